/*
 * json.c - the functions of jansson that statistics and explanations use. Numbers, strings and indents are printed as jansson 2.14 prints
 * them. A value has no more owners than jansson counts; lack of memory makes NULL, as there.
 */
#include <jansson.h>
#include <stdarg.h>
#include <stdbool.h>
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
    size_t members;
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

json_t *json_string(const char *text)
{
    return with_text(JSON_STRING, text ? strdup(text) : NULL);
}

json_t *json_real(double n)
{
    char text[40];
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

static int append(json_t *to, char *name, json_t *value)
{
    struct value *v = value_of(to);
    struct member *grown = value ? realloc(v->member, (v->members + 1) * sizeof *grown) : NULL;
    if (!grown) {
        free(name);
        json_decref(value);
        return -1;
    }
    v->member = grown;
    v->member[v->members++] = (struct member){name, value};
    return 0;
}

static struct member *find(const json_t *object, const char *name)
{
    struct value *v = value_of(object);
    for (size_t i = 0; is(object, JSON_OBJECT) && i < v->members; i++)
        if (!strcmp(v->member[i].name, name))
            return &v->member[i];
    return NULL;
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

/* The value of a letter of json_pack(); its argument is taken from the list. */
static json_t *packed(char letter, va_list *list)
{
    switch (letter) {
    case 's': return json_string(va_arg(*list, const char *));
    case 'i': return json_integer(va_arg(*list, int));
    case 'I': return json_integer(va_arg(*list, json_int_t));
    case 'b': return va_arg(*list, int) ? json_true() : json_false();
    case 'n': return json_null();
    case 'o': return va_arg(*list, json_t *);
    default: return NULL;
    }
}

/* One object of plain members: "{s:i, s:o}". */
json_t *json_pack(const char *format, ...)
{
    va_list list;
    json_t *object = *format == '{' ? json_object() : NULL;
    va_start(list, format);
    for (const char *at = format + 1; object && *at && *at != '}'; at++) {
        if (*at != 's' || at[1] != ':')
            continue;
        const char *name = va_arg(list, const char *);
        json_t *value = packed(at[2], &list);
        at += 2;
        if (json_object_set_new(object, name, value)) {
            json_decref(object);
            object = NULL;
        }
    }
    va_end(list);
    return object;
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

static void new_line(unsigned indent, unsigned depth, FILE *out)
{
    if (indent)
        fprintf(out, "\n%*s", (int)(indent * depth), "");
}

static void print(const json_t *json, unsigned indent, unsigned depth, FILE *out);

static void print_members(const struct value *v, bool object, unsigned indent, unsigned depth, FILE *out)
{
    fputc(object ? '{' : '[', out);
    for (size_t i = 0; i < v->members; i++) {
        if (i)
            fputs(indent ? "," : ", ", out);
        new_line(indent, depth + 1, out);
        if (object) {
            print_string(v->member[i].name, out);
            fputs(": ", out);
        }
        print(v->member[i].value, indent, depth + 1, out);
    }
    if (v->members)
        new_line(indent, depth, out);
    fputc(object ? '}' : ']', out);
}

static void print(const json_t *json, unsigned indent, unsigned depth, FILE *out)
{
    const struct value *v = value_of(json);
    switch (json->type) {
    case JSON_OBJECT: print_members(v, true, indent, depth, out); break;
    case JSON_ARRAY: print_members(v, false, indent, depth, out); break;
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
    print(json, flags & JSON_MAX_INDENT, 0, out);
    return 0;
}
