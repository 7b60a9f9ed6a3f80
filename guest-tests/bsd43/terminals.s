# Pseudo-terminals with fixed names, packet mode, the loopback interface's name.
start:	.word 0
	pushl $0			# the slave may become the controlling terminal: ignore SIGHUP
	pushl $ignore
	pushl $1
	calls $3, _sigvec
	pushl $2
	pushl $master_name
	calls $2, _open
	movl r0, r6
	pushl $2			# a master is opened once: EIO
	pushl $master_name
	calls $2, _open
	pushl _errno
	pushl $s_again
	calls $2, _say
	pushl $2
	pushl $slave_name
	calls $2, _open
	movl r0, r7
	pushl $flags			# neither echo nor CRMOD
	pushl $0x40067408
	pushl r7
	calls $3, _ioctl
	movzwl flags + 4, r0
	bicl2 $0xffffffd7, r0
	pushl r0
	pushl $s_flags
	calls $2, _say
	pushl $4			# from slave to master
	pushl $text
	pushl r7
	calls $3, _write
	pushl $20
	pushl $buffer
	pushl r6
	calls $3, _read
	pushl r0
	pushl $s_master
	calls $2, _say
	pushl $4			# and back, by lines
	pushl $text
	pushl r6
	calls $3, _write
	pushl $20
	pushl $buffer
	pushl r7
	calls $3, _read
	pushl r0
	pushl $s_slave
	calls $2, _say
	pushl $one			# packets begin with a byte of 0
	pushl $0x80047470
	pushl r6
	calls $3, _ioctl
	pushl $4
	pushl $text
	pushl r7
	calls $3, _write
	movb $77, buffer
	pushl $20
	pushl $buffer
	pushl r6
	calls $3, _read
	pushl r0
	pushl $s_master
	calls $2, _say
	movzbl buffer, r0
	pushl r0
	pushl $s_first
	calls $2, _say
	pushl r7			# without a slave the master reads no more
	calls $1, _close
	pushl $20
	pushl $buffer
	pushl r6
	calls $3, _read
	pushl r0
	pushl $s_master
	calls $2, _say
	pushl $2			# the same of a master that was opened while the slave was open
	pushl $slave_name
	calls $2, _open
	movl r0, r7
	pushl r6
	calls $1, _close
	pushl $2
	pushl $master_name
	calls $2, _open
	movl r0, r6
	pushl r7
	calls $1, _close
	pushl $20
	pushl $buffer
	pushl r6
	calls $3, _read
	pushl r0
	pushl $s_master
	calls $2, _say
	pushl r6
	calls $1, _close
	pushl $2			# the name is free again
	pushl $master_name
	calls $2, _open
	cmpl r0, r6
	beql 1f
	movl $1, r0
	brb 2f
1:	clrl r0
2:	pushl r0
	pushl $s_again
	calls $2, _say
	pushl $0
	pushl $2
	pushl $2
	calls $3, _socket
	pushl $request			# SIOCGIFADDR
	pushl $0xc020690d
	pushl r0
	calls $3, _ioctl
	pushl r0
	pushl $s_interface
	calls $2, _say
	movzbl request + 20, r0
	pushl r0
	pushl $s_interface
	calls $2, _say
	pushl $0
	calls $1, _exit
.data
.align 2
one:	.long 1
ignore:	.long 1, 0, 0
request: .asciz "lo0"
	.space 28
master_name: .asciz "/dev/ptyp3"
slave_name: .asciz "/dev/ttyp3"
text:	.asciz "abc\n"
s_again: .asciz "again"
s_flags: .asciz "flags"
s_master: .asciz "master"
s_slave: .asciz "slave"
s_first: .asciz "first"
s_interface: .asciz "interface"
.text
.include "lib.s"
.bss
.align 2
flags:	.space 8
buffer:	.space 20
# stdout:
# again: 5
# flags: 0
# master: 4
# slave: 4
# master: 5
# first: 0
# master: -1
# master: -1
# again: 0
# interface: 0
# interface: 127
