// 10f0a75fba74254689544cf4b4d8dbc4
	.file	"inotify.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	" (the same)"
	.align 8
.LC1:
	stringz	" (paired)"
	.align 8
.LC2:
	stringz	"%s:\n"
	.align 8
.LC3:
	stringz	"  %s\n"
	.align 8
.LC4:
	stringz	"  %d"
	.align 8
.LC5:
	stringz	"access"
	.align 8
.LC6:
	stringz	" %s"
	.align 8
.LC7:
	stringz	"modify"
	.align 8
.LC8:
	stringz	"attrib"
	.align 8
.LC9:
	stringz	"close-write"
	.align 8
.LC10:
	stringz	"close-nowrite"
	.align 8
.LC11:
	stringz	"open"
	.align 8
.LC12:
	stringz	"moved-from"
	.align 8
.LC13:
	stringz	"moved-to"
	.align 8
.LC14:
	stringz	"create"
	.align 8
.LC15:
	stringz	"delete"
	.align 8
.LC16:
	stringz	"delete-self"
	.align 8
.LC17:
	stringz	"move-self"
	.align 8
.LC18:
	stringz	" ignored"
	.align 8
.LC19:
	stringz	" of a directory"
	.align 8
.LC20:
	stringz	" %s\n"
	.align 8
.LC21:
	stringz	"-"
	.text
	.align 16
	.align 64
	.proc drain#
drain:
	.prologue 12, 63
	.mmi
	.save ar.pfs, r64
	alloc r64 = ar.pfs, 2, 32, 3, 0
	.fframe 4096
	adds r12 = -4096, r12
	.save rp, r63
	mov r63 = b0
	.mlx
	mov r65 = r1
	.body
	movl r66 = @gprel(.LC2)
	;;
	.mlx
	mov r67 = r32
	movl r45 = @gprel(.LC4)
	.mmi
	add r66 = r1, r66
	mov r35 = r0
	addl r39 = 256, r0
	;;
	.mmi
	add r45 = r1, r45
	addl r40 = 512, r0
	addl r41 = 1024, r0
	.mmb
	addl r42 = 2048, r0
	addl r43 = 32768, r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r65
	addl r68 = 4096, r0
	adds r67 = 16, r12
	.mlx
	mov r66 = r33
	movl r44 = 1073741824
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC5)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r65
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r38 = r8
	nop 0
	(p7) br.cond.dpnt .L32
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC6)
	.mlx
	nop 0
	movl r50 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC8)
	.mlx
	nop 0
	movl r52 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC10)
	.mlx
	nop 0
	movl r54 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC12)
	.mlx
	nop 0
	movl r56 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC14)
	.mlx
	nop 0
	movl r58 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC16)
	.mlx
	add r37 = r1, r37
	movl r60 = @gprel(.LC17)
	;;
	.mlx
	add r50 = r1, r50
	movl r61 = @gprel(.LC18)
	.mlx
	add r51 = r1, r51
	movl r62 = @gprel(.LC19)
	;;
	.mlx
	add r52 = r1, r52
	movl r48 = @gprel(.LC21)
	.mlx
	add r53 = r1, r53
	movl r47 = @gprel(.LC20)
	;;
	.mmi
	add r54 = r1, r54
	add r55 = r1, r55
	add r56 = r1, r56
	.mmi
	add r57 = r1, r57
	add r58 = r1, r58
	add r59 = r1, r59
	;;
	.mmi
	add r60 = r1, r60
	add r61 = r1, r61
	add r62 = r1, r62
	.mmi
	addl r46 = @gprel(cookie#), gp
	add r48 = r1, r48
	add r47 = r1, r47
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.spnt .L1
	.align 32
.L4:
	.mii
	adds r14 = 16, r12
	mov r66 = r45
	;;
	add r36 = r14, r35
	;;
	.mmi
	nop 0
	mov r34 = r36
	nop 0
	;;
	.mib
	ld4 r67 = [r34], 4
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r34]
	nop 0
	mov r1 = r65
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 0
	(p7) br.cond.dpnt .L33
	;;
.L5:
	.mib
	nop 0
	tbit.z p6, p7 = r14, 1
	(p7) br.cond.dpnt .L34
	;;
.L6:
	.mib
	nop 0
	tbit.z p6, p7 = r14, 2
	(p7) br.cond.dpnt .L35
	;;
.L7:
	.mib
	nop 0
	tbit.z p6, p7 = r14, 3
	(p7) br.cond.dpnt .L36
	;;
