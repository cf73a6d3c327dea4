/**
 * A block of an information page. Text may contain `{support.mail}` (from `brand.json`), `{facts.verification}` (of the product) and
 * `[text](address)`.
 */
export type InfoBlock =
  | { readonly text: string }
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly facts: readonly { readonly term: string; readonly fact: string }[] };

interface InfoSection {
  /** Part of the address: `/tac#registrant-rights`. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly InfoBlock[];
}

/** An information page as a reseller writes it in `brand/pages`. */
export interface InfoText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly InfoSection[];
}
