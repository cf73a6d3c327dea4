import { createTransport } from 'nodemailer';

/** Sends an email through a mail server on this machine. @returns 250, or the code of the refusal */
export function sendEmail(port: number, to: string, subject: string): Promise<number> {
  return createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
    .sendMail({ from: 'ola@sender.example', to, subject, text: 'Hello' })
    .then(
      () => 250,
      (error: { responseCode?: number }) => error.responseCode ?? Promise.reject(error),
    );
}
