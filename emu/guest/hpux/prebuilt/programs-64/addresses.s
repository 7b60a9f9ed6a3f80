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
	nop 0
	.save rp, r34
	mov r34 = b0
	.mlx
	mov r36 = r1
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
	.mib
	ld1 r39 = [r32], 1
	mov r38 = r33
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
	.prologue 12, 45
	.mmi
	.save ar.pfs, r46
	alloc r46 = ar.pfs, 6, 10, 8, 0
	.fframe 96
	adds r12 = -96, r12
	.save rp, r45
	mov r45 = b0
	.mmi
	mov r49 = r33
	mov r48 = r32
	mov r47 = r1
	.body
	;;
	.mmi
	adds r14 = 56, r12
	adds r15 = 48, r12
	adds r44 = 96, r12
	.mmi
	adds r50 = 32, r12
	adds r39 = 80, r12
	adds r42 = 84, r12
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 64, r12
	mov r51 = r44
	.mmi
	st8 [r15] = r0
	adds r41 = 82, r12
	adds r40 = 16, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 72, r12
	.mmi
	st4 [r50] = r34
	;;
	st8 [r14] = r0
	adds r14 = 36, r12
	.mmi
	st8 [r44] = r0
	;;
	st4 [r14] = r35
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
	mov r1 = r47
	cmp.ne p6, p7 = 0, r32
	addp4 r14 = r8, r0
	.mmi
	cmp.ne p8, p9 = 0, r33
	mov r53 = r37
	mov r52 = r36
	;;
	.mlx
	nop 0
	(p7) movl r32 = @gprel(.LC1)
	.mlx
	mov r51 = r34
	(p9) movl r33 = @gprel(.LC1)
	;;
	.mmi
	(p7) add r32 = r1, r32
	nop 0
	cmp4.ltu p6, p7 = 14, r8
	.mlx
	(p9) add r33 = r1, r33
	movl r54 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.25#)
	.mmi
	(p7) shladd r14 = r14, 3, r0
	add r54 = r1, r54
	mov r50 = r33
	;;
	.mlx
	(p7) add r15 = r1, r15
	movl r48 = @gprel(.LC3)
	.mmi
	mov r49 = r32
	;;
	(p7) add r14 = r15, r14
	add r48 = r1, r48
	;;
	.mib
	(p7) ld8 r54 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r47
	ld8 r38 = [r44]
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC4)
	.mmb
	cmp.ne p6, p7 = 0, r38
	nop 0
	(p7) br.cond.dpnt .L6
	;;
	.mmi
	add r43 = r1, r43
	nop 0
	nop 0
	.align 32
