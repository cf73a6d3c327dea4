import { useTranslate } from '@storefront/shared/i18n';
import { chooseTheme, isTheme, useTheme } from '../theme/theme';
import { PlainSelect } from './PlainSelect';
import * as messages from './messages';

/** Selects the light, dark or system theme. */
export function ThemeSelect() {
  const t = useTranslate();
  const theme = useTheme();
  return (
    <PlainSelect
      givesWay
      label={t(messages.theme)}
      value={theme}
      onChange={({ target: { value } }) => {
        if (isTheme(value)) chooseTheme(value);
      }}
    >
      <option value="system">{t(messages.autoTheme)}</option>
      <option value="light">{t(messages.lightTheme)}</option>
      <option value="dark">{t(messages.darkTheme)}</option>
    </PlainSelect>
  );
}
