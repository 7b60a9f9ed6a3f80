// 7afd24686c87ed86dfe809ac9c2bed29 newlib/libc/search/qsort.c
	.file	"qsort.c"
	.text
	.section	.text.qsort,"ax",@progbits
	.p2align 4
	.globl	qsort
	.type	qsort, @function
qsort:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	subl	$140, %esp
	movl	160(%esp), %edx
	movl	168(%esp), %esi
	movl	164(%esp), %eax
	orl	%esi, %edx
	testb	$3, %dl
	jne	.L93
	cmpl	$4, 168(%esp)
	setne	%dl
	movzbl	%dl, %edi
	movl	%edi, 20(%esp)
.L2:
	movl	168(%esp), %edi
	xorl	%ecx, %ecx
	movl	%ecx, 44(%esp)
	movl	168(%esp), %ebp
	shrl	$2, %edi
	movl	%edi, 36(%esp)
	negl	%ebp
	movl	%ebp, 52(%esp)
	.p2align 4
	.p2align 3
.L3:
	movl	160(%esp), %edi
	movl	168(%esp), %edx
	movl	168(%esp), %ebx
	addl	%edx, %edi
	movl	%edi, 56(%esp)
	imull	%eax, %ebx
	movl	%edi, 60(%esp)
	movl	160(%esp), %edi
	addl	%ebx, %edi
	cmpl	$6, %eax
	movl	%edi, 40(%esp)
	jbe	.L148
	movl	168(%esp), %esi
	movl	%eax, %edx
	shrl	%edx
	movl	168(%esp), %edi
	movl	160(%esp), %ebp
	imull	%esi, %edx
	movl	160(%esp), %esi
	subl	%edi, %ebx
	addl	%ebp, %ebx
	movl	%ebx, 28(%esp)
	addl	%edx, %esi
	cmpl	$7, %eax
	je	.L15
	cmpl	$40, %eax
	ja	.L149
	movl	28(%esp), %edi
	movl	160(%esp), %ebx
.L16:
	movl	%esi, 4(%esp)
	movl	%ebx, (%esp)
	call	*172(%esp)
	movl	%edi, 4(%esp)
	movl	%esi, (%esp)
	testl	%eax, %eax
	js	.L150
	call	*172(%esp)
	testl	%eax, %eax
	jle	.L151
.L15:
	movl	20(%esp), %edx
	testl	%edx, %edx
	jne	.L36
	movl	160(%esp), %eax
	movl	(%esi), %edx
	movl	160(%esp), %edi
	movl	(%eax), %eax
	movl	%edx, (%edi)
	movl	%eax, (%esi)
.L37:
	movl	56(%esp), %eax
	xorl	%ebx, %ebx
	movl	28(%esp), %ebp
	movl	%eax, 48(%esp)
	movl	%eax, %edi
	movl	%ebp, %esi
	.p2align 4
	.p2align 3
.L41:
	movl	%edi, 32(%esp)
	cmpl	%edi, %ebp
	jb	.L141
	movl	%edi, (%esp)
	movl	160(%esp), %eax
	movl	%eax, 4(%esp)
	call	*172(%esp)
	testl	%eax, %eax
	jle	.L152
	movl	%edi, 24(%esp)
	movl	52(%esp), %edi
	jmp	.L50
	.p2align 4,,10
	.p2align 3
.L154:
	movl	0(%ebp), %eax
	movl	(%esi), %edx
	movl	%edx, 0(%ebp)
	movl	%eax, (%esi)
.L53:
	addl	%edi, %esi
	movl	$1, %ebx
.L51:
	movl	24(%esp), %eax
	addl	%edi, %ebp
	cmpl	%eax, %ebp
	jb	.L140
.L50:
	movl	%ebp, (%esp)
	movl	160(%esp), %eax
	movl	%eax, 4(%esp)
	call	*172(%esp)
	testl	%eax, %eax
	js	.L153
	jne	.L51
	movl	20(%esp), %eax
	testl	%eax, %eax
	.p2align 4,,3
	je	.L154
	cmpl	$1, 20(%esp)
	je	.L155
	movl	168(%esp), %ebx
	movl	%esi, %ecx
	movl	%ebp, %eax
	addl	%ebp, %ebx
	movl	%ebx, 28(%esp)
	.p2align 4
	.p2align 3
