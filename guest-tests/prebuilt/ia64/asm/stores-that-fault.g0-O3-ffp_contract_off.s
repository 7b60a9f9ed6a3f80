// 7418ef28ef2865e7ec279b715f933361
	.file	"stores-that-fault.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc open_page#
open_page:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	addl r15 = @gprel(faults#), gp
	nop 0
	.mii
	adds r33 = 16, r33
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	;;
	.mmi
	ld4.acq r14 = [r15]
	nop 0
	addl r39 = 3, r0
	.mmi
	addl r38 = 16384, r0
	ld8 r37 = [r33]
	nop 0
	;;
	.mmi
	adds r14 = 1, r14
	;;
	st4.rel [r15] = r14
	addl r14 = -16384, r0
	;;
	.mib
	and r37 = r14, r37
	nop 0
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp open_page#
	.align 16
	.align 64
	.proc put.constprop.0#
put.constprop.0:
	.prologue
	.mii
	addl r14 = 1599, r0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	zxt1 r33 = r33
	.mmi
	nop 0
	;;
	nop 0
	mov ar.lc = r14
	;;
	.align 32
.L4:
	.mib
	st1 [r32] = r33
	adds r32 = 1024, r32
	br.cloop.sptk.few .L4
	;;
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp put.constprop.0#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%u %u\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 0, 9, 6, 0
	.fframe 144
	adds r12 = -144, r12
	.save ar.lc, r40
	mov r40 = ar.lc
	.mmi
	nop 0
	mov r39 = r1
	nop 0
	;;
	.mii
	nop 0
	.save rp, r37
	mov r37 = b0
	.body
	addl r43 = 132, r0
	.mmb
	mov r42 = r0
	adds r41 = 28, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r39
	adds r42 = 16, r12
	addl r15 = 4, r0
	.mmi
	mov r43 = r0
	addl r41 = 11, r0
	addl r36 = 1, r0
	;;
	.mmi
	nop 0
	addl r14 = @ltoff(@fptr(open_page#)), gp
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	st8 [r42] = r14
	adds r14 = 24, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r1 = r39
	mov r46 = r0
	addl r45 = -1, r0
	.mmi
	addl r44 = 34, r0
	addl r43 = 3, r0
	addl r42 = 1654784, r0
	;;
	.mib
	mov r41 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	addl r15 = 16383, r0
	sub r14 = r0, r8
	mov r1 = r39
	;;
	.mmi
	and r14 = r15, r14
	;;
	add r35 = r8, r14
	addl r14 = @gprel(pages#), gp
	;;
	.mii
	st8 [r14] = r35
	addl r14 = 1671168, r0
	;;
	add r34 = r35, r14
.L9:
	.mmi
	nop 0
	mov r33 = r35
	mov r32 = r35
	;;
	.align 32
.L10:
	.mmi
	addl r15 = 49152, r0
	nop 0
	mov r41 = r32
	.mmi
	addl r43 = 1, r0
	nop 0
	addl r42 = 16384, r0
	;;
	.mib
	add r32 = r32, r15
	nop 0
	br.call.sptk.many b0 = mprotect#
	;;
	.mib
	mov r1 = r39
	cmp.ne p6, p7 = r32, r34
	(p6) br.cond.dptk .L10
	.mmi
	mov r42 = r36
	nop 0
	mov r41 = r35
	.mmb
	adds r36 = 1, r36
	nop 0
	br.call.sptk.many b0 = put.constprop.0#
	;;
	.mib
	mov r1 = r39
	cmp4.eq p6, p7 = 5, r36
	(p7) br.cond.dptk .L9
	.mii
	addl r14 = 1599, r0
	mov r43 = r0
	;;
	mov ar.lc = r14
	.align 32
.L12:
	.mmi
	ld1 r14 = [r33]
	nop 0
	adds r33 = 1024, r33
	;;
	.mib
	nop 0
	add r43 = r43, r14
	br.cloop.sptk.few .L12
	.mlx
	addl r14 = @gprel(faults#), gp
	movl r41 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	nop 0
	.mmb
	ld4.acq r42 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r39
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	;;
	mov ar.lc = r40
	.mmb
	nop 0
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	.endp main#
	.sbss
	.align 4
	.type	faults#, @object
	.size	faults#, 4
faults:
	.skip	4
	.align 8
	.type	pages#, @object
	.size	pages#, 8
pages:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
