// 74a4b394ad55a541e18d93430de2296c guest-tests/ia64/older-calls.c
	.file	"older-calls.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.text
	.align 16
	.proc must#
must:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st8 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	ld8 r14 = [r36]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L2
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r37
	mov r15 = r8
	adds r14 = 8, r36
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	addl r38 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L2:
	ld8 r14 = [r36]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp must#
	.section	.rodata
	.align 8
.LC1:
	stringz	"%s = %ld\n"
	.text
	.align 16
	.proc show_answer#
show_answer:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st8 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L5
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r40 = r14
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	br .L6
	;;
.L5:
	adds r14 = 8, r36
	;;
	ld8 r40 = [r14]
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L6:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp show_answer#
	.align 16
	.proc no_access#
no_access:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(page.0#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	mov r38 = r0
	addl r37 = 65536, r0
	mov r36 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r15 = @gprel(page.0#), gp
	;;
	st8 [r15] = r14
.L9:
	addl r14 = @gprel(page.0#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp no_access#
	.section	.rodata
	.align 8
.LC2:
	stringz	"no file"
	.align 8
.LC3:
	stringz	""
	.align 8
.LC4:
	stringz	" dev"
	.align 8
.LC5:
	stringz	" ino"
	.align 8
.LC6:
	stringz	" nlink"
	.align 8
.LC7:
	stringz	" mode"
	.align 8
.LC8:
	stringz	" uid"
	.align 8
.LC9:
	stringz	" gid"
	.align 8
.LC10:
	stringz	" rdev"
	.align 8
.LC11:
	stringz	" size"
	.align 8
.LC12:
	stringz	" atime"
	.align 8
.LC13:
	stringz	" mtime"
	.align 8
.LC14:
	stringz	" ctime"
	.align 8
.LC15:
	stringz	" blksize"
	.align 8
.LC16:
	stringz	" blocks"
	.align 8
.LC17:
	stringz	" unused"
	.align 8
.LC18:
	stringz	"  %s: %s%s%s%s%s%s%s%s%s%s%s%s%s%s%s\n"
	.text
	.align 16
	.proc compare#
compare:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 4, 8, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -384, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	adds r14 = -16, r38
	;;
	st8 [r14] = r32
	adds r14 = -8, r38
	;;
	st8 [r14] = r33
	mov r14 = r38
	;;
	st8 [r14] = r34
	adds r14 = 8, r38
	;;
	st4 [r14] = r35
	adds r16 = -280, r38
	adds r15 = 8, r38
	mov r14 = r38
	;;
	mov r44 = r16
	addl r43 = 2047, r0
	ld4 r42 = [r15]
	ld8 r41 = [r14]
	addl r40 = -100, r0
	br.call.sptk.many b0 = statx#
	mov r1 = r39
	adds r14 = -288, r38
	;;
	st4 [r14] = r8
	adds r15 = -288, r38
	;;
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	movl r25 = @gprel(.LC2)
	;;
	add r25 = r1, r25
	br .L13
	;;
.L12:
	movl r25 = @gprel(.LC3)
	;;
	add r25 = r1, r25
.L13:
	adds r14 = -8, r38
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	adds r15 = -280, r38
	;;
	adds r15 = 136, r15
	;;
	ld4 r15 = [r15]
	;;
	dep.z r16 = r15, 8, 24
	adds r15 = -280, r38
	;;
	adds r15 = 140, r15
	;;
	ld4 r15 = [r15]
	;;
	or r15 = r15, r16
	;;
	addp4 r15 = r15, r0
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L14
	movl r26 = @gprel(.LC3)
	;;
	add r26 = r1, r26
	br .L15
	;;
.L14:
	movl r26 = @gprel(.LC4)
	;;
	add r26 = r1, r26
.L15:
	adds r14 = -8, r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -280, r38
	;;
	adds r14 = 32, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L16
	movl r27 = @gprel(.LC3)
	;;
	add r27 = r1, r27
	br .L17
	;;
.L16:
	movl r27 = @gprel(.LC5)
	;;
	add r27 = r1, r27
.L17:
	adds r14 = -8, r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -280, r38
	;;
	adds r15 = 16, r15
	;;
	ld4 r15 = [r15]
	;;
	addp4 r15 = r15, r0
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L18
	movl r28 = @gprel(.LC3)
	;;
	add r28 = r1, r28
	br .L19
	;;
.L18:
	movl r28 = @gprel(.LC6)
	;;
	add r28 = r1, r28
.L19:
	adds r14 = -8, r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 24, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -280, r38
	;;
	adds r15 = 28, r15
	;;
	ld2 r15 = [r15]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L20
	movl r29 = @gprel(.LC3)
	;;
	add r29 = r1, r29
	br .L21
	;;
.L20:
	movl r29 = @gprel(.LC7)
	;;
	add r29 = r1, r29
.L21:
	adds r14 = -8, r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 28, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -280, r38
	;;
	adds r14 = 20, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L22
	movl r30 = @gprel(.LC3)
	;;
	add r30 = r1, r30
	br .L23
	;;
.L22:
	movl r30 = @gprel(.LC8)
	;;
	add r30 = r1, r30
.L23:
	adds r14 = -8, r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 32, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -280, r38
	;;
	adds r14 = 24, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L24
	movl r16 = @gprel(.LC3)
	;;
	add r16 = r1, r16
	br .L25
	;;
.L24:
	movl r16 = @gprel(.LC9)
	;;
	add r16 = r1, r16
.L25:
	adds r14 = -8, r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 40, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -280, r38
	;;
	adds r15 = 128, r15
	;;
	ld4 r15 = [r15]
	;;
	dep.z r17 = r15, 8, 24
	adds r15 = -280, r38
	;;
	adds r15 = 132, r15
	;;
	ld4 r15 = [r15]
	;;
	or r15 = r15, r17
	;;
	addp4 r15 = r15, r0
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L26
	movl r17 = @gprel(.LC3)
	;;
	add r17 = r1, r17
	br .L27
	;;
.L26:
	movl r17 = @gprel(.LC10)
	;;
	add r17 = r1, r17
.L27:
	adds r14 = -8, r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 48, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -280, r38
	;;
	adds r14 = 40, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L28
	movl r18 = @gprel(.LC3)
	;;
	add r18 = r1, r18
	br .L29
	;;
.L28:
	movl r18 = @gprel(.LC11)
	;;
	add r18 = r1, r18
.L29:
	adds r14 = -8, r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 56, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -280, r38
	;;
	adds r15 = 64, r15
	;;
	ld8 r15 = [r15]
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L30
	adds r14 = -8, r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 64, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -280, r38
	;;
	adds r15 = 72, r15
	;;
	ld4 r15 = [r15]
	;;
	addp4 r15 = r15, r0
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L30
	movl r19 = @gprel(.LC3)
	;;
	add r19 = r1, r19
	br .L31
	;;
.L30:
	movl r19 = @gprel(.LC12)
	;;
	add r19 = r1, r19
.L31:
	adds r14 = -8, r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 72, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -280, r38
	;;
	adds r15 = 112, r15
	;;
	ld8 r15 = [r15]
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L32
	adds r14 = -8, r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 80, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -280, r38
	;;
	adds r15 = 120, r15
	;;
	ld4 r15 = [r15]
	;;
	addp4 r15 = r15, r0
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L32
	movl r20 = @gprel(.LC3)
	;;
	add r20 = r1, r20
	br .L33
	;;
.L32:
	movl r20 = @gprel(.LC13)
	;;
	add r20 = r1, r20
.L33:
	adds r14 = -8, r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 88, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -280, r38
	;;
	adds r15 = 96, r15
	;;
	ld8 r15 = [r15]
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L34
	adds r14 = -8, r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 96, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -280, r38
	;;
	adds r15 = 104, r15
	;;
	ld4 r15 = [r15]
	;;
	addp4 r15 = r15, r0
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L34
	movl r21 = @gprel(.LC3)
	;;
	add r21 = r1, r21
	br .L35
	;;
.L34:
	movl r21 = @gprel(.LC14)
	;;
	add r21 = r1, r21
.L35:
	adds r14 = -8, r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 104, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -280, r38
	;;
	adds r15 = 4, r15
	;;
	ld4 r15 = [r15]
	;;
	addp4 r15 = r15, r0
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L36
	movl r22 = @gprel(.LC3)
	;;
	add r22 = r1, r22
	br .L37
	;;
.L36:
	movl r22 = @gprel(.LC15)
	;;
	add r22 = r1, r22
.L37:
	adds r14 = -8, r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 112, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -280, r38
	;;
	adds r15 = 48, r15
	;;
	ld8 r15 = [r15]
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L38
	movl r23 = @gprel(.LC3)
	;;
	add r23 = r1, r23
	br .L39
	;;
.L38:
	movl r23 = @gprel(.LC16)
	;;
	add r23 = r1, r23
.L39:
	adds r14 = -8, r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 120, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L40
	adds r14 = -8, r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 128, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L40
	adds r14 = -8, r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 136, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L40
	adds r14 = -8, r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 36, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L41
.L40:
	movl r24 = @gprel(.LC17)
	;;
	add r24 = r1, r24
	br .L42
	;;
.L41:
	movl r24 = @gprel(.LC3)
	;;
	add r24 = r1, r24
.L42:
	adds r14 = -16, r38
	adds r15 = 80, r12
	;;
	st8 [r15] = r24
	adds r15 = 72, r12
	;;
	st8 [r15] = r23
	adds r15 = 64, r12
	;;
	st8 [r15] = r22
	adds r15 = 56, r12
	;;
	st8 [r15] = r21
	adds r15 = 48, r12
	;;
	st8 [r15] = r20
	adds r15 = 40, r12
	;;
	st8 [r15] = r19
	adds r15 = 32, r12
	;;
	st8 [r15] = r18
	adds r15 = 24, r12
	;;
	st8 [r15] = r17
	adds r15 = 16, r12
	;;
	st8 [r15] = r16
	mov r47 = r30
	mov r46 = r29
	mov r45 = r28
	mov r44 = r27
	mov r43 = r26
	mov r42 = r25
	ld8 r41 = [r14]
	movl r40 = @gprel(.LC18)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	nop 0
	;;
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp compare#
	.section	.rodata
	.align 8
.LC19:
	stringz	"file"
	.align 8
.LC20:
	stringz	"some text"
	.align 8
.LC21:
	stringz	"write"
	.align 8
.LC22:
	stringz	"ftruncate"
	.align 8
.LC23:
	stringz	"other"
	.align 8
.LC24:
	stringz	"link"
	.align 8
.LC25:
	stringz	"symlink"
	.align 8
.LC26:
	stringz	"futimens"
	.align 8
.LC27:
	stringz	"call(stat, \"file\", &s)"
	.align 8
.LC28:
	stringz	"stat"
	.align 8
.LC29:
	stringz	"  mode %o, %d links, %d bytes, times %d %d %d %d\n"
	.align 8
.LC30:
	stringz	"call(stat, \"link\", &s)"
	.align 8
.LC31:
	stringz	"stat of a link"
	.align 8
.LC32:
	stringz	"call(lstat, \"link\", &s)"
	.align 8
.LC33:
	stringz	"lstat"
	.align 8
.LC34:
	stringz	"call(fstat, fd, &s)"
	.align 8
.LC35:
	stringz	"fstat"
	.align 8
.LC36:
	stringz	"/dev/null"
	.align 8
.LC37:
	stringz	"call(stat, \"/dev/null\", &s)"
	.align 8
.LC38:
	stringz	"a device"
	.align 8
.LC39:
	stringz	"  device %d\n"
	.align 8
.LC40:
	stringz	"none"
	.align 8
.LC41:
	stringz	"call(stat, \"none\", &s)"
	.align 8
.LC42:
	stringz	"file/x"
	.align 8
.LC43:
	stringz	"call(stat, \"file/x\", &s)"
	.align 8
.LC44:
	stringz	"call(stat, \"\", &s)"
	.align 8
.LC45:
	stringz	"call(stat, \"file\", no_access())"
	.align 8
.LC46:
	stringz	"call(stat, no_access(), &s)"
	.align 8
.LC47:
	stringz	"call(lstat, \"none\", &s)"
	.align 8
.LC48:
	stringz	"call(lstat, \"file/x\", &s)"
	.align 8
.LC49:
	stringz	"call(lstat, \"link\", no_access())"
	.align 8
.LC50:
	stringz	"call(lstat, no_access(), &s)"
	.align 8
.LC51:
	stringz	"call(fstat, -1, &s)"
	.align 8
.LC52:
	stringz	"call(fstat, fd, no_access())"
	.align 8
.LC53:
	stringz	"loop"
	.align 8
.LC54:
	stringz	"call(stat, \"loop\", &s)"
	.align 8
.LC55:
	stringz	"call(lstat, \"loop\", &s)"
	.text
	.align 16
	.proc stats#
stats:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 8, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -192, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -168, r34
	addl r15 = 1000, r0
	;;
	st8 [r14] = r15
	adds r14 = -168, r34
	;;
	adds r14 = 8, r14
	addl r15 = 5, r0
	;;
	st8 [r14] = r15
	adds r14 = -168, r34
	;;
	adds r14 = 16, r14
	addl r15 = 2000, r0
	;;
	st8 [r14] = r15
	adds r14 = -168, r34
	;;
	adds r14 = 24, r14
	movl r15 = 600000000
	;;
	st8 [r14] = r15
	addl r38 = 416, r0
	addl r37 = 66, r0
	movl r36 = @gprel(.LC19)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	adds r14 = -176, r34
	;;
	st4 [r14] = r8
	addl r38 = 9, r0
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	adds r14 = -176, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	addl r37 = 70000, r0
	adds r14 = -176, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = ftruncate#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC23)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC19)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = link#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC19)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = symlink#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC25)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -168, r34
	;;
	mov r37 = r14
	adds r14 = -176, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = futimens#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -136, r34
	addl r38 = 144, r0
	;;
	addl r37 = -1, r0
	mov r36 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -136, r34
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC19)
	;;
	add r37 = r1, r37
	addl r36 = 1210, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC27)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -136, r34
	mov r39 = r0
	;;
	movl r38 = @gprel(.LC19)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC28)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = compare#
	mov r1 = r35
	adds r14 = -136, r34
	;;
	adds r14 = 24, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -136, r34
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = -136, r34
	;;
	adds r14 = 48, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r17 = r14
	adds r14 = -136, r34
	;;
	adds r14 = 56, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r18 = r14
	adds r14 = -136, r34
	;;
	adds r14 = 64, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r19 = r14
	adds r14 = -136, r34
	;;
	adds r14 = 72, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r20 = r14
	adds r14 = -136, r34
	;;
	adds r14 = 80, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r43 = r14
	mov r42 = r20
	mov r41 = r19
	mov r40 = r18
	mov r39 = r17
	mov r38 = r16
	mov r37 = r15
	movl r36 = @gprel(.LC29)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -136, r34
	addl r38 = 144, r0
	addl r37 = -1, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -136, r34
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	addl r36 = 1210, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC30)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -136, r34
	mov r39 = r0
	;;
	movl r38 = @gprel(.LC19)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC31)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = compare#
	mov r1 = r35
	adds r14 = -136, r34
	addl r38 = 144, r0
	addl r37 = -1, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -136, r34
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	addl r36 = 1211, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC32)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -136, r34
	addl r39 = 256, r0
	;;
	movl r38 = @gprel(.LC24)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC33)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = compare#
	mov r1 = r35
	adds r14 = -136, r34
	addl r38 = 144, r0
	addl r37 = -1, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -136, r34
	;;
	mov r38 = r14
	adds r14 = -176, r34
	;;
	ld4 r37 = [r14]
	addl r36 = 1212, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC34)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -136, r34
	mov r39 = r0
	;;
	movl r38 = @gprel(.LC19)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC35)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = compare#
	mov r1 = r35
	adds r14 = -136, r34
	addl r38 = 144, r0
	addl r37 = -1, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -136, r34
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC36)
	;;
	add r37 = r1, r37
	addl r36 = 1210, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC37)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -136, r34
	mov r39 = r0
	;;
	movl r38 = @gprel(.LC36)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC38)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = compare#
	mov r1 = r35
	adds r14 = -136, r34
	;;
	adds r14 = 40, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC39)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -136, r34
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC40)
	;;
	add r37 = r1, r37
	addl r36 = 1210, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC41)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -136, r34
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC42)
	;;
	add r37 = r1, r37
	addl r36 = 1210, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC43)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -136, r34
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	addl r36 = 1210, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC44)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC19)
	;;
	add r37 = r1, r37
	addl r36 = 1210, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC45)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -136, r34
	;;
	mov r38 = r14
	mov r37 = r15
	addl r36 = 1210, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC46)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -136, r34
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC40)
	;;
	add r37 = r1, r37
	addl r36 = 1211, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC47)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -136, r34
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC42)
	;;
	add r37 = r1, r37
	addl r36 = 1211, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC48)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	addl r36 = 1211, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC49)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -136, r34
	;;
	mov r38 = r14
	mov r37 = r15
	addl r36 = 1211, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC50)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -136, r34
	;;
	mov r38 = r14
	addl r37 = -1, r0
	addl r36 = 1212, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC51)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r38 = r14
	adds r14 = -176, r34
	;;
	ld4 r37 = [r14]
	addl r36 = 1212, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC52)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC53)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC53)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = symlink#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC25)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -136, r34
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC53)
	;;
	add r37 = r1, r37
	addl r36 = 1210, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC54)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -136, r34
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC53)
	;;
	add r37 = r1, r37
	addl r36 = 1211, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC55)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -176, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp stats#
	.section	.rodata
	.align 8
