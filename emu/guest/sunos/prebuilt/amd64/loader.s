// decc9f5b790189cc93af6f606224d9b5 emu/guest/sunos/loader.c
	.file	"loader.c"
	.text
	.section	.text.look_up_below,"ax",@progbits
	.p2align 4
	.type	look_up_below, @function
look_up_below:
	pushq	%r14
	pushq	%r13
	movl	%edx, %r13d
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	movq	%rdi, %rbp
	movq	%rsi, %rdi
	pushq	%rbx
	call	hash_of
	movq	%r12, %rsi
	movq	%rbp, %rdi
	movl	%eax, %edx
	call	find_in
	movq	%rax, %rdx
	testq	%rax, %rax
	je	.L23
.L2:
	popq	%rbx
	movq	%rbp, %rax
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L23:
	movq	296(%rbp), %rbx
	testq	%rbx, %rbx
	je	.L13
	xorl	%r14d, %r14d
	cmpl	$15, %r13d
	jg	.L13
	.p2align 4,,10
	.p2align 3
.L3:
	movq	(%rbx), %rax
	testq	%rax, %rax
	je	.L24
	addq	$16, %rbx
	cmpq	$1, %rax
	jne	.L3
	movq	-8(%rbx), %rdi
	addq	312(%rbp), %rdi
	call	find_loaded
	movq	%rax, %rdi
	testq	%rax, %rax
	je	.L7
	leal	1(%r13), %edx
.L8:
	movq	%r12, %rsi
	call	look_up_below
	movq	%rdx, %r14
	testq	%rax, %rax
	je	.L3
	movq	%rax, %rbp
	popq	%rbx
	movq	%rbp, %rax
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L24:
	xorl	%ebp, %ebp
	popq	%rbx
	movq	%r14, %rdx
	movq	%rbp, %rax
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	movq	-8(%rbx), %rdi
	addq	312(%rbp), %rdi
	call	is_own_library
	testl	%eax, %eax
	je	.L3
	leal	1(%r13), %edx
	leaq	own_module(%rip), %rdi
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L13:
	xorl	%ebp, %ebp
	jmp	.L2
	.size	look_up_below, .-look_up_below
	.section	.text.finish,"ax",@progbits
	.p2align 4
	.type	finish, @function
finish:
	movq	modules(%rip), %rax
	testq	%rax, %rax
	je	.L55
	pushq	%r15
	xorl	%edx, %edx
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$2056, %rsp
	movq	%rsp, %r14
	movq	%r14, %rcx
	.p2align 4,,10
	.p2align 3
.L27:
	movq	%rax, (%rcx)
	movq	(%rax), %rax
	movl	%edx, %esi
	addq	$8, %rcx
	addl	$1, %edx
	testq	%rax, %rax
	je	.L39
	cmpl	$255, %edx
	jbe	.L27
.L39:
	leaq	(%r14,%rsi,8), %r12
	leaq	program(%rip), %r15
	jmp	.L37
	.p2align 4,,10
	.p2align 3
.L30:
	leaq	-8(%r12), %rax
	cmpq	%r12, %r14
	je	.L58
.L38:
	movq	%rax, %r12
.L37:
	movq	(%r12), %r13
	movl	392(%r13), %edx
	testl	%edx, %edx
	je	.L30
	movl	$26, %esi
	movq	%r13, %rdi
	call	table_of
	movq	%rax, %rbp
	testq	%rax, %rax
	je	.L35
	movq	248(%r13), %rax
	shrq	$3, %rax
	je	.L35
	leaq	-8(%rbp,%rax,8), %rbx
	.p2align 4,,10
	.p2align 3
.L36:
	call	*(%rbx)
	movq	%rbx, %rax
	subq	$8, %rbx
	cmpq	%rax, %rbp
	jne	.L36
.L35:
	movl	392(%r13), %eax
	testl	%eax, %eax
	je	.L30
	cmpq	%r15, %r13
	je	.L30
	cmpq	$0, 128(%r13)
	je	.L30
	movl	$13, %esi
	movq	%r13, %rdi
	call	table_of
	call	*%rax
	leaq	-8(%r12), %rax
	cmpq	%r12, %r14
	jne	.L38
