; 953123613121d8243ab8b54ee40b65f5 newlib/libc/string/wcsrchr.c
	.LEVEL 1.1
	.text
	.section	.text.wcsrchr,"ax",@progbits
	.align 4
.globl wcsrchr
	.type	wcsrchr, @function
wcsrchr:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldw 0(%r26),%r28
	comib,= 0,%r28,.L6
	copy %r26,%r28
	ldws,mb 4(%r28),%r20
.L14:
	comib,<>,n 0,%r20,.L14
	ldws,mb 4(%r28),%r20
	comb,>>=,n %r28,%r26,.L5
	copy %r20,%r28
	b,n .L11
.L13:
	comclr,>>= %r28,%r26,%r0
	b,n .L12
.L5:
	ldw 0(%r28),%r20
.L15:
	comb,<>,n %r25,%r20,.L13
	ldo -4(%r28),%r28
	bv,n %r0(%r2)
.L12:
	bv %r0(%r2)
	ldi 0,%r28
.L6:
	b .L15
	ldw 0(%r28),%r20
.L11:
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	wcsrchr, .-wcsrchr
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
