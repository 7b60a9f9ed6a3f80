; 3c709c8d077a1e477c5865e7ac89390f newlib/libc/string/strtok_r.c
	.LEVEL 1.1
	.text
	.section	.text.__strtok_r,"ax",@progbits
	.align 4
.globl __strtok_r
	.type	__strtok_r, @function
__strtok_r:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	movb,= %r26,%r26,.L21
	ldo 1(%r26),%r22
.L27:
	copy %r25,%r20
	ldb -1(%r22),%r21
	b .L4
	extrs %r21,31,8,%r21
.L7:
	comclr,<> %r28,%r21,%r0
	b,n .L22
.L4:
	ldo 1(%r20),%r20
	ldb -1(%r20),%r28
	extrs %r28,31,8,%r28
	comib,<> 0,%r28,.L7
	nop
	comib,= 0,%r21,.L23
	ldo 1(%r22),%r22
.L26:
	copy %r25,%r20
	ldb -1(%r22),%r21
	b .L11
	extrs %r21,31,8,%r21
.L9:
	comib,=,n 0,%r28,.L26
	ldo 1(%r22),%r22
.L11:
	ldo 1(%r20),%r20
	ldb -1(%r20),%r28
	extrs %r28,31,8,%r28
	comb,<> %r28,%r21,.L9
	nop
	comib,=,n 0,%r21,.L13
	stb %r0,-1(%r22)
.L10:
	stw %r22,0(%r24)
	bv %r0(%r2)
	copy %r26,%r28
.L22:
	comib,=,n 0,%r23,.L24
	copy %r22,%r26
	b .L27
	ldo 1(%r26),%r22
.L13:
	b .L10
	copy %r21,%r22
.L21:
	ldw 0(%r24),%r26
	comib,<> 0,%r26,.L27
	ldo 1(%r26),%r22
	ldi 0,%r28
.L25:
	bv,n %r0(%r2)
.L23:
	stw %r21,0(%r24)
	b .L25
	ldi 0,%r28
.L24:
	stw %r22,0(%r24)
	copy %r26,%r28
	bv %r0(%r2)
	stb %r23,0(%r26)
	.EXIT
	.PROCEND
	.size	__strtok_r, .-__strtok_r
	.section	.text.strtok_r,"ax",@progbits
	.align 4
.globl strtok_r
	.type	strtok_r, @function
strtok_r:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 1,%r23
	stwm %r4,64(%r30)
	bl __strtok_r,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	strtok_r, .-strtok_r
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
