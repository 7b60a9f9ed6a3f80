// 4ac937eebff23192eef441ee2feecbca guest-tests/hpux/host/accounts.c
	.file	"accounts.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"anna:x:100:20:Anna A.,Room 1:/home/anna:/usr/bin/sh\nbert:*:101:20::/:\n"
	.align 8
.LC1:
	stringz	"%s %s %d %d %s %s %s\n"
	.align 8
.LC2:
	stringz	"users:x:20:anna,bert\nnobody:*:99:\n"
	.align 8
.LC3:
	stringz	"%s %s %d"
	.align 8
.LC4:
	stringz	" %s"
	.align 8
.LC5:
	stringz	"\n"
	.align 8
.LC6:
	stringz	"sync %d\n"
	.align 8
.LC7:
	stringz	"shell %s\n"
	.align 8
.LC8:
	stringz	"again %d\n"
	.align 8
.LC9:
	stringz	"%d %d\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 0, 8, 8, 0
	.fframe 208
	adds r12 = -208, r12
	.save rp, r37
	mov r37 = b0
	.mlx
	mov r39 = r1
	.body
	movl r33 = @gprel(.LC1)
	;;
	.mib
	add r33 = r1, r33
	nop 0
	br.call.sptk.many b0 = tmpfile#
	;;
	.mmi
	mov r14 = r12
	adds r15 = 16, r12
	addp4 r32 = 0,r8
	.mmi
	addl r42 = 192, r0
	mov r1 = r39
	mov r41 = r0
	;;
	.mmi
	nop 0
	adds r40 = 24, r14
	nop 0
	.mmb
	st8 [r15] = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r32
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC0)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = fputs#
	;;
	.mib
	mov r1 = r39
	mov r40 = r32
	br.call.sptk.many b0 = rewind#
	;;
	.mib
	mov r1 = r39
	mov r40 = r32
	br.call.sptk.many b0 = fgetpwent#
	;;
	.mmi
	addp4 r8 = 0,r8
	mov r40 = r33
	mov r1 = r39
	;;
	.mmi
	adds r19 = 32, r8
	adds r18 = 28, r8
	adds r17 = 24, r8
	.mmi
	adds r16 = 12, r8
	adds r15 = 8, r8
	adds r14 = 4, r8
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L19
	.align 32
.L3:
	.mmi
	ld4 r47 = [r19]
	ld4 r46 = [r18]
	nop 0
	;;
	.mmi
	ld4 r45 = [r17]
	ld4 r44 = [r16]
	nop 0
	;;
	.mmi
	ld4 r43 = [r15]
	ld4 r42 = [r14]
	nop 0
	;;
	.mib
	ld4 r41 = [r8]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	mov r40 = r32
	br.call.sptk.many b0 = fgetpwent#
	;;
	.mmi
	addp4 r8 = 0,r8
	mov r1 = r39
	mov r40 = r33
	;;
	.mmi
	adds r19 = 32, r8
	adds r18 = 28, r8
	adds r17 = 24, r8
	.mmi
	adds r16 = 12, r8
	adds r15 = 8, r8
	adds r14 = 4, r8
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L3
.L19:
	.mlx
	nop 0
	movl r35 = @gprel(.LC3)
	.mmi
	nop 0
	mov r40 = r32
	nop 0
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r33 = @gprel(.LC4)
	;;
	.mib
	add r33 = r1, r33
	nop 0
	br.call.sptk.many b0 = tmpfile#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addp4 r34 = 0,r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	.mlx
	mov r41 = r34
	movl r36 = @gprel(.LC5)
	;;
	.mib
	add r40 = r1, r40
	add r36 = r1, r36
	br.call.sptk.many b0 = fputs#
	;;
	.mib
	mov r1 = r39
	mov r40 = r34
	br.call.sptk.many b0 = rewind#
	;;
	.mib
	mov r1 = r39
	mov r40 = r34
	br.call.sptk.many b0 = fgetgrent#
	;;
	.mmi
	addp4 r32 = 0,r8
	mov r40 = r35
	mov r1 = r39
	;;
	.mmi
	nop 0
	adds r15 = 8, r32
	adds r14 = 4, r32
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r32
	(p7) br.cond.dpnt .L20
	;;
	.align 32
.L7:
	.mmi
	nop 0
	ld4 r41 = [r32]
	adds r32 = 12, r32
	.mmi
	nop 0
	ld4 r43 = [r15]
	nop 0
	;;
	.mib
	ld4 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld4 r32 = [r32]
	mov r1 = r39
	;;
	addp4 r32 = 0,r32
	;;
	.mii
	ld4 r41 = [r32]
	adds r32 = 4, r32
	;;
	addp4 r41 = 0,r41
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r41
	(p6) br.cond.dpnt .L5
	.align 32
.L6:
	.mib
	mov r40 = r33
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addp4 r14 = 0,r32
	mov r1 = r39
	adds r32 = 4, r32
	;;
	.mmi
	ld4 r41 = [r14]
	;;
	addp4 r41 = 0,r41
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r41
	(p6) br.cond.dptk .L6
