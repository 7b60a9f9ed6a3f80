// decc9f5b790189cc93af6f606224d9b5 emu/guest/sunos/loader.c
	.file	"loader.c"
	.text
	.section	.text.look_up_below,"ax",@progbits
	.p2align 4
	.type	look_up_below, @function
look_up_below:
	pushl	%ebp
	movl	%ecx, %ebp
	pushl	%edi
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	pushl	%esi
	movl	%edx, %esi
	pushl	%ebx
	subl	$44, %esp
	movl	%ecx, (%esp)
	movl	%edi, 20(%esp)
	movl	%eax, %edi
	call	hash_of
	movl	%ebp, 4(%esp)
	movl	%esi, (%esp)
	movl	%eax, 8(%esp)
	call	find_in
	testl	%eax, %eax
	je	.L24
.L2:
	movl	%eax, 4(%edi)
	movl	%edi, %eax
	movl	%esi, (%edi)
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L24:
	movl	148(%esi), %ebx
	testl	%ebx, %ebx
	je	.L13
	xorl	%edx, %edx
	cmpl	$15, 64(%esp)
	movl	%edx, 16(%esp)
	jg	.L13
	.p2align 4
	.p2align 3
.L3:
	movl	(%ebx), %eax
	testl	%eax, %eax
	je	.L25
	addl	$8, %ebx
	decl	%eax
	jne	.L3
	movl	-4(%ebx), %eax
	movl	156(%esi), %ecx
	addl	%ecx, %eax
	movl	%eax, (%esp)
	call	find_loaded
	testl	%eax, %eax
	movl	%eax, %edx
	je	.L7
	movl	64(%esp), %eax
	leal	1(%eax), %ecx
.L8:
	movl	%ecx, (%esp)
	leal	24(%esp), %eax
	movl	%ebp, %ecx
	call	look_up_below
	movl	24(%esp), %edx
	movl	28(%esp), %eax
	testl	%edx, %edx
	movl	%eax, 16(%esp)
	je	.L3
	movl	%eax, 4(%edi)
	movl	%edx, %esi
	movl	%edi, %eax
	movl	%esi, (%edi)
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L25:
	movl	16(%esp), %eax
	xorl	%esi, %esi
	movl	%esi, (%edi)
	movl	%eax, 4(%edi)
	addl	$44, %esp
	movl	%edi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	movl	-4(%ebx), %eax
	movl	156(%esi), %edx
	addl	%edx, %eax
	movl	%eax, (%esp)
	call	is_own_library
	testl	%eax, %eax
	je	.L3
	movl	64(%esp), %eax
	leal	1(%eax), %ecx
	movl	20(%esp), %eax
	leal	own_module@GOTOFF(%eax), %edx
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L13:
	xorl	%esi, %esi
	jmp	.L2
	.size	look_up_below, .-look_up_below
	.section	.text.finish,"ax",@progbits
	.p2align 4
	.type	finish, @function
finish:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$1068, %esp
	movl	modules@GOTOFF(%ebx), %edx
	testl	%edx, %edx
	je	.L26
	leal	32(%esp), %ecx
	xorl	%eax, %eax
	movl	%ecx, 24(%esp)
	.p2align 4
	.p2align 3
.L28:
	movl	24(%esp), %edi
	movl	%eax, %ecx
	incl	%eax
	movl	%edx, -4(%edi,%eax,4)
	movl	(%edx), %edx
	testl	%edx, %edx
	je	.L40
	cmpl	$255, %eax
	jbe	.L28
.L40:
	movl	24(%esp), %eax
	leal	(%eax,%ecx,4), %esi
	leal	program@GOTOFF(%ebx), %eax
	movl	%eax, 28(%esp)
	jmp	.L38
	.p2align 4,,10
	.p2align 3
.L31:
	cmpl	%esi, 24(%esp)
	leal	-4(%esi), %eax
	je	.L26
.L39:
	movl	%eax, %esi
.L38:
	movl	(%esi), %edi
	movl	196(%edi), %ebp
	testl	%ebp, %ebp
	je	.L31
	movl	%edi, (%esp)
	movl	$26, %ebx
	movl	%ebx, 4(%esp)
	call	table_of
	testl	%eax, %eax
	movl	%eax, %ebx
	je	.L36
	movl	124(%edi), %eax
	shrl	$2, %eax
	je	.L36
	leal	-4(%ebx,%eax,4), %ebp
	.p2align 4
	.p2align 3
