! c187ccbbd7c4f0d4d0bb736f34576e20 emu/guest/libc/stdlib.c
	.file	"stdlib.c"
	.section	".text"
	.section	.text.find_variable,"ax",@progbits
	.align 4
	.type	find_variable, #function
	.proc	0502
find_variable:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(_environ), %g1
	xor	%g1, %gdop_lox10(_environ), %g1
	ldx	[%l7 + %g1], %l7, %gdop(_environ)
	ldx	[%l7], %i5
	brz,a,pn %i5, .L12
	 mov	0, %i5
	mov	%i1, %o2
	ldx	[%i5], %o0
	brz,pn	%o0, .L6
	 mov	%i0, %o1
.L5:
	call	strncmp, 0
	 nop
	cmp	%o0, 0
	bne,a,pt %icc, .L13
	 add	%i5, 8, %i5
	ldx	[%i5], %g1
	ldsb	[%g1+%i1], %g1
	cmp	%g1, 61
	be,pn	%icc, .L1
	 nop
	add	%i5, 8, %i5
.L13:
	mov	%i1, %o2
	ldx	[%i5], %o0
	brnz,pt	%o0, .L5
	 mov	%i0, %o1
.L6:
	mov	0, %i5
.L1:
.L12:
	return	%i7+8
	 mov	%o5, %o0
	.size	find_variable, .-find_variable
	.section	.text.getenv,"ax",@progbits
	.align 4
	.global getenv
	.type	getenv, #function
	.proc	0102
getenv:
	save	%sp, -176, %sp
	call	strlen, 0
	 mov	%i0, %o0
	mov	%o0, %i5
	mov	%i0, %o0
	call	find_variable, 0
	 mov	%i5, %o1
	brz,pn	%o0, .L19
	 mov	%o0, %i0
	add	%i5, 1, %i5
	ldx	[%o0], %i0
	add	%i0, %i5, %i0
.L19:
	return	%i7+8
	 nop
	.size	getenv, .-getenv
	.section	.text.putenv,"ax",@progbits
	.align 4
	.global putenv
	.type	putenv, #function
	.proc	04
putenv:
	.register	%g2, #scratch
	save	%sp, -176, %sp
	mov	%i0, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	strchr, 0
	 mov	61, %o1
	brz,pn	%o0, .L25
	 sub	%o0, %i0, %o1
	call	find_variable, 0
	 mov	%i0, %o0
	brz,pn	%o0, .L37
	 sethi	%gdop_hix22(_environ), %i4
	stx	%i0, [%o0]
.L26:
	mov	0, %g1
.L28:
	cmp	%g0, %g1
	return	%i7+8
	 subx	%g0, 0, %o0
.L25:
	sethi	%gdop_hix22(_environ), %i4
.L37:
	xor	%i4, %gdop_lox10(_environ), %i4
	ldx	[%l7 + %i4], %i4, %gdop(_environ)
	ldx	[%i4], %g1
	brz,pn	%g1, .L30
	 mov	16, %o1
	ldx	[%g1], %g2
	mov	0, %i5
	brz,pn	%g2, .L24
	 add	%g1, 8, %g1
.L27:
	add	%g1, 8, %g1
	ldx	[%g1-8], %g2
	brnz,pt	%g2, .L27
	 add	%i5, 1, %i5
.L24:
	add	%i5, 2, %o1
	sllx	%o1, 3, %o1
.L22:
	sethi	%gdop_hix22(own_environment), %g1
	xor	%g1, %gdop_lox10(own_environment), %g1
	ldx	[%l7 + %g1], %l7, %gdop(own_environment)
	call	realloc, 0
	 ldx	[%l7], %o0
	brz,pn	%o0, .L31
	 mov	%o0, %i3
	ldx	[%i4], %o1
	ldx	[%l7], %g1
	cmp	%o1, %g1
	be,pn	%xcc, .L29
	 sllx	%i5, 3, %i5
	call	memcpy, 0
	 mov	%i5, %o2
.L29:
	stx	%i0, [%i3+%i5]
	add	%i3, %i5, %i5
	stx	%g0, [%i5+8]
	stx	%i3, [%l7]
	ba,pt	%xcc, .L26
	 stx	%i3, [%i4]
