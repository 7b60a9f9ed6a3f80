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
	addp4 r8 = 0,r8
	mov ar.pfs = r33
	br.ret.sptk.many b0
	;;
.L2:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r14 = 0,r8
	mov r1 = r34
	mov b0 = r32
	;;
	.mmb
	adds r15 = 580, r14
	cmp.eq p6, p7 = 0, r14
	nop 0
	.mib
	adds r8 = 16, r14
	mov ar.pfs = r33
	(p6) br.cond.dpnt .L4
	;;
	.mmi
	ld4 r14 = [r15]
	nop 0
	addp4 r8 = 0,r8
	;;
	.mbb
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L4
	br.ret.sptk.many b0
	.endp __errno#
	.align 16
	.align 64
	.global call_value#
	.type	call_value#, @function
	.proc call_value#
call_value:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 0, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	.mii
	mov r36 = r1
	.body
	mov r8 = r32
	;;
	adds r15 = 16, r12
	.mmi
	adds r14 = 24, r12
	;;
	st8 [r15] = r32
	nop 0
	.mmi
	st8 [r14] = r33
	adds r15 = 4095, r32
	addl r14 = 4094, r0
	;;
	.mib
	cmp.geu p6, p7 = r14, r15
	nop 0
	(p6) br.cond.dpnt .L27
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
.L27:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r32 = r0, r32
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
	(p6) br.cond.dpnt .L16
.L18:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r32
	nop 0
.L28:
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
.L16:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r36
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L18
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L18
	;;
	.mib
	st4 [r14] = r32
	nop 0
	br .L28
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
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	addp4 r33 = 0,r33
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
	addl r39 = 3, r0
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
	(p6) br.cond.dpnt .L43
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
.L43:
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
	(p6) br.cond.dpnt .L32
.L34:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r35
	addl r35 = -1, r0
.L44:
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
.L32:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r38
	;;
	adds r16 = 580, r8
	.mmb
	adds r14 = 16, r8
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L34
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L34
	;;
	.mib
	st4 [r14] = r35
	addl r35 = -1, r0
	br .L44
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
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	addp4 r33 = 0,r33
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
	addl r39 = 4, r0
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
	(p6) br.cond.dpnt .L59
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
.L59:
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
	(p6) br.cond.dpnt .L48
.L50:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r35
	addl r35 = -1, r0
.L60:
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
.L48:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r38
	;;
	adds r16 = 580, r8
	.mmb
	adds r14 = 16, r8
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L50
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L50
	;;
	.mib
	st4 [r14] = r35
	addl r35 = -1, r0
	br .L60
	.endp write#
	.align 16
	.align 64
	.global open#
	.type	open#, @function
	.proc open#
open:
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
	addp4 r32 = 0,r32
	;;
	.mmb
	addl r14 = 256, r0
	.save ar.unat, r44
	mov r44 = ar.unat
	nop 0
	.mmi
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	nop 0
	.save rp, r41
	mov r41 = b0
	;;
	.mmi
	and r14 = r14, r33
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	nop 0
	.mmi
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	;;
	cmp4.eq p6, p7 = 0, r14
	mov r40 = r14
	.mmi
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	.mem.offset 24, 0
	st8.spill [r16] = r35
	nop 0
	;;
	.mmi
	(p7) adds r15 = 32, r12
	.mem.offset 32, 0
	st8.spill [r17] = r34
	.body
	nop 0
	;;
	.mmi
	(p7) addp4 r14 = 0,r15
	;;
	(p7) adds r14 = 4, r14
	nop 0
	;;
	.mib
	(p7) ld4 r40 = [r14]
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	mov r48 = r40
	mov r1 = r43
	mov r47 = r33
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
	(p6) br.cond.dpnt .L63
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
.L63:
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
	(p6) br.cond.dpnt .L65
.L67:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r40
	addl r40 = -1, r0
.L76:
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
.L65:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mii
	addp4 r14 = 0,r8
	mov r1 = r43
	;;
	cmp.eq p6, p7 = 0, r14
	.mmb
	adds r15 = 580, r14
	adds r14 = 16, r14
	(p6) br.cond.dpnt .L67
	;;
	.mmi
	ld4 r15 = [r15]
	nop 0
	addp4 r14 = 0,r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L67
	;;
	.mib
	st4 [r14] = r40
	addl r40 = -1, r0
	br .L76
	.endp open#
	.align 16
	.align 64
	.global __open64#
	.type	__open64#, @function
	.proc __open64#
__open64:
	.prologue
	.body
	.mmi
	nop 0
	addp4 r32 = 0,r32
	nop 0
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
	.endp __open64#
	.align 16
	.align 64
	.global lseek#
	.type	lseek#, @function
	.proc lseek#
lseek:
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
	addl r39 = 19, r0
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
	(p6) br.cond.dpnt .L93
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
.L93:
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
	(p6) br.cond.dpnt .L82
.L84:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r35
	nop 0
.L94:
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
.L82:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r38
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L84
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L84
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L94
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
	.mii
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	addp4 r33 = 0,r33
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
	mov r41 = r32
	addl r40 = 372, r0
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
	(p6) br.cond.dpnt .L109
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
.L109:
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
	(p6) br.cond.dpnt .L98
.L100:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r36
	addl r36 = -1, r0
.L110:
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
.L98:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r39
	;;
	adds r16 = 580, r8
	.mmb
	adds r14 = 16, r8
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L100
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L100
	;;
	.mib
	st4 [r14] = r36
	addl r36 = -1, r0
	br .L110
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
	.mii
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	addp4 r33 = 0,r33
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
	mov r41 = r32
	addl r40 = 374, r0
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
	(p6) br.cond.dpnt .L125
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
.L125:
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
	(p6) br.cond.dpnt .L114
.L116:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r36
	addl r36 = -1, r0
.L126:
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
.L114:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r39
	;;
	adds r16 = 580, r8
	.mmb
	adds r14 = 16, r8
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L116
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L116
	;;
	.mib
	st4 [r14] = r36
	addl r36 = -1, r0
	br .L126
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
	.mii
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	addp4 r33 = 0,r33
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
	mov r41 = r32
	addl r40 = 376, r0
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
	(p6) br.cond.dpnt .L141
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
.L141:
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
	(p6) br.cond.dpnt .L130
.L132:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r36
	addl r36 = -1, r0
.L142:
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
.L130:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r39
	;;
	adds r16 = 580, r8
	.mmb
	adds r14 = 16, r8
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L132
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L132
	;;
	.mib
	st4 [r14] = r36
	addl r36 = -1, r0
	br .L142
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
	.mii
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	addp4 r33 = 0,r33
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
	mov r41 = r32
	addl r40 = 378, r0
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
	(p6) br.cond.dpnt .L157
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
.L157:
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
	(p6) br.cond.dpnt .L146
.L148:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r36
	addl r36 = -1, r0
.L158:
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
.L146:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r39
	;;
	adds r16 = 580, r8
	.mmb
	adds r14 = 16, r8
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L148
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L148
	;;
	.mib
	st4 [r14] = r36
	addl r36 = -1, r0
	br .L158
	.endp __pwrite64#
	.align 16
	.align 64
	.global __lseek64#
	.type	__lseek64#, @function
	.proc __lseek64#
__lseek64:
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
	addl r39 = 365, r0
	nop 0
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
	adds r15 = 4095, r8
	(p7) br.cond.dpnt .L174
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
.L174:
	.body
	.copy_state 1
	.mmi
	nop 0
	addl r16 = 4094, r0
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r16, r15
	nop 0
	(p6) br.cond.dpnt .L161
	;;
	.mii
	nop 0
	sxt4 r8 = r8
	nop 0
	;;
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
.L161:
	.body
	.copy_state 2
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
	(p6) br.cond.dpnt .L163
.L165:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r35
	nop 0
.L175:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L163:
	.body
	.copy_state 3
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r38
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L165
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L165
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L175
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
	mov r39 = r32
	mov r40 = r33
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
	(p6) br.cond.dpnt .L190
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
.L190:
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
	(p6) br.cond.dpnt .L179
.L181:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L191:
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
.L179:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L181
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L181
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L191
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
	mov r40 = r33
	addp4 r39 = 0,r32
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
	(p6) br.cond.dpnt .L206
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
.L206:
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
	(p6) br.cond.dpnt .L195
.L197:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L207:
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
.L195:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L197
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L197
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L207
	.endp __truncate64#
	.align 16
	.align 64
	.global __creat64#
	.type	__creat64#, @function
	.proc __creat64#
__creat64:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 3, 0, 0, 0
	.body
	mov r34 = r33
	addp4 r32 = 0,r32
	;;
	.mmi
	nop 0
	addl r33 = 769, r0
	nop 0
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
	.prologue 12, 42
	.spill 32
	.mmi
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 8, 6, 4, 0
	adds r16 = 8, r12
	mov r17 = r12
	.mmi
	.fframe 80
	adds r12 = -80, r12
	cmp4.ne p6, p7 = 7, r33
	mov r44 = r1
	;;
	.mmb
	adds r15 = 48, r12
	.save ar.unat, r45
	mov r45 = ar.unat
	nop 0
	.mii
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	.save rp, r42
	mov r42 = b0
	cmp4.ne.and.orcm p6, p7 = 10, r33
	;;
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	addp4 r14 = 0,r15
	adds r15 = -8, r33
	.mmi
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	;;
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	cmp4.geu p8, p9 = 2, r15
	.mmi
	adds r14 = 4, r14
	.mem.offset 24, 0
	st8.spill [r16] = r35
	nop 0
	;;
	.mii
	.mem.offset 32, 0
	st8.spill [r17] = r34
	.body
	(p8) addl r40 = 359, r0
	;;
	(p9) addl r40 = 62, r0
	.mmb
	nop 0
	ld4 r41 = [r14]
	(p6) br.cond.dptk .L212
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	mov r46 = r40
	mov r1 = r44
	mov r49 = r41
	.mmb
	mov r48 = r33
	mov r47 = r32
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 40, r12
	adds r15 = 4095, r8
	mov r1 = r44
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
	(p6) br.cond.dpnt .L213
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r1 = r44
	nop 0
	nop 0
.L210:
	.mmi
	mov r8 = r40
	mov ar.unat = r45
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 80, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L212:
	.body
	.copy_state 1
	.mmi
	mov r46 = r40
	mov r49 = r41
	nop 0
	.mmb
	mov r48 = r33
	mov r47 = r32
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 24, r12
	adds r15 = 4095, r8
	mov r40 = r8
	.mmi
	mov r1 = r44
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
	(p6) br.cond.dpnt .L219
	;;
	.mmi
	mov r8 = r40
	mov ar.unat = r45
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 80, r12
	nop 0
	br.ret.sptk.many b0
.L213:
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
	(p6) br.cond.dpnt .L215
