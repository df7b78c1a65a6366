const CHUNK_BYTES = 4_000_000
/** A photo of 10 MB takes fourteen: what is longer is no line that Corridor wrote. */
const LONGEST_LINE = 32_000_000

/** A part of the file after the other: all of it may be more than a page can hold. */
export async function* linesOf(file: Blob): AsyncGenerator<string, void> {
  const decoder = new TextDecoder()
  let rest = ''
  for (let at = 0; at < file.size; at += CHUNK_BYTES) {
    const bytes = await file.slice(at, at + CHUNK_BYTES).arrayBuffer()
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
    if (rest.length > LONGEST_LINE) return
  }
  yield rest
}
