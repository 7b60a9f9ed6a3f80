// Exceptions: through many frames, destructors in order, rethrown, nested, by value and base, from constructors; noexcept's end.
// status: SIGABRT
#include <exception>
#include <new>
#include <stdexcept>
#include <string>
#include <cstdio>
#include <cstdlib>

struct trace {
    const char *name;
    explicit trace(const char *n) : name(n) { std::printf("+%s ", name); }
    ~trace() { std::printf("-%s ", name); }
};

struct base {
    virtual ~base() = default;
    virtual const char *what() const { return "base"; }
};
struct derived : base {
    int v;
    explicit derived(int x) : v(x) {}
    const char *what() const override { return "derived"; }
};

static int deep(int n)
{
    trace t(n % 2 ? "odd" : "even");
    if (n == 0)
        throw derived(42);
    return deep(n - 1) + 1;
}

struct member {
    trace a{"member"};
    member() { throw std::runtime_error("constructor"); }
    ~member() { std::printf("never "); }
};

static int filter(int k)
{
    try {
        switch (k) {
        case 0: throw 7;
        case 1: throw std::out_of_range("range");
        case 2: throw "text";
        case 3: throw derived(1);
        case 4: throw 2.5;
        default: return 100;
        }
    } catch (int v) {
        return v;
    } catch (const std::logic_error &e) {
        return 20 + (int)std::string(e.what()).size();
    } catch (const char *s) {
        return s[0];
    } catch (const base &b) {
        return b.what()[0];
    } catch (...) {
        return -1;
    }
}

int main()
{
    try {
        deep(4);
    } catch (base &b) {
        std::printf("\n%s %d\n", b.what(), dynamic_cast<derived &>(b).v);
    }
    for (int k = 0; k < 6; k++)
        std::printf("%d ", filter(k));
    std::printf("\n");
    try {
        member m;
    } catch (std::exception &e) {
        std::printf("%s\n", e.what());
    }
    try {
        try {
            throw std::string("inner");
        } catch (std::string &s) {
            s += "+outer";
            throw;
        }
    } catch (std::string &s) {
        std::printf("%s\n", s.c_str());
    }
    try {
        try {
            throw std::runtime_error("low");
        } catch (...) {
            std::throw_with_nested(std::runtime_error("high"));
        }
    } catch (std::exception &e) {
        std::printf("%s", e.what());
        try {
            std::rethrow_if_nested(e);
        } catch (std::exception &inner) {
            std::printf(" %s\n", inner.what());
        }
    }
    int caught = 0;
    for (int i = 0; i < 2000; i++)
        try {
            if (i % 3)
                throw i;
        } catch (int v) {
            caught += v == i;
        }
    std::printf("%d %d\n", caught, std::uncaught_exceptions());
    std::exception_ptr p;
    try {
        throw derived(9);
    } catch (...) {
        p = std::current_exception();
    }
    try {
        std::rethrow_exception(p);
    } catch (derived &d) {
        std::printf("%d\n", d.v);
    }
    std::set_terminate([] {
        std::printf("terminate\n");
        std::fflush(stdout);
        std::abort();
    });
    [&]() noexcept { throw 1; }();
}

/* stdout:
+even +odd +even +odd +even -even -odd -even -odd -even 
derived 42
7 25 116 100 -1 100 
+member -member constructor
inner+outer
high low
1333 0
9
terminate
*/
