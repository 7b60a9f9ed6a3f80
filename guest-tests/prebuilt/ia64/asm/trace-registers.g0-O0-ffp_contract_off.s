// e27c8be921921cd5dc38af3b55b78ec6 guest-tests/ia64/trace-registers.c
	.file	"trace-registers.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.text
	.align 16
	.proc must#
must:
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
	ld8 r14 = [r36]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L2
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r37
	mov r15 = r8
	adds r14 = 8, r36
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	addl r38 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L2:
	ld8 r14 = [r36]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp must#
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
	.proc user#
user:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st4 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	adds r14 = 8, r36
	mov r41 = r0
	;;
	ld8 r40 = [r14]
	ld4 r39 = [r36]
	addl r38 = 3, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp user#
	.align 16
	.proc stacked#
stacked:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 2, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -48, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	adds r14 = 4, r36
	;;
	st4 [r14] = r33
	mov r14 = r36
	addl r39 = 2112, r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = user#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -16, r36
	;;
	and r15 = 127, r15
	;;
	st8 [r14] = r15
	mov r14 = r36
	addl r39 = 2176, r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = user#
	mov r1 = r37
	mov r14 = r8
	adds r15 = -32, r36
	;;
	st8 [r15] = r14
	adds r14 = 4, r36
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -32, r14
	;;
	sxt4 r16 = r14
	adds r14 = -24, r36
	adds r15 = -16, r36
	;;
	ld8 r15 = [r15]
	;;
	sub r15 = r15, r16
	;;
	st8 [r14] = r15
	br .L7
	;;
.L8:
	adds r15 = -32, r36
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = -8, r14
	adds r15 = -32, r36
	;;
	st8 [r15] = r14
	adds r15 = -32, r36
	;;
	ld8 r14 = [r15]
	;;
	shr.u r14 = r14, 3
	;;
	and r14 = 63, r14
	;;
	cmp.eq p6, p7 = 63, r14
	(p6) br.cond.dptk .L8
	adds r14 = -24, r36
	adds r15 = -24, r36
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st8 [r14] = r15
.L7:
	adds r14 = -24, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	adds r15 = -32, r36
	;;
	ld8 r14 = [r15]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp stacked#
	.section	.rodata
	.align 8
.LC1:
	stringz	"go"
	.align 8
.LC2:
	stringz	"wait"
	.text
	.align 16
	.proc go#
go:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	adds r14 = 4, r36
	;;
	st4 [r14] = r33
	adds r14 = 4, r36
	;;
	ld4 r15 = [r14]
	mov r14 = r36
	mov r41 = r0
	mov r40 = r0
	;;
	ld4 r39 = [r14]
	mov r38 = r15
	br.call.sptk.many b0 = ptrace#
	mov r1 = r37
	mov r14 = r8
	;;
	movl r39 = @gprel(.LC1)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	mov r14 = r36
	mov r40 = r0
	;;
	adds r39 = -16, r36
	ld4 r38 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	addl r15 = 255, r0
	;;
	and r14 = r15, r14
	;;
	cmp4.ne p6, p7 = 127, r14
	(p6) br.cond.dptk .L11
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	br .L13
	;;
.L11:
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	;;
	sub r14 = r0, r14
.L13:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp go#
	.align 16
	.proc slot#
slot:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	addl r38 = 2096, r0
	ld4 r37 = [r35]
	br.call.sptk.many b0 = user#
	mov r1 = r36
	mov r14 = r8
	;;
	shr r14 = r14, 41
	;;
	and r14 = 3, r14
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp slot#
	.align 16
	.proc is_at#
is_at:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 2, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st4 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	addl r39 = 2104, r0
	ld4 r38 = [r36]
	br.call.sptk.many b0 = user#
	mov r1 = r37
	mov r15 = r8
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L17
	ld4 r38 = [r36]
	br.call.sptk.many b0 = slot#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	addl r14 = 1, r0
	br .L19
	;;
.L17:
	mov r14 = r0
.L19:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp is_at#
	.section	.rodata
	.align 8
