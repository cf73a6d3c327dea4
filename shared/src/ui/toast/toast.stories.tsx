import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from '../button';
import { Row } from '../layout';
import { ToastViewport, type Notice } from '.';

export default { title: 'Notices' } satisfies Meta;

type Story = StoryObj;

export const Notices: Story = {
  render: function Render() {
    const [notices, setNotices] = useState<readonly Notice[]>([]);
    const show = (tone: Notice['tone'], text: string, action?: Notice['action']) =>
      setNotices((all) => [...all, { id: crypto.randomUUID(), tone, text, action }]);
    return (
      <>
        <Row>
          <Button
            onClick={() =>
              show('info', 'rookery.app was removed from the cart', { label: 'Undo', onSelect: () => undefined })
            }
          >
            Remove a name
          </Button>
          <Button onClick={() => show('success', 'Default currency updated.')}>Change currency</Button>
          <Button onClick={() => show('danger', 'Your session has expired. Please log in again.')}>Expire</Button>
          <Button
            onClick={() =>
              show(
                'warning',
                'The selected currency (SEK kr) is no longer available. Reverting to default currency (USD $).',
              )
            }
          >
            Lose currency
          </Button>
        </Row>
        <ToastViewport
          notices={notices}
          timeoutMs={5000}
          onClose={(id) => setNotices((all) => all.filter((notice) => notice.id !== id))}
        />
      </>
    );
  },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Remove a name' })),
};
