// 5443ea4c5612e353565c1b4dbc2b4899 guest-tests/memory/range-arguments.c
	.file	"range-arguments.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.sbss
	.align 8
	.type	base#, @object
	.size	base#, 8
base:
	.skip	8
	.section	.rodata
	.align 8
.LC0:
	stringz	"an address"
	.align 8
.LC1:
	stringz	"0"
	.align 8
.LC2:
	stringz	"%s: %s\n"
	.text
	.align 16
	.proc print#
print:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st8 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L2
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r37
	mov r14 = r8
	br .L3
	;;
.L2:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L3
	;;
.L4:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L3:
	;;
	mov r40 = r14
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp print#
	.align 16
	.proc unless_sparc#
unless_sparc:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	adds r14 = 8, r2
	;;
	st4 [r14] = r33
	ld8 r14 = [r2]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp unless_sparc#
	.bss
	.align 8
	.type	vector#, @object
	.size	vector#, 64
vector:
	.skip	64
	.text
	.align 16
	.proc map#
map:
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 5, 4, 6, 0
	.vframe r39
	mov r39 = r12
	adds r12 = -48, r12
	.save rp, r37
	mov r37 = b0
	mov r40 = r1
	.body
	;;
	adds r14 = -16, r39
	;;
	st8 [r14] = r32
	adds r14 = -8, r39
	;;
	st8 [r14] = r33
	mov r14 = r39
	;;
	st4 [r14] = r34
	adds r14 = 4, r39
	;;
	st4 [r14] = r35
	adds r14 = 8, r39
	;;
	st8 [r14] = r36
	adds r18 = 8, r39
	adds r17 = 4, r39
	mov r16 = r39
	adds r15 = -8, r39
	adds r14 = -16, r39
	;;
	ld8 r46 = [r18]
	ld4 r45 = [r17]
	ld4 r44 = [r16]
	addl r43 = 1, r0
	ld8 r42 = [r15]
	ld8 r41 = [r14]
	br.call.sptk.many b0 = mmap#
	mov r1 = r40
	adds r14 = -32, r39
	;;
	st8 [r14] = r8
	adds r15 = -32, r39
	;;
	ld8 r14 = [r15]
	;;
	cmp.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L9
	adds r14 = -8, r39
	;;
	ld8 r42 = [r14]
	adds r14 = -32, r39
	;;
	ld8 r41 = [r14]
	br.call.sptk.many b0 = munmap#
	mov r1 = r40
.L9:
	adds r15 = -32, r39
	;;
	ld8 r14 = [r15]
	;;
	mov r8 = r14
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.endp map#
	.section	.rodata
	.align 8
.LC3:
	stringz	"mmap, nothing"
	.align 8
.LC4:
	stringz	"mmap, length -1"
	.align 8
.LC5:
	stringz	"mmap, length -U"
	.align 8
.LC6:
	stringz	"mmap, hint not aligned"
	.align 8
.LC7:
	stringz	"mmap, hint at the end"
	.align 8
.LC8:
	stringz	"mmap, hint beyond 64 GiB"
	.align 8
.LC9:
	stringz	"mmap, fixed, not aligned"
	.align 8
.LC10:
	stringz	"mmap, fixed at the end"
	.align 8
.LC11:
	stringz	"mmap, fixed, wrapping"
	.align 8
.LC12:
	stringz	"mmap, no type"
	.align 8
.LC13:
	stringz	"mmap, bad file"
	.align 8
.LC14:
	stringz	"mmap, offset not aligned"
	.align 8
.LC15:
	stringz	"mmap, beyond the file"
	.align 8
.LC16:
	stringz	"mmap, length wraps the offset"
	.align 8
.LC17:
	stringz	"mmap, offset wraps"
	.align 8
.LC18:
	stringz	"mmap, offset wraps, no file"
	.text
	.align 16
	.proc mmaps#
