! c187ccbbd7c4f0d4d0bb736f34576e20 emu/guest/libc/stdlib.c
	.file	"stdlib.c"
	.section	".text"
	.section	.text.find_variable,"ax",@progbits
	.align 4
	.type	find_variable, #function
	.proc	0502
find_variable:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(_environ), %g1
	xor	%g1, %gdop_lox10(_environ), %g1
	ld	[%l7 + %g1], %l7, %gdop(_environ)
	ld	[%l7], %i5
	cmp	%i5, 0
	be,a	.L12
	 mov	0, %i5
	ld	[%i5], %o0
	mov	%i1, %o2
	cmp	%o0, 0
	be	.L6
	 mov	%i0, %o1
.L5:
	call	strncmp, 0
	 nop
	cmp	%o0, 0
	bne,a	.L13
	 add	%i5, 4, %i5
	ld	[%i5], %g1
	ldsb	[%g1+%i1], %g1
	cmp	%g1, 61
	be	.L1
	 nop
	add	%i5, 4, %i5
.L13:
	mov	%i1, %o2
	ld	[%i5], %o0
	cmp	%o0, 0
	bne	.L5
	 mov	%i0, %o1
.L6:
	mov	0, %i5
.L1:
.L12:
	jmp	%i7+8
	 restore %g0, %i5, %o0
	.size	find_variable, .-find_variable
	.section	.text.getenv,"ax",@progbits
	.align 4
	.global getenv
	.type	getenv, #function
	.proc	0102
getenv:
	save	%sp, -96, %sp
	call	strlen, 0
	 mov	%i0, %o0
	mov	%o0, %i5
	mov	%i0, %o0
	call	find_variable, 0
	 mov	%i5, %o1
	orcc	%o0, 0, %i0
	be	.L19
	 add	%i5, 1, %i5
	ld	[%i0], %i0
	add	%i0, %i5, %i0
.L19:
	jmp	%i7+8
	 restore
	.size	getenv, .-getenv
	.section	.text.putenv,"ax",@progbits
	.align 4
	.global putenv
	.type	putenv, #function
	.proc	04
putenv:
	save	%sp, -96, %sp
	mov	61, %o1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	strchr, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be	.L25
	 sub	%o0, %i0, %o1
	call	find_variable, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be	.L37
	 sethi	%gdop_hix22(_environ), %i4
	st	%i0, [%o0]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L25:
	sethi	%gdop_hix22(_environ), %i4
.L37:
	xor	%i4, %gdop_lox10(_environ), %i4
	ld	[%l7 + %i4], %i4, %gdop(_environ)
	ld	[%i4], %g2
	cmp	%g2, 0
	be	.L29
	 mov	8, %o1
	ld	[%g2], %g1
	cmp	%g1, 0
	be	.L24
	 mov	0, %i5
	add	%i5, 1, %i5
.L38:
	sll	%i5, 2, %g1
	ld	[%g2+%g1], %g1
	cmp	%g1, 0
	bne,a	.L38
	 add	%i5, 1, %i5
.L24:
	add	%i5, 2, %o1
	sll	%o1, 2, %o1
.L22:
	sethi	%gdop_hix22(own_environment), %g1
	xor	%g1, %gdop_lox10(own_environment), %g1
	ld	[%l7 + %g1], %l7, %gdop(own_environment)
	call	realloc, 0
	 ld	[%l7], %o0
	orcc	%o0, 0, %i3
	be	.L31
	 nop
	ld	[%i4], %o1
	ld	[%l7], %g1
	cmp	%o1, %g1
	be	.L28
	 sll	%i5, 2, %i5
	call	memcpy, 0
	 mov	%i5, %o2
.L28:
	st	%i0, [%i3+%i5]
	add	%i3, %i5, %i5
	st	%g0, [%i5+4]
	st	%i3, [%l7]
	st	%i3, [%i4]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L29:
	b	.L22
	 mov	0, %i5
.L31:
	jmp	%i7+8
	 restore %g0, -1, %o0
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
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i2, 0
	bne	.L43
	 nop
	call	getenv, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be	.L43
	 mov	0, %g1
.L39:
.L48:
	jmp	%i7+8
	 restore %g0, %g1, %o0