.L37:
	call	*0(%ebp)
	movl	%ebp, %edx
	subl	$4, %ebp
	cmpl	%edx, %ebx
	jne	.L37
.L36:
	movl	196(%edi), %ecx
	testl	%ecx, %ecx
	je	.L31
	movl	28(%esp), %eax
	cmpl	%eax, %edi
	je	.L31
	movl	64(%edi), %edx
	testl	%edx, %edx
	je	.L31
	movl	%edi, (%esp)
	movl	$13, %eax
	movl	%eax, 4(%esp)
	call	table_of
	call	*%eax
	leal	-4(%esi), %eax
	cmpl	%esi, 24(%esp)
	jne	.L39
.L26:
	addl	$1068, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	finish, .-finish
	.section	.text.initialise.part.0,"ax",@progbits
	.p2align 4
	.type	initialise.part.0, @function
initialise.part.0:
	pushl	%edi
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	movl	$1, %ebx
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	subl	$16, %esp
	movl	%ebx, 196(%eax)
	movl	148(%eax), %ebx
	testl	%ebx, %ebx
	jne	.L80
	jmp	.L57
	.p2align 4,,10
	.p2align 3
.L62:
	addl	$8, %ebx
.L80:
	movl	(%ebx), %eax
	testl	%eax, %eax
	je	.L57
	decl	%eax
	.p2align 4,,3
	jne	.L62
	movl	4(%ebx), %eax
	movl	156(%esi), %ecx
	addl	%ecx, %eax
	movl	%eax, (%esp)
	call	find_loaded
	testl	%eax, %eax
	je	.L62
	movl	196(%eax), %edx
	testl	%edx, %edx
	jne	.L62
	call	initialise.part.0
	jmp	.L62
	.p2align 4,,10
	.p2align 3
.L57:
	leal	program@GOTOFF(%edi), %eax
	cmpl	%eax, %esi
	je	.L60
	movl	60(%esi), %ecx
	testl	%ecx, %ecx
	jne	.L81
.L60:
	movl	%esi, (%esp)
	movl	$25, %eax
	movl	%eax, 4(%esp)
	call	table_of
	testl	%eax, %eax
	movl	%eax, %ebx
	je	.L56
	movl	120(%esi), %eax
	shrl	$2, %eax
	je	.L56
	leal	(%ebx,%eax,4), %esi
	.p2align 4
	.p2align 3
.L66:
	call	*(%ebx)
	addl	$4, %ebx
	cmpl	%esi, %ebx
	jne	.L66
.L56:
	addl	$16, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L81:
	movl	%esi, (%esp)
	movl	$12, %edx
	movl	%edx, 4(%esp)
	call	table_of
	call	*%eax
	jmp	.L60
	.size	initialise.part.0, .-initialise.part.0
	.section	.text.print,"ax",@progbits
	.p2align 4
	.globl	print
	.hidden	print
	.type	print, @function
