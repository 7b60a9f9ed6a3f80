/* first.c - a shared library with data, pointers and an import from the program. */
extern int program_value;
extern int program_half(int v);

int first_counter = 7, first_state;
int *first_pointer = &first_counter;
static int (*half)(int) = program_half;

int first_twice(int v)
{
    return 2 * v;
}

int (*first_function(void))(int)
{
    return first_twice;
}

/* Without a function: what the program's data and function are. */
int first_call(int (*f)(int), int v)
{
    return f ? f(v) : program_value + v + (half != program_half);
}

void first_init(void *handle, int is_loading)
{
    (void)handle;
    first_state = is_loading;
}
