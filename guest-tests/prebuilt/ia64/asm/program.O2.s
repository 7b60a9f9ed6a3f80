// 472dd2b773056ba38de49636e68d8123
	.file	"program.cc"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.text._ZN6shapes6SquareIdED2Ev,"axG",@progbits,_ZN6shapes6SquareIdED5Ev,comdat
	.align 16
	.align 64
	.weak	_ZN6shapes6SquareIdED2Ev#
	.proc _ZN6shapes6SquareIdED2Ev#
_ZN6shapes6SquareIdED2Ev:
[.LFB2809:]
	.prologue
	.body
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp _ZN6shapes6SquareIdED2Ev#
	.weak	_ZN6shapes6SquareIdED1Ev#
_ZN6shapes6SquareIdED1Ev# = _ZN6shapes6SquareIdED2Ev#
	.section	.text._ZN6shapes6SquareIiED2Ev,"axG",@progbits,_ZN6shapes6SquareIiED5Ev,comdat
	.align 16
	.align 64
	.weak	_ZN6shapes6SquareIiED2Ev#
	.proc _ZN6shapes6SquareIiED2Ev#
_ZN6shapes6SquareIiED2Ev:
[.LFB2813:]
	.prologue
	.body
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp _ZN6shapes6SquareIiED2Ev#
	.weak	_ZN6shapes6SquareIiED1Ev#
_ZN6shapes6SquareIiED1Ev# = _ZN6shapes6SquareIiED2Ev#
	.section	.text._ZNK6shapes6SquareIdE4areaEv,"axG",@progbits,_ZNK6shapes6SquareIdE4areaEv,comdat
	.align 16
	.align 64
	.weak	_ZNK6shapes6SquareIdE4areaEv#
	.proc _ZNK6shapes6SquareIdE4areaEv#
_ZNK6shapes6SquareIdE4areaEv:
[.LFB2816:]
	.prologue
	.body
	.mmi
	adds r32 = 8, r32
	;;
	ldfd f8 = [r32]
	nop 0
	;;
	.mfb
	nop 0
	fmpy.d f8 = f8, f8
	br.ret.sptk.many b0
	.endp _ZNK6shapes6SquareIdE4areaEv#
	.section	.text._ZNK6shapes6SquareIiE4areaEv,"axG",@progbits,_ZNK6shapes6SquareIiE4areaEv,comdat
	.align 16
	.align 64
	.weak	_ZNK6shapes6SquareIiE4areaEv#
	.proc _ZNK6shapes6SquareIiE4areaEv#
_ZNK6shapes6SquareIiE4areaEv:
[.LFB2817:]
	.prologue
	.body
	.mmi
	adds r32 = 8, r32
	;;
	ld4 r32 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f8 = r32
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f8
	;;
	.mmf
	nop 0
	nop 0
	fsxt.r f8 = f8, f8
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f8 = f8
	;;
	.mfb
	nop 0
	fnorm.d f8 = f8
	br.ret.sptk.many b0
	.endp _ZNK6shapes6SquareIiE4areaEv#
	.section	.text._ZN6shapes6SquareIiED0Ev,"axG",@progbits,_ZN6shapes6SquareIiED5Ev,comdat
	.align 16
	.align 64
	.weak	_ZN6shapes6SquareIiED0Ev#
	.proc _ZN6shapes6SquareIiED0Ev#
_ZN6shapes6SquareIiED0Ev:
[.LFB2815:]
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	mov r36 = r32
	;;
	.mib
	addl r37 = 16, r0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
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
	.endp _ZN6shapes6SquareIiED0Ev#
	.section	.text._ZN6shapes6SquareIdED0Ev,"axG",@progbits,_ZN6shapes6SquareIdED5Ev,comdat
	.align 16
	.align 64
	.weak	_ZN6shapes6SquareIdED0Ev#
	.proc _ZN6shapes6SquareIdED0Ev#
_ZN6shapes6SquareIdED0Ev:
[.LFB2811:]
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	mov r36 = r32
	;;
	.mib
	addl r37 = 16, r0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
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
	.endp _ZN6shapes6SquareIdED0Ev#
	.text
	.align 16
	.align 64
	.proc _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_dESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E.isra.0#
_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_dESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E.isra.0:
[.LFB2818:]
	.prologue 12, 43
	.mmi
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 1, 13, 2, 0
	mov r45 = r1
	.save rp, r43
	mov r43 = b0
	.body
	.mmb
	nop 0
	cmp.eq p6, p7 = 0, r32
	(p6) br.cond.dpnt .L13
.L40:
	.mmi
	adds r14 = 24, r32
	;;
	ld8 r39 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r39
	(p6) br.cond.dpnt .L15
.L38:
	.mmi
	adds r14 = 24, r39
	;;
	ld8 r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r40
	(p6) br.cond.dpnt .L16
.L36:
	.mmi
	adds r14 = 24, r40
	;;
	ld8 r41 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r41
	(p6) br.cond.dpnt .L17
.L34:
	.mmi
	adds r14 = 24, r41
	;;
	ld8 r33 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r33
	(p6) br.cond.dpnt .L18
.L32:
	.mmi
	adds r14 = 24, r33
	;;
	ld8 r35 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r35
	(p6) br.cond.dpnt .L19
.L30:
	.mmi
	adds r14 = 24, r35
	;;
	ld8 r38 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r38
	(p6) br.cond.dpnt .L20
.L28:
	.mmi
	adds r14 = 24, r38
	;;
	ld8 r34 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L21
.L26:
	.mmi
	adds r14 = 24, r34
	;;
	ld8 r36 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r36
	(p6) br.cond.dpnt .L22
