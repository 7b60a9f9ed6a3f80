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
	save	%sp, -176, %sp
	ldx	[%i0+8], %o2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	brz,pn	%o2, .L17
	 sethi	%gdop_hix22(.LC0), %o1
	add	%i0, 16, %l1
	add	%i2, -1, %l0
.L8:
	brz,pn	%o2, .L12
	 mov	1024, %o1
.L19:
	mov	%l1, %o0
	call	fgets, 0
	 mov	%l1, %i5
	brz,pn	%o0, .L12
	 mov	%i1, %i3
	mov	0, %i4
.L7:
	cmp	%i4, %l0
	mov	10, %o1
	stx	%i5, [%i3]
	movl	%icc, 58, %o1
	mov	%i5, %o0
	add	%i4, 1, %i4
	call	strchr, 0
	 sra	%o1, 0, %o1
	brz,pn	%o0, .L18
	 add	%o0, 1, %i5
	stb	%g0, [%o0]
	cmp	%i4, %i2
	bne,pt	%icc, .L7
	 add	%i3, 8, %i3
.L5:
	return	%i7+8
	 mov	1, %o0
.L18:
	cmp	%i4, %i2
	be,pn	%icc, .L5
	 nop
	ldx	[%i0+8], %o2
	brnz,pt	%o2, .L19
	 mov	1024, %o1
.L12:
	return	%i7+8
	 mov	0, %o0
.L17:
	ldx	[%i0], %o0
	xor	%o1, %gdop_lox10(.LC0), %o1
	add	%i0, 16, %l1
	ldx	[%l7 + %o1], %o1, %gdop(.LC0)
	call	fopen, 0
	 add	%i2, -1, %l0
	mov	%o0, %o2
	ba,pt	%xcc, .L8
	 stx	%o0, [%i0+8]
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
	save	%sp, -240, %sp
	mov	%i0, %o0
	mov	7, %o2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	next_line, 0
	 add	%fp, 1991, %o1
	cmp	%o0, 0
	be,pn	%icc, .L23
	 mov	0, %i0
	ldx	[%fp+1991], %i3
	ldx	[%fp+1999], %i4
	mov	10, %o2
	mov	0, %o1
	call	strtol, 0
	 ldx	[%fp+2007], %o0
	mov	10, %o2
	mov	%o0, %i5
	mov	0, %o1
	call	strtol, 0
	 ldx	[%fp+2015], %o0
	sethi	%gdop_hix22(out.5), %i0
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	xor	%i0, %gdop_lox10(out.5), %i0
	ldx	[%l7 + %i0], %i0, %gdop(out.5)
	ldx	[%l7 + %g1], %l7, %gdop(.LC1)
	ldx	[%fp+2023], %g1
	stx	%g1, [%i0+40]
	ldx	[%fp+2031], %g1
	srl	%o0, 0, %o0
	sllx	%i5, 32, %i5
	stx	%g1, [%i0+48]
	or	%i5, %o0, %i5
	ldx	[%fp+2039], %g1
	stx	%i3, [%i0]
	stx	%i4, [%i0+8]
	stx	%i5, [%i0+16]
	stx	%l7, [%i0+24]
	stx	%l7, [%i0+32]
	stx	%g1, [%i0+56]
	stx	%g0, [%i0+64]
	st	%g0, [%i0+72]
.L23:
	return	%i7+8
	 nop
	.size	next_user, .-next_user
	.section	.text.next_group,"ax",@progbits
	.align 4
	.type	next_group, #function
	.proc	0110
next_group:
	save	%sp, -208, %sp
	mov	%i0, %o0
	mov	4, %o2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	next_line, 0
	 add	%fp, 2015, %o1
	cmp	%o0, 0
	be,pn	%icc, .L38
	 mov	0, %i0
	ldx	[%fp+2039], %o0
	brz,pn	%o0, .L30
	 sethi	%gdop_hix22(members.4), %i3
	ldsb	[%o0], %g1
	xor	%i3, %gdop_lox10(members.4), %i3
	mov	0, %i5
	ldx	[%l7 + %i3], %i3, %gdop(members.4)
	cmp	%g1, 0
	be,pn	%icc, .L26
	 mov	%i3, %i4
