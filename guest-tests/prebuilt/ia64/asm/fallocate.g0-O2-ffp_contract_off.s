// 6be474e644343bf263313bd062c64177 guest-tests/file/fallocate.c
	.file	"fallocate.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc handler#
handler:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r37 = r32
	movl r36 = @gprel(back#)
	.body
	;;
	.mib
	nop 0
	add r36 = r1, r36
	br.call.sptk.many b0 = siglongjmp#
	;;
	break.f 0
	;;
	.endp handler#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"0"
	.align 8
.LC1:
	stringz	"%s: %s, %ld\n"
	.text
	.align 16
	.align 64
	.proc call#
call:
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 4, 5, 4, 0
	.fframe 144
	adds r12 = -144, r12
	nop 0
	.mii
	mov r40 = r1
	.save rp, r38
	mov r38 = b0
	.body
	addl r37 = @gprel(fd#), gp
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r44 = r35
	mov r43 = r34
	mov r1 = r40
	.mmi
	mov r42 = r33
	ld4 r41 = [r37]
	mov r36 = r8
	;;
	.mib
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = fallocate64#
	;;
	.mmi
	nop 0
	mov r1 = r40
	adds r42 = 16, r12
	.mmb
	ld4 r41 = [r37]
	mov r37 = r8
	br.call.sptk.many b0 = fstat#
	;;
	.mmi
	mov r1 = r40
	cmp4.eq p6, p7 = 0, r37
	nop 0
	.mmb
	adds r14 = 64, r12
	mov r42 = r32
	(p7) br.cond.dpnt .L8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC0)
	.mlx
	ld8 r44 = [r14]
	movl r41 = @gprel(.LC1)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r40
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	;;
.L8:
	.body
	.copy_state 1
	.mib
	ld4 r41 = [r36]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r40
	nop 0
	adds r14 = 64, r12
	.mmi
	mov r43 = r8
	nop 0
	mov r42 = r32
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	.mmi
	nop 0
	ld8 r44 = [r14]
	nop 0
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r40
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	.endp call#
	.global __divdi3#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"%s: %d\n"
	.text
	.align 16
	.align 64
	.proc touch#
touch:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 2, 3, 0
	nop 0
	adds r16 = 8, r12
	.mlx
	.fframe 32
	adds r12 = -32, r12
	movl r36 = @gprel(back#)
	;;
	.mmi
	nop 0
	adds r14 = 16, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	addl r37 = 1, r0
	add r36 = r1, r36
	;;
	.mmi
	st8 [r14] = r32
	nop 0
	adds r14 = 24, r12
	;;
	.mib
	st8 [r14] = r33
	nop 0
	br.call.sptk.many b0 = __sigsetjmp#
	;;
	.mmb
	adds r1 = 40, r12
	cmp4.eq p8, p9 = 7, r8
	nop 0
	.mii
	sub r36 = r0, r8
	sxt4 r37 = r8
	cmp4.eq p6, p7 = 0, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.dptk .L11
	.mmi
	(p8) addl r14 = 1, r0
	setf.sig f6 = r36
	nop 0
	;;
	.mmi
	(p9) mov r14 = r0
	;;
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.sig r36 = f6
	nop 0
	;;
	.mib
	nop 0
	sxt4 r36 = r36
	br.call.sptk.many b0 = __divdi3#
	;;
	.mmi
	adds r1 = 40, r12
	adds r14 = 16, r12
	mov r38 = r8
	;;
	.mmi
	ld8 r1 = [r1]
	ld8 r37 = [r14]
	nop 0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC2)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	adds r1 = 40, r12
	nop 0
	;;
	.mii
	ld8 r1 = [r1]
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L11:
	.body
	.copy_state 1
	.mlx
	adds r14 = 24, r12
	movl r36 = @gprel(.LC2)
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	add r36 = r1, r36
	;;
	.mii
	ld1.acq r38 = [r14]
	adds r14 = 16, r12
	;;
	sxt1 r38 = r38
	.mmb
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	adds r1 = 40, r12
	nop 0
	;;
	.mii
	ld8 r1 = [r1]
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp touch#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"memory"
	.align 8
.LC4:
	stringz	"nothing"
	.align 8
.LC5:
	stringz	"length -1"
	.align 8
.LC6:
	stringz	"offset -1"
	.align 8
.LC7:
	stringz	"too far"
	.align 8
.LC8:
	stringz	"too far by one"
	.align 8
.LC9:
	stringz	"longer"
	.align 8
.LC10:
	stringz	"longer, but the size"
	.align 8
.LC11:
	stringz	"hole"
	.align 8
.LC12:
	stringz	"before the hole"
	.align 8
.LC13:
	stringz	"in the hole"
	.align 8
.LC14:
	stringz	"after the hole"
	.align 8
.LC15:
	stringz	"hole without KEEP_SIZE"
	.align 8
.LC16:
	stringz	"stale"
	.align 8
.LC17:
	stringz	"unknown"
	.align 8
.LC18:
	stringz	"negative"
	.align 8
.LC19:
	stringz	"hole and zero"
	.align 8
.LC20:
	stringz	"collapse and keep"
	.align 8
.LC21:
	stringz	"insert and collapse"
	.align 8
.LC22:
	stringz	"limit"
	.align 8
.LC23:
	stringz	"within the limit"
	.align 8
.LC24:
	stringz	"limit, within the size"
	.align 8
.LC25:
	stringz	"/dev/null"
	.align 8
.LC26:
	stringz	"read only"
	.align 8
.LC27:
	stringz	"read only, unknown"
	.align 8
.LC28:
	stringz	"read only, nothing"
	.align 8
.LC29:
	stringz	"collapsed"
	.align 8
.LC30:
	stringz	"beyond"
	.align 8
.LC31:
	stringz	"%d\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 7, 6, 0
	.fframe 48
	adds r12 = -48, r12
	.save rp, r36
	mov r36 = b0
	.mmi
	addl r40 = @ltoff(@fptr(handler#)), gp
	mov r38 = r1
	.body
	addl r33 = @gprel(fd#), gp
	;;
	.mlx
	adds r14 = 24, r12
	movl r15 = 6353846199814156140
	.mmi
	adds r16 = 16, r12
	addl r39 = 7, r0
	adds r34 = 40, r12
	;;
	.mlx
	st8 [r14] = r15, 8
	movl r15 = 1482184792
	.mmi
	ld8 r40 = [r40]
	nop 0
	addl r35 = -1, r0
	;;
	.mlx
	st4 [r14] = r15, 4
	movl r15 = 7809635582772868143
	;;
	.mmi
	st8 [r16] = r15
	nop 0
	addl r15 = 88, r0
	;;
	.mib
	st2 [r14] = r15
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = memfd_create#
	;;
	.mmi
	mov r1 = r38
	st4 [r33] = r8
	nop 0
	.mmi
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = call#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r42 = -1, r0
	.mmi
	mov r41 = r0
	nop 0
	mov r40 = r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = call#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r42 = 1, r0
	.mmi
	addl r41 = -1, r0
	nop 0
	mov r40 = r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = call#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r42 = 1, r0
	.mlx
	mov r40 = r0
	movl r41 = 9223372036854775807
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = call#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r42 = 8, r0
	.mlx
	mov r40 = r0
	movl r41 = 9223372036854775803
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = call#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r42 = 262144, r0
	.mmi
	mov r41 = r0
	nop 0
	mov r40 = r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC9)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = call#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r42 = 524288, r0
	.mmi
	mov r41 = r0
	nop 0
	addl r40 = 1, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = call#
	;;
	.mmi
	mov r44 = r0
	ld4 r43 = [r33]
	addl r42 = 1, r0
	.mmi
	mov r1 = r38
	addl r41 = 3, r0
	addl r40 = 262144, r0
	;;
	.mib
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r38
	mov r32 = r8
	addl r41 = 262144, r0
	.mmb
	addl r40 = 120, r0
	mov r39 = r8
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r42 = 65536, r0
	.mmi
	addl r41 = 65536, r0
	nop 0
	addl r40 = 3, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC11)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = call#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC12)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = touch#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r14 = 65536, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC13)
	.mmi
	nop 0
	add r40 = r32, r14
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = touch#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r16 = 131072, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC14)
	.mmi
	nop 0
	add r40 = r32, r16
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = touch#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r42 = 65536, r0
	.mmi
	mov r41 = r0
	nop 0
	addl r40 = 2, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC15)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = call#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r42 = 65536, r0
	.mmi
	mov r41 = r0
	nop 0
	addl r40 = 4, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC16)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = call#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r42 = 65536, r0
	.mmi
	mov r41 = r0
	nop 0
	addl r40 = 256, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC17)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = call#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r42 = 65536, r0
	.mmi
	mov r41 = r0
	nop 0
	addl r40 = -1, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC18)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = call#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r42 = 65536, r0
	.mmi
	mov r41 = r0
	nop 0
	addl r40 = 19, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC19)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = call#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r42 = 65536, r0
	.mmi
	mov r41 = r0
	nop 0
	addl r40 = 9, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC20)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = call#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r42 = 65536, r0
	.mmi
	mov r41 = r0
	nop 0
	addl r40 = 40, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC21)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = call#
	;;
	.mmi
	addl r14 = 327680, r0
	mov r40 = r34
	mov r1 = r38
	.mmi
	addl r39 = 1, r0
	;;
	st8 [r34] = r14
	adds r14 = 48, r12
	;;
	.mib
	st8 [r14] = r35
	nop 0
	br.call.sptk.many b0 = setrlimit#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 1, r0
	.mmb
	addl r39 = 25, r0
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r42 = 1, r0
	.mmi
	addl r41 = 327680, r0
	nop 0
	mov r40 = r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC22)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = call#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r42 = 327680, r0
	.mmi
	mov r41 = r0
	nop 0
	mov r40 = r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC23)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = call#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r42 = 65536, r0
	.mmi
	addl r41 = 327680, r0
	nop 0
	addl r40 = 3, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC24)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = call#
	;;
	.mmi
	mov r40 = r34
	mov r1 = r38
	nop 0
	.mmb
	addl r39 = 1, r0
	st8 [r34] = r35
	br.call.sptk.many b0 = setrlimit#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC25)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	st4 [r33] = r8
	nop 0
	.mmi
	addl r42 = 1, r0
	mov r41 = r0
	mov r40 = r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC26)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = call#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r42 = 1, r0
	.mmi
	mov r41 = r0
	nop 0
	addl r40 = 256, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC27)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = call#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r42 = r0
	.mmi
	mov r41 = r0
	nop 0
	mov r40 = r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC28)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = call#
	;;
	.mib
	mov r1 = r38
	adds r39 = 16, r12
	br.call.sptk.many b0 = mkstemp#
	;;
	.mmi
	mov r1 = r38
	mov r32 = r8
	nop 0
	.mmb
	adds r39 = 16, r12
	st4 [r33] = r8
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 262144, r0
	.mmb
	mov r39 = r32
	nop 0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r34 = r8
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L16
	;;