.L30:
	ba,pt	%xcc, .L22
	 mov	0, %i5
.L31:
	ba,pt	%xcc, .L28
	 mov	-1, %g1
	.size	putenv, .-putenv
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"="
	.section	.text.setenv,"ax",@progbits
	.align 4
	.global setenv
	.type	setenv, #function
	.proc	04
setenv:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	brnz,pt	%i2, .L42
	 nop
	call	getenv, 0
	 mov	%i0, %o0
	brz,pn	%o0, .L42
	 mov	0, %g1
.L40:
	cmp	%g0, %g1
	return	%i7+8
	 subx	%g0, 0, %o0
.L42:
	call	strlen, 0
	 mov	%i0, %o0
	mov	%o0, %i5
	call	strlen, 0
	 mov	%i1, %o0
	add	%i5, %o0, %o0
	call	malloc, 0
	 add	%o0, 2, %o0
	brz,a,pn %o0, .L40
	 mov	-1, %g1
	call	strcpy, 0
	 mov	%i0, %o1
	sethi	%gdop_hix22(.LC0), %o1
	xor	%o1, %gdop_lox10(.LC0), %o1
	call	strcat, 0
	 ldx	[%l7 + %o1], %o1, %gdop(.LC0)
	call	strcat, 0
	 mov	%i1, %o1
	call	putenv, 0
	 restore %g0, %o0, %o0
	.size	setenv, .-setenv
	.section	.text.unsetenv,"ax",@progbits
	.align 4
	.global unsetenv
	.type	unsetenv, #function
	.proc	04
unsetenv:
	save	%sp, -176, %sp
	call	strlen, 0
	 mov	%i0, %o0
	mov	%o0, %o1
	call	find_variable, 0
	 mov	%i0, %o0
	brz,pn	%o0, .L51
	 nop
	ldx	[%o0], %g1
	brz,pn	%g1, .L51
	 nop
.L49:
	ldx	[%o0+8], %g1
	stx	%g1, [%o0]
	brnz,pt	%g1, .L49
	 add	%o0, 8, %o0
.L51:
	return	%i7+8
	 mov	0, %o0
	.size	unsetenv, .-unsetenv
	.section	.text.abs,"ax",@progbits
	.align 4
	.global abs
	.type	abs, #function
	.proc	04
abs:
	save	%sp, -176, %sp
	sra	%i0, 31, %g1
	xor	%g1, %i0, %i0
	sub	%i0, %g1, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	abs, .-abs
	.section	.text.labs,"ax",@progbits
	.align 4
	.global labs
	.type	labs, #function
	.proc	05
labs:
	save	%sp, -176, %sp
	srax	%i0, 63, %g1
	xor	%g1, %i0, %i0
	return	%i7+8
	 sub	%o0, %g1, %o0
	.size	labs, .-labs
	.section	.text.srand,"ax",@progbits
	.align 4
	.global srand
	.type	srand, #function
	.proc	020
srand:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(seed), %g1
	xor	%g1, %gdop_lox10(seed), %g1
	ldx	[%l7 + %g1], %l7, %gdop(seed)
	stx	%i0, [%l7]
	return	%i7+8
	 nop
	.size	srand, .-srand
	.section	.text.rand,"ax",@progbits
	.align 4
	.global rand
	.type	rand, #function
	.proc	04
rand:
	.register	%g3, #scratch
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%hi(1481765888), %g1
	sethi	%gdop_hix22(seed), %g2
	xor	%g2, %gdop_lox10(seed), %g2
	ldx	[%l7 + %g2], %l7, %gdop(seed)
	ldx	[%l7], %g3
	or	%g1, 45, %g2
	sethi	%hi(1284865024), %g4
	sethi	%hi(335902720), %g1
	or	%g4, 813, %g4
	or	%g1, 894, %g1
	sllx	%g2, 32, %g2
	sllx	%g1, 32, %g1
	add	%g2, %g4, %g2
	mulx	%g3, %g2, %g2
	sethi	%hi(4150755328), %g3
	or	%g3, 335, %g3
	add	%g1, %g3, %g1
	add	%g2, %g1, %g1
	sllx	%g1, 16, %i0
	stx	%g1, [%l7]
	return	%i7+8
	 srlx	%o0, 49, %o0
	.size	rand, .-rand
	.section	.text.rand_r,"ax",@progbits
	.align 4
	.global rand_r
	.type	rand_r, #function
	.proc	04
