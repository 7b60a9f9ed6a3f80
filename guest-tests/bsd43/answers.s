# What the genuine kernel, in SIMH, answers to unusual arguments: each line of the table is a call, and its result or the error number,
# negative. Then the order of the handlers of signals that were blocked.
.call _indirect, 0
start:	.word 0
	movl $table, r6
1:	tstl (r6)
	beql done
	pushl 24(r6)
	pushl 20(r6)
	pushl 16(r6)
	pushl 12(r6)
	pushl 8(r6)
	pushl 4(r6)
	clrl _errno
	calls $6, _indirect
	tstl _errno
	beql 2f
	mnegl _errno, r0
2:	pushl r0
	pushl (r6)
	calls $2, _say
	addl2 $28, r6
	brb 1b
done:	pushl stat + 48			# the size of a block; 512 bytes each of 1500
	pushl $s_block
	calls $2, _say
	pushl stat + 52
	pushl $s_blocks
	calls $2, _say
	movl old + 4, r0		# signal 32 has a bit in masks; flags of an ignored signal stay
	pushl r0
	pushl $s_mask
	calls $2, _say
	pushl old + 8
	pushl $s_flags
	calls $2, _say
	movl $31, r6
3:	pushl $0
	pushl $counts
	pushl r6
	calls $3, _sigvec
	sobgtr r6, 3b
	pushl $-1
	calls $1, _sigblock
	calls $0, _getpid
	movl r0, r7
	movl $order, r6
4:	movzbl (r6)+, r0
	beql 5f
	pushl r0
	pushl r7
	calls $2, _kill
	brb 4b
5:	movl $ran, last			# a page fault in a handler would enter the next one
	clrl ran
	pushl $0
	calls $1, _sigsetmask
	movl $ran, r6
6:	tstl (r6)
	beql 7f
	pushl (r6)+
	pushl $s_signal
	calls $2, _say
	brb 6b
7:	pushl $0
	calls $1, _exit

handler:
	.word 0
	movl last, r0
	movl 4(ap), (r0)+
	movl r0, last
	ret

