// e56649a6f54ff0622a9190ef31190b9d
	.file	"<stdin>"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
.Ltext0:
	.file 1 "<stdin>"
	.align 16
	.global store#
	.type	store#, @function
	.proc store#
store:
[.LVL0:]
[.LFB11:]
	.loc 1 11 1 view -0
	.prologue
	.body
	.loc 1 12 5 view .LVU1
	.loc 1 12 8 is_stmt 0 view .LVU2
	addl r14 = 5, r0
	;;
	st4.rel [r32] = r14
	.loc 1 13 1 view .LVU3
	br.ret.sptk.many b0
	;;
.LFE11:
	.endp store#
	.align 16
	.global deep#
	.type	deep#, @function
	.proc deep#
deep:
[.LVL1:]
[.LFB12:]
	.loc 1 15 1 is_stmt 1 view -0
	.prologue 12, 33
	.loc 1 15 1 is_stmt 0 view .LVU5
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
[.LCFI0:]
	.save rp, r33
	mov r33 = b0
[.LCFI1:]
	mov r35 = r1
	.body
	mov r36 = r32
	.loc 1 16 5 is_stmt 1 view .LVU6
	;;
	br.call.sptk.many b0 = store#
[.LVL2:]
	mov r1 = r35
	.loc 1 17 5 view .LVU7
	;;
	.loc 1 18 1 is_stmt 0 view .LVU8
	;;
	mov ar.pfs = r34
	mov b0 = r33
	br.ret.sptk.many b0
	;;
.LFE12:
	.endp deep#
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
[.LVL3:]
[.LFB14:]
	.loc 1 27 1 is_stmt 1 view -0
	.prologue 12, 34
	.loc 1 27 1 is_stmt 0 view .LVU10
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 6, 0
[.LCFI2:]
	.fframe 32
	adds r12 = -32, r12
[.LCFI3:]
	.save rp, r34
	mov r34 = b0
[.LCFI4:]
	mov r36 = r1
	.body
	.loc 1 28 5 is_stmt 1 view .LVU11
	.loc 1 28 19 is_stmt 0 view .LVU12
	;;
	adds r14 = 16, r12
	;;
	st8.rel [r14] = r0
	.loc 1 29 5 is_stmt 1 view .LVU13
	.loc 1 29 17 is_stmt 0 view .LVU14
	adds r33 = 8, r33
[.LVL4:]
	.loc 1 29 20 view .LVU15
	;;
	ld8 r14 = [r33]
	.loc 1 29 5 view .LVU16
	;;
	ld1 r14 = [r14]
	;;
	adds r14 = -97, r14
	;;
	zxt1 r15 = r14
	;;
	cmp4.ltu p6, p7 = 25, r15
	(p6) br.cond.dpnt .L4
	shladd r14 = r15, 3, r0
	addl r15 = @ltoffx(.L6), r1
	;;
	ld8.mov r15 = [r15], .L6
	;;
	add r14 = r14, r15
	;;
	ld8 r15 = [r14]
	;;
	add r14 = r14, r15
	;;
	mov b6 = r14
	br b6
	;;
	.section	.rodata
	.align 8
	.align 4
.L6:
	data8 @pcrel(.L14)
	data8 @pcrel(.L4)
	data8 @pcrel(.L13)
	data8 @pcrel(.L4)
	data8 @pcrel(.L4)
	data8 @pcrel(.L12)
	data8 @pcrel(.L4)
	data8 @pcrel(.L11)
	data8 @pcrel(.L4)
	data8 @pcrel(.L10)
	data8 @pcrel(.L4)
	data8 @pcrel(.L4)
	data8 @pcrel(.L4)
	data8 @pcrel(.L9)
	data8 @pcrel(.L4)
	data8 @pcrel(.L8)
	data8 @pcrel(.L4)
	data8 @pcrel(.L4)
	data8 @pcrel(.L4)
	data8 @pcrel(.L7)
	data8 @pcrel(.L4)
	data8 @pcrel(.L4)
	data8 @pcrel(.L4)
	data8 @pcrel(.L4)
	data8 @pcrel(.L4)
	data8 @pcrel(.L5)
	.text
.L9:
	.loc 1 30 15 is_stmt 1 view .LVU17
	adds r14 = 16, r12
	;;
	ld8.acq r37 = [r14]
	br.call.sptk.many b0 = deep#
[.LVL5:]
	mov r1 = r36
	.loc 1 30 27 view .LVU18
