// dabaed57499975bf318224e6c6d20323 guest-tests/file/system-files.c
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
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 0, 12, 8, 0
	.fframe 576
	adds r12 = -576, r12
	.save rp, r40
	mov r40 = b0
	.mmi
	nop 0
	mov r42 = r1
	nop 0
	;;
	.mmi
	adds r14 = 544, r12
	adds r32 = 536, r12
	.save ar.lc, r43
	mov r43 = ar.lc
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
	mov r44 = r32
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
	mov r1 = r42
	(p6) br.cond.spnt .L31
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r42
	addl r47 = 1030, r0
	mov r45 = r32
	.mmi
	mov r35 = r8
	st4 [r8] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC6)
	.mlx
	nop 0
	movl r46 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC8)
	.mmi
	add r48 = r1, r48
	nop 0
	add r46 = r1, r46
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC9)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	nop 0
	adds r45 = 232, r12
	.mmb
	mov r44 = r32
	nop 0
	br.call.sptk.many b0 = stat#
	;;
	.mmi
	adds r14 = 264, r12
	nop 0
	mov r1 = r42
	.mmb
	cmp4.eq p6, p7 = -1, r8
	nop 0
	(p6) br.cond.spnt .L59
	;;
	.mlx
	ld4 r47 = [r14]
	movl r37 = @gprel(.LC13)
	.mlx
	adds r14 = 260, r12
	movl r38 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC14)
	.mlx
	ld4 r46 = [r14]
	movl r44 = @gprel(.LC12)
	;;
	.mmi
	adds r14 = 256, r12
	add r37 = r1, r37
	nop 0
	.mmi
	add r38 = r1, r38
	add r36 = r1, r36
	add r44 = r1, r44
	;;
	.mib
	ld4 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r42
	mov ar.lc = 5
	.align 32
.L35:
	.mmi
	mov r48 = r34
	mov r47 = r32
	mov r46 = r37
	.mmb
	addl r45 = 64, r0
	adds r44 = 440, r12
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	addl r45 = 65, r0
	addl r46 = 384, r0
	nop 0
	.mmb
	mov r1 = r42
	adds r44 = 440, r12
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	mov r1 = r42
	nop 0
	.mmb
	mov r33 = r8
	mov r44 = r36
	(p7) br.cond.dpnt .L60
	;;
	.mib
	(p6) mov r45 = r38
	adds r34 = 1, r34
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r42
	mov r44 = r33
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r42
	br.cloop.sptk.few .L35
	;;
.L64:
	.mlx
	nop 0
	movl r34 = @gprel(text#)
	.mmi
	addl r44 = 10, r0
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
	mov r1 = r42
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC15)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r34
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC16)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r1 = r42
	mov r33 = r8
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC17)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = strcspn#
	;;
	.mmi
	mov r1 = r42
	mov r44 = r33
	mov r37 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC18)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r1 = r42
	mov r36 = r8
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC19)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = strcspn#
	;;
	.mmi
	mov r1 = r42
	mov r48 = r36
	nop 0
	.mmi
	mov r47 = r8
	mov r46 = r33
	mov r45 = r37
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC20)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC21)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r42
	mov r44 = r34
	mov r46 = r38
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC22)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = __isoc99_sscanf
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC4)
	.mlx
	nop 0
	movl r46 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC5)
	.mlx
	add r46 = r1, r46
	movl r44 = @gprel(.LC24)
	;;
	.mmi
	(p7) add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r34
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC25)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r1 = r42
	cmp.ne p6, p7 = 0, r8
	mov r33 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC26)
	.mlx
	nop 0
	movl r45 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC24)
	.mmb
	add r46 = r1, r46
	add r45 = r1, r45
	(p7) br.cond.dpnt .L61
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	cmp.geu p6, p7 = r34, r33
	sub r34 = r34, r33
	nop 0
	.mmb
	adds r15 = -1, r33
	mov r1 = r42
	(p6) br.cond.dpnt .L38
	;;
	.mii
	andcm r34 = -1, r34
	nop 0
	;;
	mov ar.lc = r34
	.align 32
