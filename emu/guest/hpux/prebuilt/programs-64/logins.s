// ff36ad3e93f4a603a1f0d6227675d792 guest-tests/hpux/host/logins.c
	.file	"logins.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"written"
	.align 8
.LC1:
	stringz	"not written"
	.align 8
.LC2:
	stringz	"a.host"
	.align 8
.LC3:
	stringz	"%s\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc add#
add:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 5, 3, 3, 0
	.fframe 80
	adds r12 = -80, r12
	nop 0
	.mii
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	;;
	addl r42 = 72, r0
	.mmb
	mov r41 = r0
	adds r40 = 16, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 44, r12
	mov r1 = r39
	mov r40 = r33
	;;
	.mib
	st2 [r14] = r32
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r41 = r33
	mov r1 = r39
	nop 0
	.mmb
	mov r42 = r8
	adds r40 = 24, r12
	br.call.sptk.many b0 = memcpy#
	;;
	.mib
	mov r1 = r39
	mov r40 = r34
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r41 = r34
	mov r1 = r39
	nop 0
	.mmb
	mov r42 = r8
	adds r40 = 28, r12
	br.call.sptk.many b0 = memcpy#
	;;
	.mib
	mov r1 = r39
	mov r40 = r35
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r39
	mov r41 = r35
	nop 0
	.mmb
	adds r40 = 16, r12
	mov r42 = r8
	br.call.sptk.many b0 = memcpy#
	;;
	.mlx
	mov r1 = r39
	movl r14 = 1000000000
	.mmi
	adds r15 = 40, r12
	addl r42 = 6, r0
	adds r40 = 64, r12
	;;
	.mlx
	add r14 = r36, r14
	movl r41 = @gprel(.LC2)
	.mmi
	st4 [r15] = r36
	nop 0
	adds r15 = 56, r12
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	add r41 = r1, r41
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = setutent#
	;;
	.mib
	mov r1 = r39
	adds r40 = 16, r12
	br.call.sptk.many b0 = _pututline#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mmi
	add r40 = r1, r40
	;;
	(p7) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r39
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
	.endp add#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"%s: none\n"
	.align 8
.LC5:
	stringz	"%s: %d %.4s %.12s %.8s %d %ld %.16s\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc find_id#
find_id:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 8, 0
	.fframe 96
	adds r12 = -96, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	;;
	adds r37 = 32, r12
	.mmb
	addl r39 = 72, r0
	mov r38 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 60, r12
	mov r1 = r36
	mov r37 = r33
	;;
	.mib
	st2 [r14] = r32
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r38 = r33
	mov r39 = r8
	nop 0
	.mmb
	adds r37 = 40, r12
	mov r1 = r36
	br.call.sptk.many b0 = memcpy#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = setutent#
	;;
	.mib
	mov r1 = r36
	adds r37 = 32, r12
	br.call.sptk.many b0 = getutid#
	;;
	.mmi
	mov r1 = r36
	adds r18 = 28, r8
	adds r16 = 16, r12
	.mmi
	mov r38 = r33
	adds r17 = 48, r8
	adds r15 = 40, r8
	;;
	.mlx
	adds r14 = 24, r8
	movl r37 = @gprel(.LC5)
	.mmb
	cmp.ne p6, p7 = 0, r8
	mov r42 = r8
	(p7) br.cond.dpnt .L10
	;;
	.mmi
	ld2 r39 = [r18]
	add r37 = r1, r37
	adds r41 = 12, r8
	.mii
	st8 [r16] = r17
	adds r40 = 8, r8
	;;
	sxt2 r39 = r39
	.mmb
	ld8 r44 = [r15]
	ld4 r43 = [r14]
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
.L10:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	.endp find_id#
	.section	.rodata.str1.8
	.align 8
.LC6:
	stringz	"entry"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc list#
list:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 6, 8, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	.body
	movl r33 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	movl r32 = @gprel(.LC5)
	.mmi
	add r33 = r1, r33
	nop 0
	adds r34 = 16, r12
	;;
	.mib
	add r32 = r1, r32
	nop 0
	br.call.sptk.many b0 = setutent#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = getutent#
	;;
	.mmi
	mov r39 = r33
	mov r38 = r32
	mov r43 = r8
	.mmi
	adds r17 = 28, r8
	adds r16 = 48, r8
	adds r15 = 40, r8
	;;
	.mmi
	nop 0
	adds r14 = 24, r8
	mov r1 = r37
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L16
	.align 32
.L13:
	.mmi
	ld2 r40 = [r17]
	nop 0
	adds r42 = 12, r43
	.mmi
	st8 [r34] = r16
	nop 0
	adds r41 = 8, r43
	;;
	.mmi
	ld8 r45 = [r15]
	nop 0
	sxt2 r40 = r40
	.mmb
	ld4 r44 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = getutent#
	;;
	.mmi
	mov r1 = r37
	mov r39 = r33
	mov r38 = r32
	.mmi
	mov r43 = r8
	adds r17 = 28, r8
	adds r16 = 48, r8
	;;
	.mmi
	nop 0
	adds r15 = 40, r8
	adds r14 = 24, r8
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L13
.L16:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = endutent#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp list#
	.align 16
	.align 64
	.proc find_line#
