// 4f8c991650ab6337925e730d14fec470 emu/guest/libc/hpux/directories.c
	.file	"directories.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc is_same_file#
is_same_file:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.fframe 560
	adds r12 = -560, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	mov r37 = r32
	;;
	.mib
	adds r38 = 296, r12
	nop 0
	br.call.sptk.many b0 = __lstat64#
	;;
	.mib
	mov r1 = r36
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L2
.L4:
	.mii
	mov r8 = r0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 560, r12
	br.ret.sptk.many b0
	;;
.L2:
	.body
	.copy_state 1
	.mib
	adds r38 = 16, r12
	mov r37 = r33
	br.call.sptk.many b0 = __lstat64#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L4
	.mmi
	adds r14 = 296, r12
	nop 0
	adds r16 = 16, r12
	;;
	.mmi
	ld4 r15 = [r14]
	ld4 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L4
	.mmi
	adds r14 = 304, r12
	;;
	ld8 r15 = [r14]
	adds r14 = 24, r12
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r8 = r0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 560, r12
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
	.fframe 288
	adds r12 = -288, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	nop 0
	mov r38 = r32
	;;
	.mib
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r8
	mov r33 = r8
	mov r1 = r37
	.mmb
	adds r39 = 16, r12
	mov r38 = r8
	(p6) br.cond.dpnt .L8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __fstat64#
	;;
	.mmi
	adds r14 = 32, r12
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	.mmb
	addl r15 = 61440, r0
	addl r38 = 4384, r0
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
	adds r16 = 8, r8
	adds r15 = 4, r8
	adds r14 = 16, r8
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r1 = r37
	mov r34 = r8
	;;
	.mmi
	addl r40 = 1, r0
	nop 0
	addl r39 = 2, r0
	.mmb
	mov r38 = r33
	nop 0
	(p7) br.cond.dpnt .L11
	;;
	.mmi
	st4 [r8] = r33
	st4 [r16] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r15] = r0
	nop 0
	.mmb
	st8 [r14] = r0
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
	adds r12 = 288, r12
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
	nop 0
	mov r1 = r37
	;;
	.mmi
	st4 [r8] = r14
	nop 0
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
	adds r12 = 288, r12
	br.ret.sptk.many b0
	.endp opendir#
	.align 16
	.align 64
	.global readdir#
	.type	readdir#, @function
	.proc readdir#
readdir:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 4, 0
	.fframe 16
	adds r12 = -16, r12
	adds r34 = 4, r32
	.mmi
	adds r35 = 8, r32
	adds r33 = 288, r32
	mov r38 = r1
	;;
	.mmi
	ld4 r14 = [r34]
	addl r42 = 4096, r0
	.save rp, r36
	mov r36 = b0
	.body
	.mmi
	addl r39 = 356, r0
	ld4 r15 = [r35]
	mov r41 = r33
	;;
	.mmi
	cmp4.le p6, p7 = r15, r14
	nop 0
	sxt4 r16 = r14
	;;
	.mib
	nop 0
	(p7) add r33 = r33, r16
	(p7) br.cond.dptk .L18
	.mmi
	nop 0
	ld4 r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	sxt4 r40 = r14
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r8
	.mmb
	mov r40 = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mmi
	nop 0
	mov r14 = r0
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
	adds r15 = 12, r33
	mov r41 = r33
	adds r18 = 16, r32
	.mmi
	adds r33 = 24, r32
	adds r16 = 30, r32
	adds r39 = 32, r32
	;;
	.mmi
	ld2 r19 = [r15]
	nop 0
	adds r17 = 14, r41
	.mii
	adds r40 = 16, r41
	adds r15 = 28, r32
	;;
	add r14 = r14, r19
	;;
	.mmi
	st4 [r34] = r14
	;;
	ld8 r14 = [r41], 8
	nop 0
	;;
	.mmi
	st8 [r18] = r14
	;;
	ld4 r14 = [r41]
	nop 0
	;;
	.mmi
	nop 0
	st4 [r33] = r14
	nop 0
	;;
	.mmi
	ld2 r14 = [r17]
	;;
	st2 [r16] = r14
	addl r14 = 264, r0
	;;
	.mib
	st2 [r15] = r14
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r8 = r33
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
	.prologue 12, 49
	.mmi
	.save ar.pfs, r50
	alloc r50 = ar.pfs, 2, 19, 3, 0
	.fframe 5120
	adds r12 = -5120, r12
	.save pr, r52
	mov r52 = pr
	.mmi
	nop 0
	mov r51 = r1
	nop 0
	;;
	.mlx
	addl r55 = 2040, r0
	movl r14 = 3327597174673375232
	.mmi
	adds r38 = 2064, r12
	mov r54 = r0
	adds r53 = 2072, r12
	;;
	.mmi
	addl r46 = 2048, r0
	st8 [r38] = r14
	.save rp, r49
	mov r49 = b0
	.body
	.mmb
	addl r45 = 47, r0
	addl r48 = 47, r0
	br.call.sptk.many b0 = memset#
	;;
	.mlx
	adds r15 = 16, r12
	movl r14 = 3314649325744685056
	.mmi
	mov r1 = r51
	addl r55 = 2040, r0
	mov r54 = r0
	;;
	.mmi
	st8 [r15] = r14
	nop 0
	adds r53 = 24, r12
	.mmb
	addl r42 = 1023, r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r51
	nop 0
	adds r14 = 5135, r12
	.mmi
	mov r54 = r38
	nop 0
	adds r53 = 16, r12
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC0)
	.mlx
	st1 [r14] = r0
	movl r43 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC2)
	.mmi
	add r40 = r1, r40
	nop 0
	add r43 = r1, r43
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = is_same_file#
	;;
	.mib
	mov r1 = r51
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L59
	.align 32
