import { sanitizeWord } from '@storefront/shared/domain';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { goTo, paths } from '@storefront/shared/routing';
import { useSession } from '@storefront/shared/session';
import { CommandPalette, type Command, type CommandGroup } from '@storefront/shared/ui/command';
import { useBrandPage } from '../../brand/in-language';
import help from '../../brand/pages/help.json';
import { signOut } from '../header/sign-out';
import { useSignInPath } from '../header/use-sign-in-path';
import { chooseTheme } from '../theme/theme';
import * as messages from './messages';

const place = (label: string, to: string, more: Partial<Command> = {}): Command => ({
  id: `go ${to}`,
  label,
  onSelect: () => goTo(to),
  ...more,
});

const placesIn = (t: Translate): readonly Command[] => [
  place(t(messages.keySearch), paths.home(), { keywords: ['home', 'start', 'find', 'domain'], keys: '/' }),
  place(t(messages.cart), paths.cart(), { keywords: ['basket', 'checkout', 'buy'], keys: 'g c' }),
  place(t(messages.prices), paths.pricing(), { keywords: ['cost', 'tld', 'endings', 'extensions'] }),
  place(t(messages.transfer), paths.transfer(), { keywords: ['move', 'auth code'] }),
  place(t(messages.help), paths.help(), { keywords: ['questions', 'support', 'faq'] }),
  place(t(messages.contact), paths.contact(), { keywords: ['mail', 'phone', 'abuse'] }),
];

const customerPlacesIn = (t: Translate): readonly Command[] => [
  place(t(messages.domains), paths.domains.list(), { keywords: ['names', 'renew'], keys: 'g d' }),
  place(t(messages.accountDetails), paths.account.detail(), { keywords: ['profile', 'password'] }),
  place(t(messages.billing), paths.account.billing(), { keywords: ['orders', 'cards', 'receipts', 'invoices'] }),
];

const listQuestions = ({ topics }: typeof help): readonly Command[] =>
  topics.flatMap(({ id, label, items }) =>
    items.map(({ id: item, question }) =>
      place(question, `${paths.help()}?tab=${id}&item=${item}`, { keywords: [label] }),
    ),
  );

const themesIn = (t: Translate): readonly Command[] => [
  {
    id: 'theme light',
    label: t(messages.lightTheme),
    keywords: ['colour', 'bright'],
    onSelect: () => chooseTheme('light'),
  },
  {
    id: 'theme dark',
    label: t(messages.darkTheme),
    keywords: ['colour', 'night'],
    onSelect: () => chooseTheme('dark'),
  },
  {
    id: 'theme system',
    label: t(messages.systemTheme),
    keywords: ['colour', 'auto', 'system'],
    onSelect: () => chooseTheme('system'),
  },
];

/** Commands that work with any text: search for it as a domain, or in the help. */
function commandsFor(text: string, t: Translate): readonly Command[] {
  const word = sanitizeWord(text);
  return [
    ...(word
      ? [{ id: 'search text', label: t(messages.searchName, { word }), onSelect: () => goTo(paths.availability(word)) }]
      : []),
    {
      id: 'help text',
      label: t(messages.searchHelp, { text }),
      onSelect: () => goTo(`${paths.help()}?${new URLSearchParams({ q: text })}`),
    },
  ];
}

/** The command palette of the site (Ctrl K): pages, help, settings, and a search for any domain. */
export function SitePalette({ onClose, onSheet }: { onClose: () => void; onSheet: () => void }) {
  const t = useTranslate();
  const { text } = useBrandPage('help', help);
  const { status } = useSession();
  const signInPath = useSignInPath();
  const customer = status === 'authenticated';
  const actions: readonly Command[] = [
    ...themesIn(t),
    { id: 'keys', label: t(messages.shortcuts), keys: '?', onSelect: onSheet },
    customer
      ? { id: 'sign out', label: t(messages.signOut), keywords: ['leave', 'log out'], onSelect: () => void signOut(t) }
      : place(t(messages.signIn), signInPath, { keywords: ['log in', 'account'] }),
  ];
  const groups: readonly CommandGroup[] = [
    { label: t(messages.goTo), commands: customer ? [...placesIn(t), ...customerPlacesIn(t)] : placesIn(t) },
    { label: t(messages.actions), commands: actions },
    { label: t(messages.help), commands: listQuestions(text) },
  ];
  return (
    <CommandPalette
      open
      onOpenChange={onClose}
      label={t(messages.label)}
      placeholder={t(messages.placeholder)}
      groups={groups}
      commandsFor={(text) => commandsFor(text, t)}
    />
  );
}