find_line:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 8, 0
	.fframe 96
	adds r12 = -96, r12
	.save rp, r36
	mov r36 = b0
	.mlx
	mov r38 = r1
	.body
	movl r34 = @gprel(.LC5)
	;;
	.mmi
	addl r41 = 72, r0
	mov r40 = r0
	add r34 = r1, r34
	.mmb
	adds r39 = 32, r12
	adds r35 = 16, r12
	br.call.sptk.many b0 = memset#
	;;
	.mib
	mov r1 = r38
	mov r39 = r32
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r40 = r32
	mov r41 = r8
	nop 0
	.mmb
	adds r39 = 44, r12
	mov r1 = r38
	br.call.sptk.many b0 = memcpy#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = setutent#
	;;
	.mib
	mov r1 = r38
	adds r39 = 32, r12
	br.call.sptk.many b0 = getutline#
	;;
	.mmi
	mov r40 = r32
	mov r39 = r34
	mov r33 = r8
	.mmi
	adds r17 = 28, r8
	adds r16 = 48, r8
	adds r15 = 40, r8
	;;
	.mmi
	adds r14 = 24, r8
	mov r44 = r8
	adds r43 = 12, r8
	.mmi
	adds r42 = 8, r8
	mov r1 = r38
	cmp.ne p6, p7 = 0, r8
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L22
	.align 32
.L19:
	.mmi
	ld2 r41 = [r17]
	st8 [r35] = r16
	nop 0
	;;
	.mmi
	ld8 r46 = [r15]
	nop 0
	sxt2 r41 = r41
	.mmb
	ld4 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r40 = r0
	mov r39 = r33
	nop 0
	.mmb
	mov r1 = r38
	addl r41 = 72, r0
	br.call.sptk.many b0 = memset#
	;;
	.mib
	mov r1 = r38
	adds r39 = 32, r12
	br.call.sptk.many b0 = getutline#
	;;
	.mmi
	mov r1 = r38
	mov r40 = r32
	mov r39 = r34
	.mmi
	mov r33 = r8
	adds r17 = 28, r8
	adds r16 = 48, r8
	;;
	.mmi
	adds r15 = 40, r8
	adds r14 = 24, r8
	mov r44 = r8
	.mmi
	adds r43 = 12, r8
	adds r42 = 8, r8
	cmp.ne p6, p7 = 0, r8
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L19
.L22:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	.endp find_line#
	.section	.rodata.str1.8
	.align 8
.LC7:
	stringz	"name %d\n"
	.align 8
.LC8:
	stringz	"reboot"
	.align 8
.LC9:
	stringz	"system boot"
	.align 8
.LC10:
	stringz	""
	.align 8
.LC11:
	stringz	"run-level 3"
	.align 8
.LC12:
	stringz	"LOGIN"
	.align 8
.LC13:
	stringz	"console"
	.align 8
.LC14:
	stringz	"c1"
	.align 8
.LC15:
	stringz	"anna"
	.align 8
.LC16:
	stringz	"pts/0"
	.align 8
.LC17:
	stringz	"p0"
	.align 8
.LC18:
	stringz	"longname"
	.align 8
.LC19:
	stringz	"pts/1"
	.align 8
.LC20:
	stringz	"p1"
	.align 8
.LC21:
	stringz	"bert"
	.align 8
.LC22:
	stringz	"run-level 5"
	.align 8
