// d6582bdaac0dea04e998197e1ab48e85 emu/guest/libc/sunos/system.c
	.file	"system.c"
	.text
	.section	.text.sysconf,"ax",@progbits
	.p2align 4
	.globl	sysconf
	.type	sysconf, @function
sysconf:
	subq	$8, %rsp
	cmpl	$17, %edi
	jg	.L2
	testl	%edi, %edi
	jle	.L3
	cmpl	$17, %edi
	ja	.L3
	leaq	.L5(%rip), %rdx
	movl	%edi, %edi
	movslq	(%rdx,%rdi,4), %rax
	addq	%rdx, %rax
	jmp	*%rax
	.section	.rodata
	.align 4
	.align 4
.L5:
	.long	.L3-.L5
	.long	.L18-.L5
	.long	.L17-.L5
	.long	.L16-.L5
	.long	.L15-.L5
	.long	.L14-.L5
	.long	.L20-.L5
	.long	.L20-.L5
	.long	.L12-.L5
	.long	.L11-.L5
	.long	.L11-.L5
	.long	.L10-.L5
	.long	.L9-.L5
	.long	.L3-.L5
	.long	.L8-.L5
	.long	.L7-.L5
	.long	.L6-.L5
	.long	.L4-.L5
	.section	.text.sysconf
	.p2align 4,,10
	.p2align 3
.L2:
	movl	$26, %esi
	cmpl	$500, %edi
	jne	.L3
.L22:
	movl	$137, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	addq	$8, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	call_value@PLT
	.p2align 4,,10
	.p2align 3
.L20:
	movl	$1, %eax
.L1:
	addq	$8, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L11:
	movl	$8, %eax
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L12:
	movl	$199506, %eax
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L8:
	movl	$11, %esi
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L7:
	movl	$12, %esi
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L6:
	movl	$256, %eax
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L4:
	xorl	%eax, %eax
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L17:
	movl	$3, %esi
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L16:
	movl	$7, %esi
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L10:
	movl	$6, %esi
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L9:
	movl	$3, %eax
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L15:
	movl	$2, %esi
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L14:
	movl	$4, %esi
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L18:
	movl	$1048320, %eax
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L3:
	call	___errno@PLT
	movl	$22, (%rax)
	movq	$-1, %rax
	jmp	.L1
	.size	sysconf, .-sysconf
	.globl	_sysconf
	.set	_sysconf,sysconf
	.section	.text.getpagesize,"ax",@progbits
	.p2align 4
	.globl	getpagesize
	.type	getpagesize, @function
getpagesize:
	subq	$8, %rsp
	movl	$11, %edi
	call	sysconf@PLT
	addq	$8, %rsp
	ret
	.size	getpagesize, .-getpagesize
	.section	.text.getdtablesize,"ax",@progbits
	.p2align 4
	.globl	getdtablesize
	.type	getdtablesize, @function
getdtablesize:
	subq	$8, %rsp
	movl	$5, %edi
	call	sysconf@PLT
	addq	$8, %rsp
	ret
	.size	getdtablesize, .-getdtablesize
	.section	.text.pathconf,"ax",@progbits
	.p2align 4
	.globl	pathconf
	.type	pathconf, @function
pathconf:
	subq	$8, %rsp
	movslq	%esi, %rdx
	xorl	%eax, %eax
	movq	%rdi, %rsi
	movl	$113, %edi
	call	system_call@PLT
	addq	$8, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	call_value@PLT
	.size	pathconf, .-pathconf
	.section	.text.fpathconf,"ax",@progbits
	.p2align 4
	.globl	fpathconf
	.type	fpathconf, @function
fpathconf:
	subq	$8, %rsp
	movslq	%esi, %rdx
	xorl	%eax, %eax
	movslq	%edi, %rsi
	movl	$118, %edi
	call	system_call@PLT
	addq	$8, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	call_value@PLT
	.size	fpathconf, .-fpathconf
	.section	.text.confstr,"ax",@progbits
	.p2align 4
	.globl	confstr
	.type	confstr, @function
