// The data of the page: base64 of gzip of JSON, so that nothing in it can be markup.

export async function readDocument(text) {
    const bytes = Uint8Array.from(atob(text.trim()), (c) => c.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    const json = JSON.parse(await new Response(stream).text());
    if (json.version !== 1)
        throw new Error(`unknown version ${json.version} of the data`);
    return json;
}