.LC56:
	stringz	"/proc"
	.align 8
.LC57:
	stringz	"statfs"
	.text
	.align 16
	.proc same#
same:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -144, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	adds r38 = -128, r35
	movl r37 = @gprel(.LC56)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = statfs#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC57)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14]
	adds r16 = -128, r35
	;;
	ld8 r14 = [r16]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L45
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -120, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L45
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -112, r35
	;;
	ld8 r15 = [r15]
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L45
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 24, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -104, r35
	;;
	ld8 r15 = [r15]
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L45
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 32, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -96, r35
	;;
	ld8 r15 = [r15]
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L45
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 40, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -88, r35
	;;
	ld8 r15 = [r15]
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L45
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 48, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -80, r35
	;;
	ld8 r15 = [r15]
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L45
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 56, r14
	adds r15 = -72, r35
	addl r39 = 8, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = memcmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L45
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 64, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -64, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L45
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 72, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -56, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L45
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 80, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -48, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L45
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 88, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L45
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 96, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L45
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 104, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L45
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 112, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L45
	addl r14 = 1, r0
	br .L47
	;;
.L45:
	mov r14 = r0
.L47:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp same#
	.section	.rodata
	.align 8
.LC58:
	stringz	"call(statfs, \"/proc\", &s)"
	.align 8
