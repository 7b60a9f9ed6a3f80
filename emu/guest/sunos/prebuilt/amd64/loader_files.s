// d6f34ffa81cbeeaca6172b13b7cf3142 emu/guest/sunos/loader_files.c
	.file	"loader_files.c"
	.text
	.section	.text.table_of,"ax",@progbits
	.p2align 4
	.globl	table_of
	.hidden	table_of
	.type	table_of, @function
table_of:
	movl	%esi, %esi
	xorl	%eax, %eax
	movq	24(%rdi,%rsi,8), %rdx
	testq	%rdx, %rdx
	je	.L1
	movq	16(%rdi), %rax
	addq	%rdx, %rax
.L1:
	ret
	.size	table_of, .-table_of
	.section	.text.add_module,"ax",@progbits
	.p2align 4
	.globl	add_module
	.hidden	add_module
	.type	add_module, @function
add_module:
	movq	modules_end(%rip), %rax
	testq	%rax, %rax
	je	.L7
	movq	%rdi, (%rax)
	movq	%rdi, modules_end(%rip)
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	movq	%rdi, modules(%rip)
	movq	%rdi, modules_end(%rip)
	ret
	.size	add_module, .-add_module
	.section	.text.read_headers,"ax",@progbits
	.p2align 4
	.globl	read_headers
	.hidden	read_headers
	.type	read_headers, @function
read_headers:
	movq	$-1, 328(%rdi)
	movq	%rdi, %rcx
	testl	%edx, %edx
	je	.L10
	movl	%edx, %edx
	movq	16(%rdi), %r8
	leaq	0(,%rdx,8), %rax
	subq	%rdx, %rax
	leaq	(%rsi,%rax,8), %rdi
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L11:
	cmpl	$2, %edx
	je	.L38
	cmpl	$7, %edx
	je	.L39
.L12:
	addq	$56, %rsi
	cmpq	%rsi, %rdi
	je	.L10
.L14:
	movq	16(%rsi), %rax
	movl	(%rsi), %edx
	addq	%r8, %rax
	cmpl	$1, %edx
	jne	.L11
	movq	328(%rcx), %rdx
	cmpq	%rax, %rdx
	cmova	%rax, %rdx
	movq	%rdx, 328(%rcx)
	movq	336(%rcx), %rdx
	addq	40(%rsi), %rax
	cmpq	%rdx, %rax
	cmovb	%rdx, %rax
	addq	$56, %rsi
	movq	%rax, 336(%rcx)
	cmpq	%rsi, %rdi
	jne	.L14
.L10:
	movq	296(%rcx), %rdx
	testq	%rdx, %rdx
	je	.L15
	movq	(%rdx), %rax
	testq	%rax, %rax
	je	.L15
	movl	400(%rcx), %esi
	.p2align 4,,10
	.p2align 3
.L20:
	cmpq	$33, %rax
	ja	.L19
	cmpq	$0, 24(%rcx,%rax,8)
	leaq	2(%rax), %rdi
	jne	.L19
	movq	8(%rdx), %r8
	movq	%r8, 8(%rcx,%rdi,8)
.L19:
	cmpq	$22, %rax
	sete	%al
	addq	$16, %rdx
	movzbl	%al, %eax
	orl	%eax, %esi
	movq	(%rdx), %rax
	testq	%rax, %rax
	jne	.L20
	movl	%esi, 400(%rcx)
.L15:
	movq	72(%rcx), %rax
	testq	%rax, %rax
	je	.L18
	addq	16(%rcx), %rax
.L18:
	movq	64(%rcx), %rdx
	movq	%rax, 304(%rcx)
	xorl	%eax, %eax
	testq	%rdx, %rdx
	je	.L21
	movq	16(%rcx), %rax
	addq	%rdx, %rax
.L21:
	movq	56(%rcx), %rdx
	movq	%rax, 312(%rcx)
	xorl	%eax, %eax
	testq	%rdx, %rdx
	je	.L22
	movq	16(%rcx), %rax
	addq	%rdx, %rax
.L22:
	movq	%rax, 320(%rcx)
	ret
	.p2align 4,,10
	.p2align 3