.L39:
	.mmi
	ld1 r14 = [r15], -1
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.ne p6, p7 = 10, r14
	nop 0
	(p7) br.cond.dpnt .L38
	;;
	.mib
	nop 0
	adds r33 = -1, r33
	br.cloop.sptk.few .L39
.L38:
	.mmi
	adds r14 = 16, r12
	adds r15 = 32, r12
	adds r34 = 572, r12
	.mlx
	adds r51 = 376, r12
	movl r45 = @gprel(.LC27)
	;;
	.mmi
	add r45 = r1, r45
	st8 [r14] = r15
	adds r50 = 504, r12
	.mmi
	adds r49 = 564, r12
	adds r48 = 568, r12
	mov r47 = r34
	;;
	.mib
	adds r46 = 576, r12
	mov r44 = r33
	br.call.sptk.many b0 = __isoc99_sscanf
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.ne p6, p7 = 7, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC4)
	.mlx
	nop 0
	movl r46 = @gprel(.LC28)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC5)
	.mlx
	add r46 = r1, r46
	movl r44 = @gprel(.LC24)
	;;
	.mmi
	(p7) add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld4 r14 = [r34]
	mov r1 = r42
	.mmi
	nop 0
	ld4 r15 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r14
	(p7) br.cond.dpnt .L62
.L50:
	.mlx
	nop 0
	movl r45 = @gprel(.LC5)
	.mlx
	nop 0
	movl r44 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC29)
	.mlx
	add r45 = r1, r45
	movl r34 = @gprel(bad.0#)
	;;
	.mmi
	add r44 = r1, r44
	nop 0
	add r46 = r1, r46
	.mmb
	add r34 = r1, r34
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	adds r47 = 32, r12
	.mmi
	adds r46 = 376, r12
	nop 0
	adds r45 = 504, r12
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC30)
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	;;
	.mib
	add r44 = r1, r44
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	mov r48 = r0
	addl r47 = 131072, r0
	.mmi
	mov r46 = r0
	st4 [r35] = r0
	mov r45 = r32
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC31)
	;;
	.mmi
	nop 0
	add r44 = r1, r44
	nop 0
	;;
	.mib
	mov r37 = r44
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC32)
	.mlx
	nop 0
	movl r39 = @gprel(.LC0)
	;;
	.mib
	add r44 = r1, r44
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC21)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC25)
	.mlx
	nop 0
	movl r44 = @gprel(text#)
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC2)
	.mmi
	add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	.mmb
	addl r45 = 32, r0
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	mov r1 = r42
	mov r33 = r8
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC19)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = strcspn#
	;;
	.mmi
	mov r1 = r42
	mov r46 = r33
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC33)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	mov r48 = r0
	addl r47 = 4096, r0
	.mmi
	mov r46 = r0
	st4 [r35] = r0
	mov r44 = r32
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC34)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC35)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r48 = r0
	addl r47 = 262144, r0
	mov r46 = r0
	.mmi
	mov r1 = r42
	mov r45 = r32
	mov r44 = r37
	;;
	.mib
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC36)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	addl r47 = 2089, r0
	mov r46 = r0
	.mmi
	mov r45 = r32
	st4 [r35] = r0
	mov r44 = r37
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC37)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC38)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC21)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC25)
	.mlx
	nop 0
	movl r44 = @gprel(text#)
	;;
	.mib
	add r45 = r1, r45
	add r44 = r1, r44
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	.mmb
	addl r45 = 32, r0
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	mov r1 = r42
	mov r33 = r8
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC19)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = strcspn#
	;;
	.mmi
	mov r1 = r42
	mov r46 = r33
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC33)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	addl r45 = 8, r0
	nop 0
	.mmb
	mov r44 = r32
	st4 [r35] = r0
	br.call.sptk.many b0 = umount2#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC39)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	mov ar.lc = 7
	.align 32
.L44:
	.mmi
	nop 0
	ld8 r33 = [r34], 8
	mov r46 = r38
	.mmi
	mov r47 = r0
	mov r45 = r32
	mov r44 = r37
	;;
	.mib
	mov r48 = r33
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r42
	nop 0
	.mmb
	mov r45 = r33
	mov r44 = r36
	(p7) br.cond.dpnt .L63
	;;
	.mib
	(p6) mov r46 = r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r42
	mov r44 = r32
	br.call.sptk.many b0 = umount#
	;;
	.mib
	nop 0
	mov r1 = r42
	br.cloop.sptk.few .L44
