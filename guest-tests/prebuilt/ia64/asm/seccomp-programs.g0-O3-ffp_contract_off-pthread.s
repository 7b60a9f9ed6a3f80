// b407320b83cfe0289efefc23e3eab501 guest-tests/process/seccomp-programs.c
	.file	"seccomp-programs.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC29:
	stringz	"installed"
	.align 8
.LC30:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc refuse#
refuse:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 4, 0
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
	adds r41 = 16, r12
	adds r14 = 24, r12
	mov r40 = r0
	.mii
	addl r39 = 1, r0
	addl r38 = 1353, r0
	;;
	nop 0
	.mmb
	st2 [r41] = r34
	st8 [r14] = r33
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.eq p6, p7 = 0, r8
	.mmb
	mov r39 = r32
	nop 0
	(p7) br.cond.dpnt .L6
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC29)
	.mlx
	nop 0
	movl r38 = @gprel(.LC30)
	;;
	.mib
	add r40 = r1, r40
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
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L6:
	.body
	.copy_state 1
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
	mov r40 = r8
	mov r39 = r32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC30)
	;;
	.mib
	add r38 = r1, r38
	nop 0
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
	.endp refuse#
	.align 16
	.align 64
	.proc call_it#
call_it:
	.prologue 12, 32
	.mii
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	;;
	.mmi
	mov r37 = r0
	nop 0
	mov r36 = r0
	.mmb
	addl r35 = 1129, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r34
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp call_it#
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
	addl r32 = @gprel(page.2#), gp
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
	(p7) br.cond.dpnt .L13
	br.ret.sptk.many b0
.L13:
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
	.section	.rodata.str1.8
	.align 8
.LC31:
	stringz	"%s: %ld\n"
	.align 8
.LC32:
	stringz	"%s: status %d\n"
	.text
	.align 16
	.align 64
	.proc compute#
compute:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 5, 5, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	addl r35 = @ltoffx(stdout#), r1
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	;;
	.mmi
	nop 0
	ld8.mov r35 = [r35], stdout#
	nop 0
	;;
	.mib
	ld8 r40 = [r35]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L15
	.mmi
	mov r44 = r0
	mov r43 = r0
	mov r42 = r0
	.mmb
	addl r41 = 1, r0
	addl r40 = 38, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r39
	nop 0
	.mmi
	mov r42 = r0
	addl r41 = 1, r0
	addl r40 = 1353, r0
	;;
	.mmi
	st2 [r14] = r34
	mov r43 = r14
	adds r14 = 24, r12
	;;
	.mib
	st8 [r14] = r33
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r39
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L16
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	ld4 r40 = [r8]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r39
	mov r42 = r8
	mov r41 = r32
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC30)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	ld8 r40 = [r35]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r39
	mov r40 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L15:
	.mib
	adds r40 = 16, r12
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r39
	;;
	.mmi
	nop 0
	ld4 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	.mmi
	and r14 = 127, r14
	;;
	adds r15 = 1, r14
	nop 0
	;;
	.mii
	nop 0
	extr r15 = r15, 1, 7
	;;
	cmp4.ge p6, p7 = 0, r15
	;;
	.mib
	(p6) addl r42 = -1, r0
	nop 0
	(p6) br.cond.dpnt .L19
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 31, r14
	nop 0
	;;
	.mii
	(p6) addl r42 = 1, r0
	nop 0
	;;
	(p7) mov r42 = r0
.L19:
	.mlx
	nop 0
	movl r40 = @gprel(.LC32)
	.mmi
	nop 0
	mov r41 = r32
	nop 0
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
.L14:
	.mii
	nop 0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L16:
	.body
	.copy_state 1
	.mlx
	addl r42 = 33, r0
	movl r41 = 305419896
	.mmb
	addl r40 = 1129, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r39
	mov r36 = r8
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r39
	ld4 r14 = [r8]
	mov r41 = r32
	;;
	.mib
	nop 0
	sxt4 r14 = r14
	nop 0
	.mlx
	nop 0
	movl r40 = @gprel(.LC31)
	;;
	.mib
	add r40 = r1, r40
	sub r42 = r14, r36, 1
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	ld8 r40 = [r35]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r39
	mov r40 = r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp compute#
	.section	.rodata.str1.8
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
	.section	.rodata
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
	.align 64
	.proc operations#
operations:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.fframe 2272
	adds r12 = -2272, r12
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r36 = @gprel(.LC0)
	;;
	.mmi
	add r36 = r1, r36
	nop 0
	adds r35 = 2152, r12
	.mmb
	addl r37 = 72, r0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r34
	adds r36 = 2152, r12
	addl r37 = 9, r0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC33)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	mov r1 = r34
	adds r35 = 2080, r12
	addl r37 = 72, r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC1)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r34
	adds r36 = 2080, r12
	addl r37 = 9, r0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC34)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	mov r1 = r34
	adds r35 = 2008, r12
	addl r37 = 72, r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC2)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r34
	adds r36 = 2008, r12
	addl r37 = 9, r0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC35)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	mov r1 = r34
	adds r35 = 1936, r12
	addl r37 = 72, r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC3)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r34
	adds r36 = 1936, r12
	addl r37 = 9, r0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC36)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	mov r1 = r34
	adds r35 = 1864, r12
	addl r37 = 72, r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC4)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r34
	adds r36 = 1864, r12
	addl r37 = 9, r0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC37)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	mov r1 = r34
	adds r35 = 1792, r12
	addl r37 = 72, r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC5)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r34
	adds r36 = 1792, r12
	addl r37 = 9, r0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC38)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	mov r1 = r34
	adds r35 = 1720, r12
	addl r37 = 72, r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC6)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r34
	adds r36 = 1720, r12
	addl r37 = 9, r0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC39)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	mov r1 = r34
	adds r35 = 1648, r12
	addl r37 = 72, r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC7)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r34
	adds r36 = 1648, r12
	addl r37 = 9, r0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC40)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	mov r1 = r34
	adds r35 = 1576, r12
	addl r37 = 72, r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC8)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r34
	adds r36 = 1576, r12
	addl r37 = 9, r0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC41)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	mov r1 = r34
	adds r35 = 1504, r12
	addl r37 = 72, r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC9)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r34
	adds r36 = 1504, r12
	addl r37 = 9, r0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC42)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	mov r1 = r34
	adds r35 = 1280, r12
	addl r37 = 80, r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC10)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r34
	adds r36 = 1280, r12
	addl r37 = 10, r0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC43)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	mov r1 = r34
	adds r35 = 1200, r12
	addl r37 = 80, r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC11)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r34
	adds r36 = 1200, r12
	addl r37 = 10, r0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC44)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	mov r1 = r34
	adds r35 = 1120, r12
	addl r37 = 80, r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC12)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r34
	adds r36 = 1120, r12
	addl r37 = 10, r0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC45)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	mov r1 = r34
	adds r35 = 1040, r12
	addl r37 = 80, r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC13)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r34
	adds r36 = 1040, r12
	addl r37 = 10, r0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC46)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	mov r1 = r34
	adds r35 = 960, r12
	addl r37 = 80, r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC14)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r34
	adds r36 = 960, r12
	addl r37 = 10, r0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC47)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	mov r1 = r34
	adds r35 = 880, r12
	addl r37 = 80, r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC15)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r34
	adds r36 = 880, r12
	addl r37 = 10, r0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC48)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	mov r1 = r34
	adds r35 = 800, r12
	addl r37 = 80, r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC16)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r34
	adds r36 = 800, r12
	addl r37 = 10, r0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC49)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	mov r1 = r34
	adds r35 = 720, r12
	addl r37 = 80, r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC17)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r34
	adds r36 = 720, r12
	addl r37 = 10, r0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC50)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	mov r1 = r34
	adds r35 = 640, r12
	addl r37 = 80, r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC18)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r34
	adds r36 = 640, r12
	addl r37 = 10, r0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC51)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	mov r1 = r34
	adds r35 = 472, r12
	addl r37 = 88, r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC19)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r34
	adds r36 = 472, r12
	addl r37 = 11, r0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC52)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	mov r1 = r34
	adds r35 = 384, r12
	addl r37 = 88, r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC20)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r34
	adds r36 = 384, r12
	addl r37 = 11, r0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC53)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	mov r1 = r34
	adds r35 = 112, r12
	addl r37 = 96, r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC21)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r34
	adds r36 = 112, r12
	addl r37 = 12, r0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC54)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	mov r1 = r34
	adds r35 = 296, r12
	addl r37 = 88, r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC22)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r34
	adds r36 = 296, r12
	addl r37 = 11, r0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC55)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	mov r1 = r34
	adds r35 = 1432, r12
	addl r37 = 72, r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC23)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r34
	adds r36 = 1432, r12
	addl r37 = 9, r0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC56)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	mov r1 = r34
	adds r35 = 2224, r12
	addl r37 = 64, r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC24)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r34
	adds r36 = 2224, r12
	addl r37 = 8, r0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC57)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	mov r1 = r34
	adds r35 = 1360, r12
	addl r37 = 72, r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC25)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r34
	adds r36 = 1360, r12
	addl r37 = 9, r0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC58)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	mov r1 = r34
	adds r35 = 16, r12
	addl r37 = 96, r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC26)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r34
	adds r36 = 16, r12
	addl r37 = 12, r0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC59)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	mov r1 = r34
	adds r35 = 208, r12
	addl r37 = 88, r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC27)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r34
	adds r36 = 208, r12
	addl r37 = 11, r0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC60)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	mov r1 = r34
	adds r35 = 560, r12
	addl r37 = 80, r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC28)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r34
	addl r37 = 10, r0
	adds r36 = 560, r12
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC61)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mii
	mov r1 = r34
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 2272, r12
	br.ret.sptk.many b0
	.endp operations#
	.align 16
	.align 64
	.proc jump#
