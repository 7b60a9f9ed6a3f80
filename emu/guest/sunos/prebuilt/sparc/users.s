! e5d6d19bf9c7b6d7d1e22301af916f65 emu/guest/libc/users.c
	.file	"users.c"
	.section	".text"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"r"
	.section	.text.next_line,"ax",@progbits
	.align 4
	.type	next_line, #function
	.proc	04
next_line:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%i0+4], %o2
	cmp	%o2, 0
	be	.L17
	 sethi	%gdop_hix22(.LC0), %o1
.L2:
	add	%i0, 8, %i3
	cmp	%o2, 0
	be	.L12
	 add	%i2, -1, %i4
	mov	1024, %o1
.L19:
	call	fgets, 0
	 mov	%i3, %o0
	mov	%o0, %g1
	cmp	%g1, 0
	be	.L12
	 mov	%i3, %o0
	mov	0, %i5
.L7:
	sll	%i5, 2, %g1
	st	%o0, [%i1+%g1]
	cmp	%i5, %i4
	bl	.L3
	 mov	58, %o1
	mov	10, %o1
.L3:
	call	strchr, 0
	 add	%i5, 1, %i5
	cmp	%o0, 0
	be	.L18
	 cmp	%i2, %i5
	stb	%g0, [%o0]
	bne	.L7
	 add	%o0, 1, %o0
.L5:
	jmp	%i7+8
	 restore %g0, 1, %o0
.L18:
	be	.L5
	 nop
	ld	[%i0+4], %o2
	cmp	%o2, 0
	bne	.L19
	 mov	1024, %o1
.L12:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L17:
	ld	[%i0], %o0
	xor	%o1, %gdop_lox10(.LC0), %o1
	call	fopen, 0
	 ld	[%l7 + %o1], %o1, %gdop(.LC0)
	mov	%o0, %o2
	b	.L2
	 st	%o0, [%i0+4]
	.size	next_line, .-next_line
	.section	.rodata.str1.8
	.align 8
.LC1:
	.asciz	""
	.section	.text.next_user,"ax",@progbits
	.align 4
	.type	next_user, #function
	.proc	0110
next_user:
	save	%sp, -128, %sp
	mov	7, %o2
	mov	%i0, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	next_line, 0
	 add	%fp, -28, %o1
	cmp	%o0, 0
	be	.L24
	 mov	0, %i0
	ld	[%fp-28], %i3
	ld	[%fp-24], %i4
	mov	10, %o2
	mov	0, %o1
	call	strtol, 0
	 ld	[%fp-20], %o0
	mov	10, %o2
	mov	%o0, %i5
	mov	0, %o1
	call	strtol, 0
	 ld	[%fp-16], %o0
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	sethi	%gdop_hix22(out.5), %i0
	xor	%i0, %gdop_lox10(out.5), %i0
	ld	[%l7 + %i0], %i0, %gdop(out.5)
	ld	[%l7 + %g1], %l7, %gdop(.LC1)
	ld	[%fp-12], %g1
	st	%g1, [%i0+24]
	ld	[%fp-8], %g1
	st	%i3, [%i0]
	st	%g1, [%i0+28]
	st	%i4, [%i0+4]
	ld	[%fp-4], %g1
	st	%i5, [%i0+8]
	st	%o0, [%i0+12]
	st	%l7, [%i0+16]
	st	%l7, [%i0+20]
	st	%g1, [%i0+32]
	st	%g0, [%i0+36]
	st	%g0, [%i0+40]
.L24:
	jmp	%i7+8
	 restore
	.size	next_user, .-next_user
	.section	.text.next_group,"ax",@progbits
	.align 4
	.type	next_group, #function
	.proc	0110
next_group:
	save	%sp, -112, %sp
	mov	4, %o2
	add	%fp, -16, %o1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	next_line, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be	.L30
	 ld	[%fp-4], %g1
	cmp	%g1, 0
	be	.L31
	 mov	%g1, %o0
	sethi	%gdop_hix22(members.4), %i3
	ldsb	[%g1], %g2
	xor	%i3, %gdop_lox10(members.4), %i3
	mov	0, %i5
	ld	[%l7 + %i3], %i3, %gdop(members.4)
	mov	%i3, %i4
	cmp	%g2, 0
	be	.L27
	 mov	44, %o1
