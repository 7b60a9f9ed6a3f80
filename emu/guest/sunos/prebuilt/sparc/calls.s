! 0fcaa5f62bb2562f72772b0a14c9b745 emu/guest/libc/sunos/calls.c
	.file	"calls.c"
	.section	".text"
	.section	.text.keep_ready,"ax",@progbits
	.align 4
	.type	keep_ready, #function
	.proc	04
keep_ready:
	save	%sp, -96, %sp
	cmp	%i2, 0
	ble	.L8
	 cmp	%i0, 0
	be	.L8
	 mov	0, %g3
	mov	0, %o7
	b	.L7
	 mov	1, %o5
.L20:
	add	%g3, 1, %g3
.L21:
	cmp	%i2, %g3
	ble	.L1
	 add	%i1, 8, %i1
.L7:
	ldsh	[%i1+4], %g1
	andcc	%g1, %i3, %g0
	be,a	.L21
	 add	%g3, 1, %g3
	ld	[%i1], %g2
	sra	%g2, 31, %g1
	and	%g2, 31, %i5
	and	%g1, 31, %g1
	add	%g1, %g2, %g1
	sra	%g1, 5, %g1
	sll	%g1, 2, %g1
	ld	[%i0+%g1], %g4
	sra	%g4, %g2, %g2
	andcc	%g2, 1, %g0
	be,a	.L21
	 add	%g3, 1, %g3
	ldsh	[%i1+6], %g2
	andcc	%g2, %i4, %g0
	bne,a	.L20
	 add	%o7, 1, %o7
	sll	%o5, %i5, %i5
	andn	%g4, %i5, %i5
	st	%i5, [%i0+%g1]
	add	%g3, 1, %g3
	cmp	%i2, %g3
	bg	.L7
	 add	%i1, 8, %i1
.L1:
	jmp	%i7+8
	 restore %g0, %o7, %o0
.L8:
	mov	0, %o7
	jmp	%i7+8
	 restore %g0, %o7, %o0
	.size	keep_ready, .-keep_ready
	.section	.text.call_value,"ax",@progbits
	.align 4
	.global call_value
	.type	call_value, #function
	.proc	04
call_value:
	save	%sp, -96, %sp
	ld	[%i0], %i0
	cmp	%i0, -4095
	bgeu	.L24
	 nop
	jmp	%i7+8
	 restore
.L24:
	call	___errno, 0
	 nop
	sub	%g0, %i0, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	call_value, .-call_value
	.section	.text.read,"ax",@progbits
	.align 4
	.global read
	.type	read, #function
	.proc	04
read:
	save	%sp, -112, %sp
	call	cancel_enter, 0
	 nop
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	mov	%i2, %o3
	st	%g1, [%sp+64]
	mov	3, %o0
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
	.size	read, .-read
	.section	.text.write,"ax",@progbits
	.align 4
	.global write
	.type	write, #function
	.proc	04
write:
	save	%sp, -112, %sp
	call	cancel_enter, 0
	 nop
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	mov	%i2, %o3
	st	%g1, [%sp+64]
	mov	4, %o0
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
	.size	write, .-write
	.section	.text.open,"ax",@progbits
	.align 4
	.global open
	.type	open, #function
	.proc	04
open:
	save	%sp, -120, %sp
	st	%i5, [%fp+88]
	add	%fp, 76, %g1
	st	%i2, [%fp+76]
	st	%i3, [%fp+80]
	st	%i4, [%fp+84]
	andcc	%i1, 256, %i5
	be	.L28
	 st	%g1, [%fp-12]
	mov	%i2, %i5
.L28:
	call	cancel_enter, 0
	 nop
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i5, %o3
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	5, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -24, %o0
	call	call_value, 0
	 std	%g2, [%fp-24]
	call	cancel_leave, 0
	 mov	%o0, %i0
	jmp	%i7+8
	 restore
	.size	open, .-open
	.section	.text.open64,"ax",@progbits
	.align 4
	.global open64
	.type	open64, #function
	.proc	04
open64:
	save	%sp, -120, %sp
	st	%i5, [%fp+88]
	add	%fp, 76, %g1
	st	%i2, [%fp+76]
	st	%i3, [%fp+80]
	st	%i4, [%fp+84]
	andcc	%i1, 256, %i5
	be	.L33
	 st	%g1, [%fp-12]
	mov	%i2, %i5
.L33:
	call	cancel_enter, 0
	 nop
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i5, %o3
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	225, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -24, %o0
	call	call_value, 0
	 std	%g2, [%fp-24]
	call	cancel_leave, 0
	 mov	%o0, %i0
	jmp	%i7+8
	 restore
	.size	open64, .-open64
	.section	.text.creat,"ax",@progbits
	.align 4
	.global creat
	.type	creat, #function
	.proc	04
creat:
	save	%sp, -96, %sp
	mov	%i1, %i2
	call	open, 0
	 restore %g0, 769, %o1
	.size	creat, .-creat
	.section	.text.creat64,"ax",@progbits
	.align 4
	.global creat64
	.type	creat64, #function
	.proc	04
creat64:
	save	%sp, -96, %sp
	mov	%i1, %i2
	call	open64, 0
	 restore %g0, 769, %o1
	.size	creat64, .-creat64
	.section	.text.lseek,"ax",@progbits
	.align 4
	.global lseek
	.type	lseek, #function
	.proc	04
lseek:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i2, %o3
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	19, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	lseek, .-lseek
	.section	.text.__lseek64,"ax",@progbits
	.align 4
	.global __lseek64
	.type	__lseek64, #function
	.proc	05
__lseek64:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i1, %o2
	mov	%i0, %o1
	mov	%i3, %o4
	st	%g1, [%sp+64]
	mov	%i2, %o3
	mov	175, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %i0
	cmp	%i0, 0
	bl	.L43
	 ldd	[%fp-8], %g2
	jmp	%i7+8
	 restore
.L43:
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	sra	%o0, 31, %i0
	jmp	%i7+8
	 restore %g0, %o0, %o1
	.size	__lseek64, .-__lseek64
	.global llseek
	llseek = __lseek64
	.global lseek64
	lseek64 = __lseek64
	.section	.text.pread,"ax",@progbits
	.align 4
	.global pread
	.type	pread, #function
	.proc	04
pread:
	save	%sp, -112, %sp
	call	cancel_enter, 0
	 nop
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	mov	%i2, %o3
	mov	%i3, %o4
	st	%g1, [%sp+64]
	mov	173, %o0
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
	.size	pread, .-pread
	.section	.text.pwrite,"ax",@progbits
	.align 4
	.global pwrite
	.type	pwrite, #function
	.proc	04
pwrite:
	save	%sp, -112, %sp
	call	cancel_enter, 0
	 nop
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	mov	%i2, %o3
	mov	%i3, %o4
	st	%g1, [%sp+64]
	mov	174, %o0
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
	.size	pwrite, .-pwrite
	.section	.text.pread64,"ax",@progbits
	.align 4
	.global pread64
	.type	pread64, #function
	.proc	04
