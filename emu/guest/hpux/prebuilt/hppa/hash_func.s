; b75b8e02d048067571f7be29806b089d newlib/libc/search/hash_func.c
	.LEVEL 1.1
	.text
	.section	.text.hash4,"ax",@progbits
	.align 4
	.type	hash4, @function
hash4:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	movb,= %r25,%r28,.L2
	ldo 7(%r28),%r21
	extru %r28,31,3,%r28
	ldo -1(%r28),%r28
	comib,>>= 6,%r28,.L27
	extru %r21,28,29,%r21
	b .L3
	ldi 0,%r20
.L2:
	bv,n %r0(%r2)
.L27:
	bl .+8,%r20
	depi 0,31,2,%r20
	ldo .L5-.(%r20),%r20
	ldwx,s %r28(%r20),%r22
	addl %r20,%r22,%r22
	bv,n %r0(%r22)
	.align 4
.L5:
	.begin_brtab
	.word .L13-.L5
	.word .L14-.L5
	.word .L15-.L5
	.word .L16-.L5
	.word .L17-.L5
	.word .L18-.L5
	.word .L19-.L5
	.end_brtab
.L18:
	ldi 0,%r20
	ldb 0(%r26),%r28
	ldo 1(%r26),%r26
	addl %r28,%r20,%r28
	zdep %r28,26,27,%r20
	addl %r20,%r28,%r20
.L7:
	ldb 0(%r26),%r28
	ldo 1(%r26),%r26
	addl %r28,%r20,%r28
	zdep %r28,26,27,%r20
	addl %r20,%r28,%r20
.L8:
	ldb 0(%r26),%r28
	ldo 1(%r26),%r26
	addl %r28,%r20,%r28
	zdep %r28,26,27,%r20
	addl %r20,%r28,%r20
.L9:
	ldb 0(%r26),%r28
	ldo 1(%r26),%r26
	addl %r28,%r20,%r28
	zdep %r28,26,27,%r20
	addl %r20,%r28,%r20
.L10:
	ldb 0(%r26),%r28
	ldo 1(%r26),%r26
	addl %r28,%r20,%r28
	zdep %r28,26,27,%r20
	addl %r20,%r28,%r20
.L11:
	ldb 0(%r26),%r28
	ldo -1(%r21),%r21
	comib,= 0,%r21,.L2
	addl %r28,%r20,%r28
	zdep %r28,26,27,%r20
	ldo 1(%r26),%r26
	addl %r20,%r28,%r20
.L3:
	ldb 0(%r26),%r28
	ldo 1(%r26),%r26
	addl %r28,%r20,%r28
	zdep %r28,26,27,%r20
	addl %r20,%r28,%r20
.L4:
	ldb 0(%r26),%r28
	addl %r28,%r20,%r28
	zdep %r28,26,27,%r20
	addl %r20,%r28,%r20
	ldo 1(%r26),%r26
	ldb 0(%r26),%r28
	ldo 1(%r26),%r26
	addl %r28,%r20,%r28
	zdep %r28,26,27,%r20
	b .L7
	addl %r20,%r28,%r20
.L17:
	b .L7
	ldi 0,%r20
.L16:
	b .L8
	ldi 0,%r20
.L15:
	b .L9
	ldi 0,%r20
.L14:
	b .L10
	ldi 0,%r20
.L13:
	b .L11
	ldi 0,%r20
.L19:
	b .L4
	ldi 0,%r20
	.EXIT
	.PROCEND
	.size	hash4, .-hash4
.globl __default_hash
	.section	.data.rel.local,"aw"
	.align 4
	.type	__default_hash, @object
	.size	__default_hash, 4
__default_hash:
	.word	P%hash4
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
