// 8de3f352315866cc5e422e3eb02abc59 guest-tests/ia64/trace-registers.c
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
	.prologue 12, 40
	.mmb
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 0, 12, 4, 0
	.fframe 144
	adds r12 = -144, r12
	nop 0
	.mmi
	mov r42 = r1
	nop 0
	.save rp, r40
	mov r40 = b0
	;;
	.mib
	nop 0
	.save ar.lc, r43
	mov r43 = ar.lc
	.body
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	mov r1 = r42
	cmp4.ne p6, p7 = 0, r8
	mov r32 = r8
	.mmb
	mov r46 = r0
	adds r45 = 144, r12
	(p7) br.cond.spnt .L123
	;;
	.mmi
	addl r36 = @ltoffx(walk#), r1
	nop 0
	mov r44 = r8
	;;
	.mib
	ld8.mov r36 = [r36], walk#
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r36
	.mmb
	mov r44 = r32
	nop 0
	br.call.sptk.many b0 = insert#
	;;
	.mmi
	mov r1 = r42
	nop 0
	addl r45 = 7, r0
	.mmb
	mov r44 = r32
	nop 0
	br.call.sptk.many b0 = go#
	;;
	.mib
	mov r1 = r42
	cmp4.eq p6, p7 = 5, r8
	(p6) br.cond.dpnt .L28
	;;
.L30:
	.mlx
	addl r39 = @gprel(saved#), gp
	movl r45 = @gprel(.LC4)
	.mlx
	adds r35 = 24, r12
	movl r46 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	.mmi
	add r45 = r1, r45
	nop 0
	add r46 = r1, r46
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	ld8 r47 = [r39]
	mov r45 = r32
	.mmi
	nop 0
	addl r44 = 4, r0
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC7)
	.mlx
	addl r46 = @ltoffx(walk#), r1
	movl r38 = @gprel(.LC8)
	;;
	.mmi
	add r37 = r1, r37
	nop 0
	add r38 = r1, r38
	.mmb
	ld8.mov r46 = [r46], walk#
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	nop 0
	mov r1 = r42
	mov ar.lc = 8
	.align 32
.L34:
	.mmi
	mov r47 = r0
	addl r46 = 2104, r0
	nop 0
	.mmb
	mov r45 = r32
	addl r44 = 3, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r42
	mov r47 = r0
	addl r46 = 2096, r0
	.mmi
	mov r45 = r32
	addl r44 = 3, r0
	mov r33 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	sub r33 = r33, r36
	mov r1 = r42
	mov r47 = r0
	.mmi
	addl r46 = 2056, r0
	mov r45 = r32
	addl r44 = 3, r0
	;;
	.mib
	mov r34 = r8
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r42
	mov r47 = r8
	extr.u r46 = r34, 41, 2
	.mii
	mov r44 = r37
	shr r45 = r33, 63
	;;
	and r45 = 15, r45
	;;
	.mmi
	nop 0
	add r45 = r45, r33
	nop 0
	;;
	.mib
	nop 0
	shr r45 = r45, 4
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	addl r45 = 9, r0
	.mmb
	mov r44 = r32
	nop 0
	br.call.sptk.many b0 = go#
	;;
	.mmi
	mov r1 = r42
	mov r33 = r8
	mov r46 = r0
	.mmi
	adds r47 = 16, r12
	mov r45 = r32
	addl r44 = 16898, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	ld4 r46 = [r35]
	nop 0
	cmp4.eq p6, p7 = 5, r33
	.mmb
	mov r1 = r42
	nop 0
	(p7) br.cond.dpnt .L32
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 2, r46
	(p6) br.cond.dpnt .L33
.L32:
	.mmi
	nop 0
	mov r45 = r33
	mov r44 = r38
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	nop 0
.L33:
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L34
	.mib
	addl r45 = 32, r0
	mov r44 = r32
	br.call.sptk.many b0 = stacked#
	;;
	.mmi
	mov r45 = r32
	mov r47 = r0
	mov r1 = r42
	.mmb
	mov r46 = r8
	addl r44 = 2, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp.ne p6, p7 = 2, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC3)
	.mlx
	nop 0
	movl r46 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC4)
	.mlx
	add r46 = r1, r46
	movl r44 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	addl r45 = 33, r0
	.mmb
	mov r44 = r32
	nop 0
	br.call.sptk.many b0 = stacked#
	;;
	.mmi
	mov r45 = r32
	mov r47 = r0
	mov r1 = r42
	.mmb
	mov r46 = r8
	addl r44 = 2, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp.ne p6, p7 = 10, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC3)
	.mlx
	nop 0
	movl r46 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC4)
	.mlx
	add r46 = r1, r46
	movl r44 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	addl r45 = 34, r0
	.mmb
	mov r44 = r32
	nop 0
	br.call.sptk.many b0 = stacked#
	;;
	.mmi
	mov r45 = r32
	mov r47 = r0
	mov r1 = r42
	.mmb
	mov r46 = r8
	addl r44 = 2, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC3)
	.mlx
	nop 0
	movl r46 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC4)
	.mlx
	add r46 = r1, r46
	movl r44 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	addl r45 = 27, r0
	.mmb
	mov r44 = r32
	nop 0
	br.call.sptk.many b0 = stacked#
	;;
	.mmi
	mov r45 = r32
	mov r47 = r0
	mov r1 = r42
	.mmb
	mov r46 = r8
	addl r44 = 2, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp.ne p6, p7 = 2, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC3)
	.mlx
	nop 0
	movl r46 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC4)
	.mlx
	add r46 = r1, r46
	movl r44 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	addl r45 = 31, r0
	.mmb
	mov r44 = r32
	nop 0
	br.call.sptk.many b0 = stacked#
	;;
	.mmi
	mov r45 = r32
	mov r47 = r0
	mov r1 = r42
	.mmb
	mov r46 = r8
	addl r44 = 2, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp.ne p6, p7 = 12, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC3)
	.mlx
	nop 0
	movl r46 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC4)
	.mlx
	add r46 = r1, r46
	movl r44 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	addl r45 = 31, r0
	.mmb
	mov r44 = r32
	nop 0
	br.call.sptk.many b0 = stacked#
	;;
	.mmi
	mov r45 = r32
	addl r47 = 112, r0
	mov r1 = r42
	.mmb
	mov r46 = r8
	addl r44 = 5, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC3)
	.mlx
	nop 0
	movl r46 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC4)
	.mlx
	add r46 = r1, r46
	movl r44 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	addl r45 = 31, r0
	.mmb
	mov r44 = r32
	nop 0
	br.call.sptk.many b0 = stacked#
	;;
	.mmi
	mov r45 = r32
	mov r47 = r0
	mov r1 = r42
	.mmb
	mov r46 = r8
	addl r44 = 2, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp.ne p6, p7 = 112, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC3)
	.mlx
	nop 0
	movl r46 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC4)
	.mlx
	add r46 = r1, r46
	movl r44 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r42
	mov r44 = r32
	;;
	addl r45 = @ltoffx(walk_end#), r1
	;;
	.mib
	ld8.mov r45 = [r45], walk_end#
	nop 0
	br.call.sptk.many b0 = insert#
	;;
	.mmi
	mov r1 = r42
	nop 0
	addl r45 = 7, r0
	.mmb
	mov r44 = r32
	nop 0
	br.call.sptk.many b0 = go#
	;;
	.mib
	mov r1 = r42
	cmp4.eq p6, p7 = 5, r8
	(p6) br.cond.dpnt .L42
	;;
.L44:
	.mlx
	nop 0
	movl r45 = @gprel(.LC4)
	.mlx
	nop 0
	movl r46 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	.mmi
	add r46 = r1, r46
	nop 0
	add r45 = r1, r45
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	addl r45 = 34, r0
	.mmb
	mov r44 = r32
	nop 0
	br.call.sptk.many b0 = stacked#
	;;
	.mmi
	mov r45 = r32
	addl r47 = 3, r0
	mov r1 = r42
	.mmb
	mov r46 = r8
	addl r44 = 5, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC3)
	.mlx
	nop 0
	movl r46 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC4)
	.mlx
	add r46 = r1, r46
	movl r44 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	ld8 r47 = [r39]
	mov r45 = r32
	.mmi
	addl r44 = 4, r0
	;;
	addl r46 = @ltoffx(walk_end#), r1
	nop 0
	;;
	.mib
	ld8.mov r46 = [r46], walk_end#
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mii
	mov r1 = r42
	mov r44 = r32
	;;
	addl r45 = @ltoffx(walk#), r1
	;;
	.mib
	ld8.mov r45 = [r45], walk#
	nop 0
	br.call.sptk.many b0 = insert#
	;;
	.mmi
	mov r1 = r42
	nop 0
	addl r45 = 7, r0
	.mmb
	mov r44 = r32
	nop 0
	br.call.sptk.many b0 = go#
	;;
	.mib
	mov r1 = r42
	cmp4.eq p6, p7 = 5, r8
	(p6) br.cond.dpnt .L46
	;;
.L48:
	.mlx
	nop 0
	movl r45 = @gprel(.LC4)
	.mlx
	addl r34 = 1024, r0
	movl r46 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	.mlx
	add r45 = r1, r45
	movl r33 = @gprel(r.1#)
	;;
	.mmi
	add r33 = r1, r33
	nop 0
	add r46 = r1, r46
	.mmb
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	ld8 r47 = [r39]
	mov r45 = r32
	.mmi
	addl r44 = 4, r0
	;;
	addl r46 = @ltoffx(walk#), r1
	nop 0
	;;
	.mib
	ld8.mov r46 = [r46], walk#
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	adds r47 = 16, r12
	mov r45 = r32
	mov r1 = r42
	.mii
	addl r46 = 1, r0
	addl r44 = 16900, r0
	;;
	nop 0
	.mmb
	st8 [r47] = r33
	st8 [r35] = r34
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r45 = r1, r45
	(p6) br.cond.dptk .L49
.L129:
	.mmi
	ld8 r14 = [r35]
	;;
	cmp.ne p6, p7 = r34, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC3)
	;;
	.mii
	(p6) add r45 = r1, r45
	nop 0
	;;
	(p7) add r45 = r1, r45
.L49:
	.mlx
	nop 0
	movl r46 = @gprel(.LC18)
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	;;
	.mib
	add r46 = r1, r46
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 336, r33
	mov r1 = r42
	mov r47 = r0
	.mmi
	addl r46 = 2104, r0
	mov r45 = r32
	addl r44 = 3, r0
	;;
	.mib
	ld8 r34 = [r14]
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r42
	cmp.eq p6, p7 = r8, r34
	(p6) br.cond.dpnt .L50
	;;
.L52:
	.mlx
	nop 0
	movl r45 = @gprel(.LC4)
	.mlx
	nop 0
	movl r46 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	.mmi
	add r45 = r1, r45
	nop 0
	add r46 = r1, r46
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 368, r33
	mov r1 = r42
	mov r47 = r0
	.mmi
	addl r46 = 2176, r0
	mov r45 = r32
	addl r44 = 3, r0
	;;
	.mib
	ld8 r34 = [r14]
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r42
	cmp.eq p6, p7 = r8, r34
	(p6) br.cond.dpnt .L53
	;;
.L55:
	.mlx
	addl r34 = 4711, r0
	movl r45 = @gprel(.LC4)
	.mlx
	adds r33 = 120, r33
	movl r46 = @gprel(.LC20)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	.mmi
	add r45 = r1, r45
	nop 0
	add r46 = r1, r46
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	adds r47 = 16, r12
	addl r46 = 1, r0
	.mmi
	mov r45 = r32
	st8 [r33] = r34
	addl r44 = 16901, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r42
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L56
	;;
.L58:
	.mlx
	nop 0
	movl r45 = @gprel(.LC4)
	.mlx
	addl r34 = 2048, r0
	movl r46 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	.mlx
	add r45 = r1, r45
	movl r33 = @gprel(f.0#)
	;;
	.mmi
	add r33 = r1, r33
	nop 0
	add r46 = r1, r46
	.mmb
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r47 = 16, r12
	mov r45 = r32
	mov r1 = r42
	.mii
	addl r46 = 2, r0
	addl r44 = 16900, r0
	;;
	nop 0
	.mmb
	st8 [r47] = r33
	st8 [r35] = r34
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r45 = r1, r45
	(p6) br.cond.dptk .L59
.L128:
	.mmi
	ld8 r14 = [r35]
	;;
	cmp.ne p6, p7 = r34, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC3)
	;;
	.mii
	(p6) add r45 = r1, r45
	nop 0
	;;
	(p7) add r45 = r1, r45
.L59:
	.mlx
	nop 0
	movl r46 = @gprel(.LC22)
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	;;
	.mib
	add r46 = r1, r46
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	adds r14 = 16, r33
	mov r1 = r42
	.mlx
	nop 0
	movl r34 = 1311768467463790320
	;;
	.mlx
	ld8 r15 = [r14]
	movl r14 = -9223372036854775808
	.mlx
	nop 0
	movl r46 = @gprel(.LC23)
	;;
	.mlx
	cmp.ne p6, p7 = r14, r15
	movl r44 = @gprel(.LC6)
	.mmb
	add r46 = r1, r46
	nop 0
	(p7) br.cond.dpnt .L124
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC4)
	.mmi
	add r44 = r1, r44
	nop 0
	adds r33 = 640, r33
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	adds r47 = 16, r12
	addl r46 = 2, r0
	.mmi
	mov r45 = r32
	st8 [r33] = r34
	addl r44 = 16901, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r42
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L61
	;;
.L63:
	.mlx
	nop 0
	movl r45 = @gprel(.LC4)
	.mlx
	nop 0
	movl r46 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	.mmi
	add r45 = r1, r45
	nop 0
	add r46 = r1, r46
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 6, r0
	mov r45 = r32
	mov r1 = r42
	.mmi
	adds r47 = 16, r12
	addl r46 = 2, r0
	addl r44 = 16900, r0
	;;
	.mib
	st8 [r35] = r14
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r42
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L125
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r45 = r1, r45
	nop 0
	nop 0
.L64:
	.mlx
	nop 0
	movl r46 = @gprel(.LC25)
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	;;
	.mib
	add r46 = r1, r46
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r42
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r45 = r32
	mov r1 = r42
	mov r33 = r8
	.mmi
	mov r47 = r0
	addl r46 = 4096, r0
	addl r44 = 3, r0
	;;
	.mib
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r42
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L126
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r45 = r1, r45
	nop 0
	nop 0
.L65:
	.mlx
	nop 0
	movl r46 = @gprel(.LC26)
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	;;
	.mib
	add r46 = r1, r46
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r45 = r32
	mov r1 = r42
	mov r47 = r0
	.mmb
	addl r46 = 3, r0
	addl r44 = 6, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r42
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L127
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r45 = r1, r45
	nop 0
	nop 0
.L66:
	.mlx
	nop 0
	movl r46 = @gprel(.LC27)
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	;;
	.mib
	add r46 = r1, r46
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r42
	mov r44 = r32
	;;
	addl r45 = @ltoffx(walk_end#), r1
	;;
	.mib
	ld8.mov r45 = [r45], walk_end#
	nop 0
	br.call.sptk.many b0 = insert#
	;;
	.mmi
	mov r1 = r42
	nop 0
	addl r45 = 7, r0
	.mmb
	mov r44 = r32
	nop 0
	br.call.sptk.many b0 = go#
	;;
	.mib
	mov r1 = r42
	cmp4.eq p6, p7 = 5, r8
	(p6) br.cond.dpnt .L67
	;;
.L69:
	.mlx
	nop 0
	movl r45 = @gprel(.LC4)
	.mlx
	nop 0
	movl r46 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	.mmi
	add r46 = r1, r46
	nop 0
	add r45 = r1, r45
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	addl r45 = 34, r0
	.mmb
	mov r44 = r32
	nop 0
	br.call.sptk.many b0 = stacked#
	;;
	.mmi
	mov r45 = r32
	addl r47 = 502, r0
	mov r1 = r42
	.mmb
	mov r46 = r8
	addl r44 = 5, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC3)
	.mlx
	nop 0
	movl r46 = @gprel(.LC28)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC4)
	.mlx
	add r46 = r1, r46
	movl r44 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r45 = r32
	addl r47 = 2, r0
	mov r1 = r42
	.mmb
	addl r46 = 2056, r0
	addl r44 = 6, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC3)
	.mlx
	nop 0
	movl r46 = @gprel(.LC29)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC4)
	.mlx
	add r46 = r1, r46
	movl r44 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r32
	.mii
	addl r46 = 2104, r0
	addl r44 = 6, r0
	;;
	addl r47 = @ltoffx(walk_loop#), r1
	;;
	.mib
	ld8.mov r47 = [r47], walk_loop#
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC3)
	.mlx
	nop 0
	movl r46 = @gprel(.LC30)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC4)
	.mlx
	add r46 = r1, r46
	movl r44 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	addl r45 = 7, r0
	.mmb
	mov r44 = r32
	nop 0
	br.call.sptk.many b0 = go#
	;;
	.mib
	mov r1 = r42
	cmp4.eq p6, p7 = 5, r8
	(p6) br.cond.dpnt .L73
	;;
