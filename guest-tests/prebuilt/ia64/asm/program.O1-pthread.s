// 8207846a4356fd14448b9f10e69bc6b6
	.file	"program.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc count#
count:
	.prologue 12, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 6, 1, 0
	.save ar.lc, r38
	mov r38 = ar.lc
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	movl r34 = @gprel(lock#)
	;;
	add r34 = r1, r34
	addl r33 = @gprel(counter#), gp
	addl r14 = 999, r0
	;;
	mov ar.lc = r14
.L2:
	mov r39 = r34
	br.call.sptk.many b0 = pthread_mutex_lock#
	mov r1 = r37
	ld4 r14 = [r33]
	;;
	adds r14 = 1, r14
	;;
	st4 [r33] = r14
	mov r39 = r34
	br.call.sptk.many b0 = pthread_mutex_unlock#
	mov r1 = r37
	br.cloop.sptk.few .L2
	mov r8 = r32
	;;
	mov ar.pfs = r36
	mov ar.lc = r38
	mov b0 = r35
	br.ret.sptk.many b0
	;;
	.endp count#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.align 8
.LC1:
	stringz	"%s: %o %ld %ld\n"
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
	mov r36 = r32
	br.call.sptk.many b0 = stat#
	mov r1 = r35
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L5
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	ld4 r36 = [r8]
	;;
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r38 = r8
	mov r37 = r32
	;;
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L4:
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	;;
.L5:
	.body
	.copy_state 1
	adds r14 = 88, r12
	;;
	ld8 r40 = [r14]
	adds r14 = 64, r12
	;;
	ld8 r39 = [r14]
	adds r14 = 40, r12
	;;
	ld4 r38 = [r14]
	mov r37 = r32
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	br .L4
	;;
	.endp show#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"MOOD"
	.align 8
.LC3:
	stringz	"%s %d %s\n"
	.align 8
.LC4:
	stringz	"r+"
	.align 8
.LC5:
	stringz	"data.txt"
	.align 8
.LC6:
	stringz	"data: %s"
	.align 8
.LC7:
	stringz	"appended\n"
	.align 8
.LC8:
	stringz	"missing"
	.align 8
.LC9:
	stringz	"."
	.align 8
.LC10:
	stringz	"name %s\n"
	.align 8
.LC11:
	stringz	"folder"
	.align 8
.LC12:
	stringz	"folder/link"
	.align 8
.LC13:
	stringz	"folder/renamed"
	.align 8
.LC14:
	stringz	"link %zd\n"
	.align 8
.LC15:
	stringz	"mapped"
	.align 8
.LC16:
	stringz	"written"
	.align 8
.LC17:
	stringz	"mapped %s %s\n"
	.align 8
.LC18:
	stringz	"from the child"
	.align 8
.LC19:
	stringz	"%s %x %c\n"
	.align 8
.LC20:
	stringz	"echo host program; date +%N; echo error >&2"
	.align 8
.LC21:
	stringz	"r"
	.align 8
.LC22:
	stringz	"date +%s.%N; pwd"
	.align 8
.LC23:
	stringz	"popen: %s"
	.align 8
.LC24:
	stringz	"/dev/urandom"
	.align 8
.LC25:
	stringz	"counter %d random %02x\n"
	.align 8
.LC26:
	stringz	"input: %s"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 6, 6, 0
	.fframe 240
	adds r12 = -240, r12
	.save rp, r37
	mov r37 = b0
	mov r39 = r1
	.body
	ld8 r34 = [r33]
	movl r40 = @gprel(.LC2)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = getenv#
	mov r1 = r39
	mov r43 = r8
	mov r42 = r32
	mov r41 = r34
	;;
	movl r40 = @gprel(.LC3)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	addl r41 = 200, r0
	;;
	adds r40 = 16, r12
	br.call.sptk.many b0 = getcwd#
	mov r1 = r39
	;;
	mov r40 = r8
	br.call.sptk.many b0 = puts#
	mov r1 = r39
	;;
	movl r41 = @gprel(.LC4)
	;;
	add r41 = r1, r41
	movl r40 = @gprel(.LC5)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = fopen#
	mov r1 = r39
	mov r34 = r8
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.spnt .L9
	;;
	movl r35 = @gprel(.LC6)
	;;
	add r35 = r1, r35
	br .L8
	;;
.L10:
	adds r41 = 16, r12
	mov r40 = r35
	br.call.sptk.many b0 = printf#
	mov r1 = r39
.L8:
	mov r42 = r34
	;;
	addl r41 = 200, r0
	adds r40 = 16, r12
	br.call.sptk.many b0 = fgets#
	mov r1 = r39
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L10
.L9:
	mov r43 = r34
	addl r42 = 9, r0
	;;
	addl r41 = 1, r0
	movl r40 = @gprel(.LC7)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = fwrite#
	mov r1 = r39
	;;
	mov r40 = r34
	br.call.sptk.many b0 = fclose#
	mov r1 = r39
	;;
	movl r40 = @gprel(.LC5)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show#
	mov r1 = r39
	;;
	movl r40 = @gprel(.LC8)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show#
	mov r1 = r39
	;;
	movl r40 = @gprel(.LC9)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = opendir#
	mov r1 = r39
	mov r34 = r8
	;;
	movl r35 = @gprel(.LC10)
	;;
	add r35 = r1, r35
.L11:
	mov r40 = r34
	br.call.sptk.many b0 = readdir#
	mov r1 = r39
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L23
	adds r41 = 19, r8
	;;
	mov r40 = r35
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	br .L11
	;;
.L23:
	mov r40 = r34
	br.call.sptk.many b0 = closedir#
	mov r1 = r39
	addl r41 = 493, r0
	;;
	movl r40 = @gprel(.LC11)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = mkdir#
	mov r1 = r39
	;;
	movl r35 = @gprel(.LC12)
	;;
	add r35 = r1, r35
	;;
	mov r41 = r35
	movl r40 = @gprel(.LC5)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = symlink#
	mov r1 = r39
	;;
	movl r34 = @gprel(.LC13)
	;;
	add r34 = r1, r34
	;;
	mov r41 = r34
	mov r40 = r35
	br.call.sptk.many b0 = rename#
	mov r1 = r39
	addl r42 = 200, r0
	;;
	adds r41 = 16, r12
	mov r40 = r34
	br.call.sptk.many b0 = readlink#
	mov r1 = r39
	;;
	mov r41 = r8
	movl r40 = @gprel(.LC14)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	addl r42 = 384, r0
	addl r41 = 66, r0
	;;
	movl r40 = @gprel(.LC15)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = open#
	mov r1 = r39
	mov r35 = r8
	addl r41 = 10000, r0
	;;
	mov r40 = r8
	br.call.sptk.many b0 = ftruncate#
	mov r1 = r39
	mov r45 = r0
	mov r44 = r35
	addl r43 = 1, r0
	addl r42 = 3, r0
	addl r41 = 10000, r0
	;;
	mov r40 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r39
	mov r34 = r8
	adds r14 = 5000, r8
	addl r15 = 115, r0
	;;
	st1 [r14] = r15
	adds r14 = 5001, r8
	addl r15 = 116, r0
	;;
	st1 [r14] = r15
	adds r14 = 5002, r8
	addl r15 = 111, r0
	;;
	st1 [r14] = r15
	adds r14 = 5003, r8
	addl r15 = 114, r0
	;;
	st1 [r14] = r15
	adds r14 = 5004, r8
	addl r15 = 101, r0
	;;
	st1 [r14] = r15
	adds r14 = 5005, r8
	addl r15 = 100, r0
	;;
	st1 [r14] = r15
	adds r14 = 5006, r8
	;;
	st1 [r14] = r0
	addl r43 = 6000, r0
	addl r42 = 7, r0
	movl r41 = @gprel(.LC16)
	;;
	add r41 = r1, r41
	mov r40 = r35
	br.call.sptk.many b0 = pwrite#
	mov r1 = r39
	addl r43 = 5000, r0
	addl r42 = 10, r0
	;;
	adds r41 = 16, r12
	mov r40 = r35
	br.call.sptk.many b0 = pread#
	mov r1 = r39
	adds r42 = 16, r12
	;;
	adds r41 = 6000, r34
	movl r40 = @gprel(.LC17)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = fflush#
	mov r1 = r39
	adds r43 = 220, r12
	mov r42 = r0
	addl r41 = 1, r0
	;;
	addl r40 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.spnt .L24
	addl r42 = 15, r0
	adds r41 = 16, r12
	adds r14 = 220, r12
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r39
	adds r35 = 216, r12
	;;
	mov r40 = r35
	br.call.sptk.many b0 = wait#
	mov r1 = r39
	ld1 r43 = [r34]
	;;
	sxt1 r43 = r43
	ld4 r42 = [r35]
	adds r41 = 16, r12
	movl r40 = @gprel(.LC19)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = fflush#
	mov r1 = r39
	;;
	movl r40 = @gprel(.LC20)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = system#
	mov r1 = r39
	;;
	movl r41 = @gprel(.LC21)
	;;
	add r41 = r1, r41
	movl r40 = @gprel(.LC22)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = popen#
	mov r1 = r39
	mov r34 = r8
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.spnt .L15
	;;
	movl r35 = @gprel(.LC23)
	;;
	add r35 = r1, r35
	br .L14
	;;
.L24:
	addl r42 = 15, r0
	movl r41 = @gprel(.LC18)
	;;
	add r41 = r1, r41
	adds r14 = 224, r12
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r39
	addl r14 = 99, r0
	;;
	st1 [r34] = r14
	addl r40 = 5, r0
	br.call.sptk.many b0 = _exit#
	;;
.L16:
	adds r41 = 16, r12
	mov r40 = r35
	br.call.sptk.many b0 = printf#
	mov r1 = r39
.L14:
	mov r42 = r34
	;;
	addl r41 = 200, r0
	adds r40 = 16, r12
	br.call.sptk.many b0 = fgets#
	mov r1 = r39
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L16
.L15:
	;;
	mov r40 = r34
	br.call.sptk.many b0 = pclose#
	mov r1 = r39
	adds r34 = 232, r12
	adds r36 = 256, r12
	;;
	addl r35 = @ltoff(@fptr(count#)), gp
	;;
	ld8 r35 = [r35]
.L17:
	mov r43 = r0
	;;
	mov r42 = r35
	mov r41 = r0
	mov r40 = r34
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r39
	adds r34 = 8, r34
	;;
	cmp.ne p6, p7 = r36, r34
	(p6) br.cond.dptk .L17
	mov r41 = r0
	adds r14 = 232, r12
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r39
	mov r41 = r0
	adds r14 = 240, r12
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r39
	mov r41 = r0
	adds r14 = 248, r12
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r39
	mov r41 = r0
	;;
	movl r40 = @gprel(.LC24)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = open#
	mov r1 = r39
	;;
	mov r40 = r8
	addl r42 = 8, r0
	adds r41 = 16, r12
	br.call.sptk.many b0 = read#
	mov r1 = r39
	adds r14 = 16, r12
	;;
	ld1 r42 = [r14]
	addl r14 = @gprel(counter#), gp
	;;
	ld4 r41 = [r14]
	movl r40 = @gprel(.LC25)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	;;
	addl r34 = @ltoffx(stdin#), r1
	;;
	ld8.mov r34 = [r34], stdin#
	movl r35 = @gprel(.LC26)
	;;
	add r35 = r1, r35
.L18:
	ld8 r42 = [r34]
	addl r41 = 200, r0
	adds r40 = 16, r12
	br.call.sptk.many b0 = fgets#
	mov r1 = r39
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L25
	;;
	adds r41 = 16, r12
	mov r40 = r35
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	br .L18
	;;
.L25:
	addl r8 = 44, r0
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	adds r12 = 240, r12
	br.ret.sptk.many b0
	;;
	.endp main#
	.bss
	.align 8
	.type	lock#, @object
	.size	lock#, 40
lock:
	.skip	40
	.sbss
	.align 4
	.type	counter#, @object
	.size	counter#, 4
counter:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
