import data from './brand.json';

/**
 * The operator of this shop. A reseller replaces `brand.json` and the texts in `brand/pages`; nothing else in the site names a company, an
 * email address or a law.
 */
export interface Brand {
  readonly name: string;
  /** The name as the logo spells it. */
  readonly wordmark: string;
  /** One-colour drawing on a square, with an accent dot. */
  readonly mark: {
    readonly viewBox: string;
    readonly ink: string;
    readonly accent: { readonly cx: number; readonly cy: number; readonly r: number };
  };
  readonly tagline: string;
  readonly accent: { readonly light: string; readonly dark: string };
  readonly support: {
    readonly mail: string;
    readonly phone: string;
    readonly hours: string;
    readonly abuse: string;
    readonly security: string;
    readonly privacy: string;
  };
  readonly legal: {
    readonly terms: string;
    readonly privacy: string;
    readonly registrantRights: string;
    readonly accessibility: string;
    readonly seller: string;
    readonly address: readonly string[];
    readonly registrationNumber: string;
    readonly taxNumber: string;
    /** The country whose law governs the agreement. */
    readonly law: string;
    /** The date from which the legal texts apply. */
    readonly effective: string;
  };
  readonly registrarOfRecord: { readonly name: string; readonly url: string };
  readonly social: boolean;
}

export const brand: Brand = data;