rand_r:
	save	%sp, -176, %sp
	lduw	[%i0], %g1
	sethi	%hi(1103514624), %g2
	or	%g2, 621, %g2
	mulx	%g1, %g2, %g1
	sethi	%hi(12288), %g2
	or	%g2, 57, %g2
	add	%g1, %g2, %g1
	sllx	%g1, 33, %g2
	st	%g1, [%i0]
	return	%i7+8
	 srlx	%g2, 49, %o0
	.size	rand_r, .-rand_r
	.section	.text.imaxabs,"ax",@progbits
	.align 4
	.global imaxabs
	.type	imaxabs, #function
	.proc	05
imaxabs:
	save	%sp, -176, %sp
	srax	%i0, 63, %g1
	xor	%g1, %i0, %i0
	return	%i7+8
	 sub	%o0, %g1, %o0
	.size	imaxabs, .-imaxabs
	.section	.text.srandom,"ax",@progbits
	.align 4
	.global srandom
	.type	srandom, #function
	.proc	020
srandom:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(seed), %g1
	xor	%g1, %gdop_lox10(seed), %g1
	ldx	[%l7 + %g1], %l7, %gdop(seed)
	stx	%i0, [%l7]
	return	%i7+8
	 nop
	.size	srandom, .-srandom
	.section	.text.random,"ax",@progbits
	.align 4
	.global random
	.type	random, #function
	.proc	05
random:
	save	%sp, -176, %sp
	sethi	%gdop_hix22(seed), %g2
	xor	%g2, %gdop_lox10(seed), %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%hi(1481765888), %g1
	ldx	[%l7 + %g2], %l7, %gdop(seed)
	sethi	%hi(1284865024), %g3
	or	%g1, 45, %g2
	or	%g3, 813, %g3
	sllx	%g2, 32, %g2
	add	%g2, %g3, %g2
	ldx	[%l7], %i0
	sethi	%hi(335902720), %g1
	mulx	%i0, %g2, %i0
	or	%g1, 894, %g1
	sethi	%hi(4150755328), %g2
	sllx	%g1, 32, %g1
	or	%g2, 335, %g2
	add	%g1, %g2, %g1
	add	%i0, %g1, %i0
	stx	%i0, [%l7]
	return	%i7+8
	 srlx	%o0, 33, %o0
	.size	random, .-random
	.section	.text.insque,"ax",@progbits
	.align 4
	.global insque
	.type	insque, #function
	.proc	020
insque:
	save	%sp, -176, %sp
	brz,a,pn %i1, .L71
	 stx	%g0, [%i0]
	ldx	[%i1], %g1
	stx	%i1, [%i0+8]
	brz,pn	%g1, .L67
	 stx	%g1, [%i0]
	stx	%i0, [%g1+8]
.L67:
	stx	%i0, [%i1]
	return	%i7+8
	 nop
.L71:
	stx	%g0, [%i0+8]
	return	%i7+8
	 nop
	.size	insque, .-insque
	.section	.text.remque,"ax",@progbits
	.align 4
	.global remque
	.type	remque, #function
	.proc	020
remque:
	save	%sp, -176, %sp
	ldx	[%i0], %g1
	brz,pn	%g1, .L82
	 ldx	[%i0+8], %g2
	stx	%g2, [%g1+8]
	ldx	[%i0+8], %g2
.L82:
	brnz,a,pt %g2, .L81
	 stx	%g1, [%g2]
.L81:
	return	%i7+8
	 nop
	.size	remque, .-remque
	.section	.text.lfind,"ax",@progbits
	.align 4
	.global lfind
	.type	lfind, #function
	.proc	0120
lfind:
	save	%sp, -176, %sp
	ldx	[%i2], %g1
	brz,pn	%g1, .L84
	 mov	0, %i5
	ba,pt	%xcc, .L93
	 mov	%i1, %o1
