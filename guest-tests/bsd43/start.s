# What a program begins with, and the results of calls. The stack has argc and argv; strings end 4 bytes below the u area.
# args: one two
# env: NAME=value
# magic: 0407 0410 0413
start:	.word 0
	movl sp, r6
	pushl (r6)
	pushl $s_argc
	calls $2, _say
	pushl 8(r6)
	calls $1, _puts
	pushl $newline
	calls $1, _puts
	pushl 12(r6)
	calls $1, _puts
	pushl $newline
	calls $1, _puts
	pushl 16(r6)
	pushl $s_null
	calls $2, _say
	pushl 20(r6)			# the environment
	calls $1, _puts
	pushl $newline
	calls $1, _puts
	pushl 24(r6)
	pushl $s_null
	calls $2, _say
	pushl *$0x7fffebfc		# the last long of the stack
	pushl $s_last
	calls $2, _say
	movl $0x7fffec00, r0		# the u area is readable
	pushl 4096(r0)
	pushl $s_last
	calls $2, _say
	subl3 20(r6), $0x7fffebfc, r0	# the strings end here
	pushl r0
	pushl $s_end
	calls $2, _say
	calls $0, _getpagesize
	pushl r0
	pushl $s_page
	calls $2, _say
	calls $0, _getdtablesize
	pushl r0
	pushl $s_files
	calls $2, _say
	movl 0, r0			# address 0 can be read
	calls $0, _getpid
	pushl r1
	pushl r0
	pushl $s_pid
	calls $2, _say
	pushl $s_ppid
	calls $2, _say
	addl3 $5000, $end, r7		# the break
	pushl r7
	calls $1, _brk
	pushl r0
	pushl $s_brk
	calls $2, _say
	movl $77, -4(r7)
	pushl -4(r7)
	pushl $s_brk
	calls $2, _say
	pushl $0x7f000000
	calls $1, _brk
	pushl _errno
	pushl $s_brk
	calls $2, _say
	pushl $3
	calls $1, _exit
.data
s_argc:	.asciz "argc"
newline: .asciz "\n"
s_null:	.asciz "null"
s_last:	.asciz "last"
s_end:	.asciz "end"
s_page:	.asciz "page"
s_files: .asciz "files"
s_pid:	.asciz "pid"
s_ppid:	.asciz "parent"
s_brk:	.asciz "break"
.text
.include "lib.s"
.bss
end:
# status: 3
# stdout:
# argc: 3
# one
# two
# null: 0
# NAME=value
# null: 0
# last: 0
# last: 0
# end: 11
# page: 1024
# files: 64
# pid: 1000
# parent: 1
# break: 0
# break: 77
# break: 12
