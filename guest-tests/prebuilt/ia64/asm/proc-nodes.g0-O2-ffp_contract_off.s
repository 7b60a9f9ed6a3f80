// ca572219952a73a7a3444329a42dd145 guest-tests/process/proc-nodes.c
	.file	"proc-nodes.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	" %s ok"
	.align 8
.LC1:
	stringz	" %s %s"
	.text
	.align 16
	.align 64
	.proc result#
result:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
	cmp.le p6, p7 = r0, r33
	nop 0
	.mii
	mov r36 = r1
	.save ar.lc, r37
	mov r37 = ar.lc
	;;
	.save rp, r34
	mov r34 = b0
	.body
	.bbb
	nop 0
	(p6) br.cond.dpnt .L2
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmb
	mov r1 = r36
	mov r15 = r0
	nop 0
	.mmi
	ld4 r38 = [r8]
	nop 0
	mov ar.lc = 10
	;;
	.mlx
	nop 0
	movl r17 = @gprel(names.0#)
	;;
	.mii
	add r17 = r1, r17
	nop 0
	;;
	mov r14 = r17
	;;
	.align 32
.L3:
	.mmi
	ld4 r16 = [r14]
	nop 0
	adds r14 = 16, r14
	;;
	.mib
	cmp4.ne p6, p7 = r38, r16
	nop 0
	(p7) br.cond.dpnt .L12
	;;
	.mib
	nop 0
	adds r15 = 1, r15
	br.cloop.sptk.few .L3
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r36
	mov r40 = r8
	mov r39 = r32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L1:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	;;
	.mib
	nop 0
	mov ar.lc = r37
	br.ret.sptk.many b0
.L12:
	.mmi
	addp4 r15 = r15, r0
	nop 0
	adds r17 = 8, r17
	.mlx
	mov r39 = r32
	movl r38 = @gprel(.LC1)
	;;
	.mii
	shladd r15 = r15, 4, r0
	add r38 = r1, r38
	;;
	add r17 = r17, r15
	;;
	.mib
	ld8 r40 = [r17]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L1
	;;
.L2:
	.mlx
	nop 0
	movl r38 = @gprel(.LC0)
	.mmi
	nop 0
	mov r39 = r32
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	;;
	.mib
	nop 0
	mov ar.lc = r37
	br.ret.sptk.many b0
	.endp result#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"open"
	.align 8
.LC4:
	stringz	"\n"
	.align 8
.LC5:
	stringz	"read"
	.align 8
.LC6:
	stringz	" '%s'"
	.text
	.align 16
	.align 64
	.proc show_contents#
show_contents:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 3, 0
	.fframe 208
	adds r12 = -208, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	andcm r33 = 1, r33
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	addl r41 = 192, r0
	.mmi
	adds r39 = 24, r12
	nop 0
	mov r40 = r0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r32
	.mmb
	mov r40 = r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	mov r1 = r38
	addl r41 = 199, r0
	.mmb
	adds r40 = 16, r12
	mov r34 = r8
	(p7) br.cond.dpnt .L20
	;;
	.mib
	mov r39 = r8
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r38
	mov r35 = r8
	adds r39 = 16, r12
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strcspn#
	;;
	.mmi
	mov r1 = r38
	nop 0
	shr.u r14 = r35, 63
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r40 = r35
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	.mii
	add r8 = r15, r8
	or r14 = r33, r14
	;;
	add r39 = r1, r39
	.mmb
	st1 [r8] = r0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r39 = r34
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L13:
	.mii
	nop 0
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
.L16:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	.mmi
	nop 0
	adds r40 = 16, r12
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	mov r39 = r34
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L13
	;;
.L20:
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	.mib
	nop 0
	sxt4 r40 = r8
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 208, r12
	br.ret.sptk.many b0
	.endp show_contents#
	.section	.rodata.str1.8
	.align 8
.LC7:
	stringz	""
	.align 8
.LC8:
	stringz	" other owner"
	.align 8
.LC9:
	stringz	"%s/%s"
	.align 8
.LC10:
	stringz	"%s:"
	.align 8
.LC11:
	stringz	"stat"
	.align 8
.LC12:
	stringz	" %o%s"
	.align 8
.LC13:
	stringz	"open to write"
	.text
	.align 16
	.align 64
	.proc node#
node:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 3, 7, 4, 0
	.fframe 256
	adds r12 = -256, r12
	mov r40 = r1
	.mlx
	mov r44 = r32
	movl r43 = @gprel(.LC9)
	;;
	.mii
	nop 0
	.save rp, r38
	mov r38 = b0
	mov r45 = r33
	.mmb
	add r43 = r1, r43
	adds r42 = 160, r12
	br.call.sptk.many b0 = sprintf#
	;;
	.mmi
	mov r1 = r40
	adds r43 = 160, r12
	.save ar.lc, r41
	mov r41 = ar.lc
	.body
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC10)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r43 = 16, r12
	nop 0
	adds r42 = 160, r12
	.mmb
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = stat#
	;;
	.mmi
	mov r1 = r40
	nop 0
	adds r14 = 40, r12
	.mmb
	cmp4.eq p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L34
	;;
	.mlx
	nop 0
	movl r35 = @gprel(texts.1#)
	.mii
	ld4 r37 = [r14]
	adds r14 = 44, r12
	;;
	add r35 = r1, r35
	.mmb
	ld4 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = geteuid#
	;;
	.mmi
	mov r1 = r40
	cmp4.ne p6, p7 = r8, r36
	mov r43 = r37
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC7)
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC8)
	;;
	.mlx
	add r37 = r1, r37
	movl r42 = @gprel(.LC12)
	.mmi
	nop 0
	(p6) add r44 = r1, r44
	nop 0
	;;
	.mib
	(p7) mov r44 = r37
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r43 = r34
	.mmb
	adds r42 = 160, r12
	nop 0
	br.call.sptk.many b0 = show_contents#
	;;
	.mmi
	mov r1 = r40
	nop 0
	adds r42 = 160, r12
	.mmb
	addl r43 = 1, r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r36 = r8
	cmp4.gt p6, p7 = r0, r8
	mov ar.lc = 9
	.mmb
	mov r1 = r40
	mov r44 = r0
	(p6) br.cond.dpnt .L35
	;;
	.mmi
	nop 0
	mov r42 = r36
	nop 0
	.mmb
	ld8 r43 = [r35], 8
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r43 = r8
	.mmb
	mov r42 = r37
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r40
	mov r44 = r0
	nop 0
	.mmb
	mov r43 = r0
	mov r42 = r36
	br.call.sptk.many b0 = lseek#
	;;
	.mib
	nop 0
	mov r1 = r40
	br.cloop.sptk.few .L30
	.align 32
