// worker.js - keeps the files of the page, so that it works without a network. The build fills in their list, and a sum of their contents.
// Other pages of the same origin have their own files: those of this page have a name that begins with OWN.
const FILES = [/*files*/], OWN = `precis ${self.registration.scope} `, CACHE = `${OWN}/*sum*/`;

const fill = async () => (await caches.open(CACHE)).addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
const clean = async () => Promise.all((await caches.keys()).filter((name) => name.startsWith(OWN) && name !== CACHE).map((name) => caches.delete(name)));
const find = async (request) => await (await caches.open(CACHE)).match(request, { ignoreSearch: true }) ?? fetch(request);

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(clean()));
self.addEventListener('fetch', (event) => event.respondWith(find(event.request)));