jump:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 3, 0
	.fframe 64
	adds r12 = -64, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	or r33 = 5, r33
	mov r37 = r1
	.body
	mov r38 = r32
	;;
	.mmi
	adds r17 = 16, r12
	addl r16 = 32, r0
	addl r14 = 6, r0
	.mlx
	addl r40 = 8, r0
	movl r15 = -2147483643
	;;
	.mmi
	st4 [r17] = r16
	adds r16 = 20, r12
	mov r39 = r17
	.mmi
	addl r17 = 65557, r0
	;;
	st4 [r16] = r0
	adds r16 = 24, r12
	;;
	.mmi
	st4 [r16] = r17
	adds r16 = 28, r12
	addl r17 = 1129, r0
	;;
	.mmi
	nop 0
	st4 [r16] = r17
	adds r16 = 32, r12
	.mlx
	nop 0
	movl r17 = 2147418112
	;;
	.mmi
	st4 [r16] = r14
	nop 0
	adds r16 = 36, r12
	;;
	.mmi
	st4 [r16] = r17
	adds r16 = 40, r12
	addl r17 = 1, r0
	;;
	.mmi
	st4 [r16] = r0
	nop 0
	adds r16 = 44, r12
	;;
	.mmi
	st4 [r16] = r15
	nop 0
	adds r16 = 48, r12
	;;
	.mmi
	st4 [r16] = r17
	nop 0
	adds r16 = 52, r12
	;;
	.mmi
	st4 [r16] = r15
	adds r15 = 56, r12
	addl r16 = 256, r0
	;;
	.mmi
	st2 [r15] = r33
	nop 0
	adds r15 = 58, r12
	;;
	.mmi
	st2 [r15] = r16
	adds r15 = 60, r12
	addl r16 = 327688, r0
	;;
	.mmi
	st4 [r15] = r34
	nop 0
	adds r15 = 64, r12
	;;
	.mmi
	st4 [r15] = r14
	nop 0
	adds r15 = 68, r12
	;;
	.mmi
	st4 [r15] = r16
	nop 0
	adds r15 = 72, r12
	;;
	.mmi
	st4 [r15] = r14
	adds r14 = 76, r12
	addl r15 = 327689, r0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	.endp jump#
	.section	.rodata.str1.8
	.align 8