.L36:
	.mib
	mov r43 = r34
	adds r42 = 160, r12
	br.call.sptk.many b0 = show_contents#
	;;
	.mib
	mov r1 = r40
	addl r42 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r42 = r36
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
.L21:
	.mii
	nop 0
	mov b0 = r38
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	;;
	mov ar.lc = r41
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 256, r12
	br.ret.sptk.many b0
	;;
.L30:
	.body
	.copy_state 1
	.mib
	ld8 r42 = [r35]
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	nop 0
	ld8 r43 = [r35], 8
	mov r44 = r8
	.mmb
	mov r1 = r40
	mov r42 = r36
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r43 = r8
	.mmb
	mov r42 = r37
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r40
	mov r44 = r0
	nop 0
	.mmb
	mov r43 = r0
	mov r42 = r36
	br.call.sptk.many b0 = lseek#
	;;
	.mib
	nop 0
	mov r1 = r40
	br.cloop.sptk.few .L30
	.mib
	nop 0
	nop 0
	br .L36
	;;
.L34:
	.mlx
	nop 0
	movl r42 = @gprel(.LC11)
	.mmi
	nop 0
	addl r43 = -1, r0
	nop 0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mib
	mov r1 = r40
	addl r42 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mii
	mov r1 = r40
	mov b0 = r38
	;;
	mov ar.pfs = r39
	;;
	.mii
	nop 0
	mov ar.lc = r41
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 256, r12
	nop 0
	br.ret.sptk.many b0