.L38:
	cmp	%i5, 64
	be	.L39
	 ld	[%fp-16], %i2
	st	%g1, [%i4]
	call	strchr, 0
	 add	%i5, 1, %i5
	cmp	%o0, 0
	be	.L27
	 add	%o0, 1, %g1
	stb	%g0, [%o0]
	add	%i4, 4, %i4
	ldsb	[%g1], %g2
	mov	%g1, %o0
	cmp	%g2, 0
	bne	.L38
	 mov	44, %o1
.L27:
	ld	[%fp-16], %i2
.L39:
	ld	[%fp-12], %i4
	sll	%i5, 2, %i5
	mov	10, %o2
	st	%g0, [%i3+%i5]
	mov	0, %o1
	call	strtol, 0
	 ld	[%fp-8], %o0
	sethi	%gdop_hix22(out.3), %g1
	xor	%g1, %gdop_lox10(out.3), %g1
	ld	[%l7 + %g1], %i0, %gdop(out.3)
	st	%i2, [%i0]
	st	%i4, [%i0+4]
	st	%o0, [%i0+8]
	st	%i3, [%i0+12]
	jmp	%i7+8
	 restore
.L30:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L31:
	sethi	%gdop_hix22(members.4), %i3
	mov	0, %i5
	xor	%i3, %gdop_lox10(members.4), %i3
	b	.L27
	 ld	[%l7 + %i3], %i3, %gdop(members.4)
	.size	next_group, .-next_group
	.section	.text.copy_group,"ax",@progbits
	.align 4
	.type	copy_group, #function
	.proc	04
copy_group:
	save	%sp, -96, %sp
	st	%g0, [%i4]
	sub	%g0, %i2, %i5
	cmp	%i0, 0
	be	.L41
	 and	%i5, 3, %i5
	ld	[%i0+12], %g4
	ld	[%g4], %g1
	cmp	%g1, 0
	be	.L55
	 mov	4, %g1
	mov	0, %l0
	add	%g4, -4, %g4
.L43:
	mov	%l0, %g3
	mov	%g1, %l3
	add	%g1, 4, %g1
	ld	[%g4+%g1], %g2
	cmp	%g2, 0
	bne	.L43
	 add	%l0, 1, %l0
	add	%g3, 2, %g3
	sll	%g3, 2, %g3
.L42:
	add	%i5, %g3, %g1
	cmp	%g1, %i3
	bgu	.L45
	 add	%i2, %i3, %i3
	ld	[%i0], %l4
	add	%i2, %i5, %i2
	mov	%l4, %o0
	call	strlen, 0
	 add	%i2, %g3, %i5
	sub	%i3, %i5, %l1
	add	%o0, 1, %o2
	cmp	%o2, %l1
	bgu	.L56
	 add	%i5, %o2, %l2
	mov	%l4, %o1
	call	memcpy, 0
	 mov	%i5, %o0
	ld	[%i0+4], %l5
	mov	%o0, %l4
	call	strlen, 0
	 mov	%l5, %o0
	sub	%i3, %l2, %l1
	add	%o0, 1, %o2
	cmp	%l1, %o2
	blu	.L76
	 mov	%l2, %i5
.L74:
	add	%l2, %o2, %i5
	mov	%l5, %o1
	call	memcpy, 0
	 mov	%l2, %o0
.L47:
	ld	[%i0+8], %g1
	st	%l4, [%i1]
	st	%o0, [%i1+4]
	st	%g1, [%i1+8]
	st	%i2, [%i1+12]
	mov	%i2, %l2
	cmp	%l0, 0
	bne	.L53
	 mov	0, %l1
	b	.L75
	 st	%g0, [%i2+%l3]
.L51:
	call	memcpy, 0
	 nop
	cmp	%o0, 0
	be	.L45
	 st	%o0, [%l2]
	add	%l1, 1, %l1
	cmp	%l1, %l0
	be	.L54
	 add	%l2, 4, %l2
	mov	%l4, %i5
.L53:
	ld	[%i0+12], %g2
	sll	%l1, 2, %g1
	ld	[%g2+%g1], %l4
	call	strlen, 0
	 mov	%l4, %o0
	mov	%l4, %o1
	mov	%o0, %o2
	mov	%i5, %o0
	add	%o2, 1, %o2
	add	%i5, %o2, %l4
	sub	%i3, %i5, %i5
	cmp	%o2, %i5
	bleu	.L51
	 nop
	st	%g0, [%l2]
.L45:
	jmp	%i7+8
	 restore %g0, 34, %o0
.L54:
	st	%g0, [%i2+%l3]
