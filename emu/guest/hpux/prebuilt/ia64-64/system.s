// 6209057c4c64ac12cdffbd7fe4c72f58 emu/guest/libc/hpux/system.c
	.file	"system.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global getpagesize#
	.type	getpagesize#, @function
	.proc getpagesize#
getpagesize:
	.prologue
	.body
	.mib
	nop 0
	addl r8 = 16384, r0
	br.ret.sptk.many b0
	.endp getpagesize#
	.align 16
	.align 64
	.global sysconf#
	.type	sysconf#, @function
	.proc sysconf#
sysconf:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 0, 0
	cmp4.lt p6, p7 = 7, r32
	.save rp, r33
	mov r33 = b0
	.mmb
	mov r35 = r1
	.body
	addl r14 = @ltoffx(.L8), r1
	(p6) br.cond.dpnt .L4
	;;
	.mib
	cmp4.gt p6, p7 = r0, r32
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mib
	cmp4.ltu p6, p7 = 7, r32
	addp4 r32 = r32, r0
	(p6) br.cond.dpnt .L6
	;;
	.mmi
	shladd r32 = r32, 3, r0
	ld8.mov r14 = [r14], .L8
	nop 0
	;;
	.mmi
	add r32 = r32, r14
	;;
	ld8 r14 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	add r32 = r32, r14
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r32
	br b6
	.section	.rodata,	"a",	"progbits"
	.align 8
	.align 4
.L8:
	data8 @pcrel(.L6)
	data8 @pcrel(.L14)
	data8 @pcrel(.L16)
	data8 @pcrel(.L11)
	data8 @pcrel(.L10)
	data8 @pcrel(.L9)
	data8 @pcrel(.L9)
	data8 @pcrel(.L7)
	.section	.text,	"ax",	"progbits"
.L4:
	.mmi
	addl r14 = 3001, r0
	;;
	cmp4.eq p6, p7 = r14, r32
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r8 = 16384, r0
	(p6) br.cond.dptk .L3
	.mmi
	nop 0
	addl r14 = 3014, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r32
	(p7) br.cond.spnt .L5
.L16:
	.mmi
	addl r8 = 100, r0
	nop 0
	nop 0
.L3:
	.mii
	nop 0
	mov b0 = r33
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
.L9:
	.mmi
	addl r8 = 1, r0
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
.L14:
	.mmi
	addl r8 = 1024, r0
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
.L7:
	.mmi
	addl r8 = 199506, r0
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
.L11:
	.mmi
	addl r8 = 20, r0
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	;;
.L10:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getdtablesize#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	sxt4 r8 = r8
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
.L6:
	.mmi
	addl r8 = 2048000, r0
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	;;
.L5:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmb
	addl r15 = 22, r0
	mov r14 = r8
	nop 0
	.mmi
	mov r1 = r35
	addl r8 = -1, r0
	mov b0 = r33
	;;
	.mib
	st4 [r14] = r15
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp sysconf#
	.align 16
	.align 64
	.global pathconf#
	.type	pathconf#, @function
	.proc pathconf#
pathconf:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 0, 0
	cmp4.eq p6, p7 = 4, r33
	.save rp, r34
	mov r34 = b0
	.mmi
	nop 0
	mov r36 = r1
	.body
	nop 0
	;;
	.mib
	(p6) addl r8 = 1023, r0
	nop 0
	(p6) br.cond.dpnt .L19
	;;
	.mib
	cmp4.lt p6, p7 = 4, r33
	nop 0
	(p6) br.cond.dpnt .L21
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r33
	nop 0
	;;
	.mib
	(p6) addl r8 = 32767, r0
	nop 0
	(p6) br.cond.dpnt .L19
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 3, r33
	(p7) br.cond.spnt .L22
	;;
	.mmi
	(p6) addl r8 = 255, r0
	nop 0
	nop 0
.L19:
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
.L21:
	.mmi
	nop 0
	cmp4.eq p6, p7 = 5, r33
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r8 = 8192, r0
	(p6) br.cond.dptk .L19
