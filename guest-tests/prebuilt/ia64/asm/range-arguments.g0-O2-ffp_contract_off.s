// 74b430280e70a8be168755296c351688 guest-tests/memory/range-arguments.c
	.file	"range-arguments.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc map#
map:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 5, 4, 6, 0
	mov r40 = r1
	.save rp, r38
	mov r38 = b0
	.body
	.mmi
	mov r41 = r32
	mov r44 = r34
	mov r45 = r35
	;;
	.mmi
	mov r46 = r36
	nop 0
	addl r43 = 1, r0
	.mmb
	mov r42 = r33
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	cmp.eq p6, p7 = -1, r8
	mov r1 = r40
	mov r37 = r8
	.mmb
	mov r42 = r33
	mov r41 = r8
	(p6) br.cond.dpnt .L2
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
.L2:
	.mmi
	mov r8 = r37
	nop 0
	mov b0 = r38
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
	.endp map#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"0"
	.align 8
.LC1:
	stringz	"an address"
	.align 8
.LC2:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc print#
print:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	cmp.eq p8, p9 = 0, r33
	.save rp, r34
	mov r34 = b0
	.mlx
	cmp.ne p6, p7 = -1, r33
	movl r37 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p8) movl r39 = @gprel(.LC0)
	.mmb
	mov r36 = r1
	.body
	add r37 = r1, r37
	(p7) br.cond.dpnt .L14
	;;
	.mlx
	nop 0
	(p9) movl r39 = @gprel(.LC1)
	.mmi
	mov r38 = r32
	;;
	(p8) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p9) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	;;
.L14:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	ld4 r37 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r8
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp print#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"mprotect, nothing"
	.align 8
.LC4:
	stringz	"mprotect, nothing at a hole"
	.align 8
.LC5:
	stringz	"mprotect, a byte"
	.align 8
.LC6:
	stringz	"mprotect, a unit"
	.align 8
.LC7:
	stringz	"mprotect, a unit to be read"
	.align 8
.LC8:
	stringz	"mprotect, a hole"
	.align 8
.LC9:
	stringz	"mprotect, and a hole"
	.align 8
.LC10:
	stringz	"mprotect, over a hole"
	.align 8
.LC11:
	stringz	"mprotect, from a hole"
	.align 8
.LC12:
	stringz	"mprotect, not aligned"
	.align 8
.LC13:
	stringz	"mprotect, not aligned, nothing"
	.align 8
.LC14:
	stringz	"mprotect, length -1"
	.align 8
.LC15:
	stringz	"mprotect, length -U"
	.align 8
.LC16:
	stringz	"mprotect, to the end"
	.align 8
.LC17:
	stringz	"mprotect, at the end"
	.align 8
.LC18:
	stringz	"mprotect, at the end, wrapping"
	.align 8
.LC19:
	stringz	"mprotect, at the end, nothing"
	.align 8
.LC20:
	stringz	"mprotect, unknown, nothing"
	.align 8
.LC21:
	stringz	"mprotect, unknown, nothing at a hole"
	.align 8
.LC22:
	stringz	"mprotect, unknown, a byte"
	.align 8
.LC23:
	stringz	"mprotect, unknown, a unit"
	.align 8
.LC24:
	stringz	"mprotect, unknown, a unit to be read"
	.align 8
.LC25:
	stringz	"mprotect, unknown, a hole"
	.align 8
.LC26:
	stringz	"mprotect, unknown, and a hole"
	.align 8
.LC27:
	stringz	"mprotect, unknown, over a hole"
	.align 8
.LC28:
	stringz	"mprotect, unknown, from a hole"
	.align 8
.LC29:
	stringz	"mprotect, unknown, not aligned"
	.align 8
.LC30:
	stringz	"mprotect, unknown, not aligned, nothing"
	.align 8
.LC31:
	stringz	"mprotect, unknown, length -1"
	.align 8
.LC32:
	stringz	"mprotect, unknown, length -U"
	.align 8
.LC33:
	stringz	"mprotect, unknown, to the end"
	.align 8
.LC34:
	stringz	"mprotect, unknown, at the end"
	.align 8
.LC35:
	stringz	"mprotect, unknown, at the end, wrapping"
	.align 8
.LC36:
	stringz	"mprotect, unknown, at the end, nothing"
	.align 8
.LC37:
	stringz	"normal, nothing"
	.align 8
.LC38:
	stringz	"normal, nothing at a hole"
	.align 8
.LC39:
	stringz	"normal, a byte"
	.align 8
.LC40:
	stringz	"normal, a unit"
	.align 8
.LC41:
	stringz	"normal, a unit to be read"
	.align 8
.LC42:
	stringz	"normal, a hole"
	.align 8
.LC43:
	stringz	"normal, and a hole"
	.align 8
.LC44:
	stringz	"normal, over a hole"
	.align 8
.LC45:
	stringz	"normal, from a hole"
	.align 8
.LC46:
	stringz	"normal, not aligned"
	.align 8
.LC47:
	stringz	"normal, not aligned, nothing"
	.align 8
.LC48:
	stringz	"normal, length -1"
	.align 8
.LC49:
	stringz	"normal, length -U"
	.align 8
.LC50:
	stringz	"normal, to the end"
	.align 8
.LC51:
	stringz	"normal, at the end"
	.align 8
.LC52:
	stringz	"normal, at the end, wrapping"
	.align 8
.LC53:
	stringz	"normal, at the end, nothing"
	.align 8
.LC54:
	stringz	"free, nothing"
	.align 8
.LC55:
	stringz	"free, nothing at a hole"
	.align 8
.LC56:
	stringz	"free, a byte"
	.align 8
.LC57:
	stringz	"free, a unit"
	.align 8
.LC58:
	stringz	"free, a unit to be read"
	.align 8
.LC59:
	stringz	"free, a hole"
	.align 8
.LC60:
	stringz	"free, and a hole"
	.align 8