.LC62:
	stringz	""
	.align 8
.LC63:
	stringz	"?"
	.align 8
.LC64:
	stringz	"killed by"
	.align 8
.LC65:
	stringz	"exited"
	.align 8
.LC66:
	stringz	"install"
	.align 8
.LC67:
	stringz	"the other thread goes on, "
	.align 8
.LC68:
	stringz	"%ld %s, "
	.align 8
.LC69:
	stringz	"%s: %s %s\n"
	.text
	.align 16
	.align 64
	.proc act#
act:
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 3, 6, 5, 0
	.fframe 64
	adds r12 = -64, r12
	nop 0
	.mmi
	addl r35 = @ltoffx(stdout#), r1
	mov r40 = r1
	.save rp, r38
	mov r38 = b0
	.body
	;;
	.mmi
	nop 0
	ld8.mov r35 = [r35], stdout#
	nop 0
	;;
	.mib
	ld8 r41 = [r35]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r40
	.mmb
	adds r41 = 16, r12
	nop 0
	(p7) br.cond.spnt .L42
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	adds r16 = 16, r12
	nop 0
	mov r1 = r40
	;;
	.mmi
	ld4 r41 = [r16]
	;;
	and r41 = 127, r41
	nop 0
	;;
	.mmi
	adds r14 = 1, r41
	;;
	nop 0
	extr r14 = r14, 1, 7
	;;
	.mib
	cmp4.ge p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L39
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sigabbrev_np#
	;;
	.mmi
	mov r1 = r40
	mov r44 = r8
	mov r42 = r32
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC64)
	.mlx
	nop 0
	movl r41 = @gprel(.LC69)
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
	adds r12 = 64, r12
	br.ret.sptk.many b0
.L39:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r43 = @gprel(.LC65)
	.mlx
	mov r42 = r32
	movl r44 = @gprel(.LC62)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC69)
	.mmi
	add r43 = r1, r43
	nop 0
	add r44 = r1, r44
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
	.label_state 2
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L42:
	.body
	.copy_state 2
	.mmi
	adds r14 = 48, r12
	addl r41 = 4, r0
	adds r36 = 64, r12
	;;
	.mmi
	mov r42 = r14
	st8 [r14] = r0
	adds r14 = 56, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = setrlimit#
	;;
	.mmi
	mov r1 = r40
	mov r45 = r0
	mov r44 = r0
	.mmi
	mov r43 = r0
	addl r42 = 1, r0
	addl r41 = 38, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	addl r15 = 32, r0
	adds r16 = 16, r12
	addl r14 = 6, r0
	.mmi
	mov r1 = r40
	mov r44 = r36
	mov r43 = r0
	;;
	.mmi
	nop 0
	st4 [r16] = r15
	adds r15 = 20, r12
	.mmi
	addl r16 = 65557, r0
	addl r42 = 1, r0
	addl r41 = 1353, r0
	;;
	.mmi
	st4 [r15] = r0
	nop 0
	adds r15 = 24, r12
	;;
	.mmi
	st4 [r15] = r16
	adds r15 = 28, r12
	addl r16 = 1129, r0
	;;
	.mmi
	nop 0
	st4 [r15] = r16
	adds r15 = 32, r12
	.mlx
	nop 0
	movl r16 = 2147418112
	;;
	.mmi
	st4 [r15] = r14
	nop 0
	adds r15 = 36, r12
	;;
	.mmi
	st4 [r15] = r16
	nop 0
	adds r15 = 40, r12
	;;
	.mmi
	st4 [r15] = r14
	adds r14 = 44, r12
	adds r15 = 16, r12
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	addl r14 = 4, r0
	;;
	.mmi
	st2 [r36] = r14
	nop 0
	adds r14 = 72, r12
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r40
	(p7) br.cond.spnt .L43
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r34
	(p6) br.cond.dptk .L33
	.mmi
	addl r43 = @ltoff(@fptr(call_it#)), gp
	nop 0
	mov r44 = r0
	.mmi
	mov r42 = r0
	nop 0
	mov r41 = r36
	;;
	.mib
	ld8 r43 = [r43]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mib
	mov r1 = r40
	addl r41 = 20000, r0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC67)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	ld8 r41 = [r35]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r40
	addl r41 = 5, r0
	br.call.sptk.many b0 = _exit#
	;;
.L33:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r43 = 5, r0
	mov r1 = r40
	nop 0
	.mmb
	mov r42 = r8
	addl r41 = 1129, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.eq p6, p7 = 0, r8
	.mmb
	mov r36 = r8
	nop 0
	(p7) br.cond.dpnt .L44
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC62)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	nop 0
.L35:
	.mlx
	nop 0
	movl r41 = @gprel(.LC68)
	.mmi
	nop 0
	mov r42 = r36
	nop 0
	;;
	.mib
	nop 0
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
.L45:
	.mib
	ld8 r41 = [r35]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r40
	addl r41 = 5, r0
	br.call.sptk.many b0 = _exit#
	;;
