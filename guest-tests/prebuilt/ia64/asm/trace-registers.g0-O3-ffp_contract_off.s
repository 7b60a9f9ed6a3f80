// 44d26567bea83180635eca0177493d30 guest-tests/ia64/trace-registers.c
	.file	"trace-registers.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
#APP
	.text
.global walk_through#, walk, walk_loop, walk_end
.proc walk_through#
walk_through:
walk:
{ .mii
 alloc r35 = ar.pfs, 2, 3, 0, 0
 mov r36 = ar.lc
 adds r14 = -1, r32 ;; }
{ .mii
 mov r34 = r0
 mov ar.lc = r14
 nop.i 0 ;; }
walk_loop:
{ .mib
 adds r34 = 1, r34
 nop.i 0
 br.cloop.sptk walk_loop ;; }
walk_end:
{ .mii
 add r8 = r34, r34
 mov ar.lc = r36
 mov ar.pfs = r35 ;; }
{ .mib
 add r8 = r8, r33
 nop.i 0
 br.ret.sptk b0 ;; }
.endp walk_through#

	.text
.global around#
.proc around#
around:
{ .mii
 alloc r35 = ar.pfs, 2, 3, 2, 0
 mov r34 = b0
 add r36 = r32, r33 ;; }
{ .mii
 mov r37 = r32
 mov r38 = r33
 nop.i 0 }
{ .mib
 nop.m 0
 nop.i 0
 br.call.sptk b0 = walk_through# ;; }
{ .mii
 add r8 = r8, r36
 mov b0 = r34
 mov ar.pfs = r35 ;; }
{ .mib
 nop.m 0
 nop.i 0
 br.ret.sptk b0 ;; }
.endp around#

#NO_APP
	.align 16
	.align 64
	.proc stacked#
stacked:
	.prologue 12, 35
	.mii
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 4, 0
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	.mmi
	mov r39 = r32
	;;
	mov r41 = r0
	addl r40 = 2112, r0
	.mmb
	addl r38 = 3, r0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r37
	mov r34 = r8
	mov r41 = r0
	.mmi
	addl r40 = 2176, r0
	mov r39 = r32
	addl r38 = 3, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	adds r14 = -32, r33
	and r15 = 127, r34
	mov r1 = r37
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	sub r15 = r15, r14
	;;
	.mib
	nop 0
	cmp.ge p6, p7 = 0, r15
	(p6) br.cond.dpnt .L1
	.align 32
.L3:
	.mmi
	adds r8 = -8, r8
	;;
	nop 0
	extr.u r14 = r8, 3, 6
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 63, r14
	(p6) br.cond.dptk .L3
	.mmi
	nop 0
	adds r15 = -1, r15
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L3
.L1:
	.mii
	nop 0
	mov b0 = r35
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp stacked#
	.align 16
	.align 64
	.proc is_at#
is_at:
	.prologue 12, 34
	.mii
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 4, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	.mmi
	mov r38 = r32
	;;
	mov r40 = r0
	addl r39 = 2104, r0
	.mmb
	addl r37 = 3, r0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmb
	mov r14 = r8
	mov r1 = r36
	nop 0
	.mmi
	mov r8 = r0
	nop 0
	mov b0 = r34
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = r14, r33
	mov ar.pfs = r35
	.bbb
	nop 0
	(p7) br.cond.dpnt .L15
	br.ret.sptk.many b0
	;;
.L15:
	.mmi
	mov r40 = r0
	addl r39 = 2096, r0
	nop 0
	.mmb
	mov r38 = r32
	addl r37 = 3, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mii
	nop 0
	extr.u r8 = r8, 41, 2
	mov r1 = r36
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov b0 = r34
	;;
	.mmi
	(p6) addl r8 = 1, r0
	nop 0
	mov ar.pfs = r35
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp is_at#
	.align 16
	.align 64
	.proc insert#
insert:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 4, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	.mmi
	mov r39 = r33
	nop 0
	mov r38 = r32
	;;
	.mib
	mov r40 = r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mlx
	mov r1 = r36
	movl r14 = -70368744177633
	.mlx
	mov r39 = r33
	movl r40 = 1073743872
	;;
	.mmi
	addl r15 = @gprel(saved#), gp
	nop 0
	and r14 = r14, r8
	.mmi
	mov r38 = r32
	nop 0
	addl r37 = 4, r0
	;;
	.mib
	st8 [r15] = r8
	or r40 = r40, r14
	br.call.sptk.many b0 = ptrace#
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
	.endp insert#
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
	stringz	"go"
	.align 8
.LC2:
	stringz	"wait"
	.text
	.align 16
	.align 64
	.proc go#
go:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 4, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	mov r37 = r33
	mov r38 = r32
	;;
	.mib
	mov r40 = r0
	mov r39 = r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC1)
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
	mov r39 = r0
	.mmb
	adds r38 = 16, r12
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC2)
	;;
	.mib
	(p7) add r37 = r1, r37
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r15 = 16, r12
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mii
	nop 0
	extr.u r15 = r14, 8, 8
	zxt1 r14 = r14
	;;
	.mmi
	mov r8 = r15
	nop 0
	cmp4.eq p6, p7 = 127, r14
	;;
	.mii
	(p7) sub r8 = r0, r15
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp go#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"yes"
	.align 8
.LC4:
	stringz	"NO"
	.align 8
.LC5:
	stringz	"go(pid, PTRACE_CONT) == SIGTRAP && is_at(pid, walk)"
	.align 8
.LC6:
	stringz	"%-3s %s\n"
	.align 8
.LC7:
	stringz	"bundle %ld, slot %d, lc %ld\n"
	.align 8
.LC8:
	stringz	"signal %d, code %d\n"
	.align 8
