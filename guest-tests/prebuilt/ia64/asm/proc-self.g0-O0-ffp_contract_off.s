// 3ed5e4fefc273a3e29b2c1e3c72310d1
	.file	"proc-self.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.sbss
	.align 4
	.type	global#, @object
	.size	global#, 4
global:
	.skip	4
	.section	.rodata
	.align 8
.LC0:
	stringz	"/proc/self/exe"
	.align 8
.LC1:
	stringz	"proc-self"
	.align 8
.LC2:
	stringz	"yes"
	.align 8
.LC3:
	stringz	"NO"
	.align 8
.LC4:
	stringz	"n > 0 && path[0] == '/' && strcmp(base + 1, \"proc-self\") == 0"
	.align 8
.LC5:
	stringz	"%-3s %s\n"
	.align 8
.LC6:
	stringz	"r"
	.align 8
.LC7:
	stringz	"/proc/self/maps"
	.align 8
.LC8:
	stringz	"f != NULL"
	.align 8
.LC9:
	stringz	"%lx-%lx %7s"
	.align 8
.LC10:
	stringz	"[stack]"
	.align 8
.LC11:
	stringz	"stack"
	.align 8
.LC12:
	stringz	"data"
	.align 8
.LC13:
	stringz	"mapped"
	.align 8
.LC14:
	stringz	"ordered"
	.align 8
.LC15:
	stringz	"executable"
	.align 8
.LC16:
	stringz	"named"
	.align 8
.LC17:
	stringz	"/proc/self/cmdline"
	.align 8
.LC18:
	stringz	"n > 0 && line[n - 1] == 0"
	.align 8
.LC19:
	stringz	"%s %s %d\n"
	.align 8
.LC20:
	stringz	"file"
	.align 8
.LC21:
	stringz	"/proc/self/fd/%d"
	.align 8
.LC22:
	stringz	"?"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 6, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -4736, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st4 [r14] = r32
	adds r14 = 8, r37
	;;
	st8 [r14] = r33
	adds r34 = -4688, r37
	adds r14 = -4640, r37
	addl r41 = 4095, r0
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC0)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = readlink#
	mov r1 = r38
	st8 [r34] = r8
	adds r14 = -4688, r37
	;;
	ld8 r14 = [r14]
	mov r15 = r0
	;;
	cmp.le p6, p7 = r15, r14
	;;
	(p6) mov r15 = r14
	adds r14 = -4640, r37
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r0
	adds r34 = -4680, r37
	adds r14 = -4640, r37
	addl r40 = 47, r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = strrchr#
	mov r1 = r38
	st8 [r34] = r8
	adds r14 = -4688, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L2
	adds r14 = -4640, r37
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 47, r14
	(p6) br.cond.dptk .L2
	adds r14 = -4680, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	movl r40 = @gprel(.LC1)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L2
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L3
	;;
.L2:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L3:
	movl r41 = @gprel(.LC4)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r34 = -4672, r37
	mov r44 = r0
	addl r43 = -1, r0
	addl r42 = 34, r0
	addl r41 = 3, r0
	addl r40 = 65536, r0
	;;
	mov r39 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r38
	st8 [r34] = r8
	adds r34 = -4664, r37
	;;
	movl r40 = @gprel(.LC6)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = fopen#
	mov r1 = r38
	mov r14 = r8
	;;
	st8 [r34] = r14
	adds r14 = -4664, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L5
	;;
.L4:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L5:
	movl r41 = @gprel(.LC8)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = -4720, r37
	;;
	st4 [r14] = r0
	adds r14 = -4716, r37
	;;
	st4 [r14] = r0
	adds r14 = -4712, r37
	;;
	st4 [r14] = r0
	adds r14 = -4708, r37
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -4704, r37
	;;
	st4 [r14] = r0
	adds r14 = -4700, r37
	;;
	st4 [r14] = r0
	adds r14 = -4696, r37
	;;
	st8 [r14] = r0
	br .L6
	;;
.L16:
	adds r17 = -16, r37
	adds r16 = -24, r37
	adds r15 = -32, r37
	adds r14 = -544, r37
	;;
	mov r43 = r17
	mov r42 = r16
	mov r41 = r15
	movl r40 = @gprel(.LC9)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = __isoc99_sscanf
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 3, r14
	(p6) br.cond.dptk .L7
	br .L6
	;;
.L7:
	adds r14 = -32, r37
	;;
	ld8 r14 = [r14]
	adds r15 = -4696, r37
	;;
	ld8 r15 = [r15]
	;;
	cmp.ltu p6, p7 = r14, r15
	(p6) br.cond.dptk .L8
	adds r14 = -24, r37
	;;
	ld8 r15 = [r14]
	adds r14 = -32, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.geu p6, p7 = r14, r15
	(p6) br.cond.dptk .L8
	addl r16 = 1, r0
	br .L9
	;;
.L8:
	mov r16 = r0
.L9:
	adds r14 = -4708, r37
	adds r15 = -4708, r37
	;;
	ld4 r15 = [r15]
	;;
	and r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -4696, r37
	adds r15 = -24, r37
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -16, r37
	;;
	adds r14 = 2, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 120, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -4704, r37
	adds r15 = -4704, r37
	;;
	ld4 r15 = [r15]
	;;
	or r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -544, r37
	movl r40 = @gprel(.LC1)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = strstr#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -4700, r37
	adds r15 = -4700, r37
	;;
	ld4 r15 = [r15]
	;;
	or r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r15 = -544, r37
	adds r14 = -32, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L10
	adds r15 = -544, r37
	adds r14 = -24, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L10
	adds r14 = -544, r37
	movl r40 = @gprel(.LC10)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = strstr#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	addl r15 = 1, r0
	br .L11
	;;
