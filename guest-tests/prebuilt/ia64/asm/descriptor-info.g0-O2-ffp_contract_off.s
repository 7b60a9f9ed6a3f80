// 9eee127d88675c834d50e4e94d41882c guest-tests/file/descriptor-info.c
	.file	"descriptor-info.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc must.part.0#
must.part.0:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	.mmb
	ld4 r36 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r35
	mov r38 = r8
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC0)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	addl r36 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp must.part.0#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"/proc/self/fdinfo/%d"
	.align 8
.LC2:
	stringz	"read"
	.align 8
.LC3:
	stringz	"fstat"
	.align 8
.LC4:
	stringz	"pos:\t%llu\nflags:\t0%o\nmnt_id:\t%d\nino:\t%llu\n%n"
	.align 8
.LC5:
	stringz	"%s: flags %o, fcntl %o; position %llu, lseek %ld; inode %d\n"
	.text
	.align 16
	.align 64
	.proc look#
look:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 2, 9, 7, 0
	.fframe 1216
	adds r12 = -1216, r12
	.save rp, r40
	mov r40 = b0
	.mmi
	nop 0
	mov r42 = r1
	.body
	nop 0
	;;
	.mmi
	adds r14 = 16, r12
	addl r45 = 992, r0
	mov r44 = r0
	.mmi
	adds r43 = 24, r12
	adds r35 = 1208, r12
	adds r36 = 1200, r12
	;;
	.mib
	st8 [r14] = r0
	adds r37 = 1224, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r42
	addl r14 = -1, r0
	adds r15 = 1220, r12
	.mmi
	adds r17 = 1216, r12
	mov r46 = r33
	addl r44 = 40, r0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC1)
	.mmi
	st4 [r15] = r14
	st4 [r17] = r0
	adds r43 = 1160, r12
	;;
	.mmi
	nop 0
	add r45 = r1, r45
	nop 0
	.mmi
	st8 [r35] = r0
	st8 [r36] = r0
	nop 0
	;;
	.mib
	st4 [r37] = r0
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	adds r43 = 1160, r12
	nop 0
	mov r44 = r0
	.mmb
	mov r1 = r42
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r34 = r8
	mov r1 = r42
	;;
	.mib
	(p7) adds r43 = 1160, r12
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r45 = 999, r0
	nop 0
	mov r43 = r34
	.mmb
	adds r44 = 16, r12
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC2)
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r43 = r34
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r43 = r33
	nop 0
	adds r44 = 1016, r12
	.mmb
	mov r1 = r42
	nop 0
	br.call.sptk.many b0 = fstat#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC3)
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	adds r49 = 1216, r12
	movl r44 = @gprel(.LC4)
	.mmi
	mov r48 = r36
	adds r47 = 1220, r12
	mov r46 = r37
	;;
	.mmi
	mov r45 = r35
	nop 0
	add r44 = r1, r44
	.mmb
	adds r43 = 16, r12
	nop 0
	br.call.sptk.many b0 = __isoc99_sscanf
	;;
	.mmi
	mov r1 = r42
	addl r44 = 3, r0
	nop 0
	.mmb
	mov r43 = r33
	mov r38 = r8
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r42
	addl r44 = 1, r0
	nop 0
	.mmb
	mov r43 = r33
	mov r39 = r8
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r42
	addl r45 = 1, r0
	dep.z r34 = r8, 19, 1
	.mmb
	mov r44 = r0
	mov r43 = r33
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	or r34 = r39, r34
	ld4 r45 = [r37]
	cmp4.eq p6, p7 = 4, r38
	.mmi
	adds r15 = 1024, r12
	mov r1 = r42
	mov r48 = r8
	;;
	.mmi
	ld8 r14 = [r36]
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	ld8 r47 = [r35]
	nop 0
	(p7) br.cond.dpnt .L8
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r34, r45
	(p7) br.cond.dpnt .L12
	;;