pread64:
	save	%sp, -112, %sp
	call	cancel_enter, 0
	 nop
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	mov	%i2, %o3
	mov	%i3, %o4
	mov	%i4, %o5
	st	%g1, [%sp+64]
	mov	222, %o0
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
	.size	pread64, .-pread64
	.section	.text.pwrite64,"ax",@progbits
	.align 4
	.global pwrite64
	.type	pwrite64, #function
	.proc	04
pwrite64:
	save	%sp, -112, %sp
	call	cancel_enter, 0
	 nop
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	mov	%i2, %o3
	mov	%i3, %o4
	mov	%i4, %o5
	st	%g1, [%sp+64]
	mov	223, %o0
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
	.size	pwrite64, .-pwrite64
	.section	.text.fcntl,"ax",@progbits
	.align 4
	.global fcntl
	.type	fcntl, #function
	.proc	04
fcntl:
	save	%sp, -128, %sp
	add	%fp, 76, %g1
	st	%i2, [%fp+76]
	st	%i3, [%fp+80]
	st	%i4, [%fp+84]
	st	%i5, [%fp+88]
	cmp	%i1, 7
	be	.L54
	 st	%g1, [%fp-20]
	cmp	%i1, 35
	be	.L54
	 add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i2, %o3
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	62, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -32, %o0
	call	call_value, 0
	 std	%g2, [%fp-32]
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L54:
	call	cancel_enter, 0
	 nop
	add	%fp, -16, %g1
	mov	%i0, %o1
	mov	%i2, %o3
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	62, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-16], %g2
	add	%fp, -32, %o0
	call	call_value, 0
	 std	%g2, [%fp-32]
	call	cancel_leave, 0
	 mov	%o0, %i0
	jmp	%i7+8
	 restore
	.size	fcntl, .-fcntl
	.section	.text.ioctl,"ax",@progbits
	.align 4
	.global ioctl
	.type	ioctl, #function
	.proc	04
ioctl:
	save	%sp, -120, %sp
	add	%fp, 76, %g1
	st	%g1, [%fp-12]
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i2, %o3
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	54, %o0
	st	%i2, [%fp+76]
	st	%i3, [%fp+80]
	st	%i4, [%fp+84]
	st	%i5, [%fp+88]
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -24, %o0
	call	call_value, 0
	 std	%g2, [%fp-24]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	ioctl, .-ioctl
	.section	.text.__ftruncate64,"ax",@progbits
	.align 4
	.global __ftruncate64
	.type	__ftruncate64, #function
	.proc	04
__ftruncate64:
	save	%sp, -144, %sp
	mov	2, %g1
	st	%g0, [%fp-48]
	mov	%i1, %g2
	mov	%i2, %g3
	st	%g0, [%fp-44]
	st	%g0, [%fp-32]
	st	%g0, [%fp-28]
	st	%g0, [%fp-24]
	st	%g0, [%fp-20]
	st	%g0, [%fp-16]
	st	%g0, [%fp-12]
	st	%g0, [%fp-8]
	st	%g0, [%fp-4]
	std	%g2, [%fp-40]
	sth	%g1, [%fp-48]
	add	%fp, -48, %o2
	mov	27, %o1
	call	fcntl, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	__ftruncate64, .-__ftruncate64
	.global ftruncate64
	ftruncate64 = __ftruncate64
	.section	.text.ftruncate,"ax",@progbits
	.align 4
	.global ftruncate
	.type	ftruncate, #function
	.proc	04
ftruncate:
	save	%sp, -96, %sp
	mov	%i1, %i2
	sra	%i1, 31, %i1
	call	__ftruncate64, 0
	 restore
	.size	ftruncate, .-ftruncate
	.section	.text.__lockf64,"ax",@progbits
	.align 4
	.global __lockf64
	.type	__lockf64, #function
	.proc	04
__lockf64:
	save	%sp, -144, %sp
	st	%g0, [%fp-44]
	st	%g0, [%fp-40]
	st	%g0, [%fp-36]
	st	%g0, [%fp-24]
	st	%g0, [%fp-20]
	st	%g0, [%fp-16]
	st	%g0, [%fp-12]
	st	%g0, [%fp-8]
	st	%g0, [%fp-4]
	cmp	%i1, 0
	bne	.L59
	 std	%i2, [%fp-32]
	sethi	%hi(196608), %g1
	or	%g1, 1, %g1
	st	%g1, [%fp-48]
	mov	34, %o1
.L64:
	add	%fp, -48, %o2
	call	fcntl, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne,a	.L78
	 mov	-1, %i0
.L66:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L59:
	sethi	%hi(131072), %g1
	or	%g1, 1, %g1
	cmp	%i1, 3
	bgu	.L75
	 st	%g1, [%fp-48]
	bne	.L76
	 add	%fp, -48, %o2
	mov	33, %o1
	call	fcntl, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne	.L62
	 ldsh	[%fp-48], %g1
	cmp	%g1, 3
	be	.L66
	 nop
	call	___errno, 0
	 nop
	mov	11, %g1
	st	%g1, [%o0]
.L62:
	mov	-1, %i0
.L78:
	jmp	%i7+8
	 restore
.L76:
	cmp	%i1, 1
	be	.L64
	 mov	35, %o1
	b	.L64
	 mov	34, %o1
.L75:
	call	___errno, 0
	 mov	-1, %i0
	mov	22, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
	.size	__lockf64, .-__lockf64
	.global lockf64
	lockf64 = __lockf64
	.section	.text.close,"ax",@progbits
	.align 4
	.global close
	.type	close, #function
	.proc	04
close:
	save	%sp, -112, %sp
	call	cancel_enter, 0
	 nop
	add	%fp, -8, %g1
	mov	%i0, %o1
	st	%g1, [%sp+64]
	mov	6, %o0
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
	.size	close, .-close
	.section	.text.truncate64,"ax",@progbits
	.align 4
	.global truncate64
	.type	truncate64, #function
	.proc	04
truncate64:
	save	%sp, -96, %sp
	mov	1, %o1
	call	open64, 0
	 mov	%i0, %o0
	orcc	%o0, 0, %i5
	bl	.L81
	 mov	%i1, %o1
	call	__ftruncate64, 0
	 mov	%i2, %o2
	call	___errno, 0
	 mov	%o0, %i0
	mov	%o0, %g1
	mov	%i5, %o0
	call	close, 0
	 ld	[%g1], %i5
.L82:
	call	___errno, 0
	 nop
	st	%i5, [%o0]
	jmp	%i7+8
	 restore
.L81:
	call	___errno, 0
	 mov	-1, %i0
	b	.L82
	 ld	[%o0], %i5
	.size	truncate64, .-truncate64
	.section	.text.truncate,"ax",@progbits
	.align 4
	.global truncate
	.type	truncate, #function
	.proc	04
truncate:
	save	%sp, -96, %sp
	mov	%i1, %i2
	sra	%i1, 31, %i1
	call	truncate64, 0
	 restore
	.size	truncate, .-truncate
	.section	.text.link,"ax",@progbits
	.align 4
	.global link
	.type	link, #function
	.proc	04
link:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	9, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	link, .-link
	.section	.text.symlink,"ax",@progbits
	.align 4
	.global symlink
	.type	symlink, #function
	.proc	04
symlink:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	89, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	symlink, .-symlink
	.section	.text.readlink,"ax",@progbits
	.align 4
	.global readlink
	.type	readlink, #function
	.proc	04
readlink:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i2, %o3
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	90, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	readlink, .-readlink
	.section	.text.unlink,"ax",@progbits
	.align 4
	.global unlink
	.type	unlink, #function
	.proc	04
unlink:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	st	%g1, [%sp+64]
	mov	10, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	unlink, .-unlink
	.section	.text.rename,"ax",@progbits
	.align 4
	.global rename
	.type	rename, #function
	.proc	04
rename:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	134, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	rename, .-rename
	.section	.text.mkdir,"ax",@progbits
	.align 4
	.global mkdir
	.type	mkdir, #function
	.proc	04
mkdir:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	80, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	mkdir, .-mkdir
	.section	.text.rmdir,"ax",@progbits
	.align 4
	.global rmdir
	.type	rmdir, #function
	.proc	04
rmdir:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	st	%g1, [%sp+64]
	mov	79, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	rmdir, .-rmdir
	.section	.text.chdir,"ax",@progbits
	.align 4
	.global chdir
	.type	chdir, #function
	.proc	04
chdir:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	st	%g1, [%sp+64]
	mov	12, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	chdir, .-chdir
	.section	.text.fchdir,"ax",@progbits
	.align 4
	.global fchdir
	.type	fchdir, #function
	.proc	04
fchdir:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	st	%g1, [%sp+64]
	mov	120, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	fchdir, .-fchdir
	.section	.text.chroot,"ax",@progbits
	.align 4
	.global chroot
	.type	chroot, #function
	.proc	04
chroot:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	st	%g1, [%sp+64]
	mov	61, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	chroot, .-chroot
	.section	.text.access,"ax",@progbits
	.align 4
	.global access
	.type	access, #function
	.proc	04
access:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	33, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	access, .-access
	.section	.text.chmod,"ax",@progbits
	.align 4
	.global chmod
	.type	chmod, #function
	.proc	04
chmod:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	15, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	chmod, .-chmod
	.section	.text.fchmod,"ax",@progbits
	.align 4
	.global fchmod
	.type	fchmod, #function
	.proc	04
fchmod:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	93, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	fchmod, .-fchmod
	.section	.text.chown,"ax",@progbits
	.align 4
	.global chown
	.type	chown, #function
	.proc	04
chown:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i2, %o3
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	16, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	chown, .-chown
	.section	.text.lchown,"ax",@progbits
	.align 4
	.global lchown
	.type	lchown, #function
	.proc	04
lchown:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i2, %o3
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	130, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	lchown, .-lchown
	.section	.text.fchown,"ax",@progbits
	.align 4
	.global fchown
	.type	fchown, #function
	.proc	04
fchown:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i2, %o3
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	94, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	fchown, .-fchown
	.section	.text.stat,"ax",@progbits
	.align 4
	.global stat
	.type	stat, #function
	.proc	04
stat:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	18, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	stat, .-stat
	.section	.text.lstat,"ax",@progbits
	.align 4
	.global lstat
	.type	lstat, #function
	.proc	04
lstat:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	88, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	lstat, .-lstat
	.section	.text.fstat,"ax",@progbits
	.align 4
	.global fstat
	.type	fstat, #function
	.proc	04
fstat:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	28, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	fstat, .-fstat
	.section	.text.__stat64,"ax",@progbits
	.align 4
	.global __stat64
	.type	__stat64, #function
	.proc	04
__stat64:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	215, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	__stat64, .-__stat64
	.global stat64
	stat64 = __stat64
	.section	.text.__lstat64,"ax",@progbits
	.align 4
	.global __lstat64
	.type	__lstat64, #function
	.proc	04
__lstat64:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	216, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	__lstat64, .-__lstat64
	.global lstat64
	lstat64 = __lstat64
	.section	.text.__fstat64,"ax",@progbits
	.align 4
	.global __fstat64
	.type	__fstat64, #function
	.proc	04
__fstat64:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	217, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	__fstat64, .-__fstat64
	.global fstat64
	fstat64 = __fstat64
	.section	.text.utime,"ax",@progbits
	.align 4
	.global utime
	.type	utime, #function
	.proc	04
utime:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	30, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	utime, .-utime
	.section	.text.umask,"ax",@progbits
	.align 4
	.global umask
	.type	umask, #function
	.proc	04
umask:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	st	%g1, [%sp+64]
	mov	60, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	umask, .-umask
	.section	.text.dup,"ax",@progbits
	.align 4
	.global dup
	.type	dup, #function
	.proc	04
dup:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	st	%g1, [%sp+64]
	mov	41, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	dup, .-dup
	.section	.text.mknod,"ax",@progbits
	.align 4
	.global mknod
	.type	mknod, #function
	.proc	04
mknod:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i2, %o3
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	14, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	mknod, .-mknod
	.section	.text.poll,"ax",@progbits
	.align 4
	.global poll
	.type	poll, #function
	.proc	04
poll:
	save	%sp, -112, %sp
	call	cancel_enter, 0
	 nop
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	mov	%i2, %o3
	st	%g1, [%sp+64]
	mov	87, %o0
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
	.size	poll, .-poll
	.section	.text.statvfs,"ax",@progbits
	.align 4
	.global statvfs
	.type	statvfs, #function
	.proc	04
statvfs:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	103, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	statvfs, .-statvfs
	.section	.text.fstatvfs,"ax",@progbits
	.align 4
	.global fstatvfs
	.type	fstatvfs, #function
	.proc	04
fstatvfs:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	104, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	fstatvfs, .-fstatvfs
	.section	.text.statvfs64,"ax",@progbits
	.align 4
	.global statvfs64
	.type	statvfs64, #function
	.proc	04
statvfs64:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	218, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	statvfs64, .-statvfs64
	.section	.text.fstatvfs64,"ax",@progbits
	.align 4
	.global fstatvfs64
	.type	fstatvfs64, #function
	.proc	04
fstatvfs64:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	219, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	fstatvfs64, .-fstatvfs64
	.section	.text.readv,"ax",@progbits
	.align 4
	.global readv
	.type	readv, #function
	.proc	04
readv:
	save	%sp, -112, %sp
	call	cancel_enter, 0
	 nop
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	mov	%i2, %o3
	st	%g1, [%sp+64]
	mov	121, %o0
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
	.size	readv, .-readv
	.section	.text.writev,"ax",@progbits
	.align 4
	.global writev
	.type	writev, #function
	.proc	04
writev:
	save	%sp, -112, %sp
	call	cancel_enter, 0
	 nop
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	mov	%i2, %o3
	st	%g1, [%sp+64]
	mov	122, %o0
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
	.size	writev, .-writev
	.section	.text.dup2,"ax",@progbits
	.align 4
	.global dup2
	.type	dup2, #function
	.proc	04