.L75:
	ld	[%i1], %g1
	cmp	%g1, 0
	be	.L45
	 nop
	ld	[%i1+4], %g1
	cmp	%g1, 0
	be	.L45
	 nop
	st	%i1, [%i4]
.L41:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L56:
	ld	[%i0+4], %l5
	call	strlen, 0
	 mov	%l5, %o0
	mov	%i5, %l2
	add	%o0, 1, %o2
	cmp	%l1, %o2
	bgeu	.L74
	 mov	0, %l4
	mov	%l2, %i5
.L76:
	b	.L47
	 mov	0, %o0
.L55:
	mov	4, %g3
	mov	0, %l0
	b	.L42
	 mov	0, %l3
	.size	copy_group, .-copy_group
	.section	.text.copy_user,"ax",@progbits
	.align 4
	.type	copy_user, #function
	.proc	04
copy_user:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L78
	 st	%g0, [%i4]
	mov	44, %o2
	mov	%i0, %o1
	call	memcpy, 0
	 mov	%i1, %o0
	ld	[%i0], %i5
	call	strlen, 0
	 mov	%i5, %o0
	add	%o0, 1, %o2
	cmp	%i3, %o2
	blu	.L85
	 add	%i2, %o2, %l0
	mov	%i5, %o1
	call	memcpy, 0
	 mov	%i2, %o0
	ld	[%i0+4], %l2
	st	%o0, [%i1]
	call	strlen, 0
	 mov	%l2, %o0
	add	%i2, %i3, %i2
	add	%o0, 1, %o2
	sub	%i2, %l0, %i5
	cmp	%o2, %i5
	bgu,a	.L100
	 mov	0, %o0
	add	%l0, %o2, %l1
.L103:
	mov	%l2, %o1
	call	memcpy, 0
	 mov	%l0, %o0
	ld	[%i0+24], %l0
	st	%o0, [%i1+4]
	call	strlen, 0
	 mov	%l0, %o0
	sub	%i2, %l1, %i5
	add	%o0, 1, %o2
	cmp	%o2, %i5
	bgu,a	.L101
	 mov	0, %o0
	add	%l1, %o2, %i3
.L104:
	mov	%l0, %o1
	call	memcpy, 0
	 mov	%l1, %o0
	ld	[%i0+28], %l1
	st	%o0, [%i1+24]
	call	strlen, 0
	 mov	%l1, %o0
	sub	%i2, %i3, %i5
	add	%o0, 1, %o2
	cmp	%o2, %i5
	bgu	.L102
	 mov	%i3, %l0
	add	%i3, %o2, %l0
.L105:
	mov	%l1, %o1
	mov	%i3, %o0
	call	memcpy, 0
	 sub	%i2, %l0, %i5
.L82:
	ld	[%i0+32], %i3
	st	%o0, [%i1+28]
	call	strlen, 0
	 mov	%i3, %o0
	add	%o0, 1, %o2
	cmp	%o2, %i5
	bgu	.L83
	 mov	0, %g1
	mov	%i3, %o1
	call	memcpy, 0
	 mov	%l0, %o0
	mov	%o0, %g1
.L83:
	st	%g1, [%i1+32]
	ld	[%i1], %g2
	cmp	%g2, 0
	be	.L93
	 nop
	ld	[%i1+4], %g2
	cmp	%g2, 0
	be	.L93
	 nop
	ld	[%i1+24], %g2
	cmp	%g2, 0
	be	.L93
	 nop
	ld	[%i1+28], %g2
	cmp	%g2, 0
	be	.L93
	 cmp	%g1, 0
	be	.L93
	 nop
	st	%i1, [%i4]
.L78:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L85:
	mov	0, %o0
	ld	[%i0+4], %l2
	st	%o0, [%i1]
	call	strlen, 0
	 mov	%l2, %o0
	mov	%i2, %l0
	add	%o0, 1, %o2
	add	%i2, %i3, %i2
	sub	%i2, %l0, %i5
	cmp	%o2, %i5
	bleu	.L103
	 add	%l0, %o2, %l1
	mov	0, %o0
.L100:
	mov	%l0, %l1
	ld	[%i0+24], %l0
	st	%o0, [%i1+4]
	call	strlen, 0
	 mov	%l0, %o0
	add	%o0, 1, %o2
	cmp	%o2, %i5
	bleu	.L104
	 add	%l1, %o2, %i3
	mov	0, %o0
