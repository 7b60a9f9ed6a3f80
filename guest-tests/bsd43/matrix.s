# The answers of each call to ten lists of arguments: zeros, minus ones, ones, a buffer, an open file with a buffer, a path, a path with a
# buffer, a descriptor that is not open, a path that is not there, and a directory with another path. Calls that end, wait, need privileges or
# change what others find are left out. Each line: the call's number, then results, or error numbers, which are negative.
.call _indirect, 0
start:	.word 0
	pushl $0
	pushl $ignore
	pushl $12			# SIGSYS, which calls send that there are not
	calls $3, _sigvec
	pushl $20
	pushl $1
	calls $2, _dup2			# what the calls do to standard output is not seen
	pushl $1
	calls $1, _close
	movl $numbers, r6
next:	movzbl (r6)+, r7
	cmpl r7, $255
	beql done
	pushl r7
	calls $1, _number
	movl $lists, r8
	movl $10, r9
1:	calls $0, _fresh
	clrl _errno
	pushl 16(r8)
	pushl 12(r8)
	pushl 8(r8)
	pushl 4(r8)
	pushl (r8)
	pushl r7
	calls $6, _indirect
	tstl _errno
	beql 2f
	mnegl _errno, r0
2:	pushl r0
	calls $1, _number
	addl2 $20, r8
	sobgtr r9, 1b
	decl at				# a newline instead of the last space
	movb $10, *at
	incl at
	brw next
done:	subl3 $out, at, r0
	pushl r0
	pushl $out
	pushl $20
	calls $3, _write
	pushl $0
	calls $1, _exit

# Makes the file and the directory again, and opens the file as descriptor 3.
_fresh:	.word 0x0c
	movl $3, r2
1:	pushl r2
	calls $1, _close
	incl r2
	cmpl r2, $10
	blss 1b
	pushl $420
	pushl $0x602
	pushl $s_f
	calls $3, _open
	movl r0, r3
	pushl $5
	pushl $buffer
	pushl r3
	calls $3, _write
	pushl $3
	pushl r3
	calls $2, _dup2
	pushl $493
	pushl $s_d
	calls $2, _mkdir
	pushl $s_new
	calls $1, _unlink
	pushl $s_new
	calls $1, _rmdir
	ret

# number(n): appends it, with a space.
_number: .word 0x1c
	movl 4(ap), r2
	bgeq 1f
	movb $45, *at
	incl at
	mnegl r2, r2
1:	movl $digits_end, r3
	clrl r1
2:	divl3 $10, r2, r4
	mull3 $10, r4, r0
	subl3 r0, r2, r0
	addb3 $48, r0, -(r3)
	incl r1
	movl r4, r2
	bneq 2b
3:	movb (r3)+, *at
	incl at
	sobgtr r1, 3b
	movb $32, *at
	incl at
	ret

.data
numbers:
	.byte 5, 7, 8, 9, 10, 12, 13, 18, 19, 23, 25, 27
	.byte 28, 29, 30, 31, 32, 33, 34, 35, 36, 38, 39, 40
	.byte 41, 43, 45, 46, 48, 49, 50, 52, 53, 54, 56, 57
	.byte 58, 62, 63, 69, 70, 71, 72, 73, 74, 75, 76, 77
	.byte 78, 86, 87, 89, 91, 92, 94, 95, 98, 100, 101, 102
	.byte 104, 105, 106, 107, 113, 114, 115, 118, 119, 125, 128, 129
	.byte 130, 131, 132, 133, 134, 136, 137, 141, 144, 147, 150, 151
	.byte 152, 153
	.byte 255
.align 2
at:	.long out
ignore:	.long 1, 0, 0
lists:
	.long 0, 0, 0, 0, 0
	.long -1, -1, -1, -1, -1
	.long 1, 1, 1, 1, 1
	.long buffer, buffer, buffer, buffer, 0
	.long 3, buffer, 10, 1, 0
	.long s_f, 0, 0, 0, 0
	.long s_f, buffer, 100, 0, 0
	.long 99, buffer, 100, 0, 0
	.long s_none, buffer, 8, 0, 0
	.long s_d, s_new, 8, 0, 0