.LC9:
	stringz	"ptrace(PTRACE_PEEKDATA, pid, stacked(pid, 32), 0) == 2"
	.align 8
.LC10:
	stringz	"ptrace(PTRACE_PEEKDATA, pid, stacked(pid, 33), 0) == 10"
	.align 8
.LC11:
	stringz	"ptrace(PTRACE_PEEKDATA, pid, stacked(pid, 34), 0) == 1"
	.align 8
.LC12:
	stringz	"ptrace(PTRACE_PEEKDATA, pid, stacked(pid, 32 - 5), 0) == 2"
	.align 8
.LC13:
	stringz	"ptrace(PTRACE_PEEKDATA, pid, stacked(pid, 32 - 1), 0) == 12"
	.align 8
.LC14:
	stringz	"ptrace(PTRACE_POKEDATA, pid, stacked(pid, 32 - 1), 112) == 0"
	.align 8
.LC15:
	stringz	"ptrace(PTRACE_PEEKDATA, pid, stacked(pid, 32 - 1), 0) == 112"
	.align 8
.LC16:
	stringz	"go(pid, PTRACE_CONT) == SIGTRAP && is_at(pid, walk_end)"
	.align 8
.LC17:
	stringz	"ptrace(PTRACE_POKEDATA, pid, stacked(pid, 34), 3) == 0"
	.align 8
.LC18:
	stringz	"ptrace(PTRACE_GETREGSET, pid, NT_PRSTATUS, &v) == 0 && v.iov_len == sizeof r"
	.align 8
.LC19:
	stringz	"r[42] == (unsigned long)user(pid, PT_CR_IIP) && r[12] == (unsigned long)user(pid, PT_R12)"
	.align 8
.LC20:
	stringz	"r[46] == (unsigned long)user(pid, PT_AR_BSP) && r[43] == (unsigned long)user(pid, PT_CFM)"
	.align 8
.LC21:
	stringz	"ptrace(PTRACE_SETREGSET, pid, NT_PRSTATUS, &v) == 0 && user(pid, PT_R15) == 4711"
	.align 8
.LC22:
	stringz	"ptrace(PTRACE_GETREGSET, pid, NT_PRFPREG, &v) == 0 && v.iov_len == sizeof f"
	.align 8
.LC23:
	stringz	"f[2] == 0x8000000000000000 && f[3] == 0xffff"
	.align 8
.LC24:
	stringz	"ptrace(PTRACE_SETREGSET, pid, NT_PRFPREG, &v) == 0 && user(pid, PT_F40) == 0x123456789abcdef0"
	.align 8
.LC25:
	stringz	"ptrace(PTRACE_GETREGSET, pid, NT_PRFPREG, &v) == -1 && errno == EINVAL"
	.align 8
.LC26:
	stringz	"user(pid, 0x1000) == -1 && errno == EIO"
	.align 8
.LC27:
	stringz	"ptrace(PTRACE_POKEUSER, pid, 3, 0) == -1 && errno == EIO"
	.align 8
.LC28:
	stringz	"ptrace(PTRACE_POKEDATA, pid, stacked(pid, 34), 502) == 0"
	.align 8
.LC29:
	stringz	"ptrace(PTRACE_POKEUSER, pid, PT_AR_LC, 2) == 0"
	.align 8
.LC30:
	stringz	"ptrace(PTRACE_POKEUSER, pid, PT_CR_IIP, walk_loop) == 0"
	.align 8
