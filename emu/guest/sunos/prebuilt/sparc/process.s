! 06c2ae9be16c266a78f4640c28a0c59a emu/guest/libc/process.c
	.file	"process.c"
	.section	".text"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"sh"
	.align 8
.LC1:
	.asciz	"/bin/sh"
	.section	.text.exec_or_script,"ax",@progbits
	.align 4
	.type	exec_or_script, #function
	.proc	04
exec_or_script:
	save	%sp, -1120, %sp
	mov	1024, %o2
	mov	0, %o1
	add	%fp, -1024, %i4
	call	memset, 0
	 mov	%i4, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	mov	%i1, %o1
	st	%g1, [%fp-1024]
	st	%i0, [%fp-1020]
	sethi	%gdop_hix22(_environ), %i5
	mov	%i0, %o0
	xor	%i5, %gdop_lox10(_environ), %i5
	ld	[%l7 + %i5], %i5, %gdop(_environ)
	call	execve, 0
	 ld	[%i5], %o2
	call	___errno, 0
	 nop
	ld	[%o0], %g1
	cmp	%g1, 8
	bne	.L15
	 mov	4, %g1
	ld	[%i1+4], %g2
	st	%g2, [%fp-1016]
	add	%i1, 4, %i1
	cmp	%g2, 0
	bne	.L6
	 add	%fp, -1016, %g3
	b	.L16
	 ld	[%i5], %o2
.L5:
	cmp	%g1, 1012
	be,a	.L16
	 ld	[%i5], %o2
.L6:
	ld	[%i1+%g1], %g2
	st	%g2, [%g3+%g1]
	cmp	%g2, 0
	bne	.L5
	 add	%g1, 4, %g1
	ld	[%i5], %o2
.L16:
	mov	%i4, %o1
	sethi	%gdop_hix22(.LC1), %o0
	xor	%o0, %gdop_lox10(.LC1), %o0
	call	execve, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC1)
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L15:
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	exec_or_script, .-exec_or_script
	.section	.rodata.str1.8
	.align 8
.LC2:
	.asciz	"/usr/bin:/bin"
	.align 8
.LC3:
	.asciz	"/"
	.align 8
.LC4:
	.asciz	""
	.align 8
.LC5:
	.asciz	"PATH"
	.section	.text.execvp,"ax",@progbits
	.align 4
	.global execvp
	.type	execvp, #function
	.proc	04
execvp:
	save	%sp, -1120, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC5), %o0
	xor	%o0, %gdop_lox10(.LC5), %o0
	call	getenv, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC5)
	mov	47, %o1
	mov	%o0, %i4
	call	strchr, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne	.L48
	 cmp	%i4, 0
	be,a	.L29
	 sethi	%gdop_hix22(.LC2), %i4
	ldub	[%i4], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be	.L37
	 nop
.L19:
	add	%fp, -1024, %i2
	sra	%g1, 24, %g1
.L53:
	cmp	%g1, 58
	be	.L49
	 mov	0, %i5
	mov	%i5, %i3
.L52:
	add	%i5, 1, %i5
	ldsb	[%i4+%i5], %g1
	cmp	%g1, 0
	be	.L32
	 cmp	%g1, 58
	bne,a	.L52
	 mov	%i5, %i3
.L32:
	call	strlen, 0
	 mov	%i0, %o0
	add	%i3, 3, %i3
	add	%i3, %o0, %i3
	cmp	%i3, 1024
	bleu	.L50
	 add	%i4, %i5, %l0
.L24:
	ldsb	[%l0], %g1
.L51:
	cmp	%g0, %g1
	addx	%i4, %i5, %i4
	ldub	[%i4], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	bne	.L53
	 sra	%g1, 24, %g1
.L37:
	jmp	%i7+8
	 restore %g0, -1, %o0
.L50:
	mov	%i4, %o1
	mov	%i5, %o2
	call	memcpy, 0
	 mov	%i2, %o0
	sethi	%gdop_hix22(.LC3), %o1
	mov	%i2, %i3
	xor	%o1, %gdop_lox10(.LC3), %o1
	add	%i2, %i5, %o0
	ld	[%l7 + %o1], %o1, %gdop(.LC3)
