// da9e756b0ef69d7889e05e6994b59ba4 newlib/libc/posix/regerror.c
	.file	"regerror.c"
	.text
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"0"
.LC1:
	.string	"%d"
.LC2:
	.string	"REG_0x%x"
	.section	.text.regerror,"ax",@progbits
	.p2align 4
	.globl	regerror
	.type	regerror, @function
regerror:
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	movq	%rdx, %rbp
	pushq	%rbx
	movq	%rcx, %rbx
	movl	%edi, %ecx
	andb	$-2, %ch
	subq	$72, %rsp
	movl	rerrs(%rip), %eax
	cmpl	$255, %edi
	je	.L2
	andl	$256, %edi
	leaq	rerrs(%rip), %rdx
	testl	%eax, %eax
	jne	.L3
	jmp	.L32
	.p2align 4,,10
	.p2align 3
.L35:
	movl	24(%rdx), %eax
	addq	$24, %rdx
	testl	%eax, %eax
	je	.L32
.L3:
	cmpl	%eax, %ecx
	jne	.L35
	testl	%edi, %edi
	je	.L12
	movq	%rsp, %r13
	movq	8(%rdx), %rsi
	movq	%r13, %rdi
	call	strcpy@PLT
	.p2align 4,,10
	.p2align 3
.L6:
	movq	%r13, %rdi
	call	strlen@PLT
	leaq	1(%rax), %r12
	testq	%rbx, %rbx
	je	.L1
	cmpq	%rbx, %r12
	jnb	.L15
	movq	%r13, %rsi
	movq	%rbp, %rdi
	call	strcpy@PLT
.L1:
	addq	$72, %rsp
	movq	%r12, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L32:
	testl	%edi, %edi
	jne	.L36
.L12:
	movq	16(%rdx), %r13
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L15:
	leaq	-1(%rbx), %rdx
	movq	%r13, %rsi
	movq	%rbp, %rdi
	call	strncpy@PLT
	movb	$0, -1(%rbp,%rbx)
	addq	$72, %rsp
	movq	%r12, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	movq	%rsi, %r13
	leaq	rerrs(%rip), %r12
	testl	%eax, %eax
	jne	.L5
	.p2align 4,,10
	.p2align 3
.L8:
	leaq	.LC0(%rip), %r13
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L37:
	movl	24(%r12), %eax
	addq	$24, %r12
	testl	%eax, %eax
	je	.L8
.L5:
	movq	40(%r13), %rsi
	movq	8(%r12), %rdi
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L37
	movl	(%r12), %edx
	testl	%edx, %edx
	je	.L8
	movq	%rsp, %r13
	leaq	.LC1(%rip), %rsi
	xorl	%eax, %eax
	movq	%r13, %rdi
	call	sprintf@PLT
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L36:
	movq	%rsp, %r13
	movl	%ecx, %edx
	leaq	.LC2(%rip), %rsi
	xorl	%eax, %eax
	movq	%r13, %rdi
	call	sprintf@PLT
	jmp	.L6
	.size	regerror, .-regerror
	.section	.rodata.str1.1
.LC3:
	.string	"REG_NOMATCH"
.LC4:
	.string	"regexec() failed to match"
.LC5:
	.string	"REG_BADPAT"
.LC6:
	.string	"invalid regular expression"
.LC7:
	.string	"REG_ECOLLATE"
.LC8:
	.string	"invalid collating element"
.LC9:
	.string	"REG_ECTYPE"
.LC10:
	.string	"invalid character class"
.LC11:
	.string	"REG_EESCAPE"
.LC12:
	.string	"trailing backslash (\\)"
.LC13:
	.string	"REG_ESUBREG"
.LC14:
	.string	"invalid backreference number"
.LC15:
	.string	"REG_EBRACK"
.LC16:
	.string	"brackets ([ ]) not balanced"
.LC17:
	.string	"REG_EPAREN"
.LC18:
	.string	"parentheses not balanced"
.LC19:
	.string	"REG_EBRACE"
.LC20:
	.string	"braces not balanced"
.LC21:
	.string	"REG_BADBR"
.LC22:
	.string	"invalid repetition count(s)"
.LC23:
	.string	"REG_ERANGE"
.LC24:
	.string	"invalid character range"
.LC25:
	.string	"REG_ESPACE"
.LC26:
	.string	"out of memory"
.LC27:
	.string	"REG_BADRPT"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC28:
	.string	"repetition-operator operand invalid"
	.section	.rodata.str1.1
.LC29:
	.string	"REG_EMPTY"
.LC30:
	.string	"empty (sub)expression"
.LC31:
	.string	"REG_ASSERT"
	.section	.rodata.str1.8
	.align 8
.LC32:
	.string	"\"can't happen\" -- you found a bug"
	.section	.rodata.str1.1
.LC33:
	.string	"REG_INVARG"
	.section	.rodata.str1.8
	.align 8
.LC34:
	.string	"invalid argument to regex routine"
	.section	.rodata.str1.1
.LC35:
	.string	""
	.section	.rodata.str1.8
	.align 8
.LC36:
	.string	"*** unknown regexp error code ***"
	.section	.data.rel.local,"aw"
	.align 32
	.type	rerrs, @object
	.size	rerrs, 408
rerrs:
	.long	1
	.zero	4
	.quad	.LC3
	.quad	.LC4
	.long	2
	.zero	4
	.quad	.LC5
	.quad	.LC6
	.long	3
	.zero	4
	.quad	.LC7
	.quad	.LC8
	.long	4
	.zero	4
	.quad	.LC9
	.quad	.LC10
	.long	5
	.zero	4
	.quad	.LC11
	.quad	.LC12
	.long	6
	.zero	4
	.quad	.LC13
	.quad	.LC14
	.long	7
	.zero	4
	.quad	.LC15
	.quad	.LC16
	.long	8
	.zero	4
	.quad	.LC17
	.quad	.LC18
	.long	9
	.zero	4
	.quad	.LC19
	.quad	.LC20
	.long	10
	.zero	4
	.quad	.LC21
	.quad	.LC22
	.long	11
	.zero	4
	.quad	.LC23
	.quad	.LC24
	.long	12
	.zero	4
	.quad	.LC25
	.quad	.LC26
	.long	13
	.zero	4
	.quad	.LC27
	.quad	.LC28
	.long	14
	.zero	4
	.quad	.LC29
	.quad	.LC30
	.long	15
	.zero	4
	.quad	.LC31
	.quad	.LC32
	.long	16
	.zero	4
	.quad	.LC33
	.quad	.LC34
	.long	0
	.zero	4
	.quad	.LC35
	.quad	.LC36
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