.L8:
	.mib
	nop 0
	tbit.z p6, p7 = r14, 4
	(p7) br.cond.dpnt .L37
	;;
.L9:
	.mib
	nop 0
	tbit.z p6, p7 = r14, 5
	(p7) br.cond.dpnt .L38
	;;
.L10:
	.mib
	nop 0
	tbit.z p6, p7 = r14, 6
	(p7) br.cond.dpnt .L39
	;;
.L11:
	.mib
	nop 0
	tbit.z p6, p7 = r14, 7
	(p7) br.cond.dpnt .L40
.L12:
	.mmi
	nop 0
	and r15 = r39, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dpnt .L41
.L13:
	.mmi
	nop 0
	and r15 = r40, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dpnt .L42
.L14:
	.mmi
	nop 0
	and r15 = r41, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dpnt .L43
.L15:
	.mmi
	nop 0
	and r15 = r42, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dpnt .L44
.L16:
	.mmi
	nop 0
	and r15 = r43, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dpnt .L45
.L17:
	.mmi
	nop 0
	and r14 = r44, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L46
.L18:
	.mmi
	adds r34 = 8, r36
	;;
	ld4 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L19
	.mmi
	ld4 r15 = [r46]
	;;
	cmp4.ne p6, p7 = r15, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r66 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r66 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r66 = r1, r66
	nop 0
	;;
	.mib
	(p6) add r66 = r1, r66
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r34]
	nop 0
	mov r1 = r65
	;;
	.mmi
	st4 [r46] = r14
	nop 0
	nop 0
.L19:
	.mmi
	adds r34 = 12, r36
	;;
	ld4 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	.mmi
	adds r67 = 16, r36
	nop 0
	mov r66 = r47
	.mmb
	adds r35 = 16, r35
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld4 r14 = [r34]
	mov r1 = r65
	;;
	add r35 = r35, r14
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = r35, r38
	(p6) br.cond.dptk .L4
.L1:
	.mii
	nop 0
	mov b0 = r63
	;;
	mov ar.pfs = r64
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 4096, r12
	br.ret.sptk.many b0
	;;
.L46:
	.body
	.copy_state 1
	.mib
	mov r66 = r62
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r65
	br .L18
.L45:
	.mib
	mov r66 = r61
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld4 r14 = [r34]
	mov r1 = r65
	;;
	and r14 = r44, r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L18
	.mib
	nop 0
	nop 0
	br .L46
.L44:
	.mib
	mov r66 = r37
	mov r67 = r60
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld4 r14 = [r34]
	mov r1 = r65
	;;
	and r15 = r43, r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L17
	.mib
	nop 0
	nop 0
	br .L45
.L43:
	.mib
	mov r66 = r37
	mov r67 = r59
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld4 r14 = [r34]
	mov r1 = r65
	;;
	and r15 = r42, r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L16
	.mib
	nop 0
	nop 0
	br .L44
.L42:
	.mib
	mov r66 = r37
	mov r67 = r58
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld4 r14 = [r34]
	mov r1 = r65
	;;
	and r15 = r41, r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L15
	.mib
	nop 0
	nop 0
	br .L43
.L41:
	.mib
	mov r66 = r37
	mov r67 = r57
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld4 r14 = [r34]
	mov r1 = r65
	;;
	and r15 = r40, r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	nop 0
	br .L42
.L40:
	.mib
	mov r66 = r37
	mov r67 = r56
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld4 r14 = [r34]
	mov r1 = r65
	;;
	and r15 = r39, r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L13
	.mib
	nop 0
	nop 0
	br .L41
.L39:
	.mib
	mov r66 = r37
	mov r67 = r55
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r34]
	nop 0
	mov r1 = r65
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 7
	(p6) br.cond.dptk .L12
	.mib
	nop 0
	nop 0
	br .L40
.L38:
	.mib
	mov r66 = r37
	mov r67 = r54
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r34]
	nop 0
	mov r1 = r65
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 6
	(p6) br.cond.dptk .L11
	.mib
	nop 0
	nop 0
	br .L39
.L37:
	.mib
	mov r66 = r37
	mov r67 = r53
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r34]
	nop 0
	mov r1 = r65
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 5
	(p6) br.cond.dptk .L10
	.mib
	nop 0
	nop 0
	br .L38
