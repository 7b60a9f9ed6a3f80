// bcb5db5cbb73e9e39a360da7a89eafa0 emu/guest/libc/hpux/errors.c
	.file	"errors.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"Error %d"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global strerror#
	.type	strerror#, @function
	.proc strerror#
strerror:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 4, 0
	.save rp, r33
	mov r33 = b0
	sxt4 r14 = r32
	.mmb
	mov r35 = r1
	.body
	mov r39 = r32
	nop 0
	;;
	.mmi
	addl r15 = 255, r0
	shladd r14 = r14, 3, r0
	mov ar.pfs = r34
	.mlx
	addl r37 = 24, r0
	movl r38 = @gprel(.LC0)
	;;
	.mlx
	cmp4.ltu p6, p7 = r15, r32
	movl r15 = @gprel(sys_errlist#)
	.mlx
	add r38 = r1, r38
	movl r36 = @gprel(other.0#)
	;;
	.mmi
	add r15 = r1, r15
	add r36 = r1, r36
	mov b0 = r33
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L2
	;;
	.mmi
	add r14 = r15, r14
	;;
	ld8 r8 = [r14]
	nop 0
	;;
	.mbb
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L2
	br.ret.sptk.many b0
	;;
.L2:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	nop 0
	.mlx
	nop 0
	movl r8 = @gprel(other.0#)
	;;
	.mib
	nop 0
	add r8 = r1, r8
	br.ret.sptk.many b0
	.endp strerror#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"%s"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global strerror_r#
	.type	strerror_r#, @function
	.proc strerror_r#
strerror_r:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 4, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r41 = r32
	sxt4 r14 = r32
	;;
	.mmi
	addl r15 = 255, r0
	shladd r14 = r14, 3, r0
	adds r38 = 16, r12
	.mlx
	addl r39 = 24, r0
	movl r40 = @gprel(.LC0)
	;;
	.mlx
	cmp4.ltu p6, p7 = r15, r32
	movl r15 = @gprel(sys_errlist#)
	.mmb
	add r40 = r1, r40
	nop 0
	(p6) br.cond.dpnt .L7
	;;
	.mmi
	add r15 = r1, r15
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L7
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	.mmi
	mov r41 = r14
	mov r39 = r34
	mov r38 = r33
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L7:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	adds r14 = 16, r12
	.mmi
	mov r39 = r34
	nop 0
	mov r38 = r33
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	.mmi
	nop 0
	mov r41 = r14
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	.endp strerror_r#
	.section	.bss,	"aw",	"nobits"
	.align 8
	.type	other.0#, @object
	.size	other.0#, 24
other.0:
	.skip	24
	.global sys_nerr#
	.section	.sdata,"aws"
	.align 4
	.type	sys_nerr#, @object
	.size	sys_nerr#, 4
sys_nerr:
	data4	256
	.global sys_errlist#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"Error 0"
	.align 8
.LC3:
	stringz	"Not owner"
	.align 8
.LC4:
	stringz	"No such file or directory"
	.align 8
.LC5:
	stringz	"No such process"
	.align 8
.LC6:
	stringz	"Interrupted system call"
	.align 8
.LC7:
	stringz	"I/O error"
	.align 8
.LC8:
	stringz	"No such device or address"
	.align 8
.LC9:
	stringz	"Arg list too long"
	.align 8
.LC10:
	stringz	"Exec format error"
	.align 8
.LC11:
	stringz	"Bad file number"
	.align 8
.LC12:
	stringz	"No child processes"
	.align 8
.LC13:
	stringz	"Resource temporarily unavailable"
	.align 8
.LC14:
	stringz	"Not enough space"
	.align 8
.LC15:
	stringz	"Permission denied"
	.align 8
.LC16:
	stringz	"Bad address"
	.align 8
.LC17:
	stringz	"Block device required"
	.align 8
.LC18:
	stringz	"Device busy"
	.align 8
.LC19:
	stringz	"File exists"
	.align 8
.LC20:
	stringz	"Cross-device link"
	.align 8
.LC21:
	stringz	"No such device"
	.align 8
.LC22:
	stringz	"Not a directory"
	.align 8
.LC23:
	stringz	"Is a directory"
	.align 8
.LC24:
	stringz	"Invalid argument"
	.align 8
.LC25:
	stringz	"File table overflow"
	.align 8
.LC26:
	stringz	"Too many open files"
	.align 8
.LC27:
	stringz	"Not a typewriter"
	.align 8
.LC28:
	stringz	"Text file busy"
	.align 8
.LC29:
	stringz	"File too large"
	.align 8
.LC30:
	stringz	"No space left on device"
	.align 8
.LC31:
	stringz	"Illegal seek"
	.align 8
.LC32:
	stringz	"Read-only file system"
	.align 8
.LC33:
	stringz	"Too many links"
	.align 8
.LC34:
	stringz	"Broken pipe"
	.align 8
.LC35:
	stringz	"Argument out of domain"
	.align 8
.LC36:
	stringz	"Result too large"
	.align 8
.LC37:
	stringz	"No message of desired type"
	.align 8
.LC38:
	stringz	"Identifier removed"
	.align 8
.LC39:
	stringz	"Resource deadlock would occur"
	.align 8
.LC40:
	stringz	"No locks available"
	.align 8
.LC41:
	stringz	"Illegal byte sequence"
	.align 8
.LC42:
	stringz	"Timer expired"
	.align 8
.LC43:
	stringz	"Protocol error"
	.align 8
.LC44:
	stringz	"Bad message"
	.align 8
.LC45:
	stringz	"Disc quota exceeded"
	.align 8
.LC46:
	stringz	"Stale NFS file handle"
	.align 8
.LC47:
	stringz	"Value too large to be stored in data type"
	.align 8
.LC48:
	stringz	"Socket operation on non-socket"
	.align 8
.LC49:
	stringz	"Destination address required"
	.align 8
.LC50:
	stringz	"Message too long"
	.align 8
.LC51:
	stringz	"Protocol wrong type for socket"
	.align 8
.LC52:
	stringz	"Protocol not available"
	.align 8
.LC53:
	stringz	"Protocol not supported"
	.align 8
.LC54:
	stringz	"Socket type not supported"
	.align 8
.LC55:
	stringz	"Operation not supported"
	.align 8
.LC56:
	stringz	"Protocol family not supported"
	.align 8
.LC57:
	stringz	"Address family not supported by protocol family"
	.align 8
.LC58:
	stringz	"Address already in use"
	.align 8
.LC59:
	stringz	"Can't assign requested address"
	.align 8
.LC60:
	stringz	"Network is down"
	.align 8
.LC61:
	stringz	"Network is unreachable"
	.align 8
.LC62:
	stringz	"Network dropped connection on reset"
	.align 8
.LC63:
	stringz	"Software caused connection abort"
	.align 8
.LC64:
	stringz	"Connection reset by peer"
	.align 8
.LC65:
	stringz	"No buffer space available"
	.align 8
.LC66:
	stringz	"Socket is already connected"
	.align 8
.LC67:
	stringz	"Socket is not connected"
	.align 8
.LC68:
	stringz	"Can't send after socket shutdown"
	.align 8
.LC69:
	stringz	"Too many references: can't splice"
	.align 8
.LC70:
	stringz	"Connection timed out"
	.align 8
.LC71:
	stringz	"Connection refused"
	.align 8
.LC72:
	stringz	"Host is down"
	.align 8
.LC73:
	stringz	"No route to host"
	.align 8
.LC74:
	stringz	"Operation already in progress"
	.align 8
.LC75:
	stringz	"Operation now in progress"
	.align 8
.LC76:
	stringz	"Operation would block"
	.align 8
.LC77:
	stringz	"Directory not empty"
	.align 8
.LC78:
	stringz	"File name too long"
	.align 8
.LC79:
	stringz	"Too many levels of symbolic links"
	.align 8
.LC80:
	stringz	"Function not implemented"
	.align 8
.LC81:
	stringz	"Operation canceled"
	.align 8
.LC82:
	stringz	"Previous owner died"
	.align 8
.LC83:
	stringz	"State not recoverable"
	.section	.data.rel.local,"aw"
	.align 8
	.type	sys_errlist#, @object
	.size	sys_errlist#, 2048
sys_errlist:
	data8	.LC2
	data8	.LC3
	data8	.LC4
	data8	.LC5
	data8	.LC6
	data8	.LC7
	data8	.LC8
	data8	.LC9
	data8	.LC10
	data8	.LC11
	data8	.LC12
	data8	.LC13
	data8	.LC14
	data8	.LC15
	data8	.LC16
	data8	.LC17
	data8	.LC18
	data8	.LC19
	data8	.LC20
	data8	.LC21
	data8	.LC22
	data8	.LC23
	data8	.LC24
	data8	.LC25
	data8	.LC26
	data8	.LC27
	data8	.LC28
	data8	.LC29
	data8	.LC30
	data8	.LC31
	data8	.LC32
	data8	.LC33
	data8	.LC34
	data8	.LC35
	data8	.LC36
	data8	.LC37
	data8	.LC38
	.skip	64
	data8	.LC39
	data8	.LC40
	data8	.LC41
	.skip	32
	data8	.LC42
	.skip	64
	data8	.LC43
	.skip	40
	data8	.LC44
	.skip	8
	data8	.LC45
	data8	.LC46
	.skip	8
	data8	.LC47
	.skip	1144
	data8	.LC48
	data8	.LC49
	data8	.LC50
	data8	.LC51
	data8	.LC52
	data8	.LC53
	data8	.LC54
	data8	.LC55
	data8	.LC56
	data8	.LC57
	data8	.LC58
	data8	.LC59
	data8	.LC60
	data8	.LC61
	data8	.LC62
	data8	.LC63
	data8	.LC64
	data8	.LC65
	data8	.LC66
	data8	.LC67
	data8	.LC68
	data8	.LC69
	data8	.LC70
	data8	.LC71
	.skip	8
	data8	.LC72
	data8	.LC73
	.skip	8
	data8	.LC74
	data8	.LC75
	data8	.LC76
	data8	.LC77
	data8	.LC78
	data8	.LC79
	.skip	8
	data8	.LC80
	.skip	8
	data8	.LC81
	data8	.LC82
	data8	.LC83
	.global snprintf#
	.type	snprintf#, @function
	.ident	"GCC: (GNU) 12.2.0"