.L37:
	cmp	%i5, 64
	be,pn	%icc, .L26
	 mov	44, %o1
	stx	%o0, [%i4]
	call	strchr, 0
	 add	%i5, 1, %i5
	brz,pn	%o0, .L26
	 mov	%o0, %g1
	stb	%g0, [%g1]
	add	%o0, 1, %o0
	ldsb	[%o0], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L37
	 add	%i4, 8, %i4
.L26:
	ldx	[%fp+2015], %i2
	ldx	[%fp+2023], %i4
	sra	%i5, 0, %i5
	mov	10, %o2
	sllx	%i5, 3, %i5
	mov	0, %o1
	stx	%g0, [%i3+%i5]
	ldx	[%fp+2031], %o0
	call	strtol, 0
	 sethi	%gdop_hix22(out.3), %i0
	xor	%i0, %gdop_lox10(out.3), %i0
	ldx	[%l7 + %i0], %i0, %gdop(out.3)
	stx	%i2, [%i0]
	stx	%i4, [%i0+8]
	st	%o0, [%i0+16]
	stx	%i3, [%i0+24]
.L38:
	return	%i7+8
	 nop
.L30:
	mov	0, %i5
	xor	%i3, %gdop_lox10(members.4), %i3
	ba,pt	%xcc, .L26
	 ldx	[%l7 + %i3], %i3, %gdop(members.4)
	.size	next_group, .-next_group
	.section	.text.copy_group,"ax",@progbits
	.align 4
	.type	copy_group, #function
	.proc	04
copy_group:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	stx	%g0, [%i4]
	sub	%g0, %i2, %g5
	brz,pn	%i0, .L40
	 and	%g5, 7, %g5
	ldx	[%i0+24], %g4
	ldx	[%g4], %g1
	brz,pn	%g1, .L53
	 mov	8, %g1
	mov	0, %l0
	add	%g4, -8, %g4
.L42:
	mov	%l0, %g3
	mov	%g1, %l3
	add	%g1, 8, %g1
	ldx	[%g4+%g1], %g2
	brnz,pt	%g2, .L42
	 add	%l0, 1, %l0
	add	%g3, 2, %g3
	sllx	%g3, 3, %g3
.L41:
	add	%g5, %g3, %g1
	cmp	%g1, %i3
	bgu,pn	%xcc, .L44
	 add	%i2, %i3, %i3
	ldx	[%i0], %l4
	add	%i2, %g5, %i2
	mov	%l4, %o0
	call	strlen, 0
	 add	%i2, %g3, %i5
	sub	%i3, %i5, %l1
	add	%o0, 1, %o2
	cmp	%o2, %l1
	bgu,pn	%xcc, .L54
	 add	%i5, %o2, %l2
	mov	%l4, %o1
	call	memcpy, 0
	 mov	%i5, %o0
	ldx	[%i0+8], %l5
	mov	%o0, %l4
	call	strlen, 0
	 mov	%l5, %o0
	sub	%i3, %l2, %l1
	add	%o0, 1, %o2
	cmp	%l1, %o2
	blu,pn	%xcc, .L75
	 mov	%l2, %i5
.L73:
	add	%l2, %o2, %i5
	mov	%l5, %o1
	call	memcpy, 0
	 mov	%l2, %o0
.L46:
	lduw	[%i0+16], %g1
	stx	%l4, [%i1]
	stx	%o0, [%i1+8]
	st	%g1, [%i1+16]
	stx	%i2, [%i1+24]
	mov	0, %l1
	brnz,pt	%l0, .L47
	 mov	0, %l2
	ba,pt	%xcc, .L74
	 stx	%g0, [%i2+%l3]
.L50:
	call	memcpy, 0
	 nop
	brz,pn	%o0, .L44
	 stx	%o0, [%i2+%l1]
	add	%l2, 1, %l2
	cmp	%l2, %l0
	be,pn	%xcc, .L52
	 add	%l1, 8, %l1
	mov	%l4, %i5
.L47:
	ldx	[%i0+24], %g1
	ldx	[%g1+%l1], %l4
	call	strlen, 0
	 mov	%l4, %o0
	mov	%l4, %o1
	mov	%o0, %o2
	mov	%i5, %o0
	add	%o2, 1, %o2
	add	%i5, %o2, %l4
	sub	%i3, %i5, %i5
	cmp	%o2, %i5
	bleu,pt	%xcc, .L50
	 nop
	stx	%g0, [%i2+%l1]
