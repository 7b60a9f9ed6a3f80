// 1957a9722b27f257f25ee0764e2f777c guest-tests/process/host-nested.c
	.file	"host-nested.c"
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
	stringz	"show"
	.align 8
.LC2:
	stringz	"<%s> "
	.align 8
.LC3:
	stringz	"VARIABLE"
	.align 8
.LC4:
	stringz	"in %s, variable %s\n"
	.align 8
.LC5:
	stringz	"getcwd"
	.align 8
.LC6:
	stringz	"count"
	.align 8
.LC7:
	stringz	"%d %s"
	.align 8
.LC8:
	stringz	"abort"
	.align 8
.LC9:
	stringz	"\"$SELF\" show deep; exit $?"
	.align 8
.LC10:
	stringz	"system %d\n"
	.align 8
.LC11:
	stringz	"/proc/self/exe"
	.align 8
.LC12:
	stringz	"readlink"
	.align 8
.LC13:
	stringz	"SELF"
	.align 8
.LC14:
	stringz	"a b"
	.align 8
.LC15:
	stringz	"/"
	.align 8
.LC16:
	stringz	"chdir"
	.align 8
.LC17:
	stringz	"\"$SELF\" show 'an argument' \"\"; echo status $?; exit 3"
	.align 8
.LC18:
	stringz	"w"
	.align 8
.LC19:
	stringz	"sort | \"$SELF\" count | sort -r"
	.align 8
.LC20:
	stringz	"y\nx\n"
	.align 8
.LC21:
	stringz	"pclose %d\n"
	.align 8
.LC22:
	stringz	"r"
	.align 8
.LC23:
	stringz	"echo one | \"$SELF\" count; VARIABLE=c \"$SELF\" show"
	.align 8
.LC24:
	stringz	"read %s"
	.align 8
.LC25:
	stringz	"(exec 2>/dev/null; \"$SELF\" abort; exit $?) 2>/dev/null"
	.align 8
.LC26:
	stringz	"\"$SELF\" deeper"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 7, 4, 0
	.fframe 256
	adds r12 = -256, r12
	nop 0
	.mii
	addl r14 = @ltoffx(stdout#), r1
	.save rp, r37
	mov r37 = b0
	mov r39 = r1
	;;
	.mmb
	ld8.mov r14 = [r14], stdout#
	mov r44 = r0
	nop 0
	.mmi
	addl r43 = 2, r0
	mov r42 = r0
	.save ar.lc, r40
	mov r40 = ar.lc
	.body
	;;
	.mib
	ld8 r41 = [r14]
	nop 0
	br.call.sptk.many b0 = setvbuf#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ge p6, p7 = 1, r32
	.mmb
	addl r43 = 4095, r0
	nop 0
	(p7) br.cond.dpnt .L28
	;;
	.mlx
	nop 0
	movl r34 = @gprel(self.0#)
	.mlx
	nop 0
	movl r41 = @gprel(.LC11)
	;;
	.mmi
	add r34 = r1, r34
	nop 0
	add r41 = r1, r41
	;;
	.mib
	mov r42 = r34
	nop 0
	br.call.sptk.many b0 = readlink#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC12)
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	add r8 = r34, r8
	movl r41 = @gprel(.LC13)
	.mii
	mov r42 = r34
	addl r43 = 1, r0
	;;
	add r41 = r1, r41
	.mmb
	st1 [r8] = r0
	nop 0
	br.call.sptk.many b0 = setenv#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r43 = 1, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC14)
	.mlx
	nop 0
	movl r41 = @gprel(.LC3)
	;;
	.mib
	add r42 = r1, r42
	add r41 = r1, r41
	br.call.sptk.many b0 = setenv#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC15)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = chdir#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC16)
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC17)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = system#
	;;
	.mmi
	mov r1 = r39
	nop 0
	extr.u r42 = r8, 8, 8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC10)
	.mlx
	nop 0
	movl r35 = @gprel(.LC24)
	;;
	.mib
	add r41 = r1, r41
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC18)
	.mlx
	nop 0
	movl r41 = @gprel(.LC19)
	;;
	.mib
	add r42 = r1, r42
	add r41 = r1, r41
	br.call.sptk.many b0 = popen#
	;;
	.mmi
	mov r1 = r39
	addl r43 = 4, r0
	nop 0
	.mmi
	mov r44 = r8
	addl r42 = 1, r0
	mov r34 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC20)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = fwrite#
	;;
	.mib
	mov r41 = r34
	mov r1 = r39
	br.call.sptk.many b0 = pclose#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC21)
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
	movl r42 = @gprel(.LC22)
	.mlx
	nop 0
	movl r41 = @gprel(.LC23)
	;;
	.mib
	add r42 = r1, r42
	add r41 = r1, r41
	br.call.sptk.many b0 = popen#
	;;
	.mmi
	mov r34 = r8
	nop 0
	mov r1 = r39
	.mmi
	addl r42 = 64, r0
	nop 0
	adds r41 = 16, r12
	;;
	.mib
	mov r43 = r34
	nop 0
	br.call.sptk.many b0 = fgets#
	;;
	.mib
	mov r1 = r39
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L29
	.align 32
