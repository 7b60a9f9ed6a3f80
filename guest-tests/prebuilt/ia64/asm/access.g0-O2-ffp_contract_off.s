// eac086d82a5617aed7599843f70d34d1
	.file	"access.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc root#
root:
	.prologue
	.body
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp root#
	.align 16
	.align 64
	.proc root_not_dumpable#
root_not_dumpable:
	.prologue 12, 32
	.mii
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	;;
	.mib
	mov r36 = r0
	addl r35 = 4, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp root_not_dumpable#
	.align 16
	.align 64
	.proc user_for_files#
user_for_files:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mmi
	mov r37 = r0
	nop 0
	addl r36 = 1001, r0
	.mmb
	mov r35 = r0
	nop 0
	br.call.sptk.many b0 = setresgid#
	;;
	.mmi
	mov r1 = r34
	mov r37 = r0
	nop 0
	.mmb
	addl r36 = 1001, r0
	mov r35 = r0
	br.call.sptk.many b0 = setresuid#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp user_for_files#
	.align 16
	.align 64
	.proc user_with_effective_other#
user_with_effective_other:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mmi
	addl r37 = 1001, r0
	nop 0
	addl r36 = 1001, r0
	.mmb
	addl r35 = 1001, r0
	nop 0
	br.call.sptk.many b0 = setresgid#
	;;
	.mmi
	mov r1 = r34
	addl r37 = 1001, r0
	nop 0
	.mmb
	addl r36 = 1002, r0
	addl r35 = 1001, r0
	br.call.sptk.many b0 = setresuid#
	;;
	.mmi
	mov r1 = r34
	nop 0
	addl r36 = 1, r0
	.mmb
	addl r35 = 4, r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp user_with_effective_other#
	.align 16
	.align 64
	.proc user_with_saved_root#
user_with_saved_root:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mmi
	addl r37 = 1001, r0
	nop 0
	addl r36 = 1001, r0
	.mmb
	addl r35 = 1001, r0
	nop 0
	br.call.sptk.many b0 = setresgid#
	;;
	.mmi
	mov r1 = r34
	mov r37 = r0
	nop 0
	.mmb
	addl r36 = 1001, r0
	addl r35 = 1001, r0
	br.call.sptk.many b0 = setresuid#
	;;
	.mmi
	mov r1 = r34
	nop 0
	addl r36 = 1, r0
	.mmb
	addl r35 = 4, r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp user_with_saved_root#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc must.part.0#
must.part.0:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	.mmb
	ld4 r36 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r35
	mov r38 = r8
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC0)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	addl r36 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp must.part.0#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"capget"
	.align 8
.LC2:
	stringz	"capset"
	.text
	.align 16
	.align 64
	.proc files_of_root#
files_of_root:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 3, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	.mii
	mov r35 = r1
	.body
	nop 0
	;;
	addl r37 = 1, r0
	.mmb
	addl r36 = 8, r0
	adds r32 = 40, r12
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r35
	addl r38 = 1001, r0
	nop 0
	.mmb
	mov r37 = r0
	addl r36 = 1001, r0
	br.call.sptk.many b0 = setresgid#
	;;
	.mmi
	mov r1 = r35
	addl r38 = 1001, r0
	nop 0
	.mmb
	mov r37 = r0
	addl r36 = 1001, r0
	br.call.sptk.many b0 = setresuid#
	;;
	.mlx
	addl r36 = 1185, r0
	movl r14 = 537396514
	.mmi
	adds r38 = 16, r12
	mov r37 = r32
	mov r1 = r35
	;;
	.mmi
	st4 [r32] = r14
	nop 0
	adds r14 = 44, r12
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC1)
	;;
	.mib
	(p7) add r36 = r1, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r14 = 16, r12
	addl r36 = 1186, r0
	mov r37 = r32
	;;
	.mmi
	mov r38 = r14
	st4 [r14] = r0
	adds r14 = 28, r12
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC2)
	;;
	.mib
	(p7) add r36 = r1, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp files_of_root#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"setgroups"
	.align 8
.LC4:
	stringz	"setresgid"
	.align 8
.LC5:
	stringz	"setresuid"
	.text
	.align 16
	.align 64
	.proc become#
become:
	.prologue 12, 34
	.mii
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	;;
	.mib
	mov r37 = r0
	mov r38 = r0
	br.call.sptk.many b0 = setgroups#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC3)
	;;
	.mib
	(p7) add r37 = r1, r37
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r37 = r33
	nop 0
	mov r39 = r33
	.mmb
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = setresgid#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC4)
	;;
	.mib
	(p7) add r37 = r1, r37
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r37 = r32
	nop 0
	mov r39 = r32
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = setresuid#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC5)
	;;
	.mib
	(p7) add r37 = r1, r37
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp become#
	.align 16
	.align 64
	.proc user#
user:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 2, 0, 0, 0
	.body
	;;
	addl r33 = 1001, r0
	addl r32 = 1001, r0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many become#
	;;
	break.f 0
	;;
	.endp user#
	.align 16
	.align 64
	.proc user_with_capability#
user_with_capability:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mib
	addl r36 = 1, r0
	addl r35 = 8, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r34
	nop 0
	addl r36 = 1001, r0
	.mmb
	addl r35 = 1001, r0
	nop 0
	br.call.sptk.many b0 = become#
	;;
	.mmi
	mov r1 = r34
	nop 0
	addl r36 = 1, r0
	.mmb
	addl r35 = 4, r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp user_with_capability#
	.align 16
	.align 64
	.proc user_dumpable#
user_dumpable:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mib
	addl r36 = 1001, r0
	addl r35 = 1001, r0
	br.call.sptk.many b0 = become#
	;;
	.mmi
	mov r1 = r34
	nop 0
	addl r36 = 1, r0
	.mmb
	addl r35 = 4, r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp user_dumpable#
	.align 16
	.align 64
	.proc other_dumpable#
other_dumpable:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mib
	addl r36 = 1002, r0
	addl r35 = 1002, r0
	br.call.sptk.many b0 = become#
	;;
	.mmi
	mov r1 = r34
	nop 0
	addl r36 = 1, r0
	.mmb
	addl r35 = 4, r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp other_dumpable#
	.align 16
	.align 64
	.proc user_of_other_group#
user_of_other_group:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mib
	addl r36 = 1002, r0
	addl r35 = 1001, r0
	br.call.sptk.many b0 = become#
	;;
	.mmi
	mov r1 = r34
	nop 0
	addl r36 = 1, r0
	.mmb
	addl r35 = 4, r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp user_of_other_group#
	.align 16
	.align 64
	.proc root_with_all#
root_with_all:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 3, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	.mmi
	nop 0
	mov r35 = r1
	.body
	nop 0
	;;
	.mlx
	adds r32 = 40, r12
	movl r14 = 537396514
	.mmi
	addl r36 = 1185, r0
	nop 0
	adds r38 = 16, r12
	;;
	.mmi
	st4 [r32] = r14
	adds r14 = 44, r12
	mov r37 = r32
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC1)
	;;
	.mib
	(p7) add r36 = r1, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r15 = 32, r12
	adds r14 = 20, r12
	nop 0
	.mmi
	adds r38 = 16, r12
	addl r36 = 1186, r0
	mov r37 = r32
	;;
	.mlx
	ld4 r16 = [r15]
	movl r15 = -16777217
	.mmi
	ld4 r14 = [r14]
	;;
	and r14 = r15, r14
	adds r15 = 28, r12
	;;
	.mmi
	nop 0
	st4 [r15] = r16
	nop 0
	.mmb
	st4 [r38] = r14
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC2)
	;;
	.mib
	(p7) add r36 = r1, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp root_with_all#
	.align 16
	.align 64
	.proc root_without_ptrace#
root_without_ptrace:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 3, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	.mmi
	nop 0
	mov r35 = r1
	.body
	nop 0
	;;
	.mlx
	adds r32 = 40, r12
	movl r14 = 537396514
	.mmi
	addl r36 = 1185, r0
	nop 0
	adds r38 = 16, r12
	;;
	.mmi
	st4 [r32] = r14
	adds r14 = 44, r12
	mov r37 = r32
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC1)
	;;
	.mib
	(p7) add r36 = r1, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r15 = 28, r12
	adds r14 = 20, r12
	nop 0
	.mmi
	adds r38 = 16, r12
	addl r36 = 1186, r0
	mov r37 = r32
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	.mlx
	st4 [r15] = r0
	movl r15 = -19398657
	;;
	.mmi
	nop 0
	and r14 = r15, r14
	nop 0
	;;
	.mib
	st4 [r38] = r14
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC2)
	;;
	.mib
	(p7) add r36 = r1, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp root_without_ptrace#
	.align 16
	.align 64
	.proc copies#
