// a8915cd20b9233362a49ef47eab34f34 guest-tests/hpux/host/passwords.c
	.file	"passwords.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	""
	.align 8
.LC2:
	stringz	"%s %s\n"
	.align 8
.LC3:
	stringz	"pq"
	.align 8
.LC4:
	stringz	"secret"
	.align 8
.LC5:
	stringz	"Secret"
	.align 8
.LC6:
	stringz	"same %d, other %d\n"
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC1:
	data4	keys.0#+4
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 0, 12, 3, 0
	.fframe 16
	adds r12 = -16, r12
	addl r15 = @gprel(.LC1), gp
	.mlx
	mov r42 = r1
	movl r34 = @gprel(.LC0)
	;;
	.mmi
	ld4 r38 = [r15]
	add r34 = r1, r34
	.save rp, r40
	mov r40 = b0
	.mlx
	addl r14 = 121, r0
	movl r35 = @gprel(.LC2)
	;;
	.mlx
	addl r17 = 52, r0
	movl r33 = @gprel(digits.1#)
	.mmi
	addp4 r34 = 0,r34
	addl r32 = 1, r0
	addl r16 = 512, r0
	;;
	.mmi
	adds r37 = 18, r12
	adds r36 = 17, r12
	.save ar.lc, r43
	mov r43 = ar.lc
	.body
	.mmi
	adds r39 = 36, r38
	add r35 = r1, r35
	add r33 = r1, r33
	;;
	.mii
	nop 0
	mov ar.lc = 5
	nop 0
	.align 32
.L5:
	.mmi
	sub r16 = r16, r32
	adds r15 = 16, r12
	mov r44 = r34
	;;
	.mmi
	shladd r16 = r16, 2, r0
	st1 [r15] = r17
	nop 0
	.mii
	st1 [r36] = r14
	mov r45 = r15
	;;
	add r16 = r16, r32
	.mmi
	st1 [r37] = r0
	;;
	nop 0
	dep.z r14 = r16, 9, 23
	;;
	.mmi
	sub r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r32
	;;
	nop 0
	dep.z r15 = r14, 5, 27
	;;
	.mmi
	add r15 = r14, r15
	;;
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mmi
	sub r15 = r15, r32
	;;
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mmi
	add r2 = r15, r32
	;;
	addl r2 = 12345, r2
	nop 0
	;;
	.mii
	nop 0
	dep.z r16 = r2, 9, 23
	;;
	sub r16 = r16, r2
	;;
	.mmi
	shladd r16 = r16, 2, r0
	;;
	add r16 = r16, r2
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r16, 9, 23
	;;
	sub r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r2
	nop 0
	;;
	.mii
	nop 0
	dep.z r32 = r14, 5, 27
	;;
	add r32 = r14, r32
	;;
	.mmi
	shladd r32 = r32, 2, r0
	;;
	sub r32 = r32, r2
	nop 0
	;;
	.mmi
	shladd r32 = r32, 2, r0
	;;
	add r2 = r32, r2
	nop 0
	;;
	.mib
	addl r32 = 12345, r2
	nop 0
	br.call.sptk.many b0 = crypt#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r42
	.mmi
	mov r44 = r35
	nop 0
	addp4 r46 = 0,r8
	;;
	.mib
	mov r45 = r14
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r42
	dep.z r16 = r32, 9, 23
	br.cloop.sptk.few .L3
	;;
	.align 32
.L8:
	.mmi
	sub r15 = r16, r32
	addp4 r14 = 0,r38
	nop 0
	.mmb
	cmp4.eq p6, p7 = r38, r39
	adds r38 = 4, r38
	(p6) br.cond.dpnt .L4
	;;
	.mmi
	shladd r15 = r15, 2, r0
	ld4 r34 = [r14]
	mov ar.lc = 5
	;;
	.mii
	add r15 = r15, r32
	addp4 r34 = 0,r34
	;;
	dep.z r14 = r15, 9, 23
	;;
	.mmi
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r32
	;;
	nop 0
	dep.z r15 = r14, 5, 27
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	sub r14 = r14, r32
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r2 = r14, r32
	;;
	addl r14 = 12345, r2
	nop 0
	;;
	.mii
	nop 0
	dep.z r18 = r14, 9, 23
	nop 0
	;;
	.mmi
	sub r18 = r18, r14
	nop 0
	extr.u r15 = r14, 16, 6
	;;
	.mii
	shladd r18 = r18, 2, r0
	add r15 = r33, r15
	;;
	add r18 = r18, r14
	.mii
	ld1 r17 = [r15]
	nop 0
	;;
	dep.z r15 = r18, 9, 23
	.mii
	nop 0
	sxt1 r17 = r17
	;;
	sub r15 = r15, r18
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r2 = r15, 5, 27
	;;
	add r2 = r15, r2
	;;
	.mmi
	shladd r2 = r2, 2, r0
	;;
	sub r2 = r2, r14
	nop 0
	;;
	.mmi
	shladd r2 = r2, 2, r0
	;;
	add r2 = r2, r14
	nop 0
	;;
	.mmi
	addl r14 = 12345, r2
	;;
	nop 0
	extr.u r14 = r14, 16, 6
	;;
	.mmi
	add r14 = r33, r14
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r14 = r14
	br .L5
.L3:
	.mmi
	sub r15 = r16, r32
	sub r16 = r16, r32
	mov r44 = r34
	;;
	.mmi
	shladd r15 = r15, 2, r0
	nop 0
	shladd r16 = r16, 2, r0
	;;
	.mii
	add r15 = r15, r32
	add r16 = r16, r32
	;;
	dep.z r14 = r15, 9, 23
	;;
	.mmi
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r32
	;;
	nop 0
	dep.z r15 = r14, 5, 27
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	sub r14 = r14, r32
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r2 = r14, r32
	;;
	addl r14 = 12345, r2
	nop 0
	;;
	.mii
	nop 0
	dep.z r17 = r14, 9, 23
	nop 0
	;;
	.mmi
	sub r17 = r17, r14
	nop 0
	extr.u r15 = r14, 16, 6
	;;
	.mmi
	shladd r17 = r17, 2, r0
	nop 0
	add r15 = r33, r15
	;;
	.mmi
	add r17 = r17, r14
	ld1 r18 = [r15]
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r17, 9, 23
	sxt1 r18 = r18
	;;
	.mii
	sub r15 = r15, r17
	mov r17 = r18
	;;
	shladd r15 = r15, 1, r0
	;;
	.mmi
	add r15 = r15, r14
	;;
	nop 0
	dep.z r2 = r15, 5, 27
	;;
	.mmi
	add r2 = r15, r2
	nop 0
	adds r15 = 16, r12
	;;
	.mmi
	shladd r2 = r2, 2, r0
	st1 [r15] = r17
	mov r45 = r15
	;;
	.mmi
	sub r2 = r2, r14
	;;
	shladd r2 = r2, 2, r0
	nop 0
	;;
	.mmi
	add r2 = r2, r14
	;;
	addl r14 = 12345, r2
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r14, 16, 6
	;;
	add r14 = r33, r14
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	nop 0
	st1 [r36] = r14
	dep.z r14 = r16, 9, 23
	.mmi
	st1 [r37] = r0
	;;
	sub r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r32
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r14, 5, 27
	;;
	add r15 = r14, r15
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	sub r15 = r15, r32
	nop 0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	add r2 = r15, r32
	nop 0
	;;
	.mmi
	addl r2 = 12345, r2
	;;
	nop 0
	dep.z r16 = r2, 9, 23
	;;
	.mmi
	sub r16 = r16, r2
	;;
	shladd r16 = r16, 2, r0
	nop 0
	;;
	.mmi
	add r16 = r16, r2
	;;
	nop 0
	dep.z r14 = r16, 9, 23
	;;
	.mmi
	sub r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r2
	;;
	nop 0
	dep.z r32 = r14, 5, 27
	;;
	.mmi
	add r32 = r14, r32
	;;
	shladd r32 = r32, 2, r0
	nop 0
	;;
	.mmi
	sub r32 = r32, r2
	;;
	shladd r32 = r32, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	add r2 = r32, r2
	nop 0
	;;
	.mib
	addl r32 = 12345, r2
	nop 0
	br.call.sptk.many b0 = crypt#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r42
	.mmi
	mov r44 = r35
	nop 0
	addp4 r46 = 0,r8
	;;
	.mib
	mov r45 = r14
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r42
	dep.z r16 = r32, 9, 23
	br.cloop.sptk.few .L3
	.mib
	nop 0
	nop 0
	br .L8
	;;
.L4:
	.mlx
	nop 0
	movl r45 = @gprel(.LC3)
	.mlx
	nop 0
	movl r44 = @gprel(.LC4)
	;;
	.mib
	add r45 = r1, r45
	add r44 = r1, r44
	br.call.sptk.many b0 = crypt#
	;;
	.mmi
	adds r15 = 16, r12
	mov r1 = r42
	addp4 r45 = 0,r8
	;;
	.mib
	mov r44 = r15
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r42
	nop 0
	adds r14 = 16, r12
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC4)
	.mmi
	nop 0
	mov r45 = r14
	nop 0
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = crypt#
	;;
	.mmi
	adds r15 = 16, r12
	mov r1 = r42
	addp4 r44 = 0,r8
	;;
	.mib
	mov r45 = r15
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r42
	adds r14 = 16, r12
	mov r32 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC5)
	.mmi
	nop 0
	mov r45 = r14
	nop 0
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = crypt#
	;;
	.mmi
	adds r15 = 16, r12
	mov r1 = r42
	addp4 r44 = 0,r8
	;;
	.mib
	mov r45 = r15
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.eq p6, p7 = 0, r32
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	.mmi
	(p6) addl r45 = 1, r0
	;;
	(p7) mov r45 = r0
	cmp4.eq p6, p7 = 0, r8
	.mmi
	add r44 = r1, r44
	;;
	(p6) addl r46 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r46 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r42
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	;;
	mov ar.lc = r43
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC8:
	stringz	"a"
	.align 8
.LC9:
	stringz	"password"
	.align 8
.LC10:
	stringz	"longer than eight"
	.align 8
.LC11:
	stringz	"eight ch"
	.align 8
.LC12:
	stringz	"Z"
	.align 8
.LC13:
	stringz	"\001\177"
	.align 8
.LC14:
	stringz	"~!@#$%^&"
	.align 8
.LC15:
	stringz	"caf\351"
	.align 8
.LC16:
	stringz	"12345678"
	.section	.data.rel.ro.local,"aw"
	.align 4
	.type	keys.0#, @object
	.size	keys.0#, 40
keys.0:
	data4	.LC0
	data4	.LC8
	data4	.LC9
	data4	.LC10
	data4	.LC11
	data4	.LC12
	data4	.LC13
	data4	.LC14
	data4	.LC15
	data4	.LC16
	.section	.rodata,	"a",	"progbits"
	.align 8
	.type	digits.1#, @object
	.size	digits.1#, 65
digits.1:
	stringz	"./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
	.global strcmp#
	.type	strcmp#, @function
	.global strcpy#
	.type	strcpy#, @function
	.global printf#
	.type	printf#, @function
	.global crypt#
	.type	crypt#, @function
	.ident	"GCC: (GNU) 12.2.0"
