; 73acc828352062c8c02a179f1dc6ee7d emu/guest/libc/hpux/errors.c
	.LEVEL 1.1
	.text
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC0:
	.stringz	"Error %d"
	.section	.text.strerror,"ax",@progbits
	.align 4
.globl strerror
	.type	strerror, @function
strerror:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldi 255,%r28
	copy %r26,%r23
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	comb,<< %r28,%r26,.L2
	stw %r19,-32(%r30)
	addil LT'sys_errlist,%r19
	ldw RT'sys_errlist(%r1),%r28
	ldwx,s %r26(%r28),%r28
	comib,= 0,%r28,.L2
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L2:
	addil LT'.LC0,%r19
	copy %r1,%r28
	ldw RT'.LC0(%r28),%r24
	addil LT'other.0,%r19
	ldi 24,%r25
	ldw RT'other.0(%r1),%r3
	bl snprintf,%r2
	copy %r3,%r26
	copy %r3,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	strerror, .-strerror
	.section	.rodata.str1.4
	.align 4
.LC1:
	.stringz	"%s"
	.section	.text.strerror_r,"ax",@progbits
	.align 4
.globl strerror_r
	.type	strerror_r, @function
strerror_r:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldi 255,%r28
	stw %r6,-96(%r30)
	copy %r24,%r6
	stw %r5,-92(%r30)
	copy %r25,%r5
	stw %r4,-88(%r30)
	stw %r3,-84(%r30)
	comb,<< %r28,%r26,.L6
	stw %r19,-32(%r30)
	addil LT'sys_errlist,%r19
	ldw RT'sys_errlist(%r1),%r28
	ldwx,s %r26(%r28),%r23
	comib,= 0,%r23,.L8
	addil LT'.LC0,%r19