.L92:
	ldx	[%i2], %g1
	cmp	%g1, %i5
	bleu,pn	%xcc, .L84
	 add	%i1, %i3, %i1
	mov	%i1, %o1
.L93:
	call	%i4, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne,pt	%icc, .L92
	 add	%i5, 1, %i5
	return	%i7+8
	 mov	%o1, %o0
.L84:
	return	%i7+8
	 mov	0, %o0
	.size	lfind, .-lfind
	.section	.text.lsearch,"ax",@progbits
	.align 4
	.global lsearch
	.type	lsearch, #function
	.proc	0120
lsearch:
	save	%sp, -176, %sp
	mov	%i1, %l0
	mov	%i2, %i5
	mov	%i4, %o4
	mov	%i3, %o3
	mov	%i2, %o2
	mov	%i1, %o1
	call	lfind, 0
	 mov	%i0, %o0
	brz,a,pn %o0, .L96
	 ldx	[%i2], %g1
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L96:
	mov	%i0, %i1
	add	%g1, 1, %g2
	mov	%i3, %i2
	mulx	%g1, %i3, %g1
	stx	%g2, [%i5]
	call	memcpy, 0
	 restore %l0, %g1, %o0
	.size	lsearch, .-lsearch
	.section	.text.atexit,"ax",@progbits
	.align 4
	.global atexit
	.type	atexit, #function
	.proc	04
atexit:
	save	%sp, -176, %sp
	sethi	%gdop_hix22(at_exit_count), %g1
	xor	%g1, %gdop_lox10(at_exit_count), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldx	[%l7 + %g1], %g2, %gdop(at_exit_count)
	lduw	[%g2], %g1
	cmp	%g1, 64
	be,pn	%icc, .L99
	 add	%g1, 1, %g4
	srl	%g1, 0, %g1
	sllx	%g1, 3, %g1
	sethi	%gdop_hix22(at_exit), %g3
	st	%g4, [%g2]
	xor	%g3, %gdop_lox10(at_exit), %g3
	ldx	[%l7 + %g3], %l7, %gdop(at_exit)
	stx	%i0, [%l7+%g1]
	mov	0, %g1
.L98:
	cmp	%g0, %g1
	return	%i7+8
	 subx	%g0, 0, %o0
.L99:
	ba,pt	%xcc, .L98
	 mov	-1, %g1
	.size	atexit, .-atexit
	.section	.text._exit,"ax",@progbits
	.align 4
	.global _exit
	.type	_exit, #function
	.proc	020
_exit:
	save	%sp, -176, %sp
	mov	%i0, %o1
.L102:
	call	system_call, 0
	 mov	1, %o0
	ba,pt	%xcc, .L102
	 mov	%i0, %o1
	.size	_exit, .-_exit
	.section	.text.exit,"ax",@progbits
	.align 4
	.global exit
	.type	exit, #function
	.proc	020
exit:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(at_exit_count), %i5
	xor	%i5, %gdop_lox10(at_exit_count), %i5
	ldx	[%l7 + %i5], %i5, %gdop(at_exit_count)
	lduw	[%i5], %g1
	cmp	%g1, 0
	be,pn	%icc, .L104
	 sethi	%gdop_hix22(at_exit), %g2
	xor	%g2, %gdop_lox10(at_exit), %g2
	ldx	[%l7 + %g2], %l7, %gdop(at_exit)
	add	%g1, -1, %g1
.L110:
	srl	%g1, 0, %g2
	st	%g1, [%i5]
	sllx	%g2, 3, %g1
	ldx	[%l7+%g1], %g1
	call	%g1, 0
	 nop
	lduw	[%i5], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L110
	 add	%g1, -1, %g1
.L104:
	call	library_finish, 0
	 nop
	call	fflush, 0
	 mov	0, %o0
	call	_exit, 0
	 mov	%i0, %o0
	nop
	.size	exit, .-exit
	.section	.text.___exit,"ax",@progbits
	.align 4
	.global ___exit
	.type	___exit, #function
	.proc	020
