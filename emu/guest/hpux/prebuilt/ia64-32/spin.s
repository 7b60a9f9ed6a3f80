// dadd7c100f8c22ffda01adc0d0c15cea emu/guest/libc/hpux/spin.c
	.file	"spin.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global pthread_spin_init#
	.type	pthread_spin_init#, @function
	.proc pthread_spin_init#
pthread_spin_init:
	.prologue
	.body
	.mmi
	cmp4.ltu p6, p7 = 1, r33
	mov r8 = r0
	addp4 r32 = 0,r32
	;;
	.mmi
	(p7) addl r14 = 1, r0
	nop 0
	(p6) addl r8 = 22, r0
	;;
	.mib
	(p7) st4 [r32] = r14
	nop 0
	br.ret.sptk.many b0
	.endp pthread_spin_init#
	.align 16
	.align 64
	.global pthread_spin_destroy#
	.type	pthread_spin_destroy#, @function
	.proc pthread_spin_destroy#
pthread_spin_destroy:
	.prologue
	.body
	.mmi
	addp4 r32 = 0,r32
	;;
	ld4 r14 = [r32]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r8 = r0
	nop 0
	;;
	.mib
	nop 0
	shladd r8 = r8, 4, r0
	br.ret.sptk.many b0
	.endp pthread_spin_destroy#
	.align 16
	.align 64
	.global pthread_spin_trylock#
	.type	pthread_spin_trylock#, @function
	.proc pthread_spin_trylock#
pthread_spin_trylock:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	addp4 r37 = 0,r32
	;;
	.mib
	addl r36 = 453, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r14 = r8
	mov r8 = r0
	mov r1 = r35
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = -11, r14
	nop 0
	;;
	.mib
	(p6) addl r8 = 16, r0
	nop 0
	(p6) br.cond.dpnt .L7
	;;
	.mii
	cmp.le p6, p7 = r0, r14
	nop 0
	;;
	(p7) sub r8 = r0, r14
.L7:
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp pthread_spin_trylock#
	.align 16
	.align 64
	.global pthread_spin_lock#
	.type	pthread_spin_lock#, @function
	.proc pthread_spin_lock#
pthread_spin_lock:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	.mmi
	nop 0
	mov r35 = r1
	.body
	addp4 r32 = 0,r32
	;;
	.align 32
.L14:
	.mib
	addl r36 = 453, r0
	mov r37 = r32
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	cmp.ne p6, p7 = -11, r8
	mov r14 = r0
	nop 0
	.mmb
	mov r1 = r35
	addl r36 = 341, r0
	(p7) br.cond.dpnt .L16
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L17
.L13:
	.mii
	mov r8 = r14
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L17:
	.body
	.copy_state 1
	.mib
	sub r14 = r0, r8
	cmp4.eq p6, p7 = -16, r8
	(p7) br.cond.dpnt .L13
	;;
.L16:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L14
	.endp pthread_spin_lock#
	.align 16
	.align 64
	.global pthread_spin_unlock#
	.type	pthread_spin_unlock#, @function
	.proc pthread_spin_unlock#
pthread_spin_unlock:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	addp4 r32 = 0,r32
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	;;
	.mmi
	ld4 r33 = [r32]
	addl r37 = 450, r0
	mov r38 = r32
	;;
	.mib
	cmp4.ne p6, p7 = 0, r33
	nop 0
	(p7) br.cond.dpnt .L29
	;;
	.mmi
	nop 0
	(p6) addl r33 = 1, r0
	nop 0
	;;
	.mii
	mov r8 = r33
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L29:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mii
	cmp.le p6, p7 = r0, r8
	mov r1 = r36
	;;
	(p7) sub r33 = r0, r8
	;;
	.mii
	mov r8 = r33
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp pthread_spin_unlock#
	.global hpux_call#
	.type	hpux_call#, @function
	.ident	"GCC: (GNU) 12.2.0"
