import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { readEnvelope, writeEnvelope } from './envelope';
import { createSignature } from './signature';
import { listAt, textAt, xcpObject, type XcpObject, type XcpValue } from './xcp-value';

/** A reply in the format of the guide, with its items out of order. */
const REPLY = `<?xml version='1.0' encoding="UTF-8" standalone="no" ?>
<!DOCTYPE OPS_envelope SYSTEM "ops.dtd">
<OPS_envelope>
 <header>
  <version>0.9</version>
  </header>
 <body>
  <data_block>
   <dt_assoc>
    <item key="protocol">XCP</item>
    <item key="is_search_completed">1</item>
    <item key="response_text">Caf&#233; &amp; R&#xf8;ros &lt;1&gt;</item>
    <item key="response_code">0200</item>
    <item key="attributes">
     <dt_assoc>
      <item key="empty"></item>
      <item key="none"/>
      <item key="scalar"><dt_scalar>it</dt_scalar></item>
      <item key="nothing"><dt_array/></item>
      <item key="items">
       <dt_array>
        <item key="10">third</item>
        <item key="0"><dt_assoc><item key="name">first</item></dt_assoc></item>
        <item key="2">second</item>
       </dt_array>
      </item>
     </dt_assoc>
    </item>
   </dt_assoc>
  </data_block>
 </body>
</OPS_envelope>`;

const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      '&',
      '<',
      '>',
      '"',
      "'",
      ']]>',
      '&amp;',
      '&#65;',
      '\n',
      '\r',
      '\t',
      ' ',
      'é',
      '日',
      '😀',
      '0',
      '--',
    ),
    fc.string({ minLength: 1, maxLength: 1, unit: 'grapheme' }),
  ),
  maxLength: 12,
});
const key = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', 'registration expiration date', 'item', '0', '@key', '#text'),
  fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' }),
);
const value: fc.Memo<XcpValue> = fc.memo((depth) =>
  depth <= 1 ? text : fc.oneof(text, fc.array(value(depth - 1), { minLength: 1, maxLength: 3 }), object(depth - 1)),
);
const object: fc.Memo<XcpObject> = fc.memo((depth) =>
  fc
    .uniqueArray(fc.tuple(key, value(depth)), { selector: ([name]) => name, minLength: 1, maxLength: 4 })
    .map(xcpObject),
);

/** Removes what cannot be represented in XML, such as control characters. */
const inXml = (written: string): string =>
  written.replace(
    /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
    '',
  );
function cleaned(given: XcpValue): XcpValue {
  if (typeof given === 'string') return inXml(given);
  if (Array.isArray(given)) return given.map((each) => cleaned(each as XcpValue));
  return xcpObject(Object.entries(given).map(([name, each]) => [inXml(name), cleaned(each)] as const));
}

describe('the XCP envelope', () => {
  test('is parsed as in the guide: all values are text, lists are in the order of their indices, objects inherit nothing', () => {
    const reply = readEnvelope(REPLY);
    expect([textAt(reply ?? undefined, 'response_text'), textAt(reply ?? undefined, 'response_code')]).toEqual([
      'Café & Røros <1>',
      '0200',
    ]);
    const attributes = reply?.attributes as XcpObject;
    expect([attributes.empty, attributes.none, attributes.scalar, attributes.nothing]).toEqual(['', '', 'it', []]);
    expect(textAt(listAt(attributes, 'items')[0], 'name')).toBe('first');
    expect(listAt(attributes, 'items').slice(1)).toEqual(['second', 'third']);
    expect(Object.getPrototypeOf(attributes)).toBeNull();
    expect(textAt(attributes, 'toString')).toBeUndefined();
  });

  test('property: survives a round trip, except for characters that XML cannot represent', () => {
    fc.assert(
      fc.property(object(4), (message) => {
        const read = readEnvelope(writeEnvelope(message));
        expect(JSON.stringify(read)).toBe(JSON.stringify(cleaned(message)));
      }),
      { numRuns: 1_000 },
    );
  });

  test('[R10] property: [I11] garbage is not a reply, and nothing is thrown', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.nat(REPLY.length).map((cut) => REPLY.slice(0, cut)),
          fc.tuple(fc.nat(REPLY.length), fc.string()).map(([at, junk]) => REPLY.slice(0, at) + junk + REPLY.slice(at)),
        ),
        (body) => {
          const read = readEnvelope(body);
          expect(read === null || Object.getPrototypeOf(read) === null).toBe(true);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test.each([
    ['an HTML page', '<!doctype html><html><body><h1>503</h1><p>Sorry<br></body></html>'],
    ['nothing', ''],
    ['JSON', '{"response_code":"200"}'],
    [
      'an object nested too deeply',
      `<OPS_envelope><body><data_block><dt_assoc>${'<item key="a"><dt_assoc>'.repeat(5_000)}</dt_assoc></data_block></body></OPS_envelope>`,
    ],
    [
      'an external entity',
      REPLY.replace(
        '<!DOCTYPE OPS_envelope SYSTEM "ops.dtd">',
        '<!DOCTYPE OPS_envelope [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
      ).replace('Caf&#233;', '&x;'),
    ],
  ])('[R10] %s is not a reply', (_, body) => {
    const read = readEnvelope(body);
    expect(JSON.stringify(read ?? '')).not.toContain('root:');
    if (body !== '' && !body.includes('ENTITY')) expect(read).toBeNull();
  });

  test('[R10] entities declared by a document are not expanded', () => {
    const lols = Array.from(
      { length: 9 },
      (_, index) => `<!ENTITY lol${index + 1} "${`&lol${index};`.repeat(10)}">`,
    ).join('');
    const bomb = REPLY.replace(
      '<!DOCTYPE OPS_envelope SYSTEM "ops.dtd">',
      `<!DOCTYPE OPS_envelope [<!ENTITY lol0 "lol">${lols}]>`,
    ).replace('Caf&#233;', '&lol9;');
    expect(JSON.stringify(readEnvelope(bomb) ?? '').length).toBeLessThan(2_000);
  });

  test('is signed over its octets', () => {
    // The inner digest is the guide's own example, of `ConnecttoOpenSRSviaSSL`.
    const outer = createHash('md5').update('e787cc1d1951dfec4827cede7b1a0933viaSSL').digest('hex');
    expect(createSignature('ConnecttoOpenSRS', 'viaSSL')).toBe(outer);
    expect(createSignature('é', 'key')).not.toBe(createSignature('e', 'key'));
  });
});