.L10:
	.mmi
	adds r14 = 32, r38
	addl r50 = 16, r0
	mov r48 = r39
	;;
	.mib
	ld8 r49 = [r14]
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r14 = 24, r38
	mov r1 = r47
	adds r18 = 4, r38
	.mmi
	adds r17 = 8, r38
	adds r16 = 12, r38
	adds r15 = 16, r38
	;;
	.mmi
	ld8 r14 = [r14]
	adds r38 = 40, r38
	mov r48 = r43
	.mmi
	ld4 r51 = [r18]
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	.mmi
	ld4 r52 = [r17]
	ld4 r53 = [r16]
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r14 = @gprel(.LC1)
	.mmi
	ld8 r54 = [r15]
	ld2 r50 = [r41]
	nop 0
	;;
	.mmi
	(p6) add r14 = r1, r14
	ld2.a r55 = [r39]
	nop 0
	.mmi
	ld4.a r49 = [r42]
	;;
	st8 [r40] = r14
	nop 0
	;;
	.mmi
	nop 0
	ld2.c.clr r55 = [r39]
	nop 0
	.mmb
	ld4.c.clr r49 = [r42]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r38 = [r38]
	nop 0
	mov r1 = r47
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r38
	(p6) br.cond.dptk .L10
	.mmi
	nop 0
	ld8 r48 = [r44]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r48
	nop 0
	(p6) br.cond.dpnt .L6
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
.L6:
	.mii
	nop 0
	mov b0 = r45
	;;
	mov ar.pfs = r46
	.mmb
	nop 0
	.restore sp
	adds r12 = 96, r12
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
	adds r14 = 224, r12
	adds r38 = 216, r12
	adds r37 = 116, r12
	.mmi
	adds r42 = 124, r12
	addl r44 = 92, r0
	mov r43 = r0
	;;
	.mmi
	st8 [r14] = r0
	nop 0
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
	adds r46 = 16, r12
	mov r42 = r38
	.mlx
	mov r1 = r41
	movl r15 = 3242591731706757120
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r46] = r15
	adds r15 = 220, r12
	.mmi
	mov r45 = r35
	mov r44 = r37
	addl r43 = 16, r0
	;;
	.mmi
	st8 [r14] = r0, 8
	mov r48 = r34
	mov r47 = r36
	.mmi
	st4 [r15] = r32
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
	addp4 r14 = r8, r0
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
	.mmi
	add r43 = r1, r43
	nop 0
	add r42 = r1, r42
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
	movl r15 = @gprel(CSWTCH.25#)
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r15 = r1, r15
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r15, r14
	nop 0
	;;
	.mib
	ld8 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	cmp4.ne p6, p7 = 0, r38
	nop 0
	.mmb
	mov r43 = r37
	adds r44 = 16, r12
	(p6) br.cond.dpnt .L26
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC7)
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
	.mmi
	mov r39 = r1
	nop 0
	.save rp, r37
	mov r37 = b0
	.body
	;;
	.mmi
	adds r14 = 224, r12
	adds r35 = 116, r12
	adds r15 = 220, r12
	.mmi
	adds r36 = 216, r12
	adds r40 = 124, r12
	addl r42 = 92, r0
	;;
	.mmi
	nop 0
	st4 [r14] = r0
	adds r14 = 228, r12
	.mmi
	st4 [r15] = r0
	addl r15 = 22, r0
	mov r41 = r0
	;;
	.mmi
	nop 0
	st4 [r14] = r0
	adds r14 = 232, r12
	.mmi
	st2 [r36] = r15
	;;
	st4 [r14] = r0
	adds r14 = 236, r12
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 240, r12
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 218, r12
	;;
	.mlx
	st2 [r14] = r33
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
	mov r1 = r39
	adds r42 = 224, r12
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
	mov r40 = r36
	mov r1 = r39
	mov r43 = r34
	.mmi
	mov r42 = r35
	addl r41 = 28, r0
	addl r46 = 2, r0
	;;
	.mib
	addl r45 = 100, r0
	adds r44 = 16, r12
	br.call.sptk.many b0 = getnameinfo#
	;;
	.mmi
	mov r1 = r39
	mov r42 = r33
	mov r41 = r32
	.mmi
	mov r36 = r8
	addp4 r14 = r8, r0
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
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
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
	movl r15 = @gprel(CSWTCH.25#)
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r15 = r1, r15
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r15, r14
	nop 0
	;;
	.mib
	ld8 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r36
	nop 0
	.mmb
	mov r41 = r35
	adds r42 = 16, r12
	(p6) br.cond.dpnt .L32
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC7)
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
	.prologue 12, 42
	.mmi
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 4, 10, 7, 0
	.fframe 96
	adds r12 = -96, r12
	.save rp, r42
	mov r42 = b0
	.mmi
	mov r46 = r32
	mov r44 = r1
	mov r47 = r33
	;;
	.mmi
	adds r14 = 32, r12
	adds r15 = 28, r12
	addl r16 = 22, r0
	.mmi
	adds r41 = 96, r12
	adds r48 = 16, r12
	adds r39 = 66, r12
	;;
	.mmi
	nop 0
	st4 [r14] = r0
	adds r14 = 36, r12
	.mmi
	st4 [r15] = r0
	adds r15 = 20, r12
	mov r49 = r41
	;;
	.mmb
	st4 [r14] = r0
	adds r14 = 40, r12
	nop 0
	.mmi
	st4 [r15] = r16
	adds r15 = 24, r12
	.save ar.lc, r45
	mov r45 = ar.lc
	.body
	;;
	.mmi
	nop 0
	st4 [r14] = r0
	adds r14 = 44, r12
	.mmi
	st4 [r15] = r35
	;;
	st4 [r14] = r0
	adds r14 = 48, r12
	.mmi
	st4 [r48] = r34
	;;
	st4 [r14] = r0
	adds r14 = 52, r12
	.mmi
	st8 [r41] = r0
	;;
	st4 [r14] = r0
	adds r14 = 56, r12
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 60, r12
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = getaddrinfo#
	;;
	.mmi
	mov r1 = r44
	cmp.ne p6, p7 = 0, r32
	nop 0
	.mmi
	addp4 r14 = r8, r0
	mov r49 = r35
	mov r48 = r33
	;;
	.mlx
	nop 0
	(p7) movl r32 = @gprel(.LC1)
	.mlx
	nop 0
	movl r50 = @gprel(.LC2)
	;;
	.mmi
	(p7) add r32 = r1, r32
	nop 0
	cmp4.ltu p6, p7 = 14, r8
	.mlx
	add r50 = r1, r50
	movl r46 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.25#)
	.mlx
	(p7) shladd r14 = r14, 3, r0
	movl r37 = @gprel(.LC0)
	;;
	.mmi
	(p7) add r15 = r1, r15
	nop 0
	add r46 = r1, r46
	.mii
	add r37 = r1, r37
	mov r47 = r32
	;;
	(p7) add r14 = r15, r14
	;;
	.mib
	(p7) ld8 r50 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r44
	ld8 r38 = [r41]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC10)
	.mmb
	cmp.ne p6, p7 = 0, r38
	nop 0
	(p7) br.cond.dpnt .L35
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	nop 0
	.align 32
