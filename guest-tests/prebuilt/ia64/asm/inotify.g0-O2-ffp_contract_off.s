// ff41c9c5a015025dbde5137e9d6330bb
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
	stringz	"-"
	.align 8
.LC3:
	stringz	"%s:\n"
	.align 8
.LC4:
	stringz	"  %s\n"
	.align 8
.LC5:
	stringz	"  %d"
	.align 8
.LC6:
	stringz	" %s"
	.align 8
.LC7:
	stringz	" ignored"
	.align 8
.LC8:
	stringz	" of a directory"
	.align 8
.LC9:
	stringz	" %s\n"
	.text
	.align 16
	.align 64
	.proc drain#
drain:
	.prologue 12, 50
	.mmi
	.save ar.pfs, r51
	alloc r51 = ar.pfs, 2, 20, 3, 0
	.fframe 4096
	adds r12 = -4096, r12
	.save rp, r50
	mov r50 = b0
	.mlx
	mov r52 = r1
	movl r54 = @gprel(.LC3)
	;;
	.mmi
	add r54 = r1, r54
	mov r55 = r32
	mov r38 = r0
	.mmb
	addl r36 = 1, r0
	addl r42 = 32768, r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r52
	addl r56 = 4096, r0
	nop 0
	.mmb
	adds r55 = 16, r12
	mov r54 = r33
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r52
	cmp.le p6, p7 = r0, r8
	.save ar.lc, r53
	mov r53 = ar.lc
	.body
	.mlx
	mov r41 = r8
	movl r43 = 1073741824
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC5)
	.mlx
	addl r45 = @gprel(cookie#), gp
	movl r40 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC7)
	.mlx
	add r44 = r1, r44
	movl r49 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC2)
	.mlx
	add r40 = r1, r40
	movl r47 = @gprel(.LC9)
	;;
	.mmi
	add r48 = r1, r48
	add r49 = r1, r49
	nop 0
	.mmb
	add r46 = r1, r46
	add r47 = r1, r47
	(p7) br.cond.dpnt .L23
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.spnt .L1
	.align 32
.L4:
	.mlx
	adds r14 = 16, r12
	movl r35 = @gprel(names.0#)
	.mmi
	mov r54 = r44
	nop 0
	mov r34 = r0
	;;
	.mii
	add r39 = r14, r38
	add r35 = r1, r35
	;;
	mov r37 = r39
	;;
	.mib
	ld4 r55 = [r37], 4
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r52
	ld4 r15 = [r37]
	mov ar.lc = 11
	.align 32
.L6:
	.mmi
	addp4 r14 = r34, r0
	nop 0
	adds r34 = 1, r34
	;;
	.mii
	nop 0
	shl r14 = r36, r14
	;;
	and r14 = r15, r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L24
	;;
	.mib
	nop 0
	adds r35 = 8, r35
	br.cloop.sptk.few .L6
	;;
.L27:
	.mmi
	and r14 = r42, r15
	nop 0
	and r15 = r43, r15
	.mmi
	adds r35 = 8, r39
	nop 0
	adds r34 = 12, r39
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L25
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dpnt .L26
.L8:
	.mmi
	nop 0
	ld4 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	.mmi
	ld4 r15 = [r45]
	;;
	cmp4.ne p6, p7 = r15, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r54 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r54 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r54 = r1, r54
	nop 0
	;;
	.mib
	(p6) add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r35]
	nop 0
	mov r1 = r52
	;;
	.mmi
	st4 [r45] = r14
	nop 0
	nop 0
.L9:
	.mmi
	ld4 r14 = [r34]
	nop 0
	mov r55 = r46
	.mii
	mov r54 = r47
	adds r38 = 16, r38
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	.mib
	(p7) adds r55 = 16, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld4 r14 = [r34]
	mov r1 = r52
	;;
	add r38 = r14, r38
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = r38, r41
	(p6) br.cond.dptk .L4
.L1:
	.mii
	nop 0
	mov b0 = r50
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r51
	;;
	mov ar.lc = r53
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 4096, r12
	br.ret.sptk.many b0
	;;
.L24:
	.body
	.copy_state 1
	.mmi
	ld8 r55 = [r35]
	nop 0
	mov r54 = r40
	.mmb
	adds r35 = 8, r35
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	.mmb
	ld4 r15 = [r37]
	nop 0
	br.cloop.sptk.few .L6
	.mib
	nop 0
	nop 0
	br .L27
