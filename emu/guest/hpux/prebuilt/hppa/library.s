; ebc94b0862974d4aa4475bfb262cb9b9 emu/guest/hpux/hppa/library.c
	.LEVEL 1.1
	.text
	.section	.text._start,"ax",@progbits
	.align 4
.globl _start
	.type	_start, @function
_start:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	copy %r19,%r4
	bl main,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	bl exit,%r2
	copy %r28,%r26
	nop
	.EXIT
	.PROCEND
	.size	_start, .-_start
	.section	.text.library_tls_size,"ax",@progbits
	.align 4
.globl library_tls_size
	.type	library_tls_size, @function
library_tls_size:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl __dld_tls_size,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	ldo 8(%r28),%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	library_tls_size, .-library_tls_size
	.section	.text.library_tls_align,"ax",@progbits
	.align 4
.globl library_tls_align
	.type	library_tls_align, @function
library_tls_align:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	bv %r0(%r2)
	ldi 8,%r28
	.EXIT
	.PROCEND
	.size	library_tls_align, .-library_tls_align
	.section	.text.library_tls_begin,"ax",@progbits
	.align 4
.globl library_tls_begin
	.type	library_tls_begin, @function
library_tls_begin:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	library_tls_begin, .-library_tls_begin
	.section	.text.library_tls_end,"ax",@progbits
	.align 4
.globl library_tls_end
	.type	library_tls_end, @function
library_tls_end:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	library_tls_end, .-library_tls_end
	.section	.text.library_finish,"ax",@progbits
	.align 4
.globl library_finish
	.type	library_finish, @function
library_finish:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	library_finish, .-library_finish
	.comm	__break_now,4,4
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
