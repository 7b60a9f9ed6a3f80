; 1d9d8bfc92cea910c3a299e4b6ea13b6 emu/guest/libc/hpux/sockets.c
	.LEVEL 1.1
	.text
	.section	.text.sendmsg,"ax",@progbits
	.align 4
.globl sendmsg
	.type	sendmsg, @function
sendmsg:
	.PROC
	.CALLINFO FRAME=640,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 640(%r30),%r30
	ldo -104(%r30),%r20
	stw %r6,-84(%r30)
	ldo -100(%r30),%r21
	copy %r25,%r28
	stw %r5,-80(%r30)
	copy %r26,%r6
	copy %r24,%r5
	stw %r3,-72(%r30)
	ldo -120(%r30),%r3
	stw %r4,-76(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r25),%r23
	ldw 4(%r25),%r29
	ldw 8(%r25),%r31
	ldw 12(%r25),%r22
	stw %r0,0(%r20)
	stw %r23,0(%r3)
	ldw 16(%r25),%r25
	stw %r29,4(%r3)
	stw %r31,8(%r3)
	stw %r22,12(%r3)
	stw %r0,0(%r21)
	comib,= 0,%r25,.L2
	stw %r0,-96(%r30)
	ldw 20(%r28),%r24
	comib,>= 0,%r24,.L2
	ldi 500,%r28
	comb,< %r28,%r24,.L9
	ldo 12(%r24),%r28
	stw %r28,0(%r21)
	ldo -632(%r30),%r21
	stw %r21,0(%r20)
	ldi 1,%r20
	copy %r19,%r4
	stw %r28,0(%r21)
	zdepi -1,31,16,%r28
	ldo -620(%r30),%r26
	stw %r28,-628(%r30)
	bl memcpy,%r2
	stw %r20,-624(%r30)
	copy %r4,%r19
.L2:
	bl cancel_enter,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r3,%r24
	copy %r19,%r4
	copy %r5,%r23
	copy %r6,%r25
	bl hpux_call,%r2
	ldi 385,%r26
	copy %r4,%r19
	copy %r28,%r25
	copy %r19,%r4
	bl call_value,%r2
	copy %r29,%r26
	copy %r4,%r19
	bl cancel_leave,%r2
	copy %r28,%r3
.L1:
	copy %r3,%r28
	ldw -660(%r30),%r2
	ldw -84(%r30),%r6
	ldw -80(%r30),%r5
	ldw -76(%r30),%r4
	ldw -72(%r30),%r3
	bv %r0(%r2)
	ldo -640(%r30),%r30
.L9:
	bl __errno,%r2
	ldi -1,%r3
	ldi 218,%r20
	b .L1
	stw %r20,0(%r28)
	.EXIT
	.PROCEND
	.size	sendmsg, .-sendmsg
	.section	.text.recvmsg,"ax",@progbits
	.align 4
.globl recvmsg
	.type	recvmsg, @function
recvmsg:
	.PROC
	.CALLINFO FRAME=640,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	ldo 640(%r30),%r30
	stw %r8,-80(%r30)
	ldo 16(%r25),%r8
	stw %r7,-76(%r30)
	copy %r24,%r7
	stw %r6,-72(%r30)
	copy %r26,%r6
	stw %r5,-68(%r30)
	ldo -120(%r30),%r5
	stw %r3,-60(%r30)
	copy %r25,%r3
	stw %r9,-84(%r30)
	stw %r4,-64(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r8),%r28
	comib,= 0,%r28,.L11
	ldw 0(%r25),%r20
	ldw 4(%r25),%r28
	ldw 8(%r25),%r31
	ldo -100(%r30),%r9
	ldw 12(%r25),%r22
	stw %r28,4(%r5)
	stw %r20,0(%r5)
	ldw 20(%r25),%r28
	stw %r31,8(%r5)
	stw %r22,12(%r5)
	stw %r0,-104(%r30)
	stw %r0,-96(%r30)
	comib,>= 0,%r28,.L13
	stw %r0,0(%r9)
	ldo 12(%r28),%r28
	ldo -632(%r30),%r20
	stw %r20,-104(%r30)
	comiclr,>> 512,%r28,%r0
	ldi 512,%r28
	stw %r28,0(%r9)
