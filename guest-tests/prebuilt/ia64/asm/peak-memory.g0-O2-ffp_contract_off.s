// 7b4505f64c8934847623b5a207e98b7a guest-tests/process/peak-memory.c
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
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.spnt .L1
	;;
	.align 32
.L3:
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
	(p6) br.cond.dptk .L3
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
	.proc usage_of#
usage_of:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.fframe 144
	adds r12 = -144, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	mov r37 = r32
	;;
	.mib
	adds r38 = 16, r12
	nop 0
	br.call.sptk.many b0 = getrusage#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r36
	;;
	.mmi
	(p7) adds r14 = 80, r12
	(p7) adds r15 = 48, r12
	(p6) addl r8 = -1, r0
	;;
	.mmi
	(p7) ld8 r14 = [r14]
	(p7) ld8 r8 = [r15]
	nop 0
	;;
	.mii
	(p7) st8 [r33] = r14
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	.endp usage_of#
	.align 16
	.align 64
	.proc touch#
touch:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 6, 0
	.save rp, r33
	mov r33 = b0
	shl r32 = r32, 20
	.mmb
	nop 0
	mov r35 = r1
	.body
	nop 0
	;;
	.mmi
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	.mmi
	mov r36 = r0
	mov r37 = r32
	addl r38 = 3, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r14 = r8
	cmp.ne p6, p7 = -1, r8
	mov r1 = r35
	;;
	.mib
	(p7) addl r36 = 1, r0
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = _exit#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r38 = r32
	nop 0
	mov r36 = r14
	.mmb
	addl r37 = 1, r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r37 = r32
	.mmb
	mov r36 = r8
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp touch#
	.align 16
	.align 64
	.proc child#
child:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 4, 0
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
	(p6) br.cond.dpnt .L19
	;;
	.mib
	cmp4.eq p6, p7 = 1, r33
	adds r8 = 160, r12
	(p6) br.cond.dpnt .L20
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
.L20:
	.mib
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = touch#
	;;
	.mib
	mov r1 = r37
	mov r38 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L19:
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
	alloc r36 = ar.pfs, 0, 6, 3, 0
	.fframe 448
	adds r12 = -448, r12
	nop 0
	.mmi
	mov r37 = r1
	nop 0
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	adds r32 = 312, r12
	nop 0
	addl r38 = -1, r0
	;;
	.mib
	mov r39 = r32
	nop 0
	br.call.sptk.many b0 = usage_of#
	;;
	.mmi
	ld8 r14 = [r32]
	nop 0
	mov r1 = r37
	;;
	.mlx
	or r8 = r14, r8
	movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC2)
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
	mov r39 = r32
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r0
	nop 0
	br.call.sptk.many b0 = usage_of#
	;;
	.mmi
	addl r14 = 12287, r0
	nop 0
	mov r1 = r37
	;;
	.mlx
	cmp.lt p6, p7 = r14, r8
	movl r40 = @gprel(.LC6)
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
	.mib
	mov r1 = r37
	addl r38 = 16, r0
	br.call.sptk.many b0 = touch#
	;;
	.mmi
	mov r1 = r37
	nop 0
	adds r39 = 304, r12
	.mmb
	mov r38 = r0
	nop 0
	br.call.sptk.many b0 = usage_of#
	;;
	.mmi
	addl r14 = 16383, r0
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp.ge p6, p7 = r14, r8
	(p7) br.cond.dpnt .L59
.L27:
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	.mlx
	nop 0
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
	.mmi
	adds r14 = 304, r12
	nop 0
	mov r1 = r37
	.mmi
	ld8 r32 = [r32]
	nop 0
	addl r38 = 30, r0
	;;
	.mib
	ld8 r33 = [r14]
	nop 0
	br.call.sptk.many b0 = sysconf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	.mlx
	sub r32 = r33, r32
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
	cmp.lt p6, p7 = r14, r8
	(p6) br.cond.dpnt .L32
.L34:
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
	cmp.geu p6, p7 = r14, r2
	(p6) br.cond.dpnt .L36
.L38:
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	nop 0
.L37:
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
	(p6) br.cond.dpnt .L49
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
	(p7) br.cond.dpnt .L60
.L51:
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	nop 0
.L40:
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
	cmp.gt p6, p7 = r8, r33
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
	(p6) br.cond.dpnt .L53
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
.L43:
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
	adds r8 = 320, r12
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
	(p6) br.cond.dpnt .L55
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
	adds r12 = 448, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L60:
	.body
	.copy_state 1
	.mib
	adds r39 = 304, r12
	addl r38 = -1, r0
	br.call.sptk.many b0 = usage_of#
	;;
	.mmi
	mov r1 = r37
	cmp.ge p6, p7 = r32, r8
	adds r14 = 304, r12
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC2)
	.mmi
	nop 0
	ld8 r33 = [r14]
	nop 0
	;;
	.mib
	nop 0
	(p7) add r39 = r1, r39
	(p7) br.cond.dptk .L40
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br .L40
.L36:
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
	.mib
	mov r1 = r37
	cmp.gt p6, p7 = r8, r32
	(p6) br.cond.dptk .L38
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br .L37
.L32:
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
	nop 0
	cmp.lt p6, p7 = r14, r8
	(p6) br.cond.dptk .L34
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
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
	cmp.geu p6, p7 = r14, r2
	(p7) br.cond.dptk .L38
	.mib
	nop 0
	nop 0
	br .L36
.L59:
	.mib
	adds r39 = 16, r12
	mov r38 = r0
	br.call.sptk.many b0 = getrusage#
	;;
	.mmi
	adds r14 = 48, r12
	nop 0
	mov r1 = r37
	.mmb
	cmp4.eq p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L30
	;;
	.mmi
	ld8 r15 = [r14]
	nop 0
	addl r14 = 28671, r0
	;;
	.mib
	nop 0
	cmp.ge p6, p7 = r14, r15
	(p7) br.cond.dptk .L27
.L30:
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	.mlx
	nop 0
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
	.mmi
	adds r14 = 304, r12
	nop 0
	mov r1 = r37
	.mmi
	ld8 r32 = [r32]
	nop 0
	addl r38 = 30, r0
	;;
	.mib
	ld8 r33 = [r14]
	nop 0
	br.call.sptk.many b0 = sysconf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	.mlx
	sub r32 = r33, r32
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
	cmp.lt p6, p7 = r14, r8
	(p7) br.cond.dptk .L34
	.mib
	nop 0
	nop 0
	br .L32
.L55:
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
	adds r12 = 448, r12
	nop 0
	br.ret.sptk.many b0
.L53:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br .L43
	;;
.L49:
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
	(p6) br.cond.dptk .L51
	.mib
	nop 0
	nop 0
	br .L60
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
