const known = new Map<string, string>();

function getName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/**
 * Maps languages to their own names: `Deutsch`, `Français`. Computed on the server and sent to the browser: on a phone each name would take
 * milliseconds of a first visit, and browser versions may differ in them.
 */
export function nameLanguages(languages: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    languages.map((language) => {
      const name = known.get(language) ?? getName(language);
      known.set(language, name);
      return [language, name];
    }),
  );
}