.L38:
	.mmi
	adds r14 = 32, r38
	nop 0
	addl r48 = 28, r0
	.mmi
	adds r46 = 64, r12
	nop 0
	adds r36 = 72, r12
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	nop 0
	mov r1 = r44
	mov ar.lc = 15
	.align 32
.L40:
	.mib
	ld1 r47 = [r36], 1
	mov r46 = r37
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r44
	br.cloop.sptk.few .L40
	.mmi
	adds r14 = 4, r38
	adds r17 = 24, r38
	mov r48 = r0
	.mmi
	ld2 r47 = [r39]
	adds r16 = 16, r38
	adds r15 = 12, r38
	;;
	.mmi
	ld4 r14 = [r14]
	nop 0
	mov r46 = r40
	;;
	.mib
	cmp4.ne p6, p7 = 22, r14
	adds r14 = 8, r38
	(p7) br.cond.dpnt .L55
	;;
	.mmi
	nop 0
	ld8 r52 = [r17]
	adds r38 = 40, r38
	.mmi
	ld8 r51 = [r16]
	;;
	cmp.eq p6, p7 = 0, r52
	nop 0
	.mmi
	ld4 r50 = [r15]
	ld4 r49 = [r14]
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r52 = @gprel(.LC1)
	;;
	.mib
	(p6) add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r38 = [r38]
	nop 0
	mov r1 = r44
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r38
	(p6) br.cond.dptk .L38
.L56:
	.mmi
	nop 0
	ld8 r46 = [r41]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r46
	nop 0
	(p6) br.cond.dpnt .L35
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = freeaddrinfo#
	;;
	.mmi
	mov r1 = r44
	nop 0
	nop 0
.L35:
	.mii
	nop 0
	mov b0 = r42
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	;;
	mov ar.lc = r45
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	;;
.L55:
	.body
	.copy_state 1
	.mmi
	adds r15 = 64, r12
	adds r17 = 24, r38
	adds r16 = 16, r38
	.mmi
	mov r46 = r40
	;;
	ld2 r14 = [r15]
	adds r15 = 12, r38
	.mmi
	nop 0
	ld8 r52 = [r17]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 22, r14
	adds r14 = 8, r38
	adds r38 = 40, r38
	.mmi
	ld8 r51 = [r16]
	ld4 r50 = [r15]
	nop 0
	;;
	.mmi
	(p6) addl r48 = 1, r0
	ld4 r49 = [r14]
	nop 0
	;;
	.mmi
	(p7) mov r48 = r0
	nop 0
	cmp.eq p6, p7 = 0, r52
	;;
	.mlx
	nop 0
	(p6) movl r52 = @gprel(.LC1)
	;;
	.mib
	(p6) add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r38 = [r38]
	nop 0
	mov r1 = r44
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
	.align 8
