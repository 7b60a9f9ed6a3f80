// 60620bc2a4b681d591a75d2ab1500902 emu/guest/libc/process.c
	.file	"process.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"sh"
	.align 8
.LC1:
	stringz	"/bin/sh"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc exec_or_script#
exec_or_script:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 3, 0
	.fframe 2048
	adds r12 = -2048, r12
	nop 0
	.mii
	addl r34 = @ltoffx(environ#), r1
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	;;
	.mmi
	nop 0
	ld8.mov r34 = [r34], environ#
	addl r41 = 2048, r0
	.mmb
	mov r40 = r0
	adds r39 = 16, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmb
	mov r1 = r37
	adds r15 = 16, r12
	nop 0
	.mmi
	mov r40 = r33
	mov r39 = r32
	.save ar.lc, r38
	mov r38 = ar.lc
	.body
	;;
	.mlx
	nop 0
	movl r14 = @gprel(.LC0)
	.mmi
	ld8 r41 = [r34]
	nop 0
	adds r33 = 8, r33
	;;
	.mmi
	add r14 = r1, r14
	;;
	st8 [r15] = r14
	adds r14 = 24, r12
	;;
	.mib
	st8 [r14] = r32
	nop 0
	br.call.sptk.many b0 = execve#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 253, r0
	mov r1 = r37
	adds r15 = 32, r12
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.mmi
	ld4 r14 = [r8]
	nop 0
	nop 0
	;;
	.mbb
	cmp4.ne p6, p7 = 8, r14
	(p6) br.cond.dpnt .L5
	br.cloop.sptk.few .L7
.L3:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	.mmi
	ld8 r41 = [r34]
	nop 0
	adds r40 = 16, r12
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = execve#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	;;
	.mii
	nop 0
	mov ar.lc = r38
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 2048, r12
	nop 0
	br.ret.sptk.many b0
.L7:
	.body
	.copy_state 1
	.mmi
	ld8 r14 = [r33], 8
	;;
	st8 [r15] = r14, 8
	cmp.ne p6, p7 = 0, r14
	.bbb
	nop 0
	(p7) br.cond.dpnt .L3
	br.cloop.sptk.few .L7
	.mib
	nop 0
	nop 0
	br .L3
.L5:
	.mii
	addl r8 = -1, r0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	;;
	.mii
	nop 0
	mov ar.lc = r38
	nop 0
	.mmb
	.restore sp
	adds r12 = 2048, r12
	nop 0
	br.ret.sptk.many b0
	.endp exec_or_script#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"/usr/bin:/bin"
	.align 8
.LC3:
	stringz	"/"
	.align 8
.LC4:
	stringz	""
	.align 8
.LC5:
	stringz	"PATH"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global execvp#
	.type	execvp#, @function
	.proc execvp#
execvp:
	.prologue 12, 42
	.mmi
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 2, 11, 3, 0
	.fframe 1024
	adds r12 = -1024, r12
	.save rp, r42
	mov r42 = b0
	.mlx
	mov r44 = r1
	.body
	movl r45 = @gprel(.LC5)
	;;
	.mmi
	add r45 = r1, r45
	mov r38 = r32
	nop 0
	.mmb
	mov r40 = r33
	addl r39 = 1024, r0
	br.call.sptk.many b0 = getenv#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r37 = r8
	.mmi
	addl r46 = 47, r0
	nop 0
	mov r45 = r32
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC3)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	mov r1 = r44
	cmp.eq p6, p7 = 0, r8
	cmp.eq p8, p9 = 0, r37
	.bbb
	nop 0
	(p7) br.cond.dpnt .L31
	(p8) br.cond.dpnt .L23
	;;
	.mmi
	ld1 r14 = [r37]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r15 = r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L25
	;;
	.align 32
.L15:
	.mib
	cmp4.ne p6, p7 = 58, r15
	nop 0
	(p7) br.cond.dpnt .L32
	;;
	.mmi
	nop 0
	(p6) adds r15 = 1, r37
	(p6) mov r34 = r0
	;;
	.align 32
