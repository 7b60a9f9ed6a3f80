// 6789f835e1f1487956d8b57555853ae4
	.file	"program.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
.Ltext0:
	.file 1 "@SOURCE@/program.c"
	.align 16
	.align 64
	.proc work#
work:
[.LVL0:]
[.LFB25:]
	.file 2 "@SOURCE@/program.c"
	.loc 2 13 1 view -0
	.prologue
	.loc 2 14 5 view .LVU1
[.LBB5:]
	.loc 2 14 10 view .LVU2
	.loc 2 14 28 view .LVU3
	.loc 2 14 36 is_stmt 0 view .LVU4
	.mib
	nop 0
	dep.z r14 = r32, 5, 27
	.loc 2 14 19 view .LVU5
	nop 0
	.mmi
	mov r16 = r0
	addl r17 = @gprel(x#), gp
[.LBE5:]
	.loc 2 13 1 view .LVU6
	mov r8 = r32
[.LBB8:]
	.loc 2 14 36 view .LVU7
	;;
	.mii
	sub r14 = r14, r32
[.LBE8:]
	.loc 2 13 1 view .LVU8
	.save ar.lc, r2
	mov r2 = ar.lc
[.LCFI0:]
	.body
[.LBB9:]
	.loc 2 14 36 view .LVU9
	;;
	shladd r14 = r14, 2, r0
	;;
	.mmi
	add r14 = r14, r32
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mib
	adds r15 = -1, r14
	.loc 2 14 28 view .LVU10
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L2
	;;
	.mii
	addp4 r15 = r15, r0
	nop 0
	;;
	mov ar.lc = r15
[.LVL1:]
	.align 32
.L3:
	.loc 2 15 9 is_stmt 1 view .LVU11
[.LBB6:]
[.LBI6:]
	.loc 2 11 20 view .LVU12
[.LBB7:]
	.loc 2 11 39 view .LVU13
	.loc 2 11 46 is_stmt 0 view .LVU14
	.mmi
	ld4.acq r15 = [r17]
	.loc 2 11 41 view .LVU15
	ld4.acq r14 = [r17]
	.loc 2 11 46 view .LVU16
	nop 0
	;;
	.mii
	xor r15 = r16, r15
	.loc 2 11 41 view .LVU17
	adds r16 = 1, r16
[.LVL2:]
	.loc 2 11 41 view .LVU18
	;;
	add r14 = r14, r15
	;;
	.mib
	st4.rel [r17] = r14
[.LVL3:]
	.loc 2 11 41 view .LVU19
[.LBE7:]
[.LBE6:]
	.loc 2 14 72 is_stmt 1 view .LVU20
	.loc 2 14 28 view .LVU21
	nop 0
	br.cloop.sptk.few .L3
	;;
[.LVL4:]
.L2:
	.loc 2 14 28 is_stmt 0 view .LVU22
[.LBE9:]
	.loc 2 16 5 is_stmt 1 view .LVU23
	.loc 2 17 1 is_stmt 0 view .LVU24
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
.LFE25:
	.endp work#
	.align 16
	.align 64
	.proc on_signal#
on_signal:
[.LVL5:]
[.LFB26:]
	.loc 2 18 32 is_stmt 1 view -0
	.prologue
	.body
	.loc 2 18 34 view .LVU26
	.loc 2 18 36 is_stmt 0 view .LVU27
	.mmi
	addl r14 = @gprel(x#), gp
	;;
	ld4.acq r15 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	add r32 = r32, r15
[.LVL6:]
	.loc 2 18 36 view .LVU28
	nop 0
	;;
	.mib
	st4.rel [r14] = r32
	.loc 2 18 44 view .LVU29
	nop 0
	br.ret.sptk.many b0
.LFE26:
	.endp on_signal#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"named"
	.align 8
.LC1:
	stringz	"nameless"
	.align 8
.LC2:
	stringz	"worker <b>&\""
	.align 8
.LC3:
	stringz	"the child"
	.align 8
.LC4:
	stringz	"HOME"
	.align 8
.LC5:
	stringz	"%d %s %s\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
[.LVL7:]
[.LFB27:]
	.loc 2 20 1 is_stmt 1 view -0
	.prologue 12, 35
	.loc 2 20 1 is_stmt 0 view .LVU31
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 5, 0
[.LCFI1:]
	.fframe 16
	adds r12 = -16, r12
[.LCFI2:]
	.loc 2 21 5 is_stmt 1 view .LVU32
	.loc 2 22 5 view .LVU33
	nop 0
	.mmi
	addl r39 = @ltoff(@fptr(on_signal#)), gp
	.loc 2 20 1 is_stmt 0 view .LVU34
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
[.LCFI3:]
	.body
	.loc 2 22 5 view .LVU35
	;;
	.mmi
	nop 0
	addl r38 = 10, r0
	nop 0
	.mmb
	ld8 r39 = [r39]
	nop 0
	br.call.sptk.many b0 = signal#
[.LVL8:]
	;;
	.mmi
	mov r1 = r37
	.loc 2 23 5 is_stmt 1 view .LVU36
	nop 0
	addl r41 = 700, r0
	.mii
	adds r38 = 16, r12
	mov r39 = r0
	;;
	addl r40 = @ltoff(@fptr(work#)), gp
	;;
	.mib
	ld8 r40 = [r40]
	nop 0
	br.call.sptk.many b0 = pthread_create#
[.LVL9:]
	;;
	.mmi
	mov r1 = r37
	.loc 2 24 5 view .LVU37
	nop 0
	adds r14 = 16, r12
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	.mmi
	nop 0
	ld8 r38 = [r14]
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = pthread_setname_np#
[.LVL10:]
	;;
	.mib
	mov r1 = r37
	.loc 2 25 5 view .LVU38
	addl r38 = 10, r0
	br.call.sptk.many b0 = raise#
[.LVL11:]
	;;
	.mib
	mov r1 = r37
	.loc 2 26 5 view .LVU39
	addl r38 = 1000, r0
	br.call.sptk.many b0 = work#
[.LVL12:]
	.loc 2 27 5 is_stmt 0 view .LVU40
	;;
	.mmi
	adds r14 = 16, r12
	mov r39 = r0
	.loc 2 26 5 view .LVU41
	mov r1 = r37
	.loc 2 27 5 is_stmt 1 view .LVU42
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = pthread_join#
[.LVL13:]
	;;
	.mib
	mov r1 = r37
	.loc 2 28 5 view .LVU43
	.loc 2 28 10 is_stmt 0 view .LVU44
	nop 0
	br.call.sptk.many b0 = fork#
[.LVL14:]
	.loc 2 33 5 is_stmt 1 view .LVU45
	.loc 2 28 8 is_stmt 0 view .LVU46
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	.loc 2 28 10 view .LVU47
	nop 0
	mov r1 = r37
	.loc 2 33 5 view .LVU48
	.mmb
	mov r38 = r0
	.loc 2 28 8 view .LVU49
	nop 0
	(p7) br.cond.spnt .L18
	.loc 2 33 5 view .LVU50
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = wait#
[.LVL15:]
	.loc 2 34 5 view .LVU51
	;;
	.mmi
	ld8 r14 = [r33]
	.loc 2 33 5 view .LVU52
	nop 0
	mov r1 = r37
	.loc 2 34 5 is_stmt 1 view .LVU53
	;;
	.mlx
	cmp.eq p6, p7 = 0, r14
	movl r38 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r34 = @gprel(.LC1)
	.mmi
	nop 0
	add r38 = r1, r38
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r34 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r34 = r1, r34
	nop 0
	;;
	.mib
	(p7) add r34 = r1, r34
	nop 0
	br.call.sptk.many b0 = getenv#
[.LVL16:]
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r41 = r8
	.mmi
	mov r40 = r34
	nop 0
	mov r39 = r32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
[.LVL17:]
	.loc 2 35 1 is_stmt 0 view .LVU54
	;;
	.mmi
	mov r8 = r0
	.loc 2 34 5 view .LVU55
	mov r1 = r37
	.loc 2 35 1 view .LVU56
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
[.LCFI4:]
	nop 0
	br.ret.sptk.many b0
.L18:
[.LCFI5:]
	.body
	.copy_state 1
	.loc 2 29 9 is_stmt 1 view .LVU57
	.mlx
	mov r42 = r0
	movl r39 = @gprel(.LC3)
	.mmi
	mov r41 = r0
	mov r40 = r0
	addl r38 = 15, r0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = prctl#
[.LVL18:]
	;;
	.mib
	mov r1 = r37
	.loc 2 30 9 view .LVU58
	addl r38 = 500, r0
	br.call.sptk.many b0 = work#
[.LVL19:]
	;;
	.mib
	mov r1 = r37
	.loc 2 31 9 view .LVU59
	addl r38 = 3, r0
	br.call.sptk.many b0 = _exit#
[.LVL20:]
	;;
	break.f 0
	;;
.LFE27:
	.endp main#
	.sbss
	.align 4
	.type	x#, @object
	.size	x#, 4
x:
	.skip	4
	.text
.Letext0:
	.file 3 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/bits/types.h"
	.file 4 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/bits/pthreadtypes.h"
	.file 5 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/bits/siginfo-consts.h"
	.file 6 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/signal.h"
	.file 7 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/stdio.h"
	.file 8 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/stdlib.h"
	.file 9 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/sys/wait.h"
	.file 10 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/unistd.h"
	.file 11 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/sys/prctl.h"
	.file 12 "@TOOLCHAIN@/lib/gcc/ia64-linux-gnu/12.2.0/include-fixed/pthread.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	data4.ua	0x5d2
	data2.ua	0x5
	data1	0x1
	data1	0x8
	data4.ua	@secrel(.Ldebug_abbrev0)
	.uleb128 0x11
	data4.ua	@secrel(.LASF57)
	data1	0x1d
	data4.ua	@secrel(.LASF58)
	data4.ua	@secrel(.LASF59)
	data4.ua	@secrel(.LLRL5)
	data8.ua	0
	data4.ua	@secrel(.Ldebug_line0)
	.uleb128 0x5
	data1	0x1
	data1	0x8
	data4.ua	@secrel(.LASF0)
	.uleb128 0x5
	data1	0x2
	data1	0x7
	data4.ua	@secrel(.LASF1)
	.uleb128 0x5
	data1	0x4
	data1	0x7
	data4.ua	@secrel(.LASF2)
	.uleb128 0x12
	data4.ua	0x38
	.uleb128 0x5
	data1	0x8
	data1	0x7
	data4.ua	@secrel(.LASF3)
	.uleb128 0x5
	data1	0x1
	data1	0x6
	data4.ua	@secrel(.LASF4)
	.uleb128 0x5
	data1	0x2
	data1	0x5
	data4.ua	@secrel(.LASF5)
	.uleb128 0x13
	data1	0x4
	data1	0x5
	stringz	"int"
	.uleb128 0x5
	data1	0x8
	data1	0x5
	data4.ua	@secrel(.LASF6)
	.uleb128 0x8
	data4.ua	@secrel(.LASF9)
	data1	0x3
	data1	0x9a
	data1	0x19
	data4.ua	0x59
	.uleb128 0x14
	data1	0x8
	.uleb128 0x9
	data4.ua	0x73
	.uleb128 0x6
	data4.ua	0x7f
	.uleb128 0x5
	data1	0x1
	data1	0x6
	data4.ua	@secrel(.LASF7)
	.uleb128 0xd
	data4.ua	0x7f
	.uleb128 0x6
	data4.ua	0x86
	.uleb128 0x5
	data1	0x8
	data1	0x7
	data4.ua	@secrel(.LASF8)
	.uleb128 0x8
	data4.ua	@secrel(.LASF10)
	data1	0x4
	data1	0x1b
	data1	0x1b
	data4.ua	0x44
	.uleb128 0x15
	data4.ua	@secrel(.LASF13)
	data1	0x38
	data1	0x4
	data1	0x38
	data1	0x7
	data4.ua	0xc7
	.uleb128 0xe
	data4.ua	@secrel(.LASF11)
	data1	0x3a
	data1	0x8
	data4.ua	0xc7
	.uleb128 0xe
	data4.ua	@secrel(.LASF12)
	data1	0x3b
	data1	0xc
	data4.ua	0x60
	data1	0
	.uleb128 0x16
	data4.ua	0x7f
	data4.ua	0xd7
	.uleb128 0x17
	data4.ua	0x44
	data1	0x37
	data1	0
	.uleb128 0x8
	data4.ua	@secrel(.LASF13)
	data1	0x4
	data1	0x3e
	data1	0x1e
	data4.ua	0xa3
	.uleb128 0xd
	data4.ua	0xd7
	.uleb128 0x5
	data1	0x8
	data1	0x5
	data4.ua	@secrel(.LASF14)
	.uleb128 0xa
	data4.ua	0x38
	data1	0x48
	data4.ua	0x130
	.uleb128 0x1
	data4.ua	@secrel(.LASF15)
	data1	0x1
	.uleb128 0x1
	data4.ua	@secrel(.LASF16)
	data1	0x2
	.uleb128 0x1
	data4.ua	@secrel(.LASF17)
	data1	0x3
	.uleb128 0x1
	data4.ua	@secrel(.LASF18)
	data1	0x4
	.uleb128 0x1
	data4.ua	@secrel(.LASF19)
	data1	0x5
	.uleb128 0x1
	data4.ua	@secrel(.LASF20)
	data1	0x6
	.uleb128 0x1
	data4.ua	@secrel(.LASF21)
	data1	0x7
	.uleb128 0x1
	data4.ua	@secrel(.LASF22)
	data1	0x8
	.uleb128 0x1
	data4.ua	@secrel(.LASF23)
	data1	0x9
	data1	0
	.uleb128 0xa
	data4.ua	0x38
	data1	0x5f
	data4.ua	0x177
	.uleb128 0x1
	data4.ua	@secrel(.LASF24)
	data1	0x1
	.uleb128 0x1
	data4.ua	@secrel(.LASF25)
	data1	0x2
	.uleb128 0x1
	data4.ua	@secrel(.LASF26)
	data1	0x3
	.uleb128 0x1
	data4.ua	@secrel(.LASF27)
	data1	0x4
	.uleb128 0x1
	data4.ua	@secrel(.LASF28)
	data1	0x5
	.uleb128 0x1
	data4.ua	@secrel(.LASF29)
	data1	0x6
	.uleb128 0x1
	data4.ua	@secrel(.LASF30)
	data1	0x7
	.uleb128 0x1
	data4.ua	@secrel(.LASF31)
	data1	0x8
	.uleb128 0x1
	data4.ua	@secrel(.LASF32)
	data1	0xe
	.uleb128 0x1
	data4.ua	@secrel(.LASF33)
	data1	0xf
	data1	0
	.uleb128 0xa
	data4.ua	0x38
	data1	0x78
	data4.ua	0x1b8
	.uleb128 0x1
	data4.ua	@secrel(.LASF34)
	data1	0x1
	.uleb128 0x1
	data4.ua	@secrel(.LASF35)
	data1	0x2
	.uleb128 0x1
	data4.ua	@secrel(.LASF36)
	data1	0x3
	.uleb128 0x1
	data4.ua	@secrel(.LASF37)
	data1	0x4
	.uleb128 0x1
	data4.ua	@secrel(.LASF38)
	data1	0x5
	.uleb128 0x1
	data4.ua	@secrel(.LASF39)
	data1	0x6
	.uleb128 0x1
	data4.ua	@secrel(.LASF40)
	data1	0x7
	.uleb128 0x1
	data4.ua	@secrel(.LASF41)
	data1	0x8
	.uleb128 0x1
	data4.ua	@secrel(.LASF42)
	data1	0x9
	data1	0
	.uleb128 0x8
	data4.ua	@secrel(.LASF43)
	data1	0x6
	data1	0x48
	data1	0x10
	data4.ua	0x1c4
	.uleb128 0x6
	data4.ua	0x1c9
	.uleb128 0x18
	data4.ua	0x1d4
	.uleb128 0x3
	data4.ua	0x59
	data1	0
	.uleb128 0x6
	data4.ua	0x7a
	.uleb128 0xf
	stringz	"x"
	data1	0xa
	data1	0x1a
	data4.ua	0x3f
	.uleb128 0x9
	data1	0x3
	data8.ua	x#
	.uleb128 0xb
	data4.ua	@secrel(.LASF44)
	data1	0x7
	data2.ua	0x164
	data1	0xc
	data4.ua	0x59
	data4.ua	0x204
	.uleb128 0x3
	data4.ua	0x8b
	.uleb128 0x10
	data1	0
	.uleb128 0xb
	data4.ua	@secrel(.LASF45)
	data1	0x8
	data2.ua	0x28e
	data1	0xe
	data4.ua	0x7a
	data4.ua	0x21b
	.uleb128 0x3
	data4.ua	0x8b
	data1	0
	.uleb128 0x7
	data4.ua	@secrel(.LASF46)
	data1	0x9
	data1	0x53
	data1	0x10
	data4.ua	0x67
	data4.ua	0x231
	.uleb128 0x3
	data4.ua	0x231
	data1	0
	.uleb128 0x6
	data4.ua	0x59
	.uleb128 0x19
	data4.ua	@secrel(.LASF47)
	data1	0xa
	data2.ua	0x270
	data1	0xd
	data4.ua	0x249
	.uleb128 0x3
	data4.ua	0x59
	data1	0
	.uleb128 0x7
	data4.ua	@secrel(.LASF48)
	data1	0xb
	data1	0x2a
	data1	0xc
	data4.ua	0x59
	data4.ua	0x260
	.uleb128 0x3
	data4.ua	0x59
	.uleb128 0x10
	data1	0
	.uleb128 0x1a
	data4.ua	@secrel(.LASF60)
	data1	0xa
	data2.ua	0x30a
	data1	0x10
	data4.ua	0x67
	.uleb128 0x7
	data4.ua	@secrel(.LASF49)
	data1	0xc
	data1	0xe4
	data1	0xc
	data4.ua	0x59
	data4.ua	0x288
	.uleb128 0x3
	data4.ua	0x97
	.uleb128 0x3
	data4.ua	0x288
	data1	0
	.uleb128 0x6
	data4.ua	0x73
	.uleb128 0x7
	data4.ua	@secrel(.LASF50)
	data1	0x6
	data1	0x7b
	data1	0xc
	data4.ua	0x59
	data4.ua	0x2a3
	.uleb128 0x3
	data4.ua	0x59
	data1	0
	.uleb128 0xb
	data4.ua	@secrel(.LASF51)
	data1	0xc
	data2.ua	0x1d8
	data1	0xc
	data4.ua	0x59
	data4.ua	0x2bf
	.uleb128 0x3
	data4.ua	0x97
	.uleb128 0x3
	data4.ua	0x8b
	data1	0
	.uleb128 0x7
	data4.ua	@secrel(.LASF52)
	data1	0xc
	data1	0xd3
	data1	0xc
	data4.ua	0x59
	data4.ua	0x2e4
	.uleb128 0x3
	data4.ua	0x2e9
	.uleb128 0x3
	data4.ua	0x2f3
	.uleb128 0x3
	data4.ua	0x2f8
	.uleb128 0x3
	data4.ua	0x75
	data1	0
	.uleb128 0x6
	data4.ua	0x97
	.uleb128 0x9
	data4.ua	0x2e4
	.uleb128 0x6
	data4.ua	0xe3
	.uleb128 0x9
	data4.ua	0x2ee
	.uleb128 0x6
	data4.ua	0x2fd
	.uleb128 0x1b
	data4.ua	0x73
	data4.ua	0x30c
	.uleb128 0x3
	data4.ua	0x73
	data1	0
	.uleb128 0x7
	data4.ua	@secrel(.LASF53)
	data1	0x6
	data1	0x58
	data1	0x17
	data4.ua	0x1b8
	data4.ua	0x327
	.uleb128 0x3
	data4.ua	0x59
	.uleb128 0x3
	data4.ua	0x1b8
	data1	0
	.uleb128 0x1c
	data4.ua	@secrel(.LASF61)
	data1	0x2
	data1	0x13
	data1	0x5
	data4.ua	0x59
	data8.ua	.LFB27
	data8.ua	.LFE27-.LFB27
	data4.ua	@secrel(.LLST4)
	data4.ua	0x514
	.uleb128 0xc
	data4.ua	@secrel(.LASF54)
	data1	0x13
	data1	0xe
	data4.ua	0x59
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	.uleb128 0xc
	data4.ua	@secrel(.LASF55)
	data1	0x13
	data1	0x1b
	data4.ua	0x1d4
	.uleb128 0x2
	data1	0x90
	.uleb128 0x21
	.uleb128 0xf
	stringz	"t"
	data1	0x15
	data1	0xf
	data4.ua	0x97
	.uleb128 0x2
	data1	0x91
	.sleb128 0
	.uleb128 0x4
	data8.ua	.LVL8
	data4.ua	0x30c
	data4.ua	0x399
	.uleb128 0x2
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	.uleb128 0x1
	data1	0x3a
	.uleb128 0x2
	.uleb128 0x2
	data1	0x90
	.uleb128 0x27
	.uleb128 0x9
	data1	0x3
	data8.ua	on_signal#
	data1	0
	.uleb128 0x4
	data8.ua	.LVL9
	data4.ua	0x2bf
	data4.ua	0x3ce
	.uleb128 0x2
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	.uleb128 0x2
	data1	0x91
	.sleb128 0
	.uleb128 0x2
	.uleb128 0x2
	data1	0x90
	.uleb128 0x27
	.uleb128 0x1
	data1	0x30
	.uleb128 0x2
	.uleb128 0x2
	data1	0x90
	.uleb128 0x28
	.uleb128 0x9
	data1	0x3
	data8.ua	work#
	.uleb128 0x2
	.uleb128 0x2
	data1	0x90
	.uleb128 0x29
	.uleb128 0x3
	data1	0xa
	data2.ua	0x2bc
	data1	0
	.uleb128 0x4
	data8.ua	.LVL10
	data4.ua	0x2a3
	data4.ua	0x3ee
	.uleb128 0x2
	.uleb128 0x2
	data1	0x90
	.uleb128 0x27
	.uleb128 0x9
	data1	0x3
	data8.ua	.LC2
	data1	0
	.uleb128 0x4
	data8.ua	.LVL11
	data4.ua	0x28d
	data4.ua	0x406
	.uleb128 0x2
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	.uleb128 0x1
	data1	0x3a
	data1	0
	.uleb128 0x4
	data8.ua	.LVL12
	data4.ua	0x548
	data4.ua	0x420
	.uleb128 0x2
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	.uleb128 0x3
	data1	0xa
	data2.ua	0x3e8
	data1	0
	.uleb128 0x4
	data8.ua	.LVL13
	data4.ua	0x26d
	data4.ua	0x438
	.uleb128 0x2
	.uleb128 0x2
	data1	0x90
	.uleb128 0x27
	.uleb128 0x1
	data1	0x30
	data1	0
	.uleb128 0x1d
	data8.ua	.LVL14
	data4.ua	0x260
	.uleb128 0x4
	data8.ua	.LVL15
	data4.ua	0x21b
	data4.ua	0x45d
	.uleb128 0x2
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	.uleb128 0x1
	data1	0x30
	data1	0
	.uleb128 0x4
	data8.ua	.LVL16
	data4.ua	0x204
	data4.ua	0x47d
	.uleb128 0x2
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	.uleb128 0x9
	data1	0x3
	data8.ua	.LC4
	data1	0
	.uleb128 0x4
	data8.ua	.LVL17
	data4.ua	0x1ec
	data4.ua	0x4ad
	.uleb128 0x2
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	.uleb128 0x9
	data1	0x3
	data8.ua	.LC5
	.uleb128 0x2
	.uleb128 0x2
	data1	0x90
	.uleb128 0x27
	.uleb128 0x3
	data1	0x92
	.uleb128 0x20
	.sleb128 0
	.uleb128 0x2
	.uleb128 0x2
	data1	0x90
	.uleb128 0x28
	.uleb128 0x3
	data1	0x92
	.uleb128 0x22
	.sleb128 0
	data1	0
	.uleb128 0x4
	data8.ua	.LVL18
	data4.ua	0x249
	data4.ua	0x4e5
	.uleb128 0x2
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	.uleb128 0x1
	data1	0x3f
	.uleb128 0x2
	.uleb128 0x2
	data1	0x90
	.uleb128 0x27
	.uleb128 0x9
	data1	0x3
	data8.ua	.LC3
	.uleb128 0x2
	.uleb128 0x2
	data1	0x90
	.uleb128 0x28
	.uleb128 0x1
	data1	0x30
	.uleb128 0x2
	.uleb128 0x2
	data1	0x90
	.uleb128 0x29
	.uleb128 0x1
	data1	0x30
	.uleb128 0x2
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2a
	.uleb128 0x1
	data1	0x30
	data1	0
	.uleb128 0x4
	data8.ua	.LVL19
	data4.ua	0x548
	data4.ua	0x4ff
	.uleb128 0x2
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	.uleb128 0x3
	data1	0xa
	data2.ua	0x1f4
	data1	0
	.uleb128 0x1e
	data8.ua	.LVL20
	data4.ua	0x236
	.uleb128 0x2
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	.uleb128 0x1
	data1	0x33
	data1	0
	data1	0
	.uleb128 0x1f
	data4.ua	@secrel(.LASF62)
	data1	0x2
	data1	0x12
	data1	0xd
	data8.ua	.LFB26
	data8.ua	.LFE26-.LFB26
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x548
	.uleb128 0x20
	stringz	"sig"
	data1	0x2
	data1	0x12
	data1	0x1b
	data4.ua	0x59
	data4.ua	@secrel(.LLST3)
	data4.ua	@secrel(.LVUS3)
	data1	0
	.uleb128 0x21
	data4.ua	@secrel(.LASF63)
	data1	0x2
	data1	0xc
	data1	0x28
	data4.ua	0x73
	data8.ua	.LFB25
	data8.ua	.LFE25-.LFB25
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x5c1
	.uleb128 0xc
	data4.ua	@secrel(.LASF56)
	data1	0xc
	data1	0x33
	data4.ua	0x73
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	.uleb128 0x22
	data4.ua	@secrel(.LLRL0)
	.uleb128 0x23
	stringz	"i"
	data1	0x2
	data1	0xe
	data1	0x13
	data4.ua	0x38
	data4.ua	@secrel(.LLST1)
	data4.ua	@secrel(.LVUS1)
	.uleb128 0x24
	data4.ua	0x5c1
	data8.ua	.LBI6
	data1	.LVU12
	data8.ua	.LBB6
	data8.ua	.LBE6-.LBB6
	data1	0x2
	data1	0xf
	data1	0x9
	.uleb128 0x25
	data4.ua	0x5ca
	data4.ua	@secrel(.LLST2)
	data4.ua	@secrel(.LVUS2)
	data1	0
	data1	0
	data1	0
	.uleb128 0x26
	data4.ua	@secrel(.LASF64)
	data1	0x2
	data1	0xb
	data1	0x14
	data1	0x3
	.uleb128 0x27
	stringz	"i"
	data1	0x2
	data1	0xb
	data1	0x22
	data4.ua	0x38
	data1	0
	data1	0
	.section	.debug_abbrev,"",@progbits
.Ldebug_abbrev0:
	.uleb128 0x1
	.uleb128 0x28
	data1	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x1c
	.uleb128 0xb
	data1	0
	data1	0
	.uleb128 0x2
	.uleb128 0x49
	data1	0
	.uleb128 0x2
	.uleb128 0x18
	.uleb128 0x7e
	.uleb128 0x18
	data1	0
	data1	0
	.uleb128 0x3
	.uleb128 0x5
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x4
	.uleb128 0x48
	data1	0x1
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x5
	.uleb128 0x24
	data1	0
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x3e
	.uleb128 0xb
	.uleb128 0x3
	.uleb128 0xe
	data1	0
	data1	0
	.uleb128 0x6
	.uleb128 0xf
	data1	0
	.uleb128 0xb
	.uleb128 0x21
	.sleb128 8
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x7
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x3c
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x8
	.uleb128 0x16
	data1	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x9
	.uleb128 0x37
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0xa
	.uleb128 0x4
	data1	0x1
	.uleb128 0x3e
	.uleb128 0x21
	.sleb128 7
	.uleb128 0xb
	.uleb128 0x21
	.sleb128 4
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 5
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0xb
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0x5
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x3c
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0xc
	.uleb128 0x5
	data1	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 2
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x18
	data1	0
	data1	0
	.uleb128 0xd
	.uleb128 0x26
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0xe
	.uleb128 0xd
	data1	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 4
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0xf
	.uleb128 0x34
	data1	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 2
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x18
	data1	0
	data1	0
	.uleb128 0x10
	.uleb128 0x18
	data1	0
	data1	0
	data1	0
	.uleb128 0x11
	.uleb128 0x11
	data1	0x1
	.uleb128 0x25
	.uleb128 0xe
	.uleb128 0x13
	.uleb128 0xb
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x1b
	.uleb128 0xe
	.uleb128 0x55
	.uleb128 0x17
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x10
	.uleb128 0x17
	data1	0
	data1	0
	.uleb128 0x12
	.uleb128 0x35
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x13
	.uleb128 0x24
	data1	0
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x3e
	.uleb128 0xb
	.uleb128 0x3
	.uleb128 0x8
	data1	0
	data1	0
	.uleb128 0x14
	.uleb128 0xf
	data1	0
	.uleb128 0xb
	.uleb128 0xb
	data1	0
	data1	0
	.uleb128 0x15
	.uleb128 0x17
	data1	0x1
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x16
	.uleb128 0x1
	data1	0x1
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x17
	.uleb128 0x21
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2f
	.uleb128 0xb
	data1	0
	data1	0
	.uleb128 0x18
	.uleb128 0x15
	data1	0x1
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x19
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0x5
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x87
	.uleb128 0x19
	.uleb128 0x3c
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x1a
	.uleb128 0x2e
	data1	0
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0x5
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x3c
	.uleb128 0x19
	data1	0
	data1	0
	.uleb128 0x1b
	.uleb128 0x15
	data1	0x1
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x1c
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x17
	.uleb128 0x7a
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x1d
	.uleb128 0x48
	data1	0
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x1e
	.uleb128 0x48
	data1	0x1
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x1f
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x18
	.uleb128 0x7a
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x20
	.uleb128 0x5
	data1	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	data1	0
	data1	0
	.uleb128 0x21
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x18
	.uleb128 0x7a
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x22
	.uleb128 0xb
	data1	0x1
	.uleb128 0x55
	.uleb128 0x17
	data1	0
	data1	0
	.uleb128 0x23
	.uleb128 0x34
	data1	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	data1	0
	data1	0
	.uleb128 0x24
	.uleb128 0x1d
	data1	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x52
	.uleb128 0x1
	.uleb128 0x2138
	.uleb128 0xb
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x58
	.uleb128 0xb
	.uleb128 0x59
	.uleb128 0xb
	.uleb128 0x57
	.uleb128 0xb
	data1	0
	data1	0
	.uleb128 0x25
	.uleb128 0x5
	data1	0
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	data1	0
	data1	0
	.uleb128 0x26
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x20
	.uleb128 0xb
	data1	0
	data1	0
	.uleb128 0x27
	.uleb128 0x5
	data1	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	data1	0
	.section	.debug_loclists,"",@progbits
	data4.ua	.Ldebug_loc3-.Ldebug_loc2
.Ldebug_loc2:
	data2.ua	0x5
	data1	0x8
	data1	0
	data4.ua	0
.Ldebug_loc0:
.LLST4:
	data1	0x6
	data8.ua	.LFB27
	data1	0x4
	.uleb128 .LFB27-.LFB27
	.uleb128 .LCFI2-.LFB27
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI2-.LFB27
	.uleb128 .LCFI4-.LFB27
	.uleb128 0x2
	data1	0x7c
	.sleb128 16
	data1	0x4
	.uleb128 .LCFI4-.LFB27
	.uleb128 .LCFI5-.LFB27
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI5-.LFB27
	.uleb128 .LFE27-.LFB27
	.uleb128 0x2
	data1	0x7c
	.sleb128 16
	data1	0
.LVUS3:
	.uleb128 0
	.uleb128 .LVU28
	.uleb128 .LVU28
	.uleb128 0
.LLST3:
	data1	0x6
	data8.ua	.LVL5
	data1	0x4
	.uleb128 .LVL5-.LVL5
	.uleb128 .LVL6-.LVL5
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	data1	0x4
	.uleb128 .LVL6-.LVL5
	.uleb128 .LFE26-.LVL5
	.uleb128 0x5
	data1	0xa3
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	data1	0x9f
	data1	0
.LVUS1:
	.uleb128 .LVU3
	.uleb128 .LVU11
	.uleb128 .LVU11
	.uleb128 .LVU18
	.uleb128 .LVU18
	.uleb128 .LVU21
	.uleb128 .LVU21
	.uleb128 .LVU22
.LLST1:
	data1	0x6
	data8.ua	.LVL0
	data1	0x4
	.uleb128 .LVL0-.LVL0
	.uleb128 .LVL1-.LVL0
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL1-.LVL0
	.uleb128 .LVL2-.LVL0
	.uleb128 0x1
	data1	0x60
	data1	0x4
	.uleb128 .LVL2-.LVL0
	.uleb128 .LVL3-.LVL0
	.uleb128 0x3
	data1	0x80
	.sleb128 -1
	data1	0x9f
	data1	0x4
	.uleb128 .LVL3-.LVL0
	.uleb128 .LVL4-.LVL0
	.uleb128 0x1
	data1	0x60
	data1	0
.LVUS2:
	.uleb128 .LVU12
	.uleb128 .LVU18
	.uleb128 .LVU18
	.uleb128 .LVU19
.LLST2:
	data1	0x6
	data8.ua	.LVL1
	data1	0x4
	.uleb128 .LVL1-.LVL1
	.uleb128 .LVL2-.LVL1
	.uleb128 0x1
	data1	0x60
	data1	0x4
	.uleb128 .LVL2-.LVL1
	.uleb128 .LVL3-.LVL1
	.uleb128 0x3
	data1	0x80
	.sleb128 -1
	data1	0x9f
	data1	0
.Ldebug_loc3:
	.section	.debug_aranges,"",@progbits
	data4.ua	0x3c
	data2.ua	0x2
	data4.ua	@secrel(.Ldebug_info0)
	data1	0x8
	data1	0
	data2.ua	0
	data2.ua	0
	data8.ua	.Ltext0
	data8.ua	.Letext0-.Ltext0
	data8.ua	.LFB27
	data8.ua	.LFE27-.LFB27
	data8.ua	0
	data8.ua	0
	.section	.debug_rnglists,"",@progbits
.Ldebug_ranges0:
	data4.ua	.Ldebug_ranges3-.Ldebug_ranges2
.Ldebug_ranges2:
	data2.ua	0x5
	data1	0x8
	data1	0
	data4.ua	0
.LLRL0:
	data1	0x5
	data8.ua	.LBB5
	data1	0x4
	.uleb128 .LBB5-.LBB5
	.uleb128 .LBE5-.LBB5
	data1	0x4
	.uleb128 .LBB8-.LBB5
	.uleb128 .LBE8-.LBB5
	data1	0x4
	.uleb128 .LBB9-.LBB5
	.uleb128 .LBE9-.LBB5
	data1	0
.LLRL5:
	data1	0x7
	data8.ua	.Ltext0
	.uleb128 .Letext0-.Ltext0
	data1	0x7
	data8.ua	.LFB27
	.uleb128 .LFE27-.LFB27
	data1	0
.Ldebug_ranges3:
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF37:
	stringz	"SEGV_PKUERR"
.LASF62:
	stringz	"on_signal"
.LASF27:
	stringz	"FPE_FLTOVF"
.LASF51:
	stringz	"pthread_setname_np"
.LASF7:
	stringz	"char"
.LASF58:
	stringz	"@SOURCE@/program.c"
.LASF40:
	stringz	"SEGV_ADIPERR"
.LASF5:
	stringz	"short int"
.LASF60:
	stringz	"fork"
.LASF47:
	stringz	"_exit"
.LASF9:
	stringz	"__pid_t"
.LASF59:
	stringz	"@WORK@"
.LASF61:
	stringz	"main"
.LASF28:
	stringz	"FPE_FLTUND"
.LASF29:
	stringz	"FPE_FLTRES"
.LASF12:
	stringz	"__align"
.LASF41:
	stringz	"SEGV_MTEAERR"
.LASF36:
	stringz	"SEGV_BNDERR"
.LASF34:
	stringz	"SEGV_MAPERR"
.LASF45:
	stringz	"getenv"
.LASF31:
	stringz	"FPE_FLTSUB"
.LASF32:
	stringz	"FPE_FLTUNK"
.LASF15:
	stringz	"ILL_ILLOPC"
.LASF18:
	stringz	"ILL_ILLTRP"
.LASF16:
	stringz	"ILL_ILLOPN"
.LASF38:
	stringz	"SEGV_ACCADI"
.LASF14:
	stringz	"long long int"
.LASF49:
	stringz	"pthread_join"
.LASF52:
	stringz	"pthread_create"
.LASF6:
	stringz	"long int"
.LASF22:
	stringz	"ILL_BADSTK"
.LASF44:
	stringz	"printf"
.LASF57:
	stringz	"GNU C17 12.2.0 -g -O1 -O2"
.LASF19:
	stringz	"ILL_PRVOPC"
.LASF0:
	stringz	"unsigned char"
.LASF54:
	stringz	"argc"
.LASF43:
	stringz	"__sighandler_t"
.LASF63:
	stringz	"work"
.LASF4:
	stringz	"signed char"
.LASF8:
	stringz	"long long unsigned int"
.LASF10:
	stringz	"pthread_t"
.LASF2:
	stringz	"unsigned int"
.LASF24:
	stringz	"FPE_INTDIV"
.LASF55:
	stringz	"argv"
.LASF11:
	stringz	"__size"
.LASF1:
	stringz	"short unsigned int"
.LASF50:
	stringz	"raise"
.LASF30:
	stringz	"FPE_FLTINV"
.LASF35:
	stringz	"SEGV_ACCERR"
.LASF53:
	stringz	"signal"
.LASF25:
	stringz	"FPE_INTOVF"
.LASF56:
	stringz	"rounds"
.LASF17:
	stringz	"ILL_ILLADR"
.LASF33:
	stringz	"FPE_CONDTRAP"
.LASF3:
	stringz	"long unsigned int"
.LASF21:
	stringz	"ILL_COPROC"
.LASF48:
	stringz	"prctl"
.LASF42:
	stringz	"SEGV_MTESERR"
.LASF20:
	stringz	"ILL_PRVREG"
.LASF26:
	stringz	"FPE_FLTDIV"
.LASF23:
	stringz	"ILL_BADIADDR"
.LASF13:
	stringz	"pthread_attr_t"
.LASF64:
	stringz	"step"
.LASF39:
	stringz	"SEGV_ADIDERR"
.LASF46:
	stringz	"wait"
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
