! 0fcaa5f62bb2562f72772b0a14c9b745 emu/guest/libc/sunos/calls.c
	.file	"calls.c"
	.section	".text"
	.section	.text.keep_ready,"ax",@progbits
	.align 4
	.type	keep_ready, #function
	.proc	04
keep_ready:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	mov	0, %g2
	mov	0, %g1
	movrgz	%i2, 1, %g2
	movrne	%i0, 1, %g1
	andcc	%g2, %g1, %g0
	be,pn	%icc, .L8
	 mov	0, %g3
	mov	0, %i5
	ba,pt	%xcc, .L7
	 mov	1, %o7
.L14:
	add	%g3, 1, %g3
.L15:
	cmp	%g3, %i2
	bge,pn	%icc, .L2
	 add	%i1, 8, %i1
.L7:
	ldsh	[%i1+4], %g1
	andcc	%g1, %i3, %g0
	be,a,pt	%icc, .L15
	 add	%g3, 1, %g3
	lduw	[%i1], %g1
	add	%g1, 63, %g4
	cmp	%g1, 0
	mov	%g1, %g2
	and	%g1, 63, %g5
	movl	%icc, %g4, %g2
	sra	%g2, 6, %g2
	sllx	%g2, 3, %g2
	ldx	[%i0+%g2], %g4
	srax	%g4, %g1, %g1
	and	%g1, 1, %g1
	brz,a,pt %g1, .L15
	 add	%g3, 1, %g3
	ldsh	[%i1+6], %g1
	andcc	%g1, %i4, %g0
	bne,a,pt %icc, .L14
	 add	%i5, 1, %i5
	sllx	%o7, %g5, %g5
	andn	%g4, %g5, %g5
	stx	%g5, [%i0+%g2]
	add	%g3, 1, %g3
	cmp	%g3, %i2
	bl,pt	%icc, .L7
	 add	%i1, 8, %i1
.L2:
	return	%i7+8
	 sra	%o5, 0, %o0
.L8:
	mov	0, %i5
	return	%i7+8
	 sra	%o5, 0, %o0
	.size	keep_ready, .-keep_ready
	.section	.text.call_value,"ax",@progbits
	.align 4
	.global call_value
	.type	call_value, #function
	.proc	05
call_value:
	save	%sp, -176, %sp
	cmp	%i0, -4095
	bgeu,pn	%xcc, .L18
	 nop
	return	%i7+8
	 nop
.L18:
	call	___errno, 0
	 nop
	sub	%g0, %i0, %g1
	st	%g1, [%o0]
	return	%i7+8
	 mov	-1, %o0
	.size	call_value, .-call_value
	.section	.text.read,"ax",@progbits
	.align 4
	.global read
	.type	read, #function
	.proc	05
read:
	save	%sp, -192, %sp
	call	cancel_enter, 0
	 nop
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	3, %o0
	call	call_value, 0
	 nop
	call	cancel_leave, 0
	 mov	%o0, %i0
	return	%i7+8
	 nop
	.size	read, .-read
	.section	.text.write,"ax",@progbits
	.align 4
	.global write
	.type	write, #function
	.proc	05
write:
	save	%sp, -192, %sp
	call	cancel_enter, 0
	 nop
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	4, %o0
	call	call_value, 0
	 nop
	call	cancel_leave, 0
	 mov	%o0, %i0
	return	%i7+8
	 nop
	.size	write, .-write
	.section	.text.open,"ax",@progbits
	.align 4
	.global open
	.type	open, #function
	.proc	04
open:
	save	%sp, -208, %sp
	add	%fp, 2191, %g1
	stx	%i5, [%fp+2215]
	stx	%i2, [%fp+2191]
	stx	%i3, [%fp+2199]
	stx	%i4, [%fp+2207]
	stx	%g1, [%fp+2023]
	andcc	%i1, 256, %g0
	be,pt	%xcc, .L22
	 mov	0, %i5
	ldsw	[%fp+2195], %i5
.L22:
	call	cancel_enter, 0
	 nop
	mov	%i5, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	5, %o0
	stx	%o1, [%fp+2039]
	call	call_value, 0
	 stx	%o0, [%fp+2031]
	call	cancel_leave, 0
	 mov	%o0, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	open, .-open
	.section	.text.open64,"ax",@progbits
	.align 4
	.global open64
	.type	open64, #function
	.proc	04
open64:
	save	%sp, -208, %sp
	add	%fp, 2191, %g1
	stx	%i5, [%fp+2215]
	stx	%i2, [%fp+2191]
	stx	%i3, [%fp+2199]
	stx	%i4, [%fp+2207]
	stx	%g1, [%fp+2023]
	andcc	%i1, 256, %g0
	be,pt	%xcc, .L26
	 mov	0, %i5
	ldsw	[%fp+2195], %i5
.L26:
	call	cancel_enter, 0
	 nop
	mov	%i5, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	5, %o0
	stx	%o1, [%fp+2039]
	call	call_value, 0
	 stx	%o0, [%fp+2031]
	call	cancel_leave, 0
	 mov	%o0, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	open64, .-open64
	.section	.text.creat,"ax",@progbits
	.align 4
	.global creat
	.type	creat, #function
	.proc	04
creat:
	save	%sp, -176, %sp
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
	save	%sp, -176, %sp
	mov	%i1, %i2
	call	open64, 0
	 restore %g0, 769, %o1
	.size	creat64, .-creat64
	.section	.text.lseek,"ax",@progbits
	.align 4
	.global lseek
	.type	lseek, #function
	.proc	05
lseek:
	save	%sp, -192, %sp
	mov	%i0, %o1
	mov	%i1, %o2
	mov	19, %o0
	call	system_call, 0
	 mov	%i2, %o3
	mov	%o0, %i0
	call	call_value, 0
	 restore %g0, %o1, %o1
	.size	lseek, .-lseek
	.section	.text.__lseek64,"ax",@progbits
	.align 4
	.global __lseek64
	.type	__lseek64, #function
	.proc	05
__lseek64:
	save	%sp, -176, %sp
	call	lseek, 0
	 restore
	.size	__lseek64, .-__lseek64
	.global llseek
	llseek = __lseek64
	.global lseek64
	lseek64 = __lseek64
	.section	.text.pread,"ax",@progbits
	.align 4
	.global pread
	.type	pread, #function
	.proc	05
pread:
	save	%sp, -192, %sp
	call	cancel_enter, 0
	 nop
	mov	%i3, %o4
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	173, %o0
	call	call_value, 0
	 nop
	call	cancel_leave, 0
	 mov	%o0, %i0
	return	%i7+8
	 nop
	.size	pread, .-pread
	.section	.text.pwrite,"ax",@progbits
	.align 4
	.global pwrite
	.type	pwrite, #function
	.proc	05
pwrite:
	save	%sp, -192, %sp
	call	cancel_enter, 0
	 nop
	mov	%i3, %o4
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	174, %o0
	call	call_value, 0
	 nop
	call	cancel_leave, 0
	 mov	%o0, %i0
	return	%i7+8
	 nop
	.size	pwrite, .-pwrite
	.section	.text.pread64,"ax",@progbits
	.align 4
	.global pread64
	.type	pread64, #function
	.proc	05
pread64:
	save	%sp, -192, %sp
	call	cancel_enter, 0
	 nop
	mov	%i3, %o4
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	173, %o0
	call	call_value, 0
	 nop
	call	cancel_leave, 0
	 mov	%o0, %i0
	return	%i7+8
	 nop
	.size	pread64, .-pread64
	.section	.text.pwrite64,"ax",@progbits
	.align 4
	.global pwrite64
	.type	pwrite64, #function
	.proc	05
