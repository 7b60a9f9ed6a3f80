// std::regex, the random engines with their published ten thousandth values, ratio, chrono, complex, valarray, bitset.
#include <bitset>
#include <chrono>
#include <complex>
#include <iostream>
#include <random>
#include <regex>
#include <string>
#include <valarray>

int main()
{
    std::mt19937 a;
    std::mt19937_64 b;
    std::minstd_rand c;
    std::ranlux24_base d;
    a.discard(9999);
    b.discard(9999);
    c.discard(9999);
    d.discard(9999);
    std::cout << a() << ' ' << b() << ' ' << c() << ' ' << d() << '\n';
    std::regex date(R"((\d{4})-(\d\d)-(\d\d))");
    std::string text = "from 2001-02-03 to 2012-11-30";
    for (std::sregex_iterator i(text.begin(), text.end(), date), end; i != end; ++i)
        std::cout << (*i)[3] << '/' << (*i)[2] << '/' << (*i)[1] << ' ';
    std::cout << std::regex_replace(text, date, "<$1>") << '\n';
    std::complex<double> z(1, 2);
    std::cout << z * z << ' ' << std::abs(z) << ' ' << std::exp(std::complex<double>(0, 1)) << '\n';
    std::valarray<int> v = {1, 2, 3, 4, 5};
    std::cout << (v * v).sum() << ' ' << std::valarray<int>(v[std::slice(0, 3, 2)]).sum() << ' ' << v.cshift(2)[0] << '\n';
    std::bitset<70> bits("1011");
    bits <<= 60;
    std::cout << bits.count() << ' ' << bits.test(63) << ' ' << (bits >> 60).to_ulong() << '\n';
    using namespace std::chrono;
    std::cout << duration_cast<minutes>(hours(3) + seconds(125)).count() << '\n';
}

/* stdout:
4123659995 9981545732273789042 399268537 7937952
03/02/2001 30/11/2012 from <2001> to <2012>
(-3,4) 2.23607 (0.540302,0.841471)
55 9 3
3 1 11
182
*/
