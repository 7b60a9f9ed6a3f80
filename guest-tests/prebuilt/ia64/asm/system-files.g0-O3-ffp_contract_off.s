// a2aba8063b83d6b760c6975c3ccaf700 guest-tests/file/system-files.c
	.file	"system-files.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
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
	.mmi
	nop 0
	mov r38 = r32
	nop 0
	;;
	.mib
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r37
	mov r14 = r0
	mov r33 = r8
	.mmi
	addl r40 = 65535, r0
	mov r38 = r8
	cmp4.gt p6, p7 = r0, r8
	;;
	.mlx
	nop 0
	movl r34 = @gprel(text#)
	.mlx
	nop 0
	movl r39 = @gprel(text#)
	;;
	.mib
	add r34 = r1, r34
	add r39 = r1, r39
	(p7) br.cond.dpnt .L6
	;;
	.mmi
	add r14 = r34, r14
	nop 0
	mov r38 = r33
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L6:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r14 = r8
	.mmi
	cmp.le p6, p7 = r0, r8
	nop 0
	mov r38 = r33
	;;
	.mlx
	nop 0
	movl r34 = @gprel(text#)
	.mmi
	(p7) mov r14 = r0
	;;
	add r34 = r1, r34
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r34, r14
	nop 0
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp get#
	.align 16
	.align 64
	.proc put#
put:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 3, 0
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	.mmi
	nop 0
	mov r39 = r32
	nop 0
	;;
	.mib
	addl r40 = 1, r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r33
	.mmb
	mov r34 = r8
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dpnt .L8
.L10:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r35 = [r8]
	nop 0
	mov r1 = r38
	.mmb
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	sub r35 = r0, r35
	mov r1 = r38
	mov b0 = r36
	;;
	.mib
	mov r8 = r35
	mov ar.pfs = r37
	br.ret.sptk.many b0
	;;
.L8:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r40 = r33
	mov r41 = r8
	nop 0
	.mmb
	mov r1 = r38
	mov r39 = r34
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r35 = r8
	cmp.gt p6, p7 = r0, r8
	nop 0
	.mmb
	mov r1 = r38
	mov r39 = r33
	(p6) br.cond.dpnt .L10
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	cmp.ne p6, p7 = r35, r8
	mov r1 = r38
	mov r39 = r34
	;;
	.mmi
	nop 0
	(p6) addl r35 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r35 = r0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r8 = r35
	mov r1 = r38
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	.endp put#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"ok"
	.align 8
.LC1:
	stringz	"%s: %s, now %s"
	.text
	.align 16
	.align 64
	.proc set#
set:
	.prologue 12, 35
	.mlx
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 4, 0
	movl r34 = @gprel(.LC0)
	.mmi
	mov r37 = r1
	mov r39 = r33
	mov r38 = r32
	;;
	.mii
	nop 0
	.save rp, r35
	mov r35 = b0
	.body
	add r34 = r1, r34
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = put#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r32
	nop 0
	(p7) br.cond.dpnt .L18
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r41 = r8
	.mmi
	mov r40 = r34
	nop 0
	mov r39 = r33
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
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
	;;
.L18:
	.mib
	sub r38 = r0, r8
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r34 = r8
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r41 = r8
	.mmi
	mov r40 = r34
	nop 0
	mov r39 = r33
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
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
	.endp set#
	.section	.rodata.str1.8
	.align 8
.LC2:
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
.LC3:
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
	(p6) br.cond.dpnt .L22
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
	(p7) br.cond.dpnt .L29
.L22:
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
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
.L29:
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
.LC4:
	stringz	"yes"
	.align 8
.LC5:
	stringz	"NO"
	.align 8
.LC6:
	stringz	"mode=700,uid=3,gid=4,nr_inodes=5"
	.align 8
.LC7:
	stringz	"tmpfs"
	.align 8
.LC8:
	stringz	"a source\\of it"
	.align 8
.LC9:
	stringz	"mount(\"a source\\\\of it\", folder, \"tmpfs\", MS_NOSUID | MS_NODEV | MS_NOATIME, \"mode=700,uid=3,gid=4,nr_inodes=5\")"
	.align 8
.LC10:
	stringz	"mkdtemp"
	.align 8
.LC11:
	stringz	"stat"
	.align 8
.LC12:
	stringz	"%o %d %d\n"
	.align 8
.LC13:
	stringz	"%s/%d"
	.align 8
.LC14:
	stringz	"%s "
	.align 8
.LC15:
	stringz	"/proc/self/mounts"
	.align 8
.LC16:
	stringz	"a\\040source"
	.align 8
.LC17:
	stringz	" "
	.align 8
.LC18:
	stringz	" tmpfs"
	.align 8
.LC19:
	stringz	"\n"
	.align 8
.LC20:
	stringz	"%.*s%.*s\n"
	.align 8
.LC21:
	stringz	"/proc/self/mountinfo"
	.align 8
.LC22:
	stringz	"%d"
	.align 8
.LC23:
	stringz	"sscanf(text, \"%d\", &root_id) == 1"
	.align 8
.LC24:
	stringz	"%-3s %s\n"
	.align 8
.LC25:
	stringz	"mount\\040lists"
	.align 8
.LC26:
	stringz	"line != NULL"
	.align 8
.LC27:
	stringz	"%d %d %d:%d %31s %63s %199[^\n]"
	.align 8
.LC28:
	stringz	"sscanf(line, \"%d %d %d:%d %31s %63s %199[^\\n]\", &id, &parent, &major, &minor, root, at, rest) == 7"
	.align 8
.LC29:
	stringz	"parent == root_id && id != parent && (unsigned)major == (unsigned)(st.st_dev >> 8 & 0xfff) && (unsigned)minor == (unsigned)(st.st_dev & 0xff)"
	.align 8
.LC30:
	stringz	"%s %.20s %s\n"
	.align 8
.LC31:
	stringz	"none"
	.align 8
.LC32:
	stringz	"mount(\"none\", folder, NULL, MS_UNBINDABLE, NULL)"
	.align 8
.LC33:
	stringz	"%.*s\n"
	.align 8
.LC34:
	stringz	"/tmp"
	.align 8
.LC35:
	stringz	"mount(folder, \"/tmp\", NULL, MS_BIND, NULL)"
	.align 8
.LC36:
	stringz	"mount(\"none\", folder, NULL, MS_PRIVATE, NULL)"
	.align 8
.LC37:
	stringz	"uid=5"
	.align 8
.LC38:
	stringz	"mount(\"none\", folder, NULL, MS_REMOUNT | MS_RDONLY | MS_NODIRATIME | MS_NOEXEC, \"uid=5\")"
	.align 8
.LC39:
	stringz	"umount2(folder, UMOUNT_NOFOLLOW)"
	.text
	.align 16
	.align 64
	.proc mounts#
mounts:
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 0, 13, 8, 0
	.fframe 576
	adds r12 = -576, r12
	.save rp, r41
	mov r41 = b0
	.mmi
	nop 0
	mov r43 = r1
	nop 0
	;;
	.mmi
	adds r14 = 544, r12
	adds r32 = 536, r12
	.save ar.lc, r44
	mov r44 = ar.lc
	.body
	.mlx
	mov r34 = r0
	movl r15 = 8319401308282975342
	;;
	.mlx
	st8 [r14] = r15
	movl r15 = 8462102275369563183
	.mmi
	adds r14 = 552, r12
	nop 0
	mov r45 = r32
	;;
	.mlx
	st8 [r32] = r15
	movl r15 = 24866934413088814
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = mkdtemp#
	;;
	.mib
	cmp.eq p6, p7 = 0, r8
	mov r1 = r43
	(p6) br.cond.spnt .L31
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r43
	addl r48 = 1030, r0
	mov r46 = r32
	.mmi
	mov r35 = r8
	st4 [r8] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC6)
	.mlx
	nop 0
	movl r47 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC8)
	.mmi
	add r49 = r1, r49
	nop 0
	add r47 = r1, r47
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mmi
	mov r1 = r43
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC9)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r43
	nop 0
	adds r46 = 232, r12
	.mmb
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = stat#
	;;
	.mmi
	adds r14 = 264, r12
	nop 0
	mov r1 = r43
	.mmb
	cmp4.eq p6, p7 = -1, r8
	nop 0
	(p6) br.cond.spnt .L62
	;;
	.mlx
	ld4 r48 = [r14]
	movl r37 = @gprel(.LC13)
	.mlx
	adds r14 = 260, r12
	movl r38 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC14)
	.mlx
	ld4 r47 = [r14]
	movl r45 = @gprel(.LC12)
	;;
	.mmi
	adds r14 = 256, r12
	add r37 = r1, r37
	add r38 = r1, r38
	.mii
	add r36 = r1, r36
	add r45 = r1, r45
	;;
	nop 0
	.mmb
	ld4 r46 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	nop 0
	.align 32
