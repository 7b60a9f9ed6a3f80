# ptrace(2) and core files. The expectation is what the kernel of 4.3BSD gave.
# magic: 0407
start:	.word 0
	movl line, restored		# the breakpoint takes one byte of a long
	movl line, broken
	movb $3, broken
	pushl $requests
	pushl $stopping
	calls $2, trace
	pushl $ending
	pushl $stopping
	calls $2, trace
	pushl $jumping
	pushl $stopping
	calls $2, trace
	pushl $executing
	pushl $exec
	calls $2, trace
	pushl $crashing
	pushl $crash
	calls $2, trace
	calls $0, look
	pushl $limit			# no core file is longer than that
	pushl $4
	calls $2, _setrlimit
	pushl $crashing
	pushl $crash
	calls $2, trace
	calls $0, look
	pushl $0
	calls $1, _exit

# trace(program, requests): forks, the child runs the program, the parent makes the requests: number, address, data.
trace:	.word 0x0fc0
	movl 8(ap), r6
	calls $0, _fork
	tstl r1
	beql 1f
	calls $0, *4(ap)
	pushl $77
	calls $1, _exit
1:	movl r0, r7
2:	movl (r6)+, r8
	bgtr 3f
	blss 4f
	calls $0, _wait			# 0: the child stops or ends
	pushl r1
	pushl $s_status
	calls $2, _say
	brb 2b
3:	movl (r6)+, r9
	movl (r6)+, r10
	clrl _errno
	pushl r10
	pushl r9
	pushl r7
	pushl r8
	calls $4, _ptrace
	movl r0, r11
	pushl r8
	pushl $s_request
	calls $2, _say
	pushl r11
	pushl $s_result
	tstl _errno
	beql 5f
	movl _errno, 4(sp)
	movl $s_error, (sp)
5:	calls $2, _say
	brb 2b
4:	ret

stop_by: .word 0
	calls $0, _getpid
	pushl 4(ap)
	pushl r0
	calls $2, _kill
	ret

stopping: .word 0
	pushl $0
	pushl $0
	pushl $0
	pushl $0
	calls $4, _ptrace
	movl $0x1234, r5
	calls $0, _getpid
	pushl $30
	pushl r0
	calls $2, _kill
	incl word
	incl word
line:	incl word
	addl3 r5, word, -(sp)
	calls $1, _exit

elsewhere: pushl $5
	calls $1, _exit

exec:	.word 0
	pushl $0
	pushl $0
	pushl $0
	pushl $0
	calls $4, _ptrace
	pushl $nothing
	pushl $nothing
	pushl $name
	calls $3, _exect
	ret

# exect(name, argv, envp): with the T bit set
_exect:	.word 0
	bispsw $0x10
	chmk $59
	ret

crash:	.word 0
	movl $0x4321, r6
	movl $9999, word
	subl2 $5000, sp
	clrl (sp)
fault:	movl r6, *$0x30000000
	ret

# What is in the core file.
look:	.word 0x0fc0
	pushl $0
	pushl $core
	calls $2, _open
	movl r0, r6
	bgeq 1f
	pushl _errno
	pushl $s_error
	calls $2, _say
	ret
1:	pushl $5120
	pushl $user
	pushl r6
	calls $3, _read
	pushl r0
	pushl $s_result
	calls $2, _say
	xorl3 $0x80000000, user + 132, -(sp) # u_ar0
	pushl $s_place
	calls $2, _say
	pushl user + 156		# u_arg[0]
	pushl $s_signal
	calls $2, _say
	pushl user + 300
	pushl $s_text
	calls $2, _say
	pushl user + 304
	pushl $s_data
	calls $2, _say
	pushl user + 5072		# r6
	pushl $s_register
	calls $2, _say
	subl3 $fault, user + 5112, -(sp)
	pushl $s_place
	calls $2, _say
	pushl $0
	pushl $word + 5120
	pushl r6
	calls $3, _lseek
	pushl $4
	pushl $long
	pushl r6
	calls $3, _read
	pushl long
	pushl $s_word
	calls $2, _say
	pushl $2			# what the size is greater than u area, data and stack
	pushl $0
	pushl r6
	calls $3, _lseek
	addl3 user + 304, user + 308, r1
	ashl $9, r1, r1
	subl2 r1, r0
	subl3 $5120, r0, -(sp)
	pushl $s_size
	calls $2, _say
	pushl r6
	calls $1, _close
	pushl $core
	calls $1, _unlink
	ret
