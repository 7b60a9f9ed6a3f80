// a3ca8301ad3c2f91ee4a23ded8a03f67
	.file	"extreme-values.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc nothing#
nothing:
	.prologue
	.body
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp nothing#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC2:
	stringz	""
	.align 8
.LC3:
	stringz	" "
	.align 8
.LC4:
	stringz	"extreme"
	.align 8
.LC5:
	stringz	"x"
	.align 8
.LC6:
	stringz	"far"
	.align 8
.LC7:
	stringz	"%s: %lld%s%s\n"
	.align 8
.LC8:
	stringz	"fstat"
	.align 8
.LC9:
	stringz	"%d %d\n"
	.align 8
.LC10:
	stringz	"early"
	.align 8
.LC11:
	stringz	"old"
	.align 8
.LC12:
	stringz	"%lld %ld %lld %ld\n"
	.align 8
.LC13:
	stringz	"bad"
	.align 8
.LC14:
	stringz	"select"
	.align 8
.LC15:
	stringz	"poll"
	.align 8
.LC16:
	stringz	"ppoll"
	.align 8
.LC17:
	stringz	"nanosleep"
	.align 8
.LC18:
	stringz	"%d\n"
	.align 8
.LC19:
	stringz	"clock_nanosleep"
	.align 8
.LC20:
	stringz	"nanosleep, bad"
	.align 8
.LC21:
	stringz	"setitimer"
	.align 8
.LC22:
	stringz	"getitimer"
	.align 8
.LC23:
	stringz	"timer_create"
	.align 8
.LC24:
	stringz	"timer_settime"
	.align 8
.LC25:
	stringz	"timer_gettime"
	.align 8
.LC26:
	stringz	"timerfd_settime"
	.align 8
.LC27:
	stringz	"timerfd_gettime"
	.align 8
.LC28:
	stringz	"clock_settime"
	.align 8
.LC29:
	stringz	"wait"
	.align 8
.LC30:
	stringz	"wake_op"
	.align 8
.LC31:
	stringz	"%x\n"
	.align 8
.LC32:
	stringz	"wake"
	.align 8
.LC33:
	stringz	"requeue"
	.align 8
.LC34:
	stringz	"lock"
	.align 8
.LC35:
	stringz	"seek"
	.align 8
.LC36:
	stringz	"seek on"
	.align 8
.LC37:
	stringz	"seek from the end"
	.align 8
.LC38:
	stringz	"seek before 0"
	.align 8
.LC39:
	stringz	"read there"
	.align 8
.LC40:
	stringz	"write there"
	.align 8
.LC41:
	stringz	"pread"
	.align 8
.LC42:
	stringz	"pwrite"
	.align 8
.LC43:
	stringz	"ftruncate"
	.align 8
.LC44:
	stringz	"copy onto itself"
	.align 8
.LC45:
	stringz	"copy from the end"
	.align 8
.LC46:
	stringz	"copy next to it"
	.align 8
.LC47:
	stringz	"copy beyond its end"
	.section	.rodata
	.align 8
.LC0:
	data8	9223372036854775807
	data8	9223372036854775807
	data8	9223372036854775807
	data8	999999
	data8	9223372036854775807
	data8	0
	data8	0
	data8	9223372036854775807
	data8	-1
	data8	0
	data8	0
	data8	-1
	data8	2
	data8	-1000000
	data8	-1
	data8	1000000
	data8	0
	data8	1500000
	.align 8
.LC1:
	data4	0
	.skip	4
	data8	9223372036854775807
	data8	0
	data4	0
	.skip	4
	data8	9223372036854775807
	data8	1
	data4	0
	.skip	4
	data8	9223372036854775807
	data8	2
	data4	0
	.skip	4
	data8	9223372036854775807
	data8	9223372036854775807
	data4	0
	.skip	4
	data8	0
	data8	9223372036854775807
	data4	0
	.skip	4
	data8	1
	data8	9223372036854775807
	data4	0
	.skip	4
	data8	2
	data8	9223372036854775807
	data4	0
	.skip	4
	data8	-9223372036854775808
	data8	0
	data4	0
	.skip	4
	data8	-9223372036854775808
	data8	-1
	data4	0
	.skip	4
	data8	-9223372036854775808
	data8	-9223372036854775808
	data4	0
	.skip	4
	data8	0
	data8	-1
	data4	0
	.skip	4
	data8	0
	data8	-9223372036854775808
	data4	0
	.skip	4
	data8	9223372036854775807
	data8	-9223372036854775808
	data4	0
	.skip	4
	data8	9223372036854775807
	data8	-9223372036854775807
	data4	2
	.skip	4
	data8	9223372036854775807
	data8	0
	data4	2
	.skip	4
	data8	-9223372036854775808
	data8	0
	data4	2
	.skip	4
	data8	-9223372036854775808
	data8	9223372036854775807
	data4	2
	.skip	4
	data8	-10
	data8	-90
	data4	2
	.skip	4
	data8	-10
	data8	-91
	data4	1
	.skip	4
	data8	9223372036854775807
	data8	1
	data4	9
	.skip	4
	data8	0
	data8	0
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 55
	.mmb
	.save ar.pfs, r56
	alloc r56 = ar.pfs, 0, 27, 7, 0
	.fframe 848
	adds r12 = -848, r12
	nop 0
	.mmi
	mov r57 = r1
	nop 0
	.save rp, r55
	mov r55 = b0
	;;
	.mmi
	adds r14 = 656, r12
	adds r15 = 824, r12
	adds r32 = 816, r12
	.mlx
	adds r34 = 648, r12
	movl r16 = 7809653166184424818
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 664, r12
	.mmi
	st8 [r15] = r16
	adds r15 = 832, r12
	mov r59 = r32
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 672, r12
	.save ar.lc, r58
	mov r58 = ar.lc
	.body
	.mlx
	st8 [r34] = r0
	movl r16 = 6365935209031099765
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 680, r12
	.mmi
	st8 [r15] = r16
	adds r15 = 840, r12
	addl r16 = 22616, r0
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 688, r12
	.mmi
	st2 [r15] = r16
	nop 0
	adds r15 = 842, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 696, r12
	.mlx
	st1 [r15] = r0
	movl r16 = 8392569160029008943
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 704, r12
	.mmi
	st8 [r32] = r16
	;;
	st8 [r14] = r0
	adds r14 = 712, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 720, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 728, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 736, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 744, r12
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = mkstemp64
	;;
	.mmi
	mov r1 = r57
	mov r60 = r0
	mov r33 = r8
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC4)
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = memfd_create#
	;;
	.mmi
	mov r59 = r32
	nop 0
	mov r1 = r57
	.mmb
	mov r35 = r8
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	mov r1 = r57
	adds r59 = 856, r12
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	nop 0
	mov r1 = r57
	mov r32 = r8
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L4
	;;
.L6:
	.mmi
	addl r32 = 1, r0
	;;
	mov r8 = r32
	mov b0 = r55
	;;
	.mii
	nop 0
	mov ar.pfs = r56
	;;
	mov ar.lc = r58
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 848, r12
	br.ret.sptk.many b0
	;;