.L24:
	.mmi
	adds r14 = 24, r36
	nop 0
	mov r42 = r36
	;;
	.mib
	ld8 r46 = [r14]
	nop 0
	br.call.sptk.many b0 = _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_dESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E.isra.0#
	;;
	.mmi
	adds r16 = 32, r36
	nop 0
	adds r14 = 48, r36
	.mmi
	adds r15 = 16, r36
	nop 0
	mov r1 = r45
	;;
	.mmi
	ld8 r46 = [r16]
	ld8 r36 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r14, r46
	nop 0
	(p6) br.cond.dpnt .L23
	;;
	.mmi
	nop 0
	ld8 r47 = [r14]
	nop 0
	;;
	.mib
	nop 0
	adds r47 = 1, r47
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L23:
	.mib
	addl r47 = 72, r0
	mov r46 = r42
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 0, r36
	(p6) br.cond.dptk .L24
.L22:
	.mmi
	adds r15 = 32, r34
	adds r16 = 48, r34
	adds r14 = 16, r34
	;;
	.mmi
	ld8 r46 = [r15]
	ld8 r36 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r16, r46
	nop 0
	(p6) br.cond.dpnt .L25
	;;
	.mmi
	nop 0
	ld8 r47 = [r16]
	nop 0
	;;
	.mib
	nop 0
	adds r47 = 1, r47
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L25:
	.mmi
	mov r46 = r34
	nop 0
	addl r47 = 72, r0
	.mmb
	mov r34 = r36
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 0, r36
	(p6) br.cond.dptk .L26
.L21:
	.mmi
	adds r16 = 32, r38
	adds r14 = 48, r38
	adds r15 = 16, r38
	;;
	.mmi
	ld8 r46 = [r16]
	ld8 r34 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r14, r46
	nop 0
	(p6) br.cond.dpnt .L27
	;;
	.mmi
	nop 0
	ld8 r47 = [r14]
	nop 0
	;;
	.mib
	nop 0
	adds r47 = 1, r47
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L27:
	.mmi
	mov r46 = r38
	nop 0
	addl r47 = 72, r0
	.mmb
	mov r38 = r34
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 0, r34
	(p6) br.cond.dptk .L28
.L20:
	.mmi
	adds r16 = 32, r35
	adds r14 = 48, r35
	adds r15 = 16, r35
	;;
	.mmi
	ld8 r46 = [r16]
	ld8 r34 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r14, r46
	nop 0
	(p6) br.cond.dpnt .L29
	;;
	.mmi
	nop 0
	ld8 r47 = [r14]
	nop 0
	;;
	.mib
	nop 0
	adds r47 = 1, r47
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L29:
	.mmi
	mov r46 = r35
	nop 0
	addl r47 = 72, r0
	.mmb
	mov r35 = r34
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 0, r34
	(p6) br.cond.dptk .L30
.L19:
	.mmi
	adds r15 = 32, r33
	adds r16 = 48, r33
	adds r14 = 16, r33
	;;
	.mmi
	ld8 r46 = [r15]
	ld8 r34 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r16, r46
	nop 0
	(p6) br.cond.dpnt .L31
	;;
	.mmi
	nop 0
	ld8 r47 = [r16]
	nop 0
	;;
	.mib
	nop 0
	adds r47 = 1, r47
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L31:
	.mmi
	mov r46 = r33
	nop 0
	addl r47 = 72, r0
	.mmb
	mov r33 = r34
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 0, r34
	(p6) br.cond.dptk .L32
.L18:
	.mmi
	adds r15 = 32, r41
	adds r16 = 48, r41
	adds r14 = 16, r41
	;;
	.mmi
	ld8 r46 = [r15]
	ld8 r33 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r16, r46
	nop 0
	(p6) br.cond.dpnt .L33
	;;
	.mmi
	nop 0
	ld8 r47 = [r16]
	nop 0
	;;
	.mib
	nop 0
	adds r47 = 1, r47
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L33:
	.mmi
	mov r46 = r41
	nop 0
	addl r47 = 72, r0
	.mmb
	mov r41 = r33
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 0, r33
	(p6) br.cond.dptk .L34
.L17:
	.mmi
	adds r15 = 32, r40
	adds r16 = 48, r40
	adds r14 = 16, r40
	;;
	.mmi
	ld8 r46 = [r15]
	ld8 r33 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r16, r46
	nop 0
	(p6) br.cond.dpnt .L35
	;;
	.mmi
	nop 0
	ld8 r47 = [r16]
	nop 0
	;;
	.mib
	nop 0
	adds r47 = 1, r47
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L35:
	.mmi
	mov r46 = r40
	nop 0
	addl r47 = 72, r0
	.mmb
	mov r40 = r33
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 0, r33
	(p6) br.cond.dptk .L36
.L16:
	.mmi
	adds r15 = 32, r39
	adds r16 = 48, r39
	adds r14 = 16, r39
	;;
	.mmi
	ld8 r46 = [r15]
	ld8 r33 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r16, r46
	nop 0
	(p6) br.cond.dpnt .L37
	;;
	.mmi
	nop 0
	ld8 r47 = [r16]
	nop 0
	;;
	.mib
	nop 0
	adds r47 = 1, r47
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L37:
	.mmi
	mov r46 = r39
	nop 0
	addl r47 = 72, r0
	.mmb
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 0, r33
	(p6) br.cond.dptk .L38
.L15:
	.mmi
	adds r15 = 32, r32
	adds r16 = 48, r32
	adds r14 = 16, r32
	;;
	.mmi
	ld8 r46 = [r15]
	ld8 r33 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r16, r46
	nop 0
	(p6) br.cond.dpnt .L39
	;;
	.mmi
	nop 0
	ld8 r47 = [r16]
	nop 0
	;;
	.mib
	nop 0
	adds r47 = 1, r47
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L39:
	.mmi
	mov r46 = r32
	nop 0
	addl r47 = 72, r0
	.mmb
	mov r32 = r33
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 0, r33
	(p6) br.cond.dptk .L40
.L13:
	.mii
	nop 0
	mov b0 = r43
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r44
	br.ret.sptk.many b0
	.endp _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_dESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E.isra.0#
	.section	.text._ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_dESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE24_M_get_insert_unique_posERS7_,"axG",@progbits,_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_dESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE24_M_get_insert_unique_posERS7_,comdat
	.align 16
	.align 64
	.weak	_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_dESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE24_M_get_insert_unique_posERS7_#
	.proc _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_dESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE24_M_get_insert_unique_posERS7_#
