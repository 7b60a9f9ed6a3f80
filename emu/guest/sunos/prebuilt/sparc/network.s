! d158afe9b6248eb30ce5284490ffa858 emu/guest/libc/network.c
	.file	"network.c"
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
	be	.L33
	 sethi	%gdop_hix22(.LC0), %o1
.L2:
	sethi	%hi(8388608), %i4
	cmp	%o2, 0
	be	.L19
	 or	%i4, 19, %i4
	add	%i0, 8, %i5
.L48:
	mov	1024, %o1
	call	fgets, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	be	.L19
	 mov	0, %g3
	mov	%i1, %g4
.L9:
	ldub	[%i5], %g2
.L46:
	add	%g2, -9, %g1
	and	%g1, 0xff, %g1
	cmp	%g1, 23
	bgu	.L44
	 sll	%g2, 24, %g2
	srl	%i4, %g1, %g1
.L47:
	andcc	%g1, 1, %g0
	bne,a	.L34
	 add	%i5, 1, %i5
	st	%i5, [%g4]
.L43:
	ldub	[%i5], %g1
	sll	%g1, 24, %g2
	cmp	%g2, 0
	bne	.L10
	 add	%g3, 1, %g3
	b	.L41
	 add	%g4, 4, %g4
.L36:
	andcc	%g1, 1, %g0
	bne,a	.L35
	 stb	%g0, [%i5]
	add	%i5, 1, %i5
.L45:
	ldub	[%i5], %g1
	sll	%g1, 24, %g2
	cmp	%g2, 0
	be,a	.L41
	 add	%g4, 4, %g4
.L10:
	add	%g1, -9, %g1
	and	%g1, 0xff, %g1
	cmp	%g1, 23
	bleu,a	.L36
	 srl	%i4, %g1, %g1
	sra	%g2, 24, %g2
	cmp	%g2, 35
	bne,a	.L45
	 add	%i5, 1, %i5
	stb	%g0, [%i5]
	add	%g4, 4, %g4
.L41:
	cmp	%g3, 34
	bne,a	.L46
	 ldub	[%i5], %g2
	st	%g0, [%i1+136]
.L1:
.L42:
	jmp	%i7+8
	 restore %g0, %g3, %o0
.L34:
	ldub	[%i5], %g2
	add	%g2, -9, %g1
	and	%g1, 0xff, %g1
	cmp	%g1, 23
	bleu,a	.L47
	 srl	%i4, %g1, %g1
	sll	%g2, 24, %g2
.L44:
	cmp	%g2, 0
	bne	.L38
	 sra	%g2, 24, %g1
	cmp	%g3, 1
.L49:
	bg	.L1
	 st	%g0, [%g4]
	ld	[%i0+4], %o2
	cmp	%o2, 0
	bne,a	.L48
	 add	%i0, 8, %i5
.L19:
	mov	0, %g3
	jmp	%i7+8
	 restore %g0, %g3, %o0
.L35:
	add	%g4, 4, %g4
	cmp	%g3, 34
	bne	.L9
	 add	%i5, 1, %i5
	b	.L42
	 st	%g0, [%i1+136]
.L38:
	cmp	%g1, 35
	be	.L49
	 cmp	%g3, 1
	b	.L43
	 st	%i5, [%g4]
.L33:
	ld	[%i0], %o0
	xor	%o1, %gdop_lox10(.LC0), %o1
	call	fopen, 0
	 ld	[%l7 + %o1], %o1, %gdop(.LC0)
	mov	%o0, %o2
	b	.L2
	 st	%o0, [%i0+4]
	.size	next_line, .-next_line
	.section	.text.inet_addr,"ax",@progbits
	.align 4
	.global inet_addr
	.type	inet_addr, #function
	.proc	016
inet_addr:
	save	%sp, -136, %sp
	call	isdigit, 0
	 ldub	[%i0], %o0
	add	%fp, -32, %i3
	mov	%o0, %g1
	add	%fp, -36, %i2
	mov	%i3, %i5
	mov	0, %i4
	mov	0, %o2
	mov	%i2, %o1
	cmp	%g1, 0
	be	.L52
	 mov	%i0, %o0
.L83:
	call	strtoull, 0
	 nop
	std	%o0, [%i5]
	ld	[%fp-36], %i0
	ldub	[%i0], %g2
	sll	%g2, 24, %g3
	sra	%g3, 24, %g4
	cmp	%g4, 46
	bne	.L53
	 add	%i4, 1, %g1
	add	%i0, 1, %i0
	cmp	%g1, 4
	be	.L52
	 add	%i5, 8, %i5
	mov	%g1, %i4
	call	isdigit, 0
	 ldub	[%i0], %o0
	mov	0, %o2
	mov	%o0, %g1
	mov	%i2, %o1
	cmp	%g1, 0
	bne	.L83
	 mov	%i0, %o0
.L52:
	jmp	%i7+8
	 restore %g0, -1, %o0
.L53:
	sll	%i4, 3, %g4
	andcc	%i4, 4, %g0
	bne	.L57
	 mov	0, %i5
	mov	-1, %i5
	srl	%i5, %g4, %i5
.L57:
	cmp	%g3, 0
	be	.L85
	 cmp	%o0, 0
	add	%g2, -9, %g1
	and	%g1, 0xff, %g1
	cmp	%g1, 23
	bgu	.L52
	 sethi	%hi(8388608), %g2
	or	%g2, 19, %g2
	srl	%g2, %g1, %g1
	andcc	%g1, 1, %g0
	be	.L52
	 cmp	%o0, 0
.L85:
	bgu	.L52
	 nop
	be	.L84
	 cmp	%o1, %i5
	cmp	%i4, 0
.L86:
	be	.L61
	 mov	%i3, %g1
	add	%i3, %g4, %i3
	add	%g1, 24, %g4
.L67:
	ld	[%g1], %g3
	cmp	%g3, 0
	bne	.L52
	 ld	[%g1+4], %g2
	cmp	%g2, 255
	bgu	.L52
	 sub	%g4, %g1, %g3
	andcc	%g3, 32, %g0
	be	.L66
	 sll	%g2, %g3, %g2
	mov	0, %g2