.L36:
	.mib
	mov r66 = r37
	mov r67 = r52
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r34]
	nop 0
	mov r1 = r65
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 4
	(p6) br.cond.dptk .L9
	.mib
	nop 0
	nop 0
	br .L37
.L35:
	.mib
	mov r66 = r37
	mov r67 = r51
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r34]
	nop 0
	mov r1 = r65
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 3
	(p6) br.cond.dptk .L8
	.mib
	nop 0
	nop 0
	br .L36
.L34:
	.mib
	mov r66 = r37
	mov r67 = r50
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r34]
	nop 0
	mov r1 = r65
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 2
	(p6) br.cond.dptk .L7
	.mib
	nop 0
	nop 0
	br .L35
.L33:
	.mib
	mov r66 = r37
	mov r67 = r49
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r34]
	nop 0
	mov r1 = r65
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 1
	(p6) br.cond.dptk .L6
	.mib
	nop 0
	nop 0
	br .L34
.L21:
	.mmi
	mov r67 = r48
	nop 0
	mov r66 = r47
	.mmb
	adds r35 = 16, r35
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r34]
	mov r1 = r65
	mov r66 = r45
	;;
	.mmi
	add r35 = r14, r35
	nop 0
	adds r14 = 16, r12
	;;
	.mib
	add r36 = r14, r35
	cmp.ge p6, p7 = r35, r38
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	nop 0
	mov r34 = r36
	nop 0
	;;
	.mib
	ld4 r67 = [r34], 4
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r34]
	nop 0
	mov r1 = r65
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 0
	(p6) br.cond.dptk .L5
	.mib
	nop 0
	nop 0
	br .L33
.L32:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r65
	nop 0
	.mmb
	ld4 r66 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r65
	nop 0
	mov r67 = r8
	;;
	.mlx
	nop 0
	movl r66 = @gprel(.LC3)
	;;
	.mib
	add r66 = r1, r66
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r65
	mov b0 = r63
	;;
	mov ar.pfs = r64
	.mmb
	nop 0
	.restore sp
	adds r12 = 4096, r12
	br.ret.sptk.many b0
	.endp drain#
	.section	.rodata.str1.8
	.align 8
.LC22:
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
	movl r36 = @gprel(.LC22)
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
.LC23:
	stringz	"yes"
	.align 8
.LC24:
	stringz	"NO"
	.align 8
.LC25:
	stringz	"watched"
	.align 8
.LC26:
	stringz	"mkdir"
	.align 8
.LC27:
	stringz	"inotify_init1"
	.align 8
.LC28:
	stringz	"inotify_init1(1) == -1 && errno == EINVAL"
	.align 8
.LC29:
	stringz	"%-3s %s\n"
	.align 8
.LC30:
	stringz	"missing"
	.align 8
.LC31:
	stringz	"inotify_add_watch(fd, \"missing\", IN_OPEN) == -1 && errno == ENOENT"
	.align 8
.LC32:
	stringz	"."
	.align 8
.LC33:
	stringz	"inotify_add_watch(fd, \".\", 0) == -1 && errno == EINVAL"
	.align 8
.LC34:
	stringz	"inotify_add_watch(fd, \".\", IN_OPEN | IN_MASK_ADD | IN_MASK_CREATE) == -1 && errno == EINVAL"
	.align 8
.LC35:
	stringz	"inotify_add_watch(1000, \".\", IN_OPEN) == -1 && errno == EBADF"
	.align 8
.LC36:
	stringz	"inotify_add_watch(0, \".\", IN_OPEN) == -1 && (errno == EINVAL || errno == EBADF)"
	.align 8
.LC37:
	stringz	"inotify_rm_watch(fd, 77) == -1 && errno == EINVAL"
	.align 8
.LC38:
	stringz	"x"
	.align 8
.LC39:
	stringz	"write(fd, \"x\", 1) == -1 && errno == EBADF"
	.align 8
.LC40:
	stringz	"inotify_add_watch"
	.align 8
.LC41:
	stringz	"nothing"
	.align 8
.LC42:
	stringz	"watched/a"
	.align 8
.LC43:
	stringz	"text"
	.align 8
.LC44:
	stringz	"write"
	.align 8
.LC45:
	stringz	"read"
	.align 8
.LC46:
	stringz	"close"
	.align 8
.LC47:
	stringz	"inotify_add_watch(fd, \"watched\", IN_DELETE_SELF | IN_MASK_ADD) == wd"
	.align 8