mmaps:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 7, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = print#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	addl r38 = -1, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = print#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	addl r38 = -65536, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = print#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = map#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = print#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	addl r38 = 65536, r0
	addl r37 = -65536, r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = print#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	addl r38 = 65536, r0
	movl r37 = 73584869376
	br.call.sptk.many b0 = map#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = print#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 50, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = map#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = print#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 50, r0
	addl r38 = 65536, r0
	addl r37 = -65536, r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = print#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 50, r0
	addl r38 = 131072, r0
	addl r37 = -65536, r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = print#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 32, r0
	addl r38 = 65536, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = print#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	addl r40 = 99, r0
	addl r39 = 1, r0
	addl r38 = 65536, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = print#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r41 = 1, r0
	ld4 r40 = [r35]
	addl r39 = 1, r0
	addl r38 = 65536, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = print#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r41 = 1048576, r0
	ld4 r40 = [r35]
	addl r39 = 1, r0
	addl r38 = 65536, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = print#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r41 = 1048576, r0
	ld4 r40 = [r35]
	addl r39 = 1, r0
	addl r38 = -65536, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r38 = 12, r0
	mov r37 = r14
	br.call.sptk.many b0 = unless_sparc#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = print#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r43 = -1, r0
	ld4 r42 = [r35]
	addl r41 = 1, r0
	addl r40 = 1, r0
	addl r39 = 131072, r0
	mov r38 = r0
	addl r37 = 1172, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r38 = 75, r0
	mov r37 = r14
	br.call.sptk.many b0 = unless_sparc#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = print#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r42 = -65536, r0
	addl r41 = -1, r0
	addl r40 = 34, r0
	addl r39 = 1, r0
	addl r38 = 131072, r0
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r0
	mov r37 = r14
	br.call.sptk.many b0 = unless_sparc#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = print#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp mmaps#
	.section	.rodata
	.align 8
.LC19:
	stringz	"mprotect, nothing"
	.align 8
.LC20:
	stringz	"mprotect, nothing at a hole"
	.align 8
.LC21:
	stringz	"mprotect, a byte"
	.align 8
.LC22:
	stringz	"mprotect, a unit"
	.align 8
.LC23:
	stringz	"mprotect, a unit to be read"
	.align 8
.LC24:
	stringz	"mprotect, a hole"
	.align 8
.LC25:
	stringz	"mprotect, and a hole"
	.align 8
.LC26:
	stringz	"mprotect, over a hole"
	.align 8
.LC27:
	stringz	"mprotect, from a hole"
	.align 8
.LC28:
	stringz	"mprotect, not aligned"
	.align 8
.LC29:
	stringz	"mprotect, not aligned, nothing"
	.align 8
.LC30:
	stringz	"mprotect, length -1"
	.align 8
.LC31:
	stringz	"mprotect, length -U"
	.align 8
.LC32:
	stringz	"mprotect, to the end"
	.align 8
.LC33:
	stringz	"mprotect, at the end"
	.align 8
.LC34:
	stringz	"mprotect, at the end, wrapping"
	.align 8
.LC35:
	stringz	"mprotect, at the end, nothing"
	.align 8
.LC36:
	stringz	"mprotect, unknown, nothing"
	.align 8
.LC37:
	stringz	"mprotect, unknown, nothing at a hole"
	.align 8
.LC38:
	stringz	"mprotect, unknown, a byte"
	.align 8
.LC39:
	stringz	"mprotect, unknown, a unit"
	.align 8
.LC40:
	stringz	"mprotect, unknown, a unit to be read"
	.align 8
.LC41:
	stringz	"mprotect, unknown, a hole"
	.align 8
.LC42:
	stringz	"mprotect, unknown, and a hole"
	.align 8
.LC43:
	stringz	"mprotect, unknown, over a hole"
	.align 8
.LC44:
	stringz	"mprotect, unknown, from a hole"
	.align 8
.LC45:
	stringz	"mprotect, unknown, not aligned"
	.align 8
.LC46:
	stringz	"mprotect, unknown, not aligned, nothing"
	.align 8
.LC47:
	stringz	"mprotect, unknown, length -1"
	.align 8
.LC48:
	stringz	"mprotect, unknown, length -U"
	.align 8
.LC49:
	stringz	"mprotect, unknown, to the end"
	.align 8
.LC50:
	stringz	"mprotect, unknown, at the end"
	.align 8
.LC51:
	stringz	"mprotect, unknown, at the end, wrapping"
	.align 8
.LC52:
	stringz	"mprotect, unknown, at the end, nothing"
	.align 8
.LC53:
	stringz	"normal, nothing"
	.align 8
.LC54:
	stringz	"normal, nothing at a hole"
	.align 8
.LC55:
	stringz	"normal, a byte"
	.align 8
.LC56:
	stringz	"normal, a unit"
	.align 8
.LC57:
	stringz	"normal, a unit to be read"
	.align 8
.LC58:
	stringz	"normal, a hole"
	.align 8
.LC59:
	stringz	"normal, and a hole"
	.align 8
.LC60:
	stringz	"normal, over a hole"
	.align 8
.LC61:
	stringz	"normal, from a hole"
	.align 8
.LC62:
	stringz	"normal, not aligned"
	.align 8