.L4:
	.loc 1 47 5 view .LVU19
	.loc 1 48 1 is_stmt 0 view .LVU20
	adds r8 = -2, r32
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.label_state 1
	.restore sp
	adds r12 = 32, r12
[.LCFI5:]
	br.ret.sptk.many b0
	;;
.L5:
[.LCFI6:]
	.body
	.copy_state 1
	.loc 1 31 15 is_stmt 1 view .LVU21
	.loc 1 31 16 is_stmt 0 view .LVU22
	adds r15 = 16, r12
	;;
	ld8.acq r14 = [r15]
	;;
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
[.LVL6:]
	;;
	mov r1 = r36
	.loc 1 31 49 is_stmt 1 view .LVU23
	br .L4
	;;
.L11:
	.loc 1 32 15 view .LVU24
	movl r37 = 305419896
	br.call.sptk.many b0 = deep#
[.LVL7:]
	mov r1 = r36
	.loc 1 32 40 view .LVU25
	br .L4
	;;
.L12:
	.loc 1 33 15 view .LVU26
	movl r37 = @gprel(fixed#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = deep#
[.LVL8:]
	mov r1 = r36
	.loc 1 33 35 view .LVU27
	br .L4
	;;
.L14:
	.loc 1 34 15 view .LVU28
	br.call.sptk.many b0 = abort#
[.LVL9:]
	;;
.L8:
	.loc 1 35 15 view .LVU29
	addl r37 = 13, r0
	br.call.sptk.many b0 = raise#
[.LVL10:]
	mov r1 = r36
	.loc 1 35 31 view .LVU30
	br .L4
	;;
.L7:
	.loc 1 36 15 view .LVU31
	br.call.sptk.many b0 = getpid#
[.LVL11:]
	mov r1 = r36
	mov r37 = r8
	addl r38 = 15, r0
	;;
	br.call.sptk.many b0 = kill#
[.LVL12:]
	mov r1 = r36
	.loc 1 36 40 view .LVU32
	br .L4
	;;
.L13:
	.loc 1 37 15 view .LVU33
[.LBB5:]
[.LBI5:]
	.loc 1 19 13 view .LVU34
[.LBB6:]
	.loc 1 21 5 view .LVU35
	.loc 1 22 5 view .LVU36
	.loc 1 22 10 is_stmt 0 view .LVU37
	br.call.sptk.many b0 = fork#
[.LVL13:]
	mov r1 = r36
	.loc 1 22 8 view .LVU38
	cmp4.ne p6, p7 = 0, r8
	.loc 1 23 9 is_stmt 1 view .LVU39
	;;
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = abort#
[.LVL14:]
	.pred.safe_across_calls p1-p5,p16-p63
	.loc 1 24 5 view .LVU40
	adds r37 = 24, r12
	;;
	br.call.sptk.many b0 = wait#
[.LVL15:]
	mov r1 = r36
	.loc 1 25 1 is_stmt 0 view .LVU41
	br .L4
	;;
.L10:
[.LBE6:]
[.LBE5:]
[.LBB7:]
	.loc 1 39 9 is_stmt 1 view .LVU42
	.loc 1 39 22 is_stmt 0 view .LVU43
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 34, r0
	addl r39 = 5, r0
	addl r38 = 65536, r0
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
[.LVL16:]
	mov r1 = r36
	;;
	mov r37 = r8
[.LVL17:]
	.loc 1 40 9 is_stmt 1 view .LVU44
	addl r38 = 65536, r0
	br.call.sptk.many b0 = munmap#
[.LVL18:]
	.loc 1 41 9 view .LVU45
	.loc 1 42 9 view .LVU46
	.loc 1 42 25 is_stmt 0 view .LVU47
	adds r14 = 40, r12
	adds r15 = 24, r12
	;;
	st8.rel [r14] = r15
	.loc 1 43 9 is_stmt 1 view .LVU48
	ld8.acq r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
[.LVL19:]
	;;
	mov r1 = r36
	.loc 1 44 9 view .LVU49
	br .L4
	;;
[.LBE7:]
.LFE14:
	.endp main#
	.section	.rodata
	.align 4
	.type	fixed#, @object
	.size	fixed#, 400
fixed:
	data4	5
	.skip	396
	.text
.Letext0:
	.file 2 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/bits/types.h"
	.file 3 "@TOOLCHAIN@/lib/gcc/ia64-linux-gnu/12.2.0/include/stddef.h"
	.file 4 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/sys/wait.h"
	.file 5 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/sys/mman.h"
	.file 6 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/signal.h"
	.file 7 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/unistd.h"
	.file 8 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/stdlib.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	data4.ua	0x408
	data2.ua	0x5
	data1	0x1
	data1	0x8
	data4.ua	@secrel(.Ldebug_abbrev0)
	.uleb128 0x11
	data4.ua	@secrel(.LASF25)
	data1	0x1d
	data4.ua	@secrel(.LASF26)
	data4.ua	@secrel(.LASF27)
	data8.ua	.Ltext0
	data8.ua	.Letext0-.Ltext0
	data4.ua	@secrel(.Ldebug_line0)
	.uleb128 0x3
	data1	0x1
	data1	0x8
	data4.ua	@secrel(.LASF0)
	.uleb128 0x3
	data1	0x2
	data1	0x7
	data4.ua	@secrel(.LASF1)
	.uleb128 0x3
	data1	0x4
	data1	0x7
	data4.ua	@secrel(.LASF2)
	.uleb128 0x3
	data1	0x8
	data1	0x7
	data4.ua	@secrel(.LASF3)
	.uleb128 0x3
	data1	0x1
	data1	0x6
	data4.ua	@secrel(.LASF4)
	.uleb128 0x3
	data1	0x2
	data1	0x5
	data4.ua	@secrel(.LASF5)
	.uleb128 0x12
	data1	0x4
	data1	0x5
	stringz	"int"
	.uleb128 0x9
	data4.ua	0x58
	.uleb128 0xc
	data4.ua	0x58
	.uleb128 0x3
	data1	0x8
	data1	0x5
	data4.ua	@secrel(.LASF6)
	.uleb128 0xa
	data4.ua	@secrel(.LASF7)
	data1	0x2
	data1	0x98
	data1	0x19
	data4.ua	0x69
	.uleb128 0xa
	data4.ua	@secrel(.LASF8)
	data1	0x2
	data1	0x9a
	data1	0x19
	data4.ua	0x58
	.uleb128 0x13
	data1	0x8
	.uleb128 0x4
	data4.ua	0x8f
	.uleb128 0x3
	data1	0x1
	data1	0x6
	data4.ua	@secrel(.LASF9)
	.uleb128 0xa
	data4.ua	@secrel(.LASF10)
	data1	0x3
	data1	0xd6
	data1	0x17
	data4.ua	0x43
	.uleb128 0x3
	data1	0x8
	data1	0x7
	data4.ua	@secrel(.LASF11)
	.uleb128 0x3
	data1	0x8
	data1	0x5
	data4.ua	@secrel(.LASF12)
	.uleb128 0x4
	data4.ua	0x8a
	.uleb128 0xd
	data4.ua	0x64
	data4.ua	0xc5
	.uleb128 0xe
	data4.ua	0x43
	data1	0x63
	data1	0
	.uleb128 0xc
	data4.ua	0xb5
	.uleb128 0xb
	data4.ua	@secrel(.LASF21)
	data1	0x9
	data1	0x12
	data4.ua	0xc5
	.uleb128 0x9
	data1	0x3
	data8.ua	fixed#
	.uleb128 0x5
	data4.ua	@secrel(.LASF13)
	data1	0x4
	data1	0x53
	data1	0x10
	data4.ua	0x7c
	data4.ua	0xf5
	.uleb128 0x2
	data4.ua	0xf5
	data1	0
	.uleb128 0x4
	data4.ua	0x58
	.uleb128 0x9
	data4.ua	0xf5
	.uleb128 0xf
	data4.ua	@secrel(.LASF17)
	data2.ua	0x30a
	data4.ua	0x7c
	.uleb128 0x5
	data4.ua	@secrel(.LASF14)
	data1	0x5
	data1	0x4c
	data1	0xc
	data4.ua	0x58
	data4.ua	0x125
	.uleb128 0x2
	data4.ua	0x88
	.uleb128 0x2
	data4.ua	0x96
	data1	0
	.uleb128 0x5
	data4.ua	@secrel(.LASF15)
	data1	0x5
	data1	0x39
	data1	0xe
	data4.ua	0x88
	data4.ua	0x154
	.uleb128 0x2
	data4.ua	0x88
	.uleb128 0x2
	data4.ua	0x96
	.uleb128 0x2
	data4.ua	0x58
	.uleb128 0x2
	data4.ua	0x58
	.uleb128 0x2
	data4.ua	0x58
	.uleb128 0x2
	data4.ua	0x70
	data1	0
	.uleb128 0x5
	data4.ua	@secrel(.LASF16)
	data1	0x6
	data1	0x70
	data1	0xc
	data4.ua	0x58
	data4.ua	0x16f
	.uleb128 0x2
	data4.ua	0x7c
	.uleb128 0x2
	data4.ua	0x58
	data1	0
	.uleb128 0xf
	data4.ua	@secrel(.LASF18)
	data2.ua	0x28a
	data4.ua	0x7c
	.uleb128 0x5
	data4.ua	@secrel(.LASF19)
	data1	0x6
	data1	0x7b
	data1	0xc
	data4.ua	0x58
	data4.ua	0x190
	.uleb128 0x2
	data4.ua	0x58
	data1	0
	.uleb128 0x14
	data4.ua	@secrel(.LASF20)
	data1	0x8
	data2.ua	0x263
	data1	0xd
	.uleb128 0x15
	data4.ua	@secrel(.LASF28)
	data1	0x1
	data1	0x1a
	data1	0x5
	data4.ua	0x58
	data8.ua	.LFB14
	data8.ua	.LFE14-.LFB14
	data4.ua	@secrel(.LLST0)
	data4.ua	0x367
	.uleb128 0x16
	data4.ua	@secrel(.LASF24)
	data1	0x1
	data1	0x1a
	data1	0xe
	data4.ua	0x58
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	.uleb128 0x17
	data4.ua	@secrel(.LASF29)
	data1	0x1
	data1	0x1a
	data1	0x1b
	data4.ua	0xb0
	data4.ua	@secrel(.LLST1)
	data4.ua	@secrel(.LVUS1)
	.uleb128 0xb
	data4.ua	@secrel(.LASF22)
	data1	0x1c
	data1	0x13
	data4.ua	0xfa
	.uleb128 0x2
	data1	0x91
	.sleb128 -16
	.uleb128 0x18
	data8.ua	.LBB7
	data8.ua	.LBE7-.LBB7
	data4.ua	0x287
	.uleb128 0x19
	data4.ua	@secrel(.LASF30)
	data1	0x1
	data1	0x27
	data1	0xf
	data4.ua	0x88
	data4.ua	@secrel(.LLST2)
	data4.ua	@secrel(.LVUS2)
	.uleb128 0xb
	data4.ua	@secrel(.LASF23)
	data1	0x29
	data1	0xf
	data4.ua	0x367
	.uleb128 0x2
	data1	0x91
	.sleb128 -8
	.uleb128 0x1a
	stringz	"f"
	data1	0x1
	data1	0x2a
	data1	0x19
	data4.ua	0x37d
	.uleb128 0x2
	data1	0x91
	.sleb128 8
	.uleb128 0x6
	data8.ua	.LVL16
	data4.ua	0x125
	data4.ua	0x270
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x25
	.uleb128 0x3
	data1	0x91
	.sleb128 -16
	data1	0x6
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	.uleb128 0x3
	data1	0x40
	data1	0x3c
	data1	0x24
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x27
	.uleb128 0x1
	data1	0x35
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x28
	.uleb128 0x2
	data1	0x8
	data1	0x22
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x29
	.uleb128 0x2
	data1	0x9
	data1	0xff
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2a
	.uleb128 0x3
	data1	0x91
	.sleb128 -16
	data1	0x6
	data1	0
	.uleb128 0x7
	data8.ua	.LVL18
	data4.ua	0x10a
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	.uleb128 0x3
	data1	0x40
	data1	0x3c
	data1	0x24
	data1	0
	data1	0
	.uleb128 0x1b
	data4.ua	0x382
	data8.ua	.LBI5
	data1	.LVU34
	data8.ua	.LBB5
	data8.ua	.LBE5-.LBB5
	data1	0x1
	data1	0x25
	data1	0xf
	data4.ua	0x2d7
	.uleb128 0x1c
	data4.ua	0x38f
	.uleb128 0x2
	data1	0x91
	.sleb128 -8
	.uleb128 0x8
	data8.ua	.LVL13
	data4.ua	0xff
	.uleb128 0x7
	data8.ua	.LVL15
	data4.ua	0xdf
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x25
	.uleb128 0x2
	data1	0x91
	.sleb128 -8
	data1	0
	data1	0
	.uleb128 0x8
	data8.ua	.LVL5
	data4.ua	0x39c
	.uleb128 0x6
	data8.ua	.LVL7
	data4.ua	0x39c
	data4.ua	0x300
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x25
	.uleb128 0x5
	data1	0xc
	data4.ua	0x12345678
	data1	0
	.uleb128 0x6
	data8.ua	.LVL8
	data4.ua	0x39c
	data4.ua	0x320
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x25
	.uleb128 0x9
	data1	0x3
	data8.ua	fixed#
	data1	0
	.uleb128 0x8
	data8.ua	.LVL9
	data4.ua	0x190
	.uleb128 0x6
	data8.ua	.LVL10
	data4.ua	0x17a
	data4.ua	0x345
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x25
	.uleb128 0x1
	data1	0x3d
	data1	0
	.uleb128 0x8
	data8.ua	.LVL11
	data4.ua	0x16f
	.uleb128 0x7
	data8.ua	.LVL12
	data4.ua	0x154
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	.uleb128 0x1
	data1	0x3f
	data1	0
	data1	0
	.uleb128 0xd
	data4.ua	0x88
	data4.ua	0x377
	.uleb128 0xe
	data4.ua	0x43
	data1	0x1
	data1	0
	.uleb128 0x1d
	.uleb128 0x4
	data4.ua	0x377
	.uleb128 0x9
	data4.ua	0x378
	.uleb128 0x1e
	data4.ua	@secrel(.LASF31)
	data1	0x1
	data1	0x13
	data1	0xd
	data1	0x1
	data4.ua	0x39c
	.uleb128 0x1f
	data4.ua	@secrel(.LASF32)
	data1	0x1
	data1	0x15
	data1	0x9
	data4.ua	0x58
	data1	0
	.uleb128 0x20
	data4.ua	@secrel(.LASF33)
	data1	0x1
	data1	0xe
	data1	0xd
	data8.ua	.LFB12
	data8.ua	.LFE12-.LFB12
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x3de
	.uleb128 0x10
	stringz	"p"
	data1	0xe
	data1	0x20
	data4.ua	0x3de
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	.uleb128 0x7
	data8.ua	.LVL2
	data4.ua	0x3e3
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x3
	data1	0x92
	.uleb128 0x20
	.sleb128 0
	data1	0
	data1	0
	.uleb128 0x4
	data4.ua	0x5f
	.uleb128 0x21
	data4.ua	@secrel(.LASF34)
	data1	0x1
	data1	0xa
	data1	0xd
	data8.ua	.LFB11
	data8.ua	.LFE11-.LFB11
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	.uleb128 0x10
	stringz	"p"
	data1	0xa
	data1	0x21
	data4.ua	0x3de
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	data1	0
	data1	0
	.section	.debug_abbrev,"",@progbits
.Ldebug_abbrev0:
	.uleb128 0x1
	.uleb128 0x49
	data1	0
	.uleb128 0x2
	.uleb128 0x18
	.uleb128 0x7e
	.uleb128 0x18
	data1	0
	data1	0
	.uleb128 0x2
	.uleb128 0x5
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x3
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
	.uleb128 0x4
	.uleb128 0xf
	data1	0
	.uleb128 0xb
	.uleb128 0x21
	.sleb128 8
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x5
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
	.uleb128 0x6
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
	.uleb128 0x7
	.uleb128 0x48
	data1	0x1
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x8
	.uleb128 0x48
	data1	0
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x9
	.uleb128 0x35
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0xa
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
	.uleb128 0xb
	.uleb128 0x34
	data1	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 1
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
	.uleb128 0xc
	.uleb128 0x26
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0xd
	.uleb128 0x1
	data1	0x1
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0xe
	.uleb128 0x21
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2f
	.uleb128 0xb
	data1	0
	data1	0
	.uleb128 0xf
	.uleb128 0x2e
	data1	0
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 7
	.uleb128 0x3b
	.uleb128 0x5
	.uleb128 0x39
	.uleb128 0x21
	.sleb128 16
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x3c
	.uleb128 0x19
	data1	0
	data1	0
	.uleb128 0x10
	.uleb128 0x5
	data1	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 1
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
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x10
	.uleb128 0x17
	data1	0
	data1	0
	.uleb128 0x12
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
	.uleb128 0x13
	.uleb128 0xf
	data1	0
	.uleb128 0xb
	.uleb128 0xb
	data1	0
	data1	0
	.uleb128 0x14
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
	.uleb128 0x87
	.uleb128 0x19
	.uleb128 0x3c
	.uleb128 0x19
	data1	0
	data1	0
	.uleb128 0x15
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
	.uleb128 0x7c
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x16
	.uleb128 0x5
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
	.uleb128 0x2
	.uleb128 0x18
	data1	0
	data1	0
	.uleb128 0x17
	.uleb128 0x5
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
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	data1	0
	data1	0
	.uleb128 0x18
	.uleb128 0xb
	data1	0x1
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x19
	.uleb128 0x34
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
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	data1	0
	data1	0
	.uleb128 0x1a
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
	.uleb128 0x18
	data1	0
	data1	0
	.uleb128 0x1b
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
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x1c
	.uleb128 0x34
	data1	0
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x18
	data1	0
	data1	0
	.uleb128 0x1d
	.uleb128 0x15
	data1	0
	.uleb128 0x27
	.uleb128 0x19
	data1	0
	data1	0
	.uleb128 0x1e
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
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x1f
	.uleb128 0x34
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
	.uleb128 0x20
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
	.uleb128 0x21
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
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x18
	.uleb128 0x7a
	.uleb128 0x19
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
.LLST0:
	data1	0x4
	.uleb128 .LFB14-.Ltext0
	.uleb128 .LCFI3-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI3-.Ltext0
	.uleb128 .LCFI5-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 32
	data1	0x4
	.uleb128 .LCFI5-.Ltext0
	.uleb128 .LCFI6-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI6-.Ltext0
	.uleb128 .LFE14-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 32
	data1	0
.LVUS1:
	.uleb128 0
	.uleb128 .LVU15
	.uleb128 .LVU15
	.uleb128 0
.LLST1:
	data1	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LVL4-.Ltext0
	.uleb128 0x2
	data1	0x90
	.uleb128 0x21
	data1	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LFE14-.Ltext0
	.uleb128 0x4
	data1	0x92
	.uleb128 0x21
	.sleb128 -8
	data1	0x9f
	data1	0
.LVUS2:
	.uleb128 .LVU44
	.uleb128 .LVU45
.LLST2:
	data1	0x4
	.uleb128 .LVL17-.Ltext0
	.uleb128 .LVL18-1-.Ltext0
	.uleb128 0x1
	data1	0x58
	data1	0
.Ldebug_loc3:
	.section	.debug_aranges,"",@progbits
	data4.ua	0x2c
	data2.ua	0x2
	data4.ua	@secrel(.Ldebug_info0)
	data1	0x8
	data1	0
	data2.ua	0
	data2.ua	0
	data8.ua	.Ltext0
	data8.ua	.Letext0-.Ltext0
	data8.ua	0
	data8.ua	0
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF18:
	stringz	"getpid"
.LASF19:
	stringz	"raise"
.LASF25:
	stringz	"GNU C17 12.2.0 -g -O1"
.LASF22:
	stringz	"null"
.LASF32:
	stringz	"status"
.LASF30:
	stringz	"page"
.LASF31:
	stringz	"child"
.LASF26:
	stringz	"<stdin>"
.LASF0:
	stringz	"unsigned char"
.LASF14:
	stringz	"munmap"
.LASF3:
	stringz	"long unsigned int"
.LASF1:
	stringz	"short unsigned int"
.LASF10:
	stringz	"size_t"
.LASF16:
	stringz	"kill"
.LASF15:
	stringz	"mmap"
.LASF27:
	stringz	"@SOURCE@"
.LASF13:
	stringz	"wait"
.LASF28:
	stringz	"main"
.LASF2:
	stringz	"unsigned int"
.LASF17:
	stringz	"fork"
.LASF11:
	stringz	"long long unsigned int"
.LASF24:
	stringz	"argc"
.LASF7:
	stringz	"__off_t"
.LASF12:
	stringz	"long long int"
.LASF34:
	stringz	"store"
.LASF21:
	stringz	"fixed"
.LASF9:
	stringz	"char"
.LASF5:
	stringz	"short int"
.LASF29:
	stringz	"argv"
.LASF33:
	stringz	"deep"
.LASF6:
	stringz	"long int"
.LASF8:
	stringz	"__pid_t"
.LASF20:
	stringz	"abort"
.LASF4:
	stringz	"signed char"
.LASF23:
	stringz	"function"
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
