// 1ac21b1bb44f4e52f2b77f354bbc1b51
	.file	"directories.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc compare#
compare:
	.prologue 12, 34
	.mii
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	.mmb
	ld8 r38 = [r33]
	ld8 r37 = [r32]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcmp#
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
	.endp compare#
	.align 16
	.align 64
	.proc visit#
visit:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	addl r15 = @gprel(walked#), gp
	.save rp, r33
	mov r33 = b0
	.mmi
	addl r16 = @gprel(remove_it#), gp
	nop 0
	mov r35 = r1
	.body
	;;
	.mmi
	nop 0
	ld4 r14 = [r15]
	mov ar.pfs = r34
	.mmi
	nop 0
	ld4 r8 = [r16]
	nop 0
	;;
	.mmi
	adds r14 = 1, r14
	cmp4.eq p6, p7 = 0, r8
	mov b0 = r33
	;;
	.mbb
	st4 [r15] = r14
	(p7) br.cond.dpnt .L10
	br.ret.sptk.many b0
	;;
.L10:
	.mib
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = remove#
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
	.endp visit#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"d"
	.align 8
.LC1:
	stringz	"%s: %s\n"
	.align 8
.LC2:
	stringz	"%s:"
	.align 8
.LC3:
	stringz	" %s"
	.text
	.align 16
	.align 64
	.proc list.constprop.0#
list.constprop.0:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 8, 4, 0
	.fframe 800
	adds r12 = -800, r12
	.save rp, r36
	mov r36 = b0
	.mlx
	mov r38 = r1
	movl r40 = @gprel(.LC0)
	;;
	.mmi
	add r40 = r1, r40
	adds r33 = 16, r12
	.save ar.lc, r39
	mov r39 = ar.lc
	.body
	.mmb
	mov r32 = r0
	nop 0
	br.call.sptk.many b0 = opendir#
	;;
	.mmi
	mov r35 = r8
	cmp.eq p6, p7 = 0, r8
	nop 0
	.mmb
	mov r1 = r38
	mov r34 = r33
	(p6) br.cond.spnt .L24
	;;
	.mib
	mov r40 = r35
	nop 0
	br.call.sptk.many b0 = readdir#
	;;
	.mmi
	nop 0
	adds r40 = 19, r8
	mov r1 = r38
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L25
	.align 32
.L15:
	.mib
	adds r32 = 1, r32
	nop 0
	br.call.sptk.many b0 = strdup#
	;;
	.mmi
	mov r1 = r38
	st8 [r34] = r8, 8
	mov r40 = r35
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = readdir#
	;;
	.mmi
	nop 0
	mov r1 = r38
	adds r40 = 19, r8
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L15
	;;
.L25:
	.mlx
	nop 0
	movl r34 = @gprel(.LC3)
	.mmi
	mov r40 = r35
	nop 0
	sxt4 r35 = r32
	;;
	.mib
	add r34 = r1, r34
	nop 0
	br.call.sptk.many b0 = closedir#
	;;
	.mmi
	mov r1 = r38
	mov r41 = r35
	nop 0
	.mmi
	addl r42 = 8, r0
	adds r40 = 16, r12
	shladd r35 = r35, 3, r0
	;;
	.mmi
	addl r43 = @ltoff(@fptr(compare#)), gp
	nop 0
	adds r35 = -8, r35
	;;
	.mib
	ld8 r43 = [r43]
	shr.u r35 = r35, 3
	br.call.sptk.many b0 = qsort#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	;;
	.mib
	add r41 = r1, r41
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	nop 0
	mov r1 = r38
	nop 0
	.mib
	cmp4.eq p6, p7 = 0, r32
	mov ar.lc = r35
	(p6) br.cond.dpnt .L16
	.align 32
.L17:
	.mib
	ld8 r41 = [r33], 8
	mov r40 = r34
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br.cloop.sptk.few .L17
.L16:
	.mib
	addl r40 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	;;
	.mii
	nop 0
	mov ar.lc = r39
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 800, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L24:
	.body
	.copy_state 1
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
	ld4 r40 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mib
	add r41 = r1, r41
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	;;
	.mii
	nop 0
	mov ar.lc = r39
	nop 0
	.mmb
	.restore sp
	adds r12 = 800, r12
	nop 0
	br.ret.sptk.many b0
	.endp list.constprop.0#
	.section	.rodata.str1.8
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
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 7, 4, 0
	.fframe 4528
	adds r12 = -4528, r12
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	movl r39 = @gprel(.LC0)
	;;
	.mmi
	add r39 = r1, r39
	addl r40 = 493, r0
	.save ar.lc, r38
	mov r38 = ar.lc
	.body
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L97
	;;
.L27:
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	.mlx
	mov r32 = r0
	movl r41 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	.mlx
	add r41 = r1, r41
	movl r33 = @gprel(.LC10)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	.mmb
	add r33 = r1, r33
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r40 = 448, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC9)
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC4)
	.mmi
	add r41 = r1, r41
	nop 0
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC5)
	;;
	.mmi
	nop 0
	(p7) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	mov ar.lc = 59
	.align 32
.L32:
	.mmi
	mov r42 = r32
	mov r41 = r33
	addl r40 = 4096, r0
	.mmb
	adds r39 = 16, r12
	adds r32 = 1, r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r37
	addl r41 = 420, r0
	nop 0
	.mmb
	addl r40 = 65, r0
	adds r39 = 16, r12
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r37
	.mmb
	mov r39 = r8
	nop 0
	(p7) br.cond.spnt .L98
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r37
	br.cloop.sptk.few .L32
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = list.constprop.0#
	;;
	.mmi
	mov r1 = r37
	nop 0
	adds r40 = 4368, r12
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC0)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = stat#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC5)
	;;
	.mib
	nop 0
	(p6) add r40 = r1, r40
	(p6) br.cond.dptk .L33
	.mmi
	adds r14 = 4392, r12
	nop 0
	addl r15 = 61440, r0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	and r14 = r15, r14
	addl r15 = 16384, r0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = r15, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC4)
	;;
	.mii
	(p6) add r40 = r1, r40
	nop 0
	;;
	(p7) add r40 = r1, r40
