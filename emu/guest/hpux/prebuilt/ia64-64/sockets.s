// d09453006636051f9d06d5d5f215b6b9 emu/guest/libc/hpux/sockets.c
	.file	"sockets.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global sendmsg#
	.type	sendmsg#, @function
	.proc sendmsg#
sendmsg:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	.fframe 592
	adds r12 = -592, r12
	adds r19 = 32, r33
	.mmi
	adds r20 = 40, r33
	adds r14 = 24, r33
	adds r17 = 16, r33
	;;
	.mmi
	adds r35 = 528, r12
	ld8 r18 = [r33], 8
	adds r16 = 560, r12
	.mmi
	adds r15 = 568, r12
	mov r38 = r1
	adds r39 = 32, r12
	;;
	.mmi
	st8 [r35] = r18
	ld8 r40 = [r19]
	.save rp, r36
	mov r36 = b0
	.body
	.mmi
	st8 [r15] = r0
	ld4 r14 = [r14]
	adds r18 = 536, r12
	;;
	.mmi
	nop 0
	ld4 r19 = [r33]
	sxt4 r14 = r14
	.mmi
	st8 [r16] = r0
	ld8 r17 = [r17]
	cmp.eq p6, p7 = 0, r40
	;;
	.mmi
	st4 [r18] = r19
	nop 0
	adds r18 = 552, r12
	;;
	.mmi
	st8 [r18] = r14
	adds r14 = 544, r12
	addl r18 = 496, r0
	;;
	.mmi
	st8 [r14] = r17
	nop 0
	adds r14 = 576, r12
	;;
	.mib
	st4 [r14] = r0
	nop 0
	(p6) br.cond.dpnt .L2
	;;
	.mmi
	ld4 r14 = [r20]
	;;
	nop 0
	sxt4 r41 = r14
	.mmb
	cmp4.ge p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L2
	;;
	.mmi
	adds r17 = 16, r41
	nop 0
	cmp4.ge p6, p7 = r18, r14
	.mmb
	adds r14 = 16, r12
	nop 0
	(p7) br.cond.dpnt .L10
	;;
	.mmi
	nop 0
	st8 [r16] = r14
	nop 0
	.mlx
	st8 [r15] = r17
	movl r15 = 281470681743361
	;;
	.mii
	st8 [r14] = r17
	adds r14 = 24, r12
	;;
	nop 0
	.mmb
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L2:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	nop 0
	mov r41 = r35
	sxt4 r42 = r34
	.mmi
	mov r1 = r38
	addl r39 = 385, r0
	sxt4 r40 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r8
	.mmb
	mov r40 = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mib
	mov r1 = r38
	mov r35 = r8
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
	adds r12 = 592, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L10:
	.body
	.copy_state 1
	.mib
	addl r35 = -1, r0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 218, r0
	nop 0
	mov r1 = r38
	;;
	.mmi
	st4 [r8] = r14
	mov r8 = r35
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.restore sp
	adds r12 = 592, r12
	nop 0
	br.ret.sptk.many b0
	.endp sendmsg#
	.align 16
	.align 64
	.global recvmsg#
	.type	recvmsg#, @function
	.proc recvmsg#
