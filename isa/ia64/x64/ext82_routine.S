/*
 * ext82_routine.S - the arithmetic of ext82.h: the routines that host code of multiply-adds and comparisons of extended numbers calls.
 *
 * In: rax:rdx, the product of the significands; esi, the sum of the factors' sign-and-exponent words (sign in bit 17; higher bits are
 * undefined); with an addend rdi, its significand, and ecx, its sign and exponent, with zeros above. All operands are normal numbers;
 * exponents are at most EXT82_REACH away from that of 1.
 * Out: carry clear: the result is in rax (significand) and rcx (sign and exponent); if rounded to double or single, rax has the bits of a
 * double. Carry set: the routine does not handle the case (a zero, a result that may be tiny or too large).
 * Clobbered: rdx, rsi, rdi, r8, and the word at [rsp - 8].
 *
 * Before it is rounded a sum is two words; the last bit of the lower one is sticky: it is also set if a bit below it is. ecx is the sum's
 * sign and exponent. Invariant: the sticky bit stays below the first bit that is rounded off, so it rounds as the bits below it would.
 */
        .intel_syntax noprefix
        .text

        .equ SIGN_BIT, 17
        .equ EXPONENT, 0x1ffff
        .equ NUMBER, 0x3ffff            /* sign and exponent */
        .equ BIAS, 0xffff
        .equ TO_DOUBLE, BIAS - 1023     /* between the biases */
        .equ EXCESS, BIAS - 1           /* of esi over the product's exponent if bit 63 of rax is set */

/* Rounds to nearest, in rax. */
.macro ROUND_64 high, low
        add     \low, \low
        jz      72f                     /* half or nothing */
        adc     \high, 0
        jc      73f
71:
.ifnc \high, rax
        mov     rax, \high
.endif
        ret
72:     jnc     71b
        bt      \high, 0                /* up if odd */
        adc     \high, 0
        jnc     71b
73:     mov     eax, 1
        shl     rax, 63
        inc     ecx
        ret
.endm

/* Rounds to BITS of precision, to the bits of a double. The exponent field must be at least LEAST and below LEAST + COUNT. */
.macro ROUND_AS_DOUBLE high, low, bits, least, count
        mov     r8, \high
        shl     r8, \bits
        neg     \low
        adc     r8, 0
        shr     \high, 64 - \bits
        add     r8, r8
        jz      72f
71:     adc     \high, 0
        mov     edx, ecx
        and     ecx, EXPONENT
        sub     ecx, TO_DOUBLE + \least
        cmp     ecx, \count
        jae     99f
        add     ecx, \least - 1         /* the significand's first bit adds one */
        shl     rcx, 52
.if \bits < 53
        shl     \high, 53 - \bits
.endif
        lea     rax, [\high + rcx]
        shr     edx, SIGN_BIT
        shl     rdx, 63
        or      rax, rdx
        ret
72:     jnc     71b
        bt      \high, 0
        jmp     71b
.endm
.macro ROUND_53 high, low
        ROUND_AS_DOUBLE \high, \low, 53, 2, 2044
.endm
.macro ROUND_24 high, low
        ROUND_AS_DOUBLE \high, \low, 24, 898, 252
.endm

/* The sum has a carry: shifts 1:HIGH:LOW right by one. */
.macro TAKE_CARRY_IN high, low
        mov     r8d, 1
        and     r8, \low
        stc
        rcr     \high, 1
        rcr     \low, 1
        or      \low, r8
        inc     ecx
.endm

/* Sets the sticky bit of LOW if WHAT is not 0. */
.macro NOTE low, what
        neg     \what
        sbb     \what, \what
        and     \what, 1
        or      \low, \what
.endm

.macro MULTIPLY name, round
        .globl  \name
        .type   \name, @function
        .balign 64
\name:
        mov     r8, rdx
        mov     rdi, rax
        add     r8, r8
        adc     rdi, rdi
        cmovnc  rax, rdi
        cmovnc  rdx, r8
        adc     esi, -1
        lea     ecx, [rsi - EXCESS]
        and     ecx, NUMBER
        \round  rax, rdx
99:     stc
        ret
        .size   \name, . - \name
.endm

/*
 * d is the addend's exponent minus the product's. The low 17 bits of r8d are d - 1. If they are not negative, nothing has been borrowed,
 * and bit SIGN_BIT says whether the signs differ. Likewise the complement of r8d for s = -d.
 */
.macro MULTIPLY_ADD name, round
        .globl  \name
        .type   \name, @function
        .balign 64
\name:
        lea     r8d, [rcx + EXCESS - 1]
        sub     r8d, esi
        test    r8d, EXPONENT - 31
        jnz     20f

        /* d is 1 to 63. */
10:     mov     esi, r8d
        bt      r8d, SIGN_BIT
        lea     r8d, [r8 + 1]
        not     esi                     /* minus d */
        shlx    rsi, rax, rsi
        shrx    rax, rax, r8
        jc      11f
        cmp     rdx, 1
        sbb     rsi, -1                 /* the last bit, which was zero */
        add     rax, rdi
        jc      60f
        \round  rax, rsi
11:     cmp     r8b, 1
        je      14f
        cmp     rdx, 1
        sbb     rsi, -1
        neg     rsi
        sbb     rdi, rax
        jns     13f
12:     \round  rdi, rsi
13:     add     rsi, rsi                /* less than half has been subtracted */
        adc     rdi, rdi
        dec     ecx
        jmp     12b

        /* d is 1: all bits of the product may matter. */
14:     mov     r8, rdx
        shr     r8, 1
        or      r8, rsi
        xor     esi, esi
        shl     rdx, 63
        neg     rdx
        sbb     rsi, r8
        sbb     rdi, rax
        js      15f
        add     rdx, rdx
        adc     rsi, rsi
        adc     rdi, rdi
        dec     ecx
        mov     rax, rdi
        mov     rdx, rsi
        jmp     40f