.LC31:
	stringz	"go(pid, PTRACE_CONT) == -21"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 41
	.mmb
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 0, 13, 4, 0
	.fframe 144
	adds r12 = -144, r12
	nop 0
	.mmi
	mov r43 = r1
	nop 0
	.save rp, r41
	mov r41 = b0
	;;
	.mib
	nop 0
	.save ar.lc, r44
	mov r44 = ar.lc
	.body
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	mov r1 = r43
	cmp4.ne p6, p7 = 0, r8
	mov r32 = r8
	.mmb
	mov r47 = r0
	adds r46 = 144, r12
	(p7) br.cond.spnt .L127
	;;
	.mmi
	addl r37 = @ltoffx(walk#), r1
	nop 0
	mov r45 = r8
	;;
	.mib
	ld8.mov r37 = [r37], walk#
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r37
	.mmb
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = insert#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r46 = 7, r0
	.mmb
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = go#
	;;
	.mib
	mov r1 = r43
	cmp4.eq p6, p7 = 5, r8
	(p6) br.cond.dpnt .L28
	;;
.L30:
	.mlx
	nop 0
	movl r46 = @gprel(.LC4)
	.mlx
	addl r40 = @gprel(saved#), gp
	movl r47 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC6)
	.mmi
	add r46 = r1, r46
	add r47 = r1, r47
	addl r36 = 255, r0
	;;
	.mib
	add r45 = r1, r45
	adds r35 = 24, r12
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	ld8 r48 = [r40]
	mov r46 = r32
	.mmi
	nop 0
	addl r45 = 4, r0
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	.mlx
	addl r47 = @ltoffx(walk#), r1
	movl r39 = @gprel(.LC8)
	;;
	.mmi
	add r38 = r1, r38
	nop 0
	add r39 = r1, r39
	.mmb
	ld8.mov r47 = [r47], walk#
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	nop 0
	mov r1 = r43
	mov ar.lc = 8
	.align 32
.L37:
	.mmi
	mov r48 = r0
	addl r47 = 2104, r0
	nop 0
	.mmb
	mov r46 = r32
	addl r45 = 3, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r43
	mov r48 = r0
	addl r47 = 2096, r0
	.mmi
	mov r46 = r32
	addl r45 = 3, r0
	mov r33 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	sub r33 = r33, r37
	mov r34 = r8
	mov r1 = r43
	.mmi
	mov r48 = r0
	addl r47 = 2056, r0
	mov r46 = r32
	;;
	.mib
	addl r45 = 3, r0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mii
	mov r1 = r43
	extr.u r47 = r34, 41, 2
	shr r46 = r33, 63
	.mmb
	mov r48 = r8
	mov r45 = r38
	nop 0
	;;
	.mmi
	and r46 = 15, r46
	;;
	add r46 = r46, r33
	nop 0
	;;
	.mib
	nop 0
	shr r46 = r46, 4
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r48 = r0
	mov r1 = r43
	mov r47 = r0
	.mmb
	mov r46 = r32
	addl r45 = 9, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	mov r1 = r43
	mov r47 = r0
	.mmb
	adds r46 = 16, r12
	mov r45 = r32
	(p7) br.cond.spnt .L128
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r15 = 16, r12
	mov r1 = r43
	cmp4.ne p6, p7 = -1, r8
	.mmb
	mov r47 = r0
	adds r48 = 16, r12
	(p7) br.cond.spnt .L129
	;;
	.mmi
	ld4 r14 = [r15]
	mov r46 = r32
	addl r45 = 16898, r0
	;;
	.mii
	nop 0
	extr r33 = r14, 8, 24
	and r14 = r36, r14
	;;
	.mmi
	and r33 = r36, r33
	nop 0
	cmp4.ne p6, p7 = 127, r14
	;;
	.mbb
	mov r34 = r33
	(p7) br.cond.dpnt .L130
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	sub r34 = r0, r33
	mov r1 = r43
	nop 0
	.mmi
	mov r33 = r35
	ld4 r47 = [r35]
	nop 0
	;;
.L35:
	.mmi
	nop 0
	mov r46 = r34
	mov r45 = r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	nop 0
.L36:
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L37
	.mib
	addl r46 = 32, r0
	mov r45 = r32
	br.call.sptk.many b0 = stacked#
	;;
	.mmi
	mov r46 = r32
	mov r48 = r0
	mov r1 = r43
	.mmb
	mov r47 = r8
	addl r45 = 2, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp.ne p6, p7 = 2, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC3)
	.mlx
	nop 0
	movl r47 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	.mlx
	add r47 = r1, r47
	movl r45 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r46 = r1, r46
	nop 0
	add r45 = r1, r45
	;;
	.mib
	(p6) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r46 = 33, r0
	.mmb
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = stacked#
	;;
	.mmi
	mov r46 = r32
	mov r48 = r0
	mov r1 = r43
	.mmb
	mov r47 = r8
	addl r45 = 2, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp.ne p6, p7 = 10, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC3)
	.mlx
	nop 0
	movl r47 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	.mlx
	add r47 = r1, r47
	movl r45 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r46 = r1, r46
	nop 0
	add r45 = r1, r45
	;;
	.mib
	(p6) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r46 = 34, r0
	.mmb
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = stacked#
	;;
	.mmi
	mov r46 = r32
	mov r48 = r0
	mov r1 = r43
	.mmb
	mov r47 = r8
	addl r45 = 2, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC3)
	.mlx
	nop 0
	movl r47 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	.mlx
	add r47 = r1, r47
	movl r45 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r46 = r1, r46
	nop 0
	add r45 = r1, r45
	;;
	.mib
	(p6) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r46 = 27, r0
	.mmb
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = stacked#
	;;
	.mmi
	mov r46 = r32
	mov r48 = r0
	mov r1 = r43
	.mmb
	mov r47 = r8
	addl r45 = 2, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp.ne p6, p7 = 2, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC3)
	.mlx
	nop 0
	movl r47 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	.mlx
	add r47 = r1, r47
	movl r45 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r46 = r1, r46
	nop 0
	add r45 = r1, r45
	;;
	.mib
	(p6) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r46 = 31, r0
	.mmb
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = stacked#
	;;
	.mmi
	mov r46 = r32
	mov r48 = r0
	mov r1 = r43
	.mmb
	mov r47 = r8
	addl r45 = 2, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp.ne p6, p7 = 12, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC3)
	.mlx
	nop 0
	movl r47 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	.mlx
	add r47 = r1, r47
	movl r45 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r46 = r1, r46
	nop 0
	add r45 = r1, r45
	;;
	.mib
	(p6) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r46 = 31, r0
	.mmb
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = stacked#
	;;
	.mmi
	mov r46 = r32
	addl r48 = 112, r0
	mov r1 = r43
	.mmb
	mov r47 = r8
	addl r45 = 5, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC3)
	.mlx
	nop 0
	movl r47 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	.mlx
	add r47 = r1, r47
	movl r45 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r46 = r1, r46
	nop 0
	add r45 = r1, r45
	;;
	.mib
	(p6) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r46 = 31, r0
	.mmb
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = stacked#
	;;
	.mmi
	mov r46 = r32
	mov r48 = r0
	mov r1 = r43
	.mmb
	mov r47 = r8
	addl r45 = 2, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp.ne p6, p7 = 112, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC3)
	.mlx
	nop 0
	movl r47 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	.mlx
	add r47 = r1, r47
	movl r45 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r46 = r1, r46
	nop 0
	add r45 = r1, r45
	;;
	.mib
	(p6) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r43
	mov r45 = r32
	;;
	addl r46 = @ltoffx(walk_end#), r1
	;;
	.mib
	ld8.mov r46 = [r46], walk_end#
	nop 0
	br.call.sptk.many b0 = insert#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r46 = 7, r0
	.mmb
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = go#
	;;
	.mib
	mov r1 = r43
	cmp4.eq p6, p7 = 5, r8
	(p6) br.cond.dpnt .L45
	;;
.L47:
	.mlx
	nop 0
	movl r46 = @gprel(.LC4)
	.mlx
	nop 0
	movl r47 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC6)
	.mmi
	add r47 = r1, r47
	nop 0
	add r46 = r1, r46
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r46 = 34, r0
	.mmb
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = stacked#
	;;
	.mmi
	mov r46 = r32
	addl r48 = 3, r0
	mov r1 = r43
	.mmb
	mov r47 = r8
	addl r45 = 5, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC3)
	.mlx
	nop 0
	movl r47 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	.mlx
	add r47 = r1, r47
	movl r45 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r46 = r1, r46
	nop 0
	add r45 = r1, r45
	;;
	.mib
	(p6) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	ld8 r48 = [r40]
	mov r46 = r32
	.mmi
	addl r45 = 4, r0
	;;
	addl r47 = @ltoffx(walk_end#), r1
	nop 0
	;;
	.mib
	ld8.mov r47 = [r47], walk_end#
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mii
	mov r1 = r43
	mov r45 = r32
	;;
	addl r46 = @ltoffx(walk#), r1
	;;
	.mib
	ld8.mov r46 = [r46], walk#
	nop 0
	br.call.sptk.many b0 = insert#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r46 = 7, r0
	.mmb
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = go#
	;;
	.mib
	mov r1 = r43
	cmp4.eq p6, p7 = 5, r8
	(p6) br.cond.dpnt .L49
	;;
.L51:
	.mlx
	nop 0
	movl r46 = @gprel(.LC4)
	.mlx
	addl r35 = 1024, r0
	movl r47 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC6)
	.mlx
	add r46 = r1, r46
	movl r34 = @gprel(r.1#)
	;;
	.mmi
	add r34 = r1, r34
	nop 0
	add r47 = r1, r47
	.mmb
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	ld8 r48 = [r40]
	mov r46 = r32
	.mmi
	addl r45 = 4, r0
	;;
	addl r47 = @ltoffx(walk#), r1
	nop 0
	;;
	.mib
	ld8.mov r47 = [r47], walk#
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	adds r48 = 16, r12
	mov r46 = r32
	mov r1 = r43
	.mii
	addl r47 = 1, r0
	addl r45 = 16900, r0
	;;
	nop 0
	.mmb
	st8 [r48] = r34
	st8 [r33] = r35
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r46 = r1, r46
	(p6) br.cond.dptk .L52
.L136:
	.mmi
	ld8 r14 = [r33]
	;;
	cmp.ne p6, p7 = r35, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC3)
	;;
	.mii
	(p6) add r46 = r1, r46
	nop 0
	;;
	(p7) add r46 = r1, r46
.L52:
	.mlx
	nop 0
	movl r47 = @gprel(.LC18)
	.mlx
	nop 0
	movl r45 = @gprel(.LC6)
	;;
	.mib
	add r47 = r1, r47
	add r45 = r1, r45
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 336, r34
	mov r1 = r43
	mov r48 = r0
	.mmi
	addl r47 = 2104, r0
	mov r46 = r32
	addl r45 = 3, r0
	;;
	.mib
	ld8 r35 = [r14]
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r43
	cmp.eq p6, p7 = r8, r35
	(p6) br.cond.dpnt .L53
	;;
.L55:
	.mlx
	nop 0
	movl r46 = @gprel(.LC4)
	.mlx
	nop 0
	movl r47 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC6)
	.mmi
	add r46 = r1, r46
	nop 0
	add r47 = r1, r47
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 368, r34
	mov r1 = r43
	mov r48 = r0
	.mmi
	addl r47 = 2176, r0
	mov r46 = r32
	addl r45 = 3, r0
	;;
	.mib
	ld8 r35 = [r14]
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r43
	cmp.eq p6, p7 = r8, r35
	(p6) br.cond.dpnt .L56
	;;
.L58:
	.mlx
	addl r35 = 4711, r0
	movl r46 = @gprel(.LC4)
	.mlx
	adds r34 = 120, r34
	movl r47 = @gprel(.LC20)
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC6)
	.mmi
	add r46 = r1, r46
	nop 0
	add r47 = r1, r47
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	adds r48 = 16, r12
	addl r47 = 1, r0
	.mmi
	mov r46 = r32
	st8 [r34] = r35
	addl r45 = 16901, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r43
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L59
	;;