.L16:
	.mmi
	nop 0
	ld1 r14 = [r15]
	mov r35 = r15
	.mmi
	mov r36 = r34
	adds r15 = 1, r15
	adds r34 = 1, r34
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 58, r14
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	.mib
	adds r36 = 3, r36
	mov r45 = r38
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	add r36 = r36, r8
	nop 0
	mov r1 = r44
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r39, r36
	(p7) br.cond.dpnt .L33
.L17:
	.mmi
	nop 0
	ld1 r14 = [r35]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	.mii
	(p7) adds r34 = 1, r34
	nop 0
	;;
	add r37 = r37, r34
	;;
.L34:
	.mmi
	ld1 r14 = [r37]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r15 = r14
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L15
	.mib
	nop 0
	nop 0
	br .L25
.L33:
	.mmi
	mov r47 = r34
	nop 0
	mov r46 = r37
	.mmb
	adds r45 = 16, r12
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r44
	mov r46 = r41
	;;
	.mib
	add r45 = r14, r34
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r38
	.mmb
	adds r45 = 16, r12
	nop 0
	br.call.sptk.many b0 = strcat#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r40
	.mmb
	adds r45 = 16, r12
	nop 0
	br.call.sptk.many b0 = exec_or_script#
	;;
	.mmi
	mov r1 = r44
	nop 0
	nop 0
.L35:
	.mmi
	ld1 r14 = [r35]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p7) adds r34 = 1, r34
	nop 0
	;;
	.mib
	nop 0
	add r37 = r37, r34
	br .L34
.L25:
	.mii
	addl r8 = -1, r0
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 1024, r12
	br.ret.sptk.many b0
	;;
.L32:
	.body
	.copy_state 1
	.mmi
	mov r45 = r38
	nop 0
	mov r35 = r37
	.mmb
	mov r34 = r0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	adds r8 = 2, r8
	nop 0
	mov r1 = r44
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r39, r8
	(p7) br.cond.dptk .L17
	.mmi
	mov r47 = r0
	mov r46 = r37
	adds r45 = 16, r12
	.mmb
	mov r35 = r37
	mov r34 = r0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r44
	nop 0
	adds r45 = 16, r12
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC4)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r38
	.mmb
	adds r45 = 16, r12
	nop 0
	br.call.sptk.many b0 = strcat#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r40
	.mmb
	adds r45 = 16, r12
	nop 0
	br.call.sptk.many b0 = exec_or_script#
	;;
	.mib
	nop 0
	mov r1 = r44
	br .L35
.L31:
	.mii
	nop 0
	mov b0 = r42
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	.label_state 2
	.restore sp
	adds r12 = 1024, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many exec_or_script#
.L23:
	.body
	.copy_state 2
	.mlx
	addl r15 = 47, r0
	movl r37 = @gprel(.LC2)
	;;
	.mmi
	cmp4.ne p6, p7 = 58, r15
	nop 0
	add r37 = r1, r37
	;;
	.mib
	(p6) adds r15 = 1, r37
	(p6) mov r34 = r0
	(p6) br.cond.dptk .L16
	.mib
	nop 0
	nop 0
	br .L32
	.endp execvp#
	.align 16
	.align 64
	.global execl#
	.type	execl#, @function
	.proc execl#
execl:
	.prologue 12, 40
	.spill 32
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 8, 4, 2, 0
	adds r16 = 8, r12
	mov r17 = r12
	.mmi
	.fframe 1072
	adds r12 = -1072, r12
	cmp.eq p6, p7 = 0, r33
	mov r42 = r1
	;;
	.mmb
	.save ar.unat, r43
	mov r43 = ar.unat
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	nop 0
	.mii
	mov r15 = r0
	.save rp, r40
	mov r40 = b0
	mov r44 = r32
	;;
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	(p6) adds r15 = 16, r12
	;;
	.mmi
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	.mem.offset 24, 0
	st8.spill [r16] = r35
	adds r16 = 1040, r12
	;;
	.mib
	.mem.offset 32, 0
	st8.spill [r17] = r34
	.body
	adds r17 = 16, r12
	(p6) br.cond.dpnt .L37
	;;
	.align 32