.L27:
	call	strcpy, 0
	 nop
	mov	%i0, %o1
	call	strcat, 0
	 mov	%i3, %o0
	mov	%i1, %o1
	call	exec_or_script, 0
	 mov	%i3, %o0
	b	.L51
	 ldsb	[%l0], %g1
.L49:
	call	strlen, 0
	 mov	%i0, %o0
	add	%o0, 2, %g1
	cmp	%g1, 1024
	bgu	.L24
	 mov	%i4, %l0
	add	%fp, -1024, %i3
	mov	%i4, %o1
	mov	0, %o2
	call	memcpy, 0
	 mov	%i3, %o0
	sethi	%gdop_hix22(.LC4), %o1
	mov	%i4, %l0
	xor	%o1, %gdop_lox10(.LC4), %o1
	mov	%i3, %o0
	b	.L27
	 ld	[%l7 + %o1], %o1, %gdop(.LC4)
.L48:
	call	exec_or_script, 0
	 restore
.L29:
	sethi	%hi(788529152), %g1
	xor	%i4, %gdop_lox10(.LC2), %i4
	b	.L19
	 ld	[%l7 + %i4], %i4, %gdop(.LC2)
	.size	execvp, .-execvp
	.section	.text.execl,"ax",@progbits
	.align 4
	.global execl
	.type	execl, #function
	.proc	04
execl:
	save	%sp, -616, %sp
	add	%fp, 76, %g1
	st	%i2, [%fp+76]
	st	%i3, [%fp+80]
	st	%i4, [%fp+84]
	st	%i5, [%fp+88]
	st	%g1, [%fp-516]
	cmp	%i1, 0
	be	.L59
	 add	%fp, -512, %o1
	mov	0, %g2
	mov	%o1, %g3
	st	%i1, [%g3]
.L65:
	add	%g2, 1, %g2
	ld	[%g1], %i1
	add	%g3, 4, %g3
	cmp	%i1, 0
	be	.L60
	 add	%g1, 4, %g1
	cmp	%g2, 126
	ble	.L58
	 mov	1, %g4
	mov	0, %g4
.L58:
	andcc	%g4, 0xff, %g0
	bne,a	.L65
	 st	%i1, [%g3]
.L60:
	sll	%g2, 2, %g2
	add	%o1, %g2, %g2
	mov	%i0, %o0
	call	execv, 0
	 st	%g0, [%g2]
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L59:
	mov	%o1, %g2
	mov	%i0, %o0
	call	execv, 0
	 st	%g0, [%g2]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	execl, .-execl
	.section	.text.execlp,"ax",@progbits
	.align 4
	.global execlp
	.type	execlp, #function
	.proc	04
execlp:
	save	%sp, -616, %sp
	add	%fp, 76, %g1
	st	%i2, [%fp+76]
	st	%i3, [%fp+80]
	st	%i4, [%fp+84]
	st	%i5, [%fp+88]
	st	%g1, [%fp-516]
	cmp	%i1, 0
	be	.L71
	 add	%fp, -512, %o1
	mov	0, %g2
	mov	%o1, %g3
	st	%i1, [%g3]
.L77:
	add	%g2, 1, %g2
	ld	[%g1], %i1
	add	%g3, 4, %g3
	cmp	%i1, 0
	be	.L72
	 add	%g1, 4, %g1
	cmp	%g2, 126
	ble	.L70
	 mov	1, %g4
	mov	0, %g4
.L70:
	andcc	%g4, 0xff, %g0
	bne,a	.L77
	 st	%i1, [%g3]
.L72:
	sll	%g2, 2, %g2
	add	%o1, %g2, %g2
	mov	%i0, %o0
	call	execvp, 0
	 st	%g0, [%g2]
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L71:
	mov	%o1, %g2
	mov	%i0, %o0
	call	execvp, 0
	 st	%g0, [%g2]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	execlp, .-execlp
	.section	.text.execle,"ax",@progbits
	.align 4
	.global execle
	.type	execle, #function
	.proc	04
execle:
	save	%sp, -616, %sp
	add	%fp, 76, %o7
	st	%i2, [%fp+76]
	st	%i3, [%fp+80]
	st	%i4, [%fp+84]
	st	%i5, [%fp+88]
	st	%o7, [%fp-516]
	cmp	%i1, 0
	be	.L85
	 add	%fp, -512, %o1
	mov	%o7, %g4
	mov	%o1, %g3
	mov	%i1, %g2
	mov	0, %g1
	st	%g2, [%g3]