.L54:
	movzbl	(%eax), %edx
	incl	%ecx
	incl	%eax
	movzbl	-1(%ecx), %ebx
	movb	%bl, -1(%eax)
	movb	%dl, -1(%ecx)
	movl	28(%esp), %edx
	subl	%eax, %edx
	testl	%edx, %edx
	jg	.L54
	jmp	.L53
	.p2align 4,,10
	.p2align 3
.L141:
	movl	%ebp, 28(%esp)
	testl	%ebx, %ebx
	je	.L156
.L64:
	movl	48(%esp), %eax
	movl	%edi, %ecx
	movl	160(%esp), %ebp
	subl	%eax, %ecx
	movl	%ecx, 24(%esp)
	subl	%ebp, %eax
	cmpl	%ecx, %eax
	cmovg	%ecx, %eax
	testl	%eax, %eax
	movl	%eax, %edx
	jne	.L74
	movl	28(%esp), %eax
	movl	%esi, %ecx
	subl	%eax, %ecx
	movl	40(%esp), %eax
	movl	%ecx, %ebp
	subl	%esi, %eax
	movl	168(%esp), %esi
	subl	%esi, %eax
	cmpl	%ecx, %eax
	cmova	%ecx, %eax
	testl	%eax, %eax
	jne	.L157
.L76:
	movl	24(%esp), %edi
	movl	40(%esp), %ecx
	movl	%edi, %ebx
	subl	%ebp, %ecx
	cmpl	%ebp, %edi
	jnb	.L81
	movl	160(%esp), %eax
	movl	%ebp, %ebx
	movl	%edi, %ebp
	movl	%ecx, 160(%esp)
	movl	%eax, %ecx
.L81:
	cmpl	%ebp, 168(%esp)
	jnb	.L85
	movl	44(%esp), %esi
	cmpl	$7, %esi
	ja	.L86
	movl	160(%esp), %eax
	xorl	%edx, %edx
	movl	%ecx, 160(%esp)
	movl	%eax, 64(%esp,%esi,8)
	movl	%ebx, %eax
	divl	168(%esp)
	xorl	%edx, %edx
	movl	%eax, 68(%esp,%esi,8)
	incl	%esi
	movl	%ebp, %eax
	divl	168(%esp)
	movl	%esi, 44(%esp)
	jmp	.L3
	.p2align 4,,10
	.p2align 3
.L155:
	movl	36(%esp), %ecx
	movl	%esi, %edx
	movl	%ebp, %eax
	movl	%esi, 28(%esp)
	.p2align 4
	.p2align 3
.L55:
	movl	(%eax), %ebx
	decl	%ecx
	addl	$4, %eax
	movl	(%edx), %esi
	addl	$4, %edx
	testl	%ecx, %ecx
	movl	%esi, -4(%eax)
	movl	%ebx, -4(%edx)
	jg	.L55
	movl	28(%esp), %esi
	jmp	.L53
	.p2align 4,,10
	.p2align 3
.L153:
	movl	24(%esp), %edi
	cmpl	%edi, %ebp
	jb	.L141
	movl	20(%esp), %eax
	testl	%eax, %eax
	jne	.L58
	movl	(%edi), %eax
	movl	0(%ebp), %edx
	movl	%edx, (%edi)
	movl	%eax, 0(%ebp)
	movl	168(%esp), %eax
	leal	(%edi,%eax), %edx
.L59:
	movl	168(%esp), %eax
	movl	$1, %ebx
	subl	%eax, %ebp
.L63:
	movl	%edx, %edi
	jmp	.L41
	.p2align 4,,10
	.p2align 3
.L140:
	movl	%ebp, 28(%esp)
	testl	%ebx, %ebx
	movl	24(%esp), %edi
	jne	.L64
.L156:
	movl	168(%esp), %edi
	movl	40(%esp), %esi
	negl	%edi
	cmpl	%esi, 56(%esp)
	jnb	.L6
	movl	60(%esp), %ebx
	movl	168(%esp), %esi
	.p2align 4
	.p2align 3
.L65:
	cmpl	%ebx, 160(%esp)
	jnb	.L73
	movl	%ebx, 28(%esp)
	movl	%ebx, %ebp
	jmp	.L71
	.p2align 4,,10
	.p2align 3
.L158:
	movl	(%ebx), %eax
	movl	(%ebx,%edi), %edx
	movl	%edx, (%ebx)
	movl	%eax, (%ebx,%edi)
