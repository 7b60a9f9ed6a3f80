! 7e4d9d85f3afded67a2e3fc8b9fbbe0a newlib/libc/search/hcreate.c
	.file	"hcreate.c"
	.section	".text"
	.section	.text.hcreate,"ax",@progbits
	.align 4
	.global hcreate
	.type	hcreate, #function
	.proc	04
hcreate:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(htab), %i1
	xor	%i1, %gdop_lox10(htab), %i1
	ldx	[%l7 + %i1], %i1, %gdop(htab)
	call	hcreate_r, 0
	 restore
	.size	hcreate, .-hcreate
	.section	.text.hdestroy,"ax",@progbits
	.align 4
	.global hdestroy
	.type	hdestroy, #function
	.proc	020
hdestroy:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(htab), %i0
	xor	%i0, %gdop_lox10(htab), %i0
	ldx	[%l7 + %i0], %i0, %gdop(htab)
	call	hdestroy_r, 0
	 restore
	.size	hdestroy, .-hdestroy
	.section	.text.hsearch,"ax",@progbits
	.align 4
	.global hsearch
	.type	hsearch, #function
	.proc	0110
hsearch:
	save	%sp, -192, %sp
	mov	%i0, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	add	%fp, 2039, %o3
	mov	%i2, %o2
	mov	%i1, %o1
	sethi	%gdop_hix22(htab), %o4
	xor	%o4, %gdop_lox10(htab), %o4
	call	hsearch_r, 0
	 ldx	[%l7 + %o4], %o4, %gdop(htab)
	ldx	[%fp+2039], %i0
	return	%i7+8
	 nop
	.size	hsearch, .-hsearch
	.local	htab
	.common	htab,16,8
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
