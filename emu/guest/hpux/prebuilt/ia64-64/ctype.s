// 665cf2678cc811e083916e1c24d6c38b emu/guest/libc/ctype.c
	.file	"ctype.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global isupper#
	.type	isupper#, @function
	.proc isupper#
isupper:
	.prologue
	.body
	.mmi
	adds r32 = -65, r32
	;;
	cmp4.geu p6, p7 = 25, r32
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp isupper#
	.align 16
	.align 64
	.global _isupper#
	.type	_isupper#, @function
	.proc _isupper#
_isupper:
	.prologue
	.body
	.mmi
	adds r32 = -65, r32
	;;
	cmp4.geu p6, p7 = 25, r32
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp _isupper#
	.align 16
	.align 64
	.global islower#
	.type	islower#, @function
	.proc islower#
islower:
	.prologue
	.body
	.mmi
	adds r32 = -97, r32
	;;
	cmp4.geu p6, p7 = 25, r32
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp islower#
	.align 16
	.align 64
	.global _islower#
	.type	_islower#, @function
	.proc _islower#
_islower:
	.prologue
	.body
	.mmi
	adds r32 = -97, r32
	;;
	cmp4.geu p6, p7 = 25, r32
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp _islower#
	.align 16
	.align 64
	.global isalpha#
	.type	isalpha#, @function
	.proc isalpha#
isalpha:
	.prologue
	.body
	.mmi
	or r32 = 32, r32
	;;
	adds r32 = -97, r32
	nop 0
	;;
	.mmi
	cmp4.geu p6, p7 = 25, r32
	;;
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp isalpha#
	.align 16
	.align 64
	.global _isalpha#
	.type	_isalpha#, @function
	.proc _isalpha#
_isalpha:
	.prologue
	.body
	.mmi
	or r32 = 32, r32
	;;
	adds r32 = -97, r32
	nop 0
	;;
	.mmi
	cmp4.geu p6, p7 = 25, r32
	;;
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp _isalpha#
	.align 16
	.align 64
	.global isdigit#
	.type	isdigit#, @function
	.proc isdigit#
isdigit:
	.prologue
	.body
	.mmi
	adds r32 = -48, r32
	;;
	cmp4.geu p6, p7 = 9, r32
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp isdigit#
	.align 16
	.align 64
	.global _isdigit#
	.type	_isdigit#, @function
	.proc _isdigit#
_isdigit:
	.prologue
	.body
	.mmi
	adds r32 = -48, r32
	;;
	cmp4.geu p6, p7 = 9, r32
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp _isdigit#
	.align 16
	.align 64
	.global isalnum#
	.type	isalnum#, @function
	.proc isalnum#
isalnum:
	.prologue
	.body
	.mmi
	or r14 = 32, r32
	adds r32 = -48, r32
	addl r8 = 1, r0
	;;
	.mib
	adds r14 = -97, r14
	cmp4.geu p6, p7 = 9, r32
	(p6) br.cond.dptk .L17
	;;
	.mmi
	nop 0
	cmp4.geu p6, p7 = 25, r14
	nop 0
	;;
	.mii
	(p6) addl r8 = 1, r0
	nop 0
	;;
	(p7) mov r8 = r0
.L17:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp isalnum#
	.align 16
	.align 64
	.global _isalnum#
	.type	_isalnum#, @function
	.proc _isalnum#
_isalnum:
	.prologue
	.body
	.mmi
	or r14 = 32, r32
	adds r32 = -48, r32
	addl r8 = 1, r0
	;;
	.mib
	adds r14 = -97, r14
	cmp4.geu p6, p7 = 9, r32
	(p6) br.cond.dptk .L22
	;;
	.mmi
	nop 0
	cmp4.geu p6, p7 = 25, r14
	nop 0
	;;
	.mii
	(p6) addl r8 = 1, r0
	nop 0
	;;
	(p7) mov r8 = r0
.L22:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp _isalnum#
	.align 16
	.align 64
	.global isxdigit#
	.type	isxdigit#, @function
	.proc isxdigit#
isxdigit:
	.prologue
	.body
	.mmi
	or r14 = 32, r32
	adds r32 = -48, r32
	addl r8 = 1, r0
	;;
	.mib
	adds r14 = -97, r14
	cmp4.geu p6, p7 = 9, r32
	(p6) br.cond.dptk .L27
	;;
	.mmi
	nop 0
	cmp4.geu p6, p7 = 5, r14
	nop 0
	;;
	.mii
	(p6) addl r8 = 1, r0
	nop 0
	;;
	(p7) mov r8 = r0
.L27:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp isxdigit#
	.align 16
	.align 64
	.global _isxdigit#
	.type	_isxdigit#, @function
	.proc _isxdigit#
