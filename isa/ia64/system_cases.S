/*
 * system_cases.S - a kernel that runs the cases of ski.t.c --system at the privilege level of users in Ski's system mode: reads instructions
 * and states from the file `cases` and writes the states after them to the file `results`. scripts/oracle/record-ski assembles it.
 *
 * The layout of a state is struct system_record in system.t.h; the address 0 ends them. Stacked and rotating registers are in physical
 * order. r12 to r31 are no state. Every case ends by an interruption. The kernel uses bank 0 of r16 to r31.
 */
#define CODE       0x4000000000000000
#define DATA       0x6000000000000000
#define UNMAPPED   0x6000000000080000
#define STACK      0x6000000000100000
#define CODE_AT    0x1000000 /* physical addresses */
#define DATA_AT    0x2000000
#define STACK_AT   0x2100000
#define UNMAPPED_AT 0x2200000
#define IN         0x4000000
#define CODE_BYTES 0x40000
#define MAX_BYTES  0x1000000

#define IP         0
#define UM         1
#define CFM        2
#define RSC        3
#define BSP        4
#define BSPSTORE   5
#define RNAT       6
#define SETUP      7
#define TRAP       8
#define ISR        9
#define IIM        10
#define ALAT       11
#define PR         12
#define B          13
#define UNAT       21
#define STATICS    28
#define NAT        35
#define FRAME      64
#define DIRTY      192
#define F          320
#define MEMORY     576
#define SAVED      704
#define FLUSHED    1472
#define BYTES      (2240 * 8)
#define MEM_WORDS  128
#define STACK_WORDS 768

#define PSR_USER   (1 << 13 | 1 << 17 | 1 << 20 | 1 << 22 | 1 << 27 | 3 << 32 | 1 << 36 | 1 << 44) /* ic dt sp di rt cpl it bn */
#define PSR_KERNEL (1 << 17 | 1 << 27 | 1 << 36)
#define USER_RWX   0x100000000007e1 /* speculative loads may be deferred */
#define USER_RW    0x5e1
#define KERNEL_RWX 0x661
#define KERNEL_RW  0x461
#define SSC_OPEN   50
#define SSC_READ   52
#define SSC_WRITE  53
#define SSC_WAIT   55
#define SSC_EXIT   66

	.text
	.explicit
	.altmacro
	.align 0x8000
ivt:
	.macro vector offset
	.org \offset
	mov r16=\offset
	nop.i 0
	br.sptk.few save ;;
	.endm
	.set n,0
	.rept 20
	vector %n
	.set n,n+0x400
	.endr
	.set n,0x5000
	.rept 0x30
	vector %n
	.set n,n+0x100
	.endr
	.org 0x8000

	.macro put reg,word
	adds r31=8*(\word),r30 ;;
	st8 [r31]=\reg ;;
	.endm
	.macro get reg,word
	adds r31=8*(\word),r28 ;;
	ld8 \reg=[r31] ;;
	.endm
	.macro copy from,to,words
	mov r19=\words-1 ;;
	mov.i ar.lc=r19 ;;
1:	ld8 r19=[\from],8 ;;
	st8 [\to]=r19,8
	br.cloop.sptk.few 1b ;;
	.endm
	.macro system_call number
	mov r15=\number ;;
	break 0x80000 ;;
	.endm
	.macro each_f op
	.set n,2
	.rept 126
	\op %n
	.set n,n+1
	.endr
	.endm
	.macro save_f n
	stf.spill [r31]=f\n,16 ;;
	.endm
	.macro load_f n
	ldf.fill f\n=[r31],16 ;;
	.endm
	.macro load_r n
	ld8.fill r\n=[r31],8 ;;
	.endm
	.macro load_stacked word
	get r19,(\word+96)
	mov ar.unat=r19 ;;
	adds r31=8*\word,r28 ;;
	.set n,32
	.rept 64
	load_r %n
	.set n,n+1
	.endr
	mov r20=r31 ;;
	get r19,(\word+97)
	mov ar.unat=r19 ;;
	mov r31=r20 ;;
	.rept 32
	load_r %n
	.set n,n+1
	.endr
	.endm
	.macro is_advanced name,place
	chk.a.nc \name,1f ;;
	dep r20=-1,r20,\place,1 ;;
