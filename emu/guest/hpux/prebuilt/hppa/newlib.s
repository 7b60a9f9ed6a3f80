; 4304519fcd36d088c340e8820d1e5435 emu/guest/libc/newlib.c
	.LEVEL 1.1
	.text
	.section	.text.__collate_range_cmp,"ax",@progbits
	.align 4
.globl __collate_range_cmp
	.type	__collate_range_cmp, @function
__collate_range_cmp:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	extru %r26,31,8,%r28
	extru %r25,31,8,%r25
	bv %r0(%r2)
	sub %r28,%r25,%r28
	.EXIT
	.PROCEND
	.size	__collate_range_cmp, .-__collate_range_cmp
	.section	.text._malloc_r,"ax",@progbits
	.align 4
.globl _malloc_r
	.type	_malloc_r, @function
_malloc_r:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r26
	stwm %r4,64(%r30)
	bl malloc,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	_malloc_r, .-_malloc_r
	.section	.text._calloc_r,"ax",@progbits
	.align 4
.globl _calloc_r
	.type	_calloc_r, @function
_calloc_r:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r26
	copy %r24,%r25
	stwm %r4,64(%r30)
	bl calloc,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	_calloc_r, .-_calloc_r
	.section	.text._realloc_r,"ax",@progbits
	.align 4
.globl _realloc_r
	.type	_realloc_r, @function
_realloc_r:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r26
	copy %r24,%r25
	stwm %r4,64(%r30)
	bl realloc,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	_realloc_r, .-_realloc_r
	.section	.text._free_r,"ax",@progbits
	.align 4
.globl _free_r
	.type	_free_r, @function
_free_r:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r26
	stwm %r4,64(%r30)
	bl free,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	_free_r, .-_free_r
	.section	.text.reallocf,"ax",@progbits
	.align 4
.globl reallocf
	.type	reallocf, @function
reallocf:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r4,-116(%r30)
	copy %r19,%r4
	stw %r3,-112(%r30)
	copy %r26,%r3
	bl realloc,%r2
	stw %r19,-32(%r30)
	movb,= %r28,%r28,.L9
	copy %r4,%r19
	ldw -148(%r30),%r2
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L9:
	copy %r3,%r26
	bl free,%r2
	stw %r28,-120(%r30)
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	ldw -120(%r30),%r28
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	reallocf, .-reallocf
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	2146959359
	.word	-1
	.section	.text.nan,"ax",@progbits
	.align 4
.globl nan
	.type	nan, @function
nan:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	bv %r0(%r2)
	fldds 0(%r28),%fr4
	.EXIT
	.PROCEND
	.size	nan, .-nan
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC2:
	.word	2143289343
	.section	.text.nanf,"ax",@progbits
	.align 4
.globl nanf
	.type	nanf, @function
nanf:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r28
	bv %r0(%r2)
	fldws 0(%r28),%fr4L
	.EXIT
	.PROCEND
	.size	nanf, .-nanf
	.section	.text.__assert_func,"ax",@progbits
	.align 4
.globl __assert_func
	.type	__assert_func, @function
__assert_func:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl abort,%r2
	stw %r19,-32(%r30)
	nop
	.EXIT
	.PROCEND
	.size	__assert_func, .-__assert_func
	.section	.text._getenv_r,"ax",@progbits
	.align 4
.globl _getenv_r
	.type	_getenv_r, @function
_getenv_r:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r26
	stwm %r4,64(%r30)
	bl getenv,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	_getenv_r, .-_getenv_r
	.section	.text.siprintf,"ax",@progbits
	.align 4
.globl siprintf
	.type	siprintf, @function
siprintf:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 64(%r30),%r30
	stw %r4,-52(%r30)
	stw %r19,-32(%r30)
	stw %r23,-112(%r30)
	ldo -104(%r30),%r23
	stw %r24,-108(%r30)
	stw %r25,0(%r23)
	stw %r26,-100(%r30)
	copy %r25,%r24
	stw %r23,-56(%r30)
	bl vsnprintf,%r2
	zdepi -1,31,31,%r25
	ldw -52(%r30),%r4
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldo -64(%r30),%r30
	.EXIT
	.PROCEND
	.size	siprintf, .-siprintf
	.section	.text.sniprintf,"ax",@progbits
	.align 4
.globl sniprintf
	.type	sniprintf, @function
sniprintf:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 64(%r30),%r30
	ldo -108(%r30),%r28
	stw %r4,-52(%r30)
	stw %r19,-32(%r30)
	stw %r23,-112(%r30)
	stw %r24,0(%r28)
	stw %r25,-104(%r30)
	stw %r26,-100(%r30)
	copy %r28,%r23
	bl vsnprintf,%r2
	stw %r28,-56(%r30)
	ldw -52(%r30),%r4
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldo -64(%r30),%r30
	.EXIT
	.PROCEND
	.size	sniprintf, .-sniprintf
	.section	.text.siscanf,"ax",@progbits
	.align 4
.globl siscanf
	.type	siscanf, @function
siscanf:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 64(%r30),%r30
	ldo -104(%r30),%r28
	stw %r4,-52(%r30)
	stw %r19,-32(%r30)
	stw %r23,-112(%r30)
	stw %r24,-108(%r30)
	stw %r25,0(%r28)
	stw %r26,-100(%r30)
	copy %r28,%r24
	bl vsscanf,%r2
	stw %r28,-56(%r30)
	ldw -52(%r30),%r4
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldo -64(%r30),%r30
	.EXIT
	.PROCEND
	.size	siscanf, .-siscanf
	.section	.text.isspace_l,"ax",@progbits
	.align 4
.globl isspace_l
	.type	isspace_l, @function
isspace_l:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl isspace,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	isspace_l, .-isspace_l
	.section	.text.tolower_l,"ax",@progbits
	.align 4
.globl tolower_l
	.type	tolower_l, @function
tolower_l:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	extru %r26,31,8,%r26
	stwm %r4,64(%r30)
	bl tolower,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	tolower_l, .-tolower_l
	.section	.text.strtol_l,"ax",@progbits
	.align 4
.globl strtol_l
	.type	strtol_l, @function
strtol_l:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl strtol,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	strtol_l, .-strtol_l
	.section	.text.strtoll_l,"ax",@progbits
	.align 4
.globl strtoll_l
	.type	strtoll_l, @function
strtoll_l:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl strtoll,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	strtoll_l, .-strtoll_l
.globl __global_locale
	.section	.rodata
	.type	__global_locale, @object
	.size	__global_locale, 1
__global_locale:
	.zero	1
.globl _C_numeric_locale
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC4:
	.stringz	"."
	.align 4
.LC5:
	.stringz	""
	.section	.data.rel.ro.local,"aw"
	.align 4
	.type	_C_numeric_locale, @object
	.size	_C_numeric_locale, 12
_C_numeric_locale:
	.word	.LC4
	.word	.LC5
	.word	.LC5
.globl __collate_load_error
	.section	.rodata
	.align 4
	.type	__collate_load_error, @object
	.size	__collate_load_error, 4
__collate_load_error:
	.word	1
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