.LC48:
	stringz	"inotify_add_watch(fd, \"watched\", IN_OPEN | IN_MASK_CREATE) == -1 && errno == EEXIST"
	.align 8
.LC49:
	stringz	"inotify_add_watch(fd, \"watched/a\", IN_OPEN | IN_ONLYDIR) == -1 && errno == ENOTDIR"
	.align 8
.LC50:
	stringz	"read(fd, (char[8]){0}, 8) == -1 && errno == EINVAL"
	.align 8
.LC51:
	stringz	"a file is written"
	.align 8
.LC52:
	stringz	"chmod"
	.align 8
.LC53:
	stringz	"watched/b"
	.align 8
.LC54:
	stringz	"rename"
	.align 8
.LC55:
	stringz	"watched/d"
	.align 8
.LC56:
	stringz	"truncate"
	.align 8
.LC57:
	stringz	"changes"
	.align 8
.LC58:
	stringz	"unlink"
	.align 8
.LC59:
	stringz	"rmdir"
	.align 8
.LC60:
	stringz	"removals"
	.align 8
.LC61:
	stringz	"watched/by-child"
	.align 8
.LC62:
	stringz	"poll(&p, 1, -1) == 1 && p.revents == POLLIN"
	.align 8
.LC63:
	stringz	"by a child"
	.align 8
.LC64:
	stringz	"waitpid"
	.align 8
.LC65:
	stringz	"the end"
	.align 8