.L13:
	bl cancel_enter,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r7,%r23
	copy %r5,%r24
	copy %r6,%r25
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 384,%r26
	stw %r29,-88(%r30)
	copy %r4,%r19
	copy %r28,%r25
	stw %r28,-92(%r30)
	copy %r19,%r4
	bl call_value,%r2
	copy %r29,%r26
	copy %r4,%r19
	copy %r28,%r6
	bl cancel_leave,%r2
	copy %r19,%r4
	comib,> 0,%r6,.L10
	copy %r4,%r19
	ldw 4(%r5),%r28
	stw %r0,20(%r3)
	ldo 20(%r3),%r3
	stw %r28,-16(%r3)
	ldw 0(%r9),%r28
	comib,>>= 12,%r28,.L20
	copy %r6,%r28
	ldw -628(%r30),%r20
	zdepi -1,31,16,%r28
	comb,= %r28,%r20,.L19
	ldw -624(%r30),%r28
.L10:
	copy %r6,%r28
.L20:
	ldw -660(%r30),%r2
	ldw -84(%r30),%r9
	ldw -80(%r30),%r8
	ldw -76(%r30),%r7
	ldw -72(%r30),%r6
	ldw -68(%r30),%r5
	ldw -64(%r30),%r4
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldo -640(%r30),%r30
.L11:
	ldw 4(%r25),%r31
	ldw 8(%r25),%r22
	ldo -100(%r30),%r9
	ldw 12(%r25),%r21
	stw %r20,0(%r5)
	stw %r31,4(%r5)
	stw %r22,8(%r5)
	stw %r21,12(%r5)
	stw %r28,-104(%r30)
	stw %r28,-96(%r30)
	b .L13
	stw %r28,0(%r9)
.L19:
	comib,<>,n 1,%r28,.L20
	copy %r6,%r28
	ldw -632(%r30),%r24
	ldw 0(%r8),%r26
	ldo -12(%r24),%r24
	ldo -620(%r30),%r25
	bl memcpy,%r2
	stw %r24,0(%r3)
	b .L20
	copy %r6,%r28
	.EXIT
	.PROCEND
	.size	recvmsg, .-recvmsg
	.section	.text._xpg_sendmsg,"ax",@progbits
	.align 4
.globl _xpg_sendmsg
	.type	_xpg_sendmsg, @function