.L101:
	mov	%l1, %i3
	ld	[%i0+28], %l1
	st	%o0, [%i1+24]
	call	strlen, 0
	 mov	%l1, %o0
	add	%o0, 1, %o2
	cmp	%o2, %i5
	bleu,a	.L105
	 add	%i3, %o2, %l0
	mov	%i3, %l0
.L102:
	b	.L82
	 mov	0, %o0
.L93:
	jmp	%i7+8
	 restore %g0, 34, %o0
	.size	copy_user, .-copy_user
	.section	.text.getpwent,"ax",@progbits
	.align 4
	.global getpwent
	.type	getpwent, #function
	.proc	0110
getpwent:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(users), %i0
	xor	%i0, %gdop_lox10(users), %i0
	ld	[%l7 + %i0], %i0, %gdop(users)
	call	next_user, 0
	 restore
	.size	getpwent, .-getpwent
	.section	.text.fgetpwent,"ax",@progbits
	.align 4
	.global fgetpwent
	.type	fgetpwent, #function
	.proc	0110
fgetpwent:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(other), %g1
	xor	%g1, %gdop_lox10(other), %g1
	ld	[%l7 + %g1], %l7, %gdop(other)
	st	%i0, [%l7+4]
	call	next_user, 0
	 restore %g0, %l7, %o0
	.size	fgetpwent, .-fgetpwent
	.section	.text.setpwent,"ax",@progbits
	.align 4
	.global setpwent
	.type	setpwent, #function
	.proc	020
setpwent:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(users), %g1
	xor	%g1, %gdop_lox10(users), %g1
	ld	[%l7 + %g1], %l7, %gdop(users)
	ld	[%l7+4], %i0
	cmp	%i0, 0
	be	.L110
	 nop
	call	rewind, 0
	 restore
.L110:
	jmp	%i7+8
	 restore
	.size	setpwent, .-setpwent
	.section	.text.endpwent,"ax",@progbits
	.align 4
	.global endpwent
	.type	endpwent, #function
	.proc	020
endpwent:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(users), %g1
	xor	%g1, %gdop_lox10(users), %g1
	ld	[%l7 + %g1], %l7, %gdop(users)
	ld	[%l7+4], %o0
	cmp	%o0, 0
	be,a	.L116
	 st	%g0, [%l7+4]
	call	fclose, 0
	 nop
	st	%g0, [%l7+4]
.L116:
	jmp	%i7+8
	 restore
	.size	endpwent, .-endpwent
	.section	.text.getpwnam,"ax",@progbits
	.align 4
	.global getpwnam
	.type	getpwnam, #function
	.proc	0110
getpwnam:
	save	%sp, -96, %sp
	call	setpwent, 0
	 mov	%i0, %i5
	b,a	.L119
.L124:
	call	strcmp, 0
	 ld	[%i0], %o0
	cmp	%o0, 0
	be	.L118
	 nop
.L119:
	call	getpwent, 0
	 nop
	orcc	%o0, 0, %i0
	bne	.L124
	 mov	%i5, %o1
.L118:
	call	endpwent, 0
	 nop
	jmp	%i7+8
	 restore
	.size	getpwnam, .-getpwnam
	.section	.text.getpwuid,"ax",@progbits
	.align 4
	.global getpwuid
	.type	getpwuid, #function
	.proc	0110
getpwuid:
	save	%sp, -104, %sp
	call	setpwent, 0
	 nop
	b,a	.L127
.L132:
	cmp	%g1, %i0
	be	.L126
	 nop
.L127:
	call	getpwent, 0
	 nop
	cmp	%o0, 0
	bne,a	.L132
	 ld	[%o0+8], %g1
.L126:
	call	endpwent, 0
	 st	%o0, [%fp-4]
	ld	[%fp-4], %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	getpwuid, .-getpwuid
	.section	.text.getgrent,"ax",@progbits
	.align 4
	.global getgrent
	.type	getgrent, #function
	.proc	0110
getgrent:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(groups), %i0
	xor	%i0, %gdop_lox10(groups), %i0
	ld	[%l7 + %i0], %i0, %gdop(groups)
	call	next_group, 0
	 restore
	.size	getgrent, .-getgrent
	.section	.text.fgetgrent,"ax",@progbits
	.align 4
	.global fgetgrent
	.type	fgetgrent, #function
	.proc	0110
fgetgrent:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(other), %g1
	xor	%g1, %gdop_lox10(other), %g1
	ld	[%l7 + %g1], %l7, %gdop(other)
	st	%i0, [%l7+4]
	call	next_group, 0
	 restore %g0, %l7, %o0
	.size	fgetgrent, .-fgetgrent
	.section	.text.setgrent,"ax",@progbits
	.align 4
	.global setgrent
	.type	setgrent, #function
	.proc	020
