import { sanitizeWord } from '@storefront/shared/domain';
import { goTo, paths } from '@storefront/shared/routing';
import { useSession } from '@storefront/shared/session';
import { CommandPalette, type Command, type CommandGroup } from '@storefront/shared/ui/command';
import help from '../../brand/pages/help.json';
import { signOut } from '../header/sign-out';
import { useSignInPath } from '../header/use-sign-in-path';
import { chooseTheme } from '../theme/theme';

const place = (label: string, to: string, more: Partial<Command> = {}): Command => ({
  id: `go ${to}`,
  label,
  onSelect: () => goTo(to),
  ...more,
});

const PLACES: readonly Command[] = [
  place('Search a name', paths.home(), { keywords: ['home', 'start', 'find', 'domain'], keys: '/' }),
  place('Cart', paths.cart(), { keywords: ['basket', 'checkout', 'buy'], keys: 'g c' }),
  place('Prices', paths.pricing(), { keywords: ['cost', 'tld', 'endings', 'extensions'] }),
  place('Transfer names in', paths.transfer(), { keywords: ['move', 'auth code'] }),
  place('Help', paths.help(), { keywords: ['questions', 'support', 'faq'] }),
  place('Contact', paths.contact(), { keywords: ['mail', 'phone', 'abuse'] }),
];

const CUSTOMER_PLACES: readonly Command[] = [
  place('Domains', paths.domains.list(), { keywords: ['names', 'renew'], keys: 'g d' }),
  place('Account details', paths.account.detail(), { keywords: ['profile', 'password'] }),
  place('Billing', paths.account.billing(), { keywords: ['orders', 'cards', 'receipts', 'invoices'] }),
];

const QUESTIONS: readonly Command[] = help.topics.flatMap(({ id, label, items }) =>
  items.map(({ id: item, question }) =>
    place(question, `${paths.help()}?tab=${id}&item=${item}`, { keywords: [label] }),
  ),
);

const THEMES: readonly Command[] = [
  { id: 'theme light', label: 'Light theme', keywords: ['colour', 'bright'], onSelect: () => chooseTheme('light') },
  { id: 'theme dark', label: 'Dark theme', keywords: ['colour', 'night'], onSelect: () => chooseTheme('dark') },
  {
    id: 'theme system',
    label: 'Theme of the device',
    keywords: ['colour', 'auto', 'system'],
    onSelect: () => chooseTheme('system'),
  },
];

/** What can be done with any text. */
function commandsFor(text: string): readonly Command[] {
  const word = sanitizeWord(text);
  return [
    ...(word
      ? [{ id: 'search text', label: `Search the name ${word}`, onSelect: () => goTo(paths.availability(word)) }]
      : []),
    {
      id: 'help text',
      label: `Look up "${text}" in the help`,
      onSelect: () => goTo(`${paths.help()}?${new URLSearchParams({ q: text })}`),
    },
  ];
}

/** The palette of the site (Ctrl K): its places, its help, its settings, and any name. */
export function SitePalette({ onClose, onSheet }: { onClose: () => void; onSheet: () => void }) {
  const { status } = useSession();
  const signInPath = useSignInPath();
  const customer = status === 'authenticated';
  const actions: readonly Command[] = [
    ...THEMES,
    { id: 'keys', label: 'Keyboard shortcuts', keys: '?', onSelect: onSheet },
    customer
      ? { id: 'sign out', label: 'Sign out', keywords: ['leave', 'log out'], onSelect: () => void signOut() }
      : place('Sign in', signInPath, { keywords: ['log in', 'account'] }),
  ];
  const groups: readonly CommandGroup[] = [
    { label: 'Go to', commands: customer ? [...PLACES, ...CUSTOMER_PLACES] : PLACES },
    { label: 'Do', commands: actions },
    { label: 'Help', commands: QUESTIONS },
  ];
  return (
    <CommandPalette
      open
      onOpenChange={onClose}
      label="Go to a place or do something"
      placeholder="A place, a question or a name"
      groups={groups}
      commandsFor={commandsFor}
    />
  );
}