.L44:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r37 = r8
	.mmb
	ld4 r41 = [r8]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC63)
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	(p6) br.cond.dpnt .L35
	;;
	.mib
	ld4 r41 = [r37]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r40
	mov r43 = r8
	mov r42 = r36
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC68)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r40
	br .L45
.L43:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	ld4 r41 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r43 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC30)
	.mlx
	nop 0
	movl r42 = @gprel(.LC66)
	;;
	.mib
	add r41 = r1, r41
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	addl r41 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp act#
	.section	.rodata.str1.8
	.align 8
.LC70:
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
	(p6) br.cond.dpnt .L47
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
	(p7) br.cond.dpnt .L54
.L47:
	.mlx
	nop 0
	movl r37 = @gprel(.LC70)
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
.L54:
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
	movl r37 = @gprel(.LC30)
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
.LC71:
	stringz	"no instruction"
	.align 8
.LC72:
	stringz	"too many"
	.align 8
.LC73:
	stringz	"LOAD_IMM(1)"
	.align 8
.LC74:
	stringz	"ALU(DIV, 0), RETURN(0)"
	.align 8
.LC75:
	stringz	"ALU(MOD, 1), RETURN(0)"
	.align 8
.LC76:
	stringz	"ALU(LSH, 32), RETURN(0)"
	.align 8
.LC77:
	stringz	"ALU(RSH, 32), RETURN(0)"
	.align 8
.LC78:
	stringz	"BPF_STMT(BPF_LD | BPF_W | BPF_ABS, 1), RETURN(0)"
	.align 8
.LC79:
	stringz	"BPF_STMT(BPF_LD | BPF_W | BPF_ABS, sizeof(struct seccomp_data)), RETURN(0)"
	.align 8
.LC80:
	stringz	"BPF_STMT(BPF_LD | BPF_H | BPF_ABS, 0), RETURN(0)"
	.align 8
.LC81:
	stringz	"BPF_STMT(BPF_LD | BPF_W | BPF_IND, 0), RETURN(0)"
	.align 8
.LC82:
	stringz	"BPF_STMT(BPF_ST, 16), RETURN(0)"
	.align 8
.LC83:
	stringz	"BPF_STMT(BPF_STX, 16), RETURN(0)"
	.align 8
.LC84:
	stringz	"BPF_STMT(BPF_LD | BPF_MEM, 2), RETURN(0)"
	.align 8
.LC85:
	stringz	"BPF_STMT(BPF_JMP | BPF_JA, 1), RETURN(0)"
	.align 8
.LC86:
	stringz	"BPF_STMT(BPF_JMP | BPF_JA, 0xffffffff), RETURN(0)"
	.align 8
.LC87:
	stringz	"BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0), RETURN(0)"
	.align 8
.LC88:
	stringz	"BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 0, 1), RETURN(0)"
	.align 8
.LC89:
	stringz	"BPF_STMT(BPF_RET | BPF_X, 0)"
	.align 8
.LC90:
	stringz	"BPF_STMT(0xffff, 0), RETURN(0)"
	.align 8
.LC91:
	stringz	"install(many, 1, 0x8000)"
	.align 8
.LC92:
	stringz	"install(many, 1, SECCOMP_FILTER_FLAG_TSYNC | SECCOMP_FILTER_FLAG_NEW_LISTENER)"
	.align 8
.LC93:
	stringz	"install(many, 1, SECCOMP_FILTER_FLAG_LOG)"
	.align 8
.LC94:
	stringz	"install(many, 1, SECCOMP_FILTER_FLAG_SPEC_ALLOW)"
	.align 8
.LC95:
	stringz	"install(many, 1, SECCOMP_FILTER_FLAG_TSYNC)"
	.align 8
.LC96:
	stringz	"install(many, 1, SECCOMP_FILTER_FLAG_TSYNC | SECCOMP_FILTER_FLAG_TSYNC_ESRCH)"
	.align 8
