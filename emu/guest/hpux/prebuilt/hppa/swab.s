; 46303a00f302f1deca99693ed59761d0 newlib/libc/string/swab.c
	.LEVEL 1.1
	.text
	.section	.text.swab,"ax",@progbits
	.align 4
.globl swab
	.type	swab, @function
swab:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	comib,>= 1,%r24,.L2
	ldi 1,%r28
	ldo -1(%r26),%r23
	ldo -1(%r25),%r29
.L3:
	ldbx %r26(%r28),%r31
	ldbx %r23(%r28),%r21
	addl %r29,%r28,%r22
	addl %r25,%r28,%r20
	stb %r31,0(%r22)
	ldo 2(%r28),%r28
	comb,< %r28,%r24,.L3
	stb %r21,0(%r20)
	ldo -2(%r24),%r28
	depi 0,31,1,%r28
	ldo 3(%r28),%r28
.L2:
	comclr,<> %r28,%r24,%r0
	b,n .L8
	bv,n %r0(%r2)
.L8:
	addl %r25,%r24,%r25
	bv %r0(%r2)
	stb %r0,-1(%r25)
	.EXIT
	.PROCEND
	.size	swab, .-swab
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