.L43:
	call	strlen, 0
	 mov	%i0, %o0
	mov	%o0, %i5
	call	strlen, 0
	 mov	%i1, %o0
	add	%i5, %o0, %o0
	call	malloc, 0
	 add	%o0, 2, %o0
	cmp	%o0, 0
	be,a	.L48
	 mov	-1, %g1
	call	strcpy, 0
	 mov	%i0, %o1
	sethi	%gdop_hix22(.LC0), %o1
	xor	%o1, %gdop_lox10(.LC0), %o1
	call	strcat, 0
	 ld	[%l7 + %o1], %o1, %gdop(.LC0)
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
	save	%sp, -96, %sp
	call	strlen, 0
	 mov	%i0, %o0
	mov	%o0, %o1
	call	find_variable, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be	.L53
	 nop
	ld	[%o0], %g1
	cmp	%g1, 0
	be	.L53
	 nop
.L51:
	ld	[%o0+4], %g1
	st	%g1, [%o0]
	cmp	%g1, 0
	bne	.L51
	 add	%o0, 4, %o0
.L53:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	unsetenv, .-unsetenv
	.section	.text.abs,"ax",@progbits
	.align 4
	.global abs
	.type	abs, #function
	.proc	04
abs:
	save	%sp, -96, %sp
	sra	%i0, 31, %g1
	xor	%g1, %i0, %i0
	sub	%i0, %g1, %i0
	jmp	%i7+8
	 restore
	.size	abs, .-abs
	.section	.text.labs,"ax",@progbits
	.align 4
	.global labs
	.type	labs, #function
	.proc	04
labs:
	save	%sp, -96, %sp
	sra	%i0, 31, %g1
	xor	%g1, %i0, %i0
	sub	%i0, %g1, %i0
	jmp	%i7+8
	 restore
	.size	labs, .-labs
	.section	.text.srand,"ax",@progbits
	.align 4
	.global srand
	.type	srand, #function
	.proc	020
srand:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(seed), %g1
	xor	%g1, %gdop_lox10(seed), %g1
	ld	[%l7 + %g1], %l7, %gdop(seed)
	st	%g0, [%l7]
	st	%i0, [%l7+4]
	jmp	%i7+8
	 restore
	.size	srand, .-srand
	.section	.text.rand,"ax",@progbits
	.align 4
	.global rand
	.type	rand, #function
	.proc	04
rand:
	save	%sp, -96, %sp
	sethi	%gdop_hix22(seed), %g1
	xor	%g1, %gdop_lox10(seed), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%hi(1284865024), %g3
	ld	[%l7 + %g1], %l7, %gdop(seed)
	or	%g3, 813, %g3
	ld	[%l7+4], %g2
	ld	[%l7], %g1
	sethi	%hi(1481765888), %g4
	smul	%g1, %g3, %g1
	or	%g4, 45, %g4
	sethi	%hi(335902720), %i2
	smul	%g2, %g4, %g4
	or	%i2, 894, %i2
	umul	%g2, %g3, %g3
	rd	%y, %g2
	add	%g1, %g4, %g1
	sethi	%hi(-144211968), %i3
	add	%g1, %g2, %g2
	or	%i3, 335, %i3
	addcc	%g3, %i3, %i5
	addx	%g2, %i2, %i4
	sll	%i4, 16, %i0
	std	%i4, [%l7]
	srl	%i0, 17, %i0
	jmp	%i7+8
	 restore
	.size	rand, .-rand
	.section	.text.rand_r,"ax",@progbits
	.align 4
	.global rand_r
	.type	rand_r, #function
	.proc	04
rand_r:
	save	%sp, -96, %sp
	sethi	%hi(1103514624), %g2
	or	%g2, 621, %g2
	ld	[%i0], %g1
	smul	%g1, %g2, %g1
	sethi	%hi(12288), %g2
	or	%g2, 57, %g2
	add	%g1, %g2, %g1
	sll	%g1, 1, %g2
	st	%g1, [%i0]
	srl	%g2, 17, %i0
	jmp	%i7+8
	 restore
	.size	rand_r, .-rand_r
	.section	.text.imaxabs,"ax",@progbits
	.align 4
	.global imaxabs
	.type	imaxabs, #function
	.proc	05