.L4:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r60 = @gprel(.LC5)
	.mii
	adds r14 = 860, r12
	addl r61 = 1, r0
	;;
	add r60 = r1, r60
	.mmb
	ld4 r59 = [r14]
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	nop 0
	mov r36 = r8
	mov r1 = r57
	.mmb
	nop 0
	cmp.ne p6, p7 = 1, r8
	(p6) br.cond.dptk .L6
	.mmi
	addl r61 = 100, r0
	nop 0
	mov r60 = r34
	.mmb
	mov r59 = r33
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r57
	cmp.ne p6, p7 = 100, r8
	(p6) br.cond.dptk .L6
	.mmi
	addl r61 = 100, r0
	nop 0
	mov r60 = r34
	.mmb
	mov r59 = r35
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r57
	cmp.ne p6, p7 = 100, r8
	(p6) br.cond.dptk .L6
	;;
	.mmi
	adds r14 = 856, r12
	adds r39 = 752, r12
	adds r53 = 768, r12
	.mmi
	addl r44 = @gprel(ready#), gp
	adds r17 = 520, r12
	adds r40 = 528, r12
	;;
	.mlx
	ld4 r16 = [r14]
	movl r14 = -9223372036854775808
	.mlx
	adds r49 = 792, r12
	movl r15 = 9223372036854775807
	;;
	.mmi
	st8 [r39] = r14
	st8 [r53] = r14
	adds r14 = 776, r12
	.mmi
	adds r54 = 800, r12
	adds r52 = 808, r12
	adds r43 = 760, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r36
	addl r14 = -2, r0
	.mmi
	st4 [r44] = r16
	adds r16 = 784, r12
	adds r41 = 536, r12
	;;
	.mlx
	st8 [r17] = r14
	movl r14 = 500000000
	.mmi
	st8 [r16] = r15
	nop 0
	adds r50 = 544, r12
	;;
	.mlx
	nop 0
	movl r16 = 999999999
	.mmi
	st8 [r40] = r14
	st8 [r54] = r15
	addl r14 = -1, r0
	;;
	.mmi
	st8 [r49] = r16
	st8 [r41] = r14
	nop 0
	;;
	.mmi
	st8 [r52] = r0
	st8 [r43] = r0
	nop 0
	;;
	.mib
	st8 [r50] = r0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r57
	mov r37 = r8
	adds r60 = 784, r12
	.mmb
	mov r59 = r33
	st4 [r8] = r0
	br.call.sptk.many b0 = futimens#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mlx
	cmp.le p6, p7 = r0, r34
	movl r60 = @gprel(.LC6)
	.mlx
	mov r61 = r34
	movl r59 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	.mmb
	add r60 = r1, r60
	add r59 = r1, r59
	(p7) br.cond.dpnt .L111
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	(p6) mov r63 = r62
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r57
	adds r60 = 16, r12
	.mmb
	st4 [r37] = r0
	mov r59 = r33
	br.call.sptk.many b0 = fstat64
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mib
	cmp.le p6, p7 = r0, r34
	nop 0
	(p7) br.cond.dpnt .L112
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p6) mov r63 = r62
.L8:
	.mlx
	nop 0
	movl r60 = @gprel(.LC8)
	.mlx
	mov r61 = r34
	movl r59 = @gprel(.LC7)
	;;
	.mmi
	add r60 = r1, r60
	add r59 = r1, r59
	nop 0
	.mmb
	adds r38 = 80, r12
	adds r36 = 72, r12
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	ld8 r16 = [r38]
	movl r14 = 999999999
	.mmi
	mov r1 = r57
	ld8 r15 = [r36]
	nop 0
	;;
	.mlx
	cmp.geu p6, p7 = r14, r16
	movl r14 = 4000000000
	.mlx
	nop 0
	movl r59 = @gprel(.LC9)
	;;
	.mmi
	cmp.lt p8, p9 = r14, r15
	add r59 = r1, r59
	(p6) addl r61 = 1, r0
	;;
	.mmi
	(p8) addl r60 = 1, r0
	nop 0
	(p7) mov r61 = r0
	;;
	.mib
	(p9) mov r60 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r57
	mov r60 = r39
	.mmb
	st4 [r37] = r0
	mov r59 = r33
	br.call.sptk.many b0 = futimens#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mib
	cmp.le p6, p7 = r0, r34
	nop 0
	(p7) br.cond.dpnt .L113
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p6) mov r63 = r62
.L9:
	.mlx
	nop 0
	movl r60 = @gprel(.LC10)
	.mlx
	mov r61 = r34
	movl r59 = @gprel(.LC7)
	;;
	.mib
	add r60 = r1, r60
	add r59 = r1, r59
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r57
	adds r60 = 16, r12
	.mmb
	st4 [r37] = r0
	mov r59 = r33
	br.call.sptk.many b0 = fstat64
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mib
	cmp.le p6, p7 = r0, r34
	nop 0
	(p7) br.cond.dpnt .L114
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p6) mov r63 = r62
.L10:
	.mlx
	nop 0
	movl r60 = @gprel(.LC8)
	.mlx
	mov r61 = r34
	movl r59 = @gprel(.LC7)
	;;
	.mmi
	add r60 = r1, r60
	add r59 = r1, r59
	nop 0
	.mmb
	adds r45 = 96, r12
	adds r42 = 88, r12
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r57
	ld8 r15 = [r45]
	nop 0
	.mlx
	ld8 r60 = [r42]
	movl r14 = 999999999
	;;
	.mmi
	nop 0
	cmp.geu p6, p7 = r14, r15
	extr.u r60 = r60, 63, 1
	.mlx
	nop 0
	movl r59 = @gprel(.LC9)
	;;
	.mmi
	add r59 = r1, r59
	nop 0
	(p6) addl r61 = 1, r0
	;;
	.mib
	(p7) mov r61 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r57
	adds r60 = 520, r12
	.mmb
	st4 [r37] = r0
	mov r59 = r33
	br.call.sptk.many b0 = futimens#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mib
	cmp.le p6, p7 = r0, r34
	nop 0
	(p7) br.cond.dpnt .L115
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p6) mov r63 = r62
.L11:
	.mlx
	nop 0
	movl r60 = @gprel(.LC11)
	.mlx
	mov r61 = r34
	movl r59 = @gprel(.LC7)
	;;
	.mib
	add r60 = r1, r60
	add r59 = r1, r59
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r57
	adds r60 = 16, r12
	.mmb
	st4 [r37] = r0
	mov r59 = r33
	br.call.sptk.many b0 = fstat64
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mib
	cmp.le p6, p7 = r0, r34
	nop 0
	(p7) br.cond.dpnt .L116
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p6) mov r63 = r62
.L12:
	.mlx
	nop 0
	movl r60 = @gprel(.LC8)
	.mlx
	mov r61 = r34
	movl r59 = @gprel(.LC7)
	;;
	.mib
	add r60 = r1, r60
	add r59 = r1, r59
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r57
	nop 0
	.mmi
	ld8 r62 = [r42]
	ld8 r63 = [r45]
	nop 0
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC12)
	.mmi
	ld8 r61 = [r38]
	ld8 r60 = [r36]
	nop 0
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	addl r14 = -1, r0
	mov r1 = r57
	.mmi
	st4 [r37] = r0
	adds r60 = 784, r12
	mov r59 = r33
	;;
	.mib
	st8 [r49] = r14
	nop 0
	br.call.sptk.many b0 = futimens#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mib
	cmp.le p6, p7 = r0, r34
	nop 0
	(p7) br.cond.dpnt .L117
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p6) mov r63 = r62
.L13:
	.mlx
	mov r61 = r34
	movl r60 = @gprel(.LC13)
	.mlx
	adds r36 = 16, r12
	movl r59 = @gprel(.LC7)
	;;
	.mmi
	add r60 = r1, r60
	add r59 = r1, r59
	adds r48 = 848, r12
	.mmb
	addl r42 = 9, r0
	addl r47 = 1, r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r57
	addl r61 = 144, r0
	mov r59 = r36
	;;
	.mlx
	nop 0
	movl r60 = @gprel(.LC0)
	;;
	.mib
	add r60 = r1, r60
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmb
	ld4 r14 = [r44]
	addl r15 = 1, r0
	nop 0
	.mmi
	mov r1 = r57
	nop 0
	mov ar.lc = 8
	;;
	.mlx
	st4 [r48] = r14
	movl r38 = @gprel(.LC2)
	.mlx
	adds r14 = 852, r12
	movl r51 = @gprel(.LC3)
	;;
	.mlx
	st4 [r14] = r15
	movl r14 = 9223372036854775807
	.mlx
	adds r15 = 784, r12
	movl r46 = @gprel(.LC14)
	;;
	.mlx
	st8 [r15] = r14
	movl r45 = @gprel(.LC7)
	.mlx
	add r38 = r1, r38
	movl r14 = 999999999
	;;
	.mmi
	nop 0
	st8 [r49] = r14
	add r51 = r1, r51
	.mmi
	nop 0
	add r46 = r1, r46
	add r45 = r1, r45
.L15:
	.mmi
	mov r59 = r40
	nop 0
	addl r61 = 120, r0
	.mmb
	mov r60 = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	ld4 r60 = [r44]
	adds r15 = 8, r36
	adds r61 = 520, r12
	.mmi
	mov r1 = r57
	mov r63 = r0
	mov r62 = r0
	;;
	.mmi
	addp4 r14 = r60, r0
	ld8 r16 = [r36]
	mov r64 = r39
	.mmi
	adds r60 = 1, r60
	ld8 r15 = [r15]
	addl r59 = 1089, r0
	;;
	.mmi
	st8 [r39] = r16
	st4 [r37] = r0
	nop 0
	;;
	.mmi
	st8 [r43] = r15
	;;
	nop 0
	shl r14 = r47, r14
	;;
	.mib
	st8 [r61] = r14
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r62 = r38
	mov r63 = r38
	mov r1 = r57
	.mmb
	mov r34 = r8
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L118
	;;
