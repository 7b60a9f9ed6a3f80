// 8b211831cdf1c856fc2ec3d9a73b89d3
	.file	"host-names.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc no_access#
no_access:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 6, 0
	.save rp, r33
	mov r33 = b0
	addl r32 = @gprel(page.0#), gp
	.mmi
	mov r35 = r1
	.body
	;;
	ld8 r8 = [r32]
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r8
	mov b0 = r33
	.bbb
	nop 0
	(p7) br.cond.dpnt .L5
	br.ret.sptk.many b0
.L5:
	.mmi
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	.mmi
	mov r38 = r0
	addl r37 = 65536, r0
	mov r36 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r35
	st8 [r32] = r8
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp no_access#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"  write: %ld\n"
	.text
	.align 16
	.align 64
	.proc store#
store:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	.mmi
	nop 0
	mov r38 = r32
	nop 0
	;;
	.mib
	addl r39 = 513, r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r38 = r33
	cmp4.le p6, p7 = r0, r8
	nop 0
	.mmb
	mov r1 = r37
	mov r34 = r8
	(p6) br.cond.dpnt .L7
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r37
	ld4 r39 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC0)
	.mmi
	sub r39 = r0, r39
	;;
	nop 0
	sxt4 r39 = r39
	.mmb
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	mov r38 = r34
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L7:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r37
	mov r40 = r8
	nop 0
	.mmb
	mov r39 = r33
	mov r38 = r34
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC0)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	mov r38 = r34
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp store#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"  %s: %ld %s"
	.text
	.align 16
	.align 64
	.proc show#
show:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 4, 0
	.fframe 208
	adds r12 = -208, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	;;
	adds r14 = 16, r12
	.mmi
	addl r39 = 192, r0
	adds r37 = 24, r12
	mov r38 = r0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r37 = r32
	.mmb
	mov r38 = r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r36
	adds r38 = 16, r12
	mov r33 = r8
	.mmb
	addl r39 = 199, r0
	mov r37 = r8
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r39 = r8
	.mmi
	adds r40 = 16, r12
	nop 0
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r36
	mov r37 = r33
	br.call.sptk.many b0 = close#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 208, r12
	br.ret.sptk.many b0
	.endp show#
	.section	.rodata.str1.8
	.align 8
.LC2:
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
	movl r36 = @gprel(.LC2)
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
.LC3:
	stringz	"%s = %ld\n"
	.text
	.align 16
	.align 64
	.proc show_answer.isra.0#
show_answer.isra.0:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	cmp.ne p6, p7 = -1, r33
	nop 0
	.mib
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	(p6) br.cond.dpnt .L16
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r37 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L23
.L16:
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	.mmi
	mov r39 = r33
	nop 0
	mov r38 = r32
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	;;
.L23:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r8
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp show_answer.isra.0#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"uname(&u)"
	.align 8
.LC5:
	stringz	"  %s, %s, %s\n"
	.align 8
.LC6:
	stringz	"/proc/sys/kernel/hostname"
	.align 8
.LC7:
	stringz	"/proc/sys/kernel/domainname"
	.text
	.align 16
	.align 64
	.proc show_names#
show_names:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 4, 0
	.fframe 400
	adds r12 = -400, r12
	nop 0
	.mii
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	.body
	;;
	addl r37 = 390, r0
	.mmb
	addl r36 = 238, r0
	adds r35 = 16, r12
	br.call.sptk.many b0 = memset#
	;;
	.mib
	mov r1 = r34
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r34
	nop 0
	adds r35 = 16, r12
	.mmb
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = uname#
	;;
	.mmi
	mov r1 = r34
	nop 0
	sxt4 r36 = r8
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC4)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r34
	nop 0
	adds r38 = 341, r12
	.mmi
	adds r37 = 81, r12
	nop 0
	adds r36 = 16, r12
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC5)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r34
	nop 0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC6)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r34
	nop 0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC7)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mii
	mov r1 = r34
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 400, r12
	br.ret.sptk.many b0
	.endp show_names#
	.section	.rodata.str1.8
	.align 8
.LC8:
	stringz	"setgid"
	.align 8
.LC9:
	stringz	"guest"
	.align 8
.LC10:
	stringz	"sethostname(\"guest\", 5)"
	.align 8