.L44:
	return	%i7+8
	 mov	34, %o0
.L52:
	stx	%g0, [%i2+%l3]
.L74:
	ldx	[%i1], %g1
	brz,pn	%g1, .L44
	 nop
	ldx	[%i1+8], %g1
	brz,pn	%g1, .L44
	 nop
	stx	%i1, [%i4]
.L40:
	return	%i7+8
	 mov	0, %o0
.L54:
	ldx	[%i0+8], %l5
	call	strlen, 0
	 mov	%l5, %o0
	mov	%i5, %l2
	add	%o0, 1, %o2
	cmp	%l1, %o2
	bgeu,pt	%xcc, .L73
	 mov	0, %l4
	mov	%l2, %i5
.L75:
	ba,pt	%xcc, .L46
	 mov	0, %o0
.L53:
	mov	8, %g3
	mov	0, %l0
	ba,pt	%xcc, .L41
	 mov	0, %l3
	.size	copy_group, .-copy_group
	.section	.text.copy_user,"ax",@progbits
	.align 4
	.type	copy_user, #function
	.proc	04
copy_user:
	save	%sp, -176, %sp
	brz,pn	%i0, .L77
	 stx	%g0, [%i4]
	mov	80, %o2
	mov	%i0, %o1
	call	memcpy, 0
	 mov	%i1, %o0
	ldx	[%i0], %i5
	call	strlen, 0
	 mov	%i5, %o0
	add	%o0, 1, %o2
	cmp	%i3, %o2
	blu,pn	%xcc, .L84
	 add	%i2, %o2, %l0
	mov	%i5, %o1
	call	memcpy, 0
	 mov	%i2, %o0
	ldx	[%i0+8], %l2
	stx	%o0, [%i1]
	call	strlen, 0
	 mov	%l2, %o0
	add	%i2, %i3, %i2
	add	%o0, 1, %o2
	sub	%i2, %l0, %i5
	cmp	%o2, %i5
	bgu,a,pn %xcc, .L99
	 mov	0, %o0
	add	%l0, %o2, %l1
.L103:
	mov	%l2, %o1
	call	memcpy, 0
	 mov	%l0, %o0
	ldx	[%i0+40], %l0
	stx	%o0, [%i1+8]
	call	strlen, 0
	 mov	%l0, %o0
	sub	%i2, %l1, %i5
	add	%o0, 1, %o2
	cmp	%o2, %i5
	bgu,a,pn %xcc, .L100
	 mov	0, %o0
	add	%l1, %o2, %i3
.L104:
	mov	%l0, %o1
	call	memcpy, 0
	 mov	%l1, %o0
	ldx	[%i0+48], %l1
	stx	%o0, [%i1+40]
	call	strlen, 0
	 mov	%l1, %o0
	sub	%i2, %i3, %i5
	add	%o0, 1, %o2
	cmp	%o2, %i5
	bgu,pn	%xcc, .L101
	 mov	%i3, %l0
	add	%i3, %o2, %l0
.L105:
	mov	%l1, %o1
	mov	%i3, %o0
	call	memcpy, 0
	 sub	%i2, %l0, %i5
.L81:
	ldx	[%i0+56], %i3
	stx	%o0, [%i1+48]
	call	strlen, 0
	 mov	%i3, %o0
	add	%o0, 1, %o2
	cmp	%o2, %i5
	bgu,pn	%xcc, .L82
	 mov	0, %g1
	mov	%i3, %o1
	call	memcpy, 0
	 mov	%l0, %o0
	mov	%o0, %g1
.L82:
	stx	%g1, [%i1+56]
	ldx	[%i1], %g2
	brz,pn	%g2, .L106
	 mov	34, %i0
	ldx	[%i1+8], %g2
	brz,pn	%g2, .L102
	 nop
	ldx	[%i1+40], %g2
	brz,pn	%g2, .L106
	 mov	0, %g3
	ldx	[%i1+48], %g4
	mov	0, %g2
	movre	%g4, 1, %g3
	movre	%g1, 1, %g2
	orcc	%g3, %g2, %g0
	bne,pn	%icc, .L102
	 nop
	stx	%i1, [%i4]
.L77:
	return	%i7+8
	 mov	0, %o0