.L96:
	add	%g1, 1, %g1
	ld	[%g4], %g2
	add	%g3, 4, %g3
	cmp	%g2, 0
	be	.L87
	 add	%g4, 4, %g4
	cmp	%g1, 126
	ble	.L82
	 mov	1, %i5
	mov	0, %i5
.L82:
	andcc	%i5, 0xff, %g0
	bne,a	.L96
	 st	%g2, [%g3]
.L87:
	sll	%g1, 2, %g1
	add	%o1, %g1, %g1
.L79:
	st	%g0, [%g1]
	cmp	%i1, 0
	be	.L86
	 add	%o7, 4, %g1
	b	.L84
	 ld	[%fp+76], %g2
.L95:
	add	%g1, 4, %g1
.L84:
	cmp	%g2, 0
	bne,a	.L95
	 ld	[%g1], %g2
	ld	[%g1], %o2
	call	execve, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L86:
	mov	%o7, %g1
	mov	%i0, %o0
	call	execve, 0
	 ld	[%g1], %o2
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L85:
	b	.L79
	 mov	%o1, %g1
	.size	execle, .-execle
	.section	.rodata.str1.8
	.align 8
.LC6:
	.asciz	"-c"
	.section	.text.system,"ax",@progbits
	.align 4
	.global system
	.type	system, #function
	.proc	04
system:
	save	%sp, -104, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i0, 0
	be	.L104
	 st	%g0, [%fp-4]
	call	fflush, 0
	 mov	0, %o0
	call	fork, 0
	 nop
	orcc	%o0, 0, %i5
	be	.L108
	 mov	0, %o4
	ble	.L101
	 add	%fp, -4, %i4
	b	.L109
	 mov	0, %o2
.L102:
	call	___errno, 0
	 nop
	ld	[%o0], %g1
	cmp	%g1, 4
	bne	.L101
	 mov	0, %o2
.L109:
	mov	%i4, %o1
	call	waitpid, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	bl	.L102
	 ld	[%fp-4], %i0
	jmp	%i7+8
	 restore
.L104:
	jmp	%i7+8
	 restore %g0, 1, %o0
.L101:
	jmp	%i7+8
	 restore %g0, -1, %o0
.L108:
	mov	%i0, %o3
	sethi	%gdop_hix22(.LC6), %o2
	sethi	%gdop_hix22(.LC0), %o1
	xor	%o2, %gdop_lox10(.LC6), %o2
	xor	%o1, %gdop_lox10(.LC0), %o1
	ld	[%l7 + %o2], %o2, %gdop(.LC6)
	ld	[%l7 + %o1], %o1, %gdop(.LC0)
	sethi	%gdop_hix22(.LC1), %o0
	xor	%o0, %gdop_lox10(.LC1), %o0
	call	execl, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC1)
	call	_exit, 0
	 mov	127, %o0
	nop
	.size	system, .-system
	.section	.text.wait4,"ax",@progbits
	.align 4
	.global wait4
	.type	wait4, #function
	.proc	04
wait4:
	save	%sp, -168, %sp
	mov	%i1, %i5
	cmp	%i0, -1
	be	.L122
	 mov	%i2, %i1
	cmp	%i3, 0
	be	.L113
	 add	%fp, -72, %o1
	call	getrusage, 0
	 mov	-1, %o0
	mov	%i0, %o0
	mov	%i2, %o2
	call	waitpid, 0
	 mov	%i5, %o1
	orcc	%o0, 0, %i0
	ble	.L132
	 mov	%i3, %o1
	call	getrusage, 0
	 mov	-1, %o0
	ld	[%i3+4], %g2
	ld	[%fp-68], %g3
	cmp	%g2, %g3
	bge	.L125
	 mov	1, %g1
	ld	[%i3], %g4
	ld	[%fp-72], %i5
	add	%g1, %i5, %g1
	sub	%g4, %g1, %g1
	st	%g1, [%i3]
	cmp	%g2, %g3
	sethi	%hi(999424), %g1
	bge	.L126
	 or	%g1, 576, %g1
