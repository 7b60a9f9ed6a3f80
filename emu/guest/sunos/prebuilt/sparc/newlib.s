! a730d6cbc9dfcab859b601f02c4d9a90 emu/guest/libc/newlib.c
	.file	"newlib.c"
	.section	".text"
	.section	.text.__collate_range_cmp,"ax",@progbits
	.align 4
	.global __collate_range_cmp
	.type	__collate_range_cmp, #function
	.proc	04
__collate_range_cmp:
	save	%sp, -96, %sp
	and	%i1, 0xff, %i1
	and	%i0, 0xff, %i0
	sub	%i0, %i1, %i0
	jmp	%i7+8
	 restore
	.size	__collate_range_cmp, .-__collate_range_cmp
	.section	.text._malloc_r,"ax",@progbits
	.align 4
	.global _malloc_r
	.type	_malloc_r, #function
	.proc	0120
_malloc_r:
	save	%sp, -96, %sp
	call	malloc, 0
	 restore %g0, %i1, %o0
	.size	_malloc_r, .-_malloc_r
	.section	.text._calloc_r,"ax",@progbits
	.align 4
	.global _calloc_r
	.type	_calloc_r, #function
	.proc	0120
_calloc_r:
	save	%sp, -96, %sp
	mov	%i1, %i0
	call	calloc, 0
	 restore %g0, %i2, %o1
	.size	_calloc_r, .-_calloc_r
	.section	.text._realloc_r,"ax",@progbits
	.align 4
	.global _realloc_r
	.type	_realloc_r, #function
	.proc	0120
_realloc_r:
	save	%sp, -96, %sp
	mov	%i1, %i0
	call	realloc, 0
	 restore %g0, %i2, %o1
	.size	_realloc_r, .-_realloc_r
	.section	.text._free_r,"ax",@progbits
	.align 4
	.global _free_r
	.type	_free_r, #function
	.proc	020
_free_r:
	save	%sp, -96, %sp
	call	free, 0
	 restore %g0, %i1, %o0
	.size	_free_r, .-_free_r
	.section	.text.reallocf,"ax",@progbits
	.align 4
	.global reallocf
	.type	reallocf, #function
	.proc	0120
reallocf:
	save	%sp, -96, %sp
	mov	%i0, %o0
	mov	%i0, %i5
	call	realloc, 0
	 mov	%i1, %o1
	orcc	%o0, 0, %i0
	be	.L9
	 nop
	jmp	%i7+8
	 restore
.L9:
	call	free, 0
	 mov	%i5, %o0
	jmp	%i7+8
	 restore
	.size	reallocf, .-reallocf
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	2146959360
	.long	0
	.section	.text.nan,"ax",@progbits
	.align 4
	.global nan
	.type	nan, #function
	.proc	07
nan:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC0)
	ldd	[%l7], %f0
	jmp	%i7+8
	 restore
	.size	nan, .-nan
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC1:
	.long	2143289344
	.section	.text.nanf,"ax",@progbits
	.align 4
	.global nanf
	.type	nanf, #function
	.proc	06
nanf:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC1)
	ld	[%l7], %f0
	jmp	%i7+8
	 restore
	.size	nanf, .-nanf
	.section	.text.__assert_func,"ax",@progbits
	.align 4
	.global __assert_func
	.type	__assert_func, #function
	.proc	020
__assert_func:
	save	%sp, -96, %sp
	call	abort, 0
	 nop
	nop
	.size	__assert_func, .-__assert_func
	.section	.text._getenv_r,"ax",@progbits
	.align 4
	.global _getenv_r
	.type	_getenv_r, #function
	.proc	0102
_getenv_r:
	save	%sp, -96, %sp
	call	getenv, 0
	 restore %g0, %i1, %o0
	.size	_getenv_r, .-_getenv_r
	.section	.text.siprintf,"ax",@progbits
	.align 4
	.global siprintf
	.type	siprintf, #function
	.proc	04
