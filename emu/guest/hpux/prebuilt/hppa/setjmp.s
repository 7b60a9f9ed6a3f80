; 4ff3ef94198b664dc9ee2ff128cbb743 emu/guest/hpux/hppa/setjmp.S
 .text
 .align 4
 .globl setjmp
 .type setjmp,@function
 .globl _setjmp
 .type _setjmp,@function
setjmp:
_setjmp:
 stw %r3,0(%r26)
 stw %r4,4(%r26)
 stw %r5,8(%r26)
 stw %r6,12(%r26)
 stw %r7,16(%r26)
 stw %r8,20(%r26)
 stw %r9,24(%r26)
 stw %r10,28(%r26)
 stw %r11,32(%r26)
 stw %r12,36(%r26)
 stw %r13,40(%r26)
 stw %r14,44(%r26)
 stw %r15,48(%r26)
 stw %r16,52(%r26)
 stw %r17,56(%r26)
 stw %r18,60(%r26)
 stw %rp,64(%r26)
 stw %sp,68(%r26)
 stw %dp,72(%r26)
 ldw -24(%sp),%r1
 stw %r1,76(%r26)
 ldo 80(%r26),%r1
 fstd,ma %fr12,8(%r1)
 fstd,ma %fr13,8(%r1)
 fstd,ma %fr14,8(%r1)
 fstd,ma %fr15,8(%r1)
 fstd,ma %fr16,8(%r1)
 fstd,ma %fr17,8(%r1)
 fstd,ma %fr18,8(%r1)
 fstd,ma %fr19,8(%r1)
 fstd,ma %fr20,8(%r1)
 fstd,ma %fr21,8(%r1)
 bv %r0(%rp)
 copy %r0,%ret0
 .size setjmp,.-setjmp
 .globl sigsetjmp
 .type sigsetjmp,@function
 .globl _sigsetjmp
 .type _sigsetjmp,@function
sigsetjmp:
_sigsetjmp:
 stw %rp,-20(%sp)
 stw %r26,-36(%sp)
 bl save_signal_mask,%rp
 ldo 64(%sp),%sp
 ldo -64(%sp),%sp
 ldw -20(%sp),%rp
 b setjmp
 ldw -36(%sp),%r26
 .size sigsetjmp,.-sigsetjmp
 .globl longjmp
 .type longjmp,@function
 .globl _longjmp
 .type _longjmp,@function
longjmp:
_longjmp:
 comiclr,<> 0,%r25,%r0
 ldi 1,%r25
 .globl context_jump
 .type context_jump,@function
 .hidden context_jump
context_jump:
 ldo 80(%r26),%r1
 fldd,ma 8(%r1),%fr12
 fldd,ma 8(%r1),%fr13
 fldd,ma 8(%r1),%fr14
 fldd,ma 8(%r1),%fr15
 fldd,ma 8(%r1),%fr16
 fldd,ma 8(%r1),%fr17
 fldd,ma 8(%r1),%fr18
 fldd,ma 8(%r1),%fr19
 fldd,ma 8(%r1),%fr20
 fldd,ma 8(%r1),%fr21
 ldw 0(%r26),%r3
 ldw 4(%r26),%r4
 ldw 8(%r26),%r5
 ldw 12(%r26),%r6
 ldw 16(%r26),%r7
 ldw 20(%r26),%r8
 ldw 24(%r26),%r9
 ldw 28(%r26),%r10
 ldw 32(%r26),%r11
 ldw 36(%r26),%r12
 ldw 40(%r26),%r13
 ldw 44(%r26),%r14
 ldw 48(%r26),%r15
 ldw 52(%r26),%r16
 ldw 56(%r26),%r17
 ldw 60(%r26),%r18
 ldw 64(%r26),%rp
 ldw 68(%r26),%sp
 ldw 72(%r26),%dp
 ldw 76(%r26),%r1
 stw %r1,-24(%sp)
 bv %r0(%rp)
 copy %r25,%ret0
 .size longjmp,.-longjmp
 .globl getcontext
 .type getcontext,@function
getcontext:
 stw %rp,-20(%sp)
 bl context_begin,%rp
 ldo 64(%sp),%sp
 ldo -64(%sp),%sp
 ldw -20(%sp),%rp
 b setjmp
 copy %ret0,%r26
 .size getcontext,.-getcontext
 .globl context_prepare
 .type context_prepare,@function
 .hidden context_prepare
context_prepare:
 stw %r25,0(%r26)
 stw %r19,4(%r26)
 ldo 63(%r24),%r24
 depi 0,31,6,%r24
 ldo 64(%r24),%r24
 stw %r24,68(%r26)
 stw %r0,76(%r26)
 bl 1f,%r1
 depi 0,31,2,%r1
1: ldo context_start-1b(%r1),%r1
 bv %r0(%rp)
 stw %r1,64(%r26)
 .size context_prepare,.-context_prepare
 .type context_start,@function
context_start:
 copy %r4,%r19
 copy %r3,%r26
 stw %r0,-20(%sp)
 bl context_run,%rp
 ldo 64(%sp),%sp
 break 0,0
 .size context_start,.-context_start
 .globl _mcount
 .type _mcount,@function
 .globl mcount
 .type mcount,@function
_mcount:
mcount:
 depi 0,31,2,%r26
 b count_call
 depi 0,31,2,%r25
 .size _mcount,.-_mcount