.LC97:
	stringz	"install(no_access(), 1, 0)"
	.align 8
.LC98:
	stringz	"call(seccomp, SECCOMP_SET_MODE_FILTER, 0, no_access())"
	.align 8
.LC99:
	stringz	"call(seccomp, SECCOMP_SET_MODE_STRICT, 1, NULL)"
	.align 8
.LC100:
	stringz	"call(seccomp, 99, 0, NULL)"
	.align 8
.LC101:
	stringz	"%x: %s\n"
	.align 8
.LC102:
	stringz	"available"
	.text
	.align 16
	.align 64
	.proc refusals#
refusals:
	.prologue 12, 45
	.mmi
	.save ar.pfs, r46
	alloc r46 = ar.pfs, 0, 17, 5, 0
	.fframe 288
	adds r12 = -288, r12
	.save rp, r45
	mov r45 = b0
	.mlx
	mov r47 = r1
	movl r41 = @gprel(many.1#)
	;;
	.mmi
	addl r14 = 4096, r0
	add r41 = r1, r41
	.save ar.lc, r48
	mov r48 = ar.lc
	.body
	.mlx
	addl r18 = 6, r0
	movl r17 = 2147418112
	;;
	.mii
	nop 0
	mov ar.lc = r14
	mov r14 = r41
	;;
	.align 32
.L56:
	.mmi
	mov r16 = r14
	adds r15 = 4, r14
	adds r14 = 8, r14
	;;
	.mmi
	st2 [r16] = r18, 2
	st4 [r15] = r17
	nop 0
	;;
	.mib
	st2 [r16] = r0
	nop 0
	br.cloop.sptk.few .L56
	.mmi
	mov r53 = r0
	mov r52 = r0
	mov r51 = r0
	.mmb
	addl r50 = 1, r0
	addl r49 = 38, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r47
	mov r51 = r0
	addl r36 = 1, r0
	.mmi
	addl r33 = 6, r0
	addl r34 = 32, r0
	addl r44 = 64, r0
	;;
	.mlx
	addl r42 = 2, r0
	movl r50 = @gprel(many.1#)
	.mlx
	addl r43 = 16, r0
	movl r49 = @gprel(.LC71)
	;;
	.mmi
	add r50 = r1, r50
	add r49 = r1, r49
	addl r37 = 5, r0
	.mmb
	adds r35 = 272, r12
	adds r40 = 280, r12
	br.call.sptk.many b0 = refuse#
	;;
	.mmi
	mov r1 = r47
	nop 0
	addl r51 = 4097, r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(many.1#)
	.mlx
	nop 0
	movl r49 = @gprel(.LC72)
	;;
	.mlx
	nop 0
	movl r32 = @gprel(actions.0#)
	.mmi
	add r50 = r1, r50
	nop 0
	add r49 = r1, r49
	;;
	.mib
	add r32 = r1, r32
	nop 0
	br.call.sptk.many b0 = refuse#
	;;
	.mmi
	mov r1 = r47
	nop 0
	adds r14 = 296, r12
	.mmi
	addl r51 = 1, r0
	nop 0
	adds r39 = 32, r32
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC73)
	.mmi
	mov r50 = r14
	st4 [r14] = r0
	adds r14 = 300, r12
	;;
	.mmi
	nop 0
	add r49 = r1, r49
	nop 0
	.mmb
	st4 [r14] = r36
	nop 0
	br.call.sptk.many b0 = refuse#
	;;
	.mmi
	adds r14 = 256, r12
	nop 0
	addl r15 = 52, r0
	.mmi
	mov r1 = r47
	nop 0
	addl r51 = 2, r0
	;;
	.mlx
	mov r50 = r14
	movl r49 = @gprel(.LC74)
	.mmi
	st4 [r14] = r15
	nop 0
	adds r14 = 260, r12
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 264, r12
	.mlx
	add r49 = r1, r49
	movl r38 = @gprel(.LC102)
	;;
	.mmi
	st4 [r14] = r33
	adds r14 = 268, r12
	add r38 = r1, r38
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = refuse#
	;;
	.mmi
	adds r14 = 240, r12
	nop 0
	addl r15 = 148, r0
	.mmi
	mov r1 = r47
	nop 0
	addl r51 = 2, r0
	;;
	.mmi
	mov r50 = r14
	st4 [r14] = r15
	adds r14 = 244, r12
	.mlx
	nop 0
	movl r49 = @gprel(.LC75)
	;;
	.mmi
	st4 [r14] = r36
	adds r14 = 248, r12
	add r49 = r1, r49
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	adds r14 = 252, r12
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = refuse#
	;;
	.mmi
	adds r14 = 224, r12
	nop 0
	addl r15 = 100, r0
	.mmi
	mov r1 = r47
	nop 0
	addl r51 = 2, r0
	;;
	.mmi
	mov r50 = r14
	st4 [r14] = r15
	adds r14 = 228, r12
	.mlx
	nop 0
	movl r49 = @gprel(.LC76)
	;;
	.mmi
	st4 [r14] = r34
	adds r14 = 232, r12
	add r49 = r1, r49
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	adds r14 = 236, r12
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = refuse#
	;;
	.mmi
	addl r15 = 116, r0
	adds r14 = 208, r12
	mov r1 = r47
	.mmi
	addl r51 = 2, r0
	;;
	st4 [r14] = r15
	mov r50 = r14
	.mlx
	adds r14 = 212, r12
	movl r49 = @gprel(.LC77)
	;;
	.mmi
	st4 [r14] = r34
	adds r14 = 216, r12
	add r49 = r1, r49
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	adds r14 = 220, r12
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = refuse#
	;;
	.mmi
	adds r14 = 192, r12
	mov r1 = r47
	addl r51 = 2, r0
	;;
	.mmi
	mov r50 = r14
	st4 [r14] = r34
	adds r14 = 196, r12
	.mlx
	nop 0
	movl r49 = @gprel(.LC78)
	;;
	.mmi
	st4 [r14] = r36
	adds r14 = 200, r12
	add r49 = r1, r49
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	adds r14 = 204, r12
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = refuse#
	;;
	.mmi
	adds r14 = 176, r12
	mov r1 = r47
	addl r51 = 2, r0
	;;
	.mmi
	mov r50 = r14
	st4 [r14] = r34
	adds r14 = 180, r12
	.mlx
	nop 0
	movl r49 = @gprel(.LC79)
	;;
	.mmi
	st4 [r14] = r44
	adds r14 = 184, r12
	add r49 = r1, r49
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	adds r14 = 188, r12
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = refuse#
	;;
	.mmi
	addl r15 = 40, r0
	adds r14 = 160, r12
	mov r1 = r47
	.mmi
	addl r51 = 2, r0
	;;
	st4 [r14] = r15
	mov r50 = r14
	.mlx
	adds r14 = 164, r12
	movl r49 = @gprel(.LC80)
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 168, r12
	add r49 = r1, r49
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	adds r14 = 172, r12
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = refuse#
	;;
	.mmi
	adds r14 = 144, r12
	mov r1 = r47
	addl r51 = 2, r0
	;;
	.mmi
	mov r50 = r14
	st4 [r14] = r44
	adds r14 = 148, r12
	.mlx
	nop 0
	movl r49 = @gprel(.LC81)
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 152, r12
	add r49 = r1, r49
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	adds r14 = 156, r12
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = refuse#
	;;
	.mmi
	adds r14 = 128, r12
	mov r1 = r47
	addl r51 = 2, r0
	;;
	.mmi
	mov r50 = r14
	st4 [r14] = r42
	adds r14 = 132, r12
	.mlx
	nop 0
	movl r49 = @gprel(.LC82)
	;;
	.mmi
	st4 [r14] = r43
	adds r14 = 136, r12
	add r49 = r1, r49
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	adds r14 = 140, r12
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = refuse#
	;;
	.mmi
	adds r14 = 112, r12
	nop 0
	addl r15 = 3, r0
	.mmi
	mov r1 = r47
	nop 0
	addl r51 = 2, r0
	;;
	.mmi
	mov r50 = r14
	st4 [r14] = r15
	adds r14 = 116, r12
	.mlx
	nop 0
	movl r49 = @gprel(.LC83)
	;;
	.mmi
	st4 [r14] = r43
	adds r14 = 120, r12
	add r49 = r1, r49
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	adds r14 = 124, r12
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = refuse#
	;;
	.mmi
	addl r15 = 96, r0
	adds r14 = 96, r12
	mov r1 = r47
	.mmi
	addl r51 = 2, r0
	;;
	st4 [r14] = r15
	mov r50 = r14
	.mlx
	adds r14 = 100, r12
	movl r49 = @gprel(.LC84)
	;;
	.mmi
	st4 [r14] = r42
	adds r14 = 104, r12
	add r49 = r1, r49
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	adds r14 = 108, r12
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = refuse#
	;;
	.mmi
	adds r14 = 80, r12
	mov r1 = r47
	addl r51 = 2, r0
	;;
	.mmi
	mov r50 = r14
	st4 [r14] = r37
	adds r14 = 84, r12
	.mlx
	nop 0
	movl r49 = @gprel(.LC85)
	;;
	.mmi
	st4 [r14] = r36
	adds r14 = 88, r12
	add r49 = r1, r49
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	adds r14 = 92, r12
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = refuse#
	;;
	.mmi
	adds r14 = 64, r12
	nop 0
	addl r15 = -1, r0
	.mmi
	mov r1 = r47
	nop 0
	addl r51 = 2, r0
	;;
	.mmi
	mov r50 = r14
	st4 [r14] = r37
	adds r14 = 68, r12
	.mlx
	nop 0
	movl r49 = @gprel(.LC86)
	;;
	.mmi
	st4 [r14] = r15
	adds r14 = 72, r12
	add r49 = r1, r49
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	adds r14 = 76, r12
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = refuse#
	;;
	.mmi
	addl r15 = 65557, r0
	adds r14 = 48, r12
	mov r1 = r47
	.mmi
	addl r51 = 2, r0
	;;
	st4 [r14] = r15
	mov r50 = r14
	.mlx
	adds r14 = 52, r12
	movl r49 = @gprel(.LC87)
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 56, r12
	add r49 = r1, r49
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	adds r14 = 60, r12
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = refuse#
	;;
	.mlx
	adds r50 = 32, r12
	movl r14 = 16777237
	.mmi
	mov r1 = r47
	nop 0
	addl r51 = 2, r0
	;;
	.mmi
	nop 0
	st4 [r50] = r14
	adds r14 = 36, r12
	.mlx
	nop 0
	movl r49 = @gprel(.LC88)
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 40, r12
	add r49 = r1, r49
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	adds r14 = 44, r12
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = refuse#
	;;
	.mmi
	addl r15 = 14, r0
	nop 0
	mov r1 = r47
	.mmi
	adds r14 = 288, r12
	nop 0
	addl r51 = 1, r0
	;;
	.mlx
	st4 [r14] = r15
	movl r49 = @gprel(.LC89)
	.mii
	mov r50 = r14
	adds r14 = 292, r12
	;;
	add r49 = r1, r49
	.mmb
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = refuse#
	;;
	.mmi
	adds r50 = 16, r12
	nop 0
	addl r14 = 65535, r0
	.mmi
	mov r1 = r47
	nop 0
	addl r51 = 2, r0
	;;
	.mlx
	st4 [r50] = r14
	movl r49 = @gprel(.LC90)
	.mlx
	adds r14 = 20, r12
	movl r37 = @gprel(.LC101)
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 24, r12
	add r49 = r1, r49
	.mmi
	add r37 = r1, r37
	;;
	st4 [r14] = r33
	adds r14 = 28, r12
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = refuse#
	;;
	.mib
	mov r1 = r47
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r52 = r35
	mov r34 = r8
	addl r51 = 32768, r0
	.mmi
	mov r1 = r47
	addl r50 = 1, r0
	addl r49 = 1353, r0
	;;
	.mmi
	st2 [r35] = r36
	st8 [r40] = r41
	nop 0
	;;
	.mib
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	sxt4 r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC91)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r52 = r35
	addl r51 = 9, r0
	mov r1 = r47
	.mmi
	addl r50 = 1, r0
	st4 [r34] = r0
	addl r49 = 1353, r0
	;;
	.mmi
	nop 0
	st2 [r35] = r36
	nop 0
	.mmb
	st8 [r40] = r41
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	sxt4 r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC92)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r52 = r35
	addl r51 = 2, r0
	mov r1 = r47
	.mmi
	addl r50 = 1, r0
	st4 [r34] = r0
	addl r49 = 1353, r0
	;;
	.mmi
	nop 0
	st2 [r35] = r36
	nop 0
	.mmb
	st8 [r40] = r41
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	sxt4 r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC93)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r52 = r35
	addl r51 = 4, r0
	mov r1 = r47
	.mmi
	addl r50 = 1, r0
	st4 [r34] = r0
	addl r49 = 1353, r0
	;;
	.mmi
	nop 0
	st2 [r35] = r36
	nop 0
	.mmb
	st8 [r40] = r41
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	sxt4 r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC94)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r52 = r35
	addl r51 = 1, r0
	mov r1 = r47
	.mmi
	addl r50 = 1, r0
	st4 [r34] = r0
	addl r49 = 1353, r0
	;;
	.mmi
	nop 0
	st2 [r35] = r36
	nop 0
	.mmb
	st8 [r40] = r41
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	sxt4 r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC95)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r52 = r35
	addl r51 = 17, r0
	mov r1 = r47
	.mmi
	addl r50 = 1, r0
	st4 [r34] = r0
	addl r49 = 1353, r0
	;;
	.mmi
	nop 0
	st2 [r35] = r36
	nop 0
	.mmb
	st8 [r40] = r41
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	sxt4 r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC96)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r47
	nop 0
	.mmb
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r51 = r0
	mov r52 = r35
	mov r1 = r47
	.mmi
	addl r50 = 1, r0
	st2 [r35] = r36
	addl r49 = 1353, r0
	;;
	.mib
	st8 [r40] = r8
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	sxt4 r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC97)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r47
	nop 0
	.mmb
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r51 = r0
	mov r52 = r8
	mov r1 = r47
	.mmb
	addl r49 = 1353, r0
	addl r50 = 1, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC98)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r52 = r0
	addl r51 = 1, r0
	mov r1 = r47
	.mmi
	addl r49 = 1353, r0
	st4 [r34] = r0
	mov r50 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC99)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	mov r52 = r0
	mov r51 = r0
	.mmi
	addl r49 = 1353, r0
	st4 [r34] = r0
	addl r50 = 99, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC100)
	;;
	.mib
	nop 0
	add r49 = r1, r49
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	nop 0
	nop 0
	.align 32
