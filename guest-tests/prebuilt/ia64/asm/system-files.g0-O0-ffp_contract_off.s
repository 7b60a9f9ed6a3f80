// 5ea705042677258c77054095156402cf guest-tests/file/system-files.c
	.file	"system-files.c"
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
	.bss
	.align 8
	.type	text#, @object
	.size	text#, 65536
text:
	.skip	65536
	.text
	.align 16
	.proc get#
get:
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
	st8 [r14] = r32
	mov r14 = r35
	mov r38 = r0
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = open#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st4 [r14] = r8
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L9
	addl r39 = 65535, r0
	movl r38 = @gprel(text#)
	;;
	add r38 = r1, r38
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r15 = r8
	br .L10
	;;
.L9:
	mov r15 = r0
.L10:
	adds r14 = -8, r35
	;;
	st8 [r14] = r15
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	mov r15 = r0
	;;
	cmp.le p6, p7 = r15, r14
	;;
	(p6) mov r15 = r14
	movl r14 = @gprel(text#)
	;;
	add r14 = r1, r14
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r0
	adds r15 = -16, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	;;
	movl r14 = @gprel(text#)
	;;
	add r14 = r1, r14
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp get#
	.align 16
	.proc put#
put:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
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
	mov r14 = r36
	addl r39 = 1, r0
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = open#
	mov r1 = r37
	adds r14 = -32, r36
	;;
	st4 [r14] = r8
	adds r15 = -32, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L13
	adds r14 = 8, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = strlen#
	mov r1 = r37
	mov r15 = r8
	adds r14 = 8, r36
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	adds r14 = -32, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r37
	mov r14 = r8
	br .L14
	;;
.L13:
	addl r14 = -1, r0
.L14:
	adds r15 = -24, r36
	;;
	st8 [r15] = r14
	adds r14 = -24, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r0, r14
	br .L16
	;;
.L15:
	adds r14 = 8, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = strlen#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r15 = r14
	adds r14 = -24, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r15, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
.L16:
	adds r15 = -16, r36
	;;
	st4 [r15] = r14
	adds r15 = -32, r36
	;;
	ld4 r38 = [r15]
	br.call.sptk.many b0 = close#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	ld4 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp put#
	.section	.rodata
	.align 8
.LC2:
	stringz	"ok"
	.align 8
.LC3:
	stringz	"%s: %s, now %s"
	.text
	.align 16
	.proc set#
set:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 4, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
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
	adds r15 = 8, r37
	mov r14 = r37
	;;
	ld8 r40 = [r15]
	ld8 r39 = [r14]
	br.call.sptk.many b0 = put#
	mov r1 = r38
	adds r14 = -16, r37
	;;
	st4 [r14] = r8
	adds r15 = -16, r37
	;;
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L19
	adds r15 = -16, r37
	;;
	ld4 r14 = [r15]
	;;
	sub r14 = r0, r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r38
	mov r34 = r8
	br .L20
	;;
.L19:
	movl r34 = @gprel(.LC2)
	;;
	add r34 = r1, r34
.L20:
	mov r14 = r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = get#
	mov r1 = r38
	mov r15 = r8
	adds r14 = 8, r37
	;;
	mov r42 = r15
	mov r41 = r34
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC3)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp set#
	.section	.rodata
	.align 8
.LC4:
	stringz	"/proc/sys/kernel/random/uuid"
	.align 8
.LC5:
	stringz	"yes"
	.align 8
.LC6:
	stringz	"NO"
	.align 8
.LC7:
	stringz	"strcmp(first, text) != 0 && strlen(first) == 37 && strlen(text) == 37"
	.align 8
.LC8:
	stringz	"%-3s %s\n"
	.align 8
.LC9:
	stringz	"4"
	.align 8
.LC10:
	stringz	"89ab"
	.align 8
.LC11:
	stringz	"%s"
	.text
	.align 16
	.proc random_files#
random_files:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -80, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = get#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -60, r34
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = strcpy#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = get#
	mov r1 = r35
	adds r14 = -60, r34
	;;
	movl r37 = @gprel(text#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L22
	adds r14 = -60, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strlen#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 37, r14
	(p6) br.cond.dptk .L22
	movl r36 = @gprel(text#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = strlen#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 37, r14
	(p6) br.cond.dptk .L22
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L23
	;;
.L22:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L23:
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -64, r34
	;;
	st4 [r14] = r0
	br .L24
	;;
.L34:
	adds r15 = -64, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 14, r14
	(p6) br.cond.dptk .L25
	adds r16 = -64, r34
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = 19, r14
	(p6) br.cond.dptk .L26
.L25:
	adds r17 = -64, r34
	;;
	ld4 r14 = [r17]
	;;
	cmp4.ne p6, p7 = 14, r14
	(p6) br.cond.dptk .L27
	movl r15 = @gprel(.LC9)
	;;
	add r15 = r1, r15
	br .L28
	;;
.L27:
	movl r15 = @gprel(.LC10)
	;;
	add r15 = r1, r15
.L28:
	adds r14 = -60, r34
	adds r17 = -64, r34
	;;
	ld4 r16 = [r17]
	;;
	sxt4 r16 = r16
	;;
	add r14 = r14, r16
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r37 = r14
	mov r36 = r15
	br.call.sptk.many b0 = strchr#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L29
	addl r14 = 52, r0
	br .L31
	;;
.L29:
	addl r14 = 63, r0
	br .L31
	;;
.L26:
	br.call.sptk.many b0 = __ctype_b_loc#
	mov r1 = r35
	mov r14 = r8
	;;
	ld8 r15 = [r14]
	adds r14 = -60, r34
	adds r17 = -64, r34
	;;
	ld4 r16 = [r17]
	;;
	sxt4 r16 = r16
	;;
	add r14 = r14, r16
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r15, r14
	;;
	ld2 r14 = [r14]
	;;
	mov r15 = r14
	addl r14 = 4096, r0
	;;
	and r14 = r14, r15
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L32
	adds r14 = -60, r34
	adds r16 = -64, r34
	;;
	ld4 r15 = [r16]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	br .L31
	;;
.L32:
	addl r14 = 120, r0
.L31:
	movl r16 = @gprel(text#)
	;;
	add r16 = r1, r16
	adds r17 = -64, r34
	;;
	ld4 r15 = [r17]
	;;
	sxt4 r15 = r15
	;;
	add r15 = r16, r15
	;;
	st1 [r15] = r14
	adds r15 = -64, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -64, r34
	;;
	st4 [r16] = r14
.L24:
	adds r17 = -64, r34
	;;
	ld4 r14 = [r17]
	;;
	cmp4.ge p6, p7 = 36, r14
	(p6) br.cond.dptk .L34
	movl r37 = @gprel(text#)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp random_files#
	.section	.rodata
	.align 8
.LC12:
	stringz	"/proc/%s"
	.align 8
.LC13:
	stringz	"%s:\n%s"
	.align 8
.LC14:
	stringz	"/proc/meminfo"
	.align 8
.LC15:
	stringz	"MemTotal: %ld kB MemFree: %ld kB MemAvailable: %ld"
	.align 8
.LC16:
	stringz	"sscanf(text, \"MemTotal: %ld kB MemFree: %ld kB MemAvailable: %ld\", &total, &free_memory, &available) == 3"
	.align 8
.LC17:
	stringz	"Committed_AS:"
	.align 8
.LC18:
	stringz	"Committed_AS: %ld"
	.align 8
.LC19:
	stringz	"sscanf(strstr(text, \"Committed_AS:\"), \"Committed_AS: %ld\", &used) == 1 && used > 100 && used < 20000"
	.align 8
.LC20:
	stringz	"\nSwapFree:              0 kB\n"
	.align 8
.LC21:
	stringz	"total - free_memory == used && available == free_memory && strstr(text, \"\\nSwapFree:              0 kB\\n\")"
	.align 8
.LC22:
	stringz	"CommitLimit:"
	.align 8
.LC23:
	stringz	"CommitLimit: %ld"
	.align 8
.LC24:
	stringz	"sscanf(strstr(text, \"CommitLimit:\"), \"CommitLimit: %ld\", &limit) == 1 && limit == total / 2"
	.align 8
.LC25:
	stringz	"sscanf(strstr(text, \"Committed_AS:\"), \"Committed_AS: %ld\", &now) == 1 && now >= used + 900 && now < used + 1150"
	.align 8
.LC26:
	stringz	"0.00 0.00 0.00 1/1 %d\n"
	.align 8
.LC27:
	stringz	"/proc/loadavg"
	.align 8
.LC28:
	stringz	"strcmp(get(\"/proc/loadavg\"), expected) == 0"
	.align 8
.LC29:
	stringz	"0.00 0.00 0.00 1/2 %d\n"
	.align 8
.LC30:
	stringz	"/proc/cpuinfo"
	.align 8
.LC31:
	stringz	"strlen(get(\"/proc/cpuinfo\")) > 20 && strstr(text, \"\\n\")"
	.text
	.align 16
	.proc figures#
figures:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -192, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -176, r35
	;;
	st4 [r14] = r0
	br .L36
	;;
.L37:
	movl r15 = @gprel(constant.2#)
	;;
	add r15 = r1, r15
	adds r16 = -176, r35
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -48, r35
	;;
	mov r40 = r15
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	addl r38 = 64, r0
	mov r37 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r36
	;;
	movl r15 = @gprel(constant.2#)
	;;
	add r15 = r1, r15
	adds r16 = -176, r35
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r32 = [r14]
	adds r14 = -48, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = get#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	mov r38 = r32
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -176, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -176, r35
	;;
	st4 [r16] = r14
.L36:
	adds r15 = -176, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 6, r14
	(p6) br.cond.dptk .L37
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = get#
	mov r1 = r36
	adds r16 = -144, r35
	adds r15 = -152, r35
	adds r14 = -160, r35
	;;
	mov r41 = r16
	mov r40 = r15
	mov r39 = r14
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(text#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = __isoc99_sscanf
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L38
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L39
	;;
.L38:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L39:
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(text#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = strstr#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -136, r35
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	mov r37 = r15
	br.call.sptk.many b0 = __isoc99_sscanf
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L40
	adds r14 = -136, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ge p6, p7 = 100, r14
	(p6) br.cond.dptk .L40
	adds r14 = -136, r35
	;;
	ld8 r14 = [r14]
	addl r15 = 19999, r0
	;;
	cmp.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L40
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L41
	;;
.L40:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L41:
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -160, r35
	;;
	ld8 r15 = [r14]
	adds r14 = -152, r35
	;;
	ld8 r14 = [r14]
	;;
	sub r15 = r15, r14
	adds r14 = -136, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L42
	adds r14 = -144, r35
	;;
	ld8 r15 = [r14]
	adds r14 = -152, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L42
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(text#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = strstr#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L42
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L43
	;;
.L42:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L43:
	movl r39 = @gprel(.LC21)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC22)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(text#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = strstr#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -128, r35
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC23)
	;;
	add r38 = r1, r38
	mov r37 = r15
	br.call.sptk.many b0 = __isoc99_sscanf
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L44
	adds r14 = -160, r35
	;;
	ld8 r14 = [r14]
	;;
	shr.u r15 = r14, 63
	;;
	add r14 = r15, r14
	;;
	shr r14 = r14, 1
	;;
	mov r15 = r14
	adds r14 = -128, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L44
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L45
	;;
.L44:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L45:
	movl r39 = @gprel(.LC24)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -172, r35
	;;
	st4 [r14] = r0
	br .L46
	;;
.L47:
	movl r15 = @gprel(more.1#)
	;;
	add r15 = r1, r15
	adds r14 = -172, r35
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	addl r15 = 1, r0
	;;
	st1.rel [r14] = r15
	adds r14 = -172, r35
	adds r15 = -172, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1024, r15
	;;
	st4 [r14] = r15
.L46:
	adds r14 = -172, r35
	;;
	ld4 r14 = [r14]
	addl r15 = 1048575, r0
	;;
	cmp4.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L47
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = get#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(text#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = strstr#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -120, r35
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	mov r37 = r15
	br.call.sptk.many b0 = __isoc99_sscanf
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L48
	adds r14 = -136, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 899, r14
	adds r14 = -120, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r14, r15
	(p6) br.cond.dptk .L48
	adds r14 = -136, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 1149, r14
	adds r14 = -120, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L48
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L49
	;;
.L48:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L49:
	movl r39 = @gprel(.LC25)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -112, r35
	;;
	mov r40 = r15
	movl r39 = @gprel(.LC26)
	;;
	add r39 = r1, r39
	addl r38 = 64, r0
	mov r37 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC27)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = get#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -112, r35
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = strcmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L50
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L51
	;;
.L50:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L51:
	movl r39 = @gprel(.LC28)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r36
	adds r32 = -168, r35
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r32] = r14
	adds r14 = -168, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L52
.L53:
	br.call.sptk.many b0 = pause#
	mov r1 = r36
	br .L53
	;;
.L52:
	adds r14 = -168, r35
	adds r15 = -112, r35
	;;
	ld4 r40 = [r14]
	movl r39 = @gprel(.LC29)
	;;
	add r39 = r1, r39
	addl r38 = 64, r0
	mov r37 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC27)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = get#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -112, r35
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = strcmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L54
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L55
	;;
.L54:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L55:
	movl r39 = @gprel(.LC28)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -168, r35
	addl r38 = 9, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = wait#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC30)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = get#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strlen#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.geu p6, p7 = 20, r14
	(p6) br.cond.dptk .L56
	addl r38 = 10, r0
	movl r37 = @gprel(text#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = strchr#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L56
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L57
	;;
.L56:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L57:
	movl r39 = @gprel(.LC31)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp figures#
	.section	.rodata
	.align 8
.LC32:
	stringz	"/proc/sys/fs/suid_dumpable"
	.align 8
.LC33:
	stringz	"suid_dumpable %s"
	.align 8
.LC34:
	stringz	"3"
	.align 8
.LC35:
	stringz	"-1"
	.align 8
.LC36:
	stringz	"2"
	.align 8
.LC37:
	stringz	"setresuid"
	.align 8
.LC38:
	stringz	"prctl(PR_GET_DUMPABLE)"
	.align 8
.LC39:
	stringz	"1"
	.align 8
.LC40:
	stringz	"put(\"/proc/sys/fs/suid_dumpable\", \"1\") == -EACCES"
	.align 8
.LC41:
	stringz	"/proc/sys/fs/nr_open"
	.align 8
.LC42:
	stringz	"open(\"/proc/sys/fs/nr_open\", O_RDONLY) >= 0"
	.align 8
.LC43:
	stringz	"0\n"
	.align 8
.LC44:
	stringz	"/proc/sys/fs/lease-break-time"
	.align 8
.LC45:
	stringz	"lease-break-time %s"
	.align 8
.LC46:
	stringz	"7"
	.align 8
.LC47:
	stringz	"-7"
	.align 8
.LC48:
	stringz	"2147483647"
	.align 8
.LC49:
	stringz	"2147483648"
	.align 8
.LC50:
	stringz	"x"
	.align 8
.LC51:
	stringz	"45"
	.align 8
.LC52:
	stringz	"nr_open %s"
	.align 8
.LC53:
	stringz	"63"
	.align 8
.LC54:
	stringz	"2147483584"
	.align 8
.LC55:
	stringz	"2147483585"
	.align 8
.LC56:
	stringz	"64"
	.align 8
.LC57:
	stringz	"setrlimit(RLIMIT_NOFILE, &most)"
	.align 8
.LC58:
	stringz	"1048576"
	.text
	.align 16
	.proc settings#
settings:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	movl r36 = @gprel(.LC32)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = get#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC33)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC32)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = set#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC35)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC32)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = set#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC36)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC32)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = set#
	mov r1 = r35
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L59
	addl r38 = 5, r0
	addl r37 = 5, r0
	addl r36 = 5, r0
	br.call.sptk.many b0 = setresuid#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC37)
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
	addl r36 = 3, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC38)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC39)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC32)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = put#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -13, r14
	(p6) br.cond.dptk .L60
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L61
	;;
.L60:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L61:
	movl r38 = @gprel(.LC40)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC41)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L62
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L63
	;;
.L62:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L63:
	movl r38 = @gprel(.LC42)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r35
	;;
	mov r36 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L59:
	mov r36 = r0
	br.call.sptk.many b0 = wait#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC43)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC32)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = set#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC44)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = get#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC45)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC46)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC44)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = set#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC47)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC44)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = set#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC48)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC44)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = set#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC49)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC44)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = set#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC50)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC44)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = set#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC51)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC44)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = set#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC41)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = get#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC52)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC53)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC41)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = set#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC54)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC41)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = set#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC55)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC41)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = set#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC56)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC41)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = set#
	mov r1 = r35
	addl r14 = 64, r0
	;;
	st8 [r34] = r14
	adds r14 = 8, r34
	addl r15 = 64, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r37 = r34
	addl r36 = 7, r0
	br.call.sptk.many b0 = setrlimit#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC57)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = 8, r34
	addl r15 = 65, r0
	;;
	st8 [r14] = r15
	adds r14 = 8, r34
	;;
	ld8 r14 = [r14]
	;;
	st8 [r34] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r37 = r34
	addl r36 = 7, r0
	br.call.sptk.many b0 = setrlimit#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC57)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC58)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC41)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = set#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp settings#
	.section	.rodata
	.align 8
.LC59:
	stringz	"mkdtemp"
	.align 8
.LC60:
	stringz	"mode=700,uid=3,gid=4,nr_inodes=5"
	.align 8
.LC61:
	stringz	"tmpfs"
	.align 8
.LC62:
	stringz	"a source\\of it"
	.align 8
.LC63:
	stringz	"mount(\"a source\\\\of it\", folder, \"tmpfs\", MS_NOSUID | MS_NODEV | MS_NOATIME, \"mode=700,uid=3,gid=4,nr_inodes=5\")"
	.align 8
.LC64:
	stringz	"stat"
	.align 8
.LC65:
	stringz	"%o %d %d\n"
	.align 8
.LC66:
	stringz	"%s/%d"
	.align 8
.LC67:
	stringz	"%s "
	.align 8
.LC68:
	stringz	"/proc/self/mounts"
	.align 8
.LC69:
	stringz	"a\\040source"
	.align 8
.LC70:
	stringz	" "
	.align 8
.LC71:
	stringz	" tmpfs"
	.align 8
.LC72:
	stringz	"\n"
	.align 8
.LC73:
	stringz	"%.*s%.*s\n"
	.align 8
.LC74:
	stringz	"/proc/self/mountinfo"
	.align 8
.LC75:
	stringz	"%d"
	.align 8
.LC76:
	stringz	"sscanf(text, \"%d\", &root_id) == 1"
	.align 8
.LC77:
	stringz	"mount\\040lists"
	.align 8
.LC78:
	stringz	"line != NULL"
	.align 8
.LC79:
	stringz	"%d %d %d:%d %31s %63s %199[^\n]"
	.align 8
.LC80:
	stringz	"sscanf(line, \"%d %d %d:%d %31s %63s %199[^\\n]\", &id, &parent, &major, &minor, root, at, rest) == 7"
	.align 8
.LC81:
	stringz	"parent == root_id && id != parent && (unsigned)major == (unsigned)(st.st_dev >> 8 & 0xfff) && (unsigned)minor == (unsigned)(st.st_dev & 0xff)"
	.align 8
.LC82:
	stringz	"%s %.20s %s\n"
	.align 8
.LC83:
	stringz	"none"
	.align 8
.LC84:
	stringz	"mount(\"none\", folder, NULL, MS_UNBINDABLE, NULL)"
	.align 8
.LC85:
	stringz	"%.*s\n"
	.align 8
.LC86:
	stringz	"/tmp"
	.align 8
.LC87:
	stringz	"mount(folder, \"/tmp\", NULL, MS_BIND, NULL)"
	.align 8
.LC88:
	stringz	"mount(\"none\", folder, NULL, MS_PRIVATE, NULL)"
	.align 8
.LC89:
	stringz	"uid=5"
	.align 8
.LC90:
	stringz	"mount(\"none\", folder, NULL, MS_REMOUNT | MS_RDONLY | MS_NODIRATIME | MS_NOEXEC, \"uid=5\")"
	.align 8
.LC91:
	stringz	"umount2(folder, UMOUNT_NOFOLLOW)"
	.text
	.align 16
	.proc mounts#
mounts:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 6, 8, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -592, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	adds r14 = -540, r36
	movl r15 = 1886221359
	;;
	st4 [r14] = r15
	adds r14 = 4, r14
	movl r15 = 1970236719
	;;
	st4 [r14] = r15
	adds r14 = 4, r14
	movl r15 = 1814066286
	;;
	st4 [r14] = r15
	adds r14 = 4, r14
	movl r15 = 1937011561
	;;
	st4 [r14] = r15
	adds r14 = 4, r14
	movl r15 = 1482184750
	;;
	st4 [r14] = r15
	adds r14 = 4, r14
	movl r15 = 5789784
	;;
	st4 [r14] = r15
	adds r14 = 4, r14
	;;
	adds r14 = -540, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = mkdtemp#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L65
	mov r14 = r0
	br .L66
	;;
.L65:
	addl r14 = -1, r0
.L66:
	movl r39 = @gprel(.LC59)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -540, r36
	movl r42 = @gprel(.LC60)
	;;
	add r42 = r1, r42
	addl r41 = 1030, r0
	movl r40 = @gprel(.LC61)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC62)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = mount#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC63)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	adds r15 = -448, r36
	adds r14 = -540, r36
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = stat#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC64)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	adds r14 = -448, r36
	;;
	adds r14 = 24, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -448, r36
	;;
	adds r14 = 28, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = -448, r36
	;;
	adds r14 = 32, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r41 = r14
	mov r40 = r16
	mov r39 = r15
	movl r38 = @gprel(.LC65)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -552, r36
	;;
	st4 [r14] = r0
	br .L67
	;;
.L70:
	adds r14 = -552, r36
	adds r16 = -540, r36
	adds r15 = -516, r36
	;;
	ld4 r42 = [r14]
	mov r41 = r16
	movl r40 = @gprel(.LC66)
	;;
	add r40 = r1, r40
	addl r39 = 64, r0
	mov r38 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r37
	adds r32 = -544, r36
	adds r14 = -516, r36
	;;
	addl r40 = 384, r0
	addl r39 = 65, r0
	mov r38 = r14
	br.call.sptk.many b0 = open#
	mov r1 = r37
	st4 [r32] = r8
	adds r14 = -544, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L68
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
	br .L69
	;;
.L68:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L69:
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC67)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -544, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r37
	adds r14 = -552, r36
	adds r15 = -552, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L67:
	adds r14 = -552, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 5, r14
	(p6) br.cond.dptk .L70
	addl r38 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r37
	;;
	movl r38 = @gprel(.LC68)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = get#
	mov r1 = r37
	;;
	movl r39 = @gprel(.LC69)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(text#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = strstr#
	mov r1 = r37
	adds r14 = -560, r36
	;;
	st8 [r14] = r8
	movl r39 = @gprel(.LC70)
	;;
	add r39 = r1, r39
	adds r15 = -560, r36
	;;
	ld8 r38 = [r15]
	br.call.sptk.many b0 = strcspn#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r32 = r14
	movl r39 = @gprel(.LC71)
	;;
	add r39 = r1, r39
	adds r14 = -560, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = strstr#
	mov r1 = r37
	mov r14 = r8
	;;
	movl r39 = @gprel(.LC72)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = strcspn#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r33 = r14
	movl r39 = @gprel(.LC71)
	;;
	add r39 = r1, r39
	adds r15 = -560, r36
	;;
	ld8 r38 = [r15]
	br.call.sptk.many b0 = strstr#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r42 = r14
	mov r41 = r33
	adds r14 = -560, r36
	;;
	ld8 r40 = [r14]
	mov r39 = r32
	movl r38 = @gprel(.LC73)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	movl r38 = @gprel(.LC74)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = get#
	mov r1 = r37
	adds r14 = -288, r36
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC75)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(text#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = __isoc99_sscanf
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L71
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L72
	;;
.L71:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L72:
	movl r40 = @gprel(.LC76)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	movl r39 = @gprel(.LC77)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(text#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = strstr#
	mov r1 = r37
	adds r15 = -560, r36
	;;
	st8 [r15] = r8
	adds r15 = -560, r36
	;;
	ld8 r14 = [r15]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L73
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L74
	;;
.L73:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L74:
	movl r40 = @gprel(.LC78)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	br .L75
	;;
.L77:
	adds r15 = -560, r36
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = -1, r14
	adds r15 = -560, r36
	;;
	st8 [r15] = r14
.L75:
	adds r15 = -560, r36
	;;
	ld8 r14 = [r15]
	movl r15 = @gprel(text#)
	;;
	add r15 = r1, r15
	;;
	cmp.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L76
	adds r15 = -560, r36
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = -1, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 10, r14
	(p6) br.cond.dptk .L77
.L76:
	adds r21 = -252, r36
	adds r20 = -284, r36
	adds r19 = -292, r36
	adds r18 = -296, r36
	adds r17 = -300, r36
	adds r16 = -304, r36
	adds r15 = -188, r36
	adds r14 = 16, r12
	;;
	st8 [r14] = r15
	mov r45 = r21
	mov r44 = r20
	mov r43 = r19
	mov r42 = r18
	mov r41 = r17
	mov r40 = r16
	movl r39 = @gprel(.LC79)
	;;
	add r39 = r1, r39
	adds r14 = -560, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = __isoc99_sscanf
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 7, r14
	(p6) br.cond.dptk .L78
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L79
	;;
.L78:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L79:
	movl r40 = @gprel(.LC80)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -300, r36
	;;
	ld4 r15 = [r14]
	adds r14 = -288, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L80
	adds r14 = -304, r36
	;;
	ld4 r15 = [r14]
	adds r14 = -300, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L80
	adds r14 = -448, r36
	;;
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, 8
	;;
	mov r15 = r14
	addl r14 = 4095, r0
	;;
	and r14 = r14, r15
	;;
	mov r15 = r14
	adds r14 = -296, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L80
	adds r14 = -448, r36
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	;;
	mov r15 = r14
	adds r14 = -292, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L80
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L81
	;;
.L80:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L81:
	movl r40 = @gprel(.LC81)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r16 = -188, r36
	adds r15 = -252, r36
	adds r14 = -284, r36
	;;
	mov r41 = r16
	mov r40 = r15
	mov r39 = r14
	movl r38 = @gprel(.LC82)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -540, r36
	mov r42 = r0
	addl r41 = 131072, r0
	mov r40 = r0
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC83)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = mount#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC84)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	movl r38 = @gprel(.LC74)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = get#
	mov r1 = r37
	;;
	movl r39 = @gprel(.LC77)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(text#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = strstr#
	mov r1 = r37
	adds r15 = -560, r36
	;;
	st8 [r15] = r8
	addl r39 = 32, r0
	adds r14 = -560, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = strchr#
	mov r1 = r37
	mov r14 = r8
	;;
	movl r39 = @gprel(.LC72)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = strcspn#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r32 = r14
	addl r39 = 32, r0
	adds r15 = -560, r36
	;;
	ld8 r38 = [r15]
	br.call.sptk.many b0 = strchr#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r40 = r14
	mov r39 = r32
	movl r38 = @gprel(.LC85)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -540, r36
	mov r42 = r0
	addl r41 = 4096, r0
	mov r40 = r0
	movl r39 = @gprel(.LC86)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = mount#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC87)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -540, r36
	mov r42 = r0
	addl r41 = 262144, r0
	mov r40 = r0
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC83)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = mount#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC88)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -540, r36
	movl r42 = @gprel(.LC89)
	;;
	add r42 = r1, r42
	addl r41 = 2089, r0
	mov r40 = r0
	mov r39 = r14
	movl r38 = @gprel(.LC83)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = mount#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC90)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	movl r38 = @gprel(.LC74)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = get#
	mov r1 = r37
	;;
	movl r39 = @gprel(.LC77)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(text#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = strstr#
	mov r1 = r37
	adds r14 = -560, r36
	;;
	st8 [r14] = r8
	addl r39 = 32, r0
	adds r15 = -560, r36
	;;
	ld8 r38 = [r15]
	br.call.sptk.many b0 = strchr#
	mov r1 = r37
	mov r14 = r8
	;;
	movl r39 = @gprel(.LC72)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = strcspn#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r32 = r14
	addl r39 = 32, r0
	adds r14 = -560, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = strchr#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r40 = r14
	mov r39 = r32
	movl r38 = @gprel(.LC85)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -540, r36
	addl r39 = 8, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = umount2#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC91)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	adds r14 = -548, r36
	;;
	st4 [r14] = r0
	br .L82
	;;
.L85:
	movl r15 = @gprel(bad.0#)
	;;
	add r15 = r1, r15
	adds r14 = -548, r36
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r32 = [r14]
	movl r15 = @gprel(bad.0#)
	;;
	add r15 = r1, r15
	adds r14 = -548, r36
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -540, r36
	;;
	mov r42 = r15
	mov r41 = r0
	movl r40 = @gprel(.LC61)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC83)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = mount#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L83
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
	br .L84
	;;
.L83:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L84:
	;;
	mov r40 = r14
	mov r39 = r32
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -540, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = umount#
	mov r1 = r37
	adds r14 = -548, r36
	adds r15 = -548, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L82:
	adds r14 = -548, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 7, r14
	(p6) br.cond.dptk .L85
	adds r14 = -540, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = rmdir#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp mounts#
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 0, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = random_files#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = figures#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = settings#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = mounts#
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
	.align 8
.LC92:
	stringz	"version"
	.align 8
.LC93:
	stringz	"sys/kernel/osrelease"
	.align 8
.LC94:
	stringz	"sys/kernel/ostype"
	.align 8
.LC95:
	stringz	"sys/kernel/version"
	.align 8
.LC96:
	stringz	"devices"
	.align 8
.LC97:
	stringz	"partitions"
	.align 8
.LC98:
	stringz	"filesystems"
	.align 8
	.type	constant.2#, @object
	.size	constant.2#, 56
constant.2:
	data8	.LC92
	data8	.LC93
	data8	.LC94
	data8	.LC95
	data8	.LC96
	data8	.LC97
	data8	.LC98
	.bss
	.align 8
	.type	more.1#, @object
	.size	more.1#, 1048576
more.1:
	.skip	1048576
	.section	.rodata
	.align 8
.LC99:
	stringz	"uid=x"
	.align 8
.LC100:
	stringz	"gid=-1"
	.align 8
.LC101:
	stringz	"mode=9"
	.align 8
.LC102:
	stringz	"nr_inodes=x"
	.align 8
.LC103:
	stringz	"size=-1"
	.align 8
.LC104:
	stringz	"none=3"
	.align 8
.LC105:
	stringz	"size"
	.align 8
.LC106:
	stringz	"mode=700,,"
	.align 8
	.type	bad.0#, @object
	.size	bad.0#, 64
bad.0:
	data8	.LC99
	data8	.LC100
	data8	.LC101
	data8	.LC102
	data8	.LC103
	data8	.LC104
	data8	.LC105
	data8	.LC106
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