.L66:
	add	%g1, 8, %g1
	cmp	%g1, %i3
	bne	.L67
	 or	%o1, %g2, %o1
.L61:
	jmp	%i7+8
	 restore %g0, %o1, %o0
.L84:
	bleu	.L86
	 cmp	%i4, 0
	b,a	.L52
	.size	inet_addr, .-inet_addr
	.section	.rodata.str1.8
	.align 8
.LC1:
	.asciz	"%u.%u.%u.%u"
	.section	.text.inet_ntoa,"ax",@progbits
	.align 4
	.global inet_ntoa
	.type	inet_ntoa, #function
	.proc	0102
inet_ntoa:
	save	%sp, -104, %sp
	ld	[%i0], %o3
	and	%o3, 255, %g1
	ldub	[%i0+2], %o5
	ldub	[%i0+1], %o4
	st	%g1, [%sp+92]
	sethi	%gdop_hix22(text.17), %g1
	xor	%g1, %gdop_lox10(text.17), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	srl	%o3, 24, %o3
	ld	[%l7 + %g1], %i0, %gdop(text.17)
	sethi	%gdop_hix22(.LC1), %o2
	mov	16, %o1
	xor	%o2, %gdop_lox10(.LC1), %o2
	mov	%i0, %o0
	call	snprintf, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC1)
	jmp	%i7+8
	 restore
	.size	inet_ntoa, .-inet_ntoa
	.section	.text.gethostent_any,"ax",@progbits
	.align 4
	.global gethostent_any
	.type	gethostent_any, #function
	.proc	0110
gethostent_any:
	save	%sp, -120, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(words.16), %i5
	sethi	%gdop_hix22(hosts), %i4
	xor	%i5, %gdop_lox10(words.16), %i5
	xor	%i4, %gdop_lox10(hosts), %i4
	ld	[%l7 + %i5], %i5, %gdop(words.16)
	ld	[%l7 + %i4], %i4, %gdop(hosts)
	b	.L89
	 add	%fp, -16, %i3
.L94:
	call	inet_addr, 0
	 ld	[%i5], %o0
	st	%o0, [%fp-20]
	mov	%o0, %g1
	mov	%i3, %o2
	cmp	%g1, -1
	bne	.L95
	 mov	26, %o0
	call	inet_pton, 0
	 ld	[%i5], %o1
	cmp	%o0, 1
	be,a	.L96
	 ld	[%i5+4], %i4
.L89:
	mov	%i5, %o1
	call	next_line, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne	.L94
	 mov	0, %i0
	jmp	%i7+8
	 restore
.L95:
	ld	[%i5+4], %i4
	mov	4, %o2
	add	%fp, -20, %o1
	sethi	%gdop_hix22(held.15), %o0
	xor	%o0, %gdop_lox10(held.15), %o0
	call	memcpy, 0
	 ld	[%l7 + %o0], %o0, %gdop(held.15)
	mov	2, %g3
	mov	4, %g2
	add	%i5, 8, %i5
	sethi	%gdop_hix22(out.14), %i0
	sethi	%gdop_hix22(addresses.13), %g1
	xor	%i0, %gdop_lox10(out.14), %i0
	xor	%g1, %gdop_lox10(addresses.13), %g1
	ld	[%l7 + %i0], %i0, %gdop(out.14)
	ld	[%l7 + %g1], %l7, %gdop(addresses.13)
	st	%i4, [%i0]
	st	%i5, [%i0+4]
	st	%g3, [%i0+8]
	st	%g2, [%i0+12]
	st	%l7, [%i0+16]
	jmp	%i7+8
	 restore
.L96:
	mov	16, %o2
	mov	%i3, %o1
	sethi	%gdop_hix22(held.15), %o0
	xor	%o0, %gdop_lox10(held.15), %o0
	call	memcpy, 0
	 ld	[%l7 + %o0], %o0, %gdop(held.15)
	mov	26, %g3
	mov	16, %g2
	add	%i5, 8, %i5
	sethi	%gdop_hix22(out.14), %i0
	sethi	%gdop_hix22(addresses.13), %g1
	xor	%i0, %gdop_lox10(out.14), %i0
	xor	%g1, %gdop_lox10(addresses.13), %g1
	ld	[%l7 + %i0], %i0, %gdop(out.14)
	ld	[%l7 + %g1], %l7, %gdop(addresses.13)
	st	%i4, [%i0]
	st	%i5, [%i0+4]
	st	%g3, [%i0+8]
	st	%g2, [%i0+12]
	st	%l7, [%i0+16]
	jmp	%i7+8
	 restore
	.size	gethostent_any, .-gethostent_any
	.section	.text.gethostent,"ax",@progbits
	.align 4
	.global gethostent
	.type	gethostent, #function
	.proc	0110
gethostent:
	save	%sp, -96, %sp
	b,a	.L99
.L104:
	cmp	%g1, 2
	be	.L97
	 nop
.L99:
	call	gethostent_any, 0
	 nop
	cmp	%o0, 0
	bne,a	.L104
	 ld	[%o0+8], %g1
.L97:
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	gethostent, .-gethostent
	.section	.text.sethostent,"ax",@progbits
	.align 4
	.global sethostent
	.type	sethostent, #function
	.proc	04
sethostent:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(hosts), %g1
	xor	%g1, %gdop_lox10(hosts), %g1
	ld	[%l7 + %g1], %l7, %gdop(hosts)
	ld	[%l7+4], %o0
	cmp	%o0, 0
	be	.L106
	 nop
	call	rewind, 0
	 nop
.L106:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	sethostent, .-sethostent
	.section	.text.endhostent,"ax",@progbits
	.align 4
	.global endhostent
	.type	endhostent, #function
	.proc	04
endhostent:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(hosts), %g1
	xor	%g1, %gdop_lox10(hosts), %g1
	ld	[%l7 + %g1], %l7, %gdop(hosts)
	ld	[%l7+4], %o0
	cmp	%o0, 0
	be,a	.L115
	 st	%g0, [%l7+4]
	call	fclose, 0
	 nop
	st	%g0, [%l7+4]
