// 96474176c1eb72c211831f750e8ce385
	.file	"qsort-search.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc by_key#
by_key:
	.prologue
	.body
	.mmi
	ld4 r8 = [r32]
	ld4 r14 = [r33]
	nop 0
	;;
	.mib
	nop 0
	sub r8 = r8, r14
	br.ret.sptk.many b0
	.endp by_key#
	.align 16
	.align 64
	.proc by_int#
by_int:
	.prologue
	.body
	.mmi
	ld4 r8 = [r32]
	ld4 r14 = [r33]
	nop 0
	;;
	.mib
	nop 0
	sub r8 = r8, r14
	br.ret.sptk.many b0
	.endp by_int#
	.align 16
	.align 64
	.proc down#
down:
	.prologue
	.body
	.mmi
	ld4 r14 = [r34]
	ld4.a r8 = [r33]
	nop 0
	;;
	.mmi
	adds r14 = 1, r14
	;;
	st4 [r34] = r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r32]
	ld4.c.clr r8 = [r33]
	nop 0
	;;
	.mib
	nop 0
	sub r8 = r8, r14
	br.ret.sptk.many b0
	.endp down#
	.align 16
	.align 64
	.proc by_name#
by_name:
	.prologue 12, 34
	.mib
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.save rp, r34
	mov r34 = b0
	nop 0
	.mmi
	mov r36 = r1
	.body
	adds r38 = 4, r33
	adds r37 = 4, r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcmp#
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
	.endp by_name#
	.align 16
	.align 64
	.proc visit#
