// 7299bbb4b6536816339860569e71e737 emu/guest/hpux/tests/tls-library.c
	.file	"tls-library.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.global __tls_get_addr#
	.type	__tls_get_addr#, @function
	.align 16
	.align 64
	.global library_own#
	.type	library_own#, @function
	.proc library_own#
library_own:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
	nop 0
	.save rp, r32
	mov r32 = b0
	.mmi
	addl r35 = @ltoff(@dtpmod(own#)), r1
	nop 0
	mov r34 = r1
	.body
	;;
	.mib
	ld8 r35 = [r35]
	mov r36 = r0
	br.call.sptk.many b0 = __tls_get_addr#
	;;
	.mmi
	mov r2 = r8
	mov r1 = r34
	mov b0 = r32
	;;
	.mib
	addl r8 = @dtprel(own#), r2
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp library_own#
	.section	.tdata,"awT",@progbits
	.align 4
	.type	own#, @object
	.size	own#, 4
own:
	data4	20
	.global of_library#
	.align 4
	.type	of_library#, @object
	.size	of_library#, 8
of_library:
	data4	10
	data4	0
	.ident	"GCC: (GNU) 12.2.0"
