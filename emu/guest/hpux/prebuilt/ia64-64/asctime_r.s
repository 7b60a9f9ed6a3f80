// 8acefc0c65a5eba406f15e2a71b4f7a2 newlib/libc/time/asctime_r.c
	.file	"asctime_r.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%.3s %.3s%3d %.2d:%.2d:%.2d %d\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global asctime_r#
	.type	asctime_r#, @function
	.proc asctime_r#
asctime_r:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 8, 0
	.fframe 16
	adds r12 = -16, r12
	adds r15 = 16, r32
	.mmi
	adds r14 = 24, r32
	adds r16 = 20, r32
	adds r20 = 4, r32
	;;
	.mmi
	ld4 r15 = [r15]
	adds r18 = 20, r12
	adds r19 = 8, r32
	.mlx
	adds r17 = 12, r32
	movl r38 = @gprel(.LC0)
	;;
	.mmi
	ld4 r14 = [r14]
	mov r36 = r1
	sxt4 r15 = r15
	.mmi
	add r38 = r1, r38
	ld4 r16 = [r16]
	mov r37 = r33
	;;
	.mii
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	sxt4 r14 = r14
	.mmb
	shladd r40 = r15, 1, r0
	adds r16 = 1900, r16
	nop 0
	;;
	.mmi
	shladd r39 = r14, 1, r0
	nop 0
	add r15 = r40, r15
	.mlx
	ld4 r44 = [r32]
	movl r40 = @gprel(mon_name.0#)
	;;
	.mlx
	add r14 = r39, r14
	movl r39 = @gprel(day_name.1#)
	.mmi
	ld4 r43 = [r20]
	ld4 r42 = [r19]
	add r40 = r1, r40
	;;
	.mmi
	add r39 = r1, r39
	st4 [r18] = r16
	add r40 = r40, r15
	;;
	.mmi
	nop 0
	add r39 = r39, r14
	nop 0
	.mmb
	ld4 r41 = [r17]
	nop 0
	br.call.sptk.many b0 = siprintf#
	;;
	.mmi
	mov r8 = r33
	mov r1 = r36
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp asctime_r#
	.section	.rodata,	"a",	"progbits"
	.type	mon_name.0#, @object
	.size	mon_name.0#, 36
mon_name.0:
	string	"Jan"
	string	"Feb"
	string	"Mar"
	string	"Apr"
	string	"May"
	string	"Jun"
	string	"Jul"
	string	"Aug"
	string	"Sep"
	string	"Oct"
	string	"Nov"
	string	"Dec"
	.type	day_name.1#, @object
	.size	day_name.1#, 21
day_name.1:
	string	"Sun"
	string	"Mon"
	string	"Tue"
	string	"Wed"
	string	"Thu"
	string	"Fri"
	string	"Sat"
	.global siprintf#
	.type	siprintf#, @function
	.ident	"GCC: (GNU) 12.2.0"
