// 979b2a9820865df24ec007f35cd5aa14 guest-tests/ipc/netlink-attributes.c
	.file	"netlink-attributes.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"  %d, %u bytes:"
	.align 8
.LC1:
	stringz	" %x"
	.text
	.align 16
	.align 64
	.proc show#
show:
	.prologue 12, 46
	.mmi
	.save ar.pfs, r47
	alloc r47 = ar.pfs, 4, 13, 3, 0
	.fframe 16
	adds r12 = -16, r12
	sxt4 r43 = r33
	.mlx
	mov r48 = r1
	movl r45 = @gprel(.LC0)
	;;
	.mmi
	addl r39 = 1, r0
	add r43 = r32, r43
	.save rp, r46
	mov r46 = b0
	.body
	.mlx
	add r45 = r1, r45
	movl r42 = @gprel(.LC1)
	;;
	.mib
	add r42 = r1, r42
	cmp.leu p6, p7 = r43, r32
	(p6) br.cond.dpnt .L1
	.align 32
.L4:
	.mmi
	mov r38 = r32
	nop 0
	nop 0
	;;
	.align 32
.L3:
	.mmi
	ld2 r37 = [r38]
	adds r14 = 2, r38
	mov r49 = r34
	;;
	.mmi
	cmp4.ltu p6, p7 = 3, r37
	nop 0
	mov r36 = r37
	.mmb
	adds r37 = -4, r37
	nop 0
	(p7) br.cond.dpnt .L13
	;;
	.mmi
	nop 0
	ld2 r41 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r39, r41
	mov r50 = r41
	(p6) br.cond.dpnt .L5
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r1 = r48
	nop 0
	.mmb
	mov r50 = r41
	mov r49 = r35
	(p6) br.cond.dpnt .L6
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mib
	mov r1 = r48
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L5
.L6:
	.mmi
	mov r51 = r37
	mov r50 = r39
	mov r49 = r45
	.mmb
	adds r41 = 4, r38
	mov r36 = r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r37
	mov r1 = r48
	nop 0
	.mmb
	mov r50 = r39
	mov r49 = r34
	(p7) br.cond.dpnt .L11
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	mov r14 = r41
	nop 0
	mov r1 = r48
	.mmb
	mov r15 = r41
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L15
	;;
	.align 32
.L12:
	.mmi
	ld1 r16 = [r14], 1
	adds r15 = 17, r12
	adds r18 = 16, r12
	.mmi
	mov r49 = r42
	;;
	ld1 r17 = [r14], 1
	nop 0
	.mmi
	st1 [r18] = r16
	;;
	st1 [r15] = r17, 1
	nop 0
	.mmi
	ld1 r16 = [r14], 1
	;;
	st1 [r15] = r16, 1
	nop 0
	.mmi
	ld1 r14 = [r14]
	;;
	st1 [r15] = r14
	nop 0
	;;
	.mib
	ld4 r50 = [r18]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r39
	.mmb
	mov r49 = r34
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mib
	mov r1 = r48
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L10
.L23:
	.mmi
	adds r36 = 4, r36
	;;
	addp4 r14 = r36, r0
	cmp4.geu p6, p7 = r36, r37
	;;
	.mib
	nop 0
	(p7) add r14 = r41, r14
	(p7) br.cond.dptk .L12
.L11:
	.mib
	addl r49 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r48
	ld2 r36 = [r38]
	nop 0
	;;
.L5:
	.mmi
	adds r36 = 3, r36
	;;
	and r36 = -4, r36
	nop 0
	;;
	.mmi
	addp4 r36 = r36, r0
	;;
	add r38 = r38, r36
	nop 0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r38, r43
	(p7) br.cond.dptk .L3
.L13:
	.mmi
	nop 0
	adds r39 = 1, r39
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 64, r39
	(p6) br.cond.dptk .L4
.L1:
	.mii
	nop 0
	mov b0 = r46
	;;
	mov ar.pfs = r47
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L15:
	.body
	.copy_state 1
	.mmi
	mov r36 = r0
	ld1 r50 = [r15]
	nop 0
	;;
	.align 32
.L24:
	.mib
	mov r49 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r39
	.mmb
	mov r49 = r34
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mib
	mov r1 = r48
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L23
.L10:
	.mmi
	nop 0
	adds r36 = 1, r36
	nop 0
	;;
	.mib
	addp4 r15 = r36, r0
	cmp4.leu p6, p7 = r37, r36
	(p6) br.cond.dpnt .L11
	;;
	.mmi
	nop 0
	(p7) add r15 = r41, r15
	nop 0
	;;
	.mib
	ld1 r50 = [r15]
	nop 0
	br .L24
	.endp show#
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
	stringz	""
	.align 8