.L38:
	.mmi
	adds r15 = 1, r15
	st8 [r17] = r33, 8
	nop 0
	;;
	.mmi
	ld8 r33 = [r16]
	cmp4.ge p6, p7 = 126, r15
	adds r16 = 8, r16
	;;
	.mib
	nop 0
	cmp.ne.and.orcm p6, p7 = 0, r33
	(p6) br.cond.dptk .L38
	.mii
	nop 0
	sxt4 r15 = r15
	adds r14 = 16, r12
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	nop 0
	add r15 = r14, r15
	;;
.L37:
	.mib
	st8 [r15] = r0
	adds r45 = 16, r12
	br.call.sptk.many b0 = execv#
	;;
	.mmi
	mov r1 = r42
	mov ar.unat = r43
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.restore sp
	adds r12 = 1072, r12
	nop 0
	br.ret.sptk.many b0
	.endp execl#
	.align 16
	.align 64
	.global execlp#
	.type	execlp#, @function
	.proc execlp#
execlp:
	.prologue 12, 40
	.spill 32
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 8, 4, 2, 0
	adds r16 = 8, r12
	mov r17 = r12
	.mmi
	.fframe 1072
	adds r12 = -1072, r12
	cmp.eq p6, p7 = 0, r33
	mov r42 = r1
	;;
	.mmb
	.save ar.unat, r43
	mov r43 = ar.unat
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	nop 0
	.mii
	mov r15 = r0
	.save rp, r40
	mov r40 = b0
	mov r44 = r32
	;;
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	(p6) adds r15 = 16, r12
	;;
	.mmi
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	.mem.offset 24, 0
	st8.spill [r16] = r35
	adds r16 = 1040, r12
	;;
	.mib
	.mem.offset 32, 0
	st8.spill [r17] = r34
	.body
	adds r17 = 16, r12
	(p6) br.cond.dpnt .L44
	;;
	.align 32
.L45:
	.mmi
	adds r15 = 1, r15
	st8 [r17] = r33, 8
	nop 0
	;;
	.mmi
	ld8 r33 = [r16]
	cmp4.ge p6, p7 = 126, r15
	adds r16 = 8, r16
	;;
	.mib
	nop 0
	cmp.ne.and.orcm p6, p7 = 0, r33
	(p6) br.cond.dptk .L45
	.mii
	nop 0
	sxt4 r15 = r15
	adds r14 = 16, r12
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	nop 0
	add r15 = r14, r15
	;;
.L44:
	.mib
	st8 [r15] = r0
	adds r45 = 16, r12
	br.call.sptk.many b0 = execvp#
	;;
	.mmi
	mov r1 = r42
	mov ar.unat = r43
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.restore sp
	adds r12 = 1072, r12
	nop 0
	br.ret.sptk.many b0
	.endp execlp#
	.align 16
	.align 64
	.global execle#
	.type	execle#, @function
	.proc execle#
execle:
	.prologue 12, 40
	.spill 32
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 8, 4, 3, 0
	adds r16 = 8, r12
	mov r17 = r12
	.mmi
	.fframe 1072
	adds r12 = -1072, r12
	cmp.eq p8, p9 = 0, r33
	mov r42 = r1
	;;
	.mmi
	.save ar.unat, r43
	mov r43 = ar.unat
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	.save rp, r40
	mov r40 = b0
	.mmi
	mov r15 = r0
	adds r19 = 16, r12
	mov r44 = r32
	;;
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	(p8) adds r15 = 16, r12
	;;
	.mmi
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	.mem.offset 24, 0
	st8.spill [r16] = r35
	mov r16 = r33
	;;
	.mmi
	.mem.offset 32, 0
	st8.spill [r17] = r34
	.body
	nop 0
	adds r17 = 1040, r12
	;;
	.mib
	nop 0
	mov r18 = r17
	(p8) br.cond.dpnt .L51
	.align 32
