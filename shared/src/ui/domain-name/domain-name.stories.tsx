import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../layout';
import { DomainName } from '.';

export default { title: 'Domain name' } satisfies Meta;

type Story = StoryObj;

export const Sizes: Story = {
  render: () => (
    <Stack>
      <DomainName name="brindlewharf.com" />
      <DomainName name="quillhaven.studio" size="md" state="available" />
      <DomainName name="brindlewharf.com" size="lg" state="active" />
      <DomainName name="brindlewharf.com" size="hero" state="available" />
    </Stack>
  ),
};

export const EmphasisOnTheExtension: Story = { render: () => <DomainName name="brindlewharf.net" emphasis="tld" /> };

export const States: Story = {
  render: () => (
    <Stack gap={8}>
      <DomainName name="quillhaven.com" size="md" state="taken" />
      <DomainName name="quill.page" size="md" state="premium" />
      <DomainName name="quillhaven.uk" size="md" state="unknown" />
      <DomainName name="quillhaven.shop" size="md" state="in-cart" />
      <DomainName name="oldmillarchive.org" size="md" state="expired" />
    </Stack>
  ),
};

export const LongNames: Story = {
  render: () => (
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
};

export const International: Story = {
  render: () => (
    <Stack>
      <DomainName name="blåbærhuset.no" size="md" state="available" />
      <DomainName name="xn--blbrhuset-62am.no" size="lg" />
      <DomainName name="דוגמה.com" size="md" />
      <DomainName name="pаypal.com" size="md" />
    </Stack>
  ),
};
