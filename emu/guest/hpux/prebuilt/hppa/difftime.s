; 6ee3495cc2763923671d49c5b7d9e5cb newlib/libc/time/difftime.c
	.LEVEL 1.1
	.text
	.section	.text.difftime,"ax",@progbits
	.align 4
.globl difftime
	.type	difftime, @function
difftime:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	sub %r26,%r25,%r25
	stws %r25,-16(%sp)
	fldws -16(%sp),%fr4L
	bv %r0(%r2)
	fcnvxf,sgl,dbl %fr4L,%fr4
	.EXIT
	.PROCEND
	.size	difftime, .-difftime
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
