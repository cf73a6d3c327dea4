import { incompatibility } from './incompatibility';

/** The versions that the host provides in the table below. */
const HOST = { react: '19.3.1', '@storefront/shared': '2.3.0' };
const builtWith = (shared: string) => ({ react: '19.3.1', '@storefront/shared': shared });

describe('[M4] incompatibility', () => {
  it.each([
    ['two versions older', '2.1.4'],
    ['one version older', '2.2.0'],
    ['the same', '2.3.0'],
    ['a correction newer', '2.3.9'],
  ])('accepts a remote when the version it was built with is %s', (_which, shared) => {
    expect(incompatibility(builtWith(shared), HOST)).toBeUndefined();
  });

  it.each([
    ['one version newer', '2.4.0'],
    ['a major version older', '1.9.0'],
    ['a major version newer', '3.0.0'],
  ])('gives the reason when the version a remote was built with is %s', (_which, shared) => {
    expect(incompatibility(builtWith(shared), HOST)).toBe(
      `built with @storefront/shared ${shared}, the host has 2.3.0`,
    );
  });

  it('names another React, and packages that the host does not have', () => {
    expect(incompatibility({ react: '20.0.0', vue: '3.0.0' }, HOST)).toBe(
      'built with react 20.0.0, the host has 19.3.1; vue 3.0.0, the host has none',
    );
  });

  it('leaves a remote that does not say what it was built with to the federation runtime', () => {
    expect(incompatibility({}, HOST)).toBeUndefined();
  });
});