.LC63:
	stringz	"normal, not aligned, nothing"
	.align 8
.LC64:
	stringz	"normal, length -1"
	.align 8
.LC65:
	stringz	"normal, length -U"
	.align 8
.LC66:
	stringz	"normal, to the end"
	.align 8
.LC67:
	stringz	"normal, at the end"
	.align 8
.LC68:
	stringz	"normal, at the end, wrapping"
	.align 8
.LC69:
	stringz	"normal, at the end, nothing"
	.align 8
.LC70:
	stringz	"free, nothing"
	.align 8
.LC71:
	stringz	"free, nothing at a hole"
	.align 8
.LC72:
	stringz	"free, a byte"
	.align 8
.LC73:
	stringz	"free, a unit"
	.align 8
.LC74:
	stringz	"free, a unit to be read"
	.align 8
.LC75:
	stringz	"free, a hole"
	.align 8
.LC76:
	stringz	"free, and a hole"
	.align 8
.LC77:
	stringz	"free, over a hole"
	.align 8
.LC78:
	stringz	"free, from a hole"
	.align 8
.LC79:
	stringz	"free, not aligned"
	.align 8
.LC80:
	stringz	"free, not aligned, nothing"
	.align 8
.LC81:
	stringz	"free, length -1"
	.align 8
.LC82:
	stringz	"free, length -U"
	.align 8
.LC83:
	stringz	"free, to the end"
	.align 8
.LC84:
	stringz	"free, at the end"
	.align 8
.LC85:
	stringz	"free, at the end, wrapping"
	.align 8
.LC86:
	stringz	"free, at the end, nothing"
	.align 8
.LC87:
	stringz	"populate, nothing"
	.align 8
.LC88:
	stringz	"populate, nothing at a hole"
	.align 8
.LC89:
	stringz	"populate, a byte"
	.align 8
.LC90:
	stringz	"populate, a unit"
	.align 8
.LC91:
	stringz	"populate, a unit to be read"
	.align 8
.LC92:
	stringz	"populate, a hole"
	.align 8
.LC93:
	stringz	"populate, and a hole"
	.align 8
.LC94:
	stringz	"populate, over a hole"
	.align 8
.LC95:
	stringz	"populate, from a hole"
	.align 8
.LC96:
	stringz	"populate, not aligned"
	.align 8
.LC97:
	stringz	"populate, not aligned, nothing"
	.align 8
.LC98:
	stringz	"populate, length -1"
	.align 8
.LC99:
	stringz	"populate, length -U"
	.align 8
.LC100:
	stringz	"populate, to the end"
	.align 8
.LC101:
	stringz	"populate, at the end"
	.align 8
.LC102:
	stringz	"populate, at the end, wrapping"
	.align 8
.LC103:
	stringz	"populate, at the end, nothing"
	.align 8
.LC104:
	stringz	"no advice, nothing"
	.align 8
.LC105:
	stringz	"no advice, nothing at a hole"
	.align 8
.LC106:
	stringz	"no advice, a byte"
	.align 8
.LC107:
	stringz	"no advice, a unit"
	.align 8
.LC108:
	stringz	"no advice, a unit to be read"
	.align 8
.LC109:
	stringz	"no advice, a hole"
	.align 8
.LC110:
	stringz	"no advice, and a hole"
	.align 8
.LC111:
	stringz	"no advice, over a hole"
	.align 8
.LC112:
	stringz	"no advice, from a hole"
	.align 8
.LC113:
	stringz	"no advice, not aligned"
	.align 8
.LC114:
	stringz	"no advice, not aligned, nothing"
	.align 8
.LC115:
	stringz	"no advice, length -1"
	.align 8
.LC116:
	stringz	"no advice, length -U"
	.align 8
.LC117:
	stringz	"no advice, to the end"
	.align 8
.LC118:
	stringz	"no advice, at the end"
	.align 8
.LC119:
	stringz	"no advice, at the end, wrapping"
	.align 8
.LC120:
	stringz	"no advice, at the end, nothing"
	.align 8
.LC121:
	stringz	"dontfork, nothing"
	.align 8
.LC122:
	stringz	"dontfork, nothing at a hole"
	.align 8
.LC123:
	stringz	"dontfork, a byte"
	.align 8
.LC124:
	stringz	"dontfork, a unit"
	.align 8
.LC125:
	stringz	"dontfork, a unit to be read"
	.align 8
.LC126:
	stringz	"dontfork, a hole"
	.align 8
.LC127:
	stringz	"dontfork, and a hole"
	.align 8
.LC128:
	stringz	"dontfork, over a hole"
	.align 8
