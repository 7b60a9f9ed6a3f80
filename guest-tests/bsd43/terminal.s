# Terminals: what stty sets is what gtty tells, for each flag, mode and character of sys/h/ioctl.h, on a pseudo-terminal. A line has the
# call's error, and the bytes of struct sgttyb, struct tchars, struct ltchars and the local modes after it.
start:	.word 0
	pushl $0
	pushl $2
	pushl $s_ptmx
	calls $3, _open
	movl r0, r6
	movab table, r7
1:	tstl (r7)
	beql 2f
	clrl _errno
	pushab 8(r7)
	pushl 4(r7)
	pushl r6
	calls $3, _ioctl
	pushl _errno
	pushl (r7)
	calls $2, _say
	calls $0, show
	addl2 $16, r7
	brb 1b
2:	movab pointers, r7		# bad pointers: EFAULT
3:	tstl (r7)
	beql 4f
	clrl _errno
	pushl $0x30000000
	pushl (r7)+
	pushl r6
	calls $3, _ioctl
	pushl _errno
	pushl $s_pointer
	calls $2, _say
	brb 3b
4:	calls $0, show			# nothing has changed
	clrq buffer
	pushl $buffer
	pushl $0x40047400		# TIOCGETD: the new discipline
	pushl r6
	calls $3, _ioctl
	pushl buffer
	pushl $s_discipline
	calls $2, _say
	pushl $0
	calls $1, _exit

# Prints the structures of the terminal.
show:	.word 0x180
	movab asked, r7
1:	movl (r7)+, r8
	beql 2f
	clrq buffer
	pushl $buffer
	pushl r8
	pushl r6
	calls $3, _ioctl
	pushl (r7)+
	pushl $buffer
	calls $2, bytes
	brb 1b
2:	pushl $newline
	calls $1, _puts
	ret

# bytes(address, n): prints a space and hexadecimal digits.
bytes:	.word 0x3c
	movl 4(ap), r2
	movl 8(ap), r3
	movab line, r4
	movb $32, (r4)+
1:	movzbl (r2)+, r5
	divl3 $16, r5, r0
	movb hexadecimal(r0), (r4)+
	bicl2 $0xfffffff0, r5
	movb hexadecimal(r5), (r4)+
	sobgtr r3, 1b
	clrb (r4)
	pushl $line
	calls $1, _puts
	ret
.data
.align 2
asked:	.long 0x40067408, 6, 0x40067412, 6, 0x40067474, 6, 0x4004747c, 2, 0
pointers: .long 0x40067408, 0x40067412, 0x40067474, 0x4004747c, 0x40047400, 0x80067409, 0x8006740a, 0x80067411, 0x80067475, 0x8004747d, 0x8004747e
	.long 0x8004747f, 0x80047410, 0
table:
	.long n0, 0x80067409, 0x15080f0f, 0x00d8
	.long n1, 0x8006740a, 0x15080f0f, 0x00d9
	.long n2, 0x8006740a, 0x15080f0f, 0x00da
	.long n3, 0x8006740a, 0x15080f0f, 0x00dc
	.long n4, 0x8006740a, 0x15080f0f, 0x00d0
	.long n5, 0x8006740a, 0x15080f0f, 0x00c8
	.long n6, 0x8006740a, 0x15080f0f, 0x00f8
	.long n7, 0x8006740a, 0x15080f0f, 0x0058
	.long n8, 0x8006740a, 0x15080f0f, 0x0098
	.long n9, 0x8006740a, 0x15080f0f, 0x0cd8
	.long n10, 0x8006740a, 0x15080f0f, 0x04d8
	.long n11, 0x8006740a, 0x15080f0f, 0x0cdf
	.long n12, 0x8006740a, 0x15080f0f, 0x00c0
	.long n13, 0x8006740a, 0x15ff0d0d, 0x00d8
	.long n14, 0x8006740a, 0xff080000, 0x00d8
	.long n15, 0x80067411, 0x04030201, 0x0605
	.long n16, 0x80067411, 0xffffffff, 0xffff
	.long n17, 0x8006740a, 0x15080d0d, 0x00da
	.long n18, 0x8006740a, 0x15080d0d, 0x00d8
	.long n19, 0x80067475, 0x14131211, 0x1615
	.long n20, 0x8004747d, 0x00000001, 0x0000
	.long n21, 0x8004747d, 0x00000002, 0x0000
	.long n22, 0x8004747d, 0x00000004, 0x0000
	.long n23, 0x8004747d, 0x00000020, 0x0000
	.long n24, 0x8004747d, 0x00000040, 0x0000
	.long n25, 0x8004747d, 0x00000080, 0x0000
	.long n26, 0x8004747d, 0x00000400, 0x0000
	.long n27, 0x8004747d, 0x00000800, 0x0000
	.long n28, 0x8004747d, 0x00001000, 0x0000
	.long n29, 0x8004747d, 0x00002000, 0x0000
	.long n30, 0x8004747d, 0x00004000, 0x0000
	.long n31, 0x8004747d, 0x00008000, 0x0000
	.long n32, 0x8004747f, 0x00000040, 0x0000
	.long n33, 0x8004747e, 0x00008000, 0x0000
	.long n34, 0x80047410, 0x00000000, 0x0000
	.long n35, 0x80047410, 0x00000001, 0x0000
	.long n36, 0x80047410, 0x00000002, 0x0000
	.long n37, 0x80047401, 0x00000000, 0x0000
	.long n38, 0x20007402, 0x00000000, 0x0000
	.long n39, 0x2000746e, 0x00000000, 0x0000
	.long n40, 0x2000746f, 0x00000000, 0x0000
	.long n41, 0x20007478, 0x00000000, 0x0000
	.long n42, 0x20007479, 0x00000000, 0x0000
	.long n43, 0x2000747a, 0x00000000, 0x0000
	.long n44, 0x2000747b, 0x00000000, 0x0000
	.long n45, 0x80047463, 0x00000000, 0x0000
	.long n46, 0x80ff7409, 0x00000000, 0x0000
	.long 0