.L61:
	.mlx
	nop 0
	movl r46 = @gprel(.LC4)
	.mlx
	addl r35 = 2048, r0
	movl r47 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC6)
	.mlx
	add r46 = r1, r46
	movl r34 = @gprel(f.0#)
	;;
	.mmi
	add r34 = r1, r34
	nop 0
	add r47 = r1, r47
	.mmb
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r48 = 16, r12
	mov r46 = r32
	mov r1 = r43
	.mii
	addl r47 = 2, r0
	addl r45 = 16900, r0
	;;
	nop 0
	.mmb
	st8 [r48] = r34
	st8 [r33] = r35
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r46 = r1, r46
	(p6) br.cond.dptk .L62
.L135:
	.mmi
	ld8 r14 = [r33]
	;;
	cmp.ne p6, p7 = r35, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC3)
	;;
	.mii
	(p6) add r46 = r1, r46
	nop 0
	;;
	(p7) add r46 = r1, r46
.L62:
	.mlx
	nop 0
	movl r47 = @gprel(.LC22)
	.mlx
	nop 0
	movl r45 = @gprel(.LC6)
	;;
	.mib
	add r47 = r1, r47
	add r45 = r1, r45
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	adds r14 = 16, r34
	mov r1 = r43
	.mlx
	nop 0
	movl r35 = 1311768467463790320
	;;
	.mlx
	ld8 r15 = [r14]
	movl r14 = -9223372036854775808
	.mlx
	nop 0
	movl r47 = @gprel(.LC23)
	;;
	.mlx
	cmp.ne p6, p7 = r14, r15
	movl r45 = @gprel(.LC6)
	.mmb
	add r47 = r1, r47
	nop 0
	(p7) br.cond.dpnt .L131
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	.mmi
	add r45 = r1, r45
	nop 0
	adds r34 = 640, r34
	;;
	.mib
	(p6) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	adds r48 = 16, r12
	addl r47 = 2, r0
	.mmi
	mov r46 = r32
	st8 [r34] = r35
	addl r45 = 16901, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r43
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L64
	;;