.L115:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	endhostent, .-endhostent
	.section	.rodata.str1.8
	.align 8
.LC2:
	.asciz	"localhost"
	.align 8
.LC3:
	.asciz	"%s"
	.section	.text.gethostbyname,"ax",@progbits
	.align 4
	.global gethostbyname
	.type	gethostbyname, #function
	.proc	0110
gethostbyname:
	save	%sp, -104, %sp
	call	inet_addr, 0
	 mov	%i0, %o0
	sethi	%hi(2130706432), %g1
	or	%g1, 1, %g1
	st	%o0, [%fp-8]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i0, %i4
	mov	0, %o0
	call	sethostent, 0
	 st	%g1, [%fp-4]
	ld	[%fp-8], %g1
.L139:
	cmp	%g1, -1
.L140:
	bne	.L128
	 nop
	call	gethostent, 0
	 nop
	orcc	%o0, 0, %i0
	be	.L128
	 mov	%i4, %o1
	call	strcmp, 0
	 ld	[%i0], %o0
	cmp	%o0, 0
	be	.L123
	 nop
	ld	[%i0+4], %i5
	ld	[%i5], %o1
	cmp	%o1, 0
	bne	.L120
	 ld	[%fp-8], %g1
	b	.L140
	 cmp	%g1, -1
.L122:
	ld	[%i5], %o1
	cmp	%o1, 0
	be	.L139
	 ld	[%fp-8], %g1
.L120:
	call	strcmp, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne,a	.L122
	 add	%i5, 4, %i5
	ld	[%i5], %g1
	cmp	%g1, 0
	be	.L139
	 ld	[%fp-8], %g1
.L123:
	call	endhostent, 0
	 nop
	jmp	%i7+8
	 restore
.L128:
	call	endhostent, 0
	 nop
	ld	[%fp-8], %g1
	cmp	%g1, -1
	be	.L137
	 sethi	%gdop_hix22(.LC2), %g1
	sethi	%gdop_hix22(own_name.12), %g1
	xor	%g1, %gdop_lox10(own_name.12), %g1
	mov	256, %o1
	ld	[%l7 + %g1], %i5, %gdop(own_name.12)
	mov	%i4, %o3
	sethi	%gdop_hix22(.LC3), %o2
	mov	%i5, %o0
	xor	%o2, %gdop_lox10(.LC3), %o2
	call	snprintf, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC3)
	mov	4, %o2
	add	%fp, -8, %o1
.L136:
	sethi	%gdop_hix22(held.15), %o0
	xor	%o0, %gdop_lox10(held.15), %o0
	call	memcpy, 0
	 ld	[%l7 + %o0], %o0, %gdop(held.15)
	mov	2, %g1
	sethi	%gdop_hix22(none.11), %g2
	xor	%g2, %gdop_lox10(none.11), %g2
	sethi	%gdop_hix22(out.14), %i0
	ld	[%l7 + %g2], %g3, %gdop(none.11)
	xor	%i0, %gdop_lox10(out.14), %i0
	sethi	%gdop_hix22(addresses.13), %g2
	ld	[%l7 + %i0], %i0, %gdop(out.14)
	xor	%g2, %gdop_lox10(addresses.13), %g2
	st	%g1, [%i0+8]
	ld	[%l7 + %g2], %g2, %gdop(addresses.13)
	mov	4, %g1
	st	%i5, [%i0]
	st	%g3, [%i0+4]
	st	%g1, [%i0+12]
	st	%g2, [%i0+16]
	jmp	%i7+8
	 restore
.L137:
	xor	%g1, %gdop_lox10(.LC2), %g1
	mov	%i4, %o0
	ld	[%l7 + %g1], %i5, %gdop(.LC2)
	call	strcmp, 0
	 mov	%i5, %o1
	cmp	%o0, 0
	be	.L138
	 sethi	%gdop_hix22(h_errno), %g1
	xor	%g1, %gdop_lox10(h_errno), %g1
	ld	[%l7 + %g1], %l7, %gdop(h_errno)
	mov	1, %g1
	st	%g1, [%l7]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L138:
	mov	4, %o2
	b	.L136
	 add	%fp, -4, %o1
	.size	gethostbyname, .-gethostbyname
	.section	.text.gethostbyaddr,"ax",@progbits
	.align 4
	.global gethostbyaddr
	.type	gethostbyaddr, #function
	.proc	0110
gethostbyaddr:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i0, %i5
	call	sethostent, 0
	 mov	0, %o0
.L142:
	call	gethostent_any, 0
	 nop
	orcc	%o0, 0, %i0
	be	.L143
	 nop
	ld	[%i0+8], %g1
	cmp	%g1, %i2
	bne	.L142
	 nop
	ld	[%i0+12], %g1
	cmp	%g1, %i1
	bne	.L142
	 mov	%i1, %o2
	ld	[%i0+16], %g1
	mov	%i5, %o1
	call	memcmp, 0
	 ld	[%g1], %o0
	cmp	%o0, 0
	bne	.L142
	 nop
	call	endhostent, 0
	 nop
	jmp	%i7+8
	 restore
.L143:
	call	endhostent, 0
	 nop
	sethi	%gdop_hix22(h_errno), %g1
	xor	%g1, %gdop_lox10(h_errno), %g1
	ld	[%l7 + %g1], %l7, %gdop(h_errno)
	mov	1, %g1
	st	%g1, [%l7]
	jmp	%i7+8
	 restore
	.size	gethostbyaddr, .-gethostbyaddr
	.section	.text.getservent,"ax",@progbits
	.align 4
	.global getservent
	.type	getservent, #function
	.proc	0110
getservent:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(words.10), %i5
	sethi	%gdop_hix22(services), %i3
	xor	%i5, %gdop_lox10(words.10), %i5
	xor	%i3, %gdop_lox10(services), %i3
	ld	[%l7 + %i5], %i5, %gdop(words.10)
	ld	[%l7 + %i3], %i3, %gdop(services)