.L58:
	addq	$2056, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
.L55:
	ret
	.size	finish, .-finish
	.section	.text.initialise.part.0,"ax",@progbits
	.p2align 4
	.type	initialise.part.0, @function
initialise.part.0:
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	subq	$8, %rsp
	movq	296(%rdi), %rbx
	movl	$1, 392(%rdi)
	testq	%rbx, %rbx
	jne	.L83
	jmp	.L60
	.p2align 4,,10
	.p2align 3
.L65:
	addq	$16, %rbx
.L83:
	movq	(%rbx), %rax
	testq	%rax, %rax
	je	.L60
	cmpq	$1, %rax
	jne	.L65
	movq	8(%rbx), %rdi
	addq	312(%rbp), %rdi
	call	find_loaded
	testq	%rax, %rax
	je	.L65
	movl	392(%rax), %edx
	testl	%edx, %edx
	jne	.L65
	movq	%rax, %rdi
	call	initialise.part.0
	jmp	.L65
	.p2align 4,,10
	.p2align 3
.L60:
	leaq	program(%rip), %rax
	cmpq	%rax, %rbp
	je	.L63
	cmpq	$0, 120(%rbp)
	jne	.L84
.L63:
	movl	$25, %esi
	movq	%rbp, %rdi
	call	table_of
	movq	%rax, %rbx
	testq	%rax, %rax
	je	.L59
	movq	240(%rbp), %rax
	shrq	$3, %rax
	je	.L59
	leaq	(%rbx,%rax,8), %rbp
	.p2align 4,,10
	.p2align 3
.L69:
	call	*(%rbx)
	addq	$8, %rbx
	cmpq	%rbp, %rbx
	jne	.L69
.L59:
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L84:
	movl	$12, %esi
	movq	%rbp, %rdi
	call	table_of
	call	*%rax
	jmp	.L63
	.size	initialise.part.0, .-initialise.part.0
	.section	.text.print,"ax",@progbits
	.p2align 4
	.globl	print
	.hidden	print
	.type	print, @function
print:
	pushq	%rbx
	movq	%rdi, %rbx
	call	strlen@PLT
	movq	%rbx, %rsi
	movl	$2, %edi
	popq	%rbx
	movq	%rax, %rdx
	jmp	write@PLT
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
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movq	%rdi, %rbx
	leaq	.LC0(%rip), %rdi
	subq	$8, %rsp
	call	print
	movq	%rbp, %rdi
	call	print
	leaq	.LC1(%rip), %rdi
	call	print
	movq	%rbx, %rdi
	call	print
	leaq	.LC2(%rip), %rdi
	call	print
	movl	$127, %edi
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
	movq	%rdi, %rsi
	subq	$8, %rsp
	leaq	.LC3(%rip), %rdi
	call	fatal
	.size	report_missing, .-report_missing
	.section	.text.map,"ax",@progbits
	.p2align 4
	.globl	map
	.hidden	map
	.type	map, @function
map:
	subq	$8, %rsp
	call	mmap@PLT
	xorl	%edx, %edx
	cmpq	$-1, %rax
	cmove	%rdx, %rax
	addq	$8, %rsp
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
	pushq	%rbp
	pushq	%rbx
	leaq	7(%rdi), %rbx
	andq	$-8, %rbx
	subq	$8, %rsp
	movq	at.0(%rip), %rdx
	movq	end.1(%rip), %rax
	subq	%rdx, %rax
	cmpq	%rbx, %rax
	jb	.L96
	movq	%rdx, %rax
.L97:
	addq	%rdx, %rbx
	movq	%rbx, at.0(%rip)
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L96:
	xorl	%r9d, %r9d
	xorl	%edi, %edi
	movl	$-1, %r8d
	movl	$-2147483390, %ecx
	leaq	16383(%rbx), %rbp
	movl	$7, %edx
	andq	$-4096, %rbp
	movq	%rbp, %rsi
	call	mmap@PLT
	cmpq	$-1, %rax
	je	.L102
	movq	%rax, at.0(%rip)
	movq	%rax, %rdx
	testq	%rax, %rax
	je	.L99
	addq	%rax, %rbp
	movq	%rbp, end.1(%rip)
	jmp	.L97
	.p2align 4,,10
	.p2align 3
