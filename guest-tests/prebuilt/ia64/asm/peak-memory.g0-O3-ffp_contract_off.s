// 2ceef50caab3802e324297800b870512 guest-tests/process/peak-memory.c
	.file	"peak-memory.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"r"
	.align 8
.LC1:
	stringz	"/proc/self/status"
	.text
	.align 16
	.align 64
	.proc status_line#
status_line:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 3, 0
	.fframe 208
	adds r12 = -208, r12
	.save rp, r36
	mov r36 = b0
	.mlx
	mov r38 = r1
	.body
	movl r40 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	.mmi
	add r40 = r1, r40
	nop 0
	addl r35 = -1, r0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = fopen#
	;;
	.mmi
	nop 0
	mov r34 = r8
	mov r1 = r38
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.spnt .L1
	;;
	.align 32
.L4:
	.mmi
	adds r39 = 16, r12
	nop 0
	mov r41 = r34
	.mmb
	addl r40 = 200, r0
	nop 0
	br.call.sptk.many b0 = fgets#
	;;
	.mmi
	nop 0
	mov r39 = r32
	mov r1 = r38
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L10
.L5:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r38
	mov r40 = r32
	adds r39 = 16, r12
	.mmb
	mov r33 = r8
	mov r41 = r8
	br.call.sptk.many b0 = strncmp#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L4
	.mmi
	adds r14 = 16, r12
	addl r41 = 10, r0
	mov r40 = r0
	;;
	.mib
	add r39 = r14, r33, 1
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	mov r1 = r38
	mov r35 = r8
	adds r39 = 16, r12
	.mmb
	mov r41 = r34
	addl r40 = 200, r0
	br.call.sptk.many b0 = fgets#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r39 = r32
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L5
	;;
	.align 32
.L10:
	.mib
	nop 0
	mov r39 = r34
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L1:
	.mii
	mov r8 = r35
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 208, r12
	br.ret.sptk.many b0
	.endp status_line#
	.align 16
	.align 64
	.proc child#
child:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 6, 0
	.fframe 288
	adds r12 = -288, r12
	.save rp, r35
	mov r35 = b0
	.mii
	mov r37 = r1
	.body
	mov r34 = r8
	;;
	addl r40 = 144, r0
	.mmb
	mov r39 = r0
	adds r38 = 16, r12
	br.call.sptk.many b0 = memset#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r37
	nop 0
	.mmb
	adds r39 = -1, r33
	mov r38 = r32
	(p6) br.cond.dpnt .L12
	;;
	.mib
	cmp4.eq p6, p7 = 1, r33
	adds r8 = 160, r12
	(p6) br.cond.dpnt .L13
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = child#
	;;
	.mib
	mov r1 = r37
	mov r38 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L13:
	.mmi
	mov r43 = r0
	addl r42 = -1, r0
	shl r32 = r32, 20
	.mmi
	addl r41 = 34, r0
	mov r38 = r0
	addl r40 = 3, r0
	;;
	.mib
	mov r39 = r32
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r14 = r8
	cmp.ne p6, p7 = -1, r8
	mov r1 = r37
	;;
	.mib
	(p7) addl r38 = 1, r0
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = _exit#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r40 = r32
	nop 0
	mov r38 = r14
	.mmb
	addl r39 = 1, r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r32
	.mmb
	mov r38 = r8
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mib
	mov r1 = r37
	mov r38 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L12:
	.mmi
	adds r41 = 16, r12
	mov r40 = r0
	nop 0
	.mmb
	mov r39 = r0
	mov r38 = r8
	br.call.sptk.many b0 = wait4#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 144, r0
	nop 0
	.mmb
	adds r39 = 16, r12
	mov r38 = r34
	br.call.sptk.many b0 = memcpy#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 288, r12
	br.ret.sptk.many b0
	.endp child#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"yes"
	.align 8
.LC3:
	stringz	"NO"
	.align 8
.LC4:
	stringz	"usage_of(RUSAGE_CHILDREN, &before) == 0 && before == 0"
	.align 8
.LC5:
	stringz	"%-3s %s\n"
	.align 8
.LC6:
	stringz	"usage_of(RUSAGE_SELF, &before) < 12 << 10"
	.align 8
.LC7:
	stringz	"usage_of(RUSAGE_SELF, &after) >= 16 << 10 && usage_of(RUSAGE_SELF, NULL) < 28 << 10"
	.global __divdi3#
	.align 8