recvmsg:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 3, 8, 4, 0
	.fframe 592
	adds r12 = -592, r12
	adds r39 = 32, r33
	.mmi
	adds r18 = 40, r33
	ld8 r19 = [r33]
	mov r42 = r1
	;;
	.mmi
	ld8 r14 = [r39]
	adds r35 = 528, r12
	.save rp, r40
	mov r40 = b0
	.body
	.mmi
	adds r15 = 24, r33
	addl r17 = 512, r0
	adds r38 = 8, r33
	;;
	.mmi
	cmp.eq p6, p7 = 0, r14
	adds r20 = 16, r33
	adds r36 = 568, r12
	.mmb
	adds r37 = 536, r12
	adds r16 = 560, r12
	(p6) br.cond.dpnt .L12
	;;
	.mmi
	ld4 r18 = [r18]
	st8 [r35] = r19
	adds r19 = 576, r12
	.mmi
	st8 [r36] = r0
	ld4 r15 = [r15]
	nop 0
	;;
	.mmi
	ld4 r21 = [r38]
	st4 [r19] = r0
	sxt4 r14 = r18
	.mmi
	cmp4.lt p6, p7 = 0, r18
	adds r19 = 544, r12
	sxt4 r15 = r15
	;;
	.mmi
	adds r14 = 16, r14
	ld8 r20 = [r20]
	adds r18 = 552, r12
	.mmi
	st8 [r16] = r0
	st4 [r37] = r21
	nop 0
	;;
	.mmi
	cmp.leu p8, p9 = r17, r14
	st8 [r19] = r20
	nop 0
	.mmb
	st8 [r18] = r15
	nop 0
	(p7) br.cond.dpnt .L14
	;;
	.mmi
	nop 0
	(p9) st8 [r36] = r14
	adds r14 = 16, r12
	.mmi
	(p8) st8 [r36] = r17
	;;
	st8 [r16] = r14
	nop 0
.L14:
	.mib
	adds r33 = 40, r33
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	nop 0
	mov r45 = r35
	sxt4 r46 = r34
	.mmi
	mov r1 = r42
	addl r43 = 384, r0
	sxt4 r44 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 584, r12
	mov r1 = r42
	mov r43 = r8
	.mmi
	mov r44 = r9
	;;
	st8 [r14] = r8
	adds r14 = 592, r12
	;;
	.mib
	st8 [r14] = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mib
	mov r1 = r42
	mov r35 = r8
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mib
	mov r1 = r42
	cmp.le p6, p7 = r0, r35
	(p7) br.cond.dpnt .L11
	;;
	.mmi
	ld4 r15 = [r37]
	ld8 r14 = [r36]
	nop 0
	;;
	.mmi
	nop 0
	st4 [r38] = r15
	cmp.geu p6, p7 = 16, r14
	.mmb
	nop 0
	st4 [r33] = r0
	(p6) br.cond.dptk .L11
	.mmi
	nop 0
	adds r14 = 24, r12
	nop 0
	;;
	.mlx
	ld8 r15 = [r14]
	movl r14 = 281470681743361
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p7) br.cond.dpnt .L22
.L11:
	.mii
	mov r8 = r35
	mov b0 = r40
	;;
	mov ar.pfs = r41
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 592, r12
	br.ret.sptk.many b0
	;;
.L12:
	.body
	.copy_state 1
	.mmi
	adds r15 = 16, r33
	adds r14 = 24, r33
	adds r38 = 8, r33
	.mmi
	adds r37 = 536, r12
	adds r35 = 528, r12
	adds r36 = 568, r12
	;;
	.mmi
	ld8 r17 = [r15]
	st8 [r35] = r19
	adds r16 = 544, r12
	.mmi
	st8 [r36] = r0
	ld4 r15 = [r38]
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	st4 [r37] = r15
	adds r15 = 552, r12
	.mmi
	st8 [r16] = r17
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	st8 [r15] = r14
	nop 0
	adds r14 = 560, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 576, r12
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br .L14
.L22:
	.mmi
	nop 0
	adds r14 = 16, r12
	adds r44 = 32, r12
	.mmi
	ld8.a r43 = [r39]
	;;
	ld8 r45 = [r14]
	nop 0
	;;
	.mmi
	adds r45 = -16, r45
	;;
	st4 [r33] = r45
	sxt4 r45 = r45
	;;
	.mib
	ld8.c.clr r43 = [r39]
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r8 = r35
	mov r1 = r42
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.restore sp
	adds r12 = 592, r12
	nop 0
	br.ret.sptk.many b0
	.endp recvmsg#
	.align 16
	.align 64
	.global _xpg_sendmsg#
	.type	_xpg_sendmsg#, @function
	.proc _xpg_sendmsg#