.LC4:
	stringz	"send"
	.align 8
.LC5:
	stringz	"%s: %d, type %d %s\n"
	.text
	.align 16
	.align 64
	.proc named#
named:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 6, 5, 0
	;;
	addl r17 = -8288, r0
	nop 0
	;;
	.mii
	.fframe 8288
	add r12 = r12, r17
	.save rp, r37
	mov r37 = b0
	mov r39 = r1
	.body
	;;
	.mmi
	addl r14 = 8220, r0
	addl r42 = 84, r0
	mov r41 = r0
	;;
	.mib
	add r40 = r12, r14
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	addl r15 = 8212, r0
	cmp4.eq p6, p7 = 0, r33
	mov r1 = r39
	.mmi
	mov r40 = r32
	;;
	add r14 = r12, r15
	addl r15 = 65554, r0
	.mmi
	addl r36 = @gprel(s#), gp
	;;
	st4 [r14] = r15
	addl r15 = 8216, r0
	;;
	.mmi
	add r14 = r12, r15
	nop 0
	addl r15 = 3, r0
	;;
	.mmi
	st4 [r14] = r15
	(p7) addl r14 = 8252, r0
	(p7) addl r15 = 8240, r0
	;;
	.mmi
	(p7) add r34 = r12, r14
	nop 0
	(p6) addl r14 = 8240, r0
	;;
	.mlx
	(p7) add r14 = r12, r15
	(p7) movl r15 = 14286857
	;;
	.mmi
	nop 0
	(p6) add r34 = r12, r14
	nop 0
	.mmb
	(p7) st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r14 = r34
	adds r15 = 5, r8
	mov r1 = r39
	.mmi
	mov r41 = r32
	adds r40 = 4, r34
	mov r35 = r8
	;;
	.mmi
	st2 [r14] = r15, 2
	nop 0
	addl r15 = 3, r0
	.mmi
	adds r42 = 1, r8
	nop 0
	adds r35 = 4, r35
	;;
	.mib
	st2 [r14] = r15
	and r35 = -4, r35
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	addl r15 = 8208, r0
	ld4 r40 = [r36]
	mov r1 = r39
	.mmi
	mov r43 = r0
	;;
	add r14 = r12, r15
	nop 0
	;;
	.mii
	sub r42 = r34, r14
	mov r41 = r14
	;;
	adds r42 = 4, r42
	;;
	.mmi
	nop 0
	add r42 = r42, r35
	nop 0
	;;
	.mib
	st4 [r14] = r42
	addp4 r42 = r42, r0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC4)
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r41 = 16, r12
	ld4 r40 = [r36]
	nop 0
	.mmb
	mov r43 = r0
	addl r42 = 8192, r0
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	adds r14 = 20, r12
	cmp.lt p6, p7 = 0, r8
	mov r1 = r39
	.mmi
	mov r41 = r32
	;;
	ld2 r34 = [r14]
	(p7) mov r35 = r0
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	;;
	.mmi
	(p6) addl r35 = 1, r0
	cmp4.ne p6, p7 = 2, r34
	nop 0
	.mmb
	add r40 = r1, r40
	mov r43 = r34
	(p7) br.cond.dpnt .L35
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC3)
	.mmi
	nop 0
	mov r42 = r35
	nop 0
	;;
	.mib
	(p6) add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	;;
	addl r19 = 8288, r0
	;;
	.mib
	nop 0
	.label_state 1
	.restore sp
	add r12 = r12, r19
	br.ret.sptk.many b0
	;;
.L35:
	.body
	.copy_state 1
	.mmi
	adds r14 = 32, r12
	;;
	ld4 r40 = [r14]
	nop 0
	;;
	.mib
	sub r40 = r0, r40
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r39
	mov r44 = r8
	nop 0
	.mmi
	mov r43 = r34
	mov r42 = r35
	mov r41 = r32
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	;;
	addl r19 = 8288, r0
	;;
	.mib
	nop 0
	.restore sp
	add r12 = r12, r19
	br.ret.sptk.many b0
	.endp named#
	.section	.rodata.str1.8
	.align 8
.LC6:
	stringz	"IPv4"
	.align 8
.LC7:
	stringz	"IPv6"
	.align 8
.LC8:
	stringz	"link: family %d type %d flags %x multi %d\n"
	.align 8
.LC9:
	stringz	"address of %s: prefix %d flags %x scope %d multi %d\n"
	.align 8
.LC10:
	stringz	"  lifetimes, %d bytes: %x %x\n"
	.align 8
