// ec16f24de5b1c4c8ee5fb9ab0c4a5afa emu/guest/sunos/amd64/setjmp.S
 .text
 .globl setjmp, _setjmp
 .type setjmp, @function
 .type _setjmp, @function
setjmp:
_setjmp:
 movq %rbx, (%rdi)
 movq %rbp, 8(%rdi)
 movq %r12, 16(%rdi)
 movq %r13, 24(%rdi)
 movq %r14, 32(%rdi)
 movq %r15, 40(%rdi)
 leaq 8(%rsp), %rcx
 movq %rcx, 48(%rdi)
 movq (%rsp), %rcx
 movq %rcx, 56(%rdi)
 xorl %eax, %eax
 ret
 .size setjmp, .-setjmp
 .globl longjmp, _longjmp
 .type longjmp, @function
 .type _longjmp, @function
longjmp:
_longjmp:
 movl %esi, %eax
 testl %eax, %eax
 jne 1f
 incl %eax
1: movq (%rdi), %rbx
 movq 8(%rdi), %rbp
 movq 16(%rdi), %r12
 movq 24(%rdi), %r13
 movq 32(%rdi), %r14
 movq 40(%rdi), %r15
 movq 48(%rdi), %rsp
 jmp *56(%rdi)
 .size longjmp, .-longjmp
 .globl sigsetjmp
 .type sigsetjmp, @function
sigsetjmp:
 movslq %esi, %rsi
 movq %rsi, 64(%rdi)
 testq %rsi, %rsi
 je setjmp
 pushq %rdi
 leaq 72(%rdi), %rdx
 xorl %esi, %esi
 movl $1, %edi
 call sigprocmask
 popq %rdi
 jmp setjmp
 .size sigsetjmp, .-sigsetjmp
 .globl siglongjmp
 .type siglongjmp, @function
siglongjmp:
 cmpq $0, 64(%rdi)
 je longjmp
 pushq %rdi
 pushq %rsi
 subq $8, %rsp
 movq 48(%rdi), %rsi
 addq $72, %rdi
 call jump_to_signals
 addq $8, %rsp
 popq %rsi
 popq %rdi
 jmp longjmp
 .size siglongjmp, .-siglongjmp
 .globl getcontext
 .type getcontext, @function
getcontext:
 movq %rdi, %rsi
 movq %rdi, %r8
 xorl %edi, %edi
 movl $100, %eax
 syscall
 jc 1f
 movq (%rsp), %rdx
 movq %rdx, 200(%r8)
 leaq 8(%rsp), %rdx
 movq %rdx, 224(%r8)
 xorl %eax, %eax
 movq %rax, 176(%r8)
 ret
1: movl $-1, %eax
 ret
 .size getcontext, .-getcontext
 .globl setcontext
 .type setcontext, @function
setcontext:
 movq %rdi, %rsi
 movl $1, %edi
 movl $100, %eax
 syscall
 movl $-1, %eax
 ret
 .size setcontext, .-setcontext
 .globl context_return
 .type context_return, @function
context_return:
 movq %rbx, %rdi
 call context_finish
 .size context_return, .-context_return
 .globl vfork
 .type vfork, @function
vfork:
 popq %r8
 movl $119, %eax
 syscall
 jc 1f
 testl %edx, %edx
 je 2f
 xorl %eax, %eax
2: jmp *%r8
1: pushq %r8
 pushq %rax
 call ___errno
 popq %rdx
 movl %edx, (%rax)
 movq $-1, %rax
 ret
 .size vfork, .-vfork
 .section ".note.GNU-stack", "", @progbits
