; 0654b9ec93e458062adbad54ba05c006 newlib/libc/posix/regerror.c
	.LEVEL 1.1
	.text
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC0:
	.stringz	"0"
	.align 4
.LC1:
	.stringz	"%d"
	.align 4
.LC2:
	.stringz	"REG_0x%x"
	.section	.text.regerror,"ax",@progbits
	.align 4
.globl regerror
	.type	regerror, @function
regerror:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	addil LT'rerrs,%r19
	ldw RT'rerrs(%r1),%r28
	stw %r7,-68(%r30)
	ldi 255,%r21
	copy %r24,%r7
	stw %r6,-64(%r30)
	copy %r26,%r24
	copy %r25,%r6
	stw %r5,-60(%r30)
	depi 0,23,1,%r24
	copy %r23,%r5
	stw %r4,-56(%r30)
	stw %r3,-52(%r30)
	stw %r19,-32(%r30)
	comb,= %r21,%r26,.L2
	ldw 0(%r28),%r20
	ldi 256,%r21
	comib,= 0,%r20,.L32
	and %r26,%r21,%r26
.L3:
	comb,=,n %r20,%r24,.L9
	ldws,mb 12(%r28),%r20
	comib,<> 0,%r20,.L3
	nop
.L32:
	comib,<> 0,%r26,.L34
	addil LT'.LC2,%r19
.L12:
	ldw 8(%r28),%r6
.L6:
	copy %r19,%r4
	bl strlen,%r2
	copy %r6,%r26
	copy %r4,%r19
	comib,= 0,%r5,.L1
	ldo 1(%r28),%r3
	comb,<<= %r5,%r3,.L15
	ldo -1(%r5),%r5
	copy %r6,%r25
	bl strcpy,%r2
	copy %r7,%r26
.L1:
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -68(%r30),%r7
	ldw -64(%r30),%r6
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L9:
	comib,= 0,%r26,.L12
	copy %r19,%r4
	ldo -120(%r30),%r6
	ldw 4(%r28),%r25
	bl strcpy,%r2
	copy %r6,%r26
	b .L6
	copy %r4,%r19
.L15:
	copy %r6,%r25
	copy %r5,%r24
	copy %r7,%r26
	bl strncpy,%r2
	addl %r7,%r5,%r5
	b .L1
	stb %r0,0(%r5)
.L2:
	comib,<> 0,%r20,.L5
	copy %r28,%r3
.L8:
	addil LT'.LC0,%r19
.L36:
	b .L6
	ldw RT'.LC0(%r1),%r6
.L35:
	ldws,mb 12(%r3),%r28
	comib,= 0,%r28,.L36
	addil LT'.LC0,%r19
.L5:
	copy %r19,%r4
	ldw 4(%r3),%r26
	bl strcmp,%r2
	ldw 4(%r6),%r25
	comib,<> 0,%r28,.L35
	copy %r4,%r19
	ldw 0(%r3),%r24
	comib,= 0,%r24,.L8
	addil LT'.LC1,%r19
	copy %r19,%r4
	ldw RT'.LC1(%r1),%r25
	ldo -120(%r30),%r6
	bl sprintf,%r2
	copy %r6,%r26
	b .L6
	copy %r4,%r19
.L34:
	copy %r19,%r4
	ldw RT'.LC2(%r1),%r25
	ldo -120(%r30),%r6
	bl sprintf,%r2
	copy %r6,%r26
	b .L6
	copy %r4,%r19
	.EXIT
	.PROCEND
	.size	regerror, .-regerror
	.section	.rodata.str1.4
	.align 4
.LC3:
	.stringz	"REG_NOMATCH"
	.align 4
.LC4:
	.stringz	"regexec() failed to match"
	.align 4
.LC5:
	.stringz	"REG_BADPAT"
	.align 4
.LC6:
	.stringz	"invalid regular expression"
	.align 4
.LC7:
	.stringz	"REG_ECOLLATE"
	.align 4
.LC8:
	.stringz	"invalid collating element"
	.align 4
.LC9:
	.stringz	"REG_ECTYPE"
	.align 4
.LC10:
	.stringz	"invalid character class"
	.align 4
.LC11:
	.stringz	"REG_EESCAPE"
	.align 4
.LC12:
	.stringz	"trailing backslash (\\)"
	.align 4
.LC13:
	.stringz	"REG_ESUBREG"
	.align 4
.LC14:
	.stringz	"invalid backreference number"
	.align 4
.LC15:
	.stringz	"REG_EBRACK"
	.align 4
.LC16:
	.stringz	"brackets ([ ]) not balanced"
	.align 4
.LC17:
	.stringz	"REG_EPAREN"
	.align 4
.LC18:
	.stringz	"parentheses not balanced"
	.align 4
.LC19:
	.stringz	"REG_EBRACE"
	.align 4
.LC20:
	.stringz	"braces not balanced"
	.align 4
.LC21:
	.stringz	"REG_BADBR"
	.align 4
.LC22:
	.stringz	"invalid repetition count(s)"
	.align 4
.LC23:
	.stringz	"REG_ERANGE"
	.align 4
.LC24:
	.stringz	"invalid character range"
	.align 4
.LC25:
	.stringz	"REG_ESPACE"
	.align 4
.LC26:
	.stringz	"out of memory"
	.align 4
.LC27:
	.stringz	"REG_BADRPT"
	.align 4
.LC28:
	.stringz	"repetition-operator operand invalid"
	.align 4
.LC29:
	.stringz	"REG_EMPTY"
	.align 4
.LC30:
	.stringz	"empty (sub)expression"
	.align 4
.LC31:
	.stringz	"REG_ASSERT"
	.align 4
.LC32:
	.stringz	"\"can't happen\" -- you found a bug"
	.align 4
.LC33:
	.stringz	"REG_INVARG"
	.align 4
.LC34:
	.stringz	"invalid argument to regex routine"
	.align 4
.LC35:
	.stringz	""
	.align 4
.LC36:
	.stringz	"*** unknown regexp error code ***"
	.section	.data.rel.local,"aw"
	.align 4
	.type	rerrs, @object
	.size	rerrs, 204
rerrs:
	.word	1
	.word	.LC3
	.word	.LC4
	.word	2
	.word	.LC5
	.word	.LC6
	.word	3
	.word	.LC7
	.word	.LC8
	.word	4
	.word	.LC9
	.word	.LC10
	.word	5
	.word	.LC11
	.word	.LC12
	.word	6
	.word	.LC13
	.word	.LC14
	.word	7
	.word	.LC15
	.word	.LC16
	.word	8
	.word	.LC17
	.word	.LC18
	.word	9
	.word	.LC19
	.word	.LC20
	.word	10
	.word	.LC21
	.word	.LC22
	.word	11
	.word	.LC23
	.word	.LC24
	.word	12
	.word	.LC25
	.word	.LC26
	.word	13
	.word	.LC27
	.word	.LC28
	.word	14
	.word	.LC29
	.word	.LC30
	.word	15
	.word	.LC31
	.word	.LC32
	.word	16
	.word	.LC33
	.word	.LC34
	.word	0
	.word	.LC35
	.word	.LC36
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
