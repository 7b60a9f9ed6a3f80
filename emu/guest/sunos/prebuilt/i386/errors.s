// 156a1e8ca6d99794fa4f23c55d6c5434 emu/guest/libc/sunos/errors.c
	.file	"errors.c"
	.text
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"Unknown error"
	.section	.text.strerror,"ax",@progbits
	.p2align 4
	.globl	strerror
	.type	strerror, @function
strerror:
	subl	$12, %esp
	movl	%ebx, 8(%esp)
	movl	16(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	cmpl	$151, %eax
	ja	.L2
	movl	texts@GOTOFF(%ebx,%eax,4), %eax
	testl	%eax, %eax
	je	.L2
	movl	8(%esp), %ebx
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	call	___errno@PLT
	movl	$22, (%eax)
	leal	.LC0@GOTOFF(%ebx), %eax
	movl	8(%esp), %ebx
	addl	$12, %esp
	ret
	.size	strerror, .-strerror
	.section	.text.strerror_r,"ax",@progbits
	.p2align 4
	.globl	strerror_r
	.type	strerror_r, @function
strerror_r:
	subl	$44, %esp
	movl	%ebx, 28(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 32(%esp)
	movl	%edi, 36(%esp)
	movl	48(%esp), %edi
	movl	%ebp, 40(%esp)
	call	___errno@PLT
	movl	(%eax), %ebp
	movl	%edi, (%esp)
	call	strerror@PLT
	movl	%eax, %esi
	call	___errno@PLT
	movl	%ebp, (%eax)
	movl	%esi, (%esp)
	call	strlen@PLT
	cmpl	56(%esp), %eax
	jnb	.L8
	movl	%esi, 4(%esp)
	movl	52(%esp), %eax
	movl	%eax, (%esp)
	call	strcpy@PLT
	cmpl	$151, %edi
	ja	.L9
	leal	texts@GOTOFF(%ebx), %eax
	cmpl	$1, (%eax,%edi,4)
	sbbl	%eax, %eax
	andl	$22, %eax
.L6:
	movl	28(%esp), %ebx
	movl	32(%esp), %esi
	movl	36(%esp), %edi
	movl	40(%esp), %ebp
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L9:
	movl	$22, %eax
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L8:
	movl	$34, %eax
	jmp	.L6
	.size	strerror_r, .-strerror_r
	.section	.rodata.str1.1
.LC1:
	.string	"Error 0"
.LC2:
	.string	"Not owner"
.LC3:
	.string	"No such file or directory"
.LC4:
	.string	"No such process"
.LC5:
	.string	"Interrupted system call"
.LC6:
	.string	"I/O error"
.LC7:
	.string	"No such device or address"
.LC8:
	.string	"Arg list too long"
.LC9:
	.string	"Exec format error"
.LC10:
	.string	"Bad file number"
.LC11:
	.string	"No child processes"
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC12:
	.string	"Resource temporarily unavailable"
	.section	.rodata.str1.1
.LC13:
	.string	"Not enough space"
.LC14:
	.string	"Permission denied"
.LC15:
	.string	"Bad address"
.LC16:
	.string	"Block device required"
.LC17:
	.string	"Device busy"
.LC18:
	.string	"File exists"
.LC19:
	.string	"Cross-device link"
.LC20:
	.string	"No such device"
.LC21:
	.string	"Not a directory"
.LC22:
	.string	"Is a directory"
.LC23:
	.string	"Invalid argument"
.LC24:
	.string	"File table overflow"
.LC25:
	.string	"Too many open files"
	.section	.rodata.str1.4
	.align 4
.LC26:
	.string	"Inappropriate ioctl for device"
	.section	.rodata.str1.1
.LC27:
	.string	"Text file busy"
.LC28:
	.string	"File too large"
.LC29:
	.string	"No space left on device"
.LC30:
	.string	"Illegal seek"
.LC31:
	.string	"Read-only file system"
.LC32:
	.string	"Too many links"
.LC33:
	.string	"Broken pipe"
.LC34:
	.string	"Argument out of domain"
.LC35:
	.string	"Result too large"
.LC36:
	.string	"No message of desired type"
.LC37:
	.string	"Identifier removed"
	.section	.rodata.str1.4
	.align 4
.LC38:
	.string	"Deadlock situation detected/avoided"
	.section	.rodata.str1.1
.LC39:
	.string	"No record locks available"
.LC40:
	.string	"Operation canceled"
.LC41:
	.string	"Operation not supported"
.LC42:
	.string	"Disc quota exceeded"
.LC43:
	.string	"Not a stream device"
.LC44:
	.string	"No data available"
.LC45:
	.string	"Timer expired"
.LC46:
	.string	"Out of stream resources"
.LC47:
	.string	"Link has been severed"
.LC48:
	.string	"Protocol error"
.LC49:
	.string	"Not a data message"
.LC50:
	.string	"File name too long"
	.section	.rodata.str1.4
	.align 4
.LC51:
	.string	"Value too large for defined data type"
	.section	.rodata.str1.1
.LC52:
	.string	"Illegal byte sequence"
.LC53:
	.string	"Operation not applicable"
	.section	.rodata.str1.4
	.align 4
.LC54:
	.string	"Number of symbolic links encountered during path name traversal exceeds MAXSYMLINKS"
	.section	.rodata.str1.1
.LC55:
	.string	"Error 91"
.LC56:
	.string	"Directory not empty"
.LC57:
	.string	"Too many users"
	.section	.rodata.str1.4
	.align 4
.LC58:
	.string	"Socket operation on non-socket"
	.section	.rodata.str1.1
.LC59:
	.string	"Destination address required"
.LC60:
	.string	"Message too long"
	.section	.rodata.str1.4
	.align 4
.LC61:
	.string	"Protocol wrong type for socket"
	.align 4
.LC62:
	.string	"Option not supported by protocol"
	.section	.rodata.str1.1
.LC63:
	.string	"Protocol not supported"
.LC64:
	.string	"Socket type not supported"
	.section	.rodata.str1.4
	.align 4
.LC65:
	.string	"Operation not supported on transport endpoint"
	.align 4
.LC66:
	.string	"Address family not supported by protocol family"
	.section	.rodata.str1.1
.LC67:
	.string	"Address already in use"
	.section	.rodata.str1.4
	.align 4
.LC68:
	.string	"Cannot assign requested address"
	.section	.rodata.str1.1
.LC69:
	.string	"Network is down"
.LC70:
	.string	"Network is unreachable"
	.section	.rodata.str1.4
	.align 4
.LC71:
	.string	"Network dropped connection because of reset"
	.align 4
.LC72:
	.string	"Software caused connection abort"
	.section	.rodata.str1.1
.LC73:
	.string	"Connection reset by peer"
.LC74:
	.string	"No buffer space available"
	.section	.rodata.str1.4
	.align 4
.LC75:
	.string	"Transport endpoint is already connected"
	.align 4
.LC76:
	.string	"Transport endpoint is not connected"
	.align 4
.LC77:
	.string	"Cannot send after socket shutdown"
	.section	.rodata.str1.1
.LC78:
	.string	"Connection timed out"
.LC79:
	.string	"Connection refused"
.LC80:
	.string	"Host is down"
.LC81:
	.string	"No route to host"
.LC82:
	.string	"Operation already in progress"
.LC83:
	.string	"Operation now in progress"
.LC84:
	.string	"Stale NFS file handle"
	.section	.data.rel.ro.local,"aw"
	.align 32
	.type	texts, @object
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
	.zero	32
	.long	.LC38
	.long	.LC39
	.long	.LC40
	.long	.LC41
	.long	.LC42
	.zero	40
	.long	.LC43
	.long	.LC44
	.long	.LC45
	.long	.LC46
	.zero	12
	.long	.LC47
	.zero	12
	.long	.LC48
	.zero	20
	.long	.LC49
	.long	.LC50
	.long	.LC51
	.zero	32
	.long	.LC52
	.long	.LC53
	.long	.LC54
	.long	.LC55
	.zero	4
	.long	.LC56
	.long	.LC57
	.long	.LC58
	.long	.LC59
	.long	.LC60
	.long	.LC61
	.long	.LC62
	.zero	80
	.long	.LC63
	.long	.LC64
	.long	.LC65
	.zero	4
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
	.zero	32
	.long	.LC77
	.zero	4
	.long	.LC78
	.long	.LC79
	.long	.LC80
	.long	.LC81
	.long	.LC82
	.long	.LC83
	.long	.LC84
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
