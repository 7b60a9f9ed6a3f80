; a9275418222a2dfc3be323153ee0e851 newlib/libc/string/memset.c
	.LEVEL 1.1
	.text
	.section	.text.memset,"ax",@progbits
	.align 4
.globl memset
	.type	memset, @function
memset:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	extru %r26,31,2,%r20
	comib,= 0,%r20,.L14
	copy %r26,%r28
	ldo -1(%r24),%r21
	extrs %r25,31,8,%r31
	comib,<> 0,%r24,.L4
	copy %r26,%r20
	b,n .L18
.L6:
	comiclr,<> -1,%r21,%r0
	b,n .L18
.L4:
	stb %r31,0(%r20)
	ldo 1(%r20),%r20
	extru %r20,31,2,%r22
	comib,<>,n 0,%r22,.L6
	ldo -1(%r21),%r21
	comiclr,<< 3,%r21,%r0
	b,n .L11
.L7:
	extru %r25,31,8,%r31
	zdep %r31,23,24,%r22
	addl %r22,%r31,%r22
	zdep %r22,15,16,%r31
	comib,>>= 15,%r21,.L15
	addl %r22,%r31,%r22
	ldo -16(%r21),%r31
	depi 0,31,4,%r31
	ldo 16(%r31),%r31
	addl %r20,%r31,%r31
.L10:
	stw %r22,0(%r20)
	ldo 16(%r20),%r20
	stw %r22,-12(%r20)
	stw %r22,-8(%r20)
	comb,<> %r31,%r20,.L10
	stw %r22,-4(%r20)
	extru %r21,31,4,%r29
	ldi 12,%r23
	and %r21,%r23,%r21
	comib,= 0,%r21,.L26
	copy %r29,%r21
.L9:
	ldo -4(%r29),%r20
	depi 0,31,2,%r20
	ldo 4(%r20),%r20
	addl %r31,%r20,%r20
	stwm %r22,4(%r31)
.L27:
	comb,<>,n %r31,%r20,.L27
	stwm %r22,4(%r31)
	extru %r29,31,2,%r21
.L11:
	comib,=,n 0,%r21,.L18
	extrs %r25,31,8,%r25
.L29:
	addl %r20,%r21,%r21
	stb %r25,0(%r20)
.L28:
	ldo 1(%r20),%r20
	comb,<>,n %r20,%r21,.L28
	stb %r25,0(%r20)
.L18:
	bv,n %r0(%r2)
.L26:
	comib,<>,n 0,%r21,.L29
	extrs %r25,31,8,%r25
	b,n .L18
.L14:
	copy %r24,%r21
	comib,<< 3,%r21,.L7
	copy %r26,%r20
	b,n .L11
.L15:
	copy %r20,%r31
	b .L9
	copy %r21,%r29
	.EXIT
	.PROCEND
	.size	memset, .-memset
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