.LC8:
	stringz	"after - before >= 16 * MIB / sysconf(_SC_PAGESIZE)"
	.align 8
.LC9:
	stringz	"VmHWM:"
	.align 8
.LC10:
	stringz	"VmRSS:"
	.align 8
.LC11:
	stringz	"status_line(\"VmHWM:\") >= 16 << 10 && status_line(\"VmRSS:\") < 12 << 10"
	.align 8
.LC12:
	stringz	"VmPeak:"
	.align 8
.LC13:
	stringz	"VmSize:"
	.align 8
.LC14:
	stringz	"status_line(\"VmPeak:\") - status_line(\"VmSize:\") >= 15 << 10"
	.align 8
.LC15:
	stringz	"u.ru_maxrss >= 24 << 10 && u.ru_maxrss < 40 << 10 && u.ru_minflt >= 24 * MIB / sysconf(_SC_PAGESIZE)"
	.align 8
.LC16:
	stringz	"usage_of(RUSAGE_CHILDREN, NULL) >= 24 << 10"
	.align 8
.LC17:
	stringz	"u.ru_maxrss >= 32 << 10 && usage_of(RUSAGE_CHILDREN, &after) >= 32 << 10"
	.align 8
.LC18:
	stringz	"after >= 56 * MIB / sysconf(_SC_PAGESIZE)"
	.align 8
.LC19:
	stringz	"usage_of(RUSAGE_SELF, NULL) < 28 << 10"
	.align 8
.LC20:
	stringz	"usage_of(RUSAGE_CHILDREN, NULL) < 48 << 10"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 6, 6, 0
	.fframe 432
	adds r12 = -432, r12
	nop 0
	.mmi
	mov r37 = r1
	nop 0
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mib
	adds r39 = 16, r12
	addl r38 = -1, r0
	br.call.sptk.many b0 = getrusage#
	;;
	.mmi
	adds r14 = 80, r12
	adds r15 = 48, r12
	nop 0
	.mmb
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L39
	;;
	.mmi
	ld8 r14 = [r14]
	ld8 r32 = [r15]
	nop 0
	;;
	.mmi
	or r32 = r32, r14
	;;
	cmp.ne p6, p7 = 0, r32
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC3)
	.mmi
	nop 0
	(p6) mov r32 = r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC2)
	;;
	.mii
	(p6) add r39 = r1, r39
	nop 0
	;;
	(p7) add r39 = r1, r39
.L19:
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r39 = 16, r12
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r0
	nop 0
	br.call.sptk.many b0 = getrusage#
	;;
	.mmi
	adds r14 = 48, r12
	nop 0
	mov r1 = r37
	.mmb
	cmp4.ne p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L41
	;;
	.mmi
	ld8 r15 = [r14]
	nop 0
	adds r14 = 80, r12
	;;
	.mii
	ld8 r32 = [r14]
	addl r14 = 12287, r0
	;;
	cmp.lt p6, p7 = r14, r15
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC2)
	;;
	.mii
	(p6) add r39 = r1, r39
	nop 0
	;;
	(p7) add r39 = r1, r39
.L20:
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	.mlx
	adds r34 = 48, r12
	movl r38 = @gprel(.LC5)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r43 = r0
	addl r42 = -1, r0
	addl r41 = 34, r0
	.mmi
	mov r38 = r0
	addl r40 = 3, r0
	mov r1 = r37
	;;
	.mlx
	nop 0
	movl r39 = 16777216
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r14 = r8
	cmp.ne p6, p7 = -1, r8
	mov r1 = r37
	;;
	.mib
	(p7) addl r38 = 1, r0
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = _exit#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r40 = 16777216
	.mmb
	mov r38 = r14
	addl r39 = 1, r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	nop 0
	mov r1 = r37
	mov r38 = r8
	.mlx
	nop 0
	movl r39 = 16777216
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r37
	nop 0
	adds r39 = 16, r12
	.mmb
	mov r38 = r0
	nop 0
	br.call.sptk.many b0 = getrusage#
	;;
	.mmi
	adds r14 = 80, r12
	nop 0
	mov r1 = r37
	.mmb
	cmp4.eq p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L43
	;;
	.mmi
	nop 0
	ld8 r33 = [r14]
	addl r14 = 16383, r0
	.mmi
	nop 0
	ld8 r15 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp.ge p6, p7 = r14, r15
	(p7) br.cond.dpnt .L59
