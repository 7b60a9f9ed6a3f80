"""Pictures whose pixels are known, and readers of what Inferno's tools make of them.

    gif(width, pixels, colours), jpeg(width, blocks, quantisers), bitmap(width, pixels)   files
    jpeg_pixels(width, blocks, quantisers)                                                what the JPEG file shows, as real numbers
    read_picture(data), read_encoded(data)                                                width and pixels of a PIC file, of a compressed bitmap

pixels: a list of bytes, row by row; blocks: lists of 64 coefficients, in the order of JPEG's zigzag.
"""
import math
import re
import struct

SIDE = 8  # of a block
ZIGZAG = sorted(((x, y) for x in range(SIDE) for y in range(SIDE)), key=lambda p: (p[0] + p[1], p[0] if (p[0] + p[1]) % 2 == 0 else p[1]))
RUNS = [run << 4 | size for run in range(16) for size in range(1, 11)] + [0, 0xf0]  # symbols of AC coefficients
END_OF_BLOCK, SIXTEEN_ZEROS = 0, 0xf0


def lzw(pixels, bits):
    """GIF's compression: (code, width) pairs."""
    clear, end = 1 << bits, (1 << bits) + 1
    table, size, word = {}, bits + 1, ()
    yield clear, size
    for pixel in pixels:
        longer = word + (pixel,)
        if len(longer) == 1 or longer in table:
            word = longer
            continue
        yield table.get(word, word[0]), size
        table[longer] = end + 1 + len(table)
        if table[longer] == 1 << size:
            size += 1
        if size > 12 or len(table) > 3000:
            yield clear, min(size, 12)
            table, size = {}, bits + 1
        word = (pixel,)
    yield table.get(word, word[0]), size
    yield end, size


def gif(width, pixels, colours):
    bits = max(2, (len(colours) - 1).bit_length())
    number = length = 0
    for code, size in lzw(pixels, bits):
        number |= code << length
        length += size
    data = number.to_bytes((length + 7) // 8, 'little')
    blocks = b''.join(bytes([len(data[i:i + 255])]) + data[i:i + 255] for i in range(0, len(data), 255))
    shape = struct.pack('<HH', width, len(pixels) // width)
    palette = b''.join(bytes(c) for c in colours) + bytes(3 * ((1 << bits) - len(colours)))
    return b'GIF87a' + shape + bytes([0x80 | bits - 1, 0, 0]) + palette + b',\0\0\0\0' + shape + b'\0' + bytes([bits]) + blocks + b'\0;'


def magnitude(v):
    n = abs(v).bit_length()
    return format(v if v > 0 else v + (1 << n) - 1, f'0{n}b') if n else ''


def code_block(block, last):
    """The bits of a block. Codes of DC sizes have 4 bits, those of AC 8 bits."""
    bits, zeros = '', 0
    top = max((k for k in range(64) if block[k]), default=0)
    difference = block[0] - last
    bits += format(abs(difference).bit_length(), '04b') + magnitude(difference)
    for v in block[1:top + 1]:
        if not v:
            zeros += 1
            continue
        bits += format(RUNS.index(SIXTEEN_ZEROS), '08b') * (zeros // 16)
        bits += format(RUNS.index(zeros % 16 << 4 | abs(v).bit_length()), '08b') + magnitude(v)
        zeros = 0
    return bits + (format(RUNS.index(END_OF_BLOCK), '08b') if top < 63 else '')


def jpeg(width, blocks, quantisers):
    """Baseline, gray."""
    bits = ''.join(code_block(block, blocks[i - 1][0] if i else 0) for i, block in enumerate(blocks))
    bits += '1' * (-len(bits) % 8)
    data = bytes(int(bits[i:i + 8], 2) for i in range(0, len(bits), 8)).replace(b'\xff', b'\xff\0')

    def segment(mark, text):
        return bytes([0xff, mark]) + struct.pack('>H', len(text) + 2) + text

    height = len(blocks) * SIDE * SIDE // width
    return (b'\xff\xd8' + segment(0xe0, b'JFIF\0\1\1\0\0\1\0\1\0\0') + segment(0xdb, b'\0' + bytes(quantisers)) +
            segment(0xc0, struct.pack('>BHHB3B', 8, height, width, 1, 1, 0x11, 0)) + segment(0xc4, b'\0' + bytes([0, 0, 0, 12] + [0] * 12) + bytes(range(12))) +
            segment(0xc4, b'\x10' + bytes([0] * 7 + [len(RUNS)] + [0] * 8) + bytes(RUNS)) + segment(0xda, bytes([1, 1, 0, 0, 63, 0])) + data + b'\xff\xd9')


def jpeg_pixels(width, blocks, quantisers):
    """By the definition of the inverse transform."""
    rows = [[0.0] * width for _ in range(len(blocks) * SIDE * SIDE // width)]
    wave = [[math.cos((2 * x + 1) * u * math.pi / 16) * (math.sqrt(0.5) if u == 0 else 1) / 2 for u in range(SIDE)] for x in range(SIDE)]
    for i, block in enumerate(blocks):
        left, top = i * SIDE % width, i * SIDE // width * SIDE
        terms = [(u, v, block[k] * quantisers[k]) for k, (u, v) in enumerate(ZIGZAG) if block[k]]
        for y in range(SIDE):
            for x in range(SIDE):
                value = 128 + sum(c * wave[x][u] * wave[y][v] for u, v, c in terms)
                rows[top + y][left + x] = min(255, max(0, value))
    return [value for row in rows for value in row]


def bitmap(width, pixels):
    """8 bits a pixel: the logarithm of that, and the rectangle."""
    return b''.join(b'%11d ' % v for v in (3, 0, 0, width, len(pixels) // width)) + bytes(pixels)


def read_picture(data):
    head, _, body = data.partition(b'\n\n')
    width, channels = int(re.search(rb'WINDOW=0 0 (\d+)', head)[1]), int(re.search(rb'NCHAN=(\d+)', head)[1])
    if b'TYPE=runcode' in head:  # a count less 1, and a pixel
        runs = [body[i:i + channels + 1] for i in range(0, len(body), channels + 1)]
        body = b''.join(run[1:] * (run[0] + 1) for run in runs)
    return width, [body[i:i + channels] for i in range(0, len(body), channels)]


def read_encoded(data):
    """Blocks of rows: the row after the last one, the number of bytes; texts of up to 128 bytes, and copies of 3 to 34 bytes from up to 1,024 before."""
    mark, _, rest = data.partition(b'\n')
    width, pixels, at = int(rest[36:48]), [], 60
    if mark != b'compressed':
        return None
    while at < len(rest):
        end, block = at + 24 + int(rest[at + 12:at + 24]), bytearray()
        at += 24
        while at < end:
            c, at = rest[at], at + 1
            if c & 0x80:
                n = (c & 0x7f) + 1
                block += rest[at:at + n]
                at += n
                continue
            offset, at = ((c & 3) << 8 | rest[at]) + 1, at + 1
            for _ in range((c >> 2) + 3):
                block.append(block[-offset])
        pixels += block
    return width, pixels