.L52:
	.pred.rel.mutex p8, p9
	.mmi
	adds r15 = 1, r15
	st8 [r19] = r16, 8
	nop 0
	;;
	.mmi
	ld8 r16 = [r17]
	cmp4.ge p6, p7 = 126, r15
	adds r17 = 8, r17
	;;
	.mib
	nop 0
	cmp.ne.and.orcm p6, p7 = 0, r16
	(p6) br.cond.dptk .L52
	.mii
	nop 0
	sxt4 r15 = r15
	adds r14 = 16, r12
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	nop 0
	add r15 = r14, r15
	;;
.L51:
	.pred.rel.mutex p8, p9
	.mmi
	adds r14 = 8, r18
	st8 [r15] = r0
	nop 0
	;;
	.mib
	(p8) mov r14 = r18
	nop 0
	(p8) br.cond.dpnt .L53
	;;
	.mmi
	ld8 r15 = [r18]
	nop 0
	mov r18 = r14
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L53
	.align 32
.L63:
	.mmi
	adds r14 = 8, r14
	ld8 r15 = [r18]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	mov r18 = r14
	(p7) br.cond.dptk .L63
.L53:
	.mib
	ld8 r46 = [r14]
	adds r45 = 16, r12
	br.call.sptk.many b0 = execve#
	;;
	.mmi
	mov r1 = r42
	mov ar.unat = r43
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.restore sp
	adds r12 = 1072, r12
	nop 0
	br.ret.sptk.many b0
	.endp execle#
	.section	.rodata.str1.8
	.align 8
.LC6:
	stringz	"-c"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global system#
	.type	system#, @function
	.proc system#
system:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 5, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	cmp.eq p6, p7 = 0, r32
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r37 = r0
	;;
	.mbb
	st4 [r14] = r0
	(p6) br.cond.dpnt .L71
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r33 = r8
	.mmb
	mov r1 = r36
	nop 0
	(p7) br.cond.spnt .L77
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 0, r8
	(p6) br.cond.dpnt .L68
	.align 32
.L67:
	.mmi
	mov r39 = r0
	nop 0
	adds r38 = 16, r12
	.mmb
	mov r37 = r33
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	cmp4.gt p6, p7 = r0, r8
	mov r1 = r36
	(p7) br.cond.dpnt .L78
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 4, r14
	(p6) br.cond.dptk .L67
.L68:
	.mii
	addl r8 = -1, r0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L78:
	.body
	.copy_state 1
	.mmi
	nop 0
	adds r14 = 16, r12
	nop 0
	;;
	.mii
	ld4 r8 = [r14]
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L71:
	.body
	.copy_state 2
	.mii
	addl r8 = 1, r0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L77:
	.body
	.copy_state 3
	.mlx
	mov r41 = r0
	movl r37 = @gprel(.LC1)
	.mlx
	mov r40 = r32
	movl r39 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC0)
	.mmi
	add r37 = r1, r37
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = execl#
	;;
	.mib
	mov r1 = r36
	addl r37 = 127, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp system#
	.align 16
	.align 64
	.global wait4#
	.type	wait4#, @function
	.proc wait4#
wait4:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 4, 5, 3, 0
	.fframe 144
	adds r12 = -144, r12
	.save rp, r37
	mov r37 = b0
	.mmi
	cmp.eq p6, p7 = 0, r35
	mov r39 = r1
	mov r43 = r35
	;;
	.mmb
	adds r42 = 16, r12
	addl r41 = -1, r0
	nop 0
	.mmi
	(p6) cmp.eq.unc p8, p0 = r0, r0
	(p7) cmp.eq.unc p9, p0 = r0, r0
	.pred.rel.mutex p8, p9
	.save ar.lc, r40
	mov r40 = ar.lc
	.body
	;;
	.mbb
	cmp4.eq.or.andcm p8, p9 = -1, r32
	(p9) br.cond.dpnt .L80
	(p6) br.cond.dpnt .L81
	;;
	.mib
	mov r42 = r34
	mov r41 = r33
	br.call.sptk.many b0 = wait3#
	;;
	.mmi
	nop 0
	mov r1 = r39
	mov r36 = r8
	;;