.L35:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r42 = @gprel(.LC13)
	.mib
	nop 0
	sxt4 r43 = r8
	nop 0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mib
	mov r1 = r40
	addl r42 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	mov r1 = r40
	mov r42 = r36
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r40
	br .L21
	.endp node#
	.align 16
	.align 64
	.proc has#
has:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 2, 0
	nop 0
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r38 = r1
	.body
	nop 0
	mov r39 = r32
	;;
	.mib
	mov r34 = r0
	nop 0
	br.call.sptk.many b0 = opendir#
	;;
	.mmi
	mov r35 = r8
	nop 0
	cmp.ne p6, p7 = 0, r8
	.mmb
	mov r1 = r38
	nop 0
	(p7) br.cond.spnt .L37
	;;
	.mib
	mov r39 = r35
	nop 0
	br.call.sptk.many b0 = readdir#
	;;
	.mmi
	mov r40 = r33
	nop 0
	adds r39 = 19, r8
	.mmb
	mov r1 = r38
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L44
	.align 32
.L40:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r38
	mov r39 = r35
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	or r34 = r34, r14
	nop 0
	br.call.sptk.many b0 = readdir#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r33
	.mmb
	adds r39 = 19, r8
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L40
	;;
.L44:
	.mib
	nop 0
	mov r39 = r35
	br.call.sptk.many b0 = closedir#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L37:
	.mmi
	mov r8 = r34
	nop 0
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	.endp has#
	.section	.rodata.str1.8
	.align 8
.LC14:
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
	movl r36 = @gprel(.LC14)
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
.LC15:
	stringz	"setgid"
	.align 8
.LC16:
	stringz	"setuid"
	.align 8
.LC17:
	stringz	"PR_SET_DUMPABLE"
	.align 8
.LC18:
	stringz	"/proc/self"
	.align 8
.LC19:
	stringz	"loginuid"
	.align 8
.LC20:
	stringz	"/proc/thread-self"
	.align 8
.LC21:
	stringz	"%s: %d %d\n"
	.align 8
.LC22:
	stringz	"%s: %s, size %d\n"
	.align 8
.LC23:
	stringz	"/dev/shm/proc-nodes"
	.align 8
.LC24:
	stringz	"ftruncate"
	.align 8
.LC25:
	stringz	"truncate"
	.align 8
.LC26:
	stringz	"fallocate"
	.align 8
.LC27:
	stringz	"punch"
	.align 8
.LC28:
	stringz	"F_SETFL"
	.align 8
.LC29:
	stringz	"readahead"
	.align 8
.LC30:
	stringz	"sync_file_range"
	.align 8
.LC31:
	stringz	"O_DIRECT"
	.align 8