setgrent:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(groups), %g1
	xor	%g1, %gdop_lox10(groups), %g1
	ld	[%l7 + %g1], %l7, %gdop(groups)
	ld	[%l7+4], %i0
	cmp	%i0, 0
	be	.L137
	 nop
	call	rewind, 0
	 restore
.L137:
	jmp	%i7+8
	 restore
	.size	setgrent, .-setgrent
	.section	.text.endgrent,"ax",@progbits
	.align 4
	.global endgrent
	.type	endgrent, #function
	.proc	020
endgrent:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(groups), %g1
	xor	%g1, %gdop_lox10(groups), %g1
	ld	[%l7 + %g1], %l7, %gdop(groups)
	ld	[%l7+4], %o0
	cmp	%o0, 0
	be,a	.L143
	 st	%g0, [%l7+4]
	call	fclose, 0
	 nop
	st	%g0, [%l7+4]
.L143:
	jmp	%i7+8
	 restore
	.size	endgrent, .-endgrent
	.section	.text.getgrnam,"ax",@progbits
	.align 4
	.global getgrnam
	.type	getgrnam, #function
	.proc	0110
getgrnam:
	save	%sp, -96, %sp
	call	setgrent, 0
	 mov	%i0, %i5
	b,a	.L146
.L151:
	call	strcmp, 0
	 ld	[%i0], %o0
	cmp	%o0, 0
	be	.L145
	 nop
.L146:
	call	getgrent, 0
	 nop
	orcc	%o0, 0, %i0
	bne	.L151
	 mov	%i5, %o1
.L145:
	call	endgrent, 0
	 nop
	jmp	%i7+8
	 restore
	.size	getgrnam, .-getgrnam
	.section	.text.getgrgid,"ax",@progbits
	.align 4
	.global getgrgid
	.type	getgrgid, #function
	.proc	0110
getgrgid:
	save	%sp, -104, %sp
	call	setgrent, 0
	 nop
	b,a	.L154
.L159:
	cmp	%g1, %i0
	be	.L153
	 nop
.L154:
	call	getgrent, 0
	 nop
	cmp	%o0, 0
	bne,a	.L159
	 ld	[%o0+8], %g1
.L153:
	call	endgrent, 0
	 st	%o0, [%fp-4]
	ld	[%fp-4], %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	getgrgid, .-getgrgid
	.section	.text.__posix_getpwnam_r,"ax",@progbits
	.align 4
	.global __posix_getpwnam_r
	.type	__posix_getpwnam_r, #function
	.proc	04
__posix_getpwnam_r:
	save	%sp, -96, %sp
	sethi	%gdop_hix22(lock), %g1
	xor	%g1, %gdop_lox10(lock), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%l7 + %g1], %l7, %gdop(lock)
	call	stream_lock_take, 0
	 mov	%l7, %o0
	call	getpwnam, 0
	 mov	%i0, %o0
	mov	%i4, %o4
	mov	%i3, %o3
	mov	%i2, %o2
	call	copy_user, 0
	 mov	%i1, %o1
	mov	%o0, %i0
	call	stream_lock_drop, 0
	 mov	%l7, %o0
	jmp	%i7+8
	 restore
	.size	__posix_getpwnam_r, .-__posix_getpwnam_r
	.section	.text.__posix_getpwuid_r,"ax",@progbits
	.align 4
	.global __posix_getpwuid_r
	.type	__posix_getpwuid_r, #function
	.proc	04
__posix_getpwuid_r:
	save	%sp, -96, %sp
	sethi	%gdop_hix22(lock), %g1
	xor	%g1, %gdop_lox10(lock), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%l7 + %g1], %l7, %gdop(lock)
	call	stream_lock_take, 0
	 mov	%l7, %o0
	call	getpwuid, 0
	 mov	%i0, %o0
	mov	%i4, %o4
	mov	%i3, %o3
	mov	%i2, %o2
	call	copy_user, 0
	 mov	%i1, %o1
	mov	%o0, %i0
	call	stream_lock_drop, 0
	 mov	%l7, %o0
	jmp	%i7+8
	 restore
	.size	__posix_getpwuid_r, .-__posix_getpwuid_r
	.section	.text.__posix_getgrnam_r,"ax",@progbits
	.align 4
	.global __posix_getgrnam_r
	.type	__posix_getgrnam_r, #function
	.proc	04