.L217:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r40
	addl r40 = -1, r0
.L239:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mib
	nop 0
	mov r1 = r44
	br .L210
	;;
.L219:
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
	(p6) br.cond.dpnt .L220
.L222:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r40
	addl r40 = -1, r0
	;;
.L238:
	.mmi
	mov r8 = r40
	mov ar.unat = r45
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	nop 0
	.mmb
	.label_state 3
	.restore sp
	adds r12 = 80, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L220:
	.body
	.copy_state 3
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mii
	addp4 r14 = 0,r8
	mov r1 = r44
	;;
	cmp.eq p6, p7 = 0, r14
	.mmb
	adds r15 = 580, r14
	adds r14 = 16, r14
	(p6) br.cond.dpnt .L222
	;;
	.mmi
	ld4 r15 = [r15]
	nop 0
	addp4 r14 = 0,r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L222
	;;
	.mib
	st4 [r14] = r40
	addl r40 = -1, r0
	br .L238
.L215:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mii
	addp4 r14 = 0,r8
	mov r1 = r44
	;;
	cmp.eq p6, p7 = 0, r14
	.mmb
	adds r15 = 580, r14
	adds r14 = 16, r14
	(p6) br.cond.dpnt .L217
	;;
	.mmi
	ld4 r15 = [r15]
	nop 0
	addp4 r14 = 0,r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L217
	;;
	.mib
	st4 [r14] = r40
	addl r40 = -1, r0
	br .L239
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
	mov r46 = r32
	;;
	.mmi
	adds r15 = 32, r12
	.save ar.unat, r44
	mov r44 = ar.unat
	.save rp, r41
	mov r41 = b0
	.mmi
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	mov r47 = r33
	addl r45 = 54, r0
	;;
	.mmi
	nop 0
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	addp4 r14 = 0,r15
	.mmi
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	;;
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	adds r14 = 4, r14
	.mmi
	.mem.offset 24, 0
	st8.spill [r16] = r35
	;;
	.mem.offset 32, 0
	st8.spill [r17] = r34
	.body
	nop 0
	;;
	.mib
	ld4 r48 = [r14]
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
	(p6) br.cond.dpnt .L254
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
.L254:
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
	(p6) br.cond.dpnt .L243
.L245:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r40
	nop 0
.L255:
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
.L243:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r43
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L245
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L245
	;;
	.mib
	st4 [r14] = r40
	nop 0
	br .L255
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
	mov r38 = r32
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
	(p6) br.cond.dpnt .L270
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
.L270:
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
	(p6) br.cond.dpnt .L259
.L261:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r33
	nop 0
.L271:
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
.L259:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r36
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L261
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L261
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L271
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
	mov r40 = r33
	addp4 r39 = 0,r32
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
	(p6) br.cond.dpnt .L286
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
.L286:
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
	(p6) br.cond.dpnt .L275
.L277:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L287:
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
.L275:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L277
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L277
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L287
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
	addp4 r40 = 0,r33
	addp4 r39 = 0,r32
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
	(p6) br.cond.dpnt .L302
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
.L302:
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
	(p6) br.cond.dpnt .L291
.L293:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L303:
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
.L291:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L293
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L293
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L303
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
	addp4 r40 = 0,r33
	addp4 r39 = 0,r32
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
	(p6) br.cond.dpnt .L318
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
.L318:
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
	(p6) br.cond.dpnt .L307
.L309:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L319:
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
.L307:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L309
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L309
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L319
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
	mov r42 = r34
	;;
	.mmi
	addp4 r41 = 0,r33
	nop 0
	addp4 r40 = 0,r32
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
	(p6) br.cond.dpnt .L334
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
.L334:
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
	(p6) br.cond.dpnt .L323
.L325:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r35
	nop 0
.L335:
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
.L323:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r38
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L325
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L325
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L335
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
	addp4 r38 = 0,r32
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
	(p6) br.cond.dpnt .L350
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
.L350:
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
	(p6) br.cond.dpnt .L339
.L341:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r33
	nop 0
.L351:
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
.L339:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r36
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L341
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L341
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L351
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
	addp4 r40 = 0,r33
	addp4 r39 = 0,r32
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
	(p6) br.cond.dpnt .L366
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
.L366:
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
	(p6) br.cond.dpnt .L355
.L357:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L367:
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
.L355:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L357
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L357
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L367
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
	mov r40 = r33
	addp4 r39 = 0,r32
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
	(p6) br.cond.dpnt .L382
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
.L382:
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
	(p6) br.cond.dpnt .L371
.L373:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L383:
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
.L371:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L373
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L373
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L383
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
	addp4 r38 = 0,r32
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
	(p6) br.cond.dpnt .L398
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
.L398:
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
	(p6) br.cond.dpnt .L387
.L389:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r33
	nop 0
.L399:
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
.L387:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r36
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L389
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L389
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L399
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
	addp4 r38 = 0,r32
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
	(p6) br.cond.dpnt .L414
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
.L414:
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
	(p6) br.cond.dpnt .L403
.L405:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r33
	nop 0
.L415:
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
.L403:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r36
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L405
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L405
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L415
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
	mov r38 = r32
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
	(p6) br.cond.dpnt .L430
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
.L430:
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
	(p6) br.cond.dpnt .L419
.L421:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r33
	nop 0
.L431:
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
.L419:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r36
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L421
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L421
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L431
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
	addp4 r38 = 0,r32
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
	(p6) br.cond.dpnt .L446
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
.L446:
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
	(p6) br.cond.dpnt .L435
.L437:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r33
	nop 0
.L447:
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
.L435:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r36
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L437
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L437
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L447
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
	mov r40 = r33
	addp4 r39 = 0,r32
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
	(p6) br.cond.dpnt .L462
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
.L462:
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
	(p6) br.cond.dpnt .L451
.L453:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L463:
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
.L451:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L453
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L453
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L463
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
	mov r40 = r33
	addp4 r39 = 0,r32
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
	(p6) br.cond.dpnt .L478
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
.L478:
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
	(p6) br.cond.dpnt .L467
.L469:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L479:
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
.L467:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L469
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L469
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L479
	.endp chmod#
	.align 16
	.align 64
	.global fchmod#
	.type	fchmod#, @function
	.proc fchmod#
fchmod:
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
	addl r38 = 124, r0
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
	(p6) br.cond.dpnt .L494
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
.L494:
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
	(p6) br.cond.dpnt .L483
.L485:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L495:
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
.L483:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L485
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L485
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L495
	.endp fchmod#
	.align 16
	.align 64
	.global chown#
	.type	chown#, @function
	.proc chown#
chown:
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
	addp4 r40 = 0,r32
	.mmb
	addl r39 = 16, r0
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
	(p6) br.cond.dpnt .L510
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
.L510:
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
	(p6) br.cond.dpnt .L499
.L501:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r35
	nop 0
.L511:
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
.L499:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r38
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L501
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L501
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L511
	.endp chown#
	.align 16
	.align 64
	.global lchown#
	.type	lchown#, @function
	.proc lchown#
lchown:
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
	addp4 r40 = 0,r32
	.mmb
	addl r39 = 332, r0
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
	(p6) br.cond.dpnt .L526
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
.L526:
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
	(p6) br.cond.dpnt .L515
.L517:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r35
	nop 0
.L527:
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
.L515:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r38
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L517
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L517
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L527
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
	mov r40 = r32
	;;
	.mmi
	mov r41 = r33
	nop 0
	mov r42 = r34
	.mmb
	addl r39 = 123, r0
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
	(p6) br.cond.dpnt .L542
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
.L542:
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
	(p6) br.cond.dpnt .L531
.L533:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r35
	nop 0
.L543:
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
.L531:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r38
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L533
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L533
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L543
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
	addp4 r40 = 0,r33
	addp4 r39 = 0,r32
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
	(p6) br.cond.dpnt .L558
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
.L558:
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
	(p6) br.cond.dpnt .L547
.L549:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L559:
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
.L547:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L549
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L549
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L559
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
	addp4 r40 = 0,r33
	addp4 r39 = 0,r32
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
	(p6) br.cond.dpnt .L574
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
.L574:
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
	(p6) br.cond.dpnt .L563
.L565:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L575:
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
.L563:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L565
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L565
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L575
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
	mov r39 = r32
	addp4 r40 = 0,r33
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
	(p6) br.cond.dpnt .L590
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
.L590:
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
	(p6) br.cond.dpnt .L579
.L581:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L591:
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
.L579:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L581
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L581
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L591
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
	addp4 r40 = 0,r33
	addp4 r39 = 0,r32
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
	(p6) br.cond.dpnt .L606
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
.L606:
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
	(p6) br.cond.dpnt .L595
.L597:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L607:
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
.L595:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L597
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L597
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L607
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
	addp4 r40 = 0,r33
	addp4 r39 = 0,r32
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
	(p6) br.cond.dpnt .L622
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
.L622:
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
	(p6) br.cond.dpnt .L611
.L613:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L623:
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
.L611:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L613
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L613
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L623
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
	mov r39 = r32
	addp4 r40 = 0,r33
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
	(p6) br.cond.dpnt .L638
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
.L638:
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
	(p6) br.cond.dpnt .L627
.L629:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L639:
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
.L627:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L629
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L629
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L639
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
	addp4 r40 = 0,r33
	addp4 r39 = 0,r32
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
	(p6) br.cond.dpnt .L654
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
.L654:
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
	(p6) br.cond.dpnt .L643
.L645:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L655:
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
.L643:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L645
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L645
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L655
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
	mov r38 = r32
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
	(p6) br.cond.dpnt .L670
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
.L670:
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
	(p6) br.cond.dpnt .L659
.L661:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r33
	nop 0
.L671:
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
.L659:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r36
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L661
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L661
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L671
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
	mov r38 = r32
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
	(p6) br.cond.dpnt .L686
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
.L686:
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
	(p6) br.cond.dpnt .L675
.L677:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r33
	nop 0
.L687:
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
.L675:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r36
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L677
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L677
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L687
	.endp dup#
	.align 16
	.align 64
	.global dup2#
	.type	dup2#, @function
	.proc dup2#
dup2:
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
	addl r38 = 90, r0
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
	(p6) br.cond.dpnt .L702
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
.L702:
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
	(p6) br.cond.dpnt .L691
.L693:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L703:
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
.L691:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L693
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L693
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L703
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
	mov r38 = r32
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
	(p6) br.cond.dpnt .L718
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
.L718:
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
	(p6) br.cond.dpnt .L707
.L709:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r33
	addl r33 = -1, r0