.data
counts:	.long handler, 0, 0
ignored: .long 1, 0x80000001, 2
order:	.byte 31, 14, 13, 11, 30, 2, 20, 10, 23, 0
.align 2
long_timer: .long 0, 0, 100000001, 0
bad_timer: .long 0, 0, 0, 1000000
short_timer: .long 0, 0, 0, 1
zero:	.long 0, 0
last:	.long 0
one:	.long 1
parts:	.long text, 0, text, 24, text + 24, 488
table:
	.long n0, 136, s_d, 493, 0, 0, 0
	.long n1, 8, s_f, 420, 0, 0, 0
	.long n2, 4, 3, text, 1500, 0, 0
	.long n3, 62, 3, stat, 0, 0, 0
	.long n4, 5, s_empty, 0, 0, 0, 0
	.long n5, 6, 4, 0, 0, 0, 0
	.long n6, 8, s_empty, 420, 0, 0, 0
	.long n7, 10, s_empty, 0, 0, 0, 0
	.long n8, 136, s_root, 511, 0, 0, 0
	.long n9, 137, s_root, 0, 0, 0, 0
	.long n10, 136, s_d_slash, 511, 0, 0, 0
	.long n11, 136, s_x_slash, 511, 0, 0, 0
	.long n12, 137, s_d_slash, 0, 0, 0, 0
	.long n13, 5, s_x_slash, 0x202, 420, 0, 0
	.long n14, 5, s_d, 0x200, 420, 0, 0
	.long n5, 6, 4, 0, 0, 0, 0
	.long n15, 128, s_f, s_d, 0, 0, 0
	.long n16, 128, s_d, s_f, 0, 0, 0
	.long n17, 128, s_d, s_d_e, 0, 0, 0
	.long n18, 128, s_dot, s_d_e, 0, 0, 0
	.long n19, 19, 3, 0, 3, 0, 0
	.long n20, 3, 3, text, -1, 0, 0
	.long n21, 4, 3, text, -1, 0, 0
	.long n22, 120, 3, parts, 17, 0, 0
	.long n23, 120, 3, parts, -1, 0, 0
	.long n24, 92, 3, 5, 0, 0, 0
	.long n25, 131, 3, 0, 0, 0, 0
	.long n26, 131, 3, 8, 0, 0, 0
	.long n5, 6, 3, 0, 0, 0, 0
	.long n27, 5, s_top, 0, 0, 0, 0
	.long n28, 19, 3, 0, 2, 0, 0
	.long n29, 19, 3, 0, 0, 0, 0
	.long n30, 120, 3, parts, 3, 0, 0
	.long n31, 3, 3, text, 512, 0, 0
	.long n5, 6, 3, 0, 0, 0, 0
	.long n32, 42, 0, 0, 0, 0, 0
	.long n33, 124, 3, 0, 0, 0, 0
	.long n34, 131, 3, 1, 0, 0, 0
	.long n35, 54, 3, 0x40067408, text, 0, 0
	.long n36, 54, 3, 0x80ff7401, text, 0, 0
	.long n37, 135, 1, 1, 0, pair, 0
	.long n38, 134, 5, 3, 0, 0, 0
	.long n39, 97, 99, 1, 0, 0, 0
	.long n40, 97, 1, 5, 0, 0, 0
	.long n41, 101, 5, text, -1, 0, 0
	.long n42, 105, 5, 55, 1, one, 4
	.long n43, 83, 0, long_timer, 0, 0, 0
	.long n44, 83, 0, bad_timer, 0, 0, 0
	.long n45, 83, 1, short_timer, 0, 0, 0
	.long n46, 93, 0, 0, 0, 0, bad_timer + 8
	.long n47, 93, -1, 0, 0, 0, zero
	.long n48, 116, 0, 0, 0, 0, 0
	.long n49, 149, 4, 0, 0, 0, 0
	.long n50, 149, 2, -1, 0, text, 0
	.long n51, 149, 99, -1, 0, text, 0
	.long n52, 37, 1, 33, 0, 0, 0
	.long n53, 108, 32, 0, old, 0, 0
	.long n54, 108, 16, ignored, 0, 0, 0
	.long n55, 108, 16, 0, old, 0, 0
	.long n56, 91, 0, 0, 0, 0, 0
	.long n57, 119, 0, 0, 0, 0, 0
	.long n58, 26, 1, 12345, 0, 0, 0
	.long 0
