; a42c52629dd9135fb26962cde8e8ff29 newlib/libc/locale/timelocal.c
	.LEVEL 1.1
	.text
	.section	.text.__time_load_locale,"ax",@progbits
	.align 4
.globl __time_load_locale
	.type	__time_load_locale, @function
__time_load_locale:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	bv %r0(%r2)
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	__time_load_locale, .-__time_load_locale
.globl _C_time_locale
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC0:
	.stringz	"Jan"
	.align 4
.LC1:
	.stringz	"Feb"
	.align 4
.LC2:
	.stringz	"Mar"
	.align 4
.LC3:
	.stringz	"Apr"
	.align 4
.LC4:
	.stringz	"May"
	.align 4
.LC5:
	.stringz	"Jun"
	.align 4
.LC6:
	.stringz	"Jul"
	.align 4
.LC7:
	.stringz	"Aug"
	.align 4
.LC8:
	.stringz	"Sep"
	.align 4
.LC9:
	.stringz	"Oct"
	.align 4
.LC10:
	.stringz	"Nov"
	.align 4
.LC11:
	.stringz	"Dec"
	.align 4
.LC12:
	.stringz	"January"
	.align 4
.LC13:
	.stringz	"February"
	.align 4
.LC14:
	.stringz	"March"
	.align 4
.LC15:
	.stringz	"April"
	.align 4
.LC16:
	.stringz	"June"
	.align 4
.LC17:
	.stringz	"July"
	.align 4
.LC18:
	.stringz	"August"
	.align 4
.LC19:
	.stringz	"September"
	.align 4
.LC20:
	.stringz	"October"
	.align 4
.LC21:
	.stringz	"November"
	.align 4
.LC22:
	.stringz	"December"
	.align 4
.LC23:
	.stringz	"Sun"
	.align 4
.LC24:
	.stringz	"Mon"
	.align 4
.LC25:
	.stringz	"Tue"
	.align 4
.LC26:
	.stringz	"Wed"
	.align 4
.LC27:
	.stringz	"Thu"
	.align 4
.LC28:
	.stringz	"Fri"
	.align 4
.LC29:
	.stringz	"Sat"
	.align 4
.LC30:
	.stringz	"Sunday"
	.align 4
.LC31:
	.stringz	"Monday"
	.align 4
.LC32:
	.stringz	"Tuesday"
	.align 4
.LC33:
	.stringz	"Wednesday"
	.align 4
.LC34:
	.stringz	"Thursday"
	.align 4
.LC35:
	.stringz	"Friday"
	.align 4
.LC36:
	.stringz	"Saturday"
	.align 4
.LC37:
	.stringz	"%H:%M:%S"
	.align 4
.LC38:
	.stringz	"%m/%d/%y"
	.align 4
.LC39:
	.stringz	"%a %b %e %H:%M:%S %Y"
	.align 4
.LC40:
	.stringz	"AM"
	.align 4
.LC41:
	.stringz	"PM"
	.align 4
.LC42:
	.stringz	"%a %b %e %H:%M:%S %Z %Y"
	.align 4
.LC43:
	.stringz	"md"
	.align 4
.LC44:
	.stringz	"%I:%M:%S %p"
	.align 4
.LC45:
	.stringz	""
	.section	.data.rel.ro.local,"aw"
	.align 4
	.type	_C_time_locale, @object
	.size	_C_time_locale, 252
_C_time_locale:
	.word	.LC0
	.word	.LC1
	.word	.LC2
	.word	.LC3
	.word	.LC4
	.word	.LC5
	.word	.LC6
	.word	.LC7
	.word	.LC8
	.word	.LC9
	.word	.LC10
	.word	.LC11
	.word	.LC12
	.word	.LC13
	.word	.LC14
	.word	.LC15
	.word	.LC4
	.word	.LC16
	.word	.LC17
	.word	.LC18
	.word	.LC19
	.word	.LC20
	.word	.LC21
	.word	.LC22
	.word	.LC23
	.word	.LC24
	.word	.LC25
	.word	.LC26
	.word	.LC27
	.word	.LC28
	.word	.LC29
	.word	.LC30
	.word	.LC31
	.word	.LC32
	.word	.LC33
	.word	.LC34
	.word	.LC35
	.word	.LC36
	.word	.LC37
	.word	.LC38
	.word	.LC39
	.word	.LC40
	.word	.LC41
	.word	.LC42
	.word	.LC12
	.word	.LC13
	.word	.LC14
	.word	.LC15
	.word	.LC4
	.word	.LC16
	.word	.LC17
	.word	.LC18
	.word	.LC19
	.word	.LC20
	.word	.LC21
	.word	.LC22
	.word	.LC43
	.word	.LC44
	.word	.LC45
	.word	.LC45
	.word	.LC45
	.word	.LC45
	.word	.LC45
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
