; 96bf944702b07d6d89c7350ed720a1b0 newlib/libc/string/wmemset.c
	.LEVEL 1.1
	.text
	.section	.text.wmemset,"ax",@progbits
	.align 4
.globl wmemset
	.type	wmemset, @function
wmemset:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	movb,= %r24,%r24,.L2
	copy %r26,%r28
	ldi 0,%r20
.L3:
	sh2addl %r20,%r28,%r21 
	ldo 1(%r20),%r20
	comb,<> %r20,%r24,.L3
	stw %r25,0(%r21)
.L2:
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	wmemset, .-wmemset
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