.L37:
	.mmi
	mov r49 = r34
	mov r48 = r32
	mov r47 = r37
	.mmb
	addl r46 = 64, r0
	adds r45 = 440, r12
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	addl r47 = 384, r0
	mov r1 = r43
	nop 0
	.mmb
	addl r46 = 65, r0
	adds r45 = 440, r12
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	mov r1 = r43
	mov r33 = r8
	.mmb
	mov r46 = r38
	mov r45 = r36
	(p7) br.cond.dpnt .L63
	;;
	.mib
	adds r34 = 1, r34
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r43
	mov r45 = r33
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r43
	cmp4.eq p6, p7 = 6, r34
	(p7) br.cond.dptk .L37
	;;
	.mlx
	nop 0
	movl r34 = @gprel(text#)
	.mmi
	addl r45 = 10, r0
	nop 0
	adds r38 = 560, r12
	;;
	.mib
	add r34 = r1, r34
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC15)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r34
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC16)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r1 = r43
	mov r33 = r8
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC17)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = strcspn#
	;;
	.mmi
	mov r1 = r43
	mov r45 = r33
	mov r37 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC18)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r1 = r43
	mov r36 = r8
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC19)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = strcspn#
	;;
	.mmi
	mov r1 = r43
	mov r49 = r36
	nop 0
	.mmi
	mov r48 = r8
	mov r47 = r33
	mov r46 = r37
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC20)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC21)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r43
	mov r47 = r38
	mov r45 = r34
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC22)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = __isoc99_sscanf
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC4)
	.mlx
	nop 0
	movl r47 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC5)
	.mlx
	add r47 = r1, r47
	movl r45 = @gprel(.LC24)
	;;
	.mmi
	(p7) add r46 = r1, r46
	nop 0
	add r45 = r1, r45
	;;
	.mib
	(p6) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r34
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC25)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r1 = r43
	mov r33 = r8
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC26)
	;;
	.mib
	nop 0
	add r47 = r1, r47
	(p7) br.cond.dpnt .L64
.L39:
	.mlx
	nop 0
	movl r46 = @gprel(.LC4)
	.mlx
	nop 0
	movl r45 = @gprel(.LC24)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	cmp.geu p6, p7 = r34, r33
	sub r34 = r34, r33
	nop 0
	.mmb
	adds r15 = -1, r33
	mov r1 = r43
	(p6) br.cond.dpnt .L40
	;;
	.mii
	andcm r34 = -1, r34
	nop 0
	;;
	mov ar.lc = r34
	.align 32
.L41:
	.mmi
	ld1 r14 = [r15], -1
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.ne p6, p7 = 10, r14
	nop 0
	(p7) br.cond.dpnt .L40
	;;
	.mib
	nop 0
	adds r33 = -1, r33
	br.cloop.sptk.few .L41
.L40:
	.mmi
	adds r14 = 16, r12
	adds r15 = 32, r12
	adds r34 = 572, r12
	.mlx
	adds r52 = 376, r12
	movl r46 = @gprel(.LC27)
	;;
	.mmi
	add r46 = r1, r46
	st8 [r14] = r15
	adds r51 = 504, r12
	.mmi
	adds r50 = 564, r12
	adds r49 = 568, r12
	mov r48 = r34
	;;
	.mib
	adds r47 = 576, r12
	mov r45 = r33
	br.call.sptk.many b0 = __isoc99_sscanf
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = 7, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC4)
	.mlx
	nop 0
	movl r47 = @gprel(.LC28)
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC5)
	.mlx
	add r47 = r1, r47
	movl r45 = @gprel(.LC24)
	;;
	.mmi
	(p7) add r46 = r1, r46
	nop 0
	add r45 = r1, r45
	;;
	.mib
	(p6) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld4 r14 = [r34]
	mov r1 = r43
	.mmi
	nop 0
	ld4 r15 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r14
	(p7) br.cond.dpnt .L65
