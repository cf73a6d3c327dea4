import fc from 'fast-check';
import { plainJson } from './plain-json';

describe('[EM-01b] JSON on a page of somebody else', () => {
  it('is what JSON.stringify writes', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => expect(plainJson(value)).toBe(JSON.stringify(value))));
    expect(plainJson({ kept: 1, left: undefined })).toBe('{"kept":1}');
  });

  it('does not ask the data how, as arrays of Prototype 1.6 answer with a string', () => {
    const polluted = Array.prototype as unknown as { toJSON?: () => string };
    polluted.toJSON = function toJSON(this: unknown[]) {
      return `[${this.join(', ')}]`;
    };
    try {
      expect(JSON.stringify({ items: [1] })).toBe('{"items":"[1]"}');
      expect(plainJson({ items: [1, { names: ['a.com'] }] })).toBe('{"items":[1,{"names":["a.com"]}]}');
    } finally {
      delete polluted.toJSON;
    }
  });
});
