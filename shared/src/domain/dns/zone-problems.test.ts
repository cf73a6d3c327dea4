import { zoneProblems } from './zone-problems';
import type { ZoneRecord } from './zone-record';

const a = (name: string, rdata: string, ttl = 300): ZoneRecord => ({ name, type: 'A', ttl, rdata });
const cname = (name: string, rdata: string): ZoneRecord => ({ name, type: 'CNAME', ttl: 300, rdata });

describe('[DN-08b] conflicts between the records of a zone', () => {
  it('finds none in a sound zone', () => {
    expect(zoneProblems([a('@', '203.0.113.1'), a('@', '203.0.113.2'), cname('www', 'x.example.net.')])).toEqual([]);
  });

  it('names a CNAME beside other records', () => {
    expect(zoneProblems([cname('www', 'x.example.net.'), a('www', '203.0.113.1')])).toEqual([
      expect.objectContaining({ name: 'www', text: expect.stringContaining('CNAME') }),
    ]);
  });

  it('names two TTLs within one set', () => {
    expect(zoneProblems([a('www', '203.0.113.1', 300), a('www', '203.0.113.2', 600)])).toEqual([
      expect.objectContaining({ text: expect.stringContaining('same TTL') }),
    ]);
  });

  it('names a record that is there twice', () => {
    expect(zoneProblems([a('www', '203.0.113.1'), a('www', '203.0.113.1')])).toEqual([
      expect.objectContaining({ text: expect.stringContaining('twice') }),
    ]);
  });
});
