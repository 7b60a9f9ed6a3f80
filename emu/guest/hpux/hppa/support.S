/* support.S - millicode and system calls for code that som-ld links. Every file of som-ld begins its data with these words. */
	.section .data.first,"aw"
	.align 8
	.globl $ARGV, _SYSTEM_ID, _FPU_MODEL, _CPU_REVISION
$ARGV:	.word 0
	.word _GLOBAL_OFFSET_TABLE_
_SYSTEM_ID:
	.word 0
_FPU_MODEL:
	.word 0
_CPU_REVISION:
	.word 0
	.word 0

	.text
	.align 4

/* Calls the function that r22 points to: its address, or with bit 30 set, that of a pair of address and linkage table pointer. */
	.globl $$dyncall
	.type $$dyncall,@function
	.hidden $$dyncall
$$dyncall:
	bb,>=,n %r22,30,1f
	depi 0,31,2,%r22
	ldw 4(%r22),%r19
	ldw 0(%r22),%r22
1:	bv %r0(%r22)
	stw %rp,-24(%sp)
	.size $$dyncall,.-$$dyncall

/* long long hpux_call(long number, up to eight arguments): the results in ret0 and ret1; an error number is made negative. */
	.globl hpux_call
	.type hpux_call,@function
	.hidden hpux_call
hpux_call:
	.proc
	.callinfo frame=64,calls,save_rp
	.entry
	stw %rp,-20(%sp)
	ldo 64(%sp),%sp
	copy %r26,%r22
	copy %r25,%r26
	copy %r24,%r25
	copy %r23,%r24
	ldw -116(%sp),%r23
	ldw -120(%sp),%r20
	ldw -124(%sp),%r21
	stw %r20,-52(%sp)
	stw %r21,-56(%sp)
	ldw -128(%sp),%r20
	ldw -132(%sp),%r21
	stw %r20,-60(%sp)
	stw %r21,-64(%sp)
	ldil L%0xc0000000,%r1
	be,l 4(%sr7,%r1),%sr0,%r31
	nop
	comib,=,n 0,%r22,1f
	sub %r0,%ret0,%ret0
1:	ldw -84(%sp),%rp
	bv %r0(%rp)
	ldo -64(%sp),%sp
	.exit
	.procend
	.size hpux_call,.-hpux_call
