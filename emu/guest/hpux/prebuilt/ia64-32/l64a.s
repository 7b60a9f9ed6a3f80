// e7f83f90bcc408719da8d63188a74807 newlib/libc/stdlib/l64a.c
	.file	"l64a.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global l64a#
	.type	l64a#, @function
	.proc l64a#
l64a:
	.prologue
	.body
	.mmi
	nop 0
	addl r14 = @ltoffx(_impure_ptr#), r1
	cmp4.eq p6, p7 = 0, r32
	.mlx
	nop 0
	movl r19 = @gprel(R64_ARRAY#)
	;;
	.mmi
	ld8.mov r14 = [r14], _impure_ptr#
	nop 0
	add r19 = r1, r19
	;;
	.mmi
	ld4 r8 = [r14]
	;;
	addp4 r8 = 0,r8
	nop 0
	;;
	.mii
	adds r18 = 222, r8
	adds r8 = 216, r8
	;;
	addp4 r8 = 0,r8
	.mmb
	addp4 r18 = 0,r18
	nop 0
	(p6) br.cond.dpnt .L12
	;;
	.mmi
	(p7) mov r14 = r8
	nop 0
	nop 0
	;;
.L4:
	.mmb
	and r15 = 63, r32
	adds r17 = 1, r14
	nop 0
	.mmi
	mov r16 = r14
	nop 0
	extr.u r32 = r32, 6, 26
	;;
	.mmi
	add r15 = r19, r15
	addp4 r14 = 0,r17
	cmp4.ne p8, p9 = 0, r32
	;;
	.mmi
	ld1 r15 = [r15]
	nop 0
	cmp4.ne p6, p7 = r14, r18
	;;
	.mbb
	st1 [r16] = r15
	(p7) br.cond.dpnt .L5
	(p8) br.cond.dptk .L4
	.mmi
	st1 [r14] = r0
	nop 0
	nop 0
.L5:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L12:
	.mmi
	nop 0
	mov r14 = r8
	nop 0
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br .L5
	.endp l64a#
	.align 16
	.align 64
	.global _l64a_r#
	.type	_l64a_r#, @function
	.proc _l64a_r#
_l64a_r:
	.prologue
	.body
	.mmi
	nop 0
	addp4 r32 = 0,r32
	cmp4.eq p6, p7 = 0, r33
	.mlx
	nop 0
	movl r19 = @gprel(R64_ARRAY#)
	;;
	.mmi
	adds r18 = 222, r32
	adds r32 = 216, r32
	add r19 = r1, r19
	;;
	.mmi
	nop 0
	addp4 r8 = 0,r32
	addp4 r18 = 0,r18
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L24
	;;
	.mmi
	(p7) mov r14 = r8
	nop 0
	nop 0
	;;
.L16:
	.mmb
	and r15 = 63, r33
	adds r17 = 1, r14
	nop 0
	.mmi
	mov r16 = r14
	nop 0
	extr.u r33 = r33, 6, 26
	;;
	.mmi
	add r15 = r19, r15
	addp4 r14 = 0,r17
	cmp4.ne p8, p9 = 0, r33
	;;
	.mmi
	ld1 r15 = [r15]
	nop 0
	cmp4.ne p6, p7 = r18, r14
	;;
	.mbb
	st1 [r16] = r15
	(p7) br.cond.dpnt .L17
	(p8) br.cond.dptk .L16
	.mmi
	st1 [r14] = r0
	nop 0
	nop 0
.L17:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L24:
	.mmi
	nop 0
	mov r14 = r8
	nop 0
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br .L17
	.endp _l64a_r#
	.section	.rodata,	"a",	"progbits"
	.align 8
	.type	R64_ARRAY#, @object
	.size	R64_ARRAY#, 65
R64_ARRAY:
	stringz	"./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
	.ident	"GCC: (GNU) 12.2.0"