.LC11:
	stringz	"example.org"
	.align 8
.LC12:
	stringz	"setdomainname(\"example.org\", 11)"
	.align 8
.LC13:
	stringz	"sethostname(\"guest\", 3)"
	.align 8
.LC14:
	stringz	"setdomainname(\"example.org\", 0)"
	.align 8
.LC15:
	stringz	"sethostname(longest, 65)"
	.align 8
.LC16:
	stringz	"setdomainname(longest, 65)"
	.align 8
.LC17:
	stringz	"sethostname(longest, 64)"
	.align 8
.LC18:
	stringz	"setdomainname(longest, 64)"
	.align 8
.LC19:
	stringz	"sethostname(longest, -1)"
	.align 8
.LC20:
	stringz	"setdomainname(longest, -1)"
	.align 8
.LC21:
	stringz	"sethostname((const char *)no_access(), 5)"
	.align 8
.LC22:
	stringz	"setdomainname((const char *)no_access(), 5)"
	.align 8
.LC23:
	stringz	"uname((struct utsname *)no_access())"
	.align 8
.LC24:
	stringz	""
	.align 8
.LC25:
	stringz	"sethostname(\"\", 0)"
	.align 8
.LC26:
	stringz	"written\nmore\n"
	.align 8
.LC27:
	stringz	"by.hand"
	.align 8
.LC28:
	stringz	"child"
	.align 8
.LC29:
	stringz	"sethostname(\"child\", 5)"
	.align 8
.LC30:
	stringz	"gethostname(text, sizeof text)"
	.align 8
.LC31:
	stringz	"setresuid"
	.align 8
.LC32:
	stringz	"other"
	.align 8
.LC33:
	stringz	"sethostname(\"other\", 5)"
	.align 8
.LC34:
	stringz	"setdomainname(\"other\", 5)"
	.align 8
.LC35:
	stringz	"  %s\n"
	.align 8