.L26:
	.mib
	mov r54 = r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r52
	br .L8
.L25:
	.mib
	mov r54 = r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld4 r15 = [r37]
	mov r1 = r52
	;;
	and r15 = r43, r15
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L8
	.mib
	nop 0
	nop 0
	br .L26
.L23:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	.mmb
	ld4 r54 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC4)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r52
	mov b0 = r50
	;;
	mov ar.pfs = r51
	;;
	.mii
	nop 0
	mov ar.lc = r53
	nop 0
	.mmb
	.restore sp
	adds r12 = 4096, r12
	nop 0
	br.ret.sptk.many b0
	.endp drain#
	.section	.rodata.str1.8
	.align 8
.LC10:
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
	movl r36 = @gprel(.LC10)
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
.LC11:
	stringz	"yes"
	.align 8
.LC12:
	stringz	"NO"
	.align 8
.LC13:
	stringz	"watched"
	.align 8
.LC14:
	stringz	"mkdir"
	.align 8
.LC15:
	stringz	"inotify_init1"
	.align 8
.LC16:
	stringz	"inotify_init1(1) == -1 && errno == EINVAL"
	.align 8
.LC17:
	stringz	"%-3s %s\n"
	.align 8
.LC18:
	stringz	"missing"
	.align 8
.LC19:
	stringz	"inotify_add_watch(fd, \"missing\", IN_OPEN) == -1 && errno == ENOENT"
	.align 8
.LC20:
	stringz	"."
	.align 8
.LC21:
	stringz	"inotify_add_watch(fd, \".\", 0) == -1 && errno == EINVAL"
	.align 8
.LC22:
	stringz	"inotify_add_watch(fd, \".\", IN_OPEN | IN_MASK_ADD | IN_MASK_CREATE) == -1 && errno == EINVAL"
	.align 8
.LC23:
	stringz	"inotify_add_watch(1000, \".\", IN_OPEN) == -1 && errno == EBADF"
	.align 8
.LC24:
	stringz	"inotify_add_watch(0, \".\", IN_OPEN) == -1 && (errno == EINVAL || errno == EBADF)"
	.align 8
.LC25:
	stringz	"inotify_rm_watch(fd, 77) == -1 && errno == EINVAL"
	.align 8
.LC26:
	stringz	"x"
	.align 8
.LC27:
	stringz	"write(fd, \"x\", 1) == -1 && errno == EBADF"
	.align 8
.LC28:
	stringz	"inotify_add_watch"
	.align 8
.LC29:
	stringz	"nothing"
	.align 8
.LC30:
	stringz	"watched/a"
	.align 8
.LC31:
	stringz	"open"
	.align 8
.LC32:
	stringz	"text"
	.align 8
.LC33:
	stringz	"write"
	.align 8
.LC34:
	stringz	"read"
	.align 8
.LC35:
	stringz	"close"
	.align 8
.LC36:
	stringz	"inotify_add_watch(fd, \"watched\", IN_DELETE_SELF | IN_MASK_ADD) == wd"
	.align 8
.LC37:
	stringz	"inotify_add_watch(fd, \"watched\", IN_OPEN | IN_MASK_CREATE) == -1 && errno == EEXIST"
	.align 8
.LC38:
	stringz	"inotify_add_watch(fd, \"watched/a\", IN_OPEN | IN_ONLYDIR) == -1 && errno == ENOTDIR"
	.align 8
.LC39:
	stringz	"read(fd, (char[8]){0}, 8) == -1 && errno == EINVAL"
	.align 8
.LC40:
	stringz	"a file is written"
	.align 8
.LC41:
	stringz	"chmod"
	.align 8
.LC42:
	stringz	"watched/b"
	.align 8
.LC43:
	stringz	"rename"
	.align 8
.LC44:
	stringz	"watched/d"
	.align 8
.LC45:
	stringz	"truncate"
	.align 8
.LC46:
	stringz	"changes"
	.align 8
.LC47:
	stringz	"unlink"
	.align 8
.LC48:
	stringz	"rmdir"
	.align 8
.LC49:
	stringz	"removals"
	.align 8
.LC50:
	stringz	"watched/by-child"
	.align 8
.LC51:
	stringz	"poll(&p, 1, -1) == 1 && p.revents == POLLIN"
	.align 8
.LC52:
	stringz	"by a child"
	.align 8
.LC53:
	stringz	"waitpid"
	.align 8