_xpg_sendmsg:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	.fframe 80
	adds r12 = -80, r12
	adds r19 = 8, r33
	.mmi
	adds r18 = 16, r33
	adds r17 = 32, r33
	adds r16 = 40, r33
	;;
	.mmi
	ld8 r20 = [r19]
	adds r14 = 24, r33
	.save rp, r36
	mov r36 = b0
	.mmi
	adds r15 = 48, r33
	ld8 r19 = [r18]
	mov r38 = r1
	.body
	;;
	.mmi
	nop 0
	ld8 r18 = [r17]
	adds r17 = 24, r12
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	st4 [r17] = r20
	ld8 r17 = [r16]
	nop 0
	.mmi
	adds r16 = 32, r12
	ld4 r15 = [r15]
	sxt4 r14 = r14
	;;
	.mmi
	st8 [r16] = r19
	nop 0
	adds r16 = 40, r12
	;;
	.mmi
	nop 0
	st8 [r16] = r14
	adds r16 = 48, r12
	.mmi
	ld8 r14 = [r33]
	;;
	st8 [r16] = r18
	adds r16 = 56, r12
	;;
	.mmi
	st8 [r16] = r17
	nop 0
	adds r16 = 16, r12
	;;
	.mmi
	st8 [r16] = r14
	nop 0
	adds r14 = 64, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	nop 0
	adds r41 = 16, r12
	sxt4 r42 = r34
	.mmi
	mov r1 = r38
	addl r39 = 385, r0
	sxt4 r40 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r8
	.mmb
	mov r40 = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mib
	mov r1 = r38
	mov r35 = r8
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
	.restore sp
	adds r12 = 80, r12
	nop 0
	br.ret.sptk.many b0
	.endp _xpg_sendmsg#
	.align 16
	.align 64
	.global _xpg_recvmsg#
	.type	_xpg_recvmsg#, @function
	.proc _xpg_recvmsg#
_xpg_recvmsg:
	.prologue 12, 42
	.mmi
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 3, 10, 4, 0
	.fframe 80
	adds r12 = -80, r12
	adds r17 = 16, r33
	.mmi
	adds r14 = 24, r33
	adds r38 = 8, r33
	adds r37 = 40, r33
	;;
	.mmi
	ld8 r19 = [r17]
	adds r16 = 32, r33
	adds r17 = 32, r12
	.mmi
	adds r41 = 24, r12
	adds r40 = 56, r12
	adds r36 = 48, r33
	;;
	.mmi
	ld4 r14 = [r14]
	st8 [r17] = r19
	adds r17 = 40, r12
	.mmi
	adds r39 = 64, r12
	ld8 r18 = [r16]
	mov r44 = r1
	;;
	.mii
	ld8 r15 = [r38]
	.save rp, r42
	mov r42 = b0
	.body
	sxt4 r14 = r14
	.mmb
	nop 0
	ld8 r16 = [r37]
	nop 0
	;;
	.mmi
	st4 [r41] = r15
	st8 [r17] = r14
	nop 0
	.mmi
	ld4 r15 = [r36]
	ld8 r14 = [r33]
	adds r17 = 48, r12
	;;
	.mmi
	nop 0
	st8 [r40] = r16
	adds r16 = 16, r12
	.mmi
	st4 [r39] = r15
	;;
	st8 [r16] = r14
	nop 0
	.mmb
	st8 [r17] = r18
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	nop 0
	adds r47 = 16, r12
	sxt4 r48 = r34
	.mmi
	mov r1 = r44
	addl r45 = 384, r0
	sxt4 r46 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r45 = r8
	.mmb
	mov r46 = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mib
	mov r1 = r44
	mov r35 = r8
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	cmp.gt p6, p7 = r0, r35
	mov r8 = r35
	mov r1 = r44
	;;
	.mmi
	(p7) ld4 r14 = [r41]
	(p7) ld8 r16 = [r40]
	nop 0
	;;
	.mii
	nop 0
	(p7) sxt4 r14 = r14
	nop 0
	.mmi
	(p7) ld4 r15 = [r39]
	(p7) st8 [r37] = r16
	nop 0
	;;
	.mmi
	(p7) st8 [r38] = r14
	(p7) st4 [r36] = r15
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	nop 0
	.mmb
	.restore sp
	adds r12 = 80, r12
	nop 0
	br.ret.sptk.many b0
	.endp _xpg_recvmsg#
	.align 16
	.align 64
	.global _xpg_socket#
	.type	_xpg_socket#, @function
	.proc _xpg_socket#
