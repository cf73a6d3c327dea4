import { render } from '@testing-library/react';
import fc from 'fast-check';
import { DomainName } from '.';
import { getFit } from './fit';

describe('DomainName', () => {
  it('reads as one domain, in lower case', () => {
    const { container } = render(<DomainName name="BrindleWharf.co.uk" />);
    expect(container).toHaveTextContent(/^brindlewharf\.co\.uk$/);
  });

  it('isolates each label and fixes the direction', () => {
    const { container } = render(<DomainName name="דוגמה.com" punycode={false} />);
    const name = container.querySelector('bdi[dir=ltr]');
    expect(name?.querySelectorAll('bdi')).toHaveLength(2);
    expect(name).toHaveTextContent('דוגמה.com');
  });

  it('can break after dots and hyphens', () => {
    const { container } = render(<DomainName name="fenwick-and-sons.co.uk" />);
    expect([...container.querySelectorAll('wbr')].map((chance) => chance.previousSibling?.textContent?.at(-1))).toEqual(
      ['-', '-', '.', '.'],
    );
  });

  it('shows an internationalised domain in its script and as an A-label, whichever it is given', () => {
    for (const name of ['blåbærhuset.no', 'xn--blbrhuset-62am.no']) {
      const { container, unmount } = render(<DomainName name={name} />);
      expect(container).toHaveTextContent('blåbærhuset.noxn--blbrhuset-62am.no');
      unmount();
    }
  });

  it('puts the A-label of a look-alike first, with a warning', () => {
    const { container } = render(<DomainName name="pаypal.com" />);
    expect(container).toHaveTextContent(/^xn--pypal-4ve\.compаypal\.comMixes letters from different alphabets$/);
  });

  it('never leaves out a part of the domain', () => {
    const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/).filter((text) => !/^..--/.test(text));
    fc.assert(
      fc.property(label, fc.constantFrom('com', 'co.uk', 'construction'), (sld, tld) => {
        const { container, unmount } = render(<DomainName name={`${sld}.${tld}`} size="hero" state="available" />);
        const shown = container.textContent;
        unmount();
        return shown === `${sld}.${tld}`;
      }),
      { numRuns: 50 },
    );
  });
});

describe('getFit', () => {
  it.each([
    [24, 'wide', 1],
    [25, 'wide', 2],
    [36, 'wide', 2],
    [37, 'wide', 3],
    [15, 'narrow', 1],
    [16, 'narrow', 2],
    [22, 'narrow', 2],
    [23, 'narrow', 3],
  ] as const)('fits %i characters on a %s screen in step %i', (length, screenWidth, fit) => {
    expect(getFit(length, screenWidth)).toBe(fit);
  });
});