.L149:
	mov	%i5, %o1
	call	next_line, 0
	 mov	%i3, %o0
	cmp	%o0, 0
	be	.L154
	 mov	47, %o1
	call	strchr, 0
	 ld	[%i5+4], %o0
	orcc	%o0, 0, %i4
	be	.L149
	 mov	10, %o2
	stb	%g0, [%i4]
	ld	[%i5], %i3
	ld	[%i5+4], %o0
	call	strtol, 0
	 mov	0, %o1
	add	%i5, 8, %i5
	add	%i4, 1, %i4
	sethi	%gdop_hix22(out.9), %g1
	xor	%g1, %gdop_lox10(out.9), %g1
	ld	[%l7 + %g1], %i0, %gdop(out.9)
	st	%i3, [%i0]
	st	%i5, [%i0+4]
	st	%o0, [%i0+8]
	st	%i4, [%i0+12]
	jmp	%i7+8
	 restore
.L154:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	getservent, .-getservent
	.section	.text.setservent,"ax",@progbits
	.align 4
	.global setservent
	.type	setservent, #function
	.proc	04
setservent:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(services), %g1
	xor	%g1, %gdop_lox10(services), %g1
	ld	[%l7 + %g1], %l7, %gdop(services)
	ld	[%l7+4], %o0
	cmp	%o0, 0
	be	.L156
	 nop
	call	rewind, 0
	 nop
.L156:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	setservent, .-setservent
	.section	.text.endservent,"ax",@progbits
	.align 4
	.global endservent
	.type	endservent, #function
	.proc	04
endservent:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(services), %g1
	xor	%g1, %gdop_lox10(services), %g1
	ld	[%l7 + %g1], %l7, %gdop(services)
	ld	[%l7+4], %o0
	cmp	%o0, 0
	be,a	.L165
	 st	%g0, [%l7+4]
	call	fclose, 0
	 nop
	st	%g0, [%l7+4]
.L165:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	endservent, .-endservent
	.section	.text.getservbyname,"ax",@progbits
	.align 4
	.global getservbyname
	.type	getservbyname, #function
	.proc	0110
getservbyname:
	save	%sp, -96, %sp
	mov	0, %o0
	call	setservent, 0
	 mov	%i0, %i4
.L176:
	call	getservent, 0
	 nop
	orcc	%o0, 0, %i0
	be	.L167
	 cmp	%i1, 0
	bne	.L192
	 mov	%i1, %o1
	mov	%i4, %o1
.L193:
	call	strcmp, 0
	 ld	[%i0], %o0
	cmp	%o0, 0
	be	.L175
	 nop
	ld	[%i0+4], %i5
	ld	[%i5], %o1
	cmp	%o1, 0
	bne	.L172
	 nop
	b,a	.L176
.L174:
	ld	[%i5], %o1
	cmp	%o1, 0
	be	.L176
	 nop
.L172:
	call	strcmp, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne,a	.L174
	 add	%i5, 4, %i5
	ld	[%i5], %g1
	cmp	%g1, 0
	be	.L176
	 nop
.L175:
	call	endservent, 0
	 nop
	jmp	%i7+8
	 restore
.L168:
.L192:
	call	strcmp, 0
	 ld	[%i0+12], %o0
	cmp	%o0, 0
	be	.L193
	 mov	%i4, %o1
	call	getservent, 0
	 nop
	orcc	%o0, 0, %i0
	bne	.L168
	 mov	%i1, %o1
.L167:
	call	endservent, 0
	 mov	0, %i0
	jmp	%i7+8
	 restore
	.size	getservbyname, .-getservbyname
	.section	.text.getservbyport,"ax",@progbits
	.align 4
	.global getservbyport
	.type	getservbyport, #function
	.proc	0110
getservbyport:
	save	%sp, -96, %sp
	mov	0, %o0
	call	setservent, 0
	 mov	%i0, %i5
.L195:
	call	getservent, 0
	 nop
	orcc	%o0, 0, %i0
	be	.L196
	 mov	%i1, %o1
	cmp	%i1, 0
	be,a	.L206
	 ld	[%i0+8], %g1
	call	strcmp, 0
	 ld	[%i0+12], %o0
	cmp	%o0, 0
	bne	.L195
	 nop
	ld	[%i0+8], %g1
.L206:
	cmp	%g1, %i5
	bne	.L195
	 nop
.L196:
	call	endservent, 0
	 nop
	jmp	%i7+8
	 restore
	.size	getservbyport, .-getservbyport
	.section	.text.getprotoent,"ax",@progbits
	.align 4
	.global getprotoent
	.type	getprotoent, #function
	.proc	0110
getprotoent:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(words.8), %i5
	sethi	%gdop_hix22(protocols), %o0
	xor	%i5, %gdop_lox10(words.8), %i5
	xor	%o0, %gdop_lox10(protocols), %o0
	ld	[%l7 + %i5], %i5, %gdop(words.8)
	ld	[%l7 + %o0], %o0, %gdop(protocols)
	mov	%i5, %o1
	call	next_line, 0
	 mov	0, %i0
	cmp	%o0, 0
	be	.L211
	 mov	10, %o2
	ld	[%i5], %i4
	ld	[%i5+4], %o0
	mov	0, %o1
	call	strtol, 0
	 sethi	%gdop_hix22(out.7), %i0
	add	%i5, 8, %i5
	xor	%i0, %gdop_lox10(out.7), %i0
	ld	[%l7 + %i0], %i0, %gdop(out.7)
	st	%i4, [%i0]
	st	%i5, [%i0+4]
	st	%o0, [%i0+8]
.L211:
	jmp	%i7+8
	 restore
	.size	getprotoent, .-getprotoent
	.section	.text.setprotoent,"ax",@progbits
	.align 4
	.global setprotoent
	.type	setprotoent, #function
	.proc	04
setprotoent:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(protocols), %g1
	xor	%g1, %gdop_lox10(protocols), %g1
	ld	[%l7 + %g1], %l7, %gdop(protocols)
	ld	[%l7+4], %o0
	cmp	%o0, 0
	be	.L213
	 nop
	call	rewind, 0
	 nop
