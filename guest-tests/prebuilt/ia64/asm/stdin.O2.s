// 26ffa33375e4ac7f7021067a5ac5e561
	.file	"<stdin>"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.global last#
	.type	last#, @function
	.proc last#
last:
	.prologue
	.body
	.mmi
	addl r14 = @gprel(sink#), gp
	nop 0
	adds r8 = 1, r32
	;;
	.mib
	st4.rel [r14] = r32
	nop 0
	br.ret.sptk.many b0
	.endp last#
	.align 16
	.align 64
	.global middle#
	.type	middle#, @function
	.proc middle#
middle:
	.prologue
	.body
	.mmi
	addl r14 = @gprel(sink#), gp
	;;
	st4.rel [r14] = r32
	adds r32 = 1, r32
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many last#
	;;
	break.f 0
	;;
	.endp middle#
	.align 16
	.align 64
	.global first#
	.type	first#, @function
	.proc first#
first:
	.prologue
	.body
	.mmi
	addl r14 = @gprel(sink#), gp
	;;
	st4.rel [r14] = r32
	adds r32 = 1, r32
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many middle#
	;;
	break.f 0
	;;
	.endp first#
	.align 16
	.align 64
	.global even#
	.type	even#, @function
	.proc even#
even:
	.prologue
	.body
	.mmi
	nop 0
	addl r8 = 1, r0
	cmp4.eq p6, p7 = 0, r32
	.bbb
	nop 0
	(p7) br.cond.dpnt .L11
	br.ret.sptk.many b0
.L11:
	.mmi
	nop 0
	adds r32 = -1, r32
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many odd#
	;;
	break.f 0
	;;
	.endp even#
	.align 16
	.align 64
	.global odd#
	.type	odd#, @function
	.proc odd#
odd:
	.prologue
	.body
	.mmi
	nop 0
	mov r8 = r0
	cmp4.eq p6, p7 = 0, r32
	.bbb
	nop 0
	(p7) br.cond.dpnt .L16
	br.ret.sptk.many b0
.L16:
	.mmi
	nop 0
	adds r32 = -1, r32
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many even#
	;;
	break.f 0
	;;
	.endp odd#
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 1, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	;;
	.mii
	mov r32 = r0
	.save ar.lc, r36
	mov r36 = ar.lc
	.body
	;;
	mov ar.lc = 4
	.align 32
.L18:
	.mib
	mov r37 = r32
	adds r32 = 1, r32
	br.call.sptk.many b0 = first#
	;;
	.mib
	mov r1 = r35
	addl r37 = 1000, r0
	br.call.sptk.many b0 = even#
	;;
	.mib
	nop 0
	mov r1 = r35
	br.cloop.sptk.few .L18
	.mii
	mov r8 = r0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	;;
	.mib
	nop 0
	mov ar.lc = r36
	br.ret.sptk.many b0
	.endp main#
	.global sink#
	.section	.sbss,"aws",@nobits
	.align 4
	.type	sink#, @object
	.size	sink#, 4
sink:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