pwrite64:
	save	%sp, -192, %sp
	call	cancel_enter, 0
	 nop
	mov	%i3, %o4
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	174, %o0
	call	call_value, 0
	 nop
	call	cancel_leave, 0
	 mov	%o0, %i0
	return	%i7+8
	 nop
	.size	pwrite64, .-pwrite64
	.section	.text.fcntl,"ax",@progbits
	.align 4
	.global fcntl
	.type	fcntl, #function
	.proc	04
fcntl:
	save	%sp, -224, %sp
	add	%fp, 2191, %g1
	stx	%i2, [%fp+2191]
	stx	%i3, [%fp+2199]
	stx	%i4, [%fp+2207]
	stx	%i5, [%fp+2215]
	cmp	%i1, 7
	be,pn	%icc, .L40
	 stx	%g1, [%fp+2007]
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	62, %o0
	stx	%o0, [%fp+2031]
	call	call_value, 0
	 stx	%o1, [%fp+2039]
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
.L40:
	call	cancel_enter, 0
	 nop
	mov	%i2, %o3
	mov	7, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	62, %o0
	stx	%o1, [%fp+2023]
	call	call_value, 0
	 stx	%o0, [%fp+2015]
	call	cancel_leave, 0
	 mov	%o0, %i0
	mov	%i0, %o0
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	fcntl, .-fcntl
	.section	.text.ioctl,"ax",@progbits
	.align 4
	.global ioctl
	.type	ioctl, #function
	.proc	04
ioctl:
	save	%sp, -208, %sp
	add	%fp, 2191, %g1
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	mov	54, %o0
	stx	%g1, [%fp+2023]
	stx	%i2, [%fp+2191]
	stx	%i3, [%fp+2199]
	stx	%i4, [%fp+2207]
	call	system_call, 0
	 stx	%i5, [%fp+2215]
	stx	%o0, [%fp+2031]
	call	call_value, 0
	 stx	%o1, [%fp+2039]
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	ioctl, .-ioctl
	.section	.text.__ftruncate64,"ax",@progbits
	.align 4
	.global __ftruncate64
	.type	__ftruncate64, #function
	.proc	04
__ftruncate64:
	save	%sp, -240, %sp
	stx	%g0, [%fp+1983]
	mov	2, %g1
	stx	%g0, [%fp+1999]
	stx	%g0, [%fp+2007]
	stx	%g0, [%fp+2015]
	stx	%g0, [%fp+2023]
	stx	%g0, [%fp+2031]
	stx	%g0, [%fp+2039]
	stx	%i1, [%fp+1991]
	sth	%g1, [%fp+1983]
	add	%fp, 1983, %o2
	mov	11, %o1
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
	save	%sp, -176, %sp
	call	__ftruncate64, 0
	 restore
	.size	ftruncate, .-ftruncate
	.section	.text.__lockf64,"ax",@progbits
	.align 4
	.global __lockf64
	.type	__lockf64, #function
	.proc	04
__lockf64:
	save	%sp, -240, %sp
	add	%fp, 1987, %o0
	mov	60, %o2
	call	memset, 0
	 mov	0, %o1
	brnz,pt	%i1, .L45
	 stx	%i2, [%fp+1999]
	sethi	%hi(196608), %g1
	or	%g1, 1, %g1
	st	%g1, [%fp+1983]
	mov	6, %o1
.L50:
	add	%fp, 1983, %o2
	call	fcntl, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne,a,pn %icc, .L64
	 mov	-1, %i0
.L52:
	return	%i7+8
	 mov	0, %o0
.L45:
	sethi	%hi(131072), %g1
	or	%g1, 1, %g1
	cmp	%i1, 3
	bgu,pn	%icc, .L61
	 st	%g1, [%fp+1983]
	bne,pn	%icc, .L62
	 add	%fp, 1983, %o2
	mov	14, %o1
	call	fcntl, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne,pn	%icc, .L48
	 ldsh	[%fp+1983], %g1
	cmp	%g1, 3
	be,pt	%icc, .L52
	 nop
	call	___errno, 0
	 nop
	mov	11, %g1
	st	%g1, [%o0]
.L48:
	mov	-1, %i0
.L64:
	return	%i7+8
	 nop
.L62:
	cmp	%i1, 1
	be,pt	%icc, .L50
	 mov	7, %o1
	ba,pt	%xcc, .L50
	 mov	6, %o1
.L61:
	call	___errno, 0
	 mov	-1, %i0
	mov	22, %g1
	st	%g1, [%o0]
	return	%i7+8
	 nop
	.size	__lockf64, .-__lockf64
	.global lockf64
	lockf64 = __lockf64
	.section	.text.close,"ax",@progbits
	.align 4
	.global close
	.type	close, #function
	.proc	04
close:
	save	%sp, -192, %sp
	call	cancel_enter, 0
	 nop
	mov	%i0, %o1
	call	system_call, 0
	 mov	6, %o0
	call	call_value, 0
	 nop
	call	cancel_leave, 0
	 mov	%o0, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	close, .-close
	.section	.text.truncate64,"ax",@progbits
	.align 4
	.global truncate64
	.type	truncate64, #function
	.proc	04
truncate64:
	save	%sp, -176, %sp
	mov	%i0, %o0
	call	open64, 0
	 mov	1, %o1
	cmp	%o0, 0
	bl,pn	%icc, .L67
	 mov	%o0, %i5
	call	__ftruncate64, 0
	 mov	%i1, %o1
	call	___errno, 0
	 sra	%o0, 0, %i0
	mov	%o0, %g1
	mov	%i5, %o0
	call	close, 0
	 lduw	[%g1], %i5
.L68:
	call	___errno, 0
	 nop
	st	%i5, [%o0]
	return	%i7+8
	 nop
.L67:
	call	___errno, 0
	 mov	-1, %i0
	ba,pt	%xcc, .L68
	 lduw	[%o0], %i5
	.size	truncate64, .-truncate64
	.section	.text.truncate,"ax",@progbits
	.align 4
	.global truncate
	.type	truncate, #function
	.proc	04
truncate:
	save	%sp, -176, %sp
	call	truncate64, 0
	 restore
	.size	truncate, .-truncate
	.section	.text.link,"ax",@progbits
	.align 4
	.global link
	.type	link, #function
	.proc	04
link:
	save	%sp, -192, %sp
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	9, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	link, .-link
	.section	.text.symlink,"ax",@progbits
	.align 4
	.global symlink
	.type	symlink, #function
	.proc	04
symlink:
	save	%sp, -192, %sp
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	89, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	symlink, .-symlink
	.section	.text.readlink,"ax",@progbits
	.align 4
	.global readlink
	.type	readlink, #function
	.proc	04
readlink:
	save	%sp, -192, %sp
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	90, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	readlink, .-readlink
	.section	.text.unlink,"ax",@progbits
	.align 4
	.global unlink
	.type	unlink, #function
	.proc	04
unlink:
	save	%sp, -192, %sp
	mov	%i0, %o1
	call	system_call, 0
	 mov	10, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	unlink, .-unlink
	.section	.text.rename,"ax",@progbits
	.align 4
	.global rename
	.type	rename, #function
	.proc	04
rename:
	save	%sp, -192, %sp
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	134, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	rename, .-rename
	.section	.text.mkdir,"ax",@progbits
	.align 4
	.global mkdir
	.type	mkdir, #function
	.proc	04
