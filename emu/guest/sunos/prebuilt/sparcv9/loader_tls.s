! 8ab2238dd346f02a9fcc129bccc381a6 emu/guest/sunos/loader_tls.c
	.file	"loader_tls.c"
	.section	".text"
	.section	.text.make_tcb,"ax",@progbits
	.align 4
	.type	make_tcb, #function
	.proc	0110
make_tcb:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	sethi	%gdop_hix22(tls_align), %g2
	xor	%g2, %gdop_lox10(tls_align), %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(tls_size), %g1
	ldx	[%l7 + %g2], %g3, %gdop(tls_align)
	xor	%g1, %gdop_lox10(tls_size), %g1
	ldx	[%l7 + %g1], %g2, %gdop(tls_size)
	ldx	[%g3], %g1
	ldx	[%g2], %g3
	sub	%g0, %g1, %g2
	add	%g1, %g3, %i4
	add	%i4, -1, %i4
	add	%i0, %i4, %i4
	and	%i4, %g2, %i4
	stx	%i4, [%i4]
	stx	%i0, [%i4+24]
	sethi	%gdop_hix22(modules), %g1
	xor	%g1, %gdop_lox10(modules), %g1
	ldx	[%l7 + %g1], %l7, %gdop(modules)
	ldx	[%l7], %i5
	brz,pn	%i5, .L1
	 nop
	ldx	[%i5+376], %o0
.L14:
	brnz,a,pn %o0, .L13
	 ldx	[%i5+352], %o2
	ldx	[%i5], %i5
	brnz,a,pt %i5, .L14
	 ldx	[%i5+376], %o0
.L1:
	return	%i7+8
	 mov	%o4, %o0
.L13:
	ldx	[%i5+344], %o1
	call	memcpy, 0
	 sub	%i4, %o0, %o0
	ldx	[%i5], %i5
	brnz,a,pt %i5, .L14
	 ldx	[%i5+376], %o0
	ba,pt	%xcc, .L1
	 nop
	.size	make_tcb, .-make_tcb
	.section	.text.place_tls,"ax",@progbits
	.align 4
	.global place_tls
	.hidden	place_tls
	.type	place_tls, #function
	.proc	020
place_tls:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	brz,pn	%i0, .L30
	 sethi	%gdop_hix22(tls_align), %g1
	xor	%g1, %gdop_lox10(tls_align), %g1
	sethi	%gdop_hix22(tls_size), %i5
	mov	0, %g4
	xor	%i5, %gdop_lox10(tls_size), %i5
	ldx	[%l7 + %i5], %i5, %gdop(tls_size)
	ldx	[%l7 + %g1], %l7, %gdop(tls_align)
	ldx	[%i5], %g1
	ldx	[%l7], %g3
	lduw	[%i0+384], %g2
.L29:
	cmp	%g2, 0
	be,a,pt	%icc, .L28
	 ldx	[%i0], %i0
	ldx	[%i0+368], %g2
	sub	%g0, %g2, %g4
	add	%g1, -1, %g1
	ldx	[%i0+360], %g5
	cmp	%g3, %g2
	add	%g1, %g5, %g1
	movlu	%xcc, %g2, %g3
	add	%g1, %g2, %g1
	and	%g1, %g4, %g1
	mov	1, %g4
	stx	%g1, [%i0+376]
	ldx	[%i0], %i0
.L28:
	brnz,a,pt %i0, .L29
	 lduw	[%i0+384], %g2
	andcc	%g4, 0xff, %g0
	be,pn	%icc, .L30
	 nop
	stx	%g1, [%i5]
	stx	%g3, [%l7]
.L30:
	return	%i7+8
	 nop
	.size	place_tls, .-place_tls
	.section	.text.first_tcb,"ax",@progbits
	.align 4
	.global first_tcb
	.hidden	first_tcb
	.type	first_tcb, #function
	.proc	0110
first_tcb:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(tls_size), %g1
	xor	%g1, %gdop_lox10(tls_size), %g1
	ldx	[%l7 + %g1], %g1, %gdop(tls_size)
	sethi	%gdop_hix22(tls_align), %g2
	ldx	[%g1], %o0
	xor	%g2, %gdop_lox10(tls_align), %g2
	ldx	[%l7 + %g2], %l7, %gdop(tls_align)
	ldx	[%l7], %g1
	add	%o0, %g1, %o0
	call	allocate, 0
	 add	%o0, 512, %o0
	call	make_tcb, 0
	 restore %g0, %o0, %o0
	.size	first_tcb, .-first_tcb
	.section	.text.library_new_tcb,"ax",@progbits
	.align 4
	.global library_new_tcb
	.type	library_new_tcb, #function
	.proc	0110
