import fc from 'fast-check';
import { chooseForm, writeRows } from './answer-form';

describe('[CA-02] the format of a response', () => {
  it.each([
    [undefined, 'list', 'application/json'],
    ['*/*', 'list', 'application/json'],
    ['text/html, application/json;q=0.9', 'list', 'application/json'],
    ['application/vnd.pgrst.object+json', 'object', 'application/vnd.pgrst.object+json'],
    ['text/csv;q=0.5, application/vnd.pgrst.object+json;q=0.8', 'object', 'application/vnd.pgrst.object+json'],
    ['application/json;q=0, text/csv', 'csv', 'text/csv'],
  ])('%s: %s as %s', (accept, shape, mediaType) => {
    expect(chooseForm(accept)).toEqual({ shape, mediaType, stripsNulls: false });
  });

  it.each(['text/html', 'application/vnd.pgrst.plan+text; for="application/json"', 'application/json;q=0', 'x'])(
    '%s: rejected',
    (accept) => expect(chooseForm(accept)).toBeUndefined(),
  );

  it('chooses or rejects any Accept header', () => {
    fc.assert(
      fc.property(fc.string(), (accept) => {
        const form = chooseForm(accept);
        expect(['list', 'object', 'csv', undefined]).toContain(form?.shape);
      }),
    );
  });

  it('leaves out nulls when requested', () => {
    const form = chooseForm('application/vnd.pgrst.array+json;nulls=stripped');
    const select = [
      { column: 'a', as: 'a' },
      { column: 'b', as: '__proto__' },
    ];
    expect(form && writeRows([{ a: null, b: 1 }], select, form)).toBe('[{"__proto__":1}]');
  });
});