mkdir:
	save	%sp, -192, %sp
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	80, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	mkdir, .-mkdir
	.section	.text.rmdir,"ax",@progbits
	.align 4
	.global rmdir
	.type	rmdir, #function
	.proc	04
rmdir:
	save	%sp, -192, %sp
	mov	%i0, %o1
	call	system_call, 0
	 mov	79, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	rmdir, .-rmdir
	.section	.text.chdir,"ax",@progbits
	.align 4
	.global chdir
	.type	chdir, #function
	.proc	04
chdir:
	save	%sp, -192, %sp
	mov	%i0, %o1
	call	system_call, 0
	 mov	12, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	chdir, .-chdir
	.section	.text.fchdir,"ax",@progbits
	.align 4
	.global fchdir
	.type	fchdir, #function
	.proc	04
fchdir:
	save	%sp, -192, %sp
	mov	%i0, %o1
	call	system_call, 0
	 mov	120, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	fchdir, .-fchdir
	.section	.text.chroot,"ax",@progbits
	.align 4
	.global chroot
	.type	chroot, #function
	.proc	04
chroot:
	save	%sp, -192, %sp
	mov	%i0, %o1
	call	system_call, 0
	 mov	61, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	chroot, .-chroot
	.section	.text.access,"ax",@progbits
	.align 4
	.global access
	.type	access, #function
	.proc	04
access:
	save	%sp, -192, %sp
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	33, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	access, .-access
	.section	.text.chmod,"ax",@progbits
	.align 4
	.global chmod
	.type	chmod, #function
	.proc	04
chmod:
	save	%sp, -192, %sp
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	15, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	chmod, .-chmod
	.section	.text.fchmod,"ax",@progbits
	.align 4
	.global fchmod
	.type	fchmod, #function
	.proc	04
fchmod:
	save	%sp, -192, %sp
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	93, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	fchmod, .-fchmod
	.section	.text.chown,"ax",@progbits
	.align 4
	.global chown
	.type	chown, #function
	.proc	04
chown:
	save	%sp, -192, %sp
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	16, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	chown, .-chown
	.section	.text.lchown,"ax",@progbits
	.align 4
	.global lchown
	.type	lchown, #function
	.proc	04
lchown:
	save	%sp, -192, %sp
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	130, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	lchown, .-lchown
	.section	.text.fchown,"ax",@progbits
	.align 4
	.global fchown
	.type	fchown, #function
	.proc	04
fchown:
	save	%sp, -192, %sp
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	94, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	fchown, .-fchown
	.section	.text.stat,"ax",@progbits
	.align 4
	.global stat
	.type	stat, #function
	.proc	04
stat:
	save	%sp, -192, %sp
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	18, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	stat, .-stat
	.section	.text.lstat,"ax",@progbits
	.align 4
	.global lstat
	.type	lstat, #function
	.proc	04
lstat:
	save	%sp, -192, %sp
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	88, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	lstat, .-lstat
	.section	.text.fstat,"ax",@progbits
	.align 4
	.global fstat
	.type	fstat, #function
	.proc	04
fstat:
	save	%sp, -192, %sp
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	28, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	fstat, .-fstat
	.section	.text.__stat64,"ax",@progbits
	.align 4
	.global __stat64
	.type	__stat64, #function
	.proc	04
__stat64:
	save	%sp, -192, %sp
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	18, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	__stat64, .-__stat64
	.global stat64
	stat64 = __stat64
	.section	.text.__lstat64,"ax",@progbits
	.align 4
	.global __lstat64
	.type	__lstat64, #function
	.proc	04
__lstat64:
	save	%sp, -192, %sp
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	88, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	__lstat64, .-__lstat64
	.global lstat64
	lstat64 = __lstat64
	.section	.text.__fstat64,"ax",@progbits
	.align 4
	.global __fstat64
	.type	__fstat64, #function
	.proc	04
__fstat64:
	save	%sp, -192, %sp
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	28, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	__fstat64, .-__fstat64
	.global fstat64
	fstat64 = __fstat64
	.section	.text.utime,"ax",@progbits
	.align 4
	.global utime
	.type	utime, #function
	.proc	04
utime:
	save	%sp, -192, %sp
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	30, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	utime, .-utime
	.section	.text.umask,"ax",@progbits
	.align 4
	.global umask
	.type	umask, #function
	.proc	04
umask:
	save	%sp, -192, %sp
	mov	%i0, %o1
	call	system_call, 0
	 mov	60, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	umask, .-umask
	.section	.text.dup,"ax",@progbits
	.align 4
	.global dup
	.type	dup, #function
	.proc	04
dup:
	save	%sp, -192, %sp
	mov	%i0, %o1
	call	system_call, 0
	 mov	41, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	dup, .-dup
	.section	.text.mknod,"ax",@progbits
	.align 4
	.global mknod
	.type	mknod, #function
	.proc	04
mknod:
	save	%sp, -192, %sp
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	14, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	mknod, .-mknod
	.section	.text.poll,"ax",@progbits
	.align 4
	.global poll
	.type	poll, #function
	.proc	04
poll:
	save	%sp, -192, %sp
	call	cancel_enter, 0
	 nop
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	87, %o0
	call	call_value, 0
	 nop
	call	cancel_leave, 0
	 mov	%o0, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	poll, .-poll
	.section	.text.statvfs,"ax",@progbits
	.align 4
	.global statvfs
	.type	statvfs, #function
	.proc	04
statvfs:
	save	%sp, -192, %sp
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	103, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	statvfs, .-statvfs
	.section	.text.fstatvfs,"ax",@progbits
	.align 4
	.global fstatvfs
	.type	fstatvfs, #function
	.proc	04
fstatvfs:
	save	%sp, -192, %sp
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	104, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	fstatvfs, .-fstatvfs
	.section	.text.statvfs64,"ax",@progbits
	.align 4
	.global statvfs64
	.type	statvfs64, #function
	.proc	04
statvfs64:
	save	%sp, -192, %sp
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	103, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	statvfs64, .-statvfs64
	.section	.text.fstatvfs64,"ax",@progbits
	.align 4
	.global fstatvfs64
	.type	fstatvfs64, #function
	.proc	04
fstatvfs64:
	save	%sp, -192, %sp
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	104, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	fstatvfs64, .-fstatvfs64
	.section	.text.readv,"ax",@progbits
	.align 4
	.global readv
	.type	readv, #function
	.proc	04
readv:
	save	%sp, -192, %sp
	call	cancel_enter, 0
	 nop
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	121, %o0
	call	call_value, 0
	 nop
	call	cancel_leave, 0
	 mov	%o0, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	readv, .-readv
	.section	.text.writev,"ax",@progbits
	.align 4
	.global writev
	.type	writev, #function
	.proc	04
writev:
	save	%sp, -192, %sp
	call	cancel_enter, 0
	 nop
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	122, %o0
	call	call_value, 0
	 nop
	call	cancel_leave, 0
	 mov	%o0, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	writev, .-writev
	.section	.text.dup2,"ax",@progbits
	.align 4
	.global dup2
	.type	dup2, #function
	.proc	04
dup2:
	save	%sp, -176, %sp
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
	save	%sp, -192, %sp
	call	cancel_enter, 0
	 nop
	mov	16, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	58, %o0
	call	call_value, 0
	 nop
	call	cancel_leave, 0
	 mov	%o0, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	fsync, .-fsync
	.section	.text.sync,"ax",@progbits
	.align 4
	.global sync
	.type	sync, #function
	.proc	020
