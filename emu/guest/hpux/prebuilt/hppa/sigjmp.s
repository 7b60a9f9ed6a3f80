; 5051edeae981f8491463e4cf0cc90428 emu/guest/libc/hpux/sigjmp.c
	.LEVEL 1.1
	.text
	.section	.text.save_signal_mask,"ax",@progbits
	.align 4
.globl save_signal_mask
	.type	save_signal_mask, @function
save_signal_mask:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	stw %r19,-32(%r30)
	comib,<> 0,%r25,.L7
	stw %r25,544(%r26)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L7:
	ldo 512(%r26),%r24
	ldi 0,%r25
	bl sigprocmask,%r2
	ldi 2,%r26
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	save_signal_mask, .-save_signal_mask
	.section	.text.siglongjmp,"ax",@progbits
	.align 4
.globl siglongjmp
	.type	siglongjmp, @function
siglongjmp:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r5,64(%r30)
	copy %r25,%r5
	stw %r3,-56(%r30)
	stw %r4,-60(%r30)
	stw %r19,-32(%r30)
	ldw 544(%r26),%r28
	comib,<> 0,%r28,.L13
	copy %r26,%r3
.L9:
	copy %r5,%r25
	bl longjmp,%r2
	copy %r3,%r26
.L13:
	ldo 512(%r26),%r25
	copy %r19,%r4
	ldi 0,%r24
	bl sigprocmask,%r2
	ldi 2,%r26
	b .L9
	copy %r4,%r19
	.EXIT
	.PROCEND
	.size	siglongjmp, .-siglongjmp
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
