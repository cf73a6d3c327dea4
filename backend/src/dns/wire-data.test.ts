import { RECORD_TYPE_NAMES, RECORD_TYPES } from '@storefront/shared/contract';
import { checkRecord } from '@storefront/shared/domain';
import packet from 'dns-packet';
import { toPacketType, readWireRecord, fromPacketType, wireRecords } from './wire-data';

const onTheWire = RECORD_TYPE_NAMES.filter((type) => RECORD_TYPES[type].number !== null);
const getMessage = (type: string, ...rdata: string[]) =>
  packet.encode({ type: 'response', answers: wireRecords({ name: 'x.example.com.', type, ttl: 300, rdata }) });

describe('[DN-01a] records on the wire', () => {
  it.each([
    ['A', '203.0.113.1', 'cb007101'],
    ['AAAA', '2001:db8::24', '20010db8000000000000000000000024'],
    ['MX', '10 mail.example.net.', '000a046d61696c076578616d706c65036e657400'],
    ['SRV', '0 1 5060 .', '0000000113c400'],
    ['TXT', '"a\\"b" "\\195\\188"', '03612262' + '02c3bc'],
    ['DS', '12345 13 2 abcdef', '30390d02abcdef'],
    ['CAA', '129 issue ";"', '8105697373756' + '53b'],
    ['TLSA', '3 1 1 0d6fcb', '0301010d6fcb'],
    ['HTTPS', '1 . port=443', '000100000300020' + '1bb'],
  ])('%s %s is encoded as in its standard', (type, rdata, octets) => {
    const message = getMessage(type, rdata).toString('hex');
    expect(message.endsWith(`${(octets.length / 2).toString(16).padStart(4, '0')}${octets}`)).toBe(true);
    expect(message.slice(24 + 30, 24 + 34)).toBe(RECORD_TYPES[type as 'A'].number?.toString(16).padStart(4, '0'));
  });

  it.each(onTheWire)('%s survives a round trip', (type) => {
    const { examples } = RECORD_TYPES[type];
    const { answers = [] } = packet.decode(getMessage(type, ...examples));
    expect(answers.map((record) => [record.name, fromPacketType(record.type), record.type])).toEqual(
      examples.map(() => ['x.example.com', type, toPacketType(type)]),
    );
    const again = answers.map((record) => {
      const read = readWireRecord(record);
      const checked = read && checkRecord({ ...read, name: 'x', ttl: 300 }, 'example.com');
      return checked && 'record' in checked ? getMessage(type, checked.record.rdata) : checked;
    });
    expect(again).toEqual(examples.map((rdata) => getMessage(type, rdata)));
  });

  it('leaves out unknown types and those that only nameservers use', () => {
    expect(wireRecords({ name: 'x.example.com.', type: 'LOC', ttl: 300, rdata: ['52 22 23.000 N'] })).toEqual([]);
    expect(wireRecords({ name: 'x.example.com.', type: 'ALIAS', ttl: 300, rdata: ['a.example.net.'] })).toEqual([]);
    expect(readWireRecord({ name: 'x.example.com', type: 'PTR', data: 'a.example.net' })).toBeNull();
  });
});