.L5:
	.mib
	mov r40 = r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	mov r40 = r34
	br.call.sptk.many b0 = fgetgrent#
	;;
	.mmi
	addp4 r32 = 0,r8
	mov r1 = r39
	mov r40 = r35
	;;
	.mmi
	nop 0
	adds r15 = 8, r32
	adds r14 = 4, r32
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r32
	(p6) br.cond.dptk .L7
.L20:
	.mlx
	nop 0
	movl r35 = @gprel(.LC7)
	.mmi
	mov r40 = r34
	nop 0
	mov r33 = r0
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = fileno#
	;;
	.mib
	mov r1 = r39
	mov r40 = r8
	br.call.sptk.many b0 = fdatasync#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	mov r40 = r34
	br.call.sptk.many b0 = fclose#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = getusershell#
	;;
	.mmi
	cmp4.ne p8, p9 = 0, r33
	nop 0
	addp4 r32 = 0,r8
	.mmi
	adds r33 = 1, r33
	nop 0
	mov r1 = r39
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r32
	(p7) br.cond.dpnt .L21
	.align 32
.L10:
	.pred.rel.mutex p8, p9
	.mmi
	mov r41 = r32
	nop 0
	mov r40 = r35
	.bbb
	nop 0
	(p9) br.cond.dpnt .L22
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
.L24:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getusershell#
	;;
	.mmi
	addp4 r32 = 0,r8
	nop 0
	cmp4.ne p8, p9 = 0, r33
	.mmi
	mov r1 = r39
	nop 0
	adds r33 = 1, r33
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r32
	(p6) br.cond.dptk .L10
.L21:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setusershell#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = getusershell#
	;;
	.mmi
	addp4 r8 = 0,r8
	adds r15 = 16, r12
	mov r1 = r39
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	nop 0
	mov r41 = r15
	.mmb
	mov r40 = r8
	nop 0
	(p7) br.cond.dpnt .L23
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	.mmi
	nop 0
	(p6) addl r41 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r41 = r0
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = endusershell#
	;;
	.mlx
	mov r1 = r39
	movl r40 = -5000000000
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = imaxabs#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r32 = r8
	.mmb
	addl r40 = 7, r0
	nop 0
	br.call.sptk.many b0 = imaxabs#
	;;
	.mlx
	mov r1 = r39
	movl r14 = 5000000000
	.mmi
	nop 0
	cmp.eq p6, p7 = 7, r8
	nop 0
	;;
	.mlx
	cmp.eq p8, p9 = r14, r32
	movl r40 = @gprel(.LC9)
	.mmi
	nop 0
	(p6) addl r42 = 1, r0
	nop 0
	;;
	.mmi
	add r40 = r1, r40
	(p8) addl r41 = 1, r0
	(p7) mov r42 = r0
	;;
	.mib
	(p9) mov r41 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r39
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 208, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L22:
	.body
	.copy_state 1
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r41 = r32
	;;
	.mib
	mov r40 = r14
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r32
	.mmb
	mov r40 = r35
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r39
	br .L24
	;;
.L23:
	.mlx
	ld1 r14 = [r15]
	movl r40 = @gprel(.LC8)
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	add r40 = r1, r40
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r41 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r41 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = endusershell#
	;;
	.mlx
	mov r1 = r39
	movl r40 = -5000000000
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = imaxabs#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r32 = r8
	.mmb
	addl r40 = 7, r0
	nop 0
	br.call.sptk.many b0 = imaxabs#
	;;
	.mlx
	mov r1 = r39
	movl r14 = 5000000000
	.mmi
	nop 0
	cmp.eq p6, p7 = 7, r8
	nop 0
	;;
	.mlx
	cmp.eq p8, p9 = r14, r32
	movl r40 = @gprel(.LC9)
	.mmi
	nop 0
	(p6) addl r42 = 1, r0
	nop 0
	;;
	.mmi
	add r40 = r1, r40
	(p8) addl r41 = 1, r0
	(p7) mov r42 = r0
	;;
	.mib
	(p9) mov r41 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r39
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.restore sp
	adds r12 = 208, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
	.global strcpy#
	.type	strcpy#, @function
	.global imaxabs#
	.type	imaxabs#, @function
	.global endusershell#
	.type	endusershell#, @function
	.global strcmp#
	.type	strcmp#, @function
	.global setusershell#
	.type	setusershell#, @function
	.global getusershell#
	.type	getusershell#, @function
	.global fdatasync#
	.type	fdatasync#, @function
	.global fileno#
	.type	fileno#, @function
	.global fgetgrent#
	.type	fgetgrent#, @function
	.global fclose#
	.type	fclose#, @function
	.global printf#
	.type	printf#, @function
	.global fgetpwent#
	.type	fgetpwent#, @function
	.global rewind#
	.type	rewind#, @function
	.global fputs#
	.type	fputs#, @function
	.global memset#
	.type	memset#, @function
	.global tmpfile#
	.type	tmpfile#, @function
	.ident	"GCC: (GNU) 12.2.0"
