// b6276009e979b6288f8202f41d9a8b13 guest-tests/process/name-edges.c
	.file	"name-edges.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.align 8
.LC1:
	stringz	"%s = %ld\n"
	.text
	.align 16
	.proc show_answer#
show_answer:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st8 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L2
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L2
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r40 = r14
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	br .L3
	;;
.L2:
	adds r14 = 8, r36
	;;
	ld8 r40 = [r14]
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L3:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp show_answer#
	.align 16
	.proc no_access#
no_access:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(page.0#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L6
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	mov r38 = r0
	addl r37 = 65536, r0
	mov r36 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r15 = @gprel(page.0#), gp
	;;
	st8 [r15] = r14
.L6:
	addl r14 = @gprel(page.0#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp no_access#
	.section	.rodata
	.align 8
.LC2:
	stringz	"abcdef"
	.align 8
.LC3:
	stringz	"call(setdomainname, \"abcdef\", 6)"
	.align 8
.LC4:
	stringz	"0123456789012345678901234567890123456789012345678901234567890123"
	.align 8
.LC5:
	stringz	"call(setdomainname, \"0123456789012345678901234567890123456789012345678901234567890123\", 64)"
	.align 8
.LC6:
	stringz	"01234567890123456789012345678901234567890123456789012345678901234"
	.align 8
.LC7:
	stringz	"call(setdomainname, \"01234567890123456789012345678901234567890123456789012345678901234\", 65)"
	.align 8
.LC8:
	stringz	"x"
	.align 8
.LC9:
	stringz	"call(setdomainname, \"x\", -1)"
	.align 8
.LC10:
	stringz	"call(setdomainname, no_access(), 1)"
	.align 8
.LC11:
	stringz	"call(setdomainname, no_access(), 0)"
	.align 8
.LC12:
	stringz	"uname(&u)"
	.align 8
.LC13:
	stringz	"strlen(u.domainname)"
	.align 8
.LC14:
	stringz	"call(sethostname, \"0123456789012345678901234567890123456789012345678901234567890123\", 64)"
	.align 8
.LC15:
	stringz	"call(sethostname, \"01234567890123456789012345678901234567890123456789012345678901234\", 65)"
	.align 8
.LC16:
	stringz	"call(sethostname, \"x\", -1)"
	.align 8
.LC17:
	stringz	"call(sethostname, no_access(), 1)"
	.align 8
.LC18:
	stringz	"strlen(u.nodename)"
	.align 8
.LC19:
	stringz	"call(sethostname, no_access(), 0)"
	.align 8
.LC20:
	stringz	"call(uname, no_access())"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -400, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 6, r0
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	addl r36 = 1129, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 64, r0
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	addl r36 = 1129, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 65, r0
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	addl r36 = 1129, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = -1, r0
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	addl r36 = 1129, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	addl r38 = 1, r0
	;;
	mov r37 = r14
	addl r36 = 1129, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1129, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r36 = -384, r34
	br.call.sptk.many b0 = uname#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC12)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -59, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strlen#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC13)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 64, r0
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	addl r36 = 1083, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC14)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 65, r0
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	addl r36 = 1083, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC15)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = -1, r0
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	addl r36 = 1083, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC16)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	addl r38 = 1, r0
	;;
	mov r37 = r14
	addl r36 = 1083, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC17)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r36 = -384, r34
	br.call.sptk.many b0 = uname#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC12)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -319, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strlen#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC18)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1083, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC19)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r36 = -384, r34
	br.call.sptk.many b0 = uname#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC12)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -319, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strlen#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC18)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	addl r36 = 1130, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC20)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
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
	.sbss
	.align 8
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
