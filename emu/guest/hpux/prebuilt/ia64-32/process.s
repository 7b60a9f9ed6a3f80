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
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 1024
	adds r12 = -1024, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	addp4 r32 = 0,r32
	addp4 r33 = 0,r33
	;;
	.mmi
	adds r14 = 16, r12
	addl r40 = 1024, r0
	mov r39 = r0
	;;
	.mib
	mov r38 = r14
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r37
	adds r14 = 20, r12
	nop 0
	.mmi
	adds r15 = 16, r12
	mov r39 = r33
	mov r38 = r32
	;;
	.mmi
	nop 0
	addl r34 = @ltoffx(environ#), r1
	nop 0
	.mlx
	st4 [r14] = r32
	movl r14 = @gprel(.LC0)
	;;
	.mmi
	ld8.mov r34 = [r34], environ#
	nop 0
	add r14 = r1, r14
	;;
	.mmi
	nop 0
	st4 [r15] = r14
	nop 0
	;;
	.mib
	ld4 r40 = [r34]
	nop 0
	br.call.sptk.many b0 = execve#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	mov r14 = r12
	addp4 r8 = 0,r8
	nop 0
	.mmi
	adds r15 = 4, r33
	adds r33 = 1016, r33
	mov r1 = r37
	;;
	.mmi
	adds r16 = 24, r14
	ld4 r14 = [r8]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 8, r14
	(p6) br.cond.dpnt .L5
	;;
	.align 32
.L4:
	.mmi
	addp4 r14 = 0,r15
	cmp4.eq p6, p7 = r33, r15
	addp4 r17 = 0,r16
	.mmb
	adds r15 = 4, r15
	adds r16 = 4, r16
	(p6) br.cond.dpnt .L3
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	st4 [r17] = r14
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
.L3:
	.mlx
	adds r15 = 16, r12
	movl r38 = @gprel(.LC1)
	.mmi
	nop 0
	ld4 r40 = [r34]
	nop 0
	;;
	.mib
	add r38 = r1, r38
	mov r39 = r15
	br.call.sptk.many b0 = execve#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 1024, r12
	br.ret.sptk.many b0
.L5:
	.body
	.copy_state 1
	.mii
	addl r8 = -1, r0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 1024, r12
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
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 2, 9, 3, 0
	.fframe 1024
	adds r12 = -1024, r12
	.save rp, r40
	mov r40 = b0
	.mlx
	mov r42 = r1
	.body
	movl r43 = @gprel(.LC5)
	;;
	.mmi
	addp4 r32 = 0,r32
	add r43 = r1, r43
	nop 0
	.mmb
	addp4 r33 = 0,r33
	addl r38 = 1024, r0
	br.call.sptk.many b0 = getenv#
	;;
	.mmi
	mov r1 = r42
	addp4 r37 = 0,r8
	nop 0
	.mmb
	addl r44 = 47, r0
	mov r43 = r32
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	mov r1 = r42
	addp4 r8 = 0,r8
	cmp.eq p8, p9 = 0, r37
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	.mmb
	cmp.eq p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L29
	;;
	.mmi
	nop 0
	add r39 = r1, r39
	nop 0
	;;
	.mib
	addp4 r39 = 0,r39
	nop 0
	(p8) br.cond.dpnt .L21
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
	(p6) br.cond.dpnt .L23
	;;
	.align 32
.L13:
	.mib
	cmp4.ne p6, p7 = 58, r15
	nop 0
	(p7) br.cond.dpnt .L30
	;;
	.mmi
	nop 0
	(p6) adds r15 = 1, r37
	(p6) mov r34 = r0
	;;
	.align 32
.L14:
	.mmi
	addp4 r35 = 0,r15
	mov r36 = r34
	adds r15 = 1, r15
	.mmi
	adds r34 = 1, r34
	;;
	ld1 r14 = [r35]
	nop 0
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
	(p6) br.cond.dptk .L14
	.mib
	adds r36 = 3, r36
	mov r43 = r32
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	add r36 = r36, r8
	nop 0
	mov r1 = r42
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r38, r36
	(p7) br.cond.dpnt .L31
.L15:
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
	.mii
	add r37 = r34, r37
	nop 0
	;;
	addp4 r37 = 0,r37
	;;
.L32:
	.mmi
	ld1 r14 = [r37]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r15 = r14
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L13
	.mib
	nop 0
	nop 0
	br .L23
.L31:
	.mmi
	adds r14 = 16, r12
	mov r45 = r34
	mov r44 = r37
	;;
	.mib
	mov r43 = r14
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r42
	mov r44 = r39
	;;
	.mmi
	nop 0
	add r43 = r34, r14
	nop 0
	;;
	.mib
	addp4 r43 = 0,r43
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r42
	mov r44 = r32
	;;
	.mib
	mov r43 = r14
	nop 0
	br.call.sptk.many b0 = strcat#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r42
	mov r44 = r33
	;;
	.mib
	nop 0
	mov r43 = r14
	br.call.sptk.many b0 = exec_or_script#
	;;
	.mmi
	mov r1 = r42
	nop 0
	nop 0
.L33:
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
	.mmi
	nop 0
	add r37 = r34, r37
	nop 0
	;;
	.mib
	nop 0
	addp4 r37 = 0,r37
	br .L32
.L23:
	.mii
	addl r8 = -1, r0
	mov b0 = r40
	;;
	mov ar.pfs = r41
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 1024, r12
	br.ret.sptk.many b0
	;;
.L30:
	.body
	.copy_state 1
	.mmi
	mov r43 = r32
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
	mov r1 = r42
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r38, r8
	(p7) br.cond.dptk .L15
	.mmi
	adds r14 = 16, r12
	mov r45 = r0
	nop 0
	.mmi
	mov r44 = r37
	mov r35 = r37
	mov r34 = r0
	;;
	.mib
	mov r43 = r14
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r42
	nop 0
	adds r14 = 16, r12
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC4)
	.mmi
	addp4 r43 = 0,r14
	;;
	add r44 = r1, r44
	nop 0
	;;
	.mib
	addp4 r44 = 0,r44
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r42
	mov r44 = r32
	;;
	.mib
	mov r43 = r14
	nop 0
	br.call.sptk.many b0 = strcat#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r42
	mov r44 = r33
	;;
	.mib
	mov r43 = r14
	nop 0
	br.call.sptk.many b0 = exec_or_script#
	;;
	.mib
	nop 0
	mov r1 = r42
	br .L33