_isxdigit:
	.prologue
	.body
	.mmi
	or r14 = 32, r32
	adds r32 = -48, r32
	addl r8 = 1, r0
	;;
	.mib
	adds r14 = -97, r14
	cmp4.geu p6, p7 = 9, r32
	(p6) br.cond.dptk .L32
	;;
	.mmi
	nop 0
	cmp4.geu p6, p7 = 5, r14
	nop 0
	;;
	.mii
	(p6) addl r8 = 1, r0
	nop 0
	;;
	(p7) mov r8 = r0
.L32:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp _isxdigit#
	.align 16
	.align 64
	.global isspace#
	.type	isspace#, @function
	.proc isspace#
isspace:
	.prologue
	.body
	.mii
	cmp4.eq p6, p7 = 32, r32
	adds r15 = -9, r32
	;;
	(p6) addl r14 = 1, r0
	;;
	.mii
	(p7) mov r14 = r0
	cmp4.geu p6, p7 = 4, r15
	;;
	(p6) addl r8 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r8 = r0
	nop 0
	;;
	.mib
	nop 0
	or r8 = r14, r8
	br.ret.sptk.many b0
	.endp isspace#
	.align 16
	.align 64
	.global _isspace#
	.type	_isspace#, @function
	.proc _isspace#
_isspace:
	.prologue
	.body
	.mii
	cmp4.eq p6, p7 = 32, r32
	adds r15 = -9, r32
	;;
	(p6) addl r14 = 1, r0
	;;
	.mii
	(p7) mov r14 = r0
	cmp4.geu p6, p7 = 4, r15
	;;
	(p6) addl r8 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r8 = r0
	nop 0
	;;
	.mib
	nop 0
	or r8 = r14, r8
	br.ret.sptk.many b0
	.endp _isspace#
	.align 16
	.align 64
	.global isblank#
	.type	isblank#, @function
	.proc isblank#
isblank:
	.prologue
	.body
	.mii
	cmp4.eq p6, p7 = 32, r32
	cmp4.eq p8, p9 = 9, r32
	;;
	(p8) addl r14 = 1, r0
	.mmi
	(p6) addl r8 = 1, r0
	;;
	(p9) mov r14 = r0
	(p7) mov r8 = r0
	;;
	.mib
	nop 0
	or r8 = r14, r8
	br.ret.sptk.many b0
	.endp isblank#
	.align 16
	.align 64
	.global _isblank#
	.type	_isblank#, @function
	.proc _isblank#
_isblank:
	.prologue
	.body
	.mii
	cmp4.eq p6, p7 = 32, r32
	cmp4.eq p8, p9 = 9, r32
	;;
	(p8) addl r14 = 1, r0
	.mmi
	(p6) addl r8 = 1, r0
	;;
	(p9) mov r14 = r0
	(p7) mov r8 = r0
	;;
	.mib
	nop 0
	or r8 = r14, r8
	br.ret.sptk.many b0
	.endp _isblank#
	.align 16
	.align 64
	.global iscntrl#
	.type	iscntrl#, @function
	.proc iscntrl#
iscntrl:
	.prologue
	.body
	.mii
	cmp4.geu p6, p7 = 31, r32
	cmp4.eq p8, p9 = 127, r32
	;;
	(p8) addl r14 = 1, r0
	.mmi
	(p6) addl r8 = 1, r0
	;;
	(p9) mov r14 = r0
	(p7) mov r8 = r0
	;;
	.mib
	nop 0
	or r8 = r14, r8
	br.ret.sptk.many b0
	.endp iscntrl#
	.align 16
	.align 64
	.global _iscntrl#
	.type	_iscntrl#, @function
	.proc _iscntrl#
_iscntrl:
	.prologue
	.body
	.mii
	cmp4.geu p6, p7 = 31, r32
	cmp4.eq p8, p9 = 127, r32
	;;
	(p8) addl r14 = 1, r0
	.mmi
	(p6) addl r8 = 1, r0
	;;
	(p9) mov r14 = r0
	(p7) mov r8 = r0
	;;
	.mib
	nop 0
	or r8 = r14, r8
	br.ret.sptk.many b0
	.endp _iscntrl#
	.align 16
	.align 64
	.global isprint#
	.type	isprint#, @function
	.proc isprint#
isprint:
	.prologue
	.body
	.mmi
	adds r32 = -32, r32
	;;
	cmp4.geu p6, p7 = 94, r32
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp isprint#
	.align 16
	.align 64
	.global _isprint#
	.type	_isprint#, @function
	.proc _isprint#
