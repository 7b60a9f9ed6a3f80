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
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -2224, %sp
	add	%fp, -1, %i4
	mov	2048, %o2
	mov	0, %o1
	call	memset, 0
	 mov	%i4, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	mov	%i1, %o1
	stx	%g1, [%fp-1]
	stx	%i0, [%fp+7]
	sethi	%gdop_hix22(_environ), %i5
	mov	%i0, %o0
	xor	%i5, %gdop_lox10(_environ), %i5
	ldx	[%l7 + %i5], %i5, %gdop(_environ)
	call	execve, 0
	 ldx	[%i5], %o2
	call	___errno, 0
	 nop
	lduw	[%o0], %g1
	cmp	%g1, 8
	bne,pn	%icc, .L16
	 mov	8, %g1
	ldx	[%i1+8], %g2
	stx	%g2, [%fp+15]
	add	%i1, 8, %i1
	brnz,pt	%g2, .L6
	 add	%fp, 15, %g3
	ba,pt	%xcc, .L17
	 sethi	%gdop_hix22(.LC1), %o0
.L5:
	cmp	%g1, 2024
	be,pn	%xcc, .L17
	 sethi	%gdop_hix22(.LC1), %o0
.L6:
	ldx	[%i1+%g1], %g2
	stx	%g2, [%g3+%g1]
	brnz,pt	%g2, .L5
	 add	%g1, 8, %g1
	sethi	%gdop_hix22(.LC1), %o0
.L17:
	ldx	[%i5], %o2
	xor	%o0, %gdop_lox10(.LC1), %o0
	mov	%i4, %o1
	call	execve, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC1)
.L2:
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
.L16:
	ba,pt	%xcc, .L2
	 mov	-1, %o0
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
	save	%sp, -1200, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC5), %o0
	xor	%o0, %gdop_lox10(.LC5), %o0
	call	getenv, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC5)
	mov	%o0, %i4
	mov	47, %o1
	call	strchr, 0
	 mov	%i0, %o0
	brnz,pn	%o0, .L44
	 nop
	brz,a,pn %i4, .L29
	 sethi	%gdop_hix22(.LC2), %i4
	ldub	[%i4], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be,pn	%icc, .L35
	 nop
.L20:
	add	%fp, 1023, %i2
	sra	%g1, 24, %g1
.L49:
	cmp	%g1, 58
	be,pn	%icc, .L45
	 mov	0, %i5
	mov	%i5, %i3
.L48:
	add	%i5, 1, %i5
	ldsb	[%i4+%i5], %g1
	cmp	%g0, %g1
	xor	%g1, 58, %g1
	addx	%g0, 0, %g2
	cmp	%g0, %g1
	addx	%g0, 0, %g1
	andcc	%g2, %g1, %g0
	bne,a,pt %icc, .L48
	 mov	%i5, %i3
	call	strlen, 0
	 mov	%i0, %o0
	add	%i3, 3, %i3
	add	%i3, %o0, %i3
	cmp	%i3, 1024
	bleu,pn	%xcc, .L46
	 add	%i4, %i5, %l0
.L24:
	ldsb	[%l0], %g1
.L47:
	cmp	%g0, %g1
	addx	%i4, %i5, %i4
	ldub	[%i4], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	bne,pt	%icc, .L49
	 sra	%g1, 24, %g1
.L35:
	return	%i7+8
	 mov	-1, %o0
.L46:
	mov	%i4, %o1
	mov	%i5, %o2
	call	memcpy, 0
	 mov	%i2, %o0
	sethi	%gdop_hix22(.LC3), %o1
	mov	%i2, %i3
	xor	%o1, %gdop_lox10(.LC3), %o1
	add	%i2, %i5, %o0
	ldx	[%l7 + %o1], %o1, %gdop(.LC3)
.L27:
	call	strcpy, 0
	 nop
	mov	%i0, %o1
	call	strcat, 0
	 mov	%i3, %o0
	mov	%i1, %o1
	call	exec_or_script, 0
	 mov	%i3, %o0
	ba,pt	%xcc, .L47
	 ldsb	[%l0], %g1
