// 1f10029f15c1bcc1fd828b5ca60ad10d
	.file	"x.cc"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
.Ltext0:
	.file 1 "@SOURCE@/x.cc"
	.sdata
	.align 8
.LC0:
	data8	_ZTV5shape#+16
	.section	.text._ZN5shapeC2Ei,"axG",@progbits,_ZN5shapeC5Ei,comdat
	.align 16
	.weak	_ZN5shapeC2Ei#
	.proc _ZN5shapeC2Ei#
_ZN5shapeC2Ei:
[.LFB3:]
	.file 2 "@SOURCE@/x.cc"
	.loc 2 5 14
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
[.LCFI0:]
	.body
	;;
	st8 [r2] = r32
	adds r14 = 8, r2
	;;
	st4 [r14] = r33
[.LBB2:]
	.loc 2 5 33
	addl r14 = @gprel(.LC0), gp
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r2]
	;;
	st8 [r14] = r15
	.loc 2 5 29
	ld8 r14 = [r2]
	;;
	adds r14 = 8, r14
	adds r15 = 8, r2
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
[.LBE2:]
	.loc 2 5 36
	nop 0
	.restore sp
	mov r12 = r2
[.LCFI1:]
	br.ret.sptk.many b0
	;;
.LFE3:
	.endp _ZN5shapeC2Ei#
	.weak	_ZN5shapeC1Ei#
_ZN5shapeC1Ei# = _ZN5shapeC2Ei#
	.sdata
	.align 8
.LC1:
	data8	_ZTV5shape#+16
	.section	.text._ZN5shapeD2Ev,"axG",@progbits,_ZN5shapeD5Ev,comdat
	.align 16
	.weak	_ZN5shapeD2Ev#
	.proc _ZN5shapeD2Ev#
_ZN5shapeD2Ev:
[.LFB6:]
	.loc 2 6 13
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
[.LCFI2:]
	.body
	;;
	st8 [r2] = r32
[.LBB3:]
	.loc 2 6 22
	addl r14 = @gprel(.LC1), gp
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r2]
	;;
	st8 [r14] = r15
[.LBE3:]
	.loc 2 6 23
	nop 0
	.restore sp
	mov r12 = r2
[.LCFI3:]
	br.ret.sptk.many b0
	;;
.LFE6:
	.endp _ZN5shapeD2Ev#
	.weak	_ZN5shapeD1Ev#
_ZN5shapeD1Ev# = _ZN5shapeD2Ev#
	.section	.text._ZN5shapeD0Ev,"axG",@progbits,_ZN5shapeD5Ev,comdat
	.align 16
	.weak	_ZN5shapeD0Ev#
	.proc _ZN5shapeD0Ev#
_ZN5shapeD0Ev:
[.LFB8:]
	.loc 2 6 13
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
[.LCFI4:]
	.vframe r35
	mov r35 = r12
[.LCFI5:]
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
[.LCFI6:]
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	.loc 2 6 23
	ld8 r37 = [r35]
	br.call.sptk.many b0 = _ZN5shapeD1Ev#
	mov r1 = r36
	addl r38 = 16, r0
	;;
	ld8 r37 = [r35]
	br.call.sptk.many b0 = _ZdlPvm#
	mov r1 = r36
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
[.LCFI7:]
	br.ret.sptk.many b0
	;;
.LFE8:
	.endp _ZN5shapeD0Ev#
	.section	.text._ZNK5shape4areaEv,"axG",@progbits,_ZNK5shape4areaEv,comdat
	.align 16
	.weak	_ZNK5shape4areaEv#
	.proc _ZNK5shape4areaEv#
_ZNK5shape4areaEv:
[.LFB9:]
	.loc 2 7 17
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
[.LCFI8:]
	.body
	;;
	st8 [r2] = r32
	.loc 2 7 39
	mov r14 = r0
	.loc 2 7 42
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
[.LCFI9:]
	br.ret.sptk.many b0
	;;
.LFE9:
	.endp _ZNK5shape4areaEv#
	.sdata
	.align 8
.LC2:
	data8	_ZTV3box#+16
	.section	.text._ZN3boxC2Eiii,"axG",@progbits,_ZN3boxC5Eiii,comdat
	.align 16
	.weak	_ZN3boxC2Eiii#
	.proc _ZN3boxC2Eiii#
_ZN3boxC2Eiii:
[.LFB11:]
	.loc 2 11 5
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 4, 2, 0
[.LCFI10:]
	.vframe r38
	mov r38 = r12
[.LCFI11:]
	adds r12 = -32, r12
	.save rp, r36
	mov r36 = b0
[.LCFI12:]
	mov r39 = r1
	.body
	;;
	adds r14 = -16, r38
	;;
	st8 [r14] = r32
	adds r14 = -8, r38
	;;
	st4 [r14] = r33
	adds r14 = -4, r38
	;;
	st4 [r14] = r34
	mov r14 = r38
	;;
	st4 [r14] = r35
[.LBB4:]
	.loc 2 11 51
	adds r16 = -16, r38
	;;
	ld8 r15 = [r16]
	adds r14 = -8, r38
	;;
	ld4 r41 = [r14]
	mov r40 = r15
	br.call.sptk.many b0 = _ZN5shapeC2Ei#
	mov r1 = r39
	;;
	addl r14 = @gprel(.LC2), gp
	;;
	ld8 r15 = [r14]
	adds r16 = -16, r38
	;;
	ld8 r14 = [r16]
	;;
	st8 [r14] = r15
	.loc 2 11 42
	adds r15 = -16, r38
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 12, r14
	adds r15 = -4, r38
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	.loc 2 11 48
	adds r16 = -16, r38
	;;
	ld8 r14 = [r16]
	;;
	adds r14 = 16, r14
	mov r15 = r38
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
[.LBE4:]
	.loc 2 11 54
	nop 0
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
[.LCFI13:]
	br.ret.sptk.many b0
	;;
.LFE11:
	.endp _ZN3boxC2Eiii#
	.weak	_ZN3boxC1Eiii#
_ZN3boxC1Eiii# = _ZN3boxC2Eiii#
	.section	.text._ZNK3box4areaEv,"axG",@progbits,_ZNK3box4areaEv,comdat
	.align 16
	.weak	_ZNK3box4areaEv#
	.proc _ZNK3box4areaEv#
_ZNK3box4areaEv:
[.LFB13:]
	.loc 2 12 9
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
[.LCFI14:]
	.body
	;;
	st8 [r2] = r32
	.loc 2 12 40
	ld8 r14 = [r2]
	;;
	adds r14 = 12, r14
	;;
	ld4 r15 = [r14]
	.loc 2 12 44
	ld8 r14 = [r2]
	;;
	adds r14 = 16, r14
	;;
	ld4 r14 = [r14]
	setf.sig f6 = r15
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r14 = f6
	.loc 2 12 47
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
[.LCFI15:]
	br.ret.sptk.many b0
	;;
.LFE13:
	.endp _ZNK3box4areaEv#
	.text
	.align 16
	.global _Z4showPK5shapeRK4pairIdE#
	.type	_Z4showPK5shapeRK4pairIdE#, @function
	.proc _Z4showPK5shapeRK4pairIdE#
_Z4showPK5shapeRK4pairIdE:
[.LFB14:]
	.loc 2 16 1
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 1, 0
[.LCFI16:]
	.vframe r36
	mov r36 = r12
[.LCFI17:]
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
[.LCFI18:]
	mov r37 = r1
	.body
	;;
	st8 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	.loc 2 17 19
	ld8 r14 = [r36]
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 32, r14
	ld8 r38 = [r36]
	;;
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
[.LVL0:]
	;;
	mov r1 = r37
	mov r15 = r8
	.loc 2 17 31
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ldfd f6 = [r14]
	.loc 2 17 24
	;;
	fcvt.fx.trunc f6 = f6
	;;
	getf.sig r14 = f6
	.loc 2 17 31
	;;
	add r14 = r15, r14
	.loc 2 18 1
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
[.LCFI19:]
	br.ret.sptk.many b0
	;;
.LFE14:
	.endp _Z4showPK5shapeRK4pairIdE#
	.section	.rodata
	.align 8
.LC3:
	stringz	"%d\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
[.LFB15:]
	.loc 2 20 1
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
[.LCFI20:]
	.vframe r35
	mov r35 = r12
[.LCFI21:]
	adds r12 = -48, r12
	.save rp, r33
	mov r33 = b0
