! ff3ecb1081c462ebec8c2b0281d7047c emu/guest/libc/sunos/at.c
	.file	"at.c"
	.section	".text"
	.section	.text.close_above,"ax",@progbits
	.align 4
	.type	close_above, #function
	.proc	04
close_above:
	save	%sp, -176, %sp
	lduw	[%i0], %g1
	cmp	%g1, %i1
	ble,pn	%icc, .L4
	 mov	%i1, %o0
	return	%i7+8
	 mov	0, %o0
.L4:
	call	close, 0
	 mov	0, %i0
	return	%i7+8
	 nop
	.size	close_above, .-close_above
	.section	.text.openat,"ax",@progbits
	.align 4
	.global openat
	.type	openat, #function
	.proc	04
openat:
	save	%sp, -208, %sp
	add	%fp, 2199, %g1
	stx	%i3, [%fp+2199]
	stx	%i4, [%fp+2207]
	stx	%i5, [%fp+2215]
	stx	%g1, [%fp+2023]
	andcc	%i2, 256, %g0
	be,pt	%xcc, .L6
	 mov	0, %o5
	ldsw	[%fp+2203], %o5
.L6:
	mov	%i0, %o2
	mov	%i2, %o4
	mov	%i1, %o3
	mov	0, %o1
	call	system_call, 0
	 mov	76, %o0
	stx	%o0, [%fp+2031]
	call	call_value, 0
	 stx	%o1, [%fp+2039]
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	openat, .-openat
	.section	.text.openat64,"ax",@progbits
	.align 4
	.global openat64
	.type	openat64, #function
	.proc	04
openat64:
	save	%sp, -208, %sp
	add	%fp, 2199, %g1
	stx	%i3, [%fp+2199]
	stx	%i4, [%fp+2207]
	stx	%i5, [%fp+2215]
	stx	%g1, [%fp+2023]
	sethi	%hi(8192), %o4
	mov	0, %o5
	andcc	%i2, 256, %g0
	be,pt	%xcc, .L10
	 or	%i2, %o4, %o4
	ldsw	[%fp+2203], %o5
.L10:
	mov	%i0, %o2
	sra	%o4, 0, %o4
	mov	%i1, %o3
	mov	0, %o1
	call	system_call, 0
	 mov	76, %o0
	stx	%o0, [%fp+2031]
	call	call_value, 0
	 stx	%o1, [%fp+2039]
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	openat64, .-openat64
	.section	.text.fstatat,"ax",@progbits
	.align 4
	.global fstatat
	.type	fstatat, #function
	.proc	04
fstatat:
	save	%sp, -192, %sp
	mov	%i0, %o2
	mov	%i3, %o5
	mov	%i2, %o4
	mov	%i1, %o3
	mov	3, %o1
	call	system_call, 0
	 mov	76, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	fstatat, .-fstatat
	.section	.text.fstatat64,"ax",@progbits
	.align 4
	.global fstatat64
	.type	fstatat64, #function
	.proc	04
fstatat64:
	save	%sp, -192, %sp
	mov	%i0, %o2
	mov	%i3, %o5
	mov	%i2, %o4
	mov	%i1, %o3
	mov	3, %o1
	call	system_call, 0
	 mov	76, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	fstatat64, .-fstatat64
	.section	.text.renameat,"ax",@progbits
	.align 4
	.global renameat
	.type	renameat, #function
	.proc	04
renameat:
	save	%sp, -192, %sp
	mov	%i0, %o2
	mov	%i3, %o5
	mov	%i2, %o4
	mov	%i1, %o3
	mov	4, %o1
	call	system_call, 0
	 mov	76, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	renameat, .-renameat
	.section	.text.fchownat,"ax",@progbits
	.align 4
	.global fchownat
	.type	fchownat, #function
	.proc	04
fchownat:
	save	%sp, -208, %sp
	mov	%i0, %o2
	mov	%i3, %o5
	mov	%i2, %o4
	mov	%i1, %o3
	mov	5, %o1
	mov	76, %o0
	call	system_call, 0
	 stx	%i4, [%sp+2223]
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	fchownat, .-fchownat
	.section	.text.unlinkat,"ax",@progbits
	.align 4
	.global unlinkat
	.type	unlinkat, #function
	.proc	04
unlinkat:
	save	%sp, -192, %sp
	mov	%i0, %o2
	mov	%i2, %o4
	mov	%i1, %o3
	mov	6, %o1
	call	system_call, 0
	 mov	76, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	unlinkat, .-unlinkat
	.section	.text.futimesat,"ax",@progbits
	.align 4
	.global futimesat
	.type	futimesat, #function
	.proc	04
futimesat:
	save	%sp, -192, %sp
	mov	%i0, %o2
	mov	%i2, %o4
	mov	%i1, %o3
	mov	7, %o1
	call	system_call, 0
	 mov	76, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	futimesat, .-futimesat
	.section	.text.fdwalk,"ax",@progbits
	.align 4
	.global fdwalk
	.type	fdwalk, #function
	.proc	04
fdwalk:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -208, %sp
	mov	137, %o0
	call	system_call, 0
	 mov	4, %o1
	brlez,pn %o0, .L23
	 mov	%o0, %i4
	mov	0, %i5
	mov	%i5, %o1
.L26:
	mov	62, %o0
	mov	0, %o3
	call	system_call, 0
	 mov	1, %o2
	mov	%o0, %g2
	sra	%i5, 0, %o1
	mov	%i1, %o0
	add	%i5, 1, %i5
	mov	1, %g3
	brlz,pn	%g2, .L21
	 mov	0, %g1
	call	%i0, 0
	 nop
	cmp	%g0, %o0
	mov	%o0, %g1
	subx	%g0, -1, %g3
.L21:
	cmp	%i5, %i4
	mov	0, %g2
	movl	%xcc, 1, %g2
	andcc	%g2, %g3, %g0
	bne,pt	%icc, .L26
	 mov	%i5, %o1
	return	%i7+8
	 sra	%g1, 0, %o0
.L23:
	mov	0, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	fdwalk, .-fdwalk
	.section	.text.closefrom,"ax",@progbits
	.align 4
	.global closefrom
	.type	closefrom, #function
	.proc	020
closefrom:
	save	%sp, -176, %sp
	st	%i0, [%fp+2175]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(close_above), %o0
	add	%fp, 2175, %o1
	xor	%o0, %gdop_lox10(close_above), %o0
	call	fdwalk, 0
	 ldx	[%l7 + %o0], %o0, %gdop(close_above)
	return	%i7+8
	 nop
	.size	closefrom, .-closefrom
	.section	.text.tell,"ax",@progbits
	.align 4
	.global tell
	.type	tell, #function
	.proc	05
tell:
	save	%sp, -176, %sp
	mov	1, %i2
	call	lseek, 0
	 restore %g0, 0, %o1
	.size	tell, .-tell
	.section	.text.resolvepath,"ax",@progbits
	.align 4
	.global resolvepath
	.type	resolvepath, #function
	.proc	04
resolvepath:
	save	%sp, -192, %sp
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	209, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	resolvepath, .-resolvepath
	.section	.text.getpagesizes,"ax",@progbits
	.align 4
	.global getpagesizes
	.type	getpagesizes, #function
	.proc	04
getpagesizes:
	save	%sp, -192, %sp
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	73, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	getpagesizes, .-getpagesizes
	.section	.text.processor_bind,"ax",@progbits
	.align 4
	.global processor_bind
	.type	processor_bind, #function
	.proc	04
processor_bind:
	save	%sp, -192, %sp
	mov	%i3, %o4
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	187, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	processor_bind, .-processor_bind
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