.L38:
	movq	%rax, 296(%rcx)
	jmp	.L12
	.p2align 4,,10
	.p2align 3
.L39:
	movq	40(%rsi), %r10
	testq	%r10, %r10
	je	.L12
	movq	48(%rsi), %rdx
	movl	$1, %r9d
	movq	32(%rsi), %r11
	movq	%rax, 344(%rcx)
	movq	%r10, 360(%rcx)
	testq	%rdx, %rdx
	movq	%r11, 352(%rcx)
	movq	$0, 376(%rcx)
	cmovne	%rdx, %r9
	movl	tls_count(%rip), %edx
	addl	$1, %edx
	movq	%r9, 368(%rcx)
	movl	%edx, tls_count(%rip)
	movl	%edx, 384(%rcx)
	jmp	.L12
	.size	read_headers, .-read_headers
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"cannot be mapped"
	.section	.text.load_file,"ax",@progbits
	.p2align 4
	.type	load_file, @function
load_file:
	pushq	%r15
	xorl	%eax, %eax
	pushq	%r14
	pushq	%r13
	pushq	%r12
	movq	%rdi, %r12
	pushq	%rbp
	movq	%rsi, %rbp
	xorl	%esi, %esi
	pushq	%rbx
	subq	$4136, %rsp
	call	open@PLT
	testl	%eax, %eax
	js	.L60
	leaq	32(%rsp), %r15
	movl	$4096, %edx
	movl	%eax, %edi
	movl	%eax, %ebx
	movq	%r15, %rsi
	call	read@PLT
	cmpq	$63, %rax
	jle	.L61
	movabsq	$281474976710655, %rax
	andq	32(%rsp), %rax
	xorl	%r13d, %r13d
	movabsq	$1109280966015, %rdx
	cmpq	%rdx, %rax
	je	.L89
.L42:
	movl	%ebx, %edi
	call	close@PLT
.L40:
	addq	$4136, %rsp
	movq	%r13, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L61:
	xorl	%r13d, %r13d
	jmp	.L42
	.p2align 4,,10
	.p2align 3
.L60:
	xorl	%r13d, %r13d
	jmp	.L40
	.p2align 4,,10
	.p2align 3
.L89:
	cmpl	$4063235, 48(%rsp)
	jne	.L42
	cmpw	$56, 86(%rsp)
	jne	.L42
	movq	64(%rsp), %rcx
	cmpq	$4096, %rcx
	ja	.L42
	movl	$4096, %edx
	movzwl	88(%rsp), %esi
	movabsq	$2635249153387078803, %rax
	subq	%rcx, %rdx
	shrq	$3, %rdx
	mulq	%rdx
	cmpq	%rsi, %rdx
	jb	.L42
	movl	$408, %edi
	addq	%rcx, %r15
	call	allocate
	movq	%rbp, %rdi
	movq	%rax, %r13
	call	copy
	movq	%rax, 8(%r13)
	movzwl	88(%rsp), %eax
	testl	%eax, %eax
	je	.L46
	leal	-1(%rax), %edx
	movq	%r15, %rbp
	xorl	%esi, %esi
	movq	$-1, %r10
	leaq	0(,%rdx,8), %rax
	subq	%rdx, %rax
	leaq	56(%r15,%rax,8), %r14
	movq	%r15, %rax
	.p2align 4,,10
	.p2align 3
.L45:
	cmpl	$1, (%rax)
	jne	.L44
	movq	16(%rax), %rdx
	cmpq	%rdx, %r10
	cmova	%rdx, %r10
	addq	40(%rax), %rdx
	cmpq	%rdx, %rsi
	cmovb	%rdx, %rsi
.L44:
	addq	$56, %rax
	cmpq	%rax, %r14
	jne	.L45
	andq	$-4096, %r10
	cmpq	%rsi, %r10
	jnb	.L46
	subq	%r10, %rsi
	xorl	%r9d, %r9d
	xorl	%edi, %edi
	movl	$-1, %r8d
	movl	$-2147483390, %ecx
	movl	$1, %edx
	movq	%r10, (%rsp)
	call	map
	testq	%rax, %rax
	je	.L46
	movq	(%rsp), %r10
	subq	%r10, %rax
	movq	%rax, 16(%r13)
	jmp	.L57
	.p2align 4,,10
	.p2align 3
