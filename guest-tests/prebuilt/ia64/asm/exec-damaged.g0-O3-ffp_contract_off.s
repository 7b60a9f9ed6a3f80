// 6a7b8e2215ec4f00c379023f311a968b guest-tests/process/exec-damaged.c
	.file	"exec-damaged.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.sdata
	.align 8
.LC0:
	data8	file#+176
	.text
	.align 16
	.align 64
	.proc fresh#
fresh:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 3, 0
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	.mlx
	nop 0
	movl r35 = @gprel(file#)
	;;
	.mmi
	add r35 = r1, r35
	addl r41 = 65536, r0
	mov r40 = r0
	;;
	.mib
	mov r39 = r35
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r38
	mov r14 = r35
	adds r19 = 64, r35
	.mmi
	cmp.ne p6, p7 = 0, r32
	adds r18 = 120, r35
	addl r16 = 65536, r0
	;;
	.mlx
	adds r30 = 16, r35
	movl r15 = @gprel(own#)
	.mmi
	adds r28 = 24, r35
	adds r23 = 60, r35
	adds r27 = 40, r35
	;;
	.mmi
	add r15 = r1, r15
	adds r25 = 32, r35
	adds r24 = 80, r35
	.mmi
	adds r22 = 112, r35
	adds r21 = 104, r35
	adds r20 = 96, r35
	;;
	.mmi
	ld8 r17 = [r15], 8
	(p6) addl r31 = 2, r0
	adds r29 = 2048, r32
	.mmi
	st8 [r24] = r32
	st8 [r22] = r16
	mov r39 = r34
	;;
	.mmi
	st8 [r14] = r17, 8
	ld8 r17 = [r15], 8
	(p7) addl r31 = 3, r0
	.mmi
	st8 [r21] = r16
	;;
	st8 [r14] = r17, 8
	nop 0
	.mmi
	ld8 r17 = [r15], 8
	st8 [r20] = r16
	nop 0
	;;
	.mmi
	st8 [r14] = r17, 8
	ld8 r26 = [r15], 8
	nop 0
	.mmi
	adds r17 = 128, r35
	st2 [r30] = r31
	adds r35 = 152, r35
	;;
	.mmi
	st8 [r14] = r26, 8
	ld8 r26 = [r15], 8
	nop 0
	.mmi
	st8 [r28] = r29
	;;
	st8 [r14] = r26, 8
	nop 0
	.mmi
	ld8 r26 = [r15], 8
	;;
	st8 [r14] = r26, 8
	nop 0
	.mmi
	ld8 r26 = [r15], 8
	st8 [r27] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r26, 8
	ld8 r15 = [r15]
	addl r26 = 64, r0
	;;
	.mmi
	nop 0
	st8 [r14] = r15
	nop 0
	.mlx
	st2 [r14] = r33
	movl r14 = 21474836481
	;;
	.mmi
	nop 0
	st8 [r19] = r14
	addl r14 = 3, r0
	.mmi
	st8 [r25] = r26
	;;
	st4 [r18] = r14
	addl r14 = 176, r0
	.mmi
	nop 0
	st2 [r23] = r0
	nop 0
	;;
	.mib
	st8 [r17] = r14
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r38
	adds r8 = 1, r8
	mov r40 = r34
	;;
	.mmi
	addl r14 = @gprel(.LC0), gp
	st8 [r35] = r8
	nop 0
	;;
	.mib
	ld8 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	.endp fresh#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC15:
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
	movl r36 = @gprel(.LC15)
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
.LC16:
	stringz	"open"
	.align 8
.LC17:
	stringz	"write"
	.text
	.align 16
	.align 64
	.proc save#
save:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 3, 0
	nop 0
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r38 = r1
	.body
	nop 0
	mov r39 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r39 = r32
	mov r1 = r38
	nop 0
	.mmb
	addl r41 = 493, r0
	addl r40 = 577, r0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	mov r35 = r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC16)
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r40 = @gprel(file#)
	.mmi
	mov r39 = r35
	nop 0
	mov r41 = r33
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC17)
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r39 = r35
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r34
	.mmb
	mov r39 = r32
	nop 0
	br.call.sptk.many b0 = chmod#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	.endp save#
	.section	.rodata.str1.8
	.align 8
.LC18:
	stringz	"SIGSEGV"
	.align 8
.LC19:
	stringz	"SIGBUS"
	.align 8
.LC20:
	stringz	"another signal"
	.align 8
.LC21:
	stringz	"a0"
	.align 8
.LC22:
	stringz	"./e"
	.text
	.align 16
	.align 64
	.proc run.constprop.0#
run.constprop.0:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 3, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mmi
	addl r14 = @ltoffx(stdout#), r1
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mmi
	ld8.mov r14 = [r14], stdout#
	nop 0
	adds r33 = 32, r12
	;;
	.mmi
	nop 0
	st4 [r33] = r0
	nop 0
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r36
	mov r37 = r8
	.mmb
	mov r39 = r0
	mov r38 = r33
	(p7) br.cond.spnt .L20
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mii
	ld4 r37 = [r33]
	mov r1 = r36
	;;
	and r14 = 127, r37
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L21
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 11, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC18)
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	(p6) br.cond.dpnt .L15
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 7, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC20)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC19)
	;;
	.mii
	(p6) add r39 = r1, r39
	nop 0
	;;
	(p7) add r39 = r1, r39
