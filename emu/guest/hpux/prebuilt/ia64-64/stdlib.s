// bd1c3a6ea9a103059f87a2735d77cf29 emu/guest/libc/stdlib.c
	.file	"stdlib.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc find_variable#
find_variable:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 3, 0
	addl r14 = @ltoffx(environ#), r1
	nop 0
	.mmi
	mov r38 = r1
	nop 0
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mmi
	ld8.mov r14 = [r14], environ#
	;;
	ld8 r34 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r34
	(p7) br.cond.dpnt .L6
	.align 32
.L7:
	.mmi
	mov r35 = r34
	ld8 r14 = [r34], 8
	mov r41 = r33
	.mmi
	nop 0
	mov r40 = r32
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	mov r39 = r14
	(p7) br.cond.dpnt .L6
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strncmp#
	;;
	.mmi
	nop 0
	adds r14 = -8, r34
	mov r1 = r38
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L7
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	add r14 = r14, r33
	nop 0
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 61, r14
	(p7) br.cond.dptk .L7
	.mmi
	mov r8 = r35
	nop 0
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
.L6:
	.mmi
	mov r35 = r0
	nop 0
	mov b0 = r36
	;;
	.mib
	mov r8 = r35
	mov ar.pfs = r37
	br.ret.sptk.many b0
	.endp find_variable#
	.align 16
	.align 64
	.global getenv#
	.type	getenv#, @function
	.proc getenv#
getenv:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	.mmi
	nop 0
	mov r37 = r32
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r36
	mov r33 = r8
	nop 0
	.mmb
	mov r37 = r32
	mov r38 = r8
	br.call.sptk.many b0 = find_variable#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	mov r1 = r36
	mov b0 = r34
	;;
	.mmi
	(p7) ld8 r8 = [r8]
	nop 0
	mov ar.pfs = r35
	;;
	.mib
	nop 0
	(p7) add r8 = r8, r33, 1
	br.ret.sptk.many b0
	.endp getenv#
	.align 16
	.align 64
	.global putenv#
	.type	putenv#, @function
	.proc putenv#
putenv:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 1, 7, 3, 0
	addl r35 = @ltoffx(environ#), r1
	nop 0
	.mii
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	mov r40 = r32
	;;
	.mmi
	ld8.mov r35 = [r35], environ#
	nop 0
	addl r41 = 61, r0
	.mmb
	mov r33 = r0
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r1 = r39
	nop 0
	.mmb
	mov r40 = r32
	sub r41 = r8, r32
	(p7) br.cond.dpnt .L20
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = find_variable#
	;;
	.mib
	cmp.eq p6, p7 = 0, r8
	mov r1 = r39
	(p6) br.cond.dpnt .L20
	;;
	.mmi
	nop 0
	(p7) st8 [r8] = r32
	mov r8 = r0
.L16:
	.mii
	nop 0
	mov b0 = r37
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r38
	br.ret.sptk.many b0
.L20:
	.mmi
	nop 0
	ld8 r14 = [r35]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L25
	;;
	.mmi
	nop 0
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r15
	(p7) br.cond.dpnt .L32
	.align 32
.L22:
	.mmi
	ld8 r15 = [r14], 8
	nop 0
	adds r33 = 1, r33
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L22
.L32:
	.mii
	adds r41 = 2, r33
	nop 0
	;;
	shladd r41 = r41, 3, r0
.L18:
	.mmi
	addl r36 = @gprel(own_environment#), gp
	nop 0
	shladd r33 = r33, 3, r0
	;;
	.mib
	ld8 r40 = [r36]
	nop 0
	br.call.sptk.many b0 = realloc#
	;;
	.mmi
	mov r1 = r39
	cmp.eq p6, p7 = 0, r8
	mov r34 = r8
	.mmb
	mov r42 = r33
	mov r40 = r8
	(p6) br.cond.spnt .L26
	;;
	.mmi
	ld8 r41 = [r35]
	ld8 r14 = [r36]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r14, r41
	nop 0
	(p6) br.cond.dpnt .L24
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
.L24:
	.mmi
	add r33 = r34, r33
	st8 [r36] = r34
	mov r8 = r0
	;;
	.mii
	st8 [r33] = r32, 8
	nop 0
	;;
	nop 0
	.mmb
	st8 [r33] = r0
	st8 [r35] = r34
	br .L16
.L25:
	.mib
	addl r41 = 16, r0
	mov r33 = r0
	br .L18
.L26:
	.mmi
	addl r8 = -1, r0
	nop 0
	mov b0 = r37
	;;
	.mib
	nop 0
	mov ar.pfs = r38
	br.ret.sptk.many b0
	.endp putenv#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"="
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global setenv#
	.type	setenv#, @function
	.proc setenv#
setenv:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 2, 0
	nop 0
	.save rp, r36
	mov r36 = b0
	.mmb
	mov r38 = r1
	.body
	cmp4.eq p6, p7 = 0, r34
	(p7) br.cond.dptk .L37
	;;
	.mib
	mov r39 = r32
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r38
	mov r35 = r8
	nop 0
	.mmb
	mov r39 = r32
	mov r40 = r8
	br.call.sptk.many b0 = find_variable#
	;;
	.mmb
	mov r1 = r38
	cmp.eq p6, p7 = 0, r8
	nop 0
	.mib
	mov r15 = r0
	mov b0 = r36
	(p6) br.cond.dpnt .L37
	;;
	.mii
	ld8 r14 = [r8]
	mov ar.pfs = r37
	mov r8 = r15
	;;
	.mmi
	nop 0
	add r14 = r14, r35, 1
	nop 0
	;;
	.mbb
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L37
	br.ret.sptk.many b0
	;;
.L37:
	.mib
	mov r39 = r32
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r39 = r33
	nop 0
	mov r35 = r8
	.mmb
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	add r39 = r35, r8
	nop 0
	mov r1 = r38
	;;
	.mib
	adds r39 = 2, r39
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	mov r1 = r38
	nop 0
	.mmb
	mov r40 = r32
	mov r39 = r8
	(p6) br.cond.spnt .L46
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC0)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strcat#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r8
	.mmb
	mov r40 = r33
	nop 0
	br.call.sptk.many b0 = strcat#
	;;
	.mmi
	mov r1 = r38
	mov r32 = r8
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many putenv#
.L46:
	.body
	.copy_state 1
	.mmi
	addl r15 = -1, r0
	nop 0
	mov b0 = r36
	;;
	.mib
	mov r8 = r15
	mov ar.pfs = r37
	br.ret.sptk.many b0
	.endp setenv#
	.align 16
	.align 64
	.global unsetenv#
	.type	unsetenv#, @function
	.proc unsetenv#
unsetenv:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	mov r36 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r37 = r8
	.mmb
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = find_variable#
	;;
	.mmi
	mov r15 = r8
	nop 0
	mov r1 = r35
	.mmb
	cmp.ne p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L52
	;;
	.mmi
	nop 0
	ld8 r14 = [r15], 8
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L52
	.align 32
.L50:
	.mmi
	nop 0
	ld8 r14 = [r15], 8
	nop 0
	;;
	.mib
	st8 [r8] = r14, 8
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L50
	;;
.L52:
	.mmi
	mov r8 = r0
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp unsetenv#
	.align 16
	.align 64
	.global abs#
	.type	abs#, @function
	.proc abs#
abs:
	.prologue
	.body
	.mmi
	cmp4.le p6, p7 = r0, r32
	;;
	(p7) sub r8 = r0, r32
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r8 = r32
	br.ret.sptk.many b0
	.endp abs#
	.align 16
	.align 64
	.global labs#
	.type	labs#, @function
	.proc labs#
labs:
	.prologue
	.body
	.mmi
	cmp.le p6, p7 = r0, r32
	;;
	(p7) sub r8 = r0, r32
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r8 = r32
	br.ret.sptk.many b0
	.endp labs#
	.align 16
	.align 64
	.global srand#
	.type	srand#, @function
	.proc srand#
srand:
	.prologue
	.body
	.mmi
	addp4 r32 = r32, r0
	nop 0
	addl r14 = @gprel(seed#), gp
	;;
	.mib
	st8 [r14] = r32
	nop 0
	br.ret.sptk.many b0
	.endp srand#
	.align 16
	.align 64
	.global rand#
	.type	rand#, @function
	.proc rand#
rand:
	.prologue
	.body
	.mlx
	addl r14 = @gprel(seed#), gp
	movl r16 = 6364136223846793005
	.mlx
	nop 0
	movl r15 = 1442695040888963407
	;;
	.mmi
	nop 0
	ldf8 f6 = [r14]
	nop 0
	.mmi
	setf.sig f7 = r16
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f6 = f6, f7, f8
	;;
	.mmi
	getf.sig r8 = f6
	stf8 [r14] = f6
	nop 0
	;;
	.mib
	nop 0
	extr.u r8 = r8, 33, 15
	br.ret.sptk.many b0
	.endp rand#
	.align 16
	.align 64
	.global rand_r#
	.type	rand_r#, @function
	.proc rand_r#
rand_r:
	.prologue
	.body
	.mmi
	ld4 r2 = [r32]
	;;
	nop 0
	dep.z r15 = r2, 9, 23
	;;
	.mmi
	sub r15 = r15, r2
	;;
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r2
	;;
	nop 0
	dep.z r14 = r15, 9, 23
	;;
	.mmi
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r2
	;;
	nop 0
	dep.z r8 = r14, 5, 27
	;;
	.mmi
	add r8 = r14, r8
	;;
	shladd r8 = r8, 2, r0
	nop 0
	;;
	.mmi
	sub r8 = r8, r2
	;;
	shladd r8 = r8, 2, r0
	nop 0
	;;
	.mmi
	add r2 = r8, r2
	;;
	addl r8 = 12345, r2
	nop 0
	;;
	.mib
	st4 [r32] = r8
	extr.u r8 = r8, 16, 15
	br.ret.sptk.many b0
	.endp rand_r#
	.align 16
	.align 64
	.global imaxabs#
	.type	imaxabs#, @function
	.proc imaxabs#
imaxabs:
	.prologue
	.body
	.mmi
	cmp.le p6, p7 = r0, r32
	;;
	(p7) sub r8 = r0, r32
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r8 = r32
	br.ret.sptk.many b0
	.endp imaxabs#
	.align 16
	.align 64
	.global srandom#
	.type	srandom#, @function
	.proc srandom#
srandom:
	.prologue
	.body
	.mmi
	addp4 r32 = r32, r0
	nop 0
	addl r14 = @gprel(seed#), gp
	;;
	.mib
	st8 [r14] = r32
	nop 0
	br.ret.sptk.many b0
	.endp srandom#
	.align 16
	.align 64
	.global random#
	.type	random#, @function
	.proc random#
random:
	.prologue
	.body
	.mlx
	addl r14 = @gprel(seed#), gp
	movl r16 = 6364136223846793005
	.mlx
	nop 0
	movl r15 = 1442695040888963407
	;;
	.mmi
	nop 0
	ldf8 f6 = [r14]
	nop 0
	.mmi
	setf.sig f7 = r16
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f6 = f6, f7, f8
	;;
	.mmi
	getf.sig r8 = f6
	stf8 [r14] = f6
	nop 0
	;;
	.mib
	nop 0
	shr.u r8 = r8, 33
	br.ret.sptk.many b0
	.endp random#
	.align 16
	.align 64
	.global insque#
	.type	insque#, @function
	.proc insque#
insque:
	.prologue
	.body
	.mmi
	cmp.ne p6, p7 = 0, r33
	nop 0
	mov r14 = r32
	;;
	.mmi
	nop 0
	(p7) st8 [r32] = r0, 8
	nop 0
	;;
	.mib
	(p7) st8 [r32] = r0
	nop 0
	(p7) br.cond.dpnt .L71
	;;
	.mmi
	ld8 r15 = [r33]
	;;
	st8 [r14] = r15, 8
	adds r16 = 8, r15
	.mmi
	cmp.eq p6, p7 = 0, r15
	;;
	st8 [r14] = r33
	nop 0
	.mmi
	(p7) st8 [r16] = r32
	;;
	st8 [r33] = r32
	nop 0
.L71:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp insque#
	.align 16
	.align 64
	.global remque#
	.type	remque#, @function
	.proc remque#
remque:
	.prologue
	.body
	.mii
	ld8 r15 = [r32]
	adds r14 = 8, r32
	;;
	cmp.eq p6, p7 = 0, r15
	.mmi
	adds r16 = 8, r15
	;;
	(p7) ld8 r15 = [r14]
	nop 0
	;;
	.mmi
	(p7) st8 [r16] = r15
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp.eq p6, p7 = 0, r14
	;;
	(p7) ld8 r15 = [r32]
	nop 0
	;;
	.mib
	(p7) st8 [r14] = r15
	nop 0
	br.ret.sptk.many b0
	.endp remque#
	.align 16
	.align 64
	.global lfind#
	.type	lfind#, @function
	.proc lfind#
lfind:
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 5, 4, 2, 0
	ld8 r14 = [r34]
	nop 0
	.mmi
	mov r40 = r1
	nop 0
	.save rp, r38
	mov r38 = b0
	.body
	;;
	.mib
	mov r37 = r0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L91
	;;
	.align 32
.L93:
	.mmi
	ld8 r14 = [r36], 8
	nop 0
	mov r42 = r33
	.mmi
	mov r41 = r32
	nop 0
	adds r37 = 1, r37
	;;
	.mib
	ld8 r1 = [r36], -8
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mib
	mov r1 = r40
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L92
	;;
	.mmi
	ld8 r14 = [r34]
	nop 0
	add r33 = r33, r35
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r37, r14
	(p6) br.cond.dptk .L93
.L91:
	.mmi
	mov r33 = r0
	nop 0
	nop 0
	;;
.L92:
	.mmi
	mov r8 = r33
	nop 0
	mov b0 = r38
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
	.endp lfind#
	.align 16
	.align 64
	.global lsearch#
	.type	lsearch#, @function
	.proc lsearch#
lsearch:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 5, 5, 3, 0
	ld8 r14 = [r34]
	nop 0
	.mii
	mov r37 = r33
	.save rp, r39
	mov r39 = b0
	mov r41 = r1
	.body
	;;
	.mib
	mov r38 = r0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L104
	;;
	.align 32
.L106:
	.mmi
	ld8 r14 = [r36], 8
	nop 0
	mov r43 = r37
	.mmi
	mov r42 = r32
	nop 0
	adds r38 = 1, r38
	;;
	.mib
	ld8 r1 = [r36], -8
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mib
	mov r1 = r41
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L105
	;;
	.mmi
	ld8 r14 = [r34]
	nop 0
	add r37 = r37, r35
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r14, r38
	(p6) br.cond.dptk .L106
.L104:
	.mmi
	setf.sig f7 = r14
	setf.sig f8 = r33
	nop 0
	.mmi
	adds r14 = 1, r14
	mov r44 = r35
	mov r43 = r32
	;;
	.mmi
	setf.sig f6 = r35
	st8 [r34] = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f6 = f6, f7, f8
	;;
	.mib
	getf.sig r42 = f6
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r37 = r8
	;;
.L108:
	.mmi
	mov r8 = r37
	nop 0
	mov b0 = r39
	;;
	.mib
	nop 0
	mov ar.pfs = r40
	br.ret.sptk.many b0
.L105:
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r37
	(p6) br.cond.sptk .L108
	.mmi
	ld8 r14 = [r34]
	setf.sig f8 = r33
	nop 0
	.mmi
	setf.sig f6 = r35
	mov r44 = r35
	mov r43 = r32
	;;
	.mmi
	setf.sig f7 = r14
	nop 0
	adds r14 = 1, r14
	;;
	.mmi
	nop 0
	st8 [r34] = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f6 = f6, f7, f8
	;;
	.mib
	getf.sig r42 = f6
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mib
	mov r1 = r41
	mov r37 = r8
	br .L108
	.endp lsearch#
	.align 16
	.align 64
	.global atexit#
	.type	atexit#, @function
	.proc atexit#
atexit:
	.prologue
	.body
	.mmi
	addl r16 = @gprel(at_exit_count#), gp
	nop 0
	mov r8 = r0
	;;
	.mmi
	nop 0
	ld4 r14 = [r16]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 64, r14
	addp4 r15 = r14, r0
	adds r17 = 1, r14
	;;
	.mlx
	nop 0
	(p7) movl r14 = @gprel(at_exit#)
	.mmi
	(p7) shladd r15 = r15, 3, r0
	(p7) st4 [r16] = r17
	(p6) addl r8 = -1, r0
	;;
	.mmi
	(p7) add r14 = r1, r14
	;;
	(p7) add r14 = r14, r15
	nop 0
	;;
	.mib
	(p7) st8 [r14] = r32
	nop 0
	br.ret.sptk.many b0
	.endp atexit#
	.align 16
	.align 64
	.global _exit#
	.type	_exit#, @function
	.proc _exit#
_exit:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.mib
	nop 0
	sxt4 r32 = r32
	nop 0
	.body
	;;
.L120:
	.mib
	mov r37 = r32
	addl r36 = 1, r0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r37 = r32
	.mmb
	addl r36 = 1, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L120
	.endp _exit#
	.align 16
	.align 64
	.global exit#
	.type	exit#, @function
	.proc exit#
exit:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 1, 0
	addl r33 = @gprel(at_exit_count#), gp
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	movl r34 = @gprel(at_exit#)
	.body
	;;
	.mmi
	ld4 r14 = [r33]
	nop 0
	add r34 = r1, r34
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L124
	.align 32
.L125:
	.mmi
	nop 0
	adds r14 = -1, r14
	nop 0
	;;
	.mmi
	addp4 r15 = r14, r0
	st4 [r33] = r14
	nop 0
	;;
	.mmi
	shladd r14 = r15, 3, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld4 r14 = [r33]
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L125
.L124:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = library_finish#
	;;
	.mib
	mov r1 = r37
	mov r38 = r0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r37
	mov r38 = r32
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp exit#
	.align 16
	.align 64
	.global ___exit#
	.type	___exit#, @function
	.proc ___exit#
___exit:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.save rp, r33
	mov r33 = b0
	mov r36 = r32
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp ___exit#
	.align 16
	.align 64
	.global abort#
	.type	abort#, @function
	.proc abort#
abort:
	.prologue 12, 32
	.mii
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov r35 = r8
	.mmb
	addl r36 = 6, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mib
	mov r1 = r34
	addl r35 = 127, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp abort#
	.align 16
	.align 64
	.global raise#
	.type	raise#, @function
	.proc raise#
raise:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r36 = r8
	.mmb
	mov r37 = r32
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp raise#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"C"
	.align 8
.LC2:
	stringz	"POSIX"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global setlocale#
	.type	setlocale#, @function
	.proc setlocale#
setlocale:
	.prologue 12, 34
	.mii
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.save rp, r34
	mov r34 = b0
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r33
	mov r36 = r1
	.body
	(p6) br.cond.dpnt .L139
	;;
	.mmi
	ld1 r14 = [r33]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L140
.L139:
	.mib
	nop 0
	mov b0 = r34
	nop 0
	.mlx
	nop 0
	movl r8 = @gprel(.LC1)
	;;
	.mib
	add r8 = r1, r8
	mov ar.pfs = r35
	br.ret.sptk.many b0
.L140:
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	.mmi
	nop 0
	mov r37 = r33
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r36
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L139
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	.mmi
	nop 0
	mov r37 = r33
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r36
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L139
	.mmi
	mov r8 = r0
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp setlocale#
	.align 16
	.align 64
	.global localeconv#
	.type	localeconv#, @function
	.proc localeconv#
localeconv:
	.prologue
	.body
	.mlx
	nop 0
	movl r8 = @gprel(c.1#)
	;;
	.mib
	nop 0
	add r8 = r1, r8
	br.ret.sptk.many b0
	.endp localeconv#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	""
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global nl_langinfo#
	.type	nl_langinfo#, @function
	.proc nl_langinfo#
nl_langinfo:
	.prologue
	.body
	.mlx
	nop 0
	movl r8 = @gprel(.LC3)
	;;
	.mib
	nop 0
	add r8 = r1, r8
	br.ret.sptk.many b0
	.endp nl_langinfo#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"option requires an argument"
	.align 8
.LC5:
	stringz	"%.150s: %s -- %c\n"
	.align 8
.LC6:
	stringz	"illegal option"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global getopt#
	.type	getopt#, @function
	.proc getopt#
getopt:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 3, 7, 6, 0
	.fframe 256
	adds r12 = -256, r12
	.save rp, r39
	mov r39 = b0
	.mmi
	addl r37 = @gprel(optind#), gp
	addl r36 = @gprel(within.0#), gp
	mov r41 = r1
	.body
	;;
	.mmi
	ld4 r16 = [r37]
	ld4 r14 = [r36]
	nop 0
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r32, r16
	(p6) br.cond.dptk .L158
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L204
.L159:
	.mmi
	addl r8 = -1, r0
	nop 0
	nop 0
.L157:
	.mii
	nop 0
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 256, r12
	br.ret.sptk.many b0
.L204:
	.body
	.copy_state 1
	.mmi
	adds r15 = 1, r14
	mov r35 = r0
	sxt4 r14 = r14
	;;
.L162:
	.mmi
	nop 0
	add r14 = r35, r14
	addl r38 = @gprel(optopt#), gp
	.mmi
	st4 [r36] = r15
	;;
	ld1 r43 = [r14]
	nop 0
	;;
	.mib
	st4 [r38] = r43
	cmp4.ne p6, p7 = 58, r43
	(p6) br.cond.dpnt .L164
.L206:
	.mii
	nop 0
	sxt4 r15 = r15
	;;
	add r35 = r35, r15
	;;
	.mmi
	ld1 r14 = [r35]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L166
	.mmi
	adds r16 = 1, r16
	st4 [r36] = r0
	nop 0
	;;
	.mmi
	st4 [r37] = r16
	nop 0
	nop 0
.L170:
	.mmi
	ld1 r14 = [r34]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 58, r14
	addl r14 = @gprel(opterr#), gp
	(p6) br.cond.dpnt .L176
	;;
	.mmi
	ld4 r14 = [r14]
	ld8 r45 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L178
.L176:
	.mmi
	addl r8 = 63, r0
	nop 0
	nop 0
.L208:
	.mii
	nop 0
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 256, r12
	br.ret.sptk.many b0
.L158:
	.body
	.copy_state 2
	.mii
	nop 0
	sxt4 r15 = r16
	cmp4.eq p6, p7 = 0, r14
	;;
	.mii
	shladd r15 = r15, 3, r0
	nop 0
	;;
	add r15 = r33, r15
	;;
	.mmi
	nop 0
	ld8 r35 = [r15]
	(p7) adds r15 = 1, r14
	.mib
	nop 0
	(p7) sxt4 r14 = r14
	(p7) br.cond.dptk .L162
	;;
	.mib
	cmp.eq p6, p7 = 0, r35
	nop 0
	(p6) br.cond.spnt .L159
	;;
	.mmi
	ld1 r14 = [r35]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.ne p6, p7 = 45, r14
	adds r14 = 1, r35
	(p6) br.cond.dpnt .L159
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L159
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 45, r14
	(p7) br.cond.dpnt .L205
.L180:
	.mmi
	addl r14 = 1, r0
	addl r15 = 2, r0
	addl r38 = @gprel(optopt#), gp
	;;
	.mmi
	add r14 = r35, r14
	st4 [r36] = r15
	nop 0
	;;
	.mmi
	nop 0
	ld1 r43 = [r14]
	nop 0
	;;
	.mib
	st4 [r38] = r43
	cmp4.ne p6, p7 = 58, r43
	(p7) br.cond.dptk .L206
.L164:
	.mib
	mov r42 = r34
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mii
	ld4 r15 = [r36]
	mov r1 = r41
	;;
	sxt4 r14 = r15
	;;
	.mmi
	add r35 = r35, r14
	;;
	ld1 r14 = [r35]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L167
	;;
	.mib
	cmp.eq p6, p7 = 0, r8
	adds r8 = 1, r8
	(p6) br.cond.dpnt .L166
	;;
	.mmi
	ld1 r14 = [r8]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 58, r14
	(p7) br.cond.dpnt .L207
.L168:
	.mii
	ld4 r8 = [r38]
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 256, r12
	br.ret.sptk.many b0
.L166:
	.body
	.copy_state 3
	.mmi
	ld1 r14 = [r34]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 58, r14
	addl r14 = @gprel(opterr#), gp
	(p6) br.cond.dpnt .L176
	;;
	.mmi
	ld4 r14 = [r14]
	ld8 r45 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L176
.L178:
	.mlx
	nop 0
	movl r44 = @gprel(.LC5)
	.mlx
	addl r43 = 256, r0
	movl r46 = @gprel(.LC6)
	;;
	.mmi
	add r44 = r1, r44
	add r46 = r1, r46
	nop 0
	.mmb
	adds r42 = 16, r12
	ld4 r47 = [r38]
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r41
	adds r43 = 16, r12
	nop 0
	.mib
	addl r42 = 2, r0
	sxt4 r44 = r8
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r41
	nop 0
	nop 0
.L209:
	.mib
	nop 0
	addl r8 = 63, r0
	br .L208
	;;
.L167:
	.mmi
	ld4 r14 = [r37]
	cmp.eq p6, p7 = 0, r8
	adds r8 = 1, r8
	.mmi
	st4 [r36] = r0
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r37] = r14
	nop 0
	(p6) br.cond.dpnt .L170
.L169:
	.mmi
	ld1 r14 = [r8]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.ne p6, p7 = 58, r14
	nop 0
	(p6) br.cond.dpnt .L168
	;;
	.mmi
	ld1 r14 = [r35]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p7) addl r14 = @gprel(optarg#), gp
	nop 0
	;;
	.mib
	(p7) st8 [r14] = r35
	nop 0
	(p7) br.cond.dptk .L168
	.mmi
	ld4 r14 = [r37]
	;;
	cmp4.gt p6, p7 = r32, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) addl r14 = @gprel(optarg#), gp
	nop 0
	;;
	.mib
	(p7) st8 [r14] = r0
	nop 0
	(p7) br.cond.dptk .L174
	.mii
	nop 0
	sxt4 r15 = r14
	adds r14 = 1, r14
	;;
	.mmi
	shladd r15 = r15, 3, r0
	st4 [r37] = r14
	nop 0
	;;
	.mmi
	add r15 = r33, r15
	;;
	ld8 r14 = [r15]
	addl r15 = @gprel(optarg#), gp
	;;
	.mib
	st8 [r15] = r14
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L168
.L174:
	.mmi
	ld1 r14 = [r34]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.eq p6, p7 = 58, r14
	nop 0
	addl r14 = @gprel(opterr#), gp
	;;
	.mib
	(p6) addl r8 = 58, r0
	nop 0
	(p6) br.cond.dpnt .L157
	;;
	.mmi
	ld4 r14 = [r14]
	ld8 r45 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L176
	.mlx
	nop 0
	movl r46 = @gprel(.LC4)
	.mlx
	adds r42 = 16, r12
	movl r44 = @gprel(.LC5)
	;;
	.mmi
	add r46 = r1, r46
	ld4 r47 = [r38]
	nop 0
	.mmb
	add r44 = r1, r44
	addl r43 = 256, r0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r41
	adds r43 = 16, r12
	nop 0
	.mib
	addl r42 = 2, r0
	sxt4 r44 = r8
	br.call.sptk.many b0 = write#
	;;
	.mib
	nop 0
	mov r1 = r41
	br .L209
.L205:
	.mmi
	adds r14 = 2, r35
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L180
	.mmi
	adds r16 = 1, r16
	nop 0
	addl r8 = -1, r0
	;;
	.mib
	st4 [r37] = r16
	nop 0
	br .L157
.L207:
	.mmi
	ld4 r14 = [r37]
	st4 [r36] = r0
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r37] = r14
	nop 0
	br .L169
	.endp getopt#
	.section	.sbss,	"asw",	"nobits"
	.align 4
	.type	within.0#, @object
	.size	within.0#, 4
within.0:
	.skip	4
	.section	.rodata.str1.8
	.align 8
.LC7:
	stringz	"."
	.section	.data.rel.local,"aw"
	.align 8
	.type	c.1#, @object
	.size	c.1#, 88
c.1:
	data8	.LC7
	data8	.LC3
	data8	.LC3
	data8	.LC3
	data8	.LC3
	data8	.LC3
	data8	.LC3
	data8	.LC3
	data8	.LC3
	data8	.LC3
	string	"\177\177\177\177\177\177\177\177"
	.global optopt#
	.section	.sbss,"aws",@nobits
	.align 4
	.type	optopt#, @object
	.size	optopt#, 4
optopt:
	.skip	4
	.global opterr#
	.section	.sdata,"aws"
	.align 4
	.type	opterr#, @object
	.size	opterr#, 4
opterr:
	data4	1
	.global optind#
	.align 4
	.type	optind#, @object
	.size	optind#, 4
optind:
	data4	1
	.global optarg#
	.section	.sbss
	.align 8
	.type	optarg#, @object
	.size	optarg#, 8
optarg:
	.skip	8
	.section	.sbss,	"asw",	"nobits"
	.align 4
	.type	at_exit_count#, @object
	.size	at_exit_count#, 4
at_exit_count:
	.skip	4
	.section	.bss,	"aw",	"nobits"
	.align 8
	.type	at_exit#, @object
	.size	at_exit#, 512
at_exit:
	.skip	512
	.section	.sdata
	.align 8
	.type	seed#, @object
	.size	seed#, 8
seed:
	data8	1
	.section	.sbss,	"asw",	"nobits"
	.align 8
	.type	own_environment#, @object
	.size	own_environment#, 8
own_environment:
	.skip	8
	.global write#
	.type	write#, @function
	.global snprintf#
	.type	snprintf#, @function
	.global strcmp#
	.type	strcmp#, @function
	.global kill#
	.type	kill#, @function
	.global getpid#
	.type	getpid#, @function
	.global fflush#
	.type	fflush#, @function
	.global library_finish#
	.type	library_finish#, @function
	.global hpux_call#
	.type	hpux_call#, @function
	.global strcat#
	.type	strcat#, @function
	.global strcpy#
	.type	strcpy#, @function
	.global malloc#
	.type	malloc#, @function
	.global memcpy#
	.type	memcpy#, @function
	.global realloc#
	.type	realloc#, @function
	.global strchr#
	.type	strchr#, @function
	.global strlen#
	.type	strlen#, @function
	.global strncmp#
	.type	strncmp#, @function
	.ident	"GCC: (GNU) 12.2.0"
