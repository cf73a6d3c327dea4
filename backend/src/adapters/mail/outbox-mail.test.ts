import { createHash, generateKeyPairSync, type KeyObject, verify } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { FakeClock } from '../../../test/support/fake-clock';
import { silentLog } from '../../../test/support/silent-log';
import { openTestDatabase } from '../../../test/support/test-database';
import type { Database } from '../../db/client';
import { outbox } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { DatabaseJobs } from '../../jobs/database-jobs';
import type { Jobs } from '../../jobs/jobs';
import { renderEmail } from '../../core/email';
import { ENGLISH_LOCALE } from '../../core/locale';
import type { SmtpConfig } from '../../config/mail';
import type { Mail } from '../../ports/mail';
import { outboxMail } from './outbox-mail';
import { smtpTransport } from './smtp-transport';

const message = renderEmail({
  locale: ENGLISH_LOCALE,
  to: 'mara@example.com',
  subject: 'Łódź & co',
  paragraphs: ['Hello <Mara>,', 'Žluťoučký.'],
  action: { label: 'Go on', url: 'https://shop.example/a?b=1&c=2' },
  from: 'Shop',
});

const opened: SMTPServer[] = [];
afterEach(() => Promise.all(opened.splice(0).map((server) => new Promise<void>((resolve) => server.close(resolve)))));