.L10:
	mov r15 = r0
.L11:
	adds r16 = -4720, r37
	;;
	ld4 r14 = [r16]
	;;
	or r14 = r14, r15
	adds r15 = -4720, r37
	;;
	st4 [r15] = r14
	adds r14 = -32, r37
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(global#), gp
	;;
	cmp.ltu p6, p7 = r15, r14
	(p6) br.cond.dptk .L12
	adds r14 = -24, r37
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(global#), gp
	;;
	cmp.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L12
	adds r14 = -16, r37
	;;
	adds r14 = 1, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 119, r14
	(p6) br.cond.dptk .L12
	addl r16 = 1, r0
	br .L13
	;;
.L12:
	mov r16 = r0
.L13:
	adds r14 = -4716, r37
	adds r15 = -4716, r37
	;;
	ld4 r15 = [r15]
	;;
	or r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -4672, r37
	;;
	ld8 r15 = [r14]
	adds r14 = -32, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L14
	adds r14 = -4672, r37
	;;
	ld8 r2 = [r14]
	;;
	addl r15 = 65535, r2
	adds r14 = -24, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L14
	addl r16 = 1, r0
	br .L15
	;;
.L14:
	mov r16 = r0
.L15:
	adds r14 = -4712, r37
	adds r15 = -4712, r37
	;;
	ld4 r15 = [r15]
	;;
	or r15 = r15, r16
	;;
	st4 [r14] = r15
.L6:
	adds r14 = -4664, r37
	adds r15 = -544, r37
	;;
	ld8 r41 = [r14]
	addl r40 = 512, r0
	mov r39 = r15
	br.call.sptk.many b0 = fgets#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	adds r14 = -4664, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = fclose#
	mov r1 = r38
	adds r16 = -4720, r37
	;;
	ld4 r14 = [r16]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L18
	;;
.L17:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L18:
	movl r41 = @gprel(.LC11)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = -4716, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L19
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L20
	;;
.L19:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L20:
	movl r41 = @gprel(.LC12)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = -4712, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L22
	;;
.L21:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L22:
	movl r41 = @gprel(.LC13)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = -4708, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L24
	;;
.L23:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L24:
	movl r41 = @gprel(.LC14)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = -4704, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L25
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L26
	;;
.L25:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L26:
	movl r41 = @gprel(.LC15)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = -4700, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L28
	;;
.L27:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L28:
	movl r41 = @gprel(.LC16)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r34 = -4656, r37
	mov r40 = r0
	;;
	movl r39 = @gprel(.LC17)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = open#
	mov r1 = r38
	st4 [r34] = r8
	adds r34 = -4688, r37
	adds r15 = -544, r37
	adds r14 = -4656, r37
	addl r41 = 512, r0
	;;
	mov r40 = r15
	ld4 r39 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r38
	st8 [r34] = r8
	adds r14 = -4688, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L29
	adds r14 = -4688, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = -1, r14
	adds r15 = -544, r37
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L29
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L30
	;;
.L29:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L30:
	movl r41 = @gprel(.LC18)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = -544, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = strlen#
	mov r1 = r38
	mov r14 = r8
	;;
	adds r15 = 1, r14
	adds r14 = -4648, r37
	adds r16 = -544, r37
	;;
	add r15 = r16, r15
	;;
	st8 [r14] = r15
	adds r14 = -4648, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = strlen#
	mov r1 = r38
	mov r14 = r8
	;;
	adds r14 = 1, r14
	adds r15 = -4648, r37
	;;
	ld8 r15 = [r15]
	;;
	add r16 = r15, r14
	mov r15 = r37
	adds r14 = -4648, r37
	;;
	ld4 r42 = [r15]
	mov r41 = r16
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = -4656, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r38
	adds r34 = -4656, r37
	addl r41 = 384, r0
	addl r40 = 66, r0
	;;
	movl r39 = @gprel(.LC20)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = open#
	mov r1 = r38
	st4 [r34] = r8
	adds r14 = -4656, r37
	adds r15 = -544, r37
	;;
	ld4 r42 = [r14]
	movl r41 = @gprel(.LC21)
	;;
	add r41 = r1, r41
	addl r40 = 512, r0
	mov r39 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r38
	adds r34 = -4688, r37
	adds r15 = -4640, r37
	adds r14 = -544, r37
	;;
	addl r41 = 4095, r0
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = readlink#
	mov r1 = r38
	st8 [r34] = r8
	adds r14 = -4688, r37
	;;
	ld8 r14 = [r14]
	mov r15 = r0
	;;
	cmp.le p6, p7 = r15, r14
	;;
	(p6) mov r15 = r14
	adds r14 = -4640, r37
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r0
	adds r34 = -4680, r37
	adds r14 = -4640, r37
	addl r40 = 47, r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = strrchr#
	mov r1 = r38
	st8 [r34] = r8
	adds r14 = -4680, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L31
	adds r14 = -4680, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	br .L32
	;;
.L31:
	movl r14 = @gprel(.LC22)
	;;
	add r14 = r1, r14
.L32:
	;;
	mov r39 = r14
	br.call.sptk.many b0 = puts#
	mov r1 = r38
	;;
	movl r39 = @gprel(.LC20)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = unlink#
	mov r1 = r38
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