confstr:
	testq	%rsi, %rsi
	je	.L41
	testq	%rdx, %rdx
	jne	.L44
.L41:
	movl	$54, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L44:
	pushq	%rbp
	movl	$54, %eax
	movq	%rsi, %rbp
	leaq	path.0(%rip), %rsi
	pushq	%rbx
	movq	%rbp, %rdi
	subq	$8, %rsp
	cmpq	%rax, %rdx
	cmovbe	%rdx, %rax
	movq	%rax, %rbx
	movq	%rax, %rdx
	call	memcpy@PLT
	movb	$0, -1(%rbp,%rbx)
	addq	$8, %rsp
	movl	$54, %eax
	popq	%rbx
	popq	%rbp
	ret
	.size	confstr, .-confstr
	.section	.text.uname,"ax",@progbits
	.p2align 4
	.globl	uname
	.type	uname, @function
uname:
	subq	$8, %rsp
	movq	%rdi, %rsi
	xorl	%eax, %eax
	movl	$135, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	uname, .-uname
	.globl	_uname
	.set	_uname,uname
	.section	.text.sysinfo,"ax",@progbits
	.p2align 4
	.globl	sysinfo
	.type	sysinfo, @function
sysinfo:
	movq	%rsi, %rax
	subq	$8, %rsp
	movq	%rdx, %rcx
	movslq	%edi, %rsi
	movq	%rax, %rdx
	movl	$139, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	sysinfo, .-sysinfo
	.section	.text.gethostname,"ax",@progbits
	.p2align 4
	.globl	gethostname
	.type	gethostname, @function
gethostname:
	pushq	%rbp
	movl	%esi, %ebp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$1304, %rsp
	movq	%rsp, %rdi
	call	uname@PLT
	testl	%eax, %eax
	js	.L54
	movslq	%ebp, %rdi
	xorl	%eax, %eax
	leaq	257(%rsp), %rcx
	testl	%ebp, %ebp
	jg	.L53
	jmp	.L52
	.p2align 4,,10
	.p2align 3
.L61:
	addq	$1, %rax
	cmpq	%rdi, %rax
	je	.L52
.L53:
	movzbl	(%rcx,%rax), %edx
	movb	%dl, (%rbx,%rax)
	testb	%dl, %dl
	jne	.L61
.L52:
	xorl	%eax, %eax
.L49:
	addq	$1304, %rsp
	popq	%rbx
	popq	%rbp
	ret
.L54:
	movl	$-1, %eax
	jmp	.L49
	.size	gethostname, .-gethostname
	.section	.text.ulimit,"ax",@progbits
	.p2align 4
	.globl	ulimit
	.type	ulimit, @function
ulimit:
	subq	$88, %rsp
	movq	%rsi, %rdx
	leaq	96(%rsp), %rax
	movq	%rsi, 40(%rsp)
	movq	%rax, 16(%rsp)
	leaq	32(%rsp), %rax
	movl	$8, 8(%rsp)
	movq	%rax, 24(%rsp)
	cmpl	$2, %edi
	je	.L63
	xorl	%edx, %edx
.L63:
	movslq	%edi, %rsi
	xorl	%eax, %eax
	movl	$63, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$88, %rsp
	ret
	.size	ulimit, .-ulimit
	.section	.text.__makedev,"ax",@progbits
	.p2align 4
	.globl	__makedev
	.type	__makedev, @function
__makedev:
	sall	$18, %esi
	movl	%esi, %eax
	orl	%edx, %eax
	ret
	.size	__makedev, .-__makedev
	.section	.text.__major,"ax",@progbits
	.p2align 4
	.globl	__major
	.type	__major, @function
__major:
	movl	%esi, %eax
	shrl	$18, %eax
	ret
	.size	__major, .-__major
	.section	.text.__minor,"ax",@progbits
	.p2align 4
	.globl	__minor
	.type	__minor, @function