.L53:
	.mlx
	nop 0
	movl r46 = @gprel(.LC5)
	.mlx
	nop 0
	movl r45 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC29)
	.mlx
	add r46 = r1, r46
	movl r33 = @gprel(bad.0#)
	;;
	.mmi
	add r45 = r1, r45
	nop 0
	add r47 = r1, r47
	.mmb
	add r33 = r1, r33
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	adds r48 = 32, r12
	nop 0
	.mmi
	adds r47 = 376, r12
	adds r46 = 504, r12
	adds r39 = 64, r33
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC30)
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	;;
	.mib
	add r45 = r1, r45
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	mov r49 = r0
	addl r48 = 131072, r0
	.mmi
	mov r47 = r0
	st4 [r35] = r0
	mov r46 = r32
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC31)
	;;
	.mmi
	nop 0
	add r45 = r1, r45
	nop 0
	;;
	.mib
	mov r37 = r45
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mmi
	mov r1 = r43
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC32)
	.mlx
	nop 0
	movl r40 = @gprel(.LC0)
	;;
	.mib
	add r45 = r1, r45
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC21)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC25)
	.mlx
	nop 0
	movl r45 = @gprel(text#)
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC2)
	.mmi
	add r46 = r1, r46
	nop 0
	add r45 = r1, r45
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	.mmb
	addl r46 = 32, r0
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	mov r1 = r43
	mov r34 = r8
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC19)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = strcspn#
	;;
	.mmi
	mov r1 = r43
	mov r47 = r34
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC33)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	mov r49 = r0
	addl r48 = 4096, r0
	.mmi
	mov r47 = r0
	st4 [r35] = r0
	mov r45 = r32
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC34)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mmi
	mov r1 = r43
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC35)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r49 = r0
	addl r48 = 262144, r0
	mov r47 = r0
	.mmi
	mov r1 = r43
	mov r46 = r32
	mov r45 = r37
	;;
	.mib
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mmi
	mov r1 = r43
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC36)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r43
	addl r48 = 2089, r0
	mov r47 = r0
	.mmi
	mov r46 = r32
	st4 [r35] = r0
	mov r45 = r37
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC37)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mmi
	mov r1 = r43
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC38)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC21)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC25)
	.mlx
	nop 0
	movl r45 = @gprel(text#)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	.mmb
	addl r46 = 32, r0
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	mov r1 = r43
	mov r34 = r8
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC19)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = strcspn#
	;;
	.mmi
	mov r1 = r43
	mov r47 = r34
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC33)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	addl r46 = 8, r0
	nop 0
	.mmb
	mov r45 = r32
	st4 [r35] = r0
	br.call.sptk.many b0 = umount2#
	;;
	.mmi
	mov r1 = r43
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC39)
	;;
	.mib
	nop 0
	add r45 = r1, r45
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r43
	nop 0
	nop 0
	.align 32
.L48:
	.mmi
	nop 0
	ld8 r34 = [r33], 8
	mov r48 = r0
	.mmi
	mov r47 = r38
	mov r46 = r32
	mov r45 = r37
	;;
	.mib
	mov r49 = r34
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r43
	mov r47 = r40
	.mmb
	mov r46 = r34
	mov r45 = r36
	(p7) br.cond.dpnt .L66
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r43
	mov r45 = r32
	br.call.sptk.many b0 = umount#
	;;
	.mib
	mov r1 = r43
	cmp.eq p6, p7 = r39, r33
	(p7) br.cond.dptk .L48
	.mib
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = rmdir#
	;;
	.mii
	mov r1 = r43
	mov b0 = r41
	;;
	mov ar.pfs = r42
	;;
	.mii
	nop 0
	mov ar.lc = r44
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 576, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L66:
	.body
	.copy_state 1
	.mib
	ld4 r45 = [r35]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r43
	mov r47 = r8
	nop 0
	.mmb
	mov r46 = r34
	mov r45 = r36
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r43
	mov r45 = r32
	br.call.sptk.many b0 = umount#
	;;
	.mib
	mov r1 = r43
	cmp.ne p6, p7 = r39, r33
	(p6) br.cond.dptk .L48
	.mib
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = rmdir#
	;;
	.mii
	mov r1 = r43
	mov b0 = r41
	;;
	mov ar.pfs = r42
	;;
	.mii
	nop 0
	mov ar.lc = r44
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 576, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L63:
	.body
	.copy_state 2
	.mib
	ld4 r45 = [r35]
	adds r34 = 1, r34
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r8
	.mmb
	mov r45 = r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r43
	mov r45 = r33
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 6, r34
	(p6) br.cond.dptk .L37
	;;
	.mlx
	nop 0
	movl r34 = @gprel(text#)
	.mmi
	addl r45 = 10, r0
	nop 0
	adds r38 = 560, r12
	;;
	.mib
	add r34 = r1, r34
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC15)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r34
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC16)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r1 = r43
	mov r33 = r8
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC17)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = strcspn#
	;;
	.mmi
	mov r1 = r43
	mov r45 = r33
	mov r37 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC18)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r1 = r43
	mov r36 = r8
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC19)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = strcspn#
	;;
	.mmi
	mov r1 = r43
	mov r49 = r36
	nop 0
	.mmi
	mov r48 = r8
	mov r47 = r33
	mov r46 = r37
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC20)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC21)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r43
	mov r47 = r38
	mov r45 = r34
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC22)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = __isoc99_sscanf
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC4)
	.mlx
	nop 0
	movl r47 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC5)
	.mlx
	add r47 = r1, r47
	movl r45 = @gprel(.LC24)
	;;
	.mmi
	(p7) add r46 = r1, r46
	nop 0
	add r45 = r1, r45
	;;
	.mib
	(p6) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r34
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC25)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r1 = r43
	mov r33 = r8
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC26)
	;;
	.mib
	nop 0
	add r47 = r1, r47
	(p6) br.cond.dptk .L39
.L64:
	.mlx
	nop 0
	movl r46 = @gprel(.LC5)
	.mlx
	adds r34 = 572, r12
	movl r45 = @gprel(.LC24)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	adds r14 = 16, r12
	adds r15 = 32, r12
	.mmi
	adds r52 = 376, r12
	adds r51 = 504, r12
	adds r50 = 564, r12
	;;
	.mlx
	adds r49 = 568, r12
	movl r46 = @gprel(.LC27)
	.mmi
	st8 [r14] = r15
	mov r48 = r34
	adds r47 = 576, r12
	;;
	.mib
	add r46 = r1, r46
	mov r45 = r33
	br.call.sptk.many b0 = __isoc99_sscanf
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = 7, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC4)
	.mlx
	nop 0
	movl r47 = @gprel(.LC28)
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC5)
	.mlx
	add r47 = r1, r47
	movl r45 = @gprel(.LC24)
	;;
	.mmi
	(p7) add r46 = r1, r46
	nop 0
	add r45 = r1, r45
	;;
	.mib
	(p6) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld4 r14 = [r34]
	mov r1 = r43
	.mmi
	nop 0
	ld4 r15 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L53
