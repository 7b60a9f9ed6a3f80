// b43e1f0fb0f9c3c8ebcabf9a8ba237c8 guest-tests/ipc/terminal-characters.c
	.file	"terminal-characters.c"
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
	stringz	"IGNBRK"
	.align 8
.LC2:
	stringz	"BRKINT"
	.align 8
.LC3:
	stringz	"IGNPAR"
	.align 8
.LC4:
	stringz	"PARMRK"
	.align 8
.LC5:
	stringz	"INPCK"
	.align 8
.LC6:
	stringz	"ISTRIP"
	.align 8
.LC7:
	stringz	"INLCR"
	.align 8
.LC8:
	stringz	"IGNCR"
	.align 8
.LC9:
	stringz	"ICRNL"
	.align 8
.LC10:
	stringz	"IUCLC"
	.align 8
.LC11:
	stringz	"IXON"
	.align 8
.LC12:
	stringz	"IXANY"
	.align 8
.LC13:
	stringz	"IXOFF"
	.align 8
.LC14:
	stringz	"OPOST"
	.align 8
.LC15:
	stringz	"OLCUC"
	.align 8
.LC16:
	stringz	"ONLCR"
	.align 8
.LC17:
	stringz	"OCRNL"
	.align 8
.LC18:
	stringz	"ONOCR"
	.align 8
.LC19:
	stringz	"ONLRET"
	.align 8
.LC20:
	stringz	"OFILL"
	.align 8
.LC21:
	stringz	"NL1"
	.align 8
.LC22:
	stringz	"CRDLY"
	.align 8
.LC23:
	stringz	"TABDLY"
	.align 8
.LC24:
	stringz	"BSDLY"
	.align 8
.LC25:
	stringz	"VTDLY"
	.align 8
.LC26:
	stringz	"FFDLY"
	.align 8
.LC27:
	stringz	"CSTOPB"
	.align 8
.LC28:
	stringz	"PARODD"
	.align 8
.LC29:
	stringz	"HUPCL"
	.align 8
.LC30:
	stringz	"CLOCAL"
	.align 8
.LC31:
	stringz	"ISIG"
	.align 8
.LC32:
	stringz	"ICANON"
	.align 8
.LC33:
	stringz	"XCASE"
	.align 8
.LC34:
	stringz	"ECHO"
	.align 8
.LC35:
	stringz	"ECHOE"
	.align 8
.LC36:
	stringz	"ECHOK"
	.align 8
.LC37:
	stringz	"ECHONL"
	.align 8
.LC38:
	stringz	"NOFLSH"
	.align 8
.LC39:
	stringz	"TOSTOP"
	.align 8
.LC40:
	stringz	"ECHOCTL"
	.align 8
.LC41:
	stringz	"ECHOPRT"
	.align 8
.LC42:
	stringz	"ECHOKE"
	.align 8
.LC43:
	stringz	"IEXTEN"
	.align 8
	.type	flags#, @object
	.size	flags#, 688
