import { millisecondsInDay } from 'date-fns/constants';
import fc from 'fast-check';
import { ReturnPath } from './return-path';

let now = new Date('2026-03-01T12:00:00Z');
const path = new ReturnPath('mx.shop.example', ['a key'], () => now);
const other = new ReturnPath('mx.other.example', ['another key'], () => now);

describe('[DM-09d] the return path of forwarded mail', () => {
  const local = fc.stringMatching(/^[a-z0-9]([a-z0-9._+=-]{0,20}[a-z0-9])?$/);

  it('leads to the sender, in lower case as mail servers write it', () => {
    fc.assert(
      fc.property(local, (mailbox) => {
        fc.pre(!/^srs[01][=+-]/.test(mailbox));
        const sender = path.forward(`${mailbox}@example.com`) ?? '';
        expect(sender).toMatch(/^srs0=.*@mx\.shop\.example$/);
        expect(path.back(sender.toUpperCase())).toBe(`${mailbox}@example.com`);
      }),
    );
  });

  it('leads back through another forwarder, and is not rewritten twice', () => {
    const once = other.forward('mara@example.com') ?? '';
    const twice = path.forward(once) ?? '';
    expect(twice).toMatch(/^srs1=.*=mx\.other\.example==.*@mx\.shop\.example$/);
    expect(path.back(twice)).toBe(once);
    expect(other.back(path.back(twice) ?? '')).toBe('mara@example.com');
    expect(path.forward(once.replace('mx.other.example', 'mx.shop.example'))).toBeNull();
  });

  it('cannot be forged, and expires after three weeks', () => {
    const sender = path.forward('mara@example.com') ?? '';
    expect(path.back(sender.replace('mara', 'ola'))).toBeNull();
    expect(path.back('srs0=aaaaaaaa=aa=example.com=mara@mx.shop.example')).toBeNull();
    expect(path.back('info@mx.shop.example')).toBeNull();
    now = new Date(now.getTime() + 21 * millisecondsInDay);
    expect(path.back(sender)).toBe('mara@example.com');
    now = new Date(now.getTime() + millisecondsInDay);
    expect(path.back(sender)).toBeNull();
  });
});
