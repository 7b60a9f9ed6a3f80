/*
 * json.c - the functions of jansson that statistics, explanations and reports use. Numbers, strings and indents are printed as jansson 2.14
 * prints them. A value has no more owners than jansson counts; lack of memory makes NULL, as there.
 */
#include <jansson.h>
#include <math.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct value {
    json_t json;
    char *text; /* of a string, a real number */
    json_int_t integer;
    struct member {
        char *name; /* NULL in an array */
        json_t *value;
    } * member;
    size_t members, room;
    uint32_t *slot; /* of an object: members + 1 by the hash of the name; twice as many as room, a power of two */
};

static json_t *new_value(json_type type)
{
    struct value *v = calloc(1, sizeof *v);
    if (!v)
        return NULL;
    v->json = (json_t){type, 1};
    return &v->json;
}

static struct value *value_of(const json_t *json)
{
    return (struct value *)json;
}

static bool is(const json_t *json, json_type type)
{
    return json && json->type == type;
}

void json_delete(json_t *json)
{
    struct value *v = value_of(json);
    if (!json)
        return;
    for (size_t i = 0; i < v->members; i++) {
        free(v->member[i].name);
        json_decref(v->member[i].value);
    }
    free(v->member);
    free(v->slot);
    free(v->text);
    free(v);
}

json_t *json_object(void)
{
    return new_value(JSON_OBJECT);
}

json_t *json_array(void)
{
    return new_value(JSON_ARRAY);
}

json_t *json_true(void)
{
    return new_value(JSON_TRUE);
}

json_t *json_false(void)
{
    return new_value(JSON_FALSE);
}

json_t *json_null(void)
{
    return new_value(JSON_NULL);
}

json_t *json_integer(json_int_t n)
{
    json_t *json = new_value(JSON_INTEGER);
    if (json)
        value_of(json)->integer = n;
    return json;
}

static json_t *with_text(json_type type, char *text)
{
    json_t *json = text ? new_value(type) : NULL;
    if (json)
        value_of(json)->text = text;
    else
        free(text);
    return json;
}

/* Returns the bytes of the UTF-8 character at `at`, 0 if it is none. */
static size_t character(const unsigned char *at, size_t most)
{
    size_t n = at[0] < 0x80 ? 1 : at[0] < 0xc2 ? 0 : at[0] < 0xe0 ? 2 : at[0] < 0xf0 ? 3 : at[0] < 0xf5 ? 4 : 0;
    if (!n || n > most)
        return 0;
    for (size_t i = 1; i < n; i++)
        if ((at[i] & 0xc0) != 0x80)
            return 0;
    bool bad = (at[0] == 0xe0 && at[1] < 0xa0) || (at[0] == 0xed && at[1] >= 0xa0) || (at[0] == 0xf0 && at[1] < 0x90) ||
               (at[0] == 0xf4 && at[1] >= 0x90);
    return bad ? 0 : n;
}

json_t *json_stringn(const char *text, size_t size)
{
    for (size_t at = 0, n; at < size; at += n)
        if (!(n = character((const unsigned char *)text + at, size - at)))
            return NULL;
    return with_text(JSON_STRING, strndup(text, size));
}

json_t *json_string(const char *text)
{
    return text ? json_stringn(text, strlen(text)) : NULL;
}

json_t *json_real(double n)
{
    char text[40];
    if (!isfinite(n))
        return NULL;
    snprintf(text, sizeof text, "%.17g", n);
    if (!strpbrk(text, ".e"))
        strcat(text, ".0");
    char *exponent = strchr(text, 'e');
    if (exponent) { /* without a plus sign and zeros before its digits */
        char *digits = exponent + 1 + (exponent[1] == '-'), *from = digits + (*digits == '+');
        memmove(digits, from + strspn(from, "0"), strlen(from + strspn(from, "0")) + 1);
    }
    return with_text(JSON_REAL, strdup(text));
}

