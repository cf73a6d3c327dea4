import { callAddress } from './call-address';

const get = { id: 'x', method: 'GET', path: '/api/x/{name}/y/{id}' } as const;

describe('[CA-01a] the address of a call', () => {
  it('fills the path in, encoded', () => {
    expect(callAddress(get, { name: 'a/b?c#d é', id: 7 }, {})).toBe('/api/x/a%2Fb%3Fc%23d%20%C3%A9/y/7');
  });

  it('sends the input of a GET as query parameters: lists repeated, undefined and null left out', () => {
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

  it('leaves the input of other methods to the body', () => {
    expect(callAddress({ id: 'x', method: 'POST', path: '/api/x' }, {}, { a: 1 })).toBe('/api/x');
  });

  it.each([{}, { name: '', id: 1 }, { name: 'a', id: null }])('refuses a missing parameter in %j', (params) => {
    expect(() => callAddress(get, params, {})).toThrow(TypeError);
  });
});