[.LCFI22:]
	mov r36 = r1
	.body
	.loc 2 21 18
	addl r40 = 4, r0
	addl r39 = 3, r0
	addl r38 = 7, r0
	;;
	adds r37 = -32, r35
	br.call.sptk.many b0 = _ZN3boxC1Eiii#
	mov r1 = r36
	.loc 2 22 18
	adds r14 = -8, r35
	movl r15 = 0x3ff8000000000000
	;;
	setf.d f6 = r15
	;;
	stfd [r14] = f6
	adds r14 = -8, r35
	;;
	adds r14 = 8, r14
	movl r15 = 0x4000000000000000
	;;
	setf.d f6 = r15
	;;
	stfd [r14] = f6
	.loc 2 23 16
	adds r14 = -8, r35
	;;
	mov r38 = r14
	adds r37 = -32, r35
[.LEHB0:]
	br.call.sptk.many b0 = _Z4showPK5shapeRK4pairIdE#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
[.LEHE0:]
	mov r1 = r36
	.loc 2 24 12
	mov r32 = r0
	.loc 2 25 1
	;;
	adds r37 = -32, r35
	br.call.sptk.many b0 = _ZN3boxD1Ev#
	mov r1 = r36
	mov r14 = r32
	br .L15
	;;
.L14:
	mov r1 = r36
	mov r32 = r15
	adds r37 = -32, r35
	br.call.sptk.many b0 = _ZN3boxD1Ev#
	;;
	mov r1 = r36
	mov r14 = r32
	;;
	mov r37 = r14
[.LEHB1:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE1:]
	;;
.L15:
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
[.LCFI23:]
	br.ret.sptk.many b0
	;;
.LFE15:
	.global __gxx_personality_v0#
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA15:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE15-.LLSDACSB15
.LLSDACSB15:
	.uleb128 .LEHB0-.LFB15
	.uleb128 .LEHE0-.LEHB0
	.uleb128 .L14-.LFB15
	.uleb128 0
	.uleb128 .LEHB1-.LFB15
	.uleb128 .LEHE1-.LEHB1
	.uleb128 0
	.uleb128 0
.LLSDACSE15:
	.text
	.endp main#
	.weak	_ZTV3box#
	.section	.rodata._ZTV3box,"aG",@progbits,_ZTV3box,comdat
	.align 8
	.type	_ZTV3box#, @object
	.size	_ZTV3box#, 64
