import { translator } from '../../i18n';
import { addOnDescription, formatAddOn, addOnName, formatAddOns } from './add-ons';
import { ADD_ON_SERVICES } from '../../domain';

const t = translator('en');

describe('[BC-01a] names of add-ons', () => {
  it('match the specification word for word', () => {
    expect(ADD_ON_SERVICES.map((type) => [addOnName(type, t), addOnDescription(type, t)])).toEqual([
      ['Privacy Protection', 'Hide your personal info in WHOIS to protect your data and avoid spam.'],
      ['Domain Forwarding', 'Automatically transfer visitors from another page to your domain.'],
      ['Email Forwarding', 'Receive email to and from your other email addresses.'],
    ]);
  });

  it('list the add-ons of a line, with the number of addresses', () => {
    expect(formatAddOns([{ type: 'email_forwarding', quantity: 5 }], 'add_ons', t)).toBe(
      'Email Forwarding for 5 new addresses',
    );
    expect(formatAddOn({ type: 'email_forwarding', quantity: 1 }, 'add_ons', t)).toBe(
      'Email Forwarding for 1 new address',
    );
    const addOns = [
      { type: 'contact_privacy', quantity: 1 },
      { type: 'email_forwarding', quantity: 2 },
    ] as const;
    expect(formatAddOns(addOns, 'renew', t)).toBe('Privacy Protection and Email Forwarding for 2 addresses');
    expect(formatAddOns(addOns, 'renew', translator('de'))).toBe(
      'Privacy Protection und Email Forwarding for 2 addresses',
    );
  });
});