.LC54:
	stringz	"the end"
	.align 8
.LC55:
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
	movl r38 = @gprel(.LC13)
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
	(p7) br.cond.spnt .L52
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
	(p7) movl r38 = @gprel(.LC15)
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
	(p7) br.cond.dpnt .L104
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC12)
	.mlx
	nop 0
	movl r40 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
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
	movl r39 = @gprel(.LC18)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L105
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC12)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L34:
	.mlx
	nop 0
	movl r40 = @gprel(.LC19)
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
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
	movl r39 = @gprel(.LC20)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L106
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC12)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L35:
	.mlx
	nop 0
	movl r40 = @gprel(.LC21)
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
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
	movl r39 = @gprel(.LC20)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L107
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC12)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L36:
	.mlx
	nop 0
	movl r40 = @gprel(.LC22)
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
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
	movl r39 = @gprel(.LC20)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L108
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC12)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L37:
	.mlx
	nop 0
	movl r40 = @gprel(.LC23)
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
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
	movl r39 = @gprel(.LC20)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L109
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC12)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L38:
	.mlx
	nop 0
	movl r40 = @gprel(.LC24)
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
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
	(p7) br.cond.dpnt .L110
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC12)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L39:
	.mlx
	nop 0
	movl r40 = @gprel(.LC25)
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
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
	movl r39 = @gprel(.LC26)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L111
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC12)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L40:
	.mlx
	nop 0
	movl r40 = @gprel(.LC27)
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
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
	movl r39 = @gprel(.LC13)
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
	(p7) movl r38 = @gprel(.LC28)
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
	movl r38 = @gprel(.LC29)
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
	movl r38 = @gprel(.LC30)
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
	(p7) movl r38 = @gprel(.LC31)
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
	movl r39 = @gprel(.LC32)
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
	(p7) movl r38 = @gprel(.LC33)
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
	(p7) movl r38 = @gprel(.LC34)
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
	(p7) br.cond.spnt .L62
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC13)
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
	(p7) movl r39 = @gprel(.LC12)
	.mlx
	nop 0
	movl r40 = @gprel(.LC36)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC11)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC17)
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
	movl r39 = @gprel(.LC13)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L112
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC12)
	.mlx
	nop 0
	movl r40 = @gprel(.LC37)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
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
	(p7) br.cond.dpnt .L113
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC12)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L48:
	.mlx
	nop 0
	movl r40 = @gprel(.LC38)
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
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
	(p7) br.cond.dpnt .L114
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC12)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L49:
	.mlx
	nop 0
	movl r40 = @gprel(.LC39)
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
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
	movl r38 = @gprel(.LC40)
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
	movl r38 = @gprel(.LC30)
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
	(p7) movl r38 = @gprel(.LC41)
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
	movl r39 = @gprel(.LC42)
	.mlx
	nop 0
	movl r38 = @gprel(.LC30)
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
	(p7) movl r38 = @gprel(.LC43)
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
	movl r38 = @gprel(.LC44)
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
	(p6) br.cond.spnt .L52
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC42)
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
	(p7) movl r38 = @gprel(.LC45)
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
	movl r38 = @gprel(.LC46)
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
	movl r38 = @gprel(.LC42)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L59
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC44)
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
	(p7) br.cond.spnt .L60
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC49)
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
	(p7) br.cond.spnt .L115
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
	(p7) br.cond.dpnt .L116
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC12)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L57:
	.mlx
	nop 0
	movl r40 = @gprel(.LC51)
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
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
	movl r38 = @gprel(.LC52)
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
	(p7) movl r38 = @gprel(.LC53)
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
	movl r38 = @gprel(.LC50)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = -1, r8
	(p6) br.cond.spnt .L59
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC13)
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
	(p6) br.cond.spnt .L60
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC54)
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
	(p7) br.cond.dpnt .L117
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC12)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L61:
	.mlx
	nop 0
	movl r40 = @gprel(.LC55)
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
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
	(p6) br.cond.spnt .L62
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
.L104:
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
	movl r40 = @gprel(.LC16)
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC12)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC11)
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
	movl r39 = @gprel(.LC18)
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
	(p6) movl r39 = @gprel(.LC12)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L34
	.mib
	nop 0
	nop 0
	br .L105
.L111:
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
	(p6) movl r39 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC11)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	nop 0
	(p7) add r39 = r1, r39
	br .L40
