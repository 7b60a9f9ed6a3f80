! 8ab2238dd346f02a9fcc129bccc381a6 emu/guest/sunos/loader_tls.c
	.file	"loader_tls.c"
	.section	".text"
	.section	.text.make_tcb,"ax",@progbits
	.align 4
	.type	make_tcb, #function
	.proc	0110
make_tcb:
	save	%sp, -96, %sp
	sethi	%gdop_hix22(tls_align), %g2
	xor	%g2, %gdop_lox10(tls_align), %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(tls_size), %g1
	ld	[%l7 + %g2], %g3, %gdop(tls_align)
	xor	%g1, %gdop_lox10(tls_size), %g1
	ld	[%l7 + %g1], %g2, %gdop(tls_size)
	ld	[%g3], %g1
	ld	[%g2], %g3
	sub	%g0, %g1, %g2
	add	%g1, %g3, %i4
	add	%i4, -1, %i4
	add	%i0, %i4, %i4
	and	%i4, %g2, %i4
	st	%i4, [%i4]
	st	%i0, [%i4+12]
	sethi	%gdop_hix22(modules), %g1
	xor	%g1, %gdop_lox10(modules), %g1
	ld	[%l7 + %g1], %l7, %gdop(modules)
	ld	[%l7], %i5
	cmp	%i5, 0
	bne,a	.L14
	 ld	[%i5+188], %o0
	jmp	%i7+8
	 restore %g0, %i4, %o0
.L3:
	cmp	%i5, 0
	be	.L13
	 mov	%i4, %i0
	ld	[%i5+188], %o0
.L14:
	cmp	%o0, 0
	be,a	.L3
	 ld	[%i5], %i5
	ld	[%i5+176], %o2
	ld	[%i5+172], %o1
	call	memcpy, 0
	 sub	%i4, %o0, %o0
	ld	[%i5], %i5
	cmp	%i5, 0
	bne,a	.L14
	 ld	[%i5+188], %o0
	mov	%i4, %i0
.L13:
	jmp	%i7+8
	 restore
	.size	make_tcb, .-make_tcb
	.section	.text.place_tls,"ax",@progbits
	.align 4
	.global place_tls
	.hidden	place_tls
	.type	place_tls, #function
	.proc	020
place_tls:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i0, 0
	be	.L31
	 sethi	%gdop_hix22(tls_align), %g1
	xor	%g1, %gdop_lox10(tls_align), %g1
	sethi	%gdop_hix22(tls_size), %i5
	mov	0, %g3
	xor	%i5, %gdop_lox10(tls_size), %i5
	ld	[%l7 + %i5], %i5, %gdop(tls_size)
	ld	[%l7 + %g1], %l7, %gdop(tls_align)
	ld	[%i5], %g1
	ld	[%l7], %g4
	ld	[%i0+192], %g2
.L30:
	cmp	%g2, 0
	be,a	.L29
	 ld	[%i0], %i0
	ld	[%i0+180], %g3
	ld	[%i0+184], %g2
	add	%g1, -1, %g1
	cmp	%g4, %g2
	add	%g1, %g3, %g1
	sub	%g0, %g2, %g3
	add	%g1, %g2, %g1
	bgeu	.L19
	 and	%g1, %g3, %g1
	mov	%g2, %g4
.L19:
	st	%g1, [%i0+188]
	mov	1, %g3
	ld	[%i0], %i0
.L29:
	cmp	%i0, 0
	bne,a	.L30
	 ld	[%i0+192], %g2
	andcc	%g3, 0xff, %g0
	be	.L31
	 nop
	st	%g1, [%i5]
	st	%g4, [%l7]
.L31:
	jmp	%i7+8
	 restore
	.size	place_tls, .-place_tls
	.section	.text.first_tcb,"ax",@progbits
	.align 4
	.global first_tcb
	.hidden	first_tcb
	.type	first_tcb, #function
	.proc	0110
first_tcb:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(tls_size), %g1
	xor	%g1, %gdop_lox10(tls_size), %g1
	ld	[%l7 + %g1], %g1, %gdop(tls_size)
	sethi	%gdop_hix22(tls_align), %g2
	ld	[%g1], %o0
	xor	%g2, %gdop_lox10(tls_align), %g2
	ld	[%l7 + %g2], %l7, %gdop(tls_align)
	ld	[%l7], %g1
	add	%o0, %g1, %o0
	call	allocate, 0
	 add	%o0, 256, %o0
	call	make_tcb, 0
	 restore %g0, %o0, %o0
	.size	first_tcb, .-first_tcb
	.section	.text.library_new_tcb,"ax",@progbits
	.align 4
	.global library_new_tcb
	.type	library_new_tcb, #function
	.proc	0110
