// d310085e1f1b753fecabe5a5f5c192bd
	.file	"interpose.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.global malloc#
	.type	malloc#, @function
	.proc malloc#
malloc:
	.prologue
	.body
	.mmi
	addl r16 = @gprel(calls#), gp
	nop 0
	addl r15 = @gprel(used#), gp
	;;
	.mmi
	ld4 r14 = [r16]
	ld8 r8 = [r15]
	nop 0
	;;
	.mmi
	adds r14 = 1, r14
	nop 0
	adds r8 = 15, r8
	;;
	.mlx
	st4 [r16] = r14
	movl r14 = @gprel(arena#)
	.mmi
	and r8 = -16, r8
	;;
	add r14 = r1, r14
	add r32 = r8, r32
	;;
	.mmi
	nop 0
	add r8 = r8, r14
	addl r14 = 1048576, r0
	.mmi
	st8 [r15] = r32
	;;
	cmp.ltu p6, p7 = r14, r32
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r8 = r0
	br.ret.sptk.many b0
	.endp malloc#
	.align 16
	.align 64
	.global free#
	.type	free#, @function
	.proc free#
free:
	.prologue
	.body
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp free#
	.align 16
	.align 64
	.global calloc#
	.type	calloc#, @function
	.proc calloc#
calloc:
	.prologue
	.body
	.mmi
	addl r15 = @gprel(used#), gp
	setf.sig f6 = r32
	nop 0
	.mmi
	setf.sig f7 = r33
	nop 0
	addl r16 = @gprel(calls#), gp
	;;
	.mmi
	ld8 r8 = [r15]
	ld4 r14 = [r16]
	nop 0
	;;
	.mmi
	adds r8 = 15, r8
	nop 0
	adds r14 = 1, r14
	;;
	.mmi
	nop 0
	and r8 = -16, r8
	nop 0
	.mlx
	st4 [r16] = r14
	movl r14 = @gprel(arena#)
	;;
	.mmi
	setf.sig f8 = r8
	nop 0
	add r14 = r1, r14
	;;
	.mmi
	add r8 = r8, r14
	nop 0
	addl r14 = 1048576, r0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f6 = f6, f7, f8
	;;
	.mmi
	getf.sig r32 = f6
	stf8 [r15] = f6
	nop 0
	;;
	.mmi
	nop 0
	cmp.ltu p6, p7 = r14, r32
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r8 = r0
	br.ret.sptk.many b0
	.endp calloc#
	.align 16
	.align 64
	.global realloc#
	.type	realloc#, @function
	.proc realloc#
realloc:
	.prologue
	.mmb
	addl r15 = @gprel(used#), gp
	addl r16 = @gprel(calls#), gp
	nop 0
	.mmi
	cmp.ne p8, p9 = 0, r33
	cmp.eq p10, p11 = 0, r33
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	;;
	.mmi
	ld8 r8 = [r15]
	nop 0
	(p10) mov ar.lc = 0
	.mlx
	ld4 r14 = [r16]
	movl r17 = @gprel(arena#+1048576)
	;;
	.mmi
	adds r8 = 15, r8
	adds r14 = 1, r14
	add r17 = r1, r17
	;;
	.mmi
	nop 0
	and r8 = -16, r8
	nop 0
	.mlx
	st4 [r16] = r14
	movl r16 = @gprel(arena#)
	;;
	.mmi
	add r14 = r33, r8
	nop 0
	add r16 = r1, r16
	;;
	.mmi
	st8 [r15] = r14
	addl r15 = 1048576, r0
	add r8 = r8, r16
	;;
	.mmi
	cmp.ltu p6, p7 = r15, r14
	nop 0
	adds r14 = -1, r33
	;;
	.mmi
	(p6) mov r8 = r0
	cmp.ne p6, p7 = 0, r32
	(p11) mov ar.lc = r14
	.mii
	(p8) addl r14 = 1, r0
	nop 0
	;;
	(p9) mov r14 = r0
	.mmi
	(p6) addl r16 = 1, r0
	mov r15 = r8
	cmp.leu p8, p9 = r17, r32
	;;
	.mmi
	(p7) mov r16 = r0
	;;
	and r16 = r14, r16
	mov r14 = r32
	;;
	.mbb
	cmp4.eq p6, p7 = 0, r16
	(p6) br.cond.dpnt .L11
	(p8) br.cond.dpnt .L11
	;;
	.mmi
	nop 0
	ld1 r16 = [r14], 1
	nop 0
	;;
	.mib
	st1 [r15] = r16, 1
	nop 0
	br.cloop.sptk.few .L17
	;;
.L11:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
.L17:
	.mib
	cmp.ne p6, p7 = r17, r14
	nop 0
	(p7) br.cond.dpnt .L11
	;;
	.mmi
	nop 0
	ld1 r16 = [r14], 1
	nop 0
	;;
	.mib
	st1 [r15] = r16, 1
	nop 0
	br.cloop.sptk.few .L17
	.mib
	nop 0
	nop 0
	br .L11
	.endp realloc#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"interposed"
	.align 8
.LC1:
	stringz	"%s %d %d\n"
	.align 8
.LC2:
	stringz	"formatted"
	.align 8
.LC3:
	stringz	"%d-%s"
	.align 8
.LC4:
	stringz	"%d %s %d\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 4, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	.mlx
	mov r36 = r1
	.body
	movl r32 = @gprel(arena#+1048576)
	;;
	.mlx
	add r32 = r1, r32
	movl r37 = @gprel(.LC0)
	.mmi
	nop 0
	addl r14 = -1048576, r0
	nop 0
	;;
	.mib
	add r33 = r32, r14
	add r37 = r1, r37
	br.call.sptk.many b0 = strdup#
	;;
	.mmi
	mov r1 = r36
	cmp.gtu p6, p7 = r32, r8
	cmp.leu p8, p9 = r33, r8
	.mmi
	mov r38 = r8
	;;
	addl r14 = @gprel(calls#), gp
	(p6) addl r40 = 1, r0
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	;;
	.mmi
	ld4 r14 = [r14]
	(p7) mov r40 = r0
	add r37 = r1, r37
	;;
	.mmi
	cmp4.lt p10, p11 = 0, r14
	nop 0
	(p8) addl r14 = 1, r0
	;;
	.mmi
	(p9) mov r14 = r0
	nop 0
	(p10) addl r39 = 1, r0
	;;
	.mib
	(p11) mov r39 = r0
	and r40 = r14, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	adds r37 = 16, r12
	addl r39 = 5, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = asprintf#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r36
	mov r38 = r8
	;;
	.mlx
	ld8 r39 = [r14]
	movl r37 = @gprel(.LC4)
	;;
	.mmi
	cmp.gtu p6, p7 = r32, r39
	cmp.leu p8, p9 = r33, r39
	add r37 = r1, r37
	;;
	.mmi
	(p8) addl r14 = 1, r0
	nop 0
	(p6) addl r40 = 1, r0
	;;
	.mmi
	(p9) mov r14 = r0
	nop 0
	(p7) mov r40 = r0
	;;
	.mib
	and r40 = r14, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r36
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
	.sbss
	.align 4
	.type	calls#, @object
	.size	calls#, 4
calls:
	.skip	4
	.align 8
	.type	used#, @object
	.size	used#, 8
used:
	.skip	8
	.bss
	.align 16
	.type	arena#, @object
	.size	arena#, 1048576
arena:
	.skip	1048576
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
