! 64c0766c80a8fb8c4c19317d9ac48a84 emu/guest/libc/sunos/long_doubles.c
	.file	"long_doubles.c"
	.section	".text"
	.section	.text.quad_words,"ax",@progbits
	.align 4
	.global quad_words
	.type	quad_words, #function
	.proc	010
quad_words:
	save	%sp, -208, %sp
	std	%f0, [%fp+2031]
	std	%f2, [%fp+2039]
	ldx	[%fp+2031], %i0
	ldx	[%fp+2039], %i1
	return	%i7+8
	 nop
	.size	quad_words, .-quad_words
	.section	.text.quad_value,"ax",@progbits
	.align 4
	.global quad_value
	.type	quad_value, #function
	.proc	07
quad_value:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	stx	%i0, [%fp+2031]
	stx	%i1, [%fp+2039]
	ldd	[%fp+2031], %f0
	ldd	[%fp+2039], %f2
	return	%i7+8
	 nop
	.size	quad_value, .-quad_value
	.section	.text.acoshl,"ax",@progbits
	.align 4
	.global acoshl
	.type	acoshl, #function
	.proc	07
acoshl:
	save	%sp, -208, %sp
	call	quad_words, 0
	 nop
	call	quad_acoshl, 0
	 nop
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	acoshl, .-acoshl
	.section	.text.acosl,"ax",@progbits
	.align 4
	.global acosl
	.type	acosl, #function
	.proc	07
acosl:
	save	%sp, -208, %sp
	call	quad_words, 0
	 nop
	call	quad_acosl, 0
	 nop
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	acosl, .-acosl
	.section	.text.asinhl,"ax",@progbits
	.align 4
	.global asinhl
	.type	asinhl, #function
	.proc	07
asinhl:
	save	%sp, -208, %sp
	call	quad_words, 0
	 nop
	call	quad_asinhl, 0
	 nop
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	asinhl, .-asinhl
	.section	.text.asinl,"ax",@progbits
	.align 4
	.global asinl
	.type	asinl, #function
	.proc	07
asinl:
	save	%sp, -208, %sp
	call	quad_words, 0
	 nop
	call	quad_asinl, 0
	 nop
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	asinl, .-asinl
	.section	.text.atanhl,"ax",@progbits
	.align 4
	.global atanhl
	.type	atanhl, #function
	.proc	07
atanhl:
	save	%sp, -208, %sp
	call	quad_words, 0
	 nop
	call	quad_atanhl, 0
	 nop
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	atanhl, .-atanhl
	.section	.text.atanl,"ax",@progbits
	.align 4
	.global atanl
	.type	atanl, #function
	.proc	07
atanl:
	save	%sp, -208, %sp
	call	quad_words, 0
	 nop
	call	quad_atanl, 0
	 nop
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	atanl, .-atanl
	.section	.text.cbrtl,"ax",@progbits
	.align 4
	.global cbrtl
	.type	cbrtl, #function
	.proc	07
cbrtl:
	save	%sp, -208, %sp
	call	quad_words, 0
	 nop
	call	quad_cbrtl, 0
	 nop
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	cbrtl, .-cbrtl
	.section	.text.ceill,"ax",@progbits
	.align 4
	.global ceill
	.type	ceill, #function
	.proc	07
ceill:
	save	%sp, -208, %sp
	call	quad_words, 0
	 nop
	call	quad_ceill, 0
	 nop
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	ceill, .-ceill
	.section	.text.coshl,"ax",@progbits
	.align 4
	.global coshl
	.type	coshl, #function
	.proc	07
coshl:
	save	%sp, -208, %sp
	call	quad_words, 0
	 nop
	call	quad_coshl, 0
	 nop
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	coshl, .-coshl
	.section	.text.cosl,"ax",@progbits
	.align 4
	.global cosl
	.type	cosl, #function
	.proc	07
cosl:
	save	%sp, -208, %sp
	call	quad_words, 0
	 nop
	call	quad_cosl, 0
	 nop
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	cosl, .-cosl
	.section	.text.exp2l,"ax",@progbits
	.align 4
	.global exp2l
	.type	exp2l, #function
	.proc	07