.L22:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmb
	addl r15 = 22, r0
	mov r14 = r8
	nop 0
	.mmi
	mov r1 = r36
	addl r8 = -1, r0
	mov b0 = r34
	;;
	.mib
	st4 [r14] = r15
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp pathconf#
	.align 16
	.align 64
	.global fpathconf#
	.type	fpathconf#, @function
	.proc fpathconf#
fpathconf:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 0, 0
	cmp4.eq p6, p7 = 4, r33
	.save rp, r34
	mov r34 = b0
	.mmi
	nop 0
	mov r36 = r1
	.body
	nop 0
	;;
	.mib
	(p6) addl r8 = 1023, r0
	nop 0
	(p6) br.cond.dpnt .L29
	;;
	.mib
	cmp4.lt p6, p7 = 4, r33
	nop 0
	(p6) br.cond.dpnt .L31
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r33
	nop 0
	;;
	.mib
	(p6) addl r8 = 32767, r0
	nop 0
	(p6) br.cond.dpnt .L29
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 3, r33
	(p7) br.cond.spnt .L32
	;;
	.mmi
	(p6) addl r8 = 255, r0
	nop 0
	nop 0
.L29:
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
.L31:
	.mmi
	nop 0
	cmp4.eq p6, p7 = 5, r33
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r8 = 8192, r0
	(p6) br.cond.dptk .L29
.L32:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmb
	addl r15 = 22, r0
	mov r14 = r8
	nop 0
	.mmi
	mov r1 = r36
	addl r8 = -1, r0
	mov b0 = r34
	;;
	.mib
	st4 [r14] = r15
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp fpathconf#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	""
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global confstr#
	.type	confstr#, @function
	.proc confstr#