__minor:
	movl	%esi, %eax
	andl	$262143, %eax
	ret
	.size	__minor, .-__minor
	.section	.text.makedev,"ax",@progbits
	.p2align 4
	.globl	makedev
	.type	makedev, @function
makedev:
	movl	%esi, %edx
	movl	%edi, %esi
	movl	$1, %edi
	jmp	__makedev@PLT
	.size	makedev, .-makedev
	.section	.text.major,"ax",@progbits
	.p2align 4
	.globl	major
	.type	major, @function
major:
	movl	%edi, %esi
	movl	$1, %edi
	jmp	__major@PLT
	.size	major, .-major
	.section	.text.minor,"ax",@progbits
	.p2align 4
	.globl	minor
	.type	minor, @function
minor:
	movl	%edi, %esi
	movl	$1, %edi
	jmp	__minor@PLT
	.size	minor, .-minor
	.section	.text.tcgetattr,"ax",@progbits
	.p2align 4
	.globl	tcgetattr
	.type	tcgetattr, @function
tcgetattr:
	movq	%rsi, %rdx
	xorl	%eax, %eax
	movl	$21517, %esi
	jmp	ioctl@PLT
	.size	tcgetattr, .-tcgetattr
	.section	.text.tcsetattr,"ax",@progbits
	.p2align 4
	.globl	tcsetattr
	.type	tcsetattr, @function
tcsetattr:
	leal	-21518(%rsi), %eax
	cmpl	$2, %eax
	ja	.L80
	xorl	%eax, %eax
	jmp	ioctl@PLT
	.p2align 4,,10
	.p2align 3
.L80:
	subq	$8, %rsp
	call	___errno@PLT
	movl	$22, (%rax)
	movl	$-1, %eax
	addq	$8, %rsp
	ret
	.size	tcsetattr, .-tcsetattr
	.section	.text.tcgetpgrp,"ax",@progbits
	.p2align 4
	.globl	tcgetpgrp
	.type	tcgetpgrp, @function
tcgetpgrp:
	subq	$24, %rsp
	xorl	%eax, %eax
	movl	$29716, %esi
	leaq	12(%rsp), %rdx
	call	ioctl@PLT
	testl	%eax, %eax
	jne	.L85
	movl	12(%rsp), %eax
.L83:
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L85:
	movl	$-1, %eax
	jmp	.L83
	.size	tcgetpgrp, .-tcgetpgrp
	.section	.text.tcsetpgrp,"ax",@progbits
	.p2align 4
	.globl	tcsetpgrp
	.type	tcsetpgrp, @function
tcsetpgrp:
	subq	$24, %rsp
	xorl	%eax, %eax
	movl	%esi, 12(%rsp)
	leaq	12(%rsp), %rdx
	movl	$29717, %esi
	call	ioctl@PLT
	addq	$24, %rsp
	ret
	.size	tcsetpgrp, .-tcsetpgrp
	.section	.text.tcgetsid,"ax",@progbits
	.p2align 4
	.globl	tcgetsid
	.type	tcgetsid, @function
tcgetsid:
	subq	$24, %rsp
	xorl	%eax, %eax
	movl	$29718, %esi
	leaq	12(%rsp), %rdx
	call	ioctl@PLT
	testl	%eax, %eax
	jne	.L91
	movl	12(%rsp), %eax
.L89:
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L91:
	movl	$-1, %eax
	jmp	.L89
	.size	tcgetsid, .-tcgetsid
	.section	.text.tcflow,"ax",@progbits
	.p2align 4
	.globl	tcflow
	.type	tcflow, @function
tcflow:
	movslq	%esi, %rdx
	xorl	%eax, %eax
	movl	$21510, %esi
	jmp	ioctl@PLT
	.size	tcflow, .-tcflow
	.section	.text.tcflush,"ax",@progbits
	.p2align 4
	.globl	tcflush
	.type	tcflush, @function
tcflush:
	movslq	%esi, %rdx
	xorl	%eax, %eax
	movl	$21511, %esi
	jmp	ioctl@PLT
	.size	tcflush, .-tcflush
	.section	.text.tcdrain,"ax",@progbits
	.p2align 4
	.globl	tcdrain
	.type	tcdrain, @function