.L102:
	movq	$0, at.0(%rip)
.L99:
	leaq	.LC4(%rip), %rsi
	leaq	.LC5(%rip), %rdi
	call	fatal
	.size	allocate, .-allocate
	.section	.text.copy,"ax",@progbits
	.p2align 4
	.globl	copy
	.hidden	copy
	.type	copy, @function
copy:
	pushq	%rbx
	movq	%rdi, %rbx
	call	strlen@PLT
	leaq	1(%rax), %rdi
	call	allocate
	movq	%rbx, %rsi
	popq	%rbx
	movq	%rax, %rdi
	jmp	strcpy@PLT
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
	pushq	%rbp
	pushq	%rbx
	subq	$8, %rsp
	movq	modules_end(%rip), %rbx
	testq	%rdi, %rdi
	je	.L112
	leaq	program(%rip), %rsi
	call	load_library
	movq	%rax, %rbp
	testq	%rax, %rax
	je	.L122
.L107:
	movq	(%rbx), %rdi
	testq	%rdi, %rdi
	je	.L106
	call	load_needed
	movq	(%rbx), %rdi
	call	bind_all
.L121:
	movq	(%rbx), %rbx
	testq	%rbx, %rbx
	je	.L106
.L123:
	movl	392(%rbx), %eax
	testl	%eax, %eax
	jne	.L121
	movq	%rbx, %rdi
	call	initialise.part.0
	movq	(%rbx), %rbx
	testq	%rbx, %rbx
	jne	.L123
.L106:
	addq	$8, %rsp
	movq	%rbp, %rax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L112:
	leaq	program(%rip), %rbp
	jmp	.L107
.L122:
	leaq	.LC6(%rip), %rax
	movq	%rax, error_text(%rip)
	jmp	.L106
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
	subq	$8, %rsp
	movq	modules(%rip), %r8
	movq	%rdi, %r9
	movq	%rsi, %r10
	movq	8(%rsp), %rdi
	testq	%r8, %r8
	je	.L125
	movq	%r8, %rsi
	jmp	.L127
	.p2align 4,,10
	.p2align 3
.L179:
	movq	(%rsi), %rsi
	testq	%rsi, %rsi
	je	.L125
.L127:
	movq	328(%rsi), %rdx
	movq	336(%rsi), %rax
	movq	%rdi, %rcx
	subq	%rdx, %rcx
	subq	%rdx, %rax
	cmpq	%rax, %rcx
	jnb	.L179
	cmpq	$-1, %r9
	je	.L131
	leaq	3(%r9), %rax
	cmpq	$1, %rax
	ja	.L180
.L134:
	cmpq	$-3, %r9
	jne	.L152
	leaq	own_module(%rip), %rax
	cmpq	%rax, %rsi
	je	.L152
.L139:
	movq	%r10, %rdi
	xorl	%edx, %edx
	call	look_up
	movq	%rax, %rdi
	movq	%rdx, %rsi
.L133:
	leaq	.LC7(%rip), %rdx
	testq	%rdi, %rdi
	je	.L142
	call	address_of
	addq	$8, %rsp
	movq	%rax, %rdi
	jmp	copied_to
	.p2align 4,,10
	.p2align 3
.L125:
	movq	328+own_module(%rip), %rdx
	movq	336+own_module(%rip), %rax
	leaq	own_module(%rip), %rsi
	subq	%rdx, %rdi
	subq	%rdx, %rax
	cmpq	%rax, %rdi
	jnb	.L181
	cmpq	$-1, %r9
	je	.L131
.L130:
	leaq	3(%r9), %rax
	cmpq	$1, %rax
	jbe	.L152
	leaq	program(%rip), %rax
	cmpq	%rax, %r9
	jne	.L178
	jmp	.L152
	.p2align 4,,10
	.p2align 3
.L140:
	movq	(%r8), %r8
.L178:
	testq	%r8, %r8
	setne	%al
	cmpq	%r8, %r9
	je	.L138
	testb	%al, %al
	jne	.L140
