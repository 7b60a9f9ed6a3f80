// 7a22e79e59f853583ad4833924ace948 guest-tests/hpux/host/addresses.c
	.file	"addresses.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%02x"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc show_bytes#
show_bytes:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 2, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.mlx
	addp4 r32 = 0,r32
	movl r33 = @gprel(.LC0)
	;;
	.mii
	add r33 = r1, r33
	.save ar.lc, r37
	mov r37 = ar.lc
	.body
	;;
	mov ar.lc = 15
	.align 32
.L2:
	.mmi
	addp4 r14 = 0,r32
	mov r38 = r33
	adds r32 = 1, r32
	;;
	.mib
	ld1 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br.cloop.sptk.few .L2
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
	.endp show_bytes#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"-"
	.align 8
.LC2:
	stringz	"other"
	.align 8
.LC3:
	stringz	"%s %s %d %d %d: %s\n"
	.align 8
.LC4:
	stringz	"  %08x %u %d %d %d %u %d %s\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc show#
show:
	.prologue 12, 46
	.mmi
	.save ar.pfs, r47
	alloc r47 = ar.pfs, 6, 11, 8, 0
	.fframe 80
	adds r12 = -80, r12
	.save rp, r46
	mov r46 = b0
	.mmi
	addp4 r32 = 0,r32
	addp4 r33 = 0,r33
	mov r48 = r1
	.body
	;;
	.mmi
	adds r14 = 32, r12
	adds r45 = 80, r12
	mov r50 = r33
	.mmi
	mov r49 = r32
	adds r39 = 64, r12
	adds r43 = 68, r12
	;;
	.mmi
	mov r51 = r14
	adds r14 = 48, r12
	mov r52 = r45
	.mmi
	st4 [r45] = r0
	adds r42 = 66, r12
	adds r41 = 20, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 56, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 32, r12
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	adds r14 = 36, r12
	;;
	.mmi
	st4 [r14] = r35
	nop 0
	adds r14 = 40, r12
	;;
	.mmi
	st4 [r14] = r36
	nop 0
	adds r14 = 44, r12
	;;
	.mib
	st4 [r14] = r37
	nop 0
	br.call.sptk.many b0 = getaddrinfo#
	;;
	.mmi
	mov r1 = r48
	cmp.ne p6, p7 = 0, r32
	shladd r14 = r8, 2, r0
	.mmi
	mov r54 = r37
	mov r53 = r36
	mov r52 = r34
	;;
	.mlx
	nop 0
	(p7) movl r32 = @gprel(.LC1)
	.mlx
	nop 0
	movl r55 = @gprel(.LC2)
	;;
	.mmi
	(p7) add r32 = r1, r32
	add r55 = r1, r55
	sxt4 r14 = r14
	.mlx
	nop 0
	movl r49 = @gprel(.LC3)
	;;
	.mmi
	(p7) addp4 r32 = 0,r32
	nop 0
	cmp.ne p6, p7 = 0, r33
	.mmi
	addp4 r55 = 0,r55
	nop 0
	add r49 = r1, r49
	;;
	.mlx
	nop 0
	(p7) movl r33 = @gprel(.LC1)
	.mmi
	nop 0
	mov r50 = r32
	nop 0
	;;
	.mmi
	(p7) add r33 = r1, r33
	;;
	(p7) addp4 r33 = 0,r33
	cmp4.ltu p6, p7 = 14, r8
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.26#)
	.mmi
	mov r51 = r33
	;;
	(p7) add r15 = r1, r15
	nop 0
	;;
	.mmi
	(p7) add r14 = r15, r14
	;;
	(p7) ld4 r55 = [r14]
	nop 0
	;;
	.mib
	(p7) addp4 r55 = 0,r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r48
	ld4 r38 = [r45]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	.mlx
	addp4 r38 = 0,r38
	movl r44 = @gprel(.LC4)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	add r44 = r1, r44
	.mmb
	cmp.ne p6, p7 = 0, r38
	nop 0
	(p7) br.cond.dpnt .L6
	;;
	.mmi
	addp4 r40 = 0,r40
	nop 0
	nop 0
	.align 32
.L10:
	.mmi
	adds r14 = 24, r38
	addl r51 = 16, r0
	mov r49 = r39
	;;
	.mib
	ld4 r50 = [r14]
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r14 = 20, r38
	adds r18 = 4, r38
	adds r17 = 8, r38
	.mmi
	adds r16 = 12, r38
	adds r15 = 16, r38
	adds r38 = 28, r38
	;;
	.mmi
	ld4 r14 = [r14]
	mov r1 = r48
	mov r49 = r44
	.mmi
	ld4 r52 = [r18]
	;;
	addp4 r14 = 0,r14
	nop 0
	.mmi
	ld4 r53 = [r17]
	ld4 r54 = [r16]
	nop 0
	;;
	.mmi
	cmp.eq p6, p7 = 0, r14
	ld4 r55 = [r15]
	nop 0
	.mmi
	ld2 r51 = [r42]
	;;
	(p6) mov r14 = r40
	nop 0
	.mmi
	ld2 r56 = [r39]
	ld4.a r50 = [r43]
	nop 0
	;;
	.mmi
	nop 0
	st4 [r41] = r14
	nop 0
	;;
	.mib
	ld4.c.clr r50 = [r43]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld4 r38 = [r38]
	mov r1 = r48
	;;
	addp4 r38 = 0,r38
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r38
	(p6) br.cond.dptk .L10
	.mmi
	ld4 r49 = [r45]
	;;
	addp4 r49 = 0,r49
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r49
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = freeaddrinfo#
	;;
	.mmi
	mov r1 = r48
	nop 0
	nop 0
