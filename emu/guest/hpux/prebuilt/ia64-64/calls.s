// f7b82e189e82e71f26586f07c1b0c34a emu/guest/libc/hpux/calls.c
	.file	"calls.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __errno#
	.type	__errno#, @function
	.proc __errno#
__errno:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 0, 0
	addl r14 = @ltoffx(__threads_started#), r1
	.save rp, r32
	mov r32 = b0
	.mmi
	mov r34 = r1
	.body
	;;
	ld8.mov r14 = [r14], __threads_started#
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L2
.L4:
	.mmi
	addl r8 = @gprel(errno#), gp
	nop 0
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	;;
.L2:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmb
	mov r14 = r8
	adds r15 = 1120, r8
	nop 0
	.mmi
	mov r1 = r34
	adds r8 = 16, r8
	mov b0 = r32
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	mov ar.pfs = r33
	(p6) br.cond.dpnt .L4
	;;
	.mmi
	nop 0
	ld8 r14 = [r15]
	nop 0
	;;
	.mbb
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L4
	br.ret.sptk.many b0
	.endp __errno#
	.align 16
	.align 64
	.global call_value#
	.type	call_value#, @function
	.proc call_value#
call_value:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 0, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	nop 0
	mov r8 = r32
	;;
	.mmi
	adds r14 = 16, r12
	;;
	st8 [r14] = r32
	adds r14 = 24, r12
	;;
	.mmi
	st8 [r14] = r33
	nop 0
	addl r14 = -4095, r0
	;;
	.mib
	cmp.gtu p6, p7 = r14, r32
	nop 0
	(p7) br.cond.dpnt .L26
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L26:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r32
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L15
.L17:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L27:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L15:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L17
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L17
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L27
	.endp call_value#
	.align 16
	.align 64
	.global read#
	.type	read#, @function
	.proc read#
read:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r38 = r1
	nop 0
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmb
	mov r1 = r38
	mov r42 = r34
	nop 0
	.mii
	mov r41 = r33
	sxt4 r40 = r32
	addl r39 = 3, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r14 = 16, r12
	mov r1 = r38
	.mmi
	mov r35 = r8
	;;
	st8 [r15] = r9
	addl r15 = -4095, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.gtu p6, p7 = r15, r8
	nop 0
	(p7) br.cond.dpnt .L41
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r35
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L41:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r35 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L30
.L32:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	st4 [r14] = r35
	addl r35 = -1, r0
.L42:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r35
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L30:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r38
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r14 = 16, r8
	(p6) br.cond.dpnt .L32
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L32
	;;
	.mib
	st4 [r14] = r35
	addl r35 = -1, r0
	br .L42
	.endp read#
	.align 16
	.align 64
	.global write#
	.type	write#, @function
	.proc write#
write:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r38 = r1
	nop 0
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmb
	mov r1 = r38
	mov r42 = r34
	nop 0
	.mii
	mov r41 = r33
	sxt4 r40 = r32
	addl r39 = 4, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r14 = 16, r12
	mov r1 = r38
	.mmi
	mov r35 = r8
	;;
	st8 [r15] = r9
	addl r15 = -4095, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.gtu p6, p7 = r15, r8
	nop 0
	(p7) br.cond.dpnt .L56
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r35
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L56:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r35 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L45
.L47:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	st4 [r14] = r35
	addl r35 = -1, r0
.L57:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r35
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L45:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r38
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r14 = 16, r8
	(p6) br.cond.dpnt .L47
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L47
	;;
	.mib
	st4 [r14] = r35
	addl r35 = -1, r0
	br .L57
	.endp write#
	.align 16
	.align 64
	.global open#
	.type	open#, @function
	.proc open#
open:
	.prologue 12, 41
	.spill 32
	.mmb
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 8, 5, 4, 0
	adds r16 = 8, r12
	nop 0
	.mmi
	mov r17 = r12
	.fframe 64
	adds r12 = -64, r12
	tbit.z p6, p7 = r33, 8
	;;
	.mmi
	.save ar.unat, r44
	mov r44 = ar.unat
	(p7) adds r14 = 36, r12
	.save rp, r41
	mov r41 = b0
	.mmi
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	mov r43 = r1
	(p6) mov r40 = r0
	;;
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	nop 0
	;;
	.mmi
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	.mem.offset 24, 0
	st8.spill [r16] = r35
	nop 0
	;;
	.mmi
	.mem.offset 32, 0
	st8.spill [r17] = r34
	.body
	;;
	(p7) ld4 r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	(p7) sxt4 r40 = r40
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	mov r48 = r40
	mov r1 = r43
	sxt4 r47 = r33
	.mmb
	mov r46 = r32
	addl r45 = 5, r0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 24, r12
	adds r15 = 4095, r8
	mov r1 = r43
	.mmi
	mov r40 = r8
	;;
	st8 [r14] = r9
	adds r14 = 16, r12
	;;
	.mmi
	st8 [r14] = r8
	nop 0
	addl r14 = 4094, r0
	;;
	.mib
	cmp.geu p6, p7 = r14, r15
	nop 0
	(p6) br.cond.dpnt .L60
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmb
	mov r8 = r40
	mov r1 = r43
	nop 0
	.mii
	mov ar.unat = r44
	mov b0 = r41
	;;
	mov ar.pfs = r42
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
.L60:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r40 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L62
.L64:
	.mmi
	addl r8 = @gprel(errno#), gp
	;;
	st4 [r8] = r40
	addl r40 = -1, r0
.L74:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmb
	mov r8 = r40
	mov r1 = r43
	nop 0
	.mii
	mov ar.unat = r44
	mov b0 = r41
	;;
	mov ar.pfs = r42
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L62:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r14 = 1120, r8
	mov r1 = r43
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r8 = 16, r8
	(p6) br.cond.dpnt .L64
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L64
	;;
	.mib
	st4 [r8] = r40
	addl r40 = -1, r0
	br .L74
	.endp open#
	.align 16
	.align 64
	.global __open64#
	.type	__open64#, @function
	.proc __open64#
__open64:
	.prologue
	.body
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many open#
	;;
	break.f 0
	;;
	.endp __open64#
	.align 16
	.align 64
	.global lseek#
	.type	lseek#, @function
	.proc lseek#
lseek:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r38 = r1
	.body
	mov r41 = r33
	sxt4 r42 = r34
	;;
	.mib
	addl r39 = 19, r0
	sxt4 r40 = r32
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r14 = 16, r12
	mov r1 = r38
	;;
	.mmi
	nop 0
	st8 [r15] = r9
	addl r15 = -4095, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.gtu p6, p7 = r15, r8
	nop 0
	(p7) br.cond.dpnt .L90
	;;
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L90:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r35 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L79
.L81:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r35
	nop 0
	nop 0
.L91:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L79:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r38
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L81
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L81
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L91
	.endp lseek#
	.align 16
	.align 64
	.global pread#
	.type	pread#, @function
	.proc pread#
pread:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 4, 4, 5, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r39 = r1
	nop 0
	.save rp, r37
	mov r37 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	mov r1 = r39
	mov r44 = r35
	mov r43 = r34
	.mmi
	mov r42 = r33
	addl r40 = 372, r0
	sxt4 r41 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r14 = 16, r12
	mov r1 = r39
	.mmi
	mov r36 = r8
	;;
	st8 [r15] = r9
	addl r15 = -4095, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.gtu p6, p7 = r15, r8
	nop 0
	(p7) br.cond.dpnt .L105
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r36
	mov r1 = r39
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L105:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r36 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L94
.L96:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	st4 [r14] = r36
	addl r36 = -1, r0
.L106:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r36
	mov r1 = r39
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L94:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r39
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r14 = 16, r8
	(p6) br.cond.dpnt .L96
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L96
	;;
	.mib
	st4 [r14] = r36
	addl r36 = -1, r0
	br .L106
	.endp pread#
	.align 16
	.align 64
	.global pwrite#
	.type	pwrite#, @function
	.proc pwrite#
pwrite:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 4, 4, 5, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r39 = r1
	nop 0
	.save rp, r37
	mov r37 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	mov r1 = r39
	mov r44 = r35
	mov r43 = r34
	.mmi
	mov r42 = r33
	addl r40 = 374, r0
	sxt4 r41 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r14 = 16, r12
	mov r1 = r39
	.mmi
	mov r36 = r8
	;;
	st8 [r15] = r9
	addl r15 = -4095, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.gtu p6, p7 = r15, r8
	nop 0
	(p7) br.cond.dpnt .L120
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r36
	mov r1 = r39
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L120:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r36 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L109
.L111:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	st4 [r14] = r36
	addl r36 = -1, r0
.L121:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r36
	mov r1 = r39
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L109:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r39
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r14 = 16, r8
	(p6) br.cond.dpnt .L111
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L111
	;;
	.mib
	st4 [r14] = r36
	addl r36 = -1, r0
	br .L121
	.endp pwrite#
	.align 16
	.align 64
	.global __pread64#
	.type	__pread64#, @function
	.proc __pread64#
__pread64:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 4, 4, 5, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r39 = r1
	nop 0
	.save rp, r37
	mov r37 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	mov r1 = r39
	mov r44 = r35
	mov r43 = r34
	.mmi
	mov r42 = r33
	addl r40 = 376, r0
	sxt4 r41 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r14 = 16, r12
	mov r1 = r39
	.mmi
	mov r36 = r8
	;;
	st8 [r15] = r9
	addl r15 = -4095, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.gtu p6, p7 = r15, r8
	nop 0
	(p7) br.cond.dpnt .L135
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r36
	mov r1 = r39
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L135:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r36 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L124
.L126:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	st4 [r14] = r36
	addl r36 = -1, r0
.L136:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r36
	mov r1 = r39
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L124:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r39
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r14 = 16, r8
	(p6) br.cond.dpnt .L126
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L126
	;;
	.mib
	st4 [r14] = r36
	addl r36 = -1, r0
	br .L136
	.endp __pread64#
	.align 16
	.align 64
	.global __pwrite64#
	.type	__pwrite64#, @function
	.proc __pwrite64#
__pwrite64:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 4, 4, 5, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r39 = r1
	nop 0
	.save rp, r37
	mov r37 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	mov r1 = r39
	mov r44 = r35
	mov r43 = r34
	.mmi
	mov r42 = r33
	addl r40 = 378, r0
	sxt4 r41 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r14 = 16, r12
	mov r1 = r39
	.mmi
	mov r36 = r8
	;;
	st8 [r15] = r9
	addl r15 = -4095, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.gtu p6, p7 = r15, r8
	nop 0
	(p7) br.cond.dpnt .L150
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r36
	mov r1 = r39
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L150:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r36 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L139
.L141:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	st4 [r14] = r36
	addl r36 = -1, r0
.L151:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r36
	mov r1 = r39
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L139:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r39
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r14 = 16, r8
	(p6) br.cond.dpnt .L141
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L141
	;;
	.mib
	st4 [r14] = r36
	addl r36 = -1, r0
	br .L151
	.endp __pwrite64#
	.align 16
	.align 64
	.global __lseek64#
	.type	__lseek64#, @function
	.proc __lseek64#
__lseek64:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r38 = r1
	.body
	mov r41 = r33
	sxt4 r42 = r34
	;;
	.mib
	addl r39 = 365, r0
	sxt4 r40 = r32
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r14 = 16, r12
	mov r1 = r38
	.mmi
	cmp.le p6, p7 = r0, r8
	;;
	st8 [r15] = r9
	nop 0
	.mmb
	st8 [r14] = r8
	nop 0
	(p7) br.cond.dpnt .L165
.L152:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L165:
	.body
	.copy_state 1
	.mmi
	nop 0
	addl r15 = -4095, r0
	nop 0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r15, r8
	(p6) br.cond.dptk .L152
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r35 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L154
.L156:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r35
	nop 0
	nop 0
.L166:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L154:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r38
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L156
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L156
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L166
	.endp __lseek64#
	.align 16
	.align 64
	.global __ftruncate64#
	.type	__ftruncate64#, @function
	.proc __ftruncate64#
__ftruncate64:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r40 = r33
	sxt4 r39 = r32
	;;
	.mib
	addl r38 = 360, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L181
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L181:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L170
.L172:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L182:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L170:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L172
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L172
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L182
	.endp __ftruncate64#
	.align 16
	.align 64
	.global __truncate64#
	.type	__truncate64#, @function
	.proc __truncate64#
__truncate64:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r39 = r32
	mov r40 = r33
	;;
	.mib
	addl r38 = 370, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L197
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L197:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L186
.L188:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L198:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L186:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L188
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L188
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L198
	.endp __truncate64#
	.align 16
	.align 64
	.global __creat64#
	.type	__creat64#, @function
	.proc __creat64#
__creat64:
	.prologue
	.mii
	alloc r16 = ar.pfs, 3, 0, 0, 0
	.body
	mov r34 = r33
	;;
	addl r33 = 769, r0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many open#
	;;
	break.f 0
	;;
	.endp __creat64#
	.align 16
	.align 64
	.global fcntl#
	.type	fcntl#, @function
	.proc fcntl#
fcntl:
	.prologue 12, 43
	.spill 32
	.mmi
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 8, 7, 4, 0
	adds r16 = 8, r12
	mov r17 = r12
	.mmi
	.fframe 80
	adds r12 = -80, r12
	cmp4.ne p6, p7 = 7, r33
	mov r45 = r1
	;;
	.mmi
	adds r14 = 48, r12
	.save ar.unat, r46
	mov r46 = ar.unat
	.save rp, r43
	mov r43 = b0
	.mmi
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	cmp4.ne.and.orcm p6, p7 = 10, r33
	sxt4 r32 = r32
	;;
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	sxt4 r41 = r33
	;;
	.mmi
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	.mem.offset 24, 0
	st8.spill [r16] = r35
	nop 0
	;;
	.mmi
	.mem.offset 32, 0
	st8.spill [r17] = r34
	.body
	;;
	ld8 r42 = [r14]
	adds r14 = -8, r33
	;;
	.mmi
	cmp4.geu p8, p9 = 2, r14
	;;
	(p8) addl r40 = 359, r0
	nop 0
	;;
	.mib
	nop 0
	(p9) addl r40 = 62, r0
	(p6) br.cond.dptk .L203
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	mov r47 = r40
	mov r1 = r45
	mov r50 = r42
	.mmb
	mov r49 = r41
	mov r48 = r32
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 40, r12
	adds r15 = 4095, r8
	mov r1 = r45
	.mmi
	mov r40 = r8
	;;
	st8 [r14] = r9
	adds r14 = 32, r12
	;;
	.mmi
	st8 [r14] = r8
	nop 0
	addl r14 = 4094, r0
	;;
	.mib
	cmp.geu p6, p7 = r14, r15
	nop 0
	(p6) br.cond.dpnt .L204
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L201:
	.mmi
	mov r8 = r40
	mov ar.unat = r46
	mov b0 = r43
	;;
	.mii
	nop 0
	mov ar.pfs = r44
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 80, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L203:
	.body
	.copy_state 1
	.mmi
	mov r47 = r40
	mov r50 = r42
	nop 0
	.mmb
	mov r49 = r41
	mov r48 = r32
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 24, r12
	adds r15 = 4095, r8
	mov r40 = r8
	.mmi
	mov r1 = r45
	;;
	st8 [r14] = r9
	adds r14 = 16, r12
	;;
	.mmi
	st8 [r14] = r8
	nop 0
	addl r14 = 4094, r0
	;;
	.mib
	cmp.geu p6, p7 = r14, r15
	nop 0
	(p6) br.cond.dpnt .L210
	;;
	.mmi
	mov r8 = r40
	mov ar.unat = r46
	mov b0 = r43
	;;
	.mii
	nop 0
	mov ar.pfs = r44
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 80, r12
	nop 0
	br.ret.sptk.many b0
.L204:
	.body
	.copy_state 2
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r40 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L206
.L208:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	st4 [r14] = r40
	addl r40 = -1, r0
.L231:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mib
	nop 0
	mov r1 = r45
	br .L201
	;;
.L210:
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r40 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L212
.L214:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	st4 [r14] = r40
	addl r40 = -1, r0
	;;
.L230:
	.mmi
	mov r8 = r40
	mov ar.unat = r46
	mov b0 = r43
	;;
	.mii
	nop 0
	mov ar.pfs = r44
	nop 0
	.mmb
	.label_state 3
	.restore sp
	adds r12 = 80, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L212:
	.body
	.copy_state 3
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r45
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r14 = 16, r8
	(p6) br.cond.dpnt .L214
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L214
	;;
	.mib
	st4 [r14] = r40
	addl r40 = -1, r0
	br .L230
.L206:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r45
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r14 = 16, r8
	(p6) br.cond.dpnt .L208
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L208
	;;
	.mib
	st4 [r14] = r40
	addl r40 = -1, r0
	br .L231
	.endp fcntl#
	.align 16
	.align 64
	.global ioctl#
	.type	ioctl#, @function
	.proc ioctl#
ioctl:
	.prologue 12, 41
	.spill 32
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 8, 5, 4, 0
	adds r16 = 8, r12
	mov r17 = r12
	.mmi
	.fframe 64
	adds r12 = -64, r12
	mov r43 = r1
	sxt4 r47 = r33
	;;
	.mmi
	.save ar.unat, r44
	mov r44 = ar.unat
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	.save rp, r41
	mov r41 = b0
	.mmi
	adds r14 = 32, r12
	addl r45 = 54, r0
	sxt4 r46 = r32
	;;
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	nop 0
	;;
	.mmi
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	.mem.offset 24, 0
	st8.spill [r16] = r35
	nop 0
	;;
	.mmi
	nop 0
	.mem.offset 32, 0
	st8.spill [r17] = r34
	.body
	nop 0
	;;
	.mib
	ld8 r48 = [r14]
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r43
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L246
	;;
	.mii
	mov ar.unat = r44
	mov b0 = r41
	;;
	mov ar.pfs = r42
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
.L246:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r40 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L235
.L237:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r40
	nop 0
	nop 0
.L247:
	.mii
	mov ar.unat = r44
	mov b0 = r41
	;;
	mov ar.pfs = r42
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L235:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r43
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L237
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L237
	;;
	.mib
	st4 [r14] = r40
	nop 0
	br .L247
	.endp ioctl#
	.align 16
	.align 64
	.global close#
	.type	close#, @function
	.proc close#
close:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	sxt4 r38 = r32
	;;
	.mib
	addl r37 = 6, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r36
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L262
	;;
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L262:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r33 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L251
.L253:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	nop 0
.L263:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L251:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r36
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L253
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L253
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L263
	.endp close#
	.align 16
	.align 64
	.global creat#
	.type	creat#, @function
	.proc creat#
creat:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r39 = r32
	sxt4 r40 = r33
	;;
	.mib
	addl r38 = 8, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L278
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L278:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L267
.L269:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L279:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L267:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L269
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L269
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L279
	.endp creat#
	.align 16
	.align 64
	.global link#
	.type	link#, @function
	.proc link#
link:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r39 = r32
	mov r40 = r33
	;;
	.mib
	addl r38 = 9, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L294
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L294:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L283
.L285:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L295:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L283:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L285
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L285
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L295
	.endp link#
	.align 16
	.align 64
	.global symlink#
	.type	symlink#, @function
	.proc symlink#
symlink:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r39 = r32
	mov r40 = r33
	;;
	.mib
	addl r38 = 56, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L310
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L310:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L299
.L301:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L311:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L299:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L301
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L301
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L311
	.endp symlink#
	.align 16
	.align 64
	.global readlink#
	.type	readlink#, @function
	.proc readlink#
readlink:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	mov r40 = r32
	;;
	.mmi
	mov r41 = r33
	nop 0
	mov r42 = r34
	.mmb
	addl r39 = 58, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r38
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L326
	;;
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L326:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r35 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L315
.L317:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r35
	nop 0
	nop 0
.L327:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L315:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r38
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L317
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L317
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L327
	.endp readlink#
	.align 16
	.align 64
	.global unlink#
	.type	unlink#, @function
	.proc unlink#
unlink:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	mov r38 = r32
	;;
	.mib
	addl r37 = 10, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r36
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L342
	;;
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L342:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r33 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L331
.L333:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	nop 0
.L343:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L331:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r36
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L333
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L333
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L343
	.endp unlink#
	.align 16
	.align 64
	.global rename#
	.type	rename#, @function
	.proc rename#
rename:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r39 = r32
	mov r40 = r33
	;;
	.mib
	addl r38 = 128, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L358
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L358:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L347
.L349:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L359:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L347:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L349
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L349
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L359
	.endp rename#
	.align 16
	.align 64
	.global mkdir#
	.type	mkdir#, @function
	.proc mkdir#
mkdir:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r39 = r32
	sxt4 r40 = r33
	;;
	.mib
	addl r38 = 136, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L374
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L374:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L363
.L365:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L375:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L363:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L365
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L365
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L375
	.endp mkdir#
	.align 16
	.align 64
	.global rmdir#
	.type	rmdir#, @function
	.proc rmdir#
rmdir:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	mov r38 = r32
	;;
	.mib
	addl r37 = 137, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r36
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L390
	;;
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L390:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r33 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L379
.L381:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	nop 0
.L391:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L379:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r36
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L381
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L381
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L391
	.endp rmdir#
	.align 16
	.align 64
	.global chdir#
	.type	chdir#, @function
	.proc chdir#
chdir:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	mov r38 = r32
	;;
	.mib
	addl r37 = 12, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r36
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L406
	;;
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L406:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r33 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L395
.L397:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	nop 0
.L407:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L395:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r36
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L397
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L397
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L407
	.endp chdir#
	.align 16
	.align 64
	.global fchdir#
	.type	fchdir#, @function
	.proc fchdir#
fchdir:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	sxt4 r38 = r32
	;;
	.mib
	addl r37 = 272, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r36
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L422
	;;
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L422:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r33 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L411
.L413:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	nop 0
.L423:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L411:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r36
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L413
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L413
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L423
	.endp fchdir#
	.align 16
	.align 64
	.global chroot#
	.type	chroot#, @function
	.proc chroot#
chroot:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	mov r38 = r32
	;;
	.mib
	addl r37 = 61, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r36
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L438
	;;
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L438:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r33 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L427
.L429:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	nop 0
.L439:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L427:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r36
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L429
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L429
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L439
	.endp chroot#
	.align 16
	.align 64
	.global access#
	.type	access#, @function
	.proc access#
access:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r39 = r32
	sxt4 r40 = r33
	;;
	.mib
	addl r38 = 33, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L454
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L454:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L443
.L445:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L455:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L443:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L445
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L445
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L455
	.endp access#
	.align 16
	.align 64
	.global chmod#
	.type	chmod#, @function
	.proc chmod#
chmod:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r39 = r32
	sxt4 r40 = r33
	;;
	.mib
	addl r38 = 15, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L470
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L470:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L459
.L461:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L471:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L459:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L461
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L461
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L471
	.endp chmod#
	.align 16
	.align 64
	.global fchmod#
	.type	fchmod#, @function
	.proc fchmod#
fchmod:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	sxt4 r40 = r33
	;;
	.mib
	addl r38 = 124, r0
	sxt4 r39 = r32
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L486
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L486:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L475
.L477:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L487:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L475:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L477
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L477
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L487
	.endp fchmod#
	.align 16
	.align 64
	.global chown#
	.type	chown#, @function
	.proc chown#
chown:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r38 = r1
	.body
	mov r40 = r32
	sxt4 r42 = r34
	;;
	.mib
	addl r39 = 16, r0
	sxt4 r41 = r33
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r38
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L502
	;;
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L502:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r35 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L491
.L493:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r35
	nop 0
	nop 0
.L503:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L491:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r38
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L493
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L493
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L503
	.endp chown#
	.align 16
	.align 64
	.global lchown#
	.type	lchown#, @function
	.proc lchown#
lchown:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r38 = r1
	.body
	mov r40 = r32
	sxt4 r42 = r34
	;;
	.mib
	addl r39 = 332, r0
	sxt4 r41 = r33
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r38
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L518
	;;
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L518:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r35 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L507
.L509:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r35
	nop 0
	nop 0
.L519:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L507:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r38
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L509
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L509
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L519
	.endp lchown#
	.align 16
	.align 64
	.global fchown#
	.type	fchown#, @function
	.proc fchown#
fchown:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	sxt4 r42 = r34
	;;
	.mmi
	addl r39 = 123, r0
	nop 0
	sxt4 r41 = r33
	.mib
	nop 0
	sxt4 r40 = r32
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r38
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L534
	;;
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L534:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r35 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L523
.L525:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r35
	nop 0
	nop 0
.L535:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L523:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r38
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L525
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L525
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L535
	.endp fchown#
	.align 16
	.align 64
	.global stat#
	.type	stat#, @function
	.proc stat#
stat:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r39 = r32
	mov r40 = r33
	;;
	.mib
	addl r38 = 38, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L550
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L550:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L539
.L541:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L551:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L539:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L541
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L541
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L551
	.endp stat#
	.align 16
	.align 64
	.global lstat#
	.type	lstat#, @function
	.proc lstat#
lstat:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r39 = r32
	mov r40 = r33
	;;
	.mib
	addl r38 = 40, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L566
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L566:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L555
.L557:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L567:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L555:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L557
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L557
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L567
	.endp lstat#
	.align 16
	.align 64
	.global fstat#
	.type	fstat#, @function
	.proc fstat#
fstat:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r40 = r33
	sxt4 r39 = r32
	;;
	.mib
	addl r38 = 92, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L582
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L582:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L571
.L573:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L583:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L571:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L573
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L573
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L583
	.endp fstat#
	.align 16
	.align 64
	.global __stat64#
	.type	__stat64#, @function
	.proc __stat64#
__stat64:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r39 = r32
	mov r40 = r33
	;;
	.mib
	addl r38 = 369, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L598
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L598:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L587
.L589:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L599:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L587:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L589
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L589
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L599
	.endp __stat64#
	.align 16
	.align 64
	.global __lstat64#
	.type	__lstat64#, @function
	.proc __lstat64#
__lstat64:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r39 = r32
	mov r40 = r33
	;;
	.mib
	addl r38 = 366, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L614
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L614:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L603
.L605:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L615:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L603:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L605
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L605
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L615
	.endp __lstat64#
	.align 16
	.align 64
	.global __fstat64#
	.type	__fstat64#, @function
	.proc __fstat64#
__fstat64:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r40 = r33
	sxt4 r39 = r32
	;;
	.mib
	addl r38 = 361, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L630
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L630:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L619
.L621:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L631:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L619:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L621
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L621
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L631
	.endp __fstat64#
	.align 16
	.align 64
	.global utime#
	.type	utime#, @function
	.proc utime#
utime:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r39 = r32
	mov r40 = r33
	;;
	.mib
	addl r38 = 30, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L646
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L646:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L635
.L637:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L647:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L635:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L637
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L637
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L647
	.endp utime#
	.align 16
	.align 64
	.global umask#
	.type	umask#, @function
	.proc umask#
umask:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	sxt4 r38 = r32
	;;
	.mib
	addl r37 = 60, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r36
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L662
	;;
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L662:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r33 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L651
.L653:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	nop 0
.L663:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L651:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r36
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L653
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L653
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L663
	.endp umask#
	.align 16
	.align 64
	.global dup#
	.type	dup#, @function
	.proc dup#
dup:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	sxt4 r38 = r32
	;;
	.mib
	addl r37 = 41, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r36
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L678
	;;
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L678:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r33 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L667
.L669:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	nop 0
.L679:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L667:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r36
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L669
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L669
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L679
	.endp dup#
	.align 16
	.align 64
	.global dup2#
	.type	dup2#, @function
	.proc dup2#
dup2:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	sxt4 r40 = r33
	;;
	.mib
	addl r38 = 90, r0
	sxt4 r39 = r32
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L694
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L694:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L683
.L685:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L695:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L683:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L685
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L685
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L695
	.endp dup2#
	.align 16
	.align 64
	.global fsync#
	.type	fsync#, @function
	.proc fsync#
fsync:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r36 = r1
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r32
	.mmb
	addl r37 = 95, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	nop 0
	.mmi
	adds r14 = 16, r12
	mov r1 = r36
	mov r33 = r8
	;;
	.mmi
	nop 0
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L710
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r33
	mov r1 = r36
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L710:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r33 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L699
.L701:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	st4 [r14] = r33
	addl r33 = -1, r0
.L711:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r33
	mov r1 = r36
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L699:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r36
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r14 = 16, r8
	(p6) br.cond.dpnt .L701
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L701
	;;
	.mib
	st4 [r14] = r33
	addl r33 = -1, r0
	br .L711
	.endp fsync#
	.align 16
	.align 64
	.global truncate#
	.type	truncate#, @function
	.proc truncate#
truncate:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r39 = r32
	mov r40 = r33
	;;
	.mib
	addl r38 = 129, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L726
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L726:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L715
.L717:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L727:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L715:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L717
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L717
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L727
	.endp truncate#
	.align 16
	.align 64
	.global ftruncate#
	.type	ftruncate#, @function
	.proc ftruncate#
ftruncate:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r40 = r33
	sxt4 r39 = r32
	;;
	.mib
	addl r38 = 130, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L742
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L742:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L731
.L733:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L743:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L731:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L733
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L733
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L743
	.endp ftruncate#
	.align 16
	.align 64
	.global mknod#
	.type	mknod#, @function
	.proc mknod#
mknod:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r38 = r1
	.body
	mov r40 = r32
	sxt4 r42 = r34
	;;
	.mib
	addl r39 = 14, r0
	sxt4 r41 = r33
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r38
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L758
	;;
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L758:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r35 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L747
.L749:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r35
	nop 0
	nop 0
.L759:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L747:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r38
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L749
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L749
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L759
	.endp mknod#
	.align 16
	.align 64
	.global poll#
	.type	poll#, @function
	.proc poll#
poll:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r38 = r1
	nop 0
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mii
	mov r1 = r38
	sxt4 r42 = r34
	addp4 r41 = r33, r0
	.mmb
	mov r40 = r32
	addl r39 = 269, r0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	nop 0
	.mmi
	adds r14 = 16, r12
	mov r1 = r38
	mov r35 = r8
	;;
	.mmi
	nop 0
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L774
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r35
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L774:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r35 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L763
.L765:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	st4 [r14] = r35
	addl r35 = -1, r0
.L775:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r35
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L763:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r38
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r14 = 16, r8
	(p6) br.cond.dpnt .L765
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L765
	;;
	.mib
	st4 [r14] = r35
	addl r35 = -1, r0
	br .L775
	.endp poll#
	.align 16
	.align 64
	.global getdtablesize#
	.type	getdtablesize#, @function
	.proc getdtablesize#
getdtablesize:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 1, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r35 = r1
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mib
	addl r36 = 268, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r35
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L790
	;;
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L790:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r32 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L779
.L781:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r32
	nop 0
	nop 0
.L791:
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L779:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r35
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L781
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L781
	;;
	.mib
	st4 [r14] = r32
	nop 0
	br .L791
	.endp getdtablesize#
	.align 16
	.align 64
	.global statfs#
	.type	statfs#, @function
	.proc statfs#
statfs:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r39 = r32
	mov r40 = r33
	;;
	.mib
	addl r38 = 196, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L806
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L806:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L795
.L797:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L807:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L795:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L797
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L797
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L807
	.endp statfs#
	.align 16
	.align 64
	.global fstatfs#
	.type	fstatfs#, @function
	.proc fstatfs#
fstatfs:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r40 = r33
	sxt4 r39 = r32
	;;
	.mib
	addl r38 = 197, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L822
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L822:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L811
.L813:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L823:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L811:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L813
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L813
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L823
	.endp fstatfs#
	.align 16
	.align 64
	.global statvfs#
	.type	statvfs#, @function
	.proc statvfs#
statvfs:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r39 = r32
	mov r40 = r33
	;;
	.mib
	addl r38 = 330, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L838
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L838:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L827
.L829:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L839:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L827:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L829
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L829
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L839
	.endp statvfs#
	.align 16
	.align 64
	.global fstatvfs#
	.type	fstatvfs#, @function
	.proc fstatvfs#
fstatvfs:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r40 = r33
	sxt4 r39 = r32
	;;
	.mib
	addl r38 = 331, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L854
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L854:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L843
.L845:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L855:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L843:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L845
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L845
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L855
	.endp fstatvfs#
	.align 16
	.align 64
	.global __statvfs64#
	.type	__statvfs64#, @function
	.proc __statvfs64#
__statvfs64:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r39 = r32
	mov r40 = r33
	;;
	.mib
	addl r38 = 475, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L870
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L870:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L859
.L861:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L871:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L859:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L861
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L861
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L871
	.endp __statvfs64#
	.align 16
	.align 64
	.global __fstatvfs64#
	.type	__fstatvfs64#, @function
	.proc __fstatvfs64#
__fstatvfs64:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r40 = r33
	sxt4 r39 = r32
	;;
	.mib
	addl r38 = 476, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L886
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L886:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L875
.L877:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L887:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L875:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L877
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L877
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L887
	.endp __fstatvfs64#
	.align 16
	.align 64
	.global readv#
	.type	readv#, @function
	.proc readv#
readv:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r38 = r1
	nop 0
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	nop 0
	mov r1 = r38
	sxt4 r42 = r34
	.mmi
	mov r41 = r33
	addl r39 = 120, r0
	sxt4 r40 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r14 = 16, r12
	mov r1 = r38
	.mmi
	mov r35 = r8
	;;
	st8 [r15] = r9
	addl r15 = -4095, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.gtu p6, p7 = r15, r8
	nop 0
	(p7) br.cond.dpnt .L901
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r35
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L901:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r35 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L890
.L892:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	st4 [r14] = r35
	addl r35 = -1, r0
.L902:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r35
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L890:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r38
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r14 = 16, r8
	(p6) br.cond.dpnt .L892
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L892
	;;
	.mib
	st4 [r14] = r35
	addl r35 = -1, r0
	br .L902
	.endp readv#
	.align 16
	.align 64
	.global writev#
	.type	writev#, @function
	.proc writev#
writev:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r38 = r1
	nop 0
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	nop 0
	mov r1 = r38
	sxt4 r42 = r34
	.mmi
	mov r41 = r33
	addl r39 = 121, r0
	sxt4 r40 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r14 = 16, r12
	mov r1 = r38
	.mmi
	mov r35 = r8
	;;
	st8 [r15] = r9
	addl r15 = -4095, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.gtu p6, p7 = r15, r8
	nop 0
	(p7) br.cond.dpnt .L916
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r35
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L916:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r35 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L905
.L907:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	st4 [r14] = r35
	addl r35 = -1, r0
.L917:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r35
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L905:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r38
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r14 = 16, r8
	(p6) br.cond.dpnt .L907
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L907
	;;
	.mib
	st4 [r14] = r35
	addl r35 = -1, r0
	br .L917
	.endp writev#
	.align 16
	.align 64
	.global sync#
	.type	sync#, @function
	.proc sync#
sync:
	.prologue 12, 32
	.mii
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	;;
	.mib
	addl r35 = 36, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
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
	.endp sync#
	.align 16
	.align 64
	.global mkfifo#
	.type	mkfifo#, @function
	.proc mkfifo#
mkfifo:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	mov r39 = r32
	;;
	.mmi
	addl r40 = 4096, r0
	mov r41 = r0
	addl r38 = 14, r0
	;;
	.mmi
	nop 0
	or r40 = r40, r33
	nop 0
	;;
	.mib
	nop 0
	sxt4 r40 = r40
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L934
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L934:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L923
.L925:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L935:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L923:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L925
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L925
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L935
	.endp mkfifo#
	.align 16
	.align 64
	.global remove#
	.type	remove#, @function
	.proc remove#
remove:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	mov r38 = r32
	;;
	.mib
	addl r37 = 10, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 40, r12
	nop 0
	mov r1 = r36
	;;
	.mmi
	st8 [r15] = r9
	nop 0
	adds r15 = 32, r12
	;;
	.mmi
	st8 [r15] = r8
	nop 0
	addl r15 = -4095, r0
	;;
	.mib
	cmp.gtu p6, p7 = r15, r8
	nop 0
	(p7) br.cond.dpnt .L963
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L964
.L936:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L964:
	.body
	.copy_state 1
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	nop 0
	;;
.L941:
	.mmi
	ld4 r14 = [r14]
	mov r38 = r32
	addl r37 = 137, r0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 21, r14
	nop 0
	;;
	.mib
	(p6) addl r8 = -1, r0
	nop 0
	(p6) br.cond.dpnt .L936
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 24, r12
	adds r15 = 4095, r8
	mov r1 = r36
	;;
	.mmi
	st8 [r14] = r9
	nop 0
	adds r14 = 16, r12
	;;
	.mmi
	st8 [r14] = r8
	nop 0
	addl r14 = 4094, r0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r14, r15
	(p7) br.cond.dptk .L936
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r33 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L945
.L947:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	nop 0
.L965:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L945:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r36
	cmp.eq p6, p7 = 0, r8
	.mmb
	adds r14 = 16, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L947
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L947
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L965
.L963:
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r33 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L938
.L940:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	mov r8 = r14
	nop 0
	;;
	.mib
	st4 [r8] = r33
	nop 0
	br .L941
.L938:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r14 = 1120, r8
	mov r1 = r36
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r8 = 16, r8
	(p6) br.cond.dpnt .L940
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	addl r14 = @gprel(errno#), gp
	(p6) br.cond.dpnt .L940
	;;
	.mib
	st4 [r8] = r33
	nop 0
	br .L941
	.endp remove#
	.align 16
	.align 64
	.global pipe#
	.type	pipe#, @function
	.proc pipe#
pipe:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 1, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	nop 0
	mov r36 = r1
	.body
	nop 0
	;;
	.mib
	addl r37 = 42, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	mov r33 = r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r36
	;;
	st8 [r15] = r9
	addl r15 = -4095, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.gtu p6, p7 = r15, r8
	nop 0
	(p7) br.cond.dpnt .L981
	;;
	.mib
	cmp.gt p6, p7 = r0, r8
	mov r8 = r0
	(p6) br.cond.spnt .L972
	;;
	.mmi
	nop 0
	st4 [r32] = r33, 4
	nop 0
	;;
	.mii
	st4 [r32] = r9
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L981:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r33 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L968
.L970:
	.mmi
	nop 0
	addl r8 = @gprel(errno#), gp
	nop 0
	;;
	.mmi
	st4 [r8] = r33
	nop 0
	nop 0
.L972:
	.mii
	addl r8 = -1, r0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L968:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r14 = 1120, r8
	mov r1 = r36
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r8 = 16, r8
	(p6) br.cond.dpnt .L970
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L970
	;;
	.mib
	st4 [r8] = r33
	nop 0
	br .L972
	.endp pipe#
	.align 16
	.align 64
	.global select#
	.type	select#, @function
	.proc select#
select:
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 5, 4, 6, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r40 = r1
	nop 0
	.save rp, r38
	mov r38 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	mov r1 = r40
	mov r46 = r36
	mov r45 = r35
	.mmi
	mov r44 = r34
	mov r43 = r33
	addl r41 = 93, r0
	;;
	.mib
	nop 0
	sxt4 r42 = r32
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	nop 0
	.mmi
	adds r14 = 16, r12
	mov r1 = r40
	mov r37 = r8
	;;
	.mmi
	nop 0
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L996
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r37
	mov r1 = r40
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L996:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r37 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L985
.L987:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	st4 [r14] = r37
	addl r37 = -1, r0
.L997:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r37
	mov r1 = r40
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L985:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r40
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r14 = 16, r8
	(p6) br.cond.dpnt .L987
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L987
	;;
	.mib
	st4 [r14] = r37
	addl r37 = -1, r0
	br .L997
	.endp select#
	.align 16
	.align 64
	.global isatty#
	.type	isatty#, @function
	.proc isatty#
isatty:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.fframe 64
	adds r12 = -64, r12
	nop 0
	.mii
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	mov r36 = r32
	;;
	.mlx
	adds r38 = 16, r12
	movl r37 = 1074942977
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mii
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r35
	;;
	(p6) addl r8 = 1, r0
	;;
	.mii
	(p7) mov r8 = r0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	.endp isatty#
	.align 16
	.align 64
	.global mmap#
	.type	mmap#, @function
	.proc mmap#
mmap:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 6, 4, 7, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r41 = r1
	.save rp, r39
	mov r39 = b0
	.body
	mov r43 = r32
	;;
	.mmi
	mov r44 = r33
	mov r48 = r37
	sxt4 r47 = r36
	.mmi
	addl r42 = 71, r0
	nop 0
	sxt4 r46 = r35
	;;
	.mib
	nop 0
	sxt4 r45 = r34
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r41
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1014
	;;
	.mii
	nop 0
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1014:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r38 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1003
.L1005:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r38
	nop 0
	nop 0
.L1015:
	.mii
	nop 0
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1003:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r41
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1005
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1005
	;;
	.mib
	st4 [r14] = r38
	nop 0
	br .L1015
	.endp mmap#
	.align 16
	.align 64
	.global __mmap64#
	.type	__mmap64#, @function
	.proc __mmap64#
__mmap64:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 6, 4, 7, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r41 = r1
	.save rp, r39
	mov r39 = b0
	.body
	mov r43 = r32
	;;
	.mmi
	mov r44 = r33
	mov r48 = r37
	sxt4 r47 = r36
	.mmi
	addl r42 = 367, r0
	nop 0
	sxt4 r46 = r35
	;;
	.mib
	nop 0
	sxt4 r45 = r34
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r41
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1030
	;;
	.mii
	nop 0
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1030:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r38 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1019
.L1021:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r38
	nop 0
	nop 0
.L1031:
	.mii
	nop 0
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1019:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r41
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1021
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1021
	;;
	.mib
	st4 [r14] = r38
	nop 0
	br .L1031
	.endp __mmap64#
	.align 16
	.align 64
	.global munmap#
	.type	munmap#, @function
	.proc munmap#
munmap:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r39 = r32
	mov r40 = r33
	;;
	.mib
	addl r38 = 73, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1046
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1046:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1035
.L1037:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L1047:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1035:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1037
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1037
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1047
	.endp munmap#
	.align 16
	.align 64
	.global mprotect#
	.type	mprotect#, @function
	.proc mprotect#
mprotect:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	mov r40 = r32
	;;
	.mmi
	mov r41 = r33
	nop 0
	addl r39 = 74, r0
	.mib
	nop 0
	sxt4 r42 = r34
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r38
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1062
	;;
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1062:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r35 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1051
.L1053:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r35
	nop 0
	nop 0
.L1063:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1051:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r38
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1053
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1053
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L1063
	.endp mprotect#
	.align 16
	.align 64
	.global mlock#
	.type	mlock#, @function
	.proc mlock#
mlock:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r39 = r32
	mov r40 = r33
	;;
	.mib
	addl r38 = 421, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1078
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1078:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1067
.L1069:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L1079:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1067:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1069
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1069
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1079
	.endp mlock#
	.align 16
	.align 64
	.global munlock#
	.type	munlock#, @function
	.proc munlock#
munlock:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r39 = r32
	mov r40 = r33
	;;
	.mib
	addl r38 = 422, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1094
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1094:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1083
.L1085:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L1095:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1083:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1085
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1085
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1095
	.endp munlock#
	.align 16
	.align 64
	.global msync#
	.type	msync#, @function
	.proc msync#
msync:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	mov r40 = r32
	;;
	.mmi
	mov r41 = r33
	nop 0
	addl r39 = 320, r0
	.mib
	nop 0
	sxt4 r42 = r34
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r38
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1110
	;;
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1110:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r35 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1099
.L1101:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r35
	nop 0
	nop 0
.L1111:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1099:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r38
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1101
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1101
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L1111
	.endp msync#
	.align 16
	.align 64
	.global mlockall#
	.type	mlockall#, @function
	.proc mlockall#
mlockall:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	sxt4 r38 = r32
	;;
	.mib
	addl r37 = 423, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r36
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1126
	;;
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1126:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r33 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1115
.L1117:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	nop 0
.L1127:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1115:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r36
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1117
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1117
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L1127
	.endp mlockall#
	.align 16
	.align 64
	.global munlockall#
	.type	munlockall#, @function
	.proc munlockall#
munlockall:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 1, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r35 = r1
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mib
	addl r36 = 424, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r35
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1142
	;;
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1142:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r32 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1131
.L1133:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r32
	nop 0
	nop 0
.L1143:
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1131:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r35
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1133
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1133
	;;
	.mib
	st4 [r14] = r32
	nop 0
	br .L1143
	.endp munlockall#
	.align 16
	.align 64
	.global madvise#
	.type	madvise#, @function
	.proc madvise#
madvise:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	mov r40 = r32
	;;
	.mmi
	mov r41 = r33
	nop 0
	addl r39 = 75, r0
	.mib
	nop 0
	sxt4 r42 = r34
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r38
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1158
	;;
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1158:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r35 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1147
.L1149:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r35
	nop 0
	nop 0
.L1159:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1147:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r38
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1149
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1149
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L1159
	.endp madvise#
	.align 16
	.align 64
	.global getpid#
	.type	getpid#, @function
	.proc getpid#
getpid:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r34 = r1
	nop 0
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mib
	addl r35 = 20, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mii
	mov r1 = r34
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp getpid#
	.align 16
	.align 64
	.global getppid#
	.type	getppid#, @function
	.proc getppid#
getppid:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r34 = r1
	nop 0
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mib
	addl r35 = 20, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r34
	mov r8 = r9
	mov b0 = r32
	;;
	.mii
	nop 0
	mov ar.pfs = r33
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp getppid#
	.align 16
	.align 64
	.global getuid#
	.type	getuid#, @function
	.proc getuid#
getuid:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r34 = r1
	nop 0
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mib
	addl r35 = 24, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mii
	mov r1 = r34
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp getuid#
	.align 16
	.align 64
	.global geteuid#
	.type	geteuid#, @function
	.proc geteuid#
geteuid:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r34 = r1
	nop 0
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mib
	addl r35 = 24, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r34
	mov r8 = r9
	mov b0 = r32
	;;
	.mii
	nop 0
	mov ar.pfs = r33
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp geteuid#
	.align 16
	.align 64
	.global getgid#
	.type	getgid#, @function
	.proc getgid#
getgid:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r34 = r1
	nop 0
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mib
	addl r35 = 47, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mii
	mov r1 = r34
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp getgid#
	.align 16
	.align 64
	.global getegid#
	.type	getegid#, @function
	.proc getegid#
getegid:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r34 = r1
	nop 0
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mib
	addl r35 = 47, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r34
	mov r8 = r9
	mov b0 = r32
	;;
	.mii
	nop 0
	mov ar.pfs = r33
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp getegid#
	.align 16
	.align 64
	.global setuid#
	.type	setuid#, @function
	.proc setuid#
setuid:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	sxt4 r38 = r32
	;;
	.mib
	addl r37 = 23, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r36
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1186
	;;
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1186:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r33 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1175
.L1177:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	nop 0
.L1187:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1175:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r36
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1177
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1177
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L1187
	.endp setuid#
	.align 16
	.align 64
	.global setgid#
	.type	setgid#, @function
	.proc setgid#
setgid:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	sxt4 r38 = r32
	;;
	.mib
	addl r37 = 46, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r36
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1202
	;;
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1202:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r33 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1191
.L1193:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	nop 0
.L1203:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1191:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r36
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1193
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1193
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L1203
	.endp setgid#
	.align 16
	.align 64
	.global setresuid#
	.type	setresuid#, @function
	.proc setresuid#
setresuid:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	sxt4 r42 = r34
	;;
	.mmi
	addl r39 = 126, r0
	nop 0
	sxt4 r41 = r33
	.mib
	nop 0
	sxt4 r40 = r32
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r38
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1218
	;;
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1218:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r35 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1207
.L1209:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r35
	nop 0
	nop 0
.L1219:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1207:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r38
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1209
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1209
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L1219
	.endp setresuid#
	.align 16
	.align 64
	.global setresgid#
	.type	setresgid#, @function
	.proc setresgid#
setresgid:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	sxt4 r42 = r34
	;;
	.mmi
	addl r39 = 127, r0
	nop 0
	sxt4 r41 = r33
	.mib
	nop 0
	sxt4 r40 = r32
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r38
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1234
	;;
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1234:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r35 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1223
.L1225:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r35
	nop 0
	nop 0
.L1235:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1223:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r38
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1225
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1225
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L1235
	.endp setresgid#
	.align 16
	.align 64
	.global setpgid#
	.type	setpgid#, @function
	.proc setpgid#
setpgid:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	sxt4 r40 = r33
	;;
	.mib
	addl r38 = 82, r0
	sxt4 r39 = r32
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1250
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1250:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1239
.L1241:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L1251:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1239:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1241
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1241
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1251
	.endp setpgid#
	.align 16
	.align 64
	.global getgroups#
	.type	getgroups#, @function
	.proc getgroups#
getgroups:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r40 = r33
	sxt4 r39 = r32
	;;
	.mib
	addl r38 = 79, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1266
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1266:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1255
.L1257:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L1267:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1255:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1257
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1257
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1267
	.endp getgroups#
	.align 16
	.align 64
	.global execve#
	.type	execve#, @function
	.proc execve#
execve:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	mov r40 = r32
	;;
	.mmi
	mov r41 = r33
	nop 0
	mov r42 = r34
	.mmb
	addl r39 = 59, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r38
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1282
	;;
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1282:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r35 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1271
.L1273:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r35
	nop 0
	nop 0
.L1283:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1271:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r38
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1273
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1273
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L1283
	.endp execve#
	.align 16
	.align 64
	.global waitpid#
	.type	waitpid#, @function
	.proc waitpid#
waitpid:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r38 = r1
	nop 0
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	nop 0
	mov r1 = r38
	sxt4 r42 = r34
	.mmi
	mov r41 = r33
	addl r39 = 200, r0
	sxt4 r40 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	nop 0
	.mmi
	adds r14 = 16, r12
	mov r1 = r38
	mov r35 = r8
	;;
	.mmi
	nop 0
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1298
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r35
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L1298:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r35 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1287
.L1289:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	st4 [r14] = r35
	addl r35 = -1, r0
.L1299:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r35
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L1287:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r38
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r14 = 16, r8
	(p6) br.cond.dpnt .L1289
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1289
	;;
	.mib
	st4 [r14] = r35
	addl r35 = -1, r0
	br .L1299
	.endp waitpid#
	.align 16
	.align 64
	.global wait3#
	.type	wait3#, @function
	.proc wait3#
wait3:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r38 = r1
	nop 0
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r34
	sxt4 r41 = r33
	.mmb
	mov r40 = r32
	addl r39 = 84, r0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	nop 0
	.mmi
	adds r14 = 16, r12
	mov r1 = r38
	mov r35 = r8
	;;
	.mmi
	nop 0
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1314
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r35
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L1314:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r35 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1303
.L1305:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	st4 [r14] = r35
	addl r35 = -1, r0
.L1315:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r35
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L1303:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r38
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r14 = 16, r8
	(p6) br.cond.dpnt .L1305
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1305
	;;
	.mib
	st4 [r14] = r35
	addl r35 = -1, r0
	br .L1315
	.endp wait3#
	.align 16
	.align 64
	.global kill#
	.type	kill#, @function
	.proc kill#
kill:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	sxt4 r40 = r33
	;;
	.mib
	addl r38 = 37, r0
	sxt4 r39 = r32
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1330
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1330:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1319
.L1321:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L1331:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1319:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1321
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1321
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1331
	.endp kill#
	.align 16
	.align 64
	.global waitid#
	.type	waitid#, @function
	.proc waitid#
waitid:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 4, 4, 5, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r39 = r1
	nop 0
	.save rp, r37
	mov r37 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	nop 0
	mov r1 = r39
	sxt4 r44 = r35
	.mmi
	mov r43 = r34
	addl r40 = 382, r0
	sxt4 r42 = r33
	;;
	.mib
	nop 0
	sxt4 r41 = r32
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	nop 0
	.mmi
	adds r14 = 16, r12
	mov r1 = r39
	mov r36 = r8
	;;
	.mmi
	nop 0
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1346
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r36
	mov r1 = r39
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L1346:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r36 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1335
.L1337:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	st4 [r14] = r36
	addl r36 = -1, r0
.L1347:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r36
	mov r1 = r39
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L1335:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r39
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r14 = 16, r8
	(p6) br.cond.dpnt .L1337
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1337
	;;
	.mib
	st4 [r14] = r36
	addl r36 = -1, r0
	br .L1347
	.endp waitid#
	.align 16
	.align 64
	.global alarm#
	.type	alarm#, @function
	.proc alarm#
alarm:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	addp4 r38 = r32, r0
	;;
	.mib
	addl r37 = 27, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r36
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1362
	;;
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1362:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r33 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1351
.L1353:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	nop 0
.L1363:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1351:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r36
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1353
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1353
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L1363
	.endp alarm#
	.align 16
	.align 64
	.global nice#
	.type	nice#, @function
	.proc nice#
nice:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	sxt4 r38 = r32
	;;
	.mib
	addl r37 = 34, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r36
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1378
	;;
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1378:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r33 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1367
.L1369:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	nop 0
.L1379:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1367:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r36
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1369
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1369
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L1379
	.endp nice#
	.align 16
	.align 64
	.global getrusage#
	.type	getrusage#, @function
	.proc getrusage#
getrusage:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r40 = r33
	sxt4 r39 = r32
	;;
	.mib
	addl r38 = 117, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1394
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1394:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1383
.L1385:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L1395:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1383:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1385
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1385
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1395
	.endp getrusage#
	.align 16
	.align 64
	.global getrlimit#
	.type	getrlimit#, @function
	.proc getrlimit#
getrlimit:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r40 = r33
	sxt4 r39 = r32
	;;
	.mib
	addl r38 = 144, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1410
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1410:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1399
.L1401:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L1411:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1399:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1401
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1401
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1411
	.endp getrlimit#
	.align 16
	.align 64
	.global setrlimit#
	.type	setrlimit#, @function
	.proc setrlimit#
setrlimit:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r40 = r33
	sxt4 r39 = r32
	;;
	.mib
	addl r38 = 145, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1426
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1426:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1415
.L1417:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L1427:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1415:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1417
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1417
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1427
	.endp setrlimit#
	.align 16
	.align 64
	.global __getrlimit64#
	.type	__getrlimit64#, @function
	.proc __getrlimit64#
__getrlimit64:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r40 = r33
	sxt4 r39 = r32
	;;
	.mib
	addl r38 = 363, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1442
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1442:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1431
.L1433:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L1443:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1431:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1433
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1433
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1443
	.endp __getrlimit64#
	.align 16
	.align 64
	.global __setrlimit64#
	.type	__setrlimit64#, @function
	.proc __setrlimit64#
__setrlimit64:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r40 = r33
	sxt4 r39 = r32
	;;
	.mib
	addl r38 = 368, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1458
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1458:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1447
.L1449:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L1459:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1447:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1449
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1449
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1459
	.endp __setrlimit64#
	.align 16
	.align 64
	.global setitimer#
	.type	setitimer#, @function
	.proc setitimer#
setitimer:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	mov r41 = r33
	;;
	.mmi
	mov r42 = r34
	nop 0
	addl r39 = 83, r0
	.mib
	nop 0
	sxt4 r40 = r32
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r38
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1474
	;;
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1474:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r35 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1463
.L1465:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r35
	nop 0
	nop 0
.L1475:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1463:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r38
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1465
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1465
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L1475
	.endp setitimer#
	.align 16
	.align 64
	.global getitimer#
	.type	getitimer#, @function
	.proc getitimer#
getitimer:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r40 = r33
	sxt4 r39 = r32
	;;
	.mib
	addl r38 = 86, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1490
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1490:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1479
.L1481:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L1491:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1479:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1481
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1481
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1491
	.endp getitimer#
	.align 16
	.align 64
	.global sched_yield#
	.type	sched_yield#, @function
	.proc sched_yield#
sched_yield:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 1, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r35 = r1
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mib
	addl r36 = 341, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r35
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1506
	;;
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1506:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r32 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1495
.L1497:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r32
	nop 0
	nop 0
.L1507:
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1495:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r35
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1497
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1497
	;;
	.mib
	st4 [r14] = r32
	nop 0
	br .L1507
	.endp sched_yield#
	.align 16
	.align 64
	.global setgroups#
	.type	setgroups#, @function
	.proc setgroups#
setgroups:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r40 = r33
	sxt4 r39 = r32
	;;
	.mib
	addl r38 = 80, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1522
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1522:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1511
.L1513:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L1523:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1511:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1513
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1513
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1523
	.endp setgroups#
	.align 16
	.align 64
	.global getpgrp2#
	.type	getpgrp2#, @function
	.proc getpgrp2#
getpgrp2:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	sxt4 r38 = r32
	;;
	.mib
	addl r37 = 81, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r36
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1538
	;;
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1538:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r33 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1527
.L1529:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	nop 0
.L1539:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1527:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r36
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1529
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1529
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L1539
	.endp getpgrp2#
	.align 16
	.align 64
	.global getpgid#
	.type	getpgid#, @function
	.proc getpgid#
getpgid:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	sxt4 r38 = r32
	;;
	.mib
	addl r37 = 81, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r36
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1554
	;;
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1554:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r33 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1543
.L1545:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	nop 0
.L1555:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1543:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r36
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1545
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1545
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L1555
	.endp getpgid#
	.align 16
	.align 64
	.global setpgrp2#
	.type	setpgrp2#, @function
	.proc setpgrp2#
setpgrp2:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	sxt4 r40 = r33
	;;
	.mib
	addl r38 = 82, r0
	sxt4 r39 = r32
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1570
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1570:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1559
.L1561:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L1571:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1559:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1561
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1561
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1571
	.endp setpgrp2#
	.align 16
	.align 64
	.global getsid#
	.type	getsid#, @function
	.proc getsid#
getsid:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	sxt4 r38 = r32
	;;
	.mib
	addl r37 = 333, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r36
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1586
	;;
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1586:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r33 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1575
.L1577:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	nop 0
.L1587:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1575:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r36
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1577
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1577
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L1587
	.endp getsid#
	.align 16
	.align 64
	.global sched_setparam#
	.type	sched_setparam#, @function
	.proc sched_setparam#
sched_setparam:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r40 = r33
	sxt4 r39 = r32
	;;
	.mib
	addl r38 = 337, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1602
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1602:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1591
.L1593:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L1603:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1591:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1593
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1593
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1603
	.endp sched_setparam#
	.align 16
	.align 64
	.global sched_getparam#
	.type	sched_getparam#, @function
	.proc sched_getparam#
sched_getparam:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r40 = r33
	sxt4 r39 = r32
	;;
	.mib
	addl r38 = 338, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1618
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1618:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1607
.L1609:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L1619:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1607:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1609
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1609
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1619
	.endp sched_getparam#
	.align 16
	.align 64
	.global sched_setscheduler#
	.type	sched_setscheduler#, @function
	.proc sched_setscheduler#
sched_setscheduler:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r38 = r1
	.body
	mov r42 = r34
	sxt4 r41 = r33
	;;
	.mib
	addl r39 = 339, r0
	sxt4 r40 = r32
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r38
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1634
	;;
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1634:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r35 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1623
.L1625:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r35
	nop 0
	nop 0
.L1635:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1623:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r38
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1625
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1625
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L1635
	.endp sched_setscheduler#
	.align 16
	.align 64
	.global sched_getscheduler#
	.type	sched_getscheduler#, @function
	.proc sched_getscheduler#
sched_getscheduler:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	sxt4 r38 = r32
	;;
	.mib
	addl r37 = 340, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r36
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1650
	;;
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1650:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r33 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1639
.L1641:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	nop 0
.L1651:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1639:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r36
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1641
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1641
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L1651
	.endp sched_getscheduler#
	.align 16
	.align 64
	.global sched_rr_get_interval#
	.type	sched_rr_get_interval#, @function
	.proc sched_rr_get_interval#
sched_rr_get_interval:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r40 = r33
	sxt4 r39 = r32
	;;
	.mib
	addl r38 = 344, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1666
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1666:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1655
.L1657:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L1667:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1655:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1657
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1657
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1667
	.endp sched_rr_get_interval#
	.align 16
	.align 64
	.global setpgrp#
	.type	setpgrp#, @function
	.proc setpgrp#
setpgrp:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 1, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r35 = r1
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mib
	addl r36 = 383, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r35
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1682
	;;
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1682:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r32 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1671
.L1673:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r32
	nop 0
	nop 0
.L1683:
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1671:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r35
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1673
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1673
	;;
	.mib
	st4 [r14] = r32
	nop 0
	br .L1683
	.endp setpgrp#
	.align 16
	.align 64
	.global setpriority#
	.type	setpriority#, @function
	.proc setpriority#
setpriority:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	sxt4 r42 = r34
	;;
	.mmi
	addl r39 = 96, r0
	nop 0
	sxt4 r41 = r33
	.mib
	nop 0
	sxt4 r40 = r32
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r38
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1698
	;;
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1698:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r35 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1687
.L1689:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r35
	nop 0
	nop 0
.L1699:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1687:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r38
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1689
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1689
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L1699
	.endp setpriority#
	.align 16
	.align 64
	.global settimeofday#
	.type	settimeofday#, @function
	.proc settimeofday#
settimeofday:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r39 = r32
	mov r40 = r33
	;;
	.mib
	addl r38 = 122, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1714
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1714:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1703
.L1705:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L1715:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1703:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1705
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1705
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1715
	.endp settimeofday#
	.align 16
	.align 64
	.global getpriority#
	.type	getpriority#, @function
	.proc getpriority#
getpriority:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	nop 0
	sxt4 r40 = r33
	;;
	.mib
	addl r38 = 100, r0
	sxt4 r39 = r32
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 24, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	st8 [r14] = r9
	nop 0
	adds r14 = 16, r12
	;;
	.mmi
	st8 [r14] = r8
	nop 0
	addl r14 = -4095, r0
	;;
	.mib
	cmp.gtu p6, p7 = r14, r8
	nop 0
	(p7) br.cond.dpnt .L1731
	;;
	.mib
	cmp.gt p6, p7 = r0, r8
	sub r8 = 20, r8
	(p6) br.cond.dpnt .L1722
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1731:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1718
.L1720:
	.mmi
	nop 0
	addl r8 = @gprel(errno#), gp
	nop 0
	;;
	.mmi
	st4 [r8] = r34
	nop 0
	nop 0
.L1722:
	.mii
	addl r8 = -1, r0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1718:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r14 = 1120, r8
	mov r1 = r37
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r8 = 16, r8
	(p6) br.cond.dpnt .L1720
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L1720
	;;
	.mib
	st4 [r8] = r34
	nop 0
	br .L1722
	.endp getpriority#
	.align 16
	.align 64
	.global setreuid#
	.type	setreuid#, @function
	.proc setreuid#
setreuid:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	sxt4 r40 = r33
	;;
	.mmi
	addl r41 = -1, r0
	nop 0
	addl r38 = 126, r0
	.mib
	nop 0
	sxt4 r39 = r32
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1746
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1746:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1735
.L1737:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L1747:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1735:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1737
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1737
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1747
	.endp setreuid#
	.align 16
	.align 64
	.global setregid#
	.type	setregid#, @function
	.proc setregid#
setregid:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	sxt4 r40 = r33
	;;
	.mmi
	addl r41 = -1, r0
	nop 0
	addl r38 = 127, r0
	.mib
	nop 0
	sxt4 r39 = r32
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1762
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1762:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1751
.L1753:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L1763:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1751:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1753
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1753
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1763
	.endp setregid#
	.align 16
	.align 64
	.global seteuid#
	.type	seteuid#, @function
	.proc seteuid#
seteuid:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	sxt4 r39 = r32
	;;
	.mmi
	addl r40 = -1, r0
	nop 0
	addl r38 = -1, r0
	.mmb
	addl r37 = 126, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r36
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1778
	;;
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1778:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r33 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1767
.L1769:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	nop 0
.L1779:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1767:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r36
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1769
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1769
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L1779
	.endp seteuid#
	.align 16
	.align 64
	.global setegid#
	.type	setegid#, @function
	.proc setegid#
setegid:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	sxt4 r39 = r32
	;;
	.mmi
	addl r40 = -1, r0
	nop 0
	addl r38 = -1, r0
	.mmb
	addl r37 = 127, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r36
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1794
	;;
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1794:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r33 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1783
.L1785:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	nop 0
.L1795:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1783:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r36
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1785
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1785
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L1795
	.endp setegid#
	.align 16
	.align 64
	.global getpgrp#
	.type	getpgrp#, @function
	.proc getpgrp#
getpgrp:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r35 = r1
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mib
	mov r37 = r0
	addl r36 = 81, r0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r35
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1810
	;;
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1810:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r32 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1799
.L1801:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r32
	nop 0
	nop 0
.L1811:
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1799:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r35
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1801
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1801
	;;
	.mib
	st4 [r14] = r32
	nop 0
	br .L1811
	.endp getpgrp#
	.align 16
	.align 64
	.global setsid#
	.type	setsid#, @function
	.proc setsid#
setsid:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 2, 0
	.fframe 80
	adds r12 = -80, r12
	nop 0
	.mmi
	mov r35 = r1
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mib
	mov r37 = r0
	addl r36 = 81, r0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 40, r12
	adds r15 = 4095, r8
	mov r32 = r8
	.mmi
	mov r1 = r35
	;;
	st8 [r14] = r9
	adds r14 = 32, r12
	;;
	.mmi
	st8 [r14] = r8
	nop 0
	addl r14 = 4094, r0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r14, r15
	(p6) br.cond.dpnt .L1813
.L1814:
	.mib
	addl r36 = 20, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 88, r12
	cmp4.eq p6, p7 = r8, r32
	mov r1 = r35
	.mmi
	addl r36 = 383, r0
	;;
	st8 [r14] = r9
	adds r14 = 80, r12
	;;
	.mbb
	st8 [r14] = r8
	(p6) br.cond.dpnt .L1818
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 24, r12
	adds r15 = 4095, r8
	mov r32 = r8
	.mmi
	mov r1 = r35
	;;
	st8 [r14] = r9
	adds r14 = 16, r12
	;;
	.mmi
	st8 [r14] = r8
	nop 0
	addl r14 = 4094, r0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r14, r15
	(p6) br.cond.dpnt .L1819
.L1820:
	.mib
	addl r36 = 20, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	cmp4.ne p6, p7 = r8, r32
	nop 0
	mov r1 = r35
	.mmb
	addl r36 = 20, r0
	nop 0
	(p6) br.cond.dpnt .L1818
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
.L1818:
	.body
	.copy_state 1
	.mmi
	addl r14 = @gprel(errno#), gp
	addl r15 = 1, r0
	addl r8 = -1, r0
	;;
	.mii
	st4 [r14] = r15
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
.L1813:
	.body
	.copy_state 2
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r32 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1815
.L1817:
	.mmi
	nop 0
	addl r8 = @gprel(errno#), gp
	nop 0
	;;
	.mib
	st4 [r8] = r32
	addl r32 = -1, r0
	br .L1814
.L1815:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r14 = 1120, r8
	mov r1 = r35
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r8 = 16, r8
	(p6) br.cond.dpnt .L1817
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L1817
	;;
	.mib
	st4 [r8] = r32
	addl r32 = -1, r0
	br .L1814
	;;
.L1819:
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r32 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1821
.L1823:
	.mmi
	nop 0
	addl r8 = @gprel(errno#), gp
	nop 0
	;;
	.mib
	st4 [r8] = r32
	addl r32 = -1, r0
	br .L1820
.L1821:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r14 = 1120, r8
	mov r1 = r35
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r8 = 16, r8
	(p6) br.cond.dpnt .L1823
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L1823
	;;
	.mib
	st4 [r8] = r32
	addl r32 = -1, r0
	br .L1820
	.endp setsid#
	.align 16
	.align 64
	.global pause#
	.type	pause#, @function
	.proc pause#
pause:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 1, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r35 = r1
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mib
	mov r1 = r35
	addl r36 = 29, r0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	nop 0
	.mmi
	adds r14 = 16, r12
	mov r1 = r35
	mov r32 = r8
	;;
	.mmi
	nop 0
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1853
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r32
	mov r1 = r35
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L1853:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r32 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1842
.L1844:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	st4 [r14] = r32
	addl r32 = -1, r0
.L1854:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r32
	mov r1 = r35
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L1842:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r35
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r14 = 16, r8
	(p6) br.cond.dpnt .L1844
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1844
	;;
	.mib
	st4 [r14] = r32
	addl r32 = -1, r0
	br .L1854
	.endp pause#
	.align 16
	.align 64
	.global wait#
	.type	wait#, @function
	.proc wait#
wait:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r36 = r1
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	mov r1 = r36
	mov r40 = r0
	mov r39 = r32
	.mmb
	addl r38 = -1, r0
	addl r37 = 200, r0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	nop 0
	.mmi
	adds r14 = 16, r12
	mov r1 = r36
	mov r33 = r8
	;;
	.mmi
	nop 0
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1869
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r33
	mov r1 = r36
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L1869:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r33 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1858
.L1860:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	st4 [r14] = r33
	addl r33 = -1, r0
.L1870:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r33
	mov r1 = r36
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L1858:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r36
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r14 = 16, r8
	(p6) br.cond.dpnt .L1860
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1860
	;;
	.mib
	st4 [r14] = r33
	addl r33 = -1, r0
	br .L1870
	.endp wait#
	.align 16
	.align 64
	.global killpg#
	.type	killpg#, @function
	.proc killpg#
killpg:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	sub r39 = r0, r32
	mov r37 = r1
	.body
	sxt4 r40 = r33
	;;
	.mib
	addl r38 = 37, r0
	sxt4 r39 = r39
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1885
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1885:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1874
.L1876:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L1886:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1874:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1876
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1876
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1886
	.endp killpg#
	.align 16
	.align 64
	.global execv#
	.type	execv#, @function
	.proc execv#
execv:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	addl r14 = @ltoffx(environ#), r1
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	ld8.mov r14 = [r14], environ#
	nop 0
	mov r39 = r32
	.mmi
	mov r40 = r33
	nop 0
	addl r38 = 59, r0
	;;
	.mib
	ld8 r41 = [r14]
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1901
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1901:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1890
.L1892:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L1902:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1890:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1892
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1892
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1902
	.endp execv#
	.align 16
	.align 64
	.global sigprocmask#
	.type	sigprocmask#, @function
	.proc sigprocmask#
sigprocmask:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	.fframe 48
	adds r12 = -48, r12
	nop 0
	.mmi
	cmp.ne p6, p7 = 0, r33
	cmp4.ne p8, p9 = 1, r32
	.save rp, r36
	mov r36 = b0
	;;
	.mmi
	(p6) addl r14 = 1, r0
	(p8) addl r15 = 1, r0
	nop 0
	.mmi
	mov r38 = r1
	.body
	mov r41 = r33
	mov r42 = r34
	;;
	.mii
	(p7) mov r14 = r0
	(p9) mov r15 = r0
	;;
	and r14 = r15, r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L1904
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	;;
	ld8.mov r14 = [r14], __threads_started#
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L1904
	.mmi
	mov r14 = r33
	adds r15 = 20, r12
	adds r41 = 16, r12
	;;
	.mmi
	ld4 r18 = [r14], 4
	nop 0
	mov r17 = r15
	;;
	.mmi
	ld4 r16 = [r14], 4
	st4 [r41] = r18
	nop 0
	;;
	.mmi
	st4 [r15] = r16, 4
	ld4 r16 = [r14], 4
	nop 0
	;;
	.mmi
	nop 0
	st4 [r15] = r16, 4
	nop 0
	.mmi
	ld4 r18 = [r14], 4
	ld4 r16 = [r17]
	nop 0
	;;
	.mmi
	st4 [r15] = r18, 4
	ld4 r18 = [r14], 4
	and r16 = -5, r16
	;;
	.mmi
	st4 [r15] = r18, 4
	ld4 r18 = [r14], 4
	nop 0
	.mmi
	st4 [r17] = r16
	;;
	st4 [r15] = r18, 4
	nop 0
	.mmi
	ld4 r16 = [r14], 4
	;;
	st4 [r15] = r16, 4
	nop 0
	.mmi
	ld4 r14 = [r14]
	;;
	st4 [r15] = r14
	nop 0
.L1904:
	.mii
	nop 0
	sxt4 r40 = r32
	addl r39 = 185, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 56, r12
	adds r15 = 4095, r8
	mov r1 = r38
	;;
	.mmi
	st8 [r14] = r9
	nop 0
	adds r14 = 48, r12
	;;
	.mmi
	st8 [r14] = r8
	nop 0
	addl r14 = 4094, r0
	;;
	.mib
	cmp.geu p6, p7 = r14, r15
	nop 0
	(p6) br.cond.dpnt .L1921
	;;
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L1921:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r35 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1907
.L1909:
	.mmi
	addl r8 = @gprel(errno#), gp
	;;
	st4 [r8] = r35
	addl r8 = -1, r0
.L1922:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L1907:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r14 = 1120, r8
	mov r1 = r38
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r8 = 16, r8
	(p6) br.cond.dpnt .L1909
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L1909
	;;
	.mib
	st4 [r8] = r35
	addl r8 = -1, r0
	br .L1922
	.endp sigprocmask#
	.align 16
	.align 64
	.global pthread_sigmask#
	.type	pthread_sigmask#, @function
	.proc pthread_sigmask#
pthread_sigmask:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 4, 0
	.fframe 48
	adds r12 = -48, r12
	nop 0
	.mmi
	cmp.ne p6, p7 = 0, r33
	cmp4.ne p8, p9 = 1, r32
	.save rp, r35
	mov r35 = b0
	;;
	.mmi
	(p6) addl r14 = 1, r0
	(p8) addl r15 = 1, r0
	mov r37 = r1
	.body
	.mmi
	addl r38 = 185, r0
	mov r40 = r33
	mov r41 = r34
	;;
	.mmi
	(p7) mov r14 = r0
	(p9) mov r15 = r0
	sxt4 r39 = r32
	;;
	.mmi
	nop 0
	and r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L1924
	.mmi
	addl r17 = @ltoffx(__threads_started#), r1
	adds r15 = 20, r12
	mov r14 = r33
	;;
	.mmi
	ld8.mov r17 = [r17], __threads_started#
	nop 0
	mov r16 = r15
	;;
	.mmi
	nop 0
	ld4 r17 = [r17]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r17
	(p6) br.cond.dptk .L1924
	.mmi
	ld4 r18 = [r14], 4
	nop 0
	adds r40 = 16, r12
	;;
	.mmi
	ld4 r17 = [r14], 4
	st4 [r40] = r18
	nop 0
	;;
	.mmi
	st4 [r15] = r17, 4
	ld4 r17 = [r14], 4
	nop 0
	;;
	.mmi
	nop 0
	st4 [r15] = r17, 4
	nop 0
	.mmi
	ld4 r18 = [r14], 4
	ld4 r17 = [r16]
	nop 0
	;;
	.mmi
	st4 [r15] = r18, 4
	ld4 r18 = [r14], 4
	and r17 = -5, r17
	;;
	.mmi
	st4 [r15] = r18, 4
	ld4 r18 = [r14], 4
	nop 0
	.mmi
	st4 [r16] = r17
	;;
	st4 [r15] = r18, 4
	nop 0
	.mmi
	ld4 r16 = [r14], 4
	;;
	st4 [r15] = r16, 4
	nop 0
	.mmi
	ld4 r14 = [r14]
	;;
	st4 [r15] = r14
	nop 0
.L1924:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r14 = r8
	mov r8 = r0
	mov r1 = r37
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r0, r14
	nop 0
	;;
	.mii
	(p7) sub r8 = r0, r14
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp pthread_sigmask#
	.align 16
	.align 64
	.global sigwait#
	.type	sigwait#, @function
	.proc sigwait#
sigwait:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r37 = r1
	nop 0
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r32
	.mmb
	addl r38 = 430, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mib
	mov r1 = r37
	mov r34 = r8
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r0
	cmp.le p6, p7 = r0, r34
	mov r1 = r37
	;;
	.mmi
	(p7) sub r8 = r0, r34
	(p6) st4 [r33] = r34
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp sigwait#
	.align 16
	.align 64
	.global sigwaitinfo#
	.type	sigwaitinfo#, @function
	.proc sigwaitinfo#
sigwaitinfo:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r37 = r1
	nop 0
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	mov r1 = r37
	mov r40 = r33
	nop 0
	.mmb
	mov r39 = r32
	addl r38 = 428, r0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	nop 0
	.mmi
	adds r14 = 16, r12
	mov r1 = r37
	mov r34 = r8
	;;
	.mmi
	nop 0
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1950
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r34
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
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L1950:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1939
.L1941:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	st4 [r14] = r34
	addl r34 = -1, r0
.L1951:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r37
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L1939:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r14 = 16, r8
	(p6) br.cond.dpnt .L1941
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1941
	;;
	.mib
	st4 [r14] = r34
	addl r34 = -1, r0
	br .L1951
	.endp sigwaitinfo#
	.align 16
	.align 64
	.global sigtimedwait#
	.type	sigtimedwait#, @function
	.proc sigtimedwait#
sigtimedwait:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r38 = r1
	nop 0
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r34
	mov r41 = r33
	.mmb
	mov r40 = r32
	addl r39 = 429, r0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	nop 0
	.mmi
	adds r14 = 16, r12
	mov r1 = r38
	mov r35 = r8
	;;
	.mmi
	nop 0
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1966
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r35
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L1966:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r35 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1955
.L1957:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	st4 [r14] = r35
	addl r35 = -1, r0
.L1967:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r35
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L1955:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r38
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r14 = 16, r8
	(p6) br.cond.dpnt .L1957
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1957
	;;
	.mib
	st4 [r14] = r35
	addl r35 = -1, r0
	br .L1967
	.endp sigtimedwait#
	.align 16
	.align 64
	.global sigqueue#
	.type	sigqueue#, @function
	.proc sigqueue#
sigqueue:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r38 = r1
	.body
	mov r42 = r34
	sxt4 r41 = r33
	;;
	.mib
	addl r39 = 427, r0
	sxt4 r40 = r32
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r38
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1982
	;;
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1982:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r35 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1971
.L1973:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r35
	nop 0
	nop 0
.L1983:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1971:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r38
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1973
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1973
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L1983
	.endp sigqueue#
	.align 16
	.align 64
	.global sigpending#
	.type	sigpending#, @function
	.proc sigpending#
sigpending:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	mov r38 = r32
	;;
	.mib
	addl r37 = 186, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r36
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1998
	;;
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1998:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r33 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1987
.L1989:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	nop 0
.L1999:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L1987:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r36
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1989
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1989
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L1999
	.endp sigpending#
	.align 16
	.align 64
	.global sigsuspend#
	.type	sigsuspend#, @function
	.proc sigsuspend#
sigsuspend:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r36 = r1
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r32
	.mmb
	addl r37 = 187, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	nop 0
	.mmi
	adds r14 = 16, r12
	mov r1 = r36
	mov r33 = r8
	;;
	.mmi
	nop 0
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L2014
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r33
	mov r1 = r36
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L2014:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r33 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L2003
.L2005:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	st4 [r14] = r33
	addl r33 = -1, r0
.L2015:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r33
	mov r1 = r36
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L2003:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r36
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r14 = 16, r8
	(p6) br.cond.dpnt .L2005
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2005
	;;
	.mib
	st4 [r14] = r33
	addl r33 = -1, r0
	br .L2015
	.endp sigsuspend#
	.align 16
	.align 64
	.global sigaltstack#
	.type	sigaltstack#, @function
	.proc sigaltstack#
sigaltstack:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r39 = r32
	mov r40 = r33
	;;
	.mib
	addl r38 = 381, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L2030
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L2030:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L2019
.L2021:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L2031:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L2019:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L2021
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2021
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L2031
	.endp sigaltstack#
	.align 16
	.align 64
	.global sigaction#
	.type	sigaction#, @function
	.proc sigaction#
sigaction:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	mov r41 = r33
	;;
	.mmi
	mov r42 = r34
	nop 0
	addl r39 = 188, r0
	.mib
	nop 0
	sxt4 r40 = r32
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r38
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L2046
	;;
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L2046:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r35 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L2035
.L2037:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r35
	nop 0
	nop 0
.L2047:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L2035:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r38
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L2037
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2037
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L2047
	.endp sigaction#
	.align 16
	.align 64
	.global sigemptyset#
	.type	sigemptyset#, @function
	.proc sigemptyset#
sigemptyset:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	mov r36 = r32
	;;
	.mib
	addl r38 = 32, r0
	mov r37 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r35
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp sigemptyset#
	.align 16
	.align 64
	.global sigfillset#
	.type	sigfillset#, @function
	.proc sigfillset#
sigfillset:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	mov r36 = r32
	;;
	.mib
	addl r38 = 32, r0
	addl r37 = 255, r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r35
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp sigfillset#
	.align 16
	.align 64
	.global sigaddset#
	.type	sigaddset#, @function
	.proc sigaddset#
sigaddset:
	.prologue
	.body
	.mmi
	adds r33 = -1, r33
	addl r15 = 1, r0
	mov r8 = r0
	;;
	.mii
	nop 0
	extr r14 = r33, 31, 1
	and r16 = 31, r33
	;;
	.mii
	nop 0
	shr.u r14 = r14, 59
	;;
	add r14 = r14, r33
	;;
	.mii
	nop 0
	extr r14 = r14, 5, 27
	shl r15 = r15, r16
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r32]
	;;
	or r15 = r14, r15
	nop 0
	;;
	.mib
	st4 [r32] = r15
	nop 0
	br.ret.sptk.many b0
	.endp sigaddset#
	.align 16
	.align 64
	.global sigdelset#
	.type	sigdelset#, @function
	.proc sigdelset#
sigdelset:
	.prologue
	.body
	.mmi
	adds r33 = -1, r33
	addl r15 = 1, r0
	mov r8 = r0
	;;
	.mii
	nop 0
	extr r14 = r33, 31, 1
	and r16 = 31, r33
	;;
	.mii
	nop 0
	shr.u r14 = r14, 59
	;;
	add r14 = r14, r33
	;;
	.mii
	nop 0
	shl r15 = r15, r16
	;;
	extr r14 = r14, 5, 27
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r32 = r32, r14
	andcm r15 = -1, r15
	;;
	.mmi
	ld4 r14 = [r32]
	;;
	and r15 = r14, r15
	nop 0
	;;
	.mib
	st4 [r32] = r15
	nop 0
	br.ret.sptk.many b0
	.endp sigdelset#
	.align 16
	.align 64
	.global sigismember#
	.type	sigismember#, @function
	.proc sigismember#
sigismember:
	.prologue
	.body
	.mii
	adds r33 = -1, r33
	nop 0
	;;
	extr r14 = r33, 31, 1
	.mmi
	and r15 = 31, r33
	;;
	nop 0
	shr.u r14 = r14, 59
	;;
	.mmi
	add r14 = r14, r33
	;;
	nop 0
	extr r14 = r14, 5, 27
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	ld4 r8 = [r32]
	;;
	nop 0
	shr.u r8 = r8, r15
	;;
	.mib
	nop 0
	and r8 = 1, r8
	br.ret.sptk.many b0
	.endp sigismember#
	.align 16
	.align 64
	.global signal#
	.type	signal#, @function
	.proc signal#
signal:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 4, 0
	.fframe 112
	adds r12 = -112, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	nop 0
	sxt4 r39 = r32
	;;
	.mmi
	adds r14 = 80, r12
	adds r15 = 64, r12
	nop 0
	.mmi
	adds r16 = 72, r12
	adds r41 = 16, r12
	addl r38 = 188, r0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 88, r12
	.mmi
	mov r40 = r15
	st8 [r15] = r33
	addl r15 = 36, r0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 96, r12
	.mmi
	st8 [r16] = r0
	;;
	st8 [r14] = r0
	adds r14 = 104, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	nop 0
	.mmb
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 120, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	st8 [r14] = r9
	nop 0
	adds r14 = 112, r12
	;;
	.mmi
	st8 [r14] = r8
	nop 0
	addl r14 = -4095, r0
	;;
	.mib
	cmp.gtu p6, p7 = r14, r8
	nop 0
	(p7) br.cond.dpnt .L2074
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L2063
	;;
	.mmi
	nop 0
	(p6) adds r14 = 16, r12
	nop 0
	;;
	.mii
	(p6) ld8 r8 = [r14]
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
.L2074:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L2060
.L2062:
	.mmi
	nop 0
	addl r8 = @gprel(errno#), gp
	nop 0
	;;
	.mmi
	st4 [r8] = r34
	nop 0
	nop 0
.L2063:
	.mii
	addl r8 = -1, r0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
	;;
.L2060:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r14 = 1120, r8
	mov r1 = r37
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r8 = 16, r8
	(p6) br.cond.dpnt .L2062
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L2062
	;;
	.mib
	st4 [r8] = r34
	nop 0
	br .L2063
	.endp signal#
	.align 16
	.align 64
	.global sigblock#
	.type	sigblock#, @function
	.proc sigblock#
sigblock:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	mov r38 = r32
	;;
	.mib
	addl r37 = 109, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r14 = 16, r12
	mov r1 = r36
	;;
	.mmi
	nop 0
	st8 [r15] = r9
	addl r15 = -4095, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.gtu p6, p7 = r15, r8
	nop 0
	(p7) br.cond.dpnt .L2088
	;;
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L2088:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r33 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L2077
.L2079:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	nop 0
.L2089:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L2077:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r36
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L2079
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2079
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L2089
	.endp sigblock#
	.align 16
	.align 64
	.global sigsetmask#
	.type	sigsetmask#, @function
	.proc sigsetmask#
sigsetmask:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	mov r38 = r32
	;;
	.mib
	addl r37 = 110, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r14 = 16, r12
	mov r1 = r36
	;;
	.mmi
	nop 0
	st8 [r15] = r9
	addl r15 = -4095, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.gtu p6, p7 = r15, r8
	nop 0
	(p7) br.cond.dpnt .L2103
	;;
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L2103:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r33 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L2092
.L2094:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	nop 0
.L2104:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L2092:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r36
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L2094
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2094
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L2104
	.endp sigsetmask#
	.align 16
	.align 64
	.global sigpause#
	.type	sigpause#, @function
	.proc sigpause#
sigpause:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r36 = r1
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r32
	.mmb
	addl r37 = 111, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r14 = 16, r12
	mov r1 = r36
	.mmi
	mov r33 = r8
	;;
	st8 [r15] = r9
	addl r15 = -4095, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.gtu p6, p7 = r15, r8
	nop 0
	(p7) br.cond.dpnt .L2118
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r33
	mov r1 = r36
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L2118:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r33 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L2107
.L2109:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	st4 [r14] = r33
	addl r33 = -1, r0
.L2119:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r33
	mov r1 = r36
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L2107:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r36
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r14 = 16, r8
	(p6) br.cond.dpnt .L2109
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2109
	;;
	.mib
	st4 [r14] = r33
	addl r33 = -1, r0
	br .L2119
	.endp sigpause#
	.align 16
	.align 64
	.global sigvector#
	.type	sigvector#, @function
	.proc sigvector#
sigvector:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	mov r41 = r33
	;;
	.mmi
	mov r42 = r34
	nop 0
	addl r39 = 108, r0
	.mib
	nop 0
	sxt4 r40 = r32
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r38
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L2134
	;;
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L2134:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r35 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L2123
.L2125:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r35
	nop 0
	nop 0
.L2135:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L2123:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r38
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L2125
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2125
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L2135
	.endp sigvector#
	.align 16
	.align 64
	.global sigvec#
	.type	sigvec#, @function
	.proc sigvec#
sigvec:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	mov r41 = r33
	;;
	.mmi
	mov r42 = r34
	nop 0
	addl r39 = 108, r0
	.mib
	nop 0
	sxt4 r40 = r32
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r38
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L2150
	;;
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L2150:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r35 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L2139
.L2141:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r35
	nop 0
	nop 0
.L2151:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L2139:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r38
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L2141
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2141
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L2151
	.endp sigvec#
	.align 16
	.align 64
	.global siginterrupt#
	.type	siginterrupt#, @function
	.proc siginterrupt#
siginterrupt:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 4, 0
	.fframe 80
	adds r12 = -80, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	nop 0
	sxt4 r32 = r32
	;;
	.mmi
	adds r41 = 16, r12
	mov r39 = r32
	nop 0
	.mmb
	mov r40 = r0
	addl r38 = 188, r0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 88, r12
	mov r1 = r37
	adds r15 = 56, r12
	.mmi
	mov r41 = r0
	adds r40 = 16, r12
	mov r39 = r32
	;;
	.mmi
	st8 [r14] = r9
	adds r14 = 80, r12
	addl r38 = 188, r0
	;;
	.mmi
	st8 [r14] = r8
	nop 0
	addl r14 = -4095, r0
	;;
	.mib
	cmp.gtu p6, p7 = r14, r8
	nop 0
	(p7) br.cond.dpnt .L2185
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	nop 0
	(p7) br.cond.spnt .L2179
	;;
	.mii
	ld4 r14 = [r15]
	cmp4.eq p6, p7 = 0, r33
	;;
	(p7) and r14 = -65, r14
	;;
	.mmi
	nop 0
	(p6) or r14 = 64, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 72, r12
	adds r15 = 4095, r8
	mov r1 = r37
	;;
	.mmi
	st8 [r14] = r9
	nop 0
	adds r14 = 64, r12
	;;
	.mmi
	st8 [r14] = r8
	nop 0
	addl r14 = 4094, r0
	;;
	.mib
	cmp.geu p6, p7 = r14, r15
	nop 0
	(p6) br.cond.dpnt .L2185
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
.L2185:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L2164
.L2166:
	.mmi
	nop 0
	addl r8 = @gprel(errno#), gp
	nop 0
	;;
	.mmi
	st4 [r8] = r34
	nop 0
	nop 0
.L2179:
	.mii
	addl r8 = -1, r0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
	;;
.L2164:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r14 = 1120, r8
	mov r1 = r37
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r8 = 16, r8
	(p6) br.cond.dpnt .L2166
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L2166
	;;
	.mib
	st4 [r8] = r34
	nop 0
	br .L2179
	.endp siginterrupt#
	.align 16
	.align 64
	.global sighold#
	.type	sighold#, @function
	.proc sighold#
sighold:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 4, 0
	.fframe 80
	adds r12 = -80, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	addl r33 = @ltoffx(__threads_started#), r1
	mov r36 = r1
	.body
	adds r32 = -1, r32
	;;
	.mmi
	nop 0
	ld8.mov r33 = [r33], __threads_started#
	addl r39 = 32, r0
	.mmb
	adds r37 = 48, r12
	mov r38 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	and r16 = 31, r32
	mov r1 = r36
	extr r14 = r32, 31, 1
	.mmi
	mov r40 = r0
	mov r38 = r0
	addl r37 = 185, r0
	;;
	.mii
	ld4 r15 = [r33]
	shr.u r14 = r14, 59
	;;
	cmp4.eq p6, p7 = 0, r15
	.mii
	addl r15 = 1, r0
	add r14 = r14, r32
	;;
	extr r14 = r14, 5, 27
	.mmi
	(p7) adds r17 = 48, r12
	nop 0
	(p7) adds r39 = 16, r12
	;;
	.mii
	shladd r14 = r14, 2, r0
	(p6) adds r39 = 48, r12
	;;
	shl r15 = r15, r16
	.mmi
	adds r16 = 48, r12
	;;
	add r14 = r16, r14
	nop 0
	;;
	.mmi
	ld4 r16 = [r14]
	;;
	or r15 = r16, r15
	nop 0
	;;
	.mmi
	st4 [r14] = r15
	(p7) adds r15 = 56, r12
	(p7) adds r14 = 24, r12
	;;
	.mmi
	(p7) ld8 r16 = [r17]
	(p7) ld8 r17 = [r15]
	(p7) adds r15 = 64, r12
	;;
	.mmi
	nop 0
	(p7) st8 [r14] = r17, 8
	(p7) and r18 = -5, r16
	.mmi
	(p7) st8 [r39] = r16
	(p7) ld8 r16 = [r15]
	(p7) adds r15 = 72, r12
	;;
	.mmi
	nop 0
	(p7) st8 [r14] = r16, 8
	(p7) adds r17 = 20, r12
	.mmi
	(p7) ld8 r15 = [r15]
	;;
	(p7) st8 [r14] = r15
	nop 0
	.mmb
	(p7) st4 [r17] = r18
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 88, r12
	adds r15 = 4095, r8
	mov r1 = r36
	;;
	.mmi
	st8 [r14] = r9
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	st8 [r14] = r8
	nop 0
	addl r14 = 4094, r0
	;;
	.mib
	cmp.geu p6, p7 = r14, r15
	nop 0
	(p6) br.cond.dpnt .L2204
	;;
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
.L2204:
	.body
	.copy_state 1
	.mmi
	ld4 r14 = [r33]
	nop 0
	sub r33 = r0, r8
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L2192
.L2194:
	.mmi
	addl r8 = @gprel(errno#), gp
	;;
	st4 [r8] = r33
	addl r8 = -1, r0
.L2205:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
	;;
.L2192:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r14 = 1120, r8
	mov r1 = r36
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r8 = 16, r8
	(p6) br.cond.dpnt .L2194
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L2194
	;;
	.mib
	st4 [r8] = r33
	addl r8 = -1, r0
	br .L2205
	.endp sighold#
	.align 16
	.align 64
	.global sigrelse#
	.type	sigrelse#, @function
	.proc sigrelse#
sigrelse:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 4, 0
	.fframe 48
	adds r12 = -48, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	adds r32 = -1, r32
	;;
	.mmi
	adds r37 = 16, r12
	nop 0
	addl r39 = 32, r0
	.mmb
	mov r38 = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	and r16 = 31, r32
	addl r15 = 1, r0
	extr r14 = r32, 31, 1
	.mmi
	adds r39 = 16, r12
	mov r1 = r36
	mov r40 = r0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 59
	addl r38 = 1, r0
	.mmi
	addl r37 = 185, r0
	;;
	add r14 = r14, r32
	nop 0
	;;
	.mii
	nop 0
	extr r14 = r14, 5, 27
	shl r15 = r15, r16
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r39, r14
	nop 0
	;;
	.mmi
	ld4 r16 = [r14]
	;;
	or r15 = r16, r15
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 56, r12
	adds r16 = 4095, r8
	mov r1 = r36
	;;
	.mmi
	st8 [r15] = r9
	nop 0
	adds r15 = 48, r12
	;;
	.mmi
	st8 [r15] = r8
	nop 0
	addl r15 = 4094, r0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L2220
	;;
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L2220:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r33 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L2209
.L2211:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	nop 0
.L2221:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L2209:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r36
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L2211
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2211
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L2221
	.endp sigrelse#
	.align 16
	.align 64
	.global sigignore#
	.type	sigignore#, @function
	.proc sigignore#
sigignore:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 4, 0
	.fframe 64
	adds r12 = -64, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	sxt4 r38 = r32
	;;
	.mmi
	adds r14 = 24, r12
	adds r39 = 16, r12
	nop 0
	.mmi
	addl r15 = 1, r0
	mov r40 = r0
	addl r37 = 188, r0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r39] = r15
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r0, 8
	nop 0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 72, r12
	adds r16 = 4095, r8
	mov r1 = r36
	;;
	.mmi
	st8 [r15] = r9
	nop 0
	adds r15 = 64, r12
	;;
	.mmi
	st8 [r15] = r8
	nop 0
	addl r15 = 4094, r0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L2236
	;;
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
.L2236:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r33 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L2225
.L2227:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	nop 0
.L2237:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L2225:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r36
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L2227
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2227
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L2237
	.endp sigignore#
	.align 16
	.align 64
	.global sigset#
	.type	sigset#, @function
	.proc sigset#
sigset:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 6, 4, 0
	.fframe 176
	adds r12 = -176, r12
	.save rp, r37
	mov r37 = b0
	.mmi
	nop 0
	mov r39 = r1
	.body
	nop 0
	;;
	.mmi
	adds r14 = 80, r12
	adds r15 = 72, r12
	adds r34 = 64, r12
	.mmi
	adds r42 = 144, r12
	mov r41 = r0
	mov r40 = r0
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 88, r12
	.mmi
	st8 [r15] = r0
	nop 0
	addl r35 = 1, r0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 96, r12
	.mmi
	st8 [r34] = r33
	;;
	st8 [r14] = r0
	adds r14 = 104, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r39
	adds r43 = 16, r12
	.mib
	addl r40 = 188, r0
	sxt4 r41 = r32
	(p7) br.cond.dpnt .L2240
	;;
	.mmi
	cmp.eq p6, p7 = 2, r33
	nop 0
	adds r32 = -1, r32
	;;
	.mii
	(p7) mov r42 = r34
	extr r34 = r32, 31, 1
	and r36 = 31, r32
	;;
	.mib
	(p6) mov r42 = r0
	shr.u r34 = r34, 59
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 184, r12
	mov r1 = r39
	add r34 = r34, r32
	.mmi
	addl r42 = 32, r0
	mov r41 = r0
	adds r40 = 112, r12
	;;
	.mmi
	st8 [r14] = r9
	adds r14 = 176, r12
	extr r34 = r34, 5, 27
	.mib
	nop 0
	shl r35 = r35, r36
	nop 0
	;;
	.mmi
	st8 [r14] = r8
	addl r14 = -4095, r0
	sxt4 r34 = r34
	;;
	.mib
	cmp.gtu p6, p7 = r14, r8
	nop 0
	(p7) br.cond.dpnt .L2261
	;;
	.mib
	cmp4.ne p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L2240
	;;
	.mib
	cmp.ne p6, p7 = 2, r33
	nop 0
	(p7) br.cond.dpnt .L2262
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r41 = 112, r12
	shladd r14 = r34, 2, r0
	mov r1 = r39
	.mii
	mov r42 = r0
	addl r40 = 1, r0
	;;
	add r14 = r41, r14
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	or r15 = r35, r15
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L2240
.L2250:
	.mii
	adds r14 = 144, r12
	shladd r34 = r34, 2, r0
	;;
	add r34 = r14, r34
	;;
	.mmi
	nop 0
	ld4 r14 = [r34]
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, r36
	;;
	tbit.z p6, p7 = r14, 0
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dptk .L2263
	;;
	.mmi
	(p7) addl r8 = 2, r0
	nop 0
	nop 0
	.mii
	nop 0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 176, r12
	br.ret.sptk.many b0
	;;
.L2263:
	.body
	.copy_state 1
	.mmi
	nop 0
	adds r15 = 16, r12
	nop 0
	;;
	.mii
	ld8 r8 = [r15]
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 176, r12
	br.ret.sptk.many b0
	;;
.L2262:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r41 = 112, r12
	shladd r14 = r34, 2, r0
	mov r1 = r39
	.mii
	mov r42 = r0
	mov r40 = r0
	;;
	add r14 = r41, r14
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	or r15 = r35, r15
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L2250
.L2240:
	.mmi
	addl r8 = -1, r0
	nop 0
	nop 0
.L2264:
	.mii
	nop 0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 176, r12
	br.ret.sptk.many b0
.L2261:
	.body
	.copy_state 3
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L2243
.L2245:
	.mmi
	nop 0
	addl r8 = @gprel(errno#), gp
	nop 0
	;;
	.mmi
	st4 [r8] = r34
	nop 0
	nop 0
.L2265:
	.mib
	nop 0
	addl r8 = -1, r0
	br .L2264
.L2243:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r14 = 1120, r8
	mov r1 = r39
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r8 = 16, r8
	(p6) br.cond.dpnt .L2245
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L2245
	;;
	.mib
	st4 [r8] = r34
	nop 0
	br .L2265
	.endp sigset#
	.align 16
	.align 64
	.global bsd_signal#
	.type	bsd_signal#, @function
	.proc bsd_signal#
bsd_signal:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 4, 0
	.fframe 112
	adds r12 = -112, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	nop 0
	sxt4 r39 = r32
	;;
	.mmi
	adds r14 = 80, r12
	adds r15 = 64, r12
	nop 0
	.mmi
	adds r16 = 72, r12
	adds r41 = 16, r12
	addl r38 = 188, r0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 88, r12
	.mmi
	mov r40 = r15
	st8 [r15] = r33
	addl r15 = 64, r0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 96, r12
	.mmi
	st8 [r16] = r0
	;;
	st8 [r14] = r0
	adds r14 = 104, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	nop 0
	.mmb
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 120, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	st8 [r14] = r9
	nop 0
	adds r14 = 112, r12
	;;
	.mmi
	st8 [r14] = r8
	nop 0
	addl r14 = -4095, r0
	;;
	.mib
	cmp.gtu p6, p7 = r14, r8
	nop 0
	(p7) br.cond.dpnt .L2282
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L2271
	;;
	.mmi
	nop 0
	(p6) adds r14 = 16, r12
	nop 0
	;;
	.mii
	(p6) ld8 r8 = [r14]
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
.L2282:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L2268
.L2270:
	.mmi
	nop 0
	addl r8 = @gprel(errno#), gp
	nop 0
	;;
	.mmi
	st4 [r8] = r34
	nop 0
	nop 0
.L2271:
	.mii
	addl r8 = -1, r0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
	;;
.L2268:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r14 = 1120, r8
	mov r1 = r37
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r8 = 16, r8
	(p6) br.cond.dpnt .L2270
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L2270
	;;
	.mib
	st4 [r8] = r34
	nop 0
	br .L2271
	.endp bsd_signal#
	.align 16
	.align 64
	.global socket#
	.type	socket#, @function
	.proc socket#
socket:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	sxt4 r42 = r34
	;;
	.mmi
	addl r39 = 290, r0
	nop 0
	sxt4 r41 = r33
	.mib
	nop 0
	sxt4 r40 = r32
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r38
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L2297
	;;
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L2297:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r35 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L2286
.L2288:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r35
	nop 0
	nop 0
.L2298:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L2286:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r38
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L2288
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2288
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L2298
	.endp socket#
	.align 16
	.align 64
	.global connect#
	.type	connect#, @function
	.proc connect#
connect:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r38 = r1
	nop 0
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	nop 0
	mov r1 = r38
	sxt4 r42 = r34
	.mmi
	mov r41 = r33
	addl r39 = 277, r0
	sxt4 r40 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	nop 0
	.mmi
	adds r14 = 16, r12
	mov r1 = r38
	mov r35 = r8
	;;
	.mmi
	nop 0
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L2313
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r35
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L2313:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r35 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L2302
.L2304:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	st4 [r14] = r35
	addl r35 = -1, r0
.L2314:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r35
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L2302:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r38
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r14 = 16, r8
	(p6) br.cond.dpnt .L2304
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2304
	;;
	.mib
	st4 [r14] = r35
	addl r35 = -1, r0
	br .L2314
	.endp connect#
	.align 16
	.align 64
	.global bind#
	.type	bind#, @function
	.proc bind#
bind:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r38 = r1
	.body
	mov r41 = r33
	sxt4 r42 = r34
	;;
	.mib
	addl r39 = 276, r0
	sxt4 r40 = r32
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r38
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L2329
	;;
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L2329:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r35 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L2318
.L2320:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r35
	nop 0
	nop 0
.L2330:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L2318:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r38
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L2320
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2320
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L2330
	.endp bind#
	.align 16
	.align 64
	.global accept#
	.type	accept#, @function
	.proc accept#
accept:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r38 = r1
	nop 0
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmb
	mov r1 = r38
	mov r42 = r34
	nop 0
	.mii
	mov r41 = r33
	sxt4 r40 = r32
	addl r39 = 275, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	nop 0
	.mmi
	adds r14 = 16, r12
	mov r1 = r38
	mov r35 = r8
	;;
	.mmi
	nop 0
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L2345
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r35
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L2345:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r35 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L2334
.L2336:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	st4 [r14] = r35
	addl r35 = -1, r0
.L2346:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r35
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L2334:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r38
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r14 = 16, r8
	(p6) br.cond.dpnt .L2336
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2336
	;;
	.mib
	st4 [r14] = r35
	addl r35 = -1, r0
	br .L2346
	.endp accept#
	.align 16
	.align 64
	.global listen#
	.type	listen#, @function
	.proc listen#
listen:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	sxt4 r40 = r33
	;;
	.mib
	addl r38 = 281, r0
	sxt4 r39 = r32
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L2361
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L2361:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L2350
.L2352:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L2362:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L2350:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L2352
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2352
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L2362
	.endp listen#
	.align 16
	.align 64
	.global shutdown#
	.type	shutdown#, @function
	.proc shutdown#
shutdown:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	sxt4 r40 = r33
	;;
	.mib
	addl r38 = 289, r0
	sxt4 r39 = r32
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r37
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L2377
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L2377:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r34 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L2366
.L2368:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L2378:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L2366:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r37
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L2368
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2368
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L2378
	.endp shutdown#
	.align 16
	.align 64
	.global getpeername#
	.type	getpeername#, @function
	.proc getpeername#
getpeername:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	mov r41 = r33
	;;
	.mmi
	mov r42 = r34
	nop 0
	addl r39 = 278, r0
	.mib
	nop 0
	sxt4 r40 = r32
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r38
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L2393
	;;
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L2393:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r35 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L2382
.L2384:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r35
	nop 0
	nop 0
.L2394:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L2382:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r38
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L2384
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2384
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L2394
	.endp getpeername#
	.align 16
	.align 64
	.global getsockname#
	.type	getsockname#, @function
	.proc getsockname#
getsockname:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	mov r41 = r33
	;;
	.mmi
	mov r42 = r34
	nop 0
	addl r39 = 279, r0
	.mib
	nop 0
	sxt4 r40 = r32
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r38
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L2409
	;;
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L2409:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r35 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L2398
.L2400:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r35
	nop 0
	nop 0
.L2410:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L2398:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r38
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L2400
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2400
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L2410
	.endp getsockname#
	.align 16
	.align 64
	.global send#
	.type	send#, @function
	.proc send#
send:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 4, 4, 5, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r39 = r1
	nop 0
	.save rp, r37
	mov r37 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	mov r1 = r39
	mov r43 = r34
	sxt4 r44 = r35
	.mmi
	mov r42 = r33
	addl r40 = 285, r0
	sxt4 r41 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r14 = 16, r12
	mov r1 = r39
	.mmi
	mov r36 = r8
	;;
	st8 [r15] = r9
	addl r15 = -4095, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.gtu p6, p7 = r15, r8
	nop 0
	(p7) br.cond.dpnt .L2424
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r36
	mov r1 = r39
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L2424:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r36 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L2413
.L2415:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	st4 [r14] = r36
	addl r36 = -1, r0
.L2425:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r36
	mov r1 = r39
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L2413:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r39
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r14 = 16, r8
	(p6) br.cond.dpnt .L2415
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2415
	;;
	.mib
	st4 [r14] = r36
	addl r36 = -1, r0
	br .L2425
	.endp send#
	.align 16
	.align 64
	.global recv#
	.type	recv#, @function
	.proc recv#
recv:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 4, 4, 5, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r39 = r1
	nop 0
	.save rp, r37
	mov r37 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	mov r1 = r39
	mov r43 = r34
	sxt4 r44 = r35
	.mmi
	mov r42 = r33
	addl r40 = 282, r0
	sxt4 r41 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r14 = 16, r12
	mov r1 = r39
	.mmi
	mov r36 = r8
	;;
	st8 [r15] = r9
	addl r15 = -4095, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.gtu p6, p7 = r15, r8
	nop 0
	(p7) br.cond.dpnt .L2439
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r36
	mov r1 = r39
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L2439:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r36 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L2428
.L2430:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	st4 [r14] = r36
	addl r36 = -1, r0
.L2440:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r36
	mov r1 = r39
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L2428:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r39
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r14 = 16, r8
	(p6) br.cond.dpnt .L2430
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2430
	;;
	.mib
	st4 [r14] = r36
	addl r36 = -1, r0
	br .L2440
	.endp recv#
	.align 16
	.align 64
	.global sendto#
	.type	sendto#, @function
	.proc sendto#
sendto:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 6, 4, 7, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r41 = r1
	nop 0
	.save rp, r39
	mov r39 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	mov r1 = r41
	mov r47 = r36
	mov r45 = r34
	.mmi
	mov r44 = r33
	addl r42 = 287, r0
	sxt4 r48 = r37
	;;
	.mii
	nop 0
	sxt4 r46 = r35
	sxt4 r43 = r32
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r14 = 16, r12
	mov r1 = r41
	.mmi
	mov r38 = r8
	;;
	st8 [r15] = r9
	addl r15 = -4095, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.gtu p6, p7 = r15, r8
	nop 0
	(p7) br.cond.dpnt .L2454
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r38
	mov r1 = r41
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L2454:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r38 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L2443
.L2445:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	st4 [r14] = r38
	addl r38 = -1, r0
.L2455:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r38
	mov r1 = r41
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L2443:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r41
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r14 = 16, r8
	(p6) br.cond.dpnt .L2445
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2445
	;;
	.mib
	st4 [r14] = r38
	addl r38 = -1, r0
	br .L2455
	.endp sendto#
	.align 16
	.align 64
	.global recvfrom#
	.type	recvfrom#, @function
	.proc recvfrom#
recvfrom:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 6, 4, 7, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r41 = r1
	nop 0
	.save rp, r39
	mov r39 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	mov r1 = r41
	mov r48 = r37
	mov r47 = r36
	.mmi
	mov r45 = r34
	mov r44 = r33
	sxt4 r46 = r35
	;;
	.mii
	nop 0
	sxt4 r43 = r32
	addl r42 = 283, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r14 = 16, r12
	mov r1 = r41
	.mmi
	mov r38 = r8
	;;
	st8 [r15] = r9
	addl r15 = -4095, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.gtu p6, p7 = r15, r8
	nop 0
	(p7) br.cond.dpnt .L2469
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r38
	mov r1 = r41
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L2469:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r38 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L2458
.L2460:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	st4 [r14] = r38
	addl r38 = -1, r0
.L2470:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r38
	mov r1 = r41
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L2458:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r41
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r14 = 16, r8
	(p6) br.cond.dpnt .L2460
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2460
	;;
	.mib
	st4 [r14] = r38
	addl r38 = -1, r0
	br .L2470
	.endp recvfrom#
	.align 16
	.align 64
	.global socketpair#
	.type	socketpair#, @function
	.proc socketpair#
socketpair:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 4, 4, 5, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r37
	mov r37 = b0
	.mmi
	mov r39 = r1
	.body
	mov r44 = r35
	sxt4 r43 = r34
	;;
	.mmi
	addl r40 = 291, r0
	nop 0
	sxt4 r42 = r33
	.mib
	nop 0
	sxt4 r41 = r32
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r39
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L2485
	;;
	.mii
	nop 0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L2485:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r36 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L2474
.L2476:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r36
	nop 0
	nop 0
.L2486:
	.mii
	nop 0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L2474:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r39
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L2476
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2476
	;;
	.mib
	st4 [r14] = r36
	nop 0
	br .L2486
	.endp socketpair#
	.align 16
	.align 64
	.global setsockopt#
	.type	setsockopt#, @function
	.proc setsockopt#
setsockopt:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 5, 4, 6, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r38
	mov r38 = b0
	.mmi
	mov r40 = r1
	.body
	mov r45 = r35
	sxt4 r46 = r36
	;;
	.mii
	addl r41 = 288, r0
	sxt4 r44 = r34
	sxt4 r43 = r33
	;;
	.mib
	nop 0
	sxt4 r42 = r32
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r40
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L2501
	;;
	.mii
	nop 0
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L2501:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r37 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L2490
.L2492:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r37
	nop 0
	nop 0
.L2502:
	.mii
	nop 0
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L2490:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r40
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L2492
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2492
	;;
	.mib
	st4 [r14] = r37
	nop 0
	br .L2502
	.endp setsockopt#
	.align 16
	.align 64
	.global getsockopt#
	.type	getsockopt#, @function
	.proc getsockopt#
getsockopt:
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 5, 4, 6, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r40 = r1
	.save rp, r38
	mov r38 = b0
	.body
	mov r45 = r35
	;;
	.mmi
	mov r46 = r36
	addl r41 = 280, r0
	sxt4 r44 = r34
	.mib
	nop 0
	sxt4 r43 = r33
	nop 0
	;;
	.mib
	nop 0
	sxt4 r42 = r32
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r40
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L2517
	;;
	.mii
	nop 0
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L2517:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r37 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L2506
.L2508:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r37
	nop 0
	nop 0
.L2518:
	.mii
	nop 0
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L2506:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r40
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L2508
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2508
	;;
	.mib
	st4 [r14] = r37
	nop 0
	br .L2518
	.endp getsockopt#
	.align 16
	.align 64
	.global profil#
	.type	profil#, @function
	.proc profil#
profil:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 4, 4, 5, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	mov r41 = r32
	;;
	.mmi
	mov r42 = r33
	mov r43 = r34
	nop 0
	.mmb
	addl r40 = 44, r0
	addp4 r44 = r35, r0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r39
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L2533
	;;
	.mii
	nop 0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L2533:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r36 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L2522
.L2524:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r36
	nop 0
	nop 0
.L2534:
	.mii
	nop 0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L2522:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r39
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L2524
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2524
	;;
	.mib
	st4 [r14] = r36
	nop 0
	br .L2534
	.endp profil#
	.align 16
	.align 64
	.global sprofil#
	.type	sprofil#, @function
	.proc sprofil#
sprofil:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 4, 4, 5, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	mov r41 = r32
	;;
	.mmi
	mov r43 = r34
	addl r40 = 540, r0
	nop 0
	.mib
	addp4 r44 = r35, r0
	sxt4 r42 = r33
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	adds r14 = 16, r12
	.mmi
	mov r1 = r39
	;;
	st8 [r15] = r9
	addl r15 = 4094, r0
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L2549
	;;
	.mii
	nop 0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L2549:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r36 = r0, r8
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L2538
.L2540:
	.mmi
	addl r14 = @gprel(errno#), gp
	nop 0
	addl r8 = -1, r0
	;;
	.mmi
	st4 [r14] = r36
	nop 0
	nop 0
.L2550:
	.mii
	nop 0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L2538:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	adds r15 = 1120, r8
	mov r1 = r39
	adds r14 = 16, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L2540
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2540
	;;
	.mib
	st4 [r14] = r36
	nop 0
	br .L2550
	.endp sprofil#
	.global errno#
	.section	.sbss,"aws",@nobits
	.align 4
	.type	errno#, @object
	.size	errno#, 4
errno:
	.skip	4
	.global memset#
	.type	memset#, @function
	.global cancel_leave#
	.type	cancel_leave#, @function
	.global hpux_call#
	.type	hpux_call#, @function
	.global cancel_enter#
	.type	cancel_enter#, @function
	.global thread_self#
	.type	thread_self#, @function
	.ident	"GCC: (GNU) 12.2.0"