.L48:
	addq	$56, %rbp
	cmpq	%rbp, %r14
	je	.L90
.L57:
	cmpl	$1, 0(%rbp)
	jne	.L48
	movq	40(%rbp), %r10
	testq	%r10, %r10
	je	.L48
	movq	32(%rbp), %rax
	movq	16(%r13), %r11
	movq	16(%rbp), %r8
	cmpq	%rax, %r10
	jb	.L46
	movq	8(%rbp), %r9
	movq	%r8, %rdx
	andl	$4095, %edx
	movq	%r9, %rcx
	andl	$4095, %ecx
	cmpq	%rcx, %rdx
	jne	.L46
	leaq	(%r11,%r8), %rcx
	addq	%r8, %r10
	leaq	(%rcx,%rax), %rsi
	movq	%rcx, %rdi
	addq	%r11, %r10
	movq	%rsi, 8(%rsp)
	addq	$4095, %rsi
	subq	%rdx, %rdi
	andq	$-4096, %rsi
	movq	%rsi, (%rsp)
	movl	4(%rbp), %esi
	testq	%rax, %rax
	jne	.L91
.L53:
	cmpq	%r10, %rdi
	jb	.L54
.L56:
	andl	$2, %esi
	je	.L48
	movq	(%rsp), %rax
	movq	8(%rsp), %rdi
	cmpq	%r10, %rax
	movq	%rax, %rdx
	cmova	%r10, %rdx
	xorl	%esi, %esi
	subq	%rdi, %rdx
	call	memset@PLT
	jmp	.L48
	.p2align 4,,10
	.p2align 3
.L90:
	movzwl	88(%rsp), %edx
	movq	%r15, %rsi
	movq	%r13, %rdi
	call	read_headers
	movq	modules_end(%rip), %rax
	testq	%rax, %rax
	je	.L58
	movq	%r13, (%rax)
.L59:
	movq	%r13, modules_end(%rip)
	jmp	.L42
	.p2align 4,,10
	.p2align 3
.L46:
	movq	%r12, %rsi
	leaq	.LC0(%rip), %rdi
	call	fatal
	.p2align 4,,10
	.p2align 3
.L58:
	movq	%r13, modules(%rip)
	jmp	.L59
.L91:
	movl	%esi, %eax
	movl	%esi, %r8d
	sall	$2, %esi
	subq	%rdx, %r9
	shrl	$2, %eax
	andl	$2, %r8d
	andl	$4, %esi
	movq	%r11, 24(%rsp)
	andl	$1, %eax
	movq	%rdi, 16(%rsp)
	orl	%r8d, %eax
	movl	%ebx, %r8d
	orl	%esi, %eax
	movq	%rdx, %rsi
	subq	%rcx, %rsi
	movq	(%rsp), %rcx
	movl	%eax, %edx
	addq	%rcx, %rsi
	movl	$-2147483630, %ecx
	call	map
	testq	%rax, %rax
	je	.L46
	movq	24(%rsp), %r11
	movq	40(%rbp), %r10
	addq	16(%rbp), %r10
	movq	16(%rsp), %rdi
	addq	%r11, %r10
	cmpq	$0, 32(%rbp)
	je	.L88
	movq	(%rsp), %rdi
.L88:
	movl	4(%rbp), %esi
	jmp	.L53
.L54:
	movl	%esi, %edx
	movl	%esi, %eax
	sall	$2, %esi
	xorl	%r9d, %r9d
	shrl	$2, %edx
	andl	$2, %eax
	andl	$4, %esi
	movl	$-1, %r8d
	andl	$1, %edx
	movl	$-2147483374, %ecx
	movq	%r10, 16(%rsp)
	orl	%eax, %edx
	orl	%esi, %edx
	movq	%r10, %rsi
	subq	%rdi, %rsi
	call	map
	testq	%rax, %rax
	je	.L46
	movl	4(%rbp), %esi
	movq	16(%rsp), %r10
	jmp	.L56
	.size	load_file, .-load_file
	.section	.text.load_from,"ax",@progbits
	.p2align 4
	.type	load_from, @function