.L6:
	.mii
	nop 0
	mov b0 = r46
	;;
	mov ar.pfs = r47
	.mmb
	nop 0
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
	.endp show#
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	""
	.align 8
.LC6:
	stringz	"%08x %u: %s"
	.align 8
.LC7:
	stringz	" %s %s\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc name#
name:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 5, 5, 7, 0
	.fframe 224
	adds r12 = -224, r12
	nop 0
	.mmi
	mov r41 = r1
	nop 0
	.save rp, r39
	mov r39 = b0
	.body
	;;
	.mmi
	mov r14 = r12
	adds r38 = 216, r12
	adds r37 = 116, r12
	.mii
	addl r44 = 92, r0
	mov r43 = r0
	;;
	adds r42 = 124, r14
	.mmi
	adds r14 = 224, r12
	;;
	st8 [r14] = r0
	addl r14 = 2, r0
	;;
	.mmi
	st2 [r38] = r14
	nop 0
	adds r14 = 218, r12
	;;
	.mlx
	st2 [r14] = r33
	movl r14 = 754974720
	;;
	.mmi
	st4 [r37] = r14
	nop 0
	adds r14 = 120, r12
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 24, r12
	adds r15 = 16, r12
	adds r16 = 16, r12
	.mmi
	mov r42 = r38
	mov r1 = r41
	mov r45 = r35
	;;
	.mmi
	st8 [r14] = r0, 8
	mov r46 = r15
	mov r44 = r37
	.mlx
	addl r43 = 16, r0
	movl r15 = 3242591731706757120
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r16] = r15
	nop 0
	.mmi
	adds r15 = 220, r12
	mov r48 = r34
	mov r47 = r36
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r15] = r32
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = getnameinfo#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r33
	mov r43 = r32
	.mmi
	mov r38 = r8
	shladd r14 = r8, 2, r0
	cmp4.geu p6, p7 = 14, r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC2)
	.mlx
	nop 0
	movl r42 = @gprel(.LC6)
	;;
	.mib
	add r45 = r1, r45
	add r42 = r1, r42
	(p6) br.cond.dptk .L24
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	nop 0
	;;
.L26:
	.mlx
	nop 0
	movl r43 = @gprel(.LC5)
	.mlx
	nop 0
	movl r42 = @gprel(.LC7)
	;;
	.mii
	add r43 = r1, r43
	add r42 = r1, r42
	;;
	addp4 r43 = 0,r43
	;;
	.mib
	mov r44 = r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r41
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 224, r12
	br.ret.sptk.many b0
.L24:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r15 = @gprel(CSWTCH.26#)
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	add r15 = r1, r15
	;;
	.mmi
	nop 0
	add r14 = r15, r14
	nop 0
	;;
	.mib
	ld4 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	adds r14 = 16, r12
	nop 0
	.mmb
	cmp4.ne p6, p7 = 0, r38
	addp4 r43 = 0,r37
	(p6) br.cond.dpnt .L26
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC7)
	.mmi
	nop 0
	addp4 r44 = 0,r14
	nop 0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r41
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.restore sp
	adds r12 = 224, r12
	br.ret.sptk.many b0
	.endp name#
	.section	.rodata.str1.8
	.align 8
.LC8:
	stringz	"%s %u: %s"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc name6.constprop.0#
name6.constprop.0:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 5, 7, 0
	.fframe 240
	adds r12 = -240, r12
	nop 0
	.mii
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	addp4 r32 = 0,r32
	;;
	.mmi
	adds r14 = 224, r12
	adds r15 = 220, r12
	adds r36 = 216, r12
	.mmi
	adds r35 = 116, r12
	addl r42 = 92, r0
	mov r41 = r0
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 228, r12
	.mmi
	st4 [r15] = r0
	nop 0
	mov r15 = r12
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 232, r12
	adds r40 = 124, r15
	.mmi
	addl r15 = 22, r0
	;;
	st4 [r14] = r0
	adds r14 = 236, r12
	.mmi
	st2 [r36] = r15
	nop 0
	adds r15 = 218, r12
	;;
	.mmi
	nop 0
	st4 [r14] = r0
	adds r14 = 240, r12
	.mmi
	nop 0
	st2 [r15] = r33
	nop 0
	;;
	.mlx
	st4 [r14] = r0
	movl r14 = 754974720
	;;
	.mmi
	st4 [r35] = r14
	nop 0
	adds r14 = 120, r12
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mlx
	adds r14 = 24, r12
	movl r15 = 3242591731706757120
	.mmi
	adds r16 = 16, r12
	adds r42 = 8, r36
	mov r1 = r39
	;;
	.mmi
	st8 [r14] = r0, 8
	mov r41 = r32
	addl r40 = 22, r0
	.mmi
	st8 [r16] = r15
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r0, 8
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = inet_pton#
	;;
	.mmi
	adds r14 = 16, r12
	mov r40 = r36
	mov r1 = r39
	.mmi
	mov r43 = r34
	mov r42 = r35
	addl r41 = 28, r0
	;;
	.mmi
	mov r44 = r14
	nop 0
	addl r46 = 2, r0
	.mmb
	addl r45 = 100, r0
	nop 0
	br.call.sptk.many b0 = getnameinfo#
	;;
	.mmi
	mov r1 = r39
	mov r42 = r33
	mov r41 = r32
	.mmi
	mov r36 = r8
	shladd r14 = r8, 2, r0
	cmp4.geu p6, p7 = 14, r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC2)
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	;;
	.mib
	add r43 = r1, r43
	add r40 = r1, r40
	(p6) br.cond.dptk .L30
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
	;;
