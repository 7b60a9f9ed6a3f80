// ee1c896a7d1a5c77d8626ba4723a72ad emu/guest/libc/newlib.c
	.file	"newlib.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __collate_range_cmp#
	.type	__collate_range_cmp#, @function
	.proc __collate_range_cmp#
__collate_range_cmp:
	.prologue
	.body
	.mmi
	addl r14 = 255, r0
	;;
	and r8 = r14, r32
	and r33 = r14, r33
	;;
	.mib
	nop 0
	sub r8 = r8, r33
	br.ret.sptk.many b0
	.endp __collate_range_cmp#
	.align 16
	.align 64
	.global _malloc_r#
	.type	_malloc_r#, @function
	.proc _malloc_r#
_malloc_r:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 1, 0
	nop 0
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	nop 0
	mov r37 = r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	mov r1 = r36
	addp4 r8 = 0,r8
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp _malloc_r#
	.align 16
	.align 64
	.global _calloc_r#
	.type	_calloc_r#, @function
	.proc _calloc_r#
_calloc_r:
	.prologue 12, 35
	.mib
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 2, 0
	.save rp, r35
	mov r35 = b0
	nop 0
	.mmi
	mov r37 = r1
	.body
	mov r38 = r33
	mov r39 = r34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = calloc#
	;;
	.mmi
	mov r1 = r37
	addp4 r8 = 0,r8
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp _calloc_r#
	.align 16
	.align 64
	.global _realloc_r#
	.type	_realloc_r#, @function
	.proc _realloc_r#
_realloc_r:
	.prologue 12, 35
	.mib
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 2, 0
	.save rp, r35
	mov r35 = b0
	nop 0
	.mmi
	mov r37 = r1
	.body
	mov r39 = r34
	addp4 r38 = 0,r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = realloc#
	;;
	.mmi
	mov r1 = r37
	addp4 r8 = 0,r8
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp _realloc_r#
	.align 16
	.align 64
	.global _free_r#
	.type	_free_r#, @function
	.proc _free_r#
_free_r:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 1, 0
	nop 0
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	nop 0
	addp4 r37 = 0,r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
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
	.endp _free_r#
	.align 16
	.align 64
	.global reallocf#
	.type	reallocf#, @function
	.proc reallocf#
reallocf:
	.prologue 12, 35
	.mib
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 2, 0
	.save rp, r35
	mov r35 = b0
	nop 0
	.mmi
	addp4 r32 = 0,r32
	mov r37 = r1
	.body
	mov r39 = r33
	;;
	.mib
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = realloc#
	;;
	.mmi
	addp4 r34 = 0,r8
	mov r1 = r37
	mov b0 = r35
	;;
	.mmi
	cmp.ne p6, p7 = 0, r34
	mov r8 = r34
	mov ar.pfs = r36
	.bbb
	nop 0
	(p7) br.cond.dpnt .L15
	br.ret.sptk.many b0
	;;
.L15:
	.mib
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp reallocf#
	.align 16
	.align 64
	.global nan#
	.type	nan#, @function
	.proc nan#
nan:
	.prologue
	.body
	.mlx
	nop 0
	movl r14 = 0x7ff8000000000000
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.ret.sptk.many b0
	.endp nan#
	.align 16
	.align 64
	.global nanf#
	.type	nanf#, @function
	.proc nanf#
nanf:
	.prologue
	.body
	.mlx
	nop 0
	movl r14 = 0x7fc00000
	;;
	.mib
	setf.s f8 = r14
	nop 0
	br.ret.sptk.many b0
	.endp nanf#
	.align 16
	.align 64
	.global __assert_func#
	.type	__assert_func#, @function
	.proc __assert_func#
__assert_func:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 0, 0
	nop 0
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = abort#
	;;
	break.f 0
	;;
	.endp __assert_func#
	.align 16
	.align 64
	.global _getenv_r#
	.type	_getenv_r#, @function
	.proc _getenv_r#
_getenv_r:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 1, 0
	nop 0
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	nop 0
	addp4 r37 = 0,r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getenv#
	;;
	.mmi
	mov r1 = r36
	addp4 r8 = 0,r8
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp _getenv_r#
	.align 16
	.align 64
	.global siprintf#
	.type	siprintf#, @function
	.proc siprintf#