.L15:
	.mlx
	nop 0
	movl r37 = @gprel(.LC15)
	.mmi
	nop 0
	mov r38 = r32
	nop 0
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L21:
	.body
	.copy_state 1
	.mib
	nop 0
	extr.u r37 = r37, 8, 8
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r8
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC15)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L20:
	.body
	.copy_state 2
	.mlx
	adds r14 = 24, r12
	movl r15 = @gprel(.LC21)
	.mlx
	adds r38 = 16, r12
	movl r37 = @gprel(.LC22)
	;;
	.mmi
	add r15 = r1, r15
	nop 0
	add r37 = r1, r37
	.mmi
	mov r39 = r14
	st8 [r14] = r0
	nop 0
	;;
	.mib
	st8 [r38] = r15
	nop 0
	br.call.sptk.many b0 = execve#
	;;
	.mib
	mov r1 = r36
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
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp run.constprop.0#
	.section	.rodata.str1.8
	.align 8
.LC23:
	stringz	""
	.align 8
.LC24:
	stringz	"e"
	.text
	.align 16
	.align 64
	.proc truncated.constprop.0#
truncated.constprop.0:
	.prologue 12, 36
	.mlx
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 3, 3, 0
	movl r41 = @gprel(.LC23)
	.mii
	mov r38 = r1
	sxt4 r35 = r35
	;;
	.save rp, r36
	mov r36 = b0
	.mmi
	add r41 = r1, r41
	nop 0
	addl r40 = 1, r0
	.body
	;;
	.mlx
	nop 0
	movl r39 = 33554432
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = fresh#
	;;
	.mlx
	mov r1 = r38
	movl r19 = 33587200
	.mmi
	addl r41 = 493, r0
	nop 0
	mov r40 = r33
	;;
	.mlx
	nop 0
	movl r14 = @gprel(file#)
	.mlx
	nop 0
	movl r39 = @gprel(.LC24)
	;;
	.mmi
	add r14 = r1, r14
	nop 0
	add r39 = r1, r39
	;;
	.mmi
	adds r18 = 68, r14
	adds r17 = 96, r14
	adds r14 = 24, r14
	;;
	.mmi
	ld4 r16 = [r18]
	st8 [r14] = r19
	nop 0
	.mmi
	ld8 r15 = [r17]
	;;
	or r34 = r34, r16
	sub r15 = r15, r35
	;;
	.mmi
	nop 0
	st4 [r18] = r34
	nop 0
	.mmb
	st8 [r17] = r15
	nop 0
	br.call.sptk.many b0 = save#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many run.constprop.0#
	;;
	break.f 0
	;;
	.endp truncated.constprop.0#
	.section	.rodata.str1.8
	.align 8
.LC28:
	stringz	"loader"
	.align 8
.LC29:
	stringz	"./loader"
	.text
	.align 16
	.align 64
	.proc loader.constprop.0#
loader.constprop.0:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.mlx
	mov r39 = r33
	movl r37 = @gprel(.LC28)
	.body
	;;
	.mib
	add r37 = r1, r37
	addl r38 = 65536, r0
	br.call.sptk.many b0 = save#
	;;
	.mmi
	nop 0
	mov r1 = r36
	addl r38 = 2, r0
	.mlx
	nop 0
	movl r37 = 33554432
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC29)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = fresh#
	;;
	.mmi
	mov r1 = r36
	addl r39 = 493, r0
	addl r38 = 65536, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC24)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = save#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many run.constprop.0#
	;;
	break.f 0
	;;
	.endp loader.constprop.0#
	.section	.rodata.str1.8
	.align 8
