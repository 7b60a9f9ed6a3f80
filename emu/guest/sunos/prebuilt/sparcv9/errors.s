! 156a1e8ca6d99794fa4f23c55d6c5434 emu/guest/libc/sunos/errors.c
	.file	"errors.c"
	.section	".text"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"Unknown error"
	.section	.text.strerror,"ax",@progbits
	.align 4
	.global strerror
	.type	strerror, #function
	.proc	0102
strerror:
	save	%sp, -176, %sp
	cmp	%i0, 151
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	bgu,pn	%icc, .L2
	 sethi	%gdop_hix22(texts), %g1
	sllx	%i0, 3, %i0
	xor	%g1, %gdop_lox10(texts), %g1
	ldx	[%l7 + %g1], %g1, %gdop(texts)
	ldx	[%g1+%i0], %i0
	brz,pn	%i0, .L2
	 nop
	return	%i7+8
	 nop
.L2:
	call	___errno, 0
	 sethi	%gdop_hix22(.LC0), %i0
	mov	22, %g1
	xor	%i0, %gdop_lox10(.LC0), %i0
	st	%g1, [%o0]
	ldx	[%l7 + %i0], %i0, %gdop(.LC0)
	return	%i7+8
	 nop
	.size	strerror, .-strerror
	.section	.text.strerror_r,"ax",@progbits
	.align 4
	.global strerror_r
	.type	strerror_r, #function
	.proc	04
strerror_r:
	.register	%g2, #scratch
	save	%sp, -176, %sp
	call	___errno, 0
	 nop
	lduw	[%o0], %i4
	call	strerror, 0
	 mov	%i0, %o0
	call	___errno, 0
	 mov	%o0, %i5
	mov	%o0, %g1
	mov	%i5, %o0
	call	strlen, 0
	 st	%i4, [%g1]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%o0, %i2
	bgeu,pn	%xcc, .L6
	 mov	34, %g1
	mov	%i5, %o1
	call	strcpy, 0
	 mov	%i1, %o0
	cmp	%i0, 151
	bgu,pn	%icc, .L6
	 mov	22, %g1
	sethi	%gdop_hix22(texts), %g2
	xor	%g2, %gdop_lox10(texts), %g2
	sllx	%i0, 3, %i0
	mov	0, %g1
	ldx	[%l7 + %g2], %l7, %gdop(texts)
	ldx	[%l7+%i0], %g2
	movre	%g2, 22, %g1
.L6:
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	strerror_r, .-strerror_r
	.section	.rodata.str1.8
	.align 8
.LC1:
	.asciz	"Error 0"
	.align 8
.LC2:
	.asciz	"Not owner"
	.align 8
.LC3:
	.asciz	"No such file or directory"
	.align 8
.LC4:
	.asciz	"No such process"
	.align 8
.LC5:
	.asciz	"Interrupted system call"
	.align 8
.LC6:
	.asciz	"I/O error"
	.align 8
.LC7:
	.asciz	"No such device or address"
	.align 8
.LC8:
	.asciz	"Arg list too long"
	.align 8
.LC9:
	.asciz	"Exec format error"
	.align 8
.LC10:
	.asciz	"Bad file number"
	.align 8
.LC11:
	.asciz	"No child processes"
	.align 8
.LC12:
	.asciz	"Resource temporarily unavailable"
	.align 8
.LC13:
	.asciz	"Not enough space"
	.align 8
.LC14:
	.asciz	"Permission denied"
	.align 8
.LC15:
	.asciz	"Bad address"
	.align 8
.LC16:
	.asciz	"Block device required"
	.align 8
.LC17:
	.asciz	"Device busy"
	.align 8
.LC18:
	.asciz	"File exists"
	.align 8
.LC19:
	.asciz	"Cross-device link"
	.align 8
.LC20:
	.asciz	"No such device"
	.align 8
.LC21:
	.asciz	"Not a directory"
	.align 8
.LC22:
	.asciz	"Is a directory"
	.align 8
.LC23:
	.asciz	"Invalid argument"
	.align 8
.LC24:
	.asciz	"File table overflow"
	.align 8
.LC25:
	.asciz	"Too many open files"
	.align 8
.LC26:
	.asciz	"Inappropriate ioctl for device"
	.align 8
.LC27:
	.asciz	"Text file busy"
	.align 8
.LC28:
	.asciz	"File too large"
	.align 8
.LC29:
	.asciz	"No space left on device"
	.align 8
.LC30:
	.asciz	"Illegal seek"
	.align 8
.LC31:
	.asciz	"Read-only file system"
	.align 8
.LC32:
	.asciz	"Too many links"
	.align 8
.LC33:
	.asciz	"Broken pipe"
	.align 8
.LC34:
	.asciz	"Argument out of domain"
	.align 8
.LC35:
	.asciz	"Result too large"
	.align 8
.LC36:
	.asciz	"No message of desired type"
	.align 8
.LC37:
	.asciz	"Identifier removed"
	.align 8
.LC38:
	.asciz	"Deadlock situation detected/avoided"
	.align 8
.LC39:
	.asciz	"No record locks available"
	.align 8
.LC40:
	.asciz	"Operation canceled"
	.align 8
.LC41:
	.asciz	"Operation not supported"
	.align 8
.LC42:
	.asciz	"Disc quota exceeded"
	.align 8
.LC43:
	.asciz	"Not a stream device"
	.align 8
