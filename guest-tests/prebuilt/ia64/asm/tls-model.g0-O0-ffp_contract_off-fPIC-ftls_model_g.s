// 3fa0578a712c6a4b3706ee3884116f71
	.file	"tls-model.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.global exported_tls#
	.section	.tdata,"awT",@progbits
	.align 4
	.type	exported_tls#, @object
	.size	exported_tls#, 4
exported_tls:
	data4	3
	.global other_tls#
	.align 8
	.type	other_tls#, @object
	.size	other_tls#, 800
other_tls:
	data8	1
	data8	2
	data8	3
	.skip	776
	.global __tls_get_addr#
	.text
	.align 16
	.proc work#
work:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 2, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st8 [r36] = r32
	ld8 r14 = [r36]
	;;
	mov r33 = r14
	addl r14 = @ltoff(@dtpmod(exported_tls#)), r1
	;;
	ld8 r14 = [r14]
	addl r15 = @ltoff(@dtprel(exported_tls#)), r1
	;;
	ld8 r15 = [r15]
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = __tls_get_addr#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	add r33 = r33, r14
	addl r14 = @ltoff(@dtpmod(exported_tls#)), r1
	;;
	ld8 r14 = [r14]
	addl r15 = @ltoff(@dtprel(exported_tls#)), r1
	;;
	ld8 r15 = [r15]
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = __tls_get_addr#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r33
	addl r14 = @ltoff(@dtpmod(other_tls#)), r1
	;;
	ld8 r14 = [r14]
	addl r15 = @ltoff(@dtprel(other_tls#)), r1
	;;
	ld8 r15 = [r15]
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = __tls_get_addr#
	mov r1 = r37
	mov r14 = r8
	;;
	adds r14 = 16, r14
	;;
	ld8 r33 = [r14]
	addl r14 = @ltoff(@dtpmod(exported_tls#)), r1
	;;
	ld8 r14 = [r14]
	addl r15 = @ltoff(@dtprel(exported_tls#)), r1
	;;
	ld8 r15 = [r15]
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = __tls_get_addr#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	add r33 = r33, r14
	addl r14 = @ltoff(@dtpmod(other_tls#)), r1
	;;
	ld8 r14 = [r14]
	addl r15 = @ltoff(@dtprel(other_tls#)), r1
	;;
	ld8 r15 = [r15]
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = __tls_get_addr#
	mov r1 = r37
	mov r14 = r8
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r33
	addl r14 = @ltoff(@dtpmod(exported_tls#)), r1
	;;
	ld8 r14 = [r14]
	addl r15 = @ltoff(@dtprel(exported_tls#)), r1
	;;
	ld8 r15 = [r15]
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = __tls_get_addr#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	mov r33 = r14
	addl r14 = @ltoff(@dtpmod(other_tls#)), r1
	;;
	ld8 r14 = [r14]
	addl r15 = @ltoff(@dtprel(other_tls#)), r1
	;;
	ld8 r15 = [r15]
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = __tls_get_addr#
	mov r1 = r37
	mov r14 = r8
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	add r33 = r33, r14
	addl r14 = @ltoff(@dtpmod(other_tls#)), r1
	;;
	ld8 r14 = [r14]
	addl r15 = @ltoff(@dtprel(other_tls#)), r1
	;;
	ld8 r15 = [r15]
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = __tls_get_addr#
	mov r1 = r37
	mov r14 = r8
	;;
	adds r14 = 792, r14
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r33, r14
	;;
	sxt4 r14 = r14
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp work#
	.section	.rodata
	.align 8
.LC0:
	stringz	"%d\n"
	.align 8
.LC1:
	stringz	"%d %lld\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -64, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -48, r35
	;;
	st8 [r14] = r0
	br .L4
	;;
.L5:
	adds r15 = -32, r35
	adds r16 = -48, r35
	;;
	ld8 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	adds r16 = -48, r35
	;;
	ld8 r15 = [r16]
	;;
	mov r40 = r15
	addl r39 = @ltoff(@fptr(work#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	mov r37 = r14
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r36
	adds r15 = -48, r35
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -48, r35
	;;
	st8 [r16] = r14
.L4:
	adds r15 = -48, r35
	;;
	ld8 r14 = [r15]
	;;
	cmp.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L5
	adds r14 = -40, r35
	;;
	st4 [r14] = r0
	br .L6
	;;
.L7:
	adds r15 = -32, r35
	adds r14 = -40, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	mov r15 = r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r36
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -40, r35
	adds r15 = -40, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L6:
	adds r14 = -40, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L7
	addl r14 = @ltoff(@dtpmod(exported_tls#)), r1
	;;
	ld8 r14 = [r14]
	addl r15 = @ltoff(@dtprel(exported_tls#)), r1
	;;
	ld8 r15 = [r15]
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = __tls_get_addr#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r32 = [r14]
	addl r14 = @ltoff(@dtpmod(other_tls#)), r1
	;;
	ld8 r14 = [r14]
	addl r15 = @ltoff(@dtprel(other_tls#)), r1
	;;
	ld8 r15 = [r15]
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = __tls_get_addr#
	mov r1 = r36
	mov r14 = r8
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r32
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