.L8:
	.mlx
	cmp.eq p6, p7 = r14, r15
	movl r43 = @gprel(.LC5)
	.mmi
	mov r46 = r34
	nop 0
	mov r44 = r32
	;;
	.mmi
	add r43 = r1, r43
	nop 0
	(p6) addl r49 = 1, r0
	;;
	.mib
	(p7) mov r49 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	;;
	addl r15 = @gprel(wrong#), gp
	nop 0
	;;
	.mii
	ld4 r14 = [r15]
	nop 0
	;;
	adds r14 = 1, r14
	;;
	.mmi
	st4 [r15] = r14
	nop 0
	nop 0
.L3:
	.mii
	nop 0
	mov b0 = r40
	;;
	mov ar.pfs = r41
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 1216, r12
	br.ret.sptk.many b0
	;;
.L12:
	.body
	.copy_state 1
	.mmi
	adds r17 = 1220, r12
	;;
	ld4 r16 = [r17]
	nop 0
	;;
	.mib
	cmp4.ge p6, p7 = 0, r16
	nop 0
	(p6) br.cond.dpnt .L8
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L8
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	;;
	(p6) mov r16 = r8
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r16 = r0
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r47, r16
	(p6) br.cond.dptk .L8
	.mmi
	adds r17 = 1216, r12
	;;
	ld4 r16 = [r17]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r16
	(p6) br.cond.dptk .L3
	;;
	.mlx
	cmp.eq p6, p7 = r14, r15
	movl r43 = @gprel(.LC5)
	.mmi
	mov r46 = r34
	nop 0
	mov r44 = r32
	;;
	.mmi
	add r43 = r1, r43
	nop 0
	(p6) addl r49 = 1, r0
	;;
	.mib
	(p7) mov r49 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	;;
	addl r15 = @gprel(wrong#), gp
	nop 0
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br .L3
	.endp look#
	.section	.rodata.str1.8
	.align 8
.LC6:
	stringz	"file"
	.align 8
.LC7:
	stringz	"open"
	.align 8
.LC8:
	stringz	"file %d %d"
	.align 8
.LC9:
	stringz	"pipe"
	.align 8
.LC10:
	stringz	"pipe's end"
	.align 8
.LC11:
	stringz	"socketpair"
	.align 8
.LC12:
	stringz	"stream"
	.align 8
.LC13:
	stringz	"eventfd"
	.align 8
.LC14:
	stringz	"null"
	.align 8
.LC15:
	stringz	"%d, wrong %d\n"
	.align 8
.LC16:
	stringz	"path"
	.align 8
.LC17:
	stringz	"/dev/null"
	.align 8
.LC18:
	stringz	"folder"
	.align 8
.LC19:
	stringz	"."
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 0, 14, 5, 0
	.fframe 48
	adds r12 = -48, r12
	.save pr, r44
	mov r44 = pr
	.mlx
	mov r43 = r1
	movl r46 = @gprel(.LC6)
	;;
	.mmi
	addl r48 = 384, r0
	add r46 = r1, r46
	.save rp, r41
	mov r41 = b0
	.mmb
	addl r47 = 66, r0
	mov r36 = r0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r43
	cmp4.ne p6, p7 = -1, r8
	.save ar.lc, r45
	mov r45 = ar.lc
	.body
	.mmb
	mov r46 = r8
	mov r40 = r0
	(p7) br.cond.spnt .L16
	;;
	.mlx
	nop 0
	movl r37 = @gprel(modes.1#)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	;;
	.mmi
	nop 0
	add r39 = r1, r39
	add r38 = r1, r38
.L15:
	.mmi
	addl r34 = 5, r0
	mov r33 = r0
	mov ar.lc = 7
	.mlx
	nop 0
	movl r35 = @gprel(extra.0#)
	;;
	.mmi
	add r35 = r1, r35
	nop 0
	nop 0
	;;
	.align 32
.L17:
	.mmi
	nop 0
	ld4 r14 = [r35], 4
	mov r46 = r39
	.mmi
	nop 0
	ld4 r47 = [r37]
	nop 0
	;;
	.mib
	or r47 = r14, r47
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r32 = r8
	mov r1 = r43
	.mmb
	mov r50 = r33
	mov r49 = r36
	(p6) br.cond.spnt .L16
	;;
	.mmi
	mov r48 = r38
	nop 0
	addl r47 = 40, r0
	.mmb
	adds r46 = 16, r12
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r48 = r0
	mov r47 = r34
	mov r1 = r43
	.mmb
	mov r46 = r32
	adds r34 = 100, r34
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r47 = r32
	.mmb
	adds r46 = 16, r12
	nop 0
	br.call.sptk.many b0 = look#
	;;
	.mmi
	mov r1 = r43
	addl r48 = 2048, r0
	nop 0
	.mmb
	addl r47 = 4, r0
	mov r46 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	and r48 = 1, r33
	mov r1 = r43
	nop 0
	.mmb
	addl r47 = 2, r0
	mov r46 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r47 = r32
	.mmb
	adds r46 = 16, r12
	nop 0
	br.call.sptk.many b0 = look#
	;;
	.mib
	mov r1 = r43
	mov r46 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r43
	adds r14 = 1, r33
	br.cloop.sptk.few .L30
	.mmi
	adds r36 = 1, r36
	add r40 = r40, r33, 1
	adds r37 = 4, r37
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 3, r36
	(p7) br.cond.dptk .L15
	.mlx
	nop 0
	movl r37 = @gprel(.LC9)
	.mlx
	mov r33 = r0
	movl r36 = @gprel(.LC10)
	;;
	.mlx
	mov r32 = r0
	movl r35 = @gprel(.LC12)
	.mlx
	adds r38 = 20, r12
	movl r34 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC14)
	.mmi
	add r37 = r1, r37
	add r36 = r1, r36
	add r35 = r1, r35
	;;
	.mmi
	nop 0
	add r34 = r1, r34
	add r39 = r1, r39
.L18:
	.mmi
	mov r47 = r32
	nop 0
	adds r46 = 16, r12
	.mmb
	cmp4.ne p16, p17 = 0, r33
	nop 0
	br.call.sptk.many b0 = pipe2#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	adds r14 = 16, r12
	nop 0
	.mmb
	mov r1 = r43
	mov r46 = r37
	(p7) br.cond.spnt .L63
	;;
	.mib
	ld4 r47 = [r14]
	nop 0
	br.call.sptk.many b0 = look#
	;;
	.mmi
	ld4 r47 = [r38]
	nop 0
	mov r1 = r43
	.mmb
	mov r46 = r36
	nop 0
	br.call.sptk.many b0 = look#
	;;
	.mmi
	adds r49 = 16, r12
	mov r48 = r0
	nop 0
	.mmi
	mov r1 = r43
	(p16) addl r47 = 526337, r0
	addl r46 = 1, r0
	;;
	.mib
	(p17) addl r47 = 1, r0
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	adds r14 = 16, r12
	nop 0
	.mmb
	mov r1 = r43
	mov r46 = r35
	(p7) br.cond.spnt .L64
	;;
	.mib
	ld4 r47 = [r14]
	nop 0
	br.call.sptk.many b0 = look#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r47 = r32
	.mmb
	mov r46 = r0
	nop 0
	br.call.sptk.many b0 = eventfd#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r47 = r8
	.mmb
	mov r46 = r34
	nop 0
	br.call.sptk.many b0 = look#
	;;
	.mib
	mov r1 = r43
	addl r47 = 589824, r0
	(p17) br.cond.dpnt .L65
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC19)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.eq p6, p7 = -1, r8
	.mmb
	mov r47 = r8
	nop 0
	(p6) br.cond.spnt .L16
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC18)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = look#
	;;
	.mlx
	mov r1 = r43
	movl r47 = 2752512
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC6)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.eq p6, p7 = -1, r8
	.mmb
	mov r47 = r8
	nop 0
	(p6) br.cond.spnt .L16
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC16)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = look#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r47 = 1025, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC17)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.eq p6, p7 = -1, r8
	.mmb
	mov r47 = r8
	nop 0
	(p6) br.cond.spnt .L16
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC14)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = look#
	;;
	.mmi
	mov r1 = r43
	nop 0
	adds r47 = 7, r40
	;;
	.mlx
	addl r14 = @gprel(wrong#), gp
	movl r46 = @gprel(.LC15)
	;;
	.mmi
	nop 0
	add r46 = r1, r46
	nop 0
	.mmb
	ld4 r48 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r43
	mov pr = r44, -1
	;;
	.mii
	nop 0
	mov b0 = r41
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	;;
	mov ar.lc = r45
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L30:
	.body
	.copy_state 1
	.mib
	nop 0
	mov r33 = r14
	br .L17
	;;
.L65:
	.mlx
	addl r47 = 65536, r0
	movl r46 = @gprel(.LC19)
	.mmi
	adds r40 = 7, r40
	addl r33 = 1, r0
	addl r32 = 526336, r0
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.eq p6, p7 = -1, r8
	.mmb
	mov r47 = r8
	nop 0
	(p6) br.cond.spnt .L16
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC18)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = look#
	;;
	.mlx
	mov r1 = r43
	movl r47 = 2097152
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC6)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.eq p6, p7 = -1, r8
	.mmb
	mov r47 = r8
	nop 0
	(p6) br.cond.spnt .L16
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC16)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = look#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r47 = 2, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC17)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r46 = r39
	nop 0
	.mmb
	mov r1 = r43
	mov r47 = r8
	(p6) br.cond.spnt .L16
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = look#
	;;
	.mib
	nop 0
	mov r1 = r43
	br .L18
	;;
.L16:
	.mlx
	nop 0
	movl r46 = @gprel(.LC7)
	;;
	.mib
	nop 0
	add r46 = r1, r46
	br.call.sptk.many b0 = must.part.0#
	;;
.L64:
	.mlx
	nop 0
	movl r46 = @gprel(.LC11)
	;;
	.mib
	nop 0
	add r46 = r1, r46
	br.call.sptk.many b0 = must.part.0#
	;;
.L63:
	.mlx
	nop 0
	movl r46 = @gprel(.LC9)
	;;
	.mib
	nop 0
	add r46 = r1, r46
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.section	.rodata
	.align 4
	.type	extra.0#, @object
	.size	extra.0#, 32
extra.0:
	data4	0
	data4	1024
	data4	2048
	data4	524288
	data4	1052672
	data4	4096
	data4	262144
	data4	527360
	.align 4
	.type	modes.1#, @object
	.size	modes.1#, 12
modes.1:
	data4	0
	data4	1
	data4	2
	.sbss
	.align 4
	.type	wrong#, @object
	.size	wrong#, 4
wrong:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
