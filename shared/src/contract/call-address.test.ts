import { callAddress } from './call-address';

const get = { id: 'x', method: 'GET', path: '/api/x/{name}/y/{id}' } as const;

describe('[CA-01a] callAddress', () => {
  it('fills path parameters in, encoded', () => {
    expect(callAddress(get, { name: 'a/b?c#d é', id: 7 }, {})).toBe('/api/x/a%2Fb%3Fc%23d%20%C3%A9/y/7');
  });

  it('writes the input of a GET as query parameters, repeating lists and leaving out undefined and null', () => {
    const input = {
      word: 'a b&c',
      tld: ['com', 'net'],
      none: undefined,
      nothing: null,
      flag: false,
      zero: 0,
      empty: '',
      list: [],
    };
    expect(callAddress({ ...get, path: '/api/x' }, {}, input)).toBe(
      '/api/x?word=a+b%26c&tld=com&tld=net&flag=false&zero=0&empty=',
    );
  });

  it('leaves out the input of other methods', () => {
    expect(callAddress({ id: 'x', method: 'POST', path: '/api/x' }, {}, { a: 1 })).toBe('/api/x');
  });

  it.each([{}, { name: '', id: 1 }, { name: 'a', id: null }])(
    'throws when a path parameter is missing in %j',
    (params) => {
      expect(() => callAddress(get, params, {})).toThrow(TypeError);
    },
  );
});