.LC61:
	stringz	"free, over a hole"
	.align 8
.LC62:
	stringz	"free, from a hole"
	.align 8
.LC63:
	stringz	"free, not aligned"
	.align 8
.LC64:
	stringz	"free, not aligned, nothing"
	.align 8
.LC65:
	stringz	"free, length -1"
	.align 8
.LC66:
	stringz	"free, length -U"
	.align 8
.LC67:
	stringz	"free, to the end"
	.align 8
.LC68:
	stringz	"free, at the end"
	.align 8
.LC69:
	stringz	"free, at the end, wrapping"
	.align 8
.LC70:
	stringz	"free, at the end, nothing"
	.align 8
.LC71:
	stringz	"populate, nothing"
	.align 8
.LC72:
	stringz	"populate, nothing at a hole"
	.align 8
.LC73:
	stringz	"populate, a byte"
	.align 8
.LC74:
	stringz	"populate, a unit"
	.align 8
.LC75:
	stringz	"populate, a unit to be read"
	.align 8
.LC76:
	stringz	"populate, a hole"
	.align 8
.LC77:
	stringz	"populate, and a hole"
	.align 8
.LC78:
	stringz	"populate, over a hole"
	.align 8
.LC79:
	stringz	"populate, from a hole"
	.align 8
.LC80:
	stringz	"populate, not aligned"
	.align 8
.LC81:
	stringz	"populate, not aligned, nothing"
	.align 8
.LC82:
	stringz	"populate, length -1"
	.align 8
.LC83:
	stringz	"populate, length -U"
	.align 8
.LC84:
	stringz	"populate, to the end"
	.align 8
.LC85:
	stringz	"populate, at the end"
	.align 8
.LC86:
	stringz	"populate, at the end, wrapping"
	.align 8
.LC87:
	stringz	"populate, at the end, nothing"
	.align 8
.LC88:
	stringz	"no advice, nothing"
	.align 8
.LC89:
	stringz	"no advice, nothing at a hole"
	.align 8
.LC90:
	stringz	"no advice, a byte"
	.align 8
.LC91:
	stringz	"no advice, a unit"
	.align 8
.LC92:
	stringz	"no advice, a unit to be read"
	.align 8
.LC93:
	stringz	"no advice, a hole"
	.align 8
.LC94:
	stringz	"no advice, and a hole"
	.align 8
.LC95:
	stringz	"no advice, over a hole"
	.align 8
.LC96:
	stringz	"no advice, from a hole"
	.align 8
.LC97:
	stringz	"no advice, not aligned"
	.align 8
.LC98:
	stringz	"no advice, not aligned, nothing"
	.align 8
.LC99:
	stringz	"no advice, length -1"
	.align 8
.LC100:
	stringz	"no advice, length -U"
	.align 8
.LC101:
	stringz	"no advice, to the end"
	.align 8
.LC102:
	stringz	"no advice, at the end"
	.align 8
.LC103:
	stringz	"no advice, at the end, wrapping"
	.align 8
.LC104:
	stringz	"no advice, at the end, nothing"
	.align 8
.LC105:
	stringz	"dontfork, nothing"
	.align 8
.LC106:
	stringz	"dontfork, nothing at a hole"
	.align 8
.LC107:
	stringz	"dontfork, a byte"
	.align 8
.LC108:
	stringz	"dontfork, a unit"
	.align 8
.LC109:
	stringz	"dontfork, a unit to be read"
	.align 8
.LC110:
	stringz	"dontfork, a hole"
	.align 8
.LC111:
	stringz	"dontfork, and a hole"
	.align 8
.LC112:
	stringz	"dontfork, over a hole"
	.align 8
.LC113:
	stringz	"dontfork, from a hole"
	.align 8
.LC114:
	stringz	"dontfork, not aligned"
	.align 8
.LC115:
	stringz	"dontfork, not aligned, nothing"
	.align 8
.LC116:
	stringz	"dontfork, length -1"
	.align 8
.LC117:
	stringz	"dontfork, length -U"
	.align 8
.LC118:
	stringz	"dontfork, to the end"
	.align 8
.LC119:
	stringz	"dontfork, at the end"
	.align 8
.LC120:
	stringz	"dontfork, at the end, wrapping"
	.align 8
.LC121:
	stringz	"dontfork, at the end, nothing"
	.align 8
.LC122:
	stringz	"msync, nothing"
	.align 8
.LC123:
	stringz	"msync, nothing at a hole"
	.align 8
.LC124:
	stringz	"msync, a byte"
	.align 8
.LC125:
	stringz	"msync, a unit"
	.align 8
.LC126:
	stringz	"msync, a unit to be read"
	.align 8
.LC127:
	stringz	"msync, a hole"
	.align 8
.LC128:
	stringz	"msync, and a hole"
	.align 8
.LC129:
	stringz	"msync, over a hole"
	.align 8
.LC130:
	stringz	"msync, from a hole"
	.align 8
.LC131:
	stringz	"msync, not aligned"
	.align 8
.LC132:
	stringz	"msync, not aligned, nothing"
	.align 8
.LC133:
	stringz	"msync, length -1"
	.align 8
.LC134:
	stringz	"msync, length -U"
	.align 8
.LC135:
	stringz	"msync, to the end"
	.align 8
.LC136:
	stringz	"msync, at the end"
	.align 8
.LC137:
	stringz	"msync, at the end, wrapping"
	.align 8
.LC138:
	stringz	"msync, at the end, nothing"
	.align 8
.LC139:
	stringz	"munlock, nothing"
	.align 8
.LC140:
	stringz	"munlock, nothing at a hole"
	.align 8
.LC141:
	stringz	"munlock, a byte"
	.align 8
.LC142:
	stringz	"munlock, a unit"
	.align 8
.LC143:
	stringz	"munlock, a unit to be read"
	.align 8
.LC144:
	stringz	"munlock, a hole"
	.align 8