.L43:
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	.mlx
	sub r32 = r33, r32
	movl r40 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	.mmi
	add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	addl r38 = 30, r0
	br.call.sptk.many b0 = sysconf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	mov r39 = r8
	.mlx
	nop 0
	movl r38 = 16777216
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __divdi3#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.gt p6, p7 = r8, r32
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC2)
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC3)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r39 = r1, r39
	nop 0
	add r38 = r1, r38
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC9)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = status_line#
	;;
	.mmi
	addl r14 = 16383, r0
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp.ge p6, p7 = r14, r8
	(p7) br.cond.dpnt .L60
.L27:
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	.mlx
	adds r34 = 192, r12
	movl r40 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	.mmi
	add r39 = r1, r39
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC12)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = status_line#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r32 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC13)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = status_line#
	;;
	.mmi
	addl r14 = 15359, r0
	sub r32 = r32, r8
	mov r1 = r37
	;;
	.mlx
	cmp.ge p6, p7 = r14, r32
	movl r40 = @gprel(.LC14)
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC2)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p7) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	adds r8 = 160, r12
	nop 0
	.mmb
	addl r39 = 1, r0
	addl r38 = 24, r0
	br.call.sptk.many b0 = child#
	;;
	.mmi
	ld8 r2 = [r34]
	addl r14 = 16383, r0
	mov r1 = r37
	;;
	.mmi
	nop 0
	addl r2 = -24576, r2
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r14, r2
	(p7) br.cond.dpnt .L61
.L30:
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	nop 0
.L31:
	.mlx
	nop 0
	movl r40 = @gprel(.LC15)
	.mlx
	addl r32 = 32767, r0
	movl r38 = @gprel(.LC5)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r39 = 16, r12
	nop 0
	mov r1 = r37
	.mmb
	addl r38 = -1, r0
	nop 0
	br.call.sptk.many b0 = getrusage#
	;;
	.mmi
	adds r14 = 48, r12
	nop 0
	mov r1 = r37
	.mmb
	cmp4.ne p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L48
	;;
	.mlx
	ld8 r15 = [r14]
	movl r40 = @gprel(.LC16)
	.mlx
	addl r14 = 24575, r0
	movl r38 = @gprel(.LC5)
	;;
	.mmi
	cmp.ge p6, p7 = r14, r15
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	adds r8 = 160, r12
	nop 0
	.mmb
	addl r39 = 2, r0
	addl r38 = 32, r0
	br.call.sptk.many b0 = child#
	;;
	.mmi
	ld8 r14 = [r34]
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp.ge p6, p7 = r32, r14
	(p7) br.cond.dpnt .L62
.L33:
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	nop 0
	.align 32
.L35:
	.mlx
	nop 0
	movl r40 = @gprel(.LC17)
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	addl r38 = 30, r0
	br.call.sptk.many b0 = sysconf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	mov r39 = r8
	.mlx
	nop 0
	movl r38 = 58720256
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __divdi3#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.lt p6, p7 = r33, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC2)
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC3)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r39 = r1, r39
	nop 0
	add r38 = r1, r38
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r39 = 16, r12
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r0
	nop 0
	br.call.sptk.many b0 = getrusage#
	;;
	.mmi
	adds r14 = 48, r12
	nop 0
	mov r1 = r37
	.mmb
	cmp4.ne p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L52
	;;
	.mii
	ld8 r15 = [r14]
	addl r14 = 28671, r0
	;;
	cmp.lt p6, p7 = r14, r15
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC2)
	;;
	.mii
	(p6) add r39 = r1, r39
	nop 0
	;;
	(p7) add r39 = r1, r39
.L37:
	.mlx
	nop 0
	movl r40 = @gprel(.LC19)
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r39 = 1, r0
	.mmb
	addl r38 = 17, r0
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	mov r1 = r37
	adds r8 = 304, r12
	nop 0
	.mmb
	addl r38 = 48, r0
	addl r39 = 1, r0
	br.call.sptk.many b0 = child#
	;;
	.mmi
	adds r39 = 16, r12
	nop 0
	mov r1 = r37
	.mmb
	addl r38 = -1, r0
	nop 0
	br.call.sptk.many b0 = getrusage#
	;;
	.mmi
	adds r14 = 48, r12
	nop 0
	mov r1 = r37
	.mmb
	cmp4.ne p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L54
	;;
	.mlx
	ld8 r15 = [r14]
	movl r40 = @gprel(.LC20)
	.mlx
	addl r14 = 49151, r0
	movl r38 = @gprel(.LC5)
	;;
	.mmi
	cmp.lt p6, p7 = r14, r15
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 432, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L62:
	.body
	.copy_state 1
	.mib
	adds r39 = 16, r12
	addl r38 = -1, r0
	br.call.sptk.many b0 = getrusage#
	;;
	.mmi
	adds r14 = 48, r12
	mov r1 = r37
	nop 0
	.mmb
	cmp4.eq p6, p7 = 0, r8
	adds r15 = 80, r12
	(p7) br.cond.dpnt .L33
	;;
	.mmi
	ld8 r14 = [r14]
	ld8 r33 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	cmp.ge p6, p7 = r32, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	nop 0
	(p7) add r39 = r1, r39
	br .L35
