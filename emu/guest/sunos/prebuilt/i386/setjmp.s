// 5ea8b4b5b0baccf128e54ca5138146f4 emu/guest/sunos/i386/setjmp.S
 .text
 .globl setjmp, _setjmp
 .type setjmp, @function
 .type _setjmp, @function
setjmp:
_setjmp:
 movl 4(%esp), %eax
 movl %ebx, (%eax)
 movl %esi, 4(%eax)
 movl %edi, 8(%eax)
 movl %ebp, 12(%eax)
 leal 4(%esp), %ecx
 movl %ecx, 16(%eax)
 movl (%esp), %ecx
 movl %ecx, 20(%eax)
 xorl %eax, %eax
 ret
 .size setjmp, .-setjmp
 .globl longjmp, _longjmp
 .type longjmp, @function
 .type _longjmp, @function
longjmp:
_longjmp:
 movl 4(%esp), %edx
 movl 8(%esp), %eax
 testl %eax, %eax
 jne 1f
 incl %eax
1: movl (%edx), %ebx
 movl 4(%edx), %esi
 movl 8(%edx), %edi
 movl 12(%edx), %ebp
 movl 16(%edx), %esp
 jmp *20(%edx)
 .size longjmp, .-longjmp
 .globl sigsetjmp
 .type sigsetjmp, @function
sigsetjmp:
 movl 4(%esp), %eax
 movl 8(%esp), %ecx
 movl %ecx, 24(%eax)
 testl %ecx, %ecx
 je setjmp
 addl $28, %eax
 pushl %eax
 pushl $0
 pushl $1
 call sigprocmask
 addl $12, %esp
 jmp setjmp
 .size sigsetjmp, .-sigsetjmp
 .globl siglongjmp
 .type siglongjmp, @function
siglongjmp:
 movl 4(%esp), %eax
 cmpl $0, 24(%eax)
 je longjmp
 pushl 16(%eax)
 addl $28, %eax
 pushl %eax
 call jump_to_signals
 addl $8, %esp
 jmp longjmp
 .size siglongjmp, .-siglongjmp
 .globl getcontext
 .type getcontext, @function
getcontext:
 pushl 4(%esp)
 pushl $0
 pushl $0
 movl $100, %eax
 int $0x91
 leal 12(%esp), %esp
 jc 1f
 movl 4(%esp), %ecx
 movl (%esp), %edx
 movl %edx, 92(%ecx)
 leal 4(%esp), %edx
 movl %edx, 104(%ecx)
 xorl %eax, %eax
 movl %eax, 80(%ecx)
 ret
1: movl $-1, %eax
 ret
 .size getcontext, .-getcontext
 .globl setcontext
 .type setcontext, @function
setcontext:
 pushl 4(%esp)
 pushl $1
 pushl $0
 movl $100, %eax
 int $0x91
 addl $12, %esp
 movl $-1, %eax
 ret
 .size setcontext, .-setcontext
 .globl context_return
 .type context_return, @function
context_return:
 pushl %ebx
 call context_finish
 .size context_return, .-context_return
 .globl vfork
 .type vfork, @function
vfork:
 popl %ecx
 movl $119, %eax
 int $0x91
 jc 1f
 testl %edx, %edx
 je 2f
 xorl %eax, %eax
2: jmp *%ecx
1: pushl %ecx
 pushl %eax
 call ___errno
 popl %edx
 movl %edx, (%eax)
 movl $-1, %eax
 ret
 .size vfork, .-vfork
 .section ".note.GNU-stack", "", @progbits
