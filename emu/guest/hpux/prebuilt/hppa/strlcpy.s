; d2cb5e6f9e85f9e12f2883532dc463da newlib/libc/string/strlcpy.c
	.LEVEL 1.1
	.text
	.section	.text.strlcpy,"ax",@progbits
	.align 4
.globl strlcpy
	.type	strlcpy, @function
strlcpy:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	movb,= %r24,%r24,.L7
	copy %r25,%r28
	ldo -1(%r24),%r24
.L14:
	comib,=,n 0,%r24,.L3
	ldb 0(%r28),%r21
	stb %r21,0(%r26)
	ldo 1(%r28),%r28
	ldo 1(%r26),%r26
	extrs %r21,31,8,%r21
	comib,<> 0,%r21,.L14
	ldo -1(%r24),%r24
	bv %r0(%r2)
	uaddcm %r28,%r25,%r28
.L7:
.L6:
	ldo 1(%r28),%r28
.L16:
	ldb -1(%r28),%r21
	comib,<>,n 0,%r21,.L16
	ldo 1(%r28),%r28
	bv %r0(%r2)
	uaddcm %r28,%r25,%r28
.L3:
	b .L6
	stb %r0,0(%r26)
	.EXIT
	.PROCEND
	.size	strlcpy, .-strlcpy
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