.LC23:
	stringz	"zz"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 42
	.mlx
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 0, 13, 5, 0
	movl r35 = @gprel(name#)
	.mlx
	mov r44 = r1
	movl r32 = @gprel(.LC10)
	;;
	.mmi
	add r35 = r1, r35
	nop 0
	.save rp, r42
	mov r42 = b0
	.body
	.mlx
	add r32 = r1, r32
	movl r38 = @gprel(.LC13)
	;;
	.mib
	add r38 = r1, r38
	mov r45 = r35
	br.call.sptk.many b0 = mkstemp#
	;;
	.mib
	mov r1 = r44
	mov r45 = r8
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r45 = r35
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC14)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = utmpname#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC7)
	.mlx
	nop 0
	movl r34 = @gprel(.LC16)
	;;
	.mib
	add r34 = r1, r34
	add r45 = r1, r45
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r44
	nop 0
	br.call.sptk.many b0 = list#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r32
	.mmi
	addl r49 = 1, r0
	nop 0
	addl r45 = 2, r0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC8)
	.mlx
	nop 0
	movl r47 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	movl r33 = @gprel(.LC17)
	.mmi
	add r48 = r1, r48
	nop 0
	add r47 = r1, r47
	;;
	.mib
	add r33 = r1, r33
	nop 0
	br.call.sptk.many b0 = add#
	;;
	.mmi
	mov r1 = r44
	mov r48 = r32
	nop 0
	.mmi
	mov r46 = r32
	addl r49 = 2, r0
	addl r45 = 1, r0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC11)
	.mlx
	nop 0
	movl r39 = @gprel(.LC15)
	;;
	.mib
	add r39 = r1, r39
	add r47 = r1, r47
	br.call.sptk.many b0 = add#
	;;
	.mmi
	mov r1 = r44
	mov r47 = r38
	nop 0
	.mmi
	mov r46 = r41
	addl r49 = 10, r0
	addl r45 = 6, r0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC12)
	.mlx
	nop 0
	movl r37 = @gprel(.LC19)
	;;
	.mib
	add r37 = r1, r37
	add r48 = r1, r48
	br.call.sptk.many b0 = add#
	;;
	.mmi
	mov r1 = r44
	mov r48 = r39
	mov r47 = r34
	.mmi
	mov r46 = r33
	addl r49 = 20, r0
	addl r45 = 7, r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC20)
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	;;
	.mib
	add r36 = r1, r36
	add r40 = r1, r40
	br.call.sptk.many b0 = add#
	;;
	.mmi
	mov r48 = r40
	mov r47 = r37
	mov r46 = r36
	.mmi
	mov r1 = r44
	addl r49 = 30, r0
	addl r45 = 7, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = add#
	;;
	.mib
	mov r1 = r44
	nop 0
	br.call.sptk.many b0 = list#
	;;
	.mmi
	mov r1 = r44
	mov r47 = r38
	nop 0
	.mmi
	mov r46 = r41
	addl r49 = 11, r0
	addl r45 = 7, r0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC21)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = add#
	;;
	.mmi
	mov r1 = r44
	mov r48 = r40
	mov r47 = r37
	.mmi
	mov r46 = r36
	addl r49 = 30, r0
	addl r45 = 8, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = add#
	;;
	.mmi
	mov r1 = r44
	mov r48 = r32
	nop 0
	.mmi
	addl r49 = 3, r0
	mov r46 = r32
	addl r45 = 1, r0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC22)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = add#
	;;
	.mib
	mov r1 = r44
	nop 0
	br.call.sptk.many b0 = list#
	;;
	.mib
	mov r1 = r44
	mov r45 = r38
	br.call.sptk.many b0 = find_line#
	;;
	.mib
	mov r1 = r44
	mov r45 = r34
	br.call.sptk.many b0 = find_line#
	;;
	.mib
	mov r1 = r44
	mov r45 = r37
	br.call.sptk.many b0 = find_line#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r36
	.mmb
	addl r45 = 5, r0
	nop 0
	br.call.sptk.many b0 = find_id#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r33
	.mmb
	addl r45 = 7, r0
	nop 0
	br.call.sptk.many b0 = find_id#
	;;
	.mmi
	mov r1 = r44
	nop 0
	addl r45 = 7, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC23)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = find_id#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r32
	.mmb
	addl r45 = 2, r0
	nop 0
	br.call.sptk.many b0 = find_id#
	;;
	.mmi
	mov r46 = r32
	nop 0
	mov r1 = r44
	.mmb
	addl r45 = 4, r0
	nop 0
	br.call.sptk.many b0 = find_id#
	;;
	.mib
	mov r1 = r44
	nop 0
	br.call.sptk.many b0 = endutent#
	;;
	.mib
	mov r1 = r44
	mov r45 = r35
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r1 = r44
	addl r49 = 20, r0
	mov r48 = r39
	.mmi
	mov r47 = r34
	mov r46 = r33
	addl r45 = 7, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = add#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r44
	mov b0 = r42
	;;
	.mib
	nop 0
	mov ar.pfs = r43
	br.ret.sptk.many b0
	.endp main#
	.section	.data,	"aw",	"progbits"
	.align 8
	.type	name#, @object
	.size	name#, 24
name:
	stringz	"/tmp/precis-utmp-XXXXXX"
	.global unlink#
	.type	unlink#, @function
	.global utmpname#
	.type	utmpname#, @function
	.global close#
	.type	close#, @function
	.global mkstemp#
	.type	mkstemp#, @function
	.global getutline#
	.type	getutline#, @function
	.global endutent#
	.type	endutent#, @function
	.global getutent#
	.type	getutent#, @function
	.global getutid#
	.type	getutid#, @function
	.global printf#
	.type	printf#, @function
	.global _pututline#
	.type	_pututline#, @function
	.global setutent#
	.type	setutent#, @function
	.global memcpy#
	.type	memcpy#, @function
	.global strlen#
	.type	strlen#, @function
	.global memset#
	.type	memset#, @function
	.ident	"GCC: (GNU) 12.2.0"
