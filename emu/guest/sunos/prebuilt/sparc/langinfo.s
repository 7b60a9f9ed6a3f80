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
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	add	%i0, -1, %g1
	cmp	%g1, 56
	bgu	.L3
	 sethi	%gdop_hix22(.LC0), %g1
	sethi	%gdop_hix22(texts.0), %g1
	sll	%i0, 2, %i0
	xor	%g1, %gdop_lox10(texts.0), %g1
	ld	[%l7 + %g1], %l7, %gdop(texts.0)
	ld	[%l7+%i0], %i0
	jmp	%i7+8
	 restore
.L3:
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %i0, %gdop(.LC0)
	jmp	%i7+8
	 restore
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
	.align 4
	.type	texts.0, #object
	.size	texts.0, 232
texts.0:
	.long	.LC0
	.long	.LC1
	.long	.LC2
	.long	.LC3
	.long	.LC4
	.long	.LC5
	.long	.LC6
	.long	.LC7
	.long	.LC8
	.long	.LC9
	.long	.LC10
	.long	.LC11
	.long	.LC12
	.long	.LC13
	.long	.LC14
	.long	.LC15
	.long	.LC16
	.long	.LC17
	.long	.LC18
	.long	.LC19
	.long	.LC20
	.long	.LC21
	.long	.LC22
	.long	.LC23
	.long	.LC24
	.long	.LC25
	.long	.LC26
	.long	.LC27
	.long	.LC28
	.long	.LC29
	.long	.LC30
	.long	.LC19
	.long	.LC31
	.long	.LC32
	.long	.LC33
	.long	.LC34
	.long	.LC35
	.long	.LC36
	.long	.LC37
	.long	.LC38
	.long	.LC0
	.long	.LC39
	.long	.LC40
	.long	.LC41
	.long	.LC42
	.long	.LC43
	.long	.LC44
	.long	.LC45
	.long	.LC46
	.long	.LC47
	.long	.LC48
	.long	.LC0
	.long	.LC0
	.long	.LC0
	.long	.LC0
	.long	.LC0
	.long	.LC49
	.long	.LC50
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
