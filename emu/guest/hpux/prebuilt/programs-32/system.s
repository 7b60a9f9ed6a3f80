// 4a9a178b496a82a0b1e8c5b37b4aedac emu/guest/hpux/tests/system.c
	.file	"system.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc handler#
handler:
	.prologue
	.body
	.mmi
	addl r15 = @gprel(caught#), gp
	;;
	ld4.acq r16 = [r15]
	nop 0
	;;
	.mmi
	shladd r14 = r16, 2, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r16 = r14, 2, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r32
	nop 0
	;;
	.mib
	st4.rel [r15] = r14
	nop 0
	br.ret.sptk.many b0
	.endp handler#
	.align 16
	.align 64
	.proc work#
work:
	.prologue
	.mmi
	adds r14 = -1, r32
	mov r16 = r0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mmb
	st4.rel [r12] = r0
	cmp4.ge p6, p7 = 0, r32
	(p6) br.cond.dpnt .L4
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L5:
	.mmi
	ld4.acq r14 = [r12]
	and r15 = 3, r16
	adds r16 = 1, r16
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	st4.rel [r12] = r14
	nop 0
	br.cloop.sptk.few .L5
	;;
.L4:
	.mib
	ld4.acq r8 = [r12]
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp work#
	.align 16
	.align 64
	.proc three#
three:
	.prologue
	.body
	.mmi
	addp4 r32 = 0,r32
	;;
	cmp.eq p6, p7 = 0, r32
	nop 0
	;;
	.mmi
	nop 0
	(p7) addl r8 = 3, r0
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r8 = r0
	br.ret.sptk.many b0
	.endp three#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"a-file"
	.align 8
.LC1:
	stringz	"0123456789"
	.align 8
.LC2:
	stringz	"write %ld\n"
	.align 8
.LC3:
	stringz	"lseek %ld read %ld %s\n"
	.align 8
.LC4:
	stringz	"fstat %d\n"
	.align 8
.LC5:
	stringz	"again %d %d\n"
	.align 8
.LC6:
	stringz	"unlink %d %d\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc files#
files:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 7, 4, 0
	.fframe 272
	adds r12 = -272, r12
	.save rp, r36
	mov r36 = b0
	.mlx
	mov r38 = r1
	.body
	movl r33 = @gprel(.LC0)
	;;
	.mmi
	adds r14 = 280, r12
	add r33 = r1, r33
	nop 0
	.mmi
	adds r35 = 272, r12
	addl r41 = 416, r0
	addl r40 = 770, r0
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	mov r39 = r33
	.mmb
	st8 [r35] = r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r32 = r8
	.mmi
	addl r41 = 10, r0
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	mov r39 = r32
	nop 0
	.mmb
	mov r41 = r0
	addl r40 = 4, r0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r38
	mov r39 = r32
	mov r40 = r35
	.mmb
	mov r34 = r8
	addl r41 = 4, r0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r42 = r35
	.mmi
	mov r41 = r8
	nop 0
	mov r40 = r34
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r38
	mov r39 = r32
	;;
	.mib
	mov r40 = r14
	nop 0
	br.call.sptk.many b0 = fstat#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 384, r0
	mov r39 = r33
	nop 0
	.mmb
	mov r1 = r38
	addl r40 = 1282, r0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r38
	mov r34 = r8
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	mov r1 = r38
	mov r40 = r34
	;;
	.mlx
	ld4 r14 = [r8]
	movl r39 = @gprel(.LC5)
	;;
	.mii
	cmp4.eq p6, p7 = 17, r14
	add r39 = r1, r39
	;;
	(p6) addl r41 = 1, r0
	;;
	.mib
	(p7) mov r41 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	mov r39 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r38
	mov r39 = r33
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r33
	.mmb
	mov r32 = r8
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r1 = r38
	mov r41 = r8
	mov r40 = r32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 272, r12
	br.ret.sptk.many b0
	.endp files#
	.section	.rodata.str1.8
	.align 8
.LC7:
	stringz	"child"
	.align 8
.LC8:
	stringz	"read %ld %s\n"
	.align 8
.LC9:
	stringz	"wait %d"
	.align 8
.LC10:
	stringz	" %d\n"
	.align 8
.LC11:
	stringz	"sigaction %d\n"
	.align 8
.LC12:
	stringz	"blocked %d\n"
	.align 8
.LC13:
	stringz	"caught %d\n"
	.align 8
.LC14:
	stringz	"action %d\n"
	.align 8
.LC15:
	stringz	"profil %d\n"
	.align 8
.LC16:
	stringz	"most ticks in work %d, some %d\n"
	.align 8
.LC17:
	stringz	"strlen"
	.align 8
.LC18:
	stringz	"dlsym"
	.align 8
.LC19:
	stringz	"dlsym %ld\n"
	.align 8
.LC20:
	stringz	"define %d"
	.align 8
.LC21:
	stringz	"value"
	.align 8
.LC22:
	stringz	" %d"
	.align 8
.LC23:
	stringz	"bad"
	.align 8
.LC24:
	stringz	", find %d"
	.align 8
.LC25:
	stringz	" %ld"
	.align 8
.LC26:
	stringz	" %d %d"
	.align 8
.LC27:
	stringz	", dlsym %ld\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 0, 9, 4, 0
	.fframe 128
	adds r12 = -128, r12
	nop 0
	.mmi
	mov r40 = r1
	nop 0
	.save rp, r38
	mov r38 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = files#
	;;
	.mmi
	adds r33 = 96, r12
	adds r14 = 16, r12
	nop 0
	.mmi
	adds r34 = 56, r12
	mov r1 = r40
	adds r37 = 60, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	mov r41 = r34
	.mmb
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mib
	mov r41 = r0
	mov r1 = r40
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	adds r15 = 16, r12
	mov r32 = r8
	.mmb
	mov r1 = r40
	addl r43 = 5, r0
	(p7) br.cond.dpnt .L23
	;;
	.mmi
	nop 0
	mov r42 = r15
	nop 0
	.mmb
	ld4 r41 = [r34]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r40
	adds r14 = 16, r12
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC8)
	.mii
	addl r35 = @ltoff(@fptr(handler#)), gp
	mov r43 = r14
	;;
	add r41 = r1, r41
	.mmb
	ld8 r35 = [r35]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r33
	;;
	.mib
	addl r36 = @gprel(caught#), gp
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.eq p6, p7 = r8, r32
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC9)
	.mmi
	nop 0
	(p6) addl r42 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r42 = r0
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	ld4 r42 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC10)
	;;
	.mib
	add r41 = r1, r41
	extr.u r42 = r42, 8, 8
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 64, r12
	adds r15 = 104, r12
	adds r16 = 100, r12
	.mmi
	mov r43 = r0
	mov r1 = r40
	addl r41 = 16, r0
	;;
	.mmi
	nop 0
	st4 [r14] = r0
	adds r14 = 68, r12
	.mmi
	st4 [r15] = r0
	adds r15 = 108, r12
	mov r42 = r34
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 72, r12
	.mmi
	st4 [r15] = r0
	nop 0
	adds r15 = 112, r12
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 76, r12
	.mmi
	st4 [r15] = r0
	nop 0
	adds r15 = 116, r12
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 80, r12
	.mmi
	st4 [r15] = r0
	nop 0
	adds r15 = 120, r12
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 84, r12
	.mmi
	st4 [r15] = r0
	nop 0
	adds r15 = 124, r12
	;;
	.mmi
	nop 0
	st4 [r14] = r0
	adds r14 = 88, r12
	.mmi
	st4 [r16] = r0
	;;
	st4 [r14] = r0
	adds r14 = 92, r12
	.mmi
	st4 [r15] = r0
	;;
	st4 [r14] = r0
	addl r14 = 32768, r0
	.mmi
	st4 [r37] = r0
	;;
	st4 [r33] = r14
	nop 0
	.mmb
	st4 [r34] = r35
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC11)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r43 = r0
	mov r42 = r33
	nop 0
	.mmb
	mov r41 = r0
	mov r1 = r40
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r8
	.mmb
	addl r42 = 16, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r40
	ld4.acq r42 = [r36]
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC12)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r43 = r0
	mov r1 = r40
	nop 0
	.mmb
	mov r42 = r33
	addl r41 = 1, r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	mov r1 = r40
	ld4.acq r42 = [r36]
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC13)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r42 = r0
	.mmi
	mov r1 = r40
	nop 0
	addl r41 = 16, r0
	;;
	.mib
	mov r43 = r15
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r40
	;;
	.mlx
	ld4 r14 = [r15]
	movl r41 = @gprel(.LC14)
	;;
	.mii
	cmp4.eq p6, p7 = r35, r14
	add r41 = r1, r41
	;;
	(p6) addl r42 = 1, r0
	;;
	.mib
	(p7) mov r42 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addl r43 = -4096, r0
	.mmi
	addl r44 = 8192, r0
	nop 0
	addl r42 = 8192, r0
	;;
	.mlx
	addl r14 = @ltoff(@fptr(work#)), gp
	movl r41 = @gprel(ticks#)
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	add r41 = r1, r41
	;;
	.mmi
	adds r15 = 4, r14
	nop 0
	adds r14 = 6, r14
	;;
	.mmi
	ld2 r15 = [r15]
	ld2 r32 = [r14]
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r15, 16
	;;
	or r32 = r15, r32
	;;
	.mib
	and r43 = r43, r32
	nop 0
	br.call.sptk.many b0 = profil#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC15)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r40
	movl r41 = 30000000
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = work#
	;;
	.mmi
	mov r1 = r40
	mov r44 = r0
	mov r43 = r0
	.mmb
	mov r42 = r0
	mov r41 = r0
	br.call.sptk.many b0 = profil#
	;;
	.mmi
	mov r1 = r40
	mov r17 = r0
	extr.u r18 = r32, 4, 8
	.mmi
	mov r20 = r0
	mov r14 = r0
	addl r21 = 4096, r0
	;;
	.mlx
	nop 0
	movl r16 = @gprel(ticks#)
	.mii
	mov r19 = r18
	adds r18 = 40, r18
	;;
	add r16 = r1, r16
	;;
	.align 32
.L21:
	.mmi
	addp4 r15 = 0,r16
	nop 0
	cmp4.leu p8, p9 = r18, r14
	.mmi
	adds r16 = 2, r16
	nop 0
	cmp4.gtu p6, p7 = r19, r14
	;;
	.mib
	ld2 r15 = [r15]
	nop 0
	(p6) br.cond.dptk .L17
	;;
	.mib
	(p9) add r20 = r20, r15
	(p9) adds r14 = 1, r14
	(p9) br.cond.dptk .L21
	;;
	.mmi
	adds r14 = 1, r14
	nop 0
	add r17 = r17, r15
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r21, r14
	(p7) br.cond.dptk .L21
	;;
	.mmi
	shladd r14 = r17, 3, r0
	nop 0
	cmp4.lt p6, p7 = 5, r20
	.mlx
	adds r32 = 128, r12
	movl r41 = @gprel(.LC16)
	;;
	.mmi
	add r14 = r14, r17
	(p6) addl r43 = 1, r0
	add r41 = r1, r41
	;;
	.mii
	(p7) mov r43 = r0
	cmp4.gt p6, p7 = r20, r14
	;;
	(p6) addl r42 = 1, r0
	;;
	.mib
	(p7) mov r42 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r0
	.mmb
	mov r41 = r0
	nop 0
	br.call.sptk.many b0 = dlopen#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addp4 r41 = 0,r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC17)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = dlsym#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addp4 r8 = 0,r8
	;;
	.mlx
	ld8 r14 = [r8], 8
	movl r41 = @gprel(.LC18)
	;;
	.mii
	nop 0
	mov b6 = r14
	nop 0
	.mmb
	add r41 = r1, r41
	ld8 r1 = [r8]
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC19)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	adds r15 = 16, r12
	addl r14 = 5, r0
	.mmi
	mov r44 = r0
	st4 [r32] = r0
	addl r42 = 3, r0
	;;
	.mlx
	addl r43 = @ltoff(@fptr(three#)), gp
	movl r41 = @gprel(.LC17)
	.mmi
	st4 [r15] = r0
	st4 [r33] = r14
	nop 0
	;;
	.mmi
	ld8 r43 = [r43]
	nop 0
	add r41 = r1, r41
	.mmb
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = shl_definesym#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC20)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r43 = r33
	.mmi
	mov r44 = r0
	nop 0
	addl r42 = 2, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC21)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = shl_definesym#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC22)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r43 = r0
	.mmi
	mov r44 = r0
	nop 0
	addl r42 = 9, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC23)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = shl_definesym#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC22)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	adds r14 = 16, r12
	.mmi
	mov r44 = r32
	nop 0
	addl r43 = 3, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC17)
	.mmi
	nop 0
	mov r41 = r14
	nop 0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = shl_findsym#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC24)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r1 = r40
	;;
	.mlx
	addp4 r14 = 0,r14
	movl r41 = @gprel(.LC18)
	;;
	.mii
	ld8 r15 = [r14], 8
	add r41 = r1, r41
	;;
	mov b6 = r15
	.mmb
	ld8 r1 = [r14]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC25)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	adds r14 = 16, r12
	.mmi
	addl r43 = 2, r0
	nop 0
	mov r44 = r34
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC21)
	.mmi
	nop 0
	mov r41 = r14
	nop 0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = shl_findsym#
	;;
	.mmi
	ld4 r14 = [r34]
	mov r1 = r40
	mov r42 = r8
	;;
	.mlx
	cmp4.eq p6, p7 = r33, r14
	movl r41 = @gprel(.LC26)
	;;
	.mmi
	(p6) addl r43 = 1, r0
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p7) mov r43 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r0
	.mmb
	mov r41 = r0
	nop 0
	br.call.sptk.many b0 = dlopen#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addp4 r41 = 0,r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC17)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = dlsym#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addp4 r8 = 0,r8
	;;
	.mlx
	ld8 r14 = [r8], 8
	movl r41 = @gprel(.LC18)
	;;
	.mmi
	add r41 = r1, r41
	nop 0
	mov b6 = r14
	.mmb
	ld8 r1 = [r8]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC27)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r40
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 128, r12
	nop 0
	br.ret.sptk.many b0