_isprint:
	.prologue
	.body
	.mmi
	adds r32 = -32, r32
	;;
	cmp4.geu p6, p7 = 94, r32
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp _isprint#
	.align 16
	.align 64
	.global isgraph#
	.type	isgraph#, @function
	.proc isgraph#
isgraph:
	.prologue
	.body
	.mmi
	adds r32 = -33, r32
	;;
	cmp4.geu p6, p7 = 93, r32
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp isgraph#
	.align 16
	.align 64
	.global _isgraph#
	.type	_isgraph#, @function
	.proc _isgraph#
_isgraph:
	.prologue
	.body
	.mmi
	adds r32 = -33, r32
	;;
	cmp4.geu p6, p7 = 93, r32
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp _isgraph#
	.align 16
	.align 64
	.global ispunct#
	.type	ispunct#, @function
	.proc ispunct#
ispunct:
	.prologue
	.body
	.mmi
	adds r14 = -33, r32
	adds r15 = -48, r32
	mov r8 = r0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 93, r14
	(p6) br.cond.dptk .L57
	;;
	.mib
	or r32 = 32, r32
	cmp4.geu p6, p7 = 9, r15
	(p7) br.cond.dptk .L63
.L57:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	;;
.L63:
	.mmi
	adds r32 = -97, r32
	;;
	cmp4.ltu p6, p7 = 25, r32
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp ispunct#
	.align 16
	.align 64
	.global _ispunct#
	.type	_ispunct#, @function
	.proc _ispunct#
_ispunct:
	.prologue
	.body
	.mmi
	adds r14 = -33, r32
	adds r15 = -48, r32
	mov r8 = r0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 93, r14
	(p6) br.cond.dptk .L64
	;;
	.mib
	or r32 = 32, r32
	cmp4.geu p6, p7 = 9, r15
	(p7) br.cond.dptk .L70
.L64:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	;;
.L70:
	.mmi
	adds r32 = -97, r32
	;;
	cmp4.ltu p6, p7 = 25, r32
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp _ispunct#
	.align 16
	.align 64
	.global isascii#
	.type	isascii#, @function
	.proc isascii#
isascii:
	.prologue
	.body
	.mmi
	cmp4.geu p6, p7 = 127, r32
	;;
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp isascii#
	.align 16
	.align 64
	.global _isascii#
	.type	_isascii#, @function
	.proc _isascii#
_isascii:
	.prologue
	.body
	.mmi
	cmp4.geu p6, p7 = 127, r32
	;;
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp _isascii#
	.align 16
	.align 64
	.global tolower#
	.type	tolower#, @function
	.proc tolower#
tolower:
	.prologue
	.body
	.mii
	adds r14 = -65, r32
	mov r8 = r32
	;;
	cmp4.ltu p6, p7 = 25, r14
	;;
	.mib
	nop 0
	(p7) adds r8 = 32, r32
	br.ret.sptk.many b0
	.endp tolower#
	.align 16
	.align 64
	.global toupper#
	.type	toupper#, @function
	.proc toupper#
toupper:
	.prologue
	.body
	.mii
	adds r14 = -97, r32
	mov r8 = r32
	;;
	cmp4.ltu p6, p7 = 25, r14
	;;
	.mib
	nop 0
	(p7) adds r8 = -32, r32
	br.ret.sptk.many b0
	.endp toupper#
	.align 16
	.align 64
	.global _tolower#
	.type	_tolower#, @function
	.proc _tolower#
_tolower:
	.prologue
	.body
	.mii
	adds r14 = -65, r32
	mov r8 = r32
	;;
	cmp4.ltu p6, p7 = 25, r14
	;;
	.mib
	nop 0
	(p7) adds r8 = 32, r32
	br.ret.sptk.many b0
	.endp _tolower#
	.align 16
	.align 64
	.global _toupper#
	.type	_toupper#, @function
	.proc _toupper#
_toupper:
	.prologue
	.body
	.mii
	adds r14 = -97, r32
	mov r8 = r32
	;;
	cmp4.ltu p6, p7 = 25, r14
	;;
	.mib
	nop 0
	(p7) adds r8 = -32, r32
	br.ret.sptk.many b0
	.endp _toupper#
	.align 16
	.align 64
	.global toascii#
	.type	toascii#, @function
	.proc toascii#
toascii:
	.prologue
	.body
	.mib
	nop 0
	and r8 = 127, r32
	br.ret.sptk.many b0
	.endp toascii#
	.global __nl_char_size#
	.section	.sdata,"aws"
	.align 4
	.type	__nl_char_size#, @object
	.size	__nl_char_size#, 4
__nl_char_size:
	data4	1
	.global __SB_masks#
	.section	.sbss,"aws",@nobits
	.align 8
	.type	__SB_masks#, @object
	.size	__SB_masks#, 8
__SB_masks:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
