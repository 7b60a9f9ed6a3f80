; 6301b0a3a6f485f104a4786f5e2eb06e emu/guest/libc/hpux/pstat.c
	.LEVEL 1.1
	.text
	.section	.text.pstat,"ax",@progbits
	.align 4
.globl pstat
	.type	pstat, @function
pstat:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r23,%r20
	ldo 128(%r30),%r30
	ldw -180(%r30),%r21
	stw %r4,-112(%r30)
	copy %r24,%r23
	copy %r19,%r4
	stw %r19,-32(%r30)
	copy %r25,%r24
	copy %r26,%r25
	stw %r21,-56(%r30)
	ldi 239,%r26
	bl hpux_call,%r2
	stw %r20,-52(%r30)
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	nop
	ldw -112(%r30),%r4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	pstat, .-pstat
	.section	.text.pstat_getstatic,"ax",@progbits
	.align 4
.globl pstat_getstatic
	.type	pstat_getstatic, @function
pstat_getstatic:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	copy %r24,%r20
	copy %r23,%r21
	stw %r2,-20(%r30)
	copy %r25,%r23
	ldo 128(%r30),%r30
	stw %r4,-112(%r30)
	stw %r19,-32(%r30)
	copy %r26,%r24
	copy %r19,%r4
	stw %r21,-56(%r30)
	ldi 2,%r25
	ldi 239,%r26
	bl hpux_call,%r2
	stw %r20,-52(%r30)
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	nop
	ldw -112(%r30),%r4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	pstat_getstatic, .-pstat_getstatic
	.section	.text.__pstat_getstatic64,"ax",@progbits
	.align 4
.globl __pstat_getstatic64
	.type	__pstat_getstatic64, @function
__pstat_getstatic64:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	copy %r24,%r20
	copy %r23,%r21
	stw %r2,-20(%r30)
	copy %r25,%r23
	ldo 128(%r30),%r30
	stw %r4,-112(%r30)
	stw %r19,-32(%r30)
	copy %r26,%r24
	copy %r19,%r4
	stw %r21,-56(%r30)
	ldi 239,%r26
	ldil L'-2147483648,%r25
	stw %r20,-52(%r30)
	bl hpux_call,%r2
	ldo 2(%r25),%r25
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	nop
	ldw -112(%r30),%r4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	__pstat_getstatic64, .-__pstat_getstatic64
	.section	.text.pstat_getdynamic,"ax",@progbits
	.align 4
.globl pstat_getdynamic
	.type	pstat_getdynamic, @function
pstat_getdynamic:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	copy %r24,%r20
	copy %r23,%r21
	stw %r2,-20(%r30)
	copy %r25,%r23
	ldo 128(%r30),%r30
	stw %r4,-112(%r30)
	stw %r19,-32(%r30)
	copy %r26,%r24
	copy %r19,%r4
	stw %r21,-56(%r30)
	ldi 3,%r25
	ldi 239,%r26
	bl hpux_call,%r2
	stw %r20,-52(%r30)
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	nop
	ldw -112(%r30),%r4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	pstat_getdynamic, .-pstat_getdynamic
	.section	.text.__pstat_getdynamic64,"ax",@progbits
	.align 4
.globl __pstat_getdynamic64
	.type	__pstat_getdynamic64, @function
__pstat_getdynamic64:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	copy %r24,%r20
	copy %r23,%r21
	stw %r2,-20(%r30)
	copy %r25,%r23
	ldo 128(%r30),%r30
	stw %r4,-112(%r30)
	stw %r19,-32(%r30)
	copy %r26,%r24
	copy %r19,%r4
	stw %r21,-56(%r30)
	ldi 239,%r26
	ldil L'-2147483648,%r25
	stw %r20,-52(%r30)
	bl hpux_call,%r2
	ldo 3(%r25),%r25
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	nop
	ldw -112(%r30),%r4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	__pstat_getdynamic64, .-__pstat_getdynamic64
	.section	.text.pstat_getprocessor,"ax",@progbits
	.align 4
.globl pstat_getprocessor
	.type	pstat_getprocessor, @function
