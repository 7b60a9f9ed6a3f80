// 5e13a655f962f438c5659257fb54f02c
	.file	"strides.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
.Ltext0:
	.file 1 "@SOURCE@/strides.c"
	.align 16
	.global reads#
	.type	reads#, @function
	.proc reads#
reads:
[.LFB0:]
	.file 2 "@SOURCE@/strides.c"
	.loc 2 5 19 view -0
	.prologue
	.save ar.lc, r2
	mov r2 = ar.lc
[.LCFI0:]
	.body
	.loc 2 5 21 view .LVU1
[.LVL0:]
	.loc 2 5 32 view .LVU2
[.LBB2:]
	.loc 2 5 37 view .LVU3
	.loc 2 5 55 view .LVU4
	movl r15 = @gprel(far#)
	;;
	add r15 = r1, r15
[.LBE2:]
	.loc 2 5 25 is_stmt 0 view .LVU5
	mov r8 = r0
	addl r14 = 4095, r0
	;;
	mov ar.lc = r14
[.LVL1:]
.L2:
[.LBB3:]
	.loc 2 5 68 is_stmt 1 discriminator 3 view .LVU6
	.loc 2 5 76 is_stmt 0 discriminator 3 view .LVU7
	ld1 r14 = [r15]
	;;
	sxt1 r14 = r14
	.loc 2 5 70 discriminator 3 view .LVU8
	;;
	add r8 = r8, r14
[.LVL2:]
	.loc 2 5 64 is_stmt 1 discriminator 3 view .LVU9
	.loc 2 5 55 discriminator 3 view .LVU10
	adds r15 = 4096, r15
[.LVL3:]
	.loc 2 5 55 is_stmt 0 discriminator 3 view .LVU11
	br.cloop.sptk.few .L2
[.LBE3:]
	.loc 2 5 88 is_stmt 1 discriminator 4 view .LVU12
	.loc 2 5 98 is_stmt 0 discriminator 4 view .LVU13
	;;
	mov ar.lc = r2
	br.ret.sptk.many b0
	;;
.LFE0:
	.endp reads#
	.sdata
	.align 8
.LC0:
	data8	far#+128
	.text
	.align 16
	.global writes#
	.type	writes#, @function
	.proc writes#
writes:
[.LFB1:]
	.loc 2 6 21 is_stmt 1 view -0
	.prologue
	.save ar.lc, r2
	mov r2 = ar.lc
[.LCFI1:]
	.body
	.loc 2 6 23 view .LVU15
[.LBB4:]
	.loc 2 6 28 view .LVU16
[.LVL4:]
	.loc 2 6 46 view .LVU17
	addl r14 = @gprel(.LC0), gp
	;;
	ld8 r14 = [r14]
	.loc 2 6 79 is_stmt 0 view .LVU18
	addl r15 = 1, r0
	addl r16 = 4095, r0
	;;
	mov ar.lc = r16
[.LVL5:]
.L5:
	.loc 2 6 59 is_stmt 1 discriminator 3 view .LVU19
	.loc 2 6 79 is_stmt 0 discriminator 3 view .LVU20
	st1 [r14] = r15
	.loc 2 6 55 is_stmt 1 discriminator 3 view .LVU21
[.LVL6:]
	.loc 2 6 46 discriminator 3 view .LVU22
	adds r14 = 4096, r14
[.LVL7:]
	.loc 2 6 46 is_stmt 0 discriminator 3 view .LVU23
	;;
	br.cloop.sptk.few .L5
[.LBE4:]
	.loc 2 6 84 view .LVU24
	;;
	mov ar.lc = r2
	br.ret.sptk.many b0
	;;
.LFE1:
	.endp writes#
	.align 16
	.global again#
	.type	again#, @function
	.proc again#
again:
[.LFB2:]
	.loc 2 7 19 is_stmt 1 view -0
	.prologue
	.save ar.lc, r2
	mov r2 = ar.lc
[.LCFI2:]
	.body
	.loc 2 7 21 view .LVU26
[.LVL8:]
	.loc 2 7 32 view .LVU27
[.LBB5:]
	.loc 2 7 37 view .LVU28
	.loc 2 7 55 view .LVU29
	.loc 2 7 46 is_stmt 0 view .LVU30
	mov r15 = r0
[.LBE5:]
	.loc 2 7 25 view .LVU31
	mov r8 = r0
[.LBB6:]
	.loc 2 7 77 view .LVU32
	movl r16 = @gprel(near#)
	;;
	add r16 = r1, r16
	.loc 2 7 55 view .LVU33
	addl r14 = 4095, r0
	;;
	mov ar.lc = r14
[.LVL9:]
.L8:
	.loc 2 7 68 is_stmt 1 discriminator 3 view .LVU34
	.loc 2 7 77 is_stmt 0 discriminator 3 view .LVU35
	and r14 = 15, r15
	;;
	add r14 = r16, r14
	;;
	ld1.acq r14 = [r14]
	;;
	sxt1 r14 = r14
	.loc 2 7 70 discriminator 3 view .LVU36
	;;
	add r8 = r8, r14
[.LVL10:]
	.loc 2 7 64 is_stmt 1 discriminator 3 view .LVU37
	adds r15 = 1, r15
[.LVL11:]
	.loc 2 7 55 discriminator 3 view .LVU38
	br.cloop.sptk.few .L8
[.LBE6:]
	.loc 2 7 87 discriminator 4 view .LVU39
	.loc 2 7 97 is_stmt 0 discriminator 4 view .LVU40
	;;
	mov ar.lc = r2
	br.ret.sptk.many b0
	;;
.LFE2:
	.endp again#
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
[.LFB3:]
	.loc 2 8 16 is_stmt 1 view -0
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 0, 0
[.LCFI3:]
	.save rp, r32
	mov r32 = b0
[.LCFI4:]
	mov r34 = r1
	.body
	.loc 2 8 18 view .LVU42
	.loc 2 8 26 is_stmt 0 view .LVU43
	;;
	br.call.sptk.many b0 = reads#
[.LVL12:]
	mov r1 = r34
	.loc 2 8 35 is_stmt 1 view .LVU44
	;;
	br.call.sptk.many b0 = writes#
[.LVL13:]
	mov r1 = r34
	.loc 2 8 45 view .LVU45
	.loc 2 8 57 is_stmt 0 view .LVU46
	;;
	br.call.sptk.many b0 = again#
[.LVL14:]
	mov r1 = r34
	.loc 2 8 71 view .LVU47
	mov r8 = r0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	br.ret.sptk.many b0
	;;
.LFE3:
	.endp main#
	.bss
	.align 8
	.type	near#, @object
	.size	near#, 64
near:
	.skip	64
	.align 8
	.type	far#, @object
	.size	far#, 16777216
far:
	.skip	16777216
	.text
.Letext0:
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	data4.ua	0x1ca
	data2.ua	0x5
	data1	0x1
	data1	0x8
	data4.ua	@secrel(.Ldebug_abbrev0)
	.uleb128 0x8
	data4.ua	@secrel(.LASF8)
	data1	0x1d
	data4.ua	@secrel(.LASF9)
	data4.ua	@secrel(.LASF10)
	data8.ua	.Ltext0
	data8.ua	.Letext0-.Ltext0
	data4.ua	@secrel(.Ldebug_line0)
	.uleb128 0x4
	data4.ua	0x48
	data4.ua	0x41
	.uleb128 0x9
	data4.ua	0x41
	data4.ua	0xffffff
	data1	0
	.uleb128 0x2
	data1	0x8
	data1	0x7
	data4.ua	@secrel(.LASF0)
	.uleb128 0x2
	data1	0x1
	data1	0x6
	data4.ua	@secrel(.LASF1)
	.uleb128 0x5
	data4.ua	0x48
	.uleb128 0xa
	stringz	"far"
	data1	0x2
	data1	0x3
	data1	0xd
	data4.ua	0x2e
	.uleb128 0x9
	data1	0x3
	data8.ua	far#
	.uleb128 0x4
	data4.ua	0x4f
	data4.ua	0x7a
	.uleb128 0xb
	data4.ua	0x41
	data1	0x3f
	data1	0
	.uleb128 0x5
	data4.ua	0x6a
	.uleb128 0xc
	data4.ua	@secrel(.LASF2)
	data1	0x2
	data1	0x4
	data1	0x16
	data4.ua	0x7a
	.uleb128 0x9
	data1	0x3
	data8.ua	near#
	.uleb128 0x6
	data4.ua	@secrel(.LASF3)
	data1	0x8
	data1	0x5
	data4.ua	0xe9
	data8.ua	.LFB3
	data8.ua	.LFE3-.LFB3
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0xe9
	.uleb128 0xd
	stringz	"n"
	data1	0x2
	data1	0x8
	data1	0x16
	data4.ua	0xe9
	.uleb128 0x3
	data8.ua	.LVL12
	data4.ua	0x185
	.uleb128 0x3
	data8.ua	.LVL13
	data4.ua	0x142
	.uleb128 0x3
	data8.ua	.LVL14
	data4.ua	0xf0
	data1	0
	.uleb128 0xe
	data1	0x4
	data1	0x5
	stringz	"int"
	.uleb128 0x6
	data4.ua	@secrel(.LASF4)
	data1	0x7
	data1	0x7
	data4.ua	0xe9
	data8.ua	.LFB2
	data8.ua	.LFE2-.LFB2
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x13b
	.uleb128 0x1
	stringz	"n"
	data1	0x7
	data1	0x19
	data4.ua	0xe9
	data4.ua	@secrel(.LLST4)
	data4.ua	@secrel(.LVUS4)
	.uleb128 0x7
	data4.ua	@secrel(.LLRL5)
	.uleb128 0x1
	stringz	"i"
	data1	0x7
	data1	0x2e
	data4.ua	0x13b
	data4.ua	@secrel(.LLST6)
	data4.ua	@secrel(.LVUS6)
	data1	0
	data1	0
	.uleb128 0x2
	data1	0x4
	data1	0x7
	data4.ua	@secrel(.LASF5)
	.uleb128 0xf
	data4.ua	@secrel(.LASF6)
	data1	0x2
	data1	0x6
	data1	0x8
	data8.ua	.LFB1
	data8.ua	.LFE1-.LFB1
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x185
	.uleb128 0x10
	data8.ua	.LBB4
	data8.ua	.LBE4-.LBB4
	.uleb128 0x1
	stringz	"i"
	data1	0x6
	data1	0x25
	data4.ua	0x13b
	data4.ua	@secrel(.LLST3)
	data4.ua	@secrel(.LVUS3)
	data1	0
	data1	0
	.uleb128 0x11
	data4.ua	@secrel(.LASF7)
	data1	0x2
	data1	0x5
	data1	0x7
	data4.ua	0xe9
	data8.ua	.LFB0
	data8.ua	.LFE0-.LFB0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	.uleb128 0x1
	stringz	"n"
	data1	0x5
	data1	0x19
	data4.ua	0xe9
	data4.ua	@secrel(.LLST0)
	data4.ua	@secrel(.LVUS0)
	.uleb128 0x7
	data4.ua	@secrel(.LLRL1)
	.uleb128 0x1
	stringz	"i"
	data1	0x5
	data1	0x2e
	data4.ua	0x13b
	data4.ua	@secrel(.LLST2)
	data4.ua	@secrel(.LVUS2)
	data1	0
	data1	0
	data1	0
	.section	.debug_abbrev,"",@progbits
.Ldebug_abbrev0:
	.uleb128 0x1
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
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	data1	0
	data1	0
	.uleb128 0x2
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
	.uleb128 0x3
	.uleb128 0x48
	data1	0
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x4
	.uleb128 0x1
	data1	0x1
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x5
	.uleb128 0x35
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x6
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 2
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
	.uleb128 0x7
	.uleb128 0xb
	data1	0x1
	.uleb128 0x55
	.uleb128 0x17
	data1	0
	data1	0
	.uleb128 0x8
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
	.uleb128 0x9
	.uleb128 0x21
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2f
	.uleb128 0x6
	data1	0
	data1	0
	.uleb128 0xa
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
	.uleb128 0xb
	.uleb128 0x21
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2f
	.uleb128 0xb
	data1	0
	data1	0
	.uleb128 0xc
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
	.uleb128 0x18
	data1	0
	data1	0
	.uleb128 0xd
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
	data1	0
	data1	0
	.uleb128 0xe
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
	.uleb128 0xf
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
	.uleb128 0x10
	.uleb128 0xb
	data1	0x1
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	data1	0
	data1	0
	.uleb128 0x11
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
.LVUS4:
	.uleb128 .LVU27
	.uleb128 .LVU34
	.uleb128 .LVU34
	.uleb128 0
.LLST4:
	data1	0x4
	.uleb128 .LVL8-.Ltext0
	.uleb128 .LVL9-.Ltext0
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	data1	0x58
	data1	0
.LVUS6:
	.uleb128 .LVU29
	.uleb128 .LVU34
	.uleb128 .LVU34
	.uleb128 0
.LLST6:
	data1	0x4
	.uleb128 .LVL8-.Ltext0
	.uleb128 .LVL9-.Ltext0
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	data1	0x5f
	data1	0
.LVUS3:
	.uleb128 .LVU17
	.uleb128 .LVU19
	.uleb128 .LVU19
	.uleb128 .LVU22
	.uleb128 .LVU22
	.uleb128 .LVU23
	.uleb128 .LVU23
	.uleb128 0
.LLST3:
	data1	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL5-.Ltext0
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LVL6-.Ltext0
	.uleb128 0xf
	data1	0x7e
	.sleb128 0
	data1	0x3
	data8.ua	far#+128
	data1	0x1c
	data1	0x3c
	data1	0x25
	data1	0x9f
	data1	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LVL7-.Ltext0
	.uleb128 0x11
	data1	0x7e
	.sleb128 0
	data1	0x3
	data8.ua	far#+128
	data1	0x1c
	data1	0x3c
	data1	0x25
	data1	0x23
	.uleb128 0x1
	data1	0x9f
	data1	0x4
	.uleb128 .LVL7-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x11
	data1	0x7e
	.sleb128 0
	data1	0x3
	data8.ua	far#+4224
	data1	0x1c
	data1	0x3c
	data1	0x25
	data1	0x23
	.uleb128 0x1
	data1	0x9f
	data1	0
.LVUS0:
	.uleb128 .LVU2
	.uleb128 .LVU6
	.uleb128 .LVU6
	.uleb128 0
.LLST0:
	data1	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL1-.Ltext0
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x1
	data1	0x58
	data1	0
.LVUS2:
	.uleb128 .LVU4
	.uleb128 .LVU6
	.uleb128 .LVU6
	.uleb128 .LVU10
	.uleb128 .LVU10
	.uleb128 .LVU11
	.uleb128 .LVU11
	.uleb128 0
.LLST2:
	data1	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL1-.Ltext0
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL2-.Ltext0
	.uleb128 0xf
	data1	0x7f
	.sleb128 0
	data1	0x3
	data8.ua	far#
	data1	0x1c
	data1	0x3c
	data1	0x25
	data1	0x9f
	data1	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x11
	data1	0x7f
	.sleb128 0
	data1	0x3
	data8.ua	far#
	data1	0x1c
	data1	0x3c
	data1	0x25
	data1	0x23
	.uleb128 0x1
	data1	0x9f
	data1	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x11
	data1	0x7f
	.sleb128 0
	data1	0x3
	data8.ua	far#+4096
	data1	0x1c
	data1	0x3c
	data1	0x25
	data1	0x23
	.uleb128 0x1
	data1	0x9f
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
	.section	.debug_rnglists,"",@progbits
.Ldebug_ranges0:
	data4.ua	.Ldebug_ranges3-.Ldebug_ranges2
.Ldebug_ranges2:
	data2.ua	0x5
	data1	0x8
	data1	0
	data4.ua	0
.LLRL1:
	data1	0x4
	.uleb128 .LBB2-.Ltext0
	.uleb128 .LBE2-.Ltext0
	data1	0x4
	.uleb128 .LBB3-.Ltext0
	.uleb128 .LBE3-.Ltext0
	data1	0
.LLRL5:
	data1	0x4
	.uleb128 .LBB5-.Ltext0
	.uleb128 .LBE5-.Ltext0
	data1	0x4
	.uleb128 .LBB6-.Ltext0
	.uleb128 .LBE6-.Ltext0
	data1	0
.Ldebug_ranges3:
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF5:
	stringz	"unsigned int"
.LASF0:
	stringz	"long unsigned int"
.LASF8:
	stringz	"GNU C17 12.2.0 -g -O1"
.LASF3:
	stringz	"main"
.LASF6:
	stringz	"writes"
.LASF9:
	stringz	"@SOURCE@/strides.c"
.LASF2:
	stringz	"near"
.LASF7:
	stringz	"reads"
.LASF1:
	stringz	"char"
.LASF4:
	stringz	"again"
.LASF10:
	stringz	"@TOP@"
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