.LC32:
	stringz	"O_TRUNC"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 49
	.mmb
	.save ar.pfs, r50
	alloc r50 = ar.pfs, 0, 21, 4, 0
	.fframe 256
	adds r12 = -256, r12
	nop 0
	.mmi
	mov r51 = r1
	nop 0
	.save rp, r49
	mov r49 = b0
	;;
	.mib
	nop 0
	.save ar.lc, r52
	mov r52 = ar.lc
	.body
	br.call.sptk.many b0 = geteuid#
	;;
	.mib
	mov r1 = r51
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L48
	.mib
	addl r53 = 65534, r0
	nop 0
	br.call.sptk.many b0 = setgid#
	;;
	.mmi
	mov r1 = r51
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r53 = @gprel(.LC15)
	;;
	.mib
	(p7) add r53 = r1, r53
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	addl r53 = 65534, r0
	nop 0
	br.call.sptk.many b0 = setuid#
	;;
	.mib
	mov r1 = r51
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L66
.L48:
	.mib
	addl r53 = 4, r0
	addl r54 = 1, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r51
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r53 = @gprel(.LC17)
	;;
	.mib
	(p7) add r53 = r1, r53
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r32 = @gprel(shown.5#)
	.mlx
	nop 0
	movl r33 = @gprel(.LC18)
	;;
	.mmi
	add r32 = r1, r32
	add r33 = r1, r33
	mov ar.lc = 6
	;;
	.align 32
.L51:
	.mmi
	ld8 r54 = [r32], 8
	nop 0
	addl r55 = 1, r0
	.mmb
	mov r53 = r33
	nop 0
	br.call.sptk.many b0 = node#
	;;
	.mib
	nop 0
	mov r1 = r51
	br.cloop.sptk.few .L51
	;;
	.mlx
	nop 0
	movl r32 = @gprel(hidden.4#)
	.mlx
	nop 0
	movl r33 = @gprel(.LC18)
	;;
	.mmi
	add r32 = r1, r32
	add r33 = r1, r33
	mov ar.lc = 12
	;;
	.align 32
.L52:
	.mmi
	ld8 r54 = [r32], 8
	nop 0
	mov r55 = r0
	.mmb
	mov r53 = r33
	nop 0
	br.call.sptk.many b0 = node#
	;;
	.mib
	nop 0
	mov r1 = r51
	br.cloop.sptk.few .L52
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC20)
	.mlx
	addl r55 = 1, r0
	movl r34 = @gprel(threads_lack.3#)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC18)
	.mlx
	add r36 = r1, r36
	movl r35 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC19)
	.mmi
	add r34 = r1, r34
	add r37 = r1, r37
	add r35 = r1, r35
	;;
	.mib
	add r54 = r1, r54
	mov r53 = r36
	br.call.sptk.many b0 = node#
	;;
	.mmi
	nop 0
	mov r1 = r51
	mov ar.lc = 10
	.align 32
.L53:
	.mmi
	ld8 r32 = [r34], 8
	nop 0
	mov r53 = r37
	;;
	.mib
	mov r54 = r32
	nop 0
	br.call.sptk.many b0 = has#
	;;
	.mmi
	mov r1 = r51
	mov r54 = r32
	nop 0
	.mmb
	mov r53 = r36
	mov r33 = r8
	br.call.sptk.many b0 = has#
	;;
	.mmi
	mov r1 = r51
	mov r56 = r8
	mov r55 = r33
	.mmb
	mov r54 = r32
	mov r53 = r35
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r51
	br.cloop.sptk.few .L53
	;;
	.mlx
	adds r34 = 160, r12
	movl r32 = @gprel(links#)
	.mlx
	adds r47 = 168, r12
	movl r48 = @gprel(.LC14)
	;;
	.mmi
	add r32 = r1, r32
	adds r46 = 176, r12
	adds r45 = 184, r12
	.mmi
	adds r43 = 192, r12
	adds r42 = 200, r12
	adds r41 = 208, r12
	;;
	.mmi
	adds r44 = 24, r32
	adds r40 = 216, r12
	adds r39 = 224, r12
	.mmi
	adds r38 = 232, r12
	adds r37 = 240, r12
	adds r36 = 248, r12
	;;
	.mmi
	nop 0
	adds r35 = 256, r12
	add r48 = r1, r48
.L57:
	.mmi
	ld8 r33 = [r32], 8
	st8 [r34] = r0
	nop 0
	.mmi
	st8 [r47] = r0
	nop 0
	adds r54 = 16, r12
	;;
	.mmi
	st8 [r46] = r0
	st8 [r45] = r0
	mov r53 = r33
	;;
	.mmi
	st8 [r43] = r0
	st8 [r42] = r0
	nop 0
	;;
	.mmi
	st8 [r41] = r0
	st8 [r40] = r0
	nop 0
	;;
	.mmi
	st8 [r39] = r0
	st8 [r38] = r0
	nop 0
	;;
	.mmi
	st8 [r37] = r0
	st8 [r36] = r0
	nop 0
	;;
	.mib
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = lstat#
	;;
	.mib
	mov r1 = r51
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L56
	.mmi
	addl r55 = 99, r0
	nop 0
	mov r54 = r34
	.mmb
	mov r53 = r33
	nop 0
	br.call.sptk.many b0 = readlink#
	;;
	.mib
	mov r1 = r51
	cmp.gt p6, p7 = r0, r8
	(p7) br.cond.dpnt .L67
.L56:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	.mmb
	ld4 r53 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r51
	mov r55 = r8
	nop 0
	.mmb
	mov r54 = r33
	mov r53 = r48
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r51
	cmp.ne p6, p7 = r44, r32
	(p6) br.cond.dptk .L57
	;;
.L68:
	.mlx
	nop 0
	movl r35 = @gprel(files.2#)
	.mlx
	nop 0
	movl r45 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC3)
	.mlx
	nop 0
	movl r34 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC25)
	.mlx
	nop 0
	movl r42 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC27)
	.mlx
	nop 0
	movl r40 = @gprel(.LC28)
	;;
	.mlx
	addl r55 = 384, r0
	movl r39 = @gprel(.LC29)
	.mlx
	add r35 = r1, r35
	movl r38 = @gprel(.LC30)
	;;
	.mlx
	addl r54 = 66, r0
	movl r37 = @gprel(.LC31)
	.mlx
	add r45 = r1, r45
	movl r36 = @gprel(.LC32)
	;;
	.mlx
	add r44 = r1, r44
	movl r53 = @gprel(.LC23)
	.mmi
	add r34 = r1, r34
	add r43 = r1, r43
	add r42 = r1, r42
	;;
	.mmi
	add r53 = r1, r53
	add r41 = r1, r41
	add r40 = r1, r40
	.mmi
	add r39 = r1, r39
	add r38 = r1, r38
	add r37 = r1, r37
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r51
	mov r53 = r8
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r51
	mov ar.lc = 7
	.align 32