.LC66:
	stringz	"inotify_rm_watch(fd, wd) == -1 && errno == EINVAL"
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
	alloc r36 = ar.pfs, 0, 6, 4, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	.body
	movl r38 = @gprel(.LC25)
	;;
	.mib
	addl r39 = 448, r0
	add r38 = r1, r38
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r37
	.mmb
	addl r38 = 526336, r0
	nop 0
	(p7) br.cond.spnt .L71
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = inotify_init1#
	;;
	.mmi
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	mov r32 = r8
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
	addl r38 = 1, r0
	nop 0
	br.call.sptk.many b0 = inotify_init1#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L123
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC24)
	.mlx
	nop 0
	movl r40 = @gprel(.LC28)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC29)
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 32, r0
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC30)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L124
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC24)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L53:
	.mlx
	nop 0
	movl r40 = @gprel(.LC31)
	.mlx
	nop 0
	movl r38 = @gprel(.LC29)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	mov r40 = r0
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC32)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L125
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC24)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L54:
	.mlx
	nop 0
	movl r40 = @gprel(.LC33)
	.mlx
	nop 0
	movl r38 = @gprel(.LC29)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r37
	movl r40 = 805306400
	.mmi
	nop 0
	mov r38 = r32
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC32)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L126
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC24)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L55:
	.mlx
	nop 0
	movl r40 = @gprel(.LC34)
	.mlx
	nop 0
	movl r38 = @gprel(.LC29)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 32, r0
	addl r38 = 1000, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC32)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L127
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC24)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L56:
	.mlx
	nop 0
	movl r40 = @gprel(.LC35)
	.mlx
	nop 0
	movl r38 = @gprel(.LC29)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 32, r0
	mov r38 = r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC32)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L128
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC24)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L57:
	.mlx
	nop 0
	movl r40 = @gprel(.LC36)
	.mlx
	nop 0
	movl r38 = @gprel(.LC29)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 77, r0
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = inotify_rm_watch#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L129
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC24)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L58:
	.mlx
	nop 0
	movl r40 = @gprel(.LC37)
	.mlx
	nop 0
	movl r38 = @gprel(.LC29)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 1, r0
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC38)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L130
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC24)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L59:
	.mlx
	nop 0
	movl r40 = @gprel(.LC39)
	.mlx
	nop 0
	movl r38 = @gprel(.LC29)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	mov r38 = r32
	addl r40 = 4095, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC25)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mmi
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	mov r34 = r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC40)
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
	movl r38 = @gprel(.LC41)
	.mmi
	nop 0
	mov r39 = r32
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = drain#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 384, r0
	addl r39 = 66, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC42)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	mov r33 = r8
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
	movl r39 = @gprel(.LC43)
	.mmi
	mov r38 = r33
	nop 0
	addl r40 = 4, r0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC44)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r39 = 32, r12
	nop 0
	mov r41 = r0
	.mmi
	mov r38 = r33
	nop 0
	addl r40 = 4, r0
	;;
	.mib
	st4 [r39] = r0
	nop 0
	br.call.sptk.many b0 = pread#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC45)
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
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mmb
	mov r38 = r32
	nop 0
	(p7) br.cond.spnt .L81
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC25)
	.mlx
	nop 0
	movl r40 = 536871936
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.eq p6, p7 = r8, r34
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC24)
	.mlx
	nop 0
	movl r40 = @gprel(.LC47)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC23)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC29)
	;;
	.mmi
	(p7) add r39 = r1, r39
	nop 0
	add r38 = r1, r38
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r37
	movl r40 = 268435488
	.mmi
	nop 0
	mov r38 = r32
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC25)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L131
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC24)
	.mlx
	nop 0
	movl r40 = @gprel(.LC48)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC29)
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r37
	movl r40 = 16777248
	.mmi
	nop 0
	mov r38 = r32
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC42)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L132
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC24)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L67:
	.mlx
	nop 0
	movl r40 = @gprel(.LC49)
	.mlx
	nop 0
	movl r38 = @gprel(.LC29)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r37
	.mii
	addl r40 = 8, r0
	mov r38 = r32
	;;
	mov r39 = r14
	.mmb
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L133
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC24)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L68:
	.mlx
	nop 0
	movl r40 = @gprel(.LC50)
	.mlx
	nop 0
	movl r38 = @gprel(.LC29)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC51)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = drain#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r39 = 416, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC42)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = chmod#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC52)
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
	movl r39 = @gprel(.LC53)
	.mlx
	nop 0
	movl r38 = @gprel(.LC42)
	;;
	.mib
	add r38 = r1, r38
	add r39 = r1, r39
	br.call.sptk.many b0 = rename#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC54)
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
	movl r38 = @gprel(.LC55)
	.mmi
	nop 0
	addl r39 = 448, r0
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.eq p6, p7 = -1, r8
	.mmb
	addl r39 = 1, r0
	nop 0
	(p6) br.cond.spnt .L71
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC53)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = truncate#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC56)
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
	movl r38 = @gprel(.LC57)
	.mmi
	nop 0
	mov r39 = r32
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = drain#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC53)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L78
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC55)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = rmdir#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mmb
	mov r39 = r32
	nop 0
	(p7) br.cond.spnt .L79
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC60)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = drain#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	adds r38 = 24, r12
	adds r14 = 28, r12
	.mmi
	addl r15 = 1, r0
	mov r1 = r37
	mov r33 = r8
	;;
	.mib
	addl r39 = 1, r0
	addl r40 = -1, r0
	(p7) br.cond.spnt .L134
	;;
	.mmi
	nop 0
	st4 [r38] = r32
	nop 0
	.mmb
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L135
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC24)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L76:
	.mlx
	nop 0
	movl r40 = @gprel(.LC62)
	.mlx
	nop 0
	movl r38 = @gprel(.LC29)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC63)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = drain#
	;;
	.mmi
	mov r40 = r0
	mov r39 = r0
	nop 0
	.mmb
	mov r38 = r33
	mov r1 = r37
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC64)
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
	movl r38 = @gprel(.LC61)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = -1, r8
	(p6) br.cond.spnt .L78
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC25)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = rmdir#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.eq p6, p7 = -1, r8
	.mmb
	mov r39 = r32
	nop 0
	(p6) br.cond.spnt .L79
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC65)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = drain#
	;;
	.mmi
	mov r39 = r34
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = inotify_rm_watch#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L136
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC24)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L80:
	.mlx
	nop 0
	movl r40 = @gprel(.LC66)
	.mlx
	nop 0
	movl r38 = @gprel(.LC29)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	mov r38 = r32
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.eq p6, p7 = -1, r8
	.mmb
	mov r8 = r0
	nop 0
	(p6) br.cond.spnt .L81
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L123:
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
	cmp4.ne p6, p7 = 22, r14
	movl r40 = @gprel(.LC28)
	.mlx
	nop 0
	movl r38 = @gprel(.LC29)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC24)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC23)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 32, r0
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC30)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC24)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L53
	.mib
	nop 0
	nop 0
	br .L124
.L130:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r37
	;;
	cmp4.ne p6, p7 = 9, r14
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC23)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	nop 0
	(p7) add r39 = r1, r39
	br .L59
.L129:
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
	cmp4.ne p6, p7 = 22, r14
	movl r40 = @gprel(.LC37)
	.mlx
	nop 0
	movl r38 = @gprel(.LC29)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC24)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC23)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 1, r0
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC38)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC24)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L59
	.mib
	nop 0
	nop 0
	br .L130
