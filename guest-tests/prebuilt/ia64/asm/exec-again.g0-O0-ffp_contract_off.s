// c85f898c52dbeae3f467f06f05846229 guest-tests/process/exec-again.c
	.file	"exec-again.c"
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
	.align 16
	.global answer#
	.type	answer#, @function
	.proc answer#
answer:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	addl r14 = 4951, r0
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp answer#
	.align 16
	.global other_answer#
	.type	other_answer#, @function
	.proc other_answer#
other_answer:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	addl r14 = 5224, r0
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp other_answer#
	.section	.sdata,"aws"
	.align 8
	.type	ask#, @object
	.size	ask#, 8
ask:
	data8	@fptr(answer#)
	.align 8
	.type	ask_other#, @object
	.size	ask_other#, 8
ask_other:
	data8	@fptr(other_answer#)
	.text
	.align 16
	.proc code_of#
code_of:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	st8 [r14] = r32
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	adds r15 = -16, r2
	;;
	st8 [r15] = r14
	adds r15 = -16, r2
	;;
	ld8 r14 = [r15]
	;;
	ld8 r14 = [r14]
	adds r15 = -16, r2
	;;
	st8 [r15] = r14
	adds r15 = -16, r2
	;;
	ld8 r14 = [r15]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp code_of#
	.section	.rodata
	.align 8
.LC1:
	stringz	"again"
	.text
	.align 16
	.proc start#
start:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 2, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -48, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st8 [r14] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	br.call.sptk.many b0 = fork#
	mov r1 = r37
	mov r14 = r8
	adds r15 = -32, r36
	;;
	st4 [r15] = r14
	adds r15 = -32, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
	adds r14 = -24, r36
	movl r15 = @gprel(.LC1)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -24, r36
	;;
	adds r14 = 8, r14
	adds r15 = 8, r36
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -24, r36
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r15 = -24, r36
	mov r14 = r36
	;;
	mov r39 = r15
	ld8 r38 = [r14]
	br.call.sptk.many b0 = execv#
	mov r1 = r37
	;;
	addl r38 = 127, r0
	br.call.sptk.many b0 = _exit#
	;;
.L11:
	adds r15 = -32, r36
	;;
	ld4 r14 = [r15]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp start#
	.align 16
	.proc ended#
ended:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	mov r14 = r35
	mov r39 = r0
	adds r38 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	and r14 = 127, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	br .L16
	;;
.L14:
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	and r14 = 127, r14
	;;
	sub r14 = r0, r14
.L16:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp ended#
	.section	.rodata
	.align 8
.LC2:
	stringz	"odd"
	.align 8
.LC3:
	stringz	"even"
	.align 8
.LC4:
	stringz	"%d %s %x"
	.text
	.align 16
	.proc role#
role:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 6, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -128, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	addl r14 = @gprel(ask#), gp
	;;
	ld8.acq r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r37
	mov r14 = r8
	;;
	adds r14 = -4951, r14
	mov r15 = r36
	;;
	ld4 r15 = [r15]
	;;
	add r14 = r15, r14
	adds r17 = -112, r36
	;;
	st4 [r17] = r14
	adds r14 = -108, r36
	;;
	st4 [r14] = r0
	br .L18
	;;
.L21:
	adds r14 = -108, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	movl r14 = 6148914691236517206
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r16 = f6
	shr r14 = r15, 63
	;;
	sub r16 = r16, r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	sub r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L19
	movl r16 = @gprel(.LC2)
	;;
	add r16 = r1, r16
	br .L20
	;;
.L19:
	movl r16 = @gprel(.LC3)
	;;
	add r16 = r1, r16
.L20:
	adds r14 = -108, r36
	adds r15 = -104, r36
	adds r17 = -112, r36
	;;
	ld4 r43 = [r17]
	mov r42 = r16
	ld4 r41 = [r14]
	movl r40 = @gprel(.LC4)
	;;
	add r40 = r1, r40
	addl r39 = 100, r0
	mov r38 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r37
	adds r14 = -112, r36
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r33 = r14, r15
	adds r14 = -104, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strlen#
	mov r1 = r37
	mov r14 = r8
	;;
	add r33 = r33, r14
	adds r14 = -104, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = atoi#
	mov r1 = r37
	mov r14 = r8
	;;
	add r14 = r33, r14
	adds r15 = -112, r36
	;;
	st4 [r15] = r14
	adds r14 = -108, r36
	adds r15 = -108, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L18:
	adds r15 = -108, r36
	mov r14 = r36
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L21
	adds r17 = -112, r36
	;;
	ld4 r14 = [r17]
	;;
	and r14 = 63, r14
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp role#
	.section	.rodata
	.align 8
.LC5:
	stringz	"open"
	.align 8
.LC6:
	stringz	"fstat"
	.text
	.align 16
	.proc whole_file#
whole_file:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -176, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st8 [r14] = r32
	adds r14 = 8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	mov r40 = r0
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = open#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r40 = @gprel(.LC5)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	mov r14 = r8
	adds r15 = -160, r37
	;;
	st4 [r15] = r14
	adds r14 = -144, r37
	;;
	mov r40 = r14
	adds r14 = -160, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = fstat#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r40 = @gprel(.LC6)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	adds r14 = -144, r37
	;;
	adds r14 = 48, r14
	;;
	ld8 r14 = [r14]
	adds r34 = -152, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = malloc#
	mov r1 = r38
	mov r14 = r8
	;;
	st8 [r34] = r14
	adds r14 = -144, r37
	;;
	adds r14 = 48, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -152, r37
	;;
	mov r41 = r15
	ld8 r40 = [r14]
	adds r15 = -160, r37
	;;
	ld4 r39 = [r15]
	br.call.sptk.many b0 = read#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r15 = r14
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	;;
	st8 [r14] = r15
	adds r14 = -160, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r38
	adds r14 = -152, r37
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp whole_file#
	.section	.rodata
	.align 8
.LC7:
	stringz	"write"
	.text
	.align 16
	.proc write_file#
write_file:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -48, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	adds r14 = -16, r37
	addl r40 = 1, r0
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = open#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r40 = @gprel(.LC5)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	mov r14 = r8
	adds r15 = -32, r37
	;;
	st4 [r15] = r14
	mov r15 = r37
	adds r14 = -8, r37
	;;
	ld8 r41 = [r15]
	ld8 r40 = [r14]
	adds r14 = -32, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r38
	mov r14 = r8
	;;
	movl r40 = @gprel(.LC7)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	adds r15 = -32, r37
	;;
	ld4 r39 = [r15]
	br.call.sptk.many b0 = close#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp write_file#
	.align 16
	.proc patch#
patch:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -64, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st8 [r14] = r32
	adds r14 = 8, r37
	;;
	st8 [r14] = r33
	addl r14 = @gprel(ask#), gp
	;;
	ld8.acq r14 = [r14]
	adds r34 = -32, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = code_of#
	mov r1 = r38
	st8 [r34] = r8
	;;
	addl r14 = @gprel(ask_other#), gp
	;;
	ld8.acq r14 = [r14]
	adds r34 = -24, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = code_of#
	mov r1 = r38
	st8 [r34] = r8
	adds r15 = -24, r37
	adds r14 = -32, r37
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.geu p6, p7 = r14, r15
	(p6) br.cond.dptk .L27
	adds r15 = -24, r37
	adds r14 = -32, r37
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	br .L28
	;;
.L27:
	adds r15 = -32, r37
	adds r14 = -24, r37
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
.L28:
	adds r14 = -16, r37
	;;
	st8 [r14] = r15
	adds r14 = -48, r37
	;;
	st4 [r14] = r0
	adds r14 = -40, r37
	;;
	st8 [r14] = r0
	br .L29
	;;
.L31:
	mov r15 = r37
	adds r14 = -40, r37
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	add r16 = r15, r14
	adds r15 = -16, r37
	adds r14 = -32, r37
	;;
	ld8 r41 = [r15]
	ld8 r40 = [r14]
	mov r39 = r16
	br.call.sptk.many b0 = memcmp#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L30
	mov r15 = r37
	adds r14 = -40, r37
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	add r16 = r15, r14
	adds r15 = -16, r37
	adds r14 = -24, r37
	;;
	ld8 r41 = [r15]
	ld8 r40 = [r14]
	mov r39 = r16
	br.call.sptk.many b0 = memcpy#
	mov r1 = r38
	adds r15 = -48, r37
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -48, r37
	;;
	st4 [r15] = r14
.L30:
	adds r14 = -40, r37
	adds r15 = -40, r37
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 4, r15
	;;
	st8 [r14] = r15
.L29:
	adds r15 = -40, r37
	adds r14 = -16, r37
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	adds r15 = 8, r37
	;;
	ld8 r15 = [r15]
	;;
	cmp.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L31
	adds r15 = -48, r37
	;;
	ld4 r14 = [r15]
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp patch#
	.section	.rodata
	.align 8
.LC8:
	stringz	"%d"
	.align 8
.LC9:
	stringz	"/proc/self/exe"
	.align 8
.LC10:
	stringz	"yes"
	.align 8
.LC11:
	stringz	"NO"
	.align 8
.LC12:
	stringz	"one_by_one"
	.align 8
.LC13:
	stringz	"%-3s %s\n"
	.align 8
.LC14:
	stringz	"together"
	.align 8
.LC15:
	stringz	"copy"
	.align 8
.LC16:
	stringz	"memfd_create"
	.align 8
.LC17:
	stringz	"/proc/self/fd/%d"
	.align 8
.LC18:
	stringz	"5"
	.align 8
.LC19:
	stringz	"ended(start(path, \"5\")) == role(5) && ended(start(path, \"5\")) == role(5)"
	.align 8
.LC20:
	stringz	"patch(file, size) == 1"
	.align 8
.LC21:
	stringz	"0"
	.align 8
.LC22:
	stringz	"ended(start(path, \"0\")) == ((before + 0x1468 - 0x1357) & 63) && ended(start(path, \"0\")) == ((before + 0x1468 - 0x1357) & 63)"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 4, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -128, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st4 [r14] = r32
	adds r14 = 8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L34
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = atoi#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r39 = r14
	br.call.sptk.many b0 = role#
	mov r1 = r38
	mov r14 = r8
	br .L35
	;;
.L34:
	addl r14 = 1, r0
	adds r15 = -112, r37
	;;
	st4 [r15] = r14
	adds r14 = -108, r37
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -104, r37
	;;
	st4 [r14] = r0
	br .L36
	;;
.L37:
	adds r14 = -104, r37
	adds r15 = -76, r37
	;;
	ld4 r42 = [r14]
	movl r41 = @gprel(.LC8)
	;;
	add r41 = r1, r41
	addl r40 = 12, r0
	mov r39 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r38
	adds r14 = -76, r37
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = start#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r39 = r14
	br.call.sptk.many b0 = ended#
	mov r1 = r38
	mov r34 = r8
	adds r14 = -104, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = role#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = r14, r34
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r16 = -112, r37
	;;
	ld4 r14 = [r16]
	;;
	and r14 = r14, r15
	adds r15 = -112, r37
	;;
	st4 [r15] = r14
	adds r14 = -104, r37
	adds r15 = -104, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L36:
	adds r14 = -104, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 23, r14
	(p6) br.cond.dptk .L37
	adds r16 = -112, r37
	;;
	ld4 r14 = [r16]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L38
	movl r14 = @gprel(.LC10)
	;;
	add r14 = r1, r14
	br .L39
	;;
.L38:
	movl r14 = @gprel(.LC11)
	;;
	add r14 = r1, r14
.L39:
	movl r41 = @gprel(.LC12)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = -100, r37
	;;
	st4 [r14] = r0
	br .L40
	;;
.L45:
	adds r14 = -96, r37
	;;
	st4 [r14] = r0
	br .L41
	;;
.L42:
	adds r15 = -100, r37
	adds r14 = -96, r37
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	setf.sig f7 = r15
	setf.sig f8 = r14
	;;
	xmpy.l f6 = f7, f8
	adds r14 = -76, r37
	;;
	getf.sig r42 = f6
	movl r41 = @gprel(.LC8)
	;;
	add r41 = r1, r41
	addl r40 = 12, r0
	mov r39 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r38
	adds r14 = -76, r37
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = start#
	mov r1 = r38
	mov r16 = r8
	adds r15 = -16, r37
	adds r14 = -96, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	st4 [r14] = r16
	adds r14 = -96, r37
	adds r15 = -96, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L41:
	adds r14 = -96, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L42
	adds r14 = -92, r37
	;;
	st4 [r14] = r0
	br .L43
	;;
.L44:
	adds r15 = -16, r37
	adds r14 = -92, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = ended#
	mov r1 = r38
	mov r34 = r8
	adds r15 = -100, r37
	adds r14 = -92, r37
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	setf.sig f7 = r15
	setf.sig f8 = r14
	;;
	xmpy.l f6 = f7, f8
	;;
	getf.sig r39 = f6
	br.call.sptk.many b0 = role#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = r14, r34
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -108, r37
	adds r15 = -108, r37
	;;
	ld4 r15 = [r15]
	;;
	and r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -92, r37
	adds r15 = -92, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L43:
	adds r14 = -92, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L44
	adds r14 = -100, r37
	adds r15 = -100, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L40:
	adds r14 = -100, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 5, r14
	(p6) br.cond.dptk .L45
	adds r14 = -108, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L46
	movl r14 = @gprel(.LC10)
	;;
	add r14 = r1, r14
	br .L47
	;;
.L46:
	movl r14 = @gprel(.LC11)
	;;
	add r14 = r1, r14
.L47:
	movl r41 = @gprel(.LC14)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r34 = -88, r37
	adds r14 = -24, r37
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = whole_file#
	mov r1 = r38
	st8 [r34] = r8
	mov r40 = r0
	;;
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = memfd_create#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r40 = @gprel(.LC16)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r15 = r14
	adds r14 = -64, r37
	;;
	mov r42 = r15
	movl r41 = @gprel(.LC17)
	;;
	add r41 = r1, r41
	addl r40 = 40, r0
	mov r39 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r38
	adds r14 = -24, r37
	;;
	ld8 r16 = [r14]
	adds r14 = -88, r37
	adds r15 = -64, r37
	;;
	mov r41 = r16
	ld8 r40 = [r14]
	mov r39 = r15
	br.call.sptk.many b0 = write_file#
	mov r1 = r38
	adds r14 = -64, r37
	;;
	movl r40 = @gprel(.LC18)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = start#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r39 = r14
	br.call.sptk.many b0 = ended#
	mov r1 = r38
	mov r34 = r8
	;;
	addl r39 = 5, r0
	br.call.sptk.many b0 = role#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = r14, r34
	(p6) br.cond.dptk .L48
	adds r14 = -64, r37
	movl r40 = @gprel(.LC18)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = start#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r39 = r14
	br.call.sptk.many b0 = ended#
	mov r1 = r38
	mov r34 = r8
	;;
	addl r39 = 5, r0
	br.call.sptk.many b0 = role#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = r14, r34
	(p6) br.cond.dptk .L48
	movl r14 = @gprel(.LC10)
	;;
	add r14 = r1, r14
	br .L49
	;;
.L48:
	movl r14 = @gprel(.LC11)
	;;
	add r14 = r1, r14
.L49:
	movl r41 = @gprel(.LC19)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = -24, r37
	;;
	ld8 r15 = [r14]
	adds r14 = -88, r37
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	br.call.sptk.many b0 = patch#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L50
	movl r14 = @gprel(.LC10)
	;;
	add r14 = r1, r14
	br .L51
	;;
.L50:
	movl r14 = @gprel(.LC11)
	;;
	add r14 = r1, r14
.L51:
	movl r41 = @gprel(.LC20)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r34 = -80, r37
	;;
	mov r39 = r0
	br.call.sptk.many b0 = role#
	mov r1 = r38
	st4 [r34] = r8
	adds r14 = -24, r37
	;;
	ld8 r16 = [r14]
	adds r14 = -88, r37
	adds r15 = -64, r37
	;;
	mov r41 = r16
	ld8 r40 = [r14]
	mov r39 = r15
	br.call.sptk.many b0 = write_file#
	mov r1 = r38
	adds r14 = -64, r37
	;;
	movl r40 = @gprel(.LC21)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = start#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r39 = r14
	br.call.sptk.many b0 = ended#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -80, r37
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 273, r14
	;;
	and r14 = 63, r14
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L52
	adds r14 = -64, r37
	movl r40 = @gprel(.LC21)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = start#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r39 = r14
	br.call.sptk.many b0 = ended#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -80, r37
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 273, r14
	;;
	and r14 = 63, r14
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L52
	movl r14 = @gprel(.LC10)
	;;
	add r14 = r1, r14
	br .L53
	;;
.L52:
	movl r14 = @gprel(.LC11)
	;;
	add r14 = r1, r14
.L53:
	movl r41 = @gprel(.LC22)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	mov r14 = r0
.L35:
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
