import { useCurrencies } from '@storefront/shared/currency';
import { currencyLabel } from '@storefront/shared/domain';
import { useTranslate, type Message, type Translate } from '@storefront/shared/i18n';
import { ownOrigin } from '@storefront/shared/routing';
import { useHydrated } from '@storefront/shared/store';
import { CopyButton } from '@storefront/shared/ui/button';
import { SelectField, TextField } from '@storefront/shared/ui/field';
import { Page, Section, Stack } from '@storefront/shared/ui/layout';
import { useState } from 'react';
import { brand } from '../../brand/brand';
import styles from './embed-page.module.css';
import * as messages from './messages';
import { usePreview } from './preview-frame';
import { ATTRIBUTES, EVENTS, TOKENS } from './reference';
import {
  contrastProblem,
  cssSnippet,
  frameSnippet,
  htmlSnippet,
  policySnippet,
  USUAL,
  type EmbedChoice,
} from './snippet';

const PAGES = [
  { value: 'light', label: messages.light },
  { value: 'dark', label: messages.dark },
];
const THEMES = [{ value: 'auto', label: messages.deviceTheme }, ...PAGES];
const ROWS = ['1', '3', '5', '8', '12'].map((value) => ({ value, label: value }));
const WIDTHS = [
  { value: 'full', label: messages.fullWidth },
  { value: 'tablet', label: messages.tabletWidth },
  { value: 'phone', label: messages.phoneWidth },
];
const COLOUR = '#0b6e4f';
const TYPES = 'v1.d.ts';
const isColour = (text: string): boolean => text === '' || /^#[0-9a-f]{6}$/i.test(text);

const optionsIn = (t: Translate, options: readonly { readonly value: string; readonly label: Message }[]) =>
  options.map(({ value, label }) => ({ value, label: t(label) }));

/** `/site/embed`: an integrator chooses options, sees the embed at work and copies the code for their page (EM-05). */
export function EmbedPage() {
  const t = useTranslate();
  const [choice, setChoice] = useState<EmbedChoice>(USUAL);
  const shop = useHydrated() ? ownOrigin() : '';
  const css = cssSnippet(choice);

  return (
    <Page title={t(messages.title)} lead={t(messages.lead, { shop: brand.name })}>
      <Stack gap={48}>
        <div className={styles.bench}>
          <Choices choice={choice} onChange={(change) => setChoice((before) => ({ ...before, ...change }))} />
          <Preview choice={choice} />
        </div>

        <Section title={t(messages.copy)}>
          <Code title={t(messages.htmlTitle)} subject={t(messages.html)} text={htmlSnippet(choice, shop, brand.name)} />
          {css !== '' && <Code title={t(messages.cssTitle)} subject={t(messages.css)} text={css} />}
          <Code title={t(messages.policyTitle)} subject={t(messages.policy)} text={policySnippet(shop)} />
          <Code
            title={t(messages.frameTitle)}
            subject={t(messages.frame)}
            text={frameSnippet(choice, shop, brand.name)}
          />
          <p className={styles.quiet}>{t(messages.types, { file: () => <a href={`/embed/${TYPES}`}>{TYPES}</a> })}</p>
        </Section>

        <Section title={t(messages.reference)}>
          <div className={styles.reference}>
            <Terms title={t(messages.attributes)} terms={ATTRIBUTES} />
            <Terms title={t(messages.properties)} terms={TOKENS} />
            <Terms title={t(messages.eventsTitle)} terms={EVENTS} />
          </div>
        </Section>
      </Stack>
    </Page>
  );
}

interface ChoicesProps {
  readonly choice: EmbedChoice;
  readonly onChange: (change: Partial<EmbedChoice>) => void;
}