.LC145:
	stringz	"munlock, and a hole"
	.align 8
.LC146:
	stringz	"munlock, over a hole"
	.align 8
.LC147:
	stringz	"munlock, from a hole"
	.align 8
.LC148:
	stringz	"munlock, not aligned"
	.align 8
.LC149:
	stringz	"munlock, not aligned, nothing"
	.align 8
.LC150:
	stringz	"munlock, length -1"
	.align 8
.LC151:
	stringz	"munlock, length -U"
	.align 8
.LC152:
	stringz	"munlock, to the end"
	.align 8
.LC153:
	stringz	"munlock, at the end"
	.align 8
.LC154:
	stringz	"munlock, at the end, wrapping"
	.align 8
.LC155:
	stringz	"munlock, at the end, nothing"
	.align 8
.LC156:
	stringz	"mincore, nothing"
	.align 8
.LC157:
	stringz	"mincore, a byte"
	.align 8
.LC158:
	stringz	"mincore, a hole"
	.align 8
.LC159:
	stringz	"mincore, over a hole"
	.align 8
.LC160:
	stringz	"mincore, not aligned"
	.align 8
.LC161:
	stringz	"mincore, length -1"
	.align 8
.LC162:
	stringz	"mincore, at the end"
	.align 8
.LC163:
	stringz	"mincore, bad vector"
	.align 8
.LC164:
	stringz	"msync, both"
	.align 8
.LC165:
	stringz	"msync, unknown"
	.align 8
.LC166:
	stringz	"mprotect, grows both ways"
	.align 8
.LC167:
	stringz	"mprotect, grows, no stack"
	.align 8
.LC168:
	stringz	"mmap, nothing"
	.align 8
.LC169:
	stringz	"mmap, length -1"
	.align 8
.LC170:
	stringz	"mmap, length -U"
	.align 8
.LC171:
	stringz	"mmap, hint not aligned"
	.align 8
.LC172:
	stringz	"mmap, hint at the end"
	.align 8
.LC173:
	stringz	"mmap, hint beyond 64 GiB"
	.align 8
.LC174:
	stringz	"mmap, fixed, not aligned"
	.align 8
.LC175:
	stringz	"mmap, fixed at the end"
	.align 8
.LC176:
	stringz	"mmap, fixed, wrapping"
	.align 8
.LC177:
	stringz	"mmap, no type"
	.align 8
.LC178:
	stringz	"mmap, bad file"
	.align 8
.LC179:
	stringz	"mmap, offset not aligned"
	.align 8
.LC180:
	stringz	"mmap, beyond the file"
	.align 8
.LC181:
	stringz	"mmap, length wraps the offset"
	.align 8
.LC182:
	stringz	"mmap, offset wraps"
	.align 8
.LC183:
	stringz	"mmap, offset wraps, no file"
	.align 8
.LC184:
	stringz	"dontneed, nothing"
	.align 8
.LC185:
	stringz	"dontneed, nothing at a hole"
	.align 8
.LC186:
	stringz	"dontneed, a byte"
	.align 8
.LC187:
	stringz	"dontneed, a unit"
	.align 8
.LC188:
	stringz	"dontneed, a unit to be read"
	.align 8
.LC189:
	stringz	"dontneed, a hole"
	.align 8
.LC190:
	stringz	"dontneed, and a hole"
	.align 8
.LC191:
	stringz	"dontneed, over a hole"
	.align 8
.LC192:
	stringz	"dontneed, from a hole"
	.align 8
.LC193:
	stringz	"dontneed, not aligned"
	.align 8
.LC194:
	stringz	"dontneed, not aligned, nothing"
	.align 8
.LC195:
	stringz	"dontneed, length -1"
	.align 8
.LC196:
	stringz	"dontneed, length -U"
	.align 8
.LC197:
	stringz	"dontneed, to the end"
	.align 8
.LC198:
	stringz	"dontneed, at the end"
	.align 8
.LC199:
	stringz	"dontneed, at the end, wrapping"
	.align 8
.LC200:
	stringz	"dontneed, at the end, nothing"
	.align 8
.LC201:
	stringz	"%d\n"
	.align 8
.LC202:
	stringz	"munmap, nothing"
	.align 8
.LC203:
	stringz	"munmap, not aligned"
	.align 8
.LC204:
	stringz	"munmap, length -1"
	.align 8
.LC205:
	stringz	"munmap, at the end"
	.align 8
.LC206:
	stringz	"munmap, wrapping"
	.align 8
.LC207:
	stringz	"munmap, a hole"
	.align 8
.LC208:
	stringz	"munmap, all"
	.align 8