__posix_getgrnam_r:
	save	%sp, -96, %sp
	sethi	%gdop_hix22(lock), %g1
	xor	%g1, %gdop_lox10(lock), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%l7 + %g1], %l7, %gdop(lock)
	call	stream_lock_take, 0
	 mov	%l7, %o0
	call	getgrnam, 0
	 mov	%i0, %o0
	mov	%i4, %o4
	mov	%i3, %o3
	mov	%i2, %o2
	call	copy_group, 0
	 mov	%i1, %o1
	mov	%o0, %i0
	call	stream_lock_drop, 0
	 mov	%l7, %o0
	jmp	%i7+8
	 restore
	.size	__posix_getgrnam_r, .-__posix_getgrnam_r
	.section	.text.__posix_getgrgid_r,"ax",@progbits
	.align 4
	.global __posix_getgrgid_r
	.type	__posix_getgrgid_r, #function
	.proc	04
__posix_getgrgid_r:
	save	%sp, -96, %sp
	sethi	%gdop_hix22(lock), %g1
	xor	%g1, %gdop_lox10(lock), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%l7 + %g1], %l7, %gdop(lock)
	call	stream_lock_take, 0
	 mov	%l7, %o0
	call	getgrgid, 0
	 mov	%i0, %o0
	mov	%i4, %o4
	mov	%i3, %o3
	mov	%i2, %o2
	call	copy_group, 0
	 mov	%i1, %o1
	mov	%o0, %i0
	call	stream_lock_drop, 0
	 mov	%l7, %o0
	jmp	%i7+8
	 restore
	.size	__posix_getgrgid_r, .-__posix_getgrgid_r
	.section	.text.next_user_r,"ax",@progbits
	.align 4
	.global next_user_r
	.type	next_user_r, #function
	.proc	04
next_user_r:
	save	%sp, -104, %sp
	sethi	%gdop_hix22(lock), %g1
	xor	%g1, %gdop_lox10(lock), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%l7 + %g1], %l7, %gdop(lock)
	call	stream_lock_take, 0
	 mov	%l7, %o0
	call	getpwent, 0
	 nop
	mov	%i0, %o1
	add	%fp, -4, %o4
	mov	%i1, %o2
	call	copy_user, 0
	 mov	%i2, %o3
	mov	%o0, %i5
	call	stream_lock_drop, 0
	 mov	%l7, %o0
	ld	[%fp-4], %g1
	cmp	%g1, 0
	bne	.L171
	 mov	0, %i0
	cmp	%i5, 0
	be	.L169
	 nop
	call	___errno, 0
	 mov	-1, %i0
	st	%i5, [%o0]
.L171:
	jmp	%i7+8
	 restore
.L169:
	call	___errno, 0
	 mov	2, %i5
	st	%i5, [%o0]
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	next_user_r, .-next_user_r
	.section	.text.next_group_r,"ax",@progbits
	.align 4
	.global next_group_r
	.type	next_group_r, #function
	.proc	04
next_group_r:
	save	%sp, -104, %sp
	sethi	%gdop_hix22(lock), %g1
	xor	%g1, %gdop_lox10(lock), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%l7 + %g1], %l7, %gdop(lock)
	call	stream_lock_take, 0
	 mov	%l7, %o0
	call	getgrent, 0
	 nop
	mov	%i0, %o1
	add	%fp, -4, %o4
	mov	%i1, %o2
	call	copy_group, 0
	 mov	%i2, %o3
	mov	%o0, %i5
	call	stream_lock_drop, 0
	 mov	%l7, %o0
	ld	[%fp-4], %g1
	cmp	%g1, 0
	bne	.L179
	 mov	0, %i0
	cmp	%i5, 0
	be	.L177
	 nop
	call	___errno, 0
	 mov	-1, %i0
	st	%i5, [%o0]
.L179:
	jmp	%i7+8
	 restore
.L177:
	call	___errno, 0
	 mov	2, %i5
	st	%i5, [%o0]
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	next_group_r, .-next_group_r
	.section	.rodata.str1.8
	.align 8
.LC2:
	.asciz	"%s:%s:%d:%d:%s:%s:%s\n"
	.section	.text.putpwent,"ax",@progbits
	.align 4
	.global putpwent
	.type	putpwent, #function
	.proc	04
