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
	.mmi
	addl r14 = @ltoffx(_impure_ptr#), r1
	cmp4.eq p6, p7 = 0, r32
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mlx
	nop 0
	movl r18 = @gprel(R64_ARRAY#)
	;;
	.mmi
	ld8.mov r14 = [r14], _impure_ptr#
	add r18 = r1, r18
	mov ar.lc = 5
	;;
	.mmi
	ld8 r8 = [r14]
	nop 0
	addp4 r14 = r32, r0
	;;
	.mib
	nop 0
	adds r8 = 280, r8
	(p6) br.cond.dpnt .L12
	;;
	.mmi
	(p7) mov r16 = r8
	nop 0
	nop 0
	;;
.L4:
	.mmi
	and r15 = 63, r14
	mov r17 = r16
	shr.u r14 = r14, 6
	.mmi
	adds r16 = 1, r16
	;;
	add r15 = r18, r15
	cmp.ne p6, p7 = 0, r14
	;;
	.mmi
	nop 0
	ld1 r15 = [r15]
	nop 0
	;;
	.mib
	st1 [r17] = r15
	nop 0
	br.cloop.sptk.few .L6
	;;
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
.L6:
	.pred.rel.mutex p6, p7
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L4
	.mmi
	st1 [r16] = r0
	nop 0
	nop 0
	;;
.L13:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
.L12:
	.mmi
	nop 0
	mov r16 = r8
	nop 0
	;;
	.mib
	st1 [r16] = r0
	nop 0
	br .L13
	.endp l64a#
	.align 16
	.align 64
	.global _l64a_r#
	.type	_l64a_r#, @function
	.proc _l64a_r#
_l64a_r:
	.prologue
	.mmi
	adds r8 = 280, r32
	cmp4.eq p6, p7 = 0, r33
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mlx
	addp4 r14 = r33, r0
	movl r18 = @gprel(R64_ARRAY#)
	;;
	.mmb
	nop 0
	add r18 = r1, r18
	nop 0
	.mib
	(p7) mov r16 = r8
	mov ar.lc = 5
	(p6) br.cond.dpnt .L25
	;;
.L17:
	.mmi
	and r15 = 63, r14
	mov r17 = r16
	shr.u r14 = r14, 6
	.mmi
	adds r16 = 1, r16
	;;
	add r15 = r18, r15
	cmp.ne p6, p7 = 0, r14
	;;
	.mmi
	nop 0
	ld1 r15 = [r15]
	nop 0
	;;
	.mib
	st1 [r17] = r15
	nop 0
	br.cloop.sptk.few .L19
	;;
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
.L19:
	.pred.rel.mutex p6, p7
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L17
	.mmi
	st1 [r16] = r0
	nop 0
	nop 0
	;;
.L26:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
.L25:
	.mmi
	nop 0
	mov r16 = r8
	nop 0
	;;
	.mib
	st1 [r16] = r0
	nop 0
	br .L26
	.endp _l64a_r#
	.section	.rodata,	"a",	"progbits"
	.align 8
	.type	R64_ARRAY#, @object
	.size	R64_ARRAY#, 65
R64_ARRAY:
	stringz	"./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
	.ident	"GCC: (GNU) 12.2.0"
