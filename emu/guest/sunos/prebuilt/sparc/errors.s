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
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i0, 151
	bgu	.L2
	 sethi	%gdop_hix22(texts), %g1
	sll	%i0, 2, %i0
	xor	%g1, %gdop_lox10(texts), %g1
	ld	[%l7 + %g1], %g1, %gdop(texts)
	ld	[%g1+%i0], %i0
	cmp	%i0, 0
	be	.L2
	 nop
	jmp	%i7+8
	 restore
.L2:
	call	___errno, 0
	 sethi	%gdop_hix22(.LC0), %i0
	mov	22, %g1
	st	%g1, [%o0]
	xor	%i0, %gdop_lox10(.LC0), %i0
	ld	[%l7 + %i0], %i0, %gdop(.LC0)
	jmp	%i7+8
	 restore
	.size	strerror, .-strerror
	.section	.text.strerror_r,"ax",@progbits
	.align 4
	.global strerror_r
	.type	strerror_r, #function
	.proc	04
strerror_r:
	save	%sp, -96, %sp
	call	___errno, 0
	 nop
	ld	[%o0], %i4
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
	bgeu	.L5
	 mov	34, %g1
	mov	%i5, %o1
	call	strcpy, 0
	 mov	%i1, %o0
	cmp	%i0, 151
	bgu	.L5
	 mov	22, %g1
	sethi	%gdop_hix22(texts), %g1
	xor	%g1, %gdop_lox10(texts), %g1
	sll	%i0, 2, %i0
	ld	[%l7 + %g1], %l7, %gdop(texts)
	ld	[%l7+%i0], %g1
	cmp	%g0, %g1
	addx	%g0, -1, %g1
	and	%g1, 22, %g1
.L5:
	jmp	%i7+8
	 restore %g0, %g1, %o0
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
	.align 4
	.type	texts, #object
	.size	texts, 608
texts:
	.long	.LC1
	.long	.LC2
	.long	.LC3
	.long	.LC4
	.long	.LC5
	.long	.LC6
	.long	.LC7
	.long	.LC8
	.long	.LC9
	.long	.LC10
	.long	.LC11
	.long	.LC12
	.long	.LC13
	.long	.LC14
	.long	.LC15
	.long	.LC16
	.long	.LC17
	.long	.LC18
	.long	.LC19
	.long	.LC20
	.long	.LC21
	.long	.LC22
	.long	.LC23
	.long	.LC24
	.long	.LC25
	.long	.LC26
	.long	.LC27
	.long	.LC28
	.long	.LC29
	.long	.LC30
	.long	.LC31
	.long	.LC32
	.long	.LC33
	.long	.LC34
	.long	.LC35
	.long	.LC36
	.long	.LC37
	.skip	32
	.long	.LC38
	.long	.LC39
	.long	.LC40
	.long	.LC41
	.long	.LC42
	.skip	40
	.long	.LC43
	.long	.LC44
	.long	.LC45
	.long	.LC46
	.skip	12
	.long	.LC47
	.skip	12
	.long	.LC48
	.skip	20
	.long	.LC49
	.long	.LC50
	.long	.LC51
	.skip	32
	.long	.LC52
	.long	.LC53
	.long	.LC54
	.long	.LC55
	.skip	4
	.long	.LC56
	.long	.LC57
	.long	.LC58
	.long	.LC59
	.long	.LC60
	.long	.LC61
	.long	.LC62
	.skip	80
	.long	.LC63
	.long	.LC64
	.long	.LC65
	.skip	4
	.long	.LC66
	.long	.LC67
	.long	.LC68
	.long	.LC69
	.long	.LC70
	.long	.LC71
	.long	.LC72
	.long	.LC73
	.long	.LC74
	.long	.LC75
	.long	.LC76
	.skip	32
	.long	.LC77
	.skip	4
	.long	.LC78
	.long	.LC79
	.long	.LC80
	.long	.LC81
	.long	.LC82
	.long	.LC83
	.long	.LC84
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
