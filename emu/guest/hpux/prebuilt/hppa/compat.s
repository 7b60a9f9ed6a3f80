; e4adbd4ad66b91cf898d8910cf60bf13 emu/guest/libc/hpux/compat.c
	.LEVEL 1.1
	.text
	.section	.text.__sys_atexit,"ax",@progbits
	.align 4
.globl __sys_atexit
	.type	__sys_atexit, @function
__sys_atexit:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl atexit,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	__sys_atexit, .-__sys_atexit
	.section	.text.__strtoull,"ax",@progbits
	.align 4
.globl __strtoull
	.type	__strtoull, @function
__strtoull:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl strtoull,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	__strtoull, .-__strtoull
	.section	.text.__strtoll,"ax",@progbits
	.align 4
.globl __strtoll
	.type	__strtoll, @function
__strtoll:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl strtoll,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	__strtoll, .-__strtoll
	.section	.text.__tolower,"ax",@progbits
	.align 4
.globl __tolower
	.type	__tolower, @function
__tolower:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl tolower,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	__tolower, .-__tolower
	.section	.text.__toupper,"ax",@progbits
	.align 4
.globl __toupper
	.type	__toupper, @function
__toupper:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl toupper,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	__toupper, .-__toupper
	.section	.text.___sysconf,"ax",@progbits
	.align 4
.globl ___sysconf
	.type	___sysconf, @function
___sysconf:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl sysconf,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	___sysconf, .-___sysconf
	.section	.text.__sysconf,"ax",@progbits
	.align 4
.globl __sysconf
	.type	__sysconf, @function
__sysconf:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl sysconf,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	__sysconf, .-__sysconf
	.section	.text.htonl,"ax",@progbits
	.align 4
.globl htonl
	.type	htonl, @function
htonl:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	bv %r0(%r2)
	copy %r26,%r28
	.EXIT
	.PROCEND
	.size	htonl, .-htonl
	.section	.text.ntohl,"ax",@progbits
	.align 4
.globl ntohl
	.type	ntohl, @function
ntohl:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	bv %r0(%r2)
	copy %r26,%r28
	.EXIT
	.PROCEND
	.size	ntohl, .-ntohl
	.section	.text.htons,"ax",@progbits
	.align 4
.globl htons
	.type	htons, @function
htons:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	bv %r0(%r2)
	extru %r26,31,16,%r28
	.EXIT
	.PROCEND
	.size	htons, .-htons
	.section	.text.ntohs,"ax",@progbits
	.align 4
.globl ntohs
	.type	ntohs, @function
ntohs:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	bv %r0(%r2)
	extru %r26,31,16,%r28
	.EXIT
	.PROCEND
	.size	ntohs, .-ntohs
	.section	.text._Fpclassify,"ax",@progbits
	.align 4
.globl _Fpclassify
	.type	_Fpclassify, @function
_Fpclassify:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldi 8,%r24
	stw %r4,-104(%r30)
	ldo -112(%r30),%r25
	ldo -120(%r30),%r26
	stw %r19,-32(%r30)
	bl memcpy,%r2
	fstds %fr5,0(%r25)
	ldw -120(%r30),%r28
	extru %r28,1+11-1,11,%r21
	extru %r28,31,20,%r20
	ldi 2047,%r28
	comb,= %r28,%r21,.L21
	ldw -116(%r30),%r22
	ldi 0,%r28
	comb,<> %r28,%r21,.L22
	ldw -148(%r30),%r2
	or %r20,%r22,%r20
	ldi 1,%r28
	comiclr,= 0,%r20,%r0
	ldi 3,%r28
.L22:
	ldw -104(%r30),%r4
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L21:
	or %r20,%r22,%r20
	ldi 2,%r28
	ldw -148(%r30),%r2
	ldw -104(%r30),%r4
	comiclr,= 0,%r20,%r0
	ldi 4,%r28
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	_Fpclassify, .-_Fpclassify
	.section	.text._Fpclassifyf,"ax",@progbits
	.align 4