_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_dESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE24_M_get_insert_unique_posERS7_:
[.LFB2717:]
	.prologue 12, 42
	.mmi
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 2, 12, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save pr, r45
	mov r45 = pr
	.mmi
	adds r15 = 16, r32
	mov r14 = r33
	mov r44 = r1
	;;
	.mmi
	nop 0
	ld8 r34 = [r15]
	.save rp, r42
	mov r42 = b0
	.body
	.mlx
	nop 0
	movl r40 = 2147483647
	;;
	.mlx
	cmp.ne p6, p7 = 0, r34
	movl r41 = -2147483648
	;;
	.mib
	(p7) adds r34 = 8, r32
	nop 0
	(p7) br.cond.dpnt .L81
	;;
	.mmi
	nop 0
	ld8 r39 = [r14], 8
	nop 0
	;;
	.mmi
	ld8 r37 = [r14]
	nop 0
	nop 0
	.align 32
.L87:
	.mmi
	adds r15 = 40, r34
	adds r14 = 32, r34
	mov r46 = r39
	;;
	.mmi
	ld8 r35 = [r15]
	ld8 r38 = [r14]
	nop 0
	;;
	.mii
	cmp.leu p6, p7 = r35, r37
	mov r47 = r38
	;;
	(p6) mov r36 = r35
	;;
	.mmi
	(p7) mov r36 = r37
	;;
	cmp.eq p16, p17 = 0, r36
	mov r48 = r36
	.bbb
	nop 0
	(p16) br.cond.dpnt .L82
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r44
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L83
.L82:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	sub r14 = r37, r35
	nop 0
	;;
	.mib
	cmp.lt p6, p7 = r40, r14
	mov r8 = r14
	(p6) br.cond.dpnt .L84
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r41, r14
	(p6) br.cond.dpnt .L85
	;;
.L83:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L85
.L84:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 24, r34
	nop 0
	mov r15 = r0
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L104
.L92:
	.mib
	nop 0
	mov r34 = r14
	br .L87
	;;
.L85:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 16, r34
	nop 0
	addl r15 = 1, r0
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L92
	;;
.L104:
	.pred.rel.mutex p16, p17
	.mib
	mov r40 = r34
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dpnt .L81
.L88:
	.pred.rel.mutex p16, p17
	.mmi
	mov r48 = r36
	mov r47 = r39
	mov r46 = r38
	.bbb
	nop 0
	(p16) br.cond.dpnt .L90
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r44
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L91
.L90:
	.mlx
	sub r35 = r35, r37
	movl r14 = 2147483647
	;;
	.mmi
	nop 0
	cmp.lt p6, p7 = r14, r35
	mov r8 = r35
	.mlx
	nop 0
	movl r14 = -2147483648
	;;
	.mib
	(p6) mov r40 = r0
	nop 0
	(p6) br.cond.dpnt .L89
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r14, r35
	(p6) br.cond.dpnt .L96
	;;
.L91:
	.mmi
	cmp4.le p6, p7 = r0, r8
	;;
	(p6) mov r40 = r0
	(p7) mov r34 = r0
	;;
.L89:
	.mmi
	mov r8 = r34
	mov r9 = r40
	mov pr = r45, -1
	;;
	.mii
	nop 0
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L81:
	.body
	.copy_state 1
	.mmi
	adds r32 = 24, r32
	mov r40 = r34
	mov r46 = r34
	;;
	.mmi
	nop 0
	ld8 r14 = [r32]
	nop 0
	;;
	.mmi
	cmp.eq p6, p7 = r34, r14
	;;
	(p6) mov r40 = r34
	(p6) mov r34 = r0
	.bbb
	nop 0
	(p6) br.cond.dpnt .L89
	br.call.sptk.many b0 = _ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base#
	;;
	.mmi
	nop 0
	ld8 r39 = [r33], 8
	adds r15 = 40, r8
	.mmi
	adds r14 = 32, r8
	mov r1 = r44
	mov r34 = r8
	;;
	.mmi
	ld8 r37 = [r33]
	ld8 r35 = [r15]
	nop 0
	;;
	.mmi
	cmp.leu p6, p7 = r35, r37
	ld8 r38 = [r14]
	nop 0
	;;
	.mmi
	(p6) mov r36 = r35
	;;
	(p7) mov r36 = r37
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p16, p17 = 0, r36
	br .L88
.L96:
	.mmi
	mov r34 = r0
	nop 0
	mov r9 = r40
	;;
	.mii
	mov r8 = r34
	mov pr = r45, -1
	;;
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_dESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE24_M_get_insert_unique_posERS7_#
	.section	.text._ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_dESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS8_ERS7_,"axG",@progbits,_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_dESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS8_ERS7_,comdat
	.align 16
	.align 64
	.weak	_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_dESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS8_ERS7_#
	.proc _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_dESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS8_ERS7_#
_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_dESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS8_ERS7_:
[.LFB2639:]
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 3, 9, 3, 0
	.fframe 16
	adds r12 = -16, r12
	adds r14 = 8, r32
	.mmi
	mov r15 = r34
	mov r43 = r1
	adds r16 = 40, r33
	;;
	.mii
	nop 0
	.save rp, r41
	mov r41 = b0
	.body
	cmp.ne p6, p7 = r14, r33
	.mmb
	adds r14 = 32, r33
	mov r35 = r33
	(p7) br.cond.dpnt .L152
	;;
	.mmi
	ld8 r39 = [r15], 8
	ld8 r37 = [r16]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r36 = [r15]
	mov r44 = r39
	.mmi
	ld8 r40 = [r14]
	;;
	cmp.leu p6, p7 = r37, r36
	mov r45 = r40
	;;
	.mmi
	(p7) mov r38 = r36
	;;
	(p6) mov r38 = r37
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r38
	mov r46 = r38
	(p6) br.cond.dpnt .L112
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r43
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L153
	.mlx
	sub r14 = r36, r37
	movl r15 = 2147483647
	;;
	.mlx
	cmp.lt p6, p7 = r15, r14
	movl r15 = -2147483648
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L117
	;;
	.mib
	cmp.gt p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L115
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r14
	(p7) br.cond.dpnt .L115