function Choices({ choice, onChange: set }: ChoicesProps) {
  const t = useTranslate();
  const { prioritizedCurrencies } = useCurrencies();
  const problem = contrastProblem(choice);
  return (
    <Section title={t(messages.choose)}>
      <div className={styles.choices}>
        <TextField
          label={t(messages.key)}
          hint={t(messages.keyHint)}
          mono
          spellCheck={false}
          value={choice.partner}
          onChange={({ target }) => set({ partner: target.value })}
        />
        <SelectField
          label={t(messages.theme)}
          options={optionsIn(t, THEMES)}
          value={choice.theme}
          onChange={({ target }) => set({ theme: target.value as EmbedChoice['theme'] })}
        />
        <SelectField
          label={t(messages.currency)}
          options={[
            { value: '', label: t(messages.shopCurrency) },
            ...prioritizedCurrencies.map((currency) => ({ value: currency.code, label: currencyLabel(currency) })),
          ]}
          value={choice.currency}
          onChange={({ target }) => set({ currency: target.value })}
        />
        <TextField
          label={t(messages.placeholder)}
          optional
          value={choice.placeholder}
          onChange={({ target }) => set({ placeholder: target.value })}
        />
        <SelectField
          label={t(messages.results)}
          options={ROWS}
          value={choice.rows}
          onChange={({ target }) => set({ rows: target.value })}
        />
        <ColourField label={t(messages.accent)} value={choice.accent} onChange={(accent) => set({ accent })} />
        <ColourField label={t(messages.background)} value={choice.ground} onChange={(ground) => set({ ground })} />
        <TextField
          label={t(messages.cornerRadius)}
          optional
          hint={t(messages.radiusHint)}
          inputMode="numeric"
          width="short"
          value={choice.radius}
          onChange={({ target }) => set({ radius: target.value.trim() })}
        />
      </div>
      <p role="status" className={styles.warning}>
        {problem &&
          t(problem.unreadable === 'text' ? messages.unreadableText : messages.unreadableLinks, {
            theme: problem.theme,
          })}
      </p>
    </Section>
  );
}

/** The embed with these options, on a page whose theme and width can be chosen, and its latest events. */
function Preview({ choice }: { readonly choice: EmbedChoice }) {
  const t = useTranslate();
  const [page, setPage] = useState<'light' | 'dark'>('light');
  const [width, setWidth] = useState('full');
  const { frame, news } = usePreview(choice, page);
  return (
    <Section title={t(messages.preview)}>
      <div className={styles.around}>
        <SelectField
          size="sm"
          label={t(messages.pageTheme)}
          options={optionsIn(t, PAGES)}
          value={page}
          onChange={({ target }) => setPage(target.value as 'light' | 'dark')}
        />
        <SelectField
          size="sm"
          label={t(messages.width)}
          options={optionsIn(t, WIDTHS)}
          value={width}
          onChange={({ target }) => setWidth(target.value)}
        />
      </div>
      <iframe
        ref={frame}
        title={t(messages.previewFrame)}
        src="/embed/preview.html"
        sandbox="allow-scripts allow-forms allow-top-navigation-by-user-activation"
        className={styles.frame}
        data-width={width}
      />
      <h3 className={styles.newsTitle}>{t(messages.events)}</h3>
      {news.length === 0 ? (
        <p className={styles.quiet}>{t(messages.noEvents)}</p>
      ) : (
        <ol className={styles.news}>
          {news.map(({ id, name, detail }) => (
            <li key={id}>
              <code>{name}</code> <code className={styles.detail}>{detail}</code>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

function ColourField({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const t = useTranslate();
  return (
    <TextField
      label={label}
      optional
      hint={t(messages.hexHint, { example: COLOUR })}
      error={isColour(value) ? undefined : t(messages.hexInvalid, { example: COLOUR })}
      spellCheck={false}
      value={value}
      onChange={({ target }) => onChange(target.value.trim())}
    />
  );
}

function Code({ title, subject, text }: { title: string; subject: string; text: string }) {
  return (
    <div className={styles.snippet}>
      <div className={styles.snippetHead}>
        <h3>{title}</h3>
        <CopyButton text={text} subject={subject} />
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll, also by keyboard (WCAG 2.1.1) */}
      <pre className={styles.code} tabIndex={0} role="region" aria-label={title}>
        {text}
      </pre>
    </div>
  );
}

function Terms({ title, terms }: { title: string; terms: readonly (readonly [string, Message])[] }) {
  const t = useTranslate();
  return (
    <div>
      <h3>{title}</h3>
      <dl className={styles.terms}>
        {terms.map(([name, meaning]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{t(meaning)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
