// 43aeeef1dccb38a61310b51cbc631ae7
	.file	"exec.c"
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
	stringz	"set"
	.align 8
.LC2:
	stringz	"unset"
	.align 8
.LC3:
	stringz	"yes"
	.align 8
.LC4:
	stringz	"NO"
	.align 8
.LC5:
	stringz	"again"
	.align 8
.LC6:
	stringz	"X"
	.align 8
.LC7:
	stringz	"PATH"
	.align 8
.LC8:
	stringz	"again: %d arguments, %s, X=%s, PATH %s\n"
	.align 8
.LC9:
	stringz	"read(50, &c, 1) == -1 && errno == EBADF"
	.align 8
.LC10:
	stringz	"%-3s %s\n"
	.align 8
.LC11:
	stringz	"read(51, &c, 1) == 1 && c == 'k'"
	.align 8
.LC12:
	stringz	"pipe"
	.align 8
.LC13:
	stringz	"k"
	.align 8
.LC14:
	stringz	"write"
	.align 8
.LC15:
	stringz	"dup2"
	.align 8
.LC16:
	stringz	"name"
	.align 8
.LC17:
	stringz	"third"
	.align 8
.LC18:
	stringz	"X=1"
	.align 8
.LC19:
	stringz	"/proc/self/exe"
	.align 8
.LC20:
	stringz	"%d\n"
	.align 8
.LC21:
	stringz	"x"
	.align 8
.LC22:
	stringz	"/no/such/file"
	.align 8
.LC23:
	stringz	"execv(\"/no/such/file\", none) == -1 && errno == ENOENT"
	.align 8
.LC24:
	stringz	"/"
	.align 8
.LC25:
	stringz	"execv(\"/\", none) == -1 && errno == EACCES"
	.align 8
.LC26:
	stringz	"plain"
	.align 8
.LC27:
	stringz	"just text\n"
	.align 8
.LC28:
	stringz	"./plain"
	.align 8
.LC29:
	stringz	"execv(\"./plain\", none) == -1 && errno == EACCES"
	.align 8
.LC30:
	stringz	"execv(\"./plain\", none) == -1 && errno == ENOEXEC"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 5, 0
	.fframe 64
	adds r12 = -64, r12
	.save rp, r36
	mov r36 = b0
	.mlx
	cmp4.ge p6, p7 = 1, r32
	movl r40 = @gprel(.LC5)
	;;
	.mmi
	adds r14 = 8, r33
	nop 0
	mov r38 = r1
	.body
	.mmb
	add r40 = r1, r40
	nop 0
	(p6) br.cond.dpnt .L4
	;;
	.mib
	ld8 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L42
.L4:
	.mmi
	nop 0
	adds r34 = 64, r12
	nop 0
	;;
	.mib
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC12)
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	adds r14 = 68, r12
	movl r40 = @gprel(.LC13)
	.mmi
	nop 0
	addl r41 = 1, r0
	nop 0
	;;
	.mib
	ld4 r39 = [r14]
	add r40 = r1, r40
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r38
	.mmb
	addl r40 = 50, r0
	nop 0
	(p7) br.cond.spnt .L18
	;;
	.mib
	ld4 r39 = [r34]
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r38
	.mmb
	addl r40 = 51, r0
	nop 0
	(p7) br.cond.spnt .L12
	;;
	.mib
	ld4 r39 = [r34]
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r38
	addl r41 = 1, r0
	.mmb
	addl r40 = 2, r0
	addl r39 = 50, r0
	(p6) br.cond.spnt .L12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r38
	;;
	addl r14 = @ltoffx(stdout#), r1
	nop 0
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], stdout#
	nop 0
	;;
	.mib
	ld8 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r38
	mov r39 = r8
	.mmb
	mov r41 = r0
	adds r40 = 16, r12
	(p7) br.cond.spnt .L43
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r38
	;;
	.mlx
	ld4 r14 = [r15]
	movl r39 = @gprel(.LC20)
	;;
	.mii
	and r40 = 127, r14
	add r39 = r1, r39
	;;
	cmp4.ne p6, p7 = 0, r40
	;;
	.mii
	nop 0
	(p7) extr.u r40 = r14, 8, 8
	nop 0
	;;
	.mib
	(p6) sub r40 = r0, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r40 = 16, r12
	;;
	.mlx
	nop 0
	movl r14 = @gprel(.LC21)
	.mlx
	nop 0
	movl r39 = @gprel(.LC22)
	;;
	.mmi
	add r14 = r1, r14
	nop 0
	add r39 = r1, r39
	;;
	.mmi
	st8 [r40] = r14
	nop 0
	adds r14 = 24, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = execv#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L44
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r40 = 16, r12
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC24)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = execv#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L45
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	nop 0
.L17:
	.mlx
	nop 0
	movl r41 = @gprel(.LC25)
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	addl r41 = 420, r0
	addl r40 = 65, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC26)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r41 = 10, r0
	.mmi
	mov r34 = r8
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC27)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.eq p6, p7 = -1, r8
	nop 0
	mov r1 = r38
	.mmb
	mov r39 = r34
	nop 0
	(p6) br.cond.spnt .L18
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r40 = 16, r12
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC28)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = execv#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L46
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC29)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 493, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC26)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = chmod#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r40 = 16, r12
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC28)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = execv#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L47
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	nop 0
.L20:
	.mlx
	nop 0
	movl r41 = @gprel(.LC30)
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC26)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r8 = r0
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
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L45:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r38
	;;
	cmp4.ne p6, p7 = 13, r14
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r40 = r1, r40
	nop 0
	;;
	.mib
	nop 0
	(p7) add r40 = r1, r40
	br .L17
