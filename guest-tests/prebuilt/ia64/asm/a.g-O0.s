// 4a5360ad516e9d262609849c355d0f2f
	.file	"a.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
.Ltext0:
	.file 1 "a.c"
	.global total#
	.section	.sbss,"aws",@nobits
	.align 4
	.type	total#, @object
	.size	total#, 4
total:
	.skip	4
	.text
	.align 16
	.proc square#
square:
[.LFB0:]
	.loc 1 4 1
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
[.LCFI0:]
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	st4 [r14] = r32
	.loc 1 5 9
	mov r14 = r2
	;;
	ld4 r15 = [r14]
	;;
	setf.sig f6 = r15
	;;
	xmpy.l f6 = f6, f6
	;;
	getf.sig r14 = f6
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	.loc 1 6 12
	adds r15 = -16, r2
	;;
	ld4 r14 = [r15]
	.loc 1 7 1
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
[.LCFI1:]
	br.ret.sptk.many b0
	;;
.LFE0:
	.endp square#
	.section	.rodata
	.align 8
.LC0:
	stringz	"total %d\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
[.LFB1:]
	.loc 1 9 1
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 2, 0
[.LCFI2:]
	.vframe r34
	mov r34 = r12
[.LCFI3:]
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
[.LCFI4:]
	mov r35 = r1
	.body
[.LBB2:]
	.loc 1 10 14
	addl r14 = 1, r0
	;;
	st4 [r34] = r14
	.loc 1 10 5
	br .L4
	;;