.LC30:
	stringz	"/proc/self/exe"
	.align 8
.LC31:
	stringz	"read"
	.align 8
.LC32:
	stringz	"another machine"
	.align 8
.LC33:
	stringz	"an object file"
	.align 8
.LC34:
	stringz	"headers of another size"
	.align 8
.LC35:
	stringz	"no headers"
	.align 8
.LC36:
	stringz	"too many headers"
	.align 8
.LC37:
	stringz	"headers beyond the file"
	.align 8
.LC38:
	stringz	"headers at a negative offset"
	.align 8
.LC39:
	stringz	"another place of a page"
	.align 8
.LC40:
	stringz	"memory that ends beyond the kernel's start"
	.align 8
.LC41:
	stringz	"addresses of the kernel"
	.align 8
.LC42:
	stringz	"a dynamic program larger than what is free"
	.align 8
.LC43:
	stringz	"an entry beyond the end of the file"
	.align 8
.LC44:
	stringz	"a file of headers"
	.align 8
.LC45:
	stringz	"zeros beyond the end of the file"
	.align 8
.LC46:
	stringz	"zeros that are not writable"
	.align 8
.LC47:
	stringz	"no dynamic loader"
	.align 8
.LC48:
	stringz	"mkfifo"
	.align 8
.LC49:
	stringz	"a FIFO"
	.align 8
.LC50:
	stringz	"mkdir"
	.align 8
.LC51:
	stringz	"a directory"
	.align 8
.LC52:
	stringz	"not executable"
	.align 8
.LC53:
	stringz	"text"
	.align 8
.LC54:
	stringz	"a script"
	.align 8
.LC55:
	stringz	"a loader of another machine"
	.align 8
.LC56:
	stringz	"larger than what is free"
	.align 8
.LC57:
	stringz	"a name of one byte"
	.align 8
.LC58:
	stringz	"a name of 5000 bytes"
	.align 8
.LC59:
	stringz	"a name without its NUL"
	.align 8
.LC60:
	stringz	"a loader open for writing"
	.align 8
