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
	addp4 r32 = 0,r32
	mov r8 = r33
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r33
	(p6) br.cond.dptk .L2
	;;
	.mii
	addl r15 = @ltoffx(.L5), r1
	dep.z r14 = r8, 2, 3
	adds r8 = 7, r33
	;;
	.mii
	ld8.mov r15 = [r15], .L5
	extr.u r16 = r8, 3, 29
	;;
	add r14 = r14, r15
	;;
	.mmi
	nop 0
	ld4 r17 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r15 = r17
	;;
	add r14 = r14, r15
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata,	"a",	"progbits"
	.align 4
	.align 4
.L5:
	data4 @pcrel(.L12)
	data4 @pcrel(.L13)
	data4 @pcrel(.L14)
	data4 @pcrel(.L15)
	data4 @pcrel(.L16)
	data4 @pcrel(.L17)
	data4 @pcrel(.L18)
	data4 @pcrel(.L19)
	.section	.text,	"ax",	"progbits"
.L2:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L19:
	.mmi
	ld1 r14 = [r32]
	mov r15 = r0
	adds r32 = 1, r32
	;;
	.mmi
	add r15 = r15, r14
	nop 0
	addp4 r32 = 0,r32
	;;
	.mii
	nop 0
	dep.z r14 = r15, 5, 27
	;;
	add r14 = r14, r15
.L6:
	.mmi
	ld1 r15 = [r32]
	nop 0
	adds r32 = 1, r32
	;;
	.mmi
	add r14 = r14, r15
	nop 0
	addp4 r32 = 0,r32
	;;
	.mii
	nop 0
	dep.z r15 = r14, 5, 27
	;;
	add r15 = r15, r14
.L7:
	.mmi
	ld1 r14 = [r32]
	nop 0
	adds r32 = 1, r32
	;;
	.mmi
	add r15 = r15, r14
	nop 0
	addp4 r32 = 0,r32
	;;
	.mii
	nop 0
	dep.z r14 = r15, 5, 27
	;;
	add r14 = r14, r15
.L8:
	.mmi
	ld1 r15 = [r32]
	nop 0
	adds r32 = 1, r32
	;;
	.mmi
	add r14 = r14, r15
	nop 0
	addp4 r32 = 0,r32
	;;
	.mii
	nop 0
	dep.z r15 = r14, 5, 27
	;;
	add r15 = r15, r14
.L9:
	.mmi
	ld1 r14 = [r32]
	nop 0
	adds r32 = 1, r32
	;;
	.mmi
	add r15 = r15, r14
	nop 0
	addp4 r32 = 0,r32
	;;
	.mii
	nop 0
	dep.z r14 = r15, 5, 27
	;;
	add r14 = r14, r15
.L10:
	.mmi
	ld1 r15 = [r32]
	nop 0
	adds r32 = 1, r32
	;;
	.mmi
	add r14 = r14, r15
	nop 0
	addp4 r32 = 0,r32
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
	adds r16 = -1, r16
	;;
	.mib
	add r8 = r8, r14
	cmp4.eq p6, p7 = 0, r16
	(p6) br.cond.dptk .L2
	;;
	.mii
	adds r32 = 1, r32
	dep.z r14 = r8, 5, 27
	;;
	addp4 r32 = 0,r32
	.mmi
	add r14 = r14, r8
	;;
	ld1 r15 = [r32]
	adds r32 = 1, r32
	;;
	.mmi
	add r14 = r14, r15
	nop 0
	addp4 r32 = 0,r32
	;;
	.mii
	nop 0
	dep.z r15 = r14, 5, 27
	;;
	add r15 = r15, r14
.L28:
	.mmi
	ld1 r14 = [r32]
	nop 0
	adds r32 = 1, r32
	;;
	.mii
	add r15 = r15, r14
	addp4 r32 = 0,r32
	;;
	dep.z r14 = r15, 5, 27
	;;
	.mib
	nop 0
	add r14 = r14, r15
	br .L6
.L13:
	.mib
	nop 0
	mov r8 = r0
	br .L11
	;;
.L14:
	.mmi
	ld1 r15 = [r32]
	mov r14 = r0
	adds r32 = 1, r32
	;;
	.mii
	add r14 = r14, r15
	addp4 r32 = 0,r32
	;;
	dep.z r8 = r14, 5, 27
	;;
	.mib
	nop 0
	add r8 = r8, r14
	br .L11
.L15:
	.mmi
	ld1 r14 = [r32]
	mov r15 = r0
	adds r32 = 1, r32
	;;
	.mii
	add r15 = r15, r14
	addp4 r32 = 0,r32
	;;
	dep.z r14 = r15, 5, 27
	;;
	.mib
	nop 0
	add r14 = r14, r15
	br .L10
	;;
.L16:
	.mmi
	ld1 r15 = [r32]
	mov r14 = r0
	adds r32 = 1, r32
	;;
	.mii
	add r14 = r14, r15
	addp4 r32 = 0,r32
	;;
	dep.z r15 = r14, 5, 27
	;;
	.mib
	nop 0
	add r15 = r15, r14
	br .L9
	;;
.L17:
	.mmi
	ld1 r14 = [r32]
	mov r15 = r0
	adds r32 = 1, r32
	;;
	.mii
	add r15 = r15, r14
	addp4 r32 = 0,r32
	;;
	dep.z r14 = r15, 5, 27
	;;
	.mib
	nop 0
	add r14 = r14, r15
	br .L8
	;;
.L18:
	.mmi
	ld1 r15 = [r32]
	mov r14 = r0
	adds r32 = 1, r32
	;;
	.mii
	add r14 = r14, r15
	addp4 r32 = 0,r32
	;;
	dep.z r15 = r14, 5, 27
	;;
	.mib
	nop 0
	add r15 = r15, r14
	br .L7
	;;
.L12:
	.mmi
	ld1 r15 = [r32]
	mov r14 = r0
	adds r32 = 1, r32
	;;
	.mii
	add r14 = r14, r15
	addp4 r32 = 0,r32
	;;
	dep.z r15 = r14, 5, 27
	;;
	.mib
	nop 0
	add r15 = r15, r14
	br .L28
	.endp hash4#
	.global __default_hash#
	.section	.sdata,"aws"
	.align 4
	.type	__default_hash#, @object
	.size	__default_hash#, 4
__default_hash:
	data4	@fptr(hash4#)
	.ident	"GCC: (GNU) 12.2.0"