.L32:
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	.mlx
	nop 0
	movl r40 = @gprel(.LC7)
	;;
	.mii
	add r41 = r1, r41
	add r40 = r1, r40
	;;
	addp4 r41 = 0,r41
	;;
	.mib
	mov r42 = r41
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
	.label_state 1
	.restore sp
	adds r12 = 240, r12
	br.ret.sptk.many b0
.L30:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r15 = @gprel(CSWTCH.26#)
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	add r15 = r1, r15
	;;
	.mmi
	nop 0
	add r14 = r15, r14
	nop 0
	;;
	.mib
	ld4 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	adds r15 = 16, r12
	nop 0
	.mmb
	cmp4.ne p6, p7 = 0, r36
	addp4 r41 = 0,r35
	(p6) br.cond.dpnt .L32
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC7)
	.mmi
	nop 0
	addp4 r42 = 0,r15
	nop 0
	;;
	.mib
	add r40 = r1, r40
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
	adds r12 = 240, r12
	br.ret.sptk.many b0
	.endp name6.constprop.0#
	.section	.rodata.str1.8
	.align 8
.LC9:
	stringz	"%s %s %d: %s\n"
	.align 8
.LC10:
	stringz	" %u %d %d %d %u %s\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc show6#
show6:
	.prologue 12, 45
	.mmi
	.save ar.pfs, r46
	alloc r46 = ar.pfs, 4, 13, 7, 0
	.fframe 64
	adds r12 = -64, r12
	.save rp, r45
	mov r45 = b0
	.mmi
	addp4 r32 = 0,r32
	addp4 r33 = 0,r33
	mov r47 = r1
	;;
	.mmi
	adds r14 = 32, r12
	adds r15 = 28, r12
	adds r44 = 76, r12
	.mmi
	mov r49 = r32
	mov r50 = r33
	adds r39 = 48, r12
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 36, r12
	.save ar.lc, r48
	mov r48 = ar.lc
	.body
	.mmi
	st4 [r15] = r0
	adds r15 = 16, r12
	mov r52 = r44
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 40, r12
	mov r51 = r15
	.mmi
	st4 [r15] = r34
	addl r15 = 22, r0
	adds r42 = 50, r12
	;;
	.mmi
	nop 0
	st4 [r14] = r0
	adds r14 = 44, r12
	.mmi
	st4 [r44] = r0
	;;
	st4 [r14] = r0
	adds r14 = 20, r12
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	adds r14 = 24, r12
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br.call.sptk.many b0 = getaddrinfo#
	;;
	.mmi
	mov r1 = r47
	cmp.ne p6, p7 = 0, r32
	nop 0
	.mmi
	shladd r14 = r8, 2, r0
	mov r52 = r35
	mov r51 = r33
	;;
	.mlx
	nop 0
	(p7) movl r32 = @gprel(.LC1)
	.mlx
	nop 0
	movl r53 = @gprel(.LC2)
	;;
	.mlx
	(p7) add r32 = r1, r32
	movl r49 = @gprel(.LC9)
	.mlx
	add r53 = r1, r53
	movl r37 = @gprel(.LC0)
	;;
	.mmi
	(p7) addp4 r32 = 0,r32
	cmp4.ltu p6, p7 = 14, r8
	nop 0
	.mmi
	addp4 r53 = 0,r53
	add r49 = r1, r49
	add r37 = r1, r37
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.26#)
	.mii
	mov r50 = r32
	(p7) sxt4 r14 = r14
	;;
	(p7) add r15 = r1, r15
	;;
	.mmi
	(p7) add r14 = r15, r14
	;;
	(p7) ld4 r53 = [r14]
	mov r14 = r12
	;;
	.mib
	(p7) addp4 r53 = 0,r53
	adds r41 = 72, r14
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r47
	ld4 r38 = [r44]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	.mlx
	addp4 r38 = 0,r38
	movl r43 = @gprel(.LC10)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	add r43 = r1, r43
	.mmb
	cmp.ne p6, p7 = 0, r38
	nop 0
	(p7) br.cond.dpnt .L35
	;;
	.mmi
	addp4 r40 = 0,r40
	nop 0
	nop 0
	.align 32