s_f:	.asciz "/tmp/f"
s_d:	.asciz "/tmp/d"
s_none:	.asciz "/tmp/none"
s_new:	.asciz "/tmp/new"
.text
.include "lib.s"
.space 8192			# address 0 is in a page without data: it cannot be written
.bss
.align 2
buffer:	.space 1024
out:	.space 16384
# stdout:
# 5 4 -14 -21 -21 -21 4 4 -21 -2 4
# 7 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
# 8 -21 -14 -21 -21 -21 4 4 -21 4 -21
# 9 -21 -14 -21 -21 -21 -21 -21 -21 -21 -1
# 10 -21 -14 -21 -21 -21 0 0 -21 0 -21
# 12 0 -14 0 0 0 -20 -20 0 -2 0
# 13 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
# 18 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
# 19 0 -9 6 -9 -22 -9 -9 -9 -9 -9
# 23 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
# 25 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
# 27 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
# 28 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
# 29 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
# 30 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
# 31 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
# 32 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
# 33 0 -14 0 0 0 0 0 0 -2 0
# 34 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
# 35 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
# 36 0 0 0 0 0 0 0 0 0 0
# 38 -14 -14 -14 0 0 -14 0 0 -2 0
# 39 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
# 40 -14 -14 -14 -2 0 -14 0 0 -2 0
# 41 4 -9 4 -9 4 -9 -9 -9 -9 -9
# 43 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
# 45 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
# 46 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
# 48 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
# 49 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
# 50 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
# 52 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
# 53 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
# 54 -25 -9 -25 -9 -25 -9 -9 -9 -9 -9
# 56 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
# 57 -21 -14 -21 0 -2 -21 0 -2 0 0
# 58 -22 -14 -22 -2 -22 -22 -22 -22 -2 -22
# 62 -14 -9 -14 -9 0 -9 -9 -9 -9 -9
# 63 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
# 69 0 0 0 0 0 0 0 0 0 0
# 70 0 0 0 0 0 0 0 0 0 0
# 71 0 0 0 0 0 0 0 0 0 0
# 72 0 0 0 0 0 0 0 0 0 0
# 73 0 0 0 0 0 0 0 0 0 0
# 74 0 0 0 0 0 0 0 0 0 0
# 75 0 0 0 0 0 0 0 0 0 0
# 76 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1
# 77 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
# 78 0 0 0 0 0 0 0 0 0 0
# 86 -14 -22 -14 -22 -22 -22 -22 -22 -22 -22
# 87 0 -14 -14 0 -14 0 0 -14 0 0
# 89 64 64 64 64 64 64 64 64 64 64
# 91 0 0 0 0 0 0 0 0 0 0
# 92 4 -9 0 -9 -22 -9 -9 -9 -9 -9
# 94 0 0 0 0 0 0 0 0 0 0
# 95 -22 -9 0 -9 0 -9 -9 -9 -9 -9
# 98 -38 -9 -38 -9 -38 -9 -9 -9 -9 -9
# 100 0 -22 -3 -22 -22 -22 -22 -22 -22 -22
# 101 -38 -9 -38 -9 -38 -9 -9 -9 -9 -9
# 102 -38 -9 -38 -9 -38 -9 -9 -9 -9 -9
# 104 -38 -9 -38 -9 -38 -9 -9 -9 -9 -9
# 105 -38 -9 -38 -9 -38 -9 -9 -9 -9 -9
# 106 -38 -9 -38 -9 -38 -9 -9 -9 -9 -9
# 107 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
# 113 -38 -9 -38 -9 -38 -9 -9 -9 -9 -9
# 114 -38 -9 -38 -9 -38 -9 -9 -9 -9 -9
# 115 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
# 118 -38 -9 -38 -9 -38 -9 -9 -9 -9 -9
# 119 0 0 0 0 0 0 0 0 0 0
# 125 -38 -9 -38 -9 -38 -9 -9 -9 -9 -9
# 128 -20 -14 -20 0 -21 -20 0 -21 0 0
# 129 -21 -22 -21 0 -21 0 0 -21 0 0
# 130 -22 -9 0 -9 0 -9 -9 -9 -9 -9
# 131 0 -9 0 -9 0 -9 -9 -9 -9 -9
# 132 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
# 133 -38 -9 -38 -9 -38 -9 -9 -9 -9 -9
# 134 -38 -9 -38 -9 -38 -9 -9 -9 -9 -9
# 136 -21 -14 -21 -17 -21 -17 -17 -21 -17 -17
# 137 -21 -14 -21 -20 -21 -20 -20 -21 -20 -20
# 141 -38 -9 -38 -9 -38 -9 -9 -9 -9 -9
# 144 -14 -22 -14 -22 0 -22 -22 -22 -22 -22
# 147 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
# 150 -38 -9 -38 -9 -38 -9 -9 -9 -9 -9
# 151 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
# 152 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
# 153 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