.globl _Fpclassifyf
	.type	_Fpclassifyf, @function
_Fpclassifyf:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -128(%r30),%r20
	stw %r4,-112(%r30)
	ldi 4,%r24
	ldo -116(%r30),%r25
	stw %r19,-32(%r30)
	ldo -120(%r30),%r26
	bl memcpy,%r2
	fstws %fr4L,12(%r20)
	ldw -120(%r30),%r28
	ldi 255,%r22
	extru %r28,1+8-1,8,%r21
	comb,= %r22,%r21,.L29
	extru %r28,31,23,%r20
	ldi 0,%r28
	comb,<> %r28,%r21,.L30
	ldw -148(%r30),%r2
	ldi 1,%r28
	comiclr,= 0,%r20,%r0
	ldi 3,%r28
.L30:
	ldw -112(%r30),%r4
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L29:
	ldi 2,%r28
	ldw -148(%r30),%r2
	ldw -112(%r30),%r4
	comiclr,= 0,%r20,%r0
	ldi 4,%r28
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	_Fpclassifyf, .-_Fpclassifyf
	.section	.text._Isnan,"ax",@progbits
	.align 4
.globl _Isnan
	.type	_Isnan, @function
_Isnan:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl _Fpclassify,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	comiclr,<> 4,%r28,%r28
	ldi 1,%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	_Isnan, .-_Isnan
	.section	.text._Isnanf,"ax",@progbits
	.align 4
.globl _Isnanf
	.type	_Isnanf, @function
_Isnanf:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl _Fpclassifyf,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	comiclr,<> 4,%r28,%r28
	ldi 1,%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	_Isnanf, .-_Isnanf
	.section	.text._Isinf,"ax",@progbits
	.align 4
.globl _Isinf
	.type	_Isinf, @function
_Isinf:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl _Fpclassify,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	comiclr,<> 2,%r28,%r28
	ldi 1,%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	_Isinf, .-_Isinf
	.section	.text._Isinff,"ax",@progbits
	.align 4
.globl _Isinff
	.type	_Isinff, @function
_Isinff:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl _Fpclassifyf,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	comiclr,<> 2,%r28,%r28
	ldi 1,%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	_Isinff, .-_Isinff
	.section	.text._Isfinite,"ax",@progbits
	.align 4
.globl _Isfinite
	.type	_Isfinite, @function
_Isfinite:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl _Fpclassify,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	ldo -2(%r28),%r28
	depi 0,30,1,%r28
	comiclr,= 0,%r28,%r28
	ldi 1,%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	_Isfinite, .-_Isfinite
	.section	.text._Isfinitef,"ax",@progbits
	.align 4
.globl _Isfinitef
	.type	_Isfinitef, @function
_Isfinitef:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl _Fpclassifyf,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	ldo -2(%r28),%r28
	depi 0,30,1,%r28
	comiclr,= 0,%r28,%r28
	ldi 1,%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	_Isfinitef, .-_Isfinitef
	.section	.text._Isnormal,"ax",@progbits
	.align 4
.globl _Isnormal
	.type	_Isnormal, @function
_Isnormal:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl _Fpclassify,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	comiclr,<> 0,%r28,%r28
	ldi 1,%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	_Isnormal, .-_Isnormal
	.section	.text._Isnormalf,"ax",@progbits
	.align 4
.globl _Isnormalf
	.type	_Isnormalf, @function
_Isnormalf:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl _Fpclassifyf,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	comiclr,<> 0,%r28,%r28
	ldi 1,%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	_Isnormalf, .-_Isnormalf
	.section	.text._Signbit,"ax",@progbits
	.align 4
.globl _Signbit
	.type	_Signbit, @function