imaxabs:
	save	%sp, -96, %sp
	sra	%i0, 31, %g3
	xor	%g3, %i0, %i4
	xor	%i1, %g3, %i5
	subcc	%i5, %g3, %i1
	subx	%i4, %g3, %i0
	jmp	%i7+8
	 restore
	.size	imaxabs, .-imaxabs
	.section	.text.srandom,"ax",@progbits
	.align 4
	.global srandom
	.type	srandom, #function
	.proc	020
srandom:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(seed), %g1
	xor	%g1, %gdop_lox10(seed), %g1
	ld	[%l7 + %g1], %l7, %gdop(seed)
	st	%g0, [%l7]
	st	%i0, [%l7+4]
	jmp	%i7+8
	 restore
	.size	srandom, .-srandom
	.section	.text.random,"ax",@progbits
	.align 4
	.global random
	.type	random, #function
	.proc	04
random:
	save	%sp, -96, %sp
	sethi	%gdop_hix22(seed), %g1
	xor	%g1, %gdop_lox10(seed), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%hi(1284865024), %g3
	ld	[%l7 + %g1], %l7, %gdop(seed)
	or	%g3, 813, %g3
	ld	[%l7+4], %g2
	ld	[%l7], %g1
	sethi	%hi(1481765888), %g4
	smul	%g1, %g3, %g1
	or	%g4, 45, %g4
	sethi	%hi(335902720), %i4
	smul	%g2, %g4, %g4
	or	%i4, 894, %i4
	umul	%g2, %g3, %g3
	rd	%y, %g2
	add	%g1, %g4, %g1
	sethi	%hi(-144211968), %i5
	add	%g1, %g2, %g2
	or	%i5, 335, %i5
	addcc	%g3, %i5, %i1
	addx	%g2, %i4, %i0
	std	%i0, [%l7]
	srl	%i0, 1, %i0
	jmp	%i7+8
	 restore
	.size	random, .-random
	.section	.text.insque,"ax",@progbits
	.align 4
	.global insque
	.type	insque, #function
	.proc	020
insque:
	save	%sp, -96, %sp
	cmp	%i1, 0
	be,a	.L73
	 st	%g0, [%i0]
	ld	[%i1], %g1
	st	%i1, [%i0+4]
	cmp	%g1, 0
	be	.L69
	 st	%g1, [%i0]
	st	%i0, [%g1+4]
.L69:
	st	%i0, [%i1]
	jmp	%i7+8
	 restore
.L73:
	st	%g0, [%i0+4]
	jmp	%i7+8
	 restore
	.size	insque, .-insque
	.section	.text.remque,"ax",@progbits
	.align 4
	.global remque
	.type	remque, #function
	.proc	020
remque:
	save	%sp, -96, %sp
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L84
	 ld	[%i0+4], %g2
	st	%g2, [%g1+4]
	ld	[%i0+4], %g2
.L84:
	cmp	%g2, 0
	bne,a	.L83
	 st	%g1, [%g2]
.L83:
	jmp	%i7+8
	 restore
	.size	remque, .-remque
	.section	.text.lfind,"ax",@progbits
	.align 4
	.global lfind
	.type	lfind, #function
	.proc	0120
lfind:
	save	%sp, -96, %sp
	ld	[%i2], %g1
	cmp	%g1, 0
	be	.L86
	 mov	0, %i5
	b	.L95
	 mov	%i1, %o1
.L94:
	ld	[%i2], %g1
	cmp	%g1, %i5
	bleu	.L86
	 add	%i1, %i3, %i1
	mov	%i1, %o1
.L95:
	call	%i4, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne	.L94
	 add	%i5, 1, %i5
	jmp	%i7+8
	 restore %g0, %i1, %o0
.L86:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	lfind, .-lfind
	.section	.text.lsearch,"ax",@progbits
	.align 4
	.global lsearch
	.type	lsearch, #function
	.proc	0120
