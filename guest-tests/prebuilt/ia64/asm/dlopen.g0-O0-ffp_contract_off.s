// 4ee403d2c2e2b1f03f2846c50574da12
	.file	"dlopen.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.global exported#
	.section	.sdata,"aws"
	.align 4
	.type	exported#, @object
	.size	exported#, 4
exported:
	data4	7
	.text
	.align 16
	.global twice#
	.type	twice#, @function
	.proc twice#
twice:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	ld4 r14 = [r2]
	;;
	shladd r14 = r14, 1, r0
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp twice#
	.section	.rodata
	.align 8
.LC0:
	stringz	"libm.so.6"
	.align 8
.LC1:
	stringz	"libm.so.6.1"
	.align 8
.LC2:
	stringz	"yes"
	.align 8
.LC3:
	stringz	"NO"
	.align 8
.LC4:
	stringz	"m != NULL"
	.align 8
.LC5:
	stringz	"%-3s %s\n"
	.align 8
.LC6:
	stringz	"cos"
	.align 8
.LC7:
	stringz	"%.6f\n"
	.align 8
.LC8:
	stringz	"no_such_function"
	.align 8
.LC9:
	stringz	"dlsym(m, \"no_such_function\") == NULL && dlerror() != NULL"
	.align 8
.LC10:
	stringz	"dlclose(m) == 0"
	.align 8
.LC11:
	stringz	"libnosuch.so"
	.align 8
.LC12:
	stringz	"dlopen(\"libnosuch.so\", RTLD_NOW) == NULL && strstr(dlerror(), \"libnosuch.so\") != NULL"
	.align 8
.LC13:
	stringz	"twice"
	.align 8
.LC14:
	stringz	"exported"
	.align 8
.LC15:
	stringz	"%d %d\n"
	.align 8
.LC16:
	stringz	"printf"
	.align 8
.LC17:
	stringz	"libc"
	.align 8
.LC18:
	stringz	"dladdr((void *)dlsym(RTLD_DEFAULT, \"printf\"), &info) != 0 && strstr(info.dli_fname, \"libc\") != NULL"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -80, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r38 = 2, r0
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = dlopen#
	mov r1 = r36
	adds r14 = -64, r35
	;;
	st8 [r14] = r8
	adds r15 = -64, r35
	;;
	ld8 r14 = [r15]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	addl r38 = 1, r0
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = dlopen#
	mov r1 = r36
	adds r14 = -64, r35
	;;
	st8 [r14] = r8
.L4:
	adds r15 = -64, r35
	;;
	ld8 r14 = [r15]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L6
	;;
.L5:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L6:
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	adds r14 = -64, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = dlsym#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -56, r35
	;;
	st8 [r14] = r15
	adds r14 = -56, r35
	;;
	ld8 r14 = [r14]
	mov f8 = f1
	;;
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r36
	getf.d r14 = f8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	adds r14 = -64, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = dlsym#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	br.call.sptk.many b0 = dlerror#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L8
	;;
.L7:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L8:
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -64, r35
	;;
	ld8 r37 = [r15]
	br.call.sptk.many b0 = dlclose#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L10
	;;
.L9:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L10:
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 2, r0
	;;
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = dlopen#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
	br.call.sptk.many b0 = dlerror#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = strstr#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L12
	;;
.L11:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L12:
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -48, r35
	addl r38 = 2, r0
	;;
	mov r37 = r0
	br.call.sptk.many b0 = dlopen#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -48, r35
	;;
	movl r38 = @gprel(.LC13)
	;;
	add r38 = r1, r38
	ld8 r37 = [r14]
	br.call.sptk.many b0 = dlsym#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -40, r35
	;;
	st8 [r14] = r15
	adds r32 = -32, r35
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	mov r37 = r0
	br.call.sptk.many b0 = dlsym#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -40, r35
	;;
	ld8 r14 = [r14]
	addl r37 = 21, r0
	;;
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r36
	mov r15 = r8
	adds r14 = -32, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
	adds r14 = -32, r35
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	br .L14
	;;
.L13:
	addl r14 = -1, r0
.L14:
	;;
	mov r39 = r14
	mov r38 = r15
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	mov r37 = r0
	br.call.sptk.many b0 = dlsym#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -24, r35
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = dladdr#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	adds r14 = -24, r35
	;;
	ld8 r14 = [r14]
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = strstr#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L16
	;;
.L15:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L16:
	movl r39 = @gprel(.LC18)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