.LC36:
	stringz	"gethostname(text, 3)"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 4, 0
	.fframe 176
	adds r12 = -176, r12
	nop 0
	.mii
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	;;
	addl r38 = 58, r0
	.mmb
	mov r37 = r0
	adds r36 = 124, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r35
	addl r38 = 65, r0
	nop 0
	.mmb
	addl r37 = 110, r0
	adds r36 = 116, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r39 = r0
	.mii
	addl r38 = 1, r0
	mov r37 = r0
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], stdout#
	nop 0
	;;
	.mib
	ld8 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = setvbuf#
	;;
	.mib
	mov r36 = r0
	mov r1 = r35
	br.call.sptk.many b0 = setgid#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC8)
	;;
	.mib
	(p7) add r36 = r1, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r32 = r8
	.mmi
	addl r37 = 5, r0
	st4 [r8] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC9)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = sethostname#
	;;
	.mmi
	mov r1 = r35
	nop 0
	sxt4 r37 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC10)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r35
	addl r37 = 11, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC11)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = setdomainname#
	;;
	.mmi
	mov r1 = r35
	nop 0
	sxt4 r37 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC12)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = show_names#
	;;
	.mmi
	nop 0
	mov r1 = r35
	addl r37 = 3, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC9)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = sethostname#
	;;
	.mmi
	mov r1 = r35
	nop 0
	sxt4 r37 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC13)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r35
	mov r37 = r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC11)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = setdomainname#
	;;
	.mmi
	mov r1 = r35
	nop 0
	sxt4 r37 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC14)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = show_names#
	;;
	.mmi
	mov r1 = r35
	addl r37 = 65, r0
	nop 0
	.mmb
	adds r36 = 116, r12
	st4 [r32] = r0
	br.call.sptk.many b0 = sethostname#
	;;
	.mmi
	mov r1 = r35
	nop 0
	sxt4 r37 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC15)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r35
	addl r37 = 65, r0
	nop 0
	.mmb
	adds r36 = 116, r12
	st4 [r32] = r0
	br.call.sptk.many b0 = setdomainname#
	;;
	.mmi
	mov r1 = r35
	nop 0
	sxt4 r37 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC16)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r35
	addl r37 = 64, r0
	nop 0
	.mmb
	adds r36 = 116, r12
	st4 [r32] = r0
	br.call.sptk.many b0 = sethostname#
	;;
	.mmi
	mov r1 = r35
	nop 0
	sxt4 r37 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC17)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r35
	addl r37 = 64, r0
	nop 0
	.mmb
	adds r36 = 116, r12
	st4 [r32] = r0
	br.call.sptk.many b0 = setdomainname#
	;;
	.mmi
	mov r1 = r35
	nop 0
	sxt4 r37 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC18)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = show_names#
	;;
	.mmi
	mov r1 = r35
	addl r37 = -1, r0
	nop 0
	.mmb
	adds r36 = 116, r12
	st4 [r32] = r0
	br.call.sptk.many b0 = sethostname#
	;;
	.mmi
	mov r1 = r35
	nop 0
	sxt4 r37 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC19)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r35
	addl r37 = -1, r0
	nop 0
	.mmb
	adds r36 = 116, r12
	st4 [r32] = r0
	br.call.sptk.many b0 = setdomainname#
	;;
	.mmi
	mov r1 = r35
	nop 0
	sxt4 r37 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC20)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r36 = r8
	.mmb
	addl r37 = 5, r0
	nop 0
	br.call.sptk.many b0 = sethostname#
	;;
	.mmi
	mov r1 = r35
	nop 0
	sxt4 r37 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC21)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r36 = r8
	.mmb
	addl r37 = 5, r0
	nop 0
	br.call.sptk.many b0 = setdomainname#
	;;
	.mmi
	mov r1 = r35
	nop 0
	sxt4 r37 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC22)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mib
	mov r1 = r35
	mov r36 = r8
	br.call.sptk.many b0 = uname#
	;;
	.mmi
	mov r1 = r35
	nop 0
	sxt4 r37 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC23)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r35
	mov r37 = r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC24)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = sethostname#
	;;
	.mmi
	mov r1 = r35
	nop 0
	sxt4 r37 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC25)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = show_names#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC26)
	.mlx
	nop 0
	movl r36 = @gprel(.LC6)
	;;
	.mib
	add r37 = r1, r37
	add r36 = r1, r36
	br.call.sptk.many b0 = store#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC27)
	.mlx
	nop 0
	movl r36 = @gprel(.LC7)
	;;
	.mib
	add r37 = r1, r37
	add r36 = r1, r36
	br.call.sptk.many b0 = store#
	;;
	.mib
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = show_names#
	;;
	.mib
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r35
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L28
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC28)
	.mmi
	addl r37 = 5, r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = sethostname#
	;;
	.mmi
	mov r1 = r35
	nop 0
	sxt4 r37 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC29)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r35
	addl r37 = 100, r0
	nop 0
	.mmb
	adds r36 = 16, r12
	st4 [r32] = r0
	br.call.sptk.many b0 = gethostname#
	;;
	.mmi
	mov r1 = r35
	nop 0
	sxt4 r37 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC30)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r38 = 1001, r0
	addl r36 = 1001, r0
	nop 0
	.mmb
	addl r37 = 1001, r0
	mov r1 = r35
	br.call.sptk.many b0 = setresuid#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC31)
	;;
	.mib
	(p7) add r36 = r1, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC32)
	.mmi
	addl r37 = 5, r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = sethostname#
	;;
	.mmi
	mov r1 = r35
	nop 0
	sxt4 r37 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC33)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r35
	addl r37 = 5, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC32)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = setdomainname#
	;;
	.mmi
	mov r1 = r35
	nop 0
	sxt4 r37 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC34)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r35
	mov r36 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L28:
	.mib
	mov r36 = r0
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	mov r1 = r35
	adds r36 = 16, r12
	nop 0
	.mmb
	addl r37 = 100, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = gethostname#
	;;
	.mmi
	mov r1 = r35
	nop 0
	sxt4 r37 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC30)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r35
	nop 0
	adds r37 = 16, r12
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC35)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	adds r36 = 16, r12
	nop 0
	.mmb
	addl r37 = 3, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = gethostname#
	;;
	.mmi
	mov r1 = r35
	nop 0
	sxt4 r37 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC36)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
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
	.mmb
	.restore sp
	adds r12 = 176, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
	.sbss
	.align 8
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