.L14:
	.mmi
	mov r61 = r34
	mov r60 = r46
	mov r59 = r45
	.mmb
	adds r42 = -1, r42
	adds r36 = 16, r36
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r57
	br.cloop.sptk.few .L15
	.mlx
	nop 0
	movl r61 = 2147483647
	.mmi
	addl r60 = 1, r0
	st4 [r37] = r0
	mov r59 = r48
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mlx
	cmp.le p6, p7 = r0, r34
	movl r60 = @gprel(.LC15)
	.mlx
	mov r61 = r34
	movl r59 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	.mmb
	add r60 = r1, r60
	add r59 = r1, r59
	(p7) br.cond.dpnt .L119
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	(p6) mov r63 = r62
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r57
	movl r61 = -2147483648
	.mmi
	st4 [r37] = r0
	addl r60 = 1, r0
	mov r59 = r48
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mib
	cmp.le p6, p7 = r0, r34
	nop 0
	(p7) br.cond.dpnt .L120
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p6) mov r63 = r62
.L17:
	.mlx
	nop 0
	movl r60 = @gprel(.LC15)
	.mlx
	mov r61 = r34
	movl r59 = @gprel(.LC7)
	;;
	.mib
	add r60 = r1, r60
	add r59 = r1, r59
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r62 = r0
	mov r1 = r57
	adds r61 = 784, r12
	.mmi
	st4 [r37] = r0
	addl r60 = 1, r0
	mov r59 = r48
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ppoll#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mib
	cmp.le p6, p7 = r0, r34
	nop 0
	(p7) br.cond.dpnt .L121
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p6) mov r63 = r62
.L18:
	.mlx
	nop 0
	movl r60 = @gprel(.LC16)
	.mlx
	mov r61 = r34
	movl r59 = @gprel(.LC7)
	;;
	.mmi
	add r60 = r1, r60
	add r59 = r1, r59
	nop 0
	.mmb
	adds r51 = 24, r12
	adds r47 = 32, r12
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r15 = 2000, r0
	adds r14 = 40, r12
	mov r1 = r57
	.mmi
	adds r16 = 16, r12
	adds r17 = 520, r12
	addl r59 = 14, r0
	;;
	.mlx
	st8 [r14] = r15
	movl r14 = 9223372036854775807
	.mmi
	addl r60 = @ltoff(@fptr(nothing#)), gp
	st8 [r17] = r0
	nop 0
	;;
	.mlx
	st8 [r39] = r14
	movl r14 = 999999999
	.mmi
	st8 [r16] = r0
	ld8 r60 = [r60]
	nop 0
	;;
	.mmi
	st8 [r43] = r14
	st8 [r51] = r0
	nop 0
	;;
	.mmi
	nop 0
	st8 [r47] = r0
	nop 0
	.mmb
	st8 [r40] = r0
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	mov r1 = r57
	mov r61 = r0
	nop 0
	.mmb
	adds r60 = 16, r12
	mov r59 = r0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	nop 0
	mov r1 = r57
	adds r60 = 520, r12
	.mmb
	st4 [r37] = r0
	mov r59 = r39
	br.call.sptk.many b0 = nanosleep#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mib
	cmp.le p6, p7 = r0, r34
	nop 0
	(p7) br.cond.dpnt .L122
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p6) mov r63 = r62
.L19:
	.mlx
	nop 0
	movl r60 = @gprel(.LC17)
	.mlx
	mov r61 = r34
	movl r59 = @gprel(.LC7)
	;;
	.mib
	add r60 = r1, r60
	add r59 = r1, r59
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 520, r12
	nop 0
	mov r1 = r57
	;;
	.mlx
	ld8 r15 = [r14]
	movl r14 = 4000000000
	.mlx
	nop 0
	movl r59 = @gprel(.LC18)
	;;
	.mii
	cmp.lt p6, p7 = r14, r15
	add r59 = r1, r59
	;;
	(p6) addl r60 = 1, r0
	;;
	.mib
	(p7) mov r60 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r57
	mov r61 = r0
	nop 0
	.mmb
	adds r60 = 16, r12
	mov r59 = r0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	mov r62 = r0
	mov r1 = r57
	mov r61 = r39
	.mmi
	st4 [r37] = r0
	addl r60 = 1, r0
	addl r59 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = clock_nanosleep#
	;;
	.mmi
	mov r1 = r57
	cmp4.ge p6, p7 = 0, r8
	sub r34 = r0, r8
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	.mib
	nop 0
	sxt4 r34 = r34
	(p7) br.cond.dpnt .L123
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p6) mov r63 = r62
.L20:
	.mlx
	nop 0
	movl r60 = @gprel(.LC19)
	.mlx
	mov r61 = r34
	movl r59 = @gprel(.LC7)
	;;
	.mib
	add r60 = r1, r60
	add r59 = r1, r59
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r57
	mov r61 = r0
	nop 0
	.mmb
	adds r60 = 16, r12
	mov r59 = r0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	mov r62 = r0
	mov r1 = r57
	mov r61 = r39
	.mmi
	st4 [r37] = r0
	addl r60 = 1, r0
	mov r59 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = clock_nanosleep#
	;;
	.mmi
	mov r1 = r57
	cmp4.ge p6, p7 = 0, r8
	sub r34 = r0, r8
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	.mib
	nop 0
	sxt4 r34 = r34
	(p7) br.cond.dpnt .L124
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p6) mov r63 = r62
.L21:
	.mlx
	nop 0
	movl r60 = @gprel(.LC19)
	.mlx
	mov r61 = r34
	movl r59 = @gprel(.LC7)
	;;
	.mib
	add r60 = r1, r60
	add r59 = r1, r59
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r57
	movl r14 = 1000000000
	.mmi
	st4 [r37] = r0
	mov r60 = r0
	mov r59 = r39
	;;
	.mib
	st8 [r43] = r14
	nop 0
	br.call.sptk.many b0 = nanosleep#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mib
	cmp.le p6, p7 = r0, r34
	nop 0
	(p7) br.cond.dpnt .L125
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p6) mov r63 = r62
.L22:
	.mlx
	mov r61 = r34
	movl r60 = @gprel(.LC20)
	.mlx
	mov r36 = r0
	movl r59 = @gprel(.LC7)
	;;
	.mib
	add r60 = r1, r60
	add r59 = r1, r59
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r57
	movl r14 = 9223372036854775807
	.mmi
	addl r16 = 999999, r0
	adds r17 = 784, r12
	mov r60 = r0
	;;
	.mlx
	st8 [r17] = r14
	movl r15 = 999999999
	.mlx
	st8 [r49] = r16
	movl r38 = @gprel(.LC2)
	;;
	.mlx
	st8 [r54] = r14
	movl r46 = @gprel(.LC21)
	.mlx
	st8 [r52] = r16
	movl r43 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC22)
	.mmi
	adds r16 = 520, r12
	add r38 = r1, r38
	add r46 = r1, r46
	;;
	.mmi
	nop 0
	st8 [r16] = r14
	add r43 = r1, r43
	.mmi
	st8 [r40] = r15
	add r45 = r1, r45
	addl r59 = 1, r0
	;;
	.mmi
	nop 0
	st8 [r41] = r14
	nop 0
	.mmb
	st8 [r50] = r15
	nop 0
	br.call.sptk.many b0 = timerfd_create#
	;;
	.mmi
	nop 0
	mov r1 = r57
	mov r44 = r8
.L28:
	.mmi
	nop 0
	adds r60 = 784, r12
	mov r59 = r36
	.mmb
	st4 [r37] = r0
	mov r61 = r0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	mov r62 = r38
	nop 0
	sxt4 r34 = r8
	.mmi
	mov r63 = r38
	nop 0
	mov r1 = r57
	;;
	.mib
	nop 0
	cmp.le p6, p7 = r0, r34
	(p7) br.cond.dpnt .L126
.L23:
	.mmi
	mov r61 = r34
	nop 0
	mov r60 = r46
	.mmb
	mov r59 = r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r57
	mov r60 = r39
	nop 0
	.mmb
	mov r59 = r36
	st4 [r37] = r0
	br.call.sptk.many b0 = getitimer#
	;;
	.mmi
	mov r62 = r38
	nop 0
	sxt4 r34 = r8
	.mmi
	mov r63 = r38
	nop 0
	mov r1 = r57
	;;
	.mib
	nop 0
	cmp.le p6, p7 = r0, r34
	(p7) br.cond.dpnt .L127
.L24:
	.mmi
	mov r61 = r34
	nop 0
	mov r60 = r45
	.mmb
	mov r59 = r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r36
	nop 0
	mov r1 = r57
	.mmb
	mov r61 = r0
	nop 0
	(p7) br.cond.dpnt .L128
	;;
	.mmi
	cmp4.eq p6, p7 = 2, r36
	nop 0
	addl r36 = 2, r0
	.mmb
	adds r60 = 784, r12
	nop 0
	(p6) br.cond.dpnt .L27
	;;
	.mmi
	nop 0
	mov r59 = r36
	nop 0
	.mmb
	st4 [r37] = r0
	nop 0
	br.call.sptk.many b0 = setitimer#
	;;
	.mib
	nop 0
	sxt4 r34 = r8
	nop 0
	.mmi
	mov r1 = r57
	mov r62 = r38
	mov r63 = r38
	;;
	.mib
	nop 0
	cmp.le p6, p7 = r0, r34
	(p6) br.cond.dptk .L23
	.mib
	nop 0
	nop 0
	br .L126
.L118:
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	nop 0
	mov r1 = r57
	mov r62 = r51
	.mmb
	nop 0
	mov r63 = r8
	br .L14
.L127:
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	nop 0
	mov r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	;;
	.mib
	nop 0
	add r62 = r1, r62
	br .L24
.L126:
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r63 = r8
	nop 0
	.mmi
	mov r61 = r34
	mov r60 = r46
	mov r59 = r43
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r57
	mov r60 = r39
	nop 0
	.mmb
	mov r59 = r36
	st4 [r37] = r0
	br.call.sptk.many b0 = getitimer#
	;;
	.mib
	nop 0
	sxt4 r34 = r8
	nop 0
	.mmi
	mov r1 = r57
	mov r62 = r38
	mov r63 = r38
	;;
	.mib
	nop 0
	cmp.le p6, p7 = r0, r34
	(p6) br.cond.dptk .L24
	.mib
	nop 0
	nop 0
	br .L127
.L117:
	.mmi
	ld4 r59 = [r37]
	adds r36 = 16, r12
	adds r48 = 848, r12
	.mmb
	addl r42 = 9, r0
	addl r47 = 1, r0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r63 = r8
	mov r61 = r34
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r57
	addl r61 = 144, r0
	mov r59 = r36
	;;
	.mlx
	nop 0
	movl r60 = @gprel(.LC0)
	;;
	.mib
	add r60 = r1, r60
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmb
	ld4 r14 = [r44]
	addl r15 = 1, r0
	nop 0
	.mmi
	mov r1 = r57
	nop 0
	mov ar.lc = 8
	;;
	.mlx
	st4 [r48] = r14
	movl r38 = @gprel(.LC2)
	.mlx
	adds r14 = 852, r12
	movl r51 = @gprel(.LC3)
	;;
	.mlx
	st4 [r14] = r15
	movl r14 = 9223372036854775807
	.mlx
	adds r15 = 784, r12
	movl r46 = @gprel(.LC14)
	;;
	.mlx
	st8 [r15] = r14
	movl r45 = @gprel(.LC7)
	.mlx
	add r38 = r1, r38
	movl r14 = 999999999
	;;
	.mmi
	st8 [r49] = r14
	nop 0
	add r51 = r1, r51
	.mmb
	add r46 = r1, r46
	add r45 = r1, r45
	br .L15
.L119:
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r63 = r8
	mov r61 = r34
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r57
	movl r61 = -2147483648
	.mmi
	st4 [r37] = r0
	addl r60 = 1, r0
	mov r59 = r48
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r0, r34
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r63 = r62
	(p6) br.cond.dptk .L17
	.mib
	nop 0
	nop 0
	br .L120
.L116:
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r61 = r34
	mov r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r57
	nop 0
	.mmi
	ld8 r62 = [r42]
	ld8 r63 = [r45]
	nop 0
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC12)
	.mmi
	ld8 r61 = [r38]
	ld8 r60 = [r36]
	nop 0
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	addl r14 = -1, r0
	mov r1 = r57
	.mmi
	st4 [r37] = r0
	adds r60 = 784, r12
	mov r59 = r33
	;;
	.mib
	st8 [r49] = r14
	nop 0
	br.call.sptk.many b0 = futimens#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r0, r34
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r63 = r62
	(p6) br.cond.dptk .L13
	.mib
	nop 0
	nop 0
	br .L117
