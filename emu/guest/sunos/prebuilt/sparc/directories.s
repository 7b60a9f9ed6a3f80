! 2d8bd065cde4e5f3fbb324742fd2cf17 emu/guest/libc/sunos/directories.c
	.file	"directories.c"
	.section	".text"
	.section	.text.getcwd,"ax",@progbits
	.align 4
	.global getcwd
	.type	getcwd, #function
	.proc	0102
getcwd:
	save	%sp, -112, %sp
	cmp	%i0, 0
	be	.L19
	 add	%fp, -8, %g1
	mov	%i1, %o2
	mov	%i0, %o1
	mov	229, %o0
	st	%g1, [%sp+64]
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	cmp	%o0, 0
	be	.L21
	 nop
.L6:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L19:
	call	malloc, 0
	 mov	%i1, %o0
	orcc	%o0, 0, %i0
	be	.L6
	 add	%fp, -8, %g1
	mov	%i1, %o2
	mov	%i0, %o1
	mov	229, %o0
	st	%g1, [%sp+64]
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	cmp	%o0, 0
	bne	.L17
	 nop
.L21:
	jmp	%i7+8
	 restore
.L17:
	call	free, 0
	 mov	%i0, %o0
	b,a	.L6
	.size	getcwd, .-getcwd
	.section	.text.opendir,"ax",@progbits
	.align 4
	.global opendir
	.type	opendir, #function
	.proc	0110
opendir:
	save	%sp, -384, %sp
	sethi	%hi(8192), %o1
	call	open, 0
	 mov	%i0, %o0
	orcc	%o0, 0, %i5
	bl	.L23
	 nop
	call	__fstat64, 0
	 add	%fp, -288, %o1
	cmp	%o0, 0
	bne	.L24
	 sethi	%hi(61440), %g2
	ld	[%fp-264], %g1
	and	%g1, %g2, %g1
	sethi	%hi(16384), %g2
	cmp	%g1, %g2
	bne	.L24
	 nop
	sethi	%hi(8192), %o0
	call	malloc, 0
	 or	%o0, 296, %o0
	orcc	%o0, 0, %i0
	be	.L26
	 mov	1, %o2
	st	%i5, [%i0]
	st	%g0, [%i0+8]
	st	%g0, [%i0+4]
	st	%g0, [%i0+16]
	st	%g0, [%i0+20]
	mov	2, %o1
	call	fcntl, 0
	 mov	%i5, %o0
	jmp	%i7+8
	 restore
.L24:
	call	___errno, 0
	 nop
	mov	20, %g1
	st	%g1, [%o0]
.L26:
	call	close, 0
	 mov	%i5, %o0
.L23:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	opendir, .-opendir
	.section	.text.readdir64,"ax",@progbits
	.align 4
	.global readdir64
	.type	readdir64, #function
	.proc	0110
readdir64:
	save	%sp, -112, %sp
	ld	[%i0+4], %g1
	ld	[%i0+8], %g2
	mov	%i0, %i5
	cmp	%g1, %g2
	bge	.L30
	 add	%i0, 296, %i0
	add	%i0, %g1, %i0
	lduh	[%i0+16], %g2
	ldd	[%i0+8], %i2
	add	%g2, %g1, %g1
	std	%i2, [%i5+16]
	st	%g1, [%i5+4]
	jmp	%i7+8
	 restore
.L30:
	add	%fp, -8, %g1
	ld	[%i5], %o1
	sethi	%hi(8192), %o3
	mov	%i0, %o2
	mov	213, %o0
	st	%g1, [%sp+64]
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	st	%g0, [%i5+4]
	cmp	%o0, 0
	ble	.L33
	 st	%o0, [%i5+8]
	lduh	[%i0+16], %g2
	ldd	[%i0+8], %i2
	mov	0, %g1
	std	%i2, [%i5+16]
	add	%g2, %g1, %g1
	st	%g1, [%i5+4]
	jmp	%i7+8
	 restore
.L33:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	readdir64, .-readdir64
	.section	.text.readdir,"ax",@progbits
	.align 4
	.global readdir
	.type	readdir, #function
	.proc	0110
