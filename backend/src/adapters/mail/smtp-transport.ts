import { createTransport } from 'nodemailer';
import { PermanentMailError, type Transport } from './outbox-mail';

const CONNECT_MS = 5_000;
const SOCKET_MS = 20_000;

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
}

/** SMTP replies of class 5 are final (RFC 5321 section 4.2.1); everything else may pass. */
const isPermanent = ({ responseCode }: SmtpError) => responseCode !== undefined && responseCode >= 500;

/** Hands emails to the server at `url` (`smtp://user:password@host:port`, `smtps://` for TLS from the start). */
export function smtpTransport({ url, from, shopName }: { url: string; from: string; shopName: string }): Transport {
  // Trying again is the job's business: it counts the tries and spaces them out.
  const server = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    maxRequeues: 0,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SOCKET_MS,
  });
  return async (email) => {
    try {
      await server.sendMail({ ...email, attachments: [...email.attachments], from: { name: shopName, address: from } });
    } catch (error) {
      if (error instanceof Error && isPermanent(error)) throw new PermanentMailError(error.message, { cause: error });
      throw error;
    }
  };
}
