/*
 * qemu_cases.S - a guest program that runs the cases of digest.t.c: reads instructions and states from the standard input and writes the
 * states after them to the standard output. scripts/oracle/record-qemu assembles it and runs it in qemu-hppa, whose cpu is PA-RISC 2.0's.
 *
 * The layout of a state is struct record in digest.t.c. r20 to r22 are no state. The words around a case are B,L,N to `save` with their
 * address in r20.
 */
#define CODE_BYTES 0x40000
#define CODE       0x100000
#define MEMORY     0x200000
#define IN         0x210000
#define OUT        0x212000
#define WORDS      80
#define MEM_BYTES  1024
#define BYTES      (WORDS * 8 + MEM_BYTES)
#define GENERAL(n) (8 * (n))
#define SAR        (8 * 32)
#define CARRIES    (8 * 33)
#define V          (8 * 34)
#define FLOAT(n)   (8 * (35 + (n)))
#define NR_EXIT    1
#define NR_READ    3
#define NR_WRITE   4

	.level 2.0
	.text
	.macro system_call number
	ble 0x100(%sr2,%r0)
	ldi \number,%r20
	.endm
	.macro general op
	.irp n,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,23,24,25,26,27,28,29,30,31
	\op \n
	.endr
	.endm
	.macro float op
	.irp n,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31
	\op \n
	.endr
	.endm
	.macro save_general n
	std %r\n,GENERAL(\n)(%r22)
	.endm
	.macro load_general n
	ldd GENERAL(\n)(%r22),%r\n
	.endm
	.macro save_float n
	fstd %fr\n,FLOAT(\n)(%r22)
	.endm
	.macro load_float n
	fldd FLOAT(\n)(%r22),%fr\n
	.endm

save:
	ldil L%OUT,%r22
	ldo R%OUT(%r22),%r22
	std %r20,0(%r22)
	general save_general
	mfctl,w %cr11,%r1
	std %r1,SAR(%r22)
	dcor,i %r0,%r1 /* a six for each carry */
	std %r1,CARRIES(%r22)
	add %r0,%r0,%r0
	ldi 1,%r1
	ds %r0,%r1,%r2 /* 1, or with PSW[V] -1 */
	std %r2,V(%r22)
	float save_float
	ldil L%MEMORY,%r23
	ldo WORDS*8(%r22),%r24
	ldi MEM_BYTES-8,%r25
1:	ldd 0(%r23),%r1
	ldo 8(%r23),%r23
	std %r1,0(%r24)
	addib,>= -8,%r25,1b
	ldo 8(%r24),%r24
	ldi 1,%r26
	copy %r22,%r25
	ldi BYTES,%r24
	system_call NR_WRITE

next:
	copy %r0,%r26
	ldil L%IN,%r25
	ldo R%IN(%r25),%r25
	ldi BYTES,%r24
	system_call NR_READ
	ldi BYTES,%r1
	cmpb,<>,n %r1,%r28,end
	ldil L%IN,%r22
	ldo R%IN(%r22),%r22
	ldil L%MEMORY,%r23
	ldo WORDS*8(%r22),%r24
	ldi MEM_BYTES-8,%r25
2:	ldd 0(%r24),%r1
	ldo 8(%r24),%r24
	std %r1,0(%r23)
	addib,>= -8,%r25,2b
	ldo 8(%r23),%r23
	ldi 1,%r1 /* PSW[V]: of a step with nothing to carry it is the divisor's sign */
	ldd V(%r22),%r2
	add %r0,%r0,%r0
	ds %r0,%r1,%r0
	add %r0,%r0,%r0
	ds %r0,%r2,%r0
	ldd CARRIES(%r22),%r1
	add %r1,%r1,%r0
	ldd SAR(%r22),%r1
	mtsar %r1
	float load_float
	ldd 0(%r22),%r21
	general load_general
	bv,n %r0(%r21)
	nop

	.globl _start
_start:
	copy %r0,%r26
	ldil L%CODE,%r25
	ldil L%CODE_BYTES,%r24
	system_call NR_READ
	b,n next

end:
	copy %r0,%r26
	system_call NR_EXIT
	nop

	.section .cases,"awx",@nobits
	.skip CODE_BYTES
	.data
	.skip 0x14000