_xpg_sendmsg:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r5,-84(%r30)
	copy %r24,%r5
	stw %r4,-80(%r30)
	copy %r19,%r4
	stw %r3,-76(%r30)
	copy %r26,%r3
	stw %r19,-32(%r30)
	ldw 4(%r25),%r20
	ldw 0(%r25),%r21
	ldw 12(%r25),%r31
	ldw 16(%r25),%r22
	ldw 8(%r25),%r29
	stw %r21,-120(%r30)
	ldw 20(%r25),%r21
	stw %r20,-116(%r30)
	ldw 24(%r25),%r20
	stw %r31,-108(%r30)
	stw %r22,-104(%r30)
	stw %r21,-100(%r30)
	stw %r20,-96(%r30)
	bl cancel_enter,%r2
	stw %r29,-112(%r30)
	copy %r5,%r23
	ldo -120(%r30),%r24
	copy %r4,%r19
	copy %r3,%r25
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 385,%r26
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl cancel_leave,%r2
	copy %r28,%r3
	ldw -84(%r30),%r5
	ldw -80(%r30),%r4
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -76(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	_xpg_sendmsg, .-_xpg_sendmsg
	.section	.text._xpg_recvmsg,"ax",@progbits
	.align 4
.globl _xpg_recvmsg
	.type	_xpg_recvmsg, @function
_xpg_recvmsg:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=10
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r6,-68(%r30)
	copy %r24,%r6
	stw %r5,-64(%r30)
	copy %r26,%r5
	stw %r4,-60(%r30)
	copy %r19,%r4
	stw %r3,-56(%r30)
	copy %r25,%r3
	stw %r10,-84(%r30)
	stw %r9,-80(%r30)
	stw %r8,-76(%r30)
	stw %r7,-72(%r30)
	stw %r19,-32(%r30)
	ldw 4(%r25),%r28
	ldw 0(%r25),%r20
	ldw 12(%r25),%r31
	ldw 16(%r25),%r22
	ldw 8(%r25),%r29
	stw %r20,-120(%r30)
	ldw 20(%r25),%r20
	stw %r28,-116(%r30)
	ldw 24(%r25),%r28
	stw %r31,-108(%r30)
	stw %r22,-104(%r30)
	stw %r20,-100(%r30)
	stw %r29,-112(%r30)
	bl cancel_enter,%r2
	stw %r28,-96(%r30)
	copy %r4,%r19
	copy %r5,%r25
	copy %r19,%r4
	copy %r6,%r23
	ldo -120(%r30),%r24
	bl hpux_call,%r2
	ldi 384,%r26
	copy %r4,%r19
	copy %r28,%r25
	copy %r19,%r4
	bl call_value,%r2
	copy %r29,%r26
	copy %r4,%r19
	bl cancel_leave,%r2
	copy %r28,%r5
	comib,> 0,%r5,.L22
	ldw -116(%r30),%r28
	stw %r28,4(%r3)
	ldw -100(%r30),%r28
	stw %r28,20(%r3)
	ldw -96(%r30),%r28
	stw %r28,24(%r3)
.L22:
	copy %r5,%r28
	ldw -148(%r30),%r2
	ldw -84(%r30),%r10
	ldw -80(%r30),%r9
	ldw -76(%r30),%r8
	ldw -72(%r30),%r7
	ldw -68(%r30),%r6
	ldw -64(%r30),%r5
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	_xpg_recvmsg, .-_xpg_recvmsg
	.section	.text._xpg_socket,"ax",@progbits
	.align 4
.globl _xpg_socket
	.type	_xpg_socket, @function
_xpg_socket:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl socket,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	_xpg_socket, .-_xpg_socket
	.section	.text._xpg_socketpair,"ax",@progbits
	.align 4
.globl _xpg_socketpair
	.type	_xpg_socketpair, @function
_xpg_socketpair:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl socketpair,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	_xpg_socketpair, .-_xpg_socketpair
	.section	.text._xpg_bind,"ax",@progbits
	.align 4
.globl _xpg_bind
	.type	_xpg_bind, @function
_xpg_bind:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl bind,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	_xpg_bind, .-_xpg_bind
	.section	.text._xpg_connect,"ax",@progbits
	.align 4
.globl _xpg_connect
	.type	_xpg_connect, @function
_xpg_connect:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl connect,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	_xpg_connect, .-_xpg_connect
	.section	.text._xpg_listen,"ax",@progbits
	.align 4
.globl _xpg_listen
	.type	_xpg_listen, @function
_xpg_listen:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl listen,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	_xpg_listen, .-_xpg_listen
	.section	.text._xpg_accept,"ax",@progbits
	.align 4
.globl _xpg_accept
	.type	_xpg_accept, @function
_xpg_accept:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r4,-116(%r30)
	stw %r3,-112(%r30)
	movb,= %r24,%r3,.L30
	stw %r19,-32(%r30)
	ldw 0(%r3),%r28
	ldo -120(%r30),%r24
	bl accept,%r2
	stw %r28,0(%r24)
	movb,< %r28,%r28,.L29
	ldw -120(%r30),%r20
	stw %r20,0(%r3)
.L29:
	ldw -148(%r30),%r2
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L30:
	bl accept,%r2
	stw %r3,-120(%r30)
	ldw -116(%r30),%r4
	ldw -148(%r30),%r2
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	_xpg_accept, .-_xpg_accept
	.section	.text._xpg_getpeername,"ax",@progbits
	.align 4
.globl _xpg_getpeername
	.type	_xpg_getpeername, @function
_xpg_getpeername:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r4,-116(%r30)
	stw %r3,-112(%r30)
	movb,= %r24,%r3,.L35
	stw %r19,-32(%r30)
	ldw 0(%r3),%r28
	ldo -120(%r30),%r24
	bl getpeername,%r2
	stw %r28,0(%r24)
	movb,< %r28,%r28,.L34
	ldw -120(%r30),%r20
	stw %r20,0(%r3)
.L34:
	ldw -148(%r30),%r2
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L35:
	bl getpeername,%r2
	stw %r3,-120(%r30)
	ldw -116(%r30),%r4
	ldw -148(%r30),%r2
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	_xpg_getpeername, .-_xpg_getpeername
	.section	.text._xpg_getsockname,"ax",@progbits
	.align 4
.globl _xpg_getsockname
	.type	_xpg_getsockname, @function
_xpg_getsockname:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r4,-116(%r30)
	stw %r3,-112(%r30)
	movb,= %r24,%r3,.L40
	stw %r19,-32(%r30)
	ldw 0(%r3),%r28
	ldo -120(%r30),%r24
	bl getsockname,%r2
	stw %r28,0(%r24)
	movb,< %r28,%r28,.L39
	ldw -120(%r30),%r20
	stw %r20,0(%r3)
.L39:
	ldw -148(%r30),%r2
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L40:
	bl getsockname,%r2
	stw %r3,-120(%r30)
	ldw -116(%r30),%r4
	ldw -148(%r30),%r2
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	_xpg_getsockname, .-_xpg_getsockname
	.section	.text._xpg_getsockopt,"ax",@progbits
	.align 4
.globl _xpg_getsockopt
	.type	_xpg_getsockopt, @function
_xpg_getsockopt:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r3,-112(%r30)
	ldw -180(%r30),%r3
	stw %r4,-116(%r30)
	comib,= 0,%r3,.L45
	stw %r19,-32(%r30)
	ldw 0(%r3),%r20
	ldo -120(%r30),%r21
	stw %r20,-120(%r30)
	bl getsockopt,%r2
	stw %r21,-52(%r30)
	movb,< %r28,%r28,.L44
	ldw -120(%r30),%r20
	stw %r20,0(%r3)
.L44:
	ldw -148(%r30),%r2
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L45:
	stw %r3,-120(%r30)
	bl getsockopt,%r2
	stw %r3,-52(%r30)
	ldw -116(%r30),%r4
	ldw -148(%r30),%r2
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	_xpg_getsockopt, .-_xpg_getsockopt
	.section	.text._xpg_setsockopt,"ax",@progbits
	.align 4
.globl _xpg_setsockopt
	.type	_xpg_setsockopt, @function
_xpg_setsockopt:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	ldw -116(%r30),%r20
	stw %r19,-32(%r30)
	bl setsockopt,%r2
	stw %r20,-52(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	_xpg_setsockopt, .-_xpg_setsockopt
	.section	.text._xpg_shutdown,"ax",@progbits
	.align 4
.globl _xpg_shutdown
	.type	_xpg_shutdown, @function
_xpg_shutdown:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl shutdown,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	_xpg_shutdown, .-_xpg_shutdown
	.section	.text._xpg_send,"ax",@progbits
	.align 4
.globl _xpg_send
	.type	_xpg_send, @function
_xpg_send:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl send,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	_xpg_send, .-_xpg_send
	.section	.text._xpg_recv,"ax",@progbits
	.align 4
.globl _xpg_recv
	.type	_xpg_recv, @function
_xpg_recv:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl recv,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	_xpg_recv, .-_xpg_recv
	.section	.text._xpg_sendto,"ax",@progbits
	.align 4
.globl _xpg_sendto
	.type	_xpg_sendto, @function
_xpg_sendto:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	ldw -120(%r30),%r20
	stw %r20,-56(%r30)
	ldw -116(%r30),%r20
	stw %r19,-32(%r30)
	bl sendto,%r2
	stw %r20,-52(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	_xpg_sendto, .-_xpg_sendto
	.section	.text._xpg_recvfrom,"ax",@progbits
	.align 4
.globl _xpg_recvfrom
	.type	_xpg_recvfrom, @function
_xpg_recvfrom:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldw -180(%r30),%r28
	stw %r3,-112(%r30)
	ldw -184(%r30),%r3
	stw %r4,-116(%r30)
	comib,= 0,%r3,.L55
	stw %r19,-32(%r30)
	ldw 0(%r3),%r20
	ldo -120(%r30),%r22
	stw %r22,-56(%r30)
	stw %r20,0(%r22)
	bl recvfrom,%r2
	stw %r28,-52(%r30)
	movb,< %r28,%r28,.L54
	ldw -120(%r30),%r20
	stw %r20,0(%r3)
.L54:
	ldw -148(%r30),%r2
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L55:
	stw %r3,-56(%r30)
	stw %r3,-120(%r30)
	bl recvfrom,%r2
	stw %r28,-52(%r30)
	ldw -116(%r30),%r4
	ldw -148(%r30),%r2
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	_xpg_recvfrom, .-_xpg_recvfrom
	.section	.text.__sendfile64,"ax",@progbits
	.align 4
.globl __sendfile64
	.type	__sendfile64, @function
__sendfile64:
	.PROC
	.CALLINFO FRAME=8384,CALLS,SAVE_RP,ENTRY_GR=18
	.ENTRY
	stw %r2,-20(%r30)
	addil L'8384,%r30
	ldil L'-16384,%r20
	ldo R'8384(%r1),%r30
	ldo 7944(%r20),%r20
	stw %r17,-148(%r30)
	addl %r30,%r20,%r28
	stw %r12,-128(%r30)
	ldil L'-16384,%r21
	stw %r11,-124(%r30)
	ldo 7940(%r21),%r21
	copy %r23,%r11
	stw %r18,-152(%r30)
	copy %r26,%r17
	stw %r16,-144(%r30)
	stw %r15,-140(%r30)
	stw %r14,-136(%r30)
	stw %r13,-132(%r30)
	stw %r10,-120(%r30)
	stw %r9,-116(%r30)
	stw %r8,-112(%r30)
	stw %r7,-108(%r30)
	stw %r6,-104(%r30)
	stw %r5,-100(%r30)
	stw %r4,-96(%r30)
	stw %r3,-92(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r28),%r5
	ldw 4(%r28),%r6
	addl %r30,%r21,%r28
	stw %r25,-168(%r30)
	ldw 0(%r28),%r28
	stw %r28,-184(%r30)
	ldw -184(%r30),%r29
	comib,= 0,%r29,.L60
	copy %r24,%r12
	ldi 0,%r21
	ldi 0,%r22
	stw %r21,-160(%r30)
	stw %r22,-156(%r30)
	ldw 4(%r29),%r16
	comib,<> 0,%r16,.L115
	ldi 0,%r15
.L61:
	or %r5,%r6,%r28
	comiclr,<> 0,%r28,%r29
	ldi 1,%r29
	comib,> 0,%r5,.L89
	stw %r29,-180(%r30)
.L64:
	comiclr,= 0,%r28,%r20
	ldi 1,%r20
	ldo -56(%r30),%r22
	stw %r20,-176(%r30)
	ldil L'-16384,%r28
	stw %r22,-172(%r30)
	ldo 8008(%r28),%r28
	ldi 0,%r18
	addl %r30,%r28,%r3
.L106:
	comib,>= 0,%r5,.L116
	ldil L'8192,%r24
.L68:
	ldw -172(%r30),%r21
	copy %r19,%r4
	stw %r11,0(%r21)
	stw %r12,4(%r21)
	copy %r3,%r25
	bl __pread64,%r2
	ldw -168(%r30),%r26
	copy %r4,%r19
	comib,>= 0,%r28,.L117
	copy %r28,%r15
	b .L78
	ldi 0,%r16
.L75:
	addl %r16,%r28,%r16
	comclr,<< %r16,%r15,%r0
	b,n .L111
.L78:
	copy %r19,%r4
	sub %r15,%r16,%r24
	addl %r3,%r16,%r25
	copy %r18,%r23
	bl send,%r2
	copy %r17,%r26
	movb,>= %r28,%r28,.L75
	copy %r4,%r19
	comib,<> 0,%r16,.L111
	ldw -160(%r30),%r29
	ldw -156(%r30),%r22
	or %r29,%r22,%r28
	comiclr,= 0,%r28,%r0
	b,n .L59
.L63:
	ldi -1,%r28
	ldi -1,%r29
	stw %r28,-160(%r30)
	stw %r29,-156(%r30)
.L59:
	ldw -160(%r30),%r28
	ldw -156(%r30),%r29
	ldw -152(%r30),%r18
	ldw -148(%r30),%r17
	ldw -144(%r30),%r16
	ldw -140(%r30),%r15
	ldw -136(%r30),%r14
	ldw -132(%r30),%r13
	ldw -128(%r30),%r12
	ldw -124(%r30),%r11
	ldw -120(%r30),%r10
	ldw -116(%r30),%r9
	ldw -112(%r30),%r8
	ldw -108(%r30),%r7
	ldw -104(%r30),%r6
	ldw -100(%r30),%r5
	ldw -96(%r30),%r4
	ldw -92(%r30),%r3
	addil L'-8384,%r30
	ldo R'-8384(%r1),%r30
	ldw -20(%r30),%r2
	bv,n %r0(%r2)
.L116:
	comib,<> 0,%r5,.L120
	ldw -176(%r30),%r20
	ldi 8191,%r29
	comb,<<,n %r29,%r6,.L68
	ldil L'8192,%r24
	ldw -176(%r30),%r20
.L120:
	comib,<> 0,%r20,.L68
	copy %r6,%r24
	b .L68
	ldil L'8192,%r24
.L111:
	ldw -160(%r30),%r21
	ldw -156(%r30),%r22
	copy %r16,%r14
	ldi 0,%r13
	add %r14,%r22,%r22
	addc %r13,%r21,%r21
	stw %r21,-160(%r30)
	stw %r22,-156(%r30)
	extrs %r15,0,1,%r7
	comb,< %r13,%r7,.L59
	copy %r15,%r8
	comclr,<> %r13,%r7,%r0
	b,n .L118
.L80:
	sub %r6,%r8,%r6
	subb %r5,%r7,%r5
	add %r8,%r12,%r12
	addc %r7,%r11,%r11
	extrs %r5,0,1,%r10
	copy %r10,%r9
	sub %r10,%r6,%r29
	subb %r9,%r5,%r28
	comib,> 0,%r28,.L106
	ldw -180(%r30),%r21
	comib,<> 0,%r21,.L106
	nop
.L74:
	ldw -184(%r30),%r22
.L121:
	comib,= 0,%r22,.L59
	nop
.L89:
	ldw -184(%r30),%r28
	ldw 12(%r28),%r5
	comib,= 0,%r5,.L59
	ldi 0,%r3
	ldw 8(%r28),%r7
	b .L87
	copy %r3,%r6
.L83:
	addl %r3,%r28,%r3
	comclr,<< %r3,%r5,%r0
	b,n .L112
.L87:
	copy %r19,%r4
	sub %r5,%r3,%r24
	addl %r7,%r3,%r25
	copy %r6,%r23
	bl send,%r2
	copy %r17,%r26
	movb,>= %r28,%r28,.L83
	copy %r4,%r19
	comib,= 0,%r3,.L119
	ldw -160(%r30),%r21
.L112:
	ldw -160(%r30),%r21
	ldw -156(%r30),%r22
	copy %r3,%r29
	ldi 0,%r28
	add %r29,%r22,%r22
	addc %r28,%r21,%r21
	stw %r21,-160(%r30)
	stw %r22,-156(%r30)
	b,n .L59
.L115:
	ldw 0(%r29),%r3
	b .L67
	copy %r15,%r18
.L62:
	addl %r15,%r28,%r15
	comclr,<< %r15,%r16,%r0
	b,n .L113
.L67:
	copy %r19,%r4
	sub %r16,%r15,%r24
	addl %r3,%r15,%r25
	copy %r18,%r23
	bl send,%r2
	copy %r17,%r26
	movb,>= %r28,%r28,.L62
	copy %r4,%r19
	comib,= 0,%r15,.L63
	nop
.L113:
	stw %r15,-156(%r30)
	b .L61
	stw %r0,-160(%r30)
.L60:
	ldi 0,%r21
	ldi 0,%r22
	or %r5,%r6,%r28
	stw %r21,-160(%r30)
	stw %r22,-156(%r30)
	comiclr,<> 0,%r28,%r21
	ldi 1,%r21
	comib,<= 0,%r5,.L64
	stw %r21,-180(%r30)
	b,n .L59
.L117:
	comib,<= 0,%r28,.L74
	ldw -160(%r30),%r20
	ldw -156(%r30),%r29
	or %r20,%r29,%r28
	comib,<> 0,%r28,.L121
	ldw -184(%r30),%r22
	ldi -1,%r28
	ldi -1,%r29
	stw %r28,-160(%r30)
	stw %r29,-156(%r30)
	b,n .L59
.L119:
	ldw -156(%r30),%r20
	or %r21,%r20,%r28
	comib,<> 0,%r28,.L59
	nop
	b,n .L63
.L118:
	comb,>>= %r16,%r15,.L80
	nop
	b,n .L59
	.EXIT
	.PROCEND
	.size	__sendfile64, .-__sendfile64
	.section	.text.sendfile,"ax",@progbits
	.align 4
.globl sendfile
	.type	sendfile, @function
sendfile:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,128(%r30)
	ldw -184(%r30),%r20
	stw %r20,-64(%r30)
	ldw -180(%r30),%r20
	stw %r19,-32(%r30)
	stw %r23,-52(%r30)
	extrs %r24,0,1,%r23
	stw %r20,-60(%r30)
	bl __sendfile64,%r2
	stw %r0,-56(%r30)
	ldw -148(%r30),%r2
	copy %r29,%r28
	bv %r0(%r2)
	ldwm -128(%r30),%r4
	.EXIT
	.PROCEND
	.size	sendfile, .-sendfile
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