flags:
	data8	.LC1
	data4	0
	data4	1
	data8	.LC2
	data4	0
	data4	2
	data8	.LC3
	data4	0
	data4	4
	data8	.LC4
	data4	0
	data4	8
	data8	.LC5
	data4	0
	data4	16
	data8	.LC6
	data4	0
	data4	32
	data8	.LC7
	data4	0
	data4	64
	data8	.LC8
	data4	0
	data4	128
	data8	.LC9
	data4	0
	data4	256
	data8	.LC10
	data4	0
	data4	512
	data8	.LC11
	data4	0
	data4	1024
	data8	.LC12
	data4	0
	data4	2048
	data8	.LC13
	data4	0
	data4	4096
	data8	.LC14
	data4	1
	data4	1
	data8	.LC15
	data4	1
	data4	2
	data8	.LC16
	data4	1
	data4	4
	data8	.LC17
	data4	1
	data4	8
	data8	.LC18
	data4	1
	data4	16
	data8	.LC19
	data4	1
	data4	32
	data8	.LC20
	data4	1
	data4	64
	data8	.LC21
	data4	1
	data4	256
	data8	.LC22
	data4	1
	data4	1536
	data8	.LC23
	data4	1
	data4	6144
	data8	.LC24
	data4	1
	data4	8192
	data8	.LC25
	data4	1
	data4	16384
	data8	.LC26
	data4	1
	data4	32768
	data8	.LC27
	data4	2
	data4	64
	data8	.LC28
	data4	2
	data4	512
	data8	.LC29
	data4	2
	data4	1024
	data8	.LC30
	data4	2
	data4	2048
	data8	.LC31
	data4	3
	data4	1
	data8	.LC32
	data4	3
	data4	2
	data8	.LC33
	data4	3
	data4	4
	data8	.LC34
	data4	3
	data4	8
	data8	.LC35
	data4	3
	data4	16
	data8	.LC36
	data4	3
	data4	32
	data8	.LC37
	data4	3
	data4	64
	data8	.LC38
	data4	3
	data4	128
	data8	.LC39
	data4	3
	data4	256
	data8	.LC40
	data4	3
	data4	512
	data8	.LC41
	data4	3
	data4	1024
	data8	.LC42
	data4	3
	data4	2048
	data8	.LC43
	data4	3
	data4	32768
	.sbss
	.align 4
	.type	master#, @object
	.size	master#, 4
master:
	.skip	4
	.align 4
	.type	slave#, @object
	.size	slave#, 4
slave:
	.skip	4
	.text
	.align 16
	.proc word_of#
word_of:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	adds r14 = 8, r2
	;;
	st4 [r14] = r33
	adds r14 = 8, r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	ld8 r14 = [r2]
	br .L11
	;;
.L5:
	adds r14 = 8, r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L7
	ld8 r14 = [r2]
	;;
	adds r14 = 4, r14
	br .L11
	;;
.L7:
	adds r14 = 8, r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L9
	ld8 r14 = [r2]
	;;
	adds r14 = 8, r14
	br .L11
	;;
.L9:
	ld8 r14 = [r2]
	;;
	adds r14 = 12, r14
.L11:
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp word_of#
	.section	.rodata
	.align 8
.LC44:
	stringz	"%s: %d, at first %d, set %d, cleared %d, others %d\n"
	.text
	.align 16
	.proc each_flag#