library_new_tcb:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(tls_size), %g1
	xor	%g1, %gdop_lox10(tls_size), %g1
	ldx	[%l7 + %g1], %g1, %gdop(tls_size)
	sethi	%gdop_hix22(tls_align), %g2
	ldx	[%g1], %o1
	xor	%g2, %gdop_lox10(tls_align), %g2
	ldx	[%l7 + %g2], %l7, %gdop(tls_align)
	ldx	[%l7], %g1
	mov	1, %o0
	add	%o1, %g1, %o1
	call	calloc, 0
	 add	%o1, 512, %o1
	brz,pn	%o0, .L32
	 mov	%o0, %i0
	call	make_tcb, 0
	 restore
.L32:
	return	%i7+8
	 mov	0, %o0
	.size	library_new_tcb, .-library_new_tcb
	.section	.text.library_free_tcb,"ax",@progbits
	.align 4
	.global library_free_tcb
	.type	library_free_tcb, #function
	.proc	020
library_free_tcb:
	save	%sp, -176, %sp
	ldx	[%i0+16], %i5
	brz,a,pn %i5, .L41
	 ldx	[%i0+24], %i0
	mov	%i5, %o0
.L42:
	call	free, 0
	 ldx	[%i5], %i5
	brnz,pt	%i5, .L42
	 mov	%i5, %o0
	ldx	[%i0+24], %i0
.L41:
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
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(modules), %g1
	xor	%g1, %gdop_lox10(modules), %g1
	ldx	[%l7 + %g1], %g1, %gdop(modules)
	ldx	[%g1], %i5
	brz,pn	%i5, .L72
	 sethi	%gdop_hix22(.LC0), %o1
	ba,pt	%xcc, .L45
	 ldx	[%i0], %g2
.L46:
	brz,pn	%i5, .L44
	 sethi	%gdop_hix22(.LC0), %o1
.L45:
	lduw	[%i5+384], %g1
	cmp	%g1, %g2
	bne,a,pt %xcc, .L46
	 ldx	[%i5], %i5
	ldx	[%i5+376], %g1
	brnz,pt	%g1, .L54
	 nop
	call	thread_pointer, 0
	 nop
	ldx	[%o0+16], %g1
	brnz,pt	%g1, .L49
	 mov	%o0, %i3
	ba,pt	%xcc, .L71
	 ldx	[%i5+368], %g1
.L51:
	brz,a,pn %g1, .L50
	 ldx	[%i5+368], %g1
.L49:
	ldx	[%g1+8], %g2
	cmp	%i5, %g2
	bne,a,pt %xcc, .L51
	 ldx	[%g1], %g1
	ldx	[%g1+16], %i4
	ldx	[%i0+8], %g1
	return	%i7+8
	 add	%o4, %g1, %o0
.L54:
	call	thread_pointer, 0
	 nop
	ldx	[%i5+376], %g1
	sub	%o0, %g1, %i4
	ldx	[%i0+8], %g1
	return	%i7+8
	 add	%o4, %g1, %o0
.L50:
.L71:
	ldx	[%i5+360], %o1
	mov	1, %o0
	add	%o1, %g1, %o1
	call	calloc, 0
	 add	%o1, 24, %o1
	brz,pn	%o0, .L70
	 mov	%o0, %i2
	ldx	[%i5+368], %g1
	add	%g1, 23, %i4
	sub	%g0, %g1, %g1
	ldx	[%i5+352], %o2
	add	%o0, %i4, %i4
	ldx	[%i5+344], %o1
	and	%i4, %g1, %i4
	call	memcpy, 0
	 mov	%i4, %o0
	ldx	[%i3+16], %g1
	stx	%i5, [%i2+8]
	stx	%g1, [%i2]
	stx	%i4, [%i2+16]
	ldx	[%i0+8], %g1
	stx	%i2, [%i3+16]
	return	%i7+8
	 add	%o4, %g1, %o0
.L70:
	sethi	%gdop_hix22(.LC2), %o0
	ldx	[%i5+8], %o1
	xor	%o0, %gdop_lox10(.LC2), %o0
	call	fatal, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC2)
.L44:
.L72:
	sethi	%gdop_hix22(.LC1), %o0
	xor	%o1, %gdop_lox10(.LC0), %o1
	xor	%o0, %gdop_lox10(.LC1), %o0
	ldx	[%l7 + %o1], %o1, %gdop(.LC0)
	call	fatal, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC1)
	nop
	.size	__tls_get_addr, .-__tls_get_addr
	.section	".data"
	.align 8
	.type	tls_align, #object
	.size	tls_align, 8
tls_align:
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	8
	.local	tls_size
	.common	tls_size,8,8
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