lsearch:
	save	%sp, -96, %sp
	mov	%i4, %o4
	mov	%i3, %o3
	mov	%i2, %o2
	mov	%i1, %o1
	mov	%i0, %o0
	call	lfind, 0
	 mov	%i1, %l0
	cmp	%o0, 0
	be	.L98
	 mov	%i2, %i5
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L98:
	ld	[%i2], %g1
	mov	%i0, %i1
	add	%g1, 1, %g2
	mov	%i3, %i2
	smul	%g1, %i3, %g1
	st	%g2, [%i5]
	call	memcpy, 0
	 restore %l0, %g1, %o0
	.size	lsearch, .-lsearch
	.section	.text.atexit,"ax",@progbits
	.align 4
	.global atexit
	.type	atexit, #function
	.proc	04
atexit:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(at_exit_count), %g1
	xor	%g1, %gdop_lox10(at_exit_count), %g1
	ld	[%l7 + %g1], %g1, %gdop(at_exit_count)
	ld	[%g1], %g2
	cmp	%g2, 64
	be	.L101
	 add	%g2, 1, %g4
	sethi	%gdop_hix22(at_exit), %g3
	sll	%g2, 2, %g2
	xor	%g3, %gdop_lox10(at_exit), %g3
	st	%g4, [%g1]
	ld	[%l7 + %g3], %l7, %gdop(at_exit)
	mov	0, %g1
	st	%i0, [%l7+%g2]
.L99:
	jmp	%i7+8
	 restore %g0, %g1, %o0
.L101:
	b	.L99
	 mov	-1, %g1
	.size	atexit, .-atexit
	.section	.text._exit,"ax",@progbits
	.align 4
	.global _exit
	.type	_exit, #function
	.proc	020
_exit:
	save	%sp, -104, %sp
	add	%fp, -8, %i5
	st	%i5, [%sp+64]
.L104:
	mov	%i0, %o1
	mov	1, %o0
	call	system_call, 0
	 nop
	unimp	8
	b	.L104
	 st	%i5, [%sp+64]
	.size	_exit, .-_exit
	.section	.text.exit,"ax",@progbits
	.align 4
	.global exit
	.type	exit, #function
	.proc	020
exit:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(at_exit_count), %i5
	xor	%i5, %gdop_lox10(at_exit_count), %i5
	ld	[%l7 + %i5], %i5, %gdop(at_exit_count)
	ld	[%i5], %g1
	cmp	%g1, 0
	be	.L106
	 sethi	%gdop_hix22(at_exit), %g2
	xor	%g2, %gdop_lox10(at_exit), %g2
	ld	[%l7 + %g2], %l7, %gdop(at_exit)
	add	%g1, -1, %g1
.L112:
	sll	%g1, 2, %g2
	st	%g1, [%i5]
	ld	[%l7+%g2], %g1
	call	%g1, 0
	 nop
	ld	[%i5], %g1
	cmp	%g1, 0
	bne	.L112
	 add	%g1, -1, %g1
.L106:
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
	save	%sp, -96, %sp
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
	save	%sp, -96, %sp
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
	save	%sp, -96, %sp
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
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i1, 0
	be	.L131
	 sethi	%gdop_hix22(.LC1), %i0
	ldsb	[%i1], %g1
	cmp	%g1, 0
	bne	.L118
	 mov	%i1, %o0
.L131:
	xor	%i0, %gdop_lox10(.LC1), %i0
	ld	[%l7 + %i0], %i0, %gdop(.LC1)
	jmp	%i7+8
	 restore
.L118:
	sethi	%gdop_hix22(.LC1), %i0
	xor	%i0, %gdop_lox10(.LC1), %i0
	ld	[%l7 + %i0], %i0, %gdop(.LC1)
	call	strcmp, 0
	 mov	%i0, %o1
	cmp	%o0, 0
	bne	.L130
	 sethi	%gdop_hix22(.LC2), %o1
.L132:
	jmp	%i7+8
	 restore
.L130:
	mov	%i1, %o0
	xor	%o1, %gdop_lox10(.LC2), %o1
	call	strcmp, 0
	 ld	[%l7 + %o1], %o1, %gdop(.LC2)
	cmp	%o0, 0
	be	.L132
	 nop
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	setlocale, .-setlocale
	.section	.text.localeconv,"ax",@progbits
	.align 4
	.global localeconv
	.type	localeconv, #function
	.proc	0110