.L117:
	.mmi
	mov r46 = r38
	nop 0
	mov r45 = r39
	.mmb
	mov r44 = r40
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L123
.L116:
	.mlx
	sub r8 = r37, r36
	movl r14 = 2147483647
	;;
	.mlx
	cmp.lt p6, p7 = r14, r8
	movl r14 = -2147483648
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L124
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r14, r8
	(p6) br.cond.dpnt .L125
	;;
.L123:
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L125
.L124:
	.mmi
	adds r14 = 24, r12
	nop 0
	adds r15 = 16, r12
	;;
	.mmi
	st8 [r15] = r35
	st8 [r14] = r0
	nop 0
.L111:
	.mmi
	adds r15 = 16, r12
	ld8 r9 = [r14]
	nop 0
	;;
	.mii
	ld8 r8 = [r15]
	mov b0 = r41
	;;
	mov ar.pfs = r42
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L112:
	.body
	.copy_state 1
	.mlx
	sub r14 = r36, r37
	movl r15 = 2147483647
	;;
	.mib
	cmp.lt p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L116
	;;
	.mlx
	nop 0
	movl r15 = -2147483648
	;;
	.mib
	cmp.gt p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L115
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r0, r14
	(p7) br.cond.dptk .L116
.L115:
	.mmi
	adds r14 = 24, r32
	nop 0
	mov r44 = r35
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp.ne p6, p7 = r35, r14
	;;
	(p7) adds r14 = 24, r12
	(p7) adds r15 = 16, r12
	;;
	.mmi
	(p7) st8 [r15] = r35
	(p7) st8 [r14] = r35
	nop 0
	.bbb
	nop 0
	(p7) br.cond.dpnt .L111
	br.call.sptk.many b0 = _ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base#
	;;
	.mmi
	adds r15 = 40, r8
	adds r14 = 32, r8
	nop 0
	.mmi
	mov r1 = r43
	mov r37 = r8
	mov r45 = r39
	;;
	.mmi
	ld8 r38 = [r15]
	ld8 r44 = [r14]
	nop 0
	;;
	.mmi
	cmp.leu p6, p7 = r36, r38
	;;
	(p6) mov r46 = r36
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r46 = r38
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r46
	nop 0
	(p6) br.cond.dpnt .L119
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L120
.L119:
	.mlx
	sub r8 = r38, r36
	movl r14 = 2147483647
	;;
	.mlx
	cmp.lt p6, p7 = r14, r8
	movl r14 = -2147483648
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L107
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r14, r8
	(p6) br.cond.dpnt .L121
	;;
.L120:
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L121
.L107:
	.mmi
	mov r33 = r34
	nop 0
	mov b0 = r41
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_dESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE24_M_get_insert_unique_posERS7_#
.L152:
	.body
	.copy_state 2
	.mmi
	adds r14 = 40, r32
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L107
	.mmi
	adds r15 = 32, r32
	nop 0
	mov r14 = r34
	;;
	.mmi
	ld8 r37 = [r15]
	ld8 r45 = [r14], 8
	nop 0
	;;
	.mmi
	adds r15 = 40, r37
	ld8 r35 = [r14]
	adds r14 = 32, r37
	;;
	.mmi
	ld8 r36 = [r15]
	ld8 r44 = [r14]
	nop 0
	;;
	.mii
	cmp.leu p6, p7 = r35, r36
	nop 0
	;;
	(p6) mov r46 = r35
	;;
	.mmi
	nop 0
	(p7) mov r46 = r36
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r46
	nop 0
	(p6) br.cond.dpnt .L108
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L109
.L108:
	.mlx
	sub r8 = r36, r35
	movl r14 = 2147483647
	;;
	.mlx
	cmp.lt p6, p7 = r14, r8
	movl r14 = -2147483648
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L107
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r14, r8
	(p6) br.cond.dpnt .L110
	;;
.L109:
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L107
.L110:
	.mmi
	adds r15 = 16, r12
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	nop 0
	st8 [r15] = r0
	adds r15 = 16, r12
	.mmi
	nop 0
	st8 [r14] = r37
	nop 0
	;;
	.mmi
	ld8 r8 = [r15]
	ld8 r9 = [r14]
	mov b0 = r41
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	nop 0
	.mmb
	.label_state 3
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L153:
	.body
	.copy_state 3
	.mmi
	cmp4.gt p6, p7 = r0, r8
	mov r46 = r38
	nop 0
	.mmb
	mov r45 = r39
	mov r44 = r40
	(p6) br.cond.dpnt .L115
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L123
	.mib
	nop 0
	nop 0
	br .L116
.L125:
	.mmi
	adds r14 = 32, r32
	nop 0
	mov r44 = r35
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp.ne p6, p7 = r35, r14
	;;
	(p7) adds r14 = 24, r12
	(p7) adds r15 = 16, r12
	;;
	.mmi
	(p7) st8 [r15] = r0
	(p7) st8 [r14] = r35
	nop 0
	.bbb
	nop 0
	(p7) br.cond.dpnt .L111
	br.call.sptk.many b0 = _ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base#
	;;
	.mmi
	adds r15 = 40, r8
	adds r14 = 32, r8
	nop 0
	.mmi
	mov r1 = r43
	mov r37 = r8
	mov r44 = r39
	;;
	.mmi
	ld8 r38 = [r15]
	ld8 r45 = [r14]
	nop 0
	;;
	.mmi
	cmp.leu p6, p7 = r36, r38
	;;
	(p6) mov r46 = r36
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r46 = r38
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r46
	nop 0
	(p6) br.cond.dpnt .L127
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L128
.L127:
	.mlx
	sub r8 = r36, r38
	movl r14 = 2147483647
	;;
	.mlx
	cmp.lt p6, p7 = r14, r8
	movl r14 = -2147483648
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L107
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r14, r8
	(p6) br.cond.dpnt .L129
	;;
