import { queryClient } from '@storefront/shared/api';
import { changePassword, revealAuthCode } from '@storefront/shared/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderWithProviders, type Handlers } from '../testing';
import { useReauthMutation } from './use-reauth-mutation';

const CODE = 'kestrel-4471-wharf';
const PASSWORD = 'tannery lane wharf 7';
const needed = () => refusal(409, { message: 'Confirm your password to continue.', code: 'password_needed' });

function Secrets({ onCode, onChanged }: { onCode: (code: string) => void; onChanged: () => void }) {
  const reveal = useReauthMutation(revealAuthCode, 'You are about to see the code.', {
    onDone: ({ auth_code }) => onCode(auth_code),
  });
  const change = useReauthMutation(changePassword, 'You are about to change it.', { onDone: onChanged });
  return (
    <>
      <button onClick={() => reveal.mutate({ params: { domainName: 'brindlewharf.com' } })}>Reveal</button>
      <button onClick={() => change.mutate({ input: { password: PASSWORD } })}>Change</button>
      <output>
        {String(reveal.data)}, {String(change.data)}
      </output>
      {reveal.dialog}
      {change.dialog}
    </>
  );
}

describe('[SS-05g] useReauthMutation', () => {
  const onCode = jest.fn();
  const onChanged = jest.fn();
  const show = (api: Handlers) => renderWithProviders(<Secrets onCode={onCode} onChanged={onChanged} />, { api });
  const kept = () =>
    JSON.stringify(
      queryClient
        .getMutationCache()
        .getAll()
        .map((mutation) => mutation.state),
    );
  beforeEach(() => jest.clearAllMocks());

  it('passes the answer on, and keeps neither it nor the input once its component is unmounted', async () => {
    const { unmount } = show({ revealAuthCode: () => ({ auth_code: CODE }), changePassword: () => undefined });
    await userEvent.click(screen.getByRole('button', { name: 'Reveal' }));
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    expect(await screen.findByText('true, true')).toBeInTheDocument();
    expect(onCode.mock.calls).toEqual([[CODE]]);
    expect(onChanged).toHaveBeenCalledTimes(1);
    expect(kept()).not.toContain(CODE);
    unmount();
    await waitFor(() => expect(kept()).not.toContain(PASSWORD));
  });

  it('reports that it is not done when the customer cancels the question', async () => {
    show({
      changePassword: () => {
        throw needed();
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('undefined, false')).toBeInTheDocument();
    expect(onChanged).not.toHaveBeenCalled();
  });
});