.L61:
	.mmi
	adds r14 = 224, r12
	nop 0
	addl r38 = 30, r0
	;;
	.mib
	ld8 r32 = [r14]
	nop 0
	br.call.sptk.many b0 = sysconf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	mov r39 = r8
	.mlx
	nop 0
	movl r38 = 25165824
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __divdi3#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.le p6, p7 = r8, r32
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L31
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br .L31
.L60:
	.mlx
	nop 0
	movl r38 = @gprel(.LC10)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = status_line#
	;;
	.mmi
	addl r14 = 12287, r0
	nop 0
	mov r1 = r37
	;;
	.mib
	cmp.ge p6, p7 = r14, r8
	nop 0
	(p7) br.cond.dptk .L27
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
	.mlx
	nop 0
	movl r40 = @gprel(.LC11)
	.mlx
	adds r34 = 192, r12
	movl r38 = @gprel(.LC5)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC12)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = status_line#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r32 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC13)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = status_line#
	;;
	.mmi
	addl r14 = 15359, r0
	sub r32 = r32, r8
	mov r1 = r37
	;;
	.mlx
	cmp.ge p6, p7 = r14, r32
	movl r40 = @gprel(.LC14)
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC2)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p7) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	adds r8 = 160, r12
	nop 0
	.mmb
	addl r39 = 1, r0
	addl r38 = 24, r0
	br.call.sptk.many b0 = child#
	;;
	.mmi
	ld8 r2 = [r34]
	addl r14 = 16383, r0
	mov r1 = r37
	;;
	.mmi
	nop 0
	addl r2 = -24576, r2
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r14, r2
	(p6) br.cond.dptk .L30
	.mib
	nop 0
	nop 0
	br .L61
.L59:
	.mib
	adds r39 = 16, r12
	mov r38 = r0
	br.call.sptk.many b0 = getrusage#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.eq p6, p7 = 0, r8
	.mmb
	addl r14 = 28671, r0
	nop 0
	(p7) br.cond.dpnt .L25
	;;
	.mmi
	nop 0
	ld8 r15 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp.ge p6, p7 = r14, r15
	(p7) br.cond.dptk .L43
.L25:
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	.mlx
	sub r32 = r33, r32
	movl r40 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	.mmi
	add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	addl r38 = 30, r0
	br.call.sptk.many b0 = sysconf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	mov r39 = r8
	.mlx
	nop 0
	movl r38 = 16777216
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __divdi3#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.gt p6, p7 = r8, r32
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC2)
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC3)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r39 = r1, r39
	nop 0
	add r38 = r1, r38
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC9)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = status_line#
	;;
	.mmi
	addl r14 = 16383, r0
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp.ge p6, p7 = r14, r8
	(p6) br.cond.dptk .L27
	.mib
	nop 0
	nop 0
	br .L60
.L48:
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	.mlx
	addl r32 = 32767, r0
	movl r40 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	.mmi
	add r39 = r1, r39
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	adds r8 = 160, r12
	nop 0
	.mmb
	addl r39 = 2, r0
	addl r38 = 32, r0
	br.call.sptk.many b0 = child#
	;;
	.mmi
	ld8 r14 = [r34]
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp.ge p6, p7 = r32, r14
	(p6) br.cond.dptk .L33
	.mib
	nop 0
	nop 0
	br .L62
.L52:
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br .L37
	;;
.L54:
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	.mlx
	nop 0
	movl r40 = @gprel(.LC20)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	.mmi
	add r39 = r1, r39
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 432, r12
	nop 0
	br.ret.sptk.many b0
.L41:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br .L20
	;;
.L39:
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br .L19
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
