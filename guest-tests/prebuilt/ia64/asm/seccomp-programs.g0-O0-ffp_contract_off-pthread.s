// dfb8d023762800ce84b69b93b81ecc90 guest-tests/process/seccomp-programs.c
	.file	"seccomp-programs.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC29:
	stringz	"%s: %s\n"
	.text
	.align 16
	.proc must#
must:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st8 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	ld8 r14 = [r36]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L2
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r37
	mov r15 = r8
	adds r14 = 8, r36
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC29)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	addl r38 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L2:
	ld8 r14 = [r36]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp must#
	.section	.rodata
	.align 8
.LC30:
	stringz	"%s = %ld\n"
	.text
	.align 16
	.proc show_answer#
show_answer:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st8 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L5
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r40 = r14
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC29)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	br .L6
	;;
.L5:
	adds r14 = 8, r36
	;;
	ld8 r40 = [r14]
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC30)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L6:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp show_answer#
	.align 16
	.proc no_access#
no_access:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(page.0#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	mov r38 = r0
	addl r37 = 65536, r0
	mov r36 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r15 = @gprel(page.0#), gp
	;;
	st8 [r15] = r14
.L9:
	addl r14 = @gprel(page.0#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp no_access#
	.align 16
	.proc install#
install:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 4, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -48, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st4 [r14] = r34
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	adds r15 = -32, r37
	;;
	st2 [r15] = r14
	adds r14 = -24, r37
	adds r15 = -16, r37
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	mov r14 = r37
	adds r42 = -32, r37
	;;
	ld4 r41 = [r14]
	addl r40 = 1, r0
	addl r39 = 1353, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp install#
	.section	.rodata
	.align 8
.LC31:
	stringz	"%s: %ld\n"
	.align 8
.LC32:
	stringz	"%s: status %d\n"
	.text
	.align 16
	.proc compute#
compute:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 5, 5, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -48, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	adds r14 = -16, r38
	;;
	st8 [r14] = r32
	adds r14 = -8, r38
	;;
	st8 [r14] = r33
	mov r14 = r38
	;;
	st8 [r14] = r34
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	mov r44 = r0
	mov r43 = r0
	mov r42 = r0
	addl r41 = 1, r0
	addl r40 = 38, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r39
	mov r15 = r38
	adds r14 = -8, r38
	;;
	mov r42 = r0
	ld8 r41 = [r15]
	ld8 r40 = [r14]
	br.call.sptk.many b0 = install#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r39
	mov r15 = r8
	adds r14 = -16, r38
	;;
	mov r42 = r15
	ld8 r41 = [r14]
	movl r40 = @gprel(.LC29)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	br .L16
	;;
.L15:
	addl r42 = 33, r0
	movl r41 = 305419896
	addl r40 = 1129, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	mov r14 = r8
	;;
	andcm r35 = -1, r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	add r15 = r35, r14
	adds r14 = -16, r38
	;;
	mov r42 = r15
	ld8 r41 = [r14]
	movl r40 = @gprel(.LC31)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
.L16:
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r39
	;;
	mov r40 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L14:
	adds r40 = -32, r38
	br.call.sptk.many b0 = wait#
	mov r1 = r39
	adds r15 = -32, r38
	;;
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	adds r15 = -32, r38
	;;
	ld4 r14 = [r15]
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	and r14 = 127, r14
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt1 r14 = r14
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L18
	adds r15 = -32, r38
	;;
	ld4 r14 = [r15]
	;;
	and r14 = 127, r14
	;;
	cmp4.eq p6, p7 = 31, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	br .L19
	;;
.L18:
	addl r15 = -1, r0
.L19:
	adds r14 = -16, r38
	;;
	mov r42 = r15
	ld8 r41 = [r14]
	movl r40 = @gprel(.LC32)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
.L20:
	nop 0
	;;
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp compute#
	.section	.rodata
	.align 8
.LC33:
	stringz	"LOAD_IMM(7), ALU(ADD, 0xfffffffe)"
	.align 8
.LC34:
	stringz	"LOAD_IMM(7), ALU(SUB, 9)"
	.align 8
.LC35:
	stringz	"LOAD_IMM(7), ALU(MUL, 9)"
	.align 8
.LC36:
	stringz	"LOAD_IMM(0xffffffff), ALU(DIV, 0x7fffffff)"
	.align 8
.LC37:
	stringz	"LOAD_IMM(0x5a), ALU(AND, 0x33)"
	.align 8
.LC38:
	stringz	"LOAD_IMM(0x50), ALU(OR, 0x33)"
	.align 8
.LC39:
	stringz	"LOAD_IMM(0x5a), ALU(XOR, 0x33)"
	.align 8
.LC40:
	stringz	"LOAD_IMM(3), ALU(LSH, 5)"
	.align 8
.LC41:
	stringz	"LOAD_IMM(0x80000000), ALU(RSH, 28)"
	.align 8
.LC42:
	stringz	"LOAD_IMM(1), ALU(NEG, 0)"
	.align 8
.LC43:
	stringz	"LOAD_IMM(100), BPF_STMT(BPF_LDX | BPF_IMM, 7), ALU_X(ADD)"
	.align 8
.LC44:
	stringz	"LOAD_IMM(100), BPF_STMT(BPF_LDX | BPF_IMM, 7), ALU_X(SUB)"
	.align 8
.LC45:
	stringz	"LOAD_IMM(100), BPF_STMT(BPF_LDX | BPF_IMM, 7), ALU_X(MUL)"
	.align 8
.LC46:
	stringz	"LOAD_IMM(100), BPF_STMT(BPF_LDX | BPF_IMM, 7), ALU_X(DIV)"
	.align 8
.LC47:
	stringz	"LOAD_IMM(100), BPF_STMT(BPF_LDX | BPF_IMM, 7), ALU_X(AND)"
	.align 8
.LC48:
	stringz	"LOAD_IMM(100), BPF_STMT(BPF_LDX | BPF_IMM, 7), ALU_X(OR)"
	.align 8
.LC49:
	stringz	"LOAD_IMM(100), BPF_STMT(BPF_LDX | BPF_IMM, 7), ALU_X(XOR)"
	.align 8
.LC50:
	stringz	"LOAD_IMM(100), BPF_STMT(BPF_LDX | BPF_IMM, 2), ALU_X(LSH)"
	.align 8
.LC51:
	stringz	"LOAD_IMM(100), BPF_STMT(BPF_LDX | BPF_IMM, 2), ALU_X(RSH)"
	.align 8
.LC52:
	stringz	"LOAD_IMM(5), BPF_STMT(BPF_ST, 15), LOAD_IMM(6), BPF_STMT(BPF_LD | BPF_MEM, 15)"
	.align 8
.LC53:
	stringz	"BPF_STMT(BPF_LDX | BPF_IMM, 9), BPF_STMT(BPF_STX, 3), BPF_STMT(BPF_LDX | BPF_IMM, 8), BPF_STMT(BPF_LD | BPF_MEM, 3)"
	.align 8
.LC54:
	stringz	"LOAD_IMM(11), BPF_STMT(BPF_ST, 0), BPF_STMT(BPF_LDX | BPF_MEM, 0), LOAD_IMM(1), ALU_X(ADD)"
	.align 8
.LC55:
	stringz	"LOAD_IMM(12), BPF_STMT(BPF_MISC | BPF_TAX, 0), LOAD_IMM(1), ALU_X(ADD)"
	.align 8
.LC56:
	stringz	"BPF_STMT(BPF_LDX | BPF_IMM, 13), BPF_STMT(BPF_MISC | BPF_TXA, 0)"
	.align 8
.LC57:
	stringz	"BPF_STMT(BPF_LD | BPF_W | BPF_LEN, 0)"
	.align 8
.LC58:
	stringz	"BPF_STMT(BPF_LDX | BPF_W | BPF_LEN, 0), BPF_STMT(BPF_MISC | BPF_TXA, 0)"
	.align 8
.LC59:
	stringz	"FIELD(args[0]), BPF_STMT(BPF_ST, 1), BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[0]) + 4), BPF_STMT(BPF_LDX | BPF_MEM, 1), ALU_X(ADD)"
	.align 8
.LC60:
	stringz	"LOAD_IMM(1), BPF_STMT(BPF_JMP | BPF_JA, 1), LOAD_IMM(2), ALU(ADD, 3)"
	.align 8
.LC61:
	stringz	"division by 0"
	.align 4
.LC0:
	data2	32
	data1	0
	data1	0
	data4	0
	data2	21
	data1	1
	data1	0
	data4	1129
	data2	6
	data1	0
	data1	0
	data4	2147418112
	data2	0
	data1	0
	data1	0
	data4	7
	data2	4
	data1	0
	data1	0
	data4	-2
	data2	84
	data1	0
	data1	0
	data4	255
	data2	4
	data1	0
	data1	0
	data4	1
	data2	68
	data1	0
	data1	0
	data4	327680
	data2	22
	data1	0
	data1	0
	data4	0
	.align 4
.LC1:
	data2	32
	data1	0
	data1	0
	data4	0
	data2	21
	data1	1
	data1	0
	data4	1129
	data2	6
	data1	0
	data1	0
	data4	2147418112
	data2	0
	data1	0
	data1	0
	data4	7
	data2	20
	data1	0
	data1	0
	data4	9
	data2	84
	data1	0
	data1	0
	data4	255
	data2	4
	data1	0
	data1	0
	data4	1
	data2	68
	data1	0
	data1	0
	data4	327680
	data2	22
	data1	0
	data1	0
	data4	0
	.align 4
.LC2:
	data2	32
	data1	0
	data1	0
	data4	0
	data2	21
	data1	1
	data1	0
	data4	1129
	data2	6
	data1	0
	data1	0
	data4	2147418112
	data2	0
	data1	0
	data1	0
	data4	7
	data2	36
	data1	0
	data1	0
	data4	9
	data2	84
	data1	0
	data1	0
	data4	255
	data2	4
	data1	0
	data1	0
	data4	1
	data2	68
	data1	0
	data1	0
	data4	327680
	data2	22
	data1	0
	data1	0
	data4	0
	.align 4
.LC3:
	data2	32
	data1	0
	data1	0
	data4	0
	data2	21
	data1	1
	data1	0
	data4	1129
	data2	6
	data1	0
	data1	0
	data4	2147418112
	data2	0
	data1	0
	data1	0
	data4	-1
	data2	52
	data1	0
	data1	0
	data4	2147483647
	data2	84
	data1	0
	data1	0
	data4	255
	data2	4
	data1	0
	data1	0
	data4	1
	data2	68
	data1	0
	data1	0
	data4	327680
	data2	22
	data1	0
	data1	0
	data4	0
	.align 4
.LC4:
	data2	32
	data1	0
	data1	0
	data4	0
	data2	21
	data1	1
	data1	0
	data4	1129
	data2	6
	data1	0
	data1	0
	data4	2147418112
	data2	0
	data1	0
	data1	0
	data4	90
	data2	84
	data1	0
	data1	0
	data4	51
	data2	84
	data1	0
	data1	0
	data4	255
	data2	4
	data1	0
	data1	0
	data4	1
	data2	68
	data1	0
	data1	0
	data4	327680
	data2	22
	data1	0
	data1	0
	data4	0
	.align 4
.LC5:
	data2	32
	data1	0
	data1	0
	data4	0
	data2	21
	data1	1
	data1	0
	data4	1129
	data2	6
	data1	0
	data1	0
	data4	2147418112
	data2	0
	data1	0
	data1	0
	data4	80
	data2	68
	data1	0
	data1	0
	data4	51
	data2	84
	data1	0
	data1	0
	data4	255
	data2	4
	data1	0
	data1	0
	data4	1
	data2	68
	data1	0
	data1	0
	data4	327680
	data2	22
	data1	0
	data1	0
	data4	0
	.align 4
.LC6:
	data2	32
	data1	0
	data1	0
	data4	0
	data2	21
	data1	1
	data1	0
	data4	1129
	data2	6
	data1	0
	data1	0
	data4	2147418112
	data2	0
	data1	0
	data1	0
	data4	90
	data2	164
	data1	0
	data1	0
	data4	51
	data2	84
	data1	0
	data1	0
	data4	255
	data2	4
	data1	0
	data1	0
	data4	1
	data2	68
	data1	0
	data1	0
	data4	327680
	data2	22
	data1	0
	data1	0
	data4	0
	.align 4
.LC7:
	data2	32
	data1	0
	data1	0
	data4	0
	data2	21
	data1	1
	data1	0
	data4	1129
	data2	6
	data1	0
	data1	0
	data4	2147418112
	data2	0
	data1	0
	data1	0
	data4	3
	data2	100
	data1	0
	data1	0
	data4	5
	data2	84
	data1	0
	data1	0
	data4	255
	data2	4
	data1	0
	data1	0
	data4	1
	data2	68
	data1	0
	data1	0
	data4	327680
	data2	22
	data1	0
	data1	0
	data4	0
	.align 4
.LC8:
	data2	32
	data1	0
	data1	0
	data4	0
	data2	21
	data1	1
	data1	0
	data4	1129
	data2	6
	data1	0
	data1	0
	data4	2147418112
	data2	0
	data1	0
	data1	0
	data4	-2147483648
	data2	116
	data1	0
	data1	0
	data4	28
	data2	84
	data1	0
	data1	0
	data4	255
	data2	4
	data1	0
	data1	0
	data4	1
	data2	68
	data1	0
	data1	0
	data4	327680
	data2	22
	data1	0
	data1	0
	data4	0
	.align 4
.LC9:
	data2	32
	data1	0
	data1	0
	data4	0
	data2	21
	data1	1
	data1	0
	data4	1129
	data2	6
	data1	0
	data1	0
	data4	2147418112
	data2	0
	data1	0
	data1	0
	data4	1
	data2	132
	data1	0
	data1	0
	data4	0
	data2	84
	data1	0
	data1	0
	data4	255
	data2	4
	data1	0
	data1	0
	data4	1
	data2	68
	data1	0
	data1	0
	data4	327680
	data2	22
	data1	0
	data1	0
	data4	0
	.align 4
.LC10:
	data2	32
	data1	0
	data1	0
	data4	0
	data2	21
	data1	1
	data1	0
	data4	1129
	data2	6
	data1	0
	data1	0
	data4	2147418112
	data2	0
	data1	0
	data1	0
	data4	100
	data2	1
	data1	0
	data1	0
	data4	7
	data2	12
	data1	0
	data1	0
	data4	0
	data2	84
	data1	0
	data1	0
	data4	255
	data2	4
	data1	0
	data1	0
	data4	1
	data2	68
	data1	0
	data1	0
	data4	327680
	data2	22
	data1	0
	data1	0
	data4	0
	.align 4
.LC11:
	data2	32
	data1	0
	data1	0
	data4	0
	data2	21
	data1	1
	data1	0
	data4	1129
	data2	6
	data1	0
	data1	0
	data4	2147418112
	data2	0
	data1	0
	data1	0
	data4	100
	data2	1
	data1	0
	data1	0
	data4	7
	data2	28
	data1	0
	data1	0
	data4	0
	data2	84
	data1	0
	data1	0
	data4	255
	data2	4
	data1	0
	data1	0
	data4	1
	data2	68
	data1	0
	data1	0
	data4	327680
	data2	22
	data1	0
	data1	0
	data4	0
	.align 4
.LC12:
	data2	32
	data1	0
	data1	0
	data4	0
	data2	21
	data1	1
	data1	0
	data4	1129
	data2	6
	data1	0
	data1	0
	data4	2147418112
	data2	0
	data1	0
	data1	0
	data4	100
	data2	1
	data1	0
	data1	0
	data4	7
	data2	44
	data1	0
	data1	0
	data4	0
	data2	84
	data1	0
	data1	0
	data4	255
	data2	4
	data1	0
	data1	0
	data4	1
	data2	68
	data1	0
	data1	0
	data4	327680
	data2	22
	data1	0
	data1	0
	data4	0
	.align 4
.LC13:
	data2	32
	data1	0
	data1	0
	data4	0
	data2	21
	data1	1
	data1	0
	data4	1129
	data2	6
	data1	0
	data1	0
	data4	2147418112
	data2	0
	data1	0
	data1	0
	data4	100
	data2	1
	data1	0
	data1	0
	data4	7
	data2	60
	data1	0
	data1	0
	data4	0
	data2	84
	data1	0
	data1	0
	data4	255
	data2	4
	data1	0
	data1	0
	data4	1
	data2	68
	data1	0
	data1	0
	data4	327680
	data2	22
	data1	0
	data1	0
	data4	0
	.align 4
.LC14:
	data2	32
	data1	0
	data1	0
	data4	0
	data2	21
	data1	1
	data1	0
	data4	1129
	data2	6
	data1	0
	data1	0
	data4	2147418112
	data2	0
	data1	0
	data1	0
	data4	100
	data2	1
	data1	0
	data1	0
	data4	7
	data2	92
	data1	0
	data1	0
	data4	0
	data2	84
	data1	0
	data1	0
	data4	255
	data2	4
	data1	0
	data1	0
	data4	1
	data2	68
	data1	0
	data1	0
	data4	327680
	data2	22
	data1	0
	data1	0
	data4	0
	.align 4
.LC15:
	data2	32
	data1	0
	data1	0
	data4	0
	data2	21
	data1	1
	data1	0
	data4	1129
	data2	6
	data1	0
	data1	0
	data4	2147418112
	data2	0
	data1	0
	data1	0
	data4	100
	data2	1
	data1	0
	data1	0
	data4	7
	data2	76
	data1	0
	data1	0
	data4	0
	data2	84
	data1	0
	data1	0
	data4	255
	data2	4
	data1	0
	data1	0
	data4	1
	data2	68
	data1	0
	data1	0
	data4	327680
	data2	22
	data1	0
	data1	0
	data4	0
	.align 4
.LC16:
	data2	32
	data1	0
	data1	0
	data4	0
	data2	21
	data1	1
	data1	0
	data4	1129
	data2	6
	data1	0
	data1	0
	data4	2147418112
	data2	0
	data1	0
	data1	0
	data4	100
	data2	1
	data1	0
	data1	0
	data4	7
	data2	172
	data1	0
	data1	0
	data4	0
	data2	84
	data1	0
	data1	0
	data4	255
	data2	4
	data1	0
	data1	0
	data4	1
	data2	68
	data1	0
	data1	0
	data4	327680
	data2	22
	data1	0
	data1	0
	data4	0
	.align 4
.LC17:
	data2	32
	data1	0
	data1	0
	data4	0
	data2	21
	data1	1
	data1	0
	data4	1129
	data2	6
	data1	0
	data1	0
	data4	2147418112
	data2	0
	data1	0
	data1	0
	data4	100
	data2	1
	data1	0
	data1	0
	data4	2
	data2	108
	data1	0
	data1	0
	data4	0
	data2	84
	data1	0
	data1	0
	data4	255
	data2	4
	data1	0
	data1	0
	data4	1
	data2	68
	data1	0
	data1	0
	data4	327680
	data2	22
	data1	0
	data1	0
	data4	0
	.align 4
.LC18:
	data2	32
	data1	0
	data1	0
	data4	0
	data2	21
	data1	1
	data1	0
	data4	1129
	data2	6
	data1	0
	data1	0
	data4	2147418112
	data2	0
	data1	0
	data1	0
	data4	100
	data2	1
	data1	0
	data1	0
	data4	2
	data2	124
	data1	0
	data1	0
	data4	0
	data2	84
	data1	0
	data1	0
	data4	255
	data2	4
	data1	0
	data1	0
	data4	1
	data2	68
	data1	0
	data1	0
	data4	327680
	data2	22
	data1	0
	data1	0
	data4	0
	.align 4
.LC19:
	data2	32
	data1	0
	data1	0
	data4	0
	data2	21
	data1	1
	data1	0
	data4	1129
	data2	6
	data1	0
	data1	0
	data4	2147418112
	data2	0
	data1	0
	data1	0
	data4	5
	data2	2
	data1	0
	data1	0
	data4	15
	data2	0
	data1	0
	data1	0
	data4	6
	data2	96
	data1	0
	data1	0
	data4	15
	data2	84
	data1	0
	data1	0
	data4	255
	data2	4
	data1	0
	data1	0
	data4	1
	data2	68
	data1	0
	data1	0
	data4	327680
	data2	22
	data1	0
	data1	0
	data4	0
	.align 4
.LC20:
	data2	32
	data1	0
	data1	0
	data4	0
	data2	21
	data1	1
	data1	0
	data4	1129
	data2	6
	data1	0
	data1	0
	data4	2147418112
	data2	1
	data1	0
	data1	0
	data4	9
	data2	3
	data1	0
	data1	0
	data4	3
	data2	1
	data1	0
	data1	0
	data4	8
	data2	96
	data1	0
	data1	0
	data4	3
	data2	84
	data1	0
	data1	0
	data4	255
	data2	4
	data1	0
	data1	0
	data4	1
	data2	68
	data1	0
	data1	0
	data4	327680
	data2	22
	data1	0
	data1	0
	data4	0
	.align 4
.LC21:
	data2	32
	data1	0
	data1	0
	data4	0
	data2	21
	data1	1
	data1	0
	data4	1129
	data2	6
	data1	0
	data1	0
	data4	2147418112
	data2	0
	data1	0
	data1	0
	data4	11
	data2	2
	data1	0
	data1	0
	data4	0
	data2	97
	data1	0
	data1	0
	data4	0
	data2	0
	data1	0
	data1	0
	data4	1
	data2	12
	data1	0
	data1	0
	data4	0
	data2	84
	data1	0
	data1	0
	data4	255
	data2	4
	data1	0
	data1	0
	data4	1
	data2	68
	data1	0
	data1	0
	data4	327680
	data2	22
	data1	0
	data1	0
	data4	0
	.align 4
.LC22:
	data2	32
	data1	0
	data1	0
	data4	0
	data2	21
	data1	1
	data1	0
	data4	1129
	data2	6
	data1	0
	data1	0
	data4	2147418112
	data2	0
	data1	0
	data1	0
	data4	12
	data2	7
	data1	0
	data1	0
	data4	0
	data2	0
	data1	0
	data1	0
	data4	1
	data2	12
	data1	0
	data1	0
	data4	0
	data2	84
	data1	0
	data1	0
	data4	255
	data2	4
	data1	0
	data1	0
	data4	1
	data2	68
	data1	0
	data1	0
	data4	327680
	data2	22
	data1	0
	data1	0
	data4	0
	.align 4
.LC23:
	data2	32
	data1	0
	data1	0
	data4	0
	data2	21
	data1	1
	data1	0
	data4	1129
	data2	6
	data1	0
	data1	0
	data4	2147418112
	data2	1
	data1	0
	data1	0
	data4	13
	data2	135
	data1	0
	data1	0
	data4	0
	data2	84
	data1	0
	data1	0
	data4	255
	data2	4
	data1	0
	data1	0
	data4	1
	data2	68
	data1	0
	data1	0
	data4	327680
	data2	22
	data1	0
	data1	0
	data4	0
	.align 4
.LC24:
	data2	32
	data1	0
	data1	0
	data4	0
	data2	21
	data1	1
	data1	0
	data4	1129
	data2	6
	data1	0
	data1	0
	data4	2147418112
	data2	128
	data1	0
	data1	0
	data4	0
	data2	84
	data1	0
	data1	0
	data4	255
	data2	4
	data1	0
	data1	0
	data4	1
	data2	68
	data1	0
	data1	0
	data4	327680
	data2	22
	data1	0
	data1	0
	data4	0
	.align 4
.LC25:
	data2	32
	data1	0
	data1	0
	data4	0
	data2	21
	data1	1
	data1	0
	data4	1129
	data2	6
	data1	0
	data1	0
	data4	2147418112
	data2	129
	data1	0
	data1	0
	data4	0
	data2	135
	data1	0
	data1	0
	data4	0
	data2	84
	data1	0
	data1	0
	data4	255
	data2	4
	data1	0
	data1	0
	data4	1
	data2	68
	data1	0
	data1	0
	data4	327680
	data2	22
	data1	0
	data1	0
	data4	0
	.align 4
.LC26:
	data2	32
	data1	0
	data1	0
	data4	0
	data2	21
	data1	1
	data1	0
	data4	1129
	data2	6
	data1	0
	data1	0
	data4	2147418112
	data2	32
	data1	0
	data1	0
	data4	16
	data2	2
	data1	0
	data1	0
	data4	1
	data2	32
	data1	0
	data1	0
	data4	20
	data2	97
	data1	0
	data1	0
	data4	1
	data2	12
	data1	0
	data1	0
	data4	0
	data2	84
	data1	0
	data1	0
	data4	255
	data2	4
	data1	0
	data1	0
	data4	1
	data2	68
	data1	0
	data1	0
	data4	327680
	data2	22
	data1	0
	data1	0
	data4	0
	.align 4
.LC27:
	data2	32
	data1	0
	data1	0
	data4	0
	data2	21
	data1	1
	data1	0
	data4	1129
	data2	6
	data1	0
	data1	0
	data4	2147418112
	data2	0
	data1	0
	data1	0
	data4	1
	data2	5
	data1	0
	data1	0
	data4	1
	data2	0
	data1	0
	data1	0
	data4	2
	data2	4
	data1	0
	data1	0
	data4	3
	data2	84
	data1	0
	data1	0
	data4	255
	data2	4
	data1	0
	data1	0
	data4	1
	data2	68
	data1	0
	data1	0
	data4	327680
	data2	22
	data1	0
	data1	0
	data4	0
	.align 4
.LC28:
	data2	32
	data1	0
	data1	0
	data4	0
	data2	21
	data1	1
	data1	0
	data4	1129
	data2	6
	data1	0
	data1	0
	data4	2147418112
	data2	0
	data1	0
	data1	0
	data4	1
	data2	1
	data1	0
	data1	0
	data4	0
	data2	60
	data1	0
	data1	0
	data4	0
	data2	84
	data1	0
	data1	0
	data4	255
	data2	4
	data1	0
	data1	0
	data4	1
	data2	68
	data1	0
	data1	0
	data4	327680
	data2	22
	data1	0
	data1	0
	data4	0
	.text
	.align 16
	.proc operations#
operations:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -4544, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	movl r15 = @gprel(.LC0)
	;;
	add r15 = r1, r15
	adds r14 = -4528, r34
	;;
	mov r16 = r15
	addl r15 = 72, r0
	;;
	mov r38 = r15
	mov r37 = r16
	mov r36 = r14
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	;;
	addl r38 = 9, r0
	adds r37 = -4528, r34
	movl r36 = @gprel(.LC33)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = compute#
	mov r1 = r35
	adds r14 = -4384, r34
	;;
	movl r16 = @gprel(.LC1)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 72, r0
	;;
	mov r38 = r14
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	adds r14 = -4384, r34
	;;
	addl r38 = 9, r0
	mov r37 = r14
	movl r36 = @gprel(.LC34)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = compute#
	mov r1 = r35
	adds r14 = -4240, r34
	;;
	movl r16 = @gprel(.LC2)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 72, r0
	;;
	mov r38 = r14
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	adds r14 = -4240, r34
	;;
	addl r38 = 9, r0
	mov r37 = r14
	movl r36 = @gprel(.LC35)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = compute#
	mov r1 = r35
	adds r14 = -4096, r34
	;;
	movl r16 = @gprel(.LC3)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 72, r0
	;;
	mov r38 = r14
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	adds r14 = -4096, r34
	;;
	addl r38 = 9, r0
	mov r37 = r14
	movl r36 = @gprel(.LC36)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = compute#
	mov r1 = r35
	adds r14 = -3952, r34
	;;
	movl r16 = @gprel(.LC4)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 72, r0
	;;
	mov r38 = r14
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	adds r14 = -3952, r34
	;;
	addl r38 = 9, r0
	mov r37 = r14
	movl r36 = @gprel(.LC37)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = compute#
	mov r1 = r35
	adds r14 = -3808, r34
	;;
	movl r16 = @gprel(.LC5)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 72, r0
	;;
	mov r38 = r14
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	adds r14 = -3808, r34
	;;
	addl r38 = 9, r0
	mov r37 = r14
	movl r36 = @gprel(.LC38)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = compute#
	mov r1 = r35
	adds r14 = -3664, r34
	;;
	movl r16 = @gprel(.LC6)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 72, r0
	;;
	mov r38 = r14
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	adds r14 = -3664, r34
	;;
	addl r38 = 9, r0
	mov r37 = r14
	movl r36 = @gprel(.LC39)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = compute#
	mov r1 = r35
	adds r14 = -3520, r34
	;;
	movl r16 = @gprel(.LC7)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 72, r0
	;;
	mov r38 = r14
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	adds r14 = -3520, r34
	;;
	addl r38 = 9, r0
	mov r37 = r14
	movl r36 = @gprel(.LC40)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = compute#
	mov r1 = r35
	adds r14 = -3376, r34
	;;
	movl r16 = @gprel(.LC8)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 72, r0
	;;
	mov r38 = r14
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	adds r14 = -3376, r34
	;;
	addl r38 = 9, r0
	mov r37 = r14
	movl r36 = @gprel(.LC41)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = compute#
	mov r1 = r35
	adds r14 = -3232, r34
	;;
	movl r16 = @gprel(.LC9)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 72, r0
	;;
	mov r38 = r14
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	adds r14 = -3232, r34
	;;
	addl r38 = 9, r0
	mov r37 = r14
	movl r36 = @gprel(.LC42)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = compute#
	mov r1 = r35
	adds r14 = -3088, r34
	;;
	movl r16 = @gprel(.LC10)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 80, r0
	;;
	mov r38 = r14
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	adds r14 = -3088, r34
	;;
	addl r38 = 10, r0
	mov r37 = r14
	movl r36 = @gprel(.LC43)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = compute#
	mov r1 = r35
	adds r14 = -2928, r34
	;;
	movl r16 = @gprel(.LC11)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 80, r0
	;;
	mov r38 = r14
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	adds r14 = -2928, r34
	;;
	addl r38 = 10, r0
	mov r37 = r14
	movl r36 = @gprel(.LC44)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = compute#
	mov r1 = r35
	adds r14 = -2768, r34
	;;
	movl r16 = @gprel(.LC12)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 80, r0
	;;
	mov r38 = r14
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	adds r14 = -2768, r34
	;;
	addl r38 = 10, r0
	mov r37 = r14
	movl r36 = @gprel(.LC45)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = compute#
	mov r1 = r35
	adds r14 = -2608, r34
	;;
	movl r16 = @gprel(.LC13)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 80, r0
	;;
	mov r38 = r14
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	adds r14 = -2608, r34
	;;
	addl r38 = 10, r0
	mov r37 = r14
	movl r36 = @gprel(.LC46)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = compute#
	mov r1 = r35
	adds r14 = -2448, r34
	;;
	movl r16 = @gprel(.LC14)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 80, r0
	;;
	mov r38 = r14
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	adds r14 = -2448, r34
	;;
	addl r38 = 10, r0
	mov r37 = r14
	movl r36 = @gprel(.LC47)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = compute#
	mov r1 = r35
	adds r14 = -2288, r34
	;;
	movl r16 = @gprel(.LC15)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 80, r0
	;;
	mov r38 = r14
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	adds r14 = -2288, r34
	;;
	addl r38 = 10, r0
	mov r37 = r14
	movl r36 = @gprel(.LC48)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = compute#
	mov r1 = r35
	adds r14 = -2128, r34
	;;
	movl r16 = @gprel(.LC16)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 80, r0
	;;
	mov r38 = r14
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	adds r14 = -2128, r34
	;;
	addl r38 = 10, r0
	mov r37 = r14
	movl r36 = @gprel(.LC49)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = compute#
	mov r1 = r35
	adds r14 = -1968, r34
	;;
	movl r16 = @gprel(.LC17)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 80, r0
	;;
	mov r38 = r14
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	adds r14 = -1968, r34
	;;
	addl r38 = 10, r0
	mov r37 = r14
	movl r36 = @gprel(.LC50)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = compute#
	mov r1 = r35
	adds r14 = -1808, r34
	;;
	movl r16 = @gprel(.LC18)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 80, r0
	;;
	mov r38 = r14
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	adds r14 = -1808, r34
	;;
	addl r38 = 10, r0
	mov r37 = r14
	movl r36 = @gprel(.LC51)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = compute#
	mov r1 = r35
	adds r14 = -1648, r34
	;;
	movl r16 = @gprel(.LC19)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 88, r0
	;;
	mov r38 = r14
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	adds r14 = -1648, r34
	;;
	addl r38 = 11, r0
	mov r37 = r14
	movl r36 = @gprel(.LC52)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = compute#
	mov r1 = r35
	adds r14 = -1472, r34
	;;
	movl r16 = @gprel(.LC20)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 88, r0
	;;
	mov r38 = r14
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	adds r14 = -1472, r34
	;;
	addl r38 = 11, r0
	mov r37 = r14
	movl r36 = @gprel(.LC53)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = compute#
	mov r1 = r35
	adds r14 = -1296, r34
	;;
	movl r16 = @gprel(.LC21)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 96, r0
	;;
	mov r38 = r14
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	adds r14 = -1296, r34
	;;
	addl r38 = 12, r0
	mov r37 = r14
	movl r36 = @gprel(.LC54)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = compute#
	mov r1 = r35
	adds r14 = -1104, r34
	;;
	movl r16 = @gprel(.LC22)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 88, r0
	;;
	mov r38 = r14
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	adds r14 = -1104, r34
	;;
	addl r38 = 11, r0
	mov r37 = r14
	movl r36 = @gprel(.LC55)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = compute#
	mov r1 = r35
	adds r14 = -928, r34
	;;
	movl r16 = @gprel(.LC23)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 72, r0
	;;
	mov r38 = r14
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	adds r14 = -928, r34
	;;
	addl r38 = 9, r0
	mov r37 = r14
	movl r36 = @gprel(.LC56)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = compute#
	mov r1 = r35
	adds r14 = -784, r34
	;;
	movl r16 = @gprel(.LC24)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 64, r0
	;;
	mov r38 = r14
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	adds r14 = -784, r34
	;;
	addl r38 = 8, r0
	mov r37 = r14
	movl r36 = @gprel(.LC57)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = compute#
	mov r1 = r35
	adds r14 = -656, r34
	;;
	movl r16 = @gprel(.LC25)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 72, r0
	;;
	mov r38 = r14
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	adds r14 = -656, r34
	;;
	addl r38 = 9, r0
	mov r37 = r14
	movl r36 = @gprel(.LC58)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = compute#
	mov r1 = r35
	adds r14 = -512, r34
	;;
	movl r16 = @gprel(.LC26)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 96, r0
	;;
	mov r38 = r14
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	adds r14 = -512, r34
	;;
	addl r38 = 12, r0
	mov r37 = r14
	movl r36 = @gprel(.LC59)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = compute#
	mov r1 = r35
	adds r14 = -320, r34
	;;
	movl r16 = @gprel(.LC27)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 88, r0
	;;
	mov r38 = r14
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	adds r14 = -320, r34
	;;
	addl r38 = 11, r0
	mov r37 = r14
	movl r36 = @gprel(.LC60)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = compute#
	mov r1 = r35
	adds r14 = -144, r34
	;;
	movl r16 = @gprel(.LC28)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 80, r0
	;;
	mov r38 = r14
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	adds r14 = -144, r34
	;;
	addl r38 = 10, r0
	mov r37 = r14
	movl r36 = @gprel(.LC61)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = compute#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp operations#
	.align 16
	.proc jump#
jump:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -144, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st8 [r14] = r32
	adds r14 = 8, r37
	;;
	st4 [r14] = r33
	adds r14 = 12, r37
	;;
	st4 [r14] = r34
	addl r14 = 32, r0
	adds r15 = -128, r37
	;;
	st2 [r15] = r14
	adds r14 = -126, r37
	;;
	st1 [r14] = r0
	adds r14 = -125, r37
	;;
	st1 [r14] = r0
	adds r14 = -124, r37
	;;
	st4 [r14] = r0
	adds r14 = -120, r37
	addl r15 = 21, r0
	;;
	st2 [r14] = r15
	adds r14 = -118, r37
	addl r15 = 1, r0
	;;
	st1 [r14] = r15
	adds r14 = -117, r37
	;;
	st1 [r14] = r0
	adds r14 = -116, r37
	addl r15 = 1129, r0
	;;
	st4 [r14] = r15
	adds r14 = -112, r37
	addl r15 = 6, r0
	;;
	st2 [r14] = r15
	adds r14 = -110, r37
	;;
	st1 [r14] = r0
	adds r14 = -109, r37
	;;
	st1 [r14] = r0
	adds r14 = -108, r37
	movl r15 = 2147418112
	;;
	st4 [r14] = r15
	adds r14 = -104, r37
	;;
	st2 [r14] = r0
	adds r14 = -102, r37
	;;
	st1 [r14] = r0
	adds r14 = -101, r37
	;;
	st1 [r14] = r0
	adds r14 = -100, r37
	movl r15 = -2147483643
	;;
	st4 [r14] = r15
	adds r14 = -96, r37
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -94, r37
	;;
	st1 [r14] = r0
	adds r14 = -93, r37
	;;
	st1 [r14] = r0
	adds r14 = -92, r37
	movl r15 = -2147483643
	;;
	st4 [r14] = r15
	adds r14 = 8, r37
	;;
	ld4 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	or r14 = 5, r14
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -88, r37
	;;
	st2 [r14] = r15
	adds r14 = -86, r37
	;;
	st1 [r14] = r0
	adds r14 = -85, r37
	addl r15 = 1, r0
	;;
	st1 [r14] = r15
	adds r14 = -84, r37
	adds r15 = 12, r37
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -80, r37
	addl r15 = 6, r0
	;;
	st2 [r14] = r15
	adds r14 = -78, r37
	;;
	st1 [r14] = r0
	adds r14 = -77, r37
	;;
	st1 [r14] = r0
	adds r14 = -76, r37
	addl r15 = 327688, r0
	;;
	st4 [r14] = r15
	adds r14 = -72, r37
	addl r15 = 6, r0
	;;
	st2 [r14] = r15
	adds r14 = -70, r37
	;;
	st1 [r14] = r0
	adds r14 = -69, r37
	;;
	st1 [r14] = r0
	adds r14 = -68, r37
	addl r15 = 327689, r0
	;;
	st4 [r14] = r15
	mov r14 = r37
	addl r41 = 8, r0
	adds r40 = -128, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = compute#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp jump#
	.section	.rodata
	.align 8
.LC62:
	stringz	"%d\n"
	.align 8
.LC63:
	stringz	"equal"
	.align 8
.LC64:
	stringz	"greater"
	.align 8
.LC65:
	stringz	"greater or equal"
	.align 8
.LC66:
	stringz	"a bit"
	.align 8
.LC67:
	stringz	"no bit"
	.align 8
.LC68:
	stringz	"equal to X"
	.align 8
.LC69:
	stringz	"greater than X"
	.align 8
.LC70:
	stringz	"at least X"
	.align 8
.LC71:
	stringz	"a bit of X"
	.text
	.align 16
	.proc jumps#
jumps:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = -1, r0
	;;
	st4 [r34] = r14
	br .L24
	;;
.L25:
	ld4 r15 = [r34]
	adds r14 = 4, r34
	movl r16 = -2147483643
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	ld4 r37 = [r34]
	movl r36 = @gprel(.LC62)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = 4, r34
	;;
	ld4 r38 = [r14]
	addl r37 = 16, r0
	movl r36 = @gprel(.LC63)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = jump#
	mov r1 = r35
	adds r14 = 4, r34
	;;
	ld4 r38 = [r14]
	addl r37 = 32, r0
	movl r36 = @gprel(.LC64)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = jump#
	mov r1 = r35
	adds r14 = 4, r34
	;;
	ld4 r38 = [r14]
	addl r37 = 48, r0
	movl r36 = @gprel(.LC65)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = jump#
	mov r1 = r35
	ld4 r14 = [r34]
	;;
	adds r14 = 1, r14
	;;
	st4 [r34] = r14
.L24:
	ld4 r14 = [r34]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L25
	addl r38 = 4, r0
	addl r37 = 64, r0
	movl r36 = @gprel(.LC66)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = jump#
	mov r1 = r35
	addl r38 = 8, r0
	addl r37 = 64, r0
	;;
	movl r36 = @gprel(.LC67)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = jump#
	mov r1 = r35
	mov r38 = r0
	addl r37 = 24, r0
	;;
	movl r36 = @gprel(.LC68)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = jump#
	mov r1 = r35
	mov r38 = r0
	addl r37 = 40, r0
	;;
	movl r36 = @gprel(.LC69)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = jump#
	mov r1 = r35
	mov r38 = r0
	addl r37 = 56, r0
	;;
	movl r36 = @gprel(.LC70)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = jump#
	mov r1 = r35
	mov r38 = r0
	addl r37 = 72, r0
	;;
	movl r36 = @gprel(.LC71)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = jump#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp jumps#
	.section	.rodata
	.align 8
.LC72:
	stringz	"installed"
	.text
	.align 16
	.proc refuse#
refuse:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	mov r15 = r37
	adds r14 = -8, r37
	mov r41 = r0
	;;
	ld8 r40 = [r15]
	ld8 r39 = [r14]
	br.call.sptk.many b0 = install#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r38
	mov r14 = r8
	br .L28
	;;
.L27:
	movl r14 = @gprel(.LC72)
	;;
	add r14 = r1, r14
.L28:
	;;
	mov r41 = r14
	adds r14 = -16, r37
	;;
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC29)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp refuse#
	.section	.rodata
	.align 8
.LC73:
	stringz	"no instruction"
	.align 8
.LC74:
	stringz	"too many"
	.align 8
.LC75:
	stringz	"LOAD_IMM(1)"
	.align 8
.LC76:
	stringz	"ALU(DIV, 0), RETURN(0)"
	.align 8
.LC77:
	stringz	"ALU(MOD, 1), RETURN(0)"
	.align 8
.LC78:
	stringz	"ALU(LSH, 32), RETURN(0)"
	.align 8
.LC79:
	stringz	"ALU(RSH, 32), RETURN(0)"
	.align 8
.LC80:
	stringz	"BPF_STMT(BPF_LD | BPF_W | BPF_ABS, 1), RETURN(0)"
	.align 8
.LC81:
	stringz	"BPF_STMT(BPF_LD | BPF_W | BPF_ABS, sizeof(struct seccomp_data)), RETURN(0)"
	.align 8
.LC82:
	stringz	"BPF_STMT(BPF_LD | BPF_H | BPF_ABS, 0), RETURN(0)"
	.align 8
.LC83:
	stringz	"BPF_STMT(BPF_LD | BPF_W | BPF_IND, 0), RETURN(0)"
	.align 8
.LC84:
	stringz	"BPF_STMT(BPF_ST, 16), RETURN(0)"
	.align 8
.LC85:
	stringz	"BPF_STMT(BPF_STX, 16), RETURN(0)"
	.align 8
.LC86:
	stringz	"BPF_STMT(BPF_LD | BPF_MEM, 2), RETURN(0)"
	.align 8
.LC87:
	stringz	"BPF_STMT(BPF_JMP | BPF_JA, 1), RETURN(0)"
	.align 8
.LC88:
	stringz	"BPF_STMT(BPF_JMP | BPF_JA, 0xffffffff), RETURN(0)"
	.align 8
.LC89:
	stringz	"BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0), RETURN(0)"
	.align 8
.LC90:
	stringz	"BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 0, 1), RETURN(0)"
	.align 8
.LC91:
	stringz	"BPF_STMT(BPF_RET | BPF_X, 0)"
	.align 8
.LC92:
	stringz	"BPF_STMT(0xffff, 0), RETURN(0)"
	.align 8
.LC93:
	stringz	"install(many, 1, 0x8000)"
	.align 8
.LC94:
	stringz	"install(many, 1, SECCOMP_FILTER_FLAG_TSYNC | SECCOMP_FILTER_FLAG_NEW_LISTENER)"
	.align 8
.LC95:
	stringz	"install(many, 1, SECCOMP_FILTER_FLAG_LOG)"
	.align 8
.LC96:
	stringz	"install(many, 1, SECCOMP_FILTER_FLAG_SPEC_ALLOW)"
	.align 8
.LC97:
	stringz	"install(many, 1, SECCOMP_FILTER_FLAG_TSYNC)"
	.align 8
.LC98:
	stringz	"install(many, 1, SECCOMP_FILTER_FLAG_TSYNC | SECCOMP_FILTER_FLAG_TSYNC_ESRCH)"
	.align 8
.LC99:
	stringz	"install(no_access(), 1, 0)"
	.align 8
.LC100:
	stringz	"call(seccomp, SECCOMP_SET_MODE_FILTER, 0, no_access())"
	.align 8
.LC101:
	stringz	"call(seccomp, SECCOMP_SET_MODE_STRICT, 1, NULL)"
	.align 8
.LC102:
	stringz	"call(seccomp, 99, 0, NULL)"
	.align 8
.LC103:
	stringz	"available"
	.align 8
.LC104:
	stringz	"%x: %s\n"
	.text
	.align 16
	.proc refusals#
refusals:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -560, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -544, r35
	;;
	st4 [r14] = r0
	br .L30
	;;
.L31:
	movl r15 = @gprel(many.2#)
	;;
	add r15 = r1, r15
	adds r16 = -544, r35
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	addl r15 = 6, r0
	;;
	st2 [r14] = r15
	movl r15 = @gprel(many.2#)
	;;
	add r15 = r1, r15
	adds r16 = -544, r35
	;;
	ld4 r14 = [r16]
	adds r15 = 2, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r0
	movl r15 = @gprel(many.2#)
	;;
	add r15 = r1, r15
	adds r16 = -544, r35
	;;
	ld4 r14 = [r16]
	adds r15 = 3, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r0
	movl r15 = @gprel(many.2#)
	;;
	add r15 = r1, r15
	adds r16 = -544, r35
	;;
	ld4 r14 = [r16]
	adds r15 = 4, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	movl r15 = 2147418112
	;;
	st4 [r14] = r15
	adds r15 = -544, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -544, r35
	;;
	st4 [r16] = r14
.L30:
	adds r15 = -544, r35
	;;
	ld4 r14 = [r15]
	addl r15 = 4096, r0
	;;
	cmp4.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L31
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 38, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	;;
	mov r39 = r0
	movl r38 = @gprel(many.2#)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC73)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = refuse#
	mov r1 = r36
	addl r39 = 4097, r0
	;;
	movl r38 = @gprel(many.2#)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC74)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = refuse#
	mov r1 = r36
	adds r14 = -536, r35
	;;
	st2 [r14] = r0
	adds r14 = -536, r35
	;;
	adds r14 = 2, r14
	;;
	st1 [r14] = r0
	adds r14 = -536, r35
	;;
	adds r14 = 3, r14
	;;
	st1 [r14] = r0
	adds r14 = -536, r35
	;;
	adds r14 = 4, r14
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -536, r35
	addl r39 = 1, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC75)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = refuse#
	mov r1 = r36
	adds r14 = -520, r35
	addl r15 = 52, r0
	;;
	st2 [r14] = r15
	adds r14 = -520, r35
	;;
	adds r14 = 2, r14
	;;
	st1 [r14] = r0
	adds r14 = -520, r35
	;;
	adds r14 = 3, r14
	;;
	st1 [r14] = r0
	adds r14 = -520, r35
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = -520, r35
	;;
	adds r14 = 8, r14
	addl r15 = 6, r0
	;;
	st2 [r14] = r15
	adds r14 = -520, r35
	;;
	adds r14 = 10, r14
	;;
	st1 [r14] = r0
	adds r14 = -520, r35
	;;
	adds r14 = 11, r14
	;;
	st1 [r14] = r0
	adds r14 = -520, r35
	;;
	adds r14 = 12, r14
	;;
	st4 [r14] = r0
	adds r14 = -520, r35
	addl r39 = 2, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC76)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = refuse#
	mov r1 = r36
	adds r14 = -488, r35
	addl r15 = 148, r0
	;;
	st2 [r14] = r15
	adds r14 = -488, r35
	;;
	adds r14 = 2, r14
	;;
	st1 [r14] = r0
	adds r14 = -488, r35
	;;
	adds r14 = 3, r14
	;;
	st1 [r14] = r0
	adds r14 = -488, r35
	;;
	adds r14 = 4, r14
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -488, r35
	;;
	adds r14 = 8, r14
	addl r15 = 6, r0
	;;
	st2 [r14] = r15
	adds r14 = -488, r35
	;;
	adds r14 = 10, r14
	;;
	st1 [r14] = r0
	adds r14 = -488, r35
	;;
	adds r14 = 11, r14
	;;
	st1 [r14] = r0
	adds r14 = -488, r35
	;;
	adds r14 = 12, r14
	;;
	st4 [r14] = r0
	adds r14 = -488, r35
	addl r39 = 2, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC77)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = refuse#
	mov r1 = r36
	adds r14 = -456, r35
	addl r15 = 100, r0
	;;
	st2 [r14] = r15
	adds r14 = -456, r35
	;;
	adds r14 = 2, r14
	;;
	st1 [r14] = r0
	adds r14 = -456, r35
	;;
	adds r14 = 3, r14
	;;
	st1 [r14] = r0
	adds r14 = -456, r35
	;;
	adds r14 = 4, r14
	addl r15 = 32, r0
	;;
	st4 [r14] = r15
	adds r14 = -456, r35
	;;
	adds r14 = 8, r14
	addl r15 = 6, r0
	;;
	st2 [r14] = r15
	adds r14 = -456, r35
	;;
	adds r14 = 10, r14
	;;
	st1 [r14] = r0
	adds r14 = -456, r35
	;;
	adds r14 = 11, r14
	;;
	st1 [r14] = r0
	adds r14 = -456, r35
	;;
	adds r14 = 12, r14
	;;
	st4 [r14] = r0
	adds r14 = -456, r35
	addl r39 = 2, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC78)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = refuse#
	mov r1 = r36
	adds r14 = -424, r35
	addl r15 = 116, r0
	;;
	st2 [r14] = r15
	adds r14 = -424, r35
	;;
	adds r14 = 2, r14
	;;
	st1 [r14] = r0
	adds r14 = -424, r35
	;;
	adds r14 = 3, r14
	;;
	st1 [r14] = r0
	adds r14 = -424, r35
	;;
	adds r14 = 4, r14
	addl r15 = 32, r0
	;;
	st4 [r14] = r15
	adds r14 = -424, r35
	;;
	adds r14 = 8, r14
	addl r15 = 6, r0
	;;
	st2 [r14] = r15
	adds r14 = -424, r35
	;;
	adds r14 = 10, r14
	;;
	st1 [r14] = r0
	adds r14 = -424, r35
	;;
	adds r14 = 11, r14
	;;
	st1 [r14] = r0
	adds r14 = -424, r35
	;;
	adds r14 = 12, r14
	;;
	st4 [r14] = r0
	adds r14 = -424, r35
	addl r39 = 2, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC79)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = refuse#
	mov r1 = r36
	adds r14 = -392, r35
	addl r15 = 32, r0
	;;
	st2 [r14] = r15
	adds r14 = -392, r35
	;;
	adds r14 = 2, r14
	;;
	st1 [r14] = r0
	adds r14 = -392, r35
	;;
	adds r14 = 3, r14
	;;
	st1 [r14] = r0
	adds r14 = -392, r35
	;;
	adds r14 = 4, r14
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -392, r35
	;;
	adds r14 = 8, r14
	addl r15 = 6, r0
	;;
	st2 [r14] = r15
	adds r14 = -392, r35
	;;
	adds r14 = 10, r14
	;;
	st1 [r14] = r0
	adds r14 = -392, r35
	;;
	adds r14 = 11, r14
	;;
	st1 [r14] = r0
	adds r14 = -392, r35
	;;
	adds r14 = 12, r14
	;;
	st4 [r14] = r0
	adds r14 = -392, r35
	addl r39 = 2, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC80)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = refuse#
	mov r1 = r36
	adds r14 = -360, r35
	addl r15 = 32, r0
	;;
	st2 [r14] = r15
	adds r14 = -360, r35
	;;
	adds r14 = 2, r14
	;;
	st1 [r14] = r0
	adds r14 = -360, r35
	;;
	adds r14 = 3, r14
	;;
	st1 [r14] = r0
	adds r14 = -360, r35
	;;
	adds r14 = 4, r14
	addl r15 = 64, r0
	;;
	st4 [r14] = r15
	adds r14 = -360, r35
	;;
	adds r14 = 8, r14
	addl r15 = 6, r0
	;;
	st2 [r14] = r15
	adds r14 = -360, r35
	;;
	adds r14 = 10, r14
	;;
	st1 [r14] = r0
	adds r14 = -360, r35
	;;
	adds r14 = 11, r14
	;;
	st1 [r14] = r0
	adds r14 = -360, r35
	;;
	adds r14 = 12, r14
	;;
	st4 [r14] = r0
	adds r14 = -360, r35
	addl r39 = 2, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC81)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = refuse#
	mov r1 = r36
	adds r14 = -328, r35
	addl r15 = 40, r0
	;;
	st2 [r14] = r15
	adds r14 = -328, r35
	;;
	adds r14 = 2, r14
	;;
	st1 [r14] = r0
	adds r14 = -328, r35
	;;
	adds r14 = 3, r14
	;;
	st1 [r14] = r0
	adds r14 = -328, r35
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = -328, r35
	;;
	adds r14 = 8, r14
	addl r15 = 6, r0
	;;
	st2 [r14] = r15
	adds r14 = -328, r35
	;;
	adds r14 = 10, r14
	;;
	st1 [r14] = r0
	adds r14 = -328, r35
	;;
	adds r14 = 11, r14
	;;
	st1 [r14] = r0
	adds r14 = -328, r35
	;;
	adds r14 = 12, r14
	;;
	st4 [r14] = r0
	adds r14 = -328, r35
	addl r39 = 2, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC82)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = refuse#
	mov r1 = r36
	adds r14 = -296, r35
	addl r15 = 64, r0
	;;
	st2 [r14] = r15
	adds r14 = -296, r35
	;;
	adds r14 = 2, r14
	;;
	st1 [r14] = r0
	adds r14 = -296, r35
	;;
	adds r14 = 3, r14
	;;
	st1 [r14] = r0
	adds r14 = -296, r35
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = -296, r35
	;;
	adds r14 = 8, r14
	addl r15 = 6, r0
	;;
	st2 [r14] = r15
	adds r14 = -296, r35
	;;
	adds r14 = 10, r14
	;;
	st1 [r14] = r0
	adds r14 = -296, r35
	;;
	adds r14 = 11, r14
	;;
	st1 [r14] = r0
	adds r14 = -296, r35
	;;
	adds r14 = 12, r14
	;;
	st4 [r14] = r0
	adds r14 = -296, r35
	addl r39 = 2, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC83)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = refuse#
	mov r1 = r36
	adds r14 = -264, r35
	addl r15 = 2, r0
	;;
	st2 [r14] = r15
	adds r14 = -264, r35
	;;
	adds r14 = 2, r14
	;;
	st1 [r14] = r0
	adds r14 = -264, r35
	;;
	adds r14 = 3, r14
	;;
	st1 [r14] = r0
	adds r14 = -264, r35
	;;
	adds r14 = 4, r14
	addl r15 = 16, r0
	;;
	st4 [r14] = r15
	adds r14 = -264, r35
	;;
	adds r14 = 8, r14
	addl r15 = 6, r0
	;;
	st2 [r14] = r15
	adds r14 = -264, r35
	;;
	adds r14 = 10, r14
	;;
	st1 [r14] = r0
	adds r14 = -264, r35
	;;
	adds r14 = 11, r14
	;;
	st1 [r14] = r0
	adds r14 = -264, r35
	;;
	adds r14 = 12, r14
	;;
	st4 [r14] = r0
	adds r14 = -264, r35
	addl r39 = 2, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC84)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = refuse#
	mov r1 = r36
	adds r14 = -232, r35
	addl r15 = 3, r0
	;;
	st2 [r14] = r15
	adds r14 = -232, r35
	;;
	adds r14 = 2, r14
	;;
	st1 [r14] = r0
	adds r14 = -232, r35
	;;
	adds r14 = 3, r14
	;;
	st1 [r14] = r0
	adds r14 = -232, r35
	;;
	adds r14 = 4, r14
	addl r15 = 16, r0
	;;
	st4 [r14] = r15
	adds r14 = -232, r35
	;;
	adds r14 = 8, r14
	addl r15 = 6, r0
	;;
	st2 [r14] = r15
	adds r14 = -232, r35
	;;
	adds r14 = 10, r14
	;;
	st1 [r14] = r0
	adds r14 = -232, r35
	;;
	adds r14 = 11, r14
	;;
	st1 [r14] = r0
	adds r14 = -232, r35
	;;
	adds r14 = 12, r14
	;;
	st4 [r14] = r0
	adds r14 = -232, r35
	addl r39 = 2, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC85)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = refuse#
	mov r1 = r36
	adds r14 = -200, r35
	addl r15 = 96, r0
	;;
	st2 [r14] = r15
	adds r14 = -200, r35
	;;
	adds r14 = 2, r14
	;;
	st1 [r14] = r0
	adds r14 = -200, r35
	;;
	adds r14 = 3, r14
	;;
	st1 [r14] = r0
	adds r14 = -200, r35
	;;
	adds r14 = 4, r14
	addl r15 = 2, r0
	;;
	st4 [r14] = r15
	adds r14 = -200, r35
	;;
	adds r14 = 8, r14
	addl r15 = 6, r0
	;;
	st2 [r14] = r15
	adds r14 = -200, r35
	;;
	adds r14 = 10, r14
	;;
	st1 [r14] = r0
	adds r14 = -200, r35
	;;
	adds r14 = 11, r14
	;;
	st1 [r14] = r0
	adds r14 = -200, r35
	;;
	adds r14 = 12, r14
	;;
	st4 [r14] = r0
	adds r14 = -200, r35
	addl r39 = 2, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC86)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = refuse#
	mov r1 = r36
	adds r14 = -168, r35
	addl r15 = 5, r0
	;;
	st2 [r14] = r15
	adds r14 = -168, r35
	;;
	adds r14 = 2, r14
	;;
	st1 [r14] = r0
	adds r14 = -168, r35
	;;
	adds r14 = 3, r14
	;;
	st1 [r14] = r0
	adds r14 = -168, r35
	;;
	adds r14 = 4, r14
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -168, r35
	;;
	adds r14 = 8, r14
	addl r15 = 6, r0
	;;
	st2 [r14] = r15
	adds r14 = -168, r35
	;;
	adds r14 = 10, r14
	;;
	st1 [r14] = r0
	adds r14 = -168, r35
	;;
	adds r14 = 11, r14
	;;
	st1 [r14] = r0
	adds r14 = -168, r35
	;;
	adds r14 = 12, r14
	;;
	st4 [r14] = r0
	adds r14 = -168, r35
	addl r39 = 2, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC87)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = refuse#
	mov r1 = r36
	adds r14 = -136, r35
	addl r15 = 5, r0
	;;
	st2 [r14] = r15
	adds r14 = -136, r35
	;;
	adds r14 = 2, r14
	;;
	st1 [r14] = r0
	adds r14 = -136, r35
	;;
	adds r14 = 3, r14
	;;
	st1 [r14] = r0
	adds r14 = -136, r35
	;;
	adds r14 = 4, r14
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	adds r14 = -136, r35
	;;
	adds r14 = 8, r14
	addl r15 = 6, r0
	;;
	st2 [r14] = r15
	adds r14 = -136, r35
	;;
	adds r14 = 10, r14
	;;
	st1 [r14] = r0
	adds r14 = -136, r35
	;;
	adds r14 = 11, r14
	;;
	st1 [r14] = r0
	adds r14 = -136, r35
	;;
	adds r14 = 12, r14
	;;
	st4 [r14] = r0
	adds r14 = -136, r35
	addl r39 = 2, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC88)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = refuse#
	mov r1 = r36
	adds r14 = -104, r35
	addl r15 = 21, r0
	;;
	st2 [r14] = r15
	adds r14 = -104, r35
	;;
	adds r14 = 2, r14
	addl r15 = 1, r0
	;;
	st1 [r14] = r15
	adds r14 = -104, r35
	;;
	adds r14 = 3, r14
	;;
	st1 [r14] = r0
	adds r14 = -104, r35
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = -104, r35
	;;
	adds r14 = 8, r14
	addl r15 = 6, r0
	;;
	st2 [r14] = r15
	adds r14 = -104, r35
	;;
	adds r14 = 10, r14
	;;
	st1 [r14] = r0
	adds r14 = -104, r35
	;;
	adds r14 = 11, r14
	;;
	st1 [r14] = r0
	adds r14 = -104, r35
	;;
	adds r14 = 12, r14
	;;
	st4 [r14] = r0
	adds r14 = -104, r35
	addl r39 = 2, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC89)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = refuse#
	mov r1 = r36
	adds r14 = -72, r35
	addl r15 = 21, r0
	;;
	st2 [r14] = r15
	adds r14 = -72, r35
	;;
	adds r14 = 2, r14
	;;
	st1 [r14] = r0
	adds r14 = -72, r35
	;;
	adds r14 = 3, r14
	addl r15 = 1, r0
	;;
	st1 [r14] = r15
	adds r14 = -72, r35
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = -72, r35
	;;
	adds r14 = 8, r14
	addl r15 = 6, r0
	;;
	st2 [r14] = r15
	adds r14 = -72, r35
	;;
	adds r14 = 10, r14
	;;
	st1 [r14] = r0
	adds r14 = -72, r35
	;;
	adds r14 = 11, r14
	;;
	st1 [r14] = r0
	adds r14 = -72, r35
	;;
	adds r14 = 12, r14
	;;
	st4 [r14] = r0
	adds r14 = -72, r35
	addl r39 = 2, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC90)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = refuse#
	mov r1 = r36
	adds r14 = -40, r35
	addl r15 = 14, r0
	;;
	st2 [r14] = r15
	adds r14 = -40, r35
	;;
	adds r14 = 2, r14
	;;
	st1 [r14] = r0
	adds r14 = -40, r35
	;;
	adds r14 = 3, r14
	;;
	st1 [r14] = r0
	adds r14 = -40, r35
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = -40, r35
	addl r39 = 1, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC91)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = refuse#
	mov r1 = r36
	adds r14 = -24, r35
	addl r15 = -1, r0
	;;
	st2 [r14] = r15
	adds r14 = -24, r35
	;;
	adds r14 = 2, r14
	;;
	st1 [r14] = r0
	adds r14 = -24, r35
	;;
	adds r14 = 3, r14
	;;
	st1 [r14] = r0
	adds r14 = -24, r35
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = -24, r35
	;;
	adds r14 = 8, r14
	addl r15 = 6, r0
	;;
	st2 [r14] = r15
	adds r14 = -24, r35
	;;
	adds r14 = 10, r14
	;;
	st1 [r14] = r0
	adds r14 = -24, r35
	;;
	adds r14 = 11, r14
	;;
	st1 [r14] = r0
	adds r14 = -24, r35
	;;
	adds r14 = 12, r14
	;;
	st4 [r14] = r0
	adds r14 = -24, r35
	addl r39 = 2, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC92)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = refuse#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 32768, r0
	addl r38 = 1, r0
	movl r37 = @gprel(many.2#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = install#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC93)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 9, r0
	addl r38 = 1, r0
	movl r37 = @gprel(many.2#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = install#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC94)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 2, r0
	addl r38 = 1, r0
	movl r37 = @gprel(many.2#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = install#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC95)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 4, r0
	addl r38 = 1, r0
	movl r37 = @gprel(many.2#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = install#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC96)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 1, r0
	addl r38 = 1, r0
	movl r37 = @gprel(many.2#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = install#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC97)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 17, r0
	addl r38 = 1, r0
	movl r37 = @gprel(many.2#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = install#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC98)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	mov r39 = r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = install#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC99)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r40 = r14
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 1353, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC100)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r40 = r0
	addl r39 = 1, r0
	mov r38 = r0
	addl r37 = 1353, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC101)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 99, r0
	addl r37 = 1353, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC102)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -540, r35
	;;
	st4 [r14] = r0
	br .L32
	;;
.L35:
	movl r15 = @gprel(actions.1#)
	;;
	add r15 = r1, r15
	adds r14 = -540, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r32 = [r14]
	adds r14 = -540, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 2, r0
	movl r15 = @gprel(actions.1#)
	;;
	add r15 = r1, r15
	;;
	add r14 = r14, r15
	;;
	mov r40 = r14
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 1353, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L33
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r36
	mov r14 = r8
	br .L34
	;;
.L33:
	movl r14 = @gprel(.LC103)
	;;
	add r14 = r1, r14
.L34:
	;;
	mov r39 = r14
	mov r38 = r32
	movl r37 = @gprel(.LC104)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -540, r35
	adds r15 = -540, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L32:
	adds r14 = -540, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 7, r14
	(p6) br.cond.dptk .L35
	nop 0
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp refusals#
	.align 16
	.proc call_it#
call_it:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	mov r39 = r0
	mov r38 = r0
	addl r37 = 1129, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp call_it#
	.section	.rodata
	.align 8
.LC105:
	stringz	"install"
	.align 8
.LC106:
	stringz	"the other thread goes on, "
	.align 8
.LC107:
	stringz	"?"
	.align 8
.LC108:
	stringz	""
	.align 8
.LC109:
	stringz	"%ld %s, "
	.align 8
.LC110:
	stringz	"killed by"
	.align 8
.LC111:
	stringz	"exited"
	.align 8
.LC112:
	stringz	"%s: %s %s\n"
	.text
	.align 16
	.proc act#
act:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 5, 5, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -96, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	mov r14 = r38
	;;
	st8 [r14] = r32
	adds r14 = 8, r38
	;;
	st4 [r14] = r33
	adds r14 = 12, r38
	;;
	st4 [r14] = r34
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L39
	adds r14 = -64, r38
	;;
	st8 [r14] = r0
	adds r14 = -64, r38
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -64, r38
	;;
	mov r41 = r14
	addl r40 = 4, r0
	br.call.sptk.many b0 = setrlimit#
	mov r1 = r39
	mov r44 = r0
	mov r43 = r0
	mov r42 = r0
	;;
	addl r41 = 1, r0
	addl r40 = 38, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r39
	adds r14 = -40, r38
	addl r15 = 32, r0
	;;
	st2 [r14] = r15
	adds r14 = -40, r38
	;;
	adds r14 = 2, r14
	;;
	st1 [r14] = r0
	adds r14 = -40, r38
	;;
	adds r14 = 3, r14
	;;
	st1 [r14] = r0
	adds r14 = -40, r38
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = -40, r38
	;;
	adds r14 = 8, r14
	addl r15 = 21, r0
	;;
	st2 [r14] = r15
	adds r14 = -40, r38
	;;
	adds r14 = 10, r14
	addl r15 = 1, r0
	;;
	st1 [r14] = r15
	adds r14 = -40, r38
	;;
	adds r14 = 11, r14
	;;
	st1 [r14] = r0
	adds r14 = -40, r38
	;;
	adds r14 = 12, r14
	addl r15 = 1129, r0
	;;
	st4 [r14] = r15
	adds r14 = -40, r38
	;;
	adds r14 = 16, r14
	addl r15 = 6, r0
	;;
	st2 [r14] = r15
	adds r14 = -40, r38
	;;
	adds r14 = 18, r14
	;;
	st1 [r14] = r0
	adds r14 = -40, r38
	;;
	adds r14 = 19, r14
	;;
	st1 [r14] = r0
	adds r14 = -40, r38
	;;
	adds r14 = 20, r14
	movl r15 = 2147418112
	;;
	st4 [r14] = r15
	adds r14 = -40, r38
	;;
	adds r14 = 24, r14
	addl r15 = 6, r0
	;;
	st2 [r14] = r15
	adds r14 = -40, r38
	;;
	adds r14 = 26, r14
	;;
	st1 [r14] = r0
	adds r14 = -40, r38
	;;
	adds r14 = 27, r14
	;;
	st1 [r14] = r0
	adds r14 = -40, r38
	;;
	adds r14 = 28, r14
	adds r15 = 8, r38
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -40, r38
	mov r42 = r0
	addl r41 = 4, r0
	;;
	mov r40 = r14
	br.call.sptk.many b0 = install#
	mov r1 = r39
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r41 = @gprel(.LC105)
	;;
	add r41 = r1, r41
	mov r40 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r39
	adds r14 = 12, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L40
	adds r14 = -48, r38
	mov r43 = r0
	addl r42 = @ltoff(@fptr(call_it#)), gp
	;;
	ld8 r42 = [r42]
	mov r41 = r0
	mov r40 = r14
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r39
	;;
	addl r40 = 20000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r39
	;;
	movl r40 = @gprel(.LC106)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	br .L41
	;;
.L40:
	br.call.sptk.many b0 = no_access#
	mov r1 = r39
	mov r14 = r8
	addl r42 = 5, r0
	;;
	mov r41 = r14
	addl r40 = 1129, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	adds r14 = -80, r38
	;;
	st8 [r14] = r8
	adds r15 = -80, r38
	;;
	ld8 r14 = [r15]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L42
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L43
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r39
	mov r14 = r8
	br .L45
	;;
.L43:
	movl r14 = @gprel(.LC107)
	;;
	add r14 = r1, r14
	br .L45
	;;
.L42:
	movl r14 = @gprel(.LC108)
	;;
	add r14 = r1, r14
.L45:
	;;
	mov r42 = r14
	adds r14 = -80, r38
	;;
	ld8 r41 = [r14]
	movl r40 = @gprel(.LC109)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
.L41:
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r39
	;;
	addl r40 = 5, r0
	br.call.sptk.many b0 = _exit#
	;;
.L39:
	adds r14 = -72, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = wait#
	mov r1 = r39
	adds r14 = -72, r38
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	and r14 = 127, r14
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt1 r14 = r14
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L46
	movl r35 = @gprel(.LC110)
	;;
	add r35 = r1, r35
	br .L47
	;;
.L46:
	movl r35 = @gprel(.LC111)
	;;
	add r35 = r1, r35
.L47:
	adds r14 = -72, r38
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	and r14 = 127, r14
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt1 r14 = r14
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L48
	adds r14 = -72, r38
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 127, r14
	;;
	mov r40 = r14
	br.call.sptk.many b0 = sigabbrev_np#
	mov r1 = r39
	mov r14 = r8
	br .L49
	;;
.L48:
	movl r14 = @gprel(.LC108)
	;;
	add r14 = r1, r14
.L49:
	mov r15 = r38
	;;
	mov r43 = r14
	mov r42 = r35
	ld8 r41 = [r15]
	movl r40 = @gprel(.LC112)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	nop 0
	;;
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp act#
	.section	.rodata
	.align 8
.LC113:
	stringz	"log"
	.align 8
.LC114:
	stringz	"trace"
	.align 8
.LC115:
	stringz	"notify"
	.align 8
.LC116:
	stringz	"error 0"
	.align 8
.LC117:
	stringz	"error 4095"
	.align 8
.LC118:
	stringz	"trap"
	.align 8
.LC119:
	stringz	"kill the process"
	.align 8
.LC120:
	stringz	"kill the only thread"
	.align 8
.LC121:
	stringz	"kill a thread"
	.align 8
.LC122:
	stringz	"kill the process of a thread"
	.align 8
.LC123:
	stringz	"unknown"
	.text
	.align 16
	.proc actions#
actions:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	mov r38 = r0
	movl r37 = 2147221504
	movl r36 = @gprel(.LC113)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = act#
	mov r1 = r35
	mov r38 = r0
	movl r37 = 2146435072
	;;
	movl r36 = @gprel(.LC114)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = act#
	mov r1 = r35
	mov r38 = r0
	movl r37 = 2143289344
	;;
	movl r36 = @gprel(.LC115)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = act#
	mov r1 = r35
	mov r38 = r0
	addl r37 = 327680, r0
	;;
	movl r36 = @gprel(.LC116)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = act#
	mov r1 = r35
	mov r38 = r0
	addl r37 = 393215, r0
	;;
	movl r36 = @gprel(.LC117)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = act#
	mov r1 = r35
	mov r38 = r0
	addl r37 = 196608, r0
	;;
	movl r36 = @gprel(.LC118)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = act#
	mov r1 = r35
	mov r38 = r0
	movl r37 = -2147483648
	;;
	movl r36 = @gprel(.LC119)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = act#
	mov r1 = r35
	mov r38 = r0
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC120)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = act#
	mov r1 = r35
	addl r38 = 1, r0
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC121)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = act#
	mov r1 = r35
	addl r38 = 1, r0
	movl r37 = -2147483648
	;;
	movl r36 = @gprel(.LC122)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = act#
	mov r1 = r35
	mov r38 = r0
	movl r37 = 305397760
	;;
	movl r36 = @gprel(.LC123)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = act#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp actions#
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 0, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = operations#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = jumps#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = actions#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = refusals#
	mov r1 = r35
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp main#
	.bss
	.align 4
	.type	many.2#, @object
	.size	many.2#, 32776
many.2:
	.skip	32776
	.section	.rodata
	.align 4
	.type	actions.1#, @object
	.size	actions.1#, 32
actions.1:
	data4	-2147483648
	data4	0
	data4	196608
	data4	327680
	data4	2146435072
	data4	2147221504
	data4	2147418112
	data4	305397760
	.sbss
	.align 8
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