.L29:
	.mii
	nop 0
	mov b0 = r40
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	.label_state 2
	.restore sp
	adds r12 = 1024, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many exec_or_script#
.L21:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	.mmi
	addl r15 = 47, r0
	;;
	add r37 = r1, r37
	cmp4.ne p6, p7 = 58, r15
	;;
	.mmi
	addp4 r37 = 0,r37
	nop 0
	(p6) mov r34 = r0
	;;
	.mib
	nop 0
	(p6) adds r15 = 1, r37
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	nop 0
	br .L30
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
	.fframe 560
	adds r12 = -560, r12
	addp4 r33 = 0,r33
	mov r42 = r1
	;;
	.mmi
	.save ar.unat, r43
	mov r43 = ar.unat
	adds r14 = 16, r12
	.save rp, r40
	mov r40 = b0
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	addp4 r44 = 0,r32
	cmp.eq p6, p7 = 0, r33
	;;
	.mmi
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	mov r18 = r14
	.mmi
	nop 0
	adds r14 = 528, r12
	nop 0
	;;
	.mmi
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	.mem.offset 32, 0
	st8.spill [r17] = r34
	addp4 r17 = 0,r14
	;;
	.mmi
	nop 0
	.mem.offset 24, 0
	st8.spill [r16] = r35
	.body
	adds r17 = 4, r17
	.mmb
	nop 0
	mov r16 = r0
	(p6) br.cond.dpnt .L37
	;;
	.align 32
.L36:
	.mmi
	addp4 r15 = 0,r17
	addp4 r14 = 0,r18
	nop 0
	.mmi
	adds r16 = 1, r16
	adds r17 = 8, r17
	adds r18 = 4, r18
	;;
	.mmi
	ld4 r15 = [r15]
	st4 [r14] = r33
	cmp4.ge p6, p7 = 126, r16
	;;
	.mmi
	nop 0
	addp4 r33 = 0,r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = 0, r33
	(p6) br.cond.dptk .L36
	.mii
	adds r14 = 16, r12
	shladd r16 = r16, 2, r0
	;;
	add r16 = r16, r14
	.mmi
	adds r14 = 16, r12
	;;
	addp4 r16 = 0,r16
	mov r45 = r14
	;;
	.mib
	st4 [r16] = r0
	nop 0
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
	.label_state 1
	.restore sp
	adds r12 = 560, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L37:
	.body
	.copy_state 1
	.mmi
	adds r14 = 16, r12
	;;
	addp4 r16 = 0,r14
	adds r14 = 16, r12
	;;
	.mib
	st4 [r16] = r0
	mov r45 = r14
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
	adds r12 = 560, r12
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
	.fframe 560
	adds r12 = -560, r12
	addp4 r33 = 0,r33
	mov r42 = r1
	;;
	.mmi
	.save ar.unat, r43
	mov r43 = ar.unat
	adds r14 = 16, r12
	.save rp, r40
	mov r40 = b0
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	addp4 r44 = 0,r32
	cmp.eq p6, p7 = 0, r33
	;;
	.mmi
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	mov r18 = r14
	.mmi
	nop 0
	adds r14 = 528, r12
	nop 0
	;;
	.mmi
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	.mem.offset 32, 0
	st8.spill [r17] = r34
	addp4 r17 = 0,r14
	;;
	.mmi
	nop 0
	.mem.offset 24, 0
	st8.spill [r16] = r35
	.body
	adds r17 = 4, r17
	.mmb
	nop 0
	mov r16 = r0
	(p6) br.cond.dpnt .L44
	;;
	.align 32