.LC59:
	stringz	"  %d, type %x, names of %d\n"
	.align 8
.LC60:
	stringz	"call(fstatfs, fd, &s)"
	.align 8
.LC61:
	stringz	"  %d\n"
	.align 8
.LC62:
	stringz	"call(fstatfs64, fd, sizeof s, &s)"
	.align 8
.LC63:
	stringz	"call(statfs, \"none\", &s)"
	.align 8
.LC64:
	stringz	"call(statfs, no_access(), &s)"
	.align 8
.LC65:
	stringz	"call(statfs, \"/proc\", no_access())"
	.align 8
.LC66:
	stringz	"call(fstatfs, -1, &s)"
	.align 8
.LC67:
	stringz	"call(fstatfs, fd, no_access())"
	.align 8
.LC68:
	stringz	"call(fstatfs64, -1, sizeof s, &s)"
	.align 8
.LC69:
	stringz	"call(fstatfs64, fd, sizeof s - 8, &s)"
	.align 8
.LC70:
	stringz	"call(fstatfs64, fd, sizeof s, no_access())"
	.align 8
.LC71:
	stringz	"call(statfs64, \"/proc\", sizeof s, &s)"
	.align 8
.LC72:
	stringz	"call(statfs64, \"none\", sizeof s, &s)"
	.align 8