.LC44:
	.asciz	"No data available"
	.align 8
.LC45:
	.asciz	"Timer expired"
	.align 8
.LC46:
	.asciz	"Out of stream resources"
	.align 8
.LC47:
	.asciz	"Link has been severed"
	.align 8
.LC48:
	.asciz	"Protocol error"
	.align 8
.LC49:
	.asciz	"Not a data message"
	.align 8
.LC50:
	.asciz	"File name too long"
	.align 8
.LC51:
	.asciz	"Value too large for defined data type"
	.align 8
.LC52:
	.asciz	"Illegal byte sequence"
	.align 8
.LC53:
	.asciz	"Operation not applicable"
	.align 8
.LC54:
	.asciz	"Number of symbolic links encountered during path name traversal exceeds MAXSYMLINKS"
	.align 8
.LC55:
	.asciz	"Error 91"
	.align 8
.LC56:
	.asciz	"Directory not empty"
	.align 8
.LC57:
	.asciz	"Too many users"
	.align 8
.LC58:
	.asciz	"Socket operation on non-socket"
	.align 8
.LC59:
	.asciz	"Destination address required"
	.align 8
.LC60:
	.asciz	"Message too long"
	.align 8
.LC61:
	.asciz	"Protocol wrong type for socket"
	.align 8
.LC62:
	.asciz	"Option not supported by protocol"
	.align 8
.LC63:
	.asciz	"Protocol not supported"
	.align 8
.LC64:
	.asciz	"Socket type not supported"
	.align 8
.LC65:
	.asciz	"Operation not supported on transport endpoint"
	.align 8
.LC66:
	.asciz	"Address family not supported by protocol family"
	.align 8
.LC67:
	.asciz	"Address already in use"
	.align 8
.LC68:
	.asciz	"Cannot assign requested address"
	.align 8
.LC69:
	.asciz	"Network is down"
	.align 8
.LC70:
	.asciz	"Network is unreachable"
	.align 8
.LC71:
	.asciz	"Network dropped connection because of reset"
	.align 8
.LC72:
	.asciz	"Software caused connection abort"
	.align 8
.LC73:
	.asciz	"Connection reset by peer"
	.align 8
.LC74:
	.asciz	"No buffer space available"
	.align 8
.LC75:
	.asciz	"Transport endpoint is already connected"
	.align 8
.LC76:
	.asciz	"Transport endpoint is not connected"
	.align 8
.LC77:
	.asciz	"Cannot send after socket shutdown"
	.align 8
.LC78:
	.asciz	"Connection timed out"
	.align 8
.LC79:
	.asciz	"Connection refused"
	.align 8
.LC80:
	.asciz	"Host is down"
	.align 8
.LC81:
	.asciz	"No route to host"
	.align 8
.LC82:
	.asciz	"Operation already in progress"
	.align 8
.LC83:
	.asciz	"Operation now in progress"
	.align 8
.LC84:
	.asciz	"Stale NFS file handle"
	.section	.data.rel.ro.local,"aw"
	.align 8
	.type	texts, #object
	.size	texts, 1216
texts:
	.xword	.LC1
	.xword	.LC2
	.xword	.LC3
	.xword	.LC4
	.xword	.LC5
	.xword	.LC6
	.xword	.LC7
	.xword	.LC8
	.xword	.LC9
	.xword	.LC10
	.xword	.LC11
	.xword	.LC12
	.xword	.LC13
	.xword	.LC14
	.xword	.LC15
	.xword	.LC16
	.xword	.LC17
	.xword	.LC18
	.xword	.LC19
	.xword	.LC20
	.xword	.LC21
	.xword	.LC22
	.xword	.LC23
	.xword	.LC24
	.xword	.LC25
	.xword	.LC26
	.xword	.LC27
	.xword	.LC28
	.xword	.LC29
	.xword	.LC30
	.xword	.LC31
	.xword	.LC32
	.xword	.LC33
	.xword	.LC34
	.xword	.LC35
	.xword	.LC36
	.xword	.LC37
	.skip	64
	.xword	.LC38
	.xword	.LC39
	.xword	.LC40
	.xword	.LC41
	.xword	.LC42
	.skip	80
	.xword	.LC43
	.xword	.LC44
	.xword	.LC45
	.xword	.LC46
	.skip	24
	.xword	.LC47
	.skip	24
	.xword	.LC48
	.skip	40
	.xword	.LC49
	.xword	.LC50
	.xword	.LC51
	.skip	64
	.xword	.LC52
	.xword	.LC53
	.xword	.LC54
	.xword	.LC55
	.skip	8
	.xword	.LC56
	.xword	.LC57
	.xword	.LC58
	.xword	.LC59
	.xword	.LC60
	.xword	.LC61
	.xword	.LC62
	.skip	160
	.xword	.LC63
	.xword	.LC64
	.xword	.LC65
	.skip	8
	.xword	.LC66
	.xword	.LC67
	.xword	.LC68
	.xword	.LC69
	.xword	.LC70
	.xword	.LC71
	.xword	.LC72
	.xword	.LC73
	.xword	.LC74
	.xword	.LC75
	.xword	.LC76
	.skip	64
	.xword	.LC77
	.skip	8
	.xword	.LC78
	.xword	.LC79
	.xword	.LC80
	.xword	.LC81
	.xword	.LC82
	.xword	.LC83
	.xword	.LC84
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