.L84:
	mov	0, %o0
	ldx	[%i0+8], %l2
	stx	%o0, [%i1]
	call	strlen, 0
	 mov	%l2, %o0
	mov	%i2, %l0
	add	%o0, 1, %o2
	add	%i2, %i3, %i2
	sub	%i2, %l0, %i5
	cmp	%o2, %i5
	bleu,pt	%xcc, .L103
	 add	%l0, %o2, %l1
	mov	0, %o0
.L99:
	mov	%l0, %l1
	ldx	[%i0+40], %l0
	stx	%o0, [%i1+8]
	call	strlen, 0
	 mov	%l0, %o0
	add	%o0, 1, %o2
	cmp	%o2, %i5
	bleu,pt	%xcc, .L104
	 add	%l1, %o2, %i3
	mov	0, %o0
.L100:
	mov	%l1, %i3
	ldx	[%i0+48], %l1
	stx	%o0, [%i1+40]
	call	strlen, 0
	 mov	%l1, %o0
	add	%o0, 1, %o2
	cmp	%o2, %i5
	bleu,a,pt %xcc, .L105
	 add	%i3, %o2, %l0
	mov	%i3, %l0
.L101:
	ba,pt	%xcc, .L81
	 mov	0, %o0
.L102:
.L106:
	return	%i7+8
	 nop
	.size	copy_user, .-copy_user
	.section	.text.getpwent,"ax",@progbits
	.align 4
	.global getpwent
	.type	getpwent, #function
	.proc	0110
getpwent:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(users), %i0
	xor	%i0, %gdop_lox10(users), %i0
	ldx	[%l7 + %i0], %i0, %gdop(users)
	call	next_user, 0
	 restore
	.size	getpwent, .-getpwent
	.section	.text.fgetpwent,"ax",@progbits
	.align 4
	.global fgetpwent
	.type	fgetpwent, #function
	.proc	0110
fgetpwent:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(other), %g1
	xor	%g1, %gdop_lox10(other), %g1
	ldx	[%l7 + %g1], %l7, %gdop(other)
	stx	%i0, [%l7+8]
	call	next_user, 0
	 restore %g0, %l7, %o0
	.size	fgetpwent, .-fgetpwent
	.section	.text.setpwent,"ax",@progbits
	.align 4
	.global setpwent
	.type	setpwent, #function
	.proc	020
setpwent:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(users), %g1
	xor	%g1, %gdop_lox10(users), %g1
	ldx	[%l7 + %g1], %l7, %gdop(users)
	ldx	[%l7+8], %i0
	brz,pn	%i0, .L111
	 nop
	call	rewind, 0
	 restore
.L111:
	return	%i7+8
	 nop
	.size	setpwent, .-setpwent
	.section	.text.endpwent,"ax",@progbits
	.align 4
	.global endpwent
	.type	endpwent, #function
	.proc	020
endpwent:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(users), %g1
	xor	%g1, %gdop_lox10(users), %g1
	ldx	[%l7 + %g1], %l7, %gdop(users)
	ldx	[%l7+8], %o0
	brz,a,pn %o0, .L117
	 stx	%g0, [%l7+8]
	call	fclose, 0
	 nop
	stx	%g0, [%l7+8]
.L117:
	return	%i7+8
	 nop
	.size	endpwent, .-endpwent
	.section	.text.getpwnam,"ax",@progbits
	.align 4
	.global getpwnam
	.type	getpwnam, #function
	.proc	0110
getpwnam:
	save	%sp, -176, %sp
	call	setpwent, 0
	 mov	%i0, %i5
	ba,pt	%xcc, .L120
	 nop
.L125:
	call	strcmp, 0
	 ldx	[%o0], %o0
	cmp	%o0, 0
	be,pn	%icc, .L119
	 nop
.L120:
	call	getpwent, 0
	 nop
	mov	%o0, %i0
	brnz,pt	%o0, .L125
	 mov	%i5, %o1
.L119:
	call	endpwent, 0
	 nop
	return	%i7+8
	 nop
	.size	getpwnam, .-getpwnam
	.section	.text.getpwuid,"ax",@progbits
	.align 4
	.global getpwuid
	.type	getpwuid, #function
	.proc	0110
getpwuid:
	save	%sp, -192, %sp
	call	setpwent, 0
	 nop
	ba,pt	%xcc, .L128
	 nop
