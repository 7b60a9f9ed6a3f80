/* start.S - the loader's entry, its system calls, and what imports without an implementation run. */
	.text
	.align 32

/* The kernel starts here: r32 to r35 are argc, argv, envp, load_info. The program's frame is the outermost one. */
	.global _start#
	.proc _start#
_start:
	.prologue
	.save rp, r0
	alloc r36 = ar.pfs, 4, 1, 4, 0
	.body
	movl r1 = __gp#
	mov r37 = r32
	mov r38 = r33
	mov r39 = r34
	mov r40 = r35
	;;
	br.call.sptk.many b0 = loader_main#
	;;
	break.m 0
	.endp _start#

/* struct call_result hpux_call(long number, seven arguments): value (or minus the error number) in r8, the second result in r9. The table of
 * entries is in ar.k7; an entry returns by b6, and sets p14 on an error. */
	.global hpux_call#
	.proc hpux_call#
hpux_call:
	.prologue 8, r41
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 8, 3, 7, 0
	mov r40 = ar.k7
	.body
	mov r8 = r32
	;;
	shladd r14 = r32, 3, r40
	mov r43 = r33
	mov r44 = r34
	mov r45 = r35
	;;
	ld8 r14 = [r14]
	mov r46 = r36
	mov r47 = r37
	mov r48 = r38
	mov r49 = r39
	;;
	mov b6 = r14
	;;
	br.call.sptk.many b6 = b6
	;;
(p14)	sub r8 = r0, r8
	mov ar.pfs = r41
	br.ret.sptk.many b0
	;;
	.endp hpux_call#

/* The code of every import without an implementation: the gp of its descriptor is the address of its name. */
	.global missing_import#
	.proc missing_import#
missing_import:
	.prologue
	.save rp, r33
	alloc r32 = ar.pfs, 0, 3, 1, 0
	mov r33 = b0
	.body
	mov r35 = r1
	movl r1 = __gp#
	;;
	br.call.sptk.many b0 = report_missing#
	;;
	mov ar.pfs = r32
	mov b0 = r33
	;;
	br.ret.sptk.many b0
	;;
	.endp missing_import#

/* void set_thread_pointer(long) */
	.global set_thread_pointer#
	.proc set_thread_pointer#
set_thread_pointer:
	mov r13 = r32
	br.ret.sptk.many b0
	;;
	.endp set_thread_pointer#