.L213:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	setprotoent, .-setprotoent
	.section	.text.endprotoent,"ax",@progbits
	.align 4
	.global endprotoent
	.type	endprotoent, #function
	.proc	04
endprotoent:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(protocols), %g1
	xor	%g1, %gdop_lox10(protocols), %g1
	ld	[%l7 + %g1], %l7, %gdop(protocols)
	ld	[%l7+4], %o0
	cmp	%o0, 0
	be,a	.L222
	 st	%g0, [%l7+4]
	call	fclose, 0
	 nop
	st	%g0, [%l7+4]
.L222:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	endprotoent, .-endprotoent
	.section	.text.getprotobyname,"ax",@progbits
	.align 4
	.global getprotobyname
	.type	getprotobyname, #function
	.proc	0110
getprotobyname:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i0, %i4
	call	setprotoent, 0
	 mov	0, %o0
.L229:
	call	getprotoent, 0
	 nop
	orcc	%o0, 0, %i0
	be	.L224
	 mov	%i4, %o1
	call	strcmp, 0
	 ld	[%i0], %o0
	cmp	%o0, 0
	be	.L225
	 nop
	ld	[%i0+4], %i5
	ld	[%i5], %o1
	cmp	%o1, 0
	bne	.L226
	 nop
	b,a	.L229
.L228:
	ld	[%i5], %o1
	cmp	%o1, 0
	be	.L229
	 nop
.L226:
	call	strcmp, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne,a	.L228
	 add	%i5, 4, %i5
	ld	[%i5], %g1
	cmp	%g1, 0
	be	.L229
	 nop
.L225:
	call	endprotoent, 0
	 nop
	jmp	%i7+8
	 restore
.L224:
	call	endprotoent, 0
	 mov	0, %i5
	sethi	%gdop_hix22(known.6), %g1
	xor	%g1, %gdop_lox10(known.6), %g1
	ld	[%l7 + %g1], %l7, %gdop(known.6)
	mov	%l7, %i3
.L234:
	orcc	%i4, 0, %o1
	be,a	.L230
	 ld	[%i3+8], %g1
	call	strcmp, 0
	 ld	[%i3], %o0
	cmp	%o0, 0
	be,a	.L246
	 add	%i5, %i5, %i0
	add	%i5, 1, %i5
.L247:
	cmp	%i5, 4
	bne	.L234
	 add	%i3, 12, %i3
	jmp	%i7+8
	 restore
.L230:
	cmp	%g1, 0
	bne,a	.L247
	 add	%i5, 1, %i5
	add	%i5, %i5, %i0
.L246:
	add	%i0, %i5, %i0
	sll	%i0, 2, %i0
	jmp	%i7+8
	 restore %l7, %i0, %o0
	.size	getprotobyname, .-getprotobyname
	.section	.text.getprotobynumber,"ax",@progbits
	.align 4
	.global getprotobynumber
	.type	getprotobynumber, #function
	.proc	0110
getprotobynumber:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i0, %i5
	call	setprotoent, 0
	 mov	0, %o0
	b,a	.L250
.L259:
	cmp	%g1, %i5
	be	.L258
	 nop
.L250:
	call	getprotoent, 0
	 nop
	orcc	%o0, 0, %i0
	bne,a	.L259
	 ld	[%i0+8], %g1
	call	endprotoent, 0
	 nop
	sethi	%gdop_hix22(known.6), %g2
	xor	%g2, %gdop_lox10(known.6), %g2
	mov	0, %g1
	ld	[%l7 + %g2], %l7, %gdop(known.6)
	mov	%l7, %g2
.L254:
	ld	[%g2+8], %g3
	cmp	%i5, %g3
	be,a	.L260
	 add	%g1, %g1, %i0
	add	%g1, 1, %g1
	cmp	%g1, 4
	bne	.L254
	 add	%g2, 12, %g2
	jmp	%i7+8
	 restore
.L258:
	call	endprotoent, 0
	 nop
	jmp	%i7+8
	 restore
.L260:
	add	%i0, %g1, %i0
	sll	%i0, 2, %i0
	jmp	%i7+8
	 restore %l7, %i0, %o0
	.size	getprotobynumber, .-getprotobynumber
	.section	.text.setnetent,"ax",@progbits
	.align 4
	.global setnetent
	.type	setnetent, #function
	.proc	04
setnetent:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(networks), %g1
	xor	%g1, %gdop_lox10(networks), %g1
	ld	[%l7 + %g1], %l7, %gdop(networks)
	ld	[%l7+4], %o0
	cmp	%o0, 0
	be	.L262
	 nop
	call	rewind, 0
	 nop
.L262:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	setnetent, .-setnetent
	.section	.text.endnetent,"ax",@progbits
	.align 4
	.global endnetent
	.type	endnetent, #function
	.proc	04
endnetent:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(networks), %g1
	xor	%g1, %gdop_lox10(networks), %g1
	ld	[%l7 + %g1], %l7, %gdop(networks)
	ld	[%l7+4], %o0
	cmp	%o0, 0
	be,a	.L271
	 st	%g0, [%l7+4]
	call	fclose, 0
	 nop
	st	%g0, [%l7+4]
.L271:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	endnetent, .-endnetent
	.section	.text.getrpcent,"ax",@progbits
	.align 4
	.global getrpcent
	.type	getrpcent, #function
	.proc	0110
getrpcent:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(words.2), %i5
	sethi	%gdop_hix22(programs), %o0
	xor	%i5, %gdop_lox10(words.2), %i5
	xor	%o0, %gdop_lox10(programs), %o0
	ld	[%l7 + %i5], %i5, %gdop(words.2)
	ld	[%l7 + %o0], %o0, %gdop(programs)
	mov	%i5, %o1
	call	next_line, 0
	 mov	0, %i0
	cmp	%o0, 0
	be	.L276
	 mov	10, %o2
	ld	[%i5], %i4
	ld	[%i5+4], %o0
	mov	0, %o1
	call	strtol, 0
	 sethi	%gdop_hix22(out.1), %i0
	add	%i5, 8, %i5
	xor	%i0, %gdop_lox10(out.1), %i0
	ld	[%l7 + %i0], %i0, %gdop(out.1)
	st	%i4, [%i0]
	st	%i5, [%i0+4]
	st	%o0, [%i0+8]
