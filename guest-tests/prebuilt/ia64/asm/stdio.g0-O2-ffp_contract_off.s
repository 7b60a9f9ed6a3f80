// 9f31788d1622317273081aeb44a45916
	.file	"stdio.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"odd"
	.align 8
.LC1:
	stringz	"even"
	.align 8
.LC2:
	stringz	"yes"
	.align 8
.LC3:
	stringz	"NO"
	.align 8
.LC4:
	stringz	"w+"
	.align 8
.LC5:
	stringz	"data"
	.align 8
.LC6:
	stringz	"%d %x %s\n"
	.align 8
.LC7:
	stringz	"%ld\n"
	.align 8
.LC8:
	stringz	"%d %x %15s"
	.align 8
.LC9:
	stringz	"%d %ld %d %d\n"
	.align 8
.LC10:
	stringz	"%c "
	.align 8
.LC11:
	stringz	"%c %ld\n"
	.align 8
.LC12:
	stringz	"> %s"
	.align 8
.LC13:
	stringz	"overwritten"
	.align 8
.LC14:
	stringz	"%s"
	.align 8
.LC15:
	stringz	"r"
	.align 8
.LC16:
	stringz	"freopen(\"data\", \"r\", f) == f"
	.align 8
.LC17:
	stringz	"%-3s %s\n"
	.align 8
.LC18:
	stringz	"fputc('x', f) == EOF && ferror(f)"
	.align 8
.LC19:
	stringz	"a"
	.align 8
.LC20:
	stringz	"appended\n"
	.align 8
.LC21:
	stringz	"remove(\"data\") == 0"
	.align 8
.LC22:
	stringz	"fopen(\"data\", \"r\") == NULL && errno == ENOENT"
	.align 8
.LC23:
	stringz	"%d\n"
	.align 8
.LC24:
	stringz	"%d %d\n"
	.align 8
.LC25:
	stringz	"stream"
	.align 8
.LC26:
	stringz	"%s %d"
	.align 8
.LC27:
	stringz	"%s %d\n"
	.align 8
.LC28:
	stringz	"%15s %d"
	.align 8
.LC29:
	stringz	"%d %s %d\n"
	.align 8
.LC30:
	stringz	"%d:%d:%*d %3[a-b]%n"
	.align 8
.LC31:
	stringz	"12:34:56 abc"
	.align 8
.LC32:
	stringz	"%d %d %n"
	.align 8
.LC33:
	stringz	"%u %s %d %d\n"
	.align 8
.LC34:
	stringz	"unbuffered"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 41
	.mmb
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 0, 12, 6, 0
	adds r16 = -8, r12
	nop 0
	.mii
	.fframe 960
	adds r12 = -960, r12
	mov r17 = ar.lc
	mov r43 = r1
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC4)
	.mlx
	mov r32 = r0
	movl r44 = @gprel(.LC5)
	;;
	.mib
	nop 0
	.save rp, r41
	mov r41 = b0
	nop 0
	.mlx
	add r45 = r1, r45
	movl r34 = @gprel(.LC6)
	;;
	.mmi
	add r44 = r1, r44
	nop 0
	add r34 = r1, r34
	;;
	.mmi
	nop 0
	.savesp ar.lc, 952
	st8 [r16] = r17, 8
	nop 0
	;;
	.mib
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	nop 0
	br.call.sptk.many b0 = fopen#
	;;
	.mmi
	addl r14 = 999, r0
	mov r1 = r43
	nop 0
	.mii
	mov r33 = r8
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L3:
	.mmi
	nop 0
	setf.sig f6 = r32
	tbit.nz p6, p7 = r32, 0
	.mmi
	mov r47 = r32
	mov r45 = r34
	mov r44 = r33
	;;
	.mlx
	nop 0
	(p7) movl r48 = @gprel(.LC1)
	.mmi
	nop 0
	adds r32 = 1, r32
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC0)
	;;
	.mmi
	(p7) add r48 = r1, r48
	;;
	(p6) add r48 = r1, r48
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f6
	;;
	.mib
	getf.sig r46 = f6
	nop 0
	br.call.sptk.many b0 = fprintf#
	;;
	.mib
	nop 0
	mov r1 = r43
	br.cloop.sptk.few .L3
	.mmi
	mov r44 = r33
	adds r35 = 936, r12
	adds r32 = 880, r12
	.mmb
	adds r36 = 932, r12
	adds r34 = 940, r12
	br.call.sptk.many b0 = ftell#
	;;
	.mmi
	mov r1 = r43
	mov r45 = r8
	mov r37 = r0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC7)
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	;;
	.mib
	add r44 = r1, r44
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	nop 0
	movl r14 = -6275696437447579415
	.mmi
	mov r1 = r43
	nop 0
	mov r44 = r33
	;;
	.mib
	setf.sig f2 = r14
	nop 0
	br.call.sptk.many b0 = rewind#
	;;
	.mmi
	mov r1 = r43
	st4 [r35] = r0
	mov r48 = r32
	.mmi
	mov r47 = r36
	mov r46 = r34
	mov r45 = r38
	;;
	.mib
	mov r44 = r33
	nop 0
	br.call.sptk.many b0 = __isoc99_fscanf
	;;
	.mib
	mov r1 = r43
	cmp4.eq p6, p7 = 3, r8
	(p7) br.cond.dpnt .L25
	.align 32