_Signbit:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldi 8,%r24
	stw %r4,-104(%r30)
	ldo -112(%r30),%r25
	ldo -120(%r30),%r26
	stw %r19,-32(%r30)
	bl memcpy,%r2
	fstds %fr5,0(%r25)
	ldw -104(%r30),%r4
	ldw -120(%r30),%r28
	ldw -148(%r30),%r2
	extru %r28,0,1,%r28
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	_Signbit, .-_Signbit
	.section	.text._Signbitf,"ax",@progbits
	.align 4
.globl _Signbitf
	.type	_Signbitf, @function
_Signbitf:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -128(%r30),%r20
	stw %r4,-112(%r30)
	ldi 4,%r24
	ldo -116(%r30),%r25
	stw %r19,-32(%r30)
	ldo -120(%r30),%r26
	bl memcpy,%r2
	fstws %fr4L,12(%r20)
	ldw -112(%r30),%r4
	ldw -120(%r30),%r28
	ldw -148(%r30),%r2
	extru %r28,0,1,%r28
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	_Signbitf, .-_Signbitf
	.section	.text.__freopen64,"ax",@progbits
	.align 4
.globl __freopen64
	.type	__freopen64, @function
__freopen64:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl freopen,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	__freopen64, .-__freopen64
	.section	.text.__fgetpos64,"ax",@progbits
	.align 4
.globl __fgetpos64
	.type	__fgetpos64, @function
__fgetpos64:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	copy %r25,%r3
	bl __ftello64,%r2
	stw %r19,-32(%r30)
	stw %r28,0(%r3)
	extrs %r28,0,1,%r28
	stw %r29,4(%r3)
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	__fgetpos64, .-__fgetpos64
	.section	.text.__fsetpos64,"ax",@progbits
	.align 4
.globl __fsetpos64
	.type	__fsetpos64, @function