siprintf:
	.prologue 12, 40
	.spill 32
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 8, 4, 4, 0
	adds r16 = 8, r12
	mov r17 = r12
	.mmi
	.fframe 48
	adds r12 = -48, r12
	mov r42 = r1
	addp4 r46 = 0,r33
	;;
	.mmb
	.save ar.unat, r43
	mov r43 = ar.unat
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	nop 0
	.mii
	adds r14 = 16, r12
	.save rp, r40
	mov r40 = b0
	addp4 r44 = 0,r32
	;;
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	addp4 r47 = 0,r14
	.mlx
	nop 0
	movl r45 = 2147483647
	;;
	.mmi
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	.mem.offset 24, 0
	st8.spill [r16] = r35
	nop 0
	;;
	.mib
	.mem.offset 32, 0
	st8.spill [r17] = r34
	.body
	nop 0
	br.call.sptk.many b0 = vsnprintf#
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
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
	.endp siprintf#
	.align 16
	.align 64
	.global sniprintf#
	.type	sniprintf#, @function
	.proc sniprintf#
sniprintf:
	.prologue 12, 40
	.spill 24
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 8, 4, 4, 0
	adds r16 = 8, r12
	mov r17 = r12
	.mmi
	.fframe 48
	adds r12 = -48, r12
	mov r42 = r1
	mov r45 = r33
	;;
	.mmi
	.save ar.unat, r43
	mov r43 = ar.unat
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	.save rp, r40
	mov r40 = b0
	.mmi
	adds r14 = 24, r12
	addp4 r46 = 0,r34
	addp4 r44 = 0,r32
	;;
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	addp4 r47 = 0,r14
	;;
	.mmi
	nop 0
	.mem.offset 16, 0
	st8.spill [r17] = r36
	nop 0
	.mmb
	.mem.offset 24, 0
	st8.spill [r16] = r35
	.body
	nop 0
	br.call.sptk.many b0 = vsnprintf#
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
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
	.endp sniprintf#
	.align 16
	.align 64
	.global siscanf#
	.type	siscanf#, @function
	.proc siscanf#
siscanf:
	.prologue 12, 40
	.spill 32
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 8, 4, 3, 0
	adds r16 = 8, r12
	mov r17 = r12
	.mmi
	.fframe 48
	adds r12 = -48, r12
	mov r42 = r1
	addp4 r45 = 0,r33
	;;
	.mmb
	.save ar.unat, r43
	mov r43 = ar.unat
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	nop 0
	.mii
	adds r14 = 16, r12
	.save rp, r40
	mov r40 = b0
	addp4 r44 = 0,r32
	;;
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	addp4 r46 = 0,r14
	;;
	.mmi
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	.mem.offset 24, 0
	st8.spill [r16] = r35
	nop 0
	;;
	.mib
	.mem.offset 32, 0
	st8.spill [r17] = r34
	.body
	nop 0
	br.call.sptk.many b0 = vsscanf#
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
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
	.endp siscanf#
	.align 16
	.align 64
	.global isspace_l#
	.type	isspace_l#, @function
	.proc isspace_l#
isspace_l:
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
	br.call.sptk.many b0 = isspace#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp isspace_l#
	.align 16
	.align 64
	.global tolower_l#
	.type	tolower_l#, @function
	.proc tolower_l#
tolower_l:
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
	zxt1 r36 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = tolower#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp tolower_l#
	.align 16
	.align 64
	.global strtol_l#
	.type	strtol_l#, @function
	.proc strtol_l#
strtol_l:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 3, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	.mmi
	mov r40 = r34
	addp4 r39 = 0,r33
	addp4 r38 = 0,r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp strtol_l#
	.align 16
	.align 64
	.global strtoll_l#
	.type	strtoll_l#, @function
	.proc strtoll_l#
strtoll_l:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 3, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	.mmi
	mov r40 = r34
	addp4 r39 = 0,r33
	addp4 r38 = 0,r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strtoll#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp strtoll_l#
	.global __global_locale#
	.section	.sdata,"aws"
	.type	__global_locale#, @object
	.size	__global_locale#, 1
__global_locale:
	.skip	1
	.global _C_numeric_locale#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"."
	.align 8
.LC1:
	stringz	""
	.section	.data.rel.ro.local,"aw"
	.align 4
	.type	_C_numeric_locale#, @object
	.size	_C_numeric_locale#, 12
_C_numeric_locale:
	data4	.LC0
	data4	.LC1
	data4	.LC1
	.global __collate_load_error#
	.section	.sdata
	.align 4
	.type	__collate_load_error#, @object
	.size	__collate_load_error#, 4
__collate_load_error:
	data4	1
	.global strtoll#
	.type	strtoll#, @function
	.global strtol#
	.type	strtol#, @function
	.global tolower#
	.type	tolower#, @function
	.global isspace#
	.type	isspace#, @function
	.global vsscanf#
	.type	vsscanf#, @function
	.global vsnprintf#
	.type	vsnprintf#, @function
	.global getenv#
	.type	getenv#, @function
	.global abort#
	.type	abort#, @function
	.global free#
	.type	free#, @function
	.global realloc#
	.type	realloc#, @function
	.global calloc#
	.type	calloc#, @function
	.global malloc#
	.type	malloc#, @function
	.ident	"GCC: (GNU) 12.2.0"