.L75:
	.mlx
	nop 0
	movl r45 = @gprel(.LC4)
	.mlx
	nop 0
	movl r46 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	.mmi
	add r45 = r1, r45
	nop 0
	add r46 = r1, r46
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	ld8 r47 = [r39]
	mov r45 = r32
	.mmi
	addl r44 = 4, r0
	;;
	addl r46 = @ltoffx(walk_end#), r1
	nop 0
	;;
	.mib
	ld8.mov r46 = [r46], walk_end#
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	addl r45 = 7, r0
	nop 0
	mov r1 = r42
	.mmb
	mov r44 = r32
	nop 0
	br.call.sptk.many b0 = go#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.ne p6, p7 = -21, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC3)
	.mlx
	nop 0
	movl r46 = @gprel(.LC31)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC4)
	.mlx
	add r46 = r1, r46
	movl r44 = @gprel(.LC6)
	;;
	.mmi
	add r44 = r1, r44
	nop 0
	(p7) add r45 = r1, r45
	;;
	.mib
	(p6) add r45 = r1, r45
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
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
.L127:
	.body
	.copy_state 1
	.mlx
	ld4 r14 = [r33]
	movl r46 = @gprel(.LC27)
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	;;
	.mmi
	cmp4.ne p6, p7 = 5, r14
	add r46 = r1, r46
	add r44 = r1, r44
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r45 = r1, r45
	nop 0
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r42
	mov r44 = r32
	;;
	addl r45 = @ltoffx(walk_end#), r1
	;;
	.mib
	ld8.mov r45 = [r45], walk_end#
	nop 0
	br.call.sptk.many b0 = insert#
	;;
	.mmi
	mov r1 = r42
	nop 0
	addl r45 = 7, r0
	.mmb
	mov r44 = r32
	nop 0
	br.call.sptk.many b0 = go#
	;;
	.mib
	mov r1 = r42
	cmp4.eq p6, p7 = 5, r8
	(p7) br.cond.dptk .L69
	.mib
	nop 0
	nop 0
	br .L67
	;;
.L126:
	.mlx
	ld4 r14 = [r33]
	movl r46 = @gprel(.LC26)
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	;;
	.mmi
	cmp4.ne p6, p7 = 5, r14
	add r46 = r1, r46
	add r44 = r1, r44
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r45 = r1, r45
	nop 0
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r45 = r32
	mov r1 = r42
	mov r47 = r0
	.mmb
	addl r46 = 3, r0
	addl r44 = 6, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r45 = r1, r45
	(p6) br.cond.dptk .L66
	.mib
	nop 0
	nop 0
	br .L127
.L125:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r42
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r46 = @gprel(.LC25)
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC4)
	.mmi
	add r46 = r1, r46
	nop 0
	add r44 = r1, r44
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r45 = r1, r45
	nop 0
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r42
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r45 = r32
	mov r1 = r42
	mov r33 = r8
	.mmi
	mov r47 = r0
	addl r46 = 4096, r0
	addl r44 = 3, r0
	;;
	.mib
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r45 = r1, r45
	(p6) br.cond.dptk .L65
	.mib
	nop 0
	nop 0
	br .L126