.L45:
	call	strlen, 0
	 mov	%i0, %o0
	add	%o0, 2, %g1
	cmp	%g1, 1024
	bgu,pt	%xcc, .L24
	 mov	%i4, %l0
	add	%fp, 1023, %i3
	mov	%i4, %o1
	mov	0, %o2
	call	memcpy, 0
	 mov	%i3, %o0
	mov	%i4, %l0
	sethi	%gdop_hix22(.LC4), %o1
	mov	%i3, %o0
	xor	%o1, %gdop_lox10(.LC4), %o1
	ba,pt	%xcc, .L27
	 ldx	[%l7 + %o1], %o1, %gdop(.LC4)
.L44:
	call	exec_or_script, 0
	 restore
.L29:
	sethi	%hi(788529152), %g1
	xor	%i4, %gdop_lox10(.LC2), %i4
	ba,pt	%xcc, .L20
	 ldx	[%l7 + %i4], %i4, %gdop(.LC2)
	.size	execvp, .-execvp
	.section	.text.execl,"ax",@progbits
	.align 4
	.global execl
	.type	execl, #function
	.proc	04
execl:
	save	%sp, -1216, %sp
	add	%fp, 2191, %g4
	stx	%i2, [%fp+2191]
	stx	%i3, [%fp+2199]
	stx	%i4, [%fp+2207]
	stx	%i5, [%fp+2215]
	stx	%g4, [%fp+1015]
	brz,pn	%i1, .L53
	 add	%fp, 1023, %o1
	mov	0, %g3
	mov	%o1, %g5
.L52:
	stx	%i1, [%g5]
	add	%g3, 1, %g3
	cmp	%g3, 126
	ldx	[%g4], %i1
	mov	0, %g2
	mov	0, %g1
	movrne	%i1, 1, %g2
	movle	%icc, 1, %g1
	add	%g4, 8, %g4
	andcc	%g2, %g1, %g0
	bne,pt	%icc, .L52
	 add	%g5, 8, %g5
	sra	%g3, 0, %g3
	sllx	%g3, 3, %g3
	add	%o1, %g3, %g3
	mov	%i0, %o0
	call	execv, 0
	 stx	%g0, [%g3]
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L53:
	mov	%o1, %g3
	mov	%i0, %o0
	call	execv, 0
	 stx	%g0, [%g3]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	execl, .-execl
	.section	.text.execlp,"ax",@progbits
	.align 4
	.global execlp
	.type	execlp, #function
	.proc	04
execlp:
	save	%sp, -1216, %sp
	add	%fp, 2191, %g4
	stx	%i2, [%fp+2191]
	stx	%i3, [%fp+2199]
	stx	%i4, [%fp+2207]
	stx	%i5, [%fp+2215]
	stx	%g4, [%fp+1015]
	brz,pn	%i1, .L58
	 add	%fp, 1023, %o1
	mov	0, %g3
	mov	%o1, %g5
.L57:
	stx	%i1, [%g5]
	add	%g3, 1, %g3
	cmp	%g3, 126
	ldx	[%g4], %i1
	mov	0, %g2
	mov	0, %g1
	movrne	%i1, 1, %g2
	movle	%icc, 1, %g1
	add	%g4, 8, %g4
	andcc	%g2, %g1, %g0
	bne,pt	%icc, .L57
	 add	%g5, 8, %g5
	sra	%g3, 0, %g3
	sllx	%g3, 3, %g3
	add	%o1, %g3, %g3
	mov	%i0, %o0
	call	execvp, 0
	 stx	%g0, [%g3]
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L58:
	mov	%o1, %g3
	mov	%i0, %o0
	call	execvp, 0
	 stx	%g0, [%g3]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	execlp, .-execlp
	.section	.text.execle,"ax",@progbits
	.align 4
	.global execle
	.type	execle, #function
	.proc	04