1:
	.endm

save:
	movl r30=OUT ;;
	mov r17=pr
	mov r18=ar.unat ;;
	put r16,TRAP
	put r17,PR
	put r18,UNAT
	mov r20=r0 ;;
	.set n,0
	.irp name,r1,r2,r3,r8,r9,r10,r11,f2,f6,f7,f8,f9,f10,f33,f40
	is_advanced \name,%n
	.set n,n+1
	.endr
	put r20,ALAT
	mov ar.unat=r0 ;;
	adds r31=8*STATICS,r30 ;;
	.irp k,1,2,3,8,9,10,11
	st8.spill [r31]=r\k,8 ;;
	.endr
	mov r19=ar.unat ;;
	put r19,NAT
	.set n,B
	.irp k,0,1,2,3,4,5,6,7
	mov r19=b\k ;;
	put r19,n
	.set n,n+1
	.endr
	.set n,UNAT+1
	.irp ar,ccv,csd,lc,ec,fpsr,pfs
	mov r19=ar.\ar ;;
	put r19,n
	.set n,n+1
	.endr
	mov r19=cr.iip ;;
	put r19,IP
	mov r19=cr.ipsr ;;
	dep r19=0,r19,6,58 ;;
	put r19,UM
	mov r19=cr.isr ;;
	put r19,ISR
	mov r19=cr.iim ;;
	put r19,IIM
	mov r19=ar.rsc ;;
	put r19,RSC
	mov ar.rsc=r0 ;;
	mov r19=ar.bsp ;;
	put r19,BSP
	mov r19=ar.bspstore ;;
	put r19,BSPSTORE
	cover ;;
	mov r19=cr.ifs ;;
	dep r19=0,r19,63,1 ;;
	put r19,CFM
	movl r31=OUT+8*(F+4) ;;
	each_f save_f
	movl r21=DATA
	movl r22=OUT+8*MEMORY ;;
	copy r21,r22,MEM_WORDS
	movl r21=STACK
	movl r22=OUT+8*SAVED ;;
	copy r21,r22,STACK_WORDS
	mov r19=STACK_WORDS-1
	movl r21=STACK ;;
	mov.i ar.lc=r19 ;;
1:	st8 [r21]=r0,8
	br.cloop.sptk.few 1b ;;
	flushrs ;;
	mov r19=ar.rnat ;;
	put r19,RNAT
	movl r21=STACK
	movl r22=OUT+8*FLUSHED ;;
	copy r21,r22,STACK_WORDS
	alloc r16=ar.pfs,0,8,0,0 ;;
	mov r32=r27
	mov r33=1
	movl r34=written ;;
	mov r35=r29
	system_call SSC_WRITE
	movl r32=status ;;
	system_call SSC_WAIT
	movl r19=BYTES ;;
	add r29=r29,r19
	add r28=r28,r19 ;;
	cover ;;

next:
	get r19,IP
	cmp.eq p6,p7=r0,r19 ;;
(p6)	br.cond.spnt.few end ;;
	mov ar.rsc=r0 ;;
	flushrs ;;
	movl r21=8*MEMORY ;;
	add r21=r21,r28
	movl r22=DATA ;;
	copy r21,r22,MEM_WORDS
	movl r21=8*SAVED ;;
	add r21=r21,r28
	movl r22=STACK ;;
	copy r21,r22,STACK_WORDS
	get r19,BSPSTORE
	mov ar.bspstore=r19 ;;
	get r19,RNAT
	mov ar.rnat=r19 ;;
	get r19,SETUP
	tbit.z p6,p7=r19,0 ;;
(p6)	br.cond.spnt.few 2f ;;
	alloc r16=ar.pfs,0,96,0,0 ;;
	load_stacked DIRTY
	cover ;;
2:	get r19,SETUP
	tbit.z p6,p7=r19,1 ;;
