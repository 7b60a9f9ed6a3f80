// dd0d1e28295c14c3e91997950a5ba802 guest-tests/process/proc-nodes.c
	.file	"proc-nodes.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc must.part.0#
must.part.0:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	.mmb
	ld4 r36 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r35
	mov r38 = r8
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC0)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	addl r36 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp must.part.0#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"open"
	.align 8
.LC2:
	stringz	" %s %s"
	.align 8
.LC3:
	stringz	"\n"
	.align 8
.LC4:
	stringz	"read"
	.align 8
.LC5:
	stringz	" %s ok"
	.align 8
.LC6:
	stringz	" '%s'"
	.text
	.align 16
	.align 64
	.proc show_contents#
show_contents:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 3, 0
	.fframe 208
	adds r12 = -208, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	andcm r33 = 1, r33
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	addl r41 = 192, r0
	.mmi
	mov r40 = r0
	nop 0
	adds r39 = 24, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r0
	.mmb
	mov r39 = r32
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	mov r1 = r38
	mov r34 = r8
	.mmb
	addl r41 = 199, r0
	adds r40 = 16, r12
	(p7) br.cond.dpnt .L37
	;;
	.mib
	mov r39 = r8
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r38
	mov r35 = r8
	adds r39 = 16, r12
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strcspn#
	;;
	.mii
	nop 0
	shr.u r14 = r35, 63
	adds r15 = 16, r12
	.mmi
	mov r1 = r38
	;;
	add r8 = r15, r8
	or r14 = r33, r14
	;;
	.mib
	st1 [r8] = r0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	;;
	.mib
	cmp.le p6, p7 = r0, r35
	nop 0
	(p6) br.cond.dpnt .L9
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r39 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mib
	cmp4.eq p6, p7 = 13, r39
	nop 0
	(p6) br.cond.dpnt .L25
	;;
	.mib
	cmp4.eq p6, p7 = 1, r39
	nop 0
	(p6) br.cond.dpnt .L26
	;;
	.mib
	cmp4.eq p6, p7 = 22, r39
	nop 0
	(p6) br.cond.dpnt .L27
	;;
	.mib
	cmp4.eq p6, p7 = 2, r39
	nop 0
	(p6) br.cond.dpnt .L28
	;;
	.mib
	cmp4.eq p6, p7 = 11, r39
	nop 0
	(p6) br.cond.dpnt .L29
	;;
	.mib
	cmp4.eq p6, p7 = 21, r39
	nop 0
	(p6) br.cond.dpnt .L30
	;;
	.mib
	cmp4.eq p6, p7 = 19, r39
	nop 0
	(p6) br.cond.dpnt .L31
	;;
	.mib
	cmp4.eq p6, p7 = 95, r39
	nop 0
	(p6) br.cond.dpnt .L32
	;;
	.mib
	cmp4.eq p6, p7 = 29, r39
	nop 0
	(p6) br.cond.dpnt .L33
	;;
	.mib
	cmp4.eq p6, p7 = 9, r39
	nop 0
	(p6) br.cond.dpnt .L34
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 6, r39
	nop 0
	;;
	.mib
	(p7) addl r15 = 10, r0
	nop 0
	(p7) br.cond.dpnt .L10
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	add r40 = r1, r40
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L12:
	.mib
	nop 0
	mov r39 = r34
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L3:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 208, r12
	br.ret.sptk.many b0
	;;
.L8:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	.mmi
	nop 0
	adds r40 = 16, r12
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	mov r39 = r34
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L3
.L37:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r39 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mib
	cmp4.eq p6, p7 = 13, r39
	nop 0
	(p6) br.cond.dpnt .L14
	;;
	.mib
	cmp4.eq p6, p7 = 1, r39
	nop 0
	(p6) br.cond.dpnt .L15
	;;
	.mib
	cmp4.eq p6, p7 = 22, r39
	nop 0
	(p6) br.cond.dpnt .L16
	;;
	.mib
	cmp4.eq p6, p7 = 2, r39
	nop 0
	(p6) br.cond.dpnt .L17
	;;
	.mib
	cmp4.eq p6, p7 = 11, r39
	nop 0
	(p6) br.cond.dpnt .L18
	;;
	.mib
	cmp4.eq p6, p7 = 21, r39
	nop 0
	(p6) br.cond.dpnt .L19
	;;
	.mib
	cmp4.eq p6, p7 = 19, r39
	nop 0
	(p6) br.cond.dpnt .L20
	;;
	.mib
	cmp4.eq p6, p7 = 95, r39
	nop 0
	(p6) br.cond.dpnt .L21
	;;
	.mib
	cmp4.eq p6, p7 = 29, r39
	nop 0
	(p6) br.cond.dpnt .L22
	;;
	.mib
	cmp4.eq p6, p7 = 9, r39
	nop 0
	(p6) br.cond.dpnt .L23
	;;
	.mib
	cmp4.eq p6, p7 = 6, r39
	nop 0
	(p6) br.cond.dpnt .L24
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	add r40 = r1, r40
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L38:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 208, r12
	br.ret.sptk.many b0
.L25:
	.body
	.copy_state 2
	.mmi
	mov r15 = r0
	nop 0
	nop 0
	;;
.L10:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mmi
	addp4 r15 = r15, r0
	;;
	add r14 = r1, r14
	shladd r15 = r15, 4, r0
	;;
	.mii
	adds r14 = 8, r14
	nop 0
	;;
	add r14 = r14, r15
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	nop 0
.L39:
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L12
	;;
.L9:
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	mov r39 = r34
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L3
	;;