15:     shr     rdx, 63
        or      rsi, rdx
        jmp     12b

60:     TAKE_CARRY_IN rax, rsi
        \round  rax, rsi

        /* s is 2 to 63. */
20:     not     r8d
        test    r8d, EXPONENT - 1
        jz      30f
        test    r8d, EXPONENT - 63
        jnz     50f
        mov     ecx, r8d
        neg     ecx
        bt      r8d, SIGN_BIT
        shlx    rcx, rdi, rcx
        shrx    rdi, rdi, r8
        jc      21f
        add     rdx, rcx
        adc     rax, rdi
        lea     ecx, [rsi - EXCESS]
        jnc     40f
61:     TAKE_CARRY_IN rax, rdx
        and     ecx, NUMBER
        \round  rax, rdx
21:     sub     rdx, rcx
        sbb     rax, rdi
        lea     ecx, [rsi - EXCESS]

        /* Normalise: rax may have leading zeros; the bits of ecx above NUMBER are undefined. */
40:     lzcnt   r8, rax
        jc      42f
        sub     ecx, r8d
41:     and     ecx, NUMBER
        shlx    rdi, rdx, r8
        shlx    rax, rax, r8
        not     r8d
        shr     rdx, 1
        shrx    rdx, rdx, r8
        or      rax, rdx
        \round  rax, rdi
42:     lzcnt   r8, rdx
        jc      99f
        mov     rax, rdx
        xor     edx, edx
        lea     ecx, [rcx - 64]
        sub     ecx, r8d
        jmp     41b

        /* s is 0 or 1. */
30:     mov     ecx, r8d
        bt      r8d, SIGN_BIT
        not     ecx                     /* minus s, less one */
        shrx    r8, rdi, r8
        lea     rdi, [rdi + rdi]
        shlx    rdi, rdi, rcx
        lea     ecx, [rsi - EXCESS]
        jc      31f
        add     rdx, rdi
        adc     rax, r8
        jc      61b
        jmp     40b
        /* The magnitude of the difference, without a jump: which term is greater is unpredictable. */
31:     sub     rdx, rdi
        sbb     rax, r8
        sbb     r8, r8
        xor     rax, r8
        xor     rdx, r8
        sub     rdx, r8
        sbb     rax, r8
        and     r8d, 1 << SIGN_BIT
        xor     ecx, r8d
        jmp     40b

        /* The exponents differ by more. */
50:     not     r8d
        mov     [rsp - 8], r8d
        and     r8d, EXPONENT
        cmp     r8d, 0x10000
        jae     55f
        cmp     r8d, 62
        ja      51f
        mov     r8d, [rsp - 8]
        jmp     10b

        /* d is 64 or more: 0:r8, with rdx below it as sticky bits, is added to rdi. */
51:     cmp     r8d, 126
        mov     esi, r8d
        lea     r8d, [r8 + 1]
        not     esi
        shrx    r8, rax, r8
        lea     esi, [rsi - 1]          /* minus d, less one */
        jbe     52f
        xor     r8d, r8d
        mov     edx, 1
52:     lea     rax, [rax + rax]
        shlx    rax, rax, rsi
        or      rdx, rax
        mov     esi, 0
        bt      dword ptr [rsp - 8], SIGN_BIT
        jc      53f
        mov     rsi, r8
        NOTE    rsi, rdx
        jmp     12b
53:     neg     rdx
        sbb     rsi, r8
        sbb     rdi, 0
        js      54f
        add     rsi, rsi
        adc     rdi, rdi
        dec     ecx
54:     NOTE    rsi, rdx
        jmp     12b

        /* s is 64 or more: 0:r8, with rdi below it as sticky bits, is added to rax:rdx. */
55:     xor     r8d, EXPONENT
        mov     ecx, r8d
        not     ecx
        cmp     r8d, 127
        shrx    r8, rdi, r8
        jbe     56f
        mov     r8d, 0
56:     lea     rdi, [rdi + rdi]
        shlx    rdi, rdi, rcx
        jbe     57f
        mov     edi, 1
57:     lea     ecx, [rsi - EXCESS]
        bt      dword ptr [rsp - 8], SIGN_BIT
        jnc     58f
        add     rdx, r8
        adc     rax, 0
        sbb     r8, r8
        NOTE    rdx, rdi
        test    r8, r8
        jnz     61b
        jmp     40b
58:     neg     rdi
        sbb     rdx, r8
        sbb     rax, 0
        NOTE    rdx, rdi
        jmp     40b

99:     stc
        ret
        .size   \name, . - \name
.endm

        MULTIPLY ia64_ext82_multiply_64, ROUND_64
        MULTIPLY ia64_ext82_multiply_53, ROUND_53
        MULTIPLY ia64_ext82_multiply_24, ROUND_24
        MULTIPLY_ADD ia64_ext82_add_64, ROUND_64
        MULTIPLY_ADD ia64_ext82_add_53, ROUND_53
        MULTIPLY_ADD ia64_ext82_add_24, ROUND_24

/* In: rdx, esi: x; rax, edi: y. Out: rax: 1: x < y, 2: x = y, 4: x > y. Clobbered: rcx, rdx, rsi, rdi, r8. */
        .globl  ia64_ext82_compare
        .type   ia64_ext82_compare, @function
        .balign 64
ia64_ext82_compare:
        mov     r8d, esi
        shr     r8d, SIGN_BIT           /* the sign of x */
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
        .size   ia64_ext82_compare, . - ia64_ext82_compare

        .section .note.GNU-stack, "", @progbits