.L276:
	jmp	%i7+8
	 restore
	.size	getrpcent, .-getrpcent
	.section	.text.setrpcent,"ax",@progbits
	.align 4
	.global setrpcent
	.type	setrpcent, #function
	.proc	04
setrpcent:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(programs), %g1
	xor	%g1, %gdop_lox10(programs), %g1
	ld	[%l7 + %g1], %l7, %gdop(programs)
	ld	[%l7+4], %o0
	cmp	%o0, 0
	be	.L278
	 nop
	call	rewind, 0
	 nop
.L278:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	setrpcent, .-setrpcent
	.section	.text.endrpcent,"ax",@progbits
	.align 4
	.global endrpcent
	.type	endrpcent, #function
	.proc	04
endrpcent:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(programs), %g1
	xor	%g1, %gdop_lox10(programs), %g1
	ld	[%l7 + %g1], %l7, %gdop(programs)
	ld	[%l7+4], %o0
	cmp	%o0, 0
	be,a	.L287
	 st	%g0, [%l7+4]
	call	fclose, 0
	 nop
	st	%g0, [%l7+4]
.L287:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	endrpcent, .-endrpcent
	.section	.text.getrpcbyname,"ax",@progbits
	.align 4
	.global getrpcbyname
	.type	getrpcbyname, #function
	.proc	0110
getrpcbyname:
	save	%sp, -96, %sp
	mov	0, %o0
	call	setrpcent, 0
	 mov	%i0, %i4
.L294:
	call	getrpcent, 0
	 nop
	orcc	%o0, 0, %i0
	be	.L289
	 mov	%i4, %o1
	call	strcmp, 0
	 ld	[%i0], %o0
	cmp	%o0, 0
	be	.L289
	 nop
	ld	[%i0+4], %i5
	ld	[%i5], %o1
	cmp	%o1, 0
	bne	.L291
	 nop
	b,a	.L294
.L293:
	ld	[%i5], %o1
	cmp	%o1, 0
	be	.L294
	 nop
.L291:
	call	strcmp, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne,a	.L293
	 add	%i5, 4, %i5
	ld	[%i5], %g1
	cmp	%g1, 0
	be	.L294
	 nop
.L289:
	call	endrpcent, 0
	 nop
	jmp	%i7+8
	 restore
	.size	getrpcbyname, .-getrpcbyname
	.section	.text.getrpcbynumber,"ax",@progbits
	.align 4
	.global getrpcbynumber
	.type	getrpcbynumber, #function
	.proc	0110
getrpcbynumber:
	save	%sp, -96, %sp
	mov	0, %o0
	call	setrpcent, 0
	 mov	%i0, %i5
	b,a	.L307
.L312:
	cmp	%g1, %i5
	be	.L306
	 nop
.L307:
	call	getrpcent, 0
	 nop
	orcc	%o0, 0, %i0
	bne,a	.L312
	 ld	[%i0+8], %g1
.L306:
	call	endrpcent, 0
	 nop
	jmp	%i7+8
	 restore
	.size	getrpcbynumber, .-getrpcbynumber
	.section	.rodata.str1.8
	.align 8
.LC4:
	.asciz	"255.255.255.255"
	.section	.text.inet_aton,"ax",@progbits
	.align 4
	.global inet_aton
	.type	inet_aton, #function
	.proc	04
inet_aton:
	save	%sp, -96, %sp
	call	inet_addr, 0
	 mov	%i0, %o0
	st	%o0, [%i1]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%o0, -1
	be	.L316
	 mov	1, %g1
	jmp	%i7+8
	 restore %g0, %g1, %o0
.L316:
	mov	%i0, %o0
	sethi	%gdop_hix22(.LC4), %o1
	xor	%o1, %gdop_lox10(.LC4), %o1
	call	strcmp, 0
	 ld	[%l7 + %o1], %o1, %gdop(.LC4)
	cmp	%g0, %o0
	subx	%g0, -1, %g1
	jmp	%i7+8
	 restore %g0, %g1, %o0
	.size	inet_aton, .-inet_aton
	.section	.text.inet_network,"ax",@progbits
	.align 4
	.global inet_network
	.type	inet_network, #function
	.proc	016
inet_network:
	save	%sp, -104, %sp
	mov	4, %i3
	mov	0, %i4
	add	%fp, -4, %i2
.L321:
	mov	0, %o2
	mov	%i2, %o1
	call	strtoul, 0
	 mov	%i0, %o0
	mov	%o0, %i5
	call	isdigit, 0
	 ldub	[%i0], %o0
	cmp	%i5, 255
	bgu	.L319
	 mov	1, %g1
	mov	0, %g1
.L319:
	andcc	%g1, 0xff, %g0
	bne	.L324
	 cmp	%o0, 0
	be	.L324
	 sll	%i4, 8, %i4
	ld	[%fp-4], %g1
	ldsb	[%g1], %g2
	or	%i4, %i5, %i4
	cmp	%g2, 46
	bne	.L329
	 ldub	[%g1], %g3
	addcc	%i3, -1, %i3
	bne	.L321
	 add	%g1, 1, %i0
.L324:
	mov	-1, %i4
.L317:
.L330:
	jmp	%i7+8
	 restore %g0, %i4, %o0
.L329:
	cmp	%g2, 0
	be	.L317
	 add	%g3, -9, %g1
	and	%g1, 0xff, %g1
	cmp	%g1, 23
	bgu,a	.L330
	 mov	-1, %i4
	sethi	%hi(8388608), %g2
	or	%g2, 19, %g2
	srl	%g2, %g1, %g1
	andcc	%g1, 1, %g0
	be,a	.L330
	 mov	-1, %i4
	b,a	.L317
	.size	inet_network, .-inet_network
	.section	.text.getnetent,"ax",@progbits
	.align 4
	.global getnetent
	.type	getnetent, #function
	.proc	0110