.LC73:
	stringz	"call(statfs64, \"/proc\", sizeof s - 8, &s)"
	.align 8
.LC74:
	stringz	"call(statfs64, \"/proc\", sizeof s, no_access())"
	.text
	.align 16
	.proc file_systems#
file_systems:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -128, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	mov r37 = r0
	movl r36 = @gprel(.LC56)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	adds r14 = -112, r34
	;;
	st4 [r14] = r8
	adds r14 = -104, r34
	addl r38 = 120, r0
	addl r37 = -1, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -104, r34
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC56)
	;;
	add r37 = r1, r37
	addl r36 = 1103, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC58)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -104, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = same#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -104, r34
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = -104, r34
	;;
	adds r14 = 64, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	movl r36 = @gprel(.LC59)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -104, r34
	addl r38 = 120, r0
	addl r37 = -1, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -104, r34
	;;
	mov r38 = r14
	adds r14 = -112, r34
	;;
	ld4 r37 = [r14]
	addl r36 = 1104, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC60)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -104, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = same#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC61)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -104, r34
	addl r38 = 120, r0
	addl r37 = -1, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -104, r34
	;;
	mov r39 = r14
	addl r38 = 120, r0
	adds r14 = -112, r34
	;;
	ld4 r37 = [r14]
	addl r36 = 1257, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC62)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -104, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = same#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC61)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -104, r34
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC40)
	;;
	add r37 = r1, r37
	addl r36 = 1103, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC63)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -104, r34
	;;
	mov r38 = r14
	mov r37 = r15
	addl r36 = 1103, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC64)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC56)
	;;
	add r37 = r1, r37
	addl r36 = 1103, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC65)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -104, r34
	;;
	mov r38 = r14
	addl r37 = -1, r0
	addl r36 = 1104, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC66)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r38 = r14
	adds r14 = -112, r34
	;;
	ld4 r37 = [r14]
	addl r36 = 1104, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC67)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -104, r34
	;;
	mov r39 = r14
	addl r38 = 120, r0
	addl r37 = -1, r0
	addl r36 = 1257, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC68)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -104, r34
	;;
	mov r39 = r14
	addl r38 = 112, r0
	adds r14 = -112, r34
	;;
	ld4 r37 = [r14]
	addl r36 = 1257, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC69)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	addl r38 = 120, r0
	adds r14 = -112, r34
	;;
	ld4 r37 = [r14]
	addl r36 = 1257, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC70)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -104, r34
	;;
	mov r39 = r14
	addl r38 = 120, r0
	movl r37 = @gprel(.LC56)
	;;
	add r37 = r1, r37
	addl r36 = 1258, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC71)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -104, r34
	;;
	mov r39 = r14
	addl r38 = 120, r0
	movl r37 = @gprel(.LC40)
	;;
	add r37 = r1, r37
	addl r36 = 1258, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC72)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -104, r34
	;;
	mov r39 = r14
	addl r38 = 112, r0
	movl r37 = @gprel(.LC56)
	;;
	add r37 = r1, r37
	addl r36 = 1258, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC73)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	addl r38 = 120, r0
	movl r37 = @gprel(.LC56)
	;;
	add r37 = r1, r37
	addl r36 = 1258, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC74)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -112, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp file_systems#
	.section	.rodata
	.align 8
