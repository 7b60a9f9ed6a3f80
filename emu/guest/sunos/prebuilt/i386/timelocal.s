// 56f2521166eda2f0a4e0d5806aeb8cf2 newlib/libc/locale/timelocal.c
	.file	"timelocal.c"
	.text
	.section	.text.__time_load_locale,"ax",@progbits
	.p2align 4
	.globl	__time_load_locale
	.type	__time_load_locale, @function
__time_load_locale:
	xorl	%eax, %eax
	ret
	.size	__time_load_locale, .-__time_load_locale
	.globl	_C_time_locale
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"Jan"
.LC1:
	.string	"Feb"
.LC2:
	.string	"Mar"
.LC3:
	.string	"Apr"
.LC4:
	.string	"May"
.LC5:
	.string	"Jun"
.LC6:
	.string	"Jul"
.LC7:
	.string	"Aug"
.LC8:
	.string	"Sep"
.LC9:
	.string	"Oct"
.LC10:
	.string	"Nov"
.LC11:
	.string	"Dec"
.LC12:
	.string	"January"
.LC13:
	.string	"February"
.LC14:
	.string	"March"
.LC15:
	.string	"April"
.LC16:
	.string	"June"
.LC17:
	.string	"July"
.LC18:
	.string	"August"
.LC19:
	.string	"September"
.LC20:
	.string	"October"
.LC21:
	.string	"November"
.LC22:
	.string	"December"
.LC23:
	.string	"Sun"
.LC24:
	.string	"Mon"
.LC25:
	.string	"Tue"
.LC26:
	.string	"Wed"
.LC27:
	.string	"Thu"
.LC28:
	.string	"Fri"
.LC29:
	.string	"Sat"
.LC30:
	.string	"Sunday"
.LC31:
	.string	"Monday"
.LC32:
	.string	"Tuesday"
.LC33:
	.string	"Wednesday"
.LC34:
	.string	"Thursday"
.LC35:
	.string	"Friday"
.LC36:
	.string	"Saturday"
.LC37:
	.string	"%H:%M:%S"
.LC38:
	.string	"%m/%d/%y"
.LC39:
	.string	"%a %b %e %H:%M:%S %Y"
.LC40:
	.string	"AM"
.LC41:
	.string	"PM"
.LC42:
	.string	"%a %b %e %H:%M:%S %Z %Y"
.LC43:
	.string	"md"
.LC44:
	.string	"%I:%M:%S %p"
.LC45:
	.string	""
	.section	.data.rel.ro.local,"aw"
	.align 32
	.type	_C_time_locale, @object
	.size	_C_time_locale, 252
_C_time_locale:
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
	.long	.LC4
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
	.long	.LC31
	.long	.LC32
	.long	.LC33
	.long	.LC34
	.long	.LC35
	.long	.LC36
	.long	.LC37
	.long	.LC38
	.long	.LC39
	.long	.LC40
	.long	.LC41
	.long	.LC42
	.long	.LC12
	.long	.LC13
	.long	.LC14
	.long	.LC15
	.long	.LC4
	.long	.LC16
	.long	.LC17
	.long	.LC18
	.long	.LC19
	.long	.LC20
	.long	.LC21
	.long	.LC22
	.long	.LC43
	.long	.LC44
	.long	.LC45
	.long	.LC45
	.long	.LC45
	.long	.LC45
	.long	.LC45
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
