// 8aa2663c926260693e83f9d76c343764 guest-tests/ipc/epoll-waits.c
	.file	"epoll-waits.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc on_signal#
on_signal:
	.prologue
	.body
	.mmi
	addl r15 = @gprel(caught#), gp
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.ret.sptk.many b0
	.endp on_signal#
	.align 16
	.align 64
	.proc no_access#
no_access:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 6, 0
	.save rp, r33
	mov r33 = b0
	addl r32 = @gprel(page.0#), gp
	.mmi
	mov r35 = r1
	.body
	;;
	ld8 r8 = [r32]
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r8
	mov b0 = r33
	.bbb
	nop 0
	(p7) br.cond.dpnt .L7
	br.ret.sptk.many b0
.L7:
	.mmi
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	.mmi
	mov r38 = r0
	addl r37 = 65536, r0
	mov r36 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r35
	st8 [r32] = r8
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp no_access#
	.align 16
	.align 64
	.proc is_blocked#
is_blocked:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.fframe 128
	adds r12 = -128, r12
	nop 0
	.mii
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	.body
	;;
	adds r37 = 16, r12
	.mmb
	mov r36 = r0
	mov r35 = r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	mov r1 = r34
	nop 0
	addl r36 = 10, r0
	.mmb
	adds r35 = 16, r12
	nop 0
	br.call.sptk.many b0 = sigismember#
	;;
	.mii
	mov r1 = r34
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
	.endp is_blocked#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: %ld"
	.align 8
.LC1:
	stringz	" %s"
	.align 8
.LC2:
	stringz	" [%x %llx]"
	.align 8
.LC3:
	stringz	", caught %d, blocked %d\n"
	.text
	.align 16
	.align 64
	.proc show_events#
show_events:
	.prologue 12, 37
	.mlx
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 6, 3, 0
	movl r35 = @gprel(.LC2)
	.mlx
	cmp.ne p6, p7 = -1, r34
	movl r41 = @gprel(.LC0)
	;;
	.mmi
	mov r39 = r1
	add r35 = r1, r35
	.save ar.lc, r40
	mov r40 = ar.lc
	.mmi
	add r41 = r1, r41
	mov r43 = r34
	mov r42 = r32
	;;
	.mii
	nop 0
	.save rp, r37
	mov r37 = b0
	.body
	nop 0
	.bbb
	nop 0
	(p7) br.cond.dpnt .L18
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = -1, r34
	nop 0
	mov r1 = r39
	.mmb
	cmp.ge p6, p7 = 0, r34
	nop 0
	(p6) br.cond.spnt .L12
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L14:
	.mmi
	nop 0
	adds r14 = 8, r33
	mov r41 = r35
	.mmi
	nop 0
	ld4 r42 = [r33], 16
	nop 0
	;;
	.mib
	ld8 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r39
	br.cloop.sptk.few .L14
	;;
.L12:
	.mmi
	nop 0
	addl r35 = @gprel(caught#), gp
	nop 0
	;;
	.mib
	ld4 r36 = [r35]
	nop 0
	br.call.sptk.many b0 = is_blocked#
	;;
	.mmi
	mov r1 = r39
	mov r43 = r8
	mov r42 = r36
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC3)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	st4 [r35] = r0
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r40
	br.ret.sptk.many b0
	;;
.L18:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r39
	ld4 r43 = [r8]
	mov r42 = r32
	.mmi
	nop 0
	mov r35 = r8
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC0)
	.mmi
	sub r43 = r0, r43
	;;
	nop 0
	sxt4 r43 = r43
	.mmb
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	ld4 r41 = [r35]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	;;
	addl r35 = @gprel(caught#), gp
	nop 0
	;;
	.mib
	ld4 r36 = [r35]
	nop 0
	br.call.sptk.many b0 = is_blocked#
	;;
	.mmi
	mov r1 = r39
	mov r43 = r8
	mov r42 = r36
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC3)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	st4 [r35] = r0
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r40
	br.ret.sptk.many b0
	.endp show_events#
	.section	.rodata.str1.8
	.align 8
.LC4:
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
	movl r36 = @gprel(.LC4)
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
.LC5:
	stringz	"%s = %ld\n"
	.text
	.align 16
	.align 64
	.proc show_answer.isra.0#
show_answer.isra.0:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	cmp.ne p6, p7 = -1, r33
	nop 0
	.mib
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	(p6) br.cond.dpnt .L22
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r37 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L29
.L22:
	.mlx
	nop 0
	movl r37 = @gprel(.LC5)
	.mmi
	mov r39 = r33
	nop 0
	mov r38 = r32
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
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
	;;
.L29:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r8
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
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
	.endp show_answer.isra.0#
	.section	.rodata.str1.8
	.align 8
.LC6:
	stringz	"eventfd"
	.align 8
.LC7:
	stringz	"epoll_create1"
	.align 8
.LC8:
	stringz	"epoll_create1(0) > 0"
	.align 8
.LC9:
	stringz	"epoll_create1(1)"
	.align 8
.LC10:
	stringz	"epoll_create(0)"
	.align 8
.LC11:
	stringz	"epoll_create(-1)"
	.align 8
.LC12:
	stringz	"fcntl(epoll_create1(EPOLL_CLOEXEC), F_GETFD)"
	.align 8
.LC13:
	stringz	"fcntl(epoll_create(1), F_GETFD)"
	.align 8
.LC14:
	stringz	"epoll_ctl(ep, EPOLL_CTL_ADD, ready, &e)"
	.align 8
.LC15:
	stringz	"epoll_ctl(ep, EPOLL_CTL_MOD, other, &e)"
	.align 8
.LC16:
	stringz	"epoll_ctl(ep, EPOLL_CTL_DEL, other, &e)"
	.align 8
.LC17:
	stringz	"epoll_ctl(ep, EPOLL_CTL_ADD, ep, &e)"
	.align 8
.LC18:
	stringz	"epoll_ctl(ep, 4, ready, &e)"
	.align 8
.LC19:
	stringz	"epoll_ctl(ep, 0, ready, &e)"
	.align 8
.LC20:
	stringz	"epoll_ctl(ep, EPOLL_CTL_ADD, -1, &e)"
	.align 8
.LC21:
	stringz	"epoll_ctl(-1, EPOLL_CTL_ADD, ready, &e)"
	.align 8
.LC22:
	stringz	"epoll_ctl(ready, EPOLL_CTL_ADD, other, &e)"
	.align 8
.LC23:
	stringz	"epoll_ctl(ep, EPOLL_CTL_ADD, other, (struct epoll_event *)no_access())"
	.align 8
.LC24:
	stringz	"epoll_ctl(ep, EPOLL_CTL_DEL, ready, NULL)"
	.align 8
.LC25:
	stringz	"f"
	.align 8
.LC26:
	stringz	"epoll_ctl(ep, EPOLL_CTL_ADD, file, &e)"
	.align 8
.LC27:
	stringz	"epoll_ctl(ep, EPOLL_CTL_MOD, ready, &e)"
	.align 8
.LC28:
	stringz	"pwait(e, 4, 0, NULL)"
	.align 8
.LC29:
	stringz	"pwait(e, 4, -1, &none)"
	.align 8
.LC30:
	stringz	"pwait(e, 4, 5, &none)"
	.align 8
.LC31:
	stringz	"pwait(e, 4, 5, &usr1)"
	.align 8
.LC32:
	stringz	"pwait(e, 4, -1, &usr1)"
	.align 8
.LC33:
	stringz	"pwait(e, 1, 0, &none)"
	.align 8
.LC34:
	stringz	"pwait(e, 0, 0, NULL)"
	.align 8
.LC35:
	stringz	"pwait(e, -1, 0, NULL)"
	.align 8
.LC36:
	stringz	"pwait(no_access(), 4, 0, NULL)"
	.align 8
.LC37:
	stringz	"pwait(e, 4, 0, no_access())"
	.align 8
.LC38:
	stringz	"call(epoll_pwait, ep, e, 4, 0, &none, 4)"
	.align 8
.LC39:
	stringz	"call(epoll_pwait, -1, e, 4, 0, &none, 8)"
	.align 8
.LC40:
	stringz	"call(epoll_pwait, 0, e, 4, 0, &none, 8)"
	.align 8
.LC41:
	stringz	"pwait(e, 1 << 28, 0, NULL)"
	.align 8
.LC42:
	stringz	"pwait2(e, 4, &zero, NULL)"
	.align 8
.LC43:
	stringz	"pwait2(e, 4, NULL, NULL)"
	.align 8
.LC44:
	stringz	"pwait2(e, 4, &soon, NULL)"
	.align 8
.LC45:
	stringz	"pwait2(e, 4, &soon, &usr1)"
	.align 8
.LC46:
	stringz	"pwait2(e, 4, NULL, &none)"
	.align 8
.LC47:
	stringz	"pwait2(e, 4, &wrong, NULL)"
	.align 8
.LC48:
	stringz	"pwait2(e, 4, &negative, NULL)"
	.align 8
.LC49:
	stringz	"pwait2(e, 4, &less, NULL)"
	.align 8
.LC50:
	stringz	"pwait2(e, 4, no_access(), NULL)"
	.align 8
.LC51:
	stringz	"pwait2(e, 4, &zero, no_access())"
	.align 8
.LC52:
	stringz	"pwait2(e, 0, &zero, NULL)"
	.align 8
.LC53:
	stringz	"call(epoll_pwait2, ep, e, 4, &zero, &none, 9)"
	.align 8
.LC54:
	stringz	"call(epoll_pwait2, -1, e, 4, &zero, &none, 8)"
	.align 8
.LC55:
	stringz	"call(epoll_pwait2, 0, e, 4, &zero, &none, 8)"
	.align 8
.LC56:
	stringz	"waited %d\n"
	.align 8
.LC57:
	stringz	"syscall(PSELECT, ready + 1, &in, NULL, NULL, &zero, NULL)"
	.align 8
.LC58:
	stringz	"FD_ISSET(ready, &in)"
	.align 8
.LC59:
	stringz	"syscall(PSELECT, ready + 1, &in, NULL, NULL, &soon, &block)"
	.align 8
.LC60:
	stringz	"  left %d %d\n"
	.align 8
.LC61:
	stringz	"syscall(PSELECT, 0, NULL, NULL, NULL, NULL, &open_mask)"
	.align 8
.LC62:
	stringz	"  caught %d, blocked %d\n"
	.align 8
.LC63:
	stringz	"syscall(PSELECT, ready + 1, NULL, &in, NULL, NULL, &open_mask)"
	.align 8
.LC64:
	stringz	"syscall(PSELECT, -1, NULL, NULL, NULL, &zero, NULL)"
	.align 8
.LC65:
	stringz	"syscall(PSELECT, 1, NULL, NULL, NULL, &wrong, NULL)"
	.align 8
.LC66:
	stringz	"syscall(PSELECT, 1, NULL, NULL, NULL, no_access(), NULL)"
	.align 8
.LC67:
	stringz	"syscall(PSELECT, 1, no_access(), NULL, NULL, &zero, NULL)"
	.align 8
.LC68:
	stringz	"syscall(PSELECT, 1, NULL, NULL, NULL, &zero, &bad_size)"
	.align 8
.LC69:
	stringz	"syscall(PSELECT, 1, NULL, NULL, NULL, &zero, &bad_mask)"
	.align 8
.LC70:
	stringz	"syscall(PSELECT, 1, NULL, NULL, NULL, &zero, no_access())"
	.align 8
.LC71:
	stringz	"dup2"
	.align 8
.LC72:
	stringz	"syscall(PSELECT, 100, &in, NULL, NULL, &zero, NULL)"
	.align 8
.LC73:
	stringz	"syscall(PPOLL, p, 1, &zero, NULL, 8)"
	.align 8
.LC74:
	stringz	"  %x\n"
	.align 8
.LC75:
	stringz	"syscall(PPOLL, p, 3, NULL, NULL, 8)"
	.align 8
.LC76:
	stringz	"  %x %x %x\n"
	.align 8
.LC77:
	stringz	"syscall(PPOLL, p, 2, &soon, &usr1, 8)"
	.align 8
.LC78:
	stringz	"syscall(PPOLL, p, 2, NULL, &none, 8)"
	.align 8
.LC79:
	stringz	"syscall(PPOLL, p, 2, &wrong, NULL, 8)"
	.align 8
.LC80:
	stringz	"syscall(PPOLL, p, 2, no_access(), NULL, 8)"
	.align 8
.LC81:
	stringz	"syscall(PPOLL, no_access(), 2, &zero, NULL, 8)"
	.align 8
.LC82:
	stringz	"syscall(PPOLL, p, 2, &zero, no_access(), 8)"
	.align 8
.LC83:
	stringz	"syscall(PPOLL, p, 2, &zero, &none, 7)"
	.align 8
.LC84:
	stringz	"syscall(PPOLL, p, 1 << 24, &zero, NULL, 8)"
	.align 8
.LC85:
	stringz	"poll(p, 2, 1)"
	.align 8
.LC86:
	stringz	"poll(NULL, 0, 0)"
	.align 8
.LC87:
	stringz	"poll(p + 2, 1, -1)"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 59
	.mmi
	.save ar.pfs, r60
	alloc r60 = ar.pfs, 0, 30, 7, 0
	.fframe 256
	adds r12 = -256, r12
	addl r63 = @ltoff(@fptr(on_signal#)), gp
	.mlx
	mov r61 = r1
	movl r39 = @gprel(none#)
	;;
	.mlx
	addl r62 = 10, r0
	movl r43 = @gprel(usr1#)
	.mmi
	add r39 = r1, r39
	ld8 r63 = [r63]
	adds r37 = 24, r12
	;;
	.mmi
	adds r42 = 224, r12
	add r43 = r1, r43
	.save rp, r59
	mov r59 = b0
	.body
	.mmb
	mov r33 = r37
	mov r34 = r37
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	mov r1 = r61
	mov r62 = r39
	mov r36 = r37
	.mmb
	adds r46 = 208, r12
	adds r50 = 232, r12
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r61
	mov r62 = r43
	adds r57 = 248, r12
	.mmb
	addl r56 = 2000000, r0
	adds r54 = 216, r12
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r61
	mov r62 = r43
	addl r63 = 10, r0
	.mmb
	adds r53 = 200, r12
	adds r52 = 184, r12
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r64 = r0
	mov r1 = r61
	mov r63 = r43
	.mmb
	mov r62 = r0
	adds r40 = 160, r12
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	addl r63 = 2048, r0
	mov r62 = r0
	mov r1 = r61
	.mmb
	adds r44 = 144, r12
	adds r47 = 152, r12
	br.call.sptk.many b0 = eventfd#
	;;
	.mmi
	mov r1 = r61
	cmp4.ne p6, p7 = -1, r8
	adds r48 = 168, r12
	.mlx
	addl r51 = 8, r0
	movl r55 = 1000000000
	;;
	.mlx
	nop 0
	(p7) movl r62 = @gprel(.LC6)
	.mmi
	nop 0
	addl r41 = 1, r0
	nop 0
	;;
	.mib
	(p7) add r62 = r1, r62
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r38 = @gprel(ready#), gp
	nop 0
	mov r62 = r0
	;;
	.mib
	st4 [r38] = r8
	nop 0
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	mov r1 = r61
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r62 = @gprel(.LC7)
	;;
	.mib
	(p7) add r62 = r1, r62
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r35 = @gprel(ep#), gp
	mov r63 = r0
	mov r62 = r0
	;;
	.mib
	st4 [r35] = r8
	nop 0
	br.call.sptk.many b0 = eventfd#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	addl r14 = 4, r0
	.mmi
	mov r45 = r8
	nop 0
	mov r1 = r61
	;;
	.mlx
	st4 [r15] = r14
	movl r14 = 1234605616436508552
	;;
	.mib
	st8 [r37] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r61
	mov r32 = r8
	nop 0
	.mmb
	mov r62 = r0
	st4 [r8] = r0
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	mov r1 = r61
	nop 0
	cmp4.lt p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC8)
	.mmi
	(p6) addl r63 = 1, r0
	nop 0
	addl r49 = @gprel(caught#), gp
	;;
	.mib
	(p7) mov r63 = r0
	add r62 = r1, r62
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r61
	nop 0
	addl r62 = 1, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	mov r1 = r61
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC9)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r62 = r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = epoll_create#
	;;
	.mmi
	mov r1 = r61
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC10)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r61
	nop 0
	addl r62 = -1, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = epoll_create#
	;;
	.mmi
	mov r1 = r61
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC11)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r61
	nop 0
	addl r62 = 524288, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r62 = r8
	.mmb
	addl r63 = 1, r0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r61
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC12)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r61
	nop 0
	addl r62 = 1, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = epoll_create#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r62 = r8
	.mmb
	addl r63 = 1, r0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r61
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC13)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r65 = 16, r12
	ld4 r64 = [r38]
	mov r1 = r61
	.mmi
	st4 [r32] = r0
	ld4 r62 = [r35]
	addl r63 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r61
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC14)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r65 = 16, r12
	mov r64 = r45
	mov r1 = r61
	.mmi
	ld4 r62 = [r35]
	st4 [r32] = r0
	addl r63 = 3, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r61
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC15)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r65 = 16, r12
	mov r64 = r45
	mov r1 = r61
	.mmi
	ld4 r62 = [r35]
	st4 [r32] = r0
	addl r63 = 2, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r61
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC16)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld4 r64 = [r35]
	adds r65 = 16, r12
	mov r1 = r61
	.mmi
	addl r63 = 1, r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	mov r62 = r64
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r61
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC17)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r65 = 16, r12
	ld4 r64 = [r38]
	mov r1 = r61
	.mmi
	st4 [r32] = r0
	ld4 r62 = [r35]
	addl r63 = 4, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r61
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC18)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r65 = 16, r12
	ld4 r64 = [r38]
	mov r1 = r61
	.mmi
	st4 [r32] = r0
	ld4 r62 = [r35]
	mov r63 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r61
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC19)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r65 = 16, r12
	mov r1 = r61
	addl r64 = -1, r0
	.mmi
	ld4 r62 = [r35]
	st4 [r32] = r0
	addl r63 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r61
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC20)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r65 = 16, r12
	ld4 r64 = [r38]
	mov r1 = r61
	.mmi
	addl r63 = 1, r0
	st4 [r32] = r0
	addl r62 = -1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r61
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC21)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r65 = 16, r12
	mov r64 = r45
	mov r1 = r61
	.mmi
	ld4 r62 = [r38]
	st4 [r32] = r0
	addl r63 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r61
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC22)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r61
	ld4 r58 = [r35]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r64 = r45
	mov r1 = r61
	mov r65 = r8
	.mmb
	mov r62 = r58
	addl r63 = 1, r0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r61
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC23)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r65 = r0
	ld4 r64 = [r38]
	mov r1 = r61
	.mmi
	st4 [r32] = r0
	ld4 r62 = [r35]
	addl r63 = 2, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r61
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC24)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r61
	addl r64 = 384, r0
	addl r63 = 66, r0
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC25)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	adds r65 = 16, r12
	mov r1 = r61
	mov r64 = r8
	.mmi
	ld4 r62 = [r35]
	st4 [r32] = r0
	addl r63 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r61
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC26)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r65 = 16, r12
	ld4 r64 = [r38]
	mov r1 = r61
	.mmi
	st4 [r32] = r0
	ld4 r62 = [r35]
	addl r63 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r61
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC14)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r14 = 1, r0
	adds r65 = 16, r12
	mov r1 = r61
	.mmi
	ld4 r64 = [r38]
	st4 [r32] = r0
	addl r63 = 3, r0
	;;
	.mmi
	nop 0
	st4 [r65] = r14
	nop 0
	.mmb
	ld4 r62 = [r35]
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r61
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC27)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r16 = 16, r12
	addl r68 = 8, r0
	mov r67 = r0
	.mmi
	mov r66 = r0
	addl r65 = 4, r0
	mov r1 = r61
	;;
	.mmi
	st8 [r16] = r0
	st8 [r33] = r0, 8
	nop 0
	.mmi
	mov r64 = r16
	ld4 r63 = [r35]
	addl r62 = 1305, r0
	;;
	.mmi
	st8 [r33] = r0, 8
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	st8 [r33] = r0, 8
	;;
	st8 [r33] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r33] = r0, 8
	;;
	st8 [r33] = r0, 8
	nop 0
	;;
	.mib
	st8 [r33] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	mov r64 = r8
	adds r63 = 16, r12
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC28)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_events#
	;;
	.mib
	mov r1 = r61
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r62 = r8
	.mmb
	addl r63 = 10, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r61
	addl r68 = 8, r0
	.mmi
	mov r67 = r0
	mov r66 = r0
	addl r65 = 4, r0
	;;
	.mmi
	st8 [r14] = r0
	st8 [r34] = r0, 8
	nop 0
	.mmi
	mov r64 = r14
	ld4 r63 = [r35]
	addl r62 = 1305, r0
	;;
	.mmi
	st8 [r34] = r0, 8
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	st8 [r34] = r0, 8
	;;
	st8 [r34] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r34] = r0, 8
	st8 [r33] = r0
	nop 0
	;;
	.mib
	st8 [r34] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	mov r64 = r8
	adds r63 = 16, r12
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC28)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_events#
	;;
	.mmi
	adds r15 = 16, r12
	mov r67 = r39
	mov r1 = r61
	.mmi
	addl r68 = 8, r0
	addl r66 = -1, r0
	addl r65 = 4, r0
	;;
	.mmi
	st8 [r15] = r0
	st8 [r36] = r0, 8
	nop 0
	.mmi
	mov r64 = r15
	ld4 r63 = [r35]
	addl r62 = 1305, r0
	;;
	.mmi
	st8 [r36] = r0, 8
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	st8 [r36] = r0, 8
	;;
	st8 [r36] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r36] = r0
	st8 [r34] = r0
	nop 0
	;;
	.mib
	st8 [r33] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	mov r64 = r8
	adds r63 = 16, r12
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC29)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_events#
	;;
	.mmi
	adds r16 = 16, r12
	mov r14 = r37
	mov r67 = r39
	.mmi
	addl r68 = 8, r0
	addl r66 = 5, r0
	addl r65 = 4, r0
	;;
	.mmi
	st8 [r16] = r0
	st8 [r14] = r0, 8
	mov r64 = r16
	.mmi
	mov r1 = r61
	ld4 r63 = [r35]
	addl r62 = 1305, r0
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0
	nop 0
	.mmi
	st8 [r36] = r0
	;;
	st8 [r34] = r0
	nop 0
	.mmb
	st8 [r33] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	mov r64 = r8
	adds r63 = 16, r12
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC30)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_events#
	;;
	.mib
	mov r1 = r61
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r62 = r8
	.mmb
	addl r63 = 10, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r14 = r37
	adds r15 = 16, r12
	mov r67 = r43
	.mmi
	addl r68 = 8, r0
	addl r66 = 5, r0
	addl r65 = 4, r0
	;;
	.mmi
	st8 [r15] = r0
	st8 [r14] = r0, 8
	mov r64 = r15
	.mmi
	mov r1 = r61
	ld4 r63 = [r35]
	addl r62 = 1305, r0
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0
	nop 0
	.mmi
	st8 [r36] = r0
	;;
	st8 [r34] = r0
	nop 0
	.mmb
	st8 [r33] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	mov r64 = r8
	adds r63 = 16, r12
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC31)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_events#
	;;
	.mmi
	mov r1 = r61
	ld4 r62 = [r38]
	addl r63 = 1, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = eventfd_write#
	;;
	.mmi
	mov r14 = r37
	adds r16 = 16, r12
	mov r67 = r43
	.mmi
	mov r1 = r61
	addl r68 = 8, r0
	addl r66 = -1, r0
	;;
	.mmi
	st8 [r16] = r0
	st8 [r14] = r0, 8
	mov r64 = r16
	.mmi
	addl r65 = 4, r0
	ld4 r63 = [r35]
	addl r62 = 1305, r0
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0
	nop 0
	.mmi
	st8 [r36] = r0
	;;
	st8 [r34] = r0
	nop 0
	.mmb
	st8 [r33] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	mov r64 = r8
	adds r63 = 16, r12
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC32)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_events#
	;;
	.mmi
	mov r14 = r37
	adds r15 = 16, r12
	mov r67 = r39
	.mmi
	mov r1 = r61
	addl r68 = 8, r0
	addl r66 = -1, r0
	;;
	.mmi
	st8 [r15] = r0
	st8 [r14] = r0, 8
	mov r64 = r15
	.mmi
	addl r65 = 4, r0
	ld4 r63 = [r35]
	addl r62 = 1305, r0
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0
	nop 0
	.mmi
	st8 [r36] = r0
	;;
	st8 [r34] = r0
	nop 0
	.mmb
	st8 [r33] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	mov r64 = r8
	adds r63 = 16, r12
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC29)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_events#
	;;
	.mmi
	mov r14 = r37
	adds r16 = 16, r12
	mov r67 = r39
	.mmi
	mov r1 = r61
	addl r68 = 8, r0
	mov r66 = r0
	;;
	.mmi
	st8 [r16] = r0
	st8 [r14] = r0, 8
	mov r64 = r16
	.mmi
	addl r65 = 1, r0
	ld4 r63 = [r35]
	addl r62 = 1305, r0
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0
	nop 0
	.mmi
	st8 [r36] = r0
	;;
	st8 [r34] = r0
	nop 0
	.mmb
	st8 [r33] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	mov r64 = r8
	adds r63 = 16, r12
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC33)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_events#
	;;
	.mmi
	mov r14 = r37
	adds r15 = 16, r12
	mov r1 = r61
	.mmi
	addl r68 = 8, r0
	mov r67 = r0
	mov r66 = r0
	;;
	.mmi
	st8 [r15] = r0
	st8 [r14] = r0, 8
	mov r64 = r15
	.mmi
	mov r65 = r0
	ld4 r63 = [r35]
	addl r62 = 1305, r0
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0
	nop 0
	.mmi
	st8 [r36] = r0
	;;
	st8 [r34] = r0
	nop 0
	.mmb
	st8 [r33] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	mov r64 = r8
	adds r63 = 16, r12
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC34)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_events#
	;;
	.mmi
	adds r16 = 16, r12
	mov r14 = r37
	addl r68 = 8, r0
	.mmi
	mov r67 = r0
	mov r66 = r0
	addl r65 = -1, r0
	;;
	.mmi
	st8 [r16] = r0
	st8 [r14] = r0, 8
	mov r64 = r16
	.mmi
	mov r1 = r61
	ld4 r63 = [r35]
	addl r62 = 1305, r0
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0
	nop 0
	.mmi
	st8 [r36] = r0
	;;
	st8 [r34] = r0
	nop 0
	.mmb
	st8 [r33] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	adds r63 = 16, r12
	mov r64 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC35)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_events#
	;;
	.mmi
	nop 0
	mov r14 = r37
	adds r15 = 16, r12
	.mmi
	ld4 r45 = [r35]
	st4 [r32] = r0
	mov r1 = r61
	;;
	.mmi
	st8 [r15] = r0
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0
	st8 [r36] = r0
	nop 0
	;;
	.mmi
	nop 0
	st8 [r34] = r0
	nop 0
	.mmb
	st8 [r33] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r68 = 8, r0
	mov r67 = r0
	mov r66 = r0
	.mmi
	addl r65 = 4, r0
	mov r1 = r61
	mov r63 = r45
	;;
	.mib
	mov r64 = r8
	addl r62 = 1305, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	adds r63 = 16, r12
	mov r64 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC36)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_events#
	;;
	.mmi
	nop 0
	mov r14 = r37
	adds r16 = 16, r12
	.mmi
	ld4 r45 = [r35]
	st4 [r32] = r0
	mov r1 = r61
	;;
	.mmi
	st8 [r16] = r0
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0
	st8 [r36] = r0
	nop 0
	;;
	.mmi
	nop 0
	st8 [r34] = r0
	nop 0
	.mmb
	st8 [r33] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r61
	mov r67 = r8
	addl r68 = 8, r0
	.mmi
	mov r66 = r0
	addl r65 = 4, r0
	adds r64 = 16, r12
	;;
	.mib
	mov r63 = r45
	addl r62 = 1305, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	mov r64 = r8
	adds r63 = 16, r12
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC37)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_events#
	;;
	.mmi
	mov r14 = r37
	adds r15 = 16, r12
	mov r67 = r39
	.mmi
	mov r1 = r61
	addl r68 = 4, r0
	mov r66 = r0
	;;
	.mmi
	st8 [r15] = r0
	st8 [r14] = r0, 8
	mov r64 = r15
	.mmi
	addl r65 = 4, r0
	ld4 r63 = [r35]
	addl r62 = 1305, r0
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0
	nop 0
	.mmi
	st8 [r36] = r0
	;;
	st8 [r34] = r0
	nop 0
	.mmb
	st8 [r33] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	mov r64 = r8
	adds r63 = 16, r12
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC38)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_events#
	;;
	.mmi
	mov r14 = r37
	adds r16 = 16, r12
	mov r67 = r39
	.mmi
	mov r1 = r61
	addl r68 = 8, r0
	mov r66 = r0
	;;
	.mmi
	st8 [r16] = r0
	st8 [r14] = r0, 8
	mov r64 = r16
	.mmi
	addl r65 = 4, r0
	addl r62 = 1305, r0
	addl r63 = -1, r0
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0
	nop 0
	.mmi
	st8 [r36] = r0
	;;
	st8 [r34] = r0
	nop 0
	.mmb
	st8 [r33] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	mov r64 = r8
	adds r63 = 16, r12
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC39)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_events#
	;;
	.mmi
	mov r14 = r37
	adds r15 = 16, r12
	mov r67 = r39
	.mmi
	mov r1 = r61
	addl r68 = 8, r0
	mov r66 = r0
	;;
	.mmi
	st8 [r15] = r0
	st8 [r14] = r0, 8
	mov r64 = r15
	.mmi
	addl r65 = 4, r0
	addl r62 = 1305, r0
	mov r63 = r0
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0
	nop 0
	.mmi
	st8 [r36] = r0
	;;
	st8 [r34] = r0
	nop 0
	.mmb
	st8 [r33] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	mov r64 = r8
	adds r63 = 16, r12
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC40)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_events#
	;;
	.mmi
	mov r14 = r37
	adds r16 = 16, r12
	mov r1 = r61
	.mmi
	addl r68 = 8, r0
	mov r67 = r0
	mov r66 = r0
	;;
	.mmi
	st8 [r16] = r0
	st8 [r14] = r0, 8
	mov r64 = r16
	.mlx
	ld4 r63 = [r35]
	movl r65 = 268435456
	;;
	.mmi
	nop 0
	st8 [r14] = r0, 8
	addl r62 = 1305, r0
	.mmi
	st4 [r32] = r0
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0
	st8 [r36] = r0
	nop 0
	;;
	.mmi
	nop 0
	st8 [r34] = r0
	nop 0
	.mmb
	st8 [r33] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	mov r64 = r8
	adds r63 = 16, r12
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC41)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_events#
	;;
	.mmi
	mov r14 = r37
	adds r15 = 16, r12
	adds r16 = 192, r12
	.mmi
	adds r66 = 240, r12
	mov r1 = r61
	addl r68 = 8, r0
	;;
	.mmi
	st8 [r15] = r0
	st8 [r14] = r0, 8
	addl r15 = -1, r0
	.mmi
	mov r67 = r0
	addl r65 = 4, r0
	adds r64 = 16, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r16] = r15
	nop 0
	.mmi
	ld4 r63 = [r35]
	nop 0
	addl r62 = 1465, r0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r66] = r0
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 176, r12
	.mmi
	nop 0
	st8 [r36] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0
	st8 [r42] = r0
	nop 0
	;;
	.mmi
	st8 [r52] = r15
	st8 [r46] = r0
	nop 0
	;;
	.mmi
	st8 [r57] = r0
	st8 [r50] = r56
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r54] = r55
	nop 0
	;;
	.mmi
	st8 [r53] = r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	st8 [r33] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	mov r64 = r8
	adds r63 = 16, r12
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC42)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_events#
	;;
	.mmi
	mov r14 = r37
	adds r15 = 16, r12
	addl r68 = 8, r0
	.mmi
	mov r67 = r0
	mov r66 = r0
	addl r65 = 4, r0
	;;
	.mmi
	st8 [r15] = r0
	st8 [r14] = r0, 8
	mov r64 = r15
	.mmi
	mov r1 = r61
	ld4 r63 = [r35]
	addl r62 = 1465, r0
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0
	nop 0
	.mmi
	st8 [r36] = r0
	;;
	st8 [r34] = r0
	nop 0
	.mmb
	st8 [r33] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	mov r64 = r8
	adds r63 = 16, r12
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC43)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_events#
	;;
	.mmi
	mov r1 = r61
	nop 0
	adds r63 = 256, r12
	.mmb
	ld4 r62 = [r38]
	nop 0
	br.call.sptk.many b0 = eventfd_read#
	;;
	.mmi
	adds r16 = 16, r12
	mov r14 = r37
	adds r66 = 240, r12
	.mmi
	mov r1 = r61
	addl r68 = 8, r0
	mov r67 = r0
	;;
	.mmi
	st8 [r16] = r0
	st8 [r14] = r0, 8
	mov r64 = r16
	.mmi
	addl r65 = 4, r0
	ld4 r63 = [r35]
	addl r62 = 1465, r0
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0
	nop 0
	.mmi
	st8 [r36] = r0
	;;
	st8 [r34] = r0
	nop 0
	.mmb
	st8 [r33] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	mov r64 = r8
	adds r63 = 16, r12
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC42)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_events#
	;;
	.mmi
	mov r14 = r37
	adds r15 = 16, r12
	mov r66 = r42
	.mmi
	addl r68 = 8, r0
	mov r67 = r0
	addl r65 = 4, r0
	;;
	.mmi
	st8 [r15] = r0
	st8 [r14] = r0, 8
	mov r64 = r15
	.mmi
	mov r1 = r61
	ld4 r63 = [r35]
	addl r62 = 1465, r0
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0
	nop 0
	.mmi
	st8 [r36] = r0
	;;
	st8 [r34] = r0
	nop 0
	.mmb
	st8 [r33] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	mov r64 = r8
	adds r63 = 16, r12
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC44)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_events#
	;;
	.mib
	mov r1 = r61
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r62 = r8
	.mmb
	addl r63 = 10, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r14 = r37
	adds r16 = 16, r12
	mov r67 = r43
	.mmi
	mov r66 = r42
	mov r1 = r61
	addl r68 = 8, r0
	;;
	.mmi
	st8 [r16] = r0
	st8 [r14] = r0, 8
	mov r64 = r16
	.mmi
	addl r65 = 4, r0
	ld4 r63 = [r35]
	addl r62 = 1465, r0
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0
	nop 0
	.mmi
	st8 [r36] = r0
	;;
	st8 [r34] = r0
	nop 0
	.mmb
	st8 [r33] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	mov r64 = r8
	adds r63 = 16, r12
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC45)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_events#
	;;
	.mmi
	mov r14 = r37
	adds r15 = 16, r12
	mov r67 = r39
	.mmi
	mov r1 = r61
	addl r68 = 8, r0
	mov r66 = r0
	;;
	.mmi
	st8 [r15] = r0
	st8 [r14] = r0, 8
	mov r64 = r15
	.mmi
	addl r65 = 4, r0
	ld4 r63 = [r35]
	addl r62 = 1465, r0
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0
	nop 0
	.mmi
	st8 [r36] = r0
	;;
	st8 [r34] = r0
	nop 0
	.mmb
	st8 [r33] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	mov r64 = r8
	adds r63 = 16, r12
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC46)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_events#
	;;
	.mmi
	mov r14 = r37
	adds r16 = 16, r12
	mov r66 = r46
	.mmi
	mov r1 = r61
	addl r68 = 8, r0
	mov r67 = r0
	;;
	.mmi
	st8 [r16] = r0
	st8 [r14] = r0, 8
	mov r64 = r16
	.mmi
	addl r65 = 4, r0
	ld4 r63 = [r35]
	addl r62 = 1465, r0
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0
	nop 0
	.mmi
	st8 [r36] = r0
	;;
	st8 [r34] = r0
	nop 0
	.mmb
	st8 [r33] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	mov r64 = r8
	adds r63 = 16, r12
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC47)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_events#
	;;
	.mmi
	mov r14 = r37
	adds r15 = 16, r12
	adds r66 = 192, r12
	.mmi
	mov r1 = r61
	addl r68 = 8, r0
	mov r67 = r0
	;;
	.mmi
	st8 [r15] = r0
	st8 [r14] = r0, 8
	mov r64 = r15
	.mmi
	addl r65 = 4, r0
	ld4 r63 = [r35]
	addl r62 = 1465, r0
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0
	nop 0
	.mmi
	st8 [r36] = r0
	;;
	st8 [r34] = r0
	nop 0
	.mmb
	st8 [r33] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	mov r64 = r8
	adds r63 = 16, r12
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC48)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_events#
	;;
	.mmi
	adds r16 = 16, r12
	mov r14 = r37
	adds r66 = 176, r12
	.mmi
	addl r68 = 8, r0
	mov r67 = r0
	addl r65 = 4, r0
	;;
	.mmi
	st8 [r16] = r0
	st8 [r14] = r0, 8
	mov r64 = r16
	.mmi
	mov r1 = r61
	ld4 r63 = [r35]
	addl r62 = 1465, r0
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0
	nop 0
	.mmi
	st8 [r36] = r0
	;;
	st8 [r34] = r0
	nop 0
	.mmb
	st8 [r33] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	adds r63 = 16, r12
	mov r64 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC49)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_events#
	;;
	.mmi
	nop 0
	mov r14 = r37
	adds r15 = 16, r12
	.mmi
	ld4 r45 = [r35]
	st4 [r32] = r0
	mov r1 = r61
	;;
	.mmi
	st8 [r15] = r0
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0
	st8 [r36] = r0
	nop 0
	;;
	.mmi
	nop 0
	st8 [r34] = r0
	nop 0
	.mmb
	st8 [r33] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r68 = 8, r0
	mov r66 = r8
	mov r67 = r0
	.mmi
	addl r65 = 4, r0
	mov r1 = r61
	adds r64 = 16, r12
	;;
	.mib
	mov r63 = r45
	addl r62 = 1465, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	adds r63 = 16, r12
	mov r64 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC50)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_events#
	;;
	.mmi
	nop 0
	mov r14 = r37
	adds r16 = 16, r12
	.mmi
	ld4 r45 = [r35]
	st4 [r32] = r0
	mov r1 = r61
	;;
	.mmi
	st8 [r16] = r0
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0
	st8 [r36] = r0
	nop 0
	;;
	.mmi
	nop 0
	st8 [r34] = r0
	nop 0
	.mmb
	st8 [r33] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	adds r66 = 240, r12
	mov r1 = r61
	mov r67 = r8
	.mmi
	addl r68 = 8, r0
	addl r65 = 4, r0
	adds r64 = 16, r12
	;;
	.mib
	mov r63 = r45
	addl r62 = 1465, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	mov r64 = r8
	adds r63 = 16, r12
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC51)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_events#
	;;
	.mmi
	mov r14 = r37
	adds r15 = 16, r12
	adds r66 = 240, r12
	.mmi
	mov r1 = r61
	addl r68 = 8, r0
	mov r67 = r0
	;;
	.mmi
	st8 [r15] = r0
	st8 [r14] = r0, 8
	mov r64 = r15
	.mmi
	mov r65 = r0
	ld4 r63 = [r35]
	addl r62 = 1465, r0
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0
	nop 0
	.mmi
	st8 [r36] = r0
	;;
	st8 [r34] = r0
	nop 0
	.mmb
	st8 [r33] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	mov r64 = r8
	adds r63 = 16, r12
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC52)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_events#
	;;
	.mmi
	mov r14 = r37
	adds r16 = 16, r12
	mov r1 = r61
	.mmi
	adds r66 = 240, r12
	addl r68 = 9, r0
	addl r65 = 4, r0
	;;
	.mmi
	st8 [r16] = r0
	st8 [r14] = r0, 8
	mov r64 = r16
	.mlx
	ld4 r63 = [r35]
	movl r67 = @gprel(none#)
	;;
	.mmi
	st8 [r14] = r0, 8
	add r67 = r1, r67
	addl r62 = 1465, r0
	.mmi
	st4 [r32] = r0
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0
	st8 [r36] = r0
	nop 0
	;;
	.mmi
	nop 0
	st8 [r34] = r0
	nop 0
	.mmb
	st8 [r33] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	mov r64 = r8
	adds r63 = 16, r12
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC53)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_events#
	;;
	.mmi
	adds r15 = 16, r12
	mov r14 = r37
	mov r1 = r61
	.mmi
	adds r66 = 240, r12
	addl r68 = 8, r0
	addl r65 = 4, r0
	;;
	.mmi
	st8 [r15] = r0
	st8 [r14] = r0, 8
	mov r64 = r15
	.mlx
	addl r62 = 1465, r0
	movl r67 = @gprel(none#)
	;;
	.mmi
	st8 [r14] = r0, 8
	nop 0
	add r67 = r1, r67
	.mmi
	st4 [r32] = r0
	nop 0
	addl r63 = -1, r0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0
	nop 0
	.mmi
	st8 [r36] = r0
	;;
	st8 [r34] = r0
	nop 0
	.mmb
	st8 [r33] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	mov r64 = r8
	adds r63 = 16, r12
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC54)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_events#
	;;
	.mmi
	adds r16 = 16, r12
	mov r14 = r37
	mov r1 = r61
	.mmi
	adds r66 = 240, r12
	addl r68 = 8, r0
	addl r65 = 4, r0
	;;
	.mmi
	st8 [r16] = r0
	st8 [r14] = r0, 8
	mov r64 = r16
	.mlx
	addl r62 = 1465, r0
	movl r67 = @gprel(none#)
	;;
	.mmi
	st8 [r14] = r0, 8
	nop 0
	add r67 = r1, r67
	.mmi
	st4 [r32] = r0
	nop 0
	mov r63 = r0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0
	nop 0
	.mmi
	st8 [r36] = r0
	;;
	st8 [r34] = r0
	nop 0
	.mmb
	st8 [r33] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	mov r64 = r8
	adds r63 = 16, r12
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC55)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_events#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r63 = r40
	.mmb
	addl r62 = 1, r0
	nop 0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mmi
	mov r14 = r37
	adds r15 = 16, r12
	mov r66 = r42
	.mmi
	addl r68 = 8, r0
	mov r67 = r0
	addl r65 = 4, r0
	;;
	.mmi
	st8 [r15] = r0
	st8 [r14] = r0, 8
	mov r64 = r15
	.mmi
	mov r1 = r61
	ld4 r63 = [r35]
	addl r62 = 1465, r0
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r32] = r0
	adds r35 = 22, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0
	nop 0
	.mmi
	st8 [r36] = r0
	;;
	st8 [r34] = r0
	nop 0
	.mmb
	st8 [r33] = r0
	adds r34 = 20, r12
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	mov r64 = r8
	adds r63 = 16, r12
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC44)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_events#
	;;
	.mmi
	mov r63 = r44
	nop 0
	mov r1 = r61
	.mmb
	addl r62 = 1, r0
	nop 0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mmi
	nop 0
	ld8 r14 = [r40]
	mov r1 = r61
	.mmi
	nop 0
	ld8 r15 = [r44]
	nop 0
	;;
	.mmi
	sub r15 = r15, r14
	ld8 r18 = [r47]
	nop 0
	.mlx
	ld8 r17 = [r48]
	movl r62 = @gprel(.LC56)
	;;
	.mii
	nop 0
	shl r16 = r15, 5
	add r62 = r1, r62
	;;
	.mii
	sub r16 = r16, r15
	nop 0
	;;
	shl r14 = r16, 6
	;;
	.mmi
	sub r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mii
	add r14 = r14, r15
	addl r15 = 1999999, r0
	;;
	shl r14 = r14, 9
	;;
	.mmi
	add r14 = r14, r18
	;;
	sub r14 = r14, r17
	nop 0
	;;
	.mmi
	cmp.lt p6, p7 = r15, r14
	;;
	(p6) addl r63 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r63 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 192, r12
	adds r16 = 240, r12
	adds r15 = 176, r12
	.mmi
	st8 [r42] = r0
	st8 [r46] = r0
	mov r1 = r61
	;;
	.mmi
	nop 0
	st8 [r14] = r39
	addl r14 = 4, r0
	.mmi
	st8 [r15] = r43
	;;
	st8 [r16] = r0
	nop 0
	.mmi
	st8 [r40] = r39
	;;
	st8 [r57] = r0
	nop 0
	.mmi
	st8 [r48] = r14
	;;
	st8 [r50] = r56
	nop 0
	.mmi
	st8 [r54] = r55
	;;
	st8 [r53] = r51
	nop 0
	.mmb
	st8 [r52] = r51
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	nop 0
	mov r1 = r61
	adds r62 = 16, r12
	.mmi
	st8 [r47] = r51
	addl r64 = 128, r0
	mov r63 = r0
	;;
	.mib
	st8 [r44] = r8
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	ld4 r15 = [r38]
	adds r64 = 16, r12
	adds r67 = 240, r12
	.mmi
	mov r68 = r0
	mov r66 = r0
	mov r65 = r0
	;;
	.mmi
	and r16 = 63, r15
	adds r63 = 1, r15
	extr r14 = r15, 31, 1
	.mmi
	mov r1 = r61
	st4 [r32] = r0
	addl r62 = 1294, r0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 58
	;;
	add r14 = r14, r15
	;;
	.mii
	nop 0
	shl r16 = r41, r16
	;;
	extr r14 = r14, 6, 26
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r64, r14
	nop 0
	;;
	.mib
	st8 [r14] = r16
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC57)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	ld4 r16 = [r38]
	mov r1 = r61
	.mmi
	st4 [r32] = r0
	;;
	nop 0
	extr r14 = r16, 31, 1
	.mlx
	and r15 = 63, r16
	movl r62 = @gprel(.LC58)
	;;
	.mii
	nop 0
	shr.u r14 = r14, 58
	add r62 = r1, r62
	;;
	.mmi
	add r14 = r14, r16
	nop 0
	adds r16 = 16, r12
	;;
	.mii
	nop 0
	extr r14 = r14, 6, 26
	shl r15 = r41, r15
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	and r14 = r14, r15
	nop 0
	;;
	.mmi
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) addl r63 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r63 = r0
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r61
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r62 = r8
	.mmb
	addl r63 = 10, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	ld4 r16 = [r38]
	adds r64 = 16, r12
	adds r68 = 176, r12
	.mmi
	mov r67 = r42
	mov r66 = r0
	mov r65 = r0
	;;
	.mib
	nop 0
	extr r14 = r16, 31, 1
	nop 0
	.mmi
	and r15 = 63, r16
	adds r63 = 1, r16
	mov r1 = r61
	;;
	.mii
	nop 0
	shr.u r14 = r14, 58
	addl r62 = 1294, r0
	.mmi
	st4 [r32] = r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	extr r14 = r14, 6, 26
	shl r15 = r41, r15
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r64, r14
	nop 0
	;;
	.mmi
	ld8 r16 = [r14]
	;;
	or r15 = r16, r15
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC59)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r61
	nop 0
	.mmi
	ld4 r63 = [r42]
	ld4 r64 = [r50]
	nop 0
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC60)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld4 r16 = [r38]
	mov r1 = r61
	.mmi
	st4 [r32] = r0
	;;
	nop 0
	extr r14 = r16, 31, 1
	.mlx
	and r15 = 63, r16
	movl r62 = @gprel(.LC58)
	;;
	.mii
	nop 0
	shr.u r14 = r14, 58
	add r62 = r1, r62
	;;
	.mmi
	add r14 = r14, r16
	nop 0
	adds r16 = 16, r12
	;;
	.mii
	nop 0
	extr r14 = r14, 6, 26
	shl r15 = r41, r15
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	and r14 = r14, r15
	nop 0
	;;
	.mmi
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) addl r63 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r63 = r0
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r68 = 192, r12
	mov r67 = r0
	mov r66 = r0
	.mmi
	mov r65 = r0
	mov r64 = r0
	mov r1 = r61
	;;
	.mmi
	addl r62 = 1294, r0
	st4 [r32] = r0
	mov r63 = r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC61)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r61
	nop 0
	.mmb
	ld4 r33 = [r49]
	nop 0
	br.call.sptk.many b0 = is_blocked#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r63 = r33
	.mmi
	mov r64 = r8
	nop 0
	adds r33 = 32, r12
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC62)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r16 = [r38]
	adds r65 = 16, r12
	adds r68 = 192, r12
	.mmi
	mov r67 = r0
	mov r66 = r0
	mov r64 = r0
	;;
	.mib
	nop 0
	extr r14 = r16, 31, 1
	nop 0
	.mmi
	and r15 = 63, r16
	adds r63 = 1, r16
	mov r1 = r61
	;;
	.mii
	nop 0
	shr.u r14 = r14, 58
	addl r62 = 1294, r0
	.mmi
	st4 [r32] = r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	extr r14 = r14, 6, 26
	shl r15 = r41, r15
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r65, r14
	nop 0
	;;
	.mmi
	ld8 r16 = [r14]
	;;
	or r15 = r16, r15
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC63)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	ld4 r16 = [r38]
	mov r1 = r61
	.mmi
	st4 [r32] = r0
	;;
	nop 0
	extr r14 = r16, 31, 1
	.mlx
	and r15 = 63, r16
	movl r62 = @gprel(.LC58)
	;;
	.mii
	nop 0
	shr.u r14 = r14, 58
	add r62 = r1, r62
	;;
	.mmi
	add r14 = r14, r16
	nop 0
	adds r16 = 16, r12
	;;
	.mii
	nop 0
	extr r14 = r14, 6, 26
	shl r15 = r41, r15
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	and r14 = r14, r15
	nop 0
	;;
	.mmi
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) addl r63 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r63 = r0
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r67 = 240, r12
	mov r1 = r61
	mov r68 = r0
	.mmi
	mov r66 = r0
	mov r65 = r0
	mov r64 = r0
	;;
	.mmi
	addl r62 = 1294, r0
	st4 [r32] = r0
	addl r63 = -1, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC64)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r67 = r46
	mov r68 = r0
	mov r66 = r0
	.mmi
	mov r65 = r0
	mov r64 = r0
	mov r1 = r61
	;;
	.mmi
	addl r62 = 1294, r0
	st4 [r32] = r0
	addl r63 = 1, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC65)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r61
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r68 = r0
	mov r67 = r8
	mov r66 = r0
	.mmi
	mov r65 = r0
	mov r64 = r0
	mov r1 = r61
	;;
	.mib
	addl r62 = 1294, r0
	addl r63 = 1, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC66)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r61
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	adds r67 = 240, r12
	mov r1 = r61
	mov r64 = r8
	.mmi
	mov r68 = r0
	mov r66 = r0
	mov r65 = r0
	;;
	.mib
	addl r62 = 1294, r0
	addl r63 = 1, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC67)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r68 = r40
	adds r67 = 240, r12
	mov r1 = r61
	.mmi
	mov r66 = r0
	mov r65 = r0
	mov r64 = r0
	;;
	.mmi
	addl r62 = 1294, r0
	st4 [r32] = r0
	addl r63 = 1, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC68)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r68 = r44
	adds r67 = 240, r12
	mov r66 = r0
	.mmi
	mov r65 = r0
	mov r64 = r0
	mov r1 = r61
	;;
	.mmi
	addl r62 = 1294, r0
	st4 [r32] = r0
	addl r63 = 1, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC69)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r61
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	adds r67 = 240, r12
	mov r68 = r8
	mov r66 = r0
	.mmi
	mov r65 = r0
	mov r64 = r0
	mov r1 = r61
	;;
	.mib
	addl r62 = 1294, r0
	addl r63 = 1, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC70)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r63 = 100, r0
	nop 0
	mov r1 = r61
	.mmb
	ld4 r62 = [r38]
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mmi
	mov r1 = r61
	cmp4.ne p6, p7 = -1, r8
	mov r62 = r8
	;;
	.mlx
	nop 0
	(p7) movl r62 = @gprel(.LC71)
	;;
	.mib
	(p7) add r62 = r1, r62
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r61
	adds r62 = 16, r12
	nop 0
	.mmb
	addl r64 = 128, r0
	mov r63 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mlx
	mov r68 = r0
	movl r14 = 34359738368
	.mmi
	adds r67 = 240, r12
	adds r64 = 16, r12
	mov r1 = r61
	;;
	.mmi
	st8 [r37] = r14
	mov r66 = r0
	mov r65 = r0
	.mmi
	addl r62 = 1294, r0
	st4 [r32] = r0
	addl r63 = 100, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC72)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld4 r15 = [r38]
	adds r63 = 16, r12
	addl r14 = -1, r0
	.mmi
	st8 [r44] = r0
	adds r16 = 184, r12
	adds r65 = 176, r12
	;;
	.mmi
	st4 [r63] = r15
	addl r15 = 5, r0
	addl r67 = 8, r0
	.mmi
	st8 [r47] = r14
	mov r66 = r0
	addl r64 = 1, r0
	;;
	.mmi
	nop 0
	st4 [r34] = r15
	addl r15 = 458753, r0
	.mmi
	st4 [r37] = r14
	adds r14 = 28, r12
	mov r1 = r61
	;;
	.mmi
	nop 0
	st4 [r14] = r15
	addl r14 = 99, r0
	.mmi
	st8 [r16] = r0
	addl r16 = 2000000, r0
	addl r62 = 1295, r0
	;;
	.mmi
	nop 0
	st4 [r33] = r14
	adds r14 = 36, r12
	.mmi
	st8 [r65] = r0
	;;
	st4 [r14] = r41
	nop 0
	.mmi
	st8 [r40] = r0
	;;
	st4 [r32] = r0
	nop 0
	.mmb
	st8 [r48] = r16
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC73)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r61
	ld2 r63 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC74)
	.mib
	nop 0
	sxt2 r63 = r63
	nop 0
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r67 = 8, r0
	mov r66 = r0
	mov r1 = r61
	.mmi
	mov r65 = r0
	addl r64 = 3, r0
	adds r63 = 16, r12
	;;
	.mmi
	nop 0
	addl r62 = 1295, r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC75)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	adds r14 = 38, r12
	mov r1 = r61
	.mmi
	nop 0
	ld2 r63 = [r35]
	nop 0
	;;
	.mmi
	ld2 r65 = [r14]
	adds r14 = 30, r12
	sxt2 r63 = r63
	.mlx
	nop 0
	movl r62 = @gprel(.LC76)
	;;
	.mmi
	ld2 r64 = [r14]
	add r62 = r1, r62
	sxt2 r65 = r65
	;;
	.mib
	nop 0
	sxt2 r64 = r64
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 1, r0
	nop 0
	mov r1 = r61
	;;
	.mib
	st2 [r34] = r14
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r62 = r8
	.mmb
	addl r63 = 10, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r61
	mov r65 = r40
	addl r67 = 8, r0
	.mmi
	addl r64 = 2, r0
	adds r63 = 16, r12
	addl r62 = 1295, r0
	;;
	.mlx
	nop 0
	movl r66 = @gprel(usr1#)
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	add r66 = r1, r66
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC77)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r61
	nop 0
	.mmi
	ld4 r64 = [r48]
	ld4 r63 = [r40]
	nop 0
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC60)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r61
	addl r67 = 8, r0
	mov r65 = r0
	.mmi
	addl r64 = 2, r0
	adds r63 = 16, r12
	addl r62 = 1295, r0
	;;
	.mlx
	nop 0
	movl r66 = @gprel(none#)
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	add r66 = r1, r66
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC78)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r61
	nop 0
	.mmb
	ld4 r34 = [r49]
	nop 0
	br.call.sptk.many b0 = is_blocked#
	;;
	.mmi
	mov r1 = r61
	mov r63 = r34
	mov r64 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC62)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r65 = r44
	addl r67 = 8, r0
	mov r66 = r0
	.mmi
	addl r64 = 2, r0
	mov r1 = r61
	adds r63 = 16, r12
	;;
	.mmi
	nop 0
	addl r62 = 1295, r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC79)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r61
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r67 = 8, r0
	mov r65 = r8
	mov r66 = r0
	.mmi
	addl r64 = 2, r0
	mov r1 = r61
	adds r63 = 16, r12
	;;
	.mib
	addl r62 = 1295, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC80)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r61
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	adds r65 = 176, r12
	addl r67 = 8, r0
	mov r66 = r0
	.mmi
	addl r64 = 2, r0
	mov r1 = r61
	mov r63 = r8
	;;
	.mib
	addl r62 = 1295, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC81)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r61
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	adds r65 = 176, r12
	mov r1 = r61
	mov r66 = r8
	.mmi
	addl r67 = 8, r0
	addl r64 = 2, r0
	adds r63 = 16, r12
	;;
	.mib
	addl r62 = 1295, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC82)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r61
	adds r65 = 176, r12
	addl r67 = 7, r0
	.mmi
	addl r64 = 2, r0
	adds r63 = 16, r12
	addl r62 = 1295, r0
	;;
	.mlx
	nop 0
	movl r66 = @gprel(none#)
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	add r66 = r1, r66
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC83)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r67 = 8, r0
	mov r66 = r0
	adds r65 = 176, r12
	.mlx
	mov r1 = r61
	movl r64 = 16777216
	;;
	.mmi
	adds r63 = 16, r12
	nop 0
	addl r62 = 1295, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC84)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r61
	addl r64 = 1, r0
	adds r62 = 16, r12
	.mmb
	addl r63 = 2, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	mov r1 = r61
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC85)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r61
	mov r64 = r0
	mov r63 = r0
	.mmb
	mov r62 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	mov r1 = r61
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC86)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r61
	addl r64 = -1, r0
	mov r62 = r33
	.mmb
	addl r63 = 1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	mov r1 = r61
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC87)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r61
	mov b0 = r59
	;;
	.mii
	nop 0
	mov ar.pfs = r60
	nop 0
	.mmb
	.restore sp
	adds r12 = 256, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
	.sbss
	.align 8
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.bss
	.align 8
	.type	usr1#, @object
	.size	usr1#, 128
usr1:
	.skip	128
	.align 8
	.type	none#, @object
	.size	none#, 128
none:
	.skip	128
	.sbss
	.align 4
	.type	caught#, @object
	.size	caught#, 4
caught:
	.skip	4
	.align 4
	.type	ready#, @object
	.size	ready#, 4
ready:
	.skip	4
	.align 4
	.type	ep#, @object
	.size	ep#, 4
ep:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
