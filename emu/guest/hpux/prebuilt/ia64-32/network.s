// 65816890f7ecc67083da4712cc8ffa9b emu/guest/libc/network.c
	.file	"network.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"r"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc next_line#
next_line:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 6, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r37
	mov r37 = b0
	.mmi
	addp4 r32 = 0,r32
	mov r39 = r1
	.body
	addp4 r33 = 0,r33
	;;
	.mmi
	nop 0
	adds r36 = 4, r32
	adds r35 = 8, r32
	.mlx
	nop 0
	movl r34 = 4294977024
	;;
	.mii
	ld4 r14 = [r36]
	addp4 r35 = 0,r35
	;;
	addp4 r14 = 0,r14
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L29
	;;
	.align 32
.L3:
	.mmi
	cmp.eq p6, p7 = 0, r14
	mov r42 = r14
	mov r16 = r35
	.mmb
	adds r14 = 16, r12
	addl r41 = 1024, r0
	(p6) br.cond.dpnt .L16
	;;
	.mmi
	nop 0
	mov r40 = r35
	nop 0
	.mmb
	st8 [r14] = r16
	nop 0
	br.call.sptk.many b0 = fgets#
	;;
	.mmi
	adds r14 = 16, r12
	addp4 r8 = 0,r8
	nop 0
	.mmi
	mov r19 = r33
	mov r20 = r0
	mov r1 = r39
	;;
	.mib
	ld8 r16 = [r14]
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L16
	;;
	.align 32
.L5:
	.mmi
	addp4 r15 = 0,r16
	nop 0
	adds r16 = 1, r16
	;;
	.mmi
	nop 0
	ld1 r14 = [r15]
	nop 0
	;;
	.mii
	nop 0
	zxt1 r18 = r14
	sxt1 r14 = r14
	;;
	.mib
	addp4 r17 = r14, r0
	cmp4.ltu p6, p7 = 32, r18
	(p6) br.cond.dpnt .L4
	;;
	.mii
	nop 0
	shr.u r17 = r34, r17
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r17, 0
	(p6) br.cond.dpnt .L5
	;;
.L4:
	.mmi
	cmp4.eq p6, p7 = 35, r14
	addp4 r16 = 0,r19
	adds r19 = 4, r19
	;;
	.mib
	cmp4.eq.or.andcm p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mmi
	ld1.a r14 = [r15]
	st4 [r16] = r15
	adds r20 = 1, r20
	;;
	.mmi
	ld1.c.clr r14 = [r15]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r16 = r14
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L9
	;;
	.align 32
.L7:
	.mii
	addp4 r14 = r16, r0
	zxt1 r17 = r16
	adds r18 = 1, r15
	;;
	.mib
	cmp4.ltu p6, p7 = 32, r17
	nop 0
	(p6) br.cond.dpnt .L10
	;;
	.mii
	nop 0
	shr.u r14 = r34, r14
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 0
	(p6) br.cond.dpnt .L30
.L12:
	.mmi
	addp4 r15 = 0,r18
	;;
	ld1 r14 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r16 = r14
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L7
	;;
.L9:
	.mmi
	mov r16 = r15
	nop 0
	nop 0
	.align 32
.L8:
	.mib
	nop 0
	cmp4.eq p6, p7 = 34, r20
	(p7) br.cond.dptk .L5
.L14:
	.mmi
	nop 0
	adds r33 = 136, r33
	nop 0
	;;
	.mmi
	st4 [r33] = r0
	nop 0
	nop 0
.L1:
	.mii
	mov r8 = r20
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L30:
	.body
	.copy_state 1
	.mmi
	adds r16 = 1, r15
	st1 [r15] = r0
	cmp4.eq p6, p7 = 34, r20
	;;
	.mib
	nop 0
	addp4 r16 = 0,r16
	(p7) br.cond.dptk .L5
	.mib
	nop 0
	nop 0
	br .L14
.L16:
	.mmi
	nop 0
	mov r20 = r0
	nop 0
	;;
	.mii
	mov r8 = r20
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L6:
	.body
	.copy_state 2
	.mib
	st4 [r16] = r0
	cmp4.lt p6, p7 = 1, r20
	(p6) br.cond.spnt .L1
	;;
	.mmi
	nop 0
	ld4 r14 = [r36]
	nop 0
	;;
	.mib
	nop 0
	addp4 r14 = 0,r14
	br .L3
.L29:
	.mlx
	nop 0
	movl r41 = @gprel(.LC0)
	.mmi
	ld4 r40 = [r32]
	nop 0
	adds r35 = 8, r32
	;;
	.mib
	add r41 = r1, r41
	addp4 r35 = 0,r35
	br.call.sptk.many b0 = fopen#
	;;
	.mmi
	addp4 r14 = 0,r8
	nop 0
	mov r1 = r39
	;;
	.mib
	st4 [r36] = r14
	nop 0
	br .L3
.L10:
	.mib
	nop 0
	cmp4.ne p6, p7 = 35, r16
	(p6) br.cond.dptk .L12
	.mib
	st1 [r15] = r0
	mov r16 = r15
	br .L8
	.endp next_line#
	.align 16
	.align 64
	.global inet_addr#
	.type	inet_addr#, @function
	.proc inet_addr#
inet_addr:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 1, 9, 3, 0
	.fframe 48
	adds r12 = -48, r12
	.save rp, r38
	mov r38 = b0
	.mmi
	mov r40 = r1
	nop 0
	addp4 r32 = 0,r32
	;;
	.mmb
	adds r14 = 16, r12
	mov r35 = r0
	nop 0
	.mmi
	adds r34 = 48, r12
	nop 0
	.save ar.lc, r41
	mov r41 = ar.lc
	.body
	;;
	.mmi
	mov r37 = r14
	mov r33 = r14
	mov ar.lc = 3
.L36:
	.mib
	ld1 r42 = [r32]
	adds r36 = 1, r35
	br.call.sptk.many b0 = isdigit#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r40
	mov r42 = r32
	.mmb
	mov r44 = r0
	mov r43 = r34
	(p7) br.cond.dpnt .L33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strtoull#
	;;
	.mmi
	ld4 r32 = [r34]
	addp4 r14 = 0,r33
	mov r1 = r40
	.mmi
	adds r33 = 8, r33
	;;
	addp4 r32 = 0,r32
	nop 0
	.mmi
	st8 [r14] = r8
	;;
	ld1 r15 = [r32]
	adds r32 = 1, r32
	;;
	.mii
	nop 0
	sxt1 r14 = r15
	addp4 r32 = 0,r32
	;;
	.mbb
	cmp4.ne p6, p7 = 46, r14
	(p6) br.cond.dpnt .L34
	br.cloop.sptk.few .L48
.L33:
	.mmi
	addl r8 = -1, r0
	nop 0
	nop 0
.L31:
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
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L48:
	.body
	.copy_state 1
	.mib
	nop 0
	mov r35 = r36
	br .L36
	;;
.L34:
	.mmi
	addp4 r20 = r14, r0
	shladd r19 = r35, 3, r0
	cmp4.eq p6, p7 = 0, r14
	.mlx
	addl r16 = 24, r0
	movl r14 = 4294977024
	;;
	.mmi
	mov r18 = r19
	addp4 r19 = r19, r0
	zxt1 r15 = r15
	.mmi
	addl r17 = 255, r0
	nop 0
	cmp4.eq p8, p9 = 0, r35
	;;
	.mmi
	adds r18 = -8, r18
	nop 0
	cmp4.ltu p10, p11 = 32, r15
	;;
	.mii
	nop 0
	shr.u r20 = r14, r20
	addp4 r14 = 4294967295 - 0x100000000, r0
	;;
	.mii
	nop 0
	extr.u r18 = r18, 3, 29
	;;
	mov ar.lc = r18
	;;
	.mib
	nop 0
	shr.u r14 = r14, r19
	(p6) br.cond.dptk .L37
	.mii
	nop 0
	tbit.z p6, p7 = r20, 0
	nop 0
	.bbb
	nop 0
	(p10) br.cond.dpnt .L33
	(p6) br.cond.dptk .L33
	;;
	.align 32
.L37:
	.pred.rel.mutex p8, p9
	.mbb
	cmp.ltu p6, p7 = r14, r8
	(p6) br.cond.dpnt .L33
	(p8) br.cond.dpnt .L31
	.align 32
.L42:
	.mmi
	addp4 r15 = r16, r0
	addp4 r14 = 0,r37
	adds r16 = -8, r16
	.mmi
	adds r37 = 8, r37
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r17, r14
	nop 0
	(p7) br.cond.dpnt .L33
	;;
	.mii
	nop 0
	shl r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	or r8 = r14, r8
	br.cloop.sptk.few .L42
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
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp inet_addr#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"%u.%u.%u.%u"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global inet_ntoa#
	.type	inet_ntoa#, @function
	.proc inet_ntoa#
