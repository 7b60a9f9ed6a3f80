// fb688c0566bf329bf383c9017e6432c1
	.file	"program.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	""
	.align 8
.LC1:
	stringz	"%s %zd %s %.20s\n"
	.text
	.align 16
	.proc show#
show:
	.prologue 12, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 5, 0
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	mov r42 = r34
	cmp.le p6, p7 = r0, r33
	(p7) br.cond.dpnt .L5
	;;
	cmp.ge p6, p7 = 0, r33
	movl r41 = @gprel(.LC0)
	;;
	add r41 = r1, r41
	;;
	(p6) mov r42 = r41
.L3:
	mov r40 = r33
	mov r39 = r32
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	mov ar.pfs = r36
	mov b0 = r35
	br.ret.sptk.many b0
	;;
.L5:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	ld4 r38 = [r8]
	;;
	br.call.sptk.many b0 = strerror#
	mov r1 = r37
	mov r41 = r8
	;;
	movl r42 = @gprel(.LC0)
	;;
	add r42 = r1, r42
	br .L3
	;;
	.endp show#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"attributes"
	.align 8
.LC3:
	stringz	"user.first"
	.align 8
.LC4:
	stringz	"set"
	.align 8
.LC5:
	stringz	"user.%0200d"
	.align 8
.LC6:
	stringz	"v"
	.align 8
.LC7:
	stringz	"link"
	.align 8
.LC8:
	stringz	"list"
	.align 8
.LC9:
	stringz	"llist"
	.align 8
.LC10:
	stringz	"flist"
	.align 8
.LC11:
	stringz	"get"
	.align 8
.LC12:
	stringz	"lget"
	.align 8
.LC13:
	stringz	"fget"
	.align 8
.LC14:
	stringz	"user.other"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 0, 10, 5, 0
	.fframe 3264
	adds r12 = -3264, r12
	.save ar.lc, r41
	mov r41 = ar.lc
	.save rp, r38
	mov r38 = b0
	mov r40 = r1
	.body
	movl r32 = @gprel(.LC2)
	;;
	add r32 = r1, r32
	addl r44 = 420, r0
	addl r43 = 66, r0
	;;
	mov r42 = r32
	br.call.sptk.many b0 = open#
	mov r1 = r40
	mov r33 = r8
	addl r44 = 3000, r0
	addl r43 = 120, r0
	;;
	adds r42 = 16, r12
	br.call.sptk.many b0 = memset#
	mov r1 = r40
	mov r46 = r0
	addl r45 = 3000, r0
	adds r44 = 16, r12
	;;
	movl r43 = @gprel(.LC3)
	;;
	add r43 = r1, r43
	mov r42 = r32
	br.call.sptk.many b0 = setxattr#
	mov r1 = r40
	;;
	movl r44 = @gprel(.LC0)
	;;
	add r44 = r1, r44
	sxt4 r43 = r8
	movl r42 = @gprel(.LC4)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = show#
	mov r1 = r40
	mov r32 = r0
	;;
	movl r35 = @gprel(.LC5)
	;;
	add r35 = r1, r35
	movl r34 = @gprel(.LC6)
	;;
	add r34 = r1, r34
	mov ar.lc = 9
