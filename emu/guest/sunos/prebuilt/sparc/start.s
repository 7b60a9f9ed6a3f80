! 66af74a0860ed3a9bd062ac784bf6312 emu/guest/sunos/sparc/start.S
! start.S - the entry of ld.so.1, system calls, and what imports without an implementation run.
 .section ".text"
 .align 4
! The kernel starts here; argc is at %sp + 64. The program gets the stack as it is, and in %g1 the function for atexit().
 .global _start
 .type _start, #function
_start:
 clr %fp
 add %sp, 64, %o0
 call loader_main
 sub %sp, 96, %sp
 add %sp, 96, %sp
 mov %o0, %g2
 mov %o1, %g1
 clr %o0
 clr %o1
 jmp %g2
 clr %o7
 .size _start, .-_start
! struct call_result system_call(long number, ...): up to eight arguments. The error number is made negative. ERESTART (91): a handler that
! lets calls go on has run; the call is made again.
 .global system_call
 .type system_call, #function
system_call:
 save %sp, -112, %sp
 ld [%fp+96], %l0
 ld [%fp+100], %l1
 st %l0, [%sp+92]
 st %l1, [%sp+96]
1: mov %i0, %g1
 mov %i1, %o0
 mov %i2, %o1
 mov %i3, %o2
 mov %i4, %o3
 mov %i5, %o4
 ld [%fp+92], %o5
 ta 8
 bcc 2f
 ld [%fp+64], %l2
 cmp %o0, 91
 be 1b
 neg %o0
2: st %o0, [%l2]
 st %o1, [%l2+4]
 mov %l2, %i0
 jmp %i7+12
 restore
 .size system_call, .-system_call
! The stubs of such imports come here, with the name in %g1.
 .global missing_import
 .type missing_import, #function
missing_import:
 save %sp, -96, %sp
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