.L38:
	.mmi
	adds r14 = 24, r38
	nop 0
	adds r36 = 8, r39
	.mmi
	addl r51 = 28, r0
	nop 0
	mov r49 = r39
	;;
	.mib
	ld4 r50 = [r14]
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	sub r14 = r41, r36, 1
	nop 0
	mov r1 = r47
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L40:
	.mmi
	addp4 r14 = 0,r36
	mov r49 = r37
	adds r36 = 1, r36
	;;
	.mib
	ld1 r50 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r47
	br.cloop.sptk.few .L40
	.mmi
	adds r14 = 4, r38
	adds r17 = 20, r38
	mov r51 = r0
	.mmi
	ld2 r50 = [r42]
	adds r16 = 8, r38
	adds r15 = 12, r38
	;;
	.mmi
	ld4 r14 = [r14]
	nop 0
	mov r49 = r43
	;;
	.mib
	cmp4.ne p6, p7 = 22, r14
	adds r14 = 16, r38
	(p7) br.cond.dpnt .L55
	;;
	.mmi
	nop 0
	ld4 r55 = [r17]
	adds r38 = 28, r38
	.mmi
	ld4 r52 = [r16]
	;;
	addp4 r55 = 0,r55
	nop 0
	.mmi
	ld4 r53 = [r15]
	ld4 r54 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r55
	nop 0
	;;
	.mib
	(p6) mov r55 = r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld4 r38 = [r38]
	mov r1 = r47
	;;
	addp4 r38 = 0,r38
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r38
	(p6) br.cond.dptk .L38
.L56:
	.mmi
	ld4 r49 = [r44]
	;;
	addp4 r49 = 0,r49
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r49
	nop 0
	(p6) br.cond.dpnt .L35
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = freeaddrinfo#
	;;
	.mmi
	mov r1 = r47
	nop 0
	nop 0
.L35:
	.mii
	nop 0
	mov b0 = r45
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r46
	;;
	mov ar.lc = r48
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
.L55:
	.body
	.copy_state 1
	.mmi
	adds r17 = 20, r38
	ld2 r14 = [r39]
	nop 0
	.mmi
	adds r16 = 8, r38
	adds r15 = 12, r38
	mov r49 = r43
	;;
	.mmi
	ld4 r55 = [r17]
	cmp4.eq p6, p7 = 22, r14
	adds r14 = 16, r38
	.mmi
	adds r38 = 28, r38
	ld4 r52 = [r16]
	nop 0
	;;
	.mmi
	addp4 r55 = 0,r55
	nop 0
	(p6) addl r51 = 1, r0
	.mmi
	ld4 r53 = [r15]
	ld4 r54 = [r14]
	nop 0
	;;
	.mmi
	(p7) mov r51 = r0
	nop 0
	cmp.eq p6, p7 = 0, r55
	;;
	.mib
	(p6) mov r55 = r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld4 r38 = [r38]
	mov r1 = r47
	;;
	addp4 r38 = 0,r38
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r38
	(p6) br.cond.dptk .L38
	.mib
	nop 0
	nop 0
	br .L56
	.endp show6#
	.section	.rodata.str1.8
	.align 8
.LC11:
	stringz	"::"
	.align 8
.LC12:
	stringz	"too long"
	.align 8
.LC14:
	stringz	"'%s': %d"
	.align 8
.LC15:
	stringz	" "
	.align 8
.LC16:
	stringz	" %s %s"
	.align 8
.LC17:
	stringz	"\n"
	.align 8
.LC18:
	stringz	"\n%d\n"
	.align 8
.LC19:
	stringz	"80"
	.align 8
.LC20:
	stringz	"::1"
	.align 8
.LC21:
	stringz	"http"
	.align 8
.LC22:
	stringz	"2001:db8::5"
	.align 8
.LC23:
	stringz	"53"
	.align 8
.LC24:
	stringz	"fe80::1"
	.align 8
.LC25:
	stringz	"127.0.0.1"
	.align 8
.LC26:
	stringz	"10.1.2.3"
	.align 8
.LC27:
	stringz	"::1::"
	.align 8
.LC28:
	stringz	"no.such.host.invalid"
	.align 8
.LC29:
	stringz	"::ffff:10.1.2.3"
	.align 8
.LC30:
	stringz	"65535"
	.align 8
.LC31:
	stringz	"ssh"
	.align 8
.LC32:
	stringz	"10.1.258"
	.align 8
.LC33:
	stringz	"domain"
	.align 8
.LC34:
	stringz	"localhost"
	.align 8
.LC35:
	stringz	"tftp"
	.align 8
.LC36:
	stringz	"no-such-service"
	.align 8
.LC37:
	stringz	"9"
	.align 8
.LC38:
	stringz	"1.2.3.4"
	.align 8