.L65:
	.mib
	mov r44 = r32
	nop 0
	br.call.sptk.many b0 = rmdir#
	;;
	.mii
	mov r1 = r42
	mov b0 = r40
	;;
	mov ar.pfs = r41
	;;
	.mii
	nop 0
	mov ar.lc = r43
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 576, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L60:
	.body
	.copy_state 1
	.mib
	ld4 r44 = [r35]
	adds r34 = 1, r34
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	.mmb
	mov r44 = r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r42
	mov r44 = r33
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r42
	br.cloop.sptk.few .L35
	.mib
	nop 0
	nop 0
	br .L64
.L63:
	.mib
	ld4 r44 = [r35]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r42
	mov r46 = r8
	nop 0
	.mmb
	mov r45 = r33
	mov r44 = r36
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r42
	mov r44 = r32
	br.call.sptk.many b0 = umount#
	;;
	.mib
	nop 0
	mov r1 = r42
	br.cloop.sptk.few .L44
	.mib
	nop 0
	nop 0
	br .L65
.L62:
	.mmi
	adds r16 = 576, r12
	;;
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r15, r14
	adds r15 = 232, r12
	(p6) br.cond.dpnt .L50
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
	(p6) br.cond.dptk .L50
	.mmi
	nop 0
	adds r16 = 564, r12
	zxt1 r14 = r14
	.mlx
	nop 0
	movl r44 = @gprel(.LC24)
	;;
	.mlx
	ld4 r15 = [r16]
	movl r46 = @gprel(.LC29)
	.mlx
	add r44 = r1, r44
	movl r34 = @gprel(bad.0#)
	;;
	.mmi
	cmp4.ne p6, p7 = r14, r15
	add r46 = r1, r46
	add r34 = r1, r34
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p6) add r45 = r1, r45
	nop 0
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	adds r47 = 32, r12
	.mmi
	adds r46 = 376, r12
	nop 0
	adds r45 = 504, r12
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC30)
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	;;
	.mib
	add r44 = r1, r44
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	mov r48 = r0
	addl r47 = 131072, r0
	.mmi
	mov r46 = r0
	st4 [r35] = r0
	mov r45 = r32
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC31)
	;;
	.mmi
	nop 0
	add r44 = r1, r44
	nop 0
	;;
	.mib
	mov r37 = r44
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC32)
	.mlx
	nop 0
	movl r39 = @gprel(.LC0)
	;;
	.mib
	add r44 = r1, r44
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC21)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC25)
	.mlx
	nop 0
	movl r44 = @gprel(text#)
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC2)
	.mmi
	add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	.mmb
	addl r45 = 32, r0
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	mov r1 = r42
	mov r33 = r8
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC19)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = strcspn#
	;;
	.mmi
	mov r1 = r42
	mov r46 = r33
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC33)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	mov r48 = r0
	addl r47 = 4096, r0
	.mmi
	mov r46 = r0
	st4 [r35] = r0
	mov r44 = r32
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC34)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC35)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	mov r48 = r0
	addl r47 = 262144, r0
	.mmi
	mov r46 = r0
	mov r45 = r32
	mov r44 = r37
	;;
	.mib
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC36)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	addl r47 = 2089, r0
	mov r46 = r0
	.mmi
	mov r45 = r32
	st4 [r35] = r0
	mov r44 = r37
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC37)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC38)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC21)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC25)
	.mlx
	nop 0
	movl r44 = @gprel(text#)
	;;
	.mib
	add r45 = r1, r45
	add r44 = r1, r44
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	.mmb
	addl r45 = 32, r0
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	mov r1 = r42
	mov r33 = r8
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC19)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = strcspn#
	;;
	.mmi
	mov r1 = r42
	mov r46 = r33
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC33)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	mov r44 = r32
	nop 0
	.mmb
	addl r45 = 8, r0
	st4 [r35] = r0
	br.call.sptk.many b0 = umount2#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC39)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r42
	mov ar.lc = 7
	br .L44
	;;