.L33:
	.mlx
	nop 0
	movl r41 = @gprel(.LC12)
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC0)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = rmdir#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L99
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC5)
	.mlx
	nop 0
	movl r41 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC14)
	.mlx
	nop 0
	movl r39 = @gprel(.LC15)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = symlink#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L100
	;;
.L35:
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	.mlx
	nop 0
	movl r41 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	.mmi
	add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	adds r40 = 4368, r12
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC14)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = lstat#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L38
.L112:
	.mmi
	adds r33 = 4392, r12
	addl r32 = 61440, r0
	addl r15 = 40960, r0
	;;
	.mmi
	ld4 r14 = [r33]
	;;
	and r14 = r32, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r15, r14
	(p6) br.cond.dpnt .L39
.L38:
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	.mlx
	nop 0
	movl r41 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	.mmi
	add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	;;
	.mmi
	nop 0
	add r40 = r1, r40
	nop 0
	;;
	.mib
	mov r39 = r40
	nop 0
	br.call.sptk.many b0 = symlink#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L101
	;;
.L41:
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	.mlx
	nop 0
	movl r41 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	.mmi
	add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC20)
	.mlx
	nop 0
	movl r39 = @gprel(.LC21)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = link#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L102
	;;
.L44:
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	.mlx
	nop 0
	movl r41 = @gprel(.LC22)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	.mmi
	add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC23)
	.mlx
	nop 0
	movl r39 = @gprel(.LC20)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = rename#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L103
	;;
.L47:
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	.mlx
	nop 0
	movl r41 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC25)
	.mlx
	nop 0
	movl r39 = @gprel(.LC23)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = rename#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC5)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC7)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r40 = 256, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC27)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = chmod#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L104
	;;
