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
	.size	_C_time_locale, 504
_C_time_locale:
	.quad	.LC0
	.quad	.LC1
	.quad	.LC2
	.quad	.LC3
	.quad	.LC4
	.quad	.LC5
	.quad	.LC6
	.quad	.LC7
	.quad	.LC8
	.quad	.LC9
	.quad	.LC10
	.quad	.LC11
	.quad	.LC12
	.quad	.LC13
	.quad	.LC14
	.quad	.LC15
	.quad	.LC4
	.quad	.LC16
	.quad	.LC17
	.quad	.LC18
	.quad	.LC19
	.quad	.LC20
	.quad	.LC21
	.quad	.LC22
	.quad	.LC23
	.quad	.LC24
	.quad	.LC25
	.quad	.LC26
	.quad	.LC27
	.quad	.LC28
	.quad	.LC29
	.quad	.LC30
	.quad	.LC31
	.quad	.LC32
	.quad	.LC33
	.quad	.LC34
	.quad	.LC35
	.quad	.LC36
	.quad	.LC37
	.quad	.LC38
	.quad	.LC39
	.quad	.LC40
	.quad	.LC41
	.quad	.LC42
	.quad	.LC12
	.quad	.LC13
	.quad	.LC14
	.quad	.LC15
	.quad	.LC4
	.quad	.LC16
	.quad	.LC17
	.quad	.LC18
	.quad	.LC19
	.quad	.LC20
	.quad	.LC21
	.quad	.LC22
	.quad	.LC43
	.quad	.LC44
	.quad	.LC45
	.quad	.LC45
	.quad	.LC45
	.quad	.LC45
	.quad	.LC45
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