.L133:
	cmp	%g1, %i0
	be,pn	%icc, .L127
	 nop
.L128:
	call	getpwent, 0
	 nop
	brnz,a,pt %o0, .L133
	 lduw	[%o0+16], %g1
.L127:
	call	endpwent, 0
	 stx	%o0, [%fp+2039]
	ldx	[%fp+2039], %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	getpwuid, .-getpwuid
	.section	.text.getgrent,"ax",@progbits
	.align 4
	.global getgrent
	.type	getgrent, #function
	.proc	0110
getgrent:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(groups), %i0
	xor	%i0, %gdop_lox10(groups), %i0
	ldx	[%l7 + %i0], %i0, %gdop(groups)
	call	next_group, 0
	 restore
	.size	getgrent, .-getgrent
	.section	.text.fgetgrent,"ax",@progbits
	.align 4
	.global fgetgrent
	.type	fgetgrent, #function
	.proc	0110
fgetgrent:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(other), %g1
	xor	%g1, %gdop_lox10(other), %g1
	ldx	[%l7 + %g1], %l7, %gdop(other)
	stx	%i0, [%l7+8]
	call	next_group, 0
	 restore %g0, %l7, %o0
	.size	fgetgrent, .-fgetgrent
	.section	.text.setgrent,"ax",@progbits
	.align 4
	.global setgrent
	.type	setgrent, #function
	.proc	020
setgrent:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(groups), %g1
	xor	%g1, %gdop_lox10(groups), %g1
	ldx	[%l7 + %g1], %l7, %gdop(groups)
	ldx	[%l7+8], %i0
	brz,pn	%i0, .L138
	 nop
	call	rewind, 0
	 restore
.L138:
	return	%i7+8
	 nop
	.size	setgrent, .-setgrent
	.section	.text.endgrent,"ax",@progbits
	.align 4
	.global endgrent
	.type	endgrent, #function
	.proc	020
endgrent:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(groups), %g1
	xor	%g1, %gdop_lox10(groups), %g1
	ldx	[%l7 + %g1], %l7, %gdop(groups)
	ldx	[%l7+8], %o0
	brz,a,pn %o0, .L144
	 stx	%g0, [%l7+8]
	call	fclose, 0
	 nop
	stx	%g0, [%l7+8]
.L144:
	return	%i7+8
	 nop
	.size	endgrent, .-endgrent
	.section	.text.getgrnam,"ax",@progbits
	.align 4
	.global getgrnam
	.type	getgrnam, #function
	.proc	0110
getgrnam:
	save	%sp, -176, %sp
	call	setgrent, 0
	 mov	%i0, %i5
	ba,pt	%xcc, .L147
	 nop
.L152:
	call	strcmp, 0
	 ldx	[%o0], %o0
	cmp	%o0, 0
	be,pn	%icc, .L146
	 nop
.L147:
	call	getgrent, 0
	 nop
	mov	%o0, %i0
	brnz,pt	%o0, .L152
	 mov	%i5, %o1
.L146:
	call	endgrent, 0
	 nop
	return	%i7+8
	 nop
	.size	getgrnam, .-getgrnam
	.section	.text.getgrgid,"ax",@progbits
	.align 4
	.global getgrgid
	.type	getgrgid, #function
	.proc	0110
getgrgid:
	save	%sp, -192, %sp
	call	setgrent, 0
	 nop
	ba,pt	%xcc, .L155
	 nop
.L160:
	cmp	%g1, %i0
	be,pn	%icc, .L154
	 nop
.L155:
	call	getgrent, 0
	 nop
	brnz,a,pt %o0, .L160
	 lduw	[%o0+16], %g1
.L154:
	call	endgrent, 0
	 stx	%o0, [%fp+2039]
	ldx	[%fp+2039], %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	getgrgid, .-getgrgid
	.section	.text.__posix_getpwnam_r,"ax",@progbits
	.align 4
	.global __posix_getpwnam_r
	.type	__posix_getpwnam_r, #function
	.proc	04
__posix_getpwnam_r:
	save	%sp, -176, %sp
	sethi	%gdop_hix22(lock), %g1
	xor	%g1, %gdop_lox10(lock), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldx	[%l7 + %g1], %l7, %gdop(lock)
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
	return	%i7+8
	 nop
	.size	__posix_getpwnam_r, .-__posix_getpwnam_r
	.section	.text.__posix_getpwuid_r,"ax",@progbits
	.align 4
	.global __posix_getpwuid_r
	.type	__posix_getpwuid_r, #function
	.proc	04
