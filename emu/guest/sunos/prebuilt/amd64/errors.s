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
	cmpl	$151, %edi
	ja	.L2
	movslq	%edi, %rdi
	leaq	texts(%rip), %rax
	movq	(%rax,%rdi,8), %rax
	testq	%rax, %rax
	je	.L2
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	subq	$8, %rsp
	call	___errno@PLT
	movl	$22, (%rax)
	leaq	.LC0(%rip), %rax
	addq	$8, %rsp
	ret
	.size	strerror, .-strerror
	.section	.text.strerror_r,"ax",@progbits
	.p2align 4
	.globl	strerror_r
	.type	strerror_r, @function
strerror_r:
	pushq	%r14
	pushq	%r13
	movq	%rsi, %r13
	pushq	%r12
	movq	%rdx, %r12
	pushq	%rbp
	pushq	%rbx
	movslq	%edi, %rbx
	call	___errno@PLT
	movl	%ebx, %edi
	movl	(%rax), %r14d
	call	strerror@PLT
	movq	%rax, %rbp
	call	___errno@PLT
	movq	%rbp, %rdi
	movl	%r14d, (%rax)
	call	strlen@PLT
	movq	%rax, %rdx
	movl	$34, %eax
	cmpq	%r12, %rdx
	jnb	.L8
	movq	%rbp, %rsi
	movq	%r13, %rdi
	call	strcpy@PLT
	movl	$22, %eax
	cmpl	$151, %ebx
	ja	.L8
	leaq	texts(%rip), %rax
	cmpq	$1, (%rax,%rbx,8)
	sbbl	%eax, %eax
	andl	$22, %eax
.L8:
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
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
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
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
	.section	.rodata.str1.8
	.align 8
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
	.section	.rodata.str1.8
	.align 8
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
	.section	.rodata.str1.8
	.align 8
.LC51:
	.string	"Value too large for defined data type"
	.section	.rodata.str1.1
.LC52:
	.string	"Illegal byte sequence"
.LC53:
	.string	"Operation not applicable"
	.section	.rodata.str1.8
	.align 8
.LC54:
	.string	"Number of symbolic links encountered during path name traversal exceeds MAXSYMLINKS"
	.section	.rodata.str1.1
.LC55:
	.string	"Error 91"
.LC56:
	.string	"Directory not empty"
.LC57:
	.string	"Too many users"
	.section	.rodata.str1.8
	.align 8
.LC58:
	.string	"Socket operation on non-socket"
	.section	.rodata.str1.1
.LC59:
	.string	"Destination address required"
.LC60:
	.string	"Message too long"
	.section	.rodata.str1.8
	.align 8
.LC61:
	.string	"Protocol wrong type for socket"
	.align 8
.LC62:
	.string	"Option not supported by protocol"
	.section	.rodata.str1.1
.LC63:
	.string	"Protocol not supported"
.LC64:
	.string	"Socket type not supported"
	.section	.rodata.str1.8
	.align 8
.LC65:
	.string	"Operation not supported on transport endpoint"
	.align 8
.LC66:
	.string	"Address family not supported by protocol family"
	.section	.rodata.str1.1
.LC67:
	.string	"Address already in use"
	.section	.rodata.str1.8
	.align 8
.LC68:
	.string	"Cannot assign requested address"
	.section	.rodata.str1.1
.LC69:
	.string	"Network is down"
.LC70:
	.string	"Network is unreachable"
	.section	.rodata.str1.8
	.align 8
.LC71:
	.string	"Network dropped connection because of reset"
	.align 8
.LC72:
	.string	"Software caused connection abort"
	.section	.rodata.str1.1
.LC73:
	.string	"Connection reset by peer"
.LC74:
	.string	"No buffer space available"
	.section	.rodata.str1.8
	.align 8
.LC75:
	.string	"Transport endpoint is already connected"
	.align 8
.LC76:
	.string	"Transport endpoint is not connected"
	.align 8
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
	.size	texts, 1216
texts:
	.quad	.LC1
	.quad	.LC2
	.quad	.LC3
	.quad	.LC4
	.quad	.LC5
	.quad	.LC6
	.quad	.LC7
	.quad	.LC8
	.quad	.LC9
	.quad	.LC10
	.quad	.LC11
	.quad	.LC12
	.quad	.LC13
	.quad	.LC14
	.quad	.LC15
	.quad	.LC16
	.quad	.LC17
	.quad	.LC18
	.quad	.LC19
	.quad	.LC20
	.quad	.LC21
	.quad	.LC22
	.quad	.LC23
	.quad	.LC24
	.quad	.LC25
	.quad	.LC26
	.quad	.LC27
	.quad	.LC28
	.quad	.LC29
	.quad	.LC30
	.quad	.LC31
	.quad	.LC32
	.quad	.LC33
	.quad	.LC34
	.quad	.LC35
	.quad	.LC36
	.quad	.LC37
	.zero	64
	.quad	.LC38
	.quad	.LC39
	.quad	.LC40
	.quad	.LC41
	.quad	.LC42
	.zero	80
	.quad	.LC43
	.quad	.LC44
	.quad	.LC45
	.quad	.LC46
	.zero	24
	.quad	.LC47
	.zero	24
	.quad	.LC48
	.zero	40
	.quad	.LC49
	.quad	.LC50
	.quad	.LC51
	.zero	64
	.quad	.LC52
	.quad	.LC53
	.quad	.LC54
	.quad	.LC55
	.zero	8
	.quad	.LC56
	.quad	.LC57
	.quad	.LC58
	.quad	.LC59
	.quad	.LC60
	.quad	.LC61
	.quad	.LC62
	.zero	160
	.quad	.LC63
	.quad	.LC64
	.quad	.LC65
	.zero	8
	.quad	.LC66
	.quad	.LC67
	.quad	.LC68
	.quad	.LC69
	.quad	.LC70
	.quad	.LC71
	.quad	.LC72
	.quad	.LC73
	.quad	.LC74
	.quad	.LC75
	.quad	.LC76
	.zero	64
	.quad	.LC77
	.zero	8
	.quad	.LC78
	.quad	.LC79
	.quad	.LC80
	.quad	.LC81
	.quad	.LC82
	.quad	.LC83
	.quad	.LC84
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
