/*
 * wide_routine.S - IR_FAST_WIDE's arithmetic: what the host code of all multiply-adds of extended numbers calls.
 *
 * In: rax:rdx, the product of the significands; esi, the product's sign (bit 17) and the exponent that it has if bit 63 of rax
 * is set, and anything above bit 17; with an addend rdi, its significand, and ecx, its sign and exponent, with zeros above. All
 * are normal numbers; exponents are at most IR_WIDE_REACH away from that of 1.
 * Out: carry clear, and the result is rax, rcx: significand, and sign and exponent; rounded to double or single, rax: the bits
 * of a double. Carry set: it is not that simple (a zero, a result that may be tiny or too large, terms far from one another).
 * Lost: rdx, rsi, rdi, r8, and the word at [rsp - 8].
 *
 * On the way to its rounding a sum is rax:rdx and, if rsi is not zero, more below that is not zero; ecx is its sign and exponent.
 */
        .intel_syntax noprefix
        .text

        .equ SIGN_BIT, 17
        .equ EXPONENT, 0x1ffff
        .equ NUMBER, 0x3ffff            /* sign and exponent */
        .equ TO_DOUBLE, 0xffff - 1023   /* between the biases */

/* To nearest, in rax. */
.macro ROUND_64
        mov     r8d, eax
        and     r8d, 1
        or      r8, rsi
        mov     rdi, 0x7fffffffffffffff
        neg     r8                      /* up at half if odd, or more than half */
        adc     rdx, rdi
        adc     rax, 0
        jc      70f
        ret
70:     mov     rax, rdi
        not     rax
        inc     ecx
        clc
        ret
.endm

/* To BITS of precision, as a double's; its exponent field at least LEAST and below LEAST + COUNT. */
.macro ROUND_AS_DOUBLE bits, least, count
        or      rdx, rsi
        cmp     rdx, 1
        sbb     edx, edx
        inc     edx
        mov     r8, rax
        shl     r8, \bits
        or      r8, rdx
        shr     rax, 64 - \bits
        mov     rdi, 0x7fffffffffffffff
        bt      eax, 0
        adc     r8, rdi
        adc     rax, 0
        mov     edx, ecx
        and     ecx, EXPONENT
        sub     ecx, TO_DOUBLE + \least
        cmp     ecx, \count
        jae     99f
        add     ecx, \least - 1         /* the significand's first bit adds one */
        shl     rcx, 52
.if \bits < 53
        shl     rax, 53 - \bits
.endif
        add     rax, rcx
        shr     edx, SIGN_BIT
        shl     rdx, 63
        or      rax, rdx
        ret
.endm

/* rax:rdx is shifted up by one if its first bit is zero: esi becomes its exponent. TEMP and r8 are lost. */
.macro NORMALISE_PRODUCT temp
        mov     r8, rdx
        mov     \temp, rax
        add     r8, r8
        adc     \temp, \temp
        cmovnc  rax, \temp
        cmovnc  rdx, r8
        adc     esi, -1
        and     esi, NUMBER
.endm

.macro MULTIPLY name, round:vararg
        .globl  \name
        .type   \name, @function
        .balign 64
\name:
        NORMALISE_PRODUCT rdi
        mov     ecx, esi
        xor     esi, esi
        \round
99:     stc
        ret
        .size   \name, . - \name
.endm

.macro MULTIPLY_ADD name, round:vararg
        .globl  \name
        .type   \name, @function
        .balign 64
\name:
        mov     r8d, ecx
        sub     r8d, esi
        and     r8d, EXPONENT
        dec     r8d
        cmp     r8d, 62
        ja      20f

        /* The product is below the addend by 1 to 63 places: r8 + 1. */
10:     mov     [rsp - 8], ecx
        xor     esi, ecx
        bt      esi, SIGN_BIT
        mov     esi, r8d
        lea     r8d, [r8 + 1]
        not     esi                     /* minus the places */
        shlx    rcx, rax, rsi
        shlx    rsi, rdx, rsi
        shrx    rdx, rdx, r8
        shrx    rax, rax, r8
        jc      11f
        or      rdx, rcx
        mov     ecx, [rsp - 8]
        add     rax, rdi
        jc      60f
50:     \round
11:     or      rdx, rcx
        mov     ecx, [rsp - 8]
12:     xor     r8d, r8d                /* rdi:0 - rax:rdx:rsi */
        neg     rsi
        sbb     r8, rdx
        sbb     rdi, rax
        mov     rdx, r8
        mov     rax, rdi

        /* The first bit may be zero. */
40:     test    rax, rax
        js      50b
        jz      42f
41:     lzcnt   r8, rax
        cmp     r8d, 60
        ja      43f
44:     sub     ecx, r8d
        shlx    rax, rax, r8
        shlx    rdi, rdx, r8
        neg     r8d
        shrx    rdx, rdx, r8
        or      rax, rdx
        mov     rdx, rdi
        jmp     50b
42:     test    rsi, rsi
        jnz     99f
        mov     rax, rdx
        xor     edx, edx
        sub     ecx, 64
        test    rax, rax
        js      50b
        jnz     41b
        jmp     99f
43:     test    rsi, rsi                /* what is below may be needed */
        jz      44b
        jmp     99f

        /* A carry. */