execle:
	save	%sp, -1216, %sp
	add	%fp, 2191, %o7
	stx	%i2, [%fp+2191]
	stx	%i3, [%fp+2199]
	stx	%i4, [%fp+2207]
	stx	%i5, [%fp+2215]
	stx	%o7, [%fp+1015]
	brz,pn	%i1, .L65
	 add	%fp, 1023, %o1
	mov	%o7, %i5
	mov	%o1, %g5
	mov	%i1, %g4
	mov	0, %g3
.L62:
	stx	%g4, [%g5]
	add	%g3, 1, %g3
	cmp	%g3, 126
	ldx	[%i5], %g4
	mov	0, %g2
	mov	0, %g1
	movrne	%g4, 1, %g2
	movle	%icc, 1, %g1
	add	%i5, 8, %i5
	andcc	%g2, %g1, %g0
	bne,pt	%icc, .L62
	 add	%g5, 8, %g5
	sra	%g3, 0, %g3
	sllx	%g3, 3, %g3
	add	%o1, %g3, %g3
.L61:
	stx	%g0, [%g3]
	brz,pn	%i1, .L66
	 add	%o7, 8, %g1
	ldx	[%fp+2191], %g2
	brz,a,pn %g2, .L72
	 ldx	[%g1], %o2
.L71:
	ldx	[%g1], %g2
	brnz,pt	%g2, .L71
	 add	%g1, 8, %g1
	ldx	[%g1], %o2
.L72:
	call	execve, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L66:
	mov	%o7, %g1
	mov	%i0, %o0
	call	execve, 0
	 ldx	[%g1], %o2
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L65:
	ba,pt	%xcc, .L61
	 mov	%o1, %g3
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
	save	%sp, -192, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	brz,pn	%i0, .L80
	 st	%g0, [%fp+2043]
	call	fflush, 0
	 mov	0, %o0
	call	fork, 0
	 nop
	cmp	%o0, 0
	be,pn	%icc, .L85
	 sra	%o0, 0, %i5
	ble,pn	%icc, .L77
	 add	%fp, 2043, %i4
	ba,pt	%xcc, .L87
	 mov	0, %o2
.L78:
	call	___errno, 0
	 nop
	lduw	[%o0], %g1
	cmp	%g1, 4
	bne,pn	%icc, .L86
	 mov	-1, %i0
	mov	0, %o2
.L87:
	mov	%i4, %o1
	call	waitpid, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	bl,pt	%icc, .L78
	 lduw	[%fp+2043], %i0
	return	%i7+8
	 sra	%o0, 0, %o0
.L80:
	mov	1, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
.L77:
	mov	-1, %i0
.L86:
	return	%i7+8
	 sra	%o0, 0, %o0
.L85:
	mov	0, %o4
	mov	%i0, %o3
	sethi	%gdop_hix22(.LC6), %o2
	sethi	%gdop_hix22(.LC0), %o1
	xor	%o2, %gdop_lox10(.LC6), %o2
	xor	%o1, %gdop_lox10(.LC0), %o1
	ldx	[%l7 + %o2], %o2, %gdop(.LC6)
	ldx	[%l7 + %o1], %o1, %gdop(.LC0)
	sethi	%gdop_hix22(.LC1), %o0
	xor	%o0, %gdop_lox10(.LC1), %o0
	call	execl, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC1)
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
	save	%sp, -320, %sp
	xnor	%g0, %i0, %g1
	cmp	%g0, %g1
	mov	%i1, %i5
	subx	%g0, -1, %g2
	mov	0, %g1
	movre	%i3, 1, %g1
	orcc	%g2, %g1, %g0
	be,pn	%icc, .L89
	 mov	%i2, %i4
	brz,pn	%i3, .L90
	 nop
	mov	%i3, %i2
	mov	%i4, %i1
	call	wait3, 0
	 restore %g0, %i5, %o0
