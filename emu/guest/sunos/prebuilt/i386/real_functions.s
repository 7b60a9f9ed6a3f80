// 03cde0eca8402dc9657d3cdc1793f30f emu/guest/libc/real_functions.c
	.file	"real_functions.c"
	.text
	.section	.text.expm1_series,"ax",@progbits
	.p2align 4
	.type	expm1_series, @function
expm1_series:
	pushl	%ebp
	xorl	%ecx, %ecx
	pushl	%edi
	xorl	%edx, %edx
	pushl	%esi
	call	__x86.get_pc_thunk.si
	addl	$_GLOBAL_OFFSET_TABLE_, %esi
	pushl	%ebx
	subl	$252, %esp
	movl	276(%esp), %ebx
	movl	316(%esp), %ebp
	movl	%esi, 120(%esp)
.L2:
	movl	%ecx, (%eax,%edx)
	movl	%ecx, 4(%eax,%edx)
	addl	$8, %edx
	cmpl	$40, %edx
	jb	.L2
	movl	$0, (%eax,%edx)
	xorl	%edx, %edx
.L4:
	movl	272(%esp,%edx), %ecx
	movl	%ecx, 144(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L4
	testl	%ebp, %ebp
	je	.L19
	movl	%ebp, 132(%esp)
	movl	$2, %edx
	movl	%ebp, %ecx
	movl	%edx, 128(%esp)
	leal	192(%esp), %edx
	xorl	%edi, %edi
	movl	%edx, 136(%esp)
	leal	144(%esp), %edx
	xorl	%esi, %esi
	movl	%edx, 140(%esp)
	movl	%ebx, %ebp
	movl	%ebx, %edx
	movl	%ebx, 124(%esp)
.L7:
	movl	%edx, 148(%esp)
	xorl	%edx, %edx
	movl	%edi, 4(%eax)
	movl	%esi, 44(%eax)
	movl	%ecx, 188(%esp)
.L8:
	movl	144(%esp,%edx), %ecx
	movl	%ecx, 52(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L8
	xorl	%edx, %edx
.L10:
	movl	(%eax,%edx), %ecx
	movl	%ecx, 4(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L10
	movl	%eax, (%esp)
	movl	120(%esp), %ebx
	movl	%eax, 124(%esp)
	call	real_add@PLT
	xorl	%edx, %edx
	subl	$4, %esp
	movl	%ebp, 276(%esp)
	movl	124(%esp), %eax
	movl	132(%esp), %ebx
	movl	4(%eax), %edi
	movl	%ebx, 316(%esp)
	movl	44(%eax), %esi
.L12:
	movl	272(%esp,%edx), %ecx
	movl	%ecx, 52(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L12
	xorl	%edx, %edx
.L14:
	movl	144(%esp,%edx), %ecx
	movl	%ecx, 4(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L14
	movl	%eax, 124(%esp)
	movl	136(%esp), %eax
	movl	120(%esp), %ebx
	movl	%eax, (%esp)
	call	real_multiply@PLT
	xorl	%edx, %edx
	subl	$4, %esp
	movl	128(%esp), %eax
	movl	%eax, 52(%esp)
	movl	124(%esp), %eax
.L16:
	movl	192(%esp,%edx), %ecx
	movl	%ecx, 4(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L16
	movl	%eax, 124(%esp)
	movl	140(%esp), %eax
	movl	120(%esp), %ebx
	movl	%eax, (%esp)
	call	real_divide_small@PLT
	pushl	%eax
	movl	188(%esp), %ecx
	movl	124(%esp), %eax
	testl	%ecx, %ecx
	je	.L6
	testl	%esi, %esi
	movl	148(%esp), %edx
	je	.L18
	leal	-320(%edi), %ebx
	cmpl	%edx, %ebx
	jg	.L6
.L18:
	incl	128(%esp)
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L19:
	xorl	%esi, %esi
	xorl	%edi, %edi
.L6:
	movl	%edi, 4(%eax)
	movl	%esi, 44(%eax)
	addl	$252, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	expm1_series, .-expm1_series
	.section	.text.exp_of_parts,"ax",@progbits
	.p2align 4
	.type	exp_of_parts, @function
exp_of_parts:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	movl	$-5, %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$316, %esp
	movl	%eax, 52(%esp)
	leal	208(%esp), %ecx
	xorl	%eax, %eax
.L37:
	movl	336(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L37
	movl	%ecx, (%esp)
	call	real_scale@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	256(%esp), %ecx
.L39:
	movl	208(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L39
	movl	%ecx, %eax
	call	expm1_series
	leal	160(%esp), %ecx
	xorl	%eax, %eax
.L41:
	movl	256(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L41
	xorl	%eax, %eax
.L43:
	movl	one@GOTOFF(%ebx,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L43
	movl	%ecx, (%esp)
	movl	$5, %ebp
	call	real_add@PLT
	subl	$4, %esp
	leal	112(%esp), %edi
	.p2align 4
	.p2align 3
.L51:
	xorl	%eax, %eax
.L45:
	movl	160(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L45
	xorl	%eax, %eax
.L47:
	movl	160(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L47
	movl	%edi, (%esp)
	call	real_multiply@PLT
	xorl	%eax, %eax
	subl	$4, %esp
.L49:
	movl	112(%esp,%eax), %edx
	movl	%edx, 160(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L49
	decl	%ebp
	jne	.L51
	movl	384(%esp), %eax
	movl	%eax, 52(%esp)
	xorl	%eax, %eax
.L52:
	movl	160(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L52
	movl	%esi, (%esp)
	call	real_scale@PLT
	movl	%esi, %eax
	subl	$4, %esp
	addl	$316, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	exp_of_parts, .-exp_of_parts
	.section	.text.log_series,"ax",@progbits
	.p2align 4
	.type	log_series, @function
log_series:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	xorl	%eax, %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$348, %esp
	movl	372(%esp), %ebp
	leal	144(%esp), %edx
	movl	412(%esp), %edi
.L65:
	movl	368(%esp,%eax), %ecx
	movl	%ecx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L65
	xorl	%eax, %eax
.L67:
	movl	368(%esp,%eax), %ecx
	movl	%ecx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L67
	movl	%edx, (%esp)
	call	real_multiply@PLT
	xorl	%edx, %edx
	subl	$4, %esp
	leal	192(%esp), %eax
	movl	%eax, 136(%esp)
	xorl	%eax, %eax
.L69:
	movl	%edx, 192(%esp,%eax)
	movl	%edx, 196(%esp,%eax)
	addl	$8, %eax
	cmpl	$40, %eax
	jb	.L69
	movl	136(%esp), %ecx
	movl	$0, (%ecx,%eax)
	xorl	%eax, %eax
.L71:
	movl	368(%esp,%eax), %edx
	movl	%edx, 240(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L71
	xorl	%eax, %eax
.L73:
	movl	368(%esp,%eax), %edx
	movl	%edx, 288(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L73
	xorl	%eax, %eax
	testl	%edi, %edi
	je	.L75
	leal	240(%esp), %edx
	movl	$3, %ecx
	movl	%edx, 120(%esp)
	leal	288(%esp), %edx
	movl	%edx, 124(%esp)
	xorl	%edx, %edx
.L76:
	movl	%eax, 196(%esp)
	xorl	%eax, %eax
	movl	%edx, 236(%esp)
	movl	%ebp, 292(%esp)
	movl	%edi, 332(%esp)
.L77:
	movl	288(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L77
	xorl	%eax, %eax
.L79:
	movl	192(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L79
	movl	%ecx, 128(%esp)
	movl	136(%esp), %eax
	movl	%eax, (%esp)
	call	real_add@PLT
	xorl	%edx, %edx
	subl	$4, %esp
	movl	196(%esp), %eax
	movl	236(%esp), %edi
	movl	128(%esp), %ecx
.L81:
	movl	144(%esp,%edx), %ebp
	movl	%ebp, 52(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L81
	xorl	%edx, %edx
.L83:
	movl	240(%esp,%edx), %ebp
	movl	%ebp, 4(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L83
	movl	%eax, 128(%esp)
	movl	120(%esp), %eax
	movl	%ecx, 132(%esp)
	movl	%eax, (%esp)
	call	real_multiply@PLT
	xorl	%edx, %edx
	subl	$4, %esp
	movl	132(%esp), %ecx
	movl	128(%esp), %eax
	movl	%ecx, 52(%esp)
.L85:
	movl	240(%esp,%edx), %ebp
	movl	%ebp, 4(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L85
	movl	%eax, 140(%esp)
	movl	124(%esp), %eax
	movl	%ecx, 128(%esp)
	movl	%eax, (%esp)
	call	real_divide_small@PLT
	pushl	%edx
	movl	332(%esp), %eax
	movl	%eax, 132(%esp)
	testl	%eax, %eax
	movl	140(%esp), %eax
	je	.L75
	testl	%edi, %edi
	movl	292(%esp), %ebp
	movl	128(%esp), %ecx
	je	.L87
	leal	-320(%eax), %edx
	cmpl	%ebp, %edx
	jg	.L75
.L87:
	movl	%edi, %edx
	addl	$2, %ecx
	movl	132(%esp), %edi
	jmp	.L76
	.p2align 4,,10
	.p2align 3
.L75:
	movl	%eax, 196(%esp)
	movl	$1, %eax
	movl	%eax, 52(%esp)
	xorl	%eax, %eax
	movl	%edi, 236(%esp)
.L88:
	movl	192(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L88
	movl	%esi, (%esp)
	call	real_scale@PLT
	movl	%esi, %eax
	subl	$4, %esp
	addl	$348, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	log_series, .-log_series
	.section	.text.reduce,"ax",@progbits
	.p2align 4
	.type	reduce, @function
reduce:
	pushl	%ebp
	xorl	%edx, %edx
	pushl	%edi
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	pushl	%esi
	pushl	%ebx
	subl	$364, %esp
	movl	388(%esp), %ecx
	movl	%eax, 148(%esp)
	xorl	%eax, %eax
.L112:
	movl	%edx, 256(%esp,%eax)
	movl	%edx, 260(%esp,%eax)
	addl	$8, %eax
	cmpl	$96, %eax
	jb	.L112
	testl	%ecx, %ecx
	js	.L149
	movl	148(%esp), %eax
	leal	256(%esp), %esi
	xorl	%ebx, %ebx
	movl	%esi, 152(%esp)
	leal	478(%ecx), %edx
	movl	%esi, %edi
	movl	%esi, 156(%esp)
	movl	%edx, %esi
	movl	%ebx, 132(%esp)
	movl	real_two_over_pi@GOT(%eax), %eax
	movl	%eax, 144(%esp)
	.p2align 4
	.p2align 3
.L124:
	testl	%esi, %esi
	js	.L118
	movl	%esi, %ecx
	movl	%esi, %eax
	sarl	$5, %ecx
	andl	$31, %eax
	cmpl	$527, %ecx
	movl	%ecx, %ebx
	jg	.L150
	movl	144(%esp), %edx
	movl	(%edx,%ecx,4), %edx
	movl	%edx, 128(%esp)
.L121:
	incl	%ebx
	xorl	%edx, %edx
	cmpl	$527, %ebx
	ja	.L120
	movl	144(%esp), %ebx
	movl	4(%ebx,%ecx,4), %edx
.L120:
	testl	%eax, %eax
	je	.L122
	movl	128(%esp), %ebx
	movl	$32, %ecx
	subl	%eax, %ecx
	shrl	%cl, %edx
	movb	%al, %cl
	sall	%cl, %ebx
	orl	%ebx, %edx
	movl	%edx, 128(%esp)
.L122:
	xorl	%eax, %eax
	movl	%edi, %ecx
	movl	%eax, 120(%esp)
	leal	384(%esp), %ebx
	xorl	%eax, %eax
	movl	%eax, 124(%esp)
	leal	400(%esp), %ebp
	movl	%esi, 136(%esp)
	movl	%edi, 140(%esp)
.L123:
	movl	128(%esp), %eax
	xorl	%edi, %edi
	mull	32(%ebx)
	movl	(%ecx), %esi
	addl	%esi, %eax
	adcl	%edi, %edx
	addl	120(%esp), %eax
	adcl	124(%esp), %edx
	addl	$4, %ebx
	movl	%eax, (%ecx)
	addl	$4, %ecx
	movl	%edx, %eax
	xorl	%edx, %edx
	movl	%eax, 120(%esp)
	cmpl	%ebx, %ebp
	movl	%edx, 124(%esp)
	jne	.L123
	movl	140(%esp), %edi
	movl	120(%esp), %eax
	incl	132(%esp)
	movl	136(%esp), %esi
	addl	$4, %edi
	movl	%eax, 12(%edi)
	movl	132(%esp), %eax
	subl	$32, %esi
	cmpl	$20, %eax
	jne	.L124
	movl	332(%esp), %edx
	movl	152(%esp), %edi
	movl	156(%esp), %esi
	movl	%edx, %ebp
	shrl	$30, %ebp
	testl	$536870912, %edx
	je	.L125
	leal	80(%esi), %edx
	incl	%ebp
	.p2align 4
	.p2align 3
.L126:
	notl	(%edi)
	addl	$4, %edi
	cmpl	%edi, %edx
	jne	.L126
	andl	$1073741823, 332(%esp)
	movl	$2, %eax
	leal	208(%esp), %edx
	movl	%eax, 16(%esp)
	movl	$1, %eax
	movl	%eax, 12(%esp)
.L148:
	movl	%edx, (%esp)
	movl	148(%esp), %ebx
	movl	$20, %edi
	movl	%edi, 8(%esp)
	movl	%esi, 4(%esp)
	call	real_of_words@PLT
	xorl	%edx, %edx
	subl	$4, %esp
	leal	160(%esp), %ebx
.L128:
	movl	148(%esp), %eax
	movl	half_pi@GOTOFF(%eax,%edx), %eax
	movl	%eax, 52(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L128
	xorl	%edx, %edx
.L130:
	movl	208(%esp,%edx), %eax
	movl	%eax, 4(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L130
	movl	%ebx, (%esp)
	movl	148(%esp), %ebx
	call	real_multiply@PLT
	xorl	%edx, %edx
	subl	$4, %esp
.L132:
	movl	160(%esp,%edx), %eax
	movl	432(%esp), %edi
	movl	%eax, (%edi,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L132
	movl	384(%esp), %ebx
	testl	%ebx, %ebx
	je	.L134
	movl	(%edi), %ecx
	xorl	%edx, %edx
	negl	%ebp
	testl	%ecx, %ecx
	sete	%dl
	movl	%edx, (%edi)
.L134:
	addl	$364, %esp
	movl	%ebp, %eax
	popl	%ebx
	andl	$3, %eax
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L149:
	movl	432(%esp), %ecx
	xorl	%eax, %eax
.L115:
	movl	384(%esp,%eax), %edx
	movl	%edx, (%ecx,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L115
	addl	$364, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L118:
	movl	$31, %eax
	subl	%esi, %eax
	leal	31(%eax), %ecx
	cmovns	%eax, %ecx
	movl	%esi, %eax
	sarl	$5, %ecx
	negl	%ecx
	movl	%ecx, %edx
	movl	%ecx, %ebx
	sall	$5, %edx
	subl	%edx, %eax
	xorl	%edx, %edx
	movl	%edx, 128(%esp)
	jmp	.L121
	.p2align 4,,10
	.p2align 3
.L150:
	xorl	%ecx, %ecx
	xorl	%edx, %edx
	movl	%ecx, 128(%esp)
	jmp	.L120
.L125:
	movl	$2, %eax
	andl	$1073741823, %edx
	movl	%eax, 16(%esp)
	xorl	%eax, %eax
	movl	%edx, 332(%esp)
	leal	208(%esp), %edx
	movl	%eax, 12(%esp)
	jmp	.L148
	.size	reduce, .-reduce
	.section	.text.angle_series,"ax",@progbits
	.p2align 4
	.type	angle_series, @function
angle_series:
	pushl	%ebp
	xorl	%edx, %edx
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$332, %esp
	movl	356(%esp), %edi
	leal	224(%esp), %ecx
	movl	396(%esp), %esi
.L152:
	movl	400(%esp,%edx), %ebp
	movl	%ebp, 52(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L152
	xorl	%edx, %edx
.L154:
	movl	400(%esp,%edx), %ebp
	movl	%ebp, 4(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L154
	movl	%eax, 116(%esp)
	movl	%ecx, (%esp)
	call	real_multiply@PLT
	xorl	%edx, %edx
	subl	$4, %esp
	movl	116(%esp), %eax
	leal	128(%esp), %ebp
.L156:
	movl	224(%esp,%edx), %ecx
	movl	%ecx, 4(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L156
	movl	%eax, 116(%esp)
	movl	%ebp, (%esp)
	call	real_negate@PLT
	xorl	%ecx, %ecx
	xorl	%edx, %edx
	subl	$4, %esp
	movl	116(%esp), %eax
.L158:
	movl	%ecx, (%eax,%edx)
	movl	%ecx, 4(%eax,%edx)
	addl	$8, %edx
	cmpl	$40, %edx
	jb	.L158
	movl	$0, (%eax,%edx)
	xorl	%edx, %edx
.L160:
	movl	352(%esp,%edx), %ecx
	movl	%ecx, 176(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L160
	xorl	%ebp, %ebp
	testl	%esi, %esi
	je	.L162
	leal	272(%esp), %ecx
	xorl	%edx, %edx
	movl	%ecx, 116(%esp)
	leal	176(%esp), %ecx
	movl	%ecx, 120(%esp)
.L163:
	movl	%edx, 44(%eax)
	xorl	%edx, %edx
	movl	%ebp, 4(%eax)
	movl	%edi, 180(%esp)
	movl	%esi, 220(%esp)
.L164:
	movl	176(%esp,%edx), %ecx
	movl	%ecx, 52(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L164
	xorl	%edx, %edx
.L166:
	movl	(%eax,%edx), %ecx
	movl	%ecx, 4(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L166
	movl	%eax, (%esp)
	movl	%eax, 124(%esp)
	call	real_add@PLT
	subl	$4, %esp
	movl	124(%esp), %eax
	movl	448(%esp), %edi
	addl	$2, 448(%esp)
	movl	4(%eax), %ebp
	movl	448(%esp), %edx
	incl	%edi
	movl	44(%eax), %esi
	imull	%edx, %edi
	xorl	%edx, %edx
.L168:
	movl	128(%esp,%edx), %ecx
	movl	%ecx, 52(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L168
	xorl	%edx, %edx
.L170:
	movl	176(%esp,%edx), %ecx
	movl	%ecx, 4(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L170
	movl	%eax, 124(%esp)
	movl	116(%esp), %eax
	movl	%eax, (%esp)
	call	real_multiply@PLT
	xorl	%edx, %edx
	subl	$4, %esp
	movl	%edi, 52(%esp)
	movl	124(%esp), %eax
.L172:
	movl	272(%esp,%edx), %ecx
	movl	%ecx, 4(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L172
	movl	%eax, 124(%esp)
	movl	120(%esp), %eax
	movl	%eax, (%esp)
	call	real_divide_small@PLT
	pushl	%eax
	movl	220(%esp), %ecx
	movl	124(%esp), %eax
	testl	%ecx, %ecx
	je	.L162
	testl	%esi, %esi
	movl	180(%esp), %edi
	je	.L174
	leal	-320(%ebp), %edx
	cmpl	%edi, %edx
	jg	.L162
.L174:
	movl	%esi, %edx
	movl	%ecx, %esi
	jmp	.L163
	.p2align 4,,10
	.p2align 3
.L162:
	movl	%ebp, 4(%eax)
	movl	%esi, 44(%eax)
	addl	$332, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	angle_series, .-angle_series
	.section	.text.sine,"ax",@progbits
	.p2align 4
	.type	sine, @function
sine:
	pushl	%edi
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$160, %esp
	movl	224(%esp), %edi
	leal	112(%esp), %ecx
	testl	$1, %edi
	je	.L196
	xorl	%edx, %edx
	xorl	%eax, %eax
	movl	%edx, 96(%esp)
.L197:
	movl	176(%esp,%eax), %edx
	movl	%edx, 48(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L197
	xorl	%eax, %eax
.L199:
	movl	one@GOTOFF(%ebx,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L199
.L221:
	movl	%ecx, %eax
	call	angle_series
	xorl	%eax, %eax
	andl	$2, %edi
	jne	.L207
	.p2align 4
	.p2align 3
.L210:
	movl	112(%esp,%eax), %edx
	movl	%edx, (%esi,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L210
.L195:
	addl	$160, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L196:
	movl	$1, %eax
	movl	%eax, 96(%esp)
	xorl	%eax, %eax
.L202:
	movl	176(%esp,%eax), %edx
	movl	%edx, 48(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L202
	xorl	%eax, %eax
.L204:
	movl	176(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L204
	jmp	.L221
	.p2align 4,,10
	.p2align 3
.L207:
	movl	112(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L207
	movl	%esi, (%esp)
	call	real_negate@PLT
	subl	$4, %esp
	jmp	.L195
	.size	sine, .-sine
	.section	.text.atan_of_small,"ax",@progbits
	.p2align 4
	.type	atan_of_small, @function
atan_of_small:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$588, %esp
	movl	%eax, 120(%esp)
	movl	612(%esp), %edi
	xorl	%eax, %eax
	movl	652(%esp), %esi
	cmpl	$-2, %edi
	jl	.L223
	leal	384(%esp), %ecx
	movl	%ecx, 128(%esp)
	leal	432(%esp), %ecx
	movl	%ecx, 132(%esp)
	leal	480(%esp), %ecx
	movl	%ecx, 136(%esp)
	leal	336(%esp), %ebp
.L242:
	movl	%edi, 612(%esp)
	xorl	%edx, %edx
	movl	%esi, 652(%esp)
.L224:
	movl	608(%esp,%edx), %ecx
	movl	%ecx, 52(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L224
	xorl	%edx, %edx
.L226:
	movl	608(%esp,%edx), %ecx
	movl	%ecx, 4(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L226
	movl	%eax, 124(%esp)
	movl	%ebp, (%esp)
	call	real_multiply@PLT
	xorl	%edx, %edx
	subl	$4, %esp
	movl	124(%esp), %eax
.L228:
	movl	336(%esp,%edx), %ecx
	movl	%ecx, 52(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L228
	xorl	%edx, %edx
.L230:
	movl	one@GOTOFF(%ebx,%edx), %ecx
	movl	%ecx, 4(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L230
	movl	%eax, 124(%esp)
	movl	128(%esp), %eax
	movl	%eax, (%esp)
	call	real_add@PLT
	xorl	%edx, %edx
	subl	$4, %esp
	movl	124(%esp), %eax
.L232:
	movl	384(%esp,%edx), %ecx
	movl	%ecx, 4(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L232
	movl	%eax, 124(%esp)
	movl	132(%esp), %eax
	movl	%eax, (%esp)
	call	real_sqrt@PLT
	xorl	%edx, %edx
	subl	$4, %esp
	movl	124(%esp), %eax
.L234:
	movl	432(%esp,%edx), %ecx
	movl	%ecx, 52(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L234
	xorl	%edx, %edx
.L236:
	movl	one@GOTOFF(%ebx,%edx), %ecx
	movl	%ecx, 4(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L236
	movl	%eax, 124(%esp)
	movl	136(%esp), %eax
	movl	%eax, (%esp)
	call	real_add@PLT
	xorl	%edx, %edx
	pushl	%edi
	movl	124(%esp), %eax
.L238:
	movl	480(%esp,%edx), %ecx
	movl	%ecx, 52(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L238
	xorl	%edx, %edx
.L240:
	movl	608(%esp,%edx), %ecx
	movl	%ecx, 4(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L240
	movl	%eax, 124(%esp)
	leal	608(%esp), %eax
	movl	%eax, (%esp)
	call	real_divide@PLT
	pushl	%esi
	movl	612(%esp), %edi
	movl	124(%esp), %eax
	movl	652(%esp), %esi
	incl	%eax
	cmpl	$-2, %edi
	jge	.L242
	.p2align 4
	.p2align 3
.L223:
	movl	%edi, 612(%esp)
	leal	528(%esp), %ecx
	xorl	%edx, %edx
	movl	%esi, 652(%esp)
.L243:
	movl	608(%esp,%edx), %ebp
	movl	%ebp, 52(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L243
	xorl	%edx, %edx
.L245:
	movl	608(%esp,%edx), %ebp
	movl	%ebp, 4(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L245
	movl	%eax, 124(%esp)
	movl	%ecx, (%esp)
	call	real_multiply@PLT
	xorl	%edx, %edx
	subl	$4, %esp
	movl	124(%esp), %eax
	leal	144(%esp), %ecx
.L247:
	movl	528(%esp,%edx), %ebp
	movl	%ebp, 4(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L247
	movl	%eax, 124(%esp)
	movl	%ecx, (%esp)
	call	real_negate@PLT
	xorl	%ecx, %ecx
	xorl	%edx, %edx
	subl	$4, %esp
	leal	192(%esp), %eax
	movl	%eax, 140(%esp)
	movl	124(%esp), %eax
.L249:
	movl	%ecx, 192(%esp,%edx)
	movl	%ecx, 196(%esp,%edx)
	addl	$8, %edx
	cmpl	$40, %edx
	jb	.L249
	movl	140(%esp), %ecx
	movl	$0, (%ecx,%edx)
	xorl	%edx, %edx
.L251:
	movl	608(%esp,%edx), %ecx
	movl	%ecx, 240(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L251
	xorl	%edx, %edx
.L253:
	movl	608(%esp,%edx), %ecx
	movl	%ecx, 288(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L253
	xorl	%ebp, %ebp
	testl	%esi, %esi
	je	.L255
	movl	$3, %ecx
	xorl	%edx, %edx
	movl	%ecx, 124(%esp)
	leal	240(%esp), %ecx
	movl	%ecx, 132(%esp)
	leal	288(%esp), %ecx
	movl	%ecx, 128(%esp)
.L256:
	movl	%edx, 236(%esp)
	xorl	%edx, %edx
	movl	%ebp, 196(%esp)
	movl	%edi, 292(%esp)
	movl	%esi, 332(%esp)
.L257:
	movl	288(%esp,%edx), %ecx
	movl	%ecx, 52(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L257
	xorl	%edx, %edx
.L259:
	movl	192(%esp,%edx), %ecx
	movl	%ecx, 4(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L259
	movl	%eax, 136(%esp)
	movl	140(%esp), %eax
	movl	%eax, (%esp)
	call	real_add@PLT
	xorl	%edx, %edx
	subl	$4, %esp
	movl	196(%esp), %ebp
	movl	236(%esp), %esi
	movl	136(%esp), %eax
.L261:
	movl	144(%esp,%edx), %ecx
	movl	%ecx, 52(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L261
	xorl	%edx, %edx
.L263:
	movl	240(%esp,%edx), %ecx
	movl	%ecx, 4(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L263
	movl	%eax, 136(%esp)
	movl	132(%esp), %eax
	movl	%eax, (%esp)
	call	real_multiply@PLT
	xorl	%edx, %edx
	subl	$4, %esp
	movl	124(%esp), %eax
	movl	%eax, 52(%esp)
	movl	136(%esp), %eax
.L265:
	movl	240(%esp,%edx), %ecx
	movl	%ecx, 4(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L265
	movl	%eax, 136(%esp)
	movl	128(%esp), %eax
	movl	%eax, (%esp)
	call	real_divide_small@PLT
	pushl	%eax
	movl	332(%esp), %ecx
	movl	136(%esp), %eax
	testl	%ecx, %ecx
	je	.L255
	testl	%esi, %esi
	movl	292(%esp), %edi
	je	.L267
	leal	-320(%ebp), %edx
	cmpl	%edi, %edx
	jg	.L255
.L267:
	addl	$2, 124(%esp)
	movl	%esi, %edx
	movl	%ecx, %esi
	jmp	.L256
	.p2align 4,,10
	.p2align 3
.L255:
	movl	%eax, 52(%esp)
	xorl	%eax, %eax
	movl	%ebp, 196(%esp)
	movl	%esi, 236(%esp)
.L268:
	movl	192(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L268
	movl	120(%esp), %edi
	movl	%edi, (%esp)
	call	real_scale@PLT
	movl	%edi, %eax
	subl	$4, %esp
	addl	$588, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	atan_of_small, .-atan_of_small
	.section	.text.real_exp,"ax",@progbits
	.p2align 4
	.globl	real_exp
	.type	real_exp, @function
real_exp:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$308, %esp
	cmpl	$16, 328(%esp)
	jle	.L304
	cmpl	$1, 324(%esp)
	sbbl	%eax, %eax
	andl	$200000, %eax
	subl	$100000, %eax
	movl	%eax, 52(%esp)
	xorl	%eax, %eax
.L306:
	movl	one@GOTOFF(%ebx,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L306
	movl	320(%esp), %eax
	movl	%eax, (%esp)
	call	real_scale@PLT
	subl	$4, %esp
.L303:
	movl	320(%esp), %eax
	addl	$308, %esp
	popl	%ebx
	popl	%esi
	ret	$4
	.p2align 4,,10
	.p2align 3
.L304:
	leal	160(%esp), %ecx
	xorl	%eax, %eax
.L309:
	movl	log_2@GOTOFF(%ebx,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L309
	xorl	%eax, %eax
.L311:
	movl	324(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L311
	movl	%ecx, (%esp)
	movl	$1, %esi
	call	real_divide@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	movl	%esi, 52(%esp)
	leal	112(%esp), %ecx
.L313:
	movl	160(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L313
	movl	%ecx, (%esp)
	call	real_to_integer@PLT
	xorl	%eax, %eax
	subl	$4, %esp
.L315:
	movl	112(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L315
	call	real_integer@PLT
	leal	208(%esp), %ecx
	movl	%eax, %esi
	xorl	%eax, %eax
.L317:
	movl	log_2@GOTOFF(%ebx,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L317
	xorl	%eax, %eax
.L319:
	movl	112(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L319
	movl	%ecx, (%esp)
	call	real_multiply@PLT
	xorl	%eax, %eax
	pushl	%edx
	leal	256(%esp), %edx
.L321:
	movl	208(%esp,%eax), %ecx
	movl	%ecx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L321
	xorl	%eax, %eax
.L323:
	movl	324(%esp,%eax), %ecx
	movl	%ecx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L323
	movl	%edx, (%esp)
	call	real_subtract@PLT
	pushl	%eax
	xorl	%eax, %eax
	movl	%esi, 48(%esp)
.L325:
	movl	256(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L325
	movl	320(%esp), %eax
	call	exp_of_parts
	jmp	.L303
	.size	real_exp, .-real_exp
	.section	.text.real_exp2,"ax",@progbits
	.p2align 4
	.globl	real_exp2
	.type	real_exp2, @function
real_exp2:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$260, %esp
	cmpl	$16, 280(%esp)
	jle	.L340
	cmpl	$1, 276(%esp)
	sbbl	%eax, %eax
	andl	$200000, %eax
	subl	$100000, %eax
	movl	%eax, 52(%esp)
	xorl	%eax, %eax
.L342:
	movl	one@GOTOFF(%ebx,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L342
	movl	272(%esp), %eax
	movl	%eax, (%esp)
	call	real_scale@PLT
	subl	$4, %esp
.L339:
	movl	272(%esp), %eax
	addl	$260, %esp
	popl	%ebx
	popl	%esi
	ret	$4
	.p2align 4,,10
	.p2align 3
.L340:
	movl	$1, %edx
	xorl	%eax, %eax
	movl	%edx, 52(%esp)
	leal	112(%esp), %ecx
.L345:
	movl	276(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L345
	movl	%ecx, (%esp)
	call	real_to_integer@PLT
	xorl	%eax, %eax
	subl	$4, %esp
.L347:
	movl	112(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L347
	call	real_integer@PLT
	leal	160(%esp), %ecx
	movl	%eax, %esi
	xorl	%eax, %eax
.L349:
	movl	112(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L349
	xorl	%eax, %eax
.L351:
	movl	276(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L351
	movl	%ecx, (%esp)
	call	real_subtract@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	208(%esp), %ecx
.L353:
	movl	log_2@GOTOFF(%ebx,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L353
	xorl	%eax, %eax
.L355:
	movl	160(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L355
	movl	%ecx, (%esp)
	call	real_multiply@PLT
	pushl	%eax
	xorl	%eax, %eax
	movl	%esi, 48(%esp)
.L357:
	movl	208(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L357
	movl	272(%esp), %eax
	call	exp_of_parts
	jmp	.L339
	.size	real_exp2, .-real_exp2
	.section	.text.real_expm1,"ax",@progbits
	.p2align 4
	.globl	real_expm1
	.type	real_expm1, @function
real_expm1:
	subl	$172, %esp
	movl	%ebx, 168(%esp)
	movl	184(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	testl	%eax, %eax
	js	.L385
	leal	112(%esp), %ecx
	xorl	%eax, %eax
.L374:
	movl	180(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L374
	movl	%ecx, (%esp)
	call	real_exp@PLT
	xorl	%eax, %eax
	subl	$4, %esp
.L376:
	movl	one@GOTOFF(%ebx,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L376
	xorl	%eax, %eax
.L378:
	movl	112(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L378
	movl	176(%esp), %eax
	movl	%eax, (%esp)
	call	real_subtract@PLT
	subl	$4, %esp
	jmp	.L369
	.p2align 4,,10
	.p2align 3
.L385:
	xorl	%eax, %eax
.L371:
	movl	180(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L371
	movl	176(%esp), %eax
	call	expm1_series
.L369:
	movl	176(%esp), %eax
	movl	168(%esp), %ebx
	addl	$172, %esp
	ret	$4
	.size	real_expm1, .-real_expm1
	.section	.text.real_log,"ax",@progbits
	.p2align 4
	.globl	real_log
	.type	real_log, @function
real_log:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$404, %esp
	movl	464(%esp), %eax
	leal	160(%esp), %ecx
	movl	424(%esp), %esi
	cmpl	$-1257966796, %eax
	sbbl	$0, %esi
	cmpl	$-1257966797, %eax
	setbe	%al
	movzbl	%al, %eax
	movl	%eax, 424(%esp)
	xorl	%eax, %eax
.L388:
	movl	one@GOTOFF(%ebx,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L388
	xorl	%eax, %eax
.L390:
	movl	420(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L390
	movl	%ecx, (%esp)
	call	real_add@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	208(%esp), %ecx
.L392:
	movl	one@GOTOFF(%ebx,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L392
	xorl	%eax, %eax
.L394:
	movl	420(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L394
	movl	%ecx, (%esp)
	call	real_subtract@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	256(%esp), %ecx
.L396:
	movl	160(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L396
	xorl	%eax, %eax
.L398:
	movl	208(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L398
	movl	%ecx, (%esp)
	call	real_divide@PLT
	pushl	%eax
	xorl	%eax, %eax
	leal	112(%esp), %edx
.L400:
	movl	256(%esp,%eax), %ecx
	movl	%ecx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L400
	movl	%edx, %eax
	call	log_series
	leal	304(%esp), %eax
	movl	%eax, (%esp)
	movl	%esi, 4(%esp)
	call	real_of_integer@PLT
	xorl	%eax, %eax
	pushl	%ecx
	leal	352(%esp), %edx
.L402:
	movl	log_2@GOTOFF(%ebx,%eax), %ecx
	movl	%ecx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L402
	xorl	%eax, %eax
.L404:
	movl	304(%esp,%eax), %ecx
	movl	%ecx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L404
	movl	%edx, (%esp)
	call	real_multiply@PLT
	xorl	%eax, %eax
	pushl	%edx
.L406:
	movl	112(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L406
	xorl	%eax, %eax
.L408:
	movl	352(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L408
	movl	416(%esp), %eax
	movl	%eax, (%esp)
	call	real_add@PLT
	pushl	%eax
	movl	416(%esp), %eax
	addl	$404, %esp
	popl	%ebx
	popl	%esi
	ret	$4
	.size	real_log, .-real_log
	.section	.text.real_log1p,"ax",@progbits
	.p2align 4
	.globl	real_log1p
	.type	real_log1p, @function
real_log1p:
	subl	$316, %esp
	movl	%ebx, 312(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	cmpl	$-1, 328(%esp)
	jge	.L453
	movl	$1, %edx
	xorl	%eax, %eax
	movl	%edx, 52(%esp)
	leal	160(%esp), %ecx
.L431:
	movl	one@GOTOFF(%ebx,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L431
	movl	%ecx, (%esp)
	call	real_scale@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	208(%esp), %ecx
.L433:
	movl	324(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L433
	xorl	%eax, %eax
.L435:
	movl	160(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L435
	movl	%ecx, (%esp)
	call	real_add@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	256(%esp), %ecx
.L437:
	movl	208(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L437
	xorl	%eax, %eax
.L439:
	movl	324(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L439
	movl	%ecx, (%esp)
	call	real_divide@PLT
	pushl	%eax
	xorl	%eax, %eax
.L441:
	movl	256(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L441
	movl	320(%esp), %eax
	call	log_series
	jmp	.L422
	.p2align 4,,10
	.p2align 3
.L453:
	leal	112(%esp), %ecx
	xorl	%eax, %eax
.L424:
	movl	324(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L424
	xorl	%eax, %eax
.L426:
	movl	one@GOTOFF(%ebx,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L426
	movl	%ecx, (%esp)
	call	real_add@PLT
	xorl	%eax, %eax
	subl	$4, %esp
.L428:
	movl	112(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L428
	movl	320(%esp), %eax
	movl	%eax, (%esp)
	call	real_log@PLT
	subl	$4, %esp
.L422:
	movl	320(%esp), %eax
	movl	312(%esp), %ebx
	addl	$316, %esp
	ret	$4
	.size	real_log1p, .-real_log1p
	.section	.text.real_log2,"ax",@progbits
	.p2align 4
	.globl	real_log2
	.type	real_log2, @function
real_log2:
	subl	$172, %esp
	xorl	%eax, %eax
	movl	%ebx, 168(%esp)
	leal	112(%esp), %ecx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
.L455:
	movl	180(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L455
	movl	%ecx, (%esp)
	call	real_log@PLT
	xorl	%eax, %eax
	subl	$4, %esp
.L457:
	movl	log_2@GOTOFF(%ebx,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L457
	xorl	%eax, %eax
.L459:
	movl	112(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L459
	movl	176(%esp), %eax
	movl	%eax, (%esp)
	call	real_divide@PLT
	subl	$4, %esp
	movl	176(%esp), %eax
	movl	168(%esp), %ebx
	addl	$172, %esp
	ret	$4
	.size	real_log2, .-real_log2
	.section	.text.real_log10,"ax",@progbits
	.p2align 4
	.globl	real_log10
	.type	real_log10, @function
real_log10:
	subl	$172, %esp
	xorl	%eax, %eax
	movl	%ebx, 168(%esp)
	leal	112(%esp), %ecx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
.L466:
	movl	180(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L466
	movl	%ecx, (%esp)
	call	real_log@PLT
	xorl	%eax, %eax
	subl	$4, %esp
.L468:
	movl	log_10@GOTOFF(%ebx,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L468
	xorl	%eax, %eax
.L470:
	movl	112(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L470
	movl	176(%esp), %eax
	movl	%eax, (%esp)
	call	real_divide@PLT
	subl	$4, %esp
	movl	176(%esp), %eax
	movl	168(%esp), %ebx
	addl	$172, %esp
	ret	$4
	.size	real_log10, .-real_log10
	.section	.text.real_pow,"ax",@progbits
	.p2align 4
	.globl	real_pow
	.type	real_pow, @function
real_pow:
	subl	$300, %esp
	movl	%ebx, 284(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	cmpl	$7, 360(%esp)
	movl	%esi, 288(%esp)
	movl	%edi, 292(%esp)
	movl	%ebp, 296(%esp)
	jg	.L477
	movl	356(%esp), %edx
	testl	%edx, %edx
	je	.L533
.L477:
	leal	176(%esp), %ecx
	xorl	%eax, %eax
.L504:
	movl	308(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L504
	movl	%ecx, (%esp)
	call	real_log@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	224(%esp), %ecx
.L506:
	movl	176(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L506
	xorl	%eax, %eax
.L508:
	movl	356(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L508
	movl	%ecx, (%esp)
	call	real_multiply@PLT
	xorl	%eax, %eax
	subl	$4, %esp
.L510:
	movl	224(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L510
	movl	304(%esp), %eax
	movl	%eax, (%esp)
	call	real_exp@PLT
	subl	$4, %esp
.L476:
	movl	304(%esp), %eax
	movl	284(%esp), %ebx
	movl	288(%esp), %esi
	movl	292(%esp), %edi
	movl	296(%esp), %ebp
	addl	$300, %esp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L533:
	leal	128(%esp), %ecx
	xorl	%eax, %eax
	movl	%eax, 52(%esp)
	xorl	%eax, %eax
.L478:
	movl	356(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L478
	movl	%ecx, (%esp)
	call	real_to_integer@PLT
	xorl	%eax, %eax
	subl	$4, %esp
.L480:
	movl	356(%esp,%eax), %edx
	movl	%edx, 48(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L480
	xorl	%eax, %eax
.L482:
	movl	128(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L482
	call	real_compare@PLT
	testl	%eax, %eax
	jne	.L477
	.p2align 4
	.p2align 3
.L484:
	movl	356(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L484
	call	real_integer@PLT
	movl	%eax, %ebp
	xorl	%eax, %eax
.L486:
	movl	308(%esp,%eax), %edx
	movl	%edx, 176(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L486
	xorl	%edx, %edx
	xorl	%eax, %eax
.L488:
	movl	%edx, 224(%esp,%eax)
	movl	%edx, 228(%esp,%eax)
	addl	$8, %eax
	cmpl	$48, %eax
	jb	.L488
	testl	%ebp, %ebp
	movl	$-2147483648, %edi
	movl	$1, %ecx
	je	.L490
	leal	224(%esp), %eax
	movl	%eax, 120(%esp)
	leal	176(%esp), %esi
.L500:
	testl	$1, %ebp
	jne	.L534
.L491:
	xorl	%eax, %eax
.L496:
	movl	176(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L496
	xorl	%eax, %eax
.L498:
	movl	176(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L498
	movl	%ecx, 124(%esp)
	movl	%esi, (%esp)
	call	real_multiply@PLT
	subl	$4, %esp
	sarl	%ebp
	movl	124(%esp), %ecx
	jne	.L500
.L490:
	movl	%ecx, 228(%esp)
	movl	304(%esp), %eax
	xorl	%edx, %edx
	movl	%edi, 268(%esp)
.L501:
	movl	224(%esp,%edx), %ecx
	movl	%ecx, (%eax,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L501
	jmp	.L476
	.p2align 4,,10
	.p2align 3
.L534:
	movl	%ecx, 228(%esp)
	xorl	%eax, %eax
	movl	%edi, 268(%esp)
.L492:
	movl	176(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L492
	xorl	%eax, %eax
.L494:
	movl	224(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L494
	movl	120(%esp), %eax
	movl	%eax, (%esp)
	call	real_multiply@PLT
	subl	$4, %esp
	movl	228(%esp), %ecx
	movl	268(%esp), %edi
	jmp	.L491
	.size	real_pow, .-real_pow
	.section	.text.real_cbrt,"ax",@progbits
	.p2align 4
	.globl	real_cbrt
	.type	real_cbrt, @function
real_cbrt:
	pushl	%esi
	xorl	%edx, %edx
	pushl	%ebx
	xorl	%eax, %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$164, %esp
	movl	180(%esp), %esi
	leal	64(%esp), %ecx
	movl	%edx, 180(%esp)
.L536:
	movl	180(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L536
	movl	%ecx, (%esp)
	call	real_log@PLT
	movl	$3, %eax
	subl	$4, %esp
	movl	%eax, 52(%esp)
	leal	112(%esp), %ecx
	xorl	%eax, %eax
.L538:
	movl	64(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L538
	movl	%ecx, (%esp)
	call	real_divide_small@PLT
	xorl	%eax, %eax
	subl	$4, %esp
.L540:
	movl	112(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L540
	movl	176(%esp), %eax
	movl	%eax, (%esp)
	call	real_exp@PLT
	subl	$4, %esp
	movl	176(%esp), %eax
	movl	%esi, (%eax)
	addl	$164, %esp
	popl	%ebx
	popl	%esi
	ret	$4
	.size	real_cbrt, .-real_cbrt
	.section	.text.real_sin,"ax",@progbits
	.p2align 4
	.globl	real_sin
	.type	real_sin, @function
real_sin:
	subl	$124, %esp
	leal	64(%esp), %eax
	movl	%eax, 48(%esp)
	xorl	%eax, %eax
.L547:
	movl	132(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L547
	call	reduce
	movl	%eax, 48(%esp)
	xorl	%eax, %eax
.L549:
	movl	64(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L549
	movl	128(%esp), %eax
	call	sine
	movl	128(%esp), %eax
	addl	$124, %esp
	ret	$4
	.size	real_sin, .-real_sin
	.section	.text.real_cos,"ax",@progbits
	.p2align 4
	.globl	real_cos
	.type	real_cos, @function
real_cos:
	subl	$124, %esp
	leal	64(%esp), %eax
	movl	%eax, 48(%esp)
	xorl	%eax, %eax
.L555:
	movl	132(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L555
	call	reduce
	incl	%eax
	movl	%eax, 48(%esp)
	xorl	%eax, %eax
.L557:
	movl	64(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L557
	movl	128(%esp), %eax
	call	sine
	movl	128(%esp), %eax
	addl	$124, %esp
	ret	$4
	.size	real_cos, .-real_cos
	.section	.text.real_tan,"ax",@progbits
	.p2align 4
	.globl	real_tan
	.type	real_tan, @function
real_tan:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$260, %esp
	leal	112(%esp), %eax
	movl	%eax, 48(%esp)
	xorl	%eax, %eax
.L563:
	movl	276(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L563
	call	reduce
	leal	160(%esp), %ecx
	movl	%eax, %esi
	leal	1(%eax), %eax
	movl	%eax, 48(%esp)
	xorl	%eax, %eax
.L565:
	movl	112(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L565
	movl	%ecx, %eax
	call	sine
	leal	208(%esp), %ecx
	xorl	%eax, %eax
	movl	%esi, 48(%esp)
.L567:
	movl	112(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L567
	movl	%ecx, %eax
	call	sine
	xorl	%eax, %eax
.L569:
	movl	160(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L569
	xorl	%eax, %eax
.L571:
	movl	208(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L571
	movl	272(%esp), %eax
	movl	%eax, (%esp)
	call	real_divide@PLT
	pushl	%eax
	movl	272(%esp), %eax
	addl	$260, %esp
	popl	%ebx
	popl	%esi
	ret	$4
	.size	real_tan, .-real_tan
	.section	.text.real_atan,"ax",@progbits
	.p2align 4
	.globl	real_atan
	.type	real_atan, @function
real_atan:
	subl	$268, %esp
	xorl	%eax, %eax
	movl	%ebx, 264(%esp)
	movl	280(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	testl	%edx, %edx
	jle	.L581
.L584:
	movl	half_pi@GOTOFF(%ebx,%eax), %edx
	movl	%edx, 112(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L584
	movl	276(%esp), %eax
	leal	160(%esp), %ecx
	movl	%eax, 112(%esp)
	xorl	%eax, %eax
.L586:
	movl	276(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L586
	xorl	%eax, %eax
.L588:
	movl	one@GOTOFF(%ebx,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L588
	movl	%ecx, (%esp)
	call	real_divide@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	208(%esp), %ecx
.L590:
	movl	160(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L590
	movl	%ecx, %eax
	call	atan_of_small
	xorl	%eax, %eax
.L592:
	movl	208(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L592
	xorl	%eax, %eax
.L594:
	movl	112(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L594
	movl	272(%esp), %eax
	movl	%eax, (%esp)
	call	real_subtract@PLT
	pushl	%eax
	jmp	.L579
	.p2align 4,,10
	.p2align 3
.L581:
	movl	276(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L581
	movl	272(%esp), %eax
	call	atan_of_small
.L579:
	movl	272(%esp), %eax
	movl	264(%esp), %ebx
	addl	$268, %esp
	ret	$4
	.size	real_atan, .-real_atan
	.section	.text.real_atan2,"ax",@progbits
	.p2align 4
	.globl	real_atan2
	.type	real_atan2, @function
real_atan2:
	pushl	%ebp
	movl	$1, %eax
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$316, %esp
	movl	336(%esp), %esi
	leal	160(%esp), %ecx
	movl	%eax, 52(%esp)
	movl	340(%esp), %edi
	xorl	%eax, %eax
	movl	388(%esp), %ebp
.L606:
	movl	half_pi@GOTOFF(%ebx,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L606
	movl	%ecx, (%esp)
	call	real_scale@PLT
	xorl	%eax, %eax
	subl	$4, %esp
.L608:
	movl	half_pi@GOTOFF(%ebx,%eax), %edx
	movl	%edx, 208(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L608
	movl	%edi, 160(%esp)
	movl	432(%esp), %edx
	testl	%edx, %edx
	je	.L642
	movl	384(%esp), %eax
	testl	%eax, %eax
	jne	.L643
	xorl	%edx, %edx
	xorl	%eax, %eax
.L622:
	movl	%edx, 112(%esp,%eax)
	movl	%edx, 116(%esp,%eax)
	addl	$8, %eax
	cmpl	$48, %eax
	jb	.L622
.L621:
	movl	%edi, 112(%esp)
	xorl	%eax, %eax
	testl	%ebp, %ebp
	jne	.L625
.L629:
	movl	112(%esp,%eax), %edx
	movl	%edx, (%esi,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L629
.L605:
	addl	$316, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L625:
	movl	160(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L625
	xorl	%eax, %eax
.L627:
	movl	112(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L627
	movl	%esi, (%esp)
	call	real_add@PLT
	subl	$4, %esp
	jmp	.L605
	.p2align 4,,10
	.p2align 3
.L642:
	movl	%edi, 208(%esp)
	xorl	%eax, %eax
.L611:
	movl	208(%esp,%eax), %edx
	movl	%edx, (%esi,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L611
	jmp	.L605
	.p2align 4,,10
	.p2align 3
.L643:
	leal	256(%esp), %ecx
	xorl	%eax, %eax
.L615:
	movl	388(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L615
	xorl	%eax, %eax
.L617:
	movl	340(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L617
	movl	%ecx, (%esp)
	call	real_divide@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	112(%esp), %ecx
.L619:
	movl	256(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L619
	movl	%ecx, (%esp)
	call	real_atan@PLT
	subl	$4, %esp
	movl	112(%esp), %edi
	jmp	.L621
	.size	real_atan2, .-real_atan2
	.section	.text.real_asin,"ax",@progbits
	.p2align 4
	.globl	real_asin
	.type	real_asin, @function
real_asin:
	subl	$364, %esp
	xorl	%eax, %eax
	movl	%ebx, 360(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
.L645:
	movl	372(%esp,%eax), %edx
	movl	%edx, 160(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L645
	leal	304(%esp), %ecx
	xorl	%eax, %eax
.L647:
	movl	160(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L647
	xorl	%eax, %eax
.L649:
	movl	one@GOTOFF(%ebx,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L649
	movl	%ecx, (%esp)
	call	real_add@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	256(%esp), %ecx
.L651:
	movl	160(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L651
	xorl	%eax, %eax
.L653:
	movl	one@GOTOFF(%ebx,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L653
	movl	%ecx, (%esp)
	call	real_subtract@PLT
	pushl	%eax
	xorl	%eax, %eax
	leal	208(%esp), %ecx
.L655:
	movl	304(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L655
	xorl	%eax, %eax
.L657:
	movl	256(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L657
	movl	%ecx, (%esp)
	call	real_multiply@PLT
	xorl	%eax, %eax
	pushl	%ecx
	leal	112(%esp), %edx
.L659:
	movl	208(%esp,%eax), %ecx
	movl	%ecx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L659
	movl	%edx, (%esp)
	call	real_sqrt@PLT
	xorl	%eax, %eax
	pushl	%edx
.L661:
	movl	112(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L661
	xorl	%eax, %eax
.L663:
	movl	372(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L663
	movl	368(%esp), %eax
	movl	%eax, (%esp)
	call	real_atan2@PLT
	pushl	%eax
	movl	368(%esp), %eax
	movl	360(%esp), %ebx
	addl	$364, %esp
	ret	$4
	.size	real_asin, .-real_asin
	.section	.text.real_acos,"ax",@progbits
	.p2align 4
	.globl	real_acos
	.type	real_acos, @function
real_acos:
	subl	$364, %esp
	xorl	%eax, %eax
	movl	%ebx, 360(%esp)
	leal	112(%esp), %ecx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
.L677:
	movl	372(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L677
	xorl	%eax, %eax
.L679:
	movl	one@GOTOFF(%ebx,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L679
	movl	%ecx, (%esp)
	call	real_add@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	160(%esp), %ecx
.L681:
	movl	112(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L681
	movl	%ecx, (%esp)
	call	real_sqrt@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	208(%esp), %ecx
.L683:
	movl	372(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L683
	xorl	%eax, %eax
.L685:
	movl	one@GOTOFF(%ebx,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L685
	movl	%ecx, (%esp)
	call	real_subtract@PLT
	pushl	%eax
	xorl	%eax, %eax
	leal	256(%esp), %ecx
.L687:
	movl	208(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L687
	movl	%ecx, (%esp)
	call	real_sqrt@PLT
	xorl	%eax, %eax
	pushl	%ecx
	leal	304(%esp), %edx
.L689:
	movl	160(%esp,%eax), %ecx
	movl	%ecx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L689
	xorl	%eax, %eax
.L691:
	movl	256(%esp,%eax), %ecx
	movl	%ecx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L691
	movl	%edx, (%esp)
	call	real_atan2@PLT
	xorl	%eax, %eax
	pushl	%edx
	movl	$1, 52(%esp)
.L693:
	movl	304(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L693
	movl	368(%esp), %eax
	movl	%eax, (%esp)
	call	real_scale@PLT
	pushl	%eax
	movl	368(%esp), %eax
	movl	360(%esp), %ebx
	addl	$364, %esp
	ret	$4
	.size	real_acos, .-real_acos
	.section	.text.real_sinh,"ax",@progbits
	.p2align 4
	.globl	real_sinh
	.type	real_sinh, @function
real_sinh:
	subl	$316, %esp
	movl	$100000, %eax
	movl	%ebx, 304(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 308(%esp)
	movl	320(%esp), %esi
	movl	%edi, 312(%esp)
	movl	324(%esp), %edi
	movl	%eax, 52(%esp)
	xorl	%eax, %eax
.L706:
	movl	one@GOTOFF(%ebx,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L706
	movl	%esi, (%esp)
	call	real_scale@PLT
	subl	$4, %esp
	cmpl	$16, 328(%esp)
	jle	.L735
.L708:
	movl	%edi, (%esi)
	movl	%esi, %eax
	movl	304(%esp), %ebx
	movl	308(%esp), %esi
	movl	312(%esp), %edi
	addl	$316, %esp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L735:
	leal	112(%esp), %ecx
	xorl	%eax, %eax
	movl	%eax, 324(%esp)
	xorl	%eax, %eax
.L709:
	movl	324(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L709
	movl	%ecx, (%esp)
	call	real_expm1@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	160(%esp), %ecx
.L711:
	movl	one@GOTOFF(%ebx,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L711
	xorl	%eax, %eax
.L713:
	movl	112(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L713
	movl	%ecx, (%esp)
	call	real_add@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	208(%esp), %ecx
.L715:
	movl	160(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L715
	xorl	%eax, %eax
.L717:
	movl	112(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L717
	movl	%ecx, (%esp)
	call	real_divide@PLT
	xorl	%eax, %eax
	pushl	%ecx
	leal	256(%esp), %edx
.L719:
	movl	208(%esp,%eax), %ecx
	movl	%ecx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L719
	xorl	%eax, %eax
.L721:
	movl	112(%esp,%eax), %ecx
	movl	%ecx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L721
	movl	%edx, (%esp)
	call	real_add@PLT
	xorl	%eax, %eax
	pushl	%edx
	movl	$-1, 52(%esp)
.L723:
	movl	256(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L723
	movl	%esi, (%esp)
	call	real_scale@PLT
	pushl	%eax
	jmp	.L708
	.size	real_sinh, .-real_sinh
	.section	.text.real_cosh,"ax",@progbits
	.p2align 4
	.globl	real_cosh
	.type	real_cosh, @function
real_cosh:
	subl	$268, %esp
	xorl	%eax, %eax
	movl	%ebx, 264(%esp)
	leal	112(%esp), %ecx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
.L737:
	movl	276(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L737
	movl	%ecx, (%esp)
	call	real_exp@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	160(%esp), %ecx
.L739:
	movl	112(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L739
	xorl	%eax, %eax
.L741:
	movl	one@GOTOFF(%ebx,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L741
	movl	%ecx, (%esp)
	call	real_divide@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	208(%esp), %ecx
.L743:
	movl	160(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L743
	xorl	%eax, %eax
.L745:
	movl	112(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L745
	movl	%ecx, (%esp)
	call	real_add@PLT
	xorl	%eax, %eax
	pushl	%edx
	movl	$-1, 52(%esp)
.L747:
	movl	208(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L747
	movl	272(%esp), %eax
	movl	%eax, (%esp)
	call	real_scale@PLT
	pushl	%eax
	movl	272(%esp), %eax
	movl	264(%esp), %ebx
	addl	$268, %esp
	ret	$4
	.size	real_cosh, .-real_cosh
	.section	.text.real_tanh,"ax",@progbits
	.p2align 4
	.globl	real_tanh
	.type	real_tanh, @function
real_tanh:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$308, %esp
	cmpl	$8, 328(%esp)
	movl	320(%esp), %esi
	jle	.L757
	leal	264(%esp), %ecx
	xorl	%edx, %edx
	xorl	%eax, %eax
.L758:
	movl	%edx, 264(%esp,%eax)
	movl	%edx, 268(%esp,%eax)
	addl	$8, %eax
	cmpl	$32, %eax
	jb	.L758
	movl	$0, (%ecx,%eax)
	movl	324(%esp), %eax
	movl	%eax, 256(%esp)
	movl	$1, %eax
	movl	%eax, 260(%esp)
	movl	$-2147483648, %eax
	movl	%eax, 300(%esp)
	xorl	%eax, %eax
.L760:
	movl	256(%esp,%eax), %edx
	movl	%edx, (%esi,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L760
.L756:
	addl	$308, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	ret	$4
	.p2align 4,,10
	.p2align 3
.L757:
	leal	160(%esp), %ecx
	movl	$1, %eax
	movl	%eax, 52(%esp)
	xorl	%eax, %eax
.L763:
	movl	324(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L763
	movl	%ecx, (%esp)
	call	real_scale@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	112(%esp), %ecx
.L765:
	movl	160(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L765
	movl	%ecx, (%esp)
	call	real_expm1@PLT
	movl	$1, %eax
	subl	$4, %esp
	movl	%eax, 52(%esp)
	leal	208(%esp), %ecx
	xorl	%eax, %eax
.L767:
	movl	one@GOTOFF(%ebx,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L767
	movl	%ecx, (%esp)
	call	real_scale@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	256(%esp), %ecx
.L769:
	movl	208(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L769
	xorl	%eax, %eax
.L771:
	movl	112(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L771
	movl	%ecx, (%esp)
	call	real_add@PLT
	xorl	%eax, %eax
	pushl	%edx
.L773:
	movl	256(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L773
	xorl	%eax, %eax
.L775:
	movl	112(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L775
	movl	%esi, (%esp)
	call	real_divide@PLT
	pushl	%eax
	jmp	.L756
	.size	real_tanh, .-real_tanh
	.section	.text.real_asinh,"ax",@progbits
	.p2align 4
	.globl	real_asinh
	.type	real_asinh, @function
real_asinh:
	pushl	%esi
	xorl	%eax, %eax
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$404, %esp
	movl	420(%esp), %esi
	leal	112(%esp), %ecx
	movl	%eax, 420(%esp)
	xorl	%eax, %eax
.L788:
	movl	420(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L788
	xorl	%eax, %eax
.L790:
	movl	420(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L790
	movl	%ecx, (%esp)
	call	real_multiply@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	208(%esp), %ecx
.L792:
	movl	one@GOTOFF(%ebx,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L792
	xorl	%eax, %eax
.L794:
	movl	112(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L794
	movl	%ecx, (%esp)
	call	real_add@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	160(%esp), %ecx
.L796:
	movl	208(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L796
	movl	%ecx, (%esp)
	call	real_sqrt@PLT
	pushl	%eax
	xorl	%eax, %eax
	leal	256(%esp), %ecx
.L798:
	movl	one@GOTOFF(%ebx,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L798
	xorl	%eax, %eax
.L800:
	movl	160(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L800
	movl	%ecx, (%esp)
	call	real_add@PLT
	pushl	%eax
	xorl	%eax, %eax
	leal	304(%esp), %edx
.L802:
	movl	256(%esp,%eax), %ecx
	movl	%ecx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L802
	xorl	%eax, %eax
.L804:
	movl	112(%esp,%eax), %ecx
	movl	%ecx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L804
	movl	%edx, (%esp)
	call	real_divide@PLT
	xorl	%eax, %eax
	pushl	%ecx
	leal	352(%esp), %edx
.L806:
	movl	304(%esp,%eax), %ecx
	movl	%ecx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L806
	xorl	%eax, %eax
.L808:
	movl	420(%esp,%eax), %ecx
	movl	%ecx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L808
	movl	%edx, (%esp)
	call	real_add@PLT
	xorl	%eax, %eax
	pushl	%edx
.L810:
	movl	352(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L810
	movl	416(%esp), %eax
	movl	%eax, (%esp)
	call	real_log1p@PLT
	pushl	%eax
	movl	416(%esp), %eax
	movl	%esi, (%eax)
	addl	$404, %esp
	popl	%ebx
	popl	%esi
	ret	$4
	.size	real_asinh, .-real_asinh
	.section	.text.real_acosh,"ax",@progbits
	.p2align 4
	.globl	real_acosh
	.type	real_acosh, @function
real_acosh:
	pushl	%esi
	xorl	%eax, %eax
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$404, %esp
	movl	416(%esp), %esi
	leal	112(%esp), %ecx
.L826:
	movl	one@GOTOFF(%ebx,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L826
	xorl	%eax, %eax
.L828:
	movl	420(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L828
	movl	%ecx, (%esp)
	call	real_subtract@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	movl	156(%esp), %ecx
	testl	%ecx, %ecx
	jne	.L866
	.p2align 4
	.p2align 3
.L850:
	movl	112(%esp,%eax), %edx
	movl	%edx, (%esi,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L850
.L825:
	addl	$404, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	ret	$4
	.p2align 4,,10
	.p2align 3
.L866:
	leal	160(%esp), %ecx
	movl	$1, %edx
	movl	%edx, 52(%esp)
.L831:
	movl	one@GOTOFF(%ebx,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L831
	movl	%ecx, (%esp)
	call	real_scale@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	208(%esp), %ecx
.L833:
	movl	160(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L833
	xorl	%eax, %eax
.L835:
	movl	112(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L835
	movl	%ecx, (%esp)
	call	real_add@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	256(%esp), %ecx
.L837:
	movl	208(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L837
	xorl	%eax, %eax
.L839:
	movl	112(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L839
	movl	%ecx, (%esp)
	call	real_multiply@PLT
	pushl	%eax
	xorl	%eax, %eax
	leal	304(%esp), %edx
.L841:
	movl	256(%esp,%eax), %ecx
	movl	%ecx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L841
	movl	%edx, (%esp)
	call	real_sqrt@PLT
	xorl	%eax, %eax
	pushl	%ecx
	leal	352(%esp), %edx
.L843:
	movl	304(%esp,%eax), %ecx
	movl	%ecx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L843
	xorl	%eax, %eax
.L845:
	movl	112(%esp,%eax), %ecx
	movl	%ecx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L845
	movl	%edx, (%esp)
	call	real_add@PLT
	xorl	%eax, %eax
	pushl	%edx
.L847:
	movl	352(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L847
	movl	%esi, (%esp)
	call	real_log1p@PLT
	pushl	%eax
	jmp	.L825
	.size	real_acosh, .-real_acosh
	.section	.text.real_atanh,"ax",@progbits
	.p2align 4
	.globl	real_atanh
	.type	real_atanh, @function
real_atanh:
	pushl	%esi
	xorl	%eax, %eax
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$308, %esp
	movl	324(%esp), %esi
	leal	112(%esp), %ecx
	movl	%eax, 324(%esp)
	xorl	%eax, %eax
.L868:
	movl	324(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L868
	xorl	%eax, %eax
.L870:
	movl	one@GOTOFF(%ebx,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L870
	movl	%ecx, (%esp)
	call	real_subtract@PLT
	movl	$1, %eax
	subl	$4, %esp
	movl	%eax, 52(%esp)
	leal	160(%esp), %ecx
	xorl	%eax, %eax
.L872:
	movl	324(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L872
	movl	%ecx, (%esp)
	call	real_scale@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	208(%esp), %ecx
.L874:
	movl	112(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L874
	xorl	%eax, %eax
.L876:
	movl	160(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L876
	movl	%ecx, (%esp)
	call	real_divide@PLT
	xorl	%eax, %eax
	pushl	%ecx
	leal	256(%esp), %ecx
.L878:
	movl	208(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L878
	movl	%ecx, (%esp)
	call	real_log1p@PLT
	xorl	%eax, %eax
	pushl	%edx
	movl	$-1, 52(%esp)
.L880:
	movl	256(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L880
	movl	320(%esp), %eax
	movl	%eax, (%esp)
	call	real_scale@PLT
	pushl	%eax
	movl	320(%esp), %eax
	movl	%esi, (%eax)
	addl	$308, %esp
	popl	%ebx
	popl	%esi
	ret	$4
	.size	real_atanh, .-real_atanh
	.section	.rodata
	.align 32
	.type	half_pi, @object
	.size	half_pi, 48
half_pi:
	.long	0
	.long	1
	.long	-1909193506
	.long	1363806329
	.long	991140642
	.long	34324134
	.long	-1972908940
	.long	688016904
	.long	-2133058351
	.long	-993631605
	.long	560513588
	.long	-921707870
	.align 32
	.type	log_10, @object
	.size	log_10, 48
log_10:
	.long	0
	.long	2
	.long	-1314385827
	.long	-1775303977
	.long	32517490
	.long	-2084168062
	.long	-631375602
	.long	-493884167
	.long	-2100098520
	.long	-363407829
	.long	-1431786474
	.long	-1822585379
	.align 32
	.type	log_2, @object
	.size	log_2, 48
log_2:
	.long	0
	.long	0
	.long	1844161688
	.long	-407341536
	.long	-1951729109
	.long	-1978853541
	.long	1922610733
	.long	1089684262
	.long	66254511
	.long	-907824232
	.long	-774932053
	.long	-1317922825
	.align 32
	.type	one, @object
	.size	one, 48
one:
	.long	0
	.long	1
	.zero	36
	.long	-2147483648
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
	.section	.text.__x86.get_pc_thunk.si,"axG",@progbits,__x86.get_pc_thunk.si,comdat
	.globl	__x86.get_pc_thunk.si
	.hidden	__x86.get_pc_thunk.si
	.type	__x86.get_pc_thunk.si, @function
__x86.get_pc_thunk.si:
	movl	(%esp), %esi
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