.L79:
	.mii
	mov r8 = r36
	mov b0 = r37
	;;
	mov ar.pfs = r38
	;;
	.mii
	nop 0
	mov ar.lc = r40
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L80:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getrusage#
	;;
	.mmi
	mov r1 = r39
	mov r42 = r33
	nop 0
	.mmb
	mov r41 = r32
	mov r43 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r42 = r35
	addl r41 = -1, r0
	mov r1 = r39
	.mmb
	mov r36 = r8
	cmp4.ge p6, p7 = 0, r8
	(p6) br.cond.dptk .L79
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getrusage#
	;;
	.mmi
	adds r21 = 8, r35
	adds r14 = 24, r12
	adds r19 = 24, r35
	.mmi
	adds r27 = 16, r12
	ld8 r17 = [r35]
	adds r20 = 16, r35
	;;
	.mmi
	ld8 r23 = [r21]
	mov r1 = r39
	mov ar.lc = 12
	.mmi
	adds r15 = 40, r35
	ld8 r24 = [r14]
	adds r14 = 40, r12
	;;
	.mmi
	cmp.gt p6, p7 = r24, r23
	ld8 r22 = [r14]
	adds r14 = 32, r12
	.mmi
	adds r16 = 56, r12
	ld8 r26 = [r27]
	nop 0
	;;
	.mmi
	ld8 r25 = [r14]
	(p6) addl r14 = 1000000, r0
	(p6) addl r18 = 1, r0
	;;
	.mii
	(p7) mov r14 = r0
	(p7) mov r18 = r0
	;;
	sub r14 = r14, r24
	.mmi
	add r18 = r18, r26
	;;
	add r14 = r14, r23
	sub r17 = r17, r18
	;;
	.mmi
	st8 [r21] = r14
	ld8 r21 = [r19]
	nop 0
	.mmi
	st8 [r35] = r17
	ld8 r17 = [r20]
	nop 0
	;;
	.mmi
	cmp.gt p6, p7 = r22, r21
	;;
	(p6) addl r14 = 1000000, r0
	(p6) addl r18 = 1, r0
	;;
	.mii
	(p7) mov r14 = r0
	(p7) mov r18 = r0
	;;
	add r18 = r18, r25
	.mmi
	sub r14 = r14, r22
	;;
	sub r17 = r17, r18
	add r14 = r14, r21
	;;
	.mmi
	st8 [r20] = r17
	st8 [r19] = r14
	nop 0
	.align 32
.L86:
	.mmi
	ld8 r14 = [r15], 8
	ld8 r18 = [r16], 8
	nop 0
	;;
	.mmi
	adds r17 = -8, r15
	nop 0
	sub r14 = r14, r18
	;;
	.mib
	st8 [r17] = r14
	nop 0
	br.cloop.sptk.few .L86
	.mii
	mov r8 = r36
	mov b0 = r37
	;;
	mov ar.pfs = r38
	;;
	.mii
	nop 0
	mov ar.lc = r40
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L81:
	.body
	.copy_state 2
	.mmi
	mov r43 = r34
	nop 0
	mov r42 = r33
	.mmb
	mov r41 = r32
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r36 = r8
	nop 0
	mov r1 = r39
	;;
	.mii
	mov r8 = r36
	mov b0 = r37
	;;
	mov ar.pfs = r38
	;;
	.mii
	nop 0
	mov ar.lc = r40
	nop 0
	.mmb
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
	.endp wait4#
	.align 16
	.align 64
	.global nanosleep#
	.type	nanosleep#, @function
	.proc nanosleep#