_xpg_socket:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 3, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	.mmi
	mov r38 = r32
	mov r39 = r33
	mov r40 = r34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp _xpg_socket#
	.align 16
	.align 64
	.global _xpg_socketpair#
	.type	_xpg_socketpair#, @function
	.proc _xpg_socketpair#
_xpg_socketpair:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 3, 4, 0
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	.mmi
	mov r39 = r32
	mov r40 = r33
	mov r41 = r34
	;;
	.mib
	mov r42 = r35
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	.endp _xpg_socketpair#
	.align 16
	.align 64
	.global _xpg_bind#
	.type	_xpg_bind#, @function
	.proc _xpg_bind#
_xpg_bind:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 3, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	.mmi
	mov r38 = r32
	mov r39 = r33
	mov r40 = r34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp _xpg_bind#
	.align 16
	.align 64
	.global _xpg_connect#
	.type	_xpg_connect#, @function
	.proc _xpg_connect#
_xpg_connect:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 3, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	.mmi
	mov r38 = r32
	mov r39 = r33
	mov r40 = r34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp _xpg_connect#
	.align 16
	.align 64
	.global _xpg_listen#
	.type	_xpg_listen#, @function
	.proc _xpg_listen#
_xpg_listen:
	.prologue 12, 34
	.mib
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.save rp, r34
	mov r34 = b0
	nop 0
	.mmi
	mov r36 = r1
	.body
	mov r37 = r32
	mov r38 = r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = listen#
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
	.endp _xpg_listen#
	.align 16
	.align 64
	.global _xpg_accept#
	.type	_xpg_accept#, @function
	.proc _xpg_accept#
_xpg_accept:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	cmp.eq p6, p7 = 0, r34
	mov r39 = r33
	;;
	.mib
	adds r40 = 16, r12
	mov r38 = r32
	(p6) br.cond.dpnt .L39
	;;
	.mmi
	nop 0
	ld8 r14 = [r34]
	nop 0
	;;
	.mib
	st4 [r40] = r14
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r37
	.mmb
	cmp4.le p6, p7 = r0, r8
	nop 0
	(p7) br.cond.dpnt .L38
	;;
	.mii
	ld4 r15 = [r15]
	nop 0
	;;
	sxt4 r14 = r15
	;;
	.mmi
	st8 [r34] = r14
	nop 0
	nop 0
.L38:
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
	;;
.L39:
	.body
	.copy_state 1
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r40 = r0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp _xpg_accept#
	.align 16
	.align 64
	.global _xpg_getpeername#
	.type	_xpg_getpeername#, @function
	.proc _xpg_getpeername#
_xpg_getpeername:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	cmp.eq p6, p7 = 0, r34
	mov r39 = r33
	;;
	.mib
	adds r40 = 16, r12
	mov r38 = r32
	(p6) br.cond.dpnt .L46
	;;
	.mmi
	nop 0
	ld8 r14 = [r34]
	nop 0
	;;
	.mib
	st4 [r40] = r14
	nop 0
	br.call.sptk.many b0 = getpeername#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r37
	.mmb
	cmp4.le p6, p7 = r0, r8
	nop 0
	(p7) br.cond.dpnt .L45
	;;
	.mii
	ld4 r15 = [r15]
	nop 0
	;;
	sxt4 r14 = r15
	;;
	.mmi
	st8 [r34] = r14
	nop 0
	nop 0
