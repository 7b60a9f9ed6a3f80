! 2d8bd065cde4e5f3fbb324742fd2cf17 emu/guest/libc/sunos/directories.c
	.file	"directories.c"
	.section	".text"
	.section	.text.getcwd,"ax",@progbits
	.align 4
	.global getcwd
	.type	getcwd, #function
	.proc	0102
getcwd:
	save	%sp, -192, %sp
	brz,pn	%i0, .L19
	 mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	229, %o0
	call	call_value, 0
	 nop
	brz,pn	%o0, .L21
	 nop
.L6:
	return	%i7+8
	 mov	0, %o0
.L19:
	call	malloc, 0
	 mov	%i1, %o0
	brz,pn	%o0, .L6
	 mov	%o0, %i0
	mov	%i1, %o2
	mov	%o0, %o1
	call	system_call, 0
	 mov	229, %o0
	call	call_value, 0
	 nop
	brnz,pn	%o0, .L17
	 nop
.L21:
	return	%i7+8
	 nop
.L17:
	call	free, 0
	 mov	%i0, %o0
	ba,pt	%xcc, .L6
	 nop
	.size	getcwd, .-getcwd
	.section	.text.opendir,"ax",@progbits
	.align 4
	.global opendir
	.type	opendir, #function
	.proc	0110
opendir:
	.register	%g2, #scratch
	save	%sp, -464, %sp
	mov	%i0, %o0
	call	open, 0
	 sethi	%hi(8192), %o1
	cmp	%o0, 0
	bl,pn	%icc, .L23
	 mov	%o0, %i5
	call	__fstat64, 0
	 add	%fp, 1767, %o1
	cmp	%o0, 0
	bne,pn	%icc, .L24
	 sethi	%hi(61440), %g2
	lduw	[%fp+1783], %g1
	and	%g1, %g2, %g1
	sethi	%hi(16384), %g2
	cmp	%g1, %g2
	bne,pn	%icc, .L24
	 nop
	mov	531, %o0
	call	malloc, 0
	 sllx	%o0, 4, %o0
	brz,pn	%o0, .L26
	 mov	%o0, %i0
	st	%i5, [%o0]
	st	%g0, [%o0+8]
	st	%g0, [%o0+4]
	stx	%g0, [%o0+16]
	mov	1, %o2
	mov	2, %o1
	call	fcntl, 0
	 mov	%i5, %o0
	return	%i7+8
	 nop
.L24:
	call	___errno, 0
	 nop
	mov	20, %g1
	st	%g1, [%o0]
.L26:
	call	close, 0
	 mov	%i5, %o0
.L23:
	return	%i7+8
	 mov	0, %o0
	.size	opendir, .-opendir
	.section	.text.readdir64,"ax",@progbits
	.align 4
	.global readdir64
	.type	readdir64, #function
	.proc	0110
readdir64:
	.register	%g3, #scratch
	save	%sp, -192, %sp
	lduw	[%i0+4], %g1
	lduw	[%i0+8], %g2
	mov	%i0, %i5
	cmp	%g1, %g2
	bge,pn	%icc, .L30
	 add	%i0, 304, %i0
	sra	%g1, 0, %g2
	add	%i0, %g2, %i0
	lduh	[%i0+16], %g2
	ldx	[%i0+8], %g3
	add	%g2, %g1, %g1
	stx	%g3, [%i5+16]
	st	%g1, [%i5+4]
	return	%i7+8
	 nop
.L30:
	sethi	%hi(8192), %o3
	mov	%i0, %o2
	ldsw	[%i5], %o1
	call	system_call, 0
	 mov	81, %o0
	stx	%o0, [%fp+2031]
	call	call_value, 0
	 stx	%o1, [%fp+2039]
	st	%g0, [%i5+4]
	cmp	%o0, 0
	ble,pn	%icc, .L33
	 st	%o0, [%i5+8]
	lduh	[%i0+16], %g2
	ldx	[%i0+8], %g3
	mov	0, %g1
	stx	%g3, [%i5+16]
	add	%g2, %g1, %g1
	st	%g1, [%i5+4]
	return	%i7+8
	 nop
