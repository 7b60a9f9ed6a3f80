// 5a152aa6de5b3fe67348016825dbb4e0 emu/guest/hpux/tests/tls.c
	.file	"tls.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc is_new#
is_new:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 0, 0
	mov r2 = r13
	.save rp, r32
	mov r32 = b0
	.mmi
	mov r34 = r1
	.body
	;;
	addl r14 = @tprel(begun#), r2
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 7, r14
	(p6) br.cond.dpnt .L2
.L4:
	.mmi
	mov r8 = r0
	nop 0
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
.L2:
	.mmi
	addl r14 = @tprel(pointer#), r2
	nop 0
	addl r15 = @tprel(zero#), r2
	;;
	.mmi
	ld8 r14 = [r14]
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	.mmi
	addl r16 = @tprel(aligned#), r2
	;;
	ld1 r14 = [r16]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 97, r14
	(p6) br.cond.dptk .L4
	.mmi
	adds r18 = 38, r16
	adds r16 = 39, r16
	addl r17 = @ltoff(@tprel(of_library#)), r1
	;;
	.mmi
	ld1 r14 = [r18]
	ld1 r16 = [r16]
	nop 0
	;;
	.mmi
	ld8 r17 = [r17]
	nop 0
	or r14 = r16, r14
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	add r17 = r17, r13
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	.mmi
	nop 0
	ld4 r14 = [r17]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 10, r14
	(p6) br.cond.dptk .L4
	.mmi
	adds r17 = 4, r17
	;;
	ld4 r14 = [r17]
	nop 0
	;;
	.mmi
	nop 0
	or r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = library_own#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r34
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 20, r14
	(p6) br.cond.dptk .L4
	.mmi
	addl r14 = @gprel(later_own#), gp
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r2 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r2
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld4 r14 = [r8]
	mov r1 = r34
	mov b0 = r32
	;;
	.mii
	cmp4.eq p6, p7 = 20, r14
	mov ar.pfs = r33
	;;
	(p6) addl r8 = 1, r0
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp is_new#
	.align 16
	.align 64
	.proc change#
change:
	.prologue 12, 44
	.mmi
	.save ar.pfs, r45
	alloc r45 = ar.pfs, 1, 15, 1, 0
	mov r2 = r13
	shladd r42 = r32, 2, r0
	.mlx
	mov r46 = r1
	movl r36 = @gprel(mutex#)
	;;
	.mmi
	addl r35 = @tprel(begun#), r2
	addl r33 = @tprel(zero#), r2
	.save rp, r44
	mov r44 = b0
	.mmi
	addl r39 = @tprel(pointer#), r2
	addl r40 = @gprel(later_own#), gp
	add r36 = r1, r36
	;;
	.mmi
	add r38 = r42, r32
	addl r41 = 120, r0
	.save ar.lc, r47
	mov r47 = ar.lc
	.body
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = is_new#
	;;
	.mmi
	mov r1 = r46
	shladd r14 = r38, 2, r0
	mov r2 = r13
	.mmi
	mov r43 = r8
	;;
	add r38 = r38, r14
	addl r34 = @ltoff(@tprel(of_library#)), r1
	.mmi
	addl r37 = @tprel(aligned#), r2
	;;
	shladd r38 = r38, 2, r0
	nop 0
	.mii
	ld8 r34 = [r34]
	adds r37 = 39, r37
	;;
	cmp4.lt p6, p7 = 0, r38
	.mmb
	adds r14 = -1, r38
	add r34 = r34, r13
	(p7) br.cond.dpnt .L11
	;;
	.mii
	(p6) addp4 r14 = r14, r0
	adds r34 = 4, r34
	;;
	(p6) mov ar.lc = r14
	.align 32
.L8:
	.mmi
	ld4 r16 = [r35]
	st1 [r37] = r41
	nop 0
	.mmi
	ld4 r15 = [r33]
	;;
	ld4 r14 = [r34]
	adds r16 = 1, r16
	.mmi
	adds r15 = 2, r15
	;;
	adds r14 = 1, r14
	nop 0
	.mmi
	st4 [r35] = r16
	st4 [r33] = r15
	nop 0
	;;
	.mib
	st4 [r34] = r14
	nop 0
	br.call.sptk.many b0 = library_own#
	;;
	.mmi
	ld4 r14 = [r8]
	ld8 r15 = [r40]
	nop 0
	;;
	.mmi
	adds r14 = 1, r14
	;;
	st4 [r8] = r14
	nop 0
	;;
	.mmi
	nop 0
	ld8 r2 = [r15], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r15]
	mov b6 = r2
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld4 r14 = [r8]
	mov r1 = r46
	mov r48 = r36
	;;
	.mmi
	nop 0
	adds r14 = -1, r14
	nop 0
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r48 = r36
	.mmb
	st8 [r39] = r33
	nop 0
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mib
	nop 0
	mov r1 = r46
	br.cloop.sptk.few .L8
.L11:
	.mmi
	adds r14 = 7, r38
	ld4 r15 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r15, r14
	(p6) br.cond.dpnt .L17
.L10:
	.mii
	mov r8 = r0
	mov b0 = r44
	;;
	mov ar.pfs = r45
	;;
	.mib
	nop 0
	mov ar.lc = r47
	br.ret.sptk.many b0
.L17:
	.mmi
	add r42 = r42, r32
	nop 0
	mov r2 = r13
	;;
	.mii
	shladd r15 = r42, 2, r0
	addl r33 = @tprel(zero#), r2
	;;
	add r42 = r42, r15
	.mmi
	ld4 r14 = [r33]
	;;
	shladd r42 = r42, 3, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r42
	(p6) br.cond.dptk .L10
	.mmi
	addl r14 = @ltoff(@tprel(of_library#)), r1
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	add r14 = r14, r13
	;;
	adds r14 = 4, r14
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r38, r14
	(p6) br.cond.dptk .L10
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = library_own#
	;;
	.mmi
	adds r14 = 20, r38
	ld4 r15 = [r8]
	mov r1 = r46
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L10
	.mmi
	addl r14 = @gprel(later_own#), gp
	nop 0
	sub r38 = 20, r38
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	ld8 r2 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r2
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r46
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r38, r14
	(p6) br.cond.dptk .L10
	;;
	.mmb
	mov r2 = r13
	cmp4.ne p6, p7 = 0, r43
	nop 0
	.mmi
	ld4 r15 = [r33]
	nop 0
	mov b0 = r44
	;;
	.mmi
	addl r16 = @tprel(pointer#), r2
	(p6) addl r14 = 1, r0
	mov ar.pfs = r45
	;;
	.mmi
	ld8 r16 = [r16]
	(p7) mov r14 = r0
	mov ar.lc = r47
	;;
	.mmi
	ld4 r16 = [r16]
	;;
	cmp4.eq p6, p7 = r15, r16
	nop 0
	;;
	.mmi
	(p6) addl r8 = 1, r0
	;;
	(p7) mov r8 = r0
	nop 0
	;;
	.mib
	nop 0
	and r8 = r14, r8
	br.ret.sptk.many b0
	.endp change#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"./tls-later-64"
	.align 8
.LC1:
	stringz	"library_own"
	.align 8
.LC2:
	stringz	"first thread %d, another block %d\n"
	.align 8
.LC3:
	stringz	"threads %d, first thread's %d %d %d\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 0, 11, 5, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r40
	mov r40 = b0
	.mlx
	mov r2 = r13
	movl r43 = @gprel(.LC0)
	;;
	.mmi
	mov r42 = r1
	.body
	addl r36 = @gprel(later_own#), gp
	addl r38 = @tprel(zero#), r2
	.mmi
	addl r39 = @tprel(begun#), r2
	add r43 = r1, r43
	mov r44 = r0
	;;
	.mib
	adds r33 = 16, r12
	addl r32 = 1, r0
	br.call.sptk.many b0 = dlopen#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp.eq p6, p7 = 0, r8
	.mmi
	mov r43 = r8
	nop 0
	mov r34 = r33
	;;
	.mlx
	(p6) addl r8 = 1, r0
	movl r44 = @gprel(.LC1)
	.mmb
	addl r35 = @ltoff(@fptr(change#)), gp
	nop 0
	(p6) br.cond.dpnt .L18
	;;
	.mmi
	nop 0
	add r44 = r1, r44
	nop 0
	.mmb
	ld8 r35 = [r35]
	nop 0
	br.call.sptk.many b0 = dlsym#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st8 [r36] = r8
	nop 0
	br.call.sptk.many b0 = is_new#
	;;
	.mmi
	ld8 r14 = [r36]
	nop 0
	mov r37 = r8
	;;
	.mmi
	nop 0
	ld8 r2 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r2
	br.call.sptk.many b0 = b6
	;;
	.mib
	mov r1 = r42
	mov r36 = r8
	br.call.sptk.many b0 = library_own#
	;;
	.mmi
	mov r1 = r42
	cmp.ne p6, p7 = r8, r36
	mov r44 = r37
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC2)
	.mmi
	nop 0
	(p6) addl r45 = 1, r0
	nop 0
	;;
	.mib
	add r43 = r1, r43
	(p7) mov r45 = r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 1, r0
	nop 0
	mov r1 = r42
	;;
	.mmi
	st4 [r38] = r14
	st4 [r39] = r14
	nop 0
.L20:
	.mmi
	mov r46 = r32
	mov r43 = r34
	adds r32 = 1, r32
	.mmb
	mov r45 = r35
	mov r44 = r0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	nop 0
	adds r34 = 4, r34
	mov r1 = r42
	.mmb
	nop 0
	cmp.ne p6, p7 = 4, r32
	(p6) br.cond.dptk .L20
	;;
	.mmi
	adds r35 = 12, r33
	mov r32 = r0
	adds r34 = 32, r12
	;;
.L21:
	.mib
	ld4 r43 = [r33], 4
	mov r44 = r34
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	ld8 r14 = [r34]
	mov r1 = r42
	cmp.ne p6, p7 = r33, r35
	;;
	.mib
	nop 0
	add r32 = r32, r14
	(p6) br.cond.dptk .L21
	.mmi
	nop 0
	ld4 r33 = [r39]
	nop 0
	.mmb
	ld4 r34 = [r38]
	nop 0
	br.call.sptk.many b0 = library_own#
	;;
	.mmi
	mov r1 = r42
	mov r46 = r34
	mov r45 = r33
	.mmi
	mov r44 = r32
	ld4 r47 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC3)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r42
	mov r8 = r0
.L18:
	.mii
	nop 0
	mov b0 = r40
	;;
	mov ar.pfs = r41
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp main#
	.section	.bss,	"aw",	"nobits"
	.align 4
	.type	mutex#, @object
	.size	mutex#, 64
mutex:
	.skip	64
	.section	.sbss,	"asw",	"nobits"
	.align 8
	.type	later_own#, @object
	.size	later_own#, 8
later_own:
	.skip	8
	.global pointer#
	.section	.tbss,"awT",@nobits
	.align 8
	.type	pointer#, @object
	.size	pointer#, 8
pointer:
	.skip	8
	.global aligned#
	.section	.tdata,"awT",@progbits
	.align 64
	.type	aligned#, @object
	.size	aligned#, 40
aligned:
	stringz	"aligned"
	.skip	32
	.global zero#
	.section	.tbss
	.align 4
	.type	zero#, @object
	.size	zero#, 4
zero:
	.skip	4
	.global begun#
	.section	.tdata
	.align 4
	.type	begun#, @object
	.size	begun#, 4
begun:
	data4	7
	.global pthread_join#
	.type	pthread_join#, @function
	.global pthread_create#
	.type	pthread_create#, @function
	.global printf#
	.type	printf#, @function
	.global dlsym#
	.type	dlsym#, @function
	.global dlopen#
	.type	dlopen#, @function
	.global pthread_mutex_unlock#
	.type	pthread_mutex_unlock#, @function
	.global pthread_mutex_lock#
	.type	pthread_mutex_lock#, @function
	.global library_own#
	.type	library_own#, @function
	.ident	"GCC: (GNU) 12.2.0"