.LC13:
	data8	all.0#+8
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 0, 13, 6, 0
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
	mov r43 = r1
	movl r39 = @gprel(.LC15)
	;;
	.mlx
	ld8 r33 = [r14]
	movl r40 = @gprel(.LC0)
	.mlx
	add r36 = r1, r36
	movl r38 = @gprel(.LC16)
	;;
	.mlx
	add r39 = r1, r39
	movl r34 = @gprel(.LC17)
	.mmi
	add r40 = r1, r40
	add r38 = r1, r38
	mov r46 = r32
	;;
	.mmi
	adds r47 = 62, r12
	add r34 = r1, r34
	.save rp, r41
	mov r41 = b0
	.mmb
	addl r45 = 22, r0
	adds r37 = 78, r12
	br.call.sptk.many b0 = inet_pton#
	;;
	.mmi
	mov r1 = r43
	mov r46 = r32
	mov r45 = r36
	.mmb
	mov r32 = r8
	mov r47 = r8
	br.call.sptk.many b0 = printf#
	;;
	.mii
	nop 0
	.save ar.lc, r44
	mov r44 = ar.lc
	.body
	adds r35 = 328, r33
	.mmb
	mov r1 = r43
	cmp4.ne p6, p7 = 1, r32
	(p7) br.cond.dpnt .L67
	.align 32
.L58:
	.mib
	mov r45 = r34
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r43
	cmp.eq p6, p7 = r35, r33
	(p6) br.cond.dpnt .L61
.L68:
	.mmi
	ld8 r32 = [r33], 8
	adds r47 = 62, r12
	addl r45 = 22, r0
	;;
	.mib
	mov r46 = r32
	nop 0
	br.call.sptk.many b0 = inet_pton#
	;;
	.mmi
	mov r1 = r43
	mov r46 = r32
	mov r45 = r36
	.mmb
	mov r32 = r8
	mov r47 = r8
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 1, r32
	(p6) br.cond.dptk .L58
.L67:
	.mib
	mov r45 = r39
	adds r32 = 62, r12
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r43
	mov ar.lc = 15
	.align 32
.L59:
	.mib
	ld1 r46 = [r32], 1
	mov r45 = r40
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r43
	br.cloop.sptk.few .L59
	.mmi
	addl r48 = 46, r0
	adds r47 = 16, r12
	nop 0
	.mmb
	adds r46 = 62, r12
	addl r45 = 22, r0
	br.call.sptk.many b0 = inet_ntop#
	;;
	.mmi
	mov r47 = r37
	addl r48 = 4, r0
	mov r1 = r43
	.mmi
	adds r46 = 62, r12
	addl r45 = 22, r0
	mov r32 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = inet_ntop#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp.eq p6, p7 = 0, r8
	.mmi
	mov r46 = r32
	nop 0
	mov r45 = r38
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC12)
	;;
	.mmi
	nop 0
	(p6) add r47 = r1, r47
	nop 0
	;;
	.mib
	(p7) mov r47 = r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r43
	mov r45 = r34
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r43
	cmp.eq p6, p7 = r35, r33
	(p7) br.cond.dptk .L68
	;;