.L60:
	.mmi
	nop 0
	mov r52 = r32
	mov r51 = r0
	.mmi
	ld4 r33 = [r32], 4
	addl r50 = 2, r0
	addl r49 = 1353, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	mov r1 = r47
	mov r51 = r38
	.mmb
	mov r50 = r33
	mov r49 = r37
	(p7) br.cond.dpnt .L64
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r47
	cmp.eq p6, p7 = r32, r39
	(p7) br.cond.dptk .L60
	.mii
	nop 0
	mov b0 = r45
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r46
	;;
	mov ar.lc = r48
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 288, r12
	br.ret.sptk.many b0
	;;
.L64:
	.body
	.copy_state 1
	.mib
	ld4 r49 = [r34]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r47
	mov r51 = r8
	nop 0
	.mmb
	mov r50 = r33
	mov r49 = r37
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r47
	cmp.ne p6, p7 = r32, r39
	(p6) br.cond.dptk .L60
	.mii
	nop 0
	mov b0 = r45
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r46
	;;
	mov ar.lc = r48
	.mmb
	nop 0
	.restore sp
	adds r12 = 288, r12
	br.ret.sptk.many b0
	.endp refusals#
	.section	.rodata.str1.8
	.align 8
.LC104:
	stringz	"%d\n"
	.align 8