.L5:
	.mmi
	ld4 r15 = [r34]
	mov r48 = r32
	mov r47 = r36
	.mmi
	mov r46 = r34
	mov r45 = r38
	mov r44 = r33
	;;
	.mii
	nop 0
	sxt4 r14 = r15
	nop 0
	.mmi
	ld4 r17 = [r35]
	ld1 r16 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	shr r20 = r14, 63
	.mmi
	adds r18 = 1, r17
	ld4 r19 = [r36]
	sxt1 r17 = r16
	;;
	.mmi
	nop 0
	st4 [r35] = r18
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f2
	;;
	.mmi
	getf.sig r15 = f6
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	shr r15 = r15, 6
	;;
	sub r15 = r15, r20
	;;
	.mmi
	shladd r16 = r15, 1, r0
	;;
	add r16 = r16, r15
	nop 0
	;;
	.mii
	nop 0
	shl r16 = r16, 5
	;;
	add r15 = r16, r15
	;;
	.mmi
	sub r14 = r14, r15
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	add r14 = r14, r19
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mib
	add r37 = r37, r14
	nop 0
	br.call.sptk.many b0 = __isoc99_fscanf
	;;
	.mib
	mov r1 = r43
	cmp4.eq p6, p7 = 3, r8
	(p6) br.cond.dptk .L5
.L25:
	.mib
	ld4 r40 = [r35]
	mov r44 = r33
	br.call.sptk.many b0 = feof#
	;;
	.mmi
	mov r1 = r43
	mov r44 = r33
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC12)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = ferror#
	;;
	.mmi
	mov r1 = r43
	cmp4.ne p6, p7 = 0, r39
	nop 0
	.mmi
	mov r48 = r8
	mov r46 = r37
	mov r45 = r40
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC9)
	.mmi
	nop 0
	(p6) addl r47 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r47 = r0
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r46 = r0
	addl r45 = 100, r0
	nop 0
	.mmb
	mov r1 = r43
	mov r44 = r33
	br.call.sptk.many b0 = fseek#
	;;
	.mib
	mov r1 = r43
	mov r44 = r33
	br.call.sptk.many b0 = fgetc#
	;;
	.mmi
	mov r1 = r43
	mov r37 = r8
	nop 0
	.mmb
	addl r44 = 90, r0
	mov r45 = r33
	br.call.sptk.many b0 = ungetc#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r37
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC10)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r43
	mov r44 = r33
	br.call.sptk.many b0 = fgetc#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r44 = r33
	.mmb
	mov r37 = r8
	nop 0
	br.call.sptk.many b0 = ftell#
	;;
	.mmi
	mov r1 = r43
	mov r46 = r8
	mov r45 = r37
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC11)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	addl r46 = 2, r0
	nop 0
	.mmb
	addl r45 = -20, r0
	mov r44 = r33
	br.call.sptk.many b0 = fseek#
	;;
	.mmi
	mov r1 = r43
	addl r45 = 64, r0
	nop 0
	.mmb
	adds r44 = 816, r12
	mov r46 = r33
	br.call.sptk.many b0 = fgets#
	;;
	.mmi
	adds r45 = 816, r12
	nop 0
	mov r44 = r38
	.mmb
	mov r1 = r43
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L26
	.align 32
.L7:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	addl r45 = 64, r0
	nop 0
	.mmb
	adds r44 = 816, r12
	mov r46 = r33
	br.call.sptk.many b0 = fgets#
	;;
	.mmi
	mov r1 = r43
	nop 0
	adds r45 = 816, r12
	.mmb
	mov r44 = r38
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L7
	;;