n0:	.asciz "flush and set"
n1:	.asciz "TANDEM"
n2:	.asciz "CBREAK"
n3:	.asciz "LCASE"
n4:	.asciz "no ECHO"
n5:	.asciz "no CRMOD"
n6:	.asciz "RAW"
n7:	.asciz "ODDP"
n8:	.asciz "EVENP"
n9:	.asciz "XTABS"
n10:	.asciz "a part of XTABS"
n11:	.asciz "all but RAW"
n12:	.asciz "none"
n13:	.asciz "9600 bauds, no erase"
n14:	.asciz "speed 0, no kill"
n15:	.asciz "characters"
n16:	.asciz "no characters"
n17:	.asciz "CBREAK without characters"
n18:	.asciz "cooked without characters"
n19:	.asciz "local characters"
n20:	.asciz "CRTBS"
n21:	.asciz "PRTERA"
n22:	.asciz "CRTERA"
n23:	.asciz "LITOUT"
n24:	.asciz "TOSTOP"
n25:	.asciz "FLUSHO"
n26:	.asciz "CRTKIL"
n27:	.asciz "PASS8"
n28:	.asciz "CTLECH"
n29:	.asciz "PENDIN"
n30:	.asciz "DECCTQ"
n31:	.asciz "NOFLSH"
n32:	.asciz "TOSTOP, too"
n33:	.asciz "not NOFLSH"
n34:	.asciz "flush 0"
n35:	.asciz "flush 1"
n36:	.asciz "flush 2"
n37:	.asciz "old discipline"
n38:	.asciz "hang up"
n39:	.asciz "start"
n40:	.asciz "stop"
n41:	.asciz "clear DTR"
n42:	.asciz "set DTR"
n43:	.asciz "clear break"
n44:	.asciz "set break"
n45:	.asciz "no such request"
n46:	.asciz "more than 128 bytes"
hexadecimal: .asciz "0123456789abcdef"
newline: .asciz "\n"
s_ptmx:	.asciz "/dev/ptmx"
s_pointer: .asciz "bad pointer"
s_discipline: .asciz "discipline"
.text
.include "lib.s"
.bss
.align 2
buffer:	.space 8
line:	.space 20
# stdout:
# flush and set: 0
#  0f0f0815d800 031c111304ff 1aff120f1716 055c
# TANDEM: 0
#  0f0f0815d900 031c111304ff 1aff120f1716 055c
# CBREAK: 0
#  0f0f0815da00 031c111304ff 1aff120f1716 055c
# LCASE: 0
#  0f0f0815dc00 031c111304ff 1aff120f1716 055c
# no ECHO: 0
#  0f0f0815d000 031c111304ff 1aff120f1716 055c
# no CRMOD: 0
#  0f0f0815c800 031c111304ff 1aff120f1716 055c
# RAW: 0
#  0f0f0815e800 031c111304ff 1aff120f1716 0554
# ODDP: 0
#  0f0f08155800 031c111304ff 1aff120f1716 055c
# EVENP: 0
#  0f0f08159800 031c111304ff 1aff120f1716 055c
# XTABS: 0
#  0f0f0815d80c 031c111304ff 1aff120f1716 055c
# a part of XTABS: 0
#  0f0f0815d800 031c111304ff 1aff120f1716 055c
# all but RAW: 0
#  0f0f0815df0c 031c111304ff 1aff120f1716 055c
# none: 0
#  0f0f0815c000 031c111304ff 1aff120f1716 055c
# 9600 bauds, no erase: 0
#  0d0dff15d800 031c111304ff 1aff120f1716 055c
# speed 0, no kill: 0
#  0d0d08ffd800 031c111304ff 1aff120f1716 055c
# characters: 0
#  0d0d08ffd800 010203040506 1aff120f1716 055c
# no characters: 0
#  0d0d08ffd800 ffffffffffff 1aff120f1716 055c
# CBREAK without characters: 0
#  0d0d0815da00 ffffffffffff 1aff120f1716 055c
# cooked without characters: 0
#  0d0d0815d800 ffffffffffff 1aff120f1716 055c
# local characters: 0
#  0d0d0815d800 ffffffffffff 11ff13141516 055c
# CRTBS: 0
#  0d0d0815d800 ffffffffffff 11ff13141516 0008
# PRTERA: 0
#  0d0d0815d800 ffffffffffff 11ff13141516 0208
# CRTERA: 0
#  0d0d0815d800 ffffffffffff 11ff13141516 0508
# LITOUT: 0
#  0d0d0815d800 ffffffffffff 11ff13141516 2008
# TOSTOP: 0
#  0d0d0815d800 ffffffffffff 11ff13141516 4008
# FLUSHO: 0
#  0d0d0815d800 ffffffffffff 11ff13141516 8008
# CRTKIL: 0
#  0d0d0815d800 ffffffffffff 11ff13141516 000c
# PASS8: 0
#  0d0d0815d800 ffffffffffff 11ff13141516 0008
# CTLECH: 0
#  0d0d0815d800 ffffffffffff 11ff13141516 0018
# PENDIN: 0
#  0d0d0815d800 ffffffffffff 11ff13141516 0028
# DECCTQ: 0
#  0d0d0815d800 ffffffffffff 11ff13141516 0048
# NOFLSH: 0
#  0d0d0815d800 ffffffffffff 11ff13141516 0088
# TOSTOP, too: 0
#  0d0d0815d800 ffffffffffff 11ff13141516 4088
# not NOFLSH: 0
#  0d0d0815d800 ffffffffffff 11ff13141516 4008
# flush 0: 0
#  0d0d0815d800 ffffffffffff 11ff13141516 4008
# flush 1: 0
#  0d0d0815d800 ffffffffffff 11ff13141516 4008
# flush 2: 0
#  0d0d0815d800 ffffffffffff 11ff13141516 4008
# old discipline: 0
#  0d0d0815d800 ffffffffffff 11ff13141516 4008
# hang up: 0
#  0d0d0815d800 ffffffffffff 11ff13141516 4008
# start: 0
#  0d0d0815d800 ffffffffffff 11ff13141516 4008
# stop: 0
#  0d0d0815d800 ffffffffffff 11ff13141516 4008
# clear DTR: 0
#  0d0d0815d800 ffffffffffff 11ff13141516 4008
# set DTR: 0
#  0d0d0815d800 ffffffffffff 11ff13141516 4008
# clear break: 0
#  0d0d0815d800 ffffffffffff 11ff13141516 4008
# set break: 0
#  0d0d0815d800 ffffffffffff 11ff13141516 4008
# no such request: 25
#  0d0d0815d800 ffffffffffff 11ff13141516 4008
# more than 128 bytes: 14
#  0d0d0815d800 ffffffffffff 11ff13141516 4008
# bad pointer: 14
# bad pointer: 14
# bad pointer: 14
# bad pointer: 14
# bad pointer: 14
# bad pointer: 14
# bad pointer: 14
# bad pointer: 14
# bad pointer: 14
# bad pointer: 14
# bad pointer: 14
# bad pointer: 14
# bad pointer: 14
#  0d0d0815d800 ffffffffffff 11ff13141516 4008
# discipline: 2
