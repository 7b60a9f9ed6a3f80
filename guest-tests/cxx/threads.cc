// C++ threads: std::thread, mutex, condition_variable, async, atomic, call_once, exceptions across threads.
// flags: -pthread -latomic
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <future>
#include <mutex>
#include <numeric>
#include <stdexcept>
#include <thread>
#include <vector>

static std::mutex lock;
static std::condition_variable changed;
static int turn, order_sum;
static std::atomic<long long> total{0};
static thread_local int mine = 5;

int main()
{
    std::vector<std::thread> threads;
    for (int i = 0; i < 10; i++)
        threads.emplace_back([i] {
            mine += i;
            for (int k = 0; k < 200; k++)
                total += mine;
            std::unique_lock<std::mutex> hold(lock);
            changed.wait(hold, [i] { return turn == i; });
            order_sum = order_sum * 3 + i;
            turn++;
            changed.notify_all();
        });
    for (auto &t : threads)
        t.join();
    std::printf("%lld %d %d\n", total.load(), order_sum, mine);
    auto f = std::async(std::launch::async, [] {
        std::vector<int> v(1000);
        std::iota(v.begin(), v.end(), 1);
        return std::accumulate(v.begin(), v.end(), 0);
    });
    auto g = std::async(std::launch::async, []() -> int { throw std::runtime_error("from a thread"); });
    std::printf("%d\n", f.get());
    try {
        g.get();
    } catch (std::exception &e) {
        std::printf("%s\n", e.what());
    }
    std::once_flag once;
    int calls = 0;
    for (int i = 0; i < 3; i++)
        std::call_once(once, [&] { calls++; });
    auto start = std::chrono::steady_clock::now();
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    std::printf("%d %d\n", calls, std::chrono::steady_clock::now() - start >= std::chrono::milliseconds(20));
    std::promise<int> promise;
    std::thread t([&] { promise.set_value(77); });
    std::printf("%d\n", promise.get_future().get());
    t.join();
}

/* stdout:
19000 14757 5
500500
from a thread
1 1
77
*/