.L66:
	.mlx
	nop 0
	movl r46 = @gprel(.LC4)
	.mlx
	nop 0
	movl r47 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC6)
	.mmi
	add r46 = r1, r46
	nop 0
	add r47 = r1, r47
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 6, r0
	mov r46 = r32
	mov r1 = r43
	.mmi
	adds r48 = 16, r12
	addl r47 = 2, r0
	addl r45 = 16900, r0
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r43
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L132
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r46 = r1, r46
	nop 0
	nop 0
.L67:
	.mlx
	nop 0
	movl r47 = @gprel(.LC25)
	.mlx
	nop 0
	movl r45 = @gprel(.LC6)
	;;
	.mib
	add r47 = r1, r47
	add r45 = r1, r45
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r43
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r46 = r32
	mov r1 = r43
	mov r33 = r8
	.mmi
	mov r48 = r0
	addl r47 = 4096, r0
	addl r45 = 3, r0
	;;
	.mib
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r43
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L133
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r46 = r1, r46
	nop 0
	nop 0
.L68:
	.mlx
	nop 0
	movl r47 = @gprel(.LC26)
	.mlx
	nop 0
	movl r45 = @gprel(.LC6)
	;;
	.mib
	add r47 = r1, r47
	add r45 = r1, r45
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r46 = r32
	mov r1 = r43
	mov r48 = r0
	.mmb
	addl r47 = 3, r0
	addl r45 = 6, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r43
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L134
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r46 = r1, r46
	nop 0
	nop 0
.L69:
	.mlx
	nop 0
	movl r47 = @gprel(.LC27)
	.mlx
	nop 0
	movl r45 = @gprel(.LC6)
	;;
	.mib
	add r47 = r1, r47
	add r45 = r1, r45
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r43
	mov r45 = r32
	;;
	addl r46 = @ltoffx(walk_end#), r1
	;;
	.mib
	ld8.mov r46 = [r46], walk_end#
	nop 0
	br.call.sptk.many b0 = insert#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r46 = 7, r0
	.mmb
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = go#
	;;
	.mib
	mov r1 = r43
	cmp4.eq p6, p7 = 5, r8
	(p6) br.cond.dpnt .L70
	;;
.L72:
	.mlx
	nop 0
	movl r46 = @gprel(.LC4)
	.mlx
	nop 0
	movl r47 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC6)
	.mmi
	add r47 = r1, r47
	nop 0
	add r46 = r1, r46
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r46 = 34, r0
	.mmb
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = stacked#
	;;
	.mmi
	mov r46 = r32
	addl r48 = 502, r0
	mov r1 = r43
	.mmb
	mov r47 = r8
	addl r45 = 5, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC3)
	.mlx
	nop 0
	movl r47 = @gprel(.LC28)
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	.mlx
	add r47 = r1, r47
	movl r45 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r46 = r1, r46
	nop 0
	add r45 = r1, r45
	;;
	.mib
	(p6) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r46 = r32
	addl r48 = 2, r0
	mov r1 = r43
	.mmb
	addl r47 = 2056, r0
	addl r45 = 6, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC3)
	.mlx
	nop 0
	movl r47 = @gprel(.LC29)
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	.mlx
	add r47 = r1, r47
	movl r45 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r46 = r1, r46
	nop 0
	add r45 = r1, r45
	;;
	.mib
	(p6) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r32
	.mii
	addl r47 = 2104, r0
	addl r45 = 6, r0
	;;
	addl r48 = @ltoffx(walk_loop#), r1
	;;
	.mib
	ld8.mov r48 = [r48], walk_loop#
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC3)
	.mlx
	nop 0
	movl r47 = @gprel(.LC30)
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	.mlx
	add r47 = r1, r47
	movl r45 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r46 = r1, r46
	nop 0
	add r45 = r1, r45
	;;
	.mib
	(p6) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r46 = 7, r0
	.mmb
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = go#
	;;
	.mib
	mov r1 = r43
	cmp4.eq p6, p7 = 5, r8
	(p6) br.cond.dpnt .L76
	;;