dup2:
	save	%sp, -96, %sp
	mov	%i1, %i2
	call	fcntl, 0
	 restore %g0, 9, %o1
	.size	dup2, .-dup2
	.section	.text.fsync,"ax",@progbits
	.align 4
	.global fsync
	.type	fsync, #function
	.proc	04
fsync:
	save	%sp, -112, %sp
	call	cancel_enter, 0
	 nop
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	16, %o2
	st	%g1, [%sp+64]
	mov	58, %o0
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
	.size	fsync, .-fsync
	.section	.text.sync,"ax",@progbits
	.align 4
	.global sync
	.type	sync, #function
	.proc	020
sync:
	save	%sp, -104, %sp
	add	%fp, -8, %g1
	mov	36, %o0
	st	%g1, [%sp+64]
	call	system_call, 0
	 nop
	unimp	8
	jmp	%i7+8
	 restore
	.size	sync, .-sync
	.section	.text.mkfifo,"ax",@progbits
	.align 4
	.global mkfifo
	.type	mkfifo, #function
	.proc	04
mkfifo:
	save	%sp, -96, %sp
	sethi	%hi(4096), %g1
	or	%i1, %g1, %i1
	call	mknod, 0
	 restore %g0, 0, %o2
	.size	mkfifo, .-mkfifo
	.section	.text.remove,"ax",@progbits
	.align 4
	.global remove
	.type	remove, #function
	.proc	04
remove:
	save	%sp, -96, %sp
	call	unlink, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne	.L131
	 nop
.L121:
.L133:
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L131:
	call	___errno, 0
	 nop
	ld	[%o0], %g1
	cmp	%g1, 21
	be	.L124
	 nop
	call	___errno, 0
	 nop
	ld	[%o0], %g1
	cmp	%g1, 1
	bne,a	.L133
	 mov	-1, %o0
.L124:
	call	rmdir, 0
	 restore
	.size	remove, .-remove
	.section	.text.pipe,"ax",@progbits
	.align 4
	.global pipe
	.type	pipe, #function
	.proc	04
pipe:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	42, %o0
	st	%g1, [%sp+64]
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	cmp	%o0, 0
	bl	.L136
	 ld	[%fp-4], %g1
	st	%g1, [%i0+4]
	ld	[%fp-8], %g1
	st	%g1, [%i0]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L136:
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	pipe, .-pipe
	.section	.text.isatty,"ax",@progbits
	.align 4
	.global isatty
	.type	isatty, #function
	.proc	04
isatty:
	save	%sp, -160, %sp
	sethi	%hi(21504), %o1
	mov	%i0, %o0
	add	%fp, -64, %o2
	call	ioctl, 0
	 or	%o1, 1, %o1
	cmp	%g0, %o0
	subx	%g0, -1, %i0
	jmp	%i7+8
	 restore
	.size	isatty, .-isatty
	.section	.text.stream_is_terminal,"ax",@progbits
	.align 4
	.global stream_is_terminal
	.type	stream_is_terminal, #function
	.proc	04
stream_is_terminal:
	save	%sp, -96, %sp
	call	___errno, 0
	 nop
	ld	[%o0], %i5
	call	isatty, 0
	 mov	%i0, %o0
	call	___errno, 0
	 mov	%o0, %i0
	st	%i5, [%o0]
	jmp	%i7+8
	 restore
	.size	stream_is_terminal, .-stream_is_terminal
	.section	.text.mmap,"ax",@progbits
	.align 4
	.global mmap
	.type	mmap, #function
	.proc	0120
mmap:
	save	%sp, -120, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i4, %o5
	mov	%i2, %o3
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	115, %o0
	st	%i5, [%sp+92]
	sethi	%hi(-2147483648), %o4
	or	%i3, %o4, %o4
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	mmap, .-mmap
	.section	.text.mmap64,"ax",@progbits
	.align 4
	.global mmap64
	.type	mmap64, #function
	.proc	0120
mmap64:
	save	%sp, -120, %sp
	ld	[%fp+92], %g1
	st	%g1, [%sp+96]
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i4, %o5
	mov	%i2, %o3
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	214, %o0
	st	%i5, [%sp+92]
	sethi	%hi(-2147483648), %o4
	or	%i3, %o4, %o4
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	mmap64, .-mmap64
	.section	.text.munmap,"ax",@progbits
	.align 4
	.global munmap
	.type	munmap, #function
	.proc	04
munmap:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	117, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	munmap, .-munmap
	.section	.text.mprotect,"ax",@progbits
	.align 4
	.global mprotect
	.type	mprotect, #function
	.proc	04
mprotect:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i2, %o3
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	116, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	mprotect, .-mprotect
	.section	.text.memcntl,"ax",@progbits
	.align 4
	.global memcntl
	.type	memcntl, #function
	.proc	04
memcntl:
	save	%sp, -120, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i4, %o5
	mov	%i3, %o4
	mov	%i2, %o3
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	131, %o0
	st	%i5, [%sp+92]
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	memcntl, .-memcntl
	.section	.text.msync,"ax",@progbits
	.align 4
	.global msync
	.type	msync, #function
	.proc	04
msync:
	save	%sp, -96, %sp
	mov	0, %i5
	mov	%i2, %i3
	mov	0, %i4
	call	memcntl, 0
	 restore %g0, 1, %o2
	.size	msync, .-msync
	.section	.text.madvise,"ax",@progbits
	.align 4
	.global madvise
	.type	madvise, #function
	.proc	04
madvise:
	save	%sp, -96, %sp
	mov	0, %i5
	mov	%i2, %i3
	mov	0, %i4
	call	memcntl, 0
	 restore %g0, 4, %o2
	.size	madvise, .-madvise
	.section	.text.mlock,"ax",@progbits
	.align 4
	.global mlock
	.type	mlock, #function
	.proc	04
mlock:
	save	%sp, -96, %sp
	mov	0, %i5
	mov	0, %i4
	mov	0, %i3
	call	memcntl, 0
	 restore %g0, 2, %o2
	.size	mlock, .-mlock
	.section	.text.munlock,"ax",@progbits
	.align 4
	.global munlock
	.type	munlock, #function
	.proc	04
munlock:
	save	%sp, -96, %sp
	mov	0, %i5
	mov	0, %i4
	mov	0, %i3
	call	memcntl, 0
	 restore %g0, 3, %o2
	.size	munlock, .-munlock
	.section	.text.select,"ax",@progbits
	.align 4
	.global select
	.type	select, #function
	.proc	04
select:
	sethi	%hi(-9216), %g1
	or	%g1, 928, %g1
	save	%sp, %g1, %sp
	cmp	%i0, 1024
	bgu	.L149
	 cmp	%i4, 0
	be	.L150
	 mov	0, %g2
	ld	[%i4], %g3
	cmp	%g3, 0
	bl	.L149
	 sethi	%hi(999424), %g2
	ld	[%i4+4], %g1
	or	%g2, 575, %g2
	cmp	%g1, %g2
	bgu	.L149
	 mov	0, %g2
	mov	0, %l0
	cmp	%i0, 0
	be	.L167
	 mov	0, %o1