.L65:
	.mmi
	adds r16 = 576, r12
	;;
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r15, r14
	adds r15 = 232, r12
	(p6) br.cond.dpnt .L53
	;;
	.mmi
	ld8 r14 = [r15]
	nop 0
	adds r15 = 568, r12
	;;
	.mmi
	ld4 r16 = [r15]
	nop 0
	extr.u r15 = r14, 8, 12
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r16
	(p6) br.cond.dptk .L53
	.mmi
	nop 0
	adds r16 = 564, r12
	zxt1 r14 = r14
	.mlx
	nop 0
	movl r45 = @gprel(.LC24)
	;;
	.mlx
	ld4 r15 = [r16]
	movl r47 = @gprel(.LC29)
	.mlx
	add r45 = r1, r45
	movl r33 = @gprel(bad.0#)
	;;
	.mmi
	cmp4.ne p6, p7 = r14, r15
	add r33 = r1, r33
	add r47 = r1, r47
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC5)
	.mmi
	nop 0
	adds r39 = 64, r33
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p6) add r46 = r1, r46
	nop 0
	;;
	.mib
	(p7) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	adds r48 = 32, r12
	.mmi
	adds r47 = 376, r12
	nop 0
	adds r46 = 504, r12
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC30)
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	;;
	.mib
	add r45 = r1, r45
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	mov r49 = r0
	addl r48 = 131072, r0
	.mmi
	mov r47 = r0
	st4 [r35] = r0
	mov r46 = r32
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC31)
	;;
	.mmi
	nop 0
	add r45 = r1, r45
	nop 0
	;;
	.mib
	mov r37 = r45
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mmi
	mov r1 = r43
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC32)
	.mlx
	nop 0
	movl r40 = @gprel(.LC0)
	;;
	.mib
	add r45 = r1, r45
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC21)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC25)
	.mlx
	nop 0
	movl r45 = @gprel(text#)
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC2)
	.mmi
	add r46 = r1, r46
	nop 0
	add r45 = r1, r45
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	.mmb
	addl r46 = 32, r0
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	mov r1 = r43
	mov r34 = r8
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC19)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = strcspn#
	;;
	.mmi
	mov r1 = r43
	mov r47 = r34
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC33)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	mov r49 = r0
	addl r48 = 4096, r0
	.mmi
	mov r47 = r0
	st4 [r35] = r0
	mov r45 = r32
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC34)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mmi
	mov r1 = r43
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC35)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r43
	mov r49 = r0
	addl r48 = 262144, r0
	.mmi
	mov r47 = r0
	mov r46 = r32
	mov r45 = r37
	;;
	.mib
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mmi
	mov r1 = r43
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC36)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r43
	addl r48 = 2089, r0
	mov r47 = r0
	.mmi
	mov r46 = r32
	st4 [r35] = r0
	mov r45 = r37
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC37)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mmi
	mov r1 = r43
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC38)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC21)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC25)
	.mlx
	nop 0
	movl r45 = @gprel(text#)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	.mmb
	addl r46 = 32, r0
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	mov r1 = r43
	mov r34 = r8
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC19)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = strcspn#
	;;
	.mmi
	mov r1 = r43
	mov r47 = r34
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC33)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	mov r45 = r32
	nop 0
	.mmb
	addl r46 = 8, r0
	st4 [r35] = r0
	br.call.sptk.many b0 = umount2#
	;;
	.mmi
	mov r1 = r43
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC39)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	nop 0
	mov r1 = r43
	br .L48
	;;
.L31:
	.mlx
	nop 0
	movl r45 = @gprel(.LC10)
	;;
	.mib
	nop 0
	add r45 = r1, r45
	br.call.sptk.many b0 = must.part.0#
	;;
.L62:
	.mlx
	nop 0
	movl r45 = @gprel(.LC11)
	;;
	.mib
	nop 0
	add r45 = r1, r45
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp mounts#
	.section	.rodata.str1.8
	.align 8
.LC41:
	stringz	"/proc/sys/kernel/random/uuid"
	.align 8
.LC42:
	stringz	"strcmp(first, text) != 0 && strlen(first) == 37 && strlen(text) == 37"
	.align 8
.LC43:
	stringz	"89ab"
	.align 8
.LC44:
	stringz	"%s"
	.align 8
.LC45:
	stringz	"/proc/%s"
	.align 8
.LC46:
	stringz	"%s:\n%s"
	.align 8
.LC47:
	stringz	"/proc/meminfo"
	.align 8
.LC48:
	stringz	"MemTotal: %ld kB MemFree: %ld kB MemAvailable: %ld"
	.align 8
.LC49:
	stringz	"sscanf(text, \"MemTotal: %ld kB MemFree: %ld kB MemAvailable: %ld\", &total, &free_memory, &available) == 3"
	.align 8
.LC50:
	stringz	"Committed_AS:"
	.align 8
.LC51:
	stringz	"Committed_AS: %ld"
	.align 8
.LC52:
	stringz	"sscanf(strstr(text, \"Committed_AS:\"), \"Committed_AS: %ld\", &used) == 1 && used > 100 && used < 20000"
	.align 8
.LC53:
	stringz	"\nSwapFree:              0 kB\n"
	.align 8
.LC54:
	stringz	"total - free_memory == used && available == free_memory && strstr(text, \"\\nSwapFree:              0 kB\\n\")"
	.align 8
.LC55:
	stringz	"CommitLimit:"
	.align 8
.LC56:
	stringz	"CommitLimit: %ld"
	.align 8
.LC57:
	stringz	"sscanf(strstr(text, \"CommitLimit:\"), \"CommitLimit: %ld\", &limit) == 1 && limit == total / 2"
	.align 8
.LC58:
	stringz	"sscanf(strstr(text, \"Committed_AS:\"), \"Committed_AS: %ld\", &now) == 1 && now >= used + 900 && now < used + 1150"
	.align 8
.LC59:
	stringz	"0.00 0.00 0.00 1/1 %d\n"
	.align 8
.LC60:
	stringz	"/proc/loadavg"
	.align 8
.LC61:
	stringz	"strcmp(get(\"/proc/loadavg\"), expected) == 0"
	.align 8
.LC62:
	stringz	"0.00 0.00 0.00 1/2 %d\n"
	.align 8
.LC63:
	stringz	"/proc/cpuinfo"
	.align 8
.LC64:
	stringz	"strlen(get(\"/proc/cpuinfo\")) > 20 && strstr(text, \"\\n\")"
	.align 8
.LC65:
	stringz	"/proc/sys/fs/suid_dumpable"
	.align 8
.LC66:
	stringz	"suid_dumpable %s"
	.align 8
.LC67:
	stringz	"3"
	.align 8
.LC68:
	stringz	"-1"
	.align 8
.LC69:
	stringz	"2"
	.align 8
.LC70:
	stringz	"setresuid"
	.align 8
.LC71:
	stringz	"prctl(PR_GET_DUMPABLE)"
	.align 8
.LC72:
	stringz	"1"
	.align 8
.LC73:
	stringz	"put(\"/proc/sys/fs/suid_dumpable\", \"1\") == -EACCES"
	.align 8
.LC74:
	stringz	"/proc/sys/fs/nr_open"
	.align 8
.LC75:
	stringz	"open(\"/proc/sys/fs/nr_open\", O_RDONLY) >= 0"
	.align 8
.LC76:
	stringz	"0\n"
	.align 8
.LC77:
	stringz	"/proc/sys/fs/lease-break-time"
	.align 8