.L44:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mlx
	cmp4.ne p6, p7 = 2, r14
	movl r41 = @gprel(.LC23)
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	.mmi
	add r41 = r1, r41
	nop 0
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r40 = 16, r12
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC24)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = execv#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r40 = r1, r40
	(p6) br.cond.dptk .L17
	.mib
	nop 0
	nop 0
	br .L45
.L47:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mlx
	cmp4.ne p6, p7 = 8, r14
	movl r41 = @gprel(.LC30)
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	.mmi
	add r41 = r1, r41
	nop 0
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC26)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	mov r1 = r38
	mov r8 = r0
	br .L3
.L46:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mlx
	cmp4.ne p6, p7 = 13, r14
	movl r41 = @gprel(.LC29)
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	.mmi
	add r41 = r1, r41
	nop 0
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 493, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC26)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = chmod#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r40 = 16, r12
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC28)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = execv#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r40 = r1, r40
	(p6) br.cond.dptk .L20
	.mib
	nop 0
	nop 0
	br .L47
.L42:
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	.mmi
	nop 0
	ld8 r35 = [r33]
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = getenv#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r34 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = getenv#
	;;
	.mmi
	mov r1 = r38
	cmp.eq p6, p7 = 0, r8
	nop 0
	.mmi
	mov r42 = r34
	mov r41 = r35
	mov r40 = r32
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC1)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC2)
	.mmi
	add r39 = r1, r39
	;;
	(p7) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r40 = 16, r12
	mov r1 = r38
	nop 0
	.mmb
	addl r41 = 1, r0
	addl r39 = 50, r0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L48
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r40 = 16, r12
	mov r1 = r38
	nop 0
	.mmb
	addl r41 = 1, r0
	addl r39 = 51, r0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L49
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	nop 0
.L7:
	.mlx
	nop 0
	movl r41 = @gprel(.LC11)
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	addl r8 = 21, r0
.L50:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L49:
	.body
	.copy_state 2
	.mlx
	adds r15 = 16, r12
	movl r41 = @gprel(.LC11)
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	;;
	.mmi
	ld1 r14 = [r15]
	add r41 = r1, r41
	add r39 = r1, r39
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 107, r14
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	addl r8 = 21, r0
	br .L50
.L48:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mlx
	cmp4.ne p6, p7 = 9, r14
	movl r41 = @gprel(.LC9)
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	.mmi
	add r41 = r1, r41
	nop 0
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r40 = 16, r12
	mov r1 = r38
	nop 0
	.mmb
	addl r41 = 1, r0
	addl r39 = 51, r0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r40 = r1, r40
	(p6) br.cond.dptk .L7
	.mib
	nop 0
	nop 0
	br .L49
.L18:
	.mlx
	nop 0
	movl r39 = @gprel(.LC14)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br.call.sptk.many b0 = must.part.0#
	;;
.L12:
	.mlx
	nop 0
	movl r39 = @gprel(.LC15)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br.call.sptk.many b0 = must.part.0#
.L43:
	.mlx
	nop 0
	movl r15 = @gprel(.LC16)
	.mmi
	adds r16 = 16, r12
	adds r14 = 48, r12
	adds r40 = 16, r12
	;;
	.mlx
	add r15 = r1, r15
	movl r39 = @gprel(.LC19)
	.mmi
	nop 0
	mov r41 = r14
	nop 0
	;;
	.mlx
	st8 [r16] = r15
	movl r16 = @gprel(.LC5)
	.mii
	adds r15 = 24, r12
	add r39 = r1, r39
	;;
	add r16 = r1, r16
	;;
	.mlx
	st8 [r15] = r16
	movl r16 = @gprel(.LC17)
	.mmi
	nop 0
	adds r15 = 32, r12
	nop 0
	;;
	.mmi
	add r16 = r1, r16
	;;
	st8 [r15] = r16
	adds r15 = 40, r12
	;;
	.mlx
	st8 [r15] = r0
	movl r15 = @gprel(.LC18)
	;;
	.mmi
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = 56, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = execve#
	;;
	.mib
	mov r1 = r38
	addl r39 = 99, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
