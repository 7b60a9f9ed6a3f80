/* second.c - a shared library that is loaded at run time; it needs the first. */
extern int first_counter, first_state, program_value;

int second_value;

int second_square(int v)
{
    return v * v;
}

void second_init(void *handle, int is_loading)
{
    (void)handle;
    second_value = program_value + 7;
    first_state += is_loading ? 10 : 10;
}
