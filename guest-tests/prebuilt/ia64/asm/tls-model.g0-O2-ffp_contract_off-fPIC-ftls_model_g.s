// 826dbdc33bda1f08ed739a48a43184a0
	.file	"tls-model.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.global __tls_get_addr#
	.align 16
	.align 64
	.proc work#
work:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	addl r36 = @ltoff(@dtpmod(exported_tls#)), r1
	nop 0
	.mmi
	addl r37 = @ltoff(@dtprel(exported_tls#)), r1
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mmi
	nop 0
	ld8 r36 = [r36]
	nop 0
	.mmb
	ld8 r37 = [r37]
	nop 0
	br.call.sptk.many b0 = __tls_get_addr#
	;;
	.mmi
	mov r1 = r35
	ld4 r14 = [r8]
	nop 0
	;;
	.mmi
	add r32 = r14, r32
	addl r36 = @ltoff(@dtpmod(other_tls#)), r1
	addl r37 = @ltoff(@dtprel(other_tls#)), r1
	;;
	.mmi
	ld8 r36 = [r36]
	st4 [r8] = r32
	nop 0
	.mmb
	ld8 r37 = [r37]
	nop 0
	br.call.sptk.many b0 = __tls_get_addr#
	;;
	.mii
	adds r17 = 16, r8
	dep.z r14 = r32, 5, 27
	sxt4 r16 = r32
	.mmb
	adds r15 = 792, r8
	mov r1 = r35
	nop 0
	;;
	.mmi
	sub r14 = r14, r32
	ld8 r18 = [r17]
	mov b0 = r33
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	add r16 = r16, r18
	mov ar.pfs = r34
	;;
	.mmi
	add r8 = r14, r32
	st8 [r17] = r16
	nop 0
	;;
	.mii
	shladd r8 = r8, 3, r0
	nop 0
	;;
	add r8 = r8, r16
	;;
	.mmi
	nop 0
	add r8 = r8, r15
	nop 0
	;;
	.mib
	nop 0
	sxt4 r8 = r8
	br.ret.sptk.many b0
	.endp work#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%d\n"
	.align 8
.LC1:
	stringz	"%d %lld\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 8, 4, 0
	.fframe 48
	adds r12 = -48, r12
	nop 0
	.mii
	addl r35 = @ltoff(@fptr(work#)), gp
	.save rp, r36
	mov r36 = b0
	mov r38 = r1
	;;
	.mmb
	adds r34 = 16, r12
	mov r32 = r0
	nop 0
	.mmi
	ld8 r35 = [r35]
	nop 0
	.save ar.lc, r39
	mov r39 = ar.lc
	.body
	;;
	.mmi
	nop 0
	mov r33 = r34
	mov ar.lc = 3
	;;
.L4:
	.mmi
	mov r43 = r32
	mov r40 = r33
	mov r42 = r35
	.mmb
	mov r41 = r0
	adds r32 = 1, r32
	br.call.sptk.many b0 = pthread_create#
	;;
	.mib
	adds r33 = 8, r33
	mov r1 = r38
	br.cloop.sptk.few .L4
	;;
	.mmi
	nop 0
	adds r32 = 48, r12
	mov ar.lc = 3
	.mlx
	nop 0
	movl r33 = @gprel(.LC0)
	;;
	.mmi
	add r33 = r1, r33
	nop 0
	nop 0
.L5:
	.mib
	ld8 r40 = [r34], 8
	mov r41 = r32
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	mov r1 = r38
	ld4 r41 = [r32]
	mov r40 = r33
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br.cloop.sptk.few .L5
	;;
	.mii
	addl r40 = @ltoff(@dtpmod(other_tls#)), r1
	addl r41 = @ltoff(@dtprel(other_tls#)), r1
	;;
	nop 0
	.mmb
	ld8 r40 = [r40]
	ld8 r41 = [r41]
	br.call.sptk.many b0 = __tls_get_addr#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r32 = 16, r8
	;;
	.mii
	addl r40 = @ltoff(@dtpmod(exported_tls#)), r1
	addl r41 = @ltoff(@dtprel(exported_tls#)), r1
	;;
	nop 0
	.mmb
	ld8 r40 = [r40]
	ld8 r41 = [r41]
	br.call.sptk.many b0 = __tls_get_addr#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmi
	ld8 r42 = [r32]
	ld4 r41 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mib
	add r40 = r1, r40
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
	;;
	mov ar.lc = r39
	.mmb
	nop 0
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp main#
	.global other_tls#
	.section	.tdata,"awT",@progbits
	.align 8
	.type	other_tls#, @object
	.size	other_tls#, 800
other_tls:
	data8	1
	data8	2
	data8	3
	.skip	776
	.global exported_tls#
	.align 4
	.type	exported_tls#, @object
	.size	exported_tls#, 4
exported_tls:
	data4	3
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
