// 62c53135b2d6122040ee93ffbf30ec10
	.file	"agreement.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 64
	.proc one#
one:
	.prologue
	.mmb
	adds r15 = -1, r32
	mov r14 = r0
	nop 0
	.mii
	addl r16 = @gprel(sink#), gp
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	cmp.eq p6, p7 = 0, r32
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mii
	nop 0
	mov ar.lc = r15
	nop 0
	.align 32
.L3:
	.mmi
	ld8.acq r15 = [r16]
	setf.sig f6 = r14
	adds r14 = 1, r14
	;;
	.mmi
	nop 0
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f6 = f6, f6, f8
	;;
	.mmi
	nop 0
	getf.sig r15 = f6
	nop 0
	;;
	.mib
	st8.rel [r16] = r15
	nop 0
	br.cloop.sptk.few .L3
	;;
.L1:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp one#
	.align 16
	.align 64
	.proc other#
other:
	.prologue
	.mmb
	adds r32 = -1, r32
	mov r15 = r0
	nop 0
	.mii
	addl r16 = @gprel(sink#), gp
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	;;
	mov ar.lc = r32
	.align 32
.L11:
	.mmi
	ld8.acq r14 = [r16]
	;;
	xor r14 = r15, r14
	adds r15 = 1, r15
	;;
	.mib
	st8.rel [r16] = r14
	nop 0
	br.cloop.sptk.few .L11
	;;
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp other#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"more than 50"
	.align 8
.LC1:
	stringz	"too few"
	.align 8
.LC2:
	stringz	"profil"
	.align 8
.LC3:
	stringz	"%s ticks, %d elements differ by more than one\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 8, 8, 0
	addl r16 = @ltoff(@fptr(one#)), gp
	.save ar.lc, r39
	mov r39 = ar.lc
	.mlx
	mov r38 = r1
	movl r40 = @gprel(kernels#)
	;;
	.mmi
	ld8 r16 = [r16]
	addl r15 = 44, r0
	.save rp, r36
	mov r36 = b0
	.body
	.mmi
	add r40 = r1, r40
	addl r41 = 131072, r0
	addl r43 = 32768, r0
	;;
	.mmi
	adds r18 = 6, r16
	nop 0
	adds r14 = 4, r16
	;;
	.mmi
	ld2 r17 = [r16], 2
	ld2 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	ld2 r16 = [r16]
	shl r14 = r14, 32
	.mii
	ld2 r34 = [r18]
	nop 0
	;;
	shl r16 = r16, 16
	.mii
	nop 0
	shl r34 = r34, 48
	;;
	or r16 = r17, r16
	;;
	.mmi
	or r14 = r16, r14
	;;
	or r34 = r14, r34
	addl r14 = -65536, r0
	;;
	.mmi
	and r34 = r14, r34
	;;
	mov r42 = r34
	nop 0
	;;
#APP
// 133 "@TOP@/guest-tests/profil/../include/precis-profil.h" 1
	break 0x100000;;
// 0 "" 2
#NO_APP
	;;
	.mlx
	cmp.eq p6, p7 = 0, r10
	movl r40 = @gprel(librarys#)
	.mmi
	addl r33 = 100003, r0
	addl r32 = 300007, r0
	mov r35 = r8
	;;
	.mmi
	addl r43 = 32768, r0
	add r40 = r1, r40
	nop 0
	.mmb
	mov r42 = r34
	addl r41 = 131072, r0
	(p7) br.cond.dpnt .L38
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = profil#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L39
.L17:
	.mii
	nop 0
	mov ar.lc = 39
	nop 0
	.align 32
.L18:
	.mib
	mov r40 = r32
	adds r32 = 13, r32
	br.call.sptk.many b0 = one#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r33
	.mmb
	adds r33 = 7, r33
	nop 0
	br.call.sptk.many b0 = other#
	;;
	.mib
	nop 0
	mov r1 = r38
	br.cloop.sptk.few .L18
	.mmi
	addl r15 = 44, r0
	mov r40 = r0
	nop 0
	.mmi
	mov r41 = r0
	mov r42 = r0
	mov r43 = r0
	;;
#APP
// 133 "@TOP@/guest-tests/profil/../include/precis-profil.h" 1
	break 0x100000;;
// 0 "" 2
#NO_APP
	;;
	.mmi
	cmp.eq p6, p7 = 0, r10
	mov r32 = r8
	mov r42 = r0
	.mmb
	mov r43 = r0
	mov r41 = r0
	(p7) br.cond.dpnt .L40
	;;
	.mib
	mov r40 = r0
	nop 0
	br.call.sptk.many b0 = profil#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r0
	mov r16 = r0
	;;
	.mlx
	nop 0
	movl r2 = @gprel(kernels#)
	.mlx
	nop 0
	movl r18 = @gprel(librarys#)
	;;
	.mii
	add r2 = r1, r2
	add r18 = r1, r18
	;;
	addl r17 = 131072, r2
	.align 32
.L23:
	.mmi
	ld2 r14 = [r2], 2
	ld2 r15 = [r18], 2
	nop 0
	;;
	.mmi
	adds r20 = 1, r14
	adds r19 = 1, r15
	nop 0
	.mmi
	cmp.ne p10, p11 = r2, r17
	add r16 = r16, r14
	cmp.eq p8, p9 = r2, r17
	;;
	.mib
	cmp4.gt p12, p13 = r15, r20
	cmp4.gt p6, p7 = r14, r19
	(p6) br.cond.dptk .L20
	;;
	.mmi
	(p12) addl r14 = 1, r0
	;;
	(p13) mov r14 = r0
	nop 0
	;;
	.mib
	nop 0
	add r42 = r42, r14
	(p10) br.cond.dptk .L23
	.mlx
	cmp.geu p6, p7 = 50, r16
	movl r40 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mmi
	nop 0
	add r40 = r1, r40
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r39
	br.ret.sptk.many b0
.L20:
	.pred.rel.mutex p8, p9
	.mib
	nop 0
	adds r42 = 1, r42
	(p9) br.cond.dptk .L23
	.mlx
	cmp.geu p6, p7 = 50, r16
	movl r40 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mmi
	nop 0
	add r40 = r1, r40
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r39
	br.ret.sptk.many b0
.L39:
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = perror#
	;;
	.mib
	mov r1 = r38
	mov ar.lc = 39
	br .L18
.L38:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r38
	st4 [r8] = r35
	nop 0
	.mmi
	addl r43 = 32768, r0
	mov r42 = r34
	addl r41 = 131072, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(librarys#)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = profil#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L17
	.mib
	nop 0
	nop 0
	br .L39
.L40:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r38
	st4 [r8] = r32
	mov r43 = r0
	.mmi
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = profil#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r0
	mov r16 = r0
	;;
	.mlx
	nop 0
	movl r2 = @gprel(kernels#)
	.mlx
	nop 0
	movl r18 = @gprel(librarys#)
	;;
	.mmi
	add r2 = r1, r2
	nop 0
	add r18 = r1, r18
	;;
	.mib
	nop 0
	addl r17 = 131072, r2
	br .L23
	.endp main#
	.bss
	.align 2
	.type	librarys#, @object
	.size	librarys#, 131072
librarys:
	.skip	131072
	.align 2
	.type	kernels#, @object
	.size	kernels#, 131072
kernels:
	.skip	131072
	.sbss
	.align 8
	.type	sink#, @object
	.size	sink#, 8
sink:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