.LC11:
	stringz	"done %d: %d\n"
	.text
	.align 16
	.align 64
	.proc ask#
ask:
	.prologue 12, 59
	.mmb
	.save ar.pfs, r60
	alloc r60 = ar.pfs, 4, 26, 6, 0
	.fframe 48
	adds r12 = -48, r12
	nop 0
	.mii
	addl r44 = @gprel(s#), gp
	.save rp, r59
	mov r59 = b0
	mov r61 = r1
	.body
	;;
	.mmi
	adds r14 = 32, r12
	adds r16 = 28, r12
	mov r15 = r0
	.mmi
	mov r65 = r0
	addl r64 = 32, r0
	adds r43 = 56, r12
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 40, r12
	dep r15 = r32, r15, 0, 16
	.mmi
	st4 [r16] = r0
	or r16 = 1, r33
	addl r58 = 8, r0
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 44, r12
	dep r15 = r16, r15, 16, 16
	.mmi
	adds r16 = 16, r12
	ld4 r62 = [r44]
	adds r42 = 48, r12
	;;
	.mmi
	st4 [r14] = r0
	addl r14 = 32, r0
	mov r63 = r16
	.mmi
	addl r56 = 197121, r0
	adds r55 = 60, r12
	addl r54 = 31, r0
	;;
	.mmi
	st4 [r16] = r14
	adds r14 = 20, r12
	adds r53 = 52, r12
	.mlx
	addl r51 = 4368, r0
	movl r50 = 505089284
	;;
	.mmi
	st4 [r14] = r15
	adds r14 = 24, r12
	addl r15 = 3, r0
	.mlx
	adds r49 = 54, r12
	movl r48 = 33621507
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	adds r14 = 32, r12
	;;
	.mmi
	st1 [r14] = r34
	nop 0
	adds r14 = 36, r12
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mib
	mov r1 = r61
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L64
	;;
	.mlx
	nop 0
	movl r41 = @gprel(b.0#)
	.mlx
	cmp4.eq p6, p7 = 0, r33
	movl r46 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC9)
	.mlx
	add r41 = r1, r41
	movl r47 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC8)
	.mmi
	add r46 = r1, r46
	(p6) addl r45 = 1, r0
	add r57 = r1, r57
	;;
	.mmi
	(p7) mov r45 = r0
	add r47 = r1, r47
	add r52 = r1, r52
	.align 32
