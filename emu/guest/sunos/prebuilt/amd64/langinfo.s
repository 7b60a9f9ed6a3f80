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
	leal	-1(%rdi), %edx
	leaq	.LC0(%rip), %rax
	cmpl	$56, %edx
	ja	.L1
	movslq	%edi, %rdi
	leaq	texts.0(%rip), %rax
	movq	(%rax,%rdi,8), %rax
.L1:
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
	.size	texts.0, 464
texts.0:
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
	.quad	.LC19
	.quad	.LC31
	.quad	.LC32
	.quad	.LC33
	.quad	.LC34
	.quad	.LC35
	.quad	.LC36
	.quad	.LC37
	.quad	.LC38
	.quad	.LC0
	.quad	.LC39
	.quad	.LC40
	.quad	.LC41
	.quad	.LC42
	.quad	.LC43
	.quad	.LC44
	.quad	.LC45
	.quad	.LC46
	.quad	.LC47
	.quad	.LC48
	.quad	.LC0
	.quad	.LC0
	.quad	.LC0
	.quad	.LC0
	.quad	.LC0
	.quad	.LC49
	.quad	.LC50
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