.LC78:
	stringz	"lease-break-time %s"
	.align 8
.LC79:
	stringz	"7"
	.align 8
.LC80:
	stringz	"-7"
	.align 8
.LC81:
	stringz	"2147483647"
	.align 8
.LC82:
	stringz	"2147483648"
	.align 8
.LC83:
	stringz	"x"
	.align 8
.LC84:
	stringz	"45"
	.align 8
.LC85:
	stringz	"nr_open %s"
	.align 8
.LC86:
	stringz	"63"
	.align 8
.LC87:
	stringz	"2147483584"
	.align 8
.LC88:
	stringz	"2147483585"
	.align 8
.LC89:
	stringz	"64"
	.align 8
.LC90:
	stringz	"setrlimit(RLIMIT_NOFILE, &most)"
	.align 8
.LC91:
	stringz	"1048576"
	.align 8
.LC92:
	stringz	"4"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 44
	.mmi
	.save ar.pfs, r45
	alloc r45 = ar.pfs, 0, 16, 5, 0
	.fframe 112
	adds r12 = -112, r12
	.save rp, r44
	mov r44 = b0
	.mlx
	mov r46 = r1
	movl r48 = @gprel(.LC41)
	;;
	.mib
	add r48 = r1, r48
	.save ar.lc, r47
	mov r47 = ar.lc
	.body
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r49 = r8
	.mmb
	adds r48 = 16, r12
	nop 0
	br.call.sptk.many b0 = stpcpy#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r32 = r8
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC41)
	.mlx
	nop 0
	movl r40 = @gprel(text#)
	;;
	.mib
	add r40 = r1, r40
	add r48 = r1, r48
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r49 = r40
	.mmb
	adds r48 = 16, r12
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r46
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L96
	.mmi
	adds r14 = 16, r12
	;;
	sub r32 = r32, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 37, r32
	(p7) br.cond.dpnt .L121
.L96:
	.mlx
	mov r33 = r0
	movl r49 = @gprel(.LC5)
	.mlx
	addl r37 = 540672, r0
	movl r50 = @gprel(.LC42)
	;;
	.mlx
	addl r38 = 4096, r0
	movl r48 = @gprel(.LC24)
	.mlx
	add r49 = r1, r49
	movl r36 = @gprel(text#)
	;;
	.mmi
	add r50 = r1, r50
	add r48 = r1, r48
	add r36 = r1, r36
	.mmb
	addl r43 = 63, r0
	adds r35 = 16, r12
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r46
	nop 0
	addl r42 = 52, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC92)
	.mlx
	nop 0
	movl r39 = @gprel(.LC43)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.align 32
.L73:
	.mmi
	addp4 r14 = r33, r0
	ld1 r32 = [r35], 1
	nop 0
	;;
	.mii
	nop 0
	sxt1 r49 = r32
	;;
	mov r34 = r49
	;;
	.mii
	nop 0
	shr.u r14 = r37, r14
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 0
	(p6) br.cond.dptk .L69
	;;
	.mib
	cmp4.eq p6, p7 = 14, r33
	mov r48 = r39
	(p6) br.cond.dpnt .L70
	;;
	.mib
	adds r33 = 1, r33
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r46
	;;
	.mmi
	(p6) addl r34 = 52, r0
	;;
	(p7) addl r34 = 63, r0
	cmp4.eq p6, p7 = 37, r33
	;;
	.mib
	st1 [r36] = r34, 1
	nop 0
	(p7) br.cond.dptk .L73
.L127:
	.mlx
	nop 0
	movl r35 = @gprel(text#)
	.mlx
	nop 0
	movl r33 = @gprel(constant.2#)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC45)
	.mlx
	add r35 = r1, r35
	movl r36 = @gprel(.LC46)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC44)
	.mmi
	add r33 = r1, r33
	add r38 = r1, r38
	add r36 = r1, r36
	;;
	.mmi
	add r48 = r1, r48
	nop 0
	mov r49 = r35
	.mmb
	adds r37 = 56, r33
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r46
	nop 0
	nop 0
	.align 32
.L77:
	.mmi
	ld8 r34 = [r33], 8
	nop 0
	mov r50 = r38
	.mmi
	addl r49 = 64, r0
	nop 0
	adds r48 = 16, r12
	;;
	.mib
	mov r51 = r34
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r49 = r0
	nop 0
	mov r1 = r46
	.mmb
	adds r48 = 16, r12
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r8
	mov r1 = r46
	nop 0
	.mmb
	mov r32 = r8
	mov r48 = r8
	(p7) br.cond.dpnt .L122
	;;
	.mib
	st1 [r40] = r0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r46
	mov r50 = r35
	nop 0
	.mmb
	mov r49 = r34
	mov r48 = r36
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r46
	cmp.eq p6, p7 = r33, r37
	(p7) br.cond.dptk .L77
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC47)
	.mmi
	adds r33 = 112, r12
	nop 0
	adds r32 = 96, r12
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r46
	nop 0
	adds r52 = 104, r12
	.mmi
	mov r51 = r33
	nop 0
	adds r50 = 120, r12
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC48)
	.mlx
	nop 0
	movl r48 = @gprel(text#)
	;;
	.mib
	add r49 = r1, r49
	add r48 = r1, r48
	br.call.sptk.many b0 = __isoc99_sscanf
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp4.ne p6, p7 = 3, r8
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC4)
	.mlx
	nop 0
	movl r50 = @gprel(.LC49)
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC5)
	.mlx
	add r50 = r1, r50
	movl r48 = @gprel(.LC24)
	;;
	.mmi
	(p7) add r49 = r1, r49
	nop 0
	add r48 = r1, r48
	;;
	.mib
	(p6) add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC50)
	.mlx
	nop 0
	movl r48 = @gprel(text#)
	;;
	.mib
	add r49 = r1, r49
	add r48 = r1, r48
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r1 = r46
	mov r48 = r8
	mov r50 = r32
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC51)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = __isoc99_sscanf
	;;
	.mib
	mov r1 = r46
	cmp4.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L123
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC5)
	;;
	.mmi
	(p6) add r49 = r1, r49
	nop 0
	nop 0
.L79:
	.mlx
	nop 0
	movl r50 = @gprel(.LC52)
	.mlx
	nop 0
	movl r48 = @gprel(.LC24)
	;;
	.mib
	add r50 = r1, r50
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r16 = 120, r12
	ld8 r15 = [r33]
	mov r1 = r46
	;;
	.mmi
	ld8 r14 = [r16]
	ld8 r16 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	sub r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r16, r14
	(p7) br.cond.dpnt .L124
