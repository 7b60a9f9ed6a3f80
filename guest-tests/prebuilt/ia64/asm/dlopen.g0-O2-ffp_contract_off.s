// 563a1ba755efb0e5446db1a5af202b4d
	.file	"dlopen.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.global twice#
	.type	twice#, @function
	.proc twice#
twice:
	.prologue
	.body
	.mib
	nop 0
	shladd r8 = r32, 1, r0
	br.ret.sptk.many b0
	.endp twice#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"libm.so.6"
	.align 8
.LC3:
	stringz	"libm.so.6.1"
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
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 3, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	.mlx
	mov r36 = r1
	.body
	movl r37 = @gprel(.LC2)
	;;
	.mib
	addl r38 = 2, r0
	add r37 = r1, r37
	br.call.sptk.many b0 = dlopen#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.ne p6, p7 = 0, r8
	.mmb
	mov r32 = r8
	nop 0
	(p7) br.cond.dpnt .L23
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC0)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC5)
	.mmi
	(p6) add r38 = r1, r38
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = dlsym#
	;;
	.mmf
	ld8 r14 = [r8], 8
	nop 0
	mov f8 = f1
	;;
	.mii
	nop 0
	mov b6 = r14
	nop 0
	.mmb
	ld8 r1 = [r8]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r36
	getf.d r38 = f8
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC7)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = dlsym#
	;;
	.mib
	mov r1 = r36
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L24
	;;
.L5:
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	.mlx
	nop 0
	movl r39 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC5)
	.mmi
	add r38 = r1, r38
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r36
	mov r37 = r32
	br.call.sptk.many b0 = dlclose#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r38 = r1, r38
	nop 0
	add r37 = r1, r37
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r38 = 2, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC11)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = dlopen#
	;;
	.mib
	mov r1 = r36
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L25
	;;
.L8:
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	;;
	.mmi
	add r38 = r1, r38
	nop 0
	nop 0
.L9:
	.mlx
	nop 0
	movl r39 = @gprel(.LC12)
	.mlx
	nop 0
	movl r37 = @gprel(.LC5)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r38 = 2, r0
	.mmb
	mov r37 = r0
	nop 0
	br.call.sptk.many b0 = dlopen#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r37 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC13)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = dlsym#
	;;
	.mmi
	mov r1 = r36
	mov r33 = r8
	mov r37 = r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC14)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = dlsym#
	;;
	.mmi
	ld8 r14 = [r33], 8
	mov r32 = r8
	addl r37 = 21, r0
	;;
	.mii
	nop 0
	mov b6 = r14
	nop 0
	.mmb
	ld8 r1 = [r33], -8
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r36
	cmp.eq p6, p7 = 0, r32
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC15)
	.mmi
	nop 0
	(p7) ld4 r39 = [r32]
	nop 0
	;;
	.mib
	(p6) addl r39 = -1, r0
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r37 = r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC16)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = dlsym#
	;;
	.mmi
	adds r38 = 16, r12
	nop 0
	mov r1 = r36
	.mmb
	mov r37 = r8
	nop 0
	br.call.sptk.many b0 = dladdr#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r38 = r1, r38
	(p6) br.cond.dptk .L11
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
	.mmi
	adds r14 = 16, r12
	;;
	nop 0
	add r38 = r1, r38
	.mmb
	nop 0
	ld8 r37 = [r14]
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	;;
	.mii
	(p6) add r38 = r1, r38
	nop 0
	;;
	(p7) add r38 = r1, r38
.L11:
	.mlx
	nop 0
	movl r39 = @gprel(.LC18)
	.mlx
	nop 0
	movl r37 = @gprel(.LC5)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r36
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L25:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = dlerror#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r37 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC11)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC0)
	;;
	.mib
	nop 0
	(p6) add r38 = r1, r38
	(p6) br.cond.dptk .L9
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r38 = r1, r38
	br .L9
	;;
.L23:
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	.mmi
	nop 0
	addl r38 = 1, r0
	nop 0
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = dlopen#
	;;
	.mmi
	mov r1 = r36
	cmp.ne p6, p7 = 0, r8
	mov r32 = r8
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC0)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC1)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC5)
	;;
	.mmi
	(p6) add r38 = r1, r38
	nop 0
	add r37 = r1, r37
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = dlsym#
	;;
	.mmf
	ld8 r14 = [r8], 8
	nop 0
	mov f8 = f1
	;;
	.mii
	nop 0
	mov b6 = r14
	nop 0
	.mmb
	ld8 r1 = [r8]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r36
	getf.d r38 = f8
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC7)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = dlsym#
	;;
	.mib
	mov r1 = r36
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L5
.L24:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = dlerror#
	;;
	.mib
	mov r1 = r36
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L5
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC0)
	.mlx
	nop 0
	movl r39 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC5)
	.mmi
	(p6) add r38 = r1, r38
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r36
	mov r37 = r32
	br.call.sptk.many b0 = dlclose#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r38 = r1, r38
	nop 0
	add r37 = r1, r37
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r38 = 2, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC11)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = dlopen#
	;;
	.mib
	mov r1 = r36
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L8
	.mib
	nop 0
	nop 0
	br .L25
	.endp main#
	.global exported#
	.section	.sdata,"aws"
	.align 4
	.type	exported#, @object
	.size	exported#, 4
exported:
	data4	7
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
