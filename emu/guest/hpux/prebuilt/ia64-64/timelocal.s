// a42c52629dd9135fb26962cde8e8ff29 newlib/libc/locale/timelocal.c
	.file	"timelocal.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __time_load_locale#
	.type	__time_load_locale#, @function
	.proc __time_load_locale#
__time_load_locale:
	.prologue
	.body
	.mib
	nop 0
	mov r8 = r0
	br.ret.sptk.many b0
	.endp __time_load_locale#
	.global _C_time_locale#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"Jan"
	.align 8
.LC1:
	stringz	"Feb"
	.align 8
.LC2:
	stringz	"Mar"
	.align 8
.LC3:
	stringz	"Apr"
	.align 8
.LC4:
	stringz	"May"
	.align 8
.LC5:
	stringz	"Jun"
	.align 8
.LC6:
	stringz	"Jul"
	.align 8
.LC7:
	stringz	"Aug"
	.align 8
.LC8:
	stringz	"Sep"
	.align 8
.LC9:
	stringz	"Oct"
	.align 8
.LC10:
	stringz	"Nov"
	.align 8
.LC11:
	stringz	"Dec"
	.align 8
.LC12:
	stringz	"January"
	.align 8
.LC13:
	stringz	"February"
	.align 8
.LC14:
	stringz	"March"
	.align 8
.LC15:
	stringz	"April"
	.align 8
.LC16:
	stringz	"June"
	.align 8
.LC17:
	stringz	"July"
	.align 8
.LC18:
	stringz	"August"
	.align 8
.LC19:
	stringz	"September"
	.align 8
.LC20:
	stringz	"October"
	.align 8
.LC21:
	stringz	"November"
	.align 8
.LC22:
	stringz	"December"
	.align 8
.LC23:
	stringz	"Sun"
	.align 8
.LC24:
	stringz	"Mon"
	.align 8
.LC25:
	stringz	"Tue"
	.align 8
.LC26:
	stringz	"Wed"
	.align 8
.LC27:
	stringz	"Thu"
	.align 8
.LC28:
	stringz	"Fri"
	.align 8
.LC29:
	stringz	"Sat"
	.align 8
.LC30:
	stringz	"Sunday"
	.align 8
.LC31:
	stringz	"Monday"
	.align 8
.LC32:
	stringz	"Tuesday"
	.align 8
.LC33:
	stringz	"Wednesday"
	.align 8
.LC34:
	stringz	"Thursday"
	.align 8
.LC35:
	stringz	"Friday"
	.align 8
.LC36:
	stringz	"Saturday"
	.align 8
.LC37:
	stringz	"%H:%M:%S"
	.align 8
.LC38:
	stringz	"%m/%d/%y"
	.align 8
.LC39:
	stringz	"%a %b %e %H:%M:%S %Y"
	.align 8
.LC40:
	stringz	"AM"
	.align 8
.LC41:
	stringz	"PM"
	.align 8
.LC42:
	stringz	"%a %b %e %H:%M:%S %Z %Y"
	.align 8
.LC43:
	stringz	"md"
	.align 8
.LC44:
	stringz	"%I:%M:%S %p"
	.align 8
.LC45:
	stringz	""
	.section	.data.rel.ro.local,"aw"
	.align 8
	.type	_C_time_locale#, @object
	.size	_C_time_locale#, 504
_C_time_locale:
	data8	.LC0
	data8	.LC1
	data8	.LC2
	data8	.LC3
	data8	.LC4
	data8	.LC5
	data8	.LC6
	data8	.LC7
	data8	.LC8
	data8	.LC9
	data8	.LC10
	data8	.LC11
	data8	.LC12
	data8	.LC13
	data8	.LC14
	data8	.LC15
	data8	.LC4
	data8	.LC16
	data8	.LC17
	data8	.LC18
	data8	.LC19
	data8	.LC20
	data8	.LC21
	data8	.LC22
	data8	.LC23
	data8	.LC24
	data8	.LC25
	data8	.LC26
	data8	.LC27
	data8	.LC28
	data8	.LC29
	data8	.LC30
	data8	.LC31
	data8	.LC32
	data8	.LC33
	data8	.LC34
	data8	.LC35
	data8	.LC36
	data8	.LC37
	data8	.LC38
	data8	.LC39
	data8	.LC40
	data8	.LC41
	data8	.LC42
	data8	.LC12
	data8	.LC13
	data8	.LC14
	data8	.LC15
	data8	.LC4
	data8	.LC16
	data8	.LC17
	data8	.LC18
	data8	.LC19
	data8	.LC20
	data8	.LC21
	data8	.LC22
	data8	.LC43
	data8	.LC44
	data8	.LC45
	data8	.LC45
	data8	.LC45
	data8	.LC45
	data8	.LC45
	.ident	"GCC: (GNU) 12.2.0"