.LC75:
	stringz	"d"
	.align 8
.LC76:
	stringz	"mkdir"
	.align 8
.LC77:
	stringz	"d/a name"
	.align 8
.LC78:
	stringz	"close"
	.align 8
.LC79:
	stringz	"d/l"
	.align 8
.LC80:
	stringz	"x"
	.align 8
.LC81:
	stringz	"d/%s"
	.align 8
.LC82:
	stringz	"%d of %d entries\n"
	.align 8
.LC83:
	stringz	"call(getdents, fd, b, sizeof b)"
	.align 8
.LC84:
	stringz	"call(getdents, fd, again, sizeof again) == n - ((struct old_dirent *)(void *)b)->reclen"
	.align 8
.LC85:
	stringz	"call(getdents, fd, b, 20)"
	.align 8
.LC86:
	stringz	"call(getdents, fd, no_access(), sizeof b)"
	.align 8
.LC87:
	stringz	"call(getdents, -1, b, sizeof b)"
	.align 8
.LC88:
	stringz	"call(getdents, 1, b, sizeof b)"
	.text
	.align 16
	.proc directories#
directories:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -2480, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -2464, r35
	;;
	st4 [r14] = r0
	adds r14 = -2460, r35
	;;
	st4 [r14] = r0
	addl r38 = 448, r0
	movl r37 = @gprel(.LC75)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = mkdir#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC76)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	addl r39 = 384, r0
	;;
	addl r38 = 65, r0
	movl r37 = @gprel(.LC77)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC78)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC79)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC80)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = symlink#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC25)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r32 = -2452, r35
	;;
	addl r38 = 65536, r0
	movl r37 = @gprel(.LC75)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	st4 [r32] = r8
	adds r15 = -2432, r35
	adds r14 = -2452, r35
	addl r40 = 1000, r0
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	addl r37 = 1144, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -2448, r35
	;;
	st4 [r14] = r15
	adds r14 = -2456, r35
	;;
	st4 [r14] = r0
	br .L50
	;;
