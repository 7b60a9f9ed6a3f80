; d0edab0b7db72308886d6339a8d8a011 emu/guest/libc/hpux/string.c
	.LEVEL 1.1
	.text
	.section	.text._memcpy,"ax",@progbits
	.align 4
.globl _memcpy
	.type	_memcpy, @function
_memcpy:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl memcpy,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	_memcpy, .-_memcpy
	.section	.text._memset,"ax",@progbits
	.align 4
.globl _memset
	.type	_memset, @function
_memset:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl memset,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	_memset, .-_memset
	.section	.text._memcmp,"ax",@progbits
	.align 4
.globl _memcmp
	.type	_memcmp, @function
_memcmp:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl memcmp,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	_memcmp, .-_memcmp
.globl __memmove_ver
	.data
	.align 4
	.type	__memmove_ver, @object
	.size	__memmove_ver, 4
__memmove_ver:
	.word	1
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
