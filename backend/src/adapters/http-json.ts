import { HttpText, type HttpTextAnswer, type HttpTextOptions } from './http-text';

/** Result of a call: a parsed answer, or an unknown outcome; see `HttpTextAnswer`. */
export type HttpAnswer =
  | { readonly kind: 'answer'; readonly status: number; readonly body: unknown }
  | Extract<HttpTextAnswer, { kind: 'unknown' }>;

export interface HttpCall {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** JSON over HTTP, with the timeouts of `HttpText`. Never throws. */
export class HttpJson {
  readonly #http: HttpText;

  constructor(options: HttpTextOptions) {
    this.#http = new HttpText({ ...options, headers: { accept: 'application/json', ...options.headers } });
  }

  async call({ method, path, headers, body }: HttpCall): Promise<HttpAnswer> {
    const isEmpty = body === undefined;
    const answer = await this.#http.call({
      method,
      path,
      headers: { ...headers, ...(!isEmpty && { 'content-type': 'application/json' }) },
      text: isEmpty ? undefined : JSON.stringify(body),
    });
    return answer.kind === 'unknown' ? answer : readAnswer(answer.status, answer.text);
  }

  close(): void {
    this.#http.close();
  }
}

function readAnswer(status: number, text: string): HttpAnswer {
  if (status === 204) return { kind: 'answer', status, body: null };
  try {
    return { kind: 'answer', status, body: JSON.parse(text) as unknown };
  } catch {
    return { kind: 'unknown', cause: 'unreadable response', isSent: true };
  }
}
