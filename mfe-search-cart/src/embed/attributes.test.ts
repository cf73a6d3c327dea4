import { readAttributes } from './attributes';

const read = (given: Record<string, string>) => {
  const element = document.createElement('storefront-search');
  for (const [name, value] of Object.entries(given)) element.setAttribute(name, value);
  return readAttributes(element);
};

describe('[EM-01c] the attributes of the element', () => {
  it('have a value where none is given', () => {
    expect(read({})).toEqual({
      partner: '',
      currency: undefined,
      theme: 'auto',
      placeholder: undefined,
      label: undefined,
      rows: 5,
      target: '_self',
    });
  });

  it('are read as they are meant', () => {
    expect(
      read({
        partner: ' pk_harbour ',
        currency: 'eur',
        theme: 'dark',
        placeholder: '',
        label: ' Names ',
        rows: '3',
        target: '_blank',
      }),
    ).toEqual({
      partner: 'pk_harbour',
      currency: 'EUR',
      theme: 'dark',
      placeholder: '',
      label: 'Names',
      rows: 3,
      target: '_blank',
    });
  });

  it('never open the shop inside a frame, which it refuses to be in', () => {
    const targetIn = (target: string) => {
      const element = document.createElement('storefront-search');
      element.setAttribute('target', target);
      return readAttributes(element, true).target;
    };
    expect(['', '_self', '_top', '_blank'].map(targetIn)).toEqual(['_top', '_top', '_top', '_blank']);
  });

  it('count as left out where they are none', () => {
    expect(read({ currency: 'euro', theme: 'blue', rows: 'many', target: 'other' })).toEqual(read({}));
    expect([read({ rows: '0' }).rows, read({ rows: '99' }).rows]).toEqual([1, 12]);
  });
});