.L51:
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	.mmi
	add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = chdir#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L105
	;;
.L54:
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	.mlx
	nop 0
	movl r41 = @gprel(.LC30)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	.mmi
	add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	adds r40 = 4368, r12
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC31)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = stat#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L106
	;;
.L57:
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	nop 0
.L58:
	.mlx
	nop 0
	movl r41 = @gprel(.LC33)
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	adds r40 = 16, r12
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC34)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = realpath#
	;;
	.mmi
	mov r1 = r37
	cmp.eq p6, p7 = 0, r8
	adds r39 = 16, r12
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC5)
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	(p6) br.cond.dpnt .L59
	;;
	.mib
	addl r40 = 47, r0
	nop 0
	br.call.sptk.many b0 = strrchr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC35)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC4)
	;;
	.mii
	(p6) add r40 = r1, r40
	nop 0
	;;
	(p7) add r40 = r1, r40
.L59:
	.mlx
	nop 0
	movl r41 = @gprel(.LC36)
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r40 = 65536, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC0)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r32 = r8
	.mmi
	mov r41 = r0
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC37)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = openat#
	;;
	.mmi
	or r8 = r8, r32
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dpnt .L107
.L60:
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	.mlx
	nop 0
	movl r41 = @gprel(.LC39)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	.mmi
	add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	addl r41 = 493, r0
	mov r39 = r32
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC40)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = mkdirat#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L108
	;;
.L63:
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	.mlx
	nop 0
	movl r41 = @gprel(.LC41)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	.mmi
	add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	mov r39 = r32
	br.call.sptk.many b0 = fchdir#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L109
	;;
.L66:
	.mlx
	addl r33 = 2000, r0
	movl r40 = @gprel(.LC5)
	.mlx
	addl r34 = 1000, r0
	movl r41 = @gprel(.LC44)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	.mmi
	add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 4520, r12
	mov r1 = r37
	adds r41 = 4512, r12
	.mlx
	mov r42 = r0
	movl r15 = 500000000
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 4528, r12
	mov r39 = r32
	.mlx
	st8 [r41] = r34
	movl r40 = @gprel(.LC45)
	;;
	.mmi
	st8 [r14] = r33
	adds r14 = 4536, r12
	add r40 = r1, r40
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = utimensat#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L110
	;;
