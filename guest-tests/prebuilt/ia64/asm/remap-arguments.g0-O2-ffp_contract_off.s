// 209b3e8ce97dbe679b63e434a95e453e guest-tests/memory/remap-arguments.c
	.file	"remap-arguments.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc handler#
handler:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r37 = r32
	movl r36 = @gprel(back#)
	.body
	;;
	.mib
	nop 0
	add r36 = r1, r36
	br.call.sptk.many b0 = siglongjmp#
	;;
	break.f 0
	;;
	.endp handler#
	.align 16
	.align 64
	.proc map#
map:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 5, 3, 6, 0
	cmp4.eq p6, p7 = 0, r35
	sxt4 r32 = r32
	.mmi
	addl r14 = @gprel(base#), gp
	mov r39 = r1
	sxt4 r41 = r33
	;;
	.mmi
	ld8 r40 = [r14]
	(p7) addl r14 = @gprel(fd#), gp
	shl r32 = r32, 16
	.mmi
	(p7) or r43 = 16, r34
	(p6) addl r44 = -1, r0
	shl r41 = r41, 16
	;;
	.mib
	nop 0
	.save rp, r37
	mov r37 = b0
	.body
	nop 0
	.mmi
	(p7) ld4 r44 = [r14]
	(p6) or r43 = 48, r34
	add r40 = r40, r32
	;;
	.mib
	mov r45 = r0
	addl r42 = 3, r0
	br.call.sptk.many b0 = mmap#
	;;
	.mib
	cmp.eq p6, p7 = -1, r8
	mov r1 = r39
	(p6) br.cond.spnt .L6
	;;
	.mib
	cmp.eq p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L3
	;;
	.mmi
	ld1 r14 = [r36]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	mov r15 = r14
	(p7) br.cond.dpnt .L3
	;;
	.mmi
	nop 0
	(p6) mov r2 = r8
	(p6) adds r36 = 1, r36
	;;
	.align 32
.L9:
	.mmi
	st1 [r2] = r15
	nop 0
	addl r2 = 65536, r2
	;;
	.mmi
	ld1 r14 = [r36], 1
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
.L3:
	.mii
	nop 0
	mov b0 = r37
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r38
	br.ret.sptk.many b0
	;;
.L6:
	.mib
	nop 0
	addl r40 = 1, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp map#
	.align 16
	.align 64
	.proc clear#
clear:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 7, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r37 = r1
	nop 0
	.save rp, r35
	mov r35 = b0
	;;
	.mlx
	addl r40 = 1048576, r0
	movl r14 = 2021095029
	.mmi
	adds r15 = 16, r12
	mov r33 = r0
	adds r32 = 16, r12
	;;
	.mmb
	st4 [r15] = r14
	adds r14 = 20, r12
	nop 0
	.mmi
	addl r15 = 31353, r0
	nop 0
	.save ar.lc, r38
	mov r38 = ar.lc
	.body
	;;
	.mmi
	st2 [r14] = r15
	nop 0
	addl r14 = @gprel(base#), gp
	;;
	.mib
	ld8 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mii
	mov r1 = r37
	mov ar.lc = 5
	;;
	addl r34 = @gprel(fd#), gp
	;;
	.align 32
.L18:
	.mmi
	mov r42 = r33
	mov r40 = r32
	addl r41 = 1, r0
	.mmb
	ld4 r39 = [r34]
	adds r32 = 1, r32
	br.call.sptk.many b0 = pwrite#
	;;
	.mmi
	addl r14 = 65536, r0
	nop 0
	mov r1 = r37
	.mmb
	cmp.eq p6, p7 = 1, r8
	nop 0
	(p7) br.cond.spnt .L19
	;;
	.mib
	nop 0
	add r33 = r33, r14
	br.cloop.sptk.few .L18
	.mmi
	nop 0
	addl r40 = 393216, r0
	nop 0
	.mmb
	ld4 r39 = [r34]
	nop 0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.spnt .L19
	;;
	.mii
	nop 0
	mov b0 = r35
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	;;
	mov ar.lc = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L19:
	.body
	.copy_state 1
	.mib
	nop 0
	addl r39 = 1, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp clear#
	.align 16
	.align 64
	.proc show#
show:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 2, 2, 0
	mov r16 = r12
	nop 0
	.mii
	.fframe 32
	adds r12 = -32, r12
	mov r17 = ar.lc
	sxt4 r2 = r33
	;;
	.mii
	adds r14 = 16, r12
	.save rp, r34
	mov r34 = b0
	shl r2 = r2, 16
	.mmi
	cmp4.ge p6, p7 = 0, r33
	;;
	st8 [r14] = r32
	addl r14 = -65536, r2
	;;
	.mii
	nop 0
	shr.u r14 = r14, 16
	;;
	mov ar.lc = r14
	;;
	.mmi
	nop 0
	.savesp ar.lc, 32
	st8 [r16] = r17, 8
	nop 0
	;;
	.mib
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	nop 0
	(p6) br.cond.dpnt .L23
	.align 32
.L27:
	.mlx
	nop 0
	movl r36 = @gprel(back#)
	.mmi
	nop 0
	addl r37 = 1, r0
	nop 0
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = __sigsetjmp#
	;;
	.mii
	cmp4.eq p6, p7 = 7, r8
	adds r1 = 40, r12
	;;
	(p6) addl r36 = 33, r0
	.mmb
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.dpnt .L26
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r8
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r36 = 45, r0
	(p6) br.cond.dptk .L26
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	addl r36 = 48, r0
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	ld1.acq r14 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	.mii
	(p7) ld1.acq r36 = [r15]
	nop 0
	;;
	(p7) sxt1 r36 = r36
.L26:
	.mmi
	addl r14 = @ltoffx(stdout#), r1
	nop 0
	adds r2 = 16, r12
	;;
	.mmi
	ld8.mov r14 = [r14], stdout#
	ld8 r2 = [r2]
	nop 0
	;;
	.mmi
	ld8 r37 = [r14]
	addl r14 = 65536, r2
	adds r2 = 16, r12
	;;
	.mib
	st8 [r2] = r14
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	nop 0
	adds r1 = 40, r12
	nop 0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.cloop.sptk.few .L27
.L23:
	.mmi
	adds r18 = 32, r12
	nop 0
	mov b0 = r34
	;;
	.mii
	ld8 r19 = [r18]
	mov ar.pfs = r35
	;;
	mov ar.lc = r19
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp show#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: "
	.align 8
.LC1:
	stringz	"%s, "
	.align 8
.LC2:
	stringz	"unit %d, "
	.align 8
.LC3:
	stringz	"elsewhere "
	.align 8
.LC4:
	stringz	", "
	.text
	.align 16
	.align 64
	.proc remap#
remap:
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 6, 6, 6, 0
	nop 0
	.save rp, r41
	mov r41 = b0
	.mmi
	mov r43 = r1
	nop 0
	addl r40 = @gprel(base#), gp
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r43
	mov r49 = r37
	mov r48 = r36
	.mmi
	mov r47 = r35
	mov r46 = r34
	mov r45 = r33
	;;
	.mmi
	mov r39 = r8
	nop 0
	addl r44 = 1156, r0
	.mmb
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r43
	mov r38 = r8
	mov r45 = r32
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC0)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r43
	cmp.ne p6, p7 = -1, r38
	(p7) br.cond.dpnt .L40
	;;
	.mlx
	ld8 r2 = [r40]
	movl r44 = @gprel(.LC3)
	;;
	.mmi
	cmp.ltu p6, p7 = r38, r2
	nop 0
	addl r14 = 1048576, r2
	.mmb
	add r44 = r1, r44
	nop 0
	(p6) br.cond.dpnt .L37
	;;
	.mib
	nop 0
	cmp.leu p6, p7 = r14, r38
	(p7) br.cond.dpnt .L41
.L37:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 65535, r0
	mov r1 = r43
	mov r44 = r38
	;;
	.mmi
	nop 0
	add r45 = r35, r14
	nop 0
	;;
	.mii
	nop 0
	shr.u r45 = r45, 16
	;;
	cmp4.le p6, p7 = 6, r45
	;;
	.mib
	(p6) addl r45 = 6, r0
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC4)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r35
	.mmb
	mov r44 = r38
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r43
	ld8 r44 = [r40]
	addl r45 = 16, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mib
	mov r1 = r43
	addl r44 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mii
	mov r1 = r43
	mov b0 = r41
	;;
	mov ar.pfs = r42
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 6, 0
	nop 0
	br.sptk.many clear#
	;;
.L40:
	.body
	.copy_state 1
	.mib
	ld4 r44 = [r39]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC1)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	ld8 r44 = [r40]
	addl r45 = 16, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mib
	mov r1 = r43
	addl r44 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mii
	mov r1 = r43
	mov b0 = r41
	;;
	mov ar.pfs = r42
	;;
	.mib
	.label_state 2
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 6, 0
	nop 0
	br.sptk.many clear#
	;;
.L41:
	.body
	.copy_state 2
	.mlx
	sub r45 = r38, r2
	movl r44 = @gprel(.LC2)
	;;
	.mib
	add r44 = r1, r44
	extr.u r45 = r45, 16, 32
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	ld8 r44 = [r40]
	addl r45 = 16, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mib
	mov r1 = r43
	addl r44 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mii
	mov r1 = r43
	mov b0 = r41
	;;
	mov ar.pfs = r42
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 6, 0
	nop 0
	br.sptk.many clear#
	;;
	break.f 0
	;;
	.endp remap#
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"abcd"
	.align 8
.LC6:
	stringz	"private, old 0"
	.align 8
.LC7:
	stringz	"private, old 0, fixed"
	.align 8
.LC8:
	stringz	"old 0, to itself"
	.align 8
.LC9:
	stringz	"shared, old 0"
	.align 8
.LC10:
	stringz	"shared, old 0, fixed"
	.align 8
.LC11:
	stringz	"shared, old 0, beyond"
	.align 8
.LC12:
	stringz	"shared, old 0, to itself"
	.align 8
.LC13:
	stringz	"shared, old 0, over itself"
	.align 8
.LC14:
	stringz	"shared, old 0, over its rest"
	.align 8
.LC15:
	stringz	"shared, old 0, in place"
	.align 8
.LC16:
	stringz	"file, old 0"
	.align 8
.LC17:
	stringz	"file, old 0, fixed, beyond"
	.align 8
.LC18:
	stringz	"file, old 0, to itself"
	.align 8
.LC19:
	stringz	"ab"
	.align 8
.LC20:
	stringz	"private file, old 0"
	.align 8
.LC21:
	stringz	"new 0"
	.align 8
.LC22:
	stringz	"both 0"
	.align 8
.LC23:
	stringz	"old 1"
	.align 8
.LC24:
	stringz	"equal"
	.align 8
.LC25:
	stringz	"shrinks"
	.align 8
.LC26:
	stringz	"shrinks by a byte"
	.align 8
.LC27:
	stringz	"ef"
	.align 8
.LC28:
	stringz	"shrinks over others"
	.align 8
.LC29:
	stringz	"shrinks in the middle"
	.align 8
.LC30:
	stringz	"old all"
	.align 8
.LC31:
	stringz	"old nearly all"
	.align 8
.LC32:
	stringz	"old half"
	.align 8
.LC33:
	stringz	"new all"
	.align 8
.LC34:
	stringz	"new nearly all"
	.align 8
.LC35:
	stringz	"file, new nearly all"
	.align 8
.LC36:
	stringz	"grows in place"
	.align 8
.LC37:
	stringz	"e"
	.align 8
.LC38:
	stringz	"has no room"
	.align 8
.LC39:
	stringz	"moves"
	.align 8
.LC40:
	stringz	"part grows in place"
	.align 8
.LC41:
	stringz	"middle"
	.align 8
.LC42:
	stringz	"middle moves"
	.align 8
.LC43:
	stringz	"too long"
	.align 8
.LC44:
	stringz	"shared"
	.align 8
.LC45:
	stringz	"file"
	.align 8
.LC46:
	stringz	"private file"
	.align 8
.LC47:
	stringz	"private file moves"
	.align 8
.LC48:
	stringz	"nothing"
	.align 8
.LC49:
	stringz	"a"
	.align 8
.LC50:
	stringz	"nothing there"
	.align 8
.LC51:
	stringz	"not aligned"
	.align 8
.LC52:
	stringz	"to the same"
	.align 8
.LC53:
	stringz	"up by one"
	.align 8
.LC54:
	stringz	"down by one"
	.align 8
.LC55:
	stringz	"next to it"
	.align 8
.LC56:
	stringz	"grows over others"
	.align 8
.LC57:
	stringz	"longer, over the rest"
	.align 8
.LC58:
	stringz	"efgh"
	.align 8
.LC59:
	stringz	"over another"
	.align 8
.LC60:
	stringz	"shorter"
	.align 8
.LC61:
	stringz	"shorter in the middle"
	.align 8
.LC62:
	stringz	"longer than it is"
	.align 8
.LC63:
	stringz	"fixed alone"
	.align 8
.LC64:
	stringz	"unknown flag"
	.align 8
.LC65:
	stringz	"target not aligned"
	.align 8
.LC66:
	stringz	"target at the end"
	.align 8
.LC67:
	stringz	"old wraps"
	.align 8
.LC68:
	stringz	"new wraps"
	.align 8
.LC69:
	stringz	"cd"
	.align 8
.LC70:
	stringz	"two, longer"
	.align 8
.LC71:
	stringz	"kept"
	.align 8
.LC72:
	stringz	"kept, fixed"
	.align 8
.LC73:
	stringz	"kept, hint"
	.align 8
.LC74:
	stringz	"kept, shared"
	.align 8
.LC75:
	stringz	"kept, file"
	.align 8
.LC76:
	stringz	"kept, private file"
	.align 8
.LC77:
	stringz	"kept, to itself"
	.align 8
.LC78:
	stringz	"kept, overlaps"
	.align 8
.LC79:
	stringz	"kept, longer"
	.align 8
.LC80:
	stringz	"kept, shorter"
	.align 8
.LC81:
	stringz	"kept, 0"
	.align 8
.LC82:
	stringz	"kept, in place"
	.align 8
.LC83:
	stringz	"kept, too long"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 117
	.mmi
	.save ar.pfs, r118
	alloc r118 = ar.pfs, 8, 80, 6, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r117
	mov r117 = b0
	.mmi
	addl r121 = @ltoff(@fptr(handler#)), gp
	mov r119 = r1
	.body
	addl r42 = @gprel(fd#), gp
	;;
	.mlx
	adds r14 = 24, r12
	movl r15 = 7887324063363592289
	.mmi
	adds r16 = 16, r12
	addl r120 = 11, r0
	mov r45 = r0
	;;
	.mlx
	st8 [r14] = r15, 8
	movl r15 = 6365935025521978981
	.mlx
	ld8 r121 = [r121]
	movl r72 = -9223372036854775808
	;;
	.mlx
	st8 [r14] = r15, 8
	movl r15 = 7882832270857172015
	;;
	.mlx
	st8 [r16] = r15
	movl r15 = 5789784
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mii
	mov r1 = r119
	addl r120 = 7, r0
	;;
	addl r121 = @ltoff(@fptr(handler#)), gp
	;;
	.mib
	ld8 r121 = [r121]
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mib
	mov r1 = r119
	adds r120 = 16, r12
	br.call.sptk.many b0 = mkstemp#
	;;
	.mmi
	mov r1 = r119
	mov r40 = r8
	nop 0
	.mmb
	adds r120 = 16, r12
	st4 [r42] = r8
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r1 = r119
	mov r125 = r0
	addl r124 = -1, r0
	.mmi
	addl r123 = 34, r0
	mov r122 = r0
	addl r121 = 65536, r0
	;;
	.mib
	mov r120 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r119
	mov r41 = r8
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 34, r0
	mov r122 = r0
	;;
	.mib
	addl r121 = 65536, r0
	mov r120 = r0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r40
	nop 0
	mov r1 = r119
	.mmb
	addl r14 = -65536, r0
	nop 0
	(p6) br.cond.dpnt .L51
	;;
	.mlx
	cmp.eq p6, p7 = -1, r8
	movl r60 = @gprel(.LC6)
	.mlx
	addl r40 = @gprel(base#), gp
	movl r59 = @gprel(.LC7)
	;;
	.mlx
	cmp.eq.or.andcm p6, p7 = -1, r41
	movl r58 = @gprel(.LC8)
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L51
	;;
	.mlx
	cmp.gtu p6, p7 = r8, r41
	movl r57 = @gprel(.LC9)
	.mlx
	nop 0
	movl r56 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p6) movl r8 = 67108864
	.mlx
	nop 0
	movl r55 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	(p7) movl r8 = -67108864
	.mlx
	nop 0
	movl r54 = @gprel(.LC12)
	;;
	.mlx
	add r8 = r41, r8
	movl r53 = @gprel(.LC13)
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	;;
	.mlx
	and r8 = r14, r8
	movl r52 = @gprel(.LC14)
	.mlx
	nop 0
	movl r51 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC16)
	.mlx
	nop 0
	movl r86 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	movl r85 = @gprel(.LC18)
	.mlx
	nop 0
	movl r44 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	movl r84 = @gprel(.LC20)
	.mlx
	nop 0
	movl r83 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	movl r82 = @gprel(.LC22)
	.mlx
	nop 0
	movl r81 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r80 = @gprel(.LC24)
	.mlx
	nop 0
	movl r79 = @gprel(.LC25)
	;;
	.mlx
	nop 0
	movl r78 = @gprel(.LC26)
	.mlx
	nop 0
	movl r77 = @gprel(.LC27)
	;;
	.mlx
	nop 0
	movl r76 = @gprel(.LC28)
	.mlx
	nop 0
	movl r75 = @gprel(.LC29)
	;;
	.mlx
	nop 0
	movl r74 = @gprel(.LC30)
	.mlx
	nop 0
	movl r73 = @gprel(.LC31)
	;;
	.mlx
	nop 0
	movl r71 = @gprel(.LC32)
	.mlx
	nop 0
	movl r70 = @gprel(.LC33)
	;;
	.mlx
	nop 0
	movl r69 = @gprel(.LC34)
	.mlx
	nop 0
	movl r68 = @gprel(.LC35)
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC36)
	.mlx
	nop 0
	movl r46 = @gprel(.LC37)
	;;
	.mlx
	nop 0
	movl r66 = @gprel(.LC38)
	.mlx
	nop 0
	movl r65 = @gprel(.LC39)
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC40)
	.mlx
	nop 0
	movl r63 = @gprel(.LC41)
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC42)
	.mlx
	nop 0
	movl r61 = @gprel(.LC43)
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC44)
	.mlx
	nop 0
	movl r49 = @gprel(.LC45)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC46)
	.mlx
	nop 0
	movl r39 = @gprel(.LC47)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC48)
	.mlx
	nop 0
	movl r37 = @gprel(.LC49)
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC50)
	.mlx
	nop 0
	movl r35 = @gprel(.LC51)
	;;
	.mlx
	nop 0
	movl r34 = @gprel(.LC52)
	.mlx
	nop 0
	movl r33 = @gprel(.LC53)
	;;
	.mlx
	nop 0
	movl r32 = @gprel(.LC54)
	.mlx
	nop 0
	movl r116 = @gprel(.LC55)
	;;
	.mlx
	nop 0
	movl r115 = @gprel(.LC56)
	.mlx
	nop 0
	movl r114 = @gprel(.LC57)
	;;
	.mlx
	nop 0
	movl r113 = @gprel(.LC58)
	.mlx
	nop 0
	movl r112 = @gprel(.LC59)
	;;
	.mlx
	nop 0
	movl r111 = @gprel(.LC60)
	.mlx
	nop 0
	movl r110 = @gprel(.LC61)
	;;
	.mlx
	nop 0
	movl r109 = @gprel(.LC62)
	.mlx
	nop 0
	movl r108 = @gprel(.LC63)
	;;
	.mlx
	nop 0
	movl r107 = @gprel(.LC64)
	.mlx
	nop 0
	movl r106 = @gprel(.LC65)
	;;
	.mlx
	nop 0
	movl r105 = @gprel(.LC66)
	.mlx
	nop 0
	movl r104 = @gprel(.LC67)
	;;
	.mlx
	nop 0
	movl r103 = @gprel(.LC68)
	.mlx
	nop 0
	movl r102 = @gprel(.LC69)
	;;
	.mlx
	nop 0
	movl r101 = @gprel(.LC70)
	.mlx
	nop 0
	movl r100 = @gprel(.LC71)
	;;
	.mlx
	nop 0
	movl r99 = @gprel(.LC72)
	.mlx
	nop 0
	movl r98 = @gprel(.LC73)
	;;
	.mlx
	nop 0
	movl r97 = @gprel(.LC74)
	.mlx
	nop 0
	movl r96 = @gprel(.LC75)
	;;
	.mlx
	nop 0
	movl r95 = @gprel(.LC76)
	.mlx
	nop 0
	movl r94 = @gprel(.LC77)
	;;
	.mlx
	nop 0
	movl r93 = @gprel(.LC78)
	.mlx
	addl r87 = @ltoffx(stdout#), r1
	movl r92 = @gprel(.LC79)
	;;
	.mlx
	add r41 = r1, r41
	movl r91 = @gprel(.LC80)
	.mlx
	add r60 = r1, r60
	movl r90 = @gprel(.LC81)
	;;
	.mlx
	add r59 = r1, r59
	movl r89 = @gprel(.LC82)
	.mlx
	add r58 = r1, r58
	movl r88 = @gprel(.LC83)
	;;
	.mmi
	st8 [r40] = r8
	add r57 = r1, r57
	add r56 = r1, r56
	.mmi
	add r55 = r1, r55
	add r54 = r1, r54
	add r53 = r1, r53
	;;
	.mmi
	add r52 = r1, r52
	add r51 = r1, r51
	add r50 = r1, r50
	.mmi
	add r86 = r1, r86
	add r85 = r1, r85
	add r44 = r1, r44
	;;
	.mmi
	add r84 = r1, r84
	add r83 = r1, r83
	add r82 = r1, r82
	.mmi
	add r81 = r1, r81
	add r80 = r1, r80
	add r79 = r1, r79
	;;
	.mmi
	add r78 = r1, r78
	add r77 = r1, r77
	add r76 = r1, r76
	.mmi
	add r75 = r1, r75
	add r74 = r1, r74
	add r73 = r1, r73
	;;
	.mmi
	add r71 = r1, r71
	add r70 = r1, r70
	add r69 = r1, r69
	.mmi
	add r68 = r1, r68
	add r67 = r1, r67
	add r46 = r1, r46
	;;
	.mmi
	add r66 = r1, r66
	add r65 = r1, r65
	add r64 = r1, r64
	.mmi
	add r63 = r1, r63
	add r62 = r1, r62
	add r61 = r1, r61
	;;
	.mmi
	add r47 = r1, r47
	add r49 = r1, r49
	add r48 = r1, r48
	.mmi
	add r39 = r1, r39
	add r38 = r1, r38
	add r37 = r1, r37
	;;
	.mmi
	add r36 = r1, r36
	add r35 = r1, r35
	add r34 = r1, r34
	.mmi
	add r33 = r1, r33
	add r32 = r1, r32
	add r116 = r1, r116
	;;
	.mmi
	add r115 = r1, r115
	add r114 = r1, r114
	add r113 = r1, r113
	.mmi
	add r112 = r1, r112
	add r111 = r1, r111
	add r110 = r1, r110
	;;
	.mmi
	add r109 = r1, r109
	add r108 = r1, r108
	add r107 = r1, r107
	.mmi
	add r106 = r1, r106
	add r105 = r1, r105
	add r104 = r1, r104
	;;
	.mmi
	add r103 = r1, r103
	add r102 = r1, r102
	add r101 = r1, r101
	.mmi
	add r100 = r1, r100
	add r99 = r1, r99
	add r98 = r1, r98
	;;
	.mmi
	add r97 = r1, r97
	add r96 = r1, r96
	add r95 = r1, r95
	.mmi
	add r94 = r1, r94
	add r93 = r1, r93
	add r92 = r1, r92
	;;
	.mmi
	add r91 = r1, r91
	add r90 = r1, r90
	add r89 = r1, r89
	.mmb
	add r88 = r1, r88
	ld8.mov r87 = [r87], stdout#
	br.call.sptk.many b0 = clear#
	;;
	.mmi
	mov r1 = r119
	nop 0
	nop 0
.L45:
	.mmi
	mov r124 = r41
	mov r123 = r0
	addl r122 = 2, r0
	.mmb
	addl r121 = 4, r0
	mov r120 = r0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r119
	mov r125 = r0
	mov r120 = r60
	.mmi
	ld8 r121 = [r40]
	addl r123 = 65536, r0
	mov r122 = r0
	;;
	.mib
	addl r124 = 1, r0
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	addl r14 = 524288, r0
	ld8 r121 = [r40]
	mov r1 = r119
	.mmi
	mov r120 = r59
	addl r123 = 65536, r0
	mov r122 = r0
	;;
	.mib
	add r125 = r121, r14
	addl r124 = 3, r0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	ld8 r125 = [r40]
	mov r1 = r119
	mov r120 = r58
	.mmi
	addl r123 = 65536, r0
	mov r122 = r0
	addl r124 = 3, r0
	;;
	.mib
	mov r121 = r125
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 1, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	ld8 r2 = [r40]
	mov r1 = r119
	mov r125 = r0
	.mmi
	mov r120 = r57
	addl r123 = 131072, r0
	mov r122 = r0
	;;
	.mib
	addl r121 = 65536, r2
	addl r124 = 1, r0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 1, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	ld8 r2 = [r40]
	mov r1 = r119
	mov r120 = r56
	.mmi
	addl r123 = 196608, r0
	mov r122 = r0
	addl r124 = 3, r0
	;;
	.mib
	addl r125 = 524288, r2
	addl r121 = 65536, r2
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 1, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	ld8 r2 = [r40]
	mov r1 = r119
	mov r120 = r55
	.mmi
	addl r123 = 327680, r0
	mov r122 = r0
	addl r124 = 3, r0
	;;
	.mib
	addl r125 = 524288, r2
	addl r121 = 65536, r2
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 1, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	ld8 r125 = [r40]
	mov r1 = r119
	mov r120 = r54
	.mmi
	addl r123 = 131072, r0
	mov r122 = r0
	addl r124 = 3, r0
	;;
	.mib
	mov r121 = r125
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 1, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	addl r16 = 131072, r0
	ld8 r125 = [r40]
	mov r1 = r119
	.mmi
	mov r120 = r53
	addl r123 = 196608, r0
	mov r122 = r0
	;;
	.mib
	add r121 = r125, r16
	addl r124 = 3, r0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 1, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	addl r14 = 131072, r0
	ld8 r121 = [r40]
	mov r1 = r119
	.mmi
	mov r120 = r52
	addl r123 = 196608, r0
	mov r122 = r0
	;;
	.mib
	add r125 = r121, r14
	addl r124 = 3, r0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 1, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r119
	ld8 r121 = [r40]
	mov r120 = r51
	.mmi
	mov r125 = r0
	mov r124 = r0
	addl r123 = 131072, r0
	;;
	.mib
	mov r122 = r0
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	ld8 r43 = [r40]
	mov r1 = r119
	mov r125 = r0
	.mmi
	addl r123 = 17, r0
	addl r122 = 3, r0
	addl r121 = 262144, r0
	;;
	.mib
	ld4 r124 = [r42]
	mov r120 = r43
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	addl r16 = 65536, r0
	mov r1 = r119
	.mmb
	mov r120 = r50
	mov r125 = r0
	(p7) br.cond.spnt .L47
	;;
	.mmi
	add r121 = r43, r16
	addl r124 = 1, r0
	nop 0
	.mmb
	addl r123 = 131072, r0
	mov r122 = r0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	ld8 r43 = [r40]
	mov r1 = r119
	mov r125 = r0
	.mmi
	addl r123 = 17, r0
	addl r122 = 3, r0
	addl r121 = 262144, r0
	;;
	.mib
	ld4 r124 = [r42]
	mov r120 = r43
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	cmp.eq p6, p7 = -1, r8
	addl r14 = 524288, r0
	addl r16 = 196608, r0
	.mmb
	mov r1 = r119
	mov r120 = r86
	(p6) br.cond.spnt .L47
	;;
	.mmi
	add r125 = r43, r14
	add r121 = r43, r16
	addl r124 = 3, r0
	.mmb
	addl r123 = 327680, r0
	mov r122 = r0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	ld8 r43 = [r40]
	mov r1 = r119
	mov r125 = r0
	.mmi
	addl r123 = 17, r0
	addl r122 = 3, r0
	addl r121 = 262144, r0
	;;
	.mib
	ld4 r124 = [r42]
	mov r120 = r43
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	cmp.eq p6, p7 = -1, r8
	mov r1 = r119
	mov r125 = r43
	.mmb
	mov r121 = r43
	mov r120 = r85
	(p6) br.cond.spnt .L47
	;;
	.mmi
	addl r123 = 65536, r0
	nop 0
	mov r122 = r0
	.mmb
	addl r124 = 3, r0
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r44
	addl r123 = 1, r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r119
	mov r125 = r0
	mov r120 = r84
	.mmi
	ld8 r121 = [r40]
	addl r123 = 131072, r0
	mov r122 = r0
	;;
	.mib
	addl r124 = 1, r0
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r119
	mov r125 = r0
	mov r120 = r83
	.mmi
	ld8 r121 = [r40]
	mov r123 = r0
	addl r122 = 65536, r0
	;;
	.mib
	addl r124 = 1, r0
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r119
	mov r125 = r0
	mov r120 = r82
	.mmi
	ld8 r121 = [r40]
	mov r123 = r0
	mov r122 = r0
	;;
	.mib
	addl r124 = 1, r0
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	ld8 r2 = [r40]
	mov r1 = r119
	mov r125 = r0
	.mmi
	mov r120 = r81
	addl r123 = 2, r0
	addl r122 = 1, r0
	;;
	.mib
	addl r121 = 196608, r2
	addl r124 = 1, r0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r119
	mov r125 = r0
	mov r120 = r80
	.mmi
	ld8 r121 = [r40]
	addl r123 = 131072, r0
	addl r122 = 131072, r0
	;;
	.mib
	mov r124 = r0
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r119
	mov r125 = r0
	mov r120 = r79
	.mmi
	ld8 r121 = [r40]
	addl r123 = 65536, r0
	addl r122 = 262144, r0
	;;
	.mib
	mov r124 = r0
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r125 = r0
	mov r1 = r119
	mov r120 = r78
	.mmi
	ld8 r121 = [r40]
	addl r123 = 262143, r0
	addl r122 = 262144, r0
	;;
	.mib
	mov r124 = r0
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r77
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 2, r0
	addl r120 = 5, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r119
	mov r125 = r0
	mov r120 = r76
	.mmi
	ld8 r121 = [r40]
	addl r123 = 65536, r0
	addl r122 = 524288, r0
	;;
	.mib
	mov r124 = r0
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	ld8 r2 = [r40]
	mov r1 = r119
	mov r125 = r0
	.mmi
	mov r120 = r75
	addl r123 = 65536, r0
	addl r122 = 131072, r0
	;;
	.mib
	addl r121 = 65536, r2
	mov r124 = r0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r119
	mov r125 = r0
	mov r120 = r74
	.mmi
	ld8 r121 = [r40]
	addl r123 = 65536, r0
	addl r122 = -1, r0
	;;
	.mib
	mov r124 = r0
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r119
	mov r125 = r0
	mov r120 = r73
	.mmi
	ld8 r121 = [r40]
	addl r123 = 65536, r0
	addl r122 = -65536, r0
	;;
	.mib
	mov r124 = r0
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r119
	mov r125 = r0
	mov r122 = r72
	.mmi
	ld8 r121 = [r40]
	mov r120 = r71
	addl r123 = 65536, r0
	;;
	.mib
	addl r124 = 1, r0
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r119
	mov r125 = r0
	mov r120 = r70
	.mmi
	ld8 r121 = [r40]
	addl r123 = -1, r0
	addl r122 = 65536, r0
	;;
	.mib
	addl r124 = 1, r0
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r119
	ld8 r121 = [r40]
	mov r120 = r69
	.mmi
	mov r125 = r0
	addl r124 = 1, r0
	addl r123 = -65536, r0
	;;
	.mib
	addl r122 = 262144, r0
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	ld8 r43 = [r40]
	mov r1 = r119
	mov r125 = r0
	.mmi
	addl r123 = 17, r0
	addl r122 = 3, r0
	addl r121 = 262144, r0
	;;
	.mib
	ld4 r124 = [r42]
	mov r120 = r43
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	cmp.eq p6, p7 = -1, r8
	addl r14 = 196608, r0
	mov r1 = r119
	.mmb
	mov r125 = r0
	mov r120 = r68
	(p6) br.cond.spnt .L47
	;;
	.mmi
	add r121 = r43, r14
	addl r123 = -65536, r0
	nop 0
	.mmb
	addl r122 = 65536, r0
	addl r124 = 1, r0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r125 = r0
	mov r1 = r119
	mov r120 = r67
	.mmi
	ld8 r121 = [r40]
	addl r123 = 393216, r0
	addl r122 = 262144, r0
	;;
	.mib
	mov r124 = r0
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r46
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 1, r0
	addl r120 = 5, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r125 = r0
	mov r1 = r119
	mov r120 = r66
	.mmi
	ld8 r121 = [r40]
	addl r123 = 393216, r0
	addl r122 = 262144, r0
	;;
	.mib
	mov r124 = r0
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r46
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 1, r0
	addl r120 = 5, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r119
	mov r125 = r0
	mov r120 = r65
	.mmi
	ld8 r121 = [r40]
	addl r123 = 393216, r0
	addl r122 = 262144, r0
	;;
	.mib
	addl r124 = 1, r0
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	ld8 r2 = [r40]
	mov r1 = r119
	mov r125 = r0
	.mmi
	mov r120 = r64
	addl r123 = 262144, r0
	addl r122 = 131072, r0
	;;
	.mib
	addl r121 = 131072, r2
	mov r124 = r0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	ld8 r2 = [r40]
	mov r1 = r119
	mov r125 = r0
	.mmi
	mov r120 = r63
	addl r123 = 262144, r0
	addl r122 = 131072, r0
	;;
	.mib
	addl r121 = 65536, r2
	mov r124 = r0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	ld8 r2 = [r40]
	mov r1 = r119
	mov r125 = r0
	.mmi
	mov r120 = r62
	addl r123 = 262144, r0
	addl r122 = 131072, r0
	;;
	.mib
	addl r121 = 65536, r2
	addl r124 = 1, r0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	ld8 r2 = [r40]
	mov r1 = r119
	mov r125 = r0
	.mmi
	mov r120 = r61
	addl r123 = 262144, r0
	addl r122 = 196608, r0
	;;
	.mib
	addl r121 = 131072, r2
	addl r124 = 1, r0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r44
	mov r123 = r0
	.mmi
	addl r122 = 1, r0
	addl r121 = 2, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r119
	ld8 r121 = [r40]
	mov r120 = r47
	.mmi
	mov r125 = r0
	mov r124 = r0
	addl r123 = 262144, r0
	;;
	.mib
	addl r122 = 131072, r0
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	ld8 r43 = [r40]
	mov r1 = r119
	mov r125 = r0
	.mmi
	addl r123 = 17, r0
	addl r122 = 3, r0
	addl r121 = 262144, r0
	;;
	.mib
	ld4 r124 = [r42]
	mov r120 = r43
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	cmp.eq p6, p7 = -1, r8
	addl r122 = 131072, r0
	mov r1 = r119
	.mmb
	mov r125 = r0
	mov r120 = r49
	(p6) br.cond.spnt .L47
	;;
	.mmi
	add r121 = r43, r122
	nop 0
	addl r123 = 327680, r0
	.mmb
	mov r124 = r0
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	addl r123 = 1, r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	ld8 r2 = [r40]
	mov r1 = r119
	mov r125 = r0
	.mmi
	mov r120 = r48
	addl r123 = 327680, r0
	addl r122 = 131072, r0
	;;
	.mib
	addl r121 = 131072, r2
	mov r124 = r0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	addl r123 = 1, r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	ld8 r2 = [r40]
	mov r1 = r119
	mov r120 = r39
	.mmi
	mov r125 = r0
	addl r124 = 1, r0
	addl r123 = 327680, r0
	;;
	.mib
	addl r121 = 65536, r2
	addl r122 = 131072, r0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	ld8 r2 = [r40]
	mov r1 = r119
	mov r125 = r0
	.mmi
	mov r120 = r38
	addl r123 = 131072, r0
	addl r122 = 65536, r0
	;;
	.mib
	addl r121 = 65536, r2
	addl r124 = 1, r0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r37
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 1, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	ld8 r2 = [r40]
	mov r1 = r119
	mov r125 = r0
	.mmi
	mov r120 = r36
	addl r123 = 131072, r0
	addl r122 = 65536, r0
	;;
	.mib
	addl r121 = 65536, r2
	addl r124 = 1, r0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	ld8 r2 = [r40]
	mov r1 = r119
	mov r125 = r0
	.mmi
	mov r120 = r35
	addl r123 = 131072, r0
	addl r122 = 65536, r0
	;;
	.mib
	addl r121 = 65537, r2
	addl r124 = 1, r0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	ld8 r125 = [r40]
	mov r1 = r119
	mov r120 = r34
	.mmi
	addl r123 = 262144, r0
	addl r122 = 262144, r0
	addl r124 = 3, r0
	;;
	.mib
	mov r121 = r125
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	addl r16 = 65536, r0
	ld8 r121 = [r40]
	mov r1 = r119
	.mmi
	mov r120 = r33
	addl r123 = 262144, r0
	addl r122 = 262144, r0
	;;
	.mib
	add r125 = r121, r16
	addl r124 = 3, r0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	addl r14 = 65536, r0
	ld8 r125 = [r40]
	mov r1 = r119
	.mmi
	mov r120 = r32
	addl r123 = 131072, r0
	addl r122 = 131072, r0
	;;
	.mib
	add r121 = r125, r14
	addl r124 = 3, r0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	ld8 r121 = [r40]
	addl r122 = 131072, r0
	mov r1 = r119
	.mmi
	mov r120 = r116
	addl r123 = 131072, r0
	addl r124 = 3, r0
	;;
	.mib
	add r125 = r121, r122
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	ld8 r121 = [r40]
	addl r122 = 65536, r0
	mov r1 = r119
	.mmi
	mov r120 = r115
	addl r123 = 196608, r0
	addl r124 = 3, r0
	;;
	.mib
	add r125 = r121, r122
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	addl r16 = 131072, r0
	ld8 r121 = [r40]
	mov r1 = r119
	.mmi
	mov r120 = r114
	addl r123 = 196608, r0
	addl r122 = 65536, r0
	;;
	.mib
	add r125 = r121, r16
	addl r124 = 3, r0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r113
	mov r123 = r0
	.mmi
	addl r122 = 1, r0
	addl r121 = 4, r0
	addl r120 = 8, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	addl r14 = 589824, r0
	ld8 r121 = [r40]
	mov r1 = r119
	.mmi
	mov r120 = r112
	addl r123 = 196608, r0
	addl r122 = 131072, r0
	;;
	.mib
	add r125 = r121, r14
	addl r124 = 3, r0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	addl r16 = 524288, r0
	ld8 r121 = [r40]
	mov r1 = r119
	.mmi
	mov r120 = r111
	addl r123 = 131072, r0
	addl r122 = 262144, r0
	;;
	.mib
	add r125 = r121, r16
	addl r124 = 3, r0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	ld8 r2 = [r40]
	mov r1 = r119
	mov r120 = r110
	.mmi
	addl r123 = 65536, r0
	addl r122 = 131072, r0
	addl r124 = 3, r0
	;;
	.mib
	addl r125 = 524288, r2
	addl r121 = 65536, r2
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	ld8 r2 = [r40]
	mov r1 = r119
	mov r120 = r109
	.mmi
	addl r123 = 262144, r0
	addl r122 = 196608, r0
	addl r124 = 3, r0
	;;
	.mib
	addl r125 = 524288, r2
	addl r121 = 131072, r2
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	addl r14 = 524288, r0
	ld8 r121 = [r40]
	mov r1 = r119
	.mmi
	mov r120 = r108
	addl r123 = 65536, r0
	addl r122 = 65536, r0
	;;
	.mib
	add r125 = r121, r14
	addl r124 = 2, r0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r119
	mov r125 = r0
	mov r120 = r107
	.mmi
	ld8 r121 = [r40]
	addl r123 = 65536, r0
	addl r122 = 65536, r0
	;;
	.mib
	addl r124 = 9, r0
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	addl r16 = 524289, r0
	ld8 r121 = [r40]
	mov r1 = r119
	.mmi
	mov r120 = r106
	addl r123 = 65536, r0
	addl r122 = 65536, r0
	;;
	.mib
	add r125 = r121, r16
	addl r124 = 3, r0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r119
	addl r125 = -65536, r0
	mov r120 = r105
	.mmi
	ld8 r121 = [r40]
	addl r123 = 131072, r0
	addl r122 = 65536, r0
	;;
	.mib
	addl r124 = 3, r0
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	addl r14 = 524288, r0
	ld8 r121 = [r40]
	mov r1 = r119
	.mmi
	mov r120 = r104
	addl r123 = 65536, r0
	addl r122 = -65536, r0
	;;
	.mib
	add r125 = r121, r14
	addl r124 = 3, r0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	ld8 r121 = [r40]
	addl r16 = 524288, r0
	mov r1 = r119
	.mmi
	mov r120 = r103
	addl r124 = 3, r0
	addl r123 = -65536, r0
	;;
	.mib
	add r125 = r121, r16
	addl r122 = 65536, r0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	ld8 r43 = [r40]
	mov r1 = r119
	mov r125 = r0
	.mmi
	addl r123 = 17, r0
	addl r122 = 3, r0
	addl r121 = 262144, r0
	;;
	.mib
	ld4 r124 = [r42]
	mov r120 = r43
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	cmp.eq p6, p7 = -1, r8
	addl r16 = 65536, r0
	addl r14 = 524288, r0
	.mmb
	mov r1 = r119
	mov r120 = r49
	(p6) br.cond.spnt .L47
	;;
	.mmi
	add r121 = r43, r16
	add r125 = r43, r14
	addl r123 = 327680, r0
	.mmb
	addl r122 = 131072, r0
	addl r124 = 3, r0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	addl r123 = 1, r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	ld8 r2 = [r40]
	mov r1 = r119
	mov r120 = r48
	.mmi
	addl r123 = 393216, r0
	addl r122 = 131072, r0
	addl r124 = 3, r0
	;;
	.mib
	addl r125 = 524288, r2
	addl r121 = 65536, r2
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 1, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	ld8 r2 = [r40]
	mov r1 = r119
	mov r120 = r47
	.mmi
	addl r123 = 327680, r0
	addl r122 = 131072, r0
	addl r124 = 3, r0
	;;
	.mib
	addl r125 = 524288, r2
	addl r121 = 65536, r2
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r44
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 2, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r102
	mov r123 = r0
	.mmi
	addl r122 = 1, r0
	addl r121 = 2, r0
	addl r120 = 2, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	addl r14 = 524288, r0
	ld8 r121 = [r40]
	mov r1 = r119
	.mmi
	mov r120 = r101
	addl r123 = 393216, r0
	addl r122 = 262144, r0
	;;
	.mib
	add r125 = r121, r14
	addl r124 = 3, r0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	ld8 r2 = [r40]
	mov r1 = r119
	mov r125 = r0
	.mmi
	mov r120 = r100
	addl r123 = 131072, r0
	addl r122 = 131072, r0
	;;
	.mib
	addl r121 = 65536, r2
	addl r124 = 5, r0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	ld8 r2 = [r40]
	mov r1 = r119
	mov r120 = r99
	.mmi
	addl r123 = 131072, r0
	addl r122 = 131072, r0
	addl r124 = 7, r0
	;;
	.mib
	addl r125 = 524288, r2
	addl r121 = 65536, r2
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	ld8 r2 = [r40]
	mov r1 = r119
	mov r120 = r98
	.mmi
	addl r123 = 131072, r0
	addl r122 = 131072, r0
	addl r124 = 5, r0
	;;
	.mib
	addl r125 = 524288, r2
	addl r121 = 65536, r2
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 1, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	ld8 r2 = [r40]
	mov r1 = r119
	mov r120 = r97
	.mmi
	addl r124 = 7, r0
	addl r123 = 131072, r0
	addl r122 = 131072, r0
	;;
	.mib
	addl r125 = 524288, r2
	addl r121 = 65536, r2
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	ld8 r43 = [r40]
	mov r1 = r119
	mov r125 = r0
	.mmi
	addl r123 = 17, r0
	addl r122 = 3, r0
	addl r121 = 262144, r0
	;;
	.mib
	ld4 r124 = [r42]
	mov r120 = r43
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	cmp.eq p6, p7 = -1, r8
	addl r16 = 524288, r0
	addl r14 = 65536, r0
	.mmb
	mov r1 = r119
	mov r120 = r96
	(p6) br.cond.spnt .L47
	;;
	.mmi
	add r125 = r43, r16
	add r121 = r43, r14
	addl r123 = 131072, r0
	.mmb
	addl r122 = 131072, r0
	addl r124 = 7, r0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	addl r123 = 1, r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	ld8 r2 = [r40]
	mov r1 = r119
	mov r120 = r95
	.mmi
	addl r123 = 131072, r0
	addl r122 = 131072, r0
	addl r124 = 7, r0
	;;
	.mib
	addl r125 = 524288, r2
	addl r121 = 65536, r2
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	ld8 r2 = [r40]
	mov r1 = r119
	mov r120 = r94
	.mmi
	addl r123 = 131072, r0
	addl r122 = 131072, r0
	addl r124 = 7, r0
	;;
	.mmi
	nop 0
	addl r125 = 65536, r2
	nop 0
	;;
	.mib
	mov r121 = r125
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	ld8 r2 = [r40]
	mov r1 = r119
	mov r120 = r93
	.mmi
	addl r123 = 131072, r0
	addl r122 = 131072, r0
	addl r124 = 7, r0
	;;
	.mib
	addl r125 = 131072, r2
	addl r121 = 65536, r2
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	ld8 r2 = [r40]
	mov r1 = r119
	mov r125 = r0
	.mmi
	mov r120 = r92
	addl r123 = 196608, r0
	addl r122 = 131072, r0
	;;
	.mib
	addl r121 = 65536, r2
	addl r124 = 5, r0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	ld8 r2 = [r40]
	mov r1 = r119
	mov r125 = r0
	.mmi
	mov r120 = r91
	addl r123 = 65536, r0
	addl r122 = 131072, r0
	;;
	.mib
	addl r121 = 65536, r2
	addl r124 = 5, r0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	ld8 r2 = [r40]
	mov r1 = r119
	mov r125 = r0
	.mmi
	mov r120 = r90
	mov r123 = r0
	mov r122 = r0
	;;
	.mib
	addl r121 = 65536, r2
	addl r124 = 5, r0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	ld8 r2 = [r40]
	mov r1 = r119
	mov r125 = r0
	.mmi
	mov r120 = r89
	addl r123 = 65536, r0
	addl r122 = 65536, r0
	;;
	.mib
	addl r121 = 65536, r2
	addl r124 = 4, r0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	mov r1 = r119
	mov r124 = r41
	mov r123 = r0
	.mmi
	addl r122 = 2, r0
	addl r121 = 4, r0
	mov r120 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	ld8 r2 = [r40]
	mov r125 = r0
	addl r124 = 5, r0
	.mmi
	addl r123 = 131072, r0
	addl r122 = 131072, r0
	mov r1 = r119
	;;
	.mib
	addl r121 = 196608, r2
	mov r120 = r88
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	nop 0
	mov r1 = r119
	nop 0
	.mmb
	ld8 r120 = [r87]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	cmp4.eq p6, p7 = 1, r45
	mov r1 = r119
	(p6) br.cond.dpnt .L48
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r119
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L49
	;;
	.mib
	nop 0
	addl r45 = 1, r0
	br .L45
	;;
.L51:
	.mmi
	nop 0
	addl r45 = 1, r0
	nop 0
	;;
	.mii
	mov r8 = r45
	mov b0 = r117
	;;
	mov ar.pfs = r118
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L48:
	.body
	.copy_state 1
	.mib
	nop 0
	mov r120 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L49:
	.mib
	mov r120 = r0
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	mov r8 = r45
	mov r1 = r119
	mov b0 = r117
	;;
	.mii
	nop 0
	mov ar.pfs = r118
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L47:
	.body
	.copy_state 2
	.mib
	nop 0
	addl r120 = 1, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp main#
	.bss
	.align 16
	.type	back#, @object
	.size	back#, 704
back:
	.skip	704
	.sbss
	.align 4
	.type	fd#, @object
	.size	fd#, 4
fd:
	.skip	4
	.align 8
	.type	base#, @object
	.size	base#, 8
base:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
