// c3dc696fbf5417dd8cb8eeeb78b64271 guest-tests/hpux/expansions.c
	.file	"expansions.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%d: %d"
	.align 8
.LC1:
	stringz	" [%s]"
	.align 8
.LC2:
	stringz	"\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc show#
show:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 7, 3, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r38
	mov r38 = b0
	.mmi
	mov r40 = r1
	.body
	mov r41 = r32
	mov r43 = r33
	;;
	.mmi
	adds r42 = 16, r12
	nop 0
	mov r34 = r0
	.mmb
	adds r36 = 24, r12
	nop 0
	br.call.sptk.many b0 = wordexp#
	;;
	.mmi
	mov r1 = r40
	mov r37 = r8
	mov r43 = r8
	;;
	.mlx
	addl r14 = @gprel(number#), gp
	movl r35 = @gprel(.LC1)
	.mlx
	nop 0
	movl r41 = @gprel(.LC0)
	;;
	.mmi
	ld4 r42 = [r14]
	add r35 = r1, r35
	add r41 = r1, r41
	;;
	.mmi
	nop 0
	adds r42 = 1, r42
	nop 0
	;;
	.mib
	st4 [r14] = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r16 = 16, r12
	mov r1 = r40
	cmp4.eq p6, p7 = 0, r37
	.mmb
	shladd r15 = r34, 3, r0
	mov r41 = r35
	(p7) br.cond.dpnt .L3
	;;
	.mmi
	nop 0
	ld8 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r34, r14
	(p7) br.cond.dpnt .L8
	.align 32
.L4:
	.mii
	ld8 r14 = [r36]
	adds r34 = 1, r34
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r16 = 16, r12
	mov r1 = r40
	shladd r15 = r34, 3, r0
	.mmi
	mov r41 = r35
	;;
	ld8 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r34, r14
	(p6) br.cond.dptk .L4
.L8:
	.mib
	nop 0
	mov r41 = r16
	br.call.sptk.many b0 = wordfree#
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
	;;
.L3:
	.mlx
	nop 0
	movl r41 = @gprel(.LC2)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r40
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp show#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"${FOLDER#*/}"
	.align 8
.LC4:
	stringz	"/tmp/precis.words"
	.align 8
.LC5:
	stringz	"fa"
	.align 8
.LC6:
	stringz	"fb"
	.align 8
.LC7:
	stringz	"FOLDER=/usr/local/bin"
	.align 8
.LC8:
	stringz	"SLASH=/"
	.align 8
.LC9:
	stringz	"EMPTY="
	.align 8
.LC10:
	stringz	"STAR=f*"
	.align 8
.LC11:
	stringz	"NUMBER=21"
	.align 8
.LC13:
	stringz	"${NOWHERE:-x}"
	.align 8
.LC14:
	stringz	"$NOWHERE"
	.align 8
.LC15:
	stringz	"/"
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC12:
	data8	texts.0#+8
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mmi
	addl r38 = 493, r0
	add r37 = r1, r37
	.save ar.lc, r36
	mov r36 = ar.lc
	.body
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = chdir#
	;;
	.mmi
	mov r1 = r35
	addl r39 = 420, r0
	addl r38 = 257, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC5)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r35
	mov r37 = r8
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r35
	addl r39 = 420, r0
	addl r38 = 257, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC6)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r35
	mov r37 = r8
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC7)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = putenv#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = putenv#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC9)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = putenv#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC10)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = putenv#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC11)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = putenv#
	;;
	.mii
	mov r1 = r35
	mov ar.lc = 30
	mov r38 = r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	.mmi
	addl r14 = @gprel(.LC12), gp
	;;
	nop 0
	add r37 = r1, r37
	.mmb
	nop 0
	ld8 r32 = [r14]
	br.call.sptk.many b0 = show#
	;;
	.mib
	nop 0
	mov r1 = r35
	br.cloop.sptk.few .L12
	;;
.L16:
	.mlx
	nop 0
	movl r37 = @gprel(.LC13)
	.mmi
	nop 0
	addl r38 = 32, r0
	nop 0
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r35
	nop 0
	addl r38 = 32, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC14)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC5)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC6)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC15)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = chdir#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = rmdir#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r35
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r36
	br.ret.sptk.many b0
	;;