.L115:
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r63 = r8
	mov r61 = r34
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r57
	adds r60 = 16, r12
	.mmb
	st4 [r37] = r0
	mov r59 = r33
	br.call.sptk.many b0 = fstat64
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r0, r34
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r63 = r62
	(p6) br.cond.dptk .L12
	.mib
	nop 0
	nop 0
	br .L116
.L114:
	.mmi
	ld4 r59 = [r37]
	nop 0
	adds r45 = 96, r12
	.mmb
	adds r42 = 88, r12
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r61 = r34
	mov r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r57
	ld8 r15 = [r45]
	nop 0
	.mlx
	ld8 r60 = [r42]
	movl r14 = 999999999
	;;
	.mmi
	nop 0
	cmp.geu p6, p7 = r14, r15
	extr.u r60 = r60, 63, 1
	.mlx
	nop 0
	movl r59 = @gprel(.LC9)
	;;
	.mmi
	add r59 = r1, r59
	nop 0
	(p6) addl r61 = 1, r0
	;;
	.mib
	(p7) mov r61 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r57
	adds r60 = 520, r12
	.mmb
	st4 [r37] = r0
	mov r59 = r33
	br.call.sptk.many b0 = futimens#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r0, r34
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r63 = r62
	(p6) br.cond.dptk .L11
	.mib
	nop 0
	nop 0
	br .L115
.L113:
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r63 = r8
	mov r61 = r34
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r57
	adds r60 = 16, r12
	.mmb
	st4 [r37] = r0
	mov r59 = r33
	br.call.sptk.many b0 = fstat64
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r0, r34
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r63 = r62
	(p6) br.cond.dptk .L10
	.mib
	nop 0
	nop 0
	br .L114
.L112:
	.mmi
	ld4 r59 = [r37]
	nop 0
	adds r38 = 80, r12
	.mmb
	adds r36 = 72, r12
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r61 = r34
	mov r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	ld8 r16 = [r38]
	movl r14 = 999999999
	.mmi
	mov r1 = r57
	ld8 r15 = [r36]
	nop 0
	;;
	.mlx
	cmp.geu p6, p7 = r14, r16
	movl r14 = 4000000000
	.mlx
	nop 0
	movl r59 = @gprel(.LC9)
	;;
	.mmi
	cmp.lt p8, p9 = r14, r15
	add r59 = r1, r59
	(p6) addl r61 = 1, r0
	;;
	.mmi
	(p8) addl r60 = 1, r0
	nop 0
	(p7) mov r61 = r0
	;;
	.mib
	(p9) mov r60 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r57
	mov r60 = r39
	.mmb
	st4 [r37] = r0
	mov r59 = r33
	br.call.sptk.many b0 = futimens#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r0, r34
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r63 = r62
	(p6) br.cond.dptk .L9
	.mib
	nop 0
	nop 0
	br .L113
.L111:
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r63 = r8
	mov r61 = r34
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r57
	adds r60 = 16, r12
	.mmb
	st4 [r37] = r0
	mov r59 = r33
	br.call.sptk.many b0 = fstat64
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r0, r34
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r63 = r62
	(p6) br.cond.dptk .L8
	.mib
	nop 0
	nop 0
	br .L112
.L123:
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r63 = r8
	mov r61 = r34
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r57
	mov r61 = r0
	nop 0
	.mmb
	adds r60 = 16, r12
	mov r59 = r0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	mov r62 = r0
	mov r1 = r57
	mov r61 = r39
	.mmi
	st4 [r37] = r0
	addl r60 = 1, r0
	mov r59 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = clock_nanosleep#
	;;
	.mmi
	mov r1 = r57
	cmp4.ge p6, p7 = 0, r8
	sub r34 = r0, r8
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	.mii
	nop 0
	sxt4 r34 = r34
	;;
	(p6) add r62 = r1, r62
	;;
	.mib
	nop 0
	(p6) mov r63 = r62
	(p6) br.cond.dptk .L21
	.mib
	nop 0
	nop 0
	br .L124
.L122:
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r63 = r8
	mov r61 = r34
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r60 = r1, r60
	nop 0
	add r62 = r1, r62
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 520, r12
	nop 0
	mov r1 = r57
	;;
	.mlx
	ld8 r15 = [r14]
	movl r14 = 4000000000
	.mlx
	nop 0
	movl r59 = @gprel(.LC18)
	;;
	.mii
	cmp.lt p6, p7 = r14, r15
	add r59 = r1, r59
	;;
	(p6) addl r60 = 1, r0
	;;
	.mib
	(p7) mov r60 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r57
	mov r61 = r0
	nop 0
	.mmb
	adds r60 = 16, r12
	mov r59 = r0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	mov r62 = r0
	mov r1 = r57
	mov r61 = r39
	.mmi
	st4 [r37] = r0
	addl r60 = 1, r0
	addl r59 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = clock_nanosleep#
	;;
	.mmi
	mov r1 = r57
	cmp4.ge p6, p7 = 0, r8
	sub r34 = r0, r8
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	.mii
	nop 0
	sxt4 r34 = r34
	;;
	(p6) add r62 = r1, r62
	;;
	.mib
	nop 0
	(p6) mov r63 = r62
	(p6) br.cond.dptk .L20
	.mib
	nop 0
	nop 0
	br .L123
