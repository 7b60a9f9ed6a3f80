// 36ac63d83388d1f58af938f010d18259
	.file	"constants.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%08x %08x %016llx\n"
	.align 8
.LC1:
	stringz	"%llx %llx %llx %llx\n"
	.sdata
	.align 8
.LC2:
	data8	9187483429707480961
	.align 8
.LC3:
	data8	-9214356032908681207
	.align 8
.LC4:
	data8	-9221119687151026167
	.align 8
.LC5:
	data8	-9222245999492200447
	.align 8
.LC6:
	data8	-9222809052539518847
	.align 8
.LC7:
	data8	9223231301513871361
	.align 8
.LC8:
	data8	3022314549036572937
	.align 8
.LC9:
	data8	-9223372032559808509
	.align 8
.LC10:
	data8	-9223372034707292159
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue
	.mmb
	alloc r16 = ar.pfs, 8, 80, 8, 0
	adds r17 = -376, r12
	nop 0
	.mmi
	adds r18 = -368, r12
	.fframe 416
	adds r12 = -416, r12
	mov r20 = ar.lc
	;;
	.mmi
	mov r19 = ar.unat
	nop 0
	mov r21 = b0
	.mlx
	.savesp ar.pfs, 48
	st8 [r18] = r16, 16
	movl r3 = -6148914691236517205
	;;
	.mlx
	nop 0
	movl r14 = 3353953467947191203
	.mlx
	nop 0
	movl r15 = 5675921253449092805
	;;
	.mlx
	.savesp rp, 64
	st8 [r18] = r21, 16
	movl r16 = -8608480567731124087
	.mlx
	nop 0
	movl r21 = 1135184250689818561
	;;
	.mlx
	.save.g 0x1
	.mem.offset 336, 0
	st8.spill [r18] = r4, 16
	movl r22 = -9187201950435737471
	.mlx
	nop 0
	movl r23 = 2361183241434822607
	;;
	.mlx
	.save.g 0x4
	.mem.offset 320, 0
	st8.spill [r18] = r6, 16
	movl r24 = 4504699407499281
	.mlx
	nop 0
	movl r25 = 2252074725150721
	;;
	.mlx
	.save.f 0x1
	stf.spill [r18] = f2, 32
	movl r28 = 4503049938657281
	.mlx
	nop 0
	movl r30 = 3777893186295716171
	;;
	.mlx
	.savesp ar.unat, 40
	st8 [r17] = r19, 16
	movl r31 = 1125968630513921
	.mlx
	.save.f 0x4
	stf.spill [r18] = f4, 32
	movl r65 = -9223231297218904063
	;;
	.mlx
	.save.gf 0x0, 0x10
	stf.spill [r18] = f16, 32
	movl r121 = -281470681808895
	.mlx
	setf.sig f16 = r28
	movl r125 = 755578637259143235
	;;
	.mlx
	.save.gf 0x0, 0x40
	stf.spill [r18] = f18, 32
	movl r126 = 4835703278458516699
	.mlx
	setf.sig f18 = r22
	movl r98 = @gprel(operands.0#)
	;;
	.mmi
	.save.gf 0x0, 0x100
	stf.spill [r18] = f20, 32
	setf.sig f4 = r65
	add r98 = r1, r98
	.mlx
	adds r40 = 24, r12
	movl r58 = @gprel(.LC0)
	;;
	.mlx
	.save.gf 0x0, 0x400
	stf.spill [r18] = f22, 32
	movl r79 = 6148914691236517206
	.mlx
	setf.sig f22 = r15
	movl r15 = 9007203549710337
	;;
	.mlx
	.save.gf 0x0, 0x1000
	stf.spill [r18] = f24, 32
	movl r100 = -3689348814741910323
	.mlx
	setf.sig f24 = r3
	movl r3 = 253327479540940801
	;;
	.mlx
	.savesp ar.lc, 56
	st8 [r17] = r20, 16
	movl r57 = 7378697629483820647
	.mlx
	.save.gf 0x0, 0x4000
	stf.spill [r18] = f26, 32
	movl r56 = 3074457345618258603
	;;
	.mlx
	.mem.offset 344, 0
	st8.spill [r17] = r1, 16
	movl r54 = 2635249153387078803
	.mlx
	.save.gf 0x0, 0x10000
	stf.spill [r18] = f28, 32
	movl r78 = 5270498306774157605
	;;
	.mlx
	.save.g 0x2
	.mem.offset 328, 0
	st8.spill [r17] = r5, 16
	movl r53 = -2049638230412172401
	.mlx
	.save.gf 0x0, 0x40000
	stf.spill [r18] = f30
	movl r18 = 1117984489315730401
	;;
	.mlx
	.save.g 0x8
	.mem.offset 312, 0
	st8.spill [r17] = r7, 24
	movl r77 = 2049638230412172402
	.mlx
	setf.sig f20 = r18
	movl r52 = -1085102592571150095
	;;
	.mlx
	.save.f 0x2
	stf.spill [r17] = f3, 32
	movl r76 = 8680820740569200761
	.mlx
	setf.sig f30 = r25
	movl r51 = -2912643801112034465
	;;
	.mlx
	.save.f 0x8
	stf.spill [r17] = f5, 32
	movl r75 = 970881267037344822
	.mlx
	setf.sig f5 = r30
	movl r50 = 5165088340638674453
	;;
	.mlx
	.save.gf 0x0, 0x20
	stf.spill [r17] = f17, 32
	movl r55 = -6640827866535438581
	.mlx
	setf.sig f17 = r23
	movl r49 = 595056260442243601
	;;
	.mlx
	.save.gf 0x0, 0x80
	stf.spill [r17] = f19, 32
	movl r74 = -8925843906633654007
	.mlx
	setf.sig f19 = r21
	movl r48 = -2492803253203993461
	;;
	.mlx
	.save.gf 0x0, 0x200
	stf.spill [r17] = f21, 32
	movl r73 = 3988485205126389539
	.mlx
	setf.sig f21 = r16
	movl r47 = -4049285284472828403
	;;
	.mlx
	.save.gf 0x0, 0x800
	stf.spill [r17] = f23, 32
	movl r72 = 7198729394618361607
	.mlx
	setf.sig f23 = r14
	movl r14 = 8589934597
	;;
	.mlx
	.save.gf 0x0, 0x2000
	stf.spill [r17] = f25, 32
	movl r46 = 292805461487453201
	.mlx
	setf.sig f28 = r121
	movl r71 = -9076969306111049207
	;;
	.mmi
	.save.gf 0x0, 0x8000
	stf.spill [r17] = f27, 32
	setf.sig f3 = r126
	addl r97 = 129, r0
	.mlx
	addl r96 = 255, r0
	movl r45 = 2951479051793528259
	;;
	.mmi
	.save.gf 0x0, 0x20000
	stf.spill [r17] = f29, 32
	setf.sig f27 = r125
	addl r95 = 257, r0
	.mlx
	addl r94 = 1000, r0
	movl r44 = 145249953336295683
	;;
	.mmi
	.save.gf 0x0, 0x80000
	stf.spill [r17] = f31
	.body
	setf.sig f29 = r31
	addl r93 = 1023, r0
	.mlx
	addl r92 = 4095, r0
	movl r70 = 4647998506761461825
	;;
	.mmi
	setf.sig f31 = r24
	setf.sig f2 = r3
	addl r103 = 8191, r0
	.mlx
	addl r91 = 8192, r0
	movl r43 = -142998016075267841
	;;
	.mmi
	setf.sig f26 = r14
	setf.sig f25 = r15
	addl r90 = 8193, r0
	.mlx
	addl r89 = 10000, r0
	movl r69 = 142998016075267842
	;;
	.mlx
	addl r102 = 16383, r0
	movl r42 = -71777214294589695
	.mlx
	addl r88 = 16384, r0
	movl r41 = 18032007892189201
	;;
	.mmi
	addl r87 = 65535, r0
	addl r86 = 65537, r0
	addl r85 = 100000, r0
	.mlx
	addl r84 = 1000000, r0
	movl r61 = 305419896
	;;
	.mlx
	addl r82 = -2048, r0
	movl r83 = 305419896
	.mlx
	add r58 = r1, r58
	movl r60 = 2147483647
	;;
	.mlx
	nop 0
	movl r101 = 2147483647
	.mlx
	nop 0
	movl r81 = -2147483648
	;;
	.mib
	nop 0
	mov ar.lc = 6
	nop 0
	.mlx
	nop 0
	movl r80 = -2147483648
	.align 32
.L2:
	.mmi
	ld4 r14 = [r98], 4
	setf.sig f9 = r79
	mov r120 = r58
	;;
	.mmi
	st4.rel [r40] = r14
	;;
	ld4.acq r27 = [r40]
	nop 0
	.mmi
	ld4.acq r18 = [r40]
	;;
	ld4.acq r17 = [r40]
	adds r18 = 3, r18
	.mmi
	ld4.acq r15 = [r40]
	;;
	ld4.acq r16 = [r40]
	and r17 = 3, r17
	.mmi
	or r15 = 3, r15
	ld4.acq r21 = [r40]
	nop 0
	;;
	.mmi
	ld4.acq r14 = [r40]
	addp4 r21 = r21, r0
	addp4 r16 = r16, r0
	.mmi
	xor r17 = r18, r17
	ld4.acq r24 = [r40]
	nop 0
	;;
	.mib
	nop 0
	sxt4 r14 = r14
	nop 0
	.mmi
	setf.sig f6 = r16
	setf.sig f7 = r21
	xor r17 = r15, r17
	;;
	.mmi
	setf.sig f8 = r14
	ld4.acq r22 = [r40]
	shr r25 = r14, 63
	.mmi
	addp4 r24 = r24, r0
	ld4.acq r26 = [r40]
	nop 0
	;;
	.mmi
	ld4.acq r123 = [r40]
	addp4 r22 = r22, r0
	shladd r15 = r26, 2, r0
	.mmi
	shladd r23 = r24, 1, r0
	ld4.acq r28 = [r40]
	nop 0
	;;
	.mmi
	ld4.acq r124 = [r40]
	add r15 = r15, r26
	add r23 = r23, r24
	.mmi
	adds r123 = 5, r123
	ld4.acq r14 = [r40]
	and r28 = 5, r28
	;;
	.mmi
	addp4 r14 = r14, r0
	ld4.acq r18 = [r40]
	shl r23 = r23, 20
	.mmi
	xor r28 = r123, r28
	ld4.acq r19 = [r40]
	or r124 = 5, r124
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f6, f24
	addp4 r18 = r18, r0
	.mfi
	ld4.acq r11 = [r40]
	xmpy.hu f7 = f7, f24
	sxt4 r19 = r19
	;;
	.mfi
	nop 0
	xmpy.h f8 = f8, f9
	addp4 r11 = r11, r0
	.mmi
	setf.sig f9 = r18
	ld4.acq r122 = [r40]
	xor r28 = r124, r28
	;;
	.mmi
	addp4 r122 = r122, r0
	ld4.acq r111 = [r40]
	nop 0
	.mmi
	ld4.acq r38 = [r40]
	;;
	ld4.acq r31 = [r40]
	adds r38 = 6, r38
	.mmi
	nop 0
	ld4.acq r3 = [r40]
	nop 0
	;;
	.mmi
	getf.sig r20 = f7
	setf.sig f7 = r14
	and r31 = 6, r31
	;;
	.mmi
	getf.sig r16 = f6
	setf.sig f6 = r22
	xor r31 = r38, r31
	;;
	.mmi
	getf.sig r30 = f8
	setf.sig f8 = r100
	nop 0
	;;
	.mii
	nop 0
	shr.u r29 = r20, 1
	and r24 = -2, r20
	.mmb
	ld4.acq r20 = [r40]
	ld4.acq r125 = [r40]
	nop 0
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f6, f24
	addp4 r125 = r125, r0
	.mmi
	addp4 r20 = r20, r0
	ld4.acq r8 = [r40]
	shr.u r16 = r16, 1
	;;
	.mfi
	nop 0
	xmpy.hu f7 = f7, f8
	add r27 = r27, r16
	.mfi
	ld4.acq r108 = [r40]
	xmpy.hu f9 = f9, f8
	sxt4 r8 = r8
	;;
	.mmi
	shladd r16 = r27, 1, r0
	sub r30 = r30, r25
	add r24 = r24, r29
	.mmi
	ld4.acq r29 = [r40]
	ld4.acq r4 = [r40]
	addp4 r108 = r108, r0
	;;
	.mmi
	add r16 = r16, r27
	ld4.acq r116 = [r40]
	sub r24 = r21, r24
	.mmi
	addp4 r29 = r29, r0
	shladd r121 = r30, 2, r0
	shr r21 = r19, 63
	;;
	.mmi
	getf.sig r22 = f6
	setf.sig f6 = r19
	add r16 = r16, r17
	.mmi
	ld4.acq r25 = [r40]
	add r30 = r121, r30
	adds r116 = 7, r116
	;;
	.mmi
	getf.sig r14 = f7
	setf.sig f7 = r57
	nop 0
	.mmi
	ld4.acq r115 = [r40]
	add r16 = r16, r24
	and r25 = 7, r25
	;;
	.mmi
	getf.sig r26 = f9
	setf.sig f9 = r122
	nop 0
	.mmi
	add r16 = r16, r30
	xor r25 = r116, r25
	or r115 = 7, r115
	;;
	.mii
	nop 0
	dep.z r37 = r16, 5, 27
	xor r25 = r115, r25
	;;
	.mmi
	sub r37 = r37, r16
	;;
	nop 0
	extr.u r22 = r22, 1, 32
	;;
	.mfi
	nop 0
	xmpy.h f6 = f6, f7
	nop 0
	.mmi
	setf.sig f7 = r20
	add r23 = r23, r22
	shr.u r14 = r14, 2
	;;
	.mfi
	nop 0
	xmpy.hu f9 = f9, f8
	and r17 = -4, r26
	.mmi
	setf.sig f8 = r8
	shladd r109 = r14, 1, r0
	shr.u r26 = r26, 2
	;;
	.mmi
	add r26 = r17, r26
	ld4.acq r17 = [r40]
	nop 0
	.mmi
	add r109 = r109, r14
	shladd r14 = r111, 1, r0
	shr r8 = r8, 63
	;;
	.mmi
	nop 0
	addp4 r17 = r17, r0
	sub r18 = r18, r26
	.mmi
	ld4.acq r26 = [r40]
	add r14 = r14, r111
	shl r33 = r23, 5
	;;
	.mmi
	getf.sig r127 = f6
	setf.sig f6 = r125
	addp4 r26 = r26, r0
	.mmi
	ld4.acq r126 = [r40]
	add r15 = r15, r18
	shladd r18 = r11, 2, r0
	;;
	.mfi
	getf.sig r122 = f9
	xmpy.hu f7 = f7, f24
	sxt4 r126 = r126
	.mmi
	setf.sig f9 = r56
	ld4.acq r107 = [r40]
	add r18 = r18, r11
	;;
	.mmi
	ld4.acq r19 = [r40]
	add r15 = r15, r109
	shladd r14 = r14, 1, r0
	.mmi
	sub r33 = r33, r23
	ld4.acq r5 = [r40]
	shl r18 = r18, 20
	;;
	.mmi
	addp4 r19 = r19, r0
	ld4.acq r39 = [r40]
	add r15 = r15, r28
	.mmi
	ld4.acq r9 = [r40]
	;;
	ld4.acq r32 = [r40]
	adds r39 = 9, r39
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f6, f24
	nop 0
	.mmi
	getf.sig r20 = f7
	setf.sig f7 = r54
	shr r127 = r127, 1
	;;
	.mfb
	nop 0
	xmpy.h f8 = f8, f9
	nop 0
	.mmi
	setf.sig f9 = r19
	sub r127 = r127, r21
	extr.u r122 = r122, 2, 32
	;;
	.mmi
	ld4.acq r21 = [r40]
	nop 0
	shladd r109 = r127, 2, r0
	.mmi
	add r18 = r18, r122
	ld4.acq r106 = [r40]
	nop 0
	;;
	.mmi
	addp4 r106 = r106, r0
	ld4.acq r123 = [r40]
	addp4 r21 = r21, r0
	.mmi
	add r109 = r109, r127
	ld4.acq r113 = [r40]
	add r18 = r18, r33
	;;
	.mmi
	getf.sig r27 = f6
	setf.sig f6 = r17
	add r15 = r15, r109
	.mmi
	ld4.acq r30 = [r40]
	addp4 r113 = r113, r0
	sxt4 r122 = r123
	;;
	.mmi
	getf.sig r2 = f8
	setf.sig f8 = r26
	shr.u r20 = r20, 2
	.mmi
	ld4.acq r36 = [r40]
	addp4 r30 = r30, r0
	add r15 = r15, r37
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f9 = f9, f7
	.mmi
	ld4.acq r35 = [r40]
	nop 0
	shladd r112 = r20, 1, r0
	;;
	.mmi
	add r112 = r112, r20
	nop 0
	adds r35 = 10, r35
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f6, f7
	shr.u r27 = r27, 2
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f7
	nop 0
	.mmi
	getf.sig r104 = f9
	setf.sig f7 = r126
	shladd r10 = r27, 1, r0
	;;
	.mmi
	nop 0
	setf.sig f9 = r106
	add r10 = r10, r27
	.mmi
	ld4.acq r27 = [r40]
	ld4.acq r110 = [r40]
	shr r126 = r126, 63
	;;
	.mmi
	ld4.acq r22 = [r40]
	shladd r10 = r10, 1, r0
	and r27 = 10, r27
	.mmi
	or r110 = 10, r110
	ld4.acq r11 = [r40]
	nop 0
	;;
	.mmi
	getf.sig r24 = f6
	setf.sig f6 = r29
	addp4 r11 = r11, r0
	.mmi
	sub r127 = r125, r10
	ld4.acq r125 = [r40]
	sub r10 = r2, r8
	;;
	.mmi
	getf.sig r121 = f8
	setf.sig f8 = r78
	add r14 = r14, r127
	.mmi
	ld4.acq r34 = [r40]
	or r127 = 6, r3
	addp4 r22 = r22, r0
	;;
	.mmi
	ld4.acq r28 = [r40]
	xor r31 = r127, r31
	add r14 = r14, r112
	.mmi
	shladd r33 = r10, 2, r0
	xor r27 = r35, r27
	sxt4 r125 = r125
	;;
	.mmi
	ld4.acq r111 = [r40]
	add r33 = r33, r10
	dep.z r10 = r15, 5, 27
	.mmi
	add r14 = r14, r31
	addp4 r28 = r28, r0
	xor r27 = r110, r27
	;;
	.mmi
	ld4.acq r109 = [r40]
	nop 0
	sub r10 = r10, r15
	.mmi
	add r14 = r14, r33
	ld4.acq r8 = [r40]
	nop 0
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f6, f24
	sub r17 = r17, r24
	.mmi
	ld4.acq r2 = [r40]
	add r14 = r14, r10
	adds r109 = 11, r109
	;;
	.mfi
	nop 0
	xmpy.h f7 = f7, f8
	sub r105 = r26, r121
	.mmi
	setf.sig f8 = r100
	ld4.acq r20 = [r40]
	shr.u r16 = r17, 1
	;;
	.mmi
	ld4.acq r3 = [r40]
	addp4 r20 = r20, r0
	shr.u r105 = r105, 1
	.mmi
	shladd r17 = r108, 1, r0
	add r24 = r24, r16
	shladd r16 = r4, 3, r0
	;;
	.mmi
	add r121 = r121, r105
	addp4 r3 = r3, r0
	add r17 = r17, r108
	.mmi
	sub r16 = r16, r4
	and r8 = 11, r8
	shr.u r24 = r24, 2
	;;
	.mmi
	getf.sig r29 = f6
	setf.sig f6 = r53
	shr.u r121 = r121, 2
	.mmi
	shladd r123 = r24, 1, r0
	nop 0
	shl r17 = r17, 21
	;;
	.mmb
	getf.sig r124 = f7
	setf.sig f7 = r11
	nop 0
	.mmi
	shladd r23 = r121, 3, r0
	nop 0
	dep.z r37 = r14, 5, 27
	;;
	.mmi
	sub r23 = r23, r121
	addp4 r121 = r107, r0
	shl r107 = r18, 5
	.mmi
	sub r37 = r37, r14
	;;
	sub r26 = r26, r23
	sub r23 = r19, r104
	.mii
	sub r18 = r107, r18
	shladd r19 = r121, 3, r0
	;;
	shr.u r15 = r23, 1
	.mmi
	add r16 = r16, r26
	nop 0
	sub r19 = r19, r121
	;;
	.mfi
	nop 0
	xmpy.hu f9 = f9, f6
	extr.u r29 = r29, 2, 32
	.mmi
	add r26 = r104, r15
	shladd r15 = r5, 3, r0
	shl r19 = r19, 20
	;;
	.mfi
	nop 0
	xmpy.hu f7 = f7, f8
	shr r31 = r124, 1
	.mmi
	setf.sig f8 = r3
	add r17 = r17, r29
	add r29 = r123, r24
	;;
	.mmi
	sub r31 = r31, r126
	add r17 = r17, r18
	extr.u r26 = r26, 2, 32
	.mmi
	ld4.acq r123 = [r40]
	add r16 = r16, r29
	add r15 = r15, r5
	;;
	.mmi
	ld4.acq r126 = [r40]
	shladd r4 = r31, 2, r0
	sxt4 r123 = r123
	.mmi
	add r16 = r16, r25
	add r19 = r19, r26
	shl r115 = r17, 5
	;;
	.mmi
	getf.sig r105 = f9
	setf.sig f9 = r21
	nop 0
	.mmi
	ld4.acq r24 = [r40]
	add r4 = r4, r31
	addp4 r126 = r126, r0
	;;
	.mmi
	getf.sig r114 = f7
	setf.sig f7 = r77
	nop 0
	.mmi
	ld4.acq r38 = [r40]
	add r16 = r16, r4
	addp4 r24 = r24, r0
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f23
	nop 0
	.mmi
	ld4.acq r107 = [r40]
	ld4.acq r121 = [r40]
	add r16 = r16, r37
	;;
	.mii
	ld4.acq r104 = [r40]
	and r121 = 12, r121
	;;
	or r104 = 12, r104
	;;
	.mfi
	nop 0
	xmpy.hu f9 = f9, f6
	nop 0
	.mmi
	setf.sig f6 = r122
	and r23 = -8, r105
	shr.u r105 = r105, 3
	;;
	.mmb
	getf.sig r127 = f8
	setf.sig f8 = r53
	nop 0
	.mii
	add r23 = r23, r105
	shr r122 = r122, 63
	shr.u r114 = r114, 3
	;;
	.mmi
	sub r106 = r106, r23
	and r23 = 9, r9
	nop 0
	.mmi
	sub r9 = r115, r17
	shladd r10 = r114, 2, r0
	shladd r17 = r36, 2, r0
	;;
	.mmb
	xor r14 = r39, r23
	or r23 = 9, r32
	nop 0
	.mmi
	add r15 = r15, r106
	add r10 = r10, r114
	dep.z r114 = r16, 5, 27
	;;
	.mmi
	getf.sig r21 = f9
	setf.sig f9 = r22
	sub r114 = r114, r16
	.mmi
	add r19 = r19, r9
	xor r14 = r23, r14
	add r17 = r17, r36
	;;
	.mfi
	nop 0
	xmpy.h f6 = f6, f7
	shladd r10 = r10, 1, r0
	.mmi
	setf.sig f7 = r30
	shladd r17 = r17, 1, r0
	addp4 r106 = r34, r0
	;;
	.mii
	nop 0
	shr.u r127 = r127, 1
	sub r11 = r11, r10
	;;
	.mii
	shladd r23 = r127, 2, r0
	add r17 = r17, r11
	;;
	add r23 = r23, r127
	;;
	.mmi
	getf.sig r112 = f6
	setf.sig f6 = r100
	shr.u r18 = r21, 3
	.mmi
	ld4.acq r21 = [r40]
	ld4.acq r105 = [r40]
	shladd r23 = r23, 1, r0
	;;
	.mfi
	nop 0
	xmpy.hu f7 = f7, f8
	addp4 r105 = r105, r0
	.mmi
	addp4 r21 = r21, r0
	shladd r108 = r18, 1, r0
	add r23 = r23, r127
	;;
	.mmi
	setf.sig f8 = r105
	ld4.acq r31 = [r40]
	nop 0
	.mmi
	ld4.acq r33 = [r40]
	;;
	ld4.acq r29 = [r40]
	sxt4 r31 = r31
	.mmi
	ld4.acq r116 = [r40]
	;;
	ld4.acq r115 = [r40]
	addp4 r29 = r29, r0
	.mmi
	nop 0
	ld4.acq r26 = [r40]
	nop 0
	;;
	.mfi
	nop 0
	xmpy.hu f9 = f9, f6
	sub r112 = r112, r122
	.mmi
	getf.sig r30 = f7
	setf.sig f6 = r57
	add r122 = r108, r18
	;;
	.mmi
	setf.sig f7 = r20
	ld4.acq r108 = [r40]
	shladd r18 = r113, 3, r0
	.mmi
	add r15 = r15, r122
	shladd r37 = r112, 2, r0
	adds r115 = 13, r115
	;;
	.mmi
	ld4.acq r25 = [r40]
	add r18 = r18, r113
	add r112 = r37, r112
	.mmi
	add r15 = r15, r14
	shladd r14 = r111, 2, r0
	shl r113 = r19, 5
	;;
	.mmi
	ld4.acq r32 = [r40]
	addp4 r25 = r25, r0
	shl r18 = r18, 20
	.mmi
	add r15 = r15, r112
	sub r113 = r113, r19
	add r14 = r14, r111
	;;
	.mmi
	getf.sig r22 = f9
	setf.sig f9 = r125
	addp4 r32 = r32, r0
	.mmi
	ld4.acq r127 = [r40]
	add r15 = r15, r114
	shr r125 = r125, 63
	;;
	.mmi
	ld4.acq r114 = [r40]
	shladd r19 = r106, 2, r0
	extr.u r30 = r30, 3, 32
	.mmi
	shladd r14 = r14, 1, r0
	and r26 = 13, r26
	sxt4 r127 = r127
	;;
	.mfi
	nop 0
	xmpy.hu f7 = f7, f23
	add r16 = r18, r30
	.mmi
	add r19 = r19, r106
	add r14 = r14, r111
	adds r111 = 12, r107
	;;
	.mmi
	add r16 = r16, r113
	xor r121 = r111, r121
	dep.z r110 = r15, 5, 27
	.mmi
	addp4 r114 = r114, r0
	xor r26 = r115, r26
	shl r19 = r19, 21
	;;
	.mib
	nop 0
	shl r106 = r16, 5
	nop 0
	.mmi
	sub r110 = r110, r15
	xor r15 = r109, r8
	xor r121 = r104, r121
	;;
	.mfi
	nop 0
	xmpy.h f9 = f9, f6
	shr.u r22 = r22, 3
	.mfi
	sub r106 = r106, r16
	xmpy.hu f6 = f8, f24
	shladd r16 = r38, 1, r0
	;;
	.mmi
	getf.sig r20 = f7
	setf.sig f7 = r100
	nop 0
	.mmi
	shladd r10 = r22, 1, r0
	add r16 = r16, r38
	or r108 = 13, r108
	;;
	.mmi
	setf.sig f8 = r123
	add r22 = r10, r22
	shr r123 = r123, 63
	.mii
	shladd r16 = r16, 2, r0
	xor r26 = r108, r26
	;;
	add r17 = r17, r22
	;;
	.mmi
	getf.sig r124 = f9
	setf.sig f9 = r28
	add r17 = r17, r27
	.mmi
	ld4.acq r27 = [r40]
	ld4.acq r7 = [r40]
	nop 0
	;;
	.mmi
	getf.sig r18 = f6
	setf.sig f6 = r24
	nop 0
	.mmi
	ld4.acq r6 = [r40]
	nop 0
	addp4 r27 = r27, r0
	;;
	.mii
	nop 0
	shr.u r20 = r20, 1
	adds r6 = 15, r6
	;;
	.mfi
	nop 0
	xmpy.h f8 = f8, f23
	shladd r10 = r20, 1, r0
	;;
	.mmi
	add r10 = r10, r20
	nop 0
	or r20 = 11, r2
	;;
	.mfb
	nop 0
	xmpy.hu f9 = f9, f7
	nop 0
	.mii
	setf.sig f7 = r21
	shr r124 = r124, 2
	xor r15 = r20, r15
	;;
	.mfb
	nop 0
	xmpy.hu f6 = f6, f23
	nop 0
	.mii
	sub r124 = r124, r125
	shr.u r125 = r18, 3
	shladd r18 = r126, 2, r0
	;;
	.mmi
	getf.sig r122 = f8
	setf.sig f8 = r56
	shladd r112 = r124, 2, r0
	.mmi
	add r18 = r18, r126
	;;
	add r112 = r112, r124
	sub r124 = r3, r23
	.mmi
	ld4.acq r3 = [r40]
	ld4.acq r37 = [r40]
	shladd r18 = r18, 1, r0
	;;
	.mmi
	getf.sig r28 = f9
	setf.sig f9 = r32
	add r14 = r14, r124
	.mmi
	ld4.acq r23 = [r40]
	add r17 = r17, r112
	add r18 = r18, r126
	;;
	.mfi
	nop 0
	xmpy.hu f7 = f7, f24
	addp4 r23 = r23, r0
	.mmi
	getf.sig r24 = f6
	setf.sig f6 = r127
	add r14 = r14, r10
	;;
	.mmi
	ld4.acq r36 = [r40]
	addp4 r10 = r33, r0
	shl r18 = r18, 20
	.mmi
	add r17 = r17, r110
	add r14 = r14, r15
	shr r127 = r127, 63
	;;
	.mmi
	ld4.acq r2 = [r40]
	addp4 r36 = r36, r0
	shr r30 = r122, 1
	.mmi
	shladd r122 = r125, 1, r0
	shladd r15 = r116, 1, r0
	or r37 = 15, r37
	;;
	.mib
	nop 0
	sxt4 r2 = r2
	nop 0
	.mmi
	add r22 = r122, r125
	ld4.acq r38 = [r40]
	sub r30 = r30, r123
	;;
	.mfi
	getf.sig r21 = f7
	xmpy.hu f9 = f9, f22
	shladd r22 = r22, 2, r0
	.mmi
	setf.sig f7 = r31
	ld4.acq r125 = [r40]
	shladd r112 = r30, 2, r0
	;;
	.mfb
	nop 0
	xmpy.h f6 = f6, f22
	nop 0
	.mmi
	sub r123 = r105, r22
	ld4.acq r5 = [r40]
	extr.u r28 = r28, 3, 32
	;;
	.mmb
	ld4.acq r39 = [r40]
	add r19 = r19, r28
	nop 0
	.mii
	add r112 = r112, r30
	extr.u r24 = r24, 1, 32
	shr r30 = r31, 63
	;;
	.mmb
	ld4.acq r109 = [r40]
	add r19 = r19, r106
	nop 0
	.mii
	add r18 = r18, r24
	dep.z r106 = r17, 5, 27
	add r16 = r16, r123
	;;
	.mmi
	getf.sig r9 = f9
	setf.sig f9 = r25
	shl r124 = r19, 5
	.mmi
	ld4.acq r34 = [r40]
	sub r106 = r106, r17
	add r14 = r14, r112
	;;
	.mfi
	getf.sig r122 = f6
	xmpy.h f7 = f7, f8
	shr.u r21 = r21, 3
	.mmi
	setf.sig f8 = r36
	ld4.acq r22 = [r40]
	add r14 = r14, r106
	;;
	.mmi
	setf.sig f6 = r23
	ld4.acq r33 = [r40]
	shladd r126 = r21, 1, r0
	.mmi
	addp4 r22 = r22, r0
	addp4 r125 = r125, r0
	add r15 = r15, r116
	;;
	.mmi
	addp4 r33 = r33, r0
	ld4.acq r8 = [r40]
	add r21 = r126, r21
	.mmi
	shladd r17 = r114, 1, r0
	shladd r15 = r15, 2, r0
	addp4 r38 = r38, r0
	;;
	.mmi
	ld4.acq r117 = [r40]
	add r16 = r16, r21
	sxt4 r8 = r8
	.mmi
	add r17 = r17, r114
	add r15 = r15, r116
	adds r39 = 17, r39
	;;
	.mfi
	getf.sig r11 = f7
	xmpy.hu f9 = f9, f22
	shr.u r9 = r9, 2
	.mmi
	setf.sig f7 = r29
	ld4.acq r31 = [r40]
	add r16 = r16, r121
	;;
	.mfi
	ld4.acq r110 = [r40]
	xmpy.hu f8 = f8, f21
	shladd r28 = r9, 1, r0
	.mmi
	addp4 r31 = r31, r0
	or r34 = 17, r34
	shr r121 = r122, 2
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f6, f21
	add r28 = r28, r9
	.mmi
	ld4.acq r107 = [r40]
	sub r121 = r121, r127
	addp4 r117 = r117, r0
	;;
	.mii
	shladd r28 = r28, 2, r0
	dep.z r119 = r14, 5, 27
	shladd r115 = r121, 2, r0
	;;
	.mmi
	getf.sig r25 = f9
	setf.sig f9 = r2
	nop 0
	.mmi
	add r28 = r28, r9
	sub r119 = r119, r14
	add r115 = r115, r121
	;;
	.mfi
	nop 0
	xmpy.hu f7 = f7, f24
	nop 0
	.mmi
	getf.sig r4 = f8
	setf.sig f8 = r33
	shr r11 = r11, 1
	;;
	.mib
	sub r11 = r11, r30
	sub r30 = r124, r19
	nop 0
	.mmi
	ld4.acq r124 = [r40]
	getf.sig r23 = f6
	shladd r19 = r10, 1, r0
	;;
	.mmi
	ld4.acq r105 = [r40]
	add r18 = r18, r30
	add r19 = r19, r10
	.mmi
	sub r32 = r32, r28
	shladd r59 = r11, 2, r0
	and r124 = 19, r124
	;;
	.mmi
	ld4.acq r24 = [r40]
	add r59 = r59, r11
	shl r118 = r18, 5
	.mmi
	add r15 = r15, r32
	or r105 = 19, r105
	shl r19 = r19, 22
	;;
	.mfi
	getf.sig r29 = f7
	xmpy.h f9 = f9, f21
	addp4 r24 = r24, r0
	.mmi
	setf.sig f7 = r27
	ld4.acq r113 = [r40]
	shr.u r25 = r25, 2
	;;
	.mmi
	addp4 r113 = r113, r0
	ld4.acq r126 = [r40]
	shladd r11 = r25, 1, r0
	.mmi
	sub r118 = r118, r18
	add r14 = r16, r59
	shr.u r4 = r4, 3
	;;
	.mmi
	setf.sig f6 = r113
	ld4.acq r111 = [r40]
	add r11 = r11, r25
	.mmi
	shladd r16 = r17, 2, r0
	add r14 = r14, r119
	shladd r25 = r4, 4, r0
	;;
	.mmb
	ld4.acq r123 = [r40]
	add r15 = r15, r11
	nop 0
	.mmi
	add r16 = r16, r114
	sub r25 = r25, r4
	dep.z r114 = r14, 5, 27
	;;
	.mmi
	getf.sig r20 = f9
	setf.sig f9 = r52
	add r15 = r15, r26
	.mmi
	ld4.acq r35 = [r40]
	sub r36 = r36, r25
	shl r16 = r16, 20
	;;
	.mfi
	ld4.acq r104 = [r40]
	xmpy.hu f7 = f7, f22
	extr.u r29 = r29, 3, 32
	.mmi
	sub r114 = r114, r14
	and r25 = 15, r3
	add r15 = r15, r115
	;;
	.mmi
	ld4.acq r30 = [r40]
	add r19 = r19, r29
	sxt4 r126 = r126
	.mmi
	shladd r18 = r7, 4, r0
	xor r25 = r6, r25
	shr.u r23 = r23, 3
	;;
	.mmi
	ld4.acq r10 = [r40]
	add r17 = r19, r118
	sub r18 = r18, r7
	.mmi
	xor r25 = r37, r25
	addp4 r123 = r123, r0
	add r15 = r15, r114
	;;
	.mmi
	ld4.acq r21 = [r40]
	add r18 = r18, r36
	shl r108 = r17, 5
	.mmi
	addp4 r111 = r111, r0
	adds r104 = 25, r104
	and r30 = 25, r30
	;;
	.mfi
	getf.sig r27 = f7
	xmpy.hu f8 = f8, f9
	addp4 r21 = r21, r0
	.mmi
	setf.sig f7 = r51
	ld4.acq r62 = [r40]
	add r19 = r20, r2
	;;
	.mmi
	addp4 r106 = r62, r0
	setf.sig f9 = r50
	shr r19 = r19, 3
	.mmi
	ld4.acq r11 = [r40]
	shladd r20 = r23, 1, r0
	shr r2 = r2, 63
	;;
	.mmi
	ld4.acq r4 = [r40]
	sub r14 = r19, r2
	sub r19 = r108, r17
	.mmi
	add r17 = r20, r23
	shladd r20 = r38, 4, r0
	sxt4 r11 = r11
	;;
	.mmi
	ld4.acq r26 = [r40]
	add r18 = r18, r17
	shladd r37 = r14, 2, r0
	.mmi
	sub r20 = r20, r38
	shladd r17 = r5, 4, r0
	or r10 = 25, r10
	;;
	.mmi
	getf.sig r9 = f8
	setf.sig f8 = r106
	addp4 r26 = r26, r0
	.mmi
	ld4.acq r32 = [r40]
	add r18 = r18, r25
	add r37 = r37, r14
	;;
	.mfi
	ld4.acq r116 = [r40]
	xmpy.hu f6 = f6, f7
	extr.u r27 = r27, 2, 32
	.mmi
	setf.sig f7 = r52
	add r17 = r17, r5
	shl r20 = r20, 20
	;;
	.mmi
	ld4.acq r115 = [r40]
	add r16 = r16, r27
	dep.z r36 = r15, 5, 27
	.mmi
	add r18 = r18, r37
	shladd r14 = r110, 3, r0
	adds r116 = 31, r116
	;;
	.mmi
	ld4.acq r108 = [r40]
	add r16 = r16, r19
	sub r36 = r36, r15
	.mmi
	add r14 = r14, r110
	ld4.acq r27 = [r40]
	shladd r15 = r35, 2, r0
	;;
	.mmi
	ld4.acq r3 = [r40]
	addp4 r27 = r27, r0
	shl r114 = r16, 5
	.mmi
	add r18 = r18, r36
	shladd r14 = r14, 1, r0
	add r15 = r15, r35
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f9
	addp4 r3 = r3, r0
	.mmi
	getf.sig r112 = f6
	setf.sig f6 = r22
	shr.u r2 = r9, 4
	;;
	.mmi
	setf.sig f9 = r76
	and r9 = -16, r9
	sub r16 = r114, r16
	.mii
	add r14 = r14, r110
	or r108 = 31, r108
	;;
	add r9 = r9, r2
	;;
	.mmi
	nop 0
	sub r33 = r33, r9
	nop 0
	;;
	.mmi
	getf.sig r28 = f8
	setf.sig f8 = r8
	shr r8 = r8, 63
	.mmi
	nop 0
	add r17 = r17, r33
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f7
	.mmi
	setf.sig f7 = r21
	nop 0
	shr.u r112 = r112, 4
	;;
	.mfi
	getf.sig r22 = f6
	xmpy.h f8 = f8, f9
	nop 0
	.mmi
	setf.sig f6 = r125
	nop 0
	sub r121 = r106, r28
	;;
	.mii
	setf.sig f9 = r24
	shr.u r23 = r121, 1
	shladd r121 = r112, 3, r0
	;;
	.mmi
	add r23 = r28, r23
	nop 0
	add r121 = r121, r112
	;;
	.mii
	nop 0
	shr.u r23 = r23, 4
	shladd r121 = r121, 1, r0
	;;
	.mmb
	getf.sig r127 = f8
	setf.sig f8 = r50
	nop 0
	.mmi
	add r121 = r121, r112
	nop 0
	dep.z r112 = r18, 5, 27
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f6, f21
	shr.u r19 = r22, 4
	.mmi
	and r22 = 17, r109
	ld4.acq r109 = [r40]
	sub r110 = r113, r121
	;;
	.mii
	nop 0
	sxt4 r109 = r109
	shladd r9 = r19, 1, r0
	.mmb
	xor r22 = r39, r22
	ld4.acq r5 = [r40]
	nop 0
	;;
	.mmi
	add r9 = r9, r19
	xor r22 = r34, r22
	adds r39 = 19, r107
	.mmi
	add r14 = r14, r110
	shladd r19 = r117, 4, r0
	shladd r110 = r15, 2, r0
	;;
	.mmi
	add r17 = r17, r9
	nop 0
	add r19 = r19, r117
	.mmi
	add r15 = r15, r110
	nop 0
	addp4 r5 = r5, r0
	;;
	.mfi
	nop 0
	xmpy.hu f7 = f7, f8
	shr r127 = r127, 3
	.mmi
	getf.sig r125 = f6
	setf.sig f6 = r51
	add r17 = r17, r22
	;;
	.mmi
	setf.sig f8 = r52
	sub r127 = r127, r8
	shl r19 = r19, 20
	;;
	.mmi
	nop 0
	shladd r7 = r127, 2, r0
	nop 0
	;;
	.mmi
	add r7 = r7, r127
	addp4 r127 = r4, r0
	sub r4 = r112, r18
	;;
	.mmi
	getf.sig r122 = f7
	setf.sig f7 = r31
	add r17 = r17, r7
	;;
	.mfb
	nop 0
	xmpy.hu f9 = f9, f6
	nop 0
	.mii
	setf.sig f6 = r49
	extr.u r125 = r125, 3, 32
	add r17 = r17, r4
	;;
	.mmi
	add r20 = r20, r125
	nop 0
	shladd r125 = r23, 2, r0
	;;
	.mmi
	add r125 = r125, r23
	ld4.acq r23 = [r40]
	add r20 = r20, r16
	.mmi
	shladd r16 = r111, 3, r0
	ld4.acq r37 = [r40]
	nop 0
	;;
	.mmi
	ld4.acq r36 = [r40]
	addp4 r23 = r23, r0
	shl r35 = r20, 5
	.mmi
	shladd r117 = r125, 2, r0
	ld4.acq r114 = [r40]
	add r16 = r16, r111
	;;
	.mfi
	nop 0
	xmpy.hu f7 = f7, f8
	sub r28 = r21, r122
	.mmi
	getf.sig r24 = f9
	setf.sig f9 = r3
	sub r35 = r35, r20
	;;
	.mmi
	setf.sig f8 = r75
	ld4.acq r34 = [r40]
	xor r20 = r39, r124
	.mmi
	add r125 = r125, r117
	shladd r16 = r16, 1, r0
	shr.u r28 = r28, 1
	;;
	.mmi
	ld4.acq r21 = [r40]
	xor r20 = r105, r20
	sub r106 = r106, r125
	.mmi
	add r16 = r16, r111
	add r122 = r122, r28
	adds r36 = 33, r36
	;;
	.mmi
	ld4.acq r38 = [r40]
	add r15 = r15, r106
	shr.u r122 = r122, 4
	.mmi
	or r34 = 33, r34
	ld4.acq r9 = [r40]
	shl r16 = r16, 20
	;;
	.mmi
	getf.sig r31 = f7
	setf.sig f7 = r126
	addp4 r38 = r38, r0
	.mmi
	ld4.acq r6 = [r40]
	add r15 = r15, r32
	shr r126 = r126, 63
	;;
	.mfi
	nop 0
	xmpy.hu f9 = f9, f6
	shr.u r24 = r24, 4
	.mmi
	ld4.acq r121 = [r40]
	shladd r28 = r122, 1, r0
	sxt4 r9 = r9
	;;
	.mmi
	shladd r33 = r24, 1, r0
	ld4.acq r113 = [r40]
	add r122 = r28, r122
	.mmi
	addp4 r121 = r121, r0
	ld4.acq r112 = [r40]
	addp4 r6 = r6, r0
	;;
	.mmi
	add r18 = r33, r24
	add r15 = r15, r122
	adds r112 = 37, r112
	;;
	.mmi
	add r14 = r14, r18
	nop 0
	shladd r18 = r127, 2, r0
	;;
	.mfi
	nop 0
	xmpy.h f6 = f7, f8
	add r14 = r14, r20
	.mmi
	getf.sig r29 = f9
	setf.sig f7 = r49
	addp4 r20 = r21, r0
	;;
	.mmi
	setf.sig f9 = r27
	setf.sig f8 = r11
	extr.u r31 = r31, 4, 32
	.mmi
	nop 0
	add r18 = r18, r127
	nop 0
	;;
	.mmi
	add r19 = r19, r31
	ld4.acq r31 = [r40]
	dep.z r127 = r17, 5, 27
	.mmi
	nop 0
	ld4.acq r107 = [r40]
	nop 0
	;;
	.mmi
	ld4.acq r24 = [r40]
	add r19 = r19, r35
	and r31 = 37, r31
	.mmi
	or r107 = 37, r107
	ld4.acq r33 = [r40]
	nop 0
	;;
	.mmi
	getf.sig r65 = f6
	setf.sig f6 = r23
	addp4 r33 = r33, r0
	.mmi
	ld4.acq r125 = [r40]
	addp4 r24 = r24, r0
	shl r105 = r19, 5
	;;
	.mmi
	sub r124 = r3, r29
	ld4.acq r35 = [r40]
	sub r19 = r105, r19
	.mmi
	nop 0
	xor r31 = r112, r31
	nop 0
	;;
	.mfi
	nop 0
	xmpy.hu f9 = f9, f7
	shr.u r124 = r124, 1
	.mmi
	setf.sig f7 = r26
	addp4 r35 = r35, r0
	xor r31 = r107, r31
	;;
	.mmi
	add r29 = r29, r124
	;;
	nop 0
	shr.u r29 = r29, 4
	;;
	.mii
	sub r126 = r65, r126
	shl r117 = r29, 5
	addl r65 = @gprel(.LC4), gp
	;;
	.mmi
	getf.sig r2 = f9
	setf.sig f9 = r55
	shladd r7 = r126, 2, r0
	.mmi
	sub r117 = r117, r29
	;;
	add r7 = r7, r126
	sub r126 = r127, r17
	.mmi
	xor r17 = r104, r30
	shladd r30 = r18, 2, r0
	sub r3 = r3, r117
	;;
	.mmi
	add r14 = r14, r7
	add r18 = r18, r30
	xor r17 = r10, r17
	;;
	.mmi
	add r14 = r14, r126
	add r15 = r15, r17
	shl r18 = r18, 20
	;;
	.mii
	nop 0
	dep.z r30 = r14, 5, 27
	nop 0
	;;
	.mfi
	nop 0
	xmpy.h f8 = f8, f9
	nop 0
	.mmi
	setf.sig f9 = r123
	sub r27 = r27, r2
	sub r30 = r30, r14
	;;
	.mii
	nop 0
	shr.u r124 = r27, 1
	nop 0
	.mmi
	ld4.acq r27 = [r40]
	ld4.acq r111 = [r40]
	nop 0
	;;
	.mmi
	ld4.acq r110 = [r40]
	add r28 = r2, r124
	addp4 r27 = r27, r0
	;;
	.mii
	nop 0
	shr.u r28 = r28, 4
	adds r110 = 41, r110
	;;
	.mmi
	getf.sig r25 = f8
	setf.sig f8 = r50
	shladd r17 = r28, 1, r0
	;;
	.mmi
	add r17 = r17, r28
	;;
	add r17 = r17, r3
	nop 0
	;;
	.mfi
	nop 0
	xmpy.hu f7 = f7, f8
	nop 0
	.mmi
	setf.sig f8 = r109
	add r25 = r25, r11
	shr r11 = r11, 63
	;;
	.mii
	nop 0
	shr r25 = r25, 4
	nop 0
	;;
	.mmi
	sub r21 = r25, r11
	ld4.acq r11 = [r40]
	nop 0
	.mmi
	ld4.acq r106 = [r40]
	;;
	ld4.acq r25 = [r40]
	shladd r118 = r21, 2, r0
	.mmi
	or r106 = 41, r106
	ld4.acq r32 = [r40]
	nop 0
	;;
	.mmi
	getf.sig r8 = f7
	setf.sig f7 = r51
	addp4 r32 = r32, r0
	.mmi
	ld4.acq r126 = [r40]
	add r118 = r118, r21
	addp4 r25 = r25, r0
	;;
	.mmi
	nop 0
	ld4.acq r7 = [r40]
	sxt4 r126 = r126
	.mmi
	ld4.acq r124 = [r40]
	;;
	ld4.acq r105 = [r40]
	addp4 r124 = r124, r0
	.mmi
	addp4 r7 = r7, r0
	ld4.acq r104 = [r40]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f9 = f9, f7
	.mii
	setf.sig f7 = r49
	sub r26 = r26, r8
	;;
	shr.u r26 = r26, 1
	;;
	.mmi
	add r8 = r8, r26
	;;
	nop 0
	extr.u r8 = r8, 4, 32
	;;
	.mmi
	getf.sig r123 = f9
	setf.sig f9 = r74
	add r18 = r18, r8
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f6, f7
	nop 0
	.mmi
	setf.sig f7 = r48
	nop 0
	nop 0
	;;
	.mfb
	nop 0
	xmpy.h f8 = f8, f9
	nop 0
	.mmi
	getf.sig r39 = f6
	setf.sig f9 = r33
	extr.u r123 = r123, 4, 32
	;;
	.mmi
	nop 0
	add r16 = r16, r123
	nop 0
	.mmi
	ld4.acq r123 = [r40]
	ld4.acq r10 = [r40]
	nop 0
	;;
	.mmi
	ld4.acq r21 = [r40]
	add r16 = r16, r19
	and r19 = 31, r115
	.mmi
	and r123 = 63, r123
	ld4.acq r2 = [r40]
	or r10 = 63, r10
	;;
	.mii
	addp4 r2 = r2, r0
	shl r122 = r16, 5
	addp4 r21 = r21, r0
	;;
	.mmb
	getf.sig r22 = f8
	setf.sig f8 = r38
	nop 0
	.mii
	sub r29 = r122, r16
	sxt4 r122 = r125
	add r125 = r15, r118
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f9, f7
	sub r23 = r23, r39
	.mmi
	setf.sig f7 = r32
	setf.sig f9 = r9
	add r125 = r30, r125
	;;
	.mib
	nop 0
	shr.u r23 = r23, 1
	nop 0
	.mii
	xor r15 = r116, r19
	shl r19 = r5, 5
	;;
	sub r19 = r19, r5
	.mii
	xor r15 = r108, r15
	shr r9 = r9, 63
	;;
	shl r19 = r19, 20
	.mmi
	add r17 = r17, r15
	nop 0
	shladd r15 = r113, 3, r0
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f20
	nop 0
	.mmi
	getf.sig r14 = f6
	setf.sig f6 = r24
	add r22 = r22, r109
	;;
	.mfi
	nop 0
	xmpy.h f9 = f9, f20
	shr r109 = r109, 63
	.mii
	add r15 = r15, r113
	shr r22 = r22, 4
	;;
	sub r22 = r22, r109
	.mmi
	shladd r15 = r15, 2, r0
	;;
	shladd r30 = r22, 2, r0
	add r15 = r15, r113
	;;
	.mmi
	getf.sig r4 = f8
	setf.sig f8 = r20
	nop 0
	;;
	.mmi
	getf.sig r127 = f9
	setf.sig f9 = r46
	shr.u r115 = r14, 5
	.mmi
	add r14 = r18, r29
	nop 0
	add r29 = r39, r23
	;;
	.mii
	nop 0
	extr.u r29 = r29, 4, 32
	shl r116 = r14, 5
	;;
	.mmi
	add r19 = r19, r29
	sub r116 = r116, r14
	dep.z r39 = r125, 5, 27
	;;
	.mmi
	sub r125 = r39, r125
	nop 0
	add r19 = r19, r116
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f20
	shr.u r4 = r4, 1
	;;
	.mii
	nop 0
	shl r16 = r4, 5
	nop 0
	;;
	.mmi
	add r23 = r16, r4
	add r4 = r30, r22
	dep.z r16 = r37, 5, 27
	.mmi
	and r22 = 33, r114
	nop 0
	shl r114 = r19, 5
	;;
	.mmi
	sub r38 = r38, r23
	add r16 = r16, r37
	shr r23 = r127, 1
	.mmi
	xor r22 = r36, r22
	add r17 = r17, r4
	sub r19 = r114, r19
	;;
	.mmi
	getf.sig r20 = f8
	setf.sig f8 = r47
	add r16 = r16, r38
	.mmi
	xor r22 = r34, r22
	sub r23 = r23, r9
	add r17 = r17, r125
	;;
	.mmi
	shladd r116 = r23, 2, r0
	nop 0
	adds r37 = 63, r104
	;;
	.mii
	add r116 = r116, r23
	xor r123 = r37, r123
	;;
	xor r123 = r10, r123
	;;
	.mfb
	nop 0
	xmpy.hu f7 = f7, f8
	nop 0
	.mii
	setf.sig f8 = r2
	shr.u r18 = r20, 1
	shladd r20 = r115, 3, r0
	;;
	.mmi
	shladd r3 = r18, 1, r0
	nop 0
	add r20 = r20, r115
	;;
	.mmi
	add r29 = r3, r18
	ld4.acq r3 = [r40]
	shladd r14 = r20, 2, r0
	.mmi
	shladd r20 = r35, 3, r0
	ld4.acq r109 = [r40]
	shl r18 = r6, 5
	;;
	.mib
	nop 0
	sxt4 r3 = r3
	nop 0
	.mmi
	add r16 = r16, r29
	add r14 = r14, r115
	add r18 = r18, r6
	;;
	.mmi
	getf.sig r26 = f7
	setf.sig f7 = r48
	add r16 = r16, r22
	.mmi
	ld4.acq r22 = [r40]
	sub r33 = r33, r14
	add r20 = r20, r35
	;;
	.mfb
	nop 0
	xmpy.hu f8 = f8, f9
	nop 0
	.mii
	addp4 r22 = r22, r0
	dep.z r115 = r17, 5, 27
	add r15 = r15, r33
	;;
	.mib
	nop 0
	shl r18 = r18, 20
	nop 0
	.mmi
	shladd r20 = r20, 2, r0
	sub r17 = r115, r17
	add r16 = r16, r116
	;;
	.mmi
	add r20 = r20, r35
	add r16 = r16, r17
	shladd r14 = r111, 2, r0
	;;
	.mii
	nop 0
	shl r20 = r20, 20
	add r14 = r14, r111
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f6, f7
	shr.u r26 = r26, 5
	.mmi
	getf.sig r28 = f8
	setf.sig f7 = r122
	shr r122 = r122, 63
	;;
	.mmi
	setf.sig f8 = r73
	shladd r29 = r26, 2, r0
	dep.z r107 = r16, 5, 27
	.mii
	shladd r14 = r14, 3, r0
	nop 0
	;;
	add r29 = r29, r26
	.mmi
	sub r107 = r107, r16
	add r14 = r14, r111
	addp4 r111 = r109, r0
	;;
	.mmi
	shladd r29 = r29, 3, r0
	;;
	getf.sig r24 = f6
	nop 0
	.mmi
	setf.sig f6 = r121
	add r29 = r29, r26
	and r26 = 41, r11
	;;
	.mmi
	sub r125 = r2, r28
	sub r32 = r32, r29
	xor r26 = r110, r26
	;;
	.mfi
	nop 0
	xmpy.h f7 = f7, f8
	shr.u r17 = r125, 1
	.mmi
	setf.sig f8 = r47
	xor r106 = r106, r26
	add r14 = r14, r32
	;;
	.mmi
	nop 0
	add r28 = r28, r17
	nop 0
	.mmi
	ld4.acq r17 = [r40]
	ld4.acq r34 = [r40]
	nop 0
	;;
	.mii
	nop 0
	shr.u r28 = r28, 5
	adds r34 = 64, r34
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f20
	.mii
	nop 0
	dep.z r17 = r17, 6, 26
	shr.u r24 = r24, 5
	;;
	.mmi
	getf.sig r8 = f7
	setf.sig f7 = r25
	shladd r113 = r24, 1, r0
	;;
	.mmi
	add r24 = r113, r24
	;;
	add r15 = r15, r24
	nop 0
	;;
	.mmi
	getf.sig r121 = f6
	setf.sig f6 = r21
	add r15 = r15, r31
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f7 = f7, f8
	.mmi
	setf.sig f8 = r48
	nop 0
	shr r8 = r8, 3
	;;
	.mmi
	sub r8 = r8, r122
	ld4.acq r122 = [r40]
	nop 0
	.mmi
	ld4.acq r113 = [r40]
	;;
	and r122 = 64, r122
	or r113 = 64, r113
	;;
	.mfb
	nop 0
	xmpy.hu f6 = f6, f9
	nop 0
	.mii
	setf.sig f9 = r126
	extr.u r121 = r121, 1, 32
	shr r126 = r126, 63
	;;
	.mmi
	getf.sig r25 = f7
	setf.sig f7 = r27
	nop 0
	.mmi
	add r18 = r18, r121
	shladd r121 = r8, 2, r0
	xor r122 = r34, r122
	;;
	.mmi
	add r121 = r121, r8
	ld4.acq r8 = [r40]
	add r18 = r18, r19
	.mmi
	shladd r19 = r7, 2, r0
	ld4.acq r33 = [r40]
	xor r122 = r113, r122
	;;
	.mmi
	ld4.acq r4 = [r40]
	add r15 = r15, r121
	shl r31 = r18, 5
	.mmi
	add r19 = r19, r7
	nop 0
	and r33 = 63, r33
	;;
	.mmb
	getf.sig r30 = f6
	setf.sig f6 = r72
	nop 0
	.mmi
	sub r31 = r31, r18
	add r15 = r15, r107
	dep.z r18 = r105, 6, 26
	;;
	.mmi
	sub r18 = r18, r105
	shladd r19 = r19, 3, r0
	add r17 = r17, r33
	;;
	.mfb
	nop 0
	xmpy.hu f7 = f7, f8
	nop 0
	.mii
	setf.sig f8 = r46
	shr.u r25 = r25, 5
	add r19 = r19, r7
	;;
	.mii
	shladd r29 = r25, 1, r0
	shl r19 = r19, 20
	;;
	add r25 = r29, r25
	;;
	.mfi
	nop 0
	xmpy.h f9 = f9, f6
	nop 0
	.mmi
	setf.sig f6 = r71
	sub r24 = r21, r30
	add r14 = r14, r25
	;;
	.mmi
	getf.sig r27 = f7
	setf.sig f7 = r22
	dep.z r25 = r15, 5, 27
	.mmi
	ld4.acq r21 = [r40]
	add r14 = r14, r106
	shr.u r24 = r24, 1
	;;
	.mmi
	ld4.acq r116 = [r40]
	add r30 = r30, r24
	shl r24 = r28, 6
	.mmi
	nop 0
	ld4.acq r36 = [r40]
	nop 0
	;;
	.mmi
	ld4.acq r115 = [r40]
	sub r24 = r24, r28
	shr.u r30 = r30, 5
	.mmi
	nop 0
	ld4.acq r121 = [r40]
	nop 0
	;;
	.mmi
	getf.sig r127 = f9
	setf.sig f9 = r3
	sub r2 = r2, r24
	.mmi
	ld4.acq r112 = [r40]
	shladd r32 = r30, 1, r0
	shr r24 = r3, 63
	;;
	.mmi
	add r30 = r32, r30
	nop 0
	adds r32 = 65, r115
	.mmi
	and r121 = 65, r121
	nop 0
	or r112 = 65, r112
	;;
	.mfi
	nop 0
	xmpy.hu f7 = f7, f8
	extr.u r27 = r27, 5, 32
	;;
	.mmi
	nop 0
	add r20 = r20, r27
	nop 0
	.mmi
	ld4.acq r27 = [r40]
	ld4.acq r11 = [r40]
	nop 0
	;;
	.mmi
	addp4 r11 = r11, r0
	add r20 = r20, r31
	addp4 r27 = r27, r0
	;;
	.mfi
	nop 0
	xmpy.h f9 = f9, f6
	shr r127 = r127, 4
	.mmi
	setf.sig f6 = r47
	setf.sig f8 = r27
	shl r35 = r20, 5
	;;
	.mmi
	getf.sig r125 = f7
	setf.sig f7 = r11
	sub r127 = r127, r126
	.mmi
	ld4.acq r126 = [r40]
	ld4.acq r108 = [r40]
	sub r35 = r35, r20
	;;
	.mmi
	ld4.acq r31 = [r40]
	shladd r38 = r127, 2, r0
	sxt4 r126 = r126
	.mmi
	ld4.acq r39 = [r40]
	nop 0
	shl r20 = r111, 6
	;;
	.mmi
	ld4.acq r114 = [r40]
	nop 0
	add r38 = r38, r127
	.mmi
	addp4 r31 = r31, r0
	ld4.acq r29 = [r40]
	nop 0
	;;
	.mmi
	getf.sig r23 = f9
	setf.sig f9 = r124
	add r14 = r14, r38
	.mmi
	ld4.acq r109 = [r40]
	adds r114 = 100, r114
	and r29 = 100, r29
	;;
	.mfi
	ld4.acq r26 = [r40]
	xmpy.hu f8 = f8, f19
	or r109 = 100, r109
	.mii
	ld4.acq r16 = [r40]
	nop 0
	;;
	extr.u r127 = r16, 2, 30
	.mmi
	ld4.acq r9 = [r40]
	ld4.acq r107 = [r40]
	sub r22 = r22, r125
	;;
	.mii
	ld4.acq r28 = [r40]
	extr.u r26 = r26, 2, 30
	sxt4 r9 = r9
	.mmi
	ld4.acq r110 = [r40]
	;;
	ld4.acq r106 = [r40]
	extr.u r28 = r28, 2, 30
	;;
	.mfi
	nop 0
	xmpy.hu f9 = f9, f6
	add r23 = r23, r3
	.mfi
	ld4.acq r3 = [r40]
	xmpy.hu f6 = f7, f19
	adds r106 = 127, r106
	;;
	.mmi
	ld4.acq r105 = [r40]
	nop 0
	shr r23 = r23, 5
	.mmi
	getf.sig r27 = f8
	setf.sig f7 = r45
	nop 0
	;;
	.mmi
	nop 0
	sub r23 = r23, r24
	sub r24 = r25, r15
	.mmi
	ld4.acq r25 = [r40]
	add r15 = r18, r2
	or r105 = 127, r105
	;;
	.mmi
	nop 0
	ld4.acq r104 = [r40]
	addp4 r25 = r25, r0
	.mmi
	add r15 = r15, r30
	add r14 = r14, r24
	shr.u r24 = r22, 1
	;;
	.mmb
	getf.sig r124 = f9
	setf.sig f9 = r127
	nop 0
	.mmi
	addp4 r104 = r104, r0
	add r15 = r15, r123
	extr r22 = r4, 31, 1
	;;
	.mmi
	setf.sig f8 = r104
	nop 0
	shr.u r22 = r22, 58
	;;
	.mii
	add r22 = r22, r4
	shr.u r27 = r27, 2
	;;
	extr r22 = r22, 6, 26
	;;
	.mmi
	nop 0
	shladd r34 = r22, 2, r0
	nop 0
	;;
	.mfb
	nop 0
	xmpy.hu f9 = f9, f7
	nop 0
	.mii
	setf.sig f7 = r126
	extr.u r124 = r124, 5, 32
	shr r126 = r126, 63
	;;
	.mii
	add r19 = r19, r124
	extr.u r124 = r8, 6, 26
	add r34 = r34, r22
	;;
	.mmi
	add r18 = r19, r35
	sub r19 = r20, r111
	dep.z r111 = r14, 5, 27
	.mmi
	add r20 = r125, r24
	shladd r35 = r23, 2, r0
	shladd r123 = r124, 1, r0
	;;
	.mmi
	getf.sig r24 = f6
	setf.sig f6 = r9
	shl r10 = r18, 5
	.mmi
	add r35 = r35, r23
	add r123 = r123, r124
	shl r19 = r19, 20
	;;
	.mmb
	getf.sig r127 = f9
	setf.sig f9 = r44
	nop 0
	.mii
	sub r10 = r10, r18
	extr.u r18 = r20, 5, 32
	sub r111 = r111, r14
	;;
	.mfi
	ld4.acq r124 = [r40]
	xmpy.h f7 = f7, f19
	add r18 = r19, r18
	.mmi
	add r15 = r15, r35
	shladd r19 = r39, 2, r0
	addp4 r20 = r21, r0
	;;
	.mmi
	add r18 = r18, r10
	ld4.acq r10 = [r40]
	sxt4 r124 = r124
	.mmi
	add r15 = r15, r111
	add r19 = r19, r39
	add r17 = r17, r123
	;;
	.mib
	nop 0
	dep.z r14 = r36, 6, 26
	nop 0
	.mmi
	addp4 r123 = r108, r0
	shladd r108 = r27, 1, r0
	shl r20 = r20, 26
	;;
	.mib
	nop 0
	shr.u r23 = r24, 2
	nop 0
	.mmi
	add r14 = r14, r36
	shladd r35 = r19, 2, r0
	shl r111 = r18, 5
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f9
	shl r2 = r23, 6
	.mmi
	getf.sig r125 = f7
	setf.sig f7 = r55
	and r21 = -4, r127
	;;
	.mmi
	add r2 = r2, r23
	ld4.acq r23 = [r40]
	extr.u r22 = r116, 6, 26
	.mmi
	sub r18 = r111, r18
	add r17 = r17, r122
	shr.u r127 = r127, 2
	;;
	.mmi
	addp4 r23 = r23, r0
	sub r11 = r11, r2
	dep.z r113 = r15, 5, 27
	.mmi
	ld4.acq r33 = [r40]
	add r20 = r20, r22
	add r21 = r21, r127
	;;
	.mmi
	ld4.acq r116 = [r40]
	add r14 = r14, r11
	add r11 = r108, r27
	.mmi
	sub r113 = r113, r15
	add r15 = r19, r35
	shl r19 = r123, 6
	;;
	.mmi
	getf.sig r30 = f8
	setf.sig f8 = r25
	addp4 r127 = r107, r0
	.mmi
	ld4.acq r2 = [r40]
	xor r27 = r32, r121
	shladd r111 = r21, 2, r0
	;;
	.mfi
	ld4.acq r115 = [r40]
	xmpy.h f6 = f6, f7
	shr r125 = r125, 2
	.mmi
	setf.sig f7 = r23
	add r19 = r19, r123
	add r20 = r20, r18
	;;
	.mmi
	sub r125 = r125, r126
	ld4.acq r22 = [r40]
	xor r27 = r112, r27
	.mmi
	add r21 = r21, r111
	add r14 = r14, r11
	shladd r18 = r127, 2, r0
	;;
	.mmi
	ld4.acq r108 = [r40]
	addp4 r22 = r22, r0
	shladd r11 = r125, 2, r0
	.mmi
	add r18 = r18, r127
	add r14 = r14, r27
	shladd r27 = r21, 2, r0
	;;
	.mmi
	addp4 r108 = r108, r0
	add r127 = r11, r125
	add r17 = r17, r34
	.mmi
	shladd r15 = r15, 2, r0
	or r115 = r97, r115
	shl r32 = r20, 5
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f9
	sub r122 = r104, r30
	.mmi
	setf.sig f9 = r45
	add r14 = r14, r127
	add r17 = r17, r113
	;;
	.mmi
	getf.sig r24 = f6
	setf.sig f6 = r31
	shr.u r122 = r122, 1
	.mmi
	sub r32 = r32, r20
	add r15 = r16, r15
	shl r19 = r19, 20
	;;
	.mmi
	add r30 = r30, r122
	ld4.acq r122 = [r40]
	dep.z r34 = r17, 5, 27
	.mmi
	sub r15 = r15, r27
	ld4.acq r111 = [r40]
	nop 0
	;;
	.mmi
	nop 0
	ld4.acq r121 = [r40]
	sxt4 r122 = r122
	.mmi
	sub r34 = r34, r17
	ld4.acq r118 = [r40]
	shr.u r30 = r30, 6
	;;
	.mmi
	getf.sig r8 = f8
	setf.sig f8 = r26
	dep.z r16 = r110, 7, 25
	.mmi
	ld4.acq r38 = [r40]
	add r14 = r14, r34
	addp4 r121 = r121, r0
	;;
	.mmi
	ld4.acq r11 = [r40]
	nop 0
	sub r16 = r16, r110
	.mmi
	adds r38 = 255, r38
	ld4.acq r112 = [r40]
	nop 0
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f6, f19
	nop 0
	.mmi
	ld4.acq r21 = [r40]
	add r24 = r24, r9
	shr r9 = r9, 63
	;;
	.mii
	ld4.acq r107 = [r40]
	shr r24 = r24, 6
	or r112 = r96, r112
	.mmi
	ld4.acq r127 = [r40]
	;;
	addp4 r107 = r107, r0
	sxt4 r127 = r127
	.mmi
	sub r20 = r24, r9
	nop 0
	xor r24 = r114, r29
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f9
	nop 0
	.mmi
	xor r24 = r109, r24
	ld4.acq r109 = [r40]
	sub r25 = r25, r8
	;;
	.mmi
	getf.sig r31 = f6
	setf.sig f6 = r28
	shr.u r25 = r25, 1
	;;
	.mmi
	getf.sig r26 = f8
	setf.sig f8 = r44
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f9
	.mmi
	setf.sig f9 = r108
	nop 0
	extr.u r31 = r31, 2, 32
	;;
	.mmi
	add r17 = r19, r31
	ld4.acq r31 = [r40]
	add r19 = r8, r25
	.mmi
	addp4 r8 = r10, r0
	ld4.acq r117 = [r40]
	shl r25 = r30, 7
	;;
	.mmi
	ld4.acq r6 = [r40]
	add r17 = r17, r32
	shladd r32 = r20, 2, r0
	.mmi
	sub r25 = r25, r30
	addp4 r31 = r31, r0
	shr.u r19 = r19, 6
	;;
	.mfi
	nop 0
	xmpy.hu f7 = f7, f8
	shr.u r26 = r26, 2
	.mmi
	setf.sig f8 = r70
	ld4.acq r29 = [r40]
	add r32 = r32, r20
	;;
	.mmi
	getf.sig r28 = f6
	setf.sig f6 = r43
	shladd r125 = r26, 1, r0
	.mmi
	ld4.acq r4 = [r40]
	addp4 r20 = r21, r0
	sub r104 = r104, r25
	;;
	.mmi
	add r125 = r125, r26
	ld4.acq r27 = [r40]
	shladd r26 = r18, 2, r0
	.mmi
	shladd r25 = r19, 1, r0
	add r16 = r16, r104
	shl r114 = r17, 5
	;;
	.mmb
	ld4.acq r37 = [r40]
	add r15 = r15, r125
	nop 0
	.mii
	add r18 = r18, r26
	dep.z r125 = r14, 5, 27
	and r26 = 127, r3
	;;
	.mmi
	getf.sig r126 = f7
	setf.sig f7 = r124
	addp4 r37 = r37, r0
	.mmi
	add r15 = r15, r24
	ld4.acq r10 = [r40]
	shl r18 = r18, 22
	;;
	.mmi
	ld4.acq r39 = [r40]
	sub r3 = r125, r14
	sub r114 = r114, r17
	.mmi
	xor r26 = r106, r26
	add r17 = r25, r19
	add r15 = r15, r32
	;;
	.mfi
	ld4.acq r125 = [r40]
	xmpy.hu f9 = f9, f6
	extr.u r28 = r28, 2, 32
	.mmi
	xor r105 = r105, r26
	addp4 r27 = r27, r0
	shr r124 = r124, 63
	;;
	.mmi
	ld4.acq r7 = [r40]
	add r18 = r18, r28
	shl r19 = r8, 7
	.mmi
	add r15 = r15, r3
	addp4 r104 = r111, r0
	adds r111 = 129, r116
	;;
	.mmb
	ld4.acq r36 = [r40]
	add r18 = r18, r114
	nop 0
	.mmi
	sub r19 = r19, r8
	add r16 = r16, r17
	dep.z r110 = r15, 5, 27
	;;
	.mfi
	sub r23 = r23, r126
	xmpy.h f7 = f7, f8
	add r16 = r16, r105
	.mmi
	setf.sig f8 = r107
	ld4.acq r34 = [r40]
	sub r110 = r110, r15
	;;
	.mmi
	getf.sig r113 = f9
	setf.sig f9 = r122
	shr.u r23 = r23, 1
	.mmi
	ld4.acq r32 = [r40]
	addp4 r125 = r125, r0
	sxt4 r10 = r10
	;;
	.mmi
	ld4.acq r28 = [r40]
	add r26 = r126, r23
	dep.z r17 = r33, 7, 25
	.mmi
	adds r6 = 257, r6
	and r29 = r95, r29
	shl r105 = r18, 5
	;;
	.mmi
	ld4.acq r14 = [r40]
	add r17 = r17, r33
	extr.u r28 = r28, 3, 29
	.mmi
	sub r105 = r105, r18
	xor r29 = r6, r29
	shl r19 = r19, 20
	;;
	.mmi
	getf.sig r123 = f7
	setf.sig f7 = r22
	extr.u r126 = r14, 3, 29
	.mmi
	ld4.acq r8 = [r40]
	or r4 = r95, r4
	shr r122 = r122, 63
	;;
	.mmi
	ld4.acq r35 = [r40]
	xor r29 = r4, r29
	extr.u r26 = r26, 6, 32
	.mmi
	adds r36 = 1000, r36
	or r32 = r94, r32
	sxt4 r8 = r8
	;;
	.mmi
	add r18 = r19, r26
	nop 0
	shl r19 = r104, 7
	.mmi
	addp4 r39 = r39, r0
	nop 0
	addp4 r35 = r35, r0
	;;
	.mmi
	add r18 = r18, r105
	add r19 = r19, r104
	addp4 r104 = r109, r0
	;;
	.mii
	nop 0
	shl r19 = r19, 20
	shl r109 = r18, 5
	;;
	.mfi
	nop 0
	xmpy.hu f7 = f7, f6
	shr r30 = r123, 5
	.mfi
	and r123 = -128, r113
	xmpy.hu f6 = f8, f18
	shr.u r113 = r113, 7
	;;
	.mmi
	setf.sig f8 = r127
	sub r30 = r30, r124
	add r23 = r123, r113
	.mmi
	ld4.acq r123 = [r40]
	ld4.acq r114 = [r40]
	sub r109 = r109, r18
	;;
	.mmi
	shladd r5 = r30, 2, r0
	ld4.acq r113 = [r40]
	nop 0
	.mmi
	sub r108 = r108, r23
	and r23 = r97, r2
	shl r18 = r104, 8
	;;
	.mmi
	add r5 = r5, r30
	ld4.acq r30 = [r40]
	add r17 = r17, r108
	.mmi
	xor r23 = r111, r23
	sub r18 = r18, r104
	adds r113 = 1023, r113
	;;
	.mmi
	getf.sig r22 = f7
	setf.sig f7 = r69
	add r15 = r16, r5
	.mmi
	ld4.acq r106 = [r40]
	addl r16 = @gprel(.LC2), gp
	xor r23 = r115, r23
	;;
	.mii
	add r15 = r15, r110
	extr.u r123 = r123, 3, 29
	shl r18 = r18, 20
	.mmb
	and r30 = r93, r30
	or r106 = r93, r106
	nop 0
	;;
	.mfi
	nop 0
	xmpy.h f8 = f8, f18
	dep.z r119 = r15, 5, 27
	.mmi
	xor r30 = r113, r30
	;;
	sub r15 = r119, r15
	xor r30 = r106, r30
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f9 = f9, f7
	.mmi
	setf.sig f7 = r37
	nop 0
	shr.u r21 = r22, 7
	;;
	.mmi
	getf.sig r24 = f8
	setf.sig f8 = r42
	shladd r124 = r21, 1, r0
	;;
	.mmi
	getf.sig r22 = f6
	setf.sig f6 = r126
	add r21 = r124, r21
	;;
	.mmi
	nop 0
	add r17 = r17, r21
	nop 0
	;;
	.mmi
	getf.sig r9 = f9
	setf.sig f9 = r20
	add r17 = r17, r23
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f7 = f7, f8
	.mmi
	add r24 = r24, r127
	nop 0
	shr r127 = r127, 63
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f6, f17
	shr.u r3 = r22, 7
	.mmi
	ld4.acq r22 = [r40]
	ld4.acq r116 = [r40]
	shr r24 = r24, 7
	;;
	.mmi
	addp4 r116 = r116, r0
	addp4 r22 = r22, r0
	shl r26 = r3, 8
	.mmi
	ld4.acq r59 = [r40]
	ld4.acq r5 = [r40]
	sub r24 = r24, r127
	;;
	.mfi
	nop 0
	xmpy.hu f9 = f9, f18
	sub r3 = r26, r3
	.mmi
	ld4.acq r26 = [r40]
	sub r122 = r9, r122
	shladd r63 = r24, 2, r0
	;;
	.mmi
	getf.sig r25 = f7
	setf.sig f7 = r43
	sub r107 = r107, r3
	.mmi
	ld4.acq r110 = [r40]
	shladd r21 = r122, 2, r0
	addp4 r26 = r26, r0
	;;
	.mmi
	getf.sig r126 = f6
	setf.sig f6 = r31
	add r122 = r21, r122
	.mmi
	ld4.acq r108 = [r40]
	add r63 = r63, r24
	addl r24 = @gprel(.LC3), gp
	;;
	.mmi
	ld4.acq r105 = [r40]
	add r17 = r17, r122
	sxt4 r33 = r59
	.mmi
	adds r108 = 4095, r108
	ld4.acq r3 = [r40]
	nop 0
	;;
	.mmb
	getf.sig r20 = f9
	setf.sig f9 = r121
	nop 0
	.mmi
	ld4.acq r23 = [r40]
	add r17 = r17, r15
	dep.z r15 = r117, 8, 24
	;;
	.mmi
	ld4.acq r111 = [r40]
	addp4 r23 = r23, r0
	add r15 = r15, r117
	.mmi
	or r3 = r92, r3
	ld4.acq r62 = [r40]
	nop 0
	;;
	.mii
	addp4 r111 = r111, r0
	shr.u r2 = r25, 8
	and r25 = r96, r11
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f6, f18
	xor r25 = r38, r25
	.mmi
	ld4.acq r38 = [r40]
	ld4.acq r59 = [r40]
	shl r11 = r2, 8
	;;
	.mmi
	add r11 = r11, r2
	nop 0
	shr.u r126 = r126, 4
	.mmi
	xor r25 = r112, r25
	nop 0
	addp4 r38 = r38, r0
	;;
	.mfi
	nop 0
	xmpy.hu f9 = f9, f7
	dep.z r112 = r17, 5, 27
	.mmi
	setf.sig f7 = r27
	sub r37 = r37, r11
	shr.u r20 = r20, 7
	;;
	.mmi
	add r15 = r15, r37
	shladd r21 = r20, 1, r0
	sub r112 = r112, r17
	;;
	.mmb
	getf.sig r31 = f6
	setf.sig f6 = r10
	nop 0
	.mii
	add r20 = r21, r20
	dep.z r21 = r7, 5, 27
	shr r10 = r10, 63
	;;
	.mmi
	nop 0
	sub r21 = r21, r7
	nop 0
	;;
	.mmi
	getf.sig r121 = f9
	setf.sig f9 = r41
	shladd r21 = r21, 2, r0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f7 = f7, f8
	.mii
	setf.sig f8 = r116
	add r21 = r21, r7
	;;
	shladd r21 = r21, 3, r0
	;;
	.mii
	nop 0
	extr.u r31 = r31, 7, 32
	add r14 = r14, r21
	.mmb
	nop 0
	and r21 = r94, r34
	nop 0
	;;
	.mmi
	add r17 = r18, r31
	xor r21 = r36, r21
	shl r18 = r35, 5
	;;
	.mmi
	getf.sig r27 = f7
	ldf8 f7 = [r16]
	extr.u r121 = r121, 7, 32
	.mmi
	nop 0
	sub r18 = r18, r35
	nop 0
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f9
	dep.z r16 = r118, 8, 24
	.mii
	add r19 = r19, r121
	shladd r18 = r18, 2, r0
	;;
	sub r16 = r16, r118
	.mmi
	add r19 = r19, r109
	ld4.acq r109 = [r40]
	add r18 = r18, r35
	;;
	.mmi
	add r16 = r16, r107
	ld4.acq r107 = [r40]
	shl r119 = r19, 5
	.mmi
	ld4.acq r2 = [r40]
	nop 0
	shl r18 = r18, 23
	;;
	.mmi
	ld4.acq r11 = [r40]
	add r16 = r16, r20
	shl r20 = r126, 5
	.mmi
	sub r119 = r119, r19
	adds r107 = 8191, r107
	shl r19 = r39, 8
	;;
	.mmi
	getf.sig r124 = f8
	setf.sig f8 = r22
	shr.u r27 = r27, 8
	.mmi
	add r16 = r16, r25
	sub r20 = r20, r126
	add r17 = r17, r119
	;;
	.mfi
	nop 0
	xmpy.h f6 = f6, f7
	shladd r118 = r27, 1, r0
	.mmi
	setf.sig f7 = r125
	shladd r20 = r20, 2, r0
	add r16 = r16, r63
	;;
	.mmi
	add r27 = r118, r27
	add r20 = r20, r126
	addp4 r126 = r59, r0
	.mmi
	add r16 = r16, r112
	add r19 = r19, r39
	sxt4 r112 = r62
	;;
	.mmi
	nop 0
	add r15 = r15, r27
	dep.z r4 = r16, 5, 27
	.mmi
	shladd r20 = r20, 3, r0
	or r11 = r103, r11
	shl r39 = r17, 5
	;;
	.mmi
	add r15 = r15, r29
	sub r4 = r4, r16
	xor r16 = r32, r21
	.mmi
	sub r14 = r14, r20
	sub r39 = r39, r17
	shl r19 = r19, 20
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f9
	dep.z r17 = r114, 10, 22
	.mmi
	getf.sig r9 = f6
	setf.sig f9 = r28
	sub r117 = r116, r124
	;;
	.mii
	setf.sig f6 = r111
	shr.u r117 = r117, 1
	sub r17 = r17, r114
	;;
	.mmi
	add r124 = r124, r117
	;;
	nop 0
	shr.u r124 = r124, 9
	;;
	.mmi
	getf.sig r115 = f8
	setf.sig f8 = r42
	shl r20 = r124, 10
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f9 = f9, f17
	.mii
	nop 0
	shr r9 = r9, 7
	sub r124 = r20, r124
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f6, f31
	sub r9 = r9, r10
	.mmi
	sub r116 = r116, r124
	;;
	shladd r6 = r9, 2, r0
	add r17 = r17, r116
	;;
	.mmi
	nop 0
	add r6 = r6, r9
	nop 0
	;;
	.mmf
	getf.sig r28 = f9
	setf.sig f9 = r8
	xmpy.hu f7 = f7, f8
	.mii
	sub r27 = r22, r115
	shr r8 = r8, 63
	add r15 = r15, r6
	;;
	.mmi
	getf.sig r122 = f6
	setf.sig f6 = r23
	shr.u r27 = r27, 1
	.mmi
	nop 0
	add r15 = r15, r4
	nop 0
	;;
	.mmi
	setf.sig f8 = r26
	add r27 = r115, r27
	dep.z r115 = r15, 5, 27
	;;
	.mii
	nop 0
	shr.u r27 = r27, 9
	sub r115 = r115, r15
	;;
	.mmi
	getf.sig r125 = f7
	ldf8 f7 = [r24]
	shladd r124 = r27, 1, r0
	.mmi
	ld4.acq r24 = [r40]
	ld4.acq r104 = [r40]
	nop 0
	;;
	.mfi
	nop 0
	xmpy.h f9 = f9, f17
	addp4 r24 = r24, r0
	.mmi
	addp4 r104 = r104, r0
	add r124 = r124, r27
	shr.u r28 = r28, 4
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f6, f31
	nop 0
	.mmi
	shladd r10 = r28, 1, r0
	sub r9 = r111, r122
	add r17 = r17, r124
	;;
	.mmi
	add r28 = r10, r28
	ld4.acq r10 = [r40]
	shr.u r9 = r9, 1
	.mmi
	nop 0
	add r17 = r17, r30
	nop 0
	;;
	.mmi
	add r14 = r14, r28
	add r122 = r122, r9
	sxt4 r10 = r10
	.mmi
	nop 0
	addp4 r28 = r5, r0
	nop 0
	;;
	.mmi
	getf.sig r127 = f9
	setf.sig f9 = r41
	extr.u r125 = r125, 8, 32
	.mmi
	add r14 = r14, r16
	addl r16 = @gprel(.LC5), gp
	shr.u r122 = r122, 11
	;;
	.mmi
	getf.sig r121 = f6
	setf.sig f6 = r33
	add r19 = r19, r125
	.mii
	nop 0
	shl r15 = r122, 12
	;;
	add r19 = r19, r39
	;;
	.mii
	nop 0
	shl r9 = r19, 5
	nop 0
	;;
	.mmi
	sub r9 = r9, r19
	nop 0
	shl r19 = r28, 10
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f9
	shr r127 = r127, 7
	.mmi
	sub r19 = r19, r28
	nop 0
	and r28 = r92, r105
	;;
	.mfi
	nop 0
	xmpy.h f6 = f6, f7
	sub r127 = r127, r8
	.mmi
	setf.sig f7 = r123
	ld4.acq r8 = [r40]
	sub r20 = r23, r121
	;;
	.mmi
	ld4.acq r21 = [r40]
	shladd r32 = r127, 2, r0
	shr.u r20 = r20, 1
	.mmi
	xor r28 = r108, r28
	nop 0
	shl r19 = r19, 20
	;;
	.mmi
	addp4 r21 = r21, r0
	add r32 = r32, r127
	add r121 = r121, r20
	.mmi
	xor r28 = r3, r28
	;;
	getf.sig r37 = f8
	nop 0
	.mmi
	setf.sig f8 = r24
	add r14 = r14, r32
	shr.u r121 = r121, 11
	;;
	.mmi
	getf.sig r25 = f6
	setf.sig f6 = r104
	add r14 = r14, r115
	;;
	.mfi
	nop 0
	xmpy.hu f7 = f7, f17
	dep.z r117 = r14, 5, 27
	;;
	.mmi
	nop 0
	sub r117 = r117, r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f30
	sub r26 = r26, r37
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f6, f30
	nop 0
	.mmi
	getf.sig r123 = f7
	ldf8 f7 = [r65]
	add r25 = r25, r33
	;;
	.mii
	nop 0
	shr.u r26 = r26, 1
	shr r33 = r33, 63
	;;
	.mii
	add r124 = r37, r26
	shr r25 = r25, 9
	sub r26 = r15, r122
	;;
	.mmb
	getf.sig r29 = f8
	setf.sig f8 = r126
	nop 0
	.mmi
	sub r25 = r25, r33
	sub r111 = r111, r26
	dep.z r15 = r110, 12, 20
	;;
	.mmb
	getf.sig r31 = f6
	setf.sig f6 = r112
	nop 0
	.mmi
	shladd r118 = r25, 2, r0
	sub r15 = r15, r110
	extr.u r124 = r124, 9, 32
	;;
	.mib
	nop 0
	extr.u r123 = r123, 4, 32
	nop 0
	.mmi
	add r118 = r118, r25
	shladd r25 = r121, 1, r0
	add r14 = r15, r111
	;;
	.mmi
	add r18 = r18, r123
	add r25 = r25, r121
	dep.z r15 = r109, 13, 19
	.mmi
	add r17 = r17, r118
	addp4 r111 = r8, r0
	add r19 = r19, r124
	;;
	.mmi
	add r18 = r18, r9
	add r17 = r17, r117
	nop 0
	.mmi
	add r14 = r14, r25
	sub r15 = r15, r109
	and r25 = r103, r2
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f31
	nop 0
	.mmi
	sub r24 = r24, r29
	add r14 = r14, r28
	xor r25 = r107, r25
	;;
	.mfi
	nop 0
	xmpy.h f6 = f6, f7
	sub r125 = r104, r31
	.mmi
	ldf8 f7 = [r16]
	xor r25 = r11, r25
	shr.u r24 = r24, 1
	;;
	.mmi
	ld4.acq r16 = [r40]
	nop 0
	shr.u r125 = r125, 1
	.mmi
	add r29 = r29, r24
	ld4.acq r5 = [r40]
	nop 0
	;;
	.mmi
	ld4.acq r127 = [r40]
	add r31 = r31, r125
	shr.u r29 = r29, 12
	.mmi
	ld4.acq r39 = [r40]
	nop 0
	shl r125 = r18, 5
	;;
	.mmi
	getf.sig r34 = f8
	setf.sig f8 = r21
	shr.u r31 = r31, 12
	.mmi
	ld4.acq r4 = [r40]
	sub r125 = r125, r18
	shl r18 = r38, 12
	;;
	.mmi
	getf.sig r22 = f6
	setf.sig f6 = r10
	shl r24 = r31, 13
	.mmi
	ld4.acq r6 = [r40]
	add r19 = r19, r125
	sub r18 = r18, r38
	;;
	.mmi
	ld4.acq r7 = [r40]
	sub r24 = r24, r31
	dep.z r38 = r17, 5, 27
	.mmi
	and r6 = r103, r6
	or r39 = r91, r39
	shl r18 = r18, 20
	;;
	.mmi
	ld4.acq r27 = [r40]
	sub r104 = r104, r24
	extr.u r4 = r4, 13, 19
	.mmi
	sub r38 = r38, r17
	ld4.acq r32 = [r40]
	shr r24 = r10, 63
	;;
	.mmi
	ld4.acq r35 = [r40]
	add r15 = r15, r104
	dep.z r16 = r16, 13, 19
	.mmi
	shladd r2 = r4, 1, r0
	ld4.acq r33 = [r40]
	shl r27 = r27, 33
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f30
	extr.u r32 = r32, 13, 19
	.mmi
	ld4.acq r113 = [r40]
	sub r126 = r126, r34
	add r16 = r16, r6
	;;
	.mfi
	ld4.acq r114 = [r40]
	xmpy.h f6 = f6, f7
	add r22 = r22, r112
	.mmi
	add r27 = r27, r32
	ld4.acq r20 = [r40]
	shr r112 = r112, 63
	;;
	.mmi
	ld4.acq r115 = [r40]
	addp4 r20 = r20, r0
	shr r22 = r22, 11
	.mmi
	or r114 = r90, r114
	ld4.acq r123 = [r40]
	shr.u r126 = r126, 1
	;;
	.mmi
	ld4.acq r36 = [r40]
	sub r22 = r22, r112
	addp4 r115 = r115, r0
	.mmi
	shladd r112 = r29, 1, r0
	ld4.acq r122 = [r40]
	add r125 = r34, r126
	;;
	.mmi
	ld4.acq r37 = [r40]
	getf.sig r116 = f8
	shladd r117 = r22, 2, r0
	.mmi
	setf.sig f9 = r115
	add r29 = r112, r29
	shl r34 = r19, 5
	;;
	.mmb
	ld4.acq r106 = [r40]
	getf.sig r23 = f6
	nop 0
	.mmi
	add r117 = r117, r22
	add r15 = r15, r29
	extr.u r125 = r125, 11, 32
	;;
	.mmi
	ld4.acq r30 = [r40]
	add r17 = r18, r125
	sxt4 r126 = r123
	.mmi
	sub r34 = r34, r19
	add r15 = r15, r25
	shl r19 = r111, 13
	;;
	.mmi
	ld4.acq r9 = [r40]
	sub r19 = r19, r111
	addp4 r122 = r122, r0
	.mmi
	add r17 = r17, r34
	add r14 = r14, r117
	addp4 r36 = r36, r0
	;;
	.mmi
	ld4.acq r26 = [r40]
	add r14 = r14, r38
	shl r19 = r19, 20
	.mmi
	and r30 = r89, r30
	or r9 = r89, r9
	shl r104 = r17, 5
	;;
	.mmf
	ld4.acq r105 = [r40]
	sub r22 = r21, r116
	xmpy.hu f7 = f9, f16
	.mmi
	addp4 r26 = r26, r0
	setf.sig f9 = r126
	sub r104 = r104, r17
	;;
	.mmi
	addp4 r105 = r105, r0
	ld4.acq r124 = [r40]
	add r23 = r23, r10
	.mmi
	add r17 = r2, r4
	ld4.acq r110 = [r40]
	shr.u r18 = r22, 1
	;;
	.mmi
	setf.sig f8 = r105
	ld4.acq r121 = [r40]
	sxt4 r124 = r124
	.mmi
	add r123 = r116, r18
	add r16 = r16, r17
	shr r23 = r23, 12
	;;
	.mmi
	ld4.acq r108 = [r40]
	sub r23 = r23, r24
	extr r22 = r7, 31, 1
	.mmi
	addp4 r121 = r121, r0
	addp4 r2 = r110, r0
	shr r126 = r126, 63
	;;
	.mmi
	ld4.acq r3 = [r40]
	getf.sig r24 = f7
	shr.u r22 = r22, 51
	.mmi
	setf.sig f7 = r124
	shladd r112 = r23, 2, r0
	shr r124 = r124, 63
	;;
	.mmi
	ld4.acq r28 = [r40]
	add r22 = r22, r7
	extr.u r123 = r123, 12, 32
	.mfi
	add r112 = r112, r23
	xmpy.h f9 = f9, f16
	addl r23 = 8192, r0
	;;
	.mmi
	ld4.acq r8 = [r40]
	add r15 = r15, r112
	extr r22 = r22, 13, 19
	.mmi
	add r19 = r19, r123
	add r5 = r5, r23
	and r28 = r102, r28
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f8, f5
	dep.z r107 = r14, 5, 27
	.mmi
	ld4.acq r21 = [r40]
	shladd r112 = r22, 2, r0
	add r19 = r19, r104
	;;
	.mmi
	addp4 r21 = r21, r0
	ld4.acq r10 = [r40]
	dep.z r17 = r35, 13, 19
	.mmi
	add r112 = r112, r22
	addl r22 = @gprel(.LC6), gp
	sub r107 = r107, r14
	;;
	.mfi
	addp4 r10 = r10, r0
	xmpy.h f7 = f7, f5
	shr.u r25 = r24, 1
	.mmi
	and r24 = r91, r127
	ld4.acq r127 = [r40]
	shl r110 = r19, 5
	;;
	.mmi
	getf.sig r125 = f9
	setf.sig f8 = r10
	sxt4 r127 = r127
	.mmi
	ld4.acq r104 = [r40]
	xor r24 = r5, r24
	shl r11 = r25, 13
	;;
	.mmb
	getf.sig r31 = f6
	setf.sig f6 = r20
	nop 0
	.mmi
	add r11 = r11, r25
	ld4.acq r23 = [r40]
	dep.z r14 = r37, 5, 27
	;;
	.mmi
	addp4 r23 = r23, r0
	xor r24 = r39, r24
	sub r14 = r14, r37
	.mmi
	add r17 = r17, r35
	add r15 = r15, r107
	sub r110 = r110, r19
	;;
	.mmi
	getf.sig r123 = f7
	ldf8 f7 = [r22]
	addl r22 = 8193, r0
	.mmi
	add r16 = r16, r24
	shladd r14 = r14, 2, r0
	sub r24 = r115, r11
	;;
	.mmi
	add r33 = r33, r22
	and r22 = r90, r113
	add r14 = r14, r37
	.mmi
	add r17 = r17, r24
	add r27 = r27, r110
	add r16 = r16, r112
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f29
	shr r125 = r125, 1
	.mmi
	xor r22 = r33, r22
	nop 0
	shl r19 = r36, 13
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f6, f16
	shr.u r109 = r31, 11
	.mmi
	sub r125 = r125, r126
	xor r22 = r114, r22
	add r19 = r19, r36
	;;
	.mii
	nop 0
	dep.z r111 = r15, 5, 27
	shl r18 = r109, 5
	.mmb
	nop 0
	shladd r110 = r125, 2, r0
	nop 0
	;;
	.mmb
	sub r18 = r18, r109
	sub r111 = r111, r15
	nop 0
	.mii
	add r110 = r110, r125
	shl r15 = r2, 5
	shl r19 = r19, 20
	;;
	.mmi
	getf.sig r31 = f8
	setf.sig f8 = r122
	shladd r18 = r18, 2, r0
	.mmi
	sub r15 = r15, r2
	add r16 = r16, r111
	shr r123 = r123, 11
	;;
	.mmb
	getf.sig r20 = f6
	setf.sig f6 = r21
	nop 0
	.mmi
	add r18 = r18, r109
	shladd r15 = r15, 2, r0
	dep.z r107 = r16, 5, 27
	;;
	.mmi
	shladd r113 = r18, 2, r0
	add r15 = r15, r2
	shl r2 = r27, 5
	.mmi
	nop 0
	sub r107 = r107, r16
	nop 0
	;;
	.mmb
	add r18 = r18, r113
	sub r2 = r2, r27
	nop 0
	.mmi
	sub r27 = r123, r124
	nop 0
	dep.z r16 = r108, 14, 18
	;;
	.mmi
	shladd r18 = r18, 4, r0
	sub r16 = r16, r108
	addl r108 = 16383, r3
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f16
	nop 0
	.mmi
	sub r11 = r10, r31
	sub r105 = r105, r18
	addl r18 = 10000, r0
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f6, f29
	shr.u r20 = r20, 1
	.mii
	add r106 = r106, r18
	shr.u r24 = r11, 1
	;;
	shladd r109 = r20, 1, r0
	.mmi
	add r31 = r31, r24
	;;
	add r126 = r109, r20
	shladd r109 = r14, 2, r0
	.mmi
	ld4.acq r20 = [r40]
	ld4.acq r65 = [r40]
	shr.u r31 = r31, 13
	;;
	.mmb
	getf.sig r122 = f8
	add r17 = r17, r126
	nop 0
	.mmi
	ld4.acq r11 = [r40]
	add r14 = r14, r109
	dep.z r20 = r20, 14, 18
	;;
	.mmi
	getf.sig r29 = f6
	setf.sig f6 = r26
	nop 0
	.mmi
	ld4.acq r34 = [r40]
	add r17 = r17, r22
	shladd r14 = r14, 4, r0
	;;
	.mmi
	ld4.acq r37 = [r40]
	nop 0
	add r17 = r17, r110
	.mmi
	add r14 = r14, r105
	ld4.acq r66 = [r40]
	nop 0
	;;
	.mmi
	ld4.acq r68 = [r40]
	add r17 = r17, r107
	extr.u r37 = r37, 14, 18
	.mmi
	and r66 = r102, r66
	ld4.acq r24 = [r40]
	nop 0
	;;
	.mmi
	nop 0
	ld4.acq r64 = [r40]
	dep.z r124 = r17, 5, 27
	.mmi
	add r20 = r20, r66
	ld4.acq r38 = [r40]
	shl r24 = r24, 34
	;;
	.mmi
	ld4.acq r62 = [r40]
	nop 0
	extr.u r122 = r122, 1, 32
	.mmi
	sub r124 = r124, r17
	ld4.acq r125 = [r40]
	nop 0
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f6, f5
	add r18 = r19, r122
	.mmi
	ld4.acq r109 = [r40]
	sub r21 = r21, r29
	xor r19 = r106, r30
	;;
	.mmi
	ld4.acq r22 = [r40]
	add r18 = r18, r2
	shr.u r21 = r21, 1
	.mmi
	xor r19 = r9, r19
	shladd r106 = r27, 2, r0
	shl r122 = r31, 14
	;;
	.mmi
	ld4.acq r32 = [r40]
	add r29 = r29, r21
	add r106 = r106, r27
	.mmi
	sub r122 = r122, r31
	addp4 r22 = r22, r0
	and r125 = r87, r125
	;;
	.mmi
	addp4 r32 = r32, r0
	ld4.acq r111 = [r40]
	shr.u r29 = r29, 13
	.mmi
	sub r122 = r10, r122
	setf.sig f9 = r22
	or r109 = r87, r109
	;;
	.mmi
	getf.sig r26 = f6
	setf.sig f6 = r127
	shladd r123 = r29, 1, r0
	.mmi
	ld4.acq r7 = [r40]
	add r16 = r16, r122
	sxt4 r31 = r111
	;;
	.mmi
	ld4.acq r112 = [r40]
	add r29 = r123, r29
	extr.u r64 = r64, 14, 18
	.mmi
	addp4 r7 = r7, r0
	ld4.acq r36 = [r40]
	nop 0
	;;
	.mmi
	ld4.acq r59 = [r40]
	add r16 = r16, r29
	addp4 r112 = r112, r0
	.mmi
	add r24 = r24, r64
	ld4.acq r110 = [r40]
	nop 0
	;;
	.mmi
	nop 0
	ld4.acq r116 = [r40]
	and r110 = r86, r110
	.mmi
	nop 0
	ld4.acq r21 = [r40]
	nop 0
	;;
	.mmf
	ld4.acq r4 = [r40]
	addp4 r21 = r21, r0
	xmpy.hu f9 = f9, f4
	.mmi
	or r116 = r86, r116
	ld4.acq r67 = [r40]
	nop 0
	;;
	.mfi
	nop 0
	xmpy.h f6 = f6, f7
	shr.u r26 = r26, 11
	.mmi
	setf.sig f7 = r121
	ld4.acq r118 = [r40]
	addp4 r4 = r4, r0
	;;
	.mmi
	shladd r126 = r26, 1, r0
	ld4.acq r107 = [r40]
	sxt4 r117 = r67
	.mmi
	addp4 r118 = r118, r0
	ld4.acq r5 = [r40]
	nop 0
	;;
	.mmi
	add r126 = r126, r26
	nop 0
	shladd r26 = r15, 2, r0
	.mmi
	ld4.acq r113 = [r40]
	nop 0
	addp4 r107 = r107, r0
	;;
	.mmi
	add r15 = r15, r26
	add r14 = r14, r126
	shl r26 = r18, 5
	.mmi
	addp4 r126 = r104, r0
	ld4.acq r104 = [r40]
	nop 0
	;;
	.mmi
	getf.sig r25 = f6
	setf.sig f6 = r23
	shl r15 = r15, 24
	.mmi
	sub r17 = r26, r18
	add r14 = r14, r19
	xor r18 = r108, r28
	;;
	.mfi
	nop 0
	xmpy.hu f7 = f7, f5
	or r28 = r102, r8
	.mmi
	add r14 = r14, r106
	ld4.acq r111 = [r40]
	and r104 = r85, r104
	;;
	.mmi
	ld4.acq r30 = [r40]
	getf.sig r22 = f9
	add r14 = r14, r124
	.mmi
	xor r18 = r28, r18
	ld4.acq r19 = [r40]
	or r111 = r85, r111
	;;
	.mmi
	ld4.acq r63 = [r40]
	nop 0
	extr.u r3 = r19, 5, 27
	.mmi
	add r16 = r16, r18
	ld4.acq r35 = [r40]
	nop 0
	;;
	.mmi
	ld4.acq r10 = [r40]
	setf.sig f8 = r3
	dep.z r6 = r14, 5, 27
	.mmi
	addp4 r35 = r35, r0
	ld4.acq r105 = [r40]
	nop 0
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f6, f29
	add r25 = r25, r127
	.mmi
	getf.sig r121 = f7
	setf.sig f7 = r32
	shr r127 = r127, 63
	;;
	.mmi
	ld4.acq r2 = [r40]
	sub r6 = r6, r14
	extr.u r30 = r30, 5, 27
	.mmi
	ld4.acq r9 = [r40]
	nop 0
	shr r25 = r25, 13
	;;
	.mmi
	sub r25 = r25, r127
	ld4.acq r127 = [r40]
	extr.u r10 = r10, 5, 27
	.mmi
	addl r2 = 1000000, r2
	ld4.acq r26 = [r40]
	nop 0
	;;
	.mmi
	ld4.acq r106 = [r40]
	shladd r99 = r25, 2, r0
	addp4 r26 = r26, r0
	.mmi
	or r127 = r84, r127
	ld4.acq r119 = [r40]
	nop 0
	;;
	.mmf
	getf.sig r115 = f6
	ld4.acq r39 = [r40]
	xmpy.hu f8 = f8, f27
	.mmi
	add r18 = r99, r25
	addp4 r106 = r106, r0
	addl r25 = 16384, r0
	;;
	.mii
	nop 0
	extr.u r121 = r121, 11, 32
	add r65 = r65, r25
	.mmf
	ld4.acq r8 = [r40]
	setf.sig f9 = r106
	xmpy.hu f6 = f7, f4
	;;
	.mmi
	add r15 = r15, r121
	ld4.acq r114 = [r40]
	and r25 = r88, r11
	.mmi
	setf.sig f7 = r31
	or r11 = r88, r34
	add r14 = r16, r18
	;;
	.mmi
	add r15 = r15, r17
	ld4.acq r124 = [r40]
	shl r17 = r126, 14
	.mmi
	xor r25 = r65, r25
	add r14 = r14, r6
	shr.u r18 = r22, 15
	;;
	.mmi
	ld4.acq r123 = [r40]
	sub r17 = r17, r126
	shl r99 = r15, 5
	.mmi
	getf.sig r3 = f8
	setf.sig f8 = r4
	xor r25 = r11, r25
	;;
	.mmi
	ld4.acq r122 = [r40]
	sub r23 = r23, r115
	shl r17 = r17, 20
	.mmi
	sub r99 = r99, r15
	addl r65 = 65535, r0
	sxt4 r119 = r119
	;;
	.mii
	ld4.acq r28 = [r40]
	shr.u r121 = r23, 1
	add r62 = r62, r65
	.mmf
	addl r65 = 65537, r0
	addp4 r39 = r39, r0
	xmpy.hu f14 = f9, f3
	;;
	.mmf
	ld4.acq r126 = [r40]
	add r29 = r115, r121
	xmpy.h f7 = f7, f4
	.mii
	getf.sig r121 = f6
	extr r23 = r68, 31, 1
	shladd r115 = r37, 1, r0
	;;
	.mmi
	addp4 r126 = r126, r0
	add r115 = r115, r37
	extr.u r29 = r29, 13, 32
	.mmi
	ld4.acq r37 = [r40]
	xor r125 = r62, r125
	shr.u r23 = r23, 50
	;;
	.mmi
	setf.sig f6 = r126
	add r23 = r23, r68
	add r17 = r17, r29
	.mfi
	add r20 = r20, r115
	xmpy.hu f8 = f8, f28
	shr.u r3 = r3, 7
	;;
	.mmi
	add r17 = r17, r99
	ld4.acq r6 = [r40]
	extr r99 = r23, 14, 18
	.mmi
	addl r23 = @gprel(.LC7), gp
	add r20 = r20, r25
	xor r125 = r109, r125
	;;
	.mmi
	getf.sig r27 = f7
	ldf8 f7 = [r23]
	shl r25 = r17, 5
	.mmi
	addp4 r11 = r6, r0
	shladd r22 = r99, 2, r0
	add r59 = r59, r65
	;;
	.mmi
	setf.sig f9 = r119
	add r99 = r22, r99
	dep.z r16 = r5, 5, 27
	.mmi
	shladd r22 = r18, 1, r0
	xor r110 = r59, r110
	shr.u r33 = r121, 15
	;;
	.mmi
	getf.sig r108 = f8
	sub r16 = r16, r5
	dep.z r23 = r38, 16, 16
	.mmi
	add r22 = r22, r18
	add r20 = r20, r99
	shl r29 = r33, 16
	;;
	.mfb
	xor r110 = r116, r110
	xmpy.hu f15 = f6, f2
	nop 0
	.mmi
	sub r23 = r23, r38
	setf.sig f6 = r21
	dep.z r38 = r14, 5, 27
	;;
	.mmi
	shladd r16 = r16, 2, r0
	sub r33 = r29, r33
	dep.z r29 = r114, 5, 27
	.mmi
	add r124 = r124, r61
	and r123 = r83, r123
	shr r119 = r119, 63
	;;
	.mmi
	add r16 = r16, r5
	add r27 = r27, r31
	sub r5 = r38, r14
	.mmi
	sub r32 = r32, r33
	add r29 = r29, r114
	sxt4 r38 = r63
	;;
	.mii
	nop 0
	shr r31 = r31, 63
	shr r27 = r27, 15
	.mmb
	add r23 = r23, r32
	shladd r32 = r16, 2, r0
	nop 0
	;;
	.mmi
	getf.sig r15 = f15
	sub r27 = r27, r31
	shr.u r108 = r108, 16
	.mmi
	add r23 = r23, r22
	add r16 = r16, r32
	add r20 = r20, r5
	;;
	.mfi
	ld4.acq r32 = [r40]
	xmpy.hu f6 = f6, f28
	shl r14 = r108, 16
	.mmi
	shladd r62 = r27, 2, r0
	add r23 = r23, r125
	shladd r99 = r16, 2, r0
	;;
	.mmi
	ld4.acq r109 = [r40]
	add r62 = r62, r27
	dep.z r64 = r20, 5, 27
	.mmi
	add r16 = r16, r99
	shladd r29 = r29, 3, r0
	shl r31 = r11, 5
	;;
	.mmb
	sub r20 = r64, r20
	add r23 = r23, r62
	nop 0
	.mii
	sub r29 = r29, r114
	dep.z r22 = r36, 16, 16
	add r31 = r31, r11
	;;
	.mmi
	add r23 = r23, r20
	add r22 = r22, r36
	dep.z r36 = r105, 5, 27
	.mmi
	shladd r31 = r31, 3, r0
	xor r123 = r124, r123
	or r122 = r83, r122
	;;
	.mmi
	getf.sig r21 = f6
	setf.sig f6 = r112
	shr.u r34 = r15, 22
	.mmi
	sub r31 = r31, r11
	xor r123 = r122, r123
	shl r15 = r3, 5
	;;
	.mmi
	sub r15 = r15, r3
	nop 0
	shl r121 = r34, 5
	;;
	.mii
	shladd r15 = r15, 2, r0
	add r121 = r121, r34
	;;
	add r15 = r15, r3
	.mii
	getf.sig r3 = f14
	shladd r121 = r121, 3, r0
	;;
	sub r121 = r121, r34
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f4
	.mii
	shladd r18 = r121, 3, r0
	shr.u r21 = r21, 16
	;;
	sub r18 = r18, r121
	;;
	.mii
	shladd r18 = r18, 3, r0
	nop 0
	;;
	shr.u r6 = r3, 18
	.mmi
	sub r3 = r25, r17
	add r18 = r18, r34
	shl r25 = r7, 16
	;;
	.mmi
	getf.sig r112 = f6
	setf.sig f6 = r117
	shl r17 = r35, 5
	.mmi
	add r24 = r24, r3
	addl r3 = @gprel(.LC8), gp
	sub r25 = r25, r7
	;;
	.mmi
	ldf8 f8 = [r3]
	add r7 = r14, r108
	shladd r108 = r15, 2, r0
	.mmi
	sub r17 = r17, r35
	shladd r14 = r29, 3, r0
	shl r25 = r25, 20
	;;
	.mmi
	add r15 = r15, r108
	ld4.acq r108 = [r40]
	sub r4 = r4, r7
	.mmi
	shladd r7 = r21, 1, r0
	shladd r17 = r17, 2, r0
	sub r14 = r14, r29
	;;
	.mmi
	ld4.acq r121 = [r40]
	add r7 = r7, r21
	shladd r21 = r15, 2, r0
	.mmi
	add r17 = r17, r35
	add r22 = r22, r4
	shr r117 = r117, 63
	;;
	.mmi
	ld4.acq r3 = [r40]
	add r20 = r15, r21
	dep.z r21 = r16, 5, 27
	.mmi
	add r22 = r22, r7
	sub r35 = r36, r105
	shl r5 = r6, 5
	;;
	.mfi
	ld4.acq r27 = [r40]
	xmpy.h f6 = f6, f7
	add r19 = r19, r21
	.mmi
	setf.sig f7 = r107
	addl r21 = 100000, r0
	shl r20 = r20, 5
	;;
	.mmb
	ld4.acq r125 = [r40]
	addp4 r27 = r27, r0
	nop 0
	.mii
	add r113 = r113, r21
	extr.u r112 = r112, 15, 32
	sub r19 = r19, r20
	;;
	.mmi
	addp4 r125 = r125, r0
	addp4 r20 = r8, r0
	add r25 = r25, r112
	.mmi
	shladd r112 = r17, 2, r0
	add r22 = r22, r110
	sub r5 = r5, r6
	;;
	.mmi
	add r17 = r17, r112
	xor r113 = r113, r104
	sxt4 r110 = r37
	.mmi
	shladd r14 = r14, 3, r0
	shladd r15 = r31, 3, r0
	shl r63 = r24, 5
	;;
	.mmi
	getf.sig r115 = f6
	setf.sig f6 = r30
	sub r36 = r63, r24
	.mmi
	shladd r104 = r17, 2, r0
	add r14 = r14, r114
	shl r24 = r118, 16
	;;
	.mfb
	sub r15 = r15, r31
	xmpy.hu f7 = f7, f28
	nop 0
	.mii
	add r25 = r25, r36
	dep.z r36 = r23, 5, 27
	add r24 = r24, r118
	;;
	.mmi
	sub r36 = r36, r23
	add r17 = r17, r104
	shl r18 = r18, 5
	.mmi
	shladd r15 = r15, 3, r0
	xor r111 = r111, r113
	shl r24 = r24, 20
	;;
	.mmi
	sub r18 = r18, r34
	add r15 = r15, r11
	shl r34 = r25, 5
	.mmi
	add r108 = r108, r60
	or r3 = r101, r3
	shl r17 = r17, 25
	;;
	.mmi
	sub r34 = r34, r25
	nop 0
	dep.z r14 = r14, 5, 27
	.mmi
	shladd r8 = r18, 3, r0
	nop 0
	shl r15 = r15, 5
	;;
	.mmf
	getf.sig r107 = f7
	setf.sig f7 = r38
	xmpy.hu f6 = f6, f27
	.mii
	sub r14 = r14, r114
	shr r115 = r115, 15
	shr r38 = r38, 63
	;;
	.mmi
	sub r115 = r115, r117
	add r18 = r18, r8
	dep.z r16 = r35, 6, 26
	.mmi
	sub r15 = r15, r11
	;;
	shladd r4 = r115, 2, r0
	sub r16 = r16, r35
	;;
	.mmi
	add r4 = r4, r115
	nop 0
	shladd r16 = r16, 3, r0
	;;
	.mmi
	getf.sig r30 = f6
	nop 0
	add r16 = r16, r105
	;;
	.mfi
	nop 0
	xmpy.h f6 = f7, f8
	nop 0
	.mmi
	setf.sig f8 = r125
	setf.sig f7 = r26
	shl r26 = r5, 6
	;;
	.mmi
	sub r26 = r26, r5
	nop 0
	extr.u r107 = r107, 16, 32
	;;
	.mii
	shladd r26 = r26, 3, r0
	dep.z r16 = r16, 6, 26
	;;
	add r23 = r26, r6
	;;
	.mii
	getf.sig r21 = f6
	shr.u r30 = r30, 7
	shl r23 = r23, 6
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f26
	nop 0
	.mfi
	shladd r116 = r30, 1, r0
	xmpy.hu f7 = f7, f3
	sub r106 = r106, r23
	;;
	.mii
	add r30 = r116, r30
	add r16 = r16, r106
	;;
	add r19 = r19, r30
	;;
	.mmi
	nop 0
	add r19 = r19, r111
	nop 0
	;;
	.mmi
	getf.sig r33 = f8
	setf.sig f8 = r10
	shr r112 = r21, 14
	.mmi
	addp4 r21 = r28, r0
	ld4.acq r28 = [r40]
	nop 0
	;;
	.mmf
	nop 0
	getf.sig r29 = f7
	xmpy.h f7 = f9, f3
	.mmi
	setf.sig f9 = r20
	ld4.acq r104 = [r40]
	sub r38 = r112, r38
	;;
	.mmi
	setf.sig f6 = r21
	add r21 = r22, r4
	add r22 = r24, r107
	.mmi
	ld4.acq r24 = [r40]
	shladd r20 = r14, 3, r0
	shl r112 = r39, 5
	;;
	.mmi
	addp4 r24 = r24, r0
	sub r112 = r112, r39
	add r14 = r14, r20
	.mmi
	add r22 = r22, r34
	add r21 = r21, r36
	shladd r113 = r38, 2, r0
	;;
	.mii
	nop 0
	shl r20 = r112, 6
	shl r107 = r22, 5
	.mmb
	add r113 = r113, r38
	shladd r11 = r14, 3, r0
	nop 0
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f27
	sub r20 = r20, r112
	.mmi
	getf.sig r31 = f7
	setf.sig f7 = r24
	shladd r112 = r18, 3, r0
	;;
	.mfi
	sub r107 = r107, r22
	xmpy.hu f9 = f9, f3
	shr.u r26 = r29, 18
	.mmi
	shladd r20 = r20, 3, r0
	add r18 = r18, r112
	sxt4 r29 = r28
	;;
	.mfi
	addl r28 = @gprel(.LC9), gp
	xmpy.hu f6 = f6, f2
	shladd r105 = r26, 1, r0
	.mmi
	add r20 = r20, r39
	shladd r18 = r18, 3, r0
	add r19 = r19, r113
	;;
	.mmi
	add r105 = r105, r26
	sub r126 = r126, r18
	addp4 r26 = r32, r0
	.mmi
	add r14 = r14, r11
	addp4 r124 = r104, r0
	shl r18 = r20, 26
	;;
	.mmi
	getf.sig r10 = f8
	setf.sig f8 = r27
	dep.z r111 = r21, 5, 27
	.mmi
	add r16 = r16, r105
	nop 0
	shladd r14 = r14, 3, r0
	;;
	.mmf
	getf.sig r30 = f9
	ldf8 f9 = [r28]
	xmpy.hu f7 = f7, f26
	.mii
	and r28 = r84, r9
	shr r9 = r31, 18
	sub r111 = r111, r21
	;;
	.mmi
	nop 0
	getf.sig r25 = f6
	xor r28 = r2, r28
	.mmi
	sub r9 = r9, r119
	add r19 = r19, r111
	add r14 = r14, r126
	;;
	.mmi
	xor r127 = r127, r28
	nop 0
	shladd r28 = r15, 3, r0
	;;
	.mmi
	add r15 = r15, r28
	add r16 = r16, r127
	dep.z r127 = r19, 5, 27
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f26
	extr.u r31 = r10, 7, 32
	.mmi
	sub r10 = r125, r33
	getf.sig r8 = f7
	sub r127 = r127, r19
	;;
	.mib
	nop 0
	extr.u r20 = r30, 18, 32
	nop 0
	.mmi
	add r17 = r17, r31
	nop 0
	shr.u r22 = r10, 1
	;;
	.mii
	add r17 = r17, r107
	shr.u r21 = r25, 22
	add r22 = r33, r22
	.mmi
	shladd r25 = r9, 2, r0
	;;
	nop 0
	shl r31 = r17, 5
	.mmi
	add r9 = r25, r9
	shladd r28 = r21, 1, r0
	shr.u r22 = r22, 30
	;;
	.mmi
	getf.sig r115 = f8
	setf.sig f8 = r110
	shl r19 = r22, 31
	.mmi
	add r28 = r28, r21
	add r16 = r16, r9
	shr r110 = r110, 63
	;;
	.mmb
	add r16 = r16, r127
	sub r22 = r19, r22
	nop 0
	.mii
	add r14 = r14, r28
	dep.z r19 = r109, 31, 1
	;;
	dep.z r104 = r16, 5, 27
	.mmi
	sub r125 = r125, r22
	add r14 = r14, r123
	sub r22 = r24, r8
	;;
	.mmi
	sub r19 = r19, r109
	;;
	add r19 = r19, r125
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f8, f2
	.mii
	setf.sig f8 = r29
	sub r27 = r27, r115
	;;
	shr.u r27 = r27, 1
	;;
	.mmi
	add r21 = r115, r27
	;;
	nop 0
	shr.u r21 = r21, 30
	;;
	.mmi
	nop 0
	getf.sig r30 = f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f8 = f8, f9
	;;
	.mmi
	getf.sig r23 = f8
	setf.sig f8 = r26
	shr r25 = r30, 22
	.mmi
	sub r30 = r31, r17
	add r17 = r18, r20
	shladd r31 = r15, 3, r0
	;;
	.mmi
	nop 0
	add r17 = r17, r30
	sub r25 = r25, r110
	.mmi
	ld4.acq r18 = [r40]
	ld4.acq r11 = [r40]
	add r15 = r15, r31
	;;
	.mib
	nop 0
	shl r30 = r17, 5
	nop 0
	.mmi
	ld4.acq r28 = [r40]
	shladd r105 = r25, 2, r0
	shl r15 = r15, 23
	;;
	.mmi
	ld4.acq r10 = [r40]
	sub r17 = r30, r17
	add r105 = r105, r25
	.mmi
	and r25 = r101, r121
	sub r121 = r104, r16
	shladd r31 = r21, 1, r0
	;;
	.mmb
	ld4.acq r122 = [r40]
	add r14 = r14, r105
	nop 0
	.mmi
	xor r25 = r108, r25
	add r11 = r11, r81
	dep.z r18 = r18, 31, 1
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f2
	add r20 = r23, r29
	.mmi
	ld4.acq r2 = [r40]
	add r14 = r14, r121
	shr r29 = r29, 63
	;;
	.mmi
	ld4.acq r106 = [r40]
	xor r25 = r3, r25
	shr r20 = r20, 30
	.mmi
	and r28 = r80, r28
	ld4.acq r126 = [r40]
	or r10 = r80, r10
	;;
	.mmi
	ld4.acq r23 = [r40]
	sub r20 = r20, r29
	dep.z r125 = r14, 5, 27
	.mmi
	add r29 = r31, r21
	xor r28 = r11, r28
	shl r21 = r124, 31
	;;
	.mmb
	ld4.acq r9 = [r40]
	add r19 = r19, r29
	nop 0
	.mmi
	sub r125 = r125, r14
	addl r14 = @gprel(.LC10), gp
	extr.u r121 = r122, 31, 1
	;;
	.mmi
	ld4.acq r127 = [r40]
	getf.sig r26 = f8
	shladd r122 = r20, 2, r0
	.mmi
	add r19 = r19, r25
	sub r21 = r21, r124
	shladd r25 = r121, 1, r0
	;;
	.mmi
	ld4.acq r27 = [r40]
	add r122 = r122, r20
	shl r21 = r21, 20
	.mmi
	and r20 = r101, r2
	add r25 = r25, r121
	xor r28 = r10, r28
	;;
	.mmb
	ld4.acq r123 = [r40]
	add r19 = r19, r122
	nop 0
	.mii
	cmp4.eq p6, p7 = r81, r106
	dep.z r9 = r9, 11, 21
	adds r127 = -2048, r127
	;;
	.mmi
	ld4.acq r24 = [r40]
	add r125 = r19, r125
	(p6) addl r2 = 1, r0
	.mmi
	and r27 = r82, r27
	or r123 = r82, r123
	shl r126 = r126, 51
	;;
	.mii
	ld4.acq r30 = [r40]
	extr.u r24 = r24, 11, 21
	(p7) mov r2 = r0
	.mmi
	ld4.acq r104 = [r40]
	;;
	nop 0
	extr.u r16 = r30, 11, 21
	.mmi
	setf.sig f6 = r24
	ld4.acq r31 = [r40]
	sub r30 = r30, r9
	;;
	.mii
	setf.sig f7 = r16
	extr.u r26 = r26, 22, 32
	addp4 r31 = r31, r0
	;;
	.mmi
	nop 0
	add r15 = r15, r26
	nop 0
	.mmi
	ld4.acq r26 = [r40]
	ld4.acq r105 = [r40]
	nop 0
	;;
	.mii
	add r15 = r15, r17
	extr.u r26 = r26, 11, 21
	shr.u r17 = r22, 1
	.mmb
	ld4.acq r22 = [r40]
	ld4.acq r29 = [r40]
	nop 0
	;;
	.mmi
	add r8 = r8, r17
	ld4.acq r3 = [r40]
	shl r124 = r15, 5
	.mmi
	setf.sig f8 = r26
	ld4.acq r22 = [r40]
	sub r29 = r0, r29
	;;
	.mfb
	nop 0
	xmpy.hu f6 = f6, f25
	nop 0
	.mmi
	addp4 r22 = r22, r0
	ld4.acq r17 = [r40]
	extr.u r8 = r8, 30, 32
	;;
	.mfi
	nop 0
	xmpy.hu f7 = f7, f25
	addp4 r17 = r17, r0
	.mmi
	sub r124 = r124, r15
	add r21 = r21, r8
	add r15 = r18, r20
	;;
	.mmb
	add r21 = r21, r124
	ld4.acq r10 = [r40]
	nop 0
	.mii
	add r15 = r15, r25
	extr r20 = r104, 31, 1
	shladd r8 = r2, 2, r0
	;;
	.mmi
	ld4.acq r19 = [r40]
	add r8 = r8, r2
	shl r121 = r21, 5
	.mmi
	xor r3 = r3, r29
	ld4.acq r25 = [r40]
	shr.u r20 = r20, 53
	;;
	.mmb
	getf.sig r24 = f6
	setf.sig f6 = r17
	nop 0
	.mii
	sub r121 = r121, r21
	extr.u r21 = r23, 31, 1
	addp4 r23 = r25, r0
	;;
	.mmf
	getf.sig r16 = f7
	ldf8 f7 = [r14]
	xmpy.hu f8 = f8, f25
	.mii
	add r20 = r20, r104
	dep.z r124 = r125, 5, 27
	shl r18 = r31, 21
	;;
	.mii
	sub r124 = r124, r125
	extr r20 = r20, 11, 21
	add r21 = r21, r126
	.mmi
	sub r18 = r18, r31
	;;
	sub r20 = r0, r20
	add r21 = r21, r121
	.mmi
	ld4.acq r121 = [r40]
	;;
	nop 0
	shl r25 = r21, 5
	;;
	.mii
	getf.sig r26 = f8
	shr.u r24 = r24, 10
	sub r21 = r25, r21
	.mmi
	shladd r25 = r10, 2, r0
	;;
	nop 0
	shr.u r14 = r16, 10
	.mmi
	add r16 = r15, r28
	shladd r28 = r24, 1, r0
	sub r15 = r17, r105
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f6, f7
	dep.z r14 = r14, 11, 21
	.mmi
	add r16 = r16, r8
	add r28 = r28, r24
	xor r24 = r127, r27
	;;
	.mmb
	add r16 = r16, r124
	add r14 = r14, r30
	nop 0
	.mii
	xor r24 = r123, r24
	shl r17 = r18, 31
	addp4 r30 = r19, r0
	;;
	.mmi
	add r14 = r14, r28
	nop 0
	dep.z r27 = r16, 5, 27
	.mmi
	shladd r28 = r20, 2, r0
	nop 0
	shl r19 = r19, 32
	;;
	.mmb
	sub r27 = r27, r16
	add r20 = r28, r20
	nop 0
	.mii
	add r14 = r14, r24
	extr.u r16 = r26, 10, 32
	sub r19 = r19, r30
	;;
	.mmi
	getf.sig r122 = f6
	setf.sig f6 = r22
	nop 0
	.mmi
	add r14 = r14, r20
	add r16 = r17, r16
	shl r19 = r19, 20
	;;
	.mmi
	add r14 = r14, r27
	nop 0
	add r16 = r16, r21
	;;
	.mii
	nop 0
	shl r123 = r16, 5
	;;
	sub r123 = r123, r16
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f6, f7
	shr.u r122 = r122, 31
	;;
	.mmi
	add r15 = r15, r122
	nop 0
	dep.z r122 = r14, 5, 27
	;;
	.mii
	sub r15 = r15, r10
	sub r122 = r122, r14
	;;
	sub r15 = r15, r25
	;;
	.mmi
	getf.sig r22 = f6
	setf.sig f6 = r23
	add r15 = r15, r3
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f6, f7
	shr.u r18 = r22, 31
	;;
	.mmi
	shladd r20 = r18, 1, r0
	;;
	add r18 = r20, r18
	nop 0
	;;
	.mmi
	add r15 = r15, r18
	;;
	getf.sig r23 = f6
	add r122 = r15, r122
	;;
	.mii
	nop 0
	extr.u r23 = r23, 31, 32
	;;
	add r19 = r19, r23
	;;
	.mib
	add r123 = r19, r123
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	adds r1 = 72, r12
	nop 0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.cloop.sptk.few .L2
	;;
	.mlx
	adds r3 = 16, r12
	movl r14 = -8070450532247928833
	.mlx
	nop 0
	movl r120 = @gprel(.LC1)
	;;
	.mmi
	st8.rel [r3] = r0
	nop 0
	add r120 = r1, r120
	;;
	.mmi
	ld8.acq r121 = [r3]
	ld8.acq r122 = [r3]
	nop 0
	;;
	.mlx
	add r122 = r122, r14
	movl r14 = 81985529216486895
	.mmi
	ld8.acq r123 = [r3]
	ld8.acq r124 = [r3]
	nop 0
	;;
	.mlx
	add r121 = r121, r14
	movl r14 = -281470681808896
	.mmi
	nop 0
	xor r124 = -2, r124
	nop 0
	;;
	.mib
	or r123 = r14, r123
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 72, r12
	mov r8 = r0
	adds r22 = 40, r12
	.mmi
	adds r23 = 48, r12
	;;
	ld8 r1 = [r1]
	nop 0
	.mmi
	ld8 r24 = [r22], 16
	;;
	ld8 r25 = [r23], 16
	nop 0
	.mmi
	ld8 r26 = [r22], 24
	;;
	ld8 r27 = [r23], 24
	mov ar.pfs = r25
	.mmi
	.mem.offset 336, 0
	ld8.fill r4 = [r22], 16
	;;
	.mem.offset 328, 0
	ld8.fill r5 = [r23], 16
	mov b0 = r27
	.mmi
	.mem.offset 320, 0
	ld8.fill r6 = [r22], 16
	;;
	.mem.offset 312, 0
	ld8.fill r7 = [r23], 24
	mov ar.lc = r26
	.mmi
	mov ar.unat = r24
	ldf.fill f2 = [r22], 32
	nop 0
	;;
	.mmi
	ldf.fill f3 = [r23], 32
	;;
	ldf.fill f4 = [r22], 32
	nop 0
	;;
	.mmi
	ldf.fill f5 = [r23], 32
	;;
	ldf.fill f16 = [r22], 32
	nop 0
	;;
	.mmi
	ldf.fill f17 = [r23], 32
	;;
	ldf.fill f18 = [r22], 32
	nop 0
	;;
	.mmi
	ldf.fill f19 = [r23], 32
	;;
	ldf.fill f20 = [r22], 32
	nop 0
	;;
	.mmi
	ldf.fill f21 = [r23], 32
	;;
	ldf.fill f22 = [r22], 32
	nop 0
	;;
	.mmi
	ldf.fill f23 = [r23], 32
	;;
	ldf.fill f24 = [r22], 32
	nop 0
	;;
	.mmi
	ldf.fill f25 = [r23], 32
	;;
	ldf.fill f26 = [r22], 32
	nop 0
	;;
	.mmi
	ldf.fill f27 = [r23], 32
	;;
	ldf.fill f28 = [r22], 32
	nop 0
	;;
	.mmi
	ldf.fill f29 = [r23], 32
	;;
	ldf.fill f30 = [r22]
	nop 0
	;;
	.mib
	ldf.fill f31 = [r23]
	.restore sp
	adds r12 = 416, r12
	br.ret.sptk.many b0
	.endp main#
	.section	.rodata
	.align 4
	.type	operands.0#, @object
	.size	operands.0#, 28
operands.0:
	data4	1
	data4	3
	data4	65535
	data4	74565
	data4	-2147483648
	data4	-1
	data4	1234567891
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