.L104:
	.mlx
	nop 0
	movl r49 = @gprel(.LC5)
	.mlx
	nop 0
	movl r50 = @gprel(.LC54)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC24)
	.mmi
	add r50 = r1, r50
	nop 0
	add r49 = r1, r49
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC55)
	.mlx
	nop 0
	movl r48 = @gprel(text#)
	;;
	.mib
	add r49 = r1, r49
	add r48 = r1, r48
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r1 = r46
	mov r48 = r8
	adds r50 = 88, r12
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC56)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = __isoc99_sscanf
	;;
	.mib
	mov r1 = r46
	cmp4.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L125
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC5)
	;;
	.mmi
	(p6) add r49 = r1, r49
	nop 0
	nop 0
.L81:
	.mlx
	nop 0
	movl r50 = @gprel(.LC57)
	.mlx
	nop 0
	movl r48 = @gprel(.LC24)
	;;
	.mib
	add r50 = r1, r50
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r46
	nop 0
	addl r14 = 1023, r0
	.mmi
	mov r15 = r0
	nop 0
	addl r16 = 1, r0
	;;
	.mlx
	nop 0
	movl r17 = @gprel(more.1#)
	;;
	.mmi
	nop 0
	add r17 = r1, r17
	mov ar.lc = r14
	.align 32
.L82:
	.mii
	addp4 r14 = r15, r0
	adds r15 = 1024, r15
	;;
	add r14 = r17, r14
	;;
	.mib
	st1.rel [r14] = r16
	nop 0
	br.cloop.sptk.few .L82
	.mlx
	nop 0
	movl r48 = @gprel(.LC47)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC50)
	.mlx
	nop 0
	movl r48 = @gprel(text#)
	;;
	.mib
	add r49 = r1, r49
	add r48 = r1, r48
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r1 = r46
	mov r48 = r8
	adds r50 = 80, r12
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC51)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = __isoc99_sscanf
	;;
	.mib
	mov r1 = r46
	cmp4.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L126
	;;
.L109:
	.mlx
	nop 0
	movl r49 = @gprel(.LC5)
	.mlx
	addl r33 = @ltoffx(stdout#), r1
	movl r50 = @gprel(.LC58)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC24)
	.mmi
	add r49 = r1, r49
	ld8.mov r33 = [r33], stdout#
	add r50 = r1, r50
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r46
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r51 = r8
	.mmi
	addl r49 = 64, r0
	nop 0
	adds r48 = 16, r12
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC59)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC60)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	adds r49 = 16, r12
	nop 0
	mov r1 = r46
	.mmb
	mov r48 = r8
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC4)
	.mlx
	nop 0
	movl r50 = @gprel(.LC61)
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC5)
	.mlx
	add r50 = r1, r50
	movl r48 = @gprel(.LC24)
	;;
	.mmi
	(p7) add r49 = r1, r49
	nop 0
	add r48 = r1, r48
	;;
	.mib
	(p6) add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	.mmb
	ld8 r48 = [r33]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r46
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r46
	mov r32 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L85
.L86:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	mov r1 = r46
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	nop 0
	mov r1 = r46
	br .L86
.L69:
	.mii
	nop 0
	zxt1 r32 = r32
	adds r33 = 1, r33
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = __ctype_b_loc#
	;;
	.mmi
	shladd r32 = r32, 1, r0
	ld8 r14 = [r8]
	mov r1 = r46
	;;
	.mmi
	add r14 = r14, r32
	;;
	ld2 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r38, r14
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r34 = 120, r0
	cmp4.eq p6, p7 = 37, r33
	;;
	.mib
	st1 [r36] = r34, 1
	nop 0
	(p7) br.cond.dptk .L73
	.mib
	nop 0
	nop 0
	br .L127
.L70:
	.mib
	mov r48 = r41
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r46
	;;
	.mib
	(p7) st1 [r36] = r43, 1
	(p7) addl r33 = 15, r0
	(p7) br.cond.dpnt .L73
	;;
	.mib
	st1 [r36] = r42, 1
	addl r33 = 15, r0
	br .L73
.L122:
	.mmi
	addl r50 = 65535, r0
	nop 0
	mov r49 = r35
	.mmb
	mov r48 = r8
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	mov r1 = r46
	mov r48 = r32
	;;
	.mmi
	(p7) mov r8 = r0
	;;
	add r8 = r40, r8
	nop 0
	;;
	.mib
	st1 [r8] = r0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r46
	mov r50 = r35
	nop 0
	.mmb
	mov r49 = r34
	mov r48 = r36
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r46
	cmp.ne p6, p7 = r33, r37
	(p6) br.cond.dptk .L77
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC47)
	.mmi
	adds r33 = 112, r12
	nop 0
	adds r32 = 96, r12
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r46
	nop 0
	adds r52 = 104, r12
	.mmi
	mov r51 = r33
	nop 0
	adds r50 = 120, r12
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC48)
	.mlx
	nop 0
	movl r48 = @gprel(text#)
	;;
	.mib
	add r49 = r1, r49
	add r48 = r1, r48
	br.call.sptk.many b0 = __isoc99_sscanf
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp4.ne p6, p7 = 3, r8
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC4)
	.mlx
	nop 0
	movl r50 = @gprel(.LC49)
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC5)
	.mlx
	add r50 = r1, r50
	movl r48 = @gprel(.LC24)
	;;
	.mmi
	(p7) add r49 = r1, r49
	nop 0
	add r48 = r1, r48
	;;
	.mib
	(p6) add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC50)
	.mlx
	nop 0
	movl r48 = @gprel(text#)
	;;
	.mib
	add r49 = r1, r49
	add r48 = r1, r48
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r1 = r46
	mov r48 = r8
	mov r50 = r32
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC51)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = __isoc99_sscanf
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp4.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC5)
	;;
	.mib
	nop 0
	(p6) add r49 = r1, r49
	(p6) br.cond.dptk .L79
	.mib
	nop 0
	nop 0
	br .L123
.L126:
	.mmi
	adds r16 = 80, r12
	ld8 r14 = [r32]
	nop 0
	;;
	.mmi
	ld8 r15 = [r16]
	nop 0
	adds r16 = 899, r14
	;;
	.mib
	nop 0
	cmp.le p6, p7 = r15, r16
	(p6) br.cond.dptk .L109
	.mlx
	adds r14 = 1149, r14
	movl r50 = @gprel(.LC58)
	.mlx
	addl r33 = @ltoffx(stdout#), r1
	movl r48 = @gprel(.LC24)
	;;
	.mmi
	cmp.lt p6, p7 = r14, r15
	nop 0
	add r50 = r1, r50
	.mmi
	add r48 = r1, r48
	ld8.mov r33 = [r33], stdout#
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p6) add r49 = r1, r49
	nop 0
	;;
	.mib
	(p7) add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r46
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r51 = r8
	.mmi
	addl r49 = 64, r0
	nop 0
	adds r48 = 16, r12
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC59)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC60)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	adds r49 = 16, r12
	nop 0
	mov r1 = r46
	.mmb
	mov r48 = r8
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC4)
	.mlx
	nop 0
	movl r50 = @gprel(.LC61)
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC5)
	.mlx
	add r50 = r1, r50
	movl r48 = @gprel(.LC24)
	;;
	.mmi
	(p7) add r49 = r1, r49
	nop 0
	add r48 = r1, r48
	;;
	.mib
	(p6) add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	.mmb
	ld8 r48 = [r33]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r46
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r32 = r8
	mov r1 = r46
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L86
	.mib
	nop 0
	nop 0
	br .L85
	;;