.L121:
	.mmi
	ld4 r59 = [r37]
	nop 0
	adds r51 = 24, r12
	.mmb
	adds r47 = 32, r12
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r63 = r8
	mov r61 = r34
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r15 = 2000, r0
	adds r14 = 40, r12
	mov r1 = r57
	.mmi
	adds r16 = 16, r12
	adds r17 = 520, r12
	addl r59 = 14, r0
	;;
	.mlx
	st8 [r14] = r15
	movl r14 = 9223372036854775807
	.mmi
	addl r60 = @ltoff(@fptr(nothing#)), gp
	st8 [r17] = r0
	nop 0
	;;
	.mlx
	st8 [r39] = r14
	movl r14 = 999999999
	.mmi
	st8 [r16] = r0
	ld8 r60 = [r60]
	nop 0
	;;
	.mmi
	st8 [r43] = r14
	st8 [r51] = r0
	nop 0
	;;
	.mmi
	nop 0
	st8 [r47] = r0
	nop 0
	.mmb
	st8 [r40] = r0
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	mov r1 = r57
	mov r61 = r0
	nop 0
	.mmb
	adds r60 = 16, r12
	mov r59 = r0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	nop 0
	mov r1 = r57
	adds r60 = 520, r12
	.mmb
	st4 [r37] = r0
	mov r59 = r39
	br.call.sptk.many b0 = nanosleep#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r0, r34
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r63 = r62
	(p6) br.cond.dptk .L19
	.mib
	nop 0
	nop 0
	br .L122
.L120:
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r63 = r8
	mov r61 = r34
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r62 = r0
	mov r1 = r57
	adds r61 = 784, r12
	.mmi
	st4 [r37] = r0
	addl r60 = 1, r0
	mov r59 = r48
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ppoll#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r0, r34
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r63 = r62
	(p6) br.cond.dptk .L18
	.mib
	nop 0
	nop 0
	br .L121
.L125:
	.mib
	ld4 r59 = [r37]
	mov r36 = r0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r63 = r8
	mov r61 = r34
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC20)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r57
	movl r14 = 9223372036854775807
	.mmi
	addl r16 = 999999, r0
	adds r17 = 784, r12
	mov r60 = r0
	;;
	.mlx
	st8 [r17] = r14
	movl r15 = 999999999
	.mlx
	st8 [r49] = r16
	movl r38 = @gprel(.LC2)
	;;
	.mlx
	st8 [r54] = r14
	movl r46 = @gprel(.LC21)
	.mlx
	st8 [r52] = r16
	movl r43 = @gprel(.LC7)
	;;
	.mlx
	adds r16 = 520, r12
	movl r45 = @gprel(.LC22)
	.mmi
	add r38 = r1, r38
	add r46 = r1, r46
	add r43 = r1, r43
	;;
	.mmi
	st8 [r16] = r14
	nop 0
	add r45 = r1, r45
	.mii
	st8 [r40] = r15
	addl r59 = 1, r0
	;;
	nop 0
	.mmb
	st8 [r41] = r14
	st8 [r50] = r15
	br.call.sptk.many b0 = timerfd_create#
	;;
	.mib
	mov r1 = r57
	mov r44 = r8
	br .L28
.L124:
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r63 = r8
	mov r61 = r34
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r57
	movl r14 = 1000000000
	.mmi
	st4 [r37] = r0
	mov r60 = r0
	mov r59 = r39
	;;
	.mib
	st8 [r43] = r14
	nop 0
	br.call.sptk.many b0 = nanosleep#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r0, r34
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r63 = r62
	(p6) br.cond.dptk .L22
	.mib
	nop 0
	nop 0
	br .L125
.L27:
	.mib
	mov r59 = r0
	nop 0
	br.call.sptk.many b0 = alarm#
	;;
	.mmi
	mov r1 = r57
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC18)
	.mmi
	nop 0
	(p6) addl r60 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r60 = r0
	add r59 = r1, r59
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r57
	addl r59 = -1, r0
	br.call.sptk.many b0 = alarm#
	;;
	.mib
	mov r1 = r57
	mov r59 = r0
	br.call.sptk.many b0 = alarm#
	;;
	.mlx
	nop 0
	movl r14 = 2000000000
	.mmi
	nop 0
	mov r1 = r57
	nop 0
	;;
	.mlx
	cmp4.ltu p6, p7 = r14, r8
	movl r59 = @gprel(.LC18)
	;;
	.mmi
	(p6) addl r60 = 1, r0
	nop 0
	add r59 = r1, r59
	;;
	.mib
	(p7) mov r60 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r57
	mov r61 = r48
	mov r60 = r0
	.mmb
	mov r59 = r0
	st4 [r37] = r0
	br.call.sptk.many b0 = timer_create#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mlx
	cmp.le p6, p7 = r0, r34
	movl r60 = @gprel(.LC23)
	.mlx
	mov r61 = r34
	movl r59 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	.mmb
	add r60 = r1, r60
	add r59 = r1, r59
	(p7) br.cond.dpnt .L129
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	(p6) mov r63 = r62
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r62 = r0
	mov r1 = r57
	adds r61 = 520, r12
	.mmi
	st4 [r37] = r0
	ld8 r59 = [r48]
	mov r60 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = timer_settime#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mib
	cmp.le p6, p7 = r0, r34
	nop 0
	(p7) br.cond.dpnt .L130
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p6) mov r63 = r62
.L30:
	.mlx
	nop 0
	movl r60 = @gprel(.LC24)
	.mlx
	mov r61 = r34
	movl r59 = @gprel(.LC7)
	;;
	.mib
	add r60 = r1, r60
	add r59 = r1, r59
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r62 = r0
	mov r1 = r57
	adds r61 = 520, r12
	.mmi
	st4 [r37] = r0
	ld8 r59 = [r48]
	addl r60 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = timer_settime#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mib
	cmp.le p6, p7 = r0, r34
	nop 0
	(p7) br.cond.dpnt .L131
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p6) mov r63 = r62
.L31:
	.mlx
	nop 0
	movl r60 = @gprel(.LC24)
	.mlx
	mov r61 = r34
	movl r59 = @gprel(.LC7)
	;;
	.mib
	add r60 = r1, r60
	add r59 = r1, r59
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r57
	adds r60 = 16, r12
	.mmb
	st4 [r37] = r0
	ld8 r59 = [r48]
	br.call.sptk.many b0 = timer_gettime#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mib
	cmp.le p6, p7 = r0, r34
	nop 0
	(p7) br.cond.dpnt .L132
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p6) mov r63 = r62
.L32:
	.mlx
	nop 0
	movl r60 = @gprel(.LC25)
	.mlx
	mov r61 = r34
	movl r59 = @gprel(.LC7)
	;;
	.mib
	add r60 = r1, r60
	add r59 = r1, r59
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r57
	nop 0
	.mlx
	ld8 r15 = [r47]
	movl r14 = 2000000000
	;;
	.mlx
	cmp.lt p6, p7 = r14, r15
	movl r59 = @gprel(.LC18)
	;;
	.mmi
	(p6) addl r60 = 1, r0
	nop 0
	add r59 = r1, r59
	;;
	.mib
	(p7) mov r60 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r62 = r0
	mov r1 = r57
	adds r61 = 520, r12
	.mmi
	st4 [r37] = r0
	mov r60 = r0
	mov r59 = r44
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = timerfd_settime#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mib
	cmp.le p6, p7 = r0, r34
	nop 0
	(p7) br.cond.dpnt .L133
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p6) mov r63 = r62
.L33:
	.mlx
	nop 0
	movl r60 = @gprel(.LC26)
	.mlx
	mov r61 = r34
	movl r59 = @gprel(.LC7)
	;;
	.mib
	add r60 = r1, r60
	add r59 = r1, r59
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r62 = r0
	mov r1 = r57
	adds r61 = 520, r12
	.mmi
	st4 [r37] = r0
	addl r60 = 1, r0
	mov r59 = r44
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = timerfd_settime#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mib
	cmp.le p6, p7 = r0, r34
	nop 0
	(p7) br.cond.dpnt .L134
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p6) mov r63 = r62
.L34:
	.mlx
	nop 0
	movl r60 = @gprel(.LC26)
	.mlx
	mov r61 = r34
	movl r59 = @gprel(.LC7)
	;;
	.mib
	add r60 = r1, r60
	add r59 = r1, r59
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r57
	adds r60 = 16, r12
	.mmb
	st4 [r37] = r0
	mov r59 = r44
	br.call.sptk.many b0 = timerfd_gettime#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mib
	cmp.le p6, p7 = r0, r34
	nop 0
	(p7) br.cond.dpnt .L135
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p6) mov r63 = r62
.L35:
	.mlx
	nop 0
	movl r60 = @gprel(.LC27)
	.mlx
	mov r61 = r34
	movl r59 = @gprel(.LC7)
	;;
	.mib
	add r60 = r1, r60
	add r59 = r1, r59
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r57
	nop 0
	.mlx
	ld8 r15 = [r47]
	movl r14 = 2000000000
	;;
	.mlx
	cmp.lt p6, p7 = r14, r15
	movl r59 = @gprel(.LC18)
	;;
	.mmi
	(p6) addl r60 = 1, r0
	nop 0
	add r59 = r1, r59
	;;
	.mib
	(p7) mov r60 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r57
	mov r60 = r41
	.mmi
	st8 [r50] = r0
	st4 [r37] = r0
	mov r59 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = clock_settime#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mib
	cmp.le p6, p7 = r0, r34
	nop 0
	(p7) br.cond.dpnt .L136
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p6) mov r63 = r62
.L36:
	.mlx
	nop 0
	movl r60 = @gprel(.LC28)
	.mlx
	mov r61 = r34
	movl r59 = @gprel(.LC7)
	;;
	.mib
	add r60 = r1, r60
	add r59 = r1, r59
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r57
	movl r14 = 8277292036
	.mmi
	st4 [r37] = r0
	mov r60 = r41
	mov r59 = r0
	;;
	.mib
	st8 [r41] = r14
	nop 0
	br.call.sptk.many b0 = clock_settime#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mib
	cmp.le p6, p7 = r0, r34
	nop 0
	(p7) br.cond.dpnt .L137
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p6) mov r63 = r62
.L37:
	.mlx
	nop 0
	movl r60 = @gprel(.LC28)
	.mlx
	mov r61 = r34
	movl r59 = @gprel(.LC7)
	;;
	.mib
	add r60 = r1, r60
	add r59 = r1, r59
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	addl r14 = -1, r0
	mov r1 = r57
	.mmi
	st4 [r37] = r0
	mov r60 = r41
	mov r59 = r0
	;;
	.mib
	st8 [r41] = r14
	nop 0
	br.call.sptk.many b0 = clock_settime#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mib
	cmp.le p6, p7 = r0, r34
	nop 0
	(p7) br.cond.dpnt .L138
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p6) mov r63 = r62
.L38:
	.mlx
	nop 0
	movl r60 = @gprel(.LC28)
	.mlx
	mov r61 = r34
	movl r59 = @gprel(.LC7)
	;;
	.mib
	add r60 = r1, r60
	add r59 = r1, r59
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	adds r63 = 16, r12
	movl r14 = 9223372036854775807
	.mmi
	mov r1 = r57
	addl r62 = 6, r0
	mov r61 = r0
	;;
	.mlx
	st8 [r63] = r14
	movl r14 = 999999999
	.mmi
	addl r60 = @gprel(a.1#), gp
	st4 [r37] = r0
	addl r59 = 1230, r0
	;;
	.mib
	st8 [r51] = r14
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r57
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r34 = r8
	nop 0
	(p7) br.cond.dpnt .L139
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p6) mov r63 = r62
.L39:
	.mlx
	nop 0
	movl r60 = @gprel(.LC29)
	.mlx
	mov r61 = r34
	movl r59 = @gprel(.LC7)
	;;
	.mib
	add r60 = r1, r60
	add r59 = r1, r59
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r57
	addl r62 = 6, r0
	adds r63 = 16, r12
	.mmi
	addl r65 = 1, r0
	st4 [r37] = r0
	mov r64 = r0
	;;
	.mmi
	addl r60 = @gprel(a.1#), gp
	nop 0
	addl r61 = 9, r0
	.mmb
	addl r59 = 1230, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r57
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r34 = r8
	nop 0
	(p7) br.cond.dpnt .L140
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p6) mov r63 = r62
.L40:
	.mlx
	nop 0
	movl r60 = @gprel(.LC29)
	.mlx
	mov r61 = r34
	movl r59 = @gprel(.LC7)
	;;
	.mib
	add r60 = r1, r60
	add r59 = r1, r59
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r57
	addl r62 = -1, r0
	addl r63 = -1, r0
	.mmi
	st4 [r37] = r0
	addl r61 = 5, r0
	addl r59 = 1230, r0
	;;
	.mmi
	nop 0
	addl r64 = @gprel(b.0#), gp
	addl r60 = @gprel(a.1#), gp
	.mlx
	nop 0
	movl r65 = -1610485753
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r57
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r34 = r8
	nop 0
	(p7) br.cond.dpnt .L141
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p6) mov r63 = r62
.L41:
	.mlx
	nop 0
	movl r60 = @gprel(.LC30)
	.mlx
	mov r61 = r34
	movl r59 = @gprel(.LC7)
	;;
	.mib
	add r60 = r1, r60
	add r59 = r1, r59
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r57
	nop 0
	;;
	.mlx
	addl r14 = @gprel(b.0#), gp
	movl r59 = @gprel(.LC31)
	;;
	.mmi
	nop 0
	add r59 = r1, r59
	nop 0
	.mmb
	ld4 r60 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r57
	movl r62 = -2147483648
	.mmi
	st4 [r37] = r0
	addl r61 = 1, r0
	addl r59 = 1230, r0
	;;
	.mib
	addl r60 = @gprel(a.1#), gp
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r57
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r34 = r8
	nop 0
	(p7) br.cond.dpnt .L142
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p6) mov r63 = r62
.L42:
	.mlx
	nop 0
	movl r60 = @gprel(.LC32)
	.mlx
	mov r61 = r34
	movl r59 = @gprel(.LC7)
	;;
	.mib
	add r60 = r1, r60
	add r59 = r1, r59
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r57
	addl r62 = 1, r0
	addl r63 = -1, r0
	.mmi
	st4 [r37] = r0
	addl r61 = 3, r0
	addl r59 = 1230, r0
	;;
	.mib
	addl r64 = @gprel(b.0#), gp
	addl r60 = @gprel(a.1#), gp
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r57
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r34 = r8
	nop 0
	(p7) br.cond.dpnt .L143
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p6) mov r63 = r62
.L43:
	.mlx
	mov r61 = r34
	movl r60 = @gprel(.LC33)
	.mlx
	sub r42 = 20, r42
	movl r59 = @gprel(.LC7)
	;;
	.mmi
	add r60 = r1, r60
	add r59 = r1, r59
	addp4 r42 = r42, r0
	.mmb
	adds r46 = 522, r12
	adds r34 = 16, r12
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r57
	nop 0
	addl r61 = 504, r0
	.mmi
	adds r59 = 16, r12
	nop 0
	addl r44 = 2, r0
	;;
	.mlx
	nop 0
	movl r60 = @gprel(.LC1)
	;;
	.mib
	add r60 = r1, r60
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r57
	nop 0
	mov ar.lc = r42
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	.mlx
	nop 0
	movl r47 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC34)
	.mlx
	add r38 = r1, r38
	movl r43 = @gprel(.LC7)
	;;
	.mmi
	add r47 = r1, r47
	add r45 = r1, r45
	add r43 = r1, r43
.L45:
	.mmi
	adds r59 = 520, r12
	nop 0
	addl r61 = 32, r0
	.mmb
	mov r60 = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r15 = 8, r34
	adds r14 = 16, r34
	mov r1 = r57
	.mmi
	ld4 r16 = [r34]
	adds r61 = 520, r12
	addl r60 = 6, r0
	;;
	.mmi
	ld8 r15 = [r15]
	nop 0
	mov r59 = r33
	.mmi
	ld8 r14 = [r14]
	st2 [r46] = r16
	nop 0
	;;
	.mmi
	st4 [r37] = r0
	st8 [r40] = r15
	nop 0
	;;
	.mib
	st8 [r41] = r14
	nop 0
	br.call.sptk.many b0 = fcntl64
	;;
	.mmi
	mov r62 = r38
	nop 0
	sxt4 r36 = r8
	.mmi
	mov r63 = r38
	nop 0
	mov r1 = r57
	;;
	.mib
	nop 0
	cmp.le p6, p7 = r0, r36
	(p7) br.cond.dpnt .L144
.L44:
	.mmi
	mov r61 = r36
	mov r60 = r45
	nop 0
	.mmb
	mov r59 = r43
	adds r34 = 24, r34
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r57
	addl r61 = 32, r0
	nop 0
	.mmb
	mov r60 = r0
	adds r59 = 520, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r61 = 520, r12
	nop 0
	mov r1 = r57
	.mmi
	addl r60 = 6, r0
	nop 0
	mov r59 = r33
	;;
	.mib
	st2 [r61] = r44
	nop 0
	br.call.sptk.many b0 = fcntl64
	;;
	.mib
	nop 0
	mov r1 = r57
	br.cloop.sptk.few .L45
	.mmi
	adds r17 = 16, r12
	adds r14 = 520, r12
	mov r61 = r0
	.mlx
	mov r59 = r35
	movl r33 = 9223372036854775807
	;;
	.mmi
	st8 [r14] = r33
	st8 [r17] = r0
	mov r60 = r33
	;;
	.mmi
	nop 0
	st1 [r39] = r0
	nop 0
	.mmb
	st4 [r37] = r0
	nop 0
	br.call.sptk.many b0 = lseek64
	;;
	.mmi
	mov r1 = r57
	nop 0
	cmp.eq p6, p7 = r33, r8
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC2)
	.mlx
	(p6) addl r61 = 1, r0
	movl r60 = @gprel(.LC35)
	;;
	.mlx
	add r63 = r1, r63
	movl r59 = @gprel(.LC7)
	.mmi
	(p7) mov r61 = r0
	nop 0
	add r60 = r1, r60
	;;
	.mib
	mov r62 = r63
	add r59 = r1, r59
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r60 = r33
	mov r1 = r57
	addl r61 = 1, r0
	.mmb
	mov r59 = r35
	st4 [r37] = r0
	br.call.sptk.many b0 = lseek64
	;;
	.mmi
	mov r1 = r57
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r33 = r8
	nop 0
	(p7) br.cond.dpnt .L145
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	.mlx
	mov r61 = r33
	movl r60 = @gprel(.LC36)
	;;
	.mlx
	(p6) add r62 = r1, r62
	movl r59 = @gprel(.LC7)
	.mmi
	nop 0
	add r60 = r1, r60
	nop 0
	;;
	.mib
	(p6) mov r63 = r62
	add r59 = r1, r59
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r57
	addl r61 = 2, r0
	mov r59 = r35
	.mlx
	st4 [r37] = r0
	movl r60 = 9223372036854775807
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = lseek64
	;;
	.mmi
	mov r1 = r57
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r33 = r8
	nop 0
	(p7) br.cond.dpnt .L146
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p6) mov r63 = r62
.L47:
	.mlx
	nop 0
	movl r60 = @gprel(.LC37)
	.mlx
	mov r61 = r33
	movl r59 = @gprel(.LC7)
	;;
	.mib
	add r60 = r1, r60
	add r59 = r1, r59
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r57
	addl r61 = 1, r0
	mov r59 = r35
	.mlx
	st4 [r37] = r0
	movl r60 = -9223372036854775808
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = lseek64
	;;
	.mmi
	mov r1 = r57
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r33 = r8
	nop 0
	(p7) br.cond.dpnt .L147
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p6) mov r63 = r62
.L48:
	.mlx
	nop 0
	movl r60 = @gprel(.LC38)
	.mlx
	mov r61 = r33
	movl r59 = @gprel(.LC7)
	;;
	.mib
	add r60 = r1, r60
	add r59 = r1, r59
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r57
	addl r61 = 1, r0
	.mmi
	st4 [r37] = r0
	mov r60 = r39
	mov r59 = r35
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r57
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r33 = r8
	nop 0
	(p7) br.cond.dpnt .L148
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p6) mov r63 = r62
.L49:
	.mlx
	nop 0
	movl r60 = @gprel(.LC39)
	.mlx
	mov r61 = r33
	movl r59 = @gprel(.LC7)
	;;
	.mib
	add r60 = r1, r60
	add r59 = r1, r59
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r57
	addl r61 = 1, r0
	.mmi
	st4 [r37] = r0
	mov r60 = r39
	mov r59 = r35
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r57
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r33 = r8
	nop 0
	(p7) br.cond.dpnt .L149
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p6) mov r63 = r62
.L50:
	.mlx
	nop 0
	movl r60 = @gprel(.LC40)
	.mlx
	mov r61 = r33
	movl r59 = @gprel(.LC7)
	;;
	.mib
	add r60 = r1, r60
	add r59 = r1, r59
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r57
	movl r62 = 9223372036854775807
	.mmi
	addl r61 = 1, r0
	st4 [r37] = r0
	mov r60 = r39
	;;
	.mib
	mov r59 = r35
	nop 0
	br.call.sptk.many b0 = pread64
	;;
	.mmi
	mov r1 = r57
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r33 = r8
	nop 0
	(p7) br.cond.dpnt .L150
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p6) mov r63 = r62
.L51:
	.mlx
	nop 0
	movl r60 = @gprel(.LC41)
	.mlx
	mov r61 = r33
	movl r59 = @gprel(.LC7)
	;;
	.mib
	add r60 = r1, r60
	add r59 = r1, r59
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r57
	movl r62 = 9223372036854775807
	.mmi
	addl r61 = 1, r0
	st4 [r37] = r0
	mov r60 = r39
	;;
	.mib
	mov r59 = r35
	nop 0
	br.call.sptk.many b0 = pwrite64
	;;
	.mmi
	mov r1 = r57
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r33 = r8
	nop 0
	(p7) br.cond.dpnt .L151
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p6) mov r63 = r62
.L52:
	.mlx
	nop 0
	movl r60 = @gprel(.LC42)
	.mlx
	mov r61 = r33
	movl r59 = @gprel(.LC7)
	;;
	.mib
	add r60 = r1, r60
	add r59 = r1, r59
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r57
	movl r62 = -9223372036854775808
	.mmi
	addl r61 = 1, r0
	st4 [r37] = r0
	mov r60 = r39
	;;
	.mib
	mov r59 = r35
	nop 0
	br.call.sptk.many b0 = pread64
	;;
	.mmi
	mov r1 = r57
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r33 = r8
	nop 0
	(p7) br.cond.dpnt .L152
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p6) mov r63 = r62
.L53:
	.mlx
	nop 0
	movl r60 = @gprel(.LC41)
	.mlx
	mov r61 = r33
	movl r59 = @gprel(.LC7)
	;;
	.mib
	add r60 = r1, r60
	add r59 = r1, r59
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r57
	movl r60 = -9223372036854775808
	.mmb
	st4 [r37] = r0
	mov r59 = r35
	br.call.sptk.many b0 = ftruncate64
	;;
	.mii
	nop 0
	sxt4 r33 = r8
	mov r1 = r57
	;;
	.mib
	cmp.le p6, p7 = r0, r33
	nop 0
	(p7) br.cond.dpnt .L153
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p6) mov r63 = r62
.L54:
	.mlx
	nop 0
	movl r60 = @gprel(.LC43)
	.mlx
	mov r61 = r33
	movl r59 = @gprel(.LC7)
	;;
	.mib
	add r60 = r1, r60
	add r59 = r1, r59
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r57
	mov r61 = r0
	.mmi
	st4 [r37] = r0
	mov r60 = r0
	mov r59 = r35
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = lseek64
	;;
	.mmi
	mov r1 = r57
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r33 = r8
	nop 0
	(p7) br.cond.dpnt .L154
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p6) mov r63 = r62
.L55:
	.mlx
	nop 0
	movl r60 = @gprel(.LC35)
	.mlx
	mov r61 = r33
	movl r59 = @gprel(.LC7)
	;;
	.mib
	add r60 = r1, r60
	add r59 = r1, r59
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r63 = 16, r12
	mov r62 = r35
	mov r1 = r57
	.mmi
	mov r65 = r0
	st4 [r37] = r0
	mov r60 = r35
	;;
	.mlx
	mov r61 = r63
	movl r64 = 9223372036854775807
	.mmb
	addl r59 = 1347, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r57
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r33 = r8
	nop 0
	(p7) br.cond.dpnt .L155
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p6) mov r63 = r62
.L56:
	.mlx
	nop 0
	movl r60 = @gprel(.LC44)
	.mlx
	mov r61 = r33
	movl r59 = @gprel(.LC7)
	;;
	.mib
	add r60 = r1, r60
	add r59 = r1, r59
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r62 = r35
	mov r1 = r57
	adds r63 = 16, r12
	.mmi
	mov r65 = r0
	st4 [r37] = r0
	addl r64 = 100, r0
	;;
	.mmi
	adds r61 = 520, r12
	nop 0
	mov r60 = r35
	.mmb
	addl r59 = 1347, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r57
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r33 = r8
	nop 0
	(p7) br.cond.dpnt .L156
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p6) mov r63 = r62
.L57:
	.mlx
	nop 0
	movl r60 = @gprel(.LC45)
	.mlx
	mov r61 = r33
	movl r59 = @gprel(.LC7)
	;;
	.mib
	add r60 = r1, r60
	add r59 = r1, r59
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r63 = 520, r12
	addl r14 = 50, r0
	mov r62 = r35
	.mmi
	mov r1 = r57
	st4 [r37] = r0
	mov r65 = r0
	;;
	.mmi
	st8 [r63] = r14
	addl r64 = 50, r0
	adds r61 = 16, r12
	.mmb
	mov r60 = r35
	addl r59 = 1347, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r57
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r33 = r8
	nop 0
	(p7) br.cond.dpnt .L157
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p6) mov r63 = r62
.L58:
	.mlx
	nop 0
	movl r60 = @gprel(.LC46)
	.mlx
	mov r61 = r33
	movl r59 = @gprel(.LC7)
	;;
	.mib
	add r60 = r1, r60
	add r59 = r1, r59
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 16, r12
	adds r16 = 520, r12
	addl r14 = 50, r0
	.mmi
	mov r62 = r35
	mov r1 = r57
	mov r65 = r0
	;;
	.mmi
	mov r63 = r15
	st8 [r15] = r0
	addl r64 = 10, r0
	.mmi
	st4 [r37] = r0
	mov r61 = r16
	mov r60 = r35
	;;
	.mib
	st8 [r16] = r14
	addl r59 = 1347, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r57
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r33 = r8
	nop 0
	(p7) br.cond.dpnt .L158
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p6) mov r63 = r62
.L59:
	.mlx
	nop 0
	movl r60 = @gprel(.LC47)
	.mlx
	mov r61 = r33
	movl r59 = @gprel(.LC7)
	;;
	.mmi
	nop 0
	add r60 = r1, r60
	add r59 = r1, r59
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r57
	nop 0
	nop 0