__posix_getpwuid_r:
	save	%sp, -176, %sp
	sethi	%gdop_hix22(lock), %g1
	xor	%g1, %gdop_lox10(lock), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldx	[%l7 + %g1], %l7, %gdop(lock)
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
	return	%i7+8
	 nop
	.size	__posix_getpwuid_r, .-__posix_getpwuid_r
	.section	.text.__posix_getgrnam_r,"ax",@progbits
	.align 4
	.global __posix_getgrnam_r
	.type	__posix_getgrnam_r, #function
	.proc	04
__posix_getgrnam_r:
	save	%sp, -176, %sp
	sethi	%gdop_hix22(lock), %g1
	xor	%g1, %gdop_lox10(lock), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldx	[%l7 + %g1], %l7, %gdop(lock)
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
	return	%i7+8
	 nop
	.size	__posix_getgrnam_r, .-__posix_getgrnam_r
	.section	.text.__posix_getgrgid_r,"ax",@progbits
	.align 4
	.global __posix_getgrgid_r
	.type	__posix_getgrgid_r, #function
	.proc	04
__posix_getgrgid_r:
	save	%sp, -176, %sp
	sethi	%gdop_hix22(lock), %g1
	xor	%g1, %gdop_lox10(lock), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldx	[%l7 + %g1], %l7, %gdop(lock)
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
	return	%i7+8
	 nop
	.size	__posix_getgrgid_r, .-__posix_getgrgid_r
	.section	.text.next_user_r,"ax",@progbits
	.align 4
	.global next_user_r
	.type	next_user_r, #function
	.proc	04
next_user_r:
	save	%sp, -192, %sp
	sethi	%gdop_hix22(lock), %g1
	xor	%g1, %gdop_lox10(lock), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldx	[%l7 + %g1], %l7, %gdop(lock)
	call	stream_lock_take, 0
	 mov	%l7, %o0
	call	getpwent, 0
	 nop
	add	%fp, 2039, %o4
	mov	%i1, %o2
	mov	%i0, %o1
	call	copy_user, 0
	 mov	%i2, %o3
	mov	%o0, %i5
	call	stream_lock_drop, 0
	 mov	%l7, %o0
	mov	%i5, %i4
	ldx	[%fp+2039], %g2
	brz,pn	%g2, .L169
	 mov	0, %g1
	cmp	%g0, %g1
	return	%i7+8
	 subx	%g0, 0, %o0
.L169:
	cmp	%i5, 0
	call	___errno, 0
	 move	%icc, 2, %i4
	st	%i4, [%o0]
	mov	-1, %g1
	cmp	%g0, %g1
	return	%i7+8
	 subx	%g0, 0, %o0
	.size	next_user_r, .-next_user_r
	.section	.text.next_group_r,"ax",@progbits
	.align 4
	.global next_group_r
	.type	next_group_r, #function
	.proc	04
next_group_r:
	save	%sp, -192, %sp
	sethi	%gdop_hix22(lock), %g1
	xor	%g1, %gdop_lox10(lock), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldx	[%l7 + %g1], %l7, %gdop(lock)
	call	stream_lock_take, 0
	 mov	%l7, %o0
	call	getgrent, 0
	 nop
	add	%fp, 2039, %o4
	mov	%i1, %o2
	mov	%i0, %o1
	call	copy_group, 0
	 mov	%i2, %o3
	mov	%o0, %i5
	call	stream_lock_drop, 0
	 mov	%l7, %o0
	mov	%i5, %i4
	ldx	[%fp+2039], %g2
	brz,pn	%g2, .L174
	 mov	0, %g1
	cmp	%g0, %g1
	return	%i7+8
	 subx	%g0, 0, %o0
