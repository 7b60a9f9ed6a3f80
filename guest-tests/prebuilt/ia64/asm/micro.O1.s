// bed3cd7182a1234fa09ef9047b7d419e
	.file	"micro.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
#APP
	.text
.global descend
.proc descend
descend:
alloc r33=ar.pfs,1,9,1,0
mov r34=b0
cmp.eq p6,p7=0,r32
adds r42=-1,r32
;;
(p7) br.call.dptk.many b0=descend
;;
mov b0=r34
mov ar.pfs=r33
;;
br.ret.sptk.many b0
;;
.endp descend

#NO_APP
	.align 16
	.proc number#
number:
	.prologue
	.body
	adds r14 = 23, r33
	;;
	st1 [r14] = r0
	adds r33 = 22, r33
	movl r14 = -3689348814741910323
	;;
	setf.sig f6 = r14
.L2:
	mov r8 = r33
	setf.sig f7 = r32
	;;
	xmpy.hu f7 = f7, f6
	;;
	getf.sig r15 = f7
	;;
	shr.u r15 = r15, 3
	;;
	shladd r14 = r15, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	sub r14 = r32, r14
	;;
	adds r14 = 48, r14
	;;
	st1 [r33] = r14, -1
	mov r14 = r32
	mov r32 = r15
	;;
	cmp.ltu p6, p7 = 9, r14
	(p6) br.cond.dptk .L2
	br.ret.sptk.many b0
	;;
	.endp number#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	" "
	.text
	.align 16
	.proc print#
print:
	.prologue 12, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 3, 0
	.fframe 176
	adds r12 = -176, r12
	.save rp, r36
	mov r36 = b0
	mov r38 = r1
	.body
	mov r39 = r34
	;;
	adds r35 = 160, r12
	;;
	st8 [r35] = r32
	adds r14 = 168, r12
	;;
	st8 [r14] = r33
	adds r14 = 176, r12
	movl r15 = @gprel(.LC0)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r40 = 16, r12
	br.call.sptk.many b0 = number#
	mov r1 = r38
	adds r14 = 184, r12
	;;
	st8 [r14] = r8
	adds r21 = 192, r12
	mov r41 = r0
.L7:
	ld8 r19 = [r35], 8
	;;
	ld1 r14 = [r19]
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L5
	adds r14 = 40, r12
	;;
	add r17 = r14, r41
	adds r15 = 1, r19
.L6:
	;;
	st1 [r17] = r16, 1
	ld1 r14 = [r15]
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	mov r18 = r15
	adds r15 = 1, r15
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L6
	sub r41 = r41, r19
	;;
	add r41 = r41, r18
.L5:
	cmp.ne p6, p7 = r21, r35
	(p6) br.cond.dptk .L7
	adds r15 = 40, r12
	;;
	add r14 = r15, r41
	addl r15 = 10, r0
	;;
	st1 [r14] = r15
	adds r41 = 1, r41
	adds r40 = 40, r12
	addl r39 = 1, r0
	br.call.sptk.many b0 = write#
	mov r1 = r38
	;;
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	adds r12 = 176, r12
	br.ret.sptk.many b0
	;;
	.endp print#
	.global __umoddi3#
	.global __udivdi3#
	.align 16
	.proc chase#
chase:
	.prologue 12, 39
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 4, 6, 3, 0
	adds r16 = -8, r12
	.fframe 64
	adds r12 = -64, r12
	mov r17 = ar.lc
	;;
	.savesp ar.lc, 56
	st8 [r16] = r17, 8
	.save rp, r39
	mov r39 = b0
	mov r41 = r1
	;;
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	addl r14 = 4095, r0
	;;
	cmp.geu p6, p7 = r14, r33
	;;
	(p7) shladd r38 = r33, 1, r0
	(p7) br.cond.dptk .L12
	cmp.eq p6, p7 = 0, r33
	;;
	(p6) addl r38 = 8192, r0
	(p6) br.cond.dpnt .L13
	;;
	addl r38 = 8192, r0