getnetent:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(words.4), %i5
	sethi	%gdop_hix22(networks), %o0
	xor	%i5, %gdop_lox10(words.4), %i5
	xor	%o0, %gdop_lox10(networks), %o0
	ld	[%l7 + %i5], %i5, %gdop(words.4)
	ld	[%l7 + %o0], %o0, %gdop(networks)
	mov	%i5, %o1
	call	next_line, 0
	 mov	0, %i0
	cmp	%o0, 0
	be	.L335
	 nop
	ld	[%i5], %i4
	call	inet_network, 0
	 ld	[%i5+4], %o0
	sethi	%gdop_hix22(out.3), %i0
	add	%i5, 8, %i5
	xor	%i0, %gdop_lox10(out.3), %i0
	mov	2, %g1
	ld	[%l7 + %i0], %i0, %gdop(out.3)
	st	%i4, [%i0]
	st	%i5, [%i0+4]
	st	%g1, [%i0+8]
	st	%o0, [%i0+12]
.L335:
	jmp	%i7+8
	 restore
	.size	getnetent, .-getnetent
	.section	.text.getnetbyname,"ax",@progbits
	.align 4
	.global getnetbyname
	.type	getnetbyname, #function
	.proc	0110
getnetbyname:
	save	%sp, -96, %sp
	mov	0, %o0
	call	setnetent, 0
	 mov	%i0, %i4
.L342:
	call	getnetent, 0
	 nop
	orcc	%o0, 0, %i0
	be	.L337
	 mov	%i4, %o1
	call	strcmp, 0
	 ld	[%i0], %o0
	cmp	%o0, 0
	be	.L337
	 nop
	ld	[%i0+4], %i5
	ld	[%i5], %o1
	cmp	%o1, 0
	bne	.L339
	 nop
	b,a	.L342
.L341:
	ld	[%i5], %o1
	cmp	%o1, 0
	be	.L342
	 nop
.L339:
	call	strcmp, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne,a	.L341
	 add	%i5, 4, %i5
	ld	[%i5], %g1
	cmp	%g1, 0
	be	.L342
	 nop
.L337:
	call	endnetent, 0
	 nop
	jmp	%i7+8
	 restore
	.size	getnetbyname, .-getnetbyname
	.section	.text.getnetbyaddr,"ax",@progbits
	.align 4
	.global getnetbyaddr
	.type	getnetbyaddr, #function
	.proc	0110
getnetbyaddr:
	save	%sp, -96, %sp
	mov	0, %o0
	call	setnetent, 0
	 mov	%i0, %i5
.L358:
	call	getnetent, 0
	 nop
	orcc	%o0, 0, %i0
	be	.L354
	 nop
	ld	[%i0+12], %g1
	cmp	%g1, %i5
	bne	.L358
	 nop
	ld	[%i0+8], %g1
	cmp	%g1, %i1
	bne	.L358
	 nop
.L354:
	call	endnetent, 0
	 nop
	jmp	%i7+8
	 restore
	.size	getnetbyaddr, .-getnetbyaddr
	.section	.text.inet_netof,"ax",@progbits
	.align 4
	.global inet_netof
	.type	inet_netof, #function
	.proc	016
inet_netof:
	save	%sp, -96, %sp
	ld	[%i0], %g1
	cmp	%g1, 0
	bl	.L365
	 mov	24, %i0
.L361:
	srl	%g1, %i0, %i0
	jmp	%i7+8
	 restore
.L365:
	srl	%g1, 30, %g2
	cmp	%g2, 2
	be	.L361
	 mov	16, %i0
	mov	8, %i0
	srl	%g1, %i0, %i0
	jmp	%i7+8
	 restore
	.size	inet_netof, .-inet_netof
	.section	.text.inet_lnaof,"ax",@progbits
	.align 4
	.global inet_lnaof
	.type	inet_lnaof, #function
	.proc	016
inet_lnaof:
	save	%sp, -96, %sp
	sethi	%hi(16776192), %g1
	ld	[%i0], %i0
	cmp	%i0, 0
	bl	.L370
	 or	%g1, 1023, %g1
	and	%i0, %g1, %i0
	jmp	%i7+8
	 restore
.L370:
	srl	%i0, 30, %g1
	cmp	%g1, 2
	be	.L369
	 mov	255, %g1
	and	%i0, %g1, %i0
	jmp	%i7+8
	 restore
.L369:
	sethi	%hi(64512), %g1
	or	%g1, 1023, %g1
	and	%i0, %g1, %i0
	jmp	%i7+8
	 restore
	.size	inet_lnaof, .-inet_lnaof
	.section	.text.inet_makeaddr,"ax",@progbits
	.align 4
	.global inet_makeaddr
	.type	inet_makeaddr, #function
	.proc	010
inet_makeaddr:
	save	%sp, -96, %sp
	cmp	%i0, 127
	bleu	.L374
	 ld	[%fp+64], %g3
	sethi	%hi(64512), %g2
	or	%g2, 1023, %g2
	cmp	%i0, %g2
	bleu	.L372
	 mov	16, %g1
	sethi	%hi(16776192), %g1
	or	%g1, 1023, %g1
	cmp	%i0, %g1
	bgu,a	.L377
	 or	%i0, %i1, %i1
	mov	255, %g2
	b	.L372
	 mov	8, %g1
.L374:
	sethi	%hi(16776192), %g2
	mov	24, %g1
	or	%g2, 1023, %g2
.L372:
	sll	%i0, %g1, %g1
	and	%i1, %g2, %i1
	or	%g1, %i1, %i1
	st	%i1, [%g3]
	jmp	%i7+12
	 restore %g0, %g3, %o0
.L377:
	st	%i1, [%g3]
	jmp	%i7+12
	 restore %g0, %g3, %o0
	.size	inet_makeaddr, .-inet_makeaddr
	.section	.rodata.str1.8
	.align 8
.LC5:
	.asciz	"Unknown resolver error"
	.section	.text.hstrerror,"ax",@progbits
	.align 4
	.global hstrerror
	.type	hstrerror, #function
	.proc	0102