.L166:
	sethi	%hi(-8192), %o7
	add	%fp, %o7, %o7
	cmp	%i1, 0
.L204:
	be	.L200
	 sra	%g2, 5, %g4
	and	%g2, 31, %i5
	sll	%g4, 2, %g3
	cmp	%i2, 0
	ld	[%i1+%g3], %g1
	sra	%g1, %g2, %g1
	be	.L160
	 and	%g1, 1, %g1
.L156:
	ld	[%i2+%g3], %g3
	sra	%g3, %i5, %g3
	and	%g3, 1, %g3
	sll	%g3, 2, %g3
	or	%g1, %g3, %g1
.L160:
	cmp	%i3, 0
	be	.L161
	 sll	%g4, 2, %g4
	ld	[%i3+%g4], %g3
	sra	%g3, %i5, %g3
	andcc	%g3, 1, %g0
	be	.L203
	 cmp	%g1, 0
	or	%g1, 130, %g1
	mov	%l0, %g3
.L164:
	sll	%g3, 3, %g3
	add	%l0, 1, %l0
	add	%o7, %g3, %g4
	st	%g2, [%o7+%g3]
	sth	%g1, [%g4+4]
	sth	%g0, [%g4+6]
	add	%g2, 1, %g2
.L205:
	cmp	%i0, %g2
	bg	.L204
	 cmp	%i1, 0
.L159:
	mov	%l0, %o1
.L202:
	cmp	%i4, 0
	be	.L170
	 mov	-1, %o2
	ld	[%i4], %g3
	ld	[%i4+4], %g1
.L167:
	add	%g1, 999, %o2
	smul	%g3, 1000, %g3
	sra	%o2, 31, %g1
	wr	%g1, 0, %y
	nop
	nop
	nop
	sdiv	%o2, 1000, %o2
	add	%o2, %g3, %o2
.L170:
	sethi	%hi(-8192), %o0
	add	%fp, %o0, %i5
	call	poll, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	bl	.L152
	 cmp	%l0, 0
	be	.L168
	 mov	0, %g1
	b	.L173
	 add	%i5, 6, %o0
.L172:
	cmp	%g1, %l0
	be	.L174
	 add	%o0, 8, %o0
.L173:
	lduh	[%o0], %g2
	andcc	%g2, 32, %g0
	be	.L172
	 add	%g1, 1, %g1
	call	___errno, 0
	 nop
	mov	9, %g1
	st	%g1, [%o0]
.L152:
	mov	-1, %i0
.L207:
	jmp	%i7+8
	 restore
.L161:
	cmp	%g1, 0
.L203:
	be,a	.L205
	 add	%g2, 1, %g2
	b	.L164
	 mov	%l0, %g3
.L200:
	cmp	%i2, 0
	be	.L155
	 and	%g2, 31, %i5
	sll	%g4, 2, %g3
	b	.L156
	 mov	0, %g1
.L157:
	sll	%g1, 2, %g1
	ld	[%i3+%g1], %g1
	sra	%g1, %g2, %g1
	andcc	%g1, 1, %g0
	bne	.L179
	 mov	%l0, %g3
	add	%g2, 1, %g2
	cmp	%i0, %g2
	ble	.L202
	 mov	%l0, %o1
.L155:
	cmp	%i3, 0
	bne	.L157
	 sra	%g2, 5, %g1
	add	%g2, 1, %g2
.L206:
	cmp	%i0, %g2
	ble	.L159
	 add	%g2, 1, %g2
	cmp	%i0, %g2
	bg	.L206
	 add	%g2, 1, %g2
	b	.L202
	 mov	%l0, %o1
.L150:
	cmp	%i0, 0
	bne	.L166
	 mov	0, %l0
	mov	-1, %o2
	mov	0, %o1
	sethi	%hi(-8192), %o0
	call	poll, 0
	 add	%fp, %o0, %o0
	cmp	%o0, 0
	bl,a	.L207
	 mov	-1, %i0
.L168:
	mov	0, %l0
.L174:
	mov	%l0, %o2
	mov	25, %o4
	mov	1, %o3
	mov	%i1, %o0
	sethi	%hi(-8192), %i5
	add	%fp, %i5, %i5
	call	keep_ready, 0
	 mov	%i5, %o1
	mov	%l0, %o2
	mov	%i5, %o1
	mov	12, %o4
	mov	%o0, %i0
	mov	4, %o3
	call	keep_ready, 0
	 mov	%i2, %o0
	mov	130, %o4
	add	%i0, %o0, %i0
	mov	130, %o3
	mov	%l0, %o2
	mov	%i5, %o1
	call	keep_ready, 0
	 mov	%i3, %o0
	jmp	%i7+8
	 restore %i0, %o0, %o0
.L179:
	b	.L164
	 mov	130, %g1
.L149:
	call	___errno, 0
	 mov	-1, %i0
	mov	22, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
	.size	select, .-select
	.section	.text.getpid,"ax",@progbits
	.align 4
	.global getpid
	.type	getpid, #function
	.proc	04
getpid:
	save	%sp, -104, %sp
	add	%fp, -8, %g1
	mov	20, %o0
	st	%g1, [%sp+64]
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-8], %i0
	jmp	%i7+8
	 restore
	.size	getpid, .-getpid
	.section	.text.getppid,"ax",@progbits
	.align 4
	.global getppid
	.type	getppid, #function
	.proc	04
getppid:
	save	%sp, -104, %sp
	add	%fp, -8, %g1
	mov	20, %o0
	st	%g1, [%sp+64]
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-4], %i0
	jmp	%i7+8
	 restore
	.size	getppid, .-getppid
	.section	.text.getuid,"ax",@progbits
	.align 4
	.global getuid
	.type	getuid, #function
	.proc	04
getuid:
	save	%sp, -104, %sp
	add	%fp, -8, %g1
	mov	24, %o0
	st	%g1, [%sp+64]
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-8], %i0
	jmp	%i7+8
	 restore
	.size	getuid, .-getuid
	.section	.text.geteuid,"ax",@progbits
	.align 4
	.global geteuid
	.type	geteuid, #function
	.proc	04
geteuid:
	save	%sp, -104, %sp
	add	%fp, -8, %g1
	mov	24, %o0
	st	%g1, [%sp+64]
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-4], %i0
	jmp	%i7+8
	 restore
	.size	geteuid, .-geteuid
	.section	.text.getgid,"ax",@progbits
	.align 4
	.global getgid
	.type	getgid, #function
	.proc	04
getgid:
	save	%sp, -104, %sp
	add	%fp, -8, %g1
	mov	47, %o0
	st	%g1, [%sp+64]
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-8], %i0
	jmp	%i7+8
	 restore
	.size	getgid, .-getgid
	.section	.text.getegid,"ax",@progbits
	.align 4
	.global getegid
	.type	getegid, #function
	.proc	04
