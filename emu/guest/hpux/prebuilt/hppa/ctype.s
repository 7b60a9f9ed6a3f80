; 4986dfea3b2278d542c5ef9f6b07e00e emu/guest/libc/ctype.c
	.LEVEL 1.1
	.text
	.section	.text.isupper,"ax",@progbits
	.align 4
.globl isupper
	.type	isupper, @function
isupper:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldo -65(%r26),%r28
	comiclr,<< 25,%r28,%r28
	ldi 1,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	isupper, .-isupper
	.section	.text._isupper,"ax",@progbits
	.align 4
.globl _isupper
	.type	_isupper, @function
_isupper:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldo -65(%r26),%r28
	comiclr,<< 25,%r28,%r28
	ldi 1,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	_isupper, .-_isupper
	.section	.text.islower,"ax",@progbits
	.align 4
.globl islower
	.type	islower, @function
islower:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldo -97(%r26),%r28
	comiclr,<< 25,%r28,%r28
	ldi 1,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	islower, .-islower
	.section	.text._islower,"ax",@progbits
	.align 4
.globl _islower
	.type	_islower, @function
_islower:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldo -97(%r26),%r28
	comiclr,<< 25,%r28,%r28
	ldi 1,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	_islower, .-_islower
	.section	.text.isalpha,"ax",@progbits
	.align 4
.globl isalpha
	.type	isalpha, @function
isalpha:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	depi -1,26,1,%r26
	ldo -97(%r26),%r28
	comiclr,<< 25,%r28,%r28
	ldi 1,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	isalpha, .-isalpha
	.section	.text._isalpha,"ax",@progbits
	.align 4
.globl _isalpha
	.type	_isalpha, @function
_isalpha:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	depi -1,26,1,%r26
	ldo -97(%r26),%r28
	comiclr,<< 25,%r28,%r28
	ldi 1,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	_isalpha, .-_isalpha
	.section	.text.isdigit,"ax",@progbits
	.align 4
.globl isdigit
	.type	isdigit, @function
isdigit:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldo -48(%r26),%r28
	comiclr,<< 9,%r28,%r28
	ldi 1,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	isdigit, .-isdigit
	.section	.text._isdigit,"ax",@progbits
	.align 4
.globl _isdigit
	.type	_isdigit, @function
_isdigit:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldo -48(%r26),%r28
	comiclr,<< 9,%r28,%r28
	ldi 1,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	_isdigit, .-_isdigit
	.section	.text.isalnum,"ax",@progbits
	.align 4
.globl isalnum
	.type	isalnum, @function
isalnum:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldo -48(%r26),%r20
	comib,>>= 9,%r20,.L10
	ldi 1,%r28
	depi -1,26,1,%r26
	ldo -97(%r26),%r26
	comiclr,<< 25,%r26,%r28
	ldi 1,%r28
.L10:
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	isalnum, .-isalnum
	.section	.text._isalnum,"ax",@progbits
	.align 4
.globl _isalnum
	.type	_isalnum, @function
_isalnum:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldo -48(%r26),%r20
	comib,>>= 9,%r20,.L13
	ldi 1,%r28
	depi -1,26,1,%r26
	ldo -97(%r26),%r26
	comiclr,<< 25,%r26,%r28
	ldi 1,%r28
.L13:
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	_isalnum, .-_isalnum
	.section	.text.isxdigit,"ax",@progbits
	.align 4
.globl isxdigit
	.type	isxdigit, @function
isxdigit:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldo -48(%r26),%r20
	comib,>>= 9,%r20,.L16
	ldi 1,%r28
	depi -1,26,1,%r26
	ldo -97(%r26),%r26
	comiclr,<< 5,%r26,%r28
	ldi 1,%r28
.L16:
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	isxdigit, .-isxdigit
	.section	.text._isxdigit,"ax",@progbits
	.align 4
.globl _isxdigit
	.type	_isxdigit, @function
_isxdigit:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldo -48(%r26),%r20
	comib,>>= 9,%r20,.L19
	ldi 1,%r28
	depi -1,26,1,%r26
	ldo -97(%r26),%r26
	comiclr,<< 5,%r26,%r28
	ldi 1,%r28
.L19:
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	_isxdigit, .-_isxdigit
	.section	.text.isspace,"ax",@progbits
	.align 4
.globl isspace
	.type	isspace, @function
isspace:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldo -9(%r26),%r28
	comiclr,= 32,%r26,%r0
	comiclr,<< 4,%r28,%r28
	ldi 1,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	isspace, .-isspace
	.section	.text._isspace,"ax",@progbits
	.align 4
.globl _isspace
	.type	_isspace, @function
_isspace:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldo -9(%r26),%r28
	comiclr,= 32,%r26,%r0
	comiclr,<< 4,%r28,%r28
	ldi 1,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	_isspace, .-_isspace
	.section	.text.isblank,"ax",@progbits
	.align 4
.globl isblank
	.type	isblank, @function
