; 01d28fbb4830a81b93eb5fb3b2291aa3 newlib/libc/string/strlcat.c
	.LEVEL 1.1
	.text
	.section	.text.strlcat,"ax",@progbits
	.align 4
.globl strlcat
	.type	strlcat, @function
strlcat:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	copy %r26,%r3
	movb,= %r24,%r24,.L10
	stw %r19,-32(%r30)
	addl %r26,%r24,%r28
	b .L3
	copy %r26,%r20
.L5:
	comclr,<> %r28,%r20,%r0
	b,n .L4
.L3:
	ldb 0(%r20),%r21
	comib,<>,n 0,%r21,.L5
	ldo 1(%r20),%r20
.L4:
	sub %r20,%r3,%r3
	comb,= %r3,%r24,.L2
	sub %r24,%r3,%r22
	ldb 0(%r25),%r28
	extrs %r28,31,8,%r28
	comib,= 0,%r28,.L7
	copy %r25,%r21
.L6:
	comib,=,n 1,%r22,.L9
	stb %r28,0(%r20)
	ldo -1(%r22),%r22
	ldo 1(%r20),%r20
.L9:
	ldbs,mb 1(%r21),%r28
	extrs %r28,31,8,%r28
	comib,<> 0,%r28,.L6
	nop
	sub %r21,%r25,%r21
	addl %r3,%r21,%r3
.L7:
	stb %r0,0(%r20)
	copy %r3,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L10:
	copy %r24,%r3
.L2:
	bl strlen,%r2
	copy %r25,%r26
	addl %r3,%r28,%r3
	ldw -84(%r30),%r2
	copy %r3,%r28
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	strlcat, .-strlcat
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
