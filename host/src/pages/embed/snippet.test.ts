import {
  toAttributes,
  contrastProblem,
  cssSnippet,
  frameSnippet,
  htmlSnippet,
  policySnippet,
  toTokens,
  USUAL,
} from './snippet';

const SHOP = 'https://shop.example';

describe('[EM-05] snippets for other sites', () => {
  it('contain a script, and an element with a link that works without scripts', () => {
    expect(htmlSnippet({ ...USUAL, partner: 'pk_harbour' }, SHOP, 'Onymeter')).toBe(
      `<script type="module" src="https://shop.example/embed/v1.js"></script>
<storefront-search partner="pk_harbour">
  <a href="https://shop.example/site/home">Find a domain name at Onymeter</a>
</storefront-search>`,
    );
    expect(cssSnippet(USUAL)).toBe('');
    expect(policySnippet(SHOP)).toBe('script-src https://shop.example;\nconnect-src https://shop.example');
  });

  it('contain only values that differ from the defaults, escaped', () => {
    const choice = {
      ...USUAL,
      theme: 'dark',
      currency: 'EUR',
      rows: '3',
      placeholder: '"><script>x</script>&',
    } as const;
    expect(toAttributes(choice)).toEqual({
      partner: 'pk_playground',
      theme: 'dark',
      currency: 'EUR',
      rows: '3',
      placeholder: choice.placeholder,
    });
    const html = document.createElement('div');
    html.innerHTML = htmlSnippet(choice, SHOP, '<b>&');
    expect([...html.children].map(({ tagName }) => tagName)).toEqual(['SCRIPT', 'STOREFRONT-SEARCH']);
    expect(html.querySelector('storefront-search')?.getAttribute('placeholder')).toBe(choice.placeholder);
  });

  it('set the colours in a stylesheet, with readable text on buttons', () => {
    expect(toTokens({ ...USUAL, accent: '#ffd400', ground: '#ffffff', radius: '12' })).toEqual({
      '--sf-accent': '#ffd400',
      '--sf-on-accent': '#11181b',
      '--sf-bg': '#ffffff',
      '--sf-radius': '12px',
    });
    expect(toTokens({ ...USUAL, accent: '#0b6e4f' })['--sf-on-accent']).toBe('#ffffff');
    expect(cssSnippet({ ...USUAL, radius: '0' })).toBe('storefront-search {\n  --sf-radius: 0px;\n}');
    expect(toTokens({ ...USUAL, accent: 'red; } * {', ground: '#12', radius: 'calc(' })).toEqual({});
  });

  it('put the options into the address of a frame, for pages that allow no foreign scripts', () => {
    const html = document.createElement('div');
    html.innerHTML = frameSnippet(
      { ...USUAL, partner: 'pk_harbour', theme: 'dark', radius: '8', placeholder: '"><b>' },
      SHOP,
      'Onymeter',
    );
    const frame = html.querySelector('iframe');
    expect(frame?.getAttribute('title')).toBe('Find a domain name at Onymeter');
    const { origin, pathname, searchParams } = new URL(frame?.getAttribute('src') ?? '');
    expect([origin, pathname]).toEqual([SHOP, '/embed/frame.html']);
    expect(Object.fromEntries(searchParams)).toEqual({
      partner: 'pk_harbour',
      theme: 'dark',
      placeholder: '"><b>',
      radius: '8px',
    });
  });

  it('come with a warning when their colours have too little contrast', () => {
    expect(contrastProblem(USUAL)).toBeUndefined();
    expect(contrastProblem({ ...USUAL, theme: 'light', accent: '#ffd400' })).toEqual({
      unreadable: 'links',
      theme: 'light',
    });
    expect(contrastProblem({ ...USUAL, ground: '#ffffff' })).toEqual({ unreadable: 'text', theme: 'dark' });
    expect(contrastProblem({ ...USUAL, theme: 'light', ground: '#ffffff', accent: '#0b6e4f' })).toBeUndefined();
  });
});
