// 539ed96168d3c617c8e2fa7247846e2e
	.file	"program.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc fill#
fill:
	.prologue 12, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 6, 4, 0
	.save ar.lc, r39
	mov r39 = ar.lc
	.save rp, r36
	mov r36 = b0
	mov r38 = r1
	.body
	mov r41 = r0
	addl r14 = @gprel(file#), gp
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = ftruncate#
	mov r1 = r38
	cmp4.ge p6, p7 = 0, r33
	(p6) br.cond.dpnt .L1
	sxt4 r33 = r33
	mov r34 = r0
	;;
	addl r35 = @gprel(file#), gp
	sub r33 = r33, r34, 1
	;;
	mov ar.lc = r33
.L3:
	mov r40 = r32
	br.call.sptk.many b0 = strlen#
	mov r1 = r38
	mov r42 = r8
	setf.sig f6 = r8
	setf.sig f7 = r34
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r43 = f6
	mov r41 = r32
	ld4 r40 = [r35]
	br.call.sptk.many b0 = pwrite#
	mov r1 = r38
	adds r34 = 1, r34
	br.cloop.sptk.few .L3
.L1:
	;;
	mov ar.pfs = r37
	mov ar.lc = r39
	mov b0 = r36
	br.ret.sptk.many b0
	;;
	.endp fill#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	""
	.align 8
.LC1:
	stringz	"%s: %ld bytes, %lx %.8s\n"
	.text
	.align 16
	.proc show#
show:
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 5, 0
	.fframe 144
	adds r12 = -144, r12
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	adds r37 = 16, r12
	addl r14 = @gprel(file#), gp
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = fstat#
	mov r1 = r35
	adds r14 = 64, r12
	;;
	ld8 r38 = [r14]
	;;
	cmp.ge p6, p7 = 0, r38
	(p6) br.cond.dpnt .L6
	addl r14 = @gprel(map#), gp
	;;
	ld8 r15 = [r14]
	mov r14 = r0
	addl r39 = 5381, r0
	addl r17 = 65535, r0
.L7:
	;;
	shl r16 = r39, 5
	;;
	add r39 = r16, r39
	ld1 r16 = [r15], 1
	;;
	add r39 = r16, r39
	adds r14 = 1, r14
	;;
	cmp.ge p6, p7 = r17, r14
	cmp.gt p8, p9 = r38, r14
	;;
	(p9) cmp4.ne.and.orcm p6, p7 = 0, r0
	(p6) br.cond.dptk .L7
	addp4 r39 = r39, r0
.L10:
	addl r14 = @gprel(map#), gp
	;;
	ld8 r40 = [r14]
	br .L9
	;;
.L6:
	cmp.eq p6, p7 = 0, r38
	;;
	(p6) addl r39 = 5381, r0
	(p6) movl r40 = @gprel(.LC0)
	;;
	(p6) add r40 = r1, r40
	(p7) br.cond.spnt .L15
.L9:
	mov r37 = r32
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	;;
.L15:
	.body
	.copy_state 1
	addl r39 = 5381, r0
	br .L10
	;;
	.endp show#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"0123456789abcdef"
	.align 8
.LC3:
	stringz	"%s is not there\n"
	.text
	.align 16
	.proc range#
range:
	.prologue 12, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 3, 4, 0
	.save rp, r36
	mov r36 = b0
	mov r38 = r1
	.body
	addl r40 = 2048, r0
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = fill#
	mov r1 = r38
	mov r42 = r34
	mov r41 = r33
	mov r40 = r32
	;;
	addl r14 = @gprel(file#), gp
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = fallocate#
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L17
	mov r40 = r35
	;;
	movl r39 = @gprel(.LC3)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
.L16:
	;;
	mov ar.pfs = r37
	mov b0 = r36
	br.ret.sptk.many b0
	;;
.L17:
	mov r39 = r35
	br.call.sptk.many b0 = show#
	mov r1 = r38
	br .L16
	;;
	.endp range#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"vector"
	.align 8
.LC5:
	stringz	"ed"
	.align 8
.LC6:
	stringz	"mapped"
	.align 8
.LC7:
	stringz	"text"
	.align 8
.LC8:
	stringz	"stored"
	.align 8
.LC9:
	stringz	"added"
	.align 8
.LC10:
	stringz	"more"
	.align 8
.LC11:
	stringz	"appended"
	.align 8
.LC12:
	stringz	"open"
	.align 8
.LC13:
	stringz	"new"
	.align 8
.LC14:
	stringz	"creat"
	.align 8
.LC15:
	stringz	"pwritev"
	.align 8
.LC16:
	stringz	"w"
	.align 8
.LC17:
	stringz	"fopen"
	.align 8
.LC18:
	stringz	"proc"
	.align 8
.LC19:
	stringz	"/proc/self/fd/%d"
	.align 8
.LC20:
	stringz	"link"
	.align 8
.LC21:
	stringz	"trunc"
	.align 8
.LC22:
	stringz	"truncate"
	.align 8
.LC23:
	stringz	"from"
	.align 8
.LC24:
	stringz	"FROMFROMFROM"
	.align 8
.LC25:
	stringz	"copy_file_range"
	.align 8
.LC26:
	stringz	"sendfile"
	.align 8
.LC27:
	stringz	"splice"
	.align 8
.LC28:
	stringz	"collapse"
	.align 8
.LC29:
	stringz	"insert"
	.align 8
.LC30:
	stringz	"zero"
	.align 8
.LC31:
	stringz	"zero beyond"
	.align 8
.LC32:
	stringz	"zero within"
	.align 8
.LC33:
	stringz	"hole"
	.align 8
.LC34:
	stringz	"space"
	.align 8
.LC35:
	stringz	"host"
	.align 8
.LC36:
	stringz	"printf HOST | dd of=mapped bs=1 seek=4 conv=notrunc 2>/dev/null"
	.align 8
.LC37:
	stringz	"dd"
	.align 8
.LC38:
	stringz	"printf shorter > mapped; printf a >> mapped"
	.align 8
.LC39:
	stringz	"sh"
	.align 8
.LC40:
	stringz	"cat >> mapped; echo done"
	.align 8
.LC41:
	stringz	"piped"
	.align 8
.LC42:
	stringz	"popen"
	.align 8
.LC43:
	stringz	"child"
	.align 8
.LC44:
	stringz	"renamed"
	.align 8
.LC45:
	stringz	"another"
	.align 8
.LC46:
	stringz	"another file"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 0, 9, 6, 0
	.fframe 112
	adds r12 = -112, r12
	.save rp, r38
	mov r38 = b0
	mov r40 = r1
	.body
	;;
	adds r35 = 32, r12
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	;;
	st8 [r35] = r14
	adds r14 = 40, r12
	addl r15 = 6, r0
	;;
	st8 [r14] = r15
	adds r14 = 48, r12
	movl r15 = @gprel(.LC5)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = 56, r12
	addl r15 = 2, r0
	;;
	st8 [r14] = r15
	mov r44 = r0
	addl r43 = 2, r0
	mov r42 = r0
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r41 = [r14]
	br.call.sptk.many b0 = setvbuf#
	mov r1 = r40
	;;
	movl r32 = @gprel(.LC6)
	;;
	add r32 = r1, r32
	addl r43 = 384, r0
	addl r42 = 66, r0
	;;
	mov r41 = r32
	br.call.sptk.many b0 = open#
	mov r1 = r40
	;;
	addl r33 = @gprel(file#), gp
	;;
	st4 [r33] = r8
	addl r42 = 500, r0
	movl r41 = @gprel(.LC7)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = fill#
	mov r1 = r40
	mov r46 = r0
	ld4 r45 = [r33]
	addl r44 = 1, r0
	addl r43 = 3, r0
	addl r42 = 65536, r0
	;;
	mov r41 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r40
	;;
	addl r34 = @gprel(map#), gp
	;;
	st8 [r34] = r8
	mov r41 = r32
	br.call.sptk.many b0 = show#
	mov r1 = r40
	ld8 r14 = [r34]
	;;
	adds r14 = 1, r14
	addl r15 = 69, r0
	;;
	st1 [r14] = r15
	movl r41 = @gprel(.LC8)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show#
	mov r1 = r40
	addl r42 = 1025, r0
	;;
	mov r41 = r32
	br.call.sptk.many b0 = open#
	mov r1 = r40
	mov r34 = r8
	mov r44 = r0
	addl r43 = 5, r0
	;;
	movl r42 = @gprel(.LC9)
	;;
	add r42 = r1, r42
	mov r41 = r8
	br.call.sptk.many b0 = pwrite#
	mov r1 = r40
	addl r43 = 4, r0
	;;
	movl r42 = @gprel(.LC10)
	;;
	add r42 = r1, r42
	mov r41 = r34
	br.call.sptk.many b0 = write#
	mov r1 = r40
	;;
	movl r41 = @gprel(.LC11)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show#
	mov r1 = r40
	;;
	mov r41 = r34
	br.call.sptk.many b0 = close#
	mov r1 = r40
	addl r42 = 514, r0
	;;
	mov r41 = r32
	br.call.sptk.many b0 = open#
	mov r1 = r40
	;;
	mov r41 = r8
	br.call.sptk.many b0 = close#
	mov r1 = r40
	;;
	movl r41 = @gprel(.LC12)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show#
	mov r1 = r40
	addl r42 = 384, r0
	;;
	mov r41 = r32
	br.call.sptk.many b0 = creat#
	mov r1 = r40
	mov r34 = r8
	addl r43 = 3, r0
	;;
	movl r42 = @gprel(.LC13)
	;;
	add r42 = r1, r42
	mov r41 = r8
	br.call.sptk.many b0 = write#
	mov r1 = r40
	;;
	movl r41 = @gprel(.LC14)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show#
	mov r1 = r40
	addl r44 = 2, r0
	addl r43 = 2, r0
	mov r42 = r35
	;;
	mov r41 = r34
	br.call.sptk.many b0 = pwritev#
	mov r1 = r40
	;;
	movl r41 = @gprel(.LC15)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show#
	mov r1 = r40
	;;
	mov r41 = r34
	br.call.sptk.many b0 = close#
	mov r1 = r40
	;;
	movl r36 = @gprel(.LC16)
	;;
	add r36 = r1, r36
	;;
	mov r42 = r36
	mov r41 = r32
	br.call.sptk.many b0 = fopen#
	mov r1 = r40
	;;
	mov r41 = r8
	br.call.sptk.many b0 = fclose#
	mov r1 = r40
	;;
	movl r41 = @gprel(.LC17)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show#
	mov r1 = r40
	addl r42 = 10, r0
	;;
	movl r41 = @gprel(.LC18)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = fill#
	mov r1 = r40
	ld4 r43 = [r33]
	;;
	movl r42 = @gprel(.LC19)
	;;
	add r42 = r1, r42
	adds r41 = 64, r12
	br.call.sptk.many b0 = sprintf#
	mov r1 = r40
	;;
	addl r42 = 513, r0
	adds r41 = 64, r12
	br.call.sptk.many b0 = open#
	mov r1 = r40
	;;
	mov r41 = r8
	br.call.sptk.many b0 = close#
	mov r1 = r40
	;;
	movl r41 = @gprel(.LC20)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show#
	mov r1 = r40
	addl r42 = 10, r0
	;;
	movl r41 = @gprel(.LC21)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = fill#
	mov r1 = r40
	addl r42 = 7, r0
	;;
	mov r41 = r32
	br.call.sptk.many b0 = truncate#
	mov r1 = r40
	;;
	movl r41 = @gprel(.LC22)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show#
	mov r1 = r40
	addl r43 = 384, r0
	addl r42 = 66, r0
	;;
	movl r41 = @gprel(.LC23)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = open#
	mov r1 = r40
	mov r32 = r8
	addl r43 = 12, r0
	;;
	movl r42 = @gprel(.LC24)
	;;
	add r42 = r1, r42
	mov r41 = r8
	br.call.sptk.many b0 = write#
	mov r1 = r40
	adds r35 = 104, r12
	;;
	st8 [r35] = r0
	adds r34 = 112, r12
	addl r14 = 3, r0
	;;
	st8 [r34] = r14
	mov r46 = r0
	addl r45 = 9, r0
	mov r44 = r34
	ld4 r43 = [r33]
	mov r42 = r35
	mov r41 = r32
	br.call.sptk.many b0 = copy_file_range#
	mov r1 = r40
	;;
	movl r41 = @gprel(.LC25)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show#
	mov r1 = r40
	ld4 r37 = [r33]
	mov r43 = r0
	addl r42 = 1, r0
	;;
	mov r41 = r37
	br.call.sptk.many b0 = lseek#
	mov r1 = r40
	addl r14 = 4, r0
	;;
	st8 [r35] = r14
	addl r44 = 3, r0
	mov r43 = r35
	mov r42 = r32
	mov r41 = r37
	br.call.sptk.many b0 = sendfile64#
	mov r1 = r40
	;;
	movl r41 = @gprel(.LC26)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show#
	mov r1 = r40
	;;
	adds r41 = 16, r12
	br.call.sptk.many b0 = pipe#
	mov r1 = r40
	;;
	movl r32 = @gprel(.LC27)
	;;
	add r32 = r1, r32
	addl r43 = 6, r0
	;;
	mov r42 = r32
	adds r14 = 20, r12
	;;
	ld4 r41 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r40
	addl r14 = 5, r0
	;;
	st8 [r34] = r14
	mov r46 = r0
	addl r45 = 6, r0
	mov r44 = r34
	ld4 r43 = [r33]
	mov r42 = r0
	adds r14 = 16, r12
	;;
	ld4 r41 = [r14]
	br.call.sptk.many b0 = splice#
	mov r1 = r40
	;;
	mov r41 = r32
	br.call.sptk.many b0 = show#
	mov r1 = r40
	;;
	movl r44 = @gprel(.LC28)
	;;
	add r44 = r1, r44
	addl r43 = 8192, r0
	addl r42 = 4096, r0
	addl r41 = 8, r0
	br.call.sptk.many b0 = range#
	mov r1 = r40
	;;
	movl r44 = @gprel(.LC29)
	;;
	add r44 = r1, r44
	addl r43 = 4096, r0
	addl r42 = 8192, r0
	addl r41 = 32, r0
	br.call.sptk.many b0 = range#
	mov r1 = r40
	;;
	movl r44 = @gprel(.LC30)
	;;
	add r44 = r1, r44
	addl r43 = 5000, r0
	addl r42 = 100, r0
	addl r41 = 16, r0
	br.call.sptk.many b0 = range#
	mov r1 = r40
	;;
	movl r44 = @gprel(.LC31)
	;;
	add r44 = r1, r44
	addl r43 = 2000, r0
	addl r42 = 32000, r0
	addl r41 = 16, r0
	br.call.sptk.many b0 = range#
	mov r1 = r40
	;;
	movl r44 = @gprel(.LC32)
	;;
	add r44 = r1, r44
	addl r43 = 2000, r0
	addl r42 = 32000, r0
	addl r41 = 17, r0
	br.call.sptk.many b0 = range#
	mov r1 = r40
	;;
	movl r44 = @gprel(.LC33)
	;;
	add r44 = r1, r44
	addl r43 = 5000, r0
	addl r42 = 4000, r0
	addl r41 = 3, r0
	br.call.sptk.many b0 = range#
	mov r1 = r40
	;;
	movl r44 = @gprel(.LC34)
	;;
	add r44 = r1, r44
	addl r43 = 4000, r0
	addl r42 = 32000, r0
	mov r41 = r0
	br.call.sptk.many b0 = range#
	mov r1 = r40
	;;
	addl r42 = 4, r0
	movl r41 = @gprel(.LC35)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = fill#
	mov r1 = r40
	;;
	movl r41 = @gprel(.LC36)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = system#
	mov r1 = r40
	;;
	movl r41 = @gprel(.LC37)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show#
	mov r1 = r40
	;;
	movl r41 = @gprel(.LC38)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = system#
	mov r1 = r40
	;;
	movl r41 = @gprel(.LC39)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show#
	mov r1 = r40
	mov r42 = r36
	;;
	movl r41 = @gprel(.LC40)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = popen#
	mov r1 = r40
	mov r32 = r8
	mov r44 = r8
	addl r43 = 5, r0
	addl r42 = 1, r0
	;;
	movl r41 = @gprel(.LC41)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = fwrite#
	mov r1 = r40
	;;
	mov r41 = r32
	br.call.sptk.many b0 = pclose#
	mov r1 = r40
	;;
	movl r41 = @gprel(.LC42)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r40
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L20
	;;
	movl r32 = @gprel(.LC6)
	;;
	add r32 = r1, r32
	addl r42 = 384, r0
	;;
	mov r41 = r32
	br.call.sptk.many b0 = creat#
	mov r1 = r40
	;;
	mov r41 = r8
	br.call.sptk.many b0 = close#
	mov r1 = r40
	addl r42 = 1, r0
	;;
	mov r41 = r32
	br.call.sptk.many b0 = open#
	mov r1 = r40
	;;
	mov r41 = r8
	addl r43 = 5, r0
	movl r42 = @gprel(.LC43)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = write#
	mov r1 = r40
	mov r41 = r0
	;;
	br.call.sptk.many b0 = _exit#
	;;
.L20:
	adds r41 = 24, r12
	br.call.sptk.many b0 = wait#
	mov r1 = r40
	;;
	movl r41 = @gprel(.LC43)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show#
	mov r1 = r40
	;;
	movl r32 = @gprel(.LC6)
	;;
	add r32 = r1, r32
	;;
	mov r42 = r32
	movl r41 = @gprel(.LC23)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = rename#
	mov r1 = r40
	;;
	movl r41 = @gprel(.LC44)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show#
	mov r1 = r40
	addl r42 = 513, r0
	;;
	mov r41 = r32
	br.call.sptk.many b0 = open#
	mov r1 = r40
	;;
	mov r41 = r8
	addl r43 = 7, r0
	movl r42 = @gprel(.LC45)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = write#
	mov r1 = r40
	;;
	movl r41 = @gprel(.LC46)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show#
	mov r1 = r40
	addl r8 = 44, r0
	;;
	mov ar.pfs = r39
	mov b0 = r38
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
	;;
	.endp main#
	.sbss
	.align 4
	.type	file#, @object
	.size	file#, 4
file:
	.skip	4
	.align 8
	.type	map#, @object
	.size	map#, 8
map:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