.data
.align 2
word:	.long 100
requests:
	.long 0
	.long 2, word, 0
	.long 1, word + 1, 0
	.long 2, 0x20000000, 0
	.long 2, 0x7fffffff, 0
	.long 5, word, -5
	.long 2, word, 0
	.long 5, 0x20000000, 1
	.long 4, 0x20000000, 1
	.long 3, -4, 0
	.long 3, 5120, 0
	.long 3, 5070, 0
	.long 6, 5068, 0x55
	.long 3, 5068, 0
	.long 6, 0, 1
	.long 6, 5108, 1
	.long 6, 5116, 0
	.long 6, 5116, 0xffff00
	.long 6, 5116, 0
	.long 77, 0, 0
	.long 7, 1, 99
	.long 4, line
broken: .long 0
	.long 7, 1, 0
	.long 0
	.long 4, line
restored: .long 0
	.long 2, word, 0
	.long 9, 1, 0
	.long 0
	.long 2, word, 0
	.long 7, 1, 0
	.long 0
	.long 7, 1, 0
	.long -1
ending:
	.long 0
	.long 8, 0, 0
	.long 0
	.long 2, word, 0
	.long -1
jumping:
	.long 0
	.long 7, elsewhere, 0
	.long 0
	.long -1
executing:
	.long 0
	.long 3, 5112, 0
	.long 7, 1, 0
	.long 0
	.long 7, 1, 4
	.long 0
	.long -1
crashing: .long 0, -1
limit:	.long 1024, 1024
nothing: .long 0
name:	.asciz "/program"
core:	.asciz "core"
s_status: .asciz "status"
s_request: .asciz "request"
s_result: .asciz "result"
s_error: .asciz "error"
s_register: .asciz "register"
s_place: .asciz "place"
s_signal: .asciz "signal"
s_text:	.asciz "text"
s_data:	.asciz "data"
s_word:	.asciz "word"
s_size:	.asciz "size"
.text
.include "lib.s"
.bss
.align 2
user:	.space 5120
long:	.space 4
# stdout:
# status: 7807
# request: 2
# result: 100
# request: 1
# result: 0
# request: 2
# error: 5
# request: 2
# error: 5
# request: 5
# result: -5
# request: 2
# result: -5
# request: 5
# error: 5
# request: 4
# error: 5
# request: 3
# error: 5
# request: 3
# error: 5
# request: 3
# result: 4660
# request: 6
# result: 85
# request: 3
# result: 85
# request: 6
# error: 5
# request: 6
# error: 5
# request: 6
# result: 62914560
# request: 6
# result: 62914560
# request: 6
# result: 62914560
# request: 77
# error: 5
# request: 7
# error: 5
# request: 4
# result: 110489347
# request: 7
# result: 0
# status: 1407
# request: 4
# result: 110489558
# request: 2
# result: -3
# request: 9
# result: 0
# status: 1407
# request: 2
# result: -2
# request: 7
# result: 0
# status: 21248
# request: 7
# error: 3
# status: 7807
# request: 8
# result: 0
# status: 30
# request: 2
# error: 3
# status: 7807
# request: 7
# result: 0
# status: 1280
# status: 1407
# request: 3
# result: 2
# request: 7
# result: 0
# status: 1407
# request: 7
# result: 4
# status: 132
# status: 139
# result: 5120
# place: 0
# signal: 11
# text: 0
# data: 16
# register: 17185
# place: 0
# word: 9999
# size: 0
# status: 11
# error: 2
