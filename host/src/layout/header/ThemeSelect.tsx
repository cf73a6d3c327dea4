import { chooseTheme, isTheme, useTheme } from '../theme/theme';
import { PlainSelect } from './PlainSelect';

/** Light, dark, or as the system says. */
export function ThemeSelect() {
  const theme = useTheme();
  return (
    <PlainSelect
      label="Theme"
      value={theme}
      onChange={({ target: { value } }) => {
        if (isTheme(value)) chooseTheme(value);
      }}
    >
      <option value="system">Auto theme</option>
      <option value="light">Light theme</option>
      <option value="dark">Dark theme</option>
    </PlainSelect>
  );
}