.LC39:
	stringz	"%d\n"
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC13:
	data4	all.0#+4
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 45
	.mmi
	.save ar.pfs, r46
	alloc r46 = ar.pfs, 0, 17, 6, 0
	nop 0
	.fframe 80
	adds r12 = -80, r12
	.mlx
	addl r14 = @gprel(.LC13), gp
	movl r32 = @gprel(.LC11)
	;;
	.mlx
	add r32 = r1, r32
	movl r36 = @gprel(.LC14)
	.mlx
	ld4 r33 = [r14]
	movl r38 = @gprel(.LC12)
	;;
	.mmi
	addp4 r32 = 0,r32
	mov r14 = r12
	adds r34 = 62, r12
	.mlx
	mov r47 = r1
	movl r42 = @gprel(.LC15)
	;;
	.mlx
	add r36 = r1, r36
	movl r44 = @gprel(.LC0)
	.mlx
	adds r43 = 78, r14
	movl r40 = @gprel(.LC16)
	;;
	.mlx
	add r38 = r1, r38
	movl r35 = @gprel(.LC17)
	.mmi
	add r42 = r1, r42
	add r44 = r1, r44
	add r40 = r1, r40
	;;
	.mmi
	mov r50 = r32
	add r35 = r1, r35
	.save rp, r45
	mov r45 = b0
	.mmb
	mov r51 = r34
	addl r49 = 22, r0
	br.call.sptk.many b0 = inet_pton#
	;;
	.mmi
	adds r39 = 78, r12
	mov r1 = r47
	mov r50 = r32
	.mmi
	mov r49 = r36
	mov r32 = r8
	mov r51 = r8
	;;
	.mii
	nop 0
	.save ar.lc, r48
	mov r48 = ar.lc
	.body
	adds r37 = 164, r33
	.mmb
	addp4 r38 = 0,r38
	addp4 r41 = 0,r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r47
	cmp4.ne p6, p7 = 1, r32
	(p7) br.cond.dpnt .L67
	.align 32
.L58:
	.mib
	mov r49 = r35
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r33
	mov r1 = r47
	.mmb
	nop 0
	cmp4.eq p6, p7 = r37, r33
	(p6) br.cond.dpnt .L61
	;;
.L68:
	.mmi
	ld4 r32 = [r14]
	nop 0
	mov r51 = r34
	.mii
	addl r49 = 22, r0
	adds r33 = 4, r33
	;;
	addp4 r32 = 0,r32
	;;
	.mib
	mov r50 = r32
	nop 0
	br.call.sptk.many b0 = inet_pton#
	;;
	.mmi
	mov r1 = r47
	mov r50 = r32
	mov r49 = r36
	.mmb
	mov r32 = r8
	mov r51 = r8
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r47
	cmp4.ne p6, p7 = 1, r32
	(p6) br.cond.dptk .L58
.L67:
	.mib
	mov r49 = r42
	mov r32 = r34
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	sub r14 = r43, r34, 1
	nop 0
	mov r1 = r47
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L59:
	.mmi
	addp4 r14 = 0,r32
	mov r49 = r44
	adds r32 = 1, r32
	;;
	.mib
	ld1 r50 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r47
	br.cloop.sptk.few .L59
	.mmi
	adds r14 = 16, r12
	nop 0
	addl r52 = 46, r0
	.mmi
	mov r50 = r34
	nop 0
	addl r49 = 22, r0
	;;
	.mib
	mov r51 = r14
	nop 0
	br.call.sptk.many b0 = inet_ntop#
	;;
	.mmi
	mov r51 = r39
	addl r52 = 4, r0
	mov r1 = r47
	.mmi
	mov r50 = r34
	addl r49 = 22, r0
	addp4 r32 = 0,r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = inet_ntop#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r47
	.mii
	mov r50 = r32
	mov r49 = r40
	;;
	cmp.eq p6, p7 = 0, r8
	;;
	.mmi
	nop 0
	(p6) mov r51 = r38
	nop 0
	;;
	.mib
	(p7) mov r51 = r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r47
	mov r49 = r35
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r47
	addp4 r14 = 0,r33
	.mmb
	nop 0
	cmp4.eq p6, p7 = r37, r33
	(p7) br.cond.dptk .L68
	;;