.L12:
	.mib
	ld8 r37 = [r32], 8
	mov r38 = r0
	br.call.sptk.many b0 = show#
	;;
	.mib
	nop 0
	mov r1 = r35
	br.cloop.sptk.few .L12
	.mib
	nop 0
	nop 0
	br .L16
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC16:
	stringz	"${FOLDER##*/}"
	.align 8
.LC17:
	stringz	"${FOLDER%/*}"
	.align 8
.LC18:
	stringz	"${FOLDER%%/*}"
	.align 8
.LC19:
	stringz	"x${FOLDER%%/*}"
	.align 8
.LC20:
	stringz	"${FOLDER#/usr}"
	.align 8
.LC21:
	stringz	"${FOLDER#local}"
	.align 8
.LC22:
	stringz	"${FOLDER##/*}"
	.align 8
.LC23:
	stringz	"\"${FOLDER##*/}\""
	.align 8
.LC24:
	stringz	"${FOLDER%${SLASH}*}"
	.align 8
.LC25:
	stringz	"\"$EMPTY\""
	.align 8
.LC26:
	stringz	"$STAR"
	.align 8
.LC27:
	stringz	"\"$STAR\""
	.align 8
.LC28:
	stringz	"${NONE:-f*}"
	.align 8
.LC29:
	stringz	"${NONE?}"
	.align 8
.LC30:
	stringz	"${NONE:?message}"
	.align 8
.LC31:
	stringz	"${#NONE}"
	.align 8
.LC32:
	stringz	"${LEFT:=$FOLDER}${LEFT}"
	.align 8
.LC33:
	stringz	"$((0x10 + 010))"
	.align 8
.LC34:
	stringz	"$((1 +))"
	.align 8
.LC35:
	stringz	"$((5 / 0))"
	.align 8
.LC36:
	stringz	"$((5 % 3))"
	.align 8
.LC37:
	stringz	"$(($NUMBER * 2))"
	.align 8
.LC38:
	stringz	"${-}"
	.align 8
.LC39:
	stringz	"${a b}"
	.align 8
.LC40:
	stringz	"~nobody_of_that_name"
	.align 8
.LC41:
	stringz	"x$1y"
	.align 8
.LC42:
	stringz	"$*"
	.align 8
.LC43:
	stringz	"\"$*\""
	.align 8
.LC44:
	stringz	"a$#$?b"
	.align 8
.LC45:
	stringz	"$!"
	.section	.data.rel.ro.local,"aw"
	.align 8
	.type	texts.0#, @object
	.size	texts.0#, 248
texts.0:
	data8	.LC3
	data8	.LC16
	data8	.LC17
	data8	.LC18
	data8	.LC19
	data8	.LC20
	data8	.LC21
	data8	.LC22
	data8	.LC23
	data8	.LC24
	data8	.LC25
	data8	.LC26
	data8	.LC27
	data8	.LC28
	data8	.LC29
	data8	.LC30
	data8	.LC31
	data8	.LC32
	data8	.LC33
	data8	.LC34
	data8	.LC35
	data8	.LC36
	data8	.LC37
	data8	.LC38
	data8	.LC39
	data8	.LC40
	data8	.LC41
	data8	.LC42
	data8	.LC43
	data8	.LC44
	data8	.LC45
	.section	.sbss,	"asw",	"nobits"
	.align 4
	.type	number#, @object
	.size	number#, 4
number:
	.skip	4
	.global rmdir#
	.type	rmdir#, @function
	.global unlink#
	.type	unlink#, @function
	.global putenv#
	.type	putenv#, @function
	.global close#
	.type	close#, @function
	.global open#
	.type	open#, @function
	.global chdir#
	.type	chdir#, @function
	.global mkdir#
	.type	mkdir#, @function
	.global wordfree#
	.type	wordfree#, @function
	.global printf#
	.type	printf#, @function
	.global wordexp#
	.type	wordexp#, @function
	.ident	"GCC: (GNU) 12.2.0"