sync:
	save	%sp, -176, %sp
	call	system_call, 0
	 restore %g0, 36, %o0
	.size	sync, .-sync
	.section	.text.mkfifo,"ax",@progbits
	.align 4
	.global mkfifo
	.type	mkfifo, #function
	.proc	04
mkfifo:
	save	%sp, -176, %sp
	sethi	%hi(4096), %g1
	or	%i1, %g1, %i1
	sra	%i1, 0, %i1
	call	mknod, 0
	 restore %g0, 0, %o2
	.size	mkfifo, .-mkfifo
	.section	.text.remove,"ax",@progbits
	.align 4
	.global remove
	.type	remove, #function
	.proc	04
remove:
	save	%sp, -176, %sp
	call	unlink, 0
	 mov	%i0, %o0
	orcc	%o0, 0, %g1
	bne,pn	%icc, .L114
	 nop
.L108:
.L116:
	return	%i7+8
	 sra	%g1, 0, %o0
.L114:
	call	___errno, 0
	 nop
	lduw	[%o0], %g1
	cmp	%g1, 21
	be,pn	%icc, .L110
	 nop
	call	___errno, 0
	 nop
	lduw	[%o0], %g1
	cmp	%g1, 1
	bne,a,pn %icc, .L116
	 mov	-1, %g1
.L110:
	call	rmdir, 0
	 restore
	.size	remove, .-remove
	.section	.text.pipe,"ax",@progbits
	.align 4
	.global pipe
	.type	pipe, #function
	.proc	04
pipe:
	save	%sp, -192, %sp
	call	system_call, 0
	 mov	42, %o0
	stx	%o0, [%fp+2031]
	call	call_value, 0
	 stx	%o1, [%fp+2039]
	brlz,pn	%o0, .L118
	 mov	-1, %g1
	ldx	[%fp+2031], %g1
	st	%g1, [%i0]
	ldx	[%fp+2039], %g1
	st	%g1, [%i0+4]
	mov	0, %g1
.L118:
	cmp	%g0, %g1
	return	%i7+8
	 subx	%g0, 0, %o0
	.size	pipe, .-pipe
	.section	.text.isatty,"ax",@progbits
	.align 4
	.global isatty
	.type	isatty, #function
	.proc	04
isatty:
	save	%sp, -240, %sp
	mov	%i0, %o0
	add	%fp, 1983, %o2
	sethi	%hi(22021120), %o1
	call	ioctl, 0
	 srlx	%o1, 10, %o1
	cmp	%g0, %o0
	return	%i7+8
	 subx	%g0, -1, %o0
	.size	isatty, .-isatty
	.section	.text.stream_is_terminal,"ax",@progbits
	.align 4
	.global stream_is_terminal
	.type	stream_is_terminal, #function
	.proc	04
stream_is_terminal:
	save	%sp, -176, %sp
	call	___errno, 0
	 nop
	lduw	[%o0], %i5
	call	isatty, 0
	 mov	%i0, %o0
	call	___errno, 0
	 mov	%o0, %i0
	st	%i5, [%o0]
	return	%i7+8
	 nop
	.size	stream_is_terminal, .-stream_is_terminal
	.section	.text.mmap,"ax",@progbits
	.align 4
	.global mmap
	.type	mmap, #function
	.proc	0120
mmap:
	save	%sp, -208, %sp
	mov	%i0, %o1
	mov	%i1, %o2
	mov	115, %o0
	stx	%i5, [%sp+2223]
	sethi	%hi(-2147483648), %o4
	mov	%i4, %o5
	or	%i3, %o4, %o4
	mov	%i2, %o3
	call	system_call, 0
	 srl	%o4, 0, %o4
	mov	%o0, %i0
	call	call_value, 0
	 restore %g0, %o1, %o1
	.size	mmap, .-mmap
	.section	.text.mmap64,"ax",@progbits
	.align 4
	.global mmap64
	.type	mmap64, #function
	.proc	0120
mmap64:
	save	%sp, -208, %sp
	mov	%i0, %o1
	mov	%i1, %o2
	mov	115, %o0
	stx	%i5, [%sp+2223]
	sethi	%hi(-2147483648), %o4
	mov	%i4, %o5
	or	%i3, %o4, %o4
	mov	%i2, %o3
	call	system_call, 0
	 srl	%o4, 0, %o4
	mov	%o0, %i0
	call	call_value, 0
	 restore %g0, %o1, %o1
	.size	mmap64, .-mmap64
	.section	.text.munmap,"ax",@progbits
	.align 4
	.global munmap
	.type	munmap, #function
	.proc	04
munmap:
	save	%sp, -192, %sp
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	117, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	munmap, .-munmap
	.section	.text.mprotect,"ax",@progbits
	.align 4
	.global mprotect
	.type	mprotect, #function
	.proc	04
mprotect:
	save	%sp, -192, %sp
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	116, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	mprotect, .-mprotect
	.section	.text.memcntl,"ax",@progbits
	.align 4
	.global memcntl
	.type	memcntl, #function
	.proc	04
memcntl:
	save	%sp, -208, %sp
	mov	%i4, %o5
	mov	%i3, %o4
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	mov	131, %o0
	call	system_call, 0
	 stx	%i5, [%sp+2223]
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	memcntl, .-memcntl
	.section	.text.msync,"ax",@progbits
	.align 4
	.global msync
	.type	msync, #function
	.proc	04
msync:
	save	%sp, -176, %sp
	mov	%i2, %i3
	mov	0, %i5
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
	save	%sp, -176, %sp
	mov	%i2, %i3
	mov	0, %i5
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
	save	%sp, -176, %sp
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
	save	%sp, -176, %sp
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
	sethi	%hi(8192), %g1
	xor	%g1, -176, %g1
	save	%sp, %g1, %sp
	cmp	%i0, 1024
	bgu,pn	%icc, .L132
	 nop
	brz,pn	%i4, .L133
	 mov	0, %g2
	ldx	[%i4], %g3
	brlz,pn	%g3, .L132
	 sethi	%hi(1023998976), %g2
	ldx	[%i4+8], %g1
	srlx	%g2, 10, %g2
	cmp	%g1, %g2
	bgu,pn	%xcc, .L132
	 mov	0, %g2
	mov	0, %l0
	brz,pn	%i0, .L150
	 mov	0, %o1
.L149:
	mov	-1, %g5
	sllx	%g5, 13, %g5
	add	%g5, 2047, %g1
	add	%g1, %fp, %g5
.L148:
	brz,pn	%i1, .L182
	 sra	%g2, 6, %g3
	and	%g2, 63, %i5
	mov	%g3, %g4
	sllx	%g3, 3, %g3
	ldx	[%i1+%g3], %g1
	srax	%g1, %g2, %g1
	brz,pn	%i2, .L143
	 and	%g1, 1, %g1
.L139:
	ldx	[%i2+%g3], %g3
	srax	%g3, %i5, %g3
	and	%g3, 1, %g3
	sll	%g3, 2, %g3
	or	%g1, %g3, %g1
.L143:
	brz,pn	%i3, .L144
	 sllx	%g4, 3, %g4
	ldx	[%i3+%g4], %g3
	srax	%g3, %i5, %g3
	and	%g3, 1, %g3
	brz,pt	%g3, .L184
	 cmp	%g1, 0
	or	%g1, 130, %g1
	sra	%l0, 0, %g3
.L147:
	sllx	%g3, 3, %g3
	add	%l0, 1, %l0
	add	%g5, %g3, %g4
	st	%g2, [%g5+%g3]
	sth	%g1, [%g4+4]
	sth	%g0, [%g4+6]
	add	%g2, 1, %g2