visit:
	.prologue
	.body
	.mmi
	cmp4.ne p6, p7 = 0, r33
	addl r14 = @gprel(nodes#), gp
	addl r16 = @gprel(depth#), gp
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = 3, r33
	(p6) br.cond.dptk .L9
	.mmi
	ld4 r17 = [r16]
	ld4 r15 = [r14]
	nop 0
	;;
	.mii
	cmp4.le p6, p7 = r34, r17
	adds r15 = 1, r15
	;;
	nop 0
	.mmi
	(p6) st4 [r16] = r17
	(p7) st4 [r16] = r34
	nop 0
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	nop 0
.L9:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp visit#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"n%u"
	.align 8
.LC1:
	stringz	"%d %s %d %s\n"
	.align 8
.LC2:
	stringz	"%s %s\n"
	.align 8
.LC3:
	stringz	"%d %d %d\n"
	.align 8
.LC4:
	stringz	"%d %d\n"
	.align 8
.LC5:
	stringz	"key%d"
	.align 8
.LC6:
	stringz	"key77"
	.align 8
.LC7:
	stringz	"nokey"
	.sdata
	.align 8
.LC8:
	data8	keys.0#+2000
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 0, 10, 5, 0
	adds r16 = -24, r12
	nop 0
	.mmi
	adds r17 = -16, r12
	.fframe 3712
	adds r12 = -3712, r12
	mov r18 = ar.lc
	;;
	.mmi
	addl r14 = 199, r0
	.save.f 0x1
	stf.spill [r17] = f2
	.save rp, r39
	mov r39 = b0
	.mlx
	mov r41 = r1
	movl r34 = @gprel(.LC0)
	;;
	.mib
	nop 0
	mov ar.lc = r14
	nop 0
	.mlx
	adds r33 = 16, r12
	movl r14 = 3777893186295716171
	;;
	.mmi
	addl r32 = 21, r0
	nop 0
	add r34 = r1, r34
	;;
	.mmi
	nop 0
	.savesp ar.lc, 3688
	st8 [r16] = r18, 24
	nop 0
	;;
	.mmi
	nop 0
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	nop 0
	.mlx
	setf.sig f3 = r14
	movl r14 = 2361183241434822607
	;;
	.mmi
	setf.sig f2 = r14
	nop 0
	nop 0
	.align 32
.L14:
	.mib
	nop 0
	dep.z r14 = r32, 13, 19
	nop 0
	.mmi
	mov r42 = r33
	mov r44 = r34
	addl r43 = 12, r0
	;;
	.mii
	xor r14 = r32, r14
	adds r33 = 16, r33
	;;
	extr.u r15 = r14, 17, 15
	;;
	.mmi
	xor r14 = r15, r14
	;;
	nop 0
	dep.z r15 = r14, 5, 27
	;;
	.mii
	xor r14 = r15, r14
	nop 0
	;;
	dep.z r15 = r14, 13, 19
	.mii
	addp4 r18 = r14, r0
	nop 0
	;;
	xor r14 = r15, r14
	.mmi
	setf.sig f6 = r18
	;;
	nop 0
	extr.u r15 = r14, 17, 15
	;;
	.mmi
	xor r14 = r15, r14
	;;
	nop 0
	dep.z r15 = r14, 5, 27
	;;
	.mmi
	xor r14 = r15, r14
	;;
	nop 0
	extr.u r16 = r14, 3, 29
	.mfi
	nop 0
	xmpy.hu f6 = f6, f3
	mov r32 = r14
	;;
	.mmi
	setf.sig f7 = r16
	;;
	getf.sig r17 = f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f7 = f7, f2
	;;
	.mii
	nop 0
	shr.u r17 = r17, 11
	nop 0
	;;
	.mii
	getf.sig r16 = f7
	shl r15 = r17, 5
	;;
	sub r15 = r15, r17
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	add r15 = r15, r17
	nop 0
	;;
	.mii
	shladd r17 = r15, 2, r0
	nop 0
	;;
	shr.u r16 = r16, 4
	.mii
	add r15 = r15, r17
	nop 0
	;;
	shl r45 = r16, 5
	.mmi
	shladd r15 = r15, 4, r0
	;;
	sub r45 = r45, r16
	sub r18 = r18, r15
	;;
	.mmi
	shladd r45 = r45, 2, r0
	st4 [r42] = r18, 4
	nop 0
	;;
	.mmi
	add r45 = r45, r16
	;;
	shladd r45 = r45, 3, r0
	nop 0
	;;
	.mib
	sub r45 = r14, r45
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r41
	br.cloop.sptk.few .L14
	;;
	.mmi
	addl r45 = @ltoff(@fptr(by_key#)), gp
	addl r44 = 16, r0
	addl r43 = 200, r0
	.mmi
	adds r42 = 16, r12
	adds r34 = 3672, r12
	adds r32 = 3216, r12
	;;
	.mib
	ld8 r45 = [r45]
	adds r36 = 3616, r12
	br.call.sptk.many b0 = qsort#
	;;
	.mmi
	mov r1 = r41
	nop 0
	adds r14 = 16, r12
	.mmi
	adds r46 = 3204, r12
	nop 0
	adds r44 = 20, r12
	;;
	.mlx
	ld4 r43 = [r14]
	movl r42 = @gprel(.LC1)
	.mmi
	nop 0
	adds r14 = 3200, r12
	nop 0
	;;
	.mib
	ld4 r45 = [r14]
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	adds r42 = 16, r12
	.mii
	addl r44 = 16, r0
	addl r43 = 200, r0
	;;
	addl r45 = @ltoff(@fptr(by_name#)), gp
	;;
	.mib
	ld8 r45 = [r45]
	nop 0
	br.call.sptk.many b0 = qsort#
	;;
	.mmi
	mov r1 = r41
	adds r44 = 3204, r12
	adds r43 = 20, r12
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC2)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r41
	movl r14 = -6757718126012409997
	.mmi
	st4 [r34] = r0
	mov r18 = r32
	mov r17 = r0
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	mov ar.lc = 99
	.align 32
.L15:
	.mii
	nop 0
	sxt4 r16 = r17
	adds r17 = 37, r17
	;;
	.mmi
	setf.sig f7 = r16
	nop 0
	shr r14 = r16, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f7 = f7, f6
	;;
	.mmi
	getf.sig r15 = f7
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mii
	nop 0
	shr r15 = r15, 6
	;;
	sub r15 = r15, r14
	;;
	.mmi
	shladd r14 = r15, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r19 = r14, 2, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	sub r16 = r16, r14
	nop 0
	;;
	.mib
	st4 [r18] = r16, 4
	nop 0
	br.cloop.sptk.few .L15
	.mmi
	addl r45 = @ltoff(@fptr(down#)), gp
	mov r46 = r34
	mov r42 = r32
	.mmi
	addl r44 = 4, r0
	addl r43 = 100, r0
	adds r37 = 3656, r12
	;;
	.mmi
	nop 0
	ld8 r45 = [r45]
	adds r38 = 3664, r12
	.mmb
	mov r33 = r0
	adds r35 = 3624, r12
	br.call.sptk.many b0 = qsort_r#
	;;
	.mmi
	ld4 r15 = [r34]
	nop 0
	mov r1 = r41
	.mmi
	addl r14 = 300, r0
	ld4 r43 = [r32]
	nop 0
	;;
	.mlx
	cmp4.lt p6, p7 = r14, r15
	movl r42 = @gprel(.LC3)
	.mlx
	adds r14 = 3612, r12
	movl r34 = @gprel(.LC5)
	;;
	.mmi
	(p6) addl r45 = 1, r0
	nop 0
	add r42 = r1, r42
	.mmi
	ld4 r44 = [r14]
	nop 0
	add r34 = r1, r34
	;;
	.mib
	(p7) mov r45 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 100, r0
	mov r1 = r41
	adds r42 = 3668, r12
	.mmi
	mov r43 = r32
	addl r45 = 4, r0
	mov r44 = r37
	;;
	.mmi
	st8 [r37] = r14
	addl r14 = 55, r0
	addl r46 = @ltoff(@fptr(by_int#)), gp
	;;
	.mmi
	nop 0
	st4 [r42] = r14
	addl r14 = 1000, r0
	.mmi
	nop 0
	ld8 r46 = [r46]
	nop 0
	;;
	.mib
	st4 [r38] = r14
	nop 0
	br.call.sptk.many b0 = lfind#
	;;
	.mmi
	mov r1 = r41
	mov r43 = r32
	mov r44 = r37
	.mmi
	addl r45 = 4, r0
	mov r32 = r8
	mov r42 = r38
	;;
	.mmi
	nop 0
	addl r46 = @ltoff(@fptr(by_int#)), gp
	nop 0
	;;
	.mib
	ld8 r46 = [r46]
	nop 0
	br.call.sptk.many b0 = lfind#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = 0, r32
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC4)
	.mmi
	(p6) addl r43 = 1, r0
	;;
	(p7) mov r43 = r0
	cmp.ne p6, p7 = 0, r8
	.mmi
	add r42 = r1, r42
	;;
	(p6) addl r44 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r41
	addl r42 = 300, r0
	br.call.sptk.many b0 = hcreate#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov ar.lc = 99
	.align 32
.L16:
	.mib
	addl r42 = 10, r0
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	mov r45 = r33
	mov r32 = r8
	mov r1 = r41
	.mmi
	mov r44 = r34
	addl r43 = 10, r0
	mov r42 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	setf.sig f6 = r33
	mov r1 = r41
	addl r44 = 1, r0
	.mmi
	st8 [r36] = r32
	mov r42 = r32
	adds r33 = 1, r33
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f6
	;;
	.mmi
	getf.sig r43 = f6
	;;
	nop 0
	sxt4 r43 = r43
	;;
	.mib
	st8 [r35] = r43
	nop 0
	br.call.sptk.many b0 = hsearch#
	;;
	.mib
	nop 0
	mov r1 = r41
	br.cloop.sptk.few .L16
	;;
	.mlx
	adds r15 = 3632, r12
	movl r14 = @gprel(.LC6)
	.mmi
	mov r44 = r0
	mov r43 = r0
	mov r34 = r0
	;;
	.mmi
	nop 0
	add r14 = r1, r14
	nop 0
	;;
	.mmi
	st8 [r15] = r14
	mov r42 = r14
	adds r14 = 3640, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = hsearch#
	;;
	.mmi
	mov r1 = r41
	nop 0
	adds r8 = 8, r8
	.mmi
	mov r44 = r0
	nop 0
	mov r43 = r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC7)
	.mlx
	nop 0
	movl r32 = @gprel(keys.0#)
	;;
	.mmi
	add r42 = r1, r42
	nop 0
	add r32 = r1, r32
	;;
	.mmi
	st8 [r36] = r42
	st8 [r35] = r0
	nop 0
	.mmi
	addl r35 = @ltoff(@fptr(by_int#)), gp
	ld8 r36 = [r8]
	mov r33 = r32
	;;
	.mib
	ld8 r35 = [r35]
	nop 0
	br.call.sptk.many b0 = hsearch#
	;;
	.mmi
	mov r1 = r41
	cmp.eq p6, p7 = 0, r8
	mov r43 = r36
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC4)
	.mmi
	nop 0
	(p6) addl r44 = 1, r0
	nop 0
	;;
	.mib
	add r42 = r1, r42
	(p7) mov r44 = r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 3648, r12
	nop 0
	mov r1 = r41
	;;
	.mii
	st8 [r14] = r0
	addl r14 = 999, r0
	;;
	mov ar.lc = r14
	.align 32
.L17:
	.mmi
	nop 0
	mov r42 = r33
	mov r44 = r35
	.mmb
	st4 [r33] = r34, 4
	adds r43 = 3648, r12
	br.call.sptk.many b0 = tsearch#
	;;
	.mib
	adds r34 = 1, r34
	mov r1 = r41
	br.cloop.sptk.few .L17
	;;
	.mii
	addl r43 = @ltoff(@fptr(visit#)), gp
	adds r14 = 3648, r12
	;;
	nop 0
	.mmb
	ld8 r42 = [r14]
	ld8 r43 = [r43]
	br.call.sptk.many b0 = twalk#
	;;
	.mmi
	mov r1 = r41
	;;
	addl r14 = @gprel(depth#), gp
	addl r34 = @gprel(nodes#), gp
	.mlx
	addl r33 = @ltoff(@fptr(by_int#)), gp
	movl r42 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	add r42 = r1, r42
	.mii
	ld4 r43 = [r34]
	nop 0
	;;
	cmp4.ge p6, p7 = 19, r14
	.mmi
	ld8 r33 = [r33]
	;;
	(p6) addl r44 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	addl r14 = 499, r0
	mov r1 = r41
	;;
	mov ar.lc = r14
	.align 32
.L18:
	.mmi
	mov r42 = r32
	mov r44 = r33
	nop 0
	.mmb
	adds r43 = 3648, r12
	adds r32 = 8, r32
	br.call.sptk.many b0 = tdelete#
	;;
	.mib
	nop 0
	mov r1 = r41
	br.cloop.sptk.few .L18
	;;
	.mmi
	nop 0
	adds r14 = 3648, r12
	addl r43 = @ltoff(@fptr(visit#)), gp
	.mmi
	st4 [r34] = r0
	;;
	ld8 r42 = [r14]
	nop 0
	.mmb
	ld8 r43 = [r43]
	nop 0
	br.call.sptk.many b0 = twalk#
	;;
	.mmi
	nop 0
	mov r1 = r41
	adds r43 = 3648, r12
	.mmi
	ld4 r32 = [r34]
	;;
	addl r14 = @gprel(.LC8), gp
	addl r44 = @ltoff(@fptr(by_int#)), gp
	;;
	.mmi
	nop 0
	ld8 r44 = [r44]
	nop 0
	.mmb
	ld8 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = tfind#
	;;
	.mmi
	mov r1 = r41
	cmp.eq p6, p7 = 0, r8
	mov r43 = r32
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC4)
	.mmi
	nop 0
	(p6) addl r44 = 1, r0
	nop 0
	;;
	.mib
	add r42 = r1, r42
	(p7) mov r44 = r0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r41
	nop 0
	.mmi
	adds r19 = 3688, r12
	adds r20 = 3696, r12
	mov b0 = r39
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov ar.pfs = r40
	.mmi
	ldf.fill f2 = [r20]
	;;
	ldf.fill f3 = [r19]
	mov ar.lc = r21
	.mmb
	nop 0
	.restore sp
	adds r12 = 3712, r12
	br.ret.sptk.many b0
	.endp main#
	.bss
	.align 4
	.type	keys.0#, @object
	.size	keys.0#, 4000
keys.0:
	.skip	4000
	.sbss
	.align 4
	.type	nodes#, @object
	.size	nodes#, 4
nodes:
	.skip	4
	.align 4
	.type	depth#, @object
	.size	depth#, 4
depth:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
