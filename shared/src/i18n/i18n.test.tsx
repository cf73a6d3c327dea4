import { render } from '@testing-library/react';
import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import * as messages from '../ui/dialog/messages';
import { LanguageProvider, translator, useTranslate, type Message, type Tag } from '.';

const close: Message = ['close', 'Close'];
const greeting: Message<{ name: string | number }> = ['greeting', ['Hello, ', ['name']]];
const found: Message<{ count: number }> = ['found', [['count', 2, { one: [0, ' domain'], other: [0, ' domains'] }]]];
const terms: Message<{ name: string | number; link: Tag }> = [
  'terms',
  ['Of ', ['name'], ': ', ['link', 'our terms'], '.'],
];

const arabic = {
  close: 'أغلق',
  found: [['count', 2, { zero: 'z', one: 'o', two: 't', few: ['f', 0], many: ['m', 0], other: ['x', 0] }]],
};

describe('translator', () => {
  it('speaks English when it has no translations', () => {
    const t = translator('en');
    expect([t(close), t(greeting, { name: 'Ada' }), t(found, { count: 1 }), t(found, { count: 1200 })]).toEqual([
      'Close',
      'Hello, Ada',
      '1 domain',
      '1,200 domains',
    ]);
  });

  it('uses the plural forms and the digits of the language', () => {
    const t = translator('ar-EG', arabic);
    expect([0, 1, 2, 3, 11, 100].map((count) => t(found, { count }))).toEqual(['z', 'o', 't', 'f٣', 'm١١', 'x١٠٠']);
  });

  it('falls back to English when a message has no translation', () => {
    expect(translator('ar', arabic)(greeting, { name: 'Ada' })).toBe('Hello, Ada');
  });
});

it('translator compiles only for a message that exists, with exactly its parameters', () => {
  const t = translator('en');
  const state: Message<{ state: 'on' | 'off' }> = ['state', [['state', 1, { on: 'On', off: 'Off', other: '' }]]];
  // @ts-expect-error -- the parameter is missing
  t(greeting);
  // @ts-expect-error -- the parameter has another name
  t(greeting, { nam: 'Ada' });
  // @ts-expect-error -- the message has no such parameter
  t(greeting, { name: 'Ada', count: 1 });
  // @ts-expect-error -- the message has no parameters
  t(close, { name: 'Ada' });
  // @ts-expect-error -- a plural needs a number
  t(found, { count: '1' });
  // @ts-expect-error -- there is no such case
  t(state, { state: 'of' });
  // @ts-expect-error -- a message with a tag is not a string
  const text: string = t(terms, { name: 'Ada', link: (words) => words });
  expect(text).not.toBe('');
  // @ts-expect-error -- there is no such message
  expect(() => t(messages.typeToConfrim, { name: 'a.com' })).toThrow();
});

describe('translator with messages that icu-minify compiled', () => {
  const formatters = {
    getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
    getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
    getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
  };

  it.each([
    'Plain, it’s {name}',
    "It''s '{'literal'}' {count, plural, =0 {none of {name}} one {# <b>domain</b>} other {# <b>domains of {name}</b>}}.",
    '{name, select, a {A} other {other {count, plural, one {#} other {# of {name}}}}}',
    '{count, plural, one {{name, select, a {# A} other {# more}}} other {#}}',
    '{count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} <b>{name}<i></i></b>',
    '',
  ])('formats "%s" as the runtime of icu-minify does', (text) => {
    const compiled = compile(text);
    const tags = { b: (words: unknown) => `<${String(words)}>`, i: () => '!' };
    for (const language of ['en', 'ar-EG', 'fr'])
      for (const name of ['a', 'b'])
        for (const count of [0, 1, 2, 3, 11, 1000, 1_000_000]) {
          const params = { name, count, ...tags };
          const message = [text, compiled] as unknown as Message<typeof params>;
          expect(translator(language)(message, params)).toBe(format(compiled, language, params, { formatters }));
        }
  });
});

function Page() {
  const t = useTranslate();
  return <p>{t(terms, { name: t(close), link: (words) => <a href="/terms">{words}</a> })}</p>;
}

it('useTranslate renders the tags of a message as the component’s elements, in the language of the page', () => {
  expect(render(<Page />).container.innerHTML).toBe('<p>Of Close: <a href="/terms">our terms</a>.</p>');
  const { container } = render(
    <LanguageProvider value={translator('ar', arabic)}>
      <Page />
    </LanguageProvider>,
  );
  expect(container.innerHTML).toBe('<p>Of أغلق: <a href="/terms">our terms</a>.</p>');
});