.L186:
	cmp	%g2, %i0
	bl,pt	%icc, .L148
	 nop
.L142:
	sra	%l0, 0, %o1
.L183:
	brz,pn	%i4, .L153
	 mov	-1, %o2
	ldx	[%i4], %g3
	ldx	[%i4+8], %g1
.L150:
	add	%g1, 999, %o2
	mulx	%g3, 1000, %g3
	sdivx	%o2, 1000, %o2
	add	%o2, %g3, %o2
.L153:
	mov	-1, %o0
	sllx	%o0, 13, %o0
	add	%o0, 2047, %g1
	sra	%o2, 0, %o2
	add	%g1, %fp, %i5
	call	poll, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	bl,pn	%icc, .L135
	 cmp	%l0, 0
	be,pn	%icc, .L151
	 sra	%l0, 0, %l0
	mov	%i5, %o0
	sllx	%l0, 3, %g2
	ba,pt	%xcc, .L156
	 add	%g2, %i5, %g2
.L155:
	cmp	%g2, %o0
	be,pn	%xcc, .L185
	 mov	-1, %i5
.L156:
	lduh	[%o0+6], %g1
	andcc	%g1, 32, %g0
	be,pt	%xcc, .L155
	 add	%o0, 8, %o0
	call	___errno, 0
	 nop
	mov	9, %g1
	st	%g1, [%o0]
.L135:
	ba,pt	%xcc, .L152
	 mov	-1, %i0
.L144:
	cmp	%g1, 0
.L184:
	be,a,pt	%icc, .L186
	 add	%g2, 1, %g2
	ba,pt	%xcc, .L147
	 sra	%l0, 0, %g3
.L182:
	brz,pn	%i2, .L138
	 and	%g2, 63, %i5
	mov	%g3, %g4
	mov	0, %g1
	ba,pt	%xcc, .L139
	 sllx	%g3, 3, %g3
.L140:
	sllx	%g1, 3, %g1
	ldx	[%i3+%g1], %g1
	srax	%g1, %g2, %g1
	and	%g1, 1, %g1
	brnz,pt	%g1, .L162
	 sra	%l0, 0, %g3
	add	%g2, 1, %g2
	cmp	%g2, %i0
	bge,pn	%icc, .L183
	 sra	%l0, 0, %o1
.L138:
	brnz,pt	%i3, .L140
	 sra	%g2, 6, %g1
	add	%g2, 1, %g2
.L187:
	cmp	%g2, %i0
	bge,pn	%icc, .L142
	 add	%g2, 1, %g2
	cmp	%g2, %i0
	bl,pt	%icc, .L187
	 add	%g2, 1, %g2
	ba,pt	%xcc, .L183
	 sra	%l0, 0, %o1
.L133:
	brnz,pt	%i0, .L149
	 mov	0, %l0
	mov	-1, %o0
	sllx	%o0, 13, %o0
	add	%o0, 2047, %g1
	mov	-1, %o2
	mov	0, %o1
	call	poll, 0
	 add	%g1, %fp, %o0
	cmp	%o0, 0
	bl,a,pn	%icc, .L188
	 mov	-1, %i0
.L151:
	mov	0, %l0
	mov	-1, %i5
.L185:
	sllx	%i5, 13, %i5
	add	%i5, 2047, %g1
	mov	25, %o4
	add	%g1, %fp, %i5
	mov	1, %o3
	mov	%l0, %o2
	mov	%i5, %o1
	call	keep_ready, 0
	 mov	%i1, %o0
	mov	12, %o4
	mov	%o0, %i0
	mov	4, %o3
	mov	%l0, %o2
	mov	%i5, %o1
	call	keep_ready, 0
	 mov	%i2, %o0
	add	%o0, %i0, %i0
	mov	130, %o4
	mov	130, %o3
	mov	%l0, %o2
	mov	%i5, %o1
	call	keep_ready, 0
	 mov	%i3, %o0
	add	%i0, %o0, %i0
.L152:
.L188:
	return	%i7+8
	 sra	%o0, 0, %o0
.L162:
	ba,pt	%xcc, .L147
	 mov	130, %g1
.L132:
	call	___errno, 0
	 mov	-1, %i0
	mov	22, %g1
	ba,pt	%xcc, .L152
	 st	%g1, [%o0]
	.size	select, .-select
	.section	.text.getpid,"ax",@progbits
	.align 4
	.global getpid
	.type	getpid, #function
	.proc	04
getpid:
	save	%sp, -192, %sp
	call	system_call, 0
	 mov	20, %o0
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	getpid, .-getpid
	.section	.text.getppid,"ax",@progbits
	.align 4
	.global getppid
	.type	getppid, #function
	.proc	04
getppid:
	save	%sp, -192, %sp
	call	system_call, 0
	 mov	20, %o0
	sra	%o1, 0, %i0
	return	%i7+8
	 nop
	.size	getppid, .-getppid
	.section	.text.getuid,"ax",@progbits
	.align 4
	.global getuid
	.type	getuid, #function
	.proc	04
getuid:
	save	%sp, -192, %sp
	call	system_call, 0
	 mov	24, %o0
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	getuid, .-getuid
	.section	.text.geteuid,"ax",@progbits
	.align 4
	.global geteuid
	.type	geteuid, #function
	.proc	04
geteuid:
	save	%sp, -192, %sp
	call	system_call, 0
	 mov	24, %o0
	sra	%o1, 0, %i0
	return	%i7+8
	 nop
	.size	geteuid, .-geteuid
	.section	.text.getgid,"ax",@progbits
	.align 4
	.global getgid
	.type	getgid, #function
	.proc	04
getgid:
	save	%sp, -192, %sp
	call	system_call, 0
	 mov	47, %o0
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	getgid, .-getgid
	.section	.text.getegid,"ax",@progbits
	.align 4
	.global getegid
	.type	getegid, #function
	.proc	04
getegid:
	save	%sp, -192, %sp
	call	system_call, 0
	 mov	47, %o0
	sra	%o1, 0, %i0
	return	%i7+8
	 nop
	.size	getegid, .-getegid
	.section	.text.setuid,"ax",@progbits
	.align 4
	.global setuid
	.type	setuid, #function
	.proc	04
setuid:
	save	%sp, -192, %sp
	mov	%i0, %o1
	call	system_call, 0
	 mov	23, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	setuid, .-setuid
	.section	.text.setgid,"ax",@progbits
	.align 4
	.global setgid
	.type	setgid, #function
	.proc	04
setgid:
	save	%sp, -192, %sp
	mov	%i0, %o1
	call	system_call, 0
	 mov	46, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	setgid, .-setgid
	.section	.text.seteuid,"ax",@progbits
	.align 4
	.global seteuid
	.type	seteuid, #function
	.proc	04
seteuid:
	save	%sp, -192, %sp
	mov	%i0, %o1
	call	system_call, 0
	 mov	141, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	seteuid, .-seteuid
	.section	.text.setegid,"ax",@progbits
	.align 4
	.global setegid
	.type	setegid, #function
	.proc	04
setegid:
	save	%sp, -192, %sp
	mov	%i0, %o1
	call	system_call, 0
	 mov	136, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	setegid, .-setegid
	.section	.text.setreuid,"ax",@progbits
	.align 4
	.global setreuid
	.type	setreuid, #function
	.proc	04
setreuid:
	save	%sp, -192, %sp
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	202, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	setreuid, .-setreuid
	.section	.text.setregid,"ax",@progbits
	.align 4
	.global setregid
	.type	setregid, #function
	.proc	04