.L45:
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
	;;
.L46:
	.body
	.copy_state 1
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r40 = r0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = getpeername#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp _xpg_getpeername#
	.align 16
	.align 64
	.global _xpg_getsockname#
	.type	_xpg_getsockname#, @function
	.proc _xpg_getsockname#
_xpg_getsockname:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	cmp.eq p6, p7 = 0, r34
	mov r39 = r33
	;;
	.mib
	adds r40 = 16, r12
	mov r38 = r32
	(p6) br.cond.dpnt .L53
	;;
	.mmi
	nop 0
	ld8 r14 = [r34]
	nop 0
	;;
	.mib
	st4 [r40] = r14
	nop 0
	br.call.sptk.many b0 = getsockname#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r37
	.mmb
	cmp4.le p6, p7 = r0, r8
	nop 0
	(p7) br.cond.dpnt .L52
	;;
	.mii
	ld4 r15 = [r15]
	nop 0
	;;
	sxt4 r14 = r15
	;;
	.mmi
	st8 [r34] = r14
	nop 0
	nop 0
.L52:
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
	;;
.L53:
	.body
	.copy_state 1
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r40 = r0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = getsockname#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp _xpg_getsockname#
	.align 16
	.align 64
	.global _xpg_getsockopt#
	.type	_xpg_getsockopt#, @function
	.proc _xpg_getsockopt#
_xpg_getsockopt:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 5, 3, 5, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r37
	mov r37 = b0
	.mmi
	mov r39 = r1
	.body
	cmp.eq p6, p7 = 0, r36
	mov r43 = r35
	;;
	.mmi
	adds r44 = 16, r12
	mov r42 = r34
	nop 0
	.mmb
	mov r41 = r33
	mov r40 = r32
	(p6) br.cond.dpnt .L60
	;;
	.mmi
	nop 0
	ld8 r14 = [r36]
	nop 0
	;;
	.mib
	st4 [r44] = r14
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r39
	.mmb
	cmp4.le p6, p7 = r0, r8
	nop 0
	(p7) br.cond.dpnt .L59
	;;
	.mii
	ld4 r15 = [r15]
	nop 0
	;;
	sxt4 r14 = r15
	;;
	.mmi
	st8 [r36] = r14
	nop 0
	nop 0
.L59:
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
	;;
.L60:
	.body
	.copy_state 1
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r44 = r0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mii
	mov r1 = r39
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp _xpg_getsockopt#
	.align 16
	.align 64
	.global _xpg_setsockopt#
	.type	_xpg_setsockopt#, @function
	.proc _xpg_setsockopt#
_xpg_setsockopt:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 5, 3, 5, 0
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	.mmi
	mov r40 = r32
	mov r41 = r33
	mov r42 = r34
	;;
	.mib
	mov r43 = r35
	mov r44 = r36
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov b0 = r37
	;;
	.mib
	nop 0
	mov ar.pfs = r38
	br.ret.sptk.many b0
	.endp _xpg_setsockopt#
	.align 16
	.align 64
	.global _xpg_shutdown#
	.type	_xpg_shutdown#, @function
	.proc _xpg_shutdown#
_xpg_shutdown:
	.prologue 12, 34
	.mib
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.save rp, r34
	mov r34 = b0
	nop 0
	.mmi
	mov r36 = r1
	.body
	mov r37 = r32
	mov r38 = r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = shutdown#
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
	.endp _xpg_shutdown#
	.align 16
	.align 64
	.global _xpg_send#
	.type	_xpg_send#, @function
	.proc _xpg_send#
_xpg_send:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 3, 4, 0
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	.mmi
	mov r39 = r32
	mov r40 = r33
	mov r41 = r34
	;;
	.mib
	mov r42 = r35
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	.endp _xpg_send#
	.align 16
	.align 64
	.global _xpg_recv#
	.type	_xpg_recv#, @function
	.proc _xpg_recv#