.L37:
	.mmi
	mov r65 = r0
	addl r64 = 65536, r0
	nop 0
	.mmb
	mov r63 = r41
	ld4 r62 = [r44]
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	cmp.ge p6, p7 = 0, r8
	nop 0
	mov r1 = r61
	.mmb
	mov r37 = r8
	nop 0
	(p6) br.cond.dpnt .L36
	;;
	.mib
	cmp4.geu p6, p7 = 15, r8
	nop 0
	(p6) br.cond.dpnt .L57
	;;
	.mmi
	ld4 r14 = [r41]
	;;
	cmp4.ltu p6, p7 = 15, r14
	cmp4.geu p8, p9 = r8, r14
	;;
	.mib
	(p9) cmp4.ne.and.orcm p6, p7 = 0, r0
	nop 0
	(p7) br.cond.dpnt .L57
	;;
	.mlx
	nop 0
	(p6) movl r36 = @gprel(b.0#)
	.mii
	(p6) mov r40 = r0
	nop 0
	;;
	(p6) add r36 = r1, r36
	;;
	.align 32
.L54:
	.mmi
	adds r15 = 4, r36
	;;
	ld2 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 16, r15
	nop 0
	(p7) br.cond.dpnt .L69
	;;
	.mib
	cmp4.ne p6, p7 = 20, r15
	nop 0
	(p7) br.cond.dpnt .L70
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 3, r15
	(p7) br.cond.dpnt .L71
.L41:
	.mmi
	adds r14 = 3, r14
	;;
	and r14 = -4, r14
	nop 0
	;;
	.mmi
	addp4 r14 = r14, r0
	;;
	sub r37 = r37, r14
	add r36 = r36, r14
	;;
	.mib
	mov r15 = r37
	cmp4.geu p6, p7 = 15, r37
	(p6) br.cond.dpnt .L53
.L51:
	.mmi
	ld4 r14 = [r36]
	;;
	cmp4.geu p6, p7 = r15, r14
	cmp4.ltu p8, p9 = 15, r14
	;;
	.mib
	nop 0
	(p9) cmp4.ne.and.orcm p6, p7 = 0, r0
	(p6) br.cond.dptk .L54
.L53:
	.mmi
	nop 0
	or r40 = r40, r45
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r40
	(p7) br.cond.dptk .L37
.L36:
	.mii
	nop 0
	mov b0 = r59
	;;
	mov ar.pfs = r60
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L71:
	.body
	.copy_state 1
	.mmi
	cmp4.lt p6, p7 = 19, r14
	nop 0
	adds r14 = 16, r36
	.mmi
	mov r62 = r46
	nop 0
	addl r40 = 1, r0
	;;
	.mmi
	(p6) addl r63 = 1, r0
	ld4 r64 = [r14]
	nop 0
	;;
	.mib
	(p7) mov r63 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld4 r14 = [r36]
	mov r1 = r61
	;;
	adds r14 = 3, r14
	;;
	.mmi
	nop 0
	and r14 = -4, r14
	nop 0
	;;
	.mmi
	addp4 r14 = r14, r0
	;;
	sub r37 = r37, r14
	add r36 = r36, r14
	;;
	.mib
	cmp4.ltu p6, p7 = 15, r37
	mov r15 = r37
	(p7) br.cond.dpnt .L36
	;;
	.mmi
	ld4 r14 = [r36]
	;;
	cmp4.geu p6, p7 = r15, r14
	cmp4.ltu p8, p9 = 15, r14
	;;
	.mib
	nop 0
	(p9) cmp4.ne.and.orcm p6, p7 = 0, r0
	(p6) br.cond.dptk .L54
	.mib
	nop 0
	nop 0
	br .L53
.L57:
	.mmi
	mov r40 = r0
	;;
	or r40 = r40, r45
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r40
	(p7) br.cond.dptk .L37
	.mib
	nop 0
	nop 0
	br .L36
.L69:
	.mmi
	adds r38 = 20, r36
	nop 0
	adds r16 = 16, r36
	;;
	.mmi
	nop 0
	ld4 r15 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 1, r15
	(p6) br.cond.dptk .L41
	.mmi
	adds r17 = 6, r36
	adds r15 = 18, r36
	nop 0
	.mmi
	adds r14 = 24, r36
	ld1 r63 = [r16]
	mov r62 = r52
	;;
	.mmi
	ld2 r66 = [r17]
	ld2 r64 = [r15]
	nop 0
	;;
	.mib
	ld4 r65 = [r14]
	and r66 = 2, r66
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld4 r14 = [r38]
	mov r1 = r61
	.mmi
	mov r65 = r42
	mov r64 = r43
	adds r62 = 32, r36
	;;
	.mib
	cmp4.eq p6, p7 = 1, r14
	nop 0
	(p7) br.cond.spnt .L66
	;;
	.mmi
	ld4 r63 = [r36]
	st4 [r42] = r48
	nop 0
	.mmi
	st4 [r43] = r50
	;;
	st2 [r53] = r51
	nop 0
	.mii
	st2 [r55] = r54
	adds r63 = -32, r63
	;;
	nop 0
	.mmb
	st1 [r49] = r0
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r61
	nop 0
	nop 0
.L66:
	.mmi
	ld4 r14 = [r36]
	nop 0
	nop 0
	;;
.L73:
	.mmi
	adds r14 = 3, r14
	;;
	and r14 = -4, r14
	nop 0
	;;
	.mmi
	addp4 r14 = r14, r0
	;;
	sub r37 = r37, r14
	add r36 = r36, r14
	;;
	.mib
	mov r15 = r37
	cmp4.geu p6, p7 = 15, r37
	(p7) br.cond.dptk .L51
	.mib
	nop 0
	nop 0
	br .L53
	;;
.L70:
	.mmi
	adds r15 = 20, r36
	nop 0
	adds r16 = 16, r36
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 1, r15
	addl r15 = 247, r0
	(p6) br.cond.dpnt .L41
	;;
	.mmi
	ld1 r16 = [r16]
	;;
	and r15 = r15, r16
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 2, r15
	(p7) br.cond.dptk .L41
	;;
	.mmi
	cmp4.ne p6, p7 = 2, r16
	adds r17 = 6, r36
	adds r14 = 17, r36
	.mmi
	adds r16 = 19, r36
	adds r15 = 18, r36
	mov r62 = r57
	;;
	.mlx
	nop 0
	(p7) movl r63 = @gprel(.LC6)
	.mmi
	ld2 r67 = [r17]
	ld1 r64 = [r14]
	adds r38 = 24, r36
	;;
	.mlx
	nop 0
	(p6) movl r63 = @gprel(.LC7)
	.mmi
	ld1 r65 = [r15]
	ld1 r66 = [r16]
	and r67 = 2, r67
	;;
	.mmi
	nop 0
	(p7) add r63 = r1, r63
	nop 0
	;;
	.mib
	(p6) add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r63 = [r36]
	mov r1 = r61
	mov r65 = r42
	.mmi
	st2 [r43] = r58
	st4 [r42] = r56
	mov r64 = r43
	;;
	.mib
	adds r63 = -24, r63
	mov r62 = r38
	br.call.sptk.many b0 = show#
	;;
	.mii
	ld4 r14 = [r36]
	mov r1 = r61
	;;
	adds r39 = -24, r14
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 3, r39
	(p7) br.cond.dpnt .L41
	.align 32
.L46:
	.mmi
	ld2 r63 = [r38]
	nop 0
	adds r14 = 2, r38
	;;
	.mib
	cmp4.geu p6, p7 = 3, r63
	nop 0
	(p6) br.cond.dpnt .L66
	;;
	.mib
	cmp4.ge p6, p7 = r39, r63
	nop 0
	(p7) br.cond.dpnt .L66
	;;
	.mmi
	nop 0
	ld2 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 6, r14
	nop 0
	(p7) br.cond.dpnt .L72
	;;
	.mmi
	nop 0
	adds r63 = 3, r63
	nop 0
	;;
	.mmi
	and r63 = -4, r63
	;;
	sub r39 = r39, r63
	addp4 r63 = r63, r0
	;;
	.mib
	add r38 = r38, r63
	cmp4.ge p6, p7 = 3, r39
	(p7) br.cond.dptk .L46
	.mib
	ld4 r14 = [r36]
	nop 0
	br .L73
	;;
.L72:
	.mmi
	adds r14 = 4, r38
	adds r15 = 8, r38
	mov r62 = r47
	;;
	.mmi
	nop 0
	ld4 r64 = [r14]
	nop 0
	.mmb
	ld4 r65 = [r15]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld2 r14 = [r38]
	mov r1 = r61
	;;
	adds r14 = 3, r14
	;;
	.mmi
	and r14 = -4, r14
	;;
	sub r39 = r39, r14
	addp4 r14 = r14, r0
	;;
	.mib
	add r38 = r38, r14
	cmp4.lt p6, p7 = 3, r39
	(p6) br.cond.dptk .L46
	.mib
	ld4 r14 = [r36]
	nop 0
	br .L73
.L64:
	.mlx
	nop 0
	movl r62 = @gprel(.LC4)
	;;
	.mib
	nop 0
	add r62 = r1, r62
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp ask#
	.section	.rodata.str1.8
	.align 8
.LC12:
	stringz	"socket"
	.align 8
.LC13:
	stringz	"lo"
	.align 8
.LC14:
	stringz	"none"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 32
	.mii
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 4, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	;;
	.mmi
	addl r35 = 16, r0
	nop 0
	mov r37 = r0
	.mmb
	addl r36 = 3, r0
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r34
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r35 = @gprel(.LC12)
	;;
	.mib
	(p7) add r35 = r1, r35
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r14 = @gprel(s#), gp
	addl r38 = 1, r0
	nop 0
	.mmi
	mov r37 = r0
	mov r36 = r0
	addl r35 = 18, r0
	;;
	.mib
	st4 [r14] = r8
	nop 0
	br.call.sptk.many b0 = ask#
	;;
	.mmi
	mov r1 = r34
	mov r38 = r0
	mov r37 = r0
	.mmb
	addl r36 = 768, r0
	addl r35 = 18, r0
	br.call.sptk.many b0 = ask#
	;;
	.mmi
	mov r1 = r34
	mov r38 = r0
	addl r37 = 2, r0
	.mmb
	addl r36 = 768, r0
	addl r35 = 22, r0
	br.call.sptk.many b0 = ask#
	;;
	.mmi
	mov r1 = r34
	mov r38 = r0
	addl r37 = 10, r0
	.mmb
	addl r36 = 768, r0
	addl r35 = 22, r0
	br.call.sptk.many b0 = ask#
	;;
	.mmi
	mov r38 = r0
	mov r37 = r0
	mov r1 = r34
	.mmb
	addl r36 = 768, r0
	addl r35 = 22, r0
	br.call.sptk.many b0 = ask#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov r36 = r0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC13)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = named#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov r36 = r0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC14)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = named#
	;;
	.mmi
	mov r1 = r34
	nop 0
	addl r36 = 1, r0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC13)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = named#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r34
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp main#
	.bss
	.align 8
	.type	b.0#, @object
	.size	b.0#, 65536
b.0:
	.skip	65536
	.sbss
	.align 4
	.type	s#, @object
	.size	s#, 4
s:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