pstat_getprocessor:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	copy %r24,%r20
	copy %r23,%r21
	stw %r2,-20(%r30)
	copy %r25,%r23
	ldo 128(%r30),%r30
	stw %r4,-112(%r30)
	stw %r19,-32(%r30)
	copy %r26,%r24
	copy %r19,%r4
	stw %r21,-56(%r30)
	ldi 10,%r25
	ldi 239,%r26
	bl hpux_call,%r2
	stw %r20,-52(%r30)
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	nop
	ldw -112(%r30),%r4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	pstat_getprocessor, .-pstat_getprocessor
	.section	.text.__pstat_getprocessor64,"ax",@progbits
	.align 4
.globl __pstat_getprocessor64
	.type	__pstat_getprocessor64, @function
__pstat_getprocessor64:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	copy %r24,%r20
	copy %r23,%r21
	stw %r2,-20(%r30)
	copy %r25,%r23
	ldo 128(%r30),%r30
	stw %r4,-112(%r30)
	stw %r19,-32(%r30)
	copy %r26,%r24
	copy %r19,%r4
	stw %r21,-56(%r30)
	ldi 239,%r26
	ldil L'-2147483648,%r25
	stw %r20,-52(%r30)
	bl hpux_call,%r2
	ldo 10(%r25),%r25
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	nop
	ldw -112(%r30),%r4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	__pstat_getprocessor64, .-__pstat_getprocessor64
	.section	.text.pstat_getproc,"ax",@progbits
	.align 4
.globl pstat_getproc
	.type	pstat_getproc, @function
pstat_getproc:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	copy %r24,%r20
	copy %r23,%r21
	stw %r2,-20(%r30)
	copy %r25,%r23
	ldo 128(%r30),%r30
	stw %r4,-112(%r30)
	stw %r19,-32(%r30)
	copy %r26,%r24
	copy %r19,%r4
	stw %r21,-56(%r30)
	ldi 1,%r25
	ldi 239,%r26
	bl hpux_call,%r2
	stw %r20,-52(%r30)
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	nop
	ldw -112(%r30),%r4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	pstat_getproc, .-pstat_getproc
	.section	.text.__pstat_getproc64,"ax",@progbits
	.align 4
.globl __pstat_getproc64
	.type	__pstat_getproc64, @function
__pstat_getproc64:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	copy %r24,%r20
	copy %r23,%r21
	stw %r2,-20(%r30)
	copy %r25,%r23
	ldo 128(%r30),%r30
	stw %r4,-112(%r30)
	stw %r19,-32(%r30)
	copy %r26,%r24
	copy %r19,%r4
	stw %r21,-56(%r30)
	ldi 239,%r26
	ldil L'-2147483648,%r25
	stw %r20,-52(%r30)
	bl hpux_call,%r2
	ldo 1(%r25),%r25
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	nop
	ldw -112(%r30),%r4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	__pstat_getproc64, .-__pstat_getproc64
	.section	.text.pstat_getcommandline,"ax",@progbits
	.align 4
.globl pstat_getcommandline
	.type	pstat_getcommandline, @function
pstat_getcommandline:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	copy %r24,%r20
	copy %r23,%r21
	stw %r2,-20(%r30)
	copy %r25,%r23
	ldo 128(%r30),%r30
	stw %r4,-112(%r30)
	stw %r19,-32(%r30)
	copy %r26,%r24
	copy %r19,%r4
	stw %r21,-56(%r30)
	ldi 34,%r25
	ldi 239,%r26
	bl hpux_call,%r2
	stw %r20,-52(%r30)
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	nop
	ldw -112(%r30),%r4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	pstat_getcommandline, .-pstat_getcommandline
	.section	.text.__pstat_getcommandline64,"ax",@progbits
	.align 4
.globl __pstat_getcommandline64
	.type	__pstat_getcommandline64, @function
__pstat_getcommandline64:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	copy %r24,%r20
	copy %r23,%r21
	stw %r2,-20(%r30)
	copy %r25,%r23
	ldo 128(%r30),%r30
	stw %r4,-112(%r30)
	stw %r19,-32(%r30)
	copy %r26,%r24
	copy %r19,%r4
	stw %r21,-56(%r30)
	ldi 239,%r26
	ldil L'-2147483648,%r25
	stw %r20,-52(%r30)
	bl hpux_call,%r2
	ldo 34(%r25),%r25
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	nop
	ldw -112(%r30),%r4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	__pstat_getcommandline64, .-__pstat_getcommandline64
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