.L58:
	.mmi
	ld8 r33 = [r35], 8
	nop 0
	addl r54 = 2050, r0
	;;
	.mib
	mov r53 = r33
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r51
	mov r32 = r8
	nop 0
	.mmb
	mov r54 = r33
	mov r53 = r45
	br.call.sptk.many b0 = printf#
	;;
	.mii
	nop 0
	sxt4 r54 = r32
	nop 0
	.mmb
	mov r1 = r51
	mov r53 = r44
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r53 = r32
	nop 0
	mov r1 = r51
	.mmb
	mov r54 = r0
	nop 0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mmi
	mov r1 = r51
	nop 0
	sxt4 r54 = r8
	.mmb
	mov r53 = r34
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r53 = r32
	nop 0
	mov r1 = r51
	.mmb
	addl r54 = 5, r0
	nop 0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mmi
	mov r1 = r51
	nop 0
	sxt4 r54 = r8
	.mmb
	mov r53 = r34
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r54 = r0
	.mmb
	mov r53 = r33
	nop 0
	br.call.sptk.many b0 = truncate#
	;;
	.mmi
	mov r1 = r51
	nop 0
	sxt4 r54 = r8
	.mmb
	mov r53 = r43
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	addl r56 = 5, r0
	mov r55 = r0
	mov r53 = r32
	.mmb
	mov r1 = r51
	mov r54 = r0
	br.call.sptk.many b0 = fallocate#
	;;
	.mmi
	mov r1 = r51
	nop 0
	sxt4 r54 = r8
	.mmb
	mov r53 = r42
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	addl r56 = 5, r0
	mov r55 = r0
	mov r53 = r32
	.mmb
	mov r1 = r51
	addl r54 = 3, r0
	br.call.sptk.many b0 = fallocate#
	;;
	.mmi
	mov r1 = r51
	nop 0
	sxt4 r54 = r8
	.mmb
	mov r53 = r41
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	addl r55 = 16384, r0
	mov r53 = r32
	nop 0
	.mmb
	mov r1 = r51
	addl r54 = 4, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r51
	nop 0
	sxt4 r54 = r8
	.mmb
	mov r53 = r40
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	addl r55 = 1, r0
	mov r53 = r32
	nop 0
	.mmb
	mov r1 = r51
	mov r54 = r0
	br.call.sptk.many b0 = readahead#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r54 = r8
	.mmb
	mov r53 = r39
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r56 = r0
	mov r55 = r0
	mov r53 = r32
	.mmb
	mov r1 = r51
	mov r54 = r0
	br.call.sptk.many b0 = sync_file_range#
	;;
	.mmi
	mov r1 = r51
	nop 0
	sxt4 r54 = r8
	.mmb
	mov r53 = r38
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mib
	mov r53 = r32
	mov r1 = r51
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r51
	nop 0
	addl r54 = 18432, r0
	.mmb
	mov r53 = r33
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r51
	mov r32 = r8
	sxt4 r54 = r8
	.mmb
	mov r53 = r37
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mib
	mov r53 = r32
	mov r1 = r51
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r51
	nop 0
	addl r54 = 2561, r0
	.mmb
	mov r53 = r33
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r51
	mov r32 = r8
	sxt4 r54 = r8
	.mmb
	mov r53 = r36
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mib
	mov r1 = r51
	mov r53 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r51
	addl r53 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	nop 0
	mov r1 = r51
	br.cloop.sptk.few .L58
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC23)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r51
	mov b0 = r49
	;;
	.mii
	nop 0
	mov ar.pfs = r50
	;;
	mov ar.lc = r52
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 256, r12
	br.ret.sptk.many b0
	;;
