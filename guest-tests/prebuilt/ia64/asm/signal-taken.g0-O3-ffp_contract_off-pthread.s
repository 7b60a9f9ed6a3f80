// c1898d24fcbee93a6970d85efac369d1
	.file	"signal-taken.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc handler#
handler:
	.prologue
	.body
	.mmi
	addl r14 = @gprel(taken#), gp
	mf
	nop 0
	;;
	.mib
	fetchadd4.acq r15 = [r14], 1
	nop 0
	br.ret.sptk.many b0
	.endp handler#
	.align 16
	.align 64
	.proc waker#
waker:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 7, 0
	.fframe 144
	adds r12 = -144, r12
	nop 0
	.mmi
	ld4 r14 = [r32]
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	addl r15 = 1, r0
	adds r33 = 152, r12
	adds r34 = 148, r12
	;;
	.mmi
	nop 0
	st4 [r34] = r15
	nop 0
	.mmb
	st4.rel [r33] = r14
	nop 0
	br.call.sptk.many b0 = pthread_self#
	;;
	.mmi
	mov r1 = r37
	mov r38 = r8
	nop 0
	.mmb
	mov r40 = r34
	addl r39 = 1, r0
	br.call.sptk.many b0 = pthread_setschedparam#
	;;
	.mmi
	adds r15 = 144, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	st4.rel [r15] = r0
	;;
	ld4.acq r14 = [r33]
	nop 0
	.mmi
	ld4.acq r16 = [r15]
	;;
	adds r14 = 1999, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r16, r14
	(p6) br.cond.dpnt .L4
	.align 32
.L5:
	.mmi
	ld4.acq r14 = [r15]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mmi
	st4.rel [r15] = r14
	;;
	ld4.acq r14 = [r33]
	nop 0
	.mmi
	ld4.acq r16 = [r15]
	;;
	adds r14 = 1999, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r16, r14
	(p6) br.cond.dptk .L5
.L4:
	.mib
	adds r38 = 16, r12
	nop 0
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r37
	nop 0
	adds r38 = 16, r12
	.mmb
	addl r39 = 27, r0
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r37
	adds r39 = 16, r12
	nop 0
	.mmb
	mov r40 = r0
	addl r38 = 1, r0
	br.call.sptk.many b0 = pthread_sigmask#
	;;
	.mmi
	mov r1 = r37
	;;
	addl r39 = @gprel(word#), gp
	nop 0
	;;
	;;
	.mmi
	addl r14 = 1, r0
	;;
	st4.rel [r39] = r14
	nop 0
	;;
	.mmi
	nop 0
	mf
	nop 0
	;;
	;;
	.mmi
	mov r44 = r0
	mov r43 = r0
	mov r42 = r0
	.mmi
	addl r41 = 1, r0
	addl r40 = 129, r0
	addl r38 = 1230, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
	.endp waker#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"n == ROUNDS"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"taken > 0"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 0, 10, 7, 0
	.fframe 320
	adds r12 = -320, r12
	nop 0
	.mmi
	mov r41 = r1
	nop 0
	.save rp, r39
	mov r39 = b0
	.body
	;;
	.mmi
	addl r44 = 132, r0
	mov r43 = r0
	adds r42 = 28, r12
	.mmb
	adds r38 = 288, r12
	mov r33 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r41
	adds r43 = 16, r12
	addl r14 = 10000, r0
	.mlx
	mov r44 = r0
	movl r16 = 268435456
	;;
	.mmi
	addl r15 = @ltoff(@fptr(handler#)), gp
	addl r36 = @ltoff(@fptr(waker#)), gp
	addl r42 = 27, r0
	.mmi
	addl r32 = @gprel(word#), gp
	st8 [r38] = r0
	mov r37 = r0
	;;
	.mmi
	ld8 r15 = [r15]
	adds r34 = 328, r12
	addl r35 = 2000, r0
	.mmi
	ld8 r36 = [r36]
	;;
	st8 [r43] = r15
	adds r15 = 24, r12
	;;
	.mmi
	st4 [r15] = r16
	nop 0
	adds r15 = 296, r12
	;;
	.mmi
	st8 [r15] = r14
	nop 0
	adds r15 = 304, r12
	;;
	.mmi
	st8 [r15] = r0
	nop 0
	adds r15 = 312, r12
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r0
	nop 0
	.mmb
	mov r43 = r38
	addl r42 = 2, r0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	mov r1 = r41
	nop 0
	nop 0
	.align 32
.L13:
	.mmi
	adds r42 = 160, r12
	st4 [r34] = r33
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r43 = 27, r0
	.mmb
	adds r42 = 160, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r41
	adds r43 = 160, r12
	nop 0
	.mmb
	mov r42 = r0
	mov r44 = r0
	br.call.sptk.many b0 = pthread_sigmask#
	;;
	.mmi
	mov r1 = r41
	mov r43 = r0
	mov r45 = r34
	.mmb
	mov r44 = r36
	adds r42 = 320, r12
	br.call.sptk.many b0 = pthread_create#
	;;
	.mib
	mov r1 = r41
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L10
	.mib
	adds r42 = 160, r12
	nop 0
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r41
	nop 0
	adds r42 = 160, r12
	.mmb
	addl r43 = 27, r0
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r0
	nop 0
	.mmb
	adds r43 = 160, r12
	addl r42 = 1, r0
	br.call.sptk.many b0 = pthread_sigmask#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r32]
	nop 0
	;;
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L21
	.align 32
.L12:
	.mmi
	mov r48 = r0
	mov r47 = r0
	mov r46 = r0
	.mmi
	mov r45 = r0
	addl r44 = 128, r0
	mov r43 = r32
	;;
	.mib
	addl r42 = 1230, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r32]
	nop 0
	;;
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
.L21:
	.mmi
	adds r14 = 320, r12
	nop 0
	mov r43 = r0
	;;
	.mib
	ld8 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mii
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r41
	;;
	(p6) addl r14 = 1, r0
	;;
	.mii
	(p7) mov r14 = r0
	nop 0
	;;
	add r37 = r37, r14
.L10:
	.mmi
	nop 0
	adds r33 = 1, r33
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r35, r33
	(p6) br.cond.dptk .L13
	;;
	.mlx
	cmp4.ne p6, p7 = r33, r37
	movl r44 = @gprel(.LC2)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	.mlx
	addl r14 = @gprel(taken#), gp
	movl r44 = @gprel(.LC4)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	ld4 r14 = [r14]
	add r44 = r1, r44
	add r42 = r1, r42
	;;
	.mmi
	nop 0
	cmp4.ge p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r41
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.restore sp
	adds r12 = 320, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
	.sbss
	.align 4
	.type	taken#, @object
	.size	taken#, 4
taken:
	.skip	4
	.align 4
	.type	word#, @object
	.size	word#, 4
word:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