___exit:
	save	%sp, -176, %sp
	call	_exit, 0
	 mov	%i0, %o0
	nop
	.size	___exit, .-___exit
	.section	.text.abort,"ax",@progbits
	.align 4
	.global abort
	.type	abort, #function
	.proc	020
abort:
	save	%sp, -176, %sp
	call	getpid, 0
	 nop
	call	kill, 0
	 mov	6, %o1
	call	_exit, 0
	 mov	127, %o0
	nop
	.size	abort, .-abort
	.section	.text.raise_in_process,"ax",@progbits
	.align 4
	.global raise_in_process
	.type	raise_in_process, #function
	.proc	04
raise_in_process:
	save	%sp, -176, %sp
	call	getpid, 0
	 mov	%i0, %i1
	call	kill, 0
	 restore %g0, %o0, %o0
	.size	raise_in_process, .-raise_in_process
	.section	.rodata.str1.8
	.align 8
.LC1:
	.asciz	"C"
	.align 8
.LC2:
	.asciz	"POSIX"
	.section	.text.setlocale,"ax",@progbits
	.align 4
	.global setlocale
	.type	setlocale, #function
	.proc	0102
setlocale:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	brz,pn	%i1, .L123
	 sethi	%gdop_hix22(.LC1), %i0
	ldsb	[%i1], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L116
	 mov	%i1, %o0
.L123:
	xor	%i0, %gdop_lox10(.LC1), %i0
	ldx	[%l7 + %i0], %i0, %gdop(.LC1)
	return	%i7+8
	 nop
.L116:
	sethi	%gdop_hix22(.LC1), %i0
	xor	%i0, %gdop_lox10(.LC1), %i0
	ldx	[%l7 + %i0], %i0, %gdop(.LC1)
	call	strcmp, 0
	 mov	%i0, %o1
	cmp	%o0, 0
	bne,pn	%icc, .L122
	 sethi	%gdop_hix22(.LC2), %o1
.L124:
	return	%i7+8
	 nop
.L122:
	mov	%i1, %o0
	xor	%o1, %gdop_lox10(.LC2), %o1
	call	strcmp, 0
	 ldx	[%l7 + %o1], %o1, %gdop(.LC2)
	cmp	%o0, 0
	be,pt	%icc, .L124
	 nop
	return	%i7+8
	 mov	0, %o0
	.size	setlocale, .-setlocale
	.section	.text.localeconv,"ax",@progbits
	.align 4
	.global localeconv
	.type	localeconv, #function
	.proc	0110
localeconv:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(c.1), %i0
	xor	%i0, %gdop_lox10(c.1), %i0
	ldx	[%l7 + %i0], %i0, %gdop(c.1)
	return	%i7+8
	 nop
	.size	localeconv, .-localeconv
	.section	.rodata.str1.8
	.align 8
.LC3:
	.asciz	""
	.section	.text.no_langinfo,"ax",@progbits
	.align 4
	.global no_langinfo
	.type	no_langinfo, #function
	.proc	0102
no_langinfo:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC3), %i0
	xor	%i0, %gdop_lox10(.LC3), %i0
	ldx	[%l7 + %i0], %i0, %gdop(.LC3)
	return	%i7+8
	 nop
	.size	no_langinfo, .-no_langinfo
	.section	.rodata.str1.8
	.align 8
.LC4:
	.asciz	"option requires an argument"
	.align 8
.LC5:
	.asciz	"%.150s: %s -- %c\n"
	.align 8
.LC6:
	.asciz	"illegal option"
	.section	.text.getopt,"ax",@progbits
	.align 4
	.global getopt
	.type	getopt, #function
	.proc	04
getopt:
	save	%sp, -432, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(optind), %l0
	sethi	%gdop_hix22(within.0), %i5
	xor	%l0, %gdop_lox10(optind), %l0
	xor	%i5, %gdop_lox10(within.0), %i5
	ldx	[%l7 + %l0], %l0, %gdop(optind)
	ldx	[%l7 + %i5], %i5, %gdop(within.0)
	lduw	[%l0], %g3
	cmp	%g3, %i0
	bl,pt	%icc, .L129
	 lduw	[%i5], %g1
	cmp	%g1, 0
	be,a,pt	%icc, .L191
	 mov	-1, %i0
	add	%g1, 1, %g2
	mov	0, %i3
	sra	%g1, 0, %g1
