import type { ZoneRecord } from '@storefront/shared/domain';
import { renderWithProviders } from '@storefront/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ZONE } from '../../../testing/zone';
import { HistoryDialog } from './HistoryDialog';

describe('zone versions', () => {
  it('[DN-08c] finds and stages an older version when it is not listed yet', async () => {
    const page = (from: number) =>
      Array.from({ length: 50 }, (_, index) => ({
        id: String(from - index),
        at: '2026-11-20T14:02:00Z',
        action: 'saved' as const,
        by: 'you' as const,
        records: 1,
        added: 1,
        removed: 0,
      }));
    const staged: (readonly ZoneRecord[])[] = [];
    renderWithProviders(
      <HistoryDialog
        domain={ZONE}
        versions={page(200)}
        older="151"
        error={null}
        onRetry={() => undefined}
        staged={0}
        onStage={(records) => staged.push(records)}
        focusAfter={{ current: null }}
        onClose={() => undefined}
      />,
      {
        session: {},
        api: {
          listZoneVersions: ({ input: { before } }) =>
            before === '151'
              ? { versions: page(150), older: '101' }
              : {
                  versions: [
                    {
                      id: '77',
                      at: '2026-11-01T14:02:00Z',
                      action: 'saved' as const,
                      by: 'shop' as const,
                      staff: 'Ines Okafor',
                      records: 1,
                      added: 1,
                      removed: 0,
                    },
                  ],
                  older: null,
                },
          getZoneVersion: ({ params: { version } }) => [
            { name: '@', type: 'A', ttl: 3_600, rdata: `203.0.113.${version}` },
          ],
        },
      },
    );
    const hands = userEvent.setup({ delay: null });
    await hands.click(await screen.findByRole('button', { name: 'Show older versions' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(100));
    await hands.click(screen.getByRole('button', { name: 'Show older versions' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show older versions' })).not.toBeInTheDocument());
    await hands.click(screen.getAllByRole('button', { name: /^Go back to this version/ }).at(-1) as HTMLElement);
    await waitFor(() => expect(staged).toEqual([[{ name: '@', type: 'A', ttl: 3_600, rdata: '203.0.113.77' }]]));
  });

  it('[SS-07j] names the API key with which the records were saved', async () => {
    const saved = {
      id: '8',
      at: '2026-11-20T14:02:00Z',
      action: 'saved' as const,
      by: 'you' as const,
      api_key: 'certbot',
      records: 1,
      added: 1,
      removed: 0,
    };
    renderWithProviders(
      <HistoryDialog
        domain={ZONE}
        versions={[saved]}
        older={null}
        error={null}
        onRetry={() => undefined}
        staged={0}
        onStage={() => undefined}
        focusAfter={{ current: null }}
        onClose={() => undefined}
      />,
      { session: {} },
    );
    expect(await screen.findByText('API key certbot')).toBeInTheDocument();
  });

  it('[DN-08d] names the shop when it made the zone and changed its own records', async () => {
    const made = { at: '2026-11-20T14:02:00Z', by: 'shop' as const, records: 5, added: 1, removed: 0 };
    renderWithProviders(
      <HistoryDialog
        domain={ZONE}
        versions={[
          { ...made, id: '9', action: 'kept' },
          { ...made, id: '8', action: 'created' },
        ]}
        older={null}
        error={null}
        onRetry={() => undefined}
        staged={0}
        onStage={() => undefined}
        focusAfter={{ current: null }}
        onClose={() => undefined}
      />,
      { session: {} },
    );
    expect(
      await screen.findByText('The shop updated its own records: 1 added, 0 removed, 5 in total'),
    ).toBeInTheDocument();
    expect(screen.getByText('The shop created the zone: 1 added, 0 removed, 5 in total')).toBeInTheDocument();
  });
});