.L61:
	.mlx
	nop 0
	movl r45 = @gprel(.LC5)
	.mlx
	adds r34 = 572, r12
	movl r44 = @gprel(.LC24)
	;;
	.mib
	add r45 = r1, r45
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	adds r14 = 16, r12
	adds r15 = 32, r12
	.mmi
	adds r51 = 376, r12
	adds r50 = 504, r12
	adds r49 = 564, r12
	;;
	.mlx
	adds r48 = 568, r12
	movl r45 = @gprel(.LC27)
	.mmi
	st8 [r14] = r15
	mov r47 = r34
	adds r46 = 576, r12
	;;
	.mib
	add r45 = r1, r45
	mov r44 = r33
	br.call.sptk.many b0 = __isoc99_sscanf
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.ne p6, p7 = 7, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC4)
	.mlx
	nop 0
	movl r46 = @gprel(.LC28)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC5)
	.mlx
	add r46 = r1, r46
	movl r44 = @gprel(.LC24)
	;;
	.mmi
	(p7) add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld4 r14 = [r34]
	mov r1 = r42
	.mmi
	nop 0
	ld4 r15 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L50
	.mib
	nop 0
	nop 0
	br .L62
.L31:
	.mlx
	nop 0
	movl r44 = @gprel(.LC10)
	;;
	.mib
	nop 0
	add r44 = r1, r44
	br.call.sptk.many b0 = must.part.0#
	;;
.L59:
	.mlx
	nop 0
	movl r44 = @gprel(.LC11)
	;;
	.mib
	nop 0
	add r44 = r1, r44
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp mounts#
	.section	.rodata.str1.8
	.align 8
.LC40:
	stringz	"/proc/sys/kernel/random/uuid"
	.align 8
.LC41:
	stringz	"strcmp(first, text) != 0 && strlen(first) == 37 && strlen(text) == 37"
	.align 8
.LC42:
	stringz	"89ab"
	.align 8
.LC43:
	stringz	"%s"
	.align 8
.LC44:
	stringz	"/proc/%s"
	.align 8
.LC45:
	stringz	"%s:\n%s"
	.align 8
.LC46:
	stringz	"/proc/meminfo"
	.align 8
.LC47:
	stringz	"MemTotal: %ld kB MemFree: %ld kB MemAvailable: %ld"
	.align 8
.LC48:
	stringz	"sscanf(text, \"MemTotal: %ld kB MemFree: %ld kB MemAvailable: %ld\", &total, &free_memory, &available) == 3"
	.align 8
.LC49:
	stringz	"Committed_AS:"
	.align 8
.LC50:
	stringz	"Committed_AS: %ld"
	.align 8
.LC51:
	stringz	"sscanf(strstr(text, \"Committed_AS:\"), \"Committed_AS: %ld\", &used) == 1 && used > 100 && used < 20000"
	.align 8
.LC52:
	stringz	"\nSwapFree:              0 kB\n"
	.align 8
.LC53:
	stringz	"total - free_memory == used && available == free_memory && strstr(text, \"\\nSwapFree:              0 kB\\n\")"
	.align 8
.LC54:
	stringz	"CommitLimit:"
	.align 8
.LC55:
	stringz	"CommitLimit: %ld"
	.align 8
.LC56:
	stringz	"sscanf(strstr(text, \"CommitLimit:\"), \"CommitLimit: %ld\", &limit) == 1 && limit == total / 2"
	.align 8
.LC57:
	stringz	"sscanf(strstr(text, \"Committed_AS:\"), \"Committed_AS: %ld\", &now) == 1 && now >= used + 900 && now < used + 1150"
	.align 8
.LC58:
	stringz	"0.00 0.00 0.00 1/1 %d\n"
	.align 8
.LC59:
	stringz	"/proc/loadavg"
	.align 8
.LC60:
	stringz	"strcmp(get(\"/proc/loadavg\"), expected) == 0"
	.align 8
.LC61:
	stringz	"0.00 0.00 0.00 1/2 %d\n"
	.align 8
.LC62:
	stringz	"/proc/cpuinfo"
	.align 8
.LC63:
	stringz	"strlen(get(\"/proc/cpuinfo\")) > 20 && strstr(text, \"\\n\")"
	.align 8
.LC64:
	stringz	"/proc/sys/fs/suid_dumpable"
	.align 8
