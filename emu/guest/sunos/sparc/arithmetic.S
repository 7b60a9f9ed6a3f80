! arithmetic.S - multiplication and division of V7's compilers, and the return of structures by Sun's. SPARC Compliance Definition.
	.section ".text"
	.align 4

#define FUNCTION(name) .global name; .type name, #function; name:

! The product; its high word in %o1.
FUNCTION(.mul)
	smul %o0, %o1, %o0
	retl
	rd %y, %o1
FUNCTION(.umul)
	umul %o0, %o1, %o0
	retl
	rd %y, %o1

FUNCTION(.div)
	sra %o0, 31, %o2
	wr %o2, 0, %y
	nop
	nop
	nop
	retl
	sdiv %o0, %o1, %o0
FUNCTION(.udiv)
	wr %g0, 0, %y
	nop
	nop
	nop
	retl
	udiv %o0, %o1, %o0
FUNCTION(.rem)
	sra %o0, 31, %o2
	wr %o2, 0, %y
	nop
	nop
	nop
	sdiv %o0, %o1, %o2
	smul %o2, %o1, %o2
	retl
	sub %o0, %o2, %o0
FUNCTION(.urem)
	wr %g0, 0, %y
	nop
	nop
	nop
	udiv %o0, %o1, %o2
	umul %o2, %o1, %o2
	retl
	sub %o0, %o2, %o0

! A function that returns a structure ends here: it is at %o0, its size in %o1. The caller's room for it is at 64(%fp); it is copied, and the
! caller's size word skipped, if that word says the same size.
FUNCTION(.stret1)
	ld [%i7+8], %o3
	and %o1, 0xfff, %o4
	cmp %o3, %o4
	bne 2f
	ld [%fp+64], %i0
	ba 1f
	add %i7, 4, %i7
3:	ldub [%o0+%o1], %o5
	stb %o5, [%i0+%o1]
1:	subcc %o1, 1, %o1
	bge 3b
	nop
2:	jmp %i7+8
	restore
FUNCTION(.stret2)
FUNCTION(.stret4)
FUNCTION(.stret8)
	ba .stret1
	nop

	.section ".note.GNU-stack", "", @progbits