exp2l:
	save	%sp, -208, %sp
	call	quad_words, 0
	 nop
	call	quad_exp2l, 0
	 nop
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	exp2l, .-exp2l
	.section	.text.expl,"ax",@progbits
	.align 4
	.global expl
	.type	expl, #function
	.proc	07
expl:
	save	%sp, -208, %sp
	call	quad_words, 0
	 nop
	call	quad_expl, 0
	 nop
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	expl, .-expl
	.section	.text.expm1l,"ax",@progbits
	.align 4
	.global expm1l
	.type	expm1l, #function
	.proc	07
expm1l:
	save	%sp, -208, %sp
	call	quad_words, 0
	 nop
	call	quad_expm1l, 0
	 nop
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	expm1l, .-expm1l
	.section	.text.fabsl,"ax",@progbits
	.align 4
	.global fabsl
	.type	fabsl, #function
	.proc	07
fabsl:
	save	%sp, -208, %sp
	call	quad_words, 0
	 nop
	call	quad_fabsl, 0
	 nop
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	fabsl, .-fabsl
	.section	.text.floorl,"ax",@progbits
	.align 4
	.global floorl
	.type	floorl, #function
	.proc	07
floorl:
	save	%sp, -208, %sp
	call	quad_words, 0
	 nop
	call	quad_floorl, 0
	 nop
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	floorl, .-floorl
	.section	.text.log10l,"ax",@progbits
	.align 4
	.global log10l
	.type	log10l, #function
	.proc	07
log10l:
	save	%sp, -208, %sp
	call	quad_words, 0
	 nop
	call	quad_log10l, 0
	 nop
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	log10l, .-log10l
	.section	.text.log1pl,"ax",@progbits
	.align 4
	.global log1pl
	.type	log1pl, #function
	.proc	07
log1pl:
	save	%sp, -208, %sp
	call	quad_words, 0
	 nop
	call	quad_log1pl, 0
	 nop
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	log1pl, .-log1pl
	.section	.text.log2l,"ax",@progbits
	.align 4
	.global log2l
	.type	log2l, #function
	.proc	07
log2l:
	save	%sp, -208, %sp
	call	quad_words, 0
	 nop
	call	quad_log2l, 0
	 nop
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	log2l, .-log2l
	.section	.text.logbl,"ax",@progbits
	.align 4
	.global logbl
	.type	logbl, #function
	.proc	07
logbl:
	save	%sp, -208, %sp
	call	quad_words, 0
	 nop
	call	quad_logbl, 0
	 nop
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	logbl, .-logbl
	.section	.text.logl,"ax",@progbits
	.align 4
	.global logl
	.type	logl, #function
	.proc	07
logl:
	save	%sp, -208, %sp
	call	quad_words, 0
	 nop
	call	quad_logl, 0
	 nop
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	logl, .-logl
	.section	.text.nearbyintl,"ax",@progbits
	.align 4
	.global nearbyintl
	.type	nearbyintl, #function
	.proc	07
nearbyintl:
	save	%sp, -208, %sp
	call	quad_words, 0
	 nop
	call	quad_nearbyintl, 0
	 nop
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	nearbyintl, .-nearbyintl
	.section	.text.rintl,"ax",@progbits
	.align 4
	.global rintl
	.type	rintl, #function
	.proc	07
rintl:
	save	%sp, -208, %sp
	call	quad_words, 0
	 nop
	call	quad_rintl, 0
	 nop
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	rintl, .-rintl
	.section	.text.roundl,"ax",@progbits
	.align 4
	.global roundl
	.type	roundl, #function
	.proc	07
roundl:
	save	%sp, -208, %sp
	call	quad_words, 0
	 nop
	call	quad_roundl, 0
	 nop
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	roundl, .-roundl
	.section	.text.sinhl,"ax",@progbits
	.align 4
	.global sinhl
	.type	sinhl, #function
	.proc	07
sinhl:
	save	%sp, -208, %sp
	call	quad_words, 0
	 nop
	call	quad_sinhl, 0
	 nop
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	sinhl, .-sinhl
	.section	.text.sinl,"ax",@progbits
	.align 4
	.global sinl
	.type	sinl, #function
	.proc	07