.L159:
	.mii
	mov r8 = r32
	mov b0 = r55
	;;
	mov ar.pfs = r56
	;;
	.mii
	nop 0
	mov ar.lc = r58
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 848, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L144:
	.body
	.copy_state 2
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	nop 0
	mov r1 = r57
	mov r62 = r47
	.mmb
	nop 0
	mov r63 = r8
	br .L44
.L158:
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r63 = r8
	mov r61 = r33
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC47)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r57
	br .L159
.L157:
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r61 = r33
	mov r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC46)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 16, r12
	adds r16 = 520, r12
	addl r14 = 50, r0
	.mmi
	mov r62 = r35
	mov r1 = r57
	mov r65 = r0
	;;
	.mmi
	mov r63 = r15
	st8 [r15] = r0
	addl r64 = 10, r0
	.mmi
	st4 [r37] = r0
	mov r61 = r16
	mov r60 = r35
	;;
	.mib
	st8 [r16] = r14
	addl r59 = 1347, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r57
	cmp.le p6, p7 = r0, r8
	mov r33 = r8
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r63 = r62
	(p6) br.cond.dptk .L59
	.mib
	nop 0
	nop 0
	br .L158
.L156:
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r61 = r33
	mov r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC45)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r63 = 520, r12
	addl r14 = 50, r0
	mov r62 = r35
	.mmi
	mov r1 = r57
	st4 [r37] = r0
	mov r65 = r0
	;;
	.mmi
	st8 [r63] = r14
	addl r64 = 50, r0
	adds r61 = 16, r12
	.mmb
	mov r60 = r35
	addl r59 = 1347, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r57
	cmp.le p6, p7 = r0, r8
	mov r33 = r8
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r63 = r62
	(p6) br.cond.dptk .L58
	.mib
	nop 0
	nop 0
	br .L157
