! 87294633de3373408be0a77497b26a69 newlib/libc/search/hash_func.c
	.file	"hash_func.c"
	.section	".text"
	.section	.text.hash4,"ax",@progbits
	.align 4
	.type	hash4, #function
	.proc	016
hash4:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	brz,pt	%i1, .L2
	 mov	0, %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L5-.)), %g1
	or	%g1, %lo(_GLOBAL_OFFSET_TABLE_-(.L5-.)), %g1
	add	%i1, 7, %g3
	sub	%l7, %g1, %l7
	and	%i1, 7, %i1
	sllx	%i1, 2, %i1
	ldsw	[%l7+%i1], %g1
	jmp	%l7+%g1
	 srlx	%g3, 3, %g3
	.section	".rodata"
	.section	.text.hash4
.L20:
	ba,pt	%xcc, .L4
	 mov	0, %g2
.L26:
	sll	%g2, 5, %g4
	add	%i0, 1, %g1
	add	%g4, %g2, %g4
.L3:
	ldub	[%g1], %g2
	add	%g1, 1, %i0
	add	%g2, %g4, %g1
	sll	%g1, 5, %g2
	add	%g2, %g1, %g2
.L4:
	ldub	[%i0], %g1
	add	%i0, 1, %i0
	add	%g1, %g2, %g1
	sll	%g1, 5, %g2
	add	%g2, %g1, %g2
.L6:
	ldub	[%i0], %g1
	add	%i0, 1, %i0
	add	%g1, %g2, %g1
	sll	%g1, 5, %g2
	add	%g2, %g1, %g2
.L7:
	ldub	[%i0], %g1
	add	%i0, 1, %i0
	add	%g1, %g2, %g1
	sll	%g1, 5, %g2
	add	%g2, %g1, %g2
.L8:
	ldub	[%i0], %g1
	add	%i0, 1, %i0
	add	%g1, %g2, %g1
	sll	%g1, 5, %g2
	add	%g2, %g1, %g2
.L9:
	ldub	[%i0], %g1
	add	%i0, 1, %i0
	add	%g1, %g2, %g1
	sll	%g1, 5, %g2
	add	%g2, %g1, %g2
.L10:
	ldub	[%i0], %g1
	add	%i0, 1, %i0
	add	%g1, %g2, %g1
	sll	%g1, 5, %g2
	add	%g2, %g1, %g1
.L11:
	ldub	[%i0], %g2
	add	%g3, -1, %g3
	brnz,pt	%g3, .L26
	 add	%g2, %g1, %g2
.L2:
	return	%i7+8
	 srl	%g2, 0, %o0
.L14:
	ba,pt	%xcc, .L11
	 mov	0, %g1
.L15:
	ba,pt	%xcc, .L10
	 mov	0, %g2
.L16:
	ba,pt	%xcc, .L9
	 mov	0, %g2
.L17:
	ba,pt	%xcc, .L8
	 mov	0, %g2
.L18:
	ba,pt	%xcc, .L7
	 mov	0, %g2
.L19:
	ba,pt	%xcc, .L6
	 mov	0, %g2
.L13:
	mov	%i0, %g1
	ba,pt	%xcc, .L3
	 mov	0, %g4
	.align 4
	.subsection	-1
	.align 8
.L5:
	.word	.L13-.L5
	.word	.L14-.L5
	.word	.L15-.L5
	.word	.L16-.L5
	.word	.L17-.L5
	.word	.L18-.L5
	.word	.L19-.L5
	.word	.L20-.L5
	.previous
	.size	hash4, .-hash4
	.global __default_hash
	.section	.data.rel.local,"aw"
	.align 8
	.type	__default_hash, #object
	.size	__default_hash, 8
__default_hash:
	.xword	hash4
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