.L116:
	sub	%g1, %g3, %g1
	add	%g1, %g2, %g1
	st	%g1, [%i3+4]
	ld	[%i3+12], %g3
	ld	[%fp-60], %g2
	cmp	%g3, %g2
	bge	.L127
	 mov	1, %g1
.L117:
	ld	[%i3+8], %g4
	ld	[%fp-64], %i5
	add	%g1, %i5, %g1
	sub	%g4, %g1, %g1
	st	%g1, [%i3+8]
	cmp	%g3, %g2
	sethi	%hi(999424), %g1
	bge	.L128
	 or	%g1, 576, %g1
.L118:
	sub	%g1, %g2, %g2
	add	%fp, -52, %i5
	add	%g2, %g3, %g2
	mov	0, %g1
	add	%i3, 20, %g3
	st	%g2, [%i3+12]
	ld	[%g3+%g1], %g2
.L131:
	ld	[%i5+%g1], %g4
	sub	%g2, %g4, %g2
	st	%g2, [%g3+%g1]
	add	%g1, 4, %g1
	cmp	%g1, 52
	bne,a	.L131
	 ld	[%g3+%g1], %g2
.L132:
	jmp	%i7+8
	 restore
.L122:
	cmp	%i3, 0
	be	.L113
	 mov	%i3, %i2
	call	wait3, 0
	 restore %g0, %i5, %o0
.L113:
	mov	%i1, %i2
	call	waitpid, 0
	 restore %g0, %i5, %o1
.L128:
	b	.L118
	 mov	0, %g1
.L127:
	ld	[%i3+8], %g4
.L129:
	mov	0, %g1
	ld	[%fp-64], %i5
	add	%g1, %i5, %g1
	sub	%g4, %g1, %g1
	st	%g1, [%i3+8]
	cmp	%g3, %g2
	sethi	%hi(999424), %g1
	bl	.L118
	 or	%g1, 576, %g1
	b	.L118
	 mov	0, %g1
.L126:
	mov	0, %g1
.L130:
	sub	%g1, %g3, %g1
	add	%g1, %g2, %g1
	st	%g1, [%i3+4]
	ld	[%i3+12], %g3
	ld	[%fp-60], %g2
	cmp	%g3, %g2
	bl	.L117
	 mov	1, %g1
	b	.L129
	 ld	[%i3+8], %g4
.L125:
	ld	[%i3], %g4
	mov	0, %g1
	ld	[%fp-72], %i5
	add	%g1, %i5, %g1
	sub	%g4, %g1, %g1
	st	%g1, [%i3]
	cmp	%g2, %g3
	sethi	%hi(999424), %g1
	bl	.L116
	 or	%g1, 576, %g1
	b	.L130
	 mov	0, %g1
	.size	wait4, .-wait4
	.section	.text.nanosleep,"ax",@progbits
	.align 4
	.global nanosleep
	.type	nanosleep, #function
	.proc	04
nanosleep:
	save	%sp, -112, %sp
	call	cancel_enter, 0
	 nop
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	199, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	call	cancel_leave, 0
	 mov	%o0, %i0
	jmp	%i7+8
	 restore
	.size	nanosleep, .-nanosleep
	.section	.text.sleep,"ax",@progbits
	.align 4
	.global sleep
	.type	sleep, #function
	.proc	016
sleep:
	save	%sp, -112, %sp
	st	%i0, [%fp-16]
	st	%g0, [%fp-12]
	st	%g0, [%fp-8]
	st	%g0, [%fp-4]
	add	%fp, -8, %o1
	add	%fp, -16, %o0
	call	nanosleep, 0
	 mov	0, %i0
	cmp	%o0, 0
	bne,a	.L138
	 ld	[%fp-8], %i0
.L138:
	jmp	%i7+8
	 restore
	.size	sleep, .-sleep
	.section	.text.usleep,"ax",@progbits
	.align 4
	.global usleep
	.type	usleep, #function
	.proc	04
usleep:
	save	%sp, -104, %sp
	sethi	%hi(999424), %g1
	or	%g1, 576, %g1
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%i0, %g1, %g2
	smul	%g2, %g1, %g1
	sub	%i0, %g1, %i0
	smul	%i0, 1000, %i0
	mov	0, %o1
	st	%i0, [%fp-4]
	add	%fp, -8, %o0
	call	nanosleep, 0
	 st	%g2, [%fp-8]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	usleep, .-usleep
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