sinl:
	save	%sp, -208, %sp
	call	quad_words, 0
	 nop
	call	quad_sinl, 0
	 nop
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	sinl, .-sinl
	.section	.text.tanhl,"ax",@progbits
	.align 4
	.global tanhl
	.type	tanhl, #function
	.proc	07
tanhl:
	save	%sp, -208, %sp
	call	quad_words, 0
	 nop
	call	quad_tanhl, 0
	 nop
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	tanhl, .-tanhl
	.section	.text.tanl,"ax",@progbits
	.align 4
	.global tanl
	.type	tanl, #function
	.proc	07
tanl:
	save	%sp, -208, %sp
	call	quad_words, 0
	 nop
	call	quad_tanl, 0
	 nop
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	tanl, .-tanl
	.section	.text.truncl,"ax",@progbits
	.align 4
	.global truncl
	.type	truncl, #function
	.proc	07
truncl:
	save	%sp, -208, %sp
	call	quad_words, 0
	 nop
	call	quad_truncl, 0
	 nop
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	truncl, .-truncl
	.section	.text.atan2l,"ax",@progbits
	.align 4
	.global atan2l
	.type	atan2l, #function
	.proc	07
atan2l:
	save	%sp, -240, %sp
	std	%f4, [%fp+1983]
	call	quad_words, 0
	 std	%f6, [%fp+1991]
	ldd	[%fp+1983], %f4
	ldd	[%fp+1991], %f6
	fmovd	%f4, %f0
	fmovd	%f6, %f2
	stx	%o0, [%fp+1999]
	call	quad_words, 0
	 stx	%o1, [%fp+2007]
	mov	%o0, %o2
	mov	%o1, %o3
	ldx	[%fp+1999], %o0
	call	quad_atan2l, 0
	 ldx	[%fp+2007], %o1
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	atan2l, .-atan2l
	.section	.text.copysignl,"ax",@progbits
	.align 4
	.global copysignl
	.type	copysignl, #function
	.proc	07
copysignl:
	save	%sp, -240, %sp
	std	%f4, [%fp+1983]
	call	quad_words, 0
	 std	%f6, [%fp+1991]
	ldd	[%fp+1983], %f4
	ldd	[%fp+1991], %f6
	fmovd	%f4, %f0
	fmovd	%f6, %f2
	stx	%o0, [%fp+1999]
	call	quad_words, 0
	 stx	%o1, [%fp+2007]
	mov	%o0, %o2
	mov	%o1, %o3
	ldx	[%fp+1999], %o0
	call	quad_copysignl, 0
	 ldx	[%fp+2007], %o1
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	copysignl, .-copysignl
	.section	.text.fdiml,"ax",@progbits
	.align 4
	.global fdiml
	.type	fdiml, #function
	.proc	07
fdiml:
	save	%sp, -240, %sp
	std	%f4, [%fp+1983]
	call	quad_words, 0
	 std	%f6, [%fp+1991]
	ldd	[%fp+1983], %f4
	ldd	[%fp+1991], %f6
	fmovd	%f4, %f0
	fmovd	%f6, %f2
	stx	%o0, [%fp+1999]
	call	quad_words, 0
	 stx	%o1, [%fp+2007]
	mov	%o0, %o2
	mov	%o1, %o3
	ldx	[%fp+1999], %o0
	call	quad_fdiml, 0
	 ldx	[%fp+2007], %o1
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	fdiml, .-fdiml
	.section	.text.fmaxl,"ax",@progbits
	.align 4
	.global fmaxl
	.type	fmaxl, #function
	.proc	07
fmaxl:
	save	%sp, -240, %sp
	std	%f4, [%fp+1983]
	call	quad_words, 0
	 std	%f6, [%fp+1991]
	ldd	[%fp+1983], %f4
	ldd	[%fp+1991], %f6
	fmovd	%f4, %f0
	fmovd	%f6, %f2
	stx	%o0, [%fp+1999]
	call	quad_words, 0
	 stx	%o1, [%fp+2007]
	mov	%o0, %o2
	mov	%o1, %o3
	ldx	[%fp+1999], %o0
	call	quad_fmaxl, 0
	 ldx	[%fp+2007], %o1
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	fmaxl, .-fmaxl
	.section	.text.fminl,"ax",@progbits
	.align 4
	.global fminl
	.type	fminl, #function
	.proc	07
