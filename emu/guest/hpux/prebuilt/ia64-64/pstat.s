// 6b34056ddc15afad0e6bb456750a7e11 emu/guest/libc/hpux/pstat.c
	.file	"pstat.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global pstat#
	.type	pstat#, @function
	.proc pstat#
pstat:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 5, 3, 6, 0
	.fframe 16
	adds r12 = -16, r12
	sxt4 r32 = r32
	.mmi
	mov r39 = r1
	mov r42 = r33
	mov r43 = r34
	;;
	.mlx
	nop 0
	movl r41 = 2147483648
	.mmi
	mov r44 = r35
	addl r40 = 239, r0
	sxt4 r45 = r36
	;;
	.mii
	nop 0
	.save rp, r37
	mov r37 = b0
	.body
	or r41 = r41, r32
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r40 = r8
	.mmb
	mov r41 = r9
	nop 0
	br.call.sptk.many b0 = call_value#
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
	.endp pstat#
	.align 16
	.align 64
	.global pstat_getstatic#
	.type	pstat_getstatic#, @function
	.proc pstat_getstatic#
pstat_getstatic:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 3, 6, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	mov r41 = r32
	;;
	.mmi
	mov r42 = r33
	mov r43 = r34
	sxt4 r44 = r35
	.mlx
	addl r39 = 239, r0
	movl r40 = 2147483650
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
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp pstat_getstatic#
	.align 16
	.align 64
	.global __pstat_getstatic64#
	.type	__pstat_getstatic64#, @function
	.proc __pstat_getstatic64#
__pstat_getstatic64:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 3, 6, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	mov r41 = r32
	;;
	.mmi
	mov r42 = r33
	mov r43 = r34
	sxt4 r44 = r35
	.mlx
	addl r39 = 239, r0
	movl r40 = 2147483650
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
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp __pstat_getstatic64#
	.align 16
	.align 64
	.global pstat_getdynamic#
	.type	pstat_getdynamic#, @function
	.proc pstat_getdynamic#
pstat_getdynamic:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 3, 6, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	mov r41 = r32
	;;
	.mmi
	mov r42 = r33
	mov r43 = r34
	sxt4 r44 = r35
	.mlx
	addl r39 = 239, r0
	movl r40 = 2147483651
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
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp pstat_getdynamic#
	.align 16
	.align 64
	.global __pstat_getdynamic64#
	.type	__pstat_getdynamic64#, @function
	.proc __pstat_getdynamic64#
__pstat_getdynamic64:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 3, 6, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	mov r41 = r32
	;;
	.mmi
	mov r42 = r33
	mov r43 = r34
	sxt4 r44 = r35
	.mlx
	addl r39 = 239, r0
	movl r40 = 2147483651
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
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp __pstat_getdynamic64#
	.align 16
	.align 64
	.global pstat_getprocessor#
	.type	pstat_getprocessor#, @function
	.proc pstat_getprocessor#
pstat_getprocessor:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 3, 6, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	mov r41 = r32
	;;
	.mmi
	mov r42 = r33
	mov r43 = r34
	sxt4 r44 = r35
	.mlx
	addl r39 = 239, r0
	movl r40 = 2147483658
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
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp pstat_getprocessor#
	.align 16
	.align 64
	.global __pstat_getprocessor64#
	.type	__pstat_getprocessor64#, @function
	.proc __pstat_getprocessor64#
__pstat_getprocessor64:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 3, 6, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	mov r41 = r32
	;;
	.mmi
	mov r42 = r33
	mov r43 = r34
	sxt4 r44 = r35
	.mlx
	addl r39 = 239, r0
	movl r40 = 2147483658
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
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp __pstat_getprocessor64#
	.align 16
	.align 64
	.global pstat_getproc#
	.type	pstat_getproc#, @function
	.proc pstat_getproc#
pstat_getproc:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 3, 6, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	mov r41 = r32
	;;
	.mmi
	mov r42 = r33
	mov r43 = r34
	sxt4 r44 = r35
	.mlx
	addl r39 = 239, r0
	movl r40 = 2147483649
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
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp pstat_getproc#
	.align 16
	.align 64
	.global __pstat_getproc64#
	.type	__pstat_getproc64#, @function
	.proc __pstat_getproc64#
__pstat_getproc64:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 3, 6, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	mov r41 = r32
	;;
	.mmi
	mov r42 = r33
	mov r43 = r34
	sxt4 r44 = r35
	.mlx
	addl r39 = 239, r0
	movl r40 = 2147483649
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
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp __pstat_getproc64#
	.align 16
	.align 64
	.global pstat_getcommandline#
	.type	pstat_getcommandline#, @function
	.proc pstat_getcommandline#
pstat_getcommandline:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 3, 6, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	mov r41 = r32
	;;
	.mmi
	mov r42 = r33
	mov r43 = r34
	sxt4 r44 = r35
	.mlx
	addl r39 = 239, r0
	movl r40 = 2147483682
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
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp pstat_getcommandline#
	.align 16
	.align 64
	.global __pstat_getcommandline64#
	.type	__pstat_getcommandline64#, @function
	.proc __pstat_getcommandline64#
__pstat_getcommandline64:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 3, 6, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	mov r41 = r32
	;;
	.mmi
	mov r42 = r33
	mov r43 = r34
	sxt4 r44 = r35
	.mlx
	addl r39 = 239, r0
	movl r40 = 2147483682
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
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp __pstat_getcommandline64#
	.global call_value#
	.type	call_value#, @function
	.global hpux_call#
	.type	hpux_call#, @function
	.ident	"GCC: (GNU) 12.2.0"
