/*
 * VIS 1: the instructions that are more than micro-operations, as functions of registers.
 *
 * A 32-bit fp register is in the low half of an argument; a result's upper half is then zero. Lanes are numbered from the most
 * significant one, as the manual draws them.
 *
 * Source: UltraSPARC User's Manual (802-7220), section 13.5.
 */
#ifndef PRECIS_ISA_SPARC_GRAPHICS_H
#define PRECIS_ISA_SPARC_GRAPHICS_H

#include <stdbool.h>
#include <stdint.h>

/* The graphics status register. Bit 7 is the scale factor's in later chips; the UltraSPARC-I has four bits. */
enum { SPARC_GSR_ALIGN = 7, SPARC_GSR_SCALE_SHIFT = 3, SPARC_GSR_SCALE = 0x1f };

/* Pixels times 16-bit numbers, rounded: halves up. au, al: the factor is the upper, lower half of a word. */
uint64_t sparc_fmul8x16(uint64_t pixels, uint64_t b);
uint64_t sparc_fmul8x16au(uint64_t pixels, uint64_t b);
uint64_t sparc_fmul8x16al(uint64_t pixels, uint64_t b);
uint64_t sparc_fmul8sux16(uint64_t a, uint64_t b);
uint64_t sparc_fmul8ulx16(uint64_t a, uint64_t b);
uint64_t sparc_fmuld8sux16(uint64_t a, uint64_t b);
uint64_t sparc_fmuld8ulx16(uint64_t a, uint64_t b);

uint64_t sparc_fpack16(uint64_t b, uint64_t gsr);
uint64_t sparc_fpack32(uint64_t a, uint64_t b, uint64_t gsr);
uint64_t sparc_fpackfix(uint64_t b, uint64_t gsr);
uint64_t sparc_fexpand(uint64_t b);
uint64_t sparc_fpmerge(uint64_t a, uint64_t b);
uint64_t sparc_pdist(uint64_t a, uint64_t b, uint64_t sum);

uint64_t sparc_fpadd16(uint64_t a, uint64_t b);
uint64_t sparc_fpadd32(uint64_t a, uint64_t b);
uint64_t sparc_fpsub16(uint64_t a, uint64_t b);
uint64_t sparc_fpsub32(uint64_t a, uint64_t b);

/* One bit per lane, that of the least significant lane in bit 0. The other comparisons are these with operands exchanged or the result
 * inverted. */
uint64_t sparc_fcmpgt16(uint64_t a, uint64_t b);
uint64_t sparc_fcmpgt32(uint64_t a, uint64_t b);
uint64_t sparc_fcmpeq16(uint64_t a, uint64_t b);
uint64_t sparc_fcmpeq32(uint64_t a, uint64_t b);

/* edge8, edge16, edge32 (size: log2 of an element's bytes) and their little-endian forms: which elements of the doubleword at `first`
 * belong to the span that ends with the byte at `last`. Addresses have 32 bits unless they are wide. */
uint64_t sparc_edge(uint64_t first, uint64_t last, unsigned size, bool little, bool wide);

/* array8: the address of an element of a blocked array; the fields x, y, z of a coordinate are interleaved. size: log2 of the array's
 * extent in blocks of 64, at most 5. */
uint64_t sparc_array8(uint64_t coordinate, uint64_t size);

#endif
