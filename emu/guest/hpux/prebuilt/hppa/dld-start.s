; 9b8bb3ece3202e169937e620c0446b0d emu/guest/hpux/hppa/dld-start.S
 .text
 .align 4
 .globl dld_entry
 .type dld_entry,@function
dld_entry:
 ldw 4(%r24),%r19
 ldil L%0x40001000,%r1
 ldo R%0x40001000(%r1),%r1
 sub %r19,%r1,%r19
 b dld_start
 addl %r19,%r24,%r19
 .size dld_entry,.-dld_entry
 .globl missing_import
 .type missing_import,@function
 .hidden missing_import
missing_import:
 ldw 0(%r19),%r26
 b report_missing
 ldw 4(%r19),%r19
 .size missing_import,.-missing_import
 .globl own_ltp
 .type own_ltp,@function
 .hidden own_ltp
own_ltp:
 bv %r0(%rp)
 copy %r19,%ret0
 .size own_ltp,.-own_ltp