.L61:
	.mmi
	nop 0
	addl r45 = @ltoffx(in6addr_any#), r1
	nop 0
	;;
	.mib
	ld8.mov r45 = [r45], in6addr_any#
	nop 0
	br.call.sptk.many b0 = show_bytes#
	;;
	.mmi
	mov r1 = r43
	;;
	addl r45 = @ltoffx(in6addr_loopback#), r1
	nop 0
	;;
	.mib
	ld8.mov r45 = [r45], in6addr_loopback#
	nop 0
	br.call.sptk.many b0 = show_bytes#
	;;
	.mmi
	mov r1 = r43
	mov r47 = r0
	addl r45 = 99, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC11)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = inet_pton#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC18)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	addl r48 = 1, r0
	mov r47 = r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC19)
	.mlx
	nop 0
	movl r45 = @gprel(.LC20)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = show6#
	;;
	.mmi
	mov r1 = r43
	addl r48 = 1, r0
	addl r47 = 6, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC21)
	.mlx
	nop 0
	movl r45 = @gprel(.LC22)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = show6#
	;;
	.mmi
	mov r1 = r43
	addl r48 = 2, r0
	mov r47 = r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC23)
	.mlx
	nop 0
	movl r45 = @gprel(.LC24)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = show6#
	;;
	.mmi
	mov r1 = r43
	addl r48 = 1, r0
	mov r47 = r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC19)
	.mlx
	nop 0
	movl r45 = @gprel(.LC25)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = show6#
	;;
	.mmi
	mov r1 = r43
	addl r48 = 1, r0
	addl r47 = 2048, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC19)
	.mlx
	nop 0
	movl r45 = @gprel(.LC26)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = show6#
	;;
	.mmi
	mov r1 = r43
	addl r48 = 1, r0
	addl r47 = 4, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC19)
	.mlx
	nop 0
	movl r45 = @gprel(.LC27)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = show6#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r48 = 1, r0
	.mmi
	mov r47 = r0
	nop 0
	mov r45 = r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC21)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show6#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r48 = 1, r0
	.mmi
	addl r47 = 1, r0
	nop 0
	mov r45 = r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC21)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show6#
	;;
	.mmi
	mov r1 = r43
	addl r48 = 1, r0
	addl r47 = 4, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC19)
	.mlx
	nop 0
	movl r45 = @gprel(.LC28)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = show6#
	;;
	.mmi
	mov r1 = r43
	addl r47 = 100, r0
	addl r46 = 80, r0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC22)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = name6.constprop.0#
	;;
	.mmi
	mov r1 = r43
	addl r47 = 100, r0
	addl r46 = 61999, r0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC29)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = name6.constprop.0#
	;;
	.mmi
	mov r1 = r43
	addl r47 = 8, r0
	addl r46 = 80, r0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC22)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = name6.constprop.0#
	;;
	.mmi
	mov r1 = r43
	mov r50 = r0
	nop 0
	.mmi
	addl r49 = 1, r0
	addl r48 = 2, r0
	mov r47 = r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC19)
	.mlx
	nop 0
	movl r45 = @gprel(.LC20)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	mov r50 = r0
	nop 0
	.mmi
	addl r49 = 1, r0
	addl r48 = 2, r0
	mov r47 = r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC19)
	.mlx
	nop 0
	movl r45 = @gprel(.LC25)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	mov r50 = r0
	addl r49 = 2, r0
	.mmi
	addl r48 = 2, r0
	mov r47 = r0
	mov r46 = r0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC25)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	mov r50 = r0
	nop 0
	.mmi
	addl r49 = 1, r0
	addl r48 = 2, r0
	addl r47 = 4, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC30)
	.mlx
	nop 0
	movl r45 = @gprel(.LC26)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	mov r50 = r0
	nop 0
	.mmi
	addl r49 = 1, r0
	addl r48 = 2, r0
	addl r47 = 2, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC21)
	.mlx
	nop 0
	movl r45 = @gprel(.LC26)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	addl r50 = 6, r0
	nop 0
	.mmi
	addl r49 = 1, r0
	addl r48 = 2, r0
	mov r47 = r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC31)
	.mlx
	nop 0
	movl r45 = @gprel(.LC32)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	mov r50 = r0
	nop 0
	.mmi
	addl r49 = 2, r0
	addl r48 = 2, r0
	mov r47 = r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC33)
	.mlx
	nop 0
	movl r45 = @gprel(.LC34)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	mov r50 = r0
	nop 0
	.mmi
	addl r49 = 1, r0
	addl r48 = 2, r0
	addl r47 = 2, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC33)
	.mlx
	nop 0
	movl r45 = @gprel(.LC34)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	mov r50 = r0
	nop 0
	.mmi
	addl r49 = 1, r0
	addl r48 = 2, r0
	mov r47 = r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC35)
	.mlx
	nop 0
	movl r45 = @gprel(.LC34)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	mov r50 = r0
	nop 0
	.mmi
	addl r49 = 1, r0
	addl r48 = 2, r0
	mov r47 = r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC36)
	.mlx
	nop 0
	movl r45 = @gprel(.LC34)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	mov r50 = r0
	nop 0
	.mmi
	addl r49 = 1, r0
	addl r48 = 2, r0
	addl r47 = 4, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC19)
	.mlx
	nop 0
	movl r45 = @gprel(.LC34)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	mov r50 = r0
	nop 0
	.mmi
	addl r49 = 1, r0
	addl r48 = 2, r0
	addl r47 = 4, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC19)
	.mlx
	nop 0
	movl r45 = @gprel(.LC28)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	mov r50 = r0
	addl r49 = 1, r0
	.mmi
	addl r48 = 2, r0
	mov r47 = r0
	mov r45 = r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC21)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	mov r50 = r0
	addl r49 = 1, r0
	.mmi
	addl r48 = 2, r0
	addl r47 = 1, r0
	mov r45 = r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC21)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	mov r50 = r0
	addl r49 = 1, r0
	.mmi
	addl r48 = 2, r0
	mov r47 = r0
	mov r46 = r0
	;;
	.mib
	mov r45 = r0
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	mov r50 = r0
	addl r49 = 1, r0
	.mmi
	addl r48 = 2, r0
	addl r47 = 2, r0
	mov r45 = r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC21)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	mov r50 = r0
	nop 0
	.mmi
	addl r49 = 1, r0
	addl r48 = 1, r0
	mov r47 = r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC19)
	.mlx
	nop 0
	movl r45 = @gprel(.LC25)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	mov r50 = r0
	nop 0
	.mmi
	addl r49 = 3, r0
	addl r48 = 2, r0
	mov r47 = r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC37)
	.mlx
	nop 0
	movl r45 = @gprel(.LC38)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	addl r49 = 100, r0
	nop 0
	.mmi
	addl r48 = 100, r0
	mov r47 = r0
	addl r46 = 80, r0
	;;
	.mlx
	nop 0
	movl r45 = 2130706433
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = name#
	;;
	.mmi
	mov r1 = r43
	addl r49 = 100, r0
	nop 0
	.mmi
	addl r48 = 100, r0
	addl r47 = 10, r0
	addl r46 = 80, r0
	;;
	.mlx
	nop 0
	movl r45 = 2130706433
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = name#
	;;
	.mmi
	mov r1 = r43
	addl r49 = 100, r0
	nop 0
	.mmi
	addl r48 = 100, r0
	addl r47 = 18, r0
	addl r46 = 69, r0
	;;
	.mlx
	nop 0
	movl r45 = 167838211
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = name#
	;;
	.mmi
	mov r1 = r43
	mov r49 = r0
	nop 0
	.mmi
	addl r48 = 100, r0
	addl r47 = 2, r0
	addl r46 = 53, r0
	;;
	.mlx
	nop 0
	movl r45 = 167838211
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = name#
	;;
	.mmi
	mov r1 = r43
	addl r49 = 100, r0
	nop 0
	.mmi
	mov r48 = r0
	addl r47 = 2, r0
	addl r46 = 53, r0
	;;
	.mlx
	nop 0
	movl r45 = 167838211
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = name#
	;;
	.mmi
	mov r1 = r43
	addl r49 = 100, r0
	nop 0
	.mmi
	addl r48 = 5, r0
	addl r47 = 2, r0
	addl r46 = 53, r0
	;;
	.mlx
	nop 0
	movl r45 = 167838211
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = name#
	;;
	.mmi
	addl r49 = 100, r0
	addl r48 = 100, r0
	nop 0
	.mmi
	addl r47 = 2, r0
	addl r46 = 61999, r0
	mov r1 = r43
	;;
	.mlx
	nop 0
	movl r45 = 167838211
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = name#
	;;
	.mib
	mov r1 = r43
	addl r45 = 8, r0
	br.call.sptk.many b0 = gai_strerror#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r32 = r8
	.mmb
	addl r45 = 9, r0
	nop 0
	br.call.sptk.many b0 = gai_strerror#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r8
	.mmb
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC39)
	.mmi
	nop 0
	(p6) addl r46 = 1, r0
	nop 0
	;;
	.mib
	add r45 = r1, r45
	(p7) mov r46 = r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r43
	mov b0 = r41
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	;;
	mov ar.lc = r44
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
	.align 8
	.type	CSWTCH.25#, @object
	.size	CSWTCH.25#, 120
