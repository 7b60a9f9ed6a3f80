// b5307482a33e1975c7c6e3505e54d9ea guest-tests/memory/maps-numbers.c
	.file	"maps-numbers.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"r"
	.align 8
.LC1:
	stringz	"%*x-%*x %*s %*x %x:%x %llu %399[^\n]"
	.text
	.align 16
	.align 64
	.proc all_right#
all_right:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 1, 9, 6, 0
	.fframe 1168
	adds r12 = -1168, r12
	addl r38 = @gprel(right#), gp
	.mlx
	addl r37 = @gprel(files#), gp
	movl r43 = @gprel(.LC0)
	;;
	.mmi
	mov r41 = r1
	add r43 = r1, r43
	.save rp, r39
	mov r39 = b0
	.body
	.mmb
	mov r42 = r32
	adds r33 = 616, r12
	br.call.sptk.many b0 = fopen64
	;;
	.mmi
	mov r1 = r41
	st4 [r38] = r0
	nop 0
	.mmi
	st4 [r37] = r0
	nop 0
	mov r34 = r8
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC1)
	.mii
	addl r36 = @gprel(anonymous_wrong#), gp
	nop 0
	;;
	add r35 = r1, r35
	.align 32
.L2:
	.mmi
	mov r44 = r34
	nop 0
	addl r43 = 600, r0
	.mmb
	adds r42 = 16, r12
	nop 0
	br.call.sptk.many b0 = fgets#
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L15
.L8:
	.mmi
	addl r44 = 392, r0
	mov r43 = r0
	nop 0
	.mmb
	adds r42 = 624, r12
	st8 [r33] = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r41
	mov r47 = r33
	adds r46 = 1160, r12
	.mmi
	adds r45 = 1168, r12
	adds r44 = 1172, r12
	mov r43 = r35
	;;
	.mib
	adds r42 = 16, r12
	nop 0
	br.call.sptk.many b0 = __isoc99_sscanf
	;;
	.mmi
	mov r1 = r41
	cmp4.ge p6, p7 = 2, r8
	nop 0
	.mmb
	adds r15 = 1172, r12
	adds r16 = 1168, r12
	(p6) br.cond.dpnt .L2
	;;
	.mmi
	ld1 r14 = [r33]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 47, r14
	nop 0
	(p6) br.cond.dpnt .L4
	;;
	.mmi
	ld4 r14 = [r15]
	ld4 r15 = [r16]
	nop 0
	;;
	.mmi
	or r14 = r15, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r15 = 1, r0
	(p6) br.cond.dptk .L5
	.mmi
	adds r17 = 1160, r12
	;;
	ld8 r14 = [r17]
	nop 0
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r14
	nop 0
	;;
	.mii
	(p6) addl r15 = 1, r0
	nop 0
	;;
	(p7) mov r15 = r0
.L5:
	.mmi
	ld4 r14 = [r36]
	nop 0
	mov r44 = r34
	.mii
	addl r43 = 600, r0
	adds r42 = 16, r12
	;;
	add r14 = r14, r15
	;;
	.mib
	st4 [r36] = r14
	nop 0
	br.call.sptk.many b0 = fgets#
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L8
.L15:
	.mib
	mov r42 = r34
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	ld4 r14 = [r37]
	mov r1 = r41
	mov r8 = r0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L1
	.mmi
	ld4 r15 = [r38]
	;;
	cmp4.eq p6, p7 = r14, r15
	nop 0
	;;
	.mii
	(p6) addl r8 = 1, r0
	nop 0
	;;
	(p7) mov r8 = r0
.L1:
	.mii
	nop 0
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 1168, r12
	br.ret.sptk.many b0
	;;
.L4:
	.body
	.copy_state 1
	.mmi
	ld4 r14 = [r37]
	adds r43 = 1016, r12
	mov r42 = r33
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r37] = r14
	nop 0
	br.call.sptk.many b0 = stat64
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r41
	;;
	.mib
	nop 0
	(p6) mov r8 = r0
	(p6) br.cond.dptk .L6
	.mmi
	adds r15 = 1016, r12
	adds r16 = 1172, r12
	addl r18 = -4096, r0
	;;
	.mmi
	ld8 r14 = [r15]
	ld4 r17 = [r16]
	nop 0
	;;
	.mii
	nop 0
	shr.u r16 = r14, 32
	;;
	extr.u r15 = r14, 8, 12
	.mmi
	and r16 = r18, r16
	;;
	or r15 = r16, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r17
	(p7) br.cond.dpnt .L16
.L6:
	.mmi
	ld4 r14 = [r38]
	;;
	add r14 = r14, r8
	nop 0
	;;
	.mib
	st4 [r38] = r14
	nop 0
	br .L2
.L16:
	.mii
	adds r17 = 1168, r12
	shr.u r15 = r14, 12
	zxt1 r14 = r14
	;;
	.mii
	ld4 r16 = [r17]
	addl r17 = -256, r0
	;;
	and r15 = r17, r15
	;;
	.mmi
	nop 0
	or r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r16
	(p6) br.cond.dptk .L6
	.mmi
	adds r15 = 1160, r12
	;;
	ld8 r14 = [r15]
	adds r15 = 1024, r12
	;;
	.mii
	ld8 r15 = [r15]
	nop 0
	;;
	cmp.eq p6, p7 = r14, r15
	.mmi
	ld4 r14 = [r38]
	;;
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r8 = r0
	;;
	add r14 = r14, r8
	nop 0
	;;
	.mib
	st4 [r38] = r14
	nop 0
	br .L2
	.endp all_right#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"yes"
	.align 8
.LC3:
	stringz	"NO"
	.align 8
.LC4:
	stringz	"ftruncate"
	.align 8
.LC5:
	stringz	"%s: %s\n"
	.align 8
.LC6:
	stringz	"p != MAP_FAILED"
	.align 8
.LC7:
	stringz	"%-3s %s\n"
	.align 8
.LC8:
	stringz	"/proc/self/maps"
	.align 8
.LC9:
	stringz	"all_right(\"/proc/self/maps\")"
	.align 8
.LC10:
	stringz	"/proc/self/smaps"
	.align 8
.LC11:
	stringz	"all_right(\"/proc/self/smaps\")"
	.align 8
.LC12:
	stringz	"anonymous_wrong == 0"
	.align 8
.LC13:
	stringz	"/proc/self/task/%d/maps"
	.align 8
.LC14:
	stringz	"all_right(path)"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 6, 0
	.fframe 320
	adds r12 = -320, r12
	nop 0
	.mmi
	mov r36 = r1
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mlx
	adds r14 = 320, r12
	movl r15 = 1684369520
	.mmi
	adds r33 = 316, r12
	;;
	st4 [r14] = r15
	adds r14 = 324, r12
	.mlx
	mov r37 = r33
	movl r15 = 1482184792
	;;
	.mlx
	st4 [r14] = r15
	movl r15 = 1634545454
	.mmi
	adds r14 = 328, r12
	;;
	st4 [r33] = r15
	addl r15 = 22616, r0
	;;
	.mmi
	st2 [r14] = r15
	nop 0
	adds r14 = 330, r12
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = mkstemp64
	;;
	.mmi
	mov r1 = r36
	mov r32 = r8
	nop 0
	.mmb
	addl r38 = 65536, r0
	mov r37 = r8
	br.call.sptk.many b0 = ftruncate64
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r36
	addl r38 = 65536, r0
	.mmb
	mov r42 = r0
	mov r41 = r32
	(p7) br.cond.spnt .L31
	;;
	.mmi
	addl r40 = 1, r0
	nop 0
	addl r39 = 1, r0
	.mmb
	mov r37 = r0
	nop 0
	br.call.sptk.many b0 = mmap64
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.eq p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC2)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC3)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC7)
	;;
	.mmi
	(p7) add r38 = r1, r38
	nop 0
	add r37 = r1, r37
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = all_right#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC2)
	.mlx
	nop 0
	movl r39 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC3)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC7)
	;;
	.mmi
	(p7) add r38 = r1, r38
	nop 0
	add r37 = r1, r37
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC10)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = all_right#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC2)
	.mlx
	nop 0
	movl r39 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC3)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC7)
	;;
	.mmi
	(p7) add r38 = r1, r38
	nop 0
	add r37 = r1, r37
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	;;
	.mlx
	addl r14 = @gprel(anonymous_wrong#), gp
	movl r39 = @gprel(.LC12)
	.mlx
	nop 0
	movl r37 = @gprel(.LC7)
	;;
	.mmi
	ld4 r14 = [r14]
	add r39 = r1, r39
	add r37 = r1, r37
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p7) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r38 = 300, r0
	.mmi
	mov r40 = r8
	nop 0
	adds r37 = 16, r12
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC13)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	mov r1 = r36
	adds r37 = 16, r12
	br.call.sptk.many b0 = all_right#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC2)
	.mlx
	nop 0
	movl r39 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC3)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC7)
	;;
	.mmi
	(p7) add r38 = r1, r38
	nop 0
	add r37 = r1, r37
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r36
	mov r37 = r33
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r36
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 320, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L31:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	ld4 r37 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC5)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mib
	add r37 = r1, r37
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r36
	addl r37 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp main#
	.sbss
	.align 4
	.type	anonymous_wrong#, @object
	.size	anonymous_wrong#, 4
anonymous_wrong:
	.skip	4
	.align 4
	.type	right#, @object
	.size	right#, 4
right:
	.skip	4
	.align 4
	.type	files#, @object
	.size	files#, 4
files:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