.L124:
	.mlx
	adds r14 = 24, r33
	movl r46 = @gprel(.LC23)
	.mlx
	adds r33 = 640, r33
	movl r44 = @gprel(.LC6)
	;;
	.mmi
	ld8 r15 = [r14]
	addl r14 = 65535, r0
	add r46 = r1, r46
	.mlx
	add r44 = r1, r44
	movl r34 = 1311768467463790320
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = r14, r15
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r45 = r1, r45
	nop 0
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	adds r47 = 16, r12
	addl r46 = 2, r0
	.mmi
	mov r45 = r32
	st8 [r33] = r34
	addl r44 = 16901, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r42
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L63
.L61:
	.mmi
	mov r47 = r0
	addl r46 = 128, r0
	nop 0
	.mmb
	mov r45 = r32
	addl r44 = 3, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r42
	cmp.ne p6, p7 = r34, r8
	(p6) br.cond.dptk .L63
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC3)
	.mlx
	nop 0
	movl r46 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	.mmi
	add r45 = r1, r45
	nop 0
	add r46 = r1, r46
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 6, r0
	mov r45 = r32
	mov r1 = r42
	.mmi
	adds r47 = 16, r12
	addl r46 = 2, r0
	addl r44 = 16900, r0
	;;
	.mib
	st8 [r35] = r14
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r45 = r1, r45
	(p6) br.cond.dptk .L64
	.mib
	nop 0
	nop 0
	br .L125
	;;