.L18:
	.mlx
	addl r15 = 4, r0
	movl r14 = @gprel(names.0#)
	;;
	.mmi
	addp4 r15 = r15, r0
	nop 0
	add r14 = r1, r14
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	.mmi
	nop 0
	;;
	ld8 r41 = [r14]
	nop 0
	.align 32
.L40:
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L38
	;;
.L34:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mmi
	addl r15 = 9, r0
	;;
	add r14 = r1, r14
	addp4 r15 = r15, r0
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r41 = [r14]
	nop 0
	br .L39
.L26:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mmi
	addl r15 = 1, r0
	;;
	add r14 = r1, r14
	addp4 r15 = r15, r0
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r41 = [r14]
	nop 0
	br .L39
.L27:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mmi
	addl r15 = 2, r0
	;;
	add r14 = r1, r14
	addp4 r15 = r15, r0
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r41 = [r14]
	nop 0
	br .L39
.L28:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mmi
	addl r15 = 3, r0
	;;
	add r14 = r1, r14
	addp4 r15 = r15, r0
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r41 = [r14]
	nop 0
	br .L39
.L29:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mmi
	addl r15 = 4, r0
	;;
	add r14 = r1, r14
	addp4 r15 = r15, r0
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r41 = [r14]
	nop 0
	br .L39
.L14:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mmi
	mov r15 = r0
	;;
	add r14 = r1, r14
	addp4 r15 = r15, r0
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r41 = [r14]
	nop 0
	br .L40
.L30:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mmi
	addl r15 = 5, r0
	;;
	add r14 = r1, r14
	addp4 r15 = r15, r0
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r41 = [r14]
	nop 0
	br .L39
.L31:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mmi
	addl r15 = 6, r0
	;;
	add r14 = r1, r14
	addp4 r15 = r15, r0
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r41 = [r14]
	nop 0
	br .L39
.L15:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mmi
	addl r15 = 1, r0
	;;
	add r14 = r1, r14
	addp4 r15 = r15, r0
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r41 = [r14]
	nop 0
	br .L40
.L16:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mmi
	addl r15 = 2, r0
	;;
	add r14 = r1, r14
	addp4 r15 = r15, r0
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r41 = [r14]
	nop 0
	br .L40
.L32:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mmi
	addl r15 = 7, r0
	;;
	add r14 = r1, r14
	addp4 r15 = r15, r0
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r41 = [r14]
	nop 0
	br .L39
.L17:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mmi
	addl r15 = 3, r0
	;;
	add r14 = r1, r14
	addp4 r15 = r15, r0
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r41 = [r14]
	nop 0
	br .L40
.L33:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mmi
	addl r15 = 8, r0
	;;
	add r14 = r1, r14
	addp4 r15 = r15, r0
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r41 = [r14]
	nop 0
	br .L39
.L19:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mmi
	addl r15 = 5, r0
	;;
	add r14 = r1, r14
	addp4 r15 = r15, r0
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r41 = [r14]
	nop 0
	br .L40
.L20:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mmi
	addl r15 = 6, r0
	;;
	add r14 = r1, r14
	addp4 r15 = r15, r0
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r41 = [r14]
	nop 0
	br .L40
.L21:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mmi
	addl r15 = 7, r0
	;;
	add r14 = r1, r14
	addp4 r15 = r15, r0
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r41 = [r14]
	nop 0
	br .L40
.L22:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mmi
	addl r15 = 8, r0
	;;
	add r14 = r1, r14
	addp4 r15 = r15, r0
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r41 = [r14]
	nop 0
	br .L40
.L23:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mmi
	addl r15 = 9, r0
	;;
	add r14 = r1, r14
	addp4 r15 = r15, r0
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r41 = [r14]
	nop 0
	br .L40
.L24:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mmi
	addl r15 = 10, r0
	;;
	add r14 = r1, r14
	addp4 r15 = r15, r0
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r41 = [r14]
	nop 0
	br .L40
	.endp show_contents#
	.section	.rodata.str1.8
	.align 8
.LC8:
	stringz	""
	.align 8
.LC9:
	stringz	" other owner"
	.align 8
.LC10:
	stringz	"%s/%s"
	.align 8
.LC11:
	stringz	"%s:"
	.align 8
.LC12:
	stringz	"stat"
	.align 8
.LC13:
	stringz	" %o%s"
	.align 8
.LC14:
	stringz	"open to write"
	.text
	.align 16
	.align 64
	.proc node#
node:
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 3, 10, 4, 0
	.fframe 256
	adds r12 = -256, r12
	mov r43 = r1
	.mlx
	mov r47 = r32
	movl r46 = @gprel(.LC10)
	;;
	.mii
	nop 0
	.save rp, r41
	mov r41 = b0
	mov r48 = r33
	.mmb
	add r46 = r1, r46
	adds r45 = 160, r12
	br.call.sptk.many b0 = sprintf#
	;;
	.mmi
	mov r1 = r43
	adds r46 = 160, r12
	.save ar.lc, r44
	mov r44 = ar.lc
	.body
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC11)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r46 = 16, r12
	nop 0
	adds r45 = 160, r12
	.mmb
	mov r1 = r43
	nop 0
	br.call.sptk.many b0 = stat#
	;;
	.mmi
	adds r14 = 40, r12
	nop 0
	mov r1 = r43
	.mmb
	cmp4.eq p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L95
	;;
	.mmi
	ld4 r36 = [r14]
	nop 0
	adds r14 = 44, r12
	;;
	.mib
	ld4 r35 = [r14]
	nop 0
	br.call.sptk.many b0 = geteuid#
	;;
	.mmi
	mov r1 = r43
	cmp4.ne p6, p7 = r8, r35
	mov r46 = r36
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC8)
	.mlx
	nop 0
	movl r45 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC9)
	.mmi
	add r45 = r1, r45
	;;
	(p7) add r47 = r1, r47
	nop 0
	;;
	.mib
	(p6) add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r34
	.mmb
	adds r45 = 160, r12
	nop 0
	br.call.sptk.many b0 = show_contents#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r46 = 1, r0
	.mmb
	adds r45 = 160, r12
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmb
	mov r1 = r43
	mov r36 = r8
	nop 0
	.mib
	cmp4.gt p6, p7 = r0, r8
	mov ar.lc = 9
	(p6) br.cond.dpnt .L47
	;;
	.mlx
	nop 0
	movl r35 = @gprel(texts.1#)
	.mlx
	mov r47 = r0
	movl r37 = @gprel(.LC8)
	;;
	.mlx
	add r35 = r1, r35
	movl r38 = @gprel(names.0#)
	.mlx
	add r37 = r1, r37
	movl r40 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	.mmi
	add r38 = r1, r38
	add r40 = r1, r40
	mov r45 = r36
	;;
	.mmi
	add r39 = r1, r39
	ld8 r46 = [r35], 8
	adds r38 = 8, r38
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r43
	cmp.le p6, p7 = r0, r8
	(p6) br.cond.dpnt .L52
	.align 32
.L96:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r45 = [r8]
	nop 0
	mov r1 = r43
	;;
	.mib
	cmp4.eq p6, p7 = 13, r45
	nop 0
	(p6) br.cond.dpnt .L82
	;;
	.mib
	cmp4.eq p6, p7 = 1, r45
	nop 0
	(p6) br.cond.dpnt .L83
	;;
	.mib
	cmp4.eq p6, p7 = 22, r45
	nop 0
	(p6) br.cond.dpnt .L84
	;;
	.mib
	cmp4.eq p6, p7 = 2, r45
	nop 0
	(p6) br.cond.dpnt .L85
	;;
	.mib
	cmp4.eq p6, p7 = 11, r45
	nop 0
	(p6) br.cond.dpnt .L86
	;;
	.mib
	cmp4.eq p6, p7 = 21, r45
	nop 0
	(p6) br.cond.dpnt .L87
	;;
	.mib
	cmp4.eq p6, p7 = 19, r45
	nop 0
	(p6) br.cond.dpnt .L88
	;;
	.mib
	cmp4.eq p6, p7 = 95, r45
	nop 0
	(p6) br.cond.dpnt .L89
	;;
	.mib
	cmp4.eq p6, p7 = 29, r45
	nop 0
	(p6) br.cond.dpnt .L90
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 9, r45
	nop 0
	;;
	.mib
	(p7) addl r14 = 9, r0
	nop 0
	(p7) br.cond.dpnt .L53
	;;
	.mib
	cmp4.eq p6, p7 = 6, r45
	nop 0
	(p6) br.cond.dpnt .L91
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r43
	mov r47 = r8
	nop 0
	.mmb
	mov r46 = r37
	mov r45 = r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	nop 0
.L55:
	.mmi
	mov r47 = r0
	nop 0
	mov r46 = r0
	.mmb
	mov r45 = r36
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mib
	nop 0
	mov r1 = r43
	br.cloop.sptk.few .L57
.L97:
	.mib
	mov r46 = r34
	adds r45 = 160, r12
	br.call.sptk.many b0 = show_contents#
	;;
	.mib
	mov r1 = r43
	addl r45 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	nop 0
	mov r1 = r43
	mov r45 = r36
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r43
	nop 0
	nop 0
.L41:
	.mii
	nop 0
	mov b0 = r41
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	;;
	mov ar.lc = r44
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 256, r12
	br.ret.sptk.many b0
	;;
.L57:
	.body
	.copy_state 1
	.mib
	ld8 r45 = [r35]
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r43
	ld8 r46 = [r35], 8
	nop 0
	.mmb
	mov r47 = r8
	mov r45 = r36
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r43
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dptk .L96
.L52:
	.mib
	mov r46 = r37
	mov r45 = r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	mov r47 = r0
	nop 0
	.mmb
	mov r46 = r0
	mov r45 = r36
	br.call.sptk.many b0 = lseek#
	;;
	.mib
	nop 0
	mov r1 = r43
	br.cloop.sptk.few .L57
	.mib
	nop 0
	nop 0
	br .L97
.L82:
	.mmi
	mov r14 = r0
	nop 0
	nop 0
	;;
.L53:
	.mmi
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 4, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r38, r14
	nop 0
	;;
	.mmi
	ld8 r47 = [r14]
	nop 0
	nop 0
.L98:
	.mib
	mov r46 = r37
	mov r45 = r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r43
	br .L55
.L95:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r45 = [r8]
	nop 0
	mov r1 = r43
	;;
	.mib
	cmp4.eq p6, p7 = 13, r45
	nop 0
	(p6) br.cond.dpnt .L59
	;;
	.mib
	cmp4.eq p6, p7 = 1, r45
	nop 0
	(p6) br.cond.dpnt .L60
	;;
	.mib
	cmp4.eq p6, p7 = 22, r45
	nop 0
	(p6) br.cond.dpnt .L61
	;;
	.mib
	cmp4.eq p6, p7 = 2, r45
	nop 0
	(p6) br.cond.dpnt .L62
	;;
	.mib
	cmp4.eq p6, p7 = 11, r45
	nop 0
	(p6) br.cond.dpnt .L63
	;;
	.mib
	cmp4.eq p6, p7 = 21, r45
	nop 0
	(p6) br.cond.dpnt .L64
	;;
	.mib
	cmp4.eq p6, p7 = 19, r45
	nop 0
	(p6) br.cond.dpnt .L65
	;;
	.mib
	cmp4.eq p6, p7 = 95, r45
	nop 0
	(p6) br.cond.dpnt .L66
	;;
	.mib
	cmp4.eq p6, p7 = 29, r45
	nop 0
	(p6) br.cond.dpnt .L67
	;;
	.mib
	cmp4.eq p6, p7 = 9, r45
	nop 0
	(p6) br.cond.dpnt .L68
	;;
	.mib
	cmp4.eq p6, p7 = 6, r45
	nop 0
	(p6) br.cond.dpnt .L69
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC12)
	.mlx
	nop 0
	movl r45 = @gprel(.LC2)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r43
	addl r45 = 10, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r43
	nop 0
	nop 0
.L99:
	.mii
	nop 0
	mov b0 = r41
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	;;
	mov ar.lc = r44
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 256, r12
	br.ret.sptk.many b0
.L83:
	.body
	.copy_state 2
	.mmi
	addl r14 = 1, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r38, r14
	nop 0
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br .L98
.L84:
	.mmi
	addl r14 = 2, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r38, r14
	nop 0
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br .L98
.L85:
	.mmi
	addl r14 = 3, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r38, r14
	nop 0
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br .L98
.L86:
	.mmi
	addl r14 = 4, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r38, r14
	nop 0
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br .L98
.L87:
	.mmi
	addl r14 = 5, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r38, r14
	nop 0
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br .L98
.L47:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r45 = [r8]
	nop 0
	mov r1 = r43
	;;
	.mib
	cmp4.eq p6, p7 = 13, r45
	nop 0
	(p6) br.cond.dpnt .L71
	;;
	.mib
	cmp4.eq p6, p7 = 1, r45
	nop 0
	(p6) br.cond.dpnt .L72
	;;
	.mib
	cmp4.eq p6, p7 = 22, r45
	nop 0
	(p6) br.cond.dpnt .L73
	;;
	.mib
	cmp4.eq p6, p7 = 2, r45
	nop 0
	(p6) br.cond.dpnt .L74
	;;
	.mib
	cmp4.eq p6, p7 = 11, r45
	nop 0
	(p6) br.cond.dpnt .L75
	;;
	.mib
	cmp4.eq p6, p7 = 21, r45
	nop 0
	(p6) br.cond.dpnt .L76
	;;
	.mib
	cmp4.eq p6, p7 = 19, r45
	nop 0
	(p6) br.cond.dpnt .L77
	;;
	.mib
	cmp4.eq p6, p7 = 95, r45
	nop 0
	(p6) br.cond.dpnt .L78
	;;
	.mib
	cmp4.eq p6, p7 = 29, r45
	nop 0
	(p6) br.cond.dpnt .L79
	;;
	.mib
	cmp4.eq p6, p7 = 9, r45
	nop 0
	(p6) br.cond.dpnt .L80
	;;
	.mib
	cmp4.eq p6, p7 = 6, r45
	nop 0
	(p6) br.cond.dpnt .L81
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC14)
	.mlx
	nop 0
	movl r45 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	add r46 = r1, r46
	add r45 = r1, r45
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	nop 0
.L101:
	.mib
	addl r45 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	mov r1 = r43
	mov r45 = r36
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r43
	br .L41