fminl:
	save	%sp, -240, %sp
	std	%f4, [%fp+1983]
	call	quad_words, 0
	 std	%f6, [%fp+1991]
	ldd	[%fp+1983], %f4
	ldd	[%fp+1991], %f6
	fmovd	%f4, %f0
	fmovd	%f6, %f2
	stx	%o0, [%fp+1999]
	call	quad_words, 0
	 stx	%o1, [%fp+2007]
	mov	%o0, %o2
	mov	%o1, %o3
	ldx	[%fp+1999], %o0
	call	quad_fminl, 0
	 ldx	[%fp+2007], %o1
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	fminl, .-fminl
	.section	.text.fmodl,"ax",@progbits
	.align 4
	.global fmodl
	.type	fmodl, #function
	.proc	07
fmodl:
	save	%sp, -240, %sp
	std	%f4, [%fp+1983]
	call	quad_words, 0
	 std	%f6, [%fp+1991]
	ldd	[%fp+1983], %f4
	ldd	[%fp+1991], %f6
	fmovd	%f4, %f0
	fmovd	%f6, %f2
	stx	%o0, [%fp+1999]
	call	quad_words, 0
	 stx	%o1, [%fp+2007]
	mov	%o0, %o2
	mov	%o1, %o3
	ldx	[%fp+1999], %o0
	call	quad_fmodl, 0
	 ldx	[%fp+2007], %o1
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	fmodl, .-fmodl
	.section	.text.hypotl,"ax",@progbits
	.align 4
	.global hypotl
	.type	hypotl, #function
	.proc	07
hypotl:
	save	%sp, -240, %sp
	std	%f4, [%fp+1983]
	call	quad_words, 0
	 std	%f6, [%fp+1991]
	ldd	[%fp+1983], %f4
	ldd	[%fp+1991], %f6
	fmovd	%f4, %f0
	fmovd	%f6, %f2
	stx	%o0, [%fp+1999]
	call	quad_words, 0
	 stx	%o1, [%fp+2007]
	mov	%o0, %o2
	mov	%o1, %o3
	ldx	[%fp+1999], %o0
	call	quad_hypotl, 0
	 ldx	[%fp+2007], %o1
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	hypotl, .-hypotl
	.section	.text.powl,"ax",@progbits
	.align 4
	.global powl
	.type	powl, #function
	.proc	07
powl:
	save	%sp, -240, %sp
	std	%f4, [%fp+1983]
	call	quad_words, 0
	 std	%f6, [%fp+1991]
	ldd	[%fp+1983], %f4
	ldd	[%fp+1991], %f6
	fmovd	%f4, %f0
	fmovd	%f6, %f2
	stx	%o0, [%fp+1999]
	call	quad_words, 0
	 stx	%o1, [%fp+2007]
	mov	%o0, %o2
	mov	%o1, %o3
	ldx	[%fp+1999], %o0
	call	quad_powl, 0
	 ldx	[%fp+2007], %o1
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	powl, .-powl
	.section	.text.remainderl,"ax",@progbits
	.align 4
	.global remainderl
	.type	remainderl, #function
	.proc	07
remainderl:
	save	%sp, -240, %sp
	std	%f4, [%fp+1983]
	call	quad_words, 0
	 std	%f6, [%fp+1991]
	ldd	[%fp+1983], %f4
	ldd	[%fp+1991], %f6
	fmovd	%f4, %f0
	fmovd	%f6, %f2
	stx	%o0, [%fp+1999]
	call	quad_words, 0
	 stx	%o1, [%fp+2007]
	mov	%o0, %o2
	mov	%o1, %o3
	ldx	[%fp+1999], %o0
	call	quad_remainderl, 0
	 ldx	[%fp+2007], %o1
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	remainderl, .-remainderl
	.section	.text.frexpl,"ax",@progbits
	.align 4
	.global frexpl
	.type	frexpl, #function
	.proc	07
frexpl:
	save	%sp, -208, %sp
	call	quad_words, 0
	 nop
	call	quad_frexpl, 0
	 mov	%i2, %o2
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	frexpl, .-frexpl
	.section	.text.ldexpl,"ax",@progbits
	.align 4
	.global ldexpl
	.type	ldexpl, #function
	.proc	07
