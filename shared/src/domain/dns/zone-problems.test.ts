import { translator } from '../../i18n';
import { zoneProblemText } from '../../problems';
import { zoneProblems } from './zone-problems';
import type { ZoneRecord } from './zone-record';

const a = (name: string, rdata: string, ttl = 300): ZoneRecord => ({ name, type: 'A', ttl, rdata });
const cname = (name: string, rdata: string): ZoneRecord => ({ name, type: 'CNAME', ttl: 300, rdata });

describe('[DN-08b] zoneProblems', () => {
  it('is empty when the zone is sound', () => {
    expect(zoneProblems([a('@', '203.0.113.1'), a('@', '203.0.113.2'), cname('www', 'x.example.net.')])).toEqual([]);
  });

  it('names a CNAME beside other records', () => {
    expect(zoneProblems([cname('www', 'x.example.net.'), a('www', '203.0.113.1')])).toEqual([
      { name: 'www', code: 'cname_beside', params: { name: 'www' } },
    ]);
  });

  it('names a record set with two TTLs', () => {
    expect(zoneProblems([a('www', '203.0.113.1', 300), a('www', '203.0.113.2', 600)])).toEqual([
      { name: 'www', code: 'several_ttls', params: { name: 'www', type: 'A' } },
    ]);
  });

  it('names a record that is there twice', () => {
    expect(zoneProblems([a('www', '203.0.113.1'), a('www', '203.0.113.1')])).toEqual([
      { name: 'www', code: 'record_twice', params: { name: 'www', type: 'A' } },
    ]);
  });

  it('names records that an ALIAS cannot stand beside', () => {
    const alias = (rdata: string): ZoneRecord => ({ name: 'shop', type: 'ALIAS', ttl: 300, rdata });
    const problems = [
      ...zoneProblems([alias('x.example.net.'), alias('y.example.net.')]),
      ...zoneProblems([alias('x.example.net.'), a('shop', '203.0.113.1')]),
    ];
    expect(problems.map((problem) => zoneProblemText(problem, translator('en')))).toEqual([
      'shop has 2 ALIAS records. A name can have one.',
      'shop has an ALIAS, which stands in for addresses. Remove its A and AAAA records, or the ALIAS.',
    ]);
  });
});