getegid:
	save	%sp, -104, %sp
	add	%fp, -8, %g1
	mov	47, %o0
	st	%g1, [%sp+64]
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-4], %i0
	jmp	%i7+8
	 restore
	.size	getegid, .-getegid
	.section	.text.setuid,"ax",@progbits
	.align 4
	.global setuid
	.type	setuid, #function
	.proc	04
setuid:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	st	%g1, [%sp+64]
	mov	23, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	setuid, .-setuid
	.section	.text.setgid,"ax",@progbits
	.align 4
	.global setgid
	.type	setgid, #function
	.proc	04
setgid:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	st	%g1, [%sp+64]
	mov	46, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	setgid, .-setgid
	.section	.text.seteuid,"ax",@progbits
	.align 4
	.global seteuid
	.type	seteuid, #function
	.proc	04
seteuid:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	st	%g1, [%sp+64]
	mov	141, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	seteuid, .-seteuid
	.section	.text.setegid,"ax",@progbits
	.align 4
	.global setegid
	.type	setegid, #function
	.proc	04
setegid:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	st	%g1, [%sp+64]
	mov	136, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	setegid, .-setegid
	.section	.text.setreuid,"ax",@progbits
	.align 4
	.global setreuid
	.type	setreuid, #function
	.proc	04
setreuid:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	202, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	setreuid, .-setreuid
	.section	.text.setregid,"ax",@progbits
	.align 4
	.global setregid
	.type	setregid, #function
	.proc	04
setregid:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	203, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	setregid, .-setregid
	.section	.text.getgroups,"ax",@progbits
	.align 4
	.global getgroups
	.type	getgroups, #function
	.proc	04
getgroups:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	92, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	getgroups, .-getgroups
	.section	.text.setgroups,"ax",@progbits
	.align 4
	.global setgroups
	.type	setgroups, #function
	.proc	04
setgroups:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	91, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	setgroups, .-setgroups
	.section	.text.execve,"ax",@progbits
	.align 4
	.global execve
	.type	execve, #function
	.proc	04
execve:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i2, %o3
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	59, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	execve, .-execve
	.section	.text.kill,"ax",@progbits
	.align 4
	.global kill
	.type	kill, #function
	.proc	04
kill:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	37, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	kill, .-kill
	.section	.text.alarm,"ax",@progbits
	.align 4
	.global alarm
	.type	alarm, #function
	.proc	04
alarm:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	st	%g1, [%sp+64]
	mov	27, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	alarm, .-alarm
	.section	.text.pause,"ax",@progbits
	.align 4
	.global pause
	.type	pause, #function
	.proc	04
pause:
	save	%sp, -112, %sp
	call	cancel_enter, 0
	 nop
	add	%fp, -8, %g1
	mov	29, %o0
	st	%g1, [%sp+64]
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
	.size	pause, .-pause
	.section	.text.nice,"ax",@progbits
	.align 4
	.global nice
	.type	nice, #function
	.proc	04
nice:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	st	%g1, [%sp+64]
	mov	34, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	nice, .-nice
	.section	.text.getrlimit,"ax",@progbits
	.align 4
	.global getrlimit
	.type	getrlimit, #function
	.proc	04
getrlimit:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	129, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	getrlimit, .-getrlimit
	.section	.text.setrlimit,"ax",@progbits
	.align 4
	.global setrlimit
	.type	setrlimit, #function
	.proc	04
setrlimit:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	128, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	setrlimit, .-setrlimit
	.section	.text.getrlimit64,"ax",@progbits
	.align 4
	.global getrlimit64
	.type	getrlimit64, #function
	.proc	04
getrlimit64:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	221, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	getrlimit64, .-getrlimit64
	.section	.text.setrlimit64,"ax",@progbits
	.align 4
	.global setrlimit64
	.type	setrlimit64, #function
	.proc	04
setrlimit64:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	220, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	setrlimit64, .-setrlimit64
	.section	.text.getitimer,"ax",@progbits
	.align 4
	.global getitimer
	.type	getitimer, #function
	.proc	04
getitimer:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	157, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	getitimer, .-getitimer
	.section	.text.setitimer,"ax",@progbits
	.align 4
	.global setitimer
	.type	setitimer, #function
	.proc	04
setitimer:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i2, %o3
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	158, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	setitimer, .-setitimer
	.section	.text.getpgrp,"ax",@progbits
	.align 4
	.global getpgrp
	.type	getpgrp, #function
	.proc	04
getpgrp:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	0, %o1
	st	%g1, [%sp+64]
	mov	39, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	getpgrp, .-getpgrp
	.section	.text.setpgrp,"ax",@progbits
	.align 4
	.global setpgrp
	.type	setpgrp, #function
	.proc	04
setpgrp:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	1, %o1
	st	%g1, [%sp+64]
	mov	39, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	setpgrp, .-setpgrp
	.section	.text.getsid,"ax",@progbits
	.align 4
	.global getsid
	.type	getsid, #function
	.proc	04
getsid:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o2
	mov	2, %o1
	st	%g1, [%sp+64]
	mov	39, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	getsid, .-getsid
	.section	.text.setsid,"ax",@progbits
	.align 4
	.global setsid
	.type	setsid, #function
	.proc	04
setsid:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	3, %o1
	st	%g1, [%sp+64]
	mov	39, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	setsid, .-setsid
	.section	.text.getpgid,"ax",@progbits
	.align 4
	.global getpgid
	.type	getpgid, #function
	.proc	04
getpgid:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o2
	mov	4, %o1
	st	%g1, [%sp+64]
	mov	39, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	getpgid, .-getpgid
	.section	.text.setpgid,"ax",@progbits
	.align 4
	.global setpgid
	.type	setpgid, #function
	.proc	04
setpgid:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o2
	mov	%i1, %o3
	mov	5, %o1
	st	%g1, [%sp+64]
	mov	39, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	setpgid, .-setpgid
	.section	.text.getrusage,"ax",@progbits
	.align 4
	.global getrusage
	.type	getrusage, #function
	.proc	04
getrusage:
	save	%sp, -112, %sp
	cmp	%i0, -1
	be	.L240
	 mov	1, %o1
	xor	%i0, 1, %i0
	cmp	%g0, %i0
	subx	%g0, -1, %o1
	add	%o1, %o1, %o1
.L240:
	add	%fp, -8, %g1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	181, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	getrusage, .-getrusage
	.section	.text.waitid,"ax",@progbits
	.align 4
	.global waitid
	.type	waitid, #function
	.proc	04
waitid:
	save	%sp, -112, %sp
	call	cancel_enter, 0
	 nop
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	mov	%i2, %o3
	mov	%i3, %o4
	st	%g1, [%sp+64]
	mov	107, %o0
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
	.size	waitid, .-waitid
	.section	.text.waitpid,"ax",@progbits
	.align 4
	.global waitpid
	.type	waitpid, #function
	.proc	04
