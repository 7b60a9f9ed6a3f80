// 5e57d247c4b966957b21f2209eca0dd7 newlib/libm/math/sf_erf.c
	.file	"sf_erf.c"
	.text
	.section	.text.erff,"ax",@progbits
	.p2align 4
	.globl	erff
	.type	erff, @function
erff:
	subl	$60, %esp
	movl	%esi, 52(%esp)
	movl	64(%esp), %esi
	movl	%edi, 56(%esp)
	movl	%ebx, 48(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, %edi
	andl	$2147483647, %edi
	cmpl	$2139095039, %edi
	ja	.L16
	cmpl	$1062731775, %edi
	ja	.L4
	cmpl	$830472191, %edi
	ja	.L5
	andl	$2080374784, %esi
	flds	64(%esp)
	jne	.L6
	fmuls	.LC2@GOTOFF(%ebx)
	movl	52(%esp), %esi
	movl	56(%esp), %edi
	flds	64(%esp)
	fmuls	.LC3@GOTOFF(%ebx)
	faddp	%st, %st(1)
	fmuls	.LC4@GOTOFF(%ebx)
	movl	48(%esp), %ebx
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	cmpl	$1067450367, %edi
	jbe	.L17
	cmpl	$1086324735, %edi
	jbe	.L9
	fld1
	testl	%esi, %esi
	jns	.L1
	fchs
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L16:
	shrl	$31, %esi
	movl	$1, %eax
	addl	%esi, %esi
	subl	%esi, %eax
	movl	%eax, 28(%esp)
	fildl	28(%esp)
	fld1
	fdivs	64(%esp)
	faddp	%st, %st(1)
.L1:
	movl	48(%esp), %ebx
	movl	52(%esp), %esi
	movl	56(%esp), %edi
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	fmuls	.LC5@GOTOFF(%ebx)
	movl	52(%esp), %esi
	movl	48(%esp), %ebx
	movl	56(%esp), %edi
	fadds	64(%esp)
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L9:
	flds	64(%esp)
	fstps	(%esp)
	call	fabsf@PLT
	cmpl	$1077336941, %edi
	fsts	28(%esp)
	fmul	%st(0), %st
	fld1
	fsts	32(%esp)
	fdiv	%st, %st(1)
	fld	%st(1)
	jbe	.L18
	fstp	%st(1)
	fmuls	.LC46@GOTOFF(%ebx)
	fsubs	.LC47@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC48@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC49@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC50@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC51@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC52@GOTOFF(%ebx)
	fstps	40(%esp)
	flds	.LC53@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC54@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC55@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC56@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC57@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC58@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC59@GOTOFF(%ebx)
	fmulp	%st, %st(1)
	fadds	32(%esp)
	fstps	44(%esp)
.L11:
	movl	28(%esp), %eax
	andl	$-4096, %eax
	movl	%eax, 32(%esp)
	flds	32(%esp)
	fchs
	fmuls	32(%esp)
	fsubs	.LC60@GOTOFF(%ebx)
	fstps	(%esp)
	call	__ieee754_expf@PLT
	fstps	36(%esp)
	flds	32(%esp)
	fsubs	28(%esp)
	flds	32(%esp)
	fadds	28(%esp)
	fmulp	%st, %st(1)
	flds	40(%esp)
	fdivs	44(%esp)
	faddp	%st, %st(1)
	fstps	(%esp)
	call	__ieee754_expf@PLT
	testl	%esi, %esi
	fmuls	36(%esp)
	fdivs	28(%esp)
	js	.L12
	fsubrs	.LC0@GOTOFF(%ebx)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L5:
	flds	64(%esp)
	fmul	%st(0), %st
	movl	52(%esp), %esi
	movl	56(%esp), %edi
	flds	.LC6@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC7@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC8@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC9@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC5@GOTOFF(%ebx)
	flds	.LC10@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC11@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC12@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC13@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC14@GOTOFF(%ebx)
	fmulp	%st, %st(2)
	fxch	%st(1)
	fadds	.LC0@GOTOFF(%ebx)
	movl	48(%esp), %ebx
	fdivrp	%st, %st(1)
	fmuls	64(%esp)
	fadds	64(%esp)
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L17:
	flds	64(%esp)
	fstps	(%esp)
	call	fabsf@PLT
	testl	%esi, %esi
	fld1
	fsts	28(%esp)
	fsubr	%st, %st(1)
	flds	.LC15@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC16@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubs	.LC17@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC18@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubs	.LC19@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC20@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubs	.LC21@GOTOFF(%ebx)
	flds	.LC22@GOTOFF(%ebx)
	fmul	%st(3), %st
	fadds	.LC23@GOTOFF(%ebx)
	fmul	%st(3), %st
	fadds	.LC24@GOTOFF(%ebx)
	fmul	%st(3), %st
	fadds	.LC25@GOTOFF(%ebx)
	fmul	%st(3), %st
	fadds	.LC26@GOTOFF(%ebx)
	fmul	%st(3), %st
	fadds	.LC27@GOTOFF(%ebx)
	fmulp	%st, %st(3)
	fxch	%st(2)
	faddp	%st, %st(1)
	fdivrp	%st, %st(1)
	js	.L8
	fadds	.LC28@GOTOFF(%ebx)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L18:
	fmuls	.LC30@GOTOFF(%ebx)
	fsubs	.LC31@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubs	.LC32@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubs	.LC33@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubs	.LC34@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubs	.LC35@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubs	.LC36@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubs	.LC37@GOTOFF(%ebx)
	fstps	40(%esp)
	flds	.LC38@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC39@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC40@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC41@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC42@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC43@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC44@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC45@GOTOFF(%ebx)
	fmulp	%st, %st(2)
	faddp	%st, %st(1)
	fstps	44(%esp)
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L8:
	fsubrs	.LC29@GOTOFF(%ebx)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L12:
	fsubs	.LC0@GOTOFF(%ebx)
	jmp	.L1
	.size	erff, .-erff
	.section	.text.erfcf,"ax",@progbits
	.p2align 4
	.globl	erfcf
	.type	erfcf, @function
erfcf:
	subl	$60, %esp
	movl	%edi, 56(%esp)
	movl	64(%esp), %edi
	movl	%esi, 52(%esp)
	movl	%ebx, 48(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, %esi
	andl	$2147483647, %esi
	cmpl	$2139095039, %esi
	ja	.L40
	cmpl	$1062731775, %esi
	ja	.L22
	cmpl	$595591167, %esi
	jbe	.L41
	flds	64(%esp)
	cmpl	$1048575999, %edi
	fmul	%st(0), %st
	flds	.LC6@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC7@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC8@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC9@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC5@GOTOFF(%ebx)
	flds	.LC10@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC11@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC12@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC13@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC14@GOTOFF(%ebx)
	fmulp	%st, %st(2)
	fld1
	fsts	28(%esp)
	fadd	%st, %st(2)
	fxch	%st(1)
	fdivp	%st, %st(2)
	fxch	%st(1)
	fmuls	64(%esp)
	jg	.L24
	movl	48(%esp), %ebx
	fadds	64(%esp)
	movl	52(%esp), %esi
	movl	56(%esp), %edi
	addl	$60, %esp
	fsubrp	%st, %st(1)
	ret
	.p2align 4,,10
	.p2align 3
.L22:
	cmpl	$1067450367, %esi
	jbe	.L42
	cmpl	$1105199103, %esi
	jbe	.L43
	testl	%edi, %edi
	jle	.L32
	fldz
	jmp	.L19
	.p2align 4,,10
	.p2align 3
.L40:
	shrl	$31, %edi
	leal	(%edi,%edi), %eax
	movl	%eax, 28(%esp)
	fildl	28(%esp)
	fld1
	fdivs	64(%esp)
	faddp	%st, %st(1)
.L19:
	movl	48(%esp), %ebx
	movl	52(%esp), %esi
	movl	56(%esp), %edi
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L24:
	fstp	%st(1)
	flds	.LC63@GOTOFF(%ebx)
	movl	52(%esp), %esi
	fsts	28(%esp)
	movl	48(%esp), %ebx
	flds	64(%esp)
	fsub	%st(1), %st
	movl	56(%esp), %edi
	addl	$60, %esp
	faddp	%st, %st(2)
	fsubp	%st, %st(1)
	ret
	.p2align 4,,10
	.p2align 3
.L43:
	flds	64(%esp)
	fstps	(%esp)
	call	fabsf@PLT
	cmpl	$1077336940, %esi
	fsts	28(%esp)
	fld	%st(0)
	fmulp	%st, %st(1)
	fld1
	fsts	32(%esp)
	fdiv	%st, %st(1)
	jbe	.L44
	fstp	%st(0)
	movl	%edi, %eax
	shrl	$31, %eax
	testb	%al, %al
	je	.L30
	cmpl	$1086324735, %esi
	jg	.L45
.L30:
	flds	.LC46@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC47@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC48@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC49@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC50@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC51@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC52@GOTOFF(%ebx)
	fstps	40(%esp)
	flds	.LC53@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC54@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC55@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC56@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC57@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC58@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC59@GOTOFF(%ebx)
	fmulp	%st, %st(1)
	fadds	.LC0@GOTOFF(%ebx)
	fstps	44(%esp)
.L29:
	movl	28(%esp), %eax
	andl	$-4096, %eax
	movl	%eax, 32(%esp)
	flds	32(%esp)
	fchs
	fmuls	32(%esp)
	fsubs	.LC60@GOTOFF(%ebx)
	fstps	(%esp)
	call	__ieee754_expf@PLT
	fstps	36(%esp)
	flds	32(%esp)
	fsubs	28(%esp)
	flds	32(%esp)
	fadds	28(%esp)
	fmulp	%st, %st(1)
	flds	40(%esp)
	fdivs	44(%esp)
	faddp	%st, %st(1)
	fstps	(%esp)
	call	__ieee754_expf@PLT
	testl	%edi, %edi
	fmuls	36(%esp)
	fdivs	28(%esp)
	jg	.L19
	fsubrs	.LC61@GOTOFF(%ebx)
	jmp	.L19
	.p2align 4,,10
	.p2align 3
.L41:
	fld1
	movl	48(%esp), %ebx
	fsubs	64(%esp)
	movl	52(%esp), %esi
	movl	56(%esp), %edi
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L42:
	flds	64(%esp)
	fstps	(%esp)
	call	fabsf@PLT
	testl	%edi, %edi
	fld1
	fsts	28(%esp)
	fsubr	%st, %st(1)
	flds	.LC15@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC16@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubs	.LC17@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC18@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubs	.LC19@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC20@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubs	.LC21@GOTOFF(%ebx)
	flds	.LC22@GOTOFF(%ebx)
	fmul	%st(3), %st
	fadds	.LC23@GOTOFF(%ebx)
	fmul	%st(3), %st
	fadds	.LC24@GOTOFF(%ebx)
	fmul	%st(3), %st
	fadds	.LC25@GOTOFF(%ebx)
	fmul	%st(3), %st
	fadds	.LC26@GOTOFF(%ebx)
	fmul	%st(3), %st
	fadds	.LC27@GOTOFF(%ebx)
	fmulp	%st, %st(3)
	fxch	%st(2)
	faddp	%st, %st(1)
	fdivrp	%st, %st(1)
	js	.L26
	fsubrs	.LC64@GOTOFF(%ebx)
	jmp	.L19
	.p2align 4,,10
	.p2align 3
.L45:
	fstp	%st(0)
	.p2align 4
	.p2align 3
.L32:
	flds	.LC61@GOTOFF(%ebx)
	jmp	.L19
	.p2align 4,,10
	.p2align 3
.L44:
	flds	.LC30@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubs	.LC31@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubs	.LC32@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubs	.LC33@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubs	.LC34@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubs	.LC35@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubs	.LC36@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubs	.LC37@GOTOFF(%ebx)
	fstps	40(%esp)
	flds	.LC38@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC39@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC40@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC41@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC42@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC43@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC44@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC45@GOTOFF(%ebx)
	fmulp	%st, %st(2)
	faddp	%st, %st(1)
	fstps	44(%esp)
	jmp	.L29
	.p2align 4,,10
	.p2align 3
.L26:
	fadds	.LC28@GOTOFF(%ebx)
	fadds	28(%esp)
	jmp	.L19
	.size	erfcf, .-erfcf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1065353216
	.align 4
.LC2:
	.long	1090519040
	.align 4
.LC3:
	.long	1065579988
	.align 4
.LC4:
	.long	1040187392
	.align 4
.LC5:
	.long	1040414164
	.align 4
.LC6:
	.long	-1211672911
	.align 4
.LC7:
	.long	1002247305
	.align 4
.LC8:
	.long	1021923983
	.align 4
.LC9:
	.long	1051093995
	.align 4
.LC10:
	.long	-1232805350
	.align 4
.LC11:
	.long	957017673
	.align 4
.LC12:
	.long	1000767766
	.align 4
.LC13:
	.long	1032137315
	.align 4
.LC14:
	.long	1053539278
	.align 4
.LC15:
	.long	-1156712000
	.align 4
.LC16:
	.long	1024545203
	.align 4
.LC17:
	.long	1038294210
	.align 4
.LC18:
	.long	1050869332
	.align 4
.LC19:
	.long	1052676616
	.align 4
.LC20:
	.long	1054107653
	.align 4
.LC21:
	.long	991612358
	.align 4
.LC22:
	.long	1011112611
	.align 4
.LC23:
	.long	1012887059
	.align 4
.LC24:
	.long	1040265991
	.align 4
.LC25:
	.long	1033050855
	.align 4
.LC26:
	.long	1057642373
	.align 4
.LC27:
	.long	1037693745
	.align 4
.LC28:
	.long	1062753803
	.align 4
.LC29:
	.long	-1084729845
	.align 4
.LC30:
	.long	-1055062146
	.align 4
.LC31:
	.long	1117950763
	.align 4
.LC32:
	.long	1127783143
	.align 4
.LC33:
	.long	1126327692
	.align 4
.LC34:
	.long	1115258967
	.align 4
.LC35:
	.long	1093201954
	.align 4
.LC36:
	.long	1060217015
	.align 4
.LC37:
	.long	1008836755
	.align 4
.LC38:
	.long	-1116242025
	.align 4
.LC39:
	.long	1087520636
	.align 4
.LC40:
	.long	1121535263
	.align 4
.LC41:
	.long	1138131211
	.align 4
.LC42:
	.long	1143036105
	.align 4
.LC43:
	.long	1138313327
	.align 4
.LC44:
	.long	1124706403
	.align 4
.LC45:
	.long	1100821966
	.align 4
.LC46:
	.long	-1007566219
	.align 4
.LC47:
	.long	1149248267
	.align 4
.LC48:
	.long	1142907969
	.align 4
.LC49:
	.long	1126212330
	.align 4
.LC50:
	.long	1099829323
	.align 4
.LC51:
	.long	1061985748
	.align 4
.LC52:
	.long	1008836754
	.align 4
.LC53:
	.long	-1045199086
	.align 4
.LC54:
	.long	1139622823
	.align 4
.LC55:
	.long	1159696590
	.align 4
.LC56:
	.long	1162345915
	.align 4
.LC57:
	.long	1153439577
	.align 4
.LC58:
	.long	1134749041
	.align 4
.LC59:
	.long	1106424921
	.align 4
.LC60:
	.long	1058013184
	.align 4
.LC61:
	.long	1073741824
	.align 4
.LC63:
	.long	1056964608
	.align 4
.LC64:
	.long	1042196436
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
