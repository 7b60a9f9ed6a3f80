// The standard containers and algorithms: vectors, maps, sets, deques, lists, heaps, strings, hashes, optional, variant.
#include <algorithm>
#include <deque>
#include <iostream>
#include <list>
#include <map>
#include <numeric>
#include <optional>
#include <queue>
#include <set>
#include <string>
#include <unordered_map>
#include <variant>
#include <vector>

int main()
{
    std::vector<int> v(1000);
    std::iota(v.begin(), v.end(), 0);
    unsigned seed = 1;
    for (auto &x : v)
        x = (int)((seed = seed * 1664525 + 1013904223) >> 20);
    auto sorted = v;
    std::sort(sorted.begin(), sorted.end());
    std::stable_sort(v.begin(), v.end(), [](int a, int b) { return a % 100 < b % 100; });
    std::cout << sorted[0] << ' ' << sorted[500] << ' ' << sorted.back() << ' ' << v[0] << ' ' << v[999] << ' ' << std::accumulate(v.begin(), v.end(), 0L) << '\n';
    std::map<std::string, int> words;
    for (const char *w : {"the", "cat", "and", "the", "dog", "and", "the", "bird"})
        words[w]++;
    for (auto &[w, n] : words)
        std::cout << w << '=' << n << ' ';
    std::unordered_map<int, std::string> names;
    for (int i = 0; i < 500; i++)
        names[i * 37] = std::to_string(i);
    std::cout << names.size() << ' ' << names[37 * 77] << ' ' << names.count(5) << '\n';
    std::set<int> s(sorted.begin(), sorted.end());
    std::cout << s.size() << ' ' << *s.lower_bound(2000) << ' ' << std::distance(s.begin(), s.find(*s.rbegin())) << '\n';
    std::deque<int> d;
    for (int i = 0; i < 100; i++)
        i % 2 ? d.push_back(i) : d.push_front(i);
    std::list<int> l(d.begin(), d.end());
    l.sort();
    l.remove_if([](int x) { return x % 3 == 0; });
    l.reverse();
    std::cout << d.front() << ' ' << d.back() << ' ' << l.size() << ' ' << l.front() << '\n';
    std::priority_queue<int, std::vector<int>, std::greater<>> q(sorted.rbegin(), sorted.rend());
    int sum = 0;
    for (int i = 0; i < 10; i++, q.pop())
        sum += q.top();
    std::cout << sum << ' ' << q.size() << '\n';
    std::string t = "abcdefghij";
    for (int i = 0; i < 6; i++)
        t += t.substr(t.size() / 2);
    std::reverse(t.begin(), t.end());
    std::cout << t.size() << ' ' << t.find("ihg") << ' ' << t.rfind('a') << ' ' << std::stoi("123") + std::stod("0.5") << '\n';
    std::variant<int, std::string, double> x = "variant";
    std::cout << x.index() << ' ' << std::get<std::string>(x) << ' ';
    x = 2.5;
    std::visit([](auto value) { std::cout << value; }, x = 3);
    std::optional<int> o;
    std::cout << ' ' << o.value_or(9) << ' ' << (o = 4).value() << '\n';
    std::vector<std::vector<int>> triangle;
    for (int i = 0; i < 12; i++) {
        triangle.emplace_back(i + 1, 1);
        for (int j = 1; j < i; j++)
            triangle[i][j] = triangle[i - 1][j - 1] + triangle[i - 1][j];
    }
    std::cout << triangle[11][5] << ' ' << std::count_if(v.begin(), v.end(), [](int a) { return a & 1; }) << '\n';
    do
        sum++;
    while (std::next_permutation(t.begin(), t.begin() + 5));
    std::cout << std::is_sorted(t.begin(), t.begin() + 5) << ' ' << (std::gcd(84, 126)) << '\n';
}

/* stdout:
2 2106 4095 2000 999 2092890
and=2 bird=1 cat=1 dog=1 the=3 500 77 0
883 2000 882
98 99 66 98
110 990
120 1 119 123.5
1 variant 3 9 4
462 484
1 42
*/