waitpid:
	save	%sp, -352, %sp
	mov	256, %o2
	add	%fp, -256, %i5
	mov	0, %o1
	call	memset, 0
	 mov	%i5, %o0
	cmp	%i0, 0
	ble	.L266
	 mov	0, %o0
.L245:
	or	%i2, 3, %o3
	mov	%i5, %o2
	call	waitid, 0
	 mov	%i0, %o1
	cmp	%o0, 0
	bne	.L268
	 mov	-1, %i0
	ld	[%fp-244], %i0
	cmp	%i0, 0
	be	.L268
	 cmp	%i1, 0
	be	.L268
	 ld	[%fp-252], %g2
	cmp	%g2, 3
	be	.L250
	 ld	[%fp-236], %g3
	bg	.L251
	 cmp	%g2, 1
	be	.L252
	 cmp	%g2, 2
	bne	.L254
	 and	%g3, 127, %g1
.L255:
	st	%g1, [%i1]
.L268:
	jmp	%i7+8
	 restore
	jmp	%i7+8
	 restore
.L251:
	sethi	%hi(64512), %g1
	cmp	%g2, 6
	be	.L255
	 or	%g1, 1023, %g1
.L254:
	sethi	%hi(64512), %g1
	or	%g1, 1023, %g1
	sll	%g3, 8, %g3
	and	%g3, %g1, %g3
	b	.L255
	 or	%g3, 127, %g1
.L266:
	cmp	%i0, -1
	be	.L258
	 mov	7, %o0
	bge	.L246
	 nop
	sub	%g0, %i0, %i0
	b	.L245
	 mov	2, %o0
.L258:
	b	.L245
	 mov	0, %i0
.L252:
	sll	%g3, 8, %g3
	sethi	%hi(64512), %g1
	or	%g1, 1023, %g1
	b	.L255
	 and	%g3, %g1, %g1
.L250:
	and	%g3, 255, %g3
	b	.L255
	 or	%g3, 128, %g1
.L246:
	call	getpgrp, 0
	 nop
	mov	%o0, %i0
	b	.L245
	 mov	2, %o0
	.size	waitpid, .-waitpid
	.section	.text.wait,"ax",@progbits
	.align 4
	.global wait
	.type	wait, #function
	.proc	04
wait:
	save	%sp, -96, %sp
	mov	0, %i2
	mov	%i0, %i1
	call	waitpid, 0
	 restore %g0, -1, %o0
	.size	wait, .-wait
	.section	.text.wait3,"ax",@progbits
	.align 4
	.global wait3
	.type	wait3, #function
	.proc	04
wait3:
	save	%sp, -96, %sp
	mov	-1, %o0
	mov	%i0, %o1
	call	waitpid, 0
	 mov	%i1, %o2
	orcc	%o0, 0, %i0
	ble	.L279
	 cmp	%i2, 0
	be	.L279
	 mov	%i2, %o1
	call	getrusage, 0
	 mov	-1, %o0
.L279:
	jmp	%i7+8
	 restore
	.size	wait3, .-wait3
	.section	.text.killpg,"ax",@progbits
	.align 4
	.global killpg
	.type	killpg, #function
	.proc	04
killpg:
	save	%sp, -96, %sp
	sub	%g0, %i0, %i0
	call	kill, 0
	 restore
	.size	killpg, .-killpg
	.section	.text.execv,"ax",@progbits
	.align 4
	.global execv
	.type	execv, #function
	.proc	04
execv:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(_environ), %g1
	xor	%g1, %gdop_lox10(_environ), %g1
	ld	[%l7 + %g1], %l7, %gdop(_environ)
	ld	[%l7], %i2
	call	execve, 0
	 restore
	.size	execv, .-execv
	.section	.text.yield,"ax",@progbits
	.align 4
	.global yield
	.type	yield, #function
	.proc	020
yield:
	save	%sp, -104, %sp
	add	%fp, -8, %g1
	mov	146, %o0
	st	%g1, [%sp+64]
	call	system_call, 0
	 nop
	unimp	8
	jmp	%i7+8
	 restore
	.size	yield, .-yield
	.section	.text.sched_yield,"ax",@progbits
	.align 4
	.global sched_yield
	.type	sched_yield, #function
	.proc	04
sched_yield:
	save	%sp, -96, %sp
	call	yield, 0
	 mov	0, %i0
	jmp	%i7+8
	 restore
	.size	sched_yield, .-sched_yield
	.section	.text.acl,"ax",@progbits
	.align 4
	.global acl
	.type	acl, #function
	.proc	04
acl:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i3, %o4
	mov	%i2, %o3
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	185, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	acl, .-acl
	.section	.text.acl_trivial,"ax",@progbits
	.align 4
	.global acl_trivial
	.type	acl_trivial, #function
	.proc	04
acl_trivial:
	save	%sp, -96, %sp
	mov	0, %o3
	mov	0, %o2
	mov	3, %o1
	call	acl, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bl	.L289
	 cmp	%o0, 4
	bg	.L291
	 mov	1, %i0
	jmp	%i7+8
	 restore %g0, 0, %o0
.L289:
	call	___errno, 0
	 nop
	ld	[%o0], %g1
	xor	%g1, 89, %g1
	cmp	%g0, %g1
	subx	%g0, 0, %i0
.L291:
	jmp	%i7+8
	 restore
	.size	acl_trivial, .-acl_trivial
	.section	.text.socket,"ax",@progbits
	.align 4
	.global socket
	.type	socket, #function
	.proc	04
socket:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	1, %o5
	mov	0, %o4
	mov	%i2, %o3
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	230, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	socket, .-socket
	.section	.text.__xnet_socket,"ax",@progbits
	.align 4
	.global __xnet_socket
	.type	__xnet_socket, #function
	.proc	04
__xnet_socket:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	2, %o5
	mov	0, %o4
	mov	%i2, %o3
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	230, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	__xnet_socket, .-__xnet_socket
	.section	.text.socketpair,"ax",@progbits
	.align 4
	.global socketpair
	.type	socketpair, #function
	.proc	04
socketpair:
	save	%sp, -112, %sp
	mov	%i2, %o2
	mov	%i1, %o1
	call	socket, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bl	.L295
	 st	%o0, [%i3]
	mov	%i2, %o2
	mov	%i1, %o1
	call	socket, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bl	.L296
	 st	%o0, [%i3+4]
	add	%fp, -8, %g1
	mov	%i3, %o1
	mov	231, %o0
	st	%g1, [%sp+64]
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	orcc	%o0, 0, %i0
	bne	.L303
	 nop
	jmp	%i7+8
	 restore
.L296:
	call	close, 0
	 ld	[%i3], %o0
.L295:
	mov	-1, %i0
	jmp	%i7+8
	 restore
.L303:
	call	___errno, 0
	 mov	-1, %i0
	mov	%o0, %g1
	ld	[%i3], %o0
	call	close, 0
	 ld	[%g1], %i5
	call	close, 0
	 ld	[%i3+4], %o0
	call	___errno, 0
	 nop
	st	%i5, [%o0]
	jmp	%i7+8
	 restore
	.size	socketpair, .-socketpair
	.global __xnet_socketpair
	__xnet_socketpair = socketpair
	.section	.text.bind,"ax",@progbits
	.align 4
	.global bind
	.type	bind, #function
	.proc	04