.L133:
	ldub	[%i3+%g1], %o1
.L193:
	sethi	%gdop_hix22(optopt), %i4
	st	%g2, [%i5]
	xor	%i4, %gdop_lox10(optopt), %i4
	ldx	[%l7 + %i4], %i4, %gdop(optopt)
	cmp	%o1, 58
	bne,pn	%icc, .L135
	 st	%o1, [%i4]
.L187:
	sra	%g2, 0, %g2
	ldsb	[%i3+%g2], %g1
	cmp	%g1, 0
	bne,a,pt %icc, .L192
	 ldsb	[%i2], %g1
	add	%g3, 1, %g3
	st	%g0, [%i5]
	st	%g3, [%l0]
.L137:
	ldsb	[%i2], %g1
.L192:
	cmp	%g1, 58
	be,pn	%icc, .L147
	 sethi	%gdop_hix22(opterr), %g1
	xor	%g1, %gdop_lox10(opterr), %g1
	ldx	[%l7 + %g1], %g1, %gdop(opterr)
	lduw	[%g1], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L186
	 ldx	[%i1], %o3
.L147:
	ba,pt	%xcc, .L134
	 mov	63, %i0
.L129:
	sra	%g3, 0, %g2
	cmp	%g1, 0
	sllx	%g2, 3, %g2
	be,pt	%icc, .L132
	 ldx	[%i1+%g2], %i3
	add	%g1, 1, %g2
	sethi	%gdop_hix22(optopt), %i4
	sra	%g1, 0, %g1
	xor	%i4, %gdop_lox10(optopt), %i4
	ldub	[%i3+%g1], %o1
	ldx	[%l7 + %i4], %i4, %gdop(optopt)
	st	%g2, [%i5]
	cmp	%o1, 58
	be,pt	%icc, .L187
	 st	%o1, [%i4]
.L135:
	call	strchr, 0
	 mov	%i2, %o0
	ldsw	[%i5], %g1
	ldsb	[%i3+%g1], %g2
	cmp	%g2, 0
	be,pt	%icc, .L138
	 add	%i3, %g1, %i3
	brz,a,pn %o0, .L192
	 ldsb	[%i2], %g1
	ldsb	[%o0+1], %g1
	cmp	%g1, 58
	be,a,pn	%icc, .L188
	 lduw	[%l0], %g1
.L139:
	lduw	[%i4], %i0
.L134:
.L191:
	return	%i7+8
	 sra	%o0, 0, %o0
.L132:
	brz,a,pn %i3, .L191
	 mov	-1, %i0
	ldsb	[%i3], %g1
	cmp	%g1, 45
	bne,a,pn %icc, .L191
	 mov	-1, %i0
	ldsb	[%i3+1], %g4
	cmp	%g4, 0
	be,pn	%icc, .L130
	 cmp	%g4, 45
	mov	1, %g1
	bne,pt	%icc, .L133
	 mov	2, %g2
	ldsb	[%i3+2], %g4
	cmp	%g4, 0
	bne,a,pt %icc, .L193
	 ldub	[%i3+%g1], %o1
	add	%g3, 1, %g3
	st	%g3, [%l0]
.L130:
	ba,pt	%xcc, .L134
	 mov	-1, %i0
.L138:
	lduw	[%l0], %g1
	st	%g0, [%i5]
	add	%g1, 1, %g1
	brz,pn	%o0, .L137
	 st	%g1, [%l0]
.L140:
	ldsb	[%o0+1], %g1
	cmp	%g1, 58
	bne,a,pn %icc, .L191
	 lduw	[%i4], %i0
	ldsb	[%i3], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L189
	 sethi	%gdop_hix22(optarg), %g1
	lduw	[%l0], %g1
	cmp	%g1, %i0
	bl,pt	%icc, .L144
	 add	%g1, 1, %g3
	sethi	%gdop_hix22(optarg), %g1
	xor	%g1, %gdop_lox10(optarg), %g1
	ldx	[%l7 + %g1], %g1, %gdop(optarg)
	stx	%g0, [%g1]
	ldsb	[%i2], %g1
