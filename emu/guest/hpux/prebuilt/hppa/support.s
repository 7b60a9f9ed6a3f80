; 6a01e8f20b0c07c2973a096258f0f60b emu/guest/hpux/hppa/support.S
 .section .data.first,"aw"
 .align 8
 .globl $ARGV, _SYSTEM_ID, _FPU_MODEL, _CPU_REVISION
$ARGV: .word 0
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
 .globl $$dyncall
 .type $$dyncall,@function
 .hidden $$dyncall
$$dyncall:
 bb,>=,n %r22,30,1f
 depi 0,31,2,%r22
 ldw 4(%r22),%r19
 ldw 0(%r22),%r22
1: bv %r0(%r22)
 stw %rp,-24(%sp)
 .size $$dyncall,.-$$dyncall
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
1: ldw -84(%sp),%rp
 bv %r0(%rp)
 ldo -64(%sp),%sp
 .exit
 .procend
 .size hpux_call,.-hpux_call