_xpg_recv:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 3, 4, 0
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	.mmi
	mov r39 = r32
	mov r40 = r33
	mov r41 = r34
	;;
	.mib
	mov r42 = r35
	nop 0
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	.endp _xpg_recv#
	.align 16
	.align 64
	.global _xpg_sendto#
	.type	_xpg_sendto#, @function
	.proc _xpg_sendto#
_xpg_sendto:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 6, 3, 6, 0
	mov r40 = r1
	.save rp, r38
	mov r38 = b0
	.body
	.mmi
	mov r41 = r32
	mov r42 = r33
	mov r43 = r34
	;;
	.mmi
	mov r44 = r35
	nop 0
	mov r45 = r36
	.mmb
	mov r46 = r37
	nop 0
	br.call.sptk.many b0 = sendto#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov b0 = r38
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
	.endp _xpg_sendto#
	.align 16
	.align 64
	.global _xpg_recvfrom#
	.type	_xpg_recvfrom#, @function
	.proc _xpg_recvfrom#
_xpg_recvfrom:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 6, 3, 6, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r38
	mov r38 = b0
	.mmi
	mov r40 = r1
	.body
	cmp.eq p6, p7 = 0, r37
	mov r44 = r35
	;;
	.mmi
	adds r46 = 16, r12
	mov r43 = r34
	mov r42 = r33
	.mmb
	mov r41 = r32
	mov r45 = r36
	(p6) br.cond.dpnt .L77
	;;
	.mmi
	nop 0
	ld8 r14 = [r37]
	nop 0
	;;
	.mib
	st4 [r46] = r14
	nop 0
	br.call.sptk.many b0 = recvfrom#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r40
	.mmb
	cmp.le p6, p7 = r0, r8
	nop 0
	(p7) br.cond.dpnt .L76
	;;
	.mii
	ld4 r15 = [r15]
	nop 0
	;;
	sxt4 r14 = r15
	;;
	.mmi
	st8 [r37] = r14
	nop 0
	nop 0
.L76:
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
	;;
.L77:
	.body
	.copy_state 1
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r46 = r0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = recvfrom#
	;;
	.mii
	mov r1 = r40
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp _xpg_recvfrom#
	.align 16
	.align 64
	.global __sendfile64#
	.type	__sendfile64#, @function
	.proc __sendfile64#
__sendfile64:
	.prologue 12, 43
	.mmi
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 5, 9, 4, 0
	.fframe 8192
	adds r12 = -8192, r12
	.save rp, r43
	mov r43 = b0
	.mmi
	adds r14 = 8, r36
	mov r45 = r1
	.body
	cmp.ne p6, p7 = 0, r36
	;;
	.mib
	mov r39 = r0
	nop 0
	(p7) br.cond.dpnt .L131
	;;
	.mmi
	nop 0
	ld8 r38 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r38
	nop 0
	(p7) br.cond.dpnt .L132
	;;
	.mmi
	cmp.eq p6, p7 = 0, r35
	;;
	(p6) addl r40 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r40 = r0
	cmp.le p6, p7 = r0, r35
	(p7) br.cond.dpnt .L108
	;;
.L85:
	.mmi
	cmp.ne p6, p7 = 0, r35
	addl r42 = 8191, r0
	addp4 r40 = r40, r0
	;;
	.mii
	(p6) addl r41 = 1, r0
	nop 0
	;;
	(p7) mov r41 = r0
	.align 32
.L101:
	.mmi
	cmp.ge p6, p7 = r42, r35
	mov r49 = r34
	nop 0
	.mmi
	adds r47 = 16, r12
	mov r46 = r33
	mov r37 = r0
	;;
	.mii
	nop 0
	tbit.nz.and.orcm p6, p7 = r41, 0
	;;
	(p6) mov r48 = r35
	;;
	.mib
	(p7) addl r48 = 8192, r0
	nop 0
	br.call.sptk.many b0 = __pread64#
	;;
	.mmi
	nop 0
	mov r38 = r8
	mov r1 = r45
	.mmb
	nop 0
	cmp.lt p6, p7 = 0, r8
	(p7) br.cond.dpnt .L133
	;;
	.align 32
