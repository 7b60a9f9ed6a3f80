! ff3ecb1081c462ebec8c2b0281d7047c emu/guest/libc/sunos/at.c
	.file	"at.c"
	.section	".text"
	.section	.text.close_above,"ax",@progbits
	.align 4
	.type	close_above, #function
	.proc	04
close_above:
	save	%sp, -96, %sp
	ld	[%i0], %g1
	cmp	%g1, %i1
	ble	.L4
	 mov	%i1, %o0
	jmp	%i7+8
	 restore %g0, 0, %o0
.L4:
	call	close, 0
	 mov	0, %i0
	jmp	%i7+8
	 restore
	.size	close_above, .-close_above
	.section	.text.openat,"ax",@progbits
	.align 4
	.global openat
	.type	openat, #function
	.proc	04
openat:
	save	%sp, -120, %sp
	add	%fp, 80, %g1
	st	%i3, [%fp+80]
	st	%i4, [%fp+84]
	st	%i5, [%fp+88]
	andcc	%i2, 256, %o5
	be	.L6
	 st	%g1, [%fp-12]
	mov	%i3, %o5
.L6:
	add	%fp, -8, %g1
	mov	%i0, %o2
	mov	%i2, %o4
	mov	%i1, %o3
	mov	0, %o1
	st	%g1, [%sp+64]
	mov	76, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -24, %o0
	call	call_value, 0
	 std	%g2, [%fp-24]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	openat, .-openat
	.section	.text.openat64,"ax",@progbits
	.align 4
	.global openat64
	.type	openat64, #function
	.proc	04
openat64:
	save	%sp, -120, %sp
	add	%fp, 80, %g1
	st	%i3, [%fp+80]
	st	%i4, [%fp+84]
	st	%i5, [%fp+88]
	st	%g1, [%fp-12]
	sethi	%hi(8192), %o4
	andcc	%i2, 256, %o5
	be	.L11
	 or	%i2, %o4, %o4
	mov	%i3, %o5
.L11:
	add	%fp, -8, %g1
	mov	%i0, %o2
	mov	%i1, %o3
	mov	0, %o1
	st	%g1, [%sp+64]
	mov	76, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -24, %o0
	call	call_value, 0
	 std	%g2, [%fp-24]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	openat64, .-openat64
	.section	.text.fstatat,"ax",@progbits
	.align 4
	.global fstatat
	.type	fstatat, #function
	.proc	04
fstatat:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o2
	mov	%i3, %o5
	mov	%i2, %o4
	mov	%i1, %o3
	mov	3, %o1
	st	%g1, [%sp+64]
	mov	76, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	fstatat, .-fstatat
	.section	.text.fstatat64,"ax",@progbits
	.align 4
	.global fstatat64
	.type	fstatat64, #function
	.proc	04
fstatat64:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o2
	mov	%i3, %o5
	mov	%i2, %o4
	mov	%i1, %o3
	mov	2, %o1
	st	%g1, [%sp+64]
	mov	76, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	fstatat64, .-fstatat64
	.section	.text.renameat,"ax",@progbits
	.align 4
	.global renameat
	.type	renameat, #function
	.proc	04
renameat:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o2
	mov	%i3, %o5
	mov	%i2, %o4
	mov	%i1, %o3
	mov	4, %o1
	st	%g1, [%sp+64]
	mov	76, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	renameat, .-renameat
	.section	.text.fchownat,"ax",@progbits
	.align 4
	.global fchownat
	.type	fchownat, #function
	.proc	04
fchownat:
	save	%sp, -120, %sp
	add	%fp, -8, %g1
	mov	%i0, %o2
	mov	%i3, %o5
	mov	%i2, %o4
	mov	%i1, %o3
	mov	5, %o1
	st	%g1, [%sp+64]
	mov	76, %o0
	st	%i4, [%sp+92]
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	fchownat, .-fchownat
	.section	.text.unlinkat,"ax",@progbits
	.align 4
	.global unlinkat
	.type	unlinkat, #function
	.proc	04
unlinkat:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o2
	mov	%i2, %o4
	mov	%i1, %o3
	mov	6, %o1
	st	%g1, [%sp+64]
	mov	76, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	unlinkat, .-unlinkat
	.section	.text.futimesat,"ax",@progbits
	.align 4
	.global futimesat
	.type	futimesat, #function
	.proc	04
futimesat:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o2
	mov	%i2, %o4
	mov	%i1, %o3
	mov	7, %o1
	st	%g1, [%sp+64]
	mov	76, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	futimesat, .-futimesat
	.section	.text.fdwalk,"ax",@progbits
	.align 4
	.global fdwalk
	.type	fdwalk, #function
	.proc	04
fdwalk:
	save	%sp, -112, %sp
	add	%fp, -16, %g1
	mov	4, %o1
	st	%g1, [%sp+64]
	mov	137, %o0
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-16], %i4
	cmp	%i4, 0
	ble	.L27
	 mov	0, %i5
	b	.L24
	 add	%fp, -8, %i3
.L33:
	call	%i0, 0
	 nop
	cmp	%g0, %o0
	subx	%g0, -1, %g1
.L23:
	add	%i5, 1, %i5
	cmp	%i4, %i5
	bg	.L26
	 mov	1, %g2
	mov	0, %g2
.L26:
	andcc	%g2, 0xff, %g0
	be	.L21
	 andcc	%g1, 0xff, %g0
	be	.L21
	 nop
.L24:
	mov	%i5, %o1
	mov	62, %o0
	mov	0, %o3
	mov	1, %o2
	st	%i3, [%sp+64]
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-8], %g1
	mov	%i5, %o1
	cmp	%g1, 0
	bge	.L33
	 mov	%i1, %o0
	mov	1, %g1
	b	.L23
	 mov	0, %o0
.L27:
	mov	0, %o0
.L21:
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	fdwalk, .-fdwalk
	.section	.text.closefrom,"ax",@progbits
	.align 4
	.global closefrom
	.type	closefrom, #function
	.proc	020
closefrom:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(close_above), %o0
	st	%i0, [%fp+68]
	xor	%o0, %gdop_lox10(close_above), %o0
	add	%fp, 68, %o1
	call	fdwalk, 0
	 ld	[%l7 + %o0], %o0, %gdop(close_above)
	jmp	%i7+8
	 restore
	.size	closefrom, .-closefrom
	.section	.text.tell,"ax",@progbits
	.align 4
	.global tell
	.type	tell, #function
	.proc	04
tell:
	save	%sp, -96, %sp
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
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i2, %o3
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	209, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	resolvepath, .-resolvepath
	.section	.text.getpagesizes,"ax",@progbits
	.align 4
	.global getpagesizes
	.type	getpagesizes, #function
	.proc	04
getpagesizes:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	73, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	getpagesizes, .-getpagesizes
	.section	.text.processor_bind,"ax",@progbits
	.align 4
	.global processor_bind
	.type	processor_bind, #function
	.proc	04
processor_bind:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i3, %o4
	mov	%i2, %o3
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	187, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
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