CSWTCH.25:
	data8	.LC41
	data8	.LC42
	data8	.LC2
	data8	.LC43
	data8	.LC2
	data8	.LC44
	data8	.LC2
	data8	.LC2
	data8	.LC45
	data8	.LC46
	data8	.LC47
	data8	.LC2
	data8	.LC2
	data8	.LC2
	data8	.LC48
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
	.align 8
	.type	all.0#, @object
	.size	all.0#, 336
all.0:
	data8	.LC11
	data8	.LC20
	data8	.LC49
	data8	.LC50
	data8	.LC51
	data8	.LC52
	data8	.LC53
	data8	.LC54
	data8	.LC24
	data8	.LC55
	data8	.LC56
	data8	.LC57
	data8	.LC58
	data8	.LC59
	data8	.LC60
	data8	.LC61
	data8	.LC62
	data8	.LC63
	data8	.LC64
	data8	.LC65
	data8	.LC66
	data8	.LC67
	data8	.LC27
	data8	.LC68
	data8	.LC69
	data8	.LC70
	data8	.LC71
	data8	.LC5
	data8	.LC38
	data8	.LC72
	data8	.LC73
	data8	.LC74
	data8	.LC75
	data8	.LC76
	data8	.LC77
	data8	.LC78
	data8	.LC79
	data8	.LC80
	data8	.LC81
	data8	.LC82
	data8	.LC83
	data8	.LC84
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