.L56:
	.mmi
	mov r47 = r0
	addl r46 = 2232, r0
	nop 0
	.mmb
	mov r45 = r32
	addl r44 = 3, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r42
	cmp.ne p6, p7 = r34, r8
	(p6) br.cond.dptk .L58
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC3)
	.mlx
	addl r34 = 2048, r0
	movl r46 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	.mlx
	add r45 = r1, r45
	movl r33 = @gprel(f.0#)
	;;
	.mmi
	add r33 = r1, r33
	nop 0
	add r46 = r1, r46
	.mmb
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r47 = 16, r12
	mov r45 = r32
	mov r1 = r42
	.mii
	addl r46 = 2, r0
	addl r44 = 16900, r0
	;;
	nop 0
	.mmb
	st8 [r47] = r33
	st8 [r35] = r34
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r45 = r1, r45
	(p6) br.cond.dptk .L59
	.mib
	nop 0
	nop 0
	br .L128
	;;
.L67:
	.mmi
	addl r45 = @ltoffx(walk_end#), r1
	nop 0
	mov r44 = r32
	;;
	.mib
	ld8.mov r45 = [r45], walk_end#
	nop 0
	br.call.sptk.many b0 = is_at#
	;;
	.mib
	mov r1 = r42
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L69
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC3)
	.mlx
	nop 0
	movl r46 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	.mmi
	add r46 = r1, r46
	nop 0
	add r45 = r1, r45
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	addl r45 = 34, r0
	.mmb
	mov r44 = r32
	nop 0
	br.call.sptk.many b0 = stacked#
	;;
	.mmi
	mov r45 = r32
	addl r47 = 502, r0
	mov r1 = r42
	.mmb
	mov r46 = r8
	addl r44 = 5, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC3)
	.mlx
	nop 0
	movl r46 = @gprel(.LC28)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC4)
	.mlx
	add r46 = r1, r46
	movl r44 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r45 = r32
	addl r47 = 2, r0
	mov r1 = r42
	.mmb
	addl r46 = 2056, r0
	addl r44 = 6, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC3)
	.mlx
	nop 0
	movl r46 = @gprel(.LC29)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC4)
	.mlx
	add r46 = r1, r46
	movl r44 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r32
	.mii
	addl r46 = 2104, r0
	addl r44 = 6, r0
	;;
	addl r47 = @ltoffx(walk_loop#), r1
	;;
	.mib
	ld8.mov r47 = [r47], walk_loop#
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC3)
	.mlx
	nop 0
	movl r46 = @gprel(.LC30)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC4)
	.mlx
	add r46 = r1, r46
	movl r44 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	addl r45 = 7, r0
	.mmb
	mov r44 = r32
	nop 0
	br.call.sptk.many b0 = go#
	;;
	.mib
	mov r1 = r42
	cmp4.eq p6, p7 = 5, r8
	(p7) br.cond.dptk .L75
	.mib
	nop 0
	nop 0
	br .L73
	;;