hstrerror:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i0, 4
	bgu	.L380
	 sethi	%gdop_hix22(.LC5), %g1
	sethi	%gdop_hix22(texts.0), %g1
	sll	%i0, 2, %i0
	xor	%g1, %gdop_lox10(texts.0), %g1
	ld	[%l7 + %g1], %l7, %gdop(texts.0)
	ld	[%l7+%i0], %i0
	jmp	%i7+8
	 restore
.L380:
	xor	%g1, %gdop_lox10(.LC5), %g1
	ld	[%l7 + %g1], %i0, %gdop(.LC5)
	jmp	%i7+8
	 restore
	.size	hstrerror, .-hstrerror
	.section	.rodata.str1.8
	.align 8
.LC6:
	.asciz	": "
	.align 8
.LC7:
	.asciz	""
	.align 8
.LC8:
	.asciz	"%s%s%s\n"
	.section	.text.herror,"ax",@progbits
	.align 4
	.global herror
	.type	herror, #function
	.proc	020
herror:
	save	%sp, -296, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i0, 0
	be,a	.L387
	 sethi	%gdop_hix22(.LC7), %i0
	ldsb	[%i0], %g1
	cmp	%g1, 0
	bne	.L386
	 sethi	%gdop_hix22(.LC6), %i5
	sethi	%gdop_hix22(.LC7), %i0
.L387:
	xor	%i0, %gdop_lox10(.LC7), %i0
	ld	[%l7 + %i0], %i0, %gdop(.LC7)
	mov	%i0, %i5
.L382:
	sethi	%gdop_hix22(h_errno), %g1
	xor	%g1, %gdop_lox10(h_errno), %g1
	ld	[%l7 + %g1], %g1, %gdop(h_errno)
	call	hstrerror, 0
	 ld	[%g1], %o0
	sethi	%gdop_hix22(.LC8), %o2
	xor	%o2, %gdop_lox10(.LC8), %o2
	ld	[%l7 + %o2], %o2, %gdop(.LC8)
	mov	%o0, %o5
	add	%fp, -200, %i4
	mov	%i5, %o4
	mov	%i0, %o3
	mov	200, %o1
	call	snprintf, 0
	 mov	%i4, %o0
	cmp	%o0, 199
	bleu	.L383
	 mov	%o0, %o2
	mov	199, %o2
.L383:
	mov	%i4, %o1
	call	write, 0
	 mov	2, %o0
	jmp	%i7+8
	 restore
.L386:
	xor	%i5, %gdop_lox10(.LC6), %i5
	b	.L382
	 ld	[%l7 + %i5], %i5, %gdop(.LC6)
	.size	herror, .-herror
	.section	.rodata.str1.8
	.align 8
.LC9:
	.asciz	"Resolver Error 0 (no error)"
	.align 8
.LC10:
	.asciz	"Unknown host"
	.align 8
.LC11:
	.asciz	"Host name lookup failure"
	.align 8
.LC12:
	.asciz	"Unknown server error"
	.align 8
.LC13:
	.asciz	"No address associated with name"
	.section	.data.rel.ro.local,"aw"
	.align 4
	.type	texts.0, #object
	.size	texts.0, 20
texts.0:
	.long	.LC9
	.long	.LC10
	.long	.LC11
	.long	.LC12
	.long	.LC13
	.local	out.1
	.common	out.1,12,4
	.local	words.2
	.common	words.2,140,4
	.local	out.3
	.common	out.3,16,4
	.local	words.4
	.common	words.4,140,4
	.local	none.5
	.common	none.5,4,4
	.section	.rodata.str1.8
	.align 8
.LC14:
	.asciz	"ip"
	.align 8
.LC15:
	.asciz	"icmp"
	.align 8
.LC16:
	.asciz	"tcp"
	.align 8
.LC17:
	.asciz	"udp"
	.section	.data.rel.local,"aw"
	.align 4
	.type	known.6, #object
	.size	known.6, 48
known.6:
	.long	.LC14
	.long	none.5
	.long	0
	.long	.LC15
	.long	none.5
	.long	1
	.long	.LC16
	.long	none.5
	.long	6
	.long	.LC17
	.long	none.5
	.long	17
	.local	out.7
	.common	out.7,12,4
	.local	words.8
	.common	words.8,140,4
	.local	out.9
	.common	out.9,16,4
	.local	words.10
	.common	words.10,140,4
	.local	none.11
	.common	none.11,4,4
	.local	own_name.12
	.common	own_name.12,256,8
	.align 4
	.type	addresses.13, #object
	.size	addresses.13, 8
addresses.13:
	.long	held.15
	.long	0
	.local	out.14
	.common	out.14,20,4
	.local	held.15
	.common	held.15,16,8
	.local	words.16
	.common	words.16,140,4
	.local	text.17
	.common	text.17,16,8
	.section	.rodata.str1.8
	.align 8
.LC18:
	.asciz	"/etc/rpc"
	.section	.data.rel.local
	.align 4
	.type	programs, #object
	.size	programs, 1032
programs:
	.long	.LC18
	.skip	1028
	.section	.rodata.str1.8
	.align 8
.LC19:
	.asciz	"/etc/networks"
	.section	.data.rel.local
	.align 4
	.type	networks, #object
	.size	networks, 1032
networks:
	.long	.LC19
	.skip	1028
	.section	.rodata.str1.8
	.align 8
.LC20:
	.asciz	"/etc/protocols"
	.section	.data.rel.local
	.align 4
	.type	protocols, #object
	.size	protocols, 1032
protocols:
	.long	.LC20
	.skip	1028
	.section	.rodata.str1.8
	.align 8
.LC21:
	.asciz	"/etc/services"
	.section	.data.rel.local
	.align 4
	.type	services, #object
	.size	services, 1032
services:
	.long	.LC21
	.skip	1028
	.section	.rodata.str1.8
	.align 8
.LC22:
	.asciz	"/etc/hosts"
	.section	.data.rel.local
	.align 4
	.type	hosts, #object
	.size	hosts, 1032
hosts:
	.long	.LC22
	.skip	1028
	.global h_errno
	.section	".bss"
	.align 4
	.type	h_errno, #object
	.size	h_errno, 4
h_errno:
	.skip	4
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