.L7:
	addil LT'.LC1,%r19
	copy %r6,%r25
	ldw RT'.LC1(%r1),%r24
	bl snprintf,%r2
	copy %r5,%r26
	ldw -96(%r30),%r6
	ldw -92(%r30),%r5
	ldi 0,%r28
	ldw -148(%r30),%r2
	ldw -88(%r30),%r4
	ldw -84(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L6:
	addil LT'.LC0,%r19
.L8:
	copy %r26,%r23
	ldw RT'.LC0(%r1),%r24
	ldo -120(%r30),%r3
	copy %r19,%r4
	ldi 24,%r25
	bl snprintf,%r2
	copy %r3,%r26
	copy %r4,%r19
	b .L7
	copy %r3,%r23
	.EXIT
	.PROCEND
	.size	strerror_r, .-strerror_r
	.local	other.0
	.comm	other.0,24,4
.globl sys_nerr
	.data
	.align 4
	.type	sys_nerr, @object
	.size	sys_nerr, 4
sys_nerr:
	.word	256
.globl sys_errlist
	.section	.rodata.str1.4
	.align 4
.LC2:
	.stringz	"Error 0"
	.align 4
.LC3:
	.stringz	"Not owner"
	.align 4
.LC4:
	.stringz	"No such file or directory"
	.align 4
.LC5:
	.stringz	"No such process"
	.align 4
.LC6:
	.stringz	"Interrupted system call"
	.align 4
.LC7:
	.stringz	"I/O error"
	.align 4
.LC8:
	.stringz	"No such device or address"
	.align 4
.LC9:
	.stringz	"Arg list too long"
	.align 4
.LC10:
	.stringz	"Exec format error"
	.align 4
.LC11:
	.stringz	"Bad file number"
	.align 4
.LC12:
	.stringz	"No child processes"
	.align 4
.LC13:
	.stringz	"Resource temporarily unavailable"
	.align 4
.LC14:
	.stringz	"Not enough space"
	.align 4
.LC15:
	.stringz	"Permission denied"
	.align 4
.LC16:
	.stringz	"Bad address"
	.align 4
.LC17:
	.stringz	"Block device required"
	.align 4
.LC18:
	.stringz	"Device busy"
	.align 4
.LC19:
	.stringz	"File exists"
	.align 4
.LC20:
	.stringz	"Cross-device link"
	.align 4
.LC21:
	.stringz	"No such device"
	.align 4
.LC22:
	.stringz	"Not a directory"
	.align 4
.LC23:
	.stringz	"Is a directory"
	.align 4
.LC24:
	.stringz	"Invalid argument"
	.align 4
.LC25:
	.stringz	"File table overflow"
	.align 4
.LC26:
	.stringz	"Too many open files"
	.align 4
.LC27:
	.stringz	"Not a typewriter"
	.align 4
.LC28:
	.stringz	"Text file busy"
	.align 4
.LC29:
	.stringz	"File too large"
	.align 4
.LC30:
	.stringz	"No space left on device"
	.align 4
.LC31:
	.stringz	"Illegal seek"
	.align 4
.LC32:
	.stringz	"Read-only file system"
	.align 4
.LC33:
	.stringz	"Too many links"
	.align 4
.LC34:
	.stringz	"Broken pipe"
	.align 4
.LC35:
	.stringz	"Argument out of domain"
	.align 4
.LC36:
	.stringz	"Result too large"
	.align 4
.LC37:
	.stringz	"No message of desired type"
	.align 4
.LC38:
	.stringz	"Identifier removed"
	.align 4
.LC39:
	.stringz	"Resource deadlock would occur"
	.align 4
.LC40:
	.stringz	"No locks available"
	.align 4
.LC41:
	.stringz	"Illegal byte sequence"
	.align 4
.LC42:
	.stringz	"Timer expired"
	.align 4
.LC43:
	.stringz	"Protocol error"
	.align 4
.LC44:
	.stringz	"Bad message"
	.align 4
.LC45:
	.stringz	"Disc quota exceeded"
	.align 4
.LC46:
	.stringz	"Stale NFS file handle"
	.align 4
.LC47:
	.stringz	"Value too large to be stored in data type"
	.align 4
.LC48:
	.stringz	"Socket operation on non-socket"
	.align 4
.LC49:
	.stringz	"Destination address required"
	.align 4
.LC50:
	.stringz	"Message too long"
	.align 4
.LC51:
	.stringz	"Protocol wrong type for socket"
	.align 4
.LC52:
	.stringz	"Protocol not available"
	.align 4
.LC53:
	.stringz	"Protocol not supported"
	.align 4
.LC54:
	.stringz	"Socket type not supported"
	.align 4
.LC55:
	.stringz	"Operation not supported"
	.align 4
.LC56:
	.stringz	"Protocol family not supported"
	.align 4
.LC57:
	.stringz	"Address family not supported by protocol family"
	.align 4
.LC58:
	.stringz	"Address already in use"
	.align 4
.LC59:
	.stringz	"Can't assign requested address"
	.align 4
.LC60:
	.stringz	"Network is down"
	.align 4
.LC61:
	.stringz	"Network is unreachable"
	.align 4
.LC62:
	.stringz	"Network dropped connection on reset"
	.align 4
.LC63:
	.stringz	"Software caused connection abort"
	.align 4
.LC64:
	.stringz	"Connection reset by peer"
	.align 4
.LC65:
	.stringz	"No buffer space available"
	.align 4
.LC66:
	.stringz	"Socket is already connected"
	.align 4
.LC67:
	.stringz	"Socket is not connected"
	.align 4
.LC68:
	.stringz	"Can't send after socket shutdown"
	.align 4
.LC69:
	.stringz	"Too many references: can't splice"
	.align 4
.LC70:
	.stringz	"Connection timed out"
	.align 4
.LC71:
	.stringz	"Connection refused"
	.align 4
.LC72:
	.stringz	"Host is down"
	.align 4
.LC73:
	.stringz	"No route to host"
	.align 4
.LC74:
	.stringz	"Operation already in progress"
	.align 4
.LC75:
	.stringz	"Operation now in progress"
	.align 4
.LC76:
	.stringz	"Operation would block"
	.align 4
.LC77:
	.stringz	"Directory not empty"
	.align 4
.LC78:
	.stringz	"File name too long"
	.align 4
.LC79:
	.stringz	"Too many levels of symbolic links"
	.align 4
.LC80:
	.stringz	"Function not implemented"
	.align 4
.LC81:
	.stringz	"Operation canceled"
	.align 4
.LC82:
	.stringz	"Previous owner died"
	.align 4
.LC83:
	.stringz	"State not recoverable"
	.section	.data.rel.local,"aw"
	.align 4
	.type	sys_errlist, @object
	.size	sys_errlist, 1024
sys_errlist:
	.word	.LC2
	.word	.LC3
	.word	.LC4
	.word	.LC5
	.word	.LC6
	.word	.LC7
	.word	.LC8
	.word	.LC9
	.word	.LC10
	.word	.LC11
	.word	.LC12
	.word	.LC13
	.word	.LC14
	.word	.LC15
	.word	.LC16
	.word	.LC17
	.word	.LC18
	.word	.LC19
	.word	.LC20
	.word	.LC21
	.word	.LC22
	.word	.LC23
	.word	.LC24
	.word	.LC25
	.word	.LC26
	.word	.LC27
	.word	.LC28
	.word	.LC29
	.word	.LC30
	.word	.LC31
	.word	.LC32
	.word	.LC33
	.word	.LC34
	.word	.LC35
	.word	.LC36
	.word	.LC37
	.word	.LC38
	.zero	32
	.word	.LC39
	.word	.LC40
	.word	.LC41
	.zero	16
	.word	.LC42
	.zero	32
	.word	.LC43
	.zero	20
	.word	.LC44
	.zero	4
	.word	.LC45
	.word	.LC46
	.zero	4
	.word	.LC47
	.zero	572
	.word	.LC48
	.word	.LC49
	.word	.LC50
	.word	.LC51
	.word	.LC52
	.word	.LC53
	.word	.LC54
	.word	.LC55
	.word	.LC56
	.word	.LC57
	.word	.LC58
	.word	.LC59
	.word	.LC60
	.word	.LC61
	.word	.LC62
	.word	.LC63
	.word	.LC64
	.word	.LC65
	.word	.LC66
	.word	.LC67
	.word	.LC68
	.word	.LC69
	.word	.LC70
	.word	.LC71
	.zero	4
	.word	.LC72
	.word	.LC73
	.zero	4
	.word	.LC74
	.word	.LC75
	.word	.LC76
	.word	.LC77
	.word	.LC78
	.word	.LC79
	.zero	4
	.word	.LC80
	.zero	4
	.word	.LC81
	.word	.LC82
	.word	.LC83
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
