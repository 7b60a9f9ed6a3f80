// 4f8c991650ab6337925e730d14fec470 emu/guest/libc/hpux/directories.c
	.file	"directories.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc is_same_file#
is_same_file:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 2, 0
	.fframe 544
	adds r12 = -544, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	addp4 r38 = 0,r32
	addp4 r33 = 0,r33
	;;
	.mmi
	nop 0
	adds r34 = 284, r12
	nop 0
	;;
	.mib
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = __lstat64#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L2
.L4:
	.mii
	mov r8 = r0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 544, r12
	br.ret.sptk.many b0
	;;
.L2:
	.body
	.copy_state 1
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r38 = r33
	;;
	.mib
	mov r39 = r14
	nop 0
	br.call.sptk.many b0 = __lstat64#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L4
	.mmi
	adds r16 = 16, r12
	ld4 r15 = [r34]
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L4
	.mmi
	adds r14 = 288, r12
	;;
	ld4 r15 = [r14]
	adds r14 = 20, r12
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r8 = r0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 544, r12
	br.ret.sptk.many b0
	.endp is_same_file#
	.align 16
	.align 64
	.global opendir#
	.type	opendir#, @function
	.proc opendir#
opendir:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 3, 0
	.fframe 272
	adds r12 = -272, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	nop 0
	addp4 r38 = 0,r32
	;;
	.mib
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	adds r14 = 16, r12
	cmp4.gt p6, p7 = r0, r8
	mov r33 = r8
	.mmb
	mov r1 = r37
	mov r38 = r8
	(p6) br.cond.dpnt .L8
	;;
	.mib
	mov r39 = r14
	nop 0
	br.call.sptk.many b0 = __fstat64#
	;;
	.mmi
	adds r14 = 24, r12
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	.mmb
	addl r15 = 61440, r0
	addl r38 = 4376, r0
	(p6) br.cond.dpnt .L9
	;;
	.mmi
	ld2 r14 = [r14]
	;;
	and r14 = r15, r14
	addl r15 = 16384, r0
	;;
	.mib
	cmp4.eq p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L9
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	addp4 r34 = 0,r8
	mov r1 = r37
	addl r40 = 1, r0
	.mii
	addl r39 = 2, r0
	mov r38 = r33
	;;
	mov r14 = r34
	.mmb
	adds r15 = 8, r34
	cmp.ne p6, p7 = 0, r34
	(p7) br.cond.dpnt .L11
	;;
	.mmi
	st4 [r14] = r33, 4
	st8 [r15] = r0
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r37
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 272, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L9:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 20, r0
	addp4 r8 = 0,r8
	nop 0
	.mmi
	mov r1 = r37
	;;
	st4 [r8] = r14
	nop 0
.L11:
	.mib
	nop 0
	mov r38 = r33
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L8:
	.mmi
	nop 0
	mov r34 = r0
	nop 0
	;;
	.mii
	mov r8 = r34
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 272, r12
	br.ret.sptk.many b0
	.endp opendir#
	.align 16
	.align 64
	.global readdir#
	.type	readdir#, @function
	.proc readdir#
readdir:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	addp4 r32 = 0,r32
	.save rp, r36
	mov r36 = b0
	mov r38 = r1
	.body
	;;
	.mmi
	adds r34 = 4, r32
	adds r35 = 8, r32
	adds r33 = 280, r32
	.mii
	addl r42 = 4096, r0
	addl r39 = 356, r0
	;;
	addp4 r33 = 0,r33
	.mmi
	ld4 r15 = [r34]
	ld4 r16 = [r35]
	nop 0
	;;
	.mmi
	cmp4.le p6, p7 = r16, r15
	add r14 = r15, r33
	mov r41 = r33
	;;
	.mib
	nop 0
	(p7) addp4 r33 = 0,r14
	(p7) br.cond.dptk .L18
	.mib
	ld4 r40 = [r32]
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r38
	mov r39 = r8
	.mmi
	mov r40 = r9
	;;
	st8 [r14] = r8
	adds r14 = 24, r12
	;;
	.mib
	st8 [r14] = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mmi
	nop 0
	mov r15 = r0
	cmp4.ge p6, p7 = 0, r8
	.mmi
	st4 [r35] = r8
	st4 [r34] = r0
	mov r1 = r38
	;;
	.mib
	nop 0
	(p6) mov r8 = r0
	(p6) br.cond.dpnt .L19