.L128:
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L107
.L129:
	.mmi
	adds r14 = 24, r35
	nop 0
	adds r15 = 16, r12
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	adds r14 = 24, r12
	;;
	.mmi
	(p7) st8 [r15] = r0
	(p6) st8 [r15] = r37
	adds r15 = 16, r12
	;;
	.mmi
	nop 0
	(p7) st8 [r14] = r35
	nop 0
	.mmi
	(p6) st8 [r14] = r37
	ld8 r8 = [r15]
	nop 0
	;;
	.mii
	ld8 r9 = [r14]
	mov b0 = r41
	;;
	mov ar.pfs = r42
	.mmb
	nop 0
	.label_state 4
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L121:
	.body
	.copy_state 4
	.mmi
	adds r14 = 24, r37
	nop 0
	adds r15 = 16, r12
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	adds r14 = 24, r12
	;;
	.mmi
	(p7) st8 [r15] = r0
	(p6) st8 [r15] = r35
	adds r15 = 16, r12
	;;
	.mmi
	nop 0
	(p7) st8 [r14] = r37
	nop 0
	.mmi
	(p6) st8 [r14] = r35
	ld8 r8 = [r15]
	nop 0
	;;
	.mii
	ld8 r9 = [r14]
	mov b0 = r41
	;;
	mov ar.pfs = r42
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_dESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS8_ERS7_#
	.sdata
	.align 8
.LC0:
	data8	_ZTVN6shapes6SquareIiEE#+16
	.align 8