.LC65:
	stringz	"suid_dumpable %s"
	.align 8
.LC66:
	stringz	"3"
	.align 8
.LC67:
	stringz	"-1"
	.align 8
.LC68:
	stringz	"2"
	.align 8
.LC69:
	stringz	"setresuid"
	.align 8
.LC70:
	stringz	"prctl(PR_GET_DUMPABLE)"
	.align 8
.LC71:
	stringz	"1"
	.align 8
.LC72:
	stringz	"put(\"/proc/sys/fs/suid_dumpable\", \"1\") == -EACCES"
	.align 8
.LC73:
	stringz	"/proc/sys/fs/nr_open"
	.align 8
.LC74:
	stringz	"open(\"/proc/sys/fs/nr_open\", O_RDONLY) >= 0"
	.align 8
.LC75:
	stringz	"0\n"
	.align 8
.LC76:
	stringz	"/proc/sys/fs/lease-break-time"
	.align 8
.LC77:
	stringz	"lease-break-time %s"
	.align 8
.LC78:
	stringz	"7"
	.align 8
.LC79:
	stringz	"-7"
	.align 8
.LC80:
	stringz	"2147483647"
	.align 8
.LC81:
	stringz	"2147483648"
	.align 8
.LC82:
	stringz	"x"
	.align 8
.LC83:
	stringz	"45"
	.align 8
.LC84:
	stringz	"nr_open %s"
	.align 8
.LC85:
	stringz	"63"
	.align 8
.LC86:
	stringz	"2147483584"
	.align 8
.LC87:
	stringz	"2147483585"
	.align 8
.LC88:
	stringz	"64"
	.align 8
.LC89:
	stringz	"setrlimit(RLIMIT_NOFILE, &most)"
	.align 8
.LC90:
	stringz	"1048576"
	.align 8
.LC91:
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
	movl r48 = @gprel(.LC40)
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
	movl r48 = @gprel(.LC40)
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
	(p6) br.cond.dptk .L93
	.mmi
	adds r14 = 16, r12
	;;
	sub r32 = r32, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 37, r32
	(p7) br.cond.dpnt .L120
.L93:
	.mlx
	mov r33 = r0
	movl r49 = @gprel(.LC5)
	.mlx
	addl r37 = 540672, r0
	movl r50 = @gprel(.LC41)
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
	movl r41 = @gprel(.LC91)
	.mlx
	nop 0
	movl r39 = @gprel(.LC42)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.align 32
.L72:
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
	(p6) br.cond.dptk .L68
	;;
	.mib
	cmp4.eq p6, p7 = 14, r33
	mov r48 = r39
	(p6) br.cond.dpnt .L69
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
	(p7) br.cond.dptk .L72
.L127:
	.mlx
	nop 0
	movl r35 = @gprel(text#)
	.mlx
	nop 0
	movl r34 = @gprel(constant.2#)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC44)
	.mlx
	add r35 = r1, r35
	movl r36 = @gprel(.LC45)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC43)
	.mmi
	add r34 = r1, r34
	add r37 = r1, r37
	add r36 = r1, r36
	;;
	.mib
	add r48 = r1, r48
	mov r49 = r35
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	mov ar.lc = 6
	.align 32
.L74:
	.mmi
	ld8 r33 = [r34], 8
	nop 0
	mov r50 = r37
	.mmi
	addl r49 = 64, r0
	nop 0
	adds r48 = 16, r12
	;;
	.mib
	mov r51 = r33
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
	nop 0
	mov r32 = r8
	.mmb
	mov r1 = r46
	nop 0
	(p7) br.cond.dpnt .L121
	;;
	.mii
	(p6) mov r14 = r0
	mov r48 = r32
	;;
	add r14 = r40, r14
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r46
	mov r50 = r35
	nop 0
	.mmb
	mov r49 = r33
	mov r48 = r36
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r46
	br.cloop.sptk.few .L74
	;;
.L126:
	.mlx
	nop 0
	movl r48 = @gprel(.LC46)
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
	movl r49 = @gprel(.LC47)
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
	movl r50 = @gprel(.LC48)
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
	movl r49 = @gprel(.LC49)
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
	movl r49 = @gprel(.LC50)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = __isoc99_sscanf
	;;
	.mib
	mov r1 = r46
	cmp4.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L122
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC5)
	.mlx
	nop 0
	movl r50 = @gprel(.LC51)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC24)
	.mmi
	(p6) add r49 = r1, r49
	nop 0
	add r50 = r1, r50
	;;
	.mib
	add r48 = r1, r48
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
	(p7) br.cond.dpnt .L123