.L19:
	.mmi
	nop 0
	addl r34 = 1, r0
	nop 0
	;;
	.mii
	mov r8 = r34
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L16:
	.body
	.copy_state 1
	.mmi
	mov r44 = r0
	mov r43 = r32
	addl r42 = 1, r0
	.mmi
	addl r41 = 3, r0
	addl r40 = 262144, r0
	mov r39 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r38
	addl r41 = 262144, r0
	addl r40 = 121, r0
	.mmb
	mov r35 = r8
	mov r39 = r8
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r38
	addl r42 = 131072, r0
	mov r41 = r0
	.mmb
	addl r40 = 8, r0
	mov r39 = r32
	br.call.sptk.many b0 = fallocate#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L20
	.mmi
	nop 0
	addl r40 = 131072, r0
	nop 0
	.mmb
	ld4 r39 = [r33]
	nop 0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L19
	;;
.L20:
	.mmi
	nop 0
	addl r14 = 131071, r0
	addl r16 = 131072, r0
	.mlx
	nop 0
	movl r39 = @gprel(.LC29)
	;;
	.mmi
	add r40 = r35, r14
	nop 0
	add r39 = r1, r39
	.mmb
	add r35 = r35, r16
	nop 0
	br.call.sptk.many b0 = touch#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r35
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC30)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = touch#
	;;
	.mmi
	mov r1 = r38
	ld4 r39 = [r33]
	nop 0
	.mmb
	addl r41 = 1, r0
	mov r40 = r35
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC31)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
	.sbss
	.align 4
	.type	fd#, @object
	.size	fd#, 4
fd:
	.skip	4
	.bss
	.align 16
	.type	back#, @object
	.size	back#, 704
back:
	.skip	704
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
