// worker.js - keeps the files of the page, so that it works without a network. The build fills in their list, and a sum of their contents.
const FILES = [/*files*/], CACHE = 'precis-/*sum*/';

self.addEventListener('install', (event) => event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES))));
self.addEventListener('activate', (event) => event.waitUntil(caches.keys().then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))));
self.addEventListener('fetch', (event) => event.respondWith(caches.match(event.request, { ignoreSearch: true }).then((found) => found ?? fetch(event.request))));
