; 614c4cd2e5e4a03e497e442a035ba5b4 newlib/libc/string/wcsncpy.c
	.LEVEL 1.1
	.text
	.section	.text.wcsncpy,"ax",@progbits
	.align 4
.globl wcsncpy
	.type	wcsncpy, @function
wcsncpy:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	copy %r26,%r28
	b .L2
	copy %r26,%r21
.L4:
	stwm %r20,4(%r21)
	comib,= 0,%r20,.L12
	ldo -1(%r24),%r24
.L2:
	comib,<>,n 0,%r24,.L4
	ldwm 4(%r25),%r20
.L10:
	bv,n %r0(%r2)
.L12:
	comib,= 0,%r24,.L10
	nop
.L3:
	sh2addl %r20,%r21,%r22 
	ldo 1(%r20),%r20
	comb,<> %r24,%r20,.L3
	stw %r0,0(%r22)
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	wcsncpy, .-wcsncpy
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