.L18:
	.mmi
	adds r16 = 12, r33
	adds r18 = 14, r33
	adds r40 = 16, r33
	.mmi
	adds r19 = 16, r32
	adds r17 = 22, r32
	adds r20 = 12, r32
	;;
	.mmi
	ld2 r21 = [r16]
	nop 0
	adds r16 = 20, r32
	.mii
	adds r39 = 24, r32
	adds r32 = 16, r32
	;;
	add r15 = r15, r21
	;;
	.mmi
	st4 [r34] = r15
	;;
	ld8 r15 = [r33], 8
	nop 0
	;;
	.mmi
	ld4.a r14 = [r33]
	st4 [r20] = r15
	nop 0
	;;
	.mmi
	ld4.c.clr r14 = [r33]
	;;
	st4 [r19] = r14
	nop 0
	;;
	.mmi
	ld2 r14 = [r18]
	;;
	st2 [r17] = r14
	addl r14 = 264, r0
	;;
	.mib
	st2 [r16] = r14
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	nop 0
	mov r1 = r38
	addp4 r8 = 0,r32
.L19:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp readdir#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"."
	.align 8
.LC1:
	stringz	".."
	.align 8
.LC2:
	stringz	"/.."
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global getcwd#
	.type	getcwd#, @function
	.proc getcwd#
getcwd:
	.prologue 12, 50
	.mmi
	.save ar.pfs, r51
	alloc r51 = ar.pfs, 2, 20, 3, 0
	.fframe 5120
	adds r12 = -5120, r12
	.save pr, r53
	mov r53 = pr
	.mmi
	mov r52 = r1
	nop 0
	addp4 r32 = 0,r32
	;;
	.mmi
	mov r14 = r12
	adds r38 = 2064, r12
	.save rp, r50
	mov r50 = b0
	.body
	.mmi
	addl r56 = 2040, r0
	mov r55 = r0
	addl r46 = 2048, r0
	;;
	.mlx
	adds r54 = 2072, r14
	movl r14 = 3327597174673375232
	.mmi
	addl r45 = 47, r0
	addl r49 = 47, r0
	adds r48 = 4112, r12
	;;
	.mib
	st8 [r38] = r14
	addl r43 = 1023, r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r52
	mov r15 = r12
	addl r56 = 2040, r0
	.mlx
	mov r55 = r0
	movl r14 = 3314649325744685056
	;;
	.mlx
	adds r54 = 24, r15
	movl r40 = @gprel(.LC0)
	.mmi
	nop 0
	adds r15 = 16, r12
	nop 0
	;;
	.mib
	st8 [r15] = r14
	add r40 = r1, r40
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r52
	nop 0
	adds r15 = 16, r12
	.mmi
	adds r14 = 5135, r12
	nop 0
	mov r55 = r38
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC1)
	.mlx
	st1 [r14] = r0
	movl r47 = @gprel(.LC2)
	;;
	.mmi
	add r44 = r1, r44
	nop 0
	add r47 = r1, r47
	.mmb
	mov r54 = r15
	nop 0
	br.call.sptk.many b0 = is_same_file#
	;;
	.mib
	mov r1 = r52
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L59
	.align 32
.L37:
	.mib
	mov r54 = r38
	mov r37 = r0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	adds r8 = 300, r8
	nop 0
	mov r1 = r52
	.mmi
	mov r54 = r38
	nop 0
	cmp4.eq p16, p17 = 0, r37
	;;
	.mib
	cmp4.geu p6, p7 = r46, r8
	nop 0
	(p7) br.cond.dpnt .L36
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r39 = r8
	.mmb
	mov r54 = r38
	nop 0
	br.call.sptk.many b0 = opendir#
	;;
	.mmi
	addp4 r36 = 0,r8
	add r42 = r39, r38
	(p16) addl r14 = 1, r0
	.mii
	add r39 = r39, r38, 1
	mov r1 = r52
	;;
	cmp4.ne p6, p7 = 0, r36
	.mii
	(p17) mov r14 = r0
	addp4 r42 = 0,r42
	;;
	(p6) addl r41 = 1, r0
	;;
	.mmi
	(p7) mov r41 = r0
	;;
	and r14 = r14, r41
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L32
	.align 32
.L28:
	.mib
	mov r54 = r36
	nop 0
	br.call.sptk.many b0 = readdir#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r52
	;;
	.mib
	adds r34 = 8, r8
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L60
	;;
	.mmi
	nop 0
	addp4 r34 = 0,r34
	nop 0
	;;
	.mib
	mov r54 = r34
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r52
	mov r55 = r40
	nop 0
	.mmb
	mov r54 = r34
	mov r35 = r8
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r52
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L28
	.mib
	mov r55 = r44
	mov r54 = r34
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	adds r14 = 1, r35
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r52
	.mmb
	mov r55 = r34
	mov r54 = r39
	(p6) br.cond.dpnt .L29
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r43, r14
	(p7) br.cond.dptk .L61
