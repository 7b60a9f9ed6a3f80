// c25cddd10bd6976eff786ce3b44fb843 guest-tests/process/trace-beyond.c
	.file	"trace-beyond.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.sbss
	.align 8
	.type	page#, @object
	.size	page#, 8
page:
	.skip	8
	.section	.rodata
	.align 8
.LC0:
	stringz	"some"
	.align 8
.LC1:
	stringz	"none"
	.text
	.align 16
	.proc result#
result:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	ld8 r14 = [r35]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L2
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r36
	mov r14 = r8
	br .L6
	;;
.L2:
	ld8 r14 = [r35]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L6
	;;
.L4:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L6:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp result#
	.section	.rodata
	.align 8
.LC2:
	stringz	"bytes"
	.align 8
.LC3:
	stringz	"zeros"
	.align 8
.LC4:
	stringz	"%s: peek %s"
	.align 8
.LC5:
	stringz	", poke %s"
	.align 8
.LC6:
	stringz	", read %s"
	.align 8
.LC7:
	stringz	", write %s\n"
	.text
	.align 16
	.proc access_it#
access_it:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 6, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -80, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st4 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	adds r14 = -64, r37
	;;
	st8 [r14] = r0
	adds r14 = -56, r37
	adds r15 = -64, r37
	;;
	st8 [r14] = r15
	adds r14 = -56, r37
	;;
	adds r14 = 8, r14
	addl r15 = 8, r0
	;;
	st8 [r14] = r15
	adds r14 = -40, r37
	mov r15 = r37
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -40, r37
	;;
	adds r14 = 8, r14
	addl r15 = 8, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r15 = r37
	adds r14 = -16, r37
	mov r42 = r0
	;;
	ld8 r41 = [r15]
	ld4 r40 = [r14]
	addl r39 = 2, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r38
	mov r14 = r8
	adds r15 = -64, r37
	;;
	st8 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r38
	mov r14 = r8
	br .L9
	;;
.L8:
	adds r15 = -64, r37
	;;
	ld8 r14 = [r15]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L9
	;;
.L10:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L9:
	adds r15 = -8, r37
	;;
	mov r41 = r14
	ld8 r40 = [r15]
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	mov r15 = r37
	adds r14 = -16, r37
	movl r42 = 72340172838076673
	;;
	ld8 r41 = [r15]
	ld4 r40 = [r14]
	addl r39 = 5, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r39 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r16 = -40, r37
	adds r15 = -56, r37
	adds r14 = -16, r37
	mov r44 = r0
	addl r43 = 1, r0
	;;
	mov r42 = r16
	addl r41 = 1, r0
	mov r40 = r15
	ld4 r39 = [r14]
	br.call.sptk.many b0 = process_vm_readv#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r39 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r16 = -40, r37
	adds r15 = -56, r37
	adds r14 = -16, r37
	mov r44 = r0
	addl r43 = 1, r0
	;;
	mov r42 = r16
	addl r41 = 1, r0
	mov r40 = r15
	ld4 r39 = [r14]
	br.call.sptk.many b0 = process_vm_writev#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r39 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp access_it#
	.align 16
	.proc stopped_child#
stopped_child:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r34] = r14
	ld4 r14 = [r34]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	mov r36 = r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r35
	;;
	addl r36 = 19, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r35
	;;
	mov r36 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L13:
	adds r14 = 4, r34
	mov r38 = r0
	;;
	mov r37 = r14
	ld4 r36 = [r34]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r35
	ld4 r14 = [r34]
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp stopped_child#
	.align 16
	.proc end#
end:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	addl r38 = 9, r0
	ld4 r37 = [r35]
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	mov r39 = r0
	;;
	mov r38 = r0
	ld4 r37 = [r35]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp end#
	.section	.rodata
	.align 8
.LC8:
	stringz	"remap_file_pages: %s\n"
	.align 8
.LC9:
	stringz	"page %#lx"
	.align 8
.LC10:
	stringz	"page 0"
	.align 8
.LC11:
	stringz	"grown, first page"
	.align 8
.LC12:
	stringz	"grown, second page"
	.align 8
.LC13:
	stringz	"grown, across"
	.align 8