.L33:
	return	%i7+8
	 mov	0, %o0
	.size	readdir64, .-readdir64
	.section	.text.readdir,"ax",@progbits
	.align 4
	.global readdir
	.type	readdir, #function
	.proc	0110
readdir:
	save	%sp, -176, %sp
	mov	%i0, %i4
	mov	%i0, %o0
	call	readdir64, 0
	 add	%i0, 24, %i0
	brz,pn	%o0, .L36
	 add	%o0, 18, %i2
	ldx	[%o0], %g2
	ldx	[%o0+8], %g1
	stx	%g2, [%i4+24]
	stx	%g1, [%i4+32]
	call	strlen, 0
	 mov	%i2, %o0
	cmp	%o0, 255
	mov	%o0, %i5
	mov	%i2, %o1
	mov	255, %i3
	movleu	%xcc, %o0, %i3
	add	%i4, 42, %o0
	mov	%i3, %o2
	call	memcpy, 0
	 add	%i4, %i3, %i3
	stb	%g0, [%i3+42]
	add	%i5, 26, %i5
	and	%i5, -8, %i5
	sth	%i5, [%i4+40]
	return	%i7+8
	 nop
.L36:
	return	%i7+8
	 mov	0, %o0
	.size	readdir, .-readdir
	.section	.text.telldir,"ax",@progbits
	.align 4
	.global telldir
	.type	telldir, #function
	.proc	05
telldir:
	save	%sp, -176, %sp
	return	%i7+8
	 ldx	[%o0+16], %o0
	.size	telldir, .-telldir
	.section	.text.seekdir,"ax",@progbits
	.align 4
	.global seekdir
	.type	seekdir, #function
	.proc	020
seekdir:
	save	%sp, -176, %sp
	mov	%i1, %o1
	mov	0, %o2
	call	lseek, 0
	 ldsw	[%i0], %o0
	st	%g0, [%i0+8]
	st	%g0, [%i0+4]
	stx	%i1, [%i0+16]
	return	%i7+8
	 nop
	.size	seekdir, .-seekdir
	.section	.text.rewinddir,"ax",@progbits
	.align 4
	.global rewinddir
	.type	rewinddir, #function
	.proc	020
rewinddir:
	save	%sp, -176, %sp
	call	seekdir, 0
	 restore %g0, 0, %o1
	.size	rewinddir, .-rewinddir
	.section	.text.__posix_readdir_r,"ax",@progbits
	.align 4
	.global __posix_readdir_r
	.type	__posix_readdir_r, #function
	.proc	04
__posix_readdir_r:
	save	%sp, -176, %sp
	call	readdir, 0
	 mov	%i0, %o0
	brz,pn	%o0, .L41
	 mov	%o0, %i5
	stx	%i1, [%i2]
	call	strlen, 0
	 add	%o0, 18, %o0
	mov	0, %i0
	add	%o0, 19, %o2
	mov	%i5, %o1
	call	memcpy, 0
	 mov	%i1, %o0
	return	%i7+8
	 nop
.L41:
	stx	%g0, [%i2]
	return	%i7+8
	 mov	0, %o0
	.size	__posix_readdir_r, .-__posix_readdir_r
	.section	.text.readdir_r,"ax",@progbits
	.align 4
	.global readdir_r
	.type	readdir_r, #function
	.proc	0110
readdir_r:
	save	%sp, -192, %sp
	mov	%i0, %o0
	add	%fp, 2039, %o2
	call	__posix_readdir_r, 0
	 mov	%i1, %o1
	ldx	[%fp+2039], %i0
	return	%i7+8
	 nop
	.size	readdir_r, .-readdir_r
	.section	.text.closedir,"ax",@progbits
	.align 4
	.global closedir
	.type	closedir, #function
	.proc	04
closedir:
	save	%sp, -176, %sp
	mov	%i0, %o0
	lduw	[%i0], %i0
	call	free, 0
	 sra	%i0, 0, %i0
	call	close, 0
	 restore
	.size	closedir, .-closedir
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