putpwent:
	save	%sp, -112, %sp
	ld	[%i0+32], %g4
	ld	[%i0+28], %g3
	ld	[%i0+24], %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	st	%g4, [%sp+100]
	st	%g3, [%sp+96]
	st	%g2, [%sp+92]
	mov	%i1, %o0
	ld	[%i0+12], %o5
	ld	[%i0+8], %o4
	ld	[%i0+4], %o3
	ld	[%i0], %o2
	sethi	%gdop_hix22(.LC2), %o1
	xor	%o1, %gdop_lox10(.LC2), %o1
	call	fprintf, 0
	 ld	[%l7 + %o1], %o1, %gdop(.LC2)
	sra	%o0, 31, %i0
	jmp	%i7+8
	 restore
	.size	putpwent, .-putpwent
	.section	.rodata.str1.8
	.align 8
.LC3:
	.asciz	"%s"
	.section	.text.getlogin,"ax",@progbits
	.align 4
	.global getlogin
	.type	getlogin, #function
	.proc	0102
getlogin:
	save	%sp, -96, %sp
	call	getuid, 0
	 nop
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	getpwuid, 0
	 nop
	orcc	%o0, 0, %i0
	be	.L186
	 sethi	%gdop_hix22(.LC3), %o2
	ld	[%i0], %o3
	sethi	%gdop_hix22(name.2), %i0
	xor	%o2, %gdop_lox10(.LC3), %o2
	xor	%i0, %gdop_lox10(name.2), %i0
	mov	64, %o1
	ld	[%l7 + %i0], %i0, %gdop(name.2)
	ld	[%l7 + %o2], %o2, %gdop(.LC3)
	call	snprintf, 0
	 mov	%i0, %o0
.L186:
	jmp	%i7+8
	 restore
	.size	getlogin, .-getlogin
	.section	.text.cuserid,"ax",@progbits
	.align 4
	.global cuserid
	.type	cuserid, #function
	.proc	0102
cuserid:
	save	%sp, -96, %sp
	call	geteuid, 0
	 nop
	call	getpwuid, 0
	 nop
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i0, 0
	be	.L191
	 cmp	%o0, 0
	be	.L193
	 sethi	%gdop_hix22(.LC1), %o3
.L192:
	ld	[%o0], %o3
	sethi	%gdop_hix22(.LC3), %o2
	mov	64, %o1
	xor	%o2, %gdop_lox10(.LC3), %o2
	mov	%i0, %o0
	call	snprintf, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC3)
	jmp	%i7+8
	 restore
.L191:
	sethi	%gdop_hix22(own.1), %i0
	xor	%i0, %gdop_lox10(own.1), %i0
	bne	.L192
	 ld	[%l7 + %i0], %i0, %gdop(own.1)
	sethi	%gdop_hix22(.LC1), %o3
.L193:
	sethi	%gdop_hix22(.LC3), %o2
	xor	%o3, %gdop_lox10(.LC1), %o3
	mov	64, %o1
	ld	[%l7 + %o3], %o3, %gdop(.LC1)
	xor	%o2, %gdop_lox10(.LC3), %o2
	mov	%i0, %o0
	call	snprintf, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC3)
	jmp	%i7+8
	 restore
	.size	cuserid, .-cuserid
	.section	.text.initgroups,"ax",@progbits
	.align 4
	.global initgroups
	.type	initgroups, #function
	.proc	04
initgroups:
	save	%sp, -176, %sp
	mov	76, %o2
	mov	0, %o1
	add	%fp, -76, %i3
	call	memset, 0
	 mov	%i3, %o0
	mov	1, %i2
	call	setgrent, 0
	 st	%i1, [%fp-80]
.L195:
	call	getgrent, 0
	 nop
	orcc	%o0, 0, %i4
	be	.L199
	 nop
	ld	[%i4+12], %i5
	ld	[%i5], %o0
	cmp	%o0, 0
	bne	.L200
	 nop
	b,a	.L195
.L197:
.L206:
	ld	[%i5], %o0
	cmp	%o0, 0
	be	.L195
	 nop
.L200:
	call	strcmp, 0
	 mov	%i0, %o1
	cmp	%o0, 0
	bne,a	.L206
	 add	%i5, 4, %i5
	ld	[%i4+8], %g1
	cmp	%g1, %i1
	be,a	.L197
	 add	%i5, 4, %i5
	st	%g1, [%i3]
	add	%i2, 1, %i2
	cmp	%i2, 20
	bne	.L195
	 add	%i3, 4, %i3
