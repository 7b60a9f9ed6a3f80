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
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$92, %esp
	movl	112(%esp), %edx
	movl	116(%esp), %edi
	movl	124(%esp), %esi
	movl	%edx, %ecx
	andl	$-257, %ecx
	cmpl	$255, %edx
	movl	rerrs@GOTOFF(%ebx), %eax
	je	.L2
	movl	%edx, %edi
	leal	rerrs@GOTOFF(%ebx), %edx
	andl	$256, %edi
	testl	%eax, %eax
	jne	.L3
	jmp	.L32
	.p2align 4,,10
	.p2align 3
.L35:
	movl	12(%edx), %eax
	addl	$12, %edx
	testl	%eax, %eax
	je	.L32
.L3:
	cmpl	%eax, %ecx
	jne	.L35
	testl	%edi, %edi
	je	.L12
	movl	4(%edx), %eax
	leal	30(%esp), %ebp
	movl	%ebp, (%esp)
	movl	%eax, 4(%esp)
	call	strcpy@PLT
	.p2align 4
	.p2align 3
.L6:
	movl	%ebp, (%esp)
	call	strlen@PLT
	testl	%esi, %esi
	leal	1(%eax), %edi
	je	.L1
	cmpl	%esi, %edi
	jnb	.L15
	movl	%ebp, 4(%esp)
	movl	120(%esp), %eax
	movl	%eax, (%esp)
	call	strcpy@PLT
.L1:
	addl	$92, %esp
	movl	%edi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L32:
	testl	%edi, %edi
	jne	.L36
.L12:
	movl	8(%edx), %ebp
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L15:
	movl	%ebp, 4(%esp)
	movl	120(%esp), %eax
	decl	%esi
	movl	%esi, 8(%esp)
	movl	%eax, (%esp)
	call	strncpy@PLT
	movl	120(%esp), %eax
	movb	$0, (%eax,%esi)
	addl	$92, %esp
	movl	%edi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	leal	rerrs@GOTOFF(%ebx), %ebp
	testl	%eax, %eax
	jne	.L5
	.p2align 4
	.p2align 3
.L8:
	leal	.LC0@GOTOFF(%ebx), %ebp
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L37:
	movl	12(%ebp), %eax
	addl	$12, %ebp
	testl	%eax, %eax
	je	.L8
.L5:
	movl	20(%edi), %eax
	movl	%eax, 4(%esp)
	movl	4(%ebp), %eax
	movl	%eax, (%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L37
	movl	0(%ebp), %eax
	testl	%eax, %eax
	je	.L8
	movl	%eax, 8(%esp)
	leal	30(%esp), %ebp
	movl	%ebp, (%esp)
	leal	.LC1@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	call	sprintf@PLT
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L36:
	movl	%ecx, 8(%esp)
	leal	.LC2@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	leal	30(%esp), %ebp
	movl	%ebp, (%esp)
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
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC28:
	.string	"repetition-operator operand invalid"
	.section	.rodata.str1.1
.LC29:
	.string	"REG_EMPTY"
.LC30:
	.string	"empty (sub)expression"
.LC31:
	.string	"REG_ASSERT"
	.section	.rodata.str1.4
	.align 4
.LC32:
	.string	"\"can't happen\" -- you found a bug"
	.section	.rodata.str1.1
.LC33:
	.string	"REG_INVARG"
	.section	.rodata.str1.4
	.align 4
.LC34:
	.string	"invalid argument to regex routine"
	.section	.rodata.str1.1
.LC35:
	.string	""
	.section	.rodata.str1.4
	.align 4
.LC36:
	.string	"*** unknown regexp error code ***"
	.section	.data.rel.local,"aw"
	.align 32
	.type	rerrs, @object
	.size	rerrs, 204
rerrs:
	.long	1
	.long	.LC3
	.long	.LC4
	.long	2
	.long	.LC5
	.long	.LC6
	.long	3
	.long	.LC7
	.long	.LC8
	.long	4
	.long	.LC9
	.long	.LC10
	.long	5
	.long	.LC11
	.long	.LC12
	.long	6
	.long	.LC13
	.long	.LC14
	.long	7
	.long	.LC15
	.long	.LC16
	.long	8
	.long	.LC17
	.long	.LC18
	.long	9
	.long	.LC19
	.long	.LC20
	.long	10
	.long	.LC21
	.long	.LC22
	.long	11
	.long	.LC23
	.long	.LC24
	.long	12
	.long	.LC25
	.long	.LC26
	.long	13
	.long	.LC27
	.long	.LC28
	.long	14
	.long	.LC29
	.long	.LC30
	.long	15
	.long	.LC31
	.long	.LC32
	.long	16
	.long	.LC33
	.long	.LC34
	.long	0
	.long	.LC35
	.long	.LC36
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