.L67:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r53 = @gprel(.LC22)
	.mmi
	adds r14 = 64, r12
	mov r55 = r34
	mov r54 = r33
	;;
	.mmi
	nop 0
	add r53 = r1, r53
	nop 0
	.mmb
	ld4 r56 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r51
	cmp.ne p6, p7 = r44, r32
	(p6) br.cond.dptk .L57
	.mib
	nop 0
	nop 0
	br .L68
	;;
.L66:
	.mlx
	nop 0
	movl r53 = @gprel(.LC16)
	;;
	.mib
	nop 0
	add r53 = r1, r53
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC34:
	stringz	"acces"
	.align 8
.LC35:
	stringz	"perm"
	.align 8
.LC36:
	stringz	"inval"
	.align 8
.LC37:
	stringz	"noent"
	.align 8
.LC38:
	stringz	"again"
	.align 8
.LC39:
	stringz	"isdir"
	.align 8
.LC40:
	stringz	"nodev"
	.align 8
.LC41:
	stringz	"notsupp"
	.align 8
.LC42:
	stringz	"spipe"
	.align 8
.LC43:
	stringz	"badf"
	.align 8
.LC44:
	stringz	"nxio"
	.section	.rodata
	.align 8
	.type	names.0#, @object
	.size	names.0#, 176
names.0:
	data4	13
	.skip	4
	data8	.LC34
	data4	1
	.skip	4
	data8	.LC35
	data4	22
	.skip	4
	data8	.LC36
	data4	2
	.skip	4
	data8	.LC37
	data4	11
	.skip	4
	data8	.LC38
	data4	21
	.skip	4
	data8	.LC39
	data4	19
	.skip	4
	data8	.LC40
	data4	95
	.skip	4
	data8	.LC41
	data4	29
	.skip	4
	data8	.LC42
	data4	9
	.skip	4
	data8	.LC43
	data4	6
	.skip	4
	data8	.LC44
	.section	.rodata.str1.8
	.align 8
.LC45:
	stringz	"0\n"
	.align 8
.LC46:
	stringz	"x\n"
	.align 8
.LC47:
	stringz	"1"
	.align 8
.LC48:
	stringz	"5 "
	.align 8
.LC49:
	stringz	"-1"
	.align 8
.LC50:
	stringz	"allow\n"
	.align 8
.LC51:
	stringz	"deny"
	.align 8
.LC52:
	stringz	"allowed"
	.align 8
.LC53:
	stringz	"0 0 1"
	.section	.rodata
	.align 8
	.type	texts.1#, @object
	.size	texts.1#, 80
texts.1:
	data8	.LC7
	data8	.LC45
	data8	.LC46
	data8	.LC47
	data8	.LC48
	data8	.LC49
	data8	.LC50
	data8	.LC51
	data8	.LC52
	data8	.LC53
	.section	.rodata.str1.8
	.align 8