.L138:
	cmpq	%rsi, %r9
	je	.L147
	leaq	.LC8(%rip), %rdx
	testb	%al, %al
	jne	.L147
.L142:
	movq	%rdx, error_text(%rip)
	xorl	%eax, %eax
	addq	$8, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L131:
	movq	(%rsi), %rsi
	jmp	.L139
	.p2align 4,,10
	.p2align 3
.L180:
	leaq	program(%rip), %rax
	cmpq	%rax, %r9
	je	.L134
	leaq	own_module(%rip), %rsi
	cmpq	%r8, %r9
	jne	.L140
	.p2align 4,,10
	.p2align 3
.L147:
	movq	%r10, %rsi
	movq	%r9, %rdi
	xorl	%edx, %edx
	call	look_up_below
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	.L133
	.p2align 4,,10
	.p2align 3
.L181:
	cmpq	$-1, %r9
	jne	.L130
	xorl	%esi, %esi
	jmp	.L139
.L152:
	movq	%r8, %rsi
	jmp	.L139
	.size	dlsym, .-dlsym
	.section	.text.dlerror,"ax",@progbits
	.p2align 4
	.globl	dlerror
	.type	dlerror, @function
dlerror:
	movq	error_text(%rip), %rax
	movq	$0, error_text(%rip)
	ret
	.size	dlerror, .-dlerror
	.section	.text.dlclose,"ax",@progbits
	.p2align 4
	.globl	dlclose
	.type	dlclose, @function
dlclose:
	movq	modules(%rip), %rax
	testq	%rax, %rax
	setne	%dl
	cmpq	%rax, %rdi
	jne	.L199
	jmp	.L184
	.p2align 4,,10
	.p2align 3
.L200:
	movq	(%rax), %rax
	testq	%rax, %rax
	setne	%dl
	cmpq	%rax, %rdi
	je	.L184
.L199:
	testb	%dl, %dl
	jne	.L200
.L184:
	leaq	own_module(%rip), %rax
	cmpq	%rax, %rdi
	je	.L188
	testb	%dl, %dl
	jne	.L188
	leaq	.LC8(%rip), %rax
	movq	%rax, error_text(%rip)
	movl	$-1, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L188:
	xorl	%eax, %eax
	ret
	.size	dlclose, .-dlclose
	.section	.text.getexecname,"ax",@progbits
	.p2align 4
	.globl	getexecname
	.type	getexecname, @function
getexecname:
	movq	program_path(%rip), %rax
	ret
	.size	getexecname, .-getexecname
	.section	.text.dladdr,"ax",@progbits
	.p2align 4
	.globl	dladdr
	.type	dladdr, @function
dladdr:
	movq	modules(%rip), %rax
	movq	%rsi, %r11
	testq	%rax, %rax
	jne	.L205
	jmp	.L203
	.p2align 4,,10
	.p2align 3
.L230:
	movq	(%rax), %rax
	testq	%rax, %rax
	je	.L203
.L205:
	movq	328(%rax), %rcx
	movq	336(%rax), %rdx
	movq	%rdi, %rsi
	subq	%rcx, %rsi
	subq	%rcx, %rdx
	cmpq	%rdx, %rsi
	jnb	.L230
.L204:
	pushq	%rbp
	pushq	%rbx
	movq	320(%rax), %r8
	movq	8(%rax), %rbp
	testq	%r8, %r8
	je	.L211
	movl	4(%r8), %esi
	cmpl	$1, %esi
	jbe	.L212
	movq	304(%rax), %r8
	subl	$2, %esi
	movq	16(%rax), %rbx
	leaq	(%rsi,%rsi,2), %rsi
	leaq	24(%r8), %rdx
	leaq	48(%r8,%rsi,8), %r10
	xorl	%r8d, %r8d
	jmp	.L209
	.p2align 4,,10
	.p2align 3
.L208:
	addq	$24, %rdx
	cmpq	%rdx, %r10
	je	.L231