(p6)	br.cond.spnt.few 3f ;;
	alloc r16=ar.pfs,0,96,0,0 ;;
	load_stacked FRAME
	cover ;;
3:	get r19,CFM
	dep r19=-1,r19,63,1 ;;
	mov cr.ifs=r19 ;;
	movl r31=8*(F+4) ;;
	add r31=r31,r28 ;;
	each_f load_f
	.set n,B
	.irp k,0,1,2,3,4,5,6,7
	get r19,n
	mov b\k=r19 ;;
	.set n,n+1
	.endr
	.set n,UNAT+1
	.irp ar,ccv,csd,lc,ec,fpsr,pfs
	get r19,n
	mov ar.\ar=r19 ;;
	.set n,n+1
	.endr
	get r19,NAT
	mov ar.unat=r19 ;;
	adds r31=8*STATICS,r28 ;;
	.irp k,1,2,3,8,9,10,11
	load_r \k
	.endr
	get r19,UNAT
	mov ar.unat=r19 ;;
	get r19,UM
	movl r20=PSR_USER ;;
	or r19=r19,r20 ;;
	mov cr.ipsr=r19 ;;
	get r19,IP
	mov cr.iip=r19 ;;
	get r19,RSC
	mov ar.rsc=r19 ;;
	get r19,PR
	mov pr=r19,-1 ;;
	rfi ;;

	.macro map address,physical,attributes,size,slot
	movl r14=\address ;;
	mov cr.ifa=r14
	mov r14=(\size)<<2 ;;
	mov cr.itir=r14
	movl r14=(\physical)|(\attributes)
	mov r2=\slot ;;
	itr.i itr[r2]=r14 ;;
	itr.d dtr[r2]=r14 ;;
	.endm
	.global _start
_start:
	mov ar.rsc=r0 ;;
	movl r14=backing_store ;;
	mov ar.bspstore=r14 ;;
	alloc r14=ar.pfs,0,8,0,0 ;;
	movl r32=cases_name
	mov r33=1 ;;
	system_call SSC_OPEN
	movl r14=status ;;
	st4 [r14]=r8
	mov r32=r8
	mov r33=2
	movl r34=read
	mov r35=r0 ;;
	system_call SSC_READ
	movl r32=status ;;
	system_call SSC_WAIT
	movl r32=results_name
	mov r33=2 ;;
	system_call SSC_OPEN
	mov r27=r8
	movl r14=status ;;
	st4 [r14]=r8
	movl r28=IN
	mov r29=r0 ;;
	.irp region,0,2,3
	movl r14=(\region)<<61
	movl r15=((\region)+1)<<8|16<<2 ;;
	mov rr[r14]=r15 ;;
	.endr
	srlz.d ;;
	srlz.i ;;
	map 0,0,KERNEL_RWX,28,0
	map CODE,CODE_AT,USER_RWX,18,1
	map DATA,DATA_AT,USER_RW,16,2
	map STACK,STACK_AT,USER_RW,16,3
	map UNMAPPED,UNMAPPED_AT,KERNEL_RW,16,4
	srlz.i ;;
	movl r14=ivt ;;
	mov cr.iva=r14
	mov r14=15<<2 ;;
	mov cr.pta=r14
	movl r14=PSR_KERNEL ;;
	movl r15=0x7f00 ;; /* all speculative faults are deferred */
	mov cr.dcr=r15
	mov cr.ipsr=r14
	movl r14=next ;;
	mov cr.iip=r14
	cover ;;
	mov cr.ifs=r0 ;;
	rfi ;;

end:
	alloc r16=ar.pfs,0,8,0,0 ;;
	mov r32=r0
	system_call SSC_EXIT

	.data
	.align 16
read:
	data8 CODE_AT,CODE_BYTES,IN,MAX_BYTES
written:
	data8 OUT,BYTES
status:
	data8 0,0
cases_name:
	stringz "cases"
results_name:
	stringz "results"
	.bss
	.align 512
OUT:
	.skip BYTES
backing_store:
	.skip 0x1000
	.section .memory,"aw",@nobits
	.skip 0x300000
	.section .cases,"awx",@nobits
	.skip CODE_BYTES