.L69:
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	.mlx
	nop 0
	movl r41 = @gprel(.LC47)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	.mmi
	add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC18)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r1 = r37
	addl r42 = 1, r0
	addl r41 = 10, r0
	;;
	.mlx
	addl r40 = @ltoff(@fptr(visit#)), gp
	movl r39 = @gprel(.LC0)
	;;
	.mib
	ld8 r40 = [r40]
	add r39 = r1, r39
	br.call.sptk.many b0 = nftw#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC48)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC5)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC7)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	addl r14 = @gprel(walked#), gp
	movl r39 = @gprel(.LC49)
	;;
	.mmi
	nop 0
	add r39 = r1, r39
	nop 0
	.mmb
	ld4 r40 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	addl r15 = 1, r0
	addl r42 = 9, r0
	.mmi
	addl r41 = 10, r0
	;;
	addl r14 = @gprel(remove_it#), gp
	addl r40 = @ltoff(@fptr(visit#)), gp
	.mlx
	nop 0
	movl r39 = @gprel(.LC0)
	;;
	.mmi
	st4 [r14] = r15
	ld8 r40 = [r40]
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = nftw#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC50)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC5)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC7)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r40 = r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC0)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = access#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC51)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC5)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC7)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = list.constprop.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC52)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = opendir#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r32 = r8
	.mmb
	mov r39 = r8
	nop 0
	br.call.sptk.many b0 = readdir#
	;;
	.mib
	mov r1 = r37
	mov r39 = r32
	br.call.sptk.many b0 = telldir#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r32
	.mmb
	mov r33 = r8
	nop 0
	br.call.sptk.many b0 = readdir#
	;;
	.mmi
	mov r1 = r37
	nop 0
	adds r39 = 4112, r12
	.mmb
	adds r40 = 19, r8
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r40 = r33
	nop 0
	mov r1 = r37
	.mmb
	mov r39 = r32
	nop 0
	br.call.sptk.many b0 = seekdir#
	;;
	.mib
	mov r1 = r37
	mov r39 = r32
	br.call.sptk.many b0 = readdir#
	;;
	.mmi
	adds r40 = 4112, r12
	nop 0
	mov r1 = r37
	.mmb
	adds r39 = 19, r8
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC53)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC5)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC7)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	mov r39 = r32
	br.call.sptk.many b0 = rewinddir#
	;;
	.mib
	mov r1 = r37
	mov r39 = r32
	br.call.sptk.many b0 = readdir#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC54)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC5)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC7)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r40 = 65536, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC55)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r37
	mov r39 = r8
	br.call.sptk.many b0 = fchdir#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L111
	;;
.L77:
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	.mlx
	nop 0
	movl r41 = @gprel(.LC56)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	.mmi
	add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	;;
	mov ar.lc = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 4528, r12
	br.ret.sptk.many b0
	;;
.L99:
	.body
	.copy_state 1
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
	.mlx
	cmp4.ne p6, p7 = 39, r14
	movl r41 = @gprel(.LC13)
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC5)
	.mmi
	add r41 = r1, r41
	nop 0
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p6) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC14)
	.mlx
	nop 0
	movl r39 = @gprel(.LC15)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = symlink#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L35
	.mib
	nop 0
	nop 0
	br .L100
	;;
.L97:
	.mlx
	nop 0
	movl r39 = @gprel(.LC0)
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
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = -1, r8
	(p7) br.cond.dptk .L27
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
	cmp4.ne p6, p7 = 17, r14
	(p6) br.cond.dptk .L27
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mlx
	mov r32 = r0
	movl r41 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	.mlx
	add r41 = r1, r41
	movl r33 = @gprel(.LC10)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	.mmb
	add r33 = r1, r33
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r40 = 448, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC5)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC7)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	(p7) add r40 = r1, r40
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	mov ar.lc = 59
	br .L32
.L111:
	.mib
	addl r40 = 4096, r0
	adds r39 = 16, r12
	br.call.sptk.many b0 = getcwd#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = 0, r8
	.mmb
	adds r39 = 16, r12
	nop 0
	(p7) br.cond.dpnt .L77
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC55)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L77
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC56)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	.mmi
	add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	;;
	mov ar.lc = r38
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 4528, r12
	br.ret.sptk.many b0
	;;
.L100:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r39 = @gprel(.LC14)
	.mmi
	addl r41 = 4096, r0
	nop 0
	adds r40 = 16, r12
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = readlink#
	;;
	.mib
	mov r1 = r37
	cmp.eq p6, p7 = 7, r8
	(p7) br.cond.dptk .L35
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC15)
	.mmi
	addl r41 = 7, r0
	nop 0
	adds r39 = 16, r12
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L35
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	.mmi
	add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	adds r40 = 4368, r12
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC14)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = lstat#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L38
	.mib
	nop 0
	nop 0
	br .L112
	;;
