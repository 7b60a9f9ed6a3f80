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
	ld4 r14 = [r14]
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
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
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r34
	;;
	.mmi
	nop 0
	ld4 r14 = [r8]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 20, r14
	(p6) br.cond.dptk .L4
	.mmi
	addl r14 = @gprel(later_own#), gp
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
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
	addp4 r8 = 0,r8
	mov r1 = r34
	mov b0 = r32
	;;
	.mii
	ld4 r14 = [r8]
	mov ar.pfs = r33
	;;
	cmp4.eq p6, p7 = 20, r14
	;;
	.mmi
	nop 0
	(p6) addl r8 = 1, r0
	nop 0
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
	.prologue 12, 45
	.mmb
	.save ar.pfs, r46
	alloc r46 = ar.pfs, 1, 16, 1, 0
	addp4 r32 = 0,r32
	nop 0
	.mmi
	mov r2 = r13
	mov r47 = r1
	.save rp, r45
	mov r45 = b0
	;;
	.mmi
	shladd r43 = r32, 2, r0
	addl r34 = @tprel(begun#), r2
	addl r35 = @tprel(zero#), r2
	.mmb
	addl r39 = @tprel(pointer#), r2
	addl r40 = @tprel(zero#), r2
	br.call.sptk.many b0 = is_new#
	;;
	.mmi
	add r38 = r43, r32
	mov r1 = r47
	.save ar.lc, r48
	mov r48 = ar.lc
	.body
	.mmi
	mov r2 = r13
	addl r42 = 120, r0
	mov r44 = r8
	;;
	.mmi
	shladd r14 = r38, 2, r0
	addl r33 = @ltoff(@tprel(of_library#)), r1
	addl r37 = @tprel(aligned#), r2
	.mlx
	addl r41 = @gprel(later_own#), gp
	movl r36 = @gprel(mutex#)
	;;
	.mmi
	add r38 = r38, r14
	ld8 r33 = [r33]
	adds r37 = 39, r37
	.mmi
	nop 0
	add r36 = r1, r36
	nop 0
	;;
	.mii
	shladd r38 = r38, 2, r0
	add r33 = r33, r13
	;;
	cmp4.lt p6, p7 = 0, r38
	.mmb
	adds r14 = -1, r38
	adds r33 = 4, r33
	(p7) br.cond.dpnt .L11
	;;
	.mii
	(p6) addp4 r14 = r14, r0
	nop 0
	;;
	(p6) mov ar.lc = r14
	.align 32
.L8:
	.mmi
	ld4 r16 = [r34]
	st1 [r37] = r42
	nop 0
	.mmi
	ld4 r15 = [r35]
	;;
	ld4 r14 = [r33]
	adds r16 = 1, r16
	.mmi
	adds r15 = 2, r15
	;;
	adds r14 = 1, r14
	nop 0
	.mmi
	st4 [r34] = r16
	st4 [r35] = r15
	nop 0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = library_own#
	;;
	.mmi
	addp4 r8 = 0,r8
	ld4 r14 = [r41]
	nop 0
	;;
	.mii
	ld4 r15 = [r8]
	addp4 r14 = 0,r14
	;;
	adds r15 = 1, r15
	;;
	.mmi
	st4 [r8] = r15
	;;
	ld8 r2 = [r14], 8
	nop 0
	;;
	.mii
	nop 0
	mov b6 = r2
	nop 0
	.mmb
	ld8 r1 = [r14]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	addp4 r8 = 0,r8
	mov r1 = r47
	mov r49 = r36
	;;
	.mmi
	ld4 r14 = [r8]
	;;
	adds r14 = -1, r14
	nop 0
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r49 = r36
	.mmb
	st4 [r39] = r40
	nop 0
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mib
	nop 0
	mov r1 = r47
	br.cloop.sptk.few .L8
.L11:
	.mmi
	adds r14 = 7, r38
	ld4 r15 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r15, r14
	(p6) br.cond.dpnt .L17
.L10:
	.mii
	mov r8 = r0
	mov b0 = r45
	;;
	mov ar.pfs = r46
	;;
	.mib
	nop 0
	mov ar.lc = r48
	br.ret.sptk.many b0
.L17:
	.mmi
	add r43 = r43, r32
	nop 0
	mov r2 = r13
	;;
	.mii
	shladd r15 = r43, 2, r0
	addl r33 = @tprel(zero#), r2
	;;
	add r43 = r43, r15
	.mmi
	ld4 r14 = [r33]
	;;
	shladd r43 = r43, 3, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r43
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
	addp4 r8 = 0,r8
	adds r14 = 20, r38
	mov r1 = r47
	;;
	.mmi
	nop 0
	ld4 r15 = [r8]
	nop 0
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
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
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
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r47
	;;
	.mmi
	nop 0
	ld4 r14 = [r8]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r38, r14
	(p6) br.cond.dptk .L10
	;;
	.mmb
	mov r2 = r13
	cmp4.ne p6, p7 = 0, r44
	nop 0
	.mmi
	ld4 r16 = [r33]
	nop 0
	mov b0 = r45
	;;
	.mmi
	addl r14 = @tprel(pointer#), r2
	(p6) addl r15 = 1, r0
	mov ar.pfs = r46
	;;
	.mmi
	ld4 r14 = [r14]
	(p7) mov r15 = r0
	mov ar.lc = r48
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = r16, r14
	;;
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r8 = r0
	;;
	and r8 = r15, r8
	nop 0
	;;
	.mib
	nop 0
	addp4 r8 = 0,r8
	br.ret.sptk.many b0
	.endp change#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"./tls-later-32"
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
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 0, 10, 5, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r39
	mov r39 = b0
	.mlx
	mov r2 = r13
	movl r42 = @gprel(.LC0)
	;;
	.mmi
	mov r14 = r12
	mov r41 = r1
	.body
	addl r37 = @tprel(zero#), r2
	.mmi
	addl r32 = @gprel(later_own#), gp
	addl r38 = @tprel(begun#), r2
	add r42 = r1, r42
	;;
	.mmi
	adds r35 = 28, r14
	mov r43 = r0
	nop 0
	.mmb
	mov r33 = r0
	adds r34 = 28, r12
	br.call.sptk.many b0 = dlopen#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r41
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r8
	mov r42 = r8
	.mlx
	nop 0
	movl r43 = @gprel(.LC1)
	;;
	.mib
	(p6) addl r8 = 1, r0
	add r43 = r1, r43
	(p6) br.cond.dpnt .L18
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = dlsym#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r41
	;;
	.mib
	st4 [r32] = r8
	nop 0
	br.call.sptk.many b0 = is_new#
	;;
	.mii
	ld4 r14 = [r32]
	mov r36 = r8
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	ld8 r2 = [r14], 8
	;;
	nop 0
	mov b6 = r2
	.mmb
	ld8 r1 = [r14]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mib
	mov r1 = r41
	addp4 r32 = 0,r8
	br.call.sptk.many b0 = library_own#
	;;
	.mmi
	mov r1 = r41
	addp4 r8 = 0,r8
	mov r43 = r36
	;;
	.mlx
	cmp4.ne p6, p7 = r8, r32
	movl r42 = @gprel(.LC2)
	;;
	.mmi
	(p6) addl r44 = 1, r0
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p7) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	addl r14 = 1, r0
	nop 0
	.mmi
	adds r15 = 16, r12
	addl r45 = 1, r0
	mov r43 = r0
	;;
	.mmi
	addl r44 = @ltoff(@fptr(change#)), gp
	nop 0
	mov r42 = r15
	.mmi
	st4 [r37] = r14
	st4 [r38] = r14
	nop 0
	;;
	.mib
	ld8 r44 = [r44]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	mov r1 = r41
	mov r2 = r12
	addl r45 = 2, r0
	.mmi
	mov r43 = r0
	;;
	addl r44 = @ltoff(@fptr(change#)), gp
	adds r42 = 20, r2
	;;
	.mib
	ld8 r44 = [r44]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	mov r1 = r41
	mov r14 = r12
	addl r45 = 3, r0
	.mmi
	mov r43 = r0
	;;
	addl r44 = @ltoff(@fptr(change#)), gp
	adds r42 = 24, r14
	;;
	.mib
	ld8 r44 = [r44]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mii
	adds r15 = 16, r12
	mov r1 = r41
	;;
	mov r32 = r15
	;;
.L20:
	.mmi
	addp4 r14 = 0,r32
	mov r43 = r34
	adds r32 = 4, r32
	;;
	.mib
	ld4 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	ld4 r14 = [r34]
	mov r1 = r41
	cmp4.ne p6, p7 = r35, r32
	;;
	.mib
	nop 0
	add r33 = r14, r33
	(p6) br.cond.dptk .L20
	.mmi
	nop 0
	ld4 r32 = [r38]
	nop 0
	.mmb
	ld4 r34 = [r37]
	nop 0
	br.call.sptk.many b0 = library_own#
	;;
	.mmi
	mov r1 = r41
	addp4 r8 = 0,r8
	nop 0
	.mmi
	mov r45 = r34
	mov r44 = r32
	mov r43 = r33
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	.mmi
	nop 0
	ld4 r46 = [r8]
	nop 0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r8 = r0
.L18:
	.mii
	nop 0
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp main#
	.section	.bss,	"aw",	"nobits"
	.align 4
	.type	mutex#, @object
	.size	mutex#, 64
mutex:
	.skip	64
	.section	.sbss,	"asw",	"nobits"
	.align 4
	.type	later_own#, @object
	.size	later_own#, 4
later_own:
	.skip	4
	.global pointer#
	.section	.tbss,"awT",@nobits
	.align 4
	.type	pointer#, @object
	.size	pointer#, 4
pointer:
	.skip	4
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
