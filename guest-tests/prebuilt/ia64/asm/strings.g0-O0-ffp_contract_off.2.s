// 6651ca4bb8538d1c7b3bacbf912eef52
	.file	"strings.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc checksum#
checksum:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	st8 [r14] = r32
	adds r14 = 8, r2
	;;
	st8 [r14] = r33
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	adds r15 = -16, r2
	;;
	st8 [r15] = r14
	adds r14 = -8, r2
	movl r15 = -2128831035
	;;
	st4 [r14] = r15
	br .L2
	;;
.L3:
	adds r16 = -16, r2
	;;
	ld8 r14 = [r16]
	;;
	adds r15 = 1, r14
	adds r16 = -16, r2
	;;
	st8 [r16] = r15
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -8, r2
	;;
	ld4 r14 = [r14]
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r16 = -8, r2
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	st4 [r16] = r14
.L2:
	adds r14 = 8, r2
	;;
	ld8 r14 = [r14]
	adds r15 = 8, r2
	;;
	adds r16 = -1, r14
	;;
	st8 [r15] = r16
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L3
	adds r14 = -8, r2
	;;
	ld4 r14 = [r14]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp checksum#
	.bss
	.align 8
	.type	a#, @object
	.size	a#, 256
a:
	.skip	256
	.align 8
	.type	b#, @object
	.size	b#, 256
b:
	.skip	256
	.align 8
	.type	c#, @object
	.size	c#, 256
c:
	.skip	256
	.section	.rodata
	.align 8
.LC0:
	stringz	"%u %08x\n"
	.align 8
.LC1:
	stringz	"the quick brown fox jumps over the lazy dog"
	.align 8
.LC2:
	stringz	"jump"
	.align 8
.LC3:
	stringz	"xyz"
	.align 8
.LC4:
	stringz	"the "
	.align 8
.LC5:
	stringz	"qz"
	.align 8
.LC6:
	stringz	"%d %d %d %d %s %d %d\n"
	.align 8
.LC7:
	stringz	"%08x\n"
	.align 8
.LC8:
	stringz	"%c%c%c "
	.align 8
.LC9:
	stringz	",;"
	.align 8
.LC10:
	stringz	"[%s]"
	.align 8
.LC11:
	stringz	"(%s)"
	.align 8
.LC12:
	stringz	":"
	.align 8
.LC13:
	stringz	"duplicate"
	.align 8
.LC14:
	stringz	" %s %s %s\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 0, 10, 8, 0
	.vframe r40
	mov r40 = r12
	adds r12 = -128, r12
	.save rp, r38
	mov r38 = b0
	mov r41 = r1
	.body
	;;
	adds r14 = -112, r40
	;;
	st4 [r14] = r0
	adds r14 = -108, r40
	;;
	st4 [r14] = r0
	adds r14 = -104, r40
	;;
	st4 [r14] = r0
	br .L6
	;;
.L15:
	adds r14 = -100, r40
	;;
	st4 [r14] = r0
	br .L7
	;;
.L14:
	adds r14 = -96, r40
	;;
	st4 [r14] = r0
	br .L8
	;;
.L13:
	adds r14 = -92, r40
	;;
	st4 [r14] = r0
	br .L9
	;;
