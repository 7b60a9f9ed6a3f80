! a730d6cbc9dfcab859b601f02c4d9a90 emu/guest/libc/newlib.c
	.file	"newlib.c"
	.section	".text"
	.section	.text.__collate_range_cmp,"ax",@progbits
	.align 4
	.global __collate_range_cmp
	.type	__collate_range_cmp, #function
	.proc	04
__collate_range_cmp:
	save	%sp, -176, %sp
	and	%i1, 0xff, %i1
	and	%i0, 0xff, %i0
	sub	%i0, %i1, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	__collate_range_cmp, .-__collate_range_cmp
	.section	.text._malloc_r,"ax",@progbits
	.align 4
	.global _malloc_r
	.type	_malloc_r, #function
	.proc	0120
_malloc_r:
	save	%sp, -176, %sp
	call	malloc, 0
	 restore %g0, %i1, %o0
	.size	_malloc_r, .-_malloc_r
	.section	.text._calloc_r,"ax",@progbits
	.align 4
	.global _calloc_r
	.type	_calloc_r, #function
	.proc	0120
_calloc_r:
	save	%sp, -176, %sp
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
	save	%sp, -176, %sp
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
	save	%sp, -176, %sp
	call	free, 0
	 restore %g0, %i1, %o0
	.size	_free_r, .-_free_r
	.section	.text.reallocf,"ax",@progbits
	.align 4
	.global reallocf
	.type	reallocf, #function
	.proc	0120
reallocf:
	save	%sp, -176, %sp
	mov	%i0, %o0
	mov	%i0, %i5
	call	realloc, 0
	 mov	%i1, %o1
	brnz,pt	%o0, .L10
	 mov	%o0, %i0
	call	free, 0
	 mov	%i5, %o0
.L10:
	return	%i7+8
	 nop
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
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	return	%i7+8
	 ldd	[%g1], %f0
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
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	return	%i7+8
	 ld	[%g1], %f0
	.size	nanf, .-nanf
	.section	.text.__assert_func,"ax",@progbits
	.align 4
	.global __assert_func
	.type	__assert_func, #function
	.proc	020
__assert_func:
	save	%sp, -176, %sp
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
	save	%sp, -176, %sp
	call	getenv, 0
	 restore %g0, %i1, %o0
	.size	_getenv_r, .-_getenv_r
	.section	.text.siprintf,"ax",@progbits
	.align 4
	.global siprintf
	.type	siprintf, #function
	.proc	04
siprintf:
	save	%sp, -192, %sp
	add	%fp, 2191, %o3
	stx	%i2, [%fp+2191]
	stx	%i3, [%fp+2199]
	stx	%i4, [%fp+2207]
	stx	%i5, [%fp+2215]
	stx	%o3, [%fp+2039]
	mov	%i1, %o2
	mov	%i0, %o0
	mov	-1, %o1
	call	vsnprintf, 0
	 srlx	%o1, 33, %o1
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	siprintf, .-siprintf
	.section	.text.sniprintf,"ax",@progbits
	.align 4
	.global sniprintf
	.type	sniprintf, #function
	.proc	04
sniprintf:
	save	%sp, -192, %sp
	add	%fp, 2199, %o3
	stx	%i3, [%fp+2199]
	stx	%i4, [%fp+2207]
	stx	%i5, [%fp+2215]
	stx	%o3, [%fp+2039]
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
	save	%sp, -192, %sp
	add	%fp, 2191, %o2
	stx	%i2, [%fp+2191]
	stx	%i3, [%fp+2199]
	stx	%i4, [%fp+2207]
	stx	%i5, [%fp+2215]
	stx	%o2, [%fp+2039]
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
	save	%sp, -176, %sp
	call	isspace, 0
	 restore
	.size	isspace_l, .-isspace_l
	.section	.text.tolower_l,"ax",@progbits
	.align 4
	.global tolower_l
	.type	tolower_l, #function
	.proc	04
tolower_l:
	save	%sp, -176, %sp
	and	%i0, 0xff, %i0
	call	tolower, 0
	 restore
	.size	tolower_l, .-tolower_l
	.section	.text.strtol_l,"ax",@progbits
	.align 4
	.global strtol_l
	.type	strtol_l, #function
	.proc	05
strtol_l:
	save	%sp, -176, %sp
	call	strtol, 0
	 restore
	.size	strtol_l, .-strtol_l
	.section	.text.strtoll_l,"ax",@progbits
	.align 4
	.global strtoll_l
	.type	strtoll_l, #function
	.proc	05
strtoll_l:
	save	%sp, -176, %sp
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
	.align 8
	.type	_C_numeric_locale, #object
	.size	_C_numeric_locale, 24
_C_numeric_locale:
	.xword	.LC2
	.xword	.LC3
	.xword	.LC3
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
