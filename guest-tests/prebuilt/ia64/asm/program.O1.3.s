// fdea717e6513525dc43f84b4ba4864b5
	.file	"program.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc count#
count:
	.prologue
	.body
	addl r15 = @gprel(signals#), gp
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	;;
	st4 [r15] = r14
	br.ret.sptk.many b0
	;;
	.endp count#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%x %x\n"
	.align 8
.LC1:
	stringz	"%ld\n"
	.align 8
.LC2:
	stringz	"%d %d %d\n"
	.align 8
.LC3:
	stringz	"."
	.align 8
.LC4:
	stringz	"%d\n"
	.align 8
.LC5:
	stringz	"made"
	.align 8
.LC6:
	stringz	"moved"
	.align 8
.LC7:
	stringz	"child"
	.align 8
.LC8:
	stringz	"%x\n"
	.align 8
.LC9:
	stringz	"echo of the host; echo error >&2; exit 5"
	.align 8
.LC10:
	stringz	"w"
	.align 8
.LC11:
	stringz	"cat; date"
	.align 8
.LC12:
	stringz	"to the host\n"
	.align 8
.LC13:
	stringz	"r"
	.align 8
.LC14:
	stringz	"echo line; kill -9 $$"
	.align 8
.LC15:
	stringz	"host: %s"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 0, 9, 4, 0
	.fframe 704
	adds r12 = -704, r12
	.save rp, r38
	mov r38 = b0
	mov r40 = r1
	.body
	;;
	adds r14 = 616, r12
	;;
	st4 [r14] = r0
	adds r14 = 620, r12
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = 622, r12
	;;
	st2 [r14] = r0
	adds r14 = 624, r12
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = 628, r12
	addl r15 = 4, r0
	;;
	st2 [r14] = r15
	adds r14 = 630, r12
	;;
	st2 [r14] = r0
	adds r14 = 632, r12
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	adds r14 = 636, r12
	;;
	st2 [r14] = r0
	adds r14 = 638, r12
	;;
	st2 [r14] = r0
	adds r14 = 700, r12
	;;
	st4 [r14] = r0
	adds r14 = 704, r12
	;;
	st4 [r14] = r0
	adds r14 = 716, r12
	;;
	st4 [r14] = r0
	addl r32 = @ltoff(@fptr(count#)), gp
	;;
	ld8 r32 = [r32]
	;;
	mov r42 = r32
	addl r41 = 28, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r40
	;;
	mov r42 = r32
	addl r41 = 29, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r40
	addl r32 = 3, r0
	adds r35 = 630, r12
	adds r33 = 622, r12
	;;
	movl r34 = @gprel(.LC0)
	;;
	add r34 = r1, r34
	adds r37 = 624, r12
	addl r36 = -1, r0
	br .L3
	;;
.L4:
	st4 [r37] = r36
	adds r32 = -1, r32
	;;
	cmp4.eq p6, p7 = 0, r32
	(p6) br.cond.dpnt .L5
.L3:
	addl r43 = 300, r0
	addl r42 = 3, r0
	adds r41 = 616, r12
	br.call.sptk.many b0 = poll#
	mov r1 = r40
	;;
	cmp4.lt p6, p7 = 0, r8
	(p7) br.cond.dpnt .L5
	ld2 r43 = [r35]
	;;
	sxt2 r43 = r43
	ld2 r42 = [r33]
	;;
	sxt2 r42 = r42
	mov r41 = r34
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	ld2 r14 = [r33]
	;;
	sxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	addl r43 = 600, r0
	adds r42 = 16, r12
	mov r41 = r0
	br.call.sptk.many b0 = read#
	mov r1 = r40
	;;
	mov r42 = r8
	movl r41 = @gprel(.LC1)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	adds r14 = 622, r12
	;;
	ld2 r14 = [r14]
	;;
	tbit.nz p6, p7 = r14, 4
	(p7) br.cond.dptk .L4
.L5:
	adds r43 = 716, r12
	addl r42 = 21531, r0
	mov r41 = r0
	br.call.sptk.many b0 = ioctl#
	mov r1 = r40
	mov r32 = r8
	;;
	adds r42 = 640, r12
	mov r41 = r0
	br.call.sptk.many b0 = tcgetattr#
	mov r1 = r40
	mov r33 = r8
	adds r43 = 700, r12
	;;
	addl r42 = 21523, r0
	mov r41 = r0
	br.call.sptk.many b0 = ioctl#
	mov r1 = r40
	mov r44 = r8
	mov r43 = r33
	;;
	mov r42 = r32
	movl r41 = @gprel(.LC2)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = inotify_init#
	mov r1 = r40
	mov r32 = r8
	;;
	movl r34 = @gprel(.LC3)
	;;
	add r34 = r1, r34
	addl r43 = 4095, r0
	;;
	mov r42 = r34
	mov r41 = r8
	br.call.sptk.many b0 = inotify_add_watch#
	mov r1 = r40
	;;
	mov r42 = r8
	movl r33 = @gprel(.LC4)
	;;
	add r33 = r1, r33
	;;
	mov r41 = r33
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	mov r42 = r0
	;;
	mov r41 = r34
	br.call.sptk.many b0 = open#
	mov r1 = r40
	;;
	mov r41 = r8
	movl r43 = -2147483617
	addl r42 = 1026, r0
	br.call.sptk.many b0 = fcntl#
	mov r1 = r40
	;;
	movl r35 = @gprel(.LC5)
	;;
	add r35 = r1, r35
	addl r42 = 420, r0
	;;
	mov r41 = r35
	br.call.sptk.many b0 = creat#
	mov r1 = r40
	;;
	mov r41 = r8
	br.call.sptk.many b0 = close#
	mov r1 = r40
	;;
	movl r34 = @gprel(.LC6)
	;;
	add r34 = r1, r34
	;;
	mov r42 = r34
	mov r41 = r35
	br.call.sptk.many b0 = rename#
	mov r1 = r40
	;;
	mov r41 = r34
	br.call.sptk.many b0 = unlink#
	mov r1 = r40
	addl r43 = 600, r0
	adds r42 = 16, r12
	;;
	mov r41 = r32
	br.call.sptk.many b0 = read#
	mov r1 = r40
	cmp4.lt p6, p7 = 0, r8
	;;
	(p6) addl r42 = 1, r0
	;;
	(p7) mov r42 = r0
	mov r41 = r33
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	;;
	addl r42 = 1, r0
	mov r41 = r32
	br.call.sptk.many b0 = inotify_rm_watch#
	mov r1 = r40
	;;
	adds r41 = 708, r12
	br.call.sptk.many b0 = pipe#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r40
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.spnt .L13
	addl r43 = 600, r0
	adds r42 = 16, r12
	adds r14 = 708, r12
	;;
	ld4 r41 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r40
	mov r42 = r8
	;;
	movl r41 = @gprel(.LC1)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	adds r32 = 716, r12
	;;
	mov r41 = r32
	br.call.sptk.many b0 = wait#
	mov r1 = r40
	ld4 r42 = [r32]
	;;
	movl r41 = @gprel(.LC8)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	;;
	addl r32 = @ltoffx(stdout#), r1
	;;
	ld8.mov r32 = [r32], stdout#
	;;
	ld8 r41 = [r32]
	br.call.sptk.many b0 = fflush#
	mov r1 = r40
	;;
	movl r41 = @gprel(.LC9)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = system#
	mov r1 = r40
	mov r42 = r8
	;;
	movl r41 = @gprel(.LC4)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	;;
	ld8 r41 = [r32]
	br.call.sptk.many b0 = fflush#
	mov r1 = r40
	;;
	movl r42 = @gprel(.LC10)
	;;
	add r42 = r1, r42
	movl r41 = @gprel(.LC11)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = popen#
	mov r1 = r40
	mov r32 = r8
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.spnt .L8
	mov r44 = r8
	addl r43 = 12, r0
	addl r42 = 1, r0
	;;
	movl r41 = @gprel(.LC12)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = fwrite#
	mov r1 = r40
	;;
	mov r41 = r32
	br.call.sptk.many b0 = pclose#
	mov r1 = r40
	mov r42 = r8
	;;
	movl r41 = @gprel(.LC4)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
.L8:
	;;
	movl r42 = @gprel(.LC13)
	;;
	add r42 = r1, r42
	movl r41 = @gprel(.LC14)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = popen#
	mov r1 = r40
	mov r32 = r8
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.spnt .L10
	;;
	movl r33 = @gprel(.LC15)
	;;
	add r33 = r1, r33
	br .L9
	;;
.L13:
	addl r41 = 1, r0
	br.call.sptk.many b0 = sleep#
	mov r1 = r40
	addl r43 = 5, r0
	;;
	movl r42 = @gprel(.LC7)
	;;
	add r42 = r1, r42
	adds r14 = 712, r12
	;;
	ld4 r41 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r40
	;;
	addl r41 = 3, r0
	br.call.sptk.many b0 = _exit#
	;;
.L11:
	adds r42 = 16, r12
	mov r41 = r33
	br.call.sptk.many b0 = printf#
	mov r1 = r40
.L9:
	mov r43 = r32
	;;
	addl r42 = 600, r0
	adds r41 = 16, r12
	br.call.sptk.many b0 = fgets#
	mov r1 = r40
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L11
	;;
	mov r41 = r32
	br.call.sptk.many b0 = pclose#
	mov r1 = r40
	mov r42 = r8
	;;
	movl r41 = @gprel(.LC4)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
.L10:
	;;
	addl r41 = 1, r0
	br.call.sptk.many b0 = isatty#
	mov r1 = r40
	mov r42 = r8
	;;
	movl r41 = @gprel(.LC4)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	addl r8 = 9, r0
	;;
	mov ar.pfs = r39
	mov b0 = r38
	.restore sp
	adds r12 = 704, r12
	br.ret.sptk.many b0
	;;
	.endp main#
	.sbss
	.align 4
	.type	signals#, @object
	.size	signals#, 4
signals:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
