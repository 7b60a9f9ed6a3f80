# Sockets: pairs, messages with descriptors, select, a listener on the loopback.
start:	.word 0
	pushl $pair
	pushl $0
	pushl $1
	pushl $1
	calls $4, _socketpair
	pushl r0
	pushl $s_result
	calls $2, _say
	movl $file, rights		# send descriptor 1, and 4 bytes
	movl $1, file
	pushl $0
	pushl $message
	pushl pair
	calls $3, _sendmsg
	pushl r0
	pushl $s_sent
	calls $2, _say
	pushl $no_time
	clrq -(sp)
	pushl $readable
	movl pair + 4, r0
	ashl r0, $1, readable
	pushl $32
	calls $5, _select
	pushl r0
	pushl $s_ready
	calls $2, _say
	movl $received, rights
	movl $buffer, vector
	pushl $0
	pushl $message
	pushl pair + 4
	calls $3, _recvmsg
	pushl r0
	pushl $s_received
	calls $2, _say
	pushl length			# bytes of descriptors
	pushl $s_received
	calls $2, _say
	pushl $4			# the descriptor is standard output
	pushl $buffer
	pushl received
	calls $3, _write
	pushl $0			# a datagram to a listener
	pushl $2
	pushl $2
	calls $3, _socket
	movl r0, r6
	pushl $16
	pushl $address
	pushl r6
	calls $3, _bind
	movl $16, length
	pushl $length
	pushl $address
	pushl r6
	calls $3, _getsockname
	pushl $16
	pushl $address
	pushl $0
	pushl $3
	pushl $text
	pushl r6
	calls $6, _sendto
	pushl r0
	pushl $s_sent
	calls $2, _say
	pushl $0
	pushl $3
	pushl $buffer
	pushl r6
	calls $4, _recv
	pushl r0
	pushl $s_received
	calls $2, _say
	pushl $4			# getsockopt: the type
	movl $4, length
	pushl $length
	pushl $buffer
	pushl $0x1008
	pushl $0xffff
	pushl r6
	calls $5, _getsockopt
	pushl buffer
	pushl $s_result
	calls $2, _say
	pushl $0			# not a socket: ENOTSOCK
	pushl $3
	pushl $text
	pushl $1
	calls $4, _send
	pushl _errno
	pushl $s_result
	calls $2, _say
	pushl $0
	calls $1, _exit
.call _recvmsg, 113
.call _sendmsg, 114
.call _bind, 104
.call _getsockname, 150
.call _sendto, 133
.call _send, 101
.call _recv, 102
.call _getsockopt, 118
.data
.align 2
message: .long 0, 0, vector, 1
rights:	.long 0
length:	.long 4
vector:	.long text, 4
address: .word 2, 0
	.byte 127, 0, 0, 1
	.long 0, 0
no_time: .long 0, 0
text:	.asciz "abc\n"
s_result: .asciz "result"
s_sent:	.asciz "sent"
s_ready: .asciz "ready"
s_received: .asciz "received"
.text
.include "lib.s"
.bss
.align 2
pair:	.space 8
file:	.space 4
received: .space 4
readable: .space 32
buffer:	.space 8
# stdout:
# result: 0
# sent: 4
# ready: 1
# received: 4
# received: 4
# abc
# sent: 3
# received: 3
# result: 2
# result: 38
