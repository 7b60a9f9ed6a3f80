; 50a406678dbd6700652ac18721da4370 newlib/libc/string/strcat.c
	.LEVEL 1.1
	.text
	.section	.text.strcat,"ax",@progbits
	.align 4
.globl strcat
	.type	strcat, @function
strcat:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	extru %r26,31,2,%r28
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	copy %r26,%r3
	comib,<> 0,%r28,.L2
	stw %r19,-32(%r30)
	ldw 0(%r26),%r20
	ldil L'-16842752,%r22
	ldil L'-2139062272,%r28
	ldo -257(%r22),%r22
	ldo 128(%r28),%r28
	addl %r20,%r22,%r21
	andcm %r21,%r20,%r20
	and %r20,%r28,%r20
	comib,<>,n 0,%r20,.L2
	ldws,mb 4(%r26),%r20
.L14:
	addl %r20,%r22,%r21
	andcm %r21,%r20,%r20
	and %r20,%r28,%r20
	comib,=,n 0,%r20,.L14
	ldws,mb 4(%r26),%r20
.L2:
	ldb 0(%r26),%r28
	comib,=,n 0,%r28,.L5
	ldbs,mb 1(%r26),%r20
.L15:
	extrs %r20,31,8,%r20
	comib,<>,n 0,%r20,.L15
	ldbs,mb 1(%r26),%r20
.L5:
	bl strcpy,%r2
	nop
	copy %r3,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	strcat, .-strcat
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
