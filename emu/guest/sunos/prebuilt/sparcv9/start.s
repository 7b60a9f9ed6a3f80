! ea853b1be51a8850db643f34bd646d6b emu/guest/sunos/sparcv9/start.S
! start.S - the entry of the 64-bit ld.so.1, system calls, and what imports without an implementation run. %sp and %fp are 2047 less than
! addresses.
 .section ".text"
 .align 4
 .register %g2, #scratch
 .register %g3, #scratch
! The kernel starts here; argc is after the save area. The program gets the stack as it is, and in %g1 the function for atexit().
 .global _start
 .type _start, #function
_start:
 clr %fp
 add %sp, (2047 + 128), %o0
 call loader_main
 sub %sp, 176, %sp
 add %sp, 176, %sp
 mov %o0, %g2
 mov %o1, %g1
 clr %o0
 clr %o1
 jmp %g2
 clr %o7
 .size _start, .-_start
! struct call_result system_call(long number, ...): up to eight arguments; the result is in two registers. The error number is made negative.
! ERESTART (91): a handler that lets calls go on has run; the call is made again.
 .global system_call
 .type system_call, #function
system_call:
 save %sp, -(176 + 16), %sp
 ldx [%fp+(2047 + 128)+56], %l0
 ldx [%fp+(2047 + 128)+64], %l1
 stx %l0, [%sp+(2047 + 128)+48]
 stx %l1, [%sp+(2047 + 128)+56]
1: mov %i0, %g1
 mov %i1, %o0
 mov %i2, %o1
 mov %i3, %o2
 mov %i4, %o3
 mov %i5, %o4
 ldx [%fp+(2047 + 128)+48], %o5
 ta 0x40
 bcc 2f
 nop
 cmp %o0, 91
 be 1b
 nop
 neg %o0
2: mov %o0, %i0
 ret
 restore %g0, %o1, %o1
 .size system_call, .-system_call
! The stubs of such imports come here, with the name in %g1.
 .global missing_import
 .type missing_import, #function
missing_import:
 save %sp, -176, %sp
 call report_missing
 mov %g1, %o0
 .size missing_import, .-missing_import
 .global set_thread_pointer
 .type set_thread_pointer, #function
set_thread_pointer:
 retl
 mov %o0, %g7
 .size set_thread_pointer, .-set_thread_pointer
 .global thread_pointer
 .type thread_pointer, #function
thread_pointer:
 retl
 mov %g7, %o0
 .size thread_pointer, .-thread_pointer
 .section ".note.GNU-stack", "", @progbits