.L719:
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
.L707:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r36
	;;
	adds r16 = 580, r8
	.mmb
	adds r14 = 16, r8
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L709
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L709
	;;
	.mib
	st4 [r14] = r33
	addl r33 = -1, r0
	br .L719
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
	mov r40 = r33
	addp4 r39 = 0,r32
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
	(p6) br.cond.dpnt .L734
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
.L734:
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
	(p6) br.cond.dpnt .L723
.L725:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L735:
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
.L723:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L725
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L725
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L735
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
	mov r39 = r32
	mov r40 = r33
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
	(p6) br.cond.dpnt .L750
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
.L750:
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
	(p6) br.cond.dpnt .L739
.L741:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L751:
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
.L739:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L741
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L741
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L751
	.endp ftruncate#
	.align 16
	.align 64
	.global mknod#
	.type	mknod#, @function
	.proc mknod#
mknod:
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
	addp4 r40 = 0,r32
	.mmb
	addl r39 = 14, r0
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
	(p6) br.cond.dpnt .L766
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
.L766:
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
	(p6) br.cond.dpnt .L755
.L757:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r35
	nop 0
.L767:
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
.L755:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r38
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L757
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L757
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L767
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
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	addp4 r32 = 0,r32
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
	(p6) br.cond.dpnt .L782
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
.L782:
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
	(p6) br.cond.dpnt .L771
.L773:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r35
	addl r35 = -1, r0
.L783:
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
.L771:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r38
	;;
	adds r16 = 580, r8
	.mmb
	adds r14 = 16, r8
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L773
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L773
	;;
	.mib
	st4 [r14] = r35
	addl r35 = -1, r0
	br .L783
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
	(p6) br.cond.dpnt .L798
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
.L798:
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
	(p6) br.cond.dpnt .L787
.L789:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r32
	nop 0
.L799:
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
.L787:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r35
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L789
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L789
	;;
	.mib
	st4 [r14] = r32
	nop 0
	br .L799
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
	addp4 r40 = 0,r33
	addp4 r39 = 0,r32
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
	(p6) br.cond.dpnt .L814
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
.L814:
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
	(p6) br.cond.dpnt .L803
.L805:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L815:
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
.L803:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L805
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L805
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L815
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
	mov r39 = r32
	addp4 r40 = 0,r33
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
	(p6) br.cond.dpnt .L830
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
.L830:
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
	(p6) br.cond.dpnt .L819
.L821:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L831:
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
.L819:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L821
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L821
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L831
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
	addp4 r40 = 0,r33
	addp4 r39 = 0,r32
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
	(p6) br.cond.dpnt .L846
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
.L846:
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
	(p6) br.cond.dpnt .L835
.L837:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L847:
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
.L835:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L837
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L837
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L847
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
	mov r39 = r32
	addp4 r40 = 0,r33
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
	(p6) br.cond.dpnt .L862
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
.L862:
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
	(p6) br.cond.dpnt .L851
.L853:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L863:
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
.L851:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L853
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L853
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L863
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
	addp4 r40 = 0,r33
	addp4 r39 = 0,r32
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
	(p6) br.cond.dpnt .L878
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
.L878:
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
	(p6) br.cond.dpnt .L867
.L869:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L879:
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
.L867:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L869
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L869
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L879
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
	mov r39 = r32
	addp4 r40 = 0,r33
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
	(p6) br.cond.dpnt .L894
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
.L894:
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
	(p6) br.cond.dpnt .L883
.L885:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L895:
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
.L883:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L885
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L885
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L895
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
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	addp4 r33 = 0,r33
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
	addl r39 = 120, r0
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
	(p6) br.cond.dpnt .L910
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
.L910:
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
	(p6) br.cond.dpnt .L899
.L901:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r35
	addl r35 = -1, r0
.L911:
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
.L899:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r38
	;;
	adds r16 = 580, r8
	.mmb
	adds r14 = 16, r8
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L901
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L901
	;;
	.mib
	st4 [r14] = r35
	addl r35 = -1, r0
	br .L911
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
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	addp4 r33 = 0,r33
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
	addl r39 = 121, r0
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
	(p6) br.cond.dpnt .L926
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
.L926:
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
	(p6) br.cond.dpnt .L915
.L917:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r35
	addl r35 = -1, r0
.L927:
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
.L915:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r38
	;;
	adds r16 = 580, r8
	.mmb
	adds r14 = 16, r8
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L917
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L917
	;;
	.mib
	st4 [r14] = r35
	addl r35 = -1, r0
	br .L927
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
	addp4 r39 = 0,r32
	;;
	.mmi
	addl r40 = 4096, r0
	mov r41 = r0
	addl r38 = 14, r0
	;;
	.mib
	or r40 = r40, r33
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
	(p6) br.cond.dpnt .L944
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
.L944:
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
	(p6) br.cond.dpnt .L933
.L935:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L945:
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
.L933:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L935
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L935
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L945
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
	.mmi
	addp4 r32 = 0,r32
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mib
	addl r37 = 10, r0
	mov r38 = r32
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 40, r12
	adds r16 = 4095, r8
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
	addl r15 = 4094, r0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L947
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L948
.L946:
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
.L947:
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
	(p6) br.cond.dpnt .L950
