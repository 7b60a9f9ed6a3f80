# Files: creation, transfers, positions, the 64 bytes of struct stat, errors, directories by read(2).
.set O_RDONLY, 0
.set O_RDWR, 2
.set O_APPEND, 8
.set O_CREAT, 0x200
.set O_EXCL, 0x800
start:	.word 0
	pushl $0
	calls $1, _umask
	pushl $420			# 0644
	pushl $s_file
	calls $2, _creat
	movl r0, r6
	pushl $12
	pushl $s_text
	pushl r6
	calls $3, _write
	pushl r0
	pushl $s_wrote
	calls $2, _say
	pushl r6
	calls $1, _close
	pushl $0			# as it exists: EEXIST
	pushl $O_CREAT + O_EXCL + O_RDWR
	pushl $s_file
	calls $3, _open
	pushl _errno
	pushl $s_error
	calls $2, _say
	pushl $0
	pushl $O_RDWR + O_APPEND
	pushl $s_file
	calls $3, _open
	movl r0, r6
	pushl $5
	pushl $s_text
	pushl r6
	calls $3, _write
	pushl $2			# from the end
	pushl $0
	pushl r6
	calls $3, _lseek
	pushl r0
	pushl $s_at
	calls $2, _say
	pushl $0
	pushl $1
	pushl r6
	calls $3, _lseek
	pushl $4
	pushl $buffer
	pushl r6
	calls $3, _read
	pushl r0
	pushl $s_read
	calls $2, _say
	pushl $buffer
	calls $1, _puts
	pushl $newline
	calls $1, _puts
	pushl $stat
	pushl r6
	calls $2, _fstat
	calls $0, show
	pushl $s_link
	pushl $s_file
	calls $2, _link
	pushl $s_symlink
	pushl $s_file
	calls $2, _symlink
	pushl $stat
	pushl $s_symlink
	calls $2, _stat
	calls $0, show
	pushl $stat
	pushl $s_symlink
	calls $2, _lstat
	movzwl stat + 8, r0
	pushl r0
	pushl $s_mode
	calls $2, _say
	pushl $64
	pushl $buffer
	pushl $s_symlink
	calls $3, _readlink
	pushl r0
	pushl $s_read
	calls $2, _say
	pushl $7			# through a link to a file: ENOTDIR
	pushl $s_below
	calls $2, _access
	pushl _errno
	pushl $s_error
	calls $2, _say
	pushl $0			# a directory for writing: EISDIR
	pushl $O_RDWR
	pushl $s_tmp
	calls $3, _open
	pushl _errno
	pushl $s_error
	calls $2, _say
	calls $0, directory
	pushl $stat
	pushl $0x40000000		# a bad address: EFAULT
	calls $2, _stat
	pushl _errno
	pushl $s_error
	calls $2, _say
	pushl $s_other
	pushl $s_file
	calls $2, _rename
	pushl r0
	pushl $s_error
	calls $2, _say
	pushl $s_file			# it is gone: ENOENT
	calls $1, _unlink
	pushl _errno
	pushl $s_error
	calls $2, _say
	pushl $5			# dup2(1, 5) by a bit of dup()
	pushl $1 + 64
	calls $2, _dup
	pushl $5
	pushl $s_text
	pushl $5
	calls $3, _write
	pushl $newline
	calls $1, _puts
	pushl $64			# no such descriptor: EBADF
	calls $1, _close
	pushl _errno
	pushl $s_error
	calls $2, _say
	pushl $0
	calls $1, _exit

# Mode, links, size and time of `stat`.
show:	.word 0
	movzwl stat + 8, r0
	pushl r0
	pushl $s_mode
	calls $2, _say
	movzwl stat + 10, r0
	pushl r0
	pushl $s_links
	calls $2, _say
	pushl stat + 20
	pushl $s_size
	calls $2, _say
	ret

# Lists a directory with two files, in blocks of 512 bytes.
directory:
	.word 0x1c0
	pushl $493			# 0755
	pushl $s_dir
	calls $2, _mkdir
	pushl $s_dir
	calls $1, _chdir
	pushl $438
	pushl $s_long
	calls $2, _creat
	pushl $438
	pushl $s_b
	calls $2, _creat
	pushl $0
	pushl $O_RDONLY
	pushl $s_dot
	calls $3, _open
	movl r0, r6
	pushl $512
	pushl $buffer
	pushl r6
	calls $3, _read
	pushl r0
	pushl $s_read
	calls $2, _say
	movl $buffer, r7
1:	movzwl 6(r7), r0		# length of the name
	pushl r0
	pushab 8(r7)
	calls $2, _say
	movzwl 4(r7), r8		# of the record
	addl2 r8, r7
	cmpl r7, $buffer + 512
	blss 1b
	pushl r8
	pushl $s_last
	calls $2, _say
	pushl $512
	pushl $buffer
	pushl r6
	calls $3, _read
	pushl r0
	pushl $s_read
	calls $2, _say
	pushl $0			# from the second record on
	pushl $12
	pushl r6
	calls $3, _lseek
	pushl $24
	pushl $buffer
	pushl r6
	calls $3, _read
	pushl $buffer + 8
	calls $1, _puts
	pushl $newline
	calls $1, _puts
	pushl $stat			# its inode is that of the record
	pushl $s_dotdot
	calls $2, _stat
	subl3 buffer, stat + 4, r0
	pushl r0
	pushl $s_error
	calls $2, _say
	ret
.data
s_tmp:	.asciz "/tmp"
s_file:	.asciz "/tmp/file"
s_link:	.asciz "/tmp/link"
s_symlink: .asciz "/tmp/symlink"
s_below: .asciz "/tmp/symlink/below"
s_other: .asciz "/tmp/other"
s_dir:	.asciz "/tmp/dir"
s_long:	.asciz "a.longer.name"
s_b:	.asciz "b"
s_dot:	.asciz "."
s_dotdot: .asciz ".."
s_nothing: .asciz ""
s_text:	.asciz "Hello, 1986\n"
newline: .asciz "\n"
s_wrote: .asciz "wrote"
s_read:	.asciz "read"
s_error: .asciz "error"
s_at:	.asciz "at"
s_mode:	.asciz "mode"
s_links: .asciz "links"
s_size:	.asciz "size"
s_last:	.asciz "last record"
.text
.include "lib.s"
.bss
.align 2
stat:	.space 64
buffer:	.space 1024
# stdout:
# wrote: 12
# error: 17
# at: 17
# read: 4
# ello
# mode: 33188
# links: 1
# size: 17
# mode: 33188
# links: 2
# size: 17
# mode: 41471
# read: 9
# error: 20
# error: 21
# read: 512
# .: 1
# ..: 2
# a.longer.name: 13
# b: 1
# last record: 464
# read: 0
# ..
# error: 0
# error: 14
# error: 0
# error: 2
# Hello
# error: 9
