// 27bffbca8b351b44c59c2c4262dad3cd emu/guest/sunos/amd64/start.S
 .text
 .globl _start
 .type _start, @function
_start:
 xorl %ebp, %ebp
 movq %rsp, %rbx
 movq %rsp, %rdi
 andq $-16, %rsp
 call loader_main
 movq %rbx, %rsp
 xchgq %rax, %rdx
 jmp *%rax
 .size _start, .-_start
 .globl system_call
 .type system_call, @function
system_call:
 subq $88, %rsp
 movq 104(%rsp), %rax
 movq %rax, 8(%rsp)
 movq 112(%rsp), %rax
 movq %rax, 16(%rsp)
 movq %rdi, 24(%rsp)
 movq %rsi, 32(%rsp)
 movq %rdx, 40(%rsp)
 movq %rcx, 48(%rsp)
 movq %r8, 56(%rsp)
 movq %r9, 64(%rsp)
1: movq 24(%rsp), %rax
 movq 32(%rsp), %rdi
 movq 40(%rsp), %rsi
 movq 48(%rsp), %rdx
 movq 56(%rsp), %r10
 movq 64(%rsp), %r8
 movq 96(%rsp), %r9
 syscall
 jnc 2f
 cmpl $91, %eax
 je 1b
 negq %rax
2: addq $88, %rsp
 ret
 .size system_call, .-system_call
 .globl missing_import
 .type missing_import, @function
missing_import:
 movq %rax, %rdi
 andq $-16, %rsp
 call report_missing
 .size missing_import, .-missing_import
 .globl set_thread_pointer
 .type set_thread_pointer, @function
set_thread_pointer:
 movq %rdi, %rdx
 xorl %edi, %edi
 xorl %esi, %esi
 movl $166, %eax
 syscall
 ret
 .size set_thread_pointer, .-set_thread_pointer
 .globl thread_pointer
 .type thread_pointer, @function
thread_pointer:
 movq %fs:0, %rax
 ret
 .size thread_pointer, .-thread_pointer
 .section ".note.GNU-stack", "", @progbits