.L26:
	.mib
	mov r44 = r33
	nop 0
	br.call.sptk.many b0 = clearerr#
	;;
	.mmi
	mov r1 = r43
	mov r44 = r33
	nop 0
	.mmb
	mov r46 = r0
	mov r45 = r0
	br.call.sptk.many b0 = fseek#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r47 = r33
	.mmi
	addl r46 = 11, r0
	nop 0
	addl r45 = 1, r0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC13)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = fwrite#
	;;
	.mib
	mov r1 = r43
	mov r44 = r33
	br.call.sptk.many b0 = fflush#
	;;
	.mmi
	mov r1 = r43
	mov r44 = r33
	nop 0
	.mmb
	mov r45 = r0
	mov r46 = r0
	br.call.sptk.many b0 = fseek#
	;;
	.mmi
	mov r46 = r33
	mov r1 = r43
	nop 0
	.mmb
	adds r44 = 816, r12
	addl r45 = 64, r0
	br.call.sptk.many b0 = fgets#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC14)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r33
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC15)
	.mlx
	nop 0
	movl r44 = @gprel(.LC5)
	;;
	.mib
	add r45 = r1, r45
	add r44 = r1, r44
	br.call.sptk.many b0 = freopen#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp.eq p6, p7 = r8, r33
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC3)
	.mlx
	nop 0
	movl r46 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	.mlx
	add r46 = r1, r46
	movl r44 = @gprel(.LC17)
	;;
	.mmi
	(p7) add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r33
	.mmb
	addl r44 = 120, r0
	nop 0
	br.call.sptk.many b0 = fputc#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L27
	;;
.L9:
	.mlx
	nop 0
	movl r45 = @gprel(.LC3)
	.mlx
	nop 0
	movl r46 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC17)
	.mmi
	add r46 = r1, r46
	nop 0
	add r45 = r1, r45
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r44 = r33
	mov r1 = r43
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC19)
	.mlx
	nop 0
	movl r44 = @gprel(.LC5)
	;;
	.mib
	add r45 = r1, r45
	add r44 = r1, r44
	br.call.sptk.many b0 = fopen#
	;;
	.mmi
	mov r1 = r43
	mov r47 = r8
	nop 0
	.mmi
	addl r46 = 9, r0
	addl r45 = 1, r0
	mov r33 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC20)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = fwrite#
	;;
	.mib
	mov r1 = r43
	mov r44 = r33
	br.call.sptk.many b0 = ftell#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC7)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r43
	mov r44 = r33
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC5)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = remove#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC2)
	.mlx
	nop 0
	movl r46 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC3)
	.mlx
	add r46 = r1, r46
	movl r44 = @gprel(.LC17)
	;;
	.mmi
	(p7) add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC15)
	.mlx
	nop 0
	movl r44 = @gprel(.LC5)
	;;
	.mib
	add r45 = r1, r45
	add r44 = r1, r44
	br.call.sptk.many b0 = fopen#
	;;
	.mib
	mov r1 = r43
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.spnt .L28
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC3)
	;;
	.mmi
	add r45 = r1, r45
	nop 0
	nop 0
.L12:
	.mlx
	nop 0
	movl r46 = @gprel(.LC22)
	.mlx
	nop 0
	movl r44 = @gprel(.LC17)
	;;
	.mib
	add r46 = r1, r46
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	adds r16 = 416, r12
	mov ar.lc = 49
	.mlx
	mov r15 = r0
	movl r14 = 0x401c000000000000
	;;
	.mmi
	setf.d f9 = r14
	nop 0
	nop 0
	.align 32