.L46:
	.mmi
	addl r45 = @ltoffx(walk#), r1
	nop 0
	mov r44 = r32
	;;
	.mib
	ld8.mov r45 = [r45], walk#
	nop 0
	br.call.sptk.many b0 = is_at#
	;;
	.mib
	mov r1 = r42
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L48
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC3)
	.mlx
	addl r34 = 1024, r0
	movl r46 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	.mlx
	add r45 = r1, r45
	movl r33 = @gprel(r.1#)
	;;
	.mmi
	add r33 = r1, r33
	nop 0
	add r46 = r1, r46
	.mmb
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	ld8 r47 = [r39]
	mov r45 = r32
	.mmi
	addl r44 = 4, r0
	;;
	addl r46 = @ltoffx(walk#), r1
	nop 0
	;;
	.mib
	ld8.mov r46 = [r46], walk#
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	adds r47 = 16, r12
	mov r45 = r32
	mov r1 = r42
	.mii
	addl r46 = 1, r0
	addl r44 = 16900, r0
	;;
	nop 0
	.mmb
	st8 [r47] = r33
	st8 [r35] = r34
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r45 = r1, r45
	(p6) br.cond.dptk .L49
	.mib
	nop 0
	nop 0
	br .L129
	;;
.L42:
	.mmi
	addl r45 = @ltoffx(walk_end#), r1
	nop 0
	mov r44 = r32
	;;
	.mib
	ld8.mov r45 = [r45], walk_end#
	nop 0
	br.call.sptk.many b0 = is_at#
	;;
	.mib
	mov r1 = r42
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L44
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC3)
	.mlx
	nop 0
	movl r46 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	.mmi
	add r46 = r1, r46
	nop 0
	add r45 = r1, r45
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	addl r45 = 34, r0
	.mmb
	mov r44 = r32
	nop 0
	br.call.sptk.many b0 = stacked#
	;;
	.mmi
	mov r45 = r32
	addl r47 = 3, r0
	mov r1 = r42
	.mmb
	mov r46 = r8
	addl r44 = 5, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC3)
	.mlx
	nop 0
	movl r46 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC4)
	.mlx
	add r46 = r1, r46
	movl r44 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	ld8 r47 = [r39]
	mov r45 = r32
	.mmi
	addl r44 = 4, r0
	;;
	addl r46 = @ltoffx(walk_end#), r1
	nop 0
	;;
	.mib
	ld8.mov r46 = [r46], walk_end#
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mii
	mov r1 = r42
	mov r44 = r32
	;;
	addl r45 = @ltoffx(walk#), r1
	;;
	.mib
	ld8.mov r45 = [r45], walk#
	nop 0
	br.call.sptk.many b0 = insert#
	;;
	.mmi
	mov r1 = r42
	nop 0
	addl r45 = 7, r0
	.mmb
	mov r44 = r32
	nop 0
	br.call.sptk.many b0 = go#
	;;
	.mib
	mov r1 = r42
	cmp4.eq p6, p7 = 5, r8
	(p7) br.cond.dptk .L48
	.mib
	nop 0
	nop 0
	br .L46
.L28:
	.mib
	mov r45 = r36
	mov r44 = r32
	br.call.sptk.many b0 = is_at#
	;;
	.mib
	mov r1 = r42
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L30
	;;
	.mlx
	addl r39 = @gprel(saved#), gp
	movl r45 = @gprel(.LC3)
	.mlx
	adds r35 = 24, r12
	movl r46 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	.mmi
	add r45 = r1, r45
	nop 0
	add r46 = r1, r46
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	ld8 r47 = [r39]
	mov r45 = r32
	.mmi
	nop 0
	addl r44 = 4, r0
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC7)
	.mlx
	addl r46 = @ltoffx(walk#), r1
	movl r38 = @gprel(.LC8)
	;;
	.mmi
	add r37 = r1, r37
	nop 0
	add r38 = r1, r38
	.mmb
	ld8.mov r46 = [r46], walk#
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r42
	mov ar.lc = 8
	br .L34
.L53:
	.mmi
	adds r14 = 344, r33
	mov r47 = r0
	nop 0
	.mmi
	addl r46 = 2112, r0
	mov r45 = r32
	addl r44 = 3, r0
	;;
	.mib
	ld8 r34 = [r14]
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r42
	cmp.ne p6, p7 = r8, r34
	(p6) br.cond.dptk .L55
	;;
	.mlx
	addl r34 = 4711, r0
	movl r45 = @gprel(.LC3)
	.mlx
	adds r33 = 120, r33
	movl r46 = @gprel(.LC20)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	.mmi
	add r45 = r1, r45
	nop 0
	add r46 = r1, r46
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	adds r47 = 16, r12
	addl r46 = 1, r0
	.mmi
	mov r45 = r32
	st8 [r33] = r34
	addl r44 = 16901, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r42
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L58
	.mib
	nop 0
	nop 0
	br .L56
.L50:
	.mmi
	adds r14 = 96, r33
	mov r47 = r0
	nop 0
	.mmi
	addl r46 = 2208, r0
	mov r45 = r32
	addl r44 = 3, r0
	;;
	.mib
	ld8 r34 = [r14]
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r42
	cmp.ne p6, p7 = r8, r34
	(p6) br.cond.dptk .L52
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC3)
	.mlx
	nop 0
	movl r46 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	.mmi
	add r45 = r1, r45
	nop 0
	add r46 = r1, r46
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 368, r33
	mov r1 = r42
	mov r47 = r0
	.mmi
	addl r46 = 2176, r0
	mov r45 = r32
	addl r44 = 3, r0
	;;
	.mib
	ld8 r34 = [r14]
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r42
	cmp.eq p6, p7 = r8, r34
	(p7) br.cond.dptk .L55
	.mib
	nop 0
	nop 0
	br .L53
	;;
.L73:
	.mmi
	addl r45 = @ltoffx(walk_end#), r1
	nop 0
	mov r44 = r32
	;;
	.mib
	ld8.mov r45 = [r45], walk_end#
	nop 0
	br.call.sptk.many b0 = is_at#
	;;
	.mib
	mov r1 = r42
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L75
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC3)
	.mlx
	nop 0
	movl r46 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	.mmi
	add r45 = r1, r45
	nop 0
	add r46 = r1, r46
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	ld8 r47 = [r39]
	mov r45 = r32
	.mmi
	addl r44 = 4, r0
	;;
	addl r46 = @ltoffx(walk_end#), r1
	nop 0
	;;
	.mib
	ld8.mov r46 = [r46], walk_end#
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	addl r45 = 7, r0
	nop 0
	mov r1 = r42
	.mmb
	mov r44 = r32
	nop 0
	br.call.sptk.many b0 = go#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.ne p6, p7 = -21, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC3)
	.mlx
	nop 0
	movl r46 = @gprel(.LC31)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC4)
	.mlx
	add r46 = r1, r46
	movl r44 = @gprel(.LC6)
	;;
	.mmi
	add r44 = r1, r44
	nop 0
	(p7) add r45 = r1, r45
	;;
	.mib
	(p6) add r45 = r1, r45
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
	.label_state 2
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	;;
.L123:
	.body
	.copy_state 2
	.mmi
	mov r47 = r0
	mov r46 = r0
	nop 0
	.mmb
	mov r45 = r0
	mov r44 = r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	addl r45 = 1, r0
	nop 0
	mov r1 = r42
	.mmb
	addl r44 = 100000, r0
	nop 0
	br.call.sptk.many b0 = walk_through#
	;;
	.mmi
	mov r1 = r42
	nop 0
	addl r44 = 19, r0
	.mmb
	mov r33 = r8
	nop 0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	mov r1 = r42
	nop 0
	addl r45 = 10, r0
	.mmb
	addl r44 = 2, r0
	nop 0
	br.call.sptk.many b0 = around#
	;;
	.mmi
	addl r44 = 3, r0
	mov r1 = r42
	nop 0
	.mmb
	addl r45 = 20, r0
	mov r32 = r8
	br.call.sptk.many b0 = walk_through#
	;;
	.mii
	addl r14 = 200001, r0
	mov r1 = r42
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
	(p6) addl r44 = 22, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r44 = 21, r0
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