.L37:
	.mib
	mov r53 = r38
	mov r37 = r0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	adds r8 = 300, r8
	nop 0
	mov r1 = r51
	.mmi
	mov r53 = r38
	nop 0
	cmp4.eq p16, p17 = 0, r37
	;;
	.mib
	cmp.geu p6, p7 = r46, r8
	nop 0
	(p7) br.cond.dpnt .L36
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r39 = r8
	.mmb
	mov r53 = r38
	nop 0
	br.call.sptk.many b0 = opendir#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	(p16) addl r14 = 1, r0
	add r44 = r38, r39
	.mmi
	add r39 = r38, r39, 1
	mov r1 = r51
	mov r36 = r8
	;;
	.mii
	(p6) addl r41 = 1, r0
	(p17) mov r14 = r0
	;;
	(p7) mov r41 = r0
	;;
	.mmi
	nop 0
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
	mov r53 = r36
	nop 0
	br.call.sptk.many b0 = readdir#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	nop 0
	adds r34 = 8, r8
	.mmb
	mov r1 = r51
	nop 0
	(p7) br.cond.dpnt .L60
	;;
	.mib
	mov r53 = r34
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r51
	mov r54 = r40
	nop 0
	.mmb
	mov r53 = r34
	mov r35 = r8
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r51
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L28
	.mib
	mov r54 = r43
	mov r53 = r34
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	adds r14 = 1, r35
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r51
	.mmb
	mov r54 = r34
	mov r53 = r39
	(p6) br.cond.dpnt .L29
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r42, r14
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
	.mmi
	mov r54 = r38
	nop 0
	adds r53 = 16, r12
	.bbb
	nop 0
	(p16) br.cond.spnt .L36
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r54 = r47
	.mmb
	mov r53 = r38
	nop 0
	br.call.sptk.many b0 = strcat#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r54 = r38
	.mmb
	adds r53 = 16, r12
	nop 0
	br.call.sptk.many b0 = is_same_file#
	;;
	.mib
	mov r1 = r51
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L37
.L59:
	.mmi
	addl r14 = 1023, r0
	nop 0
	mov r53 = r32
	;;
	.mii
	cmp.eq p6, p7 = r14, r42
	nop 0
	;;
	(p7) addl r34 = 1024, r0
	.mmi
	(p6) adds r14 = 5134, r12
	(p6) addl r15 = 47, r0
	(p6) addl r42 = 1022, r0
	;;
	.mmi
	(p7) sub r34 = r34, r42
	(p6) st1 [r14] = r15
	adds r14 = 4112, r12
	;;
	.mmi
	(p6) addl r34 = 2, r0
	nop 0
	add r54 = r14, r42
	;;
	.mib
	cmp.leu p6, p7 = r34, r33
	mov r55 = r34
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
	mov r1 = r51
	nop 0
	nop 0
.L56:
	.mii
	nop 0
	mov pr = r52, -1
	nop 0
	;;
	.mii
	nop 0
	mov b0 = r49
	;;
	mov ar.pfs = r50
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
	st1 [r44] = r45
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r51
	nop 0
	adds r54 = 16, r12
	.mmb
	mov r53 = r38
	nop 0
	br.call.sptk.many b0 = is_same_file#
	;;
	.mmi
	mov r37 = r8
	nop 0
	mov r1 = r51
	.mmb
	st1 [r44] = r0
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L29
	;;
	.mmi
	adds r14 = 4112, r12
	sub r53 = r42, r35
	nop 0
	.mmi
	mov r55 = r35
	mov r54 = r34
	cmp4.eq p16, p17 = 0, r37
	;;
	.mib
	adds r42 = -1, r53
	add r53 = r14, r53
	br.call.sptk.many b0 = memcpy#
	;;
	.mii
	adds r15 = 4112, r12
	mov r1 = r51
	;;
	add r14 = r15, r42
	;;
	.mii
	st1 [r14] = r48
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
	mov r53 = r36
	br.call.sptk.many b0 = free#
	;;
	.mmi
	nop 0
	mov r1 = r51
	mov r53 = r34
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r51
	nop 0
	nop 0