.L125:
	.mlx
	adds r14 = 120, r12
	movl r50 = @gprel(.LC57)
	.mlx
	nop 0
	movl r48 = @gprel(.LC24)
	;;
	.mmi
	ld8 r15 = [r14]
	adds r14 = 88, r12
	add r50 = r1, r50
	.mmi
	add r48 = r1, r48
	;;
	ld8 r16 = [r14]
	shr.u r14 = r15, 63
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shr r14 = r14, 1
	;;
	cmp.ne p6, p7 = r16, r14
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p6) add r49 = r1, r49
	nop 0
	;;
	.mib
	(p7) add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r46
	nop 0
	addl r14 = 1023, r0
	.mmi
	mov r15 = r0
	nop 0
	addl r16 = 1, r0
	;;
	.mlx
	nop 0
	movl r17 = @gprel(more.1#)
	;;
	.mib
	add r17 = r1, r17
	mov ar.lc = r14
	br .L82
.L124:
	.mmi
	adds r16 = 104, r12
	;;
	ld8 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L104
	.mlx
	nop 0
	movl r49 = @gprel(.LC53)
	.mlx
	nop 0
	movl r48 = @gprel(text#)
	;;
	.mib
	add r49 = r1, r49
	add r48 = r1, r48
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC5)
	.mlx
	nop 0
	movl r50 = @gprel(.LC54)
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC4)
	.mlx
	add r50 = r1, r50
	movl r48 = @gprel(.LC24)
	;;
	.mmi
	(p6) add r49 = r1, r49
	nop 0
	add r48 = r1, r48
	;;
	.mib
	(p7) add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC55)
	.mlx
	nop 0
	movl r48 = @gprel(text#)
	;;
	.mib
	add r49 = r1, r49
	add r48 = r1, r48
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r1 = r46
	mov r48 = r8
	adds r50 = 88, r12
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC56)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = __isoc99_sscanf
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp4.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC5)
	;;
	.mib
	nop 0
	(p6) add r49 = r1, r49
	(p6) br.cond.dptk .L81
	.mib
	nop 0
	nop 0
	br .L125
.L123:
	.mlx
	ld8 r14 = [r32]
	movl r50 = @gprel(.LC52)
	.mlx
	addl r15 = 19898, r0
	movl r48 = @gprel(.LC24)
	;;
	.mmi
	adds r14 = -101, r14
	add r50 = r1, r50
	add r48 = r1, r48
	;;
	.mmi
	nop 0
	cmp.ltu p6, p7 = r15, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p6) add r49 = r1, r49
	nop 0
	;;
	.mib
	(p7) add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r16 = 120, r12
	ld8 r15 = [r33]
	mov r1 = r46
	;;
	.mmi
	ld8 r14 = [r16]
	ld8 r16 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	sub r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r16, r14
	(p6) br.cond.dptk .L104
	.mib
	nop 0
	nop 0
	br .L124
.L85:
	.mlx
	nop 0
	movl r50 = @gprel(.LC62)
	.mmi
	mov r51 = r8
	addl r49 = 64, r0
	adds r48 = 16, r12
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC60)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	adds r49 = 16, r12
	nop 0
	mov r1 = r46
	.mmb
	mov r48 = r8
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC4)
	.mlx
	nop 0
	movl r50 = @gprel(.LC61)
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC5)
	.mlx
	add r50 = r1, r50
	movl r48 = @gprel(.LC24)
	;;
	.mmi
	(p7) add r49 = r1, r49
	nop 0
	add r48 = r1, r48
	;;
	.mib
	(p6) add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r49 = 9, r0
	nop 0
	mov r1 = r46
	.mmb
	mov r48 = r32
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mib
	mov r1 = r46
	mov r48 = r0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC63)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mib
	mov r1 = r46
	mov r48 = r8
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp.geu p6, p7 = 20, r8
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC5)
	;;
	.mib
	nop 0
	(p6) add r49 = r1, r49
	(p6) br.cond.dptk .L88
	;;
	.mlx
	nop 0
	movl r48 = @gprel(text#)
	.mmi
	nop 0
	addl r49 = 10, r0
	nop 0
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC4)
	;;
	.mii
	(p6) add r49 = r1, r49
	nop 0
	;;
	(p7) add r49 = r1, r49
.L88:
	.mlx
	nop 0
	movl r50 = @gprel(.LC64)
	.mlx
	nop 0
	movl r48 = @gprel(.LC24)
	;;
	.mib
	add r50 = r1, r50
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC65)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r49 = r8
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC66)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC67)
	.mlx
	nop 0
	movl r48 = @gprel(.LC65)
	;;
	.mib
	add r49 = r1, r49
	add r48 = r1, r48
	br.call.sptk.many b0 = set#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC68)
	.mlx
	nop 0
	movl r48 = @gprel(.LC65)
	;;
	.mib
	add r49 = r1, r49
	add r48 = r1, r48
	br.call.sptk.many b0 = set#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC69)
	.mlx
	nop 0
	movl r48 = @gprel(.LC65)
	;;
	.mib
	add r49 = r1, r49
	add r48 = r1, r48
	br.call.sptk.many b0 = set#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	.mmb
	ld8 r48 = [r33]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r46
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r46
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L89
	.mmi
	addl r50 = 5, r0
	nop 0
	addl r48 = 5, r0
	.mmb
	addl r49 = 5, r0
	nop 0
	br.call.sptk.many b0 = setresuid#
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r48 = @gprel(.LC70)
	;;
	.mib
	(p7) add r48 = r1, r48
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
	mov r1 = r46
	nop 0
	addl r48 = 3, r0
	.mmb
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r46
	nop 0
	sxt4 r49 = r8
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC71)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC72)
	.mlx
	nop 0
	movl r48 = @gprel(.LC65)
	;;
	.mib
	add r49 = r1, r49
	add r48 = r1, r48
	br.call.sptk.many b0 = put#
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp4.ne p6, p7 = -13, r8
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC4)
	.mlx
	nop 0
	movl r50 = @gprel(.LC73)
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC5)
	.mlx
	add r50 = r1, r50
	movl r48 = @gprel(.LC24)
	;;
	.mmi
	(p7) add r49 = r1, r49
	nop 0
	add r48 = r1, r48
	;;
	.mib
	(p6) add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r49 = r0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC74)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp4.gt p6, p7 = r0, r8
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC4)
	.mlx
	nop 0
	movl r50 = @gprel(.LC75)
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC5)
	.mlx
	add r50 = r1, r50
	movl r48 = @gprel(.LC24)
	;;
	.mmi
	(p7) add r49 = r1, r49
	nop 0
	add r48 = r1, r48
	;;
	.mib
	(p6) add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	.mmb
	ld8 r48 = [r33]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r46
	mov r48 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L121:
	.mmi
	mov r48 = r40
	mov r33 = r0
	addl r37 = 540672, r0
	.mmb
	addl r38 = 4096, r0
	addl r43 = 63, r0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp.ne p6, p7 = 37, r8
	.mmi
	adds r35 = 16, r12
	nop 0
	addl r42 = 52, r0
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC5)
	.mlx
	nop 0
	movl r50 = @gprel(.LC42)
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC4)
	.mlx
	add r50 = r1, r50
	movl r48 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	movl r36 = @gprel(text#)
	.mmi
	(p6) add r49 = r1, r49
	nop 0
	add r48 = r1, r48
	;;
	.mib
	(p7) add r49 = r1, r49
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC92)
	.mlx
	nop 0
	movl r39 = @gprel(.LC43)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br .L73