.L5:
	.loc 1 11 18 discriminator 3
	ld4 r36 = [r34]
	br.call.sptk.many b0 = square#
	mov r1 = r35
	mov r15 = r8
	.loc 1 11 15 discriminator 3
	;;
	addl r14 = @gprel(total#), gp
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	addl r15 = @gprel(total#), gp
	;;
	st4 [r15] = r14
	.loc 1 10 30 discriminator 3
	ld4 r14 = [r34]
	;;
	adds r14 = 1, r14
	;;
	st4 [r34] = r14
.L4:
	.loc 1 10 23 discriminator 1
	ld4 r14 = [r34]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L5
[.LBE2:]
	.loc 1 12 5
	addl r14 = @gprel(total#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	.loc 1 13 12
	mov r14 = r0
	.loc 1 14 1
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
[.LCFI5:]
	br.ret.sptk.many b0
	;;
.LFE1:
	.endp main#
.Letext0:
	.file 2 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/stdio.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	data4.ua	0x124
	data2.ua	0x5
	data1	0x1
	data1	0x8
	data4.ua	@secrel(.Ldebug_abbrev0)
	.uleb128 0x2
	data4.ua	@secrel(.LASF9)
	data1	0x1d
	stringz	"a.c"
	data4.ua	@secrel(.LASF10)
	data8.ua	.Ltext0
	data8.ua	.Letext0-.Ltext0
	data4.ua	@secrel(.Ldebug_line0)
	.uleb128 0x1
	data1	0x8
	data1	0x7
	data4.ua	@secrel(.LASF0)
	.uleb128 0x1
	data1	0x1
	data1	0x8
	data4.ua	@secrel(.LASF1)
	.uleb128 0x1
	data1	0x2
	data1	0x7
	data4.ua	@secrel(.LASF2)
	.uleb128 0x1
	data1	0x4
	data1	0x7
	data4.ua	@secrel(.LASF3)
	.uleb128 0x1
	data1	0x1
	data1	0x6
	data4.ua	@secrel(.LASF4)
	.uleb128 0x1
	data1	0x2
	data1	0x5
	data4.ua	@secrel(.LASF5)
	.uleb128 0x3
	data1	0x4
	data1	0x5
	stringz	"int"
	.uleb128 0x1
	data1	0x8
	data1	0x5
	data4.ua	@secrel(.LASF6)
	.uleb128 0x1
	data1	0x1
	data1	0x6
	data4.ua	@secrel(.LASF7)
	.uleb128 0x4
	data4.ua	0x66
	.uleb128 0x5
	data4.ua	@secrel(.LASF11)
	data1	0x1
	data1	0x2
	data1	0x5
	data4.ua	0x58
	.uleb128 0x9
	data1	0x3
	data8.ua	total#
	.uleb128 0x6
	data4.ua	@secrel(.LASF12)
	data1	0x2
	data2.ua	0x164
	data1	0xc
	data4.ua	0x58
	data4.ua	0xa0
	.uleb128 0x7
	data4.ua	0xa0
	.uleb128 0x8
	data1	0
	.uleb128 0x9
	data1	0x8
	data4.ua	0x6d
	.uleb128 0xa
	data4.ua	@secrel(.LASF13)
	data1	0x1
	data1	0x8
	data1	0x5
	data4.ua	0x58
	data8.ua	.LFB1
	data8.ua	.LFE1-.LFB1
	data4.ua	@secrel(.LLST1)
	data4.ua	0xea
	.uleb128 0xb
	data8.ua	.LBB2
	data8.ua	.LBE2-.LBB2
	.uleb128 0xc
	stringz	"i"
	data1	0x1
	data1	0xa
	data1	0xe
	data4.ua	0x58
	.uleb128 0x2
	data1	0x91
	.sleb128 0
	data1	0
	data1	0
	.uleb128 0xd
	data4.ua	@secrel(.LASF14)
	data1	0x1
	data1	0x3
	data1	0xc
	data4.ua	0x58
	data8.ua	.LFB0
	data8.ua	.LFE0-.LFB0
	data4.ua	@secrel(.LLST0)
	.uleb128 0xe
	stringz	"n"
	data1	0x1
	data1	0x3
	data1	0x17
	data4.ua	0x58
	.uleb128 0x2
	data1	0x91
	.sleb128 0
	.uleb128 0xf
	data4.ua	@secrel(.LASF8)
	data1	0x1
	data1	0x5
	data1	0x9
	data4.ua	0x58
	.uleb128 0x2
	data1	0x91
	.sleb128 -16
	data1	0
	data1	0
	.section	.debug_abbrev,"",@progbits
.Ldebug_abbrev0:
	.uleb128 0x1
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
	.uleb128 0x2
	.uleb128 0x11
	data1	0x1
	.uleb128 0x25
	.uleb128 0xe
	.uleb128 0x13
	.uleb128 0xb
	.uleb128 0x3
	.uleb128 0x8
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
	.uleb128 0x3
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
	.uleb128 0x4
	.uleb128 0x26
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x5
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
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x2
	.uleb128 0x18
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
	.uleb128 0x7
	.uleb128 0x5
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x8
	.uleb128 0x18
	data1	0
	data1	0
	data1	0
	.uleb128 0x9
	.uleb128 0xf
	data1	0
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0xa
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
	.uleb128 0xb
	.uleb128 0xb
	data1	0x1
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	data1	0
	data1	0
	.uleb128 0xc
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
	.uleb128 0xd
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
	.uleb128 0x17
	.uleb128 0x7a
	.uleb128 0x19
	data1	0
	data1	0
	.uleb128 0xe
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
	.uleb128 0x18
	data1	0
	data1	0
	.uleb128 0xf
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
	data1	0
	.section	.debug_loclists,"",@progbits
	data4.ua	.Ldebug_loc3-.Ldebug_loc2
.Ldebug_loc2:
	data2.ua	0x5
	data1	0x8
	data1	0
	data4.ua	0
.Ldebug_loc0:
.LLST1:
	data1	0x4
	.uleb128 .LFB1-.Ltext0
	.uleb128 .LCFI3-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI3-.Ltext0
	.uleb128 .LCFI5-.Ltext0
	.uleb128 0x3
	data1	0x92
	.uleb128 0x22
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI5-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0
.LLST0:
	data1	0x4
	.uleb128 .LFB0-.Ltext0
	.uleb128 .LCFI0-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI0-.Ltext0
	.uleb128 .LCFI1-.Ltext0
	.uleb128 0x2
	data1	0x72
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI1-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
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
.LASF3:
	stringz	"unsigned int"
.LASF0:
	stringz	"long unsigned int"
.LASF9:
	stringz	"GNU C17 12.2.0 -g -O0"
.LASF7:
	stringz	"char"
.LASF10:
	stringz	"@SOURCE@"
.LASF1:
	stringz	"unsigned char"
.LASF13:
	stringz	"main"
.LASF8:
	stringz	"result"
.LASF6:
	stringz	"long int"
.LASF14:
	stringz	"square"
.LASF2:
	stringz	"short unsigned int"
.LASF12:
	stringz	"printf"
.LASF11:
	stringz	"total"
.LASF5:
	stringz	"short int"
.LASF4:
	stringz	"signed char"
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
