! 697ede4d7d8cf7f68e5086b6991ccaec emu/guest/libc/ctype.c
	.file	"ctype.c"
	.section	".text"
	.section	.text.isupper,"ax",@progbits
	.align 4
	.global isupper
	.type	isupper, #function
	.proc	04
isupper:
	save	%sp, -176, %sp
	add	%i0, -65, %g1
	mov	0, %i0
	cmp	%g1, 25
	return	%i7+8
	 movleu	%icc, 1, %o0
	.size	isupper, .-isupper
	.section	.text._isupper,"ax",@progbits
	.align 4
	.global _isupper
	.type	_isupper, #function
	.proc	04
_isupper:
	save	%sp, -176, %sp
	add	%i0, -65, %g1
	mov	0, %i0
	cmp	%g1, 25
	return	%i7+8
	 movleu	%icc, 1, %o0
	.size	_isupper, .-_isupper
	.section	.text.islower,"ax",@progbits
	.align 4
	.global islower
	.type	islower, #function
	.proc	04
islower:
	save	%sp, -176, %sp
	add	%i0, -97, %g1
	mov	0, %i0
	cmp	%g1, 25
	return	%i7+8
	 movleu	%icc, 1, %o0
	.size	islower, .-islower
	.section	.text._islower,"ax",@progbits
	.align 4
	.global _islower
	.type	_islower, #function
	.proc	04
_islower:
	save	%sp, -176, %sp
	add	%i0, -97, %g1
	mov	0, %i0
	cmp	%g1, 25
	return	%i7+8
	 movleu	%icc, 1, %o0
	.size	_islower, .-_islower
	.section	.text.isalpha,"ax",@progbits
	.align 4
	.global isalpha
	.type	isalpha, #function
	.proc	04
isalpha:
	save	%sp, -176, %sp
	or	%i0, 32, %g1
	mov	0, %i0
	add	%g1, -97, %g1
	cmp	%g1, 25
	return	%i7+8
	 movleu	%icc, 1, %o0
	.size	isalpha, .-isalpha
	.section	.text._isalpha,"ax",@progbits
	.align 4
	.global _isalpha
	.type	_isalpha, #function
	.proc	04
_isalpha:
	save	%sp, -176, %sp
	or	%i0, 32, %g1
	mov	0, %i0
	add	%g1, -97, %g1
	cmp	%g1, 25
	return	%i7+8
	 movleu	%icc, 1, %o0
	.size	_isalpha, .-_isalpha
	.section	.text.isdigit,"ax",@progbits
	.align 4
	.global isdigit
	.type	isdigit, #function
	.proc	04
isdigit:
	save	%sp, -176, %sp
	add	%i0, -48, %g1
	mov	0, %i0
	cmp	%g1, 9
	return	%i7+8
	 movleu	%icc, 1, %o0
	.size	isdigit, .-isdigit
	.section	.text._isdigit,"ax",@progbits
	.align 4
	.global _isdigit
	.type	_isdigit, #function
	.proc	04
_isdigit:
	save	%sp, -176, %sp
	add	%i0, -48, %g1
	mov	0, %i0
	cmp	%g1, 9
	return	%i7+8
	 movleu	%icc, 1, %o0
	.size	_isdigit, .-_isdigit
	.section	.text.isalnum,"ax",@progbits
	.align 4
	.global isalnum
	.type	isalnum, #function
	.proc	04
isalnum:
	.register	%g2, #scratch
	save	%sp, -176, %sp
	add	%i0, -48, %g2
	cmp	%g2, 9
	bleu,pt	%icc, .L11
	 mov	1, %g1
	or	%i0, 32, %i0
	mov	0, %g1
	add	%i0, -97, %i0
	cmp	%i0, 25
	movleu	%icc, 1, %g1
.L11:
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	isalnum, .-isalnum
	.section	.text._isalnum,"ax",@progbits
	.align 4
	.global _isalnum
	.type	_isalnum, #function
	.proc	04
_isalnum:
	save	%sp, -176, %sp
	add	%i0, -48, %g2
	cmp	%g2, 9
	bleu,pt	%icc, .L14
	 mov	1, %g1
	or	%i0, 32, %i0
	mov	0, %g1
	add	%i0, -97, %i0
	cmp	%i0, 25
	movleu	%icc, 1, %g1
.L14:
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	_isalnum, .-_isalnum
	.section	.text.isxdigit,"ax",@progbits
	.align 4
	.global isxdigit
	.type	isxdigit, #function
	.proc	04