ldexpl:
	save	%sp, -208, %sp
	call	quad_words, 0
	 nop
	call	quad_ldexpl, 0
	 mov	%i2, %o2
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	ldexpl, .-ldexpl
	.section	.text.scalbnl,"ax",@progbits
	.align 4
	.global scalbnl
	.type	scalbnl, #function
	.proc	07
scalbnl:
	save	%sp, -208, %sp
	call	quad_words, 0
	 nop
	call	quad_scalbnl, 0
	 mov	%i2, %o2
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	scalbnl, .-scalbnl
	.section	.text.scalblnl,"ax",@progbits
	.align 4
	.global scalblnl
	.type	scalblnl, #function
	.proc	07
scalblnl:
	save	%sp, -208, %sp
	call	quad_words, 0
	 nop
	call	quad_scalblnl, 0
	 mov	%i2, %o2
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	scalblnl, .-scalblnl
	.section	.text.ilogbl,"ax",@progbits
	.align 4
	.global ilogbl
	.type	ilogbl, #function
	.proc	04
ilogbl:
	save	%sp, -192, %sp
	call	quad_words, 0
	 nop
	mov	%o0, %i0
	call	quad_ilogbl, 0
	 restore %g0, %o1, %o1
	.size	ilogbl, .-ilogbl
	.section	.text.lrintl,"ax",@progbits
	.align 4
	.global lrintl
	.type	lrintl, #function
	.proc	05
lrintl:
	save	%sp, -192, %sp
	call	quad_words, 0
	 nop
	mov	%o0, %i0
	call	quad_lrintl, 0
	 restore %g0, %o1, %o1
	.size	lrintl, .-lrintl
	.section	.text.lroundl,"ax",@progbits
	.align 4
	.global lroundl
	.type	lroundl, #function
	.proc	05
lroundl:
	save	%sp, -192, %sp
	call	quad_words, 0
	 nop
	mov	%o0, %i0
	call	quad_lroundl, 0
	 restore %g0, %o1, %o1
	.size	lroundl, .-lroundl
	.section	.text.llrintl,"ax",@progbits
	.align 4
	.global llrintl
	.type	llrintl, #function
	.proc	05
llrintl:
	save	%sp, -192, %sp
	call	quad_words, 0
	 nop
	mov	%o0, %i0
	call	quad_llrintl, 0
	 restore %g0, %o1, %o1
	.size	llrintl, .-llrintl
	.section	.text.llroundl,"ax",@progbits
	.align 4
	.global llroundl
	.type	llroundl, #function
	.proc	05
llroundl:
	save	%sp, -192, %sp
	call	quad_words, 0
	 nop
	mov	%o0, %i0
	call	quad_llroundl, 0
	 restore %g0, %o1, %o1
	.size	llroundl, .-llroundl
	.section	.text.fmal,"ax",@progbits
	.align 4
	.global fmal
	.type	fmal, #function
	.proc	07
fmal:
	save	%sp, -272, %sp
	std	%f8, [%fp+1967]
	std	%f10, [%fp+1975]
	std	%f4, [%fp+1951]
	call	quad_words, 0
	 std	%f6, [%fp+1959]
	ldd	[%fp+1951], %f4
	ldd	[%fp+1959], %f6
	fmovd	%f4, %f0
	fmovd	%f6, %f2
	stx	%o0, [%fp+1983]
	call	quad_words, 0
	 stx	%o1, [%fp+1991]
	stx	%o0, [%fp+1999]
	ldd	[%fp+1967], %f8
	ldd	[%fp+1975], %f10
	fmovd	%f8, %f0
	fmovd	%f10, %f2
	call	quad_words, 0
	 stx	%o1, [%fp+2007]
	ldx	[%fp+1999], %o2
	mov	%o0, %o4
	mov	%o1, %o5
	ldx	[%fp+1983], %o0
	ldx	[%fp+1991], %o1
	call	quad_fmal, 0
	 ldx	[%fp+2007], %o3
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	fmal, .-fmal
	.section	.text.modfl,"ax",@progbits
	.align 4
	.global modfl
	.type	modfl, #function
	.proc	07
