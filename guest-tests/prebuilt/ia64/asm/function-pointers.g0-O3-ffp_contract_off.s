// 5a3e7e434a5b29f997b2c0e2efe94d3c
	.file	"function-pointers.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc add#
add:
	.prologue
	.body
	.mib
	nop 0
	add r8 = r32, r33
	br.ret.sptk.many b0
	.endp add#
	.align 16
	.align 64
	.proc sub#
sub:
	.prologue
	.body
	.mib
	nop 0
	sub r8 = r32, r33
	br.ret.sptk.many b0
	.endp sub#
	.align 16
	.align 64
	.proc mul#
mul:
	.prologue
	.body
	.mmi
	setf.sig f6 = r32
	setf.sig f7 = r33
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mib
	getf.sig r8 = f6
	nop 0
	br.ret.sptk.many b0
	.endp mul#
	.align 16
	.align 64
	.proc min#
min:
	.prologue
	.body
	.mmi
	cmp4.le p6, p7 = r32, r33
	;;
	(p6) mov r8 = r32
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r8 = r33
	br.ret.sptk.many b0
	.endp min#
	.align 16
	.align 64
	.proc get#
get:
	.prologue
	.body
	.mib
	ld4 r8 = [r32]
	nop 0
	br.ret.sptk.many b0
	.endp get#
	.align 16
	.align 64
	.proc get_twice#
get_twice:
	.prologue
	.body
	.mmi
	nop 0
	ld4 r8 = [r32]
	nop 0
	;;
	.mib
	nop 0
	shladd r8 = r8, 1, r0
	br.ret.sptk.many b0
	.endp get_twice#
	.align 16
	.align 64
	.proc set#
set:
	.prologue
	.body
	.mib
	st4 [r32] = r33
	nop 0
	br.ret.sptk.many b0
	.endp set#
	.align 16
	.align 64
	.proc compare#
compare:
	.prologue 12, 34
	.mii
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	.mmb
	ld8 r38 = [r33]
	ld8 r37 = [r32]
	nop 0
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
	.endp compare#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"(operation)p == mul"
	.align 8
.LC1:
	stringz	"yes"
	.align 8
.LC2:
	stringz	"%-3s %s\n"
	.align 8
.LC3:
	stringz	"choose(0) != choose(1)"
	.align 8
.LC4:
	stringz	"%d %d\n"
	.align 8
.LC5:
	stringz	"%.6f %.6f %.6f\n"
	.align 8
.LC6:
	stringz	"%d "
	.align 8
.LC7:
	stringz	"pear"
	.align 8
.LC8:
	stringz	"apple"
	.align 8
.LC9:
	stringz	"fig"
	.align 8
.LC10:
	stringz	"banana"
	.align 8
.LC11:
	stringz	"date"
	.align 8
.LC12:
	stringz	"%s "
	.align 8
.LC13:
	stringz	"a"
	.align 8