.LC54:
	stringz	"/proc/self/mem"
	.align 8
.LC55:
	stringz	"/proc/self/comm"
	.align 8
.LC56:
	stringz	"/proc/self/oom_score_adj"
	.align 8
.LC57:
	stringz	"/proc/self/timerslack_ns"
	.align 8
.LC58:
	stringz	"/dev/null"
	.align 8
.LC59:
	stringz	"/dev/zero"
	.align 8
.LC60:
	stringz	"/proc/self/maps"
	.section	.rodata
	.align 8
	.type	files.2#, @object
	.size	files.2#, 64
files.2:
	data8	.LC54
	data8	.LC55
	data8	.LC56
	data8	.LC57
	data8	.LC58
	data8	.LC59
	data8	.LC60
	data8	.LC23
	.section	.rodata.str1.8
	.align 8
.LC61:
	stringz	"autogroup"
	.align 8
.LC62:
	stringz	"coredump_filter"
	.align 8
.LC63:
	stringz	"map_files"
	.align 8
.LC64:
	stringz	"task"
	.align 8
.LC65:
	stringz	"timens_offsets"
	.align 8
.LC66:
	stringz	"timers"
	.align 8
.LC67:
	stringz	"timerslack_ns"
	.align 8
.LC68:
	stringz	"children"
	.align 8
.LC69:
	stringz	"sched"
	.align 8
.LC70:
	stringz	"attr"
	.section	.rodata
	.align 8
	.type	threads_lack.3#, @object
	.size	threads_lack.3#, 88
threads_lack.3:
	data8	.LC61
	data8	.LC62
	data8	.LC63
	data8	.LC64
	data8	.LC65
	data8	.LC66
	data8	.LC67
	data8	.LC68
	data8	.LC69
	data8	.LC70
	data8	.LC19
	.section	.rodata.str1.8
	.align 8
.LC71:
	stringz	"schedstat"
	.align 8
.LC72:
	stringz	"numa_maps"
	.align 8
.LC73:
	stringz	"clear_refs"
	.align 8
.LC74:
	stringz	"sessionid"
	.align 8
.LC75:
	stringz	"attr/current"
	.align 8
.LC76:
	stringz	"attr/prev"
	.align 8
.LC77:
	stringz	"attr/exec"
	.align 8
.LC78:
	stringz	"attr/fscreate"
	.align 8
.LC79:
	stringz	"attr/keycreate"
	.align 8
.LC80:
	stringz	"attr/sockcreate"
	.section	.rodata
	.align 8
	.type	hidden.4#, @object
	.size	hidden.4#, 104
hidden.4:
	data8	.LC69
	data8	.LC71
	data8	.LC72
	data8	.LC73
	data8	.LC74
	data8	.LC70
	data8	.LC75
	data8	.LC76
	data8	.LC77
	data8	.LC78
	data8	.LC79
	data8	.LC80
	data8	.LC63
	.section	.rodata.str1.8
	.align 8
.LC81:
	stringz	"setgroups"
	.align 8
.LC82:
	stringz	"uid_map"
	.align 8
.LC83:
	stringz	"gid_map"
	.align 8
.LC84:
	stringz	"projid_map"
	.align 8
.LC85:
	stringz	"cpuset"
	.section	.rodata
	.align 8
	.type	shown.5#, @object
	.size	shown.5#, 56
shown.5:
	data8	.LC19
	data8	.LC81
	data8	.LC82
	data8	.LC83
	data8	.LC84
	data8	.LC85
	data8	.LC65
	.section	.rodata.str1.8
	.align 8
.LC86:
	stringz	"/dev/fd"
	.align 8
.LC87:
	stringz	"/dev/stdin"
	.align 8
.LC88:
	stringz	"/dev/stderr"
	.section	.rodata
	.align 8
	.type	links#, @object
	.size	links#, 24
links:
	data8	.LC86
	data8	.LC87
	data8	.LC88
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
