! 091e468031bc5a07e0de800525520967 emu/guest/libc/sunos/langinfo.c
	.file	"langinfo.c"
	.section	".text"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	""
	.section	.text.nl_langinfo,"ax",@progbits
	.align 4
	.global nl_langinfo
	.type	nl_langinfo, #function
	.proc	0102
nl_langinfo:
	save	%sp, -176, %sp
	add	%i0, -1, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, 56
	bgu,pt	%icc, .L3
	 sethi	%gdop_hix22(.LC0), %g1
	sethi	%gdop_hix22(texts.0), %g1
	sllx	%i0, 3, %i0
	xor	%g1, %gdop_lox10(texts.0), %g1
	ldx	[%l7 + %g1], %l7, %gdop(texts.0)
	ldx	[%l7+%i0], %i0
	return	%i7+8
	 nop
.L3:
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %i0, %gdop(.LC0)
	return	%i7+8
	 nop
	.size	nl_langinfo, .-nl_langinfo
	.section	.rodata.str1.8
	.align 8
.LC1:
	.asciz	"Sunday"
	.align 8
.LC2:
	.asciz	"Monday"
	.align 8
.LC3:
	.asciz	"Tuesday"
	.align 8
.LC4:
	.asciz	"Wednesday"
	.align 8
.LC5:
	.asciz	"Thursday"
	.align 8
.LC6:
	.asciz	"Friday"
	.align 8
.LC7:
	.asciz	"Saturday"
	.align 8
.LC8:
	.asciz	"Sun"
	.align 8
.LC9:
	.asciz	"Mon"
	.align 8
.LC10:
	.asciz	"Tue"
	.align 8
.LC11:
	.asciz	"Wed"
	.align 8
.LC12:
	.asciz	"Thu"
	.align 8
.LC13:
	.asciz	"Fri"
	.align 8
.LC14:
	.asciz	"Sat"
	.align 8
.LC15:
	.asciz	"January"
	.align 8
.LC16:
	.asciz	"February"
	.align 8
.LC17:
	.asciz	"March"
	.align 8
.LC18:
	.asciz	"April"
	.align 8
.LC19:
	.asciz	"May"
	.align 8
.LC20:
	.asciz	"June"
	.align 8
.LC21:
	.asciz	"July"
	.align 8
.LC22:
	.asciz	"August"
	.align 8
.LC23:
	.asciz	"September"
	.align 8
.LC24:
	.asciz	"October"
	.align 8
.LC25:
	.asciz	"November"
	.align 8
.LC26:
	.asciz	"December"
	.align 8
.LC27:
	.asciz	"Jan"
	.align 8
.LC28:
	.asciz	"Feb"
	.align 8
.LC29:
	.asciz	"Mar"
	.align 8
.LC30:
	.asciz	"Apr"
	.align 8
.LC31:
	.asciz	"Jun"
	.align 8
.LC32:
	.asciz	"Jul"
	.align 8
.LC33:
	.asciz	"Aug"
	.align 8
.LC34:
	.asciz	"Sep"
	.align 8
.LC35:
	.asciz	"Oct"
	.align 8
.LC36:
	.asciz	"Nov"
	.align 8
.LC37:
	.asciz	"Dec"
	.align 8
.LC38:
	.asciz	"."
	.align 8
.LC39:
	.asciz	"yes"
	.align 8
.LC40:
	.asciz	"no"
	.align 8
.LC41:
	.asciz	"-"
	.align 8
.LC42:
	.asciz	"%a %b %e %H:%M:%S %Y"
	.align 8
.LC43:
	.asciz	"%m/%d/%y"
	.align 8
.LC44:
	.asciz	"%H:%M:%S"
	.align 8
.LC45:
	.asciz	"AM"
	.align 8
.LC46:
	.asciz	"PM"
	.align 8
.LC47:
	.asciz	"646"
	.align 8
.LC48:
	.asciz	"%I:%M:%S %p"
	.align 8
.LC49:
	.asciz	"^[yY]"
	.align 8
.LC50:
	.asciz	"^[nN]"
	.section	.data.rel.ro.local,"aw"
	.align 8
	.type	texts.0, #object
	.size	texts.0, 464
texts.0:
	.xword	.LC0
	.xword	.LC1
	.xword	.LC2
	.xword	.LC3
	.xword	.LC4
	.xword	.LC5
	.xword	.LC6
	.xword	.LC7
	.xword	.LC8
	.xword	.LC9
	.xword	.LC10
	.xword	.LC11
	.xword	.LC12
	.xword	.LC13
	.xword	.LC14
	.xword	.LC15
	.xword	.LC16
	.xword	.LC17
	.xword	.LC18
	.xword	.LC19
	.xword	.LC20
	.xword	.LC21
	.xword	.LC22
	.xword	.LC23
	.xword	.LC24
	.xword	.LC25
	.xword	.LC26
	.xword	.LC27
	.xword	.LC28
	.xword	.LC29
	.xword	.LC30
	.xword	.LC19
	.xword	.LC31
	.xword	.LC32
	.xword	.LC33
	.xword	.LC34
	.xword	.LC35
	.xword	.LC36
	.xword	.LC37
	.xword	.LC38
	.xword	.LC0
	.xword	.LC39
	.xword	.LC40
	.xword	.LC41
	.xword	.LC42
	.xword	.LC43
	.xword	.LC44
	.xword	.LC45
	.xword	.LC46
	.xword	.LC47
	.xword	.LC48
	.xword	.LC0
	.xword	.LC0
	.xword	.LC0
	.xword	.LC0
	.xword	.LC0
	.xword	.LC49
	.xword	.LC50
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.text.__sparc_get_pc_thunk.l7,"axG",@progbits,__sparc_get_pc_thunk.l7,comdat
	.align 4
	.weak	__sparc_get_pc_thunk.l7
	.hidden	__sparc_get_pc_thunk.l7
	.type	__sparc_get_pc_thunk.l7, #function
	.proc	020
__sparc_get_pc_thunk.l7:
	jmp	%o7+8
	 add	%o7, %l7, %l7
	.section	.note.GNU-stack,"",@progbits