.L110:
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
	movl r40 = @gprel(.LC25)
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC12)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC11)
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
	movl r39 = @gprel(.LC26)
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
	(p6) movl r39 = @gprel(.LC12)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L40
	.mib
	nop 0
	nop 0
	br .L111
.L109:
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
	movl r40 = @gprel(.LC24)
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
	;;
	.mmi
	cmp4.ne.and.orcm p6, p7 = 9, r14
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC11)
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
	(p6) movl r39 = @gprel(.LC12)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L39
	.mib
	nop 0
	nop 0
	br .L110
.L108:
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
	movl r40 = @gprel(.LC23)
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC12)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC11)
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
	movl r39 = @gprel(.LC20)
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
	(p6) movl r39 = @gprel(.LC12)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L38
	.mib
	nop 0
	nop 0
	br .L109
.L107:
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
	movl r40 = @gprel(.LC22)
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC12)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC11)
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
	movl r39 = @gprel(.LC20)
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
	(p6) movl r39 = @gprel(.LC12)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L37
	.mib
	nop 0
	nop 0
	br .L108
.L106:
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
	movl r40 = @gprel(.LC21)
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC12)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC11)
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
	movl r39 = @gprel(.LC20)
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
	(p6) movl r39 = @gprel(.LC12)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L36
	.mib
	nop 0
	nop 0
	br .L107
.L105:
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
	movl r40 = @gprel(.LC19)
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC12)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC11)
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
	movl r39 = @gprel(.LC20)
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
	(p6) movl r39 = @gprel(.LC12)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L35
	.mib
	nop 0
	nop 0
	br .L106
.L114:
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
	(p6) movl r39 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC11)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	nop 0
	(p7) add r39 = r1, r39
	br .L49
.L113:
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
	movl r40 = @gprel(.LC38)
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC12)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC11)
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
	(p6) movl r39 = @gprel(.LC12)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L49
	.mib
	nop 0
	nop 0
	br .L114
.L112:
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
	movl r40 = @gprel(.LC37)
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC12)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC11)
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
	(p6) movl r39 = @gprel(.LC12)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L48
	.mib
	nop 0
	nop 0
	br .L113
.L116:
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
	(p6) movl r39 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC11)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	nop 0
	(p7) add r39 = r1, r39
	br .L57
.L117:
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
	(p6) movl r39 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC11)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	nop 0
	(p7) add r39 = r1, r39
	br .L61
.L59:
	.mlx
	nop 0
	movl r38 = @gprel(.LC47)
	;;
	.mib
	nop 0
	add r38 = r1, r38
	br.call.sptk.many b0 = must.part.0#
	;;
.L52:
	.mlx
	nop 0
	movl r38 = @gprel(.LC14)
	;;
	.mib
	nop 0
	add r38 = r1, r38
	br.call.sptk.many b0 = must.part.0#
	;;
.L62:
	.mlx
	nop 0
	movl r38 = @gprel(.LC35)
	;;
	.mib
	nop 0
	add r38 = r1, r38
	br.call.sptk.many b0 = must.part.0#
	;;
.L60:
	.mlx
	nop 0
	movl r38 = @gprel(.LC48)
	;;
	.mib
	nop 0
	add r38 = r1, r38
	br.call.sptk.many b0 = must.part.0#
	;;
.L115:
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
	movl r38 = @gprel(.LC50)
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
	.section	.rodata.str1.8
	.align 8
.LC56:
	stringz	"access"
	.align 8
.LC57:
	stringz	"modify"
	.align 8
.LC58:
	stringz	"attrib"
	.align 8
.LC59:
	stringz	"close-write"
	.align 8
.LC60:
	stringz	"close-nowrite"
	.align 8
.LC61:
	stringz	"moved-from"
	.align 8
.LC62:
	stringz	"moved-to"
	.align 8
.LC63:
	stringz	"create"
	.align 8
.LC64:
	stringz	"delete"
	.align 8
.LC65:
	stringz	"delete-self"
	.align 8
.LC66:
	stringz	"move-self"
	.section	.rodata
	.align 8
	.type	names.0#, @object
	.size	names.0#, 96
names.0:
	data8	.LC56
	data8	.LC57
	data8	.LC58
	data8	.LC59
	data8	.LC60
	data8	.LC31
	data8	.LC61
	data8	.LC62
	data8	.LC63
	data8	.LC64
	data8	.LC65
	data8	.LC66
	.sbss
	.align 4
	.type	cookie#, @object
	.size	cookie#, 4
cookie:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