load_from:
	testq	%rdi, %rdi
	je	.L119
	pushq	%r14
	pushq	%r13
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	subq	$1024, %rsp
	movzbl	0(%rbp), %eax
	movq	%rsp, %r13
	testb	%al, %al
	je	.L94
	.p2align 4,,10
	.p2align 3
.L121:
	subl	$58, %eax
	xorl	%ebx, %ebx
	movq	%rbp, %r14
	cmpb	$1, %al
	ja	.L95
	jmp	.L102
	.p2align 4,,10
	.p2align 3
.L120:
	testb	%al, %al
	je	.L104
.L95:
	addq	$1, %rbx
	movzbl	0(%rbp,%rbx), %eax
	leal	-58(%rax), %edx
	cmpb	$1, %dl
	ja	.L120
.L104:
	leaq	0(%rbp,%rbx), %r14
.L102:
	movq	%r12, %rdi
	call	strlen@PLT
	leaq	2(%rbx,%rax), %rax
	cmpq	$1023, %rax
	jbe	.L97
.L101:
	cmpb	$1, (%r14)
	sbbq	$-1, %rbx
	addq	%rbx, %rbp
	movzbl	0(%rbp), %eax
	testb	%al, %al
	jne	.L121
.L94:
	addq	$1024, %rsp
	xorl	%eax, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L97:
	movq	%rbx, %rdx
	movq	%rbp, %rsi
	movq	%r13, %rdi
	call	memcpy@PLT
	cmpq	$1, %rbx
	movq	%rbx, %rdi
	movq	%r12, %rsi
	sbbq	$-1, %rdi
	movb	$47, (%rsp,%rbx)
	addq	%r13, %rdi
	call	strcpy@PLT
	movq	%r12, %rsi
	movq	%r13, %rdi
	call	load_file
	testq	%rax, %rax
	je	.L101
	addq	$1024, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
.L119:
	xorl	%eax, %eax
	ret
	.size	load_from, .-load_from
	.section	.rodata.str1.1
.LC1:
	.string	"/lib/64:/usr/lib/64"
	.section	.text.load_library.part.0,"ax",@progbits
	.p2align 4
	.type	load_library.part.0, @function
load_library.part.0:
	pushq	%rbp
	movq	%rsi, %rbp
	movl	$47, %esi
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$8, %rsp
	call	strchr@PLT
	testq	%rax, %rax
	jne	.L145
	movq	library_path(%rip), %rdi
	testq	%rdi, %rdi
	je	.L146
	movq	%rbx, %rsi
	call	load_from
	testq	%rax, %rax
	jne	.L141
	testq	%rbp, %rbp
	je	.L129
.L125:
	movq	256(%rbp), %rax
	testq	%rax, %rax
	je	.L147
.L144:
	movq	312(%rbp), %rdi
	movq	%rbx, %rsi
	addq	%rax, %rdi
	call	load_from
.L129:
	testq	%rax, %rax
	je	.L131
.L141:
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L146:
	testq	%rbp, %rbp
	jne	.L125
.L131:
	addq	$8, %rsp
	movq	%rbx, %rsi
	leaq	.LC1(%rip), %rdi
	popq	%rbx
	popq	%rbp
	jmp	load_from
	.p2align 4,,10
	.p2align 3
.L145:
	addq	$8, %rsp
	movq	%rbx, %rsi
	movq	%rbx, %rdi
	popq	%rbx
	popq	%rbp
	jmp	load_file
	.p2align 4,,10
	.p2align 3
.L147:
	movq	144(%rbp), %rax
	testq	%rax, %rax
	je	.L131
	jmp	.L144
	.size	load_library.part.0, .-load_library.part.0
	.section	.text.is_own_library,"ax",@progbits
	.p2align 4
	.globl	is_own_library
	.hidden	is_own_library
	.type	is_own_library, @function
is_own_library:
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	leaq	own.0(%rip), %rbx
	leaq	184(%rbx), %r12
	subq	$8, %rsp
	.p2align 4,,10
	.p2align 3