.L174:
	cmp	%i5, 0
	call	___errno, 0
	 move	%icc, 2, %i4
	st	%i4, [%o0]
	mov	-1, %g1
	cmp	%g0, %g1
	return	%i7+8
	 subx	%g0, 0, %o0
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
	save	%sp, -208, %sp
	ldx	[%i0+56], %g4
	ldx	[%i0+48], %g3
	ldx	[%i0+40], %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	stx	%g4, [%sp+2239]
	stx	%g3, [%sp+2231]
	stx	%g2, [%sp+2223]
	mov	%i1, %o0
	ldsw	[%i0+20], %o5
	ldsw	[%i0+16], %o4
	ldx	[%i0+8], %o3
	ldx	[%i0], %o2
	sethi	%gdop_hix22(.LC2), %o1
	xor	%o1, %gdop_lox10(.LC2), %o1
	call	fprintf, 0
	 ldx	[%l7 + %o1], %o1, %gdop(.LC2)
	sra	%o0, 31, %i0
	return	%i7+8
	 nop
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
	save	%sp, -176, %sp
	call	getuid, 0
	 nop
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	getpwuid, 0
	 nop
	brz,pn	%o0, .L181
	 mov	%o0, %i0
	ldx	[%o0], %o3
	sethi	%gdop_hix22(.LC3), %o2
	sethi	%gdop_hix22(name.2), %i0
	xor	%o2, %gdop_lox10(.LC3), %o2
	xor	%i0, %gdop_lox10(name.2), %i0
	mov	64, %o1
	ldx	[%l7 + %i0], %i0, %gdop(name.2)
	ldx	[%l7 + %o2], %o2, %gdop(.LC3)
	call	snprintf, 0
	 mov	%i0, %o0
.L181:
	return	%i7+8
	 nop
	.size	getlogin, .-getlogin
	.section	.text.cuserid,"ax",@progbits
	.align 4
	.global cuserid
	.type	cuserid, #function
	.proc	0102
cuserid:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	geteuid, 0
	 nop
	call	getpwuid, 0
	 nop
	brz,a,pn %i0, .L186
	 sethi	%gdop_hix22(own.1), %i0
	brz,pn	%o0, .L188
	 sethi	%gdop_hix22(.LC1), %o3
.L187:
	ldx	[%o0], %o3
	sethi	%gdop_hix22(.LC3), %o2
	mov	64, %o1
	xor	%o2, %gdop_lox10(.LC3), %o2
	mov	%i0, %o0
	call	snprintf, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC3)
	return	%i7+8
	 nop
.L186:
	xor	%i0, %gdop_lox10(own.1), %i0
	brnz,pt	%o0, .L187
	 ldx	[%l7 + %i0], %i0, %gdop(own.1)
	sethi	%gdop_hix22(.LC1), %o3
.L188:
	sethi	%gdop_hix22(.LC3), %o2
	xor	%o3, %gdop_lox10(.LC1), %o3
	mov	64, %o1
	ldx	[%l7 + %o3], %o3, %gdop(.LC1)
	xor	%o2, %gdop_lox10(.LC3), %o2
	mov	%i0, %o0
	call	snprintf, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC3)
	return	%i7+8
	 nop
	.size	cuserid, .-cuserid
	.section	.text.initgroups,"ax",@progbits
	.align 4
	.global initgroups
	.type	initgroups, #function
	.proc	04
initgroups:
	save	%sp, -256, %sp
	add	%fp, 1971, %i3
	mov	76, %o2
	mov	0, %o1
	call	memset, 0
	 mov	%i3, %o0
	mov	1, %i2
	call	setgrent, 0
	 st	%i1, [%fp+1967]
.L190:
	call	getgrent, 0
	 nop
	brz,pn	%o0, .L194
	 mov	%o0, %i4
	ldx	[%i4+24], %i5
	ldx	[%i5], %o0
	brnz,pt	%o0, .L195
	 nop
	ba,pt	%xcc, .L190
	 nop
.L192:
.L201:
	ldx	[%i5], %o0
	brz,pn	%o0, .L190
	 nop
.L195:
	call	strcmp, 0
	 mov	%i0, %o1
	cmp	%o0, 0
	bne,a,pt %icc, .L201
	 add	%i5, 8, %i5
	lduw	[%i4+16], %g1
	cmp	%g1, %i1
	be,a,pt	%icc, .L192
	 add	%i5, 8, %i5
	st	%g1, [%i3]
	add	%i2, 1, %i2
	cmp	%i2, 20
	bne,pt	%icc, .L190
	 add	%i3, 4, %i3