.L29:
	.mmi
	mov r37 = r0
	;;
	cmp4.eq p16, p17 = 0, r37
	nop 0
	;;
	.mmi
	(p16) addl r14 = 1, r0
	;;
	(p17) mov r14 = r0
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r14, r41
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L28
	;;
.L32:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r36
	(p7) br.cond.dpnt .L62
.L35:
	.pred.rel.mutex p16, p17
	.mib
	adds r14 = 16, r12
	mov r55 = r38
	(p16) br.cond.spnt .L36
	;;
	.mib
	mov r54 = r14
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r47
	.mmb
	mov r54 = r38
	nop 0
	br.call.sptk.many b0 = strcat#
	;;
	.mmi
	adds r15 = 16, r12
	mov r1 = r52
	mov r55 = r38
	;;
	.mib
	mov r54 = r15
	nop 0
	br.call.sptk.many b0 = is_same_file#
	;;
	.mib
	mov r1 = r52
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L37
.L59:
	.mmi
	addl r14 = 1023, r0
	adds r55 = 4112, r12
	mov r54 = r32
	;;
	.mmi
	cmp4.eq p6, p7 = r14, r43
	;;
	(p7) addl r34 = 1024, r0
	(p6) adds r14 = 5134, r12
	.mii
	(p6) addl r15 = 47, r0
	(p6) addl r43 = 1022, r0
	;;
	(p7) sub r34 = r34, r43
	.mii
	(p6) st1 [r14] = r15
	add r55 = r43, r55
	;;
	(p6) addl r34 = 2, r0
	;;
	.mib
	cmp4.leu p6, p7 = r34, r33
	mov r56 = r34
	(p7) br.cond.dpnt .L63
	;;
	.mib
	cmp.ne p6, p7 = 0, r32
	nop 0
	(p7) br.cond.dpnt .L64
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	nop 0
	mov r1 = r52
	addp4 r8 = 0,r8
.L56:
	.mii
	nop 0
	mov pr = r53, -1
	nop 0
	;;
	.mii
	nop 0
	mov b0 = r50
	;;
	mov ar.pfs = r51
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 5120, r12
	br.ret.sptk.many b0
	;;
.L61:
	.body
	.copy_state 1
	.mib
	st1 [r42] = r45
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r52
	mov r54 = r38
	;;
	.mib
	mov r55 = r14
	nop 0
	br.call.sptk.many b0 = is_same_file#
	;;
	.mmi
	mov r37 = r8
	nop 0
	mov r1 = r52
	.mmb
	st1 [r42] = r0
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L29
	;;
	.mmi
	sub r54 = r43, r35
	nop 0
	mov r56 = r35
	.mmi
	mov r55 = r34
	nop 0
	cmp4.eq p16, p17 = 0, r37
	;;
	.mib
	adds r43 = -1, r54
	add r54 = r54, r48
	br.call.sptk.many b0 = memcpy#
	;;
	.mii
	adds r15 = 16, r12
	mov r1 = r52
	;;
	add r14 = r43, r15
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	adds r14 = 4096, r14
	nop 0
	;;
	.mii
	st1 [r14] = r49
	(p16) addl r14 = 1, r0
	;;
	(p17) mov r14 = r0
	;;
	.mmi
	nop 0
	and r14 = r14, r41
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L28
	.mib
	nop 0
	nop 0
	br .L32
.L60:
	.mib
	ld4 r34 = [r36]
	mov r54 = r36
	br.call.sptk.many b0 = free#
	;;
	.mmi
	nop 0
	mov r1 = r52
	mov r54 = r34
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r52
	nop 0
	nop 0
.L36:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r15 = 2, r0
	addp4 r8 = 0,r8
	nop 0
	.mmi
	mov r1 = r52
	;;
	st4 [r8] = r15
	nop 0
.L26:
	.mmi
	mov r8 = r0
	nop 0
	nop 0
.L65:
	.mii
	nop 0
	mov pr = r53, -1
	nop 0
	;;
	.mii
	nop 0
	mov b0 = r50
	;;
	mov ar.pfs = r51
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 5120, r12
	br.ret.sptk.many b0
	;;
