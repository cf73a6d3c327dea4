import { keyReader } from './site-keys';

const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  isComposing: false,
  defaultPrevented: false,
  repeat: false,
  timeStamp: 0,
  ...more,
});

const field = document.createElement('input');

it.each([
  ['Ctrl K', [press('k', { ctrlKey: true })], 'palette'],
  ['Command K', [press('k', { metaKey: true })], 'palette'],
  ['/', [press('/')], 'search'],
  ['?', [press('?', { shiftKey: true })], 'sheet'],
  ['g d', [press('g'), press('d', { timeStamp: 1000 })], 'domains'],
  ['g c', [press('g'), press('c', { timeStamp: 1000 })], 'cart'],
  ['g, a pause, c', [press('g'), press('c', { timeStamp: 2000 })], undefined],
  ['g x c', [press('g'), press('x'), press('c')], undefined],
  ['d alone', [press('d')], undefined],
  ['Ctrl Shift K of the browser', [press('K', { ctrlKey: true, shiftKey: true })], undefined],
  ['Ctrl /', [press('/', { ctrlKey: true })], undefined],
  ['a key somebody else took', [press('/', { defaultPrevented: true })], undefined],
  ['a word being composed', [press('/', { isComposing: true })], undefined],
] as const)('keyReader knows what %s means, if anything', (_name, keys, action) => {
  const read = keyReader();
  expect(keys.map((key) => read(key, document.body, true)).at(-1)).toBe(action);
});

it('keyReader leaves letters to fields, but not Ctrl K', () => {
  const read = keyReader();
  expect(read(press('/'), field, true)).toBeUndefined();
  expect(read(press('g'), field, true)).toBeUndefined();
  expect(read(press('k', { ctrlKey: true }), field, true)).toBe('palette');
});

it('keyReader reads only Ctrl K when single keys are off', () => {
  const read = keyReader();
  expect(['/', '?', 'g', 'd'].map((key) => read(press(key), document.body, false))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(read(press('k', { ctrlKey: true }), document.body, false)).toBe('palette');
});