inet_ntoa:
	.prologue 12, 34
	.mlx
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 7, 0
	movl r33 = @gprel(text.17#)
	.mlx
	mov r36 = r1
	movl r39 = @gprel(.LC1)
	;;
	.mmi
	add r33 = r1, r33
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	.mmi
	add r39 = r1, r39
	nop 0
	addl r38 = 16, r0
	;;
	.mii
	nop 0
	extr.u r43 = r32, 32, 8
	mov r37 = r33
	;;
	.mii
	nop 0
	extr.u r42 = r32, 40, 8
	;;
	extr.u r41 = r32, 48, 8
	;;
	.mib
	nop 0
	extr.u r40 = r32, 56, 8
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r8 = r33
	mov r1 = r36
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp inet_ntoa#
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC2:
	data4	words.16#+8
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global gethostent_any#
	.type	gethostent_any#, @function
	.proc gethostent_any#
gethostent_any:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 7, 3, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r36
	mov r36 = b0
	.mlx
	mov r38 = r1
	.body
	movl r34 = @gprel(words.16#)
	;;
	.mlx
	nop 0
	movl r33 = @gprel(hosts#)
	.mlx
	add r34 = r1, r34
	movl r32 = @gprel(words.16#)
	;;
	.mmi
	adds r35 = 32, r12
	add r33 = r1, r33
	add r32 = r1, r32
	;;
	.align 32
.L55:
	.mib
	mov r40 = r34
	mov r39 = r33
	br.call.sptk.many b0 = next_line#
	;;
	.mib
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r38
	(p7) br.cond.dpnt .L63
	;;
	.mib
	ld4 r39 = [r32]
	nop 0
	br.call.sptk.many b0 = inet_addr#
	;;
	.mmi
	adds r14 = 16, r12
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r38
	.mmb
	st4 [r35] = r8
	addl r39 = 22, r0
	(p7) br.cond.dpnt .L64
	;;
	.mmi
	nop 0
	mov r41 = r14
	nop 0
	.mmb
	ld4 r40 = [r32]
	nop 0
	br.call.sptk.many b0 = inet_pton#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 1, r8
	(p6) br.cond.dptk .L55
	;;
	.mlx
	adds r14 = 16, r12
	movl r39 = @gprel(held.15#)
	.mii
	adds r32 = 4, r32
	addl r41 = 16, r0
	;;
	mov r40 = r14
	.mmb
	add r39 = r1, r39
	ld4 r32 = [r32]
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addp4 r32 = 0,r32
	.mmi
	addl r20 = 22, r0
	nop 0
	addl r17 = 16, r0
	;;
	.mlx
	nop 0
	movl r14 = @gprel(out.14#)
	.mlx
	addl r15 = @gprel(.LC2), gp
	movl r8 = @gprel(out.14#)
	;;
	.mmi
	add r14 = r1, r14
	ld4 r18 = [r15]
	add r8 = r1, r8
	;;
	.mmi
	adds r19 = 8, r14
	adds r16 = 12, r14
	nop 0
	.mmi
	adds r15 = 16, r14
	st4 [r14] = r32, 4
	addp4 r8 = 0,r8
	;;
	.mmi
	nop 0
	st4 [r14] = r18
	addl r14 = @gprel(addresses.13#), gp
	.mmi
	nop 0
	st4 [r19] = r20
	nop 0
	;;
	.mmi
	st4 [r16] = r17
	st4 [r15] = r14
	nop 0
.L59:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L63:
	.body
	.copy_state 1
	.mii
	mov r8 = r0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L64:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r39 = @gprel(held.15#)
	.mmi
	adds r32 = 4, r32
	addl r41 = 4, r0
	mov r40 = r35
	;;
	.mmi
	nop 0
	add r39 = r1, r39
	nop 0
	.mmb
	ld4 r32 = [r32]
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addp4 r32 = 0,r32
	.mmi
	addl r20 = 2, r0
	nop 0
	addl r17 = 4, r0
	;;
	.mlx
	nop 0
	movl r14 = @gprel(out.14#)
	.mlx
	addl r15 = @gprel(.LC2), gp
	movl r8 = @gprel(out.14#)
	;;
	.mmi
	add r14 = r1, r14
	ld4 r18 = [r15]
	add r8 = r1, r8
	;;
	.mmi
	adds r19 = 8, r14
	adds r16 = 12, r14
	nop 0
	.mmi
	adds r15 = 16, r14
	st4 [r14] = r32, 4
	addp4 r8 = 0,r8
	;;
	.mmi
	nop 0
	st4 [r14] = r18
	addl r14 = @gprel(addresses.13#), gp
	.mii
	st4 [r19] = r20
	nop 0
	;;
	nop 0
	.mmb
	st4 [r16] = r17
	st4 [r15] = r14
	br .L59
	.endp gethostent_any#
	.align 16
	.align 64
	.global gethostent#
	.type	gethostent#, @function
	.proc gethostent#
gethostent:
	.prologue 12, 32
	.mii
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 0, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	;;
	.align 32
.L67:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = gethostent_any#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r34
	;;
	.mib
	adds r14 = 8, r8
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L66
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L67
.L66:
	.mii
	nop 0
	mov b0 = r32
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp gethostent#
	.align 16
	.align 64
	.global sethostent#
	.type	sethostent#, @function
	.proc sethostent#
sethostent:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	nop 0
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r14 = @gprel(hosts#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	adds r14 = 4, r14
	nop 0
	;;
	.mmi
	ld4 r35 = [r14]
	;;
	addp4 r35 = 0,r35
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r35
	nop 0
	(p6) br.cond.dpnt .L75
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = rewind#
	;;
	.mmi
	mov r1 = r34
	nop 0
	nop 0
.L75:
	.mmi
	mov r8 = r0
	nop 0
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp sethostent#
	.align 16
	.align 64
	.global endhostent#
	.type	endhostent#, @function
	.proc endhostent#
endhostent:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 1, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r35 = r1
	.body
	movl r32 = @gprel(hosts#)
	;;
	.mmi
	add r32 = r1, r32
	;;
	adds r14 = 4, r32
	nop 0
	;;
	.mmi
	ld4 r36 = [r14]
	;;
	addp4 r36 = 0,r36
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L82
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r35
	nop 0
	nop 0
.L82:
	.mmi
	adds r32 = 4, r32
	mov r8 = r0
	mov b0 = r33
	;;
	.mib
	st4 [r32] = r0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp endhostent#
	.section	.rodata.str1.8
	.align 8
.LC11:
	stringz	"localhost"
	.align 8
.LC12:
	stringz	"%s"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global gethostbyname#
	.type	gethostbyname#, @function
	.proc gethostbyname#
gethostbyname:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 1, 7, 4, 0
	.fframe 16
	adds r12 = -16, r12
	addp4 r32 = 0,r32
	.mlx
	mov r39 = r1
	movl r35 = @gprel(hosts#)
	;;
	.mmi
	nop 0
	add r35 = r1, r35
	.save rp, r37
	mov r37 = b0
	.body
	.mmb
	mov r40 = r32
	adds r36 = 20, r12
	br.call.sptk.many b0 = inet_addr#
	;;
	.mmi
	adds r14 = 4, r35
	nop 0
	adds r15 = 16, r12
	.mmi
	mov r1 = r39
	st4 [r36] = r8
	nop 0
	;;
	.mlx
	ld4 r40 = [r14]
	movl r14 = 2130706433
	;;
	.mmi
	addp4 r40 = 0,r40
	st4 [r15] = r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r40
	nop 0
	(p6) br.cond.dpnt .L94
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = rewind#
	;;
	.mmi
	mov r1 = r39
	ld4 r8 = [r36]
	nop 0
	;;
.L94:
	.mib
	nop 0
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L97
	.align 32
.L98:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = gethostent_any#
	;;
	.mmi
	addp4 r33 = 0,r8
	nop 0
	mov r1 = r39
	;;
	.mib
	adds r14 = 8, r33
	cmp.eq p6, p7 = 0, r33
	(p6) br.cond.dpnt .L97
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L98
	.mmi
	nop 0
	mov r41 = r32
	nop 0
	.mmb
	ld4 r40 = [r33]
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	adds r14 = 4, r33
	nop 0
	mov r1 = r39
	.mmb
	cmp4.eq p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L90
	;;
	.mmi
	ld4 r34 = [r14]
	;;
	addp4 r34 = 0,r34
	nop 0
	;;
	.mmi
	ld4 r41 = [r34]
	;;
	addp4 r41 = 0,r41
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r41
	(p7) br.cond.dpnt .L92
	.align 32
.L91:
	.mib
	mov r40 = r32
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	adds r14 = 4, r34
	nop 0
	mov r1 = r39
	.mmb
	cmp4.ne p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L127
	;;
	.mmi
	addp4 r34 = 0,r14
	;;
	ld4 r41 = [r34]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r41 = 0,r41
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r41
	(p7) br.cond.dptk .L91
.L92:
	.mmi
	nop 0
	ld4 r8 = [r36]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dptk .L98
	.align 32
.L97:
	.mlx
	adds r14 = 4, r35
	movl r34 = @gprel(.LC11)
	.mlx
	nop 0
	movl r33 = @gprel(own_name.12#)
	;;
	.mmi
	ld4 r40 = [r14]
	add r34 = r1, r34
	add r33 = r1, r33
	;;
	.mmi
	nop 0
	addp4 r40 = 0,r40
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r40
	nop 0
	(p6) br.cond.dpnt .L100
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
	;;
	.align 32
.L100:
	.mmi
	ld4 r14 = [r36]
	adds r35 = 4, r35
	mov r41 = r34
	.mlx
	mov r40 = r32
	movl r42 = @gprel(.LC12)
	;;
	.mmi
	mov r43 = r32
	nop 0
	add r42 = r1, r42
	.mmb
	st4 [r35] = r0
	cmp4.eq p6, p7 = -1, r14
	(p7) br.cond.dptk .L128
	.mib
	mov r33 = r0
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mmi
	(p6) addl r14 = @gprel(h_errno#), gp
	nop 0
	(p6) addl r15 = 1, r0
	;;
	.mib
	(p6) st4 [r14] = r15
	nop 0
	(p6) br.cond.dptk .L96
	.mlx
	adds r14 = 16, r12
	movl r40 = @gprel(held.15#)
	.mmi
	addl r42 = 4, r0
	nop 0
	addp4 r34 = 0,r34
	;;
	.mib
	mov r41 = r14
	add r40 = r1, r40
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r18 = 2, r0
	;;
	.mlx
	nop 0
	movl r14 = @gprel(out.14#)
	.mlx
	nop 0
	movl r33 = @gprel(out.14#)
	;;
	.mmi
	add r14 = r1, r14
	nop 0
	add r33 = r1, r33
	;;
	.mmi
	adds r17 = 8, r14
	adds r16 = 12, r14
	nop 0
	.mmi
	adds r15 = 16, r14
	st4 [r14] = r34, 4
	addp4 r33 = 0,r33
	;;
	.mmi
	st4 [r17] = r18
	nop 0
	addl r17 = @gprel(none.11#), gp
	;;
	.mmi
	st4 [r14] = r17
	nop 0
	addl r14 = 4, r0
	;;
	.mmi
	st4 [r16] = r14
	addl r14 = @gprel(addresses.13#), gp
	nop 0
	;;
	.mmi
	st4 [r15] = r14
	nop 0
	nop 0
.L96:
	.mii
	mov r8 = r33
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L127:
	.body
	.copy_state 1
	.mmi
	nop 0
	ld4 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.spnt .L92
.L90:
	.mmi
	adds r14 = 4, r35
	;;
	ld4 r40 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r40 = 0,r40
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r40
	nop 0
	(p6) br.cond.dpnt .L95
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
.L95:
	.mmi
	adds r35 = 4, r35
	nop 0
	mov r8 = r33
	;;
	.mii
	st4 [r35] = r0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L128:
	.body
	.copy_state 2
	.mmi
	mov r40 = r33
	nop 0
	addl r41 = 256, r0
	.mmb
	addp4 r34 = 0,r33
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r39
	addl r42 = 4, r0
	mov r41 = r36
	;;
	.mlx
	nop 0
	movl r40 = @gprel(held.15#)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r18 = 2, r0
	;;
	.mlx
	nop 0
	movl r14 = @gprel(out.14#)
	.mlx
	nop 0
	movl r33 = @gprel(out.14#)
	;;
	.mmi
	add r14 = r1, r14
	nop 0
	add r33 = r1, r33
	;;
	.mmi
	adds r17 = 8, r14
	adds r16 = 12, r14
	nop 0
	.mmi
	adds r15 = 16, r14
	st4 [r14] = r34, 4
	addp4 r33 = 0,r33
	;;
	.mmi
	st4 [r17] = r18
	nop 0
	addl r17 = @gprel(none.11#), gp
	;;
	.mmi
	st4 [r14] = r17
	nop 0
	addl r14 = 4, r0
	;;
	.mmi
	st4 [r16] = r14
	nop 0
	addl r14 = @gprel(addresses.13#), gp
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br .L96
	.endp gethostbyname#
	.align 16
	.align 64
	.global gethostbyaddr#
	.type	gethostbyaddr#, @function
	.proc gethostbyaddr#
gethostbyaddr:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 5, 3, 0
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	.mlx
	addp4 r32 = 0,r32
	movl r36 = @gprel(hosts#)
	;;
	.mmi
	add r36 = r1, r36
	;;
	adds r14 = 4, r36
	nop 0
	;;
	.mmi
	ld4 r40 = [r14]
	;;
	addp4 r40 = 0,r40
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r40
	nop 0
	(p6) br.cond.dpnt .L131
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = rewind#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
	.align 32
.L131:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = gethostent_any#
	;;
	.mmi
	addp4 r35 = 0,r8
	nop 0
	mov r1 = r39
	;;
	.mib
	adds r14 = 8, r35
	cmp.eq p6, p7 = 0, r35
	(p6) br.cond.dpnt .L132
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r34, r14
	(p6) br.cond.dptk .L131
	.mmi
	adds r14 = 12, r35
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r33, r14
	(p6) br.cond.dptk .L131
	.mmi
	adds r14 = 16, r35
	mov r42 = r33
	mov r41 = r32
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	ld4 r40 = [r14]
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L131
	.mmi
	adds r14 = 4, r36
	;;
	ld4 r40 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r40 = 0,r40
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r40
	nop 0
	(p6) br.cond.spnt .L147
	;;
	.mmi
	nop 0
	adds r36 = 4, r36
	nop 0
	;;
	.mmi
	st4 [r36] = r0
	nop 0
	nop 0
.L144:
	.mmi
	mov r8 = r35
	nop 0
	mov b0 = r37
	;;
	.mib
	nop 0
	mov ar.pfs = r38
	br.ret.sptk.many b0
.L132:
	.mmi
	adds r14 = 4, r36
	;;
	ld4 r40 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r40 = 0,r40
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r40
	nop 0
	(p7) br.cond.dpnt .L135
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
	;;
.L135:
	.mmb
	adds r36 = 4, r36
	addl r14 = @gprel(h_errno#), gp
	nop 0
	.mmi
	addl r15 = 1, r0
	mov r8 = r35
	mov b0 = r37
	;;
	.mmb
	nop 0
	st4 [r36] = r0
	nop 0
	.mib
	st4 [r14] = r15
	mov ar.pfs = r38
	br.ret.sptk.many b0
	;;
.L147:
	.mib
	adds r36 = 4, r36
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	st4 [r36] = r0
	nop 0
	br .L144
	.endp gethostbyaddr#
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC18:
	data4	words.10#+8
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global getservent#
	.type	getservent#, @function
	.proc getservent#
getservent:
	.prologue 12, 37
	.mlx
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 0, 8, 3, 0
	movl r33 = @gprel(words.10#)
	.mlx
	mov r39 = r1
	movl r36 = @gprel(words.10#)
	;;
	.mmi
	add r33 = r1, r33
	nop 0
	.save rp, r37
	mov r37 = b0
	.body
	.mlx
	add r36 = r1, r36
	movl r35 = @gprel(services#)
	;;
	.mmi
	nop 0
	add r35 = r1, r35
	adds r34 = 4, r33
	;;
.L149:
	.mib
	mov r41 = r36
	mov r40 = r35
	br.call.sptk.many b0 = next_line#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r39
	.mmb
	addl r41 = 47, r0
	nop 0
	(p7) br.cond.dpnt .L156
	;;
	.mib
	ld4 r40 = [r34]
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	addp4 r32 = 0,r8
	nop 0
	mov r1 = r39
	.mmi
	addl r42 = 10, r0
	nop 0
	mov r41 = r0
	;;
	.mib
	cmp.eq p6, p7 = 0, r32
	nop 0
	(p6) br.cond.dpnt .L149
	;;
	.mii
	st1 [r32] = r0
	adds r32 = 1, r32
	;;
	nop 0
	.mmb
	ld4 r33 = [r33]
	ld4 r40 = [r34]
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	mov r1 = r39
	addp4 r33 = 0,r33
	mov b0 = r37
	;;
	.mib
	nop 0
	mov ar.pfs = r38
	nop 0
	.mlx
	addl r15 = @gprel(.LC18), gp
	movl r14 = @gprel(out.9#)
	;;
	.mmi
	add r14 = r1, r14
	ld4 r16 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r17 = 8, r14
	adds r15 = 12, r14
	.mmi
	nop 0
	st4 [r14] = r33, 4
	nop 0
	;;
	.mlx
	st4 [r17] = r8
	movl r8 = @gprel(out.9#)
	.mmi
	nop 0
	st4 [r14] = r16
	nop 0
	;;
	.mmi
	add r8 = r1, r8
	st4 [r15] = r32
	nop 0
	;;
	.mib
	nop 0
	addp4 r8 = 0,r8
	br.ret.sptk.many b0
	;;
.L156:
	.mmi
	mov r8 = r0
	nop 0
	mov b0 = r37
	;;
	.mib
	nop 0
	mov ar.pfs = r38
	br.ret.sptk.many b0
	.endp getservent#
	.align 16
	.align 64
	.global setservent#
	.type	setservent#, @function
	.proc setservent#
setservent:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	nop 0
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r14 = @gprel(services#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	adds r14 = 4, r14
	nop 0
	;;
	.mmi
	ld4 r35 = [r14]
	;;
	addp4 r35 = 0,r35
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r35
	nop 0
	(p6) br.cond.dpnt .L158
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = rewind#
	;;
	.mmi
	mov r1 = r34
	nop 0
	nop 0
.L158:
	.mmi
	mov r8 = r0
	nop 0
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp setservent#
	.align 16
	.align 64
	.global endservent#
	.type	endservent#, @function
	.proc endservent#
endservent:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 1, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r35 = r1
	.body
	movl r32 = @gprel(services#)
	;;
	.mmi
	add r32 = r1, r32
	;;
	adds r14 = 4, r32
	nop 0
	;;
	.mmi
	ld4 r36 = [r14]
	;;
	addp4 r36 = 0,r36
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L165
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r35
	nop 0
	nop 0
.L165:
	.mmi
	adds r32 = 4, r32
	mov r8 = r0
	mov b0 = r33
	;;
	.mib
	st4 [r32] = r0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp endservent#
	.align 16
	.align 64
	.global getservbyname#
	.type	getservbyname#, @function
	.proc getservbyname#
getservbyname:
	.prologue 12, 37
	.mlx
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 7, 2, 0
	movl r36 = @gprel(services#)
	.mmi
	addp4 r33 = 0,r33
	mov r39 = r1
	addp4 r32 = 0,r32
	;;
	.mii
	add r36 = r1, r36
	.save pr, r40
	mov r40 = pr
	cmp.ne p16, p17 = 0, r33
	;;
	.mmi
	adds r14 = 4, r36
	nop 0
	.save rp, r37
	mov r37 = b0
	.body
	;;
	.mmi
	ld4 r41 = [r14]
	;;
	addp4 r41 = 0,r41
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r41
	nop 0
	(p6) br.cond.dpnt .L182
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = rewind#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
.L182:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getservent#
	;;
	.mmi
	addp4 r34 = 0,r8
	nop 0
	mov r1 = r39
	;;
	.mbb
	cmp.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L173
	(p16) br.cond.dpnt .L174
.L177:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	mov r42 = r32
	nop 0
	.mmb
	ld4 r41 = [r34]
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	adds r14 = 4, r34
	mov r1 = r39
	nop 0
	.mmb
	cmp4.ne p6, p7 = 0, r8
	mov r41 = r32
	(p7) br.cond.dpnt .L181
	;;
	.mmi
	ld4 r35 = [r14]
	;;
	addp4 r35 = 0,r35
	nop 0
	;;
	.mmi
	ld4 r42 = [r35]
	;;
	addp4 r42 = 0,r42
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r42
	nop 0
	(p7) br.cond.dpnt .L182
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	nop 0
	adds r14 = 4, r35
	mov r1 = r39
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L207
	;;
	.align 32
.L180:
	.pred.rel.mutex p16, p17
	.mmi
	addp4 r35 = 0,r14
	nop 0
	mov r41 = r32
	;;
	.mmi
	ld4 r42 = [r35]
	;;
	addp4 r42 = 0,r42
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r42
	nop 0
	(p6) br.cond.dpnt .L182
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	nop 0
	mov r1 = r39
	adds r14 = 4, r35
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L180
	;;
.L207:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	ld4 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L182
	.align 32
.L181:
	.mmi
	adds r14 = 4, r36
	;;
	ld4 r41 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r41 = 0,r41
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r41
	nop 0
	(p6) br.cond.dpnt .L183
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
.L183:
	.mmi
	adds r36 = 4, r36
	mov r8 = r34
	mov pr = r40, -1
	;;
	.mmi
	st4 [r36] = r0
	nop 0
	mov b0 = r37
	;;
	.mib
	nop 0
	mov ar.pfs = r38
	br.ret.sptk.many b0
.L174:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 12, r34
	nop 0
	mov r42 = r33
	;;
	.mib
	ld4 r41 = [r14]
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r39
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L177
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getservent#
	;;
	.mmi
	addp4 r34 = 0,r8
	nop 0
	mov r1 = r39
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r34
	(p6) br.cond.dptk .L174
.L173:
	.mib
	nop 0
	mov r34 = r0
	br .L181
	.endp getservbyname#
	.align 16
	.align 64
	.global getservbyport#
	.type	getservbyport#, @function
	.proc getservbyport#
getservbyport:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 6, 2, 0
	addp4 r33 = 0,r33
	.save pr, r39
	mov r39 = pr
	.mlx
	mov r38 = r1
	movl r35 = @gprel(services#)
	;;
	.mii
	add r35 = r1, r35
	.save rp, r36
	mov r36 = b0
	.body
	cmp.ne p16, p17 = 0, r33
	;;
	.mmi
	adds r14 = 4, r35
	;;
	ld4 r40 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r40 = 0,r40
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r40
	nop 0
	(p6) br.cond.dpnt .L210
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = rewind#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	.align 32
.L210:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getservent#
	;;
	.mmi
	addp4 r34 = 0,r8
	mov r1 = r38
	mov r41 = r33
	;;
	.mmi
	cmp.eq p6, p7 = 0, r34
	nop 0
	adds r14 = 12, r34
	.bbb
	nop 0
	(p6) br.cond.dpnt .L211
	(p17) br.cond.dpnt .L214
	;;
	.mib
	ld4 r40 = [r14]
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L210
.L214:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 8, r34
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r32, r14
	(p6) br.cond.dptk .L210
.L211:
	.mmi
	adds r14 = 4, r35
	;;
	ld4 r40 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r40 = 0,r40
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r40
	nop 0
	(p6) br.cond.dpnt .L215
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L215:
	.mmi
	adds r35 = 4, r35
	mov r8 = r34
	mov pr = r39, -1
	;;
	.mmi
	st4 [r35] = r0
	nop 0
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	.endp getservbyport#
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC27:
	data4	words.8#+8
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global getprotoent#
	.type	getprotoent#, @function
	.proc getprotoent#
getprotoent:
	.prologue 12, 33
	.mlx
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 3, 0
	movl r37 = @gprel(words.8#)
	.mlx
	mov r35 = r1
	movl r36 = @gprel(protocols#)
	;;
	.mii
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	nop 0
	.mmb
	add r37 = r1, r37
	add r36 = r1, r36
	br.call.sptk.many b0 = next_line#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.eq p6, p7 = 0, r8
	.mmi
	addl r38 = 10, r0
	nop 0
	mov r37 = r0
	;;
	.mlx
	nop 0
	movl r14 = @gprel(words.8#)
	.mmb
	(p6) mov r8 = r0
	nop 0
	(p6) br.cond.dpnt .L231
	;;
	.mmi
	add r14 = r1, r14
	;;
	ld4 r32 = [r14], 4
	nop 0
	;;
	.mib
	ld4 r36 = [r14]
	addp4 r32 = 0,r32
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	;;
	.mlx
	nop 0
	movl r14 = @gprel(out.7#)
	.mmi
	nop 0
	addl r15 = @gprel(.LC27), gp
	nop 0
	;;
	.mmi
	add r14 = r1, r14
	ld4 r15 = [r15]
	nop 0
	;;
	.mmi
	adds r16 = 8, r14
	st4 [r14] = r32, 4
	nop 0
	;;
	.mlx
	st4 [r16] = r8
	movl r8 = @gprel(out.7#)
	.mmi
	nop 0
	st4 [r14] = r15
	nop 0
	;;
	.mii
	add r8 = r1, r8
	nop 0
	;;
	addp4 r8 = 0,r8
.L231:
	.mii
	nop 0
	mov b0 = r33
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp getprotoent#
	.align 16
	.align 64
	.global setprotoent#
	.type	setprotoent#, @function
	.proc setprotoent#
setprotoent:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	nop 0
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r14 = @gprel(protocols#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	adds r14 = 4, r14
	nop 0
	;;
	.mmi
	ld4 r35 = [r14]
	;;
	addp4 r35 = 0,r35
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r35
	nop 0
	(p6) br.cond.dpnt .L236
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = rewind#
	;;
	.mmi
	mov r1 = r34
	nop 0
	nop 0
.L236:
	.mmi
	mov r8 = r0
	nop 0
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp setprotoent#
	.align 16
	.align 64
	.global endprotoent#
	.type	endprotoent#, @function
	.proc endprotoent#
endprotoent:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 1, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r35 = r1
	.body
	movl r32 = @gprel(protocols#)
	;;
	.mmi
	add r32 = r1, r32
	;;
	adds r14 = 4, r32
	nop 0
	;;
	.mmi
	ld4 r36 = [r14]
	;;
	addp4 r36 = 0,r36
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L243
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r35
	nop 0
	nop 0
.L243:
	.mmi
	adds r32 = 4, r32
	mov r8 = r0
	mov b0 = r33
	;;
	.mib
	st4 [r32] = r0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp endprotoent#
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC32:
	data4	words.8#+8
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global getprotobyname#
	.type	getprotobyname#, @function
	.proc getprotobyname#
getprotobyname:
	.prologue 12, 43
	.mlx
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 1, 15, 3, 0
	movl r42 = @gprel(protocols#)
	.mlx
	mov r45 = r1
	movl r35 = @gprel(out.7#)
	;;
	.mlx
	add r42 = r1, r42
	movl r36 = @gprel(words.8#)
	.mlx
	add r35 = r1, r35
	movl r37 = @gprel(words.8#)
	;;
	.mmi
	adds r14 = 4, r42
	add r36 = r1, r36
	.save pr, r46
	mov r46 = pr
	.mlx
	add r37 = r1, r37
	movl r38 = @gprel(protocols#)
	;;
	.mmb
	ld4 r48 = [r14]
	add r38 = r1, r38
	nop 0
	.mii
	addl r40 = @gprel(.LC32), gp
	.save rp, r43
	mov r43 = b0
	adds r34 = 4, r35
	;;
	.mmi
	nop 0
	addp4 r48 = 0,r48
	.save ar.lc, r47
	mov r47 = ar.lc
	.body
	.mmi
	adds r39 = 4, r36
	adds r41 = 8, r35
	addp4 r32 = 0,r32
	;;
	.mib
	cmp.eq p6, p7 = 0, r48
	nop 0
	(p6) br.cond.dpnt .L259
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = rewind#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
	.align 32
.L259:
	.mib
	mov r49 = r37
	mov r48 = r38
	br.call.sptk.many b0 = next_line#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r45
	nop 0
	.mmb
	addl r50 = 10, r0
	mov r49 = r0
	(p6) br.cond.dpnt .L251
	;;
	.mmi
	nop 0
	ld4 r33 = [r36]
	nop 0
	.mmb
	ld4 r48 = [r39]
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	ld4 r14 = [r40]
	addp4 r33 = 0,r33
	mov r1 = r45
	.mmi
	mov r49 = r32
	st4 [r41] = r8
	nop 0
	;;
	.mmi
	mov r48 = r33
	st4 [r34] = r14
	nop 0
	.mmb
	st4 [r35] = r33
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = 0, r8
	.mmb
	mov r48 = r32
	nop 0
	(p7) br.cond.dpnt .L258
	;;
	.mmi
	ld4 r33 = [r34]
	;;
	addp4 r33 = 0,r33
	nop 0
	;;
	.mmi
	ld4 r49 = [r33]
	;;
	addp4 r49 = 0,r49
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r49
	nop 0
	(p7) br.cond.dpnt .L259
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	nop 0
	adds r14 = 4, r33
	mov r1 = r45
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L282
	;;
	.align 32
.L257:
	.mmi
	addp4 r33 = 0,r14
	nop 0
	mov r48 = r32
	;;
	.mmi
	ld4 r49 = [r33]
	;;
	addp4 r49 = 0,r49
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r49
	nop 0
	(p6) br.cond.dpnt .L259
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	nop 0
	mov r1 = r45
	adds r14 = 4, r33
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L257
	;;
.L282:
	.mmi
	nop 0
	ld4 r14 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L259
.L258:
	.mmi
	adds r42 = 4, r42
	;;
	ld4 r48 = [r42]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r48 = 0,r48
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r48
	nop 0
	(p7) br.cond.dpnt .L254
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r45
	st4 [r42] = r0
	nop 0
	;;
.L254:
	.mib
	nop 0
	mov pr = r46, -1
	nop 0
	.mlx
	nop 0
	movl r8 = @gprel(out.7#)
	;;
	.mmi
	add r8 = r1, r8
	nop 0
	mov b0 = r43
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov ar.pfs = r44
	;;
	.mib
	nop 0
	mov ar.lc = r47
	br.ret.sptk.many b0
.L251:
	.mlx
	adds r14 = 4, r42
	movl r33 = @gprel(known.6#)
	.mmi
	mov r35 = r0
	nop 0
	cmp.eq p16, p17 = 0, r32
	;;
	.mmi
	ld4 r48 = [r14]
	nop 0
	add r33 = r1, r33
	;;
	.mmi
	addp4 r48 = 0,r48
	nop 0
	mov r34 = r33
	;;
	.mib
	cmp.eq p6, p7 = 0, r48
	nop 0
	(p6) br.cond.dpnt .L260
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L260:
	.pred.rel.mutex p16, p17
	.mmi
	adds r42 = 4, r42
	nop 0
	mov ar.lc = 3
	;;
	.mmi
	st4 [r42] = r0
	nop 0
	nop 0
.L265:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 8, r34
	nop 0
	addp4 r15 = 0,r34
	.mmb
	mov r49 = r32
	nop 0
	(p16) br.cond.dpnt .L261
	;;
	.mib
	ld4 r48 = [r15]
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L264
.L262:
	.pred.rel.mutex p16, p17
	.mib
	adds r35 = 1, r35
	adds r34 = 12, r34
	br.cloop.sptk.few .L265
	;;
	.mmi
	mov r8 = r0
	nop 0
	mov pr = r46, -1
	;;
	.mii
	nop 0
	mov b0 = r43
	;;
	mov ar.pfs = r44
	;;
	.mib
	nop 0
	mov ar.lc = r47
	br.ret.sptk.many b0
.L261:
	.pred.rel.mutex p16, p17
	.mmi
	addp4 r14 = 0,r14
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L262
	;;
.L264:
	.mmi
	shladd r14 = r35, 1, r0
	nop 0
	mov pr = r46, -1
	;;
	.mmi
	add r14 = r14, r35
	nop 0
	mov b0 = r43
	;;
	.mmi
	shladd r14 = r14, 2, r0
	nop 0
	mov ar.pfs = r44
	;;
	.mib
	addp4 r8 = r14, r33
	mov ar.lc = r47
	br.ret.sptk.many b0
	.endp getprotobyname#
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC37:
	data4	words.8#+8
	.align 4
.LC38:
	data4	known.6#+8
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global getprotobynumber#
	.type	getprotobynumber#, @function
	.proc getprotobynumber#
getprotobynumber:
	.prologue 12, 43
	.mlx
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 1, 14, 3, 0
	movl r42 = @gprel(protocols#)
	.mlx
	mov r45 = r1
	movl r34 = @gprel(out.7#)
	;;
	.mmi
	add r42 = r1, r42
	add r34 = r1, r34
	.save rp, r43
	mov r43 = b0
	.mlx
	addl r40 = @gprel(.LC37), gp
	movl r35 = @gprel(words.8#)
	;;
	.mmi
	adds r14 = 4, r42
	add r35 = r1, r35
	.save ar.lc, r46
	mov r46 = ar.lc
	.body
	.mlx
	adds r39 = 4, r34
	movl r36 = @gprel(words.8#)
	;;
	.mlx
	ld4 r47 = [r14]
	movl r37 = @gprel(protocols#)
	.mmi
	add r36 = r1, r36
	adds r38 = 4, r35
	adds r41 = 8, r34
	;;
	.mmi
	addp4 r47 = 0,r47
	nop 0
	add r37 = r1, r37
	;;
	.mib
	cmp.eq p6, p7 = 0, r47
	nop 0
	(p6) br.cond.dpnt .L286
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = rewind#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
	.align 32
.L286:
	.mib
	mov r48 = r36
	mov r47 = r37
	br.call.sptk.many b0 = next_line#
	;;
	.mmi
	mov r1 = r45
	cmp4.eq p6, p7 = 0, r8
	nop 0
	.mmb
	addl r49 = 10, r0
	mov r48 = r0
	(p6) br.cond.dpnt .L285
	;;
	.mmi
	ld4 r14 = [r35]
	ld4 r47 = [r38]
	nop 0
	;;
	.mib
	addp4 r33 = 0,r14
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	nop 0
	ld4 r14 = [r40]
	mov r1 = r45
	.mmi
	st4 [r34] = r33
	st4 [r41] = r8
	cmp4.ne p6, p7 = r8, r32
	;;
	.mib
	st4 [r39] = r14
	nop 0
	(p6) br.cond.dptk .L286
	.mmi
	adds r14 = 4, r42
	;;
	ld4 r47 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r47 = 0,r47
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r47
	nop 0
	(p7) br.cond.dpnt .L289
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
	;;
.L289:
	.mmi
	nop 0
	adds r42 = 4, r42
	mov b0 = r43
	.mlx
	nop 0
	movl r8 = @gprel(out.7#)
	;;
	.mmi
	add r8 = r1, r8
	st4 [r42] = r0
	mov ar.pfs = r44
	;;
	.mib
	addp4 r8 = 0,r8
	mov ar.lc = r46
	br.ret.sptk.many b0
.L285:
	.mmi
	adds r14 = 4, r42
	;;
	ld4 r47 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r47 = 0,r47
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r47
	nop 0
	(p7) br.cond.dpnt .L288
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
	;;
.L288:
	.mmb
	adds r42 = 4, r42
	addl r14 = @gprel(.LC38), gp
	nop 0
	.mmi
	mov r16 = r0
	nop 0
	mov ar.lc = 3
	;;
	.mmi
	st4 [r42] = r0
	ld4 r15 = [r14]
	nop 0
	;;
.L292:
	.mmi
	addp4 r14 = 0,r15
	nop 0
	adds r15 = 12, r15
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r14, r32
	nop 0
	(p7) br.cond.dpnt .L304
	;;
	.mib
	nop 0
	adds r16 = 1, r16
	br.cloop.sptk.few .L292
	.mii
	mov r8 = r0
	mov b0 = r43
	;;
	mov ar.pfs = r44
	;;
	.mib
	nop 0
	mov ar.lc = r46
	br.ret.sptk.many b0
.L304:
	.mmi
	nop 0
	shladd r14 = r16, 1, r0
	mov b0 = r43
	.mlx
	nop 0
	movl r8 = @gprel(known.6#)
	;;
	.mmi
	add r14 = r14, r16
	add r8 = r1, r8
	mov ar.pfs = r44
	;;
	.mmi
	shladd r14 = r14, 2, r0
	nop 0
	mov ar.lc = r46
	;;
	.mib
	nop 0
	addp4 r8 = r14, r8
	br.ret.sptk.many b0
	.endp getprotobynumber#
	.align 16
	.align 64
	.global setnetent#
	.type	setnetent#, @function
	.proc setnetent#
setnetent:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	nop 0
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r14 = @gprel(networks#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	adds r14 = 4, r14
	nop 0
	;;
	.mmi
	ld4 r35 = [r14]
	;;
	addp4 r35 = 0,r35
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r35
	nop 0
	(p6) br.cond.dpnt .L306
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = rewind#
	;;
	.mmi
	mov r1 = r34
	nop 0
	nop 0
.L306:
	.mmi
	mov r8 = r0
	nop 0
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp setnetent#
	.align 16
	.align 64
	.global endnetent#
	.type	endnetent#, @function
	.proc endnetent#
endnetent:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 1, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r35 = r1
	.body
	movl r32 = @gprel(networks#)
	;;
	.mmi
	add r32 = r1, r32
	;;
	adds r14 = 4, r32
	nop 0
	;;
	.mmi
	ld4 r36 = [r14]
	;;
	addp4 r36 = 0,r36
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L313
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r35
	nop 0
	nop 0
.L313:
	.mmi
	adds r32 = 4, r32
	mov r8 = r0
	mov b0 = r33
	;;
	.mib
	st4 [r32] = r0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp endnetent#
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC45:
	data4	words.2#+8
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global getrpcent#
	.type	getrpcent#, @function
	.proc getrpcent#
getrpcent:
	.prologue 12, 33
	.mlx
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 3, 0
	movl r37 = @gprel(words.2#)
	.mlx
	mov r35 = r1
	movl r36 = @gprel(programs#)
	;;
	.mii
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	nop 0
	.mmb
	add r37 = r1, r37
	add r36 = r1, r36
	br.call.sptk.many b0 = next_line#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.eq p6, p7 = 0, r8
	.mmi
	addl r38 = 10, r0
	nop 0
	mov r37 = r0
	;;
	.mlx
	nop 0
	movl r14 = @gprel(words.2#)
	.mmb
	(p6) mov r8 = r0
	nop 0
	(p6) br.cond.dpnt .L320
	;;
	.mmi
	add r14 = r1, r14
	;;
	ld4 r32 = [r14], 4
	nop 0
	;;
	.mib
	ld4 r36 = [r14]
	addp4 r32 = 0,r32
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	;;
	.mlx
	nop 0
	movl r14 = @gprel(out.1#)
	.mmi
	nop 0
	addl r15 = @gprel(.LC45), gp
	nop 0
	;;
	.mmi
	add r14 = r1, r14
	ld4 r15 = [r15]
	nop 0
	;;
	.mmi
	adds r16 = 8, r14
	st4 [r14] = r32, 4
	nop 0
	;;
	.mlx
	st4 [r16] = r8
	movl r8 = @gprel(out.1#)
	.mmi
	nop 0
	st4 [r14] = r15
	nop 0
	;;
	.mii
	add r8 = r1, r8
	nop 0
	;;
	addp4 r8 = 0,r8
.L320:
	.mii
	nop 0
	mov b0 = r33
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp getrpcent#
	.align 16
	.align 64
	.global setrpcent#
	.type	setrpcent#, @function
	.proc setrpcent#
setrpcent:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	nop 0
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r14 = @gprel(programs#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	adds r14 = 4, r14
	nop 0
	;;
	.mmi
	ld4 r35 = [r14]
	;;
	addp4 r35 = 0,r35
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r35
	nop 0
	(p6) br.cond.dpnt .L325
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = rewind#
	;;
	.mmi
	mov r1 = r34
	nop 0
	nop 0
.L325:
	.mmi
	mov r8 = r0
	nop 0
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp setrpcent#
	.align 16
	.align 64
	.global endrpcent#
	.type	endrpcent#, @function
	.proc endrpcent#
endrpcent:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 1, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r35 = r1
	.body
	movl r32 = @gprel(programs#)
	;;
	.mmi
	add r32 = r1, r32
	;;
	adds r14 = 4, r32
	nop 0
	;;
	.mmi
	ld4 r36 = [r14]
	;;
	addp4 r36 = 0,r36
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L332
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r35
	nop 0
	nop 0
.L332:
	.mmi
	adds r32 = 4, r32
	mov r8 = r0
	mov b0 = r33
	;;
	.mib
	st4 [r32] = r0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp endrpcent#
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC50:
	data4	words.2#+8
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global getrpcbyname#
	.type	getrpcbyname#, @function
	.proc getrpcbyname#
getrpcbyname:
	.prologue 12, 43
	.mlx
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 1, 13, 3, 0
	movl r42 = @gprel(programs#)
	.mlx
	mov r45 = r1
	movl r35 = @gprel(out.1#)
	;;
	.mlx
	add r42 = r1, r42
	movl r36 = @gprel(words.2#)
	.mlx
	add r35 = r1, r35
	movl r37 = @gprel(words.2#)
	;;
	.mmi
	adds r14 = 4, r42
	add r36 = r1, r36
	add r37 = r1, r37
	.mlx
	addl r40 = @gprel(.LC50), gp
	movl r38 = @gprel(programs#)
	;;
	.mmi
	ld4 r46 = [r14]
	add r38 = r1, r38
	.save rp, r43
	mov r43 = b0
	.body
	.mmi
	adds r34 = 4, r35
	adds r39 = 4, r36
	adds r41 = 8, r35
	;;
	.mmi
	addp4 r46 = 0,r46
	nop 0
	addp4 r32 = 0,r32
	;;
	.mib
	cmp.eq p6, p7 = 0, r46
	nop 0
	(p6) br.cond.dpnt .L346
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = rewind#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
	.align 32
.L346:
	.mib
	mov r47 = r37
	mov r46 = r38
	br.call.sptk.many b0 = next_line#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r45
	nop 0
	.mmb
	addl r48 = 10, r0
	mov r47 = r0
	(p6) br.cond.dpnt .L348
	;;
	.mmi
	nop 0
	ld4 r33 = [r36]
	nop 0
	.mmb
	ld4 r46 = [r39]
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	ld4 r14 = [r40]
	addp4 r33 = 0,r33
	mov r1 = r45
	.mmi
	mov r47 = r32
	st4 [r41] = r8
	nop 0
	;;
	.mmi
	mov r46 = r33
	st4 [r34] = r14
	nop 0
	.mmb
	st4 [r35] = r33
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = 0, r8
	.mmb
	mov r46 = r32
	nop 0
	(p7) br.cond.dpnt .L345
	;;
	.mmi
	ld4 r33 = [r34]
	;;
	addp4 r33 = 0,r33
	nop 0
	;;
	.mmi
	ld4 r47 = [r33]
	;;
	addp4 r47 = 0,r47
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r47
	nop 0
	(p7) br.cond.dpnt .L346
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	nop 0
	adds r14 = 4, r33
	mov r1 = r45
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L361
	;;
	.align 32
.L344:
	.mmi
	addp4 r33 = 0,r14
	nop 0
	mov r46 = r32
	;;
	.mmi
	ld4 r47 = [r33]
	;;
	addp4 r47 = 0,r47
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r47
	nop 0
	(p6) br.cond.dpnt .L346
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	nop 0
	mov r1 = r45
	adds r14 = 4, r33
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L344
	;;
.L361:
	.mmi
	nop 0
	ld4 r14 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L346
.L345:
	.mlx
	nop 0
	movl r33 = @gprel(out.1#)
	;;
	.mii
	add r33 = r1, r33
	nop 0
	;;
	addp4 r33 = 0,r33
	.align 32
.L340:
	.mmi
	adds r14 = 4, r42
	;;
	ld4 r46 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r46 = 0,r46
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r46
	nop 0
	(p6) br.cond.dpnt .L347
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L347:
	.mmi
	adds r42 = 4, r42
	mov r8 = r33
	mov b0 = r43
	;;
	.mib
	st4 [r42] = r0
	mov ar.pfs = r44
	br.ret.sptk.many b0
.L348:
	.mib
	nop 0
	mov r33 = r0
	br .L340
	.endp getrpcbyname#
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC55:
	data4	words.2#+8
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global getrpcbynumber#
	.type	getrpcbynumber#, @function
	.proc getrpcbynumber#
getrpcbynumber:
	.prologue 12, 43
	.mlx
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 1, 13, 3, 0
	movl r42 = @gprel(programs#)
	.mlx
	mov r45 = r1
	movl r34 = @gprel(out.1#)
	;;
	.mmi
	add r42 = r1, r42
	add r34 = r1, r34
	.save rp, r43
	mov r43 = b0
	.body
	.mlx
	addl r40 = @gprel(.LC55), gp
	movl r35 = @gprel(words.2#)
	;;
	.mmi
	adds r14 = 4, r42
	add r35 = r1, r35
	adds r39 = 4, r34
	.mlx
	adds r41 = 8, r34
	movl r36 = @gprel(words.2#)
	;;
	.mlx
	ld4 r46 = [r14]
	movl r37 = @gprel(programs#)
	.mmi
	add r36 = r1, r36
	nop 0
	adds r38 = 4, r35
	;;
	.mmi
	addp4 r46 = 0,r46
	nop 0
	add r37 = r1, r37
	;;
	.mib
	cmp.eq p6, p7 = 0, r46
	nop 0
	(p6) br.cond.dpnt .L365
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = rewind#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
	.align 32
.L365:
	.mib
	mov r47 = r36
	mov r46 = r37
	br.call.sptk.many b0 = next_line#
	;;
	.mmi
	mov r1 = r45
	cmp4.eq p6, p7 = 0, r8
	nop 0
	.mmb
	addl r48 = 10, r0
	mov r47 = r0
	(p6) br.cond.dpnt .L367
	;;
	.mmi
	ld4 r14 = [r35]
	ld4 r46 = [r38]
	nop 0
	;;
	.mib
	addp4 r33 = 0,r14
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	nop 0
	ld4 r14 = [r40]
	mov r1 = r45
	.mmi
	st4 [r34] = r33
	st4 [r41] = r8
	cmp4.ne p6, p7 = r8, r32
	;;
	.mib
	st4 [r39] = r14
	nop 0
	(p6) br.cond.dptk .L365
	.mlx
	nop 0
	movl r33 = @gprel(out.1#)
	;;
	.mii
	add r33 = r1, r33
	nop 0
	;;
	addp4 r33 = 0,r33
	.align 32
.L364:
	.mmi
	adds r14 = 4, r42
	;;
	ld4 r46 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r46 = 0,r46
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r46
	nop 0
	(p6) br.cond.dpnt .L366
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L366:
	.mmi
	adds r42 = 4, r42
	mov r8 = r33
	mov b0 = r43
	;;
	.mib
	st4 [r42] = r0
	mov ar.pfs = r44
	br.ret.sptk.many b0
.L367:
	.mib
	nop 0
	mov r33 = r0
	br .L364
	.endp getrpcbynumber#
	.section	.rodata.str1.8
	.align 8
.LC60:
	stringz	"255.255.255.255"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global inet_aton#
	.type	inet_aton#, @function
	.proc inet_aton#
inet_aton:
	.prologue 12, 34
	.mib
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.save rp, r34
	mov r34 = b0
	nop 0
	.mmi
	addp4 r32 = 0,r32
	mov r36 = r1
	.body
	addp4 r33 = 0,r33
	;;
	.mib
	mov r37 = r32
	nop 0
	br.call.sptk.many b0 = inet_addr#
	;;
	.mmb
	mov r14 = r8
	mov r1 = r36
	nop 0
	.mmi
	addl r8 = 1, r0
	nop 0
	mov b0 = r34
	;;
	.mmi
	st4 [r33] = r14
	cmp4.ne p6, p7 = -1, r14
	mov ar.pfs = r35
	.bbb
	nop 0
	(p7) br.cond.dpnt .L382
	br.ret.sptk.many b0
.L382:
	.mlx
	nop 0
	movl r38 = @gprel(.LC60)
	.mmi
	nop 0
	mov r37 = r32
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r36
	mov b0 = r34
	;;
	.mmi
	(p6) addl r8 = 1, r0
	nop 0
	mov ar.pfs = r35
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp inet_aton#
	.align 16
	.align 64
	.global inet_network#
	.type	inet_network#, @function
	.proc inet_network#
inet_network:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 7, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r38 = r1
	nop 0
	addp4 r32 = 0,r32
	;;
	.mmi
	mov r34 = r0
	addl r35 = 255, r0
	.save ar.lc, r39
	mov r39 = ar.lc
	.body
	.mmi
	nop 0
	;;
	nop 0
	mov ar.lc = 3
.L386:
	.mmb
	adds r14 = 16, r12
	mov r40 = r32
	nop 0
	.mmi
	mov r42 = r0
	nop 0
	dep.z r34 = r34, 8, 24
	;;
	.mib
	mov r41 = r14
	nop 0
	br.call.sptk.many b0 = strtoul#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r33 = r8
	.mmb
	ld1 r40 = [r32]
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mmi
	cmp4.ltu p6, p7 = r35, r33
	nop 0
	adds r14 = 16, r12
	.mmi
	mov r1 = r38
	nop 0
	or r34 = r33, r34
	;;
	.mib
	cmp4.eq.or.andcm p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L389
	;;
	.mmi
	nop 0
	ld4 r32 = [r14]
	nop 0
	;;
	.mmi
	addp4 r32 = 0,r32
	;;
	ld1 r14 = [r32]
	adds r32 = 1, r32
	;;
	.mii
	nop 0
	sxt1 r15 = r14
	addp4 r32 = 0,r32
	;;
	.mbb
	cmp4.eq p6, p7 = 46, r15
	(p7) br.cond.dpnt .L393
	br.cloop.sptk.few .L386
.L389:
	.mmi
	addl r34 = -1, r0
	nop 0
	nop 0
	;;
.L383:
	.mii
	mov r8 = r34
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
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L393:
	.body
	.copy_state 1
	.mmi
	nop 0
	addp4 r16 = r15, r0
	zxt1 r14 = r14
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L383
	;;
	.mlx
	cmp4.ltu p6, p7 = 32, r14
	movl r14 = 4294977024
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L389
	;;
	.mii
	nop 0
	shr.u r14 = r14, r16
	;;
	tbit.nz p6, p7 = r14, 0
	;;
	.mmi
	(p7) addl r34 = -1, r0
	;;
	mov r8 = r34
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	;;
	mov ar.lc = r39
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp inet_network#
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC61:
	data4	words.4#+8
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global getnetent#
	.type	getnetent#, @function
	.proc getnetent#
getnetent:
	.prologue 12, 33
	.mlx
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 2, 0
	movl r37 = @gprel(words.4#)
	.mlx
	mov r35 = r1
	movl r36 = @gprel(networks#)
	;;
	.mii
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	nop 0
	.mmb
	add r37 = r1, r37
	add r36 = r1, r36
	br.call.sptk.many b0 = next_line#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r14 = @gprel(words.4#)
	.mmb
	(p6) mov r15 = r0
	nop 0
	(p6) br.cond.dpnt .L395
	;;
	.mmi
	add r14 = r1, r14
	;;
	ld4 r32 = [r14], 4
	nop 0
	;;
	.mib
	ld4 r36 = [r14]
	addp4 r32 = 0,r32
	br.call.sptk.many b0 = inet_network#
	;;
	.mmi
	mov r1 = r35
	nop 0
	addl r18 = 2, r0
	;;
	.mlx
	nop 0
	movl r14 = @gprel(out.3#)
	.mii
	addl r15 = @gprel(.LC61), gp
	nop 0
	;;
	add r14 = r1, r14
	.mmi
	ld4 r17 = [r15]
	;;
	adds r15 = 8, r14
	adds r16 = 12, r14
	.mmi
	nop 0
	st4 [r14] = r32, 4
	nop 0
	;;
	.mlx
	st4 [r15] = r18
	movl r15 = @gprel(out.3#)
	.mii
	st4 [r14] = r17
	nop 0
	;;
	add r15 = r1, r15
	.mii
	st4 [r16] = r8
	nop 0
	;;
	addp4 r15 = 0,r15
	;;
.L395:
	.mmi
	mov r8 = r15
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp getnetent#
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC65:
	data4	words.4#+8
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global getnetbyaddr#
	.type	getnetbyaddr#, @function
	.proc getnetbyaddr#
getnetbyaddr:
	.prologue 12, 46
	.mlx
	.save ar.pfs, r47
	alloc r47 = ar.pfs, 2, 16, 2, 0
	movl r45 = @gprel(networks#)
	.mlx
	mov r48 = r1
	movl r35 = @gprel(out.3#)
	;;
	.mlx
	add r45 = r1, r45
	movl r36 = @gprel(words.4#)
	.mlx
	add r35 = r1, r35
	movl r37 = @gprel(words.4#)
	;;
	.mmi
	adds r14 = 4, r45
	add r36 = r1, r36
	.save pr, r49
	mov r49 = pr
	.mlx
	add r37 = r1, r37
	movl r38 = @gprel(networks#)
	;;
	.mmb
	ld4 r50 = [r14]
	add r38 = r1, r38
	nop 0
	.mii
	addl r41 = @gprel(.LC65), gp
	.save rp, r46
	mov r46 = b0
	.body
	adds r39 = 4, r36
	;;
	.mmi
	addp4 r50 = 0,r50
	adds r40 = 4, r35
	adds r42 = 8, r35
	.mmi
	addl r43 = 2, r0
	adds r44 = 12, r35
	cmp4.ne p16, p17 = 2, r33
	;;
	.mib
	cmp.eq p6, p7 = 0, r50
	nop 0
	(p6) br.cond.dpnt .L409
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = rewind#
	;;
	.mmi
	mov r1 = r48
	nop 0
	nop 0
	.align 32
.L409:
	.pred.rel.mutex p16, p17
	.mib
	mov r51 = r37
	mov r50 = r38
	br.call.sptk.many b0 = next_line#
	;;
	.mib
	mov r1 = r48
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L404
	;;
	.mmi
	ld4 r14 = [r36]
	ld4 r50 = [r39]
	nop 0
	;;
	.mib
	addp4 r34 = 0,r14
	nop 0
	br.call.sptk.many b0 = inet_network#
	;;
	.mmi
	nop 0
	ld4 r14 = [r41]
	mov r1 = r48
	.mmi
	st4 [r35] = r34
	st4 [r42] = r43
	cmp4.ne p6, p7 = r8, r32
	;;
	.mmi
	nop 0
	st4 [r40] = r14
	nop 0
	.mmb
	st4 [r44] = r8
	nop 0
	(p6) br.cond.dptk .L409
	.mib
	nop 0
	nop 0
	(p16) br.cond.dptk .L409
	.mlx
	nop 0
	movl r34 = @gprel(out.3#)
	;;
	.mii
	add r34 = r1, r34
	nop 0
	;;
	addp4 r34 = 0,r34
	.align 32
.L401:
	.mmi
	adds r14 = 4, r45
	;;
	ld4 r50 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r50 = 0,r50
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r50
	nop 0
	(p6) br.cond.dpnt .L403
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r48
	nop 0
	nop 0
.L403:
	.mmi
	adds r45 = 4, r45
	mov r8 = r34
	mov pr = r49, -1
	;;
	.mmi
	st4 [r45] = r0
	nop 0
	mov b0 = r46
	;;
	.mib
	nop 0
	mov ar.pfs = r47
	br.ret.sptk.many b0
.L404:
	.mib
	nop 0
	mov r34 = r0
	br .L401
	.endp getnetbyaddr#
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC71:
	data4	words.4#+8
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global getnetbyname#
	.type	getnetbyname#, @function
	.proc getnetbyname#
getnetbyname:
	.prologue 12, 45
	.mlx
	.save ar.pfs, r46
	alloc r46 = ar.pfs, 1, 15, 2, 0
	movl r44 = @gprel(networks#)
	.mlx
	mov r47 = r1
	movl r35 = @gprel(out.3#)
	;;
	.mlx
	add r44 = r1, r44
	movl r36 = @gprel(words.4#)
	.mlx
	add r35 = r1, r35
	movl r37 = @gprel(words.4#)
	;;
	.mmi
	adds r14 = 4, r44
	add r36 = r1, r36
	add r37 = r1, r37
	.mlx
	addl r40 = @gprel(.LC71), gp
	movl r38 = @gprel(networks#)
	;;
	.mmi
	ld4 r48 = [r14]
	add r38 = r1, r38
	.save rp, r45
	mov r45 = b0
	.body
	.mmi
	adds r34 = 4, r35
	adds r39 = 4, r36
	adds r41 = 8, r35
	;;
	.mmi
	addp4 r48 = 0,r48
	nop 0
	addl r42 = 2, r0
	.mmi
	adds r43 = 12, r35
	nop 0
	addp4 r32 = 0,r32
	;;
	.mib
	cmp.eq p6, p7 = 0, r48
	nop 0
	(p6) br.cond.dpnt .L422
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = rewind#
	;;
	.mmi
	mov r1 = r47
	nop 0
	nop 0
	.align 32
.L422:
	.mib
	mov r49 = r37
	mov r48 = r38
	br.call.sptk.many b0 = next_line#
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r47
	(p6) br.cond.dpnt .L424
	;;
	.mmi
	nop 0
	ld4 r33 = [r36]
	nop 0
	.mmb
	ld4 r48 = [r39]
	nop 0
	br.call.sptk.many b0 = inet_network#
	;;
	.mmi
	ld4 r14 = [r40]
	addp4 r33 = 0,r33
	mov r1 = r47
	.mmi
	st4 [r41] = r42
	st4 [r43] = r8
	mov r49 = r32
	;;
	.mmi
	mov r48 = r33
	st4 [r34] = r14
	nop 0
	.mmb
	st4 [r35] = r33
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r47
	nop 0
	cmp4.ne p6, p7 = 0, r8
	.mmb
	mov r48 = r32
	nop 0
	(p7) br.cond.dpnt .L421
	;;
	.mmi
	ld4 r33 = [r34]
	;;
	addp4 r33 = 0,r33
	nop 0
	;;
	.mmi
	ld4 r49 = [r33]
	;;
	addp4 r49 = 0,r49
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r49
	nop 0
	(p7) br.cond.dpnt .L422
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	nop 0
	adds r14 = 4, r33
	mov r1 = r47
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L437
	;;
	.align 32
.L420:
	.mmi
	addp4 r33 = 0,r14
	nop 0
	mov r48 = r32
	;;
	.mmi
	ld4 r49 = [r33]
	;;
	addp4 r49 = 0,r49
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r49
	nop 0
	(p6) br.cond.dpnt .L422
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	nop 0
	mov r1 = r47
	adds r14 = 4, r33
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L420
	;;
.L437:
	.mmi
	nop 0
	ld4 r14 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L422
.L421:
	.mlx
	nop 0
	movl r33 = @gprel(out.3#)
	;;
	.mii
	add r33 = r1, r33
	nop 0
	;;
	addp4 r33 = 0,r33
	.align 32
.L416:
	.mmi
	adds r14 = 4, r44
	;;
	ld4 r48 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r48 = 0,r48
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r48
	nop 0
	(p6) br.cond.dpnt .L423
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r47
	nop 0
	nop 0
.L423:
	.mmi
	adds r44 = 4, r44
	mov r8 = r33
	mov b0 = r45
	;;
	.mib
	st4 [r44] = r0
	mov ar.pfs = r46
	br.ret.sptk.many b0
.L424:
	.mib
	nop 0
	mov r33 = r0
	br .L416
	.endp getnetbyname#
	.align 16
	.align 64
	.global inet_netof#
	.type	inet_netof#, @function
	.proc inet_netof#
inet_netof:
	.prologue
	.body
	.mii
	mov r14 = r0
	shr r32 = r32, 32
	addl r8 = 24, r0
	;;
	.mii
	nop 0
	shl r32 = r32, 32
	;;
	mix4.l r14 = r14, r32
	;;
	.mib
	cmp4.le p6, p7 = r0, r14
	nop 0
	(p7) br.cond.dpnt .L444
	;;
	.mmi
	addp4 r14 = r14, r0
	nop 0
	addp4 r8 = r8, r0
	;;
	.mib
	nop 0
	shr.u r8 = r14, r8
	br.ret.sptk.many b0
.L444:
	.mii
	nop 0
	extr.u r15 = r14, 30, 2
	addp4 r14 = r14, r0
	;;
	.mii
	cmp4.eq p6, p7 = 2, r15
	nop 0
	;;
	(p6) addl r8 = 16, r0
	;;
	.mmi
	(p7) addl r8 = 8, r0
	;;
	addp4 r8 = r8, r0
	nop 0
	;;
	.mib
	nop 0
	shr.u r8 = r14, r8
	br.ret.sptk.many b0
	.endp inet_netof#
	.align 16
	.align 64
	.global inet_lnaof#
	.type	inet_lnaof#, @function
	.proc inet_lnaof#
inet_lnaof:
	.prologue
	.body
	.mmi
	nop 0
	mov r14 = r0
	shr r32 = r32, 32
	.mlx
	nop 0
	movl r8 = 16777215
	;;
	.mii
	nop 0
	shl r32 = r32, 32
	;;
	mix4.l r14 = r14, r32
	;;
	.mib
	cmp4.le p6, p7 = r0, r14
	nop 0
	(p7) br.cond.dpnt .L451
	;;
	.mib
	nop 0
	and r8 = r8, r14
	br.ret.sptk.many b0
.L451:
	.mii
	nop 0
	extr.u r15 = r14, 30, 2
	;;
	cmp4.eq p6, p7 = 2, r15
	;;
	.mmi
	(p6) addl r8 = 65535, r0
	;;
	(p7) addl r8 = 255, r0
	nop 0
	;;
	.mib
	nop 0
	and r8 = r8, r14
	br.ret.sptk.many b0
	.endp inet_lnaof#
	.align 16
	.align 64
	.global inet_makeaddr#
	.type	inet_makeaddr#, @function
	.proc inet_makeaddr#
inet_makeaddr:
	.prologue
	.body
	.mlx
	addl r14 = 24, r0
	movl r8 = 16777215
	.mmb
	nop 0
	cmp4.geu p6, p7 = 127, r32
	(p6) br.cond.dptk .L453
	;;
	.mmi
	nop 0
	addl r14 = 65535, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r14, r32
	(p6) br.cond.dptk .L456
	.mlx
	nop 0
	movl r16 = 16777215
	.mmi
	addl r8 = 255, r0
	nop 0
	addl r14 = 8, r0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r16, r32
	(p6) br.cond.dptk .L453
	;;
	.mmi
	(p7) or r8 = r33, r32
	nop 0
	nop 0
	;;
	.mib
	nop 0
	shl r8 = r8, 32
	br.ret.sptk.many b0
	;;
.L456:
	.mmi
	nop 0
	addl r8 = 65535, r0
	addl r14 = 16, r0
	;;
.L453:
	.mmi
	addp4 r14 = r14, r0
	nop 0
	and r8 = r8, r33
	;;
	.mii
	nop 0
	shl r32 = r32, r14
	;;
	or r8 = r32, r8
	;;
	.mib
	nop 0
	shl r8 = r8, 32
	br.ret.sptk.many b0
	.endp inet_makeaddr#
	.section	.rodata.str1.8
	.align 8
.LC77:
	stringz	"Unknown resolver error"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global hstrerror#
	.type	hstrerror#, @function
	.proc hstrerror#
hstrerror:
	.prologue
	.body
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 4, r32
	shladd r14 = r32, 2, r0
	.mlx
	nop 0
	movl r8 = @gprel(.LC77)
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(texts.0#)
	.mmi
	add r8 = r1, r8
	nop 0
	(p7) sxt4 r14 = r14
	;;
	.mii
	(p7) add r15 = r1, r15
	addp4 r8 = 0,r8
	;;
	(p7) add r14 = r15, r14
	;;
	.mmi
	nop 0
	(p7) ld4 r8 = [r14]
	nop 0
	;;
	.mib
	nop 0
	(p7) addp4 r8 = 0,r8
	br.ret.sptk.many b0
	.endp hstrerror#
	.section	.rodata.str1.8
	.align 8
.LC78:
	stringz	": "
	.align 8
.LC79:
	stringz	""
	.align 8
.LC80:
	stringz	"%s%s%s\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global herror#
	.type	herror#, @function
	.proc herror#
herror:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 6, 0
	.fframe 208
	adds r12 = -208, r12
	addp4 r39 = 0,r32
	.mlx
	mov r35 = r1
	movl r40 = @gprel(.LC78)
	;;
	.mii
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r39
	add r40 = r1, r40
	(p6) br.cond.dpnt .L468
	;;
	.mii
	ld1 r14 = [r39]
	addp4 r40 = 0,r40
	;;
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L468
	.mlx
	addl r14 = @gprel(h_errno#), gp
	movl r41 = @gprel(.LC77)
	.mlx
	addl r37 = 200, r0
	movl r38 = @gprel(.LC80)
	;;
	.mmi
	ld4 r14 = [r14]
	add r41 = r1, r41
	add r38 = r1, r38
	;;
	.mmi
	cmp4.ltu p6, p7 = 4, r14
	shladd r15 = r14, 2, r0
	addp4 r41 = 0,r41
	;;
	.mlx
	nop 0
	(p7) movl r14 = @gprel(texts.0#)
	.mii
	nop 0
	(p7) sxt4 r15 = r15
	;;
	(p7) add r14 = r1, r14
	;;
	.mmi
	(p7) add r14 = r14, r15
	;;
	(p7) ld4 r41 = [r14]
	adds r14 = 16, r12
	;;
	.mib
	(p7) addp4 r41 = 0,r41
	mov r36 = r14
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	addl r38 = 199, r0
	adds r14 = 16, r12
	mov r1 = r35
	.mmi
	addl r36 = 2, r0
	;;
	cmp4.leu p6, p7 = r38, r8
	mov r37 = r14
	;;
	.mib
	(p7) mov r38 = r8
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 208, r12
	br.ret.sptk.many b0
.L468:
	.body
	.copy_state 1
	.mlx
	addl r14 = @gprel(h_errno#), gp
	movl r41 = @gprel(.LC77)
	.mlx
	addl r37 = 200, r0
	movl r39 = @gprel(.LC79)
	;;
	.mmi
	ld4 r14 = [r14]
	nop 0
	add r41 = r1, r41
	.mlx
	add r39 = r1, r39
	movl r38 = @gprel(.LC80)
	;;
	.mmi
	cmp4.ltu p6, p7 = 4, r14
	shladd r15 = r14, 2, r0
	nop 0
	.mmi
	addp4 r41 = 0,r41
	addp4 r39 = 0,r39
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r14 = @gprel(texts.0#)
	.mii
	mov r40 = r39
	(p7) sxt4 r15 = r15
	;;
	(p7) add r14 = r1, r14
	;;
	.mmi
	(p7) add r14 = r14, r15
	;;
	(p7) ld4 r41 = [r14]
	adds r14 = 16, r12
	;;
	.mib
	(p7) addp4 r41 = 0,r41
	mov r36 = r14
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	addl r38 = 199, r0
	adds r14 = 16, r12
	mov r1 = r35
	.mmi
	addl r36 = 2, r0
	;;
	cmp4.leu p6, p7 = r38, r8
	mov r37 = r14
	;;
	.mib
	(p7) mov r38 = r8
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 208, r12
	br.ret.sptk.many b0
	.endp herror#
	.section	.rodata.str1.8
	.align 8
.LC81:
	stringz	"Resolver Error 0 (no error)"
	.align 8
.LC82:
	stringz	"Unknown host"
	.align 8
.LC83:
	stringz	"Host name lookup failure"
	.align 8
.LC84:
	stringz	"Unknown server error"
	.align 8
.LC85:
	stringz	"No address associated with name"
	.section	.data.rel.ro.local,"aw"
	.align 4
	.type	texts.0#, @object
	.size	texts.0#, 20
texts.0:
	data4	.LC81
	data4	.LC82
	data4	.LC83
	data4	.LC84
	data4	.LC85
	.section	.bss,	"aw",	"nobits"
	.align 4
	.type	out.1#, @object
	.size	out.1#, 12
out.1:
	.skip	12
	.align 4
	.type	words.2#, @object
	.size	words.2#, 140
words.2:
	.skip	140
	.align 4
	.type	out.3#, @object
	.size	out.3#, 16
out.3:
	.skip	16
	.align 4
	.type	words.4#, @object
	.size	words.4#, 140
words.4:
	.skip	140
	.section	.sbss,	"asw",	"nobits"
	.align 4
	.type	none.5#, @object
	.size	none.5#, 4
none.5:
	.skip	4
	.section	.rodata.str1.8
	.align 8
.LC86:
	stringz	"ip"
	.align 8
.LC87:
	stringz	"icmp"
	.align 8
.LC88:
	stringz	"tcp"
	.align 8
.LC89:
	stringz	"udp"
	.section	.data.rel.local,"aw"
	.align 4
	.type	known.6#, @object
	.size	known.6#, 48
known.6:
	data4	.LC86
	data4	none.5#
	data4	0
	data4	.LC87
	data4	none.5#
	data4	1
	data4	.LC88
	data4	none.5#
	data4	6
	data4	.LC89
	data4	none.5#
	data4	17
	.section	.bss,	"aw",	"nobits"
	.align 4
	.type	out.7#, @object
	.size	out.7#, 12
out.7:
	.skip	12
	.align 4
	.type	words.8#, @object
	.size	words.8#, 140
words.8:
	.skip	140
	.align 4
	.type	out.9#, @object
	.size	out.9#, 16
out.9:
	.skip	16
	.align 4
	.type	words.10#, @object
	.size	words.10#, 140
words.10:
	.skip	140
	.section	.sbss,	"asw",	"nobits"
	.align 4
	.type	none.11#, @object
	.size	none.11#, 4
none.11:
	.skip	4
	.section	.bss,	"aw",	"nobits"
	.align 8
	.type	own_name.12#, @object
	.size	own_name.12#, 256
own_name.12:
	.skip	256
	.section	.sdata,"aws"
	.align 4
	.type	addresses.13#, @object
	.size	addresses.13#, 8
addresses.13:
	data4	held.15#
	data4	0
	.section	.bss,	"aw",	"nobits"
	.align 4
	.type	out.14#, @object
	.size	out.14#, 20
out.14:
	.skip	20
	.align 8
	.type	held.15#, @object
	.size	held.15#, 16
held.15:
	.skip	16
	.align 4
	.type	words.16#, @object
	.size	words.16#, 140
words.16:
	.skip	140
	.align 8
	.type	text.17#, @object
	.size	text.17#, 16
text.17:
	.skip	16
	.section	.rodata.str1.8
	.align 8
.LC90:
	stringz	"/etc/rpc"
	.section	.data.rel.local
	.align 4
	.type	programs#, @object
	.size	programs#, 1032
programs:
	data4	.LC90
	.skip	1028
	.section	.rodata.str1.8
	.align 8
.LC91:
	stringz	"/etc/networks"
	.section	.data.rel.local
	.align 4
	.type	networks#, @object
	.size	networks#, 1032
networks:
	data4	.LC91
	.skip	1028
	.section	.rodata.str1.8
	.align 8
.LC92:
	stringz	"/etc/protocols"
	.section	.data.rel.local
	.align 4
	.type	protocols#, @object
	.size	protocols#, 1032
protocols:
	data4	.LC92
	.skip	1028
	.section	.rodata.str1.8
	.align 8
.LC93:
	stringz	"/etc/services"
	.section	.data.rel.local
	.align 4
	.type	services#, @object
	.size	services#, 1032
services:
	data4	.LC93
	.skip	1028
	.section	.rodata.str1.8
	.align 8
.LC94:
	stringz	"/etc/hosts"
	.section	.data.rel.local
	.align 4
	.type	hosts#, @object
	.size	hosts#, 1032
hosts:
	data4	.LC94
	.skip	1028
	.global h_errno#
	.section	.sbss,"aws",@nobits
	.align 4
	.type	h_errno#, @object
	.size	h_errno#, 4
h_errno:
	.skip	4
	.global write#
	.type	write#, @function
	.global strtoul#
	.type	strtoul#, @function
	.global strtol#
	.type	strtol#, @function
	.global strchr#
	.type	strchr#, @function
	.global memcmp#
	.type	memcmp#, @function
	.global strcmp#
	.type	strcmp#, @function
	.global fclose#
	.type	fclose#, @function
	.global rewind#
	.type	rewind#, @function
	.global memcpy#
	.type	memcpy#, @function
	.global inet_pton#
	.type	inet_pton#, @function
	.global snprintf#
	.type	snprintf#, @function
	.global strtoull#
	.type	strtoull#, @function
	.global isdigit#
	.type	isdigit#, @function
	.global fopen#
	.type	fopen#, @function
	.global fgets#
	.type	fgets#, @function
	.ident	"GCC: (GNU) 12.2.0"