.L67:
	cmpl	%ebp, 160(%esp)
	jnb	.L145
.L71:
	movl	%ebp, %ebx
	subl	%esi, %ebp
	movl	%ebx, 4(%esp)
	movl	%ebp, (%esp)
	call	*172(%esp)
	testl	%eax, %eax
	jle	.L145
	movl	20(%esp), %eax
	testl	%eax, %eax
	je	.L158
	cmpl	$1, 20(%esp)
	movl	%ebp, %eax
	je	.L159
	leal	(%esi,%ebx), %ecx
	movl	%ecx, 24(%esp)
	.p2align 4
	.p2align 3
.L68:
	movzbl	(%eax), %ecx
	incl	%ebx
	incl	%eax
	movzbl	-1(%ebx), %edx
	movb	%cl, -1(%ebx)
	movl	24(%esp), %ecx
	movb	%dl, -1(%eax)
	subl	%ebx, %ecx
	testl	%ecx, %ecx
	jg	.L68
	cmpl	%ebp, 160(%esp)
	jb	.L71
	.p2align 4
	.p2align 3
.L145:
	movl	28(%esp), %ebx
.L73:
	movl	40(%esp), %eax
	addl	%esi, %ebx
	cmpl	%eax, %ebx
	jb	.L65
.L6:
	movl	44(%esp), %ebx
	testl	%ebx, %ebx
	je	.L160
.L89:
	decl	44(%esp)
	movl	44(%esp), %eax
	movl	64(%esp,%eax,8), %edi
	movl	68(%esp,%eax,8), %eax
	movl	%edi, 160(%esp)
	jmp	.L3
	.p2align 4,,10
	.p2align 3
.L58:
	cmpl	$1, 20(%esp)
	je	.L161
	movl	168(%esp), %eax
	movl	%ebp, %ecx
	leal	(%edi,%eax), %edx
	movl	32(%esp), %eax
	movl	%edx, %edi
	.p2align 4
	.p2align 3
.L60:
	movzbl	(%eax), %ebx
	incl	%ecx
	incl	%eax
	movzbl	-1(%ecx), %edx
	movb	%dl, -1(%eax)
	movb	%bl, -1(%ecx)
	movl	%edi, %ebx
	subl	%eax, %ebx
	testl	%ebx, %ebx
	jg	.L60
	movl	%edi, %edx
	jmp	.L59
	.p2align 4,,10
	.p2align 3
.L152:
	movl	168(%esp), %eax
	leal	(%edi,%eax), %edx
	jne	.L63
	movl	20(%esp), %eax
	testl	%eax, %eax
	jne	.L43
	movl	48(%esp), %ecx
	movl	(%edi), %edx
	movl	(%ecx), %eax
	movl	%edx, (%ecx)
	movl	%eax, (%edi)
	movl	168(%esp), %eax
	leal	(%ecx,%eax), %edx
.L44:
	movl	%edx, 48(%esp)
	movl	168(%esp), %eax
	movl	$1, %ebx
	leal	(%edi,%eax), %edx
	movl	%edx, %edi
	jmp	.L41
	.p2align 4,,10
	.p2align 3
.L161:
	movl	36(%esp), %ecx
	movl	%ebp, %eax
	movl	%esi, 24(%esp)
	movl	32(%esp), %edx
	.p2align 4
	.p2align 3
.L61:
	movl	(%edx), %ebx
	decl	%ecx
	addl	$4, %edx
	movl	(%eax), %esi
	addl	$4, %eax
	testl	%ecx, %ecx
	movl	%esi, -4(%edx)
	movl	%ebx, -4(%eax)
	jg	.L61
	movl	168(%esp), %eax
	movl	24(%esp), %esi
	leal	(%edi,%eax), %edx
	jmp	.L59
.L148:
	cmpl	%edi, 60(%esp)
	jnb	.L6
	movl	60(%esp), %ebx
	movl	168(%esp), %esi
	movl	52(%esp), %ebp
	.p2align 4
	.p2align 3
.L5:
	cmpl	%ebx, 160(%esp)
	jnb	.L14
	movl	%ebx, 28(%esp)
	movl	%ebx, %edi
	jmp	.L12
	.p2align 4,,10
	.p2align 3
.L162:
	movl	(%ebx), %eax
	movl	(%ebx,%ebp), %edx
	movl	%edx, (%ebx)
	movl	%eax, (%ebx,%ebp)
