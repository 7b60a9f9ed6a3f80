// b2e63d69a5c98d1e435181ca59914701 guest-tests/ipc/terminal-pointers.c
	.file	"terminal-pointers.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
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
	(p7) br.cond.dpnt .L5
	br.ret.sptk.many b0
.L5:
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
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
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
	movl r36 = @gprel(.LC0)
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
.LC1:
	stringz	"done"
	.text
	.align 16
	.align 64
	.proc answer#
answer:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 4, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	.mmi
	mov r39 = r32
	mov r40 = r33
	mov r41 = r34
	;;
	.mib
	addl r38 = 1065, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r37
	mov r14 = r8
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	nop 0
	.mlx
	cmp.ne p6, p7 = -1, r14
	movl r8 = @gprel(.LC1)
	;;
	.mbb
	add r8 = r1, r8
	(p7) br.cond.dpnt .L13
	br.ret.sptk.many b0
	;;
.L13:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	ld4 r38 = [r8]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
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
	.endp answer#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"%s: slave %s"
	.align 8
.LC3:
	stringz	", master %s"
	.align 8
.LC4:
	stringz	", file %s"
	.align 8
.LC5:
	stringz	", path %s"
	.align 8
.LC6:
	stringz	", none %s\n"
	.text
	.align 16
	.align 64
	.proc each#
each:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 3, 0
	addl r14 = @gprel(slave#), gp
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r40 = r34
	mov r39 = r33
	;;
	.mib
	ld4 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = answer#
	;;
	.mmi
	mov r1 = r37
	mov r39 = r32
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	mov r40 = r34
	mov r39 = r33
	;;
	.mmi
	nop 0
	addl r14 = @gprel(master#), gp
	nop 0
	;;
	.mib
	ld4 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = answer#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	mov r40 = r34
	mov r39 = r33
	;;
	.mmi
	nop 0
	addl r14 = @gprel(file#), gp
	nop 0
	;;
	.mib
	ld4 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = answer#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	mov r40 = r34
	mov r39 = r33
	;;
	.mmi
	nop 0
	addl r14 = @gprel(path#), gp
	nop 0
	;;
	.mib
	ld4 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = answer#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	mov r40 = r34
	nop 0
	.mmb
	mov r39 = r33
	addl r38 = -1, r0
	br.call.sptk.many b0 = answer#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
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
	.endp each#
	.section	.rodata.str1.8
	.align 8
.LC7:
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
	(p6) br.cond.dpnt .L17
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
	(p7) br.cond.dpnt .L24
.L17:
	.mlx
	nop 0
	movl r37 = @gprel(.LC7)
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
.L24:
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
	movl r37 = @gprel(.LC0)
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
.LC8:
	stringz	"openpty"
	.align 8
.LC9:
	stringz	"f"
	.align 8
.LC10:
	stringz	"open"
	.align 8
.LC11:
	stringz	"TCGETS"
	.align 8
.LC12:
	stringz	"TCSETS"
	.align 8
.LC13:
	stringz	"TCSETSW"
	.align 8
.LC14:
	stringz	"TCSETSF"
	.align 8
.LC15:
	stringz	"TCGETA"
	.align 8
.LC16:
	stringz	"TCSETA"
	.align 8
.LC17:
	stringz	"TCSETAW"
	.align 8
.LC18:
	stringz	"TCSETAF"
	.align 8
.LC19:
	stringz	"TIOCGWINSZ"
	.align 8
.LC20:
	stringz	"TIOCSWINSZ"
	.align 8
.LC21:
	stringz	"TIOCGPTN"
	.align 8
.LC22:
	stringz	"TIOCSPTLCK"
	.align 8
.LC23:
	stringz	"TIOCGPGRP"
	.align 8
.LC24:
	stringz	"TIOCSPGRP"
	.align 8
.LC25:
	stringz	"TIOCGSID"
	.align 8
.LC26:
	stringz	"TIOCOUTQ"
	.align 8
.LC27:
	stringz	"FIONREAD"
	.align 8
.LC28:
	stringz	"FIONBIO"
	.align 8
.LC29:
	stringz	"TIOCGETD"
	.align 8
.LC30:
	stringz	"0x5499"
	.align 8
.LC31:
	stringz	"ioctl(slave, TIOCSWINSZ, &w)"
	.align 8
.LC32:
	stringz	"ioctl(master, TIOCGWINSZ, &now)"
	.align 8
.LC33:
	stringz	"  %d %d %d %d\n"
	.align 8
.LC34:
	stringz	"tcgetattr"
	.align 8
.LC35:
	stringz	"ioctl(slave, TCGETA, &old)"
	.align 8
.LC36:
	stringz	"ioctl(slave, TCSETAW, &old)"
	.align 8
.LC37:
	stringz	"  %d %d\n"
	.align 8
.LC38:
	stringz	"write(slave, no_access(), 3)"
	.align 8
.LC39:
	stringz	"write(master, no_access(), 3)"
	.align 8
.LC40:
	stringz	"abc\n"
	.align 8
.LC41:
	stringz	"write(master, \"abc\\n\", 4)"
	.align 8
.LC42:
	stringz	"read(slave, no_access(), 3)"
	.align 8
.LC43:
	stringz	"read(slave, b, sizeof b) > 0 || errno == EAGAIN"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 0, 10, 5, 0
	.fframe 160
	adds r12 = -160, r12
	.save rp, r39
	mov r39 = b0
	.mmi
	addl r33 = @gprel(slave#), gp
	addl r34 = @gprel(master#), gp
	mov r41 = r1
	.body
	;;
	.mlx
	adds r35 = 154, r12
	movl r14 = 1688871340998686
	.mmi
	adds r32 = 168, r12
	adds r36 = 156, r12
	adds r37 = 158, r12
	;;
	.mmi
	adds r38 = 160, r12
	mov r46 = r0
	mov r45 = r0
	.mmi
	mov r42 = r34
	st8 [r32] = r14
	mov r43 = r33
	;;
	.mmi
	mov r44 = r0
	st2 [r35] = r0
	nop 0
	.mmi
	st2 [r36] = r0
	;;
	st2 [r37] = r0
	nop 0
	.mmb
	st2 [r38] = r0
	nop 0
	br.call.sptk.many b0 = openpty#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC8)
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC9)
	.mmi
	addl r44 = 384, r0
	nop 0
	addl r43 = 66, r0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r41
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L28
	;;
	.mlx
	addl r14 = @gprel(file#), gp
	movl r42 = @gprel(.LC9)
	.mlx
	nop 0
	movl r43 = 2097152
	;;
	.mmi
	nop 0
	add r42 = r1, r42
	nop 0
	.mmb
	st4 [r14] = r8
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r41
	cmp4.eq p6, p7 = -1, r8
	(p6) br.cond.spnt .L28
	;;
	.mmi
	nop 0
	addl r14 = @gprel(path#), gp
	nop 0
	;;
	.mib
	st4 [r14] = r8
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r8
	addl r43 = 21505, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC11)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = each#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r8
	addl r43 = 21506, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC12)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = each#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r8
	addl r43 = 21507, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC13)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = each#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r8
	addl r43 = 21508, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC14)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = each#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r8
	addl r43 = 21509, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC15)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = each#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r8
	addl r43 = 21510, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC16)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = each#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r8
	addl r43 = 21511, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC17)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = each#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r8
	addl r43 = 21512, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC18)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = each#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r8
	addl r43 = 21523, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC19)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = each#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r8
	addl r43 = 21524, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC20)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = each#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r44 = r8
	.mlx
	nop 0
	movl r43 = 2147767344
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC21)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = each#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r44 = r8
	.mlx
	nop 0
	movl r43 = 1074025521
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC22)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = each#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r8
	addl r43 = 21519, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC23)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = each#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r8
	addl r43 = 21520, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC24)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = each#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r8
	addl r43 = 21545, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC25)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = each#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r8
	addl r43 = 21521, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC26)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = each#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r8
	addl r43 = 21531, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC27)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = each#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r8
	addl r43 = 21537, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC28)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = each#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r8
	addl r43 = 21540, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC29)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = each#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r8
	addl r43 = 21657, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC30)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = each#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r44 = r32
	mov r1 = r41
	nop 0
	.mmi
	mov r32 = r8
	st4 [r8] = r0
	addl r43 = 21524, r0
	;;
	.mib
	ld4 r42 = [r33]
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r43 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC31)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r44 = r35
	nop 0
	mov r1 = r41
	.mmi
	st4 [r32] = r0
	nop 0
	addl r43 = 21523, r0
	;;
	.mib
	ld4 r42 = [r34]
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r43 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC32)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	ld2 r46 = [r38]
	nop 0
	.mmi
	ld2 r45 = [r37]
	nop 0
	adds r37 = 145, r12
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC33)
	.mmi
	ld2 r44 = [r36]
	ld2 r43 = [r35]
	adds r35 = 136, r12
	;;
	.mib
	add r42 = r1, r42
	adds r36 = 142, r12
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	adds r43 = 76, r12
	.mmb
	ld4 r42 = [r33]
	nop 0
	br.call.sptk.many b0 = tcgetattr#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r41
	nop 0
	.mmb
	mov r44 = r35
	addl r43 = 21509, r0
	(p7) br.cond.spnt .L30
	;;
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	ld4 r42 = [r33]
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r43 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC35)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	adds r14 = 140, r12
	adds r15 = 93, r12
	.mmi
	ld1 r16 = [r37]
	ld2 r44 = [r36]
	mov r1 = r41
	;;
	.mmi
	ld1 r15 = [r15]
	nop 0
	extr.u r44 = r44, 1, 1
	.mlx
	ld2 r14 = [r14]
	movl r42 = @gprel(.LC33)
	;;
	.mmi
	cmp4.eq p6, p7 = r15, r16
	and r14 = 48, r14
	adds r15 = 138, r12
	.mmi
	add r42 = r1, r42
	;;
	ld2 r45 = [r15]
	(p6) addl r43 = 1, r0
	;;
	.mmi
	(p7) mov r43 = r0
	cmp4.eq p6, p7 = 48, r14
	and r45 = 1, r45
	;;
	.mmi
	nop 0
	(p6) addl r46 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r46 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld2 r15 = [r36]
	addl r16 = 7, r0
	mov r44 = r35
	.mmi
	mov r1 = r41
	st4 [r32] = r0
	addl r43 = 21511, r0
	;;
	.mmi
	ld2 r14 = [r35]
	nop 0
	and r15 = -3, r15
	.mmi
	st1 [r37] = r16
	ld4 r42 = [r33]
	nop 0
	;;
	.mmi
	or r14 = 1, r14
	st2 [r36] = r15
	nop 0
	;;
	.mib
	st2 [r35] = r14
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r43 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC36)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	nop 0
	adds r43 = 16, r12
	.mmb
	ld4 r42 = [r33]
	nop 0
	br.call.sptk.many b0 = tcgetattr#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r41
	.mmb
	cmp4.eq p6, p7 = -1, r8
	nop 0
	(p6) br.cond.spnt .L30
	;;
	.mmi
	nop 0
	ld4 r45 = [r14]
	adds r14 = 28, r12
	.mlx
	nop 0
	movl r42 = @gprel(.LC33)
	;;
	.mmi
	ld4 r44 = [r14]
	adds r14 = 88, r12
	and r45 = 1, r45
	.mmi
	add r42 = r1, r42
	;;
	ld4 r46 = [r14]
	adds r14 = 33, r12
	;;
	.mmi
	xor r46 = r44, r46
	ld1 r43 = [r14]
	extr.u r44 = r44, 1, 1
	;;
	.mii
	nop 0
	extr.u r46 = r46, 15, 17
	nop 0
	;;
	.mib
	andcm r46 = 1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 43, r12
	mov r1 = r41
	adds r42 = 16, r12
	;;
	.mmi
	ld1 r15 = [r14]
	nop 0
	adds r14 = 103, r12
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r36 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r36 = r0
	nop 0
	br.call.sptk.many b0 = cfgetospeed#
	;;
	.mmi
	mov r1 = r41
	nop 0
	adds r42 = 76, r12
	.mmb
	mov r35 = r8
	nop 0
	br.call.sptk.many b0 = cfgetospeed#
	;;
	.mmi
	mov r1 = r41
	cmp4.eq p6, p7 = r8, r35
	mov r43 = r36
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC37)
	.mmi
	nop 0
	(p6) addl r44 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r44 = r0
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r44 = 76, r12
	ld4 r42 = [r33]
	nop 0
	.mmb
	mov r1 = r41
	mov r43 = r0
	br.call.sptk.many b0 = tcsetattr#
	;;
	.mmi
	mov r1 = r41
	st4 [r32] = r0
	nop 0
	;;
	.mib
	ld4 r35 = [r33]
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r44 = 3, r0
	mov r1 = r41
	nop 0
	.mmb
	mov r42 = r35
	mov r43 = r8
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC38)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	st4 [r32] = r0
	nop 0
	;;
	.mib
	ld4 r35 = [r34]
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r41
	addl r44 = 3, r0
	nop 0
	.mmb
	mov r42 = r35
	mov r43 = r8
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC39)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r41
	addl r44 = 4, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC40)
	.mmi
	nop 0
	ld4 r42 = [r34]
	nop 0
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC41)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	st4 [r32] = r0
	nop 0
	;;
	.mib
	ld4 r34 = [r33]
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r41
	addl r44 = 3, r0
	nop 0
	.mmb
	mov r42 = r34
	mov r43 = r8
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC42)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	ld4 r42 = [r33]
	nop 0
	.mmb
	addl r44 = 2048, r0
	addl r43 = 4, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	adds r43 = 16, r12
	nop 0
	mov r1 = r41
	.mmi
	st4 [r32] = r0
	nop 0
	addl r44 = 10, r0
	;;
	.mib
	ld4 r42 = [r33]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r41
	cmp.lt p6, p7 = 0, r8
	(p7) br.cond.dpnt .L41
	;;
	.mlx
	(p6) addl r43 = 1, r0
	movl r42 = @gprel(.LC43)
	;;
	.mib
	add r42 = r1, r42
	sxt4 r43 = r43
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r8 = r0
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
	adds r12 = 160, r12
	nop 0
	br.ret.sptk.many b0
.L41:
	.body
	.copy_state 1
	.mlx
	ld4 r14 = [r32]
	movl r42 = @gprel(.LC43)
	;;
	.mii
	cmp4.eq p6, p7 = 11, r14
	add r42 = r1, r42
	;;
	(p6) addl r43 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r43 = r0
	nop 0
	;;
	.mib
	nop 0
	sxt4 r43 = r43
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r8 = r0
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
	adds r12 = 160, r12
	nop 0
	br.ret.sptk.many b0
.L30:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r42 = @gprel(.LC34)
	;;
	.mib
	nop 0
	add r42 = r1, r42
	br.call.sptk.many b0 = must.part.0#
	;;
.L28:
	.mlx
	nop 0
	movl r42 = @gprel(.LC10)
	;;
	.mib
	nop 0
	add r42 = r1, r42
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.sbss
	.align 8
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.align 4
	.type	path#, @object
	.size	path#, 4
path:
	.skip	4
	.align 4
	.type	file#, @object
	.size	file#, 4
file:
	.skip	4
	.align 4
	.type	slave#, @object
	.size	slave#, 4
slave:
	.skip	4
	.align 4
	.type	master#, @object
	.size	master#, 4
master:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