.LC61:
	stringz	"a program open for writing"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 43
	.mmi
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 0, 14, 4, 0
	mov r45 = r1
	.save rp, r43
	mov r43 = b0
	.body
	.mlx
	nop 0
	movl r46 = @gprel(.LC30)
	;;
	.mmi
	add r46 = r1, r46
	mov r47 = r0
	addl r42 = 8, r0
	.mmb
	addl r37 = 1, r0
	addl r39 = -65537, r0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r46 = r8
	.mmi
	addl r48 = 64, r0
	nop 0
	mov r32 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(own#)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC31)
	;;
	.mib
	(p7) add r46 = r1, r46
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	mov r46 = r32
	movl r32 = @gprel(file#)
	;;
	.mib
	add r32 = r1, r32
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r45
	mov r49 = r0
	addl r48 = 1, r0
	.mmi
	mov r47 = r0
	adds r41 = 18, r32
	adds r34 = 54, r32
	;;
	.mmi
	addl r14 = @ltoffx(stdout#), r1
	adds r36 = 56, r32
	adds r38 = 32, r32
	.mmi
	adds r33 = 96, r32
	adds r40 = 72, r32
	adds r35 = 104, r32
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], stdout#
	nop 0
	;;
	.mib
	ld8 r46 = [r14]
	nop 0
	br.call.sptk.many b0 = setvbuf#
	;;
	.mmi
	nop 0
	mov r1 = r45
	addl r47 = 1, r0
	.mlx
	nop 0
	movl r46 = 33554432
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC23)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = fresh#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r48 = 493, r0
	.mmi
	addl r47 = 65536, r0
	st2 [r41] = r42
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC24)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = save#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC32)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	nop 0
	mov r1 = r45
	addl r47 = 1, r0
	.mlx
	nop 0
	movl r46 = 33554432
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC23)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = fresh#
	;;
	.mmi
	mov r1 = r45
	addl r15 = 1, r0
	nop 0
	.mmi
	adds r14 = 16, r32
	addl r48 = 493, r0
	addl r47 = 65536, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC24)
	.mmi
	nop 0
	st2 [r14] = r15
	nop 0
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = save#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC33)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	nop 0
	mov r1 = r45
	addl r47 = 1, r0
	.mlx
	nop 0
	movl r46 = 33554432
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC23)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = fresh#
	;;
	.mmi
	mov r1 = r45
	ld2 r14 = [r34]
	addl r48 = 493, r0
	.mmi
	nop 0
	addl r47 = 65536, r0
	nop 0
	;;
	.mlx
	adds r14 = -1, r14
	movl r46 = @gprel(.LC24)
	;;
	.mib
	st2 [r34] = r14
	add r46 = r1, r46
	br.call.sptk.many b0 = save#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC34)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	nop 0
	mov r1 = r45
	addl r47 = 1, r0
	.mlx
	nop 0
	movl r46 = 33554432
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC23)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = fresh#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r48 = 493, r0
	.mmi
	addl r47 = 65536, r0
	st2 [r36] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC24)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = save#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC35)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	nop 0
	mov r1 = r45
	addl r47 = 1, r0
	.mlx
	nop 0
	movl r46 = 33554432
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC23)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = fresh#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r14 = -1, r0
	.mmi
	addl r48 = 493, r0
	nop 0
	addl r47 = 65536, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC24)
	.mmi
	nop 0
	st2 [r36] = r14
	nop 0
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = save#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC36)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	nop 0
	mov r1 = r45
	addl r47 = 1, r0
	.mlx
	nop 0
	movl r46 = 33554432
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC23)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = fresh#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r14 = 65532, r0
	.mmi
	addl r48 = 493, r0
	nop 0
	addl r47 = 65536, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC24)
	.mmi
	nop 0
	st8 [r38] = r14
	nop 0
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = save#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC37)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	nop 0
	mov r1 = r45
	addl r47 = 1, r0
	.mlx
	nop 0
	movl r46 = 33554432
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC23)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = fresh#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r14 = -8, r0
	.mmi
	addl r48 = 493, r0
	nop 0
	addl r47 = 65536, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC24)
	.mmi
	st8 [r38] = r14
	nop 0
	adds r38 = 152, r32
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = save#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC38)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	nop 0
	mov r1 = r45
	addl r47 = 1, r0
	.mlx
	nop 0
	movl r46 = 33554432
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC23)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = fresh#
	;;
	.mmi
	mov r1 = r45
	ld8 r14 = [r33]
	addl r48 = 493, r0
	.mmi
	addl r47 = 65536, r0
	st8 [r40] = r37
	nop 0
	;;
	.mlx
	adds r14 = -1, r14
	movl r46 = @gprel(.LC24)
	;;
	.mib
	st8 [r33] = r14
	add r46 = r1, r46
	br.call.sptk.many b0 = save#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC39)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	nop 0
	mov r1 = r45
	addl r47 = 1, r0
	.mlx
	nop 0
	movl r46 = 33554432
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC23)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = fresh#
	;;
	.mlx
	mov r1 = r45
	movl r14 = -33554433
	.mmi
	addl r48 = 493, r0
	nop 0
	addl r47 = 65536, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC24)
	.mmi
	nop 0
	st8 [r35] = r14
	nop 0
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = save#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC40)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r45
	addl r47 = 1, r0
	addl r46 = -131072, r0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC23)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = fresh#
	;;
	.mmi
	mov r1 = r45
	addl r48 = 493, r0
	addl r47 = 65536, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC24)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = save#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC41)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r45
	addl r47 = 1, r0
	mov r46 = r0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC23)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = fresh#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r48 = 493, r0
	.mmi
	addl r47 = 65536, r0
	st8 [r35] = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC24)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = save#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC42)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r49 = r0
	.mmi
	mov r48 = r0
	nop 0
	addl r47 = 16384, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC43)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = truncated.constprop.0#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r49 = r0
	.mmi
	addl r48 = 2, r0
	nop 0
	addl r47 = 120, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC44)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = truncated.constprop.0#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r49 = 8, r0
	.mmi
	addl r48 = 2, r0
	nop 0
	addl r47 = 16384, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC45)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = truncated.constprop.0#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r49 = 8, r0
	.mmi
	mov r48 = r0
	nop 0
	addl r47 = 16384, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC46)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = truncated.constprop.0#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC28)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	nop 0
	mov r1 = r45
	addl r47 = 2, r0
	.mlx
	nop 0
	movl r46 = 33554432
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC29)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = fresh#
	;;
	.mmi
	mov r1 = r45
	addl r48 = 493, r0
	addl r47 = 65536, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC24)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = save#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC47)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r47 = 493, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC28)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = mkfifo#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC48)
	;;
	.mib
	(p7) add r46 = r1, r46
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC49)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC28)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r47 = 493, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC28)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC50)
	;;
	.mib
	(p7) add r46 = r1, r46
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC51)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC28)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = rmdir#
	;;
	.mmi
	nop 0
	mov r1 = r45
	addl r47 = 1, r0
	.mlx
	nop 0
	movl r46 = 16777216
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC23)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = fresh#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r47 = 420, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC52)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = loader.constprop.0#
	;;
	.mmi
	nop 0
	mov r1 = r45
	addl r47 = 1, r0
	.mlx
	nop 0
	movl r46 = 16777216
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC23)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = fresh#
	;;
	.mmi
	mov r46 = r32
	mov r1 = r45
	nop 0
	.mmb
	addl r48 = 65536, r0
	addl r47 = 120, r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r47 = 493, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC53)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = loader.constprop.0#
	;;
	.mmi
	nop 0
	mov r1 = r45
	addl r47 = 1, r0
	.mlx
	nop 0
	movl r46 = 16777216
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC23)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = fresh#
	;;
	.mlx
	mov r1 = r45
	movl r14 = 791552291
	.mmi
	nop 0
	addl r47 = 493, r0
	nop 0
	;;
	.mlx
	st4 [r32] = r14, 4
	movl r46 = @gprel(.LC54)
	.mmi
	nop 0
	addl r14 = 2661, r0
	nop 0
	;;
	.mib
	st2 [r32] = r14
	add r46 = r1, r46
	br.call.sptk.many b0 = loader.constprop.0#
	;;
	.mmi
	nop 0
	mov r1 = r45
	addl r47 = 1, r0
	.mlx
	nop 0
	movl r46 = 16777216
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC23)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = fresh#
	;;
	.mmi
	nop 0
	mov r1 = r45
	addl r47 = 493, r0
	.mmi
	nop 0
	st2 [r41] = r42
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC55)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = loader.constprop.0#
	;;
	.mmi
	nop 0
	mov r1 = r45
	addl r47 = 1, r0
	.mlx
	nop 0
	movl r46 = 16777216
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC23)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = fresh#
	;;
	.mmi
	nop 0
	mov r1 = r45
	addl r47 = 493, r0
	.mmi
	nop 0
	st2 [r36] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC35)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = loader.constprop.0#
	;;
	.mmi
	nop 0
	mov r1 = r45
	addl r47 = 1, r0
	.mlx
	nop 0
	movl r46 = 16777216
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC23)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = fresh#
	;;
	.mmi
	mov r1 = r45
	ld2 r14 = [r34]
	addl r47 = 493, r0
	;;
	.mlx
	adds r14 = -1, r14
	movl r46 = @gprel(.LC34)
	;;
	.mib
	st2 [r34] = r14
	add r46 = r1, r46
	br.call.sptk.many b0 = loader.constprop.0#
	;;
	.mmi
	nop 0
	mov r1 = r45
	addl r47 = 1, r0
	.mlx
	nop 0
	movl r46 = 16777216
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC23)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = fresh#
	;;
	.mmi
	mov r1 = r45
	ld8 r14 = [r33]
	addl r47 = 493, r0
	.mmi
	nop 0
	st8 [r40] = r37
	nop 0
	;;
	.mlx
	adds r14 = -1, r14
	movl r46 = @gprel(.LC39)
	;;
	.mib
	st8 [r33] = r14
	add r46 = r1, r46
	br.call.sptk.many b0 = loader.constprop.0#
	;;
	.mmi
	mov r1 = r45
	addl r47 = 1, r0
	addl r46 = -131072, r0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC23)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = fresh#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r47 = 493, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC41)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = loader.constprop.0#
	;;
	.mmi
	mov r1 = r45
	addl r47 = 1, r0
	mov r46 = r0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC23)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = fresh#
	;;
	.mmi
	nop 0
	mov r1 = r45
	addl r47 = 493, r0
	.mmi
	nop 0
	st8 [r35] = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC56)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = loader.constprop.0#
	;;
	.mmi
	nop 0
	mov r1 = r45
	addl r47 = 2, r0
	.mlx
	nop 0
	movl r46 = 33554432
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC29)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = fresh#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r48 = 493, r0
	.mmi
	addl r47 = 65536, r0
	st8 [r38] = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC24)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = save#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC57)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r14 = 5000, r0
	.mmi
	addl r48 = 493, r0
	nop 0
	addl r47 = 65536, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC24)
	.mmi
	nop 0
	st8 [r38] = r14
	nop 0
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = save#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC58)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r14 = 5, r0
	.mmi
	addl r48 = 493, r0
	nop 0
	addl r47 = 65536, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC24)
	.mmi
	nop 0
	st8 [r38] = r14
	nop 0
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = save#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC59)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	nop 0
	mov r1 = r45
	addl r47 = 1, r0
	.mlx
	nop 0
	movl r46 = 16777216
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC23)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = fresh#
	;;
	.mmi
	mov r1 = r45
	addl r48 = 493, r0
	addl r47 = 65536, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC28)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = save#
	;;
	.mmi
	nop 0
	mov r1 = r45
	addl r47 = 2, r0
	.mlx
	nop 0
	movl r46 = 33554432
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC29)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = fresh#
	;;
	.mmi
	mov r1 = r45
	addl r48 = 493, r0
	addl r47 = 65536, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC24)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = save#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r47 = 1, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC28)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r32 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC60)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mib
	mov r1 = r45
	mov r46 = r32
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r47 = 2, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC24)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r32 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC61)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mib
	mov r1 = r45
	mov r46 = r32
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC24)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC28)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r45
	mov b0 = r43
	;;
	.mib
	nop 0
	mov ar.pfs = r44
	br.ret.sptk.many b0
	.endp main#
	.bss
	.align 8
	.type	own#, @object
	.size	own#, 64
own:
	.skip	64
	.align 8
	.type	file#, @object
	.size	file#, 65536
file:
	.skip	65536
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
