// Classes: virtual and multiple inheritance, RTTI, pointers to members, thunks, templates, static initialisation order, operators.
#include <cstdio>
#include <cstring>
#include <functional>
#include <memory>
#include <typeinfo>

struct animal {
    virtual ~animal() { std::printf("~animal "); }
    virtual const char *name() const = 0;
    virtual int legs() const { return 4; }
};
struct swimmer {
    int depth = 3;
    virtual ~swimmer() = default;
    virtual int dive(int by) { return depth += by; }
};
struct dog : animal {
    const char *name() const override { return "dog"; }
    ~dog() override { std::printf("~dog "); }
};
struct duck : virtual animal, swimmer {
    const char *name() const override { return "duck"; }
    int legs() const override { return 2; }
    int dive(int by) override { return depth += 2 * by; }
};
struct robot_duck : duck {
    int dive(int by) override { return duck::dive(by) + 1000; }
    virtual robot_duck *copy() { return new robot_duck(*this); }
};

template <int N> struct factorial {
    static constexpr long long value = N * factorial<N - 1>::value;
};
template <> struct factorial<0> {
    static constexpr long long value = 1;
};

static int order;
struct ordered {
    int at;
    ordered() : at(++order) {}
};
static ordered first, second;
static int &once()
{
    static int value = (std::printf("initialised once\n"), 5);
    return value;
}

struct counted {
    static int alive;
    int v;
    counted(int x) : v(x) { alive++; }
    counted(const counted &o) : v(o.v) { alive++; }
    counted(counted &&o) noexcept : v(o.v) { alive++, o.v = -1; }
    ~counted() { alive--; }
    counted operator+(const counted &o) const { return counted(v + o.v); }
    bool operator<(const counted &o) const { return v < o.v; }
};
int counted::alive;

template <typename... T> static int sum(T... t) { return (0 + ... + (int)t); }

int main()
{
    std::unique_ptr<animal> zoo[] = {std::make_unique<dog>(), std::make_unique<duck>(), std::make_unique<robot_duck>()};
    for (auto &a : zoo) {
        auto *s = dynamic_cast<swimmer *>(a.get());
        std::printf("%s %d %d %s\n", a->name(), a->legs(), s ? s->dive(1) : -1, std::strstr(typeid(*a).name(), "duck") ? "duckish" : "no");
    }
    int (swimmer::*dive)(int) = &swimmer::dive;
    int swimmer::*depth = &swimmer::depth;
    auto owner = std::make_unique<robot_duck>();
    swimmer &s = *owner;
    int deepest = (s.*dive)(5);
    std::printf("%d %d\n", deepest, s.*depth);
    std::unique_ptr<duck> c(owner->copy());
    std::printf("%d\n", c->dive(0));
    std::printf("%lld %d %d\n", factorial<15>::value, first.at, second.at);
    once()++;
    std::printf("%d\n", once());
    {
        counted a = 1, b = 2, d = a + b, e = std::move(d);
        std::shared_ptr<counted> p = std::make_shared<counted>(9), q = p;
        std::weak_ptr<counted> w = p;
        std::printf("%d %d %d %d %ld\n", counted::alive, e.v, d.v, a < b, q.use_count());
        p.reset();
        q.reset();
        std::printf("%d\n", w.expired());
    }
    std::printf("%d\n", counted::alive);
    int k = 10;
    std::function<int(int)> f = [&k](int x) { return x * ++k; }, g = [f](int x) { return f(x) + 1; };
    int twice = f(2), thrice = g(3);
    std::printf("%d %d\n", twice, thrice);
    std::printf("%d %d\n", sum(1, 2.5, 'a'), k);
    try {
        (void)dynamic_cast<dog &>(*zoo[1]);
    } catch (std::bad_cast &) {
        std::printf("bad cast\n");
    }
    owner.reset();
    c.reset();
    for (auto &a : zoo)
        a.reset();
    std::printf("\n");
}

/* stdout:
dog 4 -1 no
duck 2 5 duckish
duck 2 1005 duckish
1013 13
1013
1307674368000 1 2
initialised once
6
5 3 -1 1 2
1
0
22 37
100 12
bad cast
~animal ~animal ~dog ~animal ~animal ~animal 
*/