.L61:
	.mmi
	nop 0
	addl r49 = @ltoffx(in6addr_any#), r1
	nop 0
	;;
	.mib
	ld8.mov r49 = [r49], in6addr_any#
	nop 0
	br.call.sptk.many b0 = show_bytes#
	;;
	.mmi
	mov r1 = r47
	;;
	addl r49 = @ltoffx(in6addr_loopback#), r1
	nop 0
	;;
	.mib
	ld8.mov r49 = [r49], in6addr_loopback#
	nop 0
	br.call.sptk.many b0 = show_bytes#
	;;
	.mmi
	mov r1 = r47
	mov r51 = r0
	addl r49 = 99, r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC11)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = inet_pton#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC18)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r47
	addl r52 = 1, r0
	mov r51 = r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC19)
	.mlx
	nop 0
	movl r49 = @gprel(.LC20)
	;;
	.mib
	add r50 = r1, r50
	add r49 = r1, r49
	br.call.sptk.many b0 = show6#
	;;
	.mmi
	mov r1 = r47
	addl r52 = 1, r0
	addl r51 = 6, r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC21)
	.mlx
	nop 0
	movl r49 = @gprel(.LC22)
	;;
	.mib
	add r50 = r1, r50
	add r49 = r1, r49
	br.call.sptk.many b0 = show6#
	;;
	.mmi
	mov r1 = r47
	addl r52 = 2, r0
	mov r51 = r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC23)
	.mlx
	nop 0
	movl r49 = @gprel(.LC24)
	;;
	.mib
	add r50 = r1, r50
	add r49 = r1, r49
	br.call.sptk.many b0 = show6#
	;;
	.mmi
	mov r1 = r47
	addl r52 = 1, r0
	mov r51 = r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC19)
	.mlx
	nop 0
	movl r49 = @gprel(.LC25)
	;;
	.mib
	add r50 = r1, r50
	add r49 = r1, r49
	br.call.sptk.many b0 = show6#
	;;
	.mmi
	mov r1 = r47
	addl r52 = 1, r0
	addl r51 = 2048, r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC19)
	.mlx
	nop 0
	movl r49 = @gprel(.LC26)
	;;
	.mib
	add r50 = r1, r50
	add r49 = r1, r49
	br.call.sptk.many b0 = show6#
	;;
	.mmi
	mov r1 = r47
	addl r52 = 1, r0
	addl r51 = 4, r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC19)
	.mlx
	nop 0
	movl r49 = @gprel(.LC27)
	;;
	.mib
	add r50 = r1, r50
	add r49 = r1, r49
	br.call.sptk.many b0 = show6#
	;;
	.mmi
	mov r1 = r47
	nop 0
	addl r52 = 1, r0
	.mmi
	mov r51 = r0
	nop 0
	mov r49 = r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC21)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show6#
	;;
	.mmi
	mov r1 = r47
	nop 0
	addl r52 = 1, r0
	.mmi
	addl r51 = 1, r0
	nop 0
	mov r49 = r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC21)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show6#
	;;
	.mmi
	mov r1 = r47
	addl r52 = 1, r0
	addl r51 = 4, r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC19)
	.mlx
	nop 0
	movl r49 = @gprel(.LC28)
	;;
	.mib
	add r50 = r1, r50
	add r49 = r1, r49
	br.call.sptk.many b0 = show6#
	;;
	.mmi
	mov r1 = r47
	addl r51 = 100, r0
	addl r50 = 80, r0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC22)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = name6.constprop.0#
	;;
	.mmi
	mov r1 = r47
	addl r51 = 100, r0
	addl r50 = 61999, r0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC29)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = name6.constprop.0#
	;;
	.mmi
	mov r1 = r47
	addl r51 = 8, r0
	addl r50 = 80, r0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC22)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = name6.constprop.0#
	;;
	.mmi
	mov r1 = r47
	mov r54 = r0
	nop 0
	.mmi
	addl r53 = 1, r0
	addl r52 = 2, r0
	mov r51 = r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC19)
	.mlx
	nop 0
	movl r49 = @gprel(.LC20)
	;;
	.mib
	add r50 = r1, r50
	add r49 = r1, r49
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r47
	mov r54 = r0
	nop 0
	.mmi
	addl r53 = 1, r0
	addl r52 = 2, r0
	mov r51 = r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC19)
	.mlx
	nop 0
	movl r49 = @gprel(.LC25)
	;;
	.mib
	add r50 = r1, r50
	add r49 = r1, r49
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r47
	mov r54 = r0
	addl r53 = 2, r0
	.mmi
	addl r52 = 2, r0
	mov r51 = r0
	mov r50 = r0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC25)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r47
	mov r54 = r0
	nop 0
	.mmi
	addl r53 = 1, r0
	addl r52 = 2, r0
	addl r51 = 4, r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC30)
	.mlx
	nop 0
	movl r49 = @gprel(.LC26)
	;;
	.mib
	add r50 = r1, r50
	add r49 = r1, r49
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r47
	mov r54 = r0
	nop 0
	.mmi
	addl r53 = 1, r0
	addl r52 = 2, r0
	addl r51 = 2, r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC21)
	.mlx
	nop 0
	movl r49 = @gprel(.LC26)
	;;
	.mib
	add r50 = r1, r50
	add r49 = r1, r49
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r47
	addl r54 = 6, r0
	nop 0
	.mmi
	addl r53 = 1, r0
	addl r52 = 2, r0
	mov r51 = r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC31)
	.mlx
	nop 0
	movl r49 = @gprel(.LC32)
	;;
	.mib
	add r50 = r1, r50
	add r49 = r1, r49
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r47
	mov r54 = r0
	nop 0
	.mmi
	addl r53 = 2, r0
	addl r52 = 2, r0
	mov r51 = r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC33)
	.mlx
	nop 0
	movl r49 = @gprel(.LC34)
	;;
	.mib
	add r50 = r1, r50
	add r49 = r1, r49
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r47
	mov r54 = r0
	nop 0
	.mmi
	addl r53 = 1, r0
	addl r52 = 2, r0
	addl r51 = 2, r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC33)
	.mlx
	nop 0
	movl r49 = @gprel(.LC34)
	;;
	.mib
	add r50 = r1, r50
	add r49 = r1, r49
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r47
	mov r54 = r0
	nop 0
	.mmi
	addl r53 = 1, r0
	addl r52 = 2, r0
	mov r51 = r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC35)
	.mlx
	nop 0
	movl r49 = @gprel(.LC34)
	;;
	.mib
	add r50 = r1, r50
	add r49 = r1, r49
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r47
	mov r54 = r0
	nop 0
	.mmi
	addl r53 = 1, r0
	addl r52 = 2, r0
	mov r51 = r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC36)
	.mlx
	nop 0
	movl r49 = @gprel(.LC34)
	;;
	.mib
	add r50 = r1, r50
	add r49 = r1, r49
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r47
	mov r54 = r0
	nop 0
	.mmi
	addl r53 = 1, r0
	addl r52 = 2, r0
	addl r51 = 4, r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC19)
	.mlx
	nop 0
	movl r49 = @gprel(.LC34)
	;;
	.mib
	add r50 = r1, r50
	add r49 = r1, r49
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r47
	mov r54 = r0
	nop 0
	.mmi
	addl r53 = 1, r0
	addl r52 = 2, r0
	addl r51 = 4, r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC19)
	.mlx
	nop 0
	movl r49 = @gprel(.LC28)
	;;
	.mib
	add r50 = r1, r50
	add r49 = r1, r49
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r47
	mov r54 = r0
	addl r53 = 1, r0
	.mmi
	addl r52 = 2, r0
	mov r51 = r0
	mov r49 = r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC21)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r47
	mov r54 = r0
	addl r53 = 1, r0
	.mmi
	addl r52 = 2, r0
	addl r51 = 1, r0
	mov r49 = r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC21)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r47
	mov r54 = r0
	addl r53 = 1, r0
	.mmi
	addl r52 = 2, r0
	mov r51 = r0
	mov r50 = r0
	;;
	.mib
	mov r49 = r0
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r47
	mov r54 = r0
	addl r53 = 1, r0
	.mmi
	addl r52 = 2, r0
	addl r51 = 2, r0
	mov r49 = r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC21)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r47
	mov r54 = r0
	nop 0
	.mmi
	addl r53 = 1, r0
	addl r52 = 1, r0
	mov r51 = r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC19)
	.mlx
	nop 0
	movl r49 = @gprel(.LC25)
	;;
	.mib
	add r50 = r1, r50
	add r49 = r1, r49
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r47
	mov r54 = r0
	nop 0
	.mmi
	addl r53 = 3, r0
	addl r52 = 2, r0
	mov r51 = r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC37)
	.mlx
	nop 0
	movl r49 = @gprel(.LC38)
	;;
	.mib
	add r50 = r1, r50
	add r49 = r1, r49
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r47
	addl r53 = 100, r0
	nop 0
	.mmi
	addl r52 = 100, r0
	mov r51 = r0
	addl r50 = 80, r0
	;;
	.mlx
	nop 0
	movl r49 = 2130706433
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = name#
	;;
	.mmi
	mov r1 = r47
	addl r53 = 100, r0
	nop 0
	.mmi
	addl r52 = 100, r0
	addl r51 = 10, r0
	addl r50 = 80, r0
	;;
	.mlx
	nop 0
	movl r49 = 2130706433
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = name#
	;;
	.mmi
	mov r1 = r47
	addl r53 = 100, r0
	nop 0
	.mmi
	addl r52 = 100, r0
	addl r51 = 18, r0
	addl r50 = 69, r0
	;;
	.mlx
	nop 0
	movl r49 = 167838211
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = name#
	;;
	.mmi
	mov r1 = r47
	mov r53 = r0
	nop 0
	.mmi
	addl r52 = 100, r0
	addl r51 = 2, r0
	addl r50 = 53, r0
	;;
	.mlx
	nop 0
	movl r49 = 167838211
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = name#
	;;
	.mmi
	mov r1 = r47
	addl r53 = 100, r0
	nop 0
	.mmi
	mov r52 = r0
	addl r51 = 2, r0
	addl r50 = 53, r0
	;;
	.mlx
	nop 0
	movl r49 = 167838211
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = name#
	;;
	.mmi
	mov r1 = r47
	addl r53 = 100, r0
	nop 0
	.mmi
	addl r52 = 5, r0
	addl r51 = 2, r0
	addl r50 = 53, r0
	;;
	.mlx
	nop 0
	movl r49 = 167838211
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = name#
	;;
	.mmi
	addl r53 = 100, r0
	addl r52 = 100, r0
	nop 0
	.mmi
	addl r51 = 2, r0
	addl r50 = 61999, r0
	mov r1 = r47
	;;
	.mlx
	nop 0
	movl r49 = 167838211
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = name#
	;;
	.mib
	mov r1 = r47
	addl r49 = 8, r0
	br.call.sptk.many b0 = gai_strerror#
	;;
	.mmi
	mov r1 = r47
	nop 0
	addp4 r32 = 0,r8
	.mmb
	addl r49 = 9, r0
	nop 0
	br.call.sptk.many b0 = gai_strerror#
	;;
	.mmi
	mov r1 = r47
	nop 0
	addp4 r50 = 0,r8
	.mmb
	mov r49 = r32
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r47
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC39)
	.mmi
	nop 0
	(p6) addl r50 = 1, r0
	nop 0
	;;
	.mib
	add r49 = r1, r49
	(p7) mov r50 = r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r47
	mov b0 = r45
	;;
	.mii
	nop 0
	mov ar.pfs = r46
	;;
	mov ar.lc = r48
	.mmb
	nop 0
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC41:
	stringz	"found"
	.align 8
