// f9e842341c7b5d9581d0e7a528ac17b9 newlib/libm/common/s_nextafter.c
	.file	"s_nextafter.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global nextafter#
	.type	nextafter#, @function
	.proc nextafter#
nextafter:
	.prologue
	.body
	.mlx
	getf.d r14 = f8
	movl r16 = 2147483647
	.mlx
	nop 0
	movl r21 = 2146435071
	;;
	.mmi
	nop 0
	getf.d r17 = f9
	nop 0
	;;
	.mii
	nop 0
	extr.u r20 = r14, 32, 32
	mov r18 = r14
	;;
	.mii
	and r15 = r16, r20
	extr.u r19 = r17, 32, 32
	mov r22 = r17
	;;
	.mib
	and r16 = r16, r19
	cmp4.geu p6, p7 = r21, r15
	(p6) br.cond.dptk .L2
	.mlx
	nop 0
	movl r23 = -2146435072
	;;
	.mmi
	add r15 = r23, r15
	;;
	or r15 = r15, r14
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L3
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r21, r16
	(p7) br.cond.dptk .L35
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p6, p7 = f8, f9
	.mfi
	nop 0
	mov f6 = f8
	mov r16 = r20
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L25
	;;
	.mib
	cmp4.gt p6, p7 = r0, r20
	nop 0
	(p6) br.cond.dpnt .L9
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r19, r20
	(p7) br.cond.dptk .L27
.L12:
	.mmi
	adds r16 = -1, r20
	nop 0
	nop 0
.L19:
	.mmi
	adds r15 = -1, r18
	nop 0
	nop 0
	;;
.L17:
	.mlx
	nop 0
	movl r17 = 2146435072
	.mii
	nop 0
	shl r15 = r15, 32
	;;
	and r18 = r17, r16
	;;
	.mmi
	cmp4.ne p6, p7 = r17, r18
	;;
	(p7) setf.d f6 = r14
	mov r14 = r0
	;;
	.mii
	nop 0
	mix4.r r14 = r16, r14
	;;
	mix4.l r14 = r14, r15
	.mfb
	nop 0
	(p7) fadd.d f8 = f6, f6
	(p7) br.cond.dpnt .L1
	;;
	.mmi
	setf.d f8 = r14
	nop 0
	nop 0
.L1:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L2:
	.mib
	nop 0
	cmp4.geu p6, p7 = r21, r16
	(p7) br.cond.dptk .L36
	;;
.L8:
	.mmi
	setf.d f8 = r17
	setf.d f7 = r14
	or r15 = r18, r15
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p6, p7 = f7, f8
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L25
	;;
	.mlx
	cmp4.ne p6, p7 = 0, r15
	movl r15 = -2147483648
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mmi
	nop 0
	and r19 = r15, r19
	mov r14 = r0
	.mlx
	nop 0
	movl r15 = 4294967296
	;;
	.mii
	nop 0
	mix4.r r14 = r19, r14
	;;
	mix4.l r14 = r14, r15
	;;
	.mmi
	nop 0
	setf.d f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f8, f8
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f8, f6
	;;
	.mfb
	nop 0
	(p7) mov f8 = f6
	br.ret.sptk.many b0
.L36:
	.mlx
	nop 0
	movl r21 = -2146435072
	;;
	.mmi
	add r16 = r21, r16
	;;
	or r16 = r16, r17
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r16
	(p6) br.cond.dptk .L8
.L3:
	.mmi
	setf.d f9 = r14
	setf.d f6 = r17
	nop 0
	;;
	.mfb
	nop 0
	fadd.d f8 = f9, f6
	br.ret.sptk.many b0
.L35:
	.mmi
	add r23 = r23, r16
	;;
	or r23 = r23, r17
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r23
	nop 0
	(p6) br.cond.dpnt .L3
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p6, p7 = f8, f9
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L6
.L25:
	.mib
	setf.d f8 = r14
	nop 0
	br.ret.sptk.many b0
.L6:
	.mib
	cmp4.gt p6, p7 = r0, r20
	mov r16 = r20
	(p6) br.cond.dpnt .L14
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r19, r20
	(p7) br.cond.dptk .L13
	;;
.L18:
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r18
	adds r15 = -1, r18
	.bbb
	nop 0
	(p7) br.cond.dpnt .L12
	br .L17
	;;
.L14:
	.mmi
	nop 0
	cmp4.lt p6, p7 = r19, r20
	nop 0
	;;
	.mib
	nop 0
	tbit.z.or.andcm p6, p7 = r19, 31
	(p6) br.cond.dptk .L18
	;;
.L13:
	.mmi
	nop 0
	cmp4.ltu p6, p7 = r22, r18
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq.and.orcm p6, p7 = r19, r20
	(p6) br.cond.dptk .L19
	;;
.L27:
	.mmi
	cmp4.ne p6, p7 = -1, r18
	nop 0
	adds r15 = 1, r18
	;;
	.mib
	nop 0
	(p7) adds r16 = 1, r20
	br .L17
.L9:
	.mmi
	nop 0
	cmp4.lt p6, p7 = r19, r20
	nop 0
	;;
	.mib
	nop 0
	tbit.z.or.andcm p6, p7 = r19, 31
	(p7) br.cond.dptk .L13
	.mib
	nop 0
	adds r16 = -1, r20
	br .L19
	.endp nextafter#
	.ident	"GCC: (GNU) 12.2.0"