.L8:
	cmpl	%edi, 160(%esp)
	jnb	.L144
.L12:
	movl	%edi, %ebx
	subl	%esi, %edi
	movl	%ebx, 4(%esp)
	movl	%edi, (%esp)
	call	*172(%esp)
	testl	%eax, %eax
	jle	.L144
	movl	20(%esp), %eax
	testl	%eax, %eax
	je	.L162
	cmpl	$1, 20(%esp)
	movl	%edi, %eax
	je	.L163
	leal	(%esi,%ebx), %ecx
	movl	%ecx, 24(%esp)
	.p2align 4
	.p2align 3
.L9:
	movzbl	(%eax), %ecx
	incl	%ebx
	incl	%eax
	movzbl	-1(%ebx), %edx
	movb	%cl, -1(%ebx)
	movl	24(%esp), %ecx
	movb	%dl, -1(%eax)
	subl	%ebx, %ecx
	testl	%ecx, %ecx
	jg	.L9
	cmpl	%edi, 160(%esp)
	jb	.L12
	.p2align 4
	.p2align 3
.L144:
	movl	28(%esp), %ebx
.L14:
	movl	40(%esp), %eax
	addl	%esi, %ebx
	cmpl	%eax, %ebx
	jb	.L5
	movl	44(%esp), %ebx
	testl	%ebx, %ebx
	jne	.L89
.L160:
	addl	$140, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L163:
	movl	%esi, 24(%esp)
	movl	36(%esp), %edx
	.p2align 4
	.p2align 3
.L10:
	movl	(%ebx), %ecx
	decl	%edx
	addl	$4, %ebx
	movl	(%eax), %esi
	addl	$4, %eax
	testl	%edx, %edx
	movl	%esi, -4(%ebx)
	movl	%ecx, -4(%eax)
	jg	.L10
	movl	24(%esp), %esi
	jmp	.L8
.L85:
	cmpl	%ebx, 168(%esp)
	jnb	.L6
	movl	%ebx, %eax
	xorl	%edx, %edx
	divl	168(%esp)
	jmp	.L3
.L43:
	cmpl	$1, 20(%esp)
	je	.L164
	movl	168(%esp), %eax
	movl	48(%esp), %ecx
	leal	(%ecx,%eax), %edx
	movl	32(%esp), %eax
	movl	%edx, 24(%esp)
	.p2align 4
	.p2align 3
.L45:
	movzbl	(%ecx), %ebx
	incl	%eax
	incl	%ecx
	movzbl	-1(%eax), %edx
	movb	%dl, -1(%ecx)
	movb	%bl, -1(%eax)
	movl	24(%esp), %ebx
	subl	%ecx, %ebx
	testl	%ebx, %ebx
	jg	.L45
	movl	24(%esp), %edx
	jmp	.L44
.L36:
	cmpl	$1, 20(%esp)
	movl	160(%esp), %edx
	je	.L165
	movl	56(%esp), %ecx
	.p2align 4
	.p2align 3
.L38:
	movzbl	(%edx), %eax
	incl	%esi
	incl	%edx
	movzbl	-1(%esi), %ebx
	movb	%bl, -1(%edx)
	movb	%al, -1(%esi)
	movl	%ecx, %eax
	subl	%edx, %eax
	testl	%eax, %eax
	jg	.L38
	jmp	.L37
.L74:
	movl	%edi, %ecx
	subl	%eax, %ecx
	cmpl	$2, 20(%esp)
	jne	.L166
	movl	160(%esp), %eax
	movl	%eax, %ebx
	addl	%edx, %ebx
	movl	%ebx, %ebp
	.p2align 4
	.p2align 3
.L77:
	movzbl	(%ecx), %ebx
	incl	%eax
	incl	%ecx
	movzbl	-1(%eax), %edx
	movb	%bl, -1(%eax)
	movl	%ebp, %ebx
	movb	%dl, -1(%ecx)
	subl	%eax, %ebx
	testl	%ebx, %ebx
	jg	.L77
	movl	28(%esp), %eax
	movl	%esi, %ecx
	movl	168(%esp), %edx
	subl	%eax, %ecx
	movl	40(%esp), %eax
	movl	%ecx, %ebp
	subl	%esi, %eax
	subl	%edx, %eax
	cmpl	%ecx, %eax
	cmova	%ecx, %eax
	testl	%eax, %eax
	je	.L76
	movl	40(%esp), %ecx
	subl	%eax, %ecx