.L153:
	movq	(%rbx), %r13
	movq	%r13, %rdi
	call	strlen@PLT
	movzbl	0(%rbp), %esi
	movq	%rbp, %rdi
	movq	%rax, %rdx
	testb	%sil, %sil
	je	.L149
	movq	%rbp, %rcx
	.p2align 4,,10
	.p2align 3
.L151:
	addq	$1, %rcx
	cmpb	$47, %sil
	movzbl	(%rcx), %esi
	cmove	%rcx, %rdi
	testb	%sil, %sil
	jne	.L151
.L149:
	movq	%r13, %rsi
	call	strncmp@PLT
	testl	%eax, %eax
	je	.L155
	addq	$8, %rbx
	cmpq	%rbx, %r12
	jne	.L153
	addq	$8, %rsp
	xorl	%eax, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
.L155:
	addq	$8, %rsp
	movl	$1, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.size	is_own_library, .-is_own_library
	.section	.text.find_loaded,"ax",@progbits
	.p2align 4
	.globl	find_loaded
	.hidden	find_loaded
	.type	find_loaded, @function
find_loaded:
	pushq	%r12
	movq	modules(%rip), %r12
	pushq	%rbp
	leaq	program(%rip), %rbp
	pushq	%rbx
	movq	%rdi, %rbx
	testq	%r12, %r12
	jne	.L160
	jmp	.L163
	.p2align 4,,10
	.p2align 3
.L171:
	movq	(%r12), %r12
	testq	%r12, %r12
	je	.L163
.L160:
	cmpq	%rbp, %r12
	je	.L171
	movq	8(%r12), %rdi
	movq	%rbx, %rsi
	call	strcmp@PLT
	testl	%eax, %eax
	je	.L159
	movzbl	(%rbx), %edx
	movq	%rbx, %rsi
	testb	%dl, %dl
	je	.L165
	movq	%rbx, %rax
	.p2align 4,,10
	.p2align 3
.L167:
	addq	$1, %rax
	cmpb	$47, %dl
	movzbl	(%rax), %edx
	cmove	%rax, %rsi
	testb	%dl, %dl
	jne	.L167
.L165:
	movq	8(%r12), %rax
	movzbl	(%rax), %edx
	movq	%rax, %rdi
	testb	%dl, %dl
	je	.L168
	.p2align 4,,10
	.p2align 3
.L170:
	addq	$1, %rax
	cmpb	$47, %dl
	movzbl	(%rax), %edx
	cmove	%rax, %rdi
	testb	%dl, %dl
	jne	.L170
.L168:
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L171
.L159:
	movq	%r12, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L163:
	xorl	%r12d, %r12d
	popq	%rbx
	popq	%rbp
	movq	%r12, %rax
	popq	%r12
	ret
	.size	find_loaded, .-find_loaded
	.section	.text.load_library,"ax",@progbits
	.p2align 4
	.globl	load_library
	.hidden	load_library
	.type	load_library, @function
load_library:
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$8, %rsp
	call	find_loaded
	testq	%rax, %rax
	je	.L188
.L184:
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L188:
	movq	%rbx, %rdi
	call	is_own_library
	movl	%eax, %edx
	leaq	own_module(%rip), %rax
	testl	%edx, %edx
	jne	.L184
	addq	$8, %rsp
	movq	%rbp, %rsi
	movq	%rbx, %rdi
	popq	%rbx
	popq	%rbp
	jmp	load_library.part.0
	.size	load_library, .-load_library
	.section	.rodata.str1.1
.LC2:
	.string	"precis: "
.LC3:
	.string	": shared library not found\n"
	.section	.text.load_needed,"ax",@progbits
	.p2align 4
	.globl	load_needed
	.hidden	load_needed
	.type	load_needed, @function
load_needed:
	testq	%rdi, %rdi
	je	.L207
	pushq	%r14
	leaq	.LC2(%rip), %r14
	pushq	%r13
	leaq	.LC3(%rip), %r13
	pushq	%r12
	movq	%rdi, %r12
	pushq	%rbp
	pushq	%rbx
	.p2align 4,,10
	.p2align 3