siprintf:
	save	%sp, -104, %sp
	sethi	%hi(2147482624), %o1
	add	%fp, 76, %o3
	st	%i2, [%fp+76]
	st	%i3, [%fp+80]
	st	%i4, [%fp+84]
	st	%i5, [%fp+88]
	st	%o3, [%fp-4]
	mov	%i1, %o2
	mov	%i0, %o0
	call	vsnprintf, 0
	 or	%o1, 1023, %o1
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	siprintf, .-siprintf
	.section	.text.sniprintf,"ax",@progbits
	.align 4
	.global sniprintf
	.type	sniprintf, #function
	.proc	04
sniprintf:
	save	%sp, -104, %sp
	add	%fp, 80, %o3
	st	%i3, [%fp+80]
	st	%i4, [%fp+84]
	st	%i5, [%fp+88]
	st	%o3, [%fp-4]
	mov	%i2, %o2
	mov	%i1, %o1
	call	vsnprintf, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	sniprintf, .-sniprintf
	.section	.text.siscanf,"ax",@progbits
	.align 4
	.global siscanf
	.type	siscanf, #function
	.proc	04
siscanf:
	save	%sp, -104, %sp
	add	%fp, 76, %o2
	st	%i2, [%fp+76]
	st	%i3, [%fp+80]
	st	%i4, [%fp+84]
	st	%i5, [%fp+88]
	st	%o2, [%fp-4]
	mov	%i1, %o1
	call	vsscanf, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	siscanf, .-siscanf
	.section	.text.isspace_l,"ax",@progbits
	.align 4
	.global isspace_l
	.type	isspace_l, #function
	.proc	04
isspace_l:
	save	%sp, -96, %sp
	call	isspace, 0
	 restore
	.size	isspace_l, .-isspace_l
	.section	.text.tolower_l,"ax",@progbits
	.align 4
	.global tolower_l
	.type	tolower_l, #function
	.proc	04
tolower_l:
	save	%sp, -96, %sp
	and	%i0, 0xff, %i0
	call	tolower, 0
	 restore
	.size	tolower_l, .-tolower_l
	.section	.text.strtol_l,"ax",@progbits
	.align 4
	.global strtol_l
	.type	strtol_l, #function
	.proc	04
strtol_l:
	save	%sp, -96, %sp
	call	strtol, 0
	 restore
	.size	strtol_l, .-strtol_l
	.section	.text.strtoll_l,"ax",@progbits
	.align 4
	.global strtoll_l
	.type	strtoll_l, #function
	.proc	05
strtoll_l:
	save	%sp, -96, %sp
	call	strtoll, 0
	 restore
	.size	strtoll_l, .-strtoll_l
	.global __global_locale
	.section	".rodata"
	.type	__global_locale, #object
	.size	__global_locale, 1
__global_locale:
	.skip	1
	.global _C_numeric_locale
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC2:
	.asciz	"."
	.align 8
.LC3:
	.asciz	""
	.section	.data.rel.ro.local,"aw"
	.align 4
	.type	_C_numeric_locale, #object
	.size	_C_numeric_locale, 12
_C_numeric_locale:
	.long	.LC2
	.long	.LC3
	.long	.LC3
	.global __collate_load_error
	.section	".rodata"
	.align 4
	.type	__collate_load_error, #object
	.size	__collate_load_error, 4
__collate_load_error:
	.long	1
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.text.__sparc_get_pc_thunk.l7,"axG",@progbits,__sparc_get_pc_thunk.l7,comdat
	.align 4
	.weak	__sparc_get_pc_thunk.l7
	.hidden	__sparc_get_pc_thunk.l7
	.type	__sparc_get_pc_thunk.l7, #function
	.proc	020
__sparc_get_pc_thunk.l7:
	jmp	%o7+8
	 add	%o7, %l7, %l7
	.section	.note.GNU-stack,"",@progbits