.L128:
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
	cmp4.ne p6, p7 = 22, r14
	movl r40 = @gprel(.LC36)
	.mlx
	nop 0
	movl r38 = @gprel(.LC29)
	;;
	.mmi
	cmp4.ne.and.orcm p6, p7 = 9, r14
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC23)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 77, r0
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = inotify_rm_watch#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC24)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L58
	.mib
	nop 0
	nop 0
	br .L129
.L127:
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
	cmp4.ne p6, p7 = 9, r14
	movl r40 = @gprel(.LC35)
	.mlx
	nop 0
	movl r38 = @gprel(.LC29)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC24)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC23)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 32, r0
	mov r38 = r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC32)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC24)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L57
	.mib
	nop 0
	nop 0
	br .L128
.L126:
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
	cmp4.ne p6, p7 = 22, r14
	movl r40 = @gprel(.LC34)
	.mlx
	nop 0
	movl r38 = @gprel(.LC29)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC24)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC23)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 32, r0
	addl r38 = 1000, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC32)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC24)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L56
	.mib
	nop 0
	nop 0
	br .L127
.L125:
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
	cmp4.ne p6, p7 = 22, r14
	movl r40 = @gprel(.LC33)
	.mlx
	nop 0
	movl r38 = @gprel(.LC29)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC24)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC23)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r37
	movl r40 = 805306400
	.mmi
	nop 0
	mov r38 = r32
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC32)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC24)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L55
	.mib
	nop 0
	nop 0
	br .L126
.L124:
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
	cmp4.ne p6, p7 = 2, r14
	movl r40 = @gprel(.LC31)
	.mlx
	nop 0
	movl r38 = @gprel(.LC29)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC24)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC23)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	mov r40 = r0
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC32)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC24)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L54
	.mib
	nop 0
	nop 0
	br .L125
.L133:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r37
	;;
	cmp4.ne p6, p7 = 22, r14
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC23)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	nop 0
	(p7) add r39 = r1, r39
	br .L68
.L132:
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
	cmp4.ne p6, p7 = 20, r14
	movl r40 = @gprel(.LC49)
	.mlx
	nop 0
	movl r38 = @gprel(.LC29)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC24)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC23)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r37
	.mii
	addl r40 = 8, r0
	mov r38 = r32
	;;
	mov r39 = r14
	.mmb
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC24)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L68
	.mib
	nop 0
	nop 0
	br .L133
.L131:
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
	cmp4.ne p6, p7 = 17, r14
	movl r40 = @gprel(.LC48)
	.mlx
	nop 0
	movl r38 = @gprel(.LC29)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC24)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC23)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r37
	movl r40 = 16777248
	.mmi
	nop 0
	mov r38 = r32
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC42)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC24)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L67
	.mib
	nop 0
	nop 0
	br .L132
.L135:
	.mmi
	adds r14 = 30, r12
	;;
	ld2 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 1, r14
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC23)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	nop 0
	(p7) add r39 = r1, r39
	br .L76
.L136:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r37
	;;
	cmp4.ne p6, p7 = 22, r14
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC23)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	nop 0
	(p7) add r39 = r1, r39
	br .L80
.L78:
	.mlx
	nop 0
	movl r38 = @gprel(.LC58)
	;;
	.mib
	nop 0
	add r38 = r1, r38
	br.call.sptk.many b0 = must.part.0#
	;;
.L71:
	.mlx
	nop 0
	movl r38 = @gprel(.LC26)
	;;
	.mib
	nop 0
	add r38 = r1, r38
	br.call.sptk.many b0 = must.part.0#
	;;
.L81:
	.mlx
	nop 0
	movl r38 = @gprel(.LC46)
	;;
	.mib
	nop 0
	add r38 = r1, r38
	br.call.sptk.many b0 = must.part.0#
	;;
.L79:
	.mlx
	nop 0
	movl r38 = @gprel(.LC59)
	;;
	.mib
	nop 0
	add r38 = r1, r38
	br.call.sptk.many b0 = must.part.0#
	;;
.L134:
	.mib
	addl r38 = 50000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	mov r1 = r37
	mov r40 = r0
	addl r39 = 33152, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC61)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = mknod#
	;;
	.mii
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r37
	;;
	(p6) addl r38 = 1, r0
	;;
	.mib
	nop 0
	(p7) mov r38 = r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.sbss
	.align 4
	.type	cookie#, @object
	.size	cookie#, 4
cookie:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