_ZTV3box:
	data8	0
	data8	_ZTI3box#
	data16.ua @iplt(_ZN3boxD1Ev#)
	data16.ua @iplt(_ZN3boxD0Ev#)
	data16.ua @iplt(_ZNK3box4areaEv#)
	.sdata
	.align 8
.LC4:
	data8	_ZTV3box#+16
	.section	.text._ZN3boxD2Ev,"axG",@progbits,_ZN3boxD5Ev,comdat
	.align 16
	.weak	_ZN3boxD2Ev#
	.proc _ZN3boxD2Ev#
_ZN3boxD2Ev:
[.LFB17:]
	.loc 2 9 8
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
[.LCFI24:]
	.vframe r35
	mov r35 = r12
[.LCFI25:]
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
[.LCFI26:]
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
[.LBB5:]
	.loc 2 9 8
	addl r14 = @gprel(.LC4), gp
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r35]
	;;
	st8 [r14] = r15
	ld8 r14 = [r35]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZN5shapeD2Ev#
	mov r1 = r36
[.LBE5:]
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
[.LCFI27:]
	br.ret.sptk.many b0
	;;
.LFE17:
	.endp _ZN3boxD2Ev#
	.weak	_ZN3boxD1Ev#
_ZN3boxD1Ev# = _ZN3boxD2Ev#
	.section	.text._ZN3boxD0Ev,"axG",@progbits,_ZN3boxD5Ev,comdat
	.align 16
	.weak	_ZN3boxD0Ev#
	.proc _ZN3boxD0Ev#
_ZN3boxD0Ev:
[.LFB19:]
	.loc 2 9 8
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
[.LCFI28:]
	.vframe r35
	mov r35 = r12
[.LCFI29:]
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
[.LCFI30:]
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	.loc 2 9 8
	ld8 r37 = [r35]
	br.call.sptk.many b0 = _ZN3boxD1Ev#
	mov r1 = r36
	addl r38 = 24, r0
	;;
	ld8 r37 = [r35]
	br.call.sptk.many b0 = _ZdlPvm#
	mov r1 = r36
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
[.LCFI31:]
	br.ret.sptk.many b0
	;;
.LFE19:
	.endp _ZN3boxD0Ev#
	.weak	_ZTV5shape#
	.section	.rodata._ZTV5shape,"aG",@progbits,_ZTV5shape,comdat
	.align 8
	.type	_ZTV5shape#, @object
	.size	_ZTV5shape#, 64
_ZTV5shape:
	data8	0
	data8	_ZTI5shape#
	data16.ua @iplt(_ZN5shapeD1Ev#)
	data16.ua @iplt(_ZN5shapeD0Ev#)
	data16.ua @iplt(_ZNK5shape4areaEv#)
	.weak	_ZTI3box#
	.section	.data.rel.ro._ZTI3box,"awG",@progbits,_ZTI3box,comdat
	.align 8
	.type	_ZTI3box#, @object
	.size	_ZTI3box#, 24
_ZTI3box:
	data8	_ZTVN10__cxxabiv120__si_class_type_infoE#+16
	data8	_ZTS3box#
	data8	_ZTI5shape#
	.weak	_ZTS3box#
	.section	.sdata._ZTS3box,"awsG",@progbits,_ZTS3box,comdat
	.align 8
	.type	_ZTS3box#, @object
	.size	_ZTS3box#, 5
_ZTS3box:
	stringz	"3box"
	.weak	_ZTI5shape#
	.section	.data.rel.ro._ZTI5shape,"awG",@progbits,_ZTI5shape,comdat
	.align 8
	.type	_ZTI5shape#, @object
	.size	_ZTI5shape#, 16
_ZTI5shape:
	data8	_ZTVN10__cxxabiv117__class_type_infoE#+16
	data8	_ZTS5shape#
	.weak	_ZTS5shape#
	.section	.sdata._ZTS5shape,"awsG",@progbits,_ZTS5shape,comdat
	.align 8
	.type	_ZTS5shape#, @object
	.size	_ZTS5shape#, 7
_ZTS5shape:
	stringz	"5shape"
	.text
.Letext0:
	.file 3 "@TOOLCHAIN@/lib/gcc/ia64-linux-gnu/12.2.0/include/stddef.h"
	.file 4 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/bits/types.h"
	.file 5 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/bits/types/__mbstate_t.h"
	.file 6 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/bits/types/__fpos_t.h"
	.file 7 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/bits/types/struct_FILE.h"
	.file 8 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/bits/types/FILE.h"
	.file 9 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/stdio.h"
	.file 10 "@TOOLCHAIN@/ia64-linux-gnu/include/c++/12.2.0/cstdio"
	.file 11 "@TOOLCHAIN@/ia64-linux-gnu/include/c++/12.2.0/ia64-linux-gnu/bits/c++config.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	data4.ua	0xb24
	data2.ua	0x5
	data1	0x1
	data1	0x8
	data4.ua	@secrel(.Ldebug_abbrev0)
	.uleb128 0x1e
	data4.ua	@secrel(.LASF106)
	data1	0x21
	data4.ua	@secrel(.LASF107)
	data4.ua	@secrel(.LASF108)
	data4.ua	@secrel(.LLRL10)
	data8.ua	0
	data4.ua	@secrel(.Ldebug_line0)
	.uleb128 0xa
	data4.ua	@secrel(.LASF7)
	data1	0x3
	data1	0xd6
	data1	0x17
	data4.ua	0x36
	.uleb128 0x6
	data1	0x8
	data1	0x7
	data4.ua	@secrel(.LASF0)
	.uleb128 0x6
	data1	0x1
	data1	0x8
	data4.ua	@secrel(.LASF1)
	.uleb128 0x6
	data1	0x2
	data1	0x7
	data4.ua	@secrel(.LASF2)
	.uleb128 0x6
	data1	0x4
	data1	0x7
	data4.ua	@secrel(.LASF3)
	.uleb128 0x6
	data1	0x1
	data1	0x6
	data4.ua	@secrel(.LASF4)
	.uleb128 0x6
	data1	0x2
	data1	0x5
	data4.ua	@secrel(.LASF5)
	.uleb128 0x1f
	data1	0x4
	data1	0x5
	stringz	"int"
	.uleb128 0x8
	data4.ua	0x60
	.uleb128 0x6
	data1	0x8
	data1	0x5
	data4.ua	@secrel(.LASF6)
	.uleb128 0xa
	data4.ua	@secrel(.LASF8)
	data1	0x4
	data1	0x98
	data1	0x19
	data4.ua	0x6c
	.uleb128 0xa
	data4.ua	@secrel(.LASF9)
	data1	0x4
	data1	0x99
	data1	0x1b
	data4.ua	0x6c
	.uleb128 0x20
	data1	0x8
	.uleb128 0x4
	data4.ua	0x92
	.uleb128 0x6
	data1	0x1
	data1	0x6
	data4.ua	@secrel(.LASF10)
	.uleb128 0x8
	data4.ua	0x92
	.uleb128 0x21
	data1	0x8
	data1	0x5
	data1	0xe
	data1	0x1
	data4.ua	@secrel(.LASF109)
	data4.ua	0xe6
	.uleb128 0x22
	data1	0x4
	data1	0x5
	data1	0x11
	data1	0x3
	data4.ua	0xcb
	.uleb128 0x17
	data4.ua	@secrel(.LASF11)
	data1	0x12
	data1	0x13
	data4.ua	0x4b
	.uleb128 0x17
	data4.ua	@secrel(.LASF12)
	data1	0x13
	data1	0xa
	data4.ua	0xe6
	data1	0
	.uleb128 0x2
	data4.ua	@secrel(.LASF13)
	data1	0x5
	data1	0xf
	data1	0x7
	data4.ua	0x60
	data1	0
	.uleb128 0x2
	data4.ua	@secrel(.LASF14)
	data1	0x5
	data1	0x14
	data1	0x5
	data4.ua	0xab
	data1	0x4
	data1	0
	.uleb128 0x10
	data4.ua	0x92
	data4.ua	0xf6
	.uleb128 0x11
	data4.ua	0x36
	data1	0x3
	data1	0
	.uleb128 0xa
	data4.ua	@secrel(.LASF15)
	data1	0x5
	data1	0x15
	data1	0x3
	data4.ua	0x9e
	.uleb128 0x12
	data4.ua	@secrel(.LASF19)
	data1	0x10
	data1	0x6
	data1	0xa
	data1	0x10
	data4.ua	0x12a
	.uleb128 0x2
	data4.ua	@secrel(.LASF16)
	data1	0x6
	data1	0xc
	data1	0xb
	data4.ua	0x73
	data1	0
	.uleb128 0x2
	data4.ua	@secrel(.LASF17)
	data1	0x6
	data1	0xd
	data1	0xf
	data4.ua	0xf6
	data1	0x8
	data1	0
	.uleb128 0xa
	data4.ua	@secrel(.LASF18)
	data1	0x6
	data1	0xe
	data1	0x3
	data4.ua	0x102
	.uleb128 0x12
	data4.ua	@secrel(.LASF20)
	data1	0xd8
	data1	0x7
	data1	0x31
	data1	0x8
	data4.ua	0x2bd
	.uleb128 0x2
	data4.ua	@secrel(.LASF21)
	data1	0x7
	data1	0x33
	data1	0x7
	data4.ua	0x60
	data1	0
	.uleb128 0x2
	data4.ua	@secrel(.LASF22)
	data1	0x7
	data1	0x36
	data1	0x9
	data4.ua	0x8d
	data1	0x8
	.uleb128 0x2
	data4.ua	@secrel(.LASF23)
	data1	0x7
	data1	0x37
	data1	0x9
	data4.ua	0x8d
	data1	0x10
	.uleb128 0x2
	data4.ua	@secrel(.LASF24)
	data1	0x7
	data1	0x38
	data1	0x9
	data4.ua	0x8d
	data1	0x18
	.uleb128 0x2
	data4.ua	@secrel(.LASF25)
	data1	0x7
	data1	0x39
	data1	0x9
	data4.ua	0x8d
	data1	0x20
	.uleb128 0x2
	data4.ua	@secrel(.LASF26)
	data1	0x7
	data1	0x3a
	data1	0x9
	data4.ua	0x8d
	data1	0x28
	.uleb128 0x2
	data4.ua	@secrel(.LASF27)
	data1	0x7
	data1	0x3b
	data1	0x9
	data4.ua	0x8d
	data1	0x30
	.uleb128 0x2
	data4.ua	@secrel(.LASF28)
	data1	0x7
	data1	0x3c
	data1	0x9
	data4.ua	0x8d
	data1	0x38
	.uleb128 0x2
	data4.ua	@secrel(.LASF29)
	data1	0x7
	data1	0x3d
	data1	0x9
	data4.ua	0x8d
	data1	0x40
	.uleb128 0x2
	data4.ua	@secrel(.LASF30)
	data1	0x7
	data1	0x40
	data1	0x9
	data4.ua	0x8d
	data1	0x48
	.uleb128 0x2
	data4.ua	@secrel(.LASF31)
	data1	0x7
	data1	0x41
	data1	0x9
	data4.ua	0x8d
	data1	0x50
	.uleb128 0x2
	data4.ua	@secrel(.LASF32)
	data1	0x7
	data1	0x42
	data1	0x9
	data4.ua	0x8d
	data1	0x58
	.uleb128 0x2
	data4.ua	@secrel(.LASF33)
	data1	0x7
	data1	0x44
	data1	0x16
	data4.ua	0x2d6
	data1	0x60
	.uleb128 0x2
	data4.ua	@secrel(.LASF34)
	data1	0x7
	data1	0x46
	data1	0x14
	data4.ua	0x2db
	data1	0x68
	.uleb128 0x2
	data4.ua	@secrel(.LASF35)
	data1	0x7
	data1	0x48
	data1	0x7
	data4.ua	0x60
	data1	0x70
	.uleb128 0x2
	data4.ua	@secrel(.LASF36)
	data1	0x7
	data1	0x49
	data1	0x7
	data4.ua	0x60
	data1	0x74
	.uleb128 0x2
	data4.ua	@secrel(.LASF37)
	data1	0x7
	data1	0x4a
	data1	0xb
	data4.ua	0x73
	data1	0x78
	.uleb128 0x2
	data4.ua	@secrel(.LASF38)
	data1	0x7
	data1	0x4d
	data1	0x12
	data4.ua	0x44
	data1	0x80
	.uleb128 0x2
	data4.ua	@secrel(.LASF39)
	data1	0x7
	data1	0x4e
	data1	0xf
	data4.ua	0x52
	data1	0x82
	.uleb128 0x2
	data4.ua	@secrel(.LASF40)
	data1	0x7
	data1	0x4f
	data1	0x8
	data4.ua	0x2e0
	data1	0x83
	.uleb128 0x2
	data4.ua	@secrel(.LASF41)
	data1	0x7
	data1	0x51
	data1	0xf
	data4.ua	0x2f0
	data1	0x88
	.uleb128 0x2
	data4.ua	@secrel(.LASF42)
	data1	0x7
	data1	0x59
	data1	0xd
	data4.ua	0x7f
	data1	0x90
	.uleb128 0x2
	data4.ua	@secrel(.LASF43)
	data1	0x7
	data1	0x5b
	data1	0x17
	data4.ua	0x2fa
	data1	0x98
	.uleb128 0x2
	data4.ua	@secrel(.LASF44)
	data1	0x7
	data1	0x5c
	data1	0x19
	data4.ua	0x304
	data1	0xa0
	.uleb128 0x2
	data4.ua	@secrel(.LASF45)
	data1	0x7
	data1	0x5d
	data1	0x14
	data4.ua	0x2db
	data1	0xa8
	.uleb128 0x2
	data4.ua	@secrel(.LASF46)
	data1	0x7
	data1	0x5e
	data1	0x9
	data4.ua	0x8b
	data1	0xb0
	.uleb128 0x2
	data4.ua	@secrel(.LASF47)
	data1	0x7
	data1	0x5f
	data1	0xa
	data4.ua	0x2a
	data1	0xb8
	.uleb128 0x2
	data4.ua	@secrel(.LASF48)
	data1	0x7
	data1	0x60
	data1	0x7
	data4.ua	0x60
	data1	0xc0
	.uleb128 0x2
	data4.ua	@secrel(.LASF49)
	data1	0x7
	data1	0x62
	data1	0x8
	data4.ua	0x309
	data1	0xc4
	data1	0
	.uleb128 0xa
	data4.ua	@secrel(.LASF50)
	data1	0x8
	data1	0x7
	data1	0x19
	data4.ua	0x136
	.uleb128 0x23
	data4.ua	@secrel(.LASF110)
	data1	0x7
	data1	0x2b
	data1	0xe
	.uleb128 0x13
	data4.ua	@secrel(.LASF51)
	.uleb128 0x4
	data4.ua	0x2d1
	.uleb128 0x4
	data4.ua	0x136
	.uleb128 0x10
	data4.ua	0x92
	data4.ua	0x2f0
	.uleb128 0x11
	data4.ua	0x36
	data1	0
	data1	0
	.uleb128 0x4
	data4.ua	0x2c9
	.uleb128 0x13
	data4.ua	@secrel(.LASF52)
	.uleb128 0x4
	data4.ua	0x2f5
	.uleb128 0x13
	data4.ua	@secrel(.LASF53)
	.uleb128 0x4
	data4.ua	0x2ff
	.uleb128 0x10
	data4.ua	0x92
	data4.ua	0x319
	.uleb128 0x11
	data4.ua	0x36
	data1	0x13
	data1	0
	.uleb128 0x4
	data4.ua	0x99
	.uleb128 0xa
	data4.ua	@secrel(.LASF54)
	data1	0x9
	data1	0x54
	data1	0x12
	data4.ua	0x12a
	.uleb128 0x8
	data4.ua	0x31e
	.uleb128 0x4
	data4.ua	0x2bd
	.uleb128 0x6
	data1	0x20
	data1	0x3
	data4.ua	@secrel(.LASF55)
	.uleb128 0x6
	data1	0x10
	data1	0x4
	data4.ua	@secrel(.LASF56)
	.uleb128 0x6
	data1	0x4
	data1	0x4
	data4.ua	@secrel(.LASF57)
	.uleb128 0x6
	data1	0x8
	data1	0x4
	data4.ua	@secrel(.LASF58)
	.uleb128 0x6
	data1	0x10
	data1	0x4
	data4.ua	@secrel(.LASF59)
	.uleb128 0x24
	stringz	"std"
	data1	0xb
	data2.ua	0x128
	data1	0xb
	data4.ua	0x407
	.uleb128 0x3
	data1	0x62
	data4.ua	0x2bd
	.uleb128 0x3
	data1	0x63
	data4.ua	0x31e
	.uleb128 0x3
	data1	0x65
	data4.ua	0x407
	.uleb128 0x3
	data1	0x66
	data4.ua	0x418
	.uleb128 0x3
	data1	0x67
	data4.ua	0x42d
	.uleb128 0x3
	data1	0x68
	data4.ua	0x443
	.uleb128 0x3
	data1	0x69
	data4.ua	0x459
	.uleb128 0x3
	data1	0x6a
	data4.ua	0x46e
	.uleb128 0x3
	data1	0x6b
	data4.ua	0x484
	.uleb128 0x3
	data1	0x6c
	data4.ua	0x4a4
	.uleb128 0x3
	data1	0x6d
	data4.ua	0x4c4
	.uleb128 0x3
	data1	0x71
	data4.ua	0x4df
	.uleb128 0x3
	data1	0x72
	data4.ua	0x504
	.uleb128 0x3
	data1	0x74
	data4.ua	0x524
	.uleb128 0x3
	data1	0x75
	data4.ua	0x544
	.uleb128 0x3
	data1	0x76
	data4.ua	0x564
	.uleb128 0x3
	data1	0x78
	data4.ua	0x57a
	.uleb128 0x3
	data1	0x79
	data4.ua	0x590
	.uleb128 0x3
	data1	0x7e
	data4.ua	0x59d
	.uleb128 0x3
	data1	0x83
	data4.ua	0x5ae
	.uleb128 0x3
	data1	0x84
	data4.ua	0x5c3
	.uleb128 0x3
	data1	0x85
	data4.ua	0x5dd
	.uleb128 0x3
	data1	0x87
	data4.ua	0x5ee
	.uleb128 0x3
	data1	0x88
	data4.ua	0x604
	.uleb128 0x3
	data1	0x8b
	data4.ua	0x629
	.uleb128 0x3
	data1	0x8d
	data4.ua	0x635
	.uleb128 0x3
	data1	0x8f
	data4.ua	0x64a
	data1	0
	.uleb128 0xd
	data4.ua	@secrel(.LASF74)
	data2.ua	0x312
	data4.ua	0x418
	.uleb128 0x1
	data4.ua	0x32f
	data1	0
	.uleb128 0xc
	data4.ua	@secrel(.LASF60)
	data1	0xb2
	data1	0xc
	data4.ua	0x60
	data4.ua	0x42d
	.uleb128 0x1
	data4.ua	0x32f
	data1	0
	.uleb128 0x5
	data4.ua	@secrel(.LASF61)
	data2.ua	0x314
	data1	0xc
	data4.ua	0x60
	data4.ua	0x443
	.uleb128 0x1
	data4.ua	0x32f
	data1	0
	.uleb128 0x5
	data4.ua	@secrel(.LASF62)
	data2.ua	0x316
	data1	0xc
	data4.ua	0x60
	data4.ua	0x459
	.uleb128 0x1
	data4.ua	0x32f
	data1	0
	.uleb128 0xc
	data4.ua	@secrel(.LASF63)
	data1	0xe6
	data1	0xc
	data4.ua	0x60
	data4.ua	0x46e
	.uleb128 0x1
	data4.ua	0x32f
	data1	0
	.uleb128 0x5
	data4.ua	@secrel(.LASF64)
	data2.ua	0x201
	data1	0xc
	data4.ua	0x60
	data4.ua	0x484
	.uleb128 0x1
	data4.ua	0x32f
	data1	0
	.uleb128 0x5
	data4.ua	@secrel(.LASF65)
	data2.ua	0x2f8
	data1	0xc
	data4.ua	0x60
	data4.ua	0x49f
	.uleb128 0x1
	data4.ua	0x32f
	.uleb128 0x1
	data4.ua	0x49f
	data1	0
	.uleb128 0x4
	data4.ua	0x31e
	.uleb128 0x5
	data4.ua	@secrel(.LASF66)
	data2.ua	0x250
	data1	0xe
	data4.ua	0x8d
	data4.ua	0x4c4
	.uleb128 0x1
	data4.ua	0x8d
	.uleb128 0x1
	data4.ua	0x60
	.uleb128 0x1
	data4.ua	0x32f
	data1	0
	.uleb128 0x5
	data4.ua	@secrel(.LASF67)
	data2.ua	0x102
	data1	0xe
	data4.ua	0x32f
	data4.ua	0x4df
	.uleb128 0x1
	data4.ua	0x319
	.uleb128 0x1
	data4.ua	0x319
	data1	0
	.uleb128 0x5
	data4.ua	@secrel(.LASF68)
	data2.ua	0x2a3
	data1	0xf
	data4.ua	0x2a
	data4.ua	0x504
	.uleb128 0x1
	data4.ua	0x8b
	.uleb128 0x1
	data4.ua	0x2a
	.uleb128 0x1
	data4.ua	0x2a
	.uleb128 0x1
	data4.ua	0x32f
	data1	0
	.uleb128 0x5
	data4.ua	@secrel(.LASF69)
	data2.ua	0x109
	data1	0xe
	data4.ua	0x32f
	data4.ua	0x524
	.uleb128 0x1
	data4.ua	0x319
	.uleb128 0x1
	data4.ua	0x319
	.uleb128 0x1
	data4.ua	0x32f
	data1	0
	.uleb128 0x5
	data4.ua	@secrel(.LASF70)
	data2.ua	0x2c9
	data1	0xc
	data4.ua	0x60
	data4.ua	0x544
	.uleb128 0x1
	data4.ua	0x32f
	.uleb128 0x1
	data4.ua	0x6c
	.uleb128 0x1
	data4.ua	0x60
	data1	0
	.uleb128 0x5
	data4.ua	@secrel(.LASF71)
	data2.ua	0x2fd
	data1	0xc
	data4.ua	0x60
	data4.ua	0x55f
	.uleb128 0x1
	data4.ua	0x32f
	.uleb128 0x1
	data4.ua	0x55f
	data1	0
	.uleb128 0x4
	data4.ua	0x32a
	.uleb128 0x5
	data4.ua	@secrel(.LASF72)
	data2.ua	0x2ce
	data1	0x11
	data4.ua	0x6c
	data4.ua	0x57a
	.uleb128 0x1
	data4.ua	0x32f
	data1	0
	.uleb128 0x5
	data4.ua	@secrel(.LASF73)
	data2.ua	0x202
	data1	0xc
	data4.ua	0x60
	data4.ua	0x590
	.uleb128 0x1
	data4.ua	0x32f
	data1	0
	.uleb128 0x25
	data4.ua	@secrel(.LASF81)
	data1	0x9
	data2.ua	0x208
	data1	0xc
	data4.ua	0x60
	.uleb128 0xd
	data4.ua	@secrel(.LASF75)
	data2.ua	0x324
	data4.ua	0x5ae
	.uleb128 0x1
	data4.ua	0x319
	data1	0
	.uleb128 0xc
	data4.ua	@secrel(.LASF76)
	data1	0x98
	data1	0xc
	data4.ua	0x60
	data4.ua	0x5c3
	.uleb128 0x1
	data4.ua	0x319
	data1	0
	.uleb128 0xc
	data4.ua	@secrel(.LASF77)
	data1	0x9a
	data1	0xc
	data4.ua	0x60
	data4.ua	0x5dd
	.uleb128 0x1
	data4.ua	0x319
	.uleb128 0x1
	data4.ua	0x319
	data1	0
	.uleb128 0xd
	data4.ua	@secrel(.LASF78)
	data2.ua	0x2d3
	data4.ua	0x5ee
	.uleb128 0x1
	data4.ua	0x32f
	data1	0
	.uleb128 0xd
	data4.ua	@secrel(.LASF79)
	data2.ua	0x148
	data4.ua	0x604
	.uleb128 0x1
	data4.ua	0x32f
	.uleb128 0x1
	data4.ua	0x8d
	data1	0
	.uleb128 0x5
	data4.ua	@secrel(.LASF80)
	data2.ua	0x14c
	data1	0xc
	data4.ua	0x60
	data4.ua	0x629
	.uleb128 0x1
	data4.ua	0x32f
	.uleb128 0x1
	data4.ua	0x8d
	.uleb128 0x1
	data4.ua	0x60
	.uleb128 0x1
	data4.ua	0x2a
	data1	0
	.uleb128 0x26
	data4.ua	@secrel(.LASF82)
	data1	0x9
	data1	0xbc
	data1	0xe
	data4.ua	0x32f
	.uleb128 0xc
	data4.ua	@secrel(.LASF83)
	data1	0xcd
	data1	0xe
	data4.ua	0x8d
	data4.ua	0x64a
	.uleb128 0x1
	data4.ua	0x8d
	data1	0
	.uleb128 0x5
	data4.ua	@secrel(.LASF84)
	data2.ua	0x29c
	data1	0xc
	data4.ua	0x60
	data4.ua	0x665
	.uleb128 0x1
	data4.ua	0x60
	.uleb128 0x1
	data4.ua	0x32f
	data1	0
	.uleb128 0x12
	data4.ua	@secrel(.LASF85)
	data1	0x10
	data1	0x2
	data1	0xe
	data1	0x1e
	data4.ua	0x694
	.uleb128 0x2
	data4.ua	@secrel(.LASF86)
	data1	0x2
	data1	0xe
	data1	0x27
	data4.ua	0x349
	data1	0
	.uleb128 0x2
	data4.ua	@secrel(.LASF87)
	data1	0x2
	data1	0xe
	data1	0x2e
	data4.ua	0x349
	data1	0x8
	.uleb128 0x27
	stringz	"T"
	data4.ua	0x349
	data1	0
	.uleb128 0x8
	data4.ua	0x665
	.uleb128 0x28
	stringz	"box"
	data1	0x18
	data1	0x2
	data1	0x9
	data1	0x8
	data4.ua	0x76e
	data4.ua	0x769
	.uleb128 0x29
	data4.ua	0x76e
	data1	0
	.uleb128 0x18
	stringz	"box"
	data4.ua	@secrel(.LASF88)
	data4.ua	0x6c1
	data4.ua	0x6cc
	.uleb128 0x7
	data4.ua	0x81b
	.uleb128 0x1
	data4.ua	0x825
	data1	0
	.uleb128 0x18
	stringz	"box"
	data4.ua	@secrel(.LASF89)
	data4.ua	0x6dd
	data4.ua	0x6e8
	.uleb128 0x7
	data4.ua	0x81b
	.uleb128 0x1
	data4.ua	0x82b
	data1	0
	.uleb128 0x14
	stringz	"w"
	data1	0xa
	data1	0x9
	data4.ua	0x60
	data1	0xc
	.uleb128 0x14
	stringz	"h"
	data1	0xa
	data1	0xc
	data4.ua	0x60
	data1	0x10
	.uleb128 0x2a
	stringz	"box"
	data1	0x2
	data1	0xb
	data1	0x5
	data4.ua	@secrel(.LASF111)
	data4.ua	0x710
	data4.ua	0x725
	.uleb128 0x7
	data4.ua	0x81b
	.uleb128 0x1
	data4.ua	0x60
	.uleb128 0x1
	data4.ua	0x60
	.uleb128 0x1
	data4.ua	0x60
	data1	0
	.uleb128 0x2b
	data4.ua	@secrel(.LASF99)
	data1	0x2
	data1	0xc
	data1	0x9
	data4.ua	@secrel(.LASF112)
	data4.ua	0x60
	data1	0x1
	.uleb128 0x2
	data1	0x10
	.uleb128 0x4
	data4.ua	0x699
	data4.ua	0x745
	data4.ua	0x74b
	.uleb128 0x7
	data4.ua	0x830
	data1	0
	.uleb128 0x2c
	data4.ua	@secrel(.LASF90)
	data4.ua	@secrel(.LASF113)
	data1	0x1
	data4.ua	0x699
	data4.ua	0x75d
	.uleb128 0x7
	data4.ua	0x81b
	.uleb128 0x7
	data4.ua	0x60
	data1	0
	data1	0
	.uleb128 0x8
	data4.ua	0x699
	.uleb128 0x2d
	data4.ua	@secrel(.LASF91)
	data1	0x10
	data1	0x2
	data1	0x3
	data1	0x8
	data4.ua	0x76e
	data4.ua	0x816
	.uleb128 0x2e
	data4.ua	@secrel(.LASF91)
	data4.ua	@secrel(.LASF114)
	data4.ua	0x790
	data4.ua	0x79b
	.uleb128 0x7
	data4.ua	0x83a
	.uleb128 0x1
	data4.ua	0x844
	data1	0
	.uleb128 0x2f
	data4.ua	@secrel(.LASF115)
	data4.ua	0x854
	data1	0
	.uleb128 0x14
	stringz	"id"
	data1	0x4
	data1	0x9
	data4.ua	0x60
	data1	0x8
	.uleb128 0x30
	data4.ua	@secrel(.LASF91)
	data1	0x2
	data1	0x5
	data1	0xe
	data4.ua	@secrel(.LASF116)
	data4.ua	0x7c4
	data4.ua	0x7cf
	.uleb128 0x7
	data4.ua	0x83a
	.uleb128 0x1
	data4.ua	0x60
	data1	0
	.uleb128 0x31
	data4.ua	@secrel(.LASF97)
	data1	0x2
	data1	0x6
	data1	0xd
	data4.ua	@secrel(.LASF117)
	data1	0x1
	data4.ua	0x76e
	data4.ua	0x7e8
	data4.ua	0x7f3
	.uleb128 0x7
	data4.ua	0x83a
	.uleb128 0x7
	data4.ua	0x60
	data1	0
	.uleb128 0x32
	data4.ua	@secrel(.LASF99)
	data1	0x2
	data1	0x7
	data1	0x11
	data4.ua	@secrel(.LASF101)
	data4.ua	0x60
	data1	0x1
	.uleb128 0x2
	data1	0x10
	.uleb128 0x4
	data4.ua	0x76e
	data4.ua	0x80f
	.uleb128 0x7
	data4.ua	0x863
	data1	0
	data1	0
	.uleb128 0x8
	data4.ua	0x76e
	.uleb128 0x4
	data4.ua	0x699
	.uleb128 0x8
	data4.ua	0x81b
	.uleb128 0x33
	data1	0x8
	data4.ua	0x699
	.uleb128 0x15
	data4.ua	0x769
	.uleb128 0x4
	data4.ua	0x769
	.uleb128 0x8
	data4.ua	0x830
	.uleb128 0x4
	data4.ua	0x76e
	.uleb128 0x8
	data4.ua	0x83a
	.uleb128 0x15
	data4.ua	0x816
	.uleb128 0x34
	data4.ua	0x60
	data4.ua	0x854
	.uleb128 0x19
	data1	0
	.uleb128 0x4
	data4.ua	0x859
	.uleb128 0x35
	data1	0x8
	data4.ua	@secrel(.LASF118)
	data4.ua	0x849
	.uleb128 0x4
	data4.ua	0x816
	.uleb128 0x8
	data4.ua	0x863
	.uleb128 0x5
	data4.ua	@secrel(.LASF92)
	data2.ua	0x164
	data1	0xc
	data4.ua	0x60
	data4.ua	0x884
	.uleb128 0x1
	data4.ua	0x319
	.uleb128 0x19
	data1	0
	.uleb128 0x36
	data4.ua	0x74b
	data1	0x2
	data1	0x9
	data1	0x8
	data4.ua	0x895
	data1	0x2
	data4.ua	0x8a8
	.uleb128 0xb
	data4.ua	@secrel(.LASF93)
	data4.ua	0x820
	.uleb128 0xb
	data4.ua	@secrel(.LASF94)
	data4.ua	0x67
	data1	0
	.uleb128 0xe
	data4.ua	0x884
	data4.ua	@secrel(.LASF95)
	data4.ua	0x8cd
	data8.ua	.LFB19
	data8.ua	.LFE19-.LFB19
	data4.ua	@secrel(.LLST9)
	data4.ua	0x8d6
	.uleb128 0x9
	data4.ua	0x895
	.uleb128 0x2
	data1	0x91
	.sleb128 0
	data1	0
	.uleb128 0xe
	data4.ua	0x884
	data4.ua	@secrel(.LASF96)
	data4.ua	0x8fb
	data8.ua	.LFB17
	data8.ua	.LFE17-.LFB17
	data4.ua	@secrel(.LLST8)
	data4.ua	0x904
	.uleb128 0x9
	data4.ua	0x895
	.uleb128 0x2
	data1	0x91
	.sleb128 0
	data1	0
	.uleb128 0x37
	data4.ua	@secrel(.LASF98)
	data1	0x2
	data1	0x13
	data1	0x5
	data4.ua	0x60
	data8.ua	.LFB15
	data8.ua	.LFE15-.LFB15
	data4.ua	@secrel(.LLST7)
	data4.ua	0x941
	.uleb128 0x1a
	stringz	"b"
	data1	0x15
	data1	0x9
	data4.ua	0x699
	.uleb128 0x2
	data1	0x91
	.sleb128 -32
	.uleb128 0x1a
	stringz	"p"
	data1	0x16
	data1	0x12
	data4.ua	0x665
	.uleb128 0x2
	data1	0x91
	.sleb128 -8
	data1	0
	.uleb128 0x38
	data4.ua	@secrel(.LASF100)
	data1	0x2
	data1	0xf
	data1	0x1f
	data4.ua	@secrel(.LASF102)
	data4.ua	0x60
	data8.ua	.LFB14
	data8.ua	.LFE14-.LFB14
	data4.ua	@secrel(.LLST6)
	data4.ua	0x980
	.uleb128 0x1b
	stringz	"s"
	data1	0x31
	data4.ua	0x863
	.uleb128 0x2
	data1	0x91
	.sleb128 0
	.uleb128 0x1b
	stringz	"p"
	data1	0x48
	data4.ua	0x980
	.uleb128 0x2
	data1	0x91
	.sleb128 8
	data1	0
	.uleb128 0x15
	data4.ua	0x694
	.uleb128 0x1c
	data4.ua	0x725
	data4.ua	0x9a6
	data8.ua	.LFB13
	data8.ua	.LFE13-.LFB13
	data4.ua	@secrel(.LLST5)
	data4.ua	0x9b3
	.uleb128 0x1d
	data4.ua	@secrel(.LASF93)
	data4.ua	0x835
	.uleb128 0x2
	data1	0x91
	.sleb128 0
	data1	0
	.uleb128 0x16
	data4.ua	0x6fc
	data4.ua	0x9c0
	data4.ua	0x9e5
	.uleb128 0xb
	data4.ua	@secrel(.LASF93)
	data4.ua	0x820
	.uleb128 0xf
	stringz	"n"
	data1	0xb
	data1	0xd
	data4.ua	0x60
	.uleb128 0xf
	stringz	"a"
	data1	0xb
	data1	0x14
	data4.ua	0x60
	.uleb128 0xf
	stringz	"b"
	data1	0xb
	data1	0x1b
	data4.ua	0x60
	data1	0
	.uleb128 0xe
	data4.ua	0x9b3
	data4.ua	@secrel(.LASF103)
	data4.ua	0xa0a
	data8.ua	.LFB11
	data8.ua	.LFE11-.LFB11
	data4.ua	@secrel(.LLST4)
	data4.ua	0xa2b
	.uleb128 0x9
	data4.ua	0x9c0
	.uleb128 0x2
	data1	0x91
	.sleb128 -16
	.uleb128 0x9
	data4.ua	0x9c9
	.uleb128 0x2
	data1	0x91
	.sleb128 -8
	.uleb128 0x9
	data4.ua	0x9d2
	.uleb128 0x2
	data1	0x91
	.sleb128 -4
	.uleb128 0x9
	data4.ua	0x9db
	.uleb128 0x2
	data1	0x91
	.sleb128 0
	data1	0
	.uleb128 0x1c
	data4.ua	0x7f3
	data4.ua	0xa4c
	data8.ua	.LFB9
	data8.ua	.LFE9-.LFB9
	data4.ua	@secrel(.LLST3)
	data4.ua	0xa59
	.uleb128 0x1d
	data4.ua	@secrel(.LASF93)
	data4.ua	0x868
	.uleb128 0x2
	data1	0x91
	.sleb128 0
	data1	0
	.uleb128 0x16
	data4.ua	0x7cf
	data4.ua	0xa66
	data4.ua	0xa79
	.uleb128 0xb
	data4.ua	@secrel(.LASF93)
	data4.ua	0x83f
	.uleb128 0xb
	data4.ua	@secrel(.LASF94)
	data4.ua	0x67
	data1	0
	.uleb128 0xe
	data4.ua	0xa59
	data4.ua	@secrel(.LASF104)
	data4.ua	0xa9e
	data8.ua	.LFB8
	data8.ua	.LFE8-.LFB8
	data4.ua	@secrel(.LLST2)
	data4.ua	0xaa7
	.uleb128 0x9
	data4.ua	0xa66
	.uleb128 0x2
	data1	0x91
	.sleb128 0
	data1	0
	.uleb128 0x39
	data4.ua	0xa59
	data4.ua	@secrel(.LASF105)
	data4.ua	0xacc
	data8.ua	.LFB6
	data8.ua	.LFE6-.LFB6
	data4.ua	@secrel(.LLST1)
	data4.ua	0xad5
	.uleb128 0x9
	data4.ua	0xa66
	.uleb128 0x2
	data1	0x91
	.sleb128 0
	data1	0
	.uleb128 0x16
	data4.ua	0x7b0
	data4.ua	0xae2
	data4.ua	0xaf5
	.uleb128 0xb
	data4.ua	@secrel(.LASF93)
	data4.ua	0x83f
	.uleb128 0xf
	stringz	"n"
	data1	0x5
	data1	0x18
	data4.ua	0x60
	data1	0
	.uleb128 0x3a
	data4.ua	0xad5
	data4.ua	@secrel(.LASF119)
	data4.ua	0xb16
	data8.ua	.LFB3
	data8.ua	.LFE3-.LFB3
	data4.ua	@secrel(.LLST0)
	.uleb128 0x9
	data4.ua	0xae2
	.uleb128 0x2
	data1	0x91
	.sleb128 0
	.uleb128 0x9
	data4.ua	0xaeb
	.uleb128 0x2
	data1	0x91
	.sleb128 8
	data1	0
	data1	0
	.section	.debug_abbrev,"",@progbits
.Ldebug_abbrev0:
	.uleb128 0x1
	.uleb128 0x5
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x2
	.uleb128 0xd
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
	.uleb128 0x38
	.uleb128 0xb
	data1	0
	data1	0
	.uleb128 0x3
	.uleb128 0x8
	data1	0
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 10
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0x21
	.sleb128 11
	.uleb128 0x18
	.uleb128 0x13
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
	.uleb128 0x21
	.sleb128 9
	.uleb128 0x3b
	.uleb128 0x5
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x3c
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x6
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
	.uleb128 0x7
	.uleb128 0x5
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x34
	.uleb128 0x19
	data1	0
	data1	0
	.uleb128 0x8
	.uleb128 0x26
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x9
	.uleb128 0x5
	data1	0
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x18
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
	.uleb128 0x5
	data1	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x34
	.uleb128 0x19
	data1	0
	data1	0
	.uleb128 0xc
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 9
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x3c
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0xd
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 9
	.uleb128 0x3b
	.uleb128 0x5
	.uleb128 0x39
	.uleb128 0x21
	.sleb128 13
	.uleb128 0x3c
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0xe
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x6e
	.uleb128 0xe
	.uleb128 0x64
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
	.uleb128 0xf
	.uleb128 0x5
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
	data1	0
	data1	0
	.uleb128 0x10
	.uleb128 0x1
	data1	0x1
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x11
	.uleb128 0x21
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2f
	.uleb128 0xb
	data1	0
	data1	0
	.uleb128 0x12
	.uleb128 0x13
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
	.uleb128 0x13
	.uleb128 0x13
	data1	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3c
	.uleb128 0x19
	data1	0
	data1	0
	.uleb128 0x14
	.uleb128 0xd
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
	.uleb128 0x38
	.uleb128 0xb
	data1	0
	data1	0
	.uleb128 0x15
	.uleb128 0x10
	data1	0
	.uleb128 0xb
	.uleb128 0x21
	.sleb128 8
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x16
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x47
	.uleb128 0x13
	.uleb128 0x64
	.uleb128 0x13
	.uleb128 0x20
	.uleb128 0x21
	.sleb128 2
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x17
	.uleb128 0xd
	data1	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 5
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x18
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x6e
	.uleb128 0xe
	.uleb128 0x34
	.uleb128 0x19
	.uleb128 0x3c
	.uleb128 0x19
	.uleb128 0x64
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x19
	.uleb128 0x18
	data1	0
	data1	0
	data1	0
	.uleb128 0x1a
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
	.uleb128 0x1b
	.uleb128 0x5
	data1	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 2
	.uleb128 0x3b
	.uleb128 0x21
	.sleb128 15
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x18
	data1	0
	data1	0
	.uleb128 0x1c
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x47
	.uleb128 0x13
	.uleb128 0x64
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
	.uleb128 0x5
	data1	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x34
	.uleb128 0x19
	.uleb128 0x2
	.uleb128 0x18
	data1	0
	data1	0
	.uleb128 0x1e
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
	.uleb128 0x1f
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
	.uleb128 0x20
	.uleb128 0xf
	data1	0
	.uleb128 0xb
	.uleb128 0xb
	data1	0
	data1	0
	.uleb128 0x21
	.uleb128 0x13
	data1	0x1
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x6e
	.uleb128 0xe
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x22
	.uleb128 0x17
	data1	0x1
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
	.uleb128 0x23
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
	data1	0
	data1	0
	.uleb128 0x24
	.uleb128 0x39
	data1	0x1
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0x5
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x25
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
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x3c
	.uleb128 0x19
	data1	0
	data1	0
	.uleb128 0x26
	.uleb128 0x2e
	data1	0
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
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x3c
	.uleb128 0x19
	data1	0
	data1	0
	.uleb128 0x27
	.uleb128 0x2f
	data1	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x28
	.uleb128 0x13
	data1	0x1
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x1d
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x29
	.uleb128 0x1c
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x38
	.uleb128 0xb
	data1	0
	data1	0
	.uleb128 0x2a
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x6e
	.uleb128 0xe
	.uleb128 0x3c
	.uleb128 0x19
	.uleb128 0x64
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x2b
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
	.uleb128 0x6e
	.uleb128 0xe
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x4c
	.uleb128 0xb
	.uleb128 0x4d
	.uleb128 0x18
	.uleb128 0x1d
	.uleb128 0x13
	.uleb128 0x3c
	.uleb128 0x19
	.uleb128 0x64
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x2c
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x6e
	.uleb128 0xe
	.uleb128 0x4c
	.uleb128 0xb
	.uleb128 0x1d
	.uleb128 0x13
	.uleb128 0x34
	.uleb128 0x19
	.uleb128 0x3c
	.uleb128 0x19
	.uleb128 0x64
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x2d
	.uleb128 0x13
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
	.uleb128 0x1d
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x2e
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x6e
	.uleb128 0xe
	.uleb128 0x34
	.uleb128 0x19
	.uleb128 0x3c
	.uleb128 0x19
	.uleb128 0x64
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x2f
	.uleb128 0xd
	data1	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x38
	.uleb128 0xb
	.uleb128 0x34
	.uleb128 0x19
	data1	0
	data1	0
	.uleb128 0x30
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
	.uleb128 0x6e
	.uleb128 0xe
	.uleb128 0x3c
	.uleb128 0x19
	.uleb128 0x63
	.uleb128 0x19
	.uleb128 0x64
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x31
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
	.uleb128 0x6e
	.uleb128 0xe
	.uleb128 0x4c
	.uleb128 0xb
	.uleb128 0x1d
	.uleb128 0x13
	.uleb128 0x3c
	.uleb128 0x19
	.uleb128 0x64
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x32
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
	.uleb128 0x6e
	.uleb128 0xe
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x4c
	.uleb128 0xb
	.uleb128 0x4d
	.uleb128 0x18
	.uleb128 0x1d
	.uleb128 0x13
	.uleb128 0x3c
	.uleb128 0x19
	.uleb128 0x64
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x33
	.uleb128 0x42
	data1	0
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x34
	.uleb128 0x15
	data1	0x1
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x35
	.uleb128 0xf
	data1	0
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x36
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x47
	.uleb128 0x13
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x64
	.uleb128 0x13
	.uleb128 0x20
	.uleb128 0xb
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x37
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
	.uleb128 0x38
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
	.uleb128 0x6e
	.uleb128 0xe
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
	.uleb128 0x39
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x6e
	.uleb128 0xe
	.uleb128 0x64
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
	.uleb128 0x3a
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x6e
	.uleb128 0xe
	.uleb128 0x64
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
	data1	0
	.section	.debug_loclists,"",@progbits
	data4.ua	.Ldebug_loc3-.Ldebug_loc2
.Ldebug_loc2:
	data2.ua	0x5
	data1	0x8
	data1	0
	data4.ua	0
.Ldebug_loc0:
.LLST9:
	data1	0x6
	data8.ua	.LFB19
	data1	0x4
	.uleb128 .LFB19-.LFB19
	.uleb128 .LCFI29-.LFB19
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI29-.LFB19
	.uleb128 .LCFI31-.LFB19
	.uleb128 0x3
	data1	0x92
	.uleb128 0x23
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI31-.LFB19
	.uleb128 .LFE19-.LFB19
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0
.LLST8:
	data1	0x6
	data8.ua	.LFB17
	data1	0x4
	.uleb128 .LFB17-.LFB17
	.uleb128 .LCFI25-.LFB17
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI25-.LFB17
	.uleb128 .LCFI27-.LFB17
	.uleb128 0x3
	data1	0x92
	.uleb128 0x23
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI27-.LFB17
	.uleb128 .LFE17-.LFB17
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0
.LLST7:
	data1	0x6
	data8.ua	.LFB15
	data1	0x4
	.uleb128 .LFB15-.LFB15
	.uleb128 .LCFI21-.LFB15
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI21-.LFB15
	.uleb128 .LCFI23-.LFB15
	.uleb128 0x3
	data1	0x92
	.uleb128 0x23
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI23-.LFB15
	.uleb128 .LFE15-.LFB15
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0
.LLST6:
	data1	0x6
	data8.ua	.LFB14
	data1	0x4
	.uleb128 .LFB14-.LFB14
	.uleb128 .LCFI17-.LFB14
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI17-.LFB14
	.uleb128 .LCFI19-.LFB14
	.uleb128 0x3
	data1	0x92
	.uleb128 0x24
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI19-.LFB14
	.uleb128 .LFE14-.LFB14
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0
.LLST5:
	data1	0x6
	data8.ua	.LFB13
	data1	0x4
	.uleb128 .LFB13-.LFB13
	.uleb128 .LCFI14-.LFB13
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI14-.LFB13
	.uleb128 .LCFI15-.LFB13
	.uleb128 0x2
	data1	0x72
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI15-.LFB13
	.uleb128 .LFE13-.LFB13
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0
.LLST4:
	data1	0x6
	data8.ua	.LFB11
	data1	0x4
	.uleb128 .LFB11-.LFB11
	.uleb128 .LCFI11-.LFB11
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI11-.LFB11
	.uleb128 .LCFI13-.LFB11
	.uleb128 0x3
	data1	0x92
	.uleb128 0x26
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI13-.LFB11
	.uleb128 .LFE11-.LFB11
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0
.LLST3:
	data1	0x6
	data8.ua	.LFB9
	data1	0x4
	.uleb128 .LFB9-.LFB9
	.uleb128 .LCFI8-.LFB9
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI8-.LFB9
	.uleb128 .LCFI9-.LFB9
	.uleb128 0x2
	data1	0x72
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI9-.LFB9
	.uleb128 .LFE9-.LFB9
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0
.LLST2:
	data1	0x6
	data8.ua	.LFB8
	data1	0x4
	.uleb128 .LFB8-.LFB8
	.uleb128 .LCFI5-.LFB8
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI5-.LFB8
	.uleb128 .LCFI7-.LFB8
	.uleb128 0x3
	data1	0x92
	.uleb128 0x23
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI7-.LFB8
	.uleb128 .LFE8-.LFB8
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0
.LLST1:
	data1	0x6
	data8.ua	.LFB6
	data1	0x4
	.uleb128 .LFB6-.LFB6
	.uleb128 .LCFI2-.LFB6
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI2-.LFB6
	.uleb128 .LCFI3-.LFB6
	.uleb128 0x2
	data1	0x72
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI3-.LFB6
	.uleb128 .LFE6-.LFB6
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0
.LLST0:
	data1	0x6
	data8.ua	.LFB3
	data1	0x4
	.uleb128 .LFB3-.LFB3
	.uleb128 .LCFI0-.LFB3
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI0-.LFB3
	.uleb128 .LCFI1-.LFB3
	.uleb128 0x2
	data1	0x72
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI1-.LFB3
	.uleb128 .LFE3-.LFB3
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0
.Ldebug_loc3:
	.section	.debug_aranges,"",@progbits
	data4.ua	0xac
	data2.ua	0x2
	data4.ua	@secrel(.Ldebug_info0)
	data1	0x8
	data1	0
	data2.ua	0
	data2.ua	0
	data8.ua	.Ltext0
	data8.ua	.Letext0-.Ltext0
	data8.ua	.LFB3
	data8.ua	.LFE3-.LFB3
	data8.ua	.LFB6
	data8.ua	.LFE6-.LFB6
	data8.ua	.LFB8
	data8.ua	.LFE8-.LFB8
	data8.ua	.LFB9
	data8.ua	.LFE9-.LFB9
	data8.ua	.LFB11
	data8.ua	.LFE11-.LFB11
	data8.ua	.LFB13
	data8.ua	.LFE13-.LFB13
	data8.ua	.LFB17
	data8.ua	.LFE17-.LFB17
	data8.ua	.LFB19
	data8.ua	.LFE19-.LFB19
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
.LLRL10:
	data1	0x7
	data8.ua	.Ltext0
	.uleb128 .Letext0-.Ltext0
	data1	0x7
	data8.ua	.LFB3
	.uleb128 .LFE3-.LFB3
	data1	0x7
	data8.ua	.LFB6
	.uleb128 .LFE6-.LFB6
	data1	0x7
	data8.ua	.LFB8
	.uleb128 .LFE8-.LFB8
	data1	0x7
	data8.ua	.LFB9
	.uleb128 .LFE9-.LFB9
	data1	0x7
	data8.ua	.LFB11
	.uleb128 .LFE11-.LFB11
	data1	0x7
	data8.ua	.LFB13
	.uleb128 .LFE13-.LFB13
	data1	0x7
	data8.ua	.LFB17
	.uleb128 .LFE17-.LFB17
	data1	0x7
	data8.ua	.LFB19
	.uleb128 .LFE19-.LFB19
	data1	0
.Ldebug_ranges3:
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF92:
	stringz	"printf"
.LASF8:
	stringz	"__off_t"
.LASF96:
	stringz	"_ZN3boxD2Ev"
.LASF22:
	stringz	"_IO_read_ptr"
.LASF34:
	stringz	"_chain"
.LASF94:
	stringz	"__in_chrg"
.LASF7:
	stringz	"size_t"
.LASF90:
	stringz	"~box"
.LASF40:
	stringz	"_shortbuf"
.LASF115:
	stringz	"_vptr.shape"
.LASF102:
	stringz	"_Z4showPK5shapeRK4pairIdE"
.LASF113:
	stringz	"_ZN3boxD4Ev"
.LASF28:
	stringz	"_IO_buf_base"
.LASF108:
	stringz	"@WORK@"
.LASF31:
	stringz	"_IO_backup_base"
.LASF76:
	stringz	"remove"
.LASF15:
	stringz	"__mbstate_t"
.LASF43:
	stringz	"_codecvt"
.LASF70:
	stringz	"fseek"
.LASF4:
	stringz	"signed char"
.LASF100:
	stringz	"show"
.LASF35:
	stringz	"_fileno"
.LASF23:
	stringz	"_IO_read_end"
.LASF6:
	stringz	"long int"
.LASF112:
	stringz	"_ZNK3box4areaEv"
.LASF21:
	stringz	"_flags"
.LASF29:
	stringz	"_IO_buf_end"
.LASF38:
	stringz	"_cur_column"
.LASF56:
	stringz	"__float128"
.LASF52:
	stringz	"_IO_codecvt"
.LASF58:
	stringz	"double"
.LASF83:
	stringz	"tmpnam"
.LASF37:
	stringz	"_old_offset"
.LASF106:
	stringz	"GNU C++17 12.2.0 -g -O0"
.LASF93:
	stringz	"this"
.LASF77:
	stringz	"rename"
.LASF19:
	stringz	"_G_fpos_t"
.LASF99:
	stringz	"area"
.LASF16:
	stringz	"__pos"
.LASF51:
	stringz	"_IO_marker"
.LASF55:
	stringz	"__unknown__"
.LASF3:
	stringz	"unsigned int"
.LASF12:
	stringz	"__wchb"
.LASF73:
	stringz	"getc"
.LASF0:
	stringz	"long unsigned int"
.LASF62:
	stringz	"ferror"
.LASF89:
	stringz	"_ZN3boxC4ERKS_"
.LASF26:
	stringz	"_IO_write_ptr"
.LASF2:
	stringz	"short unsigned int"
.LASF30:
	stringz	"_IO_save_base"
.LASF11:
	stringz	"__wch"
.LASF64:
	stringz	"fgetc"
.LASF69:
	stringz	"freopen"
.LASF41:
	stringz	"_lock"
.LASF85:
	stringz	"pair<double>"
.LASF36:
	stringz	"_flags2"
.LASF48:
	stringz	"_mode"
.LASF66:
	stringz	"fgets"
.LASF75:
	stringz	"perror"
.LASF104:
	stringz	"_ZN5shapeD0Ev"
.LASF42:
	stringz	"_offset"
.LASF59:
	stringz	"long double"
.LASF117:
	stringz	"_ZN5shapeD4Ev"
.LASF74:
	stringz	"clearerr"
.LASF27:
	stringz	"_IO_write_end"
.LASF103:
	stringz	"_ZN3boxC2Eiii"
.LASF84:
	stringz	"ungetc"
.LASF110:
	stringz	"_IO_lock_t"
.LASF20:
	stringz	"_IO_FILE"
.LASF88:
	stringz	"_ZN3boxC4EOS_"
.LASF79:
	stringz	"setbuf"
.LASF18:
	stringz	"__fpos_t"
.LASF57:
	stringz	"float"
.LASF67:
	stringz	"fopen"
.LASF116:
	stringz	"_ZN5shapeC4Ei"
.LASF63:
	stringz	"fflush"
.LASF33:
	stringz	"_markers"
.LASF17:
	stringz	"__state"
.LASF1:
	stringz	"unsigned char"
.LASF87:
	stringz	"second"
.LASF95:
	stringz	"_ZN3boxD0Ev"
.LASF5:
	stringz	"short int"
.LASF53:
	stringz	"_IO_wide_data"
.LASF114:
	stringz	"_ZN5shapeC4ERKS_"
.LASF39:
	stringz	"_vtable_offset"
.LASF50:
	stringz	"FILE"
.LASF68:
	stringz	"fread"
.LASF13:
	stringz	"__count"
.LASF14:
	stringz	"__value"
.LASF86:
	stringz	"first"
.LASF10:
	stringz	"char"
.LASF118:
	stringz	"__vtbl_ptr_type"
.LASF101:
	stringz	"_ZNK5shape4areaEv"
.LASF97:
	stringz	"~shape"
.LASF54:
	stringz	"fpos_t"
.LASF71:
	stringz	"fsetpos"
.LASF61:
	stringz	"feof"
.LASF111:
	stringz	"_ZN3boxC4Eiii"
.LASF82:
	stringz	"tmpfile"
.LASF60:
	stringz	"fclose"
.LASF9:
	stringz	"__off64_t"
.LASF24:
	stringz	"_IO_read_base"
.LASF32:
	stringz	"_IO_save_end"
.LASF81:
	stringz	"getchar"
.LASF47:
	stringz	"__pad5"
.LASF109:
	stringz	"11__mbstate_t"
.LASF49:
	stringz	"_unused2"
.LASF105:
	stringz	"_ZN5shapeD2Ev"
.LASF46:
	stringz	"_freeres_buf"
.LASF107:
	stringz	"@SOURCE@/x.cc"
.LASF80:
	stringz	"setvbuf"
.LASF45:
	stringz	"_freeres_list"
.LASF78:
	stringz	"rewind"
.LASF44:
	stringz	"_wide_data"
.LASF72:
	stringz	"ftell"
.LASF65:
	stringz	"fgetpos"
.LASF119:
	stringz	"_ZN5shapeC2Ei"
.LASF98:
	stringz	"main"
.LASF25:
	stringz	"_IO_write_base"
.LASF91:
	stringz	"shape"
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