.LC14:
	stringz	"\n%d\n"
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
	alloc r38 = ar.pfs, 0, 9, 4, 0
	.fframe 112
	adds r12 = -112, r12
	.save ar.lc, r40
	mov r40 = ar.lc
	.mlx
	mov r39 = r1
	movl r35 = @gprel(all.0#)
	;;
	.mmi
	adds r34 = 120, r12
	add r35 = r1, r35
	.save rp, r37
	mov r37 = b0
	.body
	.mlx
	nop 0
	movl r36 = @gprel(.LC6)
	;;
	.mmi
	st4.rel [r34] = r0
	nop 0
	add r36 = r1, r36
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 3, r14
	(p7) br.cond.dpnt .L21
	.align 32
.L18:
	.mmi
	ld4.acq r14 = [r34]
	addl r41 = 1, r0
	mov ar.lc = 7
	.mlx
	nop 0
	movl r32 = @gprel(v.1#)
	;;
	.mii
	nop 0
	dep.z r14 = r14, 3, 2
	add r32 = r1, r32
	;;
	.mmi
	add r14 = r35, r14
	nop 0
	nop 0
	;;
	.mmi
	ld8 r33 = [r14]
	nop 0
	nop 0
	;;
	.align 32
.L20:
	.mmi
	ld8 r14 = [r33], 8
	ld4 r42 = [r32], 4
	nop 0
	;;
	.mib
	ld8 r1 = [r33], -8
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mib
	mov r1 = r39
	mov r41 = r8
	br.cloop.sptk.few .L20
	;;
	.mib
	mov r42 = r8
	mov r41 = r36
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld4.acq r14 = [r34]
	mov r1 = r39
	;;
	adds r14 = 1, r14
	;;
	.mmi
	st4.rel [r34] = r14
	;;
	ld4.acq r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L18
.L21:
	.mmi
	addl r41 = 10, r0
	adds r34 = 112, r12
	adds r32 = 56, r12
	.mmb
	adds r35 = 64, r12
	adds r36 = 72, r12
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC0)
	.mlx
	nop 0
	movl r42 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC2)
	.mmi
	add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC3)
	.mlx
	nop 0
	movl r42 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC2)
	.mmi
	add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	addl r42 = 3, r0
	addl r41 = 10, r0
	;;
	.mlx
	addl r14 = @ltoff(@fptr(sub#)), gp
	movl r33 = @gprel(.LC12)
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	add r33 = r1, r33
	;;
	.mmi
	st8.rel [r34] = r14
	;;
	ld8.acq r14 = [r34]
	nop 0
	;;
	.mmi
	ld8 r15 = [r14], 8
	;;
	nop 0
	mov b6 = r15
	.mmb
	ld8 r1 = [r14]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld8.acq r14 = [r34]
	addl r41 = 3, r0
	addl r42 = 10, r0
	.mmi
	mov r34 = r8
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mii
	nop 0
	mov b6 = r15
	nop 0
	.mmb
	ld8 r1 = [r14]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r39
	mov r43 = r8
	mov r42 = r34
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r39
	movl r44 = 0xbff0000000000000
	.mlx
	nop 0
	movl r43 = 0x4008000000000000
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	.mlx
	nop 0
	movl r42 = 0x3ff6a09e667f3bcd
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	adds r15 = 88, r12
	addl r42 = 21, r0
	.mmi
	adds r41 = 80, r12
	;;
	addl r16 = @ltoff(@fptr(get#)), gp
	addl r14 = @ltoff(@fptr(set#)), gp
	;;
	.mmi
	ld8 r16 = [r16]
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r15] = r16
	adds r15 = 96, r12
	.mmi
	st8 [r36] = r14
	;;
	st8 [r15] = r14
	addl r15 = 2, r0
	;;
	.mmi
	st4 [r32] = r15
	nop 0
	addl r15 = @ltoff(@fptr(get_twice#)), gp
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	st8 [r35] = r15
	nop 0
	br.call.sptk.many b0 = set#
	;;
	.mib
	mov r1 = r39
	adds r41 = 80, r12
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r14 = [r36]
	addl r42 = 22, r0
	mov r41 = r32
	;;
	.mmi
	ld8 r15 = [r14], 8
	;;
	nop 0
	mov b6 = r15
	.mmb
	ld8 r1 = [r14]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld8 r14 = [r35]
	mov r41 = r32
	adds r32 = 16, r12
	;;
	.mmi
	ld8 r15 = [r14], 8
	;;
	nop 0
	mov b6 = r15
	.mmb
	ld8 r1 = [r14]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	addl r41 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r39
	adds r15 = 16, r12
	nop 0
	.mmi
	addl r43 = 8, r0
	addl r42 = 5, r0
	adds r41 = 16, r12
	;;
	.mlx
	nop 0
	movl r14 = @gprel(.LC7)
	.mmi
	nop 0
	addl r44 = @ltoff(@fptr(compare#)), gp
	nop 0
	;;
	.mmi
	add r14 = r1, r14
	ld8 r44 = [r44]
	nop 0
	;;
	.mlx
	st8 [r15] = r14
	movl r15 = @gprel(.LC8)
	.mmi
	adds r14 = 24, r12
	;;
	add r15 = r1, r15
	nop 0
	;;
	.mlx
	st8 [r14] = r15
	movl r15 = @gprel(.LC9)
	.mmi
	adds r14 = 32, r12
	;;
	add r15 = r1, r15
	nop 0
	;;
	.mlx
	st8 [r14] = r15
	movl r15 = @gprel(.LC10)
	.mmi
	adds r14 = 40, r12
	;;
	add r15 = r1, r15
	nop 0
	;;
	.mlx
	st8 [r14] = r15
	movl r15 = @gprel(.LC11)
	.mmi
	adds r14 = 48, r12
	;;
	add r15 = r1, r15
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = qsort#
	;;
	.mmi
	nop 0
	mov r1 = r39
	mov ar.lc = 4
	.align 32
.L19:
	.mib
	ld8 r42 = [r32], 8
	mov r41 = r33
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r39
	br.cloop.sptk.few .L19
	;;
	.mmi
	nop 0
	addl r15 = @ltoff(@fptr(strcmp#)), gp
	adds r14 = 104, r12
	.mlx
	nop 0
	movl r42 = @gprel(.LC13)
	;;
	.mmi
	ld8 r15 = [r15]
	nop 0
	add r42 = r1, r42
	;;
	.mmi
	st8.rel [r14] = r15
	nop 0
	mov r41 = r42
	;;
	.mmi
	ld8.acq r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC14)
	;;
	.mib
	add r41 = r1, r41
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
	adds r12 = 112, r12
	br.ret.sptk.many b0
	.endp main#
	.section	.rodata
	.align 8
	.type	all.0#, @object
	.size	all.0#, 32
all.0:
	data8	@fptr(add#)
	data8	@fptr(sub#)
	data8	@fptr(mul#)
	data8	@fptr(min#)
	.align 4
	.type	v.1#, @object
	.size	v.1#, 32
v.1:
	data4	3
	data4	1
	data4	4
	data4	1
	data4	5
	data4	9
	data4	2
	data4	6
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