.L99:
	.mmi
	adds r14 = 16, r12
	nop 0
	sub r48 = r38, r37
	.mmi
	mov r49 = r0
	nop 0
	mov r46 = r32
	;;
	.mib
	add r47 = r14, r37
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mib
	mov r1 = r45
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L134
	;;
	.mmi
	nop 0
	add r37 = r37, r8
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r37, r38
	(p6) br.cond.dptk .L99
	;;
	.mib
	nop 0
	cmp.ge p6, p7 = 0, r37
	(p6) br.cond.dpnt .L97
	;;
.L98:
	.mmi
	sub r35 = r35, r38
	cmp.lt p6, p7 = r37, r38
	nop 0
	.mmb
	add r39 = r39, r37
	add r34 = r34, r38
	(p6) br.cond.spnt .L83
	;;
	.mmi
	nop 0
	cmp.lt p6, p7 = 0, r35
	nop 0
	;;
	.mib
	nop 0
	cmp.ne.or.andcm p6, p7 = 0, r40
	(p6) br.cond.dptk .L101
	;;
.L95:
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r36
	(p6) br.cond.dpnt .L83
.L108:
	.mmi
	adds r14 = 24, r36
	nop 0
	adds r36 = 16, r36
	;;
	.mmi
	nop 0
	ld8 r38 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r38
	(p6) br.cond.dpnt .L135
.L83:
	.mmi
	mov r8 = r39
	nop 0
	mov b0 = r43
	;;
	.mii
	nop 0
	mov ar.pfs = r44
	;;
	addl r18 = 8192, r0
	;;
	.mib
	nop 0
	.label_state 1
	.restore sp
	add r12 = r12, r18
	br.ret.sptk.many b0
.L134:
	.body
	.copy_state 1
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r37
	(p7) br.cond.dptk .L98
	;;
.L97:
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r39
	(p6) br.cond.dptk .L83
.L111:
	.mmi
	addl r39 = -1, r0
	nop 0
	nop 0
	;;
.L136:
	.mmi
	mov r8 = r39
	nop 0
	mov b0 = r43
	;;
	.mii
	nop 0
	mov ar.pfs = r44
	;;
	addl r18 = 8192, r0
	;;
	.mib
	nop 0
	.label_state 2
	.restore sp
	add r12 = r12, r18
	br.ret.sptk.many b0
.L133:
	.body
	.copy_state 2
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r39
	nop 0
	;;
	.mib
	nop 0
	cmp.gt.and.orcm p6, p7 = r0, r8
	(p7) br.cond.dptk .L95
	.mib
	nop 0
	addl r39 = -1, r0
	br .L136
	;;
.L132:
	.mmi
	nop 0
	ld8 r39 = [r36]
	mov r37 = r0
	;;
	.align 32
.L90:
	.mmi
	sub r48 = r38, r37
	add r47 = r39, r37
	nop 0
	.mmb
	mov r49 = r0
	mov r46 = r32
	br.call.sptk.many b0 = send#
	;;
	.mib
	mov r1 = r45
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L137
	;;
	.mmi
	nop 0
	add r37 = r37, r8
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r37, r38
	(p6) br.cond.dptk .L90
	;;
	.mib
	mov r39 = r37
	cmp.le p6, p7 = r0, r37
	(p7) br.cond.dpnt .L83
	;;
.L129:
	.mmi
	cmp.eq p6, p7 = 0, r35
	;;
	(p6) addl r40 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r40 = r0
	cmp.le p6, p7 = r0, r35
	(p6) br.cond.dptk .L85
	.mib
	nop 0
	nop 0
	br .L108
	;;