.LC1:
	data8	_ZTVN6shapes6SquareIdEE#+16
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
[.LFB2117:]
	.prologue 12, 64
	.mmi
	.save ar.pfs, r65
	alloc r65 = ar.pfs, 0, 36, 4, 0
	adds r16 = -32, r12
	adds r17 = -16, r12
	.mlx
	.fframe 192
	adds r12 = -192, r12
	movl r50 = @gprel(_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits#)
	;;
	.mmi
	adds r43 = 24, r12
	adds r14 = 40, r12
	adds r53 = 32, r12
	.mlx
	.save.f 0x1
	stf.spill [r16] = f2, 32
	movl r15 = -1085102592571150095
	;;
	.mmi
	st8 [r14] = r43
	adds r14 = 48, r12
	adds r54 = 56, r12
	.mmi
	.save.f 0x2
	stf.spill [r17] = f3
	adds r45 = 128, r12
	mov r66 = r1
	;;
	.mmi
	st8 [r14] = r43
	addl r14 = @gprel(.LC0), gp
	.save pr, r67
	mov r67 = pr
	.mmi
	setf.sig f2 = r15
	mov r41 = r0
	adds r52 = 144, r12
	;;
	.mmi
	ld8 r51 = [r14]
	addl r14 = @gprel(.LC1), gp
	.save rp, r64
	mov r64 = b0
	.mmi
	.save.f 0x4
	stf.spill [r16] = f4
	.body
	st4 [r43] = r0
	adds r58 = 152, r12
	;;
	.mlx
	ld8 r55 = [r14]
	movl r14 = 0x3fe0000000000000
	.mmi
	st8 [r53] = r0
	adds r57 = 136, r12
	adds r47 = 112, r12
	;;
	.mmi
	setf.d f3 = r14
	st8 [r54] = r0
	adds r56 = 120, r12
	.mmi
	mov r46 = r45
	adds r37 = 64, r12
	adds r42 = 80, r12
	;;
	.mmi
	add r50 = r1, r50
	adds r44 = 72, r12
	adds r48 = 96, r12
	.mlx
	addl r59 = 3000, r0
	movl r38 = 2147483647
	;;
	.mlx
	nop 0
	movl r39 = -2147483648
	.align 32
.L178:
	.mmi
	nop 0
	addp4 r60 = r41, r0
	sxt4 r14 = r41
	.mmi
	st8 [r45] = r55
	st8 [r56] = r45
	mov r40 = r47
	;;
	.mmi
	setf.sig f7 = r14
	nop 0
	mov r45 = r46
	.mmi
	st8 [r52] = r51
	nop 0
	mov r14 = r51
	;;
	.mmi
	st4 [r58] = r41
	st8 [r47] = r52
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xf f6 = f7
	nop 0
	.mmi
	setf.sig f7 = r60
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f7 = f7, f2
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f3
	;;
	.mmi
	getf.sig r15 = f7
	;;
	stfd [r57] = f6
	nop 0
	;;
	.mii
	nop 0
	shr.u r17 = r15, 4
	and r15 = -16, r15
	;;
	.mmi
	nop 0
	add r15 = r15, r17
	nop 0
	;;
	.mmi
	sub r60 = r60, r15
	;;
	shladd r16 = r60, 1, r0
	cmp4.ge p16, p17 = 9, r60
	;;
	.mmi
	adds r15 = 1, r16
	nop 0
	addp4 r16 = r16, r0
	;;
	.mii
	addp4 r15 = r15, r0
	add r62 = r50, r16
	;;
	add r63 = r50, r15
.L177:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 32, r14
	ld8 r68 = [r40], 8
	nop 0
	;;
	.mmi
	ld8 r15 = [r14], 8
	;;
	nop 0
	mov b6 = r15
	.mmb
	ld8 r1 = [r14]
	nop 0
[.LEHB0:]
	br.call.sptk.many b0 = b6
[.LEHE0:]
	;;
	.mmf
	addl r70 = 45, r0
	mov r1 = r66
	mov f4 = f8
	.mmi
	(p17) addl r69 = 2, r0
	(p17) mov r68 = r37
	(p17) mov r61 = r42
	;;
	.mmi
	st8 [r37] = r42
	nop 0
	(p16) mov r61 = r42
	.mmb
	mov r35 = r43
	nop 0
	(p17) br.call.dptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructEmc#
	;;
	.mmi
	(p17) ld8 r15 = [r37]
	(p17) mov r1 = r66
	(p16) addl r69 = 1, r0
	.mmi
	(p16) mov r68 = r37
	(p17) ld1 r14 = [r62]
	nop 0
	;;
	.mmi
	(p17) adds r16 = 1, r15
	(p17) ld1 r17 = [r63]
	(p17) sxt1 r14 = r14
	;;
	.mib
	(p17) st1 [r16] = r17
	nop 0
	(p16) br.call.dpnt.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructEmc#
	;;
	.mmi
	(p16) adds r14 = 48, r60
	(p16) ld8 r15 = [r37]
	(p16) mov r1 = r66
	.mii
	ld8.a r32 = [r53]
	nop 0
	;;
	(p16) sxt1 r14 = r14
	.mmi
	cmp.eq p6, p7 = 0, r32
	;;
	st1 [r15] = r14
	nop 0
	;;
	.mib
	chk.a.clr r32, .L208
.L209:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	nop 0
	(p6) br.cond.dpnt .L181
	;;
	.mmi
	ld8 r36 = [r37]
	ld8 r34 = [r44]
	nop 0
	;;
	.align 32
.L163:
	.pred.rel.mutex p16, p17
	.mmi
	adds r15 = 40, r32
	adds r14 = 32, r32
	mov r69 = r36
	;;
	.mmi
	ld8 r33 = [r15]
	ld8 r68 = [r14]
	nop 0
	;;
	.mmi
	cmp.leu p6, p7 = r34, r33
	;;
	(p6) mov r70 = r34
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r70 = r33
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r70
	nop 0
	(p6) br.cond.dpnt .L158
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r66
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L159
.L158:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	sub r8 = r33, r34
	nop 0
	;;
	.mib
	cmp.lt p6, p7 = r38, r8
	nop 0
	(p6) br.cond.dpnt .L160
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r39, r8
	(p6) br.cond.dpnt .L161
	;;
.L159:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L161
.L160:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 16, r32
	nop 0
	mov r35 = r32
	;;
	.mmi
	nop 0
	ld8 r32 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r32
	(p6) br.cond.dptk .L163
	;;
.L204:
	.pred.rel.mutex p16, p17
	.mmi
	adds r15 = 40, r35
	cmp.eq p6, p7 = r43, r35
	nop 0
	.mmb
	adds r14 = 32, r35
	mov r68 = r36
	(p6) br.cond.dpnt .L157
	;;
	.mmi
	ld8 r32 = [r15]
	ld8 r69 = [r14]
	nop 0
	;;
	.mmi
	cmp.leu p6, p7 = r34, r32
	;;
	(p6) mov r70 = r34
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r70 = r32
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r70
	nop 0
	(p6) br.cond.dpnt .L164
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r66
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L165
.L164:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	sub r8 = r34, r32
	nop 0
	;;
	.mib
	cmp.lt p6, p7 = r38, r8
	nop 0
	(p6) br.cond.dpnt .L166
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r39, r8
	(p6) br.cond.dpnt .L157
	;;
.L165:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L157
	;;
.L166:
	.pred.rel.mutex p16, p17
	.mmi
	adds r35 = 64, r35
	cmp.eq p6, p7 = r61, r36
	mov r68 = r36
	;;
	.mmi
	nop 0
	ldfd f6 = [r35]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f4 = f6, f4
	;;
	.mib
	stfd [r35] = f4
	nop 0
	(p6) br.cond.dpnt .L175
	;;
	.mmi
	nop 0
	ld8 r69 = [r61]
	nop 0
	;;
	.mib
	nop 0
	adds r69 = 1, r69
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r66
	nop 0
	nop 0
.L175:
	.pred.rel.mutex p16, p17
	.mib
	cmp.eq p6, p7 = r40, r46
	nop 0
	(p6) br.cond.dpnt .L176
	;;
	.mmi
	nop 0
	ld8 r14 = [r40]
	nop 0
	;;
	.mib
	ld8 r14 = [r14]
	nop 0
	br .L177
.L161:
	.pred.rel.mutex p16, p17
	.mmi
	adds r32 = 24, r32
	;;
	ld8 r32 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r32
	(p6) br.cond.dptk .L163
	.mib
	nop 0
	nop 0
	br .L204
.L181:
	.pred.rel.mutex p16, p17
	.mmi
	mov r35 = r43
	nop 0
	nop 0
	;;
.L157:
	.pred.rel.mutex p16, p17
	.mib
	mov r32 = r35
	addl r68 = 72, r0
[.LEHB1:]
	br.call.sptk.many b0 = _Znwm#
[.LEHE1:]
	;;
	.mmi
	ld8 r14 = [r37]
	adds r34 = 32, r8
	adds r36 = 48, r8
	.mmi
	mov r1 = r66
	ld8 r49 = [r44]
	mov r35 = r8
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = r61, r14
	nop 0
	.mmb
	st8 [r34] = r36
	nop 0
	(p7) br.cond.dpnt .L205
	;;
	.mmi
	(p6) ld8 r15 = [r61]
	(p6) st8 [r34] = r14
	nop 0
	;;
	.mmi
	(p6) st8 [r36] = r15
	nop 0
	nop 0
.L168:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 32, r34
	adds r15 = 40, r35
	mov r69 = r32
	.mmi
	mov r70 = r34
	st8 [r37] = r61
	adds r68 = 16, r12
	;;
	.mmi
	st8 [r15] = r49
	st8 [r44] = r0
	nop 0
	;;
	.mmi
	nop 0
	stfd [r14] = f0
	nop 0
	.mmb
	st1 [r61] = r0
	nop 0
	br.call.sptk.many b0 = _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_dESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS8_ERS7_#
	;;
	.mmi
	adds r14 = 8, r48
	mov r1 = r66
	mov r32 = r9
	.mmi
	mov r33 = r8
	st8 [r48] = r8
	cmp.eq p6, p7 = 0, r9
	;;
	.mib
	st8 [r14] = r9
	nop 0
	(p6) br.cond.dpnt .L169
.L207:
	.pred.rel.mutex p16, p17
	.mmi
	cmp.ne p6, p7 = 0, r8
	;;
	(p6) addl r15 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r15 = r0
	cmp.eq p6, p7 = r43, r9
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	or r14 = r15, r14
	nop 0
	;;
	.mib
	mov r33 = r14
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L206
	;;
.L170:
	.pred.rel.mutex p16, p17
	.mmi
	mov r71 = r43
	mov r70 = r32
	nop 0
	.mmb
	mov r69 = r35
	mov r68 = r33
	br.call.sptk.many b0 = _ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_#
	;;
	.mii
	ld8 r14 = [r54]
	mov r1 = r66
	;;
	adds r14 = 1, r14
	.mmi
	nop 0
	;;
	st8 [r54] = r14
	nop 0
.L173:
	.pred.rel.mutex p16, p17
	.mib
	ld8 r36 = [r37]
	nop 0
	br .L166
.L205:
	.pred.rel.mutex p16, p17
	.mib
	adds r70 = 1, r49
	cmp.eq p6, p7 = -1, r49
	(p6) br.cond.dptk .L168
	;;
	.mib
	mov r69 = r61
	mov r68 = r36
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r15 = 40, r35
	adds r14 = 32, r34
	mov r1 = r66
	.mmi
	mov r70 = r34
	mov r69 = r32
	adds r68 = 16, r12
	;;
	.mmi
	st8 [r15] = r49
	st8 [r37] = r61
	nop 0
	;;
	.mmi
	stfd [r14] = f0
	st8 [r44] = r0
	nop 0
	;;
	.mib
	st1 [r61] = r0
	nop 0
	br.call.sptk.many b0 = _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_dESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS8_ERS7_#
	;;
	.mmi
	adds r14 = 8, r48
	mov r33 = r8
	mov r1 = r66
	.mmi
	mov r32 = r9
	st8 [r48] = r8
	cmp.eq p6, p7 = 0, r9
	;;
	.mib
	st8 [r14] = r9
	nop 0
	(p7) br.cond.dptk .L207
	.align 32
.L169:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	ld8 r68 = [r34]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r68, r36
	nop 0
	(p6) br.cond.dpnt .L174
	;;
	.mmi
	nop 0
	ld8 r69 = [r36]
	nop 0
	;;
	.mib
	nop 0
	adds r69 = 1, r69
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r66
	nop 0
	nop 0
.L174:
	.pred.rel.mutex p16, p17
	.mmi
	mov r68 = r35
	nop 0
	addl r69 = 72, r0
	.mmb
	mov r35 = r33
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	nop 0
	mov r1 = r66
	nop 0
	.mmb
	ld8 r36 = [r37]
	nop 0
	br .L166
.L206:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 40, r9
	;;
	ld8 r36 = [r14]
	adds r14 = 32, r9
	;;
	.mmi
	cmp.leu p6, p7 = r36, r49
	;;
	(p6) mov r70 = r36
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r70 = r49
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r70
	nop 0
	(p6) br.cond.dpnt .L171
	;;
	.mmi
	nop 0
	ld8 r68 = [r34]
	nop 0
	.mmb
	ld8 r69 = [r14]
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r66
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L172
.L171:
	.pred.rel.mutex p16, p17
	.mlx
	sub r8 = r49, r36
	movl r14 = 2147483647
	;;
	.mlx
	cmp.lt p6, p7 = r14, r8
	movl r14 = -2147483648
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L170
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r14, r8
	(p6) br.cond.dpnt .L183
.L172:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	extr.u r33 = r8, 31, 1
	nop 0
	.mmi
	mov r71 = r43
	mov r70 = r32
	mov r69 = r35
	;;
	.mib
	mov r68 = r33
	nop 0
	br.call.sptk.many b0 = _ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_#
	;;
	.mii
	ld8 r14 = [r54]
	mov r1 = r66
	;;
	adds r14 = 1, r14
	;;
	.mib
	st8 [r54] = r14
	nop 0
	br .L173
.L176:
	.mmi
	nop 0
	adds r41 = 1, r41
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r59, r41
	(p6) br.cond.dptk .L178
	.mmi
	ld8 r14 = [r54]
	ld8 r68 = [r53]
	nop 0
	;;
	.mmi
	cmp.ne p6, p7 = 17, r14
	;;
	(p6) addl r32 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r32 = r0
	nop 0
	br.call.sptk.many b0 = _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_dESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E.isra.0#
	;;
	.mmb
	mov r8 = r32
	mov r1 = r66
	nop 0
	.mmi
	adds r18 = 160, r12
	adds r19 = 176, r12
	mov pr = r67, -1
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18], 32
	mov b0 = r64
	.mmi
	ldf.fill f3 = [r19]
	;;
	nop 0
	mov ar.pfs = r65
	;;
	.mib
	ldf.fill f4 = [r18]
	.label_state 1
	.restore sp
	adds r12 = 192, r12
	br.ret.sptk.many b0