.L199:
	call	endgrent, 0
	 nop
	add	%fp, -80, %o1
	call	setgroups, 0
	 mov	%i2, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	initgroups, .-initgroups
	.section	.rodata.str1.8
	.align 8
.LC4:
	.asciz	"/etc/shells"
	.section	.text.getusershell,"ax",@progbits
	.align 4
	.global getusershell
	.type	getusershell, #function
	.proc	0102
getusershell:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(shells), %i4
	xor	%i4, %gdop_lox10(shells), %i4
	ld	[%l7 + %i4], %i4, %gdop(shells)
	ld	[%i4], %o2
	cmp	%o2, 0
	be	.L225
	 sethi	%gdop_hix22(.LC0), %o1
.L208:
	sethi	%gdop_hix22(line.0), %g1
	cmp	%o2, 0
	xor	%g1, %gdop_lox10(line.0), %g1
	be	.L214
	 ld	[%l7 + %g1], %i0, %gdop(line.0)
	mov	1024, %o1
.L228:
	call	fgets, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be	.L214
	 nop
	ldsb	[%i0], %g1
	ldub	[%i0], %o0
	cmp	%g1, 0
	bne	.L215
	 mov	%i0, %i5
	b	.L227
	 stb	%g0, [%i5]
.L226:
	cmp	%g1, 35
	be,a	.L227
	 stb	%g0, [%i5]
	add	%i5, 1, %i5
	ldsb	[%i5], %g1
	cmp	%g1, 0
	be	.L209
	 ldub	[%i5], %o0
.L215:
	call	isspace, 0
	 and	%o0, 0xff, %o0
	cmp	%o0, 0
	be,a	.L226
	 ldsb	[%i5], %g1
.L209:
	stb	%g0, [%i5]
.L227:
	ldsb	[%i0], %g1
	cmp	%g1, 47
	be	.L229
	 nop
	ld	[%i4], %o2
	cmp	%o2, 0
	bne	.L228
	 mov	1024, %o1
.L214:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L229:
	jmp	%i7+8
	 restore
.L225:
	sethi	%gdop_hix22(.LC4), %o0
	xor	%o1, %gdop_lox10(.LC0), %o1
	xor	%o0, %gdop_lox10(.LC4), %o0
	ld	[%l7 + %o1], %o1, %gdop(.LC0)
	call	fopen, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC4)
	mov	%o0, %o2
	b	.L208
	 st	%o0, [%i4]
	.size	getusershell, .-getusershell
	.section	.text.setusershell,"ax",@progbits
	.align 4
	.global setusershell
	.type	setusershell, #function
	.proc	020
setusershell:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(shells), %g1
	xor	%g1, %gdop_lox10(shells), %g1
	ld	[%l7 + %g1], %l7, %gdop(shells)
	ld	[%l7], %i0
	cmp	%i0, 0
	be	.L232
	 nop
	call	rewind, 0
	 restore
.L232:
	jmp	%i7+8
	 restore
	.size	setusershell, .-setusershell
	.section	.text.endusershell,"ax",@progbits
	.align 4
	.global endusershell
	.type	endusershell, #function
	.proc	020
endusershell:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(shells), %g1
	xor	%g1, %gdop_lox10(shells), %g1
	ld	[%l7 + %g1], %l7, %gdop(shells)
	ld	[%l7], %o0
	cmp	%o0, 0
	be,a	.L238
	 st	%g0, [%l7]
	call	fclose, 0
	 nop
	st	%g0, [%l7]
.L238:
	jmp	%i7+8
	 restore
	.size	endusershell, .-endusershell
	.local	line.0
	.common	line.0,1024,8
	.local	own.1
	.common	own.1,64,8
	.local	name.2
	.common	name.2,64,8
	.local	out.3
	.common	out.3,16,4
	.local	members.4
	.common	members.4,260,4
	.local	out.5
	.common	out.5,44,4
	.local	shells
	.common	shells,4,4
	.local	lock
	.common	lock,12,4
	.local	other
	.common	other,1032,4
	.section	.rodata.str1.8
	.align 8
.LC5:
	.asciz	"/etc/group"
	.section	.data.rel.local,"aw"
	.align 4
	.type	groups, #object
	.size	groups, 1032
groups:
	.long	.LC5
	.skip	1028
	.section	.rodata.str1.8
	.align 8
.LC6:
	.asciz	"/etc/passwd"
	.section	.data.rel.local
	.align 4
	.type	users, #object
	.size	users, 1032
users:
	.long	.LC6
	.skip	1028
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