.L131:
	.mii
	cmp.eq p6, p7 = 0, r35
	addl r42 = 8191, r0
	;;
	(p6) addl r40 = 1, r0
	;;
	.mib
	(p7) mov r40 = r0
	cmp.le p6, p7 = r0, r35
	(p7) br.cond.dpnt .L83
	;;
	.mii
	cmp.ne p6, p7 = 0, r35
	addp4 r40 = r40, r0
	;;
	(p6) addl r41 = 1, r0
	;;
	.mib
	nop 0
	(p7) mov r41 = r0
	br .L101
.L135:
	.mmi
	nop 0
	ld8 r40 = [r36]
	mov r37 = r0
	;;
	.align 32
.L106:
	.mmi
	sub r48 = r38, r37
	add r47 = r40, r37
	nop 0
	.mmb
	mov r49 = r0
	mov r46 = r32
	br.call.sptk.many b0 = send#
	;;
	.mib
	mov r1 = r45
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L138
	;;
	.mmi
	nop 0
	add r37 = r37, r8
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r37, r38
	(p6) br.cond.dptk .L106
	;;
	.mmi
	cmp.ge p6, p7 = 0, r37
	nop 0
	mov r14 = r37
	;;
	.mib
	nop 0
	(p7) add r39 = r39, r37
	(p7) br.cond.dptk .L83
	;;
.L104:
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r39
	nop 0
	;;
	.mmi
	(p7) mov r39 = r14
	;;
	mov r8 = r39
	mov b0 = r43
	;;
	.mii
	nop 0
	mov ar.pfs = r44
	;;
	addl r18 = 8192, r0
	;;
	.mib
	nop 0
	.label_state 3
	.restore sp
	add r12 = r12, r18
	br.ret.sptk.many b0
.L137:
	.body
	.copy_state 3
	.mib
	mov r39 = r37
	cmp.eq p6, p7 = 0, r37
	(p6) br.cond.dptk .L111
	;;
	.mib
	nop 0
	cmp.le p6, p7 = r0, r37
	(p6) br.cond.dptk .L129
	.mib
	nop 0
	nop 0
	br .L83
	;;
.L138:
	.mib
	addl r14 = -1, r0
	cmp.eq p6, p7 = 0, r37
	(p6) br.cond.dptk .L104
	;;
	.mmi
	cmp.ge p6, p7 = 0, r37
	nop 0
	mov r14 = r37
	;;
	.mib
	nop 0
	(p7) add r39 = r39, r37
	(p7) br.cond.dptk .L83
	.mib
	nop 0
	nop 0
	br .L104
	.endp __sendfile64#
	.align 16
	.align 64
	.global sendfile#
	.type	sendfile#, @function
	.proc sendfile#
sendfile:
	.prologue
	.body
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 6, 0
	nop 0
	br.sptk.many __sendfile64#
	;;
	break.f 0
	;;
	.endp sendfile#
	.global __pread64#
	.type	__pread64#, @function
	.global recvfrom#
	.type	recvfrom#, @function
	.global sendto#
	.type	sendto#, @function
	.global recv#
	.type	recv#, @function
	.global send#
	.type	send#, @function
	.global shutdown#
	.type	shutdown#, @function
	.global setsockopt#
	.type	setsockopt#, @function
	.global getsockopt#
	.type	getsockopt#, @function
	.global getsockname#
	.type	getsockname#, @function
	.global getpeername#
	.type	getpeername#, @function
	.global accept#
	.type	accept#, @function
	.global listen#
	.type	listen#, @function
	.global connect#
	.type	connect#, @function
	.global bind#
	.type	bind#, @function
	.global socketpair#
	.type	socketpair#, @function
	.global socket#
	.type	socket#, @function
	.global __errno#
	.type	__errno#, @function
	.global cancel_leave#
	.type	cancel_leave#, @function
	.global call_value#
	.type	call_value#, @function
	.global hpux_call#
	.type	hpux_call#, @function
	.global cancel_enter#
	.type	cancel_enter#, @function
	.global memcpy#
	.type	memcpy#, @function
	.ident	"GCC: (GNU) 12.2.0"
