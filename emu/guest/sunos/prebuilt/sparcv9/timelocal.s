! 56f2521166eda2f0a4e0d5806aeb8cf2 newlib/libc/locale/timelocal.c
	.file	"timelocal.c"
	.section	".text"
	.section	.text.__time_load_locale,"ax",@progbits
	.align 4
	.global __time_load_locale
	.type	__time_load_locale, #function
	.proc	04
__time_load_locale:
	save	%sp, -176, %sp
	return	%i7+8
	 mov	0, %o0
	.size	__time_load_locale, .-__time_load_locale
	.global _C_time_locale
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"Jan"
	.align 8
.LC1:
	.asciz	"Feb"
	.align 8
.LC2:
	.asciz	"Mar"
	.align 8
.LC3:
	.asciz	"Apr"
	.align 8
.LC4:
	.asciz	"May"
	.align 8
.LC5:
	.asciz	"Jun"
	.align 8
.LC6:
	.asciz	"Jul"
	.align 8
.LC7:
	.asciz	"Aug"
	.align 8
.LC8:
	.asciz	"Sep"
	.align 8
.LC9:
	.asciz	"Oct"
	.align 8
.LC10:
	.asciz	"Nov"
	.align 8
.LC11:
	.asciz	"Dec"
	.align 8
.LC12:
	.asciz	"January"
	.align 8
.LC13:
	.asciz	"February"
	.align 8
.LC14:
	.asciz	"March"
	.align 8
.LC15:
	.asciz	"April"
	.align 8
.LC16:
	.asciz	"June"
	.align 8
.LC17:
	.asciz	"July"
	.align 8
.LC18:
	.asciz	"August"
	.align 8
.LC19:
	.asciz	"September"
	.align 8
.LC20:
	.asciz	"October"
	.align 8
.LC21:
	.asciz	"November"
	.align 8
.LC22:
	.asciz	"December"
	.align 8
.LC23:
	.asciz	"Sun"
	.align 8
.LC24:
	.asciz	"Mon"
	.align 8
.LC25:
	.asciz	"Tue"
	.align 8
.LC26:
	.asciz	"Wed"
	.align 8
.LC27:
	.asciz	"Thu"
	.align 8
.LC28:
	.asciz	"Fri"
	.align 8
.LC29:
	.asciz	"Sat"
	.align 8
.LC30:
	.asciz	"Sunday"
	.align 8
.LC31:
	.asciz	"Monday"
	.align 8
.LC32:
	.asciz	"Tuesday"
	.align 8
.LC33:
	.asciz	"Wednesday"
	.align 8
.LC34:
	.asciz	"Thursday"
	.align 8
.LC35:
	.asciz	"Friday"
	.align 8
.LC36:
	.asciz	"Saturday"
	.align 8
.LC37:
	.asciz	"%H:%M:%S"
	.align 8
.LC38:
	.asciz	"%m/%d/%y"
	.align 8
.LC39:
	.asciz	"%a %b %e %H:%M:%S %Y"
	.align 8
.LC40:
	.asciz	"AM"
	.align 8
.LC41:
	.asciz	"PM"
	.align 8
.LC42:
	.asciz	"%a %b %e %H:%M:%S %Z %Y"
	.align 8
.LC43:
	.asciz	"md"
	.align 8
.LC44:
	.asciz	"%I:%M:%S %p"
	.align 8
.LC45:
	.asciz	""
	.section	.data.rel.ro.local,"aw"
	.align 8
	.type	_C_time_locale, #object
	.size	_C_time_locale, 504
_C_time_locale:
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
	.xword	.LC4
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
	.xword	.LC31
	.xword	.LC32
	.xword	.LC33
	.xword	.LC34
	.xword	.LC35
	.xword	.LC36
	.xword	.LC37
	.xword	.LC38
	.xword	.LC39
	.xword	.LC40
	.xword	.LC41
	.xword	.LC42
	.xword	.LC12
	.xword	.LC13
	.xword	.LC14
	.xword	.LC15
	.xword	.LC4
	.xword	.LC16
	.xword	.LC17
	.xword	.LC18
	.xword	.LC19
	.xword	.LC20
	.xword	.LC21
	.xword	.LC22
	.xword	.LC43
	.xword	.LC44
	.xword	.LC45
	.xword	.LC45
	.xword	.LC45
	.xword	.LC45
	.xword	.LC45
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