.L82:
	leal	(%eax,%edi), %ebx
	movl	32(%esp), %eax
	movl	%ebx, %edi
	.p2align 4
	.p2align 3
.L84:
	movzbl	(%ecx), %ebx
	incl	%eax
	incl	%ecx
	movzbl	-1(%eax), %edx
	movb	%bl, -1(%eax)
	movl	%edi, %ebx
	movb	%dl, -1(%ecx)
	subl	%eax, %ebx
	testl	%ebx, %ebx
	jg	.L84
	jmp	.L76
.L150:
	call	*172(%esp)
	testl	%eax, %eax
	.p2align 4,,4
	js	.L15
	movl	%edi, 4(%esp)
	movl	%ebx, (%esp)
	call	*172(%esp)
	testl	%eax, %eax
	js	.L33
.L34:
	movl	%ebx, %esi
	jmp	.L15
.L149:
	movl	168(%esp), %ecx
	shrl	$3, %eax
	imull	%ecx, %eax
	movl	%eax, %edi
	movl	160(%esp), %eax
	movl	%edi, %ebx
	movl	%eax, (%esp)
	leal	(%eax,%edi,2), %ebp
	addl	%eax, %ebx
	movl	%ebx, 4(%esp)
	call	*172(%esp)
	movl	%ebp, 4(%esp)
	movl	%ebx, (%esp)
	testl	%eax, %eax
	js	.L167
	call	*172(%esp)
	testl	%eax, %eax
	jle	.L168
.L22:
	movl	%esi, 4(%esp)
	leal	(%esi,%edi), %ebp
	movl	%edi, %eax
	negl	%eax
	movl	%eax, 24(%esp)
	movl	%esi, %eax
	subl	%edi, %eax
	movl	%eax, (%esp)
	movl	%eax, %edi
	movl	%eax, 32(%esp)
	call	*172(%esp)
	testl	%eax, %eax
	js	.L169
	movl	%ebp, 4(%esp)
	movl	%esi, (%esp)
	call	*172(%esp)
	testl	%eax, %eax
	jle	.L170
.L28:
	movl	24(%esp), %ecx
	movl	28(%esp), %eax
	leal	(%eax,%ecx), %edi
	movl	%edi, 4(%esp)
	leal	(%edi,%ecx), %ebp
	movl	%ebp, (%esp)
	movl	%ebp, 24(%esp)
	call	*172(%esp)
	testl	%eax, %eax
	js	.L171
	movl	%edi, (%esp)
	movl	28(%esp), %ebp
	movl	%ebp, 4(%esp)
	call	*172(%esp)
	testl	%eax, %eax
	jg	.L16
	movl	%ebp, 4(%esp)
	movl	24(%esp), %edi
	movl	%edi, (%esp)
	call	*172(%esp)
	testl	%eax, %eax
	js	.L16
.L30:
	movl	28(%esp), %edi
	jmp	.L16
.L86:
	movl	%ecx, (%esp)
	movl	172(%esp), %eax
	xorl	%edx, %edx
	movl	%eax, 12(%esp)
	movl	168(%esp), %eax
	movl	%eax, 8(%esp)
	movl	%ebp, %eax
	divl	168(%esp)
	movl	%eax, 4(%esp)
	call	qsort.localalias
	cmpl	%ebx, 168(%esp)
	jnb	.L89
	movl	%ebx, %eax
	xorl	%edx, %edx
	divl	168(%esp)
	jmp	.L3
.L157:
	movl	40(%esp), %ecx
	subl	%eax, %ecx
	cmpl	$2, 20(%esp)
	je	.L82
.L90:
	shrl	$2, %eax
	movl	%eax, %ebx
	movl	32(%esp), %eax
	.p2align 4
	.p2align 3
.L83:
	movl	(%eax), %edx
	decl	%ebx
	addl	$4, %eax
	movl	(%ecx), %esi
	addl	$4, %ecx
	testl	%ebx, %ebx
	movl	%esi, -4(%eax)
	movl	%edx, -4(%ecx)
	jg	.L83
	jmp	.L76
.L164:
	movl	48(%esp), %eax
	movl	%esi, 24(%esp)
	movl	36(%esp), %ecx
	movl	32(%esp), %edx
	.p2align 4
	.p2align 3
