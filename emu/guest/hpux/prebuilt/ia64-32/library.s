// 64842bf978ebacd5ef5fffd6d63c06fe emu/guest/hpux/ia64/library.c
	.file	"library.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc list_symbols#
list_symbols:
	.prologue 12, 43
	.mmi
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 4, 11, 5, 0
	.fframe 16
	adds r12 = -16, r12
	sxt2 r33 = r33
	.mmi
	and r38 = 1, r34
	addp4 r35 = 0,r35
	addp4 r32 = 0,r32
	;;
	.mmi
	mov r36 = r0
	adds r14 = 16, r12
	.save pr, r46
	mov r46 = pr
	.mmi
	and r39 = 8, r34
	cmp4.eq p6, p7 = 3, r33
	mov r45 = r1
	;;
	.mmi
	mov r49 = r38
	(p6) addl r41 = 1, r0
	.save rp, r43
	mov r43 = b0
	.body
	.mmi
	mov r51 = r14
	mov r50 = r39
	mov r48 = r36
	;;
	.mmi
	(p7) mov r41 = r0
	mov r47 = r32
	cmp.eq p18, p19 = 0, r35
	.mmb
	adds r40 = 20, r12
	adds r42 = 28, r12
	br.call.sptk.many b0 = loader_list#
	;;
	.mmi
	cmp4.eq p16, p17 = 0, r33
	cmp4.ne p20, p21 = 0, r38
	tbit.nz p22, p23 = r34, 2
	.mmi
	mov r37 = r0
	mov r1 = r45
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L19
	.align 32
.L9:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mbb
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L3
	(p16) br.cond.dptk .L4
	.mmi
	nop 0
	ld4 r14 = [r40]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r41, r14
	(p6) br.cond.dpnt .L3
.L4:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	adds r16 = 16, r12
	nop 0
	shladd r14 = r37, 4, r0
	.mmb
	(p20) mov r17 = r0
	nop 0
	(p18) br.cond.dpnt .L5
	;;
	.mmi
	ld4 r15 = [r40]
	nop 0
	add r14 = r14, r35
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r15
	ld4 r15 = [r16]
	addp4 r14 = 0,r14
	.mmi
	(p20) mov r16 = r0
	;;
	addp4 r15 = 0,r15
	(p6) addl r20 = 2, r0
	;;
	.mib
	nop 0
	(p7) addl r20 = 3, r0
	(p20) br.cond.dptk .L7
	.mmi
	(p23) adds r16 = 24, r12
	nop 0
	(p22) mov r17 = r0
	;;
	.mmi
	(p23) ld4 r17 = [r16]
	ld4 r16 = [r42]
	nop 0
	;;
	.mmi
	nop 0
	(p23) addp4 r17 = 0,r17
	addp4 r16 = 0,r16
.L7:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	nop 0
	adds r19 = 8, r14
	adds r18 = 12, r14
	.mmi
	st4 [r14] = r15, 4
	;;
	st2 [r14] = r20
	nop 0
	.mmi
	st4 [r19] = r17
	;;
	st4 [r18] = r16
	nop 0
.L5:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	adds r37 = 1, r37
	nop 0
	nop 0
.L3:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	adds r36 = 1, r36
	adds r14 = 16, r12
	nop 0
	.mmi
	mov r50 = r39
	mov r49 = r38
	mov r47 = r32
	;;
	.mib
	mov r51 = r14
	mov r48 = r36
	br.call.sptk.many b0 = loader_list#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L9
	;;
.L19:
	.mii
	mov r8 = r37
	mov pr = r46, -1
	;;
	mov b0 = r43
	;;
	.mii
	nop 0
	mov ar.pfs = r44
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp list_symbols#
	.align 16
	.align 64
	.global library_start#
	.type	library_start#, @function
	.proc library_start#