.L78:
	.mlx
	nop 0
	movl r46 = @gprel(.LC4)
	.mlx
	nop 0
	movl r47 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC6)
	.mmi
	add r46 = r1, r46
	nop 0
	add r47 = r1, r47
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	ld8 r48 = [r40]
	mov r46 = r32
	.mmi
	addl r45 = 4, r0
	;;
	addl r47 = @ltoffx(walk_end#), r1
	nop 0
	;;
	.mib
	ld8.mov r47 = [r47], walk_end#
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	addl r46 = 7, r0
	nop 0
	mov r1 = r43
	.mmb
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = go#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = -21, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC3)
	.mlx
	nop 0
	movl r47 = @gprel(.LC31)
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	.mlx
	add r47 = r1, r47
	movl r45 = @gprel(.LC6)
	;;
	.mmi
	add r45 = r1, r45
	nop 0
	(p7) add r46 = r1, r46
	;;
	.mib
	(p6) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r43
	mov b0 = r41
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	;;
	mov ar.lc = r44
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	;;
.L130:
	.body
	.copy_state 1
	.mmi
	mov r47 = r0
	mov r48 = r15
	nop 0
	.mmb
	mov r46 = r32
	addl r45 = 16898, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	cmp4.eq p6, p7 = 5, r33
	nop 0
	mov r1 = r43
	.mii
	mov r46 = r34
	mov r45 = r39
	;;
	(p7) adds r33 = 24, r12
	;;
	.mib
	(p7) ld4 r47 = [r33]
	nop 0
	(p7) br.cond.dpnt .L35
	;;
	.mmi
	ld4 r47 = [r35]
	nop 0
	mov r33 = r35
	;;
	.mib
	cmp4.eq p6, p7 = 2, r47
	nop 0
	(p6) br.cond.dpnt .L36
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r43
	br .L36
	;;
.L134:
	.mlx
	ld4 r14 = [r33]
	movl r47 = @gprel(.LC27)
	.mlx
	nop 0
	movl r45 = @gprel(.LC6)
	;;
	.mmi
	cmp4.ne p6, p7 = 5, r14
	add r47 = r1, r47
	add r45 = r1, r45
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r46 = r1, r46
	nop 0
	;;
	.mib
	(p7) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r43
	mov r45 = r32
	;;
	addl r46 = @ltoffx(walk_end#), r1
	;;
	.mib
	ld8.mov r46 = [r46], walk_end#
	nop 0
	br.call.sptk.many b0 = insert#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r46 = 7, r0
	.mmb
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = go#
	;;
	.mib
	mov r1 = r43
	cmp4.eq p6, p7 = 5, r8
	(p7) br.cond.dptk .L72
	.mib
	nop 0
	nop 0
	br .L70
	;;
.L133:
	.mlx
	ld4 r14 = [r33]
	movl r47 = @gprel(.LC26)
	.mlx
	nop 0
	movl r45 = @gprel(.LC6)
	;;
	.mmi
	cmp4.ne p6, p7 = 5, r14
	add r47 = r1, r47
	add r45 = r1, r45
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r46 = r1, r46
	nop 0
	;;
	.mib
	(p7) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r46 = r32
	mov r1 = r43
	mov r48 = r0
	.mmb
	addl r47 = 3, r0
	addl r45 = 6, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r46 = r1, r46
	(p6) br.cond.dptk .L69
	.mib
	nop 0
	nop 0
	br .L134
.L132:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r43
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r47 = @gprel(.LC25)
	.mlx
	nop 0
	movl r45 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	.mmi
	add r47 = r1, r47
	nop 0
	add r45 = r1, r45
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r46 = r1, r46
	nop 0
	;;
	.mib
	(p7) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r43
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r46 = r32
	mov r1 = r43
	mov r33 = r8
	.mmi
	mov r48 = r0
	addl r47 = 4096, r0
	addl r45 = 3, r0
	;;
	.mib
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r46 = r1, r46
	(p6) br.cond.dptk .L68
	.mib
	nop 0
	nop 0
	br .L133
.L131:
	.mlx
	adds r14 = 24, r34
	movl r47 = @gprel(.LC23)
	.mlx
	adds r34 = 640, r34
	movl r45 = @gprel(.LC6)
	;;
	.mmi
	ld8 r15 = [r14]
	addl r14 = 65535, r0
	add r47 = r1, r47
	.mlx
	add r45 = r1, r45
	movl r35 = 1311768467463790320
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = r14, r15
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r46 = r1, r46
	nop 0
	;;
	.mib
	(p7) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	adds r48 = 16, r12
	addl r47 = 2, r0
	.mmi
	mov r46 = r32
	st8 [r34] = r35
	addl r45 = 16901, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r43
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L66
.L64:
	.mmi
	mov r48 = r0
	addl r47 = 128, r0
	nop 0
	.mmb
	mov r46 = r32
	addl r45 = 3, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r43
	cmp.ne p6, p7 = r35, r8
	(p6) br.cond.dptk .L66
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC3)
	.mlx
	nop 0
	movl r47 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC6)
	.mmi
	add r46 = r1, r46
	nop 0
	add r47 = r1, r47
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 6, r0
	mov r46 = r32
	mov r1 = r43
	.mmi
	adds r48 = 16, r12
	addl r47 = 2, r0
	addl r45 = 16900, r0
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r46 = r1, r46
	(p6) br.cond.dptk .L67
	.mib
	nop 0
	nop 0
	br .L132
	;;
