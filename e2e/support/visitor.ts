import { request } from 'node:http';

/** What a web server on this machine answers a visitor of `host`, as it stands: no redirect is followed. */
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