.L193:
	movq	296(%r12), %rbx
	testq	%rbx, %rbx
	jne	.L210
	jmp	.L191
	.p2align 4,,10
	.p2align 3
.L195:
	addq	$16, %rbx
.L210:
	movq	(%rbx), %rax
	testq	%rax, %rax
	je	.L191
	cmpq	$1, %rax
	jne	.L195
	movq	8(%rbx), %rbp
	addq	312(%r12), %rbp
	movq	%rbp, %rdi
	call	find_loaded
	testq	%rax, %rax
	jne	.L195
	movq	%rbp, %rdi
	call	is_own_library
	testl	%eax, %eax
	jne	.L195
	movq	%r12, %rsi
	movq	%rbp, %rdi
	call	load_library.part.0
	testq	%rax, %rax
	jne	.L195
	movq	%r14, %rdi
	call	print
	movq	8(%rbx), %rdi
	addq	312(%r12), %rdi
	call	print
	movq	%r13, %rdi
	call	print
	jmp	.L195
	.p2align 4,,10
	.p2align 3
.L191:
	movq	(%r12), %r12
	testq	%r12, %r12
	jne	.L193
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
.L207:
	ret
	.size	load_needed, .-load_needed
	.section	.text.hash_of,"ax",@progbits
	.p2align 4
	.globl	hash_of
	.hidden	hash_of
	.type	hash_of, @function
hash_of:
	movzbl	(%rdi), %edx
	xorl	%eax, %eax
	testb	%dl, %dl
	je	.L214
	.p2align 4,,10
	.p2align 3
.L213:
	sall	$4, %eax
	addq	$1, %rdi
	addl	%eax, %edx
	movl	%edx, %eax
	shrl	$24, %eax
	andl	$240, %eax
	xorl	%edx, %eax
	movzbl	(%rdi), %edx
	andl	$268435455, %eax
	testb	%dl, %dl
	jne	.L213
	ret
	.p2align 4,,10
	.p2align 3
.L214:
	ret
	.size	hash_of, .-hash_of
	.section	.text.find_in,"ax",@progbits
	.p2align 4
	.globl	find_in
	.hidden	find_in
	.type	find_in, @function
find_in:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$8, %rsp
	movq	320(%rdi), %rcx
	testq	%rcx, %rcx
	je	.L219
	movq	%rsi, %r12
	movl	(%rcx), %esi
	testl	%esi, %esi
	je	.L219
	movl	%edx, %eax
	xorl	%edx, %edx
	leaq	8(%rcx), %r14
	movq	%rdi, %r13
	divl	%esi
	movl	%esi, %r15d
	movl	(%r14,%rdx,4), %eax
	testl	%eax, %eax
	jne	.L220
	jmp	.L219
	.p2align 4,,10
	.p2align 3
.L223:
	leaq	(%r15,%rbx), %rax
	movl	(%r14,%rax,4), %eax
	testl	%eax, %eax
	je	.L219
	movq	320(%r13), %rcx
.L220:
	cmpl	4(%rcx), %eax
	jnb	.L219
	movl	%eax, %ebx
	movq	304(%r13), %rax
	leaq	(%rbx,%rbx,2), %rdx
	leaq	(%rax,%rdx,8), %rbp
	cmpw	$0, 6(%rbp)
	je	.L223
	movzbl	4(%rbp), %eax
	shrb	$4, %al
	je	.L223
	movl	0(%rbp), %edi
	movq	%r12, %rsi
	addq	312(%r13), %rdi
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L223
.L216:
	addq	$8, %rsp
	movq	%rbp, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L219:
	xorl	%ebp, %ebp
	jmp	.L216
	.size	find_in, .-find_in
	.section	.text.look_up,"ax",@progbits
	.p2align 4
	.globl	look_up
	.hidden	look_up
	.type	look_up, @function
look_up:
	pushq	%r13
	movq	%rsi, %r13
	pushq	%r12
	movq	%rdi, %r12
	pushq	%rbp
	movq	%rdx, %rbp
	pushq	%rbx
	subq	$8, %rsp
	movzbl	(%rdi), %eax
	testb	%al, %al
	je	.L243
	movq	%rdi, %rdx
	xorl	%ebx, %ebx
	.p2align 4,,10
	.p2align 3