readdir:
	save	%sp, -96, %sp
	mov	%i0, %o0
	call	readdir64, 0
	 mov	%i0, %i3
	cmp	%o0, 0
	be	.L37
	 add	%i0, 24, %i0
	ld	[%o0+4], %g2
	ld	[%o0+12], %g1
	add	%o0, 18, %i5
	st	%g2, [%i3+24]
	st	%g1, [%i3+28]
	call	strlen, 0
	 mov	%i5, %o0
	mov	%o0, %i4
	cmp	%o0, 255
	bgu	.L38
	 mov	%o0, %i2
	mov	%i2, %o2
	mov	%i5, %o1
	add	%i3, 34, %o0
	call	memcpy, 0
	 add	%i3, %i2, %i2
	stb	%g0, [%i2+34]
	add	%i4, 14, %i4
	and	%i4, -4, %i4
	sth	%i4, [%i3+32]
	jmp	%i7+8
	 restore
.L38:
	mov	255, %i2
	mov	%i5, %o1
	mov	%i2, %o2
	add	%i3, 34, %o0
	call	memcpy, 0
	 add	%i3, %i2, %i2
	stb	%g0, [%i2+34]
	add	%i4, 14, %i4
	and	%i4, -4, %i4
	sth	%i4, [%i3+32]
	jmp	%i7+8
	 restore
.L37:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	readdir, .-readdir
	.section	.text.telldir,"ax",@progbits
	.align 4
	.global telldir
	.type	telldir, #function
	.proc	04
telldir:
	save	%sp, -96, %sp
	ld	[%i0+20], %i0
	jmp	%i7+8
	 restore
	.size	telldir, .-telldir
	.section	.text.seekdir,"ax",@progbits
	.align 4
	.global seekdir
	.type	seekdir, #function
	.proc	020
seekdir:
	save	%sp, -96, %sp
	mov	0, %o2
	mov	%i1, %o1
	call	lseek, 0
	 ld	[%i0], %o0
	sra	%i1, 31, %g1
	st	%g0, [%i0+8]
	st	%g0, [%i0+4]
	st	%i1, [%i0+20]
	st	%g1, [%i0+16]
	jmp	%i7+8
	 restore
	.size	seekdir, .-seekdir
	.section	.text.rewinddir,"ax",@progbits
	.align 4
	.global rewinddir
	.type	rewinddir, #function
	.proc	020
rewinddir:
	save	%sp, -96, %sp
	call	seekdir, 0
	 restore %g0, 0, %o1
	.size	rewinddir, .-rewinddir
	.section	.text.__posix_readdir_r,"ax",@progbits
	.align 4
	.global __posix_readdir_r
	.type	__posix_readdir_r, #function
	.proc	04
__posix_readdir_r:
	save	%sp, -96, %sp
	call	readdir, 0
	 mov	%i0, %o0
	orcc	%o0, 0, %i5
	be,a	.L43
	 st	%g0, [%i2]
	st	%i1, [%i2]
	call	strlen, 0
	 add	%i5, 10, %o0
	mov	%i5, %o1
	add	%o0, 11, %o2
	mov	0, %i0
	call	memcpy, 0
	 mov	%i1, %o0
	jmp	%i7+8
	 restore
.L43:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	__posix_readdir_r, .-__posix_readdir_r
	.section	.text.readdir_r,"ax",@progbits
	.align 4
	.global readdir_r
	.type	readdir_r, #function
	.proc	0110
readdir_r:
	save	%sp, -104, %sp
	mov	%i0, %o0
	add	%fp, -4, %o2
	call	__posix_readdir_r, 0
	 mov	%i1, %o1
	ld	[%fp-4], %i0
	jmp	%i7+8
	 restore
	.size	readdir_r, .-readdir_r
	.section	.text.closedir,"ax",@progbits
	.align 4
	.global closedir
	.type	closedir, #function
	.proc	04
closedir:
	save	%sp, -96, %sp
	mov	%i0, %o0
	call	free, 0
	 ld	[%i0], %i0
	call	close, 0
	 restore
	.size	closedir, .-closedir
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