.L110:
	.mlx
	nop 0
	movl r39 = @gprel(.LC46)
	.mmi
	nop 0
	adds r40 = 4368, r12
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = stat#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L69
	.mmi
	adds r14 = 4440, r12
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r33, r14
	(p6) br.cond.dptk .L69
	.mmi
	adds r14 = 4424, r12
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r34, r14
	(p6) br.cond.dptk .L69
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC47)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	.mmi
	add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC18)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r1 = r37
	addl r42 = 1, r0
	addl r41 = 10, r0
	;;
	.mlx
	addl r40 = @ltoff(@fptr(visit#)), gp
	movl r39 = @gprel(.LC0)
	;;
	.mib
	ld8 r40 = [r40]
	add r39 = r1, r39
	br.call.sptk.many b0 = nftw#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC48)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC5)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC7)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	addl r14 = @gprel(walked#), gp
	movl r39 = @gprel(.LC49)
	;;
	.mmi
	nop 0
	add r39 = r1, r39
	nop 0
	.mmb
	ld4 r40 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	addl r15 = 1, r0
	addl r42 = 9, r0
	.mmi
	addl r41 = 10, r0
	;;
	addl r14 = @gprel(remove_it#), gp
	addl r40 = @ltoff(@fptr(visit#)), gp
	.mlx
	nop 0
	movl r39 = @gprel(.LC0)
	;;
	.mmi
	st4 [r14] = r15
	ld8 r40 = [r40]
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = nftw#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC50)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC5)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC7)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r40 = r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC0)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = access#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC51)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC5)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC7)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = list.constprop.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC52)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = opendir#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r32 = r8
	.mmb
	mov r39 = r8
	nop 0
	br.call.sptk.many b0 = readdir#
	;;
	.mib
	mov r1 = r37
	mov r39 = r32
	br.call.sptk.many b0 = telldir#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r32
	.mmb
	mov r33 = r8
	nop 0
	br.call.sptk.many b0 = readdir#
	;;
	.mmi
	mov r1 = r37
	nop 0
	adds r39 = 4112, r12
	.mmb
	adds r40 = 19, r8
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r40 = r33
	nop 0
	mov r1 = r37
	.mmb
	mov r39 = r32
	nop 0
	br.call.sptk.many b0 = seekdir#
	;;
	.mib
	mov r1 = r37
	mov r39 = r32
	br.call.sptk.many b0 = readdir#
	;;
	.mmi
	adds r40 = 4112, r12
	nop 0
	mov r1 = r37
	.mmb
	adds r39 = 19, r8
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC53)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC5)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC7)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	mov r39 = r32
	br.call.sptk.many b0 = rewinddir#
	;;
	.mib
	mov r1 = r37
	mov r39 = r32
	br.call.sptk.many b0 = readdir#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC54)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC5)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC7)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r40 = 65536, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC55)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r37
	mov r39 = r8
	br.call.sptk.many b0 = fchdir#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L77
	.mib
	nop 0
	nop 0
	br .L111
	;;
.L109:
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
	br.call.sptk.many b0 = access#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L66
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC43)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = chdir#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L66
	;;
	.mlx
	addl r33 = 2000, r0
	movl r40 = @gprel(.LC4)
	.mlx
	addl r34 = 1000, r0
	movl r41 = @gprel(.LC44)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	.mmi
	add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 4520, r12
	mov r1 = r37
	adds r41 = 4512, r12
	.mlx
	mov r42 = r0
	movl r15 = 500000000
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 4528, r12
	mov r39 = r32
	.mlx
	st8 [r41] = r34
	movl r40 = @gprel(.LC45)
	;;
	.mmi
	st8 [r14] = r33
	adds r14 = 4536, r12
	add r40 = r1, r40
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = utimensat#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L69
	.mib
	nop 0
	nop 0
	br .L110
	;;
.L108:
	.mlx
	nop 0
	movl r40 = @gprel(.LC40)
	.mmi
	addl r41 = 512, r0
	nop 0
	mov r39 = r32
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = unlinkat#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L63
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC40)
	.mmi
	mov r42 = r0
	mov r41 = r0
	mov r39 = r32
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = faccessat#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dptk .L63
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC41)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	.mmi
	add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	mov r39 = r32
	br.call.sptk.many b0 = fchdir#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L66
	.mib
	nop 0
	nop 0
	br .L109
	;;