.L238:
	sall	$4, %ebx
	addq	$1, %rdx
	addl	%ebx, %eax
	movl	%eax, %ebx
	shrl	$24, %ebx
	andl	$240, %ebx
	xorl	%eax, %ebx
	movzbl	(%rdx), %eax
	andl	$268435455, %ebx
	testb	%al, %al
	jne	.L238
	testq	%r13, %r13
	je	.L252
	.p2align 4,,10
	.p2align 3
.L242:
	cmpq	%r13, %rbp
	je	.L240
	movl	%ebx, %edx
	movq	%r12, %rsi
	movq	%r13, %rdi
	call	find_in
	movq	%rax, %rdx
	testq	%rax, %rax
	jne	.L241
.L240:
	movq	0(%r13), %r13
.L251:
	testq	%r13, %r13
	jne	.L242
.L252:
	leaq	own_module(%rip), %r13
	movl	%ebx, %edx
	movq	%r12, %rsi
	movq	%r13, %rdi
	call	find_in
	movq	%rax, %rdx
	xorl	%eax, %eax
	testq	%rdx, %rdx
	cmove	%rax, %r13
.L241:
	addq	$8, %rsp
	movq	%r13, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
.L243:
	xorl	%ebx, %ebx
	jmp	.L251
	.size	look_up, .-look_up
	.section	.text.address_of,"ax",@progbits
	.p2align 4
	.globl	address_of
	.hidden	address_of
	.type	address_of, @function
address_of:
	xorl	%eax, %eax
	cmpw	$-15, 6(%rsi)
	je	.L254
	movq	16(%rdi), %rax
.L254:
	addq	8(%rsi), %rax
	ret
	.size	address_of, .-address_of
	.section	.rodata.str1.1
.LC4:
	.string	"libc."
.LC5:
	.string	"libm."
.LC6:
	.string	"libdl."
.LC7:
	.string	"libpthread."
.LC8:
	.string	"libthread."
.LC9:
	.string	"librt."
.LC10:
	.string	"libposix4."
.LC11:
	.string	"libsocket."
.LC12:
	.string	"libnsl."
.LC13:
	.string	"libxnet."
.LC14:
	.string	"libsec."
.LC15:
	.string	"libintl."
.LC16:
	.string	"libgen."
.LC17:
	.string	"libaio."
.LC18:
	.string	"libmd."
.LC19:
	.string	"libmd5."
.LC20:
	.string	"libresolv."
.LC21:
	.string	"libw."
.LC22:
	.string	"libelf."
.LC23:
	.string	"libmalloc."
.LC24:
	.string	"libmapmalloc."
.LC25:
	.string	"libcurses."
.LC26:
	.string	"libtermcap."
	.section	.data.rel.ro.local,"aw"
	.align 32
	.type	own.0, @object
	.size	own.0, 184
own.0:
	.quad	.LC4
	.quad	.LC5
	.quad	.LC6
	.quad	.LC7
	.quad	.LC8
	.quad	.LC9
	.quad	.LC10
	.quad	.LC11
	.quad	.LC12
	.quad	.LC13
	.quad	.LC14
	.quad	.LC15
	.quad	.LC16
	.quad	.LC17
	.quad	.LC18
	.quad	.LC19
	.quad	.LC20
	.quad	.LC21
	.quad	.LC22
	.quad	.LC23
	.quad	.LC24
	.quad	.LC25
	.quad	.LC26
	.local	tls_count
	.comm	tls_count,4,4
	.hidden	library_path
	.globl	library_path
	.bss
	.align 8
	.type	library_path, @object
	.size	library_path, 8
library_path:
	.zero	8
	.hidden	modules_end
	.globl	modules_end
	.align 8
	.type	modules_end, @object
	.size	modules_end, 8
modules_end:
	.zero	8
	.hidden	modules
	.globl	modules
	.align 8
	.type	modules, @object
	.size	modules, 8
modules:
	.zero	8
	.hidden	print
	.hidden	own_module
	.hidden	program
	.hidden	fatal
	.hidden	map
	.hidden	copy
	.hidden	allocate
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