.L155:
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r61 = r33
	mov r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC44)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r62 = r35
	adds r63 = 16, r12
	mov r1 = r57
	.mmi
	mov r65 = r0
	st4 [r37] = r0
	addl r64 = 100, r0
	;;
	.mmi
	adds r61 = 520, r12
	nop 0
	mov r60 = r35
	.mmb
	addl r59 = 1347, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r57
	cmp.le p6, p7 = r0, r8
	mov r33 = r8
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r63 = r62
	(p6) br.cond.dptk .L57
	.mib
	nop 0
	nop 0
	br .L156
.L154:
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r61 = r33
	mov r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC35)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r63 = 16, r12
	mov r62 = r35
	mov r1 = r57
	.mmi
	mov r65 = r0
	st4 [r37] = r0
	mov r60 = r35
	;;
	.mlx
	mov r61 = r63
	movl r64 = 9223372036854775807
	.mmb
	addl r59 = 1347, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r57
	cmp.le p6, p7 = r0, r8
	mov r33 = r8
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r63 = r62
	(p6) br.cond.dptk .L56
	.mib
	nop 0
	nop 0
	br .L155
.L153:
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r63 = r8
	mov r61 = r33
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC43)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r57
	mov r61 = r0
	.mmi
	st4 [r37] = r0
	mov r60 = r0
	mov r59 = r35
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = lseek64
	;;
	.mmi
	mov r1 = r57
	cmp.le p6, p7 = r0, r8
	mov r33 = r8
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r63 = r62
	(p6) br.cond.dptk .L55
	.mib
	nop 0
	nop 0
	br .L154
.L152:
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r63 = r8
	mov r61 = r33
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC41)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r57
	movl r60 = -9223372036854775808
	.mmb
	st4 [r37] = r0
	mov r59 = r35
	br.call.sptk.many b0 = ftruncate64
	;;
	.mii
	nop 0
	sxt4 r33 = r8
	mov r1 = r57
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r0, r33
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r63 = r62
	(p6) br.cond.dptk .L54
	.mib
	nop 0
	nop 0
	br .L153
.L151:
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r63 = r8
	mov r61 = r33
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC42)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r57
	movl r62 = -9223372036854775808
	.mmi
	addl r61 = 1, r0
	st4 [r37] = r0
	mov r60 = r39
	;;
	.mib
	mov r59 = r35
	nop 0
	br.call.sptk.many b0 = pread64
	;;
	.mmi
	mov r1 = r57
	cmp.le p6, p7 = r0, r8
	mov r33 = r8
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r63 = r62
	(p6) br.cond.dptk .L53
	.mib
	nop 0
	nop 0
	br .L152
.L150:
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r63 = r8
	mov r61 = r33
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC41)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r57
	movl r62 = 9223372036854775807
	.mmi
	addl r61 = 1, r0
	st4 [r37] = r0
	mov r60 = r39
	;;
	.mib
	mov r59 = r35
	nop 0
	br.call.sptk.many b0 = pwrite64
	;;
	.mmi
	mov r1 = r57
	cmp.le p6, p7 = r0, r8
	mov r33 = r8
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r63 = r62
	(p6) br.cond.dptk .L52
	.mib
	nop 0
	nop 0
	br .L151
.L149:
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r63 = r8
	mov r61 = r33
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC40)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r57
	movl r62 = 9223372036854775807
	.mmi
	addl r61 = 1, r0
	st4 [r37] = r0
	mov r60 = r39
	;;
	.mib
	mov r59 = r35
	nop 0
	br.call.sptk.many b0 = pread64
	;;
	.mmi
	mov r1 = r57
	cmp.le p6, p7 = r0, r8
	mov r33 = r8
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r63 = r62
	(p6) br.cond.dptk .L51
	.mib
	nop 0
	nop 0
	br .L150
.L148:
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r63 = r8
	mov r61 = r33
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC39)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r57
	addl r61 = 1, r0
	.mmi
	st4 [r37] = r0
	mov r60 = r39
	mov r59 = r35
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r57
	cmp.le p6, p7 = r0, r8
	mov r33 = r8
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r63 = r62
	(p6) br.cond.dptk .L50
	.mib
	nop 0
	nop 0
	br .L149
.L147:
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r63 = r8
	mov r61 = r33
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC38)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r57
	addl r61 = 1, r0
	.mmi
	st4 [r37] = r0
	mov r60 = r39
	mov r59 = r35
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r57
	cmp.le p6, p7 = r0, r8
	mov r33 = r8
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r63 = r62
	(p6) br.cond.dptk .L49
	.mib
	nop 0
	nop 0
	br .L148
.L146:
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r63 = r8
	mov r61 = r33
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC37)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r57
	addl r61 = 1, r0
	mov r59 = r35
	.mlx
	st4 [r37] = r0
	movl r60 = -9223372036854775808
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = lseek64
	;;
	.mmi
	mov r1 = r57
	cmp.le p6, p7 = r0, r8
	mov r33 = r8
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r63 = r62
	(p6) br.cond.dptk .L48
	.mib
	nop 0
	nop 0
	br .L147
.L145:
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r63 = r8
	mov r61 = r33
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC36)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r57
	addl r61 = 2, r0
	mov r59 = r35
	.mlx
	st4 [r37] = r0
	movl r60 = 9223372036854775807
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = lseek64
	;;
	.mmi
	mov r1 = r57
	cmp.le p6, p7 = r0, r8
	mov r33 = r8
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r63 = r62
	(p6) br.cond.dptk .L47
	.mib
	nop 0
	nop 0
	br .L146