.LC42:
	stringz	"no address of the family"
	.align 8
.LC43:
	stringz	"bad flags"
	.align 8
.LC44:
	stringz	"no family"
	.align 8
.LC45:
	stringz	"no name"
	.align 8
.LC46:
	stringz	"no service"
	.align 8
.LC47:
	stringz	"no type"
	.align 8
.LC48:
	stringz	"overflow"
	.section	.data.rel.ro.local,"aw"
	.align 4
	.type	CSWTCH.26#, @object
	.size	CSWTCH.26#, 60
CSWTCH.26:
	data4	.LC41
	data4	.LC42
	data4	.LC2
	data4	.LC43
	data4	.LC2
	data4	.LC44
	data4	.LC2
	data4	.LC2
	data4	.LC45
	data4	.LC46
	data4	.LC47
	data4	.LC2
	data4	.LC2
	data4	.LC2
	data4	.LC48
	.section	.rodata.str1.8
	.align 8
.LC49:
	stringz	"1::"
	.align 8
.LC50:
	stringz	"1:2:3:4:5:6:7:8"
	.align 8
.LC51:
	stringz	"1::8"
	.align 8
.LC52:
	stringz	"1:0:0:4:0:0:0:8"
	.align 8
.LC53:
	stringz	"1:0:3:0:5:0:7:0"
	.align 8
