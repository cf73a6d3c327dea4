import fc from 'fast-check';
import { inWireOrder } from './service-binding';
import { dataOctets, parseOctets } from './wire-data';

const serviceBindingOctets = (rdata: string) => dataOctets('SVCB', rdata);
const readServiceBinding = (octets: Buffer) => parseOctets('SVCB', octets);

describe('[DN-01a] a service binding on the wire', () => {
  it('matches the examples in RFC 9460 appendix D', () => {
    expect(serviceBindingOctets('0 foo.example.com.').toString('hex')).toBe('000003666f6f076578616d706c6503636f6d00');
    expect(serviceBindingOctets('16 foo.example.com. port=53').toString('hex')).toBe(
      '001003666f6f076578616d706c6503636f6d00000300020035',
    );
    expect(serviceBindingOctets('1 foo.example.com. ipv6hint="2001:db8::1,2001:db8::53:1"').toString('hex')).toBe(
      '000103666f6f076578616d706c6503636f6d0000060020' +
        '20010db8000000000000000000000001' +
        '20010db8000000000000000000530001',
    );
    expect(
      serviceBindingOctets('16 foo.example.org. alpn=h2,h3-19 mandatory=ipv4hint,alpn ipv4hint=192.0.2.1').toString(
        'hex',
      ),
    ).toBe('001003666f6f076578616d706c65036f7267000000000400010004000100090268320568332d3139' + '00040004c0000201');
  });

  it('property: survives a round trip, with parameters ordered by key', () => {
    const param = fc.constantFrom(
      'alpn=h2,h3',
      'no-default-alpn',
      'port=8443',
      'ipv4hint=203.0.113.1,203.0.113.2',
      'ipv6hint=2001:db8::1',
      'ech=AEX+DQ==',
      'key65000="x"',
      'mandatory=alpn,port',
    );
    fc.assert(
      fc.property(
        fc.nat(65_535),
        fc.constantFrom('.', 'svc.example.net.'),
        fc.uniqueArray(param),
        (priority, target, params) => {
          const rdata = inWireOrder('SVCB', [priority, target, ...params].join(' '));
          const read = readServiceBinding(serviceBindingOctets(rdata));
          expect(
            serviceBindingOctets([read?.priority, read?.target, read?.params].filter((part) => part !== '').join(' ')),
          ).toEqual(serviceBindingOctets(rdata));
          expect([read?.priority, read?.target]).toEqual([priority, target]);
        },
      ),
    );
  });

  it('property: invalid octets do not throw', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 60 }), (octets) => void readServiceBinding(Buffer.from(octets))));
  });
});