.L194:
	call	endgrent, 0
	 nop
	add	%fp, 1967, %o1
	call	setgroups, 0
	 sra	%i2, 0, %o0
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
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(shells), %i4
	xor	%i4, %gdop_lox10(shells), %i4
	ldx	[%l7 + %i4], %i4, %gdop(shells)
	ldx	[%i4], %o2
	brz,pn	%o2, .L220
	 sethi	%gdop_hix22(.LC0), %o1
.L203:
	sethi	%gdop_hix22(line.0), %g1
	xor	%g1, %gdop_lox10(line.0), %g1
	brz,pn	%o2, .L209
	 ldx	[%l7 + %g1], %i0, %gdop(line.0)
	mov	1024, %o1
.L223:
	call	fgets, 0
	 mov	%i0, %o0
	brz,pn	%o0, .L209
	 nop
	ldsb	[%i0], %g1
	ldub	[%i0], %o0
	cmp	%g1, 0
	bne,pt	%icc, .L210
	 mov	%i0, %i5
	ba,pt	%xcc, .L222
	 stb	%g0, [%i5]
.L221:
	cmp	%g1, 35
	be,a,pn	%icc, .L222
	 stb	%g0, [%i5]
	add	%i5, 1, %i5
	ldsb	[%i5], %g1
	cmp	%g1, 0
	be,pn	%icc, .L204
	 ldub	[%i5], %o0
.L210:
	call	isspace, 0
	 and	%o0, 0xff, %o0
	cmp	%o0, 0
	be,a,pt	%icc, .L221
	 ldsb	[%i5], %g1
.L204:
	stb	%g0, [%i5]
.L222:
	ldsb	[%i0], %g1
	cmp	%g1, 47
	be,pn	%icc, .L224
	 nop
	ldx	[%i4], %o2
	brnz,pt	%o2, .L223
	 mov	1024, %o1
.L209:
	return	%i7+8
	 mov	0, %o0
.L224:
	return	%i7+8
	 nop
.L220:
	sethi	%gdop_hix22(.LC4), %o0
	xor	%o1, %gdop_lox10(.LC0), %o1
	xor	%o0, %gdop_lox10(.LC4), %o0
	ldx	[%l7 + %o1], %o1, %gdop(.LC0)
	call	fopen, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC4)
	mov	%o0, %o2
	ba,pt	%xcc, .L203
	 stx	%o0, [%i4]
	.size	getusershell, .-getusershell
	.section	.text.setusershell,"ax",@progbits
	.align 4
	.global setusershell
	.type	setusershell, #function
	.proc	020
setusershell:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(shells), %g1
	xor	%g1, %gdop_lox10(shells), %g1
	ldx	[%l7 + %g1], %l7, %gdop(shells)
	ldx	[%l7], %i0
	brz,pn	%i0, .L227
	 nop
	call	rewind, 0
	 restore
.L227:
	return	%i7+8
	 nop
	.size	setusershell, .-setusershell
	.section	.text.endusershell,"ax",@progbits
	.align 4
	.global endusershell
	.type	endusershell, #function
	.proc	020
endusershell:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(shells), %g1
	xor	%g1, %gdop_lox10(shells), %g1
	ldx	[%l7 + %g1], %l7, %gdop(shells)
	ldx	[%l7], %o0
	brz,a,pn %o0, .L233
	 stx	%g0, [%l7]
	call	fclose, 0
	 nop
	stx	%g0, [%l7]
.L233:
	return	%i7+8
	 nop
	.size	endusershell, .-endusershell
	.local	line.0
	.common	line.0,1024,8
	.local	own.1
	.common	own.1,64,8
	.local	name.2
	.common	name.2,64,8
	.local	out.3
	.common	out.3,32,8
	.local	members.4
	.common	members.4,520,8
	.local	out.5
	.common	out.5,80,8
	.local	shells
	.common	shells,8,8
	.local	lock
	.common	lock,12,4
	.local	other
	.common	other,1040,8
	.section	.rodata.str1.8
	.align 8
.LC5:
	.asciz	"/etc/group"
	.section	.data.rel.local,"aw"
	.align 8
	.type	groups, #object
	.size	groups, 1040
groups:
	.xword	.LC5
	.skip	1032
	.section	.rodata.str1.8
	.align 8
.LC6:
	.asciz	"/etc/passwd"
	.section	.data.rel.local
	.align 8
	.type	users, #object
	.size	users, 1040
users:
	.xword	.LC6
	.skip	1032
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
