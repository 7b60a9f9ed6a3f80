; 7076fa0df4ae25be0627d6f7e6d96c40 newlib/libc/string/strcspn.c
	.LEVEL 1.1
	.text
	.section	.text.strcspn,"ax",@progbits
	.align 4
.globl strcspn
	.type	strcspn, @function
strcspn:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldb 0(%r26),%r22
	extrs %r22,31,8,%r22
	comib,=,n 0,%r22,.L10
	ldb 0(%r25),%r31
	extrs %r31,31,8,%r31
	comib,= 0,%r31,.L15
	copy %r26,%r28
	copy %r25,%r21
.L19:
	copy %r31,%r20
.L5:
	comb,=,n %r22,%r20,.L9
	ldbs,mb 1(%r21),%r20
	extrs %r20,31,8,%r20
	comib,<> 0,%r20,.L5
	nop
	ldbs,mb 1(%r28),%r22
	extrs %r22,31,8,%r22
	comib,<>,n 0,%r22,.L19
	copy %r25,%r21
.L9:
	bv %r0(%r2)
	sub %r28,%r26,%r28
.L15:
	ldbs,mb 1(%r28),%r22
.L20:
	extrs %r22,31,8,%r22
	comib,= 0,%r22,.L9
	nop
	ldbs,mb 1(%r28),%r22
	extrs %r22,31,8,%r22
	comib,<>,n 0,%r22,.L20
	ldbs,mb 1(%r28),%r22
	b,n .L9
.L10:
	bv %r0(%r2)
	copy %r22,%r28
	.EXIT
	.PROCEND
	.size	strcspn, .-strcspn
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
