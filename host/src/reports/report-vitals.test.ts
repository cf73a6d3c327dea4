import type { Metric } from 'web-vitals';
import { reportVitals } from './report-vitals';

type Told = (metric: unknown) => void;
const listeners = new Map<Metric['name'], Told>();
jest.mock('web-vitals', () =>
  Object.fromEntries(
    (['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const).map((name) => [
      `on${name}`,
      (told: Told) => void listeners.set(name, told),
    ]),
  ),
);

const report = (name: Metric['name'], value: number, entry: object): void =>
  listeners.get(name)?.({ name, value, rating: 'good', entries: [entry] });

function leave(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

const getText = (body: Blob | undefined): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(body ?? new Blob());
  });

describe('[MF-08b] reportVitals', () => {
  it('reports each figure once when the page is left, by the remote and release of its element', async () => {
    const sent: Blob[] = [];
    Object.defineProperty(navigator, 'sendBeacon', {
      value: (address: string, body: Blob) => address === '/reports/vitals' && sent.push(body) > 0,
      configurable: true,
    });
    document.body.innerHTML =
      '<header><a>Cart</a></header><div data-remote="mfe_search_cart@1.0.0-a"><p>brindlewharf.com</p></div>';
    const [own, remote] = [document.querySelector('a'), document.querySelector('p')];
    reportVitals('/site/availability/:word');
    leave();
    expect(sent).toEqual([]);

    report('LCP', 1204.56789, { element: own });
    report('LCP', 1304.5, { element: remote });
    report('INP', 48, { target: own });
    report('CLS', 0.0041, { value: 0.0041, sources: [{ node: remote?.firstChild }] });
    report('FCP', 900, {});
    leave();
    leave();
    expect(sent).toHaveLength(1);
    expect(JSON.parse(await getText(sent[0]))).toEqual({
      page: '/site/availability/:word',
      vitals: [
        { name: 'LCP', value: 1304.5, rating: 'good', remote: 'mfe_search_cart', version: '1.0.0-a' },
        { name: 'INP', value: 48, rating: 'good', remote: 'host', version: null },
        { name: 'CLS', value: 0.004, rating: 'good', remote: 'mfe_search_cart', version: '1.0.0-a' },
        { name: 'FCP', value: 900, rating: 'good', remote: 'host', version: null },
      ],
    });
  });

  it('reports an unknown remote when the element has been removed', async () => {
    const sent: Blob[] = [];
    Object.defineProperty(navigator, 'sendBeacon', {
      value: (_address: string, body: Blob) => sent.push(body) > 0,
      configurable: true,
    });
    reportVitals('/site/home');
    report('LCP', 1, { element: null });
    leave();
    expect(await getText(sent.at(-1))).toContain('"remote":"unknown"');
  });
});