__fsetpos64:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldw 0(%r25),%r23
	ldw 4(%r25),%r24
	stwm %r4,64(%r30)
	stw %r19,-32(%r30)
	bl __fseeko64,%r2
	stw %r0,-52(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	__fsetpos64, .-__fsetpos64
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC0:
	.stringz	"/tmp/tmp%d.%u"
	.align 4
.LC1:
	.stringz	"w+"
	.section	.text.__tmpfile64,"ax",@progbits
	.align 4
.globl __tmpfile64
	.type	__tmpfile64, @function
__tmpfile64:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=12
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'.LC0,%r19
	ldo 192(%r30),%r30
	stw %r12,-152(%r30)
	ldi 17,%r12
	stw %r11,-148(%r30)
	ldw RT'.LC0(%r1),%r11
	stw %r10,-144(%r30)
	ldo -52(%r30),%r10
	stw %r9,-140(%r30)
	ldi 32,%r9
	stw %r8,-136(%r30)
	ldi 384,%r8
	stw %r7,-132(%r30)
	ldi 1282,%r7
	stw %r6,-128(%r30)
	ldo -184(%r30),%r6
	stw %r5,-124(%r30)
	ldi 0,%r5
	stw %r4,-120(%r30)
	stw %r3,-116(%r30)
	b .L47
	stw %r19,-32(%r30)
.L45:
	bl __errno,%r2
	copy %r19,%r4
	ldw 0(%r28),%r28
	comb,<> %r12,%r28,.L48
	copy %r4,%r19
	ldo 1(%r5),%r5
.L47:
	bl getpid,%r2
	copy %r19,%r4
	stw %r5,0(%r10)
	copy %r4,%r19
	copy %r28,%r23
	copy %r19,%r4
	copy %r11,%r24
	copy %r9,%r25
	bl snprintf,%r2
	copy %r6,%r26
	copy %r4,%r19
	copy %r8,%r24
	copy %r19,%r4
	copy %r7,%r25
	bl open,%r2
	copy %r6,%r26
	movb,< %r28,%r3,.L45
	copy %r4,%r19
	copy %r6,%r26
	bl unlink,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r25
	bl fdopen,%r2
	copy %r3,%r26
.L44:
	ldw -212(%r30),%r2
	ldw -152(%r30),%r12
	ldw -148(%r30),%r11
	ldw -144(%r30),%r10
	ldw -140(%r30),%r9
	ldw -136(%r30),%r8
	ldw -132(%r30),%r7
	ldw -128(%r30),%r6
	ldw -124(%r30),%r5
	ldw -120(%r30),%r4
	ldw -116(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L48:
	b .L44
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	__tmpfile64, .-__tmpfile64
	.section	.text.tmpfile,"ax",@progbits
	.align 4
.globl tmpfile
	.type	tmpfile, @function
tmpfile:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl __tmpfile64,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	tmpfile, .-tmpfile
	.section	.text.__prealloc64,"ax",@progbits
	.align 4
.globl __prealloc64
	.type	__prealloc64, @function
__prealloc64:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	ldi 2,%r20
	stw %r2,-20(%r30)
	stwm %r6,128(%r30)
	copy %r23,%r6
	stw %r5,-124(%r30)
	copy %r24,%r5
	ldi 0,%r23
	ldi 0,%r24
	stw %r4,-120(%r30)
	copy %r19,%r4
	stw %r3,-116(%r30)
	copy %r26,%r3
	stw %r19,-32(%r30)
	bl __lseek64,%r2
	stw %r20,-52(%r30)
	or %r28,%r29,%r28
	comib,<> 0,%r28,.L51
	copy %r4,%r19
	copy %r6,%r23
	copy %r5,%r24
	bl __ftruncate64,%r2
	copy %r3,%r26
.L50:
	ldw -148(%r30),%r2
	ldw -124(%r30),%r5
	ldw -120(%r30),%r4
	ldw -116(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r6
.L51:
	bl __errno,%r2
	nop
	ldi 22,%r21
	copy %r28,%r20
	stw %r21,0(%r20)
	b .L50
	ldi -1,%r28
	.EXIT
	.PROCEND
	.size	__prealloc64, .-__prealloc64
	.section	.text.__lockf64,"ax",@progbits
	.align 4
.globl __lockf64
	.type	__lockf64, @function
__lockf64:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	copy %r26,%r20
	stw %r5,-88(%r30)
	stw %r4,-84(%r30)
	stw %r3,-80(%r30)
	stw %r19,-32(%r30)
	movb,<> %r25,%r28,.L54
	stw %r23,-104(%r30)
	ldil L'196608,%r21
	ldi 0,%r25
	ldi 0,%r26
	stw %r24,-100(%r30)
	ldo 1(%r21),%r21
	stw %r25,-112(%r30)
	stw %r26,-108(%r30)
	stw %r21,-120(%r30)
	stw %r28,-96(%r30)
	ldi 9,%r25
.L57:
	ldo -120(%r30),%r24
	bl fcntl,%r2
	copy %r20,%r26
	copy %r28,%r3
.L53:
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -88(%r30),%r5
	ldw -84(%r30),%r4
	ldw -80(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L54:
	ldil L'131072,%r21
	ldi 0,%r3
	ldi 0,%r4
	stw %r24,-100(%r30)
	ldo 1(%r21),%r21
	stw %r3,-112(%r30)
	stw %r4,-108(%r30)
	ldo -96(%r30),%r5
	stw %r21,-120(%r30)
	comib,<> 3,%r28,.L64
	stw %r0,0(%r5)
	copy %r19,%r4
	ldo -120(%r30),%r24
	bl fcntl,%r2
	ldi 8,%r25
	movb,<> %r28,%r3,.L59
	copy %r4,%r19
	ldh -120(%r30),%r28
	comib,= 3,%r28,.L53
	copy %r19,%r4
	bl getpid,%r2
	ldw 0(%r5),%r5
	comb,= %r28,%r5,.L53
	copy %r4,%r19
	bl __errno,%r2
	nop
	ldi 13,%r20
	stw %r20,0(%r28)
.L59:
	b .L53
	ldi -1,%r3
.L64:
	comib,= 1,%r28,.L57
	ldi 10,%r25
	b .L57
	ldi 9,%r25
	.EXIT
	.PROCEND
	.size	__lockf64, .-__lockf64
	.section	.text.tell,"ax",@progbits
	.align 4
.globl tell
	.type	tell, @function
tell:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 1,%r24
	ldi 0,%r25
	stwm %r4,64(%r30)
	bl lseek,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	tell, .-tell
	.section	.text.sputl,"ax",@progbits
	.align 4
.globl sputl
	.type	sputl, @function
sputl:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	extrs %r26,7,8,%r20
	extrs %r26,15,16,%r28
	stb %r26,3(%r25)
	stb %r20,0(%r25)
	extrs %r26,23,24,%r26
	stb %r28,1(%r25)
	bv %r0(%r2)
	stb %r26,2(%r25)
	.EXIT
	.PROCEND
	.size	sputl, .-sputl
	.section	.text.sgetl,"ax",@progbits
	.align 4
.globl sgetl
	.type	sgetl, @function
sgetl:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldi 0,%r20
	copy %r20,%r28
.L68:
	ldbx %r26(%r20),%r21
	zdep %r28,23,24,%r28
	ldo 1(%r20),%r20
	comib,<> 4,%r20,.L68
	or %r28,%r21,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	sgetl, .-sgetl
	.section	.text.strrstr,"ax",@progbits
	.align 4
.globl strrstr
	.type	strrstr, @function
strrstr:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r7,128(%r30)
	stw %r6,-124(%r30)
	copy %r25,%r6
	stw %r5,-120(%r30)
	copy %r26,%r5
	copy %r25,%r26
	stw %r4,-116(%r30)
	copy %r19,%r4
	stw %r3,-112(%r30)
	bl strlen,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r5,%r26
	copy %r19,%r4
	bl strlen,%r2
	copy %r28,%r7
	addl %r5,%r28,%r3
	comb,>>= %r3,%r5,.L73
	copy %r4,%r19
	b .L79
	ldi 0,%r3
.L78:
	ldo -1(%r3),%r3
	comclr,>>= %r3,%r5,%r0
	b,n .L71
.L73:
	copy %r19,%r4
	copy %r3,%r26
	copy %r7,%r24
	bl strncmp,%r2
	copy %r6,%r25
	comib,<> 0,%r28,.L78
	copy %r4,%r19
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r7
.L71:
	ldi 0,%r3
.L79:
	ldw -148(%r30),%r2
	copy %r3,%r28
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r7
	.EXIT
	.PROCEND
	.size	strrstr, .-strrstr
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC2:
	.word	0
	.word	1125899907
	.section	.text.ualarm,"ax",@progbits
	.align 4
.globl ualarm
	.type	ualarm, @function
ualarm:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stws %r25,-16(%sp)
	fldws -16(%sp),%fr23L
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r1
	extrs %r25,0,1,%r23
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	addil LT'.LC2,%r19
	stws %r23,-16(%sp)
	fldws -16(%sp),%fr23L
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	extrs %r26,0,1,%r31
	ldw RT'.LC2(%r1),%r1
	copy %r25,%r20
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	addil LT'.LC2,%r19
	stw %r2,-20(%r30)
	ldw RT'.LC2(%r1),%r1
	ldo 128(%r30),%r30
	stws %r31,-16(%sp)
	fldws -16(%sp),%fr23L
	ldo -104(%r30),%r25
	ldo -120(%r30),%r24
	stw %r4,-80(%r30)
	stw %r3,-76(%r30)
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r3
	ldws -12(%sp),%r4
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	addil LT'.LC2,%r19
	stw %r6,-88(%r30)
	ldw RT'.LC2(%r1),%r1
	addl %r21,%r4,%r21
	stw %r5,-84(%r30)
	extrs %r21,13,14,%r21
	sub %r21,%r23,%r21
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r5
	ldws -12(%sp),%r6
	fldds 0(%r1),%fr22
	stws %r26,-16(%sp)
	fldws -16(%sp),%fr23L
	xmpyu %fr23L,%fr22R,%fr22
	stw %r19,-32(%r30)
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	addl %r28,%r6,%r28
	extrs %r28,13,14,%r28
	sub %r28,%r31,%r28
	zdep %r21,26,27,%r31
	stw %r28,8(%r25)
	sub %r31,%r21,%r31
	zdep %r28,26,27,%r22
	stw %r21,0(%r25)
	sub %r22,%r28,%r22
	zdep %r31,25,26,%r29
	sub %r29,%r31,%r29
	zdep %r22,25,26,%r31
	sub %r31,%r22,%r22
	sh3addl %r22,%r28,%r28 
	zdep %r28,25,26,%r28
	sh3addl %r29,%r21,%r21 
	sub %r26,%r28,%r26
	zdep %r21,25,26,%r21
	stw %r26,12(%r25)
	sub %r20,%r21,%r20
	ldil L'1125899907,%r29
	ldi 0,%r28
	stw %r20,4(%r25)
	copy %r28,%r5
	ldo R'1125899907(%r29),%r6
	bl setitimer,%r2
	copy %r5,%r26
	comib,<> 0,%r28,.L82
	ldw -112(%r30),%r20
	ldw -108(%r30),%r22
	zdep %r20,26,27,%r28
	sub %r28,%r20,%r28
	ldw -148(%r30),%r2
	zdep %r28,25,26,%r21
	ldw -88(%r30),%r6
	sub %r21,%r28,%r28
	ldw -84(%r30),%r5
	sh3addl %r28,%r20,%r28 
	ldw -80(%r30),%r4
	zdep %r28,25,26,%r28
	ldw -76(%r30),%r3
	addl %r28,%r22,%r28
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L82:
	copy %r5,%r28
	ldw -148(%r30),%r2
	ldw -88(%r30),%r6
	ldw -84(%r30),%r5
	ldw -80(%r30),%r4
	ldw -76(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	ualarm, .-ualarm
.globl __ffssi2
	.section	.text.ffs,"ax",@progbits
	.align 4
.globl ffs
	.type	ffs, @function
ffs:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,128(%r30)
	bl __ffssi2,%r2
	stw %r19,-32(%r30)
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldwm -128(%r30),%r4
	.EXIT
	.PROCEND
	.size	ffs, .-ffs
	.section	.text.ttyname_r,"ax",@progbits
	.align 4
.globl ttyname_r
	.type	ttyname_r, @function
ttyname_r:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	copy %r25,%r6
	stw %r5,-60(%r30)
	copy %r24,%r5
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
	stw %r3,-52(%r30)
	bl ttyname,%r2
	copy %r19,%r4
	movb,= %r28,%r3,.L88
	copy %r4,%r19
	copy %r19,%r4
	bl strlen,%r2
	copy %r3,%r26
	copy %r4,%r19
	copy %r28,%r20
	comb,>> %r5,%r20,.L89
	ldi 34,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L89:
	copy %r3,%r25
	bl strcpy,%r2
	copy %r6,%r26
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldi 0,%r28
	ldw -84(%r30),%r2
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L88:
	bl __errno,%r2
	nop
	ldw -60(%r30),%r5
	ldw 0(%r28),%r28
	ldw -84(%r30),%r2
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	ttyname_r, .-ttyname_r
	.section	.text.getlogin_r,"ax",@progbits
	.align 4
.globl getlogin_r
	.type	getlogin_r, @function
getlogin_r:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	copy %r26,%r6
	stw %r5,-60(%r30)
	copy %r25,%r5
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
	stw %r3,-52(%r30)
	bl getlogin,%r2
	copy %r19,%r4
	movb,= %r28,%r3,.L92
	copy %r4,%r19
	copy %r19,%r4
	bl strlen,%r2
	copy %r3,%r26
	copy %r4,%r19
	copy %r28,%r20
	comb,>> %r5,%r20,.L94
	ldi 34,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L94:
	copy %r3,%r25
	bl strcpy,%r2
	copy %r6,%r26
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldi 0,%r28
	ldw -84(%r30),%r2
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L92:
	ldi 2,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	getlogin_r, .-getlogin_r
	.section	.text.vasprintf,"ax",@progbits
	.align 4
.globl vasprintf
	.type	vasprintf, @function
vasprintf:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	copy %r24,%r23
	ldo 128(%r30),%r30
	stw %r6,-116(%r30)
	copy %r26,%r6
	stw %r5,-112(%r30)
	copy %r24,%r5
	stw %r4,-108(%r30)
	copy %r19,%r4
	stw %r3,-104(%r30)
	copy %r25,%r3
	ldi 0,%r25
	stw %r19,-32(%r30)
	copy %r3,%r24
	bl vsnprintf,%r2
	copy %r25,%r26
	movb,>= %r28,%r28,.L96
	copy %r4,%r19
	stw %r0,0(%r6)
.L97:
	b .L95
	ldi -1,%r28
.L96:
	ldo 1(%r28),%r25
	copy %r19,%r4
	stw %r25,-120(%r30)
	bl malloc,%r2
	copy %r25,%r26
	stw %r28,0(%r6)
	copy %r4,%r19
	copy %r28,%r26
	comib,= 0,%r28,.L97
	ldw -120(%r30),%r25
	copy %r5,%r23
	bl vsnprintf,%r2
	copy %r3,%r24
.L95:
	ldw -148(%r30),%r2
	ldw -116(%r30),%r6
	ldw -112(%r30),%r5
	ldw -108(%r30),%r4
	ldw -104(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	vasprintf, .-vasprintf
	.section	.text.asprintf,"ax",@progbits
	.align 4
.globl asprintf
	.type	asprintf, @function
asprintf:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 64(%r30),%r30
	ldo -104(%r30),%r28
	stw %r4,-52(%r30)
	stw %r19,-32(%r30)
	stw %r23,-112(%r30)
	stw %r24,-108(%r30)
	stw %r25,0(%r28)
	stw %r26,-100(%r30)
	copy %r28,%r24
	bl vasprintf,%r2
	stw %r28,-56(%r30)
	ldw -52(%r30),%r4
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldo -64(%r30),%r30
	.EXIT
	.PROCEND
	.size	asprintf, .-asprintf
	.section	.text.iconv_open,"ax",@progbits
	.align 4
.globl iconv_open
	.type	iconv_open, @function
iconv_open:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl __errno,%r2
	stw %r19,-32(%r30)
	ldi 22,%r21
	copy %r28,%r20
	stw %r21,0(%r20)
	ldw -84(%r30),%r2
	ldi -1,%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	iconv_open, .-iconv_open
	.section	.text.iconv,"ax",@progbits
	.align 4
.globl iconv
	.type	iconv, @function
iconv:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl __errno,%r2
	stw %r19,-32(%r30)
	ldi 9,%r21
	copy %r28,%r20
	stw %r21,0(%r20)
	ldw -84(%r30),%r2
	ldi -1,%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	iconv, .-iconv
	.section	.text.iconv_close,"ax",@progbits
	.align 4
.globl iconv_close
	.type	iconv_close, @function
iconv_close:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl __errno,%r2
	stw %r19,-32(%r30)
	ldi 9,%r21
	copy %r28,%r20
	stw %r21,0(%r20)
	ldw -84(%r30),%r2
	ldi -1,%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	iconv_close, .-iconv_close
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