each_flag:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 7, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -144, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r14 = @gprel(slave#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -108, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = tcgetattr#
	mov r1 = r36
	adds r14 = -128, r35
	;;
	st4 [r14] = r0
	br .L13
	;;
.L18:
	adds r15 = -48, r35
	adds r14 = -108, r35
	;;
	mov r16 = r14
	addl r14 = 60, r0
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r36
	;;
	movl r15 = @gprel(flags#)
	;;
	add r15 = r1, r15
	adds r16 = -128, r35
	;;
	ld4 r14 = [r16]
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -48, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = word_of#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r16 = [r14]
	movl r17 = @gprel(flags#)
	;;
	add r17 = r1, r17
	adds r18 = -128, r35
	;;
	ld4 r15 = [r18]
	adds r17 = 12, r17
	;;
	shladd r15 = r15, 4, r0
	;;
	add r15 = r17, r15
	;;
	ld4 r15 = [r15]
	;;
	or r15 = r15, r16
	;;
	st4 [r14] = r15
	addl r14 = @gprel(slave#), gp
	;;
	ld4 r14 = [r14]
	adds r32 = -116, r35
	adds r15 = -48, r35
	;;
	mov r39 = r15
	mov r38 = r0
	mov r37 = r14
	br.call.sptk.many b0 = tcsetattr#
	mov r1 = r36
	st4 [r32] = r8
	;;
	addl r14 = @gprel(slave#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -48, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = tcgetattr#
	mov r1 = r36
	;;
	movl r15 = @gprel(flags#)
	;;
	add r15 = r1, r15
	adds r16 = -128, r35
	;;
	ld4 r14 = [r16]
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -48, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = word_of#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r15 = [r14]
	movl r16 = @gprel(flags#)
	;;
	add r16 = r1, r16
	adds r17 = -128, r35
	;;
	ld4 r14 = [r17]
	adds r16 = 12, r16
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r16, r14
	;;
	ld4 r14 = [r14]
	;;
	and r14 = r14, r15
	;;
	mov r16 = r14
	movl r15 = @gprel(flags#)
	;;
	add r15 = r1, r15
	adds r18 = -128, r35
	;;
	ld4 r14 = [r18]
	adds r15 = 12, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -112, r35
	;;
	cmp4.eq p6, p7 = r15, r16
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	;;
	st1 [r14] = r15
	movl r15 = @gprel(flags#)
	;;
	add r15 = r1, r15
	adds r16 = -128, r35
	;;
	ld4 r14 = [r16]
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -48, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = word_of#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r16 = [r14]
	movl r17 = @gprel(flags#)
	;;
	add r17 = r1, r17
	adds r18 = -128, r35
	;;
	ld4 r15 = [r18]
	adds r17 = 12, r17
	;;
	shladd r15 = r15, 4, r0
	;;
	add r15 = r17, r15
	;;
	ld4 r15 = [r15]
	;;
	andcm r15 = -1, r15
	;;
	and r15 = r15, r16
	;;
	st4 [r14] = r15
	addl r14 = @gprel(slave#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -48, r35
	;;
	mov r39 = r15
	mov r38 = r0
	mov r37 = r14
	br.call.sptk.many b0 = tcsetattr#
	mov r1 = r36
	mov r16 = r8
	adds r14 = -116, r35
	adds r15 = -116, r35
	;;
	ld4 r15 = [r15]
	;;
	or r15 = r15, r16
	;;
	st4 [r14] = r15
	addl r14 = @gprel(slave#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -48, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = tcgetattr#
	mov r1 = r36
	;;
	movl r15 = @gprel(flags#)
	;;
	add r15 = r1, r15
	adds r16 = -128, r35
	;;
	ld4 r14 = [r16]
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -48, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = word_of#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r15 = [r14]
	movl r16 = @gprel(flags#)
	;;
	add r16 = r1, r16
	adds r17 = -128, r35
	;;
	ld4 r14 = [r17]
	adds r16 = 12, r16
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r16, r14
	;;
	ld4 r14 = [r14]
	;;
	and r14 = r14, r15
	;;
	mov r15 = r14
	adds r14 = -111, r35
	;;
	cmp4.eq p6, p7 = 0, r15
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	;;
	st1 [r14] = r15
	movl r15 = @gprel(flags#)
	;;
	add r15 = r1, r15
	adds r18 = -128, r35
	;;
	ld4 r14 = [r18]
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -108, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = word_of#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r15 = [r14]
	movl r16 = @gprel(flags#)
	;;
	add r16 = r1, r16
	adds r17 = -128, r35
	;;
	ld4 r14 = [r17]
	adds r16 = 12, r16
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r16, r14
	;;
	ld4 r14 = [r14]
	;;
	and r14 = r14, r15
	;;
	mov r16 = r14
	movl r15 = @gprel(flags#)
	;;
	add r15 = r1, r15
	adds r18 = -128, r35
	;;
	ld4 r14 = [r18]
	adds r15 = 12, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -110, r35
	;;
	cmp4.eq p6, p7 = r15, r16
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	;;
	st1 [r14] = r15
	adds r14 = -124, r35
	;;
	st4 [r14] = r0
	adds r14 = -120, r35
	;;
	st4 [r14] = r0
	br .L14
	;;
.L17:
	adds r14 = -120, r35
	adds r15 = -48, r35
	;;
	ld4 r38 = [r14]
	mov r37 = r15
	br.call.sptk.many b0 = word_of#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r32 = [r14]
	adds r14 = -120, r35
	adds r15 = -108, r35
	;;
	ld4 r38 = [r14]
	mov r37 = r15
	br.call.sptk.many b0 = word_of#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	xor r14 = r14, r32
	;;
	mov r16 = r14
	movl r15 = @gprel(flags#)
	;;
	add r15 = r1, r15
	adds r17 = -128, r35
	;;
	ld4 r14 = [r17]
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -120, r35
	;;
	ld4 r15 = [r15]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L15
	movl r15 = @gprel(flags#)
	;;
	add r15 = r1, r15
	adds r18 = -128, r35
	;;
	ld4 r14 = [r18]
	adds r15 = 12, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	andcm r14 = -1, r14
	br .L16
	;;
.L15:
	addl r14 = -1, r0
.L16:
	;;
	and r14 = r16, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -124, r35
	adds r15 = -124, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -120, r35
	adds r15 = -120, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L14:
	adds r14 = -120, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L17
	movl r15 = @gprel(flags#)
	;;
	add r15 = r1, r15
	adds r16 = -128, r35
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r16 = [r14]
	adds r14 = -110, r35
	;;
	ld1 r14 = [r14]
	;;
	mov r17 = r14
	adds r14 = -112, r35
	;;
	ld1 r14 = [r14]
	;;
	mov r18 = r14
	adds r14 = -111, r35
	;;
	ld1 r14 = [r14]
	;;
	mov r19 = r14
	adds r15 = -124, r35
	adds r14 = -116, r35
	;;
	ld4 r43 = [r15]
	mov r42 = r19
	mov r41 = r18
	mov r40 = r17
	ld4 r39 = [r14]
	mov r38 = r16
	movl r37 = @gprel(.LC44)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r17 = -128, r35
	;;
	ld4 r14 = [r17]
	;;
	adds r14 = 1, r14
	adds r18 = -128, r35
	;;
	st4 [r18] = r14
.L13:
	adds r15 = -128, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 42, r14
	(p6) br.cond.dptk .L18
	addl r14 = @gprel(slave#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -108, r35
	;;
	mov r39 = r15
	mov r38 = r0
	mov r37 = r14
	br.call.sptk.many b0 = tcsetattr#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp each_flag#
	.section	.rodata
	.align 8
.LC45:
	stringz	"at first:"
	.align 8
.LC46:
	stringz	" %d"
	.align 8
.LC47:
	stringz	"\nnow:"
	.align 8
.LC48:
	stringz	", line %d\n"
	.align 8
.LC49:
	stringz	"without lines: %d %d\n"
	.text
	.align 16
	.proc characters#
characters:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -144, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(slave#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -116, r34
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = tcgetattr#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC45)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -128, r34
	;;
	st4 [r14] = r0
	br .L20
	;;
.L21:
	movl r15 = @gprel(places.1#)
	;;
	add r15 = r1, r15
	adds r16 = -128, r34
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -116, r34
	;;
	sxt4 r15 = r15
	adds r14 = 1, r14
	;;
	add r14 = r14, r15
	;;
	adds r14 = 16, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC46)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r15 = -128, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -128, r34
	;;
	st4 [r16] = r14
.L20:
	adds r15 = -128, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 13, r14
	(p6) br.cond.dptk .L21
	adds r15 = -56, r34
	adds r14 = -116, r34
	;;
	mov r16 = r14
	addl r14 = 60, r0
	;;
	mov r38 = r14
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	adds r14 = -124, r34
	;;
	st4 [r14] = r0
	br .L22
	;;
.L23:
	adds r14 = -124, r34
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	movl r15 = @gprel(places.1#)
	;;
	add r15 = r1, r15
	adds r14 = -124, r34
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	adds r14 = 100, r16
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -56, r34
	sxt4 r15 = r15
	;;
	adds r14 = 1, r14
	;;
	add r14 = r14, r15
	;;
	adds r14 = 16, r14
	;;
	st1 [r14] = r16
	adds r14 = -124, r34
	adds r15 = -124, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L22:
	adds r14 = -124, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 13, r14
	(p6) br.cond.dptk .L23
	adds r14 = -56, r34
	;;
	adds r14 = 16, r14
	addl r15 = 3, r0
	;;
	st1 [r14] = r15
	addl r14 = @gprel(slave#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -56, r34
	;;
	mov r38 = r15
	addl r37 = 1, r0
	mov r36 = r14
	br.call.sptk.many b0 = tcsetattr#
	mov r1 = r35
	adds r14 = -56, r34
	;;
	addl r38 = 60, r0
	mov r37 = r0
	mov r36 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	;;
	addl r14 = @gprel(slave#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -56, r34
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = tcgetattr#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC47)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -120, r34
	;;
	st4 [r14] = r0
	br .L24
	;;
.L25:
	movl r15 = @gprel(places.1#)
	;;
	add r15 = r1, r15
	adds r14 = -120, r34
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -56, r34
	;;
	sxt4 r15 = r15
	adds r14 = 1, r14
	;;
	add r14 = r14, r15
	;;
	adds r14 = 16, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC46)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -120, r34
	adds r15 = -120, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L24:
	adds r14 = -120, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 13, r14
	(p6) br.cond.dptk .L25
	adds r14 = -56, r34
	;;
	adds r14 = 16, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC48)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -56, r34
	;;
	adds r14 = 12, r14
	;;
	ld4 r14 = [r14]
	;;
	and r14 = -3, r14
	;;
	mov r15 = r14
	adds r14 = -56, r34
	;;
	adds r14 = 12, r14
	;;
	st4 [r14] = r15
	adds r14 = -56, r34
	;;
	adds r14 = 23, r14
	addl r15 = 7, r0
	;;
	st1 [r14] = r15
	adds r14 = -56, r34
	;;
	adds r14 = 22, r14
	addl r15 = 9, r0
	;;
	st1 [r14] = r15
	addl r14 = @gprel(slave#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -56, r34
	;;
	mov r38 = r15
	addl r37 = 2, r0
	mov r36 = r14
	br.call.sptk.many b0 = tcsetattr#
	mov r1 = r35
	adds r14 = -56, r34
	;;
	addl r38 = 60, r0
	mov r37 = r0
	mov r36 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	;;
	addl r14 = @gprel(slave#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -56, r34
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = tcgetattr#
	mov r1 = r35
	adds r14 = -56, r34
	;;
	adds r14 = 23, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -56, r34
	;;
	adds r14 = 22, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r38 = r14
	mov r37 = r15
	movl r36 = @gprel(.LC49)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @gprel(slave#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -116, r34
	;;
	mov r38 = r15
	mov r37 = r0
	mov r36 = r14
	br.call.sptk.many b0 = tcsetattr#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp characters#
	.section	.rodata
	.align 8
.LC50:
	stringz	"%d"
	.text
	.align 16
	.proc speeds#
speeds:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -64, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -48, r34
	;;
	st4 [r14] = r0
	br .L27
	;;
.L28:
	addl r14 = @gprel(slave#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -44, r34
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = tcgetattr#
	mov r1 = r35
	;;
	movl r15 = @gprel(all.0#)
	;;
	add r15 = r1, r15
	adds r16 = -48, r34
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -44, r34
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = cfsetospeed#
	mov r1 = r35
	;;
	addl r14 = @gprel(slave#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -44, r34
	;;
	mov r38 = r15
	mov r37 = r0
	mov r36 = r14
	br.call.sptk.many b0 = tcsetattr#
	mov r1 = r35
	;;
	addl r14 = @gprel(slave#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -44, r34
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = tcgetattr#
	mov r1 = r35
	adds r14 = -44, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = cfgetospeed#
	mov r1 = r35
	mov r15 = r8
	;;
	movl r16 = @gprel(all.0#)
	;;
	add r16 = r1, r16
	adds r17 = -48, r34
	;;
	ld4 r14 = [r17]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC50)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r15 = -48, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -48, r34
	;;
	st4 [r16] = r14
.L27:
	adds r17 = -48, r34
	;;
	ld4 r14 = [r17]
	;;
	cmp4.geu p6, p7 = 15, r14
	(p6) br.cond.dptk .L28
	adds r14 = -44, r34
	addl r37 = 15, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = cfsetospeed#
	mov r1 = r35
	;;
	addl r14 = @gprel(slave#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -44, r34
	;;
	mov r38 = r15
	mov r37 = r0
	mov r36 = r14
	br.call.sptk.many b0 = tcsetattr#
	mov r1 = r35
	;;
	addl r36 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp speeds#
	.section	.rodata
	.align 8
.LC51:
	stringz	"write"
	.align 8
.LC52:
	stringz	"%s:"
	.align 8
.LC53:
	stringz	"; out"
	.text
	.align 16
	.proc line#
line:
	.prologue 14, 39
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 6, 5, 3, 0
	.vframe r41
	mov r41 = r12
	adds r12 = -304, r12
	.save rp, r39
	mov r39 = b0
	mov r42 = r1
	.body
	;;
	adds r14 = -32, r41
	;;
	st8 [r14] = r32
	adds r14 = -24, r41
	;;
	st4 [r14] = r33
	adds r14 = -20, r41
	;;
	st4 [r14] = r34
	adds r14 = -16, r41
	;;
	st4 [r14] = r35
	adds r14 = -8, r41
	;;
	st8 [r14] = r36
	mov r14 = r41
	;;
	st8 [r14] = r37
	addl r14 = @gprel(slave#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -204, r41
	;;
	mov r44 = r15
	mov r43 = r14
	br.call.sptk.many b0 = tcgetattr#
	mov r1 = r42
	adds r15 = -264, r41
	adds r14 = -204, r41
	;;
	mov r16 = r14
	addl r14 = 60, r0
	;;
	mov r45 = r14
	mov r44 = r16
	mov r43 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r42
	adds r14 = -264, r41
	adds r15 = -24, r41
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -264, r41
	;;
	adds r14 = 4, r14
	adds r15 = -20, r41
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -264, r41
	;;
	adds r14 = 12, r14
	adds r15 = -16, r41
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	addl r14 = @gprel(slave#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -264, r41
	;;
	mov r45 = r15
	mov r44 = r0
	mov r43 = r14
	br.call.sptk.many b0 = tcsetattr#
	mov r1 = r42
	;;
	addl r14 = @gprel(master#), gp
	;;
	ld4 r38 = [r14]
	adds r14 = -8, r41
	;;
	ld8 r43 = [r14]
	br.call.sptk.many b0 = strlen#
	mov r1 = r42
	mov r15 = r8
	adds r14 = -8, r41
	;;
	mov r45 = r15
	ld8 r44 = [r14]
	mov r43 = r38
	br.call.sptk.many b0 = write#
	mov r1 = r42
	mov r14 = r8
	;;
	movl r44 = @gprel(.LC51)
	;;
	add r44 = r1, r44
	mov r43 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r42
	;;
	addl r14 = @gprel(slave#), gp
	;;
	ld4 r14 = [r14]
	adds r38 = -272, r41
	adds r15 = -144, r41
	addl r45 = 100, r0
	;;
	mov r44 = r15
	mov r43 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r42
	st8 [r38] = r8
	adds r14 = -32, r41
	;;
	ld8 r44 = [r14]
	movl r43 = @gprel(.LC52)
	;;
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	mov r1 = r42
	adds r14 = -288, r41
	;;
	st8 [r14] = r0
	br .L30
	;;
.L31:
	adds r15 = -144, r41
	adds r16 = -288, r41
	;;
	ld8 r14 = [r16]
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r44 = r14
	movl r43 = @gprel(.LC46)
	;;
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	mov r1 = r42
	adds r15 = -288, r41
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -288, r41
	;;
	st8 [r16] = r14
.L30:
	adds r14 = -272, r41
	adds r16 = -288, r41
	;;
	ld8 r15 = [r16]
	ld8 r14 = [r14]
	;;
	cmp.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L31
	addl r14 = @gprel(slave#), gp
	;;
	ld4 r38 = [r14]
	mov r14 = r41
	;;
	ld8 r43 = [r14]
	br.call.sptk.many b0 = strlen#
	mov r1 = r42
	mov r15 = r8
	mov r14 = r41
	;;
	mov r45 = r15
	ld8 r44 = [r14]
	mov r43 = r38
	br.call.sptk.many b0 = write#
	mov r1 = r42
	mov r14 = r8
	;;
	movl r44 = @gprel(.LC51)
	;;
	add r44 = r1, r44
	mov r43 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r42
	;;
	addl r14 = @gprel(master#), gp
	;;
	ld4 r14 = [r14]
	adds r38 = -272, r41
	adds r15 = -144, r41
	addl r45 = 100, r0
	;;
	mov r44 = r15
	mov r43 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r42
	st8 [r38] = r8
	;;
	movl r43 = @gprel(.LC53)
	;;
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	mov r1 = r42
	adds r14 = -280, r41
	;;
	st8 [r14] = r0
	br .L32
	;;
.L33:
	adds r15 = -144, r41
	adds r14 = -280, r41
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r44 = r14
	movl r43 = @gprel(.LC46)
	;;
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	mov r1 = r42
	adds r14 = -280, r41
	adds r15 = -280, r41
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
.L32:
	adds r15 = -280, r41
	adds r14 = -272, r41
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L33
	addl r43 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r42
	;;
	addl r14 = @gprel(slave#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -204, r41
	;;
	mov r45 = r15
	addl r44 = 2, r0
	mov r43 = r14
	br.call.sptk.many b0 = tcsetattr#
	mov r1 = r42
	nop 0
	;;
	mov ar.pfs = r40
	mov b0 = r39
	.restore sp
	mov r12 = r41
	br.ret.sptk.many b0
	;;
	.endp line#
	.section	.rodata
	.align 8
.LC54:
	stringz	"x\ny\r"
	.align 8
.LC55:
	stringz	"ab\r\n"
	.align 8
.LC56:
	stringz	"plain"
	.align 8
.LC57:
	stringz	"x"
	.align 8
.LC58:
	stringz	"ab\r"
	.align 8
.LC59:
	stringz	"ab\n"
	.align 8
.LC60:
	stringz	"a\rb\n"
	.align 8
.LC61:
	stringz	"\341\n"
	.align 8
.LC62:
	stringz	"x\ny"
	.align 8
.LC63:
	stringz	"a\n"
	.align 8
.LC64:
	stringz	"x\ry"
	.align 8
.LC65:
	stringz	"\rx\ry"
	.text
	.align 16
	.proc effects#
effects:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = 32770, r0
	;;
	st4 [r34] = r14
	movl r41 = @gprel(.LC54)
	;;
	add r41 = r1, r41
	movl r40 = @gprel(.LC55)
	;;
	add r40 = r1, r40
	ld4 r39 = [r34]
	mov r38 = r0
	mov r37 = r0
	movl r36 = @gprel(.LC56)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = line#
	mov r1 = r35
	;;
	movl r41 = @gprel(.LC57)
	;;
	add r41 = r1, r41
	movl r40 = @gprel(.LC58)
	;;
	add r40 = r1, r40
	ld4 r39 = [r34]
	mov r38 = r0
	addl r37 = 256, r0
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = line#
	mov r1 = r35
	;;
	movl r41 = @gprel(.LC57)
	;;
	add r41 = r1, r41
	movl r40 = @gprel(.LC59)
	;;
	add r40 = r1, r40
	mov r39 = r0
	mov r38 = r0
	addl r37 = 64, r0
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = line#
	mov r1 = r35
	;;
	movl r41 = @gprel(.LC57)
	;;
	add r41 = r1, r41
	movl r40 = @gprel(.LC60)
	;;
	add r40 = r1, r40
	ld4 r39 = [r34]
	mov r38 = r0
	addl r37 = 128, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = line#
	mov r1 = r35
	;;
	movl r41 = @gprel(.LC57)
	;;
	add r41 = r1, r41
	movl r40 = @gprel(.LC61)
	;;
	add r40 = r1, r40
	ld4 r39 = [r34]
	mov r38 = r0
	addl r37 = 32, r0
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = line#
	mov r1 = r35
	;;
	movl r41 = @gprel(.LC62)
	;;
	add r41 = r1, r41
	movl r40 = @gprel(.LC63)
	;;
	add r40 = r1, r40
	ld4 r39 = [r34]
	addl r38 = 5, r0
	mov r37 = r0
	movl r36 = @gprel(.LC16)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = line#
	mov r1 = r35
	;;
	movl r41 = @gprel(.LC64)
	;;
	add r41 = r1, r41
	movl r40 = @gprel(.LC63)
	;;
	add r40 = r1, r40
	ld4 r39 = [r34]
	addl r38 = 9, r0
	mov r37 = r0
	movl r36 = @gprel(.LC17)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = line#
	mov r1 = r35
	;;
	movl r41 = @gprel(.LC65)
	;;
	add r41 = r1, r41
	movl r40 = @gprel(.LC63)
	;;
	add r40 = r1, r40
	ld4 r39 = [r34]
	addl r38 = 17, r0
	mov r37 = r0
	movl r36 = @gprel(.LC18)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = line#
	mov r1 = r35
	;;
	movl r41 = @gprel(.LC62)
	;;
	add r41 = r1, r41
	movl r40 = @gprel(.LC63)
	;;
	add r40 = r1, r40
	ld4 r39 = [r34]
	addl r38 = 33, r0
	mov r37 = r0
	movl r36 = @gprel(.LC19)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = line#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp effects#
	.section	.rodata
	.align 8
.LC66:
	stringz	"openpt"
	.align 8
.LC67:
	stringz	"grantpt"
	.align 8
.LC68:
	stringz	"unlockpt"
	.align 8
.LC69:
	stringz	"open"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 2, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r36 = 258, r0
	;;
	br.call.sptk.many b0 = posix_openpt#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC66)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(master#), gp
	;;
	st4 [r14] = r15
	addl r14 = @gprel(master#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = grantpt#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC67)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	addl r14 = @gprel(master#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = unlockpt#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC68)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	addl r14 = @gprel(master#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = ptsname#
	mov r1 = r35
	mov r14 = r8
	addl r37 = 258, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC69)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(slave#), gp
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = each_flag#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = characters#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = speeds#
	mov r1 = r35
	addl r36 = 20, r0
	;;
	br.call.sptk.many b0 = alarm#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = effects#
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
	.section	.rodata
	.align 4
	.type	places.1#, @object
	.size	places.1#, 56
places.1:
	data4	0
	data4	1
	data4	2
	data4	3
	data4	4
	data4	8
	data4	9
	data4	10
	data4	11
	data4	12
	data4	13
	data4	14
	data4	15
	data4	16
	.align 4
	.type	all.0#, @object
	.size	all.0#, 64
all.0:
	data4	0
	data4	1
	data4	2
	data4	3
	data4	4
	data4	5
	data4	6
	data4	7
	data4	8
	data4	9
	data4	10
	data4	11
	data4	12
	data4	13
	data4	14
	data4	15
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