.L18:
	.mib
	adds r42 = 16, r12
	mov r41 = r35
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	mov r43 = r34
	nop 0
	.mmb
	addl r42 = 64, r0
	adds r41 = 16, r12
	br.call.sptk.many b0 = fgets#
	;;
	.mib
	mov r1 = r39
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L18
.L29:
	.mib
	mov r41 = r34
	nop 0
	br.call.sptk.many b0 = pclose#
	;;
	.mmi
	mov r1 = r39
	nop 0
	extr.u r42 = r8, 8, 8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC21)
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
	movl r41 = @gprel(.LC25)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = system#
	;;
	.mmi
	mov r1 = r39
	nop 0
	extr.u r42 = r8, 8, 8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC10)
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
	movl r41 = @gprel(.LC26)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = system#
	;;
	.mmi
	mov r1 = r39
	nop 0
	extr.u r42 = r8, 8, 8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC10)
	;;
	.mib
	nop 0
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
.L14:
	.mii
	mov r8 = r0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	;;
	.mii
	nop 0
	mov ar.lc = r40
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 256, r12
	nop 0
	br.ret.sptk.many b0
.L28:
	.body
	.copy_state 1
	.mlx
	adds r14 = 8, r33
	movl r42 = @gprel(.LC1)
	;;
	.mmi
	ld8 r34 = [r14]
	nop 0
	add r42 = r1, r42
	;;
	.mib
	mov r41 = r34
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = 0, r8
	.mmb
	mov r41 = r34
	nop 0
	(p7) br.cond.dpnt .L30
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC6)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.eq p6, p7 = 0, r8
	.mmb
	mov r41 = r34
	nop 0
	(p6) br.cond.dpnt .L31
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC8)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r8
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = abort#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC9)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = system#
	;;
	.mmi
	mov r1 = r39
	nop 0
	extr.u r42 = r8, 8, 8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC10)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r39
	br .L14
.L30:
	.mmi
	adds r14 = 16, r12
	addl r43 = 248, r0
	nop 0
	.mmi
	mov r42 = r0
	adds r41 = 24, r12
	adds r33 = 16, r33
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r39
	nop 0
	adds r14 = -3, r32
	.mmb
	cmp4.eq p6, p7 = 2, r32
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mlx
	nop 0
	movl r34 = @gprel(.LC2)
	.mmi
	addp4 r14 = r14, r0
	;;
	add r34 = r1, r34
	mov ar.lc = r14
	;;
	.align 32
.L7:
	.mib
	ld8 r42 = [r33], 8
	mov r41 = r34
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r39
	br.cloop.sptk.few .L7
.L6:
	.mib
	addl r42 = 256, r0
	adds r41 = 16, r12
	br.call.sptk.many b0 = getcwd#
	;;
	.mib
	mov r1 = r39
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.spnt .L8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC3)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = getenv#
	;;
	.mmi
	mov r1 = r39
	mov r43 = r8
	adds r42 = 16, r12
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
	.mmi
	addl r8 = 5, r0
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
	.label_state 2
	.restore sp
	adds r12 = 256, r12
	br.ret.sptk.many b0
.L31:
	.body
	.copy_state 2
	.mlx
	addl r35 = @ltoffx(stdin#), r1
	movl r36 = @gprel(.LC7)
	.mmi
	addl r34 = 1, r0
	;;
	ld8.mov r35 = [r35], stdin#
	add r36 = r1, r36
	;;
.L10:
	.mmi
	ld8 r43 = [r35]
	nop 0
	adds r41 = 16, r12
	.mmb
	addl r42 = 64, r0
	nop 0
	br.call.sptk.many b0 = fgets#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r1 = r39
	mov r42 = r34
	.mmb
	adds r43 = 16, r12
	mov r41 = r36
	(p7) br.cond.dpnt .L14
	;;
	.mib
	adds r34 = 1, r34
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r39
	br .L10
	;;
.L8:
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	;;
	.mib
	nop 0
	add r41 = r1, r41
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.bss
	.align 8
	.type	self.0#, @object
	.size	self.0#, 4096
self.0:
	.skip	4096
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