.L89:
	.mib
	mov r48 = r0
	adds r33 = 24, r12
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC76)
	.mlx
	nop 0
	movl r48 = @gprel(.LC65)
	;;
	.mib
	add r49 = r1, r49
	add r48 = r1, r48
	br.call.sptk.many b0 = set#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC77)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r49 = r8
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC78)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC79)
	.mlx
	nop 0
	movl r48 = @gprel(.LC77)
	;;
	.mib
	add r49 = r1, r49
	add r48 = r1, r48
	br.call.sptk.many b0 = set#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC80)
	.mlx
	nop 0
	movl r48 = @gprel(.LC77)
	;;
	.mib
	add r49 = r1, r49
	add r48 = r1, r48
	br.call.sptk.many b0 = set#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC81)
	.mlx
	nop 0
	movl r48 = @gprel(.LC77)
	;;
	.mib
	add r49 = r1, r49
	add r48 = r1, r48
	br.call.sptk.many b0 = set#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC82)
	.mlx
	nop 0
	movl r48 = @gprel(.LC77)
	;;
	.mib
	add r49 = r1, r49
	add r48 = r1, r48
	br.call.sptk.many b0 = set#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC83)
	.mlx
	nop 0
	movl r48 = @gprel(.LC77)
	;;
	.mib
	add r49 = r1, r49
	add r48 = r1, r48
	br.call.sptk.many b0 = set#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC84)
	.mlx
	nop 0
	movl r48 = @gprel(.LC77)
	;;
	.mib
	add r49 = r1, r49
	add r48 = r1, r48
	br.call.sptk.many b0 = set#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC74)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r49 = r8
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC85)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC86)
	.mlx
	nop 0
	movl r48 = @gprel(.LC74)
	;;
	.mib
	add r49 = r1, r49
	add r48 = r1, r48
	br.call.sptk.many b0 = set#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC87)
	.mlx
	nop 0
	movl r48 = @gprel(.LC74)
	;;
	.mib
	add r49 = r1, r49
	add r48 = r1, r48
	br.call.sptk.many b0 = set#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC88)
	.mlx
	nop 0
	movl r48 = @gprel(.LC74)
	;;
	.mib
	add r49 = r1, r49
	add r48 = r1, r48
	br.call.sptk.many b0 = set#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC89)
	.mlx
	nop 0
	movl r48 = @gprel(.LC74)
	;;
	.mib
	add r49 = r1, r49
	add r48 = r1, r48
	br.call.sptk.many b0 = set#
	;;
	.mmi
	adds r15 = 16, r12
	addl r14 = 64, r0
	mov r1 = r46
	;;
	.mmi
	nop 0
	st8 [r15] = r14
	nop 0
	.mmb
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r46
	adds r49 = 16, r12
	mov r32 = r8
	.mmb
	addl r48 = 7, r0
	st4 [r8] = r0
	br.call.sptk.many b0 = setrlimit#
	;;
	.mmi
	mov r1 = r46
	nop 0
	sxt4 r49 = r8
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC90)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r14 = 65, r0
	adds r49 = 16, r12
	mov r1 = r46
	.mii
	st4 [r32] = r0
	addl r48 = 7, r0
	;;
	nop 0
	.mmb
	st8 [r49] = r14
	st8 [r33] = r14
	br.call.sptk.many b0 = setrlimit#
	;;
	.mmi
	mov r1 = r46
	nop 0
	sxt4 r49 = r8
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC90)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC91)
	.mlx
	nop 0
	movl r48 = @gprel(.LC74)
	;;
	.mib
	add r49 = r1, r49
	add r48 = r1, r48
	br.call.sptk.many b0 = set#
	;;
	.mib
	mov r1 = r46
	nop 0
	br.call.sptk.many b0 = mounts#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r46
	mov b0 = r44
	;;
	.mii
	nop 0
	mov ar.pfs = r45
	;;
	mov ar.lc = r47
	.mmb
	nop 0
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC94:
	stringz	"uid=x"
	.align 8
.LC95:
	stringz	"gid=-1"
	.align 8
.LC96:
	stringz	"mode=9"
	.align 8
.LC97:
	stringz	"nr_inodes=x"
	.align 8
.LC98:
	stringz	"size=-1"
	.align 8
.LC99:
	stringz	"none=3"
	.align 8
.LC100:
	stringz	"size"
	.align 8
.LC101:
	stringz	"mode=700,,"
	.section	.rodata
	.align 8
	.type	bad.0#, @object
	.size	bad.0#, 64
bad.0:
	data8	.LC94
	data8	.LC95
	data8	.LC96
	data8	.LC97
	data8	.LC98
	data8	.LC99
	data8	.LC100
	data8	.LC101
	.bss
	.align 8
	.type	more.1#, @object
	.size	more.1#, 1048576
more.1:
	.skip	1048576
	.section	.rodata.str1.8
	.align 8
.LC102:
	stringz	"version"
	.align 8
.LC103:
	stringz	"sys/kernel/osrelease"
	.align 8
.LC104:
	stringz	"sys/kernel/ostype"
	.align 8
.LC105:
	stringz	"sys/kernel/version"
	.align 8
.LC106:
	stringz	"devices"
	.align 8
.LC107:
	stringz	"partitions"
	.align 8
.LC108:
	stringz	"filesystems"
	.section	.rodata
	.align 8
	.type	constant.2#, @object
	.size	constant.2#, 56
constant.2:
	data8	.LC102
	data8	.LC103
	data8	.LC104
	data8	.LC105
	data8	.LC106
	data8	.LC107
	data8	.LC108
	.bss
	.align 8
	.type	text#, @object
	.size	text#, 65536
text:
	.skip	65536
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