.L17:
	.body
	.copy_state 1
	.mib
	add r17 = r17, r15
	adds r14 = 1, r14
	br .L21
.L23:
	.mlx
	nop 0
	movl r42 = @gprel(.LC7)
	.mmi
	addl r43 = 5, r0
	ld4 r41 = [r37]
	nop 0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r40
	addl r41 = 9, r0
	br.call.sptk.many b0 = _exit#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r40
	.mmi
	ld4 r41 = [r34]
	nop 0
	addl r43 = 5, r0
	;;
	.mib
	mov r42 = r15
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r40
	adds r14 = 16, r12
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC8)
	.mmi
	addl r35 = @ltoff(@fptr(handler#)), gp
	nop 0
	mov r43 = r14
	;;
	.mib
	ld8 r35 = [r35]
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r33
	;;
	.mib
	addl r36 = @gprel(caught#), gp
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.eq p6, p7 = r8, r32
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC9)
	.mmi
	nop 0
	(p6) addl r42 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r42 = r0
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	ld4 r42 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC10)
	;;
	.mib
	add r41 = r1, r41
	extr.u r42 = r42, 8, 8
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 64, r12
	st4 [r37] = r0
	adds r15 = 104, r12
	.mmi
	adds r16 = 100, r12
	mov r1 = r40
	mov r43 = r0
	;;
	.mmi
	nop 0
	st4 [r14] = r0
	adds r14 = 68, r12
	.mmi
	st4 [r15] = r0
	adds r15 = 108, r12
	mov r42 = r34
	;;
	.mmi
	nop 0
	st4 [r14] = r0
	adds r14 = 72, r12
	.mmi
	st4 [r15] = r0
	adds r15 = 112, r12
	addl r41 = 16, r0
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 76, r12
	.mmi
	st4 [r15] = r0
	nop 0
	adds r15 = 116, r12
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 80, r12
	.mmi
	st4 [r15] = r0
	nop 0
	adds r15 = 120, r12
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 84, r12
	.mmi
	st4 [r15] = r0
	nop 0
	adds r15 = 124, r12
	;;
	.mmi
	nop 0
	st4 [r14] = r0
	adds r14 = 88, r12
	.mmi
	st4 [r16] = r0
	;;
	st4 [r14] = r0
	adds r14 = 92, r12
	.mmi
	st4 [r15] = r0
	;;
	st4 [r14] = r0
	addl r14 = 32768, r0
	.mmi
	nop 0
	st4 [r34] = r35
	nop 0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC11)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r43 = r0
	mov r42 = r33
	nop 0
	.mmb
	mov r1 = r40
	mov r41 = r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r8
	.mmb
	addl r42 = 16, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r40
	ld4.acq r42 = [r36]
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC12)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	mov r43 = r0
	nop 0
	.mmb
	mov r42 = r33
	addl r41 = 1, r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	mov r1 = r40
	ld4.acq r42 = [r36]
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC13)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r42 = r0
	.mmi
	mov r1 = r40
	nop 0
	addl r41 = 16, r0
	;;
	.mib
	mov r43 = r15
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r40
	;;
	.mlx
	ld4 r14 = [r15]
	movl r41 = @gprel(.LC14)
	;;
	.mii
	cmp4.eq p6, p7 = r35, r14
	add r41 = r1, r41
	;;
	(p6) addl r42 = 1, r0
	;;
	.mib
	(p7) mov r42 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addl r43 = -4096, r0
	.mmi
	addl r44 = 8192, r0
	nop 0
	addl r42 = 8192, r0
	;;
	.mlx
	addl r14 = @ltoff(@fptr(work#)), gp
	movl r41 = @gprel(ticks#)
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	add r41 = r1, r41
	;;
	.mmi
	adds r15 = 4, r14
	nop 0
	adds r14 = 6, r14
	;;
	.mmi
	ld2 r15 = [r15]
	ld2 r32 = [r14]
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r15, 16
	;;
	or r32 = r15, r32
	;;
	.mib
	and r43 = r43, r32
	nop 0
	br.call.sptk.many b0 = profil#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC15)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r40
	movl r41 = 30000000
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = work#
	;;
	.mmi
	mov r1 = r40
	mov r44 = r0
	mov r43 = r0
	.mmb
	mov r42 = r0
	mov r41 = r0
	br.call.sptk.many b0 = profil#
	;;
	.mmi
	mov r1 = r40
	mov r17 = r0
	extr.u r18 = r32, 4, 8
	.mmi
	mov r20 = r0
	mov r14 = r0
	addl r21 = 4096, r0
	;;
	.mlx
	nop 0
	movl r16 = @gprel(ticks#)
	.mmi
	mov r19 = r18
	nop 0
	adds r18 = 40, r18
	;;
	.mib
	nop 0
	add r16 = r1, r16
	br .L21
	.endp main#
	.section	.bss,	"aw",	"nobits"
	.align 2
	.type	ticks#, @object
	.size	ticks#, 8192
ticks:
	.skip	8192
	.section	.sbss,	"asw",	"nobits"
	.align 4
	.type	caught#, @object
	.size	caught#, 4
caught:
	.skip	4
	.global _exit#
	.type	_exit#, @function
	.global shl_findsym#
	.type	shl_findsym#, @function
	.global shl_definesym#
	.type	shl_definesym#, @function
	.global dlsym#
	.type	dlsym#, @function
	.global dlopen#
	.type	dlopen#, @function
	.global profil#
	.type	profil#, @function
	.global kill#
	.type	kill#, @function
	.global getpid#
	.type	getpid#, @function
	.global sigprocmask#
	.type	sigprocmask#, @function
	.global sigaction#
	.type	sigaction#, @function
	.global wait#
	.type	wait#, @function
	.global fork#
	.type	fork#, @function
	.global fflush#
	.type	fflush#, @function
	.global pipe#
	.type	pipe#, @function
	.global unlink#
	.type	unlink#, @function
	.global close#
	.type	close#, @function
	.global __errno#
	.type	__errno#, @function
	.global fstat#
	.type	fstat#, @function
	.global read#
	.type	read#, @function
	.global lseek#
	.type	lseek#, @function
	.global printf#
	.type	printf#, @function
	.global write#
	.type	write#, @function
	.global open#
	.type	open#, @function
	.ident	"GCC: (GNU) 12.2.0"