60:     mov     r8d, edx
        and     r8d, 1
        or      rsi, r8
        shrd    rdx, rax, 1
        stc
        rcr     rax, 1
        inc     ecx
        jmp     50b

        /* The product is below the addend by 64 to 127 places: r8 + 1. */
20:     cmp     r8d, 126
        ja      30f
        mov     [rsp - 8], ecx
        xor     esi, ecx
        bt      esi, SIGN_BIT
        mov     esi, r8d
        lea     r8d, [r8 + 1]
        not     esi
        lea     esi, [rsi - 1]          /* ... less one */
        lea     rcx, [rax + rax]
        shlx    rsi, rcx, rsi
        shrx    rax, rax, r8
        mov     ecx, [rsp - 8]
        setc    r8b
        or      rsi, rdx
        mov     rdx, rax
        mov     eax, 0
        test    r8b, r8b
        jnz     12b
        mov     rax, rdi
        jmp     50b

        /* The product is not below the addend, or not when it has been normalised. */
30:     cmp     r8d, EXPONENT
        je      38f
        cmp     r8d, 0x10000
        jb      99f
31:     mov     [rsp - 8], ecx
        NORMALISE_PRODUCT rcx
        mov     ecx, [rsp - 8]
        mov     r8d, esi
        xor     ecx, esi                /* whether the signs differ */
        sub     r8d, [rsp - 8]
        and     r8d, EXPONENT
        jz      35f
        cmp     r8d, 63
        ja      32f

        /* The addend is below the product by 1 to 63 places: r8. */
        bt      ecx, SIGN_BIT
        mov     ecx, r8d
        not     ecx
        lea     ecx, [rcx + 1]
        shlx    rcx, rdi, rcx
        shrx    rdi, rdi, r8
        jc      39f
        add     rdx, rcx
        adc     rax, rdi
        mov     ecx, esi
        mov     esi, 0
        jc      60b
        jmp     50b
39:     sub     rdx, rcx
        sbb     rax, rdi
        mov     ecx, esi
        mov     esi, 0
        jmp     40b

        /* By 64 to 127. */
32:     cmp     r8d, 127
        ja      34f
        bt      ecx, SIGN_BIT
        mov     ecx, r8d
        not     ecx                     /* minus the places, less one */
        shrx    r8, rdi, r8
        lea     rdi, [rdi + rdi]
        shlx    rdi, rdi, rcx
        mov     ecx, esi
        mov     rsi, rdi
        jc      33f
        add     rdx, r8
        adc     rax, 0
        jc      60b
        jmp     50b
33:     neg     rsi
        sbb     rdx, r8
        sbb     rax, 0
        jmp     40b

        /* The product is below by one place after all. */
34:     cmp     r8d, EXPONENT
        jne     99f
        mov     ecx, [rsp - 8]
        xor     r8d, r8d
        jmp     10b

        /* The exponents are equal. */
35:     bt      ecx, SIGN_BIT
        jc      36f
        mov     ecx, esi
        mov     esi, 0
        add     rax, rdi
        jmp     60b
        /* The magnitude of the difference, without a jump: which term is greater is anybody's guess. */
36:     sub     rax, rdi
        sbb     r8, r8
        xor     rax, r8
        xor     rdx, r8
        sub     rdx, r8
        sbb     rax, r8
        and     r8d, 1 << SIGN_BIT
        mov     ecx, esi
        xor     ecx, r8d
        xor     esi, esi
        jmp     40b

        /* The exponents are equal, but for a first bit that may be missing: no matter if what is left is small. */
38:     mov     r8d, ecx
        xor     r8d, esi
        bt      r8d, SIGN_BIT
        jnc     31b
        and     esi, NUMBER
        jmp     36b

99:     stc
        ret
        .size   \name, . - \name
.endm

.macro ROUND_53
        ROUND_AS_DOUBLE 53, 2, 2044
.endm
.macro ROUND_24
        ROUND_AS_DOUBLE 24, 898, 252
.endm

        MULTIPLY x64_wide_multiply_64, ROUND_64
        MULTIPLY x64_wide_multiply_53, ROUND_53
        MULTIPLY x64_wide_multiply_24, ROUND_24
        MULTIPLY_ADD x64_wide_add_64, ROUND_64
        MULTIPLY_ADD x64_wide_add_53, ROUND_53
        MULTIPLY_ADD x64_wide_add_24, ROUND_24

/* In: rdx, esi: x; rax, edi: y. Out: rax: 1: x < y, 2: equal, 4: x > y. Lost: rcx, rdx, rsi, rdi, r8. */
        .globl  x64_wide_compare
        .type   x64_wide_compare, @function
        .balign 64
x64_wide_compare:
        mov     r8d, esi
        shr     r8d, SIGN_BIT           /* of x */
        mov     ecx, esi
        xor     ecx, edi
        bt      ecx, SIGN_BIT
        jc      1f
        cmp     rdx, rax
        mov     ecx, esi
        sbb     ecx, edi
        adc     r8d, 0
        and     r8d, 1                  /* less in magnitude, or negative: less */
        sub     esi, edi
        sub     rdx, rax
        or      rdx, rsi
        mov     ecx, 2
        lea     eax, [r8 + r8 * 2 - 4]
        neg     eax
        test    rdx, rdx
        cmovz   eax, ecx
        ret
1:      lea     eax, [r8 + r8 * 2 - 4]
        neg     eax
        ret
        .size   x64_wide_compare, . - x64_wide_compare

        .section .note.GNU-stack, "", @progbits