.L89:
	add	%fp, 1903, %o1
	call	getrusage, 0
	 mov	-1, %o0
	mov	%i0, %o0
	mov	%i2, %o2
	call	waitpid, 0
	 mov	%i1, %o1
	cmp	%o0, 0
	ble,pt	%icc, .L101
	 mov	%o0, %i0
	mov	%i3, %o1
	call	getrusage, 0
	 mov	-1, %o0
	ldx	[%i3+8], %i1
	ldx	[%fp+1911], %i5
	ldx	[%fp+1903], %g3
	cmp	%i1, %i5
	mov	0, %g2
	movl	%xcc, 1, %g2
	add	%g2, %g3, %g2
	ldx	[%i3+24], %i4
	ldx	[%i3+16], %g4
	mov	0, %g1
	ldx	[%i3], %g5
	ldx	[%fp+1927], %i2
	sub	%g5, %g2, %g5
	sethi	%hi(16000000), %g3
	mov	%g1, %g2
	srlx	%g3, 4, %g3
	movl	%xcc, %g3, %g2
	cmp	%i4, %i2
	sub	%g2, %i5, %g2
	mov	%g1, %i5
	movl	%xcc, %g3, %g1
	sub	%g1, %i2, %g1
	add	%g1, %i4, %g1
	add	%g2, %i1, %g2
	stx	%g1, [%i3+24]
	movl	%xcc, 1, %i5
	ldx	[%fp+1919], %i1
	stx	%g5, [%i3]
	add	%i5, %i1, %i5
	stx	%g2, [%i3+8]
	sub	%g4, %i5, %g3
	mov	0, %g1
	stx	%g3, [%i3+16]
	add	%fp, 1943, %g4
	add	%i3, 40, %i3
	ldx	[%i3+%g1], %g2
.L100:
	ldx	[%g4+%g1], %g3
	sub	%g2, %g3, %g2
	stx	%g2, [%i3+%g1]
	add	%g1, 8, %g1
	cmp	%g1, 104
	bne,a,pt %xcc, .L100
	 ldx	[%i3+%g1], %g2
.L101:
	return	%i7+8
	 nop
.L90:
	call	waitpid, 0
	 restore
	.size	wait4, .-wait4
	.section	.text.nanosleep,"ax",@progbits
	.align 4
	.global nanosleep
	.type	nanosleep, #function
	.proc	04
nanosleep:
	save	%sp, -192, %sp
	call	cancel_enter, 0
	 nop
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	199, %o0
	call	call_value, 0
	 nop
	call	cancel_leave, 0
	 mov	%o0, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	nanosleep, .-nanosleep
	.section	.text.sleep,"ax",@progbits
	.align 4
	.global sleep
	.type	sleep, #function
	.proc	016
sleep:
	save	%sp, -208, %sp
	stx	%i0, [%fp+2015]
	stx	%g0, [%fp+2023]
	stx	%g0, [%fp+2031]
	stx	%g0, [%fp+2039]
	add	%fp, 2031, %o1
	call	nanosleep, 0
	 add	%fp, 2015, %o0
	lduw	[%fp+2035], %g1
	cmp	%o0, 0
	mov	0, %i0
	movne	%icc, %g1, %i0
	return	%i7+8
	 srl	%o0, 0, %o0
	.size	sleep, .-sleep
	.section	.text.usleep,"ax",@progbits
	.align 4
	.global usleep
	.type	usleep, #function
	.proc	04
usleep:
	save	%sp, -192, %sp
	add	%fp, 2031, %o0
	sethi	%hi(16000000), %g1
	srlx	%g1, 4, %g1
	udivx	%i0, %g1, %g2
	mulx	%g2, %g1, %g1
	sub	%i0, %g1, %i0
	mulx	%i0, 1000, %i0
	srl	%i0, 0, %i0
	mov	0, %o1
	stx	%i0, [%fp+2039]
	call	nanosleep, 0
	 stx	%g2, [%fp+2031]
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
