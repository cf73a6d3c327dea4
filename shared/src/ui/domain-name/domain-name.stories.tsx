import type { Stories } from '../../../gallery/story';
import { Stack } from '../layout';
import { DomainName } from '.';

export const stories: Stories = {
  title: 'Domain name',
  states: {
    Sizes: () => (
      <Stack>
        <DomainName name="brindlewharf.com" />
        <DomainName name="quillhaven.studio" size="md" state="available" />
        <DomainName name="brindlewharf.com" size="lg" state="active" />
        <DomainName name="brindlewharf.com" size="hero" state="available" />
      </Stack>
    ),
    'Emphasis on the extension': () => <DomainName name="brindlewharf.net" emphasis="tld" />,
    States: () => (
      <Stack gap={8}>
        <DomainName name="quillhaven.com" size="md" state="taken" />
        <DomainName name="quill.page" size="md" state="premium" />
        <DomainName name="quillhaven.uk" size="md" state="unknown" />
        <DomainName name="quillhaven.shop" size="md" state="in-cart" />
        <DomainName name="oldmillarchive.org" size="md" state="expired" />
      </Stack>
    ),
    'Long names': () => (
      <Stack>
        <DomainName name="fenwick-and-sons-monumental.co.uk" size="lg" />
        <DomainName
          name="donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauuntern.construction"
          size="hero"
          state="available"
        />
        <DomainName name="donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauuntern.construction" />
      </Stack>
    ),
    International: () => (
      <Stack>
        <DomainName name="blåbærhuset.no" size="md" state="available" />
        <DomainName name="xn--blbrhuset-62am.no" size="lg" />
        <DomainName name="דוגמה.com" size="md" />
        <DomainName name="pаypal.com" size="md" />
      </Stack>
    ),
    'With copy': () => <DomainName name="brindlewharf.com" size="lg" copy />,
  },
};