modfl:
	save	%sp, -240, %sp
	call	quad_words, 0
	 nop
	call	quad_modfl, 0
	 add	%fp, 1999, %o2
	call	quad_value, 0
	 nop
	std	%f0, [%fp+1983]
	std	%f2, [%fp+1991]
	ldx	[%fp+1999], %o0
	call	quad_value, 0
	 ldx	[%fp+2007], %o1
	std	%f0, [%i2]
	std	%f2, [%i2+8]
	ldd	[%fp+1983], %f0
	ldd	[%fp+1991], %f2
	return	%i7+8
	 nop
	.size	modfl, .-modfl
	.section	.text.remquol,"ax",@progbits
	.align 4
	.global remquol
	.type	remquol, #function
	.proc	07
remquol:
	save	%sp, -240, %sp
	std	%f4, [%fp+1983]
	call	quad_words, 0
	 std	%f6, [%fp+1991]
	ldd	[%fp+1983], %f4
	ldd	[%fp+1991], %f6
	fmovd	%f4, %f0
	fmovd	%f6, %f2
	stx	%o0, [%fp+1999]
	call	quad_words, 0
	 stx	%o1, [%fp+2007]
	mov	%o0, %o2
	mov	%o1, %o3
	ldx	[%fp+1999], %o0
	ldx	[%fp+2007], %o1
	call	quad_remquol, 0
	 mov	%i4, %o4
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	remquol, .-remquol
	.section	.text.nanl,"ax",@progbits
	.align 4
	.global nanl
	.type	nanl, #function
	.proc	07
nanl:
	save	%sp, -192, %sp
	call	quad_nanl, 0
	 mov	%i0, %o0
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	nanl, .-nanl
	.section	.text.strtold,"ax",@progbits
	.align 4
	.global strtold
	.type	strtold, #function
	.proc	07
strtold:
	save	%sp, -192, %sp
	mov	%i1, %o1
	call	quad_strtold, 0
	 mov	%i0, %o0
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	strtold, .-strtold
	.section	.text.wcstold,"ax",@progbits
	.align 4
	.global wcstold
	.type	wcstold, #function
	.proc	07
wcstold:
	save	%sp, -192, %sp
	mov	%i1, %o1
	call	quad_wcstold, 0
	 mov	%i0, %o0
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	wcstold, .-wcstold
	.section	.text.sqrtl,"ax",@progbits
	.align 4
	.global sqrtl
	.type	sqrtl, #function
	.proc	07
sqrtl:
	save	%sp, -208, %sp
	call	quad_words, 0
	 nop
	call	quad_sqrtl, 0
	 nop
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	sqrtl, .-sqrtl
	.section	.text.nextafterl,"ax",@progbits
	.align 4
	.global nextafterl
	.type	nextafterl, #function
	.proc	07
nextafterl:
	save	%sp, -240, %sp
	std	%f4, [%fp+1983]
	call	quad_words, 0
	 std	%f6, [%fp+1991]
	ldd	[%fp+1983], %f4
	ldd	[%fp+1991], %f6
	fmovd	%f4, %f0
	fmovd	%f6, %f2
	stx	%o0, [%fp+1999]
	call	quad_words, 0
	 stx	%o1, [%fp+2007]
	mov	%o0, %o2
	mov	%o1, %o3
	ldx	[%fp+1999], %o0
	call	quad_nextafterl, 0
	 ldx	[%fp+2007], %o1
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	nextafterl, .-nextafterl
	.section	.text.nexttowardl,"ax",@progbits
	.align 4
	.global nexttowardl
	.type	nexttowardl, #function
	.proc	07
nexttowardl:
	save	%sp, -240, %sp
	std	%f4, [%fp+1983]
	call	quad_words, 0
	 std	%f6, [%fp+1991]
	ldd	[%fp+1983], %f4
	ldd	[%fp+1991], %f6
	fmovd	%f4, %f0
	fmovd	%f6, %f2
	stx	%o0, [%fp+1999]
	call	quad_words, 0
	 stx	%o1, [%fp+2007]
	mov	%o0, %o2
	mov	%o1, %o3
	ldx	[%fp+1999], %o0
	call	quad_nexttowardl, 0
	 ldx	[%fp+2007], %o1
	mov	%o0, %i0
	call	quad_value, 0
	 restore %g0, %o1, %o1
	.size	nexttowardl, .-nexttowardl
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