library_start:
	.prologue
	.body
	.mmi
	addl r14 = @gprel(environ#), gp
	nop 0
	addp4 r34 = 0,r34
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	addl r14 = @gprel(__break_now#), gp
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br.ret.sptk.many b0
	.endp library_start#
	.align 16
	.align 64
	.global library_finish#
	.type	library_finish#, @function
	.proc library_finish#
library_finish:
	.prologue 12, 32
	.mii
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 0, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = loader_finish#
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
	.endp library_finish#
	.align 16
	.align 64
	.global dlopen#
	.type	dlopen#, @function
	.proc dlopen#
dlopen:
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
	br.call.sptk.many b0 = loader_open#
	;;
	.mmi
	mov r1 = r35
	addp4 r8 = 0,r8
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp dlopen#
	.align 16
	.align 64
	.global dlsym#
	.type	dlsym#, @function
	.proc dlsym#
dlsym:
	.prologue 12, 34
	.mib
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.save rp, r34
	mov r34 = b0
	nop 0
	.mmi
	mov r36 = r1
	.body
	addp4 r38 = 0,r33
	addp4 r37 = 0,r32
	;;
	.mib
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = loader_symbol#
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
	.endp dlsym#
	.align 16
	.align 64
	.global dlerror#
	.type	dlerror#, @function
	.proc dlerror#
dlerror:
	.prologue 12, 32
	.mii
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 0, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = loader_error#
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
	.endp dlerror#
	.align 16
	.align 64
	.global dlclose#
	.type	dlclose#, @function
	.proc dlclose#
dlclose:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	.mmi
	nop 0
	addp4 r36 = 0,r32
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = loader_is_open#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r35
	mov b0 = r33
	;;
	.mii
	(p6) addl r8 = 1, r0
	mov ar.pfs = r34
	;;
	(p7) mov r8 = r0
	;;
	.mib
	nop 0
	sub r8 = r0, r8
	br.ret.sptk.many b0
	.endp dlclose#
	.align 16
	.align 64
	.global shl_load#
	.type	shl_load#, @function
	.proc shl_load#
shl_load:
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
	br.call.sptk.many b0 = loader_open#
	;;
	.mmi
	mov r1 = r35
	addp4 r8 = 0,r8
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp shl_load#
	.align 16
	.align 64
	.global shl_unload#
	.type	shl_unload#, @function
	.proc shl_unload#
shl_unload:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	.mmi
	nop 0
	addp4 r36 = 0,r32
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = loader_is_open#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r35
	mov b0 = r33
	;;
	.mii
	(p6) addl r8 = 1, r0
	mov ar.pfs = r34
	;;
	(p7) mov r8 = r0
	;;
	.mib
	nop 0
	sub r8 = r0, r8
	br.ret.sptk.many b0
	.endp shl_unload#
	.align 16
	.align 64
	.global shl_definesym#
	.type	shl_definesym#, @function
	.proc shl_definesym#
shl_definesym:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 3, 3, 0
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	.mmi
	addp4 r39 = 0,r32
	mov r40 = r34
	sxt2 r33 = r33
	;;
	.mii
	adds r14 = -2, r33
	cmp4.eq p6, p7 = 3, r33
	;;
	zxt2 r14 = r14
	.mmi
	(p6) addl r41 = 1, r0
	;;
	(p7) mov r41 = r0
	cmp4.ltu p6, p7 = 1, r14
	;;
	.mib
	cmp4.ne.or.andcm p6, p7 = 0, r35
	nop 0
	(p6) br.cond.dpnt .L41
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = loader_define#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	;;
.L41:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmb
	mov r14 = r8
	addl r15 = 22, r0
	nop 0
	.mmi
	addl r8 = -1, r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	mov ar.pfs = r37
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.ret.sptk.many b0
	.endp shl_definesym#
	.align 16
	.align 64
	.global shl_getsymbols#
	.type	shl_getsymbols#, @function
	.proc shl_getsymbols#
shl_getsymbols:
	.prologue 12, 40
	.mmb
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 5, 6, 4, 0
	mov r37 = r34
	nop 0
	.mmi
	addp4 r38 = 0,r32
	mov r42 = r1
	.save rp, r40
	mov r40 = b0
	.body
	;;
	.mmi
	and r15 = 3, r37
	cmp.eq p8, p9 = 0, r38
	addp4 r35 = 0,r35
	.mmi
	addp4 r36 = 0,r36
	mov r43 = r38
	mov r39 = r33
	;;
	.mmi
	or r14 = 12, r15
	adds r15 = -1, r15
	mov r32 = r38
	;;
	.mib
	andcm r14 = -1, r14
	cmp4.geu p6, p7 = 1, r15
	(p7) br.cond.spnt .L45
	;;
	.mmi
	nop 0
	and r14 = r37, r14
	nop 0
	;;
	.mbb
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L45
	(p8) br.cond.dpnt .L46
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = loader_is_open#
	;;
	.mib
	mov r1 = r42
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L45
.L46:
	.mmi
	mov r46 = r0
	mov r45 = r37
	nop 0
	.mmb
	mov r44 = r39
	mov r43 = r38
	br.call.sptk.many b0 = list_symbols#
	;;
	.mmi
	ld8 r14 = [r35], 8
	nop 0
	adds r43 = 1, r8
	;;
	.mmi
	ld8 r1 = [r35], -8
	shladd r43 = r43, 4, r0
	mov b6 = r14
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	addp4 r35 = 0,r8
	mov r1 = r42
	mov b0 = r40
	;;
	.mmi
	cmp.ne p6, p7 = 0, r35
	st4 [r36] = r35
	mov ar.pfs = r41
	.mmb
	nop 0
	nop 0
	(p7) br.cond.spnt .L57
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 5, 0
	nop 0
	br.sptk.many list_symbols#
	;;
.L45:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmb
	addl r14 = 22, r0
	addp4 r8 = 0,r8
	nop 0
	.mmi
	mov r1 = r42
	nop 0
	mov b0 = r40
	;;
	.mmi
	nop 0
	st4 [r8] = r14
	mov ar.pfs = r41
	.mmb
	nop 0
	addl r8 = -1, r0
	br.ret.sptk.many b0
	;;
.L57:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmb
	addl r15 = 12, r0
	addp4 r8 = 0,r8
	nop 0
	.mmi
	mov r1 = r42
	nop 0
	mov b0 = r40
	;;
	.mmi
	nop 0
	st4 [r8] = r15
	mov ar.pfs = r41
	.mmb
	nop 0
	addl r8 = -1, r0
	br.ret.sptk.many b0
	.endp shl_getsymbols#
	.align 16
	.align 64
	.global shl_findsym#
	.type	shl_findsym#, @function
	.proc shl_findsym#
shl_findsym:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 3, 3, 0
	addp4 r39 = 0,r32
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r38 = r1
	.body
	addp4 r40 = 0,r33
	addp4 r35 = 0,r35
	;;
	.mmi
	cmp.eq p6, p7 = 0, r39
	nop 0
	addl r41 = 1, r0
	;;
	.mmi
	nop 0
	(p7) ld4 r39 = [r39]
	nop 0
	;;
	.mib
	(p7) addp4 r39 = 0,r39
	nop 0
	br.call.sptk.many b0 = loader_symbol#
	;;
	.mmb
	mov r14 = r8
	mov r8 = r0
	nop 0
	.mmi
	mov r1 = r38
	nop 0
	mov b0 = r36
	;;
	.mii
	cmp4.eq p6, p7 = 0, r14
	mov ar.pfs = r37
	;;
	(p6) addl r8 = -1, r0
	.mmb
	nop 0
	(p7) st4 [r35] = r14
	br.ret.sptk.many b0
	.endp shl_findsym#
	.global __break_now#
	.section	.sbss,"aws",@nobits
	.align 4
	.type	__break_now#, @object
	.size	__break_now#, 4
__break_now:
	.skip	4
	.global environ#
	.align 4
	.type	environ#, @object
	.size	environ#, 4
environ:
	.skip	4
	.global __errno#
	.type	__errno#, @function
	.global loader_define#
	.type	loader_define#, @function
	.global loader_is_open#
	.type	loader_is_open#, @function
	.global loader_error#
	.type	loader_error#, @function
	.global loader_symbol#
	.type	loader_symbol#, @function
	.global loader_open#
	.type	loader_open#, @function
	.global loader_finish#
	.type	loader_finish#, @function
	.global loader_list#
	.type	loader_list#, @function
	.ident	"GCC: (GNU) 12.2.0"
