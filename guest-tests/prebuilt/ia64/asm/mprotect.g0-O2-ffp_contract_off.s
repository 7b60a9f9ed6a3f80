// 28e89c59cb624a0d14cff75c9042cdad
	.file	"mprotect.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc handler#
handler:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	adds r14 = 16, r33
	.save rp, r34
	mov r34 = b0
	.mlx
	adds r33 = 8, r33
	movl r37 = @gprel(back#)
	.body
	;;
	.mmi
	ld8 r16 = [r14]
	addl r14 = @gprel(fault#), gp
	addl r38 = 1, r0
	.mmi
	add r37 = r1, r37
	ld4 r15 = [r33]
	nop 0
	;;
	.mmi
	st8 [r14] = r16
	nop 0
	addl r14 = @gprel(code#), gp
	;;
	.mib
	st4.rel [r14] = r15
	nop 0
	br.call.sptk.many b0 = siglongjmp#
	;;
	break.f 0
	;;
	.endp handler#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"right"
	.align 8
.LC1:
	stringz	"WRONG"
	.align 8
.LC2:
	stringz	"other code"
	.align 8
.LC3:
	stringz	"ACCERR"
	.align 8
.LC4:
	stringz	"MAPERR"
	.align 8
.LC5:
	stringz	"%s: allowed\n"
	.align 8
.LC6:
	stringz	"%s: refused, address %s, %s\n"
	.text
	.align 16
	.align 64
	.proc access_page#
access_page:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 2, 4, 0
	nop 0
	adds r16 = 8, r12
	.mlx
	.fframe 48
	adds r12 = -48, r12
	movl r37 = @gprel(back#)
	;;
	.mmb
	adds r14 = 24, r12
	adds r15 = 32, r12
	nop 0
	.mii
	adds r17 = 16, r12
	.save rp, r35
	mov r35 = b0
	addl r38 = 1, r0
	;;
	.mmi
	nop 0
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	add r37 = r1, r37
	.mmi
	st8 [r14] = r32
	;;
	st8 [r15] = r33
	nop 0
	.mmb
	st4 [r17] = r34
	nop 0
	br.call.sptk.many b0 = __sigsetjmp#
	;;
	.mmi
	adds r1 = 56, r12
	adds r14 = 16, r12
	cmp4.ne p6, p7 = 0, r8
	;;
	.mmi
	ld8 r1 = [r1]
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p8, p9 = 0, r14
	addl r14 = @gprel(code#), gp
	(p6) br.cond.dptk .L5
	;;
	.mmi
	(p8) adds r17 = 32, r12
	nop 0
	(p9) adds r15 = 32, r12
	.mlx
	(p9) addl r14 = 1, r0
	movl r37 = @gprel(.LC5)
	;;
	.mmi
	nop 0
	(p8) ld8 r17 = [r17]
	add r37 = r1, r37
	.mmi
	nop 0
	(p9) ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	(p8) ld1.acq r14 = [r17]
	;;
	(p9) st1.rel [r15] = r14
	adds r14 = 24, r12
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	adds r1 = 56, r12
	nop 0
	;;
	.mii
	ld8 r1 = [r1]
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L5:
	.body
	.copy_state 1
	.mmi
	addl r15 = @gprel(fault#), gp
	nop 0
	adds r17 = 32, r12
	;;
	.mmi
	ld8 r16 = [r15]
	ld8 r17 = [r17]
	nop 0
	;;
	.mmi
	ld4.acq r15 = [r14]
	nop 0
	cmp.ne p8, p9 = r17, r16
	;;
	.mlx
	cmp4.eq p6, p7 = 2, r15
	(p8) movl r39 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC3)
	.mmi
	nop 0
	(p8) add r39 = r1, r39
	nop 0
	;;
	.mlx
	nop 0
	(p9) movl r39 = @gprel(.LC0)
	.mmi
	nop 0
	(p6) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p9) add r39 = r1, r39
	nop 0
	(p6) br.cond.dpnt .L9
	;;
	.mmi
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC4)
	;;
	.mii
	(p6) add r40 = r1, r40
	nop 0
	;;
	(p7) add r40 = r1, r40
.L9:
	.mlx
	adds r14 = 24, r12
	movl r37 = @gprel(.LC6)
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	nop 0
	.mmb
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	adds r1 = 56, r12
	nop 0
	;;
	.mii
	ld8 r1 = [r1]
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp access_page#
	.section	.rodata.str1.8
	.align 8
.LC7:
	stringz	"yes"
	.align 8
.LC8:
	stringz	"NO"
	.align 8
.LC9:
	stringz	"write before"
	.align 8
.LC10:
	stringz	"write read-only"
	.align 8
.LC11:
	stringz	"read read-only"
	.align 8
.LC12:
	stringz	"write read-only end"
	.align 8
.LC13:
	stringz	"write after"
	.align 8
.LC14:
	stringz	"read none"
	.align 8
.LC15:
	stringz	"write none"
	.align 8
.LC16:
	stringz	"write again"
	.align 8
.LC17:
	stringz	"%c %c\n"
	.align 8
.LC18:
	stringz	"read unmapped"
	.align 8
.LC19:
	stringz	"write unmapped"
	.align 8
.LC20:
	stringz	"mprotect(p, 3 * PAGE, PROT_READ) == -1 && errno == ENOMEM"
	.align 8
.LC21:
	stringz	"%-3s %s\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 6, 6, 0
	.fframe 144
	adds r12 = -144, r12
	nop 0
	.mii
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	adds r38 = 28, r12
	.mmb
	addl r40 = 132, r0
	mov r39 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r37
	adds r39 = 16, r12
	addl r15 = 4, r0
	.mii
	mov r40 = r0
	addl r38 = 11, r0
	;;
	addl r14 = @ltoff(@fptr(handler#)), gp
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	st8 [r39] = r14
	adds r14 = 24, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r43 = r0
	addl r42 = -1, r0
	addl r41 = 34, r0
	.mmi
	mov r1 = r37
	addl r40 = 3, r0
	addl r39 = 196608, r0
	;;
	.mib
	mov r38 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	addl r15 = 65613, r0
	addl r14 = 65536, r0
	mov r32 = r8
	.mmi
	mov r1 = r37
	addl r40 = 196608, r0
	addl r39 = 97, r0
	;;
	.mmi
	add r33 = r8, r14
	nop 0
	add r34 = r8, r15
	.mmb
	mov r38 = r8
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r37
	mov r38 = r33
	nop 0
	.mmb
	addl r40 = 1, r0
	addl r39 = 65536, r0
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r37
	addl r16 = 65535, r0
	addl r40 = 1, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC9)
	.mmi
	nop 0
	add r39 = r32, r16
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = access_page#
	;;
	.mmi
	mov r1 = r37
	mov r39 = r33
	addl r40 = 1, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC10)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = access_page#
	;;
	.mmi
	mov r1 = r37
	addl r14 = 66536, r0
	mov r40 = r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC11)
	.mmi
	nop 0
	add r39 = r32, r14
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = access_page#
	;;
	.mmi
	mov r1 = r37
	addl r15 = 131071, r0
	addl r40 = 1, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC12)
	.mmi
	nop 0
	add r39 = r32, r15
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = access_page#
	;;
	.mmi
	mov r1 = r37
	addl r16 = 131072, r0
	addl r40 = 1, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC13)
	.mmi
	nop 0
	add r39 = r32, r16
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = access_page#
	;;
	.mmi
	mov r1 = r37
	mov r38 = r33
	nop 0
	.mmb
	mov r40 = r0
	addl r39 = 65536, r0
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r37
	mov r39 = r34
	mov r40 = r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC14)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = access_page#
	;;
	.mmi
	mov r1 = r37
	mov r39 = r34
	addl r40 = 1, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC15)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = access_page#
	;;
	.mmi
	mov r1 = r37
	mov r38 = r32
	nop 0
	.mmb
	addl r40 = 3, r0
	addl r39 = 196608, r0
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r37
	mov r39 = r34
	addl r40 = 1, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC16)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = access_page#
	;;
	.mmi
	addl r16 = 65541, r0
	addl r14 = 65614, r0
	mov r1 = r37
	;;
	.mmi
	nop 0
	add r15 = r32, r14
	add r14 = r32, r16
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
	;;
	.mmi
	nop 0
	ld1 r40 = [r15]
	add r38 = r1, r38
	.mmi
	ld1 r39 = [r14]
	;;
	nop 0
	sxt1 r40 = r40
	.mib
	nop 0
	sxt1 r39 = r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r38 = r33
	.mmb
	addl r39 = 65536, r0
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r37
	addl r14 = 65539, r0
	mov r40 = r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC18)
	.mmi
	nop 0
	add r39 = r32, r14
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = access_page#
	;;
	.mmi
	mov r1 = r37
	addl r15 = 65540, r0
	addl r40 = 1, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC19)
	.mmi
	nop 0
	add r39 = r32, r15
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = access_page#
	;;
	.mmi
	addl r39 = 196608, r0
	mov r1 = r37
	nop 0
	.mmb
	mov r38 = r32
	addl r40 = 1, r0
	br.call.sptk.many b0 = mprotect#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L22
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC8)
	.mlx
	nop 0
	movl r40 = @gprel(.LC20)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC21)
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
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
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L22:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r37
	;;
	.mlx
	cmp4.ne p6, p7 = 12, r14
	movl r40 = @gprel(.LC20)
	.mlx
	nop 0
	movl r38 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC8)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC7)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
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
	.endp main#
	.sbss
	.align 4
	.type	code#, @object
	.size	code#, 4
code:
	.skip	4
	.align 8
	.type	fault#, @object
	.size	fault#, 8
fault:
	.skip	8
	.bss
	.align 16
	.type	back#, @object
	.size	back#, 704
back:
	.skip	704
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
