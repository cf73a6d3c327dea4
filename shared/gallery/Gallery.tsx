import { FieldScope } from '../src/ui/field';
import type { Stories } from './story';
import styles from './gallery.module.css';

const THEMES = ['light', 'dark'] as const;

interface GalleryProps {
  all: Readonly<Record<string, Stories>>;
  /** `part` picks the page, `theme` one theme instead of both, `bare` leaves the navigation out. */
  query: URLSearchParams;
}

/** One page a part, with all its states in light and dark. */
export function Gallery({ all, query }: GalleryProps) {
  const parts = Object.keys(all).sort();
  const part = query.get('part') ?? parts[0] ?? '';
  const stories = all[part];
  const asked = query.get('theme');
  const themes = THEMES.filter((theme) => asked === null || asked === theme);
  // Dialogs and menus leave for the body, so the document follows when one theme is asked for.
  if (asked) document.documentElement.dataset['theme'] = asked;

  return (
    <div className={styles.gallery}>
      {!query.has('bare') && (
        <nav aria-label="Parts" className={styles.nav}>
          {parts.map((name) => (
            <a key={name} href={`?part=${name}`} aria-current={name === part ? 'page' : undefined}>
              {all[name]?.title}
            </a>
          ))}
        </nav>
      )}
      <main className={styles.main}>
        <h1 className={styles.title}>{stories?.title ?? `No part is called ${part}`}</h1>
        <div className={styles.themes}>
          {stories &&
            themes.map((theme) => (
              <FieldScope key={theme} value={theme}>
                <div data-theme={theme} className={styles.theme}>
                  {Object.entries(stories.states).map(([name, State]) => (
                    <section
                      key={name}
                      className={styles.state}
                      aria-label={`${name}, ${theme}`}
                      data-opens={stories.opens?.includes(name) ? name : undefined}
                    >
                      <p className={styles.name}>{name}</p>
                      <State />
                    </section>
                  ))}
                </div>
              </FieldScope>
            ))}
        </div>
      </main>
    </div>
  );
}