.L952:
	.mii
	addl r14 = @gprel(errno#), gp
	nop 0
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	nop 0
	.align 32
.L948:
	.mmi
	addl r14 = @gprel(errno#), gp
	mov r38 = r32
	addl r37 = 137, r0
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 21, r14
	nop 0
	(p7) br.cond.dpnt .L958
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
	(p7) br.cond.dptk .L946
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
	(p6) br.cond.dpnt .L955
.L957:
	.mii
	addl r14 = @gprel(errno#), gp
	nop 0
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	nop 0
.L958:
	.mii
	addl r8 = -1, r0
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
.L955:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mii
	addp4 r14 = 0,r8
	mov r1 = r36
	;;
	cmp.eq p6, p7 = 0, r14
	.mmb
	adds r15 = 580, r14
	adds r14 = 16, r14
	(p6) br.cond.dpnt .L957
	;;
	.mmi
	ld4 r15 = [r15]
	nop 0
	addp4 r14 = 0,r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L957
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L958
.L950:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mii
	addp4 r14 = 0,r8
	mov r1 = r36
	;;
	cmp.eq p6, p7 = 0, r14
	.mmb
	adds r15 = 580, r14
	adds r14 = 16, r14
	(p6) br.cond.dpnt .L952
	;;
	.mmi
	ld4 r15 = [r15]
	nop 0
	addp4 r14 = 0,r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L952
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L948
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
	mov r36 = r1
	.body
	nop 0
	addp4 r32 = 0,r32
	;;
	.mib
	addl r37 = 42, r0
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
	(p6) br.cond.dpnt .L974
	;;
	.mib
	cmp4.gt p6, p7 = r0, r8
	nop 0
	(p6) br.cond.spnt .L975
	;;
	.mmi
	(p7) st4 [r32] = r33, 4
	nop 0
	(p7) mov r8 = r0
	;;
	.mii
	(p7) st4 [r32] = r9
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L974:
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
	(p6) br.cond.dpnt .L977
.L979:
	.mii
	addl r14 = @gprel(errno#), gp
	nop 0
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	nop 0
.L975:
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
.L977:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mii
	addp4 r14 = 0,r8
	mov r1 = r36
	;;
	cmp.eq p6, p7 = 0, r14
	.mmb
	adds r15 = 580, r14
	adds r14 = 16, r14
	(p6) br.cond.dpnt .L979
	;;
	.mmi
	ld4 r15 = [r15]
	nop 0
	addp4 r14 = 0,r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L979
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L975
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
	.mii
	mov r40 = r1
	.save rp, r38
	mov r38 = b0
	.body
	addp4 r33 = 0,r33
	;;
	.mmi
	addp4 r34 = 0,r34
	nop 0
	addp4 r35 = 0,r35
	.mmb
	addp4 r36 = 0,r36
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
	mov r42 = r32
	;;
	.mib
	addl r41 = 93, r0
	nop 0
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
	(p6) br.cond.dpnt .L1004
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
.L1004:
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
	(p6) br.cond.dpnt .L993
.L995:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r37
	addl r37 = -1, r0
.L1005:
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
.L993:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r40
	;;
	adds r16 = 580, r8
	.mmb
	adds r14 = 16, r8
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L995
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L995
	;;
	.mib
	st4 [r14] = r37
	addl r37 = -1, r0
	br .L1005
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
	adds r14 = 16, r12
	movl r37 = 1074942977
	;;
	.mib
	mov r38 = r14
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
	mov r44 = r33
	;;
	.mmi
	mov r45 = r34
	mov r46 = r35
	mov r47 = r36
	.mmi
	mov r48 = r37
	addp4 r43 = 0,r32
	addl r42 = 71, r0
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
	mov r38 = r8
	mov r1 = r41
	;;
	.mmi
	st8 [r15] = r9
	nop 0
	addl r15 = 4094, r0
	.mmi
	st8 [r14] = r8
	nop 0
	addp4 r8 = 0,r8
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1022
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
.L1022:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r38 = r0, r38
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
	(p6) br.cond.dpnt .L1011
.L1013:
	.mii
	addl r14 = @gprel(errno#), gp
	addp4 r8 = 4294967295 - 0x100000000, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r38
	nop 0
.L1023:
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
.L1011:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r41
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addp4 r8 = 4294967295 - 0x100000000, r0
	(p6) br.cond.dpnt .L1013
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1013
	;;
	.mib
	st4 [r14] = r38
	nop 0
	br .L1023
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
	mov r44 = r33
	;;
	.mmi
	mov r45 = r34
	mov r46 = r35
	mov r47 = r36
	.mmi
	mov r48 = r37
	addp4 r43 = 0,r32
	addl r42 = 367, r0
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
	mov r38 = r8
	mov r1 = r41
	;;
	.mmi
	st8 [r15] = r9
	nop 0
	addl r15 = 4094, r0
	.mmi
	st8 [r14] = r8
	nop 0
	addp4 r8 = 0,r8
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1038
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
.L1038:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	nop 0
	sub r38 = r0, r38
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
	(p6) br.cond.dpnt .L1027
.L1029:
	.mii
	addl r14 = @gprel(errno#), gp
	addp4 r8 = 4294967295 - 0x100000000, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r38
	nop 0
.L1039:
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
.L1027:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r41
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addp4 r8 = 4294967295 - 0x100000000, r0
	(p6) br.cond.dpnt .L1029
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1029
	;;
	.mib
	st4 [r14] = r38
	nop 0
	br .L1039
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
	mov r40 = r33
	addp4 r39 = 0,r32
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
	(p6) br.cond.dpnt .L1054
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
.L1054:
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
	(p6) br.cond.dpnt .L1043
.L1045:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L1055:
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
.L1043:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1045
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1045
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1055
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
	mov r41 = r33
	;;
	.mmi
	mov r42 = r34
	nop 0
	addp4 r40 = 0,r32
	.mmb
	addl r39 = 74, r0
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
	(p6) br.cond.dpnt .L1070
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
.L1070:
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
	(p6) br.cond.dpnt .L1059
.L1061:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r35
	nop 0
.L1071:
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
.L1059:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r38
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1061
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1061
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L1071
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
	mov r40 = r33
	addp4 r39 = 0,r32
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
	(p6) br.cond.dpnt .L1086
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
.L1086:
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
	(p6) br.cond.dpnt .L1075
.L1077:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L1087:
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
.L1075:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1077
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1077
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1087
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
	mov r40 = r33
	addp4 r39 = 0,r32
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
	(p6) br.cond.dpnt .L1102
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
.L1102:
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
	(p6) br.cond.dpnt .L1091
.L1093:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L1103:
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
.L1091:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1093
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1093
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1103
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
	mov r41 = r33
	;;
	.mmi
	mov r42 = r34
	nop 0
	addp4 r40 = 0,r32
	.mmb
	addl r39 = 320, r0
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
	(p6) br.cond.dpnt .L1118
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
.L1118:
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
	(p6) br.cond.dpnt .L1107
.L1109:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r35
	nop 0
.L1119:
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
.L1107:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r38
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1109
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1109
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L1119
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
	mov r38 = r32
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
	(p6) br.cond.dpnt .L1134
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
.L1134:
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
	(p6) br.cond.dpnt .L1123
.L1125:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r33
	nop 0
.L1135:
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
.L1123:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r36
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1125
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1125
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L1135
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
	(p6) br.cond.dpnt .L1150
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
.L1150:
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
	(p6) br.cond.dpnt .L1139
.L1141:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r32
	nop 0
.L1151:
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
.L1139:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r35
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1141
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1141
	;;
	.mib
	st4 [r14] = r32
	nop 0
	br .L1151
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
	mov r41 = r33
	;;
	.mmi
	mov r42 = r34
	nop 0
	addp4 r40 = 0,r32
	.mmb
	addl r39 = 75, r0
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
	(p6) br.cond.dpnt .L1166
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
.L1166:
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
	(p6) br.cond.dpnt .L1155
.L1157:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r35
	nop 0
.L1167:
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
.L1155:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r38
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1157
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1157
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L1167
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
	mov r38 = r32
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
	(p6) br.cond.dpnt .L1194
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
.L1194:
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
	(p6) br.cond.dpnt .L1183
.L1185:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r33
	nop 0
.L1195:
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
.L1183:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r36
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1185
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1185
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L1195
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
	mov r38 = r32
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
	(p6) br.cond.dpnt .L1210
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
.L1210:
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
	(p6) br.cond.dpnt .L1199
.L1201:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r33
	nop 0
.L1211:
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
.L1199:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r36
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1201
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1201
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L1211
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
	mov r40 = r32
	;;
	.mmi
	mov r41 = r33
	nop 0
	mov r42 = r34
	.mmb
	addl r39 = 126, r0
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
	(p6) br.cond.dpnt .L1226
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
.L1226:
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
	(p6) br.cond.dpnt .L1215
.L1217:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r35
	nop 0
.L1227:
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
.L1215:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r38
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1217
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1217
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L1227
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
	mov r40 = r32
	;;
	.mmi
	mov r41 = r33
	nop 0
	mov r42 = r34
	.mmb
	addl r39 = 127, r0
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
	(p6) br.cond.dpnt .L1242
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
.L1242:
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
	(p6) br.cond.dpnt .L1231
.L1233:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r35
	nop 0
.L1243:
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
.L1231:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r38
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1233
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1233
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L1243
	.endp setresgid#
	.align 16
	.align 64
	.global setpgid#
	.type	setpgid#, @function
	.proc setpgid#
setpgid:
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
	addl r38 = 82, r0
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
	(p6) br.cond.dpnt .L1258
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
.L1258:
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
	(p6) br.cond.dpnt .L1247
.L1249:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L1259:
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
.L1247:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1249
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1249
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1259
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
	mov r39 = r32
	addp4 r40 = 0,r33
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
	(p6) br.cond.dpnt .L1274
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
.L1274:
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
	(p6) br.cond.dpnt .L1263
.L1265:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L1275:
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
.L1263:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1265
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1265
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1275
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
	addp4 r42 = 0,r34
	;;
	.mmi
	addp4 r41 = 0,r33
	nop 0
	addp4 r40 = 0,r32
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
	(p6) br.cond.dpnt .L1290
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
.L1290:
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
	(p6) br.cond.dpnt .L1279
.L1281:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r35
	nop 0
.L1291:
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
.L1279:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r38
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1281
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1281
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L1291
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
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	addp4 r33 = 0,r33
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
	addl r39 = 200, r0
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
	(p6) br.cond.dpnt .L1306
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
.L1306:
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
	(p6) br.cond.dpnt .L1295
.L1297:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r35
	addl r35 = -1, r0
.L1307:
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
.L1295:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r38
	;;
	adds r16 = 580, r8
	.mmb
	adds r14 = 16, r8
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L1297
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1297
	;;
	.mib
	st4 [r14] = r35
	addl r35 = -1, r0
	br .L1307
	.endp waitpid#
	.align 16
	.align 64
	.global wait3#
	.type	wait3#, @function
	.proc wait3#
wait3:
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
	addp4 r32 = 0,r32
	addp4 r34 = 0,r34
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
	(p6) br.cond.dpnt .L1322
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
.L1322:
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
	(p6) br.cond.dpnt .L1311
.L1313:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r35
	addl r35 = -1, r0
.L1323:
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
.L1311:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r38
	;;
	adds r16 = 580, r8
	.mmb
	adds r14 = 16, r8
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L1313
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1313
	;;
	.mib
	st4 [r14] = r35
	addl r35 = -1, r0
	br .L1323
	.endp wait3#
	.align 16
	.align 64
	.global kill#
	.type	kill#, @function
	.proc kill#
kill:
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
	addl r38 = 37, r0
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
	(p6) br.cond.dpnt .L1338
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
.L1338:
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
	(p6) br.cond.dpnt .L1327
.L1329:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L1339:
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
.L1327:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1329
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1329
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1339
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
	.mii
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	addp4 r34 = 0,r34
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
	mov r41 = r32
	addl r40 = 382, r0
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
	(p6) br.cond.dpnt .L1354
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
.L1354:
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
	(p6) br.cond.dpnt .L1343
.L1345:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r36
	addl r36 = -1, r0
.L1355:
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
.L1343:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r39
	;;
	adds r16 = 580, r8
	.mmb
	adds r14 = 16, r8
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L1345
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1345
	;;
	.mib
	st4 [r14] = r36
	addl r36 = -1, r0
	br .L1355
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
	mov r38 = r32
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
	(p6) br.cond.dpnt .L1370
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
.L1370:
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
	(p6) br.cond.dpnt .L1359
.L1361:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r33
	nop 0
.L1371:
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
.L1359:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r36
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1361
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1361
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L1371
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
	mov r38 = r32
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
	(p6) br.cond.dpnt .L1386
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
.L1386:
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
	(p6) br.cond.dpnt .L1375
.L1377:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r33
	nop 0
.L1387:
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
.L1375:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r36
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1377
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1377
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L1387
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
	mov r39 = r32
	addp4 r40 = 0,r33
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
	(p6) br.cond.dpnt .L1402
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
.L1402:
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
	(p6) br.cond.dpnt .L1391
.L1393:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L1403:
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
.L1391:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1393
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1393
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1403
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
	mov r39 = r32
	addp4 r40 = 0,r33
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
	(p6) br.cond.dpnt .L1418
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
.L1418:
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
	(p6) br.cond.dpnt .L1407
.L1409:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L1419:
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
.L1407:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1409
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1409
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1419
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
	mov r39 = r32
	addp4 r40 = 0,r33
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
	(p6) br.cond.dpnt .L1434
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
.L1434:
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
	(p6) br.cond.dpnt .L1423
.L1425:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L1435:
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
.L1423:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1425
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1425
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1435
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
	mov r39 = r32
	addp4 r40 = 0,r33
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
	(p6) br.cond.dpnt .L1450
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
.L1450:
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
	(p6) br.cond.dpnt .L1439
.L1441:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L1451:
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
.L1439:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1441
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1441
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1451
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
	mov r39 = r32
	addp4 r40 = 0,r33
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
	(p6) br.cond.dpnt .L1466
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
.L1466:
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
	(p6) br.cond.dpnt .L1455
.L1457:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L1467:
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
.L1455:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1457
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1457
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1467
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
	mov r40 = r32
	;;
	.mmi
	addp4 r42 = 0,r34
	nop 0
	addp4 r41 = 0,r33
	.mmb
	addl r39 = 83, r0
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
	(p6) br.cond.dpnt .L1482
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
.L1482:
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
	(p6) br.cond.dpnt .L1471
.L1473:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r35
	nop 0
.L1483:
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
.L1471:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r38
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1473
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1473
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L1483
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
	mov r39 = r32
	addp4 r40 = 0,r33
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
	(p6) br.cond.dpnt .L1498
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
.L1498:
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
	(p6) br.cond.dpnt .L1487
.L1489:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L1499:
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
.L1487:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1489
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1489
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1499
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
	(p6) br.cond.dpnt .L1514
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
.L1514:
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
	(p6) br.cond.dpnt .L1503
.L1505:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r32
	nop 0
.L1515:
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
.L1503:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r35
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1505
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1505
	;;
	.mib
	st4 [r14] = r32
	nop 0
	br .L1515
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
	mov r39 = r32
	addp4 r40 = 0,r33
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
	(p6) br.cond.dpnt .L1530
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
.L1530:
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
	(p6) br.cond.dpnt .L1519
.L1521:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L1531:
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
.L1519:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1521
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1521
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1531
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
	mov r38 = r32
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
	(p6) br.cond.dpnt .L1546
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
.L1546:
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
	(p6) br.cond.dpnt .L1535
.L1537:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r33
	nop 0
.L1547:
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
.L1535:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r36
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1537
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1537
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L1547
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
	mov r38 = r32
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
	(p6) br.cond.dpnt .L1562
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
.L1562:
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
	(p6) br.cond.dpnt .L1551
.L1553:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r33
	nop 0
.L1563:
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
.L1551:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r36
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1553
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1553
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L1563
	.endp getpgid#
	.align 16
	.align 64
	.global setpgrp2#
	.type	setpgrp2#, @function
	.proc setpgrp2#
setpgrp2:
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
	addl r38 = 82, r0
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
	(p6) br.cond.dpnt .L1578
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
.L1578:
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
	(p6) br.cond.dpnt .L1567
.L1569:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L1579:
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
.L1567:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1569
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1569
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1579
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
	mov r38 = r32
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
	(p6) br.cond.dpnt .L1594
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
.L1594:
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
	(p6) br.cond.dpnt .L1583
.L1585:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r33
	nop 0
.L1595:
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
.L1583:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r36
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1585
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1585
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L1595
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
	mov r39 = r32
	addp4 r40 = 0,r33
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
	(p6) br.cond.dpnt .L1610
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
.L1610:
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
	(p6) br.cond.dpnt .L1599
.L1601:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L1611:
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
.L1599:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1601
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1601
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1611
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
	mov r39 = r32
	addp4 r40 = 0,r33
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
	(p6) br.cond.dpnt .L1626
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
.L1626:
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
	(p6) br.cond.dpnt .L1615
.L1617:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L1627:
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
.L1615:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1617
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1617
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1627
	.endp sched_getparam#
	.align 16
	.align 64
	.global sched_setscheduler#
	.type	sched_setscheduler#, @function
	.proc sched_setscheduler#
sched_setscheduler:
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
	addp4 r42 = 0,r34
	.mmb
	addl r39 = 339, r0
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
	(p6) br.cond.dpnt .L1642
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
.L1642:
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
	(p6) br.cond.dpnt .L1631
.L1633:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r35
	nop 0
.L1643:
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
.L1631:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r38
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1633
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1633
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L1643
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
	mov r38 = r32
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
	(p6) br.cond.dpnt .L1658
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
.L1658:
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
	(p6) br.cond.dpnt .L1647
.L1649:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r33
	nop 0
.L1659:
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
.L1647:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r36
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1649
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1649
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L1659
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
	mov r39 = r32
	addp4 r40 = 0,r33
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
	(p6) br.cond.dpnt .L1674
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
.L1674:
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
	(p6) br.cond.dpnt .L1663
.L1665:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L1675:
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
.L1663:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1665
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1665
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1675
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
	(p6) br.cond.dpnt .L1690
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
.L1690:
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
	(p6) br.cond.dpnt .L1679
.L1681:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r32
	nop 0
.L1691:
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
.L1679:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r35
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1681
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1681
	;;
	.mib
	st4 [r14] = r32
	nop 0
	br .L1691
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
	mov r40 = r32
	;;
	.mmi
	mov r41 = r33
	nop 0
	mov r42 = r34
	.mmb
	addl r39 = 96, r0
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
	(p6) br.cond.dpnt .L1706
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
.L1706:
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
	(p6) br.cond.dpnt .L1695
.L1697:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r35
	nop 0
.L1707:
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
.L1695:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r38
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1697
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1697
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L1707
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
	addp4 r40 = 0,r33
	addp4 r39 = 0,r32
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
.L1722:
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
	(p6) br.cond.dpnt .L1711
.L1713:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L1723:
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
.L1711:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1713
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1713
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1723
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
	mov r39 = r32
	mov r40 = r33
	;;
	.mib
	addl r38 = 100, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 24, r12
	adds r15 = 4095, r8
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
	addl r14 = 4094, r0
	;;
	.mib
	cmp.geu p6, p7 = r14, r15
	nop 0
	(p6) br.cond.dpnt .L1725
	;;
	.mib
	cmp4.le p6, p7 = r0, r8
	nop 0
	(p7) br.cond.dpnt .L1727
	;;
	.mii
	(p6) sub r8 = 20, r8
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L1725:
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
	(p6) br.cond.dpnt .L1728
.L1730:
	.mii
	addl r14 = @gprel(errno#), gp
	nop 0
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L1727:
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
.L1728:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mii
	addp4 r14 = 0,r8
	mov r1 = r37
	;;
	cmp.eq p6, p7 = 0, r14
	.mmb
	adds r15 = 580, r14
	adds r14 = 16, r14
	(p6) br.cond.dpnt .L1730
	;;
	.mmi
	ld4 r15 = [r15]
	nop 0
	addp4 r14 = 0,r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1730
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1727
	.endp getpriority#
	.align 16
	.align 64
	.global setreuid#
	.type	setreuid#, @function
	.proc setreuid#
setreuid:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 4, 0
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
	addl r41 = -1, r0
	addl r38 = 126, r0
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
	(p6) br.cond.dpnt .L1754
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
.L1754:
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
	(p6) br.cond.dpnt .L1743
.L1745:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L1755:
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
.L1743:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1745
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1745
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1755
	.endp setreuid#
	.align 16
	.align 64
	.global setregid#
	.type	setregid#, @function
	.proc setregid#
setregid:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 4, 0
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
	addl r41 = -1, r0
	addl r38 = 127, r0
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
	(p6) br.cond.dpnt .L1770
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
.L1770:
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
	(p6) br.cond.dpnt .L1759
.L1761:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L1771:
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
.L1759:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1761
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1761
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1771
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
	mov r39 = r32
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
	(p6) br.cond.dpnt .L1786
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
.L1786:
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
	(p6) br.cond.dpnt .L1775
.L1777:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r33
	nop 0
.L1787:
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
.L1775:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r36
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1777
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1777
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L1787
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
	mov r39 = r32
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
	(p6) br.cond.dpnt .L1802
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
.L1802:
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
	(p6) br.cond.dpnt .L1791
.L1793:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r33
	nop 0
.L1803:
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
.L1791:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r36
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1793
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1793
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L1803
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
	(p6) br.cond.dpnt .L1818
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
.L1818:
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
	(p6) br.cond.dpnt .L1807
.L1809:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r32
	nop 0
.L1819:
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
.L1807:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r35
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1809
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1809
	;;
	.mib
	st4 [r14] = r32
	nop 0
	br .L1819
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
	(p6) br.cond.dpnt .L1821
.L1822:
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
	(p6) br.cond.dpnt .L1826
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
	(p6) br.cond.dpnt .L1827
.L1828:
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
	(p6) br.cond.dpnt .L1826
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
.L1826:
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
.L1821:
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
	(p6) br.cond.dpnt .L1823
.L1825:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	st4 [r14] = r32
	addl r32 = -1, r0
	br .L1822
.L1823:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mii
	addp4 r14 = 0,r8
	mov r1 = r35
	;;
	cmp.eq p6, p7 = 0, r14
	.mmb
	adds r15 = 580, r14
	adds r14 = 16, r14
	(p6) br.cond.dpnt .L1825
	;;
	.mmi
	ld4 r15 = [r15]
	nop 0
	addp4 r14 = 0,r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1825
	;;
	.mib
	st4 [r14] = r32
	addl r32 = -1, r0
	br .L1822
	;;
.L1827:
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
	(p6) br.cond.dpnt .L1829
.L1831:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	st4 [r14] = r32
	addl r32 = -1, r0
	br .L1828
.L1829:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mii
	addp4 r14 = 0,r8
	mov r1 = r35
	;;
	cmp.eq p6, p7 = 0, r14
	.mmb
	adds r15 = 580, r14
	adds r14 = 16, r14
	(p6) br.cond.dpnt .L1831
	;;
	.mmi
	ld4 r15 = [r15]
	nop 0
	addp4 r14 = 0,r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1831
	;;
	.mib
	st4 [r14] = r32
	addl r32 = -1, r0
	br .L1828
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
	(p6) br.cond.dpnt .L1861
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
.L1861:
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
	(p6) br.cond.dpnt .L1850
.L1852:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r32
	addl r32 = -1, r0
.L1862:
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
.L1850:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r35
	;;
	adds r16 = 580, r8
	.mmb
	adds r14 = 16, r8
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L1852
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1852
	;;
	.mib
	st4 [r14] = r32
	addl r32 = -1, r0
	br .L1862
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
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	addp4 r32 = 0,r32
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
	(p6) br.cond.dpnt .L1877
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
.L1877:
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
	(p6) br.cond.dpnt .L1866
.L1868:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r33
	addl r33 = -1, r0
.L1878:
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
.L1866:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r36
	;;
	adds r16 = 580, r8
	.mmb
	adds r14 = 16, r8
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L1868
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1868
	;;
	.mib
	st4 [r14] = r33
	addl r33 = -1, r0
	br .L1878
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
	mov r37 = r1
	.body
	mov r40 = r33
	sub r39 = r0, r32
	;;
	.mib
	addl r38 = 37, r0
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
	(p6) br.cond.dpnt .L1893
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
.L1893:
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
	(p6) br.cond.dpnt .L1882
.L1884:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L1894:
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
.L1882:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1884
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1884
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1894
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
	addp4 r40 = 0,r33
	.mmi
	addp4 r39 = 0,r32
	nop 0
	addl r38 = 59, r0
	;;
	.mib
	ld4 r41 = [r14]
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
	(p6) br.cond.dpnt .L1909
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
.L1909:
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
	(p6) br.cond.dpnt .L1898
.L1900:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L1910:
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
.L1898:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1900
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1900
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L1910
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
	.mii
	addp4 r41 = 0,r33
	.save rp, r36
	mov r36 = b0
	mov r38 = r1
	.body
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r41
	addp4 r42 = 0,r34
	mov r40 = r32
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	cmp4.ne p6, p7 = 1, r32
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L1912
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
	(p6) br.cond.dptk .L1912
	.mmi
	mov r14 = r41
	adds r16 = 16, r12
	adds r15 = 20, r12
	.mmi
	adds r19 = 16, r12
	;;
	ld4 r18 = [r14], 4
	addp4 r41 = 0,r16
	.mmi
	mov r17 = r15
	;;
	ld4 r16 = [r14], 4
	nop 0
	.mmi
	st4 [r19] = r18
	;;
	st4 [r15] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r14], 4
	;;
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
.L1912:
	.mib
	addl r39 = 185, r0
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
	(p6) br.cond.dpnt .L1929
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
.L1929:
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
	(p6) br.cond.dpnt .L1915
.L1917:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r35
	nop 0
.L1930:
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
.L1915:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r14 = 0,r8
	mov r1 = r38
	addl r8 = -1, r0
	;;
	.mmi
	cmp.eq p6, p7 = 0, r14
	nop 0
	adds r15 = 580, r14
	.mmb
	adds r14 = 16, r14
	nop 0
	(p6) br.cond.dpnt .L1917
	;;
	.mmi
	ld4 r15 = [r15]
	nop 0
	addp4 r14 = 0,r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1917
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L1930
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
	.mii
	addp4 r40 = 0,r33
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r40
	nop 0
	addl r38 = 185, r0
	.mii
	addp4 r41 = 0,r34
	mov r39 = r32
	;;
	(p6) addl r14 = 1, r0
	;;
	.mii
	(p7) mov r14 = r0
	cmp4.ne p6, p7 = 1, r32
	;;
	(p6) addl r15 = 1, r0
	;;
	.mmi
	(p7) mov r15 = r0
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L1932
	.mmi
	addl r17 = @ltoffx(__threads_started#), r1
	adds r15 = 20, r12
	mov r14 = r40
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
	(p6) br.cond.dptk .L1932
	.mmi
	ld4 r18 = [r14], 4
	adds r17 = 16, r12
	adds r19 = 16, r12
	;;
	.mmi
	addp4 r40 = 0,r17
	ld4 r17 = [r14], 4
	nop 0
	.mmi
	st4 [r19] = r18
	;;
	st4 [r15] = r17, 4
	nop 0
	.mmi
	ld4 r17 = [r14], 4
	;;
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
.L1932:
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
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 2, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	addp4 r32 = 0,r32
	addp4 r33 = 0,r33
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
	addp4 r32 = 0,r32
	addp4 r33 = 0,r33
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
	(p6) br.cond.dpnt .L1958
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
.L1958:
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
	(p6) br.cond.dpnt .L1947
.L1949:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r34
	addl r34 = -1, r0
.L1959:
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
.L1947:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r37
	;;
	adds r16 = 580, r8
	.mmb
	adds r14 = 16, r8
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L1949
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1949
	;;
	.mib
	st4 [r14] = r34
	addl r34 = -1, r0
	br .L1959
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
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	addp4 r32 = 0,r32
	;;
	.mib
	addp4 r33 = 0,r33
	addp4 r34 = 0,r34
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
	(p6) br.cond.dpnt .L1974
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
.L1974:
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
	(p6) br.cond.dpnt .L1963
.L1965:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r35
	addl r35 = -1, r0
.L1975:
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
.L1963:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r38
	;;
	adds r16 = 580, r8
	.mmb
	adds r14 = 16, r8
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L1965
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1965
	;;
	.mib
	st4 [r14] = r35
	addl r35 = -1, r0
	br .L1975
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
	mov r40 = r32
	mov r41 = r33
	;;
	.mib
	addl r39 = 427, r0
	extr.u r42 = r34, 32, 32
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
	(p6) br.cond.dpnt .L1990
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
.L1990:
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
	(p6) br.cond.dpnt .L1979
.L1981:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r35
	nop 0
.L1991:
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
.L1979:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r38
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1981
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1981
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L1991
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
	addp4 r38 = 0,r32
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
	(p6) br.cond.dpnt .L2006
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
.L2006:
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
	(p6) br.cond.dpnt .L1995
.L1997:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r33
	nop 0
.L2007:
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
.L1995:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r36
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L1997
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1997
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L2007
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
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	addp4 r32 = 0,r32
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
	(p6) br.cond.dpnt .L2022
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
.L2022:
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
	(p6) br.cond.dpnt .L2011
.L2013:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r33
	addl r33 = -1, r0
.L2023:
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
.L2011:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r36
	;;
	adds r16 = 580, r8
	.mmb
	adds r14 = 16, r8
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L2013
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2013
	;;
	.mib
	st4 [r14] = r33
	addl r33 = -1, r0
	br .L2023
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
	addp4 r40 = 0,r33
	addp4 r39 = 0,r32
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
	(p6) br.cond.dpnt .L2038
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
.L2038:
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
	(p6) br.cond.dpnt .L2027
.L2029:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L2039:
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
.L2027:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L2029
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2029
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L2039
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
	mov r40 = r32
	;;
	.mmi
	addp4 r42 = 0,r34
	nop 0
	addp4 r41 = 0,r33
	.mmb
	addl r39 = 188, r0
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
	(p6) br.cond.dpnt .L2054
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
.L2054:
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
	(p6) br.cond.dpnt .L2043
.L2045:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r35
	nop 0
.L2055:
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
.L2043:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r38
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L2045
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2045
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L2055
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
	addp4 r36 = 0,r32
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
	addp4 r36 = 0,r32
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
	addp4 r32 = 0,r32
	.mmi
	mov r8 = r0
	;;
	nop 0
	extr r14 = r33, 31, 1
	.mmi
	and r16 = 31, r33
	;;
	nop 0
	shr.u r14 = r14, 59
	;;
	.mii
	add r14 = r14, r33
	nop 0
	;;
	extr r14 = r14, 5, 27
	.mii
	nop 0
	shl r15 = r15, r16
	;;
	shladd r14 = r14, 2, r0
	;;
	.mmi
	add r14 = r14, r32
	;;
	addp4 r14 = 0,r14
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
	addp4 r32 = 0,r32
	.mmi
	mov r8 = r0
	;;
	nop 0
	extr r14 = r33, 31, 1
	.mmi
	and r16 = 31, r33
	;;
	nop 0
	shr.u r14 = r14, 59
	;;
	.mii
	add r14 = r14, r33
	nop 0
	;;
	extr r14 = r14, 5, 27
	.mii
	nop 0
	shl r15 = r15, r16
	;;
	shladd r14 = r14, 2, r0
	;;
	.mmi
	add r14 = r14, r32
	;;
	addp4 r14 = 0,r14
	andcm r15 = -1, r15
	;;
	.mmi
	ld4 r16 = [r14]
	;;
	and r15 = r16, r15
	nop 0
	;;
	.mib
	st4 [r14] = r15
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
	addp4 r32 = 0,r32
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
	extr r14 = r14, 3, 29
	;;
	.mmi
	and r14 = -4, r14
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
	.fframe 96
	adds r12 = -96, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	addp4 r33 = 0,r33
	mov r37 = r1
	.body
	mov r39 = r32
	;;
	.mmi
	adds r14 = 64, r12
	adds r15 = 56, r12
	adds r16 = 60, r12
	.mmi
	addl r38 = 188, r0
	;;
	st4 [r14] = r0
	adds r14 = 68, r12
	.mmi
	mov r40 = r15
	st4 [r15] = r33
	addl r15 = 36, r0
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 72, r12
	.mmi
	st4 [r16] = r0
	nop 0
	adds r16 = 16, r12
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 76, r12
	mov r41 = r16
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 84, r12
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 92, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 104, r12
	adds r15 = 4095, r8
	mov r1 = r37
	;;
	.mmi
	st8 [r14] = r9
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	st8 [r14] = r8
	nop 0
	addl r14 = 4094, r0
	;;
	.mib
	cmp.geu p6, p7 = r14, r15
	adds r14 = 16, r12
	(p6) br.cond.dpnt .L2067
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L2073
	;;
	.mmi
	nop 0
	ld4 r8 = [r14]
	nop 0
	;;
	.mii
	addp4 r8 = 0,r8
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
.L2067:
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
	(p6) br.cond.dpnt .L2070
.L2072:
	.mii
	addl r14 = @gprel(errno#), gp
	nop 0
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L2073:
	.mii
	addp4 r8 = 4294967295 - 0x100000000, r0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	;;
.L2070:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mii
	addp4 r14 = 0,r8
	mov r1 = r37
	;;
	cmp.eq p6, p7 = 0, r14
	.mmb
	adds r15 = 580, r14
	adds r14 = 16, r14
	(p6) br.cond.dpnt .L2072
	;;
	.mmi
	ld4 r15 = [r15]
	nop 0
	addp4 r14 = 0,r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2072
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L2073
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
	(p6) br.cond.dpnt .L2096
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
.L2096:
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
	(p6) br.cond.dpnt .L2085
.L2087:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r33
	nop 0
.L2097:
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
.L2085:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r36
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L2087
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2087
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L2097
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
	(p6) br.cond.dpnt .L2112
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
.L2112:
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
	(p6) br.cond.dpnt .L2101
.L2103:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r33
	nop 0
.L2113:
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
.L2101:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r36
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L2103
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2103
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L2113
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
	(p6) br.cond.dpnt .L2128
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
.L2128:
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
	(p6) br.cond.dpnt .L2117
.L2119:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r33
	addl r33 = -1, r0
.L2129:
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
.L2117:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r36
	;;
	adds r16 = 580, r8
	.mmb
	adds r14 = 16, r8
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L2119
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2119
	;;
	.mib
	st4 [r14] = r33
	addl r33 = -1, r0
	br .L2129
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
	mov r40 = r32
	;;
	.mmi
	addp4 r42 = 0,r34
	nop 0
	addp4 r41 = 0,r33
	.mmb
	addl r39 = 108, r0
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
	(p6) br.cond.dpnt .L2144
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
.L2144:
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
	(p6) br.cond.dpnt .L2133
.L2135:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r35
	nop 0
.L2145:
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
.L2133:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r38
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L2135
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2135
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L2145
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
	mov r40 = r32
	;;
	.mmi
	addp4 r42 = 0,r34
	nop 0
	addp4 r41 = 0,r33
	.mmb
	addl r39 = 108, r0
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
	(p6) br.cond.dpnt .L2160
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
.L2160:
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
	(p6) br.cond.dpnt .L2149
.L2151:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r35
	nop 0
.L2161:
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
.L2149:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r38
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L2151
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2151
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L2161
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
	mov r39 = r32
	;;
	.mmi
	adds r14 = 16, r12
	mov r40 = r0
	addl r38 = 188, r0
	;;
	.mib
	mov r41 = r14
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 80, r12
	adds r15 = 4095, r8
	mov r1 = r37
	.mmi
	mov r41 = r0
	mov r39 = r32
	addl r38 = 188, r0
	;;
	.mmi
	st8 [r14] = r9
	nop 0
	adds r14 = 72, r12
	;;
	.mmi
	st8 [r14] = r8
	nop 0
	addl r14 = 4094, r0
	;;
	.mib
	cmp.geu p6, p7 = r14, r15
	adds r15 = 52, r12
	(p6) br.cond.dpnt .L2193
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	nop 0
	(p7) br.cond.spnt .L2169
	;;
	.mii
	ld4 r14 = [r15]
	cmp4.eq p6, p7 = 0, r33
	;;
	(p7) and r14 = -65, r14
	;;
	.mmi
	(p6) or r14 = 64, r14
	;;
	st4 [r15] = r14
	adds r14 = 16, r12
	;;
	.mib
	mov r40 = r14
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 64, r12
	adds r15 = 4095, r8
	mov r1 = r37
	;;
	.mmi
	st8 [r14] = r9
	nop 0
	adds r14 = 56, r12
	;;
	.mmi
	st8 [r14] = r8
	nop 0
	addl r14 = 4094, r0
	;;
	.mib
	cmp.geu p6, p7 = r14, r15
	nop 0
	(p6) br.cond.dpnt .L2193
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
.L2193:
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
	(p6) br.cond.dpnt .L2173
.L2175:
	.mii
	addl r14 = @gprel(errno#), gp
	nop 0
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L2169:
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
.L2173:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mii
	addp4 r14 = 0,r8
	mov r1 = r37
	;;
	cmp.eq p6, p7 = 0, r14
	.mmb
	adds r15 = 580, r14
	adds r14 = 16, r14
	(p6) br.cond.dpnt .L2175
	;;
	.mmi
	ld4 r15 = [r15]
	nop 0
	addp4 r14 = 0,r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2175
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L2169
	.endp siginterrupt#
	.align 16
	.align 64
	.global sighold#
	.type	sighold#, @function
	.proc sighold#
sighold:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 4, 0
	.fframe 80
	adds r12 = -80, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	addl r34 = @ltoffx(__threads_started#), r1
	mov r37 = r1
	.body
	adds r32 = -1, r32
	;;
	.mmi
	adds r33 = 48, r12
	ld8.mov r34 = [r34], __threads_started#
	addl r40 = 32, r0
	.mmi
	nop 0
	mov r39 = r0
	nop 0
	;;
	.mib
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	ld4 r15 = [r34]
	and r16 = 31, r32
	extr r14 = r32, 31, 1
	.mmi
	mov r1 = r37
	mov r41 = r0
	mov r39 = r0
	;;
	.mii
	cmp4.eq p6, p7 = 0, r15
	shr.u r14 = r14, 59
	addl r15 = 1, r0
	.mmi
	addl r38 = 185, r0
	;;
	add r14 = r14, r32
	(p7) adds r17 = 16, r12
	.mmi
	(p7) adds r19 = 16, r12
	nop 0
	(p6) addp4 r40 = 0,r33
	;;
	.mii
	nop 0
	extr r14 = r14, 3, 29
	(p7) addp4 r40 = 0,r17
	;;
	.mii
	nop 0
	shl r15 = r15, r16
	and r14 = -4, r14
	;;
	.mmi
	add r14 = r33, r14
	;;
	ld4 r16 = [r14]
	nop 0
	;;
	.mmi
	or r15 = r16, r15
	;;
	st4 [r14] = r15
	(p7) adds r15 = 56, r12
	.mmi
	(p7) adds r14 = 24, r12
	;;
	(p7) ld8 r17 = [r15]
	(p7) adds r15 = 64, r12
	.mmi
	(p7) ld8 r16 = [r33]
	;;
	(p7) st8 [r14] = r17, 8
	(p7) and r18 = -5, r16
	.mmi
	(p7) st8 [r19] = r16
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
	mov r1 = r37
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
	(p6) br.cond.dpnt .L2212
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
.L2212:
	.body
	.copy_state 1
	.mmi
	ld4 r14 = [r34]
	nop 0
	sub r33 = r0, r8
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L2200
.L2202:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r33
	nop 0
.L2213:
	.mii
	nop 0
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
.L2200:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r14 = 0,r8
	mov r1 = r37
	addl r8 = -1, r0
	;;
	.mmi
	cmp.eq p6, p7 = 0, r14
	nop 0
	adds r15 = 580, r14
	.mmb
	adds r14 = 16, r14
	nop 0
	(p6) br.cond.dpnt .L2202
	;;
	.mmi
	ld4 r15 = [r15]
	nop 0
	addp4 r14 = 0,r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2202
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L2213
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
	adds r14 = 16, r12
	addl r39 = 32, r0
	mov r38 = r0
	;;
	.mib
	mov r37 = r14
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r16 = 16, r12
	addl r15 = 1, r0
	extr r14 = r32, 31, 1
	.mmi
	mov r1 = r36
	mov r40 = r0
	addl r38 = 1, r0
	;;
	.mmi
	mov r39 = r16
	nop 0
	shr.u r14 = r14, 59
	.mii
	and r16 = 31, r32
	addl r37 = 185, r0
	;;
	add r14 = r14, r32
	;;
	.mii
	nop 0
	extr r14 = r14, 3, 29
	;;
	shl r15 = r15, r16
	.mii
	and r14 = -4, r14
	adds r16 = 16, r12
	;;
	add r14 = r16, r14
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
	(p6) br.cond.dpnt .L2228
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
.L2228:
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
	(p6) br.cond.dpnt .L2217
.L2219:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r33
	nop 0
.L2229:
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
.L2217:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r36
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L2219
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2219
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L2229
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
	mov r38 = r32
	;;
	.mmi
	adds r14 = 20, r12
	adds r15 = 16, r12
	nop 0
	.mmi
	adds r16 = 16, r12
	mov r40 = r0
	addl r37 = 188, r0
	;;
	.mmi
	st4 [r14] = r0, 4
	mov r39 = r15
	addl r15 = 1, r0
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r16] = r15
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 64, r12
	adds r16 = 4095, r8
	mov r1 = r36
	;;
	.mmi
	st8 [r15] = r9
	nop 0
	adds r15 = 56, r12
	;;
	.mmi
	st8 [r15] = r8
	nop 0
	addl r15 = 4094, r0
	;;
	.mib
	cmp.geu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L2244
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
.L2244:
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
	(p6) br.cond.dpnt .L2233
.L2235:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r33
	nop 0
.L2245:
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
.L2233:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r36
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L2235
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2235
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br .L2245
	.endp sigignore#
	.align 16
	.align 64
	.global sigset#
	.type	sigset#, @function
	.proc sigset#
sigset:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 2, 8, 4, 0
	.fframe 160
	adds r12 = -160, r12
	nop 0
	.mii
	addp4 r33 = 0,r33
	.save rp, r39
	mov r39 = b0
	mov r41 = r1
	.body
	;;
	.mmi
	adds r14 = 64, r12
	adds r15 = 60, r12
	adds r34 = 56, r12
	.mmi
	adds r35 = 128, r12
	mov r43 = r0
	mov r42 = r0
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 68, r12
	mov r44 = r35
	.mmi
	st4 [r15] = r0
	addl r37 = 1, r0
	adds r36 = 96, r12
	;;
	.mmi
	nop 0
	st4 [r14] = r0
	adds r14 = 72, r12
	.mmi
	st4 [r34] = r33
	;;
	st4 [r14] = r0
	adds r14 = 76, r12
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 84, r12
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 92, r12
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r41
	adds r14 = 16, r12
	.mmb
	mov r43 = r32
	addl r42 = 188, r0
	(p7) br.cond.dpnt .L2248
	;;
	.mmi
	cmp4.eq p6, p7 = 2, r33
	mov r45 = r14
	adds r32 = -1, r32
	;;
	.mii
	(p7) mov r44 = r34
	extr r34 = r32, 31, 1
	and r38 = 31, r32
	;;
	.mib
	(p6) mov r44 = r0
	shr.u r34 = r34, 59
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 168, r12
	adds r15 = 4095, r8
	mov r1 = r41
	.mmi
	add r34 = r34, r32
	mov r42 = r36
	addl r44 = 32, r0
	;;
	.mmi
	st8 [r14] = r9
	adds r14 = 160, r12
	extr r34 = r34, 5, 27
	.mmi
	mov r43 = r0
	nop 0
	shl r37 = r37, r38
	;;
	.mmi
	st8 [r14] = r8
	addl r14 = 4094, r0
	shladd r34 = r34, 2, r0
	;;
	.mib
	cmp.geu p6, p7 = r14, r15
	nop 0
	(p6) br.cond.dpnt .L2250
	;;
	.mib
	cmp4.ne p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L2248
	;;
	.mib
	cmp4.ne p6, p7 = 2, r33
	nop 0
	(p7) br.cond.dpnt .L2270
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	nop 0
	mov r43 = r36
	sxt4 r14 = r34
	.mmi
	mov r1 = r41
	mov r44 = r0
	addl r42 = 1, r0
	;;
	.mmi
	add r36 = r36, r14
	;;
	ld4 r14 = [r36]
	nop 0
	;;
	.mmi
	nop 0
	or r14 = r37, r14
	nop 0
	;;
	.mib
	st4 [r36] = r14
	nop 0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mib
	mov r1 = r41
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L2248
.L2259:
	.mii
	nop 0
	sxt4 r34 = r34
	;;
	add r35 = r35, r34
	;;
	.mmi
	nop 0
	ld4 r14 = [r35]
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, r38
	;;
	tbit.z p6, p7 = r14, 0
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dptk .L2271
	;;
	.mmi
	(p7) addl r8 = 2, r0
	nop 0
	nop 0
	.mii
	nop 0
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 160, r12
	br.ret.sptk.many b0
	;;
.L2271:
	.body
	.copy_state 1
	.mmi
	adds r14 = 16, r12
	;;
	ld4 r8 = [r14]
	nop 0
	;;
	.mii
	addp4 r8 = 0,r8
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 160, r12
	br.ret.sptk.many b0
	;;
.L2270:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	nop 0
	mov r43 = r36
	sxt4 r14 = r34
	.mmi
	mov r1 = r41
	mov r44 = r0
	mov r42 = r0
	;;
	.mmi
	add r36 = r36, r14
	;;
	ld4 r14 = [r36]
	nop 0
	;;
	.mmi
	nop 0
	or r14 = r37, r14
	nop 0
	;;
	.mib
	st4 [r36] = r14
	nop 0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mib
	mov r1 = r41
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L2259
.L2248:
	.mmi
	addp4 r8 = 4294967295 - 0x100000000, r0
	nop 0
	nop 0
.L2272:
	.mii
	nop 0
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 160, r12
	br.ret.sptk.many b0
.L2250:
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
	(p6) br.cond.dpnt .L2253
.L2255:
	.mii
	addl r14 = @gprel(errno#), gp
	nop 0
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L2273:
	.mib
	nop 0
	addp4 r8 = 4294967295 - 0x100000000, r0
	br .L2272
.L2253:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mii
	addp4 r14 = 0,r8
	mov r1 = r41
	;;
	cmp.eq p6, p7 = 0, r14
	.mmb
	adds r15 = 580, r14
	adds r14 = 16, r14
	(p6) br.cond.dpnt .L2255
	;;
	.mmi
	ld4 r15 = [r15]
	nop 0
	addp4 r14 = 0,r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2255
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L2273
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
	.fframe 96
	adds r12 = -96, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	addp4 r33 = 0,r33
	mov r37 = r1
	.body
	mov r39 = r32
	;;
	.mmi
	adds r14 = 64, r12
	adds r15 = 56, r12
	adds r16 = 60, r12
	.mmi
	addl r38 = 188, r0
	;;
	st4 [r14] = r0
	adds r14 = 68, r12
	.mmi
	mov r40 = r15
	st4 [r15] = r33
	addl r15 = 64, r0
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 72, r12
	.mmi
	st4 [r16] = r0
	nop 0
	adds r16 = 16, r12
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 76, r12
	mov r41 = r16
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 84, r12
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 92, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 104, r12
	adds r15 = 4095, r8
	mov r1 = r37
	;;
	.mmi
	st8 [r14] = r9
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	st8 [r14] = r8
	nop 0
	addl r14 = 4094, r0
	;;
	.mib
	cmp.geu p6, p7 = r14, r15
	adds r14 = 16, r12
	(p6) br.cond.dpnt .L2275
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L2281
	;;
	.mmi
	nop 0
	ld4 r8 = [r14]
	nop 0
	;;
	.mii
	addp4 r8 = 0,r8
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
.L2275:
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
	(p6) br.cond.dpnt .L2278
.L2280:
	.mii
	addl r14 = @gprel(errno#), gp
	nop 0
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	nop 0
.L2281:
	.mii
	addp4 r8 = 4294967295 - 0x100000000, r0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	;;
.L2278:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mii
	addp4 r14 = 0,r8
	mov r1 = r37
	;;
	cmp.eq p6, p7 = 0, r14
	.mmb
	adds r15 = 580, r14
	adds r14 = 16, r14
	(p6) br.cond.dpnt .L2280
	;;
	.mmi
	ld4 r15 = [r15]
	nop 0
	addp4 r14 = 0,r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2280
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L2281
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
	mov r40 = r32
	;;
	.mmi
	mov r41 = r33
	nop 0
	mov r42 = r34
	.mmb
	addl r39 = 290, r0
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
	(p6) br.cond.dpnt .L2304
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
.L2304:
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
	(p6) br.cond.dpnt .L2293
.L2295:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r35
	nop 0
.L2305:
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
.L2293:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r38
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L2295
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2295
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L2305
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
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	addp4 r33 = 0,r33
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
	addl r39 = 277, r0
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
	(p6) br.cond.dpnt .L2320
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
.L2320:
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
	(p6) br.cond.dpnt .L2309
.L2311:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r35
	addl r35 = -1, r0
.L2321:
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
.L2309:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r38
	;;
	adds r16 = 580, r8
	.mmb
	adds r14 = 16, r8
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L2311
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2311
	;;
	.mib
	st4 [r14] = r35
	addl r35 = -1, r0
	br .L2321
	.endp connect#
	.align 16
	.align 64
	.global bind#
	.type	bind#, @function
	.proc bind#
bind:
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
	mov r42 = r34
	nop 0
	addp4 r41 = 0,r33
	.mmb
	addl r39 = 276, r0
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
	(p6) br.cond.dpnt .L2336
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
.L2336:
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
	(p6) br.cond.dpnt .L2325
.L2327:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r35
	nop 0
.L2337:
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
.L2325:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r38
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L2327
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2327
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L2337
	.endp bind#
	.align 16
	.align 64
	.global accept#
	.type	accept#, @function
	.proc accept#
accept:
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
	addp4 r33 = 0,r33
	addp4 r34 = 0,r34
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
	addl r39 = 275, r0
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
	(p6) br.cond.dpnt .L2352
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
.L2352:
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
	(p6) br.cond.dpnt .L2341
.L2343:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r35
	addl r35 = -1, r0
.L2353:
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
.L2341:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r38
	;;
	adds r16 = 580, r8
	.mmb
	adds r14 = 16, r8
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L2343
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2343
	;;
	.mib
	st4 [r14] = r35
	addl r35 = -1, r0
	br .L2353
	.endp accept#
	.align 16
	.align 64
	.global listen#
	.type	listen#, @function
	.proc listen#
listen:
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
	addl r38 = 281, r0
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
	(p6) br.cond.dpnt .L2368
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
.L2368:
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
	(p6) br.cond.dpnt .L2357
.L2359:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L2369:
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
.L2357:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L2359
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2359
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L2369
	.endp listen#
	.align 16
	.align 64
	.global shutdown#
	.type	shutdown#, @function
	.proc shutdown#
shutdown:
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
	addl r38 = 289, r0
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
	(p6) br.cond.dpnt .L2384
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
.L2384:
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
	(p6) br.cond.dpnt .L2373
.L2375:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L2385:
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
.L2373:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L2375
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2375
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L2385
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
	mov r40 = r32
	;;
	.mmi
	addp4 r42 = 0,r34
	nop 0
	addp4 r41 = 0,r33
	.mmb
	addl r39 = 278, r0
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
	(p6) br.cond.dpnt .L2400
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
.L2400:
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
	(p6) br.cond.dpnt .L2389
.L2391:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r35
	nop 0
.L2401:
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
.L2389:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r38
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L2391
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2391
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L2401
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
	mov r40 = r32
	;;
	.mmi
	addp4 r42 = 0,r34
	nop 0
	addp4 r41 = 0,r33
	.mmb
	addl r39 = 279, r0
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
	(p6) br.cond.dpnt .L2416
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
.L2416:
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
	(p6) br.cond.dpnt .L2405
.L2407:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r35
	nop 0
.L2417:
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
.L2405:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r38
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L2407
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2407
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br .L2417
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
	.mii
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	addp4 r33 = 0,r33
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
	mov r41 = r32
	addl r40 = 285, r0
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
	(p6) br.cond.dpnt .L2432
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
.L2432:
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
	(p6) br.cond.dpnt .L2421
.L2423:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r36
	addl r36 = -1, r0
.L2433:
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
.L2421:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r39
	;;
	adds r16 = 580, r8
	.mmb
	adds r14 = 16, r8
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L2423
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2423
	;;
	.mib
	st4 [r14] = r36
	addl r36 = -1, r0
	br .L2433
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
	.mii
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	addp4 r33 = 0,r33
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
	mov r41 = r32
	addl r40 = 282, r0
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
	(p6) br.cond.dpnt .L2448
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
.L2448:
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
	(p6) br.cond.dpnt .L2437
.L2439:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r36
	addl r36 = -1, r0
.L2449:
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
.L2437:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r39
	;;
	adds r16 = 580, r8
	.mmb
	adds r14 = 16, r8
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L2439
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2439
	;;
	.mib
	st4 [r14] = r36
	addl r36 = -1, r0
	br .L2449
	.endp recv#
	.align 16
	.align 64
	.global sendto#
	.type	sendto#, @function
	.proc sendto#
sendto:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 6, 4, 7, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r39
	mov r39 = b0
	.mmi
	mov r41 = r1
	.body
	addp4 r33 = 0,r33
	addp4 r36 = 0,r36
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
	mov r46 = r35
	mov r45 = r34
	mov r44 = r33
	;;
	.mib
	mov r43 = r32
	addl r42 = 287, r0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	nop 0
	.mmi
	adds r14 = 16, r12
	mov r1 = r41
	mov r38 = r8
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
	(p6) br.cond.dpnt .L2464
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
.L2464:
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
	(p6) br.cond.dpnt .L2453
.L2455:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r38
	addl r38 = -1, r0
.L2465:
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
.L2453:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r41
	;;
	adds r16 = 580, r8
	.mmb
	adds r14 = 16, r8
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L2455
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2455
	;;
	.mib
	st4 [r14] = r38
	addl r38 = -1, r0
	br .L2465
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
	.mii
	mov r41 = r1
	.save rp, r39
	mov r39 = b0
	.body
	addp4 r33 = 0,r33
	;;
	.mib
	addp4 r36 = 0,r36
	addp4 r37 = 0,r37
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	mov r1 = r41
	mov r48 = r37
	mov r47 = r36
	.mmi
	mov r46 = r35
	mov r45 = r34
	mov r44 = r33
	;;
	.mib
	mov r43 = r32
	addl r42 = 283, r0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r15 = 24, r12
	adds r16 = 4095, r8
	nop 0
	.mmi
	adds r14 = 16, r12
	mov r1 = r41
	mov r38 = r8
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
	(p6) br.cond.dpnt .L2480
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
.L2480:
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
	(p6) br.cond.dpnt .L2469
.L2471:
	.mmi
	addl r14 = @gprel(errno#), gp
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r38
	addl r38 = -1, r0
.L2481:
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
.L2469:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r41
	;;
	adds r16 = 580, r8
	.mmb
	adds r14 = 16, r8
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L2471
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2471
	;;
	.mib
	st4 [r14] = r38
	addl r38 = -1, r0
	br .L2481
	.endp recvfrom#
	.align 16
	.align 64
	.global socketpair#
	.type	socketpair#, @function
	.proc socketpair#
socketpair:
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
	addp4 r44 = 0,r35
	addl r40 = 291, r0
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
	(p6) br.cond.dpnt .L2496
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
.L2496:
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
	(p6) br.cond.dpnt .L2485
.L2487:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r36
	nop 0
.L2497:
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
.L2485:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r39
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L2487
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2487
	;;
	.mib
	st4 [r14] = r36
	nop 0
	br .L2497
	.endp socketpair#
	.align 16
	.align 64
	.global setsockopt#
	.type	setsockopt#, @function
	.proc setsockopt#
setsockopt:
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
	mov r42 = r32
	;;
	.mmi
	mov r43 = r33
	mov r44 = r34
	mov r46 = r36
	.mmb
	addp4 r45 = 0,r35
	addl r41 = 288, r0
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
	(p6) br.cond.dpnt .L2512
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
.L2512:
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
	(p6) br.cond.dpnt .L2501
.L2503:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r37
	nop 0
.L2513:
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
.L2501:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r40
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L2503
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2503
	;;
	.mib
	st4 [r14] = r37
	nop 0
	br .L2513
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
	mov r42 = r32
	;;
	.mmi
	mov r43 = r33
	mov r44 = r34
	addp4 r46 = 0,r36
	.mmb
	addp4 r45 = 0,r35
	addl r41 = 280, r0
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
	(p6) br.cond.dpnt .L2528
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
.L2528:
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
	(p6) br.cond.dpnt .L2517
.L2519:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r37
	nop 0
.L2529:
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
.L2517:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r40
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L2519
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2519
	;;
	.mib
	st4 [r14] = r37
	nop 0
	br .L2529
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
	mov r42 = r33
	;;
	.mmi
	mov r43 = r34
	mov r44 = r35
	nop 0
	.mmb
	addp4 r41 = 0,r32
	addl r40 = 44, r0
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
	(p6) br.cond.dpnt .L2544
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
.L2544:
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
	(p6) br.cond.dpnt .L2533
.L2535:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r36
	nop 0
.L2545:
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
.L2533:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r39
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L2535
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2535
	;;
	.mib
	st4 [r14] = r36
	nop 0
	br .L2545
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
	mov r42 = r33
	;;
	.mmi
	mov r44 = r35
	addp4 r43 = 0,r34
	nop 0
	.mmb
	addp4 r41 = 0,r32
	addl r40 = 540, r0
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
	(p6) br.cond.dpnt .L2560
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
.L2560:
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
	(p6) br.cond.dpnt .L2549
.L2551:
	.mii
	addl r14 = @gprel(errno#), gp
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r36
	nop 0
.L2561:
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
.L2549:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r39
	;;
	.mmi
	adds r16 = 580, r8
	adds r14 = 16, r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	addl r8 = -1, r0
	(p6) br.cond.dpnt .L2551
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L2551
	;;
	.mib
	st4 [r14] = r36
	nop 0
	br .L2561
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
