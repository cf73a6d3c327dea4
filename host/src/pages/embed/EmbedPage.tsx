import { useCurrencies } from '@storefront/shared/currency';
import { currencyLabel } from '@storefront/shared/domain';
import { ownOrigin } from '@storefront/shared/routing';
import { useHydrated } from '@storefront/shared/store';
import { CopyButton } from '@storefront/shared/ui/button';
import { SelectField, TextField } from '@storefront/shared/ui/field';
import { Page, Section, Stack } from '@storefront/shared/ui/layout';
import { useState } from 'react';
import { brand } from '../../brand/brand';
import styles from './embed-page.module.css';
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

const THEMES = [
  { value: 'auto', label: 'As the visitor’s device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];
const PAGES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];
const ROWS = ['1', '3', '5', '8', '12'].map((value) => ({ value, label: value }));
const WIDTHS = [
  { value: 'full', label: 'As wide as there is room' },
  { value: 'tablet', label: 'Half a page, 480 pixels' },
  { value: 'phone', label: 'A phone, 320 pixels' },
];
const HEX_HINT = 'Such as #0b6e4f. Empty: the shop’s own.';
const isColour = (text: string): boolean => text === '' || /^#[0-9a-f]{6}$/i.test(text);
const COLOUR_ERROR = 'Write six hexadecimal digits after #, such as #0b6e4f.';

/** `/site/embed`: an integrator chooses, sees the embed at work and copies what goes into their page (EM-05). */
export function EmbedPage() {
  const [choice, setChoice] = useState<EmbedChoice>(USUAL);
  const [page, setPage] = useState<'light' | 'dark'>('light');
  const [width, setWidth] = useState('full');
  const { prioritizedCurrencies } = useCurrencies();
  const { frame, news } = usePreview(choice, page);
  const shop = useHydrated() ? ownOrigin() : '';
  const set = (change: Partial<EmbedChoice>): void => setChoice((before) => ({ ...before, ...change }));
  const css = cssSnippet(choice);
  const unreadable = contrastProblem(choice);

  return (
    <Page
      title="Embed domain search on your site"
      lead={`Domains from ${brand.name} on your own pages: one script and one element, with the cart in it. Visitors pay at ${brand.name}.`}
    >
      <Stack gap={48}>
        <div className={styles.bench}>
          <Section title="Choose">
            <div className={styles.choices}>
              <TextField
                label="Your key"
                hint="From the shop. pk_playground works here and on localhost."
                mono
                spellCheck={false}
                value={choice.partner}
                onChange={({ target }) => set({ partner: target.value })}
              />
              <SelectField
                label="Theme"
                options={THEMES}
                value={choice.theme}
                onChange={({ target }) => set({ theme: target.value as EmbedChoice['theme'] })}
              />
              <SelectField
                label="Currency"
                options={[
                  { value: '', label: 'The shop’s own' },
                  ...prioritizedCurrencies.map((currency) => ({
                    value: currency.code,
                    label: currencyLabel(currency),
                  })),
                ]}
                value={choice.currency}
                onChange={({ target }) => set({ currency: target.value })}
              />
              <TextField
                label="Placeholder"
                optional
                value={choice.placeholder}
                onChange={({ target }) => set({ placeholder: target.value })}
              />
              <SelectField
                label="Results shown"
                options={ROWS}
                value={choice.rows}
                onChange={({ target }) => set({ rows: target.value })}
              />
              <ColourField label="Accent" value={choice.accent} onChange={(accent) => set({ accent })} />
              <ColourField label="Background" value={choice.ground} onChange={(ground) => set({ ground })} />
              <TextField
                label="Corner radius"
                optional
                hint="In pixels, 0 to 99."
                inputMode="numeric"
                width="short"
                value={choice.radius}
                onChange={({ target }) => set({ radius: target.value.trim() })}
              />
            </div>
            <p role="status" className={styles.warning}>
              {unreadable}
            </p>
          </Section>

          <Section title="Preview">
            <div className={styles.around}>
              <SelectField
                size="sm"
                label="Page theme"
                options={PAGES}
                value={page}
                onChange={({ target }) => setPage(target.value as 'light' | 'dark')}
              />
              <SelectField
                size="sm"
                label="Width"
                options={WIDTHS}
                value={width}
                onChange={({ target }) => setWidth(target.value)}
              />
            </div>
            <iframe
              ref={frame}
              title="Preview of the search on a page"
              src="/embed/preview.html"
              sandbox="allow-scripts allow-forms allow-top-navigation-by-user-activation"
              className={styles.frame}
              data-width={width}
            />
            <h3 className={styles.newsTitle}>Events sent</h3>
            {news.length === 0 ? (
              <p className={styles.quiet}>Events are listed here as they come.</p>
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
        </div>

        <Section title="Copy">
          <Code title="Into your page" subject="the HTML" text={htmlSnippet(choice, shop, brand.name)} />
          {css !== '' && <Code title="Into your stylesheet" subject="the CSS" text={css} />}
          <Code
            title="Into your content security policy, if you have one"
            subject="the policy"
            text={policySnippet(shop)}
          />
          <Code
            title="Or as a frame, where your pages run no third-party scripts"
            subject="the frame"
            text={frameSnippet(choice, shop, brand.name)}
          />
          <p className={styles.quiet}>
            Types for TypeScript: <a href="/embed/v1.d.ts">v1.d.ts</a>. Your key works on the origins that you have
            named to the shop.
          </p>
        </Section>

        <Section title="Reference">
          <div className={styles.reference}>
            <Terms title="Attributes" terms={ATTRIBUTES} />
            <Terms title="Custom properties" terms={TOKENS} />
            <Terms title="Events" terms={EVENTS} />
          </div>
        </Section>
      </Stack>
    </Page>
  );
}

function ColourField({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <TextField
      label={label}
      optional
      hint={HEX_HINT}
      error={isColour(value) ? undefined : COLOUR_ERROR}
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

function Terms({ title, terms }: { title: string; terms: readonly (readonly [string, string])[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <dl className={styles.terms}>
        {terms.map(([name, meaning]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
