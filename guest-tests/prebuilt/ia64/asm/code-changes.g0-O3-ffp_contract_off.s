// bf470be4f5e53277726d6311103b781c guest-tests/memory/code-changes.c
	.file	"code-changes.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc by_store#
by_store:
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
	;;
	adds r14 = 16, r12
	.mmi
	addl r39 = 16, r0
	;;
	st8 [r14] = r32
	mov r38 = r14
	.mmi
	adds r14 = 24, r12
	;;
	st8 [r14] = r33
	addl r14 = @gprel(place#), gp
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = memcpy#
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
	.endp by_store#
	.align 16
	.align 64
	.proc by_alias#
by_alias:
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
	;;
	adds r14 = 16, r12
	.mmi
	addl r39 = 16, r0
	;;
	st8 [r14] = r32
	mov r38 = r14
	.mmi
	adds r14 = 24, r12
	;;
	st8 [r14] = r33
	addl r14 = @gprel(alias#), gp
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = memcpy#
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
	.endp by_alias#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"waitpid(child, &status, 0) == child && status == 0"
	.align 8
.LC1:
	stringz	"NO %s\n"
	.text
	.align 16
	.align 64
	.proc by_child#
by_child:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 6, 6, 0
	.fframe 64
	adds r12 = -64, r12
	nop 0
	.mii
	addl r16 = @gprel(place#), gp
	.save rp, r37
	mov r37 = b0
	mov r39 = r1
	.body
	;;
	.mmi
	adds r15 = 64, r12
	adds r36 = 32, r12
	nop 0
	.mmi
	addl r14 = 16, r0
	ld8 r16 = [r16]
	adds r17 = 72, r12
	;;
	.mmi
	st8 [r15] = r32
	st8 [r36] = r15
	adds r15 = 40, r12
	;;
	.mmi
	nop 0
	st8 [r15] = r14
	adds r15 = 16, r12
	.mmi
	st8 [r17] = r33
	;;
	st8 [r15] = r16
	adds r15 = 24, r12
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r39
	mov r35 = r8
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r8
	addl r14 = 1, r0
	.mmb
	mov r34 = r8
	mov r42 = r0
	(p7) br.cond.spnt .L14
	;;
	.mmi
	adds r35 = 48, r12
	nop 0
	mov r40 = r8
	;;
	.mib
	st4 [r35] = r14
	mov r41 = r35
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = r34, r8
	(p6) br.cond.dpnt .L7
	;;
	.mmi
	nop 0
	ld4 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
.L7:
	.mlx
	nop 0
	movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r40 = r1, r40
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
.L5:
	.mii
	nop 0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L14:
	.body
	.copy_state 1
	.mmi
	mov r40 = r35
	mov r45 = r0
	addl r44 = 1, r0
	.mmi
	adds r43 = 16, r12
	addl r42 = 1, r0
	mov r41 = r36
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = process_vm_writev#
	;;
	.mii
	cmp.ne p6, p7 = 16, r8
	mov r1 = r39
	;;
	(p6) addl r40 = 1, r0
	;;
	.mib
	nop 0
	(p7) mov r40 = r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp by_child#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"send(sockets[0], &c, sizeof c, 0) > 0 && recvmsg(sockets[1], &m, 0) == sizeof c"
	.text
	.align 16
	.align 64
	.proc by_recvmsg#
by_recvmsg:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 4, 0
	.fframe 96
	adds r12 = -96, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	addl r17 = @gprel(place#), gp
	addl r34 = @gprel(sockets#), gp
	mov r37 = r1
	.body
	;;
	.mmi
	adds r14 = 24, r12
	adds r16 = 96, r12
	adds r15 = 72, r12
	.mmi
	ld8 r17 = [r17]
	mov r41 = r0
	addl r40 = 16, r0
	;;
	.mmi
	nop 0
	st8 [r14] = r0, 8
	mov r39 = r16
	.mmi
	st8 [r16] = r32
	ld4 r38 = [r34]
	adds r16 = 104, r12
	;;
	.mmi
	adds r14 = 8, r14
	st8 [r15] = r17
	nop 0
	.mmi
	st8 [r16] = r33
	addl r17 = 16, r0
	adds r16 = 80, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r16] = r17
	adds r16 = 16, r12
	.mmi
	nop 0
	adds r34 = 4, r34
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r16] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0
	adds r14 = 32, r12
	;;
	.mmi
	st8 [r14] = r15
	adds r14 = 40, r12
	addl r15 = 1, r0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	cmp.lt p6, p7 = 0, r8
	mov r1 = r37
	nop 0
	.mmb
	mov r40 = r0
	adds r39 = 16, r12
	(p7) br.cond.dpnt .L18
	;;
	.mib
	ld4 r38 = [r34]
	nop 0
	br.call.sptk.many b0 = recvmsg#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 16, r8
	(p7) br.cond.dpnt .L15
	;;
.L18:
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	add r39 = r1, r39
	add r38 = r1, r38
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L15:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	.endp by_recvmsg#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"send(sockets[0], &c, sizeof c, 0) > 0 && recv(sockets[1], place, sizeof c, MSG_WAITALL) == sizeof c"
	.text
	.align 16
	.align 64
	.proc by_recv#
by_recv:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	addl r34 = @gprel(sockets#), gp
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	;;
	.mmi
	nop 0
	adds r39 = 16, r12
	adds r14 = 24, r12
	.mmi
	ld4 r38 = [r34]
	mov r41 = r0
	addl r40 = 16, r0
	;;
	.mmi
	st8 [r39] = r32
	st8 [r14] = r33
	adds r34 = 4, r34
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r37
	cmp.lt p6, p7 = 0, r8
	nop 0
	.mmb
	addl r41 = 256, r0
	addl r40 = 16, r0
	(p7) br.cond.dpnt .L24
	;;
	.mmi
	addl r14 = @gprel(place#), gp
	ld4 r38 = [r34]
	nop 0
	;;
	.mib
	ld8 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = recv#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 16, r8
	(p7) br.cond.dpnt .L21
	;;
.L24:
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	add r39 = r1, r39
	add r38 = r1, r38
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L21:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp by_recv#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"write(ends[1], &c, sizeof c) == sizeof c && read(ends[0], place, sizeof c) == sizeof c"
	.text
	.align 16
	.align 64
	.proc by_pipe#
by_pipe:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	addl r34 = @gprel(ends#), gp
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	adds r14 = 16, r12
	adds r15 = 24, r12
	addl r40 = 16, r0
	;;
	.mmi
	mov r39 = r14
	st8 [r14] = r32
	adds r14 = 4, r34
	.mmi
	nop 0
	st8 [r15] = r33
	nop 0
	;;
	.mib
	ld4 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r37
	cmp.eq p6, p7 = 16, r8
	(p6) br.cond.dpnt .L28
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	add r39 = r1, r39
	add r38 = r1, r38
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
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
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L28:
	.body
	.copy_state 1
	.mmi
	nop 0
	addl r14 = @gprel(place#), gp
	addl r40 = 16, r0
	.mmi
	nop 0
	ld4 r38 = [r34]
	nop 0
	;;
	.mib
	ld8 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 16, r8
	(p7) br.cond.dpnt .L27
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L27
	.endp by_pipe#
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"write(ends[1], &c, sizeof c) == sizeof c && read(ends[0], alias, sizeof c) == sizeof c"
	.text
	.align 16
	.align 64
	.proc by_read_into_alias#
by_read_into_alias:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	addl r34 = @gprel(ends#), gp
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	adds r14 = 16, r12
	adds r15 = 24, r12
	addl r40 = 16, r0
	;;
	.mmi
	mov r39 = r14
	st8 [r14] = r32
	adds r14 = 4, r34
	.mmi
	nop 0
	st8 [r15] = r33
	nop 0
	;;
	.mib
	ld4 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r37
	cmp.eq p6, p7 = 16, r8
	(p6) br.cond.dpnt .L35
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	add r39 = r1, r39
	add r38 = r1, r38
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L34:
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
.L35:
	.body
	.copy_state 1
	.mmi
	nop 0
	addl r14 = @gprel(alias#), gp
	addl r40 = 16, r0
	.mmi
	nop 0
	ld4 r38 = [r34]
	nop 0
	;;
	.mib
	ld8 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 16, r8
	(p7) br.cond.dpnt .L34
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L34
	.endp by_read_into_alias#
	.section	.rodata.str1.8
	.align 8
.LC6:
	stringz	"pwrite(file, &c, sizeof c, 0) > 0 && preadv(file, v, 2, 0) == sizeof c"
	.text
	.align 16
	.align 64
	.proc by_preadv#
by_preadv:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 4, 0
	.fframe 48
	adds r12 = -48, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	addl r14 = @gprel(place#), gp
	addl r34 = @gprel(file#), gp
	mov r37 = r1
	.body
	;;
	.mmi
	adds r16 = 56, r12
	ld8 r14 = [r14]
	adds r39 = 48, r12
	.mmi
	mov r41 = r0
	ld4 r38 = [r34]
	addl r40 = 16, r0
	;;
	.mmi
	st8 [r16] = r33
	adds r16 = 16, r12
	adds r15 = 3, r14
	.mmi
	st8 [r39] = r32
	;;
	st8 [r16] = r14
	addl r16 = 3, r0
	.mmi
	adds r14 = 24, r12
	;;
	st8 [r14] = r16
	adds r14 = 32, r12
	;;
	.mmi
	st8 [r14] = r15
	adds r14 = 40, r12
	addl r15 = 13, r0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = pwrite#
	;;
	.mmi
	cmp.lt p6, p7 = 0, r8
	mov r1 = r37
	mov r41 = r0
	.mmb
	addl r40 = 2, r0
	adds r39 = 16, r12
	(p7) br.cond.dpnt .L44
	;;
	.mib
	ld4 r38 = [r34]
	nop 0
	br.call.sptk.many b0 = preadv#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 16, r8
	(p7) br.cond.dpnt .L41
	;;
.L44:
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	add r39 = r1, r39
	add r38 = r1, r38
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L41:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp by_preadv#
	.section	.rodata.str1.8
	.align 8
.LC7:
	stringz	"pwrite(file, &c, sizeof c, 0) > 0 && pread(file, place, sizeof c, 0) == sizeof c"
	.text
	.align 16
	.align 64
	.proc by_pread#
by_pread:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	addl r34 = @gprel(file#), gp
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	;;
	.mmi
	adds r39 = 16, r12
	adds r14 = 24, r12
	mov r41 = r0
	.mmi
	addl r40 = 16, r0
	ld4 r38 = [r34]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r39] = r32
	nop 0
	.mmb
	st8 [r14] = r33
	nop 0
	br.call.sptk.many b0 = pwrite#
	;;
	.mmi
	mov r1 = r37
	cmp.lt p6, p7 = 0, r8
	nop 0
	.mmb
	mov r41 = r0
	addl r40 = 16, r0
	(p7) br.cond.dpnt .L50
	;;
	.mmi
	addl r14 = @gprel(place#), gp
	ld4 r38 = [r34]
	nop 0
	;;
	.mib
	ld8 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = pread#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 16, r8
	(p7) br.cond.dpnt .L47
	;;
.L50:
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	add r39 = r1, r39
	add r38 = r1, r38
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L47:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp by_pread#
	.section	.rodata.str1.8
	.align 8
.LC8:
	stringz	"pwrite(file, &c, sizeof c, 0) > 0 && lseek(file, 0, SEEK_SET) == 0 && read(file, place, sizeof c) == sizeof c"
	.text
	.align 16
	.align 64
	.proc by_read#
by_read:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	addl r34 = @gprel(file#), gp
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	nop 0
	adds r39 = 16, r12
	adds r14 = 24, r12
	.mmi
	ld4 r38 = [r34]
	mov r41 = r0
	addl r40 = 16, r0
	;;
	.mmi
	nop 0
	st8 [r39] = r32
	nop 0
	.mmb
	st8 [r14] = r33
	nop 0
	br.call.sptk.many b0 = pwrite#
	;;
	.mmi
	mov r1 = r37
	cmp.lt p6, p7 = 0, r8
	nop 0
	.mmb
	mov r40 = r0
	mov r39 = r0
	(p7) br.cond.dpnt .L56
	;;
	.mmi
	nop 0
	ld4 r34 = [r34]
	nop 0
	;;
	.mib
	mov r38 = r34
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L60
	;;
.L56:
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	add r39 = r1, r39
	add r38 = r1, r38
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L53:
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
.L60:
	.body
	.copy_state 1
	.mmi
	addl r14 = @gprel(place#), gp
	addl r40 = 16, r0
	mov r38 = r34
	;;
	.mib
	ld8 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 16, r8
	(p7) br.cond.dpnt .L53
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L53
	.endp by_read#
	.align 16
	.align 64
	.proc call#
call:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 0, 0
	.fframe 16
	adds r12 = -16, r12
	addl r14 = @ltoff(@fptr(call#)), gp
	.mlx
	mov r35 = r1
	movl r18 = @gprel(descriptor.0#)
	;;
	.mmi
	ld8 r14 = [r14]
	add r18 = r1, r18
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mmi
	mov r17 = r18
	adds r16 = 10, r14
	nop 0
	.mmi
	adds r19 = 8, r14
	adds r15 = 12, r14
	adds r14 = 14, r14
	;;
	.mmi
	ld2 r19 = [r19]
	ld2 r16 = [r16]
	nop 0
	.mmi
	st8.rel [r17] = r32, 8
	;;
	ld2 r15 = [r15]
	shl r16 = r16, 16
	.mmi
	ld2 r14 = [r14]
	;;
	or r16 = r19, r16
	shl r15 = r15, 32
	.mii
	nop 0
	shl r14 = r14, 48
	;;
	or r15 = r16, r15
	;;
	.mmi
	or r14 = r15, r14
	;;
	st8.rel [r17] = r14
	adds r14 = 16, r12
	;;
	.mmi
	st8.rel [r14] = r18
	;;
	ld8.acq r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
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
	.endp call#
	.section	.rodata.str1.8
	.align 8
.LC9:
	stringz	"from"
	.align 8
.LC10:
	stringz	"write(from, &c, sizeof c) == sizeof c && lseek(file, 0, SEEK_SET) == 0 && sendfile(file, from, &at, sizeof c) == sizeof c"
	.text
	.align 16
	.align 64
	.proc by_sendfile#
by_sendfile:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 4, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r36
	mov r36 = b0
	.mlx
	mov r38 = r1
	.body
	movl r39 = @gprel(.LC9)
	;;
	.mmi
	adds r34 = 32, r12
	nop 0
	adds r14 = 40, r12
	.mii
	add r39 = r1, r39
	mov r40 = r0
	;;
	nop 0
	.mmb
	st8 [r34] = r32
	st8 [r14] = r33
	br.call.sptk.many b0 = memfd_create#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r38
	mov r40 = r34
	.mmi
	addl r41 = 16, r0
	mov r34 = r8
	mov r39 = r8
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r38
	cmp.eq p6, p7 = 16, r8
	(p6) br.cond.dpnt .L64
	;;
.L66:
	.mlx
	nop 0
	movl r40 = @gprel(.LC10)
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	add r40 = r1, r40
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L65:
	.mib
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L64:
	.body
	.copy_state 1
	.mmi
	addl r14 = @gprel(file#), gp
	mov r41 = r0
	mov r40 = r0
	;;
	.mmi
	nop 0
	ld4 r35 = [r14]
	nop 0
	;;
	.mib
	mov r39 = r35
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L66
	.mmi
	addl r42 = 16, r0
	adds r41 = 16, r12
	nop 0
	.mmb
	mov r40 = r34
	mov r39 = r35
	br.call.sptk.many b0 = sendfile#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = 16, r8
	(p7) br.cond.dpnt .L65
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC10)
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L65
	.endp by_sendfile#
	.section	.rodata.str1.8
	.align 8
.LC11:
	stringz	"write(ends[1], &c, sizeof c) == sizeof c && splice(ends[0], NULL, file, &at, sizeof c, 0) == sizeof c"
	.text
	.align 16
	.align 64
	.proc by_splice#
by_splice:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 6, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mmi
	addl r34 = @gprel(ends#), gp
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	adds r14 = 32, r12
	adds r15 = 16, r12
	addl r40 = 16, r0
	;;
	.mmi
	mov r39 = r14
	st8 [r15] = r0
	nop 0
	.mmi
	st8 [r14] = r32
	adds r15 = 4, r34
	adds r14 = 40, r12
	;;
	.mmi
	nop 0
	ld4 r38 = [r15]
	nop 0
	.mmb
	st8 [r14] = r33
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r37
	cmp.eq p6, p7 = 16, r8
	(p6) br.cond.dpnt .L71
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC11)
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	add r39 = r1, r39
	add r38 = r1, r38
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L70:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L71:
	.body
	.copy_state 1
	.mmi
	addl r14 = @gprel(file#), gp
	mov r43 = r0
	addl r42 = 16, r0
	.mmi
	adds r41 = 16, r12
	ld4 r38 = [r34]
	mov r39 = r0
	;;
	.mib
	ld4 r40 = [r14]
	nop 0
	br.call.sptk.many b0 = splice#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 16, r8
	(p7) br.cond.dpnt .L70
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC11)
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L70
	.endp by_splice#
	.section	.rodata.str1.8
	.align 8
.LC12:
	stringz	"mprotect(place, SIZE, PROT_READ | PROT_WRITE) == 0"
	.align 8
.LC13:
	stringz	"mprotect(place, SIZE, PROT_READ | PROT_EXEC) == 0"
	.align 8
.LC14:
	stringz	"mprotect(place, SIZE, PROT_READ | PROT_WRITE | PROT_EXEC) == 0"
	.text
	.align 16
	.align 64
	.proc by_protection#
by_protection:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	addl r35 = @gprel(place#), gp
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mmi
	adds r14 = 16, r12
	ld8 r34 = [r35]
	addl r41 = 3, r0
	.mmi
	nop 0
	addl r40 = 65536, r0
	nop 0
	;;
	.mmi
	st8 [r14] = r32
	adds r14 = 24, r12
	mov r39 = r34
	;;
	.mib
	st8 [r14] = r33
	nop 0
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r38
	mov r39 = r34
	.mmb
	addl r41 = 16, r0
	adds r40 = 16, r12
	(p7) br.cond.dpnt .L92
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r38
	mov r39 = r34
	nop 0
	.mmb
	addl r41 = 5, r0
	addl r40 = 65536, r0
	br.call.sptk.many b0 = mprotect#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L93
.L79:
	.mmi
	addl r41 = 7, r0
	nop 0
	addl r40 = 65536, r0
	.mmb
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = mprotect#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L94
.L77:
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
.L94:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r40 = @gprel(.LC14)
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L93:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r40 = @gprel(.LC13)
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r34 = [r35]
	nop 0
	mov r1 = r38
	.mmi
	addl r41 = 7, r0
	nop 0
	addl r40 = 65536, r0
	;;
	.mib
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = mprotect#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L77
	.mib
	nop 0
	nop 0
	br .L94
	;;
.L92:
	.mlx
	nop 0
	movl r40 = @gprel(.LC12)
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r34 = [r35]
	nop 0
	mov r1 = r38
	.mmi
	addl r41 = 16, r0
	nop 0
	adds r40 = 16, r12
	;;
	.mib
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r38
	mov r39 = r34
	nop 0
	.mmb
	addl r41 = 5, r0
	addl r40 = 65536, r0
	br.call.sptk.many b0 = mprotect#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L79
	.mib
	nop 0
	nop 0
	br .L93
	.endp by_protection#
	.section	.rodata.str1.8
	.align 8
.LC15:
	stringz	"mremap(p, SIZE, SIZE, MREMAP_MAYMOVE | MREMAP_FIXED, place) == place"
	.text
	.align 16
	.align 64
	.proc by_move#
by_move:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 6, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	nop 0
	mov r37 = r1
	.body
	nop 0
	;;
	.mmi
	adds r14 = 16, r12
	mov r43 = r0
	addl r42 = -1, r0
	.mmi
	addl r41 = 34, r0
	addl r40 = 7, r0
	addl r39 = 65536, r0
	;;
	.mmi
	st8 [r14] = r32
	adds r14 = 24, r12
	mov r38 = r0
	;;
	.mib
	st8 [r14] = r33
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 16, r0
	nop 0
	.mmb
	adds r39 = 16, r12
	mov r38 = r8
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r37
	addl r41 = 3, r0
	addl r40 = 65536, r0
	.mii
	addl r39 = 65536, r0
	mov r38 = r8
	;;
	addl r14 = @gprel(place#), gp
	;;
	.mmi
	nop 0
	ld8 r34 = [r14]
	nop 0
	;;
	.mib
	mov r42 = r34
	nop 0
	br.call.sptk.many b0 = mremap#
	;;
	.mib
	mov r1 = r37
	cmp.eq p6, p7 = r8, r34
	(p6) br.cond.dpnt .L95
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC15)
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	add r39 = r1, r39
	add r38 = r1, r38
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L95:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp by_move#
	.section	.rodata.str1.8
	.align 8
.LC16:
	stringz	"waitpid(child, NULL, 0) == child"
	.text
	.align 16
	.align 64
	.proc by_store_of_child#
by_store_of_child:
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
	.mmi
	adds r14 = 16, r12
	;;
	st8 [r14] = r32
	adds r14 = 24, r12
	;;
	.mib
	st8 [r14] = r33
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r37
	mov r34 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L100
	;;
	.mmi
	addl r14 = @gprel(alias#), gp
	addl r40 = 16, r0
	adds r39 = 16, r12
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mib
	mov r1 = r37
	mov r38 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L100:
	.mmi
	mov r40 = r0
	nop 0
	mov r39 = r0
	.mmb
	mov r38 = r8
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = r34, r8
	(p7) br.cond.dpnt .L104
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
.L104:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r39 = @gprel(.LC16)
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
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
	.endp by_store_of_child#
	.section	.rodata.str1.8
	.align 8
.LC17:
	stringz	"pwrite(file, &c, sizeof c, 0) == sizeof c"
	.text
	.align 16
	.align 64
	.proc by_pwrite#
by_pwrite:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	addl r14 = @gprel(file#), gp
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mmi
	adds r38 = 16, r12
	ld4 r37 = [r14]
	adds r14 = 24, r12
	.mii
	mov r40 = r0
	addl r39 = 16, r0
	;;
	nop 0
	.mmb
	st8 [r38] = r32
	st8 [r14] = r33
	br.call.sptk.many b0 = pwrite#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.eq p6, p7 = 16, r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	;;
	.mib
	add r38 = r1, r38
	add r37 = r1, r37
	(p7) br.cond.dpnt .L112
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
	;;
.L112:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
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
	.endp by_pwrite#
	.section	.rodata.str1.8
	.align 8
.LC18:
	stringz	"%-18s"
	.align 8
.LC19:
	stringz	" %d"
	.text
	.align 16
	.align 64
	.proc run#
run:
	.prologue 12, 52
	.mmi
	.save ar.pfs, r53
	alloc r53 = ar.pfs, 2, 21, 2, 0
	.fframe 64
	adds r12 = -64, r12
	mov r54 = r1
	.mlx
	mov r56 = r32
	movl r55 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(descriptor.0#)
	.mmi
	add r55 = r1, r55
	addl r34 = 56, r0
	adds r39 = 32, r12
	;;
	.mmi
	add r37 = r1, r37
	adds r51 = 40, r12
	.save rp, r52
	mov r52 = b0
	.body
	.mmb
	adds r50 = 39, r12
	adds r49 = 24, r12
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r54
	adds r48 = 48, r12
	nop 0
	.mmi
	adds r47 = 56, r12
	adds r38 = 64, r12
	adds r46 = 8, r37
	;;
	.mlx
	addl r36 = @ltoff(@fptr(call#)), gp
	movl r40 = @gprel(.LC19)
	.mlx
	addl r45 = @gprel(place#), gp
	movl r41 = 36028801313931281
	;;
	.mlx
	ld8 r36 = [r36]
	movl r35 = 37154733437747200
	.mmi
	add r40 = r1, r40
	;;
	adds r44 = 8, r36
	adds r43 = 10, r36
	.mmi
	nop 0
	adds r42 = 12, r36
	adds r36 = 14, r36
.L114:
	.mmi
	adds r15 = 16, r12
	st8 [r39] = r41
	nop 0
	.mmi
	mov r56 = r35
	st1 [r50] = r34
	adds r34 = 56, r34
	;;
	.mmi
	nop 0
	ld8 r14 = [r39]
	nop 0
	.mmi
	st8 [r49] = r35
	st8 [r51] = r35
	nop 0
	;;
	.mmi
	mov r55 = r14
	st8 [r15] = r14
	nop 0
	.mmi
	st8 [r48] = r14
	ld8 r14 = [r33], 8
	nop 0
	;;
	.mii
	nop 0
	mov b6 = r14
	nop 0
	.mmb
	ld8 r1 = [r33], -8
	st8 [r47] = r35
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld2 r16 = [r43]
	ld2 r17 = [r44]
	nop 0
	;;
	.mmi
	nop 0
	ld2 r15 = [r42]
	shl r16 = r16, 16
	.mmi
	nop 0
	ld2 r14 = [r36]
	nop 0
	;;
	.mii
	or r16 = r17, r16
	shl r15 = r15, 32
	shl r14 = r14, 48
	.mmi
	ld8 r17 = [r45]
	;;
	or r15 = r16, r15
	nop 0
	.mmi
	st8.rel [r37] = r17
	;;
	or r14 = r15, r14
	nop 0
	;;
	.mmi
	st8.rel [r46] = r14
	st8.rel [r38] = r37
	nop 0
	;;
	.mmi
	ld8.acq r14 = [r38]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r56 = r8
	.mmb
	mov r55 = r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	nop 0
	zxt1 r14 = r34
	mov r1 = r54
	;;
	.mib
	mov r34 = r14
	cmp4.ne p6, p7 = 24, r14
	(p6) br.cond.dptk .L114
	.mmi
	addl r14 = @ltoffx(stdout#), r1
	nop 0
	addl r55 = 10, r0
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], stdout#
	nop 0
	;;
	.mib
	ld8 r56 = [r14]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mii
	mov r1 = r54
	mov b0 = r52
	;;
	mov ar.pfs = r53
	.mmb
	nop 0
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	.endp run#
	.section	.rodata.str1.8
	.align 8
.LC21:
	stringz	"yes"
	.align 8
.LC22:
	stringz	"NO"
	.align 8
.LC23:
	stringz	"code"
	.align 8
.LC24:
	stringz	"file >= 0 && ftruncate(file, SIZE) == 0 && pipe(ends) == 0 && socketpair(AF_UNIX, SOCK_STREAM, 0, sockets) == 0"
	.align 8
.LC25:
	stringz	"%-3s %s\n"
	.align 8
.LC26:
	stringz	"store"
	.align 8
.LC27:
	stringz	"read"
	.align 8
.LC28:
	stringz	"pread"
	.align 8
.LC29:
	stringz	"preadv"
	.align 8
.LC30:
	stringz	"pipe"
	.align 8
.LC31:
	stringz	"recv"
	.align 8
.LC32:
	stringz	"recvmsg"
	.align 8
.LC33:
	stringz	"process_vm_writev"
	.align 8
.LC34:
	stringz	"mremap"
	.align 8
.LC35:
	stringz	"mprotect"
	.align 8
.LC36:
	stringz	"place != MAP_FAILED && alias != MAP_FAILED"
	.align 8
.LC37:
	stringz	"alias"
	.align 8
.LC38:
	stringz	"read into alias"
	.align 8
.LC39:
	stringz	"pwrite"
	.align 8
.LC40:
	stringz	"splice"
	.align 8
.LC41:
	stringz	"sendfile"
	.align 8
.LC42:
	stringz	"child's store"
	.align 8
.LC43:
	stringz	"shmat"
	.align 8
.LC44:
	stringz	"parent %d\n"
	.align 8
.LC45:
	stringz	"child %d"
	.align 8
.LC46:
	stringz	" %d\n"
	.align 8
.LC47:
	stringz	"traced %d\n"
	.align 8
.LC48:
	stringz	"ptrace(PTRACE_POKEDATA, child, place + w * sizeof(long), (void *)words[w]) == 0"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 57
	.mmi
	.save ar.pfs, r58
	alloc r58 = ar.pfs, 0, 29, 6, 0
	.fframe 128
	adds r12 = -128, r12
	.save rp, r57
	mov r57 = b0
	.mlx
	mov r59 = r1
	movl r61 = @gprel(.LC23)
	;;
	.mmi
	add r61 = r1, r61
	mov r62 = r0
	.save ar.lc, r60
	mov r60 = ar.lc
	.body
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = memfd_create#
	;;
	.mii
	mov r1 = r59
	cmp4.le p6, p7 = r0, r8
	;;
	addl r32 = @gprel(file#), gp
	;;
	.mib
	st4 [r32] = r8
	nop 0
	(p6) br.cond.dpnt .L119
.L121:
	.mlx
	nop 0
	movl r62 = @gprel(.LC22)
	.mlx
	addl r35 = @gprel(place#), gp
	movl r63 = @gprel(.LC24)
	;;
	.mlx
	adds r41 = 23, r12
	movl r61 = @gprel(.LC25)
	.mmi
	add r62 = r1, r62
	add r63 = r1, r63
	adds r37 = 24, r12
	;;
	.mlx
	add r61 = r1, r61
	movl r38 = 37154733437747200
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r59
	mov r66 = r0
	addl r65 = -1, r0
	.mmi
	addl r64 = 34, r0
	addl r63 = 7, r0
	addl r62 = 65536, r0
	;;
	.mib
	addl r34 = @gprel(alias#), gp
	mov r61 = r0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	.mlx
	st8 [r35] = r8
	movl r40 = 36028801313931281
	;;
	.mlx
	addl r62 = @ltoff(@fptr(by_store#)), gp
	movl r61 = @gprel(.LC26)
	;;
	.mmi
	nop 0
	add r61 = r1, r61
	nop 0
	.mmb
	ld8 r62 = [r62]
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	;;
	.mlx
	addl r62 = @ltoff(@fptr(by_read#)), gp
	movl r61 = @gprel(.LC27)
	;;
	.mmi
	nop 0
	add r61 = r1, r61
	nop 0
	.mmb
	ld8 r62 = [r62]
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	;;
	.mlx
	addl r62 = @ltoff(@fptr(by_pread#)), gp
	movl r61 = @gprel(.LC28)
	.mii
	addl r36 = @ltoffx(stdout#), r1
	nop 0
	;;
	add r61 = r1, r61
	.mmb
	ld8.mov r36 = [r36], stdout#
	ld8 r62 = [r62]
	br.call.sptk.many b0 = run#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	;;
	.mlx
	addl r62 = @ltoff(@fptr(by_preadv#)), gp
	movl r61 = @gprel(.LC29)
	;;
	.mmi
	nop 0
	add r61 = r1, r61
	nop 0
	.mmb
	ld8 r62 = [r62]
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	;;
	.mlx
	addl r62 = @ltoff(@fptr(by_pipe#)), gp
	movl r61 = @gprel(.LC30)
	;;
	.mmi
	nop 0
	add r61 = r1, r61
	nop 0
	.mmb
	ld8 r62 = [r62]
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	;;
	.mlx
	addl r62 = @ltoff(@fptr(by_recv#)), gp
	movl r61 = @gprel(.LC31)
	;;
	.mmi
	nop 0
	add r61 = r1, r61
	nop 0
	.mmb
	ld8 r62 = [r62]
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	;;
	.mlx
	addl r62 = @ltoff(@fptr(by_recvmsg#)), gp
	movl r61 = @gprel(.LC32)
	;;
	.mmi
	nop 0
	add r61 = r1, r61
	nop 0
	.mmb
	ld8 r62 = [r62]
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	;;
	.mlx
	addl r62 = @ltoff(@fptr(by_child#)), gp
	movl r61 = @gprel(.LC33)
	;;
	.mmi
	nop 0
	add r61 = r1, r61
	nop 0
	.mmb
	ld8 r62 = [r62]
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	;;
	.mlx
	addl r62 = @ltoff(@fptr(by_move#)), gp
	movl r61 = @gprel(.LC34)
	;;
	.mmi
	nop 0
	add r61 = r1, r61
	nop 0
	.mmb
	ld8 r62 = [r62]
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	;;
	.mlx
	addl r62 = @ltoff(@fptr(by_protection#)), gp
	movl r61 = @gprel(.LC35)
	;;
	.mmi
	nop 0
	add r61 = r1, r61
	nop 0
	.mmb
	ld8 r62 = [r62]
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mmi
	ld4 r32 = [r32]
	mov r1 = r59
	mov r66 = r0
	.mmi
	addl r64 = 1, r0
	addl r63 = 5, r0
	addl r62 = 65536, r0
	;;
	.mib
	mov r65 = r32
	mov r61 = r0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r65 = r32
	mov r66 = r0
	addl r64 = 1, r0
	.mmi
	addl r62 = 65536, r0
	mov r32 = r8
	mov r1 = r59
	;;
	.mmi
	addl r63 = 3, r0
	nop 0
	mov r61 = r0
	.mmb
	st8 [r35] = r8
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = -1, r32
	mov r1 = r59
	.mmi
	nop 0
	st8 [r34] = r8
	nop 0
	;;
	.mlx
	(p6) addl r14 = 1, r0
	movl r63 = @gprel(.LC36)
	.mlx
	nop 0
	movl r61 = @gprel(.LC25)
	;;
	.mmi
	(p7) mov r14 = r0
	nop 0
	cmp.ne p6, p7 = -1, r8
	.mii
	add r63 = r1, r63
	add r61 = r1, r61
	;;
	(p6) addl r15 = 1, r0
	;;
	.mmi
	(p7) mov r15 = r0
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r62 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC22)
	;;
	.mmi
	nop 0
	(p7) add r62 = r1, r62
	nop 0
	;;
	.mib
	(p6) add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	;;
	.mlx
	addl r62 = @ltoff(@fptr(by_alias#)), gp
	movl r61 = @gprel(.LC37)
	;;
	.mmi
	nop 0
	add r61 = r1, r61
	nop 0
	.mmb
	ld8 r62 = [r62]
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	;;
	.mlx
	addl r62 = @ltoff(@fptr(by_read_into_alias#)), gp
	movl r61 = @gprel(.LC38)
	;;
	.mmi
	nop 0
	add r61 = r1, r61
	nop 0
	.mmb
	ld8 r62 = [r62]
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	;;
	.mlx
	addl r62 = @ltoff(@fptr(by_pwrite#)), gp
	movl r61 = @gprel(.LC39)
	;;
	.mmi
	nop 0
	add r61 = r1, r61
	nop 0
	.mmb
	ld8 r62 = [r62]
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	;;
	.mlx
	addl r62 = @ltoff(@fptr(by_splice#)), gp
	movl r61 = @gprel(.LC40)
	;;
	.mmi
	nop 0
	add r61 = r1, r61
	nop 0
	.mmb
	ld8 r62 = [r62]
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	;;
	.mlx
	addl r62 = @ltoff(@fptr(by_sendfile#)), gp
	movl r61 = @gprel(.LC41)
	;;
	.mmi
	nop 0
	add r61 = r1, r61
	nop 0
	.mmb
	ld8 r62 = [r62]
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	;;
	.mlx
	addl r62 = @ltoff(@fptr(by_store_of_child#)), gp
	movl r61 = @gprel(.LC42)
	;;
	.mmi
	nop 0
	add r61 = r1, r61
	nop 0
	.mmb
	ld8 r62 = [r62]
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mmi
	mov r1 = r59
	addl r63 = 960, r0
	nop 0
	.mmb
	addl r62 = 65536, r0
	mov r61 = r0
	br.call.sptk.many b0 = shmget#
	;;
	.mmi
	mov r1 = r59
	mov r32 = r8
	addl r63 = 32768, r0
	.mmb
	mov r62 = r0
	mov r61 = r8
	br.call.sptk.many b0 = shmat#
	;;
	.mmi
	mov r62 = r0
	mov r61 = r32
	mov r1 = r59
	.mmi
	mov r63 = r0
	st8 [r35] = r8
	mov r33 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = shmat#
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = -1, r33
	mov r1 = r59
	.mmi
	nop 0
	st8 [r34] = r8
	nop 0
	;;
	.mlx
	(p6) addl r14 = 1, r0
	movl r63 = @gprel(.LC36)
	.mlx
	nop 0
	movl r61 = @gprel(.LC25)
	;;
	.mmi
	(p7) mov r14 = r0
	nop 0
	cmp.ne p6, p7 = -1, r8
	.mii
	add r63 = r1, r63
	add r61 = r1, r61
	;;
	(p6) addl r15 = 1, r0
	;;
	.mmi
	(p7) mov r15 = r0
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r62 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC22)
	;;
	.mmi
	nop 0
	(p7) add r62 = r1, r62
	nop 0
	;;
	.mib
	(p6) add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r63 = r0
	mov r61 = r32
	nop 0
	.mmb
	mov r1 = r59
	mov r62 = r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	;;
	.mlx
	addl r62 = @ltoff(@fptr(by_alias#)), gp
	movl r61 = @gprel(.LC43)
	;;
	.mmi
	nop 0
	add r61 = r1, r61
	nop 0
	.mmb
	ld8 r62 = [r62]
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mmi
	mov r66 = r0
	addl r65 = -1, r0
	addl r64 = 34, r0
	.mmi
	mov r1 = r59
	addl r63 = 7, r0
	addl r62 = 65536, r0
	;;
	.mib
	mov r61 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r14 = 16, r12
	adds r16 = 64, r12
	addl r63 = 16, r0
	.mmi
	mov r1 = r59
	st8 [r37] = r38
	mov r61 = r8
	;;
	.mmi
	mov r62 = r14
	st8 [r16] = r38
	nop 0
	.mmi
	adds r16 = 56, r12
	st8 [r14] = r40
	addl r14 = 8, r0
	;;
	.mmi
	nop 0
	ld8.a r15 = [r62]
	nop 0
	.mmi
	st1 [r41] = r14
	st8 [r35] = r8
	nop 0
	;;
	.mmi
	ld8.c.clr r15 = [r62]
	;;
	st8 [r16] = r15
	adds r16 = 40, r12
	;;
	.mmi
	st8 [r16] = r15
	nop 0
	adds r15 = 48, r12
	;;
	.mib
	st8 [r15] = r38
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mib
	mov r1 = r59
	mov r61 = r8
	br.call.sptk.many b0 = call#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC44)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	.mmb
	ld8 r61 = [r36]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r59
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r59
	mov r32 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L124
.L143:
	.mib
	ld8 r61 = [r35]
	nop 0
	br.call.sptk.many b0 = call#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC45)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 16, r12
	addl r14 = 16, r0
	mov r62 = r38
	.mmi
	mov r1 = r59
	;;
	st8 [r15] = r40
	nop 0
	.mmi
	st1 [r41] = r14
	;;
	ld8 r14 = [r15]
	adds r15 = 80, r12
	.mmi
	nop 0
	st8 [r37] = r38
	nop 0
	;;
	.mmi
	st8 [r15] = r38
	adds r15 = 72, r12
	mov r61 = r14
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = by_pipe#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	.mmb
	ld8 r61 = [r35]
	nop 0
	br.call.sptk.many b0 = call#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC46)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	.mmb
	ld8 r61 = [r36]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r59
	mov r61 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L119:
	.mib
	addl r62 = 65536, r0
	mov r61 = r8
	br.call.sptk.many b0 = ftruncate#
	;;
	.mib
	mov r1 = r59
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L121
	;;
	.mib
	addl r61 = @gprel(ends#), gp
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mib
	mov r1 = r59
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L121
	;;
	.mmi
	addl r64 = @gprel(sockets#), gp
	mov r63 = r0
	nop 0
	.mmb
	addl r62 = 1, r0
	addl r61 = 1, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mib
	mov r1 = r59
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L121
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC21)
	.mlx
	addl r35 = @gprel(place#), gp
	movl r63 = @gprel(.LC24)
	;;
	.mlx
	adds r41 = 23, r12
	movl r61 = @gprel(.LC25)
	.mmi
	add r62 = r1, r62
	add r63 = r1, r63
	adds r37 = 24, r12
	;;
	.mlx
	add r61 = r1, r61
	movl r38 = 37154733437747200
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r59
	mov r66 = r0
	addl r65 = -1, r0
	.mmi
	addl r64 = 34, r0
	addl r63 = 7, r0
	addl r62 = 65536, r0
	;;
	.mib
	addl r34 = @gprel(alias#), gp
	mov r61 = r0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	.mlx
	st8 [r35] = r8
	movl r40 = 36028801313931281
	;;
	.mlx
	addl r62 = @ltoff(@fptr(by_store#)), gp
	movl r61 = @gprel(.LC26)
	;;
	.mmi
	nop 0
	add r61 = r1, r61
	nop 0
	.mmb
	ld8 r62 = [r62]
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	;;
	.mlx
	addl r62 = @ltoff(@fptr(by_read#)), gp
	movl r61 = @gprel(.LC27)
	;;
	.mmi
	nop 0
	add r61 = r1, r61
	nop 0
	.mmb
	ld8 r62 = [r62]
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	;;
	.mlx
	addl r62 = @ltoff(@fptr(by_pread#)), gp
	movl r61 = @gprel(.LC28)
	.mii
	addl r36 = @ltoffx(stdout#), r1
	nop 0
	;;
	add r61 = r1, r61
	.mmb
	ld8.mov r36 = [r36], stdout#
	ld8 r62 = [r62]
	br.call.sptk.many b0 = run#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	;;
	.mlx
	addl r62 = @ltoff(@fptr(by_preadv#)), gp
	movl r61 = @gprel(.LC29)
	;;
	.mmi
	nop 0
	add r61 = r1, r61
	nop 0
	.mmb
	ld8 r62 = [r62]
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	;;
	.mlx
	addl r62 = @ltoff(@fptr(by_pipe#)), gp
	movl r61 = @gprel(.LC30)
	;;
	.mmi
	nop 0
	add r61 = r1, r61
	nop 0
	.mmb
	ld8 r62 = [r62]
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	;;
	.mlx
	addl r62 = @ltoff(@fptr(by_recv#)), gp
	movl r61 = @gprel(.LC31)
	;;
	.mmi
	nop 0
	add r61 = r1, r61
	nop 0
	.mmb
	ld8 r62 = [r62]
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	;;
	.mlx
	addl r62 = @ltoff(@fptr(by_recvmsg#)), gp
	movl r61 = @gprel(.LC32)
	;;
	.mmi
	nop 0
	add r61 = r1, r61
	nop 0
	.mmb
	ld8 r62 = [r62]
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	;;
	.mlx
	addl r62 = @ltoff(@fptr(by_child#)), gp
	movl r61 = @gprel(.LC33)
	;;
	.mmi
	nop 0
	add r61 = r1, r61
	nop 0
	.mmb
	ld8 r62 = [r62]
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	;;
	.mlx
	addl r62 = @ltoff(@fptr(by_move#)), gp
	movl r61 = @gprel(.LC34)
	;;
	.mmi
	nop 0
	add r61 = r1, r61
	nop 0
	.mmb
	ld8 r62 = [r62]
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	;;
	.mlx
	addl r62 = @ltoff(@fptr(by_protection#)), gp
	movl r61 = @gprel(.LC35)
	;;
	.mmi
	nop 0
	add r61 = r1, r61
	nop 0
	.mmb
	ld8 r62 = [r62]
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mmi
	ld4 r32 = [r32]
	mov r1 = r59
	mov r66 = r0
	.mmi
	addl r64 = 1, r0
	addl r63 = 5, r0
	addl r62 = 65536, r0
	;;
	.mib
	mov r65 = r32
	mov r61 = r0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r65 = r32
	mov r66 = r0
	addl r64 = 1, r0
	.mmi
	addl r62 = 65536, r0
	mov r32 = r8
	mov r1 = r59
	;;
	.mmi
	addl r63 = 3, r0
	nop 0
	mov r61 = r0
	.mmb
	st8 [r35] = r8
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = -1, r32
	mov r1 = r59
	.mmi
	nop 0
	st8 [r34] = r8
	nop 0
	;;
	.mlx
	(p6) addl r14 = 1, r0
	movl r63 = @gprel(.LC36)
	.mlx
	nop 0
	movl r61 = @gprel(.LC25)
	;;
	.mmi
	(p7) mov r14 = r0
	nop 0
	cmp.ne p6, p7 = -1, r8
	.mii
	add r63 = r1, r63
	add r61 = r1, r61
	;;
	(p6) addl r15 = 1, r0
	;;
	.mmi
	(p7) mov r15 = r0
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r62 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC22)
	;;
	.mmi
	nop 0
	(p7) add r62 = r1, r62
	nop 0
	;;
	.mib
	(p6) add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	;;
	.mlx
	addl r62 = @ltoff(@fptr(by_alias#)), gp
	movl r61 = @gprel(.LC37)
	;;
	.mmi
	nop 0
	add r61 = r1, r61
	nop 0
	.mmb
	ld8 r62 = [r62]
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	;;
	.mlx
	addl r62 = @ltoff(@fptr(by_read_into_alias#)), gp
	movl r61 = @gprel(.LC38)
	;;
	.mmi
	nop 0
	add r61 = r1, r61
	nop 0
	.mmb
	ld8 r62 = [r62]
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	;;
	.mlx
	addl r62 = @ltoff(@fptr(by_pwrite#)), gp
	movl r61 = @gprel(.LC39)
	;;
	.mmi
	nop 0
	add r61 = r1, r61
	nop 0
	.mmb
	ld8 r62 = [r62]
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	;;
	.mlx
	addl r62 = @ltoff(@fptr(by_splice#)), gp
	movl r61 = @gprel(.LC40)
	;;
	.mmi
	nop 0
	add r61 = r1, r61
	nop 0
	.mmb
	ld8 r62 = [r62]
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	;;
	.mlx
	addl r62 = @ltoff(@fptr(by_sendfile#)), gp
	movl r61 = @gprel(.LC41)
	;;
	.mmi
	nop 0
	add r61 = r1, r61
	nop 0
	.mmb
	ld8 r62 = [r62]
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	;;
	.mlx
	addl r62 = @ltoff(@fptr(by_store_of_child#)), gp
	movl r61 = @gprel(.LC42)
	;;
	.mmi
	nop 0
	add r61 = r1, r61
	nop 0
	.mmb
	ld8 r62 = [r62]
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mmi
	mov r1 = r59
	addl r63 = 960, r0
	nop 0
	.mmb
	addl r62 = 65536, r0
	mov r61 = r0
	br.call.sptk.many b0 = shmget#
	;;
	.mmi
	mov r1 = r59
	mov r32 = r8
	addl r63 = 32768, r0
	.mmb
	mov r62 = r0
	mov r61 = r8
	br.call.sptk.many b0 = shmat#
	;;
	.mmi
	mov r62 = r0
	mov r61 = r32
	mov r1 = r59
	.mmi
	mov r63 = r0
	st8 [r35] = r8
	mov r33 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = shmat#
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = -1, r33
	mov r1 = r59
	.mmi
	nop 0
	st8 [r34] = r8
	nop 0
	;;
	.mlx
	(p6) addl r14 = 1, r0
	movl r63 = @gprel(.LC36)
	.mlx
	nop 0
	movl r61 = @gprel(.LC25)
	;;
	.mmi
	(p7) mov r14 = r0
	nop 0
	cmp.ne p6, p7 = -1, r8
	.mii
	add r63 = r1, r63
	add r61 = r1, r61
	;;
	(p6) addl r15 = 1, r0
	;;
	.mmi
	(p7) mov r15 = r0
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r62 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC22)
	;;
	.mmi
	nop 0
	(p7) add r62 = r1, r62
	nop 0
	;;
	.mib
	(p6) add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r63 = r0
	mov r61 = r32
	nop 0
	.mmb
	mov r1 = r59
	mov r62 = r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	;;
	.mlx
	addl r62 = @ltoff(@fptr(by_alias#)), gp
	movl r61 = @gprel(.LC43)
	;;
	.mmi
	nop 0
	add r61 = r1, r61
	nop 0
	.mmb
	ld8 r62 = [r62]
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mmi
	mov r66 = r0
	addl r65 = -1, r0
	addl r64 = 34, r0
	.mmi
	mov r1 = r59
	addl r63 = 7, r0
	addl r62 = 65536, r0
	;;
	.mib
	mov r61 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r14 = 16, r12
	adds r16 = 64, r12
	addl r63 = 16, r0
	.mmi
	mov r1 = r59
	st8 [r37] = r38
	mov r61 = r8
	;;
	.mmi
	mov r62 = r14
	st8 [r16] = r38
	nop 0
	.mmi
	adds r16 = 56, r12
	st8 [r14] = r40
	addl r14 = 8, r0
	;;
	.mmi
	nop 0
	ld8.a r15 = [r62]
	nop 0
	.mmi
	st1 [r41] = r14
	st8 [r35] = r8
	nop 0
	;;
	.mmi
	ld8.c.clr r15 = [r62]
	;;
	st8 [r16] = r15
	adds r16 = 40, r12
	;;
	.mmi
	st8 [r16] = r15
	nop 0
	adds r15 = 48, r12
	;;
	.mib
	st8 [r15] = r38
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mib
	mov r1 = r59
	mov r61 = r8
	br.call.sptk.many b0 = call#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC44)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	.mmb
	ld8 r61 = [r36]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r59
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r32 = r8
	mov r1 = r59
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L143
.L124:
	.mmi
	mov r62 = r0
	mov r63 = r0
	mov r61 = r8
	.mmb
	adds r39 = 136, r12
	addl r42 = 255, r0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r59
	cmp4.ne p6, p7 = r8, r32
	adds r54 = 104, r12
	.mmi
	adds r53 = 112, r12
	adds r52 = 120, r12
	adds r51 = 128, r12
	;;
	.mlx
	adds r50 = 32, r12
	(p7) movl r62 = @gprel(.LC21)
	.mlx
	adds r49 = 33, r12
	movl r63 = @gprel(.LC16)
	;;
	.mlx
	adds r48 = 34, r12
	(p6) movl r62 = @gprel(.LC22)
	.mlx
	add r63 = r1, r63
	movl r61 = @gprel(.LC25)
	;;
	.mmi
	(p7) add r62 = r1, r62
	add r61 = r1, r61
	adds r47 = 35, r12
	.mmi
	adds r46 = 36, r12
	adds r45 = 37, r12
	adds r44 = 38, r12
	;;
	.mib
	(p6) add r62 = r1, r62
	adds r43 = 39, r12
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	.mmb
	ld8 r61 = [r35]
	nop 0
	br.call.sptk.many b0 = call#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC44)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r16 = 16, r12
	addl r14 = 24, r0
	adds r15 = 96, r12
	.mmi
	addl r63 = 16, r0
	ld8 r61 = [r35]
	mov r1 = r59
	;;
	.mmi
	st8 [r16] = r40
	st8 [r15] = r38
	adds r15 = 80, r12
	.mmi
	nop 0
	mov r62 = r16
	nop 0
	;;
	.mmi
	st1 [r41] = r14
	st8 [r15] = r38
	adds r15 = 88, r12
	;;
	.mmi
	ld8.a r14 = [r16]
	st8 [r37] = r38
	nop 0
	;;
	.mmi
	ld8.c.clr r14 = [r16]
	;;
	st8 [r15] = r14
	adds r15 = 72, r12
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mib
	ld8 r61 = [r36]
	mov r1 = r59
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r59
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	mov r1 = r59
	mov r34 = r8
	cmp4.ne p6, p7 = 0, r8
	.mmb
	mov r63 = r0
	mov r62 = r39
	(p7) br.cond.dpnt .L144
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC48)
	.mlx
	mov r61 = r34
	movl r55 = @gprel(.LC1)
	;;
	.mmi
	add r56 = r1, r56
	nop 0
	add r55 = r1, r55
	.mmb
	addl r36 = 8, r0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r59
	cmp4.ne p6, p7 = r8, r34
	(p6) br.cond.dpnt .L131
	.align 32
.L147:
	.mmi
	nop 0
	ld4 r14 = [r39]
	extr.u r15 = r36, 8, 24
	.mmi
	mov r32 = r0
	mov r62 = r34
	addl r61 = 5, r0
	;;
	.mmi
	nop 0
	and r14 = r42, r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 127, r14
	adds r14 = 16, r12
	(p7) br.cond.dpnt .L131
	;;
	.mmi
	ld8 r63 = [r35]
	st8 [r14] = r40
	mov r33 = r14
	.mmi
	st8 [r37] = r38
	;;
	adds r14 = 17, r63
	adds r17 = 16, r63
	.mmi
	ld8.a r16 = [r33]
	st1 [r41] = r36
	nop 0
	;;
	.mmi
	nop 0
	ld1 r20 = [r14]
	adds r14 = 18, r63
	.mmi
	st1 [r37] = r15
	;;
	ld1 r19 = [r14]
	adds r14 = 19, r63
	.mmi
	nop 0
	ld8.c.clr r16 = [r33]
	nop 0
	;;
	.mmi
	ld1 r18 = [r14]
	st8 [r54] = r16
	adds r14 = 20, r63
	.mmi
	st8 [r52] = r16
	ld1 r16 = [r17]
	nop 0
	;;
	.mmi
	ld1 r17 = [r14]
	nop 0
	adds r14 = 21, r63
	.mmi
	ld8 r15 = [r37]
	st1 [r50] = r16
	nop 0
	;;
	.mmi
	ld1 r16 = [r14]
	nop 0
	adds r14 = 22, r63
	.mmi
	st8 [r53] = r15
	st8 [r51] = r15
	nop 0
	;;
	.mmi
	nop 0
	ld1 r15 = [r14]
	adds r14 = 23, r63
	.mmi
	st1 [r49] = r20
	st1 [r48] = r19
	add r63 = r63, r32
	;;
	.mmi
	ld1 r14 = [r14]
	st1 [r47] = r18
	nop 0
	.mmi
	st1 [r46] = r17
	;;
	st1 [r45] = r16
	nop 0
	.mmi
	st1 [r44] = r15
	;;
	st1 [r43] = r14
	nop 0
	;;
	.mib
	ld8 r64 = [r33], 8
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r59
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L145
.L128:
	.mmi
	nop 0
	adds r32 = 8, r32
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 24, r32
	(p6) br.cond.dpnt .L129
.L146:
	.mmi
	ld8 r63 = [r35]
	nop 0
	mov r62 = r34
	.mmi
	addl r61 = 5, r0
	ld8 r64 = [r33], 8
	nop 0
	;;
	.mib
	add r63 = r63, r32
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r59
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L128
.L145:
	.mmi
	adds r32 = 8, r32
	nop 0
	mov r62 = r56
	.mmb
	mov r61 = r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r59
	cmp.eq p6, p7 = 24, r32
	(p7) br.cond.dptk .L146
.L129:
	.mmi
	mov r64 = r0
	mov r63 = r0
	mov r62 = r34
	.mmb
	addl r61 = 7, r0
	adds r36 = 8, r36
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r59
	mov r63 = r0
	nop 0
	.mmb
	mov r62 = r39
	mov r61 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r59
	cmp4.ne p6, p7 = r8, r34
	(p7) br.cond.dptk .L147
.L131:
	.mii
	mov r8 = r0
	mov b0 = r57
	;;
	mov ar.pfs = r58
	;;
	.mii
	nop 0
	mov ar.lc = r60
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 128, r12
	nop 0
	br.ret.sptk.many b0
.L144:
	.body
	.copy_state 1
	.mlx
	mov r64 = r0
	movl r32 = @gprel(.LC47)
	.mmi
	mov r63 = r0
	mov r62 = r0
	mov r61 = r0
	;;
	.mib
	add r32 = r1, r32
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	nop 0
	mov r1 = r59
	mov ar.lc = 3
.L127:
	.mib
	ld8 r61 = [r35]
	nop 0
	br.call.sptk.many b0 = call#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r62 = r8
	.mmb
	mov r61 = r32
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	.mmb
	ld8 r61 = [r36]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r59
	addl r61 = 19, r0
	br.call.sptk.many b0 = raise#
	;;
	.mib
	nop 0
	mov r1 = r59
	br.cloop.sptk.few .L127
	.mib
	nop 0
	mov r61 = r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.bss
	.align 8
	.type	descriptor.0#, @object
	.size	descriptor.0#, 16
descriptor.0:
	.skip	16
	.sbss
	.align 4
	.type	sockets#, @object
	.size	sockets#, 8
sockets:
	.skip	8
	.align 4
	.type	ends#, @object
	.size	ends#, 8
ends:
	.skip	8
	.align 4
	.type	file#, @object
	.size	file#, 4
file:
	.skip	4
	.align 8
	.type	alias#, @object
	.size	alias#, 8
alias:
	.skip	8
	.align 8
	.type	place#, @object
	.size	place#, 8
place:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
