// 091e468031bc5a07e0de800525520967 emu/guest/libc/sunos/langinfo.c
	.file	"langinfo.c"
	.text
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	""
	.section	.text.nl_langinfo,"ax",@progbits
	.p2align 4
	.globl	nl_langinfo
	.type	nl_langinfo, @function
nl_langinfo:
	call	__x86.get_pc_thunk.dx
	addl	$_GLOBAL_OFFSET_TABLE_, %edx
	movl	4(%esp), %eax
	leal	-1(%eax), %ecx
	cmpl	$56, %ecx
	ja	.L3
	movl	texts.0@GOTOFF(%edx,%eax,4), %eax
	ret
	.p2align 4,,10
	.p2align 3
.L3:
	leal	.LC0@GOTOFF(%edx), %eax
	ret
	.size	nl_langinfo, .-nl_langinfo
	.section	.rodata.str1.1
.LC1:
	.string	"Sunday"
.LC2:
	.string	"Monday"
.LC3:
	.string	"Tuesday"
.LC4:
	.string	"Wednesday"
.LC5:
	.string	"Thursday"
.LC6:
	.string	"Friday"
.LC7:
	.string	"Saturday"
.LC8:
	.string	"Sun"
.LC9:
	.string	"Mon"
.LC10:
	.string	"Tue"
.LC11:
	.string	"Wed"
.LC12:
	.string	"Thu"
.LC13:
	.string	"Fri"
.LC14:
	.string	"Sat"
.LC15:
	.string	"January"
.LC16:
	.string	"February"
.LC17:
	.string	"March"
.LC18:
	.string	"April"
.LC19:
	.string	"May"
.LC20:
	.string	"June"
.LC21:
	.string	"July"
.LC22:
	.string	"August"
.LC23:
	.string	"September"
.LC24:
	.string	"October"
.LC25:
	.string	"November"
.LC26:
	.string	"December"
.LC27:
	.string	"Jan"
.LC28:
	.string	"Feb"
.LC29:
	.string	"Mar"
.LC30:
	.string	"Apr"
.LC31:
	.string	"Jun"
.LC32:
	.string	"Jul"
.LC33:
	.string	"Aug"
.LC34:
	.string	"Sep"
.LC35:
	.string	"Oct"
.LC36:
	.string	"Nov"
.LC37:
	.string	"Dec"
.LC38:
	.string	"."
.LC39:
	.string	"yes"
.LC40:
	.string	"no"
.LC41:
	.string	"-"
.LC42:
	.string	"%a %b %e %H:%M:%S %Y"
.LC43:
	.string	"%m/%d/%y"
.LC44:
	.string	"%H:%M:%S"
.LC45:
	.string	"AM"
.LC46:
	.string	"PM"
.LC47:
	.string	"646"
.LC48:
	.string	"%I:%M:%S %p"
.LC49:
	.string	"^[yY]"
.LC50:
	.string	"^[nN]"
	.section	.data.rel.ro.local,"aw"
	.align 32
	.type	texts.0, @object
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
	.section	.text.__x86.get_pc_thunk.dx,"axG",@progbits,__x86.get_pc_thunk.dx,comdat
	.globl	__x86.get_pc_thunk.dx
	.hidden	__x86.get_pc_thunk.dx
	.type	__x86.get_pc_thunk.dx, @function
__x86.get_pc_thunk.dx:
	movl	(%esp), %edx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
