/*
 * system_cases.S - a kernel that runs the cases of digest.t.c --system at the privilege level of users, with virtual addresses, in
 * qemu-system-hppa's machine C3700, and with LEVEL_11 in B160L, whose cpu is PA-RISC 1.1's: registers have 32 bits. scripts/oracle/record-qemu
 * assembles it, puts the cases' code at CODE and their states at IN, and reads the states after them at OUT when DONE is not zero.
 *
 * The layout of a state is struct record in digest.t.c; the address 0 ends them. r20 to r22 are no state. The words around a case are
 * BREAKs, so every case ends by an interruption.
 */
#define MEMORY     0x200000
#define DONE       0x210000
#define IN         0x1000000
#define OUT        0x2000000
#define WORDS      80
#define MEM_BYTES  1024
#define BYTES      (WORDS * 8 + MEM_BYTES)
#define GENERAL(n) (8 * (n))
#define SAR        (8 * 32)
#define PSW        (8 * 33)
#define FLOAT      (8 * 35)
#define SPACE(n)   (8 * (67 + (n)))
#define CR26       (8 * 75)
#define CR27       (8 * 76)
#define TRAP       (8 * 77)
#define IIR        (8 * 78)
#define WIDE       0x200 /* PSW[W] */

#ifdef LEVEL_11
	.level 1.1
	.macro load at,reg
	ldw \at+4(%r22),\reg
	.endm
	.macro store reg,at
	stw \reg,\at+4(%r22)
	.endm
#else
	.level 2.0
	.macro load at,reg
	ldd \at(%r22),\reg
	.endm
	.macro store reg,at
	std \reg,\at(%r22)
	.endm
#endif
	.text
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
	.macro space op
	.irp n,0,1,2,3,4,5,6,7
	\op \n
	.endr
	.endm
	.macro save_general n
	store %r\n,GENERAL(\n)
	.endm
	.macro load_general n
	load GENERAL(\n),%r\n
	.endm
	.macro save_float n
	fstds,ma %fr\n,8(%r21)
	.endm
	.macro load_float n
	fldds,ma 8(%r21),%fr\n
	.endm
	.macro save_space n
	mfsp %sr\n,%r1
	store %r1,SPACE(\n)
	.endm
	.macro load_space n
	load SPACE(\n),%r1
	mtsp %r1,%sr\n
	.endm
	.macro save_control cr,at
	mfctl %cr\cr,%r1
	store %r1,\at
	.endm
	.macro load_control cr,at
	load \at,%r1
	mtctl %r1,%cr\cr
	.endm
	.macro copy_memory from,to
	ldi MEM_BYTES-4,%r25
1:	ldws,ma 4(\from),%r1
	addib,>= -4,%r25,1b
	stws,ma %r1,4(\to)
	.endm

/* The interruptions of a case end it, but for those of the TLB. */
	.macro ends n
	.align 32
	b save
	ldi \n,%r20
	.endm
	.align 2048
vectors:
	.irp n,0,1,2,3,4,5
	ends \n
	.endr
	.align 32
	b miss_of_code
	nop
	.irp n,7,8,9,10,11,12,13,14
	ends \n
	.endr
	.irp n,15,16,17
	.align 32
	b miss_of_data
	nop
	.endr
	.irp n,18,19,20,21,22,23,24,25,26,27,28,29,30,31
	ends \n
	.endr
	.align 32

/* Physical addresses are the virtual ones of every space. Users read, write and execute all pages: D, type 3, PL1 3, PL2 3. */
#ifdef LEVEL_11
miss_of_code: /* the space is 0 */
	mfctl %cr18,%r21
	mfsp %sr1,%r22
	mtsp %r0,%sr1
	extru %r21,19,20,%r20
	zdep %r20,26,20,%r20
	iitlba %r20,(%sr1,%r21)
	ldil L%0x13f00000,%r20
	iitlbp %r20,(%sr1,%r21)
	mtsp %r22,%sr1
	rfi
	nop
miss_of_data: /* no case has one */
	b save
	ldi 15,%r20
#else
	.macro translation
	extrd,u %r20,51,20,%r20
	depd,z %r20,58,20,%r20
	ldil L%rights,%r21
	ldd R%rights(%r21),%r21
	.endm
miss_of_code:
	mfctl %cr18,%r20
	translation
	iitlbt %r20,%r21
	rfi
	nop
miss_of_data:
	mfctl %cr21,%r20
	translation
	idtlbt %r20,%r21
	rfi
	nop
	.align 8
rights:
	.quad 0x4fc0000000000000
#endif

save:
	mfctl %cr25,%r22
	store %r20,TRAP
	general save_general
	save_control 18,0
#ifdef LEVEL_11
	save_control 11,SAR
#else
	mfctl,w %cr11,%r1
	store %r1,SAR
#endif
	save_control 22,PSW
	save_control 26,CR26
	save_control 27,CR27
	save_control 19,IIR
	space save_space
	ldo FLOAT(%r22),%r21
	float save_float
	ldil L%MEMORY,%r23
	ldo WORDS*8(%r22),%r24
	copy_memory %r23,%r24
	mtctl %r24,%cr25
	mfctl %cr24,%r22
	ldo BYTES(%r22),%r22
	mtctl %r22,%cr24

next:
	mfctl %cr24,%r22
	load 0,%r20
	comb,=,n %r0,%r20,end
	ldil L%MEMORY,%r23
	ldo WORDS*8(%r22),%r24
	copy_memory %r24,%r23
	ldo FLOAT(%r22),%r21
	float load_float
	space load_space
	load_control 11,SAR
	load_control 22,PSW
	load_control 26,CR26
	load_control 27,CR27
	mtctl %r0,%cr17
	mtctl %r0,%cr17
	depi 3,31,2,%r20 /* level 3 */
	mtctl %r20,%cr18
	ldo 4(%r20),%r20
	mtctl %r20,%cr18
	general load_general
	rfi
	nop

	.globl _start
_start:
#ifndef LEVEL_11
	rsm WIDE,%r0
#endif
	rsm 0xf,%r0
	ldil L%vectors,%r1
	ldo R%vectors(%r1),%r1
	mtctl %r1,%cr14
	mtctl %r0,%cr15
	ldi 0xc0,%r1 /* coprocessor 0 */
	mtctl %r1,%cr10
	ldil L%IN,%r1
	mtctl %r1,%cr24
	ldil L%OUT,%r1
	b next
	mtctl %r1,%cr25

end:
	ldil L%DONE,%r1
	ldi 1,%r20
	stw %r20,R%DONE(%r1)
	b .
	nop
