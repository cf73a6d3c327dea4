/** Characters buffered per chunk. */
const PIECE = 32_768;

/**
 * Writes JSON in chunks. Lists that arrive in pages are streamed, so that one chunk and two pages are in memory at most. A row that is a text
 * is JSON already; so is a page, whose rows the text separates by commas.
 */
export async function* jsonText(members: Readonly<Record<string, unknown>>): AsyncGenerator<string> {
  let text = '{';
  for (const [index, [name, value]] of Object.entries(members).entries()) {
    text += `${index > 0 ? ',' : ''}\n${JSON.stringify(name)}:`;
    if (!isStreamed(value)) {
      text += JSON.stringify(value);
      continue;
    }
    let comma = '[';
    for await (const page of value) {
      if (typeof page === 'string') {
        // A chunk of its own, because a copy or a cut would cost more than a longer chunk.
        yield `${text}${comma}\n`;
        yield page;
        text = '';
        comma = ',';
        continue;
      }
      for (const row of page) {
        text += `${comma}\n${typeof row === 'string' ? row : JSON.stringify(row)}`;
        comma = ',';
        if (text.length < PIECE) continue;
        yield text;
        text = '';
      }
    }
    text += comma === '[' ? '[]' : ']';
  }
  yield `${text}\n}\n`;
}

const isStreamed = (value: unknown): value is AsyncIterable<readonly unknown[] | string> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