/** Starts a real SMTP server that answers recipients with `replies` in turn, then 250. */
async function mailServer(replies: number[] = [], { senderReply = 0 } = {}) {
  const received: ParsedMail[] = [];
  const raw: string[] = [];
  const envelopes: { from: string; to: string[] }[] = [];
  let recipients = 0;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 50,
    onRcptTo(_address, _session, done) {
      recipients += 1;
      const responseCode = replies.shift();
      done(responseCode ? Object.assign(new Error('refused'), { responseCode }) : undefined);
    },
    onMailFrom(_address, _session, done) {
      done(senderReply ? Object.assign(new Error('refused'), { responseCode: senderReply }) : undefined);
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      simpleParser(stream).then((mail) => {
        raw.push(Buffer.concat(chunks).toString('latin1'));
        envelopes.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
        });
        received.push(mail);
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  opened.push(server);
  return { url: `smtp://127.0.0.1:${port}`, received, raw, envelopes, recipients: () => recipients };
}

/** Verifies a DKIM signature (RFC 6376, relaxed/relaxed) as a receiving server does. */
function isSigned(raw: string, key: KeyObject, domain: string): boolean {
  const split = raw.indexOf('\r\n\r\n');
  const fields = raw.slice(0, split).split(/\r\n(?![ \t])/);
  const relaxed = (field: string): string => {
    const colon = field.indexOf(':');
    const value = field
      .slice(colon + 1)
      .replace(/\r\n/g, '')
      .replace(/[ \t]+/g, ' ')
      .trim();
    return `${field.slice(0, colon).trim().toLowerCase()}:${value}`;
  };
  const named = (name: string) => fields.findLast((field) => field.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  const signature = relaxed(named('dkim-signature') ?? '');
  const tag = (name: string) => new RegExp(`[;:] ?${name}=([^;]*)`).exec(signature)?.[1]?.replace(/ /g, '') ?? '';
  const body = raw
    .slice(split + 4)
    .split('\r\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''))
    .join('\r\n')
    .replace(/(\r\n)*$/, '\r\n');
  const signed = tag('h')
    .split(':')
    .flatMap((name) => named(name) ?? [])
    .map((field) => `${relaxed(field)}\r\n`)
    .join('');
  return (
    signature.includes(domain) &&
    ['from', 'subject'].every((name) => tag('h').toLowerCase().split(':').includes(name)) &&
    createHash('sha256').update(body, 'latin1').digest('base64') === tag('bh') &&
    verify(
      'sha256',
      Buffer.from(signed + signature.replace(/([;:] ?b=)[^;]*/, '$1'), 'latin1'),
      key,
      Buffer.from(tag('b'), 'base64'),
    )
  );
}

let database: Database;
let jobs: Jobs;
let clock: FakeClock;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  jobs = new DatabaseJobs({ database, log: silentLog });
  clock = new FakeClock();
});
afterEach(async () => {
  await jobs.stop(1);
  await database.orm.delete(outbox);
});

function mailOver(url: string | undefined, more: Partial<SmtpConfig> = {}): Mail {
  const transport =
    url === undefined
      ? undefined
      : smtpTransport({
          url,
          from: { name: 'Shop', address: 'shop@example.com' },
          replyTo: 'help@example.com',
          dkim: undefined,
          ...more,
        });
  return outboxMail({ db: database.orm, jobs, clock, log: silentLog, transport });
}
const kept = () => database.orm.select().from(outbox);

describe('an email', () => {
  it('has the same content as text and HTML, with user input escaped', () => {
    expect(message.text).toBe('Hello <Mara>,\n\nŽluťoučký.\n\nGo on:\nhttps://shop.example/a?b=1&c=2\n\nShop');
    expect(message.html).toContain('Hello &lt;Mara&gt;,');
    expect(message.html).toContain('href="https://shop.example/a?b=1&amp;c=2"');
  });
});

describe('emails without a mail server', () => {
  it('is kept for the development mailbox if the transaction commits', async () => {
    const mail = mailOver(undefined);
    expect(mail.kind).toBe('mailbox');
    await mail.send(message);
    await expect(
      inTransaction(database.orm, async (tx) => {
        await mail.send(message, tx);
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect(await kept()).toMatchObject([{ recipient: 'mara@example.com', status: 'kept', text: message.text }]);
    expect(await jobs.drain()).toBe(0);
  });
});

describe('the record of emails', () => {
  it('is kept for 90 days, and for unsent emails indefinitely', async () => {
    const mail = mailOver('smtp://127.0.0.1:1');
    await mail.send(message);
    await database.orm
      .insert(outbox)
      .values(
        [89, 91].map((days) => ({
          recipient: `${days}@example.com`,
          subject: '',
          text: '',
          html: '',
          status: 'sent' as const,
          created_at: new Date(clock.now().getTime() - days * 86_400_000),
        })),
      );
    clock.advance(100);
    await jobs.start();
    const deadline = Date.now() + 50_000;
    while ((await kept()).length > 2 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await kept()).map(({ recipient }) => recipient).sort()).toEqual(['89@example.com', 'mara@example.com']);
  });
});

describe('emails over SMTP', () => {
  it('arrives as written, and its text, which may contain secrets, is deleted', async () => {
    const server = await mailServer();
    await mailOver(server.url).send(message);
    expect(await kept()).toMatchObject([{ status: 'queued' }]);
    await jobs.drain();
    const [mail] = server.received;
    expect(mail).toMatchObject({ subject: 'Łódź & co', from: { text: '"Shop" <shop@example.com>' } });
    expect(mail?.text?.trim()).toBe(message.text);
    const [row] = await kept();
    expect(mail?.messageId).toBe(`<${row?.id}@example.com>`);
    expect(server.envelopes).toEqual([{ from: 'shop@example.com', to: ['mara@example.com'] }]);
    expect(mail?.replyTo?.text).toBe('help@example.com');
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail?.headers.has('dkim-signature')).toBe(false);
    expect(row).toMatchObject({ status: 'sent', text: '', html: '', subject: 'Łódź & co' });
  });

  it('has a subject of one folded line, at most 200 characters long, whatever text of others is in it', async () => {
    const server = await mailServer();
    const subject = `Łódź\r\nBcc: eve@example.com ${'⚓ berth '.repeat(100_000)}`;
    await mailOver(server.url).send(
      renderEmail({ locale: ENGLISH_LOCALE, to: 'mara@example.com', subject, paragraphs: ['Hello.'], from: 'Shop' }),
    );
    await jobs.drain();
    const [mail] = server.received;
    expect(mail?.subject).toMatch(/^Łódź Bcc: eve@example.com ⚓ berth .*…$/u);
    expect([...(mail?.subject ?? '')]).toHaveLength(200);
    expect(mail?.bcc).toBeUndefined();
    const lines = (server.raw[0] ?? '').split('\r\n\r\n')[0]?.split('\r\n') ?? [];
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(78);
  });

  it('[S8] is retried with the same id after a temporary failure', async () => {
    const server = await mailServer([451, 421]);
    await mailOver(server.url).send(message);
    await jobs.drain();
    expect(server.recipients()).toBe(3);
    expect(server.received).toHaveLength(1);
    expect(await kept()).toMatchObject([{ status: 'sent', attempts: 3 }]);
  });

  it('is given up immediately on a permanent failure', async () => {
    const server = await mailServer([550]);
    await mailOver(server.url).send(message);
    await jobs.drain();
    expect(server.recipients()).toBe(1);
    expect(await kept()).toMatchObject([
      { status: 'failed', text: '', html: '', attempts: 1, last_error: expect.stringContaining('refused') },
    ]);
  });

  it('[S8] waits in the table while the server is unavailable, without delaying the sender', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const mail = mailOver(`smtp://127.0.0.1:${port}`);
    await mail.send(message);
    expect(await jobs.drain({ delayed: false })).toBe(1);
    expect(await kept()).toMatchObject([{ status: 'queued', attempts: 1, text: message.text }]);
    expect(await mail.problem()).toBe('1 emails could not be handed over yet');
  });

  it('waits if the server rejects the shop itself, since every email would be lost', async () => {
    const server = await mailServer([], { senderReply: 550 });
    const mail = mailOver(server.url);
    await mail.send(message);
    expect(await mail.problem()).toBeNull();
    await jobs.drain({ delayed: false });
    expect(await kept()).toMatchObject([{ status: 'queued', attempts: 1 }]);
    expect(await mail.problem()).not.toBeNull();
  });

  it('is signed with the key of its domain, covering everything that the reader sees', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const server = await mailServer();
    const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    await mailOver(server.url, { dkim: { selector: 'shop1', privateKey: key } }).send(message);
    await jobs.drain();
    const [raw = ''] = server.raw;
    expect(isSigned(raw, publicKey, 'd=example.com')).toBe(true);
    expect(isSigned(raw.replace('Subject: ', 'Subject: Re: '), publicKey, 'd=example.com')).toBe(false);
    expect(isSigned(raw.replace('Go on', 'Go in'), publicKey, 'd=example.com')).toBe(false);
  });
});