.L43:
	.mmi
	addp4 r15 = 0,r17
	addp4 r14 = 0,r18
	nop 0
	.mmi
	adds r16 = 1, r16
	adds r17 = 8, r17
	adds r18 = 4, r18
	;;
	.mmi
	ld4 r15 = [r15]
	st4 [r14] = r33
	cmp4.ge p6, p7 = 126, r16
	;;
	.mmi
	nop 0
	addp4 r33 = 0,r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = 0, r33
	(p6) br.cond.dptk .L43
	.mii
	adds r14 = 16, r12
	shladd r16 = r16, 2, r0
	;;
	add r16 = r16, r14
	.mmi
	adds r14 = 16, r12
	;;
	addp4 r16 = 0,r16
	mov r45 = r14
	;;
	.mib
	st4 [r16] = r0
	nop 0
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
	.label_state 1
	.restore sp
	adds r12 = 560, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L44:
	.body
	.copy_state 1
	.mmi
	adds r14 = 16, r12
	;;
	addp4 r16 = 0,r14
	adds r14 = 16, r12
	;;
	.mib
	st4 [r16] = r0
	mov r45 = r14
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
	adds r12 = 560, r12
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
	.fframe 560
	adds r12 = -560, r12
	addp4 r33 = 0,r33
	mov r42 = r1
	;;
	.mmi
	.save ar.unat, r43
	mov r43 = ar.unat
	adds r14 = 16, r12
	adds r15 = 528, r12
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	mov r18 = r33
	addp4 r44 = 0,r32
	;;
	.mmb
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	nop 0
	.mmi
	mov r19 = r14
	addp4 r14 = 0,r15
	.save rp, r40
	mov r40 = b0
	;;
	.mmi
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	.mem.offset 32, 0
	st8.spill [r17] = r34
	nop 0
	.mmi
	adds r20 = 4, r14
	mov r17 = r0
	cmp.eq p8, p9 = 0, r33
	;;
	.mib
	.mem.offset 24, 0
	st8.spill [r16] = r35
	.body
	nop 0
	(p8) br.cond.dpnt .L53
	.align 32
.L50:
	.pred.rel.mutex p8, p9
	.mmi
	addp4 r16 = 0,r20
	addp4 r15 = 0,r19
	nop 0
	.mmi
	adds r17 = 1, r17
	adds r20 = 8, r20
	adds r19 = 4, r19
	;;
	.mmi
	ld4 r16 = [r16]
	st4 [r15] = r18
	cmp4.ge p6, p7 = 126, r17
	;;
	.mmi
	nop 0
	addp4 r18 = 0,r16
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = 0, r18
	(p6) br.cond.dptk .L50
	.mii
	shladd r17 = r17, 2, r0
	adds r15 = 16, r12
	;;
	add r17 = r17, r15
	;;
	.mmi
	nop 0
	addp4 r17 = 0,r17
	nop 0
	;;
	.mib
	st4 [r17] = r0
	nop 0
	(p8) br.cond.dpnt .L51
	.align 32
.L52:
	.mii
	adds r15 = 4, r14
	adds r16 = 8, r14
	;;
	addp4 r15 = 0,r15
	.mmi
	addp4 r14 = 0,r16
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L52
.L51:
	.mii
	adds r14 = 4, r14
	adds r15 = 16, r12
	;;
	mov r45 = r15
	.mmb
	ld4 r46 = [r14]
	nop 0
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
	.label_state 1
	.restore sp
	adds r12 = 560, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L53:
	.body
	.copy_state 1
	.pred.rel.mutex p8, p9
	.mmi
	adds r15 = 16, r12
	;;
	addp4 r17 = 0,r15
	nop 0
	;;
	.mib
	st4 [r17] = r0
	nop 0
	(p9) br.cond.dptk .L52
	.mib
	nop 0
	nop 0
	br .L51
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
	addp4 r32 = 0,r32
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	;;
	.mmi
	cmp.eq p6, p7 = 0, r32
	adds r14 = 16, r12
	mov r37 = r0
	;;
	.mbb
	st4 [r14] = r0
	(p6) br.cond.dpnt .L66
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
	(p7) br.cond.spnt .L72
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 0, r8
	(p6) br.cond.dpnt .L63
	.align 32