.L46:
	movl	(%eax), %ebx
	decl	%ecx
	addl	$4, %eax
	movl	(%edx), %esi
	addl	$4, %edx
	testl	%ecx, %ecx
	movl	%esi, -4(%eax)
	movl	%ebx, -4(%edx)
	jg	.L46
	movl	48(%esp), %eax
	movl	168(%esp), %ecx
	movl	24(%esp), %esi
	leal	(%eax,%ecx), %edx
	jmp	.L44
	.p2align 4,,10
	.p2align 3
.L159:
	movl	%esi, 24(%esp)
	movl	36(%esp), %edx
	.p2align 4
	.p2align 3
.L69:
	movl	(%ebx), %ecx
	decl	%edx
	addl	$4, %ebx
	movl	(%eax), %esi
	addl	$4, %eax
	testl	%edx, %edx
	movl	%esi, -4(%ebx)
	movl	%ecx, -4(%eax)
	jg	.L69
	movl	24(%esp), %esi
	jmp	.L67
.L151:
	movl	%edi, 4(%esp)
	movl	%ebx, (%esp)
	call	*172(%esp)
	testl	%eax, %eax
	js	.L34
.L33:
	movl	%edi, %esi
	jmp	.L15
.L165:
	movl	36(%esp), %ecx
	movl	%edx, %eax
	.p2align 4
	.p2align 3
.L39:
	movl	(%eax), %edx
	decl	%ecx
	addl	$4, %eax
	movl	(%esi), %ebx
	addl	$4, %esi
	testl	%ecx, %ecx
	movl	%ebx, -4(%eax)
	movl	%edx, -4(%esi)
	jg	.L39
	jmp	.L37
.L170:
	movl	%ebp, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	*172(%esp)
	testl	%eax, %eax
	js	.L26
.L25:
	movl	%ebp, %esi
	jmp	.L28
.L168:
	movl	%ebp, 4(%esp)
	movl	160(%esp), %eax
	movl	%eax, (%esp)
	call	*172(%esp)
	testl	%eax, %eax
	js	.L20
.L19:
	movl	%ebp, %ebx
	jmp	.L22
.L166:
	movl	160(%esp), %edi
	shrl	$2, %eax
	.p2align 4
	.p2align 3
.L78:
	movl	(%edi), %edx
	decl	%eax
	addl	$4, %edi
	movl	(%ecx), %ebx
	addl	$4, %ecx
	testl	%eax, %eax
	movl	%ebx, -4(%edi)
	movl	%edx, -4(%ecx)
	jg	.L78
	movl	28(%esp), %eax
	movl	%esi, %edi
	movl	168(%esp), %ecx
	subl	%eax, %edi
	movl	40(%esp), %eax
	movl	%edi, %ebp
	subl	%esi, %eax
	subl	%ecx, %eax
	cmpl	%edi, %eax
	cmova	%edi, %eax
	testl	%eax, %eax
	je	.L76
	movl	40(%esp), %ecx
	subl	%eax, %ecx
	jmp	.L90
.L169:
	movl	%ebp, 4(%esp)
	movl	%esi, (%esp)
	call	*172(%esp)
	testl	%eax, %eax
	js	.L28
	movl	%ebp, 4(%esp)
	movl	%edi, (%esp)
	call	*172(%esp)
	testl	%eax, %eax
	js	.L25
.L26:
	movl	32(%esp), %esi
	jmp	.L28
.L171:
	movl	%edi, (%esp)
	movl	28(%esp), %eax
	movl	%eax, 4(%esp)
	call	*172(%esp)
	testl	%eax, %eax
	js	.L16
	movl	%ebp, (%esp)
	movl	28(%esp), %eax
	movl	%ebp, %edi
	movl	%eax, 4(%esp)
	call	*172(%esp)
	testl	%eax, %eax
	jns	.L16
	jmp	.L30
.L167:
	.p2align 4,,9
	call	*172(%esp)
	testl	%eax, %eax
	.p2align 4,,4
	js	.L22
	movl	%ebp, 4(%esp)
	movl	160(%esp), %eax
	movl	%eax, (%esp)
	call	*172(%esp)
	testl	%eax, %eax
	js	.L19
.L20:
	movl	160(%esp), %ebx
	jmp	.L22
.L93:
	movl	$2, %ebx
	movl	%ebx, 20(%esp)
	jmp	.L2
	.size	qsort, .-qsort
	.set	qsort.localalias,qsort
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