.L53:
	adds r14 = -2456, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r14 = -2440, r35
	adds r15 = -2432, r35
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -2440, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 18, r14
	adds r14 = -432, r35
	;;
	mov r40 = r15
	movl r39 = @gprel(.LC81)
	;;
	add r39 = r1, r39
	addl r38 = 300, r0
	mov r37 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r36
	adds r15 = -128, r35
	adds r14 = -432, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = lstat#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r15 = r14
	adds r14 = -432, r35
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -2440, r35
	;;
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14]
	adds r14 = -128, r35
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L51
	adds r14 = -2440, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld2 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -2456, r35
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	adds r15 = -1, r14
	adds r14 = -2432, r35
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -128, r35
	;;
	adds r14 = 24, r14
	;;
	ld4 r14 = [r14]
	;;
	extr.u r14 = r14, 12, 20
	;;
	and r14 = 15, r14
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L51
	adds r14 = -2440, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld2 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	and r14 = 7, r14
	;;
	zxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L51
	adds r14 = -2440, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld2 r14 = [r14]
	;;
	zxt2 r32 = r14
	adds r14 = -2440, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 18, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strlen#
	mov r1 = r36
	mov r14 = r8
	;;
	adds r14 = 20, r14
	;;
	cmp.gtu p6, p7 = r14, r32
	(p6) br.cond.dptk .L51
	addl r15 = 1, r0
	br .L52
	;;
.L51:
	mov r15 = r0
.L52:
	adds r16 = -2464, r35
	;;
	ld4 r14 = [r16]
	;;
	add r14 = r14, r15
	adds r15 = -2464, r35
	;;
	st4 [r15] = r14
	adds r14 = -2440, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld2 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = -2456, r35
	adds r15 = -2456, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -2460, r35
	adds r15 = -2460, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L50:
	adds r15 = -2456, r35
	adds r14 = -2448, r35
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L53
	adds r14 = -2460, r35
	;;
	ld4 r39 = [r14]
	adds r16 = -2464, r35
	;;
	ld4 r38 = [r16]
	movl r37 = @gprel(.LC82)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -2432, r35
	adds r14 = -2452, r35
	addl r40 = 1000, r0
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	addl r37 = 1144, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC83)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -2432, r35
	;;
	adds r14 = 8, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -2452, r35
	mov r39 = r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = lseek#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -1432, r35
	adds r14 = -2452, r35
	addl r40 = 1000, r0
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	addl r37 = 1144, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -2432, r35
	;;
	adds r14 = 16, r14
	;;
	ld2 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = -2448, r35
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r14, r16
	;;
	sxt4 r14 = r14
	;;
	cmp.eq p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC84)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -2452, r35
	mov r39 = r0
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = lseek#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -2432, r35
	adds r14 = -2452, r35
	addl r40 = 20, r0
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	addl r37 = 1144, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC85)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -2452, r35
	addl r40 = 1000, r0
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	addl r37 = 1144, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC86)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -2432, r35
	addl r40 = 1000, r0
	;;
	mov r39 = r14
	addl r38 = -1, r0
	addl r37 = 1144, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC87)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -2432, r35
	addl r40 = 1000, r0
	;;
	mov r39 = r14
	addl r38 = 1, r0
	addl r37 = 1144, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC88)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -2452, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp directories#
	.align 16
	.proc bytes_at#
bytes_at:
	.prologue 2, 3
	.vframe r3
	mov r3 = r12
	.body
	;;
	st8 [r3] = r32
	ld8 r14 = [r3]
	;;
	ld1.acq r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	ld8 r2 = [r3]
	;;
	addl r14 = 16384, r2
	;;
	ld1.acq r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	dep.z r14 = r14, 8, 24
	;;
	add r14 = r15, r14
	;;
	sxt4 r14 = r14
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r3
	br.ret.sptk.many b0
	;;
	.endp bytes_at#
	.section	.rodata
	.align 8
.LC89:
	stringz	"pages"
	.align 8
.LC90:
	stringz	"pwrite"
	.align 8
.LC91:
	stringz	"%ld\n"
	.align 8
.LC92:
	stringz	"pread(fd, text, 2, PAGE) == 2 && text[1] == 9"
	.align 8
.LC93:
	stringz	"(char *)call(mmap, p, PAGE, PROT_READ, MAP_PRIVATE | MAP_FIXED, fd, 3L * PAGE) == p"
	.align 8