.L62:
	.body
	.copy_state 2
	.pred.rel.mutex p16, p17
	.mib
	ld4 r34 = [r36]
	mov r54 = r36
	br.call.sptk.many b0 = free#
	;;
	.mib
	mov r1 = r52
	mov r54 = r34
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r52
	br .L35
.L64:
	.mib
	mov r54 = r33
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	addp4 r32 = 0,r8
	adds r55 = 4112, r12
	mov r1 = r52
	.mmi
	mov r56 = r34
	;;
	cmp.eq p6, p7 = 0, r32
	mov r54 = r32
	.mmb
	add r55 = r43, r55
	nop 0
	(p6) br.cond.dpnt .L26
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mib
	mov r1 = r52
	addp4 r8 = 0,r8
	br .L56
.L63:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r15 = 34, r0
	addp4 r8 = 0,r8
	mov r1 = r52
	;;
	.mib
	st4 [r8] = r15
	mov r8 = r0
	br .L65
	.endp getcwd#
	.align 16
	.align 64
	.global telldir#
	.type	telldir#, @function
	.proc telldir#
telldir:
	.prologue
	.body
	.mmi
	addp4 r32 = 0,r32
	;;
	adds r32 = 12, r32
	nop 0
	;;
	.mib
	ld4 r8 = [r32]
	nop 0
	br.ret.sptk.many b0
	.endp telldir#
	.align 16
	.align 64
	.global seekdir#
	.type	seekdir#, @function
	.proc seekdir#
seekdir:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	addp4 r32 = 0,r32
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	mov r38 = r33
	;;
	.mib
	ld4 r37 = [r32]
	mov r39 = r0
	br.call.sptk.many b0 = lseek#
	;;
	.mmb
	adds r15 = 8, r32
	adds r14 = 4, r32
	nop 0
	.mmi
	adds r32 = 12, r32
	mov r1 = r36
	mov b0 = r34
	;;
	.mmi
	st4 [r15] = r0
	st4 [r14] = r0
	mov ar.pfs = r35
	;;
	.mib
	st4 [r32] = r33
	nop 0
	br.ret.sptk.many b0
	.endp seekdir#
	.align 16
	.align 64
	.global rewinddir#
	.type	rewinddir#, @function
	.proc rewinddir#
rewinddir:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 3, 0
	addp4 r32 = 0,r32
	.save rp, r34
	mov r34 = b0
	.mii
	mov r36 = r1
	.body
	nop 0
	;;
	mov r33 = r32
	.mmi
	mov r39 = r0
	mov r38 = r0
	adds r32 = 8, r32
	;;
	.mib
	ld4 r37 = [r33], 4
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mmb
	mov r1 = r36
	st4 [r33] = r0
	nop 0
	.mmi
	st8 [r32] = r0
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp rewinddir#
	.align 16
	.align 64
	.global readdir_r#
	.type	readdir_r#, @function
	.proc readdir_r#
readdir_r:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 3, 0
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	.mmi
	addp4 r39 = 0,r32
	addp4 r33 = 0,r33
	addp4 r34 = 0,r34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = readdir#
	;;
	.mmi
	addp4 r35 = 0,r8
	nop 0
	mov r1 = r38
	;;
	.mmi
	cmp.eq p6, p7 = 0, r35
	nop 0
	adds r39 = 8, r35
	;;
	.mib
	(p6) st4 [r34] = r0
	nop 0
	(p6) br.cond.dpnt .L74
	;;
	.mib
	st4 [r34] = r33
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r38
	mov r40 = r35
	nop 0
	.mmb
	mov r39 = r33
	adds r41 = 9, r8
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L74:
	.mmi
	mov r8 = r0
	nop 0
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	.endp readdir_r#
	.align 16
	.align 64
	.global closedir#
	.type	closedir#, @function
	.proc closedir#
closedir:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 1, 0
	addp4 r37 = 0,r32
	nop 0
	.mmi
	mov r36 = r1
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mib
	ld4 r33 = [r37]
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	mov r1 = r36
	mov r37 = r33
	br.call.sptk.many b0 = close#
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
	.endp closedir#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"r"
	.align 8
.LC4:
	stringz	"/dev/null"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global setmntent#
	.type	setmntent#, @function
	.proc setmntent#
setmntent:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
	nop 0
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r36 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC4)
	.mmi
	nop 0
	add r36 = r1, r36
	nop 0
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = fopen#
	;;
	.mmi
	mov r1 = r34
	addp4 r8 = 0,r8
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp setmntent#
	.align 16
	.align 64
	.global getmntent#
	.type	getmntent#, @function
	.proc getmntent#