n0:	.asciz "create a directory"
n1:	.asciz "create a file"
n2:	.asciz "write to it"
n3:	.asciz "its kind"
n4:	.asciz "open the empty path"
n5:	.asciz "close it"
n6:	.asciz "create the empty path"
n7:	.asciz "remove the empty path"
n8:	.asciz "create the root"
n9:	.asciz "remove the root"
n10:	.asciz "create a directory with a slash"
n11:	.asciz "create one that is not there"
n12:	.asciz "remove a directory with a slash"
n13:	.asciz "create a file with a slash"
n14:	.asciz "open a directory with O_CREAT"
n15:	.asciz "rename a file to a directory"
n16:	.asciz "rename a directory to a file"
n17:	.asciz "rename a directory below itself"
n18:	.asciz "rename a dot"
n19:	.asciz "lseek, whence 3"
n20:	.asciz "read, a negative size"
n21:	.asciz "write, a negative size"
n22:	.asciz "readv, 17 parts"
n23:	.asciz "readv, a negative number"
n24:	.asciz "the owner of a file"
n25:	.asciz "lock without a kind"
n26:	.asciz "unlock"
n27:	.asciz "open the directory"
n28:	.asciz "its end"
n29:	.asciz "its beginning"
n30:	.asciz "read three parts, one of no bytes"
n31:	.asciz "read more"
n32:	.asciz "pipe"
n33:	.asciz "mode of a pipe"
n34:	.asciz "lock of a pipe"
n35:	.asciz "terminal of a pipe"
n36:	.asciz "a request of 255 bytes"
n37:	.asciz "socket pair"
n38:	.asciz "shut down in no direction"
n39:	.asciz "a family that is not there"
n40:	.asciz "a type that is not there"
n41:	.asciz "send, a negative size"
n42:	.asciz "a level that is not there"
n43:	.asciz "a timer of 100000001 s"
n44:	.asciz "a timer of 1000000 us"
n45:	.asciz "a timer of 1 us"
n46:	.asciz "select, 1000000 us"
n47:	.asciz "select, -1 descriptors"
n48:	.asciz "no place for the time"
n49:	.asciz "quotas, synchronise"
n50:	.asciz "quotas, limits"
n51:	.asciz "quotas, command 99"
n52:	.asciz "signal 33"
n53:	.asciz "sigvec of 32"
n54:	.asciz "sigvec"
n55:	.asciz "of the same signal"
n56:	.asciz "getdopt"
n57:	.asciz "resuba"
n58:	.asciz "ptrace of a child"
s_empty:	.asciz ""
s_root:	.asciz "/"
s_top:	.asciz "/tmp"
s_dot:	.asciz "/tmp/."
s_d:	.asciz "/tmp/d"
s_f:	.asciz "/tmp/f"
s_d_slash:	.asciz "/tmp/d/"
s_x_slash:	.asciz "/tmp/x/"
s_d_e:	.asciz "/tmp/d/e"
s_block:	.asciz "block size"
s_blocks:	.asciz "blocks"
s_mask:	.asciz "mask"
s_flags:	.asciz "flags"
s_signal:	.asciz "signal"
.text
.include "lib.s"
.bss
.align 2
stat:	.space 64
pair:	.space 8
old:	.space 12
text:	.space 2000
ran:	.space 60
# stdout:
# create a directory: 0
# create a file: 3
# write to it: 1500
# its kind: 0
# open the empty path: 4
# close it: 0
# create the empty path: -21
# remove the empty path: -21
# create the root: -21
# remove the root: -21
# create a directory with a slash: -21
# create one that is not there: -2
# remove a directory with a slash: -21
# create a file with a slash: -2
# open a directory with O_CREAT: 4
# close it: 0
# rename a file to a directory: -20
# rename a directory to a file: -21
# rename a directory below itself: -17
# rename a dot: -22
# lseek, whence 3: -22
# read, a negative size: -9
# write, a negative size: -22
# readv, 17 parts: -22
# readv, a negative number: -22
# the owner of a file: -25
# lock without a kind: 0
# unlock: 0
# close it: 0
# open the directory: 3
# its end: 512
# its beginning: 0
# read three parts, one of no bytes: 512
# read more: 0
# close it: 0
# pipe: 3
# mode of a pipe: -22
# lock of a pipe: -45
# terminal of a pipe: -45
# a request of 255 bytes: -14
# socket pair: 0
# shut down in no direction: 0
# a family that is not there: -43
# a type that is not there: -43
# send, a negative size: -22
# a level that is not there: -42
# a timer of 100000001 s: -22
# a timer of 1000000 us: -22
# a timer of 1 us: 0
# select, 1000000 us: -22
# select, -1 descriptors: 0
# no place for the time: -14
# quotas, synchronise: 0
# quotas, limits: -3
# quotas, command 99: -22
# signal 33: -22
# sigvec of 32: -22
# sigvec: 0
# of the same signal: 0
# getdopt: 0
# resuba: 0
# ptrace of a child: -3
# block size: 8192
# blocks: 4
# mask: -2147483647
# flags: 2
# signal: 2
# signal: 10
# signal: 11
# signal: 13
# signal: 14
# signal: 20
# signal: 23
# signal: 30
# signal: 31