.L36:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 2, r0
	nop 0
	mov r1 = r51
	;;
	.mmi
	st4 [r8] = r14
	nop 0
	nop 0
.L26:
	.mmi
	mov r8 = r0
	nop 0
	nop 0
.L65:
	.mii
	nop 0
	mov pr = r52, -1
	nop 0
	;;
	.mii
	nop 0
	mov b0 = r49
	;;
	mov ar.pfs = r50
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
	mov r53 = r36
	br.call.sptk.many b0 = free#
	;;
	.mib
	mov r1 = r51
	mov r53 = r34
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r51
	br .L35
.L64:
	.mib
	mov r53 = r33
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	mov r32 = r8
	cmp.eq p6, p7 = 0, r8
	adds r14 = 4112, r12
	.mmb
	mov r1 = r51
	mov r55 = r34
	(p6) br.cond.dpnt .L26
	;;
	.mib
	mov r53 = r32
	add r54 = r14, r42
	br.call.sptk.many b0 = memcpy#
	;;
	.mib
	nop 0
	mov r1 = r51
	br .L56
.L63:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	nop 0
	mov r1 = r51
	;;
	.mib
	st4 [r8] = r14
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
	nop 0
	adds r32 = 16, r32
	nop 0
	;;
	.mib
	ld8 r8 = [r32]
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
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	.mmi
	ld4 r37 = [r32]
	nop 0
	mov r38 = r33
	;;
	.mib
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mmb
	adds r15 = 8, r32
	adds r14 = 4, r32
	nop 0
	.mmi
	adds r32 = 16, r32
	mov r1 = r36
	mov b0 = r34
	;;
	.mmi
	st4 [r15] = r0
	st4 [r14] = r0
	mov ar.pfs = r35
	;;
	.mib
	st8 [r32] = r33
	nop 0
	br.ret.sptk.many b0
	.endp seekdir#
	.align 16
	.align 64
	.global rewinddir#
	.type	rewinddir#, @function
	.proc rewinddir#
rewinddir:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	.mmi
	nop 0
	ld4 r36 = [r32]
	nop 0
	;;
	.mib
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = lseek#
	;;
	.mmb
	adds r15 = 8, r32
	adds r14 = 4, r32
	nop 0
	.mmi
	adds r32 = 16, r32
	mov r1 = r35
	mov b0 = r33
	;;
	.mmi
	st4 [r15] = r0
	st4 [r14] = r0
	mov ar.pfs = r34
	;;
	.mib
	st8 [r32] = r0
	nop 0
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
	nop 0
	nop 0
	br.call.sptk.many b0 = readdir#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r38
	.mmi
	mov r35 = r8
	nop 0
	adds r39 = 8, r8
	;;
	.mib
	(p6) st8 [r34] = r0
	nop 0
	(p6) br.cond.dpnt .L74
	;;
	.mib
	st8 [r34] = r33
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
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 1, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	.mmi
	mov r37 = r32
	ld4 r33 = [r32]
	nop 0
	;;
	.mib
	nop 0
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
	nop 0
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
	adds r32 = 24, r32
	movl r8 = @gprel(root.0#)
	;;
	.mii
	ld2 r14 = [r32]
	add r8 = r1, r8
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
	mov r36 = r32
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
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 6, 3, 0
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	.mmi
	mov r40 = r33
	nop 0
	adds r32 = 24, r32
	;;
	.mlx
	nop 0
	movl r36 = -2305860601399738370
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r39
	ld8 r34 = [r32]
	mov r35 = r8
	;;
	.align 32
.L98:
	.mmi
	ld1 r14 = [r34]
	nop 0
	mov r40 = r34
	.mii
	mov r41 = r33
	mov r42 = r35
	;;
	sxt1 r14 = r14
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L91
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strncmp#
	;;
	.mmi
	add r14 = r34, r35
	mov r1 = r39
	mov r40 = r34
	.mmb
	addl r41 = 44, r0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L90
	;;
	.mii
	ld1 r14 = [r14]
	nop 0
	;;
	zxt1 r15 = r14
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	shr r14 = r36, r14
	.mmb
	nop 0
	cmp4.ltu p6, p7 = 61, r15
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
	.mmi
	nop 0
	mov r1 = r39
	adds r34 = 1, r8
	.mmb
	nop 0
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L98
	;;
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
	.align 8
	.type	root.0#, @object
	.size	root.0#, 56
root.0:
	data8	.LC5
	data8	.LC6
	data8	.LC7
	data8	.LC8
	data4	0
	data4	0
	data8	0
	data4	0
	.skip	4
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
