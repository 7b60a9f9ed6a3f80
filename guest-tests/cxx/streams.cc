// iostreams: formatting, string streams, files, manipulators, locale facets, failures.
#include <fstream>
#include <iomanip>
#include <iostream>
#include <limits>
#include <sstream>

struct point {
    int x, y;
};
static std::ostream &operator<<(std::ostream &o, const point &p) { return o << '(' << p.x << ',' << p.y << ')'; }
static std::istream &operator>>(std::istream &i, point &p)
{
    char c;
    return i >> c >> p.x >> c >> p.y >> c;
}

int main()
{
    std::cout << 42 << ' ' << std::hex << std::showbase << 255 << ' ' << std::oct << 8 << std::dec << ' ' << std::setw(6) << std::setfill('*') << 7 << ' ' << std::left
              << std::setw(5) << 8 << '|' << std::boolalpha << true << '\n';
    std::cout << std::fixed << std::setprecision(3) << 3.14159 << ' ' << std::scientific << 12345.678 << ' ' << std::defaultfloat << 1e100 << ' ' << std::hexfloat << 1.5
              << std::defaultfloat << '\n';
    std::cout << std::numeric_limits<long long>::min() << ' ' << std::numeric_limits<unsigned long long>::max() << ' ' << std::numeric_limits<double>::max() << '\n';
    std::istringstream in("12 0x1f abc 3.5 (3,-4)");
    int a;
    std::string s;
    double d;
    point p;
    in >> a >> std::hex >> s;
    std::cout << a << ' ' << s;
    in >> s >> d >> std::dec >> p;
    std::cout << ' ' << s << ' ' << d << ' ' << p << ' ' << in.good() << in.eof() << '\n';
    in.clear();
    in.str("notanumber");
    in >> a;
    std::cout << in.fail() << ' ' << a << '\n';
    {
        std::ofstream f("stream.txt");
        for (int i = 0; i < 100; i++)
            f << i << ' ' << point{i, i * i} << '\n';
    }
    std::ifstream f("stream.txt");
    std::string line;
    int n = 0, sum = 0;
    while (f >> a >> p) {
        n++;
        sum += p.y;
    }
    std::cout << n << ' ' << sum << '\n';
    f.clear();
    f.seekg(0);
    std::getline(f, line);
    std::cout << line << ' ' << f.tellg() << '\n';
    std::remove("stream.txt");
    std::ostringstream out;
    out << std::quoted("a \"b\"") << std::setw(10) << std::right << "x" << std::ends;
    std::cout << out.str().size() << ' ' << out.str().c_str() << std::endl;
    std::ifstream none("nosuchfile");
    std::cout << none.is_open() << '\n';
    std::cin >> a;
    std::cout << std::cin.eof() << '\n';
}

/* stdout:
42 0xff 010 *****7 8****|true
3.142 1.235e+04 1e+100 0x1.8p+0
-9223372036854775808 18446744073709551615 1.8e+308
12 0x1f abc 3.5 (3,-4) truefalse
true 0
100 328350
0 (0,0) 8
20 "a \"b\""         x
false
true
*/