bind:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	1, %o4
	mov	%i2, %o3
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	232, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	bind, .-bind
	.global __xnet_bind
	__xnet_bind = bind
	.section	.text.listen,"ax",@progbits
	.align 4
	.global listen
	.type	listen, #function
	.proc	04
listen:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	1, %o3
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	233, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	listen, .-listen
	.global __xnet_listen
	__xnet_listen = listen
	.section	.text.accept,"ax",@progbits
	.align 4
	.global accept
	.type	accept, #function
	.proc	04
accept:
	save	%sp, -112, %sp
	call	cancel_enter, 0
	 nop
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	1, %o4
	mov	%i1, %o2
	mov	%i2, %o3
	st	%g1, [%sp+64]
	mov	234, %o0
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
	.size	accept, .-accept
	.section	.text.connect,"ax",@progbits
	.align 4
	.global connect
	.type	connect, #function
	.proc	04
connect:
	save	%sp, -112, %sp
	call	cancel_enter, 0
	 nop
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	1, %o4
	mov	%i1, %o2
	mov	%i2, %o3
	st	%g1, [%sp+64]
	mov	235, %o0
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
	.size	connect, .-connect
	.global __xnet_connect
	__xnet_connect = connect
	.section	.text.shutdown,"ax",@progbits
	.align 4
	.global shutdown
	.type	shutdown, #function
	.proc	04
shutdown:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	1, %o3
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	236, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	shutdown, .-shutdown
	.section	.text.getpeername,"ax",@progbits
	.align 4
	.global getpeername
	.type	getpeername, #function
	.proc	04
getpeername:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	1, %o4
	mov	%i2, %o3
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	243, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	getpeername, .-getpeername
	.section	.text.getsockname,"ax",@progbits
	.align 4
	.global getsockname
	.type	getsockname, #function
	.proc	04
getsockname:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	1, %o4
	mov	%i2, %o3
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	244, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	getsockname, .-getsockname
	.section	.text.getsockopt,"ax",@progbits
	.align 4
	.global getsockopt
	.type	getsockopt, #function
	.proc	04
getsockopt:
	save	%sp, -120, %sp
	mov	1, %g1
	st	%g1, [%sp+92]
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i4, %o5
	mov	%i3, %o4
	mov	%i2, %o3
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	245, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	getsockopt, .-getsockopt
	.global __xnet_getsockopt
	__xnet_getsockopt = getsockopt
	.section	.text.setsockopt,"ax",@progbits
	.align 4
	.global setsockopt
	.type	setsockopt, #function
	.proc	04
setsockopt:
	save	%sp, -120, %sp
	mov	1, %g1
	st	%g1, [%sp+92]
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i4, %o5
	mov	%i3, %o4
	mov	%i2, %o3
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	246, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	setsockopt, .-setsockopt
	.section	.text.send,"ax",@progbits
	.align 4
	.global send
	.type	send, #function
	.proc	04
send:
	save	%sp, -112, %sp
	call	cancel_enter, 0
	 nop
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	mov	%i2, %o3
	mov	%i3, %o4
	st	%g1, [%sp+64]
	mov	240, %o0
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
	.size	send, .-send
	.section	.text.recv,"ax",@progbits
	.align 4
	.global recv
	.type	recv, #function
	.proc	04
recv:
	save	%sp, -112, %sp
	call	cancel_enter, 0
	 nop
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	mov	%i2, %o3
	mov	%i3, %o4
	st	%g1, [%sp+64]
	mov	237, %o0
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
	.size	recv, .-recv
	.section	.text.sendto,"ax",@progbits
	.align 4
	.global sendto
	.type	sendto, #function
	.proc	04
sendto:
	save	%sp, -120, %sp
	call	cancel_enter, 0
	 nop
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	mov	%i2, %o3
	mov	%i3, %o4
	mov	%i4, %o5
	st	%g1, [%sp+64]
	mov	242, %o0
	st	%i5, [%sp+92]
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
	.size	sendto, .-sendto
	.global __xnet_sendto
	__xnet_sendto = sendto
	.section	.text.recvfrom,"ax",@progbits
	.align 4
	.global recvfrom
	.type	recvfrom, #function
	.proc	04
recvfrom:
	save	%sp, -120, %sp
	call	cancel_enter, 0
	 nop
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	mov	%i2, %o3
	mov	%i3, %o4
	mov	%i4, %o5
	st	%g1, [%sp+64]
	mov	238, %o0
	st	%i5, [%sp+92]
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
	.size	recvfrom, .-recvfrom
	.section	.text.sendmsg,"ax",@progbits
	.align 4
	.global sendmsg
	.type	sendmsg, #function
	.proc	04
sendmsg:
	save	%sp, -112, %sp
	call	cancel_enter, 0
	 nop
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	mov	%i2, %o3
	st	%g1, [%sp+64]
	mov	241, %o0
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
	.size	sendmsg, .-sendmsg
	.section	.text.recvmsg,"ax",@progbits
	.align 4
	.global recvmsg
	.type	recvmsg, #function
	.proc	04
recvmsg:
	save	%sp, -112, %sp
	call	cancel_enter, 0
	 nop
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	mov	%i2, %o3
	st	%g1, [%sp+64]
	mov	239, %o0
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
	.size	recvmsg, .-recvmsg
	.section	.text.htonl,"ax",@progbits
	.align 4
	.global htonl
	.type	htonl, #function
	.proc	016
htonl:
	save	%sp, -96, %sp
	jmp	%i7+8
	 restore
	.size	htonl, .-htonl
	.global ntohl
	ntohl = htonl
	.section	.text.htons,"ax",@progbits
	.align 4
	.global htons
	.type	htons, #function
	.proc	015
htons:
	save	%sp, -96, %sp
	jmp	%i7+8
	 restore
	.size	htons, .-htons
	.global ntohs
	ntohs = htons
	.section	.text.clock_settime,"ax",@progbits
	.align 4
	.global clock_settime
	.type	clock_settime, #function
	.proc	04
clock_settime:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	192, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	clock_settime, .-clock_settime
	.section	.text.profil,"ax",@progbits
	.align 4
	.global profil
	.type	profil, #function
	.proc	020
profil:
	save	%sp, -104, %sp
	add	%fp, -8, %g1
	mov	%i3, %o4
	st	%g1, [%sp+64]
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	mov	44, %o0
	call	system_call, 0
	 nop
	unimp	8
	jmp	%i7+8
	 restore
	.size	profil, .-profil
	.section	.text.pcsample,"ax",@progbits
	.align 4
	.global pcsample
	.type	pcsample, #function
	.proc	04
pcsample:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	26, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	pcsample, .-pcsample
	.global errno
	.section	".bss"
	.align 4
	.type	errno, #object
	.size	errno, 4
errno:
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