json_t *json_sprintf(const char *format, ...)
{
    char *text = NULL;
    va_list list;
    va_start(list, format);
    if (vasprintf(&text, format, list) < 0)
        text = NULL;
    va_end(list);
    return with_text(JSON_STRING, text);
}

/* ---- members ----------------------------------------------------------------------------------------- */

/* Returns the slot of an object for a name: that of the member, or an empty one. */
static uint32_t *slot_of(const struct value *v, const char *name)
{
    uint32_t hash = 2166136261u, mask = (uint32_t)(2 * v->room - 1);
    for (const char *at = name; *at; at++)
        hash = (hash ^ (unsigned char)*at) * 16777619u;
    while (v->slot[hash & mask] && strcmp(v->member[v->slot[hash & mask] - 1].name, name) != 0)
        hash++;
    return &v->slot[hash & mask];
}

/* Makes room for one more member. */
static bool grow(struct value *v)
{
    size_t room = v->room ? 2 * v->room : 4;
    struct member *member = room <= UINT32_MAX / 4 ? realloc(v->member, room * sizeof *member) : NULL;
    if (member)
        v->member = member;
    uint32_t *slot = member && v->json.type == JSON_OBJECT ? calloc(2 * room, sizeof *slot) : NULL;
    if (!member || (!slot && v->json.type == JSON_OBJECT))
        return false;
    free(v->slot);
    v->slot = slot;
    v->room = room;
    for (size_t i = 0; slot && i < v->members; i++)
        *slot_of(v, v->member[i].name) = (uint32_t)i + 1;
    return true;
}

static int append(json_t *to, char *name, json_t *value)
{
    struct value *v = value_of(to);
    if (!value || (is(to, JSON_OBJECT) && !name) || (v->members == v->room && !grow(v))) {
        free(name);
        json_decref(value);
        return -1;
    }
    v->member[v->members++] = (struct member){name, value};
    if (name)
        *slot_of(v, name) = (uint32_t)v->members;
    return 0;
}

static struct member *find(const json_t *object, const char *name)
{
    struct value *v = value_of(object);
    uint32_t k = is(object, JSON_OBJECT) && v->slot ? *slot_of(v, name) : 0;
    return k ? &v->member[k - 1] : NULL;
}

int json_object_set_new(json_t *object, const char *name, json_t *value)
{
    struct member *there = find(object, name);
    if (is(object, JSON_OBJECT) && !there)
        return append(object, strdup(name), value);
    if (!there || !value) {
        json_decref(value);
        return -1;
    }
    json_decref(there->value);
    there->value = value;
    return 0;
}

json_t *json_object_get(const json_t *object, const char *name)
{
    struct member *there = find(object, name);
    return there ? there->value : NULL;
}

int json_array_append_new(json_t *array, json_t *value)
{
    if (is(array, JSON_ARRAY))
        return append(array, NULL, value);
    json_decref(value);
    return -1;
}

int json_array_clear(json_t *array)
{
    struct value *v = value_of(array);
    if (!is(array, JSON_ARRAY))
        return -1;
    while (v->members)
        json_decref(v->member[--v->members].value);
    return 0;
}

size_t json_array_size(const json_t *array)
{
    return is(array, JSON_ARRAY) ? value_of(array)->members : 0;
}

json_t *json_array_get(const json_t *array, size_t i)
{
    return i < json_array_size(array) ? value_of(array)->member[i].value : NULL;
}

const char *json_string_value(const json_t *string)
{
    return is(string, JSON_STRING) ? value_of(string)->text : NULL;
}

json_int_t json_integer_value(const json_t *integer)
{
    return is(integer, JSON_INTEGER) ? value_of(integer)->integer : 0;
}

static json_t *packed(const char **at, va_list *list);

