import fc from 'fast-check';
import { addressSubject, isPublicAddress, readIpv4, readIpv6 } from './ip-address';

describe('IP addresses', () => {
  it.each([
    ['203.0.113.24', true],
    ['8.8.8.8', true],
    ['10.1.2.3', false],
    ['100.64.0.1', false],
    ['127.0.0.1', false],
    ['169.254.169.254', false],
    ['172.31.255.255', false],
    ['172.32.0.0', true],
    ['192.168.1.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['2001:db8::24', true],
    ['::1', false],
    ['::ffff:7f00:1', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['2002:7f00:1::', false],
  ])('[A6] %s can be reached from the Internet: %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });

  it('are read in the form in which they are written, an IPv6 address always in the same one', () => {
    fc.assert(fc.property(fc.ipV4(), (address) => expect(readIpv4(address)).toBe(address)));
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        const read = readIpv6(address);
        expect(read && readIpv6(read)).toBe(read);
        expect(readIpv6(address.toUpperCase())).toBe(read);
      }),
    );
  });

  it.each(['', 'example.com', '1.2.3', '1.2.3.256', '12', ':::', 'cafe'])('are not read from %j', (text) => {
    expect([readIpv4(text), readIpv6(text)]).toEqual([null, null]);
  });
});

describe('[SS-05b] whom an address stands for', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('takes %s for %s', (address, subject) => {
    expect(addressSubject(address)).toBe(subject);
  });

  it('treats all addresses of an IPv6 /64 as one', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
    fc.assert(
      fc.property(
        fc.array(group, { minLength: 4, maxLength: 4 }),
        fc.array(group, { minLength: 4, maxLength: 4 }),
        (net, host) => {
          expect(addressSubject([...net, ...host].join(':'))).toBe(
            addressSubject([...net, '1', '2', '3', '4'].join(':')),
          );
        },
      ),
    );
  });
});