localeconv:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(c.1), %i0
	xor	%i0, %gdop_lox10(c.1), %i0
	ld	[%l7 + %i0], %i0, %gdop(c.1)
	jmp	%i7+8
	 restore
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
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC3), %i0
	xor	%i0, %gdop_lox10(.LC3), %i0
	ld	[%l7 + %i0], %i0, %gdop(.LC3)
	jmp	%i7+8
	 restore
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
	save	%sp, -352, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(optind), %l0
	sethi	%gdop_hix22(within.0), %i5
	xor	%l0, %gdop_lox10(optind), %l0
	xor	%i5, %gdop_lox10(within.0), %i5
	ld	[%l7 + %l0], %l0, %gdop(optind)
	ld	[%l7 + %i5], %i5, %gdop(within.0)
	ld	[%l0], %g2
	cmp	%g2, %i0
	bl	.L137
	 ld	[%i5], %g1
	cmp	%g1, 0
	be	.L138
	 add	%g1, 1, %g3
	mov	0, %i3
.L141:
	ldub	[%i3+%g1], %o1
.L200:
	sethi	%gdop_hix22(optopt), %i4
	st	%g3, [%i5]
	xor	%i4, %gdop_lox10(optopt), %i4
	ld	[%l7 + %i4], %i4, %gdop(optopt)
	cmp	%o1, 58
	bne	.L143
	 st	%o1, [%i4]
.L195:
	ldsb	[%i3+%g3], %g1
	cmp	%g1, 0
	bne,a	.L199
	 ldsb	[%i2], %g1
	add	%g2, 1, %g2
	st	%g0, [%i5]
	st	%g2, [%l0]
.L145:
	ldsb	[%i2], %g1
.L199:
	cmp	%g1, 58
	be	.L155
	 sethi	%gdop_hix22(opterr), %g1
	xor	%g1, %gdop_lox10(opterr), %g1
	ld	[%l7 + %g1], %g1, %gdop(opterr)
	ld	[%g1], %g1
	cmp	%g1, 0
	bne	.L194
	 ld	[%i1], %o3
.L155:
	jmp	%i7+8
	 restore %g0, 63, %o0
.L137:
	sll	%g2, 2, %g3
	cmp	%g1, 0
	be	.L140
	 ld	[%i1+%g3], %i3
	ldub	[%i3+%g1], %o1
	add	%g1, 1, %g3
	sethi	%gdop_hix22(optopt), %i4
	st	%g3, [%i5]
	xor	%i4, %gdop_lox10(optopt), %i4
	ld	[%l7 + %i4], %i4, %gdop(optopt)
	cmp	%o1, 58
	be	.L195
	 st	%o1, [%i4]
.L143:
	call	strchr, 0
	 mov	%i2, %o0
	ld	[%i5], %g1
	ldsb	[%i3+%g1], %g2
	cmp	%g2, 0
	be	.L146
	 add	%i3, %g1, %i3
	cmp	%o0, 0
	be,a	.L199
	 ldsb	[%i2], %g1
	ldsb	[%o0+1], %g1
	cmp	%g1, 58
	be,a	.L196
	 ld	[%l0], %g1
	ld	[%i4], %i0
.L201:
	jmp	%i7+8
	 restore
.L140:
	cmp	%i3, 0
	be	.L138
	 nop
	ldsb	[%i3], %g1
	cmp	%g1, 45
	bne	.L138
	 nop
	ldsb	[%i3+1], %g4
	cmp	%g4, 0
	be	.L138
	 mov	1, %g1
	cmp	%g4, 45
	bne	.L141
	 mov	2, %g3
	ldsb	[%i3+2], %g4
	cmp	%g4, 0
	bne,a	.L200
	 ldub	[%i3+%g1], %o1
	add	%g2, 1, %g2
	st	%g2, [%l0]
.L138:
	jmp	%i7+8
	 restore %g0, -1, %o0
.L146:
	ld	[%l0], %g1
	st	%g0, [%i5]
	add	%g1, 1, %g1
	cmp	%o0, 0
	be	.L145
	 st	%g1, [%l0]
