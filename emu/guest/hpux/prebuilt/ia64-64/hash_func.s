// b75b8e02d048067571f7be29806b089d newlib/libc/search/hash_func.c
	.file	"hash_func.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc hash4#
hash4:
	.prologue
	.body
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r33
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r8 = r0
	(p6) br.cond.dptk .L1
	.mii
	addl r15 = @ltoffx(.L5), r1
	dep.z r14 = r33, 3, 3
	adds r33 = 7, r33
	;;
	.mii
	ld8.mov r15 = [r15], .L5
	shr.u r33 = r33, 3
	;;
	add r14 = r14, r15
	;;
	.mmi
	ld8 r15 = [r14]
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata,	"a",	"progbits"
	.align 8
	.align 4
.L5:
	data8 @pcrel(.L13)
	data8 @pcrel(.L14)
	data8 @pcrel(.L15)
	data8 @pcrel(.L16)
	data8 @pcrel(.L17)
	data8 @pcrel(.L18)
	data8 @pcrel(.L19)
	data8 @pcrel(.L20)
	.section	.text,	"ax",	"progbits"
.L19:
	.mii
	ld1 r15 = [r32], 1
	mov r14 = r0
	;;
	add r14 = r14, r15
	;;
	.mii
	nop 0
	dep.z r15 = r14, 5, 27
	;;
	add r15 = r15, r14
.L7:
	.mmi
	ld1 r14 = [r32], 1
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 5, 27
	;;
	add r14 = r14, r15
.L8:
	.mmi
	ld1 r15 = [r32], 1
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r14, 5, 27
	;;
	add r15 = r15, r14
.L9:
	.mmi
	ld1 r14 = [r32], 1
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 5, 27
	;;
	add r14 = r14, r15
.L10:
	.mmi
	ld1 r15 = [r32], 1
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	dep.z r8 = r14, 5, 27
	;;
	add r8 = r8, r14
.L11:
	.mmi
	ld1 r14 = [r32]
	nop 0
	adds r33 = -1, r33
	;;
	.mmi
	cmp.eq p6, p7 = 0, r33
	nop 0
	add r8 = r8, r14
	;;
	.mii
	nop 0
	(p7) dep.z r14 = r8, 5, 27
	(p7) adds r32 = 1, r32
	;;
	.mib
	nop 0
	(p7) add r14 = r14, r8
	(p7) br.cond.dptk .L3
.L1:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	;;
.L20:
	.mii
	ld1 r14 = [r32], 1
	mov r15 = r0
	;;
	add r15 = r15, r14
	;;
	.mii
	nop 0
	dep.z r14 = r15, 5, 27
	;;
	add r14 = r14, r15
.L26:
	.mmi
	ld1 r15 = [r32], 1
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r14, 5, 27
	nop 0
	;;
	.mib
	nop 0
	add r15 = r15, r14
	br .L7
.L14:
	.mmi
	ld1 r14 = [r32]
	adds r33 = -1, r33
	mov r8 = r0
	;;
	.mmi
	cmp.eq p6, p7 = 0, r33
	nop 0
	add r8 = r8, r14
	;;
	.mii
	nop 0
	(p7) dep.z r14 = r8, 5, 27
	(p7) adds r32 = 1, r32
	;;
	.mib
	nop 0
	(p7) add r14 = r14, r8
	(p7) br.cond.dptk .L3
	.mib
	nop 0
	nop 0
	br .L1
	;;
.L13:
	.mmi
	mov r14 = r0
	nop 0
	nop 0
	.align 32
.L3:
	.mmi
	ld1 r15 = [r32], 1
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r14, 5, 27
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	ld1 r14 = [r32], 1
	nop 0
	;;
	.mii
	add r15 = r15, r14
	nop 0
	;;
	dep.z r14 = r15, 5, 27
	;;
	.mib
	nop 0
	add r14 = r14, r15
	br .L26
	;;
.L15:
	.mii
	ld1 r15 = [r32], 1
	mov r14 = r0
	;;
	add r14 = r14, r15
	;;
	.mii
	nop 0
	dep.z r8 = r14, 5, 27
	nop 0
	;;
	.mib
	nop 0
	add r8 = r8, r14
	br .L11
.L16:
	.mii
	ld1 r14 = [r32], 1
	mov r15 = r0
	;;
	add r15 = r15, r14
	;;
	.mii
	nop 0
	dep.z r14 = r15, 5, 27
	nop 0
	;;
	.mib
	nop 0
	add r14 = r14, r15
	br .L10
	;;
.L17:
	.mii
	ld1 r15 = [r32], 1
	mov r14 = r0
	;;
	add r14 = r14, r15
	;;
	.mii
	nop 0
	dep.z r15 = r14, 5, 27
	nop 0
	;;
	.mib
	nop 0
	add r15 = r15, r14
	br .L9
	;;
.L18:
	.mii
	ld1 r14 = [r32], 1
	mov r15 = r0
	;;
	add r15 = r15, r14
	;;
	.mii
	nop 0
	dep.z r14 = r15, 5, 27
	nop 0
	;;
	.mib
	nop 0
	add r14 = r14, r15
	br .L8
	.endp hash4#
	.global __default_hash#
	.section	.sdata,"aws"
	.align 8
	.type	__default_hash#, @object
	.size	__default_hash#, 8
__default_hash:
	data8	@fptr(hash4#)
	.ident	"GCC: (GNU) 12.2.0"
