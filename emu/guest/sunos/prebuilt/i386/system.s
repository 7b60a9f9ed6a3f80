// d6582bdaac0dea04e998197e1ab48e85 emu/guest/libc/sunos/system.c
	.file	"system.c"
	.text
	.section	.text.sysconf,"ax",@progbits
	.p2align 4
	.globl	sysconf
	.type	sysconf, @function
sysconf:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	48(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	cmpl	$17, %eax
	jg	.L2
	testl	%eax, %eax
	jle	.L3
	cmpl	$17, %eax
	ja	.L3
	movl	.L5@GOTOFF(%ebx,%eax,4), %edx
	addl	%ebx, %edx
	jmp	*%edx
	.section	.rodata
	.align 4
	.align 4
.L5:
	.long	.L3@GOTOFF
	.long	.L18@GOTOFF
	.long	.L17@GOTOFF
	.long	.L16@GOTOFF
	.long	.L15@GOTOFF
	.long	.L14@GOTOFF
	.long	.L20@GOTOFF
	.long	.L20@GOTOFF
	.long	.L12@GOTOFF
	.long	.L11@GOTOFF
	.long	.L11@GOTOFF
	.long	.L10@GOTOFF
	.long	.L9@GOTOFF
	.long	.L3@GOTOFF
	.long	.L8@GOTOFF
	.long	.L7@GOTOFF
	.long	.L6@GOTOFF
	.long	.L4@GOTOFF
	.section	.text.sysconf
	.p2align 4,,10
	.p2align 3
.L2:
	cmpl	$500, %eax
	jne	.L3
	leal	24(%esp), %eax
	movl	$26, %ecx
	movl	%ecx, 8(%esp)
	.p2align 4
	.p2align 3
.L22:
	movl	%eax, (%esp)
	movl	$137, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
.L1:
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L20:
	movl	40(%esp), %ebx
	movl	$1, %eax
	addl	$44, %esp
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
	leal	24(%esp), %eax
	movl	$11, %ecx
	movl	%ecx, 8(%esp)
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L7:
	leal	24(%esp), %eax
	movl	$12, %edx
	movl	%edx, 8(%esp)
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
	leal	24(%esp), %eax
	movl	$3, %edx
	movl	%edx, 8(%esp)
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L16:
	leal	24(%esp), %eax
	movl	$7, %ecx
	movl	%ecx, 8(%esp)
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L10:
	leal	24(%esp), %eax
	movl	$6, %edx
	movl	%edx, 8(%esp)
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L9:
	movl	$3, %eax
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L15:
	leal	24(%esp), %eax
	movl	$2, %edx
	movl	%edx, 8(%esp)
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L14:
	leal	24(%esp), %eax
	movl	$4, %ecx
	movl	%ecx, 8(%esp)
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
	movl	$22, (%eax)
	movl	$-1, %eax
	jmp	.L1
	.size	sysconf, .-sysconf
	.globl	_sysconf
	.set	_sysconf,sysconf
	.section	.text.getpagesize,"ax",@progbits
	.p2align 4
	.globl	getpagesize
	.type	getpagesize, @function
getpagesize:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	$11, (%esp)
	call	sysconf@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	getpagesize, .-getpagesize
	.section	.text.getdtablesize,"ax",@progbits
	.p2align 4
	.globl	getdtablesize
	.type	getdtablesize, @function
getdtablesize:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	$5, (%esp)
	call	sysconf@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	getdtablesize, .-getdtablesize
	.section	.text.pathconf,"ax",@progbits
	.p2align 4
	.globl	pathconf
	.type	pathconf, @function
pathconf:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	48(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$113, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	pathconf, .-pathconf
	.section	.text.fpathconf,"ax",@progbits
	.p2align 4
	.globl	fpathconf
	.type	fpathconf, @function
fpathconf:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	48(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$118, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	fpathconf, .-fpathconf
	.section	.text.confstr,"ax",@progbits
	.p2align 4
	.globl	confstr
	.type	confstr, @function
confstr:
	subl	$28, %esp
	movl	%edi, 24(%esp)
	movl	36(%esp), %edi
	movl	%ebx, 16(%esp)
	movl	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 20(%esp)
	testl	%edi, %edi
	je	.L33
	testl	%eax, %eax
	jne	.L41
.L33:
	movl	16(%esp), %ebx
	movl	$54, %eax
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L41:
	movl	%edi, (%esp)
	movl	$54, %edx
	cmpl	%edx, %eax
	cmovbe	%eax, %edx
	movl	%edx, 8(%esp)
	leal	path.0@GOTOFF(%ebx), %eax
	movl	%edx, %esi
	movl	%eax, 4(%esp)
	call	memcpy@PLT
	movb	$0, -1(%edi,%esi)
	jmp	.L33
	.size	confstr, .-confstr
	.section	.text.uname,"ax",@progbits
	.p2align 4
	.globl	uname
	.type	uname, @function
uname:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	48(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 8(%esp)
	movl	$135, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	uname, .-uname
	.globl	_uname
	.set	_uname,uname
	.section	.text.sysinfo,"ax",@progbits
	.p2align 4
	.globl	sysinfo
	.type	sysinfo, @function
sysinfo:
	subl	$60, %esp
	movl	%ebx, 56(%esp)
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$139, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	sysinfo, .-sysinfo
	.section	.text.gethostname,"ax",@progbits
	.p2align 4
	.globl	gethostname
	.type	gethostname, @function
gethostname:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$1312, %esp
	leal	27(%esp), %eax
	movl	1328(%esp), %edi
	movl	%eax, (%esp)
	movl	1332(%esp), %esi
	call	uname@PLT
	testl	%eax, %eax
	js	.L50
	leal	284(%esp), %ecx
	xorl	%eax, %eax
	testl	%esi, %esi
	jg	.L48
	jmp	.L49
	.p2align 4,,10
	.p2align 3
.L58:
	incl	%eax
	cmpl	%eax, %esi
	je	.L49
.L48:
	movzbl	(%ecx,%eax), %edx
	movb	%dl, (%edi,%eax)
	testb	%dl, %dl
	jne	.L58
.L49:
	xorl	%eax, %eax
.L46:
	addl	$1312, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
.L50:
	movl	$-1, %eax
	jmp	.L46
	.size	gethostname, .-gethostname
	.section	.text.ulimit,"ax",@progbits
	.p2align 4
	.globl	ulimit
	.type	ulimit, @function
ulimit:
	subl	$44, %esp
	xorl	%edx, %edx
	movl	%ebx, 40(%esp)
	movl	48(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	cmpl	$2, %eax
	jne	.L60
	movl	52(%esp), %edx
.L60:
	movl	%eax, 8(%esp)
	leal	24(%esp), %ecx
	movl	$63, %eax
	movl	%edx, 12(%esp)
	movl	%eax, 4(%esp)
	movl	%ecx, (%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	ulimit, .-ulimit
	.section	.text.__makedev,"ax",@progbits
	.p2align 4
	.globl	__makedev
	.type	__makedev, @function
__makedev:
	movl	8(%esp), %eax
	movl	12(%esp), %edx
	sall	$18, %eax
	orl	%edx, %eax
	ret
	.size	__makedev, .-__makedev
	.section	.text.__major,"ax",@progbits
	.p2align 4
	.globl	__major
	.type	__major, @function
__major:
	movl	8(%esp), %eax
	shrl	$18, %eax
	ret
	.size	__major, .-__major
	.section	.text.__minor,"ax",@progbits
	.p2align 4
	.globl	__minor
	.type	__minor, @function
__minor:
	movl	8(%esp), %eax
	andl	$262143, %eax
	ret
	.size	__minor, .-__minor
	.section	.text.makedev,"ax",@progbits
	.p2align 4
	.globl	makedev
	.type	makedev, @function
makedev:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	$1, (%esp)
	movl	%eax, 8(%esp)
	movl	32(%esp), %eax
	movl	%eax, 4(%esp)
	call	__makedev@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	makedev, .-makedev
	.section	.text.major,"ax",@progbits
	.p2align 4
	.globl	major
	.type	major, @function
major:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	$1, (%esp)
	movl	%eax, 4(%esp)
	call	__major@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	major, .-major
	.section	.text.minor,"ax",@progbits
	.p2align 4
	.globl	minor
	.type	minor, @function
minor:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	$1, (%esp)
	movl	%eax, 4(%esp)
	call	__minor@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	minor, .-minor
	.section	.text.tcgetattr,"ax",@progbits
	.p2align 4
	.globl	tcgetattr
	.type	tcgetattr, @function
tcgetattr:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	movl	$21517, %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	ioctl@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	tcgetattr, .-tcgetattr
	.section	.text.tcsetattr,"ax",@progbits
	.p2align 4
	.globl	tcsetattr
	.type	tcsetattr, @function
tcsetattr:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	-21518(%eax), %edx
	cmpl	$2, %edx
	ja	.L79
	movl	%eax, 4(%esp)
	movl	40(%esp), %edx
	movl	32(%esp), %eax
	movl	%edx, 8(%esp)
	movl	%eax, (%esp)
	call	ioctl@PLT
.L75:
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L79:
	call	___errno@PLT
	movl	$22, (%eax)
	movl	$-1, %eax
	jmp	.L75
	.size	tcsetattr, .-tcsetattr
	.section	.text.tcgetpgrp,"ax",@progbits
	.p2align 4
	.globl	tcgetpgrp
	.type	tcgetpgrp, @function
tcgetpgrp:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	leal	28(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	movl	$29716, %eax
	movl	%eax, 4(%esp)
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	call	ioctl@PLT
	testl	%eax, %eax
	jne	.L82
	movl	28(%esp), %eax
.L80:
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L82:
	movl	$-1, %eax
	jmp	.L80
	.size	tcgetpgrp, .-tcgetpgrp
	.section	.text.tcsetpgrp,"ax",@progbits
	.p2align 4
	.globl	tcsetpgrp
	.type	tcsetpgrp, @function
tcsetpgrp:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	leal	36(%esp), %eax
	movl	%eax, 8(%esp)
	movl	$29717, %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	ioctl@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	tcsetpgrp, .-tcsetpgrp
	.section	.text.tcgetsid,"ax",@progbits
	.p2align 4
	.globl	tcgetsid
	.type	tcgetsid, @function
tcgetsid:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	leal	28(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	movl	$29718, %eax
	movl	%eax, 4(%esp)
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	call	ioctl@PLT
	testl	%eax, %eax
	jne	.L88
	movl	28(%esp), %eax
.L86:
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L88:
	movl	$-1, %eax
	jmp	.L86
	.size	tcgetsid, .-tcgetsid
	.section	.text.tcflow,"ax",@progbits
	.p2align 4
	.globl	tcflow
	.type	tcflow, @function
tcflow:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	movl	$21510, %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	ioctl@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	tcflow, .-tcflow
	.section	.text.tcflush,"ax",@progbits
	.p2align 4
	.globl	tcflush
	.type	tcflush, @function
tcflush:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	movl	$21511, %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	ioctl@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	tcflush, .-tcflush
	.section	.text.tcdrain,"ax",@progbits
	.p2align 4
	.globl	tcdrain
	.type	tcdrain, @function
tcdrain:
	subl	$28, %esp
	movl	$1, %eax
	movl	%ebx, 24(%esp)
	movl	$21509, %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	movl	32(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	ioctl@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	tcdrain, .-tcdrain
	.section	.text.tcsendbreak,"ax",@progbits
	.p2align 4
	.globl	tcsendbreak
	.type	tcsendbreak, @function
tcsendbreak:
	subl	$28, %esp
	xorl	%eax, %eax
	movl	%ebx, 24(%esp)
	movl	$21509, %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	movl	32(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	ioctl@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	tcsendbreak, .-tcsendbreak
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"/dev/tty"
	.section	.text.ctermid,"ax",@progbits
	.p2align 4
	.globl	ctermid
	.type	ctermid, @function
ctermid:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	testl	%eax, %eax
	je	.L101
.L99:
	movl	%eax, (%esp)
	leal	.LC0@GOTOFF(%ebx), %edx
	movl	%edx, 4(%esp)
	call	strcpy@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L101:
	leal	own.1@GOTOFF(%ebx), %eax
	jmp	.L99
	.size	ctermid, .-ctermid
	.section	.text.cfgetospeed,"ax",@progbits
	.p2align 4
	.globl	cfgetospeed
	.type	cfgetospeed, @function
cfgetospeed:
	movl	4(%esp), %eax
	movl	8(%eax), %edx
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
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %ecx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	8(%ecx), %edx
	movl	%edx, %eax
	shrl	$16, %eax
	shrl	$18, %edx
	andl	$15, %eax
	andl	$16, %edx
	orl	%edx, %eax
	je	.L106
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L106:
	movl	%ecx, (%esp)
	call	cfgetospeed@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	cfgetispeed, .-cfgetispeed
	.section	.text.cfsetospeed,"ax",@progbits
	.p2align 4
	.globl	cfsetospeed
	.type	cfsetospeed, @function
cfsetospeed:
	subl	$12, %esp
	movl	%ebx, 8(%esp)
	movl	20(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	16(%esp), %ecx
	cmpl	$31, %edx
	ja	.L111
	movl	8(%ecx), %eax
	movl	%edx, %ebx
	andl	$15, %ebx
	andl	$-2097168, %eax
	orl	%ebx, %eax
	cmpl	$15, %edx
	movl	8(%esp), %ebx
	seta	%dl
	movzbl	%dl, %edx
	sall	$21, %edx
	orl	%edx, %eax
	movl	%eax, 8(%ecx)
	xorl	%eax, %eax
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L111:
	call	___errno@PLT
	movl	8(%esp), %ebx
	movl	$22, (%eax)
	movl	$-1, %eax
	addl	$12, %esp
	ret
	.size	cfsetospeed, .-cfsetospeed
	.section	.text.cfsetispeed,"ax",@progbits
	.p2align 4
	.globl	cfsetispeed
	.type	cfsetispeed, @function
cfsetispeed:
	subl	$12, %esp
	movl	%ebx, 8(%esp)
	movl	20(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	16(%esp), %ecx
	cmpl	$31, %edx
	ja	.L116
	movl	8(%ecx), %eax
	movl	%edx, %ebx
	sall	$16, %ebx
	andl	$983040, %ebx
	andl	$-5177345, %eax
	orl	%ebx, %eax
	cmpl	$15, %edx
	movl	8(%esp), %ebx
	seta	%dl
	movzbl	%dl, %edx
	sall	$22, %edx
	orl	%edx, %eax
	movl	%eax, 8(%ecx)
	xorl	%eax, %eax
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L116:
	call	___errno@PLT
	movl	8(%esp), %ebx
	movl	$22, (%eax)
	movl	$-1, %eax
	addl	$12, %esp
	ret
	.size	cfsetispeed, .-cfsetispeed
	.local	own.1
	.comm	own.1,9,4
	.section	.rodata
	.align 32
	.type	path.0, @object
	.size	path.0, 54
path.0:
	.string	"/usr/xpg4/bin:/usr/ccs/bin:/usr/bin:/opt/SUNWspro/bin"
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