.L143:
	.mmi
	nop 0
	ld4 r59 = [r37]
	sub r42 = 20, r42
	.mmb
	adds r46 = 522, r12
	addl r44 = 2, r0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r63 = r8
	nop 0
	.mmi
	mov r61 = r34
	addp4 r42 = r42, r0
	adds r34 = 16, r12
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC33)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r57
	addl r61 = 504, r0
	adds r59 = 16, r12
	;;
	.mlx
	nop 0
	movl r60 = @gprel(.LC1)
	;;
	.mib
	add r60 = r1, r60
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r57
	nop 0
	mov ar.lc = r42
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	.mlx
	nop 0
	movl r47 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC34)
	.mlx
	add r38 = r1, r38
	movl r43 = @gprel(.LC7)
	;;
	.mmi
	nop 0
	add r47 = r1, r47
	add r45 = r1, r45
	.mmb
	nop 0
	add r43 = r1, r43
	br .L45
.L142:
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r61 = r34
	mov r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC32)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r57
	addl r62 = 1, r0
	addl r63 = -1, r0
	.mmi
	st4 [r37] = r0
	addl r61 = 3, r0
	addl r59 = 1230, r0
	;;
	.mib
	addl r64 = @gprel(b.0#), gp
	addl r60 = @gprel(a.1#), gp
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r57
	cmp.le p6, p7 = r0, r8
	mov r34 = r8
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r63 = r62
	(p6) br.cond.dptk .L43
	.mib
	nop 0
	nop 0
	br .L143
.L141:
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r63 = r8
	mov r61 = r34
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC30)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r57
	nop 0
	;;
	.mlx
	addl r14 = @gprel(b.0#), gp
	movl r59 = @gprel(.LC31)
	;;
	.mmi
	nop 0
	add r59 = r1, r59
	nop 0
	.mmb
	ld4 r60 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r57
	movl r62 = -2147483648
	.mmi
	st4 [r37] = r0
	addl r61 = 1, r0
	addl r59 = 1230, r0
	;;
	.mib
	addl r60 = @gprel(a.1#), gp
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r57
	cmp.le p6, p7 = r0, r8
	mov r34 = r8
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r63 = r62
	(p6) br.cond.dptk .L42
	.mib
	nop 0
	nop 0
	br .L142
.L140:
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r61 = r34
	mov r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC29)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r57
	addl r62 = -1, r0
	addl r63 = -1, r0
	.mmi
	st4 [r37] = r0
	addl r61 = 5, r0
	addl r59 = 1230, r0
	;;
	.mmi
	nop 0
	addl r64 = @gprel(b.0#), gp
	addl r60 = @gprel(a.1#), gp
	.mlx
	nop 0
	movl r65 = -1610485753
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r57
	cmp.le p6, p7 = r0, r8
	mov r34 = r8
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r63 = r62
	(p6) br.cond.dptk .L41
	.mib
	nop 0
	nop 0
	br .L141
.L139:
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r61 = r34
	mov r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC29)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r57
	addl r62 = 6, r0
	adds r63 = 16, r12
	.mmi
	addl r65 = 1, r0
	st4 [r37] = r0
	mov r64 = r0
	;;
	.mmi
	addl r60 = @gprel(a.1#), gp
	nop 0
	addl r61 = 9, r0
	.mmb
	addl r59 = 1230, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r57
	cmp.le p6, p7 = r0, r8
	mov r34 = r8
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r63 = r62
	(p6) br.cond.dptk .L40
	.mib
	nop 0
	nop 0
	br .L140
.L138:
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r61 = r34
	mov r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC28)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	adds r63 = 16, r12
	movl r14 = 9223372036854775807
	.mmi
	mov r1 = r57
	addl r62 = 6, r0
	mov r61 = r0
	;;
	.mlx
	st8 [r63] = r14
	movl r14 = 999999999
	.mmi
	addl r60 = @gprel(a.1#), gp
	st4 [r37] = r0
	addl r59 = 1230, r0
	;;
	.mib
	st8 [r51] = r14
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r57
	cmp.le p6, p7 = r0, r8
	mov r34 = r8
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r63 = r62
	(p6) br.cond.dptk .L39
	.mib
	nop 0
	nop 0
	br .L139
.L137:
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r63 = r8
	mov r61 = r34
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC28)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	addl r14 = -1, r0
	mov r1 = r57
	.mmi
	st4 [r37] = r0
	mov r60 = r41
	mov r59 = r0
	;;
	.mib
	st8 [r41] = r14
	nop 0
	br.call.sptk.many b0 = clock_settime#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r0, r34
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r63 = r62
	(p6) br.cond.dptk .L38
	.mib
	nop 0
	nop 0
	br .L138
.L136:
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r63 = r8
	mov r61 = r34
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC28)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r57
	movl r14 = 8277292036
	.mmi
	st4 [r37] = r0
	mov r60 = r41
	mov r59 = r0
	;;
	.mib
	st8 [r41] = r14
	nop 0
	br.call.sptk.many b0 = clock_settime#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r0, r34
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r63 = r62
	(p6) br.cond.dptk .L37
	.mib
	nop 0
	nop 0
	br .L137
.L135:
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r63 = r8
	mov r61 = r34
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC27)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r57
	nop 0
	.mlx
	ld8 r15 = [r47]
	movl r14 = 2000000000
	;;
	.mlx
	cmp.lt p6, p7 = r14, r15
	movl r59 = @gprel(.LC18)
	;;
	.mmi
	(p6) addl r60 = 1, r0
	nop 0
	add r59 = r1, r59
	;;
	.mib
	(p7) mov r60 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r57
	mov r60 = r41
	.mmi
	st8 [r50] = r0
	st4 [r37] = r0
	mov r59 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = clock_settime#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r0, r34
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r63 = r62
	(p6) br.cond.dptk .L36
	.mib
	nop 0
	nop 0
	br .L136
.L134:
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r63 = r8
	mov r61 = r34
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r57
	adds r60 = 16, r12
	.mmb
	st4 [r37] = r0
	mov r59 = r44
	br.call.sptk.many b0 = timerfd_gettime#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r0, r34
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r63 = r62
	(p6) br.cond.dptk .L35
	.mib
	nop 0
	nop 0
	br .L135
.L133:
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r63 = r8
	mov r61 = r34
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r62 = r0
	mov r1 = r57
	adds r61 = 520, r12
	.mmi
	st4 [r37] = r0
	addl r60 = 1, r0
	mov r59 = r44
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = timerfd_settime#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r0, r34
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r63 = r62
	(p6) br.cond.dptk .L34
	.mib
	nop 0
	nop 0
	br .L134
.L132:
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r63 = r8
	mov r61 = r34
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC25)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r60 = r1, r60
	nop 0
	add r62 = r1, r62
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r57
	nop 0
	.mlx
	ld8 r15 = [r47]
	movl r14 = 2000000000
	;;
	.mlx
	cmp.lt p6, p7 = r14, r15
	movl r59 = @gprel(.LC18)
	;;
	.mmi
	(p6) addl r60 = 1, r0
	nop 0
	add r59 = r1, r59
	;;
	.mib
	(p7) mov r60 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r62 = r0
	mov r1 = r57
	adds r61 = 520, r12
	.mmi
	st4 [r37] = r0
	mov r60 = r0
	mov r59 = r44
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = timerfd_settime#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r0, r34
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r63 = r62
	(p6) br.cond.dptk .L33
	.mib
	nop 0
	nop 0
	br .L133
.L131:
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r63 = r8
	mov r61 = r34
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r57
	adds r60 = 16, r12
	.mmb
	st4 [r37] = r0
	ld8 r59 = [r48]
	br.call.sptk.many b0 = timer_gettime#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r0, r34
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r63 = r62
	(p6) br.cond.dptk .L32
	.mib
	nop 0
	nop 0
	br .L132
.L130:
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r63 = r8
	mov r61 = r34
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r62 = r0
	mov r1 = r57
	adds r61 = 520, r12
	.mmi
	st4 [r37] = r0
	ld8 r59 = [r48]
	addl r60 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = timer_settime#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r0, r34
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r63 = r62
	(p6) br.cond.dptk .L31
	.mib
	nop 0
	nop 0
	br .L131
.L129:
	.mib
	ld4 r59 = [r37]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r63 = r8
	mov r61 = r34
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	.mlx
	nop 0
	movl r60 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC7)
	.mmi
	add r62 = r1, r62
	nop 0
	add r60 = r1, r60
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r62 = r0
	mov r1 = r57
	adds r61 = 520, r12
	.mmi
	st4 [r37] = r0
	ld8 r59 = [r48]
	mov r60 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = timer_settime#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r57
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r0, r34
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r63 = r62
	(p6) br.cond.dptk .L30
	.mib
	nop 0
	nop 0
	br .L130
.L128:
	.mlx
	ld8 r15 = [r53]
	movl r14 = 2000000000
	.mlx
	addl r36 = 1, r0
	movl r59 = @gprel(.LC18)
	;;
	.mii
	cmp.lt p6, p7 = r14, r15
	add r59 = r1, r59
	;;
	(p6) addl r60 = 1, r0
	;;
	.mib
	(p7) mov r60 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r57
	adds r60 = 784, r12
	mov r59 = r36
	.mmb
	st4 [r37] = r0
	mov r61 = r0
	br.call.sptk.many b0 = setitimer#
	;;
	.mib
	nop 0
	sxt4 r34 = r8
	nop 0
	.mmi
	mov r1 = r57
	mov r62 = r38
	mov r63 = r38
	;;
	.mib
	nop 0
	cmp.le p6, p7 = r0, r34
	(p6) br.cond.dptk .L23
	.mib
	nop 0
	nop 0
	br .L126
	.endp main#
	.section	.sdata,"aws"
	.align 4
	.type	b.0#, @object
	.size	b.0#, 4
b.0:
	data4	7
	.align 4
	.type	a.1#, @object
	.size	a.1#, 4
a.1:
	data4	5
	.sbss
	.align 4
	.type	ready#, @object
	.size	ready#, 4
ready:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