.LC3:
	stringz	"bundle %ld, slot %d, lc %ld\n"
	.align 8
.LC4:
	stringz	"signal %d, code %d\n"
	.text
	.align 16
	.proc steps#
steps:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 6, 4, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -160, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	mov r14 = r38
	;;
	st4 [r14] = r32
	adds r14 = 4, r38
	;;
	st4 [r14] = r33
	adds r14 = -144, r38
	;;
	st4 [r14] = r0
	br .L21
	;;
.L24:
	mov r14 = r38
	addl r41 = 2104, r0
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = user#
	mov r1 = r39
	mov r14 = r8
	;;
	addl r15 = @ltoffx(walk#), r1
	;;
	ld8.mov r15 = [r15], walk#
	;;
	sub r14 = r14, r15
	;;
	shr r15 = r14, 63
	;;
	and r15 = 15, r15
	;;
	add r14 = r15, r14
	;;
	shr r14 = r14, 4
	;;
	mov r35 = r14
	mov r14 = r38
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = slot#
	mov r1 = r39
	mov r34 = r8
	mov r14 = r38
	addl r41 = 2056, r0
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = user#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r43 = r14
	mov r42 = r34
	mov r41 = r35
	movl r40 = @gprel(.LC3)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	adds r34 = -140, r38
	mov r14 = r38
	addl r41 = 9, r0
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = go#
	mov r1 = r39
	st4 [r34] = r8
	adds r15 = -136, r38
	mov r14 = r38
	;;
	mov r43 = r15
	mov r42 = r0
	ld4 r41 = [r14]
	addl r40 = 16898, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r39
	adds r14 = -140, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L22
	adds r14 = -136, r38
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 2, r14
	(p6) br.cond.dptk .L23
.L22:
	adds r14 = -136, r38
	;;
	adds r14 = 8, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -140, r38
	;;
	mov r42 = r15
	ld4 r41 = [r14]
	movl r40 = @gprel(.LC4)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
.L23:
	adds r15 = -144, r38
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -144, r38
	;;
	st4 [r16] = r14
.L21:
	adds r14 = 4, r38
	adds r16 = -144, r38
	;;
	ld4 r15 = [r16]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L24
	nop 0
	nop 0
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp steps#
	.sbss
	.align 8
	.type	saved#, @object
	.size	saved#, 8
saved:
	.skip	8
	.text
	.align 16
	.proc insert#
insert:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	movl r14 = 2199023255551
	adds r15 = -16, r36
	;;
	st8 [r15] = r14
	adds r14 = -8, r36
	movl r15 = 33554496
	;;
	st8 [r14] = r15
	adds r15 = 8, r36
	mov r14 = r36
	mov r41 = r0
	;;
	ld8 r40 = [r15]
	ld4 r39 = [r14]
	addl r38 = 1, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(saved#), gp
	;;
	st8 [r14] = r15
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
	;;
	shl r14 = r14, 5
	;;
	andcm r15 = -1, r14
	addl r14 = @gprel(saved#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r15 = r14, r15
	adds r14 = -8, r36
	;;
	ld8 r14 = [r14]
	;;
	shl r14 = r14, 5
	;;
	or r16 = r14, r15
	adds r15 = 8, r36
	mov r14 = r36
	;;
	mov r41 = r16
	ld8 r40 = [r15]
	ld4 r39 = [r14]
	addl r38 = 4, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp insert#
	.align 16
	.proc lift#
lift:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st4 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	addl r14 = @gprel(saved#), gp
	;;
	ld8 r15 = [r14]
	adds r14 = 8, r36
	;;
	mov r41 = r15
	ld8 r40 = [r14]
	ld4 r39 = [r36]
	addl r38 = 4, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp lift#
	.section	.rodata
	.align 8
.LC5:
	stringz	"yes"
	.align 8
.LC6:
	stringz	"NO"
	.align 8
.LC7:
	stringz	"ptrace(PTRACE_GETREGSET, pid, NT_PRSTATUS, &v) == 0 && v.iov_len == sizeof r"
	.align 8
.LC8:
	stringz	"%-3s %s\n"
	.align 8
.LC9:
	stringz	"r[42] == (unsigned long)user(pid, PT_CR_IIP) && r[12] == (unsigned long)user(pid, PT_R12)"
	.align 8
.LC10:
	stringz	"r[46] == (unsigned long)user(pid, PT_AR_BSP) && r[43] == (unsigned long)user(pid, PT_CFM)"
	.align 8
.LC11:
	stringz	"ptrace(PTRACE_SETREGSET, pid, NT_PRSTATUS, &v) == 0 && user(pid, PT_R15) == 4711"
	.align 8
.LC12:
	stringz	"ptrace(PTRACE_GETREGSET, pid, NT_PRFPREG, &v) == 0 && v.iov_len == sizeof f"
	.align 8
.LC13:
	stringz	"f[2] == 0x8000000000000000 && f[3] == 0xffff"
	.align 8
.LC14:
	stringz	"ptrace(PTRACE_SETREGSET, pid, NT_PRFPREG, &v) == 0 && user(pid, PT_F40) == 0x123456789abcdef0"
	.align 8
.LC15:
	stringz	"ptrace(PTRACE_GETREGSET, pid, NT_PRFPREG, &v) == -1 && errno == EINVAL"
	.align 8
.LC16:
	stringz	"user(pid, 0x1000) == -1 && errno == EIO"
	.align 8
.LC17:
	stringz	"ptrace(PTRACE_POKEUSER, pid, 3, 0) == -1 && errno == EIO"
	.text
	.align 16
	.proc sets#
sets:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 4, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -48, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	movl r14 = @gprel(r.1#)
	;;
	add r14 = r1, r14
	adds r15 = -32, r36
	;;
	st8 [r15] = r14
	adds r14 = -24, r36
	addl r15 = 1024, r0
	;;
	st8 [r14] = r15
	mov r14 = r36
	adds r41 = -32, r36
	addl r40 = 1, r0
	;;
	ld4 r39 = [r14]
	addl r38 = 16900, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L28
	adds r14 = -24, r36
	;;
	ld8 r14 = [r14]
	addl r15 = 1024, r0
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L28
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L29
	;;
.L28:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L29:
	movl r40 = @gprel(.LC7)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	movl r14 = @gprel(r.1#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 336, r14
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	addl r39 = 2104, r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = user#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = r14, r33
	(p6) br.cond.dptk .L30
	movl r14 = @gprel(r.1#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 96, r14
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	addl r39 = 2208, r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = user#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = r14, r33
	(p6) br.cond.dptk .L30
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L31
	;;
.L30:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L31:
	movl r40 = @gprel(.LC9)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	movl r14 = @gprel(r.1#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 368, r14
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	addl r39 = 2176, r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = user#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = r14, r33
	(p6) br.cond.dptk .L32
	movl r14 = @gprel(r.1#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 344, r14
	;;
	ld8 r33 = [r14]
	mov r14 = r36
	addl r39 = 2112, r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = user#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = r14, r33
	(p6) br.cond.dptk .L32
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L33
	;;
.L32:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L33:
	movl r40 = @gprel(.LC10)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	movl r14 = @gprel(r.1#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 120, r14
	addl r15 = 4711, r0
	;;
	st8 [r14] = r15
	mov r14 = r36
	adds r41 = -32, r36
	addl r40 = 1, r0
	;;
	ld4 r39 = [r14]
	addl r38 = 16901, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L34
	mov r14 = r36
	addl r39 = 2232, r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = user#
	mov r1 = r37
	mov r14 = r8
	addl r15 = 4711, r0
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L34
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L35
	;;
.L34:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L35:
	movl r40 = @gprel(.LC11)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	movl r14 = @gprel(f.0#)
	;;
	add r14 = r1, r14
	adds r15 = -32, r36
	;;
	st8 [r15] = r14
	adds r14 = -24, r36
	addl r15 = 2048, r0
	;;
	st8 [r14] = r15
	mov r14 = r36
	adds r41 = -32, r36
	addl r40 = 2, r0
	;;
	ld4 r39 = [r14]
	addl r38 = 16900, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L36
	adds r14 = -24, r36
	;;
	ld8 r14 = [r14]
	addl r15 = 2048, r0
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L36
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L37
	;;
.L36:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L37:
	movl r40 = @gprel(.LC12)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	movl r14 = @gprel(f.0#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	movl r15 = -9223372036854775808
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L38
	movl r14 = @gprel(f.0#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 24, r14
	;;
	ld8 r14 = [r14]
	addl r15 = 65535, r0
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L38
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L39
	;;
.L38:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L39:
	movl r40 = @gprel(.LC13)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	movl r14 = @gprel(f.0#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 640, r14
	movl r15 = 1311768467463790320
	;;
	st8 [r14] = r15
	mov r14 = r36
	adds r41 = -32, r36
	addl r40 = 2, r0
	;;
	ld4 r39 = [r14]
	addl r38 = 16901, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L40
	mov r14 = r36
	addl r39 = 128, r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = user#
	mov r1 = r37
	mov r14 = r8
	movl r15 = 1311768467463790320
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L40
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L41
	;;
.L40:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L41:
	movl r40 = @gprel(.LC14)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -24, r36
	addl r15 = 6, r0
	;;
	st8 [r14] = r15
	mov r14 = r36
	adds r41 = -32, r36
	addl r40 = 2, r0
	;;
	ld4 r39 = [r14]
	addl r38 = 16900, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L42
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L42
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L43
	;;
.L42:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L43:
	movl r40 = @gprel(.LC15)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r36
	addl r39 = 4096, r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = user#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L44
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L44
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L45
	;;
.L44:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L45:
	movl r40 = @gprel(.LC16)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	mov r14 = r36
	mov r41 = r0
	addl r40 = 3, r0
	;;
	ld4 r39 = [r14]
	addl r38 = 6, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L46
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L46
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L47
	;;
.L46:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L47:
	movl r40 = @gprel(.LC17)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp sets#
	.section	.rodata
	.align 8
.LC18:
	stringz	"go(pid, PTRACE_CONT) == SIGTRAP && is_at(pid, walk)"
	.align 8
.LC19:
	stringz	"ptrace(PTRACE_PEEKDATA, pid, stacked(pid, 32), 0) == 2"
	.align 8
.LC20:
	stringz	"ptrace(PTRACE_PEEKDATA, pid, stacked(pid, 33), 0) == 10"
	.align 8
.LC21:
	stringz	"ptrace(PTRACE_PEEKDATA, pid, stacked(pid, 34), 0) == 1"
	.align 8
.LC22:
	stringz	"ptrace(PTRACE_PEEKDATA, pid, stacked(pid, 32 - 5), 0) == 2"
	.align 8
.LC23:
	stringz	"ptrace(PTRACE_PEEKDATA, pid, stacked(pid, 32 - 1), 0) == 12"
	.align 8
.LC24:
	stringz	"ptrace(PTRACE_POKEDATA, pid, stacked(pid, 32 - 1), 112) == 0"
	.align 8
.LC25:
	stringz	"ptrace(PTRACE_PEEKDATA, pid, stacked(pid, 32 - 1), 0) == 112"
	.align 8
.LC26:
	stringz	"go(pid, PTRACE_CONT) == SIGTRAP && is_at(pid, walk_end)"
	.align 8
.LC27:
	stringz	"ptrace(PTRACE_POKEDATA, pid, stacked(pid, 34), 3) == 0"
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
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -48, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -32, r35
	;;
	st4 [r15] = r14
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L49
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	adds r32 = -24, r35
	;;
	addl r38 = 1, r0
	addl r37 = 100000, r0
	br.call.sptk.many b0 = walk_through#
	mov r1 = r36
	st8 [r32] = r8
	;;
	addl r37 = 19, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r36
	adds r32 = -16, r35
	addl r38 = 10, r0
	;;
	addl r37 = 2, r0
	br.call.sptk.many b0 = around#
	mov r1 = r36
	st8 [r32] = r8
	adds r32 = -8, r35
	addl r38 = 20, r0
	;;
	addl r37 = 3, r0
	br.call.sptk.many b0 = walk_through#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -24, r35
	;;
	ld8 r14 = [r14]
	addl r15 = 200001, r0
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L50
	adds r14 = -16, r35
	;;
	ld8 r14 = [r14]
	addl r15 = 128, r0
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L50
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	addl r15 = 1030, r0
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L50
	addl r14 = 21, r0
	br .L51
	;;
.L50:
	addl r14 = 22, r0
.L51:
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L49:
	mov r14 = r35
	mov r39 = r0
	;;
	mov r38 = r14
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	;;
	addl r38 = @ltoffx(walk#), r1
	;;
	ld8.mov r38 = [r38], walk#
	adds r15 = -32, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = insert#
	mov r1 = r36
	addl r38 = 7, r0
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = go#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L52
	addl r38 = @ltoffx(walk#), r1
	;;
	ld8.mov r38 = [r38], walk#
	adds r15 = -32, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = is_at#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L52
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L53
	;;
.L52:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L53:
	movl r39 = @gprel(.LC18)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r38 = @ltoffx(walk#), r1
	;;
	ld8.mov r38 = [r38], walk#
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = lift#
	mov r1 = r36
	addl r38 = 9, r0
	adds r15 = -32, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = steps#
	mov r1 = r36
	addl r38 = 32, r0
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = stacked#
	mov r1 = r36
	mov r14 = r8
	mov r40 = r0
	;;
	mov r39 = r14
	adds r15 = -32, r35
	;;
	ld4 r38 = [r15]
	addl r37 = 2, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L54
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L55
	;;
.L54:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L55:
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 33, r0
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = stacked#
	mov r1 = r36
	mov r14 = r8
	mov r40 = r0
	;;
	mov r39 = r14
	adds r15 = -32, r35
	;;
	ld4 r38 = [r15]
	addl r37 = 2, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 10, r14
	(p6) br.cond.dptk .L56
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L57
	;;
.L56:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L57:
	movl r39 = @gprel(.LC20)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 34, r0
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = stacked#
	mov r1 = r36
	mov r14 = r8
	mov r40 = r0
	;;
	mov r39 = r14
	adds r15 = -32, r35
	;;
	ld4 r38 = [r15]
	addl r37 = 2, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L58
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L59
	;;
.L58:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L59:
	movl r39 = @gprel(.LC21)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 27, r0
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = stacked#
	mov r1 = r36
	mov r14 = r8
	mov r40 = r0
	;;
	mov r39 = r14
	adds r15 = -32, r35
	;;
	ld4 r38 = [r15]
	addl r37 = 2, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L60
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L61
	;;
.L60:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L61:
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 31, r0
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = stacked#
	mov r1 = r36
	mov r14 = r8
	mov r40 = r0
	;;
	mov r39 = r14
	adds r15 = -32, r35
	;;
	ld4 r38 = [r15]
	addl r37 = 2, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 12, r14
	(p6) br.cond.dptk .L62
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L63
	;;
.L62:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L63:
	movl r39 = @gprel(.LC23)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 31, r0
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = stacked#
	mov r1 = r36
	mov r14 = r8
	addl r40 = 112, r0
	;;
	mov r39 = r14
	adds r15 = -32, r35
	;;
	ld4 r38 = [r15]
	addl r37 = 5, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L64
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L65
	;;
.L64:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L65:
	movl r39 = @gprel(.LC24)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 31, r0
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = stacked#
	mov r1 = r36
	mov r14 = r8
	mov r40 = r0
	;;
	mov r39 = r14
	adds r15 = -32, r35
	;;
	ld4 r38 = [r15]
	addl r37 = 2, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 112, r14
	(p6) br.cond.dptk .L66
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L67
	;;
.L66:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L67:
	movl r39 = @gprel(.LC25)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r38 = @ltoffx(walk_end#), r1
	;;
	ld8.mov r38 = [r38], walk_end#
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = insert#
	mov r1 = r36
	addl r38 = 7, r0
	adds r15 = -32, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = go#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L68
	addl r38 = @ltoffx(walk_end#), r1
	;;
	ld8.mov r38 = [r38], walk_end#
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = is_at#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L68
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L69
	;;
.L68:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L69:
	movl r39 = @gprel(.LC26)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 34, r0
	adds r15 = -32, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = stacked#
	mov r1 = r36
	mov r14 = r8
	addl r40 = 3, r0
	;;
	mov r39 = r14
	adds r14 = -32, r35
	;;
	ld4 r38 = [r14]
	addl r37 = 5, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L70
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L71
	;;
.L70:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L71:
	movl r39 = @gprel(.LC27)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r38 = @ltoffx(walk_end#), r1
	;;
	ld8.mov r38 = [r38], walk_end#
	adds r15 = -32, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = lift#
	mov r1 = r36
	;;
	addl r38 = @ltoffx(walk#), r1
	;;
	ld8.mov r38 = [r38], walk#
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = insert#
	mov r1 = r36
	addl r38 = 7, r0
	adds r15 = -32, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = go#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L72
	addl r38 = @ltoffx(walk#), r1
	;;
	ld8.mov r38 = [r38], walk#
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = is_at#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L72
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L73
	;;
.L72:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L73:
	movl r39 = @gprel(.LC18)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r38 = @ltoffx(walk#), r1
	;;
	ld8.mov r38 = [r38], walk#
	adds r15 = -32, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = lift#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = sets#
	mov r1 = r36
	;;
	addl r38 = @ltoffx(walk_end#), r1
	;;
	ld8.mov r38 = [r38], walk_end#
	adds r15 = -32, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = insert#
	mov r1 = r36
	addl r38 = 7, r0
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = go#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L74
	addl r38 = @ltoffx(walk_end#), r1
	;;
	ld8.mov r38 = [r38], walk_end#
	adds r15 = -32, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = is_at#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L74
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L75
	;;
.L74:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L75:
	movl r39 = @gprel(.LC26)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 34, r0
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = stacked#
	mov r1 = r36
	mov r14 = r8
	addl r40 = 502, r0
	;;
	mov r39 = r14
	adds r15 = -32, r35
	;;
	ld4 r38 = [r15]
	addl r37 = 5, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L76
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L77
	;;
.L76:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L77:
	movl r39 = @gprel(.LC28)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r40 = 2, r0
	addl r39 = 2056, r0
	adds r14 = -32, r35
	;;
	ld4 r38 = [r14]
	addl r37 = 6, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L78
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L79
	;;
.L78:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L79:
	movl r39 = @gprel(.LC29)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r40 = @ltoffx(walk_loop#), r1
	;;
	ld8.mov r40 = [r40], walk_loop#
	addl r39 = 2104, r0
	adds r15 = -32, r35
	;;
	ld4 r38 = [r15]
	addl r37 = 6, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L80
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L81
	;;
.L80:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L81:
	movl r39 = @gprel(.LC30)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 7, r0
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = go#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L82
	addl r38 = @ltoffx(walk_end#), r1
	;;
	ld8.mov r38 = [r38], walk_end#
	adds r15 = -32, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = is_at#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L82
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L83
	;;
.L82:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L83:
	movl r39 = @gprel(.LC26)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r38 = @ltoffx(walk_end#), r1
	;;
	ld8.mov r38 = [r38], walk_end#
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = lift#
	mov r1 = r36
	addl r38 = 7, r0
	adds r15 = -32, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = go#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -21, r14
	(p6) br.cond.dptk .L84
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L85
	;;
.L84:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L85:
	movl r39 = @gprel(.LC31)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp main#
	.bss
	.align 8
	.type	r.1#, @object
	.size	r.1#, 1024
r.1:
	.skip	1024
	.align 8
	.type	f.0#, @object
	.size	f.0#, 2048
f.0:
	.skip	2048
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