.L88:
	.mmi
	addl r14 = 6, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r38, r14
	nop 0
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br .L98
.L89:
	.mmi
	addl r14 = 7, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r38, r14
	nop 0
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br .L98
.L90:
	.mmi
	addl r14 = 8, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r38, r14
	nop 0
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br .L98
.L91:
	.mmi
	addl r14 = 10, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r38, r14
	nop 0
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br .L98
.L68:
	.mlx
	addl r14 = 9, r0
	movl r15 = @gprel(names.0#)
	;;
	.mmi
	addp4 r14 = r14, r0
	nop 0
	add r15 = r1, r15
	;;
	.mii
	shladd r14 = r14, 4, r0
	adds r15 = 8, r15
	;;
	add r14 = r15, r14
	.mmi
	nop 0
	;;
	ld8 r47 = [r14]
	nop 0
.L100:
	.mlx
	nop 0
	movl r46 = @gprel(.LC12)
	.mlx
	nop 0
	movl r45 = @gprel(.LC2)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r43
	addl r45 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	nop 0
	mov r1 = r43
	br .L99
	;;
.L59:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mmi
	mov r14 = r0
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br .L100
.L60:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mmi
	addl r14 = 1, r0
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br .L100
.L65:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mmi
	addl r14 = 6, r0
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br .L100
.L66:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mmi
	addl r14 = 7, r0
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br .L100
.L61:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mmi
	addl r14 = 2, r0
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br .L100
.L62:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mmi
	addl r14 = 3, r0
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br .L100
.L63:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mmi
	addl r14 = 4, r0
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br .L100
.L64:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mmi
	addl r14 = 5, r0
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br .L100
.L74:
	.mlx
	addl r14 = 3, r0
	movl r15 = @gprel(names.0#)
	;;
	.mmi
	addp4 r14 = r14, r0
	nop 0
	add r15 = r1, r15
	;;
	.mii
	shladd r14 = r14, 4, r0
	adds r15 = 8, r15
	;;
	add r14 = r15, r14
	.mmi
	nop 0
	;;
	ld8 r47 = [r14]
	nop 0
.L102:
	.mlx
	nop 0
	movl r46 = @gprel(.LC14)
	.mlx
	nop 0
	movl r45 = @gprel(.LC2)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r43
	br .L101
	;;
.L73:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mmi
	addl r14 = 2, r0
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br .L102
.L72:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mmi
	addl r14 = 1, r0
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br .L102
.L71:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mmi
	mov r14 = r0
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br .L102
.L69:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mmi
	addl r14 = 10, r0
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br .L100
.L67:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mmi
	addl r14 = 8, r0
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br .L100
.L81:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mmi
	addl r14 = 10, r0
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br .L102
.L76:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mmi
	addl r14 = 5, r0
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br .L102
.L75:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mmi
	addl r14 = 4, r0
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br .L102
.L80:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mmi
	addl r14 = 9, r0
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br .L102
.L79:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mmi
	addl r14 = 8, r0
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br .L102
.L78:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mmi
	addl r14 = 7, r0
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br .L102
.L77:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mmi
	addl r14 = 6, r0
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br .L102
	.endp node#
	.section	.rodata.str1.8
	.align 8
.LC16:
	stringz	"setgid"
	.align 8
.LC17:
	stringz	"setuid"
	.align 8
.LC18:
	stringz	"PR_SET_DUMPABLE"
	.align 8
.LC19:
	stringz	"/proc/self"
	.align 8
.LC20:
	stringz	"loginuid"
	.align 8
.LC21:
	stringz	"/proc/thread-self"
	.align 8
.LC22:
	stringz	"%s: %d %d\n"
	.align 8
.LC23:
	stringz	"%s: %s, size %d\n"
	.align 8
.LC24:
	stringz	"/dev/shm/proc-nodes"
	.align 8
.LC25:
	stringz	"ftruncate"
	.align 8
.LC26:
	stringz	"truncate"
	.align 8
.LC27:
	stringz	"fallocate"
	.align 8
.LC28:
	stringz	"punch"
	.align 8
.LC29:
	stringz	"F_SETFL"
	.align 8
.LC30:
	stringz	"readahead"
	.align 8
.LC31:
	stringz	"sync_file_range"
	.align 8
.LC32:
	stringz	"O_DIRECT"
	.align 8
.LC33:
	stringz	"O_TRUNC"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 49
	.mmb
	.save ar.pfs, r50
	alloc r50 = ar.pfs, 0, 21, 4, 0
	.fframe 256
	adds r12 = -256, r12
	nop 0
	.mmi
	mov r51 = r1
	nop 0
	.save rp, r49
	mov r49 = b0
	;;
	.mib
	nop 0
	.save ar.lc, r52
	mov r52 = ar.lc
	.body
	br.call.sptk.many b0 = geteuid#
	;;
	.mib
	mov r1 = r51
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L104
	.mib
	addl r53 = 65534, r0
	nop 0
	br.call.sptk.many b0 = setgid#
	;;
	.mmi
	mov r1 = r51
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r53 = @gprel(.LC16)
	;;
	.mib
	(p7) add r53 = r1, r53
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	addl r53 = 65534, r0
	nop 0
	br.call.sptk.many b0 = setuid#
	;;
	.mib
	mov r1 = r51
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L295
.L104:
	.mib
	addl r53 = 4, r0
	addl r54 = 1, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r51
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r53 = @gprel(.LC18)
	;;
	.mib
	(p7) add r53 = r1, r53
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r32 = @gprel(shown.5#)
	.mlx
	nop 0
	movl r33 = @gprel(.LC19)
	;;
	.mmi
	add r32 = r1, r32
	add r33 = r1, r33
	mov ar.lc = 6
	;;
	.align 32
.L107:
	.mmi
	ld8 r54 = [r32], 8
	nop 0
	addl r55 = 1, r0
	.mmb
	mov r53 = r33
	nop 0
	br.call.sptk.many b0 = node#
	;;
	.mib
	nop 0
	mov r1 = r51
	br.cloop.sptk.few .L107
	;;
	.mlx
	nop 0
	movl r32 = @gprel(hidden.4#)
	.mlx
	nop 0
	movl r33 = @gprel(.LC19)
	;;
	.mmi
	add r32 = r1, r32
	add r33 = r1, r33
	mov ar.lc = 12
	;;
	.align 32
.L108:
	.mmi
	ld8 r54 = [r32], 8
	nop 0
	mov r55 = r0
	.mmb
	mov r53 = r33
	nop 0
	br.call.sptk.many b0 = node#
	;;
	.mib
	nop 0
	mov r1 = r51
	br.cloop.sptk.few .L108
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC21)
	.mlx
	addl r55 = 1, r0
	movl r36 = @gprel(threads_lack.3#)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC19)
	.mlx
	add r38 = r1, r38
	movl r37 = @gprel(.LC22)
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC20)
	.mmi
	add r36 = r1, r36
	add r40 = r1, r40
	add r37 = r1, r37
	;;
	.mmi
	add r54 = r1, r54
	nop 0
	mov r53 = r38
	.mmb
	adds r39 = 88, r36
	nop 0
	br.call.sptk.many b0 = node#
	;;
	.mmi
	mov r1 = r51
	nop 0
	nop 0
	.align 32
.L115:
	.mmi
	ld8 r34 = [r36], 8
	nop 0
	mov r53 = r40
	.mmb
	mov r32 = r0
	nop 0
	br.call.sptk.many b0 = opendir#
	;;
	.mmi
	mov r33 = r8
	nop 0
	cmp.ne p6, p7 = 0, r8
	.mmb
	mov r1 = r51
	nop 0
	(p7) br.cond.spnt .L110
	;;
	.mib
	mov r53 = r33
	nop 0
	br.call.sptk.many b0 = readdir#
	;;
	.mib
	mov r1 = r51
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L296
	.align 32
.L111:
	.mib
	mov r54 = r34
	adds r53 = 19, r8
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r51
	mov r53 = r33
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	or r32 = r32, r14
	nop 0
	br.call.sptk.many b0 = readdir#
	;;
	.mib
	mov r1 = r51
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L111
.L296:
	.mib
	nop 0
	mov r53 = r33
	br.call.sptk.many b0 = closedir#
	;;
	.mmi
	mov r1 = r51
	nop 0
	nop 0
.L110:
	.mib
	mov r53 = r38
	mov r33 = r0
	br.call.sptk.many b0 = opendir#
	;;
	.mmi
	mov r35 = r8
	nop 0
	cmp.ne p6, p7 = 0, r8
	.mmb
	mov r1 = r51
	nop 0
	(p7) br.cond.spnt .L113
	;;
	.mib
	mov r53 = r35
	nop 0
	br.call.sptk.many b0 = readdir#
	;;
	.mib
	mov r1 = r51
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L297
	.align 32
.L114:
	.mib
	mov r54 = r34
	adds r53 = 19, r8
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r51
	mov r53 = r35
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	or r33 = r33, r14
	nop 0
	br.call.sptk.many b0 = readdir#
	;;
	.mib
	mov r1 = r51
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L114
.L297:
	.mib
	nop 0
	mov r53 = r35
	br.call.sptk.many b0 = closedir#
	;;
	.mmi
	mov r1 = r51
	nop 0
	nop 0
.L113:
	.mmi
	mov r56 = r33
	mov r55 = r32
	nop 0
	.mmb
	mov r54 = r34
	mov r53 = r37
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r51
	cmp.ne p6, p7 = r39, r36
	(p6) br.cond.dptk .L115
	;;
	.mlx
	adds r34 = 160, r12
	movl r32 = @gprel(links#)
	.mlx
	adds r47 = 168, r12
	movl r48 = @gprel(.LC0)
	;;
	.mmi
	add r32 = r1, r32
	adds r46 = 176, r12
	adds r45 = 184, r12
	.mmi
	adds r43 = 192, r12
	adds r42 = 200, r12
	adds r41 = 208, r12
	;;
	.mmi
	adds r44 = 24, r32
	adds r40 = 216, r12
	adds r39 = 224, r12
	.mmi
	adds r38 = 232, r12
	adds r37 = 240, r12
	adds r36 = 248, r12
	;;
	.mmi
	nop 0
	adds r35 = 256, r12
	add r48 = r1, r48
.L119:
	.mmi
	ld8 r33 = [r32], 8
	st8 [r34] = r0
	nop 0
	.mmi
	st8 [r47] = r0
	nop 0
	adds r54 = 16, r12
	;;
	.mmi
	st8 [r46] = r0
	st8 [r45] = r0
	mov r53 = r33
	;;
	.mmi
	st8 [r43] = r0
	st8 [r42] = r0
	nop 0
	;;
	.mmi
	st8 [r41] = r0
	st8 [r40] = r0
	nop 0
	;;
	.mmi
	st8 [r39] = r0
	st8 [r38] = r0
	nop 0
	;;
	.mmi
	st8 [r37] = r0
	st8 [r36] = r0
	nop 0
	;;
	.mib
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = lstat#
	;;
	.mib
	mov r1 = r51
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L118
	.mmi
	addl r55 = 99, r0
	nop 0
	mov r54 = r34
	.mmb
	mov r53 = r33
	nop 0
	br.call.sptk.many b0 = readlink#
	;;
	.mib
	mov r1 = r51
	cmp.gt p6, p7 = r0, r8
	(p7) br.cond.dpnt .L298
.L118:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	.mmb
	ld4 r53 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r51
	mov r55 = r8
	nop 0
	.mmb
	mov r54 = r33
	mov r53 = r48
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r51
	cmp.ne p6, p7 = r44, r32
	(p6) br.cond.dptk .L119
	;;
.L299:
	.mlx
	nop 0
	movl r53 = @gprel(.LC24)
	.mmi
	addl r55 = 384, r0
	nop 0
	addl r54 = 66, r0
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r51
	mov r53 = r8
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov ar.lc = 7
	;;
	.mlx
	nop 0
	movl r34 = @gprel(names.0#)
	.mlx
	nop 0
	movl r36 = @gprel(files.2#)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC11)
	.mlx
	add r34 = r1, r34
	movl r47 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC5)
	.mlx
	nop 0
	movl r33 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC25)
	.mlx
	nop 0
	movl r46 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC27)
	.mlx
	nop 0
	movl r44 = @gprel(.LC28)
	;;
	.mlx
	add r36 = r1, r36
	movl r43 = @gprel(.LC29)
	.mlx
	add r38 = r1, r38
	movl r42 = @gprel(.LC30)
	;;
	.mlx
	adds r34 = 8, r34
	movl r41 = @gprel(.LC31)
	.mlx
	add r47 = r1, r47
	movl r40 = @gprel(.LC32)
	;;
	.mlx
	add r35 = r1, r35
	movl r39 = @gprel(.LC33)
	.mmi
	add r33 = r1, r33
	add r37 = r1, r37
	add r46 = r1, r46
	;;
	.mmi
	add r45 = r1, r45
	add r44 = r1, r44
	add r43 = r1, r43
	.mmi
	add r42 = r1, r42
	add r41 = r1, r41
	add r40 = r1, r40
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	nop 0
	.align 32
.L176:
	.mmi
	ld8 r48 = [r36], 8
	nop 0
	addl r54 = 2050, r0
	;;
	.mib
	mov r53 = r48
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r54 = r48
	mov r32 = r8
	nop 0
	.mmb
	mov r53 = r38
	mov r1 = r51
	br.call.sptk.many b0 = printf#
	;;
	.mib
	cmp4.le p6, p7 = r0, r32
	mov r1 = r51
	(p6) br.cond.dpnt .L120
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r53 = [r8]
	nop 0
	mov r1 = r51
	;;
	.mib
	cmp4.eq p6, p7 = 13, r53
	nop 0
	(p6) br.cond.dpnt .L179
	;;
	.mib
	cmp4.eq p6, p7 = 1, r53
	nop 0
	(p6) br.cond.dpnt .L180
	;;
	.mib
	cmp4.eq p6, p7 = 22, r53
	nop 0
	(p6) br.cond.dpnt .L181
	;;
	.mib
	cmp4.eq p6, p7 = 2, r53
	nop 0
	(p6) br.cond.dpnt .L182
	;;
	.mib
	cmp4.eq p6, p7 = 11, r53
	nop 0
	(p6) br.cond.dpnt .L183
	;;
	.mib
	cmp4.eq p6, p7 = 21, r53
	nop 0
	(p6) br.cond.dpnt .L184
	;;
	.mib
	cmp4.eq p6, p7 = 19, r53
	nop 0
	(p6) br.cond.dpnt .L185
	;;
	.mib
	cmp4.eq p6, p7 = 95, r53
	nop 0
	(p6) br.cond.dpnt .L186
	;;
	.mib
	cmp4.eq p6, p7 = 29, r53
	nop 0
	(p6) br.cond.dpnt .L187
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 9, r53
	nop 0
	;;
	.mib
	(p7) addl r14 = 9, r0
	nop 0
	(p7) br.cond.dpnt .L121
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 6, r53
	nop 0
	;;
	.mib
	(p7) addl r14 = 10, r0
	nop 0
	(p7) br.cond.dpnt .L121
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r51
	mov r55 = r8
	nop 0
	.mmb
	mov r54 = r47
	mov r53 = r33
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	nop 0
	nop 0
.L123:
	.mib
	mov r54 = r0
	mov r53 = r32
	br.call.sptk.many b0 = ftruncate#
	;;
	.mib
	mov r1 = r51
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dpnt .L126
.L308:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r53 = [r8]
	nop 0
	mov r1 = r51
	;;
	.mib
	cmp4.eq p6, p7 = 13, r53
	nop 0
	(p6) br.cond.dpnt .L188
	;;
	.mib
	cmp4.eq p6, p7 = 1, r53
	nop 0
	(p6) br.cond.dpnt .L189
	;;
	.mib
	cmp4.eq p6, p7 = 22, r53
	nop 0
	(p6) br.cond.dpnt .L190
	;;
	.mib
	cmp4.eq p6, p7 = 2, r53
	nop 0
	(p6) br.cond.dpnt .L191
	;;
	.mib
	cmp4.eq p6, p7 = 11, r53
	nop 0
	(p6) br.cond.dpnt .L192
	;;
	.mib
	cmp4.eq p6, p7 = 21, r53
	nop 0
	(p6) br.cond.dpnt .L193
	;;
	.mib
	cmp4.eq p6, p7 = 19, r53
	nop 0
	(p6) br.cond.dpnt .L194
	;;
	.mib
	cmp4.eq p6, p7 = 95, r53
	nop 0
	(p6) br.cond.dpnt .L195
	;;
	.mib
	cmp4.eq p6, p7 = 29, r53
	nop 0
	(p6) br.cond.dpnt .L196
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 9, r53
	nop 0
	;;
	.mib
	(p7) addl r14 = 9, r0
	nop 0
	(p7) br.cond.dpnt .L127
	;;
	.mib
	cmp4.eq p6, p7 = 6, r53
	nop 0
	(p6) br.cond.dpnt .L197
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r51
	mov r55 = r8
	nop 0
	.mmb
	mov r54 = r37
	mov r53 = r33
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	nop 0
	nop 0
.L129:
	.mib
	addl r54 = 5, r0
	mov r53 = r32
	br.call.sptk.many b0 = ftruncate#
	;;
	.mib
	mov r1 = r51
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dpnt .L131
.L309:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r53 = [r8]
	nop 0
	mov r1 = r51
	;;
	.mib
	cmp4.eq p6, p7 = 13, r53
	nop 0
	(p6) br.cond.dpnt .L198
	;;
	.mib
	cmp4.eq p6, p7 = 1, r53
	nop 0
	(p6) br.cond.dpnt .L199
	;;
	.mib
	cmp4.eq p6, p7 = 22, r53
	nop 0
	(p6) br.cond.dpnt .L200
	;;
	.mib
	cmp4.eq p6, p7 = 2, r53
	nop 0
	(p6) br.cond.dpnt .L201
	;;
	.mib
	cmp4.eq p6, p7 = 11, r53
	nop 0
	(p6) br.cond.dpnt .L202
	;;
	.mib
	cmp4.eq p6, p7 = 21, r53
	nop 0
	(p6) br.cond.dpnt .L203
	;;
	.mib
	cmp4.eq p6, p7 = 19, r53
	nop 0
	(p6) br.cond.dpnt .L204
	;;
	.mib
	cmp4.eq p6, p7 = 95, r53
	nop 0
	(p6) br.cond.dpnt .L205
	;;
	.mib
	cmp4.eq p6, p7 = 29, r53
	nop 0
	(p6) br.cond.dpnt .L206
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 9, r53
	nop 0
	;;
	.mib
	(p7) addl r14 = 9, r0
	nop 0
	(p7) br.cond.dpnt .L132
	;;
	.mib
	cmp4.eq p6, p7 = 6, r53
	nop 0
	(p6) br.cond.dpnt .L207
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r51
	mov r55 = r8
	nop 0
	.mmb
	mov r54 = r37
	mov r53 = r33
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	nop 0
	nop 0
.L134:
	.mib
	mov r54 = r0
	mov r53 = r48
	br.call.sptk.many b0 = truncate#
	;;
	.mib
	cmp4.le p6, p7 = r0, r8
	mov r1 = r51
	(p6) br.cond.dpnt .L136
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r53 = [r8]
	nop 0
	mov r1 = r51
	;;
	.mib
	cmp4.eq p6, p7 = 13, r53
	nop 0
	(p6) br.cond.dpnt .L208
	;;
	.mib
	cmp4.eq p6, p7 = 1, r53
	nop 0
	(p6) br.cond.dpnt .L209
	;;
	.mib
	cmp4.eq p6, p7 = 22, r53
	nop 0
	(p6) br.cond.dpnt .L210
	;;
	.mib
	cmp4.eq p6, p7 = 2, r53
	nop 0
	(p6) br.cond.dpnt .L211
	;;
	.mib
	cmp4.eq p6, p7 = 11, r53
	nop 0
	(p6) br.cond.dpnt .L212
	;;
	.mib
	cmp4.eq p6, p7 = 21, r53
	nop 0
	(p6) br.cond.dpnt .L213
	;;
	.mib
	cmp4.eq p6, p7 = 19, r53
	nop 0
	(p6) br.cond.dpnt .L214
	;;
	.mib
	cmp4.eq p6, p7 = 95, r53
	nop 0
	(p6) br.cond.dpnt .L215
	;;
	.mib
	cmp4.eq p6, p7 = 29, r53
	nop 0
	(p6) br.cond.dpnt .L216
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 9, r53
	nop 0
	;;
	.mib
	(p7) addl r14 = 9, r0
	nop 0
	(p7) br.cond.dpnt .L137
	;;
	.mib
	cmp4.eq p6, p7 = 6, r53
	nop 0
	(p6) br.cond.dpnt .L217
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r51
	mov r55 = r8
	nop 0
	.mmb
	mov r54 = r46
	mov r53 = r33
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	nop 0
	nop 0
.L139:
	.mmi
	addl r56 = 5, r0
	mov r55 = r0
	nop 0
	.mmb
	mov r54 = r0
	mov r53 = r32
	br.call.sptk.many b0 = fallocate#
	;;
	.mib
	mov r1 = r51
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dpnt .L141
.L300:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r53 = [r8]
	nop 0
	mov r1 = r51
	;;
	.mib
	cmp4.eq p6, p7 = 13, r53
	nop 0
	(p6) br.cond.dpnt .L218
	;;
	.mib
	cmp4.eq p6, p7 = 1, r53
	nop 0
	(p6) br.cond.dpnt .L219
	;;
	.mib
	cmp4.eq p6, p7 = 22, r53
	nop 0
	(p6) br.cond.dpnt .L220
	;;
	.mib
	cmp4.eq p6, p7 = 2, r53
	nop 0
	(p6) br.cond.dpnt .L221
	;;
	.mib
	cmp4.eq p6, p7 = 11, r53
	nop 0
	(p6) br.cond.dpnt .L222
	;;
	.mib
	cmp4.eq p6, p7 = 21, r53
	nop 0
	(p6) br.cond.dpnt .L223
	;;
	.mib
	cmp4.eq p6, p7 = 19, r53
	nop 0
	(p6) br.cond.dpnt .L224
	;;
	.mib
	cmp4.eq p6, p7 = 95, r53
	nop 0
	(p6) br.cond.dpnt .L225
	;;
	.mib
	cmp4.eq p6, p7 = 29, r53
	nop 0
	(p6) br.cond.dpnt .L226
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 9, r53
	nop 0
	;;
	.mib
	(p7) addl r14 = 9, r0
	nop 0
	(p7) br.cond.dpnt .L142
	;;
	.mib
	cmp4.eq p6, p7 = 6, r53
	nop 0
	(p6) br.cond.dpnt .L227
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r51
	mov r55 = r8
	nop 0
	.mmb
	mov r54 = r45
	mov r53 = r33
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	nop 0
	nop 0
.L144:
	.mmi
	addl r56 = 5, r0
	mov r55 = r0
	nop 0
	.mmb
	addl r54 = 3, r0
	mov r53 = r32
	br.call.sptk.many b0 = fallocate#
	;;
	.mib
	mov r1 = r51
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dpnt .L146
.L301:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r53 = [r8]
	nop 0
	mov r1 = r51
	;;
	.mib
	cmp4.eq p6, p7 = 13, r53
	nop 0
	(p6) br.cond.dpnt .L228
	;;
	.mib
	cmp4.eq p6, p7 = 1, r53
	nop 0
	(p6) br.cond.dpnt .L229
	;;
	.mib
	cmp4.eq p6, p7 = 22, r53
	nop 0
	(p6) br.cond.dpnt .L230
	;;
	.mib
	cmp4.eq p6, p7 = 2, r53
	nop 0
	(p6) br.cond.dpnt .L231
	;;
	.mib
	cmp4.eq p6, p7 = 11, r53
	nop 0
	(p6) br.cond.dpnt .L232
	;;
	.mib
	cmp4.eq p6, p7 = 21, r53
	nop 0
	(p6) br.cond.dpnt .L233
	;;
	.mib
	cmp4.eq p6, p7 = 19, r53
	nop 0
	(p6) br.cond.dpnt .L234
	;;
	.mib
	cmp4.eq p6, p7 = 95, r53
	nop 0
	(p6) br.cond.dpnt .L235
	;;
	.mib
	cmp4.eq p6, p7 = 29, r53
	nop 0
	(p6) br.cond.dpnt .L236
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 9, r53
	nop 0
	;;
	.mib
	(p7) addl r14 = 9, r0
	nop 0
	(p7) br.cond.dpnt .L147
	;;
	.mib
	cmp4.eq p6, p7 = 6, r53
	nop 0
	(p6) br.cond.dpnt .L237
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r51
	mov r55 = r8
	nop 0
	.mmb
	mov r54 = r44
	mov r53 = r33
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	nop 0
	nop 0
.L149:
	.mmi
	addl r55 = 16384, r0
	nop 0
	addl r54 = 4, r0
	.mmb
	mov r53 = r32
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r51
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dpnt .L151
.L302:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r53 = [r8]
	nop 0
	mov r1 = r51
	;;
	.mib
	cmp4.eq p6, p7 = 13, r53
	nop 0
	(p6) br.cond.dpnt .L238
	;;
	.mib
	cmp4.eq p6, p7 = 1, r53
	nop 0
	(p6) br.cond.dpnt .L239
	;;
	.mib
	cmp4.eq p6, p7 = 22, r53
	nop 0
	(p6) br.cond.dpnt .L240
	;;
	.mib
	cmp4.eq p6, p7 = 2, r53
	nop 0
	(p6) br.cond.dpnt .L241
	;;
	.mib
	cmp4.eq p6, p7 = 11, r53
	nop 0
	(p6) br.cond.dpnt .L242
	;;
	.mib
	cmp4.eq p6, p7 = 21, r53
	nop 0
	(p6) br.cond.dpnt .L243
	;;
	.mib
	cmp4.eq p6, p7 = 19, r53
	nop 0
	(p6) br.cond.dpnt .L244
	;;
	.mib
	cmp4.eq p6, p7 = 95, r53
	nop 0
	(p6) br.cond.dpnt .L245
	;;
	.mib
	cmp4.eq p6, p7 = 29, r53
	nop 0
	(p6) br.cond.dpnt .L246
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 9, r53
	nop 0
	;;
	.mib
	(p7) addl r14 = 9, r0
	nop 0
	(p7) br.cond.dpnt .L152
	;;
	.mib
	cmp4.eq p6, p7 = 6, r53
	nop 0
	(p6) br.cond.dpnt .L247
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r51
	mov r55 = r8
	nop 0
	.mmb
	mov r54 = r43
	mov r53 = r33
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	nop 0
	nop 0
.L154:
	.mmi
	addl r55 = 1, r0
	nop 0
	mov r54 = r0
	.mmb
	mov r53 = r32
	nop 0
	br.call.sptk.many b0 = readahead#
	;;
	.mib
	mov r1 = r51
	cmp.le p6, p7 = r0, r8
	(p6) br.cond.dpnt .L156
.L303:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r53 = [r8]
	nop 0
	mov r1 = r51
	;;
	.mib
	cmp4.eq p6, p7 = 13, r53
	nop 0
	(p6) br.cond.dpnt .L248
	;;
	.mib
	cmp4.eq p6, p7 = 1, r53
	nop 0
	(p6) br.cond.dpnt .L249
	;;
	.mib
	cmp4.eq p6, p7 = 22, r53
	nop 0
	(p6) br.cond.dpnt .L250
	;;
	.mib
	cmp4.eq p6, p7 = 2, r53
	nop 0
	(p6) br.cond.dpnt .L251
	;;
	.mib
	cmp4.eq p6, p7 = 11, r53
	nop 0
	(p6) br.cond.dpnt .L252
	;;
	.mib
	cmp4.eq p6, p7 = 21, r53
	nop 0
	(p6) br.cond.dpnt .L253
	;;
	.mib
	cmp4.eq p6, p7 = 19, r53
	nop 0
	(p6) br.cond.dpnt .L254
	;;
	.mib
	cmp4.eq p6, p7 = 95, r53
	nop 0
	(p6) br.cond.dpnt .L255
	;;
	.mib
	cmp4.eq p6, p7 = 29, r53
	nop 0
	(p6) br.cond.dpnt .L256
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 9, r53
	nop 0
	;;
	.mib
	(p7) addl r14 = 9, r0
	nop 0
	(p7) br.cond.dpnt .L157
	;;
	.mib
	cmp4.eq p6, p7 = 6, r53
	nop 0
	(p6) br.cond.dpnt .L257
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r51
	mov r55 = r8
	nop 0
	.mmb
	mov r54 = r42
	mov r53 = r33
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	nop 0
	nop 0
.L159:
	.mmi
	mov r56 = r0
	mov r55 = r0
	nop 0
	.mmb
	mov r54 = r0
	mov r53 = r32
	br.call.sptk.many b0 = sync_file_range#
	;;
	.mib
	mov r1 = r51
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dpnt .L161
.L304:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r53 = [r8]
	nop 0
	mov r1 = r51
	;;
	.mib
	cmp4.eq p6, p7 = 13, r53
	nop 0
	(p6) br.cond.dpnt .L258
	;;
	.mib
	cmp4.eq p6, p7 = 1, r53
	nop 0
	(p6) br.cond.dpnt .L259
	;;
	.mib
	cmp4.eq p6, p7 = 22, r53
	nop 0
	(p6) br.cond.dpnt .L260
	;;
	.mib
	cmp4.eq p6, p7 = 2, r53
	nop 0
	(p6) br.cond.dpnt .L261
	;;
	.mib
	cmp4.eq p6, p7 = 11, r53
	nop 0
	(p6) br.cond.dpnt .L262
	;;
	.mib
	cmp4.eq p6, p7 = 21, r53
	nop 0
	(p6) br.cond.dpnt .L263
	;;
	.mib
	cmp4.eq p6, p7 = 19, r53
	nop 0
	(p6) br.cond.dpnt .L264
	;;
	.mib
	cmp4.eq p6, p7 = 95, r53
	nop 0
	(p6) br.cond.dpnt .L265
	;;
	.mib
	cmp4.eq p6, p7 = 29, r53
	nop 0
	(p6) br.cond.dpnt .L266
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 9, r53
	nop 0
	;;
	.mib
	(p7) addl r14 = 9, r0
	nop 0
	(p7) br.cond.dpnt .L162
	;;
	.mib
	cmp4.eq p6, p7 = 6, r53
	nop 0
	(p6) br.cond.dpnt .L267
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r51
	mov r55 = r8
	nop 0
	.mmb
	mov r54 = r41
	mov r53 = r33
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	nop 0
	nop 0
.L164:
	.mib
	mov r53 = r32
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r51
	nop 0
	addl r54 = 18432, r0
	.mmb
	mov r53 = r48
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	nop 0
	mov r1 = r51
	mov r32 = r8
	.mmb
	nop 0
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dpnt .L166
.L305:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r53 = [r8]
	nop 0
	mov r1 = r51
	;;
	.mib
	cmp4.eq p6, p7 = 13, r53
	nop 0
	(p6) br.cond.dpnt .L268
	;;
	.mib
	cmp4.eq p6, p7 = 1, r53
	nop 0
	(p6) br.cond.dpnt .L269
	;;
	.mib
	cmp4.eq p6, p7 = 22, r53
	nop 0
	(p6) br.cond.dpnt .L270
	;;
	.mib
	cmp4.eq p6, p7 = 2, r53
	nop 0
	(p6) br.cond.dpnt .L271
	;;
	.mib
	cmp4.eq p6, p7 = 11, r53
	nop 0
	(p6) br.cond.dpnt .L272
	;;
	.mib
	cmp4.eq p6, p7 = 21, r53
	nop 0
	(p6) br.cond.dpnt .L273
	;;
	.mib
	cmp4.eq p6, p7 = 19, r53
	nop 0
	(p6) br.cond.dpnt .L274
	;;
	.mib
	cmp4.eq p6, p7 = 95, r53
	nop 0
	(p6) br.cond.dpnt .L275
	;;
	.mib
	cmp4.eq p6, p7 = 29, r53
	nop 0
	(p6) br.cond.dpnt .L276
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 9, r53
	nop 0
	;;
	.mib
	(p7) addl r14 = 9, r0
	nop 0
	(p7) br.cond.dpnt .L167
	;;
	.mib
	cmp4.eq p6, p7 = 6, r53
	nop 0
	(p6) br.cond.dpnt .L277
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r51
	mov r55 = r8
	nop 0
	.mmb
	mov r54 = r40
	mov r53 = r33
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	nop 0
	nop 0
.L169:
	.mib
	mov r53 = r32
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r51
	nop 0
	addl r54 = 2561, r0
	.mmb
	mov r53 = r48
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	nop 0
	mov r1 = r51
	mov r32 = r8
	.mmb
	nop 0
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dpnt .L171
.L306:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r53 = [r8]
	nop 0
	mov r1 = r51
	;;
	.mib
	cmp4.eq p6, p7 = 13, r53
	nop 0
	(p6) br.cond.dpnt .L278
	;;
	.mib
	cmp4.eq p6, p7 = 1, r53
	nop 0
	(p6) br.cond.dpnt .L279
	;;
	.mib
	cmp4.eq p6, p7 = 22, r53
	nop 0
	(p6) br.cond.dpnt .L280
	;;
	.mib
	cmp4.eq p6, p7 = 2, r53
	nop 0
	(p6) br.cond.dpnt .L281
	;;
	.mib
	cmp4.eq p6, p7 = 11, r53
	nop 0
	(p6) br.cond.dpnt .L282
	;;
	.mib
	cmp4.eq p6, p7 = 21, r53
	nop 0
	(p6) br.cond.dpnt .L283
	;;
	.mib
	cmp4.eq p6, p7 = 19, r53
	nop 0
	(p6) br.cond.dpnt .L284
	;;
	.mib
	cmp4.eq p6, p7 = 95, r53
	nop 0
	(p6) br.cond.dpnt .L285
	;;
	.mib
	cmp4.eq p6, p7 = 29, r53
	nop 0
	(p6) br.cond.dpnt .L286
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 9, r53
	nop 0
	;;
	.mib
	(p7) addl r14 = 9, r0
	nop 0
	(p7) br.cond.dpnt .L172
	;;
	.mib
	cmp4.eq p6, p7 = 6, r53
	nop 0
	(p6) br.cond.dpnt .L287
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r51
	mov r55 = r8
	nop 0
	.mmb
	mov r54 = r39
	mov r53 = r33
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	nop 0
	nop 0
.L174:
	.mib
	mov r53 = r32
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r51
	addl r53 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	nop 0
	mov r1 = r51
	br.cloop.sptk.few .L176
	;;
.L307:
	.mlx
	nop 0
	movl r53 = @gprel(.LC24)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r51
	mov b0 = r49
	;;
	.mii
	nop 0
	mov ar.pfs = r50
	;;
	mov ar.lc = r52
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 256, r12
	br.ret.sptk.many b0
	;;
.L298:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r53 = @gprel(.LC23)
	.mmi
	adds r14 = 64, r12
	mov r55 = r34
	mov r54 = r33
	;;
	.mmi
	nop 0
	add r53 = r1, r53
	nop 0
	.mmb
	ld4 r56 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r51
	cmp.ne p6, p7 = r44, r32
	(p6) br.cond.dptk .L119
	.mib
	nop 0
	nop 0
	br .L299
.L179:
	.mmi
	mov r14 = r0
	nop 0
	nop 0
	;;
.L121:
	.mmi
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 4, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r34, r14
	nop 0
	;;
	.mmi
	ld8 r55 = [r14]
	nop 0
	nop 0
.L313:
	.mib
	mov r54 = r47
	mov r53 = r33
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r51
	br .L123
.L198:
	.mmi
	mov r14 = r0
	nop 0
	nop 0
	;;
.L132:
	.mmi
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 4, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r34, r14
	nop 0
	;;
	.mmi
	ld8 r55 = [r14]
	nop 0
	nop 0
.L315:
	.mib
	mov r54 = r37
	mov r53 = r33
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r51
	br .L134
.L188:
	.mmi
	mov r14 = r0
	nop 0
	nop 0
	;;
.L127:
	.mmi
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 4, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r34, r14
	nop 0
	;;
	.mmi
	ld8 r55 = [r14]
	nop 0
	nop 0
.L310:
	.mib
	mov r54 = r37
	mov r53 = r33
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r51
	br .L129
.L278:
	.mmi
	mov r14 = r0
	nop 0
	nop 0
	;;
.L172:
	.mmi
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 4, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r34, r14
	nop 0
	;;
	.mmi
	ld8 r55 = [r14]
	nop 0
	nop 0
.L318:
	.mib
	mov r54 = r39
	mov r53 = r33
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r51
	br .L174
.L268:
	.mmi
	mov r14 = r0
	nop 0
	nop 0
	;;
.L167:
	.mmi
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 4, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r34, r14
	nop 0
	;;
	.mmi
	ld8 r55 = [r14]
	nop 0
	nop 0
.L311:
	.mib
	mov r54 = r40
	mov r53 = r33
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r51
	br .L169
.L258:
	.mmi
	mov r14 = r0
	nop 0
	nop 0
	;;
.L162:
	.mmi
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 4, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r34, r14
	nop 0
	;;
	.mmi
	ld8 r55 = [r14]
	nop 0
	nop 0
.L312:
	.mib
	mov r54 = r41
	mov r53 = r33
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r51
	br .L164
.L248:
	.mmi
	mov r14 = r0
	nop 0
	nop 0
	;;
.L157:
	.mmi
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 4, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r34, r14
	nop 0
	;;
	.mmi
	ld8 r55 = [r14]
	nop 0
	nop 0
.L319:
	.mib
	mov r54 = r42
	mov r53 = r33
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r51
	br .L159
.L238:
	.mmi
	mov r14 = r0
	nop 0
	nop 0
	;;
.L152:
	.mmi
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 4, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r34, r14
	nop 0
	;;
	.mmi
	ld8 r55 = [r14]
	nop 0
	nop 0
.L320:
	.mib
	mov r54 = r43
	mov r53 = r33
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r51
	br .L154
.L228:
	.mmi
	mov r14 = r0
	nop 0
	nop 0
	;;
.L147:
	.mmi
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 4, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r34, r14
	nop 0
	;;
	.mmi
	ld8 r55 = [r14]
	nop 0
	nop 0
.L316:
	.mib
	mov r54 = r44
	mov r53 = r33
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r51
	br .L149
.L218:
	.mmi
	mov r14 = r0
	nop 0
	nop 0
	;;
.L142:
	.mmi
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 4, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r34, r14
	nop 0
	;;
	.mmi
	ld8 r55 = [r14]
	nop 0
	nop 0
.L317:
	.mib
	mov r54 = r45
	mov r53 = r33
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r51
	br .L144
.L208:
	.mmi
	mov r14 = r0
	nop 0
	nop 0
	;;
.L137:
	.mmi
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 4, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r34, r14
	nop 0
	;;
	.mmi
	ld8 r55 = [r14]
	nop 0
	nop 0
.L314:
	.mib
	mov r54 = r46
	mov r53 = r33
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r51
	br .L139
.L136:
	.mib
	mov r54 = r46
	mov r53 = r35
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	addl r56 = 5, r0
	mov r55 = r0
	.mmb
	mov r54 = r0
	mov r53 = r32
	br.call.sptk.many b0 = fallocate#
	;;
	.mib
	mov r1 = r51
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dptk .L300
.L141:
	.mib
	mov r54 = r45
	mov r53 = r35
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	addl r56 = 5, r0
	mov r55 = r0
	.mmb
	addl r54 = 3, r0
	mov r53 = r32
	br.call.sptk.many b0 = fallocate#
	;;
	.mib
	mov r1 = r51
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dptk .L301
.L146:
	.mib
	mov r54 = r44
	mov r53 = r35
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	addl r55 = 16384, r0
	nop 0
	.mmb
	addl r54 = 4, r0
	mov r53 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r51
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dptk .L302
.L151:
	.mib
	mov r54 = r43
	mov r53 = r35
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	addl r55 = 1, r0
	nop 0
	.mmb
	mov r54 = r0
	mov r53 = r32
	br.call.sptk.many b0 = readahead#
	;;
	.mib
	mov r1 = r51
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dptk .L303
.L156:
	.mib
	mov r54 = r42
	mov r53 = r35
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	mov r56 = r0
	mov r55 = r0
	.mmb
	mov r54 = r0
	mov r53 = r32
	br.call.sptk.many b0 = sync_file_range#
	;;
	.mib
	mov r1 = r51
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dptk .L304
.L161:
	.mib
	mov r54 = r41
	mov r53 = r35
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r53 = r32
	mov r1 = r51
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r51
	nop 0
	addl r54 = 18432, r0
	.mmb
	mov r53 = r48
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	nop 0
	mov r1 = r51
	mov r32 = r8
	.mmb
	nop 0
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dptk .L305
.L166:
	.mib
	mov r54 = r40
	mov r53 = r35
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r53 = r32
	mov r1 = r51
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r51
	nop 0
	addl r54 = 2561, r0
	.mmb
	mov r53 = r48
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	nop 0
	mov r1 = r51
	mov r32 = r8
	.mmb
	nop 0
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dptk .L306
.L171:
	.mib
	mov r54 = r39
	mov r53 = r35
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r51
	mov r53 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r51
	addl r53 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	nop 0
	mov r1 = r51
	br.cloop.sptk.few .L176
	.mib
	nop 0
	nop 0
	br .L307
.L120:
	.mib
	mov r54 = r47
	mov r53 = r35
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r54 = r0
	.mmb
	mov r53 = r32
	nop 0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mib
	mov r1 = r51
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dptk .L308
.L126:
	.mib
	mov r54 = r37
	mov r53 = r35
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	nop 0
	addl r54 = 5, r0
	.mmb
	mov r53 = r32
	nop 0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mib
	mov r1 = r51
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dptk .L309
.L131:
	.mib
	mov r54 = r37
	mov r53 = r35
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r51
	br .L134
.L189:
	.mmi
	addl r14 = 1, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L310
.L269:
	.mmi
	addl r14 = 1, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L311
.L259:
	.mmi
	addl r14 = 1, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L312
.L180:
	.mmi
	addl r14 = 1, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L313
.L209:
	.mmi
	addl r14 = 1, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L314
.L199:
	.mmi
	addl r14 = 1, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L315
.L229:
	.mmi
	addl r14 = 1, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L316
.L219:
	.mmi
	addl r14 = 1, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L317
.L279:
	.mmi
	addl r14 = 1, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L318
.L249:
	.mmi
	addl r14 = 1, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L319
.L239:
	.mmi
	addl r14 = 1, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L320
.L200:
	.mmi
	addl r14 = 2, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L315
.L230:
	.mmi
	addl r14 = 2, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L316
.L210:
	.mmi
	addl r14 = 2, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L314
.L240:
	.mmi
	addl r14 = 2, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L320
.L181:
	.mmi
	addl r14 = 2, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L313
.L280:
	.mmi
	addl r14 = 2, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L318
.L220:
	.mmi
	addl r14 = 2, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L317
.L190:
	.mmi
	addl r14 = 2, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L310
.L270:
	.mmi
	addl r14 = 2, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L311
.L250:
	.mmi
	addl r14 = 2, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L319
.L260:
	.mmi
	addl r14 = 2, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L312
.L261:
	.mmi
	addl r14 = 3, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L312
.L221:
	.mmi
	addl r14 = 3, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L317
.L191:
	.mmi
	addl r14 = 3, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L310
.L271:
	.mmi
	addl r14 = 3, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L311
.L251:
	.mmi
	addl r14 = 3, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L319
.L201:
	.mmi
	addl r14 = 3, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L315
.L231:
	.mmi
	addl r14 = 3, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L316
.L281:
	.mmi
	addl r14 = 3, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L318
.L182:
	.mmi
	addl r14 = 3, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L313
.L211:
	.mmi
	addl r14 = 3, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L314
.L241:
	.mmi
	addl r14 = 3, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L320
.L242:
	.mmi
	addl r14 = 4, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L320
.L183:
	.mmi
	addl r14 = 4, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L313
.L202:
	.mmi
	addl r14 = 4, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L315
.L282:
	.mmi
	addl r14 = 4, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L318
.L222:
	.mmi
	addl r14 = 4, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L317
.L212:
	.mmi
	addl r14 = 4, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L314
.L252:
	.mmi
	addl r14 = 4, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L319
.L232:
	.mmi
	addl r14 = 4, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L316
.L192:
	.mmi
	addl r14 = 4, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L310
.L262:
	.mmi
	addl r14 = 4, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L312
.L272:
	.mmi
	addl r14 = 4, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L311
.L273:
	.mmi
	addl r14 = 5, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L311
.L223:
	.mmi
	addl r14 = 5, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L317
.L213:
	.mmi
	addl r14 = 5, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L314
.L184:
	.mmi
	addl r14 = 5, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L313
.L203:
	.mmi
	addl r14 = 5, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L315
.L283:
	.mmi
	addl r14 = 5, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L318
.L193:
	.mmi
	addl r14 = 5, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L310
.L263:
	.mmi
	addl r14 = 5, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L312
.L253:
	.mmi
	addl r14 = 5, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L319
.L233:
	.mmi
	addl r14 = 5, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L316
.L243:
	.mmi
	addl r14 = 5, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L320
.L264:
	.mmi
	addl r14 = 6, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L312
.L204:
	.mmi
	addl r14 = 6, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L315
.L185:
	.mmi
	addl r14 = 6, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L313
.L244:
	.mmi
	addl r14 = 6, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L320
.L234:
	.mmi
	addl r14 = 6, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L316
.L254:
	.mmi
	addl r14 = 6, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L319
.L194:
	.mmi
	addl r14 = 6, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L310
.L224:
	.mmi
	addl r14 = 6, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L317
.L284:
	.mmi
	addl r14 = 6, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L318
.L274:
	.mmi
	addl r14 = 6, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L311
.L214:
	.mmi
	addl r14 = 6, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L314
.L215:
	.mmi
	addl r14 = 7, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L314
.L285:
	.mmi
	addl r14 = 7, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L318
.L275:
	.mmi
	addl r14 = 7, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L311
.L235:
	.mmi
	addl r14 = 7, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L316
.L255:
	.mmi
	addl r14 = 7, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L319
.L195:
	.mmi
	addl r14 = 7, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L310
.L225:
	.mmi
	addl r14 = 7, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L317
.L186:
	.mmi
	addl r14 = 7, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L313
.L265:
	.mmi
	addl r14 = 7, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L312
.L205:
	.mmi
	addl r14 = 7, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L315
.L245:
	.mmi
	addl r14 = 7, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L320
.L206:
	.mmi
	addl r14 = 8, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L315
.L216:
	.mmi
	addl r14 = 8, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L314
.L236:
	.mmi
	addl r14 = 8, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L316
.L187:
	.mmi
	addl r14 = 8, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L313
.L246:
	.mmi
	addl r14 = 8, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L320
.L266:
	.mmi
	addl r14 = 8, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L312
.L196:
	.mmi
	addl r14 = 8, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L310
.L226:
	.mmi
	addl r14 = 8, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L317
.L276:
	.mmi
	addl r14 = 8, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L311
.L286:
	.mmi
	addl r14 = 8, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L318
.L256:
	.mmi
	addl r14 = 8, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L319
.L257:
	.mmi
	addl r14 = 10, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L319
.L277:
	.mmi
	addl r14 = 10, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L311
.L287:
	.mmi
	addl r14 = 10, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L318
.L207:
	.mmi
	addl r14 = 10, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L315
.L217:
	.mmi
	addl r14 = 10, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L314
.L237:
	.mmi
	addl r14 = 10, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L316
.L247:
	.mmi
	addl r14 = 10, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L320
.L267:
	.mmi
	addl r14 = 10, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L312
.L197:
	.mmi
	addl r14 = 10, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L310
.L227:
	.mmi
	addl r14 = 10, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br .L317
.L295:
	.mlx
	nop 0
	movl r53 = @gprel(.LC17)
	;;
	.mib
	nop 0
	add r53 = r1, r53
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC37:
	stringz	"acces"
	.align 8
.LC38:
	stringz	"perm"
	.align 8
.LC39:
	stringz	"inval"
	.align 8
.LC40:
	stringz	"noent"
	.align 8
.LC41:
	stringz	"again"
	.align 8
.LC42:
	stringz	"isdir"
	.align 8
.LC43:
	stringz	"nodev"
	.align 8
.LC44:
	stringz	"notsupp"
	.align 8
.LC45:
	stringz	"spipe"
	.align 8
.LC46:
	stringz	"badf"
	.align 8
.LC47:
	stringz	"nxio"
	.section	.rodata
	.align 8
	.type	names.0#, @object
	.size	names.0#, 176
names.0:
	data4	13
	.skip	4
	data8	.LC37
	data4	1
	.skip	4
	data8	.LC38
	data4	22
	.skip	4
	data8	.LC39
	data4	2
	.skip	4
	data8	.LC40
	data4	11
	.skip	4
	data8	.LC41
	data4	21
	.skip	4
	data8	.LC42
	data4	19
	.skip	4
	data8	.LC43
	data4	95
	.skip	4
	data8	.LC44
	data4	29
	.skip	4
	data8	.LC45
	data4	9
	.skip	4
	data8	.LC46
	data4	6
	.skip	4
	data8	.LC47
	.section	.rodata.str1.8
	.align 8
.LC48:
	stringz	"0\n"
	.align 8
.LC49:
	stringz	"x\n"
	.align 8
.LC50:
	stringz	"1"
	.align 8
.LC51:
	stringz	"5 "
	.align 8
.LC52:
	stringz	"-1"
	.align 8
.LC53:
	stringz	"allow\n"
	.align 8
.LC54:
	stringz	"deny"
	.align 8
.LC55:
	stringz	"allowed"
	.align 8
.LC56:
	stringz	"0 0 1"
	.section	.rodata
	.align 8
	.type	texts.1#, @object
	.size	texts.1#, 80
texts.1:
	data8	.LC8
	data8	.LC48
	data8	.LC49
	data8	.LC50
	data8	.LC51
	data8	.LC52
	data8	.LC53
	data8	.LC54
	data8	.LC55
	data8	.LC56
	.section	.rodata.str1.8
	.align 8
.LC57:
	stringz	"/proc/self/mem"
	.align 8
.LC58:
	stringz	"/proc/self/comm"
	.align 8
.LC59:
	stringz	"/proc/self/oom_score_adj"
	.align 8
.LC60:
	stringz	"/proc/self/timerslack_ns"
	.align 8
.LC61:
	stringz	"/dev/null"
	.align 8
.LC62:
	stringz	"/dev/zero"
	.align 8
.LC63:
	stringz	"/proc/self/maps"
	.section	.rodata
	.align 8
	.type	files.2#, @object
	.size	files.2#, 64
files.2:
	data8	.LC57
	data8	.LC58
	data8	.LC59
	data8	.LC60
	data8	.LC61
	data8	.LC62
	data8	.LC63
	data8	.LC24
	.section	.rodata.str1.8
	.align 8
.LC64:
	stringz	"autogroup"
	.align 8
.LC65:
	stringz	"coredump_filter"
	.align 8
.LC66:
	stringz	"map_files"
	.align 8
.LC67:
	stringz	"task"
	.align 8
.LC68:
	stringz	"timens_offsets"
	.align 8
.LC69:
	stringz	"timers"
	.align 8
.LC70:
	stringz	"timerslack_ns"
	.align 8
.LC71:
	stringz	"children"
	.align 8
.LC72:
	stringz	"sched"
	.align 8
.LC73:
	stringz	"attr"
	.section	.rodata
	.align 8
	.type	threads_lack.3#, @object
	.size	threads_lack.3#, 88
threads_lack.3:
	data8	.LC64
	data8	.LC65
	data8	.LC66
	data8	.LC67
	data8	.LC68
	data8	.LC69
	data8	.LC70
	data8	.LC71
	data8	.LC72
	data8	.LC73
	data8	.LC20
	.section	.rodata.str1.8
	.align 8
.LC74:
	stringz	"schedstat"
	.align 8
.LC75:
	stringz	"numa_maps"
	.align 8
.LC76:
	stringz	"clear_refs"
	.align 8
.LC77:
	stringz	"sessionid"
	.align 8
.LC78:
	stringz	"attr/current"
	.align 8
.LC79:
	stringz	"attr/prev"
	.align 8
.LC80:
	stringz	"attr/exec"
	.align 8
.LC81:
	stringz	"attr/fscreate"
	.align 8
.LC82:
	stringz	"attr/keycreate"
	.align 8
.LC83:
	stringz	"attr/sockcreate"
	.section	.rodata
	.align 8
	.type	hidden.4#, @object
	.size	hidden.4#, 104
hidden.4:
	data8	.LC72
	data8	.LC74
	data8	.LC75
	data8	.LC76
	data8	.LC77
	data8	.LC73
	data8	.LC78
	data8	.LC79
	data8	.LC80
	data8	.LC81
	data8	.LC82
	data8	.LC83
	data8	.LC66
	.section	.rodata.str1.8
	.align 8
.LC84:
	stringz	"setgroups"
	.align 8
.LC85:
	stringz	"uid_map"
	.align 8
.LC86:
	stringz	"gid_map"
	.align 8
.LC87:
	stringz	"projid_map"
	.align 8
.LC88:
	stringz	"cpuset"
	.section	.rodata
	.align 8
	.type	shown.5#, @object
	.size	shown.5#, 56
shown.5:
	data8	.LC20
	data8	.LC84
	data8	.LC85
	data8	.LC86
	data8	.LC87
	data8	.LC88
	data8	.LC68
	.section	.rodata.str1.8
	.align 8
.LC89:
	stringz	"/dev/fd"
	.align 8
.LC90:
	stringz	"/dev/stdin"
	.align 8
.LC91:
	stringz	"/dev/stderr"
	.section	.rodata
	.align 8
	.type	links#, @object
	.size	links#, 24
links:
	data8	.LC89
	data8	.LC90
	data8	.LC91
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