.L209:
	movzwl	6(%rdx), %esi
	movq	8(%rdx), %r9
	subl	$1, %esi
	cmpw	$-258, %si
	ja	.L208
	leaq	(%r9,%rbx), %rsi
	cmpq	%rsi, %rdi
	jb	.L208
	testq	%r8, %r8
	je	.L213
	cmpq	%r9, 8(%r8)
	cmovb	%rdx, %r8
	addq	$24, %rdx
	cmpq	%rdx, %r10
	jne	.L209
	.p2align 4,,10
	.p2align 3
.L231:
	xorl	%edx, %edx
	testq	%r8, %r8
	je	.L207
	movl	(%r8), %edx
	movq	8(%r8), %r8
	addq	312(%rax), %rdx
	addq	16(%rax), %r8
.L207:
	movq	%rbp, (%r11)
	movl	$1, %eax
	popq	%rbx
	movq	%rcx, 8(%r11)
	popq	%rbp
	movq	%rdx, 16(%r11)
	movq	%r8, 24(%r11)
	ret
	.p2align 4,,10
	.p2align 3
.L203:
	movq	328+own_module(%rip), %rcx
	movq	336+own_module(%rip), %rdx
	movq	%rdi, %rsi
	xorl	%eax, %eax
	subq	%rcx, %rsi
	subq	%rcx, %rdx
	cmpq	%rdx, %rsi
	jnb	.L228
	leaq	own_module(%rip), %rax
	jmp	.L204
	.p2align 4,,10
	.p2align 3
.L228:
	ret
	.p2align 4,,10
	.p2align 3
.L213:
	movq	%rdx, %r8
	jmp	.L208
.L211:
	xorl	%edx, %edx
	jmp	.L207
.L212:
	xorl	%edx, %edx
	xorl	%r8d, %r8d
	jmp	.L207
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
	pushq	%r15
	movl	$16, %ecx
	movq	%rdi, %r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$152, %rsp
	movq	(%rdi), %rax
	leaq	16(%rdi,%rax,8), %r13
	xorl	%eax, %eax
	leaq	16(%rsp), %rdi
	rep stosq
	cmpq	$0, 0(%r13)
	movq	%r13, %rdx
	je	.L233
	.p2align 4,,10
	.p2align 3
.L234:
	addq	$8, %rdx
	cmpq	$0, (%rdx)
	jne	.L234
.L233:
	movq	8(%rdx), %r12
	leaq	8(%rdx), %rax
	testq	%r12, %r12
	je	.L257
	xorl	%r14d, %r14d
	jmp	.L240
	.p2align 4,,10
	.p2align 3
.L279:
	movq	8(%rax), %rdx
	movq	%rdx, 16(%rsp,%r12,8)
.L239:
	movq	16(%rax), %r12
	addq	$16, %rax
	testq	%r12, %r12
	je	.L278
.L240:
	cmpq	$15, %r12
	jbe	.L279
	cmpq	$2014, %r12
	jne	.L239
	movq	8(%rax), %r14
	movq	16(%rax), %r12
	addq	$16, %rax
	testq	%r12, %r12
	jne	.L240
	.p2align 4,,10
	.p2align 3
.L278:
	movq	88(%rsp), %rax
	movq	72(%rsp), %r12
	movl	56(%rsp), %ebp
	movq	%rax, 8(%rsp)
	movq	40(%rsp), %rax
	movq	%r12, %rbx
	movq	%rax, (%rsp)
.L235:
	movq	%r12, %rdi
	call	relocate_self
	movq	32(%rbx), %rsi
	movzwl	56(%rbx), %edx
	leaq	.LC10(%rip), %rax
	leaq	own_module(%rip), %rdi
	movq	%rax, 8+own_module(%rip)
	addq	%r12, %rsi
	movq	%r14, program_path(%rip)
	movq	%r13, %r14
	movq	%r12, 16+own_module(%rip)
	leaq	program(%rip), %r12
	movl	$1, 392+own_module(%rip)
	call	read_headers
	xorl	%esi, %esi
	leaq	own_module(%rip), %rdi
	call	relocate
	movq	8(%r15), %rax
	movq	(%rsp), %rsi
	movq	%r12, %rdi
	leaq	.LC9(%rip), %rdx
	testq	%rax, %rax
	cmove	%rdx, %rax
	movl	%ebp, %edx
	leaq	.LC11(%rip), %rbp
	movq	%rax, 8+program(%rip)
	call	read_headers
	movq	336+program(%rip), %rax
	movq	__break_now@GOTPCREL(%rip), %rdx
	movq	%r12, %rdi
	addq	$7, %rax
	andq	$-8, %rax
	movq	%rax, (%rdx)
	call	add_module
	movq	%rbp, %rdi
	call	strlen@PLT
	movq	0(%r13), %rdi
	movq	%rax, %rbx
	leaq	1(%rax), %r15
	testq	%rdi, %rdi
	jne	.L242
	jmp	.L245
	.p2align 4,,10
	.p2align 3