copies:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 7, 0
	.fframe 48
	adds r12 = -48, r12
	.save rp, r33
	mov r33 = b0
	.mmi
	addl r17 = @gprel(subject#), gp
	mov r35 = r1
	.body
	sxt4 r36 = r32
	;;
	.mmi
	adds r18 = 16, r12
	adds r16 = 48, r12
	addl r14 = 16, r0
	.mmi
	adds r15 = 32, r12
	ld4 r37 = [r17]
	mov r42 = r0
	;;
	.mmi
	mov r38 = r16
	st8 [r16] = r18
	adds r16 = 56, r12
	.mlx
	mov r40 = r15
	movl r17 = 28258992578979939
	;;
	.mlx
	st8 [r16] = r14
	movl r16 = @gprel(variable#)
	.mmi
	st8 [r18] = r17
	adds r17 = 24, r12
	addl r41 = 1, r0
	;;
	.mmi
	add r16 = r1, r16
	addl r39 = 1, r0
	sxt4 r37 = r37
	.mmi
	st8 [r17] = r0
	;;
	st8 [r15] = r16
	adds r15 = 40, r12
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r35
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L41
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r15 = [r8]
	addl r14 = 63, r0
	mov r1 = r35
	;;
	.mmi
	adds r15 = -1, r15
	;;
	cmp4.ltu p6, p7 = 21, r15
	addp4 r16 = r15, r0
	;;
	.mlx
	nop 0
	(p7) movl r14 = @gprel(CSWTCH.92#)
	;;
	.mmi
	(p7) add r14 = r1, r14
	;;
	(p7) add r14 = r14, r16
	nop 0
	;;
	.mii
	(p7) ld1 r14 = [r14]
	nop 0
	;;
	(p7) sxt1 r14 = r14
	;;
.L41:
	.mii
	mov r8 = r14
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp copies#
	.align 16
	.align 64
	.proc owner#
owner:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	.fframe 144
	adds r12 = -144, r12
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	mov r36 = r32
	;;
	.mib
	adds r37 = 16, r12
	nop 0
	br.call.sptk.many b0 = lstat#
	;;
	.mmi
	adds r14 = 44, r12
	cmp4.eq p6, p7 = 0, r8
	nop 0
	.mmb
	mov r1 = r35
	addl r15 = 1002, r0
	(p7) br.cond.dpnt .L55
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	cmp4.ne p8, p9 = r15, r14
	addl r15 = 1001, r0
	;;
	.mib
	(p6) addl r8 = 48, r0
	nop 0
	(p6) br.cond.dpnt .L48
	;;
	.mmi
	(p8) addl r8 = 63, r0
	nop 0
	cmp4.eq p6, p7 = r15, r14
	;;
	.mii
	(p9) addl r8 = 111, r0
	nop 0
	;;
	(p6) addl r8 = 117, r0
.L48:
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	;;
.L55:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r14 = r8
	mov r1 = r35
	addl r8 = 63, r0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	adds r14 = -1, r14
	nop 0
	;;
	.mib
	addp4 r15 = r14, r0
	cmp4.ltu p6, p7 = 21, r14
	(p6) br.cond.dptk .L48
	.mlx
	nop 0
	movl r14 = @gprel(CSWTCH.92#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	ld1 r8 = [r14]
	;;
	nop 0
	sxt1 r8 = r8
	;;
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	.endp owner#
	.align 16
	.align 64
	.proc shows_stack#
shows_stack:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 3, 0
	.fframe 1024
	adds r12 = -1024, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	;;
	adds r14 = 16, r12
	addl r40 = 1016, r0
	.mmi
	adds r38 = 24, r12
	mov r39 = r0
	addl r33 = 2, r0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r38 = r32
	.mmb
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	mov r1 = r37
	addl r40 = 1023, r0
	.mmb
	adds r39 = 16, r12
	mov r34 = r8
	(p7) br.cond.dpnt .L60
	;;
	.mib
	mov r38 = r8
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	cmp.gt p6, p7 = r0, r8
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r34
	nop 0
	(p6) br.cond.dpnt .L60
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r39 = 41, r0
	.mmb
	adds r38 = 16, r12
	nop 0
	br.call.sptk.many b0 = strrchr#
	;;
	.mib
	mov r1 = r37
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L62
	.align 32
.L63:
	.mmi
	adds r33 = 1, r33
	nop 0
	adds r38 = 1, r8
	.mmb
	addl r39 = 32, r0
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	cmp4.ge p6, p7 = 27, r33
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp.ne.and.orcm p6, p7 = 0, r8
	(p6) br.cond.dptk .L63
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	addl r40 = 10, r0
	nop 0
	.mmb
	mov r39 = r0
	mov r38 = r8
	(p6) br.cond.dpnt .L62
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strtoll#
	;;
	.mmi
	nop 0
	addl r14 = 46, r0
	mov r1 = r37
	.mmb
	nop 0
	cmp.ge p6, p7 = 0, r8
	(p6) br.cond.dpnt .L62
	;;
.L59:
	.mii
	mov r8 = r14
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 1024, r12
	br.ret.sptk.many b0
	;;
.L60:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r15 = [r8]
	mov r1 = r37
	addl r14 = 63, r0
	;;
	.mmi
	nop 0
	adds r15 = -1, r15
	nop 0
	;;
	.mib
	addp4 r16 = r15, r0
	cmp4.geu p6, p7 = 21, r15
	(p7) br.cond.dptk .L59
	.mlx
	nop 0
	movl r14 = @gprel(CSWTCH.92#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mii
	mov r8 = r14
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 1024, r12
	br.ret.sptk.many b0
.L62:
	.body
	.copy_state 2
	.mmi
	nop 0
	addl r14 = 45, r0
	nop 0
	;;
	.mii
	mov r8 = r14
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 1024, r12
	br.ret.sptk.many b0
	.endp shows_stack#
	.align 16
	.align 64
	.proc traces#
traces:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 4, 0
	addl r34 = @gprel(subject#), gp
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	nop 0
	mov r38 = r32
	;;
	.mmi
	ld4 r33 = [r34]
	mov r41 = r0
	mov r40 = r0
	;;
	.mib
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	cmp.ne p6, p7 = -1, r8
	mov r1 = r37
	(p6) br.cond.dpnt .L77
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r37
	;;
	adds r14 = -1, r14
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	(p7) br.cond.dptk .L89
	;;
	.mmi
	(p6) addl r8 = 63, r0
	nop 0
	nop 0
	.mii
	nop 0
	mov b0 = r35
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
.L89:
	.mmi
	nop 0
	addp4 r14 = r14, r0
	mov b0 = r35
	.mlx
	nop 0
	movl r15 = @gprel(CSWTCH.92#)
	;;
	.mii
	add r15 = r1, r15
	mov ar.pfs = r36
	;;
	add r14 = r15, r14
	;;
	.mmi
	nop 0
	ld1 r8 = [r14]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r8 = r8
	br.ret.sptk.many b0
	;;
.L77:
	.mmi
	cmp.eq p8, p9 = 0, r8
	cmp4.eq p6, p7 = 16, r32
	mov r39 = r0
	.mlx
	mov r38 = r33
	movl r40 = 1073741824
	;;
	.mmi
	(p8) addl r15 = 1, r0
	nop 0
	(p6) addl r14 = 1, r0
	;;
	.mii
	(p9) mov r15 = r0
	(p7) mov r14 = r0
	;;
	and r14 = r14, r15
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L79
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L80:
	.mmi
	nop 0
	mov r41 = r0
	mov r40 = r0
	.mmb
	ld4 r39 = [r34]
	addl r38 = 17, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r8 = 46, r0
.L90:
	.mii
	nop 0
	mov b0 = r35
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
.L79:
	.pred.rel.mutex p8, p9
	.mmi
	addl r14 = 16902, r0
	mov r39 = r33
	mov r41 = r0
	.mii
	mov r40 = r0
	addl r38 = 16903, r0
	;;
	cmp4.eq p6, p7 = r14, r32
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	nop 0
	and r15 = r14, r15
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L81
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mlx
	mov r1 = r37
	movl r40 = 1073741824
	.mmb
	mov r39 = r0
	mov r38 = r33
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L80
.L81:
	.pred.rel.mutex p8, p9
	.mbb
	addl r8 = 46, r0
	(p8) br.cond.spnt .L80
	br .L90
	.endp traces#
	.align 16
	.align 64
	.proc reads#
reads:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	mov r38 = r32
	;;
	.mib
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	mov r1 = r37
	mov r33 = r8
	.mmb
	addl r40 = 1, r0
	adds r39 = 16, r12
	(p7) br.cond.dpnt .L102
	;;
	.mib
	mov r38 = r8
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r37
	;;
	.mbb
	(p6) addl r34 = 46, r0
	(p6) br.cond.dpnt .L95
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r37
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.92#)
	.mii
	(p7) addp4 r14 = r14, r0
	(p6) addl r34 = 63, r0
	;;
	(p7) add r15 = r1, r15
	;;
	.mmi
	nop 0
	(p7) add r14 = r15, r14
	nop 0
	;;
	.mii
	(p7) ld1 r34 = [r14]
	nop 0
	;;
	(p7) sxt1 r34 = r34
.L95:
	.mib
	nop 0
	mov r38 = r33
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L94:
	.mii
	mov r8 = r34
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L102:
	.body
	.copy_state 1
	.mmi
	nop 0
	cmp4.ne p6, p7 = -1, r8
	nop 0
	;;
	.mbb
	(p6) addl r34 = 78, r0
	(p6) br.cond.dpnt .L94
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r37
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.92#)
	.mii
	(p7) addp4 r14 = r14, r0
	(p6) addl r34 = 95, r0
	;;
	(p7) add r15 = r1, r15
	;;
	.mmi
	(p7) add r14 = r15, r14
	;;
	(p7) ld1 r34 = [r14]
	nop 0
	;;
	.mmi
	(p7) adds r34 = 32, r34
	;;
	nop 0
	(p7) sxt1 r34 = r34
	;;
	.mii
	mov r8 = r34
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp reads#
	.align 16
	.align 64
	.proc writes#
writes:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 3, 0
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	.mmi
	nop 0
	mov r39 = r32
	nop 0
	;;
	.mib
	addl r40 = 1, r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	mov r1 = r38
	nop 0
	.mmb
	mov r34 = r8
	mov r39 = r33
	(p7) br.cond.dpnt .L114
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r38
	mov r41 = r8
	nop 0
	.mmb
	mov r40 = r33
	mov r39 = r34
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r38
	;;
	.mbb
	(p6) addl r35 = 46, r0
	(p6) br.cond.dpnt .L107
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r38
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.92#)
	.mii
	(p7) addp4 r14 = r14, r0
	(p6) addl r35 = 63, r0
	;;
	(p7) add r15 = r1, r15
	;;
	.mmi
	nop 0
	(p7) add r14 = r15, r14
	nop 0
	;;
	.mii
	(p7) ld1 r35 = [r14]
	nop 0
	;;
	(p7) sxt1 r35 = r35
.L107:
	.mib
	nop 0
	mov r39 = r34
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L106:
	.mmi
	mov r8 = r35
	nop 0
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
.L114:
	.mmi
	nop 0
	cmp4.ne p6, p7 = -1, r8
	nop 0
	;;
	.mbb
	(p6) addl r35 = 78, r0
	(p6) br.cond.dpnt .L106
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	adds r14 = -1, r14
	mov ar.pfs = r37
	;;
	cmp4.ltu p6, p7 = 21, r14
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.92#)
	.mii
	(p7) addp4 r14 = r14, r0
	(p6) addl r35 = 95, r0
	;;
	(p7) add r15 = r1, r15
	;;
	.mmi
	(p7) add r14 = r15, r14
	;;
	(p7) ld1 r35 = [r14]
	nop 0
	;;
	.mmi
	(p7) adds r35 = 32, r35
	;;
	nop 0
	(p7) sxt1 r35 = r35
	;;
	.mib
	nop 0
	mov r8 = r35
	br.ret.sptk.many b0
	.endp writes#
	.section	.rodata.str1.8
	.align 8
.LC6:
	stringz	"pipe"
	.align 8
.LC7:
	stringz	"/proc/%d/%s"
	.align 8
.LC8:
	stringz	"exe"
	.align 8
.LC9:
	stringz	"cwd/."
	.align 8
.LC10:
	stringz	"fd/0"
	.align 8
.LC11:
	stringz	"fdinfo/0"
	.align 8
.LC12:
	stringz	"environ"
	.align 8
.LC13:
	stringz	"fd"
	.align 8
.LC14:
	stringz	"mem"
	.align 8
.LC15:
	stringz	"comm"
	.align 8
.LC16:
	stringz	"name"
	.align 8
.LC17:
	stringz	"timerslack_ns"
	.align 8
.LC18:
	stringz	"50000"
	.align 8
.LC19:
	stringz	"coredump_filter"
	.align 8
.LC20:
	stringz	"51"
	.align 8
.LC21:
	stringz	"oom_score_adj"
	.align 8
.LC22:
	stringz	"7"
	.align 8
.LC23:
	stringz	"stat"
	.align 8
.LC24:
	stringz	"x"
	.align 8
.LC25:
	stringz	"/proc/%d/task/%d/%s"
	.align 8
.LC26:
	stringz	"io"
	.align 8
.LC27:
	stringz	""
	.align 8
.LC28:
	stringz	"task"
	.align 8
.LC29:
	stringz	"maps"
	.align 8
.LC30:
	stringz	"write"
	.align 8
.LC31:
	stringz	"read"
	.align 8
.LC32:
	stringz	"PRINT"
	.align 8
.LC33:
	stringz	"    \"%s\",\n"
	.align 8
.LC34:
	stringz	"%s: %s\n  is %s\n  not %s\n"
	.text
	.align 16
	.align 64
	.proc find#
find:
	.prologue 12, 44
	.mmi
	.save ar.pfs, r45
	alloc r45 = ar.pfs, 3, 13, 6, 0
	.fframe 832
	adds r12 = -832, r12
	.save rp, r44
	mov r44 = b0
	.mmi
	nop 0
	mov r46 = r1
	nop 0
	;;
	.mmi
	adds r14 = 416, r12
	addl r50 = 392, r0
	.save ar.lc, r47
	mov r47 = ar.lc
	.body
	.mmi
	mov r49 = r0
	adds r48 = 424, r12
	adds r37 = 840, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mib
	adds r48 = 816, r12
	mov r1 = r46
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r48 = @gprel(.LC6)
	;;
	.mib
	(p7) add r48 = r1, r48
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r46
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L117
	;;
	.mmi
	adds r32 = 8, r32
	;;
	ld8 r14 = [r32]
	nop 0
	;;
	.mmi
	ld8 r15 = [r14], 8
	;;
	nop 0
	mov b6 = r15
	.mmb
	ld8 r1 = [r14]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r46
	cmp4.ne p6, p7 = 0, r34
	addl r48 = 16, r0
	;;
	.mib
	addl r35 = @gprel(subject#), gp
	nop 0
	(p7) br.cond.dpnt .L222
	;;
	.mmi
	nop 0
	st4 [r35] = r34
	nop 0
	.mmb
	st4 [r37] = r0
	nop 0
	br.call.sptk.many b0 = traces#
	;;
	.mmi
	adds r14 = 416, r12
	mov r1 = r46
	addl r48 = 16902, r0
	;;
	.mib
	st1 [r14] = r8
	nop 0
	br.call.sptk.many b0 = traces#
	;;
	.mmi
	adds r14 = 417, r12
	mov r1 = r46
	addl r48 = 1332, r0
	;;
	.mib
	st1 [r14] = r8
	nop 0
	br.call.sptk.many b0 = copies#
	;;
	.mmi
	adds r14 = 418, r12
	addl r48 = 1333, r0
	mov r1 = r46
	;;
	.mib
	st1 [r14] = r8
	nop 0
	br.call.sptk.many b0 = copies#
	;;
	.mmi
	adds r14 = 419, r12
	nop 0
	mov r1 = r46
	;;
	.mib
	st1 [r14] = r8
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	ld4 r36 = [r35]
	mov r1 = r46
	mov r53 = r0
	.mmi
	mov r52 = r0
	addl r51 = 1, r0
	addl r48 = 1345, r0
	;;
	.mii
	nop 0
	sxt4 r38 = r36
	sxt4 r49 = r8
	;;
	.mib
	mov r50 = r38
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r46
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L120
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r46
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.92#)
	.mmi
	(p7) addp4 r14 = r14, r0
	;;
	(p7) add r15 = r1, r15
	(p6) addl r14 = 63, r0
	;;
	.mmi
	nop 0
	(p7) add r14 = r15, r14
	nop 0
	;;
	.mii
	(p7) ld1 r14 = [r14]
	nop 0
	;;
	(p7) sxt1 r14 = r14
.L120:
	.mmi
	adds r15 = 420, r12
	adds r51 = 824, r12
	nop 0
	.mmi
	adds r50 = 832, r12
	mov r49 = r38
	addl r48 = 1299, r0
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r46
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L121
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r46
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.92#)
	.mmi
	(p7) addp4 r14 = r14, r0
	;;
	(p7) add r15 = r1, r15
	(p6) addl r14 = 63, r0
	;;
	.mmi
	nop 0
	(p7) add r14 = r15, r14
	nop 0
	;;
	.mii
	(p7) ld1 r14 = [r14]
	nop 0
	;;
	(p7) sxt1 r14 = r14
.L121:
	.mmi
	adds r15 = 421, r12
	mov r48 = r36
	mov r49 = r0
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = pidfd_open#
	;;
	.mmi
	nop 0
	mov r1 = r46
	mov r36 = r8
	.mmb
	nop 0
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dpnt .L122
.L126:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r46
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.geu p6, p7 = 21, r14
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r39 = 63, r0
	(p7) br.cond.dptk .L124
	.mlx
	nop 0
	movl r15 = @gprel(CSWTCH.92#)
	.mmi
	addp4 r14 = r14, r0
	;;
	add r15 = r1, r15
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r15, r14
	nop 0
	;;
	.mii
	ld1 r39 = [r14]
	nop 0
	;;
	sxt1 r39 = r39
.L124:
	.mib
	mov r48 = r36
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r14 = 422, r12
	ld4 r38 = [r35]
	mov r1 = r46
	.mmi
	adds r51 = 16, r12
	mov r50 = r0
	addl r49 = 4, r0
	;;
	.mib
	st1 [r14] = r39
	mov r48 = r38
	br.call.sptk.many b0 = prlimit#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r46
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L129
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r46
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.92#)
	.mmi
	(p7) addp4 r14 = r14, r0
	;;
	(p7) add r15 = r1, r15
	(p6) addl r14 = 63, r0
	;;
	.mmi
	nop 0
	(p7) add r14 = r15, r14
	nop 0
	;;
	.mii
	(p7) ld1 r14 = [r14]
	nop 0
	;;
	(p7) sxt1 r14 = r14
.L129:
	.mmi
	adds r15 = 423, r12
	nop 0
	addl r50 = 19, r0
	.mmi
	mov r49 = r38
	nop 0
	mov r48 = r0
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = setpriority#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r46
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L130
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r46
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.92#)
	.mmi
	(p7) addp4 r14 = r14, r0
	;;
	(p7) add r15 = r1, r15
	(p6) addl r14 = 63, r0
	;;
	.mmi
	nop 0
	(p7) add r14 = r15, r14
	nop 0
	;;
	.mii
	(p7) ld1 r14 = [r14]
	nop 0
	;;
	(p7) sxt1 r14 = r14
.L130:
	.mmi
	adds r15 = 424, r12
	nop 0
	mov r50 = r37
	.mmi
	mov r49 = r0
	nop 0
	mov r48 = r38
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = sched_setscheduler#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r46
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L131
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r46
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.92#)
	.mmi
	(p7) addp4 r14 = r14, r0
	;;
	(p7) add r15 = r1, r15
	(p6) addl r14 = 63, r0
	;;
	.mmi
	nop 0
	(p7) add r14 = r15, r14
	nop 0
	;;
	.mii
	(p7) ld1 r14 = [r14]
	nop 0
	;;
	(p7) sxt1 r14 = r14
.L131:
	.mmi
	adds r15 = 425, r12
	nop 0
	mov r48 = r38
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = sched_getscheduler#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r46
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L132
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r46
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.92#)
	.mmi
	(p7) addp4 r14 = r14, r0
	;;
	(p7) add r15 = r1, r15
	(p6) addl r14 = 63, r0
	;;
	.mmi
	nop 0
	(p7) add r14 = r15, r14
	nop 0
	;;
	.mii
	(p7) ld1 r14 = [r14]
	nop 0
	;;
	(p7) sxt1 r14 = r14
.L132:
	.mmi
	adds r15 = 426, r12
	mov r49 = r0
	mov r48 = r38
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r46
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L133
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r46
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.92#)
	.mmi
	(p7) addp4 r14 = r14, r0
	;;
	(p7) add r15 = r1, r15
	(p6) addl r14 = 63, r0
	;;
	.mmi
	nop 0
	(p7) add r14 = r15, r14
	nop 0
	;;
	.mii
	(p7) ld1 r14 = [r14]
	nop 0
	;;
	(p7) sxt1 r14 = r14
.L133:
	.mmi
	adds r15 = 427, r12
	nop 0
	adds r48 = 416, r12
	;;
	.mmi
	st1 [r15] = r14
	nop 0
	adds r14 = 428, r12
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	adds r14 = 416, r12
	mov r1 = r46
	mov ar.lc = 8
	;;
	.mlx
	add r37 = r14, r8
	movl r40 = @gprel(opened.5#)
	.mlx
	addl r14 = 32, r0
	movl r41 = @gprel(.LC7)
	;;
	.mlx
	st1 [r37] = r14, 1
	movl r39 = @gprel(path.1#)
	.mmi
	add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mmi
	adds r42 = 9, r37
	mov r36 = r37
	add r39 = r1, r39
	;;
.L135:
	.mmi
	ld8 r52 = [r40], 8
	mov r51 = r38
	mov r50 = r41
	.mmb
	addl r49 = 80, r0
	mov r48 = r39
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	mov r1 = r46
	mov r48 = r39
	br.call.sptk.many b0 = reads#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	.mmb
	st1 [r36] = r8, 1
	nop 0
	br.cloop.sptk.few .L217
	;;
	.align 32
.L225:
	.mmi
	addl r14 = 32, r0
	adds r36 = 10, r37
	mov ar.lc = 6
	.mlx
	adds r43 = 17, r37
	movl r39 = @gprel(guarded.4#)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
	.mlx
	add r39 = r1, r39
	movl r38 = @gprel(path.1#)
	;;
	.mmi
	st1 [r42] = r14
	add r41 = r1, r41
	add r38 = r1, r38
	;;
	.align 32
.L136:
	.mmi
	ld8 r52 = [r39], 8
	mov r50 = r41
	addl r49 = 80, r0
	.mmb
	mov r48 = r38
	ld4 r51 = [r35]
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r46
	mov r40 = r36
	nop 0
	.mmb
	mov r48 = r38
	adds r36 = 1, r36
	br.call.sptk.many b0 = reads#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	.mmb
	st1 [r40] = r8
	nop 0
	br.cloop.sptk.few .L136
	;;
	.mmi
	addl r14 = 32, r0
	adds r38 = 18, r37
	mov ar.lc = 4
	.mlx
	adds r42 = 23, r37
	movl r39 = @gprel(links.3#)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC7)
	.mlx
	add r39 = r1, r39
	movl r36 = @gprel(path.1#)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(CSWTCH.92#)
	.mmi
	st1 [r43] = r14
	add r40 = r1, r40
	add r36 = r1, r36
	;;
	.mmi
	add r41 = r1, r41
	nop 0
	nop 0
	.align 32
.L138:
	.mmi
	ld8 r52 = [r39], 8
	mov r50 = r40
	addl r49 = 80, r0
	.mmb
	mov r48 = r36
	ld4 r51 = [r35]
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r46
	addl r50 = 400, r0
	nop 0
	.mmb
	adds r49 = 16, r12
	mov r48 = r36
	br.call.sptk.many b0 = readlink#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r46
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L137
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r46
	;;
	adds r14 = -1, r14
	;;
	.mmi
	cmp4.ltu p6, p7 = 21, r14
	;;
	(p7) addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	(p7) add r14 = r41, r14
	;;
	(p7) ld1 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	(p7) sxt1 r14 = r14
	;;
	(p6) addl r14 = 63, r0
	;;
.L137:
	.mib
	st1 [r38] = r14, 1
	nop 0
	br.cloop.sptk.few .L138
	.mlx
	ld4 r51 = [r35]
	movl r52 = @gprel(.LC8)
	.mlx
	addl r49 = 80, r0
	movl r50 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	.mmi
	add r52 = r1, r52
	nop 0
	add r50 = r1, r50
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r46
	nop 0
	adds r49 = 16, r12
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = stat#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r46
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L139
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r46
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.92#)
	.mmi
	(p7) addp4 r14 = r14, r0
	;;
	(p7) add r15 = r1, r15
	(p6) addl r14 = 63, r0
	;;
	.mmi
	nop 0
	(p7) add r14 = r15, r14
	nop 0
	;;
	.mii
	(p7) ld1 r14 = [r14]
	nop 0
	;;
	(p7) sxt1 r14 = r14
	;;
.L139:
	.mlx
	nop 0
	movl r52 = @gprel(.LC9)
	.mlx
	st1 [r42] = r14
	movl r50 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	.mmi
	add r52 = r1, r52
	add r50 = r1, r50
	addl r49 = 80, r0
	;;
	.mib
	ld4 r51 = [r35]
	add r48 = r1, r48
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r46
	nop 0
	adds r49 = 16, r12
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = stat#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r46
	;;
	.mib
	(p6) addl r15 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L140
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r46
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.92#)
	.mmi
	nop 0
	(p7) addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	(p7) add r15 = r1, r15
	;;
	(p7) add r14 = r15, r14
	(p6) addl r15 = 63, r0
	;;
	.mii
	(p7) ld1 r15 = [r14]
	nop 0
	;;
	(p7) sxt1 r15 = r15
.L140:
	.mlx
	adds r14 = 24, r37
	movl r52 = @gprel(.LC10)
	.mlx
	ld4 r51 = [r35]
	movl r50 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	.mmi
	st1 [r14] = r15
	add r52 = r1, r52
	add r50 = r1, r50
	;;
	.mib
	add r48 = r1, r48
	addl r49 = 80, r0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r46
	nop 0
	adds r49 = 16, r12
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = stat#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r46
	;;
	.mib
	(p6) addl r15 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L141
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r46
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.92#)
	.mmi
	nop 0
	(p7) addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	(p7) add r15 = r1, r15
	;;
	(p7) add r14 = r15, r14
	(p6) addl r15 = 63, r0
	;;
	.mii
	(p7) ld1 r15 = [r14]
	nop 0
	;;
	(p7) sxt1 r15 = r15
.L141:
	.mlx
	adds r14 = 25, r37
	movl r52 = @gprel(.LC10)
	.mlx
	ld4 r51 = [r35]
	movl r50 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	.mmi
	st1 [r14] = r15
	add r52 = r1, r52
	add r50 = r1, r50
	;;
	.mib
	add r48 = r1, r48
	addl r49 = 80, r0
	br.call.sptk.many b0 = snprintf#
	;;
	.mlx
	mov r1 = r46
	movl r49 = 2230272
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r46
	(p6) br.cond.dpnt .L142
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r46
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r15 = 63, r0
	(p6) br.cond.dptk .L143
	;;
	.mlx
	nop 0
	movl r15 = @gprel(CSWTCH.92#)
	.mmi
	addp4 r14 = r14, r0
	;;
	add r15 = r1, r15
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r15, r14
	nop 0
	;;
	.mii
	ld1 r15 = [r14]
	nop 0
	;;
	sxt1 r15 = r15
.L143:
	.mlx
	adds r14 = 26, r37
	movl r52 = @gprel(.LC8)
	.mlx
	ld4 r51 = [r35]
	movl r50 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	.mmi
	add r52 = r1, r52
	add r50 = r1, r50
	addl r49 = 80, r0
	;;
	.mib
	st1 [r14] = r15
	add r48 = r1, r48
	br.call.sptk.many b0 = snprintf#
	;;
	.mlx
	mov r1 = r46
	movl r49 = 2230272
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r46
	(p6) br.cond.dpnt .L146
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r46
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r16 = 63, r0
	(p6) br.cond.dptk .L147
	.mlx
	nop 0
	movl r15 = @gprel(CSWTCH.92#)
	.mmi
	addp4 r14 = r14, r0
	;;
	add r15 = r1, r15
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r15, r14
	nop 0
	;;
	.mii
	ld1 r16 = [r14]
	nop 0
	;;
	sxt1 r16 = r16
.L147:
	.mmi
	adds r15 = 27, r37
	adds r14 = 28, r37
	adds r39 = 29, r37
	.mlx
	adds r41 = 33, r37
	movl r38 = @gprel(directories.2#)
	;;
	.mmi
	st1 [r15] = r16
	addl r15 = 32, r0
	mov ar.lc = 3
	.mlx
	add r38 = r1, r38
	movl r40 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r36 = @gprel(path.1#)
	.mii
	st1 [r14] = r15
	add r40 = r1, r40
	;;
	add r36 = r1, r36
	;;
.L152:
	.mmi
	ld8 r52 = [r38], 8
	mov r50 = r40
	addl r49 = 80, r0
	.mmb
	mov r48 = r36
	ld4 r51 = [r35]
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	mov r1 = r46
	mov r48 = r36
	br.call.sptk.many b0 = opendir#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r46
	.mmb
	mov r48 = r8
	nop 0
	(p7) br.cond.spnt .L223
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = closedir#
	;;
	.mmi
	nop 0
	mov r1 = r46
	addl r14 = 46, r0
	;;
.L151:
	.mib
	st1 [r39] = r14, 1
	nop 0
	br.cloop.sptk.few .L152
	.mlx
	ld4 r51 = [r35]
	movl r52 = @gprel(.LC11)
	.mlx
	addl r49 = 80, r0
	movl r50 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	.mmi
	add r52 = r1, r52
	nop 0
	add r50 = r1, r50
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r46
	nop 0
	addl r49 = 2048, r0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r46
	(p6) br.cond.dpnt .L153
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r46
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r14 = 63, r0
	(p6) br.cond.dptk .L154
	;;
	.mlx
	nop 0
	movl r15 = @gprel(CSWTCH.92#)
	.mmi
	addp4 r14 = r14, r0
	;;
	add r15 = r1, r15
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r15, r14
	nop 0
	;;
	.mii
	ld1 r14 = [r14]
	nop 0
	;;
	sxt1 r14 = r14
	;;
.L154:
	.mlx
	nop 0
	movl r52 = @gprel(.LC12)
	.mlx
	st1 [r41] = r14
	movl r50 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	.mmi
	add r52 = r1, r52
	add r50 = r1, r50
	addl r49 = 80, r0
	;;
	.mib
	ld4 r51 = [r35]
	add r48 = r1, r48
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r46
	nop 0
	addl r49 = 4, r0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = access#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r46
	;;
	.mib
	(p6) addl r15 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L157
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r46
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.92#)
	.mmi
	nop 0
	(p7) addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	(p7) add r15 = r1, r15
	;;
	(p7) add r14 = r15, r14
	(p6) addl r15 = 63, r0
	;;
	.mii
	(p7) ld1 r15 = [r14]
	nop 0
	;;
	(p7) sxt1 r15 = r15
.L157:
	.mlx
	adds r14 = 34, r37
	movl r52 = @gprel(.LC13)
	.mlx
	ld4 r51 = [r35]
	movl r50 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	.mmi
	st1 [r14] = r15
	add r52 = r1, r52
	add r50 = r1, r50
	;;
	.mib
	add r48 = r1, r48
	addl r49 = 80, r0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r46
	nop 0
	addl r49 = 1, r0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = access#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r46
	;;
	.mib
	(p6) addl r16 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L158
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r46
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.92#)
	.mii
	(p7) addp4 r14 = r14, r0
	(p6) addl r16 = 63, r0
	;;
	(p7) add r15 = r1, r15
	;;
	.mmi
	nop 0
	(p7) add r14 = r15, r14
	nop 0
	;;
	.mii
	(p7) ld1 r16 = [r14]
	nop 0
	;;
	(p7) sxt1 r16 = r16
.L158:
	.mmi
	adds r15 = 35, r37
	adds r14 = 36, r37
	addl r49 = 80, r0
	.mlx
	ld4 r51 = [r35]
	movl r52 = @gprel(.LC14)
	;;
	.mlx
	st1 [r15] = r16
	movl r50 = @gprel(.LC7)
	.mlx
	addl r15 = 32, r0
	movl r48 = @gprel(path.1#)
	;;
	.mmi
	nop 0
	st1 [r14] = r15
	add r52 = r1, r52
	.mmb
	add r50 = r1, r50
	add r48 = r1, r48
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r46
	nop 0
	addl r49 = 2048, r0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r46
	(p6) br.cond.dpnt .L159
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r46
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r15 = 63, r0
	(p6) br.cond.dptk .L160
	;;
	.mlx
	nop 0
	movl r15 = @gprel(CSWTCH.92#)
	.mmi
	addp4 r14 = r14, r0
	;;
	add r15 = r1, r15
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r15, r14
	nop 0
	;;
	.mii
	ld1 r15 = [r14]
	nop 0
	;;
	sxt1 r15 = r15
.L160:
	.mlx
	adds r14 = 37, r37
	movl r52 = @gprel(.LC14)
	.mlx
	ld4 r51 = [r35]
	movl r50 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	.mmi
	st1 [r14] = r15
	add r52 = r1, r52
	add r50 = r1, r50
	;;
	.mib
	add r48 = r1, r48
	addl r49 = 80, r0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r46
	nop 0
	addl r49 = 2050, r0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r46
	(p6) br.cond.dpnt .L163
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r46
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r15 = 63, r0
	(p6) br.cond.dptk .L164
	;;
	.mlx
	nop 0
	movl r15 = @gprel(CSWTCH.92#)
	.mmi
	addp4 r14 = r14, r0
	;;
	add r15 = r1, r15
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r15, r14
	nop 0
	;;
	.mii
	ld1 r15 = [r14]
	nop 0
	;;
	sxt1 r15 = r15
.L164:
	.mlx
	adds r14 = 38, r37
	movl r52 = @gprel(.LC15)
	.mlx
	ld4 r51 = [r35]
	movl r50 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	.mmi
	st1 [r14] = r15
	add r52 = r1, r52
	add r50 = r1, r50
	;;
	.mib
	add r48 = r1, r48
	addl r49 = 80, r0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC16)
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	;;
	.mib
	add r49 = r1, r49
	add r48 = r1, r48
	br.call.sptk.many b0 = writes#
	;;
	.mmi
	mov r1 = r46
	nop 0
	adds r14 = 39, r37
	.mmi
	ld4 r51 = [r35]
	nop 0
	addl r49 = 80, r0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC17)
	.mlx
	st1 [r14] = r8
	movl r50 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	.mmi
	add r52 = r1, r52
	nop 0
	add r50 = r1, r50
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC18)
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	;;
	.mib
	add r49 = r1, r49
	add r48 = r1, r48
	br.call.sptk.many b0 = writes#
	;;
	.mmi
	mov r1 = r46
	nop 0
	adds r14 = 40, r37
	.mmi
	ld4 r51 = [r35]
	nop 0
	addl r49 = 80, r0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC19)
	.mlx
	st1 [r14] = r8
	movl r50 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	.mmi
	add r52 = r1, r52
	nop 0
	add r50 = r1, r50
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC20)
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	;;
	.mib
	add r49 = r1, r49
	add r48 = r1, r48
	br.call.sptk.many b0 = writes#
	;;
	.mmi
	mov r1 = r46
	nop 0
	adds r14 = 41, r37
	.mmi
	ld4 r51 = [r35]
	nop 0
	addl r49 = 80, r0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC21)
	.mlx
	st1 [r14] = r8
	movl r50 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	.mmi
	add r52 = r1, r52
	nop 0
	add r50 = r1, r50
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC22)
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	;;
	.mib
	add r49 = r1, r49
	add r48 = r1, r48
	br.call.sptk.many b0 = writes#
	;;
	.mmi
	mov r1 = r46
	nop 0
	adds r14 = 42, r37
	.mmi
	ld4 r51 = [r35]
	nop 0
	addl r49 = 80, r0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC23)
	.mlx
	st1 [r14] = r8
	movl r50 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	.mmi
	add r52 = r1, r52
	nop 0
	add r50 = r1, r50
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC24)
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	;;
	.mib
	add r49 = r1, r49
	add r48 = r1, r48
	br.call.sptk.many b0 = writes#
	;;
	.mmi
	mov r1 = r46
	adds r15 = 43, r37
	nop 0
	.mmi
	adds r14 = 44, r37
	ld4 r52 = [r35]
	addl r49 = 80, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC12)
	.mlx
	st1 [r15] = r8
	movl r50 = @gprel(.LC25)
	;;
	.mlx
	addl r15 = 32, r0
	movl r48 = @gprel(path.0#)
	.mmi
	add r53 = r1, r53
	mov r51 = r52
	add r50 = r1, r50
	;;
	.mib
	st1 [r14] = r15
	add r48 = r1, r48
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.0#)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = reads#
	;;
	.mmi
	mov r1 = r46
	nop 0
	adds r14 = 45, r37
	.mmi
	ld4 r52 = [r35]
	nop 0
	addl r49 = 80, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC26)
	.mlx
	mov r51 = r52
	movl r50 = @gprel(.LC25)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.0#)
	.mmi
	add r53 = r1, r53
	st1 [r14] = r8
	add r50 = r1, r50
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.0#)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = reads#
	;;
	.mmi
	mov r1 = r46
	nop 0
	adds r14 = 46, r37
	.mmi
	ld4 r52 = [r35]
	nop 0
	addl r49 = 80, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC14)
	.mlx
	st1 [r14] = r8
	movl r50 = @gprel(.LC25)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.0#)
	.mmi
	add r53 = r1, r53
	add r50 = r1, r50
	mov r51 = r52
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r46
	nop 0
	addl r49 = 2050, r0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.0#)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r46
	(p6) br.cond.dpnt .L167
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r46
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r15 = 63, r0
	(p6) br.cond.dptk .L168
	;;
	.mlx
	nop 0
	movl r15 = @gprel(CSWTCH.92#)
	.mmi
	addp4 r14 = r14, r0
	;;
	add r15 = r1, r15
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r15, r14
	nop 0
	;;
	.mii
	ld1 r15 = [r14]
	nop 0
	;;
	sxt1 r15 = r15
.L168:
	.mmi
	adds r14 = 47, r37
	ld4 r52 = [r35]
	addl r49 = 80, r0
	.mlx
	nop 0
	movl r53 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC25)
	.mlx
	st1 [r14] = r15
	movl r48 = @gprel(path.0#)
	;;
	.mmi
	add r53 = r1, r53
	mov r51 = r52
	nop 0
	.mmb
	add r50 = r1, r50
	add r48 = r1, r48
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC16)
	.mlx
	nop 0
	movl r48 = @gprel(path.0#)
	;;
	.mib
	add r49 = r1, r49
	add r48 = r1, r48
	br.call.sptk.many b0 = writes#
	;;
	.mmi
	mov r1 = r46
	nop 0
	adds r14 = 48, r37
	.mmi
	ld4 r52 = [r35]
	nop 0
	addl r49 = 80, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC13)
	.mlx
	st1 [r14] = r8
	movl r50 = @gprel(.LC25)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.0#)
	.mmi
	add r53 = r1, r53
	add r50 = r1, r50
	mov r51 = r52
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.0#)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = opendir#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r46
	.mmb
	mov r48 = r8
	nop 0
	(p7) br.cond.spnt .L224
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = closedir#
	;;
	.mmi
	nop 0
	mov r1 = r46
	addl r14 = 46, r0
	;;
.L172:
	.mmi
	adds r16 = 49, r37
	adds r15 = 50, r37
	addl r49 = 80, r0
	.mlx
	ld4 r51 = [r35]
	movl r52 = @gprel(.LC27)
	;;
	.mlx
	st1 [r16] = r14
	movl r50 = @gprel(.LC7)
	.mlx
	addl r14 = 32, r0
	movl r48 = @gprel(path.1#)
	;;
	.mmi
	nop 0
	st1 [r15] = r14
	add r52 = r1, r52
	.mmb
	add r50 = r1, r50
	add r48 = r1, r48
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = owner#
	;;
	.mmi
	mov r1 = r46
	nop 0
	adds r14 = 51, r37
	.mmi
	addl r49 = 80, r0
	ld4 r51 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC12)
	.mlx
	st1 [r14] = r8
	movl r50 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	.mmi
	add r52 = r1, r52
	nop 0
	add r50 = r1, r50
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = owner#
	;;
	.mmi
	mov r1 = r46
	nop 0
	adds r14 = 52, r37
	.mmi
	addl r49 = 80, r0
	ld4 r51 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC23)
	.mlx
	st1 [r14] = r8
	movl r50 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	.mmi
	add r52 = r1, r52
	nop 0
	add r50 = r1, r50
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = owner#
	;;
	.mmi
	mov r1 = r46
	nop 0
	adds r14 = 53, r37
	.mmi
	addl r49 = 80, r0
	ld4 r51 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC13)
	.mlx
	st1 [r14] = r8
	movl r50 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	.mmi
	add r52 = r1, r52
	nop 0
	add r50 = r1, r50
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = owner#
	;;
	.mmi
	mov r1 = r46
	nop 0
	adds r14 = 54, r37
	.mmi
	addl r49 = 80, r0
	ld4 r51 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC28)
	.mlx
	st1 [r14] = r8
	movl r50 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	.mmi
	add r52 = r1, r52
	nop 0
	add r50 = r1, r50
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = owner#
	;;
	.mmi
	mov r1 = r46
	nop 0
	adds r14 = 55, r37
	.mmi
	addl r49 = 80, r0
	ld4 r51 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC8)
	.mlx
	st1 [r14] = r8
	movl r50 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	.mmi
	add r52 = r1, r52
	nop 0
	add r50 = r1, r50
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = owner#
	;;
	.mmi
	mov r1 = r46
	nop 0
	adds r14 = 56, r37
	.mmi
	ld4 r52 = [r35]
	nop 0
	addl r49 = 80, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC29)
	.mlx
	mov r51 = r52
	movl r50 = @gprel(.LC25)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.0#)
	.mmi
	add r53 = r1, r53
	st1 [r14] = r8
	add r50 = r1, r50
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.0#)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = owner#
	;;
	.mmi
	mov r1 = r46
	nop 0
	adds r14 = 57, r37
	.mmi
	addl r49 = 80, r0
	ld4 r51 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC23)
	.mlx
	st1 [r14] = r8
	movl r50 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	.mmi
	add r52 = r1, r52
	nop 0
	add r50 = r1, r50
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = shows_stack#
	;;
	.mmi
	mov r1 = r46
	ld4 r52 = [r35]
	adds r14 = 58, r37
	.mmi
	nop 0
	addl r49 = 80, r0
	nop 0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC23)
	.mlx
	mov r51 = r52
	movl r50 = @gprel(.LC25)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.0#)
	.mmi
	add r53 = r1, r53
	st1 [r14] = r8
	add r50 = r1, r50
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.0#)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = shows_stack#
	;;
	.mmi
	adds r14 = 59, r37
	nop 0
	adds r37 = 60, r37
	.mii
	mov r1 = r46
	adds r48 = 416, r12
	;;
	nop 0
	.mmb
	st1 [r14] = r8
	st1 [r37] = r0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	adds r14 = 820, r12
	nop 0
	mov r50 = r8
	.mmi
	adds r49 = 416, r12
	nop 0
	mov r1 = r46
	;;
	.mib
	ld4 r48 = [r14]
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r48 = @gprel(.LC30)
	;;
	.mib
	(p7) add r48 = r1, r48
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	nop 0
	mov r48 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L222:
	.mib
	adds r37 = 416, r12
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r46
	mov r38 = r8
	mov ar.lc = 8
	.mmi
	st4 [r35] = r8
	adds r42 = 9, r37
	mov r36 = r37
	;;
	.mlx
	nop 0
	movl r40 = @gprel(opened.5#)
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(path.1#)
	.mmi
	add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br .L135
	;;
.L217:
	.mmi
	ld4 r38 = [r35]
	mov r50 = r41
	addl r49 = 80, r0
	.mmi
	mov r48 = r39
	ld8 r52 = [r40], 8
	nop 0
	;;
	.mib
	mov r51 = r38
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	mov r1 = r46
	mov r48 = r39
	br.call.sptk.many b0 = reads#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	.mmb
	st1 [r36] = r8, 1
	nop 0
	br.cloop.sptk.few .L217
	.mib
	nop 0
	nop 0
	br .L225
.L117:
	.mib
	mov r48 = r0
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	adds r15 = 816, r12
	nop 0
	addl r50 = 399, r0
	.mmi
	adds r49 = 416, r12
	nop 0
	mov r1 = r46
	;;
	.mib
	ld4 r48 = [r15]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r48 = @gprel(.LC31)
	;;
	.mib
	(p7) add r48 = r1, r48
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	nop 0
	adds r14 = 816, r12
	nop 0
	;;
	.mib
	ld4 r48 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r14 = 820, r12
	nop 0
	mov r1 = r46
	;;
	.mib
	ld4 r48 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC32)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = getenv#
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp.eq p6, p7 = 0, r8
	.mmb
	adds r49 = 416, r12
	nop 0
	(p6) br.cond.dpnt .L175
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC33)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r46
	mov b0 = r44
	;;
	mov ar.pfs = r45
	;;
	.mii
	nop 0
	mov ar.lc = r47
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 832, r12
	nop 0
	br.ret.sptk.many b0
.L146:
	.body
	.copy_state 1
	.mib
	cmp4.le p6, p7 = r0, r8
	mov r48 = r8
	(p7) br.cond.dpnt .L149
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r46
	nop 0
	nop 0
	;;
.L149:
	.mmi
	adds r15 = 27, r37
	addl r16 = 46, r0
	adds r14 = 28, r37
	.mlx
	adds r39 = 29, r37
	movl r38 = @gprel(directories.2#)
	;;
	.mlx
	st1 [r15] = r16
	movl r40 = @gprel(.LC7)
	.mlx
	addl r15 = 32, r0
	movl r36 = @gprel(path.1#)
	;;
	.mmi
	add r38 = r1, r38
	adds r41 = 33, r37
	mov ar.lc = 3
	.mmi
	st1 [r14] = r15
	add r40 = r1, r40
	add r36 = r1, r36
	;;
	.mib
	nop 0
	nop 0
	br .L152
.L142:
	.mib
	cmp4.le p6, p7 = r0, r8
	mov r48 = r8
	(p7) br.cond.dpnt .L145
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r46
	nop 0
	nop 0
.L145:
	.mib
	nop 0
	addl r15 = 46, r0
	br .L143
.L167:
	.mib
	cmp4.le p6, p7 = r0, r8
	mov r48 = r8
	(p7) br.cond.dpnt .L170
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r46
	nop 0
	nop 0
.L170:
	.mib
	nop 0
	addl r15 = 46, r0
	br .L168
.L163:
	.mib
	cmp4.le p6, p7 = r0, r8
	mov r48 = r8
	(p7) br.cond.dpnt .L166
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r46
	nop 0
	nop 0
.L166:
	.mib
	nop 0
	addl r15 = 46, r0
	br .L164
.L159:
	.mib
	cmp4.le p6, p7 = r0, r8
	mov r48 = r8
	(p7) br.cond.dpnt .L162
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r46
	nop 0
	nop 0
.L162:
	.mib
	nop 0
	addl r15 = 46, r0
	br .L160
.L153:
	.mib
	cmp4.le p6, p7 = r0, r8
	mov r48 = r8
	(p7) br.cond.dpnt .L156
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r46
	nop 0
	nop 0
.L156:
	.mib
	nop 0
	addl r14 = 46, r0
	br .L154
.L122:
	.mmi
	mov r48 = r8
	nop 0
	mov r50 = r0
	.mmb
	mov r49 = r0
	nop 0
	br.call.sptk.many b0 = pidfd_getfd#
	;;
	.mmi
	nop 0
	mov r48 = r8
	mov r1 = r46
	.mmb
	nop 0
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dptk .L126
	;;
	.mib
	cmp4.le p6, p7 = r0, r8
	nop 0
	(p7) br.cond.dpnt .L128
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r46
	nop 0
	nop 0
.L128:
	.mib
	nop 0
	addl r39 = 46, r0
	br .L124
	;;
.L175:
	.mlx
	addl r36 = @gprel(line#), gp
	movl r14 = @gprel(expected#)
	.mmi
	adds r48 = 416, r12
	;;
	ld4 r35 = [r36]
	add r14 = r1, r14
	;;
	.mii
	addp4 r15 = r35, r0
	adds r35 = 1, r35
	;;
	shladd r15 = r15, 3, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	ld8 r37 = [r14]
	nop 0
	;;
	.mib
	mov r49 = r37
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	nop 0
	mov r1 = r46
	cmp4.eq p6, p7 = 0, r8
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L226
	;;
	.mmi
	st4 [r36] = r35
	nop 0
	nop 0
.L227:
	.mii
	nop 0
	mov b0 = r44
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r45
	;;
	mov ar.lc = r47
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 832, r12
	br.ret.sptk.many b0
	;;
.L226:
	.body
	.copy_state 2
	.mlx
	addl r15 = @gprel(differences#), gp
	movl r48 = @gprel(.LC34)
	.mmi
	mov r52 = r37
	adds r51 = 416, r12
	mov r50 = r33
	;;
	.mmi
	nop 0
	ld4 r14 = [r15]
	add r48 = r1, r48
	.mmi
	ld8 r49 = [r32]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld4 r35 = [r36]
	mov r1 = r46
	;;
	adds r35 = 1, r35
	;;
	.mib
	st4 [r36] = r35
	nop 0
	br .L227
.L223:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r46
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r14 = 63, r0
	(p6) br.cond.dptk .L151
	;;
	.mlx
	nop 0
	movl r15 = @gprel(CSWTCH.92#)
	.mmi
	addp4 r14 = r14, r0
	;;
	add r15 = r1, r15
	nop 0
	;;
	.mmi
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r14 = r14
	br .L151
.L224:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r46
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r14 = 63, r0
	(p6) br.cond.dptk .L172
	;;
	.mlx
	addp4 r14 = r14, r0
	movl r15 = @gprel(CSWTCH.92#)
	.mlx
	adds r16 = 49, r37
	movl r52 = @gprel(.LC27)
	;;
	.mlx
	add r15 = r1, r15
	movl r50 = @gprel(.LC7)
	.mlx
	add r52 = r1, r52
	movl r48 = @gprel(path.1#)
	;;
	.mmi
	add r14 = r15, r14
	adds r15 = 50, r37
	add r50 = r1, r50
	.mmi
	ld4 r51 = [r35]
	addl r49 = 80, r0
	add r48 = r1, r48
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	st1 [r16] = r14
	nop 0
	addl r14 = 32, r0
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = owner#
	;;
	.mmi
	mov r1 = r46
	nop 0
	adds r14 = 51, r37
	.mmi
	addl r49 = 80, r0
	ld4 r51 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC12)
	.mlx
	st1 [r14] = r8
	movl r50 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	.mmi
	add r52 = r1, r52
	nop 0
	add r50 = r1, r50
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = owner#
	;;
	.mmi
	mov r1 = r46
	nop 0
	adds r14 = 52, r37
	.mmi
	addl r49 = 80, r0
	ld4 r51 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC23)
	.mlx
	st1 [r14] = r8
	movl r50 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	.mmi
	add r52 = r1, r52
	nop 0
	add r50 = r1, r50
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = owner#
	;;
	.mmi
	mov r1 = r46
	nop 0
	adds r14 = 53, r37
	.mmi
	addl r49 = 80, r0
	ld4 r51 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC13)
	.mlx
	st1 [r14] = r8
	movl r50 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	.mmi
	add r52 = r1, r52
	nop 0
	add r50 = r1, r50
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = owner#
	;;
	.mmi
	mov r1 = r46
	nop 0
	adds r14 = 54, r37
	.mmi
	addl r49 = 80, r0
	ld4 r51 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC28)
	.mlx
	st1 [r14] = r8
	movl r50 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	.mmi
	add r52 = r1, r52
	nop 0
	add r50 = r1, r50
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = owner#
	;;
	.mmi
	mov r1 = r46
	nop 0
	adds r14 = 55, r37
	.mmi
	addl r49 = 80, r0
	ld4 r51 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC8)
	.mlx
	st1 [r14] = r8
	movl r50 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	.mmi
	add r52 = r1, r52
	nop 0
	add r50 = r1, r50
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = owner#
	;;
	.mmi
	mov r1 = r46
	nop 0
	adds r14 = 56, r37
	.mmi
	ld4 r52 = [r35]
	nop 0
	addl r49 = 80, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC29)
	.mlx
	mov r51 = r52
	movl r50 = @gprel(.LC25)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.0#)
	.mmi
	add r53 = r1, r53
	st1 [r14] = r8
	add r50 = r1, r50
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.0#)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = owner#
	;;
	.mmi
	mov r1 = r46
	nop 0
	adds r14 = 57, r37
	.mmi
	addl r49 = 80, r0
	ld4 r51 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC23)
	.mlx
	st1 [r14] = r8
	movl r50 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	.mmi
	add r52 = r1, r52
	nop 0
	add r50 = r1, r50
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.1#)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = shows_stack#
	;;
	.mmi
	mov r1 = r46
	ld4 r52 = [r35]
	adds r14 = 58, r37
	.mmi
	nop 0
	addl r49 = 80, r0
	nop 0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC23)
	.mlx
	mov r51 = r52
	movl r50 = @gprel(.LC25)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.0#)
	.mmi
	add r53 = r1, r53
	st1 [r14] = r8
	add r50 = r1, r50
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(path.0#)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = shows_stack#
	;;
	.mmi
	adds r14 = 59, r37
	nop 0
	adds r37 = 60, r37
	.mii
	mov r1 = r46
	adds r48 = 416, r12
	;;
	nop 0
	.mmb
	st1 [r14] = r8
	st1 [r37] = r0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	adds r14 = 820, r12
	nop 0
	mov r50 = r8
	.mmi
	adds r49 = 416, r12
	nop 0
	mov r1 = r46
	;;
	.mib
	ld4 r48 = [r14]
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r48 = @gprel(.LC30)
	;;
	.mib
	(p7) add r48 = r1, r48
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	nop 0
	mov r48 = r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp find#
	.align 16
	.align 64
	.proc user_with_permitted#
user_with_permitted:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 3, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	.mii
	mov r35 = r1
	.body
	nop 0
	;;
	addl r37 = 1, r0
	.mmb
	addl r36 = 8, r0
	adds r32 = 40, r12
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r35
	nop 0
	addl r37 = 1001, r0
	.mmb
	addl r36 = 1001, r0
	nop 0
	br.call.sptk.many b0 = become#
	;;
	.mlx
	addl r36 = 1185, r0
	movl r14 = 537396514
	.mmi
	adds r38 = 16, r12
	mov r37 = r32
	mov r1 = r35
	;;
	.mmi
	st4 [r32] = r14
	nop 0
	adds r14 = 44, r12
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC1)
	;;
	.mib
	(p7) add r36 = r1, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r14 = 16, r12
	addl r36 = 1186, r0
	mov r37 = r32
	;;
	.mmi
	mov r38 = r14
	st4 [r14] = r0
	adds r14 = 28, r12
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC2)
	;;
	.mib
	(p7) add r36 = r1, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp user_with_permitted#
	.section	.rodata.str1.8
	.align 8
.LC35:
	stringz	"/"
	.align 8
.LC36:
	stringz	"chdir"
	.align 8
.LC37:
	stringz	"itself"
	.align 8
.LC38:
	stringz	"differences: %u\n"
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
	alloc r39 = ar.pfs, 0, 10, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r38
	mov r38 = b0
	.mlx
	mov r40 = r1
	movl r42 = @gprel(.LC35)
	;;
	.mmi
	add r42 = r1, r42
	nop 0
	.save ar.lc, r41
	mov r41 = ar.lc
	.body
	.mmb
	mov r35 = r0
	nop 0
	br.call.sptk.many b0 = chdir#
	;;
	.mib
	mov r1 = r40
	cmp4.eq p6, p7 = -1, r8
	(p6) br.cond.spnt .L233
	;;
	.mlx
	nop 0
	movl r37 = @gprel(callers#)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = geteuid#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = 6, r35
	(p7) br.cond.dpnt .L248
.L240:
	.mmi
	nop 0
	adds r34 = 24, r12
	mov ar.lc = 8
	.mlx
	nop 0
	movl r33 = @gprel(subjects#)
	;;
	.mmi
	add r33 = r1, r33
	nop 0
	nop 0
	;;
.L239:
	.mmi
	nop 0
	adds r14 = 8, r33
	adds r42 = 16, r12
	.mmi
	nop 0
	st1 [r34] = r0
	nop 0
	;;
	.mib
	ld8 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r40
	(p7) br.cond.spnt .L249
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = 0, r8
	.mmb
	mov r32 = r8
	nop 0
	(p6) br.cond.dpnt .L236
	;;
	.mmi
	ld8 r14 = [r36], 8
	;;
	nop 0
	mov b6 = r14
	.mmb
	ld8 r1 = [r36], -8
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r40
	adds r14 = 20, r12
	addl r44 = 1, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC24)
	.mmi
	nop 0
	ld4 r42 = [r14]
	nop 0
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r40
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L250
.L237:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	nop 0
	mov r1 = r40
	br .L237
.L236:
	.mmi
	adds r14 = 16, r12
	addl r44 = 1, r0
	mov r43 = r34
	;;
	.mib
	ld4 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	nop 0
	adds r14 = 16, r12
	.mmb
	mov r1 = r40
	nop 0
	(p7) br.cond.spnt .L251
	;;
	.mib
	ld4 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r14 = 20, r12
	nop 0
	mov r1 = r40
	;;
	.mib
	ld4 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r44 = r32
	ld8 r43 = [r33], 16
	nop 0
	.mmb
	mov r1 = r40
	mov r42 = r37
	br.call.sptk.many b0 = find#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addl r43 = 9, r0
	.mmb
	mov r42 = r32
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r40
	mov r44 = r0
	nop 0
	.mmb
	mov r43 = r0
	mov r42 = r32
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	nop 0
	mov r1 = r40
	br.cloop.sptk.few .L239
	.mib
	adds r35 = 1, r35
	adds r37 = 16, r37
	br.call.sptk.many b0 = geteuid#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = 6, r35
	(p6) br.cond.dptk .L240
.L248:
	.mlx
	nop 0
	movl r33 = @gprel(subjects#)
	.mlx
	mov r32 = r0
	movl r34 = @gprel(.LC37)
	;;
	.mib
	add r33 = r1, r33
	add r34 = r1, r34
	br.call.sptk.many b0 = geteuid#
	;;
	.mmi
	cmp4.ne p6, p7 = 9, r32
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	cmp4.eq.and.orcm p6, p7 = 0, r8
	(p7) br.cond.dpnt .L252
	.align 32
.L242:
	.mmi
	mov r42 = r33
	mov r44 = r0
	mov r43 = r34
	.mmb
	adds r32 = 1, r32
	adds r33 = 16, r33
	br.call.sptk.many b0 = find#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = geteuid#
	;;
	.mmi
	cmp4.ne p6, p7 = 9, r32
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	cmp4.eq.and.orcm p6, p7 = 0, r8
	(p6) br.cond.dptk .L242
.L252:
	.mlx
	addl r14 = @gprel(differences#), gp
	movl r42 = @gprel(.LC38)
	;;
	.mmi
	nop 0
	add r42 = r1, r42
	nop 0
	.mmb
	ld4 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r40
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	;;
	mov ar.lc = r41
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L251:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	ld4 r42 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC0)
	.mlx
	nop 0
	movl r43 = @gprel(.LC31)
	;;
	.mib
	add r42 = r1, r42
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	addl r42 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L249:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	ld4 r42 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC0)
	.mlx
	nop 0
	movl r43 = @gprel(.LC6)
	;;
	.mib
	add r42 = r1, r42
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	addl r42 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L233:
	.mlx
	nop 0
	movl r42 = @gprel(.LC36)
	;;
	.mib
	nop 0
	add r42 = r1, r42
	br.call.sptk.many b0 = must.part.0#
	;;
.L250:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	ld4 r42 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC0)
	.mlx
	nop 0
	movl r43 = @gprel(.LC30)
	;;
	.mib
	add r42 = r1, r42
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	addl r42 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp main#
	.section	.rodata
	.align 8
	.type	CSWTCH.92#, @object
	.size	CSWTCH.92#, 22
CSWTCH.92:
	data1	80
	data1	78
	data1	83
	data1	63
	data1	79
	data1	63
	data1	63
	data1	63
	data1	63
	data1	63
	data1	63
	data1	63
	data1	65
	data1	63
	data1	63
	data1	63
	data1	63
	data1	63
	data1	63
	data1	63
	data1	63
	data1	73
	.bss
	.align 8
	.type	path.0#, @object
	.size	path.0#, 80
path.0:
	.skip	80
	.align 8
	.type	path.1#, @object
	.size	path.1#, 80
path.1:
	.skip	80
	.section	.rodata.str1.8
	.align 8
.LC39:
	stringz	"fdinfo"
	.align 8
.LC40:
	stringz	"ns"
	.section	.rodata
	.align 8
	.type	directories.2#, @object
	.size	directories.2#, 32
directories.2:
	data8	.LC13
	data8	.LC39
	data8	.LC40
	data8	.LC28
	.section	.rodata.str1.8
	.align 8
.LC41:
	stringz	"cwd"
	.align 8
.LC42:
	stringz	"root"
	.align 8
.LC43:
	stringz	"ns/mnt"
	.section	.rodata
	.align 8
	.type	links.3#, @object
	.size	links.3#, 40
links.3:
	data8	.LC8
	data8	.LC41
	data8	.LC42
	data8	.LC43
	data8	.LC10
	.section	.rodata.str1.8
	.align 8
.LC44:
	stringz	"syscall"
	.align 8
.LC45:
	stringz	"personality"
	.align 8
.LC46:
	stringz	"stack"
	.align 8
.LC47:
	stringz	"wchan"
	.align 8
.LC48:
	stringz	"net/unix"
	.section	.rodata
	.align 8
	.type	guarded.4#, @object
	.size	guarded.4#, 56
guarded.4:
	data8	.LC44
	data8	.LC45
	data8	.LC26
	data8	.LC46
	data8	.LC47
	data8	.LC17
	data8	.LC48
	.section	.rodata.str1.8
	.align 8
.LC49:
	stringz	"auxv"
	.align 8
.LC50:
	stringz	"smaps"
	.align 8
.LC51:
	stringz	"smaps_rollup"
	.align 8
.LC52:
	stringz	"pagemap"
	.align 8
.LC53:
	stringz	"status"
	.align 8
.LC54:
	stringz	"cmdline"
	.align 8
.LC55:
	stringz	"limits"
	.section	.rodata
	.align 8
	.type	opened.5#, @object
	.size	opened.5#, 72
opened.5:
	data8	.LC12
	data8	.LC49
	data8	.LC29
	data8	.LC50
	data8	.LC51
	data8	.LC52
	data8	.LC53
	data8	.LC54
	data8	.LC55
	.sbss
	.align 4
	.type	differences#, @object
	.size	differences#, 4
differences:
	.skip	4
	.align 4
	.type	line#, @object
	.size	line#, 4
line:
	.skip	4
	.section	.rodata.str1.8
	.align 8
.LC56:
	stringz	"PPPPPPP..... aaaaaa... aaaa.P. AAAAAAAAA. AAA.AAA AAaPaaa aaAaA u000u00--"
	.align 8
.LC57:
	stringz	"............ .....I... ...A.P. .......... ....... ..IP..a ...I. uuuuuuu.."
	.align 8
.LC58:
	stringz	"PPPPPPPPPP.P aaaaaa... aaaa.P. AAAAAAAAA. AAA.AAA AAaPaaa aaAaA 0000000--"
	.align 8
.LC59:
	stringz	"PPPPPPPPPP.. aaaaaa... PPAA.P. AAAAAAAA.. .A..A.. AAIP..a aAAI. uuuuuuu--"
	.align 8
.LC60:
	stringz	"PPPPPPPP.... aaaaaa... aaaa.P. AAAAAAAAA. AAA.AAA AAaPaaa aaAaA ooooooo--"
	.align 8
.LC61:
	stringz	"PPPPPPPP.... aaaaaa... PPAA.P. AAAAAAAA.. .A..A.. AAIP..a aAAI. uuuuuuu--"
	.align 8
.LC62:
	stringz	"PPPPPPP.PP.. aaaaaa... PPAA.P. AAAAAAAA.. .A..A.. AAIP..a aAAI. uuuuuuu--"
	.align 8
.LC63:
	stringz	"PPPPPPPPPP.P aaaaaa... aaaa.P. AAAAAAAAA. AAA.AAA AAaPaaa aaAaA ooooooo--"
	.align 8
.LC64:
	stringz	"PPPPPPPP.... aaaaaa... aaaa.P. AAAAAAAAA. AAA.A.. AAaPaaa aaAaA u000u00--"
	.align 8
.LC65:
	stringz	"PPPPPPPP.... .....I... ...A.P. .......... ....... ..IP..a ...I. uuuuuuu.."
	.align 8
.LC66:
	stringz	"........PP.. aaaaaa... aaaa.P. AAAAAAAAA. AAA.A.. AAaPaaa aaAaA 0000000--"
	.align 8
.LC67:
	stringz	"PPPPPPP.PP.. aaaaaa... aaaa.P. AAAAAAAAA. AAA.A.. AAaPaaa aaAaA 0000000--"
	.align 8
.LC68:
	stringz	"PPPPPPPP.... aaaaaa... aaaa.P. AAAAAAAAA. AAA.A.. AAaPaaa aaAaA ooooooo--"
	.align 8
.LC69:
	stringz	"PPPPPPPPPP.P aaaaaa... aaaa.P. AAAAAAAAA. AAA.A.. AAaPaaa aaAaA ooooooo--"
	.align 8
.LC70:
	stringz	"PPPPPPP.PP.. aaaaaa... PPAA.P. AAAAAAAA.. .A..AAA AAIP..a aAAI. u000u00--"
	.align 8
.LC71:
	stringz	"........PP.. aaaaaa... aaaa.P. AAAAAAAAA. AAA.A.. AAaPaaa aaAaA uuuuuuu--"
	.align 8
.LC72:
	stringz	"PPPPPPPP.... aaaaaa... PPAA.P. AAAAAAAA.. .A..AAA AAIP..a aAAI. 0000000--"
	.align 8
.LC73:
	stringz	"PPPPPPPPPP.. aaaaaa... aaaa.P. AAAAAAAAA. AAA.A.. AAaPaaa aaAaA uuuuuuu--"
	.align 8
.LC74:
	stringz	"PPPPPPPPPP.. aaaaaa... aaaa.P. AAAAAAAAA. AAA.AAA AAaPaaa aaAaA ooooooo--"
	.align 8
.LC75:
	stringz	"............ aaaaaa... PPAA.P. AAAAAAAA.. .A..A.. AAIP..a aAAI. uuuuuuu--"
	.align 8
.LC76:
	stringz	"PPPPPPPP.... aaaaaa... PPAA... AAAAAAAA.. .A..A.. AAI...I aAAI. u000u00--"
	.align 8
.LC77:
	stringz	"PPPPPPPP.... aaaaaa... PPAA... AAAAAAAA.. .A..A.. AAI...I aAAI. uuuuuuu--"
	.align 8
.LC78:
	stringz	"............ aaaaaa... PPAA... AAAAAAAA.. .A..A.. AAI...I aAAI. 0000000--"
	.align 8
.LC79:
	stringz	"PPPPPPP..... aaaaaa... PPAA... AAAAAAAA.. .A..A.. AAI...I aAAI. 0000000--"
	.align 8
.LC80:
	stringz	"PPPPPPPP.... aaaaaa... PPAA... AAAAAAAA.. .A..A.. AAI...I aAAI. ooooooo--"
	.align 8
.LC81:
	stringz	".......P.... .....I... ....... .......... ....... ..I...I ...I. u000u00.."
	.align 8
.LC82:
	stringz	".......P.... .....I... ....... .......... ....... ..I...I ...I. uuuuuuu.."
	.align 8
.LC83:
	stringz	"............ .....I... ....... .......... ....... ..I...I ...I. 0000000.."
	.align 8
.LC84:
	stringz	".......P.... .....I... ....... .......... ....... ..I...I ...I. ooooooo.."
	.align 8
.LC85:
	stringz	"aa...a... aaaa... .......... ..A..A. AAa.aaa aaA.. u000u00.."
	.align 8
.LC86:
	stringz	".....I... ...A... .......... ....... ......a ..... uuuuuuu.."
	.align 8
.LC87:
	stringz	".....I... ....... .......... ....... ......I ..... 0000000.."
	.align 8
.LC88:
	stringz	".....I... ...A... .......... .....A. ......a ..... ooooooo.."
	.align 8
.LC89:
	stringz	".....I... ...A... .......... ....... ......a ..... ooooooo.."
	.section	.rodata
	.align 8
	.type	expected#, @object
	.size	expected#, 504
expected:
	data8	.LC56
	data8	.LC57
	data8	.LC58
	data8	.LC58
	data8	.LC59
	data8	.LC60
	data8	.LC61
	data8	.LC62
	data8	.LC63
	data8	.LC64
	data8	.LC65
	data8	.LC66
	data8	.LC67
	data8	.LC61
	data8	.LC68
	data8	.LC61
	data8	.LC61
	data8	.LC69
	data8	.LC70
	data8	.LC71
	data8	.LC72
	data8	.LC72
	data8	.LC73
	data8	.LC74
	data8	.LC73
	data8	.LC71
	data8	.LC63
	data8	.LC56
	data8	.LC57
	data8	.LC58
	data8	.LC58
	data8	.LC61
	data8	.LC60
	data8	.LC61
	data8	.LC75
	data8	.LC63
	data8	.LC76
	data8	.LC77
	data8	.LC78
	data8	.LC79
	data8	.LC77
	data8	.LC80
	data8	.LC77
	data8	.LC77
	data8	.LC80
	data8	.LC81
	data8	.LC82
	data8	.LC83
	data8	.LC83
	data8	.LC82
	data8	.LC84
	data8	.LC82
	data8	.LC82
	data8	.LC84
	data8	.LC85
	data8	.LC86
	data8	.LC87
	data8	.LC87
	data8	.LC86
	data8	.LC88
	data8	.LC86
	data8	.LC86
	data8	.LC89
	.section	.rodata.str1.8
	.align 8
.LC90:
	stringz	"user"
	.align 8
.LC91:
	stringz	"user's files"
	.align 8
.LC92:
	stringz	"root's files"
	.align 8
.LC93:
	stringz	"user with permitted"
	.align 8
.LC94:
	stringz	"root without ptrace"
	.section	.rodata
	.align 8
	.type	callers#, @object
	.size	callers#, 96
callers:
	data8	.LC90
	data8	@fptr(user#)
	data8	.LC91
	data8	@fptr(user_for_files#)
	data8	.LC92
	data8	@fptr(files_of_root#)
	data8	.LC93
	data8	@fptr(user_with_permitted#)
	data8	.LC94
	data8	@fptr(root_without_ptrace#)
	data8	.LC42
	data8	@fptr(root_with_all#)
	.section	.rodata.str1.8
	.align 8
.LC95:
	stringz	"user, dumpable"
	.align 8
.LC96:
	stringz	"root, not dumpable"
	.align 8
.LC97:
	stringz	"user, saved root"
	.align 8
.LC98:
	stringz	"user, effective other"
	.align 8
.LC99:
	stringz	"user of other group"
	.align 8
.LC100:
	stringz	"user with capabilities"
	.align 8
.LC101:
	stringz	"other, dumpable"
	.section	.rodata
	.align 8
	.type	subjects#, @object
	.size	subjects#, 144
subjects:
	data8	.LC90
	data8	@fptr(user#)
	data8	.LC95
	data8	@fptr(user_dumpable#)
	data8	.LC42
	data8	@fptr(root#)
	data8	.LC96
	data8	@fptr(root_not_dumpable#)
	data8	.LC97
	data8	@fptr(user_with_saved_root#)
	data8	.LC98
	data8	@fptr(user_with_effective_other#)
	data8	.LC99
	data8	@fptr(user_of_other_group#)
	data8	.LC100
	data8	@fptr(user_with_capability#)
	data8	.LC101
	data8	@fptr(other_dumpable#)
	.sbss
	.align 4
	.type	subject#, @object
	.size	subject#, 4
subject:
	.skip	4
	.data
	.align 8
	.type	variable#, @object
	.size	variable#, 16
variable:
	stringz	"variable"
	.skip	7
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
