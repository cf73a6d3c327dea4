import { request } from 'node:http';

/** Requests `host` from a web server on this machine and returns the response, without following redirects. */
export function answerTo(
  port: number,
  host: string,
  path = '/',
): Promise<{ readonly status: number | undefined; readonly location: string | undefined }> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, headers: { host }, agent: false }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, location: answer.headers.location });
    });
    call.on('error', reject);
    call.end();
  });
}