setregid:
	save	%sp, -192, %sp
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	203, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	setregid, .-setregid
	.section	.text.getgroups,"ax",@progbits
	.align 4
	.global getgroups
	.type	getgroups, #function
	.proc	04
getgroups:
	save	%sp, -192, %sp
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	92, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	getgroups, .-getgroups
	.section	.text.setgroups,"ax",@progbits
	.align 4
	.global setgroups
	.type	setgroups, #function
	.proc	04
setgroups:
	save	%sp, -192, %sp
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	91, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	setgroups, .-setgroups
	.section	.text.execve,"ax",@progbits
	.align 4
	.global execve
	.type	execve, #function
	.proc	04
execve:
	save	%sp, -192, %sp
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	59, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	execve, .-execve
	.section	.text.kill,"ax",@progbits
	.align 4
	.global kill
	.type	kill, #function
	.proc	04
kill:
	save	%sp, -192, %sp
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	37, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	kill, .-kill
	.section	.text.alarm,"ax",@progbits
	.align 4
	.global alarm
	.type	alarm, #function
	.proc	04
alarm:
	save	%sp, -192, %sp
	mov	%i0, %o1
	call	system_call, 0
	 mov	27, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	alarm, .-alarm
	.section	.text.pause,"ax",@progbits
	.align 4
	.global pause
	.type	pause, #function
	.proc	04
pause:
	save	%sp, -192, %sp
	call	cancel_enter, 0
	 nop
	call	system_call, 0
	 mov	29, %o0
	call	call_value, 0
	 nop
	call	cancel_leave, 0
	 mov	%o0, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	pause, .-pause
	.section	.text.nice,"ax",@progbits
	.align 4
	.global nice
	.type	nice, #function
	.proc	04
nice:
	save	%sp, -192, %sp
	mov	%i0, %o1
	call	system_call, 0
	 mov	34, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	nice, .-nice
	.section	.text.getrlimit,"ax",@progbits
	.align 4
	.global getrlimit
	.type	getrlimit, #function
	.proc	04
getrlimit:
	save	%sp, -192, %sp
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	129, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	getrlimit, .-getrlimit
	.section	.text.setrlimit,"ax",@progbits
	.align 4
	.global setrlimit
	.type	setrlimit, #function
	.proc	04
setrlimit:
	save	%sp, -192, %sp
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	128, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	setrlimit, .-setrlimit
	.section	.text.getrlimit64,"ax",@progbits
	.align 4
	.global getrlimit64
	.type	getrlimit64, #function
	.proc	04
getrlimit64:
	save	%sp, -192, %sp
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	129, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	getrlimit64, .-getrlimit64
	.section	.text.setrlimit64,"ax",@progbits
	.align 4
	.global setrlimit64
	.type	setrlimit64, #function
	.proc	04
setrlimit64:
	save	%sp, -192, %sp
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	128, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	setrlimit64, .-setrlimit64
	.section	.text.getitimer,"ax",@progbits
	.align 4
	.global getitimer
	.type	getitimer, #function
	.proc	04
getitimer:
	save	%sp, -192, %sp
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	157, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	getitimer, .-getitimer
	.section	.text.setitimer,"ax",@progbits
	.align 4
	.global setitimer
	.type	setitimer, #function
	.proc	04
setitimer:
	save	%sp, -192, %sp
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	158, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	setitimer, .-setitimer
	.section	.text.getpgrp,"ax",@progbits
	.align 4
	.global getpgrp
	.type	getpgrp, #function
	.proc	04
getpgrp:
	save	%sp, -192, %sp
	mov	0, %o1
	call	system_call, 0
	 mov	39, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	getpgrp, .-getpgrp
	.section	.text.setpgrp,"ax",@progbits
	.align 4
	.global setpgrp
	.type	setpgrp, #function
	.proc	04
setpgrp:
	save	%sp, -192, %sp
	mov	1, %o1
	call	system_call, 0
	 mov	39, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	setpgrp, .-setpgrp
	.section	.text.getsid,"ax",@progbits
	.align 4
	.global getsid
	.type	getsid, #function
	.proc	04
getsid:
	save	%sp, -192, %sp
	mov	%i0, %o2
	mov	2, %o1
	call	system_call, 0
	 mov	39, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	getsid, .-getsid
	.section	.text.setsid,"ax",@progbits
	.align 4
	.global setsid
	.type	setsid, #function
	.proc	04
setsid:
	save	%sp, -192, %sp
	mov	3, %o1
	call	system_call, 0
	 mov	39, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	setsid, .-setsid
	.section	.text.getpgid,"ax",@progbits
	.align 4
	.global getpgid
	.type	getpgid, #function
	.proc	04
getpgid:
	save	%sp, -192, %sp
	mov	%i0, %o2
	mov	4, %o1
	call	system_call, 0
	 mov	39, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	getpgid, .-getpgid
	.section	.text.setpgid,"ax",@progbits
	.align 4
	.global setpgid
	.type	setpgid, #function
	.proc	04
setpgid:
	save	%sp, -192, %sp
	mov	%i0, %o2
	mov	%i1, %o3
	mov	5, %o1
	call	system_call, 0
	 mov	39, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	setpgid, .-setpgid
	.section	.text.getrusage,"ax",@progbits
	.align 4
	.global getrusage
	.type	getrusage, #function
	.proc	04
getrusage:
	save	%sp, -192, %sp
	cmp	%i0, -1
	be,pn	%icc, .L221
	 mov	1, %o1
	xor	%i0, 1, %i0
	cmp	%g0, %i0
	subx	%g0, -1, %o1
	add	%o1, %o1, %o1
.L221:
	mov	%i1, %o2
	call	system_call, 0
	 mov	181, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	getrusage, .-getrusage
	.section	.text.waitid,"ax",@progbits
	.align 4
	.global waitid
	.type	waitid, #function
	.proc	04
waitid:
	save	%sp, -192, %sp
	call	cancel_enter, 0
	 nop
	mov	%i3, %o4
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	107, %o0
	call	call_value, 0
	 nop
	call	cancel_leave, 0
	 mov	%o0, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	waitid, .-waitid
	.section	.text.waitpid,"ax",@progbits
	.align 4
	.global waitpid
	.type	waitpid, #function
	.proc	04
waitpid:
	save	%sp, -432, %sp
	add	%fp, 1791, %i5
	mov	0, %o1
	mov	256, %o2
	call	memset, 0
	 mov	%i5, %o0
	mov	%i0, %o1
	cmp	%i0, 0
	ble,pn	%icc, .L242
	 mov	0, %o0
.L225:
	or	%i2, 3, %i2
.L243:
	mov	%i5, %o2
	sra	%i2, 0, %o3
	call	waitid, 0
	 sra	%o1, 0, %o1
	cmp	%o0, 0
	bne,pn	%icc, .L238
	 mov	0, %g1
	lduw	[%fp+1807], %i0
	cmp	%g0, %i0
	addx	%g0, 0, %g2
	movrne	%i1, 1, %g1
	andcc	%g2, %g1, %g0
	be,pt	%icc, .L227
	 lduw	[%fp+1795], %g2
	cmp	%g2, 3
	be,pn	%icc, .L229
	 lduw	[%fp+1823], %g3
	bg,pn	%icc, .L230
	 cmp	%g2, 1
	be,pn	%icc, .L231
	 cmp	%g2, 2
	bne,pn	%icc, .L233
	 and	%g3, 127, %g1
.L234:
	st	%g1, [%i1]
.L227:
	return	%i7+8
	 sra	%o0, 0, %o0