print:
	subl	$28, %esp
	movl	%ebx, 20(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 24(%esp)
	movl	32(%esp), %esi
	movl	%esi, (%esp)
	call	strlen@PLT
	movl	%esi, 4(%esp)
	movl	$2, (%esp)
	movl	%eax, 8(%esp)
	call	write@PLT
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.size	print, .-print
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"precis: "
.LC1:
	.string	": "
.LC2:
	.string	"\n"
	.section	.text.fatal,"ax",@progbits
	.p2align 4
	.globl	fatal
	.hidden	fatal
	.type	fatal, @function
fatal:
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$24, %esp
	leal	.LC0@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	print
	movl	36(%esp), %eax
	movl	%eax, (%esp)
	call	print
	leal	.LC1@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	print
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	print
	leal	.LC2@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	print
	movl	$127, (%esp)
	call	_exit@PLT
	.size	fatal, .-fatal
	.section	.rodata.str1.1
.LC3:
	.string	"called, but no library has it"
	.section	.text.report_missing,"ax",@progbits
	.p2align 4
	.globl	report_missing
	.type	report_missing, @function
report_missing:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$28, %esp
	movl	32(%esp), %edx
	movl	%edx, 4(%esp)
	leal	.LC3@GOTOFF(%eax), %eax
	movl	%eax, (%esp)
	call	fatal
	.size	report_missing, .-report_missing
	.section	.text.map,"ax",@progbits
	.p2align 4
	.globl	map
	.hidden	map
	.type	map, @function
map:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	68(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 20(%esp)
	movl	64(%esp), %eax
	movl	%eax, 16(%esp)
	movl	60(%esp), %eax
	movl	%eax, 12(%esp)
	movl	56(%esp), %eax
	movl	%eax, 8(%esp)
	movl	52(%esp), %eax
	movl	%eax, 4(%esp)
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	call	mmap@PLT
	xorl	%edx, %edx
	movl	40(%esp), %ebx
	cmpl	$-1, %eax
	cmove	%edx, %eax
	addl	$44, %esp
	ret
	.size	map, .-map
	.section	.rodata.str1.1
.LC4:
	.string	"ld.so.1"
.LC5:
	.string	"no memory"
	.section	.text.allocate,"ax",@progbits
	.p2align 4
	.globl	allocate
	.hidden	allocate
	.type	allocate, @function
allocate:
	subl	$44, %esp
	movl	%ebx, 32(%esp)
	movl	48(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 36(%esp)
	movl	%edi, 40(%esp)
	leal	7(%eax), %esi
	andl	$-8, %esi
	movl	at.0@GOTOFF(%ebx), %edx
	movl	end.1@GOTOFF(%ebx), %eax
	subl	%edx, %eax
	cmpl	%esi, %eax
	jb	.L93
	movl	%edx, %eax
.L94:
	addl	%edx, %esi
	movl	40(%esp), %edi
	movl	%esi, at.0@GOTOFF(%ebx)
	movl	32(%esp), %ebx
	movl	36(%esp), %esi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L93:
	movl	$-2147483390, %eax
	xorl	%edx, %edx
	movl	%eax, 12(%esp)
	leal	16383(%esi), %edi
	movl	$-1, %ecx
	movl	%edx, 20(%esp)
	andl	$-4096, %edi
	movl	$7, %eax
	movl	%ecx, 16(%esp)
	movl	%eax, 8(%esp)
	movl	%edi, 4(%esp)
	movl	$0, (%esp)
	call	mmap@PLT
	cmpl	$-1, %eax
	je	.L99
	movl	%eax, at.0@GOTOFF(%ebx)
	testl	%eax, %eax
	movl	%eax, %edx
	je	.L96
	addl	%eax, %edi
	movl	%edi, end.1@GOTOFF(%ebx)
	jmp	.L94
	.p2align 4,,10
	.p2align 3
.L99:
	xorl	%eax, %eax
	movl	%eax, at.0@GOTOFF(%ebx)
.L96:
	leal	.LC4@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	leal	.LC5@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	fatal
	.size	allocate, .-allocate
	.section	.text.copy,"ax",@progbits
	.p2align 4
	.globl	copy
	.hidden	copy
	.type	copy, @function
copy:
	subl	$28, %esp
	movl	%ebx, 20(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 24(%esp)
	movl	32(%esp), %esi
	movl	%esi, (%esp)
	call	strlen@PLT
	incl	%eax
	movl	%eax, (%esp)
	call	allocate
	movl	%esi, 4(%esp)
	movl	%eax, (%esp)
	call	strcpy@PLT
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.size	copy, .-copy
	.section	.text.library_finish,"ax",@progbits
	.p2align 4
	.globl	library_finish
	.type	library_finish, @function
library_finish:
	ret
	.size	library_finish, .-library_finish
	.section	.rodata.str1.1
.LC6:
	.string	"no such shared library"
	.section	.text.dlopen,"ax",@progbits
	.p2align 4
	.globl	dlopen
	.type	dlopen, @function
dlopen:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$16, %esp
	movl	32(%esp), %eax
	testl	%eax, %eax
	movl	modules_end@GOTOFF(%ebx), %edi
	je	.L109
	movl	%eax, (%esp)
	leal	program@GOTOFF(%ebx), %edx
	movl	%edx, 4(%esp)
	call	load_library
	testl	%eax, %eax
	movl	%eax, %esi
	je	.L118
.L104:
	movl	(%edi), %eax
	testl	%eax, %eax
	je	.L103
	movl	%eax, (%esp)
	call	load_needed
	movl	(%edi), %eax
	movl	%eax, (%esp)
	call	bind_all
	movl	(%edi), %ebx
	testl	%ebx, %ebx
	je	.L103
	.p2align 4
	.p2align 3
.L108:
	movl	196(%ebx), %eax
	testl	%eax, %eax
	jne	.L107
	movl	%ebx, %eax
	call	initialise.part.0
.L107:
	movl	(%ebx), %ebx
	testl	%ebx, %ebx
	jne	.L108
.L103:
	addl	$16, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L109:
	leal	program@GOTOFF(%ebx), %esi
	jmp	.L104
.L118:
	leal	.LC6@GOTOFF(%ebx), %eax
	movl	%eax, error_text@GOTOFF(%ebx)
	jmp	.L103
	.size	dlopen, .-dlopen
	.section	.rodata.str1.1
.LC7:
	.string	"no such symbol"
.LC8:
	.string	"not a loaded library"
	.section	.text.dlsym,"ax",@progbits
	.p2align 4
	.globl	dlsym
	.type	dlsym, @function
dlsym:
	pushl	%ebp
	pushl	%edi
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	pushl	%esi
	pushl	%ebx
	subl	$44, %esp
	movl	64(%esp), %ebx
	movl	68(%esp), %ebp
	movl	modules@GOTOFF(%edi), %ecx
	movl	60(%esp), %esi
	testl	%ecx, %ecx
	je	.L120
	movl	%ecx, 16(%esp)
	movl	%ecx, %eax
	movl	%ebx, 20(%esp)
	jmp	.L122
	.p2align 4,,10
	.p2align 3
.L177:
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L176
.L122:
	movl	164(%eax), %ecx
	movl	%esi, %ebx
	movl	168(%eax), %edx
	subl	%ecx, %ebx
	subl	%ecx, %edx
	cmpl	%edx, %ebx
	jnb	.L177
	movl	20(%esp), %ebx
	movl	16(%esp), %ecx
	cmpl	$-1, %ebx
	je	.L126
	leal	3(%ebx), %edx
	cmpl	$1, %edx
	ja	.L178
.L129:
	cmpl	$-3, %ebx
	jne	.L147
	leal	own_module@GOTOFF(%edi), %edx
	cmpl	%edx, %eax
	je	.L147
.L134:
	movl	%eax, 8(%esp)
	leal	24(%esp), %edx
	xorl	%ecx, %ecx
	movl	%edx, (%esp)
	movl	%ecx, 12(%esp)
	movl	%ebp, 4(%esp)
	call	look_up
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
.L128:
	testl	%eax, %eax
	je	.L179
.L139:
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	address_of
	movl	%eax, 64(%esp)
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	jmp	copied_to
	.p2align 4,,10
	.p2align 3
.L176:
	movl	16(%esp), %ecx
	movl	20(%esp), %ebx
.L120:
	movl	164+own_module@GOTOFF(%edi), %edx
	movl	168+own_module@GOTOFF(%edi), %eax
	subl	%edx, %esi
	subl	%edx, %eax
	cmpl	%eax, %esi
	jnb	.L180
	cmpl	$-1, %ebx
	je	.L181
.L125:
	leal	3(%ebx), %eax
	cmpl	$1, %eax
	jbe	.L147
	leal	program@GOTOFF(%edi), %eax
	cmpl	%eax, %ebx
	je	.L147
	testl	%ecx, %ecx
	setne	%al
	cmpl	%ecx, %ebx
	je	.L133
	.p2align 4
	.p2align 3
.L182:
	testb	%al, %al
	je	.L133
.L135:
	movl	(%ecx), %ecx
	testl	%ecx, %ecx
	setne	%al
	cmpl	%ecx, %ebx
	jne	.L182
.L133:
	leal	own_module@GOTOFF(%edi), %edx
	cmpl	%edx, %ebx
	je	.L142
	leal	.LC8@GOTOFF(%edi), %edx
	testb	%al, %al
	jne	.L142
	movl	%edx, error_text@GOTOFF(%edi)
	addl	$44, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L181:
	leal	own_module@GOTOFF(%edi), %eax
.L126:
	movl	(%eax), %edx
.L124:
	movl	%edx, 8(%esp)
	leal	24(%esp), %eax
	xorl	%ebx, %ebx
	movl	%eax, (%esp)
	movl	%ebx, 12(%esp)
	movl	%ebp, 4(%esp)
	call	look_up
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	testl	%eax, %eax
	jne	.L139
.L179:
	leal	.LC7@GOTOFF(%edi), %edx
	xorl	%eax, %eax
	movl	%edx, error_text@GOTOFF(%edi)
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L178:
	leal	program@GOTOFF(%edi), %edx
	cmpl	%edx, %ebx
	je	.L129
	cmpl	%ecx, %ebx
	jne	.L135
	.p2align 4
	.p2align 3
.L142:
	movl	$0, (%esp)
	leal	24(%esp), %eax
	movl	%ebx, %edx
	movl	%ebp, %ecx
	call	look_up_below
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	jmp	.L128
	.p2align 4,,10
	.p2align 3
.L180:
	cmpl	$-1, %ebx
	jne	.L125
	xorl	%edx, %edx
	jmp	.L124
.L147:
	movl	%ecx, %eax
	.p2align 4,,4
	jmp	.L134
	.size	dlsym, .-dlsym
	.section	.text.dlerror,"ax",@progbits
	.p2align 4
	.globl	dlerror
	.type	dlerror, @function
dlerror:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	xorl	%ecx, %ecx
	movl	error_text@GOTOFF(%eax), %edx
	movl	%ecx, error_text@GOTOFF(%eax)
	movl	%edx, %eax
	ret
	.size	dlerror, .-dlerror
	.section	.text.dlclose,"ax",@progbits
	.p2align 4
	.globl	dlclose
	.type	dlclose, @function
dlclose:
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	8(%esp), %ecx
	movl	modules@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	setne	%dl
	cmpl	%eax, %ecx
	jne	.L201
	jmp	.L185
	.p2align 4,,10
	.p2align 3
.L202:
	movl	(%eax), %eax
	testl	%eax, %eax
	setne	%dl
	cmpl	%eax, %ecx
	je	.L185
.L201:
	testb	%dl, %dl
	jne	.L202
.L185:
	leal	own_module@GOTOFF(%ebx), %eax
	cmpl	%eax, %ecx
	je	.L189
	testb	%dl, %dl
	jne	.L189
	leal	.LC8@GOTOFF(%ebx), %eax
	movl	%eax, error_text@GOTOFF(%ebx)
	movl	$-1, %eax
	popl	%ebx
	ret
	.p2align 4,,10
	.p2align 3
.L189:
	popl	%ebx
	xorl	%eax, %eax
	ret
	.size	dlclose, .-dlclose
	.section	.text.getexecname,"ax",@progbits
	.p2align 4
	.globl	getexecname
	.type	getexecname, @function
getexecname:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	movl	program_path@GOTOFF(%eax), %eax
	ret
	.size	getexecname, .-getexecname
	.section	.text.dladdr,"ax",@progbits
	.p2align 4
	.globl	dladdr
	.type	dladdr, @function
dladdr:
	pushl	%ebp
	pushl	%edi
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	pushl	%esi
	pushl	%ebx
	subl	$20, %esp
	movl	44(%esp), %edx
	movl	modules@GOTOFF(%edi), %eax
	testl	%eax, %eax
	je	.L205
	movl	40(%esp), %ebp
	jmp	.L207
	.p2align 4,,10
	.p2align 3
.L230:
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L205
.L207:
	movl	164(%eax), %ecx
	movl	%ebp, %esi
	movl	168(%eax), %ebx
	subl	%ecx, %esi
	subl	%ecx, %ebx
	cmpl	%ebx, %esi
	jnb	.L230
.L206:
	movl	160(%eax), %ebp
	movl	4(%eax), %edi
	testl	%ebp, %ebp
	je	.L216
	movl	4(%ebp), %esi
	cmpl	$1, %esi
	jbe	.L214
	movl	%edi, 16(%esp)
	movl	8(%eax), %ebx
	xorl	%ebp, %ebp
	movl	%ecx, 8(%esp)
	movl	%eax, 12(%esp)
	movl	%edx, 44(%esp)
	movl	%ebx, (%esp)
	movl	152(%eax), %ebx
	movl	%ebx, 4(%esp)
	movl	$1, %ebx
	movl	4(%esp), %edi
	jmp	.L211
	.p2align 4,,10
	.p2align 3
.L210:
	incl	%ebx
	cmpl	%ebx, %esi
	je	.L231
.L211:
	movl	%ebx, %eax
	sall	$4, %eax
	addl	%edi, %eax
	movzwl	14(%eax), %edx
	movl	4(%eax), %ecx
	decl	%edx
	cmpw	$-258, %dx
	ja	.L210
	movl	(%esp), %edx
	addl	%ecx, %edx
	cmpl	%edx, 40(%esp)
	jb	.L210
	testl	%ebp, %ebp
	je	.L215
	cmpl	%ecx, 4(%ebp)
	jnb	.L210
.L215:
	incl	%ebx
	movl	%eax, %ebp
	cmpl	%ebx, %esi
	jne	.L211
	.p2align 4
	.p2align 3
.L231:
	testl	%ebp, %ebp
	movl	8(%esp), %ecx
	movl	12(%esp), %eax
	movl	16(%esp), %edi
	movl	44(%esp), %edx
	je	.L216
	movl	0(%ebp), %ebx
	movl	156(%eax), %esi
	movl	4(%ebp), %ebp
	addl	%esi, %ebx
	movl	8(%eax), %esi
	addl	%esi, %ebp
.L209:
	movl	%edi, (%edx)
	movl	$1, %eax
	movl	%ecx, 4(%edx)
	movl	%ebx, 8(%edx)
	movl	%ebp, 12(%edx)
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L205:
	movl	164+own_module@GOTOFF(%edi), %ecx
	movl	40(%esp), %ebx
	movl	168+own_module@GOTOFF(%edi), %eax
	subl	%ecx, %ebx
	subl	%ecx, %eax
	cmpl	%eax, %ebx
	jnb	.L212
	leal	own_module@GOTOFF(%edi), %eax
	jmp	.L206
	.p2align 4,,10
	.p2align 3
.L212:
	addl	$20, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L216:
	xorl	%ebx, %ebx
	jmp	.L209
.L214:
	xorl	%ebx, %ebx
	xorl	%ebp, %ebp
	jmp	.L209
	.size	dladdr, .-dladdr
	.section	.rodata.str1.1
.LC9:
	.string	"program"
.LC10:
	.string	"libc.so.1"
.LC11:
	.string	"LD_LIBRARY_PATH"
.LC12:
	.string	"_environ"
.LC13:
	.string	"environ"
	.section	.text.loader_main,"ax",@progbits
	.p2align 4
	.globl	loader_main
	.type	loader_main, @function
loader_main:
	pushl	%ebp
	xorl	%edx, %edx
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$124, %esp
	movl	144(%esp), %edi
	movl	(%edi), %eax
	leal	8(%edi,%eax,4), %eax
	movl	%eax, 20(%esp)
	xorl	%eax, %eax
.L233:
	movl	%edx, 48(%esp,%eax)
	movl	%edx, 52(%esp,%eax)
	addl	$8, %eax
	cmpl	$64, %eax
	jb	.L233
	movl	20(%esp), %edx
	movl	(%edx), %ebp
	testl	%ebp, %ebp
	je	.L258
	.p2align 4
	.p2align 3
.L236:
	movl	4(%edx), %esi
	addl	$4, %edx
	testl	%esi, %esi
	jne	.L236
	movl	4(%edx), %esi
	leal	4(%edx), %eax
	testl	%esi, %esi
	je	.L259
.L287:
	xorl	%ebp, %ebp
	jmp	.L242
	.p2align 4,,10
	.p2align 3
.L285:
	movl	4(%eax), %edx
	movl	%edx, 48(%esp,%esi,4)
.L241:
	movl	8(%eax), %esi
	addl	$8, %eax
	testl	%esi, %esi
	je	.L284
.L242:
	cmpl	$15, %esi
	jbe	.L285
	cmpl	$2014, %esi
	jne	.L241
	movl	4(%eax), %ebp
	addl	$8, %eax
	movl	(%eax), %esi
	testl	%esi, %esi
	jne	.L242
	.p2align 4
	.p2align 3
.L284:
	movl	84(%esp), %eax
	movl	76(%esp), %esi
	movl	60(%esp), %ecx
	movl	%eax, %edx
	xorl	%eax, %eax
	movl	%eax, 24(%esp)
	movl	68(%esp), %eax
	movl	%edx, 28(%esp)
	movl	%esi, %edx
	movl	%ecx, 16(%esp)
.L237:
	movl	%esi, (%esp)
	movl	%edx, 36(%esp)
	movl	%eax, 32(%esp)
	call	relocate_self
	movl	36(%esp), %edx
	leal	.LC10@GOTOFF(%ebx), %ecx
	movl	%ecx, 4+own_module@GOTOFF(%ebx)
	leal	own_module@GOTOFF(%ebx), %eax
	movl	$1, %ecx
	movl	%ecx, 196+own_module@GOTOFF(%ebx)
	movl	%ebp, program_path@GOTOFF(%ebx)
	movl	%esi, 8+own_module@GOTOFF(%ebx)
	movzwl	44(%edx), %ecx
	movl	%eax, 36(%esp)
	movl	%ecx, 8(%esp)
	movl	28(%edx), %ebp
	movl	%eax, (%esp)
	addl	%ebp, %esi
	movl	%esi, 4(%esp)
	movl	%eax, %esi
	call	read_headers
	xorl	%eax, %eax
	movl	%eax, 4(%esp)
	movl	%esi, (%esp)
	call	relocate
	movl	4(%edi), %edx
	movl	32(%esp), %eax
	testl	%edx, %edx
	je	.L286
.L243:
	movl	%eax, 8(%esp)
	movl	16(%esp), %eax
	leal	program@GOTOFF(%ebx), %edi
	movl	%edi, (%esp)
	movl	%edx, 4+program@GOTOFF(%ebx)
	movl	%edi, 16(%esp)
	movl	%eax, 4(%esp)
	call	read_headers
	movl	168+program@GOTOFF(%ebx), %eax
	movl	__break_now@GOT(%ebx), %edx
	addl	$7, %eax
	andl	$-8, %eax
	movl	%eax, (%edx)
	movl	%edi, (%esp)
	leal	.LC11@GOTOFF(%ebx), %edi
	call	add_module
	movl	%edi, (%esp)
	call	strlen@PLT
	movl	20(%esp), %esi
	movl	%eax, %ebp
	movl	(%esi), %eax
	leal	1(%ebp), %ecx
	testl	%eax, %eax
	je	.L247
	movl	%ecx, 32(%esp)
	jmp	.L244
	.p2align 4,,10
	.p2align 3
.L246:
	movl	4(%esi), %eax
	addl	$4, %esi
	testl	%eax, %eax
	je	.L247
.L244:
	movl	%ebp, 8(%esp)
	movl	%edi, 4(%esp)
	movl	%eax, (%esp)
	call	strncmp@PLT
	testl	%eax, %eax
	jne	.L246
	movl	(%esi), %eax
	cmpb	$61, (%eax,%ebp)
	jne	.L246
	movl	32(%esp), %ecx
	addl	%ecx, %eax
	cmpb	$0, (%eax)
	je	.L246
	.p2align 4
	.p2align 3
.L245:
	movl	%eax, library_path@GOTOFF(%ebx)
	movl	16(%esp), %eax
	leal	40(%esp), %esi
	movl	%eax, (%esp)
	call	load_needed
	xorl	%eax, %eax
	movl	%eax, 4(%esp)
	movl	36(%esp), %eax
	movl	%eax, (%esp)
	call	relocate
	movl	$1, %eax
	movl	%eax, 200+own_module@GOTOFF(%ebx)
	movl	modules@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	place_tls
	movl	modules@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	bind_all
	movl	modules@GOTOFF(%ebx), %eax
	xorl	%edx, %edx
	movl	%edx, 12(%esp)
	movl	%esi, (%esp)
	movl	%eax, 8(%esp)
	leal	.LC12@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	call	look_up
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	testl	%eax, %eax
	je	.L248
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	address_of
	movl	20(%esp), %ecx
	movl	%ecx, (%eax)
.L248:
	movl	%esi, (%esp)
	xorl	%eax, %eax
	movl	%eax, 12(%esp)
	movl	modules@GOTOFF(%ebx), %eax
	movl	%eax, 8(%esp)
	leal	.LC13@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	call	look_up
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	testl	%eax, %eax
	je	.L249
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	address_of
	movl	20(%esp), %ecx
	movl	%ecx, (%eax)
.L249:
	call	first_tcb
	movl	%eax, (%esp)
	call	set_thread_pointer@PLT
	movl	$32, %eax
	movl	%eax, 4(%esp)
	movl	16(%esp), %eax
	movl	%eax, (%esp)
	call	table_of
	testl	%eax, %eax
	movl	%eax, %edi
	je	.L253
	movl	144+program@GOTOFF(%ebx), %eax
	shrl	$2, %eax
	je	.L253
	leal	(%edi,%eax,4), %esi
	.p2align 4
	.p2align 3
.L254:
	call	*(%edi)
	addl	$4, %edi
	cmpl	%esi, %edi
	jne	.L254
.L253:
	movl	modules@GOTOFF(%ebx), %esi
	testl	%esi, %esi
	je	.L252
	movl	16(%esp), %edi
	.p2align 4
	.p2align 3
.L251:
	cmpl	%edi, %esi
	je	.L257
	movl	196(%esi), %ebp
	testl	%ebp, %ebp
	jne	.L257
	movl	%esi, %eax
	call	initialise.part.0
.L257:
	movl	(%esi), %esi
	testl	%esi, %esi
	jne	.L251
.L252:
	movl	196+program@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	jne	.L255
	movl	16(%esp), %eax
	call	initialise.part.0
.L255:
	leal	finish@GOTOFF(%ebx), %eax
	movl	28(%esp), %ebx
	xorl	%edx, %edx
	movl	24(%esp), %ecx
	addl	$124, %esp
	orl	%ebx, %edx
	popl	%ebx
	orl	%ecx, %eax
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L247:
	xorl	%eax, %eax
	jmp	.L245
	.p2align 4,,10
	.p2align 3
.L286:
	leal	.LC9@GOTOFF(%ebx), %edx
	jmp	.L243
.L258:
	movl	20(%esp), %edx
	movl	4(%edx), %esi
	leal	4(%edx), %eax
	testl	%esi, %esi
	jne	.L287
.L259:
	xorl	%ecx, %ecx
	xorl	%ebp, %ebp
	movl	%ecx, 16(%esp)
	xorl	%ecx, %ecx
	xorl	%eax, %eax
	movl	%ebp, 24(%esp)
	xorl	%edx, %edx
	xorl	%ebp, %ebp
	movl	%ecx, 28(%esp)
	jmp	.L237
	.size	loader_main, .-loader_main
	.local	at.0
	.comm	at.0,4,4
	.local	end.1
	.comm	end.1,4,4
	.local	program_path
	.comm	program_path,4,4
	.local	error_text
	.comm	error_text,4,4
	.hidden	program
	.globl	program
	.bss
	.align 32
	.type	program, @object
	.size	program, 208
program:
	.zero	208
	.hidden	own_module
	.globl	own_module
	.align 32
	.type	own_module, @object
	.size	own_module, 208
own_module:
	.zero	208
	.section	.text.__x86.get_pc_thunk.ax,"axG",@progbits,__x86.get_pc_thunk.ax,comdat
	.globl	__x86.get_pc_thunk.ax
	.hidden	__x86.get_pc_thunk.ax
	.type	__x86.get_pc_thunk.ax, @function
__x86.get_pc_thunk.ax:
	movl	(%esp), %eax
	ret
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.section	.text.__x86.get_pc_thunk.di,"axG",@progbits,__x86.get_pc_thunk.di,comdat
	.globl	__x86.get_pc_thunk.di
	.hidden	__x86.get_pc_thunk.di
	.type	__x86.get_pc_thunk.di, @function
__x86.get_pc_thunk.di:
	movl	(%esp), %edi
	ret
	.hidden	first_tcb
	.hidden	place_tls
	.hidden	library_path
	.hidden	add_module
	.hidden	relocate
	.hidden	read_headers
	.hidden	relocate_self
	.hidden	copied_to
	.hidden	address_of
	.hidden	look_up
	.hidden	bind_all
	.hidden	load_needed
	.hidden	load_library
	.hidden	modules_end
	.hidden	table_of
	.hidden	modules
	.hidden	is_own_library
	.hidden	find_loaded
	.hidden	find_in
	.hidden	hash_of
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