.L190:
	cmp	%g1, 58
	be,pn	%icc, .L134
	 mov	58, %i0
	sethi	%gdop_hix22(opterr), %g1
	xor	%g1, %gdop_lox10(opterr), %g1
	ldx	[%l7 + %g1], %g1, %gdop(opterr)
	lduw	[%g1], %g1
	cmp	%g1, 0
	be,pt	%icc, .L147
	 ldx	[%i1], %o3
	add	%fp, 1791, %i5
	sethi	%gdop_hix22(.LC4), %o4
	sethi	%gdop_hix22(.LC5), %o2
	xor	%o4, %gdop_lox10(.LC4), %o4
	xor	%o2, %gdop_lox10(.LC5), %o2
	ldsw	[%i4], %o5
	mov	%i5, %o0
	ldx	[%l7 + %o4], %o4, %gdop(.LC4)
	ldx	[%l7 + %o2], %o2, %gdop(.LC5)
	ba,pt	%xcc, .L184
	 mov	256, %o1
.L188:
	st	%g0, [%i5]
	add	%g1, 1, %g1
	ba,pt	%xcc, .L140
	 st	%g1, [%l0]
.L189:
	xor	%g1, %gdop_lox10(optarg), %g1
	ldx	[%l7 + %g1], %g1, %gdop(optarg)
	ba,pt	%xcc, .L139
	 stx	%i3, [%g1]
.L186:
	add	%fp, 1791, %i5
	sethi	%gdop_hix22(.LC6), %o4
	sethi	%gdop_hix22(.LC5), %o2
	xor	%o4, %gdop_lox10(.LC6), %o4
	xor	%o2, %gdop_lox10(.LC5), %o2
	ldsw	[%i4], %o5
	ldx	[%l7 + %o4], %o4, %gdop(.LC6)
	mov	256, %o1
	ldx	[%l7 + %o2], %o2, %gdop(.LC5)
	mov	%i5, %o0
.L184:
	call	snprintf, 0
	 mov	63, %i0
	mov	%o0, %o2
	mov	%i5, %o1
	call	write, 0
	 mov	2, %o0
	ba,pt	%xcc, .L134
	 nop
.L144:
	sethi	%gdop_hix22(optarg), %g2
	sra	%g1, 0, %g1
	xor	%g2, %gdop_lox10(optarg), %g2
	sllx	%g1, 3, %g1
	ldx	[%l7 + %g2], %g2, %gdop(optarg)
	ldx	[%i1+%g1], %g1
	st	%g3, [%l0]
	brnz,pt	%g1, .L139
	 stx	%g1, [%g2]
	ba,pt	%xcc, .L190
	 ldsb	[%i2], %g1
	.size	getopt, .-getopt
	.local	within.0
	.common	within.0,4,4
	.section	.rodata.str1.8
	.align 8
.LC7:
	.asciz	"."
	.section	.data.rel.local,"aw"
	.align 8
	.type	c.1, #object
	.size	c.1, 88
c.1:
	.xword	.LC7
	.xword	.LC3
	.xword	.LC3
	.xword	.LC3
	.xword	.LC3
	.xword	.LC3
	.xword	.LC3
	.xword	.LC3
	.xword	.LC3
	.xword	.LC3
	.ascii	"\177\177\177\177\177\177\177\177"
	.global optopt
	.section	".bss"
	.align 4
	.type	optopt, #object
	.size	optopt, 4
optopt:
	.skip	4
	.global opterr
	.section	".data"
	.align 4
	.type	opterr, #object
	.size	opterr, 4
opterr:
	.long	1
	.global optind
	.align 4
	.type	optind, #object
	.size	optind, 4
optind:
	.long	1
	.global optarg
	.section	".bss"
	.align 8
	.type	optarg, #object
	.size	optarg, 8
optarg:
	.skip	8
	.local	at_exit_count
	.common	at_exit_count,4,4
	.local	at_exit
	.common	at_exit,512,8
	.section	".data"
	.align 8
	.type	seed, #object
	.size	seed, 8
seed:
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	1
	.local	own_environment
	.common	own_environment,8,8
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
