import { RECORD_TYPE_NAMES } from '@storefront/shared/contract';
import type { ZoneRecord } from '@storefront/shared/domain';
import { pasteInto, renderWithProviders } from '@storefront/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ZONE } from '../../../testing/zone';
import { RecordEditor } from './RecordEditor';

/** Opens the form for a new record and collects the records that it stages. */
function open() {
  const staged: ZoneRecord[] = [];
  const onClose = jest.fn();
  renderWithProviders(
    <RecordEditor
      zone={ZONE}
      types={RECORD_TYPE_NAMES}
      ttlOfSet={() => undefined}
      onStage={(record) => staged.push(record)}
      onRemove={() => undefined}
      onClose={onClose}
    />,
  );
  return { hands: userEvent.setup({ delay: null }), staged, onClose };
}

describe('the form of a DNS record', () => {
  it('[DN-01a] shows problems beside their fields on submit, and keeps the rest of the input', async () => {
    const { hands } = open();
    await pasteInto(hands, screen.getByRole('textbox', { name: 'Address' }), '203.0.113.256');
    await hands.type(screen.getByRole('textbox', { name: 'Name' }), 'a b');
    await hands.click(screen.getByRole('button', { name: 'Keep this record' }));
    const summary = await screen.findByRole('alert', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveAccessibleDescription(
      expect.stringContaining('Enter an IPv4 address, such as 203.0.113.24.'),
    );
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('a b');
    await hands.click(within(summary).getByRole('link', { name: /IPv4/ }));
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveFocus();
  });

  it('[DN-01b] offers the fields of the chosen type: ALIAS, SVCB and HTTPS, and the tags of CAA', async () => {
    const { hands, staged } = open();
    const type = screen.getByRole('combobox', { name: 'Type' });
    await hands.selectOptions(type, 'HTTPS');
    expect(
      ['Priority', 'Target', 'Parameters (optional)'].map(
        (name) => (screen.getByRole('textbox', { name }) as HTMLInputElement).value,
      ),
    ).toEqual(['1', '.', '']);
    await hands.selectOptions(type, 'SVCB');
    expect(screen.getByRole('textbox', { name: 'Target' })).toHaveValue('');
    await hands.selectOptions(type, 'CAA');
    expect(
      within(screen.getByRole('combobox', { name: 'Tag' }))
        .getAllByRole('option')
        .map((option) => (option as HTMLOptionElement).value),
    ).toEqual(['issue', 'issuewild', 'iodef']);
    await hands.selectOptions(screen.getByRole('combobox', { name: 'Tag' }), 'issuewild');
    await pasteInto(hands, screen.getByRole('textbox', { name: 'Value' }), 'letsencrypt.org');
    await hands.click(screen.getByRole('button', { name: 'Keep this record' }));
    expect(staged.at(-1)).toMatchObject({ name: '@', type: 'CAA', rdata: '0 issuewild "letsencrypt.org"' });
    await hands.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'ALIAS');
    await pasteInto(hands, screen.getByRole('textbox', { name: 'Name' }), 'shop');
    await pasteInto(hands, screen.getByRole('textbox', { name: 'Target' }), 'mail.sub');
    expect(screen.getByRole('textbox', { name: 'Target' })).toHaveAccessibleDescription(
      'Points at mail.sub, outside brindlewharf.com. For a host of this domain, write mail.sub.brindlewharf.com.',
    );
    await hands.click(screen.getByRole('button', { name: 'Keep this record' }));
    expect(staged.at(-1)).toMatchObject({ name: 'shop', type: 'ALIAS', rdata: 'mail.sub.' });
  });

  it('[DN-02] stays open for another record on request', async () => {
    const { hands, staged, onClose } = open();
    for (const host of ['one', 'two']) {
      await hands.type(screen.getByRole('textbox', { name: 'Name' }), host);
      await pasteInto(hands, screen.getByRole('textbox', { name: 'Address' }), '203.0.113.9');
      await hands.click(screen.getByRole('button', { name: 'Keep and add another' }));
      expect(screen.getByText(`A ${host} was added to your unsaved changes. Add the next one.`)).toBeInTheDocument();
      expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
      expect(
        [screen.getByRole('textbox', { name: 'Name' }), screen.getByRole('textbox', { name: 'Address' })].map(
          (field) => (field as HTMLInputElement).value,
        ),
      ).toEqual(['', '']);
    }
    expect(onClose).not.toHaveBeenCalled();
    await hands.click(screen.getByRole('button', { name: 'Done' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(staged).toMatchObject([
      { name: 'one', type: 'A', rdata: '203.0.113.9' },
      { name: 'two', type: 'A', rdata: '203.0.113.9' },
    ]);
  });

  it('[LG-06e] asks before it discards what was entered, but not after the last record was kept', async () => {
    const { hands, onClose } = open();
    await hands.type(screen.getByRole('textbox', { name: 'Name' }), 'www');
    await hands.keyboard('{Escape}');
    const question = within(await screen.findByRole('dialog', { name: 'Discard what you entered?' }));
    await hands.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('www');
    await pasteInto(hands, screen.getByRole('textbox', { name: 'Address' }), '203.0.113.9');
    await hands.click(screen.getByRole('button', { name: 'Keep and add another' }));
    expect(onClose).not.toHaveBeenCalled();
    await hands.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