.LC105:
	stringz	"equal"
	.align 8
.LC106:
	stringz	"greater"
	.align 8
.LC107:
	stringz	"greater or equal"
	.align 8
.LC108:
	stringz	"a bit"
	.align 8
.LC109:
	stringz	"no bit"
	.align 8
.LC110:
	stringz	"equal to X"
	.align 8
.LC111:
	stringz	"greater than X"
	.align 8
.LC112:
	stringz	"at least X"
	.align 8
.LC113:
	stringz	"a bit of X"
	.align 8
.LC114:
	stringz	"log"
	.align 8
.LC115:
	stringz	"trace"
	.align 8
.LC116:
	stringz	"notify"
	.align 8
.LC117:
	stringz	"error 0"
	.align 8
.LC118:
	stringz	"error 4095"
	.align 8
.LC119:
	stringz	"trap"
	.align 8
.LC120:
	stringz	"kill the process"
	.align 8
.LC121:
	stringz	"kill the only thread"
	.align 8
.LC122:
	stringz	"kill a thread"
	.align 8
.LC123:
	stringz	"kill the process of a thread"
	.align 8
.LC124:
	stringz	"unknown"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 39
	.mlx
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 0, 10, 3, 0
	movl r37 = @gprel(.LC104)
	.mlx
	mov r41 = r1
	movl r36 = @gprel(.LC105)
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC106)
	.mlx
	add r37 = r1, r37
	movl r34 = @gprel(.LC107)
	;;
	.mmb
	add r36 = r1, r36
	add r35 = r1, r35
	nop 0
	.mib
	add r34 = r1, r34
	.save rp, r39
	mov r39 = b0
	.body
	br.call.sptk.many b0 = operations#
	;;
	.mlx
	addl r32 = -1, r0
	movl r38 = -2147483643
	.mmi
	mov r1 = r41
	nop 0
	nop 0
	;;