isxdigit:
	save	%sp, -176, %sp
	add	%i0, -48, %g2
	cmp	%g2, 9
	bleu,pt	%icc, .L17
	 mov	1, %g1
	or	%i0, 32, %i0
	mov	0, %g1
	add	%i0, -97, %i0
	cmp	%i0, 5
	movleu	%icc, 1, %g1
.L17:
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	isxdigit, .-isxdigit
	.section	.text._isxdigit,"ax",@progbits
	.align 4
	.global _isxdigit
	.type	_isxdigit, #function
	.proc	04
_isxdigit:
	save	%sp, -176, %sp
	add	%i0, -48, %g2
	cmp	%g2, 9
	bleu,pt	%icc, .L20
	 mov	1, %g1
	or	%i0, 32, %i0
	mov	0, %g1
	add	%i0, -97, %i0
	cmp	%i0, 5
	movleu	%icc, 1, %g1
.L20:
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	_isxdigit, .-_isxdigit
	.section	.text.isspace,"ax",@progbits
	.align 4
	.global isspace
	.type	isspace, #function
	.proc	04
isspace:
	save	%sp, -176, %sp
	add	%i0, -9, %g1
	xor	%i0, 32, %i0
	cmp	%g1, 4
	mov	0, %g1
	movleu	%icc, 1, %g1
	cmp	%g0, %i0
	subx	%g0, -1, %i0
	return	%i7+8
	 or	%g1, %o0, %o0
	.size	isspace, .-isspace
	.section	.text._isspace,"ax",@progbits
	.align 4
	.global _isspace
	.type	_isspace, #function
	.proc	04
_isspace:
	save	%sp, -176, %sp
	add	%i0, -9, %g1
	xor	%i0, 32, %i0
	cmp	%g1, 4
	mov	0, %g1
	movleu	%icc, 1, %g1
	cmp	%g0, %i0
	subx	%g0, -1, %i0
	return	%i7+8
	 or	%g1, %o0, %o0
	.size	_isspace, .-_isspace
	.section	.text.isblank,"ax",@progbits
	.align 4
	.global isblank
	.type	isblank, #function
	.proc	04
isblank:
	save	%sp, -176, %sp
	xor	%i0, 32, %g1
	xor	%i0, 9, %i0
	cmp	%g0, %g1
	subx	%g0, -1, %g2
	cmp	%g0, %i0
	subx	%g0, -1, %i0
	return	%i7+8
	 or	%g2, %o0, %o0
	.size	isblank, .-isblank
	.section	.text._isblank,"ax",@progbits
	.align 4
	.global _isblank
	.type	_isblank, #function
	.proc	04
_isblank:
	save	%sp, -176, %sp
	xor	%i0, 32, %g1
	xor	%i0, 9, %i0
	cmp	%g0, %g1
	subx	%g0, -1, %g2
	cmp	%g0, %i0
	subx	%g0, -1, %i0
	return	%i7+8
	 or	%g2, %o0, %o0
	.size	_isblank, .-_isblank
	.section	.text.iscntrl,"ax",@progbits
	.align 4
	.global iscntrl
	.type	iscntrl, #function
	.proc	04
iscntrl:
	save	%sp, -176, %sp
	cmp	%i0, 31
	xor	%i0, 127, %i0
	mov	0, %g1
	movleu	%icc, 1, %g1
	cmp	%g0, %i0
	subx	%g0, -1, %i0
	return	%i7+8
	 or	%g1, %o0, %o0
	.size	iscntrl, .-iscntrl
	.section	.text._iscntrl,"ax",@progbits
	.align 4
	.global _iscntrl
	.type	_iscntrl, #function
	.proc	04
_iscntrl:
	save	%sp, -176, %sp
	cmp	%i0, 31
	xor	%i0, 127, %i0
	mov	0, %g1
	movleu	%icc, 1, %g1
	cmp	%g0, %i0
	subx	%g0, -1, %i0
	return	%i7+8
	 or	%g1, %o0, %o0
	.size	_iscntrl, .-_iscntrl
	.section	.text.isprint,"ax",@progbits
	.align 4
	.global isprint
	.type	isprint, #function
	.proc	04
isprint:
	save	%sp, -176, %sp
	add	%i0, -32, %g1
	mov	0, %i0
	cmp	%g1, 94
	return	%i7+8
	 movleu	%icc, 1, %o0
	.size	isprint, .-isprint
	.section	.text._isprint,"ax",@progbits
	.align 4
	.global _isprint
	.type	_isprint, #function
	.proc	04