.LC129:
	stringz	"dontfork, from a hole"
	.align 8
.LC130:
	stringz	"dontfork, not aligned"
	.align 8
.LC131:
	stringz	"dontfork, not aligned, nothing"
	.align 8
.LC132:
	stringz	"dontfork, length -1"
	.align 8
.LC133:
	stringz	"dontfork, length -U"
	.align 8
.LC134:
	stringz	"dontfork, to the end"
	.align 8
.LC135:
	stringz	"dontfork, at the end"
	.align 8
.LC136:
	stringz	"dontfork, at the end, wrapping"
	.align 8
.LC137:
	stringz	"dontfork, at the end, nothing"
	.align 8
.LC138:
	stringz	"msync, nothing"
	.align 8
.LC139:
	stringz	"msync, nothing at a hole"
	.align 8
.LC140:
	stringz	"msync, a byte"
	.align 8
.LC141:
	stringz	"msync, a unit"
	.align 8
.LC142:
	stringz	"msync, a unit to be read"
	.align 8
.LC143:
	stringz	"msync, a hole"
	.align 8
.LC144:
	stringz	"msync, and a hole"
	.align 8
.LC145:
	stringz	"msync, over a hole"
	.align 8
.LC146:
	stringz	"msync, from a hole"
	.align 8
.LC147:
	stringz	"msync, not aligned"
	.align 8
.LC148:
	stringz	"msync, not aligned, nothing"
	.align 8
.LC149:
	stringz	"msync, length -1"
	.align 8
.LC150:
	stringz	"msync, length -U"
	.align 8
.LC151:
	stringz	"msync, to the end"
	.align 8
.LC152:
	stringz	"msync, at the end"
	.align 8
.LC153:
	stringz	"msync, at the end, wrapping"
	.align 8
.LC154:
	stringz	"msync, at the end, nothing"
	.align 8
.LC155:
	stringz	"munlock, nothing"
	.align 8
.LC156:
	stringz	"munlock, nothing at a hole"
	.align 8
.LC157:
	stringz	"munlock, a byte"
	.align 8
.LC158:
	stringz	"munlock, a unit"
	.align 8
.LC159:
	stringz	"munlock, a unit to be read"
	.align 8
.LC160:
	stringz	"munlock, a hole"
	.align 8
.LC161:
	stringz	"munlock, and a hole"
	.align 8
.LC162:
	stringz	"munlock, over a hole"
	.align 8
.LC163:
	stringz	"munlock, from a hole"
	.align 8
.LC164:
	stringz	"munlock, not aligned"
	.align 8
.LC165:
	stringz	"munlock, not aligned, nothing"
	.align 8
.LC166:
	stringz	"munlock, length -1"
	.align 8
.LC167:
	stringz	"munlock, length -U"
	.align 8
.LC168:
	stringz	"munlock, to the end"
	.align 8
.LC169:
	stringz	"munlock, at the end"
	.align 8
.LC170:
	stringz	"munlock, at the end, wrapping"
	.align 8
.LC171:
	stringz	"munlock, at the end, nothing"
	.align 8
.LC172:
	stringz	"mincore, nothing"
	.align 8
.LC173:
	stringz	"mincore, a byte"
	.align 8
.LC174:
	stringz	"mincore, a hole"
	.align 8
.LC175:
	stringz	"mincore, over a hole"
	.align 8
.LC176:
	stringz	"mincore, not aligned"
	.align 8
.LC177:
	stringz	"mincore, length -1"
	.align 8
.LC178:
	stringz	"mincore, at the end"
	.align 8
.LC179:
	stringz	"mincore, bad vector"
	.align 8
.LC180:
	stringz	"msync, both"
	.align 8
.LC181:
	stringz	"msync, unknown"
	.align 8
.LC182:
	stringz	"mprotect, grows both ways"
	.align 8
.LC183:
	stringz	"mprotect, grows, no stack"
	.align 8
.LC184:
	stringz	"dontneed, nothing"
	.align 8
.LC185:
	stringz	"dontneed, nothing at a hole"
	.align 8
.LC186:
	stringz	"dontneed, a byte"
	.align 8
.LC187:
	stringz	"dontneed, a unit"
	.align 8
.LC188:
	stringz	"dontneed, a unit to be read"
	.align 8
.LC189:
	stringz	"dontneed, a hole"
	.align 8
.LC190:
	stringz	"dontneed, and a hole"
	.align 8
.LC191:
	stringz	"dontneed, over a hole"
	.align 8
.LC192:
	stringz	"dontneed, from a hole"
	.align 8
