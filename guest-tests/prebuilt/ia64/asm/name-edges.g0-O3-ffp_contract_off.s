// 39b683ed72c09106b01366fce98caea5 guest-tests/process/name-edges.c
	.file	"name-edges.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc no_access#
no_access:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 6, 0
	.save rp, r33
	mov r33 = b0
	addl r32 = @gprel(page.0#), gp
	.mmi
	mov r35 = r1
	.body
	;;
	ld8 r8 = [r32]
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r8
	mov b0 = r33
	.bbb
	nop 0
	(p7) br.cond.dpnt .L5
	br.ret.sptk.many b0
.L5:
	.mmi
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	.mmi
	mov r38 = r0
	addl r37 = 65536, r0
	mov r36 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r35
	st8 [r32] = r8
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp no_access#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.align 8
.LC1:
	stringz	"%s = %ld\n"
	.text
	.align 16
	.align 64
	.proc show_answer.isra.0#
show_answer.isra.0:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	cmp.ne p6, p7 = -1, r33
	nop 0
	.mib
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	(p6) br.cond.dpnt .L7
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r37 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L14
.L7:
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	.mmi
	mov r39 = r33
	nop 0
	mov r38 = r32
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	;;
.L14:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r8
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC0)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp show_answer.isra.0#
	.section	.rodata.str1.8
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
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 0, 9, 3, 0
	.fframe 400
	adds r12 = -400, r12
	.save rp, r38
	mov r38 = b0
	.mlx
	mov r40 = r1
	.body
	movl r37 = @gprel(.LC4)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r40
	mov r32 = r8
	addl r43 = 6, r0
	.mmi
	addl r41 = 1129, r0
	st4 [r8] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC2)
	.mlx
	nop 0
	movl r36 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC8)
	.mlx
	add r36 = r1, r36
	movl r33 = @gprel(.LC12)
	;;
	.mmi
	add r33 = r1, r33
	nop 0
	add r35 = r1, r35
	.mmb
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC3)
	.mlx
	nop 0
	movl r34 = @gprel(.LC18)
	;;
	.mib
	add r34 = r1, r34
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	addl r43 = 64, r0
	mov r42 = r37
	.mmb
	addl r41 = 1129, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	addl r43 = 65, r0
	mov r42 = r36
	.mmb
	addl r41 = 1129, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r43 = -1, r0
	mov r1 = r40
	mov r42 = r35
	.mmb
	addl r41 = 1129, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC9)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r43 = 1, r0
	mov r1 = r40
	nop 0
	.mmb
	mov r42 = r8
	addl r41 = 1129, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC10)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r43 = r0
	mov r1 = r40
	nop 0
	.mmb
	mov r42 = r8
	addl r41 = 1129, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC11)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	nop 0
	adds r41 = 16, r12
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = uname#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r33
	.mib
	nop 0
	sxt4 r42 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	nop 0
	adds r41 = 341, r12
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC13)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	addl r43 = 64, r0
	mov r42 = r37
	.mmb
	addl r41 = 1083, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC14)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	addl r43 = 65, r0
	mov r42 = r36
	.mmb
	addl r41 = 1083, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC15)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r43 = -1, r0
	mov r1 = r40
	mov r42 = r35
	.mmb
	addl r41 = 1083, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC16)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r43 = 1, r0
	mov r1 = r40
	nop 0
	.mmb
	mov r42 = r8
	addl r41 = 1083, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC17)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	nop 0
	adds r41 = 16, r12
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = uname#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r33
	.mib
	nop 0
	sxt4 r42 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	nop 0
	adds r41 = 81, r12
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r41 = r34
	nop 0
	mov r1 = r40
	.mmb
	mov r42 = r8
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r43 = r0
	mov r1 = r40
	nop 0
	.mmb
	mov r42 = r8
	addl r41 = 1083, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC19)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	nop 0
	adds r41 = 16, r12
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = uname#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r33
	.mib
	nop 0
	sxt4 r42 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	nop 0
	adds r41 = 81, r12
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r41 = r34
	nop 0
	mov r1 = r40
	.mmb
	mov r42 = r8
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	.mmb
	addl r41 = 1130, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC20)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r40
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	.mmb
	.restore sp
	adds r12 = 400, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
	.sbss
	.align 8
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