/* An object or an array: "{s:i, s:o}", "[i, s]". A member without a value makes NULL, after all arguments have been taken. */
static json_t *packed_members(const char **at, va_list *list)
{
    char end = *(*at)++ == '{' ? '}' : ']';
    json_t *to = end == '}' ? json_object() : json_array();
    bool bad = !to;
    for (*at += strspn(*at, ", "); **at != end; *at += strspn(*at, ", ")) {
        const char *name = NULL;
        if (end == '}') {
            name = va_arg(*list, const char *);
            *at += 1 + strspn(*at + 1, ": ");
        }
        json_t *value = packed(at, list);
        bad |= (name ? json_object_set_new(to, name, value) : json_array_append_new(to, value)) != 0;
    }
    (*at)++;
    if (bad)
        json_decref(to);
    return bad ? NULL : to;
}

/* The value of a letter of json_pack(); its argument is taken from the list. */
static json_t *packed(const char **at, va_list *list)
{
    if (**at == '{' || **at == '[')
        return packed_members(at, list);
    switch (*(*at)++) {
    case 's': return json_string(va_arg(*list, const char *));
    case 'i': return json_integer(va_arg(*list, int));
    case 'I': return json_integer(va_arg(*list, json_int_t));
    case 'b': return va_arg(*list, int) ? json_true() : json_false();
    case 'f': return json_real(va_arg(*list, double));
    case 'n': return json_null();
    case 'o': return va_arg(*list, json_t *);
    default: abort(); /* a letter that no source has */
    }
}

json_t *json_pack(const char *format, ...)
{
    va_list list;
    va_start(list, format);
    json_t *json = packed(&format, &list);
    va_end(list);
    return json;
}

/* ---- printing ---------------------------------------------------------------------------------------- */

static void print_string(const char *text, FILE *out)
{
    static const char letters[] = "\"\"\\\\\bb\ff\nn\rr\tt";
    fputc('"', out);
    for (; *text; text++) {
        const char *escape = letters;
        while (*escape && *escape != *text)
            escape += 2;
        if (*escape)
            fprintf(out, "\\%c", escape[1]);
        else if ((unsigned char)*text < ' ')
            fprintf(out, "\\u%04X", (unsigned)*text);
        else
            fputc(*text, out);
    }
    fputc('"', out);
}

static void new_line(size_t flags, unsigned depth, FILE *out)
{
    unsigned indent = flags & JSON_MAX_INDENT;
    if (indent)
        fprintf(out, "\n%*s", (int)(indent * depth), "");
}

static void print(const json_t *json, size_t flags, unsigned depth, FILE *out);

static void print_members(const struct value *v, bool object, size_t flags, unsigned depth, FILE *out)
{
    fputc(object ? '{' : '[', out);
    for (size_t i = 0; i < v->members; i++) {
        if (i)
            fputs(flags & (JSON_MAX_INDENT | JSON_COMPACT) ? "," : ", ", out);
        new_line(flags, depth + 1, out);
        if (object) {
            print_string(v->member[i].name, out);
            fputs(flags & JSON_COMPACT ? ":" : ": ", out);
        }
        print(v->member[i].value, flags, depth + 1, out);
    }
    if (v->members)
        new_line(flags, depth, out);
    fputc(object ? '}' : ']', out);
}

static void print(const json_t *json, size_t flags, unsigned depth, FILE *out)
{
    const struct value *v = value_of(json);
    switch (json->type) {
    case JSON_OBJECT: print_members(v, true, flags, depth, out); break;
    case JSON_ARRAY: print_members(v, false, flags, depth, out); break;
    case JSON_STRING: print_string(v->text, out); break;
    case JSON_INTEGER: fprintf(out, "%" JSON_INTEGER_FORMAT, v->integer); break;
    case JSON_REAL: fputs(v->text, out); break;
    case JSON_TRUE: fputs("true", out); break;
    case JSON_FALSE: fputs("false", out); break;
    case JSON_NULL: fputs("null", out); break;
    }
}

int json_dumpf(const json_t *json, FILE *out, size_t flags)
{
    if (!json)
        return -1;
    print(json, flags, 0, out);
    return 0;
}

char *json_dumps(const json_t *json, size_t flags)
{
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);
    if (!out)
        return NULL;
    int bad = json_dumpf(json, out, flags);
    if (fclose(out) || bad) {
        free(text);
        return NULL;
    }
    return text;
}
