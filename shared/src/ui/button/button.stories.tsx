import type { Stories } from '../../../gallery/story';
import { Row, Stack } from '../layout';
import { Button, ButtonLink, CopyButton, DownloadButton } from '.';

export const stories: Stories = {
  title: 'Button',
  states: {
    Variants: () => (
      <Row>
        <Button variant="filled">Pay $33.20</Button>
        <Button>Open cart</Button>
        <Button variant="plain">Undo</Button>
        <Button variant="danger">Delete record</Button>
        <Button variant="danger-filled">Delete 12 records</Button>
      </Row>
    ),
    Sizes: () => (
      <Row>
        <Button size="sm">Add</Button>
        <Button>Add</Button>
        <Button size="lg" variant="filled">
          Add for $12.90
        </Button>
      </Row>
    ),
    Download: () => (
      <DownloadButton file={() => ({ name: 'prices.csv', text: 'Extension\r\n', type: 'text/csv' })}>
        Download CSV
      </DownloadButton>
    ),
    Loading: () => (
      <Row>
        <Button variant="filled" loading="Paying">
          Pay $33.20
        </Button>
        <Button loading="Signing in">Sign in</Button>
      </Row>
    ),
    Disabled: () => (
      <Row>
        <Button disabled>Unavailable</Button>
        <Button variant="filled" disabledReason="Accept the new price first">
          Pay $33.20
        </Button>
      </Row>
    ),
    Links: () => (
      <Row>
        <ButtonLink href="#cart" variant="filled">
          Check out
        </ButtonLink>
        <ButtonLink href="#cart">Open cart</ButtonLink>
        <ButtonLink href="#transfer" variant="plain" size="sm">
          Transfer in
        </ButtonLink>
      </Row>
    ),
    Copy: () => <CopyButton text="brindlewharf.com" />,
    'Wide, long label': () => (
      <Stack>
        <Button wide size="lg" variant="filled">
          Zahlungspflichtig bestellen und Registrierung der Domainnamen abschließen
        </Button>
      </Stack>
    ),
  },
};