.L230:
	sethi	%hi(64512), %g1
	cmp	%g2, 6
	be,pt	%icc, .L234
	 or	%g1, 1023, %g1
.L233:
	sethi	%hi(64512), %g1
	or	%g1, 1023, %g1
	sll	%g3, 8, %g3
	and	%g3, %g1, %g3
	or	%g3, 127, %g1
	ba,pt	%xcc, .L227
	 st	%g1, [%i1]
.L242:
	cmp	%i0, -1
	be,pn	%icc, .L237
	 mov	7, %o0
	bge,pn	%icc, .L226
	 nop
	sub	%g0, %i0, %o1
	ba,pt	%xcc, .L225
	 mov	2, %o0
.L237:
	ba,pt	%xcc, .L225
	 mov	0, %o1
.L231:
	sll	%g3, 8, %g3
	sethi	%hi(64512), %g1
	or	%g1, 1023, %g1
	and	%g3, %g1, %g1
	ba,pt	%xcc, .L227
	 st	%g1, [%i1]
.L229:
	and	%g3, 255, %g3
	or	%g3, 128, %g1
	ba,pt	%xcc, .L227
	 st	%g1, [%i1]
.L226:
	call	getpgrp, 0
	 or	%i2, 3, %i2
	mov	%o0, %o1
	ba,pt	%xcc, .L243
	 mov	2, %o0
.L238:
	ba,pt	%xcc, .L227
	 mov	-1, %i0
	.size	waitpid, .-waitpid
	.section	.text.wait,"ax",@progbits
	.align 4
	.global wait
	.type	wait, #function
	.proc	04
wait:
	save	%sp, -176, %sp
	mov	%i0, %i1
	mov	0, %i2
	call	waitpid, 0
	 restore %g0, -1, %o0
	.size	wait, .-wait
	.section	.text.wait3,"ax",@progbits
	.align 4
	.global wait3
	.type	wait3, #function
	.proc	04
wait3:
	save	%sp, -176, %sp
	mov	%i0, %o1
	mov	%i1, %o2
	call	waitpid, 0
	 mov	-1, %o0
	mov	0, %g2
	mov	0, %g1
	movrgz	%o0, 1, %g2
	movrne	%i2, 1, %g1
	andcc	%g2, %g1, %g0
	be,pt	%icc, .L251
	 mov	%o0, %i0
	mov	%i2, %o1
	call	getrusage, 0
	 mov	-1, %o0
.L251:
	return	%i7+8
	 nop
	.size	wait3, .-wait3
	.section	.text.killpg,"ax",@progbits
	.align 4
	.global killpg
	.type	killpg, #function
	.proc	04
killpg:
	save	%sp, -176, %sp
	sub	%g0, %i0, %i0
	sra	%i0, 0, %i0
	call	kill, 0
	 restore
	.size	killpg, .-killpg
	.section	.text.execv,"ax",@progbits
	.align 4
	.global execv
	.type	execv, #function
	.proc	04
execv:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(_environ), %g1
	xor	%g1, %gdop_lox10(_environ), %g1
	ldx	[%l7 + %g1], %l7, %gdop(_environ)
	ldx	[%l7], %i2
	call	execve, 0
	 restore
	.size	execv, .-execv
	.section	.text.yield,"ax",@progbits
	.align 4
	.global yield
	.type	yield, #function
	.proc	020
yield:
	save	%sp, -176, %sp
	call	system_call, 0
	 restore %g0, 146, %o0
	.size	yield, .-yield
	.section	.text.sched_yield,"ax",@progbits
	.align 4
	.global sched_yield
	.type	sched_yield, #function
	.proc	04
sched_yield:
	save	%sp, -176, %sp
	call	yield, 0
	 mov	0, %i0
	return	%i7+8
	 nop
	.size	sched_yield, .-sched_yield
	.section	.text.acl,"ax",@progbits
	.align 4
	.global acl
	.type	acl, #function
	.proc	04
acl:
	save	%sp, -192, %sp
	mov	%i3, %o4
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	185, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	acl, .-acl
	.section	.text.acl_trivial,"ax",@progbits
	.align 4
	.global acl_trivial
	.type	acl_trivial, #function
	.proc	04
acl_trivial:
	save	%sp, -176, %sp
	mov	%i0, %o0
	mov	0, %o3
	mov	0, %o2
	call	acl, 0
	 mov	3, %o1
	cmp	%o0, 0
	bl,pn	%icc, .L260
	 cmp	%o0, 4
	mov	0, %i0
	movg	%icc, 1, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
.L260:
	call	___errno, 0
	 nop
	lduw	[%o0], %g1
	xor	%g1, 89, %g1
	cmp	%g0, %g1
	subx	%g0, 0, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	acl_trivial, .-acl_trivial
	.section	.text.socket,"ax",@progbits
	.align 4
	.global socket
	.type	socket, #function
	.proc	04
socket:
	save	%sp, -192, %sp
	mov	%i2, %o3
	mov	1, %o5
	mov	0, %o4
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	230, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	socket, .-socket
	.section	.text.__xnet_socket,"ax",@progbits
	.align 4
	.global __xnet_socket
	.type	__xnet_socket, #function
	.proc	04
__xnet_socket:
	save	%sp, -192, %sp
	mov	%i2, %o3
	mov	2, %o5
	mov	0, %o4
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	230, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	__xnet_socket, .-__xnet_socket
	.section	.text.socketpair,"ax",@progbits
	.align 4
	.global socketpair
	.type	socketpair, #function
	.proc	04
socketpair:
	save	%sp, -192, %sp
	mov	%i2, %o2
	mov	%i1, %o1
	call	socket, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bl,pn	%icc, .L264
	 st	%o0, [%i3]
	mov	%i2, %o2
	mov	%i1, %o1
	call	socket, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bl,pn	%icc, .L265
	 st	%o0, [%i3+4]
	mov	%i3, %o1
	call	system_call, 0
	 mov	231, %o0
	stx	%o0, [%fp+2031]
	call	call_value, 0
	 stx	%o1, [%fp+2039]
	brnz,pn	%o0, .L271
	 mov	0, %g1
.L266:
	cmp	%g0, %g1
	return	%i7+8
	 subx	%g0, 0, %o0
.L265:
	call	close, 0
	 ldsw	[%i3], %o0
.L264:
	ba,pt	%xcc, .L266
	 mov	-1, %g1
.L271:
	call	___errno, 0
	 nop
	mov	%o0, %g1
	ldsw	[%i3], %o0
	call	close, 0
	 lduw	[%g1], %i5
	call	close, 0
	 ldsw	[%i3+4], %o0
	call	___errno, 0
	 nop
	st	%i5, [%o0]
	ba,pt	%xcc, .L266
	 mov	-1, %g1
	.size	socketpair, .-socketpair
	.global __xnet_socketpair
	__xnet_socketpair = socketpair
	.section	.text.bind,"ax",@progbits
	.align 4
	.global bind
	.type	bind, #function
	.proc	04
bind:
	save	%sp, -192, %sp
	mov	%i2, %o3
	mov	1, %o4
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	232, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	bind, .-bind
	.global __xnet_bind
	__xnet_bind = bind
	.section	.text.listen,"ax",@progbits
	.align 4
	.global listen
	.type	listen, #function
	.proc	04
listen:
	save	%sp, -192, %sp
	mov	%i1, %o2
	mov	1, %o3
	mov	%i0, %o1
	call	system_call, 0
	 mov	233, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	listen, .-listen
	.global __xnet_listen
	__xnet_listen = listen
	.section	.text.accept,"ax",@progbits
	.align 4
	.global accept
	.type	accept, #function
	.proc	04
