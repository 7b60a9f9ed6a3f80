/* event.h - struct sigevent: how a program learns of something. */
#ifndef EVENT_H
#define EVENT_H

enum { SIGEV_NONE = 1, SIGEV_SIGNAL };
enum { ASYNCIO = -4, MESSAGE = -5 }; /* si_code */
struct sigevent {
    int notify, sig;
    void *value;
    void (*function)(void *value);
    void *attributes;
};
/* Sends the process the signal that the event names, if it does. 0 or -1. */
int event_send(int pid, const struct sigevent *event, int code);

#endif