.LC94:
	stringz	"write(fd, q, 1)"
	.align 8
.LC95:
	stringz	"call(munmap, q, (long)PAGE)"
	.align 8
.LC96:
	stringz	"call(mmap, NULL, 0L, PROT_READ, MAP_SHARED, fd, 0L)"
	.align 8
.LC97:
	stringz	"call(mmap, NULL, (long)PAGE, PROT_READ, MAP_SHARED, fd, 1L)"
	.align 8
.LC98:
	stringz	"call(mmap, NULL, (long)PAGE, PROT_READ, MAP_SHARED, -1, 0L)"
	.align 8
.LC99:
	stringz	"call(mmap, NULL, (long)PAGE, PROT_READ, 0, fd, 0L)"
	.align 8
.LC100:
	stringz	"call(mmap, (char *)1, (long)PAGE, PROT_READ, MAP_SHARED | MAP_FIXED, fd, 0L)"
	.align 8
.LC101:
	stringz	"call(remap_file_pages, p, (long)PAGE, 0, 3L, 0)"
	.align 8
.LC102:
	stringz	"call(remap_file_pages, p + PAGE, 2L * PAGE, 0, 0L, 0)"
	.align 8
.LC103:
	stringz	"%d %d %d %d\n"
	.align 8
.LC104:
	stringz	"call(remap_file_pages, p, (long)PAGE, PROT_READ, 0L, 0)"
	.align 8
.LC105:
	stringz	"call(remap_file_pages, no_access(), (long)PAGE, 0, 0L, 0)"
	.align 8
.LC106:
	stringz	"call(remap_file_pages, p, 0L, 0, 0L, 0)"
	.align 8
.LC107:
	stringz	"call(remap_file_pages, p, (long)PAGE, 0, -1L, 0)"
	.text
	.align 16
	.proc mappings#
mappings:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 7, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r32 = -12, r35
	addl r39 = 384, r0
	addl r38 = 66, r0
	movl r37 = @gprel(.LC89)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = 8, r35
	movl r15 = 67305985
	;;
	st4 [r14] = r15
	adds r14 = -16, r35
	;;
	st4 [r14] = r0
	br .L57
	;;
.L58:
	adds r14 = 8, r35
	adds r16 = -16, r35
	;;
	ld4 r15 = [r16]
	;;
	sxt4 r15 = r15
	;;
	add r15 = r14, r15
	adds r16 = -16, r35
	;;
	ld4 r14 = [r16]
	;;
	dep.z r14 = r14, 14, 18
	;;
	sxt4 r16 = r14
	adds r14 = -12, r35
	;;
	mov r40 = r16
	addl r39 = 1, r0
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = pwrite#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC90)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r35
	;;
	st4 [r16] = r14
.L57:
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L58
	adds r14 = -12, r35
	addl r38 = 65536, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = ftruncate#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC22)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -12, r35
	addl r43 = 16384, r0
	;;
	ld4 r42 = [r14]
	addl r41 = 1, r0
	addl r40 = 3, r0
	addl r39 = 32768, r0
	mov r38 = r0
	addl r37 = 1151, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -8, r35
	;;
	st8 [r14] = r15
	adds r14 = -8, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = bytes_at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC91)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = 9, r0
	;;
	st1 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = 8, r35
	adds r14 = -12, r35
	addl r40 = 16384, r0
	addl r39 = 2, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = pread#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L59
	adds r14 = 8, r35
	;;
	adds r14 = 1, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 9, r14
	(p6) br.cond.dptk .L59
	addl r14 = 1, r0
	br .L60
	;;
.L59:
	mov r14 = r0
