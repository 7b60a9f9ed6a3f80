/* dld-start.S - the loader's entry, and what imports without an implementation run. */
	.text
	.align 4

/* From __map_dld in crt0: r24 is the loader's data, whose second word is the linkage table pointer as linked. */
	.globl dld_entry
	.type dld_entry,@function
dld_entry:
	ldw 4(%r24),%r19
	ldil L%0x40001000,%r1
	ldo R%0x40001000(%r1),%r1
	sub %r19,%r1,%r19
	b dld_start
	addl %r19,%r24,%r19
	.size dld_entry,.-dld_entry

/* The linkage table pointer of such an import is a struct missing: its name, and the loader's own pointer. */
	.globl missing_import
	.type missing_import,@function
	.hidden missing_import
missing_import:
	ldw 0(%r19),%r26
	b report_missing
	ldw 4(%r19),%r19
	.size missing_import,.-missing_import

/* unsigned own_ltp(void) */
	.globl own_ltp
	.type own_ltp,@function
	.hidden own_ltp
own_ltp:
	bv %r0(%rp)
	copy %r19,%ret0
	.size own_ltp,.-own_ltp
