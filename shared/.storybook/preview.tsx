import type { Preview } from '@storybook/react-webpack5';
import '@fontsource-variable/sometype-mono/wght.css';
import '../src/ui/faces/faces.css';
import '../src/ui/tokens.css';
import '../src/ui/base.css';
import { LanguageProvider, translator } from '../src/i18n';

const english = translator('en');
/** Untranslated, so in English, but right to left. */
const arabic = translator('ar');

const item = (value: string, title: string) => ({ value, title });

/** The toolbar switches theme and direction of every story. */
const preview: Preview = {
  globalTypes: {
    theme: { toolbar: { title: 'Theme', items: [item('light', 'Light'), item('dark', 'Dark')], dynamicTitle: true } },
    direction: {
      toolbar: {
        title: 'Direction',
        items: [item('ltr', 'Left to right'), item('rtl', 'Right to left')],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', direction: 'ltr' },
  decorators: [
    (Story, { globals: { theme, direction } }) => {
      // Dialogs and menus are children of the body, so both are set on the document.
      document.documentElement.dataset['theme'] = String(theme);
      document.documentElement.dir = String(direction);
      return (
        <LanguageProvider value={direction === 'rtl' ? arabic : english}>
          <Story />
        </LanguageProvider>
      );
    },
  ],
  parameters: {
    layout: 'padded',
    controls: { disable: true },
    actions: { disable: true },
    backgrounds: { disable: true },
    // A component is not a page: it does not need landmarks.
    a11y: { config: { rules: [{ id: 'region', enabled: false }] } },
  },
};

export default preview;