.L66:
	.mmi
	add r33 = r32, r38
	mov r43 = r32
	nop 0
	.mmb
	mov r42 = r37
	adds r32 = 1, r32
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r33
	nop 0
	.mmb
	addl r43 = 16, r0
	mov r42 = r36
	br.call.sptk.many b0 = jump#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r33
	nop 0
	.mmb
	addl r43 = 32, r0
	mov r42 = r35
	br.call.sptk.many b0 = jump#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r33
	nop 0
	.mmb
	addl r43 = 48, r0
	mov r42 = r34
	br.call.sptk.many b0 = jump#
	;;
	.mib
	mov r1 = r41
	cmp4.ne p6, p7 = 2, r32
	(p6) br.cond.dptk .L66
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC108)
	.mmi
	addl r44 = 4, r0
	nop 0
	addl r43 = 64, r0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = jump#
	;;
	.mmi
	mov r1 = r41
	addl r44 = 8, r0
	addl r43 = 64, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC109)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = jump#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r0
	addl r43 = 24, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC110)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = jump#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r0
	addl r43 = 40, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC111)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = jump#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r0
	addl r43 = 56, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC112)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = jump#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r0
	addl r43 = 72, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC113)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = jump#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r44 = r0
	.mlx
	nop 0
	movl r43 = 2147221504
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC114)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = act#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r44 = r0
	.mlx
	nop 0
	movl r43 = 2146435072
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC115)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = act#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r44 = r0
	.mlx
	nop 0
	movl r43 = 2143289344
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC116)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = act#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r0
	addl r43 = 327680, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC117)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = act#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r0
	addl r43 = 393215, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC118)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = act#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r0
	addl r43 = 196608, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC119)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = act#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r44 = r0
	.mlx
	nop 0
	movl r43 = -2147483648
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC120)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = act#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r0
	mov r43 = r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC121)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = act#
	;;
	.mmi
	mov r1 = r41
	addl r44 = 1, r0
	mov r43 = r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC122)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = act#
	;;
	.mmi
	nop 0
	mov r1 = r41
	addl r44 = 1, r0
	.mlx
	nop 0
	movl r43 = -2147483648
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC123)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = act#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r44 = r0
	.mlx
	nop 0
	movl r43 = 305397760
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC124)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = act#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = refusals#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r41
	mov b0 = r39
	;;
	.mib
	nop 0
	mov ar.pfs = r40
	br.ret.sptk.many b0
	.endp main#
	.section	.rodata
	.align 4
	.type	actions.0#, @object
	.size	actions.0#, 32
actions.0:
	data4	-2147483648
	data4	0
	data4	196608
	data4	327680
	data4	2146435072
	data4	2147221504
	data4	2147418112
	data4	305397760
	.bss
	.align 4
	.type	many.1#, @object
	.size	many.1#, 32776
many.1:
	.skip	32776
	.sbss
	.align 8
	.type	page.2#, @object
	.size	page.2#, 8
page.2:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