.LC193:
	stringz	"dontneed, not aligned"
	.align 8
.LC194:
	stringz	"dontneed, not aligned, nothing"
	.align 8
.LC195:
	stringz	"dontneed, length -1"
	.align 8
.LC196:
	stringz	"dontneed, length -U"
	.align 8
.LC197:
	stringz	"dontneed, to the end"
	.align 8
.LC198:
	stringz	"dontneed, at the end"
	.align 8
.LC199:
	stringz	"dontneed, at the end, wrapping"
	.align 8
.LC200:
	stringz	"dontneed, at the end, nothing"
	.align 8
.LC201:
	stringz	"%d\n"
	.align 8
.LC202:
	stringz	"munmap, nothing"
	.align 8
.LC203:
	stringz	"munmap, not aligned"
	.align 8
.LC204:
	stringz	"munmap, length -1"
	.align 8
.LC205:
	stringz	"munmap, at the end"
	.align 8
.LC206:
	stringz	"munmap, wrapping"
	.align 8
.LC207:
	stringz	"munmap, a hole"
	.align 8
.LC208:
	stringz	"munmap, all"
	.align 8
.LC209:
	stringz	"munmap, again"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -12, r34
	movl r15 = 1886221359
	;;
	st4 [r14] = r15
	adds r14 = 4, r14
	movl r15 = 1851879983
	;;
	st4 [r14] = r15
	adds r14 = 4, r14
	movl r15 = 1630365031
	;;
	st4 [r14] = r15
	adds r14 = 4, r14
	movl r15 = 1836410738
	;;
	st4 [r14] = r15
	adds r14 = 4, r14
	movl r15 = 1937010277
	;;
	st4 [r14] = r15
	adds r14 = 4, r14
	movl r15 = 1482184749
	;;
	st4 [r14] = r15
	adds r14 = 4, r14
	movl r15 = 5789784
	;;
	st4 [r14] = r15
	adds r14 = 4, r14
	;;
	adds r14 = -12, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = mkstemp#
	mov r1 = r35
	adds r14 = -16, r34
	;;
	st4 [r14] = r8
	adds r14 = -12, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = unlink#
	mov r1 = r35
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	addl r38 = 3, r0
	addl r37 = 262144, r0
	;;
	mov r36 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r15 = @gprel(base#), gp
	;;
	st8 [r15] = r14
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L13
	addl r37 = 65536, r0
	adds r14 = -16, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = ftruncate#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 131072, r2
	addl r38 = 1, r0
	addl r37 = 65536, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = mprotect#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
.L13:
	addl r14 = 1, r0
	br .L22
	;;
.L14:
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	addl r37 = 65536, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = munmap#
	mov r1 = r35
	;;
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 196608, r2
	addl r37 = 65536, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = munmap#
	mov r1 = r35
	;;
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = 97, r0
	;;
	st1 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 3, r0
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1155, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC19)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	addl r39 = 3, r0
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1155, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC20)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 3, r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	addl r36 = 1155, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC21)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 3, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1155, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC22)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 131072, r2
	addl r39 = 1, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1155, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC23)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	addl r39 = 3, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1155, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 3, r0
	addl r38 = 131072, r0
	;;
	mov r37 = r14
	addl r36 = 1155, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC25)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 3, r0
	addl r38 = 196608, r0
	;;
	mov r37 = r14
	addl r36 = 1155, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC26)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	addl r39 = 3, r0
	addl r38 = 131072, r0
	;;
	mov r37 = r14
	addl r36 = 1155, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC27)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r39 = 3, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1155, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC28)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r39 = 3, r0
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1155, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC29)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 3, r0
	addl r38 = -1, r0
	;;
	mov r37 = r14
	addl r36 = 1155, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC30)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 3, r0
	addl r38 = -65536, r0
	;;
	mov r37 = r14
	addl r36 = 1155, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC31)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(base#), gp
	;;
	ld8 r15 = [r15]
	;;
	sub r15 = r0, r15
	addl r39 = 3, r0
	;;
	mov r38 = r15
	mov r37 = r14
	addl r36 = 1155, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC32)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 131072, r2
	addl r15 = -65536, r0
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L16
	addl r14 = 1, r0
	br .L17
	;;
.L16:
	addl r14 = 3, r0
.L17:
	;;
	mov r39 = r14
	addl r38 = 65536, r0
	addl r37 = -65536, r0
	addl r36 = 1155, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC33)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 131072, r2
	addl r15 = -65536, r0
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L18
	addl r14 = 1, r0
	br .L19
	;;
.L18:
	addl r14 = 3, r0
