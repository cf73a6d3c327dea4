import { renderWithProviders, type Handlers } from '@storefront/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { first, versions, ZONE, zoneServer } from '../../../testing/zone';
import { ProofPanel } from './ProofPanel';

const show = (api: Handlers) =>
  renderWithProviders(
    <ProofPanel domain={ZONE} version={'"v1"'} last={versions[0]} before={versions[1]} onUndo={() => undefined} />,
    { session: {}, api },
  );

describe('the proof of the last save', () => {
  it('[DN-09d] does not call a server up to date when it could not be checked or only in part', async () => {
    const unchecked = show(
      zoneServer(first(), {
        proveZone: () => ({
          asked: 0,
          touched: 1,
          servers: [{ server: 'ns1.onymeter.example', state: 'not_checked' as const, ms: null, differences: [] }],
        }),
      }).handlers,
    );
    expect(await screen.findByText('ns1 was not checked')).toBeInTheDocument();
    expect(screen.getByText(/^There is nothing to check/)).toBeInTheDocument();
    expect(screen.queryByText(/as saved/)).not.toBeInTheDocument();
    unchecked.unmount();
    show(
      zoneServer(first(), {
        proveZone: () => ({
          asked: 100,
          touched: 450,
          servers: [{ server: 'ns1.onymeter.example', state: 'as_saved' as const, ms: 20, differences: [] }],
        }),
      }).handlers,
    );
    expect(await screen.findByText('We checked 100 of 450 changed record sets.')).toBeInTheDocument();
  });

  it('[DN-09d] lists each server with its response on request', async () => {
    show(zoneServer().handlers);
    expect(await screen.findByText('ns1 answers as saved')).toBeInTheDocument();
    expect(screen.getByText('ns2 does not answer')).toBeInTheDocument();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('ns1 answers as saved')).toBeInTheDocument();
  });
});