.L59:
	.mmi
	mov r48 = r0
	addl r47 = 2232, r0
	nop 0
	.mmb
	mov r46 = r32
	addl r45 = 3, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r43
	cmp.ne p6, p7 = r35, r8
	(p6) br.cond.dptk .L61
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC3)
	.mlx
	addl r35 = 2048, r0
	movl r47 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC6)
	.mlx
	add r46 = r1, r46
	movl r34 = @gprel(f.0#)
	;;
	.mmi
	add r34 = r1, r34
	nop 0
	add r47 = r1, r47
	.mmb
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r48 = 16, r12
	mov r46 = r32
	mov r1 = r43
	.mii
	addl r47 = 2, r0
	addl r45 = 16900, r0
	;;
	nop 0
	.mmb
	st8 [r48] = r34
	st8 [r33] = r35
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r46 = r1, r46
	(p6) br.cond.dptk .L62
	.mib
	nop 0
	nop 0
	br .L135
	;;
.L28:
	.mib
	mov r46 = r37
	mov r45 = r32
	br.call.sptk.many b0 = is_at#
	;;
	.mib
	mov r1 = r43
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L30
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC3)
	.mlx
	addl r40 = @gprel(saved#), gp
	movl r47 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC6)
	.mmi
	add r46 = r1, r46
	add r47 = r1, r47
	addl r36 = 255, r0
	;;
	.mib
	add r45 = r1, r45
	adds r35 = 24, r12
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	ld8 r48 = [r40]
	mov r46 = r32
	.mmi
	nop 0
	addl r45 = 4, r0
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	.mlx
	addl r47 = @ltoffx(walk#), r1
	movl r39 = @gprel(.LC8)
	;;
	.mmi
	add r38 = r1, r38
	nop 0
	add r39 = r1, r39
	.mmb
	ld8.mov r47 = [r47], walk#
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r43
	mov ar.lc = 8
	br .L37
	;;
.L76:
	.mmi
	addl r46 = @ltoffx(walk_end#), r1
	nop 0
	mov r45 = r32
	;;
	.mib
	ld8.mov r46 = [r46], walk_end#
	nop 0
	br.call.sptk.many b0 = is_at#
	;;
	.mib
	mov r1 = r43
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L78
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC3)
	.mlx
	nop 0
	movl r47 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC6)
	.mmi
	add r46 = r1, r46
	nop 0
	add r47 = r1, r47
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	ld8 r48 = [r40]
	mov r46 = r32
	.mmi
	addl r45 = 4, r0
	;;
	addl r47 = @ltoffx(walk_end#), r1
	nop 0
	;;
	.mib
	ld8.mov r47 = [r47], walk_end#
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	addl r46 = 7, r0
	nop 0
	mov r1 = r43
	.mmb
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = go#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = -21, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC3)
	.mlx
	nop 0
	movl r47 = @gprel(.LC31)
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	.mlx
	add r47 = r1, r47
	movl r45 = @gprel(.LC6)
	;;
	.mmi
	add r45 = r1, r45
	nop 0
	(p7) add r46 = r1, r46
	;;
	.mib
	(p6) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r43
	mov b0 = r41
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	;;
	mov ar.lc = r44
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
.L45:
	.body
	.copy_state 2
	.mmi
	addl r46 = @ltoffx(walk_end#), r1
	nop 0
	mov r45 = r32
	;;
	.mib
	ld8.mov r46 = [r46], walk_end#
	nop 0
	br.call.sptk.many b0 = is_at#
	;;
	.mib
	mov r1 = r43
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L47
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC3)
	.mlx
	nop 0
	movl r47 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC6)
	.mmi
	add r47 = r1, r47
	nop 0
	add r46 = r1, r46
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r46 = 34, r0
	.mmb
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = stacked#
	;;
	.mmi
	mov r46 = r32
	addl r48 = 3, r0
	mov r1 = r43
	.mmb
	mov r47 = r8
	addl r45 = 5, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC3)
	.mlx
	nop 0
	movl r47 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	.mlx
	add r47 = r1, r47
	movl r45 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r46 = r1, r46
	nop 0
	add r45 = r1, r45
	;;
	.mib
	(p6) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	ld8 r48 = [r40]
	mov r46 = r32
	.mmi
	addl r45 = 4, r0
	;;
	addl r47 = @ltoffx(walk_end#), r1
	nop 0
	;;
	.mib
	ld8.mov r47 = [r47], walk_end#
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mii
	mov r1 = r43
	mov r45 = r32
	;;
	addl r46 = @ltoffx(walk#), r1
	;;
	.mib
	ld8.mov r46 = [r46], walk#
	nop 0
	br.call.sptk.many b0 = insert#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r46 = 7, r0
	.mmb
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = go#
	;;
	.mib
	mov r1 = r43
	cmp4.eq p6, p7 = 5, r8
	(p7) br.cond.dptk .L51
	.mib
	nop 0
	nop 0
	br .L49
	;;
.L70:
	.mmi
	addl r46 = @ltoffx(walk_end#), r1
	nop 0
	mov r45 = r32
	;;
	.mib
	ld8.mov r46 = [r46], walk_end#
	nop 0
	br.call.sptk.many b0 = is_at#
	;;
	.mib
	mov r1 = r43
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L72
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC3)
	.mlx
	nop 0
	movl r47 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC6)
	.mmi
	add r47 = r1, r47
	nop 0
	add r46 = r1, r46
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r46 = 34, r0
	.mmb
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = stacked#
	;;
	.mmi
	mov r46 = r32
	addl r48 = 502, r0
	mov r1 = r43
	.mmb
	mov r47 = r8
	addl r45 = 5, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC3)
	.mlx
	nop 0
	movl r47 = @gprel(.LC28)
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	.mlx
	add r47 = r1, r47
	movl r45 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r46 = r1, r46
	nop 0
	add r45 = r1, r45
	;;
	.mib
	(p6) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r46 = r32
	addl r48 = 2, r0
	mov r1 = r43
	.mmb
	addl r47 = 2056, r0
	addl r45 = 6, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC3)
	.mlx
	nop 0
	movl r47 = @gprel(.LC29)
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	.mlx
	add r47 = r1, r47
	movl r45 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r46 = r1, r46
	nop 0
	add r45 = r1, r45
	;;
	.mib
	(p6) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r32
	.mii
	addl r47 = 2104, r0
	addl r45 = 6, r0
	;;
	addl r48 = @ltoffx(walk_loop#), r1
	;;
	.mib
	ld8.mov r48 = [r48], walk_loop#
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC3)
	.mlx
	nop 0
	movl r47 = @gprel(.LC30)
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	.mlx
	add r47 = r1, r47
	movl r45 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r46 = r1, r46
	nop 0
	add r45 = r1, r45
	;;
	.mib
	(p6) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r46 = 7, r0
	.mmb
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = go#
	;;
	.mib
	mov r1 = r43
	cmp4.eq p6, p7 = 5, r8
	(p7) br.cond.dptk .L78
	.mib
	nop 0
	nop 0
	br .L76
	;;