.L10:
	adds r14 = -92, r40
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	;;
	shladd r15 = r15, 3, r0
	;;
	sub r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	movl r15 = @gprel(a#)
	;;
	add r15 = r1, r15
	adds r14 = -92, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r16
	adds r14 = -92, r40
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	;;
	shladd r15 = r15, 1, r0
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	movl r15 = @gprel(c#)
	;;
	add r15 = r1, r15
	adds r14 = -92, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r16
	movl r15 = @gprel(c#)
	;;
	add r15 = r1, r15
	adds r14 = -92, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	adds r14 = -92, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r16
	adds r14 = -92, r40
	adds r15 = -92, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L9:
	adds r14 = -92, r40
	;;
	ld4 r14 = [r14]
	addl r15 = 255, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L10
	adds r14 = -100, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	add r15 = r14, r15
	adds r14 = -104, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r16 = @gprel(a#)
	;;
	add r16 = r1, r16
	;;
	add r16 = r14, r16
	adds r14 = -96, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	mov r44 = r14
	mov r43 = r16
	mov r42 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r41
	adds r14 = -88, r40
	;;
	st4 [r14] = r0
	br .L11
	;;
.L12:
	adds r15 = -104, r40
	adds r14 = -88, r40
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	add r16 = r15, r14
	adds r15 = -100, r40
	adds r14 = -88, r40
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	add r15 = r15, r14
	movl r17 = @gprel(a#)
	;;
	add r17 = r1, r17
	sxt4 r14 = r16
	;;
	add r14 = r17, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r17 = r14
	movl r16 = @gprel(c#)
	;;
	add r16 = r1, r16
	sxt4 r14 = r15
	;;
	add r14 = r16, r14
	;;
	st1 [r14] = r17
	adds r14 = -88, r40
	adds r15 = -88, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L11:
	adds r15 = -88, r40
	adds r14 = -96, r40
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L12
	addl r44 = 256, r0
	movl r43 = @gprel(c#)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(b#)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = memcmp#
	mov r1 = r41
	mov r14 = r8
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
	adds r14 = -108, r40
	adds r15 = -108, r40
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -100, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	add r15 = r14, r15
	adds r14 = -104, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r16 = @gprel(b#)
	;;
	add r16 = r1, r16
	;;
	add r16 = r14, r16
	adds r14 = -96, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	mov r44 = r14
	mov r43 = r16
	mov r42 = r15
	br.call.sptk.many b0 = memmove#
	mov r1 = r41
	adds r14 = -112, r40
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r32 = r14, r15
	addl r43 = 256, r0
	movl r42 = @gprel(b#)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = checksum#
	mov r1 = r41
	mov r14 = r8
	;;
	add r14 = r32, r14
	adds r15 = -112, r40
	;;
	st4 [r15] = r14
	adds r14 = -104, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	add r15 = r14, r15
	adds r14 = -96, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r14 = -100, r40
	;;
	mov r44 = r16
	ld4 r43 = [r14]
	mov r42 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r41
	adds r14 = -112, r40
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r32 = r14, r15
	addl r43 = 256, r0
	movl r42 = @gprel(b#)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = checksum#
	mov r1 = r41
	mov r14 = r8
	;;
	add r14 = r32, r14
	adds r15 = -112, r40
	;;
	st4 [r15] = r14
	adds r14 = -96, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = 2049638230412172402
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	adds r15 = 1, r14
	adds r14 = -96, r40
	adds r16 = -96, r40
	;;
	ld4 r16 = [r16]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
.L8:
	adds r14 = -96, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 69, r14
	(p6) br.cond.dptk .L13
	adds r14 = -100, r40
	adds r15 = -100, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L7:
	adds r14 = -100, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 8, r14
	(p6) br.cond.dptk .L14
	adds r14 = -104, r40
	adds r15 = -104, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L6:
	adds r14 = -104, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 8, r14
	(p6) br.cond.dptk .L15
	adds r14 = -108, r40
	adds r15 = -112, r40
	;;
	ld4 r44 = [r15]
	ld4 r43 = [r14]
	movl r42 = @gprel(.LC0)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -84, r40
	;;
	st4 [r14] = r0
	br .L16
	;;
.L19:
	adds r14 = -84, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	adds r14 = -32, r40
	movl r16 = @gprel(a#)
	;;
	add r16 = r1, r16
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -32, r40
	;;
	ld8 r14 = [r14]
	movl r16 = @gprel(.LC1)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 44, r0
	;;
	mov r44 = r14
	mov r43 = r16
	mov r42 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r41
	adds r14 = -32, r40
	;;
	ld8 r42 = [r14]
	br.call.sptk.many b0 = strlen#
	mov r1 = r41
	mov r14 = r8
	;;
	mov r33 = r14
	adds r14 = -32, r40
	addl r43 = 113, r0
	;;
	ld8 r42 = [r14]
	br.call.sptk.many b0 = strchr#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -32, r40
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	mov r34 = r14
	adds r14 = -32, r40
	addl r43 = 111, r0
	;;
	ld8 r42 = [r14]
	br.call.sptk.many b0 = strrchr#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -32, r40
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	mov r35 = r14
	adds r14 = -32, r40
	movl r43 = @gprel(.LC2)
	;;
	add r43 = r1, r43
	ld8 r42 = [r14]
	br.call.sptk.many b0 = strstr#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -32, r40
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	mov r36 = r14
	adds r14 = -32, r40
	movl r43 = @gprel(.LC3)
	;;
	add r43 = r1, r43
	ld8 r42 = [r14]
	br.call.sptk.many b0 = strpbrk#
	mov r1 = r41
	mov r32 = r8
	adds r14 = -32, r40
	;;
	movl r43 = @gprel(.LC4)
	;;
	add r43 = r1, r43
	ld8 r42 = [r14]
	br.call.sptk.many b0 = strspn#
	mov r1 = r41
	mov r14 = r8
	;;
	mov r37 = r14
	adds r14 = -32, r40
	movl r43 = @gprel(.LC5)
	;;
	add r43 = r1, r43
	ld8 r42 = [r14]
	br.call.sptk.many b0 = strcspn#
	mov r1 = r41
	mov r14 = r8
	;;
	mov r49 = r14
	mov r48 = r37
	mov r47 = r32
	mov r46 = r36
	mov r45 = r35
	mov r44 = r34
	mov r43 = r33
	movl r42 = @gprel(.LC6)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -32, r40
	addl r44 = 12, r0
	;;
	ld8 r43 = [r14]
	movl r42 = @gprel(b#)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = strncpy#
	mov r1 = r41
	adds r14 = -32, r40
	;;
	ld8 r42 = [r14]
	br.call.sptk.many b0 = strlen#
	mov r1 = r41
	mov r14 = r8
	;;
	mov r15 = r14
	adds r14 = -32, r40
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r14, r15
	addl r15 = 33, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	;;
	st1 [r14] = r0
	adds r14 = -112, r40
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r32 = r14, r15
	addl r43 = 12, r0
	movl r42 = @gprel(b#)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = checksum#
	mov r1 = r41
	mov r14 = r8
	;;
	add r32 = r32, r14
	adds r14 = -32, r40
	addl r44 = 30, r0
	addl r43 = 122, r0
	;;
	ld8 r42 = [r14]
	br.call.sptk.many b0 = memchr#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	add r32 = r32, r14
	adds r14 = -32, r40
	addl r44 = 60, r0
	addl r43 = 122, r0
	;;
	ld8 r42 = [r14]
	br.call.sptk.many b0 = memchr#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	addl r14 = 2, r0
	br .L18
	;;
.L17:
	mov r14 = r0
.L18:
	;;
	add r14 = r14, r32
	adds r15 = -112, r40
	;;
	st4 [r15] = r14
	adds r14 = -84, r40
	adds r15 = -84, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L16:
	adds r14 = -84, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L19
	adds r14 = -112, r40
	;;
	ld4 r43 = [r14]
	movl r42 = @gprel(.LC7)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -80, r40
	;;
	st4 [r14] = r0
	br .L20
	;;
.L35:
	adds r14 = -76, r40
	;;
	st4 [r14] = r0
	br .L21
	;;
.L34:
	movl r15 = @gprel(words.0#)
	;;
	add r15 = r1, r15
	adds r14 = -80, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	movl r16 = @gprel(words.0#)
	;;
	add r16 = r1, r16
	adds r14 = -76, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	ld8 r14 = [r14]
	adds r32 = -48, r40
	;;
	mov r43 = r14
	mov r42 = r15
	br.call.sptk.many b0 = strcmp#
	mov r1 = r41
	st4 [r32] = r8
	;;
	movl r15 = @gprel(words.0#)
	;;
	add r15 = r1, r15
	adds r14 = -80, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	movl r16 = @gprel(words.0#)
	;;
	add r16 = r1, r16
	adds r14 = -76, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	ld8 r14 = [r14]
	adds r32 = -44, r40
	addl r44 = 3, r0
	;;
	mov r43 = r14
	mov r42 = r15
	br.call.sptk.many b0 = strncmp#
	mov r1 = r41
	st4 [r32] = r8
	;;
	movl r15 = @gprel(words.0#)
	;;
	add r15 = r1, r15
	adds r14 = -80, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	movl r16 = @gprel(words.0#)
	;;
	add r16 = r1, r16
	adds r14 = -76, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	ld8 r14 = [r14]
	adds r32 = -40, r40
	;;
	mov r43 = r14
	mov r42 = r15
	br.call.sptk.many b0 = strcasecmp#
	mov r1 = r41
	st4 [r32] = r8
	adds r14 = -48, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L22
	adds r14 = -48, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	addl r14 = 62, r0
	br .L25
	;;
.L23:
	addl r14 = 61, r0
	br .L25
	;;
.L22:
	addl r14 = 60, r0
.L25:
	adds r15 = -44, r40
	;;
	ld4 r15 = [r15]
	;;
	cmp4.gt p6, p7 = r0, r15
	(p6) br.cond.dptk .L26
	adds r15 = -44, r40
	;;
	ld4 r15 = [r15]
	;;
	cmp4.ge p6, p7 = 0, r15
	(p6) br.cond.dptk .L27
	addl r15 = 62, r0
	br .L29
	;;
.L27:
	addl r15 = 61, r0
	br .L29
	;;
.L26:
	addl r15 = 60, r0
.L29:
	adds r16 = -40, r40
	;;
	ld4 r16 = [r16]
	;;
	cmp4.gt p6, p7 = r0, r16
	(p6) br.cond.dptk .L30
	adds r16 = -40, r40
	;;
	ld4 r16 = [r16]
	;;
	cmp4.ge p6, p7 = 0, r16
	(p6) br.cond.dptk .L31
	addl r16 = 62, r0
	br .L33
	;;
.L31:
	addl r16 = 61, r0
	br .L33
	;;
.L30:
	addl r16 = 60, r0
.L33:
	;;
	mov r45 = r16
	mov r44 = r15
	mov r43 = r14
	movl r42 = @gprel(.LC8)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -76, r40
	adds r15 = -76, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L21:
	adds r14 = -76, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 8, r14
	(p6) br.cond.dptk .L34
	addl r42 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r41
	adds r14 = -80, r40
	adds r15 = -80, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L20:
	adds r14 = -80, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 8, r14
	(p6) br.cond.dptk .L35
	adds r14 = -24, r40
	movl r15 = 4282773111497387631
	;;
	st8 [r14] = r15
	adds r14 = 8, r14
	movl r15 = 1919448123
	;;
	st4 [r14] = r15
	adds r14 = 4, r14
	addl r15 = 25957, r0
	;;
	st2 [r14] = r15
	adds r14 = 2, r14
	;;
	st1 [r14] = r0
	adds r14 = 1, r14
	;;
	adds r14 = -8, r40
	;;
	st8 [r14] = r0
	adds r32 = -72, r40
	adds r15 = -8, r40
	adds r14 = -24, r40
	;;
	mov r44 = r15
	movl r43 = @gprel(.LC9)
	;;
	add r43 = r1, r43
	mov r42 = r14
	br.call.sptk.many b0 = strtok_r#
	mov r1 = r41
	st8 [r32] = r8
	br .L36
	;;
.L37:
	adds r14 = -72, r40
	;;
	ld8 r43 = [r14]
	movl r42 = @gprel(.LC10)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r32 = -72, r40
	adds r14 = -8, r40
	;;
	mov r44 = r14
	movl r43 = @gprel(.LC9)
	;;
	add r43 = r1, r43
	mov r42 = r0
	br.call.sptk.many b0 = strtok_r#
	mov r1 = r41
	st8 [r32] = r8
.L36:
	adds r14 = -72, r40
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L37
	mov r14 = r40
	movl r15 = 2033859192
	;;
	st4 [r14] = r15
	adds r14 = 4, r14
	;;
	st1 [r14] = r0
	adds r14 = 8, r40
	mov r15 = r40
	;;
	st8 [r14] = r15
	br .L38
	;;
.L39:
	adds r14 = -64, r40
	;;
	ld8 r43 = [r14]
	movl r42 = @gprel(.LC11)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
.L38:
	adds r32 = -64, r40
	adds r14 = 8, r40
	;;
	movl r43 = @gprel(.LC12)
	;;
	add r43 = r1, r43
	mov r42 = r14
	br.call.sptk.many b0 = strsep#
	mov r1 = r41
	st8 [r32] = r8
	adds r14 = -64, r40
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L39
	adds r32 = -56, r40
	movl r42 = @gprel(.LC13)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = strdup#
	mov r1 = r41
	mov r14 = r8
	;;
	st8 [r32] = r14
	addl r42 = 2, r0
	br.call.sptk.many b0 = strerror#
	mov r1 = r41
	mov r32 = r8
	adds r14 = -56, r40
	addl r43 = 3, r0
	;;
	ld8 r42 = [r14]
	br.call.sptk.many b0 = strndup#
	mov r1 = r41
	mov r14 = r8
	;;
	mov r15 = r14
	adds r14 = -56, r40
	;;
	mov r45 = r15
	mov r44 = r32
	ld8 r43 = [r14]
	movl r42 = @gprel(.LC14)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r39
	mov b0 = r38
	.restore sp
	mov r12 = r40
	br.ret.sptk.many b0
	;;
	.endp main#
	.section	.rodata
	.align 8
.LC15:
	stringz	""
	.align 8
.LC16:
	stringz	"a"
	.align 8
.LC17:
	stringz	"ab"
	.align 8
.LC18:
	stringz	"abc"
	.align 8
.LC19:
	stringz	"abcd"
	.align 8
.LC20:
	stringz	"abcdefgh"
	.align 8
.LC21:
	stringz	"abcdefgi"
	.align 8
.LC22:
	stringz	"b"
	.align 8
.LC23:
	stringz	"\377"
	.align 8
	.type	words.0#, @object
	.size	words.0#, 72
words.0:
	data8	.LC15
	data8	.LC16
	data8	.LC17
	data8	.LC18
	data8	.LC19
	data8	.LC20
	data8	.LC21
	data8	.LC22
	data8	.LC23
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