.L7:
	mov r44 = r32
	mov r43 = r35
	adds r42 = 3016, r12
	br.call.sptk.many b0 = sprintf#
	mov r1 = r40
	mov r46 = r0
	addl r45 = 1, r0
	;;
	mov r44 = r34
	adds r43 = 3016, r12
	mov r42 = r33
	br.call.sptk.many b0 = fsetxattr#
	mov r1 = r40
	adds r32 = 1, r32
	br.cloop.sptk.few .L7
	;;
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	movl r34 = @gprel(.LC2)
	;;
	add r34 = r1, r34
	mov r43 = r36
	;;
	mov r42 = r34
	br.call.sptk.many b0 = symlink#
	mov r1 = r40
	mov r44 = r0
	mov r43 = r0
	;;
	mov r42 = r34
	br.call.sptk.many b0 = listxattr#
	mov r1 = r40
	mov r32 = r8
	;;
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	mov r44 = r0
	mov r43 = r8
	;;
	mov r42 = r37
	br.call.sptk.many b0 = show#
	mov r1 = r40
	mov r44 = r0
	mov r43 = r0
	;;
	mov r42 = r36
	br.call.sptk.many b0 = llistxattr#
	mov r1 = r40
	mov r43 = r8
	mov r44 = r0
	;;
	movl r42 = @gprel(.LC9)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = show#
	mov r1 = r40
	mov r44 = r0
	mov r43 = r0
	;;
	mov r42 = r33
	br.call.sptk.many b0 = flistxattr#
	mov r1 = r40
	mov r43 = r8
	mov r44 = r0
	;;
	movl r42 = @gprel(.LC10)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = show#
	mov r1 = r40
	cmp.lt p6, p7 = 0, r32
	;;
	(p7) addl r32 = 1, r0
	;;
	mov r42 = r32
	br.call.sptk.many b0 = malloc#
	mov r1 = r40
	mov r35 = r8
	mov r44 = r32
	mov r43 = r8
	;;
	mov r42 = r34
	br.call.sptk.many b0 = listxattr#
	mov r1 = r40
	cmp.lt p6, p7 = 0, r8
	;;
	movl r44 = @gprel(.LC0)
	;;
	add r44 = r1, r44
	(p6) addl r43 = 1, r0
	;;
	(p7) mov r43 = r0
	mov r42 = r37
	br.call.sptk.many b0 = show#
	mov r1 = r40
	addl r44 = 10, r0
	;;
	mov r43 = r35
	mov r42 = r34
	br.call.sptk.many b0 = listxattr#
	mov r1 = r40
	;;
	mov r43 = r8
	mov r44 = r35
	mov r42 = r37
	br.call.sptk.many b0 = show#
	mov r1 = r40
	;;
	movl r32 = @gprel(.LC3)
	;;
	add r32 = r1, r32
	mov r45 = r0
	mov r44 = r0
	;;
	mov r43 = r32
	mov r42 = r36
	br.call.sptk.many b0 = getxattr#
	mov r1 = r40
	;;
	mov r43 = r8
	movl r35 = @gprel(.LC11)
	;;
	add r35 = r1, r35
	mov r44 = r0
	;;
	mov r42 = r35
	br.call.sptk.many b0 = show#
	mov r1 = r40
	mov r45 = r0
	mov r44 = r0
	mov r43 = r32
	;;
	mov r42 = r34
	br.call.sptk.many b0 = lgetxattr#
	mov r1 = r40
	mov r43 = r8
	mov r44 = r0
	;;
	movl r42 = @gprel(.LC12)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = show#
	mov r1 = r40
	mov r45 = r0
	mov r44 = r0
	mov r43 = r32
	;;
	mov r42 = r33
	br.call.sptk.many b0 = fgetxattr#
	mov r1 = r40
	mov r43 = r8
	;;
	movl r36 = @gprel(.LC13)
	;;
	add r36 = r1, r36
	mov r44 = r0
	;;
	mov r42 = r36
	br.call.sptk.many b0 = show#
	mov r1 = r40
	addl r45 = 100, r0
	adds r44 = 16, r12
	mov r43 = r32
	;;
	mov r42 = r33
	br.call.sptk.many b0 = fgetxattr#
	mov r1 = r40
	mov r43 = r8
	adds r44 = 16, r12
	;;
	mov r42 = r36
	br.call.sptk.many b0 = show#
	mov r1 = r40
	addl r45 = 3000, r0
	adds r44 = 16, r12
	mov r43 = r32
	;;
	mov r42 = r34
	br.call.sptk.many b0 = getxattr#
	mov r1 = r40
	mov r43 = r8
	adds r44 = 16, r12
	;;
	mov r42 = r35
	br.call.sptk.many b0 = show#
	mov r1 = r40
	mov r45 = r0
	mov r44 = r0
	;;
	movl r43 = @gprel(.LC14)
	;;
	add r43 = r1, r43
	mov r42 = r34
	br.call.sptk.many b0 = getxattr#
	mov r1 = r40
	;;
	mov r43 = r8
	mov r44 = r0
	mov r42 = r35
	br.call.sptk.many b0 = show#
	mov r1 = r40
	mov r8 = r0
	;;
	mov ar.pfs = r39
	mov ar.lc = r41
	mov b0 = r38
	.restore sp
	adds r12 = 3264, r12
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