getmntent:
	.prologue
	.body
	.mlx
	addp4 r32 = 0,r32
	movl r8 = @gprel(root.0#)
	;;
	.mmi
	adds r32 = 12, r32
	nop 0
	add r8 = r1, r8
	;;
	.mii
	ld2 r14 = [r32]
	addp4 r8 = 0,r8
	;;
	tbit.nz p6, p7 = r14, 4
	.mii
	or r15 = 16, r14
	nop 0
	;;
	(p6) mov r8 = r0
	.mmb
	nop 0
	(p7) st2 [r32] = r15
	br.ret.sptk.many b0
	.endp getmntent#
	.align 16
	.align 64
	.global endmntent#
	.type	endmntent#, @function
	.proc endmntent#
endmntent:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	addp4 r36 = 0,r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	addl r8 = 1, r0
	mov r1 = r35
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp endmntent#
	.align 16
	.align 64
	.global hasmntopt#
	.type	hasmntopt#, @function
	.proc hasmntopt#
hasmntopt:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 6, 3, 0
	addp4 r32 = 0,r32
	nop 0
	.mii
	addp4 r33 = 0,r33
	.save rp, r37
	mov r37 = b0
	mov r39 = r1
	.body
	;;
	.mib
	adds r32 = 12, r32
	mov r40 = r33
	br.call.sptk.many b0 = strlen#
	;;
	.mlx
	ld4 r34 = [r32]
	movl r36 = -2305860601399738370
	.mii
	mov r35 = r8
	mov r1 = r39
	;;
	addp4 r34 = 0,r34
	;;
	.mmi
	ld1 r14 = [r34]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L91
	.align 32
.L88:
	.mmi
	mov r40 = r34
	nop 0
	mov r41 = r33
	.mmb
	mov r42 = r35
	nop 0
	br.call.sptk.many b0 = strncmp#
	;;
	.mmi
	add r14 = r35, r34
	mov r1 = r39
	mov r40 = r34
	.mmb
	addl r41 = 44, r0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L90
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	zxt1 r15 = r14
	sxt1 r14 = r14
	;;
	.mii
	nop 0
	shr r14 = r36, r14
	nop 0
	.mmb
	cmp4.ltu p6, p7 = 61, r15
	nop 0
	(p6) br.cond.dptk .L90
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 0
	(p6) br.cond.dpnt .L89
.L90:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r39
	;;
	adds r14 = 1, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r34 = 1, r8
	(p6) br.cond.dpnt .L91
	;;
	.mii
	ld1 r14 = [r14]
	addp4 r34 = 0,r34
	;;
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L88
.L91:
	.mmi
	mov r34 = r0
	nop 0
	nop 0
	;;
.L89:
	.mmi
	mov r8 = r34
	nop 0
	mov b0 = r37
	;;
	.mib
	nop 0
	mov ar.pfs = r38
	br.ret.sptk.many b0
	.endp hasmntopt#
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"/dev/root"
	.align 8
.LC6:
	stringz	"/"
	.align 8
.LC7:
	stringz	"hfs"
	.align 8
.LC8:
	stringz	"defaults"
	.section	.data.rel.local,"aw"
	.align 4
	.type	root.0#, @object
	.size	root.0#, 32
root.0:
	data4	.LC5
	data4	.LC6
	data4	.LC7
	data4	.LC8
	data4	0
	data4	0
	data4	0
	data4	0
	.global strchr#
	.type	strchr#, @function
	.global strncmp#
	.type	strncmp#, @function
	.global fclose#
	.type	fclose#, @function
	.global fopen#
	.type	fopen#, @function
	.global lseek#
	.type	lseek#, @function
	.global free#
	.type	free#, @function
	.global memcpy#
	.type	memcpy#, @function
	.global strcat#
	.type	strcat#, @function
	.global strcmp#
	.type	strcmp#, @function
	.global strlen#
	.type	strlen#, @function
	.global memset#
	.type	memset#, @function
	.global strcpy#
	.type	strcpy#, @function
	.global call_value#
	.type	call_value#, @function
	.global hpux_call#
	.type	hpux_call#, @function
	.global close#
	.type	close#, @function
	.global __errno#
	.type	__errno#, @function
	.global fcntl#
	.type	fcntl#, @function
	.global malloc#
	.type	malloc#, @function
	.global __fstat64#
	.type	__fstat64#, @function
	.global open#
	.type	open#, @function
	.global __lstat64#
	.type	__lstat64#, @function
	.ident	"GCC: (GNU) 12.2.0"
