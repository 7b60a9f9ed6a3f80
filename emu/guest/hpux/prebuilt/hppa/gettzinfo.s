; 7ab07462e511f9449bfa2a3efba8a967 newlib/libc/time/gettzinfo.c
	.LEVEL 1.1
	.text
	.section	.text.__gettzinfo,"ax",@progbits
	.align 4
.globl __gettzinfo
	.type	__gettzinfo, @function
__gettzinfo:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	addil LT'tzinfo,%r19
	bv %r0(%r2)
	ldw RT'tzinfo(%r1),%r28
	.EXIT
	.PROCEND
	.size	__gettzinfo, .-__gettzinfo
	.data
	.align 4
	.type	tzinfo, @object
	.size	tzinfo, 64
tzinfo:
	.word	1
	.word	0
	.byte	74
	.zero	3
	.word	0
	.word	0
	.word	0
	.word	0
	.word	0
	.word	0
	.byte	74
	.zero	3
	.word	0
	.word	0
	.word	0
	.word	0
	.word	0
	.word	0
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