.L148:
	ldsb	[%o0+1], %g1
	cmp	%g1, 58
	bne,a	.L201
	 ld	[%i4], %i0
	ldsb	[%i3], %g1
	cmp	%g1, 0
	bne	.L197
	 sethi	%gdop_hix22(optarg), %g1
	ld	[%l0], %g1
	cmp	%g1, %i0
	bl	.L152
	 add	%g1, 1, %g3
	sethi	%gdop_hix22(optarg), %g1
	xor	%g1, %gdop_lox10(optarg), %g1
	ld	[%l7 + %g1], %g1, %gdop(optarg)
	st	%g0, [%g1]
.L153:
	ldsb	[%i2], %g1
	cmp	%g1, 58
	be	.L201
	 mov	58, %i0
	sethi	%gdop_hix22(opterr), %g1
	xor	%g1, %gdop_lox10(opterr), %g1
	ld	[%l7 + %g1], %g1, %gdop(opterr)
	ld	[%g1], %g1
	cmp	%g1, 0
	be	.L155
	 ld	[%i1], %o3
	add	%fp, -256, %i5
	sethi	%gdop_hix22(.LC4), %o4
	sethi	%gdop_hix22(.LC5), %o2
	xor	%o4, %gdop_lox10(.LC4), %o4
	xor	%o2, %gdop_lox10(.LC5), %o2
	ld	[%i4], %o5
	mov	%i5, %o0
	ld	[%l7 + %o4], %o4, %gdop(.LC4)
	ld	[%l7 + %o2], %o2, %gdop(.LC5)
	b	.L192
	 mov	256, %o1
.L196:
	st	%g0, [%i5]
	add	%g1, 1, %g1
	b	.L148
	 st	%g1, [%l0]
.L197:
	ld	[%i4], %i0
	xor	%g1, %gdop_lox10(optarg), %g1
	ld	[%l7 + %g1], %g1, %gdop(optarg)
	st	%i3, [%g1]
	jmp	%i7+8
	 restore
.L194:
	add	%fp, -256, %i5
	sethi	%gdop_hix22(.LC6), %o4
	sethi	%gdop_hix22(.LC5), %o2
	xor	%o4, %gdop_lox10(.LC6), %o4
	xor	%o2, %gdop_lox10(.LC5), %o2
	ld	[%i4], %o5
	ld	[%l7 + %o4], %o4, %gdop(.LC6)
	mov	256, %o1
	ld	[%l7 + %o2], %o2, %gdop(.LC5)
	mov	%i5, %o0
.L192:
	call	snprintf, 0
	 mov	63, %i0
	mov	%i5, %o1
	mov	%o0, %o2
	call	write, 0
	 mov	2, %o0
	b,a	.L201
.L152:
	sethi	%gdop_hix22(optarg), %g2
	sll	%g1, 2, %g1
	xor	%g2, %gdop_lox10(optarg), %g2
	ld	[%i1+%g1], %g1
	ld	[%l7 + %g2], %g2, %gdop(optarg)
	st	%g3, [%l0]
	cmp	%g1, 0
	be	.L153
	 st	%g1, [%g2]
	ld	[%i4], %i0
	jmp	%i7+8
	 restore
	.size	getopt, .-getopt
	.local	within.0
	.common	within.0,4,4
	.section	.rodata.str1.8
	.align 8
.LC7:
	.asciz	"."
	.section	.data.rel.local,"aw"
	.align 4
	.type	c.1, #object
	.size	c.1, 48
c.1:
	.long	.LC7
	.long	.LC3
	.long	.LC3
	.long	.LC3
	.long	.LC3
	.long	.LC3
	.long	.LC3
	.long	.LC3
	.long	.LC3
	.long	.LC3
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
	.align 4
	.type	optarg, #object
	.size	optarg, 4
optarg:
	.skip	4
	.local	at_exit_count
	.common	at_exit_count,4,4
	.local	at_exit
	.common	at_exit,256,4
	.section	".data"
	.align 8
	.type	seed, #object
	.size	seed, 8
seed:
	.long	0
	.long	1
	.local	own_environment
	.common	own_environment,4,4
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