.L12:
	movl r37 = @gprel(buffer#)
	;;
	add r37 = r1, r37
	mov r36 = r0
	;;
	setf.sig f2 = r37
	sub r14 = r33, r36, 1
	;;
	mov ar.lc = r14
.L14:
	adds r36 = 1, r36
	mov r43 = r33
	;;
	mov r42 = r36
	br.call.sptk.many b0 = __umoddi3#
	mov r1 = r41
	setf.sig f6 = r8
	setf.sig f7 = r34
	;;
	xma.l f6 = f6, f7, f2
	;;
	stf8 [r37] = f6
	add r37 = r37, r34
	br.cloop.sptk.few .L14
	shladd r33 = r33, 1, r0
	;;
	cmp.eq p6, p7 = 0, r33
	(p6) br.cond.spnt .L13
	mov r14 = r0
	movl r15 = @gprel(buffer#)
	;;
	add r15 = r1, r15
	sub r33 = r33, r14, 1
	;;
	mov ar.lc = r33
.L15:
	ld8.acq r15 = [r15]
	adds r14 = 1, r14
	;;
	br.cloop.sptk.few .L15
.L13:
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r16=ar.itc
;;
// 0 "" 2
#NO_APP
	cmp.eq p6, p7 = 0, r38
	(p6) br.cond.dpnt .L16
	mov r15 = r0
	movl r14 = @gprel(buffer#)
	;;
	add r14 = r1, r14
.L17:
	;;
#APP
// 59 "@TOP@/guest-tests/timing/micro.c" 1
	;;
.rept 16
ld8 r14=[r14]
;;
.endr
// 0 "" 2
#NO_APP
	adds r15 = 16, r15
	;;
	cmp.ltu p6, p7 = r15, r38
	(p6) br.cond.dptk .L17
.L16:
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r36=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
	sub r36 = r36, r16
	adds r43 = 16, r12
	mov r42 = r35
	br.call.sptk.many b0 = number#
	mov r1 = r41
	mov r37 = r8
	;;
	shladd r14 = r36, 2, r0
	;;
	add r14 = r14, r36
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	shr.u r42 = r38, 1
	mov r43 = r38
	;;
	add r42 = r14, r42
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r41
	mov r44 = r8
	mov r43 = r37
	;;
	mov r42 = r32
	br.call.sptk.many b0 = print#
	mov r1 = r41
	adds r18 = 56, r12
	;;
	mov ar.pfs = r40
	ld8 r19 = [r18], 8
	;;
	mov ar.lc = r19
	mov b0 = r39
	ldf.fill f2 = [r18]
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
	.endp chase#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	""
	.align 8
.LC2:
	stringz	"integer-chain"
	.align 8
.LC3:
	stringz	"integer-six"
	.align 8
.LC4:
	stringz	"shift-chain"
	.align 8
.LC5:
	stringz	"variable-shift-chain"
	.align 8
.LC6:
	stringz	"multimedia-chain"
	.align 8
.LC7:
	stringz	"multimedia-integer"
	.align 8
.LC8:
	stringz	"load-chain"
	.align 8
.LC9:
	stringz	"load-use"
	.align 8
.LC10:
	stringz	"loads-four"
	.align 8
.LC11:
	stringz	"stores-two"
	.align 8
.LC12:
	stringz	"fma-chain"
	.align 8
.LC13:
	stringz	"fma-two"
	.align 8
.LC14:
	stringz	"xma-chain"
	.align 8
.LC15:
	stringz	"fp-load-use"
	.align 8
.LC16:
	stringz	"setf-getf"
	.align 8
.LC17:
	stringz	"to-branch-register"
	.align 8
.LC18:
	stringz	"predicate"
	.align 8
.LC19:
	stringz	"branch-predicted"
	.align 8
.LC20:
	stringz	"branch-mispredicted"
	.align 8
.LC21:
	stringz	"nop-b-two"
	.align 8
.LC22:
	stringz	"rotation-old-name"
	.align 8
.LC23:
	stringz	"rotation-new-name"
	.align 8
.LC24:
	stringz	"predicated-off"
	.align 8
.LC25:
	stringz	"predicated-pair"
	.align 8
.LC26:
	stringz	"call-depth-"
	.align 8
.LC27:
	stringz	"chase-KB-"
	.align 8
.LC28:
	stringz	"chase-pages-"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 7, 4, 0
	.fframe 64
	adds r12 = -64, r12
	.save ar.lc, r38
	mov r38 = ar.lc
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	addl r22 = 2, r0
	addl r25 = 199, r0
	movl r24 = @gprel(buffer#)
	;;
	add r24 = r1, r24
.L23:
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r26=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 96 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1

;;
1:
.rept 32
add r16=1,r16
;;
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r23=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 96 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1

;;
1:
.rept 64
add r16=1,r16
;;
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
#NO_APP
	;;
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r14=ar.itc
;;
// 0 "" 2
#NO_APP
	adds r22 = -1, r22
	;;
	cmp4.ne p6, p7 = 0, r22
	(p6) br.cond.dptk .L23
	sub r14 = r14, r23
	sub r23 = r23, r26
	;;
	sub r23 = r14, r23
	;;
	shladd r14 = r23, 2, r0
	;;
	add r14 = r14, r23
	;;
	shladd r41 = r14, 2, r0
	;;
	add r41 = r14, r41
	;;
	shladd r41 = r41, 2, r0
	;;
	adds r41 = 3200, r41
	;;
	shr.u r41 = r41, 8
	movl r14 = 737869762948382074
	;;
	setf.sig f6 = r41
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r41 = f6
	movl r40 = @gprel(.LC1)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = print#
	mov r1 = r37
	addl r22 = 2, r0
	addl r25 = 199, r0
	;;
	movl r24 = @gprel(buffer#)
	;;
	add r24 = r1, r24
.L24:
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r26=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 97 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1

;;
1:
.rept 32
{ .mmi
adds r16=1,r16
adds r17=1,r17
adds r18=1,r18
}
{ .mmi
adds r19=1,r19
adds r20=1,r20
adds r21=1,r21 ;;
}
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r23=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 97 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1

;;
1:
.rept 64
{ .mmi
adds r16=1,r16
adds r17=1,r17
adds r18=1,r18
}
{ .mmi
adds r19=1,r19
adds r20=1,r20
adds r21=1,r21 ;;
}
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
#NO_APP
	;;
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r14=ar.itc
;;
// 0 "" 2
#NO_APP
	adds r22 = -1, r22
	;;
	cmp4.ne p6, p7 = 0, r22
	(p6) br.cond.dptk .L24
	sub r14 = r14, r23
	sub r23 = r23, r26
	;;
	sub r23 = r14, r23
	;;
	shladd r14 = r23, 2, r0
	;;
	add r14 = r14, r23
	;;
	shladd r41 = r14, 2, r0
	;;
	add r41 = r14, r41
	;;
	shladd r41 = r41, 2, r0
	;;
	adds r41 = 3200, r41
	;;
	shr.u r41 = r41, 8
	movl r14 = 737869762948382074
	;;
	setf.sig f6 = r41
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r41 = f6
	movl r40 = @gprel(.LC1)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC3)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = print#
	mov r1 = r37
	addl r22 = 2, r0
	addl r25 = 199, r0
	;;
	movl r24 = @gprel(buffer#)
	;;
	add r24 = r1, r24
.L25:
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r26=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 98 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1

;;
1:
.rept 32
shl r16=r16,3
;;
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r23=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 98 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1

;;
1:
.rept 64
shl r16=r16,3
;;
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
#NO_APP
	;;
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r14=ar.itc
;;
// 0 "" 2
#NO_APP
	adds r22 = -1, r22
	;;
	cmp4.ne p6, p7 = 0, r22
	(p6) br.cond.dptk .L25
	sub r14 = r14, r23
	sub r23 = r23, r26
	;;
	sub r23 = r14, r23
	;;
	shladd r14 = r23, 2, r0
	;;
	add r14 = r14, r23
	;;
	shladd r41 = r14, 2, r0
	;;
	add r41 = r14, r41
	;;
	shladd r41 = r41, 2, r0
	;;
	adds r41 = 3200, r41
	;;
	shr.u r41 = r41, 8
	movl r14 = 737869762948382074
	;;
	setf.sig f6 = r41
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r41 = f6
	movl r40 = @gprel(.LC1)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = print#
	mov r1 = r37
	addl r22 = 2, r0
	addl r25 = 199, r0
	;;
	movl r24 = @gprel(buffer#)
	;;
	add r24 = r1, r24
.L26:
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r26=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 99 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1

;;
1:
.rept 32
shl r16=r16,r17
;;
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r23=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 99 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1

;;
1:
.rept 64
shl r16=r16,r17
;;
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
#NO_APP
	;;
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r14=ar.itc
;;
// 0 "" 2
#NO_APP
	adds r22 = -1, r22
	;;
	cmp4.ne p6, p7 = 0, r22
	(p6) br.cond.dptk .L26
	sub r14 = r14, r23
	sub r23 = r23, r26
	;;
	sub r23 = r14, r23
	;;
	shladd r14 = r23, 2, r0
	;;
	add r14 = r14, r23
	;;
	shladd r41 = r14, 2, r0
	;;
	add r41 = r14, r41
	;;
	shladd r41 = r41, 2, r0
	;;
	adds r41 = 3200, r41
	;;
	shr.u r41 = r41, 8
	movl r14 = 737869762948382074
	;;
	setf.sig f6 = r41
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r41 = f6
	movl r40 = @gprel(.LC1)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = print#
	mov r1 = r37
	addl r22 = 2, r0
	addl r25 = 199, r0
	;;
	movl r24 = @gprel(buffer#)
	;;
	add r24 = r1, r24
.L27:
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r26=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 100 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1

;;
1:
.rept 32
padd4 r16=r16,r17
;;
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r23=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 100 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1

;;
1:
.rept 64
padd4 r16=r16,r17
;;
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
#NO_APP
	;;
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r14=ar.itc
;;
// 0 "" 2
#NO_APP
	adds r22 = -1, r22
	;;
	cmp4.ne p6, p7 = 0, r22
	(p6) br.cond.dptk .L27
	sub r14 = r14, r23
	sub r23 = r23, r26
	;;
	sub r23 = r14, r23
	;;
	shladd r14 = r23, 2, r0
	;;
	add r14 = r14, r23
	;;
	shladd r41 = r14, 2, r0
	;;
	add r41 = r14, r41
	;;
	shladd r41 = r41, 2, r0
	;;
	adds r41 = 3200, r41
	;;
	shr.u r41 = r41, 8
	movl r14 = 737869762948382074
	;;
	setf.sig f6 = r41
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r41 = f6
	movl r40 = @gprel(.LC1)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = print#
	mov r1 = r37
	addl r22 = 2, r0
	addl r25 = 199, r0
	;;
	movl r24 = @gprel(buffer#)
	;;
	add r24 = r1, r24
.L28:
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r26=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 101 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1

;;
1:
.rept 32
padd4 r16=r17,r18
;;
add r17=r16,r18
;;
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r23=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 101 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1

;;
1:
.rept 64
padd4 r16=r17,r18
;;
add r17=r16,r18
;;
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
#NO_APP
	;;
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r14=ar.itc
;;
// 0 "" 2
#NO_APP
	adds r22 = -1, r22
	;;
	cmp4.ne p6, p7 = 0, r22
	(p6) br.cond.dptk .L28
	sub r14 = r14, r23
	sub r23 = r23, r26
	;;
	sub r23 = r14, r23
	;;
	shladd r14 = r23, 2, r0
	;;
	add r14 = r14, r23
	;;
	shladd r41 = r14, 2, r0
	;;
	add r41 = r14, r41
	;;
	shladd r41 = r41, 2, r0
	;;
	adds r41 = 3200, r41
	;;
	shr.u r41 = r41, 8
	movl r14 = 737869762948382074
	;;
	setf.sig f6 = r41
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r41 = f6
	movl r40 = @gprel(.LC1)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = print#
	mov r1 = r37
	addl r22 = 2, r0
	addl r25 = 199, r0
	;;
	movl r24 = @gprel(buffer#)
	;;
	add r24 = r1, r24
.L29:
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r26=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 102 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1
;;
st8 [r14]=r14
;;
;;
1:
.rept 32
ld8 r14=[r14]
;;
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r23=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 102 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1
;;
st8 [r14]=r14
;;
;;
1:
.rept 64
ld8 r14=[r14]
;;
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
#NO_APP
	;;
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r14=ar.itc
;;
// 0 "" 2
#NO_APP
	adds r22 = -1, r22
	;;
	cmp4.ne p6, p7 = 0, r22
	(p6) br.cond.dptk .L29
	sub r14 = r14, r23
	sub r23 = r23, r26
	;;
	sub r23 = r14, r23
	;;
	shladd r14 = r23, 2, r0
	;;
	add r14 = r14, r23
	;;
	shladd r41 = r14, 2, r0
	;;
	add r41 = r14, r41
	;;
	shladd r41 = r41, 2, r0
	;;
	adds r41 = 3200, r41
	;;
	shr.u r41 = r41, 8
	movl r14 = 737869762948382074
	;;
	setf.sig f6 = r41
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r41 = f6
	movl r40 = @gprel(.LC1)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = print#
	mov r1 = r37
	addl r22 = 2, r0
	addl r25 = 199, r0
	;;
	movl r24 = @gprel(buffer#)
	;;
	add r24 = r1, r24
.L30:
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r26=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 103 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1

;;
1:
.rept 32
ld8 r16=[r14]
;;
add r17=r16,r17
;;
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r23=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 103 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1

;;
1:
.rept 64
ld8 r16=[r14]
;;
add r17=r16,r17
;;
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
#NO_APP
	;;
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r14=ar.itc
;;
// 0 "" 2
#NO_APP
	adds r22 = -1, r22
	;;
	cmp4.ne p6, p7 = 0, r22
	(p6) br.cond.dptk .L30
	sub r14 = r14, r23
	sub r23 = r23, r26
	;;
	sub r23 = r14, r23
	;;
	shladd r14 = r23, 2, r0
	;;
	add r14 = r14, r23
	;;
	shladd r41 = r14, 2, r0
	;;
	add r41 = r14, r41
	;;
	shladd r41 = r41, 2, r0
	;;
	adds r41 = 3200, r41
	;;
	shr.u r41 = r41, 8
	movl r14 = 737869762948382074
	;;
	setf.sig f6 = r41
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r41 = f6
	movl r40 = @gprel(.LC1)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = print#
	mov r1 = r37
	addl r22 = 2, r0
	addl r25 = 199, r0
	;;
	movl r24 = @gprel(buffer#)
	;;
	add r24 = r1, r24
.L31:
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r26=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 104 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1

;;
1:
.rept 32
{ .mmi
ld8 r16=[r14]
ld8 r17=[r14]
nop.i 0
}
{ .mmi
ld8 r18=[r14]
ld8 r19=[r14]
nop.i 0 ;;
}
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r23=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 104 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1

;;
1:
.rept 64
{ .mmi
ld8 r16=[r14]
ld8 r17=[r14]
nop.i 0
}
{ .mmi
ld8 r18=[r14]
ld8 r19=[r14]
nop.i 0 ;;
}
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
#NO_APP
	;;
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r14=ar.itc
;;
// 0 "" 2
#NO_APP
	adds r22 = -1, r22
	;;
	cmp4.ne p6, p7 = 0, r22
	(p6) br.cond.dptk .L31
	sub r14 = r14, r23
	sub r23 = r23, r26
	;;
	sub r23 = r14, r23
	;;
	shladd r14 = r23, 2, r0
	;;
	add r14 = r14, r23
	;;
	shladd r41 = r14, 2, r0
	;;
	add r41 = r14, r41
	;;
	shladd r41 = r41, 2, r0
	;;
	adds r41 = 3200, r41
	;;
	shr.u r41 = r41, 8
	movl r14 = 737869762948382074
	;;
	setf.sig f6 = r41
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r41 = f6
	movl r40 = @gprel(.LC1)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = print#
	mov r1 = r37
	addl r22 = 2, r0
	addl r25 = 199, r0
	;;
	movl r24 = @gprel(buffer#)
	;;
	add r24 = r1, r24
.L32:
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r26=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 105 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1

;;
1:
.rept 32
{ .mmi
st8 [r14]=r16
st8 [r15]=r16
nop.i 0 ;;
}
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r23=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 105 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1

;;
1:
.rept 64
{ .mmi
st8 [r14]=r16
st8 [r15]=r16
nop.i 0 ;;
}
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
#NO_APP
	;;
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r14=ar.itc
;;
// 0 "" 2
#NO_APP
	adds r22 = -1, r22
	;;
	cmp4.ne p6, p7 = 0, r22
	(p6) br.cond.dptk .L32
	sub r14 = r14, r23
	sub r23 = r23, r26
	;;
	sub r23 = r14, r23
	;;
	shladd r14 = r23, 2, r0
	;;
	add r14 = r14, r23
	;;
	shladd r41 = r14, 2, r0
	;;
	add r41 = r14, r41
	;;
	shladd r41 = r41, 2, r0
	;;
	adds r41 = 3200, r41
	;;
	shr.u r41 = r41, 8
	movl r14 = 737869762948382074
	;;
	setf.sig f6 = r41
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r41 = f6
	movl r40 = @gprel(.LC1)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = print#
	mov r1 = r37
	addl r22 = 2, r0
	addl r25 = 199, r0
	;;
	movl r24 = @gprel(buffer#)
	;;
	add r24 = r1, r24
.L33:
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r26=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 106 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1

;;
1:
.rept 32
fma.d f6=f6,f7,f6
;;
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r23=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 106 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1

;;
1:
.rept 64
fma.d f6=f6,f7,f6
;;
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
#NO_APP
	;;
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r14=ar.itc
;;
// 0 "" 2
#NO_APP
	adds r22 = -1, r22
	;;
	cmp4.ne p6, p7 = 0, r22
	(p6) br.cond.dptk .L33
	sub r14 = r14, r23
	sub r23 = r23, r26
	;;
	sub r23 = r14, r23
	;;
	shladd r14 = r23, 2, r0
	;;
	add r14 = r14, r23
	;;
	shladd r41 = r14, 2, r0
	;;
	add r41 = r14, r41
	;;
	shladd r41 = r41, 2, r0
	;;
	adds r41 = 3200, r41
	;;
	shr.u r41 = r41, 8
	movl r14 = 737869762948382074
	;;
	setf.sig f6 = r41
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r41 = f6
	movl r40 = @gprel(.LC1)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = print#
	mov r1 = r37
	addl r22 = 2, r0
	addl r25 = 199, r0
	;;
	movl r24 = @gprel(buffer#)
	;;
	add r24 = r1, r24
.L34:
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r26=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 107 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1

;;
1:
.rept 32
{ .mfi
nop.m 0
fma.d f8=f6,f7,f6
nop.i 0
}
{ .mfi
nop.m 0
fma.d f9=f6,f7,f6
nop.i 0 ;;
}
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r23=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 107 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1

;;
1:
.rept 64
{ .mfi
nop.m 0
fma.d f8=f6,f7,f6
nop.i 0
}
{ .mfi
nop.m 0
fma.d f9=f6,f7,f6
nop.i 0 ;;
}
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
#NO_APP
	;;
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r14=ar.itc
;;
// 0 "" 2
#NO_APP
	adds r22 = -1, r22
	;;
	cmp4.ne p6, p7 = 0, r22
	(p6) br.cond.dptk .L34
	sub r14 = r14, r23
	sub r23 = r23, r26
	;;
	sub r23 = r14, r23
	;;
	shladd r14 = r23, 2, r0
	;;
	add r14 = r14, r23
	;;
	shladd r41 = r14, 2, r0
	;;
	add r41 = r14, r41
	;;
	shladd r41 = r41, 2, r0
	;;
	adds r41 = 3200, r41
	;;
	shr.u r41 = r41, 8
	movl r14 = 737869762948382074
	;;
	setf.sig f6 = r41
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r41 = f6
	movl r40 = @gprel(.LC1)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = print#
	mov r1 = r37
	addl r22 = 2, r0
	addl r25 = 199, r0
	;;
	movl r24 = @gprel(buffer#)
	;;
	add r24 = r1, r24
.L35:
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r26=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 108 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1

;;
1:
.rept 32
xma.l f6=f6,f7,f6
;;
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r23=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 108 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1

;;
1:
.rept 64
xma.l f6=f6,f7,f6
;;
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
#NO_APP
	;;
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r14=ar.itc
;;
// 0 "" 2
#NO_APP
	adds r22 = -1, r22
	;;
	cmp4.ne p6, p7 = 0, r22
	(p6) br.cond.dptk .L35
	sub r14 = r14, r23
	sub r23 = r23, r26
	;;
	sub r23 = r14, r23
	;;
	shladd r14 = r23, 2, r0
	;;
	add r14 = r14, r23
	;;
	shladd r41 = r14, 2, r0
	;;
	add r41 = r14, r41
	;;
	shladd r41 = r41, 2, r0
	;;
	adds r41 = 3200, r41
	;;
	shr.u r41 = r41, 8
	movl r14 = 737869762948382074
	;;
	setf.sig f6 = r41
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r41 = f6
	movl r40 = @gprel(.LC1)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = print#
	mov r1 = r37
	addl r22 = 2, r0
	addl r25 = 199, r0
	;;
	movl r24 = @gprel(buffer#)
	;;
	add r24 = r1, r24
.L36:
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r26=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 109 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1
;;
stfd [r14]=f6
;;
;;
1:
.rept 32
ldfd f6=[r14]
;;
fadd.d f8=f6,f7
;;
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r23=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 109 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1
;;
stfd [r14]=f6
;;
;;
1:
.rept 64
ldfd f6=[r14]
;;
fadd.d f8=f6,f7
;;
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
#NO_APP
	;;
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r14=ar.itc
;;
// 0 "" 2
#NO_APP
	adds r22 = -1, r22
	;;
	cmp4.ne p6, p7 = 0, r22
	(p6) br.cond.dptk .L36
	sub r14 = r14, r23
	sub r23 = r23, r26
	;;
	sub r23 = r14, r23
	;;
	shladd r14 = r23, 2, r0
	;;
	add r14 = r14, r23
	;;
	shladd r41 = r14, 2, r0
	;;
	add r41 = r14, r41
	;;
	shladd r41 = r41, 2, r0
	;;
	adds r41 = 3200, r41
	;;
	shr.u r41 = r41, 8
	movl r14 = 737869762948382074
	;;
	setf.sig f6 = r41
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r41 = f6
	movl r40 = @gprel(.LC1)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = print#
	mov r1 = r37
	addl r22 = 2, r0
	addl r25 = 199, r0
	;;
	movl r24 = @gprel(buffer#)
	;;
	add r24 = r1, r24
.L37:
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r26=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 110 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1

;;
1:
.rept 32
setf.sig f6=r16
;;
getf.sig r16=f6
;;
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r23=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 110 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1

;;
1:
.rept 64
setf.sig f6=r16
;;
getf.sig r16=f6
;;
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
#NO_APP
	;;
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r14=ar.itc
;;
// 0 "" 2
#NO_APP
	adds r22 = -1, r22
	;;
	cmp4.ne p6, p7 = 0, r22
	(p6) br.cond.dptk .L37
	sub r14 = r14, r23
	sub r23 = r23, r26
	;;
	sub r23 = r14, r23
	;;
	shladd r14 = r23, 2, r0
	;;
	add r14 = r14, r23
	;;
	shladd r41 = r14, 2, r0
	;;
	add r41 = r14, r41
	;;
	shladd r41 = r41, 2, r0
	;;
	adds r41 = 3200, r41
	;;
	shr.u r41 = r41, 8
	movl r14 = 737869762948382074
	;;
	setf.sig f6 = r41
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r41 = f6
	movl r40 = @gprel(.LC1)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = print#
	mov r1 = r37
	addl r22 = 2, r0
	addl r25 = 199, r0
	;;
	movl r24 = @gprel(buffer#)
	;;
	add r24 = r1, r24
.L38:
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r26=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 111 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1

;;
1:
.rept 32
mov b6=r16
;;
mov r16=b6
;;
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r23=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 111 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1

;;
1:
.rept 64
mov b6=r16
;;
mov r16=b6
;;
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
#NO_APP
	;;
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r14=ar.itc
;;
// 0 "" 2
#NO_APP
	adds r22 = -1, r22
	;;
	cmp4.ne p6, p7 = 0, r22
	(p6) br.cond.dptk .L38
	sub r14 = r14, r23
	sub r23 = r23, r26
	;;
	sub r23 = r14, r23
	;;
	shladd r14 = r23, 2, r0
	;;
	add r14 = r14, r23
	;;
	shladd r41 = r14, 2, r0
	;;
	add r41 = r14, r41
	;;
	shladd r41 = r41, 2, r0
	;;
	adds r41 = 3200, r41
	;;
	shr.u r41 = r41, 8
	movl r14 = 737869762948382074
	;;
	setf.sig f6 = r41
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r41 = f6
	movl r40 = @gprel(.LC1)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC17)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = print#
	mov r1 = r37
	addl r22 = 2, r0
	addl r25 = 199, r0
	;;
	movl r24 = @gprel(buffer#)
	;;
	add r24 = r1, r24
.L39:
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r26=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 112 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1

;;
1:
.rept 32
cmp.eq p6,p7=r16,r0
;;
(p6) add r16=0,r16
;;
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r23=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 112 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1

;;
1:
.rept 64
cmp.eq p6,p7=r16,r0
;;
(p6) add r16=0,r16
;;
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
#NO_APP
	;;
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r14=ar.itc
;;
// 0 "" 2
#NO_APP
	adds r22 = -1, r22
	;;
	cmp4.ne p6, p7 = 0, r22
	(p6) br.cond.dptk .L39
	sub r14 = r14, r23
	sub r23 = r23, r26
	;;
	sub r23 = r14, r23
	;;
	shladd r14 = r23, 2, r0
	;;
	add r14 = r14, r23
	;;
	shladd r41 = r14, 2, r0
	;;
	add r41 = r14, r41
	;;
	shladd r41 = r41, 2, r0
	;;
	adds r41 = 3200, r41
	;;
	shr.u r41 = r41, 8
	movl r14 = 737869762948382074
	;;
	setf.sig f6 = r41
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r41 = f6
	movl r40 = @gprel(.LC1)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC18)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = print#
	mov r1 = r37
	addl r22 = 2, r0
	addl r25 = 199, r0
	;;
	movl r24 = @gprel(buffer#)
	;;
	add r24 = r1, r24
.L40:
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r26=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 113 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1

;;
1:
.rept 32
{ .mib
cmp.eq p6,p7=r0,r0
nop.i 0
(p6) br.cond.sptk.few 2f ;;
}
{ .mmi
nop.m 0
nop.m 0
nop.i 0 ;;
}
2:
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r23=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 113 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1

;;
1:
.rept 64
{ .mib
cmp.eq p6,p7=r0,r0
nop.i 0
(p6) br.cond.sptk.few 2f ;;
}
{ .mmi
nop.m 0
nop.m 0
nop.i 0 ;;
}
2:
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
#NO_APP
	;;
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r14=ar.itc
;;
// 0 "" 2
#NO_APP
	adds r22 = -1, r22
	;;
	cmp4.ne p6, p7 = 0, r22
	(p6) br.cond.dptk .L40
	sub r14 = r14, r23
	sub r23 = r23, r26
	;;
	sub r23 = r14, r23
	;;
	shladd r14 = r23, 2, r0
	;;
	add r14 = r14, r23
	;;
	shladd r41 = r14, 2, r0
	;;
	add r41 = r14, r41
	;;
	shladd r41 = r41, 2, r0
	;;
	adds r41 = 3200, r41
	;;
	shr.u r41 = r41, 8
	movl r14 = 737869762948382074
	;;
	setf.sig f6 = r41
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r41 = f6
	movl r40 = @gprel(.LC1)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = print#
	mov r1 = r37
	addl r22 = 2, r0
	addl r25 = 199, r0
	;;
	movl r24 = @gprel(buffer#)
	;;
	add r24 = r1, r24
.L41:
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r26=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 114 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1

;;
1:
.rept 32
{ .mib
cmp.eq p6,p7=r0,r0
nop.i 0
(p6) br.cond.spnt.few 2f ;;
}
{ .mmi
nop.m 0
nop.m 0
nop.i 0 ;;
}
2:
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r23=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 114 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1

;;
1:
.rept 64
{ .mib
cmp.eq p6,p7=r0,r0
nop.i 0
(p6) br.cond.spnt.few 2f ;;
}
{ .mmi
nop.m 0
nop.m 0
nop.i 0 ;;
}
2:
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
#NO_APP
	;;
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r14=ar.itc
;;
// 0 "" 2
#NO_APP
	adds r22 = -1, r22
	;;
	cmp4.ne p6, p7 = 0, r22
	(p6) br.cond.dptk .L41
	sub r14 = r14, r23
	sub r23 = r23, r26
	;;
	sub r23 = r14, r23
	;;
	shladd r14 = r23, 2, r0
	;;
	add r14 = r14, r23
	;;
	shladd r41 = r14, 2, r0
	;;
	add r41 = r14, r41
	;;
	shladd r41 = r41, 2, r0
	;;
	adds r41 = 3200, r41
	;;
	shr.u r41 = r41, 8
	movl r14 = 737869762948382074
	;;
	setf.sig f6 = r41
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r41 = f6
	movl r40 = @gprel(.LC1)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC20)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = print#
	mov r1 = r37
	addl r22 = 2, r0
	addl r25 = 199, r0
	;;
	movl r24 = @gprel(buffer#)
	;;
	add r24 = r1, r24
.L42:
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r26=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 115 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1

;;
1:
.rept 32
{ .mib
nop.m 0
adds r16=1,r16
nop.b 0
}
{ .mib
nop.m 0
adds r17=1,r17
nop.b 0 ;;
}
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r23=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 115 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1

;;
1:
.rept 64
{ .mib
nop.m 0
adds r16=1,r16
nop.b 0
}
{ .mib
nop.m 0
adds r17=1,r17
nop.b 0 ;;
}
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
#NO_APP
	;;
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r14=ar.itc
;;
// 0 "" 2
#NO_APP
	adds r22 = -1, r22
	;;
	cmp4.ne p6, p7 = 0, r22
	(p6) br.cond.dptk .L42
	sub r14 = r14, r23
	sub r23 = r23, r26
	;;
	sub r23 = r14, r23
	;;
	shladd r14 = r23, 2, r0
	;;
	add r14 = r14, r23
	;;
	shladd r41 = r14, 2, r0
	;;
	add r41 = r14, r41
	;;
	shladd r41 = r41, 2, r0
	;;
	adds r41 = 3200, r41
	;;
	shr.u r41 = r41, 8
	movl r14 = 737869762948382074
	;;
	setf.sig f6 = r41
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r41 = f6
	movl r40 = @gprel(.LC1)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC21)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = print#
	mov r1 = r37
	addl r22 = 2, r0
	addl r25 = 199, r0
	;;
	movl r24 = @gprel(buffer#)
	;;
	add r24 = r1, r24
.L43:
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r26=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 116 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1
cmp.eq p6,p7=r0,r0

;;
1:
.rept 32
{ .mfb
nop.m 0
xma.lu f36=f36,f6,f7
(p6) br.wtop.sptk.few 2f ;;
}
{ .mmi
nop.m 0
nop.m 0
nop.i 0 ;;
}
2:
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r23=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 116 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1
cmp.eq p6,p7=r0,r0

;;
1:
.rept 64
{ .mfb
nop.m 0
xma.lu f36=f36,f6,f7
(p6) br.wtop.sptk.few 2f ;;
}
{ .mmi
nop.m 0
nop.m 0
nop.i 0 ;;
}
2:
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
#NO_APP
	;;
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r14=ar.itc
;;
// 0 "" 2
#NO_APP
	adds r22 = -1, r22
	;;
	cmp4.ne p6, p7 = 0, r22
	(p6) br.cond.dptk .L43
	sub r14 = r14, r23
	sub r23 = r23, r26
	;;
	sub r23 = r14, r23
	;;
	shladd r14 = r23, 2, r0
	;;
	add r14 = r14, r23
	;;
	shladd r41 = r14, 2, r0
	;;
	add r41 = r14, r41
	;;
	shladd r41 = r41, 2, r0
	;;
	adds r41 = 3200, r41
	;;
	shr.u r41 = r41, 8
	movl r14 = 737869762948382074
	;;
	setf.sig f6 = r41
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r41 = f6
	movl r40 = @gprel(.LC1)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = print#
	mov r1 = r37
	addl r22 = 2, r0
	addl r25 = 199, r0
	;;
	movl r24 = @gprel(buffer#)
	;;
	add r24 = r1, r24
.L44:
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r26=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 117 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1
cmp.eq p6,p7=r0,r0

;;
1:
.rept 32
{ .mfb
nop.m 0
xma.lu f36=f37,f6,f7
(p6) br.wtop.sptk.few 2f ;;
}
{ .mmi
nop.m 0
nop.m 0
nop.i 0 ;;
}
2:
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r23=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 117 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1
cmp.eq p6,p7=r0,r0

;;
1:
.rept 64
{ .mfb
nop.m 0
xma.lu f36=f37,f6,f7
(p6) br.wtop.sptk.few 2f ;;
}
{ .mmi
nop.m 0
nop.m 0
nop.i 0 ;;
}
2:
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
#NO_APP
	;;
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r14=ar.itc
;;
// 0 "" 2
#NO_APP
	adds r22 = -1, r22
	;;
	cmp4.ne p6, p7 = 0, r22
	(p6) br.cond.dptk .L44
	sub r14 = r14, r23
	sub r23 = r23, r26
	;;
	sub r23 = r14, r23
	;;
	shladd r14 = r23, 2, r0
	;;
	add r14 = r14, r23
	;;
	shladd r41 = r14, 2, r0
	;;
	add r41 = r14, r41
	;;
	shladd r41 = r41, 2, r0
	;;
	adds r41 = 3200, r41
	;;
	shr.u r41 = r41, 8
	movl r14 = 737869762948382074
	;;
	setf.sig f6 = r41
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r41 = f6
	movl r40 = @gprel(.LC1)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC23)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = print#
	mov r1 = r37
	addl r22 = 2, r0
	addl r25 = 199, r0
	;;
	movl r24 = @gprel(buffer#)
	;;
	add r24 = r1, r24
.L45:
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r26=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 118 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1
cmp.eq p6,p7=r0,r0

;;
1:
.rept 32
setf.sig f6=r16
;;
(p7) getf.sig r17=f6
;;
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r23=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 118 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1
cmp.eq p6,p7=r0,r0

;;
1:
.rept 64
setf.sig f6=r16
;;
(p7) getf.sig r17=f6
;;
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
#NO_APP
	;;
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r14=ar.itc
;;
// 0 "" 2
#NO_APP
	adds r22 = -1, r22
	;;
	cmp4.ne p6, p7 = 0, r22
	(p6) br.cond.dptk .L45
	sub r14 = r14, r23
	sub r23 = r23, r26
	;;
	sub r23 = r14, r23
	;;
	shladd r14 = r23, 2, r0
	;;
	add r14 = r14, r23
	;;
	shladd r41 = r14, 2, r0
	;;
	add r41 = r14, r41
	;;
	shladd r41 = r41, 2, r0
	;;
	adds r41 = 3200, r41
	;;
	shr.u r41 = r41, 8
	movl r14 = 737869762948382074
	;;
	setf.sig f6 = r41
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r41 = f6
	movl r40 = @gprel(.LC1)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC24)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = print#
	mov r1 = r37
	addl r22 = 2, r0
	addl r25 = 199, r0
	;;
	movl r24 = @gprel(buffer#)
	;;
	add r24 = r1, r24
.L46:
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r26=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 119 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1
cmp.eq p6,p7=r0,r0

;;
1:
.rept 32
.pred.rel "mutex",p6,p7
{ .mmi
(p6) adds r16=1,r16
(p7) adds r16=2,r16
nop.i 0 ;;
}
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r23=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
#APP
// 119 "@TOP@/guest-tests/timing/micro.c" 1
	mov ar.lc=r25
mov r14=r24
mov r15=r24
mov r16=0
mov f6=f1
mov f7=f1
cmp.eq p6,p7=r0,r0

;;
1:
.rept 64
.pred.rel "mutex",p6,p7
{ .mmi
(p6) adds r16=1,r16
(p7) adds r16=2,r16
nop.i 0 ;;
}
.endr
br.cloop.sptk.few 1b
;;

// 0 "" 2
#NO_APP
	;;
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r14=ar.itc
;;
// 0 "" 2
#NO_APP
	adds r22 = -1, r22
	;;
	cmp4.ne p6, p7 = 0, r22
	(p6) br.cond.dptk .L46
	sub r14 = r14, r23
	sub r23 = r23, r26
	;;
	sub r23 = r14, r23
	;;
	shladd r14 = r23, 2, r0
	;;
	add r14 = r14, r23
	;;
	shladd r41 = r14, 2, r0
	;;
	add r41 = r14, r41
	;;
	shladd r41 = r41, 2, r0
	;;
	adds r41 = 3200, r41
	;;
	shr.u r41 = r41, 8
	movl r14 = 737869762948382074
	;;
	setf.sig f6 = r41
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r41 = f6
	movl r40 = @gprel(.LC1)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC25)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = print#
	mov r1 = r37
	;;
#APP
// 120 "@TOP@/guest-tests/timing/micro.c" 1
	{ .mib
nop.m 0
nop.i 0
clrrrb ;;
}
// 0 "" 2
#NO_APP
	;;
	addl r34 = 3, r0
.L47:
	adds r32 = 16, r12
	addl r33 = @gprel(depths.0#), gp
	mov ar.lc = 3
.L48:
	addl r39 = 60, r0
	br.call.sptk.many b0 = descend#
	mov r1 = r37
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r14=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
	st8 [r32] = r14, 8
	ld1 r39 = [r33], 1
	br.call.sptk.many b0 = descend#
	mov r1 = r37
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r14=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
	adds r15 = -8, r32
	;;
	ld8 r16 = [r15]
	;;
	sub r14 = r14, r16
	;;
	st8 [r15] = r14
	br.cloop.sptk.few .L48
	adds r34 = -1, r34
	;;
	cmp4.eq p6, p7 = 0, r34
	(p7) br.cond.dptk .L47
	adds r40 = 48, r12
	addl r39 = 4, r0
	br.call.sptk.many b0 = number#
	mov r1 = r37
	;;
	mov r40 = r8
	adds r14 = 24, r12
	;;
	ld8 r14 = [r14]
	adds r16 = 16, r12
	;;
	ld8 r15 = [r16]
	;;
	sub r14 = r14, r15
	;;
	shladd r41 = r14, 2, r0
	;;
	add r41 = r41, r14
	;;
	shladd r14 = r41, 2, r0
	;;
	add r41 = r41, r14
	;;
	shladd r41 = r41, 2, r0
	movl r32 = @gprel(.LC26)
	;;
	add r32 = r1, r32
	shr.u r41 = r41, 2
	;;
	mov r39 = r32
	br.call.sptk.many b0 = print#
	mov r1 = r37
	adds r40 = 48, r12
	;;
	addl r39 = 24, r0
	br.call.sptk.many b0 = number#
	mov r1 = r37
	mov r40 = r8
	adds r14 = 40, r12
	;;
	ld8 r14 = [r14]
	adds r15 = 32, r12
	;;
	ld8 r15 = [r15]
	;;
	sub r14 = r14, r15
	;;
	shladd r41 = r14, 2, r0
	;;
	add r41 = r41, r14
	;;
	shladd r14 = r41, 2, r0
	;;
	add r41 = r41, r14
	;;
	extr.u r41 = r41, 2, 60
	mov r39 = r32
	br.call.sptk.many b0 = print#
	mov r1 = r37
	addl r32 = 4096, r0
	;;
	movl r33 = @gprel(.LC27)
	;;
	add r33 = r1, r33
	mov ar.lc = 11
.L50:
	shr.u r42 = r32, 10
	addl r41 = 128, r0
	shr.u r40 = r32, 7
	;;
	mov r39 = r33
	br.call.sptk.many b0 = chase#
	mov r1 = r37
	shladd r32 = r32, 1, r0
	br.cloop.sptk.few .L50
	;;
	addl r32 = 16, r0
	movl r33 = @gprel(.LC28)
	;;
	add r33 = r1, r33
	mov ar.lc = 4
.L51:
	mov r42 = r32
	addl r41 = 16512, r0
	mov r40 = r32
	;;
	mov r39 = r33
	br.call.sptk.many b0 = chase#
	mov r1 = r37
	shladd r32 = r32, 1, r0
	br.cloop.sptk.few .L51
	mov r8 = r0
	;;
	mov ar.pfs = r36
	mov ar.lc = r38
	mov b0 = r35
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
	.endp main#
	.section	.sdata,"aws"
	.align 8
	.type	depths.0#, @object
	.size	depths.0#, 4
depths.0:
	string	"\004\b\030("
	.bss
	.align 65536
	.type	buffer#, @object
	.size	buffer#, 8388608
buffer:
	.skip	8388608
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
