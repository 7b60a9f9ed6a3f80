/*
 * ski_cases.S - a guest program that runs the cases of ski.t.c: reads instructions and states from the standard input and writes the
 * states after them to the standard output. scripts/oracle/record-ski assembles it and runs it in Ski.
 *
 * The layout of a state is struct record in ski.t.c. r14 to r31 are no state; the frame has 96 output registers.
 */
#define CODE       0x4000000000000000
#define CODE_BYTES 0x40000
#define MEMORY     0x6000000000000000
#define IN         0x6000000000004000
#define OUT        0x6000000000008000
#define WORDS      44
#define MEM_WORDS  128
#define BYTES      ((WORDS + MEM_WORDS) * 8)
#define NR_EXIT    1025
#define NR_READ    1026
#define NR_WRITE   1027

	.text
	.explicit
	.global _start
/* The bundles after a case branch to the first bundle of this program, with their address in r31. */
save:
	movl r14=OUT ;;
	st8 [r14]=r31,8
	mov r15=ar.unat ;;
	mov ar.unat=r0 ;;
	.irp n,1,2,3,8,9,10,11,33,40,127
	st8.spill [r14]=r\n,8 ;;
	.endr
	mov r16=ar.unat ;;
	st8 [r14]=r16,8 ;;
	.irp n,2,6,7,8,9,10,33,40
	stf.spill [r14]=f\n,16 ;;
	.endr
	mov r16=pr ;;
	st8 [r14]=r16,8 ;;
	.irp n,0,1,2,3,4,5,6,7
	mov r16=b\n ;;
	st8 [r14]=r16,8 ;;
	.endr
	st8 [r14]=r15,8 ;;
	.irp ar,ccv,csd
	mov r16=ar.\ar ;;
	st8 [r14]=r16,8 ;;
	.endr
	.irp ar,lc,ec
	mov.i r16=ar.\ar ;;
	st8 [r14]=r16,8 ;;
	.endr
	mov r16=ar.fpsr ;;
	st8 [r14]=r16,8
	mov.i r16=ar.pfs ;;
	st8 [r14]=r16,8
	movl r17=MEMORY
	mov r18=MEM_WORDS-1 ;;
	mov.i ar.lc=r18 ;;
1:	ld8 r16=[r17],8 ;;
	st8 [r14]=r16,8
	br.cloop.sptk.few 1b ;;
	clrrrb ;;
	mov r15=NR_WRITE
	mov r32=1
	movl r33=OUT ;;
	mov r34=BYTES
	break 0x100000 ;;

next:
	mov r15=NR_READ
	mov r32=r0
	movl r33=IN ;;
	mov r34=BYTES
	break 0x100000 ;;
	mov r16=BYTES ;;
	cmp.ne p6,p7=r16,r8 ;;
(p6)	br.cond.spnt.few end ;;
	movl r14=IN+WORDS*8
	movl r17=MEMORY
	mov r18=MEM_WORDS-1 ;;
	mov.i ar.lc=r18 ;;
2:	ld8 r16=[r14],8 ;;
	st8 [r17]=r16,8
	br.cloop.sptk.few 2b ;;
	movl r14=IN
	movl r15=IN+11*8 ;;
	ld8 r29=[r14],8
	ld8 r16=[r15] ;;
	mov ar.unat=r16 ;;
	.irp n,1,2,3,8,9,10,11,33,40,127
	ld8.fill r\n=[r14],8 ;;
	.endr
	adds r14=8,r14 ;;
	.irp n,2,6,7,8,9,10,33,40
	ldf.fill f\n=[r14],16 ;;
	.endr
	ld8 r16=[r14],8 ;;
	mov pr=r16,-1
	.irp n,0,1,2,3,4,5
	ld8 r16=[r14],8 ;;
	mov b\n=r16 ;;
	.endr
	ld8 r30=[r14],8
	mov b6=r29 ;;
	ld8 r16=[r14],8 ;;
	mov b7=r16
	.irp ar,unat,ccv,csd
	ld8 r16=[r14],8 ;;
	mov ar.\ar=r16 ;;
	.endr
	.irp ar,lc,ec
	ld8 r16=[r14],8 ;;
	mov.i ar.\ar=r16 ;;
	.endr
	ld8 r16=[r14],8 ;;
	mov ar.fpsr=r16
	ld8 r17=[r14],8 ;;
	mov.i ar.pfs=r17
	br.sptk.few b6 ;;

_start:
	alloc r14=ar.pfs,0,0,96,0 ;;
	.altmacro
	.macro number n
	mov r16=\n ;;
	setf.sig f\n=r16
	.endm
	.set n,2
	.rept 62
	number %n
	.set n,n+1
	.endr
	mov r15=NR_READ
	mov r32=r0
	movl r33=CODE ;;
	movl r34=CODE_BYTES
	break 0x100000 ;;
	br.sptk.few next ;;

end:
	mov r15=NR_EXIT
	mov r32=r0
	break 0x100000 ;;

	.section .cases,"awx",@nobits
	.skip CODE_BYTES
	.data
	.skip 0x10000