tcdrain:
	movl	$1, %edx
	movl	$21509, %esi
	xorl	%eax, %eax
	jmp	ioctl@PLT
	.size	tcdrain, .-tcdrain
	.section	.text.tcsendbreak,"ax",@progbits
	.p2align 4
	.globl	tcsendbreak
	.type	tcsendbreak, @function
tcsendbreak:
	xorl	%edx, %edx
	movl	$21509, %esi
	xorl	%eax, %eax
	jmp	ioctl@PLT
	.size	tcsendbreak, .-tcsendbreak
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"/dev/tty"
	.section	.text.ctermid,"ax",@progbits
	.p2align 4
	.globl	ctermid
	.type	ctermid, @function
ctermid:
	testq	%rdi, %rdi
	leaq	own.1(%rip), %rax
	leaq	.LC0(%rip), %rsi
	cmove	%rax, %rdi
	jmp	strcpy@PLT
	.size	ctermid, .-ctermid
	.section	.text.cfgetospeed,"ax",@progbits
	.p2align 4
	.globl	cfgetospeed
	.type	cfgetospeed, @function
cfgetospeed:
	movl	8(%rdi), %edx
	movl	%edx, %eax
	andl	$15, %edx
	shrl	$17, %eax
	andl	$16, %eax
	orl	%edx, %eax
	ret
	.size	cfgetospeed, .-cfgetospeed
	.section	.text.cfgetispeed,"ax",@progbits
	.p2align 4
	.globl	cfgetispeed
	.type	cfgetispeed, @function
cfgetispeed:
	movl	8(%rdi), %edx
	movl	%edx, %eax
	shrl	$18, %edx
	shrl	$16, %eax
	andl	$16, %edx
	andl	$15, %eax
	orl	%edx, %eax
	je	.L102
	ret
	.p2align 4,,10
	.p2align 3
.L102:
	jmp	cfgetospeed@PLT
	.size	cfgetispeed, .-cfgetispeed
	.section	.text.cfsetospeed,"ax",@progbits
	.p2align 4
	.globl	cfsetospeed
	.type	cfsetospeed, @function
cfsetospeed:
	cmpl	$31, %esi
	ja	.L110
	movl	8(%rdi), %eax
	movl	%esi, %edx
	andl	$15, %edx
	andl	$-2097168, %eax
	orl	%edx, %eax
	xorl	%edx, %edx
	cmpl	$15, %esi
	seta	%dl
	sall	$21, %edx
	orl	%edx, %eax
	movl	%eax, 8(%rdi)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L110:
	subq	$8, %rsp
	call	___errno@PLT
	movl	$22, (%rax)
	movl	$-1, %eax
	addq	$8, %rsp
	ret
	.size	cfsetospeed, .-cfsetospeed
	.section	.text.cfsetispeed,"ax",@progbits
	.p2align 4
	.globl	cfsetispeed
	.type	cfsetispeed, @function
cfsetispeed:
	cmpl	$31, %esi
	ja	.L118
	movl	8(%rdi), %eax
	movl	%esi, %edx
	sall	$16, %edx
	andl	$983040, %edx
	andl	$-5177345, %eax
	orl	%edx, %eax
	xorl	%edx, %edx
	cmpl	$15, %esi
	seta	%dl
	sall	$22, %edx
	orl	%edx, %eax
	movl	%eax, 8(%rdi)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L118:
	subq	$8, %rsp
	call	___errno@PLT
	movl	$22, (%rax)
	movl	$-1, %eax
	addq	$8, %rsp
	ret
	.size	cfsetispeed, .-cfsetispeed
	.local	own.1
	.comm	own.1,9,8
	.section	.rodata
	.align 32
	.type	path.0, @object
	.size	path.0, 54
path.0:
	.string	"/usr/xpg4/bin:/usr/ccs/bin:/usr/bin:/opt/SUNWspro/bin"
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