.L60:
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC92)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -12, r35
	adds r14 = -8, r35
	addl r43 = 49152, r0
	;;
	ld4 r42 = [r15]
	addl r41 = 18, r0
	addl r40 = 1, r0
	addl r39 = 16384, r0
	ld8 r38 = [r14]
	addl r37 = 1151, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r15 = r14
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = r15, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC93)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = bytes_at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC91)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r43 = r0
	addl r42 = -1, r0
	addl r41 = 34, r0
	mov r40 = r0
	addl r39 = 16384, r0
	mov r38 = r0
	;;
	addl r37 = 1151, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r15 = r8
	mov r14 = r35
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r15 = r35
	adds r14 = -12, r35
	addl r39 = 1, r0
	;;
	ld8 r38 = [r15]
	ld4 r37 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC94)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r35
	addl r39 = 16384, r0
	;;
	ld8 r38 = [r14]
	addl r37 = 1152, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC95)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -12, r35
	mov r43 = r0
	;;
	ld4 r42 = [r14]
	addl r41 = 1, r0
	addl r40 = 1, r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = 1151, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC96)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -12, r35
	addl r43 = 1, r0
	;;
	ld4 r42 = [r14]
	addl r41 = 1, r0
	addl r40 = 1, r0
	addl r39 = 16384, r0
	mov r38 = r0
	addl r37 = 1151, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC97)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r43 = r0
	addl r42 = -1, r0
	addl r41 = 1, r0
	addl r40 = 1, r0
	addl r39 = 16384, r0
	mov r38 = r0
	addl r37 = 1151, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC98)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -12, r35
	mov r43 = r0
	;;
	ld4 r42 = [r14]
	mov r41 = r0
	addl r40 = 1, r0
	addl r39 = 16384, r0
	mov r38 = r0
	addl r37 = 1151, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC99)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -12, r35
	mov r43 = r0
	;;
	ld4 r42 = [r14]
	addl r41 = 17, r0
	addl r40 = 1, r0
	addl r39 = 16384, r0
	addl r38 = 1, r0
	addl r37 = 1151, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC100)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r32 = -8, r35
	adds r14 = -12, r35
	mov r42 = r0
	;;
	ld4 r41 = [r14]
	addl r40 = 1, r0
	addl r39 = 3, r0
	addl r38 = 65536, r0
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	st8 [r32] = r8
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -8, r35
	mov r42 = r0
	addl r41 = 3, r0
	mov r40 = r0
	addl r39 = 16384, r0
	;;
	ld8 r38 = [r14]
	addl r37 = 1125, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC101)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = bytes_at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC91)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -8, r35
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 16384, r2
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	addl r39 = 32768, r0
	;;
	mov r38 = r14
	addl r37 = 1125, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC102)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -8, r35
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 16384, r2
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -8, r35
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 32768, r2
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r17 = r14
	adds r14 = -8, r35
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 49152, r2
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r41 = r14
	mov r40 = r17
	mov r39 = r16
	mov r38 = r15
	movl r37 = @gprel(.LC103)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -8, r35
	mov r42 = r0
	mov r41 = r0
	addl r40 = 1, r0
	addl r39 = 16384, r0
	;;
	ld8 r38 = [r14]
	addl r37 = 1125, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC104)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	addl r39 = 16384, r0
	;;
	mov r38 = r14
	addl r37 = 1125, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC105)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -8, r35
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	;;
	ld8 r38 = [r14]
	addl r37 = 1125, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC106)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -8, r35
	mov r42 = r0
	addl r41 = -1, r0
	mov r40 = r0
	addl r39 = 16384, r0
	;;
	ld8 r38 = [r14]
	addl r37 = 1125, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC107)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -12, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp mappings#
	.section	.rodata
	.align 8
.LC108:
	stringz	"%ld, %ld %ld\n"
	.align 8
.LC109:
	stringz	"through"
	.align 8
.LC110:
	stringz	"write((int)out, \"through\", 7)"
	.align 8
.LC111:
	stringz	"read((int)in, b, sizeof b)"
	.align 8
.LC112:
	stringz	"  %s\n"
	.align 8
.LC113:
	stringz	"read((int)out, b, 1)"
	.align 8
.LC114:
	stringz	"call(pipe)"
	.text
	.align 16
	.proc pipes#
pipes:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -48, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r15 = 1058, r0
	;;
	adds r14 = -4, r35
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st1 [r14] = r0
	adds r14 = 1, r14
	;;
#APP
// 214 "@SOURCE@/older-calls.c" 1
	break 0x100000
// 0 "" 2
#NO_APP
	;;
	adds r14 = -32, r35
	;;
	st8 [r14] = r10
	adds r14 = -24, r35
	;;
	st8 [r14] = r8
	adds r14 = -16, r35
	;;
	st8 [r14] = r9
	adds r15 = -16, r35
	adds r14 = -24, r35
	;;
	ld8 r40 = [r15]
	ld8 r39 = [r14]
	adds r14 = -32, r35
	;;
	ld8 r38 = [r14]
	movl r37 = @gprel(.LC108)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -16, r35
	;;
	ld8 r14 = [r14]
	addl r39 = 7, r0
	movl r38 = @gprel(.LC109)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC110)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -24, r35
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -4, r35
	addl r39 = 9, r0
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC111)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -4, r35
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC112)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -16, r35
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -4, r35
	addl r39 = 1, r0
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC113)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	nop 0
.L62:
	adds r32 = -8, r35
	;;
	mov r37 = r0
	br.call.sptk.many b0 = dup#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -8, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L62
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 1058, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC114)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp pipes#
	.section	.rodata
	.align 8
.LC115:
	stringz	"call(old_getpagesize)"
	.align 8
.LC116:
	stringz	"call(times, no_access())"
	.align 8
.LC117:
	stringz	"call(clone2, CLONE_SIGHAND, 0L, 0L, NULL, NULL, NULL)"
	.align 8
.LC118:
	stringz	"call(clone2, CLONE_THREAD, 0L, 0L, NULL, NULL, NULL)"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 7, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = stats#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = file_systems#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = directories#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = mappings#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r36 = 1171, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC115)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	addl r36 = 1059, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC116)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = 2048, r0
	addl r36 = 1213, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC117)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = 65536, r0
	addl r36 = 1213, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC118)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = pipes#
	mov r1 = r35
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp main#
	.sbss
	.align 8
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
