; 8acefc0c65a5eba406f15e2a71b4f7a2 newlib/libc/time/asctime_r.c
	.LEVEL 1.1
	.text
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC0:
	.stringz	"%.3s %.3s%3d %.2d:%.2d:%.2d %d\n"
	.section	.text.asctime_r,"ax",@progbits
	.align 4
.globl asctime_r
	.type	asctime_r, @function
asctime_r:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'mon_name.0,%r19
	stwm %r4,128(%r30)
	stw %r3,-124(%r30)
	copy %r25,%r3
	stw %r19,-32(%r30)
	ldw 0(%r26),%r20
	ldw 20(%r26),%r28
	ldo 1900(%r28),%r28
	stw %r28,-68(%r30)
	ldw 4(%r26),%r22
	stw %r20,-64(%r30)
	ldw RT'mon_name.0(%r1),%r20
	addil LT'day_name.1,%r19
	ldw 8(%r26),%r21
	ldw RT'day_name.1(%r1),%r28
	stw %r22,-60(%r30)
	addil LT'.LC0,%r19
	ldw 12(%r26),%r22
	ldw RT'.LC0(%r1),%r25
	stw %r21,-56(%r30)
	ldw 16(%r26),%r23
	sh1addl %r23,%r23,%r23 
	addl %r20,%r23,%r23
	ldw 24(%r26),%r24
	copy %r3,%r26
	stw %r22,-52(%r30)
	sh1addl %r24,%r24,%r24 
	bl siprintf,%r2
	addl %r28,%r24,%r24
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -124(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r4
	.EXIT
	.PROCEND
	.size	asctime_r, .-asctime_r
	.section	.rodata
	.type	mon_name.0, @object
	.size	mon_name.0, 36
mon_name.0:
	.ascii	"Jan"
	.ascii	"Feb"
	.ascii	"Mar"
	.ascii	"Apr"
	.ascii	"May"
	.ascii	"Jun"
	.ascii	"Jul"
	.ascii	"Aug"
	.ascii	"Sep"
	.ascii	"Oct"
	.ascii	"Nov"
	.ascii	"Dec"
	.type	day_name.1, @object
	.size	day_name.1, 21
day_name.1:
	.ascii	"Sun"
	.ascii	"Mon"
	.ascii	"Tue"
	.ascii	"Wed"
	.ascii	"Thu"
	.ascii	"Fri"
	.ascii	"Sat"
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
