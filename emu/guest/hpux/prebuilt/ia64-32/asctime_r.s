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
	addp4 r32 = 0,r32
	.mlx
	addp4 r33 = 0,r33
	movl r40 = @gprel(mon_name.0#)
	;;
	.mmi
	adds r16 = 16, r32
	adds r15 = 24, r32
	adds r14 = 20, r32
	.mlx
	adds r22 = 20, r12
	movl r39 = @gprel(day_name.1#)
	;;
	.mmi
	ld4 r18 = [r16]
	adds r21 = 4, r32
	adds r20 = 8, r32
	.mlx
	adds r19 = 12, r32
	movl r38 = @gprel(.LC0)
	;;
	.mmi
	ld4 r17 = [r15]
	shladd r15 = r18, 1, r0
	add r40 = r1, r40
	.mmi
	add r39 = r1, r39
	mov r36 = r1
	add r38 = r1, r38
	;;
	.mmi
	ld4 r16 = [r14]
	shladd r14 = r17, 1, r0
	.save rp, r34
	mov r34 = b0
	.body
	.mmi
	add r15 = r15, r18
	ld4.a r44 = [r32]
	mov r37 = r33
	;;
	.mmi
	adds r16 = 1900, r16
	add r14 = r14, r17
	add r40 = r40, r15
	.mmi
	ld4.a r43 = [r21]
	ld4.a r42 = [r20]
	nop 0
	;;
	.mmi
	st4 [r22] = r16
	nop 0
	add r39 = r39, r14
	;;
	.mmi
	ld4.c.clr r44 = [r32]
	ld4.c.clr r43 = [r21]
	nop 0
	;;
	.mmi
	nop 0
	ld4.c.clr r42 = [r20]
	nop 0
	.mmb
	ld4 r41 = [r19]
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