accept:
	save	%sp, -192, %sp
	call	cancel_enter, 0
	 nop
	mov	1, %o4
	mov	%i1, %o2
	mov	%i2, %o3
	mov	%i0, %o1
	call	system_call, 0
	 mov	234, %o0
	call	call_value, 0
	 nop
	call	cancel_leave, 0
	 mov	%o0, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	accept, .-accept
	.section	.text.connect,"ax",@progbits
	.align 4
	.global connect
	.type	connect, #function
	.proc	04
connect:
	save	%sp, -192, %sp
	call	cancel_enter, 0
	 nop
	mov	1, %o4
	mov	%i1, %o2
	mov	%i2, %o3
	mov	%i0, %o1
	call	system_call, 0
	 mov	235, %o0
	call	call_value, 0
	 nop
	call	cancel_leave, 0
	 mov	%o0, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	connect, .-connect
	.global __xnet_connect
	__xnet_connect = connect
	.section	.text.shutdown,"ax",@progbits
	.align 4
	.global shutdown
	.type	shutdown, #function
	.proc	04
shutdown:
	save	%sp, -192, %sp
	mov	%i1, %o2
	mov	1, %o3
	mov	%i0, %o1
	call	system_call, 0
	 mov	236, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	shutdown, .-shutdown
	.section	.text.getpeername,"ax",@progbits
	.align 4
	.global getpeername
	.type	getpeername, #function
	.proc	04
getpeername:
	save	%sp, -192, %sp
	mov	%i2, %o3
	mov	1, %o4
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	243, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	getpeername, .-getpeername
	.section	.text.getsockname,"ax",@progbits
	.align 4
	.global getsockname
	.type	getsockname, #function
	.proc	04
getsockname:
	save	%sp, -192, %sp
	mov	%i2, %o3
	mov	1, %o4
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	244, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	getsockname, .-getsockname
	.section	.text.getsockopt,"ax",@progbits
	.align 4
	.global getsockopt
	.type	getsockopt, #function
	.proc	04
getsockopt:
	save	%sp, -208, %sp
	mov	%i4, %o5
	mov	1, %g1
	mov	%i3, %o4
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	stx	%g1, [%sp+2223]
	call	system_call, 0
	 mov	245, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	getsockopt, .-getsockopt
	.global __xnet_getsockopt
	__xnet_getsockopt = getsockopt
	.section	.text.setsockopt,"ax",@progbits
	.align 4
	.global setsockopt
	.type	setsockopt, #function
	.proc	04
setsockopt:
	save	%sp, -208, %sp
	mov	%i4, %o5
	mov	1, %g1
	mov	%i3, %o4
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	stx	%g1, [%sp+2223]
	call	system_call, 0
	 mov	246, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	setsockopt, .-setsockopt
	.section	.text.send,"ax",@progbits
	.align 4
	.global send
	.type	send, #function
	.proc	05
send:
	save	%sp, -192, %sp
	call	cancel_enter, 0
	 nop
	mov	%i3, %o4
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	240, %o0
	call	call_value, 0
	 nop
	call	cancel_leave, 0
	 mov	%o0, %i0
	return	%i7+8
	 nop
	.size	send, .-send
	.section	.text.recv,"ax",@progbits
	.align 4
	.global recv
	.type	recv, #function
	.proc	05
recv:
	save	%sp, -192, %sp
	call	cancel_enter, 0
	 nop
	mov	%i3, %o4
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	237, %o0
	call	call_value, 0
	 nop
	call	cancel_leave, 0
	 mov	%o0, %i0
	return	%i7+8
	 nop
	.size	recv, .-recv
	.section	.text.sendto,"ax",@progbits
	.align 4
	.global sendto
	.type	sendto, #function
	.proc	05
sendto:
	save	%sp, -208, %sp
	call	cancel_enter, 0
	 nop
	mov	%i1, %o2
	mov	%i2, %o3
	mov	%i3, %o4
	mov	%i4, %o5
	mov	%i0, %o1
	mov	242, %o0
	call	system_call, 0
	 stx	%i5, [%sp+2223]
	call	call_value, 0
	 nop
	call	cancel_leave, 0
	 mov	%o0, %i0
	return	%i7+8
	 nop
	.size	sendto, .-sendto
	.global __xnet_sendto
	__xnet_sendto = sendto
	.section	.text.recvfrom,"ax",@progbits
	.align 4
	.global recvfrom
	.type	recvfrom, #function
	.proc	05
recvfrom:
	save	%sp, -208, %sp
	call	cancel_enter, 0
	 nop
	mov	%i1, %o2
	mov	%i2, %o3
	mov	%i3, %o4
	mov	%i4, %o5
	mov	%i0, %o1
	mov	238, %o0
	call	system_call, 0
	 stx	%i5, [%sp+2223]
	call	call_value, 0
	 nop
	call	cancel_leave, 0
	 mov	%o0, %i0
	return	%i7+8
	 nop
	.size	recvfrom, .-recvfrom
	.section	.text.sendmsg,"ax",@progbits
	.align 4
	.global sendmsg
	.type	sendmsg, #function
	.proc	05
sendmsg:
	save	%sp, -192, %sp
	call	cancel_enter, 0
	 nop
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	241, %o0
	call	call_value, 0
	 nop
	call	cancel_leave, 0
	 mov	%o0, %i0
	return	%i7+8
	 nop
	.size	sendmsg, .-sendmsg
	.section	.text.recvmsg,"ax",@progbits
	.align 4
	.global recvmsg
	.type	recvmsg, #function
	.proc	05
recvmsg:
	save	%sp, -192, %sp
	call	cancel_enter, 0
	 nop
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	239, %o0
	call	call_value, 0
	 nop
	call	cancel_leave, 0
	 mov	%o0, %i0
	return	%i7+8
	 nop
	.size	recvmsg, .-recvmsg
	.section	.text.htonl,"ax",@progbits
	.align 4
	.global htonl
	.type	htonl, #function
	.proc	016
htonl:
	save	%sp, -176, %sp
	return	%i7+8
	 nop
	.size	htonl, .-htonl
	.global ntohl
	ntohl = htonl
	.section	.text.htons,"ax",@progbits
	.align 4
	.global htons
	.type	htons, #function
	.proc	015
htons:
	save	%sp, -176, %sp
	return	%i7+8
	 nop
	.size	htons, .-htons
	.global ntohs
	ntohs = htons
	.section	.text.clock_settime,"ax",@progbits
	.align 4
	.global clock_settime
	.type	clock_settime, #function
	.proc	04
clock_settime:
	save	%sp, -192, %sp
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	192, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	clock_settime, .-clock_settime
	.section	.text.profil,"ax",@progbits
	.align 4
	.global profil
	.type	profil, #function
	.proc	020
profil:
	save	%sp, -176, %sp
	mov	%i3, %i4
	mov	%i2, %i3
	mov	%i1, %i2
	mov	%i0, %i1
	call	system_call, 0
	 restore %g0, 44, %o0
	.size	profil, .-profil
	.section	.text.pcsample,"ax",@progbits
	.align 4
	.global pcsample
	.type	pcsample, #function
	.proc	05
pcsample:
	save	%sp, -192, %sp
	mov	%i0, %o1
	mov	%i1, %o2
	call	system_call, 0
	 mov	26, %o0
	mov	%o0, %i0
	call	call_value, 0
	 restore %g0, %o1, %o1
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
