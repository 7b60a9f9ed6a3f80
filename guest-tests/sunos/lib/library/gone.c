/* gone.c - a library that is not there when the program runs. */
void gone_init(void)
{
}

int no_such_function(int v)
{
    return v;
}