.L19:
	;;
	mov r39 = r14
	addl r38 = 131072, r0
	addl r37 = -65536, r0
	addl r36 = 1155, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC34)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 131072, r2
	addl r15 = -65536, r0
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L20
	addl r14 = 1, r0
	br .L21
	;;
.L20:
	addl r14 = 3, r0
.L21:
	;;
	mov r39 = r14
	mov r38 = r0
	addl r37 = -65536, r0
	addl r36 = 1155, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC35)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 112, r0
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1155, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC36)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	addl r39 = 112, r0
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1155, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC37)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 112, r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	addl r36 = 1155, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC38)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 112, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1155, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC39)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 131072, r2
	addl r39 = 112, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1155, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC40)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	addl r39 = 112, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1155, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC41)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 112, r0
	addl r38 = 131072, r0
	;;
	mov r37 = r14
	addl r36 = 1155, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC42)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 112, r0
	addl r38 = 196608, r0
	;;
	mov r37 = r14
	addl r36 = 1155, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC43)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	addl r39 = 112, r0
	addl r38 = 131072, r0
	;;
	mov r37 = r14
	addl r36 = 1155, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC44)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r39 = 112, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1155, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC45)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r39 = 112, r0
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1155, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC46)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 112, r0
	addl r38 = -1, r0
	;;
	mov r37 = r14
	addl r36 = 1155, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC47)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 112, r0
	addl r38 = -65536, r0
	;;
	mov r37 = r14
	addl r36 = 1155, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC48)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(base#), gp
	;;
	ld8 r15 = [r15]
	;;
	sub r15 = r0, r15
	addl r39 = 112, r0
	;;
	mov r38 = r15
	mov r37 = r14
	addl r36 = 1155, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC49)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 112, r0
	addl r38 = 65536, r0
	addl r37 = -65536, r0
	addl r36 = 1155, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC50)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 112, r0
	addl r38 = 131072, r0
	addl r37 = -65536, r0
	addl r36 = 1155, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC51)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 112, r0
	mov r38 = r0
	addl r37 = -65536, r0
	addl r36 = 1155, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC52)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	mov r39 = r0
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC53)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	mov r39 = r0
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC54)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	mov r39 = r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC55)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	mov r39 = r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC56)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 131072, r2
	mov r39 = r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC57)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	mov r39 = r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC58)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	mov r39 = r0
	addl r38 = 131072, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC59)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	mov r39 = r0
	addl r38 = 196608, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC60)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	mov r39 = r0
	addl r38 = 131072, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC61)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	mov r39 = r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC62)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	mov r39 = r0
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC63)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	mov r39 = r0
	addl r38 = -1, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC64)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	mov r39 = r0
	addl r38 = -65536, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC65)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(base#), gp
	;;
	ld8 r15 = [r15]
	;;
	sub r15 = r0, r15
	mov r39 = r0
	;;
	mov r38 = r15
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC66)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r39 = r0
	addl r38 = 65536, r0
	addl r37 = -65536, r0
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC67)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r39 = r0
	addl r38 = 131072, r0
	addl r37 = -65536, r0
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC68)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = -65536, r0
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC69)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 8, r0
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC70)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	addl r39 = 8, r0
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC71)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 8, r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC72)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 8, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC73)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 131072, r2
	addl r39 = 8, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC74)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	addl r39 = 8, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC75)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 8, r0
	addl r38 = 131072, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC76)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 8, r0
	addl r38 = 196608, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC77)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	addl r39 = 8, r0
	addl r38 = 131072, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC78)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r39 = 8, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC79)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r39 = 8, r0
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC80)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 8, r0
	addl r38 = -1, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC81)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 8, r0
	addl r38 = -65536, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC82)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(base#), gp
	;;
	ld8 r15 = [r15]
	;;
	sub r15 = r0, r15
	addl r39 = 8, r0
	;;
	mov r38 = r15
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC83)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 8, r0
	addl r38 = 65536, r0
	addl r37 = -65536, r0
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC84)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 8, r0
	addl r38 = 131072, r0
	addl r37 = -65536, r0
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC85)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 8, r0
	mov r38 = r0
	addl r37 = -65536, r0
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC86)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 23, r0
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC87)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	addl r39 = 23, r0
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC88)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 23, r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC89)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 23, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC90)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 131072, r2
	addl r39 = 23, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC91)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	addl r39 = 23, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC92)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 23, r0
	addl r38 = 131072, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC93)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 23, r0
	addl r38 = 196608, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC94)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	addl r39 = 23, r0
	addl r38 = 131072, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC95)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r39 = 23, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC96)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r39 = 23, r0
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC97)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 23, r0
	addl r38 = -1, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC98)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 23, r0
	addl r38 = -65536, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC99)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(base#), gp
	;;
	ld8 r15 = [r15]
	;;
	sub r15 = r0, r15
	addl r39 = 23, r0
	;;
	mov r38 = r15
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC100)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 23, r0
	addl r38 = 65536, r0
	addl r37 = -65536, r0
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC101)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 23, r0
	addl r38 = 131072, r0
	addl r37 = -65536, r0
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC102)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 23, r0
	mov r38 = r0
	addl r37 = -65536, r0
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC103)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 99, r0
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC104)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	addl r39 = 99, r0
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC105)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 99, r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC106)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 99, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC107)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 131072, r2
	addl r39 = 99, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC108)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	addl r39 = 99, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC109)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 99, r0
	addl r38 = 131072, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC110)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 99, r0
	addl r38 = 196608, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC111)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	addl r39 = 99, r0
	addl r38 = 131072, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC112)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r39 = 99, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC113)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r39 = 99, r0
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC114)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 99, r0
	addl r38 = -1, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC115)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 99, r0
	addl r38 = -65536, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC116)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(base#), gp
	;;
	ld8 r15 = [r15]
	;;
	sub r15 = r0, r15
	addl r39 = 99, r0
	;;
	mov r38 = r15
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC117)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 99, r0
	addl r38 = 65536, r0
	addl r37 = -65536, r0
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC118)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 99, r0
	addl r38 = 131072, r0
	addl r37 = -65536, r0
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC119)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 99, r0
	mov r38 = r0
	addl r37 = -65536, r0
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC120)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 10, r0
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC121)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	addl r39 = 10, r0
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC122)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 10, r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC123)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 10, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC124)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 131072, r2
	addl r39 = 10, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC125)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	addl r39 = 10, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC126)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 10, r0
	addl r38 = 131072, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC127)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 10, r0
	addl r38 = 196608, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC128)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	addl r39 = 10, r0
	addl r38 = 131072, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC129)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r39 = 10, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC130)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r39 = 10, r0
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC131)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 10, r0
	addl r38 = -1, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC132)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 10, r0
	addl r38 = -65536, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC133)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(base#), gp
	;;
	ld8 r15 = [r15]
	;;
	sub r15 = r0, r15
	addl r39 = 10, r0
	;;
	mov r38 = r15
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC134)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 10, r0
	addl r38 = 65536, r0
	addl r37 = -65536, r0
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC135)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 10, r0
	addl r38 = 131072, r0
	addl r37 = -65536, r0
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC136)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 10, r0
	mov r38 = r0
	addl r37 = -65536, r0
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC137)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 4, r0
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1157, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC138)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	addl r39 = 4, r0
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1157, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC139)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 4, r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	addl r36 = 1157, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC140)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 4, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1157, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC141)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 131072, r2
	addl r39 = 4, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1157, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC142)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	addl r39 = 4, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1157, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC143)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 4, r0
	addl r38 = 131072, r0
	;;
	mov r37 = r14
	addl r36 = 1157, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC144)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 4, r0
	addl r38 = 196608, r0
	;;
	mov r37 = r14
	addl r36 = 1157, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC145)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	addl r39 = 4, r0
	addl r38 = 131072, r0
	;;
	mov r37 = r14
	addl r36 = 1157, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC146)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r39 = 4, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1157, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC147)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r39 = 4, r0
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1157, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC148)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 4, r0
	addl r38 = -1, r0
	;;
	mov r37 = r14
	addl r36 = 1157, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC149)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 4, r0
	addl r38 = -65536, r0
	;;
	mov r37 = r14
	addl r36 = 1157, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC150)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(base#), gp
	;;
	ld8 r15 = [r15]
	;;
	sub r15 = r0, r15
	addl r39 = 4, r0
	;;
	mov r38 = r15
	mov r37 = r14
	addl r36 = 1157, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC151)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 4, r0
	addl r38 = 65536, r0
	addl r37 = -65536, r0
	addl r36 = 1157, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC152)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 4, r0
	addl r38 = 131072, r0
	addl r37 = -65536, r0
	addl r36 = 1157, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC153)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 4, r0
	mov r38 = r0
	addl r37 = -65536, r0
	addl r36 = 1157, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC154)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1158, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC155)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1158, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC156)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r38 = 1, r0
	;;
	mov r37 = r14
	addl r36 = 1158, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC157)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1158, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC158)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 131072, r2
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1158, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC159)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1158, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC160)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r38 = 131072, r0
	;;
	mov r37 = r14
	addl r36 = 1158, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC161)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r38 = 196608, r0
	;;
	mov r37 = r14
	addl r36 = 1158, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC162)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	addl r38 = 131072, r0
	;;
	mov r37 = r14
	addl r36 = 1158, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC163)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1158, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC164)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1158, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC165)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r38 = -1, r0
	;;
	mov r37 = r14
	addl r36 = 1158, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC166)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r38 = -65536, r0
	;;
	mov r37 = r14
	addl r36 = 1158, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC167)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(base#), gp
	;;
	ld8 r15 = [r15]
	;;
	sub r15 = r0, r15
	;;
	mov r38 = r15
	mov r37 = r14
	addl r36 = 1158, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC168)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 65536, r0
	addl r37 = -65536, r0
	addl r36 = 1158, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC169)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 131072, r0
	addl r37 = -65536, r0
	addl r36 = 1158, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC170)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r38 = r0
	addl r37 = -65536, r0
	addl r36 = 1158, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC171)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	movl r39 = @gprel(vector#)
	;;
	add r39 = r1, r39
	mov r38 = r0
	mov r37 = r14
	addl r36 = 1208, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC172)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	movl r39 = @gprel(vector#)
	;;
	add r39 = r1, r39
	addl r38 = 1, r0
	mov r37 = r14
	addl r36 = 1208, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC173)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	movl r39 = @gprel(vector#)
	;;
	add r39 = r1, r39
	addl r38 = 65536, r0
	mov r37 = r14
	addl r36 = 1208, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC174)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	movl r39 = @gprel(vector#)
	;;
	add r39 = r1, r39
	addl r38 = 196608, r0
	mov r37 = r14
	addl r36 = 1208, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC175)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	movl r39 = @gprel(vector#)
	;;
	add r39 = r1, r39
	addl r38 = 65536, r0
	mov r37 = r14
	addl r36 = 1208, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC176)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	movl r39 = @gprel(vector#)
	;;
	add r39 = r1, r39
	addl r38 = -1, r0
	mov r37 = r14
	addl r36 = 1208, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC177)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r39 = @gprel(vector#)
	;;
	add r39 = r1, r39
	addl r38 = 65536, r0
	addl r37 = -65536, r0
	addl r36 = 1208, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC178)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(base#), gp
	;;
	ld8 r2 = [r15]
	;;
	addl r15 = 65536, r2
	;;
	mov r39 = r15
	addl r38 = 65536, r0
	mov r37 = r14
	addl r36 = 1208, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC179)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 5, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1157, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC180)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 8, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1157, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC181)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	movl r39 = 50331649
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1155, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC182)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	movl r39 = 16777217
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1155, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC183)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	adds r14 = -16, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = mmaps#
	mov r1 = r35
	;;
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r38 = 65536, r0
	addl r37 = 98, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 4, r0
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC184)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	addl r39 = 4, r0
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC185)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 4, r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC186)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 4, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC187)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 131072, r2
	addl r39 = 4, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC188)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	addl r39 = 4, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC189)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 4, r0
	addl r38 = 131072, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC190)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 4, r0
	addl r38 = 196608, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC191)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	addl r39 = 4, r0
	addl r38 = 131072, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC192)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r39 = 4, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC193)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r39 = 4, r0
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC194)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 4, r0
	addl r38 = -1, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC195)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 4, r0
	addl r38 = -65536, r0
	;;
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC196)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(base#), gp
	;;
	ld8 r15 = [r15]
	;;
	sub r15 = r0, r15
	addl r39 = 4, r0
	;;
	mov r38 = r15
	mov r37 = r14
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC197)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 4, r0
	addl r38 = 65536, r0
	addl r37 = -65536, r0
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC198)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 4, r0
	addl r38 = 131072, r0
	addl r37 = -65536, r0
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC199)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 4, r0
	mov r38 = r0
	addl r37 = -65536, r0
	addl r36 = 1209, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC200)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC201)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = munmap#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC202)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r37 = 65536, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = munmap#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC203)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r37 = -1, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = munmap#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC204)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 65536, r0
	addl r36 = -65536, r0
	br.call.sptk.many b0 = munmap#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC205)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 131072, r0
	addl r36 = -65536, r0
	br.call.sptk.many b0 = munmap#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC206)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	addl r37 = 65536, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = munmap#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC207)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r37 = 262144, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = munmap#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC208)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r37 = 262144, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = munmap#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC209)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = print#
	mov r1 = r35
	mov r14 = r0
.L22:
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