.L244:
	movq	8(%r14), %rdi
	addq	$8, %r14
	testq	%rdi, %rdi
	je	.L245
.L242:
	movq	%rbx, %rdx
	movq	%rbp, %rsi
	call	strncmp@PLT
	testl	%eax, %eax
	jne	.L244
	movq	(%r14), %rax
	cmpb	$61, (%rax,%rbx)
	jne	.L244
	addq	%r15, %rax
	cmpb	$0, (%rax)
	je	.L244
	.p2align 4,,10
	.p2align 3
.L243:
	movq	%r12, %rdi
	movq	%rax, library_path(%rip)
	call	load_needed
	xorl	%esi, %esi
	leaq	own_module(%rip), %rdi
	call	relocate
	movq	modules(%rip), %rdi
	movl	$1, 396+own_module(%rip)
	call	place_tls
	movq	modules(%rip), %rdi
	call	bind_all
	movq	modules(%rip), %rsi
	xorl	%edx, %edx
	leaq	.LC12(%rip), %rdi
	call	look_up
	testq	%rax, %rax
	je	.L246
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	address_of
	movq	%r13, (%rax)
.L246:
	movq	modules(%rip), %rsi
	xorl	%edx, %edx
	leaq	.LC13(%rip), %rdi
	call	look_up
	testq	%rax, %rax
	je	.L247
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	address_of
	movq	%r13, (%rax)
.L247:
	call	first_tcb
	movq	%rax, %rdi
	call	set_thread_pointer@PLT
	movl	$32, %esi
	movq	%r12, %rdi
	call	table_of
	movq	%rax, %rbx
	testq	%rax, %rax
	je	.L251
	movq	288+program(%rip), %rax
	shrq	$3, %rax
	je	.L251
	leaq	(%rbx,%rax,8), %rbp
	.p2align 4,,10
	.p2align 3
.L252:
	call	*(%rbx)
	addq	$8, %rbx
	cmpq	%rbp, %rbx
	jne	.L252
.L251:
	movq	modules(%rip), %rbx
	testq	%rbx, %rbx
	je	.L250
	.p2align 4,,10
	.p2align 3
.L249:
	cmpq	%r12, %rbx
	je	.L255
	movl	392(%rbx), %eax
	testl	%eax, %eax
	jne	.L255
	movq	%rbx, %rdi
	call	initialise.part.0
.L255:
	movq	(%rbx), %rbx
	testq	%rbx, %rbx
	jne	.L249
.L250:
	movl	392+program(%rip), %edx
	testl	%edx, %edx
	jne	.L253
	movq	%r12, %rdi
	call	initialise.part.0
.L253:
	movq	8(%rsp), %rdx
	addq	$152, %rsp
	leaq	finish(%rip), %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L245:
	xorl	%eax, %eax
	jmp	.L243
.L257:
	movq	$0, (%rsp)
	xorl	%ebx, %ebx
	xorl	%ebp, %ebp
	xorl	%r14d, %r14d
	movq	$0, 8(%rsp)
	jmp	.L235
	.size	loader_main, .-loader_main
	.local	at.0
	.comm	at.0,8,8
	.local	end.1
	.comm	end.1,8,8
	.local	program_path
	.comm	program_path,8,8
	.local	error_text
	.comm	error_text,8,8
	.hidden	program
	.globl	program
	.bss
	.align 32
	.type	program, @object
	.size	program, 408
program:
	.zero	408
	.hidden	own_module
	.globl	own_module
	.align 32
	.type	own_module, @object
	.size	own_module, 408
own_module:
	.zero	408
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
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