_isprint:
	save	%sp, -176, %sp
	add	%i0, -32, %g1
	mov	0, %i0
	cmp	%g1, 94
	return	%i7+8
	 movleu	%icc, 1, %o0
	.size	_isprint, .-_isprint
	.section	.text.isgraph,"ax",@progbits
	.align 4
	.global isgraph
	.type	isgraph, #function
	.proc	04
isgraph:
	save	%sp, -176, %sp
	add	%i0, -33, %g1
	mov	0, %i0
	cmp	%g1, 93
	return	%i7+8
	 movleu	%icc, 1, %o0
	.size	isgraph, .-isgraph
	.section	.text._isgraph,"ax",@progbits
	.align 4
	.global _isgraph
	.type	_isgraph, #function
	.proc	04
_isgraph:
	save	%sp, -176, %sp
	add	%i0, -33, %g1
	mov	0, %i0
	cmp	%g1, 93
	return	%i7+8
	 movleu	%icc, 1, %o0
	.size	_isgraph, .-_isgraph
	.section	.text.ispunct,"ax",@progbits
	.align 4
	.global ispunct
	.type	ispunct, #function
	.proc	04
ispunct:
	save	%sp, -176, %sp
	add	%i0, -33, %g2
	cmp	%g2, 93
	bleu,pn	%icc, .L35
	 mov	0, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
.L35:
	call	isalnum, 0
	 mov	%i0, %o0
	cmp	%g0, %o0
	subx	%g0, -1, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	ispunct, .-ispunct
	.section	.text._ispunct,"ax",@progbits
	.align 4
	.global _ispunct
	.type	_ispunct, #function
	.proc	04
_ispunct:
	save	%sp, -176, %sp
	add	%i0, -33, %g2
	cmp	%g2, 93
	bleu,pn	%icc, .L39
	 mov	0, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
.L39:
	call	isalnum, 0
	 mov	%i0, %o0
	cmp	%g0, %o0
	subx	%g0, -1, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	_ispunct, .-_ispunct
	.section	.text.isascii,"ax",@progbits
	.align 4
	.global isascii
	.type	isascii, #function
	.proc	04
isascii:
	save	%sp, -176, %sp
	cmp	%i0, 127
	mov	0, %i0
	return	%i7+8
	 movleu	%icc, 1, %o0
	.size	isascii, .-isascii
	.section	.text._isascii,"ax",@progbits
	.align 4
	.global _isascii
	.type	_isascii, #function
	.proc	04
_isascii:
	save	%sp, -176, %sp
	cmp	%i0, 127
	mov	0, %i0
	return	%i7+8
	 movleu	%icc, 1, %o0
	.size	_isascii, .-_isascii
	.section	.text.tolower,"ax",@progbits
	.align 4
	.global tolower
	.type	tolower, #function
	.proc	04
tolower:
	save	%sp, -176, %sp
	add	%i0, -65, %g2
	add	%i0, 32, %g1
	cmp	%g2, 26
	movgeu	%icc, %i0, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	tolower, .-tolower
	.section	.text.toupper,"ax",@progbits
	.align 4
	.global toupper
	.type	toupper, #function
	.proc	04
toupper:
	save	%sp, -176, %sp
	add	%i0, -97, %g2
	add	%i0, -32, %g1
	cmp	%g2, 26
	movgeu	%icc, %i0, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	toupper, .-toupper
	.section	.text._tolower,"ax",@progbits
	.align 4
	.global _tolower
	.type	_tolower, #function
	.proc	04
_tolower:
	save	%sp, -176, %sp
	call	tolower, 0
	 restore
	.size	_tolower, .-_tolower
	.section	.text._toupper,"ax",@progbits
	.align 4
	.global _toupper
	.type	_toupper, #function
	.proc	04
_toupper:
	save	%sp, -176, %sp
	call	toupper, 0
	 restore
	.size	_toupper, .-_toupper
	.section	.text.toascii,"ax",@progbits
	.align 4
	.global toascii
	.type	toascii, #function
	.proc	04
toascii:
	save	%sp, -176, %sp
	return	%i7+8
	 and	%o0, 127, %o0
	.size	toascii, .-toascii
	.global __nl_char_size
	.section	".data"
	.align 4
	.type	__nl_char_size, #object
	.size	__nl_char_size, 4
__nl_char_size:
	.long	1
	.global __SB_masks
	.section	".bss"
	.align 8
	.type	__SB_masks, #object
	.size	__SB_masks, 8
__SB_masks:
	.skip	8
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