library_new_tcb:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(tls_size), %g1
	xor	%g1, %gdop_lox10(tls_size), %g1
	ld	[%l7 + %g1], %g1, %gdop(tls_size)
	sethi	%gdop_hix22(tls_align), %g2
	ld	[%g1], %o1
	xor	%g2, %gdop_lox10(tls_align), %g2
	ld	[%l7 + %g2], %l7, %gdop(tls_align)
	ld	[%l7], %g1
	mov	1, %o0
	add	%o1, %g1, %o1
	call	calloc, 0
	 add	%o1, 256, %o1
	orcc	%o0, 0, %i0
	be	.L33
	 nop
	call	make_tcb, 0
	 restore
.L33:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	library_new_tcb, .-library_new_tcb
	.section	.text.library_free_tcb,"ax",@progbits
	.align 4
	.global library_free_tcb
	.type	library_free_tcb, #function
	.proc	020
library_free_tcb:
	save	%sp, -96, %sp
	ld	[%i0+8], %i5
	cmp	%i5, 0
	be,a	.L42
	 ld	[%i0+12], %i0
	mov	%i5, %o0
.L43:
	call	free, 0
	 ld	[%i5], %i5
	cmp	%i5, 0
	bne	.L43
	 mov	%i5, %o0
	ld	[%i0+12], %i0
.L42:
	call	free, 0
	 restore
	.size	library_free_tcb, .-library_free_tcb
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"ld.so.1"
	.align 8
.LC1:
	.asciz	"thread-local storage of an unknown library"
	.align 8
.LC2:
	.asciz	"no memory for thread-local storage"
	.section	.text.__tls_get_addr,"ax",@progbits
	.align 4
	.global __tls_get_addr
	.type	__tls_get_addr, #function
	.proc	0120
__tls_get_addr:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(modules), %g1
	xor	%g1, %gdop_lox10(modules), %g1
	ld	[%l7 + %g1], %g1, %gdop(modules)
	ld	[%g1], %i5
	cmp	%i5, 0
	be	.L73
	 sethi	%gdop_hix22(.LC0), %o1
	b	.L46
	 ld	[%i0], %g2
.L47:
	cmp	%i5, 0
	be	.L45
	 sethi	%gdop_hix22(.LC0), %o1
.L46:
	ld	[%i5+192], %g1
	cmp	%g1, %g2
	bne,a	.L47
	 ld	[%i5], %i5
	ld	[%i5+188], %g1
	cmp	%g1, 0
	bne	.L55
	 nop
	call	thread_pointer, 0
	 nop
	ld	[%o0+8], %g1
	cmp	%g1, 0
	bne	.L50
	 mov	%o0, %i3
	b	.L72
	 ld	[%i5+184], %g1
.L52:
	cmp	%g1, 0
	be,a	.L51
	 ld	[%i5+184], %g1
.L50:
	ld	[%g1+4], %g2
	cmp	%i5, %g2
	bne,a	.L52
	 ld	[%g1], %g1
	ld	[%g1+8], %i4
	ld	[%i0+4], %g1
	jmp	%i7+8
	 restore %i4, %g1, %o0
.L55:
	call	thread_pointer, 0
	 nop
	ld	[%i5+188], %g1
	sub	%o0, %g1, %i4
	ld	[%i0+4], %g1
	jmp	%i7+8
	 restore %i4, %g1, %o0
.L51:
.L72:
	ld	[%i5+180], %o1
	mov	1, %o0
	add	%o1, %g1, %o1
	call	calloc, 0
	 add	%o1, 12, %o1
	orcc	%o0, 0, %i2
	be	.L71
	 sethi	%gdop_hix22(.LC2), %o0
	ld	[%i5+184], %g1
	add	%g1, 11, %i4
	sub	%g0, %g1, %g1
	ld	[%i5+176], %o2
	add	%i2, %i4, %i4
	ld	[%i5+172], %o1
	and	%i4, %g1, %i4
	call	memcpy, 0
	 mov	%i4, %o0
	ld	[%i3+8], %g1
	st	%i5, [%i2+4]
	st	%g1, [%i2]
	st	%i4, [%i2+8]
	ld	[%i0+4], %g1
	st	%i2, [%i3+8]
	jmp	%i7+8
	 restore %i4, %g1, %o0
.L71:
	ld	[%i5+4], %o1
	xor	%o0, %gdop_lox10(.LC2), %o0
	call	fatal, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC2)
.L45:
.L73:
	sethi	%gdop_hix22(.LC1), %o0
	xor	%o1, %gdop_lox10(.LC0), %o1
	xor	%o0, %gdop_lox10(.LC1), %o0
	ld	[%l7 + %o1], %o1, %gdop(.LC0)
	call	fatal, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC1)
	nop
	.size	__tls_get_addr, .-__tls_get_addr
	.section	".data"
	.align 4
	.type	tls_align, #object
	.size	tls_align, 4
tls_align:
	.long	8
	.local	tls_size
	.common	tls_size,4,4
	.hidden	fatal
	.hidden	allocate
	.hidden	modules
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
