import { createTransport } from 'nodemailer';
import type { SmtpConfig } from '../../config/mail';
import { PermanentMailError, type Transport } from './outbox-mail';

const CONNECT_MS = 5_000;
const SOCKET_MS = 20_000;

interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
}

/**
 * SMTP replies of class 5 are permanent (RFC 5321 section 4.2.1) only if they concern this recipient or email, not the shop's own password
 * or sender.
 */
const isPermanent = ({ command, responseCode }: SmtpError) =>
  responseCode !== undefined && responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');

/**
 * Creates a transport to `url` (`smtp://user:password@host:port`, or `smtps://`), for the domain of `from`, with DKIM if there is a key.
 */
export function smtpTransport({ url, from, replyTo, dkim }: SmtpConfig): Transport {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1).toLowerCase();
  // Retries are left to the job, which counts and delays them.
  const server = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    maxRequeues: 0,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SOCKET_MS,
    ...(dkim && { dkim: { domainName: domain, keySelector: dkim.selector, privateKey: dkim.privateKey } }),
  });
  return async ({ id, to, attachments, ...email }) => {
    try {
      await server.sendMail({
        ...email,
        to,
        messageId: `<${id}@${domain}>`,
        attachments: [...attachments],
        from,
        replyTo,
        envelope: { from: from.address, to },
        // Suppresses out-of-office replies (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      if (error instanceof Error && isPermanent(error)) throw new PermanentMailError(error.message, { cause: error });
      throw error;
    }
  };
}