.L183:
	.body
	.copy_state 1
	.pred.rel.mutex p16, p17
	.mmi
	addl r33 = 1, r0
	nop 0
	mov r71 = r43
	.mmi
	mov r70 = r32
	nop 0
	mov r69 = r35
	;;
	.mib
	mov r68 = r33
	nop 0
	br.call.sptk.many b0 = _ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_#
	;;
	.mii
	ld8 r14 = [r54]
	mov r1 = r66
	;;
	adds r14 = 1, r14
	;;
	.mib
	st8 [r54] = r14
	nop 0
	br .L173
.L185:
	.mmi
	mov r32 = r15
	nop 0
	mov r1 = r66
	.mmb
	mov r68 = r37
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	;;
	.mmi
	nop 0
	mov r1 = r66
	nop 0
	.mmb
	ld8 r68 = [r53]
	nop 0
	br.call.sptk.many b0 = _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_dESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E.isra.0#
	;;
	.mib
	mov r1 = r66
	mov r68 = r32
[.LEHB2:]
	br.call.sptk.many b0 = _Unwind_Resume#
	;;
.L184:
	.mmi
	mov r32 = r15
	nop 0
	mov r1 = r66
	.mmb
	ld8 r68 = [r53]
	nop 0
	br.call.sptk.many b0 = _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_dESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E.isra.0#
	;;
	.mib
	mov r1 = r66
	mov r68 = r32
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE2:]
.L208:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	ld8 r32 = [r53]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r32
	br .L209
	.global __gxx_personality_v0#
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA2117:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE2117-.LLSDACSB2117
.LLSDACSB2117:
	.uleb128 .LEHB0-.LFB2117
	.uleb128 .LEHE0-.LEHB0
	.uleb128 .L184-.LFB2117
	.uleb128 0
	.uleb128 .LEHB1-.LFB2117
	.uleb128 .LEHE1-.LEHB1
	.uleb128 .L185-.LFB2117
	.uleb128 0
	.uleb128 .LEHB2-.LFB2117
	.uleb128 .LEHE2-.LEHB2
	.uleb128 0
	.uleb128 0