.L49:
	.mmi
	addl r46 = @ltoffx(walk#), r1
	nop 0
	mov r45 = r32
	;;
	.mib
	ld8.mov r46 = [r46], walk#
	nop 0
	br.call.sptk.many b0 = is_at#
	;;
	.mib
	mov r1 = r43
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L51
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC3)
	.mlx
	addl r35 = 1024, r0
	movl r47 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC6)
	.mlx
	add r46 = r1, r46
	movl r34 = @gprel(r.1#)
	;;
	.mmi
	add r34 = r1, r34
	nop 0
	add r47 = r1, r47
	.mmb
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	ld8 r48 = [r40]
	mov r46 = r32
	.mmi
	addl r45 = 4, r0
	;;
	addl r47 = @ltoffx(walk#), r1
	nop 0
	;;
	.mib
	ld8.mov r47 = [r47], walk#
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	adds r48 = 16, r12
	mov r46 = r32
	mov r1 = r43
	.mii
	addl r47 = 1, r0
	addl r45 = 16900, r0
	;;
	nop 0
	.mmb
	st8 [r48] = r34
	st8 [r33] = r35
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r46 = r1, r46
	(p6) br.cond.dptk .L52
	.mib
	nop 0
	nop 0
	br .L136
	;;
.L56:
	.mmi
	adds r14 = 344, r34
	mov r48 = r0
	nop 0
	.mmi
	addl r47 = 2112, r0
	mov r46 = r32
	addl r45 = 3, r0
	;;
	.mib
	ld8 r35 = [r14]
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r43
	cmp.ne p6, p7 = r8, r35
	(p6) br.cond.dptk .L58
	;;
	.mlx
	addl r35 = 4711, r0
	movl r46 = @gprel(.LC3)
	.mlx
	adds r34 = 120, r34
	movl r47 = @gprel(.LC20)
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC6)
	.mmi
	add r46 = r1, r46
	nop 0
	add r47 = r1, r47
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	adds r48 = 16, r12
	addl r47 = 1, r0
	.mmi
	mov r46 = r32
	st8 [r34] = r35
	addl r45 = 16901, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r43
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L61
	.mib
	nop 0
	nop 0
	br .L59
.L53:
	.mmi
	adds r14 = 96, r34
	mov r48 = r0
	nop 0
	.mmi
	addl r47 = 2208, r0
	mov r46 = r32
	addl r45 = 3, r0
	;;
	.mib
	ld8 r35 = [r14]
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r43
	cmp.ne p6, p7 = r8, r35
	(p6) br.cond.dptk .L55
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC3)
	.mlx
	nop 0
	movl r47 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC6)
	.mmi
	add r46 = r1, r46
	nop 0
	add r47 = r1, r47
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 368, r34
	mov r1 = r43
	mov r48 = r0
	.mmi
	addl r47 = 2176, r0
	mov r46 = r32
	addl r45 = 3, r0
	;;
	.mib
	ld8 r35 = [r14]
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r43
	cmp.eq p6, p7 = r8, r35
	(p7) br.cond.dptk .L58
	.mib
	nop 0
	nop 0
	br .L56
.L129:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	.mmb
	ld4 r45 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC0)
	.mlx
	nop 0
	movl r46 = @gprel(.LC2)
	;;
	.mib
	add r45 = r1, r45
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r43
	addl r45 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L128:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	.mmb
	ld4 r45 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC0)
	.mlx
	nop 0
	movl r46 = @gprel(.LC1)
	;;
	.mib
	add r45 = r1, r45
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r43
	addl r45 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L127:
	.mmi
	mov r48 = r0
	mov r47 = r0
	nop 0
	.mmb
	mov r46 = r0
	mov r45 = r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	addl r46 = 1, r0
	nop 0
	mov r1 = r43
	.mmb
	addl r45 = 100000, r0
	nop 0
	br.call.sptk.many b0 = walk_through#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r45 = 19, r0
	.mmb
	mov r33 = r8
	nop 0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r46 = 10, r0
	.mmb
	addl r45 = 2, r0
	nop 0
	br.call.sptk.many b0 = around#
	;;
	.mmi
	addl r45 = 3, r0
	mov r1 = r43
	nop 0
	.mmb
	addl r46 = 20, r0
	mov r32 = r8
	br.call.sptk.many b0 = walk_through#
	;;
	.mii
	addl r14 = 200001, r0
	mov r1 = r43
	;;
	cmp.eq p6, p7 = r14, r33
	.mmi
	addl r14 = 128, r0
	;;
	cmp.eq p8, p9 = r14, r32
	addl r14 = 1030, r0
	.mmi
	(p6) addl r15 = 1, r0
	;;
	cmp.eq p10, p11 = r14, r8
	(p8) addl r16 = 1, r0
	.mmi
	(p7) mov r15 = r0
	;;
	(p9) mov r16 = r0
	(p10) addl r14 = 1, r0
	;;
	.mii
	(p11) mov r14 = r0
	and r15 = r16, r15
	;;
	and r14 = r15, r14
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r45 = 22, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r45 = 21, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.bss
	.align 8
	.type	f.0#, @object
	.size	f.0#, 2048
f.0:
	.skip	2048
	.align 8
	.type	r.1#, @object
	.size	r.1#, 1024
r.1:
	.skip	1024
	.sbss
	.align 8
	.type	saved#, @object
	.size	saved#, 8
saved:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