.L13:
	.mii
	nop 0
	sxt4 r14 = r15
	adds r15 = 1, r15
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f7 = f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f8, f6, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f10, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f11, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f9, f10, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f7, f6, f10
	;;
	.mib
	stfd [r16] = f8, 8
	nop 0
	br.cloop.sptk.few .L13
	.mmi
	adds r37 = 920, r12
	nop 0
	adds r38 = 912, r12
	.mmb
	adds r39 = 928, r12
	nop 0
	br.call.sptk.many b0 = tmpfile#
	;;
	.mmi
	addl r46 = 50, r0
	mov r33 = r8
	mov r47 = r8
	.mmi
	mov r1 = r43
	adds r44 = 416, r12
	addl r45 = 8, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fwrite#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC23)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r43
	mov r44 = r33
	br.call.sptk.many b0 = rewind#
	;;
	.mmi
	mov r47 = r33
	mov r1 = r43
	adds r44 = 16, r12
	.mmb
	addl r46 = 60, r0
	addl r45 = 8, r0
	br.call.sptk.many b0 = fread#
	;;
	.mmi
	mov r1 = r43
	adds r44 = 416, r12
	adds r45 = 16, r12
	.mmb
	mov r40 = r8
	addl r46 = 400, r0
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	mov r1 = r43
	mov r46 = r8
	mov r45 = r40
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC24)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r43
	mov r44 = r33
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r43
	mov r45 = r38
	mov r44 = r37
	.mmb
	st8 [r37] = r0
	st8 [r38] = r0
	br.call.sptk.many b0 = open_memstream#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r47 = 5, r0
	.mmi
	mov r33 = r8
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC25)
	.mlx
	nop 0
	movl r45 = @gprel(.LC26)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = fprintf#
	;;
	.mib
	mov r1 = r43
	mov r44 = r33
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	.mmi
	ld4 r46 = [r38]
	ld8 r45 = [r37]
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC27)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	.mmi
	ld8 r45 = [r38]
	ld8 r44 = [r37]
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC15)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = fmemopen#
	;;
	.mmi
	mov r1 = r43
	mov r47 = r34
	nop 0
	.mmi
	mov r46 = r32
	mov r33 = r8
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC28)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = __isoc99_fscanf
	;;
	.mmi
	mov r1 = r43
	ld4 r47 = [r34]
	mov r46 = r32
	.mmi
	nop 0
	mov r45 = r8
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC29)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r43
	mov r44 = r33
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r43
	addl r14 = -1, r0
	mov r49 = r39
	.mmi
	mov r48 = r32
	mov r46 = r34
	mov r47 = r36
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC30)
	.mlx
	st4 [r39] = r14
	movl r44 = @gprel(.LC31)
	;;
	.mib
	add r45 = r1, r45
	add r44 = r1, r44
	br.call.sptk.many b0 = __isoc99_sscanf
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r47 = r35
	.mmi
	ld4 r46 = [r34]
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC32)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	ld4 r48 = [r35]
	mov r46 = r32
	.mmi
	nop 0
	ld4 r47 = [r39]
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC33)
	.mmi
	nop 0
	ld4 r45 = [r36]
	nop 0
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r47 = r0
	.mii
	addl r46 = 2, r0
	mov r45 = r0
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], stdout#
	nop 0
	;;
	.mib
	ld8 r44 = [r14]
	nop 0
	br.call.sptk.many b0 = setvbuf#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC34)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	mov r1 = r43
	adds r14 = 904, r12
	adds r45 = 896, r12
	.mmi
	addl r46 = 10, r0
	;;
	addl r15 = @ltoffx(stdin#), r1
	mov r44 = r14
	.mmi
	st8 [r14] = r0
	st8 [r45] = r0
	nop 0
	;;
	.mmi
	nop 0
	ld8.mov r15 = [r15], stdin#
	nop 0
	;;
	.mib
	ld8 r47 = [r15]
	nop 0
	br.call.sptk.many b0 = __getdelim#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC23)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r43
	nop 0
	.mmi
	adds r18 = 952, r12
	nop 0
	mov b0 = r41
	;;
	.mmi
	ld8 r19 = [r18], 8
	nop 0
	mov ar.pfs = r42
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18]
	mov ar.lc = r19
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 960, r12
	br.ret.sptk.many b0
	;;
.L27:
	.body
	.copy_state 1
	.mib
	mov r44 = r33
	nop 0
	br.call.sptk.many b0 = ferror#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L9
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC2)
	;;
	.mmi
	add r45 = r1, r45
	nop 0
	nop 0
	.mlx
	nop 0
	movl r46 = @gprel(.LC18)
	.mlx
	nop 0
	movl r44 = @gprel(.LC17)
	;;
	.mib
	add r46 = r1, r46
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r44 = r33
	mov r1 = r43
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC19)
	.mlx
	nop 0
	movl r44 = @gprel(.LC5)
	;;
	.mib
	add r45 = r1, r45
	add r44 = r1, r44
	br.call.sptk.many b0 = fopen#
	;;
	.mmi
	mov r1 = r43
	mov r47 = r8
	nop 0
	.mmi
	addl r46 = 9, r0
	addl r45 = 1, r0
	mov r33 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC20)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = fwrite#
	;;
	.mib
	mov r1 = r43
	mov r44 = r33
	br.call.sptk.many b0 = ftell#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC7)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r43
	mov r44 = r33
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC5)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = remove#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC2)
	.mlx
	nop 0
	movl r46 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC3)
	.mlx
	add r46 = r1, r46
	movl r44 = @gprel(.LC17)
	;;
	.mmi
	(p7) add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC15)
	.mlx
	nop 0
	movl r44 = @gprel(.LC5)
	;;
	.mib
	add r45 = r1, r45
	add r44 = r1, r44
	br.call.sptk.many b0 = fopen#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC3)
	;;
	.mib
	nop 0
	add r45 = r1, r45
	(p6) br.cond.sptk .L12
.L28:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r43
	;;
	.mlx
	cmp4.ne p6, p7 = 2, r14
	movl r46 = @gprel(.LC22)
	.mlx
	nop 0
	movl r44 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC3)
	.mmi
	add r46 = r1, r46
	nop 0
	add r44 = r1, r44
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r45 = r1, r45
	nop 0
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	adds r16 = 416, r12
	mov ar.lc = 49
	.mlx
	mov r15 = r0
	movl r14 = 0x401c000000000000
	;;
	.mib
	setf.d f9 = r14
	nop 0
	br .L13
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