.L102:
	.mlx
	nop 0
	movl r49 = @gprel(.LC5)
	.mlx
	nop 0
	movl r50 = @gprel(.LC53)
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
	movl r49 = @gprel(.LC54)
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
	movl r49 = @gprel(.LC55)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = __isoc99_sscanf
	;;
	.mib
	mov r1 = r46
	cmp4.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L124
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC5)
	;;
	.mmi
	(p6) add r49 = r1, r49
	nop 0
	nop 0
.L78:
	.mlx
	nop 0
	movl r50 = @gprel(.LC56)
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
.L79:
	.mii
	addp4 r14 = r15, r0
	adds r15 = 1024, r15
	;;
	add r14 = r17, r14
	;;
	.mib
	st1.rel [r14] = r16
	nop 0
	br.cloop.sptk.few .L79
	.mlx
	nop 0
	movl r48 = @gprel(.LC46)
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
	movl r49 = @gprel(.LC49)
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
	movl r49 = @gprel(.LC50)
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
.L107:
	.mlx
	nop 0
	movl r49 = @gprel(.LC5)
	.mlx
	addl r33 = @ltoffx(stdout#), r1
	movl r50 = @gprel(.LC57)
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
	movl r50 = @gprel(.LC58)
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
	movl r48 = @gprel(.LC59)
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
	movl r50 = @gprel(.LC60)
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
	(p6) br.cond.dpnt .L82
.L83:
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
	br .L83
.L121:
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
	mov r14 = r8
	nop 0
	cmp.le p6, p7 = r0, r8
	.mii
	mov r1 = r46
	mov r48 = r32
	;;
	(p7) mov r14 = r0
	;;
	.mmi
	nop 0
	add r14 = r40, r14
	nop 0
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r46
	mov r50 = r35
	nop 0
	.mmb
	mov r49 = r33
	mov r48 = r36
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r46
	br.cloop.sptk.few .L74
	.mib
	nop 0
	nop 0
	br .L126
.L68:
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
	(p7) br.cond.dptk .L72
	.mib
	nop 0
	nop 0
	br .L127
.L69:
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
	(p7) br.cond.dpnt .L72
	;;
	.mib
	st1 [r36] = r42, 1
	addl r33 = 15, r0
	br .L72
.L125:
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
	(p6) br.cond.dptk .L107
	.mlx
	adds r14 = 1149, r14
	movl r50 = @gprel(.LC57)
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
	movl r50 = @gprel(.LC58)
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
	movl r48 = @gprel(.LC59)
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
	movl r50 = @gprel(.LC60)
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
	(p7) br.cond.dptk .L83
	.mib
	nop 0
	nop 0
	br .L82
	;;
.L124:
	.mlx
	adds r14 = 120, r12
	movl r50 = @gprel(.LC56)
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
	br .L79
.L123:
	.mmi
	adds r16 = 104, r12
	;;
	ld8 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L102
	.mlx
	nop 0
	movl r49 = @gprel(.LC52)
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
	movl r50 = @gprel(.LC53)
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
	movl r49 = @gprel(.LC54)
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
	movl r49 = @gprel(.LC55)
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
	(p6) br.cond.dptk .L78
	.mib
	nop 0
	nop 0
	br .L124
.L122:
	.mlx
	ld8 r14 = [r32]
	movl r50 = @gprel(.LC51)
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
	(p6) br.cond.dptk .L102
	.mib
	nop 0
	nop 0
	br .L123
.L82:
	.mlx
	nop 0
	movl r50 = @gprel(.LC61)
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
	movl r48 = @gprel(.LC59)
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
	movl r50 = @gprel(.LC60)
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
	movl r48 = @gprel(.LC62)
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
	(p6) br.cond.dptk .L85
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
.L85:
	.mlx
	nop 0
	movl r50 = @gprel(.LC63)
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
	movl r48 = @gprel(.LC64)
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
	movl r48 = @gprel(.LC65)
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
	movl r49 = @gprel(.LC66)
	.mlx
	nop 0
	movl r48 = @gprel(.LC64)
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
	movl r49 = @gprel(.LC67)
	.mlx
	nop 0
	movl r48 = @gprel(.LC64)
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
	movl r48 = @gprel(.LC64)
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
	(p6) br.cond.dptk .L86
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
	(p7) movl r48 = @gprel(.LC69)
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
	movl r48 = @gprel(.LC70)
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
	movl r49 = @gprel(.LC71)
	.mlx
	nop 0
	movl r48 = @gprel(.LC64)
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
	movl r50 = @gprel(.LC72)
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
	movl r48 = @gprel(.LC73)
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
	movl r50 = @gprel(.LC74)
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
.L120:
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
	movl r50 = @gprel(.LC41)
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
	movl r41 = @gprel(.LC91)
	.mlx
	nop 0
	movl r39 = @gprel(.LC42)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br .L72
.L86:
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
	movl r49 = @gprel(.LC75)
	.mlx
	nop 0
	movl r48 = @gprel(.LC64)
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
	movl r48 = @gprel(.LC76)
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
	movl r48 = @gprel(.LC77)
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
	movl r49 = @gprel(.LC78)
	.mlx
	nop 0
	movl r48 = @gprel(.LC76)
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
	movl r49 = @gprel(.LC79)
	.mlx
	nop 0
	movl r48 = @gprel(.LC76)
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
	movl r48 = @gprel(.LC76)
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
	movl r48 = @gprel(.LC76)
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
	movl r48 = @gprel(.LC76)
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
	movl r48 = @gprel(.LC76)
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
	movl r48 = @gprel(.LC73)
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
	movl r48 = @gprel(.LC84)
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
	movl r49 = @gprel(.LC85)
	.mlx
	nop 0
	movl r48 = @gprel(.LC73)
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
	movl r49 = @gprel(.LC86)
	.mlx
	nop 0
	movl r48 = @gprel(.LC73)
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
	movl r48 = @gprel(.LC73)
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
	movl r48 = @gprel(.LC73)
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
	movl r48 = @gprel(.LC89)
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
	movl r48 = @gprel(.LC89)
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
	movl r49 = @gprel(.LC90)
	.mlx
	nop 0
	movl r48 = @gprel(.LC73)
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
.LC92:
	stringz	"uid=x"
	.align 8
.LC93:
	stringz	"gid=-1"
	.align 8
.LC94:
	stringz	"mode=9"
	.align 8
.LC95:
	stringz	"nr_inodes=x"
	.align 8
.LC96:
	stringz	"size=-1"
	.align 8
.LC97:
	stringz	"none=3"
	.align 8
.LC98:
	stringz	"size"
	.align 8
.LC99:
	stringz	"mode=700,,"
	.section	.rodata
	.align 8
	.type	bad.0#, @object
	.size	bad.0#, 64
bad.0:
	data8	.LC92
	data8	.LC93
	data8	.LC94
	data8	.LC95
	data8	.LC96
	data8	.LC97
	data8	.LC98
	data8	.LC99
	.bss
	.align 8
	.type	more.1#, @object
	.size	more.1#, 1048576
more.1:
	.skip	1048576
	.section	.rodata.str1.8
	.align 8
.LC100:
	stringz	"version"
	.align 8
.LC101:
	stringz	"sys/kernel/osrelease"
	.align 8
.LC102:
	stringz	"sys/kernel/ostype"
	.align 8
.LC103:
	stringz	"sys/kernel/version"
	.align 8
.LC104:
	stringz	"devices"
	.align 8
.LC105:
	stringz	"partitions"
	.align 8
.LC106:
	stringz	"filesystems"
	.section	.rodata
	.align 8
	.type	constant.2#, @object
	.size	constant.2#, 56
constant.2:
	data8	.LC100
	data8	.LC101
	data8	.LC102
	data8	.LC103
	data8	.LC104
	data8	.LC105
	data8	.LC106
	.bss
	.align 8
	.type	text#, @object
	.size	text#, 65536
text:
	.skip	65536
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
