// e2fb444a83d2385a39095762e68b26d5
	.file	"mprotect.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.bss
	.align 16
	.type	back#, @object
	.size	back#, 704
back:
	.skip	704
	.sbss
	.align 8
	.type	fault#, @object
	.size	fault#, 8
fault:
	.skip	8
	.align 4
	.type	code#, @object
	.size	code#, 4
code:
	.skip	4
	.text
	.align 16
	.proc handler#
handler:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 2, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st4 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(fault#), gp
	;;
	st8 [r15] = r14
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(code#), gp
	;;
	st4.rel [r15] = r14
	addl r40 = 1, r0
	movl r39 = @gprel(back#)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = siglongjmp#
	;;
	break.f 0
	;;
	.endp handler#
	.section	.rodata
	.align 8
.LC0:
	stringz	"%s: allowed\n"
	.align 8
.LC1:
	stringz	"right"
	.align 8
.LC2:
	stringz	"WRONG"
	.align 8
.LC3:
	stringz	"MAPERR"
	.align 8
.LC4:
	stringz	"other code"
	.align 8
.LC5:
	stringz	"ACCERR"
	.align 8
.LC6:
	stringz	"%s: refused, address %s, %s\n"
	.text
	.align 16
	.proc access_page#
access_page:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 4, 0
	adds r16 = 8, r12
	.vframe r37
	mov r37 = r12
	adds r12 = -48, r12
	.save rp, r35
	mov r35 = b0
	;;
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	adds r14 = -32, r37
	;;
	st8 [r14] = r32
	adds r14 = -24, r37
	;;
	st8 [r14] = r33
	adds r14 = -16, r37
	;;
	st4 [r14] = r34
	addl r39 = 1, r0
	movl r38 = @gprel(back#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = __sigsetjmp#
	adds r1 = 8, r37
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	adds r14 = -16, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	adds r14 = -24, r37
	;;
	ld8 r14 = [r14]
	addl r15 = 1, r0
	;;
	st1.rel [r14] = r15
	br .L6
	;;
.L5:
	adds r14 = -24, r37
	;;
	ld8 r14 = [r14]
	;;
	ld1.acq r14 = [r14]
.L6:
	;;
	adds r14 = -32, r37
	;;
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r37
	;;
	ld8 r1 = [r1]
	br .L14
	;;
.L4:
	addl r14 = @gprel(fault#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -24, r37
	;;
	ld8 r15 = [r15]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L8
	movl r15 = @gprel(.LC1)
	;;
	add r15 = r1, r15
	br .L9
	;;
.L8:
	movl r15 = @gprel(.LC2)
	;;
	add r15 = r1, r15
.L9:
	addl r14 = @gprel(code#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.eq p6, p7 = 2, r14
	(p6) br.cond.dptk .L10
	addl r14 = @gprel(code#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L11
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L13
	;;
.L11:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L13
	;;
.L10:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L13:
	;;
	mov r41 = r14
	mov r40 = r15
	adds r14 = -32, r37
	;;
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r37
	;;
	ld8 r1 = [r1]
.L14:
	nop 0
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp access_page#
	.section	.rodata
	.align 8
.LC7:
	stringz	"write before"
	.align 8
.LC8:
	stringz	"write read-only"
	.align 8
.LC9:
	stringz	"read read-only"
	.align 8
.LC10:
	stringz	"write read-only end"
	.align 8
.LC11:
	stringz	"write after"
	.align 8
.LC12:
	stringz	"read none"
	.align 8
.LC13:
	stringz	"write none"
	.align 8
.LC14:
	stringz	"write again"
	.align 8
.LC15:
	stringz	"%c %c\n"
	.align 8
.LC16:
	stringz	"read unmapped"
	.align 8
.LC17:
	stringz	"write unmapped"
	.align 8
.LC18:
	stringz	"yes"
	.align 8
.LC19:
	stringz	"NO"
	.align 8
.LC20:
	stringz	"mprotect(p, 3 * PAGE, PROT_READ) == -1 && errno == ENOMEM"
	.align 8
.LC21:
	stringz	"%-3s %s\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -160, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -136, r34
	;;
	mov r15 = r14
	addl r14 = 144, r0
	;;
	mov r38 = r14
	mov r37 = r0
	mov r36 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	adds r14 = -136, r34
	;;
	addl r15 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -136, r34
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st4 [r14] = r15
	adds r14 = -136, r34
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 11, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r35
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	addl r38 = 3, r0
	;;
	addl r37 = 196608, r0
	mov r36 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r35
	adds r14 = -144, r34
	;;
	st8 [r14] = r8
	addl r38 = 196608, r0
	addl r37 = 97, r0
	adds r14 = -144, r34
	;;
	ld8 r36 = [r14]
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	adds r14 = -144, r34
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	addl r38 = 1, r0
	addl r37 = 65536, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = mprotect#
	mov r1 = r35
	adds r14 = -144, r34
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65535, r2
	addl r38 = 1, r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = access_page#
	mov r1 = r35
	adds r14 = -144, r34
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	addl r38 = 1, r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = access_page#
	mov r1 = r35
	adds r14 = -144, r34
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 66536, r2
	mov r38 = r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = access_page#
	mov r1 = r35
	adds r14 = -144, r34
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 131071, r2
	addl r38 = 1, r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = access_page#
	mov r1 = r35
	adds r14 = -144, r34
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 131072, r2
	addl r38 = 1, r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = access_page#
	mov r1 = r35
	adds r14 = -144, r34
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	mov r38 = r0
	addl r37 = 65536, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = mprotect#
	mov r1 = r35
	adds r14 = -144, r34
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65613, r2
	mov r38 = r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC12)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = access_page#
	mov r1 = r35
	adds r14 = -144, r34
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65613, r2
	addl r38 = 1, r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC13)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = access_page#
	mov r1 = r35
	addl r38 = 3, r0
	addl r37 = 196608, r0
	adds r14 = -144, r34
	;;
	ld8 r36 = [r14]
	br.call.sptk.many b0 = mprotect#
	mov r1 = r35
	adds r14 = -144, r34
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65613, r2
	addl r38 = 1, r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC14)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = access_page#
	mov r1 = r35
	adds r14 = -144, r34
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65541, r2
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -144, r34
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65614, r2
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r38 = r14
	mov r37 = r15
	movl r36 = @gprel(.LC15)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -144, r34
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	addl r37 = 65536, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = munmap#
	mov r1 = r35
	adds r14 = -144, r34
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65539, r2
	mov r38 = r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC16)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = access_page#
	mov r1 = r35
	adds r14 = -144, r34
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65540, r2
	addl r38 = 1, r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC17)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = access_page#
	mov r1 = r35
	addl r38 = 1, r0
	addl r37 = 196608, r0
	adds r14 = -144, r34
	;;
	ld8 r36 = [r14]
	br.call.sptk.many b0 = mprotect#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L16
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 12, r14
	(p6) br.cond.dptk .L16
	movl r14 = @gprel(.LC18)
	;;
	add r14 = r1, r14
	br .L17
	;;
.L16:
	movl r14 = @gprel(.LC19)
	;;
	add r14 = r1, r14
.L17:
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC21)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