.LLSDACSE2117:
	.section	.text.startup
	.endp main#
	.weak	_ZTSN6shapes5ShapeE#
	.section	.rodata._ZTSN6shapes5ShapeE,"aG",@progbits,_ZTSN6shapes5ShapeE,comdat
	.align 8
	.type	_ZTSN6shapes5ShapeE#, @object
	.size	_ZTSN6shapes5ShapeE#, 16
_ZTSN6shapes5ShapeE:
	stringz	"N6shapes5ShapeE"
	.weak	_ZTIN6shapes5ShapeE#
	.section	.data.rel.ro._ZTIN6shapes5ShapeE,"awG",@progbits,_ZTIN6shapes5ShapeE,comdat
	.align 8
	.type	_ZTIN6shapes5ShapeE#, @object
	.size	_ZTIN6shapes5ShapeE#, 16
_ZTIN6shapes5ShapeE:
	data8	_ZTVN10__cxxabiv117__class_type_infoE#+16
	data8	_ZTSN6shapes5ShapeE#
	.weak	_ZTSN6shapes6SquareIiEE#
	.section	.rodata._ZTSN6shapes6SquareIiEE,"aG",@progbits,_ZTSN6shapes6SquareIiEE,comdat
	.align 8
	.type	_ZTSN6shapes6SquareIiEE#, @object
	.size	_ZTSN6shapes6SquareIiEE#, 20
_ZTSN6shapes6SquareIiEE:
	stringz	"N6shapes6SquareIiEE"
	.weak	_ZTIN6shapes6SquareIiEE#
	.section	.data.rel.ro._ZTIN6shapes6SquareIiEE,"awG",@progbits,_ZTIN6shapes6SquareIiEE,comdat
	.align 8
	.type	_ZTIN6shapes6SquareIiEE#, @object
	.size	_ZTIN6shapes6SquareIiEE#, 24
_ZTIN6shapes6SquareIiEE:
	data8	_ZTVN10__cxxabiv120__si_class_type_infoE#+16
	data8	_ZTSN6shapes6SquareIiEE#
	data8	_ZTIN6shapes5ShapeE#
	.weak	_ZTSN6shapes6SquareIdEE#
	.section	.rodata._ZTSN6shapes6SquareIdEE,"aG",@progbits,_ZTSN6shapes6SquareIdEE,comdat
	.align 8
	.type	_ZTSN6shapes6SquareIdEE#, @object
	.size	_ZTSN6shapes6SquareIdEE#, 20
_ZTSN6shapes6SquareIdEE:
	stringz	"N6shapes6SquareIdEE"
	.weak	_ZTIN6shapes6SquareIdEE#
	.section	.data.rel.ro._ZTIN6shapes6SquareIdEE,"awG",@progbits,_ZTIN6shapes6SquareIdEE,comdat
	.align 8
	.type	_ZTIN6shapes6SquareIdEE#, @object
	.size	_ZTIN6shapes6SquareIdEE#, 24
_ZTIN6shapes6SquareIdEE:
	data8	_ZTVN10__cxxabiv120__si_class_type_infoE#+16
	data8	_ZTSN6shapes6SquareIdEE#
	data8	_ZTIN6shapes5ShapeE#
	.weak	_ZTVN6shapes6SquareIiEE#
	.section	.rodata._ZTVN6shapes6SquareIiEE,"aG",@progbits,_ZTVN6shapes6SquareIiEE,comdat
	.align 8
	.type	_ZTVN6shapes6SquareIiEE#, @object
	.size	_ZTVN6shapes6SquareIiEE#, 64
_ZTVN6shapes6SquareIiEE:
	data8	0
	data8	_ZTIN6shapes6SquareIiEE#
	data16.ua @iplt(_ZN6shapes6SquareIiED1Ev#)
	data16.ua @iplt(_ZN6shapes6SquareIiED0Ev#)
	data16.ua @iplt(_ZNK6shapes6SquareIiE4areaEv#)
	.weak	_ZTVN6shapes6SquareIdEE#
	.section	.rodata._ZTVN6shapes6SquareIdEE,"aG",@progbits,_ZTVN6shapes6SquareIdEE,comdat
	.align 8
	.type	_ZTVN6shapes6SquareIdEE#, @object
	.size	_ZTVN6shapes6SquareIdEE#, 64
_ZTVN6shapes6SquareIdEE:
	data8	0
	data8	_ZTIN6shapes6SquareIdEE#
	data16.ua @iplt(_ZN6shapes6SquareIdED1Ev#)
	data16.ua @iplt(_ZN6shapes6SquareIdED0Ev#)
	data16.ua @iplt(_ZNK6shapes6SquareIdE4areaEv#)
	.weak	_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits#
	.section	.rodata._ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits,"aG",@progbits,_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits,comdat
	.align 8
	.type	_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits#, @gnu_unique_object
	.size	_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits#, 201
_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits:
	stringz	"00010203040506070809101112131415161718192021222324252627282930313233343536373839404142434445464748495051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899"
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
