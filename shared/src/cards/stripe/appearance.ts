import type { Appearance } from '@stripe/stripe-js';

/** Returns the current value of a colour token: Stripe's frames have neither our tokens nor the theme. */
function getColour(token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Returns the current look of our fields, for Stripe's. Without fonts, which its frames may not load. */
export function pageAppearance(): Appearance {
  const [ink, line, accent] = ['--sf-ink', '--sf-line-strong', '--sf-accent'].map(getColour) as [
    string,
    string,
    string,
  ];
  return {
    theme: 'flat',
    disableAnimations: matchMedia('(prefers-reduced-motion: reduce)').matches,
    variables: {
      colorPrimary: accent,
      colorBackground: getColour('--sf-surface'),
      colorText: ink,
      colorTextSecondary: getColour('--sf-ink-2'),
      colorTextPlaceholder: getColour('--sf-ink-3'),
      colorDanger: getColour('--sf-danger'),
      fontFamily: '"Radio Canada", Arial, system-ui, sans-serif',
      fontSizeBase: '16px',
      fontSizeSm: '14px',
      fontWeightMedium: '500',
      borderRadius: '4px',
      gridRowSpacing: '16px',
      gridColumnSpacing: '16px',
    },
    rules: {
      '.Label': { color: ink, fontWeight: '500' },
      '.Input': {
        border: `1px solid ${line}`,
        boxShadow: 'none',
        padding: '10px 12px',
        backgroundColor: getColour('--sf-surface'),
      },
      '.Input:focus': { outline: `2px solid ${accent}`, outlineOffset: '2px', boxShadow: 'none' },
      '.Input--invalid': { border: `2px solid ${getColour('--sf-danger-mark')}`, boxShadow: 'none' },
    },
  };
}

/** Calls back whenever the page's theme changes, by choice or by the device. @returns a function that unsubscribes */
export function onThemeChange(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const device = matchMedia('(prefers-color-scheme: dark)');
  device.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    device.removeEventListener('change', changed);
  };
}
