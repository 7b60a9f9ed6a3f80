// d4550f0a53cbfe74a05ff6a270169186 emu/guest/libc/hpux/string.c
	.file	"string.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global _memcpy#
	.type	_memcpy#, @function
	.proc _memcpy#
_memcpy:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 3, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	.mmi
	mov r40 = r34
	addp4 r39 = 0,r33
	addp4 r38 = 0,r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r37
	addp4 r8 = 0,r8
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp _memcpy#
	.align 16
	.align 64
	.global _memset#
	.type	_memset#, @function
	.proc _memset#
_memset:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 3, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	.mmi
	mov r39 = r33
	mov r40 = r34
	addp4 r38 = 0,r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r37
	addp4 r8 = 0,r8
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp _memset#
	.align 16
	.align 64
	.global _memcmp#
	.type	_memcmp#, @function
	.proc _memcmp#
_memcmp:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 3, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	.mmi
	mov r40 = r34
	addp4 r39 = 0,r33
	addp4 r38 = 0,r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp _memcmp#
	.global __memmove_ver#
	.section	.sdata,"aws"
	.align 4
	.type	__memmove_ver#, @object
	.size	__memmove_ver#, 4
__memmove_ver:
	data4	1
	.global memcmp#
	.type	memcmp#, @function
	.global memset#
	.type	memset#, @function
	.global memcpy#
	.type	memcpy#, @function
	.ident	"GCC: (GNU) 12.2.0"