.LC14:
	stringz	"no access, first page"
	.align 8
.LC15:
	stringz	"no access, second page"
	.text
	.align 16
	.proc shared_memory#
shared_memory:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -64, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	adds r32 = -40, r35
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 33, r0
	addl r39 = 3, r0
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -40, r35
	;;
	ld8 r14 = [r14]
	addl r15 = 1, r0
	;;
	st1 [r14] = r15
	adds r14 = -48, r35
	;;
	st4 [r14] = r0
	br .L17
	;;
.L19:
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	movl r15 = @gprel(places.0#)
	;;
	add r15 = r1, r15
	adds r17 = -48, r35
	;;
	ld4 r14 = [r17]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -40, r35
	mov r41 = r0
	;;
	mov r40 = r15
	mov r39 = r0
	mov r38 = r16
	ld8 r37 = [r14]
	br.call.sptk.many b0 = remap_file_pages#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L18
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L18:
	;;
	movl r15 = @gprel(places.0#)
	;;
	add r15 = r1, r15
	adds r16 = -48, r35
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -24, r35
	;;
	mov r40 = r15
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	addl r38 = 40, r0
	mov r37 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r36
	adds r32 = -28, r35
	;;
	br.call.sptk.many b0 = stopped_child#
	mov r1 = r36
	st4 [r32] = r8
	adds r15 = -40, r35
	adds r16 = -24, r35
	adds r14 = -28, r35
	;;
	ld8 r39 = [r15]
	mov r38 = r16
	ld4 r37 = [r14]
	br.call.sptk.many b0 = access_it#
	mov r1 = r36
	adds r14 = -28, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = end#
	mov r1 = r36
	adds r17 = -48, r35
	;;
	ld4 r14 = [r17]
	;;
	adds r14 = 1, r14
	adds r15 = -48, r35
	;;
	st4 [r15] = r14
.L17:
	adds r16 = -48, r35
	;;
	ld4 r14 = [r16]
	;;
	cmp4.geu p6, p7 = 7, r14
	(p6) br.cond.dptk .L19
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -40, r35
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	;;
	mov r38 = r15
	ld8 r37 = [r14]
	br.call.sptk.many b0 = remap_file_pages#
	mov r1 = r36
	adds r32 = -32, r35
	;;
	br.call.sptk.many b0 = stopped_child#
	mov r1 = r36
	st4 [r32] = r8
	adds r15 = -40, r35
	adds r14 = -32, r35
	;;
	ld8 r39 = [r15]
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = access_it#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = end#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	addl r14 = @gprel(page#), gp
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	mov r15 = r14
	adds r32 = -40, r35
	adds r14 = -40, r35
	addl r40 = 1, r0
	;;
	mov r39 = r15
	mov r38 = r16
	ld8 r37 = [r14]
	br.call.sptk.many b0 = mremap#
	mov r1 = r36
	st8 [r32] = r8
	adds r32 = -32, r35
	;;
	br.call.sptk.many b0 = stopped_child#
	mov r1 = r36
	st4 [r32] = r8
	adds r15 = -40, r35
	adds r14 = -32, r35
	;;
	ld8 r39 = [r15]
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = access_it#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -40, r35
	;;
	ld8 r14 = [r14]
	;;
	add r15 = r14, r15
	adds r14 = -32, r35
	;;
	mov r39 = r15
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = access_it#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = -4, r14
	adds r15 = -40, r35
	;;
	ld8 r15 = [r15]
	;;
	add r15 = r15, r14
	adds r14 = -32, r35
	;;
	mov r39 = r15
	movl r38 = @gprel(.LC13)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = access_it#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	mov r15 = r14
	adds r14 = -40, r35
	mov r39 = r0
	;;
	mov r38 = r15
	ld8 r37 = [r14]
	br.call.sptk.many b0 = mprotect#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = end#
	mov r1 = r36
	adds r32 = -32, r35
	;;
	br.call.sptk.many b0 = stopped_child#
	mov r1 = r36
	st4 [r32] = r8
	adds r15 = -40, r35
	adds r14 = -32, r35
	;;
	ld8 r39 = [r15]
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = access_it#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -40, r35
	;;
	ld8 r14 = [r14]
	;;
	add r15 = r14, r15
	adds r14 = -32, r35
	;;
	mov r39 = r15
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = access_it#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = end#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp shared_memory#
	.align 16
	.proc size_of#
size_of:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -160, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	mov r14 = r35
	adds r38 = -144, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fstat#
	mov r1 = r36
	adds r14 = -96, r35
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp size_of#
	.section	.rodata
	.align 8
.LC16:
	stringz	"file"
	.align 8
.LC17:
	stringz	"shared"
	.align 8
.LC18:
	stringz	"private"
	.align 8
.LC19:
	stringz	"writable"
	.align 8
.LC20:
	stringz	"no access"
	.align 8
.LC21:
	stringz	"%s, %s"
	.align 8
.LC22:
	stringz	"second page"
	.align 8
.LC23:
	stringz	"third page"
	.align 8
.LC24:
	stringz	"truncated, first page"
	.align 8
.LC25:
	stringz	"truncated, after the end"
	.align 8
.LC26:
	stringz	"truncated, second page"
	.align 8
.LC27:
	stringz	"size %ld\n"
	.align 8
.LC28:
	stringz	"the file's bytes are %d and %d\n"
	.align 8
.LC29:
	stringz	"hole"
	.text
	.align 16
	.proc file#
file:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 6, 0
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
	adds r14 = 4, r37
	;;
	st4 [r14] = r33
	mov r40 = r0
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = memfd_create#
	mov r1 = r38
	adds r14 = -112, r37
	;;
	st4 [r14] = r8
	adds r14 = -12, r37
	;;
	st1 [r14] = r0
	adds r14 = -11, r37
	;;
	st1 [r14] = r0
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	;;
	mov r40 = r14
	adds r16 = -112, r37
	;;
	ld4 r39 = [r16]
	br.call.sptk.many b0 = ftruncate#
	mov r1 = r38
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	mov r15 = r14
	adds r34 = -104, r37
	mov r14 = r37
	mov r44 = r0
	adds r16 = -112, r37
	;;
	ld4 r43 = [r16]
	ld4 r42 = [r14]
	addl r41 = 3, r0
	mov r40 = r15
	mov r39 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r38
	st8 [r34] = r8
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -104, r37
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r14, r15
	addl r15 = 1, r0
	;;
	st1 [r14] = r15
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -104, r37
	;;
	ld8 r14 = [r14]
	;;
	st1 [r14] = r15
	addl r14 = @gprel(page#), gp
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	mov r16 = r14
	adds r15 = 4, r37
	adds r14 = -104, r37
	;;
	ld4 r41 = [r15]
	mov r40 = r16
	ld8 r39 = [r14]
	br.call.sptk.many b0 = mprotect#
	mov r1 = r38
	mov r14 = r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L23
	movl r15 = @gprel(.LC17)
	;;
	add r15 = r1, r15
	br .L24
	;;
.L23:
	movl r15 = @gprel(.LC18)
	;;
	add r15 = r1, r15
.L24:
	adds r14 = 4, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L25
	movl r16 = @gprel(.LC19)
	;;
	add r16 = r1, r16
	br .L26
	;;
.L25:
	movl r16 = @gprel(.LC20)
	;;
	add r16 = r1, r16
.L26:
	adds r14 = -92, r37
	;;
	mov r43 = r16
	mov r42 = r15
	movl r41 = @gprel(.LC21)
	;;
	add r41 = r1, r41
	addl r40 = 80, r0
	mov r39 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r38
	adds r14 = -92, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = puts#
	mov r1 = r38
	adds r34 = -96, r37
	;;
	br.call.sptk.many b0 = stopped_child#
	mov r1 = r38
	st4 [r34] = r8
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -104, r37
	;;
	ld8 r14 = [r14]
	;;
	add r15 = r14, r15
	adds r14 = -96, r37
	;;
	mov r41 = r15
	movl r40 = @gprel(.LC22)
	;;
	add r40 = r1, r40
	ld4 r39 = [r14]
	br.call.sptk.many b0 = access_it#
	mov r1 = r38
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	;;
	mov r15 = r14
	adds r14 = -104, r37
	;;
	ld8 r14 = [r14]
	;;
	add r15 = r14, r15
	adds r14 = -96, r37
	;;
	mov r41 = r15
	movl r40 = @gprel(.LC23)
	;;
	add r40 = r1, r40
	ld4 r39 = [r14]
	br.call.sptk.many b0 = access_it#
	mov r1 = r38
	;;
	addl r40 = 10, r0
	adds r14 = -112, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = ftruncate#
	mov r1 = r38
	adds r15 = -104, r37
	adds r14 = -96, r37
	;;
	ld8 r41 = [r15]
	movl r40 = @gprel(.LC24)
	;;
	add r40 = r1, r40
	ld4 r39 = [r14]
	br.call.sptk.many b0 = access_it#
	mov r1 = r38
	adds r14 = -104, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 16, r14
	adds r14 = -96, r37
	;;
	mov r41 = r15
	movl r40 = @gprel(.LC25)
	;;
	add r40 = r1, r40
	ld4 r39 = [r14]
	br.call.sptk.many b0 = access_it#
	mov r1 = r38
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -104, r37
	;;
	ld8 r14 = [r14]
	;;
	add r15 = r14, r15
	adds r14 = -96, r37
	;;
	mov r41 = r15
	movl r40 = @gprel(.LC26)
	;;
	add r40 = r1, r40
	ld4 r39 = [r14]
	br.call.sptk.many b0 = access_it#
	mov r1 = r38
	adds r16 = -112, r37
	;;
	ld4 r39 = [r16]
	br.call.sptk.many b0 = size_of#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC27)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	;;
	mov r40 = r14
	adds r14 = -112, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = ftruncate#
	mov r1 = r38
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -104, r37
	;;
	ld8 r14 = [r14]
	;;
	add r15 = r14, r15
	adds r14 = -96, r37
	;;
	mov r41 = r15
	movl r40 = @gprel(.LC12)
	;;
	add r40 = r1, r40
	ld4 r39 = [r14]
	br.call.sptk.many b0 = access_it#
	mov r1 = r38
	adds r14 = -12, r37
	mov r42 = r0
	addl r41 = 1, r0
	;;
	mov r40 = r14
	adds r16 = -112, r37
	;;
	ld4 r39 = [r16]
	br.call.sptk.many b0 = pread#
	mov r1 = r38
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r15 = [r14]
	adds r14 = -11, r37
	;;
	mov r42 = r15
	addl r41 = 1, r0
	mov r40 = r14
	adds r14 = -112, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = pread#
	mov r1 = r38
	adds r14 = -12, r37
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -11, r37
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r41 = r14
	mov r40 = r15
	movl r39 = @gprel(.LC28)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	;;
	mov r42 = r14
	mov r41 = r0
	addl r40 = 3, r0
	adds r16 = -112, r37
	;;
	ld4 r39 = [r16]
	br.call.sptk.many b0 = fallocate#
	mov r1 = r38
	adds r15 = -104, r37
	adds r14 = -96, r37
	;;
	ld8 r41 = [r15]
	movl r40 = @gprel(.LC29)
	;;
	add r40 = r1, r40
	ld4 r39 = [r14]
	br.call.sptk.many b0 = access_it#
	mov r1 = r38
	adds r14 = -96, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = end#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp file#
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
	addl r36 = 30, r0
	;;
	br.call.sptk.many b0 = sysconf#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r15 = @gprel(page#), gp
	;;
	st8 [r15] = r14
	br.call.sptk.many b0 = shared_memory#
	mov r1 = r35
	addl r37 = 3, r0
	addl r36 = 1, r0
	;;
	br.call.sptk.many b0 = file#
	mov r1 = r35
	mov r37 = r0
	addl r36 = 1, r0
	;;
	br.call.sptk.many b0 = file#
	mov r1 = r35
	addl r37 = 3, r0
	addl r36 = 2, r0
	;;
	br.call.sptk.many b0 = file#
	mov r1 = r35
	mov r37 = r0
	addl r36 = 2, r0
	;;
	br.call.sptk.many b0 = file#
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
	.type	places.0#, @object
	.size	places.0#, 64
places.0:
	data8	1
	data8	2
	data8	100
	data8	65536
	data8	1048575
	data8	1048576
	data8	2097152
	data8	67108863
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