confstr:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 2, 0
	cmp.geu p10, p11 = 14, r34
	cmp.ne p6, p7 = 0, r33
	.mmi
	cmp.ne p8, p9 = 0, r34
	mov r37 = r1
	mov r38 = r33
	;;
	.mmi
	(p6) addl r14 = 1, r0
	(p8) addl r15 = 1, r0
	.save rp, r35
	mov r35 = b0
	.body
	.mlx
	nop 0
	(p11) movl r39 = @gprel(path.2#)
	;;
	.mlx
	(p7) mov r14 = r0
	(p10) movl r39 = @gprel(.LC0)
	.mmi
	(p9) mov r15 = r0
	;;
	and r14 = r15, r14
	(p11) add r39 = r1, r39
	;;
	.mib
	(p10) add r39 = r1, r39
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L40
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L40:
	.mmi
	addl r8 = 14, r0
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp confstr#
	.align 16
	.align 64
	.global uname#
	.type	uname#, @function
	.proc uname#
uname:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	mov r37 = r32
	;;
	.mmi
	mov r39 = r0
	nop 0
	mov r38 = r0
	.mmb
	addl r36 = 57, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r36 = r8
	.mmb
	mov r37 = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp uname#
	.align 16
	.align 64
	.global gethostname#
	.type	gethostname#, @function
	.proc gethostname#
gethostname:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
	.fframe 80
	adds r12 = -80, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	;;
	mov r41 = r0
	mov r40 = r0
	.mmb
	adds r39 = 16, r12
	addl r38 = 57, r0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmb
	adds r14 = 80, r12
	mov r1 = r36
	nop 0
	.mmi
	mov r38 = r8
	mov r39 = r9
	.save ar.lc, r37
	mov r37 = ar.lc
	.body
	;;
	.mmi
	st8 [r14] = r8
	nop 0
	adds r14 = 88, r12
	;;
	.mib
	st8 [r14] = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r33
	add r33 = r32, r33
	adds r15 = 25, r12
	.mmb
	mov r1 = r36
	cmp4.gt p8, p9 = r0, r8
	(p8) br.cond.spnt .L52
	;;
	.mib
	nop 0
	sub r33 = r33, r32, 1
	(p7) br.cond.dpnt .L50
	;;
	.mii
	nop 0
	(p6) mov ar.lc = r33
	nop 0
	.align 32
.L51:
	.mii
	ld1 r14 = [r15], 1
	nop 0
	;;
	sxt1 r16 = r14
	.mmi
	nop 0
	st1 [r32] = r14, 1
	nop 0
	;;
	.mbb
	cmp4.eq p6, p7 = 0, r16
	(p6) br.cond.dpnt .L50
	br.cloop.sptk.few .L51
.L50:
	.mii
	mov r8 = r0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	;;
	.mii
	nop 0
	mov ar.lc = r37
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 80, r12
	nop 0
	br.ret.sptk.many b0
.L52:
	.body
	.copy_state 1
	.mii
	addl r8 = -1, r0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	;;
	.mii
	nop 0
	mov ar.lc = r37
	nop 0
	.mmb
	.restore sp
	adds r12 = 80, r12
	nop 0
	br.ret.sptk.many b0
	.endp gethostname#
	.align 16
	.align 64
	.global tcgetattr#
	.type	tcgetattr#, @function
	.proc tcgetattr#
tcgetattr:
	.prologue 12, 34
	.mib
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.save rp, r34
	mov r34 = b0
	nop 0
	.mmi
	mov r36 = r1
	.body
	mov r37 = r32
	mov r39 = r33
	;;
	.mlx
	nop 0
	movl r38 = 1076122640
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = ioctl#
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
	.endp tcgetattr#
	.align 16
	.align 64
	.global tcsetattr#
	.type	tcsetattr#, @function
	.proc tcsetattr#
tcsetattr:
	.prologue 12, 35
	.mib
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 3, 0
	.save rp, r35
	mov r35 = b0
	nop 0
	.mmi
	mov r37 = r1
	.body
	mov r38 = r32
	mov r40 = r34
	;;
	.mlx
	nop 0
	movl r39 = -2145102831
	;;
	.mib
	add r39 = r33, r39
	nop 0
	br.call.sptk.many b0 = ioctl#
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
	.endp tcsetattr#
	.align 16
	.align 64
	.global tcgetpgrp#
	.type	tcgetpgrp#, @function
	.proc tcgetpgrp#
tcgetpgrp:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
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
	movl r37 = 1074025502
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r35
	;;
	.mmi
	(p7) adds r14 = 16, r12
	nop 0
	(p6) addl r8 = -1, r0
	;;
	.mii
	(p7) ld4 r8 = [r14]
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp tcgetpgrp#
	.align 16
	.align 64
	.global tcsetpgrp#
	.type	tcsetpgrp#, @function
	.proc tcsetpgrp#
tcsetpgrp:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	mov r37 = r32
	;;
	.mlx
	adds r14 = 16, r12
	movl r38 = -2147199971
	;;
	.mib
	st4 [r14] = r33
	mov r39 = r14
	br.call.sptk.many b0 = ioctl#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp tcsetpgrp#
	.align 16
	.align 64
	.global tcflow#
	.type	tcflow#, @function
	.proc tcflow#
tcflow:
	.prologue 12, 34
	.mib
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.save rp, r34
	mov r34 = b0
	nop 0
	.mmi
	mov r36 = r1
	.body
	mov r37 = r32
	sxt4 r39 = r33
	;;
	.mlx
	nop 0
	movl r38 = 536892422
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = ioctl#
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
	.endp tcflow#
	.align 16
	.align 64
	.global tcdrain#
	.type	tcdrain#, @function
	.proc tcdrain#
tcdrain:
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
	.mlx
	addl r38 = 1, r0
	movl r37 = 536892421
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp tcdrain#
	.align 16
	.align 64
	.global tcsendbreak#
	.type	tcsendbreak#, @function
	.proc tcsendbreak#
tcsendbreak:
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
	.mlx
	mov r38 = r0
	movl r37 = 536892421
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp tcsendbreak#
	.align 16
	.align 64
	.global tcflush#
	.type	tcflush#, @function
	.proc tcflush#
tcflush:
	.prologue 12, 34
	.mib
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.save rp, r34
	mov r34 = b0
	nop 0
	.mmi
	mov r36 = r1
	.body
	mov r37 = r32
	sxt4 r39 = r33
	;;
	.mlx
	nop 0
	movl r38 = 536892423
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = ioctl#
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
	.endp tcflush#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"/dev/tty"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global ctermid#
	.type	ctermid#, @function
	.proc ctermid#
ctermid:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	cmp.ne p6, p7 = 0, r32
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r35 = r1
	.body
	movl r37 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(own.1#)
	.mmi
	add r37 = r1, r37
	;;
	(p7) add r36 = r1, r36
	nop 0
	;;
	.mib
	(p6) mov r36 = r32
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp ctermid#
	.align 16
	.align 64
	.global getwd#
	.type	getwd#, @function
	.proc getwd#
getwd:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
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
	addl r37 = 1024, r0
	nop 0
	br.call.sptk.many b0 = getcwd#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp getwd#
	.align 16
	.align 64
	.global ulimit#
	.type	ulimit#, @function
	.proc ulimit#
ulimit:
	.prologue 12, 40
	.spill 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 8, 4, 3, 0
	adds r16 = 8, r12
	mov r17 = r12
	.mmi
	.fframe 80
	adds r12 = -80, r12
	cmp4.ne p6, p7 = 2, r32
	mov r42 = r1
	;;
	.mmb
	.save ar.unat, r43
	mov r43 = ar.unat
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	nop 0
	.mmi
	(p7) adds r14 = 40, r12
	mov r46 = r0
	.save rp, r40
	mov r40 = b0
	;;
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	sxt4 r45 = r32
	.mmi
	nop 0
	addl r44 = 63, r0
	nop 0
	;;
	.mmi
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	.mem.offset 24, 0
	st8.spill [r16] = r35, -16
	nop 0
	;;
	.mmi
	.mem.offset 32, 0
	st8.spill [r17] = r34
	.mem.offset 40, 0
	st8.spill [r16] = r33
	.body
	nop 0
	;;
	.mib
	(p7) ld8 r46 = [r14]
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r42
	mov r44 = r8
	.mmi
	mov r45 = r9
	;;
	st8 [r14] = r8
	adds r14 = 24, r12
	;;
	.mib
	st8 [r14] = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mmi
	mov r1 = r42
	mov ar.unat = r43
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.restore sp
	adds r12 = 80, r12
	nop 0
	br.ret.sptk.many b0
	.endp ulimit#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global getpass#
	.type	getpass#, @function
	.proc getpass#
getpass:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 1, 10, 3, 0
	.fframe 560
	adds r12 = -560, r12
	.save pr, r42
	mov r42 = pr
	.mlx
	mov r41 = r1
	movl r43 = @gprel(.LC1)
	;;
	.mlx
	addl r44 = 2, r0
	movl r37 = @gprel(text.0#)
	.mmi
	add r43 = r1, r43
	mov r35 = r0
	adds r33 = 560, r12
	;;
	.mii
	nop 0
	.save rp, r39
	mov r39 = b0
	.body
	nop 0
	.mmb
	add r37 = r1, r37
	addl r38 = 128, r0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r8
	mov r34 = r8
	nop 0
	.mmi
	mov r43 = r8
	mov r1 = r41
	adds r45 = 288, r12
	;;
	.mlx
	(p6) mov r8 = r0
	movl r44 = 1076122640
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L84
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r41
	nop 0
	.mmb
	mov r36 = r8
	mov r43 = r32
	(p7) br.cond.dpnt .L97
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r41
	mov r45 = r8
	nop 0
	.mmb
	mov r44 = r32
	mov r43 = r34
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r41
	nop 0
	nop 0
.L86:
	.mmi
	cmp4.eq p16, p17 = r38, r35
	nop 0
	nop 0
	.align 32
.L87:
	.pred.rel.mutex p16, p17
	.mmi
	addl r45 = 1, r0
	nop 0
	mov r44 = r33
	.mmb
	mov r43 = r34
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r41
	cmp.eq p6, p7 = 1, r8
	(p7) br.cond.dpnt .L92
	;;
	.mmi
	ld1 r14 = [r33]
	;;
	nop 0
	sxt1 r15 = r14
	;;
	.mbb
	cmp4.ne p6, p7 = 10, r15
	(p7) br.cond.dpnt .L92
	(p16) br.cond.dptk .L87
	.mii
	nop 0
	sxt4 r15 = r35
	adds r35 = 1, r35
	;;
	.mmi
	add r15 = r37, r15
	nop 0
	cmp4.eq p16, p17 = r38, r35
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br .L87
.L92:
	.mlx
	nop 0
	movl r44 = @gprel(.LC2)
	.mmi
	addl r45 = 1, r0
	mov r43 = r34
	sxt4 r35 = r35
	;;
	.mmi
	add r37 = r37, r35
	nop 0
	add r44 = r1, r44
	;;
	.mib
	st1 [r37] = r0
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r36
	nop 0
	mov r1 = r41
	.mmb
	mov r43 = r34
	nop 0
	(p6) br.cond.dpnt .L98
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	.mlx
	nop 0
	movl r8 = @gprel(text.0#)
	;;
	.mmi
	add r8 = r1, r8
	nop 0
	nop 0
.L84:
	.mii
	nop 0
	mov pr = r42, -1
	nop 0
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
	adds r12 = 560, r12
	br.ret.sptk.many b0
	;;
.L97:
	.body
	.copy_state 1
	.mmi
	adds r44 = 288, r12
	nop 0
	adds r43 = 16, r12
	.mmb
	addl r45 = 272, r0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r15 = 28, r12
	adds r45 = 16, r12
	mov r1 = r41
	.mlx
	mov r43 = r34
	movl r44 = -2145102829
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	and r14 = -9, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mib
	mov r1 = r41
	mov r43 = r32
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r41
	mov r45 = r8
	nop 0
	.mmb
	mov r44 = r32
	mov r43 = r34
	br.call.sptk.many b0 = write#
	;;
	.mib
	nop 0
	mov r1 = r41
	br .L86
.L98:
	.mlx
	adds r45 = 288, r12
	movl r44 = -2145102829
	.mmb
	mov r43 = r34
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mib
	mov r1 = r41
	mov r43 = r34
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	.mlx
	nop 0
	movl r8 = @gprel(text.0#)
	;;
	.mib
	nop 0
	add r8 = r1, r8
	br .L84
	.endp getpass#
	.section	.bss,	"aw",	"nobits"
	.align 8
	.type	text.0#, @object
	.size	text.0#, 129
text.0:
	.skip	129
	.align 8
	.type	own.1#, @object
	.size	own.1#, 9
own.1:
	.skip	9
	.section	.rodata,	"a",	"progbits"
	.align 8
	.type	path.2#, @object
	.size	path.2#, 14
path.2:
	stringz	"/usr/bin:/bin"
	.global memcpy#
	.type	memcpy#, @function
	.global close#
	.type	close#, @function
	.global read#
	.type	read#, @function
	.global write#
	.type	write#, @function
	.global strlen#
	.type	strlen#, @function
	.global open#
	.type	open#, @function
	.global getcwd#
	.type	getcwd#, @function
	.global ioctl#
	.type	ioctl#, @function
	.global call_value#
	.type	call_value#, @function
	.global hpux_call#
	.type	hpux_call#, @function
	.global strcpy#
	.type	strcpy#, @function
	.global __errno#
	.type	__errno#, @function
	.global getdtablesize#
	.type	getdtablesize#, @function
	.ident	"GCC: (GNU) 12.2.0"
