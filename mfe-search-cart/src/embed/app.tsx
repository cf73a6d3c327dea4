import '@storefront/shared/ui/tokens.css';
import '@storefront/shared/ui/base.css';
import { createRoot } from 'react-dom/client';
import { readAttributes } from './attributes';
import { EmbedApp } from './components/EmbedApp';
import styles from './embed.module.css';
import { embedSheet, unitSheet } from './style-sheets';

/** The application mounted in one element. */
export interface MountedApp {
  /** Rereads the attributes of the element. */
  update(): void;
  unmount(): void;
}

/**
 * Renders search and cart into the element's shadow root, with their own React and styles (EM-01).
 * @param shop the shop's origin
 */
export function mount(element: HTMLElement, shop: string): MountedApp {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const place = document.createElement('div');
  place.className = styles.place ?? '';
  place.lang = 'en';
  shadow.replaceChildren(place);
  shadow.adoptedStyleSheets = [embedSheet(), unitSheet(shadow)];

  const root = createRoot(place);
  const draw = (): void => {
    const attributes = readAttributes(element);
    place.dataset.theme = attributes.theme;
    // A different partner remounts the application.
    root.render(<EmbedApp key={attributes.partner} element={element} shop={shop} attributes={attributes} />);
  };
  draw();
  return { update: draw, unmount: () => root.unmount() };
}