.L107:
	.mlx
	nop 0
	movl r40 = @gprel(.LC38)
	.mmi
	addl r42 = 256, r0
	adds r41 = 4368, r12
	mov r39 = r32
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = fstatat#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L60
	.mmi
	adds r14 = 4392, r12
	nop 0
	addl r15 = 61440, r0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	and r14 = r15, r14
	addl r15 = 40960, r0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L60
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC39)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	.mmi
	add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	addl r41 = 493, r0
	mov r39 = r32
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC40)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = mkdirat#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L63
	.mib
	nop 0
	nop 0
	br .L108
	;;
.L106:
	.mlx
	nop 0
	movl r39 = @gprel(.LC32)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = chdir#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r40 = r1, r40
	(p6) br.cond.dptk .L58
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br .L58
	;;
.L105:
	.mib
	addl r40 = 4096, r0
	adds r39 = 16, r12
	br.call.sptk.many b0 = getcwd#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r1 = r37
	nop 0
	.mmb
	addl r40 = 47, r0
	adds r39 = 16, r12
	(p7) br.cond.dpnt .L54
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strrchr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC29)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L54
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC30)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	.mmi
	add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	adds r40 = 4368, r12
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC31)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = stat#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L57
	.mib
	nop 0
	nop 0
	br .L106
	;;
.L104:
	.mlx
	nop 0
	movl r39 = @gprel(.LC27)
	.mmi
	nop 0
	adds r40 = 4368, r12
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = stat#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L51
	.mmi
	adds r14 = 4392, r12
	nop 0
	addl r15 = 511, r0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	and r14 = r15, r14
	addl r15 = 256, r0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L51
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	.mmi
	add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = chdir#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L54
	.mib
	nop 0
	nop 0
	br .L105
	;;
.L103:
	.mlx
	nop 0
	movl r39 = @gprel(.LC20)
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
	mov r1 = r37
	cmp4.eq p6, p7 = -1, r8
	(p7) br.cond.dptk .L47
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC23)
	.mmi
	nop 0
	addl r40 = 6, r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = access#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L47
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC25)
	.mlx
	nop 0
	movl r39 = @gprel(.LC23)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = rename#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC5)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC7)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r40 = 256, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC27)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = chmod#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L51
	.mib
	nop 0
	nop 0
	br .L104
	;;
.L102:
	.mlx
	nop 0
	movl r39 = @gprel(.LC20)
	.mmi
	nop 0
	adds r40 = 4368, r12
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = stat#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L44
	.mmi
	adds r14 = 4384, r12
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L44
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC22)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	.mmi
	add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC23)
	.mlx
	nop 0
	movl r39 = @gprel(.LC20)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = rename#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L47
	.mib
	nop 0
	nop 0
	br .L103
	;;
.L101:
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
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = -1, r8
	(p7) br.cond.dptk .L41
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
	cmp4.ne p6, p7 = 40, r14
	(p6) br.cond.dptk .L41
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	.mmi
	add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC20)
	.mlx
	nop 0
	movl r39 = @gprel(.LC21)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = link#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L44
	.mib
	nop 0
	nop 0
	br .L102
	;;
.L39:
	.mlx
	nop 0
	movl r39 = @gprel(.LC14)
	.mmi
	nop 0
	adds r40 = 4368, r12
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = stat#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L38
	.mii
	ld4 r14 = [r33]
	addl r15 = 32768, r0
	;;
	and r14 = r32, r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L38
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	.mmi
	add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	;;
	.mmi
	nop 0
	add r40 = r1, r40
	nop 0
	;;
	.mib
	mov r39 = r40
	nop 0
	br.call.sptk.many b0 = symlink#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L41
	.mib
	nop 0
	nop 0
	br .L101
.L98:
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
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	.mlx
	nop 0
	movl r40 = @gprel(.LC11)
	;;
	.mib
	add r39 = r1, r39
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	addl r39 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp main#
	.sbss
	.align 4
	.type	remove_it#, @object
	.size	remove_it#, 4
remove_it:
	.skip	4
	.align 4
	.type	walked#, @object
	.size	walked#, 4
walked:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