isblank:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	comiclr,= 9,%r26,%r0
	comiclr,<> 32,%r26,%r28
	ldi 1,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	isblank, .-isblank
	.section	.text._isblank,"ax",@progbits
	.align 4
.globl _isblank
	.type	_isblank, @function
_isblank:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	comiclr,= 9,%r26,%r0
	comiclr,<> 32,%r26,%r28
	ldi 1,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	_isblank, .-_isblank
	.section	.text.iscntrl,"ax",@progbits
	.align 4
.globl iscntrl
	.type	iscntrl, @function
iscntrl:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	comiclr,= 127,%r26,%r0
	comiclr,<< 31,%r26,%r28
	ldi 1,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	iscntrl, .-iscntrl
	.section	.text._iscntrl,"ax",@progbits
	.align 4
.globl _iscntrl
	.type	_iscntrl, @function
_iscntrl:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	comiclr,= 127,%r26,%r0
	comiclr,<< 31,%r26,%r28
	ldi 1,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	_iscntrl, .-_iscntrl
	.section	.text.isprint,"ax",@progbits
	.align 4
.globl isprint
	.type	isprint, @function
isprint:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldo -32(%r26),%r28
	comiclr,<< 94,%r28,%r28
	ldi 1,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	isprint, .-isprint
	.section	.text._isprint,"ax",@progbits
	.align 4
.globl _isprint
	.type	_isprint, @function
_isprint:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldo -32(%r26),%r28
	comiclr,<< 94,%r28,%r28
	ldi 1,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	_isprint, .-_isprint
	.section	.text.isgraph,"ax",@progbits
	.align 4
.globl isgraph
	.type	isgraph, @function
isgraph:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldo -33(%r26),%r28
	comiclr,<< 93,%r28,%r28
	ldi 1,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	isgraph, .-isgraph
	.section	.text._isgraph,"ax",@progbits
	.align 4
.globl _isgraph
	.type	_isgraph, @function
_isgraph:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldo -33(%r26),%r28
	comiclr,<< 93,%r28,%r28
	ldi 1,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	_isgraph, .-_isgraph
	.section	.text.ispunct,"ax",@progbits
	.align 4
.globl ispunct
	.type	ispunct, @function
ispunct:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 93,%r21
	ldo -33(%r26),%r20
	stwm %r4,64(%r30)
	ldi 0,%r28
	comb,>>= %r21,%r20,.L35
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L35:
	bl isalnum,%r2
	nop
	ldw -84(%r30),%r2
	comiclr,<> 0,%r28,%r28
	ldi 1,%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	ispunct, .-ispunct
	.section	.text._ispunct,"ax",@progbits
	.align 4
.globl _ispunct
	.type	_ispunct, @function
_ispunct:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 93,%r21
	ldo -33(%r26),%r20
	stwm %r4,64(%r30)
	ldi 0,%r28
	comb,>>= %r21,%r20,.L39
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L39:
	bl isalnum,%r2
	nop
	ldw -84(%r30),%r2
	comiclr,<> 0,%r28,%r28
	ldi 1,%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	_ispunct, .-_ispunct
	.section	.text.isascii,"ax",@progbits
	.align 4
.globl isascii
	.type	isascii, @function
isascii:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	comiclr,<< 127,%r26,%r28
	ldi 1,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	isascii, .-isascii
	.section	.text._isascii,"ax",@progbits
	.align 4
.globl _isascii
	.type	_isascii, @function
_isascii:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	comiclr,<< 127,%r26,%r28
	ldi 1,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	_isascii, .-_isascii
	.section	.text.tolower,"ax",@progbits
	.align 4
.globl tolower
	.type	tolower, @function
tolower:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	copy %r26,%r28
	ldo -65(%r26),%r21
	ldo 32(%r26),%r20
	comiclr,<< 25,%r21,%r0
	copy %r20,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	tolower, .-tolower
	.section	.text.toupper,"ax",@progbits
	.align 4
.globl toupper
	.type	toupper, @function
toupper:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	copy %r26,%r28
	ldo -97(%r26),%r21
	ldo -32(%r26),%r20
	comiclr,<< 25,%r21,%r0
	copy %r20,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	toupper, .-toupper
	.section	.text._tolower,"ax",@progbits
	.align 4
.globl _tolower
	.type	_tolower, @function
_tolower:
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
	.size	_tolower, .-_tolower
	.section	.text._toupper,"ax",@progbits
	.align 4
.globl _toupper
	.type	_toupper, @function
_toupper:
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
	.size	_toupper, .-_toupper
	.section	.text.toascii,"ax",@progbits
	.align 4
.globl toascii
	.type	toascii, @function
toascii:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	bv %r0(%r2)
	extru %r26,31,7,%r28
	.EXIT
	.PROCEND
	.size	toascii, .-toascii
.globl __nl_char_size
	.data
	.align 4
	.type	__nl_char_size, @object
	.size	__nl_char_size, 4
__nl_char_size:
	.word	1
.globl __SB_masks
	.section	.bss
	.type	__SB_masks, @object
	.size	__SB_masks, 4
	.align 4
__SB_masks:
	.block 4
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