nanosleep:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r37 = r1
	nop 0
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	mov r40 = r33
	mov r1 = r37
	nop 0
	.mmb
	mov r39 = r32
	addl r38 = 353, r0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r38 = r8
	.mmb
	mov r39 = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mib
	mov r1 = r37
	mov r34 = r8
	br.call.sptk.many b0 = cancel_leave#
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
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp nanosleep#
	.align 16
	.align 64
	.global sleep#
	.type	sleep#, @function
	.proc sleep#
sleep:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 3, 0
	.fframe 48
	adds r12 = -48, r12
	nop 0
	.mmi
	addp4 r32 = r32, r0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	adds r14 = 56, r12
	adds r34 = 32, r12
	adds r33 = 48, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 40, r12
	.mmi
	st8 [r33] = r32
	;;
	st8 [r14] = r0
	nop 0
	.mmb
	st8 [r34] = r0
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	mov r40 = r34
	mov r1 = r37
	nop 0
	.mmb
	mov r39 = r33
	addl r38 = 353, r0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r38 = r8
	.mmb
	mov r39 = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mib
	mov r1 = r37
	mov r33 = r8
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r0
	cmp4.eq p6, p7 = 0, r33
	mov r1 = r37
	;;
	.mii
	(p7) ld8 r8 = [r34]
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp sleep#
	.align 16
	.align 64
	.global usleep#
	.type	usleep#, @function
	.proc usleep#
usleep:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 3, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mmi
	addp4 r15 = r32, r0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mii
	nop 0
	shl r14 = r15, 7
	adds r33 = 32, r12
	;;
	.mii
	add r14 = r14, r15
	nop 0
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 4, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	shl r16 = r14, 7
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	shl r15 = r14, 5
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	shr.u r14 = r14, 50
	;;
	.mii
	nop 0
	dep.z r15 = r14, 5, 27
	mov r16 = r14
	.mmi
	st8 [r33] = r14
	;;
	sub r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 6, 26
	nop 0
	;;
	.mii
	sub r14 = r14, r15
	adds r15 = 40, r12
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	add r14 = r14, r16
	;;
	nop 0
	dep.z r14 = r14, 6, 26
	;;
	.mmi
	sub r32 = r32, r14
	;;
	nop 0
	dep.z r14 = r32, 5, 27
	;;
	.mmi
	sub r14 = r14, r32
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r32
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	nop 0
	addp4 r14 = r14, r0
	nop 0
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	mov r39 = r0
	mov r1 = r36
	nop 0
	.mmb
	mov r38 = r33
	addl r37 = 353, r0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r37 = r8
	.mmb
	mov r38 = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mib
	mov r1 = r36
	mov r33 = r8
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r33
	mov r1 = r36
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	.endp usleep#
	.global cancel_leave#
	.type	cancel_leave#, @function
	.global call_value#
	.type	call_value#, @function
	.global hpux_call#
	.type	hpux_call#, @function
	.global cancel_enter#
	.type	cancel_enter#, @function
	.global getrusage#
	.type	getrusage#, @function
	.global wait3#
	.type	wait3#, @function
	.global _exit#
	.type	_exit#, @function
	.global waitpid#
	.type	waitpid#, @function
	.global fork#
	.type	fork#, @function
	.global fflush#
	.type	fflush#, @function
	.global execv#
	.type	execv#, @function
	.global strcat#
	.type	strcat#, @function
	.global strcpy#
	.type	strcpy#, @function
	.global memcpy#
	.type	memcpy#, @function
	.global strlen#
	.type	strlen#, @function
	.global strchr#
	.type	strchr#, @function
	.global getenv#
	.type	getenv#, @function
	.global __errno#
	.type	__errno#, @function
	.global execve#
	.type	execve#, @function
	.global memset#
	.type	memset#, @function
	.ident	"GCC: (GNU) 12.2.0"