.LC209:
	stringz	"munmap, again"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 0, 9, 7, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r38
	mov r38 = b0
	.mmi
	mov r40 = r1
	.body
	nop 0
	addl r33 = @gprel(base#), gp
	;;
	.mlx
	adds r14 = 24, r12
	movl r15 = 7887324063363589479
	.mmi
	nop 0
	adds r41 = 16, r12
	nop 0
	;;
	.mlx
	st8 [r14] = r15, 8
	movl r15 = 6365935025521978981
	;;
	.mlx
	st8 [r14] = r15, 8
	movl r15 = 7953763964988257327
	;;
	.mlx
	st8 [r41] = r15
	movl r15 = 5789784
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = mkstemp#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r35 = r8
	.mmb
	adds r41 = 16, r12
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r1 = r40
	mov r46 = r0
	addl r45 = -1, r0
	.mmi
	addl r44 = 34, r0
	addl r43 = 3, r0
	addl r42 = 262144, r0
	;;
	.mib
	mov r41 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	mov r1 = r40
	mov r34 = r8
	.mmb
	st8 [r33] = r8
	addl r42 = 65536, r0
	(p7) br.cond.dpnt .L18
	;;
	.mib
	mov r41 = r35
	nop 0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L27
.L18:
	.mmi
	nop 0
	addl r36 = 1, r0
	nop 0
	;;
	.mii
	mov r8 = r36
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L27:
	.body
	.copy_state 1
	.mmi
	addl r14 = 131072, r0
	addl r43 = 1, r0
	addl r42 = 65536, r0
	;;
	.mib
	add r41 = r34, r14
	nop 0
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	nop 0
	mov r36 = r8
	mov r1 = r40
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L18
	.mmi
	addl r42 = 65536, r0
	nop 0
	addl r37 = -65536, r0
	;;
	.mib
	add r41 = r34, r42
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	addl r16 = 196608, r0
	mov r1 = r40
	addl r42 = 65536, r0
	;;
	.mib
	add r41 = r34, r16
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	addl r14 = 97, r0
	nop 0
	mov r1 = r40
	;;
	.mib
	st1 [r34] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r40
	mov r32 = r8
	addl r44 = 3, r0
	.mmi
	mov r43 = r0
	mov r42 = r34
	addl r41 = 1155, r0
	;;
	.mib
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC3)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	addl r44 = 3, r0
	.mmi
	mov r43 = r0
	st4 [r32] = r0
	addl r41 = 1155, r0
	;;
	.mib
	addl r42 = 65536, r2
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 3, r0
	addl r43 = 1, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1155, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 3, r0
	addl r43 = 65536, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1155, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	addl r44 = 1, r0
	.mmi
	addl r43 = 65536, r0
	st4 [r32] = r0
	addl r41 = 1155, r0
	;;
	.mib
	addl r42 = 131072, r2
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	addl r44 = 3, r0
	.mmi
	addl r43 = 65536, r0
	st4 [r32] = r0
	addl r41 = 1155, r0
	;;
	.mib
	addl r42 = 65536, r2
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC8)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 3, r0
	addl r43 = 131072, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1155, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC9)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 3, r0
	addl r43 = 196608, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1155, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC10)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	addl r44 = 3, r0
	.mmi
	addl r43 = 131072, r0
	st4 [r32] = r0
	addl r41 = 1155, r0
	;;
	.mib
	addl r42 = 65536, r2
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC11)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r42 = [r33]
	mov r1 = r40
	addl r44 = 3, r0
	.mmi
	addl r43 = 65536, r0
	st4 [r32] = r0
	addl r41 = 1155, r0
	;;
	.mib
	adds r42 = 1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC12)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r42 = [r33]
	mov r1 = r40
	addl r44 = 3, r0
	.mmi
	mov r43 = r0
	st4 [r32] = r0
	addl r41 = 1155, r0
	;;
	.mib
	adds r42 = 1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC13)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 3, r0
	addl r43 = -1, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1155, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC14)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 3, r0
	addl r43 = -65536, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1155, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC15)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r42 = [r33]
	addl r44 = 3, r0
	mov r1 = r40
	.mmi
	addl r41 = 1155, r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	sub r43 = r0, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC16)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	addl r43 = 65536, r0
	.mmi
	addl r41 = 1155, r0
	st4 [r32] = r0
	addl r42 = -65536, r0
	;;
	.mmi
	addl r2 = 131072, r2
	;;
	cmp.ne p6, p7 = r37, r2
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r44 = 3, r0
	nop 0
	;;
	.mib
	(p7) addl r44 = 1, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC17)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	addl r43 = 131072, r0
	.mmi
	addl r41 = 1155, r0
	st4 [r32] = r0
	addl r42 = -65536, r0
	;;
	.mmi
	addl r2 = 131072, r2
	;;
	cmp.ne p6, p7 = r37, r2
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r44 = 3, r0
	nop 0
	;;
	.mib
	(p7) addl r44 = 1, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC18)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	mov r43 = r0
	.mmi
	addl r41 = 1155, r0
	st4 [r32] = r0
	addl r42 = -65536, r0
	;;
	.mmi
	addl r2 = 131072, r2
	;;
	cmp.ne p6, p7 = r37, r2
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r44 = 3, r0
	nop 0
	;;
	.mib
	(p7) addl r44 = 1, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC19)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 112, r0
	mov r43 = r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1155, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC20)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	addl r44 = 112, r0
	.mmi
	mov r43 = r0
	st4 [r32] = r0
	addl r41 = 1155, r0
	;;
	.mib
	addl r42 = 65536, r2
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC21)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 112, r0
	addl r43 = 1, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1155, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC22)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 112, r0
	addl r43 = 65536, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1155, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC23)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	addl r44 = 112, r0
	.mmi
	addl r43 = 65536, r0
	st4 [r32] = r0
	addl r41 = 1155, r0
	;;
	.mib
	addl r42 = 131072, r2
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC24)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	addl r44 = 112, r0
	.mmi
	addl r43 = 65536, r0
	st4 [r32] = r0
	addl r41 = 1155, r0
	;;
	.mib
	addl r42 = 65536, r2
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC25)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 112, r0
	addl r43 = 131072, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1155, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC26)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 112, r0
	addl r43 = 196608, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1155, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC27)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	addl r44 = 112, r0
	.mmi
	addl r43 = 131072, r0
	st4 [r32] = r0
	addl r41 = 1155, r0
	;;
	.mib
	addl r42 = 65536, r2
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r42 = [r33]
	mov r1 = r40
	addl r44 = 112, r0
	.mmi
	addl r43 = 65536, r0
	st4 [r32] = r0
	addl r41 = 1155, r0
	;;
	.mib
	adds r42 = 1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC29)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r42 = [r33]
	mov r1 = r40
	addl r44 = 112, r0
	.mmi
	mov r43 = r0
	st4 [r32] = r0
	addl r41 = 1155, r0
	;;
	.mib
	adds r42 = 1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC30)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 112, r0
	addl r43 = -1, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1155, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC31)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 112, r0
	addl r43 = -65536, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1155, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC32)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r42 = [r33]
	mov r1 = r40
	addl r44 = 112, r0
	.mmi
	addl r41 = 1155, r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	sub r43 = r0, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC33)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 112, r0
	addl r43 = 65536, r0
	.mmi
	addl r41 = 1155, r0
	st4 [r32] = r0
	addl r42 = -65536, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC34)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 112, r0
	addl r43 = 131072, r0
	.mmi
	addl r41 = 1155, r0
	st4 [r32] = r0
	addl r42 = -65536, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC35)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 112, r0
	mov r43 = r0
	.mmi
	addl r41 = 1155, r0
	st4 [r32] = r0
	addl r42 = -65536, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC36)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	mov r44 = r0
	mov r43 = r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC37)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	mov r44 = r0
	.mmi
	mov r43 = r0
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	addl r42 = 65536, r2
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC38)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	mov r44 = r0
	addl r43 = 1, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC39)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	mov r44 = r0
	addl r43 = 65536, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC40)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	mov r44 = r0
	.mmi
	addl r43 = 65536, r0
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	addl r42 = 131072, r2
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC41)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	mov r44 = r0
	.mmi
	addl r43 = 65536, r0
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	addl r42 = 65536, r2
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC42)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	mov r44 = r0
	addl r43 = 131072, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC43)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	mov r44 = r0
	addl r43 = 196608, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC44)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	mov r44 = r0
	.mmi
	addl r43 = 131072, r0
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	addl r42 = 65536, r2
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC45)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r42 = [r33]
	mov r1 = r40
	mov r44 = r0
	.mmi
	addl r43 = 65536, r0
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	adds r42 = 1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC46)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r42 = [r33]
	mov r1 = r40
	mov r44 = r0
	.mmi
	mov r43 = r0
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	adds r42 = 1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC47)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	mov r44 = r0
	addl r43 = -1, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC48)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	mov r44 = r0
	addl r43 = -65536, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC49)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r42 = [r33]
	mov r1 = r40
	mov r44 = r0
	.mmi
	addl r41 = 1209, r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	sub r43 = r0, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC50)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	mov r44 = r0
	addl r43 = 65536, r0
	.mmi
	addl r41 = 1209, r0
	st4 [r32] = r0
	addl r42 = -65536, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC51)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	mov r44 = r0
	addl r43 = 131072, r0
	.mmi
	addl r41 = 1209, r0
	st4 [r32] = r0
	addl r42 = -65536, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC52)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	mov r44 = r0
	mov r43 = r0
	.mmi
	addl r41 = 1209, r0
	st4 [r32] = r0
	addl r42 = -65536, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC53)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 8, r0
	mov r43 = r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC54)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	addl r44 = 8, r0
	.mmi
	mov r43 = r0
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	addl r42 = 65536, r2
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC55)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 8, r0
	addl r43 = 1, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC56)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 8, r0
	addl r43 = 65536, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC57)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	addl r44 = 8, r0
	.mmi
	addl r43 = 65536, r0
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	addl r42 = 131072, r2
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC58)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	addl r44 = 8, r0
	.mmi
	addl r43 = 65536, r0
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	addl r42 = 65536, r2
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC59)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 8, r0
	addl r43 = 131072, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC60)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 8, r0
	addl r43 = 196608, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC61)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	addl r44 = 8, r0
	.mmi
	addl r43 = 131072, r0
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	addl r42 = 65536, r2
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC62)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r42 = [r33]
	mov r1 = r40
	addl r44 = 8, r0
	.mmi
	addl r43 = 65536, r0
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	adds r42 = 1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC63)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r42 = [r33]
	mov r1 = r40
	addl r44 = 8, r0
	.mmi
	mov r43 = r0
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	adds r42 = 1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC64)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 8, r0
	addl r43 = -1, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC65)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 8, r0
	addl r43 = -65536, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC66)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r42 = [r33]
	mov r1 = r40
	addl r44 = 8, r0
	.mmi
	addl r41 = 1209, r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	sub r43 = r0, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC67)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 8, r0
	addl r43 = 65536, r0
	.mmi
	addl r41 = 1209, r0
	st4 [r32] = r0
	addl r42 = -65536, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC68)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 8, r0
	addl r43 = 131072, r0
	.mmi
	addl r41 = 1209, r0
	st4 [r32] = r0
	addl r42 = -65536, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC69)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 8, r0
	mov r43 = r0
	.mmi
	addl r41 = 1209, r0
	st4 [r32] = r0
	addl r42 = -65536, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC70)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 23, r0
	mov r43 = r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC71)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	addl r44 = 23, r0
	.mmi
	mov r43 = r0
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	addl r42 = 65536, r2
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC72)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 23, r0
	addl r43 = 1, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC73)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 23, r0
	addl r43 = 65536, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC74)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	addl r44 = 23, r0
	.mmi
	addl r43 = 65536, r0
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	addl r42 = 131072, r2
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC75)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	addl r44 = 23, r0
	.mmi
	addl r43 = 65536, r0
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	addl r42 = 65536, r2
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC76)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 23, r0
	addl r43 = 131072, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC77)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 23, r0
	addl r43 = 196608, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC78)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	addl r44 = 23, r0
	.mmi
	addl r43 = 131072, r0
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	addl r42 = 65536, r2
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC79)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r42 = [r33]
	mov r1 = r40
	addl r44 = 23, r0
	.mmi
	addl r43 = 65536, r0
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	adds r42 = 1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC80)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r42 = [r33]
	mov r1 = r40
	addl r44 = 23, r0
	.mmi
	mov r43 = r0
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	adds r42 = 1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC81)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 23, r0
	addl r43 = -1, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC82)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 23, r0
	addl r43 = -65536, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC83)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r42 = [r33]
	mov r1 = r40
	addl r44 = 23, r0
	.mmi
	addl r41 = 1209, r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	sub r43 = r0, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC84)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 23, r0
	addl r43 = 65536, r0
	.mmi
	addl r41 = 1209, r0
	st4 [r32] = r0
	addl r42 = -65536, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC85)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 23, r0
	addl r43 = 131072, r0
	.mmi
	addl r41 = 1209, r0
	st4 [r32] = r0
	addl r42 = -65536, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC86)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 23, r0
	mov r43 = r0
	.mmi
	addl r41 = 1209, r0
	st4 [r32] = r0
	addl r42 = -65536, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC87)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 99, r0
	mov r43 = r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC88)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	addl r44 = 99, r0
	.mmi
	mov r43 = r0
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	addl r42 = 65536, r2
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC89)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 99, r0
	addl r43 = 1, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC90)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 99, r0
	addl r43 = 65536, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC91)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	addl r44 = 99, r0
	.mmi
	addl r43 = 65536, r0
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	addl r42 = 131072, r2
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC92)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	addl r44 = 99, r0
	.mmi
	addl r43 = 65536, r0
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	addl r42 = 65536, r2
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC93)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 99, r0
	addl r43 = 131072, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC94)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 99, r0
	addl r43 = 196608, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC95)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	addl r44 = 99, r0
	.mmi
	addl r43 = 131072, r0
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	addl r42 = 65536, r2
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC96)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r42 = [r33]
	mov r1 = r40
	addl r44 = 99, r0
	.mmi
	addl r43 = 65536, r0
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	adds r42 = 1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC97)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r42 = [r33]
	mov r1 = r40
	addl r44 = 99, r0
	.mmi
	mov r43 = r0
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	adds r42 = 1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC98)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 99, r0
	addl r43 = -1, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC99)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 99, r0
	addl r43 = -65536, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC100)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r42 = [r33]
	mov r1 = r40
	addl r44 = 99, r0
	.mmi
	addl r41 = 1209, r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	sub r43 = r0, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC101)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 99, r0
	addl r43 = 65536, r0
	.mmi
	addl r41 = 1209, r0
	st4 [r32] = r0
	addl r42 = -65536, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC102)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 99, r0
	addl r43 = 131072, r0
	.mmi
	addl r41 = 1209, r0
	st4 [r32] = r0
	addl r42 = -65536, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC103)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 99, r0
	mov r43 = r0
	.mmi
	addl r41 = 1209, r0
	st4 [r32] = r0
	addl r42 = -65536, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC104)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 10, r0
	mov r43 = r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC105)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	addl r44 = 10, r0
	.mmi
	mov r43 = r0
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	addl r42 = 65536, r2
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC106)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 10, r0
	addl r43 = 1, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC107)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 10, r0
	addl r43 = 65536, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC108)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	addl r44 = 10, r0
	.mmi
	addl r43 = 65536, r0
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	addl r42 = 131072, r2
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC109)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	addl r44 = 10, r0
	.mmi
	addl r43 = 65536, r0
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	addl r42 = 65536, r2
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC110)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 10, r0
	addl r43 = 131072, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC111)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 10, r0
	addl r43 = 196608, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC112)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	addl r44 = 10, r0
	.mmi
	addl r43 = 131072, r0
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	addl r42 = 65536, r2
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC113)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r42 = [r33]
	mov r1 = r40
	addl r44 = 10, r0
	.mmi
	addl r43 = 65536, r0
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	adds r42 = 1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC114)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r42 = [r33]
	mov r1 = r40
	addl r44 = 10, r0
	.mmi
	mov r43 = r0
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	adds r42 = 1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC115)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 10, r0
	addl r43 = -1, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC116)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 10, r0
	addl r43 = -65536, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC117)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r42 = [r33]
	mov r1 = r40
	addl r44 = 10, r0
	.mmi
	addl r41 = 1209, r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	sub r43 = r0, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC118)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 10, r0
	addl r43 = 65536, r0
	.mmi
	addl r41 = 1209, r0
	st4 [r32] = r0
	addl r42 = -65536, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC119)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 10, r0
	addl r43 = 131072, r0
	.mmi
	addl r41 = 1209, r0
	st4 [r32] = r0
	addl r42 = -65536, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC120)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 10, r0
	mov r43 = r0
	.mmi
	addl r41 = 1209, r0
	st4 [r32] = r0
	addl r42 = -65536, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC121)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 4, r0
	mov r43 = r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1157, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC122)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	addl r44 = 4, r0
	.mmi
	mov r43 = r0
	st4 [r32] = r0
	addl r41 = 1157, r0
	;;
	.mib
	addl r42 = 65536, r2
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC123)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 4, r0
	addl r43 = 1, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1157, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC124)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 4, r0
	addl r43 = 65536, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1157, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC125)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	addl r44 = 4, r0
	.mmi
	addl r43 = 65536, r0
	st4 [r32] = r0
	addl r41 = 1157, r0
	;;
	.mib
	addl r42 = 131072, r2
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC126)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	addl r44 = 4, r0
	.mmi
	addl r43 = 65536, r0
	st4 [r32] = r0
	addl r41 = 1157, r0
	;;
	.mib
	addl r42 = 65536, r2
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC127)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 4, r0
	addl r43 = 131072, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1157, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC128)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 4, r0
	addl r43 = 196608, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1157, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC129)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	addl r44 = 4, r0
	.mmi
	addl r43 = 131072, r0
	st4 [r32] = r0
	addl r41 = 1157, r0
	;;
	.mib
	addl r42 = 65536, r2
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC130)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r42 = [r33]
	mov r1 = r40
	addl r44 = 4, r0
	.mmi
	addl r43 = 65536, r0
	st4 [r32] = r0
	addl r41 = 1157, r0
	;;
	.mib
	adds r42 = 1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC131)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r42 = [r33]
	mov r1 = r40
	addl r44 = 4, r0
	.mmi
	mov r43 = r0
	st4 [r32] = r0
	addl r41 = 1157, r0
	;;
	.mib
	adds r42 = 1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC132)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 4, r0
	addl r43 = -1, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1157, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC133)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 4, r0
	addl r43 = -65536, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1157, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC134)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r42 = [r33]
	mov r1 = r40
	addl r44 = 4, r0
	.mmi
	addl r41 = 1157, r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	sub r43 = r0, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC135)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 4, r0
	addl r43 = 65536, r0
	.mmi
	addl r41 = 1157, r0
	st4 [r32] = r0
	addl r42 = -65536, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC136)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 4, r0
	addl r43 = 131072, r0
	.mmi
	addl r41 = 1157, r0
	st4 [r32] = r0
	addl r42 = -65536, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC137)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	addl r44 = 4, r0
	mov r1 = r40
	mov r43 = r0
	.mmi
	addl r41 = 1157, r0
	st4 [r32] = r0
	addl r42 = -65536, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC138)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r43 = r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1158, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC139)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	mov r43 = r0
	.mmi
	addl r41 = 1158, r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	addl r42 = 65536, r2
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC140)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	nop 0
	mov r1 = r40
	addl r43 = 1, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1158, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC141)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	nop 0
	mov r1 = r40
	addl r43 = 65536, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1158, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC142)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	addl r43 = 65536, r0
	.mmi
	addl r41 = 1158, r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	addl r42 = 131072, r2
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC143)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	addl r43 = 65536, r0
	.mmi
	addl r41 = 1158, r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	addl r42 = 65536, r2
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC144)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	nop 0
	mov r1 = r40
	addl r43 = 131072, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1158, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC145)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	nop 0
	mov r1 = r40
	addl r43 = 196608, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1158, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC146)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	addl r43 = 131072, r0
	.mmi
	addl r41 = 1158, r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	addl r42 = 65536, r2
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC147)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r42 = [r33]
	mov r1 = r40
	addl r43 = 65536, r0
	.mmi
	addl r41 = 1158, r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	adds r42 = 1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC148)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r42 = [r33]
	mov r1 = r40
	mov r43 = r0
	.mmi
	addl r41 = 1158, r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	adds r42 = 1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC149)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	nop 0
	mov r1 = r40
	addl r43 = -1, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1158, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC150)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	nop 0
	mov r1 = r40
	addl r43 = -65536, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1158, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC151)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r42 = [r33]
	nop 0
	mov r1 = r40
	.mmi
	addl r41 = 1158, r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	sub r43 = r0, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC152)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r43 = 65536, r0
	addl r41 = 1158, r0
	.mmb
	st4 [r32] = r0
	addl r42 = -65536, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC153)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r43 = 131072, r0
	addl r41 = 1158, r0
	.mmb
	st4 [r32] = r0
	addl r42 = -65536, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC154)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	mov r43 = r0
	addl r41 = 1158, r0
	.mmb
	st4 [r32] = r0
	addl r42 = -65536, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC155)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r43 = r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1208, r0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(vector#)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC156)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	nop 0
	mov r1 = r40
	addl r43 = 1, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1208, r0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(vector#)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC157)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	ld8 r2 = [r33]
	nop 0
	.mmi
	addl r43 = 65536, r0
	st4 [r32] = r0
	addl r41 = 1208, r0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(vector#)
	.mmi
	nop 0
	addl r42 = 65536, r2
	nop 0
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC158)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	nop 0
	mov r1 = r40
	addl r43 = 196608, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1208, r0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(vector#)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC159)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	ld8 r42 = [r33]
	nop 0
	.mmi
	addl r43 = 65536, r0
	st4 [r32] = r0
	addl r41 = 1208, r0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(vector#)
	.mmi
	nop 0
	adds r42 = 1, r42
	nop 0
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC160)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	nop 0
	mov r1 = r40
	addl r43 = -1, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1208, r0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(vector#)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC161)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r43 = 65536, r0
	nop 0
	.mmi
	addl r41 = 1208, r0
	st4 [r32] = r0
	addl r42 = -65536, r0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(vector#)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC162)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r42 = [r33]
	addl r43 = 65536, r0
	mov r1 = r40
	.mmi
	addl r41 = 1208, r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	add r44 = r42, r43
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC163)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 5, r0
	addl r43 = 65536, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1157, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC164)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 8, r0
	addl r43 = 65536, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1157, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC165)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r43 = 65536, r0
	addl r41 = 1155, r0
	.mlx
	ld8 r42 = [r33]
	movl r44 = 50331649
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC166)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r43 = 65536, r0
	addl r41 = 1155, r0
	.mlx
	ld8 r42 = [r33]
	movl r44 = 16777217
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC167)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	mov r45 = r0
	addl r44 = -1, r0
	.mmi
	addl r43 = 34, r0
	mov r41 = r0
	mov r42 = r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC168)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	mov r45 = r0
	addl r44 = -1, r0
	.mmi
	addl r43 = 34, r0
	mov r41 = r0
	addl r42 = -1, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC169)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	mov r45 = r0
	addl r44 = -1, r0
	.mmi
	addl r43 = 34, r0
	mov r41 = r0
	addl r42 = -65536, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC170)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r41 = [r33]
	mov r1 = r40
	mov r45 = r0
	.mmi
	addl r44 = -1, r0
	addl r43 = 34, r0
	addl r42 = 65536, r0
	;;
	.mib
	st4 [r32] = r0
	adds r41 = 1, r41
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC171)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	mov r45 = r0
	addl r44 = -1, r0
	.mmi
	addl r43 = 34, r0
	addl r41 = -65536, r0
	addl r42 = 65536, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC172)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	mov r45 = r0
	addl r44 = -1, r0
	.mmi
	addl r43 = 34, r0
	st4 [r32] = r0
	addl r42 = 65536, r0
	;;
	.mlx
	nop 0
	movl r41 = 73584869376
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC173)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r41 = [r33]
	mov r1 = r40
	mov r45 = r0
	.mmi
	addl r44 = -1, r0
	addl r43 = 50, r0
	addl r42 = 65536, r0
	;;
	.mib
	st4 [r32] = r0
	adds r41 = 1, r41
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC174)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	mov r45 = r0
	addl r44 = -1, r0
	.mmi
	addl r43 = 50, r0
	addl r41 = -65536, r0
	addl r42 = 65536, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC175)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	mov r45 = r0
	addl r44 = -1, r0
	.mmi
	addl r43 = 50, r0
	addl r41 = -65536, r0
	addl r42 = 131072, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC176)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	mov r45 = r0
	addl r44 = -1, r0
	.mmi
	addl r43 = 32, r0
	mov r41 = r0
	addl r42 = 65536, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC177)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	mov r45 = r0
	addl r44 = 99, r0
	.mmi
	addl r43 = 1, r0
	mov r41 = r0
	addl r42 = 65536, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC178)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r44 = r35
	mov r1 = r40
	addl r45 = 1, r0
	.mmi
	addl r43 = 1, r0
	mov r41 = r0
	addl r42 = 65536, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC179)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r44 = r35
	mov r1 = r40
	addl r45 = 1048576, r0
	.mmi
	addl r43 = 1, r0
	mov r41 = r0
	addl r42 = 65536, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC180)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r44 = r35
	mov r1 = r40
	addl r45 = 1048576, r0
	.mmi
	addl r43 = 1, r0
	mov r41 = r0
	addl r42 = -65536, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC181)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	addl r47 = -1, r0
	mov r46 = r35
	mov r1 = r40
	.mmi
	addl r45 = 1, r0
	addl r44 = 1, r0
	addl r43 = 131072, r0
	;;
	.mmi
	addl r41 = 1172, r0
	st4 [r32] = r0
	mov r42 = r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC182)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	addl r46 = -65536, r0
	addl r45 = -1, r0
	addl r44 = 34, r0
	.mmi
	mov r1 = r40
	addl r43 = 1, r0
	mov r41 = r0
	;;
	.mmi
	nop 0
	addl r42 = 131072, r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC183)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r14 = [r33]
	nop 0
	mov r1 = r40
	.mmi
	addl r43 = 65536, r0
	nop 0
	addl r42 = 98, r0
	;;
	.mib
	mov r41 = r14
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 4, r0
	mov r43 = r0
	.mmi
	addl r41 = 1209, r0
	st4 [r32] = r0
	mov r42 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC184)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	addl r44 = 4, r0
	.mmi
	mov r43 = r0
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	addl r42 = 65536, r2
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC185)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 4, r0
	addl r43 = 1, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC186)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 4, r0
	addl r43 = 65536, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC187)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	addl r44 = 4, r0
	.mmi
	addl r43 = 65536, r0
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	addl r42 = 131072, r2
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC188)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	addl r44 = 4, r0
	.mmi
	addl r43 = 65536, r0
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	addl r42 = 65536, r2
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC189)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 4, r0
	addl r43 = 131072, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC190)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 4, r0
	addl r43 = 196608, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC191)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	mov r1 = r40
	addl r44 = 4, r0
	.mmi
	addl r43 = 131072, r0
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	addl r42 = 65536, r2
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC192)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r42 = [r33]
	mov r1 = r40
	addl r44 = 4, r0
	.mmi
	addl r43 = 65536, r0
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	adds r42 = 1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC193)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r42 = [r33]
	mov r1 = r40
	addl r44 = 4, r0
	.mmi
	mov r43 = r0
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	adds r42 = 1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC194)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 4, r0
	addl r43 = -1, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC195)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 4, r0
	addl r43 = -65536, r0
	.mmi
	ld8 r42 = [r33]
	st4 [r32] = r0
	addl r41 = 1209, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC196)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r42 = [r33]
	mov r1 = r40
	addl r44 = 4, r0
	.mmi
	addl r41 = 1209, r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	sub r43 = r0, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC197)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 4, r0
	addl r43 = 65536, r0
	.mmi
	addl r41 = 1209, r0
	st4 [r32] = r0
	addl r42 = -65536, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC198)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 4, r0
	addl r43 = 131072, r0
	.mmi
	addl r41 = 1209, r0
	st4 [r32] = r0
	addl r42 = -65536, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC199)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	addl r44 = 4, r0
	mov r43 = r0
	mov r1 = r40
	.mmi
	addl r41 = 1209, r0
	st4 [r32] = r0
	addl r42 = -65536, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC200)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r14 = [r33]
	nop 0
	mov r1 = r40
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC201)
	;;
	.mmi
	ld1 r42 = [r14]
	nop 0
	add r41 = r1, r41
	;;
	.mib
	nop 0
	sxt1 r42 = r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	ld8 r41 = [r33]
	nop 0
	.mmb
	mov r42 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC202)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r41 = [r33]
	nop 0
	mov r1 = r40
	.mmi
	addl r42 = 65536, r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	adds r41 = 1, r41
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC203)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	ld8 r41 = [r33]
	nop 0
	.mmb
	addl r42 = -1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC204)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r42 = 65536, r0
	nop 0
	.mmb
	addl r41 = -65536, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC205)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	addl r42 = 131072, r0
	nop 0
	.mmb
	addl r41 = -65536, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC206)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	ld8 r2 = [r33]
	nop 0
	mov r1 = r40
	.mmi
	addl r42 = 65536, r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	addl r41 = 65536, r2
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC207)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	ld8 r41 = [r33]
	nop 0
	.mmb
	addl r42 = 262144, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC208)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r40
	ld8 r41 = [r33]
	nop 0
	.mmb
	addl r42 = 262144, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC209)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r8 = r36
	mov r1 = r40
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	.mmb
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
	.bss
	.align 8
	.type	vector#, @object
	.size	vector#, 64
vector:
	.skip	64
	.sbss
	.align 8
	.type	base#, @object
	.size	base#, 8
base:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