.L62:
	.mmi
	adds r14 = 16, r12
	mov r39 = r0
	mov r37 = r33
	;;
	.mib
	mov r38 = r14
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	cmp4.gt p6, p7 = r0, r8
	mov r1 = r36
	(p7) br.cond.dpnt .L73
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r36
	;;
	.mmi
	nop 0
	ld4 r14 = [r8]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 4, r14
	(p6) br.cond.dptk .L62
.L63:
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
.L73:
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
.L66:
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
.L72:
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
	.fframe 80
	adds r12 = -80, r12
	addp4 r35 = 0,r35
	.mmi
	cmp4.ne p6, p7 = -1, r32
	addp4 r33 = 0,r33
	mov r39 = r1
	;;
	.mmi
	adds r14 = 16, r12
	addl r41 = -1, r0
	.save rp, r37
	mov r37 = b0
	.mmi
	cmp.eq p8, p9 = 0, r35
	cmp4.ne.and.orcm p6, p7 = 0, r35
	mov r43 = r35
	;;
	.mmi
	mov r42 = r14
	nop 0
	.save ar.lc, r40
	mov r40 = ar.lc
	.body
	.bbb
	nop 0
	(p6) br.cond.dpnt .L75
	(p8) br.cond.dpnt .L76
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
.L74:
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
	adds r12 = 80, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L75:
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
	(p6) br.cond.dptk .L74
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getrusage#
	;;
	.mmi
	adds r23 = 4, r35
	adds r14 = 20, r12
	mov r27 = r12
	.mmi
	adds r15 = 28, r12
	adds r20 = 12, r35
	adds r21 = 8, r35
	;;
	.mmi
	ld4 r24 = [r23]
	adds r17 = 36, r27
	mov ar.lc = 12
	.mmi
	adds r27 = 16, r12
	ld4 r25 = [r14]
	mov r1 = r39
	;;
	.mmi
	cmp4.gt p6, p7 = r25, r24
	ld4 r22 = [r15]
	adds r15 = 24, r12
	.mmi
	adds r14 = 20, r35
	ld4 r19 = [r27]
	nop 0
	;;
	.mmi
	(p6) addl r26 = 1, r0
	ld4 r18 = [r15]
	(p6) addl r15 = 1000000, r0
	.mmi
	ld4 r16 = [r35]
	;;
	(p7) mov r26 = r0
	(p7) mov r15 = r0
	;;
	.mmi
	add r19 = r19, r26
	nop 0
	sub r15 = r15, r25
	;;
	.mmi
	sub r16 = r16, r19
	ld4 r19 = [r20]
	add r15 = r15, r24
	;;
	.mmi
	cmp4.gt p6, p7 = r22, r19
	st4 [r23] = r15
	nop 0
	.mmi
	st4 [r35] = r16
	ld4 r16 = [r21]
	nop 0
	;;
	.mmi
	(p6) addl r15 = 1000000, r0
	nop 0
	(p6) addl r23 = 1, r0
	;;
	.mii
	(p7) mov r15 = r0
	(p7) mov r23 = r0
	;;
	add r18 = r18, r23
	.mmi
	sub r15 = r15, r22
	;;
	sub r16 = r16, r18
	add r15 = r15, r19
	;;
	.mmi
	st4 [r21] = r16
	st4 [r20] = r15
	nop 0
	.align 32
.L81:
	.mmi
	addp4 r15 = 0,r17
	nop 0
	addp4 r16 = 0,r14
	.mmi
	adds r14 = 4, r14
	nop 0
	adds r17 = 4, r17
	;;
	.mmi
	ld4 r16 = [r16]
	ld4 r18 = [r15]
	adds r15 = -4, r14
	;;
	.mmi
	addp4 r15 = 0,r15
	nop 0
	sub r16 = r16, r18
	;;
	.mib
	st4 [r15] = r16
	nop 0
	br.cloop.sptk.few .L81
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
	adds r12 = 80, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L76:
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
	adds r12 = 80, r12
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
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	addp4 r32 = 0,r32
	addp4 r33 = 0,r33
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
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mmi
	mov r37 = r1
	nop 0
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	adds r14 = 44, r12
	adds r34 = 32, r12
	adds r33 = 40, r12
	;;
	.mmi
	nop 0
	st4 [r14] = r0
	adds r14 = 36, r12
	.mmi
	st4 [r33] = r32
	;;
	st4 [r14] = r0
	nop 0
	.mmb
	st4 [r34] = r0
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
	(p7) ld4 r8 = [r34]
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
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
	st4 [r33] = r14
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
	adds r15 = 36, r12
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
	.mib
	st4 [r15] = r14
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