.LC54:
	stringz	"0:0:3:0:0:6:7:8"
	.align 8
.LC55:
	stringz	"FE80::AbCd"
	.align 8
.LC56:
	stringz	"::ffff:1.2.3.4"
	.align 8
.LC57:
	stringz	"::1.2.3.4"
	.align 8
.LC58:
	stringz	"::5.6"
	.align 8
.LC59:
	stringz	"1:2:3:4:5:6:1.2.3.4"
	.align 8
.LC60:
	stringz	"1:2:3:4:5:6:7:1.2.3.4"
	.align 8
.LC61:
	stringz	"64:ff9b::192.0.2.33"
	.align 8
.LC62:
	stringz	"::ffff:0:1.2.3.4"
	.align 8
.LC63:
	stringz	"1:2:3:4:5:6:7"
	.align 8
.LC64:
	stringz	"1:2:3:4:5:6:7:8:9"
	.align 8
.LC65:
	stringz	":"
	.align 8
.LC66:
	stringz	":::"
	.align 8
.LC67:
	stringz	"1:::2"
	.align 8
.LC68:
	stringz	":1"
	.align 8
.LC69:
	stringz	"1:"
	.align 8
.LC70:
	stringz	"12345::"
	.align 8
.LC71:
	stringz	"g::"
	.align 8
.LC72:
	stringz	"::1.2.3"
	.align 8
.LC73:
	stringz	"::1.2.3.4.5"
	.align 8
.LC74:
	stringz	"::1.2.3.256"
	.align 8
.LC75:
	stringz	"1:2:3:4:5:6:7::"
	.align 8
.LC76:
	stringz	"::2:3:4:5:6:7:8"
	.align 8
.LC77:
	stringz	"1:2:3:4::5:6:7:8"
	.align 8
.LC78:
	stringz	"::0001"
	.align 8
.LC79:
	stringz	"::00001"
	.align 8
.LC80:
	stringz	"0:0:0:0:0:0:0:0"
	.align 8
.LC81:
	stringz	"2001:db8::1 "
	.align 8
.LC82:
	stringz	"::ffff:7f00:1"
	.align 8
.LC83:
	stringz	"0:0:0:0:0:1:0:0"
	.align 8
.LC84:
	stringz	"1:0:0:0:0:0:0:0"
	.section	.data.rel.ro.local
	.align 4
	.type	all.0#, @object
	.size	all.0#, 168
all.0:
	data4	.LC11
	data4	.LC20
	data4	.LC49
	data4	.LC50
	data4	.LC51
	data4	.LC52
	data4	.LC53
	data4	.LC54
	data4	.LC24
	data4	.LC55
	data4	.LC56
	data4	.LC57
	data4	.LC58
	data4	.LC59
	data4	.LC60
	data4	.LC61
	data4	.LC62
	data4	.LC63
	data4	.LC64
	data4	.LC65
	data4	.LC66
	data4	.LC67
	data4	.LC27
	data4	.LC68
	data4	.LC69
	data4	.LC70
	data4	.LC71
	data4	.LC5
	data4	.LC38
	data4	.LC72
	data4	.LC73
	data4	.LC74
	data4	.LC75
	data4	.LC76
	data4	.LC77
	data4	.LC78
	data4	.LC79
	data4	.LC80
	data4	.LC81
	data4	.LC82
	data4	.LC83
	data4	.LC84
	.global strcmp#
	.type	strcmp#, @function
	.global gai_strerror#
	.type	gai_strerror#, @function
	.global inet_ntop#
	.type	inet_ntop#, @function
	.global inet_pton#
	.type	inet_pton#, @function
	.global getnameinfo#
	.type	getnameinfo#, @function
	.global memset#
	.type	memset#, @function
	.global freeaddrinfo#
	.type	freeaddrinfo#, @function
	.global memcpy#
	.type	memcpy#, @function
	.global getaddrinfo#
	.type	getaddrinfo#, @function
	.global printf#
	.type	printf#, @function
	.ident	"GCC: (GNU) 12.2.0"
